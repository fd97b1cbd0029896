"""The score pad: the worked examples entered by hand, what is refused, what can still be, undo."""

import itertools
import json
import random
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec.structs import replace

from maverick_desktop.core.cards import SEATS, SIDES, Seat, Side, Suit, card
from maverick_desktop.core.events import MatchOver, Rewound
from maverick_desktop.core.pad import made_by_itself, possible
from maverick_desktop.core.padfacts import (
    BeginHand,
    BeginHandBySuits,
    NameSeat,
    NoteBid,
    NoteRevoke,
    NoteTotals,
    NoteTrick,
    PadBid,
    PadReason,
    PadRefused,
    PadTrick,
    PadWish,
    WishedFact,
)
from maverick_desktop.core.padroom import NO_ROOM, room_left
from maverick_desktop.core.padsheet import pad_head, pad_sheet
from maverick_desktop.core.padstate import PadPhase, after, next_dealer
from maverick_desktop.core.padtable import Pad
from maverick_desktop.core.rules import CLASSIC, INDIVIDUALIST, PRESETS, Rules, with_options
from maverick_desktop.core.scoring import Verdict
from tests.core.padplay import NAMES, Notes, enter, folded, new_log, new_pad, random_wish, seat_of

EXAMPLES: dict[str, Any] = json.loads(
    (Path(__file__).parent.parent / "golden" / "examples.json").read_text(encoding="utf-8")
)
GOLDEN: dict[str, Any] = EXAMPLES["golden_hand"]
HAND_H: dict[str, Any] = EXAMPLES["scores"][0]
ORDINARY: Final = BeginHand(Seat.NORTH, (card("AH"), card("2C")))
"""Trump hearts 14, adder clubs 12."""


def changed(preset: str, **changes: Any) -> Rules:
    """A preset with some options changed."""
    rules = with_options(PRESETS[preset], changes)
    assert isinstance(rules, Rules), rules
    return rules


def opened(rules: Rules = INDIVIDUALIST, begin: PadWish = ORDINARY) -> Pad:
    """A pad with a hand begun."""
    pad = new_pad(rules)
    enter(pad, begin)
    return pad


def phase(pad: Pad) -> PadPhase:
    """What the pad waits for."""
    return pad.state.phase


def last_step(pad: Pad) -> WishedFact | None:
    """What undo would take back."""
    return pad.last_step


def reason(pad: Pad, wish: PadWish) -> PadReason:
    """Why it is refused, with nothing changed."""
    before, n = pad.state, pad.log.n
    refused = pad.wish(wish)
    assert isinstance(refused, PadRefused), f"{wish} was taken"
    assert pad.state is before
    assert pad.log.n == n
    return refused.reason


# --- the worked examples -------------------------------------------------------------------------


def enter_golden(pad: Pad) -> None:
    """The tricks of the golden hand."""
    for trick in GOLDEN["tricks"]:
        enter(pad, NoteTrick(seat_of(trick["winner"]), trick["trumps"], trick["adders"]))


def begin_golden() -> BeginHand:
    """How it was dealt."""
    first, second = GOLDEN["turned"]
    return BeginHand(seat_of(GOLDEN["dealer"]), (card(first), card(second)))


@pytest.mark.parametrize("preset", ["classic", "individualist"])
def test_golden_hand(preset: str) -> None:
    """Trick by trick, by its totals, and by its suits alone: the same total."""
    total = GOLDEN["totals"][preset]["NS"], GOLDEN["totals"][preset]["EW"]
    pad = opened(PRESETS[preset], begin_golden())
    for trick in GOLDEN["tricks"]:
        hand = pad.state.open_hand
        assert hand is not None
        assert hand.leader is seat_of(trick["lead"])
        enter(pad, NoteTrick(seat_of(trick["winner"]), trick["trumps"], trick["adders"]))
    assert pad.state.total == total
    assert [trick.points for trick in pad.state.past[0].hand.tricks] == [
        trick[preset] for trick in GOLDEN["tricks"]
    ]
    by_totals = opened(PRESETS[preset], begin_golden())
    enter(by_totals, NoteTotals(total))
    assert by_totals.state.total == total
    by_suits = opened(PRESETS[preset], BeginHandBySuits(Seat.NORTH, Suit.CLUBS, Suit.SPADES))
    enter_golden(by_suits)
    assert by_suits.state.total == total


