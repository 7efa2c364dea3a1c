"""Invalid records: each is refused with the number of its first bad line and one clause with the reason."""

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.jsonlines import LARGEST_FILE, BadRecord
from engine.core.messages import say
from engine.core.records import parse
from tests.core.tiny_records import DEAL, END, GAMES, HEADER, SHOWS, WHOLE, refusal, text
from tests.refusals import english

HEADERS = [
    ("[]", "not an object"),
    ("7", "not an object"),
    ("null", "not an object"),
    ("", "blank line"),
    ("   ", "blank line"),
    ("{", "not JSON"),
    ('{"by\x01": 0}', "not JSON .invalid control character at column 5."),
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
    (HEADER.replace("2", "5"), "for 2 to 4 players, not 5"),
    (HEADER.replace("2", '"2"'), "'players' must be a whole number"),
    (HEADER.replace("2", "true"), "'players' must be a whole number"),
    (HEADER.replace(', "options": {}', ""), "the header lacks 'options'"),
    (HEADER.replace("{}", "[]"), "'options' must be an object"),
    (HEADER.replace("{}", '{"colour": 1}'), 'no option "colour"'),
    (HEADER.replace("{}", '{"target": true}'), '"target" must be a whole number'),
    (HEADER.replace("{}", '{"target": 10}'), '"target" must be from 1 to 9'),
    (HEADER.replace("{}", '{"target": 3, "target": 3}'), '"target" stands there twice'),
    (HEADER.replace("{}", '{"loud": 1}'), '"loud" must be true or false'),
    (HEADER.replace("{}", '{}, "seed": 1'), 'the header has no key "seed"'),
    (HEADER.replace('"players": 2', '"players": 2, "players": 2'), '"players" stands there twice'),
    ("\ufeff" + HEADER, "byte order mark"),
    (HEADER + "\r", "carriage return"),
    (HEADER + " {}", "not JSON"),
    ("[" * 100_000, "nested too deep"),
    ('{"format": "' + "[" * 100 + '"}', "the header lacks"),
    ('{"format":' * 100_000, "nested too deep"),
    (HEADER.replace("{}", '{"target": ' + "[" * 60 + "]" * 60 + "}"), '"target" must be a whole number'),
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
    ('{"by": 0, "do": "show", "card": ' + "[" * 63 + "]" * 63 + "}", "must be a card"),
    ('{"by": 0, "do": "show", "card": ' + "[" * 64 + "]" * 64 + "}", "nested too deep"),
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
    ('{"by": 0, "do": "shout", "kind": "loud", "times": 3}', "can't do that now"),
    ('{"by": 0, "do": "show", "card": "c3"}', "don't have the 3"),
    (DEAL, "can't do that now"),
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
    said = english(bad.reason)
    assert re.search(reason, said)
    assert len(said) < 200
    assert "\n" not in said


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


BADLY_WRITTEN = ["{", "", '{"by": 9, "do": "show", "card": "c1"}', '{"by": 0, "do": "jump"}', '{"end": 1}', "\udcff"]


@pytest.mark.parametrize("worse", BADLY_WRITTEN)
def test_an_illegal_step_comes_before_a_badly_written_line_below_it(worse):
    """Before, a malformed line 6 hid an illegal step at line 4. Now the earliest bad line is named, for every kind of
    fault."""
    below = worse.encode("utf-8", "surrogateescape") + b"\n"
    bad = refusal(text(HEADER, DEAL, SHOWS[0], SHOWS[0], SHOWS[1]) + below)
    assert bad is not None and bad.line == 4 and bad.by_rules
    bad = refusal(text(HEADER, DEAL, *SHOWS[:2]) + below + text(SHOWS[0]))
    assert bad is not None and bad.line == 5 and not bad.by_rules


def test_a_wrong_end_comes_before_lines_after_it_and_a_cut_end_is_not_missing():
    bad = refusal(text(*WHOLE[:-1], '{"end": {}}', "nonsense"))
    assert bad is not None and (bad.line, bad.reason[:21]) == (len(WHOLE), "the end line is wrong")
    bad = refusal(text(*WHOLE[:-1]) + END.encode()[:-1])
    assert bad is not None and bad.line == len(WHOLE) and "not JSON" in bad.reason


@pytest.mark.parametrize("more", [END, SHOWS[0], "nonsense"])
def test_nothing_may_follow_the_end(more):
    bad = refusal(text(*WHOLE, more))
    assert bad is not None
    assert bad.line == len(WHOLE) + 1


def test_a_step_after_the_last_one_is_refused():
    bad = refusal(text(*WHOLE[:-1], SHOWS[0], END))
    assert bad is not None
    assert (bad.line, bad.reason) == (len(WHOLE), say("core-no-over"))


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


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["by", "do", "card", "end"]), inner),
    max_leaves=6,
)


@given(st.binary(max_size=300))
def test_random_bytes_are_refused(data):
    assert refusal(data) is not None


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
