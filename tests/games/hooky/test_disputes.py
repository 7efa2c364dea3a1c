"""Words: HK-57 to HK-66."""

from itertools import combinations

import pytest

from engine.core.game import BadSetup
from engine.core.match import Match
from engine.core.seats import PUBLIC
from engine.games.hooky.events import WordSentBack
from engine.games.hooky.game import GAME
from engine.games.hooky.state import SentBack
from tests.deals import do, refuses
from tests.games.hooky.tables import ask, clue, dealt, reveal, to_round, verbs


def send_back(match: Match, of: int, word: str, against: tuple[int, ...] = (1, 2, 3)) -> None:
    """Seat 0's question is sent back."""
    do(match, 0, "withdraw", of=of, word=word, against=against)


@pytest.mark.parametrize("word", ["QQQQQ", "ZORKY", "PARIS", "XYZZY"])
def test_hk_58_59_60_no_list_decides(word: str) -> None:
    """HK-58, HK-59, HK-60, HK-Q5: any five letters are legal; names are words; only the table decides."""
    match = to_round(dealt(), 1)
    ask(match, 1, word)
    assert match.state.spoken[-1].word == word


@pytest.mark.parametrize("word", ["ZORK", "zorky", "ZORKYS", "ÄRGER"])
def test_hk_57_five_letters_even_to_be_sent_back(word: str) -> None:
    match = to_round(dealt(), 1)
    assert "five letters" in refuses(match, 0, "withdraw", of=1, word=word, against=(1, 2, 3))


def test_hk_61_only_before_the_number() -> None:
    """HK-61, HK-Q8: once it has been given, the word stands."""
    match = to_round(dealt(), 2)
    ask(match, 1, "ZORKY")
    assert refuses(match, 0, "withdraw", of=1, word="ZORKY", against=(1, 2, 3)) == (
        "The number is given, so the word counts."
    )


def test_hk_62_only_a_word_that_could_be_used() -> None:
    """HK-62: HK-20, HK-38, HK-57, HK-66 and HK-31 come before any dispute."""
    match = dealt()
    assert "clue needs one" in refuses(match, 0, "withdraw", word="BREAD", against=(1, 2, 3))
    match = to_round(dealt(), 1)
    ask(match, 1, "SMART")
    to_round(match, 2)
    assert "already asked" in refuses(match, 0, "withdraw", of=1, word="TRAMS", against=(1, 2, 3))
    assert "another player" in refuses(match, 0, "withdraw", of=0, word="ZORKY", against=(1, 2, 3))
    send_back(match, 1, "ZORKY")
    assert "was rejected" in refuses(match, 0, "withdraw", of=2, word="ZORKY", against=(1, 2, 3))


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("disputes", ["consensus", "majority"])
def test_hk_63_64_how_many_must_object(players: int, disputes: str) -> None:
    """HK-63: every seat but the speaker, including the questioned one. HK-64: all of them with `consensus` (HK-Q7),
    with `majority` 2 of 2, 2 of 3, 3 of 4."""
    need = players - 1 if disputes == "consensus" else {3: 2, 4: 2, 5: 3}[players]
    match = to_round(dealt(players, disputes=disputes), 1)
    others = tuple(range(1, players))
    for size in range(players):
        for against in combinations(others, size):
            if size < need:
                sentence = refuses(match, 0, "withdraw", of=1, word="ZORKY", against=against)
                assert sentence == f"At least {need} of the {players - 1} others must be against a word."
            else:
                fresh = to_round(dealt(players, disputes=disputes), 1)
                do(fresh, 0, "withdraw", of=1, word="ZORKY", against=against)
                assert fresh.state.sent_back == (SentBack(1, 0, 1, "ZORKY", against),)


@pytest.mark.parametrize(
    ("against", "part"),
    [
        ((0, 1, 2, 3), "You said the word"),
        ((1, 2, 4), "list of seats from 0 to 3"),
        ((1, 1, 2, 3), "against the word once"),
        ((3, 2, 1), "order"),
    ],
)
def test_hk_63_which_seats_can_object(against: tuple[int, ...], part: str) -> None:
    """HK-63 and section 5: not the speaker, no unknown seats, rising, none twice."""
    match = to_round(dealt(), 1)
    assert part in refuses(match, 0, "withdraw", of=1, word="ZORKY", against=against)


