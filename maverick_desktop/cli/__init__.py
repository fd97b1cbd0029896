"""The commands that need no window: each module parses its own words and prints what it did.

A command's module has ``run(words) -> int``: the exit code. The rooms below do the work.
"""
