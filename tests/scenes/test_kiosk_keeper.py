"""The keeper of a kiosk, by its own clock: it covers, asks, welcomes, wipes, and keeps the opening hours."""

from dataclasses import fields
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pygame
import pytest

from engine.core.messages import say
from game.input.actions import Action
from game.scene import Scene
from game.settings import Values
from game.store.database import FULL
from game.store.people import Person
from game.store.store import Store
from game.theme import STAGE
from scenes.ending.results import ResultsScene
from scenes.front.title import TitleScene
from scenes.kiosk.attract import AttractScene
from scenes.kiosk.closed import PLACES, STANDS, ClosedScene, words_for
from scenes.kiosk.keeper import LAST_MINUTES
from scenes.kiosk.operator import OperatorScene
from scenes.kiosk.still_playing import StillPlayingScene
from scenes.lobby.match_setup import first_draft
from scenes.lobby.seats import SeatsScene
from scenes.seating import TablePlan, first_seating
from scenes.table.scene import TableScene
from tests.scenes.at_kiosk import NOON, KioskPilot
from tests.scenes.at_table import match_of, put_match
from tests.scenes.voices import worded

TIMES = "[times]\ncover = 15\nstill_playing = 40\ncountdown = 25\nattract = 35\n"


@pytest.fixture
def pilot(tmp_path: Path):
    with KioskPilot(tmp_path, TIMES) as pilot:
        yield pilot


def test_an_open_hand_is_covered_after_the_operators_time(pilot: KioskPilot) -> None:
    table = pilot.sit_down(("keys", "pad:1"))
    for _ in range(1000):
        if table.secret:
            break
        pilot.press(Action.CONFIRM, pilot.scene.device if getattr(pilot.scene, "device", None) else "keys")
        pilot.wait(0.1)
    assert table.secret
    pilot.press(Action.LEFT, "keys")
    for _ in range(14 * 10):  # scenes take a tenth of a second at most
        pilot.wait(0.1)
    assert table.secret
    for _ in range(2 * 10):
        pilot.wait(0.1)
    assert not table.secret
    assert not table.screen.hand.cards


def test_after_a_silence_one_press_answers_the_question_and_does_nothing_else(pilot: KioskPilot) -> None:
    table = pilot.sit_down()
    pilot.wait(39)
    assert pilot.scene is table
    pilot.wait(2)
    assert pilot.shown is StillPlayingScene
    steps = len(match_of(table).steps)
    pilot.wait(23)
    assert pilot.shown is StillPlayingScene
    pilot.key("escape")
    assert pilot.scene is table  # and not its pause
    assert len(match_of(table).steps) == steps
    for _ in range(10):  # however often it is pressed
        pilot.wait(41)
        assert pilot.shown is StillPlayingScene
        pilot.key("return")
        assert pilot.scene is table


def test_no_hand_is_open_below_the_question(pilot: KioskPilot) -> None:
    table = pilot.sit_down()
    pilot.kiosk.change("times.cover", 200)
    for _ in range(600):
        if table.secret or table.screen.hand.cards:
            break
        pilot.wait(0.1)
    pilot.wait(41)
    assert pilot.shown is StillPlayingScene
    assert not table.secret


def test_without_an_answer_the_next_visitor_is_welcomed(pilot: KioskPilot) -> None:
    pilot.sit_down()
    pilot.wait(41)
    pilot.wait(26)
    assert pilot.shown is AttractScene
    assert len(pilot.context.stack.scenes) == 1
    visit, match = pilot.kiosk.usage.rows()
    assert (match.game, match.plays, match.finished, match.left, match.left_early, match.seconds) == (
        "rook",
        1,
        0,
        1,
        1,
        0,
    )
    assert (visit.visits, visit.to_table, visit.hour) == (1, 1, NOON.hour)
    pilot.welcome()
    assert isinstance(pilot.scene, TitleScene) and pilot.scene.places.saved is None


