"""Records: what is written is read again, and nothing else is."""

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.dealers import ScriptedDealer, SeededDealer
from engine.core.jsonlines import LARGEST_FILE, BadRecord
from engine.core.match import Match
from engine.core.records import Record, check, dumps, parse, recover, replay, step_line
from engine.core.seats import CHANCE
from engine.core.steps import Step
from tests.core.tiny_game import DECK, TINY

GAMES = {"tiny": TINY}
HEADER = '{"format": 1, "game": "tiny", "variant": "plain", "players": 2, "options": {}}'
DEAL = '{"by": "chance", "do": "deal", "hands": [["c1", "c2"], ["c3", "c4"]], "stock": ["c5", "c6", "c7", "c8", "c9"]}'
SHOWS = [
    f'{{"by": {seat}, "do": "show", "card": "{card}"}}' for seat, card in ((0, "c1"), (1, "c3"), (1, "c4"), (0, "c2"))
]
END = '{"end": {"scores": [0, 2], "winners": [1]}}'
WHOLE = [HEADER, DEAL, *SHOWS, END]


def text(*lines: str) -> bytes:
    return "".join(line + "\n" for line in lines).encode()


def refusal(data: bytes) -> BadRecord | None:
    """What is wrong with `data`; reading and checking and replaying must agree about it."""
    try:
        record = parse(data, GAMES)
    except BadRecord as bad:
        return bad
    try:
        check(record, GAMES)
    except BadRecord as bad:
        with pytest.raises(BadRecord, match=f"^{re.escape(str(bad))}$"):
            replay(record, GAMES)
        return bad
    assert replay(record, GAMES).record().setup == record.setup
    return None


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


def test_keys_may_stand_in_any_order_and_without_blanks():
    shuffled = ['{"options":{},"players":2,"variant":"plain","game":"tiny","format":1}', DEAL, SHOWS[0]]
    shuffled.append('{"card":"c3","do":"show","by":1}')
    assert refusal(text(*shuffled)) is None


def test_text_is_written_to_the_letter():
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


HEADERS = [
    ("[]", "not an object"),
    ("7", "not an object"),
    ("null", "not an object"),
    ("", "blank line"),
    ("   ", "blank line"),
    ("{", "not JSON"),
    ('{"format": 1}', "the header lacks 'game'"),
    (HEADER.replace('"format": 1', '"format": 2'), "'format' must be 1"),
    (HEADER.replace('"format": 1', '"format": true'), "'format' must be 1"),
    (HEADER.replace('"format": 1', '"format": 1.0'), "1.0 is not a whole number"),
    (HEADER.replace('"format": 1', '"format": NaN'), "NaN is not a whole number"),
    (HEADER.replace('"format": 1', '"format": -Infinity'), "not a whole number"),
    (HEADER.replace('"format": 1', '"format": ' + "9" * 5000), "too many digits"),
    (HEADER.replace("tiny", "chess"), 'no game "chess" \\(known: tiny\\)'),
    (HEADER.replace('"tiny"', "[]"), "no game \\[\\]"),
    (HEADER.replace("plain", "fancy"), 'no variant "fancy"'),
    (HEADER.replace('"plain"', "null"), "'variant' must be a word"),
    (HEADER.replace("2", "5"), "for 2 or 3 or 4 players, not 5"),
    (HEADER.replace("2", '"2"'), "'players' must be a whole number"),
    (HEADER.replace("2", "true"), "'players' must be a whole number"),
    (HEADER.replace(', "options": {}', ""), "the header lacks 'options'"),
    (HEADER.replace("{}", "[]"), "'options' must be an object"),
    (HEADER.replace("{}", '{"colour": 1}'), 'no option "colour"'),
    (HEADER.replace("{}", '{"target": true}'), "'target' must be a whole number"),
    (HEADER.replace("{}", '{"target": 10}'), "'target' must be from 1 to 9"),
    (HEADER.replace("{}", '{"target": 3, "target": 3}'), '"target" stands there twice'),
    (HEADER.replace("{}", '{"loud": 1}'), "'loud' must be true or false"),
    (HEADER.replace("{}", '{}, "seed": 1'), 'the header has no key "seed"'),
    (HEADER.replace('"players": 2', '"players": 2, "players": 2'), '"players" stands there twice'),
    ("\ufeff" + HEADER, "byte order mark"),
    (HEADER + "\r", "carriage return"),
    (HEADER + " {}", "not JSON"),
    ("[" * 100_000, "nested too deep"),
    ('{"format":' * 100_000, "nested too deep"),
    (HEADER.replace("{}", '{"target": ' + "[" * 900 + "]" * 900 + "}"), "'target' must be a whole number"),
]


