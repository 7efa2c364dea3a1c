"""What stands on the table of Hookie-Mookie: deck and ghost hand, and what each set still takes."""

from engine.core.cards import Card, Cards
from engine.games.hookie_mookie.cards import COMPLETE, JOKER, OPEN, VALUE, TableSet, find
from engine.games.hookie_mookie.view import View
from game.canvas import Canvas
from game.cards.slots import Slot
from game.draw.cache import cached
from game.draw.paper import Piece, board, spot, with_shadow
from game.draw.svg import fragment, picture
from game.theme import CREAM, GOOD, Theme
from scenes.games.hookie_mookie.art.backdrop import cards_left
from scenes.games.hookie_mookie.art.idle import draw_idle
from scenes.games.hookie_mookie.art.piles import draw_deck, draw_ghosts
from scenes.games.hookie_mookie.art.signs import SUN_AT, number_at, pulsing
from scenes.games.hookie_mookie.layout import arranged, marks_at, spots_of
from scenes.seating import Seating
from scenes.table.stage.stage import Stage

LIGHT, LIGHT_STRENGTH = "#FFE9A8", 1.0
"""Behind a set that takes what somebody holds."""
MORE = 46
DOT = 17
DOTS_HIGH = 28
DOTS_GROUND, DOTS_EDGE, DOT_OPEN = "#14254E", "#3C5296", "#8FA4DC"
PULSE = "pulse"
"""The kind of flourish that lets the number on the sign pulse."""


def furniture(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
    """What lies below the cards."""
    del seating
    view: View = stage.view
    draw_idle(canvas, stage, theme)
    _draw_pulse(canvas, stage, theme)
    places = spots_of(view, stage.floor)
    if view.deck_size:
        draw_deck(canvas, cards_left(view), places, theme)
    if view.ghost_size:
        draw_ghosts(canvas, view.ghost_size, places, theme)
    for value in taking(view, stage.meant):
        _draw_light(canvas, arranged(view.sets, places.box, stage.floor.kids)[value])


def over(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
    """What lies on the cards: how many of its four natural cards each set has, and where a card could go."""
    del seating, theme
    view: View = stage.view
    places = arranged(view.sets, spots_of(view, stage.floor).box, stage.floor.kids)
    open_to = taking(view, stage.meant)
    lowest = max((slots[0].y for slots in places.values()), default=0.0)
    for known in view.sets:
        slots = places[known.value]
        marks = dots(natural(known), round(slots[-1].width * 0.9))
        x, y = marks_at(slots, lowest, stage.floor.kids)
        marks.draw(canvas, (x, y - 3))
        if known.value in open_to:
            more().draw(canvas, (slots[-1].x + slots[-1].width / 2 - 6, y - 6))


def natural(known: TableSet) -> int:
    """How many of the four natural cards lie there; none in the open set (HM-31)."""
    return 0 if known.value == OPEN else sum(card != JOKER for card in known.cards)


def taking(view: View, meant: Cards) -> tuple[str, ...]:
    """Sets on the table that take what somebody at the hand means: cards of one value, and jokers (HM-24, HM-55)."""
    values = {VALUE[Card(card)] for card in meant} - {OPEN}
    if not meant or len(values) > 1:
        return ()
    if not values:
        return tuple(known.value for known in view.sets)
    value = values.pop()
    return next(((name,) for name in (value, OPEN) if find(view.sets, name)), ())


@cached
def dots(there: int, most: int) -> Piece:
    """Four dots, full for each natural card that lies there; a star for the open set, which takes anything."""
    if there == 0:
        star = picture("icons/star", DOTS_HIGH - 6)
        wide = DOTS_HIGH + 18
        paper = board(wide, DOTS_HIGH, DOTS_GROUND, DOTS_HIGH // 2, DOT_OPEN, 2).copy()
        paper.blit(star, star.get_rect(center=(wide // 2, DOTS_HIGH // 2)))
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
    """A plus on green: a card could go there."""
    shape = (
        f'<circle cx="50" cy="50" r="46" fill="{GOOD}" stroke="{CREAM}" stroke-width="8"/>'
        f'<path d="M50 26V74M26 50H74" stroke="{CREAM}" stroke-width="14" stroke-linecap="round"/>'
    )
    return with_shadow(fragment(shape, (100, 100), (MORE, MORE)), 4, 110, (1, 3))


def _draw_light(canvas: Canvas, slots: tuple[Slot, ...]) -> None:
    """A set that takes what is meant lies in a light."""
    reach = slots[-1].x - slots[0].x + slots[0].width
    shine = spot(round(reach * 1.75), round(slots[0].height * 1.7), LIGHT, LIGHT_STRENGTH)
    at = (round((slots[0].x + slots[-1].x) / 2), round(slots[0].y))
    canvas.blit(shine, shine.get_rect(center=at))


def _draw_pulse(canvas: Canvas, stage: Stage, theme: Theme) -> None:
    """The number on the sign, larger for a moment."""
    beat = next((what for what in stage.flourishes if what.kind == PULSE), None)
    if beat is None:
        return
    x, y = number_at(theme)
    share = round(4 * beat.share * (1 - beat.share) * 4) / 4
    digits = pulsing(cards_left(stage.view), share, theme)
    canvas.blit(digits, digits.get_rect(center=(round(SUN_AT[0] + x), round(SUN_AT[1] + y))))
