"""Moments of Word Porters: when the coach speaks without being asked."""

from collections.abc import Mapping

from engine.core.cards import Card
from engine.games.word_porters.content import fit, qualities
from engine.games.word_porters.events import TokensPlaced
from engine.games.word_porters.hinting import goes_down
from engine.games.word_porters.options import TOKENS
from engine.games.word_porters.state import on_card
from engine.games.word_porters.view import View
from game.lessons import Mark
from scenes.table.coach.moments import Found, Moments, Occasion, Situation, on_zone

Now = Situation[View]

MUCH = 1.0
"""Difference in fit (from -2 to 2) by which a hint must suit another word better."""


def own_word(now: Now) -> bool:
    """The seat is about to place the first parcel of the match."""
    placed = any(isinstance(event, TokensPlaced) and event.placing.seat == now.seat for event in now.heard)
    return now.asks("place") and not placed


def better_elsewhere(now: Now) -> Found:
    """The seat is about to place parcel 1 on a hint that fits another word much better, and all texts are known."""
    hint, view = _hint(now), now.view
    if hint is None or goes_down(TOKENS[view.variant], view.placings, now.seat, hint)[:1] != (1,):
        return False
    text = next(printed.text for printed in view.row if printed.card == hint)
    fits = {printed.text: fit(printed.text, text) for printed in view.words}
    best = max(fits, key=lambda word: fits[word])
    known = qualities(view.own_word) and qualities(text)
    return {"word": best} if known and fits[best] - fits[view.own_word] >= MUCH else False


def sharing(now: Now) -> Found:
    """The seat is about to place a parcel on a shared hint, which takes two parcels."""
    hint, tokens = _hint(now), TOKENS[now.view.variant]
    shared = hint is not None and len(goes_down(tokens, now.view.placings, now.seat, hint)) > 1
    return {"number": tokens[-1]} if shared else False


def lone_three(now: Now) -> bool:
    """The seat is about to place its only parcel on a shared hint, which is illegal."""
    hint, placings = _hint(now), now.view.placings
    if hint is None or len(now.view.tokens[now.seat]) != 1:
        return False
    there = {placing.seat for placing in on_card(placings, hint)}
    return bool(there) and now.seat not in there


def must_place(now: Now) -> bool:
    """The seat must not pass, and no possible hint suits its word."""
    if not now.asks("place") or now.asks("pass") or not qualities(now.view.own_word):
        return False
    open_to = {step.arg("hint") for step in now.answers("place")}
    texts = [printed.text for printed in now.view.row if printed.card in open_to]
    return all(qualities(text) and fit(now.view.own_word, text) <= 0 for text in texts)


def passing(now: Now) -> bool:
    """The seat is about to pass although it could place a parcel."""
    return now.means("pass") is not None and now.asks("place")


def order(now: Now) -> bool:
    """The seat is about to vote."""
    return now.asks("vote")


def own_number(now: Now) -> bool:
    """The seat is about to give its own number to another seat."""
    return now.view.number in _tiles(now)


def surer_first(now: Now) -> bool:
    """The seat is about to give a number to a second seat."""
    given = [number for number in _tiles(now) if number is not None]
    return len(set(given)) < len(given)


def _hint(now: Now) -> Card | None:
    """The hint on which the seat is about to place a parcel."""
    step = now.means("place")
    return Card(str(step.arg("hint"))) if step is not None else None


def _tiles(now: Now) -> tuple[object, ...]:
    """The vote that the seat is about to give."""
    step = now.means("vote")
    tiles = step.arg("tiles") if step is not None else ()
    assert isinstance(tiles, tuple)
    return tiles


def _suited(now: Now) -> tuple[Mark, ...]:
    """The word that the hint suits better."""
    found = better_elsewhere(now)
    assert isinstance(found, Mapping)
    return tuple(Mark("word", str(n)) for n, word in enumerate(now.view.words, 1) if word.text == found["word"])


def _first_asked(now: Now) -> tuple[Mark, ...]:
    """The hints with parcels of the first of the others, whose word is asked for first."""
    return tuple(Mark("parcels", seat=seat) for seat in range(now.view.players) if seat != now.seat)[:1]


def _own(now: Now) -> tuple[Mark, ...]:
    return (Mark("word", str(now.view.number)),)


MOMENTS = Moments(
    {
        "porters-own-word": Occasion(own_word, _own),
        "porters-better-elsewhere": Occasion(better_elsewhere, _suited),
        "porters-sharing": Occasion(sharing),
        "porters-lone-three": Occasion(lone_three),
        "porters-must-place": Occasion(must_place, on_zone("row")),
        "porters-pass": Occasion(passing),
        "porters-order": Occasion(order, _first_asked),
        "porters-own-number": Occasion(own_number, _own),
        "porters-surer-first": Occasion(surer_first),
    }
)
