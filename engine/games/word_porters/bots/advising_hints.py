"""What the coach says of a hint: how sure the others would be of the word after it."""

from math import log

from engine.core.advice import BEHIND, Advice, Details, Thought, counsel
from engine.core.cards import Card
from engine.core.prompts import Prompt
from engine.core.steps import Step
from engine.games.word_porters.bots.hinting import PLAIN, beliefs_after, hint
from engine.games.word_porters.bots.levels import Level
from engine.games.word_porters.bots.listening import Beliefs, believed, open_cards
from engine.games.word_porters.bots.opinions import Fits
from engine.games.word_porters.content import qualities
from engine.games.word_porters.view import View

NEAR = 0.2
"""How much less the logarithm of a belief may be and the hint be about as good."""
NAMED = 3
"""Words that the outlook names."""


def hint_advice(view: View, asked: dict[str, Prompt], fits: Fits, level: Level, step: Step | None) -> Advice:
    """A card to go to, or a pass; or what is to be said of one."""
    best, why = hint(view, asked, fits, level)
    if why == "nothing_else":
        return Advice(best, why, (), (best,))
    if (step or best).do == "pass":
        return _pass_advice(view, fits, level, best)
    assert isinstance(view.viewer, int)
    prices = open_cards(view, view.placings, view.viewer)
    after = beliefs_after(view, fits, prices, level)
    steps = {Card(str(one.arg("hint"))): one for one in asked["place"].steps()}
    thoughts = [_thought(view, fits, steps[card], best, after[card], price) for card, price in prices.items()]
    thoughts.sort(key=lambda found: found.step != best)
    chosen = next((found for found in thoughts if found.step == step), None)
    advice = counsel(thoughts, chosen, NEAR)
    told = () if advice.reason == BEHIND else _outlook(view, after[Card(str(advice.step.arg("hint")))])
    sensible = advice.sensible if best.do == "place" else (best,)
    return Advice(advice.step, advice.reason, advice.facts, sensible, told)


def _pass_advice(view: View, fits: Fits, level: Level, best: Step) -> Advice:
    """No hint at all; where the coach would give one it says which."""
    assert isinstance(view.viewer, int)
    passing = Step(view.viewer, "pass")
    facts: Details = (("word", _word(view)),)
    if best == passing:
        told = _outlook(view, believed(view, fits, view.viewer, level))
        return Advice(passing, "nothing_fits", facts, (passing,), told)
    named = ("hint", _text(view, Card(str(best.arg("hint")))))
    return Advice(passing, "keeps_tokens", (named, *facts), (best,))


def _thought(view: View, fits: Fits, step: Step, best: Step, beliefs: Beliefs, price: float) -> Thought:
    """A hint is worth what the others then believe, and that it fits, so that people can follow."""
    assert view.number is not None
    own, card = view.number - 1, Card(str(step.arg("hint")))
    facts = _facts(view, beliefs, card)
    reason = "shared" if price else "fits_best" if step == best else "fits"
    if step != best and beliefs[own] < max(beliefs):
        reason = "says_little"
    if not (qualities(_word(view)) and qualities(_text(view, card))):
        reason, facts = "unknown_text", facts[:2]
    return Thought(step, log(beliefs[own]) + PLAIN * fits[own][card] - price, reason, facts)


def _facts(view: View, beliefs: Beliefs, card: Card) -> Details:
    own = view.number
    assert own is not None
    others = [number for number in range(1, len(beliefs) + 1) if number != own]
    rival = max(others, key=lambda number: beliefs[number - 1])
    return (
        ("hint", _text(view, card)),
        ("word", _word(view)),
        ("rival", view.words[rival - 1].text),
        ("sure", round(100 * beliefs[own - 1])),
    )


def _word(view: View) -> str:
    assert view.number is not None
    return view.words[view.number - 1].text


def _text(view: View, card: Card) -> str:
    return next(printed.text for printed in view.row if printed.card == card)


def _outlook(view: View, beliefs: Beliefs) -> Details:
    """Which words the others would think of then, with percents."""
    order = sorted(range(len(beliefs)), key=lambda at: (-beliefs[at], at))[:NAMED]
    return (("believe", tuple((view.words[at].text, round(100 * beliefs[at])) for at in order)),)
