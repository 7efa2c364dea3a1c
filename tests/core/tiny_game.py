"""A game of a few lines that has what the core must cope with: a deal, sealed answers, calls, conditional arguments.

Everybody holds two of the cards c1 to c9. Twice, all show one at the same time, sealed until the last is in; the higher
card scores. Whoever has not yet shown may shout, once in a match.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from engine.core.advice import Advice
from engine.core.cards import Card, Cards
from engine.core.events import Event
from engine.core.following import followed_by
from engine.core.game import Game, Option, Setup, Variant
from engine.core.prompts import Prompt
from engine.core.seats import CHANCE, Seat, Viewer
from engine.core.shapes import Deal, One
from engine.core.steps import Field, Kind, Step, Verb
from engine.core.zones import Zone

DECK = tuple(Card(f"c{number}") for number in range(1, 10))


@dataclass(frozen=True, slots=True)
class State:
    hands: tuple[Cards, ...]
    stock: Cards
    target: int
    shown: tuple[tuple[Seat, Card], ...] = ()  # in seat order
    gone: Cards = ()
    scores: tuple[int, ...] = ()
    shouted: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    viewer: Viewer
    hand: Cards
    counts: tuple[int, ...]
    ready: tuple[Seat, ...]
    own: Card | None
    gone: Cards
    scores: tuple[int, ...]
    shouted: tuple[Seat, ...]
    target: int


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    hands: tuple[Cards | None, ...]

    def to(self, viewer: Viewer) -> "Dealt":
        return Dealt(tuple(hand if seat == viewer else None for seat, hand in enumerate(self.hands)))


@dataclass(frozen=True, slots=True)
class Sealed(Event):
    seat: Seat
    card: Card | None

    def to(self, viewer: Viewer) -> "Sealed":
        return self if viewer == self.seat else Sealed(self.seat, None)


@dataclass(frozen=True, slots=True)
class Opened(Event):
    shown: tuple[tuple[Seat, Card], ...]


@dataclass(frozen=True, slots=True)
class Shouted(Event):
    seat: Seat


def start(setup: Setup) -> State:
    players = setup.players
    return State(((),) * players, DECK, int(setup.options.get("target", 2)), scores=(0,) * players)


def over(state: State) -> bool:
    return len(state.gone) == 2 * len(state.hands)


def prompts(state: State) -> tuple[Prompt, ...]:
    if over(state):
        return ()
    players = len(state.hands)
    if len(state.stock) == len(DECK):
        piles = (("hands", (2,) * players), ("stock", len(DECK) - 2 * players))
        return (Prompt(CHANCE, "deal", Deal(DECK, piles)),)
    ready = tuple(seat for seat, _ in state.shown)
    asked: list[Prompt] = []
    for seat in range(players):
        if seat in ready:
            continue
        options = tuple((("card", card),) for card in state.hands[seat])
        refused = tuple(((("card", card),), ("gone", card)) for card in state.gone)
        asked.append(Prompt(seat, "show", One(options), refused=refused, secret=True))
        if seat not in state.shouted:
            low = (("kind", "low"),)
            loud = (("kind", "loud"), ("times", 2))
            asked.append(Prompt(seat, "shout", One((low, loud)), interrupts=True))
    return tuple(asked)


def apply(state: State, step: Step) -> tuple[State, tuple[Event, ...]]:
    if step.do == "deal":
        hands: Any = tuple(tuple(sorted(hand)) for hand in step.arg("hands"))  # type: ignore[union-attr]
        return replace(state, hands=hands, stock=step.arg("stock")), (Dealt(hands),)
    seat: Any = step.by
    if step.do == "shout":
        return replace(state, shouted=tuple(sorted((*state.shouted, seat)))), (Shouted(seat),)
    card: Any = step.arg("card")
    hands = tuple(tuple(held for held in hand if at != seat or held != card) for at, hand in enumerate(state.hands))
    shown = tuple(sorted((*state.shown, (seat, card))))
    state = replace(state, hands=hands, shown=shown)
    if len(shown) < len(hands):
        return state, (Sealed(seat, card),)
    best = max(shown, key=lambda pair: pair[1])[0]
    scores = tuple(score + (at == best) for at, score in enumerate(state.scores))
    gone = (*state.gone, *(card for _, card in shown))
    return replace(state, shown=(), gone=gone, scores=scores), (Sealed(seat, card), Opened(shown))


def view(state: State, viewer: Viewer) -> View:
    own = next((card for seat, card in state.shown if seat == viewer), None)
    return View(
        viewer,
        state.hands[viewer] if viewer != "public" else (),
        tuple(map(len, state.hands)),
        tuple(seat for seat, _ in state.shown),
        own,
        state.gone,
        state.scores,
        state.shouted,
        state.target,
    )


def dealt(seen: View, event: Dealt) -> View:
    own = () if seen.viewer == "public" else event.hands[seen.viewer] or ()
    return replace(seen, hand=own, counts=(2,) * len(seen.counts))


def sealed(seen: View, event: Sealed) -> View:
    return replace(
        seen,
        hand=tuple(card for card in seen.hand if card != event.card),
        counts=tuple(count - (seat == event.seat) for seat, count in enumerate(seen.counts)),
        ready=tuple(sorted((*seen.ready, event.seat))),
        own=event.card or seen.own,
    )


def opened(seen: View, event: Opened) -> View:
    best = max(event.shown, key=lambda pair: pair[1])[0]
    scores = tuple(score + (seat == best) for seat, score in enumerate(seen.scores))
    return replace(seen, ready=(), own=None, gone=(*seen.gone, *(card for _, card in event.shown)), scores=scores)


def shouted(seen: View, event: Shouted) -> View:
    return replace(seen, shouted=tuple(sorted((*seen.shouted, event.seat))))


follow = followed_by({Dealt: dealt, Sealed: sealed, Opened: opened, Shouted: shouted})


def imagine(seen: View, heard: Sequence[Event], rng: Random) -> State:
    """Everything out of sight, shuffled."""
    del heard
    players = len(seen.counts)
    if sum(seen.counts) + len(seen.ready) + len(seen.gone) == 0:
        return State(((),) * players, DECK, seen.target, scores=seen.scores)
    pool = [card for card in DECK if card not in (*seen.gone, *seen.hand, seen.own)]
    rng.shuffle(pool)
    hands = tuple(
        seen.hand if seat == seen.viewer else tuple(sorted(pool.pop() for _ in range(count)))
        for seat, count in enumerate(seen.counts)
    )
    shown = tuple((seat, seen.own if seat == seen.viewer and seen.own else pool.pop()) for seat in seen.ready)
    return State(hands, tuple(pool), seen.target, shown, seen.gone, seen.scores, seen.shouted)


def end(state: State) -> dict[str, Any] | None:
    if not over(state):
        return None
    best = max(state.scores)
    return {"scores": list(state.scores), "winners": [at for at, score in enumerate(state.scores) if score == best]}


def decide(seen: View, heard: Sequence[Event], asked: Sequence[Prompt], level: str, seed: int) -> Step:
    del seen, heard, level
    rng = Random(seed)
    return rng.choice(list(rng.choice(list(asked)).steps()))


def advise(seen: View, heard: Sequence[Event], asked: Sequence[Prompt], step: Step | None, seed: int) -> Advice:
    return Advice(step or decide(seen, heard, asked, "random", seed), "why-not")


def zones(state: State) -> Mapping[Zone, Cards]:
    found = {Zone("hand", seat): hand for seat, hand in enumerate(state.hands)}
    found |= {Zone("shown", seat): (card,) for seat, card in state.shown}
    return found | {Zone("stock"): state.stock, Zone("gone"): state.gone}


def refusal(state: State, step: Step) -> tuple[str, ...]:
    if step.do == "show" and step.by != CHANCE and step.arg("card") not in state.hands[step.by]:
        return ("not-yours", str(step.arg("card")))
    return ("not-now",)


TINY = Game(
    name="tiny",
    variants=(Variant("plain", (2, 3, 4), (Option("target", 2, least=1, most=9), Option("loud", default=False))),),
    verbs=(
        Verb("deal", (Field("hands", Kind.HANDS), Field("stock", Kind.CARDS)), chance=True),
        Verb("show", (Field("card", Kind.CARD),)),
        Verb("shout", (Field("kind", Kind.WORD), Field("times", Kind.INT, only=("kind", "loud")))),
    ),
    levels=("random",),
    start=start,
    prompts=prompts,
    apply=apply,
    view=view,
    follow=follow,
    imagine=imagine,
    end=end,
    decide=decide,
    advise=advise,
    zones=zones,
    refusal=refusal,
    words={"gone": "{0} has been shown already.", "not-yours": "{0} is not in this hand."},
    is_card=DECK.__contains__,
    thinks={},
)
