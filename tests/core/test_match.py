"""Match: a step is taken or refused completely, and sealed answers leave no trace of their order."""

from copy import copy
from dataclasses import replace
from itertools import permutations

import pytest

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.prompts import Prompt
from engine.core.seats import CHANCE
from engine.core.shapes import One
from engine.core.steps import Field, IllegalStep, Kind, Step, Verb
from tests.core.shouting import TINY
from tests.deals import ScriptedDealer, ScriptOver
from tests.tiny_game.engine import DECK, Opened, Sealed

DEAL = Step(CHANCE, "deal", (("hands", (("c1", "c2"), ("c3", "c4"), ("c5", "c6"))), ("stock", ("c7", "c8", "c9"))))


def show(seat, card):
    return Step(seat, "show", (("card", card),))


def shout(seat):
    return Step(seat, "shout", (("kind", "low"),))


@pytest.fixture
def match():
    fresh = Match(TINY, TINY.setup("plain", 3, {}))
    fresh.deal(ScriptedDealer([DEAL]))
    return fresh


def test_deal_answers_chance_and_returns_the_events():
    match = Match(TINY, TINY.setup("plain", 3, {}))
    assert match.waiting() == ()
    events = match.deal(ScriptedDealer([DEAL]))
    assert [type(event).__name__ for event in events] == ["Dealt"]
    assert match.waiting() == (0, 1, 2)
    assert match.deal(ScriptedDealer([])) == ()


def test_a_script_that_is_too_short_says_so():
    with pytest.raises(ScriptOver, match="deal"):
        Match(TINY, TINY.setup("plain", 3, {})).deal(ScriptedDealer([show(0, "c1")]))


def test_seeded_dealer_is_repeatable_and_conserves_the_pack():
    prompt = Match(TINY, TINY.setup("plain", 3, {})).prompts()[0]
    steps = [SeededDealer(seed).answer(prompt) for seed in (1, 1, 2)]
    assert steps[0] == steps[1] != steps[2]
    hands = steps[0].arg("hands")
    assert sorted([card for hand in hands for card in hand] + list(steps[0].arg("stock"))) == sorted(DECK)
    assert prompt.accepts(steps[0])


def test_a_seat_that_may_only_interrupt_is_not_waited_for(match):
    match.submit(show(1, "c3"))
    assert match.waiting() == (0, 2)
    assert {prompt.verb for prompt in match.prompts_of(0)} == {"show", "shout"}
    assert match.prompts_of(1) == ()


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        (show(0, "c3"), "tiny-no-held"),
        (show(0, "c77"), "must be a card"),
        (show(3, "c1"), "seat from 0 to 2"),
        (show(True, "c3"), "seat from 0 to 2"),
        (Step(0, "dance"), 'no verb "dance"'),
        (Step(CHANCE, "show", (("card", "c1"),)), "not for chance"),
        (Step(0, "deal", DEAL.args), "not for a seat"),
        (DEAL, "core-no-now"),
        (Step(0, "show"), "takes exactly card"),
        (Step(0, "show", (("card", "c1"), ("card", "c1"))), "takes exactly card"),
        (Step(0, "shout", (("kind", "loud"),)), "takes exactly kind, times"),
        (Step(0, "shout", (("kind", "low"), ("times", 2))), "takes exactly kind here"),
        (Step(0, "shout", (("kind", "loud"), ("times", 2.0))), "a whole number"),
        (Step(0, "shout", (("kind", "loud"), ("times", True))), "a whole number"),
    ],
)
def test_a_refused_step_says_why_and_changes_nothing(match, step, reason):
    before = (match.state, list(match.steps), list(match.events), match.prompts())
    with pytest.raises(IllegalStep, match=reason):
        match.submit(step)
    assert (match.state, match.steps, match.events, match.prompts()) == before


def test_a_specific_reason_goes_before_the_general_one(match):
    for seat, card in enumerate(("c1", "c3", "c5")):
        match.submit(show(seat, card))
    with pytest.raises(IllegalStep, match="tiny-no-gone"):
        match.submit(show(0, "c3"))


def test_sealed_answers_in_any_order_are_one_match():
    ends = []
    for order in permutations(range(3)):
        match = Match(TINY, TINY.setup("plain", 3, {}))
        match.deal(ScriptedDealer([DEAL]))
        for seat in order:
            returned = match.submit(show(seat, f"c{2 * seat + 1}"))
            others = {viewer: match.heard(viewer) for viewer in (0, 1, 2, "public")}
        assert returned == (Sealed(order[-1], f"c{2 * order[-1] + 1}"), Opened(((0, "c1"), (1, "c3"), (2, "c5"))))
        ends.append((match.state, match.steps, match.events, others))
    assert all(end == ends[0] for end in ends)
    assert [step.by for step in ends[0][1]] == [CHANCE, 0, 1, 2]


