"""The table of Rook as rectangles: in every moment, theme, size of text and viewpoint nothing that is read lies over
anything else or outside the safe stage. And a few pictures, because rectangles do not show what is drawn."""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from engine.core.match import Match
from engine.games import GAMES
from engine.games.rook.view import View
from game.cards.hand import hand
from game.cards.layouts import Place, Slot
from game.draw import text
from game.draw.cache import clear
from game.fit import fit
from game.theme import GROWN_UP, KIDS, RAIL_TOP, SAFE, SMALLEST_TEXT, STAGE, Theme
from scenes.games.rook import nest
from scenes.games.rook.layout import hand_top, laid_slot, lie, nest_slots, spread_slots, trick_slot
from scenes.games.rook.look import LOOK
from scenes.games.rook.signs import signs
from scenes.seating import Seating, first_seating
from scenes.table.answering import LARGE_DOWN, OVER_CHILDS_ROWS, OVER_HAND
from scenes.table.bids import ROW_Y, Choice, ChoiceRow
from scenes.table.floor import Floor
from scenes.table.hand import HIDDEN_BELOW
from scenes.table.ring import bubble_at
from tests.scenes.at_table import TablePilot, plan

THEMES = {
    f"{theme.name} {round(scale * 100)} %": theme.scaled(scale)
    for theme in (GROWN_UP, KIDS)
    for scale in (1.0, 1.5, 2.0)
}
PLAYERS = (4, 5, 6)
MOMENTS = ("auction", "bury", "trump", "play", "count")
NAMES = ("Maximiliane", "Bartholomew", "Wo", "Anna-Theresa", "Jo", "Wilhelmina")
VARIANTS = {4: "classic", 5: "classic_individual", 6: "classic_individual"}
HELD = {4: 9, 5: 10, 6: 9}
NEST = {4: 5, 5: 6, 6: 2}
BOWL = round(nest.RADIUS * nest.DEPTH) + 24  # px from the far twigs of the nest to its foot
RING = 15  # px of a focus ring


@dataclass(frozen=True)
class Moment:
    """One look at the table: who plays, what goes on, and for whose eyes."""

    players: int
    phase: str
    theme: Theme
    public: bool

    @property
    def floor(self) -> Floor:
        return Floor(self.players, 0, self.public, self.theme.kids, True, self.theme.large_text)

    @property
    def asked(self) -> bool:
        """Whether somebody is asked with a row of plates."""
        return not self.public and self.phase in ("auction", "bury", "trump")


ALL = [
    pytest.param(Moment(players, phase, theme, public), id=f"{players} {phase} {name} {'public' if public else 'own'}")
    for players in PLAYERS
    for phase in MOMENTS
    for name, theme in THEMES.items()
    for public in (False, True)
]


@pytest.fixture(autouse=True, scope="module")
def _window() -> None:
    pygame.display.init()
    pygame.display.set_mode((320, 180))


def upright(slot: Slot, margin: int = 0) -> Rect:
    """The card in a slot, as if it were not turned."""
    box = Rect(0, 0, round(slot.width), round(slot.height))
    box.center = round(slot.x), round(slot.y)
    return box.inflate(2 * margin, 2 * margin)


def seating(players: int) -> Seating:
    """Everybody with a name that is too long or very short."""
    seats = first_seating(players, "pad:1").seats
    return Seating(tuple(replace(seat, name=NAMES[i]) for i, seat in enumerate(seats)))


