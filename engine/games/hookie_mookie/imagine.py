"""imagine(): a whole state that a viewer could not tell from the real one.

Sets, cleared values, counts and the own hand are as seen. Cards that were shown and went back are in the hands that all
players know; all others are shared out at random among hands, ghost hand and deck. One more fact is known of a seat
that is alone: when it drew, it could lay no card (HM-70).
"""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from random import Random

from engine.core.cards import Card, Cards
from engine.core.events import Heard
from engine.core.game import Setup
from engine.core.seats import Seat
from engine.games.hookie_mookie.cards import JOKER, OF_VALUE, VALUE, sort_hand, without
from engine.games.hookie_mookie.memory import Stuck, holdings, stuck
from engine.games.hookie_mookie.options import Ruleset, ruleset
from engine.games.hookie_mookie.state import Hookie, State
from engine.games.hookie_mookie.view import View

PAIR = 2
"""Most cards of one value, jokers counted, that make no new set (HM-23)."""


def imagine(seen: View, heard: Heard, rng: Random) -> State:
    """Return a state with the same view and the same questions for the viewer, hidden cards drawn by `rng`.

    ValueError if `heard` does not belong to the match of `seen`.
    """
    chosen = _ruleset(seen)
    if not seen.counts:
        return State(chosen, seen.phase, seen.turn)
    if seen.phase == "end":
        return State(
            chosen, "end", None, seen.hands, seen.ghost, seen.deck, seen.sets, seen.cleared, winners=seen.winners
        )
    hands, rest = _hands(seen, heard, rng)
    ghost, deck = rest[: seen.ghost_size], rest[seen.ghost_size :]
    if len(deck) != seen.deck_size:
        raise ValueError("the events do not lead to the view")
    hookie = _hookie(seen, hands, rng)
    return State(
        chosen, seen.phase, seen.turn, hands, sort_hand(ghost), tuple(deck), seen.sets, seen.cleared, seen.laid, hookie
    )


def _ruleset(seen: View) -> Ruleset:
    options = ("must_empty", "ghost_cards", "penalty_caller", "penalty_partner", "jokers")
    return _ruleset_of(seen.variant, seen.players, tuple((name, getattr(seen, name)) for name in options))


@lru_cache(maxsize=64)
def _ruleset_of(variant: str, players: int, options: tuple[tuple[str, int], ...]) -> Ruleset:
    return ruleset(Setup("hookie_mookie", variant, players, dict(options)))


def _hands(seen: View, heard: Heard, rng: Random) -> tuple[tuple[Cards, ...], list[Card]]:
    """Return all hands, and the remaining cards without any order."""
    known = [seen.hand if seat == seen.viewer else held for seat, held in enumerate(holdings(heard, seen.players))]
    pool = list(without(_ruleset(seen).pack, (*_on_view(seen), *(card for held in known for card in held))))
    rng.shuffle(pool)
    alone = stuck(heard)
    if alone is not None and alone.seat != seen.viewer:
        known[alone.seat] = (*known[alone.seat], *_kept_back(alone, seen, known[alone.seat], pool))
    for seat, held in enumerate(known):
        lacking = seen.counts[seat] - len(held)
        if not 0 <= lacking <= len(pool):
            raise ValueError("the events do not lead to the view")
        known[seat] = sort_hand((*held, *(pool.pop() for _ in range(lacking))))
    return tuple(known), pool


def _on_view(seen: View) -> Iterable[Card]:
    """Every card on the table or cleared from it."""
    for known in seen.sets:
        yield from known.cards
    for gone in seen.cleared:
        yield from (*OF_VALUE[gone.value], *(JOKER,) * gone.jokers)


def _kept_back(alone: Stuck, seen: View, held: Cards, pool: list[Card]) -> list[Card]:
    """Take cards out of `pool` that the lone seat had when it last drew and still has.

    As few as possible of the cards that it drew then are assumed to have been laid since; the others may be any cards.
    The rest has at most two cards of a value, which make no new set. It fits no set on the table, so it has no jokers.
    """
    there = Counter(VALUE[card] for card in (*alone.laid, *held))
    drawn_and_laid = sum(
        number if value in alone.on_table else max(0, number - PAIR)
        for value, number in there.items()
        if value != VALUE[JOKER]
    )
    wanted = seen.counts[alone.seat] - len(held) - max(0, alone.drew - drawn_and_laid - alone.laid.count(JOKER))
    taken: list[Card] = []
    for card in list(pool):
        if len(taken) >= wanted:
            break
        if card != JOKER and VALUE[card] not in alone.on_table and there[VALUE[card]] < PAIR:
            there[VALUE[card]] += 1
            taken.append(card)
            pool.remove(card)
    return taken


def _hookie(seen: View, hands: tuple[Cards, ...], rng: Random) -> Hookie | None:
    """Return the flip under way, with a random card of the hand for each offer that the viewer does not know."""
    if seen.caller is None or seen.partner is None:
        return None
    return Hookie(seen.caller, seen.partner, tuple((seat, _offer(seen, seat, hands, rng)) for seat in seen.offered))


def _offer(seen: View, seat: Seat, hands: tuple[Cards, ...], rng: Random) -> Card:
    if seat == seen.viewer and seen.own_offer is not None:
        return seen.own_offer
    return rng.choice(hands[seat])
