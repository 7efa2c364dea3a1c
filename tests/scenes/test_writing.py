"""Pages with text input: names, the grown-ups' gate, the operator's PIN and message."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.input.actions import KEYS
from game.input.bindings import acts_in_words
from game.widgets.hints import Hint
from game.widgets.writing_scene import WritingScene
from scenes.kiosk.message import MessageScene
from scenes.kiosk.operator import PinScene
from tests.scenes.at_kiosk import KioskPilot
from tests.scenes.houses import all_scenes


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[KioskPilot]:
    with KioskPilot(tmp_path, '[operator]\npin = "2580"\n') as made:
        yield made


def writing(pilot: KioskPilot) -> list[WritingScene]:
    """Every page with text input."""
    context = [scene for scene in all_scenes(pilot) if isinstance(scene, WritingScene)]
    return [*context, PinScene(pilot.keeper), MessageScene(pilot.keeper)]


def shown(scene: WritingScene) -> list[tuple[Hint, str]]:
    """Every hint of a keyboard, and the cap beside it."""
    scene.device = KEYS
    return [(hint, scene.button(hint.action)[1]) for hint in scene.hints()]


def test_no_hint_names_a_letter_while_letters_are_text(pilot: KioskPilot) -> None:
    caps = {cap for scene in writing(pilot) for _, cap in shown(scene)}
    assert len(writing(pilot)) == 4
    assert {cap for cap in caps if len(cap) == 1 and cap.isalnum()} == set()
    assert any(acts_in_words(cap.lower()) for cap in caps)


WAYS: tuple[Callable[[KioskPilot], None], ...] = (
    lambda pilot: pilot.type("Z"),
    lambda pilot: pilot.click(*next(t.rect.center for t in pilot.scene.targets() if t.id == ("key", "Z"))),
)


@pytest.mark.parametrize("way", WAYS, ids=["keyboard", "mouse"])
def test_enter_ends_a_keyboards_text_and_otherwise_presses_the_key(
    pilot: KioskPilot, way: Callable[[KioskPilot], None]
) -> None:
    pilot.welcome()
    scene = MessageScene(pilot.keeper)
    scene.words = ""
    pilot.context.stack.push(scene)
    pilot.frames(1)
    way(pilot)
    pilot.key("return")
    pilot.frames(1)
    kept = pilot.kiosk.config["screen.message"] == "Z"
    assert (kept, scene.words) == ((True, "Z") if way is WAYS[0] else (False, "Zz"))
