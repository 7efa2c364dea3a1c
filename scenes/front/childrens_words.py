"""What is still said in strings, in a child's words: what a grown-up reads in a rail, and what a child reads in its
place, with a picture. Keys and sentences may have gaps (`{0}`); a scene says a sentence as ever and knows nothing of
this table."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType

from game.theme import Theme
from game.widgets.bottom_bar import Spoken
from scenes.table.said_picture import picture_of

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


Table = Mapping[str, Said]
"""Sentences by what they are for."""


_KEPT = 256  # sentences


class Sayings:
    """A table by what grown-ups read: keys and sentences may have gaps (`{0}`). Of two keys that fit one without gaps
    counts, else the first. A scene says a sentence as ever; its pictures are files, no cards."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._found: dict[str, Said | None] = {}

    def __call__(self, words: str, theme: Theme) -> Spoken | None:
        """What the rail says to children in the place of a whole sentence, None where there is nothing plainer."""
        said = self.said(words)
        return None if said is None else Spoken(said.words, picture_of(said.picture, None, theme))

    def said(self, words: str) -> Said | None:
        """The child's sentence alone, with the name of its picture."""
        if words not in self._found:
            if len(self._found) >= _KEPT:
                self._found.clear()
            self._found[words] = self._find(words)
        return self._found[words]

    def _find(self, words: str) -> Said | None:
        if words in self.table:
            return self.table[words]
        fits = ((pattern.fullmatch(words), said) for pattern, said in self._patterns)
        return next((said.filled(*fit.groups()) for fit, said in fits if fit), None)

    @cached_property
    def _patterns(self) -> tuple[tuple[re.Pattern[str], Said], ...]:
        """The keys with their gaps as groups."""
        return tuple(
            (re.compile(re.sub(r"\\{\d\\}", "(.+)", re.escape(key))), said) for key, said in self.table.items()
        )


HOUSE: Table = MappingProxyType(
    {
        "{0} has agreed already": Said("{0} is done. Wait a bit.", "icons/clock"),
        "Not {0}'s turn": Said("{0} has to wait", "icons/clock"),
        "The most points win": Said("The most points win", "icons/star"),
        "No hand counted yet": Said("No points yet", "icons/star"),
    }
)
"""By what grown-ups read."""
SAYINGS = Sayings(HOUSE)
