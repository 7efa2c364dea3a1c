"""Worth: the use of a hand's cards if they are kept, in cards, and a computer player's judgement of a possible step.
Shedding a card costs its use.

The numbers were found by playing many hands against former selves; they are habits, not rules.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import NamedTuple

from engine.bots.choice import best, second_thought
from engine.core.cards import Card, Cards
from engine.core.characters import PLAIN, Manner
from engine.core.steps import Step
from engine.games.spooks.bots.counting import PlayKnowledge
from engine.games.spooks.bots.levels import Level
from engine.games.spooks.cards import CAT, MASTER, NUMBER, SUIT, cards_named


class StepChoice(NamedTuple):
    """A step, its worth in cards (shed by this seat, against what the others shed), and a reason key."""

    step: Step
    worth: float
    reason: str


def reconsidered(choices: Sequence[StepChoice], level: Level, rng: Random) -> StepChoice:
    """Return the best choice, or sometimes, by `level`, another one that people at the table would not laugh at."""
    first = best(choices)
    others = (choice for choice in choices if choice != first)
    return second_thought(first, others, level.second_thoughts, level.tolerance, rng)


_CHANCY = {"bat": 0.6, "bone": 0.3, "goblin": 0.1, "cat": 0.2}
"""How uncertain the result of a card of that suit is."""
_REACH = 6  # numbers from the middle to the end


def manner_bonus(known: PlayKnowledge, step: Step, manner: Manner) -> float:
    """Return how much a player of that character likes a step, about from -1 to 1."""
    if manner == PLAIN:
        return 0.0
    cards = cards_named(step.args)
    if not cards:
        return manner.likes(Manner(dares=-0.5, hoards=0.5, hurries=-1.5))
    last = cards[-1]
    number = NUMBER[last] if known.up else MASTER + 1 - NUMBER[last]
    strength = 1.0 if last == CAT else (number - MIDDLE) / _REACH
    gives = step.do == "give"
    return manner.likes(
        Manner(
            dares=-0.4 * strength if gives else 0.4 * strength,
            hoards=-1.0 if CAT in cards else -max(strength, 0.0),
            gambles=-_CHANCY.get(SUIT[last], 0.0) if gives else _CHANCY.get(SUIT[last], 0.0),
            echoes=float(known.top is not None and SUIT[known.top] == SUIT[last] and not gives),
            hurries=len(cards) - 1.0 - 0.4 * strength + (SUIT[last] in ("goblin", "bone") and step.do == "play"),
        )
    )


@dataclass(frozen=True, slots=True)
class Habits:
    """Weights of a thinking player. A card shed is worth 1."""

    cat: float = 3.0  # keeping the Cat
    goblin: float = 0.1  # keeping a Goblin: a trick sheds two cards
    goblin_rank: float = 0.04
    bone: float = 0.6
    bat: float = 0.2
    rise: float = 0.04  # keeping a number that others lead up to, for each step
    run: float = 0.3  # keeping a card of a long straight, while a Bone is in hand to play it
    lead: float = 1.4  # leading next
    rivals: float = 0.5  # a card that every opponent sheds
    bite: float = 1.0  # the victim takes a card from all others
    threat: float = 2.0  # the part of it that is divided by the victim's number of cards
    win: float = 20.0
    lose: float = 20.0
    soon: float = 1.5  # a rival with two cards gets the lead
    cat_willing: float = 0.4  # probability of a Cat on a blue card
    top_willing: float = 0.8
    pass_worth: float = 0.0
    trick_lead: float = 0.8


HABITS = Habits()
MIDDLE = 6  # the number from which others count as high or low
WORTH_WAITING = 3  # cards of a straight that is worth keeping together


def keep(known: PlayKnowledge, card: Card, habits: Habits) -> float:
    """Return the worth of `card` for later turns in this hand."""
    if card == CAT:
        return habits.cat
    number = NUMBER[card] if known.up else MASTER + 1 - NUMBER[card]
    worth = habits.rise * (number - MIDDLE)
    suit = SUIT[card]
    if suit == "goblin":
        worth += habits.goblin + habits.goblin_rank * (number - MIDDLE)
    elif suit == "bone":
        worth += habits.bone
    elif suit == "bat":
        worth += habits.bat
    if not known.children and card in run_cards(known):
        worth += habits.run
    return worth


def run_cards(known: PlayKnowledge) -> frozenset[Card]:
    """Return the cards of the longest straight, if there is a Bone to play it with."""
    return _run_cards(known.hand)


@lru_cache(maxsize=256)
def _run_cards(hand: Cards) -> frozenset[Card]:
    bones = sum(SUIT[card] == "bone" for card in hand)
    length = longest(hand)
    if not bones or length < WORTH_WAITING:
        return frozenset()
    return frozenset(
        card
        for card in hand
        if bones > (SUIT[card] == "bone") and longest(tuple([other for other in hand if other != card])) < length
    )


def longest(cards: Cards) -> int:
    """Return the number of cards in the longest straight of `cards`; at least 1 if there are any."""
    numbers = {NUMBER[card] for card in cards if card != CAT}
    best, length = min(1, len(cards)), 0
    for number in range(1, MASTER + 1):
        length = length + 1 if number in numbers else 0
        best = max(best, length)
    return best
