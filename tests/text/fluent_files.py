"""Text files for tests: folders of languages made of a few messages."""

from collections.abc import Mapping
from pathlib import Path

from game.text.catalogue import PICTURES, Catalogue
from game.text.languages import LANGUAGES

LISTS = {"en": "-list-and = and\n-list-or = or\n", "de": "-list-and = und\n-list-or = oder\n"}
"""The messages of a language that LIST needs."""


def written(folder: Path, texts: Mapping[str, str]) -> Path:
    """The folder, with a file for each existing language; those without texts have the words of lists."""
    for language in dict.fromkeys((*LANGUAGES, PICTURES, *texts)):
        (folder / language).mkdir(parents=True, exist_ok=True)
        (folder / language / "game.ftl").write_text(LISTS.get(language, "") + texts.get(language, ""), encoding="utf-8")
    return folder


def catalogue(folder: Path, language: str, **texts: str) -> Catalogue:
    """A catalogue of these texts by language, with these `pictures`."""
    return Catalogue(language, written(folder, texts))
