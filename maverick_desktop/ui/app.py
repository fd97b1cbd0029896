"""The composition root: the only place that makes things and joins them."""

import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from maverick_desktop.profile import profile_folder, rules_folder
from maverick_desktop.text import window as words
from maverick_desktop.text.phrase import ENGLISH, Phrase, say
from maverick_desktop.ui import chrome
from maverick_desktop.ui.art import Art
from maverick_desktop.ui.cardface import CardFaces
from maverick_desktop.ui.faultnet import FaultNet
from maverick_desktop.ui.lettering import load_fonts
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.main_window import MainWindow
from maverick_desktop.ui.settings import SettingsFile
from maverick_desktop.ui.single import Profile
from maverick_desktop.ui.text import Code, WindowLanguage, system_language
from maverick_desktop.ui.theme import LIGHT

if TYPE_CHECKING:
    from maverick_desktop.core.store import Disk
    from maverick_desktop.ui.shell import Shell

FIRST_FRAME: Final = "MAVERICK_FIRST_FRAME"
"""Set by ``bench --startup``: print when the first frame was painted, and end."""

DONE, COULD_NOT_RUN = 0, 2


def run_window(file: Path | None, profile: Path | None, demo: Path | None) -> int:
    """Open the window; its exit code. ``demo``: let computers play one match in it and end."""
    problem = _no_screen()
    if problem is not None:
        print(say(problem), file=sys.stderr)
        return COULD_NOT_RUN
    application = _application()
    end_orderly = _end_on_signals(application)
    try:
        return _run(application, file, profile, demo)
    finally:
        end_orderly()


def _run(
    application: QApplication, file: Path | None, profile: Path | None, demo: Path | None
) -> int:
    folder = profile or profile_folder()
    if demo is not None:
        folder = demo / "profile"
    claim = _claim(folder, file)
    if isinstance(claim, int):
        return claim
    net = FaultNet(folder / "logs")
    net.spread()
    look = make_look(application, system_language())
    house = House(look, folder)
    if demo is None:
        # The empty table first: what a start waits for is the window.
        FirstFrame(house.window, lambda: _on_first_frame(house, net, claim, file))
        house.window.show()
    else:
        _play_demo(house, net, demo, application)
    code = application.exec()
    house.close()
    claim.release()
    net.fold()
    return code


_IDLE: Final = 1500
"""Milliseconds after the start when nobody waits for anything."""
_BETWEEN: Final = 400


class House:
    """A window on a profile; the rooms behind it are entered once it is on the screen."""

    def __init__(self, look: Look, folder: Path) -> None:
        self.settings: Final = SettingsFile(folder / "settings.json")
        self.wanted: Final = self.settings.load()
        look.speak(self.wanted)
        self.window: Final = MainWindow(look)
        self._look = look
        self._folder = folder
        self._shell: Shell | None = None
        self.window.place(self.wanted.geometry)

    def shell(self, disk: "Disk | None" = None) -> "Shell":
        """What the commands do; made when first asked for."""
        if self._shell is None:
            self._shell = _make_shell(self, self._look, self._folder, disk)
        return self._shell

    def open_notebook(self) -> None:
        """Have computer players note what they learn of sets of rules for the next start."""
        from maverick_desktop.ai.almanac import ALMANAC
        from maverick_desktop.core.store import Disk
        from maverick_desktop.hosting.notebook import FileNotebook
        from maverick_desktop.profile import learned_folder

        ALMANAC.keep_in(FileNotebook(learned_folder(self._folder), Disk()))

    def close(self) -> None:
        """Put everything in order, as far as it was begun."""
        if self._shell is not None:
            self._shell.close()


def make_look(application: QApplication, system: Code = "en") -> Look:
    """Fonts, theme, drawings and cards for this application, on a system of this language."""
    lettering = load_fonts()
    chrome.dress(application, LIGHT, lettering)
    art = Art()
    application.setWindowIcon(art.app_icon())
    return Look(LIGHT, lettering, art, CardFaces(art, lettering, LIGHT), WindowLanguage(system))


def make_shell(look: Look, folder: Path, disk: "Disk | None" = None) -> "Shell":
    """A window on a profile with all that is behind it, not yet shown."""
    return House(look, folder).shell(disk)


def _make_shell(house: House, look: Look, folder: Path, disk: "Disk | None") -> "Shell":
    from maverick_desktop.core.store import Disk
    from maverick_desktop.ui.chosen import Chosen
    from maverick_desktop.ui.matches import Matches
    from maverick_desktop.ui.rulesets import RuleSets
    from maverick_desktop.ui.shell import Shell

    trouble = _Trouble()
    disk = disk or Disk()
    matches = Matches(folder, disk, trouble.report)
    rule_sets = RuleSets(rules_folder(folder), disk)
    chosen = Chosen(house.window, look, house.settings, house.wanted)
    shell = Shell(house.window, look, matches, chosen, rule_sets, folder, disk)
    trouble.shell = shell
    return shell


