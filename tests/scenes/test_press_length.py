"""The number of functions between a press and its answer, and their order."""

import sys
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

import pygame
import pytest

from engine.core.dealers import SeededDealer
from engine.games import GAMES
from game.input.actions import Action
from game.scene import Scene
from scenes.table import session
from scenes.table.asks.asks import CardAsk
from scenes.table.bindings import TableBindings
from scenes.table.flow import Flow
from tests.pilot import FRAME
from tests.scenes.at_table import PlayingPilot, plan

HOUSE = Path(__file__).parents[2]
BEFORE_ANSWER = 56
"""Calls of the program's own functions from the event of the key to `Flow.answer`."""
WHOLE_FRAME = 490
"""Calls in the whole frame of a press that is told as one event, without drawing."""
FILES, IDLE_FILES = 70, 27
"""Files that have them; in the second number of them a function runs in every frame, with or without a press."""
THINKS = 100
"""Tenths of a second in which the player thinks."""


class Calls:
    """Calls of the program's own functions meanwhile, in their order, as file and name."""

    def __init__(self) -> None:
        self.made: list[tuple[str, str]] = []

    @property
    def files(self) -> int:
        """The number of their files."""
        return len({file for file, _ in self.made if not file.startswith("tests")})

    def __enter__(self) -> "Calls":
        sys.setprofile(self._heard)
        return self

    def __exit__(self, *args: object) -> None:
        sys.setprofile(None)

    def _heard(self, frame: FrameType, event: str, arg: Any) -> None:
        file = Path(frame.f_code.co_filename)
        if event == "call" and file.is_relative_to(HOUSE) and ".venv" not in file.parts:
            self.made.append((str(file.relative_to(HOUSE)), frame.f_code.co_qualname))


def at_a_card(pilot: PlayingPilot) -> None:
    """Play to a question that a legal card under the hook answers, followed by others in the same trick, and draw
    it."""

    def there() -> bool:
        asked = pilot.table.screen.answering.ask if pilot.table.screen.answering is not None else None
        rests = isinstance(asked, CardAsk) and pilot.scene is pilot.table and not pilot.table.busy
        return rests and len(getattr(pilot.table.screen.stage.view, "trick", ())) + 1 < len(
            pilot.table.screen.room.seating
        )

    pilot.until(there)
    asked = pilot.table.screen.answering.ask
    assert isinstance(asked, CardAsk)
    for _ in asked.hand:
        if asked.intended is None:
            pilot.tap(Action.RIGHT, "keys")
    pilot.frames(1)


def think(pilot: PlayingPilot) -> None:
    """Let all that was moving come to rest (captions, music, the plate), and idle work end."""
    for _ in range(THINKS):
        pilot.app.advance(0.1, ())
    for _ in range(2):
        pilot.context.idle_work.run_all()
        pilot.frames(1)


def seated(tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch, deal: int = 1) -> PlayingPilot:
    """A pilot alone among computer players, in the same match each time."""
    monkeypatch.setattr(session, "TableDealer", lambda *given: SeededDealer(deal))
    monkeypatch.setattr(session.ComputerPlayers, "_seed", lambda players: deal)
    variant = GAMES[game].variants[0]

    def first(context: Any) -> Scene:
        scene: Scene = context.place("table", plan(variant.name, variant.players[-1], ("keys",), game))
        return scene

    pilot = PlayingPilot(tmp_path, first)
    pilot.sit_down(pilot.scene)
    return pilot


@pytest.mark.parametrize("game", ["rook", "spooks"])
def test_few_functions_run_between_a_press_and_its_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Without the question to the next computer player, which is put in this frame too (some 80 calls more)."""
    with seated(tmp_path, game, monkeypatch) as pilot:
        at_a_card(pilot)
        think(pilot)
        monkeypatch.setattr(Flow, "_tell_and_think_ahead", Flow.tell)
        with Calls() as idle:
            pilot.app.advance(FRAME, ())
        pilot.frames(1)
        key = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
        with Calls() as calls:
            pilot.app.advance(FRAME, (key,))
        names = [name for _, name in calls.made]
        before = names.index("Flow.answer")
        assert 20 < before <= BEFORE_ANSWER, Counter(calls.made[:before]).most_common(12)
        assert len(names) <= WHOLE_FRAME, Counter(calls.made).most_common(12)
        assert calls.files <= FILES and idle.files <= IDLE_FILES
        assert names.count("TableBindings._make") == 0, "a press does what was drawn"
        assert names.count("HandFan.show") == 1


def test_a_frame_makes_its_bindings_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    whole = TableBindings._make
    monkeypatch.setattr(TableBindings, "_make", lambda self: made.append(self) or whole(self))
    with seated(tmp_path, "rook", monkeypatch) as pilot:
        at_a_card(pilot)
        made.clear()
        pilot.frames(3)
        assert len(made) == 3
        pilot.press(Action.RIGHT)
        assert len(made) == 4


def test_the_way_from_the_key_to_the_card_has_names_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An editor finds each of them."""
    with seated(tmp_path, "rook", monkeypatch) as pilot:
        at_a_card(pilot)
        key = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
        with Calls() as calls:
            pilot.app.advance(FRAME, (key,))
    names = [name for _, name in calls.made]
    way = names[names.index("TableScene.act") : names.index("put_down")]
    assert "CardAsk.choose" in way and "Session.submit" in way
    assert not [name for name in way if "<lambda>" in name]
