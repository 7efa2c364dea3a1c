"""How often each place wins among equal players, and how long matches are.

    python -m tools.measure_places [GAME [VARIANT]] [--matches 600] [--players N] [--level fair] [--options JSON]
                                   [--seed 0] [--jobs 2] [--seconds S] [--markdown]

Plays matches of every variant, or of the named one, for every usual number of players. The options are those that a
table is offered, or `--options` (`'{}'` for the defaults). A level can also be a fixed opponent of `tools/opponents/`.

Shares have the half width of their 95 % interval beside them. Places are counted clockwise, from the left of the
first dealer (`-` if no seat deals) and from the seat that moves first. In games with partners a place is a side. In
games that all win or lose together there are no places. `--seconds` ends a row early. Ctrl-C and SIGTERM end the tool
at once, after the complete rows have been printed.
"""

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from statistics import fmean, median

from engine.core.game import BadSetup, Setup, Sides
from engine.core.jsonlines import BadLine, read_object
from engine.core.seats import Seat
from engine.games import GAMES
from engine.headless.estimates import Estimate, ratio
from engine.headless.progress import STOPPED, interruptible
from tools.courses import MatchCourse, courses, jobs_of, sides_of
from tools.opponents import with_opponents

HEADS = (
    "Variant",
    "Players",
    "n",
    "From the dealer's left",
    "From the first mover",
    "No winner",
    "Two, three … share",
    "Steps: half, nine of ten, most (seed)",
    "Decisions each",
    "One answer only",
)


@dataclass(frozen=True, slots=True)
class PlaceResults:
    """The results of one setup.

    `by_deal`: share of wins of each side, clockwise from the left of the first dealer; empty if no seat deals.
    `by_turn`: the same, with the first mover's side first. Both are empty if all win together. A shared win counts in
    parts. `no_winner`: the share of matches without a winner. `shared`: the share of matches with two winning sides,
    then with three and so on, as far as that happened.
    """

    setup: Setup
    matches: int
    by_deal: tuple[Estimate, ...]
    by_turn: tuple[Estimate, ...]
    no_winner: float
    shared: tuple[float, ...]
    middle: int
    long: int
    longest: MatchCourse
    decisions: float
    forced: float


