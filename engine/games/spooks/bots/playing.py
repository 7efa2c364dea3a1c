"""Playing on the pile: leading, following blue and red cards, passing on purpose, and straights.

The worth of a card on the pile depends on its colour there.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from engine.core.cards import Card, Cards
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.shapes import Run
from engine.core.steps import Step
from engine.games.spooks.bots.counting import PlayKnowledge
from engine.games.spooks.bots.worth import HABITS, Habits, StepChoice, keep, longest
from engine.games.spooks.cards import BAT_MASTER, BONE_MASTER, CAT, COLOR, FITTING, NUMBER, PACK, SUIT
from engine.games.spooks.state import neighbour

GOBLINS: Cards = tuple(card for card in PACK if SUIT[card] == "goblin")
LAID_TO_WIN = 0.6
"""Probability that a rival with a better Goblin lays it."""
CAT_LAID = 0.25
"""Assumed probability that a rival lays the Cat."""


@dataclass(frozen=True)
class Outlook:
    """The state after this seat has put `card` on the pile, with `rest` left; `first` moves next."""

    known: PlayKnowledge
    habits: Habits
    rest: Cards
    card: Card
    victim: Seat | None = None

    @cached_property
    def clockwise(self) -> bool:
        """The direction after the card."""
        return self.known.clockwise != (self.known.masters and self.card == BONE_MASTER)

    @cached_property
    def up(self) -> bool:
        """The number order after the card."""
        return self.known.up != (self.known.masters and self.card == BAT_MASTER)

    @cached_property
    def order(self) -> tuple[Seat, ...]:
        """The seats to move, up to this seat's next turn."""
        seats, own = self.known.seats, self.known.seat
        seat = neighbour(seats, own, self.clockwise) if self.victim is None else self.victim
        found = []
        while seat != own:
            found.append(seat)
            seat = neighbour(seats, seat, self.clockwise)
        return tuple(found)

    def worth(self) -> float:
        """Return the worth in cards for this seat, without the cost of the card itself."""
        if not self.rest:
            return self.habits.win
        colour = COLOR[self.card]
        if colour == "blue":
            return self._blue()
        if colour == "green":
            return self._trick()
        if colour == "red":
            return self._red()
        return -self.led_by(self.order[0])

    def fitting(self) -> frozenset[Card]:
        """Return the cards that may follow."""
        return FITTING[self.card, self.up, self.known.masters]

    def keeps_lead(self) -> float:
        """Return the probability that no seat tops a blue card."""
        fitting, habits = self.fitting(), self.habits
        chance = 1.0
        for seat in self.order:
            chance *= 1.0 - (1.0 - self.known.none_of(seat, fitting, habits.cat_willing)) * habits.top_willing
        return chance

    def fails(self) -> float:
        """Return the probability that the next seat cannot answer a red card."""
        return self.known.none_of(self.order[0], self.fitting())

    def _blue(self) -> float:
        habits, known = self.habits, self.known
        stays = self.keeps_lead()
        worth = stays * lead_worth(self.rest, habits) - (1.0 - stays) * habits.rivals / len(known.others)
        if known.least == 1:
            fitting = self.fitting()
            for seat in self.order:
                if known.counts[seat] == 1:
                    worth -= habits.lose * (1.0 - known.none_of(seat, fitting))
        return worth

    def _trick(self) -> float:
        """Return the worth of a trick: one more card for this seat, one for each rival, and the winner leads."""
        habits, known = self.habits, self.known
        if len(self.rest) == 1:
            return habits.win
        worth = 1.0 - habits.rivals
        for seat in known.others:
            if known.counts[seat] == 1:
                return -habits.lose
            if known.counts[seat] == 2:
                worth -= habits.soon
        cards = [card for card in self.rest if SUIT[card] == "goblin"]
        wins = max((trick_chance(known, card, self.up) for card in cards), default=0.0)
        return worth + wins * habits.trick_lead

    def _red(self) -> float:
        habits, known = self.habits, self.known
        seat, fails = self.order[0], self.fails()
        last = known.counts[seat] == 1
        answered = -habits.lose if last else -habits.rivals / len(known.others)
        return fails * (self._straight() if SUIT[self.card] == "bone" else self._bite(seat)) + (1.0 - fails) * answered

    def _straight(self) -> float:
        """Return the worth of a straight. In the children's game it has one card, which is led."""
        length = 1 if self.known.children else longest(self.rest)
        return self.habits.win if length == len(self.rest) else float(length)

    def _bite(self, victim: Seat) -> float:
        """Return the worth of a bite. This seat gives first and may win by it; then every other rival gives, and the
        victim leads."""
        habits, known = self.habits, self.known
        if len(self.rest) == 1:
            return habits.win
        bitten = habits.bite * (1.0 + habits.threat / known.counts[victim])
        if known.children:  # no other seat gives
            return 1.0 + bitten
        if any(known.counts[seat] == 1 for seat in known.others if seat != victim):
            return -habits.lose
        return 1.0 + bitten - habits.rivals

    def led_by(self, seat: Seat) -> float:
        """Return the cost of `seat` leading next."""
        return led_by(self.known, seat, self.habits)


