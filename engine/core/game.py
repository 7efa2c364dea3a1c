"""Game: the pure functions over a frozen state that a game's package offers, and its variants and options."""

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
from engine.core.words import instead, quote

_CODE = re.compile("[a-z]{2,3}")

State = Any
"""A game's own frozen dataclass. Core never looks into it."""
View = Any
"""A game's own frozen dataclass of what one viewer sees now."""
Shares = tuple[tuple[float, float], ...]
"""A measure by seat: a sum and the number of its parts, such as points and the hands that they came from."""

S = TypeVar("S")
"""The state class of one game."""
V = TypeVar("V")
"""The view class of one game."""
Asking = Callable[[S], tuple[Prompt, ...]]
"""Returns the open questions of a state."""
Applying = Callable[[S, Step], tuple[S, tuple[Event, ...]]]
"""Applies a step that a prompt has accepted; returns the next state and the events."""
Follow = Callable[[Any, Event], Any]
"""Takes a view and the next event that its viewer hears; returns the view after it."""


def make_follow(changes: Mapping[type[Event], Callable[[V, Any], V]]) -> Callable[[V, Event], V]:
    """Return the `follow` of a game from one function for each event class.

    `follow` raises TypeError for an event of another kind.

    >>> from engine.games.hookie_mookie.events import StartChosen
    >>> from engine.games import GAMES
    >>> game = GAMES["hookie_mookie"]
    >>> before = game.view(game.start(game.setup("race", 2, {})), "public")
    >>> after = game.follow(before, StartChosen(seat=1))
    >>> before.phase, after.phase, after.turn
    ('start', 'deal', 1)
    """

    def follow(view: V, event: Event) -> V:
        change = changes.get(type(event))
        if change is None:
            raise TypeError(f"{type(event).__name__} is no event that {type(view).__module__} follows")
        return change(view, event)

    return follow


def make_apply(verbs: Mapping[str, Applying[S]]) -> Applying[S]:
    """Return the `apply` of a game from one function for each verb."""

    def apply(state: S, step: Step) -> tuple[S, tuple[Event, ...]]:
        return verbs[step.do](state, step)

    return apply


def make_phase_prompts(phases: Mapping[str, Asking[Any]]) -> Asking[Any]:
    """Return the `prompts` of a game whose state has a `phase`, from a function for each phase; "end" has none."""

    def prompts(state: Any) -> tuple[Prompt, ...]:
        return () if state.phase == "end" else phases[state.phase](state)

    return prompts


def make_prompts(
    phases: Mapping[str, Mapping[str, Asking[Any]]],
) -> tuple[Asking[Any], Callable[[Any, str], tuple[Prompt, ...]]]:
    """Return the `prompts` and the `asking` of a game whose state has a `phase`, from the verbs of each phase."""

    def prompts(state: Any) -> tuple[Prompt, ...]:
        return tuple(prompt for asking in phases[state.phase].values() for prompt in asking(state))

    def asking(state: Any, verb: str) -> tuple[Prompt, ...]:
        found = phases[state.phase].get(verb)
        return found(state) if found else ()

    return prompts, asking


Sides = tuple[tuple[Seat, ...], ...]
"""The seats of each side."""

type_names = {bool: "true or false", int: "a whole number"}


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a variant.

    `default`: the value of a table that chooses none; its type is the option's type.
    `choices`: the words that can be chosen. With `more_choices`, records may name other codes of two or three
    letters a to z, such as a pack of words that this machine lacks.
    `least`, `most`, `stride`: the range of a number. `most_of`: another `most` for some numbers of players; `((2, 1),)`
    means at most 1 for two players.

    >>> from engine.core.game import Option
    >>> target = Option("target", 300, least=5, most=1000, stride=5)
    >>> target.fault(500) is None, target.fault(502)
    (True, 'option "target" must be from 5 to 1000 in steps of 5')
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
        """Whether `most_of` allows `value` for that number of `players`."""
        most = dict(self.most_of).get(players)
        return most is None or type(value) is not int or value <= most

    def fault(self, value: object, players: int = 0) -> str | None:
        """Return what is wrong with `value` for that number of `players`, as one clause, or None."""
        if isinstance(self.default, str):
            code = "a code of two or three letters a to z"
            needed = code if self.more_choices else f"one of {', '.join(self.choices)}"
            return None if self._is_word(value) else f'option "{self.name}" must be {needed}'
        if type(value) is not type(self.default):
            return f'option "{self.name}" must be {type_names[type(self.default)]}'
        most = dict(self.most_of).get(players, self.most)
        if type(value) is not int or (self.least <= value <= most and (value - self.least) % self.stride == 0):
            return None
        steps = f" in steps of {self.stride}" if self.stride > 1 else ""
        among = f" with {players} players" if most != self.most else ""
        numbers = str(most) if most == self.least else f"from {self.least} to {most}"
        return f'option "{self.name}" must be {numbers}{steps}{among}'

    def _is_word(self, value: object) -> bool:
        if self.more_choices:
            return isinstance(value, str) and _CODE.fullmatch(value) is not None
        return value in (self.default, *self.choices)


def either(numbers: Sequence[int]) -> str:
    """Write rising numbers as people say them: `4`, `5 or 6`, `3 to 8`."""
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]} to {numbers[-1]}"
    return " or ".join(map(str, numbers))


