"""What comes before the table of Spooks: the goblin trick that is on, and creatures that show themselves."""

import pygame

from game.theme import Theme
from scenes.games.spooks.art.creatures import draw_creature
from scenes.games.spooks.art.tableau_drawing import draw_tableau
from scenes.games.spooks.boards.tableau import Tableau, of_view
from scenes.seating import Seating
from scenes.table.stage.stage import Stage


def front(canvas: pygame.Surface, stage: Stage, seating: Seating, theme: Theme) -> None:
    """A trick stands there as long as the story wants it, in public as long as cards are laid for it."""
    scene = stage.tableau
    if scene is None and stage.floor.public:
        scene = of_view(stage.view, large=stage.floor.large)
    if isinstance(scene, Tableau):
        draw_tableau(canvas, scene, stage.table, seating, theme)
    for flourish in stage.flourishes:
        draw_creature(canvas, flourish)
