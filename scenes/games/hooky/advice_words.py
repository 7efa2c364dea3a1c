"""The coach's messages: the reason for a step, and the results to expect."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from engine.core.advice import BEHIND, Advice
from engine.core.cards import Cards
from engine.core.messages import Arg, Message, Who, say
from engine.core.seats import Seat
from engine.core.steps import Step
from scenes.games.coach_words import purpose, why
from scenes.games.hooky.sentences import row

KNOWS = say("hooky-coach-knows")


def does(step: Step, view: Any) -> Message | None:
    """Return what to do as a sentence."""
    args: dict[str, Any] = dict(step.args)
    match step.do:
        case "clue":
            return say("hooky-coach-clue", word=args["word"])
        case "ask":
            return say("hooky-coach-ask", word=args["word"], seat=Who(args["of"]))
        case "reveal":
            return say("hooky-coach-reveal", letter=args["card"], seat=Who(args["of"]))
        case "guess":
            return say("hooky-coach-guess", letters=tuple(args["letters"]))
    return None


def sentence(advice: Advice) -> Message:
    """Return why a seat would take the step of `advice`."""
    gaps = _gaps(advice.facts)
    if advice.reason != BEHIND:
        return why("hooky", advice.reason, gaps)
    idea = purpose("hooky", str(advice.fact("idea")), gaps)
    return say("hooky-why-behind", idea=idea, better=_better(advice.fact("better")))


def _gaps(facts: Sequence[tuple[str, Any]]) -> Mapping[str, Arg]:
    """The facts as arguments of a sentence."""
    gaps: dict[str, Arg] = {}
    for name, value in facts:
        match name:
            case "word":
                gaps["word"] = value
            case "card":
                gaps["letter"] = value
            case "seat":
                gaps["seat"] = Who(value)
            case "number":
                gaps["fits"] = say("-hooky-fits", count=value)
            case "letters":
                gaps["letters"] = tuple(value)
            case "sure":
                gaps["amount"] = value
            case "likely":
                gaps["odds"], gaps["letters"] = _odds(value), tuple(letter for letter, _ in value)
            case "right":
                gaps["count"] = value
            case "of":
                gaps["total"] = value
    return gaps


def _odds(pairs: Sequence[tuple[str, int]]) -> tuple[Message, ...]:
    return tuple(say("-hooky-odds", letter=letter, amount=share) for letter, share in pairs)


def _better(step: Step) -> Message:
    match step.do:
        case "ask":
            return say("-hooky-better-ask", word=cast(str, step.arg("word")), seat=Who(cast(Seat, step.arg("of"))))
        case "guess":
            return say("-hooky-better-guess", letters=tuple(cast(Cards, step.arg("letters"))))
        case _:
            return say("-hooky-better-hands")


def outlook(advice: Advice) -> tuple[Message, ...]:
    """Return the likeliest missing letters, and the certain letters of every hand, two in a line."""
    found = dict(advice.outlook)
    if not found:
        return ()
    hands = [_hand(*sure) for sure in found["sure"]]
    lines = [say("hooky-outlook-missing", odds=_odds(found["missing"]))]
    for hand, *more in (hands[at : at + 2] for at in range(0, len(hands), 2)):
        pair = say("hooky-outlook-two", hand=hand, next=more[0]) if more else say("hooky-outlook-one", hand=hand)
        lines.append(pair)
    return tuple(lines)


def _hand(seat: Seat, number: int, letters: Cards) -> Message:
    """The known letters of a hand: `Anna: K O, 231 hands`."""
    hands = say("-hooky-hands", count=number)
    if letters:
        return say("-hooky-sure", seat=Who(seat), row=row(letters), hands=hands)
    return say("-hooky-unsure", seat=Who(seat), hands=hands)
