"""`playout GAME`: the record of a whole game among bots, line by line as it happens."""

from collections.abc import Iterator, Sequence
from random import Random

from engine.core.dealers import SeededDealer
from engine.core.game import BadSetup, Setup
from engine.core.jsonlines import BadLine, read_object
from engine.core.match import Match
from engine.core.records import end_line, header_line, step_line
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games import GAMES
from engine.headless.arguments import BadUse, Playout


class Bots:
    """A bot of `levels[seat]` for each seat with a random generator of its own, none of them the dealer's."""

    def __init__(self, seed: int, levels: Sequence[str]) -> None:
        self._seeds = tuple(Random(f"bot {seed} {seat}") for seat in range(len(levels)))
        self._levels = tuple(levels)

    def step(self, match: Match, seat: Seat) -> Step:
        """What the bot at `seat` does; it gets nothing but what that seat may know."""
        seed = self._seeds[seat].getrandbits(32)
        return match.game.decide(match.view(seat), match.heard(seat), match.asks(seat), self._levels[seat], seed)


def advance(match: Match, dealer: SeededDealer, bots: Bots) -> Step:
    """One step of a match that is not over: chance's, or that of the first seat that the table waits for."""
    asked = match.chance()
    step = dealer.answer(*asked) if asked else bots.step(match, match.waiting()[0])
    match.submit(step)
    return step


def playout(asked: Playout) -> Iterator[str]:
    """The lines of the record, the end line too if the game gets there within `asked.steps` steps; BadUse at once."""
    setup = setup_of(asked.game, asked.variant, asked.players, asked.options)
    return _lines(Match(GAMES[setup.game], setup), asked)


def _lines(match: Match, asked: Playout) -> Iterator[str]:
    dealer, bots = SeededDealer(asked.seed), Bots(asked.seed, (asked.bots,) * match.setup.players)
    yield header_line(match.setup)
    done = 0
    while not match.over and (asked.steps is None or done < asked.steps):
        yield step_line(advance(match, dealer, bots))
        done += 1
    if (end := match.end()) is not None:
        yield end_line(end)


def setup_of(name: str, variant: str | None, players: int | None, options: str) -> Setup:
    """The setup that a command line asks for; what is None is the game's first variant and its fewest players.

    `options` is JSON. BadUse says what makes no sense.
    """
    game = GAMES[name]
    variant = game.variants[0].name if variant is None else variant
    try:
        chosen = read_object(options)
        setup = game.setup(variant, min(game.variant(variant).players) if players is None else players, chosen)
        if game.prepare:
            game.prepare(setup)
        return setup
    except BadLine as error:
        raise BadUse(f"--options: {error}") from None
    except BadSetup as error:
        raise BadUse(str(error)) from None
