"""The coach's messages: the reason for a step, and the results to expect."""

from collections.abc import Mapping
from typing import Any, cast

from engine.core.advice import BEHIND, Advice
from engine.core.cards import Card, Cards
from engine.core.messages import Arg, Message, Who, say
from engine.core.steps import Step
from engine.games.spooks.cards import card_noun
from scenes.games.coach_words import purpose, why

BETTER = {"wins": "spooks-why-behind-by-wins", "points": "spooks-why-behind-by-points"}
"""By the unit in which steps are compared: the number of hands won, or points."""
KNOWS = say("spooks-coach-knows")


def does(step: Step, view: Any) -> Message | None:
    """Return what to do as a sentence."""
    args: dict[str, Any] = dict(step.args)
    match step.do:
        case "play":
            return say("spooks-coach-play", card=card_noun(args["card"]))
        case "lay":
            return say("spooks-coach-lay", card=card_noun(args["card"]))
        case "straight":
            return say("spooks-coach-straight", count=len(args["cards"]), card=card_noun(args["cards"][-1]))
        case "give":
            return say("spooks-coach-give", card=card_noun(args["card"]), to=Who(args["to"]))
    return say("spooks-coach-pass")


def sentence(advice: Advice) -> Message:
    """Return why a seat would take the step of `advice`, in one sentence of at most 90 characters."""
    given = dict(advice.facts)
    gaps = _gaps(given)
    if advice.reason != BEHIND:
        return why("spooks", advice.reason, gaps)
    idea, step = purpose("spooks", given["idea"], gaps), _short(given["better"])
    if given["unit"] == "cards":  # a quick look gives no number
        return say("spooks-why-behind-at-sight", idea=idea, better=step)
    return say(BETTER[given["unit"]], idea=idea, better=step, count=max(1, round(given["by"])))


def _gaps(given: Mapping[str, Any]) -> dict[str, Arg]:
    """The facts as arguments of a sentence: cards are nouns, seats have names."""
    gaps: dict[str, Arg] = {}
    if "card" in given:
        gaps["card"] = card_noun(given["card"])
    if "seat" in given:
        gaps["seat"] = Who(given["seat"])
    if "length" in given:
        gaps["count"] = given["length"]
    return gaps | {name: given[name] for name in ("answers", "chance") if name in given}


def _short(step: Step) -> Message:
    """The short name of a step: `Spider 5`, `a pass`, `a straight of 4`."""
    if step.do == "pass":
        return say("-spooks-a-pass")
    if step.do == "straight" and len(cards := cast(Cards, step.arg("cards"))) > 1:
        return say("-spooks-a-straight", count=len(cards))
    return card_noun(cast(Card, step.named[-1]))


def outlook(advice: Advice) -> tuple[Message, ...]:
    """Return how often the hand will be won."""
    found = dict(advice.outlook)
    return (say("spooks-outlook-wins", count=found["wins"]),) if "wins" in found else ()