@pytest.mark.parametrize(("line", "reason"), HEADERS)
def test_a_bad_header_is_line_1(line, reason):
    with pytest.raises(BadRecord, match=reason) as found:
        parse(text(line, DEAL), GAMES)
    assert found.value.line == 1
    assert len(str(found.value)) < 200
    assert "\n" not in str(found.value)


LINES = [
    ("", "blank line"),
    ("\t", "blank line"),
    ("[0]", "not an object"),
    ("{}", "needs 'by' and 'do'"),
    ('{"by": 0}', "needs 'by' and 'do'"),
    ('{"do": "show", "card": "c1"}', "needs 'by' and 'do'"),
    ('{"by": null, "do": "show", "card": "c1"}', "needs 'by' and 'do'"),
    ('{"by": 0, "do": "jump"}', 'no verb "jump"'),
    ('{"by": 0, "do": "show"}', "'show' takes exactly card"),
    ('{"by": 0, "do": "show", "card": "c1", "loud": true}', "'show' takes exactly card"),
    ('{"by": 0, "do": "show", "card": "c1", "card": "c1"}', '"card" stands there twice'),
    ('{"by": 0, "do": "show", "card": "C1"}', "must be a card"),
    ('{"by": 0, "do": "show", "card": ["c1"]}', "must be a card"),
    ('{"by": 0, "do": "show", "card": {"a": {}}}', "must be a card"),
    ('{"by": 0, "do": "show", "card": null}', "must be a card"),
    ('{"by": 0, "do": "show", "card": "\\ud800"}', "must be a card"),
    ('{"by": 0, "do": "show", "card": ' + "[" * 950 + "]" * 950 + "}", "must be a card"),
    ('{"by": 2, "do": "show", "card": "c1"}', "seat from 0 to 1"),
    ('{"by": -1, "do": "show", "card": "c1"}', "seat from 0 to 1"),
    ('{"by": false, "do": "show", "card": "c1"}', "seat from 0 to 1"),
    ('{"by": 0.0, "do": "show", "card": "c1"}', "not a whole number"),
    ('{"by": 1e2, "do": "show", "card": "c1"}', "not a whole number"),
    ('{"by": "dealer", "do": "show", "card": "c1"}', "seat from 0 to 1"),
    ('{"by": "chance", "do": "show", "card": "c1"}', "not for chance"),
    (DEAL.replace('"chance"', "0"), "not for a seat"),
    ('{"by": 0, "do": "shout", "kind": "loud"}', "takes exactly kind, times"),
    ('{"by": 0, "do": "shout", "kind": "low", "times": 2}', "takes exactly kind here"),
    ('{"by": 0, "do": "shout", "kind": "loud", "times": true}', "'times' of 'shout' must be a whole number"),
    ('{"by": 0, "do": "shout", "kind": "loud", "times": "2"}', "'times' of 'shout' must be a whole number"),
    ('{"by": 0, "do": "shout", "kind": "loud", "times": ' + "9" * 4000 + "}", "must be a whole number"),
    ('{"by": 0, "do": "shout", "kind": "loud", "times": 3}', "rules do not allow"),
    ('{"by": 0, "do": "show", "card": "c3"}', "c3 is not in this hand"),
    (DEAL, "rules do not allow"),
    (END, "the game is not over"),
    ('{"end": {}, "by": 0}', 'no key "by"'),
    ('{"end": 1}', "'end' must be an object"),
    ('{"end": {"scores": [1.5]}}', "not a whole number"),
    ("{\u201cby\u201d: 0}", "not JSON"),
    ('{"by": 0, "do": "show", "card": "c1"}\r', "carriage return"),
]


@pytest.mark.parametrize(("line", "reason"), LINES)
def test_a_bad_line_is_refused_with_its_number(line, reason):
    bad = refusal(text(HEADER, DEAL, line))
    assert bad is not None
    assert bad.line == 3
    assert re.search(reason, bad.reason)
    assert len(bad.reason) < 200
    assert "\n" not in bad.reason


@pytest.mark.parametrize(
    "end",
    [
        '{"end": {"scores": [0, 2]}}',
        '{"end": {"scores": [0, 2], "winners": [0]}}',
        '{"end": {"scores": [false, 2], "winners": [true]}}',
        '{"end": {"scores": [0, 2], "winners": [1], "hands": 1}}',
        '{"end": {}}',
    ],
)
def test_a_wrong_end_line_is_refused(end):
    bad = refusal(text(*WHOLE[:-1], end))
    assert bad is not None
    assert (bad.line, bad.reason[:21]) == (len(WHOLE), "the end line is wrong")


