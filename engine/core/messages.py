"""Messages: a key of the catalogue and its arguments. The engine knows no language.

A catalogue turns a message into a sentence at the last moment, in the reader's language and register.
"""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Who:
    """A seat, as an argument. The sentence shows the name of the player in that seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Message:
    """A key of the catalogue and its arguments, sorted by name. Made by `say`.

    A key that begins with a dash is a noun. Nouns are arguments of other messages, which choose their grammatical form.
    """

    key: str
    args: "tuple[tuple[str, Arg], ...]" = ()

    def __str__(self) -> str:
        """Key and arguments, for use without a catalogue: `rook-bids(amount=75, seat=Who(seat=1))`."""
        given = ", ".join(f"{name}={value if isinstance(value, Message) else repr(value)}" for name, value in self.args)
        return f"{self.key}({given})" if given else self.key


Arg: TypeAlias = "int | float | str | Who | Message | tuple[Arg, ...]"
"""A number, literal text, a seat, a message, or a tuple of these."""


def say(key: str, /, **args: Arg) -> Message:
    """Return the message `key` with these arguments. TypeError for an argument that is no `Arg`.

    >>> from engine.core.messages import Who, say
    >>> say("rook-bids", seat=Who(1), amount=75)
    Message(key='rook-bids', args=(('amount', 75), ('seat', Who(seat=1))))
    >>> say("rook-bids", amount=75, seat=Who(1)) == say("rook-bids", seat=Who(1), amount=75)
    True
    """
    for name, value in args.items():
        if not _is_arg(value):
            raise TypeError(f"{key}: {name} cannot be {value!r:.60}")
    return Message(key, tuple(sorted(args.items())))


def verbatim(words: str) -> Message:
    """Return a message that is the same in every language: a player's name, a word of a game, digits."""
    return say("core-verbatim", text=words)


def numeral(number: float) -> Message:
    """Return a message that is only a number, written as each language writes it."""
    return say("core-number", number=number)


def _is_arg(value: object) -> bool:
    """Whether `value` is an `Arg`. Booleans and mutable values are not."""
    if isinstance(value, tuple):
        return all(map(_is_arg, value))
    return isinstance(value, int | float | str | Who | Message) and not isinstance(value, bool)
