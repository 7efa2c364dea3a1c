"""The arena: who sits where on which deal, what is counted, and equal results on any executor."""

import json
import multiprocessing
import sys
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType

import pytest

import main
from engine.games import GAMES
from engine.headless import matches
from engine.headless.arena_lines import progress
from engine.headless.contest import Contest, OwnTables, Pairs, rotations, tally
from engine.headless.matches import Job, Outcome, job, outcomes, play
from tests import tiny_game
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
    assert rotations(contest.seats) == (
        ("fair", "random", "gentle", "random"),
        ("random", "gentle", "random", "fair"),
        ("gentle", "random", "fair", "random"),
        ("random", "fair", "random", "gentle"),
    )
    assert [job.deal for job in contest.jobs()] == [10, 10, 10, 10, 11, 11]
    assert [job.levels[0] for job in contest.jobs()] == ["fair", "random", "gentle", "random", "fair", "random"]


def test_seats_that_are_alike_after_a_turn_are_played_once():
    assert len(rotations(("fair", "random") * 2)) == 2
    assert len(rotations(("fair",) * 4)) == 1


def test_a_deal_has_the_same_cards_for_all_players():
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


def test_the_results_of_a_level_are_counted_by_deal():
    contest = Contest(GAMES["rook"].setup("classic", 4, {}), ("fair", "random", "fair", "random"), 4)
    ours, theirs = Outcome((0, 2), (300, 100, 300, 100), {}, ((), (), (), ())), None
    theirs = Outcome((1, 3), (50, 310, 50, 310), {}, ((), (), (), ()))
    found = tally("fair", contest.jobs(), (ours, theirs, theirs, ours))
    assert found.seats == 8
    # In the second match of a deal the pairs have changed places.
    assert found.sums["wins"] == [(4, 4), (0, 4)]
    assert found.sums["score"] == [(600 + 620, 4), (100 + 200, 4)]


def test_the_executor_does_not_matter():
    jobs = rook("fair random fair random", 6).jobs()
    told = []
    with ThreadPoolExecutor(2) as executor:
        spread = [found.scores for found in outcomes(jobs, executor, told.append)]
    assert spread == [found.scores for found in outcomes(jobs, None, lambda done: None)]
    assert told == [1, 2, 3, 4, 5, 6]


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


clients = []


class Client:
    """A cluster's client as far as the arena knows one; there is no cluster at an address without a port."""

    def __init__(self, address="tcp://here:1", **asked):
        if ":" not in address:
            raise OSError("Timed out\ntrying to connect")
        self.address, self.asked = address, asked
        clients.append(self)

    def __enter__(self):
        return self

    def __exit__(self, *failed):
        return None

    def get_executor(self):
        return ThreadPoolExecutor(2)

    def nthreads(self):
        return {"tcp://here:2": 1, "tcp://here:3": 1}

    def run(self, what):
        if self.address.startswith("strange"):
            raise RuntimeError("Error during deserialization")

    run_on_scheduler = run


@pytest.fixture
def tiny():
    """A game whose matches take no time."""
    with tiny_game.registered():
        yield


@pytest.fixture
def dask(monkeypatch):
    """A module in place of dask.distributed."""
    module = ModuleType("dask.distributed")
    clients.clear()
    module.Client, module.KilledWorker = Client, type("KilledWorker", (Exception,), {})
    monkeypatch.setitem(sys.modules, "dask", ModuleType("dask"))
    monkeypatch.setitem(sys.modules, "dask.distributed", module)


def test_a_cluster_prints_the_same_as_one_process(capsys, dask):
    words = (*CLASSIC, "--seats", "fair,random,fair,random", "--matches", "6")
    assert arena(capsys, *words, "--dask", "tcp://here:1") == arena(capsys, *words, "--jobs", "1")


def test_a_missing_cluster_is_reported_in_one_line(capsys, dask):
    words = (*CLASSIC, "--seats", "fair,random,fair,random", "--matches", "6")
    assert "no cluster at nowhere" in refused(capsys, *words, "--dask", "nowhere")


def test_a_local_cluster_has_a_process_for_each_job(capsys, dask, tiny):
    words = ("tiny", "--seats", "fair,random", "--pairs", "1", "--dask", "local", "--jobs", "3")
    arena(capsys, *words)
    assert clients[0].asked["n_workers"] == 3
    assert clients[0].asked["threads_per_worker"] == 1


def test_a_cluster_that_does_not_know_the_program_is_told_how_to_start(capsys, dask, tiny):
    said = refused(capsys, "tiny", "--seats", "fair,random", "--pairs", "1", "--dask", "strange://here:1")
    assert "start scheduler and workers in its folder" in said


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


