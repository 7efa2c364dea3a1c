"""What Word Porters says on the screen: a caption for every event and a sentence for every question, with names."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.events import Event
from engine.core.messages import Message, Who, say
from engine.core.seats import Seat
from engine.games.word_porters import events as happened
from engine.games.word_porters.options import ROUNDS
from engine.games.word_porters.state import left_of_tokens
from engine.games.word_porters.view import View
from scenes.table.asks.chance_question import ChanceQuestion
from scenes.table.phrases import Face, Part, Speakers, listed

Words = tuple[Part, ...]
FEW = 2
"""How many names stand in a sentence; of more it says the number."""
NUMBERS = ("none", "one", "two", "three", "four", "five", "six")
YOUNGEST = ChanceQuestion(
    title="Who is the youngest?",
    lines=("That is who begins.", "And nobody tells anything but with parcels."),
    sentence="The youngest begins",
)
"""Who begins (WP-13): people say it, or leave it to chance. And from then on only parcels tell."""


def _names(seats: Sequence[Seat], who: Speakers) -> str:
    return listed([who.names[seat] for seat in seats])


def refused(why: Message, seat: Seat) -> Message:
    """Why a parcel of `seat` cannot go somewhere; a table has names for it, and parcels for tokens."""
    match why.key:
        case "word_porters-no-own-there":
            return say("word_porters-not-own-there", seat=Who(seat))
        case "word_porters-no-share-one":
            return say("word_porters-not-share-one", seat=Who(seat), number=dict(why.args)["number"])
        case _:
            return why


def _placed(event: happened.TokensPlaced, who: Speakers) -> Words:
    placing = event.placing
    name = who.names[placing.seat]
    if event.shared:
        return (Face(placing.seat), f"{name} shares a hint: parcel {placing.tokens[0]}, and the 3 underneath")
    return (Face(placing.seat), f"{name} puts parcel {placing.tokens[0]} on an empty hint")


def _passed(event: happened.Passed, who: Speakers) -> Words:
    name = who.names[event.seat]
    if event.forced:
        return (Face(event.seat), f"Every hint is taken: {name} has to pass")
    return (Face(event.seat), f"{name} passes: no more hints this round")


def _scored(event: happened.SeatScored, who: Speakers) -> Words:
    others = len(event.tiles) - 1
    return (Face(event.seat), f"{who.names[event.seat]}'s word is {event.number}: {found(len(event.right), others)}")


def found(right: int, others: int) -> str:
    """`2 of 4 found it`."""
    if right == others:
        return "everybody found it!"
    return f"{right} of {others} found it" if right else "nobody found it"


def _round_ended(event: happened.RoundEnded, who: Speakers) -> Words:
    return (Face(event.start), next_start(event, who))


def next_start(event: happened.RoundEnded, who: Speakers) -> str:
    """Who begins the next round, and why (WP-67 to WP-69)."""
    name = who.names[event.start]
    if event.why == "alone_lowest":
        return f"{name} alone has the fewest points and starts again"
    if len(event.lowest) == 1:
        return f"{name} has the fewest points and starts"
    if len(event.lowest) > FEW:
        return f"{len(event.lowest)} have the fewest points: {name} is next"
    return f"{_names(event.lowest, who)} have the fewest: {name} is next"


def _ended(event: happened.MatchEnded, who: Speakers) -> Words:
    verb = "win" if len(event.winners) > 1 else "wins"
    return (*(Face(seat) for seat in event.winners), f"{_names(event.winners, who)} {verb}!")


CAPTIONS: dict[type[Event], Callable[[Any, Speakers], Words]] = {
    happened.StacksMade: lambda event, who: ("Words and hints are shuffled",),
    happened.StartChosen: lambda event, who: (
        Face(event.seat),
        f"{who.names[event.seat]} begins",
    ),
    happened.WordsLaid: lambda event, who: (f"Round {event.round} of {ROUNDS}: ten words",),
    happened.HintsLaid: lambda event, who: (f"{event.there + len(event.hints)} hints lie in the row",),
    happened.HintsShuffled: lambda event, who: ("The old hints are shuffled again",),
    happened.IdentitiesDealt: lambda event, who: ("Everybody gets the number of a secret word",),
    happened.TokensPlaced: _placed,
    happened.Passed: _passed,
    happened.HintsGiven: lambda event, who: ("All hints are given: whose word is which?",),
    happened.VoteGiven: lambda event, who: (Face(event.seat), f"{who.names[event.seat]} has voted"),
    happened.SeatScored: _scored,
    happened.RoundEnded: _round_ended,
    happened.MatchEnded: _ended,
}
"""One entry for every event class of Word Porters; a test checks that none is missing."""


def caption(event: Event, who: Speakers) -> Words:
    """What happened as one line of words and small pictures; only public facts, whoever looks."""
    return CAPTIONS[type(event)](event, who)


def question(verbs: Sequence[str], view: View, chosen: int = 0) -> Words:
    """The sentence for the seat that is asked."""
    del chosen
    if "vote" in verbs:
        return ("Whose word is which?",)
    if "place" not in verbs:
        return ("Every hint is taken: pass",)
    seat = view.turn
    lowest = left_of_tokens(view.placings, seat)[0] if seat is not None else 1
    return (f"Parcel {lowest} goes on an empty hint",)


def awaited(view: View, who: Speakers) -> Words:
    """Whom the table waits for, for everybody's eyes."""
    if view.phase == "votes":
        if len(view.asked) > FEW:
            return (f"{len(view.asked)} still choose",)
        verb = "choose" if len(view.asked) > 1 else "chooses"
        return (*(Face(seat) for seat in view.asked), f"{_names(view.asked, who)} still {verb}")
    if view.turn is None:
        return ()
    return (Face(view.turn), f"{who.names[view.turn]} gives a hint")
