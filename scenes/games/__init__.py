"""The games as people meet them: one package each, and here what every one of them brings."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import Any, Protocol

from engine.core.advice import Advice
from engine.core.clauses import ClauseTable
from engine.core.game import Setup
from engine.core.messages import Message, say
from engine.games import GAMES
from game.cards.deck import Deck

Value = bool | int | str
"""What an option of a match is set to."""


@dataclass(frozen=True, slots=True)
class Aid:
    """A help that the people at a table agree on before a match and that changes no rule. `values` are its amounts:
    what it is called in the match, on the screen, and what that means; `usual` and, for children, `kids` are among
    those names. `variants` are those for which it means something; () for all."""

    name: str
    title: Message
    picture: str
    values: tuple[tuple[str, Message, Message], ...]
    usual: str
    kids: str
    variants: tuple[str, ...] = ()

    def words(self, value: str) -> tuple[Message, Message]:
        """What a value is called and what it means."""
        return next((shown, line) for name, shown, line in self.values if name == value)


REMINDER = Aid(
    "reminder",
    say("aid-reminder"),
    "cards",
    (
        ("none", say("-aid-reminder-none"), say("aid-reminder-none-line")),
        ("list", say("-aid-reminder-list"), say("aid-reminder-list-line")),
    ),
    "none",
    "list",
)
"""For tables that have a sheet of what everybody has seen."""


MOST_DEALS = {"3": 3, "5": 5, "8": 8}
"""The limits that a table can agree on."""
DEALS = Aid(
    "deals",
    say("aid-deals"),
    "clock",
    (
        ("all", say("-aid-deals-all"), say("aid-deals-all-line")),
        *((name, say("-aid-deals-most", count=most), say("aid-deals-most-line", count=most))
          for name, most in MOST_DEALS.items()),
    ),
    "all",
    "all",
)  # fmt: skip
"""For matches of several deals: whether they end before their goal. A game says of which variants it is."""


OPEN_HANDS = Aid(
    "hands",
    say("aid-hands"),
    "eye",
    (
        ("hidden", say("-aid-hands-hidden"), say("aid-hands-hidden-line")),
        ("open", say("-aid-hands-open"), say("aid-hands-open-line")),
    ),
    "hidden",
    "hidden",
)
"""For every game: whether all hands lie open for everybody, so that somebody can teach it. Always has to be chosen."""


COACH = Aid(
    "coach",
    say("aid-coach"),
    "feather",
    (
        ("off", say("-aid-coach-off"), say("aid-coach-off-line")),
        ("on", say("-aid-coach-on"), say("aid-coach-on-line")),
    ),
    "on",
    "on",
)
"""For every game: whether whoever looks at the own hand may ask what is allowed, sensible and why."""


@dataclass(frozen=True, slots=True)
class CatalogueEntry:
    """What the house says of a game before its table is loaded: the `ENTRY` of its package. `fanfare` is what its
    instruments play when somebody has won; `minutes` is how long a match takes at a usual table, as long as nobody has
    played one here (`tools.measure_evening`); `origin` says who designed and published it; `aids` are helps of its
    own."""

    game: str
    title: str
    line: Message
    players: str
    fanfare: str
    minutes: int
    origin: Message
    aids: tuple[Aid, ...] = ()


@cache
def part(game: str, name: str) -> Any:
    """The module `name` of a game's package in this folder, loaded when it is first asked for. A small game may be one
    file, which then is each of its parts. Raises ModuleNotFoundError where there is no such game or part."""
    return import_module(part_name(game, name))


def part_name(game: str, name: str) -> str:
    """What the module `part` is called; of the game only its package is loaded."""
    whole = import_module(f"{__name__}.{game}")
    return f"{__name__}.{game}.{name}" if hasattr(whole, "__path__") else f"{__name__}.{game}"


FACES = "art.faces"
"""The module of a game that paints its cards."""


def deck_of(game: str) -> Deck:
    """The cards of a game, as they are drawn: the module with its `face` and `back`."""
    deck: Deck = part(game, FACES)
    return deck


def entry_of(game: str) -> CatalogueEntry:
    """The catalogue entry of a game."""
    found: CatalogueEntry = import_module(f"{__name__}.{game}").ENTRY
    return found


def entries() -> tuple[CatalogueEntry, ...]:
    """The catalogue entries of all games, as they stand on the shelf from left to right."""
    return tuple(entry_of(game) for game in GAMES)


def aids_of(game: str) -> tuple[Aid, ...]:
    """All that a table of this game can agree on beside its rules, the game's own helps first."""
    return (*entry_of(game).aids, COACH, OPEN_HANDS)


@dataclass(frozen=True, slots=True)
class Page:
    """One page of the rules: a title, a few short sentences and the cards they speak of, in the words of the record.

    `variants` are those that it is for; none means all of them.
    """

    title: Message
    lines: tuple[Message, ...]
    """A message may have several lines."""
    cards: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    picture: str = ""
    """A file of assets/pictures without its end, where there are no cards."""
    cut: str = ""
    """The scene that shows what it says, by its id in assets/lessons/pages: a small table stands there instead."""


def page(title: Message, lines: Message | tuple[Message, ...], cut: str, *variants: str) -> Page:
    """A page with the scene `cut`, for those variants."""
    return Page(title, lines if isinstance(lines, tuple) else (lines,), variants=variants, cut=cut)


