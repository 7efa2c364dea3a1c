"""The games as people meet them: one package each, and the parts that each of them provides."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from itertools import groupby
from types import MappingProxyType
from typing import Any, Protocol

from engine.core.advice import Advice
from engine.core.game import Setup
from engine.core.messages import Message, say
from engine.core.steps import Step
from engine.games import GAMES
from game.cards.deck import Deck

Value = bool | int | str
"""The value of an option of a match."""


@dataclass(frozen=True, slots=True)
class TableAid:
    """A help that the people at a table agree on before a match, and that changes no rule.

    `values`: its amounts, each with its name in the match, its name on the screen, and its meaning. `usual` and, for
    children, `kids` are two of those names. `variants`: those to which it applies; () for all.
    """

    name: str
    title: Message
    picture: str
    values: tuple[tuple[str, Message, Message], ...]
    usual: str
    kids: str
    variants: tuple[str, ...] = ()

    def words(self, value: str) -> tuple[Message, Message]:
        """Return the name and the meaning of a value."""
        return next((shown, line) for name, shown, line in self.values if name == value)


REMINDER = TableAid(
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
"""For games with a sheet of public cards."""


MOST_DEALS = {"3": 3, "5": 5, "8": 8}
"""The limits that a table can agree on."""
DEALS = TableAid(
    "deals",
    say("aid-deals"),
    "clock",
    (
        ("all", say("-aid-deals-all"), say("aid-deals-all-line")),
        *(
            (name, say("-aid-deals-most", count=most), say("aid-deals-most-line", count=most))
            for name, most in MOST_DEALS.items()
        ),
    ),
    "all",
    "all",
)
"""For matches of several deals: whether they end before their target. A game names the variants to which it applies."""


OPEN_HANDS = TableAid(
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
"""For every game: whether all hands are open to all players, to teach the game. It is never the default."""


COACH = TableAid(
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
"""For every game: whether a player with an open hand may ask what is legal, sensible and why."""


@dataclass(frozen=True, slots=True)
class CatalogueEntry:
    """The description of a game before its table is loaded: the `ENTRY` of its package.

    `fanfare`: the notes for a winner. `minutes`: the length of a match at a usual table, until matches were played here
    (`tools.measure_evening`). `origin`: its designer and publisher. `aids`: helps of its own.
    """

    game: str
    title: str
    line: Message
    players: str
    fanfare: str
    minutes: int
    origin: Message
    aids: tuple[TableAid, ...] = ()


@cache
def part(game: str, name: str) -> Any:
    """Return the module `name` of a game's package in this folder, and load it at the first call. A small game may be
    one file, which then is each of its parts. Raises ModuleNotFoundError if there is no such game or part."""
    return import_module(part_name(game, name))


def part_name(game: str, name: str) -> str:
    """Return the name of the module `part`; it loads only the game's package."""
    whole = import_module(f"{__name__}.{game}")
    return f"{__name__}.{game}.{name}" if hasattr(whole, "__path__") else f"{__name__}.{game}"


FACES = "art.faces"
"""The module of a game that draws its cards."""


def deck_of(game: str) -> Deck:
    """Return the module that draws the cards of a game, with its `face` and `back`."""
    deck: Deck = part(game, FACES)
    return deck


def entry_of(game: str) -> CatalogueEntry:
    """Return the catalogue entry of a game."""
    found: CatalogueEntry = import_module(f"{__name__}.{game}").ENTRY
    return found


def entries() -> tuple[CatalogueEntry, ...]:
    """Return the catalogue entries of all games, in the order of the title screen."""
    return tuple(entry_of(game) for game in GAMES)


def aids_of(game: str) -> tuple[TableAid, ...]:
    """Return the helps that a table of this game can agree on, the game's own first."""
    return (*entry_of(game).aids, COACH, OPEN_HANDS)


@dataclass(frozen=True, slots=True)
class RulesPage:
    """One page of the rules: a title, a few short sentences and their cards, as words of a record."""

    title: Message
    lines: tuple[Message, ...]
    """A message may have several lines."""
    cards: tuple[str, ...] = ()
    picture: str = ""
    """A file of assets/pictures without suffix, for a page without cards."""
    clauses: str = ""
    """The clauses of the rules that it tells, as `RK-46, RK-50 to RK-57`."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One line of the rules: the title of its page, its words and the clauses that it tells; "" if it is advice.

    `when`: whether a match has it. `cards`: the cards beside it.
    """

    title: Message
    line: Message
    clauses: str
    when: bool = True
    cards: tuple[str, ...] = ()


SILENT = say("rules-silent")
"""The title of a game's last page: our rulings for questions that the book does not answer."""


def pages_of(*rules: Rule) -> tuple[RulesPage, ...]:
    """Return the pages of a match. Neighbours with the same title are one page."""
    pages = []
    for title, group in groupby((rule for rule in rules if rule.when), lambda rule: rule.title):
        its = tuple(group)
        cards = tuple(card for rule in its for card in rule.cards)
        told = ", ".join(rule.clauses for rule in its)
        pages.append(RulesPage(title, tuple(rule.line for rule in its), cards, clauses=told))
    return tuple(pages)


@dataclass(frozen=True, slots=True)
class Prop:
    """A thing in a clip: a card, a sign with `words`, a `picture` of assets/pictures, or else the back of a card."""

    card: str = ""
    words: Message | None = None
    picture: str = ""