def test_some_sealed_answers_are_also_in_seat_order(match):
    match.submit(show(2, "c5"))
    assert match.heard(0)[-1] == Sealed(2, None)
    match.submit(show(0, "c1"))
    assert [step.by for step in match.steps] == [CHANCE, 0, 2]
    assert match.heard(2)[-2:] == (Sealed(0, None), Sealed(2, "c5"))


def test_a_sealed_answer_can_be_retracted_until_the_last_is_in(match):
    fresh = match.state
    assert not match.retract(0)
    match.submit(show(1, "c3"))
    match.submit(show(0, "c1"))
    assert match.retract(1)
    assert not match.retract(1)
    assert match.waiting() == (1, 2)
    assert [step.by for step in match.steps] == [CHANCE, 0]
    assert match.heard(1)[-1] == Sealed(0, None)
    assert match.retract(0)
    assert match.state == fresh
    for seat, card in enumerate(("c2", "c3", "c5")):
        match.submit(show(seat, card))
    assert not any(match.retract(seat) for seat in range(3))
    assert match.state.gone == ("c2", "c3", "c5")


def test_nothing_is_retracted_across_a_step_that_all_could_see(match):
    match.submit(show(1, "c3"))
    match.submit(shout(0))
    assert not match.retract(1)
    match.submit(show(0, "c1"))
    assert [step.by for step in match.steps] == [CHANCE, 1, 0, 0]


def test_heard_is_redacted_for_each_viewer(match):
    match.submit(show(0, "c1"))
    assert match.heard("public")[0].hands == (None, None, None)
    assert match.heard(1)[0].hands == (None, ("c3", "c4"), None)
    assert match.heard(1)[1] == Sealed(0, None)
    assert match.heard(0)[1] == Sealed(0, "c1")


def test_a_match_that_is_over_asks_nothing_and_refuses_everything(match):
    for seat, card in enumerate(("c1", "c3", "c5")):
        match.submit(show(seat, card))
    assert match.end() is None
    for seat, card in enumerate(("c2", "c4", "c6")):
        match.submit(show(seat, card))
    assert match.over
    assert match.end() == {"scores": [0, 0, 2], "winners": [2]}
    assert match.waiting() == match.prompts() == ()
    with pytest.raises(IllegalStep, match="core-no-over"):
        match.submit(show(0, "c1"))


def test_resume_gives_the_same_match(match):
    match.submit(show(2, "c5"))
    match.submit(show(0, "c1"))
    again = Match.resume(TINY, match.record())
    assert (again.state, again.steps, again.events) == (match.state, match.steps, match.events)
    assert again.retract(2)


def test_a_copy_is_independent(match):
    match.submit(show(2, "c5"))
    other = copy(match)
    assert other.retract(2) and not other.retract(2)
    other.submit(show(0, "c1"))
    assert (match.sealed, other.sealed, len(match.heard(1)), len(other.heard(1))) == ((2,), (0,), 2, 2)
    assert match.steps != other.steps and match.retract(2)


def test_a_seat_that_owes_two_sealed_answers_may_be_the_last_with_either(match):
    """Two questions to each seat, answered in every order. The steps are sorted by seat and verb, and all can be taken
    back until the last is in."""

    def prompts(state):
        owed = [(seat, verb) for seat in (0, 1) for verb in ("guess", "name") if (seat, verb) not in state]
        return tuple(Prompt(seat, verb, One(((("n", 1),),)), secret=True) for seat, verb in owed)

    def apply(state, step):
        return tuple(sorted((*state, (step.by, step.do)))), ()

    verbs = tuple(Verb(name, (Field("n", Kind.INT),)) for name in ("guess", "name"))
    game = replace(
        match.game,
        verbs=verbs,
        start=lambda setup: (),
        prompts=prompts,
        apply=apply,
        end=lambda state: {} if len(state) == 4 else None,
    )
    answers = [Step(seat, verb, (("n", 1),)) for seat in (0, 1) for verb in ("guess", "name")]
    for order in permutations(answers):
        session = type(match)(game, match.setup)
        for step in order:
            assert not session.over
            session.submit(step)
            assert session.steps == [answer for answer in answers if answer in session.steps]
            assert bool(session.sealed) != session.over
        assert session.over