def view(moment: Moment, held: int) -> View:
    """A view of that moment: everybody but the one asked has played, seat 0 bid."""
    game = GAMES["rook"]
    seen = Match(game, game.setup(VARIANTS[moment.players], moment.players, {})).view(0)
    cards = [f"{color}-{number}" for number in range(14, 4, -1) for color in ("red", "green", "black", "yellow")]
    trick = tuple((seat, cards[-seat]) for seat in range(moment.players)) if moment.phase == "play" else ()
    trump = "green" if moment.phase in ("play", "count") else None
    return replace(
        seen, phase="play" if moment.phase == "count" else moment.phase, dealer=1, bidder=0, bid=120, trump=trump,
        counts=(held,) * moment.players, nest_size=NEST[moment.players], trick=trick,
        hand=tuple(sorted(cards[:held])), totals=(-1205, 1180, -999, 120, 5, 0)[: len(seen.totals)],
    )  # fmt: skip


def hand_rects(moment: Moment, held: int, *, drop: int = 0, small: bool = False) -> Iterator[Rect]:
    """The cards of the open hand down to the rail, at rest."""
    down = drop - (RAIL_TOP - moment.theme.rail_top)
    for slot in hand(held, kids=moment.theme.kids and not small).slots:
        yield upright(slot.moved(dy=down)).clip(Rect(0, 0, STAGE[0], moment.theme.rail_top))


def plate(place: Place, theme: Theme) -> tuple[Rect, ...]:
    """A plate at its widest: the face with what is held up under it, and the tag."""
    whole = Rect(place.rect)
    if place.compact:
        return (whole,)
    out = round(place.size * 0.5) + 6
    bottom = place.y + out if theme.kids and theme.large_text else whole.bottom
    face = Rect(place.x - out, whole.top, 2 * out, bottom - whole.top)
    half = 64 if theme.large_text else 56
    left, right = (place.x, whole.right) if place.side == "r" else (whole.left, place.x)
    return face, Rect(left, place.y - half, right - left, 2 * half)


def plates(moment: Moment) -> Iterator[tuple[str, Rect]]:
    """The plates of everybody who has one."""
    for seat in range(moment.players):
        place = moment.floor.place(seat)
        if place is not None:
            for part in plate(place, moment.theme):
                yield f"plate {seat}", part


def boards(moment: Moment, seen: View) -> Iterator[tuple[str, Rect]]:
    """What hangs from strings."""
    who = LOOK.speakers(seen, seating(moment.players))
    for i, (at, piece) in enumerate(signs(seen, who, seating(moment.players), moment.theme)):
        yield f"sign {i}", piece.rect(at)


def middle(moment: Moment, seen: View, held: int) -> Iterator[tuple[str, Rect]]:
    """What lies on the table, and the row of plates over it."""
    floor, theme = moment.floor, moment.theme
    crowded = theme.large_text or len(hand(held, kids=theme.kids).rows) > 1
    if moment.phase in ("auction", "trump") or (moment.phase == "bury" and not (crowded and not moment.public)):
        yield "nest", Rect(nest.AT[0] - nest.RADIUS, nest.AT[1] - 12, 2 * nest.RADIUS, BOWL)
        for slot in nest_slots(seen.nest_size) if moment.phase != "bury" else ():
            yield "nest", upright(slot)
    if moment.phase == "play":
        for seat in range(moment.players):
            yield "trick", upright(trick_slot(seen, floor, seat))
        yield "pile", upright(laid_slot(floor))
    if moment.phase == "count":
        slots = spread_slots(seen.nest_size)
        yield "spread nest", upright(slots[0]).unionall([upright(slot) for slot in slots[1:]])
    if moment.asked:
        yield "row", row_rect(moment, held)


def row_rect(moment: Moment, held: int) -> Rect:
    """The row of plates of whoever is asked, its ring with it."""
    pilot_row = asked_row(moment, held)
    rects = [rect for _, rect in pilot_row.layout().plates]
    return rects[0].unionall(rects[1:]).inflate(0, 2 * RING)


