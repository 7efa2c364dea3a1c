"""The furniture of the table of Hookie-Mookie: the deck, which shrinks edge by edge, the ghost hand, and the marks of
sets. Over it there are crowns, and the ribbon of a whole set."""

import pygame

from engine.core.cards import Card, Cards
from engine.core.messages import say
from engine.games.hookie_mookie.cards import COMPLETE, JOKER, OPEN, VALUE, TableSet, find
from engine.games.hookie_mookie.view import View
from game import surfaces
from game.canvas import Canvas, put
from game.cards.layouts import held
from game.cards.slots import Slot, height_of, scale_of
from game.draw import text
from game.draw.boards import crown
from game.draw.cache import cached, converted
from game.draw.paper import Piece, board, spot, turned, with_shadow
from game.draw.svg import fragment, picture
from game.theme import CREAM, GOOD, SMALLEST_TEXT, Theme
from scenes.games.hookie_mookie import layout
from scenes.games.hookie_mookie.art.backdrop import cards_left, draw_idle
from scenes.games.hookie_mookie.art.faces import back
from scenes.games.hookie_mookie.art.signs import SUN_AT, number_at, pulsing
from scenes.seating import Seating
from scenes.table.stage.stage import Stage
from scenes.table.stage.table_layout import TableLayout

EDGES = ("#E9DCC0", "#CDBB94")
RED, RED_EDGE = "#A82C20", "#FFF3DC"
COUNT, COUNT_LAST, COUNT_MOST = 44, 58, 72
GHOST_ALPHA = 120
GHOSTS_MOST = 5
GHOST_PILL, GHOST_EDGE, GHOST_INK = "#3A3460", "#5A5288", "#E8E2FF"
GHOST_LETTERS, GHOST_LETTERS_MOST = 34, 56


def deck_top(view: View, floor: TableLayout) -> Slot:
    """Return the place of the deck's top card, which is lower with fewer cards."""
    places = layout.spots_of(view, floor)
    x, y = places.deck
    return Slot(x, y + _shrunk(cards_left(view), places), 0.0, scale_of(places.deck_width))


def _edge(places: layout.TableSpots) -> float:
    return layout.EDGE * places.deck_width / layout.DECK_WIDTH


def _shrunk(cards: int, places: layout.TableSpots) -> float:
    """How many px the top card is below that of a full deck."""
    return (layout.EDGES_MOST - layout.edges(cards)) * _edge(places)


def draw_deck(canvas: Canvas, cards: int, places: layout.TableSpots, theme: Theme) -> None:
    x, y = places.deck
    stack = pile(round(places.deck_width), layout.edges(cards), round(_edge(places), 2))
    top = y + _shrunk(cards, places)
    stack.draw(canvas, (x, top))
    foot = top + height_of(places.deck_width) / 2 + layout.edges(cards) * _edge(places)
    number(cards, cards <= layout.LAST_CARDS, theme).draw(canvas, (x, foot - layout.PILL * 0.12))


