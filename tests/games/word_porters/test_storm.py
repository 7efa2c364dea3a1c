"""Storms: the engine against an independent referee, step by step; steps at wrong moments."""

import re
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.records import BadRecord, check, dumps, parse, replay
from engine.core.steps import Step
from engine.games import GAMES
from engine.headless.position import next_steps
from tests.contract.sittings import wander
from tests.games.bending import golden
from tests.games.word_porters.referee import Referee
from tests.games.word_porters.tables import deal_step, hints, new_match, words
from tests.referees import agree, refereed
from tests.refusals import english

RECORDS = golden("word_porters")
Way = tuple[int, str, bool]
WAYS: list[Way] = [
    (3, "standard", True),
    (4, "standard", False),
    (5, "standard", True),
    (6, "standard", True),
    (3, "children", False),
    (4, "children", False),
    (5, "children", False),
    (6, "children", False),
    (3, "two_rounds", False),
    (6, "two_rounds", False),
]
HINTS = st.sampled_from([*(f"h{number}" for number in range(1, 54)), "w1a", "w2b"])
NUMBERS = st.lists(st.integers(-1, 12), max_size=7).map(tuple)
DIFFERENT = st.permutations(range(1, 11))


def session(way: Way) -> Match:
    """A new match of that kind."""
    return new_match(way[0], way[1], **({"mix_sides": way[2]} if way[1] == "standard" else {}))


@cache
def walk(way: Way, seed: int) -> tuple[Step, ...]:
    """A whole match at random, shared cards and early passes included."""
    match, dealer, rng = session(way), SeededDealer(seed), Random(seed)
    while not match.over:
        wander(match, dealer, rng)
    return tuple(match.steps)


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_the_referee_agrees_to_whole_matches(way: Way) -> None:
    """WP-15 to WP-75: to every step, every row, every point and every start player."""
    for seed in range(3):
        steps, match = walk(way, seed), session(way)
        for step in steps:
            match.submit(step)
        referee = refereed(Referee(*way), steps)
        assert referee.wants() == "nothing" and match.over
        assert referee.totals() == match.end()["scores"] and referee.points == match.end()["rounds"]
        assert referee.starts == [played.start for played in match.state.played]
        assert referee.row == list(match.state.row) and referee.deck == list(match.state.stack)
        assert sorted(referee.used) == sorted(match.state.discarded)


@st.composite
def tries(draw: st.DrawFn, way: Way, around: Step) -> Step:
    """A random step, or one similar to `around`."""
    seat = draw(st.integers(0, way[0] - 1))
    by = seat if around.by == "chance" else draw(st.sampled_from([around.by, around.by, seat]))
    votes = st.lists(st.one_of(st.none(), st.integers(0, 11)), max_size=7).map(tuple)
    good = draw(DIFFERENT)
    made = {
        "place": lambda: Step(by, "place", (("hint", draw(HINTS)),)),
        "pass": lambda: Step(by, "pass"),
        "vote": lambda: Step(by, "vote", (("tiles", draw(votes)),)),
        "fair vote": lambda: Step(
            by, "vote", (("tiles", tuple(None if seat == by else good[seat] for seat in range(way[0]))),)
        ),
        "identities": lambda: Step("chance", "identities", (("numbers", draw(NUMBERS)),)),
        "fair identities": lambda: Step("chance", "identities", (("numbers", tuple(good[: way[0]])),)),
        "start": lambda: Step("chance", "start", (("seat", draw(st.integers(0, way[0] - 1))),)),
        "reshuffle": lambda: Step("chance", "reshuffle", (("hints", tuple(draw(st.lists(HINTS, max_size=30)))),)),
        "same": lambda: around if around.by == "chance" else around._replace(by=by),
    }
    return made[draw(st.sampled_from(sorted(made)))]()


@given(st.data())
def test_any_step_is_taken_or_refused_as_the_referee_says(data: st.DataObject) -> None:
    """Steps that the referee allows are taken; all others are refused in a sentence and change nothing."""
    way = data.draw(st.sampled_from(WAYS))
    steps = walk(way, data.draw(st.integers(0, 2)))
    cut = data.draw(st.integers(1, len(steps) - 1))
    match = session(way)
    for step in steps[:cut]:
        match.submit(step)
    referee = refereed(Referee(*way), steps[:cut])
    for _ in range(6):
        agree(match, referee, data.draw(tries(way, steps[cut])))


