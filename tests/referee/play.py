"""Cards, turned cards, bids, legality and tricks, straight from RULES sections 1, 2 and 5."""

from .rules import Rules

SEATS: list[str] = ["S", "W", "N", "E"]  # clockwise: South, West, North, East
SIDES: list[str] = ["NS", "EW"]
SIDE_OF: dict[str, str] = {"S": "NS", "N": "NS", "W": "EW", "E": "EW"}
PARTNER_OF: dict[str, str] = {"S": "N", "N": "S", "W": "E", "E": "W"}

RANKS = "23456789TJQKA"
SUITS = "CDHS"
JOKERS: list[str] = ["SJ", "BJ"]  # the small one is the lower
DECK: list[str] = [rank + suit for suit in SUITS for rank in RANKS] + JOKERS
PLACE_IN_DECK: dict[str, int] = {card: place for place, card in enumerate(DECK)}


def next_seat(seat: str) -> str:
    """The next seat clockwise, which is the seat at one's left."""
    return SEATS[(SEATS.index(seat) + 1) % 4]


def seats_from(seat: str) -> list[str]:
    """All four seats clockwise, from this one on."""
    place = SEATS.index(seat)
    return SEATS[place:] + SEATS[:place]


def in_deck_order(cards: list[str]) -> list[str]:
    """The cards as the deck has them: 2C...AC, 2D...AD, 2H...AH, 2S...AS, SJ, BJ."""
    return sorted(cards, key=lambda card: PLACE_IN_DECK[card])


def suit_of(card: str, trump: str) -> str:
    """The suit a card counts as: "both jokers belong to the trump suit, whichever it is"."""
    if card in JOKERS:
        return trump
    return card[1]


def height(card: str) -> int:
    """Ranks 2 < 3 ... < K < A; "Small Joker, then Big Joker, above the ace of trumps"."""
    if card == "BJ":
        return 14
    if card == "SJ":
        return 13
    return RANKS.index(card[0])


# ---------------------------------------------------------------------------- turned cards


def have_equal_ranks(turned: list[str]) -> bool:
    """Do "the two turned cards have equal rank in two suits"? Jokers have no such rank."""
    first, second = turned
    return first not in JOKERS and second not in JOKERS and first[0] == second[0]


def must_redeal(turned: list[str], rules: Rules) -> bool:
    """Under equal_ranks = redeal "the same dealer deals again"."""
    return rules["equal_ranks"] == "redeal" and have_equal_ranks(turned)


def trump_and_adder(turned: list[str], rules: Rules) -> tuple[str, str]:
    """The trump and the adder suit that the two turned cards make, first turned first."""
    first, second = turned
    # "If they share a suit, or one is a joker: trump S, adder D."
    if first in JOKERS or second in JOKERS or first[1] == second[1]:
        return "S", "D"
    if have_equal_ranks(turned):
        if rules["equal_ranks"] == "default_suits":
            return "S", "D"
        if rules["equal_ranks"] == "first_turned":
            return first[1], second[1]
        if rules["equal_ranks"] == "suit_order":
            for suit in ["S", "H", "D", "C"]:
                if suit == first[1]:
                    return first[1], second[1]
                if suit == second[1]:
                    return second[1], first[1]
        raise ValueError("A deal whose turned cards have equal ranks is dealt again.")
    # "The suit of the higher one is the trump suit, the suit of the lower one the adder suit."
    if height(first) > height(second):
        return first[1], second[1]
    return second[1], first[1]


# --------------------------------------------------------------------------------- passing


def direction_of_hand(rules: Rules, hand_number: int) -> str:
    """Where this hand's cards are passed: left, right, across or none.

    "rotate: hands 1, 5, 9 ... left, then right, across, none, by the hand's number."
    "No such phase when pass_count is 0 or the hand's direction is none."
    """
    if rules["pass_count"] == 0:
        return "none"
    if rules["pass_direction"] != "rotate":
        return str(rules["pass_direction"])
    return ["left", "right", "across", "none"][(hand_number - 1) % 4]


def pass_target(seat: str, direction: str) -> str:
    """The seat that gets the cards this seat passes."""
    steps = {"left": 1, "across": 2, "right": 3}[direction]
    return SEATS[(SEATS.index(seat) + steps) % 4]


# ------------------------------------------------------------------------------------ bids


def has_blind_round(rules: Rules) -> bool:
    """Blind bids come "if blind is allowed"."""
    return "blind" in rules["bids"]


def has_contract_round(rules: Rules) -> bool:
    """Contract bids come "if nil or posh is allowed"."""
    return "nil" in rules["bids"] or "posh" in rules["bids"]


