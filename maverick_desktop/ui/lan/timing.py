"""Time as tables on the network want it, by Qt's timers: something to be done later, and not."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def later_in(parent: QObject) -> Callable[[float, Callable[[], None]], Callable[[], None]]:
    """What does something after so many seconds, as long as ``parent`` lives."""

    def later(seconds: float, job: Callable[[], None]) -> Callable[[], None]:
        timer = QTimer(parent)
        timer.setSingleShot(True)

        def ring() -> None:
            timer.deleteLater()
            job()

        def cancel() -> None:
            timer.stop()
            timer.deleteLater()

        timer.timeout.connect(ring)
        timer.start(round(seconds * 1000))
        return cancel

    return later
