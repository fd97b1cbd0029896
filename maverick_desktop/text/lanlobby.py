"""What the lobby says: a table of one's own, tables that were found, and the one joined.

Says what to do, then why; people by name (LOOK section 7).
"""

from collections.abc import Iterable
from typing import Final

from maverick_desktop.core.rules import BID_KINDS, Rules
from maverick_desktop.text.phrase import QT_TRANSLATE_NOOP, Arg, Phrase
from maverick_desktop.text.table import level_name
from maverick_desktop.text.words import bid_word

TITLE: Final = QT_TRANSLATE_NOOP("text", "Play on this network")
CLOSE: Final = QT_TRANSLATE_NOOP("text", "Close")
YOUR_NAME: Final = QT_TRANSLATE_NOOP("text", "Your name")
YOU_ARE: Final = QT_TRANSLATE_NOOP("text", "You are {who}")
NAME_HINT: Final = QT_TRANSLATE_NOOP("text", "as the others see it")

# --- a table of one's own ------------------------------------------------------------------------

OPEN_TITLE: Final = QT_TRANSLATE_NOOP("text", "Open a table")
OPEN_LINE: Final = QT_TRANSLATE_NOOP(
    "text", "Friends on this network find it; nobody gets in without its code."
)
TABLE_NAME: Final = QT_TRANSLATE_NOOP("text", "Table name")
TABLE_OF: Final = QT_TRANSLATE_NOOP("text", "{who}’s table")
TABLE_PLAIN: Final = QT_TRANSLATE_NOOP("text", "Card table")
OPEN: Final = QT_TRANSLATE_NOOP("text", "Open the table")
NOTHING_SENT: Final = QT_TRANSLATE_NOOP("text", "Until then nothing is sent.")
HOST_DEALS: Final = QT_TRANSLATE_NOOP(
    "text", "Your computer will deal, and so it knows all cards. It shows you none but yours."
)
YOURS_TITLE: Final = QT_TRANSLATE_NOOP("text", "Your table is open")
TELL_CODE: Final = QT_TRANSLATE_NOOP(
    "text", "Tell the others this code. It works until the table closes."
)
FULL_LINE: Final = QT_TRANSLATE_NOOP("text", "Everybody is here. The code is hidden.")
CODE_SAYS: Final = QT_TRANSLATE_NOOP("text", "The code of your table: {words}")
COPY: Final = QT_TRANSLATE_NOOP("text", "Copy")
COPIED: Final = QT_TRANSLATE_NOOP("text", "Copied")
NEW_CODE: Final = QT_TRANSLATE_NOOP("text", "New code")
NEW_CODE_TIP: Final = QT_TRANSLATE_NOOP(
    "text", "The old code lets nobody in from now on. Whoever is here stays."
)
SHOW_CODE: Final = QT_TRANSLATE_NOOP("text", "Show")
SHOW_CODE_TIP: Final = QT_TRANSLATE_NOOP("text", "No seat is free, so nobody needs it now.")
SEEN_AS: Final = QT_TRANSLATE_NOOP("text", "Seen on this network as “{table}”.")
GOING_ON_AIR: Final = QT_TRANSLATE_NOOP("text", "Announcing “{table}” on this network.")
NOT_SEEN: Final = QT_TRANSLATE_NOOP("text", "“{table}” cannot be announced here.")
AT_ADDRESS: Final = QT_TRANSLATE_NOOP("text", "Address: {address}, port {port}")
NO_ADDRESS: Final = QT_TRANSLATE_NOOP("text", "This computer is on no network.")
ALL_ADDRESSES: Final = QT_TRANSLATE_NOOP("text", "Every address of this computer:")

# --- seats ---------------------------------------------------------------------------------------

