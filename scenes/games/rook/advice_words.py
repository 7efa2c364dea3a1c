"""The coach's sentences: the reason for a step, in the words of the table. Reasons and ideas are messages of
`rook.ftl`."""

from typing import Any, cast

from engine.core.advice import BEHIND, Advice
from engine.core.cards import Card
from engine.core.messages import Arg, Message, Who, say
from engine.core.steps import Step
from engine.games.rook.cards import COLOR_NOUNS, card_noun

REASONS = {
    "bid_what_it_counts": "rook-why-bid",
    "bid_to_contest": "rook-why-contest",
    "bid_beyond": "rook-why-beyond",
    "pass_too_weak": "rook-why-bid",
    "pass_to_defend": "rook-why-pass-defend",
    "pass_for_partner": "rook-why-pass-partner",
    "pass_all_the_same": "rook-why-pass-anyway",
    "bid_highest": "rook-why-highest",
    "void_and_hide": "rook-why-nest",
    "nest_of_wrong_size": "rook-why-nest-size",
    "longest_color": "rook-why-longest",
    "shorter_color": "rook-why-shorter",
    "only_card": "rook-why-only",
    "spend_the_bird": "rook-why-bird",
    "draw_trump": "rook-why-draw",
    "lead_trump": "rook-why-lead-trump",
    "cash_top": "rook-why-cash",
    "lead_top": "rook-why-lead-top",
    "lead_counter": "rook-why-lead-counter",
    "lead_low": "rook-why-lead-low",
    "win_cheaply": "rook-why-win-cheaply",
    "win_surely": "rook-why-win-surely",
    "win_likely": "rook-why-win-likely",
    "trump_in": "rook-why-trump-in",
    "give_partner": "rook-why-give",
    "trust_partner": "rook-why-trust",
    "duck": "rook-why-duck",
    "throw_away": "rook-why-throw",
    "against_the_rules": "rook-why-rules",
    "seen_to_renege": "rook-why-seen",
    "own_up": "rook-why-own-up",
    "call_on_suspicion": "rook-why-suspicion",
    "call_nest": "rook-why-count-nest",
    "call_talk": "rook-why-talk",
    "heard_nothing": "rook-why-heard-nothing",
    "heard_talk": "rook-why-heard-talk",
    "nothing_to_call": "rook-why-nothing",
    "let_it_pass": "rook-why-let-off",
}
"""By the coach's reason: the message that explains the step."""

IDEAS = {
    "void_and_hide": "-rook-idea-nest",
    "longest_color": "-rook-idea-trump",
    "shorter_color": "-rook-idea-trump",
    "spend_the_bird": "-rook-idea-bird",
    "draw_trump": "-rook-idea-draw",
    "lead_trump": "-rook-idea-lead-trump",
    "cash_top": "-rook-idea-cash",
    "lead_top": "-rook-idea-lead-top",
    "lead_counter": "-rook-idea-lead-counter",
    "lead_low": "-rook-idea-lead-low",
    "win_cheaply": "-rook-idea-win-cheaply",
    "win_surely": "-rook-idea-win-surely",
    "win_likely": "-rook-idea-win-likely",
    "trump_in": "-rook-idea-trump-in",
    "give_partner": "-rook-idea-give",
    "trust_partner": "-rook-idea-trust",
    "duck": "-rook-idea-duck",
    "throw_away": "-rook-idea-throw",
}
"""By the coach's reason: the purpose of a step that turned out to be the weaker one."""


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
        return say(REASONS[advice.reason], **gaps)
    idea = say(IDEAS[facts["idea"]], **gaps)
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
    worth = _by(by, unit)
    match step.do:
        case "play":
            return say("-rook-rather-card", card=card_noun(cast(Card, step.arg("card"))), worth=worth)
        case "trump":
            return say("-rook-rather-trump", suit=COLOR_NOUNS[cast(str, step.arg("color"))], worth=worth)
        case _:
            return say("-rook-rather-nest", worth=worth)


def _by(by: float, unit: str) -> Message:
    return _worth(max(1, round(by)) if unit == "points" else round(by, 1), unit)


def outlook(advice: Advice) -> tuple[Message, ...]:
    """Return the points to expect, and how often the highest bids are made."""
    found = dict(advice.outlook)
    if "made" not in found:
        return ()
    made = tuple(say("-rook-made-in", amount=amount, count=round(often / 10)) for amount, often in found["made"])
    takes = say("rook-outlook-takes", worth=_worth(found["counts"], str(found["unit"])))
    return (takes, say("rook-outlook-made", odds=made)) if made else (takes,)
