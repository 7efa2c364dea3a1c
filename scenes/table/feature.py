"""Features: ideas that only some games have at their table. Each is in the module of its idea."""

from typing import Any, Generic, TypeVar

V = TypeVar("V", contravariant=True)
"""The view of a game."""


class Feature(Generic[V]):
    """A frozen class with the functions that the table needs for one idea, all of them required.

    Games without the idea leave the feature out. The table finds it by its class (`GameTable.feature`).
    """

    __slots__ = ()


AnyFeature = Feature[Any]
