"""The coach's sentences: why a step is taken, in table words."""

from collections.abc import Sequence
from typing import Any, cast

from engine.core.advice import Advice
from engine.core.cards import Card, Cards
from engine.core.steps import Step
from scenes.games.advised import Tables, Texts, capital, said
from scenes.games.spooks.words import card_words

FEW = ("no card", "one card", "two cards", "three cards", "four cards", "five cards", "six cards")

TABLES = Tables(
    sentences={
        "nothing_fits": "Nothing here fits: pass.",
        "only_choice": "There is no other choice.",
        "keep_for_later": "Nothing here is worth spending on this: pass and keep it.",
        "goes_out": "That empties the hand.",
        "spend_the_cat": "The Cat goes on anything: here it is worth spending.",
        "two_at_once": "{card} sheds two cards: itself, and one for the trick.",
        "nobody_tops_it": "{answers} could go on {card}: the lead probably stays here.",
        "get_rid_of_it": "{card} is missed least, so it goes first.",
        "straight_is_ready": "{answers} can answer it; if {seat} has none, a straight of {length} follows.",
        "bats_bite": "{answers} can answer it; if {seat} has none, the bats bite.",
        "ask_red": "{answers} can answer it; {seat} may have none, but need not.",
        "answer_red": "{card} answers, and nothing worse happens.",
        "long_straight": "{length} cards at once, with {card} on top.",
        "win_the_trick": "{card} takes the trick in about {chance} of 100 cases, and the lead with it.",
        "shed_in_trick": "{card} does not win the trick: this is a good moment to lose it.",
        "give_the_worst": "{card} is worth least in this hand.",
    },
    ideas={
        "keep_for_later": "pass and keep what is good",
        "goes_out": "empty the hand",
        "spend_the_cat": "spend the Cat",
        "two_at_once": "shed two cards at once",
        "nobody_tops_it": "lead on with {card}",
        "get_rid_of_it": "lose {card}",
        "straight_is_ready": "make way for a straight",
        "bats_bite": "let the bats bite",
        "ask_red": "make {seat} answer",
        "answer_red": "answer with {card}",
        "long_straight": "shed {length} cards at once",
        "win_the_trick": "take it with {card}",
        "shed_in_trick": "lose {card} here",
        "give_the_worst": "part with {card}",
    },
)


def sentence(advice: Advice, names: Sequence[str]) -> str:
    """Why a seat would take the step of `advice`, in one sentence of at most 90 characters. `names` by seat."""
    unit = str(advice.fact("unit"))

    def tell(name: str, value: Any) -> Texts:
        match name:
            case "card":
                return {"card": card_words(value)}
            case "answers":
                return {"answers": _answers(value)}
            case _:
                return {}

    return said(advice, TABLES, names, tell, lambda step, by: f"{_short(step)} {_more(by, unit)}")


def _answers(number: int) -> str:
    """`only two cards`, `fourteen cards` as a number: how many could go on a card."""
    if number >= len(FEW):
        return f"{number} cards"
    return f"only {FEW[number]}" if number else FEW[0]


def _more(by: float, unit: str) -> str:
    """`wins 6 more of 100`, `is 4 points better`: hands of which so many more are won. At first sight no number."""
    if unit == "cards":
        return "looks better"
    number = max(1, round(by))
    if unit == "wins":
        return f"wins {number} more of 100"
    return f"is {number} point{'s' * (number > 1)} better"


def _step(step: Step) -> str:
    """`Spider 5`, `a pass`, `4 cards up to Bone 7`."""
    if step.do == "pass":
        return "a pass"
    if step.do == "straight":
        cards = cast(Cards, step.arg("cards"))
        return f"{len(cards)} up to {card_words(cards[-1])}" if len(cards) > 1 else card_words(cards[0])
    return card_words(cast(Card, step.arg("card")))


def _short(step: Step) -> str:
    """`Spider 5`, `a straight of 4`."""
    cards = cast(Cards, step.arg("cards")) if step.do == "straight" else ()
    return f"a straight of {len(cards)}" if len(cards) > 1 else _step(step)


def outlook(advice: Advice, names: Sequence[str]) -> tuple[str, ...]:
    """How often the hand will be won, and how far other steps are behind, in up to three short lines."""
    del names
    found = dict(advice.outlook)
    if found.get("unit") == "cards":  # first sight is no figure to name
        return ()
    lines = [f"Wins about {found['wins']} of 100 such hands"] if "wins" in found else []
    unit = "hands" if found.get("unit") == "wins" else "points"
    for step, by in found.get("behind", ()):
        number = max(1, round(by))
        lines.append(capital(f"{_step(step)}: {number} {unit if number > 1 else unit[:-1]} less"))
    return tuple(lines)
