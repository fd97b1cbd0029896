"""The game itself: cards, rules, facts, state, record. No Qt, clock, thread, dice or user text."""
