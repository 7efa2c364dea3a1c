"""Ending: how a match ends that was not about points: together against the cards, or the first who is out; and what
people did in one, for children."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from engine.core.events import Event
from engine.core.messages import Message
from engine.core.seats import Seat
from game.theme import Theme
from scenes.table.feature import Feature
from scenes.table.phrases import Speakers


@dataclass(frozen=True, slots=True)
class Ending:
    """What the podium says and shows in the place of scores: `words` on the ribbon, `sentence` in the bar.

    `behind(theme)` is another set than the house's wall. `bowing(theme)` are pictures of those who have won where
    nobody at the table has: they stand on the step and take a bow, and the animals clap.
    """

    words: Message
    sentence: Message
    behind: Callable[[Theme], pygame.Surface] | None = None
    bowing: Callable[[Theme], tuple[pygame.Surface, ...]] | None = None


@dataclass(frozen=True, slots=True)
class Praise(Feature[object]):
    """What seats did in a match, from all that everybody heard: by seat, the best of it first. `facts` are the deeds
    that are counted over an evening, by key, with what stands under the number."""

    of: Callable[[Sequence[Event]], Mapping[Seat, Sequence[Message]]]
    facts: Mapping[str, Message]


@dataclass(frozen=True, slots=True)
class Endings(Feature[object]):
    """How matches end that are not about points, from the record's end line."""

    of: Callable[[Mapping[str, Any], Speakers], Ending]
