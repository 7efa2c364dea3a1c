"""The words, sounds and motions of Hooky: every event is told, names instead of "you", and the story is the truth."""

import re
from dataclasses import replace
from random import Random

import pytest

from engine.core.dealers import SeededDealer
from engine.core.events import redact
from engine.core.match import Match
from engine.core.seats import PUBLIC, Viewer
from engine.games import GAMES
from engine.games.hooky import events as happened
from engine.games.hooky.view import View
from game.cards.sprite import Prints
from game.cards.table import Table
from game.sound.captions import CAPTIONS as SOUNDS
from game.theme import GROWN_UP, Theme
from game.timeline import Clip
from scenes.games.hooky import sounds
from scenes.games.hooky.art import faces
from scenes.games.hooky.sentences import decided, verdict
from scenes.games.hooky.table import TABLE
from scenes.seating import first_seating
from scenes.table.phrases import Speakers
from scenes.table.stage.animation_queue import tell, to_tell
from scenes.table.stage.stage import Stage
from scenes.table.stage.table_layout import HeaderBand, TableLayout
from tests.scenes.voices import speakers

GAME = GAMES["hooky"]
EVENTS = {
    value for value in vars(happened).values() if isinstance(value, type) and value.__module__ == happened.__name__
}
YOU = re.compile(r"\byou(r|rs)?\b", re.IGNORECASE)
WHO = speakers(("Anna", "Theo", "Rosa", "Wren"), ((0,), (1,), (2,), (3,)))


def test_every_sound_exists() -> None:
    named = [value for name, value in vars(sounds).items() if name.isupper()]
    flat = {sound for value in named for sound in ((value,) if isinstance(value, str) else value)}
    assert flat <= set(SOUNDS)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("viewer", [PUBLIC, 0])
@pytest.mark.parametrize("calm", [False, True])
def test_whole_matches_are_told_to_the_end(players: int, viewer: Viewer, calm: bool) -> None:
    """Every story plays and lands, told frame by frame or cut off, and leaves the table in the state of the rules."""
    heard: set[str] = set()
    theme = Theme(name="kids") if calm else GROWN_UP
    rng, seating = Random(players), first_seating(players, None)
    match, dealer = Match(GAME, GAME.setup("standard", players, {})), SeededDealer(4)
    band = TABLE.feature(HeaderBand).of(theme)
    floor = TableLayout(players, 0, viewer == PUBLIC, calm, band=band)
    stage = Stage(
        match.view(viewer), Table(Prints(faces, theme)), floor, lambda name, step=0, place=0.0: heard.add(name), calm
    )
    told_kinds: set[type] = set()
    number = 0
    while not match.over:
        number += 1
        told = redact(_step(match, dealer, rng, number), viewer)
        told_kinds |= {type(event) for event in told}
        who = speakers(seating)
        story = tuple(to_tell(told, GAME.follow, stage.view))
        for event, before, _ in story:
            words = who.words(TABLE.row(event).says(event, before, who))
            assert words and not YOU.search(words), words
        _play_out(tell(story, TABLE, stage, who), cut=bool(number % 2))
        assert not stage.table.flying and stage.tableau is None
        _settled(stage, match.view(viewer))
        _asked(match, who)
    assert told_kinds == EVENTS
    assert heard <= set(SOUNDS) and {"chalk", "school_bell", "sponge", "peek"} <= heard


def test_no_seat_has_a_tick_before_it_has_guessed() -> None:
    """HK-71: the round is over, and all still have to guess."""
    match, dealer, rng, told = Match(GAME, GAME.setup("standard", 3, {})), SeededDealer(4), Random(3), ()
    while not any(isinstance(event, happened.RoundOver) and event.guessing for event in told):
        before = match.view(PUBLIC)
        told = redact(_step(match, dealer, rng, 1), PUBLIC)
    floor = TableLayout(3, 0, True, band=TABLE.feature(HeaderBand).of(GROWN_UP))
    stage = Stage(before, Table(Prints(faces, GROWN_UP)), floor, lambda name, step=0, place=0.0: None)
    story = tell(tuple(to_tell(told, GAME.follow, before)), TABLE, stage, speakers(first_seating(3, None)))
    seen = set()
    while not story.done:
        story.advance(0.1)
        if stage.view.phase == "guesses":
            seen |= {TABLE.layout.items(stage.view, seat, GROWN_UP) for seat in range(3)}
    assert seen == {()}


