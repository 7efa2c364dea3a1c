"""One switch at the table: one key finishes a match of each game, and reaches everything on the boards behind the
curtain."""

from collections.abc import Callable, Hashable
from pathlib import Path

import pytest

from engine.games import GAMES
from engine.games.hooky.questions import why_not
from engine.games.hooky.vocabulary import vocabulary
from game.gate import RESTS
from game.input.actions import DIRECTIONS, KEYS, Action, Press
from game.settings import SCAN_PACES
from game.theme import STAGE
from game.widgets.hints import place_hints
from scenes.ending.kids_results import PartyScene
from scenes.ending.results import ResultsScene
from scenes.games.hooky.boards.board import HookyBoard
from scenes.games.hooky.boards.spelling import Spelling
from scenes.games.word_porters.boards.hint_board import PASS, STAY
from scenes.scanning import Place
from scenes.table.boards.private_board import PrivateBoard
from tests.games.hooky.tables import dealt, to_guesses, to_round
from tests.one_switch import FRAME, OneSwitch
from tests.scenes.at_table import TablePilot, match_of, plan
from tests.scenes.hooky_table_helpers import after_question, opened, sit, to_turn
from tests.scenes.test_help_ladder import kids_table

MOST = 4000
"""The most things that a player does in a match."""
LATER = 200
"""Words with the same beginning of which one is legal."""


@pytest.fixture(autouse=True)
def _a_step_in_each_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SCAN_PACES, "fast", FRAME)  # type: ignore[arg-type]


class Speller(OneSwitch):
    """It spells words of the list letter by letter, because it could not find one at random."""

    def play_on(self) -> None:
        board = self.board
        if isinstance(board, HookyBoard) and isinstance(board.panel, Spelling) and not board.plate.targets:
            self.target(("key", self._next_letter(board.panel)))
            self.frame()
        else:
            super().play_on()

    @property
    def board(self) -> PrivateBoard | None:
        table = getattr(self.pilot, "table", None)
        return None if table is None or self.pilot.scene is not table or table.busy else table.screen.board

    def _next_letter(self, panel: Spelling) -> str:
        spelled = panel.spelled
        begun = spelled.word.text
        words = vocabulary(spelled.view.language).completions(begun or self.random.choice("ABCDEFGHILMNOPRSTW"), LATER)
        fit = [word for word in words if why_not(spelled.prompt, word) is None]
        return self.random.choice(fit)[len(begun)]


@pytest.mark.parametrize("game", GAMES)
def test_one_key_plays_a_whole_match(tmp_path: Path, game: str) -> None:
    simplest = GAMES[game].variants[0]
    table = plan(simplest.name, min(simplest.players), (KEYS,), game=game)
    with TablePilot(tmp_path, table, pace="off") as pilot:
        switch = Speller(pilot)
        for _ in range(MOST):
            if isinstance(pilot.scene, ResultsScene):
                break
            switch.play_on()
        assert isinstance(pilot.scene, ResultsScene) and match_of(pilot.table).over
        assert any(step.by == 0 for step in match_of(pilot.table).steps)


@pytest.mark.parametrize("game", GAMES)
def test_one_key_plays_a_childs_match(tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SCAN_PACES, "fast", RESTS + FRAME)  # type: ignore[arg-type]
    with kids_table(tmp_path, game) as pilot:
        pilot.context.settings.change(pace="off")
        switch = Speller(pilot)
        for _ in range(MOST):
            if isinstance(pilot.scene, PartyScene):
                break
            switch.play_on()
        assert isinstance(pilot.scene, PartyScene) and match_of(pilot.table).over


def test_the_rows_of_a_large_hand_stay_while_the_ring_walks_over_them(tmp_path: Path) -> None:
    """A card under the hook rises, in sight of other rows."""
    with TablePilot(tmp_path, plan("hand", 3, (KEYS,), game="spooks"), pace="off") as pilot:
        switch = Speller(pilot)
        switch.wait(lambda: pilot.table.screen.answering is not None and not pilot.table.busy)
        switch.frame()
        rows = [[place.id for place in row] for row in switch.scanner.rows()]
        cards = {place for place, _ in pilot.table.screen.answering.hook.places()}
        for card in sorted(cards, key=str):
            pilot.table.screen.answering.hook.move((card,))
            assert [[place.id for place in row] for row in switch.scanner.rows()] == rows


def test_a_space_bar_that_leads_to_letters_is_one_press(tmp_path: Path) -> None:
    """SDL sends it as a key and as a letter, and by then letters are read."""
    match = to_turn(to_round(dealt(), 2), 0)
    with sit(tmp_path, match, KEYS) as pilot:
        board = opened(pilot, KEYS)
        switch = OneSwitch(pilot)
        board.turn_to(register=True)
        switch.frame()
        assert not board.typing
        switch.hint(Action.BACK)
        assert board.typing and not switch.scanner.inside


def buttons_of(board: PrivateBoard) -> set[Hashable]:
    """The buttons in the bar and beside the targets of a board, without those that move the hook or press there."""
    placed = place_hints(board.hints(), board.button, board.theme)
    shown = {spot.hint.action for spot, _ in placed} - DIRECTIONS - {Action.CONFIRM}
    return {*shown, *(action for _, action in board.hook.beside())}


