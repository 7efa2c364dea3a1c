"""Children's texts: short, easy, one thing at a time, a picture with each; and the grown-ups' words within limits."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.seats import PUBLIC
from engine.core.views import viewers
from engine.games import GAMES
from engine.headless.playout import LevelBots, advance
from game.draw.svg import PICTURES
from game.text.catalogue import Wording
from game.theme import KIDS
from scenes.games import kids_preset_of, options_of, sides_of, words_of
from scenes.table.game_table import GameTable, table_of
from scenes.table.phrases import Speakers
from tests.reading import grade, sentences, words
from tests.samples import screen_sample_of
from tests.scenes.rules_read import kids_pages
from tests.scenes.voices import captions, speakers, voice, worded, written_page

YOU = re.compile(r"\byou(r|rs)?\b", re.IGNORECASE)
MOST_WORDS, MOST_IN_PUBLIC = 12, 6
AVERAGE, CEILING = 2.0, 6.0
"""Years of school that all of a game's sentences for children may need together, and a single one."""
GROWN_UP = 9.0
NAMES = ("Fox", "Bear", "Owl", "Pig", "Cat")
GAPS = ("Fox", "Bear", "red", "5")
STEPS = 150


def filled(sentence: str) -> str:
    """The gaps filled with possible values."""
    return sentence.format(*GAPS)


def readable(texts: list[str]) -> None:
    for text in texts:
        for sentence in sentences(text):
            assert len(words(sentence)) <= MOST_WORDS, text
        if len(words(text)) > 2:  # the formula means nothing for "Voilà!"
            assert grade([text]) <= CEILING, (grade([text]), text)
    assert grade(texts) <= AVERAGE


@cache
def told(game: str) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], frozenset[str]]:
    """The messages in matches of that game: to the asked seat, in public meanwhile, captions; and all pictures."""
    asked, waited, heard, pictures = set(), set(), set(), set()
    for variant, players, options in screen_sample_of(game).kids_matches:
        match = Match(GAMES[game], GAMES[game].setup(variant, players, options))
        dealer, bots, game_table = SeededDealer(5), LevelBots(5, ("random",) * players), table_of(game)
        who = speakers(NAMES[:players], sides_of(match.setup), "child")
        while not match.over and len(match.steps) < STEPS:
            before, public = len(match.events), match.view(PUBLIC)
            advance(match, dealer, bots)
            heard |= set(captions(game_table, match.events[before:], public, who))
            for said in _said(match, game_table, who, waited):
                asked |= {said.words, said.how_words} - {""}
                pictures.add(said.picture)
    return tuple(asked), tuple(waited), tuple(heard), frozenset(pictures)


def _said(match: Match, game_table: GameTable, who: Speakers, waited: set[str]) -> Iterator[Wording]:
    """The messages to the seats that are asked now. Every viewer gets the same about them."""
    seats = [] if match.chance() else match.waiting()
    text = game_table.text
    if seats:
        views = [match.view(viewer) for viewer in viewers(match.setup.players)]
        (public,) = {text.awaited(view, who) for view in views}
        if public is not None:
            said = who.voice.wording(public)
            waited.add(said.words)
            yield said
    for seat in seats[:1]:
        verbs = [prompt.verb for prompt in match.prompts_of(seat) if not prompt.interrupts]
        for chosen in range(2):
            yield who.voice.wording(text.question(verbs, match.view(seat), chosen))


@pytest.mark.parametrize("game", GAMES)
def test_the_goal_of_a_game_is_easy_and_has_a_picture(game: str) -> None:
    goal = voice(register="child").wording(table_of(game).goal)
    readable([goal.words])
    assert is_picture(game, goal.picture) and not YOU.search(goal.words)


def is_picture(game: str, name: str) -> bool:
    """Whether it is a card of the game, or a file of ours."""
    return GAMES[game].is_card(name) or (PICTURES / f"{name}.svg").is_file()


@pytest.mark.parametrize("game", [game for game in GAMES if screen_sample_of(game).kids_signs])
def test_boards_and_signs_of_games_are_as_easy(game: str) -> None:
    readable([filled(words) for words in screen_sample_of(game).kids_signs])


@pytest.mark.parametrize("game", GAMES)
def test_messages_in_matches_are_as_easy(game: str) -> None:
    asked, waited, heard, pictures = told(game)
    readable([*asked, *waited])
    readable(list(heard))
    assert all(is_picture(game, name) for name in pictures)
    for line in waited:
        assert len(words(line)) <= MOST_IN_PUBLIC, line


@pytest.mark.parametrize("game", GAMES)
def test_pages_for_children_are_short_and_have_a_picture(game: str) -> None:
    pages = kids_pages(game)
    assert 5 <= len(pages) <= 8
    readable([line for page in pages for line in (worded(page.title, register="child"), *written_page(page, "child"))])
    faces = table_of(game).deck
    for page in pages:
        assert len(written_page(page, "child")) <= 3, page.title
        assert sum(map(bool, (page.cards, page.picture))) == 1, page.title
        assert all(faces.face(card, 60, KIDS) for card in page.cards)
        assert not page.picture or is_picture(game, page.picture)


@pytest.mark.parametrize("game", GAMES)
def test_grown_ups_need_no_more_than_nine_years_of_school(game: str) -> None:
    its = words_of(game)
    pages = [
        line
        for variant in its.VARIANTS
        for page in its.pages(variant, options_of(game, variant))
        for line in written_page(page)
    ]
    options = (*(one.line for one in (*its.OPTIONS.values(), *its.VARIANTS.values())), kids_preset_of(game).PRESET.line)
    lines = list(map(worded, options))
    for texts in (pages, lines):
        assert grade(texts) <= GROWN_UP
        assert max(grade([text]) for text in texts if len(words(text)) > 3) <= GROWN_UP
