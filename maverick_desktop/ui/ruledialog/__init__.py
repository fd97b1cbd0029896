"""The parts of the rule dialog. They know options by their metadata alone, none by its name."""
