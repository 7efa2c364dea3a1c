"""The promises of every game about its coach: it answers every question from the seat's own knowledge, in a sentence
that fits."""

from random import Random

import pytest

from engine.core.advice import BEHIND, FEW, Advice
from engine.games import GAMES
from game.store.people import LONGEST_NAME
from game.text.catalogue import catalogue_of
from scenes.games import LONGEST_ADVICE, advice_words_of
from scenes.games.coach_words import purpose_key
from tests.advised import rendered
from tests.contract.sittings import SITTINGS, any_step, positions
from tests.samples import reasons_of, sample_of

NAMES = tuple(seat + "m" * (LONGEST_NAME - 1) for seat in "ABCDEFGHIJKL")
LINES = 3
"""Lines of an outlook."""


@pytest.fixture(autouse=True)
def _few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The promises must be true for any length of thought, so the coach tries few worlds."""
    for game in GAMES:
        for module, constant, worlds in sample_of(game).coach_worlds:
            monkeypatch.setattr(module, constant, worlds)


def words(game):
    return advice_words_of(game.name)


def of(game, state, seat):
    return tuple(prompt for prompt in game.prompts(state) if prompt.who == seat)


def check_facts(game, advice: Advice) -> None:
    """Check that the reason is one of the game's, with the facts that the table of reasons promises."""
    names = {name for name, _ in advice.facts}
    if advice.reason == BEHIND:
        assert names == {"idea", "better", "by", *reasons_of(game.name)[advice.fact("idea")]}
        assert purpose_key(game.name, advice.fact("idea")) in catalogue_of("en").chain[0].entries
        assert advice.fact("by") > 0 and advice.fact("better") != advice.step
    else:
        assert names == set(reasons_of(game.name)[advice.reason])


def check_words(game, advice: Advice) -> None:
    """Check that there is a sentence and a few lines, none too long, without keys and gaps."""
    said = rendered(words(game).sentence(advice), NAMES)
    assert said.endswith(".") and len(said) <= LONGEST_ADVICE, said
    lines = [rendered(line, NAMES) for line in words(game).outlook(advice)]
    assert len(lines) <= LINES
    for line in (said, *lines):
        assert len(line) <= LONGEST_ADVICE and not {"_", "{", "}"} & set(line) and "None" not in line, line


def check_own(advice: Advice, prompts) -> None:
    if advice.waits:
        assert all(prompt.interrupts for prompt in prompts) and not advice.sensible
        return
    assert advice.step in advice.sensible and len(advice.sensible) <= FEW
    for step in advice.sensible:
        assert any(prompt.accepts(step) for prompt in prompts)


def asked_seats(match, rng: Random):
    """A seat that is waited for, and sometimes one that merely may do something."""
    waiting = match.waiting()
    if waiting:
        yield rng.choice(waiting)
    others = [prompt.who for prompt in match.prompts() if prompt.interrupts and prompt.who not in waiting]
    if others and rng.random() < 0.5:
        yield rng.choice(others)


@pytest.mark.parametrize("session", SITTINGS, ids=str)
def test_a_coach_answers_from_the_seats_knowledge_in_a_sentence_that_fits(session):
    game, rng = session.game, Random(session.seed)
    for at, match in enumerate(positions(session, every=sample_of(game.name).advised_every)):
        for seat in asked_seats(match, rng):
            seen, heard, prompts = match.view(seat), match.heard(seat), match.prompts_of(seat)
            twin = game.imagine(seen, heard, rng)
            other = game.view(twin, seat), heard, of(game, twin, seat)
            own = game.advise(seen, heard, prompts, None, at)
            assert game.advise(*other, None, at) == own
            check_own(own, prompts)
            step = any_step(rng.choice(prompts), rng)
            told = game.advise(seen, heard, prompts, step, at)
            assert game.advise(*other, step, at) == told
            assert own.weaker is None or (own.weaker.step not in own.sensible and own.weaker.better is not None)
            assert told.step == step and BEHIND not in (own.reason, told.fact("idea"))
            for advice in (own, told, *((own.weaker,) if own.weaker is not None else ())):
                check_facts(game, advice)
                check_words(game, advice)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_seat_without_a_question_gets_no_advice(game):
    session = next(session for session in SITTINGS if session.game is game)
    match = next(match for match in positions(session) if match.waiting())
    seat = match.waiting()[0]
    with pytest.raises(ValueError, match="nothing is asked"):
        game.advise(match.view(seat), match.heard(seat), (), None, 1)


def test_asking_again_gives_the_same_advice():
    """Games that try steps in worlds draw these from the given seed."""
    session = next(session for session in SITTINGS if session.game.name == "spooks")
    match = next(match for match in positions(session) if len(match.prompts_of((match.waiting() or (0,))[0])) > 1)
    seat = match.waiting()[0]
    seen, heard, prompts = match.view(seat), match.heard(seat), match.prompts_of(seat)
    assert len({repr(session.game.advise(seen, heard, prompts, None, 5)) for _ in range(2)}) == 1
