"""``verify``: replays records against the rules and says of each whether it is sound. No Qt."""

from pathlib import Path

from maverick_desktop.core.padfile import read_any, sheet_and_head
from maverick_desktop.core.sheet import ScoreSheet
from maverick_desktop.core.unsound import RecordError
from maverick_desktop.text.faults import file_fault, record_fault, shown_path, torn_tail
from maverick_desktop.text.phrase import number, say

from .output import DONE, FAILED, WRONG, Parser, Progress, counted, tell


def run(words: list[str]) -> int:
    """Check the records that these words name; the worst exit code of all."""
    parser = Parser("verify", "Replay records against the rules; one line a file.")
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record")
    files = parser.parse_args(words).files
    worst = DONE
    with Progress("Records", len(files)) as progress:
        for done, file in enumerate(files):
            progress.at(done)
            worst = max(worst, _verify(file))
    return worst


def _verify(file: str) -> int:
    try:
        record = read_any(Path(file))
    except RecordError as error:
        print(say(record_fault(file, error)))
        return WRONG
    except OSError as error:
        tell(file_fault(file, error))
        return FAILED
    if record.torn:
        print(say(torn_tail(file, record.log.n + 2)))
        return WRONG
    sheet, _ = sheet_and_head(record)
    print(f"{shown_path(file)}: sound, {_summary(sheet)}")
    return DONE


def _summary(sheet: ScoreSheet) -> str:
    ns, ew = sheet.total
    kept = "kept by hand, " if sheet.by_hand else ""
    hands = counted(hands_played(sheet), "hand|hands")
    end = "over" if sheet.over else "unfinished"
    return f"{kept}{hands}, NS {number(ns)} : {number(ew)} EW, {end}"


def hands_played(sheet: ScoreSheet) -> int:
    """How many hands were scored, one in which the match ended included."""
    return sum(hand.scored or sheet.over for hand in sheet.hands)
