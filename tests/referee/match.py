"""Re-judges every fact of a match record (RECORD section 1) by the rules."""

import datetime
import re
import unicodedata
from dataclasses import dataclass, field
from typing import Any

from .deal import (
    HIGHEST_NUMBER,
    code_of_deal,
    deal_of_index,
    first_dealer_of_number,
    index_of_number,
)
from .play import (
    PLACE_IN_DECK,
    SEATS,
    SIDE_OF,
    SIDES,
    count_adders,
    count_trumps,
    direction_of_hand,
    has_blind_round,
    has_contract_round,
    in_deck_order,
    is_revoke,
    legal_bids,
    legal_cards,
    must_redeal,
    next_seat,
    pass_target,
    points_for,
    seats_from,
    trump_and_adder,
    winning_place,
)
from .rules import PRESETS, Rules, refusals
from .score import hand_score, match_end, running_totals

Fact = dict[str, Any]

# The fields of each fact, exactly; `h` may be there or not.
FIELDS: dict[str, set[str]] = {
    "dealt": {"n", "fact", "hand", "dealer", "deal", "turned", "trump", "adder", "cards"},
    "bid": {"n", "fact", "seat", "round", "bid"},
    "chose": {"n", "fact", "seat", "cards"},
    "passed": {"n", "fact"},
    "played": {"n", "fact", "seat", "card", "revoke"},
    "trick": {"n", "fact", "winner", "points", "trumps", "adders"},
    "scored": {"n", "fact", "hand", "bid", "made", "base", "penalty", "score", "total"},
    "rewound": {"n", "fact", "to"},
    "seat": {"n", "fact", "seat", "by", "name"},
    "over": {"n", "fact", "winner", "total"},
}

HEADER_FIELDS: set[str] = {
    "maverick",
    "app",
    "match",
    "number",
    "rules_name",
    "rules_base",
    "rules",
    "seats",
    "created",
}

UUID4 = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}")
UTC_SECOND = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z")
BOT = re.compile(r"bot:[a-z0-9_-]+")


class Disagreement(AssertionError):
    """The first fact that the rules or the format of a record do not allow."""

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(f"line {line}: {sentence}")
        self.line = line
        self.sentence = sentence


class Wrong(Exception):
    """The same, before the line is known."""


def demand(true: bool, sentence: str) -> None:
    """Raise Wrong with the sentence unless it is true."""
    if not true:
        raise Wrong(sentence)


def same(one: Any, other: Any) -> bool:
    """Equal as JSON values: 1, 1.0 and true are three different things."""
    if type(one) is not type(other):
        return False
    if type(one) is dict:
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if type(one) is list:
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other)


def is_card(value: object) -> bool:
    """Is this the name of one of the 54 cards?"""
    return type(value) is str and value in PLACE_IN_DECK


def is_name(value: object) -> bool:
    """ "names are 1 to 24 characters", composed, none of them a control or format character."""
    return (
        type(value) is str
        and 1 <= len(value) <= 24
        and unicodedata.normalize("NFC", value) == value
        and all(
            unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") for sign in value
        )
    )


def is_by(value: object) -> bool:
    """ "by: human, bot:LEVEL, remote"."""
    return type(value) is str and (value in ("human", "remote") or BOT.fullmatch(value) is not None)


@dataclass
class Summary:
    """What a record that is right has told."""

    hands: int  # hands scored
    tricks: int  # tricks played in the facts in force
    facts: int  # lines after the header, rewound ones too
    total: dict[str, int]  # after the last scored hand, or at the end in mid-hand
    finished: bool  # is there an `over`?
    winner: str | None  # the side that won; None for a draw or an unfinished match
    due: str | None  # the kind of fact that comes next; None after `over`
    scores: list[dict[str, int]] = field(default_factory=list)  # of each scored hand


