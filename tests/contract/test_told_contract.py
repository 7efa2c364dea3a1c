"""The promises of every table about each class of events that a match of its game tells.

Its caption uses the view before it, and the view after it is shown when its motion is over. An event that moves
something is heard, each of its sounds once and only during its story.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import chain
from typing import Any

import pytest

from engine.core.events import Event, redact
from engine.core.match import Match
from engine.core.messages import Message
from engine.core.seats import PUBLIC, Seat, Viewer
from engine.games import GAMES
from game.cards.sprite import Prints
from game.cards.table import Table
from game.sound.captions import CAPTIONS
from game.theme import GROWN_UP
from game.timeline import Call, Clip, Wait
from scenes.games import sides_of
from scenes.seating import first_seating
from scenes.table.game_table import table_of
from scenes.table.phrases import Speakers
from scenes.table.stage.animation_queue import tell, to_tell
from scenes.table.stage.faces import Faces, Feeling
from scenes.table.stage.stage import Stage
from scenes.table.stage.table_layout import SeatRow, TableLayout
from scenes.table.told import Told
from tests.contract.sittings import SITTINGS, played_out, walked
from tests.scenes.voices import speakers

OFTEN = 5
"""How often a match shows the stories of a class of events."""
LONGEST = 200
"""Half seconds after which the story of a step is over."""


def classes(match: Match) -> frozenset[type[Event]]:
    """The classes of its events."""
    return frozenset(map(type, match.events))


@cache
def matches(game: str) -> tuple[Match, ...]:
    """A walk through each variant of a game, and other matches for the classes of events that these do not tell."""
    sittings = [one for one in SITTINGS if one.game.name == game]
    first = {one.setup.variant: one for one in reversed(sittings)}.values()
    chosen = list(map(walked, first))
    told = set[type[Event]]().union(*map(classes, chosen))
    for match in chain(map(walked, sittings), map(played_out, sittings)):
        if not classes(match) <= told:
            told |= classes(match)
            chosen.append(match)
    return tuple(chosen)


@dataclass
class ToldEvent:
    """What a table said, showed and played for one event.

    `begins` is the view shown when the event was told, `ends` the one shown when the next event was told, or at the
    end. `asked` are the sounds of its motion, `sounds` those that were played. `still`: its motion takes no time.
    """

    event: Event
    caption: Message | None
    begins: Any
    ends: Any = None
    asked: list[str] = field(default_factory=list)
    sounds: list[str] = field(default_factory=list)
    still: bool = False
    felt: dict[Seat, Feeling] = field(default_factory=dict)


class Witness(Stage):
    """A stage that records what it is told to show of these `events`, and the sounds that it is asked for."""

    events: Sequence[Event] = ()
    told: list[ToldEvent]

    def begin(self, caption: Message | None, before: Any, after: Any) -> None:
        if self.told:
            self.told[-1].ends = self.view
        super().begin(caption, before, after)
        self.told.append(ToldEvent(self.events[len(self.told)], caption, self.view))

    def hear(self, name: str, step: int = 0, at: float | None = None) -> Call:
        self.told[-1].asked.append(name)
        return super().hear(name, step, at)


@dataclass
class WitnessFaces(Faces):
    """Faces that record the feelings of the event that is told."""

    stage: Witness | None = None

    def feel(self, feelings: Mapping[Seat, Feeling]) -> None:
        assert self.stage is not None
        self.stage.told[-1].felt.update(feelings)
        super().feel(feelings)


def witness(match: Match, viewer: Viewer, view: Any) -> Witness:
    game_table, players = table_of(match.game.name), match.setup.players
    row = game_table.feature(SeatRow)
    floor = TableLayout(players, 0, viewer == PUBLIC, row=row.of(players, GROWN_UP) if row is not None else None)
    stage = Witness(view, Table(Prints(game_table.deck, GROWN_UP)), floor, lambda *sound: None)
    stage.sound = lambda name, *how: stage.told[-1].sounds.append(name)
    stage.faces = WitnessFaces(stage=stage)
    return stage


@dataclass
class Story:
    """The story of one step for one viewer, with the match's views before and after it. `told_from` are the views for
    which captions were made, `felt_from` those for feelings."""

    before: Any
    after: Any
    told: Sequence[ToldEvent]
    told_from: Sequence[Any]
    felt_from: Sequence[Any]


def who_sits(match: Match) -> Speakers:
    return speakers(first_seating(match.setup.players, None), sides_of(match.setup))


def settled(match: Match, stage: Witness, view: Any) -> None:
    """Update the stage as a screen would between two stories."""
    stage.view, stage.tableau, stage.told = view, None, []
    stage.table.flying.clear()
    for lying in table_of(match.game.name).layout.lie(view, stage.floor, {}):
        stage.table.sync(lying.zone, lying.slots, lying.cards, lying.shades, lying.fanned)


@cache
def stories(played: Match, viewer: Viewer, finished: bool = False) -> tuple[Story, ...]:
    """Tell each class of events of a match frame by frame, or `finished` at once."""
    whole, match, found = table_of(played.game.name), Match(played.game, played.setup), []
    stage = witness(match, viewer, match.view(viewer))

    def heard(row: Told[Any]) -> Told[Any]:
        def says(event: Event, view: Any, who: Speakers) -> Message:
            told_from.append(view)
            return row.says(event, view, who)

        def feels(event: Event, view: Any) -> Mapping[Seat, Feeling]:
            felt_from.append(view)
            return row.feels(event, view) if row.feels else {}

        def motion(event: Event, stage: Witness) -> Clip:
            clip = row.motion(event, stage)
            stage.told[-1].still = isinstance(clip, Wait) and not clip.rest
            return clip

        return replace(row, says=says, motion=motion, feels=feels if row.feels else None)

    game_table = replace(whole, told=tuple(map(heard, whole.told)))
    shown = Counter[type[Event]]()
    for step in played.steps:
        before, told_from, felt_from = match.view(viewer), [], []
        stage.events = redact(match.submit(step), viewer)
        if all(shown[type(event)] >= OFTEN for event in stage.events):
            continue
        shown.update(map(type, stage.events))
        settled(match, stage, before)
        clip = tell(tuple(to_tell(stage.events, match.game.follow, before)), game_table, stage, who_sits(match))
        if finished:
            clip.finish()
        for _ in range(LONGEST):
            clip.advance(0.5)
        assert clip.done and len(stage.told) == len(stage.events)
        if stage.told:
            stage.told[-1].ends = stage.view
        found.append(Story(before, match.view(viewer), stage.told, told_from, felt_from))
    return tuple(found)


def told_in(game: str, viewer: Viewer, finished: bool = False) -> Iterator[tuple[Match, Story]]:
    """The stories of the matches of a game, with their match."""
    return ((match, story) for match in matches(game) for story in stories(match, viewer, finished))


@pytest.mark.parametrize("finished", [False, True])
@pytest.mark.parametrize("viewer", [PUBLIC, 0])
@pytest.mark.parametrize("game", GAMES)
def test_an_event_is_told_between_the_views_before_and_after_it(game: str, viewer: Viewer, finished: bool) -> None:
    for match, story in told_in(game, viewer, finished):
        view = story.before
        for told in story.told:
            assert told.begins == view, told.event
            view = match.game.follow(view, told.event)
            assert told.ends == view, told.event
        assert view == story.after


@pytest.mark.parametrize("viewer", [PUBLIC, 0])
@pytest.mark.parametrize("game", GAMES)
def test_a_caption_is_told_from_the_view_before_its_event(game: str, viewer: Viewer) -> None:
    game_table = table_of(game)
    for match, story in told_in(game, viewer):
        assert story.told_from == [told.begins for told in story.told]
        for told in story.told:
            assert told.caption == game_table.row(told.event).says(told.event, told.begins, who_sits(match)), told.event


@pytest.mark.parametrize("viewer", [PUBLIC, 0])
@pytest.mark.parametrize("game", GAMES)
def test_an_event_is_felt_from_the_view_before_it(game: str, viewer: Viewer) -> None:
    game_table = table_of(game)
    for _, story in told_in(game, viewer):
        assert story.felt_from == [told.begins for told in story.told if game_table.row(told.event).feels]
        for told in story.told:
            feels = game_table.row(told.event).feels
            assert told.felt == (feels(told.event, told.begins) if feels else {}), told.event


@pytest.mark.parametrize("viewer", [PUBLIC, 0])
@pytest.mark.parametrize("game", GAMES)
def test_an_event_that_moves_something_is_heard_and_each_of_its_sounds_once(game: str, viewer: Viewer) -> None:
    for told in (told for _, story in told_in(game, viewer) for told in story.told):
        assert bool(told.asked) != told.still, told.event
        assert Counter(told.sounds) == Counter(told.asked), told.event
        assert set(told.sounds) <= set(CAPTIONS)


@pytest.mark.parametrize("game", GAMES)
def test_a_story_that_is_cut_off_is_silent(game: str) -> None:
    assert not any(told.sounds for _, story in told_in(game, PUBLIC, finished=True) for told in story.told)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_tells_every_class_of_events(game: str) -> None:
    told = {type(one.event) for _, story in told_in(game, PUBLIC) for one in story.told}
    assert told == {row.event for row in table_of(game).told}
