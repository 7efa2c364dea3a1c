"""Confirming at every table: a complete answer of several parts waits on its plate. Confirm hands it in and never takes
anything back, and no other player sees any of it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from engine.core.messages import say
from engine.core.seats import PUBLIC, Viewer
from engine.core.steps import Step
from engine.games import GAMES
from game.input.actions import Action
from game.theme import GROWN_UP, KIDS, SMALLEST_TEXT
from scenes.handover.curtain import CurtainScene
from scenes.table.asks.asks import PartsAsk, Summary
from scenes.table.asks.confirm_plate import MOST, ConfirmPlate
from scenes.table.turns import only_answer
from tests.scenes.at_table import TablePilot, indices, match_of, plan
from tests.scenes.voices import voice

ONE, TWO = "pad:1", "pad:2"
TABLES = [("rook", "classic", 4), ("hookie_mookie", "together", 3), ("hookie_mookie", "race", 2)]


@contextmanager
def asked_for_parts(folder: Path, game: str, variant: str, players: int, *people: str) -> Iterator[TablePilot]:
    """A table at which a player is to pick cards."""
    with TablePilot(folder, plan(variant, players, people, game), pace="normal") as pilot:
        table = pilot.table
        pilot.until(
            lambda: (
                pilot.scene is table
                and table.screen.answering is not None
                and isinstance(table.screen.answering.ask, PartsAsk)
                and bool(indices(table.screen.answering.ask, pilot.decided(1)))
            )
        )
        yield pilot


def pick(pilot: TablePilot, device: str) -> PartsAsk:
    """Pick a computer player's cards, up to the last one."""
    assert pilot.table.screen.answering is not None
    asked = pilot.table.screen.answering.ask
    assert isinstance(asked, PartsAsk)
    pilot._pick(device, asked, pilot.decided(1))
    return asked


@pytest.mark.parametrize(("game", "variant", "players"), TABLES)
def test_a_second_enter_confirms(tmp_path: Path, game: str, variant: str, players: int) -> None:
    with asked_for_parts(tmp_path, game, variant, players, ONE) as pilot:
        asked = pick(pilot, ONE)
        steps = len(match_of(pilot.table).steps)
        assert asked.plate == 0 and asked.summary is not None and asked.summary.complete
        pilot.tap(Action.CONFIRM, ONE)
        assert len(match_of(pilot.table).steps) == steps + 1


@pytest.mark.parametrize(("game", "variant", "players"), TABLES)
def test_the_rail_has_three_hints_and_the_pause_at_most(tmp_path: Path, game: str, variant: str, players: int) -> None:
    with asked_for_parts(tmp_path, game, variant, players, ONE) as pilot:
        asked = pick(pilot, ONE)
        for _ in range(len(asked.chosen)):
            hints = pilot.table.hints()
            assert len(hints) <= 4 and (hints[-1].action, hints[-1].label) == (Action.MENU, "Pause")
            pilot.tap(Action.BACK, ONE)
            assert pilot.scene is pilot.table and pilot.table.screen.answering is not None, (
                "back takes back, and hides nothing"
            )
        assert not asked.begun


@pytest.mark.parametrize(("game", "variant", "players"), TABLES)
def test_the_next_curtain_is_the_same_for_any_parts_on_the_plate(
    tmp_path: Path, game: str, variant: str, players: int
) -> None:
    """Pictures and sounds, frame by frame, after no part, one part, all of them, and all of them and one taken back."""
    seen = []
    for number in range(4):
        with asked_for_parts(tmp_path / str(number), game, variant, players, ONE, TWO) as pilot:
            device = pilot.device()
            pilot.context.sound.played.clear()
            if number == 1:
                pilot.tap(Action.CONFIRM, device)
            elif number:
                pick(pilot, device)
            if number == 3:
                pilot.tap(Action.BACK, device)
            pilot.frames(3)
            pilot.tap(Action.LOOK, device)
            assert isinstance(pilot.scene, CurtainScene) and pilot.table.screen.room.viewpoint == PUBLIC
            shown = []
            for _ in range(3):
                pilot.frames(1)
                shown.append(pilot.drawn())
            seen.append((shown, list(pilot.context.sound.played)))
    assert all(one == seen[0] for one in seen)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_sentence_belongs_to_the_story(tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """During the story of a step, the rail does not yet name the next seat."""
    variant = GAMES[game].variants[0]
    with TablePilot(tmp_path, plan(variant.name, min(variant.players), (), game), pace="normal") as pilot:
        table, told, before = pilot.table, 0, []
        session, screen = table.session, table.screen
        submit, sync = session.submit, screen.sync

        def submitted(step: Step, viewer: Viewer) -> object:
            before.append(match_of(session).waiting())
            return submit(step, viewer)

        def synced() -> None:
            before.clear()
            sync()

        monkeypatch.setattr(session, "submit", submitted)
        monkeypatch.setattr(screen, "sync", synced)
        for _ in range(2000):
            pilot.time(0.5)
            if pilot.scene is table and table.flow.animations.busy and before:
                told += before[0] != match_of(session).waiting()
                assert screen.waiting == before[0]
            if told == 3:
                return
        raise AssertionError("nothing was told")


def test_a_question_with_one_answer_is_not_asked(tmp_path: Path) -> None:
    """One person among computer players; with others in the room the question is asked as usual."""
    for people in ((ONE,), (ONE, TWO)):
        with TablePilot(tmp_path / str(len(people)), plan("together", 3, people, "hookie_mookie")) as pilot:
            table, met = pilot.table, 0
            for _ in range(3000):
                if match_of(table).over or met:
                    break
                asked = table.screen.answering
                if pilot.scene is table and asked is not None:
                    met += only_answer(match_of(table).prompts_of(asked.seat)) is not None
                pilot.on()
            assert bool(met) is (len(people) > 1)


def test_the_plate_moves_only_with_motion() -> None:
    def shown(calm: bool) -> tuple[ConfirmPlate, float]:
        plate = ConfirmPlate(GROWN_UP, voice(), lambda action: ("keys", "Enter"), (960, 540), calm=calm)
        plate.show(Summary(say("table-picked", count=3, amount=5), False))
        assert not plate.complete and not plate.focused
        plate.show(Summary(say("rook-lay-down"), True), focused=True, hook_from=(300, 700))
        return plate, plate._focused_for

    assert shown(calm=False)[1] == 0.0 and shown(calm=True)[1] == float("inf")


@pytest.mark.parametrize(("wide", "shrinks"), [(2.0, False), (5.0, False), (10.0, True), (12.0, True)])
def test_pictures_on_a_plate_shrink_before_its_words_do(wide: float, shrinks: bool) -> None:
    """`wide`: the width of the pictures, in their heights."""
    heights: list[int] = []

    def parts(high: int) -> tuple[pygame.Surface, ...]:
        heights.append(high)
        return (pygame.Surface((round(wide * high), high)),)

    plate = ConfirmPlate(KIDS, voice(), lambda action: ("keys", "Enter"), (960, 540))
    plate.show(Summary(say("rook-lay-down"), True), parts)
    said = plate._words(Summary(say("rook-lay-down"), True))
    assert said.words == voice().words(say("rook-lay-down")) and said.em > SMALLEST_TEXT
    assert plate.rect.width <= MOST and (plate.parts[0].get_height() < heights[0]) is shrinks