YOU: Final = QT_TRANSLATE_NOOP("text", "You")
HOST: Final = QT_TRANSLATE_NOOP("text", "host · {state}")
AGREED: Final = QT_TRANSLATE_NOOP("text", "rules agreed")
READING: Final = QT_TRANSLATE_NOOP("text", "reading the rules")
LOST: Final = QT_TRANSLATE_NOOP("text", "not connected")
PLAYING: Final = QT_TRANSLATE_NOOP("text", "playing")
COMPUTER_FOR: Final = QT_TRANSLATE_NOOP("text", "away · computer")
FREE_SEAT: Final = QT_TRANSLATE_NOOP("text", "free")
COMPUTER_PLAYS: Final = QT_TRANSLATE_NOOP("text", "the computer plays for now")
OPEN_SEAT: Final = QT_TRANSLATE_NOOP("text", "Open seat")
COMPUTER: Final = QT_TRANSLATE_NOOP("text", "Computer: {level}")
SOUTH_NAME: Final = QT_TRANSLATE_NOOP("text", "Simon")
"""A computer player at South, where the player sits in a match alone."""
WAITS_FOR_PERSON: Final = QT_TRANSLATE_NOOP("text", "waits for a person")
KEPT_FOR: Final = QT_TRANSLATE_NOOP("text", "kept for {who}")
CHANGE: Final = QT_TRANSLATE_NOOP("text", "Change")
CHANGE_SAYS: Final = QT_TRANSLATE_NOOP("text", "{where}: change who sits there")
SIT_HERE: Final = QT_TRANSLATE_NOOP("text", "Sit here")
SEAT_SAYS: Final = QT_TRANSLATE_NOOP("text", "{where}: {who}, {state}")
MENU_OPEN: Final = QT_TRANSLATE_NOOP("text", "Open; without a person {level} plays")
MENU_NEEDED: Final = QT_TRANSLATE_NOOP("text", "Only for a person: the start waits")
MENU_COMPUTER: Final = QT_TRANSLATE_NOOP("text", "Computer: {level}, for nobody else")
MENU_FREE: Final = QT_TRANSLATE_NOOP("text", "Free the seat of {who}…")
FREE_TITLE: Final = QT_TRANSLATE_NOOP("text", "Free the seat of {who}?")
FREE_TEXT: Final = QT_TRANSLATE_NOOP(
    "text",
    "{who} loses the seat and needs the code to come back. During a match the computer plays on "
    "there.",
)
FREE_YES: Final = QT_TRANSLATE_NOOP("text", "Free the seat")
FREE_NO: Final = QT_TRANSLATE_NOOP("text", "Keep it")


def computer(level: str) -> Phrase:
    """A seat's computer player by its level: "Computer: Club"."""
    return Phrase(COMPUTER, {"level": level_name(level)})


# --- the foot ------------------------------------------------------------------------------------

SUMMARY: Final = QT_TRANSLATE_NOOP("text", "{name} · {goal} · {bids}")
_SHORT: Final = QT_TRANSLATE_NOOP("text", "{name} · {goal}")
_TO: Final = QT_TRANSLATE_NOOP("text", "to {target}")
_HANDS: Final = QT_TRANSLATE_NOOP("text", "{n} hand|{n} hands")
_ENDLESS: Final = QT_TRANSLATE_NOOP("text", "no target")
_ALL_BIDS: Final = QT_TRANSLATE_NOOP("text", "all bids")
_NO_BIDS: Final = QT_TRANSLATE_NOOP("text", "no bids")
_COMMA: Final = QT_TRANSLATE_NOOP("text", "{first}, {rest}")
HAVE_AGREED: Final = QT_TRANSLATE_NOOP(
    "text",
    "{agreed} of {n} person has agreed to these rules"
    "|{agreed} of {n} people have agreed to these rules",
)
RULES: Final = QT_TRANSLATE_NOOP("text", "Rules…")
SETTINGS: Final = QT_TRANSLATE_NOOP("text", "Table settings…")
CHECK: Final = QT_TRANSLATE_NOOP("text", "Check the network")
CLOSE_TABLE: Final = QT_TRANSLATE_NOOP("text", "Close table")
START: Final = QT_TRANSLATE_NOOP("text", "Start the match")
GO_ON: Final = QT_TRANSLATE_NOOP("text", "Go on with the match")
BACK_TO_MATCH: Final = QT_TRANSLATE_NOOP("text", "Back to the match")
WAIT_NEEDED: Final = QT_TRANSLATE_NOOP("text", "{where} waits for a person.")
WAIT_READING: Final = QT_TRANSLATE_NOOP("text", "{who} has not agreed to the rules yet.")
WAIT_AWAY: Final = QT_TRANSLATE_NOOP("text", "{who} is not connected.")
WAIT_YOU: Final = QT_TRANSLATE_NOOP("text", "Agree to the rules first.")


