"""A scene that follows the story of an event and waits for a press: a count, a reveal."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Self

from engine.core.events import Event
from game.context import Context
from game.scene import Scene
from scenes.seating import Seating
from scenes.table.feature import Feature
from scenes.table.phrases import Speakers

if TYPE_CHECKING:
    from scenes.table.childrens import Childs
    from scenes.table.game_table import GameTable

Interlude = Callable[[Context, Any, Any, Speakers, Seating], Scene]
"""Makes the scene from an event and the view, both as the viewpoint may know them."""


@dataclass(frozen=True, slots=True)
class Interludes(Feature[Any]):
    """The events that a scene follows."""

    by_event: Mapping[type[Event], Interlude]

    def worded(self, childs: "Childs") -> Self:
        """Children are spared some."""
        return replace(
            self, by_event={event: page for event, page in self.by_event.items() if event not in childs.spared}
        )


def interlude_after(look: "GameTable[Any]", event: Event) -> Interlude | None:
    """The maker of the scene that follows the story of `event`, None where the story just goes on."""
    interludes = look.feature(Interludes)
    return interludes.by_event.get(type(event)) if interludes is not None else None
