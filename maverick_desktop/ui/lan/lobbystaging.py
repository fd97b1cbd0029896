"""From a table on the network to the ``LobbyScene`` that shows it. Pure; must not know Qt."""

from typing import Final

import msgspec

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.text import lancode
from maverick_desktop.text import lanlobby as words
from maverick_desktop.text.options import set_name
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.text.seen import as_it_is
from maverick_desktop.text.words import seat_word
from maverick_desktop.ui.lan.lobbyscene import (
    CodeShown,
    Kind,
    LobbyScene,
    SeatCard,
    Warned,
)

OPEN: Final = "open"
_PEOPLE: Final = ("human", "remote")


class Seated(msgspec.Struct, frozen=True):
    """A seat as far as whoever looks knows it."""

    by: str
    """``open``, ``human`` (the host), ``remote`` or ``bot:LEVEL``."""
    name: str = ""
    agreed: bool = False
    here: bool = True
    computer: str = ""
    """The level that plays at an open seat; empty where that is not known."""
    needed: bool = False
    """Whether an open seat waits for a person."""
    former: str = ""
    """Whom an open seat is kept for."""
    stand_in: bool = False
    """Whether the computer plays there at this moment."""

    @property
    def is_person(self) -> bool:
        """Whether somebody sits there."""
        return self.by in _PEOPLE

    @property
    def is_ready(self) -> bool:
        """Whether nothing has to be waited for."""
        if self.is_person:
            return self.here and self.agreed
        return not (self.by == OPEN and self.needed)


Seats = tuple[Seated, Seated, Seated, Seated]


class OnAir(msgspec.Struct, frozen=True):
    """How a table can be reached."""

    port: int
    addresses: tuple[str, ...]
    """Of this computer, the likeliest first."""
    seen: bool | None
    """Whether others hear of it; None: that is not known yet."""


class OwnTable(msgspec.Struct, frozen=True):
    """A table that is open here."""

    name: str
    code: tuple[str, str]
    air: OnAir
    show_code: bool
    """Whether it is shown although nobody needs it."""
    playing: bool
    match_waits: bool
    """Whether a match is to be taken up again."""
    locked: bool = False
    contested: str = ""
    """Whose seat two programs fight for."""


class GuestTable(msgspec.Struct, frozen=True):
    """Somebody else's table."""

    name: str
    playing: bool
    reachable: bool


def closed_scene(seats: Seats, me: Seat, rule_set: RuleSet) -> LobbyScene:
    """No table yet."""
    cards = [_card(seats, me, seat, host=True, playing=False) for seat in SEATS]
    return LobbyScene(
        stage="closed",
        title=Phrase(words.OPEN_TITLE),
        line=Phrase(words.OPEN_LINE),
        code=None,
        air=None,
        on_air=False,
        address=Phrase(words.NOTHING_SENT),
        addresses=(),
        seats=(cards[0], cards[1], cards[2], cards[3]),
        summary=_summary(rule_set),
        agreed=None,
        reason=None,
        main=Phrase(words.OPEN),
        may=True,
        leave=Phrase(words.CLOSE),
        settles=True,
    )


def own_scene(table: OwnTable, seats: Seats, me: Seat, rule_set: RuleSet) -> LobbyScene:
    """A table of one's own."""
    cards = [_card(seats, me, seat, host=True, playing=table.playing) for seat in SEATS]
    free = any(seat.by == OPEN for seat in seats)
    hidden = not free and not table.show_code
    reason = None if table.playing else _reason(seats, me)
    line = words.FULL_LINE if hidden else words.TELL_CODE
    main = words.GO_ON if table.match_waits else words.START
    return LobbyScene(
        stage="open",
        title=Phrase(words.YOURS_TITLE),
        line=Phrase(words.AGAIN_LINE if table.match_waits and free else line),
        code=CodeShown(*table.code, lancode.spoken(*table.code), hidden),
        air=_air(table),
        on_air=bool(table.air.seen),
        address=_address(table.air),
        addresses=table.air.addresses,
        seats=(cards[0], cards[1], cards[2], cards[3]),
        summary=_summary(rule_set),
        agreed=None if table.playing else _agreed(seats),
        reason=reason,
        main=Phrase(words.BACK_TO_MATCH if table.playing else main),
        may=table.playing or reason is None,
        leave=Phrase(words.CLOSE_TABLE),
        settles=not table.playing and not table.match_waits,
        warned=_warned(table),
    )


def guest_scene(table: GuestTable, seats: Seats, me: Seat | None, rule_set: RuleSet) -> LobbyScene:
    """Somebody else's table; ``me``: None for whoever only looks on."""
    cards = [_card(seats, me, seat, host=False, playing=table.playing) for seat in SEATS]
    host = next((seat for seat in seats if seat.by == "human"), None)
    agreed = me is None or seats[me].agreed
    return LobbyScene(
        stage="guest",
        title=Phrase(words.GUEST_TITLE, {"table": table.name}),
        line=_guest_line(me, host),
        code=None,
        air=None if table.reachable else Phrase(words.OUT_OF_REACH),
        on_air=False,
        address=None,
        addresses=(),
        seats=(cards[0], cards[1], cards[2], cards[3]),
        summary=_summary(rule_set),
        agreed=None if table.playing else _agreed(seats),
        reason=_guest_reason(table, seats, agreed, host),
        main=_guest_main(table, me, agreed),
        may=table.playing or (not agreed and table.reachable),
        leave=Phrase(words.LEAVE),
        settles=False,
    )


