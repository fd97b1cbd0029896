"""Maverick Desktop: a trick-taking card game for four, alone or over a local network."""

__version__ = "0.1.0"
