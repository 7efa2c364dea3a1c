"""What the coach says of a card: why it is played, and how many points it is better or worse than others."""

from random import Random
from typing import Any, cast

from engine.core.advice import BEHIND, Advice, Details, Thought, counsel
from engine.core.cards import Card
from engine.core.events import Heard
from engine.core.prompts import Prompt
from engine.core.steps import Step
from engine.games.rook.bots.choice import Choice
from engine.games.rook.bots.counting import Known, know
from engine.games.rook.bots.guards import polite
from engine.games.rook.bots.levels import MASTER
from engine.games.rook.bots.pack import POINTS, winner
from engine.games.rook.bots.search import best_found, searched
from engine.games.rook.bots.thinking import weighed
from engine.games.rook.bots.units import unit
from engine.games.rook.cards import NUMBER, suit
from engine.games.rook.view import View

WORLDS = MASTER.worlds
"""In how many ways the hidden cards are dealt out to try a card in: as many as the best level thinks of."""
NEAR = 2.0
"""Points that a card may be behind the best one and be about as good: the worlds tell no finer."""
COMPARED = 2
"""Other cards whose worth the outlook names."""


def play_advice(view: View, heard: Heard, prompt: Prompt, step: Step | None, rng: Random) -> Advice:
    """The card that is worth most in many worlds, or what that says of another one."""
    known = know(view, heard, MASTER.memory)
    if step is not None and step.arg("card") not in known.legal:
        return Advice(step, "against_the_rules", (("led", known.lead),), (_step(prompt, known.legal[0]),))
    choices = {choice.card: choice for choice in weighed(known)}
    worths = _worths(view, heard, known, choices, rng)
    first = best_found(worths, list(choices.values()), polite(known)).card
    thoughts = [
        _thought(view, known, prompt, choices[card], _worth(known, worths, card))
        for card in sorted(known.legal, key=lambda card: card != first)
    ]
    thoughts[0] = thoughts[0]._replace(worth=max(thought.worth for thought in thoughts))
    asked = next((thought for thought in thoughts if thought.step == step), None)
    near = NEAR / unit(view)[1]
    advice = counsel(thoughts, asked, near)
    if step is None or advice.reason != BEHIND:
        return Advice(advice.step, advice.reason, advice.facts, advice.sensible, _outlook(view, worths, near))
    return advice


def _worths(view: View, heard: Heard, known: Known, choices: dict[Card, Choice], rng: Random) -> dict[Card, float]:
    """By card, in points, those that are as good as each other named once; by counting alone where no world fits what
    was seen."""
    if len(known.legal) == 1:
        return {known.legal[0]: 0.0}
    found = searched(view, heard, known, WORLDS, rng)
    return {card: choice.worth for card, choice in choices.items()} if found is None else found


def _worth(known: Known, worths: dict[Card, float], card: Card) -> float:
    """A card that was not tried is as good as the next higher one of its colour that was."""
    if card in worths:
        return worths[card]
    own = suit(card, known.trump)
    above = [one for one in worths if suit(one, known.trump) == own and NUMBER[one] > NUMBER[card]]
    return worths[min(above, key=NUMBER.__getitem__)]


def _thought(view: View, known: Known, prompt: Prompt, choice: Choice, worth: float) -> Thought:
    name, one = unit(view)
    reason = "only_card" if len(known.legal) == 1 else choice.reason
    facts: dict[str, Any] = {"card": choice.card, "unit": name}
    if reason in ("spend_the_bird", "win_cheaply", "win_surely", "win_likely", "trump_in"):
        facts["table"] = sum(POINTS[card] for _, card in known.trick) // one
    if reason in ("draw_trump", "lead_trump"):
        facts["out"] = len(known.unseen[known.trump])
    if reason == "draw_trump":
        facts["safe"] = _safe(known)
    if reason in ("trump_in", "throw_away"):
        facts["led"] = known.lead
    if reason == "give_partner":
        facts["seat"] = winner(known.trick, known.trump)[0]
    if reason == "trust_partner":
        facts["seat"] = known.partner
    return Thought(_step(prompt, choice.card), worth / one, reason, tuple(facts.items()))


def _safe(known: Known) -> Card | None:
    """A card of another colour that only a trump could take."""
    good = [card for card in known.hand if suit(card, known.trump) != known.trump and known.is_top(card)]
    return max(good, key=lambda card: (POINTS[card], NUMBER[card]), default=None)


def _outlook(view: View, worths: dict[Card, float], near: float) -> Details:
    """How far behind the best card others are that are clearly weaker."""
    name, one = unit(view)
    best = max(worths.values())
    behind = sorted(((best - worth) / one, card) for card, worth in worths.items() if best - worth > near * one)
    if not behind:
        return ()
    return (("unit", name), ("behind", tuple((card, by) for by, card in behind[:COMPARED])))


def _step(prompt: Prompt, card: Card) -> Step:
    return Step(cast(int, prompt.who), "play", (("card", card),))
