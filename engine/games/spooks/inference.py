"""Inference: the proofs in the events of one hand about cards that a viewer does not see, as moves in their order; and
random hypotheses about the places of the hidden cards and how they got there.

A guess begins with the present hands and goes back to the deal. Every card shown returns to its hand and every gift to
its giver. An unknown gift is chosen so that no hand ever holds a card that it is known to have lacked.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import NamedTuple

from engine.core.cards import Card, Cards
from engine.core.events import Event
from engine.core.sampling import CardRoom, fill
from engine.core.seats import Seat
from engine.games.spooks import events as happened
from engine.games.spooks.cards import FITTING, SPIDERS


@dataclass(frozen=True, slots=True)
class ShownCards:
    """Cards that left the hand of `seat` publicly."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class Handed:
    """Cards that went from hand to hand at the same time; None for those that the viewer has not seen."""

    gifts: tuple[happened.Gift, ...]


@dataclass(frozen=True, slots=True)
class Lacked:
    """At that moment `seat` held none of `cards`: it could not answer a red card (SP-52) or did not open (SP-13)."""

    seat: Seat
    cards: frozenset[Card]


Move = ShownCards | Handed | Lacked


@dataclass(frozen=True, slots=True)
class OpeningCard:
    """`seat` was dealt the opening `card`, or None if no seat held a Spider; all of `lower` are in the ghost hand."""

    seat: Seat
    card: Card | None
    lower: frozenset[Card]


def opening(told: Sequence[Event], opener: Seat, opens: bool) -> OpeningCard:
    """Return the proof of the opening (SP-13 to SP-16).

    Before the opening (`opens`) the card is assumed to be `spider-1`, unless the viewer opens and knows it.
    """
    first = next((event for event in told if isinstance(event, happened.CardPlayed)), None)
    if first is not None and first.how == "opened":
        card = first.card
    elif not opens:
        return OpeningCard(opener, None, frozenset(SPIDERS))
    else:
        assert isinstance(told[0], happened.HandDealt)
        own = told[0].hands[opener] or SPIDERS[:1]
        card = next(spider for spider in SPIDERS if spider in own)
    return OpeningCard(opener, card, frozenset(SPIDERS[: SPIDERS.index(card)]))


def gather(told: Sequence[Event], opened: OpeningCard) -> tuple[Move, ...]:
    """Return the moves of the hand that `told` begins to deal, as one viewer heard of it."""
    moves: list[Move] = list(_not_opening(told, opened))
    for event in told:
        match event:
            case happened.CardPlayed(seat=seat, card=card):
                moves.append(ShownCards(seat, (card,)))
            case happened.StraightLaid(seat=seat, cards=cards):
                moves.append(ShownCards(seat, cards))
            case happened.TrickTurned(trick=trick):
                moves += [ShownCards(seat, (card,)) for seat, card in trick.cards]
            case happened.CardGiven(gift=gift):
                moves.append(Handed((gift,)))
            case happened.CardsHanded(gifts=gifts):
                moves.append(Handed(gifts))
            case happened.AnswerFailed(seat=seat, card=card):
                moves.append(Lacked(seat, FITTING[card, True, False]))
    return tuple(moves)


def _not_opening(told: Sequence[Event], opened: OpeningCard) -> list[Lacked]:
    """Return that no seat was dealt a Spider below the opening card, and no seat before the opener that card itself
    (SP-15)."""
    dealt = told[0]
    assert isinstance(dealt, happened.HandDealt)
    players = [seat for seat, size in enumerate(dealt.sizes) if size]
    lacked = [Lacked(seat, opened.lower) for seat in players] if opened.lower else []
    if opened.card is None:
        return lacked
    order = sorted(players, key=lambda seat: (seat - dealt.dealer - 1) % len(dealt.sizes))
    return lacked + [Lacked(seat, frozenset((opened.card,))) for seat in order[: order.index(opened.seat)]]


Hands = dict[Seat, list[Card]]


class KnownCard(NamedTuple):
    """The viewer knows that `card` came into the hand of `seat` at the move `when`; at `until` it left publicly."""

    when: int
    until: int
    seat: Seat
    card: Card


