"""Common parts of tools that measure computer players: their command line, and the match that is played. A wrong name
is reported in one line, with exit status 2."""

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
"""The measured variant of games whose first one is not measured."""


def parser(doc: str | None, who: str, **more: int | str | tuple[str, ...]) -> ArgumentParser:
    """Return the parser of a tool that takes a game, then `who` (players) if it is named, then `more`. Each of `more`
    has its default, or a tuple of all its values, the default first. `doc` is the docstring of the tool."""
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
    """Return the levels between commas; `begun` reports one that does not play the game, or an unknown character."""
    named = words.split(",")
    for name in named:
        try:
            level, _ = parted(name)
        except ValueError as error:
            begun.error(str(error))
        if level not in game.levels:
            begun.error(f"{game.name} has no player '{level}' (known: {', '.join(game.levels)})")
    return named


def measured_in(game: Game) -> str:
    """Return the name of the measured variant."""
    return VARIANT.get(game.name, game.variants[0].name)


def new_match(game: Game) -> Match:
    """Return the measured match, before its first step."""
    return Match(game, game.setup(measured_in(game), PLAYERS, {}))


def turns(match: Match, deal: int) -> Iterator[Seat]:
    """The first seat that the match waits for, until the match is over; the caller submits its step each time. Chance
    is drawn between them, by that deal."""
    dealer = SeededDealer(deal)
    while not match.over:
        match.deal(dealer)
        yield from match.waiting()[:1]


def hands_of(match: Match) -> int:
    """Return how many hands are over; a match without hands counts as one."""
    return len(getattr(match.view("public"), "sheet", (1,) if match.over else ()))


def is_choice(prompts: Sequence[Prompt]) -> bool:
    """Whether these questions have more than one answer."""
    return len(prompts) > 1 or prompts[0].count() != 1
