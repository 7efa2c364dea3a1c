"""Parts of the table that only some games have. Features are complete and use the game's own verbs and events. A table
works without them, as High Card shows, which only has a hand."""

import sys
from dataclasses import MISSING, fields, replace
from types import SimpleNamespace
from typing import Any, get_type_hints

import pytest

from engine.core.events import Event
from engine.core.game import Game
from engine.core.messages import verbatim
from engine.games import GAMES
from game.context import Audience
from scenes.table.asks.chance_question import ChanceQuestions
from scenes.table.asks.questions import BEHIND, Asides, DoorAnswers, door_prompts
from scenes.table.boards.private_board import PrivateBoards
from scenes.table.boards.public_board import PublicBoards, table_for
from scenes.table.feature import Feature
from scenes.table.game_table import GameTable, table_of
from scenes.table.stage.own_hand import OwnHand, hand_breaks, held_up, own_cards
from tests.tiny_game.table import TABLE as TINY


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> Game:
    return GAMES[request.param]


def verbs(game: Game, chance: bool) -> set[str]:
    return {verb.name for verb in game.verbs if verb.chance == chance}


def test_no_part_of_a_game_may_be_left_out(game: Game) -> None:
    """No part and no feature has a field with a default: a feature that a game does not have is not named."""
    game_table = table_of(game.name)
    for part in (
        game_table,
        game_table.layout,
        game_table.text,
        game_table.art,
        game_table.sheet,
        *game_table.features,
    ):
        optional = [
            field.name for field in fields(part) if (field.default, field.default_factory) != (MISSING, MISSING)
        ]
        assert not optional, (type(part).__name__, optional)


def test_a_feature_is_found_by_its_class_and_occurs_once(game: Game) -> None:
    game_table = table_of(game.name)
    assert game_table.name == game.name
    for feature in game_table.features:
        assert isinstance(feature, Feature) and game_table.feature(type(feature)) is feature
    assert TINY.feature(PrivateBoards) is None and TINY.feature(OwnHand) is TINY.features[0]


def test_features_use_verbs_of_the_game(game: Game) -> None:
    game_table, said, drawn = table_of(game.name), verbs(game, chance=False), verbs(game, chance=True)
    for kind, named, known in (
        (Asides, lambda feature: feature.verbs, said),
        (DoorAnswers, lambda feature: feature.verbs, said),
        (PublicBoards, lambda feature: feature.by_verb, said),
        (PrivateBoards, lambda feature: feature.by_verb, said),
        (ChanceQuestions, lambda feature: feature.by_verb, drawn),
    ):
        feature = game_table.feature(kind)
        assert feature is None or (named(feature) and set(named(feature)) <= known), kind.__name__


def test_every_event_of_a_game_has_one_row(game: Game) -> None:
    rows = [row.event for row in table_of(game.name).told]
    known = vars(sys.modules[rows[0].__module__]).values()
    kinds = {kind for kind in known if isinstance(kind, type) and issubclass(kind, Event)} - {Event}
    parts = {of for kind in kinds for of in get_type_hints(kind).values()}  # of another event, which tells them
    assert len(rows) == len(set(rows)) and set(rows) == kinds - parts


def test_only_a_page_can_be_spared(game: Game) -> None:
    assert all(row.page is not None for row in table_of(game.name).told if row.spared)


def test_children_are_spared_pages_and_nothing_else(game: Game) -> None:
    """A grown-up's worded table is the table itself; a child's lacks only the pages that children are spared."""
    game_table = table_of(game.name)
    assert table_for(game_table, Audience.GROWN_UPS) is game_table
    child = table_for(game_table, Audience.CHILDREN)
    for before, after in zip(game_table.told, child.told, strict=True):
        assert after == (replace(before, page=None) if before.spared else before)
    assert replace(child, told=game_table.told) == game_table


def test_a_choice_before_the_curtain_includes_the_curtain(game: Game) -> None:
    """The way behind the curtain is no verb of any game; if nothing may be said before it, there is no choice."""
    assert BEHIND not in verbs(game, chance=False) | verbs(game, chance=True)
    assert door_prompts(table_of(game.name), 0, (), SimpleNamespace(phase="red")) == ()


class Shown:
    """A view of a hand of so many cards."""

    def __init__(self, *cards: str) -> None:
        self.hand = cards


def with_hand() -> GameTable[Any]:
    hand = OwnHand(lambda view: view.hand, lambda view, seat: 3 + seat, group=lambda card: card[0], noun=verbatim)
    return GameTable("any", TINY.layout, TINY.text, TINY.art, (), TINY.sheet, (hand,))


@pytest.mark.parametrize(
    ("cards", "breaks"), [((), ()), (("a1",), ()), (("a1", "a2"), ()), (("a1", "b1", "b2", "c1"), (1, 3))]
)
def test_a_hand_has_a_gap_where_a_new_group_begins(cards: tuple[str, ...], breaks: tuple[int, ...]) -> None:
    game_table, view = with_hand(), Shown(*cards)
    assert (
        own_cards(game_table, view) == cards
        and hand_breaks(game_table, cards) == breaks
        and held_up(game_table, view, 1) == 4
    )


def test_without_a_hand_the_rail_and_the_seats_show_no_cards() -> None:
    game_table = GameTable("any", TINY.layout, TINY.text, TINY.art, (), TINY.sheet, ())
    view = Shown("a1", "b1")
    assert own_cards(game_table, view) == () and hand_breaks(game_table, ()) == () and held_up(game_table, view, 0) == 0
