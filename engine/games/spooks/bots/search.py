"""Search: try the sensible steps in many worlds, each of them played out to the end of the hand. Worlds are random
deals of the unseen cards that agree with the seat's knowledge.

The worth of a choice is the share of hands won by it; in a series also the points that it leaves with all players.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import fsum
from random import Random
from statistics import fmean
from typing import NamedTuple

from engine.bots.bitsets import each_bit
from engine.bots.choice import Race
from engine.core.cards import Card
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.spooks.bots.counting import PlayKnowledge
from engine.games.spooks.bots.playing_out import BIT, COPY, PlayingOut, Rules, both, of, points
from engine.games.spooks.bots.worth import StepChoice
from engine.games.spooks.cards import cards_named
from engine.games.spooks.options import CHILDREN, deck_of
from engine.games.spooks.view import View

RETRIES = 30


@dataclass(frozen=True, slots=True)
class HiddenPlace:
    """A place with `size` unknown cards, none of `banned`: the hand of a seat, or out of play if `seat` is None."""

    seat: Seat | None
    size: int
    banned: int = 0


@dataclass(frozen=True, slots=True)
class Hidden:
    """The cards that a seat has not seen. `held` has by seat the cards that it knows to be there, `places` are for all
    `loose` ones. `own` is its hand."""

    own: int
    held: tuple[int, ...]
    loose: int
    places: tuple[HiddenPlace, ...]


def hidden(view: View, known: PlayKnowledge) -> Hidden | None:
    """Return the content of `known` as bit sets, or None if the counts do not fit, which only a faulty memory
    causes."""
    free = Counter(known.unseen)
    own = _copies(Counter(view.hand), 0)
    held, places = [0] * view.players, []
    taken = own
    for seat in range(view.players):
        size = view.counts[seat] + (seat in view.laid)
        if seat == known.seat or not size:
            continue
        placed = Counter(known.placed.get(seat, ()))
        held[seat] = _copies(placed & free, taken)
        taken |= held[seat]
        free -= placed & free
        places += _places(known, seat, size - held[seat].bit_count())
    places.append(HiddenPlace(None, view.ghost_count))
    loose = _copies(free, taken)
    if loose.bit_count() != sum(place.size for place in places):
        return None
    return Hidden(own, tuple(held), loose, tuple(place for place in places if place.size))


def _places(known: PlayKnowledge, seat: Seat, size: int) -> list[HiddenPlace]:
    """Return the places of a hand. Its older cards cannot be those that a pass on red has proved missing; later ones
    may be."""
    fresh = min(known.fresh.get(seat, 0), size)
    banned = both(of(known.lacks.get(seat, ())))
    return [HiddenPlace(seat, size - fresh, banned), HiddenPlace(seat, fresh)] if banned else [HiddenPlace(seat, size)]


def _copies(cards: Counter[Card], taken: int) -> int:
    """Return a bit set of cards, each in its number, on bits that are not `taken`."""
    found = 0
    for card, number in cards.items():
        bits = [bit for bit in (BIT[card], BIT[card] << COPY) if not bit & taken]
        found |= sum(bits[:number])
    return found


def world(known: Hidden, players: int, rng: Random) -> list[int] | None:
    """Return hands by seat as bit sets, the own one empty, or None if `RETRIES` attempts failed."""
    banned = 0
    for place in known.places:
        banned |= place.banned
    hard, easy = list(each_bit(known.loose & banned)), list(each_bit(known.loose & ~banned))
    for _ in range(RETRIES):
        free = [place.size for place in known.places]
        rng.shuffle(hard)
        rng.shuffle(easy)
        dealt = _dealt(known, hard, easy, free, rng)
        if dealt is not None:
            return [dealt.get(seat, 0) | known.held[seat] for seat in range(players)]
    return None


def _dealt(
    known: Hidden, hard: list[int], easy: list[int], free: list[int], rng: Random
) -> dict[Seat | None, int] | None:
    dealt: dict[Seat | None, int] = {}
    for card in hard:
        weights = [0 if place.banned & card else left for place, left in zip(known.places, free, strict=True)]
        if not any(weights):
            return None
        (at,) = rng.choices(range(len(free)), weights)
        free[at] -= 1
        seat = known.places[at].seat
        dealt[seat] = dealt.get(seat, 0) | card
    start = 0
    for place, left in zip(known.places, free, strict=True):
        dealt[place.seat] = dealt.get(place.seat, 0) | sum(easy[start : start + left])
        start += left
    return dealt


LONG = 30
"""Cards in all hands from which playing out takes so long that fewer worlds are tried."""
TRIED = 8
"""Number of choices that are tried: the best ones at first sight."""
COMPARED = frozenset((32, 64, 128, 256, 512))
"""After each of these numbers of worlds hopeless choices are dropped, and the others are tried in more worlds
instead."""
MOST_WORLDS = 4
"""Largest multiple of a level's number of worlds, for the few choices that are left."""
HOPELESS = 3.0
"""Standard errors behind the best choice from which one is dropped."""
LEAST_SPREAD = 0.1
WIN = 40.0
"""Worth of winning a hand of a series, besides the points that the others are left with."""


SPARED = 0.03
"""Share of a win that a character may give up for the step it likes best."""