def lead_worth(rest: Cards, habits: Habits) -> float:
    """Return the worth of leading with `rest` in hand. The last card, or a Goblin and another one, wins the hand."""
    if len(rest) == 1 or (len(rest) == 2 and any(SUIT[card] == "goblin" for card in rest)):
        return habits.win
    return habits.lead


def led_by(known: PlayKnowledge, seat: Seat, habits: Habits) -> float:
    """Return this seat's cost of another seat leading next."""
    count = known.counts[seat]
    if count == 1:
        return habits.lose
    return habits.soon if count == 2 else habits.lead / len(known.others)


def trick_chance(known: PlayKnowledge, card: Card, up: bool, cat_laid: float = CAT_LAID) -> float:
    """Return the probability that `card` takes a trick, if a rival with the Cat lays it with probability `cat_laid`."""
    if card == CAT:
        return 1.0
    if SUIT[card] != "goblin":
        return 0.0
    number = NUMBER[card]
    better = frozenset([one for one in GOBLINS if (NUMBER[one] > number if up else NUMBER[one] < number)])
    cats = frozenset((CAT,))
    chance = 1.0
    for seat in known.others:
        chance *= 1.0 - (1.0 - known.none_of(seat, better)) * LAID_TO_WIN
        chance *= 1.0 - (1.0 - known.none_of(seat, cats)) * cat_laid
    return chance


def card_worth(known: PlayKnowledge, card: Card) -> tuple[float, Outlook]:
    """Return the worth of putting `card` on the pile now, and the state after it."""
    place = known.hand.index(card)
    rest = known.hand[:place] + known.hand[place + 1 :]
    outlook = Outlook(known, HABITS, rest, card)
    price = keep(known, card, HABITS) if rest else 0.0
    return 1.0 - price + outlook.worth(), outlook


SURE = 0.6
"""Probability of an event from which it is named as a reason."""


PUTTING_DOWN = replace(HABITS, run=0.0)
"""Habits for a straight: a run was kept for this moment."""


def plays(known: PlayKnowledge, prompts: Sequence[Prompt]) -> tuple[StepChoice, ...]:
    """Return every card that may be played now, and the pass if there is one."""
    found = []
    for prompt in prompts:
        if prompt.verb == "pass":
            found.append(StepChoice(Step(prompt.who, "pass"), pass_worth(known), "keep_for_later"))
            continue
        for step in prompt.steps():
            card = step.card
            worth, outlook = card_worth(known, card)
            found.append(StepChoice(step, worth, _reason(outlook)))
    return tuple(found)


def pass_worth(known: PlayKnowledge) -> float:
    """Return the worth of a pass. It sheds no card; the actor may get the lead back, which is bad if its hand is
    small."""
    if known.top is None or known.actor is None or COLOR[known.top] != "blue":
        return 0.0
    fitting = FITTING[known.top, known.up, known.masters]
    back = 1.0
    for seat in known.others:
        if seat == known.actor:
            break
        back *= 1.0 - (1.0 - known.none_of(seat, fitting, HABITS.cat_willing)) * HABITS.top_willing
    return HABITS.pass_worth - back * led_by(known, known.actor, HABITS)


def straights(known: PlayKnowledge, prompt: Prompt, victim: int) -> tuple[StepChoice, ...]:
    """Return the sensible straights: every run of numbers with every top card, with the least useful cards below it."""
    assert isinstance(prompt.shape, Run)
    found = _candidates(known, prompt.shape)
    return tuple([_straight(known, prompt.answer(cards), cards, victim) for cards in found])


def straight(known: PlayKnowledge, step: Step, victim: int) -> StepChoice:
    """Return one straight, sensible or not."""
    return _straight(known, step, step.cards, victim)


def _straight(known: PlayKnowledge, step: Step, cards: Cards, victim: int) -> StepChoice:
    rest = list(known.hand)
    for card in cards:
        rest.remove(card)
    price = sum(keep(known, card, PUTTING_DOWN) for card in cards) if rest else 0.0
    outlook = Outlook(known, PUTTING_DOWN, tuple(rest), cards[-1], victim)
    return StepChoice(step, len(cards) - price + outlook.worth(), _straight_reason(outlook, cards))


def _candidates(known: PlayKnowledge, run: Run) -> Iterator[Cards]:
    for card in dict.fromkeys(run.cards):
        yield (card,)
    easiest = [sorted(set(row), key=lambda card: (keep(known, card, PUTTING_DOWN), card))[:1] for row in run.rows]
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
        return "likely_leads_again" if outlook.keeps_lead() > SURE else "get_rid_of_it"
    if outlook.fails() > SURE:
        if SUIT[card] == "bat":
            return "bats_bite"
        return "another_turn" if outlook.known.children else "straight_is_ready"
    return "answer_red"


def _straight_reason(outlook: Outlook, cards: Cards) -> str:
    if not outlook.rest:
        return "goes_out"
    if COLOR[cards[-1]] == "blue" and outlook.keeps_lead() > SURE:
        return "likely_leads_again"
    return "long_straight" if len(cards) > 1 else "get_rid_of_it"
