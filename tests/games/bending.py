"""Bending: records with something wrong in them, for any game, and what has to come of reading them."""

import json
from collections.abc import Sequence
from pathlib import Path

from hypothesis import strategies as st

from engine.core.records import BadRecord, check, dumps, parse, replay
from engine.games import GAMES

ANYWHERE = (0, 1, 2, -1, 10**12, True, None, "", "chance", [], [[]], [None], {}, [0], [True], [1, 2, 3], 1.5, [[[0]]])
"""Values of every type, for any key of any game."""


def golden(game: str) -> list[str]:
    """The golden records of a game."""
    folder = Path(__file__).parents[1] / "golden"
    return [path.read_text(encoding="utf-8") for path in sorted(folder.glob(f"{game}-*.jsonl"))]


@st.composite
def bent(draw: st.DrawFn, records: Sequence[str], keys: Sequence[str], values: Sequence[object]) -> str:
    """One of `records` with a line lost, doubled, moved, cut, or something of it changed: a key of the line or one of
    `keys`, to any of `values` or of `ANYWHERE`."""
    lines = draw(st.sampled_from(records)).splitlines()
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        match draw(st.sampled_from(("lose", "double", "move", "change", "cut"))):
            case "lose" if len(lines) > 1:
                lines.pop(at)
            case "double":
                lines.insert(at, lines[at])
            case "move":
                lines.insert(draw(st.integers(0, len(lines) - 1)), lines.pop(at))
            case "change":
                lines[at] = _changed(draw, lines[at], keys, [*ANYWHERE, *values])
            case "cut":
                lines[at] = lines[at][: draw(st.integers(0, len(lines[at])))]
    return "\n".join(lines) + "\n"


def _changed(draw: st.DrawFn, line: str, keys: Sequence[str], values: Sequence[object]) -> str:
    """One value of the line's object exchanged for another, or a key added or taken away."""
    try:
        found = json.loads(line)
    except ValueError:
        return line
    if not isinstance(found, dict) or not found:
        return line
    key = draw(st.sampled_from([*sorted(found), *keys]))
    if draw(st.booleans()):
        found.pop(key, None)
    else:
        found[key] = draw(st.sampled_from(values))
    return json.dumps(found)


def read_or_refused(text: str) -> None:
    """Nothing else may come of a record; what is read can be played again and written down."""
    fault = None
    try:
        check(parse(text, GAMES), GAMES)
    except BadRecord as error:
        fault = error
    if fault:
        assert 0 <= fault.line <= text.count("\n") + 1 and fault.reason and "\n" not in fault.reason
        return
    match = replay(parse(text, GAMES), GAMES)
    assert replay(parse(dumps(match.record()), GAMES), GAMES).state == match.state
