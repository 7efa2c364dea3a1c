"""Hooky on the table scene: whole matches with each device, sealed guesses, and resuming during them."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from engine.core.seats import PUBLIC
from engine.core.steps import Step
from engine.games.hooky.cards import LETTERS
from game.input.actions import KEYS, MOUSE, TOUCH, Action, Press
from game.widgets.hints import place_hints
from scenes.ending.results import ResultsScene
from scenes.games.hooky.boards.board import HookyBoard
from scenes.games.hooky.boards.guesses import Guesses
from scenes.games.hooky.boards.reveal import Reveal, SeenCardPanel
from scenes.games.hooky.boards.spelling import Spelling
from scenes.games.hooky.count import CountScene
from scenes.handover.curtain import CurtainScene
from tests.scenes.at_table import TablePilot, match_of, plan
from tests.scenes.hooky_table_helpers import PAD, hit, ready, write
from tests.scenes.test_table_matches import assert_in_place

LONG = 3000
REVEALS = 0.5
"""How often a person who may reveal a card does so."""


class HookyPilot(TablePilot):
    """Play boards with the devices of the people; presses of pads and keys are not drawn."""

    boards: Counter[str]

    def begin(self, seed: int = 1) -> "HookyPilot":
        """Use an independent random generator for a person's choices."""
        self.boards, self.rng = Counter(), Random(seed)
        return self

    def press(self, action: Action, device: str = KEYS, at: tuple[int, int] | None = None, text: str = "") -> None:
        """Press without a frame: a match is long."""
        self.context.devices.last = device
        self.context.stack.act(Press(action, device, self.context.devices.seat_of(device), text, at))
        self.context.stack.apply()

    def on(self) -> None:
        """One step further, also on a board."""
        board = self.table.screen.board
        if self.scene is not self.table or not isinstance(board, HookyBoard):
            super().on()
            return
        self.boards[type(board.panel).__name__] += 1
        device = self.table.screen.room.seating[board.behind.seat].device or KEYS
        steps = len(match_of(self.table).steps)
        self._play(board, device)
        self.time(0.01)
        assert len(match_of(self.table).steps) > steps or self.table.screen.board is not board or self.busy

    @property
    def busy(self) -> bool:
        """Whether a story is told, or a board shows another side now."""
        return self.table.busy or self.table.screen.board is not None

    def _play(self, board: HookyBoard, device: str) -> None:
        match board.panel:
            case SeenCardPanel():
                hit(self, board, "on", device)
            case Spelling():
                self._spell(board, device)
            case Reveal():
                self._reveal(board, device)
            case Guesses():
                self._guess(board, device)
            case _:
                self.press(Action.BACK, device)

    def _decided(self, board: HookyBoard) -> Step:
        match, seat = match_of(self.table), board.behind.seat
        return match.game.decide(
            match.view(seat), match.heard(seat), match.prompts_of(seat), "gentle", len(match.steps)
        )

    def _spell(self, board: HookyBoard, device: str) -> None:
        panel = board.panel
        assert isinstance(panel, Spelling)
        if panel.tabs.may_reveal and self.rng.random() < REVEALS:
            hit(self, board, "reveal", device)
            self._reveal(board, device)
            return
        step = self._decided(board)
        args = dict(step.args)
        if step.do == "reveal":
            hit(self, board, "reveal", device)
            self._reveal(board, device)
            return
        if args.get("of") not in (None, panel.spelled.of):
            hit(self, board, ("seat", args["of"]), device)
        write(self, board, str(args["word"]), device)
        ready(self, board, device)

    def _reveal(self, board: HookyBoard, device: str) -> None:
        panel = board.panel
        assert isinstance(panel, Reveal)
        if panel.done is not None and self.rng.random() < REVEALS:
            hit(self, board, "done", device)
            return
        card, of = self.rng.choice(sorted(panel.steps))
        hit(self, board, ("card", card), device)
        hit(self, board, ("seat", of), device)

    def _guess(self, board: HookyBoard, device: str) -> None:
        """The missing letter by letter; the hands are filled in by the button for that."""
        panel = board.panel
        assert isinstance(panel, Guesses)
        if panel.rows[0].seat is None:
            for letter in self.rng.sample(list(LETTERS), len(_open(panel))):
                hit(self, board, ("key", letter), device)
        if not panel.complete:
            self._fill(board, device)
        assert panel.complete
        ready(self, board, device)

    def _fill(self, board: HookyBoard, device: str) -> None:
        if device not in (MOUSE, TOUCH):
            self.press(Action.NEXT, device)
            return
        spots = place_hints(board.hints(), board.button, board.theme)
        at = next(spot.rect.center for spot, _ in spots if spot.hint.action is Action.NEXT)
        self.click(*at) if device == MOUSE else self.touch(*at)


