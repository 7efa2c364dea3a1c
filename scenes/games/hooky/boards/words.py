"""What Hooky's private boards say, in the rail of the seat that looks."""

from collections.abc import Hashable

from engine.core.cards import Card
from engine.core.prompts import Reason
from engine.core.seats import Seat
from scenes.games.hooky.art.pupils import name
from scenes.games.hooky.boards.known import OWN, TURNED, Known
from scenes.games.hooky.boards.marks import MAYBE, NO, OPEN, YES, Marks
from scenes.seating import Seating

MARK_LABELS = {OPEN: "Wipe off", NO: "No", MAYBE: "Maybe", YES: "Yes"}
HAND_WORDS = {OPEN: "Does {1} have {0}?", NO: "{1} has no {0}", MAYBE: "Perhaps {1} has {0}", YES: "{1} has {0}"}
MISSING_WORDS = {
    OPEN: "Is {0} missing?",
    NO: "{0} is not missing",
    MAYBE: "Perhaps {0} is missing",
    YES: "{0} is missing",
}


def refused(reason: Reason, speaker: str, of: str) -> str:
    """Why a word will not do, in a few words, for its speaker's eyes alone."""
    match reason[0]:
        case "sent_back":
            return f"{reason[1]} was sent back before"
        case "asked_before":
            return f"{of} knows these letters from {speaker}"
        case "clue_letter":
            return f"{reason[1]} has no letter of {speaker}'s hand"
        case _:
            return "A word has five letters"


def spelled(word: str, of: str, known: bool) -> str:
    """A whole word, ready to be said; whether the table will be asked about it."""
    if not known:
        return f"{word}? The table will be asked"
    return f"{word} for {of}?" if of else f"{word} as a starting clue?"


def marked_here(at: Hashable, found: Known, marks: Marks, seating: Seating) -> str:
    """What stands in the register where the focus is."""
    match at:
        case ("row", str(letter)):
            pupil, band = name(Card(letter)), found.bands[Card(letter)]
            if band == OWN:
                return f"{pupil} is an own card"
            if band == TURNED:
                return f"{pupil} is in the Playground"
            return f"{pupil} is {seating[int(band)].name}'s"
        case ("cell", str(letter), int(column)):
            mark = found.mark(column, Card(letter), marks)
            if column == len(found.columns):
                return MISSING_WORDS[mark].format(letter)
            return HAND_WORDS[mark].format(letter, seating[found.columns[column]].name)
    return ""


def not_there(letter: str, band: str | Seat | None, seat: Seat | None, seating: Seating) -> str:
    """A warning about a guessed letter, no refusal (HK-Q35): `seat` None for the missing."""
    if band == OWN:
        return f"{letter} is an own card"
    if band == TURNED:
        return f"{letter} is in the Playground"
    if isinstance(band, int):
        return f"{letter} is {seating[band].name}'s"
    where = "missing" if seat is None else f"{seating[seat].name}'s"
    return f"{letter} cannot be {where}"


def more_letters(count: int) -> str:
    """What is missing before it can be handed in."""
    return "One letter more" if count == 1 else f"{count} letters more"
