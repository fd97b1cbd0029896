"""What is learned of a set of rules is noted once for all processes of a run."""

import os
from collections.abc import Iterator

import pytest

from maverick_desktop.ai.almanac import ALMANAC
from maverick_desktop.core.store import Disk
from maverick_desktop.hosting.notebook import FileNotebook


@pytest.fixture(scope="session", autouse=True)
def _learned(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    run = tmp_path_factory.getbasetemp()
    # Each process has a folder of its own, within that of the run.
    folder = run.parent if "PYTEST_XDIST_WORKER" in os.environ else run
    ALMANAC.keep_in(FileNotebook(folder / "learned", Disk()))
    yield
    ALMANAC.keep_in(None)
