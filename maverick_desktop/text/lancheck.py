"""What the check of the network found, and what to do or tell a friend about it.

A finding is a state, a heading and a sentence; advice says what to do, then why.
"""

from typing import Final, Literal, TypeAlias

import msgspec

from maverick_desktop.text.phrase import QT_TRANSLATE_NOOP, Arg, Phrase

State: TypeAlias = Literal["well", "warning", "bad"]

TITLE: Final = QT_TRANSLATE_NOOP("text", "Check the network")
LINE: Final = QT_TRANSLATE_NOOP(
    "text", "What a friend’s computer would have to do is tried from here."
)
RUNNING: Final = QT_TRANSLATE_NOOP("text", "Trying, which takes a few seconds.")
AGAIN: Final = QT_TRANSLATE_NOOP("text", "Check again")
CLOSE: Final = QT_TRANSLATE_NOOP("text", "Close")
COPY: Final = QT_TRANSLATE_NOOP("text", "Copy for a friend")
COPIED: Final = QT_TRANSLATE_NOOP("text", "Copied")
TO_DO: Final = QT_TRANSLATE_NOOP("text", "What to do")
TELL: Final = QT_TRANSLATE_NOOP("text", "What to tell a friend")

_NETWORKS: Final = QT_TRANSLATE_NOOP("text", "Networks of this computer")
_NONE: Final = QT_TRANSLATE_NOOP("text", "none")
_LISTED: Final = QT_TRANSLATE_NOOP("text", "{first}, {rest}")
_ONE: Final = {
    "network": QT_TRANSLATE_NOOP("text", "{address} ({name})"),
    "tunnel": QT_TRANSLATE_NOOP("text", "{address} ({name}, a tunnel)"),
    "bridge": QT_TRANSLATE_NOOP("text", "{address} ({name}, inside this computer)"),
}
_PORT: Final = QT_TRANSLATE_NOOP("text", "Port")
_PORT_OPEN: Final = QT_TRANSLATE_NOOP("text", "Your table is open at port {port}.")
_PORT_TRIED: Final = QT_TRANSLATE_NOOP("text", "A table can be opened, at port {port}.")
_PORT_NONE: Final = QT_TRANSLATE_NOOP("text", "A table cannot be opened.")
_REACHED: Final = QT_TRANSLATE_NOOP("text", "Reached at {address}")
_ANSWERS: Final = QT_TRANSLATE_NOOP("text", "The table answers there.")
_SILENT: Final = QT_TRANSLATE_NOOP("text", "Nothing answers there, not even to this computer.")
_JOINED: Final = QT_TRANSLATE_NOOP("text", "Joining with a code")
_JOIN_WORKS: Final = QT_TRANSLATE_NOOP("text", "It works from this computer.")
_JOIN_FAILS: Final = QT_TRANSLATE_NOOP("text", "It does not work even from this computer.")
_ECHO: Final = QT_TRANSLATE_NOOP("text", "Being found")
_ECHO_HEARD: Final = QT_TRANSLATE_NOOP("text", "The announcement comes back from the network.")
_ECHO_LOST: Final = QT_TRANSLATE_NOOP("text", "The announcement does not come back.")

