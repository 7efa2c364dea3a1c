"""Advice: the coach's step for the viewing seat, and its reason. `REASONS` serve computer players also.

Cards are tried in as many worlds as at the best level; bids are tried in deals. Points and bids are in the game's own
unit, which `unit` names: "points" or "stars".
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, cast

from engine.core.advice import Advice, Details, Thought, advice_from, waiting
from engine.core.cards import Card, Cards
from engine.core.events import Heard
from engine.core.levels import coach
from engine.core.prompts import Prompt
from engine.core.shapes import Number
from engine.core.steps import Step
from engine.games.rook.bots.bidding import already_ours, best_color, counted
from engine.games.rook.bots.choice import CardChoice, sensible_cards
from engine.games.rook.bots.counting import POINTS, PlayKnowledge, know, winner
from engine.games.rook.bots.levels import MASTER
from engine.games.rook.bots.search import best_found, searched
from engine.games.rook.bots.thinking import accusation, considered, suspects, vote, weighed, worlds_rng
from engine.games.rook.bots.trials import Trial, made, trials
from engine.games.rook.cards import COLOR, COLORS, NUMBER, sort_hand, suit
from engine.games.rook.view import View, partner_of, unit

_PLAY = ("card", "unit")
_TABLE = (*_PLAY, "table")  # points of the trick so far

REASONS: Mapping[str, tuple[str, ...]] = {
    # The auction. `counts` is the expected amount of the hand, `made` the number of such bids of a hundred that are
    # made.
    "bid_what_it_counts": ("unit", "amount", "counts", "made"),
    "bid_to_contest": ("unit", "amount", "counts", "made"),  # rather than leave the nest to others
    "bid_beyond": ("unit", "amount", "counts", "made"),
    "pass_too_weak": ("unit", "amount", "counts", "made"),  # the amount is the least bid
    "pass_to_defend": ("unit", "amount", "made"),  # the bid would mostly be made, but is not worth the risk
    "pass_for_partner": ("unit", "amount", "seat"),  # the partner has the high bid
    "pass_all_the_same": ("unit", "amount", "counts", "made"),
    "bid_highest": (),  # no higher bid is possible
    # The nest and trump.
    "void_and_hide": ("unit", "colors", "hidden"),  # colours that the hand loses, points in the nest
    "nest_of_wrong_size": ("size",),
    "longest_color": ("color", "number"),  # number of trumps, the Rook included
    "shorter_color": ("color", "number"),
    # Leading. `out` is the number of unseen trumps; `safe` is a side card that wins once they are gone, or None.
    "only_card": _PLAY,
    "spend_the_bird": _TABLE,
    "draw_trump": (*_PLAY, "out", "safe"),
    "lead_trump": (*_PLAY, "out"),
    "cash_top": _PLAY,
    "lead_top": _PLAY,
    "lead_counter": _PLAY,
    "lead_low": _PLAY,
    # Following.
    "win_cheaply": _TABLE,
    "win_surely": _TABLE,
    "win_likely": _TABLE,
    "trump_in": (*_TABLE, "led"),
    "give_partner": (*_PLAY, "seat"),
    "trust_partner": (*_PLAY, "seat"),
    "duck": _PLAY,
    "throw_away": (*_PLAY, "led"),
    "against_the_rules": ("led",),  # `honour`: the hand could follow
    # Honour's calls.
    "seen_to_renege": ("seat", "trick"),
    "own_up": ("trick",),
    "call_on_suspicion": ("seat", "trick"),
    "call_nest": ("seat",),
    "call_talk": ("seat",),
    "heard_nothing": ("seat",),
    "heard_talk": ("seat",),
    "nothing_to_call": (),
    "let_it_pass": ("seat", "trick"),  # agreed to, although a renege was seen
}
"""By reason: the names of the facts in its advice."""


NEAR = 3.0
"""A nest or a colour counts as about as good within this number of points of the best."""
NEAR_CARD = 2.0
"""A card counts as about as good within this number of points of the best, the precision of the worlds."""
WORLDS = MASTER.worlds
"""Number of worlds in which a card is tried: as many as at the best level."""
DEALS = 200
"""Deals in which a hand is tried before a bid."""
EVEN, EVEN_FREE = 50, 35
"""Bids of a hundred that must be made for a bid to be sensible. The second holds if a failed bid costs nothing."""
CLOSE = 10
"""Within this difference the other choice counts as about as good."""
MOSTLY = 55
"""From this number on ("six of ten" in the text) the hand is not called too weak."""
SHOWN = (80, 50, 20)
"""The outlook names the highest bids that are made this often."""
ROUNDED = 5
"""Expected points are rounded to this; stars are whole."""


@coach
def advise(view: View, heard: Heard, prompts: Sequence[Prompt], step: Step | None, seed: int) -> Advice:
    """Return the coach's advice, or its comment on `step`, from the seat's knowledge alone."""
    asked = {prompt.verb: prompt for prompt in prompts}
    if advice := called_advice(view, heard, prompts, step):
        return advice
    if "bid" in asked or "pass" in asked:
        return bid_advice(view, heard, prompts, step, Random(seed))
    if "bury" in asked:
        return _nest_advice(view, considered(view, heard, [asked["bury"]], MASTER, Random(seed)).step, step)
    if "trump" in asked:
        best = considered(view, heard, [asked["trump"]], MASTER, Random(seed)).step
        return _trump_advice(view, asked["trump"], best, step)
    if "play" in asked:
        return play_advice(view, heard, asked["play"], step)
    if "agree" in asked:
        agree = Step(asked["agree"].who, "agree")
        reason, facts = suspicion(view, heard) if step else ("nothing_to_call", ())
        return Advice(agree, reason, facts, (agree,))
    return Advice(waiting(prompts[0].who), "nothing_to_call")


def _nest_advice(view: View, best: Step, step: Step | None) -> Advice:
    """Judge a nest by the count of the cards that are kept."""
    held = sort_hand((*view.hand, *(view.nest or ())))
    size = len(cast(Cards, best.arg("cards")))
    if step is not None and len(cast(Cards, step.arg("cards"))) != size:
        return Advice(step, "nest_of_wrong_size", (("size", size),), (best,))
    thought = _nest_thought(view, held, best)
    asked = None if step is None else _nest_thought(view, held, step)
    return advice_from([thought], asked, NEAR / unit(view)[1])


def _nest_thought(view: View, held: Cards, step: Step) -> Thought:
    name, one = unit(view)
    laid = cast(Cards, step.arg("cards"))
    kept = tuple(card for card in held if card not in laid)
    hidden = sum(POINTS[card] for card in laid)
    had, has = ({COLOR[card] for card in cards} for cards in (held, kept))
    lost = tuple(color for color in COLORS if color in had - has)
    facts = (("unit", name), ("colors", lost), ("hidden", hidden // one))
    return Thought(step, best_color(kept).points / one, "void_and_hide", facts)


def _trump_advice(view: View, prompt: Prompt, best: Step, step: Step | None) -> Advice:
    """Judge a colour by the count of the bidder's cards with it as trump, the nest included."""
    held = sort_hand((*view.hand, *(view.nest or ())))

    def thought(one: Step) -> Thought:
        named = str(one.arg("color"))
        number = sum(suit(card, named) == named for card in view.hand)
        reason = "longest_color" if one == best else "shorter_color"
        return Thought(one, counted(held, named) / unit(view)[1], reason, (("color", named), ("number", number)))

    thoughts = [thought(one) for one in dict.fromkeys((best, *prompt.steps()))]
    return advice_from(thoughts, None if step is None else thought(step), NEAR / unit(view)[1])


