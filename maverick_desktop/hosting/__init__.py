"""Whoever owns a table with people elsewhere: its match, its seats, its record. No window."""
