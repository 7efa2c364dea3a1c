"""What may be taken back: an open answer that showed nobody anything but itself, unless the rules say that it stays.
Public facts alone decide."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from engine.core.events import Event
from engine.core.game import Game, State
from engine.core.seats import PUBLIC, Viewer
from engine.core.steps import Step


def shows_only_itself(game: Game, players: int, before: State, step: Step, events: Sequence[Event]) -> bool:
    """Whether `step`, taken in the state `before` with `events` (unredacted), brought nothing to light but itself.

    Not so where its verb stays, where an event is not the same for everybody, and where one names a card that neither
    the step names nor everybody saw before.
    """
    if next(verb for verb in game.verbs if verb.name == step.do).stays:
        return False
    viewers: tuple[Viewer, ...] = (PUBLIC, *range(players))
    if any(event.to(viewer) != event for event in events for viewer in viewers):
        return False
    told, named = set(_cards(events, game.is_card)), set(_cards(step.args, game.is_card))
    return told <= named or told <= named | set(_cards(game.view(before, PUBLIC), game.is_card))


def _cards(value: Any, is_card: Callable[[str], bool]) -> Iterator[str]:
    """Every card word in a value, however deep."""
    if isinstance(value, str):
        if is_card(value):
            yield value
    elif isinstance(value, (tuple, list)):
        for part in value:
            yield from _cards(part, is_card)
    elif is_dataclass(value):
        for field in fields(value):
            yield from _cards(getattr(value, field.name), is_card)