_ADVICE: Final = {
    "no_tls": QT_TRANSLATE_NOOP(
        "text",
        "Install the package libssl3 and start Maverick anew: without it nothing can be encrypted.",
    ),
    "no_port": QT_TRANSLATE_NOOP(
        "text",
        "Let Maverick listen at a port: this system or a security program forbids every one.",
    ),
    "no_network": QT_TRANSLATE_NOOP(
        "text", "Join the same Wi-Fi as your friends, or plug in a cable: there is no network yet."
    ),
    "only_virtual": QT_TRANSLATE_NOOP(
        "text",
        "Join the same Wi-Fi as your friends: only a tunnel and networks inside this computer were "
        "found, which friends at home do not reach.",
    ),
    "not_reached": QT_TRANSLATE_NOOP(
        "text",
        "Allow Maverick in this computer’s firewall: it blocks the table’s port even from here.",
    ),
    "not_joined": QT_TRANSLATE_NOOP(
        "text",
        "Look whether a security program opens encrypted connections to read along: joining does "
        "not work even within this computer.",
    ),
    "no_echo": QT_TRANSLATE_NOOP(
        "text",
        "Tell friends the address: tables are not found here, since this network or a firewall "
        "keeps announcements back (UDP, port 5353).",
    ),
    "other_port": QT_TRANSLATE_NOOP(
        "text", "Tell friends the port as well: the usual ones were taken."
    ),
    "all_well": QT_TRANSLATE_NOOP(
        "text",
        "Nothing is wrong here. If a friend still finds no table, their firewall or the network "
        "keeps computers apart, as guest Wi-Fi often does.",
    ),
}
_FIREWALLS: Final = {
    "ufw": QT_TRANSLATE_NOOP(
        "text", "This computer has the firewall ufw. These commands open it for Maverick:"
    ),
    "firewalld": QT_TRANSLATE_NOOP(
        "text", "This computer has the firewall firewalld. These commands open it for Maverick:"
    ),
    "windows": QT_TRANSLATE_NOOP(
        "text",
        "Windows asks once whether Maverick may use the network: allow it for private networks.",
    ),
    "macos": QT_TRANSLATE_NOOP(
        "text",
        "In the system settings under Network, Firewall, Maverick has to be allowed to take "
        "connections.",
    ),
}
COMMANDS: Final = {
    "ufw": ("sudo ufw allow {first}:{last}/tcp", "sudo ufw allow 5353/udp"),
    "firewalld": (
        "sudo firewall-cmd --permanent --add-port={first}-{last}/tcp",
        "sudo firewall-cmd --permanent --add-service=mdns",
        "sudo firewall-cmd --reload",
    ),
}
"""What is typed into a terminal: the same in every language."""
_FRIEND: Final = QT_TRANSLATE_NOOP(
    "text",
    "In Maverick choose “Play on the network” in the Game menu. If “{table}” is not in the list, "
    "type the address {address} and the port {port}. The code comes by word of mouth.",
)
_FRIEND_NO_TABLE: Final = QT_TRANSLATE_NOOP(
    "text",
    "Be on the same Wi-Fi, and in Maverick choose “Play on the network” in the Game menu. My "
    "address is {address}.",
)


class Told(msgspec.Struct, frozen=True):
    """A finding in words."""

    state: State
    title: Phrase
    text: Phrase


def networks(found: list[tuple[str, str, str]]) -> Told:
    """``(address, name, kind)`` of each network."""
    if not found:
        return Told("bad", Phrase(_NETWORKS), Phrase(_NONE))
    *before, line = [Phrase(_ONE[kind], {"address": at, "name": name}) for at, name, kind in found]
    for one in reversed(before):
        line = Phrase(_LISTED, {"first": one, "rest": line})
    real = any(kind == "network" for _, _, kind in found)
    return Told("well" if real else "warning", Phrase(_NETWORKS), line)


def port(number: int, *, is_open: bool, usual: bool) -> Told:
    """Where the table listens; ``number`` 0: at no port."""
    if not number:
        return Told("bad", Phrase(_PORT), Phrase(_PORT_NONE))
    text = Phrase(_PORT_OPEN if is_open else _PORT_TRIED, {"port": str(number)})
    return Told("well" if usual else "warning", Phrase(_PORT), text)


def reached(address: str, *, ok: bool) -> Told:
    """Whether the table answers at an address."""
    title = Phrase(_REACHED, {"address": address})
    return Told("well" if ok else "bad", title, Phrase(_ANSWERS if ok else _SILENT))


def joined(*, ok: bool) -> Told:
    """Whether a table on this computer can be joined."""
    text = Phrase(_JOIN_WORKS if ok else _JOIN_FAILS)
    return Told("well" if ok else "bad", Phrase(_JOINED), text)


def echo(*, heard: bool) -> Told:
    """Whether the own announcement comes back."""
    text = Phrase(_ECHO_HEARD if heard else _ECHO_LOST)
    return Told("well" if heard else "warning", Phrase(_ECHO), text)


def advice(word: str) -> Phrase:
    """What to do."""
    return Phrase(_ADVICE[word])


def firewall(kind: str) -> Phrase | None:
    """What to know of this computer's firewall; None where none is known of."""
    return Phrase(_FIREWALLS[kind]) if kind in _FIREWALLS else None


def commands(kind: str, first: int, last: int) -> list[str]:
    """What opens this computer's firewall, line by line."""
    return [line.format(first=first, last=last) for line in COMMANDS.get(kind, ())]


def for_a_friend(table: str, address: str, at: int) -> Phrase:
    """What to tell a friend; ``at`` 0: no table is open."""
    if not at:
        return Phrase(_FRIEND_NO_TABLE, {"address": address})
    words: dict[str, Arg] = {"table": table, "address": address, "port": str(at)}
    return Phrase(_FRIEND, words)
