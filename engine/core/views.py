"""Views of any game: as plain JSON values, and updated by the events that their viewer hears."""

from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, TypeVar

from engine.core.events import Event
from engine.core.seats import PUBLIC, Viewer

V = TypeVar("V")
Follow = Callable[[Any, Event], Any]
"""Takes a view and the next event that its viewer hears; returns the view after it."""


def followed_by(changes: Mapping[type[Event], Callable[[V, Any], V]]) -> Callable[[V, Event], V]:
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


def viewers(players: int) -> tuple[Viewer, ...]:
    """All viewers of a table: the public first, then the seats."""
    return (PUBLIC, *range(players))


USUAL = "usual"
"""Metadata of a field: the value at which JSON leaves the field out."""


_SAID = object()  # equal to no value


def plain(value: object) -> Any:
    """Return `value` as JSON values: dataclasses as objects, tuples as lists, sets as sorted lists.

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
