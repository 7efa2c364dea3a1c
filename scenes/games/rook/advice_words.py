"""The coach's sentences: why a step is taken, in table words."""

from collections.abc import Sequence
from typing import Any, cast

from engine.core.advice import Advice
from engine.core.cards import Card
from engine.core.steps import Step
from scenes.games.advised import Tables, Texts, said
from scenes.games.rook.words import card_words

TABLES = Tables(
    sentences={
        "bid_what_it_counts": "This hand takes about {counts}: {amount} is made in {made} of 100 deals.",
        "bid_to_contest": "Made in only {made} of 100 deals, but a pass leaves trump and nest to others.",
        "bid_beyond": "This hand takes about {counts}; {amount} is made in only {made} of 100 deals.",
        "pass_too_weak": "This hand takes about {counts}: {amount} is made in {made} of 100 deals.",
        "pass_for_partner": "{seat} is a partner: bidding {amount} over {seat} gains nothing.",
        "pass_all_the_same": "Careful: {amount} would be made in {made} of 100 deals.",
        "bid_highest": "Nobody can bid more than that.",
        "void_and_hide": "This nest {nest}.",
        "nest_of_wrong_size": "The rules want {size} cards in the nest.",
        "longest_color": "{color} makes most of this hand: {number} trumps.",
        "shorter_color": "{color} makes {number} trumps, and about as much of this hand.",
        "only_card": "The rules leave only {card}.",
        "spend_the_bird": "Nothing beats the Rook: {table}, and that is worth it.",
        "draw_trump": "Draw trump: {out}, and {safe}.",
        "lead_trump": "Everybody has to follow with trumps: {out}.",
        "cash_top": "Nothing out there beats {card} in its colour: take the trick with it now.",
        "lead_top": "{card} is the highest left of its colour, though a trump may take it.",
        "lead_counter": "{card} is led in the hope that the trick comes home.",
        "lead_low": "{card} is missed least: what may still win a trick is kept.",
        "win_cheaply": "Last to play, {card} is enough: {table}.",
        "win_surely": "Nothing that is still to come beats {card}: {table}.",
        "win_likely": "{card} will probably hold this trick: {table}.",
        "trump_in": "No {led} here, so a trump can take the trick: {table}.",
        "give_partner": "{seat} has this trick: the points of {card} go home with it.",
        "trust_partner": "{seat} can still take this trick: the points of {card} go along.",
        "duck": "This trick is not worth more than {card}.",
        "throw_away": "No {led} left, and {card} will be missed least.",
        "against_the_rules": "The rules ask for {led} here, and this hand can follow.",
        "seen_to_renege": "In trick {trick} {seat} could have followed: a later card showed it.",
        "own_up": "A mistake in trick {trick} is mended for nothing while there is time.",
        "call_on_suspicion": "{seat} did not follow in trick {trick}; what {seat} held nobody has seen yet.",
        "call_nest": "Having {seat}'s nest counted costs nothing.",
        "call_talk": "The coach hears no talk at the table: what {seat} said others must judge.",
        "heard_nothing": "The coach has heard nothing that {seat} should pay for.",
        "heard_talk": "The coach hears no talk at the table: whoever heard {seat} knows better.",
        "nothing_to_call": "Nothing that lies on the table calls for more.",
        "let_it_pass": "In trick {trick} {seat} could have followed, and is let off.",
    },
    ideas={
        "void_and_hide": "part with what wins least",
        "longest_color": "make {color} trump",
        "shorter_color": "make {color} trump",
        "spend_the_bird": "take the trick with the Rook",
        "draw_trump": "draw trump",
        "lead_trump": "lead trump",
        "cash_top": "cash {card}",
        "lead_top": "lead the best of a colour",
        "lead_counter": "bring {card} home",
        "lead_low": "lead what is missed least",
        "win_cheaply": "take the trick as the last one",
        "win_surely": "take the trick for sure",
        "win_likely": "hold the trick with {card}",
        "trump_in": "trump in",
        "give_partner": "give {seat} points",
        "trust_partner": "trust in {seat}",
        "duck": "spend no more than {card}",
        "throw_away": "throw {card} away",
    },
)


def sentence(advice: Advice, names: Sequence[str]) -> str:
    """Why a seat would take the step of `advice`, in one sentence of at most 90 characters. `names` by seat."""
    facts = dict(advice.facts)
    unit = str(facts.get("unit", "points"))

    def tell(name: str, value: Any) -> Texts:
        match name:
            case "card":
                return {"card": card_words(value)}
            case "table":
                lies = "lies" if value == 1 else "lie"
                return {"table": f"{amount_words(value, unit)} {lies} there" if value else "it brings the lead"}
            case "out":
                return {"out": "one is out" if value == 1 else f"{value} are out"}
            case "counts":
                return {"counts": amount_words(value, unit)}
            case "safe":
                return {"safe": f"that keeps {card_words(value)} safe" if value else "each round takes some of them"}
            case "hidden":
                return {"nest": _nest(facts["colors"], value, unit)}
            case _:
                return {}

    return said(advice, TABLES, names, tell, lambda step, by: _rather(step, by, unit))


def amount_words(number: int, unit: str) -> str:
    """`15 points`, `a star`."""
    if number == 1:
        return f"a {unit.removesuffix('s')}"
    return f"{number} {unit}"


def _nest(colors: Sequence[str], hidden: int, unit: str) -> str:
    """`leaves no green and hides 15 points`: what a nest does for its bidder."""
    done = [f"leaves no {' or '.join(colors)}"] if colors else []
    done += [f"hides {amount_words(hidden, unit)}"] if hidden else []
    return " and ".join(done) or "keeps what may win tricks"


def _rather(step: Step, by: float, unit: str) -> str:
    more = _by(by, unit)
    match step.do:
        case "play":
            return f"{card_words(cast(Card, step.arg('card')))} looks {more} better"
        case "trump":
            return f"{step.arg('color')} looks {more} better"
        case _:
            return f"another nest keeps {more} more"


def _by(by: float, unit: str) -> str:
    """`6 points`, `1.4 stars`: points are whole, a star is much."""
    if unit == "points":
        return amount_words(max(1, round(by)), unit)
    return f"{by:.1f} stars"


def outlook(advice: Advice, names: Sequence[str]) -> tuple[str, ...]:
    """What bids would bring, or how far other cards are behind, in up to three short lines."""
    del names
    found = dict(advice.outlook)
    unit = str(found.get("unit", "points"))
    if "made" in found:
        made = [f"{amount} in {often}" for amount, often in found["made"]]
        return (f"Takes about {amount_words(found['counts'], unit)}", f"Made of 100: {', '.join(made)}")
    lines = [f"{card_words(card)}: {_by(by, unit)} less" for card, by in found.get("behind", ())]
    return tuple(line[:1].upper() + line[1:] for line in lines)
