"""Look: what a game brings to the table scene. Games differ in data and small functions, not in scenes of their own."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import pygame

from engine.core.cards import Card, Cards
from engine.core.events import Event, Heard
from engine.core.prompts import Reason
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.core.zones import Zone
from game.canvas import Canvas
from game.cards.deck import Deck
from game.cards.header import Band
from game.cards.slots import Slot
from game.context import Context
from game.draw.paper import Piece
from game.draw.plates import Items
from game.input.actions import Press
from game.scene import Scene
from game.theme import Theme
from game.timeline import Clip
from scenes.ending.ending import Ending
from scenes.games import part
from scenes.handover.curtain import Happened
from scenes.seating import Seating
from scenes.table.asks.bids import ROW_Y
from scenes.table.asks.chance_question import ChanceQuestion
from scenes.table.boards.private_board import PrivateBoards
from scenes.table.challenge.challenge import Challenge
from scenes.table.childrens import Childs
from scenes.table.phrases import Part, Phrase, Speakers
from scenes.table.stage.ring import SeatPlate
from scenes.table.stage.stage import Stage
from scenes.table.stage.table_layout import TableLayout
from scenes.table.stage.time_of_day import TimeOfDay

Motion = Callable[[Any, Stage], Clip]
"""The clip of one event."""


Drawn = Callable[[Canvas, Stage, Seating, Theme], None]
"""Draws something of the game's own on the stage; it changes nothing."""


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
class Exhibit:
    """Cards that a call is about: a heading, who played what in which order, and whose card it is."""

    title: str
    plays: tuple[tuple[Seat, Card], ...]
    seat: Seat


@dataclass(frozen=True, slots=True)
class Asked:
    """What a board of a game may do at its table.

    `speaks(press, waiting)` is the seat of `waiting` for which a press counts; `answered(step)` takes an answer after
    which others are still asked, and gives the public view; `called(press, trick)` opens the list of calls, `paused`
    the pause; `lost` is told about devices.
    """

    speaks: Callable[[Press, Sequence[Seat]], Seat | None]
    answered: Callable[[Step], Any]
    called: Callable[[Press, int | None], None]
    paused: Callable[[str | None], None]
    lost: Callable[[Sequence[str], Sequence[str]], None]


Board = Callable[[Context, Any, Speakers, Seating, Asked], Scene]
"""A scene that asks in the table's place; it is given the public view."""
Reminder = Callable[[Context, Heard, Any, Speakers, Seating], Scene]
"""A sheet of what the public has heard and sees."""
Interlude = Callable[[Context, Any, Any, Speakers, Seating], Scene]
"""A scene that follows the story of an event and waits for a press."""
Hung = tuple[tuple[int, int], Piece]
"""A board that hangs from the fly loft, by its upper left corner."""


