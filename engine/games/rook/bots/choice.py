"""Choice: a possible card of a computer player, its worth and its reason; and the cards that it avoids, because a table
would laugh. The coach shows the reason."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from engine.bots.choice import best, second_thought
from engine.core.cards import Card, Cards
from engine.core.characters import Manner
from engine.games.rook.bots.counting import BIG, POINTS, PlayKnowledge, beats, winner
from engine.games.rook.bots.levels import Level
from engine.games.rook.cards import NUMBER, ROOK, suit
from engine.games.rook.events import FinishedTrick

LOW = 10
"""Cards up to this number that count nothing are hardly ever useful."""
LAST_TRICKS = 2
"""In these last tricks the Rook Bird may be due on any trick."""


class CardChoice(NamedTuple):
    """A card, its worth in points (own side's gain against the others), and a reason key."""

    card: Card
    worth: float
    reason: str


def reconsidered(choices: Sequence[CardChoice], level: Level, rng: Random) -> CardChoice:
    """Return the best choice, or sometimes, by `level`, another one that people at the table would not laugh at."""
    first = best(choices)
    others = (choice for choice in choices if _blameless(choice.card, first.card))
    return second_thought(first, others, level.second_thoughts, level.tolerance, rng)


def _blameless(card: Card, first: Card) -> bool:
    """Whether `card`, played instead of `first`, throws away neither the bird nor a counter that would have been kept.
    If the bird comes first, no other card is blameless."""
    return card != first and ROOK not in (card, first) and POINTS[card] <= POINTS[first]


SPARED, SPARED_BY_CARE = 1.5, 0.25
"""Points that a character may give up in a trick for the card it likes best. The second is for a careful one, since
tricks left to others add up."""
SPARED_IN_WORLDS = 3.0
"""The same for a hand, if cards are tried to its end. There the losses of all tricks are included, and most cards are
about as good as each other."""
_MIDDLE, _RANGE = 9.5, 4.5  # middle of the cards' numbers, and the distance to their ends


def manner_bonus(known: PlayKnowledge, latest: FinishedTrick | None, level: Level) -> dict[Card, float]:
    """Return by legal card how much a player of that level and character likes to play it, in points. `latest` is the
    trick before."""
    by_counting = SPARED if level.manner.dares >= 0 else SPARED_BY_CARE
    spared = SPARED_IN_WORLDS if level.worlds else by_counting
    return {card: spared * level.manner.likes(_like(known, latest, card)) for card in known.legal}


def _like(known: PlayKnowledge, latest: FinishedTrick | None, card: Card) -> Manner:
    """Return the character traits of playing a card."""
    color, leads = suit(card, known.trump), known.lead is None
    trump = color == known.trump
    strength = min((NUMBER[card] - _MIDDLE) / _RANGE, 1.0)
    if leads:
        echoes = latest is not None and suit(latest.plays[0][1], known.trump) == color
        open_end = bool(POINTS[card]) and not known.is_top(card)
    else:
        echoes = abs(NUMBER[known.trick[-1][1]] - NUMBER[card]) <= 1
        open_end = trump and known.lead != known.trump
    return Manner(
        dares=0.6 * strength + 0.4 * (trump and leads),
        hoards=-0.7 * strength - 0.7 * trump,
        gambles=1.5 if card == ROOK else 1.2 * open_end,
        echoes=float(echoes),
        hurries=1.5 * known.is_top(card) + 0.7 * trump if leads else float(_captures(known, card)),
    )


def _captures(known: PlayKnowledge, card: Card) -> bool:
    """Whether the card takes the trick from an opponent. A trick of the partner does not count."""
    holder, top = winner(known.trick, known.trump)
    return known.against(holder) and beats(card, top, known.trump)


def sensible_cards(known: PlayKnowledge) -> Cards:
    """Return the legal cards that people would not laugh at, or all of them if there is no better one.

    Worlds are drawn and played out by rules. A card that is best there by half a point, but that no person would play,
    costs more trust than it is worth. So no level plays any other cards.
    """
    return tuple(card for card in known.legal if not _blunder(known, card)) or known.legal


def _blunder(known: PlayKnowledge, card: Card) -> bool:
    if known.lead is None:
        return False
    holder, top = winner(known.trick, known.trump)
    table = sum(POINTS[one] for _, one in known.trick)
    if card == ROOK and not table and known.tricks_left > LAST_TRICKS:
        return any(other != ROOK for other in known.legal)
    others = [other for other in known.legal if suit(other, known.trump) != known.trump or known.trump == known.lead]
    if beats(card, top, known.trump):  # as the last seat: it trumps the partner's trick
        return not known.rest and not known.against(holder) and card not in others and bool(others)
    if POINTS[card] and known.against(holder) and _lost(known, top):
        low = [one for one in known.legal if suit(one, known.trump) == suit(card, known.trump) and NUMBER[one] <= LOW]
        return any(not POINTS[other] and not _promising(known, other) for other in (*others, *low))
    return False


def _lost(known: PlayKnowledge, top: Card) -> bool:
    """Whether the partner cannot take a trick that an opponent holds with `top`. That is so if the partner has played,
    or if `top` is a 14 or the Rook Bird. It is also so if no card of its colour can beat `top`, unless the partner may
    trump."""
    if known.partner not in known.rest or NUMBER[top] >= BIG:
        return True
    if not known.is_top(top):
        return False
    ruffs = suit(top, known.trump) != known.trump and (known.partner, known.lead) in known.voids
    return not ruffs or (known.partner, known.trump) in known.voids


def _promising(known: PlayKnowledge, card: Card) -> bool:
    """Whether a card is worth keeping for a later trick: a high one with at most one unseen card above it."""
    higher = [number for number in known.unseen[suit(card, known.trump)] if number > NUMBER[card]]
    return NUMBER[card] > LOW and len(higher) <= 1