class Proposal(NamedTuple):
    """A value of an option that the screen proposes instead of the default.

    `players`: the numbers of players that it is for; () means all. The header names it like any other chosen value.
    """

    option: str
    value: bool | int | str
    players: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Variant:
    """A way to play a game.

    `players`: the possible numbers of players. `options`: the options that a table can choose.
    `more`: further numbers of players, each as an option, a value and the numbers that this value allows.
    `proposals`: values that the screen proposes instead of defaults. `opens_with`: the number of players that the
    screen proposes; 0 means the smallest.

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
        """Return the options that the screen proposes for that number of `players`, without those at their defaults.

        >>> from engine.games import GAMES
        >>> GAMES["spooks"].variant("hand").proposed(3), GAMES["spooks"].variant("hand").proposed(4)
        ({'ghost': True}, {})
        """
        return {option: value for option, value, numbers in self.proposals if not numbers or players in numbers}

    def seats(self, options: Mapping[str, object]) -> tuple[int, ...]:
        """Return the numbers of players that `options` allow. Options without a value have their defaults."""
        opened = [numbers for name, value, numbers in self.more if options.get(name) == value]
        possible = sorted({*self.players, *(number for numbers in opened for number in numbers)})
        set_ones = [(option, options[option.name]) for option in self.options if option.name in options]
        return tuple(number for number in possible if all(option.suits(value, number) for option, value in set_ones))


@dataclass(frozen=True, slots=True)
class Setup:
    """The header of a record: game, variant, number of players and options. `Game.setup` makes a checked one."""

    game: str
    variant: str
    players: int
    options: Mapping[str, bool | int | str] = field(default_factory=lambda: MappingProxyType({}))
    """Only the options that differ from their defaults, as in the record."""


class BadSetup(ValueError):
    """A setup that the game does not allow. The text says in one line what is wrong."""


def _as_they_sat_down(view: View) -> tuple[Seat, ...]:
    return ()


def each_alone(variant: str, players: int) -> Sides:
    """Return the sides of a game in which every seat has its own score, even if all seats win or lose together."""
    return tuple((seat,) for seat in range(players))


def _against_each_other(setup: Setup) -> bool:
    return False


@dataclass(frozen=True, slots=True, eq=False)  # a game is itself and no other; so it can be the key of a cache
class Game:
    """The functions of one game. All are pure: randomness comes in only through arguments (`Random`, a seed).

    `start(setup)`: the state before the first step.
    `prompts(state)`: the open questions; none once the match is over.
    `apply(state, step)`: the next state and the events. A prompt has accepted the step before.
    `view(state, viewer)`: what the viewer sees now, built by whitelist.
    `follow(view, event)`: what the same viewer sees after `event`, which is redacted for that viewer. Folded over all
    events between two steps, it turns the view after one step into exactly the view after the other. Between events of
    one step it shows only what has been told so far. TypeError for an event of another game.
    `imagine(view, heard, rng)`: a full state that the viewer cannot tell from the real one.
    `end(state)`: the object of the record's end line, or None while the match goes on.
    `decide(view, heard, prompts, level, seed)`: a computer player's step. `level` may name a character as well.
    `advise(view, heard, prompts, step, seed)`: a coach's advice for a seat that is asked `prompts`. It says what to do,
    or, if `step` is given, why the seat may have taken it. Equal arguments give equal advice.
    `refusal(state, step)`: why no prompt accepts the step.
    `is_card`: whether a word names a card of the game.

    These have defaults that suit most games:
    `levels`: the skill levels of its computer players, weakest first.
    `thinks`: by level, the seconds that its longest decision takes on the reference machine of `engine.worker`
    (measured by `arena --times`). A table waits that long for every answer.
    `sides(variant, players)`: which seats play together.
    `seating(view)`: for each seat, the original seat of the player who sits there now; () until a player has moved.
    The value is public: all views of a moment agree.
    `together(setup)`: whether all players win or lose together.

    These are None in games that do not need them:
    `asking(state, verb)`: all prompts with that verb, and perhaps more, found faster than by `prompts`.
    `figures(setup, end, events)`: other measures of a match that is over, by name.
    `stocked(state, step, past, rng)`: the step that chance takes in `state` instead of `step`, so that a table does not
    see the same cards again. `past`: the steps of chance in earlier matches, oldest match first.
    `prepare(setup)`: reads the files that a new match needs (a pack of words). Raises BadPack if they are missing or
    wrong. Old records do not need them.
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
        """Return the variant of that name. Raises BadSetup for an unknown one."""
        for variant in self.variants:
            if variant.name == name:
                return variant
        known = [variant.name for variant in self.variants]
        raise BadSetup(f"{self.name} has no variant {quote(name)} ({instead(name, known)})")

    def setup(self, variant: str, players: int, options: Mapping[str, object]) -> Setup:
        """Return a checked setup, without the options at their defaults. Raises BadSetup if a value is wrong.

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
            raise BadSetup(f"{self.name} {variant} has no option {quote(unknown[0])} ({instead(unknown[0], known)})")
        for name, option in known.items():  # in the variant's order, so that equal setups are equal bytes
            value = options.get(name, option.default)
            if fault := option.fault(value, players):
                raise BadSetup(fault)
            if value != option.default:
                assert isinstance(value, int | str)  # or it would have a fault
                chosen[name] = value
        if players not in kind.seats(chosen):
            need = next((name, value) for name, value, numbers in kind.more if players in numbers)
            raise BadSetup(f"{self.name} {variant} for {players} players needs the option {need[0]} at {need[1]}")
        return Setup(self.name, variant, players, MappingProxyType(chosen))
