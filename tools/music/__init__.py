"""Music: a piece of the house and one of each game, written down as scores. These are only notes; `tools.soundfont`
plays them."""
