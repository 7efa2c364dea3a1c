"""Records: a match as JSON Lines. The save, the replay, the test fixture and the bug report."""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeVar

from engine.core.game import BadSetup, Game, Setup, State
from engine.core.jsonlines import BadLine, BadRecord, read_object, split
from engine.core.match import Match, refusal
from engine.core.prompts import Prompt
from engine.core.steps import IllegalStep, Step, Value, step_fault
from engine.core.words import quoted

__all__ = [
    "BadRecord",
    "Record",
    "check",
    "dumps",
    "parse",
    "read_record",
    "recover",
    "replay",
    "replay_steps",
    "step_line",
]

FORMAT = 1
"""The version of the record format, as the header names it."""
_HEADER_KEYS = ("format", "game", "variant", "players", "options")
FIRST_STEP = 2
"""The line of the first step; the header is line 1."""
_DEEPEST = 2
"""Lists within lists in an argument: hands of cards."""
_OFTEN = 100
"""Characters of a line that may come again, such as a play; deals are longer and never do."""

Games = Mapping[str, Game]
Played = TypeVar("Played")


@dataclass(frozen=True, slots=True)
class Record:
    """A setup, the steps so far, and the `end` line's object where there is one."""

    setup: Setup
    steps: tuple[Step, ...] = ()
    end: dict[str, Any] | None = None


def dumps(record: Record) -> str:
    """The record as text, a line feed after each line. Equal records give equal bytes."""
    lines = [header_line(record.setup), *map(step_line, record.steps)]
    if record.end is not None:
        lines.append(end_line(record.end))
    return "\n".join(lines) + "\n"


def header_line(setup: Setup) -> str:
    """The first line of a record, without its line feed."""
    values = (FORMAT, setup.game, setup.variant, setup.players, dict(setup.options))
    return json.dumps(dict(zip(_HEADER_KEYS, values, strict=True)))


def step_line(step: Step) -> str:
    """The line of one step, without its line feed."""
    return json.dumps(step_object(step))


def step_object(step: Step) -> dict[str, Any]:
    """The step as a record has it: `by`, `do`, then its arguments."""
    return {"by": step.by, "do": step.do, **dict(step.args)}


def end_line(end: dict[str, Any]) -> str:
    """The last line of a finished game, without its line feed."""
    return json.dumps({"end": end})


def parse(text: str | bytes, games: Games) -> Record:
    """The record that `text` holds, everything checked but the rules of the game. BadRecord with the line's number."""
    record, fault = _read(text, games)
    if fault is not None:
        raise fault
    return record


def read_record(text: str | bytes, games: Games, play: Callable[[Record, Games], Played]) -> Played:
    """What `play` (`check`, `replay`, `replay_steps`) makes of the record that `text` holds.

    BadRecord with the number of the earliest bad line, be it badly written or against the rules: what is wrong with the
    writing of a line counts only once all lines above it have been played.
    """
    record, fault = _read(text, games)
    try:
        played = play(record, games)
    except BadRecord as error:
        raise (error if fault is None or error.line < fault.line else fault) from None
    if fault is not None:
        raise fault
    return played


def recover(data: bytes, games: Games) -> tuple[Record, int]:
    """The record of a saved game after a power cut, and how many steps of it were kept.

    Only a last line that is torn (it lacks its line feed and is not whole) is dropped; all else is refused as ever. A
    match that turns out to be over gets back the end line that was torn off.
    """
    whole, _, tail = data.rpartition(b"\n")
    try:
        read_object(tail.decode("utf-8"))
    except (BadLine, UnicodeDecodeError):
        data = whole + b"\n" if tail and whole else data
    record, end = read_record(data, games, lambda record, games: (record, run(record, games)))
    return (Record(record.setup, record.steps, end) if record.end is None else record), len(record.steps)


def check(record: Record, games: Games) -> None:
    """BadRecord where the record breaks the rules, lacks its end line or has a wrong one. Faster than `replay`."""
    _check_end(record, run(record, games))


def replay(record: Record, games: Games) -> Match:
    """The match that `record` tells of, with its events. BadRecord as in `check`."""
    match = replay_steps(record, games)
    _check_end(record, match.end())
    return match


def replay_steps(record: Record, games: Games) -> Match:
    """The match after the steps of `record`, whatever its end line says; BadRecord for a step against the rules."""
    match = Match(games[record.setup.game], record.setup)
    for number, step in enumerate(record.steps, FIRST_STEP):
        try:
            match.submit(step)
        except IllegalStep as error:
            raise BadRecord(number, str(error), by_rules=True) from None
    return match


def run(record: Record, games: Games) -> dict[str, Any] | None:
    """Apply all steps and nothing else; returns what the end line has to say, None while the game goes on."""
    game = games[record.setup.game]
    asking, apply = game.asking or _all_prompts(game), game.apply
    state = game.start(record.setup)
    for number, step in enumerate(record.steps, FIRST_STEP):
        for prompt in asking(state, step.do):
            if prompt.accepts(step):
                break
        else:
            raise BadRecord(number, refusal(game, state, game.prompts(state), step), by_rules=True)
        state = apply(state, step)[0]
    return game.end(state)


