"""The latest trick, shown again until a player continues, or the table does."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.messages import verbatim
from game.cards.sprite import CardSprite
from game.input.actions import KEYS, Action
from game.theme import BAR_TOP, BAR_TOP_LARGE, SAFE
from scenes.table.bindings import LATEST_KEY
from scenes.table.stage.latest_trick import FACE_UP, LaidTrick, LyingTrick
from tests.scenes.at_table import TablePilot, match_of, plan


def labels(pilot: TablePilot) -> list[str]:
    return [hint.label for hint in pilot.table.hints()]


def said(pilot: TablePilot) -> str:
    """The rail's sentence, without its pictures."""
    words = pilot.table.bar_words().words
    return words if isinstance(words, str) else "".join(part for part in words if isinstance(part, str))


def trick(players: int, winner: int | None) -> LaidTrick:
    return LaidTrick(tuple((seat, f"red-{seat + 1}") for seat in range(players)), winner, verbatim("Ida took it"))


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("players", range(2, 13))
def test_its_cards_are_in_order_clear_of_each_other_and_of_the_rail(players: int, large: bool) -> None:
    lying = LyingTrick(trick(players, players - 1), large)
    boxes = [CardSprite.at(slot).rect() for slot in lying.slots]
    rail = BAR_TOP_LARGE if large else BAR_TOP
    assert all(SAFE.left <= box.left and box.right <= SAFE.right and box.bottom < rail - FACE_UP / 2 for box in boxes)
    assert not any(box.colliderect(other) for i, box in enumerate(boxes) for other in boxes[:i])
    in_rows = [(round(slot.y), slot.x) for slot in lying.slots]
    assert in_rows == sorted(in_rows)


def test_its_cards_come_one_after_the_other_and_then_its_best_one_is_marked() -> None:
    """SECOND 34: each takes its time, and starts a little after the one before it."""
    lying = [replace(LyingTrick(trick(4, 2), False), seconds=at / 100) for at in range(0, 200, 4)]
    came = [[one.came(number) for number in range(4)] for one in lying]
    assert came[0] == [0.0] * 4 and came[-1] == [1.0] * 4
    assert all(shares == sorted(shares, reverse=True) for shares in came)
    assert any(shares[0] == 1 and 0 < shares[1] < 1 and shares[3] == 0 for shares in came)
    assert [one.complete for one in lying] == [shares[3] == 1 for shares in came]
    assert LyingTrick(trick(4, 2), False).complete, "with less motion all of it lies there"


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("players", range(3, 13))
def test_the_card_that_began_it_is_small_and_before_all_others(players: int, large: bool) -> None:
    lying = LyingTrick(replace(trick(players, 0), began="red-14"), large)
    began = CardSprite.at(lying.began).rect()
    boxes = [CardSprite.at(slot).rect() for slot in lying.slots]
    assert began.left >= SAFE.left and max(box.right for box in boxes) <= SAFE.right
    assert began.right < min(box.left for box in boxes) and began.width < min(box.width for box in boxes)


def test_it_is_dealt_again_with_motion_and_shown_at_once_without(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("beginner", 4, [KEYS])) as pilot:
        pilot.until(lambda: pilot.table.screen.answering is not None and pilot.table.table_bindings.look_back.possible)
        pilot.tap(LATEST_KEY, KEYS)
        assert pilot.table.frame().latest.complete
        pilot.tap(Action.CONFIRM, KEYS)
        pilot.table.screen.stage.calm = False
        pilot.context.sound.played.clear()
        pilot.tap(LATEST_KEY, KEYS)
        assert not pilot.table.frame().latest.complete
        for _ in range(90):
            pilot.table.screen.stage.party.advance(1 / 60)
        assert pilot.table.frame().latest.complete
        assert [name for name, _ in pilot.context.sound.played].count("slide") == 4


def test_a_press_continues_and_plays_nothing(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("beginner", 4, [KEYS])) as pilot:
        pilot.until(lambda: pilot.table.screen.answering is not None and pilot.table.table_bindings.look_back.possible)
        steps = len(match_of(pilot.table).steps)
        pilot.tap(LATEST_KEY, KEYS)
        assert pilot.table.table_bindings.look_back.active and labels(pilot) == ["Continue", "Pause"]
        assert "took trick 1 with" in said(pilot), "the rail asks nothing meanwhile"
        pilot.tap(Action.CONFIRM, KEYS)
        assert not pilot.table.table_bindings.look_back.active and "Continue" not in labels(pilot)
        assert len(match_of(pilot.table).steps) == steps


def test_it_does_not_cover_the_next_event(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("beginner", 4, [KEYS])) as pilot:
        table = pilot.table
        bindings = table.table_bindings
        pilot.until(
            lambda: (
                table.session.computer_players.due is not None
                and bindings.look_back.possible
                and not table.screen.animations.busy
            )
        )
        pilot.tap(LATEST_KEY, KEYS)
        assert table.table_bindings.look_back.active
        steps = len(match_of(table).steps)
        while len(match_of(table).steps) == steps:
            pilot.time()
        assert not table.table_bindings.look_back.active