def searched(
    view: View,
    known: PlayKnowledge,
    weighed: Sequence[StepChoice],
    worlds: int,
    rng: Random,
    liked: Mapping[Step, float],
) -> StepChoice:
    """Return the best of the `weighed` choices after `worlds` worlds, or the best at first sight if no world can be
    found. Of choices that are about as good, return the one that is `liked` most."""
    found = tried_out(view, known, likeliest(weighed), worlds, rng)
    unit = SPARED if view.target is None else SPARED * WIN
    tried = [one for one in found if one.worth is not None] or found[:1]
    return max(tried, key=lambda one: (one.worth or 0.0) + unit * liked.get(one.choice.step, 0.0)).choice


def likeliest(weighed: Sequence[StepChoice]) -> Sequence[StepChoice]:
    """Return the best choices at first sight."""
    return sorted(weighed, key=lambda choice: -choice.worth)[:TRIED]


class Tried(NamedTuple):
    """A choice and its worth, None if it was not tried in any world. Also how sure it is that the best one is worth
    more, in standard errors of the difference."""

    choice: StepChoice
    worth: float | None = None
    behind_by: float = 0.0


def tried_out(
    view: View, known: PlayKnowledge, tried: Sequence[StepChoice], worlds: int, rng: Random
) -> Sequence[Tried]:
    """Return the worth of each choice, best first. A dropped one has the best one's worth less its distance in the
    worlds that both were tried in."""
    if len(tried) == 1:
        return [Tried(choice) for choice in tried]
    race = Race(list(range(len(tried))))
    most = worlds * LONG // max(LONG, sum(view.counts) + len(view.laid))
    hands_left = most * len(tried)
    drawn = values(view, known, rng)
    for number in range(MOST_WORLDS * most):
        hands_left -= len(race.racing)
        value = next(drawn, None) if hands_left >= 0 else None
        if value is None:
            break
        for at in race.racing:
            race.gains[at].append(value(tried[at].step))
        if number + 1 in COMPARED:
            race.drop_hopeless(_compare(race), HOPELESS, LEAST_SPREAD)
            if len(race.racing) == 1:
                break
    if not race.gains[0]:
        return [Tried(choice) for choice in tried]
    ahead = _compare(race)
    worths = race.worths()
    ranked = sorted(worths, key=lambda at: (race.behind[at], at))
    return [
        Tried(tried[at], worths[at], 0.0 if at == ahead else race.behind_by(ahead, at, LEAST_SPREAD)) for at in ranked
    ]


def values(view: View, known: PlayKnowledge, rng: Random) -> Iterator[Callable[[Step], float]]:
    """A function for each world that returns the worth of a step there; none if no world can be found."""
    cards = hidden(view, known)
    if cards is None:
        return
    deck = of(deck_of(view.variant, view.players, decks=1))
    deck = both(deck) if view.decks == 2 else deck
    gone = deck & ~cards.loose & ~sum(cards.held) & ~cards.own
    while (hands := world(cards, view.players, rng)) is not None:
        hands[known.seat] = cards.own
        yield partial(_value, view, known.seat, tuple(hands), deck, gone, rng)


def _value(view: View, seat: Seat, hands: Sequence[int], deck: int, gone: int, rng: Random, step: Step) -> float:
    return worth(view, seat, _hand(view, list(hands), deck, gone, rng), step)


def _compare(race: Race[int]) -> int:
    """Return the choice that is ahead. Every world has the same weight."""
    totals = {at: fsum(race.gains[at]) for at in race.racing}
    return race.compare(totals, len(race.gains[race.racing[0]]))


def worth(view: View, seat: int, hand: PlayingOut, step: Step) -> float:
    """Return the worth of `step` if the hand then plays itself."""
    _act(view, seat, hand, step)
    winners = hand.finish()
    share = (seat in winners) / len(winners) if winners else 0.0
    if view.target is None:
        return share
    left = [points(hand.hands[other]) for other in view.seats if other != seat]
    return WIN * share + fmean(left) - points(hand.hands[seat])


def _hand(view: View, hands: list[int], deck: int, gone: int, rng: Random) -> PlayingOut:
    top = BIT[view.pile[-1][1]] if view.pile else 0
    actor = 0 if view.actor is None else view.actor
    turn = 0 if view.turn is None else view.turn
    rules = Rules(view.masters, view.variant == CHILDREN)
    return PlayingOut(hands, view.seats, deck, gone, rules, rng, view.clockwise, view.up, top, actor, turn)


def _act(view: View, seat: int, hand: PlayingOut, step: Step) -> None:
    """Take the tried step; other steps that are due with it follow the rule of thumb."""
    if step.do == "pass":
        hand.skip()
        return
    own = [_bit(hand.hands[seat], card) for card in cards_named(step.args)]
    following = hand.turn
    if step.do == "play":
        hand.put(seat, own[0])
    elif step.do == "straight":
        assert view.victim is not None
        hand.straight(seat, own, view.victim)
    elif step.do == "lay":
        hand.trick(following, {seat: own[0]}, view.laying)
    elif view.phase == "bite":
        assert view.victim is not None
        hand.bite(view.victim, view.givers, own[0])
    elif view.phase == "gift":
        to = step.arg("to")
        assert isinstance(to, int)
        if not hand.gift(seat, own[0], to):
            hand.trick(following)
    else:
        hand.hand_on({seat: own[0]})


def _bit(hand: int, card: Card) -> int:
    bit = BIT[card]
    return bit if hand & bit else bit << COPY
