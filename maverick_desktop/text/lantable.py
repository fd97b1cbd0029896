"""What the table says when some of its people sit elsewhere: who is away, who is waited for, undo.

Says what to do, then why; people by name (LOOK section 7).
"""

from typing import Final

from maverick_desktop.text.phrase import QT_TRANSLATE_NOOP, Phrase

# --- plates --------------------------------------------------------------------------------------

AWAY_COMPUTER: Final = QT_TRANSLATE_NOOP("text", "Away · computer")
AWAY_COMPUTER_SHORT: Final = QT_TRANSLATE_NOOP("text", "computer")
AWAY: Final = QT_TRANSLATE_NOOP("text", "Away")


def away(computer: bool, short: bool) -> Phrase:
    """Who plays the seat of somebody who is not here."""
    if not computer:
        return Phrase(AWAY)
    return Phrase(AWAY_COMPUTER_SHORT if short else AWAY_COMPUTER)


# --- waiting -------------------------------------------------------------------------------------

OUT_OF_REACH: Final = QT_TRANSLATE_NOOP("text", "{who} cannot be reached")
WAITS: Final = QT_TRANSLATE_NOOP("text", "The match waits until {who} is back.")
STEPS_IN: Final = QT_TRANSLATE_NOOP(
    "text",
    "Without {who} the computer plays on after {n} second."
    "|Without {who} the computer plays on after {n} seconds.",
)
DEALS: Final = QT_TRANSLATE_NOOP("text", "{who} deals the next hand.")
DEALS_ITSELF: Final = QT_TRANSLATE_NOOP("text", "The next hand is dealt in a moment.")
DEAL_WAITS: Final = QT_TRANSLATE_NOOP("text", "The next hand waits for {who}.")
TO_LOBBY: Final = QT_TRANSLATE_NOOP("text", "Back to the lobby")


def out_of_reach(who: str, policy: str, patience: int) -> tuple[Phrase, Phrase]:
    """The seat that is to move is somebody's who was lost; what the table's policy makes of it."""
    if policy == "bot":
        return Phrase(OUT_OF_REACH, {"who": who}), Phrase(STEPS_IN, {"who": who}, patience)
    return Phrase(OUT_OF_REACH, {"who": who}), Phrase(WAITS, {"who": who})


# --- people come and go --------------------------------------------------------------------------

LOST: Final = QT_TRANSLATE_NOOP("text", "{who} has lost the connection.")
STANDS_IN: Final = QT_TRANSLATE_NOOP(
    "text", "{who} has lost the connection; the computer plays on in that seat."
)
BACK: Final = QT_TRANSLATE_NOOP("text", "{who} is back.")
JOINED: Final = QT_TRANSLATE_NOOP("text", "{who} has joined the table.")
GOT_UP: Final = QT_TRANSLATE_NOOP("text", "{who} has left; the computer plays on in that seat.")

# --- undo ----------------------------------------------------------------------------------------

UNDO_ASKED: Final = QT_TRANSLATE_NOOP("text", "{who} would like to take back the last decision")
UNDO_HOW: Final = QT_TRANSLATE_NOOP("text", "It is done if everybody agrees.")
UNDO_SENT: Final = QT_TRANSLATE_NOOP("text", "The others are asked whether you may take it back.")
UNDO_DONE: Final = QT_TRANSLATE_NOOP("text", "All agreed: it was taken back.")
UNDO_NOT_DONE: Final = QT_TRANSLATE_NOOP("text", "It stands as it was: not all agreed.")
AGREE: Final = QT_TRANSLATE_NOOP("text", "Agree")
REFUSE: Final = QT_TRANSLATE_NOOP("text", "No")


def undo_asked(who: str) -> tuple[Phrase, Phrase]:
    """The question at the table."""
    return Phrase(UNDO_ASKED, {"who": who}), Phrase(UNDO_HOW)


# --- the line is broken --------------------------------------------------------------------------

