"""The words of each option: label, explanation, and for each value its label and its effect."""

from collections.abc import Mapping
from typing import Final

import msgspec

from .phrase import QT_TRANSLATE_NOOP


class ValueText(msgspec.Struct, frozen=True):
    """The words of one value."""

    label: str
    effect: str


class OptionText(msgspec.Struct, frozen=True):
    """The words of one option."""

    label: str
    about: str
    values: Mapping[str, ValueText] = {}
    """For choices by the value, for switches by ``on`` and ``off``."""
    none: str = ""
    """What an absent number is called."""
    counted: str = ""
    """A number with what it counts, one form for one and one for more; empty: the bare number."""
    points: bool = False
    """Whether the number is points that are won or lost: shown with its sign."""


def _flag(off: str, on: str) -> dict[str, ValueText]:
    return {
        "off": ValueText(QT_TRANSLATE_NOOP("text", "off"), off),
        "on": ValueText(QT_TRANSLATE_NOOP("text", "on"), on),
    }


TEXTS: Final[Mapping[str, OptionText]] = {
    # --- deal and passing ------------------------------------------------------------------------
    "first_dealer": OptionText(
        QT_TRANSLATE_NOOP("text", "First dealer"),
        QT_TRANSLATE_NOOP(
            "text", "Who deals the first hand. After each hand the deal moves on clockwise."
        ),
        {
            "random": ValueText(
                QT_TRANSLATE_NOOP("text", "by lot"),
                QT_TRANSLATE_NOOP("text", "The first dealer is drawn by lot."),
            ),
            "S": ValueText(
                QT_TRANSLATE_NOOP("text", "South"),
                QT_TRANSLATE_NOOP("text", "South deals first, so West leads first."),
            ),
            "W": ValueText(
                QT_TRANSLATE_NOOP("text", "West"),
                QT_TRANSLATE_NOOP("text", "West deals first, so North leads first."),
            ),
            "N": ValueText(
                QT_TRANSLATE_NOOP("text", "North"),
                QT_TRANSLATE_NOOP("text", "North deals first, so East leads first."),
            ),
            "E": ValueText(
                QT_TRANSLATE_NOOP("text", "East"),
                QT_TRANSLATE_NOOP("text", "East deals first, so South leads first."),
            ),
        },
    ),
    "equal_ranks": OptionText(
        QT_TRANSLATE_NOOP("text", "Equal turned cards"),
        QT_TRANSLATE_NOOP(
            "text",
            "What trump and adder are when the two turned cards have the same rank in two suits."
            " It happens in about one deal of eighteen.",
        ),
        {
            "default_suits": ValueText(
                QT_TRANSLATE_NOOP("text", "spades and diamonds"),
                QT_TRANSLATE_NOOP("text", "Spades are trump and diamonds are the adder suit."),
            ),
            "first_turned": ValueText(
                QT_TRANSLATE_NOOP("text", "first card is trump"),
                QT_TRANSLATE_NOOP(
                    "text",
                    "The suit of the first turned card is trump, the suit of the second is the"
                    " adder suit.",
                ),
            ),
            "suit_order": ValueText(
                QT_TRANSLATE_NOOP("text", "higher suit is trump"),
                QT_TRANSLATE_NOOP(
                    "text",
                    "Suits rank spades, hearts, diamonds, clubs: the higher one is trump, the other"
                    " the adder suit.",
                ),
            ),
            "redeal": ValueText(
                QT_TRANSLATE_NOOP("text", "deal again"),
                QT_TRANSLATE_NOOP("text", "The same dealer shuffles and deals again."),
            ),
        },
    ),
    "pass_count": OptionText(
        QT_TRANSLATE_NOOP("text", "Cards to pass"),
        QT_TRANSLATE_NOOP(
            "text",
            "How many cards each player passes on before play. With 0 nothing is passed.",
        ),
        counted=QT_TRANSLATE_NOOP("text", "{n} card|{n} cards"),
    ),
    "pass_direction": OptionText(
        QT_TRANSLATE_NOOP("text", "Passing direction"),
        QT_TRANSLATE_NOOP(
            "text",
            "Who gets the cards you pass. All four players choose first, then the cards move"
            " together.",
        ),
        {
            "left": ValueText(
                QT_TRANSLATE_NOOP("text", "to the left"),
                QT_TRANSLATE_NOOP("text", "Cards go to the player after you, an opponent."),
            ),
            "right": ValueText(
                QT_TRANSLATE_NOOP("text", "to the right"),
                QT_TRANSLATE_NOOP("text", "Cards go to the player before you, an opponent too."),
            ),
            "across": ValueText(
                QT_TRANSLATE_NOOP("text", "across"),
                QT_TRANSLATE_NOOP("text", "Partners exchange cards."),
            ),
            "rotate": ValueText(
                QT_TRANSLATE_NOOP("text", "changing"),
                QT_TRANSLATE_NOOP(
                    "text",
                    "Left in the first hand, then right, then across, then no passing, and so on.",
                ),
            ),
        },
    ),
    # --- play ------------------------------------------------------------------------------------
    "void_play": OptionText(
        QT_TRANSLATE_NOOP("text", "With no card of the suit led"),
        QT_TRANSLATE_NOOP(
            "text", "What a player may play who holds no card of the suit that was led."
        ),
        {
            "must_trump": ValueText(
                QT_TRANSLATE_NOOP("text", "a trump"),
                QT_TRANSLATE_NOOP(
                    "text", "A player who holds a trump plays one; otherwise any card."
                ),
            ),
            "must_trump_unless_partner_wins": ValueText(
                QT_TRANSLATE_NOOP("text", "a trump unless partner wins"),
                QT_TRANSLATE_NOOP(
                    "text",
                    "A player who holds a trump plays one, unless the partner’s card is winning so"
                    " far.",
                ),
            ),
            "free": ValueText(
                QT_TRANSLATE_NOOP("text", "any card"),
                QT_TRANSLATE_NOOP("text", "Nobody is forced to trump."),
            ),
        },
    ),
    "overtrump": OptionText(
        QT_TRANSLATE_NOOP("text", "Overtrumping"),
        QT_TRANSLATE_NOOP(
            "text",
            "Whether a trump played by somebody who cannot follow suit has to beat the trumps"
            " already in the trick. It adds no duty to trump.",
        ),
        _flag(
            QT_TRANSLATE_NOOP("text", "Any trump will do."),
            QT_TRANSLATE_NOOP(
                "text",
                "Such a trump beats the highest one in the trick if the player can, the partner’s"
                " too.",
            ),
        ),
    ),
    "revoke": OptionText(
        QT_TRANSLATE_NOOP("text", "Revokes"),
        QT_TRANSLATE_NOOP(
            "text",
            "Whether a player who could follow suit may play another card and have the side pay"
            " for it. No other duty can be bought off.",
        ),
        {
            "forbidden": ValueText(
                QT_TRANSLATE_NOOP("text", "forbidden"),
                QT_TRANSLATE_NOOP("text", "Whoever can follow suit follows suit."),
            ),
            "priced": ValueText(
                QT_TRANSLATE_NOOP("text", "for a price"),
                QT_TRANSLATE_NOOP("text", "Any card may be played; the side pays for each revoke."),
            ),
        },
    ),
    "revoke_penalty": OptionText(
        QT_TRANSLATE_NOOP("text", "Price of a revoke"),
        QT_TRANSLATE_NOOP(
            "text", "What a side pays each time it revokes; no bid multiplies it or wipes it out."
        ),
        counted=QT_TRANSLATE_NOOP("text", "{n} point|{n} points"),
    ),
    "revoke_spoils_bid": OptionText(
        QT_TRANSLATE_NOOP("text", "A revoke spoils the bid"),
        QT_TRANSLATE_NOOP("text", "Whether a side that has revoked can still make its bid."),
        _flag(
            QT_TRANSLATE_NOOP("text", "A revoke costs its price and nothing more."),
            QT_TRANSLATE_NOOP("text", "A side that has revoked has failed its bid."),
        ),
    ),
    # --- points ----------------------------------------------------------------------------------
    "adder_value": OptionText(
        QT_TRANSLATE_NOOP("text", "A trick with adders"),
        QT_TRANSLATE_NOOP("text", "What a trick with cards of the adder suit is worth."),
        {
            "one_plus_n": ValueText(
                QT_TRANSLATE_NOOP("text", "1 for each, plus 1"),
                QT_TRANSLATE_NOOP("text", "One adder makes 2 points, four adders make 5."),
            ),
            "n": ValueText(
                QT_TRANSLATE_NOOP("text", "1 for each"),
                QT_TRANSLATE_NOOP("text", "One adder makes 1 point, four adders make 4."),
            ),
        },
    ),
    "adder_with_trump": OptionText(
        QT_TRANSLATE_NOOP("text", "Adders and trumps together"),
        QT_TRANSLATE_NOOP("text", "What a trick is worth that holds both adders and trumps."),
        {
            "same": ValueText(
                QT_TRANSLATE_NOOP("text", "trumps do not matter"),
                QT_TRANSLATE_NOOP("text", "Trumps in a trick with adders do not matter."),
            ),
            "flat_one": ValueText(
                QT_TRANSLATE_NOOP("text", "1 point"),
                QT_TRANSLATE_NOOP("text", "Such a trick is worth 1, however many adders it holds."),
            ),
        },
    ),
    "points_all_trumps": OptionText(
        QT_TRANSLATE_NOOP("text", "A trick of four trumps"),
        QT_TRANSLATE_NOOP(
            "text", "What a trick is worth whose four cards are all trumps; jokers are trumps."
        ),
        points=True,
    ),
    "points_some_trumps": OptionText(
        QT_TRANSLATE_NOOP("text", "A trick with trumps"),
        QT_TRANSLATE_NOOP(
            "text", "What a trick is worth with one to three trumps in it and no adder."
        ),
        points=True,
    ),
    "points_plain": OptionText(
        QT_TRANSLATE_NOOP("text", "A plain trick"),
        QT_TRANSLATE_NOOP("text", "What a trick is worth with neither trumps nor adders in it."),
        points=True,
    ),
    # --- bids ------------------------------------------------------------------------------------
    "bids": OptionText(
        QT_TRANSLATE_NOOP("text", "Bids allowed"),
        QT_TRANSLATE_NOOP(
            "text",
            "Which bids there are: nil, to take no trick; blind, to win the hand without having"
            " seen a card; posh, to take tricks made of adders alone. A side holds one bid at"
            " most.",
        ),
    ),
    "nil_scope": OptionText(
        QT_TRANSLATE_NOOP("text", "Nil is bid for"),
        QT_TRANSLATE_NOOP("text", "Who may not take a trick after a bid of nil."),
        {
            "player": ValueText(
                QT_TRANSLATE_NOOP("text", "one player"),
                QT_TRANSLATE_NOOP("text", "The bidder takes no trick; the partner plays on."),
            ),
            "side": ValueText(
                QT_TRANSLATE_NOOP("text", "both partners"),
                QT_TRANSLATE_NOOP("text", "Neither partner may take a trick."),
            ),
        },
    ),
    "nil_multiplier": OptionText(
        QT_TRANSLATE_NOOP("text", "Nil made multiplies by"),
        QT_TRANSLATE_NOOP(
            "text", "By how much a made nil multiplies the side’s points, if they are above zero."
        ),
    ),
    "nil_negative": OptionText(
        QT_TRANSLATE_NOOP("text", "Nil made below zero"),
        QT_TRANSLATE_NOOP(
            "text", "What a made nil scores when the side’s tricks came to less than zero."
        ),
        points=True,
    ),
    "nil_zero": OptionText(
        QT_TRANSLATE_NOOP("text", "Nil made at zero"),
        QT_TRANSLATE_NOOP(
            "text", "What a made nil scores when the side’s tricks came to exactly zero."
        ),
        points=True,
    ),
    "nil_failed": OptionText(
        QT_TRANSLATE_NOOP("text", "A failed nil"),
        QT_TRANSLATE_NOOP("text", "The value of a nil that failed."),
        points=True,
    ),
    "blind_failed": OptionText(
        QT_TRANSLATE_NOOP("text", "A failed blind"),
        QT_TRANSLATE_NOOP("text", "The value of a blind bid that failed."),
        points=True,
    ),
    "bid_failure": OptionText(
        QT_TRANSLATE_NOOP("text", "A failed bid"),
        QT_TRANSLATE_NOOP(
            "text",
            "What a side scores for a hand in which its nil or blind bid was not kept.",
        ),
        {
            "replace": ValueText(
                QT_TRANSLATE_NOOP("text", "replaces"),
                QT_TRANSLATE_NOOP(
                    "text",
                    "The bid’s own value counts and the trick points are lost. A bad hand can gain"
                    " by it.",
                ),
            ),
            "add": ValueText(
                QT_TRANSLATE_NOOP("text", "is added"),
                QT_TRANSLATE_NOOP("text", "The value is added to the trick points."),
            ),
            "worse": ValueText(
                QT_TRANSLATE_NOOP("text", "takes the worse"),
                QT_TRANSLATE_NOOP("text", "The smaller of the two counts."),
            ),
        },
    ),
    "blind_multiplier": OptionText(
        QT_TRANSLATE_NOOP("text", "Blind made multiplies by"),
        QT_TRANSLATE_NOOP("text", "By how much a made blind bid multiplies the side’s points."),
    ),
    "posh_multiplier": OptionText(
        QT_TRANSLATE_NOOP("text", "Posh made multiplies by"),
        QT_TRANSLATE_NOOP("text", "By how much a made posh bid multiplies the side’s points."),
    ),
    "book": OptionText(
        QT_TRANSLATE_NOOP("text", "A book is"),
        QT_TRANSLATE_NOOP("text", "Which tricks count as books for a posh bid."),
        {
            "all_adders": ValueText(
                QT_TRANSLATE_NOOP("text", "four adders"),
                QT_TRANSLATE_NOOP(
                    "text",
                    "A book is a trick whose four cards are all adders; a hand holds three at"
                    " most.",
                ),
            ),
            "any_adder": ValueText(
                QT_TRANSLATE_NOOP("text", "at least one adder"),
                QT_TRANSLATE_NOOP("text", "A book is a trick with at least one adder in it."),
            ),
        },
    ),
    "posh_books": OptionText(
        QT_TRANSLATE_NOOP("text", "Posh takes"),
        QT_TRANSLATE_NOOP("text", "How many books a side has to take to make a posh bid."),
        counted=QT_TRANSLATE_NOOP("text", "{n} book|{n} books"),
    ),
    "posh_failure": OptionText(
        QT_TRANSLATE_NOOP("text", "A failed posh"),
        QT_TRANSLATE_NOOP("text", "What a side scores whose posh bid failed."),
        {
            "zero": ValueText(
                QT_TRANSLATE_NOOP("text", "scores nothing"),
                QT_TRANSLATE_NOOP("text", "The side scores 0, even if its tricks were worth less."),
            ),
            "min_zero": ValueText(
                QT_TRANSLATE_NOOP("text", "scores nothing, or the loss"),
                QT_TRANSLATE_NOOP(
                    "text", "The side scores 0, or its points where they are below zero."
                ),
            ),
        },
    ),
    # --- match -----------------------------------------------------------------------------------
    "target": OptionText(
        QT_TRANSLATE_NOOP("text", "Target"),
        QT_TRANSLATE_NOOP(
            "text",
            "The total that wins the match. Without one the number of hands ends it.",
        ),
        none=QT_TRANSLATE_NOOP("text", "no target"),
    ),
    "hands": OptionText(
        QT_TRANSLATE_NOOP("text", "Number of hands"),
        QT_TRANSLATE_NOOP(
            "text",
            "After how many hands the match ends if no side has won by the target.",
        ),
        none=QT_TRANSLATE_NOOP("text", "no limit"),
        counted=QT_TRANSLATE_NOOP("text", "{n} hand|{n} hands"),
    ),
    "match_check": OptionText(
        QT_TRANSLATE_NOOP("text", "The target is checked"),
        QT_TRANSLATE_NOOP("text", "When it is checked whether a side has reached the target."),
        {
            "hand": ValueText(
                QT_TRANSLATE_NOOP("text", "after each hand"),
                QT_TRANSLATE_NOOP("text", "A hand is always played to its last trick."),
            ),
            "trick": ValueText(
                QT_TRANSLATE_NOOP("text", "after each trick"),
                QT_TRANSLATE_NOOP(
                    "text", "The match ends in mid-hand when a side reaches the target."
                ),
            ),
        },
    ),
    "both_reach": OptionText(
        QT_TRANSLATE_NOOP("text", "When both sides reach it"),
        QT_TRANSLATE_NOOP("text", "What happens when both sides reach the target in one hand."),
        {
            "higher": ValueText(
                QT_TRANSLATE_NOOP("text", "the higher wins"),
                QT_TRANSLATE_NOOP("text", "The side with more points wins the match."),
            ),
            "play_on": ValueText(
                QT_TRANSLATE_NOOP("text", "the match goes on"),
                QT_TRANSLATE_NOOP(
                    "text",
                    "The match goes on until one side alone is at the target, or the hands are"
                    " over.",
                ),
            ),
        },
    ),
    "tie": OptionText(
        QT_TRANSLATE_NOOP("text", "Equal totals at the end"),
        QT_TRANSLATE_NOOP("text", "What happens when the match would end with equal totals."),
        {
            "extra_hand": ValueText(
                QT_TRANSLATE_NOOP("text", "an extra hand"),
                QT_TRANSLATE_NOOP("text", "Another hand is played, and another, until one leads."),
            ),
            "draw": ValueText(
                QT_TRANSLATE_NOOP("text", "a draw"),
                QT_TRANSLATE_NOOP("text", "Nobody wins."),
            ),
        },
    ),
    "running_score": OptionText(
        QT_TRANSLATE_NOOP("text", "The score moves"),
        QT_TRANSLATE_NOOP(
            "text", "When the totals on the screen move. It never changes the result."
        ),
        {
            "trick": ValueText(
                QT_TRANSLATE_NOOP("text", "after each trick"),
                QT_TRANSLATE_NOOP("text", "The total moves with every trick."),
            ),
            "hand": ValueText(
                QT_TRANSLATE_NOOP("text", "after each hand"),
                QT_TRANSLATE_NOOP(
                    "text",
                    "The total moves when the hand is over; until then its points are shown apart.",
                ),
            ),
        },
    ),
}
"""The words of every option by its name."""
