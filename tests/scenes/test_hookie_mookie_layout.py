"""Hookie-Mookie on the stage: things are apart inside the safe rectangle, and any number of sets can be told apart."""

import pytest
from pygame import Rect

from engine.games.hookie_mookie.cards import JOKER, OF_VALUE, VALUES, TableSet
from game.cards.card_face import INK_TOP
from game.cards.hand import hand
from game.cards.ring import ring
from game.cards.slots import CARD_WIDTH
from game.theme import GROWN_UP, SAFE, Theme
from scenes.games.hookie_mookie.art.furniture import DOTS_HIGH
from scenes.games.hookie_mookie.art.signs import RIGHT_EDGE, SUN_AT, SUN_SIZE, WHOLE_SIZE
from scenes.games.hookie_mookie.boards import flip_places
from scenes.games.hookie_mookie.layout import arranged, edges, hand_top, marks_at, spots
from scenes.table.asks.answering import plates_place
from scenes.table.asks.bids import FOCUSED_HEIGHT
from scenes.table.stage.table_layout import TableLayout
from tests.scenes.apart import box, meeting

LOOKS = [(kids, large) for kids in (False, True) for large in (False, True)]
HANDS = (1, 7, 9, 12, 16, 22, 29)
MANY_SETS = (1, 3, 5, 8, 10, 13)
NARROWEST = 54
"""px: with more sets than ever occur."""
READABLE = 80
"""px: a card this wide has an index as large as the smallest text."""
INDEX = 0.4
"""Of a card's width: the reach of its index from its upper edge."""
STRIP = 0.56
"""Of a card's height: the reach of its pennant."""


def _things(players: int, *, public: bool, kids: bool, large: bool, cards: int) -> dict[str, Rect]:
    places = spots(players, public=public, kids=kids, large=large, cards=cards)
    things = {name: box(rect) for name, rect in places.rects().items()}
    seats = ring(players, public=public, signs=True, kids=kids, large=large)
    things |= {f"seat {seat}": box(place.rect) for seat, place in enumerate(seats) if place is not None}
    things["sun"] = Rect(SUN_AT, SUN_SIZE)
    things["whole sets"] = Rect((RIGHT_EDGE - WHOLE_SIZE[0], SUN_AT[1]), WHOLE_SIZE)
    return things


@pytest.mark.parametrize(("kids", "large"), LOOKS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_public_everything_is_apart(players: int, large: bool, kids: bool) -> None:
    things = _things(players, public=True, kids=kids, large=large, cards=0)
    assert meeting(things) == []
    for name, rect in things.items():
        assert SAFE.contains(rect), (name, rect)
        assert rect.bottom <= Theme(text_scale=2.0 if large else 1.0).bar_top, (name, rect)


@pytest.mark.parametrize(("kids", "large"), LOOKS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_over_an_open_hand_everything_is_apart(players: int, large: bool, kids: bool) -> None:
    """Also over a hand that penalties have made large, and over the row of plates that asks for a partner."""
    theme = Theme(text_scale=2.0 if large else 1.0, name="kids" if kids else "grown-up")
    for cards in HANDS:
        line, drop = plates_place(cards, theme)
        row = Rect(0, line - theme.bar_up - FOCUSED_HEIGHT // 2, 1, FOCUSED_HEIGHT)
        lying = hand(cards)
        assert row.bottom <= lying.top + drop - theme.bar_up, "no index is under a plate"
        front = max(slot.y - slot.height / 2 for slot in lying.slots)
        assert front + drop + INDEX * lying.width <= GROWN_UP.bar_top, "nor behind the rail"
        things = _things(players, public=False, kids=kids, large=large, cards=cards)
        assert meeting(things) == [], cards
        risen = min(_top(cards, focus, kids) for focus in range(cards)) + theme.bar_top - GROWN_UP.bar_top
        assert risen == pytest.approx(hand_top(cards, kids, large))
        for name, rect in things.items():
            assert SAFE.contains(rect), (name, rect)
            assert name.startswith("seat") or rect.bottom <= risen, (name, cards)
        assert things["sets"].bottom <= row.top


def _top(cards: int, focus: int, kids: bool) -> float:
    """The highest edge while that card is under the hook."""
    return min(slot.y - slot.height / 2 for slot in hand(cards, focus, kids=kids).slots)


def _sets(count: int, jokers: int = 0) -> tuple[TableSet, ...]:
    """So many sets, most of them with three cards."""
    made = [TableSet(value, OF_VALUE[value][: 3 if i % 3 else 2]) for i, value in enumerate(VALUES[:count])]
    return (*made, TableSet("joker", (JOKER,) * jokers)) if jokers else tuple(made)


@pytest.mark.parametrize(("kids", "large"), LOOKS)
@pytest.mark.parametrize("count", MANY_SETS)
def test_sets_are_apart_within_their_room(count: int, large: bool, kids: bool) -> None:
    """HM-26: up to thirteen and an open one; no set overlaps another, and first indices are visible."""
    for public, cards in ((True, 0), (False, 7), (False, 12), (False, 22)):
        room = spots(4, public=public, kids=kids, large=large, cards=cards).box
        sets = _sets(count, jokers=2)
        places = arranged(sets, room, kids)
        rects, strips = {}, {}
        for known in sets:
            slots = places[known.value]
            assert len(slots) == len(known.cards)
            assert [slot.x for slot in slots] == sorted(slot.x for slot in slots)
            left, right = slots[0].x - slots[0].width / 2, slots[-1].x + slots[-1].width / 2
            rects[known.value] = box((left, slots[0].y - slots[0].height / 2, right - left, slots[0].height))
            strips[known.value] = box((left, slots[0].y - slots[0].height / 2, right - left, slots[0].height * STRIP))
        assert meeting(strips) == [], "index and pip of every card are in view"
        for value, rect in rects.items():
            assert box(room).inflate(4, 4).contains(rect), (value, rect, room)
        if count <= 8:
            assert slots[0].width >= READABLE - 18 * (large or kids), (public, cards, slots[0].width)
        assert slots[0].width >= NARROWEST, (public, cards, slots[0].width)


@pytest.mark.parametrize("kids", [False, True])
@pytest.mark.parametrize("count", MANY_SETS)
def test_the_marks_of_a_set_hide_no_index_of_the_line_below(count: int, kids: bool) -> None:
    for public, cards in ((True, 0), (False, 7), (False, 12)):
        places = arranged(_sets(count), spots(3, public=public, kids=kids, large=False, cards=cards).box, kids)
        lowest = max(slots[0].y for slots in places.values())
        for slots in places.values():
            _, y = marks_at(slots, lowest, kids)
            for other in (one[0] for one in places.values() if one[0].y > slots[0].y):
                assert y + DOTS_HIGH / 2 <= other.y - other.height / 2 + INK_TOP * other.width / CARD_WIDTH


@pytest.mark.parametrize("large", [False, True])
def test_two_cards_are_face_to_face_with_their_owners_outside(large: bool) -> None:
    places = flip_places(TableLayout(2, 0, True, large=large))
    first, second = places.cards
    assert first.x + second.x == 2 * 960 and first.y == second.y
    assert first.x + first.width / 2 < second.x - second.width / 2
    for slot, (x, y) in zip(places.cards, places.faces, strict=True):
        assert abs(x - 960) > abs(slot.x - 960) + slot.width / 2 and y == slot.y


def test_the_deck_shrinks_edge_by_edge() -> None:
    """One edge for two cards, at least one while there is a card at all, none without."""
    assert [edges(cards) for cards in (0, 1, 2, 4, 5, 26, 40)] == [0, 1, 1, 2, 2, 13, 13]
