"""The coach's messages: the reason for a step, and the results to expect."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.advice import BEHIND, Advice
from engine.core.messages import Arg, Message, Who, say
from engine.core.seats import Seat
from engine.core.steps import Step
from scenes.games.coach_words import purpose, why

LINES = 3
"""Most lines of an outlook."""
BETTER = {
    "place": "word_porters-why-behind-a-hint",
    "pass": "word_porters-why-behind-a-pass",
    "vote": "word_porters-why-behind-a-word",
}
"""By verb: the message of the better step."""
GAPS = {"sure": "chance", "right": "count", "of": "amount"}
"""Facts whose names differ in sentences."""

Odds = Sequence[tuple[str, int]]
"""Words with their probabilities in percent, the likeliest first."""


KNOWS = say("word_porters-coach-knows")


def does(step: Step, view: Any) -> Message | None:
    """Return what to do as a sentence."""
    args: dict[str, Any] = dict(step.args)
    match step.do:
        case "place":
            text = next(hint.text for hint in view.row if hint.card == args["hint"])
            return say("word_porters-coach-place", hint=text)
        case "pass":
            return say("word_porters-coach-pass")
    return None


def sentence(advice: Advice) -> Message:
    """Return why a seat would take the step of `advice`, in one sentence of at most 90 characters."""
    given = dict(advice.facts)
    gaps = _gaps(given)
    if advice.reason != BEHIND:
        return why("word_porters", advice.reason, gaps)
    return say(BETTER[given["better"].do], idea=purpose("word_porters", given["idea"], gaps))


def _gaps(given: Mapping[str, Any]) -> dict[str, Arg]:
    """The facts as arguments of a sentence: seats have names."""
    facts = {GAPS.get(name, name): value for name, value in given.items() if name not in ("idea", "better", "by")}
    return facts | ({"seat": Who(given["seat"])} if "seat" in given else {})


def outlook(advice: Advice) -> tuple[Message, ...]:
    """Return what the others would think, or what their parcels mean, in at most three lines."""
    found = dict(advice.outlook)
    if "believe" in found:
        odds = tuple(say("-word_porters-odds", word=word, chance=chance) for word, chance in found["believe"])
        return (say("word_porters-outlook-beliefs", odds=odds),)
    reads = [_read(seat, odds) for seat, odds in found.get("reads", ())]
    if len(reads) <= LINES:
        return tuple(say("word_porters-outlook-reads", read=read) for read in reads)
    pairs = (reads[at : at + 2] for at in range(0, len(reads), 2))
    return tuple(
        say("word_porters-outlook-two-reads", read=two[0], more=two[1])
        if len(two) > 1
        else say("word_porters-outlook-reads", read=two[0])
        for two in pairs
    )


def _read(seat: Seat, odds: Odds) -> Message:
    """The likeliest word of a seat by its parcels, or two words."""
    (word, chance), *others = odds
    if not others:
        return say("-word_porters-read", seat=Who(seat), word=word, chance=chance)
    rival, less = others[0]
    return say("-word_porters-read-two", seat=Who(seat), word=word, chance=chance, rival=rival, count=less)
