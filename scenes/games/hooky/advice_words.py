"""The coach's sentences: why a step is taken, in table words."""

from collections.abc import Sequence
from typing import Any, cast

from engine.core.advice import Advice
from engine.core.cards import Cards
from engine.core.steps import Step
from scenes.games.advised import LONGEST, Tables, Texts, odds, said
from scenes.table.phrases import listed

TABLES = Tables(
    sentences={
        "clue_tells_little": "{word} tells the others little: {number}.",
        "clue_tells_more": "{word} fits {number}: a clue with fewer letters of this hand would tell less.",
        "any_clue": "{word} is as good as any: {number}.",
        "splits_best": "{word} splits {seat}'s {hands} best{turning}.",
        "splits": "{word} splits {seat}'s {hands} about as well as any{turning}.",
        "all_known": "All hands are known: any word will do.",
        "known_already": "{seat}'s hand is known already: no number tells more of it.",
        "known_anyway": "The others are {sure} % sure of {card} anyway: showing it buys a look at {seat}.",
        "gives_away": "A look at {seat} costs {card}, which everybody learns then.",
        "reveals_nothing": "A letter shown helps everybody, a look only one: better not.",
        "could_look": "The others are {sure} % sure of {card}: a look would cost next to nothing.",
        "likeliest_missing": "Likeliest to be missing: {likely}.",
        "likeliest_hands": "Of {of} letters about {right} will be right.",
        "word_sent_back": "{word} went back to where it came from: another word is as good.",
    },
    ideas={
        "splits_best": "split {seat}'s hands with {word}",
        "splits": "split {seat}'s hands with {word}",
        "all_known": "ask {seat}",
        "known_already": "ask {seat}, whose hand is known",
        "likeliest_missing": "name {names}",
        "likeliest_hands": "name letters of which about {right} will be right",
    },
)


def sentence(advice: Advice, names: Sequence[str]) -> str:
    """Why a seat would take the step of `advice`, in one sentence of at most 90 characters. `names` by seat."""
    clue = advice.reason in ("clue_tells_little", "any_clue", "clue_tells_more")

    def tell(name: str, value: Any) -> Texts:
        match name:
            case "hands":
                return {"hands": f"{value:,} hands"}
            case "letters":
                return {"turning": f": look out for {' and '.join(value)}" if value else ""}
            case "number" if clue:
                return {"number": f"{_letters(value)} of this hand"}
            case "likely":
                return {"likely": odds(value), "names": listed([letter for letter, _ in value])}
            case _:
                return {}

    return said(advice, TABLES, names, tell, lambda step, by: _rather(step, names))


def _letters(number: int) -> str:
    return "one letter" if number == 1 else f"{number} letters"


def _rather(step: Step, names: Sequence[str]) -> str:
    match step.do:
        case "ask":
            return f"{step.arg('word')} for {names[cast(int, step.arg('of'))]} tells more"
        case "guess":
            return f"{listed(cast(Cards, step.arg('letters')))} are likelier"
        case _:
            return "others are likelier"


def outlook(advice: Advice, names: Sequence[str]) -> tuple[str, ...]:
    """Who is likely to be missing, and what is sure of every hand, in up to three lines."""
    found = dict(advice.outlook)
    if not found:
        return ()
    lines = [f"Missing: {odds(found['missing'])}"]
    parts = [_hand(names[seat], number, letters) for seat, number, letters in found["sure"]]
    half = -(-len(parts) // 2) if len(" · ".join(parts)) > LONGEST else len(parts)
    lines += [" · ".join(parts[at : at + half]) for at in range(0, len(parts), half)]
    return tuple(lines)


def _hand(name: str, number: int, letters: Cards) -> str:
    """`Anna: K O, 231 hands`."""
    hands = "1 hand" if number == 1 else f"{number:,} hands"
    return f"{name}: {' '.join(letters)}, {hands}" if letters else f"{name}: {hands}"
