"""Seats in a row: plates of equal width in the order of the seats, inside their band, with legible names."""

import itertools

import pytest
from pygame import Rect

from game.canvas import DrawTarget
from game.cards.ring import header
from game.draw import text
from game.draw.plates import COMPACT, compact_plate, header_plate, plate
from game.store.people import LONGEST_NAME
from game.theme import GROWN_UP, SEAT_LOOKS, SMALLEST_TEXT, Theme
from scenes.table.stage.hud import bubble_at
from scenes.table.stage.table_layout import TableLayout

BAND = (112, 66, 1696, 84)
LONG = "Maximiliane-Rosalinde"


@pytest.mark.parametrize("players", range(2, 7))
def test_plates_fill_the_band_and_stand_apart(players: int) -> None:
    tabs = [Rect(place.tab) for place in header(players, BAND) if place.tab]
    assert len(tabs) == players and len({tab.size for tab in tabs}) == 1
    assert all(Rect(BAND).contains(tab) for tab in tabs)
    assert Rect(BAND).width - tabs[0].unionall(tabs[1:]).width < players, "nothing of it is left over"
    assert not any(one.colliderect(other) for one, other in itertools.combinations(tabs, 2))


def test_they_keep_their_places_for_every_viewer() -> None:
    floors = [TableLayout(4, anchor, public, row=header(4, BAND)) for anchor in range(4) for public in (True, False)]
    assert all(floor.place(seat) == floors[0].place(seat) for floor in floors for seat in range(4))
    chins = [floors[0].chin(seat) for seat in range(4)]
    assert all(chin.y == BAND[1] + BAND[3] for chin in chins) and len({chin.x for chin in chins}) == 4


THEMES = [Theme(name, text_scale=scale) for name in ("grown-up", "kids") for scale in (1.0, 1.25, 1.5, 2.0)]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Rect, int]]:
    """The words that are written from now on, their places and sizes."""
    written: list[tuple[str, Rect, int]] = []
    place = text.place

    def write(canvas: DrawTarget, words: str, size: float, *rest: object) -> Rect:
        rect = place(canvas, words, size, *rest)
        written.append((words, rect, round(size)))
        return rect

    monkeypatch.setattr(text, "place", write)
    return written


@pytest.mark.parametrize("theme", THEMES, ids=str)
@pytest.mark.parametrize("name", ["Ida", "W" * LONGEST_NAME])
@pytest.mark.parametrize("most", [247, 420])
def test_plates_keep_every_number_in_every_size_of_text(
    theme: Theme, name: str, most: int, written: list[tuple[str, Rect, int]]
) -> None:
    items = (("cards", "13"), ("tricks", "10"))
    full = plate.__wrapped__(SEAT_LOOKS[0], name, items, "right", theme, most=most)
    assert full.box.width <= most + 128
    _apart([one for one in written if one[0]], {"13", "10"}, most)
    written.clear()
    compact_plate.__wrapped__(SEAT_LOOKS[0], name, items[:1], theme)
    _apart([one for one in written if one[0]], {"13"}, COMPACT[0])


def _apart(written: list[tuple[str, Rect, int]], numbers: set[str], wide: int) -> None:
    """Check that all numbers are there, on the tag, large enough, and on no other word."""
    assert numbers <= {words for words, _, _ in written}
    assert all(size >= SMALLEST_TEXT and rect.left >= 0 and rect.right <= wide for _, rect, size in written)
    inked = [rect.inflate(0, -round(rect.height * 0.45)) for _, rect, _ in written]
    assert not any(one.colliderect(other) for one, other in itertools.combinations(inked, 2))


@pytest.mark.parametrize("theme", THEMES, ids=str)
@pytest.mark.parametrize("wide", [270, 330, 560])
def test_no_letter_is_too_small_or_beyond_the_edge(
    theme: Theme, wide: int, written: list[tuple[str, Rect, int]]
) -> None:
    items = (("cards", "5"), ("star", "76"))
    piece = header_plate.__wrapped__(SEAT_LOOKS[0], LONG, items, (wide, 84), theme, True, "bot")
    assert piece.box.size == (wide, 84)
    assert {"5", "76"} <= {words for words, _, _ in written} and all(size >= SMALLEST_TEXT for _, _, size in written)
    rects = [rect for _, rect, _ in written]
    assert all(rect.left >= 84 * 0.9 and rect.right <= wide for rect in rects)
    assert not any(one.colliderect(other) for one, other in itertools.combinations(rects, 2))


def test_a_word_is_shown_below_its_plate() -> None:
    place = header(4, BAND)[2]
    assert place.tab
    piece, at = bubble_at(place, "ready", "plain", GROWN_UP)
    assert piece.rect(at).top >= Rect(place.tab).bottom - 1 and piece.rect(at).centerx == pytest.approx(at[0], abs=2)
