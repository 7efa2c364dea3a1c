"""How often computer players do what a table would laugh at.

    python -m tools.count_manners GAME LEVEL [HANDS] [FIRST]

Four of one level play matches from the deal FIRST on until so many hands are over. Steps are judged by what lies open
and by the hand of whoever takes them, without a look at how computer players judge them: what these rule out by
themselves would never be counted.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, cast

from engine.core.cards import Card
from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.steps import Step
from engine.games import GAMES
from engine.games.rook.bots.counting import POINTS, lead_of, winner
from engine.games.rook.cards import NUMBER, playable, suit
from engine.games.rook.view import View, partner_of
from engine.headless.playout import Bots
from tools.measure_coach import PLAYERS, measured_in

LOW, BIG = 10, 14
"""A card of more than `LOW` may be kept for a trick of its own; nothing beats `BIG` but the Rook Bird and trumps."""


def _rook(view: View, step: Step) -> Iterator[str]:
    if step.do == "bid" and view.bidder is not None and view.bidder == partner_of(view):
        out = {seat for seat, amount in view.bids if amount is None}
        if len(out - {view.viewer, view.bidder}) == view.players - 2:
            yield "raises a partner whom nobody can outbid"
    if step.do == "play" and view.trick and _thrown_away(view, cast(Card, step.arg("card"))):
        yield "throws a counter onto a lost trick"


def _thrown_away(view: View, card: Card) -> bool:
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


OFFENCES: Mapping[str, Callable[[Any, Step], Iterator[str]]] = {"rook": _rook}
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
        played, deal = played + len(match.view("public").sheet), deal + 1
    return played, found


def main(game: str, level: str, hands: str = "1000", first: str = "0") -> None:
    """Play and print."""
    played, found = counted(game, level, int(hands), int(first))
    print(f"{played} hands of {level}: {', '.join(f'{what} {often}' for what, often in found.items()) or 'nothing'}")


if __name__ == "__main__":
    main(*sys.argv[1:])
