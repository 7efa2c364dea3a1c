"""The operator sees counts of matches and the state of the machine; counts are saved as a table."""

import csv
from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from engine.core.messages import say
from game.canvas import Canvas
from game.draw import text
from game.kiosk.config import MEMORY_LIMIT, keys
from game.kiosk.file import Mistake
from game.kiosk.pin import hash_of
from game.kiosk.usage_stats import UsageRow
from game.theme import STAGE
from game.widgets.menu import LABEL, label_size
from scenes.kiosk import operators
from scenes.kiosk.operator import OperatorScene
from scenes.kiosk.operators import FrameTimes, WholePage, broken
from scenes.kiosk.state import LEGIBLE, WRONG_PINS, StatePage
from scenes.kiosk.usage_page import ALL_DAYS, FILE, VIEWS, Line, UsagePage, by_hour, of_day, reached, save, table
from tests.scenes.at_kiosk import NOON, KioskPilot
from tests.scenes.drawn_words import all_words
from tests.scenes.test_kiosk_operator import choose, turn
from tests.scenes.test_kiosk_operator import pilot as pilot
from tests.scenes.voices import worded


def written(lines: Sequence[Line]) -> dict[str, tuple[str, ...]]:
    """The contents of a table, by its first column."""
    return {worded(line[0]): tuple(worded(cell) for cell in line[1:] if cell) for line in lines if line[0]}


def test_counts_by_day_and_in_total() -> None:
    rows = (
        UsageRow("2026-11-01", 10, "rook", plays=2, finished=1, left=1, seconds=610),
        UsageRow("2026-11-02", 14, "rook", plays=1, left=1, left_early=1, seconds=50),
        UsageRow("2026-11-02", None, "", visits=4, to_title=3, to_table=1, pads_lost=3, restarts=1),
    )
    found = written(table(of_day(rows, ALL_DAYS)))
    assert found["Rook"] == ("3", "1", "2", "1", "11")
    assert found["Pads lost: 3"][-1] == "Restarts: 1"
    assert written(table(of_day(rows, "2026-11-02")))["Rook"] == ("1", "0", "1", "1", "1")
    assert written(table(()))["Hooky"] == ("0", "0", "0", "0", "0")
    assert (
        by_hour(rows)[10] == (0, 2) and by_hour(rows)[14] == (0, 1) and not any(visits for visits, _ in by_hour(rows))
    )
    assert [count for _, count in reached(rows)] == [3, 0, 1, 0]


@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_word_of_any_view_of_the_counts_is_cut_off(tmp_path: Path, size: int, language: str) -> None:
    with KioskPilot(tmp_path, f'[screen]\nlanguage = "{language}"\ntext_size = {size}\n') as pilot:
        pilot.kiosk.usage.visited("seats")
        page = UsagePage(pilot.keeper)
        page.enter()
        for view in VIEWS:
            page.view = view
            with all_words() as drawn:
                page.draw(Canvas(STAGE))
            assert not drawn.cut, view


def test_counts_are_saved_as_a_table(pilot: KioskPilot, tmp_path: Path) -> None:
    pilot.kiosk.usage.started("rook")
    choose(pilot, "usage")
    assert isinstance(pilot.scene, UsagePage)
    choose(pilot, "save")
    with (tmp_path / FILE).open(newline="", encoding="utf-8") as file:
        lines = list(csv.reader(file))
    assert lines[0][:4] == ["day", "hour", "game", "plays"] and lines[1][2:4] == ["rook", "1"]
    assert not list(tmp_path.glob("*.part"))


def test_an_unwritable_folder_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "can’t write" in worded(save("day\n", tmp_path / "file"))


def test_state_names_every_mistake_and_every_missing_part(pilot: KioskPilot) -> None:
    first, *others = pilot.scene.rows()
    assert (first.id, first.picture) == ("state", "bell") and "state" not in {row.id for row in others}
    assert pilot.scene.focus.at == "state", "it is where the page opens"
    choose(pilot, "state")
    scene = pilot.scene
    assert isinstance(scene, StatePage)
    said = [worded(row.label) for row in scene.rows()]
    assert "kiosk.toml, line 3: times.nonsense" in said
    assert any("saved on the disk" in label for label in said)
    assert any("frames a second" in label for label in said)
    assert any("memory" in label.lower() for label in said)


