"""Spooks on the stage: things are apart inside the safe rectangle, from three seats to twelve."""

import pytest
from pygame import Rect

from game.cards.hand import hand
from game.cards.ring import ring
from game.theme import GROWN_UP, SAFE, STAGE, Theme
from scenes.games.spooks.boards import STARTER, row
from scenes.games.spooks.layout import KIDS_TABLE, spots
from scenes.games.spooks.motions.red import fan
from scenes.table.stage.hud import bubble_at
from scenes.table.stage.table_layout import TableLayout
from tests.scenes.apart import box, meeting

KIDS = Theme(name="kids")
SEATS = range(3, 13)
HANDS = {3: 38, 4: 28, 5: 23, 6: 19, 7: 16, 8: 14, 9: 13, 10: 12, 11: 11, 12: 10}
"""The largest hand of two decks, by players (SP-9)."""


def _furniture(players: int, *, public: bool, kids: bool, large: bool, cards: int) -> dict[str, Rect]:
    places = spots(players, public=public, kids=kids, large=large, cards=cards)
    return {name: box(rect) for name, rect in places.rects().items()}


def _plates(players: int, *, public: bool, kids: bool, large: bool) -> dict[str, Rect]:
    places = ring(players, public=public, signs=False, kids=kids, large=large)
    return {f"seat {seat}": box(place.rect) for seat, place in enumerate(places) if place is not None}


@pytest.mark.parametrize("kids", [False, True])
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("players", SEATS)
def test_in_public_everything_is_apart(players: int, large: bool, kids: bool) -> None:
    things = _furniture(players, public=True, kids=kids, large=large, cards=0)
    things |= _plates(players, public=True, kids=kids, large=large)
    assert meeting(things) == []
    for name, rect in things.items():
        assert SAFE.contains(rect), (name, rect)
        assert rect.bottom <= Theme(text_scale=2.0 if large else 1.0).bar_top, (name, rect)


@pytest.mark.parametrize("kids", [False, True])
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("players", SEATS)
def test_over_an_open_hand_everything_is_apart(players: int, large: bool, kids: bool) -> None:
    """Also over the largest hand of two decks; no focused card rises into the board."""
    theme = Theme(text_scale=2.0 if large else 1.0, name="kids" if kids else "grown-up")
    for cards in {1, 7, HANDS[players] // 2, HANDS[players]}:
        things = _furniture(players, public=False, kids=kids, large=large, cards=cards)
        top = hand(cards, kids=kids).top + theme.bar_top - GROWN_UP.bar_top
        for name, rect in things.items():
            assert SAFE.contains(rect), (name, rect)
            assert rect.bottom <= top + 8, (cards, name, rect, top)
        risen = min(_top(cards, focus, kids) for focus in range(cards)) + theme.bar_top - GROWN_UP.bar_top
        assert things["board"].bottom <= risen, (cards, risen)
        things |= _plates(players, public=False, kids=kids, large=large)
        assert meeting(things) == [], cards


def _top(cards: int, focus: int, kids: bool) -> float:
    """Upper edge of the card under the hook."""
    slot = hand(cards, focus, kids=kids).slots[focus]
    return slot.y - slot.height / 2


@pytest.mark.parametrize("kids", [False, True])
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("players", SEATS)
def test_bubbles_and_pins_of_seats_cover_nothing(players: int, large: bool, kids: bool) -> None:
    """Pins stay on their own plates, bubbles of small plates find room beside them."""
    theme = Theme(text_scale=2.0 if large else 1.0, name="kids" if kids else "grown-up")
    for public, cards in ((True, 0), (False, 3), (False, HANDS[players] // 2), (False, HANDS[players])):
        things = _furniture(players, public=public, kids=kids, large=large, cards=cards)
        things |= _plates(players, public=public, kids=kids, large=large)
        for seat, place in enumerate(ring(players, public=public, signs=False, kids=kids, large=large)):
            if place is None:
                continue
            for words, tone in (("pass", "pin quiet"), ("can't", "pin"), ("out!", "pin high")):
                piece, (x, y) = bubble_at(place, words, tone, theme)
                box = piece.box.move(round(x), round(y))
                assert SAFE.contains(box)
                covered = [name for name, rect in things.items() if rect.colliderect(box) and name != f"seat {seat}"]
                assert covered == [], (words, seat, public, cards)


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("kids", [False, True])
def test_the_largest_hand_is_on_the_stage(players: int, kids: bool) -> None:
    for focus in (None, 0, HANDS[players] - 1):
        for slot in hand(HANDS[players], focus, kids=kids).slots:
            assert slot.x - slot.width / 2 > 0 and slot.x + slot.width / 2 < STAGE[0]


@pytest.mark.parametrize("winds", [False, True])
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("players", [2, *SEATS])
def test_the_cards_of_a_trick_are_in_one_row_above_their_owners(players: int, large: bool, winds: bool) -> None:
    floor = TableLayout(players, 0, True, large=large, winds=winds)
    for winner in (None, *range(players)):
        places = row(players, floor, winner)
        boxes = {}
        for i, (slot, (x, y)) in enumerate(zip(places.cards, places.faces, strict=True)):
            card = Rect(0, 0, round(slot.width), round(slot.height))
            card.center = (round(slot.x), round(slot.y))
            boxes[f"card {i}"] = card
            assert y > slot.y and abs(x - slot.x) < 1
        starter = Rect(0, 0, round(STARTER.width * 1.12), round(STARTER.height * 1.06))  # turned a little
        starter.center = (round(STARTER.x), round(STARTER.y))
        boxes["starter"] = starter
        assert meeting(boxes) == [], (players, winner)
        for name, rect in boxes.items():
            assert SAFE.left <= rect.left and rect.right <= SAFE.right, (winner, name, rect)
        if winner is not None:
            wide = [slot.width for slot in places.cards]
            assert wide[winner] == max(wide) > min(wide) + 15


@pytest.mark.parametrize("count", range(1, 12))
def test_a_straight_is_fanned_with_its_top_last_and_largest(count: int) -> None:
    slots = fan(count, (960, 404))
    assert [slot.x for slot in slots] == sorted(slot.x for slot in slots)
    assert count == 1 or slots[-1].scale > slots[0].scale
    assert all(SAFE.left < slot.x - slot.width / 2 and slot.x + slot.width / 2 < SAFE.right for slot in slots)


def test_children_see_the_wanted_card() -> None:
    places = spots(KIDS_TABLE, public=False, kids=True, cards=7)
    assert places.wanted
    assert spots(KIDS_TABLE + 1, public=False, kids=True, cards=7).wanted
    assert not spots(KIDS_TABLE + 1, public=False, kids=True, large=True, cards=7).wanted
    assert not spots(KIDS_TABLE + 2, public=False, kids=True, cards=7).wanted
