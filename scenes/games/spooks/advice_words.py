"""The coach's messages: the reason for a step, and the results to expect."""

from collections.abc import Mapping
from typing import Any, cast

from engine.core.advice import BEHIND, Advice
from engine.core.cards import Card, Cards
from engine.core.messages import Arg, Message, Who, say
from engine.core.steps import Step
from engine.games.spooks.cards import card_noun

REASONS = {
    "nothing_fits": "spooks-advice-nothing-fits",
    "only_choice": "spooks-advice-only-choice",
    "keep_for_later": "spooks-advice-keep-for-later",
    "goes_out": "spooks-advice-goes-out",
    "spend_the_cat": "spooks-advice-spend-the-cat",
    "two_at_once": "spooks-advice-two-at-once",
    "nobody_tops_it": "spooks-advice-nobody-tops-it",
    "get_rid_of_it": "spooks-advice-get-rid-of-it",
    "straight_is_ready": "spooks-advice-straight-is-ready",
    "another_turn": "spooks-advice-another-turn",
    "bats_bite": "spooks-advice-bats-bite",
    "ask_red": "spooks-advice-ask-red",
    "answer_red": "spooks-advice-answer-red",
    "long_straight": "spooks-advice-long-straight",
    "win_the_trick": "spooks-advice-win-the-trick",
    "shed_in_trick": "spooks-advice-shed-in-trick",
    "give_the_worst": "spooks-advice-give-the-worst",
}
"""By reason: the message that explains the step."""
IDEAS = {
    "keep_for_later": "-spooks-idea-keep-for-later",
    "goes_out": "-spooks-idea-goes-out",
    "spend_the_cat": "-spooks-idea-spend-the-cat",
    "two_at_once": "-spooks-idea-two-at-once",
    "nobody_tops_it": "-spooks-idea-nobody-tops-it",
    "get_rid_of_it": "-spooks-idea-get-rid-of-it",
    "straight_is_ready": "-spooks-idea-straight-is-ready",
    "another_turn": "-spooks-idea-another-turn",
    "bats_bite": "-spooks-idea-bats-bite",
    "ask_red": "-spooks-idea-ask-red",
    "answer_red": "-spooks-idea-answer-red",
    "long_straight": "-spooks-idea-long-straight",
    "win_the_trick": "-spooks-idea-win-the-trick",
    "shed_in_trick": "-spooks-idea-shed-in-trick",
    "give_the_worst": "-spooks-idea-give-the-worst",
}
"""By reason: the purpose of a step that turned out to be the weaker one."""
BETTER = {"wins": "spooks-advice-behind-by-wins", "points": "spooks-advice-behind-by-points"}
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
        return say(REASONS[advice.reason], **gaps)
    idea, step = say(IDEAS[given["idea"]], **gaps), _short(given["better"])
    if given["unit"] == "cards":  # a quick look gives no number
        return say("spooks-advice-behind-at-sight", idea=idea, better=step)
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
