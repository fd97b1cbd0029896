"""The score pad's window: the score of a match with real cards, kept by key, mouse or touch."""