def chosen(switch: OneSwitch, board: PrivateBoard, wanted: Callable[[Place], bool]) -> Hashable:
    """Choose a thing with one key. Returns what the board is told to do: the target under the hook, or a button."""
    told: list[Press] = []
    board.act = told.append  # type: ignore[method-assign]
    switch.choose(wanted)
    (press,) = (press for press in told if not press.released)
    return board.focus.at if press.action is Action.CONFIRM else press.action


def reaches_everything(switch: OneSwitch, board: PrivateBoard) -> list[Hashable]:
    """Choose each target in view and, with the hook where the ring has left it, each button. Returns the targets."""
    targets = [target.id for target in board.targets() if target.rect.colliderect((0, 0), STAGE)]
    assert targets
    for target in targets:
        assert chosen(switch, board, lambda place, name=target: place.id == ("target", name)) == target
    switch.wait(lambda: any(isinstance(place.id, Action) for place in switch.scanner.marked()))
    wanted = buttons_of(board)
    assert Action.MENU in wanted or Action.BACK in wanted
    for action in wanted:
        assert chosen(switch, board, lambda place, name=action: place.id is name) is action
    return targets


def spelling(pilot: TablePilot) -> HookyBoard:
    board = opened(pilot, KEYS)
    for letter in "HO":
        board.choose(("key", letter), Press(Action.CONFIRM, KEYS))
    assert len(board.hook.beside()) == 2
    return board


def spelled(pilot: TablePilot) -> HookyBoard:
    board = spelling(pilot)
    for _ in range(3):
        words = board.panel.spelled.fitting()  # type: ignore[attr-defined]
        letter = words[0][len(board.panel.spelled.word.text)]  # type: ignore[attr-defined]
        board.choose(("key", letter), Press(Action.CONFIRM, KEYS))
    assert board.plate.targets
    return board


def register(pilot: TablePilot) -> HookyBoard:
    board = opened(pilot, KEYS)
    board.turn_to(register=True)
    return board


def guessing(pilot: TablePilot) -> HookyBoard:
    return opened(pilot, KEYS)


def revealing(pilot: TablePilot) -> HookyBoard:
    board = opened(pilot, KEYS)
    board.choose("reveal", Press(Action.CONFIRM, KEYS))
    return board


HOOKY = {
    "spelling": (lambda: to_round(dealt(), 1), spelling),
    "spelled": (lambda: to_round(dealt(), 1), spelled),
    "register": (lambda: to_round(dealt(), 1), register),
    "guesses": (lambda: to_guesses(dealt(), 2), guessing),
    "after a question": (after_question, guessing),
    "a card": (lambda: to_turn(to_round(dealt(), 2), 0), revealing),
}


@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize("panel", HOOKY)
def test_one_key_reaches_everything_on_the_boards_of_hooky(tmp_path: Path, panel: str, size: int) -> None:
    match, open_panel = HOOKY[panel]
    with sit(tmp_path, match(), KEYS) as pilot:
        pilot.context.settings.change(text_size=size)
        board = open_panel(pilot)
        switch = OneSwitch(pilot)
        switch.frame()
        reaches_everything(switch, board)


def until_phase(switch: OneSwitch, pilot: TablePilot, phase: str) -> PrivateBoard:
    """Play until the board of a phase is open."""
    for _ in range(MOST):
        board = pilot.table.screen.board
        if board is not None and not pilot.table.busy and board.behind.view.phase == phase:
            return board
        switch.play_on()
    raise AssertionError(phase)


def passing(board: PrivateBoard) -> None:
    board.pressed(Press(Action.EXTRA, KEYS))
    assert {target.id for target in board.targets()} == {PASS, STAY}


def given(board: PrivateBoard) -> None:
    """Vote until everything can be handed in."""
    while not board.plate.targets:
        board.hook.show_the_way()
        board.confirmed(Press(Action.CONFIRM, KEYS))
    board.settle()


def as_it_is(board: PrivateBoard) -> None:
    pass


PORTERS = {
    "hints": ("hints", as_it_is),
    "passing": ("hints", passing),
    "votes": ("votes", as_it_is),
    "given": ("votes", given),
}


@pytest.mark.parametrize(
    ("children", "board"), [(False, "hints"), (False, "votes"), (False, "given"), *((True, one) for one in PORTERS)]
)
def test_one_key_reaches_everything_on_the_boards_of_word_porters(
    tmp_path: Path, board: str, children: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    phase, prepare = PORTERS[board]
    if children:
        monkeypatch.setitem(SCAN_PACES, "fast", RESTS + FRAME)  # type: ignore[arg-type]
    made = (
        kids_table(tmp_path, "word_porters")
        if children
        else TablePilot(tmp_path, plan("standard", 4, (KEYS,), game="word_porters"), pace="off")
    )
    with made as pilot:
        pilot.context.settings.change(pace="off")
        switch = OneSwitch(pilot)
        there = until_phase(switch, pilot, phase)
        prepare(there)
        switch.frame()
        reached = reaches_everything(switch, there)
        while Action.NEXT in (button for _, button in there.hook.beside()):  # a child's hints, by threes
            there.pressed(Press(Action.NEXT, KEYS))
            switch.frame()
            reached += reaches_everything(switch, there)
        assert reached == [target.id for target in there.targets()]
