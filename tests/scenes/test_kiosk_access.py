"""The access sign of a kiosk: one press for large text, contrast, reading aloud, little motion and one switch, until
the visit ends."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from game.input.actions import Action
from game.kiosk.access import BUNDLE
from game.settings import READ_ALL
from game.store.store import Store
from game.theme import STAGE
from game.widgets.hints import place_hints
from scenes.front.title import TitleScene
from scenes.front.title_row import ACCESS, SETTINGS
from scenes.kiosk.attract import AttractScene
from scenes.kiosk.building import store_folder
from scenes.kiosk.still_playing import StillPlayingScene
from scenes.lobby.seats import SeatsScene
from scenes.scanning import Scanner, aimed_at
from scenes.table.pause import PauseScene
from scenes.table.scene import TableScene
from tests.one_switch import OneSwitch
from tests.scenes.at_kiosk import KioskPilot
from tests.scenes.at_table import plan

OPERATOR = """[screen]
theme = "{}"
language = "en"
text_size = 125
[sound]
read_aloud = "nothing"
"""
USUAL = {
    "text_size": 125,
    "high_contrast": False,
    "read_aloud": "nothing",
    "reduced_motion": False,
    "one_switch": "off",
}
"""What the operator has chosen for every visitor."""
SAID = {"grown-up": "Press when the ring is on your choice", "kids": "Press when the ring is there!"}
THEMES = tuple(SAID)


def at(tmp_path: Path, theme: str = "grown-up") -> KioskPilot:
    return KioskPilot(tmp_path, OPERATOR.format(theme))


def now(kiosk: KioskPilot) -> dict[str, object]:
    """The present values of the settings that the sign changes."""
    return {name: getattr(kiosk.context.settings.get, name) for name in BUNDLE}


def title(kiosk: KioskPilot) -> TitleScene:
    assert isinstance(kiosk.scene, TitleScene)
    return kiosk.scene


def sign(kiosk: KioskPilot) -> tuple[int, int]:
    """The middle of the sign on the top scene."""
    if isinstance(kiosk.scene, AttractScene):
        return kiosk.scene.sign_rect().center
    return next(target.rect.center for target in title(kiosk).targets() if target.id == ACCESS)


def hint(kiosk: KioskPilot) -> tuple[int, int]:
    """The middle of its hint in the bar."""
    scene = kiosk.scene
    assert isinstance(scene, AttractScene | TitleScene)
    spots = place_hints(scene.hints(), scene.button, kiosk.context.theme)
    return next(spot.rect.center for spot, _ in spots if spot.hint.action is Action.LOOK)


def choose_on_the_title(kiosk: KioskPilot) -> None:
    title(kiosk).settle(ACCESS)
    kiosk.key("return")


WAYS: dict[str, Callable[[KioskPilot], None]] = {
    "key": lambda kiosk: kiosk.key("tab"),
    "pad": lambda kiosk: kiosk.press(Action.LOOK, "pad:1"),
    "click": lambda kiosk: kiosk.click(*sign(kiosk)),
    "touch": lambda kiosk: kiosk.touch(*sign(kiosk)),
    "hint": lambda kiosk: kiosk.touch(*hint(kiosk)),
}
"""Every way to press the sign, on the show and on the title."""


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("way", WAYS)
def test_one_press_on_the_show_turns_it_on_and_leads_to_the_title(tmp_path: Path, way: str, theme: str) -> None:
    with at(tmp_path, theme) as kiosk:
        assert now(kiosk) == USUAL
        WAYS[way](kiosk)
        kiosk.frame()
        assert now(kiosk) == BUNDLE
        said = title(kiosk).said
        assert said is not None and kiosk.context.voice.words(said) == SAID[theme]


def test_another_press_on_the_show_changes_nothing(tmp_path: Path) -> None:
    for press in (lambda kiosk: kiosk.key("return"), lambda kiosk: kiosk.touch(960, 800)):
        with at(tmp_path / str(id(press))) as kiosk:
            press(kiosk)
            title(kiosk)
            assert now(kiosk) == USUAL


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("way", [way for way in WAYS if way != "hint"])
def test_one_press_on_the_title_turns_it_on_and_another_off(tmp_path: Path, way: str, theme: str) -> None:
    with at(tmp_path, theme) as kiosk:
        kiosk.welcome()
        WAYS[way](kiosk)
        assert now(kiosk) == BUNDLE
        kiosk.frames(60)  # a child's repeated press counts after a moment
        kiosk.point(*STAGE)  # a mouse that rests is a switch
        kiosk.point(*sign(kiosk))
        WAYS[way](kiosk)
        assert now(kiosk) == USUAL


def test_the_sign_is_in_the_row_of_the_title_and_only_in_a_kiosk(tmp_path: Path) -> None:
    with at(tmp_path) as kiosk:
        kiosk.welcome()
        choose_on_the_title(kiosk)
        assert now(kiosk) == BUNDLE
        home = TitleScene(replace(kiosk.context, kiosk=None))
        home.settle()
        assert not any(target.id == ACCESS for target in home.targets())
        assert all(one.action is not Action.LOOK for one in home.bindings())


def test_its_label_is_read_aloud_on_the_show_and_on_the_title(tmp_path: Path) -> None:
    with at(tmp_path) as kiosk:
        told = kiosk.scene.narration()
        assert told is not None and told.hints == ("Tab: Turn on accessibility",)
        kiosk.welcome()
        title(kiosk).settle(ACCESS)
        told = kiosk.scene.narration()
        assert told is not None and told.item.startswith("Turn on accessibility")
        assert told.sentence == "Large text, strong contrast, read aloud"
        kiosk.key("tab")
        told = kiosk.scene.narration()
        assert told is not None and told.item.startswith("Turn off accessibility")


class LowTouch(OneSwitch):
    """A visitor who only touches the lower half of the screen, beside all things."""

    def press(self) -> None:
        scene = self.pilot.scene
        free = ((x, y) for y in range(STAGE[1] - 6, STAGE[1] // 2, -12) for x in range(6, STAGE[0], 12))
        self.presses += 1
        self.pilot.touch(*next(at for at in free if not aimed_at(scene, at)))


def is_easy(kiosk: KioskPilot) -> bool:
    """Whether the top scene is large, clear, calm, read aloud and scanned."""
    look, values, scanner = kiosk.context.theme, kiosk.context.settings.get, kiosk.app.scanner
    seen = look.text_scale == 2 and look.high_contrast and values.reduced_motion
    return bool(seen and kiosk.built.narrator.much == READ_ALL and isinstance(scanner, Scanner))


@pytest.mark.parametrize("theme", THEMES)
def test_touches_in_the_lower_half_lead_from_the_show_to_the_end_of_a_match(tmp_path: Path, theme: str) -> None:
    with at(tmp_path, theme) as kiosk:
        assert sign(kiosk)[1] > STAGE[1] // 2
        kiosk.touch(*sign(kiosk))
        switch = LowTouch(kiosk)
        kiosk.context.settings.change(pace="off", one_switch=BUNDLE["one_switch"])
        seen: set[type] = set()
        spooks = ("game", next(at for at, entry in enumerate(title(kiosk).entries) if entry.game == "spooks"))

        def goes_on(choose: Callable[[], None]) -> None:
            assert is_easy(kiosk), type(kiosk.scene).__name__
            seen.add(type(kiosk.scene))
            choose()
            switch.frame()

        while isinstance(kiosk.scene, TitleScene):
            goes_on(lambda: switch.target(spooks))
        goes_on(lambda: switch.target("start"))
        while not isinstance(kiosk.scene, TableScene):
            goes_on(switch.play_on)
        table = kiosk.scene
        switch.wait(lambda: table.screen.answering is not None and not table.busy)
        goes_on(lambda: switch.hint(Action.MENU))
        goes_on(lambda: switch.target("resume"))
        for _ in range(2000):
            if table.session.over and not isinstance(kiosk.scene, TableScene):
                break
            goes_on(switch.play_on)
        assert is_easy(kiosk) and table.session.over
        assert seen >= {TitleScene, SeatsScene, TableScene, PauseScene}


def leave_the_title(kiosk: KioskPilot) -> None:
    kiosk.wait(kiosk.kiosk.config["times.attract"] + 1)


def leave_a_match(kiosk: KioskPilot) -> None:
    kiosk.sit_down()
    kiosk.wait(kiosk.kiosk.config["times.still_playing"] + 1)
    assert isinstance(kiosk.scene, StillPlayingScene)
    kiosk.wait(kiosk.kiosk.config["times.countdown"] + 1)


def open_and_leave_the_operators_screen(kiosk: KioskPilot) -> None:
    kiosk.keeper._ask_for_pin()
    kiosk.frame()
    kiosk.give_pin("1234")
    kiosk.keeper.begin_again()
    kiosk.frame()


@pytest.mark.parametrize("leave", [leave_the_title, leave_a_match, open_and_leave_the_operators_screen])
def test_it_is_gone_with_the_visitor_and_nothing_of_it_is_stored(
    tmp_path: Path, leave: Callable[[KioskPilot], None]
) -> None:
    with at(tmp_path) as kiosk:
        kiosk.key("tab")
        assert now(kiosk) == BUNDLE
        leave(kiosk)
        assert isinstance(kiosk.scene, AttractScene) and now(kiosk) == USUAL
        assert kiosk.app.scanner is None
        kiosk.key("tab")  # the next visitor, while the plug is pulled
        store = Store.reading(store_folder(tmp_path))
        assert [store.setting(name) for name in BUNDLE] == [None] * len(BUNDLE)
    with at(tmp_path) as kiosk:
        assert now(kiosk) == USUAL


def offers_settings(title: TitleScene) -> bool:
    title.settle()
    targets, actions = {target.id for target in title.targets()}, {one.action for one in title.bindings()}
    assert (SETTINGS in targets) == (Action.MENU in actions), "the button and its key go together"
    return SETTINGS in targets


def test_settings_behind_the_gate_are_not_before_children_who_visit(tmp_path: Path) -> None:
    """Children at home have them, and so have other visitors; a grown-up finds them in the pause."""
    with at(tmp_path, "kids") as kiosk:
        kiosk.welcome()
        assert not offers_settings(title(kiosk))
        kiosk.key("p")
        assert isinstance(kiosk.scene, TitleScene)
        pause = PauseScene(kiosk.context, plan("children", 3, ("keys",), "spooks"))
        pause.settle()
        assert "settings" in {target.id for target in pause.targets()}
        kiosk.context.settings.change(theme="grown-up")
        assert offers_settings(title(kiosk))
        kiosk.context.settings.change(theme="kids")
        assert offers_settings(TitleScene(replace(kiosk.context, kiosk=None)))
