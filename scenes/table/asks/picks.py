"""Picks: cards for whichever of several questions takes them, or another answer instead. Nobody has to say which
question is meant: the cards say it, and only where more than one takes them it is asked."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from engine.core.cards import Card, Cards
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.shapes import Some
from engine.core.steps import Step
from game.input.actions import Action, Press
from scenes.table.asks.asks import NOT_YET, Beside, Hit, Outcome, Plate, PlatesAsk, one_row, picking
from scenes.table.phrases import Phrase


@dataclass(slots=True)
class PicksAsk:
    """Pick cards of the hand, then lay them; with none picked, one of `others` (answers without cards of the hand).

    `prompts` all ask for some cards of the hand (Some) with one verb. `label` names laying, `other_label` what the
    extra button does while nothing is picked, `name` a step among several that the same cards allow. `plates` is the
    row that is open: whom of `others`, or which of several lays. `chosen` are indices of the hand.
    """

    seat: Seat
    hand: Cards
    prompts: tuple[Prompt, ...]
    label: Phrase
    others: tuple[Plate, ...]
    other_label: Phrase
    name: Callable[[Step], Phrase]
    focus: int = 0
    chosen: set[int] = field(default_factory=set)
    plates: PlatesAsk | None = None

    @property
    def picked(self) -> Cards:
        """The chosen cards in the order of the hand."""
        return tuple(self.hand[i] for i in sorted(self.chosen))

    @property
    def joining(self) -> frozenset[Card]:
        """The cards that are chosen, or go on with those to what some question takes."""
        picked, fitting = Counter(self.picked), set(self.picked)
        for shape in self._shapes():
            if picked <= Counter(shape.cards) and len(self.chosen) < shape.most:
                fitting |= set((Counter(shape.cards) - picked).keys())
        return frozenset(fitting)

    def lays(self) -> tuple[Step, ...]:
        """All answers that the chosen cards are."""
        steps = (prompt.answer(self.picked) for prompt in self.prompts)
        return tuple(
            step for prompt, step in zip(self.prompts, steps, strict=True) if self.chosen and prompt.accepts(step)
        )

    def act(self, press: Press, hit: Hit, beside: Beside = one_row) -> Outcome:
        """Confirm picks a card up or puts it back, the extra button lays them or gives the other answer."""
        if self.plates is not None:
            return self._act_on_plates(press, hit)
        return picking(self, press, hit, beside)

    def _act_on_plates(self, press: Press, hit: Hit) -> Outcome:
        assert self.plates is not None
        if press.action in (Action.DOWN, Action.EXTRA) and press.at is None:
            self.plates = None
            return None
        return self.plates.act(press, hit)

    def toggle(self, index: int) -> None:
        """Pick a card up, or put it back."""
        self.chosen ^= {index}

    def ready(self) -> Outcome:
        """The lay that the picked cards are, or the other answer where none are."""
        if self.chosen:
            return self._one_of(tuple(Plate(self.name(step), step) for step in self.lays())) or self._refused()
        return self._one_of(self.others) or (None if self.plates else NOT_YET)

    def _one_of(self, plates: Sequence[Plate]) -> Step | None:
        """The only answer there is; where there are several, the row to choose from opens."""
        if len(plates) == 1:
            return plates[0].step
        if plates:
            self.plates = PlatesAsk(self.seat, tuple(plates))
        return None

    def _refused(self) -> Step | None:
        """What the rules are to say no to: the question that most of the cards would answer."""
        if self.plates is not None:
            return None
        prompt = max(self.prompts, key=lambda prompt: len(set(self.picked) & set(_cards(prompt))))
        if set(self.picked) & set(_cards(prompt)):
            return prompt.answer(self.picked)
        return Step(self.seat, prompt.verb, (*prompt.fixed, (prompt.key, self.picked)))

    def _shapes(self) -> tuple[Some, ...]:
        return tuple(prompt.shape for prompt in self.prompts if isinstance(prompt.shape, Some))


def _cards(prompt: Prompt) -> Cards:
    return prompt.shape.cards if isinstance(prompt.shape, Some) else ()
