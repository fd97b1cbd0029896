"""What the table says while a hand is played: prompts, the trick's worth, plates, results.

One function a moment, each handed the view and giving a ``Phrase``. Says what to do, then why;
people by name, the player as "you" (LOOK section 7).
"""

from typing import Final

from maverick_desktop.core.cards import Card, CardSet, Seat, Side, Suit, winning_place
from maverick_desktop.core.events import SideScore
from maverick_desktop.core.names import custom_ms
from maverick_desktop.core.public import PublicState
from maverick_desktop.core.scoring import TrickWorth, Why
from maverick_desktop.core.view import SeatView, WatchedView
from maverick_desktop.text.phrase import QT_TRANSLATE_NOOP, Arg, Phrase, number, signed

COUNT_WORDS: Final = (
    QT_TRANSLATE_NOOP("text", "none"),
    QT_TRANSLATE_NOOP("text", "one"),
    QT_TRANSLATE_NOOP("text", "two"),
    QT_TRANSLATE_NOOP("text", "three"),
    QT_TRANSLATE_NOOP("text", "four"),
)

# --- people --------------------------------------------------------------------------------------

YOU = QT_TRANSLATE_NOOP("text", "You")
YOU_AND = QT_TRANSLATE_NOOP("text", "you and {partner}")
YOU_AND_TITLE = QT_TRANSLATE_NOOP("text", "You & {partner}")
THEY_AND = QT_TRANSLATE_NOOP("text", "{one} and {other}")
THEY_TITLE = QT_TRANSLATE_NOOP("text", "{one} & {other}")


def is_you(view: SeatView, seat: Seat) -> bool:
    """Whether a seat is the reader's own; whoever looks on has none."""
    return seat is view.seat and not isinstance(view, WatchedView)


def is_yours(view: SeatView, side: Side) -> bool:
    """Whether a side is the reader's own."""
    return is_you(view, view.seat) and side is view.seat.side


def pair(view: SeatView, side: Side) -> Phrase:
    """A side in a sentence: "you and Nora", "Walter and Emma"."""
    return _pair(view, side, YOU_AND, THEY_AND)


def pair_title(view: SeatView, side: Side) -> Phrase:
    """A side as a heading: "You & Nora"."""
    return _pair(view, side, YOU_AND_TITLE, THEY_TITLE)


def _pair(view: SeatView, side: Side, ours: str, theirs: str) -> Phrase:
    if is_yours(view, side):
        return Phrase(ours, {"partner": name(view, view.seat.partner)})
    one, other = side.seats
    return Phrase(theirs, {"one": name(view, one), "other": name(view, other)})


def name(view: SeatView, seat: Seat) -> str:
    """A player's name as typed."""
    return view.public.seats[seat].name


YOUR_SEAT = QT_TRANSLATE_NOOP("text", "Your seat")
COMPUTER = QT_TRANSLATE_NOOP("text", "Computer · {level}")
PERSON = QT_TRANSLATE_NOOP("text", "Person · network")
PERSON_SHORT = QT_TRANSLATE_NOOP("text", "network")
LEVEL_NAMES: Final = {
    "random": QT_TRANSLATE_NOOP("text", "Random"),
    "beginner": QT_TRANSLATE_NOOP("text", "Beginner"),
    "club": QT_TRANSLATE_NOOP("text", "Club"),
    "expert": QT_TRANSLATE_NOOP("text", "Expert"),
}
LEVEL_TIMED: Final = QT_TRANSLATE_NOOP("text", "Expert, {ms} ms a card")


def level_name(level: str) -> Phrase:
    """A computer player's level; one this version does not know by its own word."""
    time = custom_ms(level)
    if time is not None:
        return Phrase(LEVEL_TIMED, {"ms": time})
    known = LEVEL_NAMES.get(level)
    return Phrase("{level}", {"level": level}) if known is None else Phrase(known)


def controller(view: SeatView, seat: Seat, short: bool = False) -> Phrase:
    """Who plays a seat: "Computer · Club", or only its last word."""
    by = view.public.seats[seat].by
    if is_you(view, seat):
        return Phrase(YOUR_SEAT)
    if not by.startswith("bot:"):
        return Phrase(PERSON_SHORT if short else PERSON)
    level = level_name(by[4:])
    return level if short else Phrase(COMPUTER, {"level": level})


PASSES = QT_TRANSLATE_NOOP("text", "passes")
LOOKS = QT_TRANSLATE_NOOP("text", "looks first")
HAS_CHOSEN = QT_TRANSLATE_NOOP("text", "has chosen")
CHOOSING = QT_TRANSLATE_NOOP("text", "choosing")

# --- the prompt ----------------------------------------------------------------------------------

