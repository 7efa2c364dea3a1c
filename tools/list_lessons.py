"""`lessons`: every lesson with its beats, its choices and its seconds at normal pace.

The seconds are those of its story, told by the table without drawing, and those of reading and choosing.
"""

import os
import re
from typing import TypedDict

from engine.core.seats import CHANCE
from engine.headless.arguments import Play
from game.context import Context
from game.input.actions import KEYS
from game.lessons import FOLDER, RUN, Lesson, Mark, all_lessons, read_lesson
from game.store.store import Store
from game.text.catalogue import Register, Voice, catalogue_of
from game.text.languages import SOURCE, WHOLE

BEAT, CHOICE = 1.0, 2.0
"""Seconds for each beat besides its words, and for each choice."""
WORD: dict[Register, float] = {"grown-up": 0.3, "child": 0.5}
"""Seconds to read a word."""
NAME = "Rosa"
"""Name of the learner, which counts as one word."""
FRAME = 1 / 60
_WORD = re.compile(r"\w+(?:[’-]\w+)*")


class Choice(TypedDict):
    """A choice of a lesson: its beat and rules, and how it meets them. `marks` is what the learner should look at, and
    `needs` everything else that the beat talks about. `confirm_passes`: whether the hook begins on the answer."""

    beat: str
    teaches: list[str]
    stage: str
    marks: list[str]
    needs: list[str]
    confirm_passes: bool


class ListedLesson(TypedDict):
    """A lesson in the list: its choices, the seconds of its story, and those of reading and choosing by language and
    register. `first_choice`: the words that a grown-up reads up to the first choice, in English."""

    game: str
    beats: int
    choices: int
    asked: list[Choice]
    first_choice: int
    story: float
    reading: dict[str, dict[str, float]]


def words(text: str) -> int:
    """Number of words in a text."""
    return len(_WORD.findall(text))


def reading_seconds(lesson: Lesson, language: str, register: Register) -> float:
    """Seconds of reading and choosing."""
    voice = Voice(catalogue_of(language), register, (NAME,) * lesson.record.setup.players)
    read = sum(BEAT + WORD[register] * words(voice.words(beat.says)) for beat in lesson.beats)
    return read + CHOICE * choices(lesson)


def choices(lesson: Lesson) -> int:
    """Number of the learner's choices."""
    return sum(bool(beat.choose) for beat in lesson.beats)


def first_choice(lesson: Lesson) -> int:
    """Number of words that a grown-up reads up to the first choice, with those of its question, in English."""
    voice = Voice(catalogue_of(SOURCE), "grown-up", (NAME,) * lesson.record.setup.players)
    first = next((number for number, beat in enumerate(lesson.beats) if beat.choose), len(lesson.beats))
    return sum(words(voice.words(beat.says)) for beat in lesson.beats[: first + 1])


def asked(context: Context, lesson: Lesson) -> list[Choice]:
    """The choices of a lesson, as its table asks them."""
    from scenes.lesson.lesson_table import LessonTable
    from scenes.lesson.offer import lone_learner

    table, found = LessonTable(context, lesson, lone_learner(context, KEYS).seats), list[Choice]()
    for number, beat in enumerate(lesson.beats):
        if beat.choose:
            table.flow.to_beat(number)
            wanted, question = table.flow.wanted, table.screen.open_question
            found.append({
                "beat": beat.id,
                "teaches": list(beat.teaches),
                "stage": beat.stage,
                "marks": list(map(written, beat.look)),
                "needs": list(map(written, beat.needs)),
                "confirm_passes": question is not None and question.intended == wanted,
            })  # fmt: skip
    return found


def written(mark: Mark) -> str:
    """Return a mark as in the lesson's file."""
    place = "" if mark.seat is None else f"@{mark.seat}" if mark.name else str(mark.seat)
    return f"{mark.kind}:{mark.name}{place}"


def story_seconds(context: Context, lesson: Lesson) -> float:
    """Seconds of motions and of waiting for computer players, as the learner sees them, also in fast parts."""
    from scenes.seating import TablePlan, first_seating
    from scenes.table.scene import TableScene
    from scenes.table.session import Session
    from scenes.table.stage.animation_queue import tell, to_tell
    from scenes.table.turns import beat

    plan = TablePlan(lesson.record.setup, first_seating(lesson.record.setup.players, None))
    scene = TableScene(context, plan, Session.unkept(context, plan))
    screen = scene.screen
    screen.set_viewpoint(lesson.seat)
    seconds = 0.0
    for number, step in enumerate(lesson.record.steps):
        events = scene.session.submit(step, lesson.seat)
        clip = tell(
            tuple(to_tell(events, scene.session.game.follow, screen.stage.view)),
            screen.game_table,
            screen.stage,
            screen.speakers,
        )
        took = beat(step.by, number) if step.by not in (CHANCE, lesson.seat) else 0.0
        while not clip.done:
            took += FRAME - clip.advance(FRAME)
        seconds += took * (RUN if lesson.fast(number) else 1.0)
    return seconds


def found() -> list[ListedLesson]:
    """All lessons, in the order of the registry."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from scenes.play import build

    built = build(Play(mute=True, windowed=True, safe=True, speed="normal"), Store.without())
    try:
        return [
            {
                "game": name,
                "beats": len(lesson.beats),
                "choices": choices(lesson),
                "asked": asked(built.context, lesson),
                "first_choice": first_choice(lesson),
                "story": round(story_seconds(built.context, lesson), 1),
                "reading": {
                    language: {register: round(reading_seconds(lesson, language, register), 1) for register in WORD}
                    for language in WHOLE
                },
            }
            for name in all_lessons()
            for lesson in (read_lesson(FOLDER / f"{name}.toml"),)
        ]
    finally:
        built.close()


def lines(listed: list[ListedLesson]) -> list[str]:
    """The list as a table, a line for each lesson: seconds of the story, of reading, and of both."""
    kinds = [f"{language} {register}" for language in WHOLE for register in WORD]
    rows = [("game", "beats", "choices", "story", *(f"+ {kind}" for kind in kinds))]
    for one in listed:
        reading = [seconds for registers in one["reading"].values() for seconds in registers.values()]
        sums = (f"{seconds:.0f} = {one['story'] + seconds:.0f} s" for seconds in reading)
        rows.append((one["game"], str(one["beats"]), str(one["choices"]), f"{one['story']:.0f} s", *sums))
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    padded = [[cell.ljust(width) for cell, width in zip(row, wide, strict=True)] for row in rows]
    return ["  ".join(row).rstrip() for row in padded]
