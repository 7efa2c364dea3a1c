"""The arena: who sits where on which deal, what is counted, and that it does not matter who plays the matches."""

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from math import sqrt
from types import ModuleType

import pytest

import main
from engine.games import GAMES
from engine.headless.arena import SURE, Contest, Job, Outcome, difference, outcomes, play, ratio, tally
from tests.samples import sample_of

CLASSIC = ("rook", "--variant", "classic", "--options", '{"target": 5}')


def rook(seats, matches, first=0):
    return Contest(GAMES["rook"].setup("classic", 4, {"target": 5}), tuple(seats.split()), matches, first)


def arena(capsys, *words):
    assert main.main(["arena", *words]) == 0
    return capsys.readouterr().out


def refused(capsys, *words):
    assert main.main(["arena", *words]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    return shown.err


def test_each_deal_is_played_in_every_place_before_the_next():
    contest = rook("fair random gentle random", 6, first=10)
    assert contest.rotations() == (
        ("fair", "random", "gentle", "random"),
        ("random", "gentle", "random", "fair"),
        ("gentle", "random", "fair", "random"),
        ("random", "fair", "random", "gentle"),
    )
    assert [job.deal for job in contest.jobs()] == [10, 10, 10, 10, 11, 11]
    assert [job.levels[0] for job in contest.jobs()] == ["fair", "random", "gentle", "random", "fair", "random"]


def test_seats_that_look_alike_after_a_turn_are_played_once():
    assert len(rook("fair random fair random", 1).rotations()) == 2
    assert len(rook("fair fair fair fair", 1).rotations()) == 1


def test_a_deal_is_the_same_cards_for_everybody():
    def hands(levels):
        from engine.core.dealers import SeededDealer
        from engine.core.match import Match

        job = Job("rook", "classic", 4, (("target", 5),), levels, 3)
        match = Match(GAMES["rook"], GAMES["rook"].setup("classic", 4, dict(job.options)))
        match.deal(SeededDealer(job.deal))
        return [match.view(seat).hand for seat in range(4)]

    assert hands(("fair",) * 4) == hands(("random",) * 4)


def test_the_same_job_has_the_same_outcome():
    job = rook("fair random fair random", 1).jobs()[0]
    first, second = play(job), play(job)
    assert (first.winners, first.scores, first.figures) == (second.winners, second.scores, second.figures)


def test_a_ratio_is_the_sum_over_all_deals_and_its_interval_comes_from_how_deals_differ():
    # Three deals with two units each: 2, 4 and 6 points. Ratio 2; pulls (2-4)/6, 0, (6-4)/6.
    found = ratio([(2, 2), (4, 2), (6, 2)])
    assert found.value == 2
    assert found.within == pytest.approx(SURE * sqrt(3 / 2 * (1 / 9 + 1 / 9)))


def test_one_deal_has_no_interval():
    assert ratio([(3, 2)]) == (1.5, None)


def test_a_difference_on_the_same_deals_does_not_see_what_both_share():
    lucky = [(10, 1), (0, 1), (20, 1)]
    better = [(total + 1, unit) for total, unit in lucky]
    assert difference(better, lucky) == (1, pytest.approx(0))


def test_what_a_level_made_is_counted_by_deal():
    contest = Contest(GAMES["rook"].setup("classic", 4, {}), ("fair", "random", "fair", "random"), 4)
    ours, theirs = Outcome((0, 2), (300, 100, 300, 100), {}, ((), (), (), ())), None
    theirs = Outcome((1, 3), (50, 310, 50, 310), {}, ((), (), (), ()))
    found = tally("fair", contest.jobs(), (ours, theirs, theirs, ours))
    assert found.seats == 8
    # In the second match of a deal the pairs have changed places.
    assert found.sums["wins"] == [(4, 4), (0, 4)]
    assert found.sums["score"] == [(600 + 620, 4), (100 + 200, 4)]


def test_it_does_not_matter_who_plays():
    jobs = rook("fair random fair random", 10).jobs()
    told = []
    with ThreadPoolExecutor(2) as executor:
        spread = [found.scores for found in outcomes(jobs, executor, told.append)]
    assert spread == [found.scores for found in outcomes(jobs, None, lambda done: None)]
    assert told == [4, 8, 10]


def test_processes_print_the_same_as_one(capsys):
    words = (*CLASSIC, "--seats", "fair,random,fair,random", "--matches", "8", "--seed", "5", "--json")
    alone = arena(capsys, *words)
    assert arena(capsys, *words, "--jobs", "2") == alone
    found = json.loads(alone)
    assert (found["game"], found["matches"], found["seed"]) == ("rook", 8, 5)
    wins = [found["levels"][level]["results"]["wins"]["value"] for level in ("fair", "random")]
    assert sum(wins) == 1
    lead = {level: found["levels"][level]["results"]["lead"]["value"] for level in ("fair", "random")}
    assert lead["fair"] == -lead["random"]
    assert found["differences"][0]["results"]["lead"]["value"] == pytest.approx(2 * lead["fair"], abs=1e-3)


class Client:
    """A cluster's client as far as the arena knows one; nobody listens at an address without a port."""

    def __init__(self, address):
        if ":" not in address:
            raise OSError("Timed out\ntrying to connect")
        self.address = address

    def __enter__(self):
        return self

    def __exit__(self, *failed):
        return None

    def get_executor(self):
        return ThreadPoolExecutor(2)


@pytest.fixture
def dask(monkeypatch):
    """What the arena finds where dask.distributed is installed."""
    module = ModuleType("dask.distributed")
    module.Client = Client
    monkeypatch.setitem(sys.modules, "dask", ModuleType("dask"))
    monkeypatch.setitem(sys.modules, "dask.distributed", module)


def test_a_cluster_prints_the_same_as_one_process(capsys, dask):
    words = (*CLASSIC, "--seats", "fair,random,fair,random", "--matches", "6")
    assert arena(capsys, *words, "--dask", "tcp://here:1") == arena(capsys, *words, "--jobs", "1")


def test_a_cluster_that_is_not_there_is_said_in_one_line(capsys, dask):
    words = (*CLASSIC, "--seats", "fair,random,fair,random", "--matches", "6")
    assert "no cluster at nowhere" in refused(capsys, *words, "--dask", "nowhere")


def test_without_dask_the_arena_says_how_to_get_it(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "dask.distributed", None)
    words = (*CLASSIC, "--seats", "fair,random,fair,random", "--matches", "6")
    assert "pip install distributed" in refused(capsys, *words, "--dask", "tcp://here:1")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_figures(capsys, game):
    variant, players, options = sample_of(game).measured
    seats = ",".join(("fair", *("random",) * (players - 1)))
    words = ("--variant", variant, "--options", json.dumps(dict(options)), "--seats", seats, "--matches", "2", "--json")
    found = json.loads(arena(capsys, game, *words))
    assert set(found["levels"]) == {"fair", "random"}
    for level in found["levels"].values():
        assert set(level["results"]) == {"wins", "score", *sample_of(game).figures}


def test_people_get_lines_and_times_only_when_asked(capsys):
    words = (*CLASSIC, "--seats", "fair,random,fair,random", "--matches", "2")
    first, *levels = arena(capsys, *words).splitlines()
    assert first == "rook classic, target 5: 2 matches of fair, random, fair, random from deal 0"
    assert [line.split(":")[0] for line in levels] == ["fair", "random", "fair - random"]
    assert "decided" not in levels[0]
    assert "decided in" in arena(capsys, *words, "--times")


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("rook", "--matches", "2"), "--seats is missing"),
        (("rook", "--seats", "fair,fair"), "--matches is missing"),
        (("rook", "--seats", "fair,wild,fair,fair", "--matches", "2"), '"wild"'),
        (("rook", "--seats", "fair,fair,fair", "--matches", "2"), "rook beginner is for 4 players, not 3"),
        (("rook", "--players", "4", "--seats", "fair", "--matches", "2"), "1 seats, but 4 play"),
        (("rook", "--seats", "fair,fair,fair,fair", "--matches", "0"), "less than 1"),
        (("chess", "--seats", "fair,fair", "--matches", "2"), '"chess"'),
        (("rook", "--seats", "fair,fair,fair,fair", "--matches", "2", "--options", "[]"), "--options"),
    ],
)
def test_what_makes_no_sense_is_said_in_one_line(capsys, words, part):
    assert part in refused(capsys, *words)
