"""Memory: the proofs of the public events. All players who heard them know the same; no seat's own cards are in it."""

from dataclasses import dataclass

from engine.core.cards import Card
from engine.core.events import Event, Heard
from engine.core.seats import Seat
from engine.games.hookie_mookie.events import CardsDrawn, CardsLaid, CardsReturned, PairKept, SetCleared


def holdings(heard: Heard, players: int) -> tuple[tuple[Card, ...], ...]:
    """Return by seat the cards that went back to its hand and have not left it since, in the order of their last
    showing. Jokers are never among them: they match, so they stay on the table."""
    held: list[dict[Card, None]] = [{} for _ in range(players)]
    for event in heard:
        match event:
            case CardsReturned(caller=caller, partner=partner, cards=cards):
                for seat, card in zip((caller, partner), cards, strict=True):
                    held[seat].pop(card, None)
                    held[seat][card] = None
            case PairKept(caller=caller, partner=partner, cards=cards):
                for seat, card in zip((caller, partner), cards, strict=True):
                    held[seat].pop(card, None)
            case CardsLaid(seat=seat, cards=cards):
                for card in cards:
                    held[seat].pop(card, None)
    return tuple(tuple(known) for known in held)


@dataclass(frozen=True, slots=True)
class Stuck:
    """The latest draw of a seat that was alone: it could lay no card then (HM-70). Also the cards that it has laid
    since, in order."""

    seat: Seat
    drew: int
    on_table: frozenset[str]  # values of the sets on the table
    laid: tuple[Card, ...]


def stuck(heard: Heard) -> Stuck | None:
    """Return the proof of the latest such draw, or None if there was none."""
    on_table: set[str] = set()
    found: Stuck | None = None
    for event in heard:
        if isinstance(event, CardsDrawn) and event.cause == "alone":
            found = Stuck(event.seat, event.number, frozenset(on_table), ())
        elif found and isinstance(event, CardsLaid):
            found = Stuck(found.seat, found.drew, found.on_table, (*found.laid, *event.cards))
        _note_sets(on_table, event)
    return found


def _note_sets(on_table: set[str], event: Event) -> None:
    match event:
        case CardsLaid(onto=onto, value=value):
            on_table.discard(onto or value)
            on_table.add(value)
        case PairKept(value=value):
            on_table.add(value)
        case SetCleared(value=value):
            on_table.discard(value)
