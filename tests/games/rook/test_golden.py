"""Records whose scores were worked out by hand, and the beginner's hand of the rules card by card.

In short: in `rook-intermediate` seat 2 takes all 24 stars. In `rook-classic` a hand is thrown in, then the bidders (85)
lose all tricks to red trumps. In `rook-five` seat 4 takes the first four tricks with a 14 in them, seat 0 the rest. In
`rook-six-honour-late` seat 4 keeps its greens and is called too late; seat 0 had 20. In `rook-honour-talk-and-nest` 40
for talk and 40 for a nest of four are subtracted from 120. In `rook-honour-mended` a renege is mended in time, and a
wrong call and a right nest cost nothing.
"""

from pathlib import Path

from engine.core.records import parse
from engine.core.steps import Step
from engine.games import GAMES
from engine.games.rook.events import TrickTaken
from tests.deals import new_match, playable

GOLDEN = sorted(Path(__file__).parents[2].joinpath("golden").glob("rook-*.jsonl"))
ENDS = {
    "rook-beginner-lesson": {"scores": [2, 6, 13, 1], "winners": [2], "hands": 1},
    "rook-intermediate": {"scores": [0, 0, 24, 0], "winners": [2], "hands": 1},
    "rook-classic": {"scores": [-85, 120], "winners": [1, 3], "hands": 1, "seating": [0, 1, 3, 2]},
    "rook-five": {"scores": [90, 0, 0, 0, 10], "winners": [0], "hands": 1},
    "rook-six-honour-late": {"scores": [20, 0, 0, 0, -30, 0], "winners": [0], "hands": 1},
    "rook-honour-talk-and-nest": {"scores": [40, 0], "winners": [0, 2], "hands": 1},
    "rook-honour-mended": {"scores": [120, 0], "winners": [0, 2], "hands": 1},
}
"""By record: its end, as worked out by hand."""
LEGAL = (
    (9, 2, 5, 1),
    (8, 2, 3, 2),
    (7, 2, 1, 7),
    (6, 3, 2, 1),
    (5, 5, 5, 5),
    (4, 1, 3, 1),
    (3, 3, 2, 1),
    (2, 2, 1, 2),
    (1, 1, 1, 1),
)
"""The lesson's numbers of legal cards, trick by trick in the order of play."""
TAKERS = (2, 3, 2, 0, 3, 2, 2, 1, 1)
STARS = (2, 0, 4, 2, 1, 7, 0, 3, 3)


def test_the_beginners_hand_trick_by_trick() -> None:
    """RK-46 to RK-63 and RK-68: legal cards, takers and stars are those of the table in the rules."""
    path = next(path for path in GOLDEN if path.stem == "rook-beginner-lesson")
    record = parse(path.read_text(encoding="utf-8"), GAMES)
    match = new_match("beginner")
    legal: list[int] = []
    takers: list[int] = []
    stars: list[int] = []
    for step in record.steps:
        if step.do == "play":
            legal.append(len(playable(match)))
        for event in match.submit(Step(*step)):
            if isinstance(event, TrickTaken):
                takers.append(event.seat)
                stars.append(sum(match.state.ruleset.worth[card] for _, card in event.plays))
    assert tuple(legal) == tuple(number for trick in LEGAL for number in trick)
    assert (tuple(takers), tuple(stars)) == (TAKERS, STARS)
    assert match.state.totals == (2, 6, 13, 1) and match.end() is None
    assert (match.state.dealer, match.state.phase) == (0, "deal")  # no seat has 40: an unfinished game
