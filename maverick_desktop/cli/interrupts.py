"""Ctrl+C while a command runs: one line and exit code 130, at whatever moment it comes.

It is loaded before the rest of the program, and so loads next to nothing itself. A room with an
event loop of its own (the window, ``serve``) hears the signal in its own way meanwhile.
"""

import os
import signal
import sys
from _thread import get_ident, interrupt_main, start_new_thread
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import sleep
from types import FrameType
from typing import TYPE_CHECKING, Final, NoReturn

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

INTERRUPTED: Final = 130
_LINE: Final = "Interrupted."
_CLEAR: Final = "\r\x1b[K"
"""On a terminal: what it shows of the keys, and a progress line that was cut short."""
_SOON: Final = 0.01
"""Seconds until an interruption that came at a bad moment is tried again."""
_LOADERS: Final = "<frozen importlib"
_QT: Final = ("PySide6", "shiboken6", "shibokensupport")
_OWN: Final = (__name__, "maverick_desktop.__main__")
_DOOR: Final = ("<module>", "main")
"""In the module that was started."""


class Interrupts:
    """Hears Ctrl+C for one command: raises KeyboardInterrupt, though not where it would be lost."""

    def __init__(self) -> None:
        self.told = False
        """Whether its line was printed."""
        self._waits = False
        """Whether an interruption is tried again."""
        self._raised = False

    def __call__(self, _number: int, frame: FrameType | None) -> None:
        """The signal has come, or comes again."""
        if self._raised:
            # Whoever presses it again does not wait for what is being put in order.
            leave(told=self.told)
        if _would_be_lost(frame):
            self._interrupt_soon()
        else:
            self.interrupt()

    def heed(self) -> None:
        """What is tried again takes effect now."""
        if self._waits:
            self.interrupt()

    def interrupt(self) -> NoReturn:
        """End what is being done, in order."""
        self._raised, self._waits = True, False
        raise KeyboardInterrupt

    def on_unraisable(self, args: "UnraisableHookArgs") -> None:
        """It was raised where nothing can be: while an object was taken away, say."""
        if args.exc_type is KeyboardInterrupt:
            self._raised = False
            self._interrupt_soon()
        else:
            sys.__unraisablehook__(args)

    def _interrupt_soon(self) -> None:
        self._waits = True
        start_new_thread(self._try_again, (get_ident(),))

    def _try_again(self, main_thread: int) -> None:
        if sys.platform == "win32":
            sleep(_SOON)
            if self._waits:
                interrupt_main(signal.SIGINT)
            return
        # Where the main thread will not hear of it at present, this one must not either.
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        sleep(_SOON)
        if self._waits:
            signal.pthread_kill(main_thread, signal.SIGINT)


def take_interrupts() -> None:
    """Hear Ctrl+C from now on.

    Not where somebody else hears it already, or has told us to ignore it.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        interrupts = Interrupts()
        signal.signal(signal.SIGINT, interrupts)
        if sys.unraisablehook is sys.__unraisablehook__:
            sys.unraisablehook = interrupts.on_unraisable


def give_interrupts_back(*, ends: bool) -> None:
    """The command is done. ``ends``: so is the program, which is interrupted no more."""
    interrupts = _hearing()
    if ends:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    elif interrupts is not None:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if interrupts is not None and sys.unraisablehook == interrupts.on_unraisable:
        sys.unraisablehook = sys.__unraisablehook__


def heed_interrupts() -> None:
    """Raise KeyboardInterrupt for what came while modules were loaded."""
    interrupts = _hearing()
    if interrupts is not None:
        interrupts.heed()


@contextmanager
def interrupts_wait(hurry: Callable[[], object] = lambda: None) -> Iterator[None]:
    """Ctrl+C takes effect at the end, by KeyboardInterrupt, if it is pressed once.

    For what Qt does: where it calls Python, an exception is lost, or ends in a crash. ``hurry``
    may have it end sooner.
    """
    came: list[int] = []

    def note(number: int, _frame: FrameType | None) -> None:
        if came:
            leave(told=False)
        came.append(number)
        hurry()

    heed_interrupts()
    former = signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, former)
    if came and isinstance(former, Interrupts):
        former.interrupt()
    if came:
        raise KeyboardInterrupt


def tell_interrupted() -> int:
    """Say so in one line; the exit code. What was printed before is still read, if it can be."""
    interrupts = _hearing()
    if interrupts is not None:
        interrupts.told = True
    try:
        sys.stdout.flush()
    except (OSError, ValueError, AttributeError):
        drop_output()
    if sys.stderr is not None:
        print(_line(), file=sys.stderr)
    return INTERRUPTED


def drop_output() -> None:
    """Whoever read the output has gone; Python would complain again when it exits."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def leave(*, told: bool) -> NoReturn:
    """End at once, and put nothing in order any more."""
    if not told and sys.stderr is not None:
        os.write(2, f"{_line()}\n".encode())
    os._exit(INTERRUPTED)


def _hearing() -> Interrupts | None:
    heard_by = signal.getsignal(signal.SIGINT)
    return heard_by if isinstance(heard_by, Interrupts) else None


def _line() -> str:
    return (_CLEAR if sys.stderr.isatty() else "") + _LINE


def _would_be_lost(frame: FrameType | None) -> bool:
    """Whether an exception would come to nothing here, or worse.

    Modules are loaded by C code that calls Python, Qt's above all; and the front door itself must
    not be left by an exception.
    """
    if frame is not None:
        name = frame.f_globals.get("__name__")
        if name in _OWN or (name == "__main__" and frame.f_code.co_name in _DOOR):
            return True
    while frame is not None:
        name = str(frame.f_globals.get("__name__"))
        if frame.f_code.co_filename.startswith(_LOADERS) or name.startswith(_QT):
            return True
        frame = frame.f_back
    return False
