"""What a game brings to the table scene: parts that every game has, and features that only some have. Games differ in
data and small functions, not in scenes of their own."""

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
from game.timeline import Clip
from scenes.games import deck_of, kids_preset_of, part
from scenes.seating import Seating
from scenes.table.feature import AnyFeature, Feature, V
from scenes.table.phrases import Speakers
from scenes.table.stage.stage import Stage
from scenes.table.stage.table_layout import TableLayout

F = TypeVar("F", bound=AnyFeature)
Motion = Callable[[Any, Stage], Clip]
"""The clip of one event."""
Labels = tuple[tuple[str, Message | None], ...]
"""What stands on a plate: the name of an icon or "", and words or None."""


@dataclass(frozen=True, slots=True)
class PlacedCards:
    """The cards of one zone: a slot for each, None for what the viewpoint may not know; `shades` from 0 to 1, `owners`
    where it is shown who laid them. `fanned`: small cards that lie over each other."""

    zone: Zone
    slots: tuple[Slot, ...]
    cards: tuple[str | None, ...]
    shades: tuple[float, ...] = ()
    owners: tuple[Seat, ...] = ()
    fanned: bool = False


@dataclass(frozen=True, slots=True)
class Layout(Generic[V]):
    """Where things are: `lie(view, floor, open_hands)` says where cards lie, all but the hand that is being played
    from; `open_hands` are hands that everybody looks into. `items(view, seat, theme)` are numbers for a plate."""

    lie: Callable[[V, TableLayout, Mapping[Seat, Cards]], tuple[PlacedCards, ...]]
    items: Callable[[V, Seat, Theme], Labels]


@dataclass(frozen=True, slots=True)
class Text(Generic[V]):
    """What is said: `caption(event, view, who)` tells an event by public facts alone, `view` being the one before it;
    `question(verbs, view, chosen)` is put to whoever is asked, `awaited` is
    the public sentence while somebody is waited for, None for the plain one. `choice(step, view, who)` names an answer
    that is not a card, or its verb; `sub_line` is the second line of a seat's bar."""

    caption: Callable[[Event, V, Speakers], Message]
    question: Callable[[Sequence[str], V, int], Message]
    awaited: Callable[[V, Speakers], Message | None]
    choice: Callable[[Step, V, Speakers], Message]
    sub_line: Callable[[V, Seat, Speakers], Message | None]


@dataclass(frozen=True, slots=True)
class Art:
    """What it looks and sounds like: the set with the colours of its frame and of the bar in public, the ambience, and
    the piece of music."""

    backdrop: Callable[[Theme], pygame.Surface]
    frame: str
    bar: str
    ambience: str
    music: str


@dataclass(frozen=True, slots=True)
class ScoreSheet(Generic[V]):
    """The sheet of what has been scored so far, public; `word` is what its button says, `moment(view)` is where in the
    match that is, None where there is no more to say than what game it is."""

    word: Message
    made: Callable[[Context, V, Speakers, Seating], Scene]
    moment: Callable[[V], Message | None]


@dataclass(frozen=True, slots=True)
class GameTable(Generic[V]):
    """A game's side of the table; V is the view of the game, `name` the game's in the registry. `motions` has the clip
    of each event. What only some games have is in `features`, at most one of a class."""

    name: str
    layout: Layout[V]
    text: Text[V]
    art: Art
    motions: Mapping[type[Event], Motion]
    sheet: ScoreSheet[V]
    features: tuple[Feature[V], ...]
    _by_class: Mapping[type[AnyFeature], AnyFeature] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_by_class", {type(feature): feature for feature in self.features})

    @property
    def deck(self) -> Deck:
        """Its cards."""
        return deck_of(self.name)

    @property
    def goal(self) -> Message:
        """What it is about, in a sentence."""
        return kids_preset_of(self.name).GOAL

    def feature(self, kind: type[F]) -> F | None:
        """The feature of that class, None where the game does not have it."""
        feature = self._by_class.get(kind)  # looked up, as it is asked some fifteen times a frame
        return feature if isinstance(feature, kind) else None


def at_no_moment(view: Any) -> Message | None:
    """For matches without hands or rounds."""
    return None


def points(view: Any, seat: Seat, theme: Theme) -> Labels:
    """On the plate of a seat its points, of a view that has `scores` by seat."""
    return (("star", numeral(view.scores[seat])),)


def table_of(game: str) -> GameTable[Any]:
    """What a game brings to the table."""
    look: GameTable[Any] = part(game, "table").TABLE
    return look
