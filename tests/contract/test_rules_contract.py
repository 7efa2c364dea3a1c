"""The promises of every game about its prompts, steps and cards."""

import json
from collections import Counter
from random import Random

import pytest

from engine.core.dealers import SeededDealer
from engine.core.jsonlines import read_object
from engine.core.match import Match
from engine.core.records import check, dumps, parse, read_step, step_line
from engine.core.seats import CHANCE
from engine.core.shapes import Deal
from engine.core.steps import IllegalStep, Step
from engine.core.views import plain, viewers
from engine.games import GAMES
from engine.headless.position import next_steps
from tests.contract.sittings import SITTINGS, any_step, played_out, positions, some, walked
from tests.refusals import english
from tests.samples import sample_of

pytestmark = pytest.mark.parametrize("session", SITTINGS, ids=str)


def open_steps(match, rng):
    """Some of the steps that are offered now, from every prompt."""
    for prompt in match.prompts():
        if isinstance(prompt.shape, Deal):
            yield SeededDealer(rng.randrange(10**6)).answer(prompt)
        else:
            yield from some(prompt.steps(), 12)
            yield any_step(prompt, rng)


def test_an_offered_step_is_accepted_written_and_read(session):
    rng = Random(session.seed)
    game, players = session.game, session.setup.players
    for match in positions(session, every=4):
        for step in open_steps(match, rng):
            assert any(prompt.accepts(step) for prompt in match.prompts())
            assert read_step(read_object(step_line(step)), game, players) == step
            game.apply(match.state, step)


def test_a_step_that_is_not_offered_is_refused_and_changes_nothing(session):
    rng = Random(session.seed)
    foreign = [step for step in walked(session).steps if step.by != CHANCE]
    for match in positions(session, every=5):
        tried = rng.sample(foreign, min(12, len(foreign)))
        tried += [step._replace(by=(step.by + 1) % session.setup.players) for step in tried[:6]]
        tried += [Step(prompt.who, prompt.verb, args) for prompt in match.prompts() for args, _ in prompt.refused]
        before = (match.state, list(match.steps), list(match.events))
        for step in tried:
            if any(prompt.accepts(step) for prompt in match.prompts()):
                continue
            with pytest.raises(IllegalStep) as refusal:
                match.submit(step)
            sentence = english(refusal.value.why)
            assert (sentence[0].isupper() or sentence[0].isdigit()) and sentence[-1] == ".", sentence
            assert "\n" not in sentence and "{" not in sentence, sentence
            assert (match.state, match.steps, match.events) == before


def test_no_refused_answer_is_offered(session):
    for match in positions(session, every=3):
        for prompt in match.prompts():
            assert not any(prompt.accepts(Step(prompt.who, prompt.verb, args)) for args, _ in prompt.refused)


def test_prompts_for_a_verb_are_among_all_prompts(session):
    asking = session.game.asking
    for match in positions(session) if asking else ():
        prompts = match.prompts()
        for verb in session.game.verbs:
            found = asking(match.state, verb.name)
            assert [prompt for prompt in found if prompt.verb == verb.name] == [
                prompt for prompt in prompts if prompt.verb == verb.name
            ]
            assert all(prompt in prompts for prompt in found)


def test_states_are_values(session):
    """The same steps lead to equal states that are not the same object, and `apply` leaves the old one as it was."""
    match = Match(session.game, session.setup)
    told = [repr(match.state)]
    states = [match.state]
    for step in walked(session).steps:
        match.submit(step)
        states.append(match.state)
        told.append(repr(match.state))
    assert [repr(state) for state in states] == told
    again = Match.resume(session.game, match.record())
    assert again.state == match.state


def test_a_seat_is_asked_until_the_end_and_none_after_it(session):
    for match in positions(session):
        prompts = match.prompts()
        assert bool(prompts) != match.over
        chance = [prompt for prompt in prompts if prompt.who == CHANCE]
        assert len({prompt.verb for prompt in chance}) <= 1, "alternatives of one question"
        assert bool(chance) + bool(match.waiting()) == (0 if match.over else 1), "chance and seats at the same time"


def test_cards_are_conserved(session):
    packs = set()
    for match in positions(session):
        zones = sample_of(session.game.name).zones(match.state)
        counted = Counter(card for cards in zones.values() for card in cards)
        assert all(session.game.is_card(card) for card in counted)
        if counted:
            packs.add(frozenset(counted.items()))
    assert len(packs) == 1, "cards appeared or disappeared"


def test_legal_lists_the_steps_of_the_prompts(session):
    for match in positions(session, every=10):
        steps = next_steps(match)
        if any(isinstance(prompt.shape, Deal) for prompt in match.prompts()):
            assert steps is None
        elif steps is not None:
            texts = [json.dumps(step) for step in steps]
            assert len(texts) == len(set(texts)) > (0 if not match.over else -1)
            assert all(read_step(step, session.game, session.setup.players) for step in steps)


def test_views_are_plain_json(session):
    for match in positions(session, every=10):
        for viewer in viewers(session.setup.players):
            json.dumps(plain(match.view(viewer)), allow_nan=False)


def test_a_short_match_ends_and_its_record_is_whole(session):
    record = played_out(session).record()
    check(record, GAMES)
    assert record.end is not None
    assert set(record.end) >= {"scores", "winners"}
    assert record.end["winners"] == sorted(set(record.end["winners"]))
    assert parse(dumps(record), GAMES) == record