@dataclass(frozen=True)
class DealKnowledge:
    """A viewer's knowledge. `own` are its present cards, and `sizes` how many each seat was dealt. `hidden` is how many
    unseen cards each other seat has now, with the face-down ones before it. `ghosts` are cards that only the ghost hand
    can hold; `opens` is a seat that must have been dealt a certain card."""

    moves: tuple[Move, ...]
    deck: Cards
    viewer: Seat | None
    own: Cards
    sizes: tuple[int, ...]
    hidden: Mapping[Seat, int]
    ghost: int
    ghosts: frozenset[Card]
    opens: tuple[Seat, Card] | None

    @cached_property
    def lacks(self) -> dict[Seat, list[tuple[int, frozenset[Card]]]]:
        """By seat: the moves at which it lacked cards, and these cards, in order."""
        found: dict[Seat, list[tuple[int, frozenset[Card]]]] = {seat: [] for seat in range(len(self.sizes))}
        for at, move in enumerate(self.moves):
            if isinstance(move, Lacked):
                found[move.seat].append((at, move.cards))
        return found

    @cached_property
    def unseen_gifts(self) -> dict[Seat, list[int]]:
        """By receiver: the moves at which it got a card that the viewer has not seen."""
        found: dict[Seat, list[int]] = {seat: [] for seat in range(len(self.sizes))}
        for at, move in enumerate(self.moves):
            for gift in move.gifts if isinstance(move, Handed) else ():
                if gift.card is None:
                    found[gift.receiver].append(at)
        return found

    @cached_property
    def pins(self) -> tuple[KnownCard, ...]:
        """The cards that the viewer put into others' hands; the opening card counts as dealt before all moves."""
        found = [] if self.opens is None else [(-1, *self.opens)]
        for at, move in enumerate(self.moves):
            gifts = move.gifts if isinstance(move, Handed) else ()
            found += [(at, gift.receiver, gift.card) for gift in gifts if gift.card and gift.receiver != self.viewer]
        used: set[int] = set()
        return tuple([KnownCard(when, self._shown(seat, card, when, used), seat, card) for when, seat, card in found])

    def _shown(self, seat: Seat, card: Card, since: int, used: set[int]) -> int:
        """Return the move at which `seat` showed `card` after `since`, no showing counted twice; beyond all moves if it
        has not."""
        for at in range(since + 1, len(self.moves)):
            move = self.moves[at]
            if isinstance(move, ShownCards) and move.seat == seat and card in move.cards and at not in used:
                used.add(at)
                return at
        return len(self.moves)

    def pool(self) -> Counter[Card]:
        """Return every card that the viewer cannot see now."""
        shown = [card for move in self.moves if isinstance(move, ShownCards) for card in move.cards]
        return Counter(self.deck) - Counter(shown) - Counter(self.own)

    def must_leave(self, card: Card, seat: Seat, at: int) -> int:
        """Return the latest move before `at` at which `seat` lacked `card`, so that going back it has to leave by then;
        -1 for none."""
        return max((when for when, cards in self.lacks[seat] if when < at and card in cards), default=-1)


def guess(known: DealKnowledge, rng: Random) -> tuple[Hands, Cards, Hands, tuple[Cards, ...]] | None:
    """Return the present hands with the ghost hand, the hands as dealt, and the cards of every `Handed` in order; None
    after a contradiction."""
    placed = _placed(known, rng)
    if placed is None:
        return None
    now, ghost = placed
    hands = {seat: list(cards) for seat, cards in now.items()}
    gifts: list[Cards] = []
    for at in range(len(known.moves) - 1, -1, -1):
        move = known.moves[at]
        if isinstance(move, ShownCards):
            hands[move.seat] += move.cards
        elif isinstance(move, Lacked):
            if any(card in move.cards for card in hands[move.seat]):
                return None
        else:
            chosen = _taken_back(known, hands, move, at, rng)
            if chosen is None:
                return None
            gifts.append(chosen)
    if known.opens is not None and known.opens[1] not in hands[known.opens[0]]:
        return None
    return now, ghost, hands, tuple(reversed(gifts))


