"""What comes before the table of Spooks: the goblin trick that is on, and creatures that show themselves."""

from game.canvas import Canvas
from game.theme import Theme
from scenes.games.spooks.creatures import draw_creature
from scenes.games.spooks.tableau import Tableau, of_view
from scenes.games.spooks.tableau_drawing import draw_tableau
from scenes.seating import Seating
from scenes.table.props import Props


def front(canvas: Canvas, props: Props, seating: Seating, theme: Theme) -> None:
    """A trick stands there as long as the story wants it, in public as long as cards are laid for it."""
    scene = props.tableau
    if scene is None and props.floor.public:
        scene = of_view(props.view, large=props.floor.large)
    if isinstance(scene, Tableau):
        draw_tableau(canvas, scene, props.table, seating, theme)
    for flourish in props.flourishes:
        draw_creature(canvas, flourish)
