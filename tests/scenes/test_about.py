"""About: every way to it works with every device, and it names the owners of these games and all licences."""

from pathlib import Path

import pytest

from game.canvas import Canvas
from game.draw import text
from game.input.actions import KEYS, MOUSE, TOUCH, Action, Press
from game.licences import FILE, licences
from game.text.catalogue import PSEUDO
from game.text.languages import WHOLE
from game.theme import STAGE
from scenes.front.about import AboutScene
from scenes.front.gate import GateScene
from scenes.front.page_lines import GAP, LEAD
from scenes.front.settings import ABOUT, SettingsScene
from scenes.front.title import TitleScene
from scenes.front.title_row import SETTINGS
from scenes.games import entries
from scenes.kiosk.operator import OperatorScene
from tests.pilot import Pilot
from tests.scenes.at_kiosk import KioskPilot
from tests.scenes.drawn_words import all_words

PAD = "pad:1"
DEVICES = (PAD, KEYS, MOUSE, TOUCH)


@pytest.fixture
def pilot(pilot: Pilot) -> Pilot:
    pilot.context.settings.change(reduced_motion=True)
    pilot.frames(2)
    return pilot


def choose(pilot: Pilot, target: object, device: str) -> None:
    """Press on a target in the way of that device."""
    scene = pilot.scene
    scene.settle(target)
    if device in (MOUSE, TOUCH):
        at = next(one.rect.center for one in scene.targets() if one.id == target)
        pilot.press(Action.CONFIRM, device, at)
    else:
        pilot.press(Action.CONFIRM, device)
    pilot.frames(2)


def about(pilot: Pilot) -> AboutScene:
    assert isinstance(pilot.scene, AboutScene)
    return pilot.scene


def all_lines(scene: AboutScene) -> str:
    """The words of all pages."""
    return "\n".join("\n".join((shown.title, *shown.lines)) for shown in scene.screens)


@pytest.mark.parametrize("device", DEVICES)
def test_from_the_title_there_and_back(pilot: Pilot, device: str) -> None:
    title = pilot.scene
    choose(pilot, ABOUT, device)
    about(pilot)
    pilot.press(Action.BACK, device)
    pilot.frames(2)
    assert pilot.scene is title


@pytest.mark.parametrize("device", DEVICES)
def test_from_the_settings_there_and_back(pilot: Pilot, device: str) -> None:
    settings = SettingsScene(pilot.context)
    pilot.context.stack.push(settings)
    pilot.frames(2)
    choose(pilot, ABOUT, device)
    about(pilot)
    pilot.press(Action.BACK, device)
    pilot.frames(2)
    assert pilot.scene is settings


@pytest.mark.parametrize("device", DEVICES)
def test_visitors_and_the_operator_of_a_kiosk_reach_it(tmp_path: Path, device: str) -> None:
    with KioskPilot(tmp_path) as pilot:
        pilot.welcome()
        assert isinstance(pilot.scene, TitleScene)
        choose(pilot, SETTINGS, device)
        choose(pilot, ABOUT, device)
        about(pilot)
        for _ in range(2):
            pilot.press(Action.BACK, device)
            pilot.frames(2)
        pilot.context.stack.push(OperatorScene(pilot.keeper))
        pilot.frames(2)
        choose(pilot, ABOUT, device)
        about(pilot)
        pilot.press(Action.BACK, device)
        pilot.frames(2)
        assert isinstance(pilot.scene, OperatorScene)


def test_children_find_it_only_behind_the_key(pilot: Pilot) -> None:
    pilot.context.settings.change(theme="kids")
    assert isinstance(pilot.scene, TitleScene)
    assert ABOUT not in [target.id for target in pilot.scene.targets()]
    choose(pilot, "settings", PAD)
    assert isinstance(pilot.scene, GateScene)
    pilot.type(pilot.scene.answer)
    pilot.frames(2)
    choose(pilot, ABOUT, PAD)
    about(pilot)


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("size", [100, 200])
def test_every_game_and_every_licence_is_there(pilot: Pilot, language: str, size: int) -> None:
    pilot.context.settings.change(language=language, text_size=size)
    scene = AboutScene(pilot.context)
    said = all_lines(scene)
    for entry in entries():
        assert scene.words_of(entry.origin) in said, entry.game
    rows = [line for line in FILE.read_text(encoding="utf-8").splitlines() if line.startswith("| `")]
    assert len(rows) == len(licences()) > 9
    for row in rows:
        for cell in row.replace("`", "").strip("|").split(" | "):
            assert cell.strip() in said, cell


@pytest.mark.parametrize("language", [*WHOLE, PSEUDO])
@pytest.mark.parametrize(("theme", "size"), [("grown-up", 100), ("grown-up", 200), ("kids", 100), ("kids", 200)])
def test_every_page_has_room_for_its_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, theme: str, size: int
) -> None:
    monkeypatch.setattr("scenes.play.of_the_system", lambda environ: language)
    with all_words() as drawn, Pilot(tmp_path) as pilot:
        pilot.context.settings.change(theme=theme, text_size=size)
        scene = AboutScene(pilot.context)
        for page, shown in enumerate(scene.screens):
            scene.page = page
            (wide, most), role = scene.room(), scene.theme.sentence_role
            rows = [text.wrap(line, shown.size, wide, role) for line in shown.lines]
            high = sum(map(len, rows)) * round(shown.size * LEAD) + len(rows[1:]) * round(shown.size * GAP)
            assert high <= most and all(text.width(one, shown.size, role) <= wide for row in rows for one in row)
            drawn.clear()
            scene.draw(Canvas(STAGE))
            assert {one for row in rows for one in row} <= drawn.words and not drawn.cut


@pytest.mark.parametrize("device", [PAD, KEYS])
def test_pages_turn_by_buttons_and_the_last_one_leads_out(pilot: Pilot, device: str) -> None:
    title = pilot.scene
    choose(pilot, ABOUT, PAD)
    scene, seen = about(pilot), []
    for _ in scene.screens:
        assert pilot.scene is scene
        seen.append(scene.page)
        pilot.press(Action.CONFIRM, device)
    pilot.frames(2)
    assert seen == list(range(len(scene.screens))) and pilot.scene is title
    scene.page = 0
    for action, page in ((Action.RIGHT, 1), (Action.DOWN, 2), (Action.NEXT, 3), (Action.PREV, 2), (Action.LEFT, 1)):
        scene.act(Press(action, device))
        assert scene.page == page, action


def test_pages_turn_by_pointer_and_stroke(pilot: Pilot) -> None:
    choose(pilot, ABOUT, MOUSE)
    scene = about(pilot)
    box = scene.board()
    pilot.press(Action.CONFIRM, MOUSE, (box.right - 90, box.centery))
    assert scene.page == 1
    pilot.press(Action.CONFIRM, MOUSE, (box.left + 90, box.centery))
    assert scene.page == 0
    pilot.swipe((1300, 500), (700, 500))
    assert scene.page == 1


def test_a_page_is_read_aloud_whole(pilot: Pilot) -> None:
    choose(pilot, ABOUT, PAD)
    scene = about(pilot)
    scene.page = 2
    scene.settle()
    told = scene.narration()
    assert (told.place, told.sentence) == ("About", scene.words_of(scene.sentence()))
    assert told.item == ". ".join((scene.shown.title, *scene.shown.lines))
