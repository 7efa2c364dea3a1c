"""A year of the house as a page to print: by the command and from the memories."""

from datetime import date
from pathlib import Path
from xml.etree import ElementTree

import pytest

import main
from game import memories
from game.input.actions import KEYS, Action, Press
from game.memories import Memory
from game.store.people import Person
from game.store.store import Store
from game.text.catalogue import Catalogue, Voice
from scenes.memories.people import YEAR, PeoplePage
from scenes.memories.year_page import year_page
from tests.game.stores import SEATS, SETUP
from tests.pilot import Pilot

SVG = "{http://www.w3.org/2000/svg}"
GOLD, LILAC, GREY = "#FFC83D", "#A9A6FF", "#E7E2EE"


def memory(name: str, match: int, day: date, won: bool = False) -> Memory:
    return Memory(name, match, "rook", "classic", day, 0, won)


KNOWN = (
    memory("Zoë & Co", 1, date(2026, 3, 1), won=True),
    memory("Zoë & Co", 2, date(2026, 3, 1)),
    memory("Zoë & Co", 3, date(2026, 12, 31)),
    memory("Ida", 3, date(2026, 12, 31)),
    memory("Ida", 4, date(2025, 12, 31), won=True),
    memory("Max", 4, date(2025, 12, 31)),
)
PEOPLE = tuple(Person(name, look) for look, name in enumerate(("Zoë & Co", "Ida", "Max")))


def drawn(year: int, language: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(year_page(year, PEOPLE, KNOWN, Voice(Catalogue(language))))


def colors(page: ElementTree.Element) -> list[str | None]:
    return [rect.get("fill") for rect in page.iter(f"{SVG}rect")]


def test_each_day_is_a_square_with_its_colour() -> None:
    found = colors(drawn(2026))
    assert (found.count(GOLD), found.count(LILAC), found.count(GREY)) == (1, 2, 2 * 365 - 3)
    assert len(colors(drawn(2024))) == 1, "an empty year has only its paper"


def test_the_page_names_those_who_played_in_that_year_with_their_numbers() -> None:
    said = ["".join(one.itertext()) for one in drawn(2026).iter(f"{SVG}text")]
    assert "The year 2026" in said and "Zoë & Co" in said and "Ida" in said and "Max" not in said
    assert "3 matches, 1 won" in said and "one match, 0 won" in said and "3 matches" in said
    assert "Das Jahr 2025" in ["".join(one.itertext()) for one in drawn(2025, "de").iter(f"{SVG}text")]


def test_the_command_writes_the_page(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    match = store.matches.begin(SETUP, SEATS)
    store.people.keep(Person("Ida"))
    memories.keep(store, [memory("Ida", match, date(2026, 5, 4), won=True)])
    store.close()
    out = tmp_path / "year.svg"
    asked = ["memories", "--data", str(tmp_path), "--year", "2026"]
    assert main.main([*asked, "--out", str(out), "--language", "fr"]) == 0
    page = ElementTree.fromstring(out.read_text(encoding="utf-8"))
    assert colors(page).count(GOLD) == 1 and "L’année 2026" in "".join(page.itertext())


@pytest.mark.parametrize(
    "asked", [["--year", "2026"], ["--out", "x.svg"], ["--language", "de"], ["--year", "26", "--out", "x.svg"]]
)
def test_half_of_a_command_is_refused(asked: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Store.open(tmp_path).close()
    assert main.main(["memories", "--data", str(tmp_path), *asked]) != 0
    assert capsys.readouterr().err


def test_a_row_of_the_players_page_saves_this_year(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        store = pilot.context.store
        store.people.keep(Person("Ida"))
        memories.keep(store, [memory("Ida", store.matches.begin(SETUP, SEATS), date.today(), won=True)])
        page = PeoplePage(pilot.context)
        pilot.context.stack.push(page)
        pilot.context.stack.apply()
        page.choose(YEAR, Press(Action.CONFIRM, KEYS))
        (file,) = [*tmp_path.rglob("year-*.svg")]
        assert str(date.today().year) in file.name and "Ida" in file.read_text(encoding="utf-8")