class _Trouble:
    """Lets the record, which is made before the shell is there, tell it of a disk that refuses."""

    shell: "Shell | None" = None

    def report(self, error: OSError | None) -> None:
        """Hand on, once the record has finished what it was doing."""
        if self.shell is not None:
            shell = self.shell
            QTimer.singleShot(0, shell, lambda: shell.on_trouble(error))


def _application() -> QApplication:
    application = QApplication.instance()
    if isinstance(application, QApplication):
        return application
    made = QApplication(sys.argv[:1])
    made.setApplicationName("maverick-desktop")
    made.setApplicationDisplayName(words.APP_NAME)
    made.setDesktopFileName("maverick-desktop")
    return made


def _claim(folder: Path, file: Path | None) -> Profile | int:
    """The profile, or the exit code of a second start that has called the first."""
    with suppress(OSError):
        # Without the folder the match can be played all the same; its first fact will say so.
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    profile = Profile(folder, QApplication.instance())
    if profile.claim():
        return profile
    if profile.call_owner("" if file is None else str(file.resolve())):
        print(say(Phrase(words.ALREADY_RUNNING)), file=sys.stderr)
        return DONE
    print(say(Phrase(words.PROFILE_BUSY, {"folder": str(folder)}), ENGLISH), file=sys.stderr)
    return COULD_NOT_RUN


def _no_screen() -> Phrase | None:
    """Why no window can open here; None if one can. Qt itself would abort without a word."""
    platform = os.environ.get("QT_QPA_PLATFORM", "")
    if sys.platform != "linux" or platform not in ("", "xcb"):
        return None
    if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        return Phrase(words.NO_DISPLAY)
    if os.environ.get("WAYLAND_DISPLAY"):
        return None
    from ctypes import CDLL

    try:
        CDLL("libxcb-cursor.so.0")
    except OSError:
        missing = {"library": "libxcb-cursor.so.0", "package": "libxcb-cursor0"}
        return Phrase(words.NO_LIBRARY, missing)
    return None


def _end_on_signals(application: QApplication) -> Callable[[], None]:
    """End in order on SIGINT and SIGTERM; returns what gives the signals back."""
    heartbeat = QTimer(application)
    # Python must run now and then to see a signal.
    heartbeat.timeout.connect(lambda: None)
    heartbeat.start(200)

    def end(*_: object) -> None:
        # Not at once: the loop that is to end may not have begun yet.
        QTimer.singleShot(0, application, application.quit)

    former = [(number, signal.signal(number, end)) for number in (signal.SIGINT, signal.SIGTERM)]

    def give_back() -> None:
        heartbeat.stop()
        for number, handler in former:
            signal.signal(number, handler)

    return give_back


class FirstFrame(QObject):
    """Calls ``done`` once, when a widget has been painted for the first time."""

    def __init__(self, window: QWidget, done: Callable[[], None]) -> None:
        super().__init__(window)
        self._window = window
        self._done = done
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The frame is done once the paint event has been handled."""
        if event.type() == QEvent.Type.Paint:
            self._window.removeEventFilter(self)
            QTimer.singleShot(0, self, self._done)
        return False


def _on_first_frame(house: House, net: FaultNet, claim: Profile, file: Path | None) -> None:
    if FIRST_FRAME in os.environ:
        print(f"{time.time():.6f}", flush=True)
        QApplication.quit()
        return
    net.open_log()
    shell = house.shell()
    house.open_notebook()
    net.caught.connect(lambda: shell.on_fault(net.file))
    claim.listen(shell.on_called)
    shell.open_at_start(file)
    QTimer.singleShot(_IDLE, shell, load_dialogs)


def load_dialogs() -> None:
    """Load what the larger dialogs are made of, so that the first one opens as fast as any.

    One a turn of the event loop: nobody notices.
    """
    from importlib import import_module

    for place, name in enumerate(("rules", "scores", "preview", "review")):
        module = f"maverick_desktop.ui.dialogs.{name}"
        QTimer.singleShot(place * _BETWEEN, partial(import_module, module))


def _play_demo(house: House, net: FaultNet, folder: Path, application: QApplication) -> None:
    from maverick_desktop.ui.demo import Demo

    net.open_log()
    Demo(house.shell(), folder, application).start()


def render_selftest_frame(path: Path) -> bool:
    """Paint one frame of a hand in play into a PNG file; whether it shows a table."""
    from maverick_desktop.ui.demo import one_frame

    # The self-test looks at pictures, never at the screen: it must pass where there is none.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return one_frame(make_look(_application()), path)
