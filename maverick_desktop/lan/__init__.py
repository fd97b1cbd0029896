"""Tables over the network: QtCore and QtNetwork, no window; it hears seat facts and no more."""
