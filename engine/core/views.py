"""Views of any game: as JSON (any frozen dataclass as plain objects, lists and words), and kept up to date by what
their viewer hears, without the state behind them."""

from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, TypeVar

from engine.core.events import Event
from engine.core.seats import PUBLIC, Viewer

V = TypeVar("V")
Follow = Callable[[Any, Event], Any]
"""From a view and the next event that its viewer hears to the view after it."""


def followed_by(changes: Mapping[type[Event], Callable[[V, Any], V]]) -> Callable[[V, Event], V]:
    """The `follow` of a game that says for every kind of event what it changes in a view.

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


def viewers(players: int) -> tuple[Viewer, ...]:
    """All viewers of a table: the public first, then the seats."""
    return (PUBLIC, *range(players))


USUAL = "usual"
"""The metadata of a field that JSON leaves out while it has this value, as a record leaves out an option."""


_SAID = object()  # equal to no value


def plain(value: object) -> Any:
    """`value` as JSON has it: dataclasses as objects, tuples as lists, sets as sorted lists.

    Raises TypeError for values of other types.
    """
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, Enum):
        return plain(value.value)
    if is_dataclass(value) and not isinstance(value, type):
        said = ((field, getattr(value, field.name)) for field in fields(value))
        return {field.name: plain(part) for field, part in said if field.metadata.get(USUAL, _SAID) != part}
    if isinstance(value, tuple | list):
        return [plain(part) for part in value]
    if isinstance(value, AbstractSet):
        return sorted(plain(part) for part in value)
    if isinstance(value, Mapping):
        return {str(key): plain(part) for key, part in value.items()}
    raise TypeError(f"a view holds no {type(value).__name__}")
