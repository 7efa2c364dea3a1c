"""Facts that tests over all games need about each, so that they walk the registry and name no game. Each game has them
in `tests/games/<game>/`: `sample.py` for its rules and computer players, `screen_sample.py` for its table."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from math import inf
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
class Bots:
    """How the computer players of a game are tried."""

    tables: tuple[Way, ...]
    alone: int = 1
    """Matches of each level at each table."""
    deals: int = 2
    """Matches of mixed levels at each table."""
    steps: int | None = None
    """Steps of such a match; None for all."""
    twin_steps: float = inf
    """Steps of a match that is compared with twins."""
    every: int = 4
    """One of so many answers is compared."""
    at: int = 0
    """Index of the seat that is asked among those that answer at the same time."""
    seedless: tuple[str, ...] = ()
    """Levels whose answers need no chance."""
    searching: Mapping[str, int] = field(default_factory=dict)
    """Levels that try worlds, each with the number of steps from one answer to the next."""


@dataclass(frozen=True, slots=True)
class Sample:
    """Facts for tests of rules, records and computer players."""

    small: Way
    """With few seats; within 45 steps random players reach everything that can be taken back."""
    measured: Way
    """Short, with all figures of the arena."""
    figures: frozenset[str]
    """The arena's figures besides wins and scores."""
    dealt_reasons: tuple[str, ...]
    """Ends of keys of refusals, after `<game>-no-`, that only chance can hear."""
    advised_every: int
    """The coach is asked about every so many positions of a walk; fewer if it thinks longer."""
    zones: Callable[[Any], Mapping[Zone, Sequence[str]]]
    """The place of every card in a state; none is ever lost."""
    bots: Bots
    unknown_pack: bool = False
    """No viewer knows which cards are in the game."""
    coach_worlds: tuple[tuple[ModuleType, str, int], ...] = ()
    """Where the coach's number of worlds is set: the module, the constant, and a number that takes little time."""
    searching: ModuleType | None = None
    """The module whose `searched` tries worlds for a computer player: as many as its fourth argument says."""


def _no_tableau(tableau: Any, view: Any) -> None:
    raise AssertionError(tableau)


@dataclass(frozen=True, slots=True)
class ScreenSample:
    """Facts for tests of tables, boards and sentences."""

    table: Way
    """A usual table that has room for two people."""
    told: tuple[Way, ...]
    """Tables whose stories are told to the end of a match, or for a long while."""
    open_table: Way
    """Played whole with open hands, with two people among computer players."""
    twin_walks: tuple[tuple[Way, int], ...]
    """Matches whose twins are compared, each with the number of steps between two comparisons."""
    kids_matches: tuple[Way, ...]
    """Matches that together say everything that children hear."""
    longest_facts: Mapping[str, Any]
    """The longest value of each fact of its coach."""
    better_steps: tuple[Step, ...]
    """Better steps with the longest names that its coach can mention."""
    dealing: frozenset[str]
    """Keys of the captions before its first question, that a child alone is spared."""
    fullest_outlooks: tuple[Advice, ...] = ()
    """The longest outlooks of its coach, with seats 0 to 5; each fills three lines."""
    coached_after: tuple[int, ...] = (8,)
    """Steps after which the coach tells twins at its table the same."""
    kinds_of_questions: int = 1
    """In a few matches a child is asked at least so many kinds of questions."""
    kids_sentences: int = 12
    """A match for children says more different sentences than this."""
    kids_signs: tuple[str, ...] = ()
    """Texts for children on its boards and signs that are in no table of sentences."""
    kids_zones: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """By number of players, the kinds of zones whose top card a child reads from across a room."""
    own_words: str = "$^"
    """A pattern of the words that a pack brings to its table, in its own language."""
    rare: frozenset[type] = frozenset()
    """Events that these matches don't have."""
    unlaid: tuple[str, ...] = ()
    """Phases in which its cards need not lie where a screen will put them."""
    moving: tuple[str, ...] = ()
    """Kinds of zones that a screen moves between two steps."""
    tableau: Callable[[Any, Any], None] = _no_tableau
    """Checks the tableau on the stage between two steps, with the view."""
    told_sounds: frozenset[str] = frozenset()
    """Sounds that every of those matches has."""
    gaps: Mapping[str, Arg] = field(default_factory=dict)
    """Values for the gaps of its messages, besides those of every game: the longest for each."""


def sample_of(game: str) -> Sample:
    sample: Sample = import_module(f"tests.games.{game}.sample").SAMPLE
    return sample


def reasons_of(game: str) -> Mapping[str, tuple[str, ...]]:
    """The names of the facts of a game's coach, by reason."""
    whole = import_module(f"engine.games.{game}")
    module = import_module(f"engine.games.{game}.bots.advice") if hasattr(whole, "__path__") else whole
    reasons: Mapping[str, tuple[str, ...]] = module.REASONS
    return reasons


def folder_of(game: str) -> Path:
    """The folder with the tests of a game's rules."""
    return Path(str(import_module(f"tests.games.{game}.sample").__file__)).parent


def rules_of(game: str) -> Path:
    """The page with the clauses of a game; that of a test's own game is beside its tests."""
    own = folder_of(game) / "rules.md"
    return own if own.exists() else RULES / f"{game}.md"


def quiz_of(game: str) -> Mapping[str, Mapping[str, str]]:
    """The questions that a learner can answer after its lesson. Each has the beats that answer it, with words that they
    say."""
    quiz: Mapping[str, Mapping[str, str]] = import_module(f"tests.games.{game}.quiz").QUIZ
    return quiz


def screen_sample_of(game: str) -> ScreenSample:
    sample: ScreenSample = import_module(f"tests.games.{game}.screen_sample").SAMPLE
    return sample