PAUSED: Final = QT_TRANSLATE_NOOP("text", "The match pauses until {who} is back")
PAUSED_HOW: Final = QT_TRANSLATE_NOOP("text", "{who} has lost the connection.")
ON_ITS_WAY: Final = QT_TRANSLATE_NOOP("text", "Your move is on its way")
ON_ITS_WAY_HOW: Final = QT_TRANSLATE_NOOP("text", "The table has not answered yet.")
UNREACHABLE: Final = QT_TRANSLATE_NOOP("text", "The table cannot be reached, trying again")
UNREACHABLE_IN: Final = QT_TRANSLATE_NOOP(
    "text",
    "Next try in {n} second. What you have played is not lost."
    "|Next try in {n} seconds. What you have played is not lost.",
)
UNREACHABLE_NOW: Final = QT_TRANSLATE_NOOP("text", "What you have played is not lost.")
LEFT: Final = QT_TRANSLATE_NOOP("text", "You have left the table")
YOU_CLOSED: Final = QT_TRANSLATE_NOOP("text", "You have closed the table")
CLOSED: Final = QT_TRANSLATE_NOOP("text", "The host has closed the table")
CLOSED_HOW: Final = QT_TRANSLATE_NOOP(
    "text", "“Host this match again” in the Game menu goes on with it."
)


def paused(who: str) -> tuple[Phrase, Phrase]:
    """Nobody may act: somebody was lost."""
    return Phrase(PAUSED, {"who": who}), Phrase(PAUSED_HOW, {"who": who})


def on_its_way() -> tuple[Phrase, Phrase]:
    """What was wished for has no answer yet."""
    return Phrase(ON_ITS_WAY), Phrase(ON_ITS_WAY_HOW)


def unreachable(seconds: int) -> tuple[Phrase, Phrase]:
    """The line is broken; the next try comes in so many seconds."""
    second = Phrase(UNREACHABLE_IN, {}, seconds) if seconds > 0 else Phrase(UNREACHABLE_NOW)
    return Phrase(UNREACHABLE), second


# --- the deal -----------------------------------------------------------------------------------

DEAL_FIXED: Final = QT_TRANSLATE_NOOP("text", "Checked: the deal was fixed before play.")
DEAL_ALARMS: Final = {
    "not_as_promised": QT_TRANSLATE_NOOP(
        "text",
        "The host’s program has dealt other cards in hand {n} than it had promised before play.",
    ),
    "not_as_played": QT_TRANSLATE_NOOP(
        "text", "What the host’s program shows of hand {n} does not fit what was played."
    ),
    "promised_anew": QT_TRANSLATE_NOOP(
        "text", "The host’s program promised one deal before hand {n} and another one later."
    ),
}
DEAL_ALARM_TITLE: Final = QT_TRANSLATE_NOOP("text", "The deal was not fair")


def deal_alarm(hand: int, check: str) -> Phrase:
    """A hand was opened and does not prove true."""
    return Phrase(DEAL_ALARMS[check], {"n": hand})


# --- chat ----------------------------------------------------------------------------------------

CHAT: Final = QT_TRANSLATE_NOOP("text", "Chat")
CHAT_UNREAD: Final = QT_TRANSLATE_NOOP("text", "Chat, {n} new|Chat, {n} new")
SAID: Final = QT_TRANSLATE_NOOP("text", "{who}: {text}")
SAY_SOMETHING: Final = QT_TRANSLATE_NOOP("text", "Say something to all")
SEND: Final = QT_TRANSLATE_NOOP("text", "Send")
CLOSE_CHAT: Final = QT_TRANSLATE_NOOP("text", "Close the chat")
NOTHING_SAID: Final = QT_TRANSLATE_NOOP("text", "Nobody has said anything yet.")
MUTE: Final = QT_TRANSLATE_NOOP("text", "Who is heard")
MUTE_TIP: Final = QT_TRANSLATE_NOOP(
    "text", "What somebody who is not ticked says is not shown to you."
)
TOO_FAST: Final = QT_TRANSLATE_NOOP("text", "One message a second: wait a moment, then send again.")
NOT_SENT: Final = QT_TRANSLATE_NOOP(
    "text", "Not sent: the table is out of reach. Send it again once you are back."
)


def chat(unread: int) -> Phrase:
    """The button of the chat, read out."""
    return Phrase(CHAT_UNREAD, {}, unread) if unread else Phrase(CHAT)
