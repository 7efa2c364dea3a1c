"""Faces, sprites and the table: all cards are different, and a hidden card has no face."""

from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pygame
import pytest

from engine.core.zones import Zone
from engine.games.rook import cards as pack
from game import surfaces
from game.canvas import Blit, Canvas
from game.cards.card_face import drawn_in_flight, index_em
from game.cards.layouts import Slot
from game.cards.sprite import (
    ANGLE_STEP,
    LEAST_TEXELS,
    NOT_NOW,
    SHADE_STEPS,
    WIDTH_STEP,
    CardSprite,
    PlainPrints,
    Prints,
)
from game.cards.table import Table
from game.draw import cache
from game.draw.color import rgb
from game.draw.paper import dimmed
from game.painter import paint
from game.theme import GROWN_UP, KIDS
from scenes.games.rook.art import faces
from scenes.games.rook.table import TABLE

ALL = (*pack.PACK, pack.ROOK)


@pytest.fixture(autouse=True, scope="module")
def _window() -> None:
    pygame.display.init()
    pygame.display.set_mode((320, 180))


@pytest.mark.parametrize("theme", [GROWN_UP, KIDS, replace(GROWN_UP, high_contrast=True)])
def test_every_card_has_a_picture_of_its_own(theme: object) -> None:
    width = 300 if theme is KIDS else 172
    pictures = {pygame.image.tobytes(faces.face(card, width, theme), "RGBA") for card in ALL}
    pictures.add(pygame.image.tobytes(faces.back(width), "RGBA"))
    assert len(pictures) == 58


@pytest.mark.parametrize("width", range(60, 330, 6))
def test_an_index_is_as_large_on_a_childs_moving_card_as_on_a_still_one(width: int) -> None:
    """Within a sixth; a larger difference would jump with the first and the last frame of every flight."""
    drawn = drawn_in_flight(KIDS, width)
    moving = index_em("8", drawn, KIDS) * width / drawn
    assert moving == pytest.approx(index_em("8", width, KIDS), rel=0.17)


def test_the_strip_alone_tells_every_card() -> None:
    strips = set()
    for card in ALL:
        face = faces.face(card, 220, GROWN_UP)
        strips.add(pygame.image.tobytes(face.subsurface((12, 0, 88, 172)), "RGBA"))
    assert len(strips) == 57


def test_a_grey_strip_tells_the_colour_by_its_picture() -> None:
    ink = {card: faces.spec(card, GROWN_UP).pip for card in ("red-3", "green-3", "black-3", "yellow-3")}
    shapes = {"".join(c for c in pip if not c.isdigit()) for pip in ink.values()}
    assert len(shapes) == 4


def test_counters_are_stars() -> None:
    assert [faces.spec(c, GROWN_UP).counters for c in ("red-5", "red-10", "red-14", "red-7", "rook")] == [1, 2, 2, 0, 4]


