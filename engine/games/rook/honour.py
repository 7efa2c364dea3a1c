"""`honour`: any card may be confirmed, and the table looks after the rules itself (RK-90). Here: what a play was worth,
which calls are open to whom, and the review. What comes of a call is settled in `calls`."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from engine.core.cards import Card
from engine.core.events import Event
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.shapes import One
from engine.core.steps import Args, Step
from engine.games.rook.cards import COLOR, ROOK, playable
from engine.games.rook.events import CountAgreed, Play, ReviewBegan
from engine.games.rook.nest import trick_begins
from engine.games.rook.scoring import count
from engine.games.rook.state import Hand, Honour, Look, Outcome, Spot, State, with_hand, with_honour


def led_by(first: Card, trump: str) -> str:
    """The colour that a lead asks for: trump where it is the Rook Bird (RK-56)."""
    return trump if first == ROOK else COLOR[first]


def judged(state: State, before: Hand, after: Hand, events: tuple[Event, ...]) -> Outcome:
    """Remember whether the card just played was a renege, by the hand that it came from (RK-91), and go on."""
    honour = before.honour
    assert honour is not None and before.trump is not None
    seat, cards, number = before.turn, before.hands[before.turn], len(before.tricks) + 1
    card = (after.trick or after.tricks[-1].plays)[len(before.trick)][1]
    led = led_by(before.trick[0][1], before.trump) if before.trick else None
    noted = after
    if card not in playable(cards, led, before.trump):
        noted = with_honour(after, replace(honour, reneges=(*honour.reneges, (seat, number)), enforced=False))
    elif honour.enforced:
        noted = with_honour(after, replace(honour, enforced=False))
    if after.trick:
        return with_hand(state, noted), events
    if len(after.tricks) == state.terms.hand_size:
        return with_hand(state, noted, "review"), (*events, ReviewBegan(after.tricks))
    begun, more = trick_begins(with_hand(state, noted))
    return begun, events + more


def seen_off_color(hand: Hand) -> Iterator[Look]:
    """Every play that everybody saw did not follow (RK-92), in the order of play."""
    if hand.trump is None:
        return
    for number, plays in enumerate(_tricks(hand), 1):
        if plays:
            yield from _off_color(number, plays, hand.trump)


@lru_cache(maxsize=256)
def _off_color(number: int, plays: tuple[Play, ...], trump: str) -> tuple[Look, ...]:
    """Those of one trick. Every later step of the hand asks for them again."""
    led = led_by(plays[0][1], trump)
    return tuple((seat, number, card) for seat, card in plays[1:] if card != ROOK and COLOR[card] != led)


def in_time(hand: Hand, trick: int) -> bool:
    """Whether a renege in `trick` can still be mended: the trick after it is not complete (RK-98)."""
    return len(hand.tricks) <= trick


def call_prompts(state: State) -> tuple[Prompt, ...]:
    """Everything that each seat may call now; calls may interrupt, but not a vote or a repair (RK-Q60)."""
    hand = state.live()
    honour = hand.honour
    assert honour is not None
    cleared = honour.cleared
    seen = [(look[0], look[1], _renege_args(look[0], look[1])) for look in seen_off_color(hand) if look not in cleared]
    mendable = [spot for spot in honour.reneges if in_time(hand, spot[1])]
    prompts = []
    for seat in range(state.terms.players):
        if seat not in honour.agreed:
            options = (
                *_renege_calls(state, seat, seen, mendable),
                *_nest_calls(state, hand, honour, seat),
                *_talk_calls(state, honour, seat),
            )
            if options:
                prompts.append(Prompt(seat, "call", One(options), interrupts=True))
    return tuple(prompts)


@lru_cache(maxsize=128)
def _renege_args(player: Seat, trick: int) -> Args:
    return (("fault", "renege"), ("seat", player), ("trick", trick))


def _renege_calls(
    state: State, seat: Seat, seen: Sequence[tuple[Seat, int, Args]], mendable: Sequence[Spot]
) -> list[Args]:
    """Cards of opponents (RK-93, RK-94), and true reneges of one's own that are in time (RK-95)."""
    side_of = state.terms.side_of
    side = side_of[seat]
    own = [trick for player, trick in mendable if player == seat]
    if not own:  # as nearly always; this is asked for after every step
        return [args for player, _, args in seen if side_of[player] != side]
    return [args for player, trick, args in seen if side_of[player] != side or (player == seat and trick in own)]


def _nest_calls(state: State, hand: Hand, honour: Honour, seat: Seat) -> Iterator[Args]:
    """RK-107: once in a hand, from the laying down until the last trick is complete, by an opponent of the bidder."""
    if hand.bidder is None or honour.nest_called or state.phase not in ("trump", "play"):
        return
    if state.terms.side_of[hand.bidder] != state.terms.side_of[seat]:
        yield (("fault", "nest"), ("seat", hand.bidder))


def _talk_calls(state: State, honour: Honour, seat: Seat) -> Iterator[Args]:
    """RK-112: from the deal on, once in a hand for each seat; only where there are partners (RK-Q46)."""
    if len(state.terms.sides) == state.terms.players or seat in honour.talkers:
        return
    for opponent in state.terms.opponents(seat):
        yield (("fault", "talk"), ("seat", opponent))


def review_prompts(state: State) -> tuple[Prompt, ...]:
    """RK-115: each seat that has not agreed yet may do so, in any order."""
    honour = state.live().honour
    assert honour is not None
    seats = (seat for seat in range(state.terms.players) if seat not in honour.agreed)
    return tuple(Prompt(seat, "agree") for seat in seats)


def agree(state: State, step: Step) -> Outcome:
    """The last one to agree has the hand counted (RK-116)."""
    hand, seat = state.live(), step.by
    assert hand.honour is not None and isinstance(seat, int)
    agreed = tuple(sorted((*hand.honour.agreed, seat)))
    after = with_hand(state, replace(hand, honour=replace(hand.honour, agreed=agreed)))
    if len(agreed) < state.terms.players:
        return after, (CountAgreed(seat),)
    counted, events = count(after)
    return counted, (CountAgreed(seat), *events)


def _tricks(hand: Hand) -> Iterator[tuple[Play, ...]]:
    for trick in hand.tricks:
        yield trick.plays
    yield hand.trick
