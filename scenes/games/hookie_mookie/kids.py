"""Hookie-Mookie for children: every sentence of the table in a child's words. A hookie is a flip with a friend."""

from collections.abc import Sequence

from engine.games.hookie_mookie import events as happened
from engine.games.hookie_mookie.view import View
from scenes.table.childrens import Captions, Childs, Said
from scenes.table.childrens_sayings import Sayings
from scenes.table.phrases import Face, Phrase, Speakers

SET, FLIP, SUN = "8-hearts", "childs/flip", "hookie_mookie/sun"

ASKS = {
    "offer": Said("Flip one card", FLIP, "Try to match the other card."),
    "draw": Said("No one to call: draw", "childs/draw", "Take new cards from the pile."),
    "call": Said("Who flips a card too?", "icons/people", "Pick a face. Two cards that match stay down."),
    "done": Said("That is all. Stop here.", "icons/tick"),
    "new": Said("Pick three or four alike", SET, "The same number or the same face."),
    "add": Said("Make a set or add on", SET, "A new set needs three cards alike."),
    "more": Said("Lay more, or stop here", SET, "Cards can go on a set that lies there."),
    "turn": Said("Lay cards, or call a friend", FLIP, "Three alike can go down. If not, call a friend."),
    "lay": Said("Lay down some cards", SET, "The same number or the same face."),
}
WAITS = {
    "one": Said("{0} picks a card", FLIP),
    "two": Said("{0} and {1} pick a card", FLIP),
    "more": Said("{0} lays more or is done", SET),
    "alone": Said("{0} lays or draws a card", "childs/draw"),
    "turn": Said("{0} lays or calls a friend", FLIP),
    "none": Said("The cards come soon", "icons/cards"),
}
SAYINGS = Sayings(
    {
        "Who has the longest hair?": Said("Who has the longest hair?", "icons/people"),
        "The longest hair begins": Said("The longest hair starts", "icons/people"),
        "That is who begins.": Said("That is who starts.", "icons/people"),
        "And once the cards are dealt, nobody talks about them.": Said("Do not tell of the cards.", "icons/silent"),
        "The cards win": Said("The sun went down", SUN),
        "Before the sun was down": Said("We won by day!", SUN),
        "The first empty hand wins": Said("The first empty hand wins", "icons/crown"),
        "One more hand to empty": Said("One hand must get empty", SUN),
        "{0} more hands to empty": Said("{0} hands must get empty", SUN),
        "What everybody has seen": Said("We all saw these cards", "icons/eye"),
    }
)
"""Who starts, and the sheets, by what grown-ups read."""


def asked(verbs: Sequence[str], view: View, chosen: int = 0) -> Said:
    """What the seat that looks is told to do."""
    if "offer" in verbs:
        return ASKS["offer"]
    if tuple(verbs) == ("draw",):
        return ASKS["draw"]
    if "lay" not in verbs:
        return ASKS["call" if "hookie" in verbs else "done"]
    if chosen:
        return ASKS["add" if view.sets else "new"]
    if view.laid:
        return ASKS["more"]
    return ASKS["turn" if "hookie" in verbs else "lay"]


def awaited(view: View, who: Speakers) -> Said:
    """Whom the table waits for and what may come; the same whatever their hands hold."""
    names = [who.names[seat] for seat in view.asked]
    if not names:
        return WAITS["none"]
    if view.phase == "hookie":
        return WAITS["two" if len(names) > 1 else "one"].filled(*names)
    if view.laid:
        return WAITS["more"].filled(*names)
    others = (count for seat, count in enumerate(view.counts) if seat != view.asked[0])
    return WAITS["turn" if any(others) else "alone"].filled(*names)


def _called(event: happened.HookieCalled, who: Speakers) -> Phrase:
    caller, partner = who.names[event.caller], who.names[event.partner]
    return (Face(event.caller), f"{caller} flips a card with", Face(event.partner), partner)


def _cleared(event: happened.SetCleared, who: Speakers) -> Phrase:
    del event, who
    return ("All four are here: the set is full!",)


TOLD: Captions = {
    happened.StartChosen: lambda event, who: (Face(event.seat), f"{who.names[event.seat]} starts"),
    happened.HandsDealt: lambda event, who: ("Seven cards for each of us",),
    happened.HookieCalled: _called,
    happened.SetCleared: _cleared,
    happened.DeckRanOut: lambda event, who: ("The last card: the sun goes down",),
}
"""Captions that are plainer for children."""

CHILDS = Childs(ASKS, WAITS, asked, awaited, TOLD, pages=SAYINGS)