def test_nothing_of_the_last_visitor_is_left(pilot: KioskPilot) -> None:
    context, usual = pilot.context, pilot.context.settings.usual
    table = pilot.sit_down(("keys-left", "keys-right"))
    number = table.session.kept
    assert number is not None
    context.store.people.keep(Person("Grete"))
    context.store.matches.keep_notes(number, 0, {"secret": 1})
    context.settings.change(
        theme="kids",
        text_size=200,
        pace="off",
        effects=10,
        music=0,
        swap_confirm=True,
        captions=True,
        key_bindings=(("confirm", ("z",)),),
    )
    context.sound.captions.say(say("pause-by", name="Grete"))
    pilot.wait(41)
    pilot.wait(26)
    store = context.store
    assert store.people.all() == store.history.results() == ()
    assert store.matches.to_continue() is None and store.matches.notes(number, 0) == {}
    changed = {f.name for f in fields(Values) if getattr(context.settings.get, f.name) != getattr(usual, f.name)}
    assert changed <= {"effects", "music"}  # the show is quieter than a table
    assert context.sound.captions.said == ()
    assert not context.devices.keyboard.shared and not context.devices.seats_of("keys-left")
    pilot.welcome()
    assert context.settings.get == usual


def test_visitors_from_before_a_power_cut_are_forgotten(tmp_path: Path) -> None:
    with KioskPilot(tmp_path) as pilot:
        pilot.sit_down()
        assert pilot.context.store.matches.to_continue() is not None and pilot.context.store.people.all()
    with KioskPilot(tmp_path) as again:
        assert again.shown is AttractScene
        assert again.context.store.matches.to_continue() is None and not again.context.store.people.all()


def test_matches_played_at_home_on_the_same_machine_stay(tmp_path: Path) -> None:
    home = Store.open(tmp_path)
    home.people.keep(Person("Grete"))
    home.keep_setting("text_size", 150)
    home.close()
    with KioskPilot(tmp_path) as pilot:
        assert pilot.context.settings.get.text_size == 100
        assert not pilot.context.store.people.all()
    home = Store.open(tmp_path)
    assert [person.name for person in home.people.all()] == ["Grete"]
    assert home.setting("text_size") == 150
    home.close()


def test_the_show_begins_at_an_untouched_title_and_after_a_match(pilot: KioskPilot) -> None:
    pilot.welcome()
    pilot.wait(34)
    assert pilot.shown is TitleScene
    pilot.wait(2)
    assert pilot.shown is AttractScene
    table = pilot.sit_down()
    pilot.context.stack.replace(
        ResultsScene(pilot.context, table.session.plan, {"scores": [0, 10, 0, 10], "winners": [1, 3]})
    )
    pilot.wait(34)
    assert pilot.shown is ResultsScene
    pilot.wait(2)
    assert pilot.shown is AttractScene


def test_outside_kiosks_people_are_asked_before_they_lose_anything(pilot: KioskPilot) -> None:
    from scenes.front.settings import SettingsScene

    pilot.welcome()
    pilot.context.stack.push(SettingsScene(pilot.context))
    pilot.wait(41)
    assert pilot.shown is StillPlayingScene
    pilot.touch(900, 500)
    assert pilot.shown is SettingsScene


def test_input_without_a_person_does_not_count(pilot: KioskPilot) -> None:
    """A key under a book, and a mouse that trembles."""
    pilot.welcome()
    pilot.event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode="", scancode=0)
    for second in range(36):
        pilot.event(pygame.MOUSEMOTION, pos=(100 + second % 3, 100), rel=(1, 0), buttons=(0, 0, 0))
        pilot.wait(1)
    assert pilot.shown is AttractScene


def test_a_moved_mouse_is_a_person(pilot: KioskPilot) -> None:
    pilot.welcome()
    for second in range(40):
        pilot.event(pygame.MOUSEMOTION, pos=(10 * second, 100), rel=(10, 0), buttons=(0, 0, 0))
        pilot.wait(1)
    assert pilot.shown is TitleScene


