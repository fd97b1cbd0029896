"""Every sentence a user reads, in English and without Qt: ui translates, cli prints."""
