"""A pytest plugin: what a worker of pytest-xdist was doing when it crashed is said in its report.

Workers write where every thread stood to stderr, which a log of the run may lack.
"""

import faulthandler
import os
from pathlib import Path
from tempfile import gettempdir
from typing import Any, Final

import pytest

_STANDING: Final = pytest.StashKey[Path]()


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """A worker notes where it stands in a file when it crashes."""
    worker = getattr(config, "workerinput", None)
    if worker is not None:
        path = config.stash[_STANDING] = _path(worker["testrunuid"], worker["workerid"])
        # Held by nobody but faulthandler, which wants its number alone.
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, 0o600)
        faulthandler.enable(file)


@pytest.hookimpl(trylast=True)
def pytest_unconfigure(config: pytest.Config) -> None:
    """A worker that ends well has nothing to tell."""
    path = config.stash.get(_STANDING, None)
    if path is not None:
        faulthandler.disable()
        path.unlink(missing_ok=True)


@pytest.hookimpl(optionalhook=True)
def pytest_handlecrashitem(report: Any) -> None:
    """Add to the report of the test what its worker has noted."""
    worker = report.node.workerinput
    path = _path(worker["testrunuid"], worker["workerid"])
    if path.exists():
        report.longrepr = f"{report.longrepr}\n\n{path.read_text()}"
        path.unlink()


def _path(run: str, worker: str) -> Path:
    return Path(gettempdir()) / f"maverick-{run}-{worker}.crash"
