"""The rules of a table in words, made from ``Rules`` and from nothing else.

Used by the window's rule view and by ``rules NAME``. A sentence with † says what neither printed
text of the game decides.
"""

from typing import Final, TypeAlias

from maverick_desktop.core.cards import SEATS
from maverick_desktop.core.rules import BidKind, Rules
from maverick_desktop.core.scoring import Why

from .phrase import QT_TRANSLATE_NOOP, Phrase, signed
from .scoretext import MATCH, SCORE, match_text, score_text
from .words import ours, seat_word

Section: TypeAlias = tuple[Phrase, list[Phrase]]
"""A heading and its sentences."""


def rule_text(rules: Rules) -> list[Section]:
    """The rule text, section by section, in the order of a hand."""
    sections = [
        (_CARDS, [Phrase(one) for one in _ABOUT_CARDS]),
        (_DEAL, _deal(rules)),
        (_BLIND, _blind(rules)),
        (_PASSING, _passing(rules)),
        (_BIDS, _bids(rules)),
        (_PLAY, _play(rules)),
        (_TRICK, _trick(rules)),
        (SCORE, score_text(rules)),
        (MATCH, match_text(rules)),
        (_MARK, [Phrase(_ABOUT_MARK)]),
    ]
    return [(Phrase(heading), sentences) for heading, sentences in sections if sentences]


_MARK: Final = QT_TRANSLATE_NOOP("text", "The mark †")
_ABOUT_MARK: Final = QT_TRANSLATE_NOOP(
    "text",
    "The game has an English and a Russian rule text. Where a sentence has a †, neither of them"
    " decides, and the choice is ours.",
)


# --- cards and deal ------------------------------------------------------------------------------

_CARDS: Final = QT_TRANSLATE_NOOP("text", "Cards and players")
_ABOUT_CARDS: Final = (
    QT_TRANSLATE_NOOP(
        "text",
        "Four people play, South and North against West and East, with 52 cards and two jokers."
        " In each suit the 2 is lowest and the ace highest.",
    ),
    QT_TRANSLATE_NOOP(
        "text",
        "In each hand one suit is trump and another the adder suit. Both jokers are trumps: the"
        " Small Joker beats the ace of trumps, and the Big Joker beats everything.",
    ),
)
_DEAL: Final = QT_TRANSLATE_NOOP("text", "The deal")
_LOT: Final = QT_TRANSLATE_NOOP(
    "text", "The first dealer is drawn by lot; then the deal moves to the left."
)
_FIRST: Final = QT_TRANSLATE_NOOP(
    "text", "{seat} deals the first hand; then the deal moves to the left."
)
_TURNED: Final = QT_TRANSLATE_NOOP(
    "text",
    "Everybody gets 13 cards and the last two are turned face up. The suit of the higher one is"
    " trump, the suit of the lower one the adder suit.",
)
_DEFAULTS: Final = QT_TRANSLATE_NOOP(
    "text",
    "If both are of one suit, or one is a joker, spades are trump and diamonds the adder suit.",
)
_EQUAL: Final = {
    "default_suits": QT_TRANSLATE_NOOP(
        "text",
        "The same holds if their ranks are equal: spades are trump, diamonds the adder suit.",
    ),
    "first_turned": QT_TRANSLATE_NOOP(
        "text", "If their ranks are equal, the suit of the first one turned is trump."
    ),
    "suit_order": QT_TRANSLATE_NOOP(
        "text",
        "If their ranks are equal, trump is the suit that comes first among spades, hearts,"
        " diamonds and clubs.",
    ),
    "redeal": QT_TRANSLATE_NOOP(
        "text", "If their ranks are equal, the same dealer shuffles and deals again."
    ),
}


def _deal(rules: Rules) -> list[Phrase]:
    return [dealer_rule(rules), turned_rule(), default_suits_rule(), equal_ranks_rule(rules)]


def dealer_rule(rules: Rules) -> Phrase:
    """Who deals."""
    if rules.first_dealer == "random":
        return Phrase(_LOT)
    return Phrase(_FIRST, {"seat": seat_word(SEATS["SWNE".index(rules.first_dealer)])})


def turned_rule() -> Phrase:
    """How two turned cards of different suits and ranks decide."""
    return Phrase(_TURNED)


