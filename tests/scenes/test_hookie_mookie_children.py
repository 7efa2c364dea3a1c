"""Hookie-Mookie for a child: one question at a time on buttons with pictures. It covers all legal answers and no
others, asks nothing with one answer, and only in private."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

import pytest
from pygame import Rect

from engine.core.cards import Card
from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.prompts import Prompt
from engine.core.seats import CHANCE, PUBLIC
from engine.core.steps import Step
from engine.games import GAMES
from engine.games.hookie_mookie.cards import VALUE
from engine.headless.playout import LevelBots, advance
from game.draw import text
from game.input.actions import KEYS, MOUSE, TOUCH, Action
from game.theme import SAFE
from scenes.games import kids_preset_of
from scenes.games.hookie_mookie.picture_questions import buttons
from scenes.handover.curtain import CurtainScene
from scenes.table.asks.picture_asks import PictureAsk, PictureButton
from scenes.table.asks.picture_buttons import HIGH, WIDE, button_rects, fitted
from scenes.table.turns import only_answer
from tests.scenes.at_table import TablePilot, match_of, plan

GAME = "hookie_mookie"
LONG = 4000


def asked() -> Iterator[tuple[tuple[Prompt, ...], tuple[PictureButton, ...]]]:
    """Every question on buttons in some matches of the lighter game."""
    preset = kids_preset_of(GAME).PRESET
    for seed in range(3):
        match = Match(GAMES[GAME], GAMES[GAME].setup(preset.variant, preset.players, dict(preset.options)))
        dealer, bots = SeededDealer(seed), LevelBots(seed, ("random",) * preset.players)
        while not match.over:
            for seat in match.waiting():
                prompts = match.prompts_of(seat)
                if seat != CHANCE and (first := buttons(prompts, match.view(seat))):
                    yield prompts, first
            advance(match, dealer, bots)


def leaves(shown: Sequence[PictureButton]) -> Iterator[PictureButton]:
    for button in shown:
        yield from leaves(button.then) if button.then else (button,)


@pytest.mark.parametrize("room", [200, 340, 476])
@pytest.mark.parametrize("words", ["Maximilian rufen", "Call Bartholomew", "Zwei 5er und einen Joker legen", "Hubert"])
def test_no_word_is_wider_than_its_button(words: str, room: int) -> None:
    em, lines = fitted(words, 84, room)
    assert len(lines) <= 2 and all(text.width(line, em, "kids_bold") <= room for line in lines)
    assert room < 340 or " ".join(lines) == words, "and none is cut off where it could be smaller"


def test_buttons_lead_to_all_legal_answers_and_no_others() -> None:
    met = 0
    for prompts, first in asked():
        legal = [step for prompt in prompts for step in prompt.steps()]
        assert all(any(button.leads_to(step) for button in first) for step in legal)
        given = [button.step for button in leaves(first)]
        assert all(any(prompt.accepts(step) for prompt in prompts) for step in given if step)
        met += 1
    assert met > 20


def test_no_question_has_one_answer_and_cards_of_a_value_are_one_button() -> None:
    for _, first in asked():
        questions = [first]
        while questions:
            shown = questions.pop()
            assert shown is first or len(shown) > 1
            questions += [button.then for button in shown if button.then]
        kinds = [meaning(button) for button in leaves(first)]
        assert len(kinds) == len(set(kinds))


def meaning(button: PictureButton) -> tuple[object, ...]:
    """The meaning of a button, for any suits of its cards."""
    step = button.step
    assert step is not None
    return step.do, *((name, _values(value)) for name, value in step.args)


def _values(value: object) -> object:
    return tuple(sorted(VALUE[Card(str(card))] for card in value)) if isinstance(value, tuple) else value


@pytest.mark.parametrize("count", range(1, 8))
def test_buttons_are_apart_on_the_stage_and_all_come_into_view(count: int) -> None:
    seen = set()
    for focus in range(count):
        placed = button_rects(count, focus)
        rects = [rect for _, rect in placed]
        assert focus in dict(placed) and all(Rect(SAFE).contains(rect) and rect.height == HIGH for rect in rects)
        assert all(one.right < other.left for one, other in pairwise(rects))
        seen |= set(dict(placed))
    assert seen == set(range(count))
    assert count > 2 or placed[0][1].width == WIDE


def kids_table(folder: Path, *devices: str) -> TablePilot:
    preset = kids_preset_of(GAME).PRESET
    pilot = TablePilot(folder, plan(preset.variant, preset.players, devices, GAME, **dict(preset.options)))
    pilot.context.settings.change(theme="kids")
    pilot.table.screen.build()
    pilot.table.flow.next()
    return pilot


def pictured(pilot: TablePilot) -> bool:
    there = pilot.table.screen.answering
    return pilot.scene is pilot.table and there is not None and isinstance(there.ask, PictureAsk)


@pytest.mark.parametrize("device", [KEYS, "pad:1", MOUSE, TOUCH])
def test_a_child_answers_by_every_device(device: str, tmp_path: Path) -> None:
    with kids_table(tmp_path, KEYS if device in (MOUSE, TOUCH) else device) as pilot:
        for _ in range(3):
            pilot.until(lambda: pictured(pilot), LONG)
            match, step = match_of(pilot.table), pilot.decided()
            steps = len(match.steps)
            assert len(pilot.table.hints()) <= 3
            while pictured(pilot) and len(match.steps) == steps:
                pilot.time()
                press(pilot, step, device)
            assert match.steps[steps].do == step.do
            pilot.time()


def press(pilot: TablePilot, step: Step, device: str) -> None:
    """The button that leads to the step."""
    answering = pilot.table.screen.answering
    assert answering is not None and isinstance(answering.ask, PictureAsk)
    place = next(i for i, button in enumerate(answering.ask.plates) if button.leads_to(step))
    if device not in (MOUSE, TOUCH):
        pilot._walk(device, answering.ask, place)
        pilot.tap(Action.CONFIRM, device)
        return
    while place not in dict(answering.choices.rects()):
        pilot.tap(Action.RIGHT, KEYS)
    at = dict(answering.choices.rects())[place].center
    (pilot.click if device == MOUSE else pilot.touch)(*at)


def test_back_leads_to_the_question_before(tmp_path: Path) -> None:
    with kids_table(tmp_path, KEYS) as pilot:

        def several() -> bool:
            there = pilot.table.screen.answering
            return pictured(pilot) and any(button.then for button in there.ask.plates)

        pilot.until(several, LONG)
        answering = pilot.table.screen.answering
        assert answering is not None and isinstance(answering.ask, PictureAsk)
        first, place = answering.ask.plates, next(i for i, one in enumerate(answering.ask.plates) if one.then)
        pilot._walk(KEYS, answering.ask, place)
        pilot.tap(Action.CONFIRM, KEYS)
        assert answering.ask.plates == first[place].then and answering.question is not None
        pilot.tap(Action.BACK, KEYS)
        assert pilot.scene is pilot.table and answering.ask.plates == first and answering.ask.focus == place


def test_a_question_with_one_answer_is_not_asked_and_cards_are_put_aside_for_the_rest(tmp_path: Path) -> None:
    with kids_table(tmp_path, KEYS) as pilot:
        for _ in range(300):
            asked, match = pilot.table.screen.answering, match_of(pilot.table)
            if match.over:
                break
            if pilot.scene is pilot.table and asked is not None:
                assert only_answer(match.prompts_of(asked.seat)) is None
                pilot.table.update(1.0)
                assert pilot.table.screen.stage.moved_aside == (1.0 if isinstance(asked.ask, PictureAsk) else 0.0)
            pilot.on()


def test_in_public_no_button_is_seen(tmp_path: Path) -> None:
    with kids_table(tmp_path, "pad:1", "pad:2") as pilot:
        met = 0
        for _ in range(400):
            table = pilot.table
            if pilot.scene is table and table.screen.answering is not None:
                met += table.screen.answering.choices.pictured
                assert (
                    not table.screen.answering.choices.pictured
                    or table.screen.room.viewpoint == table.screen.answering.seat != PUBLIC
                )
            if isinstance(pilot.scene, CurtainScene):
                assert table.screen.answering is None
            pilot.on()
        assert met
