"""Told: everything that a table knows about one class of events, in one row. Each game has a table of them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic

import pygame

from engine.core.cards import Cards
from engine.core.events import Event
from engine.core.messages import Message
from engine.core.seats import Seat
from game.ceremonies import OTHER, Ceremony
from game.context import Context
from game.scene import Scene
from game.theme import Theme
from game.timeline import Clip
from scenes.seating import Seating
from scenes.table.feature import V
from scenes.table.phrases import Speakers
from scenes.table.stage.faces import Feeling
from scenes.table.stage.stage import Stage

Motion = Callable[[Any, Stage], Clip]
"""Makes the clip of one event, with its sounds."""
Interlude = Callable[[Context, Any, Any, Speakers, Seating], Scene]
"""Makes the scene from an event and the view, both as known to the viewpoint."""


@dataclass(frozen=True, slots=True)
class StripItem:
    """What a curtain's strip shows of an event beside the face of a seat: a card, a picture, or words. `said` is put
    into words for the looking seat."""

    seat: Seat
    card: str = ""
    words: str = ""
    said: Message | None = None
    picture: Callable[[Seating, Theme], pygame.Surface] | None = None


@dataclass(frozen=True, slots=True)
class Moment:
    """What makes an event worth seeing again. `weight` compares it with others of its game."""

    seats: tuple[Seat, ...]
    """The players that it is about, the main one first."""
    weight: float
    title: Message
    cards: Cards = ()
    sad: bool = False


@dataclass(frozen=True, slots=True)
class Told(Generic[V]):
    """How a table tells the events of a class.

    `says(event, view, who)` is the caption, from public facts in the view before the event. `ceremony` says how much
    faster it is told again. These are for some events only:

    `feels(event, view)`: the seats that are glad or sorry about it, from public facts in the view before it.
    `strip(event)`: its item on a curtain's strip; None if it has none.
    `chapter(event)`: it ends a part of a record, that of the returned seat.
    `moment(event, view)`: what makes it a highlight, from public facts in the view before it; None if it is none.
    `page`: the scene that follows its story. `spared`: children skip that, because it would count a player's losses.
    `shown_to(event)`: the only seat that it shows something. That seat looks at its board after the story.
    """

    event: type[Event]
    says: Callable[[Any, V, Speakers], Message]
    motion: Motion
    ceremony: Ceremony = OTHER
    feels: Callable[[Any, V], Mapping[Seat, Feeling]] | None = None
    strip: Callable[[Any], StripItem | None] | None = None
    chapter: Callable[[Any], Seat | None] | None = None
    moment: Callable[[Any, V], Moment | None] | None = None
    page: Interlude | None = None
    spared: bool = False
    shown_to: Callable[[Any], Seat] | None = None
