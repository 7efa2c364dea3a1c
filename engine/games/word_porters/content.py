"""Content: the word cards, the hint cards and what each word is like, from two readable files in assets/words/; and
how well a hint fits a word, by which of its qualities.

Only computer players and the dealer read this while a match lasts: a record carries its texts itself (WP-80). After a
round it tells what each hint had to do with its seat's word: by then all of it is public.
"""

import functools
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from engine.core.seats import Seat
from engine.games.word_porters.cards import CHICK_HINTS, HINT_CARDS, WORD_CARDS, Printed
from engine.games.word_porters.state import Played

FOLDER = Path(__file__).resolve().parents[3] / "assets" / "words"
CARDS = "word_porters.txt"
QUALITIES = "word_porters_qualities.txt"

SETS = ("words", "more words")
"""The sections with word cards, a set each: every number once. A match has the card of one set or the other."""
STRONGEST = 2  # a mark goes from -2 to 2

Marks = Mapping[str, int]

_MARK = re.compile(r"([a-z]+)([+-])(\d+)")
_NOTHING: Marks = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class WordCard:
    """A word card of one of the sets; side `a` is the one with the Chick."""

    number: int
    a: str
    b: str


@dataclass(frozen=True, slots=True)
class HintCard:
    """A hint card, with the Chick or without."""

    number: int
    text: str
    chick: bool


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a file that says something: where it stands, the section that it belongs to, and what it says."""

    file: str
    number: int
    section: str
    text: str

    def wrong(self, why: str) -> ValueError:
        """What to raise if the line cannot be meant."""
        return ValueError(f"{self.file}, line {self.number}: {why}: {self.text!r}")


def words() -> tuple[WordCard, ...]:
    """The word cards of all sets, one set after the other, each by number."""
    return _cards()[0]


def hints() -> tuple[HintCard, ...]:
    """The 53 hint cards by number."""
    return _cards()[1]


def qualities(text: str) -> Marks:
    """How a word stands on each axis that says something of it, -2 to 2 and never 0; for a hint, where it points.

    Nothing for a text that is not ours: a record may come with other content.
    """
    return _table().get(text, _NOTHING)


@functools.cache
def _cards() -> tuple[tuple[WordCard, ...], tuple[HintCard, ...]]:
    return read_cards((FOLDER / CARDS).read_text(encoding="utf-8").splitlines(), CARDS)


@functools.cache
def _table() -> Mapping[str, Marks]:
    return read_qualities((FOLDER / QUALITIES).read_text(encoding="utf-8").splitlines(), QUALITIES)


def read_cards(lines: Iterable[str], file: str) -> tuple[tuple[WordCard, ...], tuple[HintCard, ...]]:
    """The cards that the lines of a file describe. Raises ValueError with the line that is wrong."""
    sets: dict[str, list[WordCard]] = {name: [] for name in SETS}
    hint_cards: list[HintCard] = []
    seen: set[str] = set()
    for line in _sections(lines, file):
        fields = [part.strip() for part in line.text.split("|")]
        if line.section in sets:
            number = len(sets[line.section]) + 1
            a, b = _numbered(line, fields, 3, number)
            sets[line.section].append(WordCard(number, _new(line, a, seen), _new(line, b, seen)))
        elif line.section == "hints":
            number = len(hint_cards) + 1
            (text,) = _numbered(line, fields, 2, number)
            hint_cards.append(HintCard(number, _new(line, text, seen), number <= CHICK_HINTS))
        else:
            raise line.wrong("neither a word nor a hint")
    if {len(cards) for cards in sets.values()} != {WORD_CARDS} or len(hint_cards) != HINT_CARDS:
        counts = " and ".join(str(len(cards)) for cards in sets.values())
        raise ValueError(f"{file}: {counts} words and {len(hint_cards)} hints")
    return tuple(chain.from_iterable(sets.values())), tuple(hint_cards)


def read_qualities(lines: Iterable[str], file: str) -> Mapping[str, Marks]:
    """The marks of each text, by the axes that the file names first. Raises ValueError with the line that is wrong."""
    axes: set[str] = set()
    table: dict[str, Marks] = {}
    for line in _sections(lines, file):
        name, colon, rest = (part.strip() for part in line.text.partition(":"))
        if not colon or not name:
            raise line.wrong("no name and colon")
        if line.section == "axes":
            axes.add(name)
        elif name in table:
            raise line.wrong("twice")
        else:
            table[name] = MappingProxyType(_marks(line, rest, axes))
    return MappingProxyType(table)


def _sections(lines: Iterable[str], file: str) -> Iterator[Line]:
    """The lines that are neither empty nor for readers only, each with the `[section]` that it stands in."""
    section = ""
    for number, raw in enumerate(lines, 1):
        text = raw.strip()
        if text.startswith("[") and text.endswith("]"):
            section = text[1:-1]
        elif text and not text.startswith("#"):
            yield Line(file, number, section, text)


def _numbered(line: Line, fields: list[str], count: int, number: int) -> list[str]:
    """The fields behind the number, which must be the one that is due."""
    if len(fields) != count or not all(fields):
        raise line.wrong(f"not {count} fields")
    if fields[0] != str(number):
        raise line.wrong(f"number {number} is due")
    return fields[1:]


def _new(line: Line, text: str, seen: set[str]) -> str:
    """The text, if no card has had it yet; upper and lower case count as the same."""
    if text.casefold() in seen:
        raise line.wrong(f"{text!r} twice")
    seen.add(text.casefold())
    return text


def _marks(line: Line, rest: str, axes: set[str]) -> dict[str, int]:
    """The marks of `high+2 hard+1 long-1`."""
    marks: dict[str, int] = {}
    for part in rest.split():
        found = _MARK.fullmatch(part)
        if found is None or not 1 <= int(found[3]) <= STRONGEST:
            raise line.wrong(f"{part!r} is no mark")
        if found[1] not in axes or found[1] in marks:
            raise line.wrong(f"{found[1]!r} is unknown or twice")
        marks[found[1]] = int(found[2] + found[3])
    return marks


class Quality(NamedTuple):
    """An axis on which word and hint both stand: their marks from -2 to 2, never 0. They agree where both have the same
    sign."""

    axis: str
    word: int
    hint: int


def shared_qualities(word: str, hint: str) -> tuple[Quality, ...]:
    """All axes on which both texts stand, those that say most first; none where a text is not ours."""
    marks, pointing = qualities(word), qualities(hint)
    shared = [Quality(axis, marks[axis], pointing[axis]) for axis in pointing if axis in marks]
    return tuple(sorted(shared, key=lambda quality: (-abs(quality.word * quality.hint), quality.axis)))


@lru_cache(maxsize=1 << 15)
def fit(word: str, hint: str) -> float:
    """How well the hint fits the word, from -2 (it says the opposite) to 2; 0 where it says nothing."""
    strength = sum(map(abs, qualities(hint).values()))
    said = sum(quality.word * quality.hint for quality in shared_qualities(word, hint))
    return said / strength if strength else 0.0


class Meaning(NamedTuple):
    """A placing told again: the upper token that `seat` put on `hint`, whether it was `shared` and whether
    that card was the last one empty (`left_over`). `word` is the seat's own.

    `by` are the qualities on which word and hint both stand, what says most first, those that disagree among them: a
    hint that did not fit had to be given. `fit` is from -2 to 2. Of texts that are not ours nothing is known, and the
    fit is 0. `others` are the numbers of the words of the round that the hint fits better than its own, the best first.
    """

    seat: Seat
    token: int
    hint: Printed
    word: Printed
    shared: bool
    left_over: bool
    by: tuple[Quality, ...]
    fit: float
    others: tuple[int, ...]


def meanings(played: Played) -> tuple[Meaning, ...]:
    """What every hint of the round was meant for, in the order in which they were given."""
    row = {hint.card: hint for hint in played.row}
    taken: set[str] = set()
    told: list[Meaning] = []
    for placing in played.placings:
        hint, number = row[placing.hint], played.numbers[placing.seat]
        word = played.words[number - 1]
        told.append(
            Meaning(
                placing.seat,
                placing.tokens[0],
                hint,
                word,
                shared=placing.hint in taken,
                left_over=placing.hint not in taken and len(taken) == len(row) - 1,
                by=shared_qualities(word.text, hint.text),
                fit=fit(word.text, hint.text),
                others=_fitting_better(played, number, hint),
            )
        )
        taken.add(placing.hint)
    return tuple(told)


def _fitting_better(played: Played, number: int, hint: Printed) -> tuple[int, ...]:
    fits = {other: fit(word.text, hint.text) for other, word in enumerate(played.words, 1)}
    better = [other for other, found in fits.items() if found > fits[number]]
    return tuple(sorted(better, key=lambda other: (-fits[other], other)))
