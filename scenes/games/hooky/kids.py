"""Hooky for children: every sentence of the table in a child's words."""

from collections.abc import Sequence

from engine.games.hooky import events as happened
from engine.games.hooky.terms import ROUNDS
from engine.games.hooky.view import View
from scenes.games.hooky.light import GOAL
from scenes.table.childs import Captions, Childs, Said
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
    "seat": Said("No one sits there.", "icons/people"),
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
    "choose-more": Said("Pick a letter first.", WORD),
}


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
    happened.RoundBegan: lambda event, who: (
        Face(event.seat),
        f"Round {event.round} of {ROUNDS}: {who.names[event.seat]} starts",
    ),
    happened.RoundOver: _round_over,
    happened.MatchEnded: lambda event, who: ("All guesses are in: who is not here?",),
}
"""Captions that are plainer for children."""

CHILDS = Childs(GOAL, ASKS, WAITS, REFUSALS, asked, awaited, TOLD)
