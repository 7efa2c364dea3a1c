"""Calling at Rook's table: when the bell stands there, what a call is named, and what may be owned up to.

Everything here comes from what everybody saw. Whether a card was a renege is known to nothing on the screen.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.cards import Card
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.rook.cards import ROOK, color
from engine.games.rook.view import Play, View
from scenes.games.rook.words import card_words
from scenes.table.look import Exhibit
from scenes.table.phrases import Speakers

CALLING = frozenset(("auction", "bury", "trump", "play", "review"))
"""Phases in which calls are heard; a vote or a repair is seen through first (RK-Q60)."""


def calling(view: View) -> bool:
    """Whether somebody may call something now, also if there is nothing to call: that may be a secret (RK-95)."""
    return view.honour and view.phase in CALLING


def call_words(args: Mapping[str, Any], view: View, who: Speakers) -> str:
    """The name of a call; with its card where that trick may still be looked at."""
    name = who.names[args["seat"]]
    match args["fault"]:
        case "nest":
            return f"Count {name}'s nest"
        case "talk":
            return f"Table talk by {name}"
    lying = _tricks(view).get(args["trick"], ())
    card = dict(lying).get(args["seat"])
    what = f"{name}'s {card_words(card).removeprefix('the ')}" if card else name
    return f"{what} in trick {args['trick']}"


def owning_up(view: View, seat: Seat) -> tuple[Step, ...]:
    """The own cards that `seat` might own up to: all that everybody saw not follow and that can still be mended, true
    reneges or not (RK-95, RK-98)."""
    if not calling(view) or seat in view.agreed:
        return ()
    return tuple(
        Step(seat, "call", (("fault", "renege"), ("seat", seat), ("trick", number)))
        for number, card in _not_followed(view, seat)
        if (seat, number, card) not in view.cleared
    )


def exhibit(step: Step, view: View) -> Exhibit | None:
    """The trick that a call is about, if it may be looked at."""
    args = dict(step.args)
    if step.do != "call" or args["fault"] != "renege":
        return None
    trick, seat = args["trick"], args["seat"]
    assert isinstance(trick, int) and isinstance(seat, int)
    plays = _tricks(view).get(trick, ())
    return Exhibit(f"Trick {trick}", plays, seat) if plays else None


def _not_followed(view: View, seat: Seat) -> Iterator[tuple[int, Card]]:
    """Trick and card of each play of `seat` in time that was seen not to follow."""
    latest = view.latest.number if view.latest else 0
    for number, plays in _tricks(view).items():
        card = dict(plays).get(seat)
        if card is None or card in (plays[0][1], ROOK) or number < latest:
            continue
        led = view.trump if plays[0][1] == ROOK else color(plays[0][1])
        if color(card) != led:
            yield number, card


def _tricks(view: View) -> dict[int, tuple[Play, ...]]:
    """The tricks that everybody may look at: the one on the table, the latest, at the review all of them (RK-64)."""
    tricks = {trick.number: trick.plays for trick in view.open_tricks}
    if view.latest is not None:
        tricks[view.latest.number] = view.latest.plays
    if view.trick:
        tricks[view.trick_number] = view.trick
    return tricks
