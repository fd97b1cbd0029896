"""Every lie about a deal is found out by the guest it was told to, and nothing false is written."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from maverick_desktop.core.cards import SEATS, Seat, cards_in, codes
from maverick_desktop.core.deals import Deal, code_of, deal_from_code
from maverick_desktop.core.events import HandDealt
from maverick_desktop.core.public import Phase
from maverick_desktop.hosting.commit import commitment, nonce_of, was_fixed
from maverick_desktop.hosting.promises import Promises
from maverick_desktop.hosting.reveal import DealCheck
from maverick_desktop.lan.messages import HostMessage, Opened, Unreadable
from maverick_desktop.lan.wire import frame
from tests.hosting.people import KEY, MATCHES, Party, Visitor, setup_of, short_rules

ANNA = Seat.NORTH
_OPENED = msgspec.json.Decoder(Opened)


def told(change: Callable[[Opened], HostMessage], hand: int = 1) -> Callable[[bytes], bytes]:
    """What comes to a guest whose host opens one hand otherwise than it was."""

    def changed(data: bytes) -> bytes:
        kept = b""
        while data:
            end = 4 + int.from_bytes(data[:4], "big")
            one, data = data[:end], data[end:]
            if one[4:].startswith(b'{"type":"opened","hand":%d,' % hand):
                one = frame(change(_OPENED.decode(one[4:])))
            kept += one
        return kept

    return changed


def party_of(folder: Path, **rules: Any) -> tuple[Party, Visitor]:
    """A match that has begun."""
    party = Party(folder, setup_of(short_rules(**rules)), names=("Anna", "Борис"))
    party.start()
    return party, party.visitors[0]


def lied_to(folder: Path, change: Callable[[Opened], HostMessage], **rules: Any) -> Visitor:
    """Anna, to whom the first hand is opened otherwise; the match is played to its end."""
    party, anna = party_of(folder, **rules)
    assert anna.way.line is not None
    anna.way.line.garble = told(change)
    party.run(lambda: party.play.public.hand.number == 2 or anna.end is not None)
    if anna.end is not None:
        return anna
    party.run()
    assert party.visitors[1].checks == [(1, DealCheck.FIXED), (2, DealCheck.FIXED)]
    return anna


def exchanged(deal: Deal, one: Seat, other: Seat) -> Deal:
    """The deal with two cards of these seats exchanged."""
    hands = [*deal.hands]
    mine, theirs = next(cards_in(hands[one])), next(cards_in(hands[other]))
    hands[one] ^= mine.bit | theirs.bit
    hands[other] ^= mine.bit | theirs.bit
    return Deal((hands[0], hands[1], hands[2], hands[3]), deal.turned)


def test_another_deal_than_the_one_that_was_played(tmp_path: Path) -> None:
    """Also if it is exactly the one that had been promised, by a host who deals another."""

    def lie(opened: Opened) -> Opened:
        deal = exchanged(deal_from_code(opened.deal), Seat.WEST, Seat.EAST)
        return msgspec.structs.replace(opened, deal=code_of(deal))

    anna = lied_to(tmp_path, lie)
    assert anna.checks == [(1, DealCheck.NOT_AS_PLAYED), (2, DealCheck.NOT_AS_PLAYED)]
    assert not (anna.records.folder / f"{MATCHES[0]}.maverick").exists()


def test_another_deal_than_the_one_that_was_promised(tmp_path: Path) -> None:
    """It is what was played, and can be proved: it is written, and the alarm is raised."""

    def lie(opened: Opened) -> Opened:
        return msgspec.structs.replace(opened, nonce="0" * 32)

    anna = lied_to(tmp_path, lie)
    assert anna.checks == [(1, DealCheck.NOT_AS_PROMISED), (2, DealCheck.FIXED)]
    assert anna.records.bytes_of() == (tmp_path / "hugo" / f"{MATCHES[0]}.maverick").read_bytes()


CHOICES: dict[str, Callable[[list[list[str]]], list[list[str]]]] = {
    "one is missing": lambda chosen: chosen[:-1],
    "one too many": lambda chosen: [*chosen, chosen[0]],
    "in another order": lambda chosen: [*chosen[1:], chosen[0]],
    "none": lambda chosen: [],
    "empty ones": lambda chosen: [[] for _ in chosen],
}


@pytest.mark.parametrize("choices", CHOICES)
def test_other_cards_passed_on(tmp_path: Path, choices: str) -> None:
    def lie(opened: Opened) -> Opened:
        assert len(opened.chosen) == 4
        return msgspec.structs.replace(opened, chosen=CHOICES[choices](opened.chosen))

    anna = lied_to(tmp_path, lie, pass_count=3)
    assert anna.checks[0] == (1, DealCheck.NOT_AS_PLAYED)


def test_cards_whose_owner_before_passing_only_the_giver_knows(tmp_path: Path) -> None:
    """Two cards that others passed to each other: nothing that Anna has seen speaks against it."""
    seen: list[Opened] = []

    def lie(opened: Opened) -> Opened:
        seen.append(opened)
        deal = deal_from_code(opened.deal)
        south, west = opened.chosen[0], opened.chosen[1]
        assert south != west
        return msgspec.structs.replace(opened, deal=code_of(exchanged(deal, ANNA, Seat.WEST)))

    anna = lied_to(tmp_path, lie, pass_count=2)
    assert anna.checks[0] == (1, DealCheck.NOT_AS_PLAYED)
    assert seen


def test_a_deal_that_is_none(tmp_path: Path) -> None:
    def lie(opened: Opened) -> Opened:
        return msgspec.structs.replace(opened, deal="0000-0000-0000-0000-0000-0001")

    assert lied_to(tmp_path, lie).end == Unreadable()


def test_another_hand_is_opened(tmp_path: Path) -> None:
    def lie(opened: Opened) -> Opened:
        return msgspec.structs.replace(opened, hand=2)

    assert lied_to(tmp_path, lie).end == Unreadable()


def test_turned_cards_that_were_others(tmp_path: Path) -> None:
    """The same suits, but another card lay on the table than the deal has."""

    def lie(opened: Opened) -> Opened:
        deal = deal_from_code(opened.deal)
        seat = next(
            seat for seat in SEATS for one in cards_in(deal.hands[seat]) if like(one, deal.turned)
        )
        other = next(one for one in cards_in(deal.hands[seat]) if like(one, deal.turned))
        place = 0 if deal.turned[0].suit is other.suit else 1
        turned = [*deal.turned]
        hands = [*deal.hands]
        hands[seat] ^= other.bit | turned[place].bit
        turned[place] = other
        wrong = Deal((hands[0], hands[1], hands[2], hands[3]), (turned[0], turned[1]))
        return msgspec.structs.replace(opened, deal=code_of(wrong))

    anna = lied_to(tmp_path, lie)
    assert anna.checks[0] == (1, DealCheck.NOT_AS_PLAYED)


def like(one: Any, turned: tuple[Any, Any]) -> bool:
    """Whether a card is of a turned card's suit."""
    return one.suit is not None and any(one.suit is other.suit for other in turned)


