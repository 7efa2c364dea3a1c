"""The command `memories`: kept matches come out as JSON and CSV with the same rows."""

import csv
import io
import json
from datetime import date
from pathlib import Path

import pytest

import main
from engine.headless.arguments import BadUse, Memories
from game import memories
from game.memories import Memory
from game.store.memory_rows import table
from game.store.store import Store
from tests.game.stores import SEATS, SETUP


def test_every_kept_match_is_a_row_in_both_forms(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    match = store.matches.begin(SETUP, SEATS)
    day = date(2026, 11, 23)
    memories.keep(store, [Memory("Zoë", match, "rook", "classic", day, 1, True, "fair", (("stars, é", 120),))])
    store.close()
    row = {"match": match, "name": "Zoë", "game": "rook", "variant": "classic", "day": "2026-11-23", "side": 1}
    row |= {"won": True, "beaten": "fair", "deeds": {"stars, é": 120}}
    assert json.loads(table(Memories(json=True, data=tmp_path))) == [row]
    (found,) = csv.DictReader(io.StringIO(table(Memories(data=tmp_path))))
    assert json.loads(found.pop("deeds")) == row.pop("deeds")
    assert found == {key: str(value) for key, value in row.items()}


def test_letters_stay_letters_and_a_row_is_a_line(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    match = store.matches.begin(SETUP, SEATS)
    memories.keep(store, [Memory("Zoë", match, "rook", "classic", date(2026, 11, 23), 1, True, "", (("é", 1),))])
    store.close()
    for written in (table(Memories(json=True, data=tmp_path)), table(Memories(data=tmp_path))):
        assert "Zoë" in written and "é" in written.replace("Zoë", "") and "\\u" not in written
    assert written.count("\n") == 1 and "\r" not in written, "a head and a row; `print` ends the last line"


def test_a_game_that_is_open_is_left_alone(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    with pytest.raises(BadUse, match="already open"):
        table(Memories(data=tmp_path))
    store.close()


def test_an_empty_store_is_an_empty_list_and_no_store_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Store.open(tmp_path).close()
    assert main.main(["memories", "--json", "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "[]\n"
    assert main.main(["memories", "--data", str(tmp_path / "nowhere")]) == 2
    shown = capsys.readouterr()
    assert (shown.out, shown.err.count("\n")) == ("", 1) and "no saved games" in shown.err
