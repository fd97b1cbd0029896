"""The words of the options on bids, and on how a match is won."""

from collections.abc import Mapping
from typing import Final

from .optionwords import OptionText, ValueText
from .phrase import QT_TRANSLATE_NOOP

SCORE_TEXTS: Final[Mapping[str, OptionText]] = {
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
