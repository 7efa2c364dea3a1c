"""The length of matches: writes `scenes/lobby/measured_lengths.py`, from which the options page estimates it.

    python -m tools.measure_lengths [GAME] [--matches 60] [--seed 0] [--jobs 2] [--told 1]

Plays matches of every variant among fair computer players, for each number of players, with the offered options. Then
it plays them with each other value of the options page, for the first number of players of the variant. Then it plays
`--told` matches of each variant at a real table, without a screen. It counts the seconds of the table for a step, and
those of computer players for an answer. Run it after a change of rules, options or motions. With GAME it keeps the
other games' numbers in the file.
"""

import os
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from pprint import pformat
from statistics import fmean
from subprocess import run

from engine.games import GAMES
from engine.headless.arguments import Play
from engine.headless.progress import STOPPED, interruptible
from game.stack import SceneStack
from scenes.lobby import lengths
from scenes.lobby.lengths import MatchLength
from scenes.lobby.match_setup import MatchSetup, opened
from scenes.lobby.measured_lengths import MEASURED
from scenes.lobby.options import values_to_offer
from scenes.play import build
from scenes.seating import TablePlan, first_seating
from scenes.table.preload import backstage
from scenes.table.scene import TableScene
from tools.courses import courses, jobs_of

LEVEL = "fair"
CHILDREN = "children"
"""The name of variants that only children play, with stories that get less short."""
FRAME = 1 / 20
MOST = 3600 * 3
"""Seconds of a told match after which there must be an error."""
FILE = Path(lengths.__file__).with_name("measured_lengths.py")
HEAD = '''"""Measured lengths of matches, written by `python -m tools.measure_lengths {words}`.

`lengths.py` explains the numbers.
"""

MEASURED: dict[
    tuple[str, str],
    tuple[float, float, dict[int, tuple[float, float, float, float]], dict[str, dict[bool | int | str, float]]],
] = '''


def course(setup: MatchSetup, matches: int, seed: int, workers: int) -> MatchLength:
    """The means of matches among computer players."""
    jobs = jobs_of(setup.setup(), LEVEL, matches, seed)
    found = list(courses(jobs, workers, None, f"{setup.game} {setup.variant} {setup.players}"))
    return MatchLength(
        round(fmean(one.steps for one in found), 1),
        round(fmean(fmean(one.decisions) for one in found), 1),
        round(fmean(fmean(one.doublings) for one in found), 1),
        round(fmean(one.deals for one in found), 1),
    )


def options(setup: MatchSetup, matches: int, seed: int, workers: int) -> dict[str, dict[bool | int | str, float]]:
    """For every option and each value on its page: the steps of a match, divided by the usual steps."""
    usual = course(setup, matches, seed, workers).steps
    found: dict[str, dict[bool | int | str, float]] = {}
    for option in setup.kind.options:
        values = found.setdefault(option.name, {})
        for value in values_to_offer(option, setup):
            changed = setup.with_option(option.name, value)
            same = changed.players == setup.players and value != setup.value(option)
            steps = course(changed, matches, seed, workers).steps if same else usual
            values[value] = round(steps / usual, 2)
    return found


def told(setup: MatchSetup, often: int) -> tuple[float, float]:
    """Seconds of the table for a step at the normal pace, and seconds that a computer player waits before an answer."""
    steps, story, answers, waits = 0, 0.0, 0, 0.0
    with tempfile.TemporaryDirectory() as folder:
        built = build(Play(data=Path(folder), windowed=True, mute=True))
        try:
            for _ in range(often):
                stack = SceneStack()
                context = backstage(built.context, stack)
                context.settings.change(theme="kids" if setup.variant == CHILDREN else "grown-up", pace="normal")
                table = TableScene(context, TablePlan(setup.setup(), first_seating(setup.players, None)))
                stack.push(table)
                stack.apply()
                seconds, due = 0.0, None
                while table in stack.scenes and seconds < MOST:
                    stack.update(FRAME)
                    stack.apply()
                    seconds += FRAME
                    now = table.session.computer_players.due
                    waiting = now is not None and not table.flow.animations.busy
                    answers += now is not None and now is not due
                    waits, story = waits + FRAME * waiting, story + FRAME * (not waiting)
                    due = now
                steps += table.session.step_count
        finally:
            built.close()
    return round(story / steps, 2), round(waits / max(1, answers), 2)


@interruptible()
def main(words: Sequence[str]) -> int:
    """Play, measure and write the file."""
    begun = ArgumentParser(prog="measure_lengths", description=(__doc__ or "").partition("\n")[0])
    begun.add_argument("game", nargs="?", choices=tuple(GAMES))
    begun.add_argument("--matches", type=int, default=60)
    begun.add_argument("--seed", type=int, default=0)
    begun.add_argument("--jobs", type=int, default=2)
    begun.add_argument("--told", type=int, default=1)
    asked = begun.parse_args(words)
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    how = asked.matches, asked.seed, asked.jobs
    measured: dict[tuple[str, str], tuple[object, ...]] = dict(MEASURED) if asked.game else {}
    try:
        for game in [GAMES[asked.game]] if asked.game else GAMES.values():
            for kind in game.variants:
                first = opened(game.name, kind.name)
                tables = [lengths.offered_to(game.name, kind.name, players) for players in first.seats]
                by_players = {one.players: tuple(course(one, *how)) for one in tables}
                seconds = told(first, asked.told)
                measured[game.name, kind.name] = (*seconds, by_players, options(first, *how))
                print(game.name, kind.name, *seconds, by_players, file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        return STOPPED
    words_ = f"--matches {asked.matches} --seed {asked.seed} --told {asked.told}"
    told_all = pformat(measured, width=110, sort_dicts=False)
    FILE.write_text(f"{HEAD.format(words=words_)}{told_all}\n", encoding="utf-8")
    run([sys.executable, "-m", "ruff", "format", "--quiet", str(FILE)], check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
