"""Why there is no seat: what the host, the network or one's own program had against it.

A sentence a word of ``lan.messages.Why``, ``lan.joiner.Unreachable`` and the other ends.
"""

from typing import Final

from maverick_desktop.text.phrase import QT_TRANSLATE_NOOP, Phrase

_REFUSED: Final = {
    "code": QT_TRANSLATE_NOOP(
        "text", "That is not the table’s code. Ask the host to read it to you again."
    ),
    "busy": QT_TRANSLATE_NOOP(
        "text", "Somebody at your address is trying a code right now. Try again in a moment."
    ),
    "too_fast": QT_TRANSLATE_NOOP("text", "That was too soon after the last try. Wait a second."),
    "locked": QT_TRANSLATE_NOOP(
        "text", "Too many wrong codes were tried. Ask the host to unlock the table."
    ),
    "full": QT_TRANSLATE_NOOP("text", "No seat is free. Ask the host to open one."),
    "started": QT_TRANSLATE_NOOP(
        "text", "The match has begun and no seat is open. Ask the host to open one."
    ),
    "match": QT_TRANSLATE_NOOP(
        "text", "Another match is played at this table now. Join it anew with its code."
    ),
    "token": QT_TRANSLATE_NOOP(
        "text", "Your seat was given to somebody else. Join anew with the code."
    ),
    "swapped": QT_TRANSLATE_NOOP(
        "text",
        "Two programs take this seat from each other. Close the other one and come back in half "
        "a minute.",
    ),
    "freed": QT_TRANSLATE_NOOP("text", "The host has freed your seat. Join anew with the code."),
    "unreadable": QT_TRANSLATE_NOOP(
        "text", "The table could not read what this program said. Are both of the same version?"
    ),
}
_NOT_WATCHED: Final = QT_TRANSLATE_NOOP(
    "text", "Nobody looks on at this table. Ask the host to allow it in the table settings."
)
_UNREACHABLE: Final = {
    "no_tls": QT_TRANSLATE_NOOP(
        "text",
        "Play on the network needs the system library libssl3: install the package libssl3 and "
        "start Maverick anew.",
    ),
    "no_such_name": QT_TRANSLATE_NOOP(
        "text", "No computer is called {where} here. Type its address in numbers."
    ),
    "no_network": QT_TRANSLATE_NOOP(
        "text", "There is no way to {where}. Are both computers on the same network?"
    ),
    "refused": QT_TRANSLATE_NOOP(
        "text", "No table is open at {where}. Compare the port with the host’s."
    ),
    "no_answer": QT_TRANSLATE_NOOP(
        "text",
        "{where} does not answer. Ask the host to look at “Check the network”: a firewall may "
        "block it.",
    ),
    "no_table": QT_TRANSLATE_NOOP("text", "What answers at {where} is no card table."),
    "lost": QT_TRANSLATE_NOOP("text", "The connection broke before you had a seat. Try again."),
}
_NEEDS_OLDER: Final = QT_TRANSLATE_NOOP(
    "text", "This table needs version {theirs}, you have {yours}: the host has to update Maverick."
)
_NEEDS_NEWER: Final = QT_TRANSLATE_NOOP(
    "text", "This table needs version {theirs}, you have {yours}: update Maverick to join it."
)
_CERTIFICATE: Final = QT_TRANSLATE_NOOP(
    "text",
    "This is not the table you sat at: it does not show the same certificate. Your seat’s key was "
    "not sent.",
)
_PROOF: Final = QT_TRANSLATE_NOOP(
    "text",
    "Whoever answers does not know the code. Somebody on this network may be in between: nothing "
    "was told to them.",
)
_UNREADABLE: Final = QT_TRANSLATE_NOOP(
    "text", "The table sent something unreadable, so the connection was ended."
)
_REPLACED: Final = QT_TRANSLATE_NOOP(
    "text", "Your seat was taken up by another window of yours. This one looks no further."
)
_CLOSED: Final = QT_TRANSLATE_NOOP("text", "The host has closed the table.")
BAD_CODE: Final = QT_TRANSLATE_NOOP("text", "A code has six letters and digits, such as 7K4 – M2Q.")
BAD_ADDRESS: Final = QT_TRANSLATE_NOOP(
    "text", "An address looks like 192.168.1.31, fe80::1%eth0 or anna-pc.local."
)
BAD_PORT: Final = QT_TRANSLATE_NOOP("text", "A port is a number from 1 to 65535.")
NO_NAME: Final = QT_TRANSLATE_NOOP("text", "Type your name first: the others see it at your seat.")


def refused(why: str) -> Phrase:
    """Why a host has sent us away."""
    return Phrase(_REFUSED[why])


def not_watched() -> Phrase:
    """Whoever only wants to look on may not."""
    return Phrase(_NOT_WATCHED)


def unreachable(why: str, where: str) -> Phrase:
    """Why a table was not reached."""
    return Phrase(_UNREACHABLE[why], {"where": where})


def needs_version(theirs: str, yours: str, *, older: bool) -> Phrase:
    """The programs do not understand each other; ``older``: it is theirs that is the older."""
    words = {"theirs": theirs, "yours": yours}
    return Phrase(_NEEDS_OLDER if older else _NEEDS_NEWER, words)


def distrusted(why: str) -> Phrase:
    """Whoever answers is not the table."""
    return Phrase(_CERTIFICATE if why == "certificate" else _PROOF)


def unreadable() -> Phrase:
    """What the table sent makes no sense."""
    return Phrase(_UNREADABLE)


def replaced() -> Phrase:
    """The same seat has connected anew."""
    return Phrase(_REPLACED)


def closed() -> Phrase:
    """The table is closed."""
    return Phrase(_CLOSED)
