"""Tiers: how the coach ranks what can be done where nothing is reckoned in numbers."""

from enum import IntEnum


class Tier(IntEnum):
    """What is of one tier is about as good; more is better."""

    LOST = 0  # against what is known
    POOR = 1  # it spends what could be kept
    UNSURE = 2  # it may turn out well
    LIKELY = 3  # it is sure to do something good, but something else comes first
    BEST = 4
