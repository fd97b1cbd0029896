"""The rule options (RULES section 5), written out by hand: presets, ranges and refusals."""

from typing import Any

Rules = dict[str, Any]

CLASSIC: Rules = {
    "first_dealer": "random",
    "equal_ranks": "default_suits",
    "pass_count": 2,
    "pass_direction": "left",
    "void_play": "must_trump",
    "overtrump": False,
    "revoke": "forbidden",
    "revoke_penalty": 4,
    "revoke_spoils_bid": False,
    "adder_value": "one_plus_n",
    "adder_with_trump": "same",
    "points_all_trumps": -4,
    "points_some_trumps": -1,
    "points_plain": 1,
    "bids": [],
    "nil_scope": "player",
    "nil_multiplier": 3,
    "nil_negative": 1,
    "nil_zero": 0,
    "nil_failed": -1,
    "blind_failed": -3,
    "bid_failure": "replace",
    "blind_multiplier": 2,
    "posh_multiplier": 2,
    "book": "all_adders",
    "posh_books": 3,
    "posh_failure": "zero",
    "target": 100,
    "hands": None,
    "match_check": "hand",
    "both_reach": "higher",
    "tie": "extra_hand",
    "running_score": "trick",
}

INDIVIDUALIST: Rules = {
    "first_dealer": "random",
    "equal_ranks": "default_suits",
    "pass_count": 2,
    "pass_direction": "left",
    "void_play": "free",
    "overtrump": False,
    "revoke": "priced",
    "revoke_penalty": 4,
    "revoke_spoils_bid": False,
    "adder_value": "n",
    "adder_with_trump": "same",
    "points_all_trumps": -4,
    "points_some_trumps": -1,
    "points_plain": 1,
    "bids": ["blind", "nil", "posh"],
    "nil_scope": "player",
    "nil_multiplier": 3,
    "nil_negative": 1,
    "nil_zero": 0,
    "nil_failed": -1,
    "blind_failed": -3,
    "bid_failure": "replace",
    "blind_multiplier": 2,
    "posh_multiplier": 2,
    "book": "all_adders",
    "posh_books": 3,
    "posh_failure": "zero",
    "target": 50,
    "hands": None,
    "match_check": "hand",
    "both_reach": "higher",
    "tie": "extra_hand",
    "running_score": "hand",
}

TOURNAMENT: Rules = {
    "first_dealer": "random",
    "equal_ranks": "default_suits",
    "pass_count": 2,
    "pass_direction": "left",
    "void_play": "free",
    "overtrump": False,
    "revoke": "priced",
    "revoke_penalty": 4,
    "revoke_spoils_bid": True,
    "adder_value": "n",
    "adder_with_trump": "same",
    "points_all_trumps": -4,
    "points_some_trumps": -1,
    "points_plain": 1,
    "bids": ["blind", "nil", "posh"],
    "nil_scope": "player",
    "nil_multiplier": 3,
    "nil_negative": 1,
    "nil_zero": 0,
    "nil_failed": -1,
    "blind_failed": -6,
    "bid_failure": "worse",
    "blind_multiplier": 2,
    "posh_multiplier": 2,
    "book": "all_adders",
    "posh_books": 3,
    "posh_failure": "min_zero",
    "target": 50,
    "hands": None,
    "match_check": "hand",
    "both_reach": "higher",
    "tie": "extra_hand",
    "running_score": "trick",
}

PRESETS: dict[str, Rules] = {
    "classic": CLASSIC,
    "individualist": INDIVIDUALIST,
    "tournament": TOURNAMENT,
}

