"""States of the lobby to look at and to test: as in the picture, as a guest sees it, troubles."""

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.core.rules import PRESETS
from maverick_desktop.text import lanfaults
from maverick_desktop.text import lanlobby as words
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
from tests.ui.play import rules_with

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
            Phrase("Individualist · to 50"),
            2,
            *taken(2),
            Phrase(words.SAME_RULES),
            link=False,
        ),
        FoundRow(
            "lena",
            "Lena’s table",
            Phrase("Classic · 2 changes"),
            3,
            *taken(3),
            Phrase(words.COMPARE),
            link=True,
        ),
        FoundRow(
            "club",
            "Club room 2",
            Phrase("Tournament"),
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
    table = own_table(playing=True, locked=True)
    dialog.show_scene(own_scene(table, seats, Seat.SOUTH, INDIVIDUALIST))
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
    table = GuestTable("Lena’s table", playing=False, reachable=True, watching=False)
    dialog.show_scene(guest_scene(table, seats, Seat.NORTH, here))
    own = {"classic": CLASSIC, "individualist": INDIVIDUALIST}
    dialog.rules.show_rules(TableRules(here, "bot", 30, 60), own, "classic")
    return dialog


STATES = {"picture": picture, "closed": closed, "full": full, "guest": guest}
