"""Players of Rook by rules of thumb, who value a hand and never bid more than its value.

`rules` is careful. It buries short colours and tens, draws trump if its side has bid, and cashes cards that cannot be
beaten. It gives its partner points, and takes the others' tricks as cheaply as it can. It remembers every played card,
but does not search. `beginner` bids and buries like it, but always plays its highest card that takes the trick.
"""

from collections.abc import Iterable, Mapping, Sequence

from engine.core.cards import Card
from engine.core.events import Heard
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.shapes import Number, Some
from engine.core.steps import Step
from engine.games.rook.cards import COLOR, COLORS, NUMBER, ROOK, deck, playable, sort_hand, stars, suit
from engine.games.rook.events import CardPlayed, HandDealt
from engine.games.rook.options import POINTS_PER_STAR, SIZES
from engine.games.rook.view import View, partner_of, unit
from tools.opponents import Opponent

TRUMP, BIRD, HIGH, SIDE_14, VOID = 5.5, 12.0, {14: 7.0, 13: 5.0, 12: 3.0, 11: 2.0}, 7.0, 3.0
"""Values in a hand, in points: of each trump, the Rook Bird, the highest trumps besides, each 14 of another colour, and
each missing colour."""
NEST = {"classic": 44.0, "intermediate": 44.0, "classic_individual-5": 32.0, "classic_individual-6": 12.0}
"""Value of nest and partner by variant."""
OVER_PARTNER = 15.0
"""By how much a hand must be worth more than the partner's bid for a higher bid."""
BIRD_FROM = 10
"""Points in a trick that are worth the Rook Bird."""


def rules(view: View, heard: Heard, prompts: Sequence[Prompt], seed: int) -> Step:
    """A careful player's step at first sight."""
    asked = {prompt.verb: prompt for prompt in prompts}
    if "play" not in asked:
        return _before_play(view, asked)
    turn = _Turn(view, heard)
    return _played(asked["play"], turn.followed() if view.trick else turn.led())


def beginner(view: View, heard: Heard, prompts: Sequence[Prompt], seed: int) -> Step:
    """Sensible bids, and greedy cards."""
    asked = {prompt.verb: prompt for prompt in prompts}
    if "play" not in asked:
        return _before_play(view, asked)
    turn = _Turn(view, heard)
    wins = [card for card in turn.legal if turn.top is None or turn.beats(card, turn.top)]
    return _played(asked["play"], max(wins, key=NUMBER.__getitem__) if wins else turn.least(turn.legal))


def _played(prompt: Prompt, card: Card) -> Step:
    return next(step for step in prompt.steps() if step.arg("card") == card)


def _before_play(view: View, asked: Mapping[str, Prompt]) -> Step:
    if "bid" in asked:
        return _bid(view, asked)
    if "bury" in asked:
        return _bury(asked["bury"])
    if "trump" in asked:
        named = _color((*view.hand, *(view.nest or ())))
        return next(step for step in asked["trump"].steps() if step.arg("color") == named)
    return next(asked.get("pass", next(iter(asked.values()))).steps())


def _counts(cards: Sequence[Card], trump: str) -> float:
    own = [NUMBER[card] for card in cards if COLOR[card] == trump]
    sides = [card for card in cards if COLOR[card] != trump and card != ROOK]
    voids = len(COLORS) - 1 - len({COLOR[card] for card in sides})
    high = sum(HIGH.get(number, 0.0) for number in own) + BIRD * (ROOK in cards)
    return high + TRUMP * len(own) + SIDE_14 * sum(NUMBER[card] == 14 for card in sides) + VOID * voids


def _color(cards: Sequence[Card]) -> str:
    return max(COLORS, key=lambda color: _counts(cards, color))


def _bid(view: View, asked: Mapping[str, Prompt]) -> Step:
    """The least amount, up to the value of the hand. If all bid only once, the full value."""
    shape, one = asked["bid"].shape, unit(view)[1]
    assert isinstance(shape, Number)
    limit = _counts(view.hand, _color(view.hand))
    limit += NEST[view.variant if view.players == 4 else f"{view.variant}-{view.players}"]
    if view.bidder is not None and view.bidder == partner_of(view):
        limit -= OVER_PARTNER
    if "pass" in asked and shape.least * one > limit:
        return next(asked["pass"].steps())
    once = view.variant == "intermediate" and view.viewer != view.dealer
    return asked["bid"].answer(max(shape.least, min(shape.most, int(limit / one))) if once else shape.least)


