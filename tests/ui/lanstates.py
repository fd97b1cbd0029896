"""States of the lobby to look at and to test: as in the picture, as a guest sees it, troubles."""

from msgspec.structs import replace

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.public import Phase, Sitter
from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.core.rules import PRESETS
from maverick_desktop.core.view import SeatView
from maverick_desktop.text import lanfaults, lantable, table
from maverick_desktop.text import lanlobby as words
from maverick_desktop.text.options import preset_name
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.lan.lobbydialog import LobbyDialog
from maverick_desktop.ui.lan.lobbyscene import FoundRow
from maverick_desktop.ui.lan.lobbystaging import (
    GuestTable,
    OnAir,
    OwnTable,
    Seated,
    Seats,
    closed_scene,
    guest_scene,
    own_scene,
)
from maverick_desktop.ui.lan.rulespanel import TableRules
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.scene import ALONE, Intent, Scene, Shown
from maverick_desktop.ui.staging import scene_of
from tests.ui.play import rules_with, views_of_a_match

INDIVIDUALIST = RuleSet("Individualist", "individualist", PRESETS["individualist"])
CLASSIC = RuleSet("Classic", "classic", PRESETS["classic"])
PICTURE: Seats = (
    Seated("human", "Anna", agreed=True),
    Seated("remote", "Walter"),
    Seated("remote", "Nora", agreed=True),
    Seated("open", computer="bot:club"),
)
AIR = OnAir(47114, ("192.168.1.24", "fd00::24"), True)


def own_table(**other: object) -> OwnTable:
    """The table of the picture, with some things otherwise."""
    fields: dict[str, object] = {
        "name": "Oak room",
        "code": ("7K4", "M2Q"),
        "air": AIR,
        "show_code": False,
        "playing": False,
        "match_waits": False,
    }
    return OwnTable(**{**fields, **other})  # type: ignore[arg-type]


def rows() -> list[FoundRow]:
    """The tables of the picture."""

    def taken(count: int) -> tuple[Phrase, Phrase]:
        short = Phrase(words.SEATS_TAKEN_SHORT, {"n": count})
        return Phrase(words.SEATS_TAKEN, {}, count), short

    return [
        FoundRow(
            "kitchen",
            "Kitchen",
            words.short_summary(preset_name("individualist"), PRESETS["individualist"]),
            2,
            *taken(2),
            Phrase(words.SAME_RULES),
            link=False,
        ),
        FoundRow(
            "lena",
            "Lena’s table",
            words.short_summary(preset_name("classic"), PRESETS["classic"]),
            3,
            *taken(3),
            Phrase(words.COMPARE),
            link=True,
        ),
        FoundRow(
            "club",
            "Club room 2",
            preset_name("tournament"),
            4,
            *taken(4),
            None,
            link=False,
            problem=Phrase(words.NEEDS_VERSION, {"theirs": "0.2", "yours": "0.1"}),
        ),
    ]


WHERE = {"kitchen": ("192.168.1.31", 47114), "lena": ("192.168.1.9", 47115)}


def picture(look: Look) -> LobbyDialog:
    """The lobby of look/lobby.png."""
    dialog = LobbyDialog(look)
    dialog.show_names("Anna", "Oak room")
    dialog.show_scene(own_scene(own_table(), PICTURE, Seat.SOUTH, INDIVIDUALIST))
    dialog.join.show_found(rows(), WHERE, looking=True)
    dialog.join.list.views["kitchen"].click()
    dialog.join.code.setText("TB8 – 3XW")
    dialog.join.address.setFocus()
    return dialog


def closed(look: Look) -> LobbyDialog:
    """Nothing yet."""
    dialog = LobbyDialog(look)
    dialog.show_names("", "Card table")
    seats: Seats = (
        Seated("human", "Anna", agreed=True),
        Seated("bot:club", "Walter"),
        Seated("open", needed=True),
        Seated("open", computer="bot:club"),
    )
    dialog.show_scene(closed_scene(seats, Seat.SOUTH, CLASSIC))
    dialog.join.show_found([], {}, looking=True)
    return dialog