@given(st.data())
def test_a_changed_deal_is_taken_or_refused_as_the_referee_says(data: st.DataObject) -> None:
    """WP-6 to WP-11, WP-76, WP-77, WP-80: cards swapped, lost, doubled, turned over; texts changed."""
    way = data.draw(st.sampled_from(WAYS))
    sides = data.draw(st.sampled_from(["a", "b", "ab"])) if way[1] == "standard" else "a"
    stacks = [list(words(sides, range(1, 21 if way[1] == "two_rounds" else 41))), []]
    stacks[1] = list(hints(way[1]))
    texts = st.sampled_from(["", " x", "x ", "Word 1a", "HINT 1", "word 3a", "ok", "Ähre", "äHRE"])
    for _ in range(data.draw(st.integers(0, 2))):
        stack = data.draw(st.sampled_from(stacks))
        at = data.draw(st.integers(0, len(stack) - 1))
        card, text = stack[at]
        stack[at] = data.draw(
            st.sampled_from([(card, data.draw(texts)), (data.draw(HINTS), text), ("w40a", text), ("w150b", "last")])
        )
        if data.draw(st.integers(0, 5)) == 0:
            stack.pop()
    agree(session(way), Referee(*way), deal_step(*stacks))


@pytest.mark.parametrize("text", RECORDS, ids=range(len(RECORDS)))
def test_a_record_cut_anywhere_is_an_unfinished_game(text: str) -> None:
    """Every cut has its legal steps, except for deals and votes that are too many to list."""
    lines = text.splitlines()
    for cut in range(1, len(lines) - 1):
        match = replay(parse("\n".join(lines[:cut]) + "\n", GAMES), GAMES)
        assert not match.over
        phase, players = match.state.phase, match.setup.players
        endless = phase in ("deal", "reshuffle") or (phase in ("votes", "identities") and players > 3)
        if phase == "votes" and players == 4:
            endless = False  # 720 for each of four
        steps = next_steps(match)
        assert (steps is None) == endless
        assert endless or steps
    with pytest.raises(BadRecord, match="end line is missing"):
        check(parse("\n".join(lines[:-1]) + "\n", GAMES), GAMES)


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ('{"by": 1, "do": "place", "hint": "h45", "token": 1}', "takes exactly hint"),
        ('{"by": 1, "do": "place"}', "takes exactly hint"),
        ('{"by": 1, "do": "place", "hint": "high"}', "must be a card"),
        ('{"by": 1, "do": "place", "hint": "h54"}', "must be a card"),
        ('{"by": 1, "do": "place", "hint": 45}', "must be a card"),
        ('{"by": 1, "do": "pass", "why": "x"}', "takes exactly no arguments"),
        ('{"by": 1, "do": "vote", "tiles": [1, null, true, 2]}', "a list of whole numbers or nulls"),
        ('{"by": 1, "do": "vote", "tiles": [1, null, "3", 2]}', "a list of whole numbers or nulls"),
        ('{"by": 1, "do": "vote", "tiles": 3}', "a list of whole numbers or nulls"),
        ('{"by": "chance", "do": "identities", "numbers": [1, 2, null, 4]}', "a list of whole numbers"),
        ('{"by": 1, "do": "identities", "numbers": [1, 2, 3, 4]}', "not for a seat"),
        ('{"by": "chance", "do": "vote", "tiles": [1, 2, 3, 4]}', "not for chance"),
        ('{"by": 4, "do": "pass"}', "a seat from 0 to 3"),
        ('{"by": 1, "do": "score"}', "there is no verb"),
    ],
)
def test_a_step_has_exactly_its_keys(line: str, part: str) -> None:
    """Section 5: a token, a score or a note in a step is an error, and types are exact."""
    lines = RECORDS[1].splitlines()[:4]
    with pytest.raises(BadRecord) as bad:
        check(parse("\n".join([*lines, line]) + "\n", GAMES), GAMES)
    assert re.search(part, english(bad.value.reason))
    assert bad.value.line == 5


@pytest.mark.parametrize(("of", "to"), [('"scores": [13', '"scores": [12'), ('"rounds"', '"round"'), ("[0, 1]", "[1]")])
def test_a_wrong_end_line_is_refused(of: str, to: str) -> None:
    """WP-73 to WP-75."""
    lines = RECORDS[1].splitlines()
    assert of in lines[-1]
    with pytest.raises(BadRecord, match="the end line is wrong"):
        check(parse("\n".join([*lines[:-1], lines[-1].replace(of, to)]) + "\n", GAMES), GAMES)


def test_the_option_may_be_written_at_its_default_and_is_never_written() -> None:
    """Section 1."""
    text = RECORDS[1].replace('"options": {}', '"options": {"mix_sides": true}')
    record = parse(text, GAMES)
    check(record, GAMES)
    assert '"options": {}' in dumps(record).splitlines()[0]
    for bad in ('"options": {"mix_sides": 1}', '"options": {"sides": true}'):
        with pytest.raises(BadRecord):
            parse(RECORDS[1].replace('"options": {}', bad), GAMES)
