"""Ending: the end of a match without points (together against the cards, or the first to finish), and the praise of
players."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from engine.core.events import Event
from engine.core.messages import Message
from engine.core.seats import Seat
from game.draw.paper import Piece
from game.theme import SeatLook, Theme
from scenes.table.feature import Feature
from scenes.table.phrases import Speakers


@dataclass(frozen=True, slots=True)
class Ending:
    """The podium's words and pictures in place of scores: `words` on the ribbon, `sentence` in the bar.

    `behind(theme)`: another set than the wall of the house. `bowing(theme)`: pictures of the winners, if they are no
    players at the table. They take a bow on the step, and the animals clap.
    """

    words: Message
    sentence: Message
    behind: Callable[[Theme], pygame.Surface] | None = None
    bowing: Callable[[Theme], tuple[pygame.Surface, ...]] | None = None


@dataclass(frozen=True, slots=True)
class Praise(Feature[object]):
    """The deeds of each seat in a match, from public events, the best first. `facts`: the deeds that are counted over
    an evening, by key, with the words below the number."""

    of: Callable[[Sequence[Event]], Mapping[Seat, Sequence[Message]]]
    facts: Mapping[str, Message]


@dataclass(frozen=True, slots=True)
class Endings(Feature[object]):
    """The ends of matches without points, from the record's end line."""

    of: Callable[[Mapping[str, Any], Speakers], Ending]


@dataclass(frozen=True, slots=True)
class Thrown(Feature[object]):
    """What the second on the podium throws in place of a hat. `piece(look, degrees)` is turned to the right, and its
    anchor is its middle."""

    piece: Callable[[SeatLook, int], Piece]


@dataclass(frozen=True, slots=True)
class Prize(Feature[object]):
    """What won a match, for children who cannot read: `picture(variant, end, seat, look, high)` is for a winner, `high`
    px high. None if the variant has no such picture."""

    picture: Callable[[str, Mapping[str, Any], Seat, SeatLook, int], pygame.Surface | None]
