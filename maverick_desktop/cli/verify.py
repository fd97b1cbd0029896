"""``verify``: replays records against the rules and says of each whether it is sound. No Qt."""

from pathlib import Path

from maverick_desktop.core.public import Phase, PublicState
from maverick_desktop.core.store import read_record
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
        record = read_record(Path(file))
    except RecordError as error:
        print(say(record_fault(file, error)))
        return WRONG
    except OSError as error:
        tell(file_fault(file, error))
        return FAILED
    if record.torn:
        print(say(torn_tail(file, record.log.n + 2)))
        return WRONG
    print(f"{shown_path(file)}: sound, {_summary(record.public)}")
    return DONE


def _summary(public: PublicState) -> str:
    ns, ew = public.running()
    hands = counted(hands_played(public), "hand|hands")
    end = "over" if public.phase is Phase.OVER else "unfinished"
    return f"{hands}, NS {number(ns)} : {number(ew)} EW, {end}"


def hands_played(public: PublicState) -> int:
    """How many hands were scored, one in which the match ended included."""
    in_mid_hand = public.phase is Phase.OVER and public.hand.number > len(public.past)
    return len(public.past) + in_mid_hand
