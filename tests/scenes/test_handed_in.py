"""Handing in an answer: the plate dips, and the parts fly from it to their places. This happens only if the answer is
hidden from no player in the room, and only with motion."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.messages import say
from game.canvas import Canvas
from game.easing import PLATE_DIPS, PLATE_UNDONE
from game.input.actions import Action
from game.theme import GROWN_UP, KIDS, STAGE, Theme
from game.widgets.bindings import Binding, hints_of
from scenes.table.asks.asks import Summary
from scenes.table.asks.confirm_plate import ConfirmPlate, at_plate
from scenes.table.stage.handed_in import DIP, HandedIn
from tests.games.hooky.tables import dealt
from tests.pilot import Pilot
from tests.scenes.at_table import TablePilot
from tests.scenes.hooky_table_helpers import PAD, opened, write
from tests.scenes.hooky_table_helpers import sit as at_desk
from tests.scenes.porters import sit as in_hall
from tests.scenes.test_confirm_grammar import ONE, TABLES, TWO, asked_for_parts, pick
from tests.scenes.voices import voice


def handed(pilot: TablePilot) -> HandedIn | None:
    """The parts that leave their plate now."""
    return pilot.table.screen.stage.handed


@pytest.mark.parametrize(("game", "variant", "players"), TABLES)
def test_cards_start_from_the_plate_that_has_dipped(tmp_path: Path, game: str, variant: str, players: int) -> None:
    with asked_for_parts(tmp_path, game, variant, players, ONE) as pilot:
        asked = pick(pilot, ONE)
        picked = sorted(asked.hand[index] for index in asked.chosen)
        pilot.tap(Action.CONFIRM, ONE)
        leaves = handed(pilot)
        assert leaves is not None and leaves.stands and not leaves.covers
        assert sorted(part.card for part in leaves.parts) == picked
        starts = {(part.x, part.y) for part in leaves.parts}
        pilot.time(PLATE_DIPS.seconds * 0.99)
        assert 0 < leaves.plate.dip <= DIP and leaves.stands
        pilot.time(PLATE_DIPS.seconds * 0.02)
        pilot.time(0.0)
        assert not leaves.stands and leaves.parts == [], "they fly"
        flying = [(round(sprite.x), round(sprite.y)) for sprite in pilot.table.screen.stage.table.flying]
        assert any((round(x), round(y)) in flying for x, y in starts), "from where they stood on the plate"
        pilot.until(lambda: not pilot.table.flow.animations.busy)
        assert handed(pilot) is None


def test_a_vote_is_packed_into_the_suitcase_at_the_own_plate(tmp_path: Path) -> None:
    with in_hall(tmp_path, ONE, players=3, pace="normal") as pilot:
        pilot.until_phase("votes")
        for number in (4, 2):
            pilot.go_to(("word", number), ONE)
        pilot.tap(Action.CONFIRM, ONE)
        leaves = handed(pilot)
        assert leaves is not None and leaves.covers and len(leaves.parts) == 2
        before = [(part.x, part.y) for part in leaves.parts]
        for _ in range(12):
            pilot.time(0.02)
        assert not leaves.stands and [(part.x, part.y) for part in leaves.parts] != before
        assert all(part.y <= y for part, (_, y) in zip(leaves.parts, before, strict=False)), "up to the header"
        pilot.time(1.0)
        assert leaves.parts == []


def test_the_letters_of_a_word_fly_to_their_hooks(tmp_path: Path) -> None:
    with at_desk(tmp_path, dealt(), PAD, pace="normal") as pilot:
        board = opened(pilot, PAD)
        write(pilot, board, "GHOST", PAD)
        assert board.plate.focused
        pilot.tap(Action.CONFIRM, PAD)
        leaves = handed(pilot)
        assert leaves is not None and leaves.covers and len(leaves.parts) == len("GHOST")
        pilot.time(PLATE_DIPS.seconds + 0.01)
        for _ in range(12):
            pilot.time(0.02)
        assert 0 < len(leaves.parts) <= len("GHOST") and leaves.parts[0].scale > 1, "larger on the hooks"
        pilot.time(2.0)
        assert leaves.parts == []


@pytest.mark.parametrize(("game", "variant", "players"), TABLES)
def test_nothing_leaves_a_plate_if_others_are_in_the_room(
    tmp_path: Path, game: str, variant: str, players: int
) -> None:
    with asked_for_parts(tmp_path, game, variant, players, ONE, TWO) as pilot:
        device = pilot.device()
        pick(pilot, device)
        pilot.tap(Action.CONFIRM, device)
        assert handed(pilot) is None


def test_with_less_motion_nothing_leaves_a_plate(tmp_path: Path) -> None:
    with asked_for_parts(tmp_path, *TABLES[0], ONE) as pilot:
        pilot.context.settings.change(reduced_motion=True)
        pick(pilot, ONE)
        pilot.table.screen.calm = True
        pilot.tap(Action.CONFIRM, ONE)
        assert handed(pilot) is None


def test_a_plate_fades_to_dashes_when_a_part_is_taken_back(tmp_path: Path) -> None:
    def commands(calm: bool, seconds: float) -> int:
        plate = ConfirmPlate(GROWN_UP, voice(), lambda action: ("keys", "Enter"), (960, 540), calm=calm)
        plate.show(Summary(say("rook-lay-down"), True), focused=True)
        plate.update(1.0)
        plate.show(Summary(say("table-picked", count=4, amount=5), False))
        plate.update(seconds)
        canvas = Canvas(STAGE)
        plate.draw(canvas)
        return len(canvas.commands)

    with Pilot(tmp_path):
        assert commands(False, PLATE_UNDONE.seconds / 2) == commands(False, PLATE_UNDONE.seconds * 1.1) + 1
        assert commands(True, PLATE_UNDONE.seconds / 2) == commands(False, PLATE_UNDONE.seconds * 1.1)


@pytest.mark.parametrize(
    ("theme", "family", "count"),
    [
        (GROWN_UP, "keys", 4),
        (KIDS, "keys", 3),
        (replace(GROWN_UP, text_scale=2.0), "pad", 3),
        (KIDS, "pointer", 4),
        (replace(KIDS, text_scale=2.0), "pointer", 4),
    ],
)
def test_at_the_plate_children_see_two_buttons_and_the_way_out(theme: Theme, family: str, count: int) -> None:
    """Unless the only buttons are those on the screen."""
    words = {
        Action.CONFIRM: say("table-play"),
        Action.DOWN: say("hint-change"),
        Action.INFO: say("table-coach"),
        Action.MENU: say("table-pause"),
    }
    bindings = [Binding(action, lambda press: None, said) for action, said in words.items()]
    spared, labels = (
        at_plate(bindings, theme, lambda action: (family, "a")),
        [voice().words(one) for one in words.values()],
    )
    assert [hint.label for hint in hints_of(spared, voice())] == [*labels[: count - 1], labels[-1]]
    assert [binding.action for binding in spared] == list(words), "all are understood"
