"""At the table of Word Porters: giving hints and votes on its boards with any device."""

from collections import deque
from collections.abc import Hashable
from pathlib import Path

from engine.core.seats import PUBLIC, Seat
from engine.core.steps import Step
from game.input.actions import DIRECTIONS, KEYS, MOUSE, TOUCH, Action
from game.widgets.focus import Target, neighbour
from game.widgets.hints import place_hints
from scenes.games.word_porters.boards.hall_board import HallBoard
from scenes.games.word_porters.boards.hint_board import PASS, HintBoard
from scenes.games.word_porters.boards.voting import VoteBoard
from scenes.handover.curtain import CurtainScene
from scenes.table.boards.answer_plate import PLATE
from tests.pilot import KEY_NAMES
from tests.scenes.at_table import TablePilot, match_of, plan


def way(board: HallBoard, goal: Hashable) -> list[Action]:
    """The shortest list of directions from the focus to `goal`."""
    targets = board.targets()
    walked = {target.id for target in targets} - {PLATE}  # no way leads on from the plate
    start = next(target for target in targets if target.id == board.focus.at)
    rest: deque[tuple[Target, list[Action]]] = deque([(start, [])])
    seen = {start.id}
    while rest:
        here, steps = rest.popleft()
        if here.id == goal:
            return steps
        for action in sorted(DIRECTIONS, key=lambda action: action.value):
            there = neighbour(targets, here, action)
            if there.id not in seen and there.id in {goal, *walked}:
                seen.add(there.id)
                rest.append((there, [*steps, action]))
    raise AssertionError(f"no way to {goal}")


class Porters(TablePilot):
    """A pilot that answers on boards; `looked` counts the hints and votes of people."""

    looked = 0

    @property
    def board(self) -> HallBoard:
        """The board in front of a person."""
        board = self.table.screen.board
        assert isinstance(board, HallBoard)
        return board

    def press_on(self, action: Action, device: str) -> None:
        """One press of a device with buttons."""
        if device == KEYS:
            self.key(KEY_NAMES[action])
        else:
            self.tap(action, device)

    def go_to(self, goal: Hashable, device: str) -> None:
        """Choose a target: move there and confirm, or point at it."""
        if device in (MOUSE, TOUCH):
            rect = next(target.rect for target in self.board.targets() if target.id == goal)
            first = device == TOUCH and isinstance(self.board, HintBoard) and self.board.focus.at != goal
            for _ in range(2 if first else 1):
                self.point_at(rect.center, device)
            return
        if self.board.plate.focused and goal != PLATE:
            self.press_on(Action.UP, device)
        for action in way(self.board, goal):
            self.press_on(action, device)
        assert self.board.focus.at == goal
        self.press_on(Action.CONFIRM, device)

    def point_at(self, at: tuple[int, int], device: str) -> None:
        """A click or a tap."""
        if device == TOUCH:
            self.touch(*at)
        else:
            self.click(*at)

    def hint(self, action: Action, device: str) -> None:
        """A button, or its words in the rail."""
        if device in (MOUSE, TOUCH):
            board = self.board
            spots = place_hints(board.hints(), board.button, board.theme)
            self.point_at(next(spot.rect.center for spot, _ in spots if spot.hint.action is action), device)
        else:
            self.press_on(action, device)

    def give(self, step: Step, device: str) -> None:
        """Give this answer on the board."""
        self.looked += 1
        if step.do == "place":
            self.go_to(str(step.arg("hint")), device)
        elif step.do == "pass":
            if not self._place_board().passing:
                self.hint(Action.EXTRA, device)
            self.go_to(PASS, device)
        else:
            self._vote(step, device)

    def _place_board(self) -> HintBoard:
        board = self.board
        assert isinstance(board, HintBoard)
        return board

    def _vote(self, step: Step, device: str) -> None:
        tiles = step.arg("tiles")
        assert isinstance(tiles, tuple)
        for seat, number in enumerate(tiles):
            board = self.board
            assert isinstance(board, VoteBoard)
            if number is not None and board.given.get(seat) != number:
                while board.vote.asked != seat:
                    self.hint(Action.NEXT, device)
                self.go_to(("word", number), device)
        self.confirm(device)

    def confirm(self, device: str) -> None:
        """Confirm on the plate, where the hook is since the last part; a pointer presses the plate."""
        assert self.board.plate.focused
        if device in (MOUSE, TOUCH):
            self.point_at(next(target.rect.center for target in self.board.targets() if target.id == PLATE), device)
        else:
            self.press_on(Action.CONFIRM, device)

    def device_of(self, seat: Seat) -> str:
        """The device of a person."""
        return self.table.screen.room.seating[seat].device or KEYS

    def on(self) -> None:
        board = self.table.screen.board
        if board is not None and self.scene is self.table:
            match, seat = match_of(self.table), board.behind.seat
            verbs = [prompt.verb for prompt in board.behind.prompts]
            assert not isinstance(board, HintBoard) or "place" in verbs, "a forced pass is not asked for"
            steps = len(match.steps)
            step = match.game.decide(match.view(seat), match.heard(seat), match.prompts_of(seat), "gentle", steps)
            self.give(step, self.device_of(seat))
            assert len(match.steps) > steps, step
        else:
            super().on()

    def until_phase(self, phase: str, most: int = 3000) -> None:
        """Play until there is a board in that phase."""

        def there() -> bool:
            match = match_of(self.table)
            return (
                match.view(PUBLIC).phase == phase and self.table.screen.board is not None and self.scene is self.table
            )

        self.until(there, most)

    def until_curtain(self, phase: str, device: str, most: int = 3000) -> None:
        """Play until the curtain of that device is closed in that phase."""

        def there() -> bool:
            scene, view = self.scene, match_of(self.table).view(PUBLIC)
            return isinstance(scene, CurtainScene) and not scene.busy and (view.phase, scene.device) == (phase, device)

        self.until(there, most)


def sit(data: Path, *devices: str, players: int = 4, variant: str = "standard", pace: str = "off") -> Porters:
    """A table with that number of seats and a person for each device."""
    return Porters(data, plan(variant, players, devices, "word_porters"), pace=pace)
