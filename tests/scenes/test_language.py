"""The language: the machine's at first, then a choice. It is made in the settings, by an operator, on the command line,
or by one press of a visitor."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.messages import Message, say
from engine.headless.arguments import Play
from engine.headless.parsing import parse
from game.input.actions import Action
from game.kiosk.config import Config
from game.kiosk.file import parse_config
from game.text.catalogue import Voice
from game.text.languages import LANGUAGES, SOURCE
from main import main
from scenes.front.languages import LanguagesPage
from scenes.front.settings import SettingsScene
from scenes.front.title import TitleScene
from scenes.front.title_row import LANGUAGE
from tests.pilot import Pilot
from tests.scenes.at_kiosk import KioskPilot
from tests.scenes.at_table import TablePilot, plan
from tests.text.fluent_files import catalogue


def test_at_first_the_machine_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Pilot(tmp_path / "usual") as pilot:
        assert pilot.context.language == SOURCE
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    with Pilot(tmp_path / "german") as pilot:
        assert pilot.context.voice.words(say("settings")) == "Einstellungen öffnen"


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
            seen.append((scene.words_of(row.label), scene.words_of(row.value)))
            pilot.press(Action.RIGHT)
        assert seen[:3] == [("Language", "Same as device"), ("Language", "English"), ("Sprache", "Deutsch")]
        assert len(seen) == len(LANGUAGES) + 1
        for (_, value), language in zip(seen[1:], LANGUAGES.values(), strict=True):
            assert value == language.name if language.whole else value.startswith(f"{language.name} (")


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
    known = ", ".join(LANGUAGES)
    for words in (["--language", "xx"], ["--kiosk", "--language", "xx"]):
        assert main(words) == 2
        assert capsys.readouterr().err == f'main.py: --language: there is no language "xx" (known: {known})\n'


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
def test_visitors_of_a_kiosk_change_it_with_one_press_and_leave_the_operators(
    tmp_path: Path, theme: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scenes.front.title_places.LANGUAGES", {code: LANGUAGES[code] for code in ("en", "de")})
    with KioskPilot(tmp_path, f'[screen]\nlanguage = "de"\ntheme = "{theme}"\n') as pilot:
        scene = title(pilot)
        assert pilot.context.language == "de" and pilot.context.settings.get.language == "de"
        scene.settle(LANGUAGE)
        assert scene.bar_words().words == "Switch to English"
        assert (scene.bar_words().picture is not None) == (theme == "kids")
        pilot.press(Action.CONFIRM)
        assert pilot.scene is scene and pilot.context.language == "en"
        assert scene.bar_words().words == "Alles auf Deutsch"
        assert scene.words_of(scene.named(LANGUAGE)) == "Deutsch"
        pilot.keeper.begin_again()
        pilot.frames(1)
        assert pilot.context.language == "de"


@pytest.mark.parametrize("theme", ["grown-up", "kids"])
def test_with_more_than_two_languages_visitors_choose_from_a_list(
    tmp_path: Path, theme: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is named in itself; the list leads back to the title."""
    more = {"en": LANGUAGES["en"], "de": LANGUAGES["de"], "xx": replace(LANGUAGES["de"], name="Iks", whole=False)}
    for module in ("scenes.front.title_places", "scenes.front.languages", "game.text.catalogue", "game.text.languages"):
        monkeypatch.setattr(f"{module}.LANGUAGES", more)
    with KioskPilot(tmp_path, f'[screen]\nlanguage = "en"\ntheme = "{theme}"\n') as pilot:
        scene = title(pilot)
        scene.settle(LANGUAGE)
        assert scene.words_of(scene.named(LANGUAGE)) == "Deutsch · Iks"
        pilot.press(Action.CONFIRM)
        page = pilot.scene
        assert isinstance(page, LanguagesPage)
        rows = [page.words_of(row.label) for row in page.rows()]
        assert rows == ["English", "Deutsch", "Iks (0%)", "Back"] and page.focus.at == "en"
        pilot.press(Action.DOWN)
        pilot.press(Action.CONFIRM)
        assert pilot.scene is scene and pilot.context.language == "de"
        scene.settle(LANGUAGE)
        pilot.press(Action.CONFIRM)
        pilot.press(Action.BACK)
        assert pilot.scene is scene and pilot.context.language == "de"


def test_a_message_that_a_partial_language_lacks_is_english_and_no_damage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, noted: Callable[[], dict[str, str]]
) -> None:
    monkeypatch.setattr("game.text.catalogue.LANGUAGES", {**LANGUAGES, "xx": replace(LANGUAGES["de"], whole=False)})
    voice = Voice(catalogue(tmp_path, "xx", en="a = one\nb = two\n", xx="a = eins\n"))
    assert [voice.words(Message(key)) for key in "ab"] == ["eins", "two"]
    assert not noted()


def test_at_home_it_is_changed_in_the_settings_only(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        assert isinstance(pilot.scene, TitleScene)
        assert LANGUAGE not in [target.id for target in pilot.scene.targets()]


def test_an_operator_may_choose_any_existing_language() -> None:
    assert Config().settings["language"] == ""
    config, mistakes = parse_config('[screen]\nlanguage = "xx"\n')
    assert config.settings["language"] == ""
    assert [str(mistake) for mistake in mistakes] == [
        'kiosk.toml, line 2: screen.language must be one of "", ' + ", ".join(LANGUAGES) + ', not "xx"'
    ]