def legal_bids(seat: str, bid_round: str, held: dict[str, str | None], rules: Rules) -> list[str]:
    """What this seat may say; `held` has each side's bid so far as KIND:SEAT or None.

    "A side holds at most one bid: after a partner has bid (blind included) a seat can only
    pass, and still says so."
    """
    if held[SIDE_OF[seat]] is not None:
        return ["pass"]
    if bid_round == "blind":
        return ["blind", "pass"]
    bids = ["pass"]
    if "nil" in rules["bids"]:
        bids.append("nil")
    if "posh" in rules["bids"]:
        bids.append("posh")
    return sorted(bids)


# ------------------------------------------------------------------------------------ play


def winning_place(cards: list[str], trump: str) -> int:
    """The place (0 = the leader's) of the card that wins among those played so far.

    "A trick is won by the highest trump in it, else by the highest card of the suit led."
    """
    led = suit_of(cards[0], trump)
    suits = [suit_of(card, trump) for card in cards]
    counting = trump if trump in suits else led
    best = -1
    for place, card in enumerate(cards):
        if suits[place] == counting and (best < 0 or height(card) > height(cards[best])):
            best = place
    return best


def could_follow(hand: list[str], trick: list[str], trump: str) -> bool:
    """Does the seat to play hold a card of the suit led?"""
    led = suit_of(trick[0], trump)
    return any(suit_of(card, trump) == led for card in hand)


def is_revoke(hand: list[str], trick: list[str], card: str, trump: str) -> bool:
    """Does this card not follow although the seat could?"""
    if not trick:
        return False
    led = suit_of(trick[0], trump)
    return suit_of(card, trump) != led and could_follow(hand, trick, trump)


def legal_cards(hand: list[str], trick: list[str], rules: Rules, trump: str) -> list[str]:
    """The cards of the hand that may be played to the trick so far, in deck order."""
    hand = in_deck_order(hand)
    # "Any card may be led."
    if not trick:
        return hand
    # "A player who holds a card of the suit led follows suit (see revoke)."
    if could_follow(hand, trick, trump):
        if rules["revoke"] == "priced":
            # "a seat that could follow may play any other card and its side pays"
            return hand
        led = suit_of(trick[0], trump)
        return [card for card in hand if suit_of(card, trump) == led]
    trumps = [card for card in hand if suit_of(card, trump) == trump]
    others = [card for card in hand if suit_of(card, trump) != trump]
    if not trumps:
        return hand
    if rules["void_play"] == "must_trump":
        duty = True
    elif rules["void_play"] == "free":
        duty = False
    else:
        # "Partner wins = the partner's card is the winning one among those already played;
        # before partner has played the duty stands."
        partner = len(trick) - 2
        duty = not (partner >= 0 and winning_place(trick, trump) == partner)
    if rules["overtrump"]:
        # "a trump played when void in the led suit must beat the highest trump in the trick if
        # the seat holds one that does; [...] with none higher any trump obeys"
        in_trick = [height(card) for card in trick if suit_of(card, trump) == trump]
        if in_trick:
            higher = [card for card in trumps if height(card) > max(in_trick)]
            if higher:
                trumps = higher
    if duty:
        return trumps
    return in_deck_order(trumps + others)


# ---------------------------------------------------------------------------------- tricks


def count_trumps(cards: list[str], trump: str) -> int:
    """Trumps among the cards, "jokers included"."""
    return len([card for card in cards if suit_of(card, trump) == trump])


def count_adders(cards: list[str], adder: str) -> int:
    """Cards of the adder suit; a joker is a trump and never an adder."""
    return len([card for card in cards if card not in JOKERS and card[1] == adder])


def points_for(trumps: int, adders: int, rules: Rules) -> int:
    """Points of a trick with so many trumps and adders: the table of section 1."""
    if adders >= 1:
        # "flat_one: a trick with adders and trumps is worth 1"
        if trumps >= 1 and rules["adder_with_trump"] == "flat_one":
            return 1
        if rules["adder_value"] == "one_plus_n":
            return 1 + adders
        return adders
    if trumps == 4:
        return int(rules["points_all_trumps"])
    if trumps >= 1:
        return int(rules["points_some_trumps"])
    return int(rules["points_plain"])


def trick_points(cards: list[str], trump: str, adder: str, rules: Rules) -> int:
    """Points of a trick of four cards, for the side of its winner."""
    return points_for(count_trumps(cards, trump), count_adders(cards, adder), rules)


def is_book(adders: int, rules: Rules) -> bool:
    """ "A book is a trick whose four cards are all adders"; any_adder: at least one is."""
    if rules["book"] == "any_adder":
        return adders >= 1
    return adders == 4
