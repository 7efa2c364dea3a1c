"""follow(): a viewer's view after an event of Spooks, from its view before and the event alone."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.core.cards import Card
from engine.core.events import Event
from engine.core.game import make_follow
from engine.core.seats import Seat
from engine.games.spooks import events as told
from engine.games.spooks.cards import COLOR, SUIT, sort_hand, without
from engine.games.spooks.options import CHILDREN
from engine.games.spooks.pile import PHASES
from engine.games.spooks.state import neighbour
from engine.games.spooks.view import View, no_hand


def _hand_dealt(view: View, event: told.HandDealt) -> View:
    return replace(
        view,
        phase="open" if event.opens else "lead",
        dealer=event.dealer,
        hand=(event.hands[view.viewer] or ()) if isinstance(view.viewer, int) else (),
        counts=event.sizes,
        ghost_count=event.ghost_size,
        turn=event.first,
        asked=(event.first,),
    )


def _card_played(view: View, event: told.CardPlayed) -> View:
    turn = neighbour(view.seats, event.seat, view.clockwise)
    return _put(_parted(view, event.seat, event.card), event.seat, (event.card,), turn)


def _straight_laid(view: View, event: told.StraightLaid) -> View:
    left = view
    for card in event.cards:
        left = _parted(left, event.seat, card)
    return _put(left, event.seat, event.cards, event.victim)


def _parted(view: View, seat: Seat, card: Card | None) -> View:
    """Take a card out of a hand; the viewer may not know it."""
    counts = tuple([count - (at == seat) for at, count in enumerate(view.counts)])
    hand = view.hand if card is None or seat != view.viewer else without(view.hand, card)
    return replace(view, hand=hand, counts=counts)


def _put(view: View, seat: Seat, cards: tuple[Card, ...], turn: Seat) -> View:
    """Put cards on the pile; the next event tells the effect of a green one or a Master."""
    started = COLOR[cards[-1]] == "green"
    return replace(
        view,
        phase=view.phase if started else PHASES[COLOR[cards[-1]]],
        pile=view.pile + tuple([(seat, card) for card in cards]),
        actor=seat,
        turn=turn,
        passed=(),
        victim=None,
        asked=() if started else (turn,),
    )


def _turn_passed(view: View, event: told.TurnPassed) -> View:
    turn = neighbour(view.seats, event.seat, view.clockwise)
    return replace(view, turn=turn, passed=(*view.passed, event.seat), asked=(turn,))


def _turn_came_back(view: View, event: told.TurnCameBack) -> View:
    return replace(view, phase="lead", turn=event.seat, asked=(event.seat,))


def _answer_failed(view: View, event: told.AnswerFailed) -> View:
    """Note the failure; after a Bat the next event tells of the bite."""
    bone = SUIT[event.card] == "bone"
    if bone and view.variant == CHILDREN:
        return replace(view, phase="lead", turn=event.actor, asked=(event.actor,))
    failed = replace(view, victim=event.seat, turn=event.seat)
    return replace(failed, phase="straight", asked=(event.actor,)) if bone else failed


def _direction_turned(view: View, event: told.DirectionTurned) -> View:
    return replace(view, clockwise=event.clockwise, turn=event.turn, asked=(event.turn,))


def _order_turned(view: View, event: told.OrderTurned) -> View:
    return replace(view, up=event.up)


def _trick_began(view: View, event: told.TrickBegan) -> View:
    return replace(view, phase="trick", laying=event.seats, playoff=event.playoff, receivers=(), asked=event.seats)


def _card_laid(view: View, event: told.CardLaid | told.CardChosen) -> View:
    """Put a card face down before a seat, for a trick or to be handed on."""
    return replace(
        _parted(view, event.seat, event.card),
        laid=tuple(sorted((*view.laid, event.seat))),
        own_laid=view.own_laid if event.card is None else event.card,
        asked=tuple([seat for seat in view.asked if seat != event.seat]),
    )


def _trick_turned(view: View, event: told.TrickTurned) -> View:
    """Turn the trick up; the next event tells a tie or the end of the hand."""
    leader = event.trick.leader
    turned = replace(_taken_up(view), playoff=False, tricks=(*view.tricks, event.trick))
    return turned if leader is None else replace(turned, phase="lead", turn=leader, asked=(leader,))


def _taken_up(view: View) -> View:
    """Remove all face-down cards."""
    return replace(view, laying=(), laid=(), own_laid=None)


def _bite_began(view: View, event: told.BiteBegan) -> View:
    return replace(view, phase="bite", givers=event.givers, asked=event.givers[:1])


def _gift_owed(view: View, event: told.GiftOwed) -> View:
    return replace(view, phase="gift", receivers=event.receivers, asked=(event.seat,))


def _card_given(view: View, event: told.CardGiven) -> View:
    given = _received(_parted(view, event.gift.giver, event.gift.card), event.gift)
    if event.gift.why != "bite":
        return given
    if givers := view.givers[1:]:
        return replace(given, givers=givers, asked=givers[:1])
    assert view.turn is not None
    return replace(given, phase="lead", givers=(), victim=None, asked=(view.turn,))


def _received(view: View, gift: told.Gift) -> View:
    counts = tuple([count + (at == gift.receiver) for at, count in enumerate(view.counts)])
    hand = view.hand
    if gift.receiver == view.viewer and gift.card is not None:
        hand = sort_hand((*hand, gift.card))
    return replace(view, hand=hand, counts=counts, gifts=(*view.gifts, gift))


def _handing_began(view: View, event: told.HandingBegan) -> View:
    return replace(view, phase="handing", laying=event.seats, asked=event.seats)


def _cards_handed(view: View, event: told.CardsHanded) -> View:
    handed = _taken_up(view)
    for gift in event.gifts:
        handed = _received(handed, gift)
    assert view.turn is not None
    return replace(handed, phase="blue", asked=(view.turn,))


def _hand_ended(view: View, event: told.HandEnded) -> View:
    return replace(
        view,
        phase="deal",
        dealer=view.dealer if event.next_dealer is None else event.next_dealer,
        totals=event.result.totals,
        sheet=(*view.sheet, event.result),
        **no_hand(view.players),
    )


def _seats_grabbed(view: View, event: told.SeatsGrabbed) -> View:
    grabbed = tuple(sorted((*view.grabbed, *event.seats)))
    return replace(view, grabbed=grabbed, seats=tuple([seat for seat in view.seats if seat not in grabbed]))


def _match_ended(view: View, event: told.MatchEnded) -> View:
    return replace(view, phase="end", scores=event.scores, winners=event.winners)


CHANGES: Mapping[type[Event], Callable[[View, Any], View]] = {
    told.HandDealt: _hand_dealt,
    told.CardPlayed: _card_played,
    told.TurnPassed: _turn_passed,
    told.TurnCameBack: _turn_came_back,
    told.AnswerFailed: _answer_failed,
    told.StraightLaid: _straight_laid,
    told.DirectionTurned: _direction_turned,
    told.OrderTurned: _order_turned,
    told.TrickBegan: _trick_began,
    told.CardLaid: _card_laid,
    told.TrickTurned: _trick_turned,
    told.BiteBegan: _bite_began,
    told.GiftOwed: _gift_owed,
    told.CardGiven: _card_given,
    told.HandingBegan: _handing_began,
    told.CardChosen: _card_laid,
    told.CardsHanded: _cards_handed,
    told.HandEnded: _hand_ended,
    told.SeatsGrabbed: _seats_grabbed,
    told.MatchEnded: _match_ended,
}
"""The change of a view by each event of the game."""

follow = make_follow(CHANGES)
