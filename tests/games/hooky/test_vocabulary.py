"""The word lists of each pack: the words of computer players, completions while typing, and words without a vote."""

from string import ascii_uppercase

import pytest

from engine.core.packs import ENGLISH, FOLDER, all_packs
from engine.games.hooky.cards import is_word
from engine.games.hooky.vocabulary import Vocabulary, read

OURS = FOLDER.parents[1] / "tools" / "words"
PACKS = [pack.language for pack in all_packs()]
WORDS = read(ENGLISH)
GERMAN = read("de")
SAYABLE = """PRIYA VIBHA SEANA TRISH ROHAN KIRAN MEERA YUSUF AMINA MATEO KWAME ZAHRA AKIRA KEIKO BJORN AIDEN AVIVA
             PARIS DELHI KYOTO VENUS"""
UNLISTED = "DHRUV SIOBH TOMEK NGAIO ARNDT SCHON MBEKI YGGDR OYEYE GLORP ZORKY"
"""Names, or what may be one, that are on no list."""
OFFENSIVE = """SAMBO LYNCH LUBRA FATSO GOYIM JEWRY KLANS DORKS LUBED GANJA PERVS BAWDS TRULL WENCH HUMPS BONKS METHS
               BONGS FANNY TWITS JIHAD MILFS NONCE BOONG SQUAW NIGGA GYPSY QUEER MONGO"""
ROUGH = """DEATH BITES BALLS SCREW STRIP DRUNK IDIOT NAKED BOSSY ABUSE BOMBS KILLS SLAVE PANSY HONDA APPAL BANAL
           SUING VOUCH AXIOM EDITS EPACT POHAI"""
HURTS = "JAPSE ITZIG TUCKE MOHRE NEGER KANAK SPAST NUTTE FOTZE ARSCH FICKT NAZIS WICHS TUNTE KOTZE DILDO"
ROUGH_GERMAN = "KRIEG RASSE NACKT STARB TUMOR SAUFT JUDEN BUSEN JOINT LESBE DUMME RAMBO"
EVERYDAY = """ZEBRA SHARK SNAKE GRAPE PEACH MANGO MELON BERRY CANDY SPOON ELBOW ANKLE TULIP DAISY PASTA SUSHI BACON
              STEAK SALAD BAKER EMAIL RAINY SNOWY WINDY WALTZ"""


def ours(language: str, name: str) -> set[str]:
    """The words of a file that tools/make_words.py reads."""
    lines = (OURS / language / name).read_text(encoding="utf-8").splitlines()
    return {word for line in lines if not line.startswith("#") for word in line.split()}


def offers(words: Vocabulary, word: str) -> bool:
    """Whether the word is offered for each of its beginnings."""
    return any(word in words.completions(word[:typed], 10000) for typed in range(5))


@pytest.mark.parametrize("language", PACKS)
def test_words_are_written_as_the_rules_have_them(language: str) -> None:
    """HK-57, HK-59: five letters, sorted, each once; names are also words; the licence is beside the lists."""
    words = read(language)
    for listed in (words.common, words.names):
        assert list(listed) == sorted(set(listed)) and set(listed) <= words.known
    assert all(map(is_word, words.known | words.left_out))
    assert list((FOLDER / language / "hooky").glob("*C*-*.txt")), "a licence"


def test_each_pack_knows_the_words_of_its_language() -> None:
    assert {"PARIS", "ALICE", "HOTEL", "ZEBRA", "EPACT"} < WORDS.known
    assert "Copyright" in (FOLDER / ENGLISH / "hooky" / "SCOWL-COPYRIGHT.txt").read_text(encoding="utf-8")
    assert {"KAESE", "LOEWE", "FUENF", "JOERG", "ALICE", "STUHL", "QUARZ", "ABBOG"} < GERMAN.known
    assert {"KAESE", "LOEWE", "FUENF", "STUHL", "QUARZ"} < set(GERMAN.common) and not offers(GERMAN, "ABBOG")
    assert "CC0 1.0" in (FOLDER / "de" / "hooky" / "CC0-1.0.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("language", "fewest", "rare"),
    [
        (ENGLISH, 1954, (("J", 30), ("Q", 24), ("X", 30), ("Z", 40))),
        ("de", 1900, (("J", 40), ("Q", 20), ("X", 30), ("Y", 40), ("Z", 100))),
    ],
)
def test_there_are_enough_words_for_the_rare_letters(
    language: str, fewest: int, rare: tuple[tuple[str, int], ...]
) -> None:
    """Players must ask for them; everyday English and German have no more with a Q."""
    common = read(language).common
    assert len(common) >= fewest
    for letter, least in rare:
        assert sum(letter in word for word in common) >= least, letter


