"""The operator's pages have all settings of the file, the counts of matches, and the state of the machine."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from engine.core.messages import say
from engine.games import GAMES
from game.draw import text
from game.input.actions import Action, Press
from game.kiosk.config import CLOSED_MESSAGE, LONGEST_MESSAGE, MEMORY_LIMIT, MESSAGE, SECRET, STATUS, fault_of, keys
from game.kiosk.opening_hours import spans
from game.kiosk.pin import FACTORY_PIN
from game.text.catalogue import Voice, catalogue_of
from game.text.languages import WHOLE
from game.theme import SAFE, SMALLEST_TARGET, SMALLEST_TEXT
from game.widgets.house_scene import HouseScene
from game.widgets.page import WIDE
from scenes.front.title import TitleScene
from scenes.kiosk.attract import AttractScene
from scenes.kiosk.hours import DayPage, WeekPage, clock, moved, words
from scenes.kiosk.keys import SCREEN, SOUND, TIMES, KeysPage, choices, shown
from scenes.kiosk.message import MessageScene, typed, with_key
from scenes.kiosk.operator import _WAYS, AskPage, OfferPage, OperatorScene, PinScene
from scenes.kiosk.operators import OperatorPage
from scenes.kiosk.pin import CHANGED, DigitsScene, EasyPinPage, new_pin
from scenes.kiosk.state import StatePage
from scenes.kiosk.usage_page import _COLUMNS, HEADINGS
from tests.scenes.at_kiosk import NOON, KioskPilot
from tests.scenes.reachable import reachable
from tests.scenes.voices import worded


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[KioskPilot]:
    with KioskPilot(tmp_path, "[times]\ncover = 25\nnonsense = 1\n") as pilot:
        pilot.context.stack.push(OperatorScene(pilot.keeper))
        pilot.frames(1)
        yield pilot


def choose(pilot: KioskPilot, row: object) -> None:
    scene = pilot.scene
    assert isinstance(scene, OperatorPage)
    scene.settle(row)
    pilot.press(Action.CONFIRM, "pad:1")


def turn(pilot: KioskPilot, row: object, way: Action = Action.RIGHT) -> None:
    scene = pilot.scene
    assert isinstance(scene, OperatorPage)
    scene.settle(row)
    pilot.press(way, "pad:1")


def test_every_page_opens_and_comes_back(pilot: KioskPilot) -> None:
    for way in _WAYS:
        choose(pilot, way.name)
        assert pilot.shown is not OperatorScene, way.name
        pilot.press(Action.BACK, "pad:1")
        assert pilot.shown is OperatorScene, way.name


def all_pages(pilot: KioskPilot) -> tuple[HouseScene, ...]:
    keeper = pilot.keeper
    pages = [way.make(keeper) for way in _WAYS]
    return (
        OperatorScene(keeper),
        PinScene(keeper),
        new_pin(keeper),
        EasyPinPage(keeper),
        StatePage(keeper),
        DayPage(keeper, "monday"),
        AskPage(keeper, say("operator-quit-ask"), say("operator-quit-yes"), lambda: None),
        *(page for page in pages if isinstance(page, HouseScene)),
    )


@pytest.mark.parametrize("theme", ["grown-up", "kids"])
@pytest.mark.parametrize("size", [100, 200])
def test_everything_is_large_reachable_and_in_the_safe_area(pilot: KioskPilot, theme: str, size: int) -> None:
    pilot.context.settings.change(theme=theme, text_size=size)
    for page in all_pages(pilot):
        page.enter()
        targets, name = page.targets(), type(page).__name__
        assert targets and reachable(targets) == {target.id for target in targets}, name
        for target in targets:
            assert SAFE.contains(target.rect) and target.rect.bottom <= page.theme.bar_top, (name, target)
            assert min(target.rect.size) >= SMALLEST_TARGET, (name, target)


def test_every_page_speaks_to_a_grown_up_where_children_play(pilot: KioskPilot) -> None:
    """Otherwise a full disk and a folder that cannot be written to are one sentence for a child."""
    troubles = say("notice-full"), say("notice-read-only")
    told = [pilot.context.voice.words(message) for message in troubles]
    pilot.context.settings.change(theme="kids")
    assert len({pilot.context.voice.words(message) for message in troubles}) == 1 and len(set(told)) == 2
    for page in all_pages(pilot):
        assert [page.words_of(message) for message in troubles] == told, type(page).__name__


def test_the_focus_is_never_lost_with_any_presses_of_the_operator(pilot: KioskPilot) -> None:
    for page in all_pages(pilot):
        page.enter()
        for way in (Action.UP, Action.RIGHT, Action.DOWN, Action.LEFT, Action.DOWN, Action.RIGHT, Action.UP) * 3:
            page.act(Press(way, "pad:1"))
            assert page.focus.target is not None, (type(page).__name__, way)


def test_every_setting_of_the_file_has_a_place(pilot: KioskPilot) -> None:
    """Each key of the file is on one of the pages."""
    paged = {*SOUND, *SCREEN, *TIMES, MESSAGE, CLOSED_MESSAGE, MEMORY_LIMIT, STATUS, *SECRET}
    paged |= {name for name in keys() if name.startswith(("games.", "hours."))}
    assert paged == set(keys())
    for name in (*SOUND, *SCREEN, *TIMES):
        assert all(shown(name, value) for value in choices(pilot.kiosk, name))


@pytest.mark.parametrize("names", [SOUND, SCREEN, TIMES])
def test_values_cycle_and_are_kept(pilot: KioskPilot, names: tuple[str, ...]) -> None:
    pilot.context.stack.push(KeysPage(pilot.keeper, names))
    pilot.frames(1)
    for name in names:
        before, seen = pilot.kiosk.config[name], []
        offered = choices(pilot.kiosk, name)
        for _ in offered:
            turn(pilot, name)
            seen.append(pilot.kiosk.config[name])
        assert seen[-1] == before and sorted(map(str, seen)) == sorted(map(str, offered))
        assert not any(fault_of(name, value) for value in seen)


def test_values_are_in_words_that_an_operator_knows() -> None:
    loud = [worded(shown("sound.attract", value)) for value in keys()["sound.attract"].choices]
    assert loud == ["Full", "Quiet", "None"]
    assert worded(shown("times.cover", 20)) == "20 s"


def test_a_difference_from_the_file_is_shown(pilot: KioskPilot) -> None:
    page = KeysPage(pilot.keeper, TIMES)
    assert not any("The file says" in worded(row.line) for row in page.rows())
    pilot.kiosk.change("times.cover", 45)
    lines = {row.id: worded(row.line) for row in page.rows()}
    assert lines["times.cover"] == "You changed this. The file says 25 s."
    assert [name for name, line in lines.items() if "The file says" in line] == ["times.cover"]


def test_a_game_that_is_left_out_is_gone_from_the_shelf(pilot: KioskPilot) -> None:
    choose(pilot, "games")
    assert pilot.shown is OfferPage
    for variant in GAMES["rook"].variants:
        turn(pilot, ("rook", variant.name))
    turn(pilot, ("spooks", GAMES["spooks"].variants[1].name))
    assert pilot.kiosk.config["games.rook"] == "none"
    assert "rook" not in pilot.kiosk.config.games
    pilot.press(Action.BACK, "pad:1")
    choose(pilot, "leave")
    pilot.frames(1)
    assert pilot.shown is AttractScene
    pilot.welcome()
    title = pilot.scene
    assert isinstance(title, TitleScene)
    assert {entry.game for entry in title.entries} == set(GAMES) - {"rook"}
    for _ in range(8):
        pilot.press(Action.RIGHT, "pad:1")
        assert title.entry.game != "rook"
    while title.entry.game != "spooks":
        pilot.press(Action.RIGHT, "pad:1")
    pilot.press(Action.CONFIRM, "pad:1")
    pilot.press(Action.EXTRA, "pad:1")
    left_out = GAMES["spooks"].variants[1].name
    for _ in range(6):
        assert pilot.scene.match_setup.variant != left_out
        pilot.scene.settle("variant")
        pilot.press(Action.RIGHT, "pad:1")


def test_one_game_always_stays(pilot: KioskPilot) -> None:
    choose(pilot, "games")
    for game in GAMES.values():
        for variant in game.variants:
            turn(pilot, (game.name, variant.name))
    assert len(pilot.kiosk.config.games) == 1
    assert "have to offer" in pilot.bar()


def test_shelves_of_every_length_can_be_walked_round(pilot: KioskPilot) -> None:
    names = list(GAMES)
    for left in range(1, 6):
        for number, name in enumerate(names):
            if number < left:
                pilot.kiosk.change(f"games.{name}", "all")
        for number, name in enumerate(names):
            if number >= left:
                pilot.kiosk.change(f"games.{name}", "none")
        title = TitleScene(pilot.context, opened=True)
        shelf = title.shelf
        assert len(title.entries) == left == len({shelf.distance(number) for number in range(left)})
        assert shelf.distance(title.chosen) == 0
        assert {shelf.rect(number).size for number in range(left)}


# Hours


def test_a_day_is_opened_closed_and_copied_to_all_days(pilot: KioskPilot) -> None:
    pilot.context.stack.push(WeekPage(pilot.keeper))
    pilot.frames(1)
    choose(pilot, "tuesday")
    assert isinstance(pilot.scene, DayPage)
    turn(pilot, "open")
    assert pilot.kiosk.config["hours.tuesday"] == "closed"
    turn(pilot, "open")
    assert pilot.kiosk.config["hours.tuesday"] == "10:00-18:00"
    turn(pilot, "from", Action.LEFT)
    turn(pilot, "to")
    assert pilot.kiosk.config["hours.tuesday"] == "09:30-18:30"
    choose(pilot, "all")
    assert set(pilot.kiosk.config.week) == {"09:30-18:30"}


@pytest.mark.parametrize("hours", ["closed", "00:00-24:00", "10:00-12:00, 14:00-02:00", "23:30-00:30", "09:17-17:41"])
def test_half_hours_cycle_through_the_day_and_are_always_times(hours: str) -> None:
    for end in (True, False):
        for step in (1, -1):
            now, seen = hours, set()
            for _ in range(50):
                now = moved(now, end, step)
                assert len(spans(now)) == 1
                seen.add(now)
            assert len(seen) >= 47, "every half hour but the one that would be no time at all"


def test_hours_in_words() -> None:
    assert worded(words("closed")) == "Closed"
    assert worded(words("10:00-12:00, 14:00-02:00")) == "10:00–12:00, 14:00–02:00"
    assert clock(24 * 60) == "24:00"


# Message


def test_the_message_is_spelled_and_kept(pilot: KioskPilot) -> None:
    choose(pilot, "message")
    scene = pilot.scene
    assert isinstance(scene, MessageScene)
    for key in ("O", "P", "E", "N", "Space", "8", "!"):
        pilot.touch(*next(target.rect.center for target in scene.targets() if target.id == ("key", key)))
    pilot.type(" Café ")
    pilot.key("return")
    assert pilot.kiosk.config["screen.message"] == "Open 8! Café"
    assert pilot.shown is OperatorScene and pilot.bar() == "Your message is saved"


def test_a_message_that_is_not_confirmed_is_not_kept(pilot: KioskPilot) -> None:
    choose(pilot, "message")
    pilot.type("No")
    pilot.press(Action.BACK, "pad:1")
    assert pilot.kiosk.config["screen.message"] == ""


def test_a_message_is_never_too_long() -> None:
    words = typed("", "x" * 200)
    assert len(words) == LONGEST_MESSAGE and with_key(words, "A") == words
    assert typed("ab", "\b\b\b") == "" and typed("", "\n\t\0") == ""
    assert not fault_of("screen.message", words)


# PIN, factory, quit


def test_a_new_pin_is_given_twice_and_easy_ones_are_refused_kindly(pilot: KioskPilot) -> None:
    choose(pilot, "pin")
    given = (
        ("12", "4 to 8"),
        ("1234", "easy to guess"),
        ("7777", "easy to guess"),
        ("000000", "easy to guess"),
        ("13579", None),
        ("13578", "were different"),
        ("13579", None),
    )
    for digits, said in given:
        assert isinstance(pilot.scene, DigitsScene)
        pilot.type(digits)
        pilot.press(Action.MENU, "pad:1")
        if said:
            assert said in pilot.bar()
    assert pilot.shown is OperatorScene and pilot.scene.said == CHANGED
    assert pilot.kiosk.pin.opens("13579") and not pilot.kiosk.pin.opens(FACTORY_PIN)


def test_factory_settings_are_confirmed_twice(pilot: KioskPilot) -> None:
    pilot.kiosk.change("times.attract", 300)
    pilot.kiosk.usage.started("rook")
    pilot.kiosk.wrong_pins.note(NOON)
    choose(pilot, "factory")
    choose(pilot, "yes")
    assert isinstance(pilot.scene, AskPage)
    assert pilot.scene.focus.at == "no" and pilot.kiosk.config["times.attract"] == 300
    choose(pilot, "yes")
    assert pilot.shown is OperatorScene
    assert not pilot.kiosk.wrong_pins.words
    assert pilot.kiosk.config["times.attract"] == 60 and pilot.kiosk.config["times.cover"] == 25  # as in the file
    assert pilot.kiosk.usage.rows() == ()


def test_the_operator_quits(pilot: KioskPilot) -> None:
    choose(pilot, "quit")
    choose(pilot, "no")
    assert pilot.app.running
    choose(pilot, "quit")
    choose(pilot, "yes")
    assert not pilot.app.running


def test_the_operators_changes_apply_to_the_next_visitor(pilot: KioskPilot) -> None:
    pilot.kiosk.change("screen.theme", "kids")
    pilot.kiosk.change("sound.effects", 30)
    pilot.press(Action.BACK, "pad:1")
    pilot.welcome()
    assert pilot.context.theme.kids and pilot.context.settings.get.effects == 30
    assert pilot.context.settings.get.pace == "slow"


@pytest.mark.parametrize("language", WHOLE)
def test_headings_of_counts_are_above_their_numbers_and_not_on_their_neighbours(language: str) -> None:
    """At usual text, where the paper is narrowest and letters cannot be smaller."""
    voice = Voice(catalogue_of(language))
    for heading, (left, right) in zip(HEADINGS[1:], pairwise(_COLUMNS), strict=True):
        assert heading is not None
        assert text.width(voice.words(heading), SMALLEST_TEXT, "bold") + 14 <= (right - left) * WIDE + 1
