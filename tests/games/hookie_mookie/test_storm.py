"""Storms: lays against a second, plainer reading of the rules; steps at the wrong moment."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.match import Match
from engine.core.records import BadRecord, check, parse, replay
from engine.core.steps import IllegalStep, Step
from engine.games import GAMES
from engine.games.hookie_mookie.cards import COMPLETE, NATURALS, VALUES, sort_hand
from engine.headless.position import next_steps
from tests.games.bending import golden
from tests.games.hookie_mookie.sample import zones
from tests.games.hookie_mookie.tables import listed, table
from tests.refusals import english

RECORDS = golden("hookie_mookie")
FEW = ("ace", "2", "10")
"""Values of the tables drawn here: so few that many match."""
BARE = ("done", "draw", "start", "deal")
SMALL = [card for card in NATURALS if card.split("-")[0] in FEW]


@st.composite
def tables(draw: st.DrawFn) -> Match:
    """Seat 0 holds some of twelve cards and some jokers; others of them lie in sets, and perhaps an open set."""
    places = draw(st.lists(st.integers(0, 2), min_size=len(SMALL), max_size=len(SMALL)))
    jokers = draw(st.lists(st.sampled_from(("hand", "open", *FEW)), max_size=4))
    hand = [card for card, place in zip(SMALL, places, strict=True) if place == 0]
    sets = {"joker": ["joker"] * jokers.count("open")}
    for value in FEW:
        lying = [card for card, place in zip(SMALL, places, strict=True) if place == 1 and card.startswith(f"{value}-")]
        if 0 < len(lying) < COMPLETE:
            sets[value] = [*lying, *["joker"] * jokers.count(value)]
    sets = {value: lying for value, lying in sets.items() if len(lying) > 1}
    hand += ["joker"] * jokers.count("hand")
    return table(
        _text(hand or ["king-clubs"]), "queen c", sets={value: _text(lying) for value, lying in sets.items()}, jokers=4
    )


def _text(words: list[str]) -> str:
    naturals = [f"{word.split('-')[0]} {word.split('-')[1][0]}" for word in words if word != "joker"]
    return ", ".join([*naturals, f"joker {words.count('joker')}"])


def allowed(match: Match, chosen: tuple[str, ...], to: str | None) -> bool:
    """HM-23, HM-24, HM-26 and HM-52 to HM-58, in the words of the rules."""
    there = {known.value for known in match.state.sets}
    values = {card.split("-")[0] for card in chosen} - {"joker"}
    if len(values) > 1:
        return False  # HM-52
    value = values.pop() if values else None
    if to is None:
        taken = (value or "joker") in there  # HM-26, HM-54
        return len(chosen) in (3, 4) and not taken  # HM-23, HM-53, HM-54
    if to not in there:
        return False  # HM-24
    if value is None or value == to:
        return True  # HM-24, HM-55, HM-56
    return to == "joker" and value not in there  # HM-57, HM-58


@given(tables())
def test_lays_are_those_that_the_rules_name(match: Match) -> None:
    """HM-23, HM-24, HM-26, HM-52 to HM-58: all subsets of the hand, for every set that could lie there, and none."""
    hand = match.state.hands[0]
    chosen = {cards for size in range(1, len(hand) + 1) for cards in combinations(hand, size)}
    expected = {
        (sort_hand(cards),) if to is None else (sort_hand(cards), to)
        for cards in chosen
        for to in (None, *VALUES, "joker")
        if allowed(match, cards, to)
    }
    assert listed(match.prompts(), "lay") == expected
    steps = next_steps(match)
    assert steps is not None
    assert len([step for step in steps if step["do"] == "lay"]) == len(expected)


@given(tables(), st.data())
def test_any_step_is_taken_or_refused_with_a_sentence(match: Match, data: st.DataObject) -> None:
    """After any step nothing has changed, or the cards of the table are still the same."""
    cards = st.lists(st.sampled_from([*SMALL, "joker", "king-clubs"]), max_size=5).map(tuple)
    to = st.sampled_from(["", "joker", "11", "{0}", *FEW])
    step = data.draw(
        st.one_of(
            st.builds(lambda by, c: Step(by, "lay", (("cards", c),)), st.integers(0, 1), cards),
            st.builds(lambda by, c, t: Step(by, "lay", (("cards", c), ("to", t))), st.integers(0, 1), cards, to),
            st.builds(lambda by, p: Step(by, "hookie", (("partner", p),)), st.integers(0, 1), st.integers(0, 1)),
            st.builds(lambda by, c: Step(by, "offer", (("card", c),)), st.integers(0, 1), st.sampled_from(SMALL)),
            st.builds(lambda by, do: Step(by, do), st.sampled_from([0, 1, "chance"]), st.sampled_from(BARE)),
        )
    )
    before, lying = match.state, everything(match)
    try:
        match.submit(step)
    except IllegalStep as refusal:
        sentence = english(refusal.why)
    else:
        sentence, before = "Taken.", match.state
    assert match.state == before and sentence and "\n" not in sentence
    assert everything(match) == lying


def everything(match: Match) -> list[str]:
    """All cards of the table, at all places."""
    return sorted(card for pile in zones(match.state).values() for card in pile)


@pytest.mark.parametrize("text", RECORDS, ids=range(len(RECORDS)))
def test_a_record_cut_anywhere_is_an_unfinished_game(text: str) -> None:
    """Every cut has its legal steps and views."""
    lines = text.splitlines()
    for cut in range(1, len(lines) - 1):
        match = replay(parse("\n".join(lines[:cut]) + "\n", GAMES), GAMES)
        assert not match.over
        steps = next_steps(match)
        assert (steps is None) == (len(match.steps) == 1)
        assert steps is None or steps
    with pytest.raises(BadRecord, match="end line is missing"):
        check(parse("\n".join(lines[:-1]) + "\n", GAMES), GAMES)
