"""The import contracts hold, and each catches a violation planted in a copy of the package.

A green contract may guard nothing: one that no longer breaks when it should fails here.
"""

import configparser
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
CONTRACTS = ROOT / ".importlinter"


class Plant(NamedTuple):
    """An import that must break the contract `contract`, those in `also` with it, and no other."""

    contract: str
    file: str
    line: str
    also: tuple[str, ...] = ()


PLANTS = [
    Plant("rooms", "text/__init__.py", "import maverick_desktop.chance"),
    Plant("rooms", "ai/__init__.py", "import maverick_desktop.ui", ("cycles",)),
    Plant("rooms", "lab/__init__.py", "import maverick_desktop.cli", ("cycles",)),
    Plant("rooms", "lan/__init__.py", "import maverick_desktop.ai"),
    Plant("rooms", "hosting/__init__.py", "import maverick_desktop.lab"),
    Plant("rooms", "hosting/hosted.py", "import maverick_desktop.ui.text", ("cycles", "serve")),
    Plant("rooms", "lan/__init__.py", "import maverick_desktop.hosting", ("cycles",)),
    Plant("core", "core/public.py", "import maverick_desktop.core.ports"),
    Plant("core", "core/unsound.py", "import maverick_desktop.core.cards"),
    Plant("core", "core/rules.py", "import maverick_desktop.core.deals"),
    Plant("core", "core/names.py", "import maverick_desktop.core.rules"),
    Plant("cycles", "ai/__init__.py", "import maverick_desktop.ai.planted_a"),
    Plant("pure", "core/cards.py", "import datetime"),
    Plant("pure", "core/table.py", "import threading"),
    Plant("pure", "core/sheet.py", "import PySide6.QtCore", ("qt",)),
    Plant("pure", "core/log.py", "import time"),
    Plant("files", "core/log.py", "import pathlib"),
    Plant("state", "core/log.py", "import maverick_desktop.core.state"),
    Plant("ai", "ai/__init__.py", "import maverick_desktop.core.table"),
    Plant("ai", "ai/__init__.py", "import maverick_desktop.core.log"),
    Plant("lan", "lan/facts.py", "import maverick_desktop.core.codec"),
    Plant("lan", "lan/hostside.py", "import maverick_desktop.core.table"),
    Plant("lan", "lan/messages.py", "import maverick_desktop.core.state", ("state",)),
    Plant("qt", "ai/__init__.py", "import PySide6.QtCore"),
    Plant("qt", "cli/simulate.py", "import PySide6.QtCore"),
    Plant("qt", "cli/verify.py", "import maverick_desktop.ui.app", ("serve",)),
    Plant("state", "hosting/play.py", "import maverick_desktop.core.state"),
    Plant("serve", "cli/serving.py", "import maverick_desktop.ui.text"),
    Plant("dealing", "core/deals.py", "import secrets"),
    Plant("dealing", "ai/__init__.py", "import secrets"),
    Plant("dealing", "hosting/commit.py", "import secrets"),
    Plant("dice", "core/deals.py", "import random"),
    Plant("dice", "chance.py", "import random"),
]

# Two modules that know each other, laid into the room whose front door imports one of them.
CYCLE = {
    "ai/planted_a.py": "import maverick_desktop.ai.planted_b\n",
    "ai/planted_b.py": "import maverick_desktop.ai.planted_a\n",
}


def contract_names() -> dict[str, str]:
    """Each contract's id and the name that the report shows."""
    parser = configparser.ConfigParser()
    parser.read(CONTRACTS, encoding="utf-8")
    prefix = "importlinter:contract:"
    return {
        section.removeprefix(prefix): parser[section]["name"]
        for section in parser.sections()
        if section.startswith(prefix)
    }


def broken_contracts(folder: Path) -> set[str]:
    """The ids of the contracts that the package in `folder` breaks."""
    done = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-logo", "--no-cache"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    outcome = dict(re.findall(r"^(.+) (KEPT|BROKEN)", done.stdout, re.MULTILINE))
    names = contract_names()
    assert set(outcome) == set(names.values()), done.stdout + done.stderr
    return {key for key, name in names.items() if outcome[name] == "BROKEN"}


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package's code and its contracts."""
    shutil.copy(CONTRACTS, tmp_path)
    shutil.copytree(
        ROOT / "maverick_desktop",
        tmp_path / "maverick_desktop",
        ignore=shutil.ignore_patterns("assets", "__pycache__"),
    )
    return tmp_path


def test_the_package_keeps_every_contract(copy: Path) -> None:
    assert broken_contracts(copy) == set()


@pytest.mark.parametrize(
    "plant", PLANTS, ids=lambda plant: f"{plant.contract}-{plant.file}-{plant.line[7:]}"
)
def test_a_planted_violation_is_caught(copy: Path, plant: Plant) -> None:
    package = copy / "maverick_desktop"
    for name, text in CYCLE.items() if plant.contract == "cycles" else ():
        (package / name).write_text(text, encoding="utf-8")
    with (package / plant.file).open("r+", encoding="utf-8") as file:
        file.seek(0, 2)
        file.write(f"\n{plant.line}\n")
    assert broken_contracts(copy) == {plant.contract, *plant.also}


def test_every_contract_has_a_planted_violation() -> None:
    assert {plant.contract for plant in PLANTS} == set(contract_names())
