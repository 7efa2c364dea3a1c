"""Open hands at their plates: everything on the safe stage, no plate and no index covered."""

import itertools

import pytest
from pygame import Rect

from game.cards.layouts import ring, trick
from game.cards.opened import lies_over, opened
from game.cards.slots import Slot
from game.theme import RAIL_TOP, SAFE

INDEX = 0.35  # of a card's height from its upper edge: what has to be read
CROWD = 10
"""From so many players on the rows of neighbours at a corner share their room."""
TABLES = [(players, kids) for players in range(2, 13) for kids in (False, True)]


def box(slot: Slot) -> Rect:
    return Rect(round(slot.x - slot.width / 2), round(slot.y - slot.height / 2), round(slot.width), round(slot.height))


def plate(place) -> Rect:
    """The plate without the fan of backs below it."""
    whole = Rect(place.rect)
    return whole if place.compact else Rect(whole.left, whole.top, whole.width, place.y + place.size // 2 - whole.top)


def indices(slots) -> Rect:
    """The upper part of a row."""
    whole = box(slots[0]).union(box(slots[-1]))
    return Rect(whole.left, whole.top, whole.width, round(whole.height * INDEX))


@pytest.mark.parametrize(("players", "kids"), TABLES)
@pytest.mark.parametrize("count", [1, 5, 10, 15])
def test_open_hands_lie_clear_of_plates_and_of_each_other(players, kids, count):
    places = ring(players, public=True, signs=True, kids=kids)
    rows = [opened(place, count) for place in places]
    for slots in rows:
        assert len(slots) == count
        assert SAFE.contains(box(slots[0]).union(box(slots[-1])))
        assert box(slots[0]).bottom <= RAIL_TOP
        assert not any(plate(place).colliderect(indices(slots)) for place in places)
        assert [slot.x for slot in slots] == sorted(slot.x for slot in slots)
    for one, other in itertools.combinations(rows, 2) if players < CROWD else ():
        assert not indices(one).colliderect(indices(other))


@pytest.mark.parametrize(("players", "count"), [(4, 9), (5, 10), (6, 9)])
def test_a_trick_leaves_the_indices_free(players, count):
    lying = [box(slot) for slot in trick(players, public=True)]
    for place in ring(players, public=True, signs=True):
        for slot in opened(place, count) if not lies_over(place) else ():
            pennant = Rect(*box(slot).topleft, 22, 36)
            assert not any(pennant.colliderect(card) for card in lying)


@pytest.mark.parametrize("players", [4, 5, 6])
def test_a_hand_over_a_trick_leaves_its_indices_free(players):
    lying = [box(slot) for slot in trick(players, public=True)]
    over = [place for place in ring(players, public=True, signs=True) if lies_over(place)]
    assert len(over) == (2 if players == 6 else 0)
    for place, card in itertools.product(over, lying):
        pennant = Rect(card.left, card.top, round(card.width * 0.35), card.height)
        assert not any(box(slot).colliderect(pennant) for slot in opened(place, 9))


def test_no_cards_take_no_room():
    assert opened(ring(4, public=True)[0], 0) == ()
