"""Playing tricks (RK-46 to RK-66). This is the hot path: states are built directly and answers come from tables."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Literal

from engine.core.cards import Card, Cards, Play, trick_winner
from engine.core.events import Event
from engine.core.messages import Message, say
from engine.core.prompts import Prompt
from engine.core.seats import Seat, at_seat
from engine.core.shapes import One
from engine.core.steps import Args, Step
from engine.games.rook.cards import COLOR, COLOR_NOUNS, PACK, ROOK, STRENGTHS, playable, suit
from engine.games.rook.events import CardPlayed, FinishedTrick, TrickTaken
from engine.games.rook.honour import judged
from engine.games.rook.scoring import count
from engine.games.rook.state import Hand, Outcome, State, with_hand

PLAY_ARGS: dict[Card, Args] = {card: (("card", card),) for card in (*PACK, ROOK)}
_ARGS_OF = PLAY_ARGS.__getitem__
_FOLLOW: Mapping[str, Message] = {color: say("rook-no-follow", suit=suit) for color, suit in COLOR_NOUNS.items()}
_FOLLOW_ROOK: Mapping[str, Message] = {
    color: say("rook-no-follow-rook", suit=suit) for color, suit in COLOR_NOUNS.items()
}
_FOLLOW_TRUMP, _ROOK_FORCED = say("rook-no-follow-trump"), say("rook-no-rook-forced")


def play_prompts(state: State) -> tuple[Prompt, ...]:
    """Ask the seat on turn for a card; in `honour` any card in hand, unless it is mending a renege (RK-90, RK-100)."""
    hand = state.live()
    turn, honour = hand.turn, hand.honour
    cards = hand.hands[turn]
    allowed = cards
    if hand.trick and (honour is None or honour.enforced):
        led = hand.trick[0][1]
        assert hand.trump is not None
        allowed = playable(cards, hand.trump if led == ROOK else COLOR[led], hand.trump)
    options = tuple(map(_ARGS_OF, allowed))
    if len(allowed) == len(cards):
        return (Prompt(turn, "play", One(options)),)
    why = why_forbidden(hand, allowed)
    refused = tuple([(PLAY_ARGS[card], why) for card in cards if card not in allowed])
    return (Prompt(turn, "play", One(options), refused=refused),)


def why_forbidden(hand: Hand, allowed: Cards) -> Message:
    """Return the reason why cards other than `allowed` may not be played."""
    trump, first = hand.trump, hand.trick[0][1]
    assert trump is not None
    if first == ROOK:
        return _FOLLOW_ROOK[trump]
    if COLOR[first] != trump:
        return _FOLLOW[COLOR[first]]
    return _ROOK_FORCED if allowed == (ROOK,) else _FOLLOW_TRUMP


def leads(trick: tuple[Play, ...], trump: str) -> Seat:
    """Return the seat that holds the trick so far, with at least one card."""
    return trick_winner(trick, STRENGTHS[trump, suit(trick[0][1], trump)])


Reason = Literal["rook", "trump", "trumps", "color"]


def reason(trick: tuple[Play, ...], taker: Seat) -> Reason:
    """Return why `taker` takes a trick: with the Rook Bird (RK-62), or with the only trump or the highest of several
    (RK-59). The third reason is the highest card of the colour led (RK-60), which may be trump itself."""
    best = next(card for seat, card in trick if seat == taker)
    if best == ROOK:
        return "rook"
    if COLOR[best] == COLOR[trick[0][1]]:
        return "color"
    return "trumps" if sum(COLOR[card] == COLOR[best] for _, card in trick) > 1 else "trump"


def put_down(hand: Hand, seat: Seat, card: Card) -> tuple[Hand, tuple[Event, ...]]:
    """Return the hand after `seat` played `card`. A complete trick is taken, but nothing is counted yet."""
    cards = hand.hands[seat]
    place = cards.index(card)
    hands = at_seat(hand.hands, seat, cards[:place] + cards[place + 1 :])
    trick = (*hand.trick, (seat, card))
    tricks = hand.tricks
    number = len(tricks) + 1
    played = CardPlayed(seat, card, number, len(trick) - 1)
    events: tuple[Event, ...] = (played,)
    players = len(hands)
    turn = seat + 1 if seat + 1 < players else 0
    if len(trick) == players:
        assert hand.trump is not None
        turn = leads(trick, hand.trump)
        tricks = (*tricks, FinishedTrick(number=number, taker=turn, plays=trick))
        events = (played, TrickTaken(seat=turn, trick=number, plays=trick))
        trick = ()
    return replace(hand, hands=hands, turn=turn, trick=trick, tricks=tricks), events


def play(state: State, step: Step) -> Outcome:
    """Play one card to the trick; in `strict` the hand is counted after the last trick is taken."""
    before = state.live()
    hand, events = put_down(before, step.seat, step.card)
    if before.honour is not None:
        return judged(state, before, hand, events)
    after = with_hand(state, hand)
    if len(hand.tricks) < state.ruleset.hand_size:
        return after, events
    counted, more = count(after)
    return counted, events + more
