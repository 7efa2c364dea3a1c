"""The latest trick, seen again: it lies there until somebody goes on, or the table does."""

from pathlib import Path

import pytest

from engine.core.messages import verbatim
from game.cards.sprite import CardSprite
from game.input.actions import KEYS, Action
from game.theme import RAIL_TOP, RAIL_TOP_LARGE, SAFE
from scenes.table.bindings import LATEST_KEY
from scenes.table.stage.latest_trick import FACE_UP, LaidTrick, LyingTrick
from tests.scenes.at_table import TablePilot, match_of, plan


def labels(pilot: TablePilot) -> list[str]:
    return [hint.label for hint in pilot.table.hints()]


def said(pilot: TablePilot) -> str:
    """What the rail says, without its pictures."""
    words = pilot.table.spoken().words
    return words if isinstance(words, str) else "".join(part for part in words if isinstance(part, str))


def trick(players: int, winner: int | None) -> LaidTrick:
    return LaidTrick(tuple((seat, f"red-{seat + 1}") for seat in range(players)), winner, verbatim("Ida took it"))


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("players", range(2, 13))
def test_its_cards_lie_in_order_clear_of_each_other_and_of_the_rail(players: int, large: bool) -> None:
    lying = LyingTrick(trick(players, players - 1), large)
    boxes = [CardSprite.at(slot).rect() for slot in lying.slots]
    rail = RAIL_TOP_LARGE if large else RAIL_TOP
    assert all(SAFE.left <= box.left and box.right <= SAFE.right and box.bottom < rail - FACE_UP / 2 for box in boxes)
    assert not any(box.colliderect(other) for i, box in enumerate(boxes) for other in boxes[:i])
    in_rows = [(round(slot.y), slot.x) for slot in lying.slots]
    assert in_rows == sorted(in_rows)


def test_a_press_goes_on_and_plays_nothing(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("beginner", 4, [KEYS])) as pilot:
        pilot.until(lambda: pilot.table.answering is not None and pilot.table.screen.may_look_back)
        steps = len(match_of(pilot.table).steps)
        pilot.tap(LATEST_KEY, KEYS)
        assert pilot.table.looking_back and labels(pilot) == ["Go on", "Pause"]
        assert "took trick 1 with" in said(pilot), "the rail asks nothing meanwhile"
        pilot.tap(Action.CONFIRM, KEYS)
        assert not pilot.table.looking_back and "Go on" not in labels(pilot)
        assert len(match_of(pilot.table).steps) == steps


def test_it_does_not_lie_over_what_happens_next(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("beginner", 4, [KEYS])) as pilot:
        table = pilot.table
        pilot.until(lambda: table.session.due is not None and table.screen.may_look_back and not table.lane.busy)
        pilot.tap(LATEST_KEY, KEYS)
        assert table.looking_back
        steps = len(match_of(table).steps)
        while len(match_of(table).steps) == steps:
            pilot.time()
        assert not table.looking_back
