"""High Card, a whole game in one file: what `engine/games/<name>/` has in several. In records it is called tiny.

TG-1 All hold two of the cards c1 to c9. TG-2 All show one at the same time, face down until the last one lies.
TG-3 Then they are turned, and the highest takes a point. TG-4 After two tricks new cards are dealt.
TG-5 Whoever first has the points that were agreed on wins.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import comb
from random import Random
from typing import Any, cast

from engine.core.advice import Advice, Thought, counsel
from engine.core.cards import Card, Cards
from engine.core.characters import PLAIN, Manner
from engine.core.events import BY_SEAT, OWN, Event, Heard
from engine.core.game import Game, Option, Setup, Variant
from engine.core.levels import Decision, computer_player
from engine.core.messages import Message, say
from engine.core.prompts import Prompt
from engine.core.sampling import any_value
from engine.core.seats import CHANCE, PUBLIC, Seat, Viewer
from engine.core.shapes import Deal, One
from engine.core.steps import Field, Kind, Step, Verb
from engine.core.views import followed_by

DECK, HELD = tuple(Card(f"c{number}") for number in range(1, 10)), 2
Shown = tuple[tuple[Seat, Card], ...]
"""Who shows which card, in the order of seats."""


@dataclass(frozen=True, slots=True)
class State:
    """The whole truth: `shown` lies face down, `gone` was turned since the deal, `stock` was not dealt."""

    hands: tuple[Cards, ...]
    scores: tuple[int, ...]
    target: int
    stock: Cards = DECK
    shown: Shown = ()
    gone: Cards = ()


@dataclass(frozen=True, slots=True)
class View:
    """What one viewer sees: the own hand and shown card; of the others how many they hold and who has shown."""

    viewer: Viewer
    hand: Cards
    own: Card | None
    counts: tuple[int, ...]
    ready: tuple[Seat, ...]
    gone: Cards
    scores: tuple[int, ...]
    target: int

    @property
    def unseen(self) -> Cards:
        """Cards that may be anywhere, for all that the viewer can tell."""
        return tuple(card for card in DECK if card not in (*self.gone, *self.hand, self.own))


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    hands: tuple[Cards | None, ...] = field(metadata=BY_SEAT)


@dataclass(frozen=True, slots=True)
class Sealed(Event):
    seat: Seat
    card: Card | None = field(metadata=OWN)


@dataclass(frozen=True, slots=True)
class Opened(Event):
    shown: Shown

    @property
    def taker(self) -> Seat:
        return max(self.shown, key=lambda pair: pair[1])[0]


def start(setup: Setup) -> State:
    return State(((),) * setup.players, (0,) * setup.players, int(setup.options.get("target", 2)))


def prompts(state: State) -> tuple[Prompt, ...]:
    if end(state):
        return ()
    players, ready = len(state.hands), dict(state.shown)
    if not ready and not any(state.hands):
        piles = (("hands", (HELD,) * players), ("stock", len(DECK) - HELD * players))
        return (Prompt(CHANCE, "deal", Deal(DECK, piles)),)
    answers = {seat: One(tuple((("card", card),) for card in hand)) for seat, hand in enumerate(state.hands)}
    return tuple(Prompt(seat, "show", shape, secret=True) for seat, shape in answers.items() if seat not in ready)


def apply(state: State, step: Step) -> tuple[State, tuple[Event, ...]]:
    given = dict[str, Any](step.args)
    if step.do == "deal":
        hands = tuple(tuple(sorted(hand)) for hand in given["hands"])
        return replace(state, hands=hands, stock=given["stock"], gone=()), (Dealt(hands),)
    seat, card = int(step.by), given["card"]
    hands = tuple(tuple(held for held in hand if (at, held) != (seat, card)) for at, hand in enumerate(state.hands))
    shown = tuple(sorted((*state.shown, (seat, card))))
    if len(shown) < len(hands):
        return replace(state, hands=hands, shown=shown), (Sealed(seat, card),)
    opened, gone = Opened(shown), (*state.gone, *(card for _, card in shown))
    scores = tuple(score + (at == opened.taker) for at, score in enumerate(state.scores))
    return replace(state, hands=hands, shown=(), gone=gone, scores=scores), (Sealed(seat, card), opened)


def view(state: State, viewer: Viewer) -> View:
    hand = () if viewer == PUBLIC else state.hands[int(viewer)]
    counts, ready = tuple(map(len, state.hands)), tuple(seat for seat, _ in state.shown)
    own = dict[Viewer, Card](state.shown).get(viewer)
    return View(viewer, hand, own, counts, ready, state.gone, state.scores, state.target)


def dealt(seen: View, event: Dealt) -> View:
    own = () if seen.viewer == PUBLIC else event.hands[int(seen.viewer)] or ()
    return replace(seen, hand=own, counts=(HELD,) * len(seen.counts), gone=())


def sealed(seen: View, event: Sealed) -> View:
    hand = tuple(card for card in seen.hand if card != event.card)
    counts = tuple(count - (seat == event.seat) for seat, count in enumerate(seen.counts))
    ready = tuple(sorted((*seen.ready, event.seat)))
    return replace(seen, hand=hand, counts=counts, ready=ready, own=event.card or seen.own)


def opened(seen: View, event: Opened) -> View:
    scores = tuple(score + (seat == event.taker) for seat, score in enumerate(seen.scores))
    return replace(seen, ready=(), own=None, gone=(*seen.gone, *(card for _, card in event.shown)), scores=scores)


CHANGES = {Dealt: dealt, Sealed: sealed, Opened: opened}


def imagine(seen: View, heard: Heard, rng: Random) -> State:
    del heard  # what went before this deal tells nothing about it, and the view shows what was turned since
    pool = rng.sample(seen.unseen, len(seen.unseen))

    def drawn(seat: Seat, own: Cards, count: int) -> Cards:
        return own if seat == seen.viewer else tuple(sorted(pool.pop() for _ in range(count)))

    hands = tuple(drawn(seat, seen.hand, count) for seat, count in enumerate(seen.counts))
    shown = tuple((seat, *drawn(seat, (seen.own,) if seen.own else (), 1)) for seat in seen.ready)
    return State(hands, seen.scores, seen.target, tuple(pool), shown, seen.gone)


def end(state: State) -> dict[str, Any] | None:
    winners = [seat for seat, score in enumerate(state.scores) if score == state.target]
    return {"scores": list(state.scores), "winners": winners} if winners else None


def card_noun(card: Card) -> Message:
    return say("-tiny-card", number=int(card[1:]))


def refusal(state: State, step: Step) -> Message:
    if step.do == "show" and step.by != CHANCE:
        card = cast(Card, step.arg("card"))
        if card in state.gone:
            return say("tiny-no-gone", card=card_noun(card))
        if card not in state.hands[step.by]:
            return say("tiny-no-held", card=card_noun(card))
    return say("core-no-now")


FACTS = "card", "chance"
REASONS: Mapping[str, tuple[str, ...]] = {"likeliest": FACTS}
"""Why a card is shown, and the facts that the coach names with it; `chance`: in how many of 100 deals it wins."""


@dataclass(frozen=True, slots=True)
class Level:
    """`care` is how often a computer player thinks at all, `manner` that of a character."""

    care: float
    manner: Manner = PLAIN


CARE = {"gentle": Level(0.3), "fair": Level(0.6), "sharp": Level(0.85), "master": Level(1.0)}
SPARED = 100
"""Of 100 deals, what a manner may cost: both cards are shown in the end, and their order matters little."""


def thought(seen: View, step: Step) -> Thought:
    card, rivals = Card(str(step.arg("card"))), len(seen.counts) - 1
    lower = [other for other in seen.unseen if other < card]
    chance = round(100 * comb(len(lower), rivals) / comb(len(seen.unseen), rivals))
    return Thought(step, chance, "likeliest", tuple(zip(FACTS, (card, chance), strict=True)))


def advise(seen: View, heard: Heard, asked: Sequence[Prompt], step: Step | None, seed: int) -> Advice:
    del heard, seed
    thoughts = [thought(seen, one) for prompt in asked for one in prompt.steps()]
    if not thoughts:
        raise ValueError("nothing is asked of this seat")
    return counsel(thoughts, thought(seen, step) if step else None, near=0)


def any_answer(asked: Sequence[Prompt], rng: Random) -> Step:
    return asked[0].answer(any_value(asked[0].shape, rng))


def considered(seen: View, heard: Heard, asked: Sequence[Prompt], level: Level, rng: Random) -> Decision:
    del heard
    thoughts = [thought(seen, one) for prompt in asked for one in prompt.steps()]
    first = max(thoughts, key=lambda found: found.worth)
    keeps = SPARED * level.manner.likes(Manner(dares=-1.0, hoards=1.0))  # what it would rather show another time
    best = max(thoughts, key=lambda found: found.worth - keeps * (found is first)).step
    return Decision(best if rng.random() < level.care else any_answer(asked, rng), "likeliest")


GAME = Game(
    name="tiny",
    variants=(Variant("plain", (2, 3, 4), (Option("target", 2, least=1, most=9),)),),
    verbs=(Verb("deal", (Field("hands", Kind.HANDS), Field("stock", Kind.CARDS)), chance=True),
           Verb("show", (Field("card", Kind.CARD),))),
    start=start, prompts=prompts, apply=apply, view=view, follow=followed_by(CHANGES),
    imagine=imagine, end=end, refusal=refusal,
    decide=computer_player(CARE, considered, any_answer), advise=advise,
    is_card=DECK.__contains__,
)  # fmt: skip
