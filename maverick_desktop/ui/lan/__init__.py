"""The window's side of a table on the network: lobby, sessions, chat, the check of the network.

Loaded when it is first wanted: a match alone opens no port and knows nothing of this room.
"""
