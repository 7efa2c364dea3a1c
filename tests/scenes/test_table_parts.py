"""The open hand, the row of answers and the plates: their contents and places, without a match."""

import itertools

import pygame
import pytest

from game.canvas import Canvas
from game.cards.layouts import ring
from game.cards.sprite import Prints
from game.theme import GROWN_UP, KIDS, SAFE, SEAT_LOOKS, STAGE, Theme
from scenes.games.rook.art import faces
from scenes.table.asks.bids import ZONE, ChoicePlate, ChoiceRow, placed
from scenes.table.stage.hand import MOVE, SINK, HandFan
from scenes.table.stage.hud import SeatPlate, bubble_at, draw_seats

pytestmark = pytest.mark.usefixtures("small_window")

HAND = ("red-7", "red-13", "yellow-5", "yellow-10", "green-6", "rook")
MANY = tuple(f"{color}-{number}" for color in ("red", "yellow", "green", "black") for number in (5, 6, 9, 10))
FRAME = 1 / 60


def fan(theme: Theme = GROWN_UP, *, calm: bool = False) -> HandFan:
    return HandFan(Prints(faces, theme), calm=calm)


def settle(hand: HandFan) -> None:
    for _ in range(60):
        hand.update(FRAME)


def test_illegal_cards_are_lower_and_dimmed() -> None:
    hand = fan()
    hand.show(HAND, legal={"yellow-5", "rook"}, focus=2)
    sprites = {card: hand.sprite(i) for i, card in enumerate(HAND)}
    assert sprites["yellow-10"].shade == 1 and sprites["rook"].shade == 0
    assert sprites["yellow-10"].y - sprites["rook"].y > SINK / 2


@pytest.mark.parametrize("held", [False, True])
def test_nothing_is_drawn_of_a_hand_behind_the_bar(held: bool) -> None:
    """G3: no print is made for it, and none is used."""
    hand, canvas = fan(), Canvas(STAGE)
    hand.show(HAND, legal={"rook"}, focus=2, chosen=(1, 3))
    hand.wait(held)
    assert hand.down == held, "a hand that rises by itself is not down"
    hand.draw(canvas)
    assert not canvas.commands and not len(hand.prints)
    assert all(hand.in_sight(i).height == 0 for i in range(len(HAND))), "nor does a mark find a place on it"
    hand.rise = 1.0
    hand.draw(canvas)
    assert canvas.commands and len(hand.prints)


def test_the_hook_moves_and_the_cards_make_room() -> None:
    hand = fan()
    hand.show(HAND, focus=1)
    assert hand.settled and hand.focused == "red-13"
    hand.show(HAND, focus=2)
    assert not hand.settled
    settle(hand)
    assert hand.settled and hand.focused == "yellow-5"
    assert hand.beside(2, 1) is None and hand.beside(2, -1) is None, "there is one row only"


@pytest.mark.parametrize("count", [15, 19, 28, 29, 38])
def test_rows_can_be_walked_up_and_down(count: int) -> None:
    """From every card to one that is about above it, and back; nothing is above the row behind."""
    hand = fan()
    cards = [f"red-{number}" for number in range(count)]
    hand.show(cards, focus=0)
    assert hand.rows == (2 if count <= 28 else 3)
    for i in range(count):
        above, below = hand.beside(i, -1), hand.beside(i, 1)
        assert above is not None or below is not None
        for there, way in ((above, -1), (below, 1)):
            if there is None:
                continue
            hand.show(cards, focus=None)
            hand.finish()
            here, goal = hand.sprite(i), hand.sprite(there)
            assert (goal.y - here.y) * way > 0
            assert abs(goal.x - here.x) < here.width
    assert hand.beside(0, -1) is None and hand.beside(count - 1, 1) is None


def test_two_equal_cards_are_two() -> None:
    """Two decks: each copy has its own place, and only the chosen one is marked."""
    hand = fan()
    hand.show(("red-7", "red-7", "rook"), focus=2, chosen=(1,))
    settle(hand)
    assert hand.cards == ("red-7", "red-7", "rook")
    assert hand.sprite(0) is not hand.sprite(1) and hand.sprite(0).x < hand.sprite(1).x
    assert hand.sprite(1).y < hand.sprite(0).y - 10, "the chosen one is lifted, its copy is not"
    hand.show(("red-7", "rook"), focus=1)
    settle(hand)
    assert hand.cards == ("red-7", "rook") and hand.sprite(0).x < hand.sprite(1).x


