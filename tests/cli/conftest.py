"""The command line under test."""

import pytest

from tests.cli.running import Run, running


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command in this process."""
    return running(capsys)
