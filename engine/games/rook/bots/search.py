"""Search: try every legal card in many worlds, each of them played out to the end of the hand.

The worth of a card is the mean of the own side's result of the hand less the mean of the others', the contract
included. The worlds are the same for all cards, so that luck in the deal cancels out.

Worlds are random deals of the unseen cards that agree with the seat's knowledge. The bidder's nest is a hint: trumps
and high cards were kept, low and middling ones buried. The likelihood of a world is how well it explains the others'
plays so far. People do not play by our rule of thumb, so the likelihood only shifts the weights: it never rules out a
world.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import NamedTuple

from engine.bots.bitsets import each_bit
from engine.bots.choice import Race, best
from engine.core.cards import Card
from engine.core.events import Heard
from engine.games.rook.bots.choice import CardChoice
from engine.games.rook.bots.counting import PlayKnowledge, this_hand, tricks_of
from engine.games.rook.bots.playing_out import choose, color_led, play_out, takes
from engine.games.rook.bots.position import (
    COLOR_MASKS,
    FIVES,
    FOURTEENS,
    NO_BIDDER,
    TENS,
    Hidden,
    Position,
    bits,
    numbered,
    points,
    position_of,
    words,
)
from engine.games.rook.view import Play, View

BIDDER_TRUMPS = 2.2
"""How many times likelier a hidden trump is in the bidder's hand than elsewhere, place for place."""
BURIED = {"trump": 0.06, 14: 0.12, 13: 0.5, 10: 1.6, 5: 1.2}
"""How willingly a bidder buries a card, compared with any other card of a side colour (1)."""
RETRIES = 60

_THIRTEENS = numbered(13)


def world(hidden: Hidden, rng: Random) -> tuple[list[int], int] | None:
    """Return hands by seat and the nest, as bit sets, or None if `RETRIES` attempts failed."""
    for _ in range(RETRIES):
        buried = _buried(hidden, rng)
        hands = _dealt(hidden, hidden.pool & ~buried, rng)
        if hands is not None:
            return hands, buried
    return None


def _willing(card: int, trumps: int) -> float:
    if card & trumps:
        return BURIED["trump"]
    if card & FOURTEENS:
        return BURIED[14]
    if card & _THIRTEENS:
        return BURIED[13]
    return BURIED[10] if card & TENS else BURIED[5] if card & FIVES else 1.0


def _buried(hidden: Hidden, rng: Random) -> int:
    """Return a likely nest of the bidder; without a bidder any cards."""
    if not hidden.buried:
        return 0
    cards = list(each_bit(hidden.pool))
    if hidden.bidder == NO_BIDDER:
        return sum(rng.sample(cards, hidden.buried))
    # The cards with the largest keys u ** (1 / weight) are a draw without replacement in proportion to the weights.
    keys = sorted(((rng.random() ** (1.0 / _willing(card, hidden.trumps)), card) for card in cards), reverse=True)
    return sum(card for _, card in keys[: hidden.buried])


def _dealt(hidden: Hidden, pool: int, rng: Random) -> list[int] | None:
    """Deal the rest to the hands: first the colours that fewest hands can hold, then every card by free places."""
    free = list(hidden.sizes)
    hands = [0] * len(free)
    seats = [seat for seat, size in enumerate(free) if size]
    kinds = []
    for color in COLOR_MASKS:
        own = pool & color
        if own:
            able = [seat for seat in seats if not hidden.voids[seat] & own]
            kinds.append((len(able), color != hidden.trumps, own, able))
    kinds.sort()
    for _, plain, own, able in kinds:
        cards = list(each_bit(own))
        if not plain:
            rng.shuffle(cards)
        for card in cards:
            weights = [float(free[seat]) for seat in able]
            if not plain and hidden.bidder in able:
                weights[able.index(hidden.bidder)] *= BIDDER_TRUMPS
            if not any(weights):
                return None
            (seat,) = rng.choices(able, weights)
            hands[seat] |= card
            free[seat] -= 1
    return hands


LIKE_IT, UNLIKE = 0.75, 0.5
"""Factors of a world's weight for an unexpected card: one of equal points and kind, or another one."""
LEAST = 0.02
"""The least weight of a world."""


class Past(NamedTuple):
    """A card that another seat played, and the facts of its choice. `since` are the cards that it has played from then
    on, this one included. The other fields are arguments of `playing_out.choose`."""

    seat: int
    card: int
    led: int
    best: int
    ally: bool
    table: int
    behind: int
    gone: int
    since: int


def past_of(position: Position, heard: Heard, trump: str) -> tuple[Past, ...]:
    """Return all cards of this hand that others have played, in order."""
    found: list[Past] = []
    gone = 0
    for _, plays in sorted(tricks_of(this_hand(heard)).items()):
        if plays:
            found += _trick(position, plays, gone, trump)
            gone |= sum(bits(trump)[card] for _, card in plays)
    since = [0] * len(position.sides)
    for at in range(len(found) - 1, -1, -1):
        play = found[at]
        since[play.seat] |= play.card
        found[at] = play._replace(since=since[play.seat])
    return tuple(play for play in found if play.seat != position.seat)


