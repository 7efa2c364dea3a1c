"""Advice: what the coach recommends to the viewing seat, and why: which word splits the possible hands best, and which
letters are probably missing.

The coach uses all public words and numbers. Computer players use `REASONS` too.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from typing import cast

from engine.core.advice import Advice, Details, Thought, advice_from, waiting
from engine.core.cards import Card, Cards
from engine.core.events import Heard
from engine.core.levels import coach
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.hooky.bots.guessing import Counts, all_hands, likely, missing
from engine.games.hooky.bots.hand_sets import hand_sets
from engine.games.hooky.bots.levels import MASTER
from engine.games.hooky.bots.places import CountsOfPlaces
from engine.games.hooky.bots.question_weights import Weights, weights_of
from engine.games.hooky.bots.thinking import bits, considered, drawn, look_bits, public_odds
from engine.games.hooky.cards import number
from engine.games.hooky.deduction import BIT, Hands, letters, possible
from engine.games.hooky.deduction_sheet import COUNTED, deduced
from engine.games.hooky.offered_words import with_offered
from engine.games.hooky.options import HOOKY
from engine.games.hooky.view import View
from engine.games.hooky.vocabulary import vocabulary

_ASKED = ("seat", "word", "hands", "letters")  # how many hands fit; letters that decide the number

REASONS: Mapping[str, tuple[str, ...]] = {
    "clue_tells_little": ("word", "number"),
    "clue_tells_more": ("word", "number"),
    "any_clue": ("word", "number"),
    "splits_best": _ASKED,
    "splits": _ASKED,
    "all_known": ("seat", "word"),  # all hands are known
    "known_already": ("seat", "word"),  # the hand of this seat is known
    "known_anyway": ("card", "seat", "sure"),  # the public is this sure (percent) of the letter; look at that seat
    "gives_away": ("card", "seat"),
    "look_is_little": ("card", "seat"),  # that hand is almost known
    "reveals_nothing": (),
    "could_look": ("card", "sure"),  # no reveal, though the public is this sure of a letter
    "likeliest_missing": ("likely",),  # pairs of a letter and its probability to be missing, in percent
    "likeliest_hands": ("right", "of"),  # about `right` of `of` named letters will be right
    "word_sent_back": ("word",),
}
"""By reason: the names of the facts in its advice."""


NEAR = {"ask": 0.15, "guess": 0.05, "hands": 0.2, "clue": 0.0}
"""Steps within this difference count as about as good: bits of a question, right letters of a guess."""
TRIED = 2000
"""Most hands on which a word is tried, taken at even distances from all."""
NAMED = 2
"""Number of letters of a word that are named because they decide its number."""


@coach
def advise(view: View, heard: Heard, prompts: Sequence[Prompt], step: Step | None, seed: int) -> Advice:
    """Return the coach's advice, or an explanation of `step`, from the seat's knowledge alone."""
    del seed  # the coach has its own seed: its advice stays until something happens
    if step is not None and step.do == "withdraw":
        return Advice(step, "word_sent_back", (("word", step.arg("word")),))
    if all(prompt.interrupts for prompt in prompts):
        return Advice(waiting(prompts[0].who), "reveals_nothing")
    prompts = with_offered(view, prompts)
    asked = {prompt.verb: prompt for prompt in prompts}
    if "guess" in asked or "hands" in asked:
        return _guess_advice(view, asked, step)
    best = considered(view, heard, prompts, MASTER, worlds_rng(view)).step
    if best.do == "clue":
        return _weighed(clue_thought(view, best, best), step and clue_thought(view, step, best), ())
    lists = possible(view)
    weights = weights_of(view, lists, MASTER)
    facts = outlook(view, lists, CountsOfPlaces(view, weights, COUNTED))
    if (step or best).do != "ask":
        return _look_advice(view, lists, best, step or best, facts)
    if best.do != "ask":  # a reveal comes first, but questions compare with questions
        questions = [prompt for prompt in prompts if prompt.verb == "ask"]
        best = considered(view, heard, questions, MASTER, worlds_rng(view)).step
    return _weighed(question_thought(weights, best, best), step and question_thought(weights, step, best), facts)


def worlds_rng(view: View) -> Random:
    """Return the generator for the coach's words. Equal knowledge of the seat gives equal words."""
    return Random(f"{view.viewer} {view.hand} {view.spoken} {view.sent_back} {view.looks}")


def _weighed(best: Thought, asked: Thought | None, facts: Details) -> Advice:
    return advice_from([best], asked, NEAR[best.step.do], facts)