def bids_of(variant: dict[str, Any]) -> list[NoteBid]:
    """The bids of an example."""
    return [
        NoteBid(seat_of(letter), kind)
        for kind, letter in (bid.split(":") for bid in variant["bids"].values() if bid)
    ]


@pytest.mark.parametrize("late", [False, True], ids=["in time", "late"])
@pytest.mark.parametrize("variant", GOLDEN["variants"], ids=lambda one: str(one["text"]))
def test_golden_hand_with_bids(variant: dict[str, Any], late: bool) -> None:
    """A bid that was forgotten is noted before the last trick, and counts the same."""
    pad = opened(PRESETS[variant["preset"]], begin_golden())
    if late:
        for trick in GOLDEN["tricks"][:-1]:
            enter(pad, NoteTrick(seat_of(trick["winner"]), trick["trumps"], trick["adders"]))
        last = GOLDEN["tricks"][-1]
        enter(pad, *bids_of(variant))
        enter(pad, NoteTrick(seat_of(last["winner"]), last["trumps"], last["adders"]))
    else:
        enter(pad, *bids_of(variant))
        enter_golden(pad)
    score = pad.state.past[0].score
    assert {side.name: score.sides[side].score for side in SIDES} == variant["score"]
    assert {side.name: score.sides[side].made for side in SIDES} == variant["made"]


@pytest.mark.parametrize("variant", HAND_H["variants"], ids=lambda one: str(one["text"]))
def test_hand_h(variant: dict[str, Any]) -> None:
    """Every bid of hand H, with its revokes, by tricks and by totals."""
    pad = opened(changed(variant["preset"], **variant["changes"]))
    by_totals = opened(changed(variant["preset"], **variant["changes"]))
    revokes = [
        NoteRevoke(seat_of(variant["takers"][side.name]))
        for side in SIDES
        for _ in range(variant["revokes"][side.name])
    ]
    for one in (pad, by_totals):
        enter(one, *bids_of(variant), *revokes)
    for trick in HAND_H["tricks"]:
        winner = seat_of(variant["takers"][trick["side"]])
        enter(pad, NoteTrick(winner, trick["trumps"], trick["adders"]))
    score = pad.state.past[0].score
    assert {side.name: score.sides[side].base for side in SIDES} == variant["base"]
    assert {side.name: score.sides[side].score for side in SIDES} == variant["score"]
    ns, ew = score.sides
    enter(by_totals, NoteTotals((ns.base, ew.base), (ns.made, ew.made)))
    assert by_totals.state.past[0].score == score


# --- the match -----------------------------------------------------------------------------------


def test_dealers_go_round() -> None:
    """The first as it is said, unless the rules say it; then clockwise."""
    pad = new_pad(INDIVIDUALIST)
    assert next_dealer(pad.state) is None
    dealer = Seat.EAST
    for _ in range(5):
        wrong = BeginHand(dealer.left, ORDINARY.turned)
        if pad.state.hand is not None:
            assert reason(pad, wrong) is PadReason.WRONG_DEALER
        enter(pad, BeginHand(dealer, ORDINARY.turned), NoteTotals((5, 4)))
        dealer = dealer.left
        assert next_dealer(pad.state) is dealer
    ruled = new_pad(changed("classic", first_dealer="W"))
    assert next_dealer(ruled.state) is Seat.WEST
    assert reason(ruled, ORDINARY) is PadReason.WRONG_DEALER
    enter(ruled, BeginHand(Seat.WEST, ORDINARY.turned))


