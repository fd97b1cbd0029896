"""Limits and tokens with a clock of our own: how often, how many, whose."""

import random
from itertools import pairwise

import pytest

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.lan.codes import LENGTH, SIGNS, BadCode, code_of, in_halves, read_code
from maverick_desktop.lan.door import Answers, Door
from maverick_desktop.lan.gate import (
    MOST_FAILED,
    MOST_FROM_ADDRESS,
    MOST_SWAPS,
    MOST_UNPAIRED,
    SWAP_SPAN,
    Bucket,
    Gate,
    Swaps,
)
from maverick_desktop.lan.messages import Answer, Wish
from maverick_desktop.lan.seatfacts import Play
from maverick_desktop.lan.tokens import SeatKey, token_of
from tests.lan.rig import CODE, FINGERPRINT, MATCH, drawer

HERE = "192.168.1.5"


# --- how many ------------------------------------------------------------------------------------


def test_eight_strangers_and_three_of_one_address() -> None:
    gate = Gate()
    passes = [gate.enter(HERE) for _ in range(MOST_FROM_ADDRESS)]
    assert all(passes)
    assert gate.enter(HERE) is None
    others = [gate.enter(f"10.0.0.{n}") for n in range(MOST_UNPAIRED)]
    assert sum(one is not None for one in others) == MOST_UNPAIRED - MOST_FROM_ADDRESS
    assert passes[0] is not None
    passes[0].give_back()
    passes[0].give_back()
    assert gate.enter("10.0.0.99") is not None
    assert gate.enter("10.0.0.98") is None


def test_strangers_are_not_in_the_way_of_those_who_are_known() -> None:
    gate = Gate()
    crowd = [gate.enter(f"10.0.0.{n}") for n in range(MOST_UNPAIRED)]
    assert all(crowd)
    known = [gate.enter(HERE, known=True) for _ in range(MOST_FROM_ADDRESS)]
    assert all(known)
    assert gate.enter(HERE, known=True) is None
    assert gate.enter("10.0.0.99") is None
    assert known[0] is not None
    known[0].give_back()
    assert gate.enter("10.0.0.99") is None, "they took nobody's place"
    assert crowd[0] is not None
    crowd[0].give_back()
    assert gate.enter("10.0.0.99") is not None


def test_a_bench_may_come_from_one_address() -> None:
    gate = Gate(most_from_address=MOST_UNPAIRED)
    assert all(gate.enter(HERE) for _ in range(MOST_UNPAIRED))


def test_one_try_at_a_time_and_one_failure_a_second() -> None:
    gate = Gate()
    assert gate.may_try(HERE, 0) is None
    assert gate.may_try(HERE, 0) == "busy"
    assert gate.may_try("10.0.0.1", 0) is None
    gate.wrong(HERE, 5)
    assert gate.may_try(HERE, 5.99) == "too_fast"
    assert gate.may_try(HERE, 6) is None
    gate.gave_up(HERE, 7)
    assert gate.may_try(HERE, 7.5) == "too_fast"
    assert gate.failed == 1
    assert gate.may_try(HERE, 8) is None
    gate.right(HERE)
    assert gate.may_try(HERE, 8) is None


def test_failures_are_at_most_one_a_second() -> None:
    gate = Gate()
    failed_at = []
    for tick in range(3000):
        now = tick / 100
        if gate.may_try(HERE, now) is None:
            gate.wrong(HERE, now)
            gate.failed = 0
            failed_at.append(now)
    assert len(failed_at) == 30
    assert all(later - sooner >= 1 for sooner, later in pairwise(failed_at))


def test_ten_failures_lock_the_table_for_everybody() -> None:
    gate = Gate()
    for n in range(MOST_FAILED):
        assert gate.may_try(f"10.0.0.{n}", 0) is None
        gate.wrong(f"10.0.0.{n}", 0)
    assert gate.locked
    assert gate.may_try("10.0.1.1", 1000) == "locked"
    gate.unlock()
    assert gate.may_try("10.0.1.1", 1000) is None


def test_addresses_without_number_are_forgotten() -> None:
    gate = Gate()
    for n in range(20_000):
        gate.gave_up(f"fe80::{n:x}", n / 100)
    assert len(gate._failed_at) < 1200


# --- how fast ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rate", "burst"), [(20.0, 40), (1.0, 5), (0.5, 5)])
def test_a_bucket_gives_its_burst_and_then_its_rate(rate: float, burst: int) -> None:
    bucket = Bucket(rate, burst)
    assert [bucket.take(0) for _ in range(burst + 1)] == [True] * burst + [False]
    taken = sum(bucket.take(tick / 1000) for tick in range(60_000))
    assert taken == pytest.approx(60 * rate, abs=1)
    assert sum(bucket.take(10_000) for _ in range(burst * 3)) == burst


