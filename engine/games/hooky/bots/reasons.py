"""Reasons: why a computer player or the coach of Hooky would take a step, and what an advice names with it."""

from collections.abc import Mapping

_ASKED = ("seat", "word", "hands", "letters")  # so many hands fit that seat; the letters that the number turns on

REASONS: Mapping[str, tuple[str, ...]] = {
    "clue_tells_little": ("word", "number"),
    "clue_tells_more": ("word", "number"),
    "any_clue": ("word", "number"),
    "splits_best": _ASKED,
    "splits": _ASKED,
    "all_known": ("seat", "word"),  # nothing can be learned from anybody
    "known_already": ("seat", "word"),  # nothing can be learned from this seat
    "known_anyway": ("card", "seat", "sure"),  # the public is so sure (percent) of the letter; a look at that seat
    "gives_away": ("card", "seat"),
    "reveals_nothing": (),
    "could_look": ("card", "sure"),  # nothing is revealed, though the public is that sure of a letter
    "likeliest_missing": ("likely",),  # pairs of a letter and how likely it is missing, in percent
    "likeliest_hands": ("right", "of"),  # so many letters of all that are named will probably be right
    "word_sent_back": ("word",),
}
"""By reason: the names of the facts that stand in its advice."""
