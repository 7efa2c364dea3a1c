"""Secret guesses: HK-71 to HK-84."""

from itertools import permutations

import pytest

from engine.core.match import Match
from engine.core.records import dumps, parse, replay
from engine.core.seats import PUBLIC
from engine.games import GAMES
from engine.games.hooky.cards import LETTERS
from engine.games.hooky.events import HandsGuessed, HookyGuessed, MatchEnded
from tests.deals import do, of_kind, refuses
from tests.games.hooky.tables import HANDS, HOOKY, dealt, guess_all, hands_all, reveal, to_guesses, to_round, verbs


def named(match: Match, seat: int, cards: str = "") -> tuple[tuple[str, ...] | None, ...]:
    """A hand guess of `seat`: the same letters for all others."""
    letters = tuple(cards or LETTERS[: match.state.ruleset.hand_size])
    return tuple(None if other == seat else letters for other in range(match.setup.players))


@pytest.mark.parametrize("number", [4, 5, 6])
def test_hk_71_all_guess_at_the_same_time(number: int) -> None:
    """HK-71: no seat waits for another, and none can do anything else before (HK-72)."""
    match = to_guesses(dealt(), number)
    assert match.waiting() == (0, 1, 2, 3)
    assert verbs(match) == ({"guess", "hands"} if number == 6 else {"guess"})
    for verb, args in (("ask", {"of": 1, "word": "BREAD"}), ("done", {}), ("reveal", {"card": "G", "of": 1})):
        assert refuses(match, 0, verb, **args) == "First each player guesses."


def test_hk_72_no_seat_may_decline() -> None:
    """HK-72, HK-28: no empty guess, and the round does not go on without one."""
    match = to_guesses(dealt(), 4)
    assert refuses(match, 0, "guess", letters=()) == "Guess three different letters."
    for seat in (0, 1, 3):
        do(match, seat, "guess", letters=("A", "B", "C"))
    assert match.waiting() == (2,) and match.state.round == 4


@pytest.mark.parametrize("letters", ["AAB", "AB", "ABCD", "AAA", ""])
def test_hk_73_three_different_letters(letters: str) -> None:
    match = to_guesses(dealt(), 4)
    assert refuses(match, 2, "guess", letters=tuple(letters)) == "Guess three different letters."


@pytest.mark.parametrize("letters", [("a", "B", "C"), ("AB", "C", "D"), ("", "B", "C"), ("1", "B", "C"), (1, 2, 3)])
def test_hk_73_letters_of_the_deck(letters: tuple[str, ...]) -> None:
    assert "letters" in refuses(to_guesses(dealt(), 4), 2, "guess", letters=letters)


def test_hk_74_75_any_letters() -> None:
    """HK-74: those of earlier guesses; HK-75: one's own, one face up, one turned up; HK-Q37: all letters."""
    match = to_round(dealt(), 2)
    reveal(match, "G", 1, "B")
    for number in (4, 5, 6):
        to_guesses(match, number)
        do(match, 0, "guess", letters=("G", "H", "W"))
        guess_all(match)
    assert match.state.guesses[0] == (("G", "H", "W"),) * 3


@pytest.mark.parametrize("number", [4, 5, 6])
def test_hk_76_once_and_not_changed(number: int) -> None:
    match = to_guesses(dealt(), number)
    do(match, 1, "guess", letters=("A", "B", "C"))
    assert refuses(match, 1, "guess", letters=("D", "E", "F")) == "Seat 1 already guessed."


