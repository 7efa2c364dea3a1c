"""The next event at a table, without a table."""

from itertools import chain, islice
from random import Random

import pytest

from engine.core.cards import Card
from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.messages import Who
from engine.core.prompts import Prompt
from engine.core.seats import PUBLIC
from engine.core.shapes import Number, One, Some
from engine.core.steps import Step
from engine.games import GAMES
from scenes.table.game_table import table_of
from scenes.table.turns import ForcedSteps, Next, Turn, home_viewpoint, next_turn, only_answer
from tests.contract.sittings import LONGEST, wander
from tests.scenes.voices import speakers

ALONE = (False, True, False, False)
TWO = (True, False, True, False)
NO_PEOPLE = (False, False, False, False)


def test_home_is_the_only_person_and_else_the_public() -> None:
    assert home_viewpoint(ALONE) == 1
    assert home_viewpoint(TWO) == PUBLIC
    assert home_viewpoint(NO_PEOPLE) == PUBLIC


@pytest.mark.parametrize(
    ("waiting", "people", "looking", "openly", "expected"),
    [
        ((), TWO, PUBLIC, False, Turn(Next.RESULTS)),
        ((), ALONE, 1, False, Turn(Next.RESULTS)),
        ((3,), TWO, PUBLIC, False, Turn(Next.BOT, 3)),
        ((2,), TWO, PUBLIC, False, Turn(Next.CURTAIN, 2)),
        ((2,), TWO, 0, False, Turn(Next.CURTAIN, 2)),
        ((2,), TWO, 2, False, Turn(Next.GO_ON, 2)),
        ((2,), TWO, PUBLIC, True, Turn(Next.ASK, 2)),
        ((1,), ALONE, 1, False, Turn(Next.GO_ON, 1)),
        ((1,), ALONE, PUBLIC, False, Turn(Next.ASK, 1)),
        ((0, 1, 2, 3), TWO, PUBLIC, True, Turn(Next.BOT, 1)),
        ((0, 2), TWO, PUBLIC, True, Turn(Next.ASK, 0)),
        ((0, 3), TWO, PUBLIC, False, Turn(Next.BOT, 3)),
        ((0,), NO_PEOPLE, PUBLIC, False, Turn(Next.BOT, 0)),
    ],
)
def test_the_next_event(waiting, people, looking, openly, expected) -> None:
    assert next_turn(waiting, people, looking, home_viewpoint(people), openly) == expected


@pytest.mark.parametrize("looking", [PUBLIC, 0, 2])
def test_no_player_is_asked_in_front_of_another(looking) -> None:
    """With two people, a hand is open only for the seat that looks already; all others get their curtain."""
    for waiting in [(0,), (2,), (0, 2), (0, 1, 2, 3)]:
        turn = next_turn(waiting, TWO, looking, home_viewpoint(TWO), False)
        assert turn.what is not Next.ASK
        assert (turn.what is Next.GO_ON) == (turn.seat == looking)


STOP, CALL = Prompt(0, "stop", One()), Prompt(0, "call", One(((("whom", 1),),)))
CARD = Prompt(0, "play", One(((("card", Card("red-5")),),)))


@pytest.mark.parametrize(
    ("prompts", "expected"),
    [
        ((STOP,), Step(0, "stop")),
        ((CALL,), Step(0, "call", (("whom", 1),))),
        ((STOP, CALL), None),
        ((Prompt(0, "call", One(((("whom", 1),), (("whom", 2),)))),), None),
        ((CARD,), None),
        ((Prompt(0, "lay", Some((Card("red-5"),), 1, 1), key="cards"),), None),
        ((Prompt(0, "bid", Number(70, 70, 5), key="amount"),), None),
        ((Prompt(0, "pass", One()),), None),
        ((), None),
    ],
)
def test_a_question_with_one_answer_that_is_no_card_needs_no_player(prompts, expected) -> None:
    assert only_answer(prompts, frozenset(("pass",))) == expected


@pytest.mark.parametrize("game", [game for game in GAMES if table_of(game).feature(ForcedSteps)])
def test_a_step_taken_by_the_table_is_the_only_one_and_publicly_so(game: str) -> None:
    """WP-38, WP-42: a step that the public view calls forced is the only one that the rules offer that seat. If they
    offer only one, it is called forced."""
    rule = table_of(game).feature(ForcedSteps)
    assert rule is not None
    told, met = speakers(tuple("ABCDEF"), ()), 0
    for variant in GAMES[game].variants:
        for players in variant.players:
            match, rng = Match(GAMES[game], GAMES[game].setup(variant.name, players, {})), Random(players)
            dealer = SeededDealer(players)
            for _ in range(LONGEST):
                if match.over:
                    break
                forced = rule.step(match.view(PUBLIC))
                seats = [seat for seat in match.waiting() if len(match.waiting()) == 1]
                asks = [prompt for seat in seats for prompt in match.prompts_of(seat)]
                offered = list(islice(chain.from_iterable(prompt.steps() for prompt in asks), 2))
                assert forced == (offered[0] if len(offered) == 1 else None)
                if forced is not None:
                    met += 1
                    why = rule.why(forced, told)
                    assert not why or (
                        Who(int(forced.by)) in dict(why.args).values() and told.names[int(forced.by)] in told.words(why)
                    )
                wander(match, dealer, rng)
    assert met


def test_an_optional_interruption_is_no_answer() -> None:
    assert only_answer((STOP, Prompt(0, "shout", One(), interrupts=True))) == Step(0, "stop")
