"""The marks of a trick: a gold edge and light around the card that takes it so far, and a flag at the card led. Once
the trick is taken, its stars fly to the taker, and their sum is shown."""

from dataclasses import dataclass

import pygame
from pygame import Rect

from engine.core.cards import Card, Play
from engine.core.messages import say
from engine.core.seats import Seat
from engine.core.zones import Zone
from engine.games.rook.cards import stars
from engine.games.rook.tricks import leads
from engine.games.rook.view import View
from game.canvas import Canvas, put
from game.cards.card_face import STARS
from game.cards.ring import TOP_Y
from game.cards.slots import CARD_HEIGHT, CARD_WIDTH, Slot
from game.cards.sprite import CardSprite
from game.draw import text
from game.draw.avatar import disc
from game.draw.cache import cached
from game.draw.paper import Piece, glow, spot, with_shadow
from game.easing import LEADS
from game.theme import BAR_TOP, BAR_TOP_LARGE, CREAM, GOLD, GOLD_LIGHT, INK, SAFE, Theme
from game.widgets.bottom_bar import AVATAR
from scenes.games.rook.art.jars import loose_star
from scenes.games.rook.art.places import draw_owners
from scenes.games.rook.layout import TRICK, raised_top
from scenes.seating import Seating
from scenes.table.stage.stage import Flourish, Stage
from scenes.table.stage.table_layout import TableLayout
from scenes.table.stage.trick_marks import flag_on_pole, winners_edge

EDGE_MOVES, STAR, PLUS = "edge", "star", "plus"
"""Names of flourishes. `edge`: the gold edge on its way from a beaten card to the new best one. `star`: a star on its
way. `plus`: the worth of a trick, as in `plus 10`."""
EDGE_STEP = 6  # px: the edge is drawn for sizes in these steps
LIGHT, LIGHT_STRENGTH = (1.9, 1.6), 0.75  # of the card's width and height
FLAG_WIDE, FLAG_TALL = 0.34, 112 / 120  # width of the flag in card widths, its height in its widths
FLAG_IN, FLAG_UNDER = 6, 2  # px from the edges of its card, and under its lower edge
STAR_REACH = 0.08  # from the middle of a star to its points, in card widths
STAR_SIZE = 58
STAR_SMALLER = 4  # px on its way
STAR_CAUGHT, STAR_CAUGHT_SMALLER = 74, 12  # of a star that a child collects
STAR_ARC = 90  # px that it rises on its way
TRAIL, TRAIL_APART, TRAIL_SMALLER = 4, 0.045, 4  # number of small stars behind it, share of the way, px
PLUS_SIZE, PLUS_LETTERS, PLUS_RIM = 96, 46, 5
PLUS_ASIDE = 26  # px from the plate
LED = say("-rook-led")


@dataclass(frozen=True, slots=True)
class JudgedTrick:
    """A trick that is being taken: the cards that keep their marks while they move."""

    winner: CardSprite
    led: CardSprite


@dataclass(slots=True)
class FlyingStar(Flourish):
    """A star that flies from its card at `at` to the taker's face, or into a child's jar."""

    to: tuple[float, float] = (0.0, 0.0)
    caught: bool = False


def draw_light(canvas: Canvas, stage: Stage, theme: Theme) -> None:
    """Draw the light under the card that takes the trick. In a light theme it would not be visible."""
    slot = edge_slot(stage)
    if slot is None or not theme.glow:
        return
    light = spot(round(slot.width * LIGHT[0]), round(slot.height * LIGHT[1]), GOLD_LIGHT, LIGHT_STRENGTH)
    put(canvas, light, center=(slot.x, slot.y))


def draw_marks(canvas: Canvas, stage: Stage, seating: Seating) -> None:
    """Draw the gold edge, the faces of the players on their cards, and over them the flag at the card that was led."""
    slot, led = edge_slot(stage), _led(stage)
    if slot is not None:
        put(canvas, winners_edge(round(slot.width / EDGE_STEP) * EDGE_STEP, round(slot.angle)), center=(slot.x, slot.y))
    if not _over_childs_hand(stage):
        draw_owners(canvas, stage, seating)
    if led is not None:
        box = flag_box(led, stage)
        flag_on_pole(box.width).draw(canvas, box.center)


def edge_slot(stage: Stage) -> Slot | None:
    """Return the place of the gold edge: at the card that takes the trick, or on its way there; None without a
    trick."""
    if isinstance(stage.tableau, JudgedTrick):
        return stage.tableau.winner.drawn
    view: View = stage.view
    lying = _lying(stage)
    plays = tuple(play for play in view.trick if play[1] in lying)
    if not plays or view.trump is None:
        return None
    best = lying[_taking(plays, view.trump)].drawn
    moving = next((what for what in reversed(stage.flourishes) if what.kind == EDGE_MOVES), None)
    if moving is None or len(plays) < 2:
        return best
    beaten = lying[_taking(plays[:-1], view.trump)].drawn
    share = LEADS.ease(moving.share)
    return Slot(*(a + (b - a) * share for a, b in zip(_numbers(beaten), _numbers(best), strict=True)))


def _numbers(slot: Slot) -> tuple[float, float, float, float]:
    return slot.x, slot.y, slot.angle, slot.scale


