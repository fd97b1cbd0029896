"""What is said about bids: badges, panels, prompts, and what each is worth."""

from typing import Final

from maverick_desktop.core.rules import Rules
from maverick_desktop.core.view import SeatView
from maverick_desktop.text.phrase import QT_TRANSLATE_NOOP, Arg, Phrase, signed
from maverick_desktop.text.table import BOTH_LINES, COUNT_WORDS, capital_pair, name, pair

BID_BADGES: Final = {
    "nil": QT_TRANSLATE_NOOP("text", "NIL"),
    "blind": QT_TRANSLATE_NOOP("text", "BLIND"),
    "posh": QT_TRANSLATE_NOOP("text", "POSH"),
}
BID_WORDS: Final = {
    "pass": QT_TRANSLATE_NOOP("text", "pass"),
    "nil": QT_TRANSLATE_NOOP("text", "nil"),
    "blind": QT_TRANSLATE_NOOP("text", "blind"),
    "posh": QT_TRANSLATE_NOOP("text", "posh"),
}
BID_LETTERS: Final = {
    "nil": QT_TRANSLATE_NOOP("text", "N"),
    "blind": QT_TRANSLATE_NOOP("text", "B"),
    "posh": QT_TRANSLATE_NOOP("text", "P"),
}
"""For the dock, where there is no room for the words."""

YOUR_BID = QT_TRANSLATE_NOOP("text", "Your bid")
YOUR_BID_LAST = QT_TRANSLATE_NOOP("text", "Your bid is the last")
ONLY_PASS = QT_TRANSLATE_NOOP("text", "You can only pass")
HAS_BID = QT_TRANSLATE_NOOP("text", "{who} has bid {bid}.")
ONE_BID = QT_TRANSLATE_NOOP("text", "{side} may hold one bid between you.")
PARTNER_HAS = QT_TRANSLATE_NOOP(
    "text", "{who} has bid {bid}, and {side} may hold one bid between you."
)
BLIND_ASK = QT_TRANSLATE_NOOP("text", "Bid blind, or look first?")
BLIND_WHY = QT_TRANSLATE_NOOP("text", "Nobody has seen a card yet. Trump and adder are known.")
BLIND_ROUND = QT_TRANSLATE_NOOP("text", "Blind round")
CONTRACT_ROUND = QT_TRANSLATE_NOOP("text", "Contract round")
PANEL_PASS = QT_TRANSLATE_NOOP("text", "Pass")
PANEL_LOOK = QT_TRANSLATE_NOOP("text", "Look first")
PANEL_NIL = QT_TRANSLATE_NOOP("text", "Nil")
PANEL_BLIND = QT_TRANSLATE_NOOP("text", "Blind")
PANEL_POSH = QT_TRANSLATE_NOOP("text", "Posh")
SAYS_PASS = QT_TRANSLATE_NOOP("text", "Play for the plain points.")
SAYS_STANDS = QT_TRANSLATE_NOOP("text", "{who}’s bid stands for both of you.")
SAYS_LOOK = QT_TRANSLATE_NOOP("text", "See your cards, then go on.")
SAYS_NIL = QT_TRANSLATE_NOOP("text", "You take no trick at all. {partner} plays on.")
SAYS_NIL_SIDE = QT_TRANSLATE_NOOP("text", "Neither you nor {partner} takes a trick.")
SAYS_BLIND = QT_TRANSLATE_NOOP("text", "You and {partner} take more points than they do.")
SAYS_POSH = QT_TRANSLATE_NOOP(
    "text",
    "You and {partner} take a book: a trick of four adders."
    "|You and {partner} take {count} books: tricks of four adders.",
)
SAYS_POSH_ANY = QT_TRANSLATE_NOOP(
    "text",
    "You and {partner} take a trick with an adder."
    "|You and {partner} take {count} tricks with an adder.",
)
POINTS_AS_FALL = QT_TRANSLATE_NOOP("text", "Points as they fall")
MADE = QT_TRANSLATE_NOOP("text", "Made")
FAILED = QT_TRANSLATE_NOOP("text", "Failed")


def bidding(view: SeatView, only_pass: bool) -> tuple[Phrase, Phrase]:
    """You are to bid in the contract round, or in the blind one."""
    hand = view.public.hand
    ours = hand.bids[view.seat.side]
    side = pair(view, view.seat.side)
    if only_pass and ours is not None:
        bid = Phrase(BID_WORDS[ours.kind])
        words: dict[str, Arg] = {"who": name(view, ours.seat), "bid": bid, "side": side}
        return Phrase(ONLY_PASS), Phrase(PARTNER_HAS, words)
    if view.public.phase.value == "blind":
        return Phrase(BLIND_ASK), Phrase(BLIND_WHY)
    first = Phrase(YOUR_BID_LAST if view.seat is hand.dealer else YOUR_BID)
    one_bid = Phrase(ONE_BID, {"side": capital_pair(view)})
    theirs = hand.bids[view.seat.side.other]
    if theirs is None:
        return first, one_bid
    bid_words: dict[str, Arg] = {
        "who": name(view, theirs.seat),
        "bid": Phrase(BID_WORDS[theirs.kind]),
    }
    return first, Phrase(BOTH_LINES, {"first": Phrase(HAS_BID, bid_words), "second": one_bid})


def bid_sentence(view: SeatView, bid: str) -> Phrase:
    """What a bid panel says."""
    rules = view.public.rules
    partner = name(view, view.seat.partner)
    match bid:
        case "nil":
            text = SAYS_NIL_SIDE if rules.nil_scope == "side" else SAYS_NIL
            return Phrase(text, {"partner": partner})
        case "blind":
            return Phrase(SAYS_BLIND, {"partner": partner})
        case "posh":
            books = rules.posh_books
            text = SAYS_POSH if rules.book == "all_adders" else SAYS_POSH_ANY
            count = Phrase(COUNT_WORDS[books]) if books < len(COUNT_WORDS) else books
            return Phrase(text, {"partner": partner, "count": count}, books)
        case _ if (held := view.public.hand.bids[view.seat.side]) is not None:
            return Phrase(SAYS_STANDS, {"who": name(view, held.seat)})
        case _:
            return Phrase(SAYS_LOOK if view.public.phase.value == "blind" else SAYS_PASS)


TIMES = QT_TRANSLATE_NOOP("text", "× {n}")
BASE_LESS = QT_TRANSLATE_NOOP("text", "points {value}")
AT_MOST = QT_TRANSLATE_NOOP("text", "at most {value}")


def bid_made(rules: Rules, bid: str) -> Phrase:
    """What a made bid does to the points: "× 3"."""
    times = {
        "nil": rules.nil_multiplier,
        "blind": rules.blind_multiplier,
        "posh": rules.posh_multiplier,
    }[bid]
    if bid == "nil" and rules.nil_scope == "side":
        # A side that takes no trick has no points to multiply.
        return Phrase("{value}", {"value": signed(rules.nil_zero)})
    return Phrase(TIMES, {"n": times})


def bid_failed(rules: Rules, bid: str) -> Phrase:
    """What a failed bid scores: "−1", "points −1", "at most −1"."""
    if bid == "posh":
        zero = Phrase("{value}", {"value": "0"})
        return zero if rules.posh_failure == "zero" else Phrase(AT_MOST, {"value": "0"})
    value = signed(rules.nil_failed if bid == "nil" else rules.blind_failed)
    match rules.bid_failure:
        case "replace":
            return Phrase("{value}", {"value": value})
        case "add":
            return Phrase(BASE_LESS, {"value": value})
        case "worse":
            return Phrase(AT_MOST, {"value": value})