def bid_advice(view: View, heard: Heard, prompts: Sequence[Prompt], step: Step | None, rng: Random) -> Advice:
    """Advise to bid or to pass. The best level decides; figures about this and other bids come from trials."""
    shape = next((prompt.shape for prompt in prompts if prompt.verb == "bid"), None)
    auction = [prompt for prompt in prompts if prompt.verb in ("bid", "pass")]
    best = considered(view, heard, auction, MASTER, rng).step
    if not isinstance(shape, Number):
        return Advice(best, "bid_highest", (), (best,))
    tried = trials(view, Random(" ".join(view.hand)), DEALS)
    reason, facts = _why(view, tried, shape, best, step or best)
    sensible = _sensible(view, tried, shape, best)
    wrong = step is not None and step not in sensible and reason in ("bid_beyond", "pass_all_the_same")
    cost = abs(cast(float, dict(facts)["made"]) - _even(view)) / CLOSE if wrong else 0.0
    return Advice(step or best, reason, facts, sensible, _bid_outlook(view, tried, shape), cost)


def _why(view: View, tried: Sequence[Trial], shape: Number, best: Step, step: Step) -> tuple[str, Details]:
    name, one = unit(view)
    amount = shape.least if step.do == "pass" else cast(int, step.arg("amount"))
    chance = made(view, tried, amount * one)
    facts = (("unit", name), ("amount", amount), ("counts", _counts(view, tried)), ("made", chance))
    if step.do == "bid" and chance < _even(view):
        return "bid_to_contest" if step == best else "bid_beyond", facts
    if step.do == "bid":
        return "bid_what_it_counts", facts
    if already_ours(view) or (view.bidder is not None and view.bidder == partner_of(view) and chance >= _even(view)):
        return "pass_for_partner", (("unit", name), ("amount", amount), ("seat", view.bidder))
    if step != best and chance >= _even(view) + CLOSE:
        return "pass_all_the_same", facts
    if chance >= MOSTLY and view.variant.startswith("classic"):
        return "pass_to_defend", (("unit", name), ("amount", amount), ("made", chance))
    return "pass_too_weak", facts


