"""The table of Rook as rectangles: in every moment, theme, size of text and viewpoint no text overlaps another or
leaves the safe stage. A few pictures are compared too, because rectangles do not show the drawing."""

import itertools
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.cards.hand import hand
from game.draw import text
from game.theme import BAR_TOP, GROWN_UP, SAFE, SMALLEST_TEXT, STAGE, Theme
from game.window import fit
from scenes.games.rook.layout import hand_top, lie, nest_slots, trick_slot
from scenes.table.stage.hand import HIDDEN_BELOW
from scenes.table.stage.hud import bubble_at
from tests.scenes.at_table import TablePilot, plan
from tests.scenes.rook_rects import HELD, MOMENTS, NEST, PLAYERS, RING, THEMES, Moment, groups, plate, upright, view
from tests.scenes.wordless import forget_words

pytestmark = pytest.mark.usefixtures("small_window")

ALL = [
    pytest.param(Moment(players, phase, theme, public), id=f"{players} {phase} {name} {'public' if public else 'own'}")
    for players in PLAYERS
    for phase in MOMENTS
    for name, theme in THEMES.items()
    for public in (False, True)
]


@pytest.mark.parametrize("moment", ALL)
def test_nothing_overlaps(moment: Moment) -> None:
    for (name, rect), (other, beside) in itertools.combinations(groups(moment), 2):
        assert name == other or not rect.colliderect(beside), f"{name} {rect} meets {other} {beside}"


@pytest.mark.parametrize("moment", ALL)
def test_everything_is_on_the_safe_stage(moment: Moment) -> None:
    for name, rect in groups(moment):
        if name != "rail":  # its words are laid out in the safe part, its cloth goes to the edge
            assert SAFE.contains(rect), (name, rect)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("public", [False, True])
def test_bubbles_keep_apart_from_each_other_and_from_plates(players: int, theme: Theme, public: bool) -> None:
    moment = Moment(players, "auction", theme, public)
    places = [(seat, moment.floor.place(seat)) for seat in range(players)]
    said = []
    for seat, place in places:
        if place is not None:
            piece, at = bubble_at(place, "pass", "quiet", theme)
            said.append((seat, piece.rect(at)))
    backs = [upright(slot) for slot in nest_slots(NEST[players], moment.floor)]
    for (seat, rect), (other, beside) in itertools.combinations(said, 2):
        assert not rect.colliderect(beside), (seat, other)
    for seat, rect in said:
        assert SAFE.contains(rect), (seat, rect)
        assert rect.collidelist(backs) < 0, f"the bubble of {seat} lies over the nest"
        for other, place in places:
            if place is not None and other != seat:
                assert rect.collidelist(plate(place, theme)) < 0, (seat, other)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_childs_trick_stays_where_it_is_while_the_hand_shrinks(players: int, theme: Theme) -> None:
    """The own card that has left the hand must not move those on the table."""
    moment = Moment(players, "play", theme, False)
    for held in range(1, HELD[players] + 1):
        before = replace(view(moment, held), trick=())
        after = replace(before, counts=(held - 1, *before.counts[1:]), trick=((0, "red-14"),))
        for seat in range(players):
            assert trick_slot(before, moment.floor, seat) == trick_slot(after, moment.floor, seat)
            bottom = upright(trick_slot(before, moment.floor, seat)).bottom
            assert bottom <= hand_top(moment.floor, held) or seat == 0


@pytest.mark.parametrize("theme", [theme for theme in THEMES.values() if not theme.kids])
@pytest.mark.parametrize(("players", "width"), [(4, 236), (5, 190), (6, 158)])
def test_the_cards_of_a_trick_fill_the_table(players: int, width: int, theme: Theme) -> None:
    moment = Moment(players, "play", theme, False)
    wide = {round(trick_slot(view(moment, 9), moment.floor, seat).width) for seat in range(players)}
    assert wide == {min(width, 206) if theme.large_text else width}, "a hand in large text is higher"


@pytest.mark.parametrize("public", [False, True])
def test_the_nearest_card_of_a_trick_is_on_top(public: bool) -> None:
    """For any leader: another one would hide its index."""
    moment = Moment(4, "play", GROWN_UP, public)
    seen = view(moment, 9)
    for first in range(4):
        order = tuple(seen.trick[(first + i) % 4] for i in range(4))
        lying = next(zone for zone in lie(replace(seen, trick=order), moment.floor, {}) if zone.zone.kind == "trick")
        assert lying.cards[-1] == seen.trick[0][1]


def test_a_hidden_hand_leaves_nothing_visible() -> None:
    for kids, most in ((False, 16), (True, 14)):
        for held in range(1, most + 1):
            laid = hand(held, 0, kids=kids)
            highest = min(slot.y - slot.height / 2 for slot in laid.slots) - RING
            assert highest + HIDDEN_BELOW > BAR_TOP


# The drawing: sizes of letters, and pictures of real matches


@pytest.fixture
def letters(monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """Every size in which a word is drawn from now on."""
    sizes: set[int] = set()
    font = text.font

    def noted(role: str, size: int) -> pygame.font.Font:
        sizes.add(size)
        return font(role, size)

    monkeypatch.setattr(text, "font", noted)
    return sizes


@pytest.mark.parametrize(
    ("variant", "players", "name", "size"),
    [
        ("classic", 4, "grown-up", 100),
        ("classic", 4, "kids", 200),
        ("classic_individual", 6, "grown-up", 200),
        ("classic_individual", 6, "kids", 100),
    ],
)
def test_pictures_of_a_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, letters: set[int], variant: str, players: int, name: str, size: int
) -> None:
    """No word on the table is smaller than 32 px, and the valance and the side curtains stay free. A later moment looks
    different from an earlier one."""
    forget_words(monkeypatch)
    with TablePilot(tmp_path, plan(variant, players, ["pad:1"]), size=STAGE) as pilot:
        pilot.context.settings.change(theme=name, text_size=size)
        table, seen = pilot.table, []
        for phase in ("auction", "play"):
            pilot.until(lambda: table.screen.answering is not None and table.screen.stage.view.phase == phase)  # noqa: B023
            letters.clear()
            pilot.frames(2)
            seen.append(pilot.picture())
    assert letters, "words were drawn"
    assert min(letters) >= SMALLEST_TEXT, letters
    first, second = (pygame.image.tobytes(picture, "RGB") for picture in seen)
    assert first != second
    margin = Rect(0, 0, 60, 400)
    assert pygame.image.tobytes(seen[0].subsurface(margin), "RGB") == pygame.image.tobytes(
        seen[1].subsurface(margin), "RGB"
    ), "nothing that changes lies in the unsafe margin"


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 960), (1024, 768), (1280, 720), (800, 600)])
def test_the_whole_stage_is_in_every_window(size: tuple[int, int]) -> None:
    """16:9 and 4:3: the safe stage is inside the window, undistorted and as large as it can be."""
    inside = fit(size)
    corners = [inside.to_window(x, y) for x, y in (SAFE.topleft, SAFE.bottomright)]
    assert all(0 <= x <= size[0] and 0 <= y <= size[1] for x, y in corners)
    wide, high = corners[1][0] - corners[0][0], corners[1][1] - corners[0][1]
    assert wide / high == pytest.approx(SAFE.width / SAFE.height, rel=0.02)
    assert max(wide / size[0], high / size[1]) > 0.85
