"""Hooky for children: every sentence of the table in a child's words."""

from collections.abc import Sequence

from engine.games.hooky import events as happened
from engine.games.hooky.options import ROUNDS
from engine.games.hooky.view import View
from scenes.table.childrens import Captions, Childs, Said
from scenes.table.childrens_sayings import Sayings
from scenes.table.phrases import Face, Phrase, Speakers

WORD = "childs/word"

ASKS = {
    "clue": Said("Spell a word as a clue", WORD, "It needs one letter from this hand."),
    "ask": Said("Pick a face. Spell a word.", WORD, "We hear how many of its letters fit."),
    "ask_reveal": Said("Pick a face. Spell a word.", WORD, "Or show a card to peek at one."),
    "done": Said("Show a card, or say done", "icons/eye", "Who shows a card may peek at one."),
    "guess": Said("Who is not here? Pick three", "icons/question", "The list tells who it can not be."),
    "hands": Said("Who has which letters?", "icons/people", "The list tells a lot."),
}
WAITS = {
    "clue": Said("{0} thinks of a word", WORD),
    "ask": Said("{0} asks for a word", WORD),
    "done": Said("{0} may show a card", "icons/eye"),
    "one": Said("{0} still thinks", "icons/question"),
    "many": Said("{0} still think", "icons/question"),
    "none": Said("The cards come soon", "icons/cards"),
}
REFUSALS = {
    "own_seat": Said("Pick someone else.", "icons/people"),
    "word": Said("A word needs five letters.", WORD),
    "sent_back": Said("{0} was sent back. Try a new word.", WORD),
    "asked_before": Said("Those letters were used. Try a new word.", WORD),
    "clue_letter": Said("It needs one letter from this hand.", WORD),
    "clue_first": Said("First come the clues.", WORD),
    "clue_given": Said("The clues are all done.", WORD),
    "asked": Said("The word was said. That is all.", WORD),
    "no_disputes": Said("All words count in this game.", WORD),
    "withdraw_late": Said("The word counts now.", WORD),
    "withdraw_clue": Said("This clue is for all of us.", WORD),
    "withdraw_ask": Said("Say who was asked.", "icons/people"),
    "against_speaker": Said("The others say yes or no.", "icons/people"),
    "against_order": Said("Each one says it one time.", "icons/people"),
    "against_few": Said("Not so many said no. It counts.", WORD),
    "reveal_early": Said("Cards are shown from round two on.", "icons/eye"),
    "revealed": Said("One card is all for now.", "icons/eye"),
    "reveal_none": Said("All these cards are shown.", "icons/eye"),
    "reveal_nobody": Said("There is no card to peek at.", "icons/eye"),
    "reveal_shown": Said("That card is shown.", "icons/eye"),
    "look_empty": Said("There is no card to peek at.", "icons/eye"),
    "look_first": Said("First comes the peek.", "icons/eye"),
    "no_look": Said("No one may peek now.", "icons/eye"),
    "peek_shown": Said("That card is shown.", "icons/eye"),
    "peek_other": Said("That card is not there.", "icons/eye"),
    "done_early": Said("No pass now. Ask for a word first.", WORD),
    "guess_later": Said("It is too soon to guess.", "icons/clock"),
    "guess_letters": Said("Pick three letters. No two the same.", "icons/question"),
    "guess_first": Said("First we all guess.", "icons/question"),
    "guessed": Said("That guess is in. Wait for the rest.", "icons/clock"),
    "hands_later": Said("It is too soon for that guess.", "icons/clock"),
    "hands_given": Said("That guess is in. Wait for the rest.", "icons/clock"),
    "hands_seats": Said("Fill in each face.", "icons/people"),
    "hands_own": Said("Guess the others.", "icons/people"),
    "hands_all": Said("Fill in each face.", "icons/people"),
    "hands_letters": Said("Each face needs {0} letters.", "icons/people"),
}
SAYINGS = Sayings(
    {
        "Who was in a classroom last?": Said("Who was in class last?", "icons/people"),
        "Whoever was in class last begins": Said("The last one in class starts", "icons/people"),
        "That is who begins.": Said("That is who starts.", "icons/people"),
        "And the same one begins every round.": Said("That one starts each round.", "icons/bell"),
        "Points come at the end": Said("The points come last", "icons/star"),
        "All words so far": Said("All words so far", "icons/book"),
        "{0} share the win": Said("{0} win as one!", "icons/crown"),
        "Level on points: {0} was right in an earlier round": Said("So close! {0} knew it first", "icons/crown"),
        "Level on points: {0} had more right letters first": Said("So close! {0} knew it first", "icons/crown"),
        "Level on points: {0} has revealed fewer cards": Said("So close! {0} showed less", "icons/crown"),
        "{0} wins!": Said("{0} wins!", "icons/crown"),
        "Who is missing?": Said("Who is not here?", "icons/question"),
        "Reveal a card": Said("Show a card", "icons/eye"),
        "and see one card of, by chance": Said("Then peek at one card of", "icons/eye"),
        "Who played hooky?": Said("Who is not here?", "icons/question"),
        "{0} played hooky": Said("{0} are not here!", "icons/question"),
        "{0} …": Said("{0} …", "icons/question"),
        "Who knew the hands?": Said("Who knew the cards?", "icons/people"),
        "{0} had {1}": Said("{0} had {1}", "icons/cards"),
        "Does {0} count?": Said("Is {0} a word?", WORD),
        "{0} goes back": Said("{0} does not count", WORD),
        "{0} counts": Said("{0} counts", WORD),
        "Only {0} against it: {1} counts": Said("{1} counts. Only {0} said no.", WORD),
        "Which letters has {0}?": Said("What letters has {0}?", "icons/people"),
        "All is filled in": Said("It is all filled in", "icons/tick"),
        "This row is full": Said("This row is full", "icons/cross"),
        "{0} lies there face up": Said("We can all see {0}", "icons/eye"),
        "One letter more": Said("Pick one more", "icons/plus"),
        "{0} letters more": Said("Pick {0} more", "icons/plus"),
        "{0} is an own card": Said("{0} is in this hand", "icons/cards"),
        "{0} is in the Playground": Said("We can all see {0}", "icons/eye"),
        "{0} cannot be missing": Said("{0} is here", "icons/eye"),
        "{0} cannot be {1}": Said("{0} can not be {1}", "icons/cross"),
        "{0} is {1}'s": Said("{1} has {0}", "icons/person"),
        "This stands there by itself": Said("This is there on its own", "icons/tick"),
        "Nothing to undo": Said("There is no step back", "icons/back"),
        "The card comes first": Said("First pick a card", "icons/cards"),
        "All of {0}'s cards lie open": Said("We see all cards of {0}", "icons/eye"),
        "{0} for all to see. Whose card is seen for it?": Said("We show {0}. Who shows one card?", "icons/eye"),
        "Reveal a card, or end the turn": Said("Show a card, or end the turn", "icons/eye"),
        "Which card is revealed?": Said("Which card do we show?", "icons/eye"),
        "{0}? The table will be asked": Said("{0}? The others say yes or no", WORD),
        "{0} as a starting clue?": Said("{0} as a clue?", WORD),
    }
)
"""Hearings, pages and boards, by what grown-ups read."""


