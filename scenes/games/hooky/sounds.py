"""The sounds at Hooky's table, by their meaning."""

CHALK = "chalk"
"""A letter drops on its hook, each a note higher."""
NUMBER = "school_bell"
SENT_BACK = "sponge"
ROUND = "lesson"
BREAK = "break_bell"
LOOK = "peek"
HOOK = "hook"
FOUND = ("found_one", "found_two", "found_three")
"""The missing cards, one after the other."""
POINT = "glockenspiel"
AMBIENCE = "classroom"
