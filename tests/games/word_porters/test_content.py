"""The content of Word Porters, of every pack: the rules' requirements on words and hints, and the needs of the table of
qualities."""

from collections.abc import Callable

import pytest

from engine.core.packs import ENGLISH, Pack, all_packs, lines
from engine.games.word_porters import content
from engine.games.word_porters.content import Content, fit

EN = content.read(ENGLISH)
PACKS = {pack: content.read(pack.language) for pack in all_packs()}
CARDS = lines(ENGLISH, content.CARDS)
TABLE = lines(ENGLISH, content.QUALITIES)
of_each_pack = pytest.mark.parametrize(("pack", "found"), PACKS.items(), ids=[pack.language for pack in PACKS])


def words(found: Content) -> list[str]:
    """All texts of word cards."""
    return [side for card in found.words for side in (card.a, card.b)]


def texts(found: Content) -> list[str]:
    """All texts of cards."""
    return words(found) + [hint.text for hint in found.hints]


def sets(found: Content) -> list[list[str]]:
    """The 300 texts of each set."""
    return [words(found)[at : at + 300] for at in (0, 300)]


@of_each_pack
def test_there_are_two_sets_of_150_words_with_two_sides_and_53_hints(pack: Pack, found: Content) -> None:
    assert [card.number for card in found.words] == [*range(1, 151), *range(1, 151)]
    assert [card.number for card in found.hints] == list(range(1, 54))
    assert [len(set(texts)) for texts in sets(found)] == [300, 300]


@of_each_pack
def test_no_text_is_on_two_cards_of_both_sets(pack: Pack, found: Content) -> None:
    assert len(texts(found)) == 653
    assert len({text.casefold() for text in texts(found)}) == 653


@of_each_pack
def test_texts_are_one_or_two_short_words_of_plain_letters(pack: Pack, found: Content) -> None:
    """Letters A to Z, and the pack's own; German has compound words, which may be broken."""
    for text in texts(found):
        assert text == text.strip()
        assert 2 < len(text) <= 12 or (text in found.halves and len(text) <= 13), text
        assert text.replace(" ", "").replace("-", "").isalpha(), text
        plain = "".join("" if letter.upper() in pack.letters or letter in pack.letters else letter for letter in text)
        assert plain.isascii(), text  # all fonts and keyboards have it
        assert text.count(" ") <= 1, text


@of_each_pack
def test_just_the_first_thirty_hints_have_the_chick(pack: Pack, found: Content) -> None:
    """Ledger, section 2: h1 to h30 carry the Chick."""
    assert [hint.number for hint in found.hints if hint.chick] == list(range(1, 31))


@of_each_pack
def test_the_four_sample_hints_are_there(pack: Pack, found: Content) -> None:
    named = {content.twin(hint.text) for hint in found.hints if hint.chick}
    assert {"high", "low", "big", "small"} <= named


@of_each_pack
def test_the_sides_with_the_chick_mean_the_same_in_every_language(pack: Pack, found: Content) -> None:
    """So every one of them has the picture of its English twin, and no two have the same."""
    assert [content.twin(card.a) for card in found.words] == [card.a for card in EN.words]
    assert [content.twin(hint.text) for hint in found.hints] == [hint.text for hint in EN.hints]


@of_each_pack
def test_a_long_word_is_broken_between_its_halves(pack: Pack, found: Content) -> None:
    for text, (first, second) in found.halves.items():
        assert first.removesuffix("-") + second == text and first.endswith("-")
        assert content.lines_of(text) == (first, second)
    assert content.lines_of("Fata Morgana") == ("Fata", "Morgana") and content.lines_of("zeppelin") == ("zeppelin",)


def test_german_nouns_have_capitals_and_hints_have_none() -> None:
    found = content.read("de")
    assert all(word[0].isupper() for word in words(found))
    assert all(hint.text.islower() for hint in found.hints)
    assert {"Käse", "Löwe", "Hühnerei", "Fußspur", "Krankenhaus"} < set(words(found))


@of_each_pack
def test_equal_texts_of_two_packs_have_equal_marks(pack: Pack, found: Content) -> None:
    """The marks of a text are found by the text alone, in any pack."""
    for text in texts(found):
        assert content.qualities(text) == found.marks[text], text


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
        content.read_cards(changed(change, beginning), "cards", {})


@pytest.mark.parametrize(
    ("lost", "counts"),
    [("| tempting", "150 and 150 words and 52 hints"), ("150 | bomb", "150 and 149 words and 53 hints")],
)
def test_a_lost_card_is_named(lost: str, counts: str) -> None:
    with pytest.raises(ValueError, match=counts):
        content.read_cards([line for line in CARDS if lost not in line], "cards", {})


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("Leiter = ladders", "there is no English 'ladders'"),
        ("Lei·t·er = ladder", "'Lei·t·er' is no text"),
        ("Leiter· = ladder", "'Leiter·' is no text"),
        ("= ladder", "'' is no text"),
    ],
)
def test_a_mistake_in_a_translation_is_named_by_its_line(written: str, why: str) -> None:
    german = lines("de", content.CARDS)
    bent = [line.replace("Leiter = ladder", written) for line in german]
    with pytest.raises(ValueError, match=rf"^cards, line \d+: {why}"):
        content.read_cards(bent, "cards", EN.marks)


