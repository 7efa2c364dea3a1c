"""What comes and goes over the table of Hookie-Mookie: crowns, the ribbon of a whole set, the flip under way."""

from engine.games.hookie_mookie.view import View
from game.canvas import Canvas
from game.draw.cache import cached
from game.draw.paper import Piece, with_shadow
from game.draw.svg import fragment, picture
from game.theme import Theme
from scenes.games.hookie_mookie.art.flip_drawing import draw_flip
from scenes.games.hookie_mookie.art.piles import RED
from scenes.games.hookie_mookie.boards.flip import Flip, of_view
from scenes.seating import Seating
from scenes.table.stage.stage import Stage

CROWN, CROWN_UP = 0.62, 0.4  # of the face's size
CROWNED, RIBBON = "crowned", "ribbon"
"""Kinds of flourishes: a crown falls on a face, a ribbon ties a whole set."""
FALL = 220  # px that a crown falls


def draw_crowns(canvas: Canvas, stage: Stage) -> None:
    """Whoever is out wears a crown (HM-61); it falls onto the face when a hand is empty."""
    view: View = stage.view
    falling = {round(what.at[0]): what.share for what in stage.flourishes if what.kind == CROWNED}
    for seat in view.out:
        place = stage.floor.place(seat)
        if place is not None:
            up = FALL * (1 - falling.get(seat, 1.0)) ** 2
            crown(round(place.size * CROWN)).draw(canvas, (place.x, place.y - place.size * CROWN_UP - up))


def draw_ribbons(canvas: Canvas, stage: Stage) -> None:
    """What ties a whole set while it leaves."""
    for what in stage.flourishes:
        if what.kind == RIBBON:
            bow().draw(canvas, what.at)


@cached
def bow() -> Piece:
    """A red band round a stacked set, with its bow."""
    shape = (
        f'<rect x="0" y="74" width="180" height="22" fill="{RED}"/><path d="M0 78H180" stroke="#FFFFFF" '
        f'stroke-opacity=".35" stroke-width="3" stroke-dasharray="9 7"/>'
        f'<path d="M90 84C60 40 20 44 34 84C20 124 60 126 90 84C120 126 160 124 146 84C160 44 120 40 90 84Z" '
        f'fill="#D6402E"/><path d="M90 90L64 150L84 140L90 96L98 140L118 150Z" fill="{RED}"/>'
        f'<circle cx="90" cy="85" r="15" fill="#7E1710"/>'
    )
    return with_shadow(fragment(shape, (180, 160)), 6, 110, (1, 4), (90, 85))


@cached
def crown(width: int) -> Piece:
    """A crown that sits on a face; its anchor is the middle of its lower edge."""
    shape = picture("crown", width)
    return with_shadow(shape, 6, 110, (1, 4), (width / 2, shape.get_height()))


def front(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
    """A flip stands there as long as the story wants it, in public as long as cards are chosen for it."""
    draw_crowns(canvas, stage)
    draw_ribbons(canvas, stage)
    scene = stage.tableau
    if scene is None and stage.floor.public:
        scene = of_view(stage.view, large=stage.floor.large)
    if isinstance(scene, Flip):
        draw_flip(canvas, scene, stage.table, seating, theme)
