"""The furniture of the table of Spooks: the dial, the light under the pile, the rule board, the ghost hand, faces."""

from math import pi, sin

import pygame

from engine.core.messages import say
from engine.games.spooks.options import CHILDREN
from engine.games.spooks.view import View
from game import surfaces
from game.canvas import Canvas, put
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached, cached_briefly, converted
from game.draw.icons import icon
from game.draw.paper import Piece, board, glow, with_shadow
from game.draw.svg import fragment, picture
from game.theme import CREAM, GOLD, SMALLEST_TEXT, SeatLook, Theme
from scenes.games.spooks.art.backdrop import PLATE, draw_idle
from scenes.games.spooks.art.faces import back
from scenes.games.spooks.art.signs import (
    CAT_FITS,
    PAINTS,
    SignWords,
    arrow,
    either_disc,
    rule_board,
    wanted_card,
    wanted_cat,
)
from scenes.games.spooks.layout import FACE, GHOST_ASIDE, TableSpots, spots_of
from scenes.games.spooks.rule import Rule, rule
from scenes.seating import Seating
from scenes.table.stage.stage import Flourish, Stage

LIGHT = 269  # px: radius of the light under the pile
LIGHT_STRENGTH = 0.75
GHOST_WIDTH = 54
GHOST_ALPHA = 170
OVER = "over"
"""The phase that the animations show between the last card and the count: no rule applies."""
DIAL, PILE_LIGHT, NEW_RULE = "dial", "pile", "rule"
"""Kinds of flourishes that change the furniture while they last."""
GROWN, GROWN_STEP = 0.12, 0.04  # by how much the rule board grows when it changes, and steps to it
RING = "#DDBEFF"
GROUND = "#3B1A57"
BOX = (200, 200)
_ROUND = (
    f'<path d="M44 52A74 74 0 1 1 40 144" stroke="{RING}" stroke-width="14" fill="none" stroke-linecap="round"/>'
    f'<path d="M60 160L22 150L34 118Z" fill="{RING}" stroke="{RING}" stroke-width="8" stroke-linejoin="round"/>'
)
_UP = (
    f'<path d="M20 60V18" stroke="{CREAM}" stroke-width="9" stroke-linecap="round"/>'
    f'<path d="M20 2L37 24H3Z" fill="{CREAM}"/>'
)
LETTERS = 42
OR_BELOW, OR_OVER = 12, 14  # px of the word below the wanted card's top, and right of it
LEAST = 32


def pile_light(color: str) -> pygame.Surface:
    """The light under the pile in the required colour. It is the same over any hand, so that no frame waits for it."""
    return glow(LIGHT, PAINTS[color].glow, LIGHT_STRENGTH)


