"""Dealing at a table: by the system's entropy, and from the cards that it has seen least."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random

import pytest

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.records import header_line, step_line
from engine.core.seats import CHANCE
from engine.core.steps import Step
from engine.games import GAMES
from engine.games.word_porters.card_choice import suits
from game.store.store import Store
from scenes.table.session import Session, TableDealer, by_chance
from tests.pilot import Pilot
from tests.scenes.at_table import match_of, plan

PORTERS = "word_porters"


def evening(session: Session) -> set[str]:
    """All four rounds of a match of Word Porters at once; returns the forty words."""
    match = match_of(session)
    while not match.over:
        if match.chance():
            session.deal()
            continue
        state = match.state
        seat = match.waiting()[0]
        if state.phase == "hints":
            places = [prompt for prompt in match.prompts_of(seat) if prompt.verb == "place"]
            session.submit(next(iter((places or match.prompts_of(seat))[0].steps())))
        else:
            tiles = iter(number for number in range(1, 11) if number != state.numbers[seat])
            laid = tuple(None if other == seat else next(tiles) for other in range(match.setup.players))
            session.submit(Step(seat, "vote", (("tiles", laid),)))
    return {word.text for word in match.state.words}


def kept_match(store: Store, words: Sequence[str]) -> int:
    """A match of the children's game with only its chance steps, for two rounds; its number."""
    game = GAMES[PORTERS]
    setup = game.setup("children", 3, {})
    dealt = SeededDealer(1).answer(*Match(game, setup).chance())
    stack = tuple((card, text) for (card, _), text in zip(dealt.arg("words"), words, strict=True))
    steps = [Step(CHANCE, "deal", (("words", stack), ("hints", dealt.arg("hints"))))]
    steps += 2 * [Step(CHANCE, "identities", (("numbers", (1, 2, 3)),))]
    number = store.matches.begin(setup, ())
    store.matches.add_steps(number, map(step_line, steps))
    return number


def test_a_table_that_comes_back_sees_other_words_every_time(tmp_path: Path) -> None:
    """Five matches in one program, of both variants: no word comes twice; and none is known in another program."""
    seen: list[str] = []
    with Pilot(tmp_path) as pilot:
        for variant in ("children", "standard", "children", "standard", "children"):
            seen += evening(Session(pilot.context, plan(variant, 3, ["Rosa"], PORTERS)))
    assert len(set(seen)) == len(seen) == 200


@pytest.mark.parametrize("variant", ["standard", "children"])
def test_the_words_of_a_first_match_have_hints_that_suit_them(tmp_path: Path, variant: str) -> None:
    with Pilot(tmp_path) as pilot:
        session = Session(pilot.context, plan(variant, 3, ["Rosa"], PORTERS))
        evening(session)
    for told in match_of(session).state.played:
        assert all(any(suits(hint.text, word.text) for hint in told.row) for word in told.words)


def test_a_match_that_is_not_kept_knows_of_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shows begin without a history; for a match that is kept the earlier ones are read once."""
    store, game = Store.without(), GAMES[PORTERS]
    number = kept_match(store, [f"word {number}" for number in range(40)])
    asked: list[str] = []
    earlier = store.history.earlier_matches
    monkeypatch.setattr(
        store.history, "earlier_matches", lambda game, *limits: asked.append(game) or earlier(game, *limits)
    )
    for kept, times in ((None, 0), (number + 1, 1)):
        match = Match(game, game.setup("children", 3, {}))
        dealer = TableDealer(game, partial(getattr, match, "state"), store, kept)
        for _ in range(3):
            match.submit(dealer.answer(*match.chance()))
        assert len(asked) == times


def test_an_unreadable_match_is_left_out() -> None:
    store = Store.without()
    for torn in ('{"by": "chance", "do": "deal", "wor', '{"by": "chance", "do": "deal", "words": 7, "hints": []}'):
        store.matches.add_steps(kept_match(store, [f"torn {number}" for number in range(40)]), (torn,))
    kept_match(store, [f"word {number}" for number in range(40)])
    steps = list(by_chance(store.history.earlier_matches(PORTERS, 99, 9)))
    assert [[step.do for step in match] for match in steps] == [["deal", "identities", "identities"]]
    assert list(by_chance([("no header",), (header_line(GAMES["rook"].setup("classic", 4, {})),)])) == [()]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_is_dealt_as_it_asks(game: str, tmp_path: Path) -> None:
    """With or without cards to choose from, the match accepts the answer."""
    variant = GAMES[game].variants[-1]
    with Pilot(tmp_path) as pilot:
        session = Session(pilot.context, plan(variant.name, variant.players[-1], ["Rosa"], game))
        while session.chance.verb:
            session.deal()
        assert match_of(session).steps and not any(step.by != CHANCE for step in match_of(session).steps)


def test_a_table_refuses_a_dealer_with_a_seed(tmp_path: Path) -> None:
    """Before, all deals of a match came from one seed of 32 bits, which could be found from one hand in minutes."""
    with Pilot(tmp_path) as pilot, pytest.raises(ValueError, match="seed"):
        Session(pilot.context, plan("beginner", 4, ["keys"]), dealer=SeededDealer(1))


def test_a_tables_deals_have_no_state_and_depend_on_no_seed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """New at each shuffle: earlier deals say nothing about the next one."""
    asked: list[int] = []
    bits = Random(5)

    def entropy(count: int) -> bytes:
        asked.append(count)
        return bits.randbytes(count)

    monkeypatch.setattr("random._urandom", entropy)
    with Pilot(tmp_path) as pilot:
        for game in GAMES.values():
            variant = game.variants[0]
            session = Session(pilot.context, plan(variant.name, variant.players[0], ["keys"], game.name))
            while session.chance.verb:
                before = len(asked)
                prompts = match_of(session).chance()
                session.deal()
                choice = len(prompts) > 1 or len(list(zip(range(2), prompts[0].steps(), strict=False))) != 1
                assert len(asked) > before or not choice, f"{game.name} drew {prompts[0].verb} from something else"


def test_two_tables_are_dealt_differently(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        for game in GAMES.values():
            variant, deals = game.variants[0], set()
            for _ in range(4):
                session = Session(pilot.context, plan(variant.name, variant.players[0], ["keys"], game.name))
                while session.chance.verb:
                    session.deal()
                deals.add(tuple(match_of(session).steps))
            assert len(deals) == 4