def _taken_back(known: DealKnowledge, hands: Hands, move: Handed, at: int, rng: Random) -> Cards | None:
    """Undo one handing over, choosing the cards that the viewer has not seen."""
    chosen = []
    for gift in move.gifts:
        card = _chosen(known, hands, gift.giver, gift.receiver, at, rng) if gift.card is None else gift.card
        if card is None or card not in hands[gift.receiver]:
            return None
        hands[gift.receiver].remove(card)
        chosen.append(card)
    for gift, card in zip(move.gifts, chosen, strict=True):
        hands[gift.giver].append(card)
    return tuple(chosen)


def _chosen(known: DealKnowledge, hands: Hands, giver: Seat, receiver: Seat, at: int, rng: Random) -> Card | None:
    """Return a card of the receiver that can have come from the giver; cards that must have come are first."""
    pins = [pin for pin in known.pins if pin.when < at < pin.until]
    for pin in pins:
        if pin.seat == giver and pin.card in hands[receiver] and pin.card not in hands[giver]:
            return pin.card
    pinned = Counter(pin.card for pin in pins if pin.seat == receiver)
    counted = Counter(hands[receiver])
    free = [card for card in hands[receiver] if counted[card] > pinned[card] and _bears(known, hands, giver, card, at)]
    if not free:
        return None
    leaving = {card: known.must_leave(card, receiver, at) for card in free}
    soonest = max(leaving.values())
    if soonest >= 0:
        urgent = [card for card in free if leaving[card] == soonest]
        places = sum(soonest < when < at for when in known.unseen_gifts[receiver])
        if len(urgent) > places:
            return rng.choice(urgent)
    return rng.choice(free)


def _bears(known: DealKnowledge, hands: Hands, giver: Seat, card: Card, at: int) -> bool:
    """Whether `giver` can have held `card` before `at`, perhaps from an earlier gift."""
    leaves = known.must_leave(card, giver, at)
    if leaves < 0:
        return True
    places = sum(leaves < when < at for when in known.unseen_gifts[giver])
    return places > sum(known.must_leave(other, giver, at) >= leaves for other in hands[giver])


def _placed(known: DealKnowledge, rng: Random) -> tuple[Hands, Cards] | None:
    """Share the unseen cards out among the present hands and the ghost hand."""
    pool = known.pool()
    ghosts = [card for card in pool.elements() if card in known.ghosts]
    pool -= Counter(ghosts)
    now: Hands = {seat: [] for seat in range(len(known.sizes))}
    rooms: list[CardRoom] = []
    owners: list[Seat] = []
    for seat, size in known.hidden.items():
        slots = _slots(known, seat, rng)[:size]
        for pin in known.pins:
            here = pin.seat == seat and pin.until == len(known.moves)
            if here and pool[pin.card] and slots and known.must_leave(pin.card, seat, pin.until) <= pin.when:
                now[seat].append(pin.card)
                pool -= Counter((pin.card,))
                slots.pop()
        for banned, number in Counter(slots).items():
            rooms.append(CardRoom(number, banned))
            owners.append(seat)
    rooms.append(CardRoom(known.ghost - len(ghosts)))
    filled = fill(list(pool.elements()), rooms, str, rng)
    if filled is None:
        return None
    for owner, cards in zip(owners, filled, strict=False):
        now[owner] += cards
    if known.viewer is not None:
        now[known.viewer] = list(known.own)
    return now, (*ghosts, *filled[-1])


def _slots(known: DealKnowledge, seat: Seat, rng: Random) -> list[frozenset[Card]]:
    """Return for each unseen card of `seat` the cards that it cannot be. It is drawn at random which of them came with
    a late gift."""
    held = [-1] * known.sizes[seat]

    def banned(since: int) -> frozenset[Card]:
        return frozenset().union(*(cards for when, cards in known.lacks[seat] if when > since))

    def gone(card: Card | None) -> None:
        fitting = [place for place, since in enumerate(held) if card not in banned(since)]
        if held:
            held.pop(rng.choice(fitting or range(len(held))))

    for at, move in enumerate(known.moves):
        if isinstance(move, ShownCards) and move.seat == seat:
            for card in move.cards:
                gone(card)
        elif isinstance(move, Handed):
            for gift in move.gifts:
                if gift.giver == seat:
                    gone(gift.card)
            held += [at for gift in move.gifts if gift.receiver == seat]
    rng.shuffle(held)
    return [banned(since) for since in held]
