"""Views as JSON: any frozen dataclass of a game as plain objects, lists and words."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from engine.core.seats import PUBLIC, Viewer


def viewers(players: int) -> tuple[Viewer, ...]:
    """All viewers of a table: the public first, then the seats."""
    return (PUBLIC, *range(players))


def plain(value: object) -> Any:
    """`value` as JSON has it: dataclasses as objects, tuples as lists, sets as sorted lists.

    Raises TypeError for values of other types.
    """
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, Enum):
        return plain(value.value)
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, tuple | list):
        return [plain(part) for part in value]
    if isinstance(value, AbstractSet):
        return sorted(plain(part) for part in value)
    if isinstance(value, Mapping):
        return {str(key): plain(part) for key, part in value.items()}
    raise TypeError(f"a view holds no {type(value).__name__}")
