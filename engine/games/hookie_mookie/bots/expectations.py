"""Expectations: what the public events let everybody expect of everybody.

The convention extends two customs of the table (HM-72, HM-73), and a person can be told it in two sentences. Who is
called offers again the newest card that it was seen to hold, so call it with such a card. A caller who did not answer
lacks that card until it calls in vain again, so for this caller the one shown before is the promise.
"""

from dataclasses import dataclass
from random import Random

from engine.core.cards import Card
from engine.core.events import Heard
from engine.core.seats import Seat
from engine.games.hookie_mookie.cards import JOKER, PLACE, VALUE
from engine.games.hookie_mookie.events import CardsFlipped, CardsLaid

BROKEN = 2
"""After so many promises that it did not keep a seat is taken to offer its highest card."""


def rank(value: str) -> int:
    """The ace is highest where advice is given (HM-Q38)."""
    return len(PLACE) if value == "ace" else PLACE[value]


@dataclass(slots=True)
class Expectations:
    """What everybody saw. `shown` by seat: cards that went back to the hand, newest last; `lacks` by seat: the value
    that its latest failed call did not answer; `broken` by seat: promises that it did not keep."""

    shown: list[list[Card]]
    lacks: list[str | None]
    broken: list[int]

    def of(self, partner: Seat, caller: Seat) -> str | None:
        """The value that `partner` is expected to offer when `caller` calls it; None where it will show a new card."""
        values = [VALUE[card] for card in self.shown[partner]]
        if self.broken[partner] >= BROKEN:
            return max(values, key=rank, default=None)
        return next((value for value in reversed(values) if value != self.lacks[caller]), None)

    def recalled(self, forgets: float, rng: Random) -> "Expectations":
        """What is remembered of it, where every card shown is forgotten that often (0 to 1)."""
        if not forgets:
            return self
        shown = [[card for card in cards if rng.random() >= forgets] for cards in self.shown]
        return Expectations(shown, self.lacks, self.broken)

    def flipped(self, event: CardsFlipped) -> None:
        """Learn from a flip."""
        caller, partner = event.caller, event.partner
        promised = self.of(partner, caller)
        if promised is not None and VALUE[event.partner_card] not in (promised, VALUE[JOKER]):
            self.broken[partner] += 1
        if not event.matched:
            self.lacks[caller] = promised if VALUE[event.caller_card] != promised else None
        for seat, card in ((caller, event.caller_card), (partner, event.partner_card)):
            if self.lacks[seat] == VALUE[card]:
                self.lacks[seat] = None
            if card in self.shown[seat]:
                self.shown[seat].remove(card)
            if not event.matched:
                self.shown[seat].append(card)

    def laid(self, event: CardsLaid) -> None:
        """Cards that lie on the table are promised no more."""
        self.shown[event.seat] = [card for card in self.shown[event.seat] if card not in event.cards]


def gather(heard: Heard, players: int) -> Expectations:
    """All that the public events prove and promise; nobody's own cards are in it."""
    known = Expectations([[] for _ in range(players)], [None] * players, [0] * players)
    for event in heard:
        if isinstance(event, CardsFlipped):
            known.flipped(event)
        elif isinstance(event, CardsLaid):
            known.laid(event)
    return known
