"""Audience: for whom a house is. It decides what is said, what is asked of a grown-up and how a match is set up; how
large things are drawn is the theme's matter."""

from enum import Enum


class Audience(Enum):
    """Whoever plays at most tables of this house."""

    GROWN_UPS = "grown-up"
    CHILDREN = "kids"

    @property
    def children(self) -> bool:
        """Whether children play: plainer words, a gate before what is not for them, and nobody who is last."""
        return self is Audience.CHILDREN


def audience_of(theme: str) -> Audience:
    """For whom a house is that was set to this theme: the two are chosen together."""
    return Audience.CHILDREN if theme == Audience.CHILDREN.value else Audience.GROWN_UPS
