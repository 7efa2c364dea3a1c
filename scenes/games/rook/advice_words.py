"""The coach's sentences: the reason for a step, in the words of the table. Reasons and ideas are messages of
`rook.ftl`."""

from typing import Any, cast

from engine.core.advice import BEHIND, Advice
from engine.core.cards import Card
from engine.core.messages import Arg, Message, Who, say
from engine.core.steps import Step
from engine.games.rook.cards import COLOR_NOUNS, card_noun
from scenes.games.coach_words import purpose, why

KNOWS = say("rook-coach-knows")


def does(step: Step, view: Any) -> Message | None:
    """Return what to do as a sentence."""
    args: dict[str, Any] = dict(step.args)
    match step.do:
        case "play":
            return say("rook-coach-play", card=card_noun(args["card"]))
        case "bid":
            return say("rook-coach-bid", amount=args["amount"])
        case "pass":
            return say("rook-coach-pass")
        case "bury" if view.phase != "repair":
            return say("rook-coach-bury")
        case "trump":
            return say("rook-coach-trump", suit=COLOR_NOUNS[args["color"]])
    return None


def sentence(advice: Advice) -> Message:
    """Return why a seat would take the step of `advice`."""
    facts = dict(advice.facts)
    unit = str(facts.get("unit", "points"))
    gaps: dict[str, Arg] = {}
    for name, value in facts.items():
        gaps |= _gaps(name, value, unit)
    if advice.reason != BEHIND:
        return why("rook", advice.reason, gaps)
    idea = purpose("rook", facts["idea"], gaps)
    return say("rook-behind", idea=idea, rather=_rather(facts["better"], facts["by"], unit))


def _gaps(name: str, value: Any, unit: str) -> dict[str, Arg]:
    """The arguments of a message for one fact of the coach."""
    match name:
        case "seat":
            return {"seat": Who(value)}
        case "card":
            return {"card": card_noun(value)}
        case "color" | "led":
            return {"suit": COLOR_NOUNS[value]}
        case "colors":
            return {"suits": tuple(COLOR_NOUNS[color] for color in value)}
        case "safe":
            return {"cards": (card_noun(value),) if value else ()}
        case "table":
            return {"lying": say("-rook-lying", unit=unit, amount=value)}
        case "counts":
            return {"worth": _worth(value, unit)}
        case "hidden":
            return {"worth": _worth(value, unit), "amount": value}
        case "made":
            return {"count": round(value / 10)}
        case "number" | "size" | "out":
            return {"count": value}
        case "amount" | "trick":
            return {name: value}
    return {}


def _worth(amount: float, unit: str) -> Message:
    """`15 points`, `a star`."""
    return say("-rook-worth", unit=unit, amount=amount)


def _rather(step: Step, by: float, unit: str) -> Message:
    """Which step would have been better, and by how much: points are rounded, a star counts as much."""
    worth = _worth(max(1, round(by)) if unit == "points" else round(by, 1), unit)
    match step.do:
        case "play":
            return say("-rook-rather-card", card=card_noun(cast(Card, step.arg("card"))), worth=worth)
        case "trump":
            return say("-rook-rather-trump", suit=COLOR_NOUNS[cast(str, step.arg("color"))], worth=worth)
        case _:
            return say("-rook-rather-nest", worth=worth)


def outlook(advice: Advice) -> tuple[Message, ...]:
    """Return the points to expect, and how often the highest bids are made."""
    found = dict(advice.outlook)
    if "made" not in found:
        return ()
    made = tuple(say("-rook-made-in", amount=amount, count=round(often / 10)) for amount, often in found["made"])
    takes = say("rook-outlook-takes", worth=_worth(found["counts"], str(found["unit"])))
    return (takes, say("rook-outlook-made", odds=made)) if made else (takes,)
