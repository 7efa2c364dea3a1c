"""The promises of every table about each event. Its caption uses the view before it, the view after it is shown when
its motion is over, and it sounds only during its story."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

import pytest

from engine.core.events import Event, redact
from engine.core.match import Match
from engine.core.messages import Message
from engine.core.seats import PUBLIC, Seat, Viewer
from game.cards.sprite import Prints
from game.cards.table import Table
from game.sound.captions import CAPTIONS
from game.theme import GROWN_UP
from scenes.games import sides_of
from scenes.seating import first_seating
from scenes.table.game_table import table_of
from scenes.table.phrases import Speakers
from scenes.table.stage.animation_queue import tell, to_tell
from scenes.table.stage.faces import Faces, Feeling
from scenes.table.stage.stage import Stage
from scenes.table.stage.table_layout import HeaderBand, TableLayout
from scenes.table.told import Told
from tests.contract.sittings import SITTINGS, Session, walked
from tests.scenes.voices import speakers

MOST = 90
"""Steps of a walk whose stories are shown."""
LONGEST = 200
"""Half seconds after which the story of a step is over."""
SESSIONS = tuple({(one.game.name, one.setup.variant): one for one in reversed(SITTINGS)}.values())
"""One sitting for each variant of each game."""


@dataclass
class ToldEvent:
    """What a table said, showed and played for one event. The first view is the one before the story, the second the
    one shown when the event was told. The third is the one shown when the next event was told, or at the end."""

    event: Event
    caption: Message | None
    begins: Any
    ends: Any = None
    sounds: list[str] = field(default_factory=list)
    felt: dict[Seat, Feeling] = field(default_factory=dict)


class Witness(Stage):
    """A stage that records what it is told to show of these `events`."""

    events: Sequence[Event] = ()
    told: list[ToldEvent]

    def begin(self, caption: Message | None, before: Any, after: Any) -> None:
        if self.told:
            self.told[-1].ends = self.view
        super().begin(caption, before, after)
        self.told.append(ToldEvent(self.events[len(self.told)], caption, self.view))


@dataclass
class WitnessFaces(Faces):
    """Faces that record the feelings of the event that is told."""

    stage: Witness | None = None

    def feel(self, feelings: Mapping[Seat, Feeling]) -> None:
        assert self.stage is not None
        self.stage.told[-1].felt.update(feelings)
        super().feel(feelings)


def witness(session: Session, viewer: Viewer, view: Any) -> Witness:
    look, players = table_of(session.game.name), session.setup.players
    band = look.feature(HeaderBand)
    floor = TableLayout(players, 0, viewer == PUBLIC, band=band.of(GROWN_UP) if band is not None else None)
    stage = Witness(view, Table(Prints(look.deck, GROWN_UP)), floor, lambda *sound: None)
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


def who_sits(session: Session) -> Speakers:
    return speakers(first_seating(session.setup.players, None), sides_of(session.setup))


def settled(session: Session, stage: Witness, view: Any) -> None:
    """Update the stage as a screen would between two stories."""
    stage.view, stage.tableau, stage.told = view, None, []
    stage.table.flying.clear()
    for lying in table_of(session.game.name).layout.lie(view, stage.floor, {}):
        stage.table.sync(lying.zone, lying.slots, lying.cards, lying.shades, lying.fanned)


@cache
def stories(session: Session, viewer: Viewer, finished: bool = False) -> tuple[Story, ...]:
    """Tell every step of a walk frame by frame, or `finished` at once."""
    whole, match, found = table_of(session.game.name), Match(session.game, session.setup), []
    stage = witness(session, viewer, match.view(viewer))

    def heard(row: Told[Any]) -> Told[Any]:
        def says(event: Event, view: Any, who: Speakers) -> Message:
            told_from.append(view)
            return row.says(event, view, who)

        def feels(event: Event, view: Any) -> Mapping[Seat, Feeling]:
            felt_from.append(view)
            return row.feels(event, view) if row.feels else {}

        return replace(row, says=says, feels=feels if row.feels else None)

    look = replace(whole, told=tuple(map(heard, whole.told)))
    for step in walked(session).steps[:MOST]:
        before, told_from, felt_from = match.view(viewer), [], []
        settled(session, stage, before)
        stage.events = redact(match.submit(step), viewer)
        clip = tell(tuple(to_tell(stage.events, match.game.follow, before)), look, stage, who_sits(session))
        if finished:
            clip.finish()
        for _ in range(LONGEST):
            clip.advance(0.5)
        assert clip.done and len(stage.told) == len(stage.events)
        if stage.told:
            stage.told[-1].ends = stage.view
        found.append(Story(before, match.view(viewer), stage.told, told_from, felt_from))
    return tuple(found)


@pytest.mark.parametrize("finished", [False, True])
@pytest.mark.parametrize("viewer", [PUBLIC, 0])
@pytest.mark.parametrize("session", SESSIONS, ids=str)
def test_an_event_is_told_between_the_views_before_and_after_it(
    session: Session, viewer: Viewer, finished: bool
) -> None:
    for story in stories(session, viewer, finished):
        view = story.before
        for told in story.told:
            assert told.begins == view, told.event
            view = session.game.follow(view, told.event)
            assert told.ends == view, told.event
        assert view == story.after


@pytest.mark.parametrize("viewer", [PUBLIC, 0])
@pytest.mark.parametrize("session", SESSIONS, ids=str)
def test_a_caption_is_told_from_the_view_before_its_event(session: Session, viewer: Viewer) -> None:
    look, who = table_of(session.game.name), who_sits(session)
    for story in stories(session, viewer):
        assert story.told_from == [told.begins for told in story.told]
        for told in story.told:
            assert told.caption == look.row(told.event).says(told.event, told.begins, who), told.event


@pytest.mark.parametrize("viewer", [PUBLIC, 0])
@pytest.mark.parametrize("session", SESSIONS, ids=str)
def test_an_event_is_felt_from_the_view_before_it(session: Session, viewer: Viewer) -> None:
    look = table_of(session.game.name)
    for story in stories(session, viewer):
        assert story.felt_from == [told.begins for told in story.told if look.row(told.event).feels]
        for told in story.told:
            feels = look.row(told.event).feels
            assert told.felt == (feels(told.event, told.begins) if feels else {}), told.event


@pytest.mark.parametrize("viewer", [PUBLIC, 0])
@pytest.mark.parametrize("session", SESSIONS, ids=str)
def test_an_event_sounds_during_its_story_and_not_if_that_is_cut_off(session: Session, viewer: Viewer) -> None:
    heard = [name for story in stories(session, viewer) for told in story.told for name in told.sounds]
    assert heard and set(heard) <= set(CAPTIONS)
    assert not any(told.sounds for story in stories(session, viewer, finished=True) for told in story.told)
