"""Languages: numbers, plurals, and which one the system asks for."""

from collections.abc import Callable
from pathlib import Path

import pytest

from engine.core.messages import Who, numeral, say, verbatim
from game.text.catalogue import TEXTS, Voice, catalogue_of
from game.text.languages import (
    HEAD,
    LANGUAGES,
    PICTURES,
    PLURALS,
    SOURCE,
    WHOLE,
    languages,
    of_the_system,
)


def test_every_language_has_its_folder_and_its_own_name() -> None:
    names = [language.name for language in LANGUAGES.values()]
    assert next(iter(LANGUAGES)) == SOURCE and len(set(names)) == len(names)
    assert LANGUAGES.keys() == {path.name for path in TEXTS.iterdir() if path.name != PICTURES}
    assert (LANGUAGES["en"].name, LANGUAGES["de"].name) == ("English", "Deutsch")
    assert set(WHOLE) >= {"en", "de"} and all(LANGUAGES[key].whole == (key in WHOLE) for key in LANGUAGES)


CATEGORIES = (0, 1, 1.0, 1.5, 2, 4, 5, 11, 12, 21, 22, 25, 112, 122, -1, 0.1)


@pytest.mark.parametrize(
    ("rule", "categories"),
    [
        ("en", "other one one other other other other other other other other other other other other other"),
        ("fr", "one one one one other other other other other other other other other other one one"),
        ("ja", "other other other other other other other other other other other other other other other other"),
        ("cs", "other one one many few few other other other other other other other other other many"),
        ("pl", "many one one other few few many many many many few many many few one other"),
        ("ru", "many one one other few few many many many one few many many few one other"),
    ],
)
def test_plural_categories(rule: str, categories: str) -> None:
    """As Unicode's CLDR 44 has them; -1 is counted as the languages do, English and German apart."""
    assert [PLURALS[rule](number) for number in CATEGORIES] == categories.split()


HEAD_OF_GERMAN = (TEXTS / "de" / HEAD).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"name": "Deutsch",\n', "", "name is missing or of another kind"),
        ('"capitals": true', '"capitals": "yes"', "capitals is missing or of another kind"),
        ('"plural": "en"', '"plural": "xx"', "plural is one of en, fr, ja, cs, pl, ru"),
        ('"state": "whole"', '"state": "new"', "state is one of whole, partial"),
        ('"capitals"', '"font": 1, "capitals"', "there is no key font"),
        ('"capitals"', '"elisions": {"de": 1}, "capitals"', "elisions are of another kind"),
        ('"name":', '"name"', "Expecting ':' delimiter: line 2 column 10 (char 11)"),
        (HEAD_OF_GERMAN, "[]", "it is no object"),
    ],
)
def test_a_bad_head_is_named_in_one_line_and_its_language_left_out(
    old: str, new: str, why: str, tmp_path: Path, noted: Callable[[], dict[str, str]]
) -> None:
    for code, text in (("de", HEAD_OF_GERMAN.replace(old, new)), ("xx", HEAD_OF_GERMAN)):
        (tmp_path / code).mkdir()
        (tmp_path / code / HEAD).write_text(text, encoding="utf-8")
    assert list(languages(tmp_path)) == ["en", "xx"]
    assert noted() == {str(tmp_path / "de" / HEAD): why}


@pytest.mark.parametrize(
    ("number", "english", "german"),
    [
        (0, "0", "0"),
        (75, "75", "75"),
        (-5, "−5", "−5"),
        (2.5, "2.5", "2,5"),
        (2.0, "2", "2"),
        (0.1 + 0.2, "0.3", "0,3"),
        (999, "999", "999"),
        (1234, "1,234", "1.234"),
        (-1234567, "−1,234,567", "−1.234.567"),
        (12345.5, "12,345.5", "12.345,5"),
        (12345678901234, "12,345,678,901,234", "12.345.678.901.234"),
    ],
)
def test_numbers(number: float, english: str, german: str) -> None:
    assert (LANGUAGES["en"].number(number), LANGUAGES["de"].number(number)) == (english, german)


@pytest.mark.parametrize(
    ("before", "value", "shown"),
    [
        ("La carte de ", "Anna", "La carte d’"),
        ("La carte de ", "Émile", "La carte d’"),
        ("La carte de ", "Wren", "La carte de "),
        ("La carte de ", "7", "La carte de "),
        ("La carte de ", "", "La carte de "),
        ("Il a de", "Anna", "Il a de"),
        ("Raide ", "Anna", "Raide "),
        ("De ", "Otto", "D’"),
    ],
)
def test_french_shortens_words_before_a_vowel(before: str, value: str, shown: str) -> None:
    assert LANGUAGES["fr"].elided(before, value) == shown
    assert LANGUAGES["en"].elided(before, value) == before


def test_a_name_in_a_french_sentence_shortens_the_word_before_it() -> None:
    voice = Voice(catalogue_of("fr"), names=("Anna", "Wren"))
    said = [voice.words(say("word_porters-whose-word", seat=Who(seat))) for seat in (0, 1)]
    assert said == ["Le mot d’Anna", "Le mot de Wren"]


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
