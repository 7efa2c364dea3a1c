"""The operator's pages are completely in the kiosk's language."""

import re
from collections.abc import Iterator

import pytest

from engine.core.messages import Message
from game.text.languages import LANGUAGES, WHOLE
from game.widgets.house_scene import HouseScene
from game.widgets.page import Page
from scenes.games import entries
from tests.scenes.at_kiosk import KioskPilot
from tests.scenes.test_kiosk_operator import all_pages
from tests.scenes.test_kiosk_operator import pilot as pilot

WORD = re.compile(r"[A-Za-z]{3,}")


def written(page: HouseScene) -> Iterator[object]:
    """Title, rows, values, lines, sentences and buttons of a page."""
    yield getattr(page, "title", None)
    yield page.sentence()
    yield page.said
    yield from (binding.words for binding in page.bindings())
    for row in page.rows() if isinstance(page, Page) else ():
        yield from (row.label, row.value, row.line)


def strings(words: object) -> Iterator[str]:
    """All texts in it, or in its gaps, that are no messages."""
    if isinstance(words, Message):
        words = tuple(value for _, value in words.args)
    if isinstance(words, str):
        yield words
    elif isinstance(words, tuple):
        for part in words:
            yield from strings(part)


def test_all_words_on_the_operators_pages_come_from_the_catalogue(pilot: KioskPilot) -> None:
    """Except names, numbers, the names of languages, lines of the log and texts of the file."""
    plain = {entry.title for entry in entries()} | {language.name for language in LANGUAGES.values()}
    plain |= {string for mistake in pilot.kiosk.mistakes for string in strings(mistake.said)}
    plain |= set(strings(pilot.kiosk.taken.words)) if pilot.kiosk.taken else set()
    plain |= set(pilot.kiosk.log.latest(100) if pilot.kiosk.log else ())
    messages = set[Message]()
    for page in all_pages(pilot):
        page.enter()
        for words in written(page):
            messages |= {words} if isinstance(words, Message) else set()
            for string in strings(words):
                assert string in plain or not WORD.search(string), (type(page).__name__, string)
    assert len(messages) > 80


@pytest.mark.parametrize("language", WHOLE)
def test_the_keyboard_on_the_screen_prints_every_key(pilot: KioskPilot, language: str) -> None:
    pilot.context.settings.change(language=language)
    page = next(page for page in all_pages(pilot) if type(page).__name__ == "MessageScene")
    printed = [page.printed(str(target.id[1])) for target in page.targets()]
    assert len(set(printed)) == len(printed) == len(page.targets())
    assert ("Leer" if language == "de" else "Space") in printed