def _open(panel: Guesses) -> range:
    return range(panel.rows[0].size - len(panel.rows[0].letters))


@pytest.fixture(scope="module")
def context(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One folder for all tests, so that a table is painted once."""
    return tmp_path_factory.mktemp("house")


@pytest.mark.parametrize(("players", "device"), [(3, PAD), (4, KEYS), (5, MOUSE), (3, TOUCH)])
def test_one_person_among_computer_players_plays_to_the_end(context: Path, players: int, device: str) -> None:
    """HK-5, HK-83, HK-84: with one device alone, to the great reveal and the podium."""
    revealed = False
    with HookyPilot(context, plan("standard", players, [device], "hooky")).begin() as pilot:
        for number in range(LONG):
            assert not isinstance(pilot.scene, CurtainScene), "one person never sees a curtain"
            if isinstance(pilot.scene, ResultsScene):
                break
            revealed |= isinstance(pilot.scene, CountScene)
            table = pilot.table
            if pilot.scene is table and not table.screen.animations.busy and table.flow.challenge is None:
                assert_in_place(table)
                if number % 60 == 0:
                    pilot.frames(1)
            pilot.on()
        assert isinstance(pilot.scene, ResultsScene) and revealed
        assert match_of(pilot.table).over
        assert pilot.boards["Spelling"] >= 7 and pilot.boards["Guesses"] == 3 and pilot.boards["SeenCardPanel"] > 0
        pilot.frames(2)


def test_people_play_behind_their_curtains(context: Path) -> None:
    """HK-14, HK-77: before a curtain nothing is open; a guess stays with its owner."""
    with HookyPilot(context, plan("standard", 3, [PAD, KEYS], "hooky")).begin() as pilot:
        for _ in range(LONG):
            scene, table = pilot.scene, pilot.table
            if isinstance(scene, ResultsScene):
                break
            if isinstance(scene, CurtainScene) and not scene.busy:
                assert scene.opaque and table.screen.room.viewpoint == PUBLIC and table.screen.board is None
                assert _faces(pilot) <= _public(pilot)
            if table.screen.room.viewpoint != PUBLIC:
                assert table.screen.board is None or table.screen.board.behind.seat == table.screen.room.viewpoint
            pilot.on()
        assert isinstance(pilot.scene, ResultsScene)
        assert pilot.boards["Guesses"] == 6


def _faces(pilot: TablePilot) -> set[str]:
    """Every card that has a face on the stage."""
    table = pilot.table.screen.stage.table
    zones = [
        lying.zone
        for lying in pilot.table.screen.game_table.layout.lie(
            pilot.table.screen.stage.view, pilot.table.screen.stage.floor, {}
        )
    ]
    sprites = [sprite for zone in zones for sprite in table.cards(zone)]
    return {sprite.card for sprite in (*sprites, *table.flying) if sprite.card is not None}


def _public(pilot: TablePilot) -> set[str]:
    """The letters that are public."""
    view = match_of(pilot.table).view(PUBLIC)
    return {*view.turned, *(card for cards in view.shown for card in cards), *view.hooky, *sum(view.hands, ())}


def test_hk_77_resuming_during_the_guesses_keeps_them_sealed(tmp_path: Path) -> None:
    """The program is killed when one of two people has guessed; the written guess stays, as secret as before."""
    with HookyPilot(tmp_path, plan("standard", 3, [PAD, KEYS], "hooky")).begin() as pilot:
        pilot.until(lambda: _sealed(pilot) == 2, LONG)
        before = match_of(pilot.table)
    with HookyPilot(tmp_path).begin() as later:
        match = match_of(later.table)
        assert match.steps == before.steps and match.state == before.state
        assert match.view(PUBLIC).asked == before.view(PUBLIC).asked and len(match.view(PUBLIC).asked) == 1
        assert match.sealed == before.sealed and len(match.sealed) == 2
        assert later.table.screen.room.viewpoint == PUBLIC and later.table.screen.board is None
        assert _faces(later) <= _public(later)
        later.until(lambda: match.view(PUBLIC).round == 5, LONG)


def _sealed(pilot: TablePilot) -> int:
    view = match_of(pilot.table).view(PUBLIC)
    return 3 - len(view.asked) if view.phase == "guesses" else 0