@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_longest_mistake_can_be_read_whole(tmp_path: Path, size: int, language: str) -> None:
    """Its row has its place and its setting, neither cut nor small. A page of its own has the whole, however long the
    text of the file is."""
    said = f'[screen]\nlanguage = "{language}"\ntext_size = {size}\n[hours]\nmonday = "{"x" * 60}"\n[{"y" * 60}]\n'
    with KioskPilot(tmp_path, said) as pilot:
        pilot.context.stack.push(StatePage(pilot.keeper))
        pilot.frames(1)
        state = pilot.scene
        assert isinstance(state, StatePage)
        with all_words() as drawn:
            state.draw(Canvas(STAGE))
        (monday,) = (words for words in drawn.words if words.endswith(": hours.monday"))
        assert monday not in drawn.cut
        for number, mistake in enumerate(pilot.kiosk.mistakes):
            choose(pilot, ("mistake", number))
            page = pilot.scene
            assert isinstance(page, WholePage)
            with all_words() as drawn:
                page.draw(Canvas(STAGE))
            assert not drawn.cut and written_on(page.words_of(mistake.said), page).get_height() < page.paper.height
            shown = "".join(drawn.words).replace(" ", "")
            assert all(part in shown for word in page.words_of(mistake.said).split() for part in (word[:9], word[-9:]))
            pilot.key("escape")
            pilot.frames(1)
        assert len(pilot.kiosk.mistakes) == 2


@pytest.mark.parametrize("size", [100, 200])
def test_the_row_of_a_mistake_is_as_large_as_others(tmp_path: Path, size: int) -> None:
    """It names the file, the line and the setting; the reason is on its own page."""
    with KioskPilot(tmp_path, f'[screen]\nlanguage = "de"\ntext_size = {size}\n') as pilot:
        page = StatePage(pilot.keeper)
        for name in keys():
            words = page.words_of(Mistake("kiosk.toml", 100, say("-operator-fault-pin-hash", key=name)).brief)
            assert words == f"kiosk.toml, Zeile 100: {name}"
            room = page.box().width - 200  # for its picture
            assert text.fit(words, label_size(page.theme), room, page.theme.sentence_role) >= LABEL


def written_on(words: str, page: WholePage) -> pygame.Surface:
    return operators.written(words, page.paper.inflate(-88, -88).size, page.theme.px(48))


def test_text_without_blanks_is_broken_and_complete() -> None:
    words = f"kiosk.toml: {'x' * 300} end"
    parts = broken(words, 40, 500).split()
    assert "".join(parts) == words.replace(" ", "") and all(text.width(part, 40, "semibold") <= 500 for part in parts)


def test_state_says_when_changes_apply_until_the_next_start(tmp_path: Path) -> None:
    with KioskPilot(tmp_path, safe=True) as pilot:
        labels = [worded(row.label) for row in StatePage(pilot.keeper).rows()]
        assert any("lasts only until the next start" in label for label in labels)
        pilot.context.stack.push(OperatorScene(pilot.keeper))
        pilot.frames(1)
        assert "until the next start" in pilot.bar()
        pilot.kiosk.change("times.cover", 45)
        assert pilot.kiosk.config["times.cover"] == 45


def test_frames_are_counted_by_the_clock() -> None:
    frames = FrameTimes()
    assert worded(frames.words) == "No frames drawn yet"
    for _ in range(58):
        frames.advance(1 / 60)
    frames.advance(2 / 60)
    assert worded(frames.words) == "59 frames a second, the slowest 33 ms"


def test_the_operator_is_told_of_wrong_pins_and_may_forget_them(pilot: KioskPilot) -> None:
    for _ in range(3):
        pilot.kiosk.wrong_pins.note(NOON)
    state = next(row for row in pilot.scene.rows() if row.id == "state")
    assert state.picture == "bell"
    choose(pilot, "state")
    scene = pilot.scene
    assert isinstance(scene, StatePage)
    assert "3 wrong PINs since 2026-11-02 12:00" in [worded(row.label) for row in scene.rows()]
    choose(pilot, WRONG_PINS)
    assert not any("wrong PIN" in worded(row.label) for row in scene.rows()) and "back to 0" in pilot.bar()
    assert not pilot.kiosk.wrong_pins.words and scene.focus.target is not None


def test_the_operator_is_told_that_the_pin_can_be_read_in_the_file(tmp_path: Path) -> None:
    for said, told in (('pin = "2580"', True), ('pin = "1234"', False), (f'pin_hash = "{hash_of("2580")}"', False)):
        with KioskPilot(tmp_path, f"[operator]\n{said}\n") as pilot:
            labels = [worded(row.label) for row in StatePage(pilot.keeper).rows()]
            assert (worded(LEGIBLE) in labels) is told, said


def test_the_limit_of_memory_is_changed_beside_the_current_use(pilot: KioskPilot) -> None:
    choose(pilot, "state")
    row = next(row for row in pilot.scene.rows() if row.id == MEMORY_LIMIT)
    assert worded(row.value) == "900 MB" and "memory" in worded(row.label).lower()
    turn(pilot, MEMORY_LIMIT)
    assert pilot.kiosk.config[MEMORY_LIMIT] == 1000
