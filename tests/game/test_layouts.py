"""The layout of cards and seats as numbers: no text or index is ever covered or cut off."""

import itertools

import pytest
from pygame import Rect

from game.cards import card_face
from game.cards.layouts import Slot, hand, held, pile, ring, row, trick
from game.theme import BAR_TOP, BAR_TOP_LARGE, GROWN_UP, KIDS, SAFE

SIGNS = (Rect(112, 74, 300, 156), Rect(1428, 74, 380, 176))
RING = 15  # px of the focus ring outside the card
SIZES = [(n, kids) for kids in (False, True) for n in range(1, 15 if kids else 43)]


def box(slot: Slot) -> Rect:
    return Rect(round(slot.x - slot.width / 2), round(slot.y - slot.height / 2), round(slot.width), round(slot.height))


@pytest.mark.parametrize(("n", "kids"), SIZES)
def test_no_neighbour_covers_a_pennant(n: int, kids: bool) -> None:
    strip = card_face.strip_width(KIDS if kids else GROWN_UP)
    idle_work = 2 if n > 28 else 1  # three rows are closer
    for focus in (None, *range(n)):
        laid = hand(n, focus, kids=kids)
        for cards in laid.rows:
            for left, right in itertools.pairwise(cards):
                a, b = laid.slots[left], laid.slots[right]
                pennant_ends = a.x - a.width / 2 + strip * a.width
                begins = b.x - b.width / 2 - (RING if right == focus else 0)
                assert begins >= pennant_ends - idle_work - (0.015 * a.width if n > 28 else 0)
            if focus in cards and focus + 1 in cards:
                a, b = laid.slots[focus], laid.slots[focus + 1]
                assert b.x - b.width / 2 >= a.x + a.width / 2 + RING, "the focused card stands free"


@pytest.mark.parametrize(("n", "kids"), SIZES)
def test_the_hand_stays_on_the_safe_stage(n: int, kids: bool) -> None:
    for focus in (None, *range(n)):
        for slot in hand(n, focus, kids=kids).slots:
            assert SAFE.left <= slot.x - slot.width / 2 and slot.x + slot.width / 2 <= SAFE.right


def test_hands_of_known_sizes() -> None:
    assert (hand(9).width, hand(12).width, hand(18).width, hand(30).width) == (220, 200, 200, 176)
    assert [len(hand(n).rows) for n in (10, 14, 15, 28, 29)] == [1, 1, 2, 2, 3]
    assert hand(9).top == 672 and hand(8, kids=True).width == 300
    assert [len(hand(n, kids=True).rows) for n in (7, 9, 10, 20)] == [1, 1, 2, 2]
    step = hand(9, 4).slots[1].x - hand(9, 4).slots[0].x
    assert round(step) == 133


def test_rows_are_split_at_a_suit() -> None:
    assert [list(r) for r in hand(18, breaks=(4, 8, 13)).rows] == [list(range(8)), list(range(8, 18))]
    assert all(len(r) <= 14 for n in range(15, 29) for r in hand(n, breaks=tuple(range(3, n, 5))).rows)


def test_a_row_behind_is_drawn_first_and_shows_index_and_pip() -> None:
    laid = hand(18, 2)
    assert laid.order.index(2) < laid.order.index(9) and laid.order.index(2) > laid.order.index(8 - 1)
    k = laid.width / 220
    below_pip = (card_face.PIP_Y + card_face.PIP / 2) * k
    assert laid.slots[12].y - laid.slots[0].y - RING >= below_pip - 20
    focused = hand(18, 12)
    top = focused.slots[12].y - focused.slots[12].height / 2 - RING
    assert top - (focused.slots[3].y - focused.slots[3].height / 2) >= below_pip - 20


