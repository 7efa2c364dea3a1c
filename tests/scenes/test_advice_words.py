"""The coach's sentences with the longest names: none is too long for its line, none has a gap left."""

from collections.abc import Iterator

import pytest

from engine.core.advice import BEHIND, Advice
from engine.core.steps import Step
from engine.games import GAMES
from game.store.people import LONGEST_NAME
from game.text.languages import WHOLE
from scenes.games import LONGEST_ADVICE, advice_words_of
from scenes.games.coach_words import purpose_key
from tests.advised import rendered
from tests.samples import reasons_of, screen_sample_of
from tests.scenes.test_kids_words import readable
from tests.scenes.voices import ENGLISH, voice

NAMES = ("W" * LONGEST_NAME,) * 6


def advices(name: str) -> Iterator[Advice]:
    """Every reason, and every idea of a better step, with the longest facts."""
    sample = screen_sample_of(name)
    reasons = reasons_of(name)
    texts = ENGLISH.chain[0].entries
    for reason, facts in reasons.items():
        given = tuple((fact, sample.longest_facts[fact]) for fact in facts)
        yield Advice(Step(0, "pass"), reason, given)
        if purpose_key(name, reason) in texts:
            for better in sample.better_steps:
                yield Advice(
                    Step(0, "pass"), BEHIND, (("idea", reason), *given, ("better", better), ("by", 99.9)), (better,)
                )


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("name", GAMES)
def test_no_sentence_is_too_long_for_its_line(name: str, language: str) -> None:
    words = advice_words_of(name)
    found = {rendered(words.sentence(advice), NAMES, language) for advice in advices(name)}
    assert {said for said in found if len(said) > LONGEST_ADVICE} == set()
    assert all(said.endswith(".") and not {"_", "{"} & set(said) and said[0] == said[0].upper() for said in found)


@pytest.mark.parametrize("name", GAMES)
def test_the_reasons_that_children_hear_are_easy(name: str) -> None:
    messages = [advice_words_of(name).sentence(advice) for advice in advices(name) if advice.reason != BEHIND]
    child = voice(NAMES, "child")
    easy = [child.words(message) for message in messages if child.words(message) != voice(NAMES).words(message)]
    readable(easy)
    assert len(easy) >= len(messages) // 3


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("name", [name for name in GAMES if screen_sample_of(name).fullest_outlooks])
def test_outlooks_fit_their_lines(name: str, language: str) -> None:
    words = advice_words_of(name)
    for advice in screen_sample_of(name).fullest_outlooks:
        lines = [rendered(line, NAMES, language) for line in words.outlook(advice)]
        assert len(lines) == 3
        assert {line for line in lines if len(line) > LONGEST_ADVICE} == set()