def test_a_deal_that_is_promised_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A host that forgets what it promised may deal another hand in the middle of this one."""
    party, anna = party_of(tmp_path)
    party.run(lambda: len(party.play.public.hand.tricks) == 5)
    monkeypatch.setattr(party.play, "_promises", Promises(b"x" * 32, party.play.log))
    anna.drop()
    anna.back()
    party.run(lambda: party.play.public.phase is Phase.DEALING)
    assert anna.checks == [(1, DealCheck.PROMISED_ANEW)]
    assert DealCheck.PROMISED_ANEW.alarming
    party.run()
    assert anna.checks[1:] == [(2, DealCheck.FIXED)]


def test_what_alarms() -> None:
    assert [one for one in DealCheck if not one.alarming] == [DealCheck.FIXED, DealCheck.SHOWN]


def test_commitments_bind_and_hide() -> None:
    """Each hand has its nonce; the digest depends on every sign; none is told before its time."""
    nonces = {nonce_of(KEY, match, hand) for match in MATCHES for hand in range(1, 50)}
    assert len(nonces) == 3 * 49
    assert all(len(nonce) == 32 for nonce in nonces)
    assert nonce_of(b"j" * 32, MATCHES[0], 1) not in nonces
    digest = commitment("0000-0000-0000-0000-0000-0000", "ab" * 16)
    assert was_fixed(digest, "0000-0000-0000-0000-0000-0000", "ab" * 16)
    assert not was_fixed(digest, "0000-0000-0000-0000-0000-0000", "ac" * 16)
    assert not was_fixed(digest, "3S3N-HGQ4-E30Q-WV8A-M3GE-ZZ58", "ab" * 16)


def test_promises_are_the_same_whenever_they_are_asked_for(tmp_path: Path) -> None:
    """Noted fact by fact or from a record: the host's program may die and begin anew."""
    party, _ = party_of(tmp_path, pass_count=3)
    party.run()
    log = party.play.log
    anew = Promises(KEY, log)
    dealt = [n for n, event in enumerate(log.facts, 1) if isinstance(event, HandDealt)]
    assert len(dealt) == 2
    for n, event in enumerate(log.facts, 1):
        assert anew.before(n) == party.play._promises.before(n)
        assert anew.after(n) == party.play._promises.after(n)
        assert (anew.before(n) is None) == (n not in dealt)
        if isinstance(event, HandDealt):
            commit = anew.before(n)
            assert commit is not None
            assert commit.digest == commitment(
                code_of(event.deal), nonce_of(KEY, MATCHES[0], event.hand)
            )
    opened = [one for n in range(1, log.n + 1) if (one := anew.after(n)) is not None]
    assert [one.hand for one in opened] == [1, 2]
    assert all(len(one.chosen) == 4 for one in opened)
    assert codes(0) == []
