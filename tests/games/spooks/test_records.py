"""Records of Spooks: whole ones are valid, damaged ones are refused with a line and a sentence, and nothing else
happens."""

import json
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.jsonlines import BadRecord
from engine.core.match import Match
from engine.core.records import check, dumps, parse, replay
from engine.games import GAMES
from engine.games.spooks.cards import PACK
from engine.headless.arguments import Playout
from engine.headless.playout import playout
from tests.refusals import english

KINDS = (
    ("hand", 4, "{}"),
    ("hand", 5, '{"masters": true, "ghost": true}'),
    ("hand", 9, '{"decks": 2, "masters": true}'),
    ("series", 3, '{"target": 20}'),
    ("long", 5, '{"target": 40, "masters": true, "decks": 2}'),
)
HEADER = {"format": 1, "game": "spooks", "variant": "hand", "players": 4, "options": {}}


@cache
def lines(kind: int, seed: int) -> tuple[str, ...]:
    """The record of a whole game, line by line."""
    variant, players, options = KINDS[kind]
    return tuple(playout(Playout("spooks", variant, players, seed, options, "random")))


def verdict(text: str) -> BadRecord | None:
    """The verdict of `verify` on a record."""
    try:
        check(parse(text, GAMES), GAMES)
    except BadRecord as bad:
        return bad
    return None


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_a_whole_game_holds_and_every_cut_of_it_is_an_unfinished_one(kind: int) -> None:
    for seed in range(3):
        whole = lines(kind, seed)
        assert verdict("\n".join(whole)) is None
        for cut in range(1, len(whole) - 2, 17):
            assert verdict("\n".join(whole[:cut])) is None
        assert "end line is missing" in verdict("\n".join(whole[:-1])).reason
        record = parse("\n".join(whole), GAMES)
        assert dumps(replay(record, GAMES).record()) == "\n".join(whole) + "\n"


def test_a_wrong_end_line_is_refused() -> None:
    """SP-82 and the table of end lines: other scores, winners, rounds or keys."""
    for kind in (0, 3):
        whole = lines(kind, 1)
        end = json.loads(whole[-1])["end"]
        for key in end:
            wrong = {name: value for name, value in end.items() if name != key}
            assert "the end line is wrong" in verdict("\n".join((*whole[:-1], json.dumps({"end": wrong})))).reason
        wrong = {**end, "scores": [score + 1 for score in end["scores"]]}
        assert verdict("\n".join((*whole[:-1], json.dumps({"end": wrong})))).line == len(whole)
        early = "\n".join((*whole[:5], whole[-1]))
        assert "not over" in verdict(early).reason


