"""Computer players for tests that play without a clock: they think here and now, so that no test waits for a process
that may get no time on a busy machine."""

from collections.abc import Hashable, Sequence
from typing import Any

from engine.core.events import Heard
from engine.core.prompts import Prompt
from engine.games import GAMES
from game.bots import Answered


class QuickBots:
    """Has an answer at the next poll, from the game's own computer player; at `level` whatever the seat's own is."""

    def __init__(self, level: str | None = None) -> None:
        self.level = level
        self.ready: list[Answered] = []

    def ask(
        self, key: Hashable, game: str, view: Any, heard: Heard, prompts: Sequence[Prompt], level: str, seed: int
    ) -> None:
        self.ready.append(Answered(key, GAMES[game].decide(view, heard, prompts, self.level or level, seed)))

    def cancel(self, key: Hashable) -> None:
        self.ready = [answered for answered in self.ready if answered.key != key]

    def poll(self) -> tuple[Answered, ...]:
        ready, self.ready = tuple(self.ready), []
        return ready

    def close(self) -> None:
        """Nothing to end."""