def _trick(position: Position, plays: Sequence[Play], gone: int, trump: str) -> list[Past]:
    sides, trumps = position.sides, position.trumps
    led = best = table = 0
    leader = holder = plays[0][0]
    found = []
    for place, (seat, word) in enumerate(plays):
        card, side = bits(trump)[word], sides[seat]
        behind = sum(sides[(leader + later) % len(sides)] != side for later in range(place + 1, len(sides)))
        found.append(Past(seat, card, led, best, sides[holder] == side, table, behind, gone, 0))
        gone |= card
        table += points(card)
        if not place:
            led, best = color_led(card, trumps), card
        elif takes(card, best, led, trumps):
            best, holder = card, seat
    return found


def likelihood(position: Position, past: Sequence[Past], hands: Sequence[int]) -> float:
    """Return how well the world with these hands explains the plays, from `LEAST` to 1."""
    weight, trumps = 1.0, position.trumps
    for play in past:
        hand = hands[play.seat] | play.since
        if not hand & hand - 1:
            continue
        unseen = position.deck & ~play.gone & ~hand
        attacks = position.sides[play.seat] == position.attackers
        _, card, led, best, ally, table, behind, _, _ = play
        expected = choose(hand, trumps, led, best, ally, table, behind, unseen, attacks)
        if expected != card:
            alike = points(expected) == points(card) and bool(expected & trumps) == bool(card & trumps)
            weight *= LIKE_IT if alike else UNLIKE
    return max(weight, LEAST)


HEAT = 50
"""Worlds after which cards that are clearly behind are dropped."""
BEHIND = 2.5
"""Standard errors by which such a card is behind the best one, world by world."""


def searched(view: View, heard: Heard, known: PlayKnowledge, worlds: int, rng: Random) -> dict[Card, float] | None:
    """Return the worth of each legal card after `worlds` worlds; cards as good as each other are named once. Cards that
    are clearly behind are tried in fewer worlds.

    None if no world fits the events, as after a renege in `honour` that was not called.
    """
    position = position_of(view, heard, known)
    race = Race(distinct(position, sorted(bits(known.trump)[card] for card in known.legal)))
    past = past_of(position, heard, known.trump)
    found, weights = drawn(position, past, worlds, rng), 0.0
    while len(race.racing) > 1 or not weights:
        heat = list(islice(found, HEAT))
        if not heat:
            break
        for hands, nest, weight in heat:
            weights += weight
            for card in race.racing:
                race.gains[card].append(weight * worth(position, play_out(position, hands.copy(), card, nest)))
        ahead = race.compare({card: sum(race.gains[card]) for card in race.racing}, weights)
        race.drop_hopeless(ahead, BEHIND)
    named = words(known.trump)
    return {named[card]: mean for card, mean in race.worths().items()} if weights else None


def drawn(position: Position, past: Sequence[Past], worlds: int, rng: Random) -> Iterator[tuple[list[int], int, float]]:
    """Worlds, up to `worlds`, fewer if they are hard to find: all hands, the nest, and the weight of each."""
    for _ in range(worlds):
        found = world(position.hidden, rng)
        if found is None:
            return
        hands, buried = found
        weight = likelihood(position, past, hands)
        hands[position.seat] = position.own
        yield hands, buried | position.nest, weight


def best_found(found: Mapping[Card, float], weighed: Sequence[CardChoice], alike: float) -> CardChoice:
    """Return the card of most worth, with the reason from `weighed`. Among cards within `alike` points of it, the one
    that is weighed highest."""
    first = max(found.values()) - alike
    choice = best([choice for choice in weighed if found.get(choice.card, first - 1) >= first])
    return CardChoice(choice.card, found[choice.card], choice.reason)


def worth(position: Position, taken: Sequence[int]) -> float:
    """Return the own side's score of the hand less the mean of the others', in points (RK-68 to RK-76)."""
    scores = list(taken)
    if position.bidder != NO_BIDDER and taken[position.attackers] < position.bid:
        scores[position.attackers] = -position.bid if position.set_back else 0
    own = scores[position.sides[position.seat]]
    return own - (sum(scores) - own) / (len(scores) - 1)


def distinct(position: Position, legal: Sequence[int]) -> list[int]:
    """Return the highest card of each run of equal cards: equal points, and no unseen card in between.

    `legal` are bits in rising order.
    """
    unseen = position.deck & ~position.gone & ~position.own
    kept: list[int] = []
    for card in legal:
        if kept and _alike(kept[-1], card, unseen):
            kept[-1] = card
        else:
            kept.append(card)
    return kept


def _alike(low: int, high: int, unseen: int) -> bool:
    color = next(color for color in COLOR_MASKS if low & color)
    between = (high - 1) & -(low << 1)
    return bool(high & color) and points(low) == points(high) and not unseen & between