def _all_prompts(game: Game) -> Callable[[State, str], tuple[Prompt, ...]]:
    return lambda state, verb: game.prompts(state)


def _check_end(record: Record, end: dict[str, Any] | None) -> None:
    line = FIRST_STEP + len(record.steps)
    if end is None and record.end is not None:
        raise BadRecord(line, "an end line, but the game is not over", by_rules=True)
    if end is not None and record.end is None:
        raise BadRecord(line, "the game is over, but its end line is missing", by_rules=True)
    if json.dumps(end, sort_keys=True) != json.dumps(record.end, sort_keys=True):  # text, because to Python true is 1
        raise BadRecord(line, f"the end line is wrong: by the rules it is {json.dumps(end)}", by_rules=True)


def _read(text: str | bytes, games: Games) -> tuple[Record, BadRecord | None]:
    """The record up to its first line that is badly written, and what is wrong there. BadRecord without a header."""
    lines, fault = split(text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text)
    if not lines and fault is not None:
        raise fault
    try:
        setup = _read_setup(read_object(lines[0]), games)
    except BadLine as error:
        raise BadRecord(1, str(error)) from None
    game, players, end, steps = games[setup.game], setup.players, None, list[Step]()
    try:
        for number, line in enumerate(lines[1:], FIRST_STEP):  # noqa: B007 - the except clause needs it
            if end is not None:
                raise BadLine("a line after the end line")
            read = _cached_line if len(line) <= _OFTEN else _read_line
            if step := read(line, game, players):
                steps.append(step)
            else:
                end = _read_end(read_object(line))
    except BadLine as error:
        fault = BadRecord(number, str(error))
    return Record(setup, tuple(steps), end), fault


def _read_line(line: str, game: Game, players: int) -> Step | None:
    """The step of a line, or None where it is an end line."""
    found = read_object(line)
    if "end" in found and "do" not in found:
        return None
    return read_step(found, game, players)


_cached_line = lru_cache(maxsize=4096)(_read_line)
"""The same plays and bids come again in every match, so most lines of many records have been read before."""


def _read_setup(header: dict[str, Any], games: Games) -> Setup:
    _exact_keys(header, _HEADER_KEYS, "the header")
    if header["format"] != FORMAT or type(header["format"]) is not int:
        raise BadLine(f"'format' must be {FORMAT}, not {quoted(header['format'])}")
    name, variant, players, options = (header[key] for key in _HEADER_KEYS[1:])
    if type(name) is not str or name not in games:
        raise BadLine(f"there is no game {quoted(name)} (known: {', '.join(games)})")
    if type(variant) is not str:
        raise BadLine(f"'variant' must be a word, not {quoted(variant)}")
    if type(players) is not int:
        raise BadLine(f"'players' must be a whole number, not {quoted(players)}")
    if type(options) is not dict:
        raise BadLine(f"'options' must be an object, not {quoted(options)}")
    try:
        return games[name].setup(variant, players, options)
    except BadSetup as error:
        raise BadLine(str(error)) from None


def read_step(found: dict[str, Any], game: Game, players: int) -> Step:
    """The step of a line's object, well written for `game`; BadLine says what is wrong. Keys may stand in any order."""
    by, do = found.get("by"), found.get("do")
    if by is None or type(do) is not str:
        raise BadLine("a step needs 'by' and 'do'")
    verb = next((verb for verb in game.verbs if verb.name == do), None)
    order = [field.name for field in verb.fields] if verb else []
    names = sorted(found.keys() - {"by", "do"}, key=lambda name: order.index(name) if name in order else len(order))
    step = Step(by, do, tuple((name, _frozen(found[name], _DEEPEST)) for name in names))
    if fault := step_fault(step, game.verbs, game.is_card, players):
        raise BadLine(fault)
    return step


def _read_end(found: dict[str, Any]) -> dict[str, Any]:
    _exact_keys(found, ("end",), "the end line")
    if type(found["end"]) is not dict:
        raise BadLine("'end' must be an object")
    return found["end"]


def _exact_keys(found: Mapping[str, object], keys: Iterable[str], what: str) -> None:
    keys = tuple(keys)
    for name in keys:
        if name not in found:
            raise BadLine(f"{what} lacks '{name}'")
    for name in found:
        if name not in keys:
            raise BadLine(f"{what} has no key {quoted(name)}")


def _frozen(value: Any, depth: int) -> Value:
    """A JSON value with tuples for lists; what is no argument at all stays as it is, for `step_fault` to refuse."""
    return tuple(_frozen(part, depth - 1) for part in value) if type(value) is list and depth else value
