"""Tables of `honour` for several tests."""

from engine.core.match import Match
from tests.deals import HIGH_NEST, ONE_COLOR_EACH, bid, bury, deal, do, drawn, new_match, play

RENEGE_HANDS = (
    "green 5 6 7 8 9 10 11 12, red 5",
    "red 6 7 8 9 10 11 12 13, green 13",
    "black 5 6 7 8 9 10 11 12 13",
    "yellow 5 6 7 8 9 10 11 12 13",
)
"""Seat 1 has one green card to follow seat 0's first lead with. Black is trump, so seat 2 takes every trick."""


def reneged() -> Match:
    """Seat 0 bid 70. First trick: seat 1 reneged, seats 2 and 3 could not follow. Seat 2 leads to the second."""
    match = drawn(new_match("classic", enforcement="honour"), dealer=3)
    deal(match, RENEGE_HANDS, HIGH_NEST)
    bid(match, "70 - - -")
    bury(match, HIGH_NEST, "black")
    play(match, "green 5, red 6, black 5, yellow 5")
    return match


def second_trick(match: Match) -> None:
    """The second trick after `reneged`: no counters; seat 2 takes it."""
    play(match, "black 6, yellow 6, green 6, red 7")


def to_review(match: Match) -> None:
    """Tricks 3 to 9 after `reneged` and `second_trick`; seat 2 takes them all."""
    greens = ("green 7", "green 8", "green 9", "green 10", "green 11", "green 12", "red 5")
    reds = ("red 8", "red 9", "red 10", "red 11", "red 12", "red 13", "green 13")
    for n, (green, red) in enumerate(zip(greens, reds, strict=True), 7):
        play(match, f"black {n}, yellow {n}, {green}, {red}")


def buried(nest: str, color: str = "", **options: object) -> Match:
    """Seat 0 bid 70, holds all greens and has laid down `nest`; trump is named if `color` is given."""
    match = drawn(new_match("classic", enforcement="honour", **options), dealer=3)
    deal(match, ONE_COLOR_EACH, HIGH_NEST)
    bid(match, "70 - - -")
    bury(match, nest, color)
    return match


def sweep(match: Match, first: int = 5, last: int = 13) -> None:
    """Seat 0 leads greens from `first` to `last`; the others play the same numbers of their colours."""
    for n in range(first, last + 1):
        play(match, f"green {n}, red {n}, black {n}, yellow {n}")


def all_agree(match: Match) -> None:
    """All seats agree in the review, without a call."""
    for seat in (2, 0, 3, 1):
        do(match, seat, "agree")
