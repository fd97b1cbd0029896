"""The words of the options on how a hand is dealt, played and counted by the trick."""

from collections.abc import Mapping
from typing import Final

from .optionwords import OptionText, ValueText, flag
from .phrase import QT_TRANSLATE_NOOP

PLAY_TEXTS: Final[Mapping[str, OptionText]] = {
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
        flag(
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
        flag(
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
}