def test_the_match_ends_by_target_and_takes_no_more() -> None:
    """50 : 30 to NS; names may still be put right."""
    pad = new_pad(changed("individualist", target=10))
    enter(pad, ORDINARY, NoteTotals((9, 5)))
    assert phase(pad) is PadPhase.BETWEEN
    enter(pad, BeginHand(Seat.EAST, ORDINARY.turned), NoteTotals((5, 4)))
    assert phase(pad) is PadPhase.OVER
    assert pad.log.facts[-1] == MatchOver(Side.NS, (14, 9))
    assert pad.state.verdict.winner is Side.NS
    for wish in (
        BeginHand(Seat.SOUTH, ORDINARY.turned),
        NoteTrick(Seat.SOUTH, 0, 0),
        NoteBid(Seat.SOUTH, "nil"),
        NoteRevoke(Seat.SOUTH),
        NoteTotals((1, 1)),
    ):
        assert reason(pad, wish) is PadReason.MATCH_OVER
    enter(pad, NameSeat(Seat.SOUTH, "Anne"))
    assert pad.state.names[0] == "Anne"
    assert pad.undo() is None
    assert phase(pad) is PadPhase.OPEN
    assert pad.state.names[0] == "Anne"
    assert pad.state.verdict is Verdict.PLAY_ON


def test_checked_after_each_trick() -> None:
    """The match ends in mid-hand, unplayed cards and all; a revoke alone ends nothing."""
    rules = changed("classic", match_check="trick", target=10, revoke="priced")
    pad = opened(rules)
    enter(pad, NoteTrick(Seat.SOUTH, 0, 4), NoteTrick(Seat.WEST, 0, 4), NoteTrick(Seat.EAST, 4, 0))
    assert pad.state.running() == (5, 1)
    enter(pad, NoteRevoke(Seat.SOUTH))
    assert pad.state.running() == (1, 1)
    enter(pad, NoteTrick(Seat.NORTH, 0, 4))
    assert pad.state.running() == (6, 1)
    enter(pad, *[NoteTrick(Seat.NORTH, 1, 0)] * 2, *[NoteTrick(Seat.NORTH, 0, 0)] * 5)
    assert pad.state.running() == (9, 1)
    assert phase(pad) is PadPhase.OPEN
    enter(pad, NoteTrick(Seat.NORTH, 4, 0))
    assert pad.state.running() == (5, 1)
    assert phase(pad) is PadPhase.OPEN
    enter(pad, NoteTrick(Seat.NORTH, 4, 0))
    assert phase(pad) is PadPhase.BETWEEN
    assert pad.state.total == (1, 1)
    enter(pad, BeginHand(Seat.EAST, ORDINARY.turned), *[NoteTrick(Seat.EAST, 0, 4)] * 2)
    assert pad.log.facts[-1] == MatchOver(Side.EW, (1, 11))
    assert pad.state.running() == pad.state.total == (1, 11)
    sheet = pad_sheet(pad.state)
    assert sheet.over
    assert not sheet.hands[1].scored
    assert len(sheet.hands[1].tricks) == 2


# --- refusals ------------------------------------------------------------------------------------


def test_hands_that_cannot_begin() -> None:
    """Cards, suits, and a hand before that is open."""
    pad = new_pad(changed("classic", equal_ranks="redeal"))
    assert reason(pad, BeginHand(Seat.SOUTH, (card("AH"), card("AH")))) is PadReason.SAME_CARD
    assert reason(pad, BeginHand(Seat.SOUTH, (card("AH"), card("AC")))) is PadReason.DEAL_AGAIN
    assert reason(pad, BeginHandBySuits(Seat.SOUTH, Suit.CLUBS, Suit.CLUBS)) is PadReason.SAME_SUIT
    for wish in (NoteTrick(Seat.SOUTH, 0, 0), NoteRevoke(Seat.SOUTH), NoteTotals((1, 1))):
        assert reason(pad, wish) is PadReason.NO_HAND
    enter(pad, BeginHand(Seat.SOUTH, (card("BJ"), card("SJ"))))
    hand = pad.state.open_hand
    assert hand is not None
    assert (hand.trump, hand.adder) == (Suit.SPADES, Suit.DIAMONDS)
    assert reason(pad, BeginHand(Seat.WEST, ORDINARY.turned)) is PadReason.HAND_OPEN


