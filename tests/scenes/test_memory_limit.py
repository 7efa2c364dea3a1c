"""A kiosk that exceeds its memory limit asks for a restart, once and not at once."""

import logging

import pytest

from game.kiosk.config import MEMORY_LIMIT, Config, fault_of
from game.kiosk.kiosk import Kiosk
from game.kiosk.usage_stats import UsageStats
from game.store.store import Store
from scenes.kiosk import supervised
from scenes.kiosk.supervised import LEAST_AGE, MemoryLimit


class Machine:
    """A machine with this memory in use, at this time."""

    def __init__(self, limit):
        store = Store.without()
        self.held, self.now = 0.0, 500.0
        kiosk = Kiosk(store, UsageStats(store), Config().said({MEMORY_LIMIT: limit}))
        self.limit = MemoryLimit(kiosk, lambda: self.held, lambda: self.now)

    def passed(self, held, after):
        self.held, self.now = held, 500.0 + after
        return self.limit.passed()


def test_it_asks_only_above_its_limit_and_says_so_once(caplog):
    machine = Machine(600)
    with caplog.at_level(logging.INFO, supervised.__name__):
        assert not machine.passed(600.0, LEAST_AGE)
        assert machine.passed(600.1, LEAST_AGE) and machine.passed(712.4, LEAST_AGE + 1)
    assert [record.getMessage() for record in caplog.records] == [
        "600 MiB of memory, the limit is 600: restart while no visitor plays"
    ]


def test_a_limit_that_is_too_low_does_not_start_it_again_and_again():
    machine = Machine(600)
    assert not machine.passed(5000.0, 0.0) and not machine.passed(5000.0, LEAST_AGE - 0.1)
    assert machine.passed(5000.0, LEAST_AGE)


@pytest.mark.parametrize(("limit", "held"), [(0, 5000.0), (600, 0.0)])
def test_without_a_limit_or_a_measure_there_is_none(limit, held):
    assert not Machine(limit).passed(held, 10 * LEAST_AGE)


def test_possible_limits():
    assert all(fault_of(MEMORY_LIMIT, value) is None for value in (0, 500, 900, 65536))
    assert all(fault_of(MEMORY_LIMIT, value) for value in (1, 499, 65537, -1, True, 900.0, "900", None))
