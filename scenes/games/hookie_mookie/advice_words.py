"""The coach's sentences: why a step is taken, in table words."""

from collections.abc import Sequence
from typing import Any, cast

from engine.core.advice import Advice
from engine.core.cards import Card, Cards
from engine.core.steps import Step
from engine.games.hookie_mookie.cards import VALUE, natural_values, plural
from scenes.games.advised import Tables, Texts, said
from scenes.games.hookie_mookie.words import NUMBERS, counted

TABLES = Tables(
    sentences={
        "answer_promise": "{seat} showed {value} and still has it: meet it with one from this hand.",
        "joker_matches": "A joker matches whatever {seat} offers.",
        "call_blind": "Nothing known fits: with {seat} both show a new card to remember.",
        "call_unheld": "{seat} is likely to offer {value}, and this hand has none.",
        "call_anyway": "No promise can be met here: {seat} has shown fewest and may offer {value}.",
        "helps_home": "{seat} has {left} left: a match would help {seat} home.",
        "keep_promise": "{seat} has seen {value} here and may count on it: show it again.",
        "break_promise": "{seat} may count on {value} that was seen here; this is another card.",
        "miss_promise": "{seat} is likely to offer {value}, and there is one here to meet it.",
        "show_highest": "Nothing is promised: the custom is to show the highest, here {value}.",
        "show_other": "Nothing is promised, so any card may do; the custom is the highest.",
        "all_shown": "Every card here was seen before: {value} is the highest.",
        "help_nobody_home": "{seat} has {left} left: show nothing that would help {seat} home.",
        "spend_joker": "A joker is worth keeping: in a flip it matches anything.",
        "lay_all": "Everything can go down in this turn: begin with this.",
        "lay_one": "Laying {counted} is a turn that risks nothing.",
        "lay_part": "All {values} of this hand may go down together.",
        "must_lay": "Something has to go down, and without a joker nothing does.",
        "one_set_a_turn": "One set is enough: the next lay is a turn that costs nothing, too.",
        "stop_laying": "Something can still go down now, and here it should.",
        "nothing_else": "Nobody to call and nothing to lay: drawing is all that is left.",
    },
    ideas={
        "answer_promise": "meet {value} of {seat}",
        "joker_matches": "match anything with a joker",
        "call_blind": "see what {seat} has",
        "call_unheld": "meet {value} of {seat}",
        "helps_home": "match with {seat}",
        "keep_promise": "show {value} again",
        "break_promise": "keep {value} from {seat}",
        "miss_promise": "show {seat} something new",
        "show_other": "show {value}",
        "spend_joker": "use a joker at once",
        "lay_one": "lay {counted}",
        "lay_part": "lay {counted} first",
        "one_set_a_turn": "keep the rest for later turns",
        "stop_laying": "keep the rest for later turns",
    },
)


def sentence(advice: Advice, names: Sequence[str]) -> str:
    """Why a seat would take the step of `advice`, in one sentence of at most 90 characters. `names` by seat."""
    number = cast("int | None", advice.fact("number"))

    def tell(name: str, value: Any) -> Texts:
        match name:
            case "left":
                return {"left": "one card" if value == 1 else f"{NUMBERS[value]} cards"}
            case "value":
                return {"value": counted(value, 1), "values": plural(value), "counted": counted(value, number or 1)}
            case _:
                return {}

    return said(advice, TABLES, names, tell, lambda step, by: f"the coach would rather {_rather(step, names)}")


def _rather(step: Step, names: Sequence[str]) -> str:
    match step.do:
        case "hookie":
            return f"call {names[cast(int, step.arg('partner'))]}"
        case "offer":
            return f"show {counted(VALUE[cast(Card, step.arg('card'))], 1)}"
        case "lay":
            values = natural_values(cast(Cards, step.arg("cards")))
            return f"lay the {plural(values[0] if values else 'joker')}"
        case "done":
            return "keep the rest"
        case _:
            return "draw"


def outlook(advice: Advice, names: Sequence[str]) -> tuple[str, ...]:
    """None: who showed what is for everybody to remember (HM-74)."""
    del advice, names
    return ()
