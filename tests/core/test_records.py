"""Records: what is written is read again, and nothing else is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.records import Record, dumps, parse, replay, step_line
from engine.core.seats import CHANCE
from engine.core.steps import Step
from tests.core.shouting import TINY
from tests.core.tiny_records import DEAL, GAMES, HEADER, SHOWS, WHOLE, refusal, text
from tests.deals import ScriptedDealer
from tests.tiny_game.engine import DECK


@pytest.mark.parametrize("cut", range(1, len(WHOLE)))
def test_every_beginning_is_an_unfinished_game_until_the_game_is_over(cut):
    bad = refusal(text(*WHOLE[:cut]))
    if cut == len(WHOLE) - 1:
        assert bad is not None
        assert (bad.line, bad.reason) == (cut + 1, "the game is over, but its end line is missing")
    else:
        assert bad is None


def test_a_whole_game_is_fine():
    assert refusal(text(*WHOLE)) is None
    assert refusal(text(*WHOLE)[:-1]) is None, "the last line feed may be missing"


def test_keys_may_be_in_any_order_and_without_blanks():
    shuffled = ['{"options":{},"players":2,"variant":"plain","game":"tiny","format":1}', DEAL, SHOWS[0]]
    shuffled.append('{"card":"c3","do":"show","by":1}')
    assert refusal(text(*shuffled)) is None


def test_text_is_written_unchanged():
    match = Match(TINY, TINY.setup("plain", 2, {"loud": True, "target": 3}))
    match.deal(ScriptedDealer([Step(CHANCE, "deal", (("hands", (("c1", "c2"), ("c3", "c4"))), ("stock", DECK[4:])))]))
    match.submit(Step(1, "shout", (("kind", "loud"), ("times", 2))))
    assert dumps(match.record()) == (
        '{"format": 1, "game": "tiny", "variant": "plain", "players": 2, "options": {"target": 3, "loud": true}}\n'
        + DEAL
        + '\n{"by": 1, "do": "shout", "kind": "loud", "times": 2}\n'
    )


def test_options_at_their_default_are_accepted_and_dropped():
    record = parse(text(HEADER.replace("{}", '{"target": 2}')), GAMES)
    assert dict(record.setup.options) == {}


def test_equal_setups_are_equal_bytes():
    one, other = (
        TINY.setup("plain", 2, dict(pairs))
        for pairs in ([("target", 3), ("loud", True)], [("loud", True), ("target", 3)])
    )
    assert dumps(Record(one)) == dumps(Record(other))


@given(seed=st.integers(0, 10**6), players=st.integers(2, 4), cut=st.integers(0, 12))
def test_record_text_record_replay(seed, players, cut):
    match = Match(TINY, TINY.setup("plain", players, {}))
    while not match.over and len(match.steps) < cut:
        match.deal(SeededDealer(seed))
        seat = match.waiting()[seed % len(match.waiting())]
        match.submit(
            TINY.decide(match.view(seat), match.heard(seat), match.prompts_of(seat), "random", seed + len(match.steps))
        )
    record = match.record()
    again = parse(dumps(record), GAMES)
    assert again == record
    other = replay(again, GAMES)
    assert (other.state, other.steps, other.events) == (match.state, match.steps, match.events)
    assert [step_line(step) for step in other.steps] == dumps(record).splitlines()[1 : 1 + len(record.steps)]
