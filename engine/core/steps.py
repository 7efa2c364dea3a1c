"""Step: who does what, with which arguments. It is a line of a record, and the only thing that changes a match."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from engine.core.cards import Card, Cards
from engine.core.messages import Message
from engine.core.seats import CHANCE, Actor, Seat
from engine.core.words import quote

Value = int | str | bool | None | tuple["Value", ...]
"""The value of an argument. JSON lists are tuples here, null is None, and all numbers are whole."""
Args = tuple[tuple[str, Value], ...]
"""The arguments of a step, in the order in which the game's verb lists them."""


class Step(NamedTuple):
    """One action: `by` (a seat or chance) does `do` (a verb of the game) with `args`. Hashable, comparable, immutable.

    >>> from engine.core.steps import Step
    >>> bid = Step(2, "bid", (("amount", 95),))
    >>> bid.arg("amount")
    95
    >>> bid == Step(2, "bid", (("amount", 95),))
    True
    >>> Step(1, "lay", (("cards", ("7-a", "7-b")), ("to", "7"))).named
    ('7-a', '7-b', '7')
    """

    by: Actor
    do: str
    args: Args = ()

    def arg(self, name: str) -> Value:
        """The value of the argument `name`. Raises KeyError where the step has no such argument."""
        for key, value in self.args:
            if key == name:
                return value
        raise KeyError(name)

    @property
    def seat(self) -> Seat:
        """The seat that acts. A step of chance has none."""
        assert self.by != CHANCE, "chance is no seat"
        return self.by

    @property
    def card(self) -> Card:
        """The first argument, which must be a card."""
        return Card(str(self.args[0][1]))

    @property
    def cards(self) -> Cards:
        """The first argument, which must be a list of cards."""
        cards = self.args[0][1]
        assert isinstance(cards, tuple)
        return tuple(Card(str(card)) for card in cards)

    @property
    def named(self) -> tuple[Value, ...]:
        """All that the arguments name, what stands in a list one by one."""
        return tuple(one for _, value in self.args for one in (value if isinstance(value, tuple) else (value,)))


class Kind(Enum):
    """The type of an argument; the text of each says it in a message."""

    INT = "a whole number"
    SEAT = "a seat"
    SEATS = "a list of seats"
    BOOL = "true or false"
    WORD = "a word"
    CARD = "a card"
    CARDS = "a list of cards"
    HANDS = "a list of lists of cards"
    INTS = "a list of whole numbers"
    NUMBERS = "a list of whole numbers or nulls"
    LISTS = "a list of lists of cards or nulls"
    PAIRS = "a list of pairs of a card and its text"


@dataclass(frozen=True, slots=True)
class Field:
    """One argument that a verb takes.

    `only`: another argument and a value of it; this argument stands there only together with that value.
    `optional`: the argument may be left out of a well-written step; whether it is needed is for the rules to say.
    """

    name: str
    kind: Kind
    only: tuple[str, str] | None = None
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb of a game's record with the arguments that it takes.

    `chance`: only chance uses the verb, never a seat.
    `irreversible`: an answer with the verb cannot be taken back, because it tells others what was hidden from them, or
    because the rules say so.
    """

    name: str
    fields: tuple[Field, ...] = ()
    chance: bool = False
    irreversible: bool = False


class IllegalStep(ValueError):
    """A step that the rules do not allow now; `why` says the reason to players."""

    def __init__(self, why: Message) -> None:
        super().__init__(why)
        self.why = why


LARGEST = 10**9
"""The largest whole number that a record may hold; its negative is the smallest."""


def step_fault(step: Step, verbs: Sequence[Verb], is_card: Callable[[str], bool], players: int) -> str | None:
    """What is wrong with the way `step` is written, as one line, or None where nothing is.

    It finds seats that the table does not have, unknown verbs, missing or surplus arguments and wrong types; types are
    exact, so `True` is no number. It knows nothing of the rules; that is what prompts are for.

    >>> from engine.core.steps import Step, step_fault
    >>> from engine.games import GAMES
    >>> rook = GAMES["rook"]
    >>> print(step_fault(Step(2, "bid", (("amount", True),)), rook.verbs, rook.is_card, players=4))
    'amount' of 'bid' must be a whole number, not true
    >>> print(step_fault(Step(2, "bid", (("amount", 95),)), rook.verbs, rook.is_card, players=4))
    None
    """
    by, do, args = step
    if by != CHANCE and not fits(Kind.SEAT, by, is_card, players):
        return f"'by' must be \"chance\" or a seat from 0 to {players - 1}, not {quote(by)}"
    verb = next((verb for verb in verbs if verb.name == do), None)
    if verb is None:
        return f"there is no verb {quote(do)} (known: {', '.join(verb.name for verb in verbs)})"
    if verb.chance != (by == CHANCE):
        return f"'{do}' is {'not for a seat' if verb.chance else 'not for chance'} to do"
    fields = fields_of(verb, args)
    if len(fields) != len(args) or any(field.name != arg[0] for field, arg in zip(fields, args, strict=True)):
        return f"'{do}' takes exactly {', '.join(field.name for field in fields) or 'no arguments'} here"
    for field, (name, value) in zip(fields, args, strict=True):
        if not fits(field.kind, value, is_card, players):
            which = f" from 0 to {players - 1}" if field.kind in (Kind.SEAT, Kind.SEATS) else ""
            return f"'{name}' of '{do}' must be {field.kind.value}{which}, not {quote(value)}"
    return None


def fields_of(verb: Verb, args: Args) -> tuple[Field, ...]:
    """The fields that `verb` takes in a step with `args`.

    Conditional fields are among them only where their condition holds, optional ones only where `args` has them.
    """
    return tuple(
        field
        for field in verb.fields
        if (field.only is None or field.only in args)
        and not (field.optional and all(name != field.name for name, _ in args))
    )


def fits(kind: Kind, value: object, is_card: Callable[[str], bool], players: int) -> bool:
    """Whether `value` is exactly of `kind` at a table of `players` seats, so no game is asked about another seat."""
    match kind:
        case Kind.INT:
            return type(value) is int and -LARGEST <= value <= LARGEST
        case Kind.BOOL:
            return type(value) is bool
        case Kind.WORD:
            return type(value) is str
        case Kind.CARD:
            return type(value) is str and is_card(value)
        case Kind.CARDS:
            return type(value) is tuple and all(type(card) is str and is_card(card) for card in value)
        case Kind.HANDS:
            return type(value) is tuple and all(fits(Kind.CARDS, hand, is_card, players) for hand in value)
        case Kind.INTS:
            return type(value) is tuple and all(fits(Kind.INT, number, is_card, players) for number in value)
        case Kind.NUMBERS:
            return type(value) is tuple and all(
                part is None or fits(Kind.INT, part, is_card, players) for part in value
            )
        case Kind.LISTS:
            return type(value) is tuple and all(
                cards is None or fits(Kind.CARDS, cards, is_card, players) for cards in value
            )
        case Kind.PAIRS:
            return type(value) is tuple and all(_is_pair(pair, is_card) for pair in value)
        case Kind.SEAT:
            return type(value) is int and 0 <= value < players
        case Kind.SEATS:
            return type(value) is tuple and all(fits(Kind.SEAT, seat, is_card, players) for seat in value)


def _is_pair(pair: object, is_card: Callable[[str], bool]) -> bool:
    """Whether `pair` is a card and the text that is printed on it."""
    if type(pair) is not tuple or len(pair) != 2:
        return False
    card, text = pair
    return type(card) is str and is_card(card) and type(text) is str