LEAD = QT_TRANSLATE_NOOP("text", "Your turn: lead any card")
LEAD_FIRST = QT_TRANSLATE_NOOP("text", "You sit left of the dealer and lead to the first trick.")
LEAD_NEXT = QT_TRANSLATE_NOOP("text", "You took the last trick.")
FOLLOW = QT_TRANSLATE_NOOP("text", "Your turn: follow {suit}")
MUST_TRUMP = QT_TRANSLATE_NOOP("text", "No {led} left: play a trump, {trump}")
ANY_CARD = QT_TRANSLATE_NOOP("text", "No {led} left: play any card")
WINNING_THEIRS = QT_TRANSLATE_NOOP("text", "{who}’s {card} is winning.")
WINNING_YOURS = QT_TRANSLATE_NOOP("text", "Your {card} is winning.")
PLAYABLE = QT_TRANSLATE_NOOP(
    "text", "One of your cards can be played.|{count} of your cards can be played."
)
REVOKE_PRICE = QT_TRANSLATE_NOOP(
    "text",
    "Any other card is a revoke: it costs {side} {n} point."
    "|Any other card is a revoke: it costs {side} {n} points.",
)
BOTH_LINES = QT_TRANSLATE_NOOP("text", "{first} {second}")
REVOKE_ASK = QT_TRANSLATE_NOOP(
    "text",
    "Play {card} all the same? It costs {side} {n} point"
    "|Play {card} all the same? It costs {side} {n} points",
)
REVOKE_HOW = QT_TRANSLATE_NOOP("text", "Click it again to play it, Esc takes it back.")
THINKING = QT_TRANSLATE_NOOP("text", "{who} is thinking")
LEADING = QT_TRANSLATE_NOOP("text", "{who} leads to trick {n}.")
TRICK_YOURS = QT_TRANSLATE_NOOP("text", "You take the trick and lead next")
TRICK_THEIRS = QT_TRANSLATE_NOOP("text", "{who} takes the trick and leads next")
LAST_TRICK_YOURS = QT_TRANSLATE_NOOP("text", "You take the last trick")
LAST_TRICK_THEIRS = QT_TRANSLATE_NOOP("text", "{who} takes the last trick")
GO_ON = QT_TRANSLATE_NOOP("text", "Click the table or press Space to go on")

_BIG_COUNTS: Final = (
    QT_TRANSLATE_NOOP("text", "None"),
    QT_TRANSLATE_NOOP("text", "One"),
    QT_TRANSLATE_NOOP("text", "Two"),
    QT_TRANSLATE_NOOP("text", "Three"),
    QT_TRANSLATE_NOOP("text", "Four"),
    QT_TRANSLATE_NOOP("text", "Five"),
    QT_TRANSLATE_NOOP("text", "Six"),
    QT_TRANSLATE_NOOP("text", "Seven"),
    QT_TRANSLATE_NOOP("text", "Eight"),
    QT_TRANSLATE_NOOP("text", "Nine"),
    QT_TRANSLATE_NOOP("text", "Ten"),
    QT_TRANSLATE_NOOP("text", "Eleven"),
    QT_TRANSLATE_NOOP("text", "Twelve"),
    QT_TRANSLATE_NOOP("text", "Thirteen"),
)


def lead(view: SeatView) -> tuple[Phrase, Phrase]:
    """You lead."""
    return Phrase(LEAD), Phrase(LEAD_NEXT if view.public.hand.tricks else LEAD_FIRST)


def follow(view: SeatView, led: Suit, free: CardSet, priced: bool) -> tuple[Phrase, Phrase]:
    """You must, or may for a price, follow the suit led."""
    return Phrase(FOLLOW, {"suit": led}), revoke_price(view) if priced else _playable(view, free)


def void(view: SeatView, led: Suit, free: CardSet, all_legal: bool) -> tuple[Phrase, Phrase]:
    """You hold no card of the suit led."""
    trump = view.public.hand.trump
    first = (
        Phrase(ANY_CARD, {"led": led})
        if all_legal
        else Phrase(MUST_TRUMP, {"led": led, "trump": trump})
    )
    return first, winning(view) if all_legal else _playable(view, free)


def _playable(view: SeatView, free: CardSet) -> Phrase:
    count = free.bit_count()
    some = Phrase(PLAYABLE, {"count": Phrase(_BIG_COUNTS[count])}, count)
    return Phrase(BOTH_LINES, {"first": winning(view), "second": some})


def winning(view: SeatView) -> Phrase:
    """Whose card is winning the trick in progress."""
    hand = view.public.hand
    place = winning_place(hand.plays, hand.trump)
    seat, card = hand.player(place), hand.plays[place]
    if is_you(view, seat):
        return Phrase(WINNING_YOURS, {"card": card})
    return Phrase(WINNING_THEIRS, {"who": name(view, seat), "card": card})


