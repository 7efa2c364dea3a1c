"""Counting: a seat's knowledge in the middle of a hand, from its view and its events only. Points are used in every
variant: a star is worth five (RK-6)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.core.cards import Card, Cards
from engine.core.events import Heard
from engine.core.seats import Seat
from engine.games.rook.cards import COLORS, NUMBER, ROOK, STARS, deck, playable, suit
from engine.games.rook.events import CardPlayed, CardsTakenBack, HandDealt
from engine.games.rook.options import POINTS_PER_STAR
from engine.games.rook.view import Play, View, partner_of

POINTS: Final[dict[Card, int]] = {card: stars * POINTS_PER_STAR for card, stars in STARS.items()}


def lead_of(trick: tuple[Play, ...], trump: str) -> str | None:
    """Return the colour to follow, or None for the leader; a led Rook asks for trump (RK-56)."""
    return suit(trick[0][1], trump) if trick else None


def beats(card: Card, top: Card, trump: str) -> bool:
    """Whether `card`, played later, takes the trick from `top` (RK-59 to RK-62)."""
    mine, theirs = suit(card, trump), suit(top, trump)
    return NUMBER[card] > NUMBER[top] if mine == theirs else mine == trump


def winner(trick: tuple[Play, ...], trump: str) -> Play:
    """Return the seat and card that hold a trick so far; the trick has at least one card."""
    best = trick[0]
    for play in trick[1:]:
        if beats(play[1], best[1], trump):
            best = play
    return best


BIG = 14
"""Every player remembers cards from this rank on."""

Trick = tuple[Play, ...]


@dataclass(frozen=True, slots=True)
class PlayKnowledge:
    """One seat's knowledge when it has to play a card.

    `unseen` maps each colour to the ranks that may be in others' hands (the Rook as 20 of trump), lowest first.
    `buried` is how many of those are in a nest that the seat has not seen; `voids` are (seat, colour) pairs.
    """

    seat: Seat
    players: int
    variant: str
    partner: Seat | None
    bidder: Seat | None
    trump: str
    hand: Cards
    legal: Cards
    trick: Trick
    lead: str | None
    rest: tuple[Seat, ...]
    counts: tuple[int, ...]
    unseen: Mapping[str, tuple[int, ...]]
    buried: int
    voids: frozenset[tuple[Seat, str]]
    trumps_shown: tuple[int, ...]
    tricks_left: int

    def against(self, seat: Seat) -> bool:
        """Whether `seat` plays against this one."""
        return seat not in (self.seat, self.partner)

    def is_top(self, card: Card) -> bool:
        """Whether no unseen card of its colour is higher."""
        ranks = self.unseen[suit(card, self.trump)]
        return not ranks or NUMBER[card] > ranks[-1]


def this_hand(heard: Heard) -> Heard:
    """Return the events since the latest deal, the deal itself first; all of them if there was none."""
    for index in range(len(heard) - 1, -1, -1):
        if isinstance(heard[index], HandDealt):
            return heard[index:]
    return heard


def tricks_of(events: Heard) -> dict[int, list[Play]]:
    """Return the plays of a hand by trick, without those that were taken back (RK-99)."""
    tricks: dict[int, list[Play]] = {}
    for event in events:
        if isinstance(event, CardPlayed):
            tricks.setdefault(event.trick, []).append((event.seat, event.card))
        elif isinstance(event, CardsTakenBack):
            for seat, card, trick in event.plays:
                tricks[trick].remove((seat, card))
    return tricks


def know(view: View, heard: Heard, memory: int) -> PlayKnowledge:
    """Return the knowledge of the viewer, a seat in the play of a hand, with a memory of `memory` completed tricks."""
    seat, trump = view.viewer, view.trump or ""
    assert isinstance(seat, int)
    tricks = tricks_of(this_hand(heard))
    recent = {number: plays for number, plays in tricks.items() if number >= view.trick_number - memory}
    lead = lead_of(view.trick, trump)
    return PlayKnowledge(
        seat=seat,
        players=view.players,
        variant=view.variant,
        partner=partner_of(view),
        bidder=view.bidder,
        trump=trump,
        hand=view.hand,
        legal=playable(view.hand, lead, trump),  # also in `honour`, where the rules allow a renege
        trick=view.trick,
        lead=lead,
        rest=tuple((seat + i) % view.players for i in range(1, view.players - len(view.trick))),
        counts=view.counts,
        unseen=_unseen(view, tricks, recent),
        buried=0 if seat == view.bidder else max(0, view.nest_size - (view.turned is not None) - view.rook_under),
        voids=_voids(recent, trump),
        trumps_shown=_trumps_shown(tricks, trump, view.players),
        tricks_left=len(view.hand),
    )


def _unseen(view: View, tricks: dict[int, list[Play]], recent: dict[int, list[Play]]) -> dict[str, tuple[int, ...]]:
    gone = {*view.hand, *(view.nest or ())}
    if view.turned:
        gone.add(view.turned)
    if view.rook_under:
        gone.add(ROOK)
    for number, plays in tricks.items():
        gone.update(card for _, card in plays if number in recent or NUMBER[card] >= BIG)
    trump = view.trump or ""
    ranks: dict[str, list[int]] = {color: [] for color in COLORS}
    for card in deck(view.variant):
        if card not in gone:
            ranks.setdefault(suit(card, trump), []).append(NUMBER[card])
    return {color: tuple(numbers) for color, numbers in ranks.items()}


def _voids(tricks: dict[int, list[Play]], trump: str) -> frozenset[tuple[Seat, str]]:
    """Return the seats that have shown to have none of a colour; no trump on a trump lead means no Rook either
    (RK-55)."""
    voids: set[tuple[Seat, str]] = set()
    for plays in tricks.values():
        if not plays:
            continue
        lead = suit(plays[0][1], trump)
        voids.update((seat, lead) for seat, card in plays[1:] if card != ROOK and suit(card, trump) != lead)
    return frozenset(voids)


def _trumps_shown(tricks: dict[int, list[Play]], trump: str, players: int) -> tuple[int, ...]:
    shown = [0] * players
    for plays in tricks.values():
        for seat, card in plays:
            shown[seat] += suit(card, trump) == trump
    return tuple(shown)
