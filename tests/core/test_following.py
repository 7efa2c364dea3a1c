"""A view is kept up to date by the events that its viewer hears."""

from functools import reduce
from random import Random

import pytest

from engine.core.dealers import SeededDealer
from engine.core.events import Event
from engine.core.match import Match
from engine.core.views import viewers
from tests.core.shouting import TINY


class Thunder(Event):
    """An event that no game has."""


def test_the_heard_events_lead_from_the_first_view_to_the_last() -> None:
    match, rng = Match(TINY, TINY.setup("plain", 3, {})), Random(5)
    first = {viewer: match.view(viewer) for viewer in viewers(3)}
    match.deal(SeededDealer(5))
    while not match.over:
        match.submit(rng.choice([step for prompt in match.prompts() for step in prompt.steps()]))
        for viewer, seen in first.items():
            assert reduce(TINY.follow, match.heard(viewer), seen) == match.view(viewer)


def test_an_event_of_no_game_changes_no_view() -> None:
    view = TINY.view(TINY.start(TINY.setup("plain", 3, {})), "public")
    with pytest.raises(TypeError, match="Thunder"):
        TINY.follow(view, Thunder())
