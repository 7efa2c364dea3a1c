"""Calls at Rook's table: when the bell is shown, which calls are listed, and which cards a player can own up to.

All of it comes from public facts. No scene knows whether a card was a renege.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.core.cards import Card
from engine.core.messages import Message, Who, say
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.rook.cards import COLOR_NOUNS, ROOK, card_noun, color, suit
from engine.games.rook.options import FINE
from engine.games.rook.view import Play, View
from scenes.table.challenge.calls import CallCards, Calls
from scenes.table.phrases import Speakers

CALLING = frozenset(("auction", "bury", "trump", "play", "review"))
"""Phases with calls. A vote or a repair is finished first (RK-Q60)."""
FAULTS = ("renege", "nest", "talk")
"""Faults in the order of the list: cards first."""


def calling(view: View) -> bool:
    """Return whether calls are possible now, even if there is nothing to call: that may be a secret (RK-95)."""
    return view.honour and view.phase in CALLING


def might_call(view: View, seat: Seat, offered: Sequence[Step]) -> tuple[Step, ...]:
    """Return the list of calls of `seat`, newest trick first. It has the calls that the game offers, and others that
    people would look for, so that they learn why those are refused."""
    steps = [*offered, *(step for step in _looked_for(view, seat) if step not in offered)]
    return tuple(sorted(steps, key=_place))


def call_words(args: Mapping[str, Any], view: View) -> Message:
    """Return the name of a call with the face of the called seat, and with the card while its trick may be looked
    at."""
    seat = Who(args["seat"])
    match args["fault"]:
        case "nest":
            return say("rook-call-nest", seat=seat)
        case "talk":
            return say("rook-call-talk", seat=seat)
    card = dict(_tricks(view).get(args["trick"], ())).get(args["seat"])
    if card is None:
        return say("rook-call-trick", seat=seat, trick=args["trick"])
    return say("rook-call-card", seat=seat, card=card_noun(card), trick=args["trick"])


def call_line(step: Step, view: View, who: Speakers) -> Message:
    """Return what a call means, for the bar."""
    args: dict[str, Any] = dict(step.args)
    seat = Who(args["seat"])
    match args["fault"]:
        case "nest":
            return say("rook-call-nest-line", seat=seat)
        case "talk":
            voters = tuple(Who(other) for other in range(len(who.names)) if other not in (step.by, args["seat"]))
            return say("rook-call-talk-line", seats=voters, amount=FINE)
    plays = _tricks(view).get(args["trick"], ())
    if not plays:
        return say("rook-call-trick-line", seat=seat)
    return say("rook-call-card-line", seat=seat, suit=COLOR_NOUNS[suit(plays[0][1], view.trump)])


def own_refused(name: str) -> Message:
    """Return why `name` has nothing to own up to. It is said behind the curtain."""
    return say("rook-own-refused", name=name)


def owning_up(view: View, seat: Seat) -> tuple[Step, ...]:
    """Return the cards that `seat` could own up to, true reneges or not (RK-95, RK-98). They are all of its cards that
    visibly did not follow and can still be corrected."""
    if not calling(view) or seat in view.agreed:
        return ()
    return tuple(
        _renege(seat, seat, number)
        for number, player, card in not_followed(view)
        if player == seat and (seat, number, card) not in view.cleared and number >= _latest(view)
    )


def call_cards(step: Step, view: View) -> CallCards | None:
    """Return the trick that a call is about, if it may be looked at."""
    args = dict(step.args)
    if step.do != "call" or args["fault"] != "renege":
        return None
    trick, seat = args["trick"], args["seat"]
    assert isinstance(trick, int) and isinstance(seat, int)
    plays = _tricks(view).get(trick, ())
    return CallCards(say("rook-trick", trick=trick), plays, seat) if plays else None


def not_followed(view: View) -> Iterator[tuple[int, Seat, Card]]:
    """Yield trick, seat and card of each visible play that did not follow (RK-92)."""
    for number, plays in _tricks(view).items():
        led = suit(plays[0][1], view.trump)
        for seat, card in plays[1:]:
            if card != ROOK and color(card) != led:
                yield number, seat, card


def _looked_for(view: View, seat: Seat) -> Iterator[Step]:
    """Calls that make sense to a player who looks at the table, legal or not; never of their own cards."""
    for number, player, _ in not_followed(view):
        if player != seat:
            yield _renege(seat, player, number)
    if view.bidder is not None and view.phase != "auction" and view.bidder != seat:
        yield Step(seat, "call", (("fault", "nest"), ("seat", view.bidder)))
    if len(view.totals) < view.players:
        for player in range(view.players):
            if (player - seat) % 2:
                yield Step(seat, "call", (("fault", "talk"), ("seat", player)))


def _renege(by: Seat, seat: Seat, trick: int) -> Step:
    return Step(by, "call", (("fault", "renege"), ("seat", seat), ("trick", trick)))


def _place(step: Step) -> tuple[int, ...]:
    args = dict(step.args)
    trick = args.get("trick", 0)
    assert isinstance(trick, int)
    return (FAULTS.index(str(args["fault"])), -trick)


def _latest(view: View) -> int:
    return view.latest.number if view.latest else 0


def _tricks(view: View) -> dict[int, tuple[Play, ...]]:
    """The tricks that all players may look at: the one on the table, the latest one, and all of them at the review
    (RK-64)."""
    tricks = {trick.number: trick.plays for trick in view.open_tricks}
    if view.latest is not None:
        tricks[view.latest.number] = view.latest.plays
    if view.trick:
        tricks[view.trick_number] = view.trick
    return tricks


CALLS = Calls(calling, might_call, call_line, call_cards, owning_up, own_refused)
