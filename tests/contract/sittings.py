"""Sittings: every game, variant and number of players, with every option at its values, walked at random."""

from collections import Counter
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass
from functools import cache
from itertools import islice
from random import Random

from engine.core.dealers import SeededDealer
from engine.core.game import Game, Option, Setup, Variant
from engine.core.match import Match
from engine.core.prompts import Prompt
from engine.core.sampling import any_some, any_value
from engine.core.seats import CHANCE
from engine.core.shapes import Run, Some
from engine.core.steps import Step
from engine.games import GAMES
from engine.headless.playout import LevelBots, advance

SEEDS = (1, 2, 3)
LONGEST = 150
"""Steps of a walk: beyond the first hands of every game, short enough to be cut at every step."""
ENDLESS = 5_000
"""Steps after which a short match must be over."""
FEW = 12
"""Ways to set up a variant up to which all of them are tried."""
PLENTY = 500
"""Runs of cards from which one is drawn; all of them are too many."""
_FREE = 0.15
"""How often a walk takes an optional step."""
_FIRST = 0.5
"""How often a walk takes the first offered verb, so that auctions and the like end."""


@dataclass(frozen=True)
class Session:
    """A game set up in one way."""

    game: Game
    setup: Setup
    seed: int

    def __str__(self) -> str:
        options = "".join(f"-{name}={value}" for name, value in self.setup.options.items())
        return f"{self.game.name}-{self.setup.variant}-{self.setup.players}{options}-{self.seed}"

    def __hash__(self) -> int:
        return hash(str(self))


def _others(option: Option) -> list[bool | int | str]:
    """Values of an option other than its default: all if they are few, of numbers the least (or the most)."""
    if isinstance(option.default, bool):
        return [not option.default]
    if isinstance(option.default, int):
        return [option.least if option.least != option.default else option.most]
    return [choice for choice in option.choices if choice != option.default]


def _option_sets(variant: Variant) -> list[dict[str, bool | int | str]]:
    """The defaults, then each option alone at each other value, then all of them changed at once."""
    single = [{option.name: value} for option in variant.options for value in _others(option)]
    every = {option.name: _others(option)[-1] for option in variant.options}
    sets = [{}, *single, every]
    return [chosen for at, chosen in enumerate(sets) if chosen not in sets[:at]]


def _sittings() -> Iterator[Session]:
    for game in GAMES.values():
        uses: Counter[int] = Counter()
        for variant in game.variants:
            for seed, (players, options) in enumerate(_setups(variant, uses)):
                yield Session(game, game.setup(variant.name, players, options), SEEDS[seed % len(SEEDS)])


def _setups(variant: Variant, uses: Counter[int]) -> Iterator[tuple[int, dict[str, bool | int | str]]]:
    """Every number of players with every set of options if these are few. If not, every set with the number that was
    used least so far in this game, and every number that no variant has used yet."""
    sets = _option_sets(variant)
    pairs = [(players, options) for options in sets for players in variant.seats(options)]
    if len(pairs) <= FEW:
        yield from pairs
        return
    for options in sets:
        players = min(variant.seats(options), key=lambda number: uses[number])
        uses[players] += 1
        yield players, options
    for players, options in pairs:
        if not uses[players]:
            uses[players] += 1
            yield players, options


SITTINGS = tuple(_sittings())


def short(session: Session) -> Setup:
    """The same setup with all numbers among its options at their least, so that it ends soon. Numbers that depend on
    the number of players stay."""
    variant = session.game.variant(session.setup.variant)
    asked = {name for name, _, _ in variant.more if session.setup.players not in variant.players}
    numbers = [option for option in variant.options if type(option.default) is int and option.name not in asked]
    least = {option.name: option.least for option in numbers}
    return session.game.setup(variant.name, session.setup.players, {**session.setup.options, **least})


def any_step(prompt: Prompt, rng: Random) -> Step:
    """A step that `prompt` offers, drawn by `rng`; fewer cards are not likelier than many."""
    match prompt.shape:
        case Run():
            return rng.choice(some(prompt.steps(), PLENTY))
        case Some(must=must, sizes=sizes) as cards:
            return prompt.answer(any_some(cards, rng.choice(sizes) - len(must), rng))
        case shape:
            return prompt.answer(any_value(shape, rng))


def next_step(match: Match, dealer: SeededDealer, rng: Random) -> Step:
    """A legal step at random."""
    prompts = match.prompts()
    asked = [prompt for prompt in prompts if not prompt.interrupts]
    free = [prompt for prompt in prompts if prompt.interrupts]
    if asked[0].who == CHANCE:
        return dealer.answer(*asked)
    if free and rng.random() < _FREE:
        return any_step(rng.choice(free), rng)
    seat = rng.choice(match.waiting())
    own = [prompt for prompt in asked if prompt.who == seat]
    return any_step(own[0] if rng.random() < _FIRST else rng.choice(own), rng)


def wander(match: Match, dealer: SeededDealer, rng: Random) -> None:
    """Take one legal step at random."""
    match.submit(next_step(match, dealer, rng))


@cache
def walked(session: Session) -> Match:
    """A match of at most `LONGEST` random steps; do not change it."""
    match = Match(session.game, session.setup)
    dealer, rng = SeededDealer(session.seed), Random(session.seed)
    while not match.over and len(match.steps) < LONGEST:
        wander(match, dealer, rng)
    return match


@cache
def _stations(session: Session) -> tuple[Match, ...]:
    """The walk again: a match before its first step and after each of them."""
    match = Match(session.game, session.setup)
    stations = [copy(match)]
    for step in walked(session).steps:
        match.submit(step)
        stations.append(copy(match))
    return tuple(stations)


def positions(session: Session, every: int = 1) -> Iterator[Match]:
    """The match before its first step, after each `every`th and at its end; do not change them."""
    stations = _stations(session)
    last = len(stations) - 1
    return (match for at, match in enumerate(stations) if at % every == 0 or (at == last and match.over))


@cache
def played_out(session: Session) -> Match:
    """A `short` match that beginners have played to its end; do not change it."""
    match = Match(session.game, short(session))
    dealer, bots = SeededDealer(session.seed), LevelBots(session.seed, session.game.levels[:1] * session.setup.players)
    while not match.over:
        advance(match, dealer, bots)
        assert len(match.steps) < ENDLESS
    return match


def some(steps: Iterator[Step], most: int) -> list[Step]:
    """The first few of perhaps very many steps."""
    return list(islice(steps, most))
