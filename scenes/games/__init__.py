"""The games as people meet them: one package each, and here what every one of them brings."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Protocol

from engine.core.advice import Advice
from engine.core.game import Setup
from engine.core.messages import Message
from engine.games import GAMES

if TYPE_CHECKING:
    from scenes.table.childrens import Said


@dataclass(frozen=True, slots=True)
class Aid:
    """A help that the people at a table agree on before a match and that changes no rule. `values` are its amounts:
    what it is called in the match, on the screen, and what that means; `usual` and, for children, `childs` are among
    those names."""

    name: str
    title: str
    picture: str
    values: tuple[tuple[str, str, str], ...]
    usual: str
    childs: str

    def words(self, value: str) -> tuple[str, str]:
        """What a value is called and what it means."""
        return next((shown, line) for name, shown, line in self.values if name == value)


REMINDER = Aid(
    "reminder",
    "Memory",
    "cards",
    (
        ("none", "by heart", "Remembering what was shown is half the game"),
        ("list", "a list", "What was shown, and by whom, is a press away"),
    ),
    "none",
    "list",
)
"""For tables that have a sheet of what everybody has seen."""


OPEN_HANDS = Aid(
    "hands",
    "Hands",
    "eye",
    (
        ("hidden", "hidden", "Nobody sees the cards of others"),
        ("open", "open", "All see all cards. Good for learning; it does not count"),
    ),
    "hidden",
    "hidden",
)
"""For every game: whether all hands lie open for everybody, so that somebody can teach it. Always has to be chosen."""


COACH = Aid(
    "coach",
    "Coach",
    "feather",
    (
        ("off", "stays away", "Nobody can ask the coach"),
        ("on", "can be asked", "Says what is sensible and why. The score sheet tells who asked"),
    ),
    "on",
    "on",
)
"""For every game: whether whoever looks at the own hand may ask what is allowed, sensible and why."""


@dataclass(frozen=True, slots=True)
class CatalogueEntry:
    """What the house says of a game before its table is loaded: the `BILL` in its `bill.py`. `fanfare` is what its
    instruments play when somebody has won; `aids` are helps of its own."""

    game: str
    title: str
    line: str
    players: str
    fanfare: str
    aids: tuple[Aid, ...] = ()


def part(game: str, name: str) -> Any:
    """The module `name` of a game's package in this folder, loaded when it is first asked for. A small game may be one
    file, which then is each of its parts. Raises ModuleNotFoundError where there is no such game or part."""
    whole = import_module(f"{__name__}.{game}")
    return import_module(f"{__name__}.{game}.{name}") if hasattr(whole, "__path__") else whole


def bill(game: str) -> CatalogueEntry:
    """The bill of a game."""
    found: CatalogueEntry = part(game, "bill").BILL
    return found


def bills() -> tuple[CatalogueEntry, ...]:
    """The bills of all games, as they stand on the shelf from left to right."""
    return tuple(bill(game) for game in GAMES)


def aids_of(game: str) -> tuple[Aid, ...]:
    """All that a table of this game can agree on beside its rules, the game's own helps first."""
    return (*bill(game).aids, COACH, OPEN_HANDS)


@dataclass(frozen=True, slots=True)
class Page:
    """One page of the rules: a title, a few short sentences and the cards they speak of, in the words of the record.

    `variants` are those that it is for; none means all of them.
    """

    title: str
    lines: tuple[str, ...]
    cards: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    picture: str = ""
    """A file of assets/pictures without its end, where there are no cards."""


LIGHT = "light"
"""The lighter way to play, where it stands among the names of variants."""


@dataclass(frozen=True, slots=True)
class Preset:
    """A lighter way to play a game, for children: a variant and options of its own rules, and the helps that go with
    it. `title` and `line` explain it to grown-ups; `players` is how many it is meant for."""

    title: str
    line: str
    variant: str
    players: int
    options: Mapping[str, bool | int | str] = field(default_factory=lambda: MappingProxyType({}))
    aids: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))


class KidsPreset(Protocol):
    """What the `kids_preset.py` of every game has."""

    GOAL: "Said"
    """What the game is about."""
    PRESET: Preset
    PAGES: tuple[Page, ...]
    """How it is played, in a child's words."""


def kids_preset_of(game: str) -> KidsPreset:
    """The lighter way to play a game."""
    light: KidsPreset = part(game, "kids_preset")
    return light


class RulesWords(Protocol):
    """What the `rules_words.py` of every game has: its options and its rules in a newcomer's words."""

    VARIANT_TITLES: Mapping[str, str]
    VARIANT_LINES: Mapping[str, str]
    OPTION_TITLES: Mapping[str, str]
    OPTION_LINES: Mapping[str, str]
    OPTION_VALUES: Mapping[tuple[str, object], str]
    """By option and value; a number that is not in it is written with the variant's unit."""
    OPTION_PICTURES: Mapping[str, str]
    """An icon for each option."""
    TARGETS: Mapping[str, tuple[int, ...]]
    """For each variant that has a target, the values to go through."""
    UNIT: Mapping[str, str]
    """What is counted in each variant: `points`."""
    FEWEST_WINS: bool
    """Whether the lowest score is the best."""

    def pages(self, variant: str) -> tuple[Page, ...]:
        """The pages of a variant in reading order."""

    def sides(self, variant: str, players: int) -> tuple[tuple[int, ...], ...]:
        """Which seats play together; everybody alone where nobody does."""


def words_of(game: str) -> RulesWords:
    """A game's table of words for options and rules."""
    words: RulesWords = part(game, "rules_words")
    return words


def sides_of(setup: Setup) -> tuple[tuple[int, ...], ...]:
    """The seats of each side of a match."""
    return words_of(setup.game).sides(setup.variant, setup.players)


class AdviceWords(Protocol):
    """What the `advice_words.py` of every game has: its coach's sentences."""

    def sentence(self, advice: Advice, names: Sequence[str]) -> str | Message:
        """Why a seat would take the step of the advice, or did, in one sentence of at most 90 characters."""

    def outlook(self, advice: Advice, names: Sequence[str]) -> Sequence[str | Message]:
        """What the seat may expect, in up to three short lines; often none."""


def advice_words_of(game: str) -> AdviceWords:
    """The sentences of a game's coach."""
    words: AdviceWords = part(game, "advice_words")
    return words
