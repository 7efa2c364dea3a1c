"""On the pile: leading, following blue and red cards, passing on purpose, and straights."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.core.cards import Card, Cards
from engine.core.prompts import Prompt
from engine.core.shapes import Run
from engine.core.steps import Step
from engine.games.spooks.bots.choice import Choice
from engine.games.spooks.bots.counting import Known
from engine.games.spooks.bots.playing import Outlook, card_worth, led_by
from engine.games.spooks.bots.worth import HABITS, Habits, keep
from engine.games.spooks.cards import CAT, COLOR, FITTING, SUIT

SURE = 0.6
"""From this probability on a reason is named for what will probably happen."""


def plays(known: Known, prompts: Sequence[Prompt], habits: Habits = HABITS) -> tuple[Choice, ...]:
    """Every card that may be played now, and the pass where there is one."""
    found = []
    for prompt in prompts:
        if prompt.verb == "pass":
            found.append(Choice(Step(prompt.who, "pass"), pass_worth(known, habits), "keep_for_later"))
            continue
        for step in prompt.steps():
            card: Card = step.args[0][1]  # type: ignore[assignment]
            worth, outlook = card_worth(known, card, habits)
            found.append(Choice(step, worth, _reason(outlook)))
    return tuple(found)


def pass_worth(known: Known, habits: Habits) -> float:
    """Nothing is shed; the actor may get the lead back, which is bad with few cards in its hand."""
    if known.top is None or known.actor is None or COLOR[known.top] != "blue":
        return 0.0
    fitting = FITTING[known.top, known.up, known.masters]
    back = 1.0
    for seat in known.others:
        if seat == known.actor:
            break
        back *= 1.0 - (1.0 - known.none_of(seat, fitting, habits.cat_willing)) * habits.top_willing
    return habits.pass_worth - back * led_by(known, known.actor, habits)


def straights(known: Known, prompt: Prompt, victim: int, habits: Habits = HABITS) -> tuple[Choice, ...]:
    """The sensible straights: every run of numbers with every top, below it the cards that are easiest to part with."""
    assert isinstance(prompt.shape, Run)
    habits = _putting_down(habits)
    found = _candidates(known, prompt.shape, habits)
    return tuple([_straight(known, prompt.answer(cards), cards, victim, habits) for cards in found])


def straight(known: Known, step: Step, victim: int, habits: Habits = HABITS) -> Choice:
    """One straight, sensible or not."""
    cards: Cards = step.args[0][1]  # type: ignore[assignment]
    return _straight(known, step, cards, victim, _putting_down(habits))


def _putting_down(habits: Habits) -> Habits:
    """Now is what a run was kept for."""
    return replace(habits, run=0.0)


def _straight(known: Known, step: Step, cards: Cards, victim: int, habits: Habits) -> Choice:
    rest = list(known.hand)
    for card in cards:
        rest.remove(card)
    price = sum(keep(known, card, habits) for card in cards) if rest else 0.0
    outlook = Outlook(known, habits, tuple(rest), cards[-1], victim)
    return Choice(step, len(cards) - price + outlook.worth(), _straight_reason(outlook, cards))


def _candidates(known: Known, run: Run, habits: Habits) -> Iterator[Cards]:
    for card in dict.fromkeys(run.cards):
        yield (card,)
    easiest = [sorted(set(row), key=lambda card: (keep(known, card, habits), card))[:1] for row in run.rows]
    for first in range(len(easiest)):
        below: list[Card] = []
        for cards, above in zip(easiest[first:], run.rows[first + 1 :], strict=False):
            if not cards:
                break
            below += cards
            for top in dict.fromkeys(above):
                yield (*below, top)


def _reason(outlook: Outlook) -> str:
    card = outlook.card
    if not outlook.rest:
        return "goes_out"
    if card == CAT:
        return "spend_the_cat"
    if COLOR[card] == "green":
        return "two_at_once"
    if COLOR[card] == "blue":
        return "nobody_tops_it" if outlook.keeps_lead() > SURE else "get_rid_of_it"
    if outlook.fails() > SURE:
        return "straight_is_ready" if SUIT[card] == "bone" else "bats_bite"
    return "answer_red"


def _straight_reason(outlook: Outlook, cards: Cards) -> str:
    if not outlook.rest:
        return "goes_out"
    if COLOR[cards[-1]] == "blue" and outlook.keeps_lead() > SURE:
        return "nobody_tops_it"
    return "long_straight" if len(cards) > 1 else "get_rid_of_it"
