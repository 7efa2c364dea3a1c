"""One switch: a ring walks over everything that can be chosen, and one key plays a match."""

from collections.abc import Callable
from pathlib import Path

from pygame import Rect

from game.canvas import Canvas
from game.input.actions import KEYS, Action, Press
from game.theme import STAGE
from game.widgets.hints import place_hints
from scenes.ending.results import ResultsScene
from scenes.front.clips import ClipsScene
from scenes.front.learn import LearnScene
from scenes.front.remap import RemapScene
from scenes.front.title import TitleScene
from scenes.handover.curtain import CurtainScene
from scenes.lobby.seats import SeatsScene
from scenes.scanning import ROUNDS, Place, rows_of
from scenes.table.boards.private_board import PATIENCE
from scenes.table.pause import PauseScene
from scenes.table.scene import TableScene
from tests.one_switch import FRAME, OneSwitch
from tests.pilot import Pilot
from tests.scenes.at_kiosk import KioskPilot
from tests.scenes.at_table import TablePilot, plan

PAD = "pad:1"
MOST = 2000
"""The most things that a test does before it gives up."""


def play_until(switch: OneSwitch, there: Callable[[], bool]) -> None:
    for _ in range(MOST):
        if there():
            return
        switch.play_on()
    raise AssertionError(type(switch.pilot.scene).__name__)


def names(row: tuple[Place, ...]) -> list[object]:
    return [place.id for place in row]


def test_things_beside_each_other_are_a_row_from_the_top_and_the_left() -> None:
    places = [
        Place("bar", Rect(1500, 960, 200, 50)),
        Place("b", Rect(600, 310, 100, 100)),
        Place("a", Rect(400, 290, 100, 120)),
        Place("c", Rect(500, 420, 100, 100)),
    ]
    assert [names(row) for row in rows_of(places)] == [["a", "b"], ["c"], ["bar"]]


def walk(switch: OneSwitch, steps: int) -> list[list[object]]:
    """What is in the ring at each of its next steps."""
    seen = [names(switch.scanner.marked())]
    for _ in range(5000):
        switch.frame()
        now = names(switch.scanner.marked())
        if now != seen[-1]:
            seen.append(now)
        if len(seen) == steps:
            return seen
    raise AssertionError(seen)


def test_it_walks_over_rows_and_after_a_press_over_the_things_of_one(tmp_path: Path) -> None:
    with Pilot(tmp_path, speed="off") as pilot:
        switch = OneSwitch(pilot)
        switch.frame()
        shelf, buttons, bar = (names(row) for row in switch.scanner.rows())
        assert bar == [Action.INFO, Action.MENU]
        assert walk(switch, 3) == [shelf, buttons, shelf], "on the buttons, the bar only has what the ring does itself"
        switch.press()
        things = [[name] for name in shelf]
        assert walk(switch, len(things) + 2) == [*things, *things[:2]]
        assert walk(switch, (ROUNDS - 1) * len(things))[-1] == buttons, "after its rounds the rows go on"


def test_the_pace_is_that_of_the_settings(tmp_path: Path) -> None:
    with Pilot(tmp_path, speed="off") as pilot:
        steps = {}
        for pace in ("fast", "normal", "slow"):
            switch = OneSwitch(pilot, pace=pace)
            switch.scanner._at = None
            switch.frame()
            first, count = names(switch.scanner.marked()), 0
            while names(switch.scanner.marked()) == first:
                switch.frame()
                count += 1
            steps[pace] = count
        assert steps["fast"] < steps["normal"] < steps["slow"]


def test_one_key_plays_from_the_title_to_a_finished_match_and_opens_the_pause(tmp_path: Path) -> None:
    with Pilot(tmp_path, speed="off") as pilot:
        switch = OneSwitch(pilot)
        title = pilot.scene
        assert isinstance(title, TitleScene)
        spooks = ("game", next(number for number, entry in enumerate(title.entries) if entry.game == "spooks"))
        while pilot.scene is title:  # the first turns the shelf
            switch.target(spooks)
            switch.frame()
        assert isinstance(pilot.scene, SeatsScene)
        switch.target("start")
        switch.frame()
        table = pilot.scene
        assert isinstance(table, TableScene)
        switch.wait(lambda: table.screen.answering is not None and not table.busy)
        switch.hint(Action.MENU)
        switch.frame()
        assert isinstance(pilot.scene, PauseScene)
        switch.target("resume")
        switch.frame()
        play_until(switch, lambda: isinstance(pilot.scene, ResultsScene))
        assert table.session.over


def with_an_open_hand(pilot: TablePilot) -> OneSwitch:
    """The first of two people has opened the hand with the switch."""
    switch = OneSwitch(pilot)
    for _ in range(MOST):
        if any(KEYS in secret.devices for secret in pilot.context.stack.secrets):
            return switch
        if isinstance(pilot.scene, CurtainScene) and pilot.scene.device == KEYS:
            switch.target("curtain")
            switch.frame()
        else:
            pilot.on()
    raise AssertionError("there was no question")


def test_only_the_switch_of_a_seat_plays_with_its_open_hand(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("classic", 4, (KEYS, PAD))) as pilot:
        switch = with_an_open_hand(pilot)
        switch.frame()
        before = switch.scanner.marked()
        pilot.app.act([Press(Action.CONFIRM, PAD, 1)])
        assert not switch.scanner.inside and switch.scanner.marked() == before
        switch.press()
        assert switch.scanner.inside