class Hand:
    """One hand, from its `dealt` to its `scored`, or to the `over` that ends the match."""

    def __init__(self, rules: Rules, number: int, dealer: str, before: dict[str, int]) -> None:
        self.rules = rules
        self.number = number
        self.dealer = dealer
        self.before = before  # both totals before this hand
        self.facts: list[Fact] = []  # those in force
        self.trump = ""
        self.adder = ""
        self.turned: list[str] = []
        self.cards: dict[str, list[str]] = {seat: [] for seat in SEATS}
        self.blind_bids = 0
        self.contract_bids = 0
        self.bids: dict[str, str | None] = {"NS": None, "EW": None}
        self.chosen: dict[str, list[str]] = {}
        self.passed = False
        self.turn = next_seat(dealer)  # "Left of the dealer leads to the first trick"
        self.trick: list[str] = []
        self.tricks: list[dict[str, Any]] = []
        self.revokes: dict[str, int] = {"NS": 0, "EW": 0}
        self.scored: Fact | None = None
        self.over: Fact | None = None
        self.direction = direction_of_hand(rules, number)

    # ------------------------------------------------------------------ what comes next

    def ended_here(self) -> dict[str, str | None] | None:
        """The end of the match if it is due at this very point of the hand."""
        if self.scored is not None:
            return match_end(self.rules, self.scored["total"], self.number)
        # "It is checked after each hand or after each trick on the running score"; "After
        # trick 13 the hand is always scored first."
        after_trick = not self.trick and 1 <= len(self.tricks) <= 12
        if self.rules["match_check"] == "trick" and after_trick:
            return match_end(self.rules, self.running(), None)
        return None

    def running(self) -> dict[str, int]:
        """The running score of both sides."""
        return running_totals(self.before, self.tricks, self.revokes, self.rules)

    def due(self) -> str | None:
        """The kind of fact that comes next ("dealt" is the next hand's); None after `over`."""
        if self.over is not None:
            return None
        if self.scored is not None:
            return "over" if self.ended_here() is not None else "dealt"
        if not self.facts:
            return "dealt"
        if has_blind_round(self.rules) and self.blind_bids < 4:
            return "bid"
        if self.direction != "none" and not self.passed:
            return "chose" if len(self.chosen) < 4 else "passed"
        if has_contract_round(self.rules) and self.contract_bids < 4:
            return "bid"
        if len(self.trick) == 4:
            return "trick"
        if len(self.tricks) == 13:
            return "scored"
        if self.ended_here() is not None:
            return "over"
        return "played"

    def bid_round(self) -> str:
        """The round of the bid that is due."""
        return "blind" if has_blind_round(self.rules) and self.blind_bids < 4 else "contract"

    def bidder(self) -> str:
        """ "once around from the dealer's left"."""
        bids = self.blind_bids if self.bid_round() == "blind" else self.contract_bids
        return seats_from(next_seat(self.dealer))[bids]

    def actions(self) -> tuple[list[str], list[Fact]]:
        """Who may act, and everything they may do."""
        due = self.due()
        actions: list[Fact] = []
        if due == "bid":
            seat = self.bidder()
            for bid in legal_bids(seat, self.bid_round(), self.bids, self.rules):
                actions.append({"seat": seat, "round": self.bid_round(), "bid": bid})
            return [seat], actions
        if due == "chose":
            seats = [seat for seat in SEATS if seat not in self.chosen]
            for seat in seats:
                actions.append({"seat": seat, "choose": self.rules["pass_count"]})
            return seats, actions
        if due == "played":
            seat = self.turn
            held = self.cards[seat]
            for card in legal_cards(held, self.trick, self.rules, self.trump):
                revoke = is_revoke(held, self.trick, card, self.trump)
                actions.append({"seat": seat, "play": card, "revoke": revoke})
            return [seat], actions
        return [], actions

    # ------------------------------------------------------------------------ the facts

    def take(self, fact: Fact) -> None:
        """Judge a fact that belongs to this hand, and take it in."""
        kind = fact["fact"]
        if kind == "dealt":
            self.take_dealt(fact)
        elif kind == "bid":
            self.take_bid(fact)
        elif kind == "chose":
            self.take_chose(fact)
        elif kind == "passed":
            self.take_passed()
        elif kind == "played":
            self.take_played(fact)
        elif kind == "trick":
            self.take_trick(fact)
        elif kind == "scored":
            self.take_scored(fact)
        else:
            self.take_over(fact)
        self.facts.append(fact)

    def take_dealt(self, fact: Fact) -> None:
        """Who dealt, which hand it is, the 54 cards, their code, trump and adder."""
        demand(same(fact["hand"], self.number), f"This is hand {self.number}.")
        demand(same(fact["dealer"], self.dealer), f"{self.dealer} deals this hand.")
        turned, cards = fact["turned"], fact["cards"]
        demand(type(turned) is list and len(turned) == 2, "Two cards are turned.")
        demand(type(cards) is dict and set(cards) == set(SEATS), "Four seats are dealt to.")
        everything = list(turned)
        for seat in SEATS:
            demand(type(cards[seat]) is list, "A hand is a list of cards.")
            demand(len(cards[seat]) == 13, f"{seat} is dealt 13 cards.")
            everything += cards[seat]
        demand(all(is_card(card) for card in everything), "A card is not one of the 54.")
        demand(len(set(everything)) == 54, "A deal has 54 different cards.")
        for seat in SEATS:
            demand(cards[seat] == in_deck_order(cards[seat]), f"{seat} is not in deck order.")
        code = code_of_deal({"cards": cards, "turned": turned})
        demand(same(fact["deal"], code), f"The code of this deal is {code}.")
        demand(not must_redeal(turned, self.rules), "This deal is dealt again.")
        trump, adder = trump_and_adder(turned, self.rules)
        demand(same(fact["trump"], trump), f"The trump suit is {trump}.")
        demand(same(fact["adder"], adder), f"The adder suit is {adder}.")
        self.trump, self.adder, self.turned = trump, adder, list(turned)
        self.cards = {seat: list(cards[seat]) for seat in SEATS}

    def take_bid(self, fact: Fact) -> None:
        """Whose bid, in which round, and whether it is open to that seat."""
        bid_round, seat = self.bid_round(), self.bidder()
        demand(same(fact["round"], bid_round), f"This is the {bid_round} round.")
        demand(same(fact["seat"], seat), f"It is {seat} that bids.")
        bids = legal_bids(seat, bid_round, self.bids, self.rules)
        demand(fact["bid"] in bids, f"{seat} may say: {', '.join(bids)}.")
        if bid_round == "blind":
            self.blind_bids += 1
        else:
            self.contract_bids += 1
        if fact["bid"] != "pass":
            self.bids[SIDE_OF[seat]] = f"{fact['bid']}:{seat}"

    def take_chose(self, fact: Fact) -> None:
        """Each seat picks pass_count of its 13 cards, once."""
        seat, cards = fact["seat"], fact["cards"]
        demand(type(seat) is str and seat in SEATS, "There is no such seat.")
        demand(seat not in self.chosen, f"{seat} has chosen already.")
        demand(type(cards) is list and all(is_card(card) for card in cards), "These are no cards.")
        count = self.rules["pass_count"]
        demand(len(cards) == count and len(set(cards)) == count, f"{seat} passes {count} cards.")
        for card in cards:
            demand(card in self.cards[seat], f"{seat} does not hold {card}.")
        demand(cards == in_deck_order(cards), "The chosen cards are not in deck order.")
        self.chosen[seat] = list(cards)

    def take_passed(self) -> None:
        """ "They move together, when all four have chosen"."""
        for seat in SEATS:
            target = pass_target(seat, self.direction)
            for card in self.chosen[seat]:
                self.cards[seat].remove(card)
                self.cards[target].append(card)
        self.cards = {seat: in_deck_order(self.cards[seat]) for seat in SEATS}
        self.passed = True

    def take_played(self, fact: Fact) -> None:
        """Whose turn, a card of that hand, legal, and rightly called a revoke or not."""
        seat, card = fact["seat"], fact["card"]
        demand(same(seat, self.turn), f"It is {self.turn} that plays.")
        held = self.cards[seat]
        demand(is_card(card) and card in held, f"{seat} does not hold {card}.")
        legal = legal_cards(held, self.trick, self.rules, self.trump)
        demand(card in legal, f"{seat} may play: {' '.join(legal)}.")
        revoke = is_revoke(held, self.trick, card, self.trump)
        demand(same(fact["revoke"], revoke), f"revoke is {'true' if revoke else 'false'} here.")
        held.remove(card)
        self.trick.append(card)
        if revoke:
            self.revokes[SIDE_OF[seat]] += 1
        self.turn = next_seat(seat)

    def take_trick(self, fact: Fact) -> None:
        """Who took the trick, with how many trumps and adders, for how many points."""
        trumps = count_trumps(self.trick, self.trump)
        adders = count_adders(self.trick, self.adder)
        # After four cards it is the leader's turn again.
        winner = seats_from(self.turn)[winning_place(self.trick, self.trump)]
        points = points_for(trumps, adders, self.rules)
        right = {"winner": winner, "trumps": trumps, "adders": adders, "points": points}
        self.compare(fact, right)
        self.tricks.append({"winner": winner, "trumps": trumps, "adders": adders})
        self.trick = []
        self.turn = winner  # "the winner of a trick leads to the next"

    def take_scored(self, fact: Fact) -> None:
        """The whole score of the hand and the new totals."""
        right: Fact = {"hand": self.number}
        right.update(hand_score(self.tricks, self.bids, self.revokes, self.rules))
        right["total"] = {side: self.before[side] + right["score"][side] for side in SIDES}
        self.compare(fact, right)
        self.scored = right

    def take_over(self, fact: Fact) -> None:
        """The winner and the totals, the running ones in mid-hand."""
        end = self.ended_here()
        assert end is not None
        total = self.running() if self.scored is None else self.scored["total"]
        right: Fact = {"winner": end["winner"], "total": total}
        self.compare(fact, right)
        self.over = right

    def compare(self, fact: Fact, right: Fact) -> None:
        """Every field of the fact is what the rules make it."""
        for name, value in right.items():
            demand(same(fact[name], value), f"{name} of {fact['fact']} is {value}.")