def revoke_price(view: SeatView) -> Phrase:
    """What a card that does not follow would cost."""
    side = pair(view, view.seat.side)
    return Phrase(REVOKE_PRICE, {"side": side}, view.public.rules.revoke_penalty)


def revoke_ask(view: SeatView, card: Card) -> tuple[Phrase, Phrase]:
    """You have raised a card that would be a revoke."""
    side = pair(view, view.seat.side)
    price = view.public.rules.revoke_penalty
    return Phrase(REVOKE_ASK, {"card": card, "side": side}, price), Phrase(REVOKE_HOW)


def waiting(view: SeatView, seat: Seat) -> tuple[Phrase, Phrase | None]:
    """Somebody else is to play or bid."""
    who = name(view, seat)
    hand = view.public.hand
    if hand.plays:
        return Phrase(THINKING, {"who": who}), winning(view)
    if view.public.turn is seat and not _bidding(view.public):
        leads = Phrase(LEADING, {"who": who, "n": len(hand.tricks) + 1})
        return Phrase(THINKING, {"who": who}), leads
    return Phrase(THINKING, {"who": who}), None


def _bidding(public: PublicState) -> bool:
    return public.phase.value in ("blind", "contract")


def taken(view: SeatView, winner: Seat, last: bool) -> tuple[Phrase, Phrase]:
    """A trick has just been completed."""
    if is_you(view, winner):
        return Phrase(LAST_TRICK_YOURS if last else TRICK_YOURS), Phrase(GO_ON)
    first = LAST_TRICK_THEIRS if last else TRICK_THEIRS
    return Phrase(first, {"who": name(view, winner)}), Phrase(GO_ON)


# --- passing -------------------------------------------------------------------------------------

CHOOSE = QT_TRANSLATE_NOOP("text", "Choose {count} card for {who}|Choose {count} cards for {who}")
CHOOSE_MORE = QT_TRANSLATE_NOOP(
    "text", "Choose {count} more card for {who}|Choose {count} more cards for {who}"
)
CHOSEN = QT_TRANSLATE_NOOP("text", "{count} card chosen for {who}|{count} cards chosen for {who}")
GIVES_YOU = QT_TRANSLATE_NOOP(
    "text",
    "{who} gives you {count} at the same moment.|{who} gives you {count} at the same moment.",
)
TAKE_BACK = QT_TRANSLATE_NOOP("text", "Click one to take it back. {gives}")
WAIT_FOR_CHOICE = QT_TRANSLATE_NOOP("text", "Your cards wait for {who}")
WAIT_FOR_ALL = QT_TRANSLATE_NOOP("text", "The cards move when all four have chosen.")
PASS_IT = QT_TRANSLATE_NOOP("text", "Pass it to {who}")
PASS_BOTH = QT_TRANSLATE_NOOP("text", "Pass both to {who}")
PASS_ALL = QT_TRANSLATE_NOOP("text", "Pass all {count} to {who}")


def passing(view: SeatView, chosen: int, to: Seat, giver: Seat) -> tuple[Phrase, Phrase]:
    """You choose cards to pass on; ``chosen`` of them so far."""
    count = view.public.rules.pass_count
    who = name(view, to)
    gives = Phrase(
        GIVES_YOU, {"who": name(view, giver), "count": Phrase(COUNT_WORDS[count])}, count
    )
    if chosen == 0:
        return Phrase(CHOOSE, {"count": Phrase(COUNT_WORDS[count]), "who": who}, count), gives
    take_back = Phrase(TAKE_BACK, {"gives": gives})
    if chosen < count:
        more = count - chosen
        left: dict[str, Arg] = {"count": Phrase(COUNT_WORDS[more]), "who": who}
        return Phrase(CHOOSE_MORE, left, more), take_back
    words: dict[str, Arg] = {"count": Phrase(_BIG_COUNTS[count]), "who": who}
    return Phrase(CHOSEN, words, count), take_back


def pass_button(view: SeatView, to: Seat) -> Phrase:
    """The button that hands the chosen cards on."""
    count = view.public.rules.pass_count
    source = PASS_IT if count == 1 else PASS_BOTH if count == 2 else PASS_ALL
    return Phrase(source, {"who": name(view, to), "count": Phrase(COUNT_WORDS[count])})


def passed_waiting(view: SeatView, waiting_for: Seat) -> tuple[Phrase, Phrase]:
    """You have chosen, others have not."""
    return Phrase(WAIT_FOR_CHOICE, {"who": name(view, waiting_for)}), Phrase(WAIT_FOR_ALL)


YOU_AND_CAPITAL = QT_TRANSLATE_NOOP("text", "You and {partner}")


