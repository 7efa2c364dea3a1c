"""Deduction: the hands that fit all that a seat knows. Hands are bit sets, in which bit 0 is A; they are counted, not
guessed. Computer players, `imagine` and the sheet use the same lists."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from math import prod
from typing import NamedTuple

from engine.bots.bitsets import bit_by_card, bitset, members
from engine.core.cards import Card, Cards
from engine.core.seats import Seat
from engine.games.hooky.cards import LETTERS
from engine.games.hooky.state import SpokenWord
from engine.games.hooky.view import View

Hands = tuple[int, ...]
"""Masks of hands."""
Noticed = Callable[[SpokenWord], bool]
"""Whether a player remembers that number."""
BIT = bit_by_card(LETTERS)
ALL = (1 << len(LETTERS)) - 1


class Fact(NamedTuple):
    """What a word tells of a hand. `masks`: its letters, then those that it has twice, and so on. `number`: how many
    places the hand matches, or None if it is only known not to be 0 (HK-62)."""

    masks: tuple[int, ...]
    number: int | None


def mask(cards: Iterable[Card | str]) -> int:
    """Return the cards, all different, as a mask."""
    return bitset(map(Card, cards), BIT)


def letters(found: int) -> Cards:
    """Return the cards of a mask in alphabetical order."""
    return members(found, BIT)


@lru_cache(maxsize=1 << 14)
def masks(word: str) -> tuple[int, ...]:
    """Return masks of the letters of a word, then of those that it has at least twice, at least thrice and so on. The
    number of a hand (HK-18) is the number of bits that it shares with them, added up."""
    counted = {letter: word.count(letter) for letter in word}
    most = max(counted.values())
    return tuple(mask(letter for letter, number in counted.items() if number >= least) for least in range(1, most + 1))


def facts(view: View, seat: Seat, noticed: Noticed | None = None) -> tuple[Fact, ...]:
    """Return all that the public words tell of that seat's hand, in order. Words with a number count only if
    `noticed`."""
    told = [said for said in view.spoken if said.about == seat and (noticed is None or noticed(said))]
    heard = [(said.round, Fact(masks(said.word), said.number)) for said in told]
    heard += [(0, Fact(masks(sent.word), None)) for sent in view.sent_back if sent.of is None and sent.seat == seat]
    return tuple(fact for _, fact in sorted(heard, key=lambda pair: pair[0]))


def evenly(hands: Hands, most: int) -> Hands:
    """Return at most `most` of the hands, taken at even distances from all."""
    return tuple([hands[at * len(hands) // most] for at in range(most)]) if len(hands) > most else hands


def everything(view: View) -> int:
    """Return all cards of the match."""
    return mask(view.ruleset.kind.letters)


def seen_in(view: View, seat: Seat) -> int:
    """Return the known cards of the seat's hand: face up, seen by the viewer in a look, or the viewer's own."""
    if seat == view.viewer:
        return mask(view.hand)
    looked = {look.card for look in view.looks if look.of == seat and look.card is not None}
    return mask({*view.shown[seat], *looked})


def possible(view: View, noticed: Noticed | None = None) -> dict[Seat, Hands]:
    """Return, for every other seat, the hands that are possible for the viewer."""
    others = (seat for seat in range(view.players) if seat != view.viewer)
    return settle({seat: fitting(view, seat, facts(view, seat, noticed)) for seat in others})


def possible_in_pieces(view: View) -> Iterator[None]:
    """Do the long part of `possible`, with a stop after every pass. The results are cached and not computed twice."""
    pool = everything(view) & ~mask(view.hand)
    for seat in range(view.players):
        known = facts(view, seat) if seat != view.viewer else ()
        for count in range(len(known) + 1):
            narrowed(pool, view.hand_size, known[:count])
            yield


def fitting(view: View, seat: Seat, known: tuple[Fact, ...]) -> Hands:
    """Return all hands of another seat that fit these facts and the viewer's knowledge of cards."""
    holds = seen_in(view, seat)
    placed = mask(view.turned) | sum(seen_in(view, other) for other in range(view.players) if other != seat)
    found = narrowed(everything(view) & ~mask(view.hand), view.hand_size, known)
    return tuple([hand for hand in found if hand & holds == holds and not hand & placed])


