"""What a guest's window is spared: lines that break, stories told again, hosts that lie."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from maverick_desktop.core.cards import Card, Seat, cards_in
from maverick_desktop.core.events import MakeBid, PlayCard, Reason, Rejected
from maverick_desktop.core.legal import MayPlay
from maverick_desktop.core.public import Phase
from maverick_desktop.hosting.telling import MOST_FACTS
from maverick_desktop.lan.messages import (
    Answer,
    Commit,
    Granted,
    Happened,
    HostMessage,
    Opened,
    Started,
    Unreadable,
)
from maverick_desktop.lan.wire import frame
from tests.hosting.people import Party, Player, Visitor, setup_of, short_rules

ANNA = Seat.NORTH


def party_at_annas_turn(folder: Path, **options: object) -> tuple[Party, Visitor]:
    """Anna is to play a card and not to lead."""
    party = Party(folder, setup_of(short_rules(**options)), names=("Anna", "Борис"))
    party.start()
    anna = party.visitors[0]
    party.run(
        lambda: (
            party.play.public.turn is ANNA
            and len(party.play.public.hand.tricks) > 1
            and bool(party.play.public.hand.plays)
            and len(party.play.public.hand.plays) < 3
        )
    )
    assert anna.view == party.play.view(ANNA)
    return party, anna


def legal_card(visitor: Visitor) -> Card:
    """Something it may play."""
    legal = visitor.view.legal()
    assert isinstance(legal, MayPlay)
    return next(cards_in(legal.free))


def test_what_the_rules_forbid_is_refused_before_it_is_sent(tmp_path: Path) -> None:
    party, anna = party_at_annas_turn(tmp_path)
    n, hand = anna.view.public.n, anna.view.hand
    assert hand is not None
    missing = next(one for one in cards_in((1 << 54) - 1) if not hand >> one & 1)
    refused = anna.table.submit(ANNA, PlayCard(missing), n)
    assert refused == Rejected(Reason.NOT_IN_HAND)
    assert anna.table.submit(ANNA, MakeBid("pass"), n) == Rejected(Reason.NOT_NOW)
    boris = party.visitors[1].seat
    assert anna.table.submit(boris, PlayCard(missing), n) == Rejected(Reason.NOT_YOUR_TURN)
    card = PlayCard(legal_card(anna))
    assert anna.table.submit(ANNA, card, n - 1) == Rejected(Reason.STALE)
    assert anna.table.submit(ANNA, card, n + 1) == Rejected(Reason.STALE)
    assert anna.way.line is not None
    assert not anna.way.line.client.outbox
    assert anna.table.submit(ANNA, card, n) is None
    assert anna.pending() == card
    # A second click, before the answer is here.
    assert anna.table.submit(ANNA, card, n) == Rejected(Reason.STALE)
    party.town.settle()
    assert anna.pending() is None
    assert anna.view.public.n > n
    assert not anna.refusals


def test_no_click_is_lost_while_the_line_is_broken(tmp_path: Path) -> None:
    party, anna = party_at_annas_turn(tmp_path)
    anna.drop()
    n = party.play.public.n
    card = PlayCard(legal_card(anna))
    assert anna.table.submit(ANNA, card, anna.view.public.n) is None
    assert anna.pending() == card
    party.town.wait(5)
    assert party.play.public.n == n
    anna.back()
    assert party.play.public.n > n
    assert anna.pending() is None
    assert anna.begun == 1


def test_a_wish_whose_answer_was_lost_is_not_refused(tmp_path: Path) -> None:
    """The card was played, then the line broke: asked again, the host knows what it answered."""
    party, anna = party_at_annas_turn(tmp_path)
    card = PlayCard(legal_card(anna))
    line = anna.way.line
    assert line is not None
    assert anna.table.submit(ANNA, card, anna.view.public.n) is None
    line.host.received(line.client.outbox.take(1 << 16), party.town.now)
    anna.drop()
    assert anna.pending() == card
    anna.back()
    assert anna.pending() is None
    assert not anna.refusals
    assert anna.view == party.play.view(ANNA)


def test_a_card_that_a_host_played_and_then_forgot_to_have_answered(tmp_path: Path) -> None:
    """The host's program begins anew and refuses the wish as stale: it was done all the same."""
    party, anna = party_at_annas_turn(tmp_path)
    card = PlayCard(legal_card(anna))
    line = anna.way.line
    assert line is not None
    assert anna.table.submit(ANNA, card, anna.view.public.n) is None
    line.host.received(line.client.outbox.take(1 << 16), party.town.now)
    party.hugo.door.answers(ANNA)._kept.clear()
    anna.drop()
    anna.back()
    assert anna.pending() is None
    assert not anna.refusals


