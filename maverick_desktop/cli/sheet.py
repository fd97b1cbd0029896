"""``sheet``: the score sheet of a record on the terminal, as PDF, CSV or JSON; blank sheets.

Only a PDF needs Qt, and only then it is loaded; no display, no printer.
"""

import json
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable
from errno import EEXIST
from pathlib import Path

from maverick_desktop.core.cards import SEATS, SIDES, Seat
from maverick_desktop.core.padfile import PadRecord, read_any, sheet_and_head
from maverick_desktop.core.sheet import ScoreSheet, SheetHand, SheetSide, SheetTrick
from maverick_desktop.core.sheetfile import to_csv, to_json
from maverick_desktop.core.store import Record
from maverick_desktop.core.unsound import RecordError
from maverick_desktop.text.faults import file_fault, record_fault, shown, shown_path, torn_tail
from maverick_desktop.text.phrase import SUIT_SIGNS, number, signed

from .deal import card_sign
from .output import DONE, WRONG, CommandError, Parser, tell, whole_number, write_new
from .rulesets import chosen_rules

DETAILS = ("hands", "tricks", "cards")
PAPERS = ("a4", "letter")
LANGUAGES = ("en", "ru")
MOST_ON_PAGE = 4


def run(words: list[str]) -> int:
    """Show or write the sheet of the record that these words name, or blank sheets."""
    wish = _parsed(words)
    return _blank(wish) if wish.blank else _match(wish)


def _match(wish: Namespace) -> int:
    record = _read(wish.file)
    for out in (wish.pdf, wish.csv, wish.json):
        # Before anything is written: all of them or none.
        if out not in (None, "-") and Path(out).exists():
            raise CommandError(file_fault(out, FileExistsError(EEXIST, "")))
    sheet, head = sheet_and_head(record)
    if wish.pdf is not None:
        from .sheetpdf import match_pdf

        write_new(wish.pdf, match_pdf(sheet, head, wish.paper, wish.lang, wish.detail))
    if wish.csv is not None:
        write_new(wish.csv, to_csv(sheet, wish.detail))
    if wish.json is not None:
        text = json.dumps(to_json(sheet, head.rules), ensure_ascii=False, indent=1)
        write_new(wish.json, text + "\n")
    if wish.pdf is None and wish.csv is None and wish.json is None:
        print("\n".join(_lines(sheet, wish.detail)))
    if record.torn:
        tell(torn_tail(wish.file, record.log.n + 2))
        return WRONG
    return DONE


def _blank(wish: Namespace) -> int:
    from .sheetpdf import blank_pdf

    rules = None if wish.rules is None else chosen_rules(wish.rules)
    write_new(wish.pdf, blank_pdf(rules, wish.paper, wish.lang, wish.per_page or 1))
    return DONE


def _parsed(words: list[str]) -> Namespace:
    parser = Parser("sheet", "The score sheet of a record, or blank sheets to fill in by hand.")
    parser.add_argument("file", metavar="FILE", nargs="?", help="a record")
    parser.add_argument("--pdf", metavar="OUT", help="write it as PDF to a new file")
    parser.add_argument(
        "--csv", metavar="OUT", help="write it as CSV to a new file; - is the terminal"
    )
    parser.add_argument(
        "--json", metavar="OUT", help="write it as JSON to a new file; - is the terminal"
    )
    parser.add_argument(
        "--detail",
        metavar="hands|tricks|cards",
        type=_one_of(DETAILS),
        default="hands",
        help="a row a hand, every trick, or every card; JSON always has every card",
    )
    _add_choice(
        parser, "--paper", PAPERS, "the PDF's paper: a4 (unless you say otherwise) or letter"
    )
    _add_choice(
        parser, "--lang", LANGUAGES, "the PDF's language: en (unless you say otherwise) or ru"
    )
    parser.add_argument(
        "--blank", action="store_true", help="blank sheets in place of a record's; needs --pdf"
    )
    parser.add_argument(
        "--rules",
        metavar="NAME-or-FILE",
        help="what blank sheets are for; without it the rules are ticked by hand",
    )
    parser.add_argument(
        "--per-page",
        metavar=f"1…{MOST_ON_PAGE}",
        type=whole_number(1, MOST_ON_PAGE),
        help="how many blank sheets share a page",
    )
    wish = parser.parse_args(words)
    _check(parser, wish)
    return wish


