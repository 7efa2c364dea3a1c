"""Advice: what the coach would do for the seat that looks, and why. It reads words and hints by the table that all
computer players share, without an opinion of its own. `REASONS` serve computer players, too: hints and words are
named by their texts, `sure` is in percent."""

from collections.abc import Mapping, Sequence
from itertools import permutations
from math import log, prod
from typing import cast

from engine.core.advice import BEHIND, Advice, Details, Thought, counsel
from engine.core.cards import Card
from engine.core.events import Heard
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

_HINT = ("hint", "word", "rival", "sure")  # after it others would be so sure of the word; the rival is next to it
_READ = ("seat", "word", "sure", "right", "of")  # of so many tiles about so many will be right

REASONS: Mapping[str, tuple[str, ...]] = {
    "fits_best": _HINT,
    "fits": _HINT,
    "says_little": _HINT,  # others would rather think of the rival
    "hardly_fits": _HINT,  # it has nothing to do with the word, but had to be some hint
    "shared": _HINT,  # the same on a card where others have been: two tokens go down
    "unknown_text": ("hint", "word"),  # texts that are not ours
    "nothing_fits": ("word",),  # a pass: every hint that is left says the opposite
    "keeps_tokens": ("hint", "word"),  # a pass, though that hint would help
    "nothing_else": (),  # a pass, because no card is left to go to
    "likeliest": _READ,  # the seat whose tokens speak most clearly
    "reads": _READ,  # the seat whose tokens may be read otherwise
}
"""By reason: the names of the facts that stand in its advice."""


COACH = Level("coach", opinion=0.0, bias=0.0, contrast=True)
NEAR_HINT = 0.2
"""How much less the logarithm of a belief may be and the hint be about as good."""
NAMED_WORDS = 3
"""Words that the outlook names."""
NEAR_VOTE = 0.1
"""How many right tiles less may be expected of a vote that is about as good."""
NAMED_VOTES = 2
"""Words of a seat that the outlook names."""
RIVAL = 0.2
"""How likely a word has to be to be named beside the likeliest one."""


def advise(view: View, heard: Heard, prompts: Sequence[Prompt], step: Step | None, seed: int) -> Advice:
    """The coach's advice, or why the seat may have taken `step`; from the seat's knowledge alone. ValueError where
    nothing is asked."""
    del heard, seed  # all that was heard stands in the view, and nothing is left to chance
    if not prompts:
        raise ValueError("nothing is asked")
    asked = {prompt.verb: prompt for prompt in prompts}
    fits = opinion(view, COACH.bias)
    if "vote" in asked:
        return vote_advice(view, asked["vote"], step)
    return hint_advice(view, asked, fits, COACH, step)


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
    thoughts = [_hint_thought(view, fits, steps[card], best, after[card], price) for card, price in prices.items()]
    thoughts.sort(key=lambda found: found.step != best)
    chosen = next((found for found in thoughts if found.step == step), None)
    advice = counsel(thoughts, chosen, NEAR_HINT)
    told = () if advice.reason == BEHIND else _hint_outlook(view, after[Card(str(advice.step.arg("hint")))])
    sensible = advice.sensible if best.do == "place" else (best,)
    return Advice(advice.step, advice.reason, advice.facts, sensible, told)


def _pass_advice(view: View, fits: Fits, level: Level, best: Step) -> Advice:
    """No hint at all; where the coach would give one it says which."""
    assert isinstance(view.viewer, int)
    passing = Step(view.viewer, "pass")
    facts: Details = (("word", _word(view)),)
    if best == passing:
        told = _hint_outlook(view, believed(view, fits, view.viewer, level))
        return Advice(passing, "nothing_fits", facts, (passing,), told)
    named = ("hint", _text(view, Card(str(best.arg("hint")))))
    return Advice(passing, "keeps_tokens", (named, *facts), (best,))


def _hint_thought(view: View, fits: Fits, step: Step, best: Step, beliefs: Beliefs, price: float) -> Thought:
    """A hint is worth what the others then believe, and that it fits, so that people can follow."""
    assert view.number is not None
    own, card = view.number - 1, Card(str(step.arg("hint")))
    facts = _facts(view, beliefs, card)
    reason = "shared" if price else "fits_best" if step == best else "fits"
    if step != best and beliefs[own] < max(beliefs):
        reason = "says_little"
    elif fits[own][card] <= 0.0:
        reason = "hardly_fits"
    if not (qualities(_word(view)) and qualities(_text(view, card))):
        reason, facts = "unknown_text", facts[:2]
    return Thought(step, log(beliefs[own]) + FITS_OWN * fits[own][card] - price, reason, facts)


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


def _hint_outlook(view: View, beliefs: Beliefs) -> Details:
    """Which words the others would think of then, with percents."""
    order = sorted(range(len(beliefs)), key=lambda at: (-beliefs[at], at))[:NAMED_WORDS]
    return (("believe", tuple((view.words[at].text, round(100 * beliefs[at])) for at in order)),)


def vote_advice(view: View, prompt: Prompt, step: Step | None) -> Advice:
    """All tiles together; or what is to be said of other ones."""
    each = listening.heard(view)
    best, beliefs = tiles_of(view, prompt, each).step, together(each)
    first = _vote_thought(view, beliefs, best, best)
    asked = None if step is None else _vote_thought(view, beliefs, step, best)
    return counsel([first], asked, NEAR_VOTE, _vote_outlook(view, beliefs))


def together(beliefs: Mapping[Seat, Beliefs]) -> dict[Seat, Beliefs]:
    """The same beliefs, knowing that no two seats have the same word."""
    found = {seat: [0.0] * len(shares) for seat, shares in beliefs.items()}
    for numbers in permutations(range(len(NUMBERS)), len(beliefs)):
        much = prod([shares[number] for shares, number in zip(beliefs.values(), numbers, strict=True)])
        for sums, number in zip(found.values(), numbers, strict=True):
            sums[number] += much
    whole = sum(next(iter(found.values())))
    return {seat: tuple([much / whole for much in sums]) for seat, sums in found.items()}


def _vote_thought(view: View, beliefs: Mapping[Seat, Beliefs], step: Step, best: Step) -> Thought:
    """A vote is worth the tiles that will probably be right."""
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
    """By seat the words that its tokens speak for, with percents."""
    found = []
    for seat, shares in beliefs.items():
        first, *rivals = sorted(range(len(shares)), key=lambda at: (-shares[at], at))[:NAMED_VOTES]
        named = (first, *(at for at in rivals if shares[at] >= RIVAL))
        found.append((seat, tuple((view.words[at].text, round(100 * shares[at])) for at in named)))
    return (("reads", tuple(found)),)
