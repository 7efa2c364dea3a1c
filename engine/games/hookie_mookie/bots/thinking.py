"""Thinking: find the open question and answer it: which seat to call, which card to offer, which cards to lay.

The expectations from public events extend two customs of the table (HM-72, HM-73), and can be explained in two
sentences. A called seat offers again the newest card that it was seen to hold, so call it with such a card. A caller
who did not answer lacks that card until its next failed call, so for this caller the card shown before is the promise.

Not all people play so. A seat that has broken two promises is expected to follow the habit that explains its offers
best.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple

from engine.core.cards import Card, Cards
from engine.core.characters import Manner
from engine.core.events import Heard
from engine.core.levels import Decision
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.shapes import Some
from engine.core.steps import Step
from engine.games.hookie_mookie.bots.levels import Level
from engine.games.hookie_mookie.cards import JOKER, OPEN, PLACE, VALUE, Sets, find, natural_values
from engine.games.hookie_mookie.events import CardsFlipped, CardsLaid, HookieCalled
from engine.games.hookie_mookie.rules import NEW_SET
from engine.games.hookie_mookie.view import View

BROKEN = 2
"""Number of broken promises after which a seat is expected to have another habit."""


def rank(value: str) -> int:
    """Return the rank in advice, with the ace highest (HM-Q38)."""
    return len(PLACE) if value == "ace" else PLACE[value]


def _promise(values: Sequence[str], lacked: str | None) -> str | None:
    """Return the newest value that the caller is not known to lack."""
    return next((value for value in reversed(values) if value != lacked), None)


def _last(values: Sequence[str], lacked: str | None) -> str | None:
    """Return the newest value, for any caller."""
    return values[-1] if values else None


def _highest(values: Sequence[str], lacked: str | None) -> str | None:
    """Return the highest value, for any caller."""
    return max(values, key=rank, default=None)


def _lowest(values: Sequence[str], lacked: str | None) -> str | None:
    """Return the lowest value, for any caller."""
    return min(values, key=rank, default=None)


_HABITS = (_promise, _highest, _lowest, _last)
"""Possible offers of a called seat, from the values that it has shown, newest last. The convention is first, then the
habits of people without it. Of habits that explain as much, the earlier one is likelier, the convention least."""


@dataclass(slots=True)
class Expectations:
    """The public facts. `shown` by seat: cards that went back to the hand, newest last. `lacks` by seat: the value that
    its latest failed call did not answer. `asked` by seat: how often it offered a card after it had shown some.
    `fitted` by seat and habit: how often the habit predicted that card. `latest` are the cards of the latest flip."""

    shown: list[list[Card]]
    lacks: list[str | None]
    asked: list[int]
    fitted: list[list[int]]
    latest: Cards = ()

    def of(self, partner: Seat, caller: Seat) -> str | None:
        """Return the value that `partner` is expected to offer when `caller` calls it, or None if it will show a new
        card."""
        fitted = self.fitted[partner]
        broken = self.asked[partner] - fitted[0]
        at = max(range(len(_HABITS)), key=lambda at: (fitted[at], at > 0, -at)) if broken >= BROKEN else 0
        return _HABITS[at]([VALUE[card] for card in self.shown[partner]], self.lacks[caller])

    def recalled(self, forgets: float, rng: Random) -> "Expectations":
        """Return the remembered part, with every shown card forgotten with probability `forgets` (0 to 1). The latest
        flip is never forgotten."""
        if not forgets:
            return self
        shown = [[card for card in cards if rng.random() >= forgets or card in self.latest] for cards in self.shown]
        return replace(self, shown=shown)

    def flipped(self, event: CardsFlipped) -> None:
        """Learn from a flip."""
        caller, partner = event.caller, event.partner
        promised = self.of(partner, caller)
        self.latest = (event.caller_card, event.partner_card)
        values, lacked = [VALUE[card] for card in self.shown[partner]], self.lacks[caller]
        if _promise(values, lacked) is not None and event.partner_card != JOKER:
            self.asked[partner] += 1
            for at, habit in enumerate(_HABITS):
                self.fitted[partner][at] += habit(values, lacked) == VALUE[event.partner_card]
        if not event.matched:
            self.lacks[caller] = promised if VALUE[event.caller_card] != promised else None
        for seat, card in ((caller, event.caller_card), (partner, event.partner_card)):
            if self.lacks[seat] == VALUE[card]:
                self.lacks[seat] = None
            if card in self.shown[seat]:
                self.shown[seat].remove(card)
            if not event.matched:
                self.shown[seat].append(card)

    def laid(self, event: CardsLaid) -> None:
        """Drop the promises of laid cards."""
        self.shown[event.seat] = [card for card in self.shown[event.seat] if card not in event.cards]


def gather(heard: Heard, players: int) -> Expectations:
    """Return all proofs and promises of the public events, without any seat's own cards."""
    seats = range(players)
    known = Expectations([[] for _ in seats], [None] * players, [0] * players, [[0] * len(_HABITS) for _ in seats])
    for event in heard:
        if isinstance(event, CardsFlipped):
            known.flipped(event)
        elif isinstance(event, CardsLaid):
            known.laid(event)
    return known


