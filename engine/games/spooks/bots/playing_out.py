"""Playing out: the rest of a hand, every seat by the rule of thumb, by the rules SP-19 to SP-78 on bit sets."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random

from engine.core.seats import Seat
from engine.games.spooks.bots import heuristic
from engine.games.spooks.bots.bitsets import (
    BLUE,
    BONES,
    CATS,
    FITS,
    GREEN,
    MASTERS,
    NUMBERED,
    PLACE,
    RED,
    SPOOKS,
    longest,
)

LONGEST = 400
"""Turns after which a hand that goes nowhere is given up; nobody has won it then."""


@lru_cache(maxsize=64)
def _next_seats(seats: tuple[Seat, ...]) -> tuple[Mapping[Seat, Seat], Mapping[Seat, Seat]]:
    """Who moves after whom against the clock, and clockwise."""
    onward = dict(zip(seats, seats[1:] + seats[:1], strict=True))
    return {after: seat for seat, after in onward.items()}, onward


class PlayingOut:
    """A hand that goes on by itself. All sets are bit sets; `hands` by seat.

    `deck` is the whole pack, `gone` what everybody has seen go out, `top` and `actor` the pile's top card and whose it
    is, `turn` who is to move. `winners` are empty until the hand is over.
    """

    __slots__ = ("_next", "actor", "clockwise", "deck", "gone", "hands", "leads", "masters", "rng", "seats", "top",
                 "turn", "up", "winners")  # fmt: skip

    def __init__(
        self,
        hands: list[int],
        seats: Sequence[Seat],
        deck: int,
        gone: int,
        masters: bool,
        rng: Random,
        clockwise: bool = True,
        up: bool = True,
        top: int = 0,
        actor: Seat = 0,
        turn: Seat = 0,
    ) -> None:
        """A hand as it stands; `hands` is changed while it goes on."""
        self.hands, self.seats, self.deck, self.gone, self.masters, self.rng = hands, seats, deck, gone, masters, rng
        self.clockwise, self.up, self.top, self.actor, self.turn = clockwise, up, top, actor, turn
        self._next = _next_seats(tuple(seats))
        self.leads = False
        self.winners: tuple[Seat, ...] = ()

    def after(self, seat: Seat) -> Seat:
        """Who moves next."""
        return self._next[self.clockwise][seat]

    def unseen(self, seat: Seat) -> int:
        """What that seat has not seen."""
        return self.deck & ~self.gone & ~self.hands[seat]

    def part_with(self, seat: Seat) -> int:
        """The card that the seat gives away."""
        return heuristic.worst(self.hands[seat])

    def lay(self, seat: Seat) -> int:
        """The card that the seat lays for a trick."""
        return heuristic.laid(self.hands[seat], self.unseen(seat), self.up, self.rng)

    def finish(self) -> tuple[Seat, ...]:
        """Play to the end of the hand; who wins it."""
        for _ in range(LONGEST):
            if self.winners:
                break
            self._turn()
        return self.winners

    def put(self, seat: Seat, card: int, victim: Seat | None = None) -> None:
        """A card comes onto the pile and what follows from that; `victim` moves next where it tops a straight."""
        self.hands[seat] ^= card
        self.gone |= card
        if not self.hands[seat]:
            self.winners = (seat,)
            return
        self.top, self.actor, self.leads = card, seat, bool(card & CATS)
        master = self.masters and card & MASTERS
        if master and card & RED:
            if card & BONES:
                self.clockwise = not self.clockwise
            else:
                self.up = not self.up
        following = self.after(seat) if victim is None else victim
        self.turn = following
        if card & GREEN:
            if not (master and self.gift(seat, self.part_with(seat), self._fewest(seat))):
                self.trick(following)
        elif master and card & SPOOKS:
            self.hand_on({})

    def straight(self, seat: Seat, cards: Sequence[int], victim: Seat) -> None:
        """A straight comes onto the pile, its highest card on top (SP-59)."""
        for card in cards[:-1]:
            self.hands[seat] ^= card
            self.gone |= card
        self.put(seat, cards[-1], victim)

    def skip(self) -> None:
        """The seat whose turn it is passes on a blue card."""
        self.turn = self.after(self.turn)

    def bite(self, victim: Seat, givers: Sequence[Seat], first: int = 0) -> None:
        """`givers` give the victim a card each, the first one `first` if that is not 0 (SP-63 to SP-67)."""
        for giver in givers:
            card = first or self.part_with(giver)
            first = 0
            self.hands[giver] ^= card
            self.hands[victim] |= card
            if not self.hands[giver]:
                self.winners = (giver,)
                return
        self.turn, self.leads = victim, True

    def gift(self, seat: Seat, card: int, to: Seat) -> bool:
        """The Master of Goblins' gift; True where it ends the hand (SP-73)."""
        self.hands[seat] ^= card
        self.hands[to] |= card
        if not self.hands[seat]:
            self.winners = (seat,)
        return not self.hands[seat]

    def hand_on(self, chosen: Mapping[Seat, int]) -> None:
        """Everybody's card goes to the neighbour against the direction of play (SP-70, SP-74)."""
        cards = {seat: chosen.get(seat) or self.part_with(seat) for seat in self.seats}
        for seat, card in cards.items():
            self.hands[seat] ^= card
        for at, seat in enumerate(self.seats):
            self.hands[self.seats[(at + (-1 if self.clockwise else 1)) % len(self.seats)]] |= cards[seat]

    def trick(self, following: Seat, chosen: Mapping[Seat, int] | None = None, laying: Sequence[Seat] = ()) -> None:
        """Everybody, or in a play-off `laying`, lays a card; `following` leads if nobody wins (SP-38 to SP-49)."""
        laid = {}
        for seat in laying or self.seats:
            laid[seat] = (chosen or {}).get(seat) or self.lay(seat)
        for seat, card in laid.items():
            self.hands[seat] ^= card
            self.gone |= card
        self.winners = tuple(seat for seat in laid if not self.hands[seat])
        if self.winners:
            return
        best = [seat for seat, card in laid.items() if card & CATS]
        if not best:
            goblins = {seat: PLACE[card] for seat, card in laid.items() if card & GREEN}
            winning = (max if self.up else min)(goblins.values(), default=0)
            best = [seat for seat, place in goblins.items() if place == winning]
        if len(best) > 1:
            self.trick(following, None, best)
            return
        self.turn, self.leads = best[0] if best else following, True

    def _turn(self) -> None:
        seat = self.turn
        hand, top = self.hands[seat], self.top
        if self.leads or not top or (top & BLUE and seat == self.actor):
            self.put(seat, self._best(seat, hand, self.after(seat))[0])
            return
        fitting = hand & FITS[PLACE[top], self.up, self.masters]
        if fitting:
            card, worth = self._best(seat, fitting, self.after(seat))
            if top & RED or heuristic.follows(worth):
                self.put(seat, card)
            else:
                self.skip()
        elif top & BLUE:
            self.skip()
        elif top & BONES:
            self._longest_straight(self.actor, seat)
        else:
            self.bite(seat, self._givers(seat))

    def _best(self, seat: Seat, cards: int, behind: Seat) -> tuple[int, float]:
        return heuristic.best(
            cards, self.hands[seat], self.unseen(seat), self.up, self.masters, self.hands[behind].bit_count()
        )

    def _longest_straight(self, seat: Seat, victim: Seat) -> None:
        hand = self.hands[seat]
        length, lowest = longest(hand)
        if length < 2:
            self.straight(seat, [self._best(seat, hand, victim)[0]], victim)
            return
        highest = lowest + length - 1
        below = [heuristic.worst(hand & NUMBERED[number]) for number in range(lowest, highest)]
        top, _ = self._best(seat, hand & NUMBERED[highest], victim)
        self.straight(seat, [*below, top], victim)

    def _givers(self, victim: Seat) -> list[Seat]:
        at, step = self.seats.index(self.actor), -1 if self.clockwise else 1
        order = [self.seats[(at + step * by) % len(self.seats)] for by in range(len(self.seats))]
        return [seat for seat in order if seat != victim]

    def _fewest(self, actor: Seat) -> Seat:
        return min((seat for seat in self.seats if seat != actor), key=lambda seat: self.hands[seat].bit_count())