def _taking(plays: tuple[Play, ...], trump: str) -> Card:
    """The best card of the trick so far."""
    return dict(plays)[leads(plays, trump)]


def _lying(stage: Stage) -> dict[str, CardSprite]:
    return {sprite.card: sprite for sprite in stage.table.cards(Zone(TRICK)) if sprite.card is not None}


def _led(stage: Stage) -> CardSprite | None:
    """The first card of the trick."""
    if isinstance(stage.tableau, JudgedTrick):
        return stage.tableau.led
    trick = stage.view.trick
    return _lying(stage).get(trick[0][1]) if trick else None


def _over_childs_hand(stage: Stage) -> bool:
    return stage.floor.kids and not stage.floor.public


def flag_box(led: CardSprite, stage: Stage) -> Rect:
    """Return the place of the flag: on the lower left corner of its card, and never on its stars.

    Over a child's hand the lower right corner is free, and is clear of the card that rises.
    """
    slot = led.drawn
    wide = round(slot.width * FLAG_WIDE)
    high = round(wide * FLAG_TALL)
    rect = Rect(0, 0, wide, high)
    left, foot = round(slot.x - slot.width / 2), round(slot.y + slot.height / 2)
    if _over_childs_hand(stage):
        rect.bottomright = left + round(slot.width) - FLAG_IN, foot - FLAG_IN
        top = raised_top(stage.floor, max(1, len(stage.view.hand))) - FLAG_IN
        rect.bottom = min(rect.bottom, round(top))
        return rect
    rect.bottomleft = left + FLAG_IN, foot + FLAG_UNDER
    for x, y in stars_of(led):
        if y + STAR_REACH * slot.width > rect.top:
            rect.left = max(rect.left, round(x + STAR_REACH * slot.width))
    return rect


def stars_of(sprite: CardSprite) -> list[tuple[float, float]]:
    """Return the places of a card's stars on the stage."""
    if sprite.card is None or not stars(Card(sprite.card)):
        return []
    middle, out = pygame.Vector2(sprite.x, sprite.y), []
    for x, y in STARS[stars(Card(sprite.card))]:
        across = pygame.Vector2(x - CARD_WIDTH / 2, y - CARD_HEIGHT / 2).rotate(-sprite.angle)
        at = middle + sprite.scale * across
        out.append((at.x, at.y))
    return out


def face_at(floor: TableLayout, seat: Seat) -> tuple[float, float]:
    """Return the middle of a seat's face, at its plate or in the bar."""
    place = floor.place(seat)
    if place is None:
        return SAFE.left + AVATAR / 2, (BAR_TOP_LARGE if floor.large else BAR_TOP) + AVATAR / 3
    return place.x, place.y


def plus_at(floor: TableLayout, seat: Seat) -> tuple[float, float]:
    """Return the place of the worth of a taken trick. It is at the inner end of the seat's plate, under a small plate
    in a row, or over the seat's face in the bar."""
    place, (x, y) = floor.place(seat), face_at(floor, seat)
    if place is None:
        return x, y - AVATAR / 2 - PLUS_SIZE / 2
    left, top, wide, high = place.rect
    if place.compact and top == TOP_Y:
        return left + wide / 2, top + high + PLUS_SIZE / 2
    inner = left + wide + PLUS_ASIDE if place.side == "r" else left - PLUS_ASIDE
    return (inner if inner + PLUS_SIZE / 2 < SAFE.right else left - PLUS_ASIDE), y


def draw_gains(canvas: Canvas, stage: Stage) -> None:
    """Draw the stars of a trick on their way, and their sum."""
    for what in stage.flourishes:
        kind, _, amount = what.kind.partition(" ")
        if isinstance(what, FlyingStar):
            _draw_star(canvas, what)
        elif kind == PLUS and what.share > 0:
            _plus(amount).draw_grown(canvas, what.at, what.share)


def _draw_star(canvas: Canvas, what: FlyingStar) -> None:
    """Draw a star on its way, and smaller ones behind it."""
    if not 0 < what.share < 1:
        return
    if what.caught:
        put(canvas, glow(STAR_CAUGHT, GOLD, 0.7), center=_on_arc(what, what.share))
    for behind in range(TRAIL + what.caught, 0, -1):
        share = what.share - behind * TRAIL_APART
        if share > 0:
            put(canvas, loose_star(STAR_SIZE // 2 - behind * TRAIL_SMALLER), center=_on_arc(what, share))
    size = STAR_CAUGHT - STAR_CAUGHT_SMALLER * what.share if what.caught else STAR_SIZE - STAR_SMALLER * what.share
    put(canvas, loose_star(round(size)), center=_on_arc(what, what.share))


def _on_arc(what: FlyingStar, share: float) -> tuple[float, float]:
    (x0, y0), (x1, y1) = what.at, what.to
    return x0 + (x1 - x0) * share, y0 + (y1 - y0) * share - STAR_ARC * 4 * share * (1 - share)


@cached
def _plus(amount: str) -> Piece:
    out, words = disc(PLUS_SIZE, CREAM, INK, PLUS_RIM).copy(), f"+{amount}"
    letters = text.fit(words, PLUS_LETTERS, PLUS_SIZE - 22, "extrabold")
    text.place(out, words, letters, (PLUS_SIZE / 2, PLUS_SIZE / 2), INK, "extrabold")
    return with_shadow(out, 8, 120, (2, 6))
