"""Reasons: why a computer player or the coach of Spooks would take a step, and what an advice names with it.

`unit` is what steps are compared in: "wins" of a hundred hands, or "points" where those that are left count, too; at
first sight, "cards".
"""

from collections.abc import Mapping

_CARD = ("unit", "card")

REASONS: Mapping[str, tuple[str, ...]] = {
    "nothing_fits": (),  # a pass, because there is nothing else
    "only_choice": (),
    "keep_for_later": ("unit",),  # a pass on purpose
    "goes_out": ("unit",),
    "spend_the_cat": ("unit",),
    "two_at_once": _CARD,
    "nobody_tops_it": (*_CARD, "answers"),  # so many cards that may be in others' hands could go on it
    "get_rid_of_it": _CARD,
    "straight_is_ready": (*_CARD, "answers", "seat", "length"),  # if that seat cannot answer
    "bats_bite": (*_CARD, "answers", "seat"),
    "ask_red": (*_CARD, "answers", "seat"),  # the same of either suit, but that seat probably can
    "answer_red": _CARD,
    "long_straight": (*_CARD, "length"),  # the card comes on top
    "win_the_trick": (*_CARD, "chance"),  # in percent
    "shed_in_trick": _CARD,
    "give_the_worst": _CARD,
}
"""By reason: the names of the facts that stand in its advice."""