@pytest.mark.parametrize("language", PACKS)
def test_every_letter_can_be_asked_for(language: str) -> None:
    for letter in ascii_uppercase:
        assert sum(letter in word for word in read(language).common) >= 20, letter


def test_everyday_words_are_offered() -> None:
    assert set(EVERYDAY.split()) <= set(WORDS.common)


@pytest.mark.parametrize("language", PACKS)
def test_the_made_lists_agree_with_our_files(language: str) -> None:
    """A word has one class: left out, known without being offered, or offered."""
    words = read(language)
    assert ours(language, "left_out.txt") == words.left_out
    assert ours(language, "names.txt") == set(words.names)
    assert ours(language, "common.txt") <= set(words.common)
    assert not words.left_out & words.known


def test_words_that_are_not_offered_are_known() -> None:
    assert ours(ENGLISH, "not_offered.txt") <= WORDS.known - set(WORDS.common) - set(WORDS.names)


@pytest.mark.parametrize("word", OFFENSIVE.split())
def test_hurtful_words_are_neither_said_nor_offered_nor_accepted_without_a_vote(word: str) -> None:
    assert word in WORDS.left_out and word not in WORDS.known and not offers(WORDS, word)
    assert WORDS.opinion(word) is True


@pytest.mark.parametrize("word", HURTS.split())
def test_hurtful_german_words_neither(word: str) -> None:
    assert word in GERMAN.left_out and word not in GERMAN.known and not offers(GERMAN, word)
    assert GERMAN.opinion(word) is True


@pytest.mark.parametrize("word", ROUGH_GERMAN.split())
def test_rough_german_words_are_accepted_and_never_offered(word: str) -> None:
    assert GERMAN.opinion(word) is False and not offers(GERMAN, word)


@pytest.mark.parametrize("word", ROUGH.split())
def test_rough_or_rare_words_are_accepted_and_never_offered(word: str) -> None:
    assert WORDS.opinion(word) is False and word not in WORDS.common and not offers(WORDS, word)


def test_typing_is_completed_with_common_words_and_then_with_names() -> None:
    assert WORDS.completions("HOT", 5) == ("HOTEL",)
    assert WORDS.completions("PRI", 9) == ("PRICE", "PRIDE", "PRIME", "PRINT", "PRISM", "PRIZE", "PRIYA")
    assert WORDS.completions("ROMAN", 5) == ("ROMAN",), "a name that is a common word is offered once"
    assert WORDS.completions("QZ", 5) == () and len(WORDS.completions("", 7)) == 7


def test_all_words_with_that_beginning_are_offered() -> None:
    for first in ascii_uppercase:
        begin = [word for word in (*WORDS.common, *WORDS.names) if word.startswith(first)]
        assert list(WORDS.completions(first, 10000)) == list(dict.fromkeys(begin))


@pytest.mark.parametrize("word", [*SAYABLE.split(), *UNLISTED.split()])
def test_hk_59_a_computer_seat_never_objects_to_a_possible_name(word: str) -> None:
    assert not WORDS.objects(word)
    assert WORDS.opinion(word) is (False if word in WORDS.known else None)


@pytest.mark.parametrize("word", ["XKCDQ", "BRRRT", "QQQQQ", "AEIOU", "OOOZE", "ZZZZA"])
def test_hk_63_a_computer_seat_objects_to_obvious_nonsense(word: str) -> None:
    """HK-Q5: no vowel or Y, nothing but vowels, or a letter three times in a row."""
    assert WORDS.opinion(word) is True


@pytest.mark.parametrize("language", PACKS)
def test_a_known_word_is_no_obvious_nonsense(language: str) -> None:
    words = read(language)
    assert not any(map(words.objects, words.known))
    assert "CRWTH" in words.known


def test_an_umlaut_is_typed_as_two_letters() -> None:
    """HK-57: words are A to Z; the pack spells other letters, and the English one has none."""
    assert [GERMAN.pack.spelled(typed) for typed in ("Ä", "ö", "ü", "ß", "Käse", "é")] == [
        "AE",
        "OE",
        "UE",
        "SS",
        "KAEse",
        "é",
    ]
    assert WORDS.pack.spelled("Ä") == "Ä"
