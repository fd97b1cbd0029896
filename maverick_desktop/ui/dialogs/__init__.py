"""Dialogs and windows beside the table."""