def capital_pair(view: SeatView) -> Phrase:
    """Your side at the head of a sentence: "You and Nora"."""
    if not is_you(view, view.seat):
        return pair(view, view.seat.side)
    return Phrase(YOU_AND_CAPITAL, {"partner": name(view, view.seat.partner)})


# --- the trick's worth ---------------------------------------------------------------------------

SO_FAR = QT_TRANSLATE_NOOP("text", "So far")
WINS = QT_TRANSLATE_NOOP("text", "{who} wins")
YOU_WIN = QT_TRANSLATE_NOOP("text", "You win")
ADDERS = QT_TRANSLATE_NOOP("text", "{n} adder|{n} adders")
ADDERS_SUM = QT_TRANSLATE_NOOP("text", "{n} adder: 1 + {n} =|{n} adders: 1 + {n} =")
ADDERS_EACH = QT_TRANSLATE_NOOP("text", "{n} adder, 1 each:|{n} adders, 1 each:")
ADDERS_FLAT = QT_TRANSLATE_NOOP("text", "adders and a trump")
NO_TRUMP_NO_ADDER = QT_TRANSLATE_NOOP("text", "no trump, no adder")
TRUMPS = QT_TRANSLATE_NOOP("text", "{n} trump, no adder|{n} trumps, no adder")
ALL_TRUMPS = QT_TRANSLATE_NOOP("text", "four trumps")
TO_SIDE = QT_TRANSLATE_NOOP("text", "to {side}")
REVOKED = QT_TRANSLATE_NOOP("text", "{points} for the revoke")


def worth(view: SeatView, value: TrickWorth, complete: bool) -> Phrase:
    """Why a trick is worth what it is worth."""
    one_plus = view.public.rules.adder_value == "one_plus_n"
    match value.why:
        case Why.ADDERS if complete:
            return Phrase(ADDERS_SUM if one_plus else ADDERS_EACH, {}, value.adders)
        case Why.ADDERS:
            return Phrase(ADDERS, {}, value.adders)
        case Why.ADDERS_FLAT:
            return Phrase(ADDERS_FLAT)
        case Why.ALL_TRUMPS:
            return Phrase(ALL_TRUMPS)
        case Why.SOME_TRUMPS:
            return Phrase(TRUMPS, {}, value.trumps)
        case Why.PLAIN:
            return Phrase(NO_TRUMP_NO_ADDER)


def wins(view: SeatView, seat: Seat) -> Phrase:
    """Who has won a complete trick."""
    return Phrase(YOU_WIN) if is_you(view, seat) else Phrase(WINS, {"who": name(view, seat)})


def to_side(view: SeatView, side: Side) -> Phrase:
    """Whom points go to."""
    return Phrase(TO_SIDE, {"side": pair(view, side)})


# --- results -------------------------------------------------------------------------------------

HAND_OVER = QT_TRANSLATE_NOOP("text", "Hand {n} is over")
HAND_SCORES = QT_TRANSLATE_NOOP("text", "{us} {ours}, {them} {theirs}.")
MATCH_OVER = QT_TRANSLATE_NOOP("text", "{side} win the match")
YOU_WIN_MATCH = QT_TRANSLATE_NOOP("text", "You and {partner} win the match")
MATCH_DRAWN = QT_TRANSLATE_NOOP("text", "The match is drawn")
MATCH_TOTALS = QT_TRANSLATE_NOOP(
    "text", "{ours} to {theirs} after {n} hand.|{ours} to {theirs} after {n} hands."
)
NEXT_HAND = QT_TRANSLATE_NOOP("text", "Next hand")
NEW_MATCH = QT_TRANSLATE_NOOP("text", "New match")


def hand_over(view: SeatView, ours: SideScore, theirs: SideScore) -> tuple[Phrase, Phrase]:
    """A hand has been scored."""
    us, them = capital_pair(view), pair(view, view.seat.side.other)
    scores: dict[str, Arg] = {
        "us": us,
        "ours": signed(ours.score),
        "them": them,
        "theirs": signed(theirs.score),
    }
    return Phrase(HAND_OVER, {"n": view.public.hand.number}), Phrase(HAND_SCORES, scores)


def match_over(view: SeatView) -> tuple[Phrase, Phrase]:
    """The match has ended."""
    public, ours = view.public, view.seat.side
    totals: dict[str, Arg] = {
        "ours": number(public.total[ours]),
        "theirs": number(public.total[ours.other]),
    }
    second = Phrase(MATCH_TOTALS, totals, max(len(public.past), public.hand.number))
    winner = public.verdict.winner
    if winner is None:
        return Phrase(MATCH_DRAWN), second
    if is_yours(view, winner):
        return Phrase(YOU_WIN_MATCH, {"partner": name(view, view.seat.partner)}), second
    return Phrase(MATCH_OVER, {"side": pair(view, winner)}), second
