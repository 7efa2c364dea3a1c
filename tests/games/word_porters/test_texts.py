"""Texts in a record: WP-80."""

import re

import pytest

from engine.core.jsonlines import BadRecord
from engine.core.records import check, dumps, parse, replay
from engine.core.seats import PUBLIC
from engine.core.steps import IllegalStep
from engine.games import GAMES
from tests.deals import refuses
from tests.games.word_porters.tables import deal_step, hints, new_match, to_round, words
from tests.refusals import english


def refuses_texts(word_text: object = "moon", hint_text: object = "high", at: int = 1) -> str:
    """The sentence that refuses a deal with these texts on word card and hint card number `at`."""
    word_stack, hint_stack = list(words()), list(hints())
    word_stack[at], hint_stack[at] = (word_stack[at][0], word_text), (hint_stack[at][0], hint_text)
    step = deal_step(word_stack, hint_stack)
    return refuses(new_match(), step.by, step.do, **dict(step.args))


@pytest.mark.parametrize("text", ["", " moon", "moon ", " ", "\tmoon", "moon\n", "\xa0moon"])
def test_wp_80_no_empty_text_and_no_white_space_at_an_end(text: str) -> None:
    assert "no outer spaces" in refuses_texts(word_text=text)
    assert "no outer spaces" in refuses_texts(hint_text=text)


@pytest.mark.parametrize("letter", ["\n", "\x00", "\x1b", "\x7f", "\x85", "\u2028", "\ud800"])
def test_wp_80_and_104_no_control_character_in_a_text(letter: str) -> None:
    """WP-80, WP-104: an odd letter inside is all right, a line break or half a surrogate pair is not."""
    assert "no control characters" in refuses_texts(word_text=f"mo{letter}on")
    assert "no control characters" in refuses_texts(hint_text=f"hi{letter}gh")
    new_match().submit(deal_step((*words()[:1], (words()[1][0], "mo\xa0o\xadn"), *words()[2:]), hints()))


@pytest.mark.parametrize("text", [7, True, None, ("moon",), 1.5])
def test_wp_80_a_text_is_a_string(text: object) -> None:
    word_stack = list(words())
    word_stack[4] = (word_stack[4][0], text)
    step = deal_step(word_stack, hints())
    with pytest.raises(IllegalStep, match="pairs of a card and its text"):
        new_match().submit(step)


@pytest.mark.parametrize("again", ["Word 1a", "word 1A", "WORD 1A"])
def test_wp_80_no_two_equal_texts_among_the_words(again: str) -> None:
    """Upper and lower case count as the same, also beyond English."""
    assert "the same text" in refuses_texts(word_text=again)


def test_wp_80_no_two_equal_texts_among_the_hints() -> None:
    assert "the same text" in refuses_texts(hint_text="HINT 1")


def test_wp_80_words_are_not_compared_with_hints() -> None:
    """Nor with the texts of our own content file."""
    match = new_match()
    word_stack, hint_stack = list(words()), list(hints())
    word_stack[0], hint_stack[0] = ("w1a", "Straße"), ("h1", "STRASSE")
    assert match.submit(deal_step(word_stack, hint_stack))


@pytest.mark.parametrize("text", ["Mühle", "日本", "{0}", "a  b", "x" * 5000, '"', "h1", "w1a", "0"])
def test_wp_80_a_text_is_replayed_as_it_is(text: str) -> None:
    """Through a whole record, its views and back, for any text."""
    match = new_match()
    match.submit(deal_step([("w1a", text), *words()[1:]], [("h1", text), *hints()[1:]]))
    match.submit(match.chance()[0].answer(0))
    assert match.view(PUBLIC).words[0].text == match.view(PUBLIC).row[0].text == text
    match.submit(match.chance()[0].answer((1, 2, 3, 4)))
    to_round(match, 5)
    lines = dumps(match.record())
    record = parse(lines, GAMES)
    check(record, GAMES)
    assert dumps(replay(record, GAMES).record()) == lines


@pytest.mark.parametrize(
    ("words_text", "part"),
    [
        ('[["w1a"]]', "pairs of a card and its text"),
        ('[["w1a", "moon", "sun"]]', "pairs of a card and its text"),
        ('[["w151a", "moon"]]', "pairs of a card and its text"),
        ('["w1a", "moon"]', "pairs of a card and its text"),
        ('{"w1a": "moon"}', "pairs of a card and its text"),
        ('[["w1a", ["moon"]]]', "pairs of a card and its text"),
        ('[["w1a", "moon"]]', "names 40 word cards"),
        ("[]", "names 40 word cards"),
    ],
)
def test_a_garbled_deal_is_refused_with_its_line(words_text: str, part: str) -> None:
    header = '{"format": 1, "game": "word_porters", "variant": "standard", "players": 3, "options": {}}'
    line = f'{{"by": "chance", "do": "deal", "words": {words_text}, "hints": []}}'
    with pytest.raises(BadRecord) as bad:
        check(parse(f"{header}\n{line}\n", GAMES), GAMES)
    assert re.search(part, english(bad.value.reason))
    assert bad.value.line == 2