def _even(view: View) -> int:
    return EVEN if view.variant.startswith("classic") else EVEN_FREE


def _counts(view: View, tried: Sequence[Trial]) -> int:
    """Return the hand's median result of all trials, in the game's own unit."""
    _, one = unit(view)
    middle = tried[len(tried) // 2].took
    return round(middle / ROUNDED) * ROUNDED // one


def _sensible(view: View, tried: Sequence[Trial], shape: Number, best: Step) -> tuple[Step, ...]:
    """Return the best step, and the other one if the least bid is close."""
    chance = made(view, tried, shape.least * unit(view)[1])
    near = abs(chance - _even(view)) < CLOSE or (best.do == "pass" and chance >= MOSTLY and not already_ours(view))
    if not near:
        return (best,)
    other = Step(best.by, "pass") if best.do == "bid" else Step(best.by, "bid", (("amount", shape.least),))
    return (best, other)


def _bid_outlook(view: View, tried: Sequence[Trial], shape: Number) -> Details:
    """Return how often the least bid would be made, and the highest bids for each share of `SHOWN`."""
    name, one = unit(view)
    chances = {amount: made(view, tried, amount * one) for amount in shape.each()}
    found = {shape.least: chances[shape.least]}
    for often in SHOWN:
        reached = [amount for amount, chance in chances.items() if chance >= often]
        if reached:
            found[reached[-1]] = chances[reached[-1]]
    return (("unit", name), ("counts", _counts(view, tried)), ("made", tuple(sorted(found.items()))))


def play_advice(view: View, heard: Heard, prompt: Prompt, step: Step | None) -> Advice:
    """Advise the card with the highest worth in many worlds, or compare another one with it."""
    known = know(view, heard, MASTER.memory)
    if step is not None and step.arg("card") not in known.legal:
        return Advice(step, "against_the_rules", (("led", known.lead),), (_card(prompt, known.legal[0]),))
    choices = {choice.card: choice for choice in weighed(known)}
    fine = sensible_cards(known)
    worths = _worths(view, heard, replace(known, legal=fine), choices)
    first = best_found(worths, [choices[card] for card in fine], MASTER.alike).card
    every = {card: _worth(known, worths, card) for card in fine}
    if laughable := tuple(card for card in known.legal if card not in fine):
        others = _worths(view, heard, replace(known, legal=laughable), choices)
        worths |= {card: min(worth, worths[first]) for card, worth in others.items()}
        every |= {card: min(_worth(known, others, card), every[first]) for card in laughable}
    thoughts = [
        _card_thought(view, known, prompt, choices[card], every[card])
        for card in sorted(known.legal, key=lambda card: card != first)
    ]
    thoughts[0] = thoughts[0]._replace(worth=max(thought.worth for thought in thoughts))
    asked = next((thought for thought in thoughts if thought.step == step), None)
    return advice_from(thoughts, asked, NEAR_CARD / unit(view)[1])


def _worths(view: View, heard: Heard, known: PlayKnowledge, choices: dict[Card, CardChoice]) -> dict[Card, float]:
    """Return the best level's worth in points of the cards that `known` calls legal, equal cards named once. If no
    world fits the events, count instead."""
    found = searched(view, heard, known, WORLDS, worlds_rng(view)) if len(choices) > 1 else None
    return {card: choices[card].worth for card in known.legal} if found is None else found


def _worth(known: PlayKnowledge, worths: dict[Card, float], card: Card) -> float:
    """Return a card's worth. A card that was not tried has the worth of the next higher tried one of its colour."""
    if card in worths:
        return worths[card]
    own = suit(card, known.trump)
    above = [one for one in worths if suit(one, known.trump) == own and NUMBER[one] > NUMBER[card]]
    return worths[min(above, key=NUMBER.__getitem__)]


def _card_thought(view: View, known: PlayKnowledge, prompt: Prompt, choice: CardChoice, worth: float) -> Thought:
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
    return Thought(_card(prompt, choice.card), worth / one, reason, tuple(facts.items()))


def _safe(known: PlayKnowledge) -> Card | None:
    """Return a card of another colour that only a trump could take."""
    good = [card for card in known.hand if suit(card, known.trump) != known.trump and known.is_top(card)]
    return max(good, key=lambda card: (POINTS[card], NUMBER[card]), default=None)


def _card(prompt: Prompt, card: Card) -> Step:
    return Step(cast(int, prompt.who), "play", (("card", card),))


def called_advice(view: View, heard: Heard, prompts: Sequence[Prompt], step: Step | None) -> Advice | None:
    """Advise a call that is due, or comment on a call or a vote. None for any other question."""
    due = accusation(view, heard, prompts)
    sensible = (due.step,) if due else ()
    if due and (step is None or step == due.step):
        return Advice(due.step, due.reason, _spot(due.step), sensible)
    if step is not None and step.do == "call":
        return Advice(step, *_call(view, heard, step), sensible)
    ballot = next((prompt for prompt in prompts if prompt.verb == "vote"), None)
    if ballot is None:
        return None
    best = vote(ballot).step
    reason = "heard_talk" if step is not None and step != best else "heard_nothing"
    return Advice(step or best, reason, (("seat", view.accused),), tuple(ballot.steps()))


def suspicion(view: View, heard: Heard) -> tuple[str, Details]:
    """Return the comment on agreeing to a count: that a seen renege goes unpunished, or nothing."""
    ours = view.viewer, partner_of(view)
    for seat, trick in suspects(view, heard):
        if seat not in ours:
            return "let_it_pass", (("seat", seat), ("trick", trick))
    return "nothing_to_call", ()


def _call(view: View, heard: Heard, step: Step) -> tuple[str, Details]:
    seat = step.arg("seat")
    match step.arg("fault"):
        case "nest":
            return "call_nest", (("seat", seat),)
        case "talk":
            return "call_talk", (("seat", seat),)
    if seat == view.viewer:
        return "own_up", (("trick", step.arg("trick")),)
    seen = (seat, step.arg("trick")) in suspects(view, heard)
    return "seen_to_renege" if seen else "call_on_suspicion", _spot(step)


def _spot(step: Step) -> Details:
    return (("seat", step.arg("seat")), ("trick", step.arg("trick")))
