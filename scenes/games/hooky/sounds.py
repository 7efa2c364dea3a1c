"""What is heard at Hooky's table, by what it stands for."""

CHALK = "chalk"
"""A letter drops on its hook, a note higher from place to place."""
NUMBER = "school_bell"
SENT_BACK = "sponge"
ROUND = "lesson"
BREAK = "break_bell"
LOOK = "peek"
HOOK = "hook"
FOUND = ("found_one", "found_two", "found_three")
"""The missing, one after the other."""
POINT = "glockenspiel"
AMBIENCE = "classroom"