class Referee:
    """Walks a match fact by fact; every wrong one raises Disagreement."""

    def __init__(self, header: Fact) -> None:
        self.line = 1
        try:
            judge_header(header)
        except Wrong as wrong:
            raise Disagreement(1, str(wrong)) from None
        self.header = header
        self.rules: Rules = header["rules"]
        self.number: int | None = header["number"]
        self.hands: list[Hand] = []  # those in force
        self.seat_facts: set[int] = set()  # n of each `seat` fact; these are not undone
        self.needy: set[int] = set()  # n of each fact whose trick, scored or over must follow

    # ------------------------------------------------------------------ what comes next

    def due(self) -> str | None:
        """The kind of fact that comes next; None after `over`."""
        if not self.hands:
            return "dealt"
        return self.hands[-1].due()

    def legal(self) -> dict[str, Any]:
        """{"due": kind of the next fact, "seats": who may act, "actions": all they may do}.

        Actions are {"seat", "play", "revoke"}, {"seat", "round", "bid"} or {"seat", "choose"};
        cards come in deck order, bids by the alphabet, seats as S W N E. Where no seat may act,
        because the next fact follows by itself or the match is over, both lists are empty.
        """
        if not self.hands:
            return {"due": "dealt", "seats": [], "actions": []}
        seats, actions = self.hands[-1].actions()
        return {"due": self.due(), "seats": seats, "actions": actions}

    def total(self) -> dict[str, int]:
        """The totals after the last scored hand, or at an end in mid-hand."""
        if not self.hands:
            return {"NS": 0, "EW": 0}
        last = self.hands[-1]
        if last.over is not None:
            return dict(last.over["total"])
        if last.scored is not None:
            return dict(last.scored["total"])
        return dict(last.before)

    def summary(self) -> Summary:
        """What the record has told so far."""
        over = self.hands[-1].over if self.hands else None
        scored = [hand.scored for hand in self.hands if hand.scored is not None]
        return Summary(
            hands=len(scored),
            tricks=sum(len(hand.tricks) for hand in self.hands),
            facts=self.line - 1,
            total=self.total(),
            finished=over is not None,
            winner=None if over is None else over["winner"],
            due=self.due(),
            scores=[fact["score"] for fact in scored],
        )

    # ------------------------------------------------------------------------ the facts

    def feed(self, fact: Fact) -> None:
        """Judge the next line and take it in."""
        self.line += 1
        try:
            self.judge(fact)
        except Wrong as wrong:
            raise Disagreement(self.line, str(wrong)) from None

    def judge(self, fact: Fact) -> None:
        """The same, with no line number in the complaint."""
        demand(type(fact) is dict, "A line is a JSON object.")
        kind = fact.get("fact")
        demand(type(kind) is str and kind in FIELDS, f"There is no fact {kind!r}.")
        assert isinstance(kind, str)
        judge_fields(fact, FIELDS[kind], f"fields of {kind}")
        # "n counts every line after the first, rewound ones too"
        n = self.line - 1
        demand(same(fact["n"], n), f"n is {n} here.")
        due = self.due()
        if kind == "seat" or kind == "rewound":
            # "Nothing comes between a fact and the trick, scored or over that must follow it;
            # passed may wait for a seat or rewound." "After over only seat and rewound may
            # follow."
            demand(due not in ("trick", "scored", "over"), f"The fact {due} is due.")
            if kind == "seat":
                self.judge_seat(fact)
            else:
                self.rewind(fact["to"])
            return
        demand(due is not None, "The match is over.")
        demand(kind == due, f"The fact {due} is due, not {kind}.")
        if kind == "dealt":
            self.judge_deal(fact)
        else:
            self.hands[-1].take(fact)
        if self.due() in ("trick", "scored", "over"):
            self.needy.add(n)

    def judge_seat(self, fact: Fact) -> None:
        """ "a bot steps in, a player comes back"."""
        demand(type(fact["seat"]) is str and fact["seat"] in SEATS, "There is no such seat.")
        demand(is_by(fact["by"]), "by is human, bot:LEVEL or remote.")
        demand(is_name(fact["name"]), "A name has 1 to 24 characters.")
        self.seat_facts.add(fact["n"])

    def judge_deal(self, fact: Fact) -> None:
        """A new hand: "Dealer turns clockwise each hand"."""
        number = len(self.hands) + 1
        demand(type(fact["dealer"]) is str and fact["dealer"] in SEATS, "There is no such dealer.")
        if self.hands:
            dealer = next_seat(self.hands[-1].dealer)
        elif self.rules["first_dealer"] != "random":
            dealer = self.rules["first_dealer"]
        elif self.number is not None:
            dealer = first_dealer_of_number(self.number)
        else:
            dealer = fact["dealer"]
        hand = Hand(self.rules, number, dealer, self.total())
        hand.take(fact)
        if self.number is not None:
            attempt = 1
            right = deal_of_index(index_of_number(self.number, number, attempt))
            while must_redeal(right["turned"], self.rules):
                attempt += 1
                right = deal_of_index(index_of_number(self.number, number, attempt))
            demand(
                same(fact["cards"], right["cards"]) and same(fact["turned"], right["turned"]),
                f"This is not deal {number} of match number {self.number}.",
            )
        self.hands.append(hand)

    def rewind(self, to: Any) -> None:
        """ "facts after n = TO no longer count".

        "`to` is 1 or more and the n of a fact still in force, but not one whose trick, scored
        or over must follow; seat facts are not undone; `to` may name one, never a rewound."
        """
        demand(type(to) is int and to >= 1, "to is an integer, 1 or more.")
        in_force = {fact["n"] for hand in self.hands for fact in hand.facts} | self.seat_facts
        demand(to in in_force, f"No fact with n = {to} is in force.")
        demand(to not in self.needy, f"What must follow n = {to} would be missing.")
        while self.hands and self.hands[-1].facts[0]["n"] > to:
            self.hands.pop()
        if self.hands and self.hands[-1].facts[-1]["n"] > to:
            old = self.hands.pop()
            again = Hand(old.rules, old.number, old.dealer, old.before)
            for fact in old.facts:
                if fact["n"] <= to:
                    again.take(fact)
            self.hands.append(again)


