"""The two piles on the table of Hookie-Mookie: the deck, which shrinks edge by edge, and the ghost hand."""

import pygame

from engine.games.hookie_mookie.view import View
from game.canvas import Canvas
from game.cards.layouts import held
from game.cards.slots import Slot, height_of, scale_of
from game.draw import text
from game.draw.cache import cached, converted
from game.draw.paper import Piece, board, with_shadow
from game.draw.svg import fragment
from game.theme import CREAM, SMALLEST_TEXT, Theme
from scenes.games.hookie_mookie.art.backdrop import cards_left
from scenes.games.hookie_mookie.art.faces import back
from scenes.games.hookie_mookie.layout import spots_of
from scenes.games.hookie_mookie.spots import DECK_WIDTH, EDGE, EDGES_MOST, LAST_CARDS, PILL, Spots, edges
from scenes.table.stage.table_layout import TableLayout

EDGES = ("#E9DCC0", "#CDBB94")
RED, RED_EDGE = "#A82C20", "#FFF3DC"
COUNT, COUNT_LAST, COUNT_MOST = 44, 58, 72
GHOST_ALPHA = 120
GHOSTS_MOST = 5
GHOST_PILL, GHOST_EDGE, GHOST_INK = "#3A3460", "#5A5288", "#E8E2FF"
GHOST_LETTERS, GHOST_LETTERS_MOST = 34, 56


def deck_top(view: View, floor: TableLayout) -> Slot:
    """Where the top card of the deck lies: lower, the fewer there are."""
    places = spots_of(view, floor)
    x, y = places.deck
    return Slot(x, y + _shrunk(cards_left(view), places), 0.0, scale_of(places.deck_width))


def _edge(places: Spots) -> float:
    return EDGE * places.deck_width / DECK_WIDTH


def _shrunk(cards: int, places: Spots) -> float:
    """How much lower the top card lies than that of a whole deck."""
    return (EDGES_MOST - edges(cards)) * _edge(places)


def draw_deck(canvas: Canvas, cards: int, places: Spots, theme: Theme) -> None:
    x, y = places.deck
    stack = pile(round(places.deck_width), edges(cards), round(_edge(places), 2))
    top = y + _shrunk(cards, places)
    stack.draw(canvas, (x, top))
    foot = top + height_of(places.deck_width) / 2 + edges(cards) * _edge(places)
    number(cards, cards <= LAST_CARDS, theme).draw(canvas, (x, foot - PILL * 0.12))


@cached
def pile(width: int, lines: int, edge: float) -> Piece:
    """The deck: its top card over edges of the cards below; the anchor is the middle of the top card."""
    high = round(height_of(width))
    reach = round(lines * edge)
    shape = "".join(
        f'<rect y="{reach - (i * edge):.1f}" width="{width}" height="{high}" rx="{width * 0.09:.0f}" '
        f'fill="{EDGES[i % 2]}"/>'
        for i in range(lines)
    )
    out = fragment(shape, (width, high + reach + 2)).copy()
    out.blit(back(width), (0, 0))
    return with_shadow(out, 12, 130, (4, 10), (width / 2, high / 2))


@cached
def number(cards: int, last: bool, theme: Theme) -> Piece:
    """How many cards are left, on red paper at the foot of the deck; its anchor is its middle."""
    size = min(theme.px(COUNT_LAST if last else COUNT), COUNT_MOST)
    letters = text.inked(str(cards), size, CREAM, "extrabold")
    high = max(PILL, round(size * 1.14))
    paper = board(max(84, letters.get_width() + 44), high, RED, high // 2, RED_EDGE, 4).copy()
    paper.blit(letters, letters.get_rect(center=(paper.get_width() // 2, high // 2)))
    return with_shadow(paper, 6, 110, (1, 4))


def draw_ghosts(canvas: Canvas, count: int, places: Spots, theme: Theme) -> None:
    fan = ghosts(min(count, GHOSTS_MOST), round(places.ghost_width))
    x, y = places.ghost
    canvas.blit(fan, fan.get_rect(center=(round(x), round(y) - 12)))
    label = ghost_label(count, theme)
    label.draw(canvas, (x, y + height_of(places.ghost_width) / 2 + 12))


@cached
def ghosts(count: int, width: int) -> pygame.Surface:
    """A fan of backs that one can look through, and a spook's two eyes on the first."""
    high = round(height_of(width))
    out = pygame.Surface((round(width * 1.9), high + 24), pygame.SRCALPHA)
    card = pygame.transform.smoothscale(back(width * 2), (width - 16, high - 22))
    clear = pygame.Surface((card.get_width() + 6, card.get_height() + 6), pygame.SRCALPHA)
    clear.blit(card, (3, 3))
    for slot in held(count, out.get_width() / 2, high / 2 + 8, width * 0.8):
        turned = pygame.transform.rotozoom(clear, slot.angle * 0.4, 1)
        out.blit(turned, turned.get_rect(center=(round(slot.x), round(slot.y))))
    out.fill((255, 255, 255, GHOST_ALPHA), special_flags=pygame.BLEND_RGBA_MULT)
    return converted(out)


@cached
def ghost_label(count: int, theme: Theme) -> Piece:
    """`ghosts 5` on a lilac pill; with large text the number alone."""
    words = str(count) if theme.large_text else f"ghosts {count}"
    size = min(theme.px(GHOST_LETTERS), GHOST_LETTERS_MOST)
    letters = text.text(words, max(size, SMALLEST_TEXT), GHOST_INK, "semibold")
    high = max(48, round(size * 1.3))
    paper = board(letters.get_width() + 40, high, GHOST_PILL, high // 2, GHOST_EDGE, 2).copy()
    paper.blit(letters, letters.get_rect(center=(paper.get_width() // 2, high // 2)))
    return with_shadow(paper, 6, 100, (1, 4))
