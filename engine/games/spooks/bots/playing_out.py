"""Playing out: the rest of a hand, every seat by a rule of thumb (the heuristic), by the rules SP-19 to SP-78 on bit
sets.

With a bit for each card, thousands of hands a second can be played out. A card's place is its place in the pack; with
two decks the second copy is `COPY` places higher. Each simulated seat looks at its own cards, at the cards that have
gone out and at the number of cards of the next seat. The weights were found by letting such players play many hands
against their former selves; a card shed is worth about 1.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from engine.bots.bitsets import bit_by_card, bitset, each_bit
from engine.core.cards import Card
from engine.core.seats import Seat
from engine.games.spooks.cards import CAT, COLOR, FITTING, MASTER, NUMBER, PACK, POINTS, SUIT, SUITS

COPY = 64
RANKS = MASTER  # cards of a suit, and places of a suit
ALL_RANKS = (1 << RANKS) - 1


def both(cards: int) -> int:
    """Return a set of cards of one deck with their second copies."""
    return cards | cards << COPY


def of(cards: Iterable[Card]) -> int:
    """Return different cards of one deck as a mask."""
    return bitset(cards, BIT)


BIT = bit_by_card(PACK)
PLACE = {bit << copy: place for place, bit in enumerate(BIT.values()) for copy in (0, COPY)}
"""The card of the pack for each bit."""
DECK = of(PACK)
SUIT_OF = tuple(both(of(card for card in PACK if SUIT[card] == suit)) for suit in SUITS)
NUMBERED = tuple(
    both(of(card for card in PACK if NUMBER[card] == number and card != CAT)) for number in range(MASTER + 2)
)
"""The cards by number; none for 0 and 12."""
CATS = both(BIT[CAT])
BLUE, GREEN, RED = (both(of(card for card in PACK if COLOR[card] == color)) for color in ("blue", "green", "red"))
SPOOKS, BONES = SUIT_OF[SUITS.index("spook")], SUIT_OF[SUITS.index("bone")]
MASTERS = NUMBERED[MASTER]
NUMBER_AT = tuple(NUMBER[card] for card in PACK)
POINTS_AT = tuple(POINTS[card] for card in PACK)
SUIT_AT = tuple(SUIT[card] for card in PACK)
FITS = {
    (place, up, masters): both(of(FITTING[card, up, masters])) if COLOR[card] in ("blue", "red") else 0
    for place, card in enumerate(PACK)
    for up in (True, False)
    for masters in (True, False)
}
"""The cards that may follow the card at a place, by number order and whether Masters have effects. Empty for colours
without that question (SP-25, SP-50)."""


def points(cards: int) -> int:
    """Return the points of cards left in a hand (SP-80)."""
    return sum(POINTS_AT[PLACE[card]] for card in each_bit(cards))


def _longest(ranks: int) -> tuple[int, int]:
    """Return length and lowest number of the longest run of ranks, the highest of several."""
    best = (0, 0)
    length = 0
    for rank in range(RANKS):
        length = length + 1 if ranks >> rank & 1 else 0
        if length >= best[0]:
            best = (length, rank - length + 2)
    return best


_RUNS = tuple(_longest(ranks) for ranks in range(1 << RANKS))


def longest(cards: int) -> tuple[int, int]:
    """Return length and lowest number of the longest straight of a hand, (0, ...) for a Cat alone (SP-56, SP-57)."""
    one = (cards | cards >> COPY) & DECK & ~CATS
    ranks = one | one >> RANKS | one >> 2 * RANKS | one >> 3 * RANKS | one >> 4 * RANKS
    return _RUNS[ranks & ALL_RANKS]


_MIDDLE = 6
_PLAY = {"spider": 1.48, "spook": 0.0, "goblin": 1.2, "bone": 0.3, "bat": 0.68, "cat": -3.0}
_PLAY_LOW = 0.13  # for each number below the middle
_KEEP = {"spider": 0.0, "spook": 0.0, "goblin": 0.41, "bone": 0.6, "bat": 0.3, "cat": 2.85}
_KEEP_HIGH = 0.05
_HOLDS = 2.86  # a blue card that no card can follow keeps the lead
_STRAIGHT = 3.09  # for each card of the straight that a Bone may bring
_WHOLE_HAND = 6.0  # if the straight is the whole rest
_BITE = 0.87
_PASSES_BELOW = -0.4
"""The player passes on a blue card rather than play a card worth less than this."""
_LAY_TO_WIN = 0.4
"""Probability of laying the best Goblin if exactly one Goblin that is out would beat it."""
_OUT = 1e9

WORTH_PLAYED = tuple(
    _PLAY[SUIT_AT[place]] - _PLAY_LOW * ((NUMBER_AT[place] or _MIDDLE) - _MIDDLE) for place in range(len(PACK))
)
_WORTH_KEPT = tuple(
    _KEEP[SUIT_AT[place]] + _KEEP_HIGH * ((NUMBER_AT[place] or _MIDDLE) - _MIDDLE) for place in range(len(PACK))
)
_LEAST_MISSED = tuple(sorted(PLACE, key=lambda card: (_WORTH_KEPT[PLACE[card]], card)))
"""Every card, first copies and second ones, the least useful first."""
_GOBLINS = tuple(PLACE[card] for card in each_bit(GREEN & DECK))
_BEATING = {
    (place, up): both(sum(1 << other for other in _GOBLINS if other != place and (other > place) == up))
    for place in _GOBLINS
    for up in (True, False)
}
"""The Goblins that beat the one at a place, by the order of numbers."""


class Rules(NamedTuple):
    """The differences of a variant. `masters`: whether Masters have effects. `children`: whether an unanswered Bone or
    Bat asks for one card each (SP-116, SP-117)."""

    masters: bool
    children: bool


def best(cards: int, hand: int, unseen: int, up: bool, rules: Rules, behind: int) -> tuple[int, float]:
    """Return the card of `cards` to put on the pile, and its worth. `hand` is the whole hand, `unseen` the cards that
    the seat has not seen, `behind` the number of cards of the next seat."""
    found, most = 0, -_OUT
    hidden = unseen.bit_count() or 1
    while cards:
        card = cards & -cards
        cards ^= card
        rest = hand ^ card
        if not rest or (card & GREEN and not rest & rest - 1):
            return card, _OUT
        place = PLACE[card]
        worth = WORTH_PLAYED[place]
        if card & BLUE:
            worth += _HOLDS / (1 + 2 * (unseen & FITS[place, up, rules.masters]).bit_count())
        elif card & RED:
            answers = (unseen & FITS[place, up, rules.masters]).bit_count()
            fails = (1.0 - behind / hidden) ** answers if behind < hidden else 0.0
            if card & BONES:
                length = 1 if rules.children else longest(rest)[0]
                worth += fails * (_STRAIGHT * length + (_WHOLE_HAND if length == rest.bit_count() else 0.0))
            else:
                worth += fails * _BITE
        if worth > most:
            found, most = card, worth
    return found, most


def follows(worth: float) -> bool:
    """Whether a card of that worth is played on a blue card."""
    return worth >= _PASSES_BELOW


def worst(hand: int) -> int:
    """Return the least useful card, to give away or to lay below others; 0 for an empty hand."""
    for card in _LEAST_MISSED:
        if hand & card:
            return card
    return 0


def laid(hand: int, unseen: int, up: bool, rng: Random) -> int:
    """Return the card for a trick: the best Goblin, more often if it wins more surely, so that it is not predictable.
    Else the least useful card."""
    goblins = hand & GREEN
    if goblins and hand & hand - 1:
        ranks = (goblins | goblins >> COPY) & DECK
        top = 1 << ranks.bit_length() - 1 if up else ranks & -ranks
        better = (unseen & _BEATING[PLACE[top], up]).bit_count()
        if not better or rng.random() < _LAY_TO_WIN / better:
            return top if goblins & top else top << COPY
    return worst(hand)


LONGEST = 400
"""Turns after which an endless hand is given up without a winner."""


@lru_cache(maxsize=64)
def _next_seats(seats: tuple[Seat, ...]) -> tuple[Mapping[Seat, Seat], Mapping[Seat, Seat]]:
    """Return the next seat of each seat, against the clock and clockwise."""
    onward = dict(zip(seats, seats[1:] + seats[:1], strict=True))
    return {after: seat for seat, after in onward.items()}, onward


class PlayingOut:
    """A hand that plays itself. All sets are bit sets; `hands` by seat.

    `deck` is the whole pack, `gone` the cards that have publicly gone out. `top` and `actor` are the pile's top card
    and its player, `turn` is the seat to move. `winners` are empty until the hand is over.
    """

    __slots__ = (
        "_next",
        "actor",
        "clockwise",
        "deck",
        "gone",
        "hands",
        "leads",
        "rng",
        "rules",
        "seats",
        "top",
        "turn",
        "up",
        "winners",
    )

    def __init__(
        self,
        hands: list[int],
        seats: Sequence[Seat],
        deck: int,
        gone: int,
        rules: Rules,
        rng: Random,
        clockwise: bool = True,
        up: bool = True,
        top: int = 0,
        actor: Seat = 0,
        turn: Seat = 0,
    ) -> None:
        """Take a hand in its present state; `hands` is changed during play."""
        self.hands, self.seats, self.deck, self.gone, self.rules, self.rng = hands, seats, deck, gone, rules, rng
        self.clockwise, self.up, self.top, self.actor, self.turn = clockwise, up, top, actor, turn
        self._next = _next_seats(tuple(seats))
        self.leads = False
        self.winners: tuple[Seat, ...] = ()

    def after(self, seat: Seat) -> Seat:
        """Return the next seat to move."""
        return self._next[self.clockwise][seat]

    def unseen(self, seat: Seat) -> int:
        """Return the cards that the seat has not seen."""
        return self.deck & ~self.gone & ~self.hands[seat]

    def part_with(self, seat: Seat) -> int:
        """Return the card that the seat gives away."""
        return worst(self.hands[seat])

    def lay(self, seat: Seat) -> int:
        """Return the card that the seat lays for a trick."""
        return laid(self.hands[seat], self.unseen(seat), self.up, self.rng)

    def finish(self) -> tuple[Seat, ...]:
        """Play to the end of the hand and return its winners."""
        for _ in range(LONGEST):
            if self.winners:
                break
            self._turn()
        return self.winners

    def put(self, seat: Seat, card: int, victim: Seat | None = None) -> None:
        """Put a card on the pile, with its effects; `victim` moves next if the card tops a straight."""
        self.hands[seat] ^= card
        self.gone |= card
        if not self.hands[seat]:
            self.winners = (seat,)
            return
        self.top, self.actor, self.leads = card, seat, bool(card & CATS)
        master = self.rules.masters and card & MASTERS
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
        """Put a straight on the pile, its highest card on top (SP-59)."""
        for card in cards[:-1]:
            self.hands[seat] ^= card
            self.gone |= card
        self.put(seat, cards[-1], victim)

    def skip(self) -> None:
        """Let the seat on turn pass on a blue card."""
        self.turn = self.after(self.turn)

    def another_turn(self) -> None:
        """Give the lead to the player of a Bone when the seat on turn cannot answer, in the children's game
        (SP-116)."""
        self.turn, self.leads = self.actor, True

    def bite(self, victim: Seat, givers: Sequence[Seat], first: int = 0) -> None:
        """Let `givers` give the victim a card each, the first one `first` if that is not 0 (SP-63 to SP-67)."""
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
        """Give the Master of Goblins' gift. Returns True if it ends the hand (SP-73)."""
        self.hands[seat] ^= card
        self.hands[to] |= card
        if not self.hands[seat]:
            self.winners = (seat,)
        return not self.hands[seat]

    def hand_on(self, chosen: Mapping[Seat, int]) -> None:
        """Move each player's card to the neighbour against the direction of play (SP-70, SP-74)."""
        cards = {seat: chosen.get(seat) or self.part_with(seat) for seat in self.seats}
        for seat, card in cards.items():
            self.hands[seat] ^= card
        for at, seat in enumerate(self.seats):
            self.hands[self.seats[(at + (-1 if self.clockwise else 1)) % len(self.seats)]] |= cards[seat]

    def trick(self, following: Seat, chosen: Mapping[Seat, int] | None = None, laying: Sequence[Seat] = ()) -> None:
        """Let all seats, or in a play-off `laying`, lay a card; `following` leads if none wins (SP-38 to SP-49)."""
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
        fitting = hand & FITS[PLACE[top], self.up, self.rules.masters]
        if fitting:
            card, worth = self._best(seat, fitting, self.after(seat))
            if top & RED or follows(worth):
                self.put(seat, card)
            else:
                self.skip()
        elif top & BLUE:
            self.skip()
        elif top & BONES and self.rules.children:
            self.another_turn()
        elif top & BONES:
            self._longest_straight(self.actor, seat)
        else:
            self.bite(seat, self._givers(seat))

    def _best(self, seat: Seat, cards: int, behind: Seat) -> tuple[int, float]:
        return best(cards, self.hands[seat], self.unseen(seat), self.up, self.rules, self.hands[behind].bit_count())

    def _longest_straight(self, seat: Seat, victim: Seat) -> None:
        hand = self.hands[seat]
        length, lowest = longest(hand)
        if length < 2:
            self.straight(seat, [self._best(seat, hand, victim)[0]], victim)
            return
        highest = lowest + length - 1
        below = [worst(hand & NUMBERED[number]) for number in range(lowest, highest)]
        top, _ = self._best(seat, hand & NUMBERED[highest], victim)
        self.straight(seat, [*below, top], victim)

    def _givers(self, victim: Seat) -> list[Seat]:
        if self.rules.children:
            return [self.actor]
        at, step = self.seats.index(self.actor), -1 if self.clockwise else 1
        order = [self.seats[(at + step * by) % len(self.seats)] for by in range(len(self.seats))]
        return [seat for seat in order if seat != victim]

    def _fewest(self, actor: Seat) -> Seat:
        return min((seat for seat in self.seats if seat != actor), key=lambda seat: self.hands[seat].bit_count())