def test_what_the_host_refuses_reaches_the_window(tmp_path: Path) -> None:
    party, anna = party_at_annas_turn(tmp_path)
    card = PlayCard(legal_card(anna))
    assert anna.table.submit(ANNA, card, anna.view.public.n) is None
    # Her seat was taken from her and given back while the wish was on its way.
    party.play.fill(ANNA, "bot:club", "Anna")
    peer = party.hugo.door.peer(ANNA)
    assert peer is not None
    party.play.sit_remote(ANNA, "remote", "Anna", peer)
    party.town.settle()
    assert anna.end == Unreadable() or anna.refusals == [(card, Reason.STALE)]


def test_a_second_window_hears_all_from_the_beginning(tmp_path: Path) -> None:
    party, anna = party_at_annas_turn(tmp_path)
    header = anna.table.header
    assert header is not None
    second = Player(header, ANNA)
    detach = anna.table.attach(second)
    assert anna.player is not None
    assert second.heard == anna.player.heard
    party.step()
    assert second.heard == anna.player.heard
    detach()
    detach()
    n = len(second.heard)
    party.step()
    assert len(second.heard) == n < len(anna.player.heard)


# --- hosts that make mistakes --------------------------------------------------------------------


def changed(message: Happened, **fields: object) -> Happened:
    """The same message with something else in it."""
    return msgspec.structs.replace(message, **fields)


def send(party: Party, visitor: Visitor, *messages: HostMessage) -> None:
    """The host's program says these."""
    peer = party.hugo.door.peer(visitor.seat)
    assert peer is not None
    for message in messages:
        peer.send(message)
    party.town.settle()


def sent(visitor: Visitor) -> list[bytes]:
    """Every frame that was sent to a guest since they came in last."""
    assert visitor.way.line is not None
    data = b"".join(visitor.way.line.to_client)
    frames = []
    while data:
        length = int.from_bytes(data[:4], "big")
        frames.append(data[4 : 4 + length])
        data = data[4 + length :]
    return frames


def test_a_gap_makes_the_guest_ask_for_the_whole_story(tmp_path: Path) -> None:
    party, anna = party_at_annas_turn(tmp_path)
    line = anna.way.line
    assert line is not None
    skipped: list[bytes] = []

    def lose_one(data: bytes) -> bytes:
        if b'"played"' in data and b'"answer"' not in data and not skipped:
            skipped.append(data)
            return b""
        return data

    line.garble = lose_one
    while not skipped:
        party.step()
    party.step()
    party.town.settle()
    assert anna.begun == 1
    assert anna.end is None
    assert anna.view == party.play.view(ANNA)
    assert len([one for one in sent(anna) if b'"type":"started"' in one]) == 2
    party.run()
    assert anna.records.bytes_of() == party.hugo.records.bytes_of()


def test_another_digest_makes_the_guest_ask_for_the_whole_story(tmp_path: Path) -> None:
    party, anna = party_at_annas_turn(tmp_path)
    line = anna.way.line
    assert line is not None
    wrong: list[bytes] = []

    def other_digest(data: bytes) -> bytes:
        place = data.find(b'"digest":"')
        if place < 0 or b'"trick"' not in data or wrong:
            return data
        wrong.append(data)
        start = place + len(b'"digest":"')
        return data[:start] + b"0123456789abcdef" + data[start + 16 :]

    line.garble = other_digest
    while not wrong:
        party.step()
    party.town.settle()
    assert anna.end is None
    assert anna.begun == 1
    assert anna.view == party.play.view(ANNA)


def test_a_host_that_always_tells_it_otherwise_is_given_up(tmp_path: Path) -> None:
    party, anna = party_at_annas_turn(tmp_path)
    line = anna.way.line
    assert line is not None

    def other_digests(data: bytes) -> bytes:
        return re.sub(rb'("digest":")(.)', lambda one: one[1] + _other(one[2]), data)

    line.garble = other_digests
    for _ in range(12):
        party.town.wait(5)
        if anna.end is None:
            party.step()
    assert anna.end == Unreadable()


def _other(digit: bytes) -> bytes:
    return b"0" if digit != b"0" else b"1"


def test_a_story_that_has_become_another_begins_the_window_anew(tmp_path: Path) -> None:
    """As after a host's computer has lost power: some facts are gone."""
    party, anna = party_at_annas_turn(tmp_path)
    anna.drop()
    log = party.play.log
    # Its last facts were never on the disk.
    del log.facts[-3:]
    party.play._table._course = type(party.play._table._course)(log.prefix(log.n))
    anna.back()
    assert anna.end is None
    assert anna.begun == 2
    assert anna.view == party.play.view(ANNA)


Lie = Callable[[Party, Visitor], list[HostMessage]]


def facts_of(visitor: Visitor) -> list[Happened]:
    """Every fact as it was sent."""
    return [
        msgspec.json.decode(one, type=Happened) for one in sent(visitor) if b'"happened"' in one
    ]


def started_of(visitor: Visitor) -> Started:
    """What began the match."""
    return next(
        msgspec.json.decode(one, type=Started)
        for one in sent(visitor)
        if b'"type":"started"' in one
    )


