"""Fail unless the branches covered, as coverage's JSON report tells them, reach a percentage."""

import json
import sys
from pathlib import Path


def main(report: str, wanted: str) -> int:
    totals = json.loads(Path(report).read_text(encoding="utf-8"))["totals"]
    reached = 100 * totals["covered_branches"] / max(1, totals["num_branches"])
    print(f"branches of the core: {reached:.2f} % covered, {wanted} % wanted")
    return 0 if reached >= float(wanted) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
