"""A table on the network as its host has it: lobby, seats, agreement, then match after match.

Hears what people elsewhere say through their conversations (``lan.ports.HostOwner``) and decides
what it means; ``LivePlay`` plays. Must not know sockets, windows or files. See ``HostedTable``.
"""

from typing import Final

from maverick_desktop import __version__
from maverick_desktop.core.cards import Seat
from maverick_desktop.core.events import Rejected
from maverick_desktop.core.log import GameLog
from maverick_desktop.core.names import clean_chat
from maverick_desktop.core.ports import LogSink, SeatPort
from maverick_desktop.lan.digest import rules_digest
from maverick_desktop.lan.door import Door
from maverick_desktop.lan.facts import action_of, letter_of, plain_rules, seat_of
from maverick_desktop.lan.messages import (
    PROTOCOL,
    Again,
    Agree,
    AnswerUndo,
    AskUndo,
    Chat,
    HostMessage,
    Leave,
    Lobby,
    Request,
    Said,
    Sit,
    UndoAsked,
    UndoSettled,
    Welcome,
    Why,
    Wish,
)
from maverick_desktop.lan.peer import Peer

from .chairs import HUMAN, OPEN, REMOTE, Chairs, NotYet
from .host import Begin, Held, Host, Keep
from .play import LivePlay, Means
from .seating import Seating
from .setup import TableSetup
from .undo import Undo, Vote