def test_lines_and_times_are_printed_only_on_request(capsys):
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
        (("rook", "--seats", "fair:wild,fair,fair,fair", "--matches", "2"), 'no "wild" (known: bold'),
        (("rook", "--seats", "random:bold,fair,fair,fair", "--matches", "2"), "random cannot have a character"),
        (("chess", "--seats", "fair,fair", "--matches", "2"), '"chess"'),
        (("rook", "--seats", "fair,fair,fair,fair", "--matches", "2", "--options", "[]"), "--options"),
        (("rook", "--seats", "fair,fair,fair,fair", "--pairs", "2"), "all seats are fair"),
        (("rook", "--seats", "fair,gentle,fair,gentle", "--pairs", "2", "--matches", "4"), "leave out --matches"),
        (("hookie_mookie", "--seats", "fair,gentle", "--pairs", "2"), "all players win or none"),
        (("rook", "--elo"), "--pairs is missing"),
        (("rook", "--elo", "--matches", "2"), "--pairs instead of --matches"),
        (("rook", "--elo", "--pairs", "2", "--seats", "fair,fair,fair,fair"), "--levels instead of --seats"),
        (("rook", "--elo", "--pairs", "2", "--levels", "fair"), "there is no opponent"),
        (("rook", "--elo", "--pairs", "2", "--levels", "fair,sharp,fair"), '"fair" twice'),
        (("rook", "--levels", "fair,sharp", "--pairs", "2", "--seats", "fair,sharp,fair,sharp"), "add --elo"),
        (
            ("spooks", "--seats", "fair,fair,random", "--pairs", "1", "--picture", "nowhere/here.png"),
            "no folder nowhere",
        ),
    ],
)
def test_nonsense_is_refused_in_one_line(capsys, words, part):
    assert part in refused(capsys, *words)


# Pairs, Elo, and tables of one level


def test_a_pair_is_a_deal_with_the_sides_swapped_and_half_a_pair_does_not_count():
    pairs = Pairs(GAMES["rook"].setup("classic", 4, {}), ("fair", "random") * 2, 2, first=3)
    jobs = pairs.jobs()
    assert [(job.deal, job.levels[0]) for job in jobs] == [(3, "fair"), (3, "random"), (4, "fair"), (4, "random")]
    assert [pairs.whole(done) for done in range(5)] == [0, 0, 2, 2, 4]


def test_a_difference_says_on_how_many_pairs_it_was_higher():
    pairs = Pairs(GAMES["rook"].setup("classic", 4, {}), ("fair", "random") * 2, 3)
    nothing = ((),) * 4
    swept = [Outcome((0, 2), (300, 100) * 2, {}, nothing), Outcome((1, 3), (100, 300) * 2, {}, nothing)]
    split = [Outcome((0, 2), (300, 280) * 2, {}, nothing), Outcome((0, 2), (300, 290) * 2, {}, nothing)]
    report = pairs.report(pairs.jobs(), [*swept, *swept, *split], times=False)
    found = report["differences"][0]["results"]
    assert (report["pairs"], report["matches"]) == (3, 6)
    assert found["wins"]["value"] == pytest.approx(2 / 3, abs=1e-4)
    assert [found["wins"][name] for name in ("higher", "equal", "lower", "by_chance")] == [2, 1, 0, 0.5]
    assert found["score"]["value"] == (200 + 200 + 5) / 3
    # Student's 4.303 with two degrees of freedom; the differences of the pairs are 1, 1 and 0.
    assert found["wins"]["within"] == pytest.approx(4.303 / 3, abs=0.001)


def test_levels_at_tables_of_their_own_play_the_same_deals_the_strongest_first():
    tables = OwnTables(GAMES["hookie_mookie"].setup("together", 2, {}), ("random", "fair"), 2)
    jobs = tables.jobs()
    assert [(job.deal, job.levels) for job in jobs[:2]] == [(0, ("random",) * 2), (0, ("fair",) * 2)]
    won, lost = Outcome((0, 1), (1, 1), {}, ((), ())), Outcome((), (0, 0), {}, ((), ()))
    report = tables.report(jobs, [lost, won, lost, won], times=False)
    assert list(report["levels"]) == ["fair", "random"]
    assert report["differences"][0]["results"]["wins"]["value"] == 1


TOGETHER = [
    setup
    for game in GAMES.values()
    for variant in game.variants
    if game.together(setup := game.setup(variant.name, min(variant.players), {}))
]


@pytest.mark.parametrize("setup", TOGETHER, ids=lambda setup: f"{setup.game} {setup.variant}")
def test_in_a_cooperative_game_all_win_or_none(setup):
    all_seats = tuple(range(setup.players))
    outcomes = {play(job(setup, ("fair",) * setup.players, deal)).winners for deal in range(12)}
    assert outcomes == {(), all_seats}