def _bury(prompt: Prompt) -> Step:
    """The shortest side colours, their tens first; a 14, or a 13 with it, only if nothing else is left."""
    some = prompt.shape
    assert isinstance(some, Some)
    sizes = {hand + nest: nest for hand, nest in SIZES.values()}
    trump, left, laid = _color(some.cards), list(some.cards), list(some.must)

    def kept(card: Card) -> tuple[bool, bool, bool, int, int]:
        same = [NUMBER[other] for other in left if COLOR[other] == COLOR[card]]
        guarded = NUMBER[card] == 14 or (NUMBER[card] == 13 and 14 in same)
        return card == ROOK, COLOR[card] == trump, guarded, len(same), 0 if NUMBER[card] == 10 else NUMBER[card]

    while len(laid) < sizes.get(len(some.cards), some.least):
        laid.append(min((card for card in left if card not in laid), key=kept))
        left.remove(laid[-1])
    return prompt.answer(sort_hand(laid))


class _Turn:
    """A seat that has to play a card: its allowed cards, the trick, and the cards still out."""

    def __init__(self, view: View, heard: Heard) -> None:
        assert view.trump is not None
        dealt = max(at for at, event in enumerate(heard) if isinstance(event, HandDealt))
        seen = {event.card for event in heard[dealt:] if isinstance(event, CardPlayed)}
        seen |= {*view.hand, *(view.nest or ()), *([view.turned] if view.turned else ())}
        self.view, self.trump, self.partner = view, view.trump, partner_of(view)
        self.out = [card for card in deck(view.variant) if card not in seen]
        self.color = suit(view.trick[0][1], self.trump) if view.trick else None
        self.legal = playable(view.hand, self.color, self.trump)
        self.holder: Seat | None = None
        self.top: Card | None = None
        for seat, card in view.trick:
            if self.top is None or self.beats(card, self.top):
                self.holder, self.top = seat, card

    def led(self) -> Card:
        """Lead trump while others have some and the own side has bid, or an unbeatable card, or a low one."""
        trumps = [card for card in self.legal if self.is_trump(card)]
        ours = self.view.bidder is not None and self.view.bidder in (self.view.viewer, self.partner)
        if ours and trumps and any(map(self.is_trump, self.out)):
            return min((card for card in trumps if self.is_highest(card)), key=stars, default=self.least(trumps))
        safe = [card for card in self.legal if self.is_highest(card) and not self.is_trump(card)]
        return max(safe, key=lambda card: (stars(card), NUMBER[card]), default=self.least(self.legal))

    def followed(self) -> Card:
        """Points for the partner's trick, or the cheapest card that takes another trick, or the least card."""
        assert self.top is not None
        last = len(self.view.trick) + 1 == self.view.players
        lost = tuple(card for card in self.legal if not self.beats(card, self.top)) or self.legal
        if self.holder == self.partner:
            given = [card for card in lost if NUMBER[card] in (5, 10)] if last or self.is_highest(self.top) else []
            return max(given, key=lambda card: (not self.is_trump(card), stars(card)), default=self.least(lost))
        table = sum(stars(card) for _, card in self.view.trick) * POINTS_PER_STAR
        wins = [card for card in self.legal if self.beats(card, self.top) and (card != ROOK or table >= BIRD_FROM)]
        if not last:
            wins = [
                card for card in wins if self.is_highest(card) or self.color != self.trump == suit(card, self.trump)
            ]
        plain = [card for card in wins if not self.is_trump(card)]
        if plain:
            return max(plain, key=lambda card: (stars(card) if last else NUMBER[card], -NUMBER[card]))
        return min(wins, key=NUMBER.__getitem__, default=self.least(lost))

    def is_trump(self, card: Card) -> bool:
        """Whether the card is a trump, which the Rook Bird is too."""
        return suit(card, self.trump) == self.trump

    def beats(self, card: Card, top: Card) -> bool:
        """Whether `card`, played later, takes the trick from `top`."""
        if suit(card, self.trump) == suit(top, self.trump):
            return NUMBER[card] > NUMBER[top]
        return self.is_trump(card)

    def is_highest(self, card: Card) -> bool:
        """Whether no card of its colour still out is higher."""
        own = suit(card, self.trump)
        return not any(suit(other, self.trump) == own and NUMBER[other] > NUMBER[card] for other in self.out)

    def least(self, cards: Iterable[Card]) -> Card:
        """The least useful card."""
        return min(cards, key=lambda card: (card == ROOK, self.is_trump(card), stars(card), NUMBER[card]))


OPPONENTS: Mapping[str, Opponent] = {"rules": rules, "beginner": beginner}
