"""Where the user's own things are kept. Paths only: knows no Qt and touches no file."""

import os
from pathlib import Path
from typing import Final

VARIABLE: Final = "MAVERICK_PROFILE"
"""The environment variable that names another profile folder."""


def profile_folder() -> Path:
    """The folder of this user's profile; it need not exist yet."""
    chosen = os.environ.get(VARIABLE)
    if chosen:
        return Path(chosen)
    # Loaded only by those who have not named a folder.
    from platformdirs import user_data_dir

    return Path(user_data_dir("maverick-desktop", appauthor=False))


def matches_folder(profile: Path) -> Path:
    """Where matches are kept, one record each."""
    return profile / "matches"


def rules_folder(profile: Path) -> Path:
    """Where the user's own rule sets are kept, one rule file each."""
    return profile / "rules"


def lan_folder(profile: Path) -> Path:
    """Where seats at tables on the network are remembered, one small file each."""
    return profile / "lan"


def learned_folder(profile: Path) -> Path:
    """Where computer players note what a set of rules teaches; it may be deleted at any time."""
    return profile / "learned"
