"""What Hookie-Mookie says on the screen: a caption for every event, a sentence for each question. Names, not "you"."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.cards import Card, Cards
from engine.core.events import Event
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.hookie_mookie import events as happened
from engine.games.hookie_mookie.cards import OPEN, VALUE, plural
from engine.games.hookie_mookie.view import View
from scenes.table.asks.chance_question import ChanceQuestion
from scenes.table.phrases import Face, Part, Speakers, listed

Words = tuple[Part, ...]
NUMBERS = ("none", "one", "two", "three", "four", "five")
SILENCE: Words = ("From now on nobody talks about cards",)
"""HM-14: said once a match, when the cards have been dealt."""
COUNTED: Words = ("All count aloud:", "un, deux, trois")
LONGEST_HAIR = ChanceQuestion(
    title="Who has the longest hair?",
    lines=("That is who begins.", "And once the cards are dealt, nobody talks about them."),
    sentence="The longest hair begins",
)
"""Who begins (HM-6): people say it, or leave it to chance. And nobody talks from then on."""


def counted(value: str, number: int) -> str:
    """`an 8`, `two queens`, `three jokers`."""
    if number > 1:
        return f"{NUMBERS[number] if number < len(NUMBERS) else number} {plural(value)}"
    return f"{'an' if value in ('ace', '8') else 'a'} {value}"


def spoken_set(value: str) -> str:
    """A set on the table as people name it: `the queens`, `the 8s`."""
    return f"the {plural(value)}"


def _what(cards: Cards, value: str) -> str:
    """`two queens`, `a joker and two queens`."""
    jokers = sum(VALUE[card] == OPEN for card in cards)
    natural = len(cards) - jokers
    if not natural:
        return counted(OPEN, jokers)
    return counted(value, natural) + (f" and {counted(OPEN, jokers)}" if jokers else "")


def _laid(event: happened.CardsLaid, who: Speakers) -> Words:
    name = who.names[event.seat]
    what = _what(event.cards, event.value)
    if event.onto is None:
        return (Face(event.seat), f"{name} lays {what}")
    if event.onto == event.value and OPEN not in (event.onto, *(VALUE[card] for card in event.cards)):
        return (Face(event.seat), f"{name} adds {what}")
    return (Face(event.seat), f"{name} adds {what} to {spoken_set(event.onto)}")


def _cleared(event: happened.SetCleared, who: Speakers) -> Words:
    del who
    return (f"All four {plural(event.value)}: the set is whole",)


def _flipped(event: happened.CardsFlipped, who: Speakers) -> Words:
    del who
    values = VALUE[event.caller_card], VALUE[event.partner_card]
    if values[0] == values[1]:
        return (f"Two {plural(values[0])}",)
    return (f"{counted(values[0], 1)} and {counted(values[1], 1)}".capitalize(),)


def _kept(event: happened.PairKept, who: Speakers) -> Words:
    pair = "A pair of jokers" if event.value == OPEN else f"A match: {plural(event.value)}"
    if OPEN not in (VALUE[card] for card in event.cards):
        pair = f"a pair of {plural(event.value)}"
        names = f"{who.names[event.caller]} and", f"{who.names[event.partner]}:"
        return (Face(event.caller), names[0], Face(event.partner), f"{names[1]} {pair}!")
    return (Face(event.caller), Face(event.partner), f"{pair}!")


def _returned(event: happened.CardsReturned, who: Speakers) -> Words:
    """Everybody gets a beat to remember who showed what."""
    shown = (counted(VALUE[card], 1) for card in event.cards)
    first, second = (
        f"{who.names[seat]} {card}" for seat, card in zip((event.caller, event.partner), shown, strict=True)
    )
    return ("No match:", Face(event.caller), f"{first},", Face(event.partner), second)


def _drawn(event: happened.CardsDrawn, who: Speakers) -> Words:
    number = NUMBERS[event.number] if event.number < len(NUMBERS) else str(event.number)
    cards = "card" if event.number == 1 else "cards"
    return (Face(event.seat), f"{who.names[event.seat]} draws {number} {cards}")


def _emptied(event: happened.HandsEmptied, who: Speakers) -> Words:
    names = listed([who.names[seat] for seat in event.seats])
    faces = tuple(Face(seat) for seat in event.seats)
    verb = "are" if len(event.seats) > 1 else "is"
    if event.missing:
        return (*faces, f"{names} {verb} out, {event.missing} more to go")
    return (*faces, f"{names} {'have' if len(event.seats) > 1 else 'has'} no cards left!")


def _ended(event: happened.MatchEnded, who: Speakers) -> Words:
    if event.result == "cards":
        return ("The sun is down. The cards win",)
    if len(event.winners) == len(who.names):
        return ("Voilà: everybody wins!",)
    names = listed([who.names[seat] for seat in event.winners])
    return (*(Face(seat) for seat in event.winners), f"{names} {'win' if len(event.winners) > 1 else 'wins'}!")


CAPTIONS: dict[type[Event], Callable[[Any, Speakers], Words]] = {
    happened.StartChosen: lambda event, who: (Face(event.seat), f"{who.names[event.seat]} begins"),
    happened.HandsDealt: lambda event, who: ("Seven cards for everybody",),
    happened.CardsLaid: _laid,
    happened.SetCleared: _cleared,
    happened.MookieEnded: lambda event, who: (Face(event.seat), f"{who.names[event.seat]} is done"),
    happened.HookieCalled: lambda event, who: (
        Face(event.caller),
        f"{who.names[event.caller]} calls",
        Face(event.partner),
        who.names[event.partner],
    ),
    happened.CardOffered: lambda event, who: (Face(event.seat), f"{who.names[event.seat]} has chosen"),
    happened.CardsFlipped: _flipped,
    happened.PairKept: _kept,
    happened.CardsReturned: _returned,
    happened.CardsDrawn: _drawn,
    happened.HandsEmptied: _emptied,
    happened.DeckRanOut: lambda event, who: ("The last card: the sun goes down",),
    happened.MatchEnded: _ended,
}
"""One entry for every event class of Hookie-Mookie; a test checks that none is missing."""


def caption(event: Event, who: Speakers) -> Words:
    """What happened as one line of words and small pictures; only public facts, whoever looks."""
    return CAPTIONS[type(event)](event, who)


def question(verbs: Sequence[str], view: View, chosen: int = 0) -> Words:
    """The sentence of the private rail for the seat that looks: what can be done now."""
    if "offer" in verbs:
        other = view.partner if view.viewer == view.caller else view.caller
        return ("One card for",) + ((Face(other),) if other is not None else ()) + ("face down",)
    if tuple(verbs) == ("draw",):
        return ("Nobody to call: draw",)
    if "lay" not in verbs:
        return ("Call a hookie: with whom?",) if "hookie" in verbs else ("Nothing more to lay",)
    if chosen:
        return ("Three or four alike, or onto a set",) if not view.sets else ("A new set, or onto one that fits",)
    if view.laid:
        return ("Lay more cards, or stop here",)
    return ("Lay cards or call a hookie",) if "hookie" in verbs else ("Lay cards",)


def awaited(view: View, who: Speakers) -> Words:
    """Whom the table waits for and what may come, for everybody's eyes; the same whatever their hands hold."""
    if not view.asked:
        return ()
    if view.phase == "hookie":
        names = listed([who.names[seat] for seat in view.asked])
        faces = tuple(Face(seat) for seat in view.asked)
        return (*faces, f"{names} {'choose' if len(view.asked) > 1 else 'chooses'} a card")
    seat = view.asked[0]
    if view.laid:
        return (Face(seat), f"{who.names[seat]} lays more, or is done")
    if _alone(view, seat):
        return (Face(seat), f"{who.names[seat]} lays or draws")
    return (Face(seat), f"{who.names[seat]} lays or calls a hookie")


def _alone(view: View, seat: Seat) -> bool:
    """Everybody else is out (HM-69)."""
    return all(not count for other, count in enumerate(view.counts) if other != seat)


def lay_words(step: Step) -> Words:
    """What laying those cards is: `Lay three kings`, `Add two queens`, `Add a joker to the queens`; `Lay` of none."""
    args = dict(step.args)
    given, to = args.get("cards", ()), args.get("to")
    cards = tuple(Card(str(card)) for card in given) if isinstance(given, tuple) else ()
    if not cards:
        return ("Lay",)
    values = [VALUE[card] for card in cards]
    value = next((value for value in values if value != OPEN), OPEN)
    what = _what(cards, value)
    if to is None:
        return (f"Lay {what}",)
    return (f"Add {what}",) if {*values} == {to} else (f"Add {what} to {spoken_set(str(to))}",)
