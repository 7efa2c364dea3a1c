"""What the clips of Hookie-Mookie show is true by the rules."""

import pytest

from engine.core.cards import Card
from engine.core.steps import Step
from engine.games.hookie_mookie.cards import VALUE
from scenes.games import RuleClip, clips_of
from tests.games.hookie_mookie.tables import table


def clip(name: str) -> RuleClip:
    return next(clip for clip in clips_of("hookie_mookie", "together") if clip.says.key == f"hookie_mookie-clip-{name}")


def accepted(match, *cards: str) -> bool:
    step = Step(0, "lay", (("cards", tuple(map(Card, cards))),))
    return any(prompt.accepts(step) for prompt in match.prompts_of(0))


def test_hm_18_three_of_a_kind_may_be_laid_and_two_may_not() -> None:
    cards = [prop.card for prop in (*clip("set").there, clip("set").moves)]
    match = table("7 cdh", "3 c", "2 d")
    assert accepted(match, *cards) and not accepted(match, *cards[:2])


def test_hm_25_a_card_may_be_added_to_a_set() -> None:
    shown = clip("add")
    assert len({VALUE[Card(prop.card)] for prop in (*shown.there, shown.moves)}) == 1


@pytest.mark.parametrize(("name", "matches"), [("match", True), ("miss", False)])
def test_hm_43_44_equal_values_match(name: str, matches: bool) -> None:
    shown = clip(name)
    other = shown.moves if matches else shown.wrong
    assert other is not None
    assert (VALUE[Card(shown.there[0].card)] == VALUE[Card(other.card)]) is matches