def _look_advice(view: View, lists: Mapping[Seat, Hands], best: Step, step: Step, facts: Details) -> Advice:
    """Advice on a reveal. The best level reveals only a letter of which all others are nearly sure, for a look that
    tells much."""
    if step.do == "reveal":
        seat = cast(Seat, step.arg("of"))
        if look_bits(view, seat, lists[seat]) < MASTER.looks_for:
            little = (("card", step.arg("card")), ("seat", seat))
            return Advice(step, "look_is_little", little, (best,), facts)
        card, odds = cast(Card, step.arg("card")), public_odds(view)
        named = (("card", card), ("seat", step.arg("of")))
        if odds.get(card, 0.0) >= MASTER.shows_from:
            return Advice(step, "known_anyway", (*named, ("sure", percent(odds[card]))), (best,), facts)
        return Advice(step, "gives_away", named, (best,), facts)
    if best.do == "reveal":
        card = cast(Card, best.arg("card"))
        sure = percent(public_odds(view).get(card, 0.0))
        return Advice(step, "could_look", (("card", card), ("sure", sure)), (best,), facts)
    return Advice(step, "reveals_nothing", (), (best,), facts)


def _guess_advice(view: View, asked: Mapping[str, Prompt], step: Step | None) -> Advice:
    """Advice on a guess. Its worth is the expected number of right letters. If both guesses are owed, they come in any
    order."""
    lists = possible(view)
    counts = CountsOfPlaces(view, weights_of(view, lists, MASTER), MASTER.counts)
    if step.do == "guess" if step else "guess" in asked:
        best, thought = asked["guess"].answer(missing(view, counts)), _missing_thought
    else:
        best, thought = asked["hands"].answer(all_hands(view, counts)), partial(_hands_thought, view.hand_size)
    return _weighed(thought(counts, best), step and thought(counts, step), outlook(view, lists, counts))


def _missing_thought(counts: Counts, step: Step) -> Thought:
    shares = likely(counts.hooky(), HOOKY)
    named = [(letter, shares.get(letter, 0.0)) for letter in cast(Cards, step.arg("letters"))]
    named.sort(key=lambda pair: (-pair[1], pair[0]))
    told = tuple((letter, percent(share)) for letter, share in named)
    return Thought(step, sum(share for _, share in named), "likeliest_missing", (("likely", told),))


def _hands_thought(size: int, counts: Counts, step: Step) -> Thought:
    right, number = 0.0, 0
    for seat, named in enumerate(cast("tuple[Cards | None, ...]", step.arg("letters"))):
        if named is not None:
            shares = likely(counts.hand(seat), size)
            right += sum(shares.get(letter, 0.0) for letter in named)
            number += len(named)
    return Thought(step, right, "likeliest_hands", (("right", round(right)), ("of", number)))


def outlook(view: View, lists: Mapping[Seat, Hands], counts: Counts) -> Details:
    """`missing`: the three likeliest Hooky cards, with percents. `sure`: by other seat the number of possible hands,
    and the letters that all of them have."""
    shares = likely(counts.hooky(), HOOKY)
    first = sorted(shares.items(), key=lambda pair: (-pair[1], pair[0]))[:HOOKY]
    sheet = deduced(view)
    sure = tuple((seat, len(hands), letters(sheet.hands[seat].certain)) for seat, hands in lists.items())
    return (("missing", tuple((letter, percent(share)) for letter, share in first)), ("sure", sure))


def percent(share: float) -> int:
    return round(100 * share)


def clue_thought(view: View, step: Step, best: Step) -> Thought:
    """A clue, which should tell little. All clues have the same worth, because the effect of one letter is not
    estimated."""
    word = str(step.arg("word"))
    told = number(word, view.hand)
    least = number(str(best.arg("word")), view.hand)
    reason = "clue_tells_little" if told <= least else "clue_tells_more"
    if step == best and word not in vocabulary(view.language).common:
        reason = "any_clue"
    return Thought(step, 0.0, reason, (("word", word), ("number", told)))


def question_thought(weights: Weights, step: Step, best: Step) -> Thought:
    """A question. Its worth is the expected information of its number, in bits."""
    seat, word = cast(Seat, step.arg("of")), str(step.arg("word"))
    hands = weights[seat]
    if len(hands) < 2:
        done = all(len(others) < 2 for others in weights.values())
        return Thought(step, 0.0, "all_known" if done else "known_already", (("seat", seat), ("word", word)))
    tried = drawn(hands, TRIED)
    facts = (("seat", seat), ("word", word), ("hands", len(hands)), ("letters", _turning(tried, word)))
    return Thought(step, bits(hand_sets(tried), word), "splits_best" if step == best else "splits", facts)


def _turning(hands: Hands, word: str) -> Cards:
    """The letters of the word that most nearly half of the hands have, nearest first."""
    doubt = {letter: abs(sum(bool(hand & BIT[letter]) for hand in hands) / len(hands) - 0.5) for letter in BIT}
    letters = [letter for letter in BIT if letter in word and doubt[letter] < 0.5]
    return tuple(sorted(letters, key=lambda letter: (doubt[letter], letter))[:NAMED])