def _add_choice(parser: Parser, option: str, values: tuple[str, ...], about: str) -> None:
    metavar = "|".join(values)
    parser.add_argument(
        option, metavar=metavar, type=_one_of(values), default=values[0], help=about
    )


def _one_of(values: tuple[str, ...]) -> Callable[[str], str]:
    def read(word: str) -> str:
        if word not in values:
            raise ArgumentTypeError(f"“{shown(word)}” is none of {', '.join(values)}")
        return word

    return read


def _check(parser: Parser, wish: Namespace) -> None:
    """Options that do not go together."""
    outputs = [out for out in (wish.pdf, wish.csv, wish.json) if out is not None]
    if len(outputs) > len(set(outputs)):
        parser.error("two outputs cannot be one file")
    if not wish.blank:
        if wish.file is None:
            parser.error("FILE is missing")
        if wish.rules is not None or wish.per_page is not None:
            parser.error("--rules and --per-page are for --blank, as a record has its own rules")
        return
    if wish.file is not None or wish.csv is not None or wish.json is not None:
        parser.error("--blank takes no record and makes nothing but a PDF")
    if wish.pdf is None:
        parser.error("--blank needs --pdf")


def _read(file: str) -> Record | PadRecord:
    try:
        return read_any(Path(file))
    except RecordError as error:
        raise CommandError(record_fault(file, error), WRONG) from None
    except OSError as error:
        raise CommandError(file_fault(file, error)) from None


# --- on the terminal -----------------------------------------------------------------------------


def _lines(sheet: ScoreSheet, detail: str) -> list[str]:
    lines = [
        f"{side.name}: " + " and ".join(shown_path(sheet.names[seat]) for seat in side.seats)
        for side in SIDES
    ]
    if sheet.by_hand:
        lines.append("Played with real cards; the score was kept by hand.")
    lines += ["", _head()]
    for hand in sheet.hands:
        lines.append(_hand(hand))
        if detail != "hands":
            lines += [_trick(hand, place, detail) for place in range(len(hand.tricks))]
    ns, ew = sheet.total
    return [*lines, "", f"NS {number(ns)} : {number(ew)} EW, {_result(sheet)}"]


_COLUMNS = (("bid", 9), ("points", 7), ("revokes", 8), ("score", 6), ("total", 6))


def _head() -> str:
    titles = "".join(f"{title:>{width}}" for title, width in _COLUMNS)
    sides = "".join(f"   {side.name}{titles[3:]}" for side in SIDES)
    return f"hand  dealer  trump  adder{sides}"


def _hand(hand: SheetHand) -> str:
    suits = f"{SUIT_SIGNS[hand.trump]:>5}  {SUIT_SIGNS[hand.adder]:>5}"
    sides = "".join("  " + _side(side) for side in hand.sides)
    return f"{hand.number:>4}  {hand.dealer.letter:>6}  {suits}{sides}"


def _side(side: SheetSide) -> str:
    bid = ""
    if side.bid is not None:
        kept = {True: "+", False: "×", None: "?"}[side.made]
        bid = f"{side.bid.kind} {side.bid.seat.letter}{kept}"
    cells = (
        bid,
        number(side.base),
        number(-side.penalty) if side.penalty else "",
        "" if side.score is None else number(side.score),
        number(side.total),
    )
    return "".join(f"{cell:>{width}}" for cell, (_, width) in zip(cells, _COLUMNS, strict=True))


def _trick(hand: SheetHand, place: int, detail: str) -> str:
    trick = hand.tricks[place]
    line = f"{place + 1:>10}  {trick.winner.letter} {signed(trick.points):>3}"
    if detail == "tricks":
        return line
    cards = "  ".join(f"{_played(trick, seat):<20}" for seat in SEATS)
    return f"{line}   {cards}".rstrip()


def _played(trick: SheetTrick, seat: Seat) -> str:
    card = trick.card_of(seat)
    if card is None or trick.leader is None:
        return ""
    turn = (seat - trick.leader) & 3
    mark = " led" if turn == 0 else ""
    mark += " revoke" if trick.revoked[turn] else ""
    return f"{seat.letter} {card_sign(card)}{mark}"


def _result(sheet: ScoreSheet) -> str:
    if not sheet.over:
        return "unfinished"
    return "a draw" if sheet.winner is None else f"{sheet.winner.name} wins"