def test_bids_and_revokes_that_cannot_be() -> None:
    """By the rules, one a side, and no more revokes than tricks to revoke in."""
    pad = opened(changed("individualist", bids=["nil", "posh"]))
    assert reason(pad, NoteBid(Seat.SOUTH, "blind")) is PadReason.BID_NOT_ALLOWED
    enter(pad, NoteBid(Seat.SOUTH, "nil"), NoteBid(Seat.EAST, "posh"))
    assert reason(pad, NoteBid(Seat.NORTH, "posh")) is PadReason.SIDE_HAS_BID
    assert reason(pad, NoteBid(Seat.EAST, "posh")) is PadReason.SIDE_HAS_BID
    # East leads to the first trick, and nobody revokes with the last card.
    enter(pad, *[NoteRevoke(Seat.EAST)] * 11)
    assert reason(pad, NoteRevoke(Seat.EAST)) is PadReason.TOO_MANY_REVOKES
    enter(pad, *[NoteRevoke(Seat.SOUTH)] * 9, *[NoteTrick(Seat.SOUTH, 0, 1)] * 3)
    assert reason(pad, NoteRevoke(Seat.SOUTH)) is PadReason.TOO_MANY_REVOKES
    assert reason(opened(CLASSIC), NoteRevoke(Seat.WEST)) is PadReason.REVOKE_NOT_PRICED


def test_tricks_that_cannot_be() -> None:
    """Four cards; what is left; what the tricks after it can hold."""
    pad = opened(CLASSIC)
    for wrong in ((5, 0), (0, 5), (3, 2), (-1, 0), (0, -1), (-1, 5), (10**30, 0)):
        assert reason(pad, NoteTrick(Seat.SOUTH, *wrong)) is PadReason.FOUR_CARDS
    enter(pad, *[NoteTrick(Seat.SOUTH, 4, 0)] * 3)
    assert possible(pad.state).trumps_left == 2
    assert reason(pad, NoteTrick(Seat.SOUTH, 3, 0)) is PadReason.TRUMPS_LEFT
    enter(pad, *[NoteTrick(Seat.SOUTH, 0, 4)] * 2)
    enter(pad, NoteTrick(Seat.SOUTH, 0, 3))
    assert possible(pad.state).adders_left == 1
    assert reason(pad, NoteTrick(Seat.SOUTH, 0, 2)) is PadReason.ADDERS_LEFT
    enter(pad, *[NoteTrick(Seat.SOUTH, 0, 0)] * 6)
    room = possible(pad.state)
    assert (room.trumps, room.adders) == ((2,), (1,))
    for wrong in ((1, 1), (2, 0), (0, 0)):
        assert reason(pad, NoteTrick(Seat.SOUTH, *wrong)) is PadReason.TOO_FEW
    enter(pad, NoteTrick(Seat.SOUTH, 2, 1))
    assert phase(pad) is PadPhase.BETWEEN
    assert possible(pad.state) is NO_ROOM


def test_suits_from_paper_ask_less() -> None:
    """That trumps fell is known and not how many: no trick has to make up for it."""
    pad = opened(CLASSIC, BeginHandBySuits(Seat.NORTH, Suit.HEARTS, Suit.CLUBS))
    enter(pad, *[NoteTrick(Seat.SOUTH, 1, 0)] * 12)
    assert reason(pad, NoteTrick(Seat.SOUTH, 3, 0)) is PadReason.TRUMPS_LEFT
    enter(pad, NoteTrick(Seat.SOUTH, 0, 0))
    assert pad.state.total == (-11, 0)
    # Spades and diamonds may have come of two hearts.
    pad = opened(CLASSIC, BeginHandBySuits(Seat.NORTH, Suit.SPADES, Suit.DIAMONDS))
    assert (possible(pad.state).trumps_left, possible(pad.state).adders_left) == (15, 13)


def test_totals_that_cannot_be() -> None:
    """18 points are the most that an ordinary hand has under the Individualist's rules."""
    pad = opened()
    enter(pad, NoteTrick(Seat.SOUTH, 0, 0))
    assert reason(pad, NoteTotals((10, -2))) is PadReason.TRICKS_BEGUN
    pad = opened()
    for wrong in (19, -15, 10**30, -(10**30)):
        assert reason(pad, NoteTotals((wrong, 0))) is PadReason.BASE_IMPOSSIBLE
        assert reason(pad, NoteTotals((0, wrong))) is PadReason.BASE_IMPOSSIBLE
    refused = pad.wish(NoteTotals((0, 19)))
    assert refused is not None
    assert refused.side is Side.EW
    for both in ((18, 1), (9, 10), (-14, -1)):
        assert reason(pad, NoteTotals(both)) is PadReason.BASES_IMPOSSIBLE
    assert reason(pad, NoteTotals((5, 4), (True, None))) is PadReason.MADE_WITHOUT_BID
    assert reason(pad, NoteTotals((5, 4), (None, False))) is PadReason.MADE_WITHOUT_BID
    enter(pad, NoteTotals((18, 0)))
    assert pad.state.total == (18, 0)


