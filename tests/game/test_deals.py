"""Deals by number: the chance steps of a finished match are repeated, and never those of a running match."""

from functools import cache
from pathlib import Path

import pytest

from engine.core.dealers import SeededDealer
from engine.core.match import Match, Record
from engine.core.records import parse, step_line
from engine.core.seats import CHANCE
from engine.games import GAMES
from engine.headless.arguments import BadUse, Export
from engine.headless.playout import LevelBots, Playout, advance, playout
from game import deals
from game.deals import DEAL, RepeatedDealer
from game.store.export import export
from game.store.store import Store

SEATS = [{"kind": "person", "name": "Rosa"}, {"kind": "bot", "name": "Wren"}, {"kind": "person", "name": "Theo"}]


@cache
def played(game: str) -> Record:
    """A match among computer players to its end."""
    return parse("".join(f"{line}\n" for line in playout(Playout(game, seed=3, bots="random"))), GAMES)


def kept(store: Store, game: str, aids: dict[str, str] | None = None, over: bool = True) -> int:
    """A match among computer players, kept as a table keeps it."""
    record = played(game)
    match = store.matches.begin(record.setup, SEATS, aids)
    store.matches.add_steps(match, map(step_line, record.steps))
    if over:
        assert record.end is not None
        store.matches.finish(match, record.end)
    return match


@pytest.mark.parametrize("game", GAMES)
def test_all_chance_steps_are_repeated_and_later_ones_are_new(game: str) -> None:
    store = Store.without()
    said = deals.chance_of(store, kept(store, game))
    assert said
    setup = played(game).setup
    match, bots = Match(GAMES[game], setup), LevelBots(8, ("random",) * setup.players)
    dealer = RepeatedDealer(said, lambda: match.steps, SeededDealer(9))
    while not match.over and len(match.steps) < 60:
        advance(match, dealer, bots)
    before, again = ([step for step in steps if step.do == "deal"] for steps in (said, match.steps))
    assert before and again[: len(before)] == before[: len(again)]
    assert next(step for step in match.steps if step.by == CHANCE) == said[0], (
        "who begins, or who is partners with whom"
    )


LIKE_ROSA = (
    "rosa",
    "ROSA",
    "R\N{CYRILLIC SMALL LETTER O}sa",
    "\N{FULLWIDTH LATIN CAPITAL LETTER R}osa",
    "ROS\N{GREEK CAPITAL LETTER ALPHA}",
)


@pytest.mark.parametrize("name", LIKE_ROSA)
def test_a_name_that_reads_the_same_has_sat_there_before(name: str) -> None:
    """G6: before, `Anna` was recognised, but not `anna` or a Cyrillic first letter."""
    store = Store.without()
    number = kept(store, "rook")
    assert deals.seen_by(store, number, (name, "Rose", "wren")) == (name,), "a computer player does not count"


def test_an_unfinished_match_tells_nothing_and_keeps_its_cards() -> None:
    store = Store.without()
    first = kept(store, "rook")
    running = kept(store, "rook", {DEAL: str(first)}, over=False)
    assert deals.chance_of(store, running) == () and deals.chance_of(store, 77) == ()
    assert deals.running(store, first)
    store.matches.leave(running)
    assert deals.running(store, first), "laid aside is not over"
    store.matches.finish(running, {"scores": [1, 2], "winners": [0]})
    assert not deals.running(store, first)


def test_no_record_is_exported_while_its_cards_are_played_again(tmp_path: Path) -> None:
    data, out = tmp_path / "data", tmp_path / "out.jsonl"
    store = Store.open(data)
    first = kept(store, "spooks")
    again = kept(store, "spooks", {DEAL: str(first)})
    kept(store, "spooks", {DEAL: str(first)}, over=False)
    store.close()
    for number in (first, again, None):
        with pytest.raises(BadUse, match="being played again"):
            export(Export(out, match=number, data=data))
    assert not out.exists()


def test_every_table_with_the_same_cards_knows_who_has_seen_them() -> None:
    store = Store.without()
    first = kept(store, "rook")
    later = [{"kind": "person", "name": "Ida"}, {"kind": "bot", "name": "Max"}]
    again = store.matches.begin(GAMES["rook"].setup("classic", 4, {}), later, {DEAL: str(first)})
    assert deals.seen_by(store, first, ("Max", "Ida", "Theo", "Rosa")) == ("Ida", "Theo", "Rosa"), "no computer player"
    assert deals.seen_by(store, first, ("Ida", "Theo"), before=again) == ("Theo",), "not by the table itself"
    other = kept(store, "rook")
    assert deals.seen_by(store, other, ("Ida",)) == ()


def test_a_watched_deal_is_known_to_later_tables_only(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    first = kept(store, "rook")
    before, other = kept(store, "rook", {DEAL: str(first)}), kept(store, "rook")
    assert not deals.watched(store, first)
    deals.watch(store, first)
    later = kept(store, "rook", {DEAL: str(first)})
    deals.watch(store, first)  # a second replay does not excuse the table between
    store.close()
    store = Store.open(tmp_path)
    assert [deals.watched(store, first, number) for number in (first, before, later, None)] == [
        False,
        False,
        True,
        True,
    ]
    assert not deals.watched(store, other)
    store.forget_visitors()
    assert not deals.watched(store, kept(store, "rook")), "a new match may have the number of an old one"
    store.close()


@pytest.mark.parametrize(
    ("aids", "number"), [((), None), (((DEAL, "17"),), 17), (((DEAL, "x"),), None), (((DEAL, "9" * 30),), None)]
)
def test_the_number_is_kept_with_the_match(aids: tuple[tuple[str, str], ...], number: int | None) -> None:
    assert deals.number_of(aids) == number