def test_hk_77_secret_until_the_end() -> None:
    """HK-77, HK-Q29: that a seat has guessed is public, its letters are its own; no player learns whether it was
    right."""
    match = to_guesses(dealt(), 4)
    do(match, 1, "guess", letters=("D", "J", "M"))
    assert match.view(PUBLIC).asked == (0, 2, 3)
    assert match.heard(1)[-1] == HookyGuessed(1, 4, ("D", "J", "M"), owes=False)
    assert match.view(1).guesses == (("D", "J", "M"),)
    for viewer in (PUBLIC, 0, 2, 3):
        assert match.heard(viewer)[-1] == HookyGuessed(1, 4, None, owes=False)
        assert match.view(viewer).guesses == () and match.view(viewer).all_guesses == ()
    do(match, 0, "guess", letters=("D", "J", "W"))
    assert match.view(PUBLIC).guesses == match.view(2).guesses == ()
    to_guesses(match, 6)
    for viewer in (PUBLIC, 0, 2, 3):
        assert "('D', 'J', 'M')" not in repr((match.view(viewer), match.heard(viewer)))


def test_the_order_of_the_letters_means_nothing() -> None:
    """HK-Q30."""
    states = set()
    for letters in permutations("JIR"):
        match = to_guesses(dealt(), 4)
        do(match, 1, "guess", letters=letters)
        states.add(match.state.guesses)
    assert len(states) == 1


def test_hk_79_after_round_6_all_hands_too() -> None:
    """HK-79, HK-Q31: Hooky guess first or hands first, in any order of seats, without waiting."""
    matches = []
    answers = [(seat, verb) for seat in range(3) for verb in ("guess", "hands")]
    for order in (answers, answers[::-1], answers[1::2] + answers[::2], answers[3:] + answers[:3]):
        match = to_guesses(dealt(3), 6)
        for seat, verb in order:
            assert match.end() is None and verb in verbs(match, seat)
            do(match, seat, verb, letters=tuple("XYW") if verb == "guess" else named(match, seat))
        matches.append(match)
    assert len({match.state for match in matches}) == 1 and matches[0].over
    assert len({tuple(match.steps) for match in matches}) == 1
    assert [(step.by, step.do) for step in matches[0].steps[-6:]] == answers


def test_hk_79_not_before() -> None:
    for number in (4, 5):
        match = to_guesses(dealt(), number)
        assert (
            refuses(match, 0, "hands", letters=named(match, 0)) == "You guess the other players' cards after round 6."
        )
    assert (
        refuses(to_round(dealt(), 6), 0, "hands", letters=(None, (), (), ()))
        == "You guess the other players' cards after round 6."
    )


@pytest.mark.parametrize(("players", "size"), [(3, 7), (4, 5), (5, 4)])
def test_hk_80_as_many_letters_as_a_hand_has(players: int, size: int) -> None:
    """HK-80, HK-Q32, HK-Q34: no fewer, no more, for every other seat."""
    match = to_guesses(dealt(players), 6)
    for wrong in (size - 1, size + 1, 0):
        assert refuses(match, 0, "hands", letters=named(match, 0, "".join(LETTERS[:wrong]) or "A")) == (
            f"Name {size} different letters for each player."
        )
    good = named(match, 0)
    assert refuses(match, 0, "hands", letters=(None, None, *good[2:])) == "Guess every other player's cards."
    assert refuses(match, 0, "hands", letters=(good[1], *good[1:])) == "Don't guess your own cards."
    for bent in (good[1:], (*good, good[1]), ()):
        assert f"{players} guesses, player by player" in refuses(match, 0, "hands", letters=bent)
    do(match, 0, "hands", letters=good)
    assert match.view(0).hand_guess == good


def test_hk_81_different_letters_for_one_hand() -> None:
    match = to_guesses(dealt(), 6)
    assert "5 different letters" in refuses(match, 0, "hands", letters=named(match, 0, "AABCD"))


def test_hk_81_nothing_else_is_required() -> None:
    """HK-81, HK-Q33, HK-Q35: the same letter for two hands, one of the own hand, no letter of the open cards."""
    match = to_round(dealt(), 2)
    to_round(match, 3)
    reveal(match, "G", 1, "B")
    to_guesses(match, 6)
    do(match, 1, "guess", letters=("A", "B", "C"))
    do(match, 1, "hands", letters=named(match, 1, "ABCEF"))
    assert match.view(1).hand_guess == named(match, 1, "ABCEF")


