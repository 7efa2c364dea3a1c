"""A draft can always be played, after any change of its options and numbers."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.game import Option, Proposal, Variant
from scenes.lobby import match_setup as drafts
from scenes.lobby import options
from scenes.lobby.match_setup import MatchSetup, opened
from scenes.lobby.options import values_to_offer

DECKS = Option("decks", 1, least=1, most=2)
HANDS = Option("hands", 3, least=1, most=3, most_of=((5, 2), (6, 1)))
TARGET = Option("target", 200, least=20, most=1000, stride=5)
SMALL = Variant("small", (3, 4), (DECKS,), more=(("decks", 2, (5, 6)),))
LONG = Variant("long", (4, 5, 6), (HANDS, TARGET, Option("ghost", False), Option("way", "a", ("a", "b"))))
TURNS = st.lists(st.tuples(st.sampled_from(["variant", "players", "option", "usual"]), st.integers(0, 9)), max_size=20)


@pytest.fixture(autouse=True)
def _party(monkeypatch: pytest.MonkeyPatch) -> None:
    game = SimpleNamespace(variant=lambda name: {"small": SMALL, "long": LONG}[name])
    monkeypatch.setattr(drafts, "GAMES", {"party": game})
    words = SimpleNamespace(
        VARIANTS={"small": SimpleNamespace(targets=()), "long": SimpleNamespace(targets=(50, 100, 300))}
    )
    monkeypatch.setattr(options, "words_of", lambda game: words)


def test_more_seats_bring_the_option_that_they_need() -> None:
    match_setup = MatchSetup("party", "small", 4)
    assert match_setup.seats == (3, 4, 5, 6)
    five = match_setup.with_players(5)
    assert (five.players, five.options) == (5, {"decks": 2})
    assert five.usual
    assert not match_setup.with_option("decks", 2).usual
    one = five.with_option("decks", 1)
    assert (one.players, one.options) == (4, {})
    assert match_setup.with_players(9) == match_setup


def test_another_variant_keeps_as_many_people_as_it_can() -> None:
    assert MatchSetup("party", "long", 6).with_variant("small").players == 6
    assert MatchSetup("party", "small", 3).with_variant("long").players == 4


def test_a_range_that_shrinks_with_the_table_limits_its_value() -> None:
    match_setup = MatchSetup("party", "long", 4)
    assert match_setup.value(HANDS) == 3
    assert match_setup.with_players(6).options == {"hands": 1}
    assert values_to_offer(HANDS, match_setup) == (1, 2, 3)
    assert values_to_offer(HANDS, match_setup.with_players(5)) == (1, 2)


def test_long_ranges_offer_a_few_and_the_current_value() -> None:
    match_setup = MatchSetup("party", "long", 4).with_option("target", 45)
    assert values_to_offer(TARGET, match_setup) == (45, 50, 100, 200, 300)
    assert values_to_offer(LONG.options[2], match_setup) == (False, True)
    assert values_to_offer(LONG.options[3], match_setup) == ("a", "b")


@given(TURNS)
def test_any_changed_draft_can_be_played(turns: list[tuple[str, int]]) -> None:
    match_setup = MatchSetup("party", "small", 3)
    for what, number in turns:
        if what == "variant":
            match_setup = match_setup.with_variant(("small", "long")[number % 2])
        elif what == "players":
            match_setup = match_setup.with_players(match_setup.seats[number % len(match_setup.seats)])
        elif what == "usual":
            match_setup = match_setup.as_usual()
            assert match_setup.usual
        else:
            option = match_setup.kind.options[number % len(match_setup.kind.options)]
            values = values_to_offer(option, match_setup)
            match_setup = match_setup.with_option(option.name, values[number % len(values)])
        assert match_setup.players in match_setup.kind.seats(match_setup.options)
        for option in match_setup.kind.options:
            assert option.fault(match_setup.value(option), match_setup.players) is None


def test_fewer_seats_bring_an_option_back_into_its_range() -> None:
    match_setup = MatchSetup("party", "long", 4).with_option("hands", 2)
    assert match_setup.with_players(6).options == {"hands": 1}
    assert match_setup.with_players(5).options == {"hands": 2}


def test_proposals_change_with_the_number_of_players(monkeypatch: pytest.MonkeyPatch) -> None:
    offers = (Proposal("target", 100), Proposal("ghost", True, (4,)))
    long = replace(LONG, options=(TARGET, LONG.options[2]), proposals=offers, opens_with=5)
    monkeypatch.setattr(drafts, "GAMES", {"party": SimpleNamespace(variant=lambda name: long)})
    five = opened("party", "long")
    assert (five.players, five.options) == (5, {"target": 100})
    assert five.with_players(4).options == {"target": 100, "ghost": True}
    assert five.with_players(4).with_players(6).options == {"target": 100}
    changed = five.with_option("ghost", True).with_option("target", 200)
    assert (changed.options, changed.usual) == ({"ghost": True}, False)
    assert changed.with_players(4).with_players(5).as_usual().options == {"target": 100}
    assert changed.with_players(4).options == {"ghost": True}, "what people chose stays"
