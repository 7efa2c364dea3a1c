"""The coach's sentences: the reason for a step, in the words of the table."""

from typing import Any, cast

from engine.core.advice import BEHIND, Advice
from engine.core.cards import Card, Cards
from engine.core.messages import Arg, Message, Who, say
from engine.core.steps import Step
from engine.games.hookie_mookie.cards import OPEN, VALUE, VALUE_NOUNS, natural_values
from scenes.games import nothing_expected
from scenes.games.coach_words import purpose, why
from scenes.games.hookie_mookie.sentences import counted

KNOWS = say("hookie_mookie-coach-knows")


def does(step: Step, view: Any) -> Message | None:
    """Return what to do as a sentence."""
    args: dict[str, Any] = dict(step.args)
    match step.do:
        case "hookie":
            return say("hookie_mookie-coach-call", to=Who(args["partner"]))
        case "offer":
            return say("hookie_mookie-coach-offer", value=VALUE_NOUNS[VALUE[args["card"]]])
        case "lay":
            values = natural_values(args["cards"])
            return say("hookie_mookie-coach-lay", value=VALUE_NOUNS[values[0] if values else OPEN])
        case "draw":
            return say("hookie_mookie-coach-draw", count=view.penalty_caller)
    return say("hookie_mookie-coach-done")


def sentence(advice: Advice) -> Message:
    """Return why a seat would take the step of `advice`, in one sentence of at most 90 characters."""
    if advice.reason != BEHIND:
        return why("hookie_mookie", advice.reason, _facts(advice))
    idea = purpose("hookie_mookie", str(advice.fact("idea")), _facts(advice))
    return say("hookie_mookie-why-behind", idea=idea, better=_better(cast(Step, advice.fact("better"))))


def _facts(advice: Advice) -> dict[str, Arg]:
    """The arguments of the sentence: people, the noun of a value, numbers of its cards and of the cards left."""
    facts = dict(advice.facts)
    gaps: dict[str, Arg] = {}
    if "seat" in facts:
        gaps["seat"] = Who(cast(int, facts["seat"]))
    if "left" in facts:
        gaps["count"] = cast(int, facts["left"])
    if "value" in facts:
        value = cast(str, facts["value"])
        gaps["value"] = VALUE_NOUNS[value]
        gaps["cards"] = (counted(value, cast(int, facts.get("number", 1))),)
    return gaps


def _better(step: Step) -> Message:
    """The step that the coach prefers."""
    match step.do:
        case "hookie":
            return say("-hookie_mookie-better-call", seat=Who(cast(int, step.arg("partner"))))
        case "offer":
            return say("-hookie_mookie-better-show", value=VALUE_NOUNS[VALUE[cast(Card, step.arg("card"))]])
        case "lay":
            values = natural_values(cast(Cards, step.arg("cards")))
            return say("-hookie_mookie-better-lay", value=VALUE_NOUNS[values[0] if values else OPEN])
        case "done":
            return say("-hookie_mookie-better-stop")
        case _:
            return say("-hookie_mookie-better-draw")


outlook = nothing_expected  # players must remember what was shown (HM-74)
