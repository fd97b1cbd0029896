"""The window: what players see, hear and touch. The only room that knows Qt Widgets."""
