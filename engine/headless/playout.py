"""`playout GAME`: print the record of a whole match among bots, line by line as it happens."""

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


class LevelBots:
    """A bot of `levels[seat]` for each seat. Each has a random generator of its own, apart from the dealer's."""

    def __init__(self, seed: int, levels: Sequence[str]) -> None:
        self._seeds = tuple(Random(f"bot {seed} {seat}") for seat in range(len(levels)))
        self._levels = tuple(levels)

    def step(self, match: Match, seat: Seat) -> Step:
        """Return the step of the bot at `seat`, from that seat's knowledge only."""
        seed = self._seeds[seat].getrandbits(32)
        return match.game.decide(match.view(seat), match.heard(seat), match.prompts_of(seat), self._levels[seat], seed)


def advance(match: Match, dealer: SeededDealer, bots: LevelBots) -> Step:
    """Submit one step of a match that is not over: chance's, or that of the first seat that the table waits for."""
    asked = match.chance()
    step = dealer.answer(*asked) if asked else bots.step(match, match.waiting()[0])
    match.submit(step)
    return step


def playout(asked: Playout) -> Iterator[str]:
    """The lines of the record, with the end line if the match ends within `asked.steps` steps. BadUse is raised at
    once."""
    setup = setup_of(asked.game, asked.variant, asked.players, asked.options)
    return _lines(Match(GAMES[setup.game], setup), asked)


def _lines(match: Match, asked: Playout) -> Iterator[str]:
    dealer, bots = SeededDealer(asked.seed), LevelBots(asked.seed, (asked.bots,) * match.setup.players)
    yield header_line(match.setup)
    done = 0
    while not match.over and (asked.steps is None or done < asked.steps):
        yield step_line(advance(match, dealer, bots))
        done += 1
    if (end := match.end()) is not None:
        yield end_line(end)


def setup_of(name: str, variant: str | None, players: int | None, options: str) -> Setup:
    """Return the setup of a command line. None stands for the game's first variant and its fewest players.

    `options` is JSON. BadUse names a fault.
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
