"""`lessons`: every lesson with its beats, its choices and its seconds at normal pace.

The seconds are those of its story, told by the table without drawing, and those of reading and choosing.
"""

import os
import re
from typing import TypedDict

from engine.core.seats import CHANCE
from engine.headless.arguments import Play
from game.context import Context
from game.lessons import FOLDER, LEAP, RUN, Lesson, all_lessons, read_lesson
from game.store.store import Store
from game.text.catalogue import Catalogue, Register, Voice
from game.text.languages import WHOLE

BEAT, CHOICE = 1.0, 2.0
"""Seconds for each beat besides its words, and for each choice."""
WORD: dict[Register, float] = {"grown-up": 0.3, "child": 0.5}
"""Seconds to read a word."""
NAME = "Rosa"
"""Name of the learner, which counts as one word."""
FRAME = 1 / 60
_WORD = re.compile(r"\w+(?:[’-]\w+)*")


class ListedLesson(TypedDict):
    """A lesson in the list: seconds of its story, and those of reading and choosing by language and register."""

    game: str
    beats: int
    choices: int
    story: float
    reading: dict[str, dict[str, float]]


def words(text: str) -> int:
    """Number of words in a text."""
    return len(_WORD.findall(text))


def reading_seconds(lesson: Lesson, language: str, register: Register) -> float:
    """Seconds of reading and choosing."""
    voice = Voice(Catalogue(language), register, (NAME,) * lesson.record.setup.players)
    read = sum(BEAT + WORD[register] * words(voice.words(beat.says)) for beat in lesson.beats)
    return read + CHOICE * choices(lesson)


def choices(lesson: Lesson) -> int:
    """Number of the learner's choices."""
    return sum(bool(beat.choose) for beat in lesson.beats)


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
    seconds = sum(LEAP for one in lesson.beats if one.fast == "leap")
    for number, step in enumerate(lesson.record.steps):
        events = scene.session.submit(step, lesson.seat)
        clip = tell(tuple(to_tell(events, screen.look, screen.stage.view)), screen.look, screen.stage, screen.speakers)
        took = beat(step.by, number) if step.by not in (CHANCE, lesson.seat) else 0.0
        while not clip.done:
            took += FRAME - clip.advance(FRAME)
        seconds += took * {"": 1.0, "run": RUN, "leap": 0.0}[lesson.fast(number)]
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
