"""Computer players. Each is handed one seat's view and a seed, and answers an action.

They must not know the whole state, the table, the log or any file, and no Qt.
"""