NEARLY_OUT = 2
"""In `race` no seat helps another one that is ahead and has this number of cards or fewer."""


class Offer(NamedTuple):
    """A card to lay face down, and its reason."""

    card: Card
    reason: str


class HookieCall(NamedTuple):
    """The seat to call and the card to offer. `sure`: the flip matches if the partner keeps its promise."""

    partner: Seat
    offer: Offer
    sure: bool


def partners(view: View, heard: Heard, seat: Seat, manner: Manner) -> list[Seat]:
    """Return the seats that the seat on turn may call, first those that a character of that manner prefers."""
    calls = [event for event in heard if isinstance(event, HookieCalled)]
    mine = next((event.partner for event in reversed(calls) if event.caller == seat), None)
    latest = calls[-1].caller if calls else None

    def liked(other: Seat) -> float:
        away = (other - seat) % view.players
        return manner.likes(
            Manner(
                dares=away - 0.5 * view.players,
                hoards=float(other == mine),
                gambles=float(other != mine),
                echoes=float(other == latest),
                hurries=-float(away),
            )
        )

    others = [other for other in range(view.players) if other != seat and view.counts[other]]
    others = [other for other in others if not rival(view, other, seat)] or others
    return sorted(others, key=liked, reverse=True)


def call(view: View, seat: Seat, expectations: Expectations, others: Sequence[Seat]) -> HookieCall:
    """Return the best hookie of the seat on turn with one of `others`, the first of equals. It is an answer to a
    promise; without one, a new card for the seat that has shown least."""
    for other in sorted(others, key=lambda other: view.counts[other]):
        if card := _answer(view.hand, expectations.of(other, seat)):
            return HookieCall(other, Offer(card, "answer_promise"), sure=True)
    free = [other for other in others if expectations.of(other, seat) is None]
    chosen = blind(view, seat, expectations)
    return HookieCall(
        min(free or others, key=lambda other: len(expectations.shown[other])), chosen, sure=chosen.card == JOKER
    )


def offer(view: View, seat: Seat, expectations: Expectations) -> Offer:
    """Return the card to lay face down in the present hookie."""
    caller, partner = view.caller, view.partner
    assert caller is not None and partner is not None
    if seat == caller:
        card = _answer(view.hand, expectations.of(partner, seat))
        return Offer(card, "answer_promise") if card else blind(view, seat, expectations)
    if rival(view, caller, seat):
        return _unhelpful(view, seat, caller, expectations)
    card = _answer(view.hand, expectations.of(seat, caller))
    return Offer(card, "keep_promise") if card else fresh(view, seat, expectations)


def rival(view: View, other: Seat, seat: Seat) -> bool:
    """Whether a match would let `other` finish before `seat`, in `race` only."""
    return view.variant == "race" and view.counts[other] <= NEARLY_OUT and view.counts[other] < view.counts[seat]


def _unhelpful(view: View, seat: Seat, caller: Seat, expectations: Expectations) -> Offer:
    """Return a card that the caller does not expect and was not seen to hold."""
    expected = {expectations.of(seat, caller), *(VALUE[card] for card in expectations.shown[caller]), VALUE[JOKER]}
    cards = [card for card in view.hand if VALUE[card] not in expected]
    return Offer(_best(cards, view), "rival_nearly_done") if cards else fresh(view, seat, expectations)


def _answer(hand: Cards, value: str | None) -> Card | None:
    return next((card for card in hand if VALUE[card] == value), None) if value else None


def blind(view: View, seat: Seat, expectations: Expectations) -> Offer:
    """Return a caller's offer to a seat whose card it cannot answer: a joker is sure to match."""
    return Offer(JOKER, "joker_matches") if JOKER in view.hand else fresh(view, seat, expectations)


def fresh(view: View, seat: Seat, expectations: Expectations) -> Offer:
    """Return the highest card (HM-72) of those that no player has seen yet, single ones first. Cards that could be laid
    are left out, since laying costs no card."""
    seen = {VALUE[card] for card in expectations.shown[seat]}
    natural = [card for card in view.hand if card != JOKER]
    new = [card for card in natural if VALUE[card] not in seen]
    if new:
        card = _best(new, view)
        return Offer(card, "show_highest" if _spare(card, view) == (True, -1) else "show_spared")
    return Offer(_best(natural, view), "all_shown") if natural else Offer(JOKER, "joker_matches")


def _best(cards: Iterable[Card], view: View) -> Card:
    """Return the highest single card that fits no set; else the highest of a pair that fits none; and so on."""
    return max(cards, key=lambda card: (*_spare(card, view), rank(VALUE[card])))


def _spare(card: Card, view: View) -> tuple[bool, int]:
    """Return how useless a card is: whether no set waits for it, and then the fewer of its value the better."""
    value = VALUE[card]
    return find(view.sets, value) is None, -sum(VALUE[other] == value for other in view.hand)


LEAST = NEW_SET[0]
MOST_OF_A_VALUE = 4
"""Natural cards of one value."""


