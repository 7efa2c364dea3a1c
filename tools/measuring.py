"""What tools that measure computer players have in common: what they are asked on the command line, and the match that
is played. Who asks for what there is not is told so in one line, with exit status 2."""

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence

from engine.core.characters import parted
from engine.core.dealers import SeededDealer
from engine.core.game import Game
from engine.core.match import Match
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.games import GAMES

PLAYERS = 4
VARIANT = {"rook": "classic"}
"""What is played where it is not the first variant."""


def parser(doc: str | None, who: str, **more: int | str | tuple[str, ...]) -> ArgumentParser:
    """Of a tool that is told a game, then `who` plays, if it is named, then `more`: each as it usually is, or all that
    it may be, the usual first. `doc` is the docstring of its module."""
    begun = ArgumentParser(description=(doc or "").partition("\n")[0])
    begun.add_argument("game", choices=tuple(GAMES))
    if who:
        begun.add_argument(who)
    for name, usual in more.items():
        if isinstance(usual, tuple):
            begun.add_argument(name, nargs="?", default=usual[0], choices=usual)
        else:
            begun.add_argument(name, nargs="?", default=usual, type=type(usual))
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


def measured_in(game: Game) -> str:
    """The name of the variant."""
    return VARIANT.get(game.name, game.variants[0].name)


def new_match(game: Game) -> Match:
    """The match that is measured, before its first step."""
    return Match(game, game.setup(measured_in(game), PLAYERS, {}))


def turns(match: Match, deal: int) -> Iterator[Seat]:
    """Whoever is waited for first, until the match is over; who goes through these submits what that seat does. Chance
    does what it has to in between, by that deal."""
    dealer = SeededDealer(deal)
    while not match.over:
        match.deal(dealer)
        yield from match.waiting()[:1]


def hands_of(match: Match) -> int:
    """How many hands are over; a match that has none counts as one."""
    return len(getattr(match.view("public"), "sheet", (1,) if match.over else ()))


def is_choice(prompts: Sequence[Prompt]) -> bool:
    """Whether somebody who is asked this can do more than one thing."""
    return len(prompts) > 1 or prompts[0].count() != 1
