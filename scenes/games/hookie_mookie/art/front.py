"""What comes before the table of Hookie-Mookie: crowns on faces, the ribbon of a whole set, the flip under way."""

import pygame

from game.theme import Theme
from scenes.games.hookie_mookie.art.flip_drawing import draw_flip
from scenes.games.hookie_mookie.art.toys import draw_crowns, draw_ribbons
from scenes.games.hookie_mookie.boards.flip import Flip, of_view
from scenes.seating import Seating
from scenes.table.stage.stage import Stage


def front(canvas: pygame.Surface, stage: Stage, seating: Seating, theme: Theme) -> None:
    """A flip stands there as long as the story wants it, in public as long as cards are chosen for it."""
    draw_crowns(canvas, stage)
    draw_ribbons(canvas, stage)
    scene = stage.tableau
    if scene is None and stage.floor.public:
        scene = of_view(stage.view, large=stage.floor.large)
    if isinstance(scene, Flip):
        draw_flip(canvas, scene, stage.table, seating, theme)
