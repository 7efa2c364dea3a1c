"""A draft is always something that can be played, whichever of its options and numbers people turn."""

from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.game import Option, Variant
from scenes.lobby import match_setup as drafts
from scenes.lobby import options
from scenes.lobby.match_setup import Draft
from scenes.lobby.options import offered

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
    words = SimpleNamespace(TARGETS={"long": (50, 100, 300)})
    monkeypatch.setattr(options, "words_of", lambda game: words)


def test_more_seats_bring_the_option_that_they_need() -> None:
    draft = Draft("party", "small", 4)
    assert draft.seats == (3, 4, 5, 6)
    five = draft.with_players(5)
    assert (five.players, five.options) == (5, {"decks": 2})
    assert five.usual
    assert not draft.with_option("decks", 2).usual
    one = five.with_option("decks", 1)
    assert (one.players, one.options) == (4, {})
    assert draft.with_players(9) == draft


def test_another_variant_keeps_as_many_people_as_it_can() -> None:
    assert Draft("party", "long", 6).with_variant("small").players == 6
    assert Draft("party", "small", 3).with_variant("long").players == 4


def test_a_range_that_shrinks_with_the_table_is_kept_in() -> None:
    draft = Draft("party", "long", 4)
    assert draft.value(HANDS) == 3
    assert draft.with_players(6).options == {"hands": 1}
    assert offered(HANDS, draft) == (1, 2, 3)
    assert offered(HANDS, draft.with_players(5)) == (1, 2)


def test_long_ranges_offer_a_few_and_what_is_set() -> None:
    draft = Draft("party", "long", 4).with_option("target", 45)
    assert offered(TARGET, draft) == (45, 50, 100, 200, 300)
    assert offered(LONG.options[2], draft) == (False, True)
    assert offered(LONG.options[3], draft) == ("a", "b")


@given(TURNS)
def test_whatever_is_turned_can_be_played(turns: list[tuple[str, int]]) -> None:
    draft = Draft("party", "small", 3)
    for what, number in turns:
        if what == "variant":
            draft = draft.with_variant(("small", "long")[number % 2])
        elif what == "players":
            draft = draft.with_players(draft.seats[number % len(draft.seats)])
        elif what == "usual":
            draft = draft.as_usual()
            assert draft.usual
        else:
            option = draft.kind.options[number % len(draft.kind.options)]
            values = offered(option, draft)
            draft = draft.with_option(option.name, values[number % len(values)])
        assert draft.players in draft.kind.seats(draft.options)
        for option in draft.kind.options:
            assert option.fault(draft.value(option), draft.players) is None


def test_fewer_seats_bring_an_option_back_into_its_range() -> None:
    draft = Draft("party", "long", 4).with_option("hands", 2)
    assert draft.with_players(6).options == {"hands": 1}
    assert draft.with_players(5).options == {"hands": 2}
