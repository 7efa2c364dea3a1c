"""Word Porters for children: every sentence of the table in a child's words."""

from collections.abc import Sequence

from engine.games.word_porters import events as happened
from engine.games.word_porters.options import ROUNDS
from engine.games.word_porters.state import left_of_tokens
from engine.games.word_porters.view import View
from scenes.table.childrens import Captions, Childs, Said
from scenes.table.childrens_sayings import Sayings
from scenes.table.phrases import Face, Phrase, Speakers

PARCEL, CASE, TAG = "childs/parcel", "childs/suitcase", "icons/hidden"

ASKS = {
    "place": Said("Put parcel {0} on a hint", PARCEL, "Pick a hint that fits the secret word."),
    "pass": Said("All hints are full: pass", PARCEL),
    "vote": Said("Who has which word?", CASE, "Look at the parcels. Pick a word for each face."),
}
WAITS = {
    "hint": Said("{0} gives a hint", PARCEL),
    "one": Said("{0} still picks", CASE),
    "many": Said("{0} still pick", CASE),
    "none": Said("The words come soon", "icons/cards"),
}
SAYINGS = Sayings(
    {
        "Who is the youngest?": Said("Who is the youngest?", "icons/people"),
        "The youngest begins": Said("The youngest starts", "icons/people"),
        "That is who begins.": Said("That is who starts.", "icons/people"),
        "And nobody tells anything but with parcels.": Said("From now on only parcels tell.", "icons/silent"),
        "No round scored yet": Said("No points yet", "icons/star"),
        "What was each hint meant for?": Said("What was each hint for?", PARCEL),
        "{0} knows why {1} is for {2}": Said("{0} knows why {1} is for {2}", PARCEL),
        "{0} says a lot about {1}, more about {2}": Said("{0} fits {1}. It fits {2} more.", PARCEL),
        "{0} says a little about {1}, more about {2}": Said("{0} fits {1} a bit. It fits {2} more.", PARCEL),
        "{0} says a lot about {1}": Said("{0} fits {1} a lot", PARCEL),
        "{0} says a little about {1}": Said("{0} fits {1} a bit", PARCEL),
        "{0} says the opposite of {1}: no other hint was empty": Said(
            "{0} is not like {1}. All else was full.", PARCEL
        ),
        "{0} says nothing about {1}: no other hint was empty": Said("{0} is not like {1}. All else was full.", PARCEL),
        "{0} says the opposite of {1}": Said("{0} is not at all like {1}", PARCEL),
        "{0} says nothing about {1}": Said("{0} does not fit {1}", PARCEL),
        "{0} alone has the fewest points and starts again": Said("{0} starts one more time", "icons/person"),
        "{0} has the fewest points and starts": Said("{0} starts the next round", "icons/person"),
        "{0} have the fewest points: {1} is next": Said("{1} starts the next round", "icons/person"),
        "{0} have the fewest: {1} is next": Said("{1} starts the next round", "icons/person"),
        "Both words are chosen": Said("All done? Hand it in!", CASE),
        "All words are chosen": Said("All done? Hand it in!", CASE),
        "A pass is for the whole round": Said("A pass is for the whole round", "icons/clock"),
        "No secret word yet": Said("No secret word yet", TAG),
        "{0}'s word is {1}: {2}": Said("The word of {0} is {1}: {2}", TAG),
    }
)
"""Who starts, pages and boards, by what grown-ups read."""


def asked(verbs: Sequence[str], view: View, chosen: int = 0) -> Said:
    """What the seat that is asked is told to do."""
    del chosen
    if "vote" in verbs:
        return ASKS["vote"]
    if "place" not in verbs or view.turn is None:
        return ASKS["pass"]
    return ASKS["place"].filled(left_of_tokens(view.placings, view.turn)[0])


def awaited(view: View, who: Speakers) -> Said:
    """Whom the table waits for."""
    if view.phase == "votes":
        names = [who.names[seat] for seat in view.asked]
        return WAITS["one"].filled(*names) if len(names) == 1 else WAITS["many"].filled(len(names))
    return WAITS["none"] if view.turn is None else WAITS["hint"].filled(who.names[view.turn])


def _placed(event: happened.TokensPlaced, who: Speakers) -> Phrase:
    seat, number = event.placing.seat, event.placing.tokens[0]
    name = who.names[seat]
    return (Face(seat), f"{name} shares a hint" if event.shared else f"{name} puts parcel {number} on a hint")


def _next(event: happened.RoundEnded, who: Speakers) -> Phrase:
    return (Face(event.start), f"{who.names[event.start]} starts the next round")


def _scored(event: happened.SeatScored, who: Speakers) -> Phrase:
    right, others = len(event.right), len(event.tiles) - 1
    found = "it was a hard one" if not right else "we all found it!" if right == others else f"{right} found it"
    return (Face(event.seat), f"{who.names[event.seat]}'s word is {event.number}: {found}")


TOLD: Captions = {
    happened.StacksMade: lambda event, who: ("The cards are mixed",),
    happened.StartChosen: lambda event, who: (Face(event.seat), f"{who.names[event.seat]} starts"),
    happened.WordsLaid: lambda event, who: (f"Round {event.round} of {ROUNDS}: here are ten words",),
    happened.HintsLaid: lambda event, who: (f"Here are {event.there + len(event.hints)} hints",),
    happened.HintsShuffled: lambda event, who: ("The old hints are mixed again",),
    happened.IdentitiesDealt: lambda event, who: ("Each of us gets a secret word",),
    happened.TokensPlaced: _placed,
    happened.Passed: lambda event, who: (Face(event.seat), f"{who.names[event.seat]} gives no more hints"),
    happened.HintsGiven: lambda event, who: ("All hints are here: who has which word?",),
    happened.VoteGiven: lambda event, who: (Face(event.seat), f"{who.names[event.seat]} is done"),
    happened.SeatScored: _scored,
    happened.RoundEnded: _next,
}
"""Captions that are plainer for children."""

CHILDS = Childs(ASKS, WAITS, asked, awaited, TOLD, pages=SAYINGS)
