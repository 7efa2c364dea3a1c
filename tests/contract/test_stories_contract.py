"""The promises of every table about whole matches. Every story plays and lands, told frame by frame or cut off, and
leaves the table in the state of the rules. Names stand for "you", and every question and answer has its words."""

import re
from random import Random
from typing import Any

import pytest

from engine.core.dealers import SeededDealer
from engine.core.events import redact
from engine.core.match import Match
from engine.core.seats import PUBLIC, Viewer
from engine.core.views import viewers
from engine.games import GAMES
from game.cards.slots import Slot
from game.cards.sprite import CardSprite, Prints
from game.cards.table import Table
from game.sound.captions import CAPTIONS
from game.theme import GROWN_UP, Theme
from scenes.games import sides_of
from scenes.seating import first_seating
from scenes.table.game_table import GameTable, table_of
from scenes.table.phrases import Speakers
from scenes.table.stage.animation_queue import tell, to_tell
from scenes.table.stage.scenery import HangingSigns
from scenes.table.stage.stage import Stage
from scenes.table.stage.table_layout import SeatRow, TableLayout
from tests.contract.sittings import next_step, some
from tests.samples import ScreenSample, Way, screen_sample_of
from tests.scenes.voices import speakers

MOST = 220
"""Steps of a match that are told."""
YOU = re.compile(r"\byou(r|rs)?\b", re.IGNORECASE)


@pytest.mark.parametrize("calm", [False, True])
@pytest.mark.parametrize("viewer", [PUBLIC, 0, 1])
@pytest.mark.parametrize(
    ("game", "way"),
    [pytest.param(name, way, id=f"{name}-{way}") for name in GAMES for way in screen_sample_of(name).told],
)
def test_random_matches_are_told_to_the_end(game: str, way: Way, viewer: Viewer, calm: bool) -> None:
    game_table, sample, heard = table_of(game), screen_sample_of(game), set[str]()
    theme, row = Theme(name="kids") if calm else GROWN_UP, game_table.feature(SeatRow)
    match, dealer, rng = Match(GAMES[game], GAMES[game].setup(*way)), SeededDealer(4), Random(3)
    floor = TableLayout(
        way.players,
        0,
        viewer == PUBLIC,
        calm,
        game_table.feature(HangingSigns) is not None,
        row=row.of(way.players, theme) if row is not None else None,
    )
    prints = Table(Prints(game_table.deck, theme))
    stage = Stage(match.view(viewer), prints, floor, lambda name, *how: heard.add(name), calm)
    stage.gathered = [0] * way.players
    who = speakers(first_seating(way.players, None), sides_of(match.setup))
    says_who: set[bool] = set()
    for number in range(MOST):
        if match.over:
            break
        told = redact(match.submit(next_step(match, dealer, rng)), viewer)
        story = tuple(to_tell(told, match.game.follow, stage.view))
        for event, seen, _ in story:
            words = who.words(game_table.row(event).says(event, seen, who))
            assert words and not YOU.search(words), words
        clip = tell(story, game_table, stage, who)
        if number % 3 == 2:
            clip.finish()
        for _ in range(400):
            if clip.done:
                break
            clip.advance(0.2)
        assert clip.done and not stage.table.flying
        assert stage.view == match.view(viewer)
        settled(stage, game_table, sample)
        says_who |= asked(match, game_table, who)
    assert number > 12
    assert len(says_who) == 1, "the table says always or never for whom it waits"
    assert sample.told_sounds <= heard <= set(CAPTIONS)


@pytest.mark.parametrize("game", GAMES)
def test_these_matches_have_all_but_the_rarest_events(game: str) -> None:
    happened: set[type] = set()
    for way in screen_sample_of(game).told:
        match, dealer, rng = Match(GAMES[game], GAMES[game].setup(*way)), SeededDealer(4), Random(3)
        while not match.over and len(match.steps) < MOST:
            match.submit(next_step(match, dealer, rng))
        happened |= {type(event) for event in match.events}
    assert {row.event for row in table_of(game).told} - happened == screen_sample_of(game).rare


def settled(stage: Stage, game_table: GameTable[Any], sample: ScreenSample) -> None:
    """Check that the story shows the state of the view, and prepare the next as a screen would."""
    if stage.tableau is not None:
        sample.tableau(stage.tableau, stage.view)
    stage.tableau = None
    stage.flourishes.clear()
    for lying in game_table.layout.lie(stage.view, stage.floor, {}):
        if getattr(stage.view, "phase", "") not in sample.unlaid:
            there = stage.table.cards(lying.zone)
            assert tuple(sprite.card for sprite in there) == lying.cards, lying.zone
            stays = lying.zone.kind not in sample.moving
            assert not stays or [place(sprite) for sprite in there] == list(map(place, lying.slots)), lying.zone
        stage.table.sync(lying.zone, lying.slots, lying.cards, lying.shades, lying.fanned)


def place(lying: CardSprite | Slot) -> tuple[int, int]:
    return round(lying.x), round(lying.y)


def asked(match: Match, game_table: GameTable[Any], who: Speakers) -> set[bool]:
    """Check that every question and answer has its words. Return whether the table says for whom it waits."""
    awaited = {game_table.text.awaited(match.view(viewer), who) for viewer in viewers(match.setup.players)}
    assert len(awaited) == 1, "the public words are the same for every viewer"
    (waits,) = awaited
    assert waits is None or (match.waiting() and not YOU.search(who.words(waits)))
    for seat in match.waiting():
        view, prompts = match.view(seat), match.prompts_of(seat)
        assert who.words(
            game_table.text.question([prompt.verb for prompt in prompts if not prompt.interrupts], view, 0)
        )
        for prompt in prompts:
            assert all(game_table.text.choice(step, view, who) for step in some(prompt.steps(), 20))
    return {waits is not None} if match.waiting() else set()
