"""The loop, with a clock of its own: sixty frames a second on average, slack for work, no garbage collection within a
frame."""

import gc
from time import perf_counter
from types import SimpleNamespace
from weakref import ref

import pygame
import pytest

from game import loop
from game.idle_work import IdleWork, WhileWanted
from game.loop import FRAME, REST, run


class Clock:
    """Time that passes only during work or sleep."""

    def __init__(self):
        self.now = 100.0
        self.slept = []

    def __call__(self):
        self.now += 1e-6
        return self.now

    def rest(self, seconds):
        self.slept.append(seconds)
        self.now += seconds


class Work:
    """An app whose frames take the seconds in `costs`, then end. `rests`: nothing moves in it."""

    def __init__(self, clock, costs, vsync=False, rests=False):
        self.clock, self.costs, self.steps, self.rests = clock, list(costs), [], rests
        self.window = SimpleNamespace(vsync=vsync)
        self.devices = SimpleNamespace(pointer=SimpleNamespace(rest=lambda dt: False))
        self.idle_work = SimpleNamespace(run=lambda until: None)
        self.collected = []

    @property
    def running(self):
        return bool(self.costs)

    def frame(self, dt, events):
        assert not gc.isenabled()
        self.steps.append(dt)
        self.clock.now += self.costs.pop(0)


@pytest.fixture(autouse=True)
def _screen():
    pygame.display.init()
    pygame.display.set_mode((64, 36))


def test_frames_come_sixty_times_a_second():
    clock = Clock()
    app = Work(clock, [0.004] * 600)
    run(app, clock, clock.rest)
    assert clock.now - 100 == pytest.approx(10.0, abs=0.02)
    assert gc.isenabled()


def test_a_late_frame_is_made_up_for_but_not_a_long_sleep():
    clock = Clock()
    app = Work(clock, [0.03, *[0.001] * 9])
    run(app, clock, clock.rest)
    assert clock.now - 100 == pytest.approx(10 * FRAME, abs=0.002)
    clock = Clock()
    app = Work(clock, [5.0, *[0.001] * 9])
    run(app, clock, clock.rest)
    assert clock.now - 100 == pytest.approx(5.0 + 9.5 * FRAME, abs=FRAME)


def test_if_the_screen_waits_the_loop_does_not_also_wait():
    clock = Clock()
    run(Work(clock, [FRAME] * 10, vsync=True), clock, clock.rest)
    assert clock.slept == []


@pytest.mark.parametrize("vsync", [False, True])
def test_while_nothing_moves_one_frame_in_five_is_run(vsync):
    clock = Clock()
    app = Work(clock, [FRAME if vsync else 0.002] * 15, vsync, rests=True)
    run(app, clock, clock.rest)
    assert app.steps[1:] == pytest.approx([REST * FRAME] * 14, abs=0.003)
    assert len(clock.slept) == (REST - vsync) * 15


def test_an_event_ends_a_rest_at_once(monkeypatch):
    clock, at = Clock(), 2 * REST + 1
    app = Work(clock, [0.001] * 4, rests=True)
    told = iter([*[()] * at, ("an event",), *[()] * 99])
    monkeypatch.setattr(pygame.event, "get", lambda: next(told))
    run(app, clock, clock.rest)
    assert [round(step / FRAME) for step in app.steps[1:]] == [REST, 2, REST]


def test_garbage_is_collected_each_second_only_if_there_may_be_some(monkeypatch):
    collected, new = [], [0]
    monkeypatch.setattr(loop.gc, "get_count", lambda: (new[0], 0, 0))
    clock = Clock()
    app = Work(clock, [0.001] * 60 * 24)
    monkeypatch.setattr(loop.gc, "collect", lambda: collected.append(clock.now - 100))
    run(app, clock, clock.rest)
    assert collected[1:] == pytest.approx([10, 20], abs=0.1)
    collected.clear()
    new[0] = 701
    run(Work(clock, [0.001] * 60 * 3), clock, clock.rest)
    assert len(collected) == 1 + 2


def test_slack_does_jobs_in_order_and_by_pieces():
    idle_work, done = IdleWork(), []

    def job(name, pieces):
        for piece in range(pieces):
            done.append(f"{name}{piece}")
            yield

    idle_work.add(job("a", 2))
    idle_work.add(job("b", 1))
    assert idle_work.piece()
    assert done == ["a0"]
    idle_work.run_all()
    assert done == ["a0", "a1", "b0"] and not idle_work.piece()


def test_a_job_that_adds_another_as_its_last_action_ends_alone():
    """Before, the new urgent job was removed instead."""
    idle_work, done = IdleWork(), []

    def wanted_at_once():
        done.append("wanted at once")
        yield

    def last():
        yield
        idle_work.add(wanted_at_once(), first=True)

    idle_work.add(last())
    idle_work.run_all()
    assert done == ["wanted at once"] and not idle_work.jobs


def test_a_machine_that_is_always_late_does_a_piece_in_every_other_frame():
    """Before, its pictures were never made ahead, which made it later and later."""
    idle_work, done = IdleWork(), []

    def job():
        while True:
            done.append(len(done))
            yield

    idle_work.add(job())
    counts = []
    for _ in range(6):
        idle_work.run(perf_counter() - 1)
        counts.append(len(done))
    assert counts == [1, 1, 2, 2, 3, 3]


def test_a_frame_in_time_ends_the_rest_of_a_late_one():
    idle_work, done = IdleWork(), []
    for hours in (-1, 1, -1, -1):
        idle_work.add(iter(done.append(hours) for _ in range(1)))
        idle_work.run(perf_counter() + 3600 * hours)
    assert done == [-1, 1, -1]


def test_an_unwanted_job_is_dropped_also_behind_others_and_keeps_nothing_alive():
    """Memory finding: jobs of closed scenes waited for spare time, and kept 900 MB of pictures."""
    idle_work, there = IdleWork(), [True]

    class Picture:
        pass

    def job(picture):
        yield picture

    picture = Picture()
    held = ref(picture)
    idle_work.add(iter(range(1000)))
    idle_work.add(WhileWanted(job(picture), lambda: there[0]))
    del picture
    idle_work.run(perf_counter() - 1)
    assert held() is not None and len(idle_work.jobs) == 2
    there[0] = False
    idle_work.run(perf_counter() - 1)
    assert held() is None and len(idle_work.jobs) == 1


def test_free_memory_is_returned_when_the_process_has_grown(monkeypatch):
    """100 MiB at first; 20 more in the second second change nothing. 15 more in the third are mostly returned. From
    then on growth counts from the rest."""
    clock, given = Clock(), []
    held = {0: 100.0, 1: 120.0, 2: 135.0, 3: 133.0}

    def resident() -> float:
        return 112.0 if given and clock.now - given[-1] < 0.5 else held[min(3, int(clock.now - 100))]

    monkeypatch.setattr(loop, "resident", resident)
    monkeypatch.setattr(loop, "give_back_free_heap", lambda: given.append(clock.now))
    run(Work(clock, [0.004] * 60 * 5), clock, clock.rest)
    assert len(given) == 1 and 102 <= given[0] < 102.5
