"""What only some games have at their table: the contract of all features. Each stands in the module of its idea."""

from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

if TYPE_CHECKING:
    from scenes.table.childrens import Childs

V = TypeVar("V", contravariant=True)
"""The view of a game."""


class Feature(Generic[V]):
    """A frozen class with all that the table asks about one idea: its functions are required, and a game that does not
    have the idea does not name the feature. The table finds it by its class (`GameTable.feature`)."""

    __slots__ = ()

    def worded(self, childs: "Childs") -> Self:
        """The same for children; most features say nothing of their own."""
        del childs
        return self


AnyFeature = Feature[Any]
