"""What Spooks says on the screen: a caption for every event, a sentence for every question. Names, never "you"."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.cards import Card
from engine.core.events import Event
from engine.core.seats import Seat
from engine.games.spooks import events as happened
from engine.games.spooks.cards import CAT, COLOR, MASTER, NUMBER, SPIDER_MASTER, SUIT, numeral
from engine.games.spooks.view import View
from scenes.games.spooks.rule import on
from scenes.table.phrases import Face, Part, Speakers, Suit, listed

Words = tuple[Part, ...]
FEW = 2
"""How many names stand in a sentence; of more it says the number."""


def card_words(card: Card) -> str:
    """`Spider 5`, `the Master of Bats`, `the Cat`."""
    if card == CAT:
        return "the Cat"
    suit = SUIT[card].capitalize()
    return f"the Master of {suit}s" if NUMBER[card] == MASTER else f"{suit} {NUMBER[card]}"


def _names(seats: Sequence[Seat], who: Speakers) -> str:
    return listed([who.names[seat] for seat in seats])


def _dealt(event: happened.HandDealt, who: Speakers) -> Words:
    return (Face(event.dealer), f"{who.names[event.dealer]} deals")


def _played(event: happened.CardPlayed, who: Speakers) -> Words:
    does = {"opened": "opens with", "led": "leads", "followed": "plays"}[event.how]
    return (Face(event.seat), f"{who.names[event.seat]} {does} {card_words(event.card)}", Suit(SUIT[event.card]))


def _failed(event: happened.AnswerFailed, who: Speakers) -> Words:
    name = who.names[event.seat]
    comes = f"{who.names[event.actor]} lays a straight" if SUIT[event.card] == "bone" else "here come the bats"
    return (Face(event.seat), f"{name} cannot match: {comes}")


def _straight(event: happened.StraightLaid, who: Speakers) -> Words:
    name, top = who.names[event.seat], event.cards[-1]
    if len(event.cards) == 1:
        return (Face(event.seat), f"{name} lays {card_words(top)}", Suit(SUIT[top]))
    return (Face(event.seat), f"{name} lays {len(event.cards)} cards: {card_words(top)} on top", Suit(SUIT[top]))


def _direction(event: happened.DirectionTurned, who: Speakers) -> Words:
    del who
    return ("The direction turns: " + ("clockwise" if event.clockwise else "the other way round"),)


def _order(event: happened.OrderTurned, who: Speakers) -> Words:
    del who
    return ("The numbers turn: " + ("up again" if event.up else "downwards now"),)


def _began(event: happened.TrickBegan, who: Speakers) -> Words:
    if event.playoff:
        return (f"A tie: {_names(event.seats, who)} lay again",)
    return ("Goblin trick! Everybody lays one card",)


def _turned(event: happened.TrickTurned, who: Speakers) -> Words:
    trick = event.trick
    if trick.tied:
        return (f"A tie: {_names(trick.tied, who)}",)
    if trick.winner is None:
        if trick.leader is None:
            return ("Neither Goblin nor Cat",)
        return ("Neither Goblin nor Cat:", Face(trick.leader), f"{who.names[trick.leader]} leads")
    best = dict(trick.cards)[trick.winner]
    said = "The Cat takes it:" if best == CAT else f"{card_words(best)} is the best:"
    does = "leads" if trick.leader is not None else "has the trick"
    return (said[0].upper() + said[1:], Face(trick.winner), f"{who.names[trick.winner]} {does}")


def _given(event: happened.CardGiven, who: Speakers) -> Words:
    gift = event.gift
    return (
        Face(gift.giver),
        f"{who.names[gift.giver]} gives {who.names[gift.receiver]} a card",
        Face(gift.receiver),
    )


def hand_ended(winners: tuple[Seat, ...], who: Speakers) -> Words:
    """Who has won a hand."""
    verb = "have" if len(winners) > 1 else "has"
    return (*(Face(seat) for seat in winners), f"{_names(winners, who)} {verb} no cards left!")


def _grabbed(event: happened.SeatsGrabbed, who: Speakers) -> Words:
    verb = "are" if len(event.seats) > 1 else "is"
    return (*(Face(seat) for seat in event.seats), f"{_names(event.seats, who)} {verb} grabbed")


def _ended(event: happened.MatchEnded, who: Speakers) -> Words:
    return (f"{_names(event.winners, who)} {'win' if len(event.winners) > 1 else 'wins'}!",)


CAPTIONS: dict[type[Event], Callable[[Any, Speakers], Words]] = {
    happened.HandDealt: _dealt,
    happened.CardPlayed: _played,
    happened.TurnPassed: lambda event, who: (Face(event.seat), f"{who.names[event.seat]} passes"),
    happened.TurnCameBack: lambda event, who: (
        "Nobody tops it:",
        Face(event.seat),
        f"{who.names[event.seat]} leads",
    ),
    happened.AnswerFailed: _failed,
    happened.StraightLaid: _straight,
    happened.DirectionTurned: _direction,
    happened.OrderTurned: _order,
    happened.TrickBegan: _began,
    happened.CardLaid: lambda event, who: (Face(event.seat), f"{who.names[event.seat]} has laid a card"),
    happened.TrickTurned: _turned,
    happened.BiteBegan: lambda event, who: (
        Face(event.victim),
        f"The bats bite {who.names[event.victim]}: one card from each",
    ),
    happened.GiftOwed: lambda event, who: (
        Face(event.seat),
        f"{who.names[event.seat]} gives a card to the fewest",
    ),
    happened.CardGiven: _given,
    happened.HandingBegan: lambda event, who: ("Everybody hands a card on",),
    happened.CardChosen: lambda event, who: (Face(event.seat), f"{who.names[event.seat]} has chosen"),
    happened.CardsHanded: lambda event, who: ("All cards go to the neighbour",),
    happened.HandEnded: lambda event, who: hand_ended(event.result.winners, who),
    happened.SeatsGrabbed: _grabbed,
    happened.MatchEnded: _ended,
}
"""One entry for every event class of Spooks; a test checks that none is missing."""


def caption(event: Event, who: Speakers) -> Words:
    """What happened as one line of words and small pictures; only public facts, whoever looks."""
    return CAPTIONS[type(event)](event, who)


def question(verbs: Sequence[str], view: View, chosen: int = 0) -> Words:
    """The sentence of the private rail for the seat that looks: the rule that holds now, in a child's words."""
    if "lay" in verbs:
        return ("Lay one card",)
    if "straight" in verbs:
        return ("Lay a straight, or one card",) if chosen < 2 else (f"{chosen} cards: the highest on top",)
    if "give" in verbs:
        return _give(view, chosen)
    if tuple(verbs) == ("pass",):
        return _must_pass(view)
    if view.phase == "open":
        return ("Start with the lowest Spider", Suit("spider"))
    if view.phase in ("blue", "red") and view.pile:
        return _follow(view)
    return ("Lead any card",)