def test_totals_and_blind() -> None:
    """It is made by more points, and not otherwise."""
    pad = opened()
    enter(pad, NoteBid(Seat.WEST, "blind"))
    assert made_by_itself(pad.state, (4, 5)) == (None, True)
    assert made_by_itself(pad.state, (5, 5)) == (None, False)
    assert reason(pad, NoteTotals((4, 5))) is PadReason.MADE_MISSING
    assert reason(pad, NoteTotals((4, 5), (None, False))) is PadReason.BLIND_DISAGREES
    assert reason(pad, NoteTotals((5, 5), (None, True))) is PadReason.BLIND_DISAGREES
    enter(pad, NoteTotals((4, 5), (None, True)))
    assert pad.state.total == (4, 10)
    assert made_by_itself(pad.state, (4, 5)) == (None, None)


def test_totals_and_nil() -> None:
    """The partner plays on, or neither takes a trick."""
    pad = opened()
    enter(pad, NoteBid(Seat.SOUTH, "nil"))
    assert made_by_itself(pad.state, (5, 4)) == (None, None)
    enter(pad, NoteTotals((5, 4), (True, None)))
    assert pad.state.total == (15, 4)
    pad = opened(changed("individualist", nil_scope="side"))
    enter(pad, NoteBid(Seat.SOUTH, "nil"))
    assert made_by_itself(pad.state, (5, 4)) == (False, None)
    assert made_by_itself(pad.state, (0, 9)) == (None, None)
    assert reason(pad, NoteTotals((5, 4), (True, None))) is PadReason.MADE_DISAGREES
    enter(pad, NoteTotals((0, 9), (True, None)))
    # Two sides cannot both take no trick.
    enter(pad, BeginHand(Seat.EAST, ORDINARY.turned))
    enter(pad, NoteBid(Seat.SOUTH, "nil"), NoteBid(Seat.WEST, "nil"))
    assert reason(pad, NoteTotals((0, 0), (True, True))) is PadReason.MADE_DISAGREES
    enter(pad, NoteTotals((0, 9), (True, False)))


def test_totals_and_posh() -> None:
    """Three books are twelve adders; they leave a side much, and the other none of them."""
    pad = opened()
    enter(pad, NoteBid(Seat.NORTH, "posh"))
    assert made_by_itself(pad.state, (5, -2)) == (None, None)
    assert made_by_itself(pad.state, (-14, 17)) == (False, None)
    assert reason(pad, NoteTotals((-14, 17), (True, None))) is PadReason.MADE_DISAGREES
    enter(pad, NoteTotals((5, -2), (True, None)))
    assert pad.state.total == (10, -2)


def test_totals_of_a_side_that_revoked() -> None:
    """Where a revoke spoils a bid it has failed, whatever the points."""
    pad = opened(PRESETS["tournament"])
    enter(pad, NoteBid(Seat.WEST, "blind"), NoteRevoke(Seat.EAST))
    assert made_by_itself(pad.state, (4, 5)) == (None, False)
    assert reason(pad, NoteTotals((4, 5), (None, True))) is PadReason.REVOKE_SPOILS
    enter(pad, NoteTotals((4, 5), (None, False)))
    assert pad.state.total == (4, -10)


def test_names() -> None:
    """Clean ones, at any time."""
    pad = new_pad(CLASSIC)
    for name in ("", " x", "x" * 25, "a\nb", "a\u202eb"):
        assert reason(pad, NameSeat(Seat.WEST, name)) is PadReason.BAD_NAME
    enter(pad, NameSeat(Seat.WEST, "Bill"))
    assert pad.state.names == (NAMES[0], "Bill", *NAMES[2:])
    assert not pad.can_undo


