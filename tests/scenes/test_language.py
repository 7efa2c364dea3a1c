"""The language: the machine's at first, then a choice. It is made in the settings, by an operator, on the command line,
or by one press of a visitor."""

from pathlib import Path

import pytest

from engine.core.messages import say
from engine.headless.arguments import Play
from engine.headless.parsing import parse
from game.input.actions import Action
from game.kiosk.config import Config
from game.kiosk.file import parse_config
from game.text.languages import LANGUAGES, SOURCE
from main import main
from scenes.front.settings import SettingsScene
from scenes.front.title import LANGUAGE, TitleScene
from tests.pilot import Pilot
from tests.scenes.at_kiosk import KioskPilot
from tests.scenes.at_table import TablePilot, plan


def test_at_first_the_machine_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Pilot(tmp_path / "usual") as pilot:
        assert pilot.context.language == SOURCE
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    with Pilot(tmp_path / "german") as pilot:
        assert pilot.context.voice.words(say("settings")) == "Einstellungen"


def test_the_settings_offer_all_by_their_own_names_and_each_applies_at_once(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        scene = SettingsScene(pilot.context)
        pilot.context.stack.push(scene)
        pilot.frames(2)
        scene.settle("language")
        seen = []
        for _ in range(len(LANGUAGES) + 1):
            row = scene.row("language")
            assert row is not None and row.value is not None
            seen.append((scene.worded(row.label), scene.worded(row.value)))
            pilot.press(Action.RIGHT)
        assert seen == [("Language", "Same as device"), ("Language", "English"), ("Sprache", "Deutsch")]


def test_a_choice_is_kept_and_the_command_lines_is_not(tmp_path: Path) -> None:
    with Pilot(tmp_path, language="de") as pilot:
        assert pilot.context.language == "de"
    with Pilot(tmp_path) as pilot:
        assert pilot.context.language == SOURCE
        pilot.context.settings.change(language="de")
    with Pilot(tmp_path) as pilot:
        assert pilot.context.language == "de"


def test_the_command_line_names_an_existing_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert parse(["--language", "de"]) == Play(language="de")
    for words in (["--language", "fr"], ["--kiosk", "--language", "fr"]):
        assert main(words) == 2
        assert capsys.readouterr().err == 'main.py: --language: there is no language "fr" (known: en, de)\n'


def test_an_open_table_gets_the_new_voice(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("beginner", 4, ("keys",))) as pilot:
        pilot.context.settings.change(language="de")
        pilot.frames(2)
        assert pilot.table.screen.speakers.voice.catalogue.language == "de"


def test_a_catalogue_is_read_once(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        english = pilot.context.catalogue
        pilot.context.settings.change(language="de")
        assert pilot.context.catalogue is not english
        pilot.context.settings.change(language="en")
        assert pilot.context.catalogue is english


def title(pilot: KioskPilot) -> TitleScene:
    pilot.welcome()
    assert isinstance(pilot.scene, TitleScene)
    return pilot.scene


@pytest.mark.parametrize("theme", ["grown-up", "kids"])
def test_visitors_of_a_kiosk_change_it_with_one_press_and_leave_the_operators(tmp_path: Path, theme: str) -> None:
    with KioskPilot(tmp_path, f'[screen]\nlanguage = "de"\ntheme = "{theme}"\n') as pilot:
        scene = title(pilot)
        assert pilot.context.language == "de" and pilot.context.settings.get.language == "de"
        scene.settle(LANGUAGE)
        assert scene.spoken().words == "Switch to English"
        assert (scene.spoken().picture is not None) == (theme == "kids")
        pilot.press(Action.CONFIRM)
        assert pilot.scene is scene and pilot.context.language == "en"
        assert scene.spoken().words == "Alles auf Deutsch"
        pilot.keeper.begin_again()
        pilot.frames(1)
        assert pilot.context.language == "de"


def test_at_home_it_is_changed_in_the_settings_only(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        assert isinstance(pilot.scene, TitleScene)
        assert LANGUAGE not in [target.id for target in pilot.scene.targets()]


def test_an_operator_may_choose_any_existing_language() -> None:
    assert Config().settings["language"] == ""
    config, mistakes = parse_config('[screen]\nlanguage = "fr"\n')
    assert config.settings["language"] == ""
    assert [str(mistake) for mistake in mistakes] == [
        'kiosk.toml, line 2: screen.language must be one of "", en, de, not "fr"'
    ]
