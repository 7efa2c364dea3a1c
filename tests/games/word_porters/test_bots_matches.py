"""Computer players in whole matches: they are understood, also with texts that are new to them."""

from collections.abc import Iterator, Sequence
from statistics import fmean

import pytest

from engine.core.dealers import SeededDealer
from engine.core.levels import LEVELS
from engine.core.match import Match
from engine.games.word_porters.bots import decide
from engine.games.word_porters.game import GAME
from engine.games.word_porters.scoring import figures
from tests.bots.in_turn import in_turn
from tests.games.word_porters.tables import CHILDREN, deal_step, dealt, hints, new_match, words

MATCHES = 4
CLEARLY = 0.45
"""The share of each other's words that a table of fair players finds at least; chance finds a tenth."""
SOME = 0.2
"""The same for a table of gentle ones."""


def asked_in_turn(players: int, levels: Sequence[str], deal: int, variant: str = "standard") -> Iterator[tuple]:
    """`in_turn`; of the seats that vote at the same time the last is asked."""
    return in_turn(new_match(players, variant), levels, deal, at=-1)


def found(players: int, level: str, variant: str = "standard") -> float:
    """The share of the others' words that a table of one level finds."""
    shares = []
    for deal in range(MATCHES):
        *_, (match, *_) = asked_in_turn(players, [level] * players, deal, variant)
        told = figures(match.setup, match.end() or {}, match.events)["found"]
        shares += [part / whole for part, whole in told]
    return fmean(shares)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_fair_players_understand_each_other(players: int) -> None:
    """Measured with the arena over 300 matches they find 63 of 100 of each other's words, with six more."""
    assert found(players, "fair") > CLEARLY


def test_gentle_players_understand_less_but_more_than_chance() -> None:
    assert SOME < found(4, "gentle") < found(4, "fair")


def test_children_are_also_understood() -> None:
    assert found(4, "fair", CHILDREN) > CLEARLY


@pytest.mark.parametrize("variant", ["standard", CHILDREN])
@pytest.mark.parametrize("level", LEVELS)
def test_unknown_texts_break_nothing(level: str, variant: str) -> None:
    """WP-80: a record may have other content; then they go by their opinions, to the end."""
    match = new_match(4, variant)
    sides = "a" if variant == CHILDREN else "ab"
    match.submit(deal_step(words(sides), hints(variant)))
    dealer = SeededDealer(3)
    while not match.over:
        if match.chance():
            match.deal(dealer)
            continue
        seat = match.waiting()[0]
        match.submit(decide(match.view(seat), match.heard(seat), match.prompts_of(seat), level, 1))
    assert match.end() is not None


def test_random_players_sometimes_pass_if_children_may() -> None:
    """So their records have every verb."""
    verbs: set[str] = set()
    for deal in range(3):
        *_, (match, *_) = asked_in_turn(4, ["random"] * 4, deal, CHILDREN)
        verbs |= {step.do for step in match.steps}
    assert verbs == {"deal", "start", "reshuffle", "identities", "place", "pass", "vote"}


def test_figures_count_right_tiles_both_ways() -> None:
    """The example of docs/rules/word_porters.md: 7 right tiles of 12, each found by one and of another."""
    match = Match(GAME, GAME.setup("standard", 4, {}))
    dealt_match = dealt(start=1)
    events = (*dealt_match.events, *_example(dealt_match))
    told = figures(match.setup, {}, events)
    assert told["found"] == ((2.0, 3.0), (2.0, 3.0), (2.0, 3.0), (1.0, 3.0))
    assert told["was found"] == ((2.0, 3.0), (2.0, 3.0), (1.0, 3.0), (2.0, 3.0))


def _example(match: Match) -> tuple:
    from tests.games.word_porters.tables import give_hints, vote

    give_hints(match)
    return vote(match, (None, 9, 2, 10), (4, None, 1, 3), (4, 1, None, 10), (5, 9, 8, None))
