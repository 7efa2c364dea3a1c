"""The speaker at a table, for tests of its words: English, with these people at it."""

from collections.abc import Sequence
from typing import Any

from engine.core.events import Event, redact
from engine.core.messages import Message
from engine.core.seats import Seat
from engine.games import GAMES
from game.text.catalogue import Register, Voice, catalogue_of
from scenes.games import RulesPage
from scenes.seating import Seating
from scenes.table.asks.asks import Summary
from scenes.table.game_table import GameTable
from scenes.table.phrases import Speakers
from scenes.table.stage.animation_queue import to_tell

ENGLISH = catalogue_of("en")


def voice(names: Sequence[str] = (), register: Register = "grown-up") -> Voice:
    """A voice that knows these names."""
    return Voice(ENGLISH, register, names)


def worded(message: Message, names: Sequence[str] = (), register: Register = "grown-up") -> str:
    """A sentence."""
    return voice(names, register).words(message)


def written_plate(summary: Summary, speaker: Voice) -> tuple[str, bool]:
    """The text on the plate of an answer of several parts, and whether it is complete."""
    return speaker.words(summary.words), summary.complete


def written_page(page: RulesPage, register: Register = "grown-up") -> tuple[str, ...]:
    """The sentences of a page of the rules."""
    said = voice((), register)
    return tuple(line for message in page.lines for line in said.lines(message))


def captions(game_table: GameTable[Any], events: Sequence[Event], view: Any, who: Speakers) -> list[str]:
    """The captions of these next events for that viewer."""
    story = to_tell(redact(events, view.viewer), GAMES[game_table.name].follow, view)
    return [who.words(game_table.row(event).says(event, before, who)) for event, before, _ in story]


def speakers(
    people: Seating | Sequence[str], sides: Sequence[Sequence[Seat]] | None = None, register: Register = "grown-up"
) -> Speakers:
    """These people; each alone, unless `sides` says who plays together."""
    names = people.names if isinstance(people, Seating) else tuple(people)
    alone = tuple((seat,) for seat in range(len(names)))
    return Speakers(voice(names, register), tuple(map(tuple, sides)) if sides is not None else alone)