def test_hk_82_the_whole_hand_with_its_open_cards() -> None:
    match = to_round(dealt(), 2)
    reveal(match, "G", 1, "B")
    to_guesses(match, 6)
    guess_all(match, "WZC")
    do(match, 1, "hands", letters=(tuple("GHKST"), None, tuple("BCDEF"), tuple("BCDEF")))
    hands_all(match)
    assert match.end()["parts"][1] == [0, 0, 0, 5, 1]


@pytest.mark.parametrize("last", ["guess", "hands"])
def test_hk_83_the_end_is_when_all_guesses_are_in(last: str) -> None:
    match = to_guesses(dealt(), 6)
    guess_all(match) if last == "hands" else hands_all(match)
    assert match.waiting() == (0, 1, 2, 3) and not match.over
    guess_all(match) if last == "guess" else hands_all(match)
    assert match.over and match.prompts() == ()
    assert refuses(match, 0, "ask", of=1, word="BREAD") == "The game is over."


def test_hk_83_hands_once() -> None:
    match = to_guesses(dealt(), 6)
    do(match, 2, "hands", letters=named(match, 2))
    assert refuses(match, 2, "hands", letters=named(match, 2)) == "Seat 2 already guessed the cards."
    assert verbs(match, 2) == {"guess"}


def test_hand_guesses_are_secret() -> None:
    """HK-79: equally secret; that they were given is public."""
    match = to_guesses(dealt(), 6)
    do(match, 2, "hands", letters=named(match, 2, "QXZWV"))
    assert match.view(PUBLIC).asked == (0, 1, 2, 3), "its Hooky guess is missing"
    do(match, 2, "guess", letters=("A", "B", "C"))
    assert match.view(PUBLIC).asked == (0, 1, 3)
    for viewer in (PUBLIC, 0, 1, 3):
        assert HandsGuessed(2, None, owes=False) in match.heard(viewer)
        assert match.view(viewer).hand_guess is None and match.view(viewer).all_hand_guesses == ()
    assert HandsGuessed(2, named(match, 2, "QVWXZ"), owes=False) in match.heard(2)


def test_hk_84_then_all_cards_are_shown() -> None:
    match = to_guesses(dealt(), 6)
    assert match.view(PUBLIC).hooky == ()
    guess_all(match)
    hands_all(match)
    for viewer in (PUBLIC, 0, 1, 2, 3):
        view, event = match.view(viewer), match.heard(viewer)[-1]
        assert isinstance(event, MatchEnded)
        assert view.hooky == event.hooky == tuple(HOOKY[4])
        assert view.hands == event.hands == tuple(map(tuple, HANDS[4]))
        assert view.all_guesses == event.guesses == ((("A", "B", "C"),) * 3,) * 4
        assert view.all_hand_guesses == event.hand_guesses
        assert view.scores == event.scores and view.decided == event.decided
    assert len(of_kind(match.events, MatchEnded)) == 1


def test_sealed_guesses_can_be_taken_back_until_the_last_is_in() -> None:
    """HK-76 is about written guesses; the last answer of all closes them."""
    match = to_guesses(dealt(3), 6)
    for seat in (2, 0):
        do(match, seat, "guess", letters=("A", "B", "C"))
        do(match, seat, "hands", letters=named(match, seat))
    do(match, 1, "guess", letters=("A", "B", "C"))
    assert match.sealed == (0, 0, 1, 2, 2)
    assert match.retract(2) and match.waiting() == (1, 2)
    do(match, 1, "hands", letters=named(match, 1))
    do(match, 2, "hands", letters=named(match, 2))
    do(match, 2, "guess", letters=("X", "Y", "Z"))
    assert match.over and not match.retract(2)
    again = replay(parse(dumps(match.record()), GAMES), GAMES)
    assert again.state == match.state