@dataclass(frozen=True, slots=True)
class RuleClip:
    """One rule as a short scene, with at most three things.

    `says` tells it in at most eight words. `there` lies on the table, `moves` comes to it. `wrong` may not.
    """

    says: Message
    there: tuple[Prop, ...]
    moves: Prop
    wrong: Prop | None = None


def clips_of(game: str, variant: str) -> tuple[RuleClip, ...]:
    """Return the six clips that show how a variant is played."""
    clips: tuple[RuleClip, ...] = part(game, "clips").clips(variant)
    return clips


_NOTHING: Mapping[str, Value] = MappingProxyType({})

LIGHT = "light"
"""The name of the lighter way to play, among the names of variants."""


@dataclass(frozen=True, slots=True)
class Preset:
    """A lighter way to play a game, for children: a variant and options of its rules, and helps. `title` and `line`
    explain it to grown-ups; `players`: the numbers of players that it suits."""

    title: Message
    line: Message
    variant: str
    players: int
    options: Mapping[str, Value] = field(default_factory=lambda: MappingProxyType({}))
    aids: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True, slots=True)
class Unit:
    """The unit of a game's scores: its written form, and whether the most or the `fewest` win."""

    amount: Callable[[int], Message]
    wins: Message
    fewest: bool


POINTS = Unit(lambda count: say("points", count=count), say("most-points-win"), fewest=False)
FEWEST_POINTS = Unit(POINTS.amount, say("fewest-points-win"), fewest=True)
STARS = Unit(lambda count: say("stars", count=count), say("most-stars-win"), fewest=False)
CARDS = Unit(lambda count: say("cards", count=count), say("most-cards-win"), fewest=False)


class KidsPreset(Protocol):
    """The contents of the `kids_preset.py` of every game."""

    GOAL: Message
    """The aim of the game."""
    PRESET: Preset

    def kids_pages(self, options: Mapping[str, Value]) -> tuple[RulesPage, ...]:
        """Return the rules in words for children. `options`: all those of the variant, with their values."""


def kids_preset_of(game: str) -> KidsPreset:
    """Return the lighter way to play a game."""
    light: KidsPreset = part(game, "kids_preset")
    return light


@dataclass(frozen=True, slots=True)
class VariantWords:
    """A variant in words: its title, a line about it, the values of its target to choose from, if it has one, and its
    unit. `seats`: by number of players, a remark for a table of that size."""

    title: Message
    line: Message
    targets: tuple[int, ...] = ()
    unit: Unit = POINTS
    seats: Mapping[int, Message] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True, slots=True)
class OptionWords:
    """An option in words, and its icon. A number that is not in `values` is written with the variant's unit."""

    title: Message
    line: Message
    picture: str
    values: Mapping[Value, Message] = field(default_factory=lambda: MappingProxyType({}))


class RulesWords(Protocol):
    """The contents of the `rules_words.py` of every game: its options and its rules in words for newcomers."""

    VARIANTS: Mapping[str, VariantWords]
    OPTIONS: Mapping[str, OptionWords]

    def pages(self, variant: str, options: Mapping[str, Value]) -> tuple[RulesPage, ...]:
        """Return the pages of a variant in reading order, the `SILENT` one last. `options`: all those of the variant,
        with their values; each of them appears on a page."""


def words_of(game: str) -> RulesWords:
    """Return a game's words for options and rules."""
    words: RulesWords = part(game, "rules_words")
    return words


def unit_of(game: str, variant: str) -> Unit:
    return words_of(game).VARIANTS[variant].unit


def options_of(game: str, variant: str, changed: Mapping[str, Value] = _NOTHING) -> dict[str, Value]:
    """Return all options of a variant with their usual values, except those in `changed`."""
    options = GAMES[game].variant(variant).options
    return {option.name: changed.get(option.name, option.default) for option in options}


def set_to(game: str, variant: str, option: str, value: Value) -> Message:
    """Return the value of an option in words: `300 points`."""
    found = words_of(game).OPTIONS[option].values.get(value)
    return unit_of(game, variant).amount(int(value)) if found is None else found


def sides_of(setup: Setup) -> tuple[tuple[int, ...], ...]:
    """Return the seats of each side of a match."""
    return GAMES[setup.game].sides(setup.variant, setup.players)


def by_seat(setup: Setup, scores: Sequence[int]) -> tuple[int, ...]:
    """Return by seat the score of its side."""
    of = {seat: score for side, score in zip(sides_of(setup), scores, strict=True) for seat in side}
    return tuple(of[seat] for seat in range(setup.players))


LONGEST_ADVICE = 90
"""Letters of a sentence that fits one line of the coach's card."""


class AdviceWords(Protocol):
    """The contents of the `advice_words.py` of every game: its coach's sentences."""

    KNOWS: Message
    """What the coach knows, and what it doesn't know."""

    def does(self, step: Step, view: Any) -> Message | None:
        """Return what to do as a sentence: `Play the red 7.` None if the answer's own name says it."""

    def sentence(self, advice: Advice) -> Message:
        """Return why a seat would take the step of the advice, or did, in one sentence of at most `LONGEST_ADVICE`
        letters."""

    def outlook(self, advice: Advice) -> Sequence[Message]:
        """Return what the seat can expect, in at most three short sentences; often none."""


def nothing_expected(advice: Advice) -> tuple[Message, ...]:
    """The outlook of a coach that never has one."""
    return ()


def advice_words_of(game: str) -> AdviceWords:
    """Return the sentences of a game's coach."""
    words: AdviceWords = part(game, "advice_words")
    return words
