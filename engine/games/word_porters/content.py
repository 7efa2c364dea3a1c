"""Content: the word cards, the hint cards and the qualities of each text, from two readable files of a pack. With it,
how well a hint fits a word, by their common qualities.

During a match only computer players and the dealer read this, because a record contains its texts (WP-80). After a
round it shows how each hint related to its seat's word; then all of it is public.
"""

import functools
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain
from types import MappingProxyType
from typing import NamedTuple

from engine.core.game import Setup
from engine.core.packs import ENGLISH, BadPack, all_packs, lines, named, or_english
from engine.core.seats import Seat
from engine.games.word_porters.cards import CHICK_HINTS, HINT_CARDS, WORD_CARDS, Printed
from engine.games.word_porters.options import ruleset
from engine.games.word_porters.state import PlayedRound

CARDS = "word_porters/cards.txt"
QUALITIES = "word_porters/qualities.txt"

SETS = ("words", "more words")
"""The sections with word cards, one set each, with every number once. A match takes each card from one of the sets."""
BREAK = "·"
"""Marks where a long word may be broken; it is not printed."""
STRONGEST = 2  # marks range from -2 to 2

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


class PrintedText(NamedTuple):
    """The printed text, the equivalent English text ("" if there is none), and the halves of a long word."""

    text: str
    twin: str
    halves: tuple[str, str] | None


@dataclass(frozen=True, slots=True)
class ContentLine:
    """A line of a file with content: its file and line number, its section and its text."""

    file: str
    number: int
    section: str
    text: str

    def wrong(self, why: str) -> BadPack:
        """The error to raise if the line is invalid."""
        return BadPack(f"{why}: {self.text!r}", self.file, self.number)


@dataclass(frozen=True, slots=True, eq=False)
class Content:
    """The cards of a pack, and what is known of their texts.

    `words`: the word cards of all sets, one set after the other, each by number. `hints`: the 53 hint cards by number.
    The rest is by text. `twins`: the equivalent English text. `halves`: the parts of a long word. `marks`: the value of
    a word on each axis that applies to it, -2 to 2 and never 0; for a hint, its direction.
    """

    words: tuple[WordCard, ...]
    hints: tuple[HintCard, ...]
    twins: Mapping[str, str]
    halves: Mapping[str, tuple[str, str]]
    marks: Mapping[str, Marks]


@functools.cache
def content_of(language: str) -> Content:
    """Return the content of that pack, or of the English one if it is missing or invalid."""
    return or_english(read, language)


def prepare(setup: Setup) -> None:
    """Read the cards of a new match. Raises BadPack with the invalid line."""
    read(ruleset(setup).language)


def qualities(text: str) -> Marks:
    """Return the marks of a text from any pack. Empty for other texts, because a record may contain other content."""
    return _known().marks.get(text, _NOTHING)


def twin(text: str) -> str:
    """Return the equivalent English text, which is the name of the text's picture, or the text itself if there is
    none."""
    return _known().twins.get(text, text)


def lines_of(text: str) -> tuple[str, ...]:
    """Return the parts of a text at its possible breaks: its words, or the two halves of a long one."""
    return _known().halves.get(text) or tuple(text.split())


@functools.cache
def _known() -> Content:
    """What is known of the texts of all packs together. For a text in two packs, the English pack counts."""
    twins: dict[str, str] = {}
    halves: dict[str, tuple[str, str]] = {}
    marks: dict[str, Marks] = {}
    for pack in reversed(all_packs()):
        try:
            content = read(pack.language)
        except BadPack:  # a match in that language cannot begin, but others can be drawn
            continue
        twins.update(content.twins)
        halves.update(content.halves)
        marks.update(content.marks)
    return Content((), (), twins, halves, marks)


@functools.cache
def read(language: str) -> Content:
    """Return the content of that pack. Raises BadPack if it is missing, or with the invalid line."""
    english = {} if language == ENGLISH else read(ENGLISH).marks
    content = read_cards(lines(language, CARDS), named(language, CARDS), english)
    axes = {axis for marks in english.values() for axis in marks}
    own = read_qualities(lines(language, QUALITIES), named(language, QUALITIES), axes)
    return replace(content, marks={**content.marks, **own})


