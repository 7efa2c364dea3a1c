"""Spooks as messages: what they say in English is what the tables of words say, part by part, over whole matches."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from engine.core.dealers import SeededDealer
from engine.core.events import Event
from engine.core.match import Match
from engine.core.seats import PUBLIC
from engine.games import GAMES
from engine.games.spooks import events as happened
from engine.games.spooks.cards import CAT, SPIDER_MASTER
from engine.games.spooks.view import View
from engine.headless.files import open_match
from game.text.catalogue import Catalogue, Line, Picture, Register, Said, Voice
from game.text.languages import LANGUAGES
from scenes.games.spooks.kids import CHILDS
from scenes.games.spooks.said import EVENTS, asked, awaited, told
from scenes.games.spooks.words import awaited as waits_in_words
from scenes.games.spooks.words import caption, question
from scenes.table.childrens import Said as Childish
from scenes.table.phrases import Face, Phrase, Suit
from tests.scenes.voices import speakers

GOLDEN = sorted(Path(__file__).parents[1].joinpath("golden").glob("spooks-*.jsonl"))
SITTINGS = (
    ("hand", 3, {"ghost": True, "masters": True}),
    ("hand", 12, {"decks": 2, "masters": True}),
    ("series", 4, {"target": 60, "masters": True}),
    ("long", 5, {"target": 30, "masters": True}),
)
MOST = 1500
"""So many events of a match are enough."""
NAMES = tuple(f"Seat {seat} {{x}}" for seat in range(12))
WHO = speakers(NAMES, tuple((seat,) for seat in range(12)))
KINDS = {kind for kind in vars(happened).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}


Asked = tuple[tuple[str, ...], int, View]
"""Verbs, how many cards are picked, and what the seat sees that is asked."""


def played(variant: str, players: int, options: dict[str, object]) -> Iterator[Match]:
    """A match in which everybody does anything, after each step."""
    game, rng, dealer = GAMES["spooks"], Random(3), SeededDealer(4)
    match = Match(game, game.setup(variant, players, options))
    while not match.over and len(match.events) < MOST:
        chance = match.chance()
        match.submit(dealer.answer(*chance) if chance else rng.choice(list(rng.choice(match.prompts()).steps())[:300]))
        yield match


@cache
def heard() -> tuple[tuple[Event, ...], tuple[Asked, ...], tuple[View, ...]]:
    """What happened in these matches, what was asked, and what everybody saw meanwhile; the same thing once."""
    events = {repr(event): event for path in GOLDEN for event in open_match(path).events}
    asks: dict[str, Asked] = {}
    views: dict[str, View] = {}
    for sitting in SITTINGS:
        for match in played(*sitting):
            public = match.view(PUBLIC)
            views[repr((public.phase, public.asked, public.pile[-1:], public.up, public.victim))] = public
            for seat in match.waiting():
                view, verbs = match.view(seat), tuple(prompt.verb for prompt in match.asks(seat))
                for chosen in range(3):
                    special = CAT in view.hand, SPIDER_MASTER in view.hand
                    asks[repr((verbs, chosen, view.phase, view.pile[-1:], view.up, special))] = (verbs, chosen, view)
        events |= {repr(event): event for event in match.events}
    return tuple(events.values()), tuple(asks.values()), tuple(views.values())


def line(phrase: Phrase) -> Line:
    """What a table says, in the parts of a message's line."""

    def parts() -> Iterator[str | Picture]:
        for part in phrase:
            match part:
                case Face(seat):
                    yield Picture("face", seat)
                case Suit(name):
                    yield Picture("sign", f"spooks/{name}")
                case str():
                    yield part

    return tuple(parts())


def test_every_event_has_a_message_and_all_of_them_happen() -> None:
    assert set(EVENTS) == KINDS == {type(event) for event in heard()[0]}


@pytest.mark.parametrize("register", ["grown-up", "child"])
def test_messages_say_what_the_tables_say(register: Register) -> None:
    voice = Voice(Catalogue(), register, NAMES)
    for event in heard()[0]:
        phrase = caption(event, WHO) if register == "grown-up" else CHILDS.caption(event, WHO) or caption(event, WHO)
        assert voice.said(told(event)).line == line(phrase), event


def child_said(said: Childish) -> Said:
    """What a child's table says, in the parts of a message."""
    return Said((said.words,), said.picture, (said.how,) if said.how else ())


def test_questions_say_what_the_tables_say() -> None:
    catalogue = Catalogue()
    grown_up, child = (Voice(catalogue, register, NAMES) for register in ("grown-up", "child"))
    for verbs, chosen, view in heard()[1]:
        message = asked(verbs, view, chosen)
        assert grown_up.said(message).line == line(question(verbs, view, chosen)), (verbs, view)
        assert child.said(message) == child_said(CHILDS.asked(verbs, view, chosen)), (verbs, view)


def test_waits_say_what_the_tables_say() -> None:
    """But for one that still chooses, of whom the table speaks as of many."""
    catalogue = Catalogue()
    grown_up, child = (Voice(catalogue, register, NAMES) for register in ("grown-up", "child"))
    for view in heard()[2]:
        message = awaited(view)
        if message is None:
            assert not view.asked and waits_in_words(view, WHO) == ()
            continue
        alone = len(view.asked) == 1 and view.phase in ("trick", "handing")
        words = (f"{NAMES[view.asked[0]]} still chooses",) if alone else waits_in_words(view, WHO)
        assert grown_up.said(message).line == line(words), view
        assert child.said(message) == child_said(CHILDS.awaited(view, WHO)), view


def test_every_question_and_every_wait_comes_up() -> None:
    """What is compared above is all that there is."""
    said = {asked(*of).key for of in ((verbs, view, chosen) for verbs, chosen, view in heard()[1])}
    said |= {message.key for view in heard()[2] if (message := awaited(view))}
    keys = Catalogue().chain[0].entries
    assert said == {key for key in keys if key.startswith(("spooks-ask-", "spooks-wait-"))}


@pytest.mark.parametrize("register", ["grown-up", "child"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_has_to_be_said_in_another_language(language: str, register: Register) -> None:
    catalogue = Catalogue(language)
    catalogue.chain = catalogue.chain[:1]
    voice = Voice(catalogue, register, NAMES)
    events, asks, views = heard()
    said = [*map(told, events), *(asked(verbs, view, chosen) for verbs, chosen, view in asks), *map(awaited, views)]
    for message in filter(None, said):
        words = voice.words(message)
        assert words[0] == words[0].upper() and "  " not in words, words
