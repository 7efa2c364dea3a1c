"""Levels: how well computer players play.

What a level knows and weighs is each game's own. In every game it decides from what one seat may know, and from nothing
else.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple, TypeVar

from engine.core.advice import Advice, Advise
from engine.core.characters import PLAIN, BotName, Mannered
from engine.core.events import Heard
from engine.core.prompts import Prompt
from engine.core.sampling import any_step
from engine.core.steps import Step

RANDOM = "random"
LEVELS = (RANDOM, "gentle", "fair", "sharp", "master")
"""The levels of every game, the weakest first. `random` takes any step that the rules allow; it is for tests."""

L = TypeVar("L", bound=Mannered)
"""A game's own frozen dataclass that says what a level can do, and in which manner."""
Decide = Callable[[Any, Heard, Sequence[Prompt], str, int], Step]


class Decision(NamedTuple):
    """A step, and the key of the reason for it, which the coach names."""

    step: Step
    reason: str


def computer_player(
    levels: Mapping[str, L],
    considered: Callable[[Any, Heard, Sequence[Prompt], L, Random], Decision],
    any_answer: Callable[[Sequence[Prompt], Random], Step] = any_step,
) -> Decide:
    """The `decide` of a game: `considered` decides for each of `levels`, and `any_answer` for the level `random`, where
    that had better not be quite any.

    >>> from engine.core.dealers import SeededDealer
    >>> from engine.core.match import Match
    >>> from engine.games import GAMES
    >>> match = Match(GAMES["rook"], GAMES["rook"].setup("intermediate", 4, {}))
    >>> dealt = match.deal(SeededDealer(1))
    >>> seat = match.waiting()[0]
    >>> known = match.view(seat), match.heard(seat), match.prompts_of(seat)  # all that a computer player is told
    >>> step = match.game.decide(*known, "gentle", 7)
    >>> step == match.game.decide(*known, "gentle", 7) and any(asked.accepts(step) for asked in match.prompts_of(seat))
    True
    """

    def decide(view: Any, heard: Heard, prompts: Sequence[Prompt], level: str, seed: int) -> Step:
        """The step that a computer player of `level` takes for the seat that `view` belongs to.

        `level` may name a character also, as `str` of a `BotName`. `prompts`: the open questions of that seat.
        Equal arguments give equal steps. Raises ValueError for an unknown level or character, and without a question.
        Also raises it if the table does not wait for the seat and the seat has no reason to interrupt.
        """
        rng = Random(seed)
        bot = BotName.read(level)
        known, manner = levels.get(bot.level), bot.manner
        if known is None and bot.level != RANDOM:
            raise ValueError(f"no computer player of level '{bot.level}'")
        _check_asked(prompts)
        if known is None:
            return any_answer(prompts, rng)
        if manner != PLAIN:
            known = replace(known, manner=manner)
        return considered(view, heard, prompts, known, rng).step

    return decide


def coach(advised: Advise) -> Advise:
    """The `advise` of a game: what `advised` says to a seat with a question."""

    def advise(view: Any, heard: Heard, prompts: Sequence[Prompt], step: Step | None, seed: int) -> Advice:
        """The coach's advice, or its comment on `step`, from the knowledge of the seat that `view` belongs to.

        `prompts`: the open questions of that seat. Equal arguments give equal advice. Raises ValueError without a
        question.
        """
        _check_asked(prompts)
        return advised(view, heard, prompts, step, seed)

    return advise


def _check_asked(prompts: Sequence[Prompt]) -> None:
    if not prompts:
        raise ValueError("nothing is asked")
