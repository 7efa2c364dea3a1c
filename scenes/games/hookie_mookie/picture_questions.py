"""Questions to children in Hookie-Mookie: lay, call a friend or stop; then which cards, how many, and which friend.
Cards of the same value are equal to the seat, so they share one button."""

from collections.abc import Iterator, Sequence

from engine.core.cards import Card, Cards
from engine.core.messages import Who, say
from engine.core.prompts import Prompt
from engine.core.steps import Step
from engine.games.hookie_mookie.cards import JOKER, VALUE, VALUE_NOUNS, find, natural_values
from engine.games.hookie_mookie.view import View
from scenes.games.hookie_mookie.layout import in_order
from scenes.games.hookie_mookie.sentences import lay_words
from scenes.table.asks.picture_asks import PictureButton, PictureQuestions, one_kind

SHOWN = 3
"""Most cards or faces in the picture of a group."""


def _laid(step: Step) -> tuple[Cards, str]:
    """The cards of a step, and the set that they go to; "" for a new one."""
    args = dict(step.args)
    cards = args["cards"]
    assert isinstance(cards, tuple)
    return tuple(Card(str(card)) for card in cards), str(args.get("to", ""))


def _lays(prompts: Sequence[Prompt]) -> dict[tuple[str, str], dict[tuple[int, int], list[Step]]]:
    """All lays: by value and target set, then by number of natural cards and jokers."""
    found: dict[tuple[str, str], dict[tuple[int, int], list[Step]]] = {}
    for step in dict.fromkeys(step for prompt in prompts if prompt.verb == "lay" for step in prompt.steps()):
        cards, to = _laid(step)
        value, jokers = next(iter(natural_values(cards)), VALUE[JOKER]), cards.count(JOKER)
        found.setdefault((value, to), {}).setdefault((len(cards) - jokers, jokers), []).append(step)
    return found


def _lay(steps: Sequence[Step], view: View) -> PictureButton:
    """The button of one lay, with its target set."""
    cards, to = _laid(steps[0])
    known = find(view.sets, to)
    onto = in_order(known.cards)[-1:] if known is not None else ()
    mixed = known is not None and {VALUE[card] for card in cards} != {known.value}
    name = say("hookie_mookie-add-to", value=VALUE_NOUNS[to]) if mixed else lay_words(steps[0])
    return PictureButton(name, tuple(steps), cards=cards, onto=onto, hand=frozenset(cards))


def _first_of(lays: Sequence[PictureButton]) -> dict[str, tuple[str | None, ...]]:
    """The picture of the first lay, which stands for all."""
    return {"cards": lays[0].cards, "onto": lays[0].onto} if lays else {}


def _of_value(value: str, by_number: dict[tuple[int, int], list[Step]], view: View) -> Iterator[PictureButton]:
    """The lays of one value: first those without jokers, and of these the largest."""
    order = sorted(by_number, key=lambda number: (number[1], -number[0]))
    lays = tuple(_lay(by_number[number], view) for number in order)
    name = say("hookie_mookie-lay-value", value=VALUE_NOUNS[value])
    yield from one_kind(name, lays, say("hookie_mookie-ask-how-many"), **_first_of(lays))


def buttons(prompts: Sequence[Prompt], view: View) -> tuple[PictureButton, ...]:
    """Return the buttons for a seat on turn; empty while it chooses a card for a flip."""
    plain = {prompt.verb: prompt for prompt in prompts if prompt.verb in ("done", "draw", "hookie")}
    if not plain and not any(prompt.verb == "lay" for prompt in prompts):
        return ()
    lays = _lays(prompts)
    values = [button for (value, _), found in lays.items() for button in _of_value(value, found, view)]
    values.sort(key=lambda lay: lay.cards.count(JOKER))
    lay = one_kind(say("hookie_mookie-lay"), values, say("hookie_mookie-ask-which"), **_first_of(values))
    return (*lay, *_calls(plain), *_ends(plain, view))


def _calls(plain: dict[str, Prompt]) -> tuple[PictureButton, ...]:
    """The buttons for the friends to call."""
    if "hookie" not in plain:
        return ()
    partners = [(int(str(step.arg("partner"))), step) for step in plain["hookie"].steps()]
    friends = tuple(
        PictureButton(say("hookie_mookie-call-seat", to=Who(other)), (step,), cards=(None, None), seats=(other,))
        for other, step in partners
    )
    faces = tuple(other for other, _ in partners)[:2]
    return one_kind(say("hookie_mookie-call"), friends, say("hookie_mookie-ask-call"), cards=(None, None), seats=faces)


def _ends(plain: dict[str, Prompt], view: View) -> Iterator[PictureButton]:
    """The buttons for steps without a lay or a call."""
    if "done" in plain:
        lying = tuple(in_order(known.cards)[-1] for known in view.sets)[-SHOWN:]
        yield PictureButton(say("hookie_mookie-stop"), tuple(plain["done"].steps()), cards=lying, sign="tick")
    if "draw" in plain:
        count, steps = view.penalty_caller, tuple(plain["draw"].steps())
        yield PictureButton(say("hookie_mookie-draw", count=count), steps, cards=(None,) * min(SHOWN, count))


PICTURE_QUESTIONS: PictureQuestions[View] = PictureQuestions(buttons)
