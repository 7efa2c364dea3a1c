"""The content of Word Porters: what the ledger asks of the words and hints, and what the table of qualities needs."""

from collections.abc import Callable

import pytest

from engine.games.word_porters import content

CARDS = (content.FOLDER / content.CARDS).read_text(encoding="utf-8").splitlines()


def texts() -> list[str]:
    """All that can stand on a card."""
    return [side for card in content.words() for side in (card.a, card.b)] + [hint.text for hint in content.hints()]


def test_there_are_150_words_with_two_sides_and_53_hints() -> None:
    assert [card.number for card in content.words()] == list(range(1, 151))
    assert [card.number for card in content.hints()] == list(range(1, 54))


def test_no_text_stands_on_two_cards() -> None:
    assert len(texts()) == 353
    assert len({text.casefold() for text in texts()}) == 353


def test_texts_are_one_or_two_short_words_of_plain_letters() -> None:
    for text in texts():
        assert text == text.strip()
        assert 2 < len(text) <= 12, text
        assert text.replace(" ", "").replace("-", "").isalpha(), text
        assert text.isascii(), text  # every font and keyboard has it
        assert text.count(" ") <= 1, text


def test_just_the_first_thirty_hints_have_the_chick() -> None:
    """Ledger, section 2: h1 to h30 carry the Chick."""
    assert [hint.number for hint in content.hints() if hint.chick] == list(range(1, 31))


def test_the_hints_that_the_ledger_names_are_there() -> None:
    assert {"high", "low", "big", "small"} <= {hint.text for hint in content.hints() if hint.chick}


def changed(change: Callable[[str], str], beginning: str) -> list[str]:
    """The file's lines with one of them changed."""
    return [change(line) if line.strip().startswith(beginning) else line for line in CARDS]


@pytest.mark.parametrize(
    ("beginning", "change", "why"),
    [
        ("17 |", lambda line: line.replace("17", "71"), "number 17 is due"),
        ("17 |", lambda line: line.replace("worm", ""), "not 3 fields"),
        ("17 |", lambda line: line.replace("worm", "BIG CAT | cat"), "not 3 fields"),
        ("17 |", lambda line: line.replace("worm", "Snail"), "'Snail' twice"),
        ("[hints]", lambda line: "[hunts]", "neither a word nor a hint"),
    ],
)
def test_a_mistake_is_named_by_its_line(beginning: str, change: Callable[[str], str], why: str) -> None:
    with pytest.raises(ValueError, match=rf"^cards, line \d+: .*{why}"):
        content.read_cards(changed(change, beginning), "cards")


def test_a_lost_card_is_named() -> None:
    with pytest.raises(ValueError, match="150 words and 52 hints"):
        content.read_cards([line for line in CARDS if "| tempting" not in line], "cards")