@lru_cache(maxsize=96)
def narrowed(pool: int, size: int, known: tuple[Fact, ...]) -> Hands:
    """Return all hands of `size` from the mask `pool` that fit the facts. The result without the last fact is cached,
    so a new word costs one pass."""
    if not known:
        return tuple([sum(bits) for bits in combinations([bit for bit in BIT.values() if pool & bit], size)])
    return fit(narrowed(pool, size, known[:-1]), known[-1])


def fit(hands: Hands, fact: Fact) -> Hands:
    """Return those of `hands` that fit a fact."""
    first, number = fact.masks[0], fact.number
    if number is None:
        return tuple([hand for hand in hands if hand & first])
    if len(fact.masks) == 1:
        return tuple([hand for hand in hands if (hand & first).bit_count() == number])
    if len(fact.masks) == 2:
        second = fact.masks[1]
        return tuple([h for h in hands if (h & first).bit_count() + (h & second).bit_count() == number])
    return tuple([hand for hand in hands if sum((hand & part).bit_count() for part in fact.masks) == number])


def numbers(view: View, seat: Seat, word: str) -> frozenset[int]:
    """Return the possible numbers of another seat's hand for a word: those of all hands that are `fitting`. Letters
    that no word tells apart are counted together, without a look at single hands, so it takes less than a frame."""
    known = facts(view, seat)
    holds = seen_in(view, seat)
    placed = mask(view.turned) | sum(seen_in(view, other) for other in range(view.players) if other != seat)
    parts = (*(fact.masks for fact in known), masks(word))

    def told_by(bit: int) -> tuple[int, ...]:
        """By word: how many of its places are this letter."""
        return tuple(sum(bool(part & bit) for part in one) for one in parts)

    def still_fits(sums: tuple[int, ...]) -> bool:
        return all(fact.number is None or told <= fact.number for fact, told in zip(known, sums, strict=False))

    free = everything(view) & ~mask(view.hand) & ~placed & ~holds
    alike = Counter(told_by(bit) for bit in BIT.values() if free & bit)
    sums = [sum(told) for told in zip(*(told_by(bit) for bit in BIT.values() if holds & bit), strict=True)]
    reached = {(holds.bit_count(), tuple(sums) or (0,) * len(parts))}
    for each, many in alike.items():
        reached = {
            (taken + more, after)
            for taken, before in reached
            for more in range(min(many, view.hand_size - taken) + 1)
            if still_fits(after := tuple(told + more * one for told, one in zip(before, each, strict=True)))
        }
    whole = (sums for taken, sums in reached if taken == view.hand_size)
    return frozenset(found[-1] for found in whole if all(map(_fits, known, found)))


def _fits(fact: Fact, told: int) -> bool:
    """Whether a hand with the number `told` fits the fact."""
    return told > 0 if fact.number is None else told == fact.number


def settle(lists: dict[Seat, Hands]) -> dict[Seat, Hands]:
    """Return `lists` without the hands that contain a card which another hand certainly has."""
    settled, certain = dict(lists), dict.fromkeys(lists, 0)
    while True:
        now = {seat: _certain(hands) for seat, hands in settled.items()}
        if now == certain:
            return settled
        certain = now
        for seat, hands in settled.items():
            elsewhere = sum(found for other, found in certain.items() if other != seat)
            settled[seat] = tuple([hand for hand in hands if not hand & elsewhere])


def _certain(hands: Hands) -> int:
    """The cards that all of `hands` have; 0 if there are no hands."""
    common = ALL if hands else 0
    for hand in hands:
        common &= hand
        if not common:
            break
    return common


def deals(lists: Mapping[Seat, Hands]) -> Iterator[dict[Seat, int]]:
    """Yield every way to take one hand from each list without a common card; the shortest list first."""
    seats = sorted(lists, key=lambda seat: (len(lists[seat]), seat))
    return _deals({seat: lists[seat] for seat in seats})


def _deals(lists: dict[Seat, Hands]) -> Iterator[dict[Seat, int]]:
    if not lists:
        yield {}
        return
    seat, *others = lists
    for hand in lists[seat]:
        rest = {other: tuple([h for h in lists[other] if not h & hand]) for other in others}
        if all(rest.values()):
            for dealt in _deals(rest):
                yield {seat: hand, **dealt}


def ways(lists: Mapping[Seat, Hands]) -> int:
    """Return an upper limit on the number of deals."""
    return prod(map(len, lists.values()))