def test_the_walking_ring_keeps_no_hand_open(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("classic", 4, (KEYS, PAD))) as pilot:
        switch = with_an_open_hand(pilot)
        for _ in range(round(2 * PATIENCE / FRAME)):
            switch.frame()
        assert not pilot.context.stack.secrets


def test_a_list_that_is_longer_than_the_screen_follows_the_ring(tmp_path: Path) -> None:
    with Pilot(tmp_path, speed="off") as pilot:
        pilot.context.settings.change(text_size=200)
        switch = OneSwitch(pilot)
        page = RemapScene(pilot.context, KEYS)
        pilot.context.stack.push(page)
        switch.frame()
        assert not any(target.id == "done" for target in page.targets())
        switch.target("done")
        switch.frame()
        assert isinstance(pilot.scene, TitleScene)


def test_the_shelf_of_lessons_follows_the_ring(tmp_path: Path) -> None:
    with Pilot(tmp_path, speed="off") as pilot:
        pilot.context.settings.change(text_size=200)
        switch = OneSwitch(pilot)
        pilot.context.stack.push(pilot.context.place("learn", "rook", KEYS))
        switch.frame()
        learn = pilot.scene
        assert isinstance(learn, LearnScene) and len(learn.targets()) < len(learn.lessons)
        for lesson in learn.lessons:
            name = ("lesson", lesson.kept_as)
            switch.wait(lambda: switch.scanner.inside or len(switch.scanner.marked()) > 1)
            if not switch.scanner.inside:
                switch.press()
            switch.wait(lambda name=name: learn.focus.at == name and len(switch.scanner.marked()) == 1)


def test_other_buttons_work_as_before_and_without_the_setting_all_do(tmp_path: Path) -> None:
    with Pilot(tmp_path, speed="off") as pilot:
        assert pilot.app.scanner is None
        switch = OneSwitch(pilot)
        switch.frame()
        pilot.key("escape")
        assert pilot.scene.focus.at == "quit"
        pilot.context.settings.change(one_switch="off")
        assert pilot.app.scanner is None
        pilot.key("up")
        pilot.key("return")
        assert isinstance(pilot.scene, SeatsScene) and not switch.presses


def place_of(switch: OneSwitch, name: object) -> tuple[int, int]:
    return next(place.rect.center for row in switch.scanner.rows() for place in row if place.id == name)


BESIDE = (960, 1070)
"""A place of the title without anything to choose."""


def test_in_a_kiosk_a_touch_on_a_thing_is_for_that_thing_and_beside_all_it_is_the_switch(tmp_path: Path) -> None:
    with KioskPilot(tmp_path, speed="off") as pilot:
        pilot.welcome()
        switch = OneSwitch(pilot)
        switch.frame()
        shelf, *_ = switch.scanner.rows()
        assert switch.scanner.marked() == shelf
        pilot.touch(*BESIDE)
        assert switch.scanner.inside
        pilot.touch(*place_of(switch, ("target", "how")))
        assert isinstance(pilot.scene, ClipsScene)
        pilot.key("escape")
        switch.frame()
        title = pilot.scene
        assert isinstance(title, TitleScene) and title.focus.at == "how"
        spots = place_hints(title.hints(), title.button, pilot.context.theme)
        pilot.touch(*next(spot.rect.center for spot, _ in spots if spot.hint.action is Action.CONFIRM))
        assert isinstance(pilot.scene, ClipsScene), "a hint that the ring leaves out can be touched"


def test_in_a_kiosk_a_mouse_that_rests_is_a_switch_and_a_moved_one_points(tmp_path: Path) -> None:
    with KioskPilot(tmp_path, speed="off") as pilot:
        pilot.welcome()
        switch = OneSwitch(pilot)
        switch.frame()
        title = pilot.scene
        assert isinstance(title, TitleScene)
        other = place_of(switch, ("target", ("game", 0)))
        before = title.chosen
        pilot.click(*other)
        assert switch.scanner.inside and title.chosen == before
        pilot.point(*other)
        pilot.click(*other)
        assert not switch.scanner.inside and title.chosen == 0
        pilot.click(*place_of(switch, ("target", ("game", before))))
        assert switch.scanner.inside and title.chosen == 0


def test_at_home_a_touch_and_a_click_are_the_switch_everywhere(tmp_path: Path) -> None:
    for press in (Pilot.touch, Pilot.click):
        with Pilot(tmp_path, speed="off") as pilot:
            switch = OneSwitch(pilot)
            switch.frame()
            how = place_of(switch, ("target", "how"))
            pilot.point(*how)
            press(pilot, *how)
            assert switch.scanner.inside and isinstance(pilot.scene, TitleScene)


def test_the_ring_is_drawn_round_what_a_press_would_choose(tmp_path: Path) -> None:
    with Pilot(tmp_path, speed="off") as pilot:
        switch = OneSwitch(pilot)
        canvas = Canvas(STAGE)
        switch.scanner.draw(canvas)
        switch.frame()
        row = switch.scanner.marked()
        ((_, place, *_),) = canvas.commands[-1:]
        whole = row[0].rect.unionall([one.rect for one in row])
        assert Rect(place).contains(whole.clip(Rect(place)))
        assert Rect(place).width >= whole.clip(Rect(0, 0, *STAGE)).width - 40
