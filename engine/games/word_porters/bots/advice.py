"""Advice: what the coach recommends to the viewing seat, and why. The coach uses the shared table of words and hints,
without an opinion of its own.

Computer players use `REASONS` too. Hints and words are named by their texts, and `sure` is in percent.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import permutations
from math import log, prod
from typing import cast

from engine.core.advice import BEHIND, Advice, Details, Thought, advice_from
from engine.core.cards import Card
from engine.core.events import Heard
from engine.core.levels import coach
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.word_porters.bots import listening
from engine.games.word_porters.bots.levels import Level
from engine.games.word_porters.bots.speaking import FITS_OWN, Beliefs, Fits, open_cards, opinion
from engine.games.word_porters.bots.thinking import beliefs_after, believed, hint, tiles_of
from engine.games.word_porters.content import qualities
from engine.games.word_porters.options import NUMBERS
from engine.games.word_porters.state import Tiles
from engine.games.word_porters.view import View

_HINT = ("hint", "word", "rival", "sure")  # how sure others would then be of the word, and the next likely word
_READ = ("seat", "word", "sure", "right", "of")  # about `right` of `of` tiles will be right

REASONS: Mapping[str, tuple[str, ...]] = {
    "fits_best": _HINT,
    "fits": _HINT,
    "says_little": _HINT,  # others would more likely think of the rival
    "hardly_fits": _HINT,  # it has nothing to do with the word, but some hint was needed
    "shared": _HINT,  # like fits_best, on a card with others' tokens: it takes two tokens
    "unknown_text": ("hint", "word"),  # texts that are not in our packs
    "nothing_fits": ("word",),  # a pass: every hint left says the opposite
    "keeps_tokens": ("hint", "word"),  # a pass, though that hint would help
    "nothing_else": (),  # a pass, because no card is open
    "likeliest": _READ,  # the seat with the clearest tokens
    "reads": _READ,  # the seat whose tokens can mean another word
}
"""By reason: the names of the facts in its advice."""


COACH = Level("coach", opinion=0.0, bias=0.0, contrast=True)
NEAR_HINT = 0.2
"""Hints within this difference, in the logarithm of a belief, count as about as good."""
NAMED_WORDS = 3
"""Number of words in the outlook."""
NEAR_VOTE = 0.1
"""Votes within this difference, in expected right tiles, count as about as good."""
NAMED_VOTES = 2
"""Number of words per seat in the outlook."""
RIVAL = 0.2
"""Smallest probability of a word that is named beside the likeliest one."""


@coach
def advise(view: View, heard: Heard, prompts: Sequence[Prompt], step: Step | None, seed: int) -> Advice:
    """Return the coach's advice, or an explanation of `step`, from the seat's knowledge alone."""
    del heard, seed  # the view contains all that was heard, and there is no chance
    asked = {prompt.verb: prompt for prompt in prompts}
    fits = opinion(view, COACH.bias)
    if "vote" in asked:
        return vote_advice(view, asked["vote"], step)
    return hint_advice(view, asked, fits, COACH, step)


def hint_advice(view: View, asked: dict[str, Prompt], fits: Fits, level: Level, step: Step | None) -> Advice:
    """Return advice to place on a card or to pass, or an explanation of `step`."""
    best, why = hint(view, asked, fits, level)
    if why == "nothing_else":
        return Advice(best, why, (), (best,))
    if (step or best).do == "pass":
        return _pass_advice(view, fits, level, best)
    assert isinstance(view.viewer, int)
    prices = open_cards(view, view.placings, view.viewer)
    after = beliefs_after(view, fits, prices, level)
    steps = {Card(str(one.arg("hint"))): one for one in asked["place"].steps()}
    thoughts = [_hint_thought(view, fits, steps[card], best, after[card], price) for card, price in prices.items()]
    thoughts.sort(key=lambda found: found.step != best)
    chosen = next((found for found in thoughts if found.step == step), None)
    advice = advice_from(thoughts, chosen, NEAR_HINT)
    told = () if advice.reason == BEHIND else _hint_outlook(view, after[Card(str(advice.step.arg("hint")))])
    sensible = advice.sensible if best.do == "place" else (best,)
    return replace(advice, sensible=sensible, outlook=told)


def _pass_advice(view: View, fits: Fits, level: Level, best: Step) -> Advice:
    """A pass; if the coach would give a hint, it names that hint."""
    assert isinstance(view.viewer, int)
    passing = Step(view.viewer, "pass")
    facts: Details = (("word", view.own_word),)
    if best == passing:
        told = _hint_outlook(view, believed(view, fits, view.viewer, level))
        return Advice(passing, "nothing_fits", facts, (passing,), told)
    named = ("hint", _text(view, Card(str(best.arg("hint")))))
    return Advice(passing, "keeps_tokens", (named, *facts), (best,))


def _hint_thought(view: View, fits: Fits, step: Step, best: Step, beliefs: Beliefs, price: float) -> Thought:
    """A hint. Its worth is what the others would then believe, and its fit, so that people can follow."""
    assert view.number is not None
    own, card = view.number - 1, Card(str(step.arg("hint")))
    facts = _facts(view, beliefs, card)
    reason = "shared" if price else "fits_best" if step == best else "fits"
    if step != best and beliefs[own] < max(beliefs):
        reason = "says_little"
    elif fits[own][card] <= 0.0:
        reason = "hardly_fits"
    if not (qualities(view.own_word) and qualities(_text(view, card))):
        reason, facts = "unknown_text", facts[:2]
    return Thought(step, log(beliefs[own]) + FITS_OWN * fits[own][card] - price, reason, facts)


def _facts(view: View, beliefs: Beliefs, card: Card) -> Details:
    own = view.number
    assert own is not None
    others = [number for number in range(1, len(beliefs) + 1) if number != own]
    rival = max(others, key=lambda number: beliefs[number - 1])
    return (
        ("hint", _text(view, card)),
        ("word", view.own_word),
        ("rival", view.words[rival - 1].text),
        ("sure", round(100 * beliefs[own - 1])),
    )


def _text(view: View, card: Card) -> str:
    return next(printed.text for printed in view.row if printed.card == card)


def _hint_outlook(view: View, beliefs: Beliefs) -> Details:
    """The words that the others would then think of, with percents."""
    order = sorted(range(len(beliefs)), key=lambda at: (-beliefs[at], at))[:NAMED_WORDS]
    return (("believe", tuple((view.words[at].text, round(100 * beliefs[at])) for at in order)),)


def vote_advice(view: View, prompt: Prompt, step: Step | None) -> Advice:
    """Return advice for all tiles together, or an explanation of `step`."""
    each = listening.heard(view)
    best, beliefs = tiles_of(view, prompt, each).step, together(each)
    first = _vote_thought(view, beliefs, best, best)
    asked = None if step is None else _vote_thought(view, beliefs, step, best)
    return advice_from([first], asked, NEAR_VOTE, _vote_outlook(view, beliefs))


def together(beliefs: Mapping[Seat, Beliefs]) -> dict[Seat, Beliefs]:
    """Return the beliefs, given that no two seats have the same word."""
    found = {seat: [0.0] * len(shares) for seat, shares in beliefs.items()}
    for numbers in permutations(range(len(NUMBERS)), len(beliefs)):
        much = prod([shares[number] for shares, number in zip(beliefs.values(), numbers, strict=True)])
        for sums, number in zip(found.values(), numbers, strict=True):
            sums[number] += much
    whole = sum(next(iter(found.values())))
    return {seat: tuple([much / whole for much in sums]) for seat, sums in found.items()}


def _vote_thought(view: View, beliefs: Mapping[Seat, Beliefs], step: Step, best: Step) -> Thought:
    """A vote. Its worth is the expected number of right tiles."""
    tiles, others = cast(Tiles, step.arg("tiles")), cast(Tiles, best.arg("tiles"))
    shares = {seat: found[_at(tiles, seat)] for seat, found in beliefs.items()}
    if step == best:
        reason, seat = "likeliest", max(shares, key=lambda seat: (shares[seat], -seat))
    else:
        behind = {seat: found[_at(others, seat)] - shares[seat] for seat, found in beliefs.items()}
        reason, seat = "reads", max(behind, key=lambda seat: (behind[seat], -seat))
    facts = (
        ("seat", seat),
        ("word", view.words[_at(tiles, seat)].text),
        ("sure", round(100 * shares[seat])),
        ("right", round(sum(shares.values()))),
        ("of", len(shares)),
    )
    return Thought(step, sum(shares.values()), reason, facts)


def _at(tiles: Tiles, seat: Seat) -> int:
    number = tiles[seat]
    assert number is not None
    return number - 1


def _vote_outlook(view: View, beliefs: Mapping[Seat, Beliefs]) -> Details:
    """By seat: the likeliest words by its tokens, with percents."""
    found = []
    for seat, shares in beliefs.items():
        first, *rivals = sorted(range(len(shares)), key=lambda at: (-shares[at], at))[:NAMED_VOTES]
        named = (first, *(at for at in rivals if shares[at] >= RIVAL))
        found.append((seat, tuple((view.words[at].text, round(100 * shares[at])) for at in named)))
    return (("reads", tuple(found)),)
