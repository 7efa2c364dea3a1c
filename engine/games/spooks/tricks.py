"""Goblin tricks: all seats lay a card face down, and all are turned up together (SP-36 to SP-49)."""

from typing import Literal, NamedTuple

from engine.core.prompts import Prompt
from engine.core.seats import Seat, at_seat
from engine.core.shapes import One
from engine.core.steps import Step
from engine.games.spooks.cards import CAT, NUMBER, SUIT, card_options, without
from engine.games.spooks.events import CardLaid, Play, TrickBegan, TrickTurned, TurnedTrick
from engine.games.spooks.scoring import ended
from engine.games.spooks.state import Hand, Outcome, State, lying, with_hand, with_laid


class Verdict(NamedTuple):
    """The takers of a trick: one winner, two that tie, or none."""

    winner: Seat | None = None
    tied: tuple[Seat, ...] = ()


def begin_trick(state: State, hand: Hand, seats: tuple[Seat, ...], playoff: bool) -> Outcome:
    """Begin a trick in which `seats` lay one card each (SP-38, SP-47)."""
    trick = lying(hand, hand.hands, hand.turn, seats, (), playoff, hand.tricks)
    return with_hand(state, trick, "trick"), (TrickBegan(seats, playoff),)


def hidden_prompts(state: State, verb: str) -> tuple[Prompt, ...]:
    """Ask every seat that has not chosen yet for any one card of its hand (SP-39); all stay hidden until they are
    turned or move."""
    hand = state.live()
    chosen = {seat for seat, _ in hand.laid}
    asked = [seat for seat in hand.laying if seat not in chosen]
    return tuple([Prompt(seat, verb, One(card_options(hand.hands[seat])), secret=True) for seat in asked])


def lay(state: State, step: Step) -> Outcome:
    """Lay a card face down; after the last one all are turned up (SP-40)."""
    hand = state.live()
    seat = step.seat
    card = step.card
    hands = at_seat(hand.hands, seat, without(hand.hands[seat], card))
    hand = with_laid(hand, seat, card, hands)
    told = CardLaid(seat, card)
    if len(hand.laid) < len(hand.laying):
        return with_hand(state, hand, "trick"), (told,)
    after, events = _turned(state, hand)
    return after, (told, *events)


def verdict(cards: tuple[Play, ...], up: bool) -> Verdict:
    """Return the verdict. A Cat takes the trick, else the highest Goblin, in downward order the lowest; two equal ones
    tie (SP-42, SP-43, SP-47, SP-75)."""
    best = [seat for seat, card in cards if card == CAT]
    if not best:
        goblins = [(seat, NUMBER[card]) for seat, card in cards if SUIT[card] == "goblin"]
        if not goblins:
            return Verdict()
        numbers = [number for _, number in goblins]
        strongest = max(numbers) if up else min(numbers)
        best = [seat for seat, number in goblins if number == strongest]
    return Verdict(winner=best[0]) if len(best) == 1 else Verdict(tied=tuple(best))


Reason = Literal["cat", "only", "highest", "lowest", "tied_cats", "tied", "none"]


def reason(cards: tuple[Play, ...], up: bool) -> Reason:
    """Return the reason why a trick is taken or not, in the terms of `verdict`."""
    won = verdict(cards, up)
    seats = won.tied if won.winner is None else (won.winner,)
    if not seats:
        return "none"
    cat = dict(cards)[seats[0]] == CAT
    if won.tied:
        return "tied_cats" if cat else "tied"
    if cat:
        return "cat"
    if sum(SUIT[card] == "goblin" for _, card in cards) == 1:
        return "only"
    return "highest" if up else "lowest"


def _turned(state: State, hand: Hand) -> Outcome:
    """Turn the cards up. Empty hands end the hand first (SP-41); a tie has a play-off; in other cases a seat leads."""
    empty = tuple([seat for seat, _ in hand.laid if not hand.hands[seat]])
    winner, tied = verdict(hand.laid, hand.up)
    leader = None
    if not empty and not tied:
        leader = hand.turn if winner is None else winner  # SP-46, SP-49: else the seat due to follow the Goblin
    trick = TurnedTrick(len(hand.tricks) + 1, hand.playoff, hand.laid, winner, tied, leader)
    told = TrickTurned(trick)
    turn = hand.turn if leader is None else leader
    after = lying(hand, hand.hands, turn, (), (), playoff=False, tricks=(*hand.tricks, trick))
    if empty:
        ending, events = ended(state, after, empty)
        return ending, (told, *events)
    if leader is None:
        going, events = begin_trick(state, after, tied, playoff=True)
        return going, (told, *events)
    return with_hand(state, after, "lead"), (told,)
