"""Look: what a game brings to the table scene. Games differ in data and small functions, not in scenes of their own."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from engine.core.cards import Card, Cards
from engine.core.events import Event
from engine.core.prompts import Reason
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.core.zones import Zone
from game.cards.deck import Deck
from game.cards.slots import Slot
from game.draw.paper import Piece
from game.draw.plates import Items
from game.house import House
from game.scene import Scene
from game.theme import Theme
from game.timeline import Clip
from scenes.curtain import Happened
from scenes.seating import Seating
from scenes.table.floor import Floor
from scenes.table.phrases import Part, Phrase, Speakers
from scenes.table.props import Props

Motion = Callable[[Any, Props], Clip]
"""The clip of one event."""


Drawn = Callable[[pygame.Surface, Props, Seating, Theme], None]
"""Draws something of the game's own on the stage; it changes nothing."""


@dataclass(frozen=True, slots=True)
class Lying:
    """The cards of one zone: a slot for each, None for what the viewpoint may not know; `shades` from 0 to 1."""

    zone: Zone
    slots: tuple[Slot, ...]
    cards: tuple[str | None, ...]
    shades: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Exhibit:
    """Cards that a call is about: a heading, who played what in which order, and whose card it is."""

    title: str
    plays: tuple[tuple[Seat, Card], ...]
    seat: Seat


Hung = tuple[tuple[int, int], Piece]
"""A board that hangs from the fly loft, by its upper left corner."""


def _nothing(canvas: pygame.Surface, props: Props, seating: Seating, theme: Theme) -> None:
    """Nothing stands before the table."""
    del canvas, props, seating, theme


def _plain(view: Any) -> str:
    """The rail keeps its colour."""
    del view
    return ""


@dataclass(frozen=True, slots=True)
class Look:
    """A game's side of the table.

    `lie(view, floor, open_hands)` says where cards lie, all but the hand that is being played from; `open_hands`
    are hands that everybody looks into (watching a record). `own(view)` are the cards of the hand in the rail.
    `items(view, seat)` are numbers for a plate, `held(view, seat)` how many backs a seat holds up, `turn(view)` who
    is on turn. `choice(step, view, who)` names an answer that is not a card. `interludes` are scenes that follow
    the story of an event and wait for a press. `in_public` are verbs that need no look at a hand; `goes_on` are
    verbs after which the seat that looks goes on without a curtain. `calling(view)` tells whether calls are heard,
    `owning_up(view, seat)` what that seat may try to own up to, `exhibit(step, view)` the cards of a call: all
    three from public facts alone. `furniture` draws what stands on the table below the cards, `over` what stands in
    front of them, `front` what comes before everything but the rail. `tone(view)` is another colour for the public
    rail, "" for its own. Without `corners` nothing hangs in the upper corners, and plates may stand there. `warm` draws ahead what the table will show, a few milliseconds a piece.
    """

    name: str
    title: str
    deck: Deck
    frame: str
    rail: str
    backdrop: Callable[[Theme], pygame.Surface]
    speakers: Callable[[Any, Seating], Speakers]
    lie: Callable[[Any, Floor, Mapping[Seat, Cards]], tuple[Lying, ...]]
    own: Callable[[Any], Cards]
    breaks: Callable[[Any], tuple[int, ...]]
    items: Callable[[Any, Seat, Theme], Items]
    held: Callable[[Any, Seat], int]
    turn: Callable[[Any], Seat | None]
    motions: Mapping[type[Event], Motion]
    caption: Callable[[Event, Speakers], Phrase]
    question: Callable[[Sequence[str], Any, int], Phrase]
    choice: Callable[[Step, Any, Speakers], Phrase]
    picture: Callable[[Part, int], pygame.Surface]
    signs: Callable[[Any, Speakers, Seating, Theme], tuple[Hung, ...]]
    bubbles: Callable[[Any], Mapping[Seat, tuple[str, str]]]
    furniture: Drawn
    over: Drawn
    sub_line: Callable[[Any, Seat, Speakers], str]
    latest: Callable[[Any], Lying | None]
    refusal: Callable[[Reason, Any], str]
    happened: Callable[[Event, Seating, Theme], Happened | None]
    sheet: Callable[[House, Any, Speakers, Seating], Scene]
    interludes: Mapping[type[Event], Callable[[House, Any, Any, Speakers, Seating], Scene]]
    in_public: frozenset[str]
    goes_on: frozenset[str]
    calling: Callable[[Any], bool]
    owning_up: Callable[[Any, Seat], tuple[Step, ...]]
    exhibit: Callable[[Step, Any], Exhibit | None]
    ambience: str
    warm: Callable[[Theme], Iterator[object]]
    front: Drawn = _nothing
    tone: Callable[[Any], str] = _plain
    corners: bool = True
