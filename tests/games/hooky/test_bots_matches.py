"""Computer players in whole matches: they find letters, and speak words."""

from collections.abc import Iterator, Sequence
from statistics import fmean

import pytest

from engine.core.levels import LEVELS
from engine.core.match import Match
from engine.games.hooky.vocabulary import vocabulary
from tests.bots.in_turn import in_turn
from tests.games.hooky.tables import new_match

PLENTY = 2.0
"""Hooky letters that a table of fair players finds after round 6, at least; chance finds less than half of one."""


def asked_in_turn(players: int, levels: Sequence[str], deal: int, **options: str) -> Iterator[tuple]:
    """`in_turn`; of the seats that guess at the same time the last is asked."""
    return in_turn(new_match(players, **options), levels, deal, at=-1)


def played(players: int, level: str, deal: int) -> Match:
    """A whole match of one level."""
    *_, (match, *_) = asked_in_turn(players, [level] * players, deal)
    return match


@pytest.mark.parametrize("players", [3, 4, 5])
def test_fair_players_find_the_missing_letters(players: int) -> None:
    """In the arena they find 2.7 and more of 3; a table that does not listen finds .4."""
    found = [
        sum(letter in match.state.hooky for letter in guesses[-1])
        for match in (played(players, "fair", deal) for deal in range(2))
        for guesses in match.view("public").all_guesses
    ]
    assert fmean(found) > PLENTY


def test_they_speak_words() -> None:
    """Every level says words of the vocabulary, and none says one twice to the same seat."""
    for level in LEVELS:
        spoken = played(3, level, 2).state.spoken
        assert {said.word for said in spoken} <= set(vocabulary("en").common)


def test_words_are_sent_back_by_others_only() -> None:
    """HK-63: the speaker does not send its own word back."""
    for deal in range(3):
        assert not played(3, "random", deal).state.sent_back


def test_random_players_sometimes_reveal() -> None:
    """So their records have every verb except the one that others decide on."""
    verbs = {step.do for deal in range(4) for step in played(4, "random", deal).steps}
    assert verbs == {"deal", "clue", "ask", "reveal", "peek", "done", "guess", "hands"}
