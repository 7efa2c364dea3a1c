"""The lists of words: what computer players say, what is offered while somebody types, and what needs no vote."""

from pathlib import Path
from string import ascii_uppercase

import pytest

from engine.games.hooky.cards import is_word
from engine.games.hooky.vocabulary import FOLDER, common, completions, known, left_out, names, objects, opinion

OURS = FOLDER.parents[1] / "tools" / "words"
SAYABLE = """PRIYA VIBHA SEANA TRISH ROHAN KIRAN MEERA YUSUF AMINA MATEO KWAME ZAHRA AKIRA KEIKO BJORN AIDEN AVIVA
             PARIS DELHI KYOTO VENUS"""
UNLISTED = "DHRUV SIOBH TOMEK NGAIO ARNDT SCHON MBEKI YGGDR OYEYE GLORP ZORKY"
"""Names, or what may be one, that are on no list."""
OFFENSIVE = """SAMBO LYNCH LUBRA FATSO GOYIM JEWRY KLANS DORKS LUBED GANJA PERVS BAWDS TRULL WENCH HUMPS BONKS METHS
               BONGS FANNY TWITS JIHAD MILFS NONCE BOONG SQUAW NIGGA"""
ROUGH = """DEATH BITES BALLS SCREW STRIP DRUNK IDIOT NAKED BOSSY ABUSE BOMBS KILLS SLAVE GYPSY PANSY HONDA APPAL BANAL
           SUING VOUCH AXIOM EDITS EPACT POHAI"""
EVERYDAY = """ZEBRA SHARK SNAKE GRAPE PEACH MANGO MELON BERRY CANDY SPOON ELBOW ANKLE TULIP DAISY PASTA SUSHI BACON
              STEAK SALAD BAKER EMAIL RAINY SNOWY WINDY WALTZ"""


def ours(path: Path) -> set[str]:
    """The words of a file that tools/make_words.py reads."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return {word for line in lines if not line.startswith("#") for word in line.split()}


def offered(word: str) -> bool:
    """Whether the word stands among what is offered for any beginning of it."""
    return any(word in completions(word[:typed], 10000) for typed in range(5))


def test_words_are_written_as_the_rules_have_them() -> None:
    """HK-57, HK-59: five letters, sorted, each once; names are words, too; the licence lies beside the lists."""
    for words in (common(), names()):
        assert list(words) == sorted(set(words)) and set(words) <= known()
    assert all(map(is_word, known() | left_out()))
    assert {"PARIS", "ALICE", "HOTEL", "ZEBRA", "EPACT"} < known()
    assert "Copyright" in (FOLDER / "SCOWL-COPYRIGHT.txt").read_text(encoding="utf-8")


def test_there_are_enough_words_for_the_rare_letters() -> None:
    """They are what has to be asked for; everyday English has no more with a Q."""
    assert len(common()) >= 1954 and set(EVERYDAY.split()) <= set(common())
    for letter, least in (("J", 30), ("Q", 24), ("X", 30), ("Z", 40)):
        assert sum(letter in word for word in common()) >= least, letter


def test_what_is_made_is_what_our_files_say() -> None:
    """A word has one class: left out, known without being offered, or offered."""
    assert ours(OURS / "left_out.txt") == left_out()
    assert ours(OURS / "names.txt") == set(names())
    assert ours(OURS / "common.txt") <= set(common())
    assert ours(OURS / "not_offered.txt") <= known() - set(common()) - set(names())
    assert not left_out() & known()


@pytest.mark.parametrize("word", OFFENSIVE.split())
def test_what_hurts_is_neither_said_nor_offered_nor_accepted_in_silence(word: str) -> None:
    assert word in left_out() and word not in known() and not offered(word)
    assert opinion(word) is True


@pytest.mark.parametrize("word", ROUGH.split())
def test_what_is_rough_or_rare_is_accepted_and_never_offered(word: str) -> None:
    assert opinion(word) is False and word not in common() and not offered(word)


def test_typing_is_completed_with_common_words_and_then_with_names() -> None:
    assert completions("HOT", 5) == ("HOTEL",)
    assert completions("PRI", 9) == ("PRICE", "PRIDE", "PRIME", "PRINT", "PRISM", "PRIZE", "PRIYA")
    assert completions("ROMAN", 5) == ("ROMAN",), "a name that is a common word is offered once"
    assert completions("QZ", 5) == () and len(completions("", 7)) == 7


def test_all_that_begins_like_that_is_offered() -> None:
    for first in ascii_uppercase:
        begin = [word for word in (*common(), *names()) if word.startswith(first)]
        assert list(completions(first, 10000)) == list(dict.fromkeys(begin))


@pytest.mark.parametrize("word", [*SAYABLE.split(), *UNLISTED.split()])
def test_hk_59_a_computer_seat_never_objects_to_what_may_be_a_name(word: str) -> None:
    assert not objects(word)
    assert opinion(word) is (False if word in known() else None)


@pytest.mark.parametrize("word", ["XKCDQ", "BRRRT", "QQQQQ", "AEIOU", "OOOZE", "ZZZZA"])
def test_hk_63_a_computer_seat_is_against_what_is_plainly_no_word(word: str) -> None:
    """HK-Q5: no vowel or Y, nothing but vowels, or a letter three times in a row."""
    assert opinion(word) is True


def test_what_is_known_is_no_plain_nonsense() -> None:
    assert not any(map(objects, known())) and "CRWTH" in known()
