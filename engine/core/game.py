"""Game: what a game's package offers, a handful of pure functions over its frozen state, and how it can be set up."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType
from typing import Any

from engine.core.advice import Advise
from engine.core.events import Event, Heard
from engine.core.prompts import Prompt, Reason
from engine.core.seats import Viewer
from engine.core.steps import Step, Verb
from engine.core.words import quoted

State = Any
"""A game's own frozen dataclass; core never looks into it."""
View = Any
"""A game's own frozen dataclass of what one viewer sees now."""
Shares = tuple[tuple[float, float], ...]
"""Something that is measured, by seat: a sum and how much it is the sum of, as points and the hands they came from."""

type_names = {bool: "true or false", int: "a whole number", str: "a word"}


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a variant: `default` gives its type; `choices`, or `least`, `most` and `stride`, its range.

    `most_of` gives another `most` for some numbers of players: `((2, 1),)` is at most 1 for two.
    """

    name: str
    default: bool | int | str
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    stride: int = 1
    most_of: tuple[tuple[int, int], ...] = ()

    def suits(self, value: object, players: int) -> bool:
        """Whether a value that some may choose is not too much for so many players."""
        most = dict(self.most_of).get(players)
        return most is None or type(value) is not int or value <= most

    def fault(self, value: object, players: int = 0) -> str | None:
        """What is wrong with `value` among so many players, as one clause of a sentence, or None."""
        if type(value) is not type(self.default):
            return f"option '{self.name}' must be {type_names[type(self.default)]}"
        if isinstance(value, str) and value not in self.choices:
            return f"option '{self.name}' must be one of {', '.join(self.choices)}"
        most = dict(self.most_of).get(players, self.most)
        if type(value) is not int or (self.least <= value <= most and (value - self.least) % self.stride == 0):
            return None
        steps = f" in steps of {self.stride}" if self.stride > 1 else ""
        among = f" with {players} players" if most != self.most else ""
        numbers = str(most) if most == self.least else f"from {self.least} to {most}"
        return f"option '{self.name}' must be {numbers}{steps}{among}"


def either(numbers: Sequence[int]) -> str:
    """`4`, `5 or 6`, `3 to 8`: numbers in rising order as people say which of them will do."""
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]} to {numbers[-1]}"
    return " or ".join(map(str, numbers))


@dataclass(frozen=True, slots=True)
class Variant:
    """A way of playing a game: how many may play it, and its options.

    `more` are numbers of players that one value of an option opens besides: the option, the value, the numbers.
    """

    name: str
    players: tuple[int, ...]
    options: tuple[Option, ...] = ()
    more: tuple[tuple[str, bool | int | str, tuple[int, ...]], ...] = ()

    def seats(self, options: Mapping[str, object]) -> tuple[int, ...]:
        """How many may play with these options; those that are not named stand at their defaults."""
        opened = [numbers for name, value, numbers in self.more if options.get(name) == value]
        everybody = sorted({*self.players, *(number for numbers in opened for number in numbers)})
        set_ones = [(option, options[option.name]) for option in self.options if option.name in options]
        return tuple(number for number in everybody if all(option.suits(value, number) for option, value in set_ones))


@dataclass(frozen=True, slots=True)
class Setup:
    """The header of a record: which game is played how and by how many. Build it with `Game.setup`."""

    game: str
    variant: str
    players: int
    options: Mapping[str, bool | int | str] = field(default_factory=lambda: MappingProxyType({}))
    """Only what differs from the defaults, as in the record."""


class BadSetup(ValueError):
    """A setup that the game does not know; its text says in one line what is wrong."""


@dataclass(frozen=True, slots=True, eq=False)  # a game is itself and no other; so it can be the key of a cache
class Game:
    """The functions of one game. All of them are pure; randomness comes in through `Random` arguments only.

    `start(setup)` is the state before the first step. `prompts(state)` are the open questions, none when it is over.
    `apply(state, step)` gives the next state and what happened; it may rely on a prompt having accepted the step.
    `view(state, viewer)` is built by whitelist. `imagine(view, heard, rng)` is a full state that the viewer could not
    tell from the real one. `end(state)` is the record's end line, without its wrapping, once the match is over.
    `decide(view, heard, prompts, level, seed)` is a computer player's step. `words` maps reason keys to sentences.
    `advise(view, heard, prompts, step, seed)` is a coach's advice for a seat that is asked `prompts`: its own where
    `step` is None, otherwise why the seat may have taken that step. Same inputs, same advice.
    `zones(state)` says where every card lies (for tests of conservation). `asking(state, verb)`, which not every game
    needs, are the prompts with that verb, among others perhaps, where they are found more quickly than all of them.
    `thinks` are the seconds that the longest decisions of its levels take, where they are worth waiting for, on the
    machine that `engine.worker` compares others with (`arena --times`): a table waits as long for every answer.
    `figures(setup, end, events)`, if there are any, are what else is worth measuring of a match that is over, by name.
    `stocked(state, step, past, rng)`, where a game has more cards than a match needs, is what chance says in `state`
    instead of `step` at a table that people come back to; `past` is what chance said in its earlier matches, the oldest
    first.
    """

    name: str
    variants: tuple[Variant, ...]
    verbs: tuple[Verb, ...]
    levels: tuple[str, ...]
    start: Callable[[Setup], State]
    prompts: Callable[[State], tuple[Prompt, ...]]
    apply: Callable[[State, Step], tuple[State, tuple[Event, ...]]]
    view: Callable[[State, Viewer], View]
    imagine: Callable[[View, Heard, Random], State]
    end: Callable[[State], dict[str, Any] | None]
    decide: Callable[[View, Heard, Sequence[Prompt], str, int], Step]
    advise: Advise
    zones: Callable[[State], Mapping[Any, Sequence[str]]]
    refusal: Callable[[State, Step], Reason]
    words: Mapping[str, str]
    is_card: Callable[[str], bool]
    thinks: Mapping[str, float]
    asking: Callable[[State, str], tuple[Prompt, ...]] | None = None
    figures: Callable[[Setup, Mapping[str, Any], Sequence[Event]], Mapping[str, Shares]] | None = None
    stocked: Callable[[State, Step, Sequence[Sequence[Step]], Random], Step] | None = None

    def variant(self, name: str) -> Variant:
        """The variant of that name; BadSetup if there is none."""
        for variant in self.variants:
            if variant.name == name:
                return variant
        known = ", ".join(variant.name for variant in self.variants)
        raise BadSetup(f"{self.name} has no variant {quoted(name)} (known: {known})")

    def setup(self, variant: str, players: int, options: Mapping[str, object]) -> Setup:
        """A checked setup; options written at their default are dropped. BadSetup says what is wrong."""
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
