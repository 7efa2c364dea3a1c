"""IdleWork: small pieces of work for the time that is left of a frame, such as drawing cards before anybody sees
them."""

from collections import deque
from collections.abc import Callable, Iterator
from time import perf_counter


class WhileWanted:
    """A job for as long as `wanted` says so: usually until its scene has left. Then IdleWork drops it with everything
    that it holds, however many jobs are still before it."""

    def __init__(self, job: Iterator[object], wanted: Callable[[], bool]) -> None:
        self._job, self.wanted = job, wanted

    def __iter__(self) -> Iterator[object]:
        return self

    def __next__(self) -> object:
        if not self.wanted():
            raise StopIteration
        return next(self._job)


class IdleWork:
    """Jobs are iterators; each `next` should take a few milliseconds at most. First come, first served, but for
    what is wanted at once."""

    def __init__(self) -> None:
        self.jobs: deque[Iterator[object]] = deque()
        self._rests = False  # the frame before was late, and had a piece all the same

    def add(self, job: Iterator[object], first: bool = False) -> None:
        """Work off `job` piece by piece; `first`: before all others, because the next frames need it."""
        if first:
            self.jobs.appendleft(job)
        else:
            self.jobs.append(job)

    def piece(self) -> bool:
        """Do one piece; False where nothing is to do."""
        while self.jobs:
            job = self.jobs[0]
            try:
                next(job)
                return True
            except StopIteration:
                self.jobs.remove(job)  # it may not be the first any more: the last it did may have been to add another
        return False

    def run(self, until: float) -> None:
        """Do pieces until the clock of `perf_counter` says `until`, and no further one that would run over if it takes
        as long as the one before. Where it is later than that already one piece is done all the same, but never in two
        such frames in a row: so pictures are made ahead on a machine that is always behind, too, and what that costs
        it is a piece in two frames at most."""
        self._drop_unwanted()
        now, cost = perf_counter(), 0.0
        if now >= until:
            self._rests = not self._rests and self.piece()
            return
        self._rests = False
        while now + cost < until and self.piece():
            begin, now = now, perf_counter()
            cost = now - begin

    def _drop_unwanted(self) -> None:
        """Drop the jobs of scenes that have left. A slow machine gets jobs faster than it does them: after two minutes
        in a 4K window 57 waited, and held six painted stages of 32 MiB."""
        gone = [job for job in self.jobs if isinstance(job, WhileWanted) and not job.wanted()]
        for job in gone:
            self.jobs.remove(job)

    def run_all(self) -> None:
        """Do everything now, however long it takes."""
        while self.piece():
            pass