def asked(verbs: Sequence[str], view: View, chosen: int = 0) -> Said:
    """What the seat that looks is told to do."""
    del view, chosen
    if "clue" in verbs:
        return ASKS["clue"]
    if "ask" in verbs:
        return ASKS["ask_reveal" if "reveal" in verbs else "ask"]
    if "hands" in verbs and "guess" not in verbs:
        return ASKS["hands"]
    return ASKS["guess" if "guess" in verbs else "done"]


def awaited(view: View, who: Speakers) -> Said:
    """Whom the table waits for and what may come."""
    names = [who.names[seat] for seat in view.asked]
    if not names:
        return WAITS["none"]
    if view.phase == "guesses":
        return WAITS["one"].filled(*names) if len(names) == 1 else WAITS["many"].filled(len(names))
    kind = "clue" if view.phase == "clues" else "done" if view.questioned else "ask"
    return WAITS[kind].filled(*names)


def _round_over(event: happened.RoundOver, who: Speakers) -> Phrase:
    del who
    return (f"Round {event.round} is done" + (": now we guess" if event.guessing else ""),)


TOLD: Captions = {
    happened.CardsDealt: lambda event, who: (Face(event.start), f"{who.names[event.start]} starts each round"),
    happened.CardRevealed: lambda event, who: (Face(event.seat), f"{who.names[event.seat]} shows {event.card}"),
    happened.RevealDeclined: lambda event, who: (Face(event.seat), f"{who.names[event.seat]} shows no card"),
    happened.RoundBegan: lambda event, who: (
        Face(event.seat),
        f"Round {event.round} of {ROUNDS}: {who.names[event.seat]} starts",
    ),
    happened.RoundOver: _round_over,
    happened.MatchEnded: lambda event, who: ("All guesses are in: who is not here?",),
}
"""Captions that are plainer for children."""

CHILDS = Childs(ASKS, WAITS, REFUSALS, asked, awaited, TOLD, pages=SAYINGS)