@pytest.mark.parametrize("kids", [False, True])
@pytest.mark.parametrize("signs", [False, True])
@pytest.mark.parametrize("public", [False, True])
@pytest.mark.parametrize("players", range(2, 13))
def test_plates_never_meet(players: int, public: bool, signs: bool, kids: bool) -> None:
    places = ring(players, public=public, signs=signs, kids=kids)
    assert len(places) == players
    assert (places[0] is None) is not public
    rects = [Rect(place.rect) for place in places if place is not None]
    assert all(SAFE.contains(rect) for rect in rects)
    for a, b in itertools.combinations(rects, 2):
        assert not a.colliderect(b)
    if signs and players <= 6:
        assert not any(rect.colliderect(sign) for rect in rects for sign in SIGNS)


def test_plates_go_clockwise_from_the_viewer() -> None:
    places = [place for place in ring(12) if place is not None]
    assert places[0].x < places[5].x < places[-1].x and places[0].y > places[2].y
    with pytest.raises(ValueError, match="2 to 12"):
        ring(13)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("public", [False, True])
def test_every_card_of_a_trick_is_whole_and_has_its_own_place_in_a_row(players: int, public: bool, large: bool) -> None:
    """The viewer's is between that of the player opposite and that of the player at the right."""
    slots = trick(players, public=public, large=large)
    row = sorted(slots, key=lambda slot: slot.x)
    assert row.index(slots[0]) == players // 2 and [slot for slot in row if slot != slots[0]] == list(slots[1:])
    assert all(b.x - a.x > a.width for a, b in itertools.pairwise(row)), "every card is whole"
    assert max(slot.y for slot in slots) - min(slot.y for slot in slots) < slots[0].height / 4
    assert all(slot.x - slot.width / 2 >= 440 and slot.x + slot.width / 2 <= 1480 for slot in slots)
    highest = BAR_TOP - BAR_TOP_LARGE if large and not public else 0
    assert all(slot.y + slot.height / 2 < hand(9).top - highest for slot in slots), "the hand stays whole"


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_trick_above_a_childs_two_rows_stays_large(players: int, large: bool) -> None:
    """Cards of at least 140 px between the faces at the top and the hand, which large text lifts."""
    bottom = hand(8, kids=True).top - (BAR_TOP - BAR_TOP_LARGE if large else 0)
    slots = trick(players, kids=True, large=large, bottom=bottom)
    places = [place for place in ring(players, signs=True, kids=True, large=large) if place is not None]
    faces = [Rect(*place.rect[:3], place.y + place.size // 2 - place.rect[1]) for place in places]
    for slot in slots:
        assert slot.width >= 140
        assert slot.y + slot.height / 2 < bottom
        assert not any(box(slot).colliderect(face) for face in faces)


@pytest.mark.parametrize("n", range(1, 13))
def test_rows_and_small_groups(n: int) -> None:
    slots = row(n, 160, 500)
    assert all(SAFE.contains(box(slot)) for slot in slots)
    assert sum(slot.x for slot in slots) / n == pytest.approx(960)
    assert len(held(n, 100, 100)) == min(n, 5)
    assert len(pile(n)) == min(n, 4)
    assert pile(n)[-1].x == 866


def test_larger_indices_if_promised() -> None:
    numbers = [str(i) for i in range(1, 15)]
    assert min(card_face.index_em(i, 300, KIDS) for i in numbers) >= 120
    assert min(card_face.index_em(i, 220, GROWN_UP) for i in numbers) >= 72
    assert min(card_face.index_em(i, 200, GROWN_UP) for i in numbers) >= 70


@pytest.mark.parametrize("players", range(7, 12))
def test_a_childs_focused_card_leaves_the_seats_free_with_large_text(players: int) -> None:
    """The hand moves up as much as the rail does."""
    rise = BAR_TOP - BAR_TOP_LARGE
    places = [Rect(place.rect) for place in ring(players, kids=True, large=True) if place is not None]
    for focus in range(7):
        card = box(hand(7, focus, kids=True).slots[focus]).move(0, -rise).inflate(2 * RING, 2 * RING)
        assert all(card.top >= place.bottom or not card.colliderect(place) for place in places), (focus, card)
