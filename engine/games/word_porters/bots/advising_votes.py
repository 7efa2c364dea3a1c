"""What the coach says of a vote: whose tokens speak clearly, and for which words."""

from typing import cast

from engine.core.advice import Advice, Details, Thought, counsel
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.word_porters.bots.guessing import guess
from engine.games.word_porters.bots.levels import Level
from engine.games.word_porters.bots.listening import Beliefs, believed
from engine.games.word_porters.bots.opinions import Fits
from engine.games.word_porters.state import Tiles
from engine.games.word_porters.view import View

NEAR = 0.1
"""How many right tiles less may be expected of a vote that is about as good."""
NAMED = 2
"""Words of a seat that the outlook names."""


def vote_advice(view: View, prompt: Prompt, fits: Fits, level: Level, step: Step | None) -> Advice:
    """All tiles together; or what is to be said of other ones."""
    best = guess(view, prompt, fits, level).step
    beliefs = {seat: believed(view, fits, seat, level) for seat in range(view.players) if seat != view.viewer}
    first = _thought(view, beliefs, best, best)
    asked = None if step is None else _thought(view, beliefs, step, best)
    return counsel([first], asked, NEAR, _outlook(view, beliefs))


def _thought(view: View, beliefs: dict[Seat, Beliefs], step: Step, best: Step) -> Thought:
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


def _outlook(view: View, beliefs: dict[Seat, Beliefs]) -> Details:
    """By seat the words that its tokens speak for, with percents."""
    found = []
    for seat, shares in beliefs.items():
        order = sorted(range(len(shares)), key=lambda at: (-shares[at], at))[:NAMED]
        found.append((seat, tuple((view.words[at].text, round(100 * shares[at])) for at in order)))
    return (("reads", tuple(found)),)
