"""The duration of a match on the page of options: the measured numbers cover all possible tables."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.games import GAMES
from game.easing import PACES
from game.input.actions import Action, Press
from scenes.games import DEALS
from scenes.lobby import lengths
from scenes.lobby.lengths import MatchLength, lengths_of, minutes, offered_to, seconds
from scenes.lobby.match_setup import MatchSetup, opened
from scenes.lobby.options import OptionsScene, values_to_offer
from scenes.lobby.seats import GAME, SeatsScene
from tests.pilot import Pilot

VARIANTS = list(lengths.MEASURED)
WITH_TARGET = [one for one in VARIANTS if any(o.name == "target" for o in GAMES[one[0]].variant(one[1]).options)]


@pytest.mark.parametrize(("game", "variant"), VARIANTS, ids=map("-".join, VARIANTS))
def test_every_possible_table_was_measured(game: str, variant: str) -> None:
    """If not, run `python -m tools.measure_lengths`."""
    setup, found = opened(game, variant), lengths_of(game, variant)
    assert found is not None and tuple(found.courses) == setup.seats
    assert set(found.options) == {option.name for option in setup.kind.options}
    for players in setup.seats:
        table = offered_to(game, variant, players)
        for option in table.kind.options:
            known = found.options[option.name]
            assert set(values_to_offer(option, table)) <= set(known) or not isinstance(table.value(option), bool | str)
            assert table.value(option) in known, "as it is offered"
        assert minutes(table, players, "normal") is not None


def test_every_variant_was_measured_and_no_other() -> None:
    assert set(lengths.MEASURED) == {(game, kind.name) for game in GAMES for kind in GAMES[game].variants}


@pytest.mark.parametrize(("game", "variant"), WITH_TARGET, ids=map("-".join, WITH_TARGET))
def test_a_higher_target_takes_longer(game: str, variant: str) -> None:
    setup = opened(game, variant)
    long = [minutes(setup.with_option("target", target), 1, "normal") for target in (50, 100, 200)]
    assert None not in long and long[0] < long[1] < long[2]


@pytest.mark.parametrize(("game", "variant"), VARIANTS, ids=map("-".join, VARIANTS))
def test_people_and_a_slow_pace_take_longer(game: str, variant: str) -> None:
    """A person thinks longer than a computer player waits."""
    setup = opened(game, variant)
    alone, full = (minutes(setup, people, "normal") for people in (1, setup.players))
    assert alone is not None and full is not None and alone < full
    paced = [seconds(setup, 1, pace) for pace in sorted(PACES, key=PACES.__getitem__)]
    assert paced == sorted(paced, key=lambda long: long or 0) and paced[0] != paced[-1]


ROOK = ("rook", "classic")
MADE_UP = {ROOK: (2.0, 1.0, {4: (300.0, 60.0, 120.0, 5.0)}, {"target": {50: 0.5, 150: 1.0, 250: 2.0}})}


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> MatchSetup:
    monkeypatch.setattr(lengths, "MEASURED", MADE_UP)
    return opened(*ROOK)


def test_the_minutes_are_story_waits_and_thoughts(made_up: MatchSetup) -> None:
    """300 steps of 2 s; for each of three computer players 60 waits of 1 s; a person's 60 answers and 120 doublings."""
    assert lengths_of(*ROOK).courses[4] == MatchLength(300.0, 60.0, 120.0, 5.0)
    thinks = 60 * lengths.DECIDES + 120 * lengths.DOUBLING
    assert minutes(made_up, 1, "normal") == round((600 + 180 + thinks) / 60)
    assert minutes(made_up, 4, "slow") == round((900 + 4 * thinks) / 60)
    assert minutes(made_up, 4, "off") == round(4 * thinks / 60)


@pytest.mark.parametrize(("target", "times"), [(150, 1.0), (50, 0.5), (100, 0.75), (200, 1.5), (300, 2.5), (5, 0.275)])
def test_a_number_between_two_measured_ones_lies_on_their_line(made_up: MatchSetup, target: int, times: float) -> None:
    usual = 600 + 180 + 60 * lengths.DECIDES + 120 * lengths.DOUBLING
    assert minutes(made_up.with_option("target", target), 1, "normal") == round(times * usual / 60)


@pytest.mark.parametrize(("limit", "deals"), [("all", 5), ("3", 3), ("8", 5)])
def test_a_limit_of_deals_ends_it_sooner(made_up: MatchSetup, limit: str, deals: int) -> None:
    usual = 600 + 180 + 60 * lengths.DECIDES + 120 * lengths.DOUBLING
    limited = replace(made_up, aids={DEALS.name: limit})
    assert minutes(limited, 1, "normal") == round(usual * deals / 5 / 60)


def test_an_unmeasured_table_has_no_minutes(made_up: MatchSetup) -> None:
    assert minutes(opened("spooks", "hand"), 1, "normal") is None


def test_the_page_shows_it_for_the_table_as_it_is_set_up(made_up: MatchSetup, tmp_path: Path) -> None:
    """19 minutes with one person, 34 with four; a third of the target is half of that."""
    with Pilot(tmp_path) as pilot:
        alone, four = OptionsScene(pilot.context, made_up), OptionsScene(pilot.context, made_up, 4)
        assert alone.words_of(alone.title) == "Rook takes about 20 minutes"
        assert four.words_of(four.title) == "Rook takes about 35 minutes"
        four.match_setup = four.match_setup.with_option("target", 50)
        assert four.words_of(four.title) == "Rook takes about 15 minutes"
        pilot.context.settings.change(theme="kids")
        assert "minutes" not in alone.words_of(alone.title), "children do not count them"


def test_the_seats_tell_the_page_how_many_people_there_are(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        seats = SeatsScene(pilot.context, "rook", "pad:1")
        pilot.context.stack.push(seats)
        pilot.frames(1)
        seats.join("pad:2")
        seats.choose(GAME, Press(Action.CONFIRM, "pad:1"))
        pilot.frames(1)
        assert isinstance(pilot.scene, OptionsScene) and pilot.scene.people == 2


def test_a_table_with_more_people_than_seats_counts_its_seats(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        setup = opened("spooks", "series")
        crowd, full = OptionsScene(pilot.context, setup, 9), OptionsScene(pilot.context, setup, setup.players)
        assert crowd.title == full.title
