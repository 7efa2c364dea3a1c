"""Message: what is to be said, as a key and what fills its gaps. Sentences are made of it at the last moment, by a
catalogue, for whoever reads them; the engine knows no language."""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Who:
    """A seat, where a sentence has the name of whoever sits there."""

    seat: int


@dataclass(frozen=True, slots=True)
class Message:
    """A key of the catalogue and its arguments by name, in the order of their names. Made by `say`.

    A key that begins with a dash is a noun: it stands in other messages and bends with them.
    """

    key: str
    args: "tuple[tuple[str, Arg], ...]" = ()

    def __str__(self) -> str:
        """Key and arguments, for whoever has no catalogue: `rook-bids(amount=75, seat=Who(seat=1))`."""
        given = ", ".join(f"{name}={value if isinstance(value, Message) else repr(value)}" for name, value in self.args)
        return f"{self.key}({given})" if given else self.key


Arg: TypeAlias = "int | float | str | Who | Message | tuple[Arg, ...]"
"""A number, a word as it is, a seat, a noun or a sentence, several of these."""


def say(key: str, /, **args: Arg) -> Message:
    """The message `key` with its gaps filled. TypeError for an argument that is no `Arg`.

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
    """Words that are the same in every language: a name that somebody chose, a word of a game, digits."""
    return say("core-verbatim", text=words)


def numeral(number: float) -> Message:
    """A number alone, as each language writes it."""
    return say("core-number", number=number)


def _is_arg(value: object) -> bool:
    """Yes and no are no numbers here, and what can change is nothing that could be kept."""
    if isinstance(value, tuple):
        return all(map(_is_arg, value))
    return isinstance(value, int | float | str | Who | Message) and not isinstance(value, bool)
