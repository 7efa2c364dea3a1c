"""The blind flip as a picture of its own: two cards face down, their owners beside them, three flags that count.

The geometry is pure; `Flip` is what motions move.
"""

from dataclasses import dataclass, field

import pygame

from engine.core.seats import Seat
from engine.games.hookie_mookie.view import View
from game import surfaces
from game.canvas import Canvas
from game.cards.slots import Slot, scale_of
from game.cards.sprite import CardSprite
from game.cards.table import Table
from game.draw import text
from game.draw.boards import bubble
from game.draw.cache import cached, converted
from game.draw.color import darker, mix, rgb
from game.draw.effects import rays
from game.draw.icons import mark
from game.draw.paper import Piece, empty_place, with_shadow
from game.draw.plates import plate
from game.draw.svg import fragment
from game.theme import CREAM, GOLD, GOLD_INK, WHITE, Theme
from scenes.seating import Seating

WORDS = ("un", "deux", "trois")
"""The count of three (HM-38)."""
APART = 340  # px from card to card
TURN = 4.0  # degrees
CARD, CARD_LARGE = 198, 164
CARD_Y, CARD_Y_LARGE = 386, 346
FACE_BESIDE = 82  # px from the outer edge of a card to the middle of its owner's face
FLAG_X = (676, 960, 1244)
FLAG_Y = (82, 104, 82)
FLAG = (204, 127)
FLAG_TURN = (3.0, 0.0, -3.0)
FLAG_DROP = 10.0  # px that a flag drops when its word is said
GROWN = 1.16  # the last one
BELOW = 860.0  # cards come from here, whoever lays them
TOGETHER = 0.56  # of a card's width: how near two that match come to each other


@dataclass(frozen=True, slots=True)
class FlipPlaces:
    """Where the two cards lie (the caller's, the partner's) and the middles of their owners' faces."""

    cards: tuple[Slot, Slot]
    faces: tuple[tuple[float, float], tuple[float, float]]

    @property
    def middle(self) -> tuple[float, float]:
        """Between the cards, where the verdict stands."""
        return 960.0, self.cards[0].y


def flip_places(*, large: bool = False) -> FlipPlaces:
    """The places; with large text the cards are smaller, because everything else stands higher."""
    width, y = (CARD_LARGE, CARD_Y_LARGE) if large else (CARD, CARD_Y)
    slots = tuple(Slot(960 + side * APART / 2, y, -side * TURN, scale_of(width)) for side in (-1, 1))
    faces = tuple((960 + side * (APART / 2 + width / 2 + FACE_BESIDE), float(y)) for side in (-1, 1))
    return FlipPlaces((slots[0], slots[1]), (faces[0], faces[1]))


@dataclass(slots=True)
class Flip:
    """What stands before the table. `light` runs from 0 (day) to 1 (all look at two cards); sprites by seat.

    `said` counts the flags that are lit, `dropped` is how far the newest of them has come (0 to 1). `matched` is what
    came of it, once that is to be seen, `share` how far its sign has popped up, `calling` the same for the caller's
    word.
    """

    caller: Seat
    partner: Seat
    light: float = 1.0
    sprites: dict[Seat, CardSprite] = field(default_factory=dict)
    said: int = 0
    dropped: float = 1.0
    matched: bool | None = None
    share: float = 0.0
    calling: float = 0.0

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """From left to right."""
        return self.caller, self.partner

    def slot(self, seat: Seat, large: bool) -> Slot:
        """Where the card of a seat lies."""
        return flip_places(large=large).cards[self.seats.index(seat)]


def of_view(view: View, *, large: bool) -> Flip | None:
    """The flip under way as everybody may see it: who has laid a card, never which; None where there is none."""
    if view.caller is None or view.partner is None:
        return None
    scene = Flip(view.caller, view.partner)
    for seat in view.offered:
        scene.sprites[seat] = CardSprite.resting(scene.slot(seat, large))
    return scene


DARK = "#8A82A6"
"""What everything behind is multiplied by."""
CORD = "#FFF3DC"
QUIET_FLAG, QUIET_WORD = "#B9AC9A", "#7A5148"
LIT_FLAG, LIT_WORD = "#FBF1E0", "#A82C20"
STITCH = "#D6402E"
LETTERS = 58
RAYS, RAY_COLOR, RAY_COUNT, RAY_STRENGTH = 270, "#FFE9B0", 16, 0.34
SIGN = 116
CALL, CALL_LETTERS, CALL_ASIDE, CALL_UP = "Hookie!", 50, 120, 62
HUNG_FROM = 0.5
"""Of the light: flags and faces are there from then on."""
TAG = 330  # px that a plate may take up beside its face