def default_suits_rule() -> Phrase:
    """What holds for two turned cards of one suit, or with a joker."""
    return Phrase(_DEFAULTS)


def equal_ranks_rule(rules: Rules) -> Phrase:
    """What holds for two turned cards of equal rank."""
    return ours(Phrase(_EQUAL[rules.equal_ranks]))


# --- bids and passing ----------------------------------------------------------------------------

_BLIND: Final = QT_TRANSLATE_NOOP("text", "Blind bids")
_BLIND_ROUND: Final = QT_TRANSLATE_NOOP(
    "text",
    "Before anybody looks at their cards each player in turn, from the dealer’s left, bids blind or"
    " passes.",
)
_BLIND_MEANS: Final = QT_TRANSLATE_NOOP(
    "text", "Blind: the side’s tricks come to more than those of the other side."
)
_PASSING: Final = QT_TRANSLATE_NOOP("text", "Passing")
_PASS: Final = {
    "left": QT_TRANSLATE_NOOP(
        "text",
        "Each player picks {n} card for the player to the left."
        "|Each player picks {n} cards for the player to the left.",
    ),
    "right": QT_TRANSLATE_NOOP(
        "text",
        "Each player picks {n} card for the player to the right."
        "|Each player picks {n} cards for the player to the right.",
    ),
    "across": QT_TRANSLATE_NOOP(
        "text",
        "Each player picks {n} card for the partner.|Each player picks {n} cards for the partner.",
    ),
    "rotate": QT_TRANSLATE_NOOP(
        "text",
        "Each player picks {n} card: in the first hand for the player to the left, then to the"
        " right, then for the partner; in the fourth hand nothing is passed, and so on."
        "|Each player picks {n} cards: in the first hand for the player to the left, then to the"
        " right, then for the partner; in the fourth hand nothing is passed, and so on.",
    ),
}
_PASS_TOGETHER: Final = QT_TRANSLATE_NOOP(
    "text", "The cards move when all four have chosen; a card received is not passed on."
)
_BIDS: Final = QT_TRANSLATE_NOOP("text", "Bids")
_CONTRACT: Final = QT_TRANSLATE_NOOP(
    "text", "Each player in turn, from the dealer’s left, makes a bid or passes."
)
_ONE_BID: Final = QT_TRANSLATE_NOOP(
    "text", "A side holds one bid at most: after the partner’s bid a player can only pass."
)
_NIL_MEANS: Final = {
    "player": QT_TRANSLATE_NOOP(
        "text", "Nil: the bidder takes no trick, while the partner plays on as usual."
    ),
    "side": QT_TRANSLATE_NOOP("text", "Nil: neither the bidder nor the partner takes a trick."),
}
_POSH_MEANS: Final = QT_TRANSLATE_NOOP(
    "text", "Posh: the side takes at least {n} book.|Posh: the side takes at least {n} books."
)
_BOOK: Final = {
    "all_adders": QT_TRANSLATE_NOOP("text", "A book is a trick of four adders."),
    "any_adder": QT_TRANSLATE_NOOP("text", "A book is a trick with at least one adder."),
}


def _blind(rules: Rules) -> list[Phrase]:
    if "blind" not in rules.bids:
        return []
    text = [ours(Phrase(_BLIND_ROUND)), *bid_rules(rules, "blind")]
    # With contract bids the sentence stands among those.
    return text if rules.bids - {"blind"} else [*text, ours(Phrase(_ONE_BID))]


def _passing(rules: Rules) -> list[Phrase]:
    if not rules.pass_count:
        return []
    who = Phrase(_PASS[rules.pass_direction], count=rules.pass_count)
    return [who, Phrase(_PASS_TOGETHER)]


def bid_rules(rules: Rules, kind: BidKind) -> list[Phrase]:
    """What a bid promises."""
    match kind:
        case "nil":
            return [ours(Phrase(_NIL_MEANS[rules.nil_scope]))]
        case "blind":
            return [Phrase(_BLIND_MEANS)]
        case "posh":
            return [Phrase(_POSH_MEANS, count=rules.posh_books), Phrase(_BOOK[rules.book])]


def _bids(rules: Rules) -> list[Phrase]:
    contracts: tuple[BidKind, ...] = ("nil", "posh")
    meanings = [one for kind in contracts if kind in rules.bids for one in bid_rules(rules, kind)]
    if not meanings:
        return []
    return [ours(Phrase(_CONTRACT)), *meanings, ours(Phrase(_ONE_BID))]


