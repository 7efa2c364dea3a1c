"""Reasons: why a computer player or the coach of Word Porters would take a step, and what an advice names with it.

Hints and words are named by their texts; `sure` is in percent.
"""

from collections.abc import Mapping

_HINT = ("hint", "word", "rival", "sure")  # after it others would be so sure of the word; the rival is next to it
_READ = ("seat", "word", "sure", "right", "of")  # of so many tiles about so many will be right

REASONS: Mapping[str, tuple[str, ...]] = {
    "fits_best": _HINT,
    "fits": _HINT,
    "says_little": _HINT,  # others would rather think of the rival
    "shared": _HINT,  # the same on a card where others have been: two tokens go down
    "unknown_text": ("hint", "word"),  # texts that are not ours
    "nothing_fits": ("word",),  # a pass: every hint that is left says the opposite
    "keeps_tokens": ("hint", "word"),  # a pass, though that hint would help
    "nothing_else": (),  # a pass, because no card is left to go to
    "likeliest": _READ,  # the seat whose tokens speak most clearly
    "reads": _READ,  # the seat whose tokens may be read otherwise
}
"""By reason: the names of the facts that stand in its advice."""