def summary(name: Phrase, rules: Rules) -> Phrase:
    """Rules in half a line: "Individualist · to 50 · all bids"."""
    return Phrase(SUMMARY, {"name": name, "goal": _goal(rules), "bids": _bids(rules)})


def _goal(rules: Rules) -> Phrase:
    if rules.target is not None:
        return Phrase(_TO, {"target": rules.target})
    return Phrase(_ENDLESS) if rules.hands is None else Phrase(_HANDS, {}, rules.hands)


def _bids(rules: Rules) -> Phrase:
    if not rules.bids:
        return Phrase(_NO_BIDS)
    if len(rules.bids) == len(BID_KINDS):
        return Phrase(_ALL_BIDS)
    return _listed(bid_word(kind) for kind in BID_KINDS if kind in rules.bids)


def _listed(parts: Iterable[Phrase]) -> Phrase:
    *before, line = parts
    for part in reversed(before):
        line = Phrase(_COMMA, {"first": part, "rest": line})
    return line


def short_summary(name: Phrase, rules: Rules) -> Phrase:
    """Rules in a few words: "Individualist · to 50"."""
    return Phrase(_SHORT, {"name": name, "goal": _goal(rules)})


def have_agreed(agreed: int, people: int) -> Phrase:
    """How many of the people at the table have agreed."""
    return Phrase(HAVE_AGREED, {"agreed": agreed}, people)


# --- tables found --------------------------------------------------------------------------------

JOIN_TITLE: Final = QT_TRANSLATE_NOOP("text", "Join a table")
JOIN_LINE: Final = QT_TRANSLATE_NOOP("text", "The host tells you the code.")
JOIN_CLOSES: Final = QT_TRANSLATE_NOOP("text", "Joining one of these closes your own.")
SEATS_TAKEN: Final = QT_TRANSLATE_NOOP("text", "{n} of 4 seats taken|{n} of 4 seats taken")
SEATS_TAKEN_SHORT: Final = QT_TRANSLATE_NOOP("text", "{n} of 4")
FULL: Final = QT_TRANSLATE_NOOP("text", "no seat is free")
SAME_RULES: Final = QT_TRANSLATE_NOOP("text", "same rules as yours")
OTHER_RULES: Final = QT_TRANSLATE_NOOP("text", "rules shown before you agree")
COMPARE: Final = QT_TRANSLATE_NOOP("text", "Compare rules")
NEEDS_VERSION: Final = QT_TRANSLATE_NOOP("text", "needs version {theirs}, you have {yours}")
YOUR_SEAT_THERE: Final = QT_TRANSLATE_NOOP("text", "your seat is kept")
GO_BACK: Final = QT_TRANSLATE_NOOP("text", "Go back to your seat")
FOUND_SAYS: Final = QT_TRANSLATE_NOOP("text", "{table}, {rules}, {seats}, {note}")
KEPT_SAYS: Final = QT_TRANSLATE_NOOP("text", "{table}, {seats}")
LOOKING: Final = QT_TRANSLATE_NOOP("text", "Looking for tables.")
STILL_LOOKING: Final = QT_TRANSLATE_NOOP(
    "text", "Still looking. Not in the list? Type its address."
)
CANNOT_LOOK: Final = QT_TRANSLATE_NOOP(
    "text", "Tables cannot be looked for on this computer. Type the address of one."
)
ADDRESS: Final = QT_TRANSLATE_NOOP("text", "Address")
PORT: Final = QT_TRANSLATE_NOOP("text", "Port")
CODE: Final = QT_TRANSLATE_NOOP("text", "Code")
JOIN: Final = QT_TRANSLATE_NOOP("text", "Join")
STOP: Final = QT_TRANSLATE_NOOP("text", "Stop")
WATCH: Final = QT_TRANSLATE_NOOP("text", "Look on, without a seat")
JOINING: Final = QT_TRANSLATE_NOOP("text", "Going to {where}.")
NOBODY_FINDS: Final = QT_TRANSLATE_NOOP(
    "text",
    "Nobody finds your table? “Check the network” says what is blocked and what to tell your "
    "friends.",
)
YOU_FIND_NONE: Final = QT_TRANSLATE_NOOP(
    "text",
    "A table is missing? “Check the network” says what is blocked and what to tell your friends.",
)
CLOSE_OWN_TITLE: Final = QT_TRANSLATE_NOOP("text", "Close your own table?")
CLOSE_OWN_TEXT: Final = QT_TRANSLATE_NOOP(
    "text", "You can be at one table only. Whoever sits at yours is told that it closes."
)
CLOSE_OWN_YES: Final = QT_TRANSLATE_NOOP("text", "Close it and join")
CLOSE_OWN_NO: Final = QT_TRANSLATE_NOOP("text", "Keep it")
CLOSE_MATCH_TITLE: Final = QT_TRANSLATE_NOOP("text", "Close the table in the middle of the match?")
CLOSE_MATCH_TEXT: Final = QT_TRANSLATE_NOOP(
    "text",
    "Everybody is told. The match is saved as it stands; “Host this match again” in the Game menu "
    "takes it up.",
)
CLOSE_MATCH_YES: Final = QT_TRANSLATE_NOOP("text", "Close the table")
CLOSE_MATCH_NO: Final = QT_TRANSLATE_NOOP("text", "Go on playing")
CLOSE_IDLE_TEXT: Final = QT_TRANSLATE_NOOP("text", "Whoever sits at it is told that it closes.")
GO_AWAY_TITLE: Final = QT_TRANSLATE_NOOP("text", "Go away from this table?")
GO_AWAY_TEXT: Final = QT_TRANSLATE_NOOP(
    "text", "Your seat is kept: “Play on the network” in the Game menu brings you back to it."
)
GO_AWAY_YES: Final = QT_TRANSLATE_NOOP("text", "Go away")
GO_AWAY_NO: Final = QT_TRANSLATE_NOOP("text", "Stay")