def full(look: Look) -> LobbyDialog:
    """Everybody agreed; somebody is away in the match; ten wrong codes."""
    dialog = LobbyDialog(look)
    seats: Seats = (
        Seated("human", "Anna", agreed=True),
        Seated("remote", "Walter", agreed=True, here=False, stand_in=True),
        Seated("remote", "Nora", agreed=True),
        Seated("bot:club", "Emma"),
    )
    locked = own_table(playing=True, locked=True)
    dialog.show_scene(own_scene(locked, seats, Seat.SOUTH, INDIVIDUALIST))
    dialog.join.show_found(rows()[:1], WHERE, looking=True)
    dialog.join.tell(lanfaults.unreachable("no_answer", "192.168.1.31"))
    return dialog


def guest(look: Look) -> LobbyDialog:
    """At Lena's table, with rules that are otherwise."""
    dialog = LobbyDialog(look)
    here = RuleSet(
        "Friday rules",
        "classic",
        rules_with(PRESETS["classic"], target=75, void_play="free", overtrump=False),
    )
    seats: Seats = (
        Seated("human", "Lena", agreed=True),
        Seated("remote", "Walter", agreed=True),
        Seated("remote", "Anna"),
        Seated("open"),
    )
    dialog.show_names("Anna", "")
    there = GuestTable("Lena’s table", playing=False, reachable=True)
    dialog.show_scene(guest_scene(there, seats, Seat.NORTH, here))
    own = {"classic": CLASSIC, "individualist": INDIVIDUALIST}
    dialog.rules.show_rules(TableRules(here, "bot", 30, 60), own, "classic")
    return dialog


STATES = {"picture": picture, "closed": closed, "full": full, "guest": guest}


# --- the table -----------------------------------------------------------------------------------

_PEOPLE = {"en": ("You", "Walter", "Nora", "Emma"), "ru": ("Вы", "Вера", "Нина", "Егор")}


def _views(language: str) -> list[SeatView]:
    rules = rules_with(PRESETS["classic"], hands=1, target=None)
    return [view for view, _ in views_of_a_match(rules, 3, _PEOPLE[language])]


def _table(language: str, seat: Seat, **around: object) -> tuple[SeatView, Scene]:
    """A trick in which it is a seat's turn, with people elsewhere."""
    view = next(
        view
        for view in _views(language)
        if view.public.phase is Phase.PLAY
        and view.public.turn is seat
        and len(view.public.hand.plays) == 2
    )
    seats = tuple(
        Sitter(one.name, "remote") if one.by != "human" else one for one in view.public.seats
    )
    public = replace(view.public, seats=seats)
    known = replace(ALONE, elsewhere=True, unread=12, **around)
    view = replace(view, public=public)
    return view, scene_of(Shown(view, can_undo=True, around=known), Intent())


def _away(language: str) -> tuple[SeatView, Scene]:
    gone = frozenset({Seat.NORTH})
    return _table(language, Seat.NORTH, away=gone, policy="bot", patience=120)


def _asked(language: str) -> tuple[SeatView, Scene]:
    return _table(language, Seat.NORTH, question=lantable.undo_asked(_PEOPLE[language][1]))


def _unreachable(language: str) -> tuple[SeatView, Scene]:
    return _table(language, Seat.SOUTH, trouble=lantable.unreachable(15))


def _closed_table(language: str) -> tuple[SeatView, Scene]:
    closed = Phrase(lantable.CLOSED), Phrase(lantable.CLOSED_HOW)
    return _table(language, Seat.SOUTH, trouble=closed)


def _news(language: str) -> tuple[SeatView, Scene]:
    who = {"who": _PEOPLE[language][2]}
    return _table(language, Seat.SOUTH, news=Phrase(lantable.STANDS_IN, who))


def _between(language: str) -> tuple[SeatView, Scene]:
    over = next(view for view in _views(language) if view.public.past)
    view = replace(over, public=replace(over.public, phase=Phase.DEALING))
    who = Phrase(lantable.DEALS, {"who": _PEOPLE[language][2]})
    both = Phrase(table.BOTH_LINES, {"first": who, "second": Phrase(lantable.DEAL_FIXED)})
    known = replace(ALONE, elsewhere=True, deals=False, after_hand=both, unread=0)
    return view, scene_of(Shown(view, around=known), Intent())


TABLES = {
    "away": _away,
    "asked": _asked,
    "unreachable": _unreachable,
    "closed": _closed_table,
    "news": _news,
    "between": _between,
}
"""What the window shows, by the language of its names."""
