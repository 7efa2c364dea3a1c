"""Story: what happened, told one event after the other. The rules were done long before; this is only the telling."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from engine.core.events import Event
from engine.games import GAMES
from game.timeline import Call, Clip, Late, Seq
from scenes.table.game_table import GameTable
from scenes.table.phrases import Speakers
from scenes.table.stage.stage import Stage


class Told(NamedTuple):
    """An event of a story, redacted for the viewpoint, with its view before it and after it."""

    event: Event
    before: Any
    after: Any


def to_tell(events: Sequence[Event], look: GameTable[Any], view: Any) -> Iterator[Told]:
    """A story of these events, which are redacted for the viewer of `view`, the view before the first one."""
    follow = GAMES[look.name].follow
    for event in events:
        before, view = view, follow(view, event)
        yield Told(event, before, view)


def tell(story: Sequence[Told], look: GameTable[Any], stage: Stage, who: Speakers) -> Clip:
    """The clip of a story: each event with its caption and its motion; when that is over its view is shown."""
    clips: list[Clip] = []
    for event, before, after in story:
        motion = partial(look.motions[type(event)], event, stage)
        clips += [
            Call(partial(stage.begin, look.text.caption(event, who), before, after)),
            Late(motion),
            stage.arrive(),
        ]
    return Seq(*clips)