def judge_fields(line: Fact, names: set[str], what: str) -> None:
    """The fields are exactly those named, `h` aside."""
    for name in names:
        demand(name in line, f"The {what}: {name} is missing.")
    for name in line:
        demand(name in names or name == "h", f"The {what}: {name!r} is unknown.")


def judge_header(header: Fact) -> None:
    """The first line of a record."""
    demand(type(header) is dict, "A line is a JSON object.")
    judge_fields(header, HEADER_FIELDS, "fields of the header")
    demand(same(header["maverick"], 1), "maverick is 1.")
    demand(type(header["app"]) is str and header["app"] != "", "app is a version.")
    match = header["match"]
    demand(type(match) is str and UUID4.fullmatch(match) is not None, "match is a version 4 UUID.")
    number = header["number"]
    demand(
        number is None or (type(number) is int and 1 <= number <= HIGHEST_NUMBER),
        "number is null or a deal number.",
    )
    demand(is_name(header["rules_name"]), "A name has 1 to 24 characters.")
    base = header["rules_base"]
    demand(type(base) is str and base in PRESETS, "rules_base is a preset's id.")
    rules = header["rules"]
    demand(type(rules) is dict, "rules is an object.")
    for sentence in refusals(rules):
        raise Wrong(sentence)
    seats = header["seats"]
    demand(type(seats) is dict and set(seats) == set(SEATS), "There are four seats.")
    for seat in SEATS:
        demand(type(seats[seat]) is dict, "A seat is an object.")
        demand(set(seats[seat]) == {"name", "by"}, "A seat has a name and a by.")
        demand(is_name(seats[seat]["name"]), "A name has 1 to 24 characters.")
        demand(is_by(seats[seat]["by"]), "by is human, bot:LEVEL or remote.")
    created = header["created"]
    demand(type(created) is str and UTC_SECOND.fullmatch(created) is not None, "created is UTC.")
    try:
        datetime.datetime.strptime(created, "%Y-%m-%dT%H:%M:%S%z")
    except ValueError:
        raise Wrong("created is no date.") from None


def referee_after(lines: list[Fact]) -> Referee:
    """A referee that has judged all these lines, the header first."""
    if not lines:
        raise Disagreement(1, "A record has a header.")
    referee = Referee(lines[0])
    for fact in lines[1:]:
        referee.feed(fact)
    return referee


def check_record(lines: list[dict[str, Any]]) -> Summary:
    """Judge a whole record; raise Disagreement at the first wrong line."""
    return referee_after(lines).summary()


def legal_now(lines: list[dict[str, Any]]) -> dict[str, Any]:
    """Who may act after these lines, and everything they may do (see Referee.legal)."""
    return referee_after(lines).legal()
