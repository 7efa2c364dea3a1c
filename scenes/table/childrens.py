"""Childrens: what a game says to children: one short sentence at a time, each with a picture, and the goal of the
game."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.events import Event
from game.text.catalogue import Said as TextSaid
from game.widgets.bottom_bar import Plainer, nothing_plainer
from scenes.table.phrases import Phrase, Speakers

_START = re.compile(r"(?:^|[.!?] )[a-z]")
"""The first letter of a sentence."""


def _capital(line: str) -> str:
    return _START.sub(lambda start: start[0].upper(), line)


@dataclass(frozen=True, slots=True)
class Said:
    """One sentence and its picture: a card in the words of the record, or a file of assets/pictures without its end
    (`spooks/bat`, `icons/eye`). `how` is what to do about it, for whoever does nothing for a while; "" where the
    sentence says it all. In a table all three may have gaps (`{0}`)."""

    words: str
    picture: str
    how: str = ""

    def filled(self, *parts: object) -> "Said":
        """The same with its gaps filled; what begins a sentence gets a capital."""
        words, how = (_capital(line.format(*parts)) for line in (self.words, self.how))
        return Said(words, self.picture.format(*parts), how)


def childrens(said: TextSaid) -> Said:
    """What the catalogue says, in this shape."""
    return Said(said.words, said.picture, " ".join(part for part in said.how if isinstance(part, str)))


Table = Mapping[str, Said]
"""Sentences by what they are for."""

Captions = Mapping[type[Event], Callable[[Any, Speakers], Phrase]]
"""What is said of an event, by its type; () where the game's own words are plain enough."""


@dataclass(frozen=True, slots=True)
class Childs:
    """A game's words in the kids' theme.

    `asked(verbs, view, chosen)` is said to the seat that is asked, as `Text.question` is, from the table `asks`;
    `awaited(view, who)` to everybody while somebody is waited for, from `waits` and public facts alone. `told` are the
    captions that are plainer for children. `pages` are the sentences of the game's own pages and boards.
    """

    asks: Table
    waits: Table
    asked: Callable[[Sequence[str], Any, int], Said]
    awaited: Callable[[Any, Speakers], Said]
    told: Captions
    pages: Plainer = nothing_plainer

    def question(self, verbs: Sequence[str], view: Any, chosen: int = 0) -> Phrase:
        """The words alone of what the seat is asked."""
        return (self.asked(verbs, view, chosen).words,)

    def waiting(self, view: Any, who: Speakers) -> Phrase:
        """The words alone of whom everybody waits for."""
        return (self.awaited(view, who).words,)

    def caption(self, event: Event, who: Speakers) -> Phrase:
        """What happened in a child's words, () where the game's own will do."""
        words = self.told.get(type(event))
        return words(event, who) if words else ()
