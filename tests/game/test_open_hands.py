"""Open hands at their plates: all on the safe stage, no plate and no index covered."""

import itertools

import pytest
from pygame import Rect

from game.cards.layouts import hand, opened, ring, trick
from game.cards.slots import Slot
from game.theme import BAR_TOP, SAFE

INDEX = 0.35  # of a card's height from its upper edge: the part to read
CROWD = 10
"""From this number of players on, the rows of neighbours at a corner share their room."""
TABLES = [(players, kids) for players in range(2, 13) for kids in (False, True)]


def box(slot: Slot) -> Rect:
    return Rect(round(slot.x - slot.width / 2), round(slot.y - slot.height / 2), round(slot.width), round(slot.height))


def plate(place) -> Rect:
    """The plate without the fan of backs below it."""
    whole = Rect(place.rect)
    return whole if place.compact else Rect(whole.left, whole.top, whole.width, place.y + place.size // 2 - whole.top)


def rows(slots):
    """The slots row by row."""
    return [list(row) for _, row in itertools.groupby(slots, key=lambda slot: slot.y)]


def indices(slots) -> list[Rect]:
    """The upper part of each row."""
    wholes = [box(row[0]).union(box(row[-1])) for row in rows(slots)]
    return [Rect(whole.left, whole.top, whole.width, round(whole.height * INDEX)) for whole in wholes]


@pytest.mark.parametrize(("players", "kids"), TABLES)
@pytest.mark.parametrize("count", [1, 5, 10, 15])
def test_open_hands_lie_clear_of_plates_and_of_each_other(players, kids, count):
    places = ring(players, public=True, signs=True, kids=kids, opened=True)
    hands = [opened(place, count, close=kids) for place in places]
    for slots in hands:
        assert len(slots) == count
        assert all(SAFE.contains(box(slot)) for slot in slots)
        assert box(slots[-1]).bottom <= BAR_TOP
        assert not any(plate(place).colliderect(index) for place in places for index in indices(slots))
        assert all([slot.x for slot in row] == sorted(slot.x for slot in row) for row in rows(slots))
        for upper, lower in itertools.combinations(indices(slots), 2):
            assert not upper.colliderect(lower)
    for one, other in itertools.combinations(hands, 2) if players < CROWD else ():
        assert not any(a.colliderect(b) for a in indices(one) for b in indices(other))


@pytest.mark.parametrize(("players", "count"), [(4, 9), (5, 10), (6, 9)])
def test_a_trick_leaves_the_indices_free(players, count):
    lying = [box(slot) for slot in trick(players, public=True)]
    for place in ring(players, public=True, signs=True, opened=True):
        for slot in opened(place, count):
            pennant = Rect(*box(slot).topleft, 22, 36)
            assert not any(pennant.colliderect(card) for card in lying)


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("public", [False, True])
@pytest.mark.parametrize("count", [1, 5, 9])
def test_a_childrens_trick_leaves_the_indices_free(count, public, large):
    lying = [box(slot) for slot in trick(4, public=public, kids=True, large=large, bottom=hand(count, kids=True).top)]
    sign = Rect(112, 74, 300, 156)
    for place in filter(None, ring(4, public=public, signs=True, kids=True, large=large)):
        for slot in opened(place, count, close=True):
            pennant = Rect(*box(slot).topleft, 22, 36)
            assert SAFE.contains(box(slot)) and not sign.colliderect(box(slot))
            assert not any(pennant.colliderect(card) for card in lying), (place, slot)


def test_the_hands_at_the_sides_of_a_table_of_six_leave_the_whole_trick_free():
    """The one at the top is under it except its indices."""
    lying = [box(slot) for slot in trick(6, public=True)]
    sides = [place for place in ring(6, public=True, signs=True, opened=True) if place.y > lying[0].height]
    assert len(sides) == 5
    for place in sides:
        assert not any(box(slot).colliderect(card) for slot in opened(place, 9) for card in lying)


def test_no_cards_take_no_room():
    assert opened(ring(4, public=True)[0], 0) == ()
