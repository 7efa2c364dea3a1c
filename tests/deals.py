"""Deals written as people would write them, `"red 5 8 11, green 5 14, rook"`, and a short way to play them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

import pytest

from engine.core.cards import Card, Cards
from engine.core.events import Event
from engine.core.match import Match
from engine.core.prompts import Prompt
from engine.core.seats import CHANCE, Actor, Seat
from engine.core.steps import IllegalStep, Step, Value
from engine.games import GAMES
from engine.games.rook.cards import deck
from tests.refusals import english

E = TypeVar("E", bound=Event)

ONE_COLOR_EACH = (
    "green 5 6 7 8 9 10 11 12 13",
    "red 5 6 7 8 9 10 11 12 13",
    "black 5 6 7 8 9 10 11 12 13",
    "yellow 5 6 7 8 9 10 11 12 13",
)
"""Four hands in which no player can follow suit; 15 points each, 60 in the nest."""
HIGH_NEST = "green 14, red 14, black 14, yellow 14, rook"
FIVE_HANDS = (
    "green 1 2 3 4 5 6 7 8 9 10",
    "red 1 2 3 4 5 6 7 8 9 10",
    "black 1 2 3 4 5 6 7 8 9 10",
    "yellow 1 2 3 4 5 6 7 8 9 10",
    "green 11 12 13 14, red 11 12 13 14, black 11 12",
)
"""Five players; seat 4 holds the high greens and reds. 15 points each for seats 0 to 3, 20 for seat 4."""
FIVE_NEST = "black 13 14, yellow 11 12 13 14"


def cards(text: str) -> Cards:
    """`"red 5 8, rook"` as cards, in the order written."""
    found: list[Card] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        color, *numbers = part.split()
        found += [Card(f"{color}-{number}") for number in numbers] or [Card(color)]
    return tuple(found)


def new_match(variant: str, players: int = 4, **options: object) -> Match:
    """Return a match before its first step."""
    game = GAMES["rook"]
    return Match(game, game.setup(variant, players, options))


def drawn(match: Match, dealer: Seat) -> Match:
    """The draw for the first deal: `dealer` draws a 14, the others the 5 to 9 of the same colour."""
    low = iter(range(5, 14))
    draw(match, *(f"green-{14 if seat == dealer else next(low)}" for seat in range(match.setup.players)))
    return match


def draw(match: Match, *words: str, purpose: str = "dealer") -> tuple[Event, ...]:
    """Each player draws one card, seat 0 first."""
    return match.submit(Step(CHANCE, "draw", (("for", purpose), ("cards", tuple(words)))))


def deal(match: Match, hands: Sequence[str] | Mapping[Seat, str], nest: str = "") -> tuple[Event, ...]:
    """Deal the cards. Hands or a nest that are not given are filled in the order of the deck, hands first."""
    prompt = match.prompts()[0]
    sizes, nest_size = dict(prompt.shape.piles)["hands"], dict(prompt.shape.piles)["nest"]
    assert isinstance(sizes, tuple) and isinstance(nest_size, int)
    written = dict(hands) if isinstance(hands, Mapping) else dict(enumerate(hands))
    dealt = [list(cards(written.get(seat, ""))) for seat in range(len(sizes))]
    laid = list(cards(nest))
    used = {card for pile in (*dealt, laid) for card in pile}
    rest = [card for card in deck(match.setup.variant) if card not in used]
    for pile, size in zip((*dealt, laid), (*sizes, nest_size), strict=True):
        while len(pile) < size:
            pile.append(rest.pop(0))
    return match.submit(Step(CHANCE, "deal", (("hands", tuple(map(tuple, dealt))), ("nest", tuple(laid)))))


def do(match: Match, by: Actor, verb: str, **args: Value) -> tuple[Event, ...]:
    """One step of a seat."""
    return match.submit(Step(by, verb, tuple(args.items())))


def refuses(match: Match, by: Actor, verb: str, **args: Value) -> str:
    """Return the English refusal of the step; the state must not change."""
    before = match.state
    with pytest.raises(IllegalStep) as refusal:
        do(match, by, verb, **args)
    assert match.state == before
    return english(refusal.value.why)


def bid(match: Match, words: str) -> tuple[Event, ...]:
    """Play an auction, `"70 80 - 85"`: each seat on turn bids or, at `-`, passes. Returns the events of the last
    step."""
    events: tuple[Event, ...] = ()
    for word in words.split():
        seat = match.waiting()[0]
        events = do(match, seat, "pass") if word == "-" else do(match, seat, "bid", amount=int(word))
    return events


def bury(match: Match, text: str, color: str = "") -> tuple[Event, ...]:
    """The high bidder lays down the nest and, if `color` is given, names trump."""
    seat = match.waiting()[0]
    events = do(match, seat, "bury", cards=cards(text))
    return events + do(match, seat, "trump", color=color) if color else events


def play(match: Match, text: str) -> tuple[Event, ...]:
    """Each seat on turn plays the next card. Returns the events of the last step."""
    events: tuple[Event, ...] = ()
    for card in cards(text):
        events = do(match, match.waiting()[0], "play", card=card)
    return events


def playable(match: Match) -> set[str]:
    """The cards that the seat on turn may play."""
    return {str(step.arg("card")) for prompt in match.prompts() if prompt.verb == "play" for step in prompt.steps()}


def calls(match: Match, seat: Seat, fault: str) -> set[tuple[Value, ...]]:
    """The calls that `seat` may make for one fault: `(seat, trick)` of reneges, `(seat,)` of the others."""
    options = [dict(step.args) for prompt in match.prompts_of(seat) if prompt.verb == "call" for step in prompt.steps()]
    return {tuple(list(option.values())[1:]) for option in options if option["fault"] == fault}


def of_kind(events: Sequence[Event], kind: type[E]) -> list[E]:
    """The events of one class."""
    return [event for event in events if isinstance(event, kind)]


class ScriptOver(LookupError):
    """Raised when a scripted dealer is asked after the last step of its script."""


class ScriptedDealer:
    """A dealer that gives the chance steps of `steps` in their order, without looking at the question.

    It skips the steps of seats, so it takes a whole record's steps. A match refuses a step that does not fit.
    """

    def __init__(self, steps: Iterable[Step]) -> None:
        self._steps = iter([step for step in steps if step.by == CHANCE])

    def answer(self, *prompts: Prompt) -> Step:
        """Return the next chance step. Raises ScriptOver if none is left."""
        step = next(self._steps, None)
        if step is None:
            raise ScriptOver(f"the script has no '{prompts[0].verb}' left")
        return step
