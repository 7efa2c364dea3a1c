"""What comes before the table of Hookie-Mookie: crowns on faces, the ribbon of a whole set, the flip under way."""

from game.canvas import Canvas
from game.theme import Theme
from scenes.games.hookie_mookie.flip import Flip, of_view
from scenes.games.hookie_mookie.flip_drawing import draw_flip
from scenes.games.hookie_mookie.toys import draw_crowns, draw_ribbons
from scenes.seating import Seating
from scenes.table.props import Props


def front(canvas: Canvas, props: Props, seating: Seating, theme: Theme) -> None:
    """A flip stands there as long as the story wants it, in public as long as cards are chosen for it."""
    draw_crowns(canvas, props)
    draw_ribbons(canvas, props)
    scene = props.tableau
    if scene is None and props.floor.public:
        scene = of_view(props.view, large=props.floor.large)
    if isinstance(scene, Flip):
        draw_flip(canvas, scene, props.table, seating, theme)
