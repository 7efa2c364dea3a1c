"""Private faces at a table with hands that must be held up (G3). With the hand down the screen shows nothing that only
its seat may see."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from random import Random

import pytest

from engine.core.seats import PUBLIC
from engine.games import GAMES
from game.cards.sprite import Key, Prints
from game.input.actions import Action, Press
from scenes.seating import TablePlan
from scenes.table.asks.asks import PartsAsk, PlatesAsk
from scenes.table.asks.picks import PicksAsk
from scenes.table.game_table import table_of
from scenes.table.stage.own_hand import OwnHand
from tests.samples import screen_sample_of
from tests.scenes.at_table import TablePilot, match_of, plan
from tests.scenes.test_table_twins import any_step

ANNA, THEO = "pad:1", "pad:2"
FRAME = 1 / 20
ANSWERS = 16
NEST = 5


class Eyes:
    """The faces whose prints a frame has used."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seen: set[str] = set()
        find = Prints._find

        def found(prints: Prints, key: Key) -> object:
            self.seen |= {key[0][0]} - {None}
            return find(prints, key)

        monkeypatch.setattr(Prints, "_find", found)


def strings(value: object) -> Iterator[str]:
    """All strings in a value and in its parts."""
    if isinstance(value, str):
        yield value
    elif is_dataclass(value):
        for one in fields(value):
            yield from strings(getattr(value, one.name))
    elif isinstance(value, dict):
        yield from strings(tuple(value.items()))
    elif isinstance(value, (tuple, list, set, frozenset)):
        for part in value:
            yield from strings(part)


def public_words(pilot: TablePilot) -> set[str]:
    """All public words so far; a card that is not among them is private."""
    match = match_of(pilot.table)
    return {*strings(match.heard(PUBLIC)), *strings(match.view(PUBLIC))}


def hold(pilot: TablePilot, device: str, up: bool) -> None:
    """Press or release the button that holds a hand up."""
    pilot.context.stack.act(Press(Action.LOOK, device, released=not up))
    pilot.context.stack.apply()


def asked(pilot: TablePilot) -> bool:
    """Whether one of the people is asked behind the curtain."""
    answering = pilot.table.screen.answering
    return pilot.scene is pilot.table and answering is not None and not answering.in_public


def sit(data: Path, table: TablePlan, pace: str = "normal") -> TablePilot:
    """Two people who hold to look."""
    pilot = TablePilot(data, table, pace=pace)
    pilot.context.settings.change(look="hold")
    return pilot


def look_on(pilot: TablePilot, eyes: Eyes) -> None:
    """Draw a frame, and more until the story is over; no face of a frame may be private while the hand is down."""
    while True:
        eyes.seen.clear()
        pilot.frame(FRAME)
        if pilot.table.screen.board is None and pilot.table.screen.hand.rise == 0:
            assert eyes.seen <= public_words(pilot)
        if pilot.scene is not pilot.table or not pilot.table.screen.animations.busy:
            return


def until_the_nest_is_laid(pilot: TablePilot) -> str:
    """Answer until one of the people has won the bidding and has laid the nest, with the hand let go at once. Return
    the device."""
    while True:
        pilot.until(lambda: asked(pilot))
        device, table = pilot.device(), pilot.table
        verbs = table.session.facts_for(table.screen.answering.seat).verbs
        steps = [step for prompt in match_of(table).prompts_of(table.screen.answering.seat) for step in prompt.steps()]
        hold(pilot, device, up=True)
        pilot.frame(FRAME)
        pilot.answer(device, next((step for step in steps if step.do == "bid"), steps[0]))
        hold(pilot, device, up=False)
        if verbs == ("bury",):
            return device


def test_a_nest_that_is_laid_shows_no_face_once_the_hand_is_released(tmp_path: Path, monkeypatch) -> None:
    """G3: before, five buried cards flew face up for 0.35 s when the bidder had released the button."""
    eyes = Eyes(monkeypatch)
    with sit(tmp_path, plan("classic", 4, (ANNA, THEO))) as pilot:
        until_the_nest_is_laid(pilot)
        assert len(eyes.seen - public_words(pilot)) > NEST, "the hand was up"
        assert pilot.table.screen.animations.busy
        look_on(pilot, eyes)


@pytest.mark.parametrize("game", GAMES)
def test_with_the_hand_down_every_face_is_public(game: str, tmp_path: Path, monkeypatch) -> None:
    """G3: after any answer, with the button released at once. A board closes when it is answered."""
    eyes, rng, way = Eyes(monkeypatch), Random(1), screen_sample_of(game).table
    with sit(tmp_path, plan(way.variant, way.players, (ANNA, THEO), game, **way.options)) as pilot:
        for _ in range(ANSWERS):
            pilot.until(lambda: asked(pilot) or pilot.table.screen.board is not None)
            seat = pilot.table.screen.room.looker
            assert seat is not None
            step, device = (
                any_step(rng.choice(match_of(pilot.table).prompts_of(seat)), rng),
                pilot.table.screen.room.seating[seat].device,
            )
            if pilot.table.screen.board is not None:
                assert pilot.table.screen.reveals, "a board needs no button"
                pilot.table.flow.answer(step)
            else:
                look_on(pilot, eyes)
                hold(pilot, device, up=True)
                pilot.answer(device, step)
                hold(pilot, device, up=False)
            look_on(pilot, eyes)


@pytest.mark.parametrize("game", [game for game in GAMES if table_of(game).feature(OwnHand) is not None])
def test_with_the_hand_down_nothing_shows_the_picked_cards(game: str, tmp_path: Path) -> None:
    """G3: the plate over the hand shows picked cards, and the sentence counts them. The table lights the places for the
    card under the hook."""
    way = screen_sample_of(game).table
    with sit(tmp_path, plan(way.variant, way.players, (ANNA, THEO), game, **way.options), pace="off") as pilot:
        asks, lit = set[type](), 0
        for _ in range(ANSWERS):
            pilot.until(lambda: asked(pilot))
            device, ask = pilot.device(), pilot.table.screen.answering.ask
            pilot.frames(3)  # a moving picture is drawn as sharply as a still one
            before, asks = pilot.drawn(), asks | {type(ask)}
            hold(pilot, device, up=True)
            for _ in range(3):
                pilot.tap(Action.RIGHT, device)
                if isinstance(ask, PartsAsk) and ask.plate is None:
                    pilot.tap(Action.CONFIRM, device)
            pilot.frame(FRAME)
            assert pilot.drawn() != before
            lit += len(pilot.table.screen.stage.meant)
            hold(pilot, device, up=False)
            pilot.frame(FRAME)
            assert pilot.drawn() == before and not pilot.table.screen.stage.meant
            hold(pilot, device, up=True)
            pilot.answer(device, pilot.decided())
            hold(pilot, device, up=False)
        assert asks - {PlatesAsk}, "cards were asked for"
        assert bool(lit) == (PicksAsk in asks)
        pilot.until(lambda: asked(pilot))
        said = pilot.table.bar_words()
        pilot.table.cover()
        assert said == pilot.table.bar_words(), "what all may read, and not what the hand leaves its seat to do"
