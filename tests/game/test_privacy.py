"""The kiosk's description of kept and wiped data is true for all tables, settings and files."""

import re
import sqlite3
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from engine.headless.arguments import Play
from game.kiosk import kiosk, pin, privacy, taken
from game.kiosk.usage_stats import TITLE
from game.store.database import GAMES, SETTINGS, Schema, columns_of
from game.store.disk.store_file import StoreFile
from game.store.store import Store
from game.text.languages import WHOLE
from scenes.kiosk.supervised import SupervisedRun
from scenes.kiosk.usage_page import save
from tests.scenes.at_kiosk import NOON, KioskPilot

ROOT = Path(__file__).resolve().parents[2]


def test_every_table_is_described_and_no_missing_one() -> None:
    """A table without a description fails here."""
    assert set(privacy.TABLES) | {"settings"} == privacy.tables()


def fill(file: StoreFile, schema: Schema) -> set[str]:
    """Write a row into each table; return their names."""
    columns = columns_of(schema, len(schema.migrations))
    tables = {table for table, _ in columns}
    for table in tables:
        many = sum(one == table for one, _ in columns)
        assert file.write((f"INSERT INTO {table} VALUES ({', '.join('?' * many)})", tuple(range(1, many + 1))))
    return tables


def test_exactly_the_promised_data_goes_with_a_visitor(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    filled = {"games": fill(store._games, GAMES), "settings": fill(store._settings, SETTINGS)}
    store.forget_visitors()
    store.close()
    for name, tables in filled.items():
        connection = sqlite3.connect(tmp_path / f"{name}.sqlite3")
        for table in tables:
            gone = connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)
            assert gone is (privacy.fate_of(table) == privacy.WITH_VISITOR), (name, table)
        connection.close()


def test_every_setting_that_a_kiosk_keeps_is_described() -> None:
    """By the names in its code."""
    named = set()
    for path in (ROOT / "game" / "kiosk").glob("*.py"):
        module = {"kiosk": kiosk, "pin": pin, "taken": taken}.get(path.stem)
        for name in re.findall(r"keep_setting\((\w+)", path.read_text(encoding="utf-8")):
            assert module is not None, f"{path.name} keeps {name}: describe it"
            named.add(getattr(module, name))
    assert named == set(privacy.KEPT_SETTINGS)
    assert not any("keep_setting(" in path.read_text(encoding="utf-8") for path in (ROOT / "scenes/kiosk").glob("*.py"))


def test_factory_settings_leave_nothing_that_is_promised_to_go(tmp_path: Path) -> None:
    with KioskPilot(tmp_path) as pilot:
        house = pilot.kiosk
        house.change("times.cover", 45)
        house.pin.change("97531")
        house.wrong_pins.note(NOON)
        house.shows("rook")
        house.usage.visited(TITLE)
        assert all(pilot.context.store.setting(name) for name in privacy.KEPT_SETTINGS)
        house.reset()
        house.usage.clear()
        left = {name: pilot.context.store.setting(name) for name in privacy.KEPT_SETTINGS}
        assert not any(map(any, (value or () for value in left.values()))) and not house.usage.rows()


def test_every_file_that_a_kiosk_leaves_is_described(tmp_path: Path) -> None:
    with KioskPilot(tmp_path, "[times]\ncover = 25\n") as pilot:
        SupervisedRun(Play(data=tmp_path, kiosk=True)).begin(pilot.app, pilot.kiosk)
        pilot.sit_down()
        save(pilot.kiosk.usage.csv(), tmp_path)
        pilot.keeper.begin_again()
        while_running = files(tmp_path)
        assert pilot.kiosk.log is not None
        pilot.kiosk.log.close()
    store = (f"*/{schema.stem}.*" for schema in (GAMES, SETTINGS))  # both files, their logs and copies, damaged ones
    told = (*privacy.FILES, *store)
    assert not [file for file in while_running | files(tmp_path) if not any(fnmatchcase(file, one) for one in told)]


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("language", WHOLE)
def test_it_can_be_printed_in_every_language_with_the_shortest_lived_data_first(language: str) -> None:
    lines = list(privacy.lines(language))
    assert len(lines) == len(privacy.FATES) + len(privacy.items()) + 1 == len(set(lines))
    assert all(line.strip() and "privacy-" not in line for line in lines)
    heads = [number for number, line in enumerate(lines) if not line.startswith(" ")]
    assert heads[0] == 0 and heads[-1] == len(lines) - 1
