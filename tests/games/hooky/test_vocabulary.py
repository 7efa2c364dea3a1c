"""The lists of words: what computer players say, and what is offered while somebody types."""

from engine.games.hooky.cards import is_word
from engine.games.hooky.vocabulary import FOLDER, common, completions, known, objects

LEFT_OUT = FOLDER.parents[1] / "tools" / "words_left_out.txt"


def test_words_are_written_as_the_rules_have_them() -> None:
    """HK-57, HK-59: five letters, sorted, each once; names are words, too; the licence lies beside the lists."""
    assert list(common()) == sorted(set(common())) and all(map(is_word, known())) and len(common()) > 1000
    assert set(common()) < known() and {"PARIS", "ALICE", "HOTEL", "ZEBRA"} < known()
    assert "Copyright" in (FOLDER / "SCOWL-COPYRIGHT.txt").read_text(encoding="utf-8")


def test_words_that_are_left_out_are_in_no_list() -> None:
    """The file that tools/make_words.py reads: they are neither said nor offered."""
    lines = LEFT_OUT.read_text(encoding="utf-8").splitlines()
    left_out = {word for line in lines if not line.startswith("#") for word in line.split()}
    assert len(left_out) > 200 and all(map(is_word, left_out))
    assert not left_out & known()


def test_typing_is_completed_with_common_words_first() -> None:
    assert completions("HOT", 5)[0] == "HOTEL"
    found = completions("Z", 20)
    assert len(found) == 20 and all(word.startswith("Z") for word in found) and len(set(found)) == 20
    assert {"ZEROS", "ZONES"} == set(found[:2]) and "ZEBRA" in completions("ZE", 99)
    assert completions("QZ", 5) == () and len(completions("", 7)) == 7


def test_a_computer_seat_is_against_what_it_has_never_heard_of() -> None:
    """HK-63, HK-Q5: a list may advise the computer seats; names are allowed."""
    assert objects("ZORKY") and objects("QQQQQ")
    assert not objects("PARIS") and not objects("HOTEL")
