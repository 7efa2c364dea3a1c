"""The tiny game with shouts: optional steps, arguments that depend on others, and a second option."""

from dataclasses import dataclass, replace

from engine.core.events import Event
from engine.core.game import Option
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.shapes import One
from engine.core.steps import Field, Kind, Step, Verb
from tests.tiny_game.engine import GAME, Table

LOW, LOUD = (("kind", "low"),), (("kind", "loud"), ("times", 2))
PLAIN = GAME.variants[0]


@dataclass(frozen=True, slots=True)
class Shouted(Event):
    seat: Seat


def prompts(state: Table) -> tuple[Prompt, ...]:
    """Each seat that has not yet shown may shout."""
    asked = GAME.prompts(state)
    shouts = (Prompt(prompt.who, "shout", One((LOW, LOUD)), interrupts=True) for prompt in asked if prompt.secret)
    return (*asked, *shouts)


def apply(state: Table, step: Step) -> tuple[Table, tuple[Event, ...]]:
    return (state, (Shouted(int(step.by)),)) if step.do == "shout" else GAME.apply(state, step)


TINY = replace(
    GAME,
    variants=(replace(PLAIN, options=(*PLAIN.options, Option("loud", default=False))),),
    verbs=(*GAME.verbs, Verb("shout", (Field("kind", Kind.WORD), Field("times", Kind.INT, only=("kind", "loud"))))),
    prompts=prompts,
    apply=apply,
    follow=lambda seen, event: seen if isinstance(event, Shouted) else GAME.follow(seen, event),
)
