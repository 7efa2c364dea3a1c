"""Rook for children: every sentence of the table in a child's words. Trump is the boss colour."""

from collections.abc import Sequence

from engine.games.rook import events as happened
from engine.games.rook.cards import ROOK, color, suit
from engine.games.rook.view import View
from scenes.games.rook.words import ahead, least_bid, nest_cards
from scenes.table.childrens import Captions, Childs, Said
from scenes.table.childrens_sayings import Sayings
from scenes.table.phrases import Face, Phrase, Speakers, Suit

SUITS = {"black": "rook/hat", "red": "rook/poppy", "green": "rook/leaf", "yellow": "rook/sun"}
"""The picture of each colour."""

ASKS = {
    "bid": Said("Bid {0} or pass", "icons/star", "The top bid gets the nest, and must catch that much."),
    "pass": Said("Pass now", "icons/cross", "That is fine. The next one goes on."),
    "bury": Said("Lay {0} cards in the nest", "icons/cards", "Keep the high cards. Lay down the low ones."),
    "bury_more": Said("Lay down {0} more", "icons/cards", "Keep the high cards. Lay down the low ones."),
    "repair": Said("Make the nest right", "icons/cards", "It must hold {0} cards."),
    "trump": Said("Pick the boss colour", "icons/crown", "Pick the one with the most cards."),
    "lead": Said("Play any card", "icons/cards", "The highest card gets them all."),
    "follow": Said("Play a {0} card", "{1}", "Look for the same picture."),
    "follow_rook": Said("Play {0}, or the Rook", "{1}", "The Rook beats all the cards."),
    "rook": Said("Now the Rook must go", "rook", "It is the only boss card here."),
    "free": Said("No {0}: play any card", "icons/cards", "The boss colour can win."),
    "vote": Said("Was that a secret word?", "icons/question"),
    "agree": Said("Look. Is it all right?", "icons/tick", "Say yes if it looks fine."),
}
WAITS = {
    "auction": Said("{0} can bid or pass", "icons/star"),
    "bury": Said("{0} looks at the nest", "icons/cards"),
    "trump": Said("{0} picks the boss colour", "icons/crown"),
    "vote": Said("{0} says yes or no", "icons/question"),
    "repair": Said("{0} makes the nest right", "icons/cards"),
    "mending": Said("{0} plays one more time", "icons/replay"),
    "review": Said("{0} looks at all cards", "icons/eye"),
    "lead": Said("{0} plays any card", "icons/cards"),
    "follow": Said("{1} comes first. {0} plays", "{2}"),
    "many": Said("{0} still have to pick", "icons/people"),
}
SAYINGS = Sayings(
    {
        "1 hand": Said("One round is done", "icons/star"),
        "{0} hands": Said("{0} rounds are done", "icons/star"),
        "{0} took most: {1}": Said("{0} got the most: {1}", "icons/star"),
        "Made! {0} of {1}": Said("Hooray! {0} of {1}", "icons/star"),
        "Short by {0}": Said("So close! {0} too few", "icons/star"),
        "Stopped: {0} loses {1}": Said("We stop. {0} loses {1}", "icons/bell"),
        "Stopped: {0} lose {1}": Said("We stop. {0} lose {1}", "icons/bell"),
        "{0} took it with {1}": Said("{0} got it with {1}", "icons/cards"),
        "{0} did not follow {1}": Said("{0} had no {1} card?", "icons/eye"),
        "{0} agrees": Said("{0} says yes", "icons/tick"),
        "{0} was led, and {1} did not follow": Said("{0} came first. {1} did not play it", "icons/cards"),
        "Count the nest that {0} laid down: once in a hand": Said("Count the nest of {0}", "icons/cards"),
        "{0} vote: 40 points if both say yes": Said("{0} say yes or no", "icons/question"),
        "That card of {0}'s was right: there is nothing to mend": Said("That card was fine", "icons/tick"),
    }
)
"""Pages and calls, by what grown-ups read."""


def asked(verbs: Sequence[str], view: View, chosen: int = 0) -> Said:
    """What the seat that looks is told to do."""
    if "bid" in verbs:
        return ASKS["bid"].filled(least_bid(view))
    if "pass" in verbs:
        return ASKS["pass"]
    if "bury" in verbs:
        return _bury(view, chosen)
    if "trump" in verbs:
        return ASKS["trump"]
    if "play" in verbs:
        return _play(view)
    if "vote" in verbs:
        return ASKS["vote"]
    return ASKS["agree"]


def _bury(view: View, chosen: int) -> Said:
    size = nest_cards(view)
    if view.phase == "repair":
        return ASKS["repair"].filled(size)
    return ASKS["bury_more"].filled(size - chosen) if 0 < chosen < size else ASKS["bury"].filled(size)


def _led(view: View) -> str | None:
    """The colour that comes first; None where anything may be led."""
    return suit(view.trick[0][1], view.trump) if view.trick else None


def _play(view: View) -> Said:
    led = _led(view)
    if led is None:
        return ASKS["lead"]
    rook = ROOK in view.hand
    if any(card != ROOK and color(card) == led for card in view.hand):
        return ASKS["follow_rook" if rook else "follow"].filled(led, SUITS[led])
    return ASKS["rook"] if led == view.trump and rook else ASKS["free"].filled(led)


def awaited(view: View, who: Speakers) -> Said:
    """Whom the table waits for and what may come."""
    names = [who.names[seat] for seat in view.asked]
    if len(names) != 1:
        return WAITS["many"].filled(len(names))
    if view.phase == "play":
        led = _led(view)
        if view.mending:
            return WAITS["mending"].filled(*names)
        return (
            WAITS["lead"].filled(*names)
            if led is None
            else WAITS["follow"].filled(*names, led.capitalize(), SUITS[led])
        )
    return WAITS.get(view.phase, WAITS["lead"]).filled(*names)


def _turned(event: happened.TrumpTurned, who: Speakers) -> Phrase:
    del who
    boss = f"{event.color} is the boss colour"
    return (f"The Rook goes away: {boss}" if event.rook_under else boss.capitalize(), Suit(event.color))


def _drawn(event: happened.CardsDrawn, who: Speakers) -> Phrase:
    del who
    if not event.decided:
        return ("The same! We all draw again",)
    return ("The two high cards play as one team",) if event.purpose == "partners" else ()


def _counted(event: happened.HandCounted, who: Speakers) -> Phrase:
    result = event.result
    if result.bidder is not None or result.stopped_by is not None:
        return ()
    return (f"{ahead(result.scores, who)} got the most: {max(result.scores)}",)


TOLD: Captions = {
    happened.CardsDrawn: _drawn,
    happened.SeatsChanged: lambda event, who: ("Each team sits face to face",),
    happened.TrumpTurned: _turned,
    happened.TrumpNamed: lambda event, who: (f"{who.names[event.seat]} says {event.color} is boss", Suit(event.color)),
    happened.AuctionWon: lambda event, who: (
        Face(event.seat),
        f"{who.names[event.seat]} has the top bid: {event.amount}",
    ),
    happened.HandThrownIn: lambda event, who: ("No one bid: new cards",),
    happened.NestLaid: lambda event, who: (f"{who.names[event.seat]} lays down a nest",),
    happened.TrickTaken: lambda event, who: (Face(event.seat), f"{who.names[event.seat]} gets the cards"),
    happened.HandCounted: _counted,
}
"""Captions that are plainer for children."""

CHILDS = Childs(ASKS, WAITS, asked, awaited, TOLD, pages=SAYINGS)