def test_a_pointer_takes_the_card_under_the_hook_at_its_place() -> None:
    hand = fan()
    for i in range(len(HAND)):
        hand.show(HAND, focus=i)
        hand.finish()
        middle = hand.sprite(i)
        assert middle.focused and hand.point((round(middle.x), 760)) == i
    assert hand.point((960, 950)) is None, "the rail is in front"
    assert hand.point((960, 200)) is None


@pytest.mark.parametrize("theme", [GROWN_UP, KIDS], ids=["grown-up", "kids"])
@pytest.mark.parametrize("count", [2, 5, 9, 14, 16, 19, 28, 38])
def test_a_pointers_target_stays_when_the_cards_have_made_room(count: int, theme: Theme) -> None:
    """The card that gets the hook moves; a click at the same place, or a trembling hand, must hit it again."""
    hand = fan(theme)
    cards = [f"red-{number}" for number in range(count)]
    reached: set[int] = set()
    for focus in (None, 0, count // 2, count - 1):
        for x in range(120, 1820, 36):
            for y in range(480, 900, 60):
                hand.show(cards, focus=focus)
                meant = hand.point((x, y))
                if meant is None:
                    continue
                reached.add(meant)
                hand.show(cards, focus=meant)
                assert hand.point((x + 6, y - 6)) == meant
    assert reached == set(range(count)), "every card can be pointed at"


def test_a_refused_card_shakes_and_stays() -> None:
    hand = fan()
    hand.show(HAND, focus=0)
    hand.refuse()
    hand.update(MOVE / 3)
    assert not hand.settled
    settle(hand)
    assert hand.settled and hand.sprite(0).shake == pytest.approx(0, abs=0.01)


def test_without_motion_everything_is_there_at_once() -> None:
    hand = fan(calm=True)
    hand.show(HAND, focus=0)
    hand.show(HAND, focus=1)
    assert hand.settled


@pytest.mark.parametrize("theme", [GROWN_UP, KIDS])
def test_hands_of_every_size_can_be_drawn(theme: Theme) -> None:
    canvas = pygame.Surface((1920, 1080))
    for count in (0, 1, 2, 14, 16):
        hand = fan(theme)
        hand.show(MANY[:count], focus=0, chosen=tuple(range(min(count, 2)))[::-1], ordered=True)
        hand.draw(canvas)


@pytest.mark.parametrize("focus", range(0, 25, 3))
def test_the_row_keeps_its_focus_and_the_pass_in_view(focus: int) -> None:
    widths = [170, *[150] * 24]
    layout = placed(widths, focus, pinned=1)
    shown = [i for i, _ in layout.plates]
    assert focus in shown and 0 in shown and shown == sorted(shown)
    rects = [rect for _, rect in layout.plates]
    assert sum(rect.width for rect in rects) <= ZONE + 100
    assert all(SAFE.contains(rect) for rect in rects)
    assert not any(a.colliderect(b) for a, b in itertools.pairwise(rects))
    assert layout.more_right is (shown[-1] < 24) and layout.more_left is (len(shown) > 1 and shown[1] > 1)


def test_a_short_row_is_whole_and_centred() -> None:
    row = ChoiceRow([ChoicePlate("Red"), ChoicePlate("Black"), ChoicePlate("No", dim=True)], GROWN_UP, focus=1)
    rects = [rect for _, rect in row.layout().plates]
    assert len(rects) == 3 and abs(rects[0].left + rects[-1].right - 2 * 960) <= 2
    assert rects[1].height > rects[0].height >= 92
    assert row.point(rects[2].center) == 2 and row.point((960, 300)) is None
    assert row.move(1) and not row.move(1)
    row.draw(pygame.Surface((1920, 1080)))


@pytest.mark.parametrize("players", range(2, 13))
@pytest.mark.parametrize("public", [False, True])
def test_plates_are_drawn_in_their_places(players: int, public: bool) -> None:
    canvas = pygame.Surface((1920, 1080))
    places = ring(players, public=public, signs=True)
    seats = [
        SeatPlate(place, SEAT_LOOKS[i], f"Player {i}", (("cards", "13"), ("tricks", "12")), "pad", 5, on_turn=i == 1)
        for i, place in enumerate(places)
        if place is not None
    ]
    draw_seats(canvas, seats, faces, GROWN_UP)
    for seat in seats:
        for tone in ("plain", "high", "quiet"):
            piece, at = bubble_at(seat.place, "150", tone, GROWN_UP)
            assert SAFE.contains(piece.rect(at)), (players, seat.place, piece.rect(at))
