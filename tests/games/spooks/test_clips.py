"""What the clips of Spooks show is true by the rules, also in the game for children."""

import pytest

from engine.core.cards import Card
from engine.games.spooks.cards import CAT
from engine.games.spooks.options import CHILDREN
from scenes.games import RuleClip, clips_of
from tests.games.spooks.moment_cases import follows
from tests.moments import Situation


def clip(name: str) -> RuleClip:
    return next(clip for clip in clips_of("spooks", CHILDREN) if clip.says.key == f"spooks-clip-{name}")


def asked(shown: RuleClip) -> Situation:
    """A player with the moving card and the wrong one, at the card that lies there."""
    hand = [prop.card.replace("-", " ") for prop in (shown.moves, shown.wrong) if prop is not None and prop.card]
    return follows(", ".join(hand) or "spider 9", shown.there[0].card)


@pytest.mark.parametrize("name", ["blue", "red", "cat"])
def test_sp_25_50_34_only_the_moving_card_may_be_played(name: str) -> None:
    shown = clip(name)
    assert [step.arg("card") for step in asked(shown).answers("play")] == [shown.moves.card]
    assert (name == "cat") == (shown.moves.card == CAT)


def test_sp_27_a_pass_is_legal_on_blue() -> None:
    assert asked(clip("pass")).asks("pass")


def test_sp_40_the_highest_goblin_wins() -> None:
    """Goblins of the game for three to five children go up to six."""
    shown = clip("goblin")
    numbers = [int(prop.card.split("-")[1]) for prop in (*shown.there, shown.moves) if prop.card.startswith("goblin")]
    assert numbers == sorted(numbers) and Card(shown.moves.card).startswith("goblin")
