"""The operator sees what was played, and how the machine does; counts are saved as a table."""

import csv
from collections.abc import Sequence
from pathlib import Path

from game.kiosk.config import MEMORY_LIMIT
from game.kiosk.pin import hash_of
from game.kiosk.usage_stats import Row
from scenes.kiosk.books import ALL_DAYS, FILE, BooksPage, Line, save, table
from scenes.kiosk.operator import OperatorScene
from scenes.kiosk.operators import Frames
from scenes.kiosk.state import LEGIBLE, WRONG_PINS, StatePage
from tests.scenes.at_kiosk import NOON, KioskPilot
from tests.scenes.test_kiosk_operator import choose, turn
from tests.scenes.test_kiosk_operator import pilot as pilot
from tests.scenes.voices import worded


def written(lines: Sequence[Line]) -> dict[str, tuple[str, ...]]:
    """What stands in a table, by its first column."""
    return {worded(line[0]): tuple(worded(cell) for cell in line[1:] if cell) for line in lines if line[0]}


def test_counts_by_day_and_in_all(pilot: KioskPilot) -> None:
    rows = (
        Row("2026-11-01", "rook", plays=2, finished=1, left=1, seconds=610),
        Row("2026-11-02", "rook", plays=1, left=1, seconds=50),
        Row("2026-11-02", "", pads_lost=3, restarts=1),
    )
    found = written(table(rows, ALL_DAYS))
    assert found["Rook"] == ("3", "1", "2", "11")
    assert found["Pads lost: 3"][-1] == "Restarts: 1"
    assert written(table(rows, "2026-11-02"))["Rook"] == ("1", "0", "1", "1")
    assert written(table((), ALL_DAYS))["Hooky"] == ("0", "0", "0", "0")


def test_counts_are_saved_as_a_table(pilot: KioskPilot, tmp_path: Path) -> None:
    pilot.kiosk.books.started("rook")
    choose(pilot, "books")
    assert isinstance(pilot.scene, BooksPage)
    choose(pilot, "save")
    with (tmp_path / FILE).open(newline="", encoding="utf-8") as file:
        lines = list(csv.reader(file))
    assert lines[0][:3] == ["day", "game", "plays"] and lines[1][1:3] == ["rook", "1"]
    assert not list(tmp_path.glob("*.part"))


def test_a_folder_that_takes_nothing_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be written" in worded(save("day\n", tmp_path / "file"))


def test_state_names_every_mistake_and_what_the_house_does_without(pilot: KioskPilot) -> None:
    assert next(row for row in pilot.scene.rows() if row.id == "state").picture == "bell"  # type: ignore[attr-defined]
    choose(pilot, "state")
    scene = pilot.scene
    assert isinstance(scene, StatePage)
    said = [worded(row.label) for row in scene.rows()]
    assert any("kiosk.toml, line 3: times.nonsense is unknown" in label for label in said)
    assert any("kept on the disk" in label for label in said)
    assert any("frames a second" in label for label in said)
    assert any("memory" in label.lower() for label in said)


def test_state_says_when_changes_hold_until_the_next_start(tmp_path: Path) -> None:
    with KioskPilot(tmp_path, safe=True) as pilot:
        labels = [worded(row.label) for row in StatePage(pilot.keeper).rows()]
        assert any("it lasts until the next start" in label for label in labels)
        pilot.context.stack.push(OperatorScene(pilot.keeper))
        pilot.frames(1)
        assert "until the next start" in pilot.rail()
        pilot.kiosk.change("times.cover", 45)
        assert pilot.kiosk.config["times.cover"] == 45


def test_frames_are_counted_by_the_clock() -> None:
    frames = Frames()
    assert worded(frames.words) == "No frame was drawn yet"
    for _ in range(58):
        frames.advance(1 / 60)
    frames.advance(2 / 60)
    assert worded(frames.words) == "59 frames a second, the slowest 33 ms"


def test_the_operator_is_told_of_wrong_pins_and_may_forget_them(pilot: KioskPilot) -> None:
    for _ in range(3):
        pilot.kiosk.wrong_pins.note(NOON)
    state = next(row for row in pilot.scene.rows() if row.id == "state")  # type: ignore[attr-defined]
    assert state.picture == "bell"
    choose(pilot, "state")
    scene = pilot.scene
    assert isinstance(scene, StatePage)
    assert "3 wrong PINs since 2026-11-02 12:00" in [worded(row.label) for row in scene.rows()]
    choose(pilot, WRONG_PINS)
    assert not any("wrong PIN" in worded(row.label) for row in scene.rows()) and "cleared" in pilot.rail()
    assert not pilot.kiosk.wrong_pins.words and scene.focus.target is not None


def test_the_operator_is_told_that_the_pin_can_be_read_in_the_file(tmp_path: Path) -> None:
    for said, told in (('pin = "2580"', True), ('pin = "1234"', False), (f'pin_hash = "{hash_of("2580")}"', False)):
        with KioskPilot(tmp_path, f"[operator]\n{said}\n") as pilot:
            labels = [worded(row.label) for row in StatePage(pilot.keeper).rows()]
            assert (worded(LEGIBLE) in labels) is told, said


def test_the_limit_of_memory_is_changed_beside_what_is_held_now(pilot: KioskPilot) -> None:
    choose(pilot, "state")
    row = next(row for row in pilot.scene.rows() if row.id == MEMORY_LIMIT)  # type: ignore[attr-defined]
    assert worded(row.value) == "900 MB" and "memory" in worded(row.label).lower()
    turn(pilot, MEMORY_LIMIT)
    assert pilot.kiosk.config[MEMORY_LIMIT] == 1000
