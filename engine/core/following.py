"""Following: a view kept up to date by what its viewer hears, without the state behind it."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from engine.core.events import Event

V = TypeVar("V")
Follow = Callable[[Any, Event], Any]
"""From a view and the next event that its viewer hears to the view after it."""


def followed_by(changes: Mapping[type[Event], Callable[[V, Any], V]]) -> Callable[[V, Event], V]:
    """The `follow` of a game that says for every kind of event what it changes in a view.

    `follow` raises TypeError for an event of another kind.

    >>> from engine.games.hookie_mookie.events import StartChosen
    >>> from engine.games import GAMES
    >>> game = GAMES["hookie_mookie"]
    >>> before = game.view(game.start(game.setup("race", 2, {})), "public")
    >>> after = game.follow(before, StartChosen(seat=1))
    >>> before.phase, after.phase, after.turn
    ('start', 'deal', 1)
    """

    def follow(view: V, event: Event) -> V:
        change = changes.get(type(event))
        if change is None:
            raise TypeError(f"{type(event).__name__} is no event that {type(view).__module__} follows")
        return change(view, event)

    return follow