@pytest.mark.parametrize("more", [END, SHOWS[0], "nonsense"])
def test_nothing_may_follow_the_end(more):
    bad = refusal(text(*WHOLE, more))
    assert bad is not None
    assert bad.line == len(WHOLE) + 1


def test_a_step_after_the_last_one_is_refused():
    bad = refusal(text(*WHOLE[:-1], SHOWS[0], END))
    assert bad is not None
    assert (bad.line, bad.reason) == (len(WHOLE), "The game is over.")


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"", 1),
        (b"\n", 1),
        (b"\n\n", 1),
        (text(HEADER) + b"\n", 2),
        (text(*WHOLE) + b"\n", 8),
        (text(HEADER, DEAL) + b'{"by": 0, "do": "show", "card": "\xff"}\n', 3),
        (HEADER.encode("utf-16"), 1),
        (b"\x00" * 50, 1),
        (b"x" * (LARGEST_FILE + 1), 0),
    ],
)
def test_a_file_that_is_no_record(data, line):
    with pytest.raises(BadRecord) as found:
        parse(data, GAMES)
    assert found.value.line == line


def test_a_torn_last_line_is_refused_but_recovered():
    data = text(*WHOLE)
    for cut in range(len(HEADER) + 1, len(data)):
        torn = data[:cut]
        lines = torn.split(b"\n")
        try:
            json.loads(lines[-1])
            kept = len(lines) - 1
        except ValueError:
            kept = len(lines) - 2
            if lines[-1]:
                assert refusal(torn) is not None
        record, steps = recover(torn, GAMES)
        assert steps == len(record.steps) == min(kept, len(WHOLE) - 2)
        assert dumps(record).encode() == data[: len(dumps(record))]
        assert (record.end is not None) == (steps == len(WHOLE) - 2), "a torn end line comes back"


def test_only_the_last_line_is_recovered_and_only_if_it_is_torn():
    for data in (
        text(HEADER, DEAL, "{"),
        text(HEADER, "{", DEAL),
        text(HEADER, DEAL) + b'{"by": 0, "do": "show", "card": "c9"}',
        HEADER[:-1].encode(),
    ):
        with pytest.raises(BadRecord):
            recover(data, GAMES)


def test_a_record_torn_inside_a_character_is_recovered():
    assert recover(text(HEADER, DEAL) + b'{"by": 0, "do": "\xc3', GAMES)[1] == 1


@given(seed=st.integers(0, 10**6), players=st.integers(2, 4), cut=st.integers(0, 12))
def test_record_text_record_replay(seed, players, cut):
    match = Match(TINY, TINY.setup("plain", players, {}))
    match.deal(SeededDealer(seed))
    while not match.over and len(match.steps) < cut:
        seat = match.waiting()[seed % len(match.waiting())]
        match.submit(
            TINY.decide(match.view(seat), match.heard(seat), match.asks(seat), "random", seed + len(match.steps))
        )
    record = match.record()
    again = parse(dumps(record), GAMES)
    assert again == record
    other = replay(again, GAMES)
    assert (other.state, other.steps, other.events) == (match.state, match.steps, match.events)
    assert [step_line(step) for step in other.steps] == dumps(record).splitlines()[1 : 1 + len(record.steps)]


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["by", "do", "card", "end"]), inner),
    max_leaves=6,
)


@given(st.binary(max_size=300))
def test_random_bytes_are_refused(data):
    assert refusal(data) is not None
    with pytest.raises(BadRecord):
        recover(data, GAMES)


@given(st.dictionaries(st.sampled_from(["by", "do", "card", "end", "kind", "times", "x"]), json_values))
def test_random_objects_are_read_or_refused_but_never_break(found):
    bad = refusal(text(HEADER, DEAL, json.dumps(found)))
    assert bad is None or bad.line == 3


@given(st.lists(st.sampled_from(range(len(text(*WHOLE)))), min_size=1, max_size=3), st.binary(min_size=1, max_size=1))
def test_a_garbled_record_never_breaks_the_reader(places, byte):
    data = bytearray(text(*WHOLE))
    for place in places:
        data[place : place + 1] = byte
    bad = refusal(bytes(data))
    if bad is None:
        record = parse(bytes(data), GAMES)
        assert record.end is not None
        assert len(record.steps) == 5


@given(st.permutations(range(len(WHOLE))))
def test_lines_in_another_order_are_refused_unless_the_rules_allow_it(order):
    bad = refusal(text(*(WHOLE[at] for at in order)))
    if bad is None:
        assert order[0] == 0
        assert order[-1] == len(WHOLE) - 1
