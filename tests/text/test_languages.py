"""Languages: numbers, plurals, and which one the system asks for."""

import pytest

from engine.core.messages import numeral, say, verbatim
from game.text.catalogue import TEXTS, Voice, catalogue_of
from game.text.languages import LANGUAGES, SOURCE, of_the_system


def test_every_language_has_its_folder_and_its_own_name() -> None:
    assert SOURCE in LANGUAGES
    assert {key: language.name for key, language in LANGUAGES.items()} == {"en": "English", "de": "Deutsch"}
    assert all((TEXTS / key).is_dir() for key in LANGUAGES)


@pytest.mark.parametrize("key", ["en", "de"])
@pytest.mark.parametrize(
    ("number", "category"),
    [
        (0, "other"),
        (1, "one"),
        (1.0, "one"),
        (1.5, "other"),
        (2, "other"),
        (21, "other"),
        (-1, "other"),
        (0.1, "other"),
    ],
)
def test_plural_categories(key: str, number: float, category: str) -> None:
    assert LANGUAGES[key].plural(number) == category


@pytest.mark.parametrize(
    ("number", "english", "german"),
    [(0, "0", "0"), (75, "75", "75"), (-5, "−5", "−5"), (2.5, "2.5", "2,5"), (2.0, "2", "2"), (0.1 + 0.2, "0.3", "0,3"),
     (999, "999", "999"), (1234, "1,234", "1.234"), (-1234567, "−1,234,567", "−1.234.567"),
     (12345.5, "12,345.5", "12.345,5"), (12345678901234, "12,345,678,901,234", "12.345.678.901.234")],
)  # fmt: skip
def test_numbers(number: float, english: str, german: str) -> None:
    assert (LANGUAGES["en"].number(number), LANGUAGES["de"].number(number)) == (english, german)


@pytest.mark.parametrize(("language", "counted"), [("en", "1,234"), ("de", "1.234")])
def test_a_name_stays_as_it_is_and_a_number_alone_is_written_like_any_other(language: str, counted: str) -> None:
    voice = Voice(catalogue_of(language))
    assert (voice.words(verbatim("Ida 1234")), voice.words(numeral(1234))) == ("Ida 1234", counted)
    assert counted in voice.words(say("cards", count=1234))


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "de-AT"}, "de"),
        ({"LANG": "DE_at@euro"}, "de"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "den_CA"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "fr:de:en"}, "de"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, "en"),
        ({"LANG": "POSIX", "LANGUAGE": "de"}, "en"),
    ],
)
def test_the_system_chooses_as_it_does_for_every_program(environ: dict[str, str], language: str) -> None:
    assert of_the_system(environ) == language
