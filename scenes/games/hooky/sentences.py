"""Hooky's messages at the table, for every event, question, wait and answer. The texts are in `hooky.ftl` of each
language."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

from engine.core.events import Event
from engine.core.messages import Message, Who, say
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.hooky import events as happened
from engine.games.hooky.questions import asked_of
from engine.games.hooky.view import View
from scenes.games.hooky.art.pupils import name
from scenes.table.asks.chance_question import ChanceQuestion
from scenes.table.asks.questions import BEHIND
from scenes.table.phrases import Speakers, people


def pupils(letters: Sequence[str]) -> tuple[str, ...]:
    return tuple(map(name, letters))


def row(letters: Sequence[str]) -> str:
    """Return letters side by side."""
    return " ".join(letters)


# Events


# A word before its number is known


def spoken(seat: Seat, of: Seat | None, word: str) -> Message:
    """Return who says the word, and to whom."""
    if of is None:
        return say("hooky-says", seat=Who(seat), word=word)
    return say("hooky-says-to", seat=Who(seat), to=Who(of), word=word)


def hanging(seat: Seat, of: Seat | None, word: str) -> Message:
    """Return the same with faces only, while the word is on its hooks."""
    if of is None:
        return say("hooky-hangs", seat=Who(seat), word=word)
    return say("hooky-hangs-to", seat=Who(seat), to=Who(of), word=word)


def verdict(against: Sequence[Seat], word: str, goes: bool) -> Message:
    """Return the result of a dispute, which is told before anything else."""
    if goes or not against:
        return say("hooky-goes-back" if goes else "hooky-counts", word=word)
    return say("hooky-counts-against", seats=people(against), word=word)


# Questions, waits, answers

IN_CLASS_LAST = ChanceQuestion(
    title=say("hooky-class-last"),
    lines=(say("hooky-class-last-begins"), say("hooky-class-last-always")),
    sentence=say("hooky-class-last-line"),
    key="start",
)
"""Who begins (HK-4): people answer, or leave it to chance. The deal does not change."""


def asked(verbs: Sequence[str], view: View, chosen: int = 0) -> Message:
    """Return the question to the viewing seat, with the rule that applies."""
    if "clue" in verbs:
        return say("hooky-ask-clue")
    if "ask" in verbs and view.ruleset.kind.listed:
        return say("hooky-ask-listed", seat=Who(asked_of(view.players, view.round, view.asked[0])))
    if "ask" in verbs:
        return say("hooky-ask-word-reveal" if "reveal" in verbs else "hooky-ask-word")
    if "guess" in verbs:
        return _guess(view)
    return say("hooky-ask-hands" if "hands" in verbs else "hooky-ask-done")


def _guess(view: View) -> Message:
    after = view.ruleset.guessed_after
    if len(after) == 1:
        return say("hooky-ask-guess-once")
    return say("hooky-ask-guess", count=after.index(view.round) + 1, total=len(after))


def awaited(view: View, who: Speakers) -> Message | None:
    """Return for whom and what the table waits, in public words."""
    if not view.asked:
        return None
    if view.phase == "guesses":
        return say("hooky-wait-guesses", seats=people(view.asked))
    seat = Who(view.asked[0])
    if view.phase == "clues":
        return say("hooky-wait-clue", seat=seat)
    return say("hooky-wait-done" if view.questioned else "hooky-wait-word", seat=seat)


DOES = {
    "clue": "hooky-do-clue",
    "ask": "hooky-do-ask",
    "reveal": "hooky-do-reveal",
    BEHIND: "hooky-do-reveal",
    "guess": "hooky-do-guess",
    "hands": "hooky-do-hands",
    "withdraw": "hooky-do-withdraw",
    "done": "hooky-end-turn",
}
"""The name of each verb."""


def choice(step: Step, view: View, who: Speakers) -> Message:
    """Return the name of an answer, or of its verb."""
    args: dict[str, Any] = dict(step.args)
    match step.do:
        case "clue" if args:
            return say("hooky-choice-word", word=args["word"])
        case "ask" if args:
            return say("hooky-choice-ask", word=args["word"], seat=Who(args["of"]))
        case "reveal" if args:
            return say("hooky-choice-reveal", letter=args["card"], seat=Who(args["of"]))
        case "guess" if args:
            return say("hooky-choice-guess", row=row(args["letters"]))
        case "hands" if args:
            named = ((seat, letters) for seat, letters in enumerate(args["letters"]) if letters is not None)
            hands = tuple(say("-hooky-hand-row", seat=Who(seat), row="".join(letters)) for seat, letters in named)
            return say("hooky-choice-hands", hands=hands)
    return say(DOES[step.do])


def sub_line(view: View, seat: Seat, who: Speakers) -> Message:
    """Return the number of the round."""
    return say("hooky-sign-round", round=view.round, total=view.rounds) if view.round else say("hooky-sign-clues")


# The end

LEVEL = {
    "earliest": "hooky-wins-earliest",
    "most": "hooky-wins-most",
    "reveals": "hooky-wins-reveals",
}
"""The comparison that decided a tie (HK-95 to HK-97)."""


def decided(view: View) -> Message:
    """Return who has won, and by what if points were equal (HK-93 to HK-98)."""
    if view.decided == "shared":
        return say("hooky-wins-shared", seats=people(view.winners))
    if view.decided in LEVEL:
        return say(LEVEL[view.decided], seat=Who(view.winners[0]))
    return say("hooky-wins", seat=Who(view.winners[0]))


FACTS: Mapping[str, Message] = {
    "-hooky-did-found": say("-hooky-fact-found"),
    "-hooky-did-asked": say("-hooky-fact-asked"),
    "-hooky-did-answered": say("-hooky-fact-answered"),
}
"""Deeds that are counted over an evening, each with the words under its number."""


def praised(heard: Sequence[Event]) -> Mapping[Seat, Sequence[Message]]:
    """Return praise for the end of a children's match: by seat the missing pupils found, and the questions asked."""
    asked = Counter(event.seat for event in heard if isinstance(event, happened.QuestionAnswered))
    answered = Counter(event.of for event in heard if isinstance(event, happened.QuestionAnswered))
    found: Mapping[Seat, int] = {}
    for event in heard:
        if isinstance(event, happened.MatchEnded):
            found = {seat: len({*event.hooky} & {*chain(*own)}) for seat, own in enumerate(event.guesses)}
    return {
        seat: [
            *([say("-hooky-did-found", count=found[seat])] if found.get(seat) else []),
            *([say("-hooky-did-asked", count=asked[seat])] if asked[seat] else []),
            *([say("-hooky-did-answered", count=answered[seat])] if answered[seat] else []),
        ]
        for seat in {*asked, *answered, *found}
    }
