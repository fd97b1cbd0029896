"""Painted widgets of the table and around it."""