# Options whose value is one of a few words.
WORDS: dict[str, list[str]] = {
    "first_dealer": ["random", "S", "W", "N", "E"],
    "equal_ranks": ["default_suits", "first_turned", "suit_order", "redeal"],
    "pass_direction": ["left", "right", "across", "rotate"],
    "void_play": ["must_trump", "must_trump_unless_partner_wins", "free"],
    "revoke": ["forbidden", "priced"],
    "adder_value": ["one_plus_n", "n"],
    "adder_with_trump": ["same", "flat_one"],
    "nil_scope": ["player", "side"],
    "bid_failure": ["replace", "add", "worse"],
    "book": ["all_adders", "any_adder"],
    "posh_failure": ["zero", "min_zero"],
    "match_check": ["hand", "trick"],
    "both_reach": ["higher", "play_on"],
    "tie": ["extra_hand", "draw"],
    "running_score": ["trick", "hand"],
}

# Options that are on or off.
SWITCHES: list[str] = ["overtrump", "revoke_spoils_bid"]

# Options whose value is an integer from lowest to highest, both allowed.
NUMBERS: dict[str, tuple[int, int]] = {
    "pass_count": (0, 4),
    "revoke_penalty": (0, 20),
    "points_all_trumps": (-20, 20),
    "points_some_trumps": (-20, 20),
    "points_plain": (-20, 20),
    "nil_multiplier": (1, 5),
    "nil_negative": (-100, 100),
    "nil_zero": (-100, 100),
    "nil_failed": (-100, 100),
    "blind_failed": (-100, 100),
    "blind_multiplier": (1, 5),
    "posh_multiplier": (1, 5),
    "posh_books": (1, 13),
}

# The same, or none.
NUMBERS_OR_NONE: dict[str, tuple[int, int]] = {
    "target": (10, 1000),
    "hands": (1, 100),
}

BIDS: list[str] = ["blind", "nil", "posh"]


def is_integer(value: object) -> bool:
    """Integers are JSON integers: neither true nor 1.0 is one."""
    return type(value) is int


def wrong_values(rules: Rules) -> list[str]:
    """One sentence for each option that is missing, unknown or out of its range."""
    sentences: list[str] = []
    for option in CLASSIC:
        if option not in rules:
            sentences.append(f"The option {option} is missing.")
    for option, value in rules.items():
        if option in WORDS:
            good = type(value) is str and value in WORDS[option]
        elif option in SWITCHES:
            good = type(value) is bool
        elif option in NUMBERS:
            low, high = NUMBERS[option]
            good = is_integer(value) and low <= value <= high
        elif option in NUMBERS_OR_NONE:
            low, high = NUMBERS_OR_NONE[option]
            good = value is None or (is_integer(value) and low <= value <= high)
        elif option == "bids":
            # "a set is a sorted list"
            good = (
                type(value) is list
                and all(type(bid) is str and bid in BIDS for bid in value)
                and value == sorted(set(value))
            )
        else:
            sentences.append(f"There is no option {option}.")
            continue
        if not good:
            sentences.append(f"The option {option} cannot be {value!r}.")
    return sentences


def contradictions(rules: Rules) -> list[str]:
    """One sentence for each pair of options that contradict each other (end of section 5)."""
    sentences: list[str] = []
    if rules["target"] is None and rules["hands"] is None:
        sentences.append("A match needs target or hands.")
    if rules["match_check"] == "trick" and rules["bids"]:
        sentences.append("match_check = trick goes only without bids.")
    if rules["both_reach"] == "play_on" and rules["hands"] is None:
        sentences.append("both_reach = play_on needs hands.")
    if rules["posh_books"] > 3 and rules["book"] == "all_adders":
        sentences.append("posh_books above 3 cannot be had with book = all_adders.")
    return sentences


def refusals(rules: Rules) -> list[str]:
    """Every reason to refuse these rules; an empty list when they must play."""
    return wrong_values(rules) or contradictions(rules)


def with_changes(preset: str, **changes: Any) -> Rules:
    """A copy of a preset with some options changed."""
    rules = dict(PRESETS[preset])
    rules["bids"] = list(rules["bids"])
    for option, value in changes.items():
        if option not in rules:
            raise KeyError(option)
        rules[option] = value
    return rules