# --- parts ---------------------------------------------------------------------------------------


def _summary(rule_set: RuleSet) -> Phrase:
    return words.summary(set_name(rule_set.name, rule_set.base), rule_set.rules)


def _agreed(seats: Seats) -> Phrase:
    people = [seat for seat in seats if seat.is_person]
    return words.have_agreed(sum(seat.agreed for seat in people), len(people))


def _air(table: OwnTable) -> Phrase:
    said = {
        True: words.SEEN_AS,
        False: words.NOT_SEEN,
        None: words.GOING_ON_AIR,
    }[table.air.seen]
    return Phrase(said, {"table": table.name})


def _address(air: OnAir) -> Phrase:
    if not air.addresses:
        return Phrase(words.NO_ADDRESS)
    # A port is a name, not a number: it has no place for separators.
    return Phrase(words.AT_ADDRESS, {"address": air.addresses[0], "port": str(air.port)})


def _warned(table: OwnTable) -> Warned | None:
    if table.locked:
        return Warned(Phrase(words.LOCKED), Phrase(words.UNLOCK))
    if table.contested:
        return Warned(Phrase(words.CONTESTED, {"who": table.contested}))
    return None


def _reason(seats: Seats, me: Seat) -> Phrase | None:
    """What the start waits for; one thing at a time."""
    if not seats[me].agreed:
        return Phrase(words.WAIT_YOU)
    for seat in SEATS:
        one = seats[seat]
        if one.is_ready:
            continue
        if not one.is_person:
            return Phrase(words.WAIT_NEEDED, {"where": seat_word(seat)})
        text = words.WAIT_READING if one.here else words.WAIT_AWAY
        return Phrase(text, {"who": one.name})
    return None


def _guest_line(me: Seat | None, host: Seated | None) -> Phrase:
    if me is None:
        return Phrase(words.WATCHING)
    if host is None:
        return Phrase(words.GUEST_LINE_SERVED)
    return Phrase(words.GUEST_LINE, {"who": host.name})


def _guest_main(table: GuestTable, me: Seat | None, agreed: bool) -> Phrase:
    if table.playing:
        return Phrase(words.BACK_TO_MATCH)
    if me is None:
        return Phrase(words.YOU_LOOK_ON)
    return Phrase(words.YOU_AGREED if agreed else words.AGREE)


def _guest_reason(
    table: GuestTable, seats: Seats, agreed: bool, host: Seated | None
) -> Phrase | None:
    if table.playing or not agreed:
        return None
    for seat in seats:
        if not seat.is_ready:
            break
    else:
        if host is None:
            return Phrase(words.WAIT_FOR_SERVER)
        return Phrase(words.WAIT_FOR_START, {"who": host.name})
    if not seat.is_person:
        return Phrase(words.WAIT_NEEDED, {"where": seat_word(SEATS[seats.index(seat)])})
    return Phrase(words.WAIT_READING if seat.here else words.WAIT_AWAY, {"who": seat.name})


def _card(seats: Seats, me: Seat | None, seat: Seat, *, host: bool, playing: bool) -> SeatCard:
    one, own = seats[seat], seat is me
    name = as_it_is(one.name)
    kind: Kind = "computer"
    if one.by == OPEN:
        kind, name = "open", Phrase(words.OPEN_SEAT)
    elif one.is_person:
        kind = "person" if one.here else "away"
        name = Phrase(words.YOU) if own else name
    may = "change" if host and not own else ""
    if not host and me is not None and one.by == OPEN and not playing:
        may = "sit"
    mark = ""
    if one.is_person and one.here and not playing:
        mark = "agreed" if one.agreed else "reading"
    return SeatCard(
        seat=seat,
        kind=kind,
        name=name,
        state=_state(one, playing),
        ours=seat.side is (me or Seat.SOUTH).side,
        mark="agreed" if mark == "agreed" else "reading" if mark else "",
        may="change" if may == "change" else "sit" if may else "",
    )


def _state(one: Seated, playing: bool) -> Phrase:
    if one.by == OPEN:
        return _open_state(one, playing)
    if not one.is_person:
        return words.computer(one.by.removeprefix("bot:"))
    if not one.here:
        return Phrase(words.COMPUTER_FOR if one.stand_in else words.LOST)
    if playing:
        state = Phrase(words.PLAYING)
    else:
        state = Phrase(words.AGREED if one.agreed else words.READING)
    return Phrase(words.HOST, {"state": state}) if one.by == "human" else state


def _open_state(one: Seated, playing: bool) -> Phrase:
    if one.former:
        return Phrase(words.KEPT_FOR, {"who": one.former})
    if one.needed and not playing:
        return Phrase(words.WAITS_FOR_PERSON)
    if one.computer:
        return words.computer(one.computer.removeprefix("bot:"))
    return Phrase(words.COMPUTER_PLAYS if playing else words.FREE_SEAT)
