"""What Hooky says on the screen: a caption for every event, a sentence for every question. Names, never "you"."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.cards import Card
from engine.core.events import Event
from engine.core.seats import Seat
from engine.games.hooky import events as happened
from engine.games.hooky.options import GUESSED_AFTER, ROUNDS
from engine.games.hooky.view import View
from scenes.games.hooky.art.pupils import name
from scenes.table.asks.chance_question import ChanceQuestion
from scenes.table.phrases import Face, Part, Speakers, Suit, listed

Words = tuple[Part, ...]
FEW = 2
"""How many names stand in a sentence; of more it says the number."""
END_TURN, REVEAL_OR_END = "End the turn", "Reveal a card, or end the turn"
DECIDED = {
    "earliest": "was right in an earlier round",
    "most": "had more right letters first",
    "reveals": "has revealed fewer cards",
}
"""What a tie was decided by (HK-95 to HK-97)."""
IN_CLASS_LAST = ChanceQuestion(
    title="Who was in a classroom last?",
    lines=("That is who begins.", "And the same one begins every round."),
    sentence="Whoever was in class last begins",
    key="start",
)
"""Who begins (HK-4): people say it, or leave it to chance. The deal stays as it was drawn."""


def pupils(letters: Sequence[Card]) -> str:
    """`Dev, Jonas and Milo`."""
    return listed([name(letter) for letter in letters])


def _dealt(event: happened.CardsDealt, who: Speakers) -> Words:
    return (Face(event.start), f"{who.names[event.start]} begins every round")


def _clue(event: happened.ClueGiven, who: Speakers) -> Words:
    return (Face(event.seat), f"{who.names[event.seat]}'s clue: {event.word} {event.number}")


def _answered(event: happened.QuestionAnswered, who: Speakers) -> Words:
    return (Face(event.of), f"{who.names[event.of]} answers {event.number}")


def _sent_back(event: happened.WordSentBack, who: Speakers) -> Words:
    return (Face(event.seat), f"{event.word} is sent back: {who.names[event.seat]} finds another word")


def _revealed(event: happened.CardRevealed, who: Speakers) -> Words:
    return (Face(event.seat), f"{who.names[event.seat]} reveals {event.card} for all to see", Suit(event.card))


def _seen(event: happened.CardSeen, who: Speakers) -> Words:
    seat, of = who.names[event.seat], who.names[event.of]
    return (Face(event.seat), f"{seat} looks at a card of {of}'s", Face(event.of))


def _round_over(event: happened.RoundOver, who: Speakers) -> Words:
    del who
    if not event.guessing:
        return (f"Round {event.round} is over",)
    last = ", hands too" if event.round == ROUNDS else ""
    return (f"Round {event.round} is over: everybody guesses{last}",)


def _turned(event: happened.PlaygroundTurned, who: Speakers) -> Words:
    del who
    return (f"{name(event.card)} is in the Playground", Suit(event.card))


def _ended(event: happened.MatchEnded, who: Speakers) -> Words:
    del event, who
    return ("All guesses are in: who played hooky?",)


CAPTIONS: dict[type[Event], Callable[[Any, Speakers], Words]] = {
    happened.CardsDealt: _dealt,
    happened.ClueGiven: _clue,
    happened.QuestionAnswered: _answered,
    happened.WordSentBack: _sent_back,
    happened.CardRevealed: _revealed,
    happened.CardSeen: _seen,
    happened.RevealDeclined: lambda event, who: (Face(event.seat), f"{who.names[event.seat]} reveals no card"),
    happened.RoundBegan: lambda event, who: (
        Face(event.seat),
        f"Round {event.round} of {ROUNDS}: {who.names[event.seat]} begins",
    ),
    happened.RoundOver: _round_over,
    happened.PlaygroundTurned: _turned,
    happened.HookyGuessed: lambda event, who: (Face(event.seat), f"{who.names[event.seat]} has guessed"),
    happened.HandsGuessed: lambda event, who: (Face(event.seat), f"{who.names[event.seat]} has named all hands"),
    happened.MatchEnded: _ended,
}
"""One entry for every event class of Hooky; a test checks that none is missing."""


def caption(event: Event, who: Speakers) -> Words:
    """What happened as one line of words and small pictures; only public facts, whoever looks."""
    return CAPTIONS[type(event)](event, who)


def says(seat: Seat, of: Seat | None, word: str, who: Speakers) -> Words:
    """A word before its number is known."""
    speaker = who.names[seat]
    if of is None:
        return (Face(seat), f"{speaker} says {word}")
    return (Face(seat), f"{speaker} asks {who.names[of]}: {word}", Face(of))


def verdict(against: Sequence[Seat], word: str, who: Speakers, goes: bool) -> str:
    """What came of a dispute, before anything else happens."""
    if goes:
        return f"{word} goes back"
    if not against:
        return f"{word} counts"
    return f"Only {listed([who.names[seat] for seat in against])} against it: {word} counts"


def question(verbs: Sequence[str], view: View, chosen: int = 0) -> Words:
    """The sentence of the private rail for the seat that looks: the rule that holds now."""
    del chosen
    if "clue" in verbs:
        return ("A starting clue: a word with an own letter",)
    if "ask" in verbs:
        return ("A word for whom?",) if "reveal" not in verbs else ("A word for whom? Or reveal first",)
    if "hands" in verbs and "guess" not in verbs:
        return ("Who has which letters?",)
    if "guess" in verbs:
        return (f"Who is missing? Guess {GUESSED_AFTER.index(view.round) + 1} of {len(GUESSED_AFTER)}",)
    return (REVEAL_OR_END,)


def awaited(view: View, who: Speakers) -> Words:
    """Whom the table waits for and for what, for everybody's eyes."""
    if not view.asked:
        return ()
    if view.phase == "guesses":
        if len(view.asked) > FEW:
            return (f"{len(view.asked)} still guess",)
        return (f"{listed([who.names[seat] for seat in view.asked])} still guess{'es' * (len(view.asked) == 1)}",)
    seat = view.asked[0]
    name_of = who.names[seat]
    if view.phase == "clues":
        return (Face(seat), f"{name_of} thinks of a starting clue")
    if view.questioned:
        return (Face(seat), f"{name_of} may reveal a card")
    return (Face(seat), f"{name_of} asks somebody a word")


def decided(view: View, who: Speakers) -> str:
    """Who has won, and by what where points were level (HK-93 to HK-98)."""
    winners = listed([who.names[seat] for seat in view.winners])
    if view.decided == "shared":
        return f"{winners} share the win"
    if view.decided in DECIDED:
        return f"Level on points: {winners} {DECIDED[view.decided]}"
    return f"{winners} wins!"