def _step(match: Match, dealer: SeededDealer, rng: Random, number: int) -> tuple[object, ...]:
    """The step of a computer player; sometimes a word is sent back, or a card revealed."""
    if match.chance():
        return match.submit(dealer.answer(*match.chance()))
    seat = match.waiting()[0]
    asks = match.asks(seat)
    reveals = [prompt for prompt in asks if prompt.verb == "reveal"]
    if reveals and rng.random() < 0.4:
        return match.submit(rng.choice(list(reveals[0].steps())))
    step = GAME.decide(match.view(seat), match.heard(seat), asks, "gentle", number)
    if step.do in ("ask", "clue") and number % 7 == 0:
        against = tuple(other for other in range(match.setup.players) if other != seat)
        step = step._replace(do="withdraw", args=(*step.args, ("against", against)))
    return match.submit(step)


def _play_out(story: Clip, cut: bool) -> None:
    if cut:
        story.finish()
    for _ in range(400):
        if story.done:
            break
        story.advance(0.2)
    assert story.done


def _settled(stage: Stage, view: View) -> None:
    """Check that the story shows the state of the view."""
    assert stage.view == view
    if view.phase != "end":
        for lying in TABLE.layout.lie(view, stage.floor, {}):
            sprites = stage.table.cards(lying.zone)
            assert [sprite.card for sprite in sprites] == list(lying.cards), lying.zone
            assert [(round(s.x), round(s.y)) for s in sprites] == [(round(s.x), round(s.y)) for s in lying.slots]
    for lying in TABLE.layout.lie(view, stage.floor, {}):
        stage.table.sync(lying.zone, lying.slots, lying.cards)


def _asked(match: Match, who: Speakers) -> None:
    """Check that the waiting seats are named, and every question has a sentence."""
    view = match.view(PUBLIC)
    awaited = TABLE.text.awaited(view, who)
    words = who.words(awaited) if awaited is not None else ""
    assert bool(words) == bool(match.waiting()) and not YOU.search(words)
    for seat in match.waiting():
        verbs = tuple(prompt.verb for prompt in match.asks(seat) if not prompt.interrupts)
        assert who.words(TABLE.text.question(verbs, match.view(seat), 0))


def test_hk_95_to_98_the_decision_of_a_tie_is_said_in_words() -> None:
    match = Match(GAME, GAME.setup("standard", 4, {}))
    view: View = match.view(PUBLIC)
    said = {
        how: WHO.words(decided(replace(view, winners=winners, decided=how, scores=(1, 1, 0, 0))))
        for how, winners in (("score", (0,)), ("earliest", (0,)), ("most", (1,)), ("reveals", (1,)), ("shared", (0, 1)))
    }
    assert len(set(said.values())) == 5 and all("Anna" in words or "Theo" in words for words in said.values())
    assert "share" in said["shared"] and "earlier" in said["earliest"]


def test_hk_64_the_verdict_is_said_by_name() -> None:
    assert WHO.words(verdict((), "GLORP", False)) == "GLORP counts"
    assert WHO.words(verdict((1,), "GLORP", False)) == "GLORP counts. Only Theo is against it."
    assert WHO.words(verdict((1, 2), "GLORP", False)) == "GLORP counts. Only Theo and Rosa are against it."
    assert WHO.words(verdict((1, 2, 3), "GLORP", True)) == "GLORP doesn’t count"
