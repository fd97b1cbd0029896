"""The thread of a table: what happens later, what is called off, what other threads hand in."""

import subprocess
import sys
import threading

from pytestqt.qtbot import QtBot

from maverick_desktop.hosting.loop import Loop


def test_later_and_called_off(qtbot: QtBot) -> None:
    loop = Loop()
    done: list[str] = []
    loop.later(0.01, lambda: done.append("first"))
    call_off = loop.later(0.02, lambda: done.append("never"))
    loop.later(0.04, lambda: done.append("second"))
    call_off()
    call_off()
    qtbot.waitUntil(lambda: "second" in done)
    assert done == ["first", "second"]
    loop.later(0.01, lambda: done.append("too late"))
    loop.close()
    qtbot.wait(50)
    assert done == ["first", "second"]


def test_what_other_threads_hand_in_happens_here(qtbot: QtBot) -> None:
    loop = Loop()
    threads: list[int] = []
    worker = threading.Thread(
        target=lambda: loop.post(lambda: threads.append(threading.get_ident()))
    )
    worker.start()
    worker.join()
    qtbot.waitUntil(lambda: bool(threads))
    assert threads == [threading.get_ident()]
    loop.post(lambda: threads.append(0))
    loop.close()
    qtbot.wait(20)
    assert 0 not in threads


def test_tables_themselves_need_no_qt() -> None:
    """The rooms of host and guest are pure: Qt comes with sockets, windows and this loop."""
    modules = ("hosted", "guest", "keeping", "rehost", "remembered", "shelf")
    program = "import sys\n" + "".join(
        f"import maverick_desktop.hosting.{one}\n" for one in modules
    )
    program += "sys.exit(any(name.startswith('PySide6') for name in sys.modules))\n"
    done = subprocess.run([sys.executable, "-c", program], check=False)
    assert done.returncode == 0
