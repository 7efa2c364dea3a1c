"""High Card, a whole game in one file. A larger game is a package with a module for each part. Records call it tiny.

Its clauses, TG-1 to TG-5, are on a page of their own, as in `docs/rules/`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from math import comb
from random import Random
from typing import Any

from engine.core.advice import Advice, Thought, advice_from
from engine.core.cards import Card, Cards
from engine.core.characters import PLAIN, Manner
from engine.core.events import BY_SEAT, OWN, Event, Heard
from engine.core.game import Game, Option, Setup, Variant, make_follow
from engine.core.levels import Decision, computer_player
from engine.core.messages import Message, say
from engine.core.prompts import Prompt
from engine.core.sampling import any_step
from engine.core.seats import CHANCE, Seat, Viewer
from engine.core.shapes import Deal, one_of
from engine.core.steps import Field, Kind, Step, Verb

DECK, HELD = tuple(Card(f"c{number}") for number in range(1, 10)), 2


@dataclass(frozen=True, slots=True)
class Table:
    """What `viewer` sees, with None for each card it may not know; the truth if `viewer` is None. `gone`: cards turned
    since the deal. A larger game has a State for the truth and a View for what is seen of it."""

    viewer: Viewer | None
    hands: tuple[tuple[Card | None, ...], ...]
    scores: tuple[int, ...]
    target: int
    shown: tuple[tuple[Seat, Card | None], ...] = ()
    gone: Cards = ()

    @property
    def stock(self) -> Cards:
        """Cards that may be anywhere, as far as the viewer can tell; in the truth, the undealt ones."""
        seen = {*self.gone, *(card for hand in self.hands for card in hand), *(card for _, card in self.shown)}
        return tuple(card for card in DECK if card not in seen)


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    hands: tuple[Cards | None, ...] = field(metadata=BY_SEAT)


@dataclass(frozen=True, slots=True)
class Sealed(Event):
    seat: Seat
    card: Card | None = field(metadata=OWN)


@dataclass(frozen=True, slots=True)
class Opened(Event):
    shown: tuple[tuple[Seat, Card], ...]

    @property
    def taker(self) -> Seat:
        return max(self.shown, key=lambda pair: pair[1])[0]


def start(setup: Setup) -> Table:
    return Table(None, ((),) * setup.players, (0,) * setup.players, int(setup.options.get("target", 2)))


def prompts(state: Table) -> tuple[Prompt, ...]:
    if end(state):
        return ()
    players, ready = len(state.hands), dict(state.shown)
    if not ready and not any(state.hands):
        piles = (("hands", (HELD,) * players), ("stock", len(DECK) - HELD * players))
        return (Prompt(CHANCE, "deal", Deal(DECK, piles)),)
    asked = (seat for seat in range(players) if seat not in ready)
    return tuple(Prompt(seat, "show", one_of("card", state.hands[seat]), secret=True) for seat in asked)


def apply(state: Table, step: Step) -> tuple[Table, tuple[Event, ...]]:
    given, told = dict[str, Any](step.args), list[Event]()
    if step.do == "deal":
        told.append(Dealt(tuple(tuple(sorted(hand)) for hand in given["hands"])))
    else:
        told.append(Sealed(int(step.by), given["card"]))
        shown = tuple((seat, card) for seat, card in follow(state, told[0]).shown if card)
        if len(shown) == len(state.hands):
            told.append(Opened(shown))
    return reduce(follow, told, state), tuple(told)


def view(state: Table, viewer: Viewer) -> Table:
    hands = tuple(hand if seat == viewer else (None,) * len(hand) for seat, hand in enumerate(state.hands))
    shown = tuple((seat, card if seat == viewer else None) for seat, card in state.shown)
    return Table(viewer, hands, state.scores, state.target, shown, state.gone)


def dealt(seen: Table, event: Dealt) -> Table:
    return replace(seen, hands=tuple(hand or (None,) * HELD for hand in event.hands), gone=())


def sealed(seen: Table, event: Sealed) -> Table:
    hands = [list(hand) for hand in seen.hands]
    hands[event.seat].remove(event.card)
    shown = sorted((*seen.shown, (event.seat, event.card)), key=lambda pair: pair[0])
    return replace(seen, hands=tuple(map(tuple, hands)), shown=tuple(shown))


def opened(seen: Table, event: Opened) -> Table:
    scores = tuple(score + (seat == event.taker) for seat, score in enumerate(seen.scores))
    return replace(seen, shown=(), gone=(*seen.gone, *(card for _, card in event.shown)), scores=scores)


follow: Callable[[Table, Event], Table] = make_follow({Dealt: dealt, Sealed: sealed, Opened: opened})


def imagine(seen: Table, heard: Heard, rng: Random) -> Table:
    del heard  # earlier deals tell nothing about this one, and the view shows what was turned since
    pool = iter(rng.sample(seen.stock, len(seen.stock)))
    hands = tuple(tuple(sorted(card or next(pool) for card in hand)) for hand in seen.hands)
    return replace(seen, viewer=None, hands=hands, shown=tuple((seat, card or next(pool)) for seat, card in seen.shown))


def end(state: Table) -> dict[str, Any] | None:
    winners = [seat for seat, score in enumerate(state.scores) if score == state.target]
    return {"scores": list(state.scores), "winners": winners} if winners else None


def card_noun(card: Card) -> Message:
    return say("-tiny-card", number=int(card[1:]))


def refusal(state: Table, step: Step) -> Message:
    if step.do != "show" or step.by == CHANCE or (card := Card(str(step.arg("card")))) in state.hands[step.by]:
        return say("core-no-now")
    return say("tiny-no-gone" if card in state.gone else "tiny-no-held", card=card_noun(card))


FACTS = "card", "chance"
REASONS = {"likeliest": FACTS}
"""Why a card is shown, and the facts the coach names; `chance`: in how many of 100 deals it wins."""
SPARED = 100
"""How many of 100 deals a manner may cost: both cards are shown in the end, and their order matters little."""


@dataclass(frozen=True, slots=True)
class Level:
    """`care`: how often a computer player thinks at all; `manner`: that of its character."""

    care: float
    manner: Manner = PLAIN


def thought(seen: Table, step: Step) -> Thought:
    card, rivals = Card(str(step.arg("card"))), len(seen.hands) - 1
    lower = [other for other in seen.stock if other < card]
    chance = round(100 * comb(len(lower), rivals) / comb(len(seen.stock), rivals))
    return Thought(step, chance, "likeliest", tuple(zip(FACTS, (card, chance), strict=True)))


def advise(seen: Table, heard: Heard, asked: Sequence[Prompt], step: Step | None, seed: int) -> Advice:
    del heard, seed
    thoughts = [thought(seen, one) for prompt in asked for one in prompt.steps()]
    return advice_from(thoughts, thought(seen, step) if step else None, near=0)


def considered(seen: Table, heard: Heard, asked: Sequence[Prompt], level: Level, rng: Random) -> Decision:
    first = advise(seen, heard, asked, None, 0).step
    keeps = SPARED * level.manner.likes(Manner(dares=-1.0, hoards=1.0))  # what its manner prefers to show later
    thoughts = [thought(seen, step) for prompt in asked for step in prompt.steps()]
    best = max(thoughts, key=lambda found: found.worth - keeps * (found.step == first)).step
    return Decision(best if rng.random() < level.care else any_step(asked, rng), "likeliest")


GAME = Game(
    name="tiny",
    variants=(Variant("plain", (2, 3, 4), (Option("target", 2, least=1, most=9),)),),
    verbs=(
        Verb("deal", (Field("hands", Kind.HANDS), Field("stock", Kind.CARDS)), chance=True),
        Verb("show", (Field("card", Kind.CARD),)),
    ),
    start=start,
    prompts=prompts,
    apply=apply,
    view=view,
    follow=follow,
    imagine=imagine,
    end=end,
    refusal=refusal,
    decide=computer_player(
        {"gentle": Level(0.3), "fair": Level(0.6), "sharp": Level(0.85), "master": Level(1.0)}, considered
    ),
    advise=advise,
    is_card=DECK.__contains__,
)
