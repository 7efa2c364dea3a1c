"""Computer players that think in the calling thread: for rehearsals and tests, which must not wait for another
process."""

from collections.abc import Hashable, Iterable, Iterator

from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games import GAMES
from game.bots import Advised, Answered, Brief


class QuickBots:
    """Answers at the next poll, with the game's own computer player; `level` overrides the seats' levels."""

    slowness = 0.0
    """No waiting for slow machines."""

    def __init__(self, level: str | None = None) -> None:
        self.level = level
        self.ready: list[Answered] = []
        self.said: list[Advised] = []

    def forget(self) -> None:
        self.close()

    def warm(self, seats: Iterable[Seat]) -> Iterator[None]:
        return iter(())

    def ask(self, brief: Brief, level: str, seed: int) -> None:
        key, game, view, heard, prompts = brief
        self.ready.append(Answered(key, GAMES[game].decide(view, heard, prompts, self.level or level, seed)))

    def cancel(self, key: Hashable) -> None:
        self.ready = [answered for answered in self.ready if answered.key != key]
        self.said = [advised for advised in self.said if advised.key != key]

    def poll(self) -> tuple[Answered, ...]:
        ready, self.ready = tuple(self.ready), []
        return ready

    def advise(self, brief: Brief, about: Step | None, seed: int) -> None:
        key, game, view, heard, prompts = brief
        self.said.append(Advised(key, GAMES[game].advise(view, heard, prompts, about, seed)))

    def poll_advice(self) -> tuple[Advised, ...]:
        said, self.said = tuple(self.said), []
        return said

    def close(self) -> None:
        self.ready, self.said = [], []
