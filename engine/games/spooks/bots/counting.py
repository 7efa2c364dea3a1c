"""Counting: a seat's knowledge in the middle of a hand, from its view and its events only."""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from engine.core.cards import Card, Cards
from engine.core.events import Heard
from engine.core.seats import Seat
from engine.games.spooks.bots.levels import Level
from engine.games.spooks.cards import CAT, FITTING, MASTER, NUMBER
from engine.games.spooks.events import AnswerFailed, CardGiven, CardsHanded, Gift, HandDealt
from engine.games.spooks.options import CHILDREN, deck_of
from engine.games.spooks.view import View


@dataclass(frozen=True)
class PlayKnowledge:
    """One seat's knowledge when it has to choose.

    `unseen` counts the cards that may be in others' hands or in the ghost hand, `places` is the number of such cards.
    `lacks` maps a seat to the cards that its older ones cannot be; `fresh` is how many cards it got since, unseen.
    `placed` are cards that this seat put into another's hand and has not seen since.
    """

    seat: Seat
    seats: tuple[Seat, ...]
    hand: Cards
    counts: tuple[int, ...]
    top: Card | None
    actor: Seat | None
    clockwise: bool
    up: bool
    masters: bool
    children: bool  # an unanswered Bone brings another turn, and only the actor bites
    unseen: Counter[Card]
    places: int
    lacks: dict[Seat, frozenset[Card]]
    fresh: dict[Seat, int]
    placed: dict[Seat, frozenset[Card]]

    @cached_property
    def others(self) -> tuple[Seat, ...]:
        """The opponents in the order of their turns, the next one first."""
        at = self.seats.index(self.seat)
        order = self.seats[at + 1 :] + self.seats[:at]
        return order if self.clockwise else order[::-1]

    @cached_property
    def least(self) -> int:
        """The smallest number of cards that an opponent has."""
        return min(self.counts[seat] for seat in self.others)

    def none_of(self, seat: Seat, cards: frozenset[Card], cat: float = 1.0) -> float:
        """Return the probability that `seat` holds none of `cards`. A Cat that it might keep counts as `cat` of a
        card."""
        if self.placed.get(seat) and self.placed[seat] & cards:
            return 0.0
        size, lacked, new = self.counts[seat], self.lacks.get(seat, _NOTHING), self.fresh.get(seat, 0)
        chance, unseen = 1.0, self.unseen
        old, late = 1.0 - size / self.places, 1.0 - min(new, size) / self.places
        for card in cards:
            if number := unseen[card]:
                share = (late if card in lacked else old) ** number
                chance *= 1.0 - cat * (1.0 - share) if card == CAT else share
        return chance


_NOTHING: frozenset[Card] = frozenset()


def know(view: View, heard: Heard, level: Level) -> PlayKnowledge:
    """Return the knowledge of the viewer, a seat that is asked, at its `level`."""
    seat = view.viewer
    assert isinstance(seat, int)
    lacks, fresh, placed = _proved(view, heard) if level.infers else ({}, {}, {})
    return PlayKnowledge(
        seat=seat,
        seats=view.seats,
        hand=view.hand,
        counts=view.counts,
        top=view.pile[-1][1] if view.pile else None,
        actor=view.actor,
        clockwise=view.clockwise,
        up=view.up,
        masters=view.masters,
        children=view.variant == CHILDREN,
        unseen=_unseen(view, level.memory),
        places=max(1, view.ghost_count + sum(view.counts) - len(view.hand) + len(view.laid)),
        lacks=lacks,
        fresh=fresh,
        placed=placed,
    )


def _unseen(view: View, memory: int) -> Counter[Card]:
    out = [card for _, card in view.pile] + [card for trick in view.tricks for _, card in trick.cards]
    if memory < len(out):
        out = [card for card in out[:-memory] if card == CAT or NUMBER[card] == MASTER] + out[-memory:]
    unseen = Counter(deck_of(view.variant, view.players, view.decks))
    unseen.subtract(view.hand)
    unseen.subtract(out)
    if view.own_laid is not None:
        unseen[view.own_laid] -= 1
    return unseen


def _proved(
    view: View, heard: Heard
) -> tuple[dict[Seat, frozenset[Card]], dict[Seat, int], dict[Seat, frozenset[Card]]]:
    """Return the facts of this hand proved by passes on red and by the seat's own gifts."""
    lacks: dict[Seat, frozenset[Card]] = {}
    fresh: Counter[Seat] = Counter()
    placed: dict[Seat, set[Card]] = {}
    for event in reversed(heard):
        if isinstance(event, HandDealt):
            break
        if isinstance(event, CardGiven | CardsHanded):
            for gift in (event.gift,) if isinstance(event, CardGiven) else event.gifts:
                _gave(view, gift, lacks, fresh, placed)
        elif isinstance(event, AnswerFailed):
            fitting = FITTING[event.card, True, False]
            lacks[event.seat] = lacks.get(event.seat, _NOTHING) | fitting
    gone = {(seat, card) for seat, card in view.pile}
    gone |= {play for trick in view.tricks for play in trick.cards}
    kept = {seat: frozenset(card for card in cards if (seat, card) not in gone) for seat, cards in placed.items()}
    return lacks, dict(fresh), kept


def _gave(
    view: View, gift: Gift, lacks: dict[Seat, frozenset[Card]], fresh: Counter[Seat], placed: dict[Seat, set[Card]]
) -> None:
    """Note a gift. Going back in time, an unseen card that came after a pass may be any card."""
    if gift.card is None:
        fresh[gift.receiver] += 1
    elif gift.giver == view.viewer:
        placed.setdefault(gift.receiver, set()).add(gift.card)