def asked_row(moment: Moment, held: int) -> ChoiceRow:
    """The row as the table makes it."""
    theme = moment.theme
    if moment.phase == "bury":
        laid = hand(held, kids=theme.kids)
        over = OVER_CHILDS_ROWS if theme.kids and len(laid.rows) > 1 else OVER_HAND
        return ChoiceRow([Choice("Lay down")], theme, focus=None, y=round(laid.top) - over)
    words = ("Green", "Red", "Black", "Yellow") if moment.phase == "trump" else ("Pass", *map(str, range(70, 125, 5)))
    picture = pygame.Surface((84, 84)) if moment.phase == "trump" else None
    y = ROW_Y + (LARGE_DOWN if theme.large_text else 0)
    return ChoiceRow([Choice(word, picture) for word in words], theme, focus=1, y=y)


def groups(moment: Moment) -> list[tuple[str, Rect]]:
    """Everything that must keep apart. In an own view the hand stands, as large as this moment makes it."""
    held = HELD[moment.players] + (NEST[moment.players] if moment.phase == "bury" else 0)
    seen = view(moment, held)
    out = [*plates(moment), *boards(moment, seen), *middle(moment, seen, held)]
    if not moment.public and moment.phase != "count":
        reading = moment.phase in ("auction", "trump")
        out += [("hand", rect) for rect in hand_rects(moment, held, drop=18 if reading else 0, small=reading)]
    out.append(("rail", Rect(0, moment.theme.rail_top, STAGE[0], STAGE[1] - moment.theme.rail_top)))
    return out


@pytest.mark.parametrize("moment", ALL)
def test_nothing_lies_over_anything_else(moment: Moment) -> None:
    for (name, rect), (other, beside) in itertools.combinations(groups(moment), 2):
        assert name == other or not rect.colliderect(beside), f"{name} {rect} meets {other} {beside}"


@pytest.mark.parametrize("moment", ALL)
def test_everything_lies_on_the_safe_stage(moment: Moment) -> None:
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
    backs = [upright(slot) for slot in nest_slots(NEST[players])]
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
    """The own card that has left the hand must not move those that lie there."""
    moment = Moment(players, "play", theme, False)
    for held in range(1, HELD[players] + 1):
        before = replace(view(moment, held), trick=())
        after = replace(before, counts=(held - 1, *before.counts[1:]), trick=((0, "red-14"),))
        for seat in range(players):
            assert trick_slot(before, moment.floor, seat) == trick_slot(after, moment.floor, seat)
            bottom = upright(trick_slot(before, moment.floor, seat)).bottom
            assert bottom <= hand_top(moment.floor, held) or seat == 0


@pytest.mark.parametrize("public", [False, True])
def test_the_nearest_card_of_a_trick_lies_on_top(public: bool) -> None:
    """Whoever led: another one would hide its index."""
    moment = Moment(4, "play", GROWN_UP, public)
    seen = view(moment, 9)
    for first in range(4):
        order = tuple(seen.trick[(first + i) % 4] for i in range(4))
        lying = next(zone for zone in lie(replace(seen, trick=order), moment.floor, {}) if zone.zone.kind == "trick")
        assert lying.cards[-1] == seen.trick[0][1]


def test_a_hand_that_is_hidden_leaves_nothing_in_sight() -> None:
    for kids, most in ((False, 16), (True, 14)):
        for held in range(1, most + 1):
            laid = hand(held, 0, kids=kids)
            highest = min(slot.y - slot.height / 2 for slot in laid.slots) - RING
            assert highest + HIDDEN_BELOW > RAIL_TOP


# What is drawn: sizes of letters, and pictures of real matches


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
    tmp_path: Path, letters: set[int], variant: str, players: int, name: str, size: int
) -> None:
    """No word on the table is smaller than 32 px, the valance and the legs stay free, and a later moment looks
    different from an earlier one."""
    clear()
    with TablePilot(tmp_path, plan(variant, players, ["pad:1"])) as pilot:
        pilot.house.settings.change(theme=name, text_size=size)
        table, seen = pilot.table, []
        for phase in ("auction", "play"):
            pilot.until(lambda: table.answering is not None and table.props.view.phase == phase)  # noqa: B023
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
