"""imagine(): a whole state that a viewer could not tell from the real one.

The unseen cards are shared out at random within the proofs of the events (`inference`). Public facts, and the viewer's
other knowledge, come from the view unchanged.
"""

from dataclasses import replace
from functools import lru_cache
from random import Random

from engine.core.cards import Card, Cards
from engine.core.events import Event, Heard
from engine.core.game import Setup
from engine.core.seats import at_seat
from engine.games.spooks.cards import SPIDERS, sort_hand, without
from engine.games.spooks.events import Gift, HandDealt, Play
from engine.games.spooks.inference import DealKnowledge, gather, guess, opening
from engine.games.spooks.options import Ruleset, ruleset
from engine.games.spooks.state import Hand, State
from engine.games.spooks.view import View

TRIES = 400
"""Most guesses; the first one usually fits."""


def imagine(seen: View, heard: Heard, rng: Random) -> State:
    """Return a state with the same view and the same questions for the viewer, hidden cards drawn by `rng`.

    ValueError if `heard` does not belong to the match of `seen`.
    """
    chosen = _ruleset(seen.variant, seen.players, seen.decks, seen.ghost, seen.masters, seen.target, seen.even)
    if seen.phase in ("deal", "end"):
        return State(chosen, seen.phase, seen.totals, seen.dealer, seen.grabbed, None, seen.sheet, seen.winners)
    known = knowledge(seen, heard, chosen)
    for _ in range(TRIES):
        if (guessed := guess(known, rng)) is not None:
            now, ghost, _, handed = guessed
            hands = tuple([tuple(now[seat]) for seat in range(seen.players)])
            hand = _hand(seen, hands, ghost, _gifts(seen, handed), rng)
            return State(chosen, seen.phase, seen.totals, seen.dealer, seen.grabbed, hand, seen.sheet)
    raise ValueError("the events do not lead to the view")


def knowledge(seen: View, heard: Heard, chosen: Ruleset) -> DealKnowledge:
    """Return the viewer's knowledge in the middle of a hand. ValueError if it has heard of no deal."""
    dealt = max((place for place, event in enumerate(heard) if isinstance(event, HandDealt)), default=None)
    if dealt is None or seen.turn is None:
        raise ValueError("there is no deal among the events")
    told: tuple[Event, ...] = heard[dealt:]
    deal = told[0]
    assert isinstance(deal, HandDealt)
    viewer = seen.viewer if isinstance(seen.viewer, int) else None
    opener = seen.pile[0][0] if seen.pile else seen.turn
    opened = opening(told, opener, opens=seen.phase == "open")
    return DealKnowledge(
        moves=gather(told, opened),
        deck=chosen.deck,
        viewer=viewer,
        own=seen.hand if seen.own_laid is None else (*seen.hand, seen.own_laid),
        sizes=deal.sizes,
        hidden={seat: seen.counts[seat] + (seat in seen.laid) for seat in seen.seats if seat != viewer},
        ghost=seen.ghost_count,
        ghosts=opened.lower,
        opens=(opener, SPIDERS[0]) if seen.phase == "open" and opener != viewer else None,
    )


def _gifts(seen: View, handed: tuple[Cards, ...]) -> tuple[Gift, ...]:
    """Return the gifts of this hand, with the guessed cards for those that the viewer has not seen."""
    cards = [card for chosen in handed for card in chosen]
    return tuple([replace(gift, card=card) for gift, card in zip(seen.gifts, cards, strict=True)])


def _hand(seen: View, hands: tuple[Cards, ...], ghost: Cards, gifts: tuple[Gift, ...], rng: Random) -> Hand:
    """Return the hand with all public facts as seen, and a random hidden card for each unknown face-down card."""
    laid: list[Play] = []
    for seat in seen.laid:
        card: Card = seen.own_laid if seat == seen.viewer and seen.own_laid else rng.choice(hands[seat])
        hands = at_seat(hands, seat, without(hands[seat], card))
        laid.append((seat, card))
    assert seen.turn is not None
    return Hand(
        seats=seen.seats,
        hands=tuple([sort_hand(cards) for cards in hands]),
        ghost=sort_hand(ghost),
        turn=seen.turn,
        pile=seen.pile,
        actor=seen.actor,
        clockwise=seen.clockwise,
        up=seen.up,
        passed=seen.passed,
        victim=seen.victim,
        givers=seen.givers,
        laying=seen.laying,
        laid=tuple(laid),
        playoff=seen.playoff,
        tricks=seen.tricks,
        gifts=gifts,
    )


@lru_cache(maxsize=64)
def _ruleset(
    variant: str, players: int, decks: int, ghost: bool, masters: bool, target: int | None, even: bool
) -> Ruleset:
    options: dict[str, bool | int | str] = {"decks": decks, "ghost": ghost, "masters": masters, "even": even}
    if target is not None:
        options["target"] = target
    return ruleset(Setup("spooks", variant, players, options))
