"""Word Porters' messages for every event, question and wait, for answers, and for the meaning of a hint. The texts are
in `word_porters.ftl` of each language; words and hints come from the match's pack."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.events import Event
from engine.core.messages import Message, Who, say
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.word_porters import events as happened
from engine.games.word_porters.content import Meaning, qualities
from engine.games.word_porters.state import PlayedRound
from engine.games.word_porters.view import View
from scenes.table.asks.chance_question import ChanceQuestion
from scenes.table.phrases import Speakers, people

FEW = 2
"""Most names in a sentence; more are a number."""
MUCH = 1.0
"""The smallest fit of a hint that says a lot."""
YOUNGEST = ChanceQuestion(
    title=say("word_porters-youngest"),
    lines=(say("word_porters-youngest-begins"), say("word_porters-youngest-parcels")),
    sentence=say("word_porters-youngest-starts"),
)
"""Who begins (WP-13): people answer, or leave it to chance. From then on only parcels give information."""
PASSES = say("-word_porters-says-pass")
"""The word of a seat that passes, in its bubble."""


def found(right: int, others: int) -> Message:
    """Return how many of the others found a word."""
    if right == others:
        return say("-word_porters-all-found")
    return say("-word_porters-some-found", count=right, amount=others) if right else say("-word_porters-none-found")


def scored(event: happened.SeatScored, laid: View | PlayedRound) -> Message:
    """Return who found whose word, with its hints in order. `laid`: the round with the texts."""
    texts = {hint.card: hint.text for hint in laid.row}
    hints = tuple(texts[placing.hint] for placing in laid.placings if placing.seat == event.seat)
    seat, word, finders = Who(event.seat), laid.words[event.number - 1].text, len(event.right)
    if not finders:
        return say("word_porters-found-none", seat=seat, word=word, hints=hints)
    if finders == len(event.tiles) - 1:
        return say("word_porters-found-all", seat=seat, word=word, hints=hints)
    if finders > FEW:
        return say("word_porters-found-many", seat=seat, word=word, hints=hints, count=finders)
    return say("word_porters-found", seat=seat, word=word, hints=hints, seats=people(event.right))


def next_start(event: happened.RoundEnded) -> Message:
    """Return who begins the next round, and why (WP-67 to WP-69)."""
    seat = Who(event.start)
    if event.why == "alone_lowest":
        return say("word_porters-starts-again", seat=seat)
    if len(event.lowest) == 1:
        return say("word_porters-fewest-starts", seat=seat)
    if len(event.lowest) > FEW:
        return say("word_porters-next-of-many", seat=seat, count=len(event.lowest))
    return say("word_porters-next-of-two", seat=seat, seats=people(event.lowest))


def question(verbs: Sequence[str], view: View, chosen: int = 0) -> Message:
    """Return the question to the viewing seat."""
    if "vote" in verbs:
        return say("word_porters-ask-vote")
    if "place" not in verbs or view.turn is None:
        return say("word_porters-ask-pass")
    return say("word_porters-ask-place", number=view.tokens[view.turn][0])


def awaited(view: View, who: Speakers) -> Message | None:
    """Return for whom the table waits, in public words, or None if there is no question."""
    if view.phase == "votes":
        return say("word_porters-wait-votes", seats=people(view.asked)) if view.asked else None
    return None if view.turn is None else say("word_porters-wait-hint", seat=Who(view.turn))


def choice(step: Step, view: View, who: Speakers) -> Message:
    """Return the name of an answer."""
    args: dict[str, Any] = dict(step.args)
    match step.do:
        case "place" if args:
            return say("-word_porters-choice-hint", hint=_hint(view, args["hint"]))
        case "place":
            return say("word_porters-choice-place")
        case "vote" if args:
            given = ((seat, number) for seat, number in enumerate(args["tiles"]) if number is not None)
            tiles = tuple(say("-word_porters-tile", seat=Who(seat), number=number) for seat, number in given)
            return say("word_porters-choice-tiles", tiles=tiles)
        case "vote":
            return say("word_porters-choice-vote")
        case _:
            return say("word_porters-choice-pass")


def _hint(view: View, card: str) -> str:
    return next(hint.text for hint in view.row if hint.card == card)


def sub_line(view: View, seat: Seat, who: Speakers) -> Message | None:
    """Return the number of the own word, for its owner only."""
    return say("-word_porters-own-word", number=view.number) if view.number is not None else None


def why_forced(step: Step, who: Speakers) -> Message | None:
    """Return the reason of a forced step, if its event does not tell it. A forced pass does."""
    if step.do != "place" or not isinstance(step.by, int):
        return None
    return say("word_porters-one-hint-left", seat=Who(step.by))


def explained(meaning: Meaning, played: PlayedRound) -> Message:
    """Return a sentence about a given hint. Nothing is known about texts that are not ours."""
    hint, word, much = meaning.hint.text, meaning.word.text, meaning.fit >= MUCH
    if not (qualities(hint) and qualities(word)):
        return say("word_porters-hint-unknown", seat=Who(meaning.seat), hint=hint, word=word)
    if meaning.fit > 0 and meaning.others:
        rival = played.words[meaning.others[0] - 1].text
        return say(
            "word_porters-hint-fits-more" if much else "word_porters-hint-fits-a-little-more",
            hint=hint,
            word=word,
            rival=rival,
        )
    if meaning.fit > 0:
        return say("word_porters-hint-fits" if much else "word_porters-hint-fits-a-little", hint=hint, word=word)
    if meaning.fit < 0:
        return say(
            "word_porters-hint-opposite-left" if meaning.left_over else "word_porters-hint-opposite",
            hint=hint,
            word=word,
        )
    return say(
        "word_porters-hint-nothing-left" if meaning.left_over else "word_porters-hint-nothing", hint=hint, word=word
    )


FACTS: Mapping[str, Message] = {
    "-word-porters-did-words": say("-word-porters-fact-words"),
    "-word-porters-did-parcels": say("-word-porters-fact-parcels"),
    "-word-porters-did-clear": say("-word-porters-fact-clear"),
}
"""Deeds that are counted over an evening, each with the words under its number."""


def praised(heard: Sequence[Event]) -> Mapping[Seat, Sequence[Message]]:
    """Return praise for the end of a children's match: by seat the words guessed and the parcels placed."""
    guessed = Counter(by for event in heard if isinstance(event, happened.SeatScored) for by in event.right)
    clear = Counter(event.seat for event in heard if isinstance(event, happened.SeatScored) for _ in event.right)
    placings = [event.placing for event in heard if isinstance(event, happened.TokensPlaced)]
    placed = Counter(placing.seat for placing in placings for _ in placing.tokens)
    return {
        seat: [
            *([say("-word-porters-did-words", count=guessed[seat])] if guessed[seat] else []),
            *([say("-word-porters-did-parcels", count=placed[seat])] if placed[seat] else []),
            *([say("-word-porters-did-clear", count=clear[seat])] if clear[seat] else []),
        ]
        for seat in {*guessed, *placed, *clear}
    }
