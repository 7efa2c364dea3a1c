"""Story: what happened, told one event after the other. The rules were done long before; this is only the telling."""

from collections.abc import Sequence
from functools import partial

from engine.core.events import Event
from game.timeline import Call, Clip, Seq
from scenes.table.game_table import GameTable
from scenes.table.phrases import Speakers
from scenes.table.stage.stage import Stage


def tell(events: Sequence[Event], look: GameTable, stage: Stage, who: Speakers) -> Clip:
    """The clip of these events, which are redacted for the viewpoint already: each with its caption and its motion."""
    clips: list[Clip] = []
    for event in events:
        phrase = look.caption(event, who)
        clips.append(Call(partial(setattr, stage, "caption", phrase)))
        clips.append(look.motions[type(event)](event, stage))
    return Seq(*clips)
