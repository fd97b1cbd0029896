"""The check of the network: what was tried, what came of it, what to do and what to tell a friend.

Shows a ``CheckRun``. Must not know how anything is tried.
"""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QColor, QGuiApplication, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from maverick_desktop.chance import secret_bytes
from maverick_desktop.lan.check import (
    Advice,
    AtPort,
    CheckRun,
    Echo,
    Finding,
    Joined,
    Networks,
    Reached,
    advice,
    firewall,
)
from maverick_desktop.lan.interfaces import interfaces
from maverick_desktop.lan.where import PORTS
from maverick_desktop.text import lancheck as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.lan.lanhost import own_addresses
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.ruledialog.parts import Button, dressed
from maverick_desktop.ui.widgets import plain_label

if TYPE_CHECKING:
    from maverick_desktop.ui.lan.lanhost import TableHost

_SIGN: Final = 20
_COPIED_FOR: Final = 1600
_BLOCKED: Final = (Advice.NOT_REACHED, Advice.NO_ECHO, Advice.ALL_WELL)
"""With these a firewall is worth a word."""


class NetworkCheckDialog(QDialog):
    """One check after another, as often as wanted."""

    def __init__(self, look: Look, host: "TableHost | None", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._host = host
        self._run: CheckRun | None = None
        self._findings: list[Finding] = []
        self.friend = ""
        """What is copied for a friend."""
        self.again: Final = dressed(Button(self._say(words.AGAIN)))
        self.leave: Final = dressed(Button(self._say(words.CLOSE)), look="main")
        self.copy: Final = dressed(Button("", look, "copy"))
        self._line = plain_label("", "second")
        self._rows = QVBoxLayout()
        self._conclusion = QVBoxLayout()
        self.setWindowTitle(self._say(words.TITLE))
        self.resize(620, 560)
        self.setMinimumSize(480, 400)
        self._back = QTimer(self)
        self._back.setSingleShot(True)
        self._back.setInterval(_COPIED_FOR)
        self._back.timeout.connect(lambda: self.copy.setText(self._say(words.COPY)))
        self._lay_out()
        self.again.clicked.connect(self.start)
        self.copy.clicked.connect(self._on_copy)
        self.finished.connect(self._end)
        self.start()

    def _say(self, source: str) -> str:
        return self._look.say(Phrase(source))

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 18)
        column.setSpacing(8)
        column.addWidget(plain_label(self._say(words.TITLE), "title"))
        self._line.setWordWrap(True)
        column.addWidget(self._line)
        area = QScrollArea()
        area.setProperty("look", "page")
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget()
        page = QVBoxLayout(inside)
        page.setContentsMargins(0, 4, 8, 4)
        page.setSpacing(10)
        box = QFrame()
        box.setProperty("look", "box")
        box.setLayout(self._rows)
        self._rows.setContentsMargins(12, 8, 12, 8)
        self._rows.setSpacing(7)
        self._conclusion.setSpacing(6)
        page.addWidget(box)
        page.addLayout(self._conclusion)
        page.addStretch()
        area.setWidget(inside)
        column.addWidget(area, 1)
        row = QHBoxLayout()
        row.addWidget(self.copy)
        row.addStretch()
        row.addWidget(self.again)
        self.leave.setDefault(True)
        self.leave.clicked.connect(self.accept)
        row.addWidget(self.leave)
        column.addLayout(row)

    def showEvent(self, event: QShowEvent) -> None:
        """Return closes it."""
        super().showEvent(event)
        self.leave.setFocus()

    # --- the run ---------------------------------------------------------------------------------

    @property
    def findings(self) -> tuple[Finding, ...]:
        """What was found so far."""
        return tuple(self._findings)

    @property
    def running(self) -> bool:
        """Whether something is still being tried."""
        return self._run is not None

    def start(self) -> None:
        """Check from the beginning."""
        self._end()
        self._findings = []
        _empty(self._rows)
        _empty(self._conclusion)
        self._line.setText(f"{self._say(words.LINE)} {self._say(words.RUNNING)}")
        self.again.setEnabled(False)
        self.copy.setEnabled(False)
        self.copy.setText(self._say(words.COPY))
        host = self._host
        port, name = (0, "") if host is None else (host.port, host.announced_as)
        self._run = CheckRun(port, name, secret_bytes, self)
        self._run.found.connect(self._on_found)
        self._run.done.connect(self._on_done)
        # The dialog is on the screen before anything is tried.
        QTimer.singleShot(0, self._run, self._run.start)

    def _end(self) -> None:
        run, self._run = self._run, None
        if run is not None:
            run.close()
            run.deleteLater()

    def _on_found(self, finding: Finding) -> None:
        self._findings.append(finding)
        told = _told(finding)
        self._rows.addWidget(self._row(told))

    def _on_done(self) -> None:
        self._end()
        self._line.setText(self._say(words.LINE))
        self.again.setEnabled(True)
        found = advice(self._findings)
        self._conclusion.addWidget(plain_label(self._say(words.TO_DO), "caps"))
        for one in found:
            self._conclusion.addWidget(self._paragraph(self._look.say(words.advice(one.value))))
        if any(one in _BLOCKED for one in found):
            self._tell_firewall()
        self._tell_friend()

    def _tell_firewall(self) -> None:
        kind = firewall()
        text = words.firewall(kind)
        if text is None:
            return
        lines = words.commands(kind, PORTS[0], PORTS[-1])
        said = "\n".join([self._look.say(text), *lines])
        self._conclusion.addWidget(self._paragraph(said))

    def _tell_friend(self) -> None:
        addresses = own_addresses(interfaces())
        if not addresses:
            return
        host = self._host
        name, port = ("", 0) if host is None else (host.table.setup.name, host.port)
        self.friend = self._look.say(words.for_a_friend(name, addresses[0], port))
        self._conclusion.addWidget(plain_label(self._say(words.TELL), "caps"))
        self._conclusion.addWidget(self._paragraph(self.friend))
        self.copy.setEnabled(True)

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.friend)
        self.copy.setText(self._say(words.COPIED))
        self._back.start()

    # --- rows ------------------------------------------------------------------------------------

    def _row(self, told: words.Told) -> QWidget:
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        sign = plain_label("")
        sign.setFixedWidth(_SIGN)
        name, ink = self._sign(told.state)
        dpr = self.devicePixelRatioF()
        sign.setPixmap(self._look.art.pixmap(name, _SIGN, ink, dpr, line=2.4))
        row.addWidget(sign)
        lines = QVBoxLayout()
        lines.setSpacing(1)
        lines.addWidget(plain_label(self._look.say(told.title), "strong"))
        lines.addWidget(self._paragraph(self._look.say(told.text)))
        row.addLayout(lines, 1)
        line.setAccessibleName(f"{self._look.say(told.title)}: {self._look.say(told.text)}")
        return line

    def _sign(self, state: words.State) -> tuple[str, QColor]:
        theme = self._look.theme
        if state == "well":
            return "check", theme.accent
        if state == "warning":
            return "warn", theme.gold if theme.dark else theme.ink
        return "x", theme.bad

    def _paragraph(self, text: str) -> QWidget:
        label = plain_label(text, "second")
        label.setWordWrap(True)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        label.setSizePolicy(policy)
        return label


def _told(finding: Finding) -> words.Told:
    match finding:
        case Networks():
            found = [(one.address, one.name, one.kind) for one in finding.found]
            return words.networks([one for one in found if ":" not in one[0]] or found)
        case AtPort():
            usual = finding.port in PORTS
            return words.port(finding.port, is_open=finding.is_open, usual=usual)
        case Reached():
            return words.reached(finding.address, ok=finding.ok)
        case Joined():
            return words.joined(ok=finding.ok)
        case Echo():
            return words.echo(heard=finding.heard)


def _empty(column: QVBoxLayout) -> None:
    while (item := column.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
