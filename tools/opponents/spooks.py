"""Players of Spooks by rules of thumb, without a search.

`rules` is careful: low blue cards first, Goblins for two at once, a Bone with a straight after it; a low card rather
than the Cat. It counts the cards that are out. `child` plays its highest card that fits, whenever one does.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

from engine.core.cards import Card, Cards
from engine.core.events import Heard
from engine.core.prompts import Prompt
from engine.core.seats import PUBLIC
from engine.core.steps import Step
from engine.games.spooks.cards import CAT, COLOR, FITTING, MASTER, NUMBER, SUIT, without
from engine.games.spooks.options import deck_of
from engine.games.spooks.view import View
from tools.opponents import Opponent

MIDDLE = 6
PUT = {"spider": 1.5, "spook": 0.0, "goblin": 1.2, "bone": 0.3, "bat": 0.7, "cat": -3.0}
LOW = 0.13
"""Value of each number below the middle."""
KEPT = {"spider": 0.0, "spook": 0.0, "goblin": 0.4, "bone": 0.6, "bat": 0.3, "cat": 2.9}
HIGH = 0.05
"""Value of each number above the middle."""
HOLDS, STRAIGHT, WHOLE, BITE, PASSES_BELOW, OUT = 2.9, 3.1, 6.0, 0.9, -0.4, 1e9
LAYS_TO_WIN = 0.4


def rules(view: View, heard: Heard, prompts: Sequence[Prompt], seed: int) -> Step:
    """The best step at first sight."""
    verbs = {prompt.verb: prompt for prompt in prompts}
    if "straight" in verbs:
        return _straight(view, verbs["straight"])
    if "play" in verbs:
        worth = {step: _worth(view, _card(step)) for step in verbs["play"].steps()}
        best = max(worth, key=worth.__getitem__)
        return verbs["pass"].answer(()) if "pass" in verbs and worth[best] < PASSES_BELOW else best
    if "lay" in verbs:
        return _lay(view, verbs["lay"], Random(seed))
    if "give" in verbs:
        return min(verbs["give"].steps(), key=lambda step: (_kept(_card(step)), _card(step)))
    return next(prompts[0].steps())


def _card(step: Step) -> Card:
    return Card(str(step.arg("card")))


def _kept(card: Card) -> float:
    return KEPT[SUIT[card]] + HIGH * ((NUMBER[card] or MIDDLE) - MIDDLE)


def _unseen(view: View) -> Counter[Card]:
    out = [card for _, card in view.pile] + [card for trick in view.tricks for _, card in trick.cards]
    return Counter(deck_of(view.variant, view.players, view.decks)) - Counter(out) - Counter(view.hand)


def _worth(view: View, card: Card) -> float:
    """Value of putting the card on the pile."""
    rest = without(view.hand, card)
    if not rest or (COLOR[card] == "green" and len(rest) == 1):
        return OUT
    worth = PUT[SUIT[card]] - LOW * ((NUMBER[card] or MIDDLE) - MIDDLE)
    if COLOR[card] not in ("blue", "red"):
        return worth
    unseen = _unseen(view)
    answers = sum(unseen[other] for other in FITTING[card, view.up, view.masters])
    if COLOR[card] == "blue":
        return worth + HOLDS / (1 + 2 * answers)
    assert view.viewer != PUBLIC
    at = view.seats.index(view.viewer)
    behind = view.counts[view.seats[(at + (1 if view.clockwise else -1)) % len(view.seats)]]
    hidden = max(1, unseen.total())
    fails = max(0.0, 1.0 - behind / hidden) ** answers
    if SUIT[card] == "bat":
        return worth + fails * BITE
    length = len(_longest(rest))
    return worth + fails * (STRAIGHT * length + WHOLE * (length == len(rest)))


def _longest(cards: Cards) -> Sequence[int]:
    """The numbers of the longest straight, the highest of several; none for the Cat only."""
    numbers = {NUMBER[card] for card in cards if card != CAT}
    best: range = range(0)
    first = 1
    for number in range(1, MASTER + 2):
        if number not in numbers:
            best = max(best, range(first, number), key=lambda run: (len(run), run.start))
            first = number + 1
    return best


def _straight(view: View, prompt: Prompt) -> Step:
    """The longest straight, of the least useful cards, with the best one on top."""
    run = _longest(view.hand)
    if len(run) < 2:
        return prompt.answer((max(view.hand, key=lambda card: _worth(view, card)),))
    of = {number: [card for card in view.hand if NUMBER[card] == number and card != CAT] for number in run}
    below = [min(of[number], key=_kept) for number in run[:-1]]
    return prompt.answer((*below, max(of[run[-1]], key=lambda card: _worth(view, card))))


def _lay(view: View, prompt: Prompt, rng: Random) -> Step:
    """The best Goblin, more often the surer it wins, or the least useful card."""
    steps = list(prompt.steps())
    goblins = [step for step in steps if SUIT[_card(step)] == "goblin"]
    if goblins and len(steps) > 1:
        top = (max if view.up else min)(goblins, key=lambda step: NUMBER[_card(step)])
        number, unseen = NUMBER[_card(top)], _unseen(view)
        better = sum(
            count
            for card, count in unseen.items()
            if SUIT[card] == "goblin" and (NUMBER[card] > number if view.up else NUMBER[card] < number)
        )
        if not better or rng.random() < LAYS_TO_WIN / better:
            return top
    return min(steps, key=lambda step: (_kept(_card(step)), _card(step)))


def child(view: View, heard: Heard, prompts: Sequence[Prompt], seed: int) -> Step:
    """Play the highest card, and as many as possible."""
    verbs = {prompt.verb: prompt for prompt in prompts}
    if "straight" in verbs:
        return max(verbs["straight"].steps(), key=lambda step: len(step.cards))
    prompt = next((verbs[verb] for verb in ("play", "lay", "give") if verb in verbs), prompts[0])
    steps = tuple(prompt.steps())
    return (
        max(steps, key=lambda step: (NUMBER[_card(step)], _card(step))) if "card" in dict(steps[0].args) else steps[0]
    )


OPPONENTS: Mapping[str, Opponent] = {"rules": rules, "child": child}