# --- at somebody else's table --------------------------------------------------------------------

GUEST_TITLE: Final = QT_TRANSLATE_NOOP("text", "You are at “{table}”")
GUEST_LINE: Final = QT_TRANSLATE_NOOP(
    "text", "{who} is the host and starts the match. The host’s computer deals and knows all cards."
)
GUEST_LINE_SERVED: Final = QT_TRANSLATE_NOOP(
    "text", "The match starts when all have agreed. The host’s computer deals and knows all cards."
)
WATCHING: Final = QT_TRANSLATE_NOOP("text", "You look on: you see what is on the table, no hand.")
OUT_OF_REACH: Final = QT_TRANSLATE_NOOP("text", "The table cannot be reached, trying again.")
RULES_HERE: Final = QT_TRANSLATE_NOOP("text", "The rules of this table")
COMPARED_WITH: Final = QT_TRANSLATE_NOOP("text", "Compared with")
NO_DIFFERENCE: Final = QT_TRANSLATE_NOOP("text", "Nothing is different from “{name}”.")
DIFFERENCES: Final = QT_TRANSLATE_NOOP(
    "text", "{n} point is different from “{name}”:|{n} points are different from “{name}”:"
)
HERE: Final = QT_TRANSLATE_NOOP("text", "here: {value}")
THERE: Final = QT_TRANSLATE_NOOP("text", "yours: {value}")
ALL_RULES: Final = QT_TRANSLATE_NOOP("text", "Show all rules…")
TABLE_POLICY: Final = {
    "wait": QT_TRANSLATE_NOOP("text", "Whoever loses the connection is waited for."),
    "pause": QT_TRANSLATE_NOOP("text", "While somebody has lost the connection the match pauses."),
}
TABLE_POLICY_BOT: Final = QT_TRANSLATE_NOOP(
    "text",
    "For whoever loses the connection the computer plays after {n} second."
    "|For whoever loses the connection the computer plays after {n} seconds.",
)
TABLE_TIMER: Final = QT_TRANSLATE_NOOP(
    "text", "A decision may take {n} second.|A decision may take {n} seconds."
)
AGREE: Final = QT_TRANSLATE_NOOP("text", "Agree to these rules")
YOU_AGREED: Final = QT_TRANSLATE_NOOP("text", "You have agreed")
YOU_LOOK_ON: Final = QT_TRANSLATE_NOOP("text", "You look on")
LEAVE: Final = QT_TRANSLATE_NOOP("text", "Leave the table")
LEAVE_TITLE: Final = QT_TRANSLATE_NOOP("text", "Leave the table in the middle of the match?")
LEAVE_TEXT: Final = QT_TRANSLATE_NOOP(
    "text", "The computer plays on in your seat. To come back you need the code and a free seat."
)
LEAVE_YES: Final = QT_TRANSLATE_NOOP("text", "Leave the table")
LEAVE_NO: Final = QT_TRANSLATE_NOOP("text", "Go on playing")
WAIT_FOR_START: Final = QT_TRANSLATE_NOOP("text", "Waiting for {who} to start the match.")
WAIT_FOR_SERVER: Final = QT_TRANSLATE_NOOP("text", "Waiting for the match to start.")


