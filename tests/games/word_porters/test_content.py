"""The content of Word Porters: what the ledger asks of the words and hints, and what the table of qualities needs."""

from collections.abc import Callable

import pytest

from engine.games.word_porters import content
from engine.games.word_porters.content import fit

CARDS = (content.FOLDER / content.CARDS).read_text(encoding="utf-8").splitlines()


def texts() -> list[str]:
    """All that can stand on a card."""
    return [side for card in content.words() for side in (card.a, card.b)] + [hint.text for hint in content.hints()]


def sets() -> list[list[str]]:
    """The 300 texts of each set."""
    cards = content.words()
    return [[side for card in cards[at : at + 150] for side in (card.a, card.b)] for at in range(0, len(cards), 150)]


def test_there_are_two_sets_of_150_words_with_two_sides_and_53_hints() -> None:
    assert [card.number for card in content.words()] == [*range(1, 151), *range(1, 151)]
    assert [card.number for card in content.hints()] == list(range(1, 54))
    assert [len(set(texts)) for texts in sets()] == [300, 300]


def test_no_text_stands_on_two_cards_of_both_sets() -> None:
    assert len(texts()) == 653
    assert len({text.casefold() for text in texts()}) == 653


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
        ("150 | bomb", lambda line: line.replace("bomb", "Worm"), "'Worm' twice"),
        ("[hints]", lambda line: "[hunts]", "neither a word nor a hint"),
        ("[more words]", lambda line: "[words]", "number 151 is due"),
    ],
)
def test_a_mistake_is_named_by_its_line(beginning: str, change: Callable[[str], str], why: str) -> None:
    with pytest.raises(ValueError, match=rf"^cards, line \d+: .*{why}"):
        content.read_cards(changed(change, beginning), "cards")


@pytest.mark.parametrize(
    ("lost", "counts"),
    [("| tempting", "150 and 150 words and 52 hints"), ("150 | bomb", "150 and 149 words and 53 hints")],
)
def test_a_lost_card_is_named(lost: str, counts: str) -> None:
    with pytest.raises(ValueError, match=counts):
        content.read_cards([line for line in CARDS if lost not in line], "cards")


# The table of qualities

FEWEST_MARKS = 6
FEWEST_WORDS = 25
TABLE = (content.FOLDER / content.QUALITIES).read_text(encoding="utf-8").splitlines()
WORDS = [side for card in content.words() for side in (card.a, card.b)]


def points(hint: str, word: str) -> int:
    """How far a hint points to a word (above 0) or away from it."""
    marks = content.qualities(word)
    return sum(weight * marks.get(axis, 0) for axis, weight in content.qualities(hint).items())


def test_every_card_has_its_line_and_no_line_is_left_over() -> None:
    assert set(content.read_qualities(TABLE, "table")) == set(texts())


def test_every_word_has_enough_marks_to_be_hinted_at() -> None:
    for word in WORDS:
        assert len(content.qualities(word)) >= FEWEST_MARKS, word


def test_no_two_words_are_alike() -> None:
    assert len({frozenset(content.qualities(word).items()) for word in WORDS}) == len(WORDS)
    for i, one in enumerate(WORDS):
        for other in WORDS[i + 1 :]:
            mine, theirs = content.qualities(one), content.qualities(other)
            apart = sum(abs(mine.get(axis, 0) - theirs.get(axis, 0)) for axis in mine.keys() | theirs.keys())
            assert apart >= FEWEST_MARKS, (one, other)


@pytest.mark.parametrize("hint", [hint.text for hint in content.hints()])
def test_every_hint_points_to_many_words_and_away_from_many(hint: str) -> None:
    assert sum(points(hint, word) > 0 for word in WORDS) >= FEWEST_WORDS
    assert sum(points(hint, word) < 0 for word in WORDS) >= FEWEST_WORDS


@pytest.mark.parametrize("hint", [hint.text for hint in content.hints()])
def test_all_hints_weigh_about_the_same(hint: str) -> None:
    """Each says a lot about 25 to 60 of the 300 texts of either set, so that no row is full of hints that suit all, or
    none."""
    for words in sets():
        assert 25 <= sum(fit(word, hint) >= 1.5 for word in words) <= 60


@pytest.mark.parametrize("opposites", ["big small", "high low", "hot cold", "old new", "loud quiet", "far near",
    "fast slow", "bright dark", "happy sad", "inside outside", "costly cheap", "calm restless", "strong fragile",
    "serious silly", "alone together", "fleeting lasting", "strange ordinary", "nasty tempting",
])  # fmt: skip
def test_opposites_are_two_cards(opposites: str) -> None:
    one, other = opposites.split()
    assert {one, other} <= {hint.text for hint in content.hints()}
    assert {axis: -mark for axis, mark in content.qualities(one).items()} == dict(content.qualities(other))


def test_no_hint_can_be_meant_in_two_ways() -> None:
    """Not heavy or bright, not solid or difficult, not calm or ill."""
    assert not {"light", "hard", "patient"} & {hint.text for hint in content.hints()}


def test_no_two_hints_point_the_same_way() -> None:
    assert len({frozenset(content.qualities(hint.text).items()) for hint in content.hints()}) == 53


@pytest.mark.parametrize(("hint", "word", "other"), [
    ("high", "ladder", "worm"), ("hot", "volcano", "snowman"), ("quiet", "library", "thunder"),
    ("small", "bee", "whale"), ("old", "fossil", "selfie"), ("far", "galaxy", "nose"), ("calm", "stone", "monkey"),
    ("fragile", "egg", "anchor"), ("alive", "lion", "bronze"), ("tasty", "mango", "rust"),
    ("colourful", "parrot", "silhouette"), ("cold", "iceberg", "sauna"), ("alone", "hermit", "choir"),
])  # fmt: skip
def test_hints_point_where_anybody_would_look(hint: str, word: str, other: str) -> None:
    assert points(hint, word) > 0 > points(hint, other)


def test_texts_of_other_contents_have_no_qualities() -> None:
    assert not content.qualities("zeppelin")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("ladder high+2", "no name and colon"),
        ("ladder: high+3", "'high.3' is no mark"),
        ("ladder: high+0", "'high.0' is no mark"),
        ("ladder: tall+2", "'tall' is unknown or twice"),
        ("ladder: high+2 high+1", "'high' is unknown or twice"),
        ("elephant: high+2", "twice"),
    ],
)
def test_a_mistake_in_the_table_is_named_by_its_line(line: str, why: str) -> None:
    lines = [line if text.startswith("ladder:") else text for text in TABLE]
    with pytest.raises(ValueError, match=rf"^table, line \d+: .*{why}"):
        content.read_qualities(lines, "table")