def test_a_round_robin_has_rows_of_equal_width(capsys, tiny):
    words = ("tiny", "--elo", "--levels", "random,fair,master", "--pairs", "2", "--players", "2")
    head, top, *rows = arena(capsys, *words).splitlines()
    assert head == "tiny plain: 2 deals for every two levels (12 matches) of 2 seats from deal 0"
    assert top.split() == ["elo", "ahead", "of", "the", "next", "by"]
    levels = [row.split()[0] for row in rows[:3]]
    assert sorted(levels) == ["fair", "master", "random"]
    assert [row.split()[:2] for row in rows[5:]] == [[level, "took"] for level in levels]
    found = json.loads(arena(capsys, *words, "--json"))
    assert sum(level["elo"]["value"] for level in found["levels"].values()) == pytest.approx(4500, abs=0.01)


def test_a_character_is_measured_beside_its_level(capsys, tiny):
    found = json.loads(arena(capsys, "tiny", "--seats", "fair:bold,fair", "--pairs", "2", "--json"))
    assert list(found["levels"]) == ["fair:bold", "fair"]
    both = arena(capsys, "tiny", "--elo", "--levels", "fair:bold,fair:careful", "--pairs", "1", "--players", "2")
    assert "fair:careful took" in both


def test_pairs_are_reported_by_measure(capsys, tiny):
    head, names, *rows = arena(capsys, "tiny", "--seats", "master,random", "--pairs", "3").splitlines()
    assert head == "tiny plain: 3 pairs (6 matches) of master, random from deal 0"
    assert names.split() == ["wins", "score"]
    begins = [row.strip().split("   ")[0] for row in rows]
    assert begins == ["master", "random", "master - random", "higher : equal : lower", "by chance"]
    three = arena(capsys, "tiny", "--seats", "master,random,fair", "--pairs", "1").splitlines()[0]
    assert three == "tiny plain: 1 deal in 3 places each (3 matches) of master, random, fair from deal 0"


# Progress, speed, and Ctrl-C


def test_progress_says_how_long_the_rest_takes():
    assert progress(25, 100, 30.0) == "25 of 100 matches, 1:30 to go"
    assert progress(100, 100, 30.0) == "100 of 100 matches, 0:00 to go"


def test_only_a_terminal_gets_progress(capsys, monkeypatch, tiny):
    words = ["arena", "tiny", "--seats", "fair,random", "--matches", "2"]
    main.main(words)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    main.main(words)
    assert "\r2 of 2 matches, 0:00 to go" in capsys.readouterr().err


def test_several_workers_report_their_speedup(capsys, dask, tiny):
    words = ("tiny", "--seats", "fair,random", "--pairs", "2", "--dask", "tcp://here:1", "--times", "--json")
    main.main(["arena", *words])
    shown = capsys.readouterr()
    speed = json.loads(shown.out)["speed"]
    assert speed["workers"] == 2
    assert shown.err.startswith("4 matches in ") and "speed-up" in shown.err


def interrupted(monkeypatch, after):
    """Ctrl-C while the next match is played."""
    played = []

    def one(job):
        if len(played) == after:
            raise KeyboardInterrupt
        played.append(job)
        return play(job)

    monkeypatch.setattr(matches, "play", one)


def test_ctrl_c_ends_with_what_was_measured_so_far(capsys, monkeypatch, tiny):
    interrupted(monkeypatch, 5)
    assert main.main(["arena", "tiny", "--seats", "fair,random", "--pairs", "9", "--json"]) == main.STOPPED
    shown = capsys.readouterr()
    found = json.loads(shown.out)
    assert (found["pairs"], found["stopped"]) == (2, {"after": 4, "of": 18})
    assert shown.err == "stopped after 5 of 18 matches; 4 are counted\n"


def test_ctrl_c_before_the_first_pair_measures_nothing(capsys, monkeypatch, tiny):
    interrupted(monkeypatch, 1)
    assert main.main(["arena", "tiny", "--seats", "fair,random", "--pairs", "9"]) == main.STOPPED
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err == "stopped after 1 of 18 matches; 0 are counted\n"


def test_ctrl_c_ends_the_processes_too(capsys, monkeypatch):
    def stop(*told):
        raise KeyboardInterrupt

    monkeypatch.setattr(matches, "_told", stop)  # as if it came with the first match
    assert (
        main.main(["arena", "hookie_mookie", "--seats", "fair,random", "--matches", "400", "--jobs", "2"])
        == main.STOPPED
    )
    shown = capsys.readouterr()
    assert "1 matches" in shown.out and "stopped after 1 of 400 matches" in shown.err
    assert "Traceback" not in shown.err
    assert not multiprocessing.active_children()