def read_cards(written: Iterable[str], file: str, english: Mapping[str, Marks]) -> Content:
    """Return the cards that the lines of a file describe, with the marks of those whose twin is in `english`. Raises
    BadPack with the invalid line."""
    sets: dict[str, list[WordCard]] = {name: [] for name in SETS}
    hint_cards: list[HintCard] = []
    texts: dict[str, PrintedText] = {}
    for line in _sections(written, file):
        fields = [part.strip() for part in line.text.split("|")]
        if line.section in sets:
            number = len(sets[line.section]) + 1
            a, b = (_new(line, text, texts, english) for text in _numbered(line, fields, 3, number))
            sets[line.section].append(WordCard(number, a, b))
        elif line.section == "hints":
            number = len(hint_cards) + 1
            (text,) = (_new(line, text, texts, english) for text in _numbered(line, fields, 2, number))
            hint_cards.append(HintCard(number, text, number <= CHICK_HINTS))
        else:
            raise line.wrong("neither a word nor a hint")
    if {len(cards) for cards in sets.values()} != {WORD_CARDS} or len(hint_cards) != HINT_CARDS:
        counts = " and ".join(str(len(cards)) for cards in sets.values())
        raise BadPack(f"{counts} words and {len(hint_cards)} hints", file)
    twins = {text.text: text.twin for text in texts.values() if text.twin}
    halves = {text.text: text.halves for text in texts.values() if text.halves}
    marks = {text: english[twin] for text, twin in twins.items()}
    return Content(tuple(chain.from_iterable(sets.values())), tuple(hint_cards), twins, halves, marks)


def read_qualities(written: Iterable[str], file: str, known: Iterable[str] = ()) -> Mapping[str, Marks]:
    """Return the marks of each text. Its axes are `known`, or the file names them first. Raises BadPack with the
    invalid line."""
    axes = set(known)
    table: dict[str, Marks] = {}
    for line in _sections(written, file):
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


def _sections(written: Iterable[str], file: str) -> Iterator[ContentLine]:
    """The lines except empty ones and remarks, each with its `[section]`."""
    section = ""
    for number, raw in enumerate(written, 1):
        text = raw.strip()
        if text.startswith("[") and text.endswith("]"):
            section = text[1:-1]
        elif text and not text.startswith("#"):
            yield ContentLine(file, number, section, text)


def _numbered(line: ContentLine, fields: list[str], count: int, number: int) -> list[str]:
    """The fields after the number, which must be the expected one."""
    if len(fields) != count or not all(fields):
        raise line.wrong(f"not {count} fields")
    if fields[0] != str(number):
        raise line.wrong(f"number {number} is due")
    return fields[1:]


def _new(line: ContentLine, written: str, texts: dict[str, PrintedText], english: Mapping[str, Marks]) -> str:
    """Add `Kranken·haus = hospital` to `texts` and return its text. BadPack if another card has it; case is ignored."""
    broken, equals, twin = (part.strip() for part in written.partition("="))
    text, halves = broken.replace(BREAK, ""), broken.split(BREAK)
    if not text or len(halves) > 2 or not all(halves):
        raise line.wrong(f"{broken!r} is no text")
    if equals and twin not in english:
        raise line.wrong(f"there is no English {twin!r}")
    if text.casefold() in texts:
        raise line.wrong(f"{text!r} twice")
    texts[text.casefold()] = PrintedText(text, twin, (f"{halves[0]}-", halves[1]) if len(halves) == 2 else None)
    return text


def _marks(line: ContentLine, rest: str, axes: set[str]) -> dict[str, int]:
    """Parse marks such as `high+2 hard+1 long-1`."""
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
    """A common axis of a word and a hint, with their marks from -2 to 2, never 0. They agree if both have the same
    sign."""

    axis: str
    word: int
    hint: int


def shared_qualities(word: str, hint: str) -> tuple[Quality, ...]:
    """Return all common axes of both texts, strongest first; empty for a text of no pack."""
    marks, pointing = qualities(word), qualities(hint)
    shared = [Quality(axis, marks[axis], pointing[axis]) for axis in pointing if axis in marks]
    return tuple(sorted(shared, key=lambda quality: (-abs(quality.word * quality.hint), quality.axis)))


@lru_cache(maxsize=1 << 15)
def fit(word: str, hint: str) -> float:
    """Return how well the hint fits the word, from -2 (the opposite) to 2; 0 if they have nothing in common."""
    strength = sum(map(abs, qualities(hint).values()))
    said = sum(quality.word * quality.hint for quality in shared_qualities(word, hint))
    return said / strength if strength else 0.0


class Meaning(NamedTuple):
    """An explanation of a placing: `seat` put its upper token on `hint`. `shared`: whether others were there.
    `left_over`: whether that card was the last empty one. `word`: the seat's own.

    `by`: the common qualities of word and hint, strongest first. Some may disagree, because a seat must give a hint
    even if none fits. `fit`: from -2 to 2, and 0 for texts of no pack. `others`: the numbers of the words of the round
    that the hint fits better than the seat's own, best first.
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


def meanings(played: PlayedRound) -> tuple[Meaning, ...]:
    """Return the meaning of every hint of the round, in the order of the placings."""
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


def _fitting_better(played: PlayedRound, number: int, hint: Printed) -> tuple[int, ...]:
    fits = {other: fit(word.text, hint.text) for other, word in enumerate(played.words, 1)}
    better = [other for other, found in fits.items() if found > fits[number]]
    return tuple(sorted(better, key=lambda other: (-fits[other], other)))
