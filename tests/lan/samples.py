"""One or more of every message, for tests that take them apart."""

from typing import Final

from maverick_desktop.core.rules import CLASSIC, INDIVIDUALIST
from maverick_desktop.lan import messages as m
from maverick_desktop.lan import seatfacts as f
from maverick_desktop.lan.digest import rules_digest
from maverick_desktop.lan.facts import plain_rules
from tests.lan.rig import MATCH

HEX64: Final = "0123456789abcdef" * 4
TOKEN: Final = "A" * 42 + "_"
SHARE: Final = "41" + "0f" * 32
PLACES: Final = (
    m.Place("Anna", "human", True, True),
    m.Place("Борис", "remote", False, True),
    m.Place("", "open", False, False),
    m.Place("Club", "bot:club", True, True),
)
SEATED: Final = (*PLACES[:2], m.Place("Carla", "remote", True, False), PLACES[3])

FROM_CLIENTS: Final[tuple[m.ClientMessage, ...]] = (
    m.Hello((1, 3), "0.1.0"),
    m.Join(SHARE, "Anna", False),
    m.Return(MATCH, TOKEN),
    m.Confirm(HEX64),
    m.TokenKept(),
    m.Sit("N"),
    m.Agree(rules_digest(CLASSIC)),
    m.Wish(MATCH, 17, 3, f.Play("TD")),
    m.Wish(MATCH, 4, 1, f.Choose(["2C", "BJ"])),
    m.Wish(MATCH, 9, 2, f.MakeBid("nil")),
    m.Again(),
    m.Chat("Well played, “partner” — спасибо!"),
    m.AskUndo(),
    m.AnswerUndo(7, True),
    m.Leave(),
    m.Ping(),
)
_RESULT: Final = f.SideResult("nil", "S", True, 4, -4, 12, 40)
FACTS: Final[tuple[f.SeatFact, ...]] = (
    f.Dealt(1, "S", ("TD", "SJ"), "S", "D", ["2C", "3C", "AH"]),
    f.Dealt(2, "W", ("TD", "9S"), "D", "S", None),
    f.Bid("N", "blind", "pass", ["2C"]),
    f.Bid("N", "contract", "posh", None),
    f.Chose("E", ["2C", "BJ"]),
    f.Chose("E", None),
    f.Passed(["2C", "BJ"]),
    f.Played("W", "QH", True),
    f.Trick("W", -4, 4, 0),
    f.Scored(1, (_RESULT, f.SideResult(None, None, None, -3, 0, -3, -3))),
    f.Rewound(12),
    f.Seated("E", "bot:club", "Club"),
    f.Over("NS", (104, 60)),
    f.Over(None, (50, 50)),
)
FROM_HOSTS: Final[tuple[m.HostMessage, ...]] = (
    m.Welcome(1, "0.1.0", "Anna’s table", rules_digest(INDIVIDUALIST)),
    m.NeedVersion((2, 3), "0.9.0"),
    m.Share(SHARE),
    m.Confirmed(HEX64),
    m.Granted(MATCH, "W", TOKEN),
    m.Granted(MATCH, None, None),
    m.Lobby(
        "Table", "Ours", "classic", plain_rules(CLASSIC), PLACES, "bot", 60, 0, True, False, False
    ),
    m.Started(
        MATCH,
        "0.1.0",
        "2026-11-29T21:00:00Z",
        "Ours",
        "tournament",
        plain_rules(INDIVIDUALIST),
        SEATED,
        33,
    ),
    *(m.Happened(n, fact, None) for n, fact in enumerate(FACTS, 1)),
    m.Happened(33, FACTS[8], "0123456789abcdef"),
    m.Commit(3, HEX64),
    m.Opened(3, "0000-0000-0000-0000-0000-ZZZZ", "00" * 16, [["2C"], [], ["AS"], ["BJ"]]),
    m.Answer(3, None),
    m.Answer(4, "must_follow"),
    m.Said("N", "Thank you"),
    m.UndoAsked(1, "S"),
    m.UndoSettled(1, False),
    m.Refused("code"),
    m.Replaced(),
    m.Closing(),
    m.Pong(),
)
