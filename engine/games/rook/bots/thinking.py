"""Thinking: find the open question and answer it with the right module; in `honour` also call a provable renege, vote
and agree. Knowledge of other hands is never used.

The evidence for a renege: a seat did not follow a colour, and later in the hand showed a card of it. Or all players had
seen one go back to its hand before (RK-99). A bidder who repaired a nest in between may have got that card from there,
or laid it there (RK-Q63), so that is no evidence.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from engine.core.cards import Card
from engine.core.events import Heard
from engine.core.levels import Decision
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.rook.bots.bidding import lay, name_trump, speak
from engine.games.rook.bots.card_play import card_odds, weigh_follows, weigh_leads
from engine.games.rook.bots.choice import CardChoice, manner_bonus, reconsidered, sensible_cards
from engine.games.rook.bots.counting import PlayKnowledge, know, this_hand
from engine.games.rook.bots.levels import Level
from engine.games.rook.bots.search import best_found, searched
from engine.games.rook.bots.trials import lay_tried, name_tried
from engine.games.rook.cards import COLOR
from engine.games.rook.events import CardPlayed
from engine.games.rook.inference import ShownCard, gather
from engine.games.rook.view import View


def suspects(view: View, heard: Heard) -> tuple[tuple[Seat, int], ...]:
    """Return the plays (seat, trick) that are proved to be reneges, the latest trick first: one that is still in time
    can be mended."""
    events = this_hand(heard)
    shown = gather(events).shown
    numbers = [event.trick for event in events if isinstance(event, CardPlayed)]
    found = [
        (play.seat, numbers[place])
        for place, play in enumerate(shown)
        if play.standing and play.verdict is None and _given_away(shown, place, play.seat == view.bidder)
    ]
    return tuple(sorted(found, key=lambda spot: -spot[1]))


def _given_away(shown: Sequence[ShownCard], place: int, bidder: bool) -> bool:
    """Whether the seat should have played a card that it showed later, or one that went back to its hand before. For
    the bidder only cards on the same side of a repair count."""
    play = shown[place]
    later = {
        other.card
        for other in shown[place + 1 :]
        if other.seat == play.seat and (not bidder or other.before_repair == play.before_repair)
    }
    in_hand = play.held if not bidder or play.before_repair else frozenset[Card]()
    return any(COLOR[card] in play.off for card in (later | in_hand) - {play.card})


def accusation(view: View, heard: Heard, prompts: Sequence[Prompt]) -> Decision | None:
    """Return a call that the open prompts allow and the cards on the table justify, or None."""
    calls = [step for prompt in prompts if prompt.verb == "call" for step in prompt.steps()]
    if not calls:
        return None
    for seat, trick in suspects(view, heard):
        for step in calls:
            said = dict(step.args)
            if seat != view.viewer and said.get("fault") == "renege" and (said["seat"], said["trick"]) == (seat, trick):
                return Decision(step, "seen_to_renege")
    return None


def vote(prompt: Prompt) -> Decision:
    """Vote against a fine: a computer player hears no talk at the table, and accuses no player on hearsay."""
    votes = tuple(prompt.steps())
    return Decision(next((step for step in votes if step.arg("uphold") is False), votes[0]), "heard_nothing")


def worlds_rng(view: View) -> Random:
    """Return the generator of a seat's worlds, the same one for the same cards. So a coach who thinks again comes to
    the same result, and does not call a card a mistake because of other worlds."""
    trick = (card for _, card in view.trick)
    return Random(" ".join((str(view.viewer), *sorted((*view.hand, *(view.nest or ()))), "-", *trick)))


def considered(view: View, heard: Heard, prompts: Sequence[Prompt], level: Level, rng: Random) -> Decision:
    """Return the step of a thinking player of `level`, and its reason. ValueError if there is no question."""
    if called := accusation(view, heard, prompts):
        return called
    asked = {prompt.verb: prompt for prompt in prompts if prompt.verb != "call"}
    if "bid" in asked or "pass" in asked:
        return speak(view, prompts, level)
    if "bury" in asked:
        bury = asked["bury"]
        return lay_tried(view, bury, level.deals, worlds_rng(view)) if level.deals else lay(view, bury)
    if "trump" in asked:
        trump = asked["trump"]
        return name_tried(view, trump, level.deals, worlds_rng(view)) if level.deals else name_trump(view, trump)
    if "play" in asked:
        return _play(view, heard, asked["play"], level, rng)
    if "vote" in asked:
        return vote(asked["vote"])
    if "agree" in asked:
        return Decision(Step(asked["agree"].who, "agree"), "nothing_to_call")
    raise ValueError("nothing is asked")


def _play(view: View, heard: Heard, prompt: Prompt, level: Level, rng: Random) -> Decision:
    if prompt.count() == 1:
        return Decision(next(prompt.steps()), "only_card")
    known = know(view, heard, level.memory)
    cards = sensible_cards(known)
    liked = manner_bonus(known, view.latest, level)
    choices = [
        choice._replace(worth=choice.worth + liked[choice.card]) for choice in weighed(known) if choice.card in cards
    ]
    tried = replace(known, legal=cards)
    found = searched(view, heard, tried, level.worlds, worlds_rng(view)) if level.worlds and len(cards) > 1 else None
    if found:
        found = {card: worth + liked[card] for card, worth in found.items()}
    choice = best_found(found, choices, level.alike) if found else reconsidered(choices, level, rng)
    return Decision(Step(prompt.who, "play", (("card", choice.card),)), choice.reason)


def weighed(known: PlayKnowledge) -> tuple[CardChoice, ...]:
    """Return every legal card, with its worth by counting and its reason."""
    chances = card_odds(known)
    return weigh_leads(known, chances) if known.lead is None else weigh_follows(known, chances)
