"""`lessons`: every lesson with its beats, its choices and the seconds that reading and choosing take at normal pace.
Cards that move are not counted."""

import re
from typing import TypedDict

from game.lessons import Lesson, lesson_of, lessons
from game.text.catalogue import Catalogue, Register, Voice
from game.text.languages import LANGUAGES

BEAT, CHOICE = 1.0, 2.0
"""Seconds that each beat takes beside its words, and each choice."""
WORD: dict[Register, float] = {"grown-up": 0.3, "child": 0.5}
"""Seconds that a word takes to read."""
NAME = "Rosa"
"""Whoever sits there; a name is one word."""
_WORD = re.compile(r"\w+(?:[’-]\w+)*")


class Found(TypedDict):
    """A lesson as it is listed: seconds of reading and choosing by language and register."""

    game: str
    beats: int
    choices: int
    seconds: dict[str, dict[str, float]]


def words(text: str) -> int:
    """How many words a text has."""
    return len(_WORD.findall(text))


def reading_seconds(lesson: Lesson, language: str, register: Register) -> float:
    """Seconds that reading and choosing take."""
    voice = Voice(Catalogue(language), register, (NAME,) * lesson.record.setup.players)
    read = sum(BEAT + WORD[register] * words(voice.words(beat.says)) for beat in lesson.beats)
    return read + CHOICE * choices(lesson)


def choices(lesson: Lesson) -> int:
    """How often the learner chooses."""
    return sum(bool(beat.choose) for beat in lesson.beats)


def found() -> list[Found]:
    """All lessons, in the order of the registry."""
    return [
        {
            "game": game,
            "beats": len(lesson.beats),
            "choices": choices(lesson),
            "seconds": {
                language: {register: round(reading_seconds(lesson, language, register), 1) for register in WORD}
                for language in LANGUAGES
            },
        }
        for game in lessons()
        for lesson in (lesson_of(game),)
    ]


def lines(listed: list[Found]) -> list[str]:
    """The same as a table: a line for each lesson, in every language grown-ups before children."""
    head = ("game", "beats", "choices", *(f"{name} reads, s" for name in LANGUAGES for name in (name, f"{name} child")))
    rows = [
        (one["game"], str(one["beats"]), str(one["choices"]),
         *(f"{seconds:.0f}" for registers in one["seconds"].values() for seconds in registers.values()))
        for one in listed
    ]  # fmt: skip
    wide = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    padded = [[cell.ljust(width) for cell, width in zip(row, wide, strict=True)] for row in (head, *rows)]
    return ["  ".join(row).rstrip() for row in padded]
