"""Game: what a game's package offers. It is a handful of pure functions over a frozen state, and ways to set it up."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

from engine.core.advice import Advise
from engine.core.events import Event, Heard
from engine.core.levels import LEVELS
from engine.core.messages import Message
from engine.core.prompts import Prompt
from engine.core.seats import Seat, Viewer
from engine.core.steps import Step, Verb
from engine.core.views import Follow
from engine.core.words import quoted

_CODE = re.compile("[a-z]{2,3}")

State = Any
"""A game's own frozen dataclass. Core never looks into it."""
View = Any
"""A game's own frozen dataclass of what one viewer sees now."""
Shares = tuple[tuple[float, float], ...]
"""A measure by seat: pairs of a sum and the number of its parts, as points and the hands that brought them."""

S = TypeVar("S")
"""The state of a game, to itself."""
Asking = Callable[[S], tuple[Prompt, ...]]
"""What is asked in a state."""
Applying = Callable[[S, Step], tuple[S, tuple[Event, ...]]]
"""What a step that a prompt has accepted comes to: the next state, and what happened."""


def applied_by(verbs: Mapping[str, Applying[S]]) -> Applying[S]:
    """The `apply` of a game that says for each of its verbs what such a step does."""

    def apply(state: S, step: Step) -> tuple[S, tuple[Event, ...]]:
        """What the step comes to."""
        return verbs[step.do](state, step)

    return apply


def asked_by(
    phases: Mapping[str, Mapping[str, Asking[Any]]],
) -> tuple[Asking[Any], Callable[[Any, str], tuple[Prompt, ...]]]:
    """The `prompts` and the `asking` of a game whose state has a `phase`: in each phase some verbs are asked for."""

    def prompts(state: Any) -> tuple[Prompt, ...]:
        """The open questions."""
        return tuple(prompt for asking in phases[state.phase].values() for prompt in asking(state))

    def asking(state: Any, verb: str) -> tuple[Prompt, ...]:
        """The open questions with that verb."""
        found = phases[state.phase].get(verb)
        return found(state) if found else ()

    return prompts, asking


Sides = tuple[tuple[Seat, ...], ...]
"""The seats of each side."""