class Spy:
    """A deck that counts the faces that are drawn."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.cards: tuple[str, ...] = ()

    def face(self, card: str, width: int, theme: object) -> pygame.Surface:
        self.asked.append(card)
        return pygame.Surface((width, width), pygame.SRCALPHA)

    def back(self, width: int) -> pygame.Surface:
        return pygame.Surface((width, width), pygame.SRCALPHA)


def test_a_hidden_sprite_never_asks_for_a_face() -> None:
    spy = Spy()
    prints = Prints(spy, GROWN_UP)
    canvas = pygame.Surface((400, 400))
    sprite = CardSprite.at(Slot(200, 200, 30, 0.5))
    for step in range(20):
        sprite.angle += 4
        sprite.flip = step / 20
        prints.draw(canvas, sprite)
    assert sprite.showing is None and spy.asked == []
    sprite.turn("red-5")
    sprite.flip = 0.6
    assert sprite.showing == "red-5"
    sprite.turn_done()
    assert (sprite.card, sprite.turned, sprite.flip) == ("red-5", None, 0.0)


def test_prints_stay_within_their_bytes() -> None:
    prints = Prints(Spy(), GROWN_UP, limit=3_000_000, per_frame=1000 * LEAST_TEXELS)
    canvas = pygame.Surface((400, 400))
    sprite = CardSprite(x=200, y=200, scale=0.6, card="red-5")
    for angle in range(360):
        sprite.angle = angle
        prints.draw(canvas, sprite)
        assert prints.used <= 3_000_000
    assert 1 < len(prints) < 60


def test_a_busy_frame_takes_the_nearest_turn() -> None:
    prints = Prints(Spy(), GROWN_UP, per_frame=2 * LEAST_TEXELS)
    canvas = pygame.Surface((400, 400))
    sprite = CardSprite(x=200, y=200, scale=0.6)
    prints.new_frame()
    for angle in range(3, 90, 3):
        sprite.angle = angle
        prints.draw(canvas, sprite)
    assert len(prints) == 2
    sprite.angle = 50
    prints.draw(canvas, sprite)
    assert len(prints) == 2
    prints.new_frame()
    prints.draw(canvas, sprite)  # it is still, and there is time: now its place is exact
    assert len(prints) == 3


def test_a_busy_frame_takes_the_nearest_shade() -> None:
    prints = Prints(faces, GROWN_UP, per_frame=2 * LEAST_TEXELS)
    canvas = pygame.Surface((400, 400))
    sprite = CardSprite(x=200, y=200, scale=0.6, card="red-5")
    prints.new_frame()
    prints.draw(canvas, sprite)
    lit = canvas.get_at((200, 200))
    sprite.shade = 1.0
    prints.new_frame()
    prints.draw(canvas, CardSprite(x=100, y=200, scale=0.6))
    prints.draw(canvas, CardSprite(x=100, y=200, scale=0.5))
    prints.draw(canvas, sprite)
    assert canvas.get_at((200, 200)) == lit, "darker in the next frame"
    prints.new_frame()
    prints.draw(canvas, sprite)
    dark = canvas.get_at((200, 200))
    assert dark.r < lit.r or dark.g < lit.g or dark.b < lit.b


def test_a_frame_darkens_only_a_few_cards() -> None:
    """Darkening a print takes a third of the time of making one."""
    prints, canvas = Prints(faces, GROWN_UP, per_frame=2 * LEAST_TEXELS), pygame.Surface((400, 400))
    sprites = [CardSprite(x=200, y=200, scale=0.4, card=f"red-{number}") for number in range(5, 14)]
    for sprite in sprites:
        prints.new_frame()
        prints.draw(canvas, sprite)
    assert len(prints) == len(sprites)
    darkened = []
    for _ in range(2):
        prints.new_frame()
        for sprite in sprites:
            sprite.shade = 1.0
            prints.draw(canvas, sprite)
        darkened.append(len(prints) - len(sprites))
    assert darkened == [7, len(sprites)], "six for the time of two prints, and one that exceeds it"


def test_the_shadow_of_a_lifted_card_moves_away_from_it() -> None:
    """Lit from the upper right: it falls further to the left and further down."""
    prints = Prints(TABLE.deck, GROWN_UP)
    boxes = []
    for apart in (0.0, 1.0):
        canvas = pygame.Surface((600, 600), pygame.SRCALPHA)
        prints.cast(canvas, (300, 300), 200, apart)
        boxes.append(canvas.get_bounding_rect())
    assert boxes[0].size == boxes[1].size
    assert boxes[1].left < boxes[0].left
    assert boxes[1].top > boxes[0].top


@pytest.mark.parametrize("density", [1, 2])
def test_a_prepared_print_is_the_one_that_a_frame_uses(density: float) -> None:
    surfaces.use_density(density)
    prints = Prints(faces, GROWN_UP)
    sprite = CardSprite(x=200, y=200, scale=0.6, angle=4, card="red-5")

    def shown() -> Canvas:
        canvas = Canvas((400, 400))
        with cache.coarse_at_first():
            prints.new_frame()
            prints.draw(canvas, sprite)
        return canvas

    prints.get_ready(sprite)
    assert len(prints) == 1
    with patch("pygame.transform.smoothscale") as stretch:
        paint(shown())
    assert not stretch.called, "the frame that shows the hand would stretch all its cards"
    assert len(prints) == 1
    prints.sharpen(sprite)
    (sharp,) = shown().commands
    assert isinstance(sharp, Blit) and surfaces.density_of(sharp.source) == density and len(prints) == 1


def test_a_private_card_shows_its_back_in_a_frame_that_does_not_reveal_it() -> None:
    """G3: also while it turns over, and in the frame in which the hand is released."""
    prints, private = Prints(faces, GROWN_UP), CardSprite(x=200, y=200, scale=0.6, card="red-5", private=True)

    def shown(sprite: CardSprite, reveals: bool) -> bytes:
        canvas = Canvas((400, 400))
        prints.new_frame(reveals)
        prints.draw(canvas, sprite)
        return paint(canvas).get_buffer().raw

    back, face = CardSprite(x=200, y=200, scale=0.6), CardSprite(x=200, y=200, scale=0.6, card="red-5")
    for reveals in (True, False, True):
        assert shown(private, reveals) == shown(face if reveals else back, reveals)
        assert shown(face, reveals) != shown(back, reveals), "a public card is not affected"
    private.card = None
    private.turn("red-5")
    private.flip = back.flip = 0.75
    assert shown(private, False) == shown(back, False)


def test_taking_from_a_hidden_hand_gives_no_card_away() -> None:
    table = Table(Prints(Spy(), GROWN_UP))
    hand, trick = Zone("hand", 1), Zone("trick")
    for i in range(3):
        table.place(hand, Slot(100 + i, 100))
    sprite = table.take(hand, "red-5")
    assert sprite.card is None and len(table.cards(hand)) == 2 and table.flying == [sprite]
    table.add(trick, sprite)
    assert table.flying == [] and len(table) == 3
    with pytest.raises(KeyError):
        table.take(Zone("nest"))


def test_sync_keeps_sprites_if_it_can() -> None:
    table = Table(Prints(Spy(), GROWN_UP))
    hand = Zone("hand", 0)
    table.sync(hand, [Slot(1, 1), Slot(2, 1)], ["red-5", "red-6"])
    kept = table.cards(hand)[1]
    table.sync(hand, [Slot(5, 5)], ["red-6"])
    assert table.cards(hand) == (kept,) and kept.x == 5
    table.clear(hand)
    assert len(table) == 0


def test_a_card_that_stops_in_4k_looks_as_in_flight_until_it_can_be_sharp() -> None:
    surfaces.use_density(2)
    prints = Prints(faces, GROWN_UP)
    sprite = CardSprite(x=200, y=200, scale=0.5, card="red-5")

    def shown() -> pygame.Surface:
        canvas = Canvas((400, 400))
        with cache.coarse_at_first() as owed:
            prints.new_frame()
            prints.draw(canvas, sprite)
        later.update(owed)
        (blit,) = canvas.commands
        assert isinstance(blit, Blit)
        return blit.source

    prints.get_ready_to_cast()
    later: dict[Any, cache.Owed] = {}
    resting = shown()
    assert surfaces.density_of(resting) == 1 and len(later) == 1, "nothing else of this face is there"
    sprite.x, sprite.angle = 220, 30.0
    assert shown() is resting, "no frame waits for one in flight"
    (flight,) = (owed for (_, (_, angle)), owed in later.items() if angle == 30)
    assert flight.moves
    flight.make()
    sprite.angle = 31.0
    flying = shown()
    assert flying is not resting and surfaces.density_of(flying) == 2
    assert shown() is flying
    for owed in later.values():
        owed.make()
    assert shown() is not flying and surfaces.density_of(shown()) == 2


class Frames:
    """Draws a sprite frame by frame, and makes what comes soon after each; notes prints and faces that frames make."""

    def __init__(self, sprite: CardSprite) -> None:
        self.prints, self.sprite = Prints(faces, GROWN_UP), sprite
        self.late: list[Any] = []

    def show(self) -> pygame.Surface:
        canvas, make = Canvas((400, 400)), self.prints._make
        with cache.coarse_at_first() as owed, patch.object(self.prints, "_make") as late:
            late.side_effect = lambda *key: (self.late.append(key), make(*key))[1]
            self.prints.new_frame()
            self.prints.draw(canvas, self.sprite)
        for one in owed.values():
            one.make()
        (blit,) = canvas.commands
        assert isinstance(blit, Blit)
        return blit.source


def flown(steps: int) -> tuple[Frames, list[Any]]:
    """A flight that gets slower in that many frames, and the prints that its frames made after the second one."""
    frames = Frames(sprite := CardSprite(x=200, y=200, scale=0.3, card="red-5"))
    frames.show()
    for step in range(1, steps + 1):
        share = 1 - (1 - step / steps) ** 2
        sprite.angle, sprite.scale = 40 * share, 0.3 + 0.9 * share
        frames.show()
        if step == 2:
            frames.late.clear()
    return frames, [*frames.late]


@pytest.mark.parametrize("steps", [7, 20])
def test_the_prints_of_a_flight_are_made_before_their_frames(steps: int) -> None:
    frames, late = flown(steps)
    assert not late and len(frames.prints) > 6


def test_a_card_that_gets_slow_has_its_print_before_it_rests() -> None:
    frames, _ = flown(20)
    resting = frames.show()
    assert not frames.late and frames.show() is resting
    ((_, width, _, moving, _), angle) = frames.sprite._drawn or (("", 0, 0, True, False), 0)
    assert (width, angle, moving) == (264, 40, False)


@pytest.mark.parametrize("calm", [True, False])
def test_the_other_side_of_a_card_that_turns_over_is_ready(calm: bool) -> None:
    frames = Frames(sprite := CardSprite(x=200, y=200, scale=0.5))
    frames.show()
    sprite.turn("red-5")
    for step in range(1, 10):
        sprite.flip = step / 10
        sprite.angle += 0 if calm else 3
        if step == 3:
            frames.late.clear()
        frames.show()
    assert sprite.showing == "red-5" and not frames.late


def test_a_card_that_was_never_drawn_before_flies() -> None:
    """A card from the pack needs no print of its own for the place where its first frame finds it."""
    frames = Frames(CardSprite(x=200, y=200, scale=0.487, angle=4))
    frames.prints.new_frame()
    frames.prints.draw(Canvas((400, 400)), frames.sprite, flies=True)
    ((sort, angle),) = frames.prints._prints
    assert angle % ANGLE_STEP == 0 and sort[1] % WIDTH_STEP == 0


def test_a_face_that_will_be_turned_up_is_made_after_a_frame() -> None:
    spy = Spy()
    prints = Prints(spy, GROWN_UP)
    for expected in (1, 0):
        prints.new_frame()
        with cache.coarse_at_first() as owed:
            if expected:
                prints.ahead("red-5", 100)
            prints.new_frame()
        faces_owed = [one for (_, what), one in owed.items() if what == ("red-5", 100)]
        assert len(faces_owed) == expected and len(spy.asked) == 2 * (1 - expected)
        for one in faces_owed:
            one.make()


def test_a_rehearsal_asks_for_the_faces_of_all_cards_in_flight() -> None:
    """The real match plays others than the rehearsed one."""
    spy = Spy()
    spy.cards = ALL
    prints, sprite = PlainPrints(spy, GROWN_UP), CardSprite(x=200, y=200, scale=0.5, card="red-5")
    for frame in range(2 + len(ALL)):
        prints.new_frame()
        sprite.angle = 9.0 * frame
        prints.draw(Canvas((400, 400)), sprite)
    assert set(spy.asked) == set(ALL)


def test_a_card_that_flies_in_the_shade_looks_like_its_lit_print_darkened_and_needs_none() -> None:
    prints = Prints(faces, GROWN_UP)
    lit, shaded = (prints._make("red-5", 120, shade, True, False, 3) for shade in (0, SHADE_STEPS))
    assert pygame.image.tobytes(shaded, "RGBA") == pygame.image.tobytes(dimmed(lit, rgb(NOT_NOW)), "RGBA")
    assert not len(prints)


def test_a_card_that_starts_is_shown_as_it_was_and_darkened_from_that() -> None:
    """A hand that makes room turns its cards by a degree or two; no frame makes another print for that."""
    prints = Prints(faces, GROWN_UP)
    sprite = CardSprite(x=200, y=200, angle=4.0, scale=0.91, card="red-5")

    def shown() -> pygame.Surface:
        canvas = Canvas((400, 400))
        prints.new_frame()
        prints.draw(canvas, sprite)
        (blit,) = canvas.commands
        assert isinstance(blit, Blit)
        return blit.source

    lying = shown()
    sprite.angle, sprite.scale = 3.0, 0.9
    assert shown() is lying and len(prints) == 1
    sprite.angle, sprite.shade = 2.0, 1.0
    assert pygame.image.tobytes(shown(), "RGBA") == pygame.image.tobytes(dimmed(lying, rgb(NOT_NOW)), "RGBA")
    sprite.angle, sprite.shade = 9.0, 0.0
    assert shown() is not lying and len(prints) == 3


def test_prints_and_all_other_pictures_have_one_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory finding: each of several tables had 64 MiB of prints beside the cache, in 4K 256."""
    monkeypatch.setattr(cache, "LRU", cache.LruCache(limit=4_000_000))
    for number in range(40):
        cache.LRU.put(number, pygame.Surface((160, 160), pygame.SRCALPHA))
    prints = Prints(Spy(), GROWN_UP, limit=2_000_000, per_frame=1000 * LEAST_TEXELS)
    canvas = pygame.Surface((400, 400))
    sprite = CardSprite(x=200, y=200, scale=0.6, card="red-5")
    for angle in range(0, 90, 3):
        sprite.angle = angle
        prints.draw(canvas, sprite)
        assert cache.LRU.used + prints.used <= 4_000_000
    assert prints.used == cache.LRU.shared > 1_000_000
    del prints
    assert cache.LRU.shared == 0


def test_a_rehearsal_counts_no_prints_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "LRU", cache.LruCache(limit=4_000_000))
    prints = PlainPrints(faces, GROWN_UP)
    prints.draw(pygame.Surface((400, 400)), CardSprite(x=200, y=200, scale=0.6, card="red-5"))
    assert prints.used and cache.LRU.shared == 0
