"""`playout GAME`: the record of a whole game among bots, line by line as it happens."""

from collections.abc import Iterator
from random import Random

from engine.core.dealers import SeededDealer
from engine.core.game import BadSetup, Game, Setup
from engine.core.jsonlines import BadLine, read_object
from engine.core.match import Match
from engine.core.records import end_line, header_line, step_line
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.core.words import quoted
from engine.games import GAMES
from engine.headless.arguments import BadUse, Playout


class Bots:
    """A bot for each seat with a random generator of its own, none of them the dealer's."""

    def __init__(self, seed: int, players: int, level: str) -> None:
        self._seeds = tuple(Random(f"bot {seed} {seat}") for seat in range(players))
        self._level = level

    def step(self, match: Match, seat: Seat) -> Step:
        """What the bot at `seat` does; it gets nothing but what that seat may know."""
        seed = self._seeds[seat].getrandbits(32)
        return match.game.decide(match.view(seat), match.heard(seat), match.asks(seat), self._level, seed)


def advance(match: Match, dealer: SeededDealer, bots: Bots) -> Step:
    """One step of a match that is not over: chance's, or that of the first seat that the table waits for."""
    asked = match.chance()
    step = dealer.answer(*asked) if asked else bots.step(match, match.waiting()[0])
    match.submit(step)
    return step


def playout(asked: Playout) -> Iterator[str]:
    """The lines of the record, the end line too if the game gets there within `asked.steps` steps; BadUse at once."""
    game = GAMES.get(asked.game)
    if game is None:
        raise BadUse(f"there is no game {quoted(asked.game)} (known: {', '.join(GAMES)})")
    return _lines(Match(game, _setup(game, asked)), asked)


def _lines(match: Match, asked: Playout) -> Iterator[str]:
    dealer, bots = SeededDealer(asked.seed), Bots(asked.seed, match.setup.players, asked.bots)
    yield header_line(match.setup)
    done = 0
    while not match.over and (asked.steps is None or done < asked.steps):
        yield step_line(advance(match, dealer, bots))
        done += 1
    if (end := match.end()) is not None:
        yield end_line(end)


def _setup(game: Game, asked: Playout) -> Setup:
    variant = game.variants[0].name if asked.variant is None else asked.variant
    try:
        options = read_object(asked.options)
        players = min(game.variant(variant).players) if asked.players is None else asked.players
        return game.setup(variant, players, options)
    except BadLine as error:
        raise BadUse(f"--options: {error}") from None
    except BadSetup as error:
        raise BadUse(str(error)) from None
