"""Music: the tune of the title and a piece for each game, as scores. They have notes only; `tools.soundfont` plays
them."""
