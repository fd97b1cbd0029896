"""Qt models over what the screen shows: the hand, the trick, the scores."""