type_names = {bool: "true or false", int: "a whole number", str: "a word"}


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a variant.

    `default`: the value where nobody chooses one; its type is the option's type.
    `choices`: the words that may be chosen; with `more_choices` records may bring further ones, codes of two or three
    letters a to z, whose meaning is not on this machine. `least`, `most`, `stride`: the range of a number.
    `most_of`: another `most` for some numbers of players; `((2, 1),)` means at most 1 for two players.

    >>> from engine.core.game import Option
    >>> target = Option("target", 300, least=5, most=1000, stride=5)
    >>> target.fault(500) is None, target.fault(502)
    (True, "option 'target' must be from 5 to 1000 in steps of 5")
    """

    name: str
    default: bool | int | str
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    stride: int = 1
    most_of: tuple[tuple[int, int], ...] = ()
    more_choices: bool = False

    def suits(self, value: object, players: int) -> bool:
        """Whether `value` is not too large for so many `players`, by `most_of`."""
        most = dict(self.most_of).get(players)
        return most is None or type(value) is not int or value <= most

    def fault(self, value: object, players: int = 0) -> str | None:
        """What is wrong with `value` for so many `players`, as one clause, or None where nothing is."""
        if type(value) is not type(self.default):
            return f"option '{self.name}' must be {type_names[type(self.default)]}"
        if isinstance(value, str) and self.more_choices and not _CODE.fullmatch(value):
            return f"option '{self.name}' must be a code of two or three letters a to z"
        if isinstance(value, str) and not self.more_choices and value not in (self.default, *self.choices):
            return f"option '{self.name}' must be one of {', '.join(self.choices)}"
        most = dict(self.most_of).get(players, self.most)
        if type(value) is not int or (self.least <= value <= most and (value - self.least) % self.stride == 0):
            return None
        steps = f" in steps of {self.stride}" if self.stride > 1 else ""
        among = f" with {players} players" if most != self.most else ""
        numbers = str(most) if most == self.least else f"from {self.least} to {most}"
        return f"option '{self.name}' must be {numbers}{steps}{among}"


def either(numbers: Sequence[int]) -> str:
    """Rising numbers as people say them: `4`, `5 or 6`, `3 to 8`."""
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]} to {numbers[-1]}"
    return " or ".join(map(str, numbers))


class Proposal(NamedTuple):
    """A value of an option that a table is offered instead of its default; `players`: the numbers of players that it is
    for, () for all of them. A header names it like any other value that differs from the default."""

    option: str
    value: bool | int | str
    players: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Variant:
    """A way to play a game.

    `players`: the numbers of players that it is for. `options`: what can be chosen.
    `more`: further numbers of players that a value of an option allows, each as the option, the value and the numbers.
    `proposals`: what a table is offered, where that differs from the defaults. `opens_with`: the number of players
    that a table is offered; 0 means the smallest.

    >>> from engine.games import GAMES
    >>> hand = GAMES["spooks"].variant("hand")
    >>> hand.seats({}), hand.seats({"decks": 2})
    ((3, 4, 5, 6, 7, 8), (3, 4, 5, 6, 7, 8, 9, 10, 11, 12))
    """

    name: str
    players: tuple[int, ...]
    options: tuple[Option, ...] = ()
    more: tuple[tuple[str, bool | int | str, tuple[int, ...]], ...] = ()
    proposals: tuple[Proposal, ...] = ()
    opens_with: int = 0

    @property
    def opens(self) -> int:
        """The number of players that a table is offered."""
        return self.opens_with or self.players[0]

    def proposed(self, players: int) -> dict[str, bool | int | str]:
        """The options that so many `players` are offered, without those that stand at their defaults.

        >>> from engine.games import GAMES
        >>> GAMES["spooks"].variant("hand").proposed(3), GAMES["spooks"].variant("hand").proposed(4)
        ({'ghost': True}, {})
        """
        return {option: value for option, value, numbers in self.proposals if not numbers or players in numbers}

    def seats(self, options: Mapping[str, object]) -> tuple[int, ...]:
        """The numbers of players that `options` allow; options that they do not name have their defaults."""
        opened = [numbers for name, value, numbers in self.more if options.get(name) == value]
        everybody = sorted({*self.players, *(number for numbers in opened for number in numbers)})
        set_ones = [(option, options[option.name]) for option in self.options if option.name in options]
        return tuple(number for number in everybody if all(option.suits(value, number) for option, value in set_ones))


@dataclass(frozen=True, slots=True)
class Setup:
    """The header of a record: a game, its variant, the number of players, and options. Build it with `Game.setup`."""

    game: str
    variant: str
    players: int
    options: Mapping[str, bool | int | str] = field(default_factory=lambda: MappingProxyType({}))
    """Only the options that differ from their defaults, as in the record."""


class BadSetup(ValueError):
    """A setup that the game does not have. Its text says in one line what is wrong."""


def _as_they_sat_down(view: View) -> tuple[Seat, ...]:
    del view
    return ()


def each_alone(variant: str, players: int) -> Sides:
    """The sides of a game in which every seat has a score of its own, also where all win or lose as one."""
    del variant
    return tuple((seat,) for seat in range(players))


def _against_each_other(setup: Setup) -> bool:
    del setup
    return False


@dataclass(frozen=True, slots=True, eq=False)  # a game is itself and no other; so it can be the key of a cache
class Game:
    """The functions of one game. All are pure; randomness comes in through arguments (`Random`, a seed) only.

    `start(setup)`: the state before the first step.
    `prompts(state)`: the open questions; none once the match is over.
    `apply(state, step)`: the next state, and what happened. It may rely on a prompt having accepted the step.
    `view(state, viewer)`: what the viewer sees now, built by whitelist.
    `follow(view, event)`: what the same viewer sees after `event`, which is redacted for it. Folded over all that it
    hears between two steps, it leads from the view after the one to exactly the view after the other. Between two
    events of one step it shows what has been told so far. TypeError for an event that is not of the game.
    `imagine(view, heard, rng)`: a full state that the viewer could not tell from the real one.
    `end(state)`: the object of the record's end line, or None while the match goes on.
    `decide(view, heard, prompts, level, seed)`: a computer player's step; `level` may be that of a character, too.
    `advise(view, heard, prompts, step, seed)`: a coach's advice for a seat that is asked `prompts`: what to do where
    `step` is None, otherwise why the seat may have taken that step. Equal arguments give equal advice.
    `refusal(state, step)`: why no prompt accepts the step.
    `is_card`: whether a word names a card of the game.

    What most games do not say:
    `levels`: how well its computer players play, the weakest first.
    `thinks`: for a level the seconds that its longest decision takes, where that is worth waiting for, on the machine
    that `engine.worker` compares others with (`arena --times`). A table waits as long for every answer.
    `sides(variant, players)`: which seats play together.
    `seating(view)`: for every seat the one that whoever sits there now took at the start; () as long as nobody has
    moved, as in most games. It is public: all views of a moment agree.
    `together(setup)`: whether all win or nobody does, so that nobody at a table is ahead of another.

    The others are None in games that do not need them.
    `asking(state, verb)`: all prompts with that verb, and perhaps more, found faster than by `prompts`.
    `figures(setup, end, events)`: other measures of a match that is over, by name.
    `stocked(state, step, past, rng)`: for a game with more cards than a match needs, the step that chance takes in
    `state` instead of `step` at a table that people come back to. `past`: the steps of chance in its earlier matches,
    the oldest match first.
    `prepare(setup)`: reads what a new match of that setup takes from files (a pack of words). Raises BadPack where it
    cannot be had. Records are read and played on without.
    """

    name: str
    variants: tuple[Variant, ...]
    verbs: tuple[Verb, ...]
    start: Callable[[Setup], State]
    prompts: Asking[State]
    apply: Applying[State]
    view: Callable[[State, Viewer], View]
    follow: Follow
    imagine: Callable[[View, Heard, Random], State]
    end: Callable[[State], dict[str, Any] | None]
    decide: Callable[[View, Heard, Sequence[Prompt], str, int], Step]
    advise: Advise
    refusal: Callable[[State, Step], Message]
    is_card: Callable[[str], bool]
    levels: tuple[str, ...] = LEVELS
    thinks: Mapping[str, float] = field(default_factory=lambda: MappingProxyType({}))
    sides: Callable[[str, int], Sides] = each_alone
    seating: Callable[[View], tuple[Seat, ...]] = _as_they_sat_down
    together: Callable[[Setup], bool] = _against_each_other
    asking: Callable[[State, str], tuple[Prompt, ...]] | None = None
    figures: Callable[[Setup, Mapping[str, Any], Sequence[Event]], Mapping[str, Shares]] | None = None
    stocked: Callable[[State, Step, Sequence[Sequence[Step]], Random], Step] | None = None
    prepare: Callable[[Setup], None] | None = None

    def variant(self, name: str) -> Variant:
        """The variant of that name. Raises BadSetup where there is none."""
        for variant in self.variants:
            if variant.name == name:
                return variant
        known = ", ".join(variant.name for variant in self.variants)
        raise BadSetup(f"{self.name} has no variant {quoted(name)} (known: {known})")

    def setup(self, variant: str, players: int, options: Mapping[str, object]) -> Setup:
        """A checked setup, without the options that stand at their defaults. Raises BadSetup where something is wrong.

        >>> from engine.games import GAMES
        >>> dict(GAMES["rook"].setup("classic", 4, {"target": 500, "partner_draw": False}).options)
        {'target': 500}
        >>> GAMES["rook"].setup("classic", 5, {})
        Traceback (most recent call last):
        engine.core.game.BadSetup: rook classic is for 4 players, not 5
        """
        kind = self.variant(variant)
        if not any(players in numbers for numbers in (kind.players, *(numbers for _, _, numbers in kind.more))):
            raise BadSetup(f"{self.name} {variant} is for {either(kind.seats(options))} players, not {players}")
        known = {option.name: option for option in kind.options}
        chosen: dict[str, bool | int | str] = {}
        if unknown := [name for name in options if name not in known]:
            raise BadSetup(f"{self.name} {variant} has no option {quoted(unknown[0])}")
        for name, option in known.items():  # in the variant's order, so that equal setups are equal bytes
            value = options.get(name, option.default)
            if fault := option.fault(value, players):
                raise BadSetup(fault)
            if value != option.default:
                chosen[name] = value  # type: ignore[assignment]
        if players not in kind.seats(chosen):
            need = next((name, value) for name, value, numbers in kind.more if players in numbers)
            raise BadSetup(f"{self.name} {variant} for {players} players needs the option {need[0]} at {need[1]}")
        return Setup(self.name, variant, players, MappingProxyType(chosen))
