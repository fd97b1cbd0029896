"""Fixtures of the network's tests."""

from tests.lan.lines import rig
from tests.lan.onair import air

__all__ = ["air", "rig"]
