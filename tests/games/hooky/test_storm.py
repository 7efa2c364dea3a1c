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
from tests.games.hooky.referee import Referee
from tests.games.hooky.tables import new_match
from tests.referees import agree, refereed
from tests.refusals import english

RECORDS = golden("hooky")
WAYS = [(players, disputes) for players in (3, 4, 5) for disputes in ("consensus", "majority", "off")]
LETTERS = st.sampled_from("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
WORDS = st.one_of(
    st.text("ABCDE", min_size=5, max_size=5),
    st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZ", min_size=4, max_size=6),
    st.sampled_from(["SMART", "TRAMS", "smart", "", "HÄTCH", "{0}AB", "BREAD"]),
)
CARDS = st.lists(LETTERS, max_size=8).map(tuple)


@cache
def walk(way: tuple[int, str], seed: int) -> tuple[Step, ...]:
    """A whole match at random, reveals and words sent back included."""
    match, dealer, rng = new_match(way[0], disputes=way[1]), SeededDealer(seed), Random(seed)
    while not match.over:
        wander(match, dealer, rng)
    return tuple(match.steps)


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_the_referee_agrees_to_whole_matches(way: tuple[int, str]) -> None:
    """HK-15 to HK-83: and to every number (HK-36), also after reveals and words sent back."""
    for seed in range(3):
        steps = walk(way, seed)
        referee, match = refereed(Referee(*way), steps), Match.resume(GAMES["hooky"], _record(way, steps))
        assert referee.over() and match.over
        assert referee.numbers == [said.number for said in match.state.spoken]


def _record(way: tuple[int, str], steps: tuple[Step, ...]):
    match = new_match(way[0], disputes=way[1])
    for step in steps:
        match.submit(step)
    return match.record()


@st.composite
def tries(draw: st.DrawFn, players: int, around: Step) -> Step:
    """A random step, or one similar to `around`."""
    seats = st.integers(0, players - 1)
    by = draw(seats if around.by == "chance" else st.one_of(st.just(around.by), seats))
    lists = st.lists(st.one_of(st.none(), CARDS), max_size=6).map(tuple)
    against = st.lists(seats, max_size=5).map(tuple)
    verb = draw(st.sampled_from(["ask", "clue", "done", "withdraw", "guess", "hands", "reveal", "peek", "same"]))
    if verb == "same" and around.by != "chance":
        return around._replace(by=by)
    if verb in ("peek", "same"):
        return Step("chance", "peek", (("card", draw(LETTERS)),))
    made = {
        "ask": lambda: (("of", draw(seats)), ("word", draw(WORDS))),
        "clue": lambda: (("word", draw(WORDS)),),
        "done": lambda: (),
        "withdraw": lambda: (
            *((("of", draw(seats)),) if draw(st.booleans()) else ()),
            ("word", draw(WORDS)),
            ("against", draw(st.one_of(against, st.just(tuple(s for s in range(players) if s != by))))),
        ),
        "guess": lambda: (("letters", draw(CARDS)),),
        "hands": lambda: (("letters", draw(lists)),),
        "reveal": lambda: (("card", draw(LETTERS)), ("of", draw(seats))),
    }
    return Step(by, verb, made[verb]())


@given(st.data())
def test_any_step_is_taken_or_refused_as_the_referee_says(data: st.DataObject) -> None:
    """Steps that the referee allows are taken; all others are refused in a sentence and change nothing."""
    way = data.draw(st.sampled_from(WAYS))
    steps = walk(way, data.draw(st.integers(0, 2)))
    cut = data.draw(st.integers(1, len(steps) - 1))
    match = new_match(way[0], disputes=way[1])
    for step in steps[:cut]:
        match.submit(step)
    referee = refereed(Referee(*way), steps[:cut])
    for _ in range(6):
        agree(match, referee, data.draw(tries(way[0], steps[cut])))


@pytest.mark.parametrize("text", RECORDS, ids=range(len(RECORDS)))
def test_a_record_cut_anywhere_is_an_unfinished_game(text: str) -> None:
    """Every cut has its legal steps; words cannot be listed."""
    lines = text.splitlines()
    for cut in range(1, len(lines) - 1):
        match = replay(parse("\n".join(lines[:cut]) + "\n", GAMES), GAMES)
        assert not match.over
        asked = {prompt.verb for prompt in match.prompts()}
        guessing = sum(prompt.count() for prompt in match.prompts() if prompt.verb == "guess")
        spelled = {"ask"} if match.setup.variant == "standard" else set()  # words of a list are listed
        endless = bool(asked & {"deal", "clue", "hands"} | asked & spelled) or guessing > 5000
        steps = next_steps(match)
        assert (steps is None) == endless
        assert endless or steps
    with pytest.raises(BadRecord, match="end line is missing"):
        check(parse("\n".join(lines[:-1]) + "\n", GAMES), GAMES)


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ('{"by": 1, "do": "clue", "word": "CANDY", "number": 1}', "takes exactly word"),
        ('{"by": 1, "do": "clue"}', "takes exactly word"),
        ('{"by": 1, "do": "clue", "word": 5}', "must be a word"),
        ('{"by": 1, "do": "clue", "word": "candy"}', "five letters from A to Z"),
        ('{"by": 1, "do": "ask", "of": true, "word": "CANDY"}', "must be a seat from 0 to 3"),
        ('{"by": 1, "do": "withdraw", "word": "CANDY", "against": [0, true]}', "a list of seats from 0 to 3"),
        ('{"by": 1, "do": "withdraw", "word": "CANDY"}', "takes exactly"),
        ('{"by": 1, "do": "reveal", "card": "e", "of": 2}', "must be a card"),
        ('{"by": 1, "do": "peek", "card": "E"}', "not for a seat"),
        ('{"by": "chance", "do": "done"}', "not for chance"),
        ('{"by": 1, "do": "hands", "letters": [["A"], null, "B", ["C"]]}', "a list of lists of cards or nulls"),
        ('{"by": 1, "do": "guess", "letters": ["A", null, "B"]}', "a list of cards"),
        ('{"by": 4, "do": "clue", "word": "CANDY"}', "a seat from 0 to 3"),
        ('{"by": 1, "do": "pass"}', "there is no verb"),
    ],
)
def test_a_step_has_exactly_its_keys(line: str, part: str) -> None:
    """Section 5: an answer, a round number or a note in a step is an error, and types are exact."""
    lines = RECORDS[1].splitlines()[:2]
    with pytest.raises(BadRecord) as bad:
        check(parse("\n".join([*lines, line]) + "\n", GAMES), GAMES)
    assert re.search(part, english(bad.value.reason))
    assert bad.value.line == 3


def test_the_option_may_be_written_at_its_default_and_is_never_written() -> None:
    """Section 5."""
    text = RECORDS[1].replace('"options": {}', '"options": {"disputes": "consensus"}')
    record = parse(text, GAMES)
    check(record, GAMES)
    assert '"options": {}' in dumps(record).splitlines()[0]
