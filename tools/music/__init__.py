"""Music: a piece of the house and one of each set, written down as scores. Only notes: who plays them is
`tools.soundfont`."""