SEATS = st.one_of(st.integers(-1, 9), st.just("chance"), st.just(None), st.booleans())
CARDS = st.sampled_from((*PACK, "rook", "spider-11", ""))
VALUES = st.one_of(
    CARDS, st.integers(-3, 12), st.lists(CARDS, max_size=5), st.lists(st.lists(CARDS, max_size=2)), st.none()
)
STEPS = st.fixed_dictionaries(
    {"by": SEATS, "do": st.sampled_from(("deal", "play", "pass", "straight", "lay", "give", "bid"))},
    optional={"card": VALUES, "cards": VALUES, "to": VALUES, "dealer": VALUES, "hands": VALUES, "ghost": VALUES},
)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(KINDS) - 1), st.data())
def test_a_foreign_step_is_refused_with_its_line_or_is_a_good_one(kind: int, data: st.DataObject) -> None:
    """Anywhere in a record: a written step is either allowed by `legal` or refused at that very line."""
    whole = lines(kind, 2)
    at = data.draw(st.integers(1, len(whole) - 2))
    step = data.draw(STEPS)
    bad = verdict("\n".join((*whole[:at], json.dumps(step))))
    if bad is None or "its end line is missing" in english(bad.reason):
        return
    assert bad.line == at + 1
    said = english(bad.reason)
    assert said and "\n" not in said and "{" not in said.replace("{}", "")


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(KINDS) - 1), st.data())
def test_an_edited_record_is_at_most_refused(kind: int, data: st.DataObject) -> None:
    """Lines left out, doubled or swapped, cards and seats changed."""
    whole = list(lines(kind, data.draw(st.integers(0, 2))))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(1, len(whole) - 1))
        change = data.draw(st.sampled_from(("drop", "double", "swap", "card", "seat", "cut")))
        if change == "drop" and len(whole) > 3:
            del whole[at]
        elif change == "double":
            whole.insert(at, whole[at])
        elif change == "swap":
            other = data.draw(st.integers(1, len(whole) - 1))
            whole[at], whole[other] = whole[other], whole[at]
        elif change == "cut":
            whole[at] = whole[at][: data.draw(st.integers(0, len(whole[at])))]
        else:
            found = json.loads(whole[at]) if whole[at].endswith("}") else {}
            key = "card" if change == "card" else "by"
            if key in found:
                found[key] = data.draw(CARDS if key == "card" else SEATS)
                whole[at] = json.dumps(found)
    bad = verdict("\n".join(whole))
    assert bad is None or (0 <= bad.line <= len(whole) + 1 and bad.reason)


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        ('{"by": 0, "do": "deal", "dealer": 0, "hands": []}', "not for a seat"),
        ('{"by": "chance", "do": "deal", "dealer": 0}', "takes exactly dealer, hands here"),
        ('{"by": "chance", "do": "deal", "dealer": "0", "hands": []}', "must be a seat from 0 to 3"),
        ('{"by": "chance", "do": "deal", "dealer": 0, "hands": [["spider-1", "spider-12"]]}', "lists of cards"),
        ('{"by": "chance", "do": "deal", "dealer": 0, "hands": []}', "names 4 sets of cards"),
        ('{"by": "chance", "do": "play", "card": "cat"}', "not for chance"),
        ('{"by": 0, "do": "play"}', "takes exactly card"),
        ('{"by": 0, "do": "play", "card": "cat", "to": 1}', "takes exactly card"),
        ('{"by": 0, "do": "pass", "card": "cat"}', "takes exactly no arguments"),
        ('{"by": 0, "do": "lay", "card": ["cat"]}', "must be a card"),
        ('{"by": 0, "do": "straight", "cards": "cat"}', "must be a list of cards"),
        ('{"by": 0, "do": "give", "card": "cat", "to": "1"}', "must be a seat from 0 to 3"),
        ('{"by": 4, "do": "pass"}', "a seat from 0 to 3"),
        ('{"by": 0, "do": "pass"}', "Deal the cards first"),
    ],
)
def test_steps_that_are_not_well_written(step: str, reason: str) -> None:
    bad = verdict(f"{json.dumps(HEADER)}\n{step}\n")
    assert bad.line == 2
    assert reason in english(bad.reason)


def test_keys_may_be_in_any_order_and_defaults_may_be_written_out() -> None:
    whole = list(lines(0, 0))
    turned = [json.dumps(dict(reversed(json.loads(line).items()))) for line in whole[1:]]
    header = json.dumps({**HEADER, "options": {"decks": 1, "ghost": False}})
    assert verdict("\n".join((header, *turned))) is None


def test_legal_never_lists_more_than_five_thousand_and_every_listed_step_is_accepted() -> None:
    from engine.headless.position import MOST, next_steps

    longest = 0
    for kind, _ in enumerate(KINDS):
        match = Match(GAMES["spooks"], parse(lines(kind, 1)[0], GAMES).setup)
        for step in parse("\n".join(lines(kind, 1)), GAMES).steps[:120]:
            steps = next_steps(match)
            if match.state.phase == "deal":
                assert steps is None
            elif steps is not None:
                longest = max(longest, len(steps))
                assert 0 < len(steps) <= MOST
            match.submit(step)
    assert longest > 10
