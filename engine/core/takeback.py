"""Taking back: which answers in the open may be taken back.

An answer may be, where it showed nobody anything but itself and its verb does not stay. Public facts alone decide.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from engine.core.events import Event
from engine.core.game import Game, State
from engine.core.seats import PUBLIC, Viewer
from engine.core.steps import Step


def shows_only_itself(game: Game, players: int, before: State, step: Step, events: Sequence[Event]) -> bool:
    """Whether `step` in the state `before`, of which came `events` (unredacted), showed nobody anything but itself.

    False where its verb stays, where an event is not the same for everybody, and where an event names a card that the
    step does not name and that not everybody saw before.

    >>> from engine.core.steps import Step
    >>> from engine.core.takeback import shows_only_itself
    >>> from engine.games import GAMES
    >>> game, start = GAMES["hookie_mookie"], Step("chance", "start", (("seat", 1),))
    >>> before = game.start(game.setup("race", 2, {}))
    >>> shows_only_itself(game, 2, before, start, game.apply(before, start)[1])  # who begins is no secret
    True
    """
    if next(verb for verb in game.verbs if verb.name == step.do).irreversible:
        return False
    viewers: tuple[Viewer, ...] = (PUBLIC, *range(players))
    if any(event.to(viewer) != event for event in events for viewer in viewers):
        return False
    told, named = set(_cards(events, game.is_card)), set(_cards(step.args, game.is_card))
    return told <= named or told <= named | set(_cards(game.view(before, PUBLIC), game.is_card))


def _cards(value: Any, is_card: Callable[[str], bool]) -> Iterator[str]:
    """All words in `value` that name cards, however deep they stand in it."""
    if isinstance(value, str):
        if is_card(value):
            yield value
    elif isinstance(value, (tuple, list)):
        for part in value:
            yield from _cards(part, is_card)
    elif is_dataclass(value):
        for field in fields(value):
            yield from _cards(getattr(value, field.name), is_card)
