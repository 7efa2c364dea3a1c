"""The operator's changes on the screen are kept, until the file changes again."""

from datetime import datetime

import pytest

from engine.games import GAMES
from game.kiosk.config import Config
from game.kiosk.kiosk import Kiosk
from game.kiosk.usage_stats import UsageStats
from game.store.store import Store


def kiosk_with(store: Store, now: datetime | None = None, **file: object) -> Kiosk:
    said = Config().said({name.replace("__", "."): value for name, value in file.items()})
    return Kiosk(store, UsageStats(store), said, clock=lambda: now or datetime(2026, 11, 2, 12))


def test_a_change_is_kept_from_start_to_start(tmp_path):
    store = Store.open(tmp_path)
    kiosk = kiosk_with(store, times__cover=30)
    kiosk.change("times.cover", 45)
    kiosk.change("games.rook", ("classic",))
    store.close()
    again = kiosk_with(Store.open(tmp_path), times__cover=30)
    assert (again.config["times.cover"], again.config.variants("rook")) == (45, ("classic",))
    assert again.changed("times.cover") and not again.changed("times.attract")


def test_a_changed_file_counts_again():
    store = Store.without()
    kiosk_with(store, times__cover=30).change("times.cover", 45)
    assert kiosk_with(store, times__cover=60).config["times.cover"] == 60


def test_reset_goes_back_to_the_file():
    store = Store.without()
    kiosk = kiosk_with(store, operator__pin="9876", times__cover=30)
    kiosk.pin.change("5550")
    kiosk.change("times.cover", 45)
    kiosk.reset()
    for again in (kiosk, kiosk_with(store, operator__pin="9876", times__cover=30)):
        assert again.pin.opens("9876") and again.config["times.cover"] == 30


def test_an_invalid_change_is_refused():
    *others, last = GAMES
    kiosk = kiosk_with(Store.without(), **{f"games__{game}": "none" for game in others})
    for name, value in (("times.cover", 5), ("times.cower", 20), (f"games.{last}", "none")):
        with pytest.raises(ValueError):
            kiosk.change(name, value)
    assert kiosk.config.games == (last,)


@pytest.mark.parametrize(
    "kept",
    [
        None,
        3,
        [],
        {"times.cover": 45},
        {"times.cover": [45]},
        {"times.cover": ["x", 20]},
        {"times.cower": [45, 20]},
        {"operator.pin": [1234, "1234"]},
    ],
)
def test_odd_values_among_the_kept_changes_are_ignored(kept):
    store = Store.without()
    store.keep_setting("kiosk", kept)
    assert dict(kiosk_with(store).config.values) == dict(Config().values)


def test_the_clock_says_whether_it_is_open():
    hours = {"hours__monday": "10:00-18:00", "hours__tuesday": "closed"}
    store, late = Store.without(), datetime(2026, 11, 2, 19)
    assert not kiosk_with(store, **hours).shut
    closed = kiosk_with(store, late, **hours)
    assert (closed.shut, closed.opens) == (True, datetime(2026, 11, 4, 0))