class HostedTable:
    """One table, as long as it is open.

    What the host does is said by methods; everything may be called at any time, and what makes no
    sense then does nothing. A match starts when ``not_yet`` has nothing against it.
    """

    def __init__(
        self,
        setup: TableSetup,
        chairs: Chairs,
        door: Door,
        means: Means,
        begin: Begin,
        keep: Keep,
        host: Host,
        key: bytes,
    ) -> None:
        """``key``: ``commit.KEY_BYTES`` secret bytes, the same when the table is opened again."""
        self.setup = setup
        self.chairs: Final = chairs
        self.door: Final = door
        self.play: LivePlay | None = None
        """The match in progress, or the one that was played last."""
        self.undo: Undo | None = None
        self._means: Final = means
        self._begin: Final = begin
        self._keep: Final = keep
        self._host: Final = host
        self._key: Final = key
        self._waiting_match: tuple[GameLog, LogSink] | None = None
        self._seating: Final = Seating(chairs, door, means.later, self._changed)
        self._closed = False

    # --- the table as it is ----------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        """Whether a match is in progress."""
        return self._seating.playing

    @property
    def waits(self) -> bool:
        """Whether the match pauses for somebody who was lost."""
        return self.setup.policy == "pause" and self.chairs.anybody_missing()

    @property
    def held(self) -> Held:
        """What has to outlive this program, so that the table can be opened again as it is now."""
        match = None if self.play is None else self.play.header.match
        hashes = self.door.hashes
        return Held(self.door.match, match, self.setup, self.chairs, hashes, self._key)

    def not_yet(self) -> NotYet | None:
        """Why the match cannot start yet; None if it can."""
        return self.chairs.not_yet()

    def lobby(self) -> Lobby:
        """The table as everybody at it may see it."""
        setup, rule_set = self.setup, self.setup.rule_set
        return Lobby(
            setup.name,
            rule_set.name,
            rule_set.base,
            plain_rules(rule_set.rules),
            self.chairs.places(),
            setup.policy,
            setup.patience,
            setup.timer,
            setup.chat,
            setup.spectators,
            self.playing,
        )

    # --- what the host does ----------------------------------------------------------------------

    def change(self, setup: TableSetup) -> None:
        """Settle the table otherwise, between matches. Other rules have to be agreed to anew.

        The rules of a match that waits to be taken up again stay as they are.
        """
        other_rules = setup.rule_set != self.setup.rule_set
        if self.playing or self._closed or (other_rules and self._waiting_match is not None):
            return
        if setup.rule_set.rules != self.setup.rule_set.rules:
            self.chairs.must_agree_anew()
        self.setup = setup
        self._changed()

    def set_seat(self, seat: Seat, by: str, name: str = "", needed: bool = False) -> None:
        """Open a seat, or let a computer player have it; a person there loses it (S4, S7).

        ``by``: ``open``, then ``needed`` keeps the match from starting without a person there; or
        ``bot:LEVEL``, then ``name`` is what the computer player is called.
        """
        chair = self.chairs[seat]
        if chair.by == HUMAN or self._closed:
            return
        self.door.free(seat)
        self._stop_asking(seat)
        chair.give(by, self.chairs.name_at(seat, name or chair.computer_name))
        chair.needed = needed and by == OPEN
        self._seating.free(seat)
        self._changed()

    def move_host(self, to: Seat) -> bool:
        """The host's own person would rather sit elsewhere, before a new match; whether they do."""
        if self.playing or self._closed or self._waiting_match is not None:
            return False
        moved = self.chairs.move_host(to)
        if moved:
            self._changed()
        return moved

    def agree(self, seat: Seat) -> None:
        """A person agrees to the rules."""
        chair = self.chairs[seat]
        if not chair.is_person or chair.agreed:
            return
        chair.agreed = True
        peer = self.door.peer(seat)
        if peer is not None:
            self._seating.sit(seat, peer)
        self._changed()

    def wait_with(self, log: GameLog, sink: LogSink) -> None:
        """Open the table for a match of a record: ``start`` goes on with it (see ``rehost``)."""
        assert log.header.number is None
        assert self.play is None
        self._waiting_match = log, sink

    def start(self) -> bool:
        """Begin a match, or go on with the one that waits; whether that could be."""
        if self.playing or self.not_yet() is not None or self._closed:
            return False
        if self.play is not None:
            self.play.close()
        waiting, self._waiting_match = self._waiting_match, None
        log, sink = waiting or self._begin(self.setup, self.chairs.sitters())
        self.resume(log, sink)
        assert self.play is not None
        self.play.deal()
        return True

    def resume(self, log: GameLog, sink: LogSink) -> None:
        """Take up a match of this very table; people's seats wait for them by the policy."""
        assert log.header.number is None
        self.play = play = LivePlay(log, sink, self.setup, self._means, self, self._key)
        self.undo = Undo(play, self._voters, self._undo_asked, self._undo_settled)
        play.settle()
        self._seating.begin(play, self.setup)
        self._host.match_begun(play)
        for peer in self.door.peers:
            if peer.seat is None:
                play.watch(peer)
        play.go_on()
        self._changed()

    def sit_host(self, seat: Seat, port: SeatPort) -> None:
        """The host's own person takes their seat in the match that begins."""
        self._seating.sit_host(seat, port)

    def say(self, seat: Seat, text: str) -> None:
        """Somebody says something to all."""
        cleaned = clean_chat(text)
        if self.setup.chat and cleaned and not self._closed:
            self.tell_all(Said(letter_of(seat), cleaned))
            self._host.said(seat, cleaned)

    def close(self) -> None:
        """The table closes: everybody is told, the match can be taken up again."""
        self._closed = True
        self._seating.call_off_all()
        if self.play is not None:
            self.play.close()
        self.door.close()

    # --- lan.ports.HostOwner ---------------------------------------------------------------------

    def welcome(self) -> Welcome:
        """What a stranger may know of the table."""
        rules = self.setup.rule_set.rules
        return Welcome(PROTOCOL, __version__, self.setup.name, rules_digest(rules))

    def joined(self, name: str, watch: bool) -> Seat | Why | None:
        """A newcomer knows the code: a free seat, or why there is none."""
        if watch:
            return None if self.setup.spectators else "full"
        seat = self.chairs.seat_for(name)
        return "full" if seat is None else seat

    def arrived(self, peer: Peer, new: bool) -> None:
        """Somebody is at the table now."""
        seat = peer.seat
        if seat is None:
            peer.send(self.lobby())
            if self.play is not None:
                self.play.watch(peer)
            return
        chair = self.chairs[seat]
        if new:
            chair.name = self.chairs.name_at(seat, peer.name)
            chair.by, chair.agreed = REMOTE, False
        chair.here = True
        self._changed()
        self._seating.sit(seat, peer)

    def wished(self, peer: Peer, wish: Wish) -> str | None:
        """A seat wishes something."""
        seat = peer.seat
        if self.play is None or seat is None or wish.match != self.play.header.match:
            return "stale"
        action = action_of(wish.action)
        if not self.chairs[seat].agreed:
            return "not_now"
        outcome = self.play.submit(seat, action, wish.at)
        return outcome.reason.value if isinstance(outcome, Rejected) else None

    def said(self, peer: Peer, message: Request) -> None:
        """Anything else that somebody says."""
        seat = peer.seat
        match message:
            case Again() if self.play is not None:
                self.play.tell_again(peer)
            case Leave():
                self._leave(peer)
            case _ if seat is None:
                pass
            case Chat():
                self.say(seat, message.text)
            case Agree() if message.digest == rules_digest(self.setup.rule_set.rules):
                self.agree(seat)
            case Sit():
                self._move(seat, seat_of(message.seat))
            case AskUndo():
                self.ask_undo(seat)
            case AnswerUndo():
                self.answer_undo(seat, message.ask, message.yes)
            case _:
                pass

    def contested(self, seat: Seat) -> None:
        """Two programs fought for a seat."""
        self._host.contested(seat)

    def lost(self, peer: Peer) -> None:
        """A connection is gone; the seat stays its person's."""
        seat = peer.seat
        if seat is None:
            if self.play is not None:
                self.play.leave(peer)
            return
        self._stop_asking(seat)
        self._seating.lost(seat)
        self._changed()

    # --- people come and go ----------------------------------------------------------------------

    def _move(self, seat: Seat, to: Seat) -> None:
        """Somebody would rather sit elsewhere, before the match."""
        here, there = self.chairs[seat], self.chairs[to]
        if self.playing or there.by != OPEN or not self.door.move(seat, to):
            return
        there.by, there.name, there.agreed, there.here = REMOTE, here.name, here.agreed, True
        here.give(OPEN, "")
        self._seating.free(seat)
        self._changed()

    def _leave(self, peer: Peer) -> None:
        """Somebody gets up for good; in a match the computer plays on for them."""
        if peer.seat is not None:
            self.set_seat(peer.seat, OPEN)

    # --- undo ------------------------------------------------------------------------------------

    def ask_undo(self, seat: Seat) -> None:
        """A seat wishes to take its last decision back: everybody else is asked."""
        if self.undo is not None and not self.waits and self.chairs[seat].agreed:
            self.undo.ask(seat)

    def answer_undo(self, seat: Seat, number: int, yes: bool) -> None:
        """A seat agrees to an undo, or does not."""
        if self.undo is not None:
            self.undo.answer(seat, number, yes)

    def moved_on(self) -> None:
        """A fact has happened: what was asked before it is void."""
        if self.undo is not None:
            self.undo.void()

    def ended(self) -> None:
        """The match is over: from now on people may change seats, and the next one may begin."""
        self._changed()

    def _voters(self, seat: Seat) -> frozenset[Seat]:
        """People who play, except the one who asks."""
        people = (*self.chairs.where(HUMAN), *self.chairs.where(REMOTE))
        plays = (one for one in people if self.chairs[one].here and self.chairs[one].agreed)
        return frozenset(one for one in plays if one is not seat)

    def _undo_asked(self, vote: Vote) -> None:
        self.tell_all(UndoAsked(vote.number, letter_of(vote.seat)))
        self._host.undo_asked(vote)

    def _undo_settled(self, vote: Vote, done: bool) -> None:
        self.tell_all(UndoSettled(vote.number, done))
        self._host.undo_settled(vote, done)

    def _stop_asking(self, seat: Seat) -> None:
        if self.undo is not None:
            self.undo.gone(seat)

    # --- telling ---------------------------------------------------------------------------------

    def tell_all(self, message: HostMessage) -> None:
        """Tell everybody who is connected."""
        for peer in self.door.peers:
            peer.send(message)

    def _changed(self) -> None:
        """Store how it stands, then tell everybody."""
        if self._closed:
            return
        self._keep(self.held)
        self.tell_all(self.lobby())
        self._host.table_changed()
