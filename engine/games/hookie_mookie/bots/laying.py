"""Laying: whether all cards can go at once, and what to lay where they cannot."""

from typing import NamedTuple

from engine.core.cards import Cards
from engine.games.hookie_mookie.cards import JOKER, OPEN, natural_values
from engine.games.hookie_mookie.mookie import NEW_SET
from engine.games.hookie_mookie.sets import Sets, find

LEAST = NEW_SET[0]


class Lay(NamedTuple):
    """Cards for the set `to`, or for a new one where that is None."""

    cards: Cards
    to: str | None = None


def own(hand: Cards, value: str) -> Cards:
    """The natural cards of one value."""
    return tuple(card for card in hand if card.startswith(f"{value}-"))


def emptying(hand: Cards, sets: Sets) -> tuple[Lay, ...]:
    """Lays that empty `hand` in one turn, none where there are no such.

    Every value is added to its set, or makes one, if need be with jokers; an open set takes the value that lacks most.
    """
    jokers = [card for card in hand if card == JOKER]
    values = natural_values(hand)
    adding = [Lay(own(hand, value), value) for value in values if find(sets, value)]
    new = sorted((own(hand, value) for value in values if not find(sets, value)), key=len)
    if find(sets, OPEN) and new:
        adding.append(Lay(new.pop(0), OPEN))
    filled: list[Lay] = []
    for cards in new:
        lacking = max(0, LEAST - len(cards))
        if lacking > len(jokers):
            return ()
        filled.append(Lay((*cards, *(jokers.pop() for _ in range(lacking)))))
    return _with_spare((*adding, *filled), tuple(jokers), sets)


def _with_spare(lays: tuple[Lay, ...], spare: Cards, sets: Sets) -> tuple[Lay, ...]:
    """`lays` with the jokers that are left: onto any set; onto a new one together with its last card (HM-32)."""
    if not spare:
        return lays
    if sets:
        return (Lay(spare, sets[0].value), *lays)
    if not lays:
        return (Lay(spare),) if len(spare) in NEW_SET else ()
    first = lays[0]
    value = natural_values(first.cards)[0]
    return (Lay(first.cards[:LEAST]), Lay((*first.cards[LEAST:], *spare), value), *lays[1:])


def single(hand: Cards, sets: Sets) -> tuple[Lay, ...]:
    """What can be laid without a joker: a new set or cards onto one, each value by itself."""
    found = []
    for value in natural_values(hand):
        cards = own(hand, value)
        if find(sets, value):
            found.append(Lay(cards, value))
        elif len(cards) >= LEAST:
            found.append(Lay(cards))
        elif find(sets, OPEN):
            found.append(Lay(cards, OPEN))
    return tuple(found)
