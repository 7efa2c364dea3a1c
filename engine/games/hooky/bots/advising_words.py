"""What the coach says of words: how little a clue tells, how much a question does."""

from collections.abc import Mapping
from typing import cast

from engine.core.advice import Thought
from engine.core.cards import Cards
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.hooky.bots.asking import bits, spread
from engine.games.hooky.cards import number
from engine.games.hooky.deduction import BIT, Hands
from engine.games.hooky.view import View
from engine.games.hooky.vocabulary import common

TRIED = 2000
"""Hands of a longer list that a word is tried on, spread evenly over it."""
NAMED = 2
"""Letters of a word that are named because its number turns on them."""


def clue_thought(view: View, step: Step, best: Step) -> Thought:
    """A clue should tell little; how little one letter more or less tells nobody reckons, so all are worth the same."""
    word = str(step.arg("word"))
    told = number(word, view.hand)
    least = number(str(best.arg("word")), view.hand)
    reason = "clue_tells_little" if told <= least else "clue_tells_more"
    if step == best and word not in common():
        reason = "any_clue"
    return Thought(step, 0.0, reason, (("word", word), ("number", told)))


def question_thought(lists: Mapping[Seat, Hands], step: Step, best: Step) -> Thought:
    """A question is worth the bits that its number will probably tell."""
    seat, word = cast(Seat, step.arg("of")), str(step.arg("word"))
    hands = lists[seat]
    if len(hands) < 2:
        done = all(len(others) < 2 for others in lists.values())
        return Thought(step, 0.0, "all_known" if done else "known_already", (("seat", seat), ("word", word)))
    tried = spread(hands, TRIED)
    facts = (("seat", seat), ("word", word), ("hands", len(hands)), ("letters", _turning(tried, word)))
    return Thought(step, bits(tried, word), "splits_best" if step == best else "splits", facts)


def _turning(hands: Hands, word: str) -> Cards:
    """The letters of the word that as many hands have as have not, nearest first."""
    doubt = {letter: abs(sum(bool(hand & BIT[letter]) for hand in hands) / len(hands) - 0.5) for letter in BIT}
    letters = [letter for letter in BIT if letter in word and doubt[letter] < 0.5]
    return tuple(sorted(letters, key=lambda letter: (doubt[letter], letter))[:NAMED])