# --- what can still be ---------------------------------------------------------------------------


@cache
def can_be_played(trumps: int, adders: int, tricks: int) -> bool:
    """Whether so many trumps and adders fall in so many tricks, found by trying."""
    if tricks == 0:
        return trumps == adders == 0
    return any(
        can_be_played(trumps - t, adders - a, tricks - 1)
        for t in range(min(4, trumps) + 1)
        for a in range(min(4 - t, adders) + 1)
    )


def test_room_is_what_can_be_played() -> None:
    """After any tricks, for any numbers that are dealt."""
    for tricks, trumps, adders in itertools.product(range(13), range(16), range(14)):
        if not can_be_played(trumps, adders, 13 - tricks):
            continue
        room = room_left((trumps, adders), (0, 0), tricks, exact=True)
        assert room.fits == {
            (t, a)
            for t, a in itertools.product(range(min(4, trumps) + 1), range(min(4, adders) + 1))
            if t + a <= 4 and can_be_played(trumps - t, adders - a, 12 - tricks)
        }
        assert room.fits
        assert room.trumps == tuple(sorted({t for t, _ in room.fits}))
        assert room.adders == tuple(sorted({a for _, a in room.fits}))
        for t, a in itertools.product(range(5), repeat=2):
            assert (a in room.adders_with(t)) == (t in room.trumps_with(a)) == room.allows(t, a)


