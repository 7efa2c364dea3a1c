"""How often computer players do what a table would laugh at.

    python -m tools.count_manners GAME LEVEL [HANDS] [FIRST]

Four of one level play matches from the deal FIRST on until so many hands are over; where a match has no hands it counts
as one. Steps are judged by what lies open and by the hand of whoever takes them, without a look at how computer players
judge them: what these rule out by themselves would never be counted.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, cast

from engine.core.cards import Card, Cards
from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games import GAMES
from engine.games.hooky.options import ROUNDS
from engine.games.hooky.sheet import deduced
from engine.games.hooky.view import View as HookyView
from engine.games.rook.bots.counting import POINTS, lead_of, winner
from engine.games.rook.cards import NUMBER, playable, suit
from engine.games.rook.view import View as RookView
from engine.games.rook.view import partner_of
from engine.games.spooks.cards import CAT, FITTING
from engine.games.spooks.view import View as SpooksView
from engine.headless.playout import Bots
from tools.measure_coach import PLAYERS, measured_in

LOW, BIG = 10, 14
"""A card of more than `LOW` may be kept for a trick of its own; nothing beats `BIG` but the Rook Bird and trumps."""


def _rook(view: RookView, step: Step) -> Iterator[str]:
    if step.do == "bid" and view.bidder is not None and view.bidder == partner_of(view):
        out = {seat for seat, amount in view.bids if amount is None}
        if len(out - {view.viewer, view.bidder}) == view.players - 2:
            yield "raises a partner whom nobody can outbid"
    if step.do == "play" and view.trick and _thrown_away(view, cast(Card, step.arg("card"))):
        yield "throws a counter onto a lost trick"


def _thrown_away(view: RookView, card: Card) -> bool:
    """Whether a counter goes to an opponent, by the last seat or under a 14 or the bird, and a low card of its colour
    that counts nothing stays in hand."""
    trump = view.trump or ""
    holder, top = winner(view.trick, trump)
    last = len(view.trick) == view.players - 1
    if not POINTS[card] or holder == partner_of(view) or not (last or NUMBER[top] >= BIG):
        return False
    if winner((*view.trick, (-1, card)), trump)[0] == -1:
        return False
    legal = playable(view.hand, lead_of(view.trick, trump), trump)
    alike = [one for one in legal if suit(one, trump) == suit(card, trump)]
    return any(not POINTS[one] and NUMBER[one] <= LOW for one in alike)


Place = Seat | None
"""A hand of Hooky, or, None, the Hooky cards."""


def _hooky(view: HookyView, step: Step) -> Iterator[str]:
    if step.do == "reveal":
        hand = deduced(view).hands[cast(Seat, step.arg("of"))]
        if hand.certain == hand.possible:
            yield "reveals a letter for a look at a hand that is known"
    if step.do in ("guess", "hands") and view.round == ROUNDS:
        named = _named(view, step)
        if len({letter for _, letter in named}) < len(named):
            yield "names a letter at two places"
        if any(place != lies for place, letter in named for lies in _open(view, letter)):
            yield "names a letter that everybody sees elsewhere, or that is its own"


def _named(view: HookyView, step: Step) -> list[tuple[Place, Card]]:
    """All that a seat names in the end, with the answer that it gives by `step`: letters and where they should be."""
    letters = cast("tuple[Any, ...]", step.arg("letters"))
    over = len(view.guesses) == len(view.terms.guessed_after)
    missing: Cards = letters if step.do == "guess" else view.guesses[-1] if over else ()
    hands = letters if step.do == "hands" else view.hand_guess or ()
    held = [(seat, letter) for seat, cards in enumerate(hands) for letter in cards or ()]
    return [*((None, letter) for letter in missing), *held]


def _open(view: HookyView, letter: Card) -> Iterator[Seat]:
    """Where that letter is for certain without any thought: the seat in whose hand, -1 for the Playground."""
    if letter in view.turned:
        yield -1
    for seat, shown in enumerate(view.shown):
        if letter in shown or (seat == view.viewer and letter in view.hand):
            yield seat


NEARLY_OUT = 2
"""Cards of a rival who has to be stopped at any price."""


def _spooks(view: SpooksView, step: Step) -> Iterator[str]:
    """The Cat, which lies on anything and can be parted with at any time, as the first card that a seat puts down."""
    put = [*view.pile, *(play for trick in view.tricks for play in trick.cards)]
    first = all(seat != view.viewer for seat, _ in put) and len(view.hand) > 1
    stops = min(view.counts[seat] for seat in view.seats if seat != view.viewer) <= NEARLY_OUT
    if CAT in dict(step.args).values() and first and not stops and _could_keep(view):
        yield "gives the Cat away" if step.do == "give" else "spends the Cat in the first round"


def _could_keep(view: SpooksView) -> bool:
    """Whether something else than the Cat was allowed: another card, or to pass on blue."""
    if view.phase == "red":
        fitting = FITTING[view.pile[-1][1], view.up, view.masters]
        return any(card in fitting for card in view.hand if card != CAT)
    return True


OFFENCES: Mapping[str, Callable[[Any, Step], Iterator[str]]] = {
    "hooky": _hooky,
    "rook": _rook,
    "spooks": _spooks,
}
"""What is wrong with a step, from the view of whoever takes it; by game."""


def counted(game: str, level: str, hands: int, first: int) -> tuple[int, Counter[str]]:
    """How many hands were played, and how often each offence came up in them."""
    chosen, found, played, deal = GAMES[game], Counter[str](), 0, first
    while played < hands:
        match = Match(chosen, chosen.setup(measured_in(chosen), PLAYERS, {}))
        dealer, bots = SeededDealer(deal), Bots(deal, (level,) * PLAYERS)
        while not match.over:
            match.deal(dealer)
            for seat in match.waiting()[:1]:
                step = bots.step(match, seat)
                found.update(OFFENCES[game](match.view(seat), step))
                match.submit(step)
        played, deal = played + len(getattr(match.view("public"), "sheet", (1,))), deal + 1
    return played, found


def main(game: str, level: str, hands: str = "1000", first: str = "0") -> None:
    """Play and print."""
    played, found = counted(game, level, int(hands), int(first))
    print(f"{played} hands of {level}: {', '.join(f'{what} {often}' for what, often in found.items()) or 'nothing'}")


if __name__ == "__main__":
    main(*sys.argv[1:])
