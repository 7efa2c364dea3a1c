"""What tests over all games need to know of one, so that they walk the registry and name none: each game brings it in
`tests/games/<game>/`, `sample.py` for its rules and computer players, `screen_sample.py` for its table."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from engine.core.advice import Advice
from engine.core.messages import Arg
from engine.core.steps import Step
from engine.core.zones import Zone
from tools.clauses import RULES


class Way(NamedTuple):
    """A way to set a game up."""

    variant: str
    players: int
    options: Mapping[str, bool | int | str] = {}


@dataclass(frozen=True, slots=True)
class Sample:
    """What tests of rules, records and computer players need of a game."""

    small: Way
    """With few seats; random players come to all that can be taken back in 45 steps."""
    measured: Way
    """Short, and all that the arena measures comes up."""
    figures: frozenset[str]
    """What the arena measures of it then besides wins and scores."""
    dealt_reasons: tuple[str, ...]
    """How the keys of refusals go on, behind `<game>-no-`, that only chance can hear."""
    advised_every: int
    """One of so many positions of a walk is laid before its coach; where that thinks longer, fewer."""
    zones: Callable[[Any], Mapping[Zone, Sequence[str]]]
    """Where every card lies in a state: none is ever lost."""
    coach_worlds: tuple[tuple[ModuleType, str, int], ...] = ()
    """Where its coach says how many worlds it tries: the module, the constant, and a number that is soon done."""
    searching: ModuleType | None = None
    """The module whose `searched` tries worlds out for a computer player: as many as its fourth argument says."""


@dataclass(frozen=True, slots=True)
class ScreenSample:
    """What tests of tables, boards and sentences need of a game."""

    table: Way
    """A usual table that has room for two people."""
    open_table: Way
    """Played whole with open hands, with two people among computer players."""
    twin_walks: tuple[tuple[Way, int], ...]
    """Matches whose twins are looked at, each with one in how many steps is compared at least."""
    kids_matches: tuple[Way, ...]
    """Matches that between them say all that children hear."""
    longest_facts: Mapping[str, Any]
    """The longest that each fact of its coach can be."""
    better_steps: tuple[Step, ...]
    """Better steps with the longest names that its coach can speak of."""
    fullest_outlooks: tuple[Advice, ...] = ()
    """The longest that its coach can expect, with seats 0 to 5; each fills three lines."""
    coached_after: tuple[int, ...] = (8,)
    """Steps after which twins at its table are told the same by the coach."""
    kids_sentences: int = 12
    """A match for children says more different ones than so many."""
    kids_signs: tuple[str, ...] = ()
    """What stands for children on its boards and signs, which no table of sentences has."""
    kids_zones: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """By number of players, the kinds of zones whose top card a child reads across a room."""
    own_words: str = "$^"
    """A pattern of the words that a pack brings to its table, whatever language everything else is said in."""
    gaps: Mapping[str, Arg] = field(default_factory=dict)
    """What the gaps of its messages mean, beside those that every game has: the longest that each is filled with."""


def sample_of(game: str) -> Sample:
    sample: Sample = import_module(f"tests.games.{game}.sample").SAMPLE
    return sample


def reasons_of(game: str) -> Mapping[str, tuple[str, ...]]:
    """By reason of a game's coach, the names of its facts."""
    whole = import_module(f"engine.games.{game}")
    module = import_module(f"engine.games.{game}.bots.advice") if hasattr(whole, "__path__") else whole
    reasons: Mapping[str, tuple[str, ...]] = module.REASONS
    return reasons


def folder_of(game: str) -> Path:
    """The folder with the tests of a game's rules."""
    return Path(str(import_module(f"tests.games.{game}.sample").__file__)).parent


def rules_of(game: str) -> Path:
    """The page with the clauses of a game; that of a test's own game stands beside its tests."""
    own = folder_of(game) / "rules.md"
    return own if own.exists() else RULES / f"{game}.md"


def screen_sample_of(game: str) -> ScreenSample:
    sample: ScreenSample = import_module(f"tests.games.{game}.screen_sample").SAMPLE
    return sample
