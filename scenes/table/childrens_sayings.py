"""Sayings: what a child reads in the place of a grown-ups' sentence, by that sentence."""

import re
from functools import cached_property

from game.theme import Theme
from game.widgets.bottom_bar import Spoken
from scenes.table.childrens import Said, Table
from scenes.table.said_picture import picture_of

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
