"""The promise of every game about `follow`: heard events lead from a viewer's older view to its newer one."""

from collections.abc import Sequence
from functools import reduce
from pathlib import Path
from random import Random

import pytest

from engine.core.events import Event, redact
from engine.core.game import Game
from engine.core.match import Match
from engine.core.records import parse
from engine.core.seats import PUBLIC
from engine.core.views import viewers
from engine.games import GAMES
from tests.contract.sittings import SITTINGS, Session, any_step, played_out, positions, walked

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.jsonl"))
MOMENTS = 4
"""Moments of a match from which all later events are followed to its end; the start is one of them."""


class NeverHeard(Event):
    """An event that no game has."""


def followed(game: Game, view, heard: Sequence[Event]):
    return reduce(game.follow, heard, view)


def exactly(view, seen) -> bool:
    """Whether two views are exactly equal, so that 1 differs from True."""
    return view == seen and repr(view) == repr(seen)


def assert_followed(played: Match) -> None:
    """Follow each viewer exactly from each step of the match to the next, and from some of them to the end."""
    match = Match(played.game, played.setup)
    views = {viewer: match.view(viewer) for viewer in viewers(played.setup.players)}
    for at, step in enumerate(played.steps):
        for viewer in views if at % (len(played.steps) // MOMENTS + 1) == 0 else ():
            since = played.heard(viewer)[len(match.events) :]
            assert exactly(followed(played.game, views[viewer], since), played.view(viewer)), (viewer, at)
        events = match.submit(step)
        for number, (viewer, before) in enumerate(views.items()):
            views[viewer] = match.view(viewer)
            after = followed(played.game, before, redact(events, viewer))
            assert after == views[viewer], (viewer, at, step)
            assert at % len(views) != number or exactly(after, views[viewer]), (viewer, at, step)


@pytest.mark.parametrize("session", SITTINGS, ids=str)
def test_heard_events_lead_from_an_older_view_to_a_newer_one(session: Session) -> None:
    assert_followed(walked(session))


@pytest.mark.parametrize("session", SITTINGS, ids=str)
def test_a_short_match_can_be_followed_to_its_end(session: Session) -> None:
    assert_followed(played_out(session))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_matches_can_be_followed(path: Path) -> None:
    record = parse(path.read_bytes(), GAMES)
    assert_followed(Match.resume(GAMES[record.setup.game], record))


@pytest.mark.parametrize("session", SITTINGS, ids=str)
def test_sealed_answers_can_be_followed_in_any_order(session: Session) -> None:
    game, rng = session.game, Random(session.seed)
    for match in positions(session, every=3):
        answers = [any_step(prompt, rng) for prompt in match.prompts() if prompt.secret]
        state = match.state
        for step in reversed(answers):
            after, events = game.apply(state, step)
            for viewer in viewers(session.setup.players):
                seen = followed(game, game.view(state, viewer), redact(events, viewer))
                assert exactly(seen, game.view(after, viewer)), (viewer, step)
            state = after


@pytest.mark.parametrize("name", GAMES)
def test_an_event_of_another_kind_is_an_error(name: str) -> None:
    game = GAMES[name]
    variant = game.variants[0]
    state = game.start(game.setup(variant.name, variant.players[0], {}))
    with pytest.raises(TypeError, match="NeverHeard"):
        game.follow(game.view(state, PUBLIC), NeverHeard())
