"""What tools that measure computer players are asked for on the command line. Who asks for what there is not is told so
in one line, below how they are called, with exit status 2."""

from argparse import ArgumentParser
from collections.abc import Sequence

from engine.core.characters import parted
from engine.core.game import Game
from engine.games import GAMES


def parser(doc: str | None) -> ArgumentParser:
    """Of a tool that begins with a game; `doc` is the docstring of its module."""
    begun = ArgumentParser(description=(doc or "").partition("\n")[0])
    begun.add_argument("game", choices=tuple(GAMES))
    return begun


def players(begun: ArgumentParser, game: Game, words: str) -> Sequence[str]:
    """Levels between commas, each of which plays the game, in a manner that there is."""
    named = words.split(",")
    for name in named:
        try:
            level, _ = parted(name)
        except ValueError as error:
            begun.error(str(error))
        if level not in game.levels:
            begun.error(f"nobody called '{level}' plays {game.name} (there are {', '.join(game.levels)})")
    return named