def draw_flip(canvas: Canvas, scene: Flip, table: Table, seating: Seating, theme: Theme) -> None:
    """All of it, over everything but the rail."""
    if scene.light > 0:
        canvas.fill(rgb(mix(WHITE, DARK, scene.light)), special_flags=pygame.BLEND_RGB_MULT)
    if scene.light < HUNG_FROM:
        return
    _draw_flags(canvas, scene)
    if scene.calling > 0:
        _draw_call(canvas, scene, theme)
    places = flip_places(large=theme.large_text)
    if scene.matched and scene.share >= HUNG_FROM:
        for slot in places.cards:
            beams = rays(RAYS, RAY_COLOR, RAY_COUNT, RAY_STRENGTH)
            canvas.blit(beams, beams.get_rect(center=(round(slot.x), round(slot.y))))
    for seat, slot in zip(scene.seats, places.cards, strict=True):
        _draw_owner(canvas, scene, seat, seating, theme)
        sprite = scene.sprites.get(seat)
        if sprite is not None:
            table.prints.draw(canvas, sprite)
        elif scene.matched is None:
            place = _empty(round(slot.width), round(slot.angle))
            canvas.blit(place, place.get_rect(center=(round(slot.x), round(slot.y))))
    if scene.matched is not None and scene.share > 0:
        _draw_verdict(canvas, scene, places.middle)


def _draw_call(canvas: Canvas, scene: Flip, theme: Theme) -> None:
    """The caller says the word, in a bubble over the own name."""
    x, y = flip_places(large=theme.large_text).faces[0]
    piece = bubble(CALL, "right", "plain", CALL_LETTERS, theme)
    at = (x - CALL_ASIDE, y - CALL_UP - piece.box.height)
    piece.draw_grown(canvas, at, min(1.0, scene.calling))


def _draw_owner(canvas: Canvas, scene: Flip, seat: Seat, seating: Seating, theme: Theme) -> None:
    """Face and name at the outer side of the card."""
    plan, place = seating[seat], scene.seats.index(seat)
    side = "left" if place == 0 else "right"
    piece = plate(plan.picture, plan.name, (), side, theme, True, None, most=TAG)
    piece.draw(canvas, flip_places(large=theme.large_text).faces[place])


def _draw_flags(canvas: Canvas, scene: Flip) -> None:
    cord = bunting()
    canvas.blit(cord, (0, 0))
    for i in range(len(WORDS)):
        lit = i < scene.said
        newest = i == scene.said - 1
        down = FLAG_DROP * (scene.dropped if newest else 1.0) if lit else 0.0
        grown = lit and i == len(WORDS) - 1
        if grown:
            size = 1 + (GROWN - 1) * min(1.0, scene.dropped)
            piece = flag(i, 2, round(size, 2))
        else:
            piece = flag(i, int(lit))
        piece.draw(canvas, (FLAG_X[i], FLAG_Y[i] + down))


@cached
def bunting() -> pygame.Surface:
    """The cord on which the flags hang."""
    line = f'<path d="M470 48Q960 176 1450 48" fill="none" stroke="{CORD}" stroke-width="6"/>'
    return converted(fragment(line, (1920, 160)))


@cached
def flag(number: int, state: int, size: float = 1.0) -> Piece:
    """A flag with its word: 0 hangs there, 1 is said, 2 the last one, in gold. Its anchor is the middle of its upper
    edge."""
    color, ink = ((QUIET_FLAG, QUIET_WORD), (LIT_FLAG, LIT_WORD), (GOLD, GOLD_INK))[state]
    wide, high = round(FLAG[0] * size), round(FLAG[1] * size)
    outline = "M6 0H234L222 96L120 146L18 96Z"
    shape = (
        f'<path d="{outline}" fill="{darker(color, 0.25)}" transform="translate(0 5)"/>'
        f'<path d="{outline}" fill="{color}"/><path d="M22 12H218L210 88L120 130L30 88Z" fill="none" '
        f'stroke="{GOLD_INK if state == 2 else STITCH}" stroke-width="4" stroke-dasharray="10 8" '
        f'stroke-opacity="{0.5 if state == 0 else 1}"/>'
    )
    out = fragment(shape, (240, 150), (wide, high)).copy()
    letters = text.inked(WORDS[number], LETTERS * size, ink, "display")
    out.blit(letters, letters.get_rect(center=(round(wide / 2), round(high * 0.42))))
    clear = surfaces.new((wide + 6, high + 6), pygame.SRCALPHA)
    clear.blit(out, (3, 3))
    turned = surfaces.rotozoom(clear, FLAG_TURN[number], 1)
    return with_shadow(turned, 10, 110, (2, 8), (turned.get_width() / 2, 6))


def _draw_verdict(canvas: Canvas, scene: Flip, at: tuple[float, float]) -> None:
    """A tick or a cross between the cards."""
    disc = verdict(bool(scene.matched))
    if scene.share >= 1:
        disc.draw(canvas, at)
        return
    small = surfaces.smoothscale_by(disc.surface, max(0.05, scene.share))
    canvas.blit(small, small.get_rect(center=(round(at[0]), round(at[1]))))


@cached
def verdict(matched: bool) -> Piece:
    """What came of it."""
    return with_shadow(mark("tick" if matched else "cross", SIGN), 10, 120, (2, 7))


@cached
def _empty(width: int, angle: int) -> pygame.Surface:
    """A place where a card is still to be laid."""
    flat = empty_place(width, CREAM)
    clear = surfaces.new((flat.get_width() + 6, flat.get_height() + 6), pygame.SRCALPHA)
    clear.blit(flat, (3, 3))
    return converted(surfaces.rotozoom(clear, angle, 1))
