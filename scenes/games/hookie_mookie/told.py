"""Events of Hookie-Mookie as the table tells them, one row for each class. Captions have public facts only, the same
for all viewers."""

from engine.core.messages import Message, Who, say
from engine.games.hookie_mookie import events as happened
from engine.games.hookie_mookie.cards import OPEN, VALUE, VALUE_NOUNS
from engine.games.hookie_mookie.view import View
from game import ceremonies
from scenes.games.hookie_mookie.count import CountScene
from scenes.games.hookie_mookie.motions import dealing, hookie, mookie
from scenes.games.hookie_mookie.sentences import OUT, what
from scenes.table.phrases import Speakers, people
from scenes.table.told import Moment, StripItem, Told


def _laid(event: happened.CardsLaid, view: View, who: Speakers) -> Message:
    seat, cards = Who(event.seat), what(event.cards, event.value)
    if event.onto is None:
        return say("hookie_mookie-laid", seat=seat, cards=cards)
    if event.onto != OPEN and {VALUE[card] for card in event.cards} == {event.onto}:
        return say("hookie_mookie-added", seat=seat, cards=cards)
    return say("hookie_mookie-added-to", seat=seat, cards=cards, value=VALUE_NOUNS[event.onto])


def _flipped(event: happened.CardsFlipped, view: View, who: Speakers) -> Message:
    first, second = VALUE[event.caller_card], VALUE[event.partner_card]
    if first == second:
        return say("hookie_mookie-flipped-alike", value=VALUE_NOUNS[first])
    return say("hookie_mookie-flipped", value=VALUE_NOUNS[first], other=VALUE_NOUNS[second])


def _pair(event: happened.PairKept) -> Message:
    both = people((event.caller, event.partner))
    if event.value == OPEN:
        return say("hookie_mookie-kept-jokers", seats=both)
    if OPEN in (VALUE[card] for card in event.cards):
        return say("hookie_mookie-kept-joker", seats=both, value=VALUE_NOUNS[event.value])
    return say("hookie_mookie-kept", seat=both[0], to=both[1], value=VALUE_NOUNS[event.value])


def _returned(event: happened.CardsReturned, view: View, who: Speakers) -> Message:
    """Both cards with their owners. Players get a moment to remember them."""
    value, other = (VALUE_NOUNS[VALUE[card]] for card in event.cards)
    return say("hookie_mookie-returned", seat=Who(event.caller), to=Who(event.partner), value=value, other=other)


def _drawn(event: happened.CardsDrawn, view: View, who: Speakers) -> Message:
    seat, count = Who(event.seat), event.number
    if event.cause == "alone":
        return say("hookie_mookie-drawn-alone", seat=seat, count=count)
    return say("hookie_mookie-drawn", seat=seat, count=count)


def _out(event: happened.HandsEmptied) -> Message:
    if event.missing:
        return say("hookie_mookie-emptied", seats=people(event.seats), count=event.missing)
    return say("hookie_mookie-emptied-last", seats=people(event.seats))


def _ended(event: happened.MatchEnded, view: View, who: Speakers) -> Message:
    if event.result == "cards":
        return say("hookie_mookie-ended-cards")
    if len(event.winners) == len(event.hands):
        return say("hookie_mookie-ended-all")
    return say("hookie_mookie-ended", seats=people(event.winners))


TOLD: tuple[Told[View], ...] = (
    Told(
        happened.StartChosen,
        lambda event, view, who: say("hookie_mookie-begins", seat=Who(event.seat)),
        dealing.start_chosen,
    ),
    Told(
        happened.HandsDealt,
        lambda event, view, who: say("hookie_mookie-dealt"),
        dealing.hands_dealt,
        ceremony=ceremonies.DEAL,
    ),
    Told(
        happened.CardsLaid,
        _laid,
        mookie.cards_laid,
        ceremony=ceremonies.CARD,
        strip=lambda event: StripItem(event.seat, event.cards[-1]),
    ),
    Told(
        happened.SetCleared,
        lambda event, view, who: say("hookie_mookie-cleared", value=VALUE_NOUNS[event.value]),
        mookie.set_cleared,
    ),
    Told(
        happened.MookieEnded,
        lambda event, view, who: say("hookie_mookie-done", seat=Who(event.seat)),
        mookie.mookie_ended,
        chapter=lambda event: event.seat,
    ),
    Told(
        happened.HookieCalled,
        lambda event, view, who: say("hookie_mookie-called", seat=Who(event.caller), to=Who(event.partner)),
        hookie.hookie_called,
        ceremony=ceremonies.HOOKIE,
    ),
    Told(
        happened.CardOffered,
        lambda event, view, who: say("hookie_mookie-offered", seat=Who(event.seat)),
        hookie.card_offered,
        ceremony=ceremonies.HOOKIE,
    ),
    Told(happened.CardsFlipped, _flipped, hookie.cards_flipped, ceremony=ceremonies.ALOUD),
    Told(
        happened.PairKept,
        lambda event, view, who: _pair(event),
        hookie.pair_kept,
        ceremony=ceremonies.HOOKIE,
        feels=lambda event, view: {event.caller: "smile", event.partner: "smile"},
        moment=lambda event, view: Moment((event.caller, event.partner), 2, _pair(event), event.cards),
        strip=lambda event: StripItem(event.caller, event.cards[0]),
        chapter=lambda event: event.caller,
    ),
    Told(
        happened.CardsReturned,
        _returned,
        hookie.cards_returned,
        ceremony=ceremonies.MEMORY,
        feels=lambda event, view: {event.caller: "droop", event.partner: "droop"},
        strip=lambda event: StripItem(event.caller, said=say("-hookie_mookie-strip-miss")),
        chapter=lambda event: event.caller,
    ),
    Told(
        happened.CardsDrawn,
        _drawn,
        dealing.cards_drawn,
        ceremony=ceremonies.PENALTY,
        strip=lambda event: StripItem(event.seat, words=f"+{event.number}"),
    ),
    Told(
        happened.HandsEmptied,
        lambda event, view, who: _out(event),
        dealing.hands_emptied,
        feels=lambda event, view: dict.fromkeys(event.seats, "smile"),
        moment=lambda event, view: Moment(event.seats, 3, _out(event)),
        strip=lambda event: StripItem(event.seats[0], said=OUT),
    ),
    Told(
        happened.DeckRanOut,
        lambda event, view, who: say("hookie_mookie-sundown"),
        dealing.deck_ran_out,
        feels=lambda event, view: dict.fromkeys(range(len(view.counts)), "droop"),
    ),
    Told(
        happened.MatchEnded,
        _ended,
        dealing.match_ended,
        feels=lambda event, view: dict.fromkeys(event.winners, "smile"),
        page=CountScene,
    ),
)
"""One row for every class of events; a test checks that none is missing."""