def policy_line(policy: str, patience: int) -> Phrase:
    """What happens at the seat of somebody who was lost."""
    if policy == "bot":
        return Phrase(TABLE_POLICY_BOT, {}, patience)
    return Phrase(TABLE_POLICY[policy])


def differences(count: int, name: Arg) -> Phrase:
    """How many points of the table's rules differ from a set of one's own."""
    if not count:
        return Phrase(NO_DIFFERENCE, {"name": name})
    return Phrase(DIFFERENCES, {"name": name}, count)


# --- table settings ------------------------------------------------------------------------------

SETTINGS_TITLE: Final = QT_TRANSLATE_NOOP("text", "Table settings")
LOST_PLAYER: Final = QT_TRANSLATE_NOOP("text", "When somebody loses the connection")
POLICY_WAIT: Final = QT_TRANSLATE_NOOP("text", "wait for them")
POLICY_BOT: Final = QT_TRANSLATE_NOOP("text", "the computer plays on")
POLICY_PAUSE: Final = QT_TRANSLATE_NOOP("text", "pause the match")
AFTER: Final = QT_TRANSLATE_NOOP("text", "after")
TIMER: Final = QT_TRANSLATE_NOOP("text", "Time for a decision")
TIMER_OFF: Final = QT_TRANSLATE_NOOP("text", "no limit")
TIMER_ABOUT: Final = QT_TRANSLATE_NOOP(
    "text", "Whoever takes longer has a card that is allowed played for them."
)
HAND_PAUSE: Final = QT_TRANSLATE_NOOP("text", "Next hand")
HAND_PAUSE_OFF: Final = QT_TRANSLATE_NOOP("text", "when you deal it")
SECONDS: Final = QT_TRANSLATE_NOOP("text", "{n} s")
CHAT: Final = QT_TRANSLATE_NOOP("text", "Chat at the table")
SPECTATORS: Final = QT_TRANSLATE_NOOP("text", "People with the code may look on; they see no hand")
DONE: Final = QT_TRANSLATE_NOOP("text", "Done")
CANCEL: Final = QT_TRANSLATE_NOOP("text", "Cancel")

# --- trouble at one's own table ------------------------------------------------------------------

LOCKED: Final = QT_TRANSLATE_NOOP(
    "text", "Ten wrong codes were tried, so nobody new gets in until you unlock the table."
)
UNLOCK: Final = QT_TRANSLATE_NOOP("text", "Unlock")
CONTESTED: Final = QT_TRANSLATE_NOOP(
    "text",
    "Two programs took the seat of {who} from each other. It is locked for half a minute; free the "
    "seat if this goes on.",
)
NO_PORT: Final = QT_TRANSLATE_NOOP(
    "text", "The table cannot be opened: this system lets Maverick listen at no port."
)

# --- a match taken up again ----------------------------------------------------------------------

VISIT_OVER: Final = QT_TRANSLATE_NOOP("text", "You are no longer at the table")
CANNOT_HOST: Final = QT_TRANSLATE_NOOP("text", "This match cannot be hosted")
UNHOSTABLE: Final = {
    "over": QT_TRANSLATE_NOOP("text", "It has ended. Open a table for a new one."),
    "numbered": QT_TRANSLATE_NOOP(
        "text", "It has a deal number, and with that anybody could look its cards up."
    ),
    "undone": QT_TRANSLATE_NOOP(
        "text", "A finished hand was taken back in it, so some cards are known already."
    ),
}
NO_MATCH: Final = QT_TRANSLATE_NOOP(
    "text", "Open its record first: “Matches” in the Game menu has those that were played here."
)
AGAIN_LINE: Final = QT_TRANSLATE_NOOP(
    "text", "It goes on from the last hand that was finished. Everybody agrees anew."
)