# --- play ----------------------------------------------------------------------------------------

_PLAY: Final = QT_TRANSLATE_NOOP("text", "Play")
_LEAD: Final = QT_TRANSLATE_NOOP(
    "text",
    "The player left of the dealer leads any card, and each player in turn adds one. The highest"
    " trump takes the trick, or else the highest card of the suit led; who takes it leads next.",
)
_REVOKE: Final = {
    "forbidden": QT_TRANSLATE_NOOP("text", "Whoever holds a card of the suit led plays one."),
    "priced": QT_TRANSLATE_NOOP(
        "text",
        "Whoever holds a card of the suit led plays one, or revokes: any other card may be played,"
        " and the side pays {n} point.|Whoever holds a card of the suit led plays one, or revokes:"
        " any other card may be played, and the side pays {n} points.",
    ),
}
_VOID: Final = {
    "must_trump": QT_TRANSLATE_NOOP(
        "text", "Whoever holds none plays a trump; with no trump either, any card."
    ),
    "must_trump_unless_partner_wins": QT_TRANSLATE_NOOP(
        "text",
        "Whoever holds none plays a trump, unless the partner’s card is winning so far; with no"
        " trump either, any card.",
    ),
    "free": QT_TRANSLATE_NOOP("text", "Whoever holds none plays any card."),
}
_OVERTRUMP: Final = {
    False: QT_TRANSLATE_NOOP(
        "text", "A trump played for want of the suit need not beat those before it."
    ),
    True: QT_TRANSLATE_NOOP(
        "text",
        "A trump played for want of the suit has to beat every trump before it, the partner’s too,"
        " if the player holds one that does.",
    ),
}


def follow_rule(rules: Rules) -> Phrase:
    """Who has to follow suit, and what a revoke is."""
    priced = rules.revoke == "priced"
    return Phrase(_REVOKE[rules.revoke], count=rules.revoke_penalty if priced else None)


def _play(rules: Rules) -> list[Phrase]:
    return [
        Phrase(_LEAD),
        follow_rule(rules),
        Phrase(_VOID[rules.void_play]),
        ours(Phrase(_OVERTRUMP[rules.overtrump])),
    ]


_TRICK: Final = QT_TRANSLATE_NOOP("text", "What a trick is worth")
_ADDERS: Final = {
    "one_plus_n": QT_TRANSLATE_NOOP(
        "text", "With adders in it: +1, and +1 more for each adder, so +2 to +5."
    ),
    "n": QT_TRANSLATE_NOOP("text", "With adders in it: +1 for each adder, so +1 to +4."),
}
_ADDERS_AND_TRUMPS: Final = {
    "same": QT_TRANSLATE_NOOP("text", "Trumps in a trick with adders do not matter."),
    "flat_one": QT_TRANSLATE_NOOP("text", "With both adders and trumps in it: +1."),
}
_NO_ADDERS: Final = {
    Why.ALL_TRUMPS: QT_TRANSLATE_NOOP("text", "Four trumps: {points}."),
    Why.SOME_TRUMPS: QT_TRANSLATE_NOOP("text", "One to three trumps and no adder: {points}."),
    Why.PLAIN: QT_TRANSLATE_NOOP("text", "Neither trumps nor adders: {points}."),
}


def worth_rule(rules: Rules, why: Why) -> Phrase:
    """What a trick is worth by one row of the table."""
    match why:
        case Why.ADDERS:
            return Phrase(_ADDERS[rules.adder_value])
        case Why.ADDERS_FLAT:
            return Phrase(_ADDERS_AND_TRUMPS[rules.adder_with_trump])
        case Why.ALL_TRUMPS:
            return Phrase(_NO_ADDERS[why], {"points": signed(rules.points_all_trumps)})
        case Why.SOME_TRUMPS:
            return Phrase(_NO_ADDERS[why], {"points": signed(rules.points_some_trumps)})
        case Why.PLAIN:
            return Phrase(_NO_ADDERS[why], {"points": signed(rules.points_plain)})


def _trick(rules: Rules) -> list[Phrase]:
    return [worth_rule(rules, why) for why in Why]