def _give(view: View, chosen: int) -> Words:
    if view.phase == "handing":
        return ("Hand one card on",)
    if view.phase == "gift":
        return ("Who gets this card?",) if chosen else ("Give a card to the fewest",)
    return ("Give the bats one card",)


def _must_pass(view: View) -> Words:
    """Nothing fits."""
    return ("Nothing matches: pass",) if view.phase == "red" else ("Nothing fits: pass",)


def _follow(view: View) -> Words:
    """`Play a 5 or the Cat, or pass`, `Match a Bat or an 8`; the two special cards are named to whoever holds them."""
    top = view.pile[-1][1]
    if COLOR[top] == "red":
        return (f"Match a {SUIT[top].capitalize()}", Suit(SUIT[top]), f"or {numeral(NUMBER[top])}")
    now = on(top, view.up, view.masters)
    fits = [numeral(now.number)] if now.number else []
    fits += ["the Master of Spiders"] if now.spider and SPIDER_MASTER in view.hand else []
    fits += ["the Cat"] if CAT in view.hand or not fits else []
    return (f"Play {listed(fits, 'or')}, or pass",)


def awaited(view: View, who: Speakers) -> Words:
    """Whom the table waits for and what may come, for everybody's eyes: `Ida must match a Bat or an 8`."""
    if not view.asked:
        return ()
    seat = view.asked[0]
    name = who.names[seat]
    match view.phase:
        case "trick" | "handing":
            most = len(view.asked) > FEW
            return (f"{len(view.asked)} still choose",) if most else (f"{_names(view.asked, who)} still choose",)
        case "open":
            return (Face(seat), f"{name} opens with the lowest Spider")
        case "straight":
            return (Face(seat), f"{name} lays a straight")
        case "bite" if view.victim is not None:
            return (Face(seat), f"{name} gives {who.names[view.victim]} a card", Face(view.victim))
        case "gift":
            return (Face(seat), f"{name} gives a card to the fewest")
        case "blue" | "red" if view.pile:
            return (Face(seat), f"{name} {_may(view)}")
        case _:
            return (Face(seat), f"{name} leads any card")


def _may(view: View) -> str:
    """What whoever is on turn may do on the top card; the same whatever that hand holds."""
    top = view.pile[-1][1]
    if COLOR[top] == "red":
        return f"must match a {SUIT[top].capitalize()} or {numeral(NUMBER[top])}"
    now = on(top, view.up, view.masters)
    return f"may play {numeral(now.number) if now.number else 'the Cat'}, or pass"
