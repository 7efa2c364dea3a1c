"""The coach's sentences: the reason for a step, in the words of the table."""

from typing import Any, cast

from engine.core.advice import BEHIND, Advice
from engine.core.cards import Card, Cards
from engine.core.messages import Arg, Message, Who, say
from engine.core.steps import Step
from engine.games.hookie_mookie.cards import OPEN, VALUE, VALUE_NOUNS, natural_values
from scenes.games import nothing_expected
from scenes.games.hookie_mookie.sentences import counted

REASONS = {
    "answer_promise": "hookie_mookie-why-answer-promise",
    "joker_matches": "hookie_mookie-why-joker-matches",
    "call_blind": "hookie_mookie-why-call-blind",
    "call_unheld": "hookie_mookie-why-call-unheld",
    "call_anyway": "hookie_mookie-why-call-anyway",
    "helps_home": "hookie_mookie-why-helps-home",
    "keep_promise": "hookie_mookie-why-keep-promise",
    "break_promise": "hookie_mookie-why-break-promise",
    "miss_promise": "hookie_mookie-why-miss-promise",
    "show_highest": "hookie_mookie-why-show-highest",
    "show_spared": "hookie_mookie-why-show-spared",
    "show_other": "hookie_mookie-why-show-other",
    "all_shown": "hookie_mookie-why-all-shown",
    "help_nobody_home": "hookie_mookie-why-help-nobody",
    "spend_joker": "hookie_mookie-why-spend-joker",
    "lay_all": "hookie_mookie-why-lay-all",
    "lay_one": "hookie_mookie-why-lay-one",
    "lay_part": "hookie_mookie-why-lay-part",
    "must_lay": "hookie_mookie-why-must-lay",
    "one_set_a_turn": "hookie_mookie-why-one-set",
    "stop_laying": "hookie_mookie-why-stop-laying",
    "nothing_else": "hookie_mookie-why-nothing-else",
}
"""By the coach's reason: the message that explains the step."""
IDEAS = {
    "answer_promise": "-hookie_mookie-idea-answer-promise",
    "joker_matches": "-hookie_mookie-idea-joker-matches",
    "call_blind": "-hookie_mookie-idea-call-blind",
    "call_unheld": "-hookie_mookie-idea-answer-promise",
    "helps_home": "-hookie_mookie-idea-helps-home",
    "keep_promise": "-hookie_mookie-idea-keep-promise",
    "break_promise": "-hookie_mookie-idea-break-promise",
    "miss_promise": "-hookie_mookie-idea-miss-promise",
    "show_other": "-hookie_mookie-idea-show-other",
    "spend_joker": "-hookie_mookie-idea-spend-joker",
    "lay_one": "-hookie_mookie-idea-lay-one",
    "lay_part": "-hookie_mookie-idea-lay-part",
    "one_set_a_turn": "-hookie_mookie-idea-stop-laying",
    "stop_laying": "-hookie_mookie-idea-stop-laying",
}
"""By the coach's reason: the purpose of a step that turned out to be the weaker one."""


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
        return say(REASONS[advice.reason], **_facts(advice))
    idea = say(IDEAS[str(advice.fact("idea"))], **_facts(advice))
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