def test_a_match_is_counted_with_the_seconds_with_a_person(pilot: KioskPilot) -> None:
    pilot.sit_down()
    for _ in range(3):
        pilot.wait(30)
        pilot.key("f12")
    pilot.context.stack.reset(TitleScene(pilot.context, opened=True))
    pilot.frames(2)
    (row,) = pilot.kiosk.usage.rows()
    assert (row.plays, row.finished, row.left) == (1, 0, 1)
    assert 89 <= row.seconds <= 91


def test_a_match_played_to_its_end_is_finished_however_long_its_end_is_untouched(pilot: KioskPilot) -> None:
    table = pilot.sit_down()
    pilot.wait(20)
    put_match(table, SimpleNamespace(over=True, steps=(), game=match_of(table).game))
    pilot.context.stack.reset(TitleScene(pilot.context, opened=True))
    pilot.wait(40)
    (row,) = (row for row in pilot.kiosk.usage.rows() if row.game)
    assert (row.plays, row.finished, row.left) == (1, 1, 0)
    assert 19 <= row.seconds <= 22


def test_the_depth_of_each_visit_is_counted_once(pilot: KioskPilot) -> None:
    def visit(*scenes: Scene, over: bool = False) -> str:
        pilot.kiosk.usage.clear()
        pilot.welcome()
        for scene in scenes:
            pilot.context.stack.push(scene)
            pilot.frames(1)
            if over and isinstance(scene, TableScene):
                was = match_of(scene)
                put_match(scene, SimpleNamespace(over=True, steps=(), game=was.game, setup=was.setup))
                pilot.frames(1)
        pilot.context.stack.reset(TitleScene(pilot.context, opened=True))  # a visitor who comes back was there
        pilot.frames(1)
        pilot.keeper.begin_again()
        pilot.frames(1)
        (row,) = (row for row in pilot.kiosk.usage.rows() if row.visits)
        assert row.visits == 1
        return next(name for name in ("to_title", "to_seats", "to_table", "to_end") if getattr(row, name))

    context, plan = pilot.context, TablePlan(first_draft("spooks").setup(), first_seating(3, None))
    assert visit() == "to_title"
    assert visit(SeatsScene(context, "rook", "keys")) == "to_seats"
    assert visit(SeatsScene(context, "spooks", "keys"), TableScene(context, plan)) == "to_table"
    assert visit(TableScene(context, plan), over=True) == "to_end"


def test_the_operator_is_no_visit(pilot: KioskPilot) -> None:
    pilot.welcome()
    pilot.context.stack.push(OperatorScene(pilot.keeper))
    pilot.frames(2)
    pilot.keeper.begin_again()
    pilot.frames(1)
    assert pilot.kiosk.usage.rows() == ()


def test_a_lost_pad_is_counted_once(pilot: KioskPilot) -> None:
    for kind in (pygame.JOYDEVICEREMOVED, pygame.CONTROLLERDEVICEREMOVED):  # SDL says both
        pilot.event(kind, instance_id=77)
    pilot.frames(1)
    assert [row.pads_lost for row in pilot.kiosk.usage.rows()] == [1]


HOURS = '[hours]\nmonday = "10:00-18:00"\ntuesday = "closed"\nwednesday = "09:30-18:00"\n'


def test_outside_the_opening_hours_it_is_dark_until_they_begin(tmp_path: Path) -> None:
    with KioskPilot(tmp_path, HOURS) as pilot:
        pilot.wait(1)
        assert pilot.shown is AttractScene
        pilot.at(NOON.replace(hour=18))
        pilot.wait(1)
        assert isinstance(pilot.scene, ClosedScene)
        assert pilot.scene.words == ("Closed", "We open on Wednesday at 09:30")
        for press in ("return", "escape", "space", "f11"):
            pilot.key(press)
        pilot.click(900, 500)
        pilot.touch(900, 500)
        assert pilot.shown is ClosedScene
        pilot.at(NOON + timedelta(days=2))
        pilot.wait(1)
        assert pilot.shown is AttractScene


