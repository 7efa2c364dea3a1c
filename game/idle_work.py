"""IdleWork: small pieces of work in the time that frames leave, such as drawing cards before they are needed."""

from collections import deque
from collections.abc import Callable, Iterator
from time import perf_counter


class WhileWanted:
    """A job that is valid while `wanted` returns True, usually until its scene is closed. Then IdleWork drops the job
    and all that it holds, even if other jobs are before it."""

    def __init__(self, job: Iterator[object], wanted: Callable[[], bool]) -> None:
        self._job, self.wanted = job, wanted

    def __iter__(self) -> Iterator[object]:
        return self

    def __next__(self) -> object:
        if not self.wanted():
            raise StopIteration
        return next(self._job)


class IdleWork:
    """Runs jobs in order, urgent ones first. Jobs are iterators; each `next` should take a few milliseconds."""

    def __init__(self) -> None:
        self.jobs: deque[Iterator[object]] = deque()
        self._rests = False  # whether the last frame was late and ran a piece anyway

    def add(self, job: Iterator[object], first: bool = False) -> None:
        """Add a job; `first` puts it before all others, because the next frames need it."""
        if first:
            self.jobs.appendleft(job)
        else:
            self.jobs.append(job)

    def piece(self) -> bool:
        """Run one piece; False if there is no work."""
        while self.jobs:
            job = self.jobs[0]
            try:
                next(job)
                return True
            except StopIteration:
                self.jobs.remove(job)  # the job may have moved, since its last piece can add another
        return False

    def run(self, until: float) -> None:
        """Run pieces until `perf_counter` reaches `until`. A piece is not started if one like the last would run over.
        If it is already too late, one piece runs anyway, but not in two such frames in a row. So a slow machine still
        makes pictures ahead, at the cost of one piece in two frames."""
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
        """Drop the jobs of closed scenes. A slow machine gets jobs faster than it finishes them: after two minutes in a
        4K window 57 waited, and held six painted stages of 32 MiB."""
        gone = [job for job in self.jobs if isinstance(job, WhileWanted) and not job.wanted()]
        for job in gone:
            self.jobs.remove(job)

    def run_all(self) -> None:
        """Run all jobs now, however long they take."""
        while self.piece():
            pass