def test_hk_64_with_off_every_word_stands() -> None:
    match = to_round(dealt(disputes="off"), 1)
    assert verbs(match) == {"ask"}
    assert refuses(match, 0, "withdraw", of=1, word="ZORKY", against=(1, 2, 3)) == ("All words count in this game.")


def test_hk_64_the_option_has_three_values() -> None:
    with pytest.raises(BadSetup, match="consensus, majority, off"):
        GAME.setup("standard", 4, {"disputes": "veto"})
    assert dict(GAME.setup("standard", 4, {"disputes": "consensus"}).options) == {}


def test_hk_65_no_number_and_the_turn_goes_on() -> None:
    """HK-65: another word, another opponent, and a reveal first if that is allowed; only the word has changed."""
    match = to_round(dealt(), 2)
    before, asked = match.state, match.prompts_of(0)
    send_back(match, 1, "ZORKY")
    assert match.state.spoken == before.spoken and match.waiting() == (0,)
    for viewer in (PUBLIC, 0, 1, 2, 3):
        assert match.heard(viewer)[-1] == WordSentBack(0, 1, "ZORKY", (1, 2, 3))
    assert {prompt.verb for prompt in match.prompts_of(0)} == {prompt.verb for prompt in asked}
    reveal(match, "G", 2, "A")
    send_back(match, 3, "BLORK")
    ask(match, 3, "BREAD")
    assert match.waiting() == (1,)


def test_hk_65_a_clue_sent_back_is_no_clue() -> None:
    """HK-65, HK-Q9, HK-Q12: the same seat gives another one, and no number of the first is told."""
    match = dealt()
    do(match, 0, "withdraw", word="GORKY", against=(1, 2, 3))
    assert match.waiting() == (0,) and match.state.spoken == ()
    clue(match, "GHOST")
    assert [said.word for said in match.state.spoken] == ["GHOST"] and match.waiting() == (1,)


def test_hk_66_no_seat_may_use_it_again() -> None:
    """HK-66: no other seat, to no other opponent; for a question no word of a clue."""
    match = dealt()
    do(match, 0, "withdraw", word="GORKY", against=(1, 2, 3))
    sentence = "GORKY was rejected. You can't use it in this game."
    assert refuses(match, 0, "clue", word="GORKY") == sentence
    clue(match)
    assert refuses(match, 1, "clue", word="GORKY") == sentence
    to_round(match, 1)
    assert refuses(match, 0, "ask", of=1, word="GORKY") == sentence
    send_back(match, 1, "BLORK")
    ask(match, 1, "BREAD")
    assert refuses(match, 1, "ask", of=2, word="BLORK") == "BLORK was rejected. You can't use it in this game."
    to_round(match, 6)
    assert refuses(match, 0, "ask", of=3, word="GORKY") == sentence


def test_hk_66_with_exactly_that_spelling() -> None:
    """HK-66, HK-Q10: its letters are not used up for HK-38."""
    match = to_round(dealt(), 1)
    send_back(match, 1, "TRAMS")
    ask(match, 1, "SMART")
    assert match.state.spoken[-1].word == "SMART"


def test_any_number_of_words_may_be_sent_back() -> None:
    """HK-Q11."""
    match = to_round(dealt(), 1)
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
        send_back(match, 1, f"ZORK{letter}")
    assert len(match.state.sent_back) == 26 and match.waiting() == (0,)


def test_a_clue_is_for_no_opponent_and_a_question_for_one() -> None:
    """Section 5: `of` only in place of an ask."""
    match = dealt()
    assert "name no player" in refuses(match, 0, "withdraw", of=1, word="GORKY", against=(1, 2, 3))
    to_round(match, 1)
    assert "Say which player" in refuses(match, 0, "withdraw", word="GORKY", against=(1, 2, 3))


def test_only_the_seat_that_spoke() -> None:
    match = to_round(dealt(), 1)
    assert "turn" in refuses(match, 1, "withdraw", of=2, word="ZORKY", against=(0, 2, 3))


def test_sending_a_word_back_is_not_waited_for() -> None:
    """A seat that may ask is waited for; its words are sent back only on request of the others."""
    match = to_round(dealt(), 1)
    assert all(prompt.interrupts == (prompt.verb == "withdraw") for prompt in match.prompts_of(0))
