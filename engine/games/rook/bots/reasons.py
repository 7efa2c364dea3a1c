"""Reasons: why a computer player or the coach of Rook would take a step, and what an advice names with it.

Points and bids stand in the game's own unit, which `unit` names: "points" or "stars".
"""

from collections.abc import Mapping

_PLAY = ("card", "unit")
_TABLE = (*_PLAY, "table")  # what lies in the trick so far

REASONS: Mapping[str, tuple[str, ...]] = {
    # The auction. `counts` is what the hand promises, `made` how many such bids of a hundred are made.
    "bid_what_it_counts": ("unit", "amount", "counts", "made"),
    "bid_to_contest": ("unit", "amount", "counts", "made"),  # rather this than leave the nest to others
    "bid_beyond": ("unit", "amount", "counts", "made"),
    "pass_too_weak": ("unit", "amount", "counts", "made"),  # the amount is the least bid
    "pass_for_partner": ("unit", "amount", "seat"),  # the partner's bid stands
    "pass_all_the_same": ("unit", "amount", "counts", "made"),
    "bid_highest": (),  # nobody can bid more
    # The nest and trump.
    "void_and_hide": ("unit", "colors", "hidden"),  # colours that the hand loses, points in the nest
    "nest_of_wrong_size": ("size",),
    "longest_color": ("color", "number"),  # so many trumps, the Rook among them
    "shorter_color": ("color", "number"),
    # Leading. `out` trumps have not been seen; `safe` is a side card that is good once they are gone, or None.
    "only_card": _PLAY,
    "spend_the_bird": _TABLE,
    "draw_trump": (*_PLAY, "out", "safe"),
    "lead_trump": (*_PLAY, "out"),
    "cash_top": _PLAY,
    "lead_top": _PLAY,
    "lead_counter": _PLAY,
    "lead_low": _PLAY,
    # Following.
    "win_cheaply": _TABLE,
    "win_surely": _TABLE,
    "win_likely": _TABLE,
    "trump_in": (*_TABLE, "led"),
    "give_partner": (*_PLAY, "seat"),
    "trust_partner": (*_PLAY, "seat"),
    "duck": _PLAY,
    "throw_away": (*_PLAY, "led"),
    "against_the_rules": ("led",),  # `honour`: the hand could follow
    # Honour's calls.
    "seen_to_renege": ("seat", "trick"),
    "own_up": ("trick",),
    "call_on_suspicion": ("seat", "trick"),
    "call_nest": ("seat",),
    "call_talk": ("seat",),
    "heard_nothing": ("seat",),
    "heard_talk": ("seat",),
    "nothing_to_call": (),
    "let_it_pass": ("seat", "trick"),  # agreed to, though somebody was seen to renege
}
"""By reason: the names of the facts that stand in its advice."""
