"""Fixtures of the network's tests."""

from tests.lan.lines import rig

__all__ = ["rig"]
