"""Spooks as messages: whole matches have one for every event, question and wait, in every language."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from engine.core.dealers import SeededDealer
from engine.core.events import Event, redact
from engine.core.match import Match
from engine.core.messages import Message
from engine.core.seats import PUBLIC
from engine.games import GAMES
from engine.games.spooks import events as happened
from engine.games.spooks.cards import CAT, SPIDER_MASTER
from engine.games.spooks.view import View
from engine.headless.files import open_match
from game.text.catalogue import Register, Voice, catalogue_of
from game.text.languages import WHOLE
from scenes.games.spooks.sentences import awaited, question
from scenes.games.spooks.table import TABLE
from scenes.table.stage.animation_queue import to_tell
from tests.refusals import english
from tests.scenes.voices import speakers

GOLDEN = sorted(Path(__file__).parents[1].joinpath("golden").glob("spooks-*.jsonl"))
SITTINGS = (
    ("hand", 3, {"ghost": True, "masters": True}),
    ("hand", 12, {"decks": 2, "masters": True}),
    ("series", 4, {"target": 60, "masters": True}),
    ("long", 5, {"target": 30, "masters": True}),
    ("children", 3, {}),
)
MOST = 1500
"""Events of a match that are enough."""
NAMES = tuple(f"Seat {seat} {{x}}" for seat in range(12))
WHO = speakers(NAMES, tuple((seat,) for seat in range(12)))
KINDS = {kind for kind in vars(happened).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}


Happened = tuple[Event, View]
"""An event, and the public view before it."""
Asked = tuple[tuple[str, ...], int, View]
"""Verbs, the number of cards to pick, and the view of the asked seat."""


def played(variant: str, players: int, options: dict[str, object]) -> Iterator[Match]:
    """A match of random players, after each step."""
    game, rng, dealer = GAMES["spooks"], Random(3), SeededDealer(4)
    match = Match(game, game.setup(variant, players, options))
    while not match.over and len(match.events) < MOST:
        chance = match.chance()
        match.submit(dealer.answer(*chance) if chance else rng.choice(list(rng.choice(match.prompts()).steps())[:300]))
        yield match


def happened_in(match: Match) -> dict[str, Happened]:
    """All events, each with the public view before it."""
    begun = Match(match.game, match.setup).view(PUBLIC)
    story = to_tell(redact(match.events, PUBLIC), match.game.follow, begun)
    return {repr((event, before.up)): (event, before) for event, before, _ in story}


@cache
def heard() -> tuple[tuple[Happened, ...], tuple[Asked, ...], tuple[View, ...]]:
    """The events of these matches, their questions, and the public views meanwhile; equal ones once."""
    events: dict[str, Happened] = {}
    for path in GOLDEN:
        events |= happened_in(open_match(path, english))
    asks: dict[str, Asked] = {}
    views: dict[str, View] = {}
    for sitting in SITTINGS:
        for match in played(*sitting):
            public = match.view(PUBLIC)
            views[repr((public.phase, public.asked, public.pile[-1:], public.up, public.victim))] = public
            for seat in match.waiting():
                view, verbs = match.view(seat), tuple(prompt.verb for prompt in match.prompts_of(seat))
                for chosen in range(3):
                    special = CAT in view.hand, SPIDER_MASTER in view.hand
                    asks[repr((verbs, chosen, view.phase, view.pile[-1:], view.up, special))] = (verbs, chosen, view)
        events |= happened_in(match)
    return tuple(events.values()), tuple(asks.values()), tuple(views.values())


def test_all_events_happen() -> None:
    assert {type(event) for event, _ in heard()[0]} == KINDS


def messages() -> tuple[list[Message], list[Message], list[Message]]:
    """The messages of all of it: events, questions, waits."""
    events, asks, views = heard()
    waits = [words for view in views if isinstance(words := awaited(view, WHO), Message)]
    return (
        [TABLE.row(event).says(event, view, WHO) for event, view in events],
        [question(*of) for of in asked_of(asks)],
        waits,
    )


def asked_of(asks: tuple[Asked, ...]) -> Iterator[tuple[tuple[str, ...], View, int]]:
    """The same in the order of a question's arguments."""
    for verbs, chosen, view in asks:
        yield verbs, view, chosen


def test_without_a_question_no_seat_is_waited_for() -> None:
    assert all(bool(awaited(view, WHO)) == bool(view.asked) for view in heard()[2])


def test_all_possible_messages_come_up() -> None:
    """The checks below cover all of them."""
    _, asks, waits = messages()
    said = {message.key for message in (*asks, *waits)}
    keys = catalogue_of("en").chain[0].entries
    assert said == {key for key in keys if key.startswith(("spooks-ask-", "spooks-wait-"))}


@pytest.mark.parametrize("register", ["grown-up", "child"])
@pytest.mark.parametrize("language", WHOLE)
def test_no_message_falls_back_to_another_language(language: str, register: Register) -> None:
    catalogue = catalogue_of(language)
    catalogue.chain = catalogue.chain[:1]
    voice = Voice(catalogue, register, NAMES)
    for said in messages():
        for message in said:
            words = voice.words(message)
            assert words[0] == words[0].upper() and "  " not in words, words