def furniture(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
    """Draw what is below the cards."""
    view: View = stage.view
    draw_idle(canvas, stage, theme)
    if not stands(view):
        return
    places = spots_of(view, stage.floor)
    now = rule(view)
    put(canvas, pile_light(now.color), center=(int(places.pile[0]), int(places.pile[1])))
    if view.even and view.ghost_count:
        _draw_left_over(canvas, stage.voice.words(say("-spooks-left-over", count=view.ghost_count)), places)
    elif view.ghost_count:
        _draw_ghost(canvas, view.ghost_count, places)


def over(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
    """Draw what no card may cover, even beside open hands. That is the dial, the rule, and on the pile the face of the
    seat with the top card, which leads if all pass."""
    view: View = stage.view
    if not stands(view):
        return
    places = spots_of(view, stage.floor)
    if view.variant != CHILDREN:  # no direction in that variant
        _draw_dial(canvas, view, places, _of_kind(stage, DIAL))
    if view.phase != OVER:
        now = rule(view)
        looks = tuple(seating[seat].picture for seat, _ in now.slots)
        written = SignWords.of(now, stage.voice.words)
        _draw_rule(canvas, now, written, looks, places, theme, _grown(_of_kind(stage, NEW_RULE)))
    if view.actor is None or not view.pile:
        return
    ring = GOLD if _of_kind(stage, PILE_LIGHT) else CREAM
    face = avatar(seating[view.actor].picture, round(FACE * places.scale), False, False, ring)
    put(canvas, face, center=places.face())


def host_means(stage: Stage) -> tuple[float, float] | None:
    """Return what the host points at: the Cat if it is legal too, otherwise the wanted card; the edge nearest to
    him."""
    view: View = stage.view
    if not stands(view) or view.phase == OVER:
        return None
    places = spots_of(view, stage.floor)
    x, y, wide, high = places.cat() if rule(view).kind in CAT_FITS else places.board
    return x + wide, y + high / 2


def stands(view: View) -> bool:
    """Whether a hand is being played. During the deal the table is empty."""
    return any(view.counts) and view.phase not in ("deal", "end")


def _of_kind(stage: Stage, kind: str) -> Flourish | None:
    return next((flourish for flourish in stage.flourishes if flourish.kind == kind), None)


def _draw_dial(canvas: Canvas, view: View, places: TableSpots, turning: Flourish | None) -> None:
    radius = round(places.dial_radius)
    if turning is None:
        dial(view.clockwise, view.up, radius).draw(canvas, places.dial)
        return
    put(canvas, turned(view.clockwise, view.up, radius, turning.share), center=(places.dial[0], places.dial[1]))


def _grown(changes: Flourish | None) -> float:
    """The size of the rule board: it grows for a moment when it changes."""
    share = 0.0 if changes is None else sin(pi * changes.share)
    return 1 + round(GROWN * share / GROWN_STEP) * GROWN_STEP


def _draw_rule(
    canvas: Canvas,
    now: Rule,
    written: SignWords,
    looks: tuple[SeatLook, ...],
    places: TableSpots,
    theme: Theme,
    size: float,
) -> None:
    """Draw the board at that size, or the wanted card with an arrow that leads to it from the pile."""
    x, y, wide, high = places.board
    if not places.wanted and size == 1:
        rule_board(now, written, looks, theme, round(places.scale, 2)).draw(canvas, (x, y))
        return
    if not places.wanted:
        board, (left, top) = grown_board(now, written, looks, theme, round(places.scale, 2), size)
        canvas.blit(board, (round(x + wide / 2 - left), round(y + high / 2 - top)))
        return
    wanted_card(now, written.either, looks, theme, round(wide)).draw(canvas, (x + wide / 2, y + high / 2))
    between = (places.pile[0] + places.pile_width / 2 + x) / 2
    arrow().draw(canvas, (between, places.pile[1]))
    if now.kind in CAT_FITS:
        left, top, width, height = places.cat()
        wanted_cat(round(width)).draw(canvas, (left + width / 2, top + height / 2))
        either_disc(written.either, theme, round(wide)).draw(canvas, (x + wide - OR_OVER, y + OR_BELOW))


@cached_briefly
def grown_board(
    rule: Rule, written: SignWords, looks: tuple[SeatLook, ...], theme: Theme, scale: float, size: float
) -> tuple[pygame.Surface, tuple[float, float]]:
    """The rule board while it is larger, and the middle of its paper in that picture."""
    board = rule_board(rule, written, looks, theme, scale)
    middle = [(edge + side / 2) * size for edge, side in zip(board.anchor, board.box.size, strict=True)]
    return surfaces.smoothscale_by(board.surface, size), (middle[0], middle[1])


def _draw_ghost(canvas: Canvas, count: int, places: TableSpots) -> None:
    x, y = places.ghost
    card = _ghost()
    put(canvas, card, center=(x, y))
    put(canvas, _ghost_count(count), midbottom=(x, y + card.get_height() / 2))


def _draw_left_over(canvas: Canvas, words: str, places: TableSpots) -> None:
    """Draw the cards that an even deal leaves over, face down, with their name and number above, or beside them at the
    upper edge."""
    x, y = round(places.ghost[0]), round(places.ghost[1])
    card, name = _left_over(), _left_over_name(words)
    at = card.get_rect(center=(x, y))
    canvas.blit(card, at)
    canvas.blit(name, name.get_rect(midleft=at.midright) if y < GHOST_ASIDE[1] else name.get_rect(midbottom=at.midtop))


@cached
def _left_over() -> pygame.Surface:
    """A back with a closed eye, because no player sees the card."""
    out = back(GHOST_WIDTH).copy()
    put(out, icon("hidden", round(GHOST_WIDTH * 0.7), CREAM, PLATE), center=out.get_rect().center)
    return converted(out)


@cached
def _left_over_name(words: str) -> pygame.Surface:
    letters = text.text(words, SMALLEST_TEXT, CREAM, "extrabold")
    paper = board(letters.get_width() + 24, 38, PLATE, 12, RING, 2).copy()
    put(paper, letters, center=paper.get_rect().center)
    return converted(paper)


@cached
def _ghost_count(count: int) -> pygame.Surface:
    """The number of cards of the ghost hand, on dark paper."""
    paper = board(GHOST_WIDTH + 4, 38, PLATE, 12, RING, 2).copy()
    text.place(paper, str(count), SMALLEST_TEXT, (GHOST_WIDTH / 2 + 2, 19), CREAM, "extrabold")
    return converted(paper)


@cached
def _ghost() -> pygame.Surface:
    """A translucent back with a spook that looks out of it."""
    out = back(GHOST_WIDTH).copy()
    put(out, picture("spooks/spook", round(GHOST_WIDTH * 0.7)), center=out.get_rect().center)
    out.set_alpha(GHOST_ALPHA)
    whole = surfaces.new(out.get_size(), pygame.SRCALPHA)
    whole.blit(out, (0, 0))
    return whole


@cached
def dial(clockwise: bool, up: bool, radius: int = 92) -> Piece:
    """The whole dial at rest, anchored at its middle."""
    return with_shadow(disc(clockwise, up, radius), 12, 120, (2, 8))


@cached
def disc(clockwise: bool, up: bool, radius: int) -> pygame.Surface:
    """The dial without its shadow, 2 * radius wide."""
    ring = _ROUND if clockwise else f'<g transform="translate(200 0) scale(-1 1)">{_ROUND}</g>'
    face = f'<circle cx="100" cy="100" r="96" fill="{CREAM}"/><circle cx="100" cy="100" r="86" fill="{GROUND}"/>'
    side = 2 * radius
    out = fragment(face + ring, BOX, (side, side)).copy()
    k = radius / 92
    size = max(LEAST, round(LETTERS * k))
    middle = radius
    text.place(out, "10", size, (middle - 16 * k, middle - 32 * k), CREAM, "extrabold")
    text.place(out, "1", size, (middle - 20 * k, middle + 32 * k), CREAM, "extrabold")
    arrow = fragment(_UP if up else f'<g transform="translate(0 62) scale(1 -1)">{_UP}</g>', (40, 64), (28 * k, 45 * k))
    put(out, arrow, center=(middle + 28 * k, middle - 4 * k))
    return converted(out)


def turned(clockwise: bool, up: bool, radius: int, share: float) -> pygame.Surface:
    """The dial while it turns once to its new picture; `share` of the turn is done."""
    return surfaces.rotozoom(disc(clockwise, up, radius), 360 * (1 - share) * (1 if clockwise else -1), 1)
