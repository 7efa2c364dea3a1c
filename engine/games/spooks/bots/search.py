"""Search: what seems sensible is tried in many worlds, each of them played out to the end of the hand.

What a choice is worth is the share of hands won by it, and in a series the points that it leaves with everybody too.
"""

from collections.abc import Mapping, Sequence
from math import fsum, sqrt
from random import Random
from statistics import fmean

from engine.bots.search import Race
from engine.core.steps import Step
from engine.games.spooks.bots.bitsets import BIT, COPY, DECK, both, points
from engine.games.spooks.bots.counting import Known
from engine.games.spooks.bots.playing_out import PlayingOut
from engine.games.spooks.bots.samples import hidden, world
from engine.games.spooks.bots.worth import Choice
from engine.games.spooks.view import View

LONG = 30
"""Cards in all hands from which a hand takes so long to play out that fewer worlds are tried."""
TRIED = 8
"""Choices that are thought through: those that seem best at first sight."""
COMPARED = frozenset((16, 32, 64, 128, 256, 512))
"""After so many worlds whatever is hopelessly behind is dropped; what is left is tried in more worlds for that."""
MOST_WORLDS = 4
"""Times as many worlds as a level thinks of are tried at most, for the few choices that are left."""
HOPELESS = 2.2
"""Standard errors behind the best choice from which one is dropped."""
LEAST_SPREAD = 0.01
WIN = 40.0
"""What winning a hand of a series is worth besides the points that others are left with."""


def searched(view: View, known: Known, weighed: Sequence[Choice], worlds: int, rng: Random) -> Choice:
    """The best of the `weighed` choices after so many worlds; the first-sight best where no world can be thought of."""
    return tried_out(view, known, likeliest(weighed), worlds, rng)[0][0]


def likeliest(weighed: Sequence[Choice]) -> Sequence[Choice]:
    """Those that seem best at first sight."""
    return sorted(weighed, key=lambda choice: -choice.worth)[:TRIED]


def tried_out(
    view: View, known: Known, tried: Sequence[Choice], worlds: int, rng: Random
) -> Sequence[tuple[Choice, float | None]]:
    """What each choice is worth, best first: one that was dropped, so much less than the best as it was behind in the
    worlds that both were tried in. None where it was not tried in any world."""
    cards = hidden(view, known)
    if len(tried) == 1 or cards is None:
        return [(choice, None) for choice in tried]
    deck = both(DECK) if view.decks == 2 else DECK
    seen = deck & ~cards.loose & ~sum(cards.held)
    race = Race(list(range(len(tried))))
    most = worlds * LONG // max(LONG, sum(view.counts) + len(view.laid))
    hands_left = most * len(tried)
    for number in range(MOST_WORLDS * most):
        hands_left -= len(race.racing)
        hands = world(cards, view.players, rng) if hands_left >= 0 else None
        if hands is None:
            break
        hands[known.seat] = cards.own
        for at in race.racing:
            hand = _hand(view, hands.copy(), deck, seen & ~cards.own, rng)
            race.gains[at].append(worth(view, known.seat, hand, tried[at].step))
        if number + 1 in COMPARED:
            _compare(race)
            race.racing = hopeful(race.gains, race.racing)
            if len(race.racing) == 1:
                break
    if not race.gains[0]:
        return [(choice, None) for choice in tried]
    _compare(race)
    worths = race.worths()
    return [(tried[at], worths[at]) for at in sorted(worths, key=lambda at: (race.behind[at], at))]


def _compare(race: Race[int]) -> None:
    """Every world weighs the same."""
    totals = {at: fsum(race.gains[at]) for at in race.racing}
    race.compare(totals, len(race.gains[race.racing[0]]))


def hopeful(found: Mapping[int, Sequence[float]], live: Sequence[int]) -> list[int]:
    """Those of `live` that may still turn out to be the best."""
    best = max(live, key=lambda at: fmean(found[at]))

    def error(at: int) -> float:
        mean = fmean(found[at])
        return max(fmean([(value - mean) ** 2 for value in found[at]]), LEAST_SPREAD) / len(found[at])

    top = fmean(found[best])
    return [at for at in live if at == best or top - fmean(found[at]) < HOPELESS * sqrt(error(at) + error(best))]


def worth(view: View, seat: int, hand: PlayingOut, step: Step) -> float:
    """What comes of `step` when the hand then goes on by itself."""
    _act(view, seat, hand, step)
    winners = hand.finish()
    share = (seat in winners) / len(winners) if winners else 0.0
    if view.variant == "hand":
        return share
    left = [points(hand.hands[other]) for other in view.seats if other != seat]
    return WIN * share + fmean(left) - points(hand.hands[seat])


def _hand(view: View, hands: list[int], deck: int, gone: int, rng: Random) -> PlayingOut:
    top = BIT[view.pile[-1][1]] if view.pile else 0
    actor = 0 if view.actor is None else view.actor
    turn = 0 if view.turn is None else view.turn
    return PlayingOut(hands, view.seats, deck, gone, view.masters, rng, view.clockwise, view.up, top, actor, turn)


def _act(view: View, seat: int, hand: PlayingOut, step: Step) -> None:
    """Take the step that is tried; whatever else is due with it is done by the rule of thumb."""
    if step.do == "pass":
        hand.skip()
        return
    own = [_bit(hand.hands[seat], word) for word in _words(step)]
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


def _words(step: Step) -> Sequence[str]:
    """The cards that a step names."""
    value = step.args[0][1]
    return value if isinstance(value, tuple) else (value,)  # type: ignore[return-value]


def _bit(hand: int, word: str) -> int:
    bit = BIT[word]  # type: ignore[index]
    return bit if hand & bit else bit << COPY
