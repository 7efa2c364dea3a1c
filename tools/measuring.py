"""Shared parts of tools that measure computer players: the command line, and the match that is played.

Wrong arguments give one line and exit status 2.
"""

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence

from engine.core.characters import BotName
from engine.core.dealers import SeededDealer
from engine.core.game import Game
from engine.core.match import Match
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.games import GAMES

PLAYERS = 4
VARIANT = {"rook": "classic"}
"""Measured variants of games for which it is not the first one."""


def parser(doc: str | None, who: str, **more: int | str | tuple[str, ...]) -> ArgumentParser:
    """A parser for a game, then `who` plays (if not ""), then the optional arguments `more`. Each of these has its
    default, or its choices with the default first. `doc`: the docstring of the tool's module."""
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
    """Split `words` at commas into players of the game, each a level with or without a character. Ends the program for
    an unknown one."""
    named = words.split(",")
    for name in named:
        bot = BotName.read(name)
        try:
            _ = bot.manner
        except ValueError as error:
            begun.error(str(error))
        if bot.level not in game.levels:
            begun.error(f"no player called '{bot.level}' plays {game.name} (there are {', '.join(game.levels)})")
    return named


def measured_in(game: Game) -> str:
    """The name of the measured variant."""
    return VARIANT.get(game.name, game.variants[0].name)


def new_match(game: Game) -> Match:
    """The measured match before its first step."""
    return Match(game, game.setup(measured_in(game), PLAYERS, {}))


def turns(match: Match, deal: int) -> Iterator[Seat]:
    """Yield the first waiting seat until the match is over. The caller submits the step of that seat. Chance answers in
    between, with the seed `deal`."""
    dealer = SeededDealer(deal)
    while not match.over:
        match.deal(dealer)
        yield from match.waiting()[:1]


def hands_of(match: Match) -> int:
    """Number of finished hands. A match without hands counts as one."""
    return len(getattr(match.view("public"), "sheet", (1,) if match.over else ()))


def is_choice(prompts: Sequence[Prompt]) -> bool:
    """Whether a seat with these questions has more than one possible answer."""
    return len(prompts) > 1 or prompts[0].count() != 1