@cached
def pile(width: int, lines: int, edge: float) -> Piece:
    """The deck: its top card over edges of the cards below, anchored at the middle of the top card."""
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
    """The number of cards left, on red paper at the foot of the deck, anchored at its middle."""
    size = min(theme.px(COUNT_LAST if last else COUNT), COUNT_MOST)
    letters = text.inked(str(cards), size, CREAM, "extrabold")
    high = max(layout.PILL, round(size * 1.14))
    paper = board(max(84, letters.get_width() + 44), high, RED, high // 2, RED_EDGE, 4).copy()
    put(paper, letters, center=(paper.get_width() // 2, high // 2))
    return with_shadow(paper, 6, 110, (1, 4))


def draw_ghosts(canvas: Canvas, count: int, words: str, places: layout.TableSpots, theme: Theme) -> None:
    fan = ghosts(min(count, GHOSTS_MOST), round(places.ghost_width))
    x, y = places.ghost
    put(canvas, fan, center=(x, round(y) - 12))
    label = ghost_label(str(count) if theme.large_text else words, theme)
    label.draw(canvas, (x, y + height_of(places.ghost_width) / 2 + 12))


@cached
def ghosts(count: int, width: int) -> pygame.Surface:
    """A fan of translucent backs, with a ghost's two eyes on the first."""
    high = round(height_of(width))
    out = surfaces.new((round(width * 1.9), high + 24), pygame.SRCALPHA)
    card = surfaces.smoothscale(back(width * 2), (width - 16, high - 22))
    for slot in held(count, out.get_width() / 2, high / 2 + 8, width * 0.8):
        put(out, turned(card, slot.angle * 0.4), center=(slot.x, slot.y))
    out.fill((255, 255, 255, GHOST_ALPHA), special_flags=pygame.BLEND_RGBA_MULT)
    return converted(out)


@cached
def ghost_label(words: str, theme: Theme) -> Piece:
    """`ghosts 5` on a lilac pill; with large text only the number."""
    size = min(theme.px(GHOST_LETTERS), GHOST_LETTERS_MOST)
    letters = text.text(words, max(size, SMALLEST_TEXT), GHOST_INK, "semibold")
    high = max(48, round(size * 1.3))
    paper = board(letters.get_width() + 40, high, GHOST_PILL, high // 2, GHOST_EDGE, 2).copy()
    put(paper, letters, center=(paper.get_width() // 2, high // 2))
    return with_shadow(paper, 6, 100, (1, 4))


CROWN, CROWN_UP = 0.62, 0.4  # in sizes of the face
CROWNED, RIBBON = "crowned", "ribbon"
"""Kinds of flourishes: a crown that falls on a face, a ribbon around a whole set."""
FALL = 220  # px that a crown falls


def draw_crowns(canvas: Canvas, stage: Stage) -> None:
    """Draw the crowns of seats that are out (HM-61). A crown falls onto the face when a hand is empty."""
    view: View = stage.view
    falling = {round(what.at[0]): what.share for what in stage.flourishes if what.kind == CROWNED}
    for seat in view.out:
        place = stage.place(seat)
        if place is not None:
            up = FALL * (1 - falling.get(seat, 1.0)) ** 2
            crown(round(place.size * CROWN)).draw(canvas, (place.x, place.y - place.size * CROWN_UP - up))


def draw_ribbons(canvas: Canvas, stage: Stage) -> None:
    """Draw the ribbons around whole sets that leave."""
    for what in stage.flourishes:
        if what.kind == RIBBON:
            bow().draw(canvas, what.at)


@cached
def bow() -> Piece:
    """A red band with a bow, around a stacked set."""
    return with_shadow(picture("hookie_mookie/bow", 180), 6, 110, (1, 4), (90, 85))


BESIDE_TOP = 200
"""Deck and ghosts above this line are beside the face at the top."""
LIGHT, LIGHT_STRENGTH = "#FFE9A8", 1.0
"""Light behind a set to which a chosen card can go."""
MORE = 46
DOT = 17
DOTS_HIGH = 28
DOTS_GROUND, DOTS_EDGE, DOT_OPEN = "#14254E", "#3C5296", "#8FA4DC"
PULSE = "pulse"
"""The kind of flourish that makes the number on the sign pulse."""


def furniture(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
    """Draw what is below the cards."""
    view: View = stage.view
    draw_idle(canvas, stage, theme)
    _draw_pulse(canvas, stage, theme)
    places = layout.spots_of(view, stage.floor)
    if not stage.moved_aside or places.deck[1] <= BESIDE_TOP:  # otherwise other things need its place
        draw_stock(canvas, stage, places, theme)
    for value in taking(view, stage.meant) if not stage.moved_aside else ():
        _draw_light(canvas, layout.arranged(view.sets, places.box, stage.floor.kids)[value])


def draw_stock(canvas: Canvas, stage: Stage, places: layout.TableSpots, theme: Theme) -> None:
    """Draw deck and ghost hand, unless they are empty."""
    view: View = stage.view
    if view.deck_size:
        draw_deck(canvas, cards_left(view), places, theme)
    if view.ghost_size:
        words = stage.voice.words(say("-hookie_mookie-ghosts", count=view.ghost_size))
        draw_ghosts(canvas, view.ghost_size, words, places, theme)


def over(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
    """Draw the marks on the sets: how many of its four natural cards each has, and whether a card can go there."""
    if stage.moved_aside:
        return
    view: View = stage.view
    there = layout.arranged(view.sets, layout.spots_of(view, stage.floor).box, stage.floor.kids)
    places = {
        value: tuple(card.slot for card in stage.table.cards(layout.zone_of(value))) or there[value] for value in there
    }
    open_to = taking(view, stage.meant)
    lowest = max((slots[0].y for slots in places.values()), default=0.0)
    for known in view.sets:
        slots = places[known.value]
        marks = dots(natural(known), round(there[known.value][-1].width * 0.9))
        x, y = layout.marks_at(slots, lowest, stage.floor.kids)
        marks.draw(canvas, (x, y - 3))
        if known.value in open_to:
            more().draw(canvas, (slots[-1].x + slots[-1].width / 2 - 6, y - 6))


def natural(known: TableSet) -> int:
    """Return the number of a set's natural cards, up to four; 0 for the open set (HM-31)."""
    return 0 if known.value == OPEN else sum(card != JOKER for card in known.cards)


def taking(view: View, meant: Cards) -> tuple[str, ...]:
    """Return the sets that accept the chosen cards: one value, and jokers (HM-24, HM-55)."""
    values = {VALUE[Card(card)] for card in meant} - {OPEN}
    if not meant or len(values) > 1:
        return ()
    if not values:
        return tuple(known.value for known in view.sets)
    value = values.pop()
    return next(((name,) for name in (value, OPEN) if find(view.sets, name)), ())


@cached
def dots(there: int, most: int) -> Piece:
    """Four dots, full for each natural card of a set. The open set has a star, because it accepts any value."""
    if there == 0:
        star = picture("icons/star", DOTS_HIGH - 6)
        wide = DOTS_HIGH + 18
        paper = board(wide, DOTS_HIGH, DOTS_GROUND, DOTS_HIGH // 2, DOT_OPEN, 2).copy()
        put(paper, star, center=(wide // 2, DOTS_HIGH // 2))
        return with_shadow(paper, 4, 90, (1, 3))
    step = min(DOT + 6, (most - 12) / COMPLETE)
    wide = round(step * COMPLETE + 12)
    radius = min(DOT, step - 4) / 2
    shapes = "".join(
        f'<circle cx="{6 + step * (i + 0.5):.1f}" cy="{DOTS_HIGH / 2}" r="{radius - (0 if i < there else 1.5):.1f}" '
        + (f'fill="{CREAM}"/>' if i < there else f'fill="none" stroke="{DOT_OPEN}" stroke-width="3"/>')
        for i in range(COMPLETE)
    )
    paper = board(wide, DOTS_HIGH, DOTS_GROUND, DOTS_HIGH // 2, DOTS_EDGE, 2).copy()
    paper.blit(fragment(shapes, (wide, DOTS_HIGH)), (0, 0))
    return with_shadow(paper, 4, 90, (1, 3))


@cached
def more() -> Piece:
    """A plus on green: a card can go there."""
    shape = (
        f'<circle cx="50" cy="50" r="46" fill="{GOOD}" stroke="{CREAM}" stroke-width="8"/>'
        f'<path d="M50 26V74M26 50H74" stroke="{CREAM}" stroke-width="14" stroke-linecap="round"/>'
    )
    return with_shadow(fragment(shape, (100, 100), (MORE, MORE)), 4, 110, (1, 3))


def _draw_light(canvas: Canvas, slots: tuple[Slot, ...]) -> None:
    """Draw light behind a set that accepts the chosen cards."""
    reach = slots[-1].x - slots[0].x + slots[0].width
    shine = spot(round(reach * 1.75), round(slots[0].height * 1.7), LIGHT, LIGHT_STRENGTH)
    at = (round((slots[0].x + slots[-1].x) / 2), round(slots[0].y))
    put(canvas, shine, center=at)


def _draw_pulse(canvas: Canvas, stage: Stage, theme: Theme) -> None:
    """Draw the number on the sign, enlarged for a moment."""
    beat = next((what for what in stage.flourishes if what.kind == PULSE), None)
    if beat is None:
        return
    x, y = number_at(theme)
    share = round(4 * beat.share * (1 - beat.share) * 4) / 4
    put(canvas, pulsing(cards_left(stage.view), share, theme), center=(SUN_AT[0] + x, SUN_AT[1] + y))
