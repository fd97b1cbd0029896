"""What is asked before a player goes away from a table on the network for something else.

Must not know what they go away for.
"""

from typing import TYPE_CHECKING, Final

from maverick_desktop.text import lanlobby as words
from maverick_desktop.ui.telling import Question

if TYPE_CHECKING:
    from maverick_desktop.ui.lan.network import Network

_MATCH: Final = Question(
    words.CLOSE_MATCH_TITLE, words.CLOSE_MATCH_TEXT, words.CLOSE_MATCH_YES, words.CLOSE_MATCH_NO
)
_PEOPLE: Final = Question(
    words.CLOSE_OWN_TITLE, words.CLOSE_IDLE_TEXT, words.CLOSE_MATCH_YES, words.CLOSE_OWN_NO
)
_VISIT: Final = Question(
    words.GO_AWAY_TITLE, words.GO_AWAY_TEXT, words.GO_AWAY_YES, words.GO_AWAY_NO
)


def parting(network: "Network") -> Question | None:
    """The question; None where nobody is here to miss the player, and outside of a match."""
    host, guest = network.host, network.guest
    if host is not None and host.table.playing:
        return _MATCH
    if host is not None and any(one.by == "remote" and one.here for one in host.table.chairs):
        return _PEOPLE
    if guest is not None and guest.table.at_table and not guest.watching:
        lobby = guest.table.lobby
        return _VISIT if lobby is not None and lobby.started else None
    return None