class Lay(NamedTuple):
    """Cards for the set `to`, or for a new one if that is None."""

    cards: Cards
    to: str | None = None


def own(hand: Cards, value: str) -> Cards:
    """Return the natural cards of one value."""
    return tuple(card for card in hand if card.startswith(f"{value}-"))


def emptying(hand: Cards, sets: Sets) -> tuple[Lay, ...]:
    """Return lays that empty `hand` in one turn, or none if that is impossible.

    Every value is added to its set, or makes one, with jokers if necessary; an open set takes the value that lacks
    most.
    """
    jokers = [card for card in hand if card == JOKER]
    values = natural_values(hand)
    adding = [Lay(own(hand, value), value) for value in values if find(sets, value)]
    new = sorted((own(hand, value) for value in values if not find(sets, value)), key=len)
    if find(sets, OPEN) and new:
        adding.append(Lay(new.pop(0), OPEN))
    filled: list[Lay] = []
    for cards in new:
        lacking = max(0, LEAST - len(cards))
        if lacking > len(jokers):
            return ()
        filled.append(Lay((*cards, *(jokers.pop() for _ in range(lacking)))))
    return _with_spare((*adding, *filled), tuple(jokers), sets)


def _with_spare(lays: tuple[Lay, ...], spare: Cards, sets: Sets) -> tuple[Lay, ...]:
    """Return `lays` with the remaining jokers: on any set, or on a new one together with its last card (HM-32)."""
    if not spare:
        return lays
    if sets:
        return (Lay(spare, sets[0].value), *lays)
    if not lays:
        return (Lay(spare),) if len(spare) in NEW_SET else ()
    first = lays[0]
    value = natural_values(first.cards)[0]
    return (Lay(first.cards[:LEAST]), Lay((*first.cards[LEAST:], *spare), value), *lays[1:])


def single(hand: Cards, sets: Sets) -> tuple[Lay, ...]:
    """Return the lays without a joker: a new set or cards on one, each value by itself."""
    found = []
    for value in natural_values(hand):
        cards = own(hand, value)
        if find(sets, value):
            found.append(Lay(cards, value))
        elif len(cards) >= LEAST:
            found.append(Lay(cards))
        elif find(sets, OPEN):
            found.append(Lay(cards, OPEN))
    return tuple(found)


def preferred(lays: Sequence[Lay], heard: Heard, manner: Manner) -> Sequence[Lay]:
    """Return `lays`, first those that a character of that manner prefers."""
    latest = next((event.value for event in reversed(heard) if isinstance(event, CardsLaid)), None)

    def liked(lay: Lay) -> float:
        much = len(lay.cards) / MOST_OF_A_VALUE
        return manner.likes(
            Manner(
                dares=0.5 if lay.to is None else -0.5,
                hoards=-much,
                gambles=float(lay.to == OPEN),
                echoes=float(lay.to is not None and lay.to == latest),
                hurries=much,
            )
        )

    return sorted(lays, key=liked, reverse=True)


def considered(view: View, heard: Heard, prompts: Sequence[Prompt], level: Level, rng: Random) -> Decision:
    """Return the step of a thinking player of `level`, and its reason."""
    asked = {prompt.verb for prompt in prompts}
    seat = prompts[0].who
    assert isinstance(seat, int)
    expectations = gather(heard, view.players).recalled(level.in_race if view.variant == "race" else level.forgets, rng)
    if "offer" in asked:
        chosen = offer(view, seat, expectations)
        return Decision(Step(seat, "offer", (("card", chosen.card),)), chosen.reason)
    if "draw" in asked:
        return Decision(Step(seat, "draw"), "nothing_else")
    if lays := emptying(view.hand, view.sets):
        return _laid(seat, lays[0], "lay_all")
    found = preferred(single(view.hand, view.sets), heard, level.manner)
    if view.laid and not (found and view.variant == "race"):
        return Decision(Step(seat, "done"), "one_set_a_turn")
    if "hookie" in asked:
        return _call_or_lay(seat, call(view, seat, expectations, partners(view, heard, seat, level.manner)), found)
    return _laid(seat, found[0], "lay_one") if found else _least(prompts)


def _call_or_lay(seat: Seat, best: HookieCall, lays: Sequence[Lay]) -> Decision:
    """Choose a sure match first; then one lay, which costs no card, and neither will the next one in another turn."""
    if lays and not best.sure:
        return _laid(seat, lays[0], "lay_one")
    return Decision(Step(seat, "hookie", (("partner", best.partner),)), best.offer.reason)


def _laid(seat: Seat, lay: Lay, reason: str) -> Decision:
    to = () if lay.to is None else (("to", lay.to),)
    return Decision(Step(seat, "lay", (("cards", lay.cards), *to)), reason)


def _least(prompts: Sequence[Prompt]) -> Decision:
    """Return the smallest lay: a seat that is alone has to lay, even if only jokers are possible (HM-69)."""
    lays = [(prompt, prompt.shape) for prompt in prompts if isinstance(prompt.shape, Some)]
    prompt, some = min(lays, key=lambda lay: lay[1].least)
    return Decision(prompt.answer(some.cards[-some.least :]), "lay_one")
