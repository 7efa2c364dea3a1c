"""What may be taken back: an open answer that showed nobody anything but itself. Public facts alone decide."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from engine.core.events import Event
from engine.core.seats import PUBLIC, Viewer
from engine.core.steps import Step, Verb


def shows_only_itself(
    step: Step, events: Sequence[Event], players: int, verbs: Sequence[Verb], is_card: Callable[[str], bool]
) -> bool:
    """Whether `step`, whose `events` are given unredacted, brought nothing to light that it did not name itself.

    Not so where its verb tells what was hidden, where an event is not the same for everybody, and where one names
    another card than the step does.
    """
    if next(verb for verb in verbs if verb.name == step.do).tells:
        return False
    viewers: tuple[Viewer, ...] = (PUBLIC, *range(players))
    if any(event.to(viewer) != event for event in events for viewer in viewers):
        return False
    return set(_cards(events, is_card)) <= set(_cards(step.args, is_card))


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