def test_totals_of_adders_alone() -> None:
    """Where other tricks are worth nothing the sums are known: shared, not more and not less."""
    nothing = {"points_all_trumps": 0, "points_some_trumps": 0, "points_plain": 0}
    pad = opened(changed("individualist", **nothing))
    for ns, ew in itertools.product(range(-1, 14), repeat=2):
        taken = pad.wish(NoteTotals((ns, ew))) is None
        assert taken == (ns + ew == 12 and ns >= 0 and ew >= 0)
        if taken:
            assert pad.undo() is None
    # One more for each trick with an adder: a side's adders lie in a quarter as many at least.
    pad = opened(changed("classic", **nothing))
    sums = {
        (ours + k, 12 - ours + m)
        for ours in range(13)
        for k in range((ours + 3) // 4, ours + 1)
        for m in range((12 - ours + 3) // 4, 12 - ours + 1)
    }
    for ns, ew in itertools.product(range(-1, 27), repeat=2):
        taken = pad.wish(NoteTotals((ns, ew))) is None
        assert taken == ((ns, ew) in sums)
        if taken:
            assert pad.undo() is None


# --- the log -------------------------------------------------------------------------------------


def test_written_before_it_is_so() -> None:
    """Each fact reaches the sink while the state is still the one before it."""
    notes = Notes()
    pad = Pad(new_log(INDIVIDUALIST), notes)
    notes.pad = pad
    enter(pad, ORDINARY, NoteBid(Seat.WEST, "blind"), NoteTotals((4, 5), (None, True)))
    assert pad.undo() is None
    assert notes.facts == list(enumerate(pad.log.facts, start=1))
    assert notes.known == list(range(len(notes.facts)))


def test_undo_takes_back_a_step_and_what_followed() -> None:
    """The last trick with its score and the end of the match; at last the hand itself."""
    pad = new_pad(INDIVIDUALIST)
    assert not pad.can_undo
    assert pad.undo() == PadRefused(PadReason.NOTHING_TO_UNDO)
    states = [pad.state]
    wishes: list[PadWish] = [begin_golden(), NoteBid(Seat.SOUTH, "nil"), NoteRevoke(Seat.WEST)]
    wishes += [
        NoteTrick(seat_of(trick["winner"]), trick["trumps"], trick["adders"])
        for trick in GOLDEN["tricks"]
    ]
    for wish in wishes:
        enter(pad, wish)
        states.append(pad.state)
    assert isinstance(last_step(pad), PadTrick)
    for count, state in enumerate(reversed(states[:-1]), start=1):
        assert pad.undo() is None
        assert isinstance(pad.log.facts[-1], Rewound)
        assert pad.state == replace(state, n=pad.log.n, rewinds=count)
    assert not pad.can_undo
    assert pad.state.hand is None
    # Another hand can begin at once.
    enter(pad, BeginHand(Seat.EAST, ORDINARY.turned), NoteBid(Seat.EAST, "nil"))
    assert last_step(pad) == PadBid(Seat.EAST, "nil")


@pytest.mark.parametrize("seed", range(12))
def test_a_random_match_with_undo_is_what_its_facts_come_to(seed: int) -> None:
    """At every fact: the state is that of the facts in force, folded anew."""
    dice = random.Random(seed)
    rules = changed("tournament", target=40, revoke_penalty=dice.randint(0, 9))
    pad = new_pad(rules)
    for _ in range(150):
        if pad.can_undo and dice.random() < 0.2:
            for _ in range(dice.choice((1, 1, 2, 16))):
                before, step = pad.state, pad.last_step
                assert (pad.undo() is None) == (step is not None)
                assert pad.state.names == before.names
        else:
            enter(pad, random_wish(pad.state, dice))
        assert pad.state == folded(pad.log)
    resumed = Pad(pad.log.prefix(pad.log.n), Notes())
    assert resumed.state == pad.state
    assert resumed.last_step == pad.last_step


def test_a_rewind_needs_the_log() -> None:
    """One state does not know those before it."""
    with pytest.raises(ValueError, match="log"):
        after(new_pad(CLASSIC).state, 1, Rewound(0))


def test_resuming_writes_what_is_due_first() -> None:
    """A log that was cut between a fact and what follows from it."""
    pad = new_pad(changed("individualist", target=10))
    enter(pad, ORDINARY, NoteTotals((12, 6)))
    assert len(pad.log.facts) == 4
    for cut in (2, 3):
        for begin in ("settle", "undo", "wish"):
            notes = Notes()
            resumed = Pad(pad.log.prefix(cut), notes)
            match begin:
                case "settle":
                    resumed.settle()
                case "undo":
                    assert resumed.undo() is None
                case "wish":
                    assert resumed.wish(ORDINARY) == PadRefused(PadReason.MATCH_OVER)
            assert [fact for _, fact in notes.facts][: 4 - cut] == pad.log.facts[cut:]


# --- the sheet -----------------------------------------------------------------------------------


def test_sheet() -> None:
    """Played by hand: no cards, the points as they fell, a hand in progress last."""
    pad = opened(INDIVIDUALIST, begin_golden())
    enter(pad, NoteBid(Seat.SOUTH, "nil"))
    enter_golden(pad)
    enter(pad, BeginHandBySuits(Seat.EAST, Suit.HEARTS, Suit.CLUBS), NoteTotals((10, -2)))
    enter(pad, BeginHand(Seat.SOUTH, ORDINARY.turned))
    enter(pad, NoteRevoke(Seat.WEST), NoteTrick(Seat.WEST, 0, 3), NameSeat(Seat.EAST, "Emma"))
    sheet = pad_sheet(pad.state)
    assert sheet.by_hand
    assert sheet.names == (*NAMES[:3], "Emma")
    assert (sheet.over, sheet.winner, sheet.rewinds) == (False, None, 0)
    golden, totals, open_hand = sheet.hands
    assert golden.turned == (card("4S"), card("6C"))
    assert golden.sides[0].points == (-4, -4, 4)
    assert (golden.sides[0].base, golden.sides[0].score, golden.sides[0].made) == (-4, 1, True)
    assert [trick.leader for trick in golden.tricks] == [None] * 13
    assert {trick.card_of(seat) for trick in golden.tricks for seat in SEATS} == {None}
    assert totals.turned is None
    assert totals.tricks == ()
    assert [side.points for side in totals.sides] == [(), ()]
    assert [side.total for side in totals.sides] == [11, 5]
    west = open_hand.sides[1]
    assert (west.points, west.base, west.penalty, west.score, west.total) == ((3,), 3, 4, None, 4)
    assert sheet.total == pad.state.running() == (11, 4)
    head = pad_head(pad.log, pad.state)
    assert [one.name for one in head.sitters] == [*NAMES[:3], "Emma"]
    assert {one.by for one in head.sitters} == {"human"}
    assert head.first_deal is None
    assert head.rules is INDIVIDUALIST
