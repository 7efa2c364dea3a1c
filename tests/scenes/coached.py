"""A table with a coach, for tests: people at it, and the question of one of them on the screen."""

from dataclasses import replace
from pathlib import Path

from engine.core.match import Match
from game.input.actions import Action
from game.widgets.hints import place_hints
from scenes.handover.curtain import CurtainScene
from scenes.table.coach.coach import Coach
from tests.pilot import Picture, picture_of
from tests.samples import screen_sample_of
from tests.scenes.at_table import TablePilot, match_of, plan

FRAMES = 3
FIRST, SECOND = "pad:1", "pad:2"
ON, OFF = (("coach", "on"),), (("coach", "off"),)


def sit(
    data: Path, *devices: str, game: str = "rook", aids: tuple[tuple[str, str], ...] = ON, match: Match | None = None
) -> TablePilot:
    """A person for each device from seat 0 on."""
    variant, players, options = screen_sample_of(game).table
    return TablePilot(data, replace(plan(variant, players, devices, game, **options), aids=aids), match)


def asked(pilot: TablePilot, device: str = FIRST, steps: int = 0) -> None:
    """Play to the next question of the person with that device, behind their curtain if there is one; the match has at
    least that many steps."""
    table = pilot.table

    def there() -> bool:
        if pilot.scene is not table or len(match_of(table).steps) < steps:
            return False
        if table.screen.board is not None:
            board = table.screen.board
            return bool(board.behind.prompts) and board.device == device
        answering = table.screen.answering
        return (
            answering is not None
            and not answering.in_public
            and table.screen.room.seating[answering.seat].device == device
        )

    for number in range(400):
        if there():
            return
        board = table.screen.board
        if board is not None and pilot.scene is table:
            match, seat = match_of(table), board.behind.seat
            table.flow.answer(
                match.game.decide(match.view(seat), match.heard(seat), match.prompts_of(seat), "gentle", number)
            )
            pilot.context.stack.apply()
        else:
            table.screen.hand.rise = 1.0  # hold it if it must be held
            pilot.on()
    raise AssertionError("never asked")


def opened(pilot: TablePilot, device: str) -> None:
    """Open the curtain that waits for a device."""
    assert isinstance(pilot.scene, CurtainScene)
    pilot.tap(Action.CONFIRM, device)
    while pilot.scene is not pilot.table:
        pilot.time()


def thinking(pilot: TablePilot) -> None:
    """A coach that never finishes thinking."""
    pilot.context.coach.advise = lambda *question: None


def coach_of(pilot: TablePilot) -> Coach:
    coach = pilot.table.screen.coach
    assert coach is not None
    return coach


def key(pilot: TablePilot) -> Action:
    """The coach's button here."""
    board = pilot.table.screen.board
    return board.coach_key if board is not None else Action.INFO


def deeper(pilot: TablePilot, device: str = FIRST, times: int = 1) -> None:
    """Press the coach's button a number of times, each with its results."""
    for _ in range(times):
        pilot.tap(key(pilot), device)
        pilot.time(0.0)


def glimpse(pilot: TablePilot) -> Picture:
    """The picture of the table when everything that a frame puts off to the next one is drawn."""
    return [picture_of(pilot.table) for _ in range(FRAMES)][-1]


def hint_at(pilot: TablePilot, label: str) -> tuple[int, int]:
    """The place of a button's words in the rail."""
    board, table = pilot.table.screen.board, pilot.table
    hints, button = (board.hints(), board.button) if board is not None else (table.hints(), table.button)
    return next(
        spot.rect.center for spot, _ in place_hints(hints, button, pilot.context.theme) if spot.hint.label == label
    )


def labels(pilot: TablePilot) -> list[str]:
    board = pilot.table.screen.board
    return [hint.label for hint in (board.hints() if board is not None else pilot.table.hints())]