LIES: dict[str, Lie] = {
    "a story that nobody asked for": lambda party, anna: [started_of(anna)],
    "a fact of another hand": lambda party, anna: [
        changed(facts_of(anna)[0], n=party.play.public.n + 1)
    ],
    "a card that was played before": lambda party, anna: [
        changed(
            next(one for one in facts_of(anna) if one.fact.__class__.__name__ == "Played"),
            n=party.play.public.n + 1,
        )
    ],
    "a promise in the middle of a hand": lambda party, anna: [Commit(2, "0" * 64)],
    "a promise for the hand that is played": lambda party, anna: [Commit(1, "0" * 64)],
    "an opened hand before its end": lambda party, anna: [
        Opened(1, "0000-0000-0000-0000-0000-0000", "0" * 32, [])
    ],
    "a seat without a token": lambda party, anna: [Granted(party.hugo.door.match, "N", None)],
    "a token without a seat": lambda party, anna: [Granted(party.hugo.door.match, None, "A" * 43)],
}


@pytest.mark.parametrize("lie", LIES)
def test_what_makes_no_sense_ends_the_visit(tmp_path: Path, lie: str) -> None:
    party, anna = party_at_annas_turn(tmp_path)
    send(party, anna, *LIES[lie](party, anna))
    assert anna.end == Unreadable()
    assert not anna.table.at_table
    refused = anna.table.submit(ANNA, PlayCard(legal_card(anna)), anna.view.public.n)
    assert refused == Rejected(Reason.NOT_NOW)
    # The others play on.
    party.hugo.table.set_seat(ANNA, "bot:club", "Ben")
    party.visitors.remove(anna)
    party.run()
    assert party.play.over


def test_an_answer_that_nobody_waits_for_is_nothing(tmp_path: Path) -> None:
    party, anna = party_at_annas_turn(tmp_path)
    send(party, anna, Answer(999, "must_follow"), Answer(0, None))
    assert anna.end is None
    assert not anna.refusals


def test_a_reason_that_is_none_is_unreadable(tmp_path: Path) -> None:
    party, anna = party_at_annas_turn(tmp_path)
    assert anna.table.submit(ANNA, PlayCard(legal_card(anna)), anna.view.public.n) is None
    [number] = anna.table._match._wishes
    send(party, anna, Answer(number, "because"))
    assert anna.end == Unreadable()


def test_a_hand_that_is_dealt_before_the_last_one_was_opened(tmp_path: Path) -> None:
    party, anna = party_at_annas_turn(tmp_path)
    line = anna.way.line
    assert line is not None
    line.garble = without(b'"type":"opened"')
    party.run(lambda: party.play.public.hand.number == 2)
    assert anna.end == Unreadable()


def test_a_hand_that_was_not_promised(tmp_path: Path) -> None:
    party, anna = party_at_annas_turn(tmp_path)
    line = anna.way.line
    assert line is not None
    line.garble = without(b'"type":"commit"')
    party.run(lambda: party.play.public.hand.number == 2)
    assert anna.end == Unreadable()


def without(word: bytes) -> Callable[[bytes], bytes]:
    """Leaves out every frame that has this in it."""

    def left(data: bytes) -> bytes:
        kept = b""
        while data:
            end = 4 + int.from_bytes(data[:4], "big")
            if word not in data[:end]:
                kept += data[:end]
            data = data[end:]
        return kept

    return left


def test_a_story_longer_than_any_record(tmp_path: Path) -> None:
    party, anna = party_at_annas_turn(tmp_path)
    anna.drop()
    line_text = b'"facts":%d' % party.play.log.n
    longer = b'"facts":%d' % (MOST_FACTS + 1)

    def lengthened(data: bytes) -> bytes:
        if line_text not in data:
            return data
        start = data.index(b'{"type":"started"') - 4
        end = start + 4 + int.from_bytes(data[start : start + 4], "big")
        body = data[start + 4 : end].replace(line_text, longer)
        return data[:start] + len(body).to_bytes(4, "big") + body + data[end:]

    anna.way.try_again()
    assert anna.way.line is not None
    anna.way.line.garble = lengthened
    party.town.settle()
    assert anna.end == Unreadable()


def test_frames_as_they_are_counted_here() -> None:
    """The helpers above see what is sent."""
    whole = frame(Commit(1, "0" * 64)) + frame(Answer(1, None))
    assert without(b'"commit"')(whole) == frame(Answer(1, None))


def test_the_seat_is_asked_for_by_nobody_else(tmp_path: Path) -> None:
    """A computer player sits at a guest's table as at any other."""
    party, anna = party_at_annas_turn(tmp_path)
    assert anna.table.view is not None
    assert anna.table.view.public.phase is Phase.PLAY
    dice = random.Random(3)
    while not party.play.over:
        for visitor in party.visitors:
            visitor.act(dice)
        party.step()
    assert anna.table.view == party.play.view(ANNA)