def test_visitors_get_some_minutes_at_closing_time(tmp_path: Path) -> None:
    with KioskPilot(tmp_path, HOURS) as pilot:
        pilot.sit_down()
        pilot.at(NOON.replace(hour=18, minute=1))
        for _ in range(LAST_MINUTES * 2 - 1):
            pilot.wait(30)
            pilot.key("f12")
            assert pilot.shown is not ClosedScene
            if not _:
                assert pilot.context.sound.captions.said == (say("kiosk-closes", count=LAST_MINUTES),)
        pilot.wait(31)
        assert pilot.shown is ClosedScene


def test_a_closed_kiosk_says_the_day_and_time_of_its_opening() -> None:
    assert words_for(NOON, None) is None
    for opens, words in (
        (NOON.replace(hour=14), "We open today at 14:00"),
        (NOON + timedelta(days=1, hours=-12), "We open tomorrow, Tuesday, at 00:00"),
        (NOON + timedelta(days=3), "We open on Thursday at 12:00"),
    ):
        said = words_for(NOON, opens)
        assert said is not None and worded(said) == words


@pytest.mark.parametrize(
    ("said", "own"),
    [
        ("", ()),
        ('message = "Play!"', ("Play!",)),
        ('message = "Play!"\nclosed_message = "Ring at the bar"', ("Ring at the bar",)),
        ('closed_message = "Ring at the bar"', ("Ring at the bar",)),
    ],
)
def test_a_closed_kiosk_shows_the_operators_message_in_the_operators_language(
    tmp_path: Path, said: str, own: tuple[str, ...]
) -> None:
    with KioskPilot(tmp_path, f'{HOURS}\n[screen]\nlanguage = "de"\n{said}\n') as pilot:
        pilot.at(NOON.replace(hour=18))
        assert ClosedScene(pilot.context, pilot.kiosk).words == (
            "Geschlossen",
            "Wir öffnen am Mittwoch um 09:30 Uhr",
            *own,
        )


def test_a_closed_kiosk_burns_nothing_in(tmp_path: Path) -> None:
    """It is dark, and no pixel is lit for more than two fifths of the time, in any picture."""
    with KioskPilot(tmp_path, f'{HOURS}\n[screen]\nmessage = "{"Welcome here " * 6}"\n', size=STAGE) as pilot:
        pilot.at(NOON.replace(hour=18))
        scene = ClosedScene(pilot.context, pilot.kiosk)
        lit = np.zeros((1920, 1080), np.uint8)
        for _ in PLACES:
            canvas = pygame.Surface((1920, 1080))
            scene.draw(canvas)
            now = pygame.surfarray.pixels3d(canvas).max(axis=2) > 40
            assert now.mean() < 0.03
            lit += now
            scene.clock += STANDS
        assert lit.max() <= 0.4 * len(PLACES)


def test_missing_parts_are_reported_to_the_operator_only(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with KioskPilot(tmp_path, safe=True) as pilot:
        assert pilot.context.sound.captions.said == ()
        pilot.context.store.told(FULL)
        assert pilot.context.sound.captions.said == ()
        assert "The disk is full" in caplog.text, "in the log it is a sentence"


def test_the_loudness_follows_the_hour_without_a_restart(tmp_path: Path) -> None:
    with KioskPilot(tmp_path, '[sound]\nhours = "18:00-08:00 30"\n') as pilot:
        sound, before = pilot.context.sound, pilot.context.settings.usual
        pilot.wait(1)
        assert sound.share == 1.0
        pilot.at(NOON.replace(hour=18))
        pilot.wait(1)
        assert sound.share == 0.3 and pilot.context.settings.usual == before
        pilot.kiosk.change("sound.hours", "")
        pilot.wait(1)
        assert sound.share == 1.0
