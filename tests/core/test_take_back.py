"""Taking back: never across a reveal, a chance step or another player's decision, and only by the seat itself."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.seats import CHANCE, PUBLIC
from engine.core.steps import Step
from engine.games import GAMES
from engine.headless.playout import LevelBots, advance
from tests.core.shouting import TINY
from tests.core.test_match import DEAL, shout, show
from tests.deals import ScriptedDealer, do
from tests.games.hookie_mookie.tables import table
from tests.samples import sample_of

STEPS = 45
WORLDS = 4


@pytest.fixture
def match() -> Match:
    fresh = Match(TINY, TINY.setup("plain", 3, {}))
    fresh.deal(ScriptedDealer([DEAL]))
    return fresh


def test_an_open_answer_can_be_taken_back_until_another_seat_decides(match: Match) -> None:
    before = match.state
    match.submit(shout(1))
    assert match.may_take_back(1) and not match.may_take_back(0)
    assert match.take_back(1)
    assert match.state == before and match.steps == [DEAL] and len(match.events) == 1
    match.submit(shout(1))
    match.submit(shout(2))
    assert not match.may_take_back(1) and not match.take_back(1)


def test_a_sealed_answer_can_be_taken_back_until_all_are_in(match: Match) -> None:
    match.submit(show(1, "c3"))
    assert match.may_take_back(1) and match.take_back(1)
    for seat, card in ((1, "c3"), (0, "c1"), (2, "c5")):
        match.submit(show(seat, card))
    assert not any(match.may_take_back(seat) for seat in range(3))


def test_no_step_is_taken_back_twice_and_no_step_of_chance(match: Match) -> None:
    assert not any(match.may_take_back(seat) for seat in range(3))
    match.submit(shout(1))
    assert match.take_back(1)
    assert not match.take_back(1)


def test_the_events_of_the_step_are_forgotten_with_it(match: Match) -> None:
    before = {viewer: match.heard(viewer) for viewer in (PUBLIC, 0, 1)}
    match.submit(shout(1))
    assert match.heard(PUBLIC) != before[PUBLIC]
    match.take_back(1)
    assert all(match.heard(viewer) == heard for viewer, heard in before.items())


def walked(name: str) -> Iterator[tuple[Match, Step, Match]]:
    """A match of random players: the match before a step of a seat, the step, the match after it."""
    game = GAMES[name]
    variant, players, options = sample_of(name).small
    match = Match(game, game.setup(variant, players, options))
    dealer, bots = SeededDealer(5), LevelBots(5, ("random",) * players)
    while not match.over and len(match.steps) < STEPS:
        before = Match(game, match.setup, match.state)
        before.events, before.steps = list(match.events), list(match.steps)
        step = advance(match, dealer, bots)
        if step.by != CHANCE:
            yield before, step, match


@pytest.mark.parametrize("name", GAMES)
def test_taking_back_and_doing_it_again_leaves_no_trace(name: str) -> None:
    taken = 0
    for _, step, match in walked(name):
        if match.may_take_back(int(step.by)):
            taken += 1
            state, events, steps = match.state, list(match.events), list(match.steps)
            assert match.take_back(int(step.by))
            assert match.prompts() == match.game.prompts(match.state)
            for gone in (Counter(steps) - Counter(match.steps)).elements():  # a seat can owe two sealed answers
                match.submit(gone)
            assert (match.state, match.events, match.steps) == (state, events, steps)
    assert taken > 0


@pytest.mark.parametrize("name", GAMES)
def test_taking_back_tells_no_more_than_the_step_itself(name: str) -> None:
    """In every world that the public may imagine and in which the step could be taken, all viewers hear the same."""
    game = GAMES[name]
    for before, step, match in walked(name):
        if not match.may_take_back(int(step.by)) or int(step.by) in match.sealed:
            continue
        seen = match.events[len(before.events) :]
        for seed in range(WORLDS):
            world = game.imagine(before.view(PUBLIC), before.heard(PUBLIC), Random(seed))
            if any(prompt.accepts(step) for prompt in game.prompts(world)):
                assert list(game.apply(world, step)[1]) == seen, step


@pytest.mark.parametrize("name", GAMES)
def test_all_players_know_whether_a_step_can_be_taken_back(name: str) -> None:
    """In every such world the answer is the same: a button for it gives nothing away."""
    game = GAMES[name]
    for before, step, match in islice(walked(name), 0, None, 4):
        may = match.may_take_back(int(step.by))
        world = game.imagine(before.view(PUBLIC), before.heard(PUBLIC), Random(3))
        if any(prompt.accepts(step) for prompt in game.prompts(world)):
            other = Match(game, match.setup, world)
            other.submit(step)
            assert other.may_take_back(int(step.by)) == may, step


def test_a_step_that_reveals_hidden_cards_stays() -> None:
    """The number of letters reveals something about a hand, and a drawn card about the deck."""
    animations = {"clue", "ask", "reveal"}
    told = [(step.do, match.may_take_back(int(step.by))) for _, step, match in walked("hooky") if step.do in animations]
    assert set(told) == {(verb, False) for verb in animations}
    drawing = table("2 c, 9 c", "", "", must_empty=3)
    do(drawing, 0, "draw")
    assert not drawing.may_take_back(0)


def test_chance_ends_it() -> None:
    """The last card of a hand of Rook is public, and can be taken back until the next hand is dealt."""
    match, step = next((match, step) for _, step, match in walked("rook") if match.chance())
    assert match.may_take_back(int(step.by))
    match.submit(SeededDealer(1).answer(*match.chance()))
    assert not match.may_take_back(int(step.by))