def _nothing(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
    """Nothing stands before the table."""
    del canvas, stage, seating, theme


def _no_sets(theme: Theme) -> Iterator[object]:
    """Everything stands before the backdrop."""
    del theme
    return iter(())


def _plain(view: Any) -> str:
    """The rail keeps its colour."""
    del view
    return ""


def _stays(view: Any, seat: Seat) -> bool:
    """Everybody plays to the end."""
    del view, seat
    return False


def _no_words(view: Any, who: Speakers) -> Phrase:
    """The plain sentence says it."""
    del view, who
    return ()


def _offered(view: Any, seat: Seat, offered: Sequence[Step]) -> tuple[Step, ...]:
    """The list of calls of a game that lists what it offers and no more."""
    del view, seat
    return tuple(offered)


def _no_line(step: Step, view: Any, who: Speakers) -> str:
    """A call that needs no explanation."""
    del view
    return f"{who.names[int(step.by)]} calls this"


def _unheard(step: Step, view: Any, who: Speakers) -> Challenge | None:
    """Whatever is answered counts at once."""
    del step, view, who
    return None


def _by_scores(end: Mapping[str, Any], who: Speakers) -> Ending | None:
    """The podium says who has how much."""
    del end, who
    return None


def _nothing_forced(view: Any) -> Step | None:
    """Whoever is asked answers."""
    del view
    return None


def _no_calls(view: Any) -> bool:
    """Nothing is called at this table."""
    del view
    return False


def _nothing_to_own(view: Any, seat: Seat) -> tuple[Step, ...]:
    """Nothing to own up to."""
    del view, seat
    return ()


def _no_exhibit(step: Step, view: Any) -> Exhibit | None:
    """There are no calls."""
    del step, view
    return None


def _nothing_owned(name: str) -> str:
    """Nothing to own up to."""
    return f"{name} has nothing to own up to"


@dataclass(frozen=True, slots=True)
class GameTable:
    """A game's side of the table.

    `lie(view, floor, open_hands)` says where cards lie, all but the hand that is being played from; `open_hands` are
    hands that everybody looks into (watching a record). `own(view)` are the cards of the hand in the rail,
    `opened(view)` what lies open of whoever looks, where that is something else. `items(view, seat)` are numbers for a
    plate, `held(view, seat)` how many backs a seat holds up, `turn(view)` who is on turn. `choice(step, view, who)`
    names an answer that is not a card. `interludes` are scenes that follow the story of an event and wait for a press.
    `in_public` are verbs that need no look at a hand; `goes_on(step, view)` tells, from the public view before it,
    whether the seat that answers is asked again at once and so needs no curtain in between. `calling(view)` tells
    whether calls are heard, `might_call(view, seat, offered)` what stands on that seat's list, `call_line(args, view,
    who)` what a call on it means, `owning_up(view, seat)` what that seat may try to own up to and `own_refused(name)`
    what it is told if there was nothing, `exhibit(step, view)` the cards of a call: all from public facts alone.
    `boards` are scenes of the game's own in which a verb of `in_public` is answered; `private_boards` are those, by
    verb,
    on which a seat answers behind its curtain, and by PEEK the one that it may look at when nothing is asked of it;
    `sets` paints what these stand before, where that is not the backdrop. `at_door` are verbs that a seat may answer
    in front of everybody before it asks for its curtain (`choice` names that answer, BEHIND, too), and `public_row` the
    line on which such answers stand. `shown_to` names, for an event, the seat that is shown something alone by it: it
    looks at its PEEK after the story.
    `furniture` draws what stands on the table below the cards, `over` what stands in front of them, `front` what comes
    before everything but the rail. `tone(view)` is another colour for the public rail, "" for its own. Without
    `corners` nothing hangs in the upper corners, and plates may stand there. `asides` are verbs without a card that
    stand beside playing one (a pass): they have a button of their own. `awaited(view, who)` is the public sentence
    while somebody is waited for, () for the plain one. `idle` makes the endless clip of what lives round the table,
    which holds nothing up. `dropped` tells
    which seats are out of the match, though it goes on: their plates are dim. `challenge(step, view, who)` is for steps
    that everybody hears before they count, from the public view before them. `forced(view)` is the only step that the
    rules leave, where that is a public fact: the table takes it itself, and its caption says why. `header(theme,
    public)` is the band along which seats hang side by side, where they do not sit round the table; `tab(view, seat,
    plate, theme)` draws such a plate with things of the game's own on it, anchored at its middle.

    `outside` is a set that changes with the match. `lots` are questions to chance, by verb, that people may answer.
    `reminder` makes a sheet of what everybody has heard, for those who want that help; it may lie over an open hand.
    `sheet_word` is what the button of the sheet says, `peek_word` the one of looking at what is one's own. `ending(end,
    who)` is for matches that are not about points, from the record's end line. `childs` are its words for children.
    """

    name: str
    title: str
    deck: Deck
    frame: str
    rail: str
    backdrop: Callable[[Theme], pygame.Surface]
    speakers: Callable[[Any, Seating], Speakers]
    lie: Callable[[Any, TableLayout, Mapping[Seat, Cards]], tuple[PlacedCards, ...]]
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
    latest: Callable[[Any], PlacedCards | None]
    refusal: Callable[[Reason, Any], str]
    happened: Callable[[Event, Seating, Theme], Happened | None]
    sheet: Callable[[Context, Any, Speakers, Seating], Scene]
    goes_on: Callable[[Step, Any], bool]
    ambience: str
    front: Drawn = _nothing
    tone: Callable[[Any], str] = _plain
    corners: bool = True
    idle: Callable[[Stage], Clip] | None = None
    interludes: Mapping[type[Event], Interlude] = field(default_factory=dict)
    in_public: frozenset[str] = frozenset()
    calling: Callable[[Any], bool] = _no_calls
    owning_up: Callable[[Any, Seat], tuple[Step, ...]] = _nothing_to_own
    exhibit: Callable[[Step, Any], Exhibit | None] = _no_exhibit
    might_call: Callable[[Any, Seat, Sequence[Step]], tuple[Step, ...]] = _offered
    call_line: Callable[[Step, Any, Speakers], str] = _no_line
    own_refused: Callable[[str], str] = _nothing_owned
    boards: Mapping[str, Board] = field(default_factory=dict)
    private_boards: PrivateBoards = field(default_factory=dict)
    sets: Callable[[Theme], Iterator[object]] = _no_sets
    at_door: frozenset[str] = frozenset()
    public_row: int = ROW_Y
    shown_to: Mapping[type[Event], Callable[[Any], Seat]] = field(default_factory=dict)
    asides: frozenset[str] = frozenset()
    awaited: Callable[[Any, Speakers], Phrase] = _no_words
    dropped: Callable[[Any, Seat], bool] = _stays
    header: Callable[[Theme, bool], Band] | None = None
    challenge: Callable[[Step, Any, Speakers], Challenge | None] = _unheard
    forced: Callable[[Any], Step | None] = _nothing_forced
    tab: Callable[[Any, Seat, SeatPlate, Theme], Piece] | None = None
    outside: TimeOfDay | None = None
    lots: Mapping[str, ChanceQuestion] = field(default_factory=dict)
    reminder: Reminder | None = None
    sheet_word: str = "Scores"
    peek_word: str = "Own notes"
    opened: Callable[[Any], Cards] | None = None
    ending: Callable[[Mapping[str, Any], Speakers], Ending | None] = _by_scores
    childs: Childs | None = None

    def worded(self, theme: Theme) -> "GameTable":
        """The look for a theme: for children every sentence is the child's one."""
        childs = self.childs
        if childs is None or not theme.kids:
            return self
        return replace(
            self,
            question=childs.question,
            awaited=childs.waiting,
            caption=lambda event, who: childs.caption(event, who) or self.caption(event, who),
            refusal=childs.refusal,
            interludes={event: page for event, page in self.interludes.items() if event not in childs.spared},
        )


def table_of(game: str) -> GameTable:
    """What a game brings to the table."""
    look: GameTable = part(game, "table").TABLE
    return look
