"""The arena's picture has room for all its words, and is written to the requested file."""

from itertools import combinations

import pytest
from pygame import Rect, Surface

import main
from engine.games import GAMES
from engine.headless.contest import Contest, Pairs
from engine.headless.matches import Outcome
from engine.headless.rating import RoundRobin
from game.draw import text
from game.theme import STAGE
from tests.samples import sample_of
from tools import arena_picture
from tools.arena_picture import PAPER, inked

LEVELS = ("random", "gentle", "fair", "sharp", "master")


def outcome(job, names=(), huge=1):
    """A match that the strongest win, by as much as levels differ and by deals that also differ."""
    best = max(map(LEVELS.index, job.levels))
    scores = tuple(huge * (LEVELS.index(level) * 40 + job.deal % 3) - 90 for level in job.levels)
    winners = tuple(
        seat for seat, level in enumerate(job.levels) if (LEVELS.index(level) == best) ^ (job.deal % 5 == 4)
    )
    figures = {name: tuple((score / 70, 1.0) for score in scores) for name in names}
    return Outcome(winners, scores, figures, ((),) * job.players)


def report(kind, names=(), huge=1):
    jobs = kind.jobs()
    return kind.report(jobs, [outcome(job, names, huge) for job in jobs], times=False)


def named(found, how):
    """The same report with other names of levels."""
    gaps = [pair | {which: how.format(pair[which]) for which in ("first", "second")} for pair in found["differences"]]
    return found | {"levels": {how.format(level): each for level, each in found["levels"].items()}, "differences": gaps}


def setup_of(game):
    way = sample_of(game).measured
    return GAMES[game].setup(way.variant, way.players, dict(way.options))


def rects(found):
    """The rectangles of words, without the room above and below their letters."""
    for one in inked(found).words:
        wide, high = text.width(one.words, round(one.size), one.role), one.size * 0.7
        left = one.at[0] - {"left": 0, "center": wide / 2, "right": wide}[one.align]
        yield one.words, Rect(round(left), round(one.at[1] - high / 2), round(wide), round(high))


@pytest.mark.parametrize("game", GAMES)
def test_every_word_has_room(game):
    setup, names = setup_of(game), tuple(sorted(sample_of(game).figures))
    crowd = (LEVELS * 2)[: setup.players]
    for found in (
        report(RoundRobin(setup, LEVELS, 5), names),
        report(RoundRobin(setup, LEVELS[:2], 1), names),  # no interval
        named(report(RoundRobin(setup, LEVELS, 2), names), "{}:long-winded"),
        report(Pairs(setup, ("master", *("gentle",) * (setup.players - 1)), 7), names, huge=30),
        report(Contest(setup, crowd, 3 * setup.players), names),
    ):
        placed = list(rects(found))
        outside = [words for words, place in placed if not Rect((0, 0), STAGE).contains(place)]
        beside = [words for words, place in placed[2:] if not PAPER.contains(place)]
        over = [(one[0], other[0]) for one, other in combinations(placed, 2) if one[1].colliderect(other[1])]
        assert not (outside or beside or over)


@pytest.fixture
def bare(monkeypatch):
    """Draw no curtains, whose painting takes its time."""
    monkeypatch.setattr(arena_picture, "house_set", lambda **how: Surface(STAGE))


def test_the_picture_is_written_beside_the_report(capsys, tmp_path, bare):
    out = tmp_path / "arena.png"
    words = ["arena", "hookie_mookie", "--variant", "race", "--seats", "fair,random", "--pairs", "2"]
    assert main.main(words) == 0
    alone = capsys.readouterr().out
    assert main.main([*words, "--picture", str(out)]) == 0
    assert capsys.readouterr().out == alone
    assert out.read_bytes().startswith(b"\x89PNG")


def test_an_unwritable_picture_is_reported_in_one_line(capsys, tmp_path, bare):
    words = ["arena", "hookie_mookie", "--variant", "race", "--seats", "fair,random", "--pairs", "1"]
    assert main.main([*words, "--picture", str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith("main.py: cannot write")
