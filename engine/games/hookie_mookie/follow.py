"""follow(): a viewer's view after an event of Hookie-Mookie, from its view before and the event alone."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.core.cards import Card, Cards
from engine.core.events import Event
from engine.core.game import make_follow
from engine.core.seats import Seat, clockwise, left_of
from engine.games.hookie_mookie import events as told
from engine.games.hookie_mookie.cards import JOKER, Cleared, put, sort_hand, without
from engine.games.hookie_mookie.view import View


def _start_chosen(view: View, event: told.StartChosen) -> View:
    return replace(view, phase="deal", turn=event.seat)


def _hands_dealt(view: View, event: told.HandsDealt) -> View:
    assert view.turn is not None
    return replace(
        view,
        phase="turn",
        asked=(view.turn,),
        hand=(event.hands[view.viewer] or ()) if isinstance(view.viewer, int) else (),
        counts=(event.hand_size,) * view.players,
        ghost_size=event.ghost_size,
        deck_size=event.deck_size,
    )


def _cards_laid(view: View, event: told.CardsLaid) -> View:
    return replace(_put(view, event.cards, event.onto, {event.seat: event.cards}), laid=True)


def _put(view: View, cards: Cards, onto: str | None, left: Mapping[Seat, Cards]) -> View:
    """Put cards into a set, after they have `left` each hand."""
    sets, _ = put(view.sets, cards, onto)
    counts = tuple(count - len(left.get(seat, ())) for seat, count in enumerate(view.counts))
    own = left.get(view.viewer, ()) if isinstance(view.viewer, int) else ()
    return replace(view, sets=sets, counts=counts, hand=without(view.hand, own))


def _set_cleared(view: View, event: told.SetCleared) -> View:
    sets = tuple(known for known in view.sets if known.value != event.value)
    return replace(view, sets=sets, cleared=(*view.cleared, Cleared(event.value, event.cards.count(JOKER))))


def _mookie_ended(view: View, event: told.MookieEnded) -> View:
    return _turn_over(view)


def _turn_over(view: View) -> View:
    """Begin the turn of the next seat that holds a card (HM-15, HM-16)."""
    assert view.turn is not None
    following = clockwise(left_of(view.turn, view.players), view.players)
    turn = next(seat for seat in following if view.counts[seat])
    return replace(_flip_over(view), turn=turn, asked=(turn,), laid=False)


def _flip_over(view: View) -> View:
    return replace(view, phase="turn", caller=None, partner=None, offered=(), own_offer=None)


def _hookie_called(view: View, event: told.HookieCalled) -> View:
    both = tuple(sorted((event.caller, event.partner)))
    return replace(view, phase="hookie", caller=event.caller, partner=event.partner, asked=both)


def _card_offered(view: View, event: told.CardOffered) -> View:
    return replace(
        view,
        asked=tuple(seat for seat in view.asked if seat != event.seat),
        offered=tuple(sorted((*view.offered, event.seat))),
        own_offer=view.own_offer if event.card is None else event.card,
    )


def _as_it_was(view: View, event: object) -> View:
    """Change nothing: the view has this fact already, or gets it from an event that comes with it."""
    return view


def _pair_kept(view: View, event: told.PairKept) -> View:
    """Keep the pair. A later event tells of an empty hand, and ends the turn."""
    left: dict[Seat, tuple[Card, ...]] = {event.caller: event.cards[:1], event.partner: event.cards[1:]}
    kept = _flip_over(_put(view, event.cards, event.value if event.joined else None, left))
    return _turn_over(kept) if all(kept.counts[seat] for seat in left) else kept


def _cards_returned(view: View, event: told.CardsReturned) -> View:
    return _flip_over(view)


def _cards_drawn(view: View, event: told.CardsDrawn) -> View:
    """Draw the cards. After a failed flip the partner draws last, as far as the deck goes; a later event tells its
    end."""
    drawn = replace(
        view,
        hand=view.hand if event.cards is None else sort_hand((*view.hand, *event.cards)),
        counts=tuple(count + event.number * (seat == event.seat) for seat, count in enumerate(view.counts)),
        deck_size=event.left,
    )
    last = event.cause == "alone" or event.seat != view.turn
    return _turn_over(drawn) if last and event.left else drawn


def _hands_emptied(view: View, event: told.HandsEmptied) -> View:
    emptied = replace(view, out=tuple(sorted((*view.out, *event.seats))), missing=event.missing)
    return _turn_over(emptied) if event.missing else emptied


def _match_ended(view: View, event: told.MatchEnded) -> View:
    return replace(
        _flip_over(view),
        phase="end",
        turn=None,
        asked=(),
        laid=False,
        result=event.result,
        scores=tuple(int(seat in event.winners) for seat in range(view.players)),
        winners=event.winners,
        hands=event.hands,
        ghost=event.ghost,
        deck=event.deck,
    )


CHANGES: Mapping[type[Event], Callable[[View, Any], View]] = {
    told.StartChosen: _start_chosen,
    told.HandsDealt: _hands_dealt,
    told.CardsLaid: _cards_laid,
    told.SetCleared: _set_cleared,
    told.MookieEnded: _mookie_ended,
    told.HookieCalled: _hookie_called,
    told.CardOffered: _card_offered,
    told.CardsFlipped: _as_it_was,
    told.PairKept: _pair_kept,
    told.CardsReturned: _cards_returned,
    told.CardsDrawn: _cards_drawn,
    told.HandsEmptied: _hands_emptied,
    told.DeckRanOut: _as_it_was,
    told.MatchEnded: _match_ended,
}
"""The change of a view by each event of the game."""

follow = make_follow(CHANGES)
