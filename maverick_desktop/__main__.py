"""The program's front door: what is within is loaded once it can be interrupted."""

import sys

from maverick_desktop.cli.interrupts import (
    give_interrupts_back,
    heed_interrupts,
    take_interrupts,
    tell_interrupted,
)


def main(argv: list[str] | None = None) -> int:
    """Run the program with these words; its exit code. None: its own, and then it ends."""
    try:
        take_interrupts()
        from maverick_desktop.cli.frontdoor import run

        heed_interrupts()
        code = run(sys.argv[1:] if argv is None else argv)
        heed_interrupts()
        return code
    except KeyboardInterrupt:
        return tell_interrupted()
    finally:
        give_interrupts_back(ends=argv is None)


if __name__ == "__main__":
    sys.exit(main())
