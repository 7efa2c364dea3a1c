"""Spooks as messages: what they say in English is what the tables of words say, part by part, over whole matches."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from engine.core.dealers import SeededDealer
from engine.core.events import Event
from engine.core.match import Match
from engine.games import GAMES
from engine.games.spooks import events as happened
from engine.headless.files import open_match
from game.text.catalogue import Catalogue, Line, Picture, Register, Voice
from game.text.languages import LANGUAGES
from scenes.games.spooks.kids import CHILDS
from scenes.games.spooks.said import EVENTS, told
from scenes.games.spooks.words import caption
from scenes.table.phrases import Face, Phrase, Speakers, Suit

GOLDEN = sorted(Path(__file__).parents[1].joinpath("golden").glob("spooks-*.jsonl"))
SITTINGS = (
    ("hand", 3, {"ghost": True, "masters": True}),
    ("hand", 12, {"decks": 2, "masters": True}),
    ("series", 4, {"target": 60, "masters": True}),
    ("long", 5, {"target": 30, "masters": True}),
)
NAMES = tuple(f"Seat {seat} {{x}}" for seat in range(12))
WHO = Speakers(NAMES, tuple((seat,) for seat in range(12)))
KINDS = {kind for kind in vars(happened).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}


def played(variant: str, players: int, options: dict[str, object]) -> Match:
    """A match in which everybody does anything."""
    game, rng, dealer = GAMES["spooks"], Random(3), SeededDealer(4)
    match = Match(game, game.setup(variant, players, options))
    while not match.over and len(match.events) < 1500:
        chance = match.chance()
        match.submit(dealer.answer(*chance) if chance else rng.choice(list(rng.choice(match.prompts()).steps())[:300]))
    return match


@cache
def events() -> tuple[Event, ...]:
    """Everything that happened in these matches, the same thing once."""
    matches = (*map(open_match, GOLDEN), *(played(*sitting) for sitting in SITTINGS))
    return tuple({repr(event): event for match in matches for event in match.events}.values())


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
    assert set(EVENTS) == KINDS == {type(event) for event in events()}


@pytest.mark.parametrize("register", ["grown-up", "child"])
def test_messages_say_what_the_tables_say(register: Register) -> None:
    voice = Voice(Catalogue(), register, NAMES)
    for event in events():
        phrase = caption(event, WHO) if register == "grown-up" else CHILDS.caption(event, WHO) or caption(event, WHO)
        assert voice.said(told(event)).line == line(phrase), event


@pytest.mark.parametrize("register", ["grown-up", "child"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_has_to_be_said_in_another_language(language: str, register: Register) -> None:
    catalogue = Catalogue(language)
    catalogue.chain = catalogue.chain[:1]
    voice = Voice(catalogue, register, NAMES)
    for event in events():
        words = voice.words(told(event))
        assert words[0] == words[0].upper() and "  " not in words, words
