"""Pointing: which card of an open hand a pointer means. Pure geometry."""

from functools import lru_cache

from game.cards import layouts
from game.cards.layouts import Hand


@lru_cache(maxsize=256)
def hand_layout(count: int, focus: int | None, kids: bool, breaks: tuple[int, ...]) -> Hand:
    """The layout of so many cards, remembered: a pointer asks for many of them."""
    return layouts.hand(count, focus, kids=kids, breaks=breaks)


def meant_card(at: tuple[int, int], count: int, focus: int | None, kids: bool, breaks: tuple[int, ...]) -> int | None:
    """Index of the card that is meant at a place, None beside the hand; `focus` has the hook now.

    Cards make room for the one under the hook, and what is pointed at must not have moved away by that: the answer is,
    where there is one, a card that is still there when it has the hook, of several the nearest to the one seen there.
    """
    seen = _foremost(hand_layout(count, focus, kids, breaks), at)
    if seen is None or seen == focus:
        return seen
    near = sorted(range(count), key=lambda i: abs(i - seen))
    return next((i for i in near if _foremost(hand_layout(count, i, kids, breaks), at) == i), seen)


def _foremost(layout: Hand, at: tuple[int, int]) -> int | None:
    for i in reversed(layout.order):
        slot = layout.slots[i]
        if abs(at[0] - slot.x) <= slot.width / 2 and abs(at[1] - slot.y) <= slot.height / 2:
            return i
    return None
