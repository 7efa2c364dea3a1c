"""A game's part of the table scene: parts of every game, and features of only some.

Games differ in data and small functions, not in scenes of their own.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

import pygame

from engine.core.cards import Cards
from engine.core.events import Event
from engine.core.messages import Message, numeral
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.core.zones import Zone
from game.cards.deck import Deck
from game.cards.slots import Slot
from game.context import Context
from game.scene import Scene
from game.theme import Theme
from scenes.games import deck_of, kids_preset_of, part
from scenes.seating import Seating
from scenes.table.feature import AnyFeature, Feature, V
from scenes.table.phrases import Speakers
from scenes.table.stage.table_layout import TableLayout
from scenes.table.told import Told

F = TypeVar("F", bound=AnyFeature)
Labels = tuple[tuple[str, Message | None], ...]
"""Items of a plate: the name of an icon or "", and words or None."""


@dataclass(frozen=True, slots=True)
class PlacedCards:
    """The cards of one zone: a slot for each, None for cards unknown to the viewpoint.

    `shades` are from 0 to 1; `owners` are given if their players are shown. `fanned`: small cards that overlap.
    """

    zone: Zone
    slots: tuple[Slot, ...]
    cards: tuple[str | None, ...]
    shades: tuple[float, ...] = ()
    owners: tuple[Seat, ...] = ()
    fanned: bool = False


@dataclass(frozen=True, slots=True)
class Layout(Generic[V]):
    """Places of things.

    `lie(view, floor, open_hands)` places all cards except the hand in play. `open_hands` are hands that all players
    see. `items(view, seat, theme)` are the numbers on a plate.
    """

    lie: Callable[[V, TableLayout, Mapping[Seat, Cards]], tuple[PlacedCards, ...]]
    items: Callable[[V, Seat, Theme], Labels]


@dataclass(frozen=True, slots=True)
class Text(Generic[V]):
    """The game's sentences.

    `question(verbs, view, chosen)` asks the seat. `awaited` is the public sentence while a seat is asked, None for the
    usual one. `choice(step, view, who)` names an answer that is not a card, or its verb. `sub_line` is the second line
    of a seat's bar.
    """

    question: Callable[[Sequence[str], V, int], Message]
    awaited: Callable[[V, Speakers], Message | None]
    choice: Callable[[Step, V, Speakers], Message]
    sub_line: Callable[[V, Seat, Speakers], Message | None]


@dataclass(frozen=True, slots=True)
class Art:
    """The game's pictures and sounds: the set, the frame's colour, the public bar's colour, the ambience and the
    music."""

    backdrop: Callable[[Theme], pygame.Surface]
    frame: str
    bar: str
    ambience: str
    music: str


@dataclass(frozen=True, slots=True)
class ScoreSheet(Generic[V]):
    """The public score sheet. `word` is the label of its button.

    `part(view)` is the part of the match in words, such as the number of the deal; None if the game's name is enough.
    """

    word: Message
    made: Callable[[Context, V, Speakers, Seating], Scene]
    part: Callable[[V], Message | None]


@dataclass(frozen=True, slots=True)
class GameTable(Generic[V]):
    """A game's part of the table. V is the view of the game, `name` its name in the registry.

    `told` has a row for each class of events. `features` are ideas of only some games, at most one of each class.
    """

    name: str
    layout: Layout[V]
    text: Text[V]
    art: Art
    told: tuple[Told[V], ...]
    sheet: ScoreSheet[V]
    features: tuple[Feature[V], ...]
    _by_class: Mapping[type[AnyFeature], AnyFeature] = field(init=False, repr=False, compare=False)
    _by_event: Mapping[type[Event], Told[V]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_by_class", {type(feature): feature for feature in self.features})
        object.__setattr__(self, "_by_event", {row.event: row for row in self.told})

    @property
    def deck(self) -> Deck:
        """The game's cards."""
        return deck_of(self.name)

    @property
    def goal(self) -> Message:
        """The goal of the game, in a sentence."""
        return kids_preset_of(self.name).GOAL

    def row(self, event: Event) -> Told[V]:
        """How the table tells an event."""
        return self._by_event[type(event)]

    def feature(self, kind: type[F]) -> F | None:
        """The feature of that class, or None."""
        feature = self._by_class.get(kind)  # a look-up, because it is called some fifteen times a frame
        return feature if isinstance(feature, kind) else None


def without_parts(view: Any) -> Message | None:
    """Return None, for matches without deals or rounds."""
    return None


def points(view: Any, seat: Seat, theme: Theme) -> Labels:
    """The points of a seat for its plate, in a view with `scores` by seat."""
    return (("star", numeral(view.scores[seat])),)


def table_of(game: str) -> GameTable[Any]:
    """A game's part of the table."""
    game_table: GameTable[Any] = part(game, "table").TABLE
    return game_table
