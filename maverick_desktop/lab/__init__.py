"""Measuring: matches between computer players, this machine's speed. Never part of a match.

The lab may see all four hands; no room that people play in may know the lab.
"""
