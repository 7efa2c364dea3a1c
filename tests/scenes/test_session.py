"""Session: steps go in, and the events and views that come out are for one viewer, or public."""

from pathlib import Path

import pytest

from engine.core.dealers import SeededDealer
from engine.core.events import redact
from engine.core.match import Match
from engine.core.records import step_line
from engine.core.seats import CHANCE, PUBLIC, Viewer
from engine.core.steps import IllegalStep, Step
from engine.core.views import viewers
from engine.games import GAMES
from engine.headless.playout import LevelBots, advance
from scenes.seating import TablePlan, vacate
from scenes.table.session import Session, ViewerFacts
from tests.pilot import Pilot
from tests.scenes.at_table import match_of, plan

PLENTY = 30
"""Steps that are compared, one by one."""


def table(game: str) -> TablePlan:
    """That game's first variant, in its smallest round."""
    variant = GAMES[game].variants[0]
    return plan(variant.name, min(variant.players), ["keys"], game)


def played(game: str, steps: int | None = None) -> Match:
    """A match among computer players, to that step or to its end."""
    setup = table(game).setup
    match, dealer = Match(GAMES[game], setup), SeededDealer(1)
    bots = LevelBots(1, ("random",) * setup.players)
    while not match.over and (steps is None or len(match.steps) < steps):
        advance(match, dealer, bots)
    return match


def may_know(match: Match, viewer: Viewer) -> tuple[object, ...]:
    prompts = match.prompts_of(viewer) if isinstance(viewer, int) else ()
    return match.view(viewer), match.heard(viewer), prompts


@pytest.mark.parametrize("game", GAMES)
def test_a_viewer_gets_its_view_after_every_step_and_it_is_made_once(game: str, tmp_path: Path) -> None:
    record = played(game, PLENTY).record()
    with Pilot(tmp_path) as pilot:
        session, match = Session(pilot.context, table(game)), Match(GAMES[game], record.setup)
        for step in record.steps:
            session.submit(step)
            match.submit(step)
            assert session.step_count == len(match.steps)
            for viewer in viewers(record.setup.players):
                seen = session.facts_for(viewer)
                assert (seen.view, seen.heard, seen.prompts) == may_know(match, viewer)
                assert seen.seating == session.seating and session.facts_for(viewer) is seen


@pytest.mark.parametrize("game", GAMES)
def test_events_are_told_as_a_viewer_may_hear_them(game: str, tmp_path: Path) -> None:
    record = played(game, PLENTY).record()
    with Pilot(tmp_path) as pilot:
        for viewer in (PUBLIC, 0):
            session, match = Session(pilot.context, table(game)), Match(GAMES[game], record.setup)
            told = [(session.submit(step, viewer), match.submit(step)) for step in record.steps]
            assert all(heard == redact(events, viewer) for heard, events in told)
            assert any(heard != events for heard, events in told), "something was a secret"


def test_a_refused_step_changes_no_view(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        session = Session(pilot.context, table("rook"))
        seen = session.facts_for(0)
        with pytest.raises(IllegalStep):
            session.submit(Step(0, "pass"))
        assert session.facts_for(0) is seen


@pytest.mark.parametrize("game", GAMES)
def test_a_step_taken_back_is_not_seen_any_more(game: str, tmp_path: Path) -> None:
    """The first answer of a match that may be taken back."""
    with Pilot(tmp_path) as pilot:
        session, before = Session(pilot.context, table(game)), []
        for step in played(game).steps:
            seats = viewers(session.setup.players)
            before = [session.facts_for(viewer) for viewer in seats]
            session.submit(step)
            if step.by != CHANCE and session.may_take_back(int(step.by)):
                after = [session.facts_for(viewer) for viewer in seats]
                session.take_back(int(step.by))
                assert [session.facts_for(viewer) for viewer in seats] == before != after
                return
    raise AssertionError("no step could be taken back")


def test_a_new_player_at_a_seat_is_seen_there_at_once(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        session = Session(pilot.context, table("spooks"))
        assert session.facts_for(1).seating.people[0]
        session.reseat(vacate(session.seating, 0))
        assert session.facts_for(1).seating == session.seating and not session.facts_for(1).seating.people[0]


@pytest.mark.parametrize("game", GAMES)
def test_the_record_and_the_seals_are_there_when_the_match_is_over_and_not_before(game: str, tmp_path: Path) -> None:
    whole = played(game).record()
    with Pilot(tmp_path) as pilot:
        session = Session(pilot.context, table(game))
        for step in whole.steps:
            assert not session.over and session.end is None
            for opened in (session.record, session.seals):
                with pytest.raises(RuntimeError):
                    opened()
            session.submit(step)
        assert session.over and session.record() == whole and session.end == whole.end
        chance = [place for place, step in enumerate(whole.steps) if step.by == CHANCE]
        assert sorted(session.seals()) == chance
        assert all(seal.holds(step_line(whole.steps[place])) for place, seal in session.seals().items())


@pytest.mark.parametrize("game", GAMES)
def test_a_watched_record_can_be_wound_and_a_kept_match_can_not(game: str, tmp_path: Path) -> None:
    match = played(game, PLENTY)
    with Pilot(tmp_path) as pilot:
        watched = Session.unkept(pilot.context, table(game))
        watched.facts_for(PUBLIC)
        watched.wind(match.state)
        for viewer in viewers(match.setup.players):
            assert watched.facts_for(viewer) == ViewerFacts(
                match.view(viewer), (), may_know(match, viewer)[2], watched.seating, watched.persons()
            )
        kept = Session(pilot.context, table(game))
        with pytest.raises(ValueError, match="saved"):
            kept.wind(match.state)
        assert kept.step_count == 0 and match_of(kept).state == GAMES[game].start(match.setup)


def test_moved_players_are_seen_at_their_new_seats(tmp_path: Path) -> None:
    """Seat 2 draws the second highest card and goes to sit opposite the Rook (RK-12)."""
    drawn = plan("classic", 4, ["pad:1", "pad:2"], partner_draw=True)
    cards = ("green-5", "rook", "green-13", "green-6")
    with Pilot(tmp_path) as pilot:
        session = Session.unkept(pilot.context, drawn)
        session.submit(Step(CHANCE, "draw", (("for", "partners"), ("cards", cards))))
        assert session.persons() == (0, 1, 3, 2)
        names = drawn.seating.names
        assert session.facts_for(3).seating.names == session.seating.names == (names[0], names[1], names[3], names[2])
