"""How well computer players do against opponents that never change.

    python -m tools.measure_players GAME SEATS [DEALS] [FIRST] [VARIANT]

SEATS are levels and fixed opponents (`tools/opponents/`) in turn, such as `master,rules,rules,rules`, or with partners
`master,rules,master,rules`. They play in every place of each deal from FIRST on. The output is the arena's report:
wins, scores and the game's own figures, with 95 % intervals. Measure on other deals than those used for tuning.
"""

import sys
from collections.abc import Sequence
from typing import Any

from engine.core.game import BadSetup
from engine.games import GAMES
from engine.headless.arena_lines import lines
from engine.headless.contest import Pairs
from engine.headless.matches import play
from tools.measuring import measured_in, parser, players
from tools.opponents import with_opponents


def measured(game: str, seats: Sequence[str], deals: int, first: int, variant: str = "") -> dict[str, Any]:
    """The arena's report, of `variant` or else of the variant in which the coach is measured."""
    known = with_opponents(GAMES[game])
    setup = known.setup(variant or measured_in(known), len(seats), {})
    contest = Pairs(setup, tuple(seats), deals, first)
    jobs = contest.jobs()
    return contest.report(jobs, [play(job, known) for job in jobs], times=True)


def main(words: Sequence[str]) -> None:
    """Play and print."""
    begun = parser(__doc__, "seats", deals=20, first=0, variant="")
    said = begun.parse_args(words)
    seats = players(begun, with_opponents(GAMES[said.game]), said.seats)
    try:
        found = measured(said.game, seats, said.deals, said.first, said.variant)
    except BadSetup as error:
        begun.error(str(error))
    for line in lines(found):
        print(line)


if __name__ == "__main__":
    main(sys.argv[1:])
