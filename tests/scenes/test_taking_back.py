"""One press takes a choice back, if it revealed nothing and no other player has decided or looked since."""

from dataclasses import replace
from pathlib import Path

from engine.core.steps import Step
from game.input.actions import KEYS, Action
from game.widgets.hints import Hint
from scenes.handover.curtain import CurtainScene
from scenes.table.asks.asks import TAKE_BACK
from scenes.table.asks.picks import PicksAsk
from scenes.table.boards.private_board import PATIENCE
from scenes.table.taking_back import who_may
from tests.scenes.at_table import TablePilot, match_of, plan
from tests.scenes.voices import voice

ONE, TWO = "pad:1", "pad:2"
BACK_HINT = Hint(Action.BACK, voice().words(TAKE_BACK[0]), TAKE_BACK[1], spare=TAKE_BACK[1])


def undoes(curtain: CurtainScene) -> list[str | None]:
    """The seat whose button to take the latest answer back is printed at a curtain; none if it cannot be."""
    return [binding.device for binding in curtain.bindings() if binding.action is Action.EXTRA]


def spooks(folder: Path, devices: tuple[str, ...], kids: bool = True, pace: str = "off") -> TablePilot:
    """A table of three, dealt, with its first question to a player."""
    pilot = TablePilot(folder, plan("hand", 3, devices, game="spooks"), pace=pace)
    if kids:
        pilot.context.settings.change(theme="kids")
        pilot.table.screen.build()
        pilot.table.flow.next()
    return pilot


def answered(pilot: TablePilot) -> Step:
    """The next asked person answers; the story of it has begun."""
    pilot.until(lambda: pilot.scene is pilot.table and pilot.table.screen.answering is not None)
    step = pilot.decided()
    pilot.answer(pilot.device(), step)
    return step


def hints(pilot: TablePilot) -> tuple[Hint, ...]:
    """The hints in the table's rail, with or without their words."""
    return tuple(replace(hint, bare=False) for hint in pilot.table.hints())


def test_a_child_alone_takes_a_card_back_before_another_player_has_played(tmp_path: Path) -> None:
    with spooks(tmp_path, (KEYS,), pace="normal") as pilot:
        step = answered(pilot)
        before = len(match_of(pilot.table).steps)
        assert pilot.table.screen.animations.busy and BACK_HINT in hints(pilot)
        pilot.tap(Action.BACK, KEYS)
        match = match_of(pilot.table)
        assert len(match.steps) == before - 1 and match.waiting() == (0,)
        assert pilot.table.screen.answering is not None and pilot.table.screen.answering.seat == 0
        assert set(pilot.table.screen.hand.cards) == set(match.view(0).hand)
        assert step not in match.steps
        kept = pilot.context.store.matches.to_continue()
        assert kept is not None and len(kept.lines) == len(match.steps)
        pilot.answer(KEYS, step)
        assert match.steps[-1] == step


def test_once_a_computer_player_has_decided_it_stays(tmp_path: Path) -> None:
    with spooks(tmp_path, (KEYS,)) as pilot:
        step = answered(pilot)
        pilot.until(lambda: match_of(pilot.table).steps[-1] != step)
        assert who_may(pilot.table.screen) is None and BACK_HINT not in hints(pilot)


def test_at_the_next_players_curtain_only_the_own_device_takes_back(tmp_path: Path) -> None:
    with spooks(tmp_path, (ONE, TWO, "pad:3")) as pilot:
        step = answered(pilot)
        first = int(step.by)
        pilot.until(lambda: isinstance(pilot.scene, CurtainScene))
        match, curtain = match_of(pilot.table), pilot.scene
        assert isinstance(curtain, CurtainScene)
        assert undoes(curtain) == [pilot.table.screen.room.seating[first].device] != [curtain.device]
        pilot.tap(Action.EXTRA, str(curtain.device))
        assert match.steps[-1] == step
        pilot.tap(Action.EXTRA, str(pilot.table.screen.room.seating[first].device))
        pilot.time()
        again = pilot.scene
        assert step not in match.steps and match.waiting() == (first,)
        assert isinstance(again, CurtainScene) and again.device == pilot.table.screen.room.seating[first].device
        assert not undoes(again)


def test_once_the_next_player_has_looked_it_stays(tmp_path: Path) -> None:
    with spooks(tmp_path, (ONE, TWO, "pad:3")) as pilot:
        step = answered(pilot)
        pilot.until(lambda: isinstance(pilot.scene, CurtainScene))
        pilot.until(lambda: pilot.scene is pilot.table and pilot.table.screen.answering is not None)
        assert who_may(pilot.table.screen) is None
        pilot.tap(Action.BACK, pilot.device())  # covers the hand
        curtain = pilot.scene
        assert isinstance(curtain, CurtainScene) and not undoes(curtain)
        assert match_of(pilot.table).steps[-1] == step


def test_grown_ups_do_not_take_public_steps_back(tmp_path: Path) -> None:
    with spooks(tmp_path, (KEYS,), kids=False) as pilot:
        step = answered(pilot)
        assert match_of(pilot.table).may_take_back(int(step.by))
        assert who_may(pilot.table.screen) is None and BACK_HINT not in hints(pilot)


def test_a_sealed_answer_can_be_taken_back_too(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("together", 2, (ONE, TWO), game="hookie_mookie")) as pilot:
        match, screen = match_of(pilot.table), pilot.table.screen
        pilot.until(lambda: isinstance(pilot.scene, CurtainScene) and who_may(screen) is not None)
        seat = who_may(screen)
        assert seat is not None
        steps = len(match.steps)
        pilot.tap(Action.EXTRA, str(pilot.table.screen.room.seating[seat].device))
        assert match.sealed == () and len(match.steps) == steps - 1 and seat in match.waiting()


def test_picked_cards_are_there_again_after_a_cover(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("together", 2, (ONE, TWO), game="hookie_mookie")) as pilot:
        table = pilot.table
        pilot.until(lambda: table.screen.answering is not None and isinstance(table.screen.answering.ask, PicksAsk))
        device = pilot.device()
        pilot.tap(Action.CONFIRM, device)
        pilot.tap(Action.RIGHT, device)
        assert table.screen.answering is not None
        picked = table.screen.answering.picked
        assert len(picked) == 1
        pilot.time(PATIENCE + 1)
        assert table.screen.answering is None and isinstance(pilot.scene, CurtainScene)
        pilot.until(lambda: pilot.scene is table and table.screen.answering is not None)
        assert table.screen.answering.picked == picked
        pilot.tap(Action.BACK, device)
        assert table.screen.answering is not None and table.screen.answering.picked == (), (
            "back takes a part back and hides nothing"
        )
