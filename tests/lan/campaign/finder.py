"""Listens for tables, as a program: ``python -m tests.lan.campaign.finder`` says what it hears."""

import signal
import sys
from threading import Event

from maverick_desktop.lan.discovery import Browser, FoundTable


def main() -> int:
    """Until somebody ends it."""
    over = Event()
    signal.signal(signal.SIGTERM, lambda *_: over.set())

    def heard(table: FoundTable) -> None:
        print("found", table.what.table, *(f"{one}" for one in table.addresses), flush=True)

    browser = Browser(heard, lambda id_: print("gone", id_, flush=True))
    print("listens" if browser.open() else "deaf", flush=True)
    over.wait()
    browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
