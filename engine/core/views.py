"""Views of any game as plain JSON values, and all viewers of a table."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from engine.core.seats import PUBLIC, Viewer


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
