"""Prerender: a separate process paints large pictures into the cache folder before a scene needs them.

Its arguments are folder, theme name, high contrast, bright room and the pictures' density: `python main.py prerender
FOLDER kids 0 0 1.0`.
"""

import os
import threading
from collections.abc import Iterator
from importlib import import_module
from itertools import islice, product
from pathlib import Path

from engine import program
from engine.games import GAMES
from game import surfaces
from game.draw import cache
from game.draw.curtain import cloth, valance
from game.draw.house_set import house_set
from game.helper_process import HelperProcess
from game.theme import SEAT_LOOKS, Theme
from game.widgets.house_scene import WIDE_SIDE_CURTAINS, HouseScene
from scenes.front.carousel import STANDS, theatre
from scenes.games import entries

CURTAINS = 6
"""Number of seats whose curtains are painted in advance; more people are rare."""
HOURS = 24
"""Most layers of a set that changes with its match; no set has more."""
PRERENDERED_WITHIN = 3600.0
"""Limit of seconds for all pictures; an idle machine takes ten to forty."""
LATER = (
    "scenes.lobby.seats",
    "scenes.lobby.options",
    "scenes.handover.curtain",
    "scenes.table.scene",
    "scenes.table.pause",
    "scenes.ending.results",
)
"""Modules that the title does not need, but the next minute does."""


def start(folder: Path, theme: Theme) -> HelperProcess:
    """Start the process for `theme`. It ends with the game in any case, because its standard input closes then."""
    look = (theme.name, str(int(theme.high_contrast)), str(int(theme.bright_room)))
    words = [str(folder), *look, str(surfaces.density())]
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    prerenderer = HelperProcess(
        "prerenderer", program.again(program.PRERENDER, *words), heard=False, environment=environment
    )
    prerenderer.expect(PRERENDERED_WITHIN)
    return prerenderer


def load_later() -> Iterator[str]:
    """Import the modules after the title, one at a time, in the idle time of frames."""
    for name in LATER:
        import_module(name)
        yield name
    from scenes.table.game_table import table_of  # loaded by now; the title does not need it

    for game in GAMES:
        table_of(game)
        yield game


def prerender(theme: Theme) -> None:
    """Paint all pictures that are not in the folder yet. Backdrops of the games come first, then their theatres at all
    places, then curtains in the order of seats."""
    # Imported with the tables, not with the title.
    from game.lessons import lessons
    from scenes.front.learn import stage
    from scenes.table.boards.private_board import PrivateBoards
    from scenes.table.game_table import table_of
    from scenes.table.stage.backdrop import TimeOfDay

    for game in GAMES:
        table_of(game).art.backdrop(theme)
        boards = table_of(game).feature(PrivateBoards)
        for _ in boards.sets(theme) if boards is not None else ():
            cache.clear()
    for game in GAMES:
        day = table_of(game).feature(TimeOfDay)
        for _ in islice(day.layers(theme), HOURS) if day is not None else ():
            cache.clear()
    for entry, stand in product(entries(), STANDS.values()):
        theatre(entry, stand.scale, theme)
    for game in lessons():
        stage(game, theme)
    for seat in SEAT_LOOKS[:CURTAINS]:
        cloth(seat)
        valance(seat)
        cache.clear()  # pictures on the disk need no memory here
    house_set(theme, HouseScene.light_at, WIDE_SIDE_CURTAINS, rayed=True)  # the podium


def paint(words: list[str]) -> None:
    """Paint for the arguments `words`, as described at the top of this file."""
    folder, name, high_contrast, bright_room, density = words
    cache.use_folder(Path(folder))
    for texels in sorted({min(1.0, float(density)), float(density)}):  # sharp ones after those shown at first
        surfaces.use_density(texels)
        prerender(Theme(name, high_contrast == "1", bright_room == "1"))


def main(words: list[str]) -> None:
    """Run the process."""
    threading.Thread(target=_end_with_the_game, daemon=True).start()
    paint(words)


def _end_with_the_game() -> None:
    """End this process when standard input closes. A game that was killed cannot end it, and in a kiosk the next game
    would start a second one beside it."""
    while os.read(0, 1):
        pass
    os._exit(0)
