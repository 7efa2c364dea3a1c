"""The words of the word games follow the language of the house: in lessons, on pages of the rules, and in matches."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import cast

import pytest

from engine.core.packs import ENGLISH, PACK_OPTION, all_packs
from engine.core.steps import Step
from engine.games import GAMES
from engine.games.hooky.vocabulary import vocabulary
from engine.games.word_porters.deal import our_texts
from game.input.actions import Action
from game.lessons import all_lessons, lesson_of
from game.text.catalogue import catalogue_of
from game.text.languages import LANGUAGES
from scenes.front.how_to import HowToScene
from scenes.lobby.match_setup import first_draft, ways_to_play
from scenes.lobby.options import OptionsScene
from scenes.lobby.seats import SeatsScene
from scenes.table.scene import TableScene
from tests.pilot import Pilot
from tests.scenes.at_table import match_of
from tools.check_voice import written

WITH_WORDS = ("hooky", "word_porters")
CAPITALS = re.compile(r"\b[A-Z]{3,5}\b")
NO_WORDS = frozenset({"FLOON"})
"""Said on a page of the rules because it is in no pack."""


def pack_of(language: str) -> str:
    """The pack that a house of that language deals."""
    return language if language in PACK_OPTION.choices else ENGLISH


@cache
def known(pack: str) -> frozenset[str]:
    its = vocabulary(pack)
    return its.known | frozenset(its.children) | NO_WORDS


def said_in(steps: tuple[Step, ...]) -> Iterator[str]:
    """The words that players say."""
    return (str(value) for step in steps for name, value in step.args if name == "word")


def printed_in(steps: tuple[Step, ...]) -> Iterator[str]:
    """What is printed on the cards that are dealt."""
    deals = (value for step in steps if step.do == "deal" for _, value in step.args if isinstance(value, tuple))
    return (str(text) for pairs in deals for _, text in cast(tuple[tuple[str, str], ...], pairs))


@cache
def printed_by(pack: str) -> frozenset[str]:
    return frozenset(text for texts in our_texts(pack).values() for text in texts)


def of_one_pack(steps: tuple[Step, ...], game: str, pack: str) -> None:
    if game == "hooky":
        assert set(said_in(steps)) <= known(pack)
    else:
        others = frozenset().union(*(printed_by(other.language) for other in all_packs() if other.language != pack))
        printed = set(printed_in(steps))
        assert printed & printed_by(pack) and not printed & (others - printed_by(pack))


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_have_the_words_of_the_house(language: str) -> None:
    for name in all_lessons():
        lesson = lesson_of(name, language)
        assert lesson is not None
        if lesson.game not in WITH_WORDS:
            continue
        pack = pack_of(language)
        assert lesson.record.setup.options.get(PACK_OPTION.name, ENGLISH) == pack
        of_one_pack(lesson.record.steps, lesson.game, pack)
        answers = [line.split() for beat in lesson.beats for line in (*beat.offer, *beat.choose)]
        if lesson.game == "hooky":
            assert {words[-1] for words in answers if words[0] in ("clue", "ask")} <= known(pack)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_name_words_of_the_house(language: str) -> None:
    entries = {key: entry for texts in reversed(catalogue_of(language).chain) for key, entry in texts.entries.items()}
    hooky = [entry for key, entry in entries.items() if re.match("hooky(_children)?-", key)]
    texts = {text for entry in hooky for name in entry.sources for text in written(entry.pattern(name) or ())}
    named = {word for text in texts for word in CAPITALS.findall(text)}
    assert len(named) > 5 and named <= known(pack_of(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kids", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_the_first_match_has_the_words_of_the_house_and_that_is_as_usual(game: str, kids: bool, language: str) -> None:
    expected = pack_of(language) if game in WITH_WORDS else ENGLISH
    draft = first_draft(game, kids, language=language)
    for _ in ways_to_play(game, kids):
        assert draft.setup().options.get(PACK_OPTION.name, ENGLISH) == expected
        assert draft.usual
    assert draft.with_players(max(draft.seats)).setup().options.get(PACK_OPTION.name, ENGLISH) == expected


@pytest.mark.parametrize("game", WITH_WORDS)
def test_another_language_of_the_house_asks_nothing_and_the_next_match_has_its_words(game: str, tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        assert dict(SeatsScene(pilot.context, game).match_setup.options) == {}
        pilot.context.settings.change(language="de")
        seats = SeatsScene(pilot.context, game, "pad:1")
        pilot.context.stack.push(seats)
        seats.start()
        pilot.frames(2)
        assert isinstance(pilot.scene, TableScene)
        assert dict(match_of(pilot.scene).setup.options) == {PACK_OPTION.name: "de"}


@pytest.mark.parametrize("game", WITH_WORDS)
def test_chosen_words_stay_when_other_options_change(game: str, tmp_path: Path) -> None:
    with Pilot(tmp_path, language="de") as pilot:
        options = OptionsScene(pilot.context, first_draft(game, language="de"))
        pilot.context.stack.push(options)
        pilot.frames(2)
        options.settle(("option", PACK_OPTION.name))
        pilot.press(Action.RIGHT)
        draft = options.match_setup
        assert PACK_OPTION.name not in draft.options and not draft.usual
        for other in (draft.with_variant("children"), draft.with_preset(), draft.with_players(5)):
            assert PACK_OPTION.name not in other.options
        assert draft.as_usual().options[PACK_OPTION.name] == "de"


@pytest.mark.parametrize("game", WITH_WORDS)
def test_the_rules_on_the_title_speak_of_the_words_of_the_house(game: str, tmp_path: Path) -> None:
    with Pilot(tmp_path, language="de") as pilot:
        rules = HowToScene(pilot.context, game)
        lines = [line for screen in rules.split() for line in screen.lines]
        assert any("Deutsch" in line for line in lines) and not any("English" in line for line in lines)