# The table of qualities

FEWEST_MARKS = 6
FEWEST_WORDS = 25


def points(found: Content, hint: str, word: str) -> int:
    """How far a hint points to a word (above 0) or away from it."""
    marks = found.marks[word]
    return sum(weight * marks.get(axis, 0) for axis, weight in found.marks[hint].items())


def test_every_card_has_its_line_and_no_line_is_left_over() -> None:
    assert set(content.read_qualities(TABLE, "table")) == set(texts(EN))


@of_each_pack
def test_every_text_has_qualities_and_no_other_has(pack: Pack, found: Content) -> None:
    assert set(found.marks) == set(texts(found))


@of_each_pack
def test_every_word_has_enough_marks_to_be_hinted_at(pack: Pack, found: Content) -> None:
    for word in words(found):
        assert len(found.marks[word]) >= FEWEST_MARKS, word


@of_each_pack
def test_no_two_words_are_alike(pack: Pack, found: Content) -> None:
    all_words = words(found)
    assert len({frozenset(found.marks[word].items()) for word in all_words}) == len(all_words)
    for i, one in enumerate(all_words):
        for other in all_words[i + 1 :]:
            mine, theirs = found.marks[one], found.marks[other]
            apart = sum(abs(mine.get(axis, 0) - theirs.get(axis, 0)) for axis in mine.keys() | theirs.keys())
            assert apart >= FEWEST_MARKS, (one, other)


@of_each_pack
def test_every_hint_points_to_many_words_and_away_from_many(pack: Pack, found: Content) -> None:
    for hint in found.hints:
        assert sum(points(found, hint.text, word) > 0 for word in words(found)) >= FEWEST_WORDS, hint.text
        assert sum(points(found, hint.text, word) < 0 for word in words(found)) >= FEWEST_WORDS, hint.text


@of_each_pack
def test_all_hints_weigh_about_the_same(pack: Pack, found: Content) -> None:
    """Each says a lot about 25 to 60 of the 300 texts of either set. So no row is full of hints that suit all, or
    none."""
    for hint in found.hints:
        for listed in sets(found):
            assert 25 <= sum(fit(word, hint.text) >= 1.5 for word in listed) <= 60, hint.text


@of_each_pack
@pytest.mark.parametrize(
    "opposites",
    [
        "big small",
        "high low",
        "hot cold",
        "old new",
        "loud quiet",
        "far near",
        "fast slow",
        "bright dark",
        "happy sad",
        "inside outside",
        "costly cheap",
        "calm restless",
        "strong fragile",
        "serious silly",
        "alone together",
        "fleeting lasting",
        "strange ordinary",
        "nasty tempting",
    ],
)
def test_opposites_are_two_cards(pack: Pack, found: Content, opposites: str) -> None:
    hints = {content.twin(hint.text): hint.text for hint in found.hints}
    one, other = (found.marks[hints[hint]] for hint in opposites.split())
    assert {axis: -mark for axis, mark in one.items()} == dict(other)


def test_no_hint_has_two_meanings() -> None:
    """Not heavy or bright, not solid or difficult, not calm or ill; in German not heavy or difficult, not hot or
    pointed, not quiet or calm."""
    assert not {"light", "hard", "patient"} & {hint.text for hint in EN.hints}
    assert not {"schwer", "scharf", "ruhig"} & {hint.text for hint in content.read("de").hints}


@of_each_pack
def test_no_two_hints_point_the_same_way(pack: Pack, found: Content) -> None:
    assert len({frozenset(found.marks[hint.text].items()) for hint in found.hints}) == 53


@pytest.mark.parametrize(
    ("hint", "word", "other"),
    [
        ("high", "ladder", "worm"),
        ("hot", "volcano", "snowman"),
        ("quiet", "library", "thunder"),
        ("small", "bee", "whale"),
        ("old", "fossil", "selfie"),
        ("far", "galaxy", "nose"),
        ("calm", "stone", "monkey"),
        ("fragile", "egg", "anchor"),
        ("alive", "lion", "bronze"),
        ("tasty", "mango", "rust"),
        ("colourful", "parrot", "silhouette"),
        ("cold", "iceberg", "sauna"),
        ("alone", "hermit", "choir"),
    ],
)
def test_hints_point_where_every_player_would_look(hint: str, word: str, other: str) -> None:
    assert points(EN, hint, word) > 0 > points(EN, hint, other)


@pytest.mark.parametrize(
    ("hint", "word", "other"),
    [
        ("hoch", "Leiter", "Wurm"),
        ("heiß", "Urknall", "Schneemann"),
        ("leise", "Wartezimmer", "Wahlkampf"),
        ("klein", "Eiswürfel", "Abgrund"),
        ("dunkel", "Finsternis", "Blitz"),
        ("traurig", "Reue", "Clown"),
        ("gruselig", "Albtraum", "Ente"),
        ("geheim", "Orakel", "Wahlkampf"),
        ("langsam", "Wartezimmer", "Urknall"),
    ],
)
def test_german_hints_do_too(hint: str, word: str, other: str) -> None:
    found = content.read("de")
    assert points(found, hint, word) > 0 > points(found, hint, other)


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