def test_five_swaps_in_thirty_seconds_lock_a_seat_for_thirty() -> None:
    swaps = Swaps()
    assert [swaps.swap(n) for n in range(MOST_SWAPS)] == [True] * (MOST_SWAPS - 1) + [False]
    assert not swaps.swap(MOST_SWAPS - 1 + SWAP_SPAN - 0.1)
    assert swaps.swap(MOST_SWAPS - 1 + SWAP_SPAN)


def test_slow_swaps_are_a_bad_line() -> None:
    swaps = Swaps()
    assert all(swaps.swap(n * 8.0) for n in range(100))


# --- whose ---------------------------------------------------------------------------------------


def test_a_seat_opens_with_its_tokens_only() -> None:
    key = SeatKey()
    assert not key.taken
    assert not key.opens("")
    first, second, third = (token_of(bytes([n]) * 32) for n in range(3))
    key.give(first)
    assert key.opens(first)
    assert not key.opens(second)
    key.give(second, shown=first)
    assert key.opens(first)
    assert key.opens(second)
    key.kept()
    assert not key.opens(first)
    key.give(third, shown=second)
    key.give(first, shown=second)
    # The client died before it stored the third: what it still has goes on opening the seat.
    assert key.opens(second)
    assert not key.opens(third)
    key.free()
    assert not any(key.opens(token) for token in (first, second, third))


def test_the_host_keeps_hashes_and_they_are_enough() -> None:
    key, token = SeatKey(), token_of(b"k" * 32)
    key.give(token)
    assert token not in str(key.hashes)
    again = SeatKey(key.hashes)
    assert again.taken
    assert again.opens(token)


def test_tokens_are_of_256_bits() -> None:
    assert len(token_of(b"\xff" * 32)) == 43
    with pytest.raises(AssertionError):
        token_of(b"short")


def test_a_door_that_was_put_away_opens_to_the_same_people() -> None:
    class Somebody:
        """A guest who notes what they were granted."""

        token = ""
        address = HERE

        def grant(self, seat: object, granted: object) -> None:
            """Take note."""
            self.token = granted.token  # type: ignore[attr-defined]

    door, guest = Door(MATCH, CODE, FINGERPRINT, drawer()), Somebody()
    assert door.admit(guest, Seat.NORTH) is None  # type: ignore[arg-type]
    assert door.admit(guest, Seat.NORTH) == "full"  # type: ignore[arg-type]
    again = Door(MATCH, CODE, FINGERPRINT, drawer("other"), door.hashes)
    assert [again.taken(seat) for seat in SEATS] == [False, False, True, False]
    assert again.opens(MATCH, guest.token) is Seat.NORTH
    assert again.opens(MATCH, guest.token[:-1] + "x") == "token"
    assert again.opens(MATCH.replace("0b", "1b"), guest.token) == "match"


def test_answers_are_kept_by_the_whole_wish() -> None:
    answers = Answers()
    wish, other = (Wish(MATCH, at, 1, Play("AS")) for at in (5, 6))
    answers.keep(wish, Answer(1, None))
    assert answers.find(wish) == Answer(1, None)
    assert answers.find(other) is None


# --- codes ---------------------------------------------------------------------------------------


def test_codes_are_six_signs_that_nobody_mixes_up() -> None:
    assert len(SIGNS) == 32
    assert not set("ILOU") & set(SIGNS)
    assert code_of(0) == "000000"
    assert code_of(32**6 - 1) == "ZZZZZZ"
    assert in_halves("7K4M2Q") == ("7K4", "M2Q")
    dice = random.Random(1)
    for number in [dice.randrange(32**6) for _ in range(500)]:
        code = code_of(number)
        assert len(code) == LENGTH
        assert read_code(f" {code[:3].lower()} – {code[3:]}\n".replace("0", "o")) == code


@pytest.mark.parametrize("typed", ["7k4 m2q", "7K4M2Q", "7k4-m2q", "７Ｋ４ Ｍ２Ｑ"])
def test_codes_are_read_as_people_type_them(typed: str) -> None:
    assert read_code(typed) == "7K4M2Q"


def test_cyrillic_letters_that_look_the_same_are_taken() -> None:
    assert read_code("7к4 – м2Q") == "7K4M2Q"
    assert read_code("АВЕ КМН") == "ABEKMH"
    assert read_code("ОРС ТХ0") == "0PCTX0"
    with pytest.raises(BadCode):
        read_code("7к4 – мЯQ")


@pytest.mark.parametrize("typed", ["", "7K4M2", "7K4M2QQ", "7K4M2U", "7K4M2é", "7" * 5000, "🂡" * 6])
def test_what_is_no_code_is_refused(typed: str) -> None:
    with pytest.raises(BadCode):
        read_code(typed)