def rulings(*lines: Message) -> Page:
    """The last page of a game: what this house plays where the book is silent, as the options are set."""
    return Page(say("rules-silent"), lines)


_NOTHING: Mapping[str, Value] = MappingProxyType({})

LIGHT = "light"
"""The lighter way to play, where it stands among the names of variants."""


@dataclass(frozen=True, slots=True)
class Preset:
    """A lighter way to play a game, for children: a variant and options of its own rules, and the helps that go with
    it. `title` and `line` explain it to grown-ups; `players` is how many it is meant for."""

    title: Message
    line: Message
    variant: str
    players: int
    options: Mapping[str, Value] = field(default_factory=lambda: MappingProxyType({}))
    aids: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True, slots=True)
class Unit:
    """What is counted in a game: how so many are written, and that the most, or the `fewest`, of them win."""

    amount: Callable[[int], Message]
    wins: Message
    fewest: bool


POINTS = Unit(lambda count: say("points", count=count), say("most-points-win"), fewest=False)
FEWEST_POINTS = Unit(POINTS.amount, say("fewest-points-win"), fewest=True)
STARS = Unit(lambda count: say("stars", count=count), say("most-stars-win"), fewest=False)
CARDS = Unit(lambda count: say("cards", count=count), say("most-cards-win"), fewest=False)


class KidsPreset(Protocol):
    """What the `kids_preset.py` of every game has."""

    GOAL: Message
    """What the game is about."""
    PRESET: Preset

    def kids_pages(self, options: Mapping[str, Value]) -> tuple[Page, ...]:
        """How it is played, in a child's words; `options` are all that the variant has, as they are set."""


def kids_preset_of(game: str) -> KidsPreset:
    """The lighter way to play a game."""
    light: KidsPreset = part(game, "kids_preset")
    return light


@dataclass(frozen=True, slots=True)
class VariantWords:
    """A variant in words: its title, what it is about in a line, the values of its target to go through, where it has
    one, and what is counted in it. `seats`: by number of players, what is worth knowing of the game as so many are
    offered it."""

    title: Message
    line: Message
    targets: tuple[int, ...] = ()
    unit: Unit = POINTS
    seats: Mapping[int, Message] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True, slots=True)
class OptionWords:
    """An option in words, and its icon. A number that is none of `values` is written with the variant's unit."""

    title: Message
    line: Message
    picture: str
    values: Mapping[Value, Message] = field(default_factory=lambda: MappingProxyType({}))


class RulesWords(Protocol):
    """What the `rules_words.py` of every game has: its options and its rules in a newcomer's words."""

    VARIANTS: Mapping[str, VariantWords]
    OPTIONS: Mapping[str, OptionWords]
    CLAUSES: ClauseTable
    """The clauses of the rules that each line of the pages tells; "" for advice."""

    def pages(self, variant: str, options: Mapping[str, Value]) -> tuple[Page, ...]:
        """The pages of a variant in reading order, the `rulings` last; `options` are all that it has, as they are
        set, and every one of them shows on a page."""


def words_of(game: str) -> RulesWords:
    """A game's table of words for options and rules."""
    words: RulesWords = part(game, "rules_words")
    return words


def unit_of(game: str, variant: str) -> Unit:
    """What is counted in a variant."""
    return words_of(game).VARIANTS[variant].unit


def options_of(game: str, variant: str, changed: Mapping[str, Value] = _NOTHING) -> dict[str, Value]:
    """All options of a variant, as they usually are but for those that were changed."""
    options = GAMES[game].variant(variant).options
    return {option.name: changed.get(option.name, option.default) for option in options}


def set_to(game: str, variant: str, option: str, value: Value) -> Message:
    """What an option is set to: `300 points`."""
    found = words_of(game).OPTIONS[option].values.get(value)
    return unit_of(game, variant).amount(int(value)) if found is None else found


def sides_of(setup: Setup) -> tuple[tuple[int, ...], ...]:
    """The seats of each side of a match."""
    return GAMES[setup.game].sides(setup.variant, setup.players)


def by_seat(setup: Setup, scores: Sequence[int]) -> tuple[int, ...]:
    """What each seat has of scores by side: what its side has."""
    of = {seat: score for side, score in zip(sides_of(setup), scores, strict=True) for seat in side}
    return tuple(of[seat] for seat in range(setup.players))


LONGEST_ADVICE = 90
"""Letters of a sentence that fits one line of the coach's card."""


class AdviceWords(Protocol):
    """What the `advice_words.py` of every game has: its coach's sentences."""

    REASONS: Mapping[str, str]
    """By the coach's reason: the key of why a step is taken."""
    IDEAS: Mapping[str, str]
    """By reason: the noun of what a step that turned out to be the weaker one was meant to do."""

    def sentence(self, advice: Advice) -> Message:
        """Why a seat would take the step of the advice, or did, in one sentence of at most `LONGEST_ADVICE` letters."""

    def outlook(self, advice: Advice) -> "Sequence[Message | Odds]":
        """What the seat may expect, in up to three short lines; often none. `Odds` are shown as lamps below them."""


def nothing_expected(advice: Advice) -> tuple[Message, ...]:
    """The outlook of a coach who never names one."""
    return ()


@dataclass(frozen=True, slots=True)
class Odds:
    """How often something comes about, of a hundred times."""

    words: Message
    often: int


def advice_words_of(game: str) -> AdviceWords:
    """The sentences of a game's coach."""
    words: AdviceWords = part(game, "advice_words")
    return words