def places(setup: Setup, found: Sequence[MatchCourse]) -> PlaceResults:
    """Count the courses of at least one match."""
    sides = sides_of(setup)
    together = GAMES[setup.game].together(setup)
    won = [_won(course.winners, sides) for course in found]
    counted = () if together else tuple(zip(found, won, strict=True))
    many = Counter(0 if together else sum(share > 0 for share in one) for one in won)
    steps = sorted(course.steps for course in found)
    decisions = sum(sum(course.decisions) for course in found)
    return PlaceResults(
        setup,
        len(found),
        _shares([(course.left, share) for course, share in counted], sides),
        _shares([(course.first, share) for course, share in counted], sides),
        fmean(not course.winners for course in found),
        tuple(many[count] / len(found) for count in range(2, max(many) + 1)),
        round(median(steps)),
        steps[min(len(steps) - 1, len(steps) * 9 // 10)],
        max(found, key=lambda course: course.steps),
        decisions / len(found) / setup.players,
        sum(sum(course.forced) for course in found) / max(1, decisions),
    )


def _won(winners: Sequence[Seat], sides: Sides) -> tuple[Fraction, ...]:
    """Each side's share of the win."""
    best = [any(seat in winners for seat in side) for side in sides]
    return tuple(Fraction(one, max(1, sum(best))) for one in best)


def side_of(seat: Seat, sides: Sides) -> int:
    """The number of the side with that seat."""
    return next(number for number, side in enumerate(sides) if seat in side)


def _shares(won: Sequence[tuple[Seat | None, tuple[Fraction, ...]]], sides: Sides) -> tuple[Estimate, ...]:
    """The share of each side from the side of the given seat on, over the matches that have such a seat."""
    begun = [(side_of(front, sides), share) for front, share in won if front is not None]
    turned = [share[front:] + share[:front] for front, share in begun]
    return tuple(ratio([(float(share), 1.0) for share in column]) for column in zip(*turned, strict=True))


def line_of(found: PlaceResults) -> tuple[str, ...]:
    """The columns of `HEADS`."""
    setup = found.setup
    return (
        f"{setup.game} {setup.variant}{_options(setup)}",
        str(setup.players),
        str(found.matches),
        _told(found.by_deal),
        _told(found.by_turn),
        f"{found.no_winner:.0%}",
        " ".join(f"{share:.0%}" for share in found.shared) or "0%",
        f"{found.middle}, {found.long}, {found.longest.steps} ({found.longest.deal})",
        f"{found.decisions:.0f}",
        f"{found.forced:.0%}",
    )


def _options(setup: Setup) -> str:
    told = ", ".join(f"{name} {str(value).lower()}" for name, value in setup.options.items())
    return f" ({told})" if told else ""


def _told(shares: Sequence[Estimate]) -> str:
    """Shares in short: `.31 .35 .34 ±.04`, with the largest half width; `-` if no match has such places."""
    if not shares:
        return "-"
    wide = max((within for _, within in shares if within is not None), default=None)
    told = " ".join(_short(share) for share, _ in shares)
    return told if wide is None else f"{told} ±{_short(wide)}"


def _short(share: float) -> str:
    return f"{share:.2f}".removeprefix("0")


def setups(
    game: str | None, variant: str | None, players: int | None, options: Mapping[str, object] | None
) -> Iterator[Setup]:
    """Yield the setups to measure: every variant for each of its usual numbers of players, or the named ones.

    `options`: None for those that a table is offered. Raises BadSetup if a variant does not have them.
    """
    for known in GAMES.values():
        for kind in known.variants:
            if game in (None, known.name) and variant in (None, kind.name):
                possible = kind.seats(options or {})
                numbers = kind.players if players is None else (players,) if players in possible else ()
                for number in numbers:
                    chosen = kind.proposed(number) if options is None else options
                    yield known.setup(kind.name, number, chosen)


@interruptible()
def main(words: Sequence[str]) -> int:
    """Play and print."""
    begun = ArgumentParser(prog="measure_places", description=(__doc__ or "").partition("\n")[0])
    begun.add_argument("game", nargs="?", choices=tuple(GAMES))
    begun.add_argument("variant", nargs="?")
    begun.add_argument("--matches", type=int, default=600)
    begun.add_argument("--players", type=int)
    begun.add_argument("--level", default="fair")
    begun.add_argument("--options")
    begun.add_argument("--seed", type=int, default=0)
    begun.add_argument("--jobs", type=int, default=2)
    begun.add_argument("--seconds", type=float)
    begun.add_argument("--markdown", action="store_true")
    asked = begun.parse_args(words)
    try:
        options = None if asked.options is None else read_object(asked.options)
        measured = tuple(setups(asked.game, asked.variant, asked.players, options))
    except (BadLine, BadSetup) as error:
        begun.error(str(error))
    if not measured:
        begun.error("no such variant has that number of players")
    if asked.matches < 1:
        begun.error("--matches must be 1 or more")
    for one in measured:
        if asked.level not in (levels := with_opponents(GAMES[one.game]).levels):
            begun.error(f"{one.game} has no level '{asked.level}' (it has {', '.join(levels)})")
    between, ends = (" | ", ("| ", " |")) if asked.markdown else ("  ", ("", ""))
    try:
        _print(HEADS, between, ends)
        if asked.markdown:
            _print(("---",) * len(HEADS), between, ends)
        for setup in measured:
            jobs = jobs_of(setup, asked.level, asked.matches, asked.seed)
            named = f"{setup.game} {setup.variant} {setup.players}"
            _print(line_of(places(setup, list(courses(jobs, asked.jobs, asked.seconds, named)))), between, ends)
    except KeyboardInterrupt:
        return STOPPED
    return 0


def _print(columns: Sequence[str], between: str, ends: tuple[str, str]) -> None:
    print(ends[0] + between.join(columns) + ends[1], flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
