"""Moments of Hookie-Mookie: when the coach speaks without being asked."""

from engine.core.cards import Card
from engine.core.events import Heard
from engine.core.messages import Who
from engine.core.seats import Seat
from engine.games.hookie_mookie import events as happened
from engine.games.hookie_mookie.cards import JOKER, PLACE, VALUE, natural_values
from engine.games.hookie_mookie.memory import holdings
from engine.games.hookie_mookie.view import View
from game.lessons import Mark
from scenes.table.coach.moments import Found, Moments, Occasion, Situation, on_cards, on_zone

Now = Situation[View]

MISSES = 3
"""It is late if this number of misses empties the deck."""


def aim(now: Now) -> Found:
    """The first question of a match that all players win together."""
    done = any(_did(event, now.seat) for event in now.heard)
    return {"count": now.view.must_empty} if now.prompts and now.view.variant == "together" and not done else False


def lay_first(now: Now) -> bool:
    """The seat is about to call while it could lay, and no card of another seat is known."""
    return now.means("hookie") is not None and now.asks("lay") and not _flipped(now.heard)


def first_call(now: Now) -> bool:
    """The seat is about to offer a card, and no card has been flipped in this match."""
    return now.asks("offer") and not _flipped(now.heard)


def remember(now: Now) -> bool:
    """Two flipped cards did not match, for the first time."""
    missed = [event for event in now.heard if isinstance(event, happened.CardsReturned)]
    return len(missed) == 1 and any(event is missed[0] for event in now.told) and now.view.result is None


def shown_value(now: Now) -> Found:
    """The caller is about to offer a card that does not match a card which the partner has shown and holds."""
    view, card = now.view, _offer(now)
    if card is None or view.caller != now.seat or view.partner is None:
        return False
    shown = _values(now, view.partner) & {VALUE[own] for own in view.hand}
    return {"seat": Who(view.partner)} if shown and VALUE[card] not in shown else False


def own_promise(now: Now) -> Found:
    """The partner is about to offer a card that it has not shown. In a race it need not help."""
    view, card = now.view, _offer(now)
    if card is None or view.partner != now.seat or view.caller is None or view.variant != "together":
        return False
    shown = _values(now, now.seat)
    return {"seat": Who(view.caller)} if shown and VALUE[card] not in shown else False


def add(now: Now) -> bool:
    """A card of the hand has the value of a set on the table that this seat did not begin."""
    others = {known.value for known in now.view.sets} - _begun_by(now.heard, now.seat)
    return now.asks("lay") and bool(others & {VALUE[card] for card in now.view.hand if card != JOKER})


def late(now: Now) -> bool:
    """After a draw three misses would empty the deck, but two would not."""
    view, miss = now.view, now.view.penalty_caller + now.view.penalty_partner
    before = view.deck_size + sum(event.number for event in now.told if isinstance(event, happened.CardsDrawn))
    few = (MISSES - 1) * miss < view.deck_size <= MISSES * miss < before
    return few and view.result is None


def last_card(now: Now) -> bool:
    """The seat can call with its only card, which no player has seen."""
    hand = now.view.hand
    return now.asks("hookie") and len(hand) == 1 and hand[0] not in holdings(now.heard, now.view.players)[now.seat]


def _did(event: object, seat: Seat) -> bool:
    """Whether an event is a step of the seat's own choice."""
    match event:
        case happened.CardsLaid(seat=by) | happened.CardOffered(seat=by) | happened.HookieCalled(caller=by):
            return by == seat
    return False


def _flipped(heard: Heard) -> bool:
    return any(isinstance(event, happened.CardsFlipped) for event in heard)


def _offer(now: Now) -> Card | None:
    """The card that the seat is about to offer. Not a joker, which matches anything."""
    step = now.means("offer")
    card = Card(str(step.arg("card"))) if step is not None else JOKER
    return None if card == JOKER else card


def _values(now: Now, seat: Seat) -> set[str]:
    """The values of the public cards in the hand of a seat."""
    return set(natural_values(holdings(now.heard, now.view.players)[seat]))


def _begun_by(heard: Heard, seat: Seat) -> set[str]:
    """The values of the sets that a seat began, by itself or by a flip."""
    begun: set[str] = set()
    for event in heard:
        match event:
            case happened.CardsLaid(seat=by, onto=None, value=value) if by == seat:
                begun.add(value)
            case happened.PairKept(caller=one, partner=other, value=value, joined=False) if seat in (one, other):
                begun.add(value)
    return begun


def _highest(now: Now) -> tuple[Mark, ...]:
    """The highest card of the hand: an ace comes before a king (HM-72)."""
    naturals = (card for card in now.view.hand if card != JOKER)
    return on_cards(sorted(naturals, key=lambda card: (VALUE[card] == "ace", PLACE[VALUE[card]]))[-1:])


def _both(now: Now) -> tuple[Mark, ...]:
    """The plates of both players whose cards did not match."""
    missed = [event for event in now.told if isinstance(event, happened.CardsReturned)][:1]
    return tuple(Mark("seat", seat=seat) for event in missed for seat in (event.caller, event.partner))


def _matching(now: Now) -> tuple[Mark, ...]:
    """The cards of the hand that the partner of this call has shown, or that the seat itself has shown as partner."""
    view, seat = now.view, now.seat
    shown = _values(now, seat if view.partner == seat or view.partner is None else view.partner)
    return on_cards(card for card in view.hand if VALUE[card] in shown)


def _fitting(now: Now) -> tuple[Mark, ...]:
    """The sets of others that a card of the hand fits, and these cards."""
    others = {known.value for known in now.view.sets} - _begun_by(now.heard, now.seat)
    cards = [card for card in now.view.hand if card != JOKER and VALUE[card] in others]
    return (*(Mark("set", value) for value in sorted({VALUE[card] for card in cards})), *on_cards(cards))


MOMENTS = Moments(
    {
        "hookie-aim": Occasion(aim, on_zone("deck")),
        "hookie-lay-first": Occasion(lay_first),
        "hookie-first-call": Occasion(first_call, _highest),
        "hookie-remember": Occasion(remember, _both),
        "hookie-shown-value": Occasion(shown_value, _matching),
        "hookie-own-promise": Occasion(own_promise, _matching),
        "hookie-add": Occasion(add, _fitting),
        "hookie-late": Occasion(late, on_zone("deck")),
        "hookie-last-card": Occasion(last_card, lambda now: on_cards(now.view.hand)),
    }
)
