"""Ask the coach at a table, and read its tips."""

from collections.abc import Sequence

from engine.core.advice import Advice
from engine.core.cards import Cards
from engine.core.match import Match
from engine.core.messages import Message
from engine.core.seats import Seat
from engine.core.steps import Step, Value
from game.text.catalogue import Voice, catalogue_of
from scenes.games import advice_words_of

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay")


def advice(match: Match, seat: Seat, step: Step | None = None, seed: int = 1) -> Advice:
    """Return the coach's tip for `seat`: its own, or about a step."""
    return match.game.advise(match.view(seat), match.heard(seat), match.prompts_of(seat), step, seed)


def of(match: Match, by: Seat, verb: str, /, **args: Value) -> Advice:
    """Return the coach's tip about that step of `by`, which must be legal."""
    step = Step(by, verb, tuple(args.items()))
    assert any(prompt.accepts(step) for prompt in match.prompts_of(by)), step
    return advice(match, by, step)


def said(match: Match, told: Advice) -> str:
    """Return the coach's sentence."""
    return rendered(advice_words_of(match.game.name).sentence(told))


def rendered(message: Message, names: Sequence[str] = NAMES, language: str = "en") -> str:
    """Return the coach's tip in words."""
    return Voice(catalogue_of(language), "grown-up", names).words(message)


def outlook(match: Match, told: Advice) -> tuple[str, ...]:
    """Return what the coach expects."""
    return tuple(map(rendered, advice_words_of(match.game.name).outlook(told)))


def offered(told: Advice) -> set[Cards | Value]:
    """Return the first argument of every sensible step."""
    return {step.args[0][1] for step in told.sensible}
