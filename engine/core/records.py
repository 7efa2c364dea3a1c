"""Records: a match as JSON Lines, which serves as the save, the replay, the test fixture and the bug report."""

import json
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, TypeVar

from engine.core.game import BadSetup, Game, Setup, State
from engine.core.jsonlines import BadLine, BadRecord, read_object, split
from engine.core.match import Match, Record, refusal
from engine.core.prompts import Prompt
from engine.core.steps import IllegalStep, Step, Value, step_fault
from engine.core.words import quote

__all__ = [
    "BadRecord",
    "Record",
    "check",
    "dumps",
    "parse",
    "read_record",
    "replay",
    "replay_steps",
    "step_line",
]

FORMAT = 1
"""The version of the record format in the header."""
_HEADER_KEYS = ("format", "game", "variant", "players", "options")
FIRST_STEP = 2
"""The number of the first step's line; the header is line 1."""
_DEEPEST = 2
"""How many lists an argument may nest in one another, as in hands of cards."""
_OFTEN = 100
"""Lines of up to so many characters may come again, such as a play; deals are longer and never do."""

Games = Mapping[str, Game]
Played = TypeVar("Played")


def dumps(record: Record) -> str:
    """The record as text, with a line feed after each line. Equal records give equal bytes.

    >>> from engine.core.records import Record, dumps, parse
    >>> from engine.core.steps import Step
    >>> from engine.games import GAMES
    >>> setup = GAMES["hookie_mookie"].setup("race", 2, {"jokers": 4})
    >>> record = Record(setup, (Step("chance", "start", (("seat", 1),)),))
    >>> print(dumps(record), end="")
    {"format": 1, "game": "hookie_mookie", "variant": "race", "players": 2, "options": {"jokers": 4}}
    {"by": "chance", "do": "start", "seat": 1}
    >>> parse(dumps(record), GAMES) == record
    True
    """
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
    """The object of a step's line: `by`, `do`, then the arguments."""
    return {"by": step.by, "do": step.do, **dict(step.args)}


def end_line(end: dict[str, Any]) -> str:
    """The last line of a finished game, without its line feed."""
    return json.dumps({"end": end})


def parse(text: str | bytes, games: Games) -> Record:
    """The record that `text` holds, checked in all but the rules of the game. Raises BadRecord with the line's number.

    >>> from engine.core.records import parse
    >>> from engine.games import GAMES
    >>> header = '{"format": 1, "game": "rook", "variant": "classic", "players": 4, "options": {}}'
    >>> parse(header + '\\n{"by": 0, "do": "bid"}\\n', GAMES)
    Traceback (most recent call last):
    engine.core.jsonlines.BadRecord: line 2: 'bid' takes exactly amount here
    """
    record, fault = _read(text, games)
    if fault is not None:
        raise fault
    return record


def read_record(text: str | bytes, games: Games, play: Callable[[Record, Games], Played]) -> Played:
    """Return what `play` (`check`, `replay` or `replay_steps`) returns for the record in `text`.

    Raises BadRecord with the number of the earliest bad line, malformed or illegal. The lines above a malformed line
    are played before that line is refused.

    >>> from engine.core.records import read_record, replay
    >>> from engine.games import GAMES
    >>> header = '{"format": 1, "game": "rook", "variant": "classic", "players": 4, "options": {}}'
    >>> read_record(header + '\\n{"by": 0, "do": "pass"}\\nno JSON\\n', GAMES, replay)
    Traceback (most recent call last):
    engine.core.jsonlines.BadRecord: line 2: rook-no-chance-first
    """
    record, fault = _read(text, games)
    try:
        played = play(record, games)
    except BadRecord as error:
        raise (error if fault is None or error.line < fault.line else fault) from None
    if fault is not None:
        raise fault
    return played


def check(record: Record, games: Games) -> None:
    """Raise BadRecord where the record breaks the rules, lacks its end line or has a wrong one. Faster than `replay`.

    >>> from engine.core.records import Record, check
    >>> from engine.games import GAMES
    >>> setup = GAMES["rook"].setup("classic", 4, {})
    >>> check(Record(setup), GAMES)
    >>> check(Record(setup, end={"winners": [0]}), GAMES)
    Traceback (most recent call last):
    engine.core.jsonlines.BadRecord: line 2: an end line, but the game is not over
    """
    _check_end(record, run(record, games))


def replay(record: Record, games: Games) -> Match:
    """The match of `record` after its last step, with its events. Raises BadRecord as `check` does."""
    match = replay_steps(record, games)
    _check_end(record, match.end())
    return match


def replay_steps(record: Record, games: Games) -> Match:
    """Return the match after the steps of `record`; the end line is not checked. BadRecord for an illegal step."""
    match = Match(games[record.setup.game], record.setup)
    for number, step in enumerate(record.steps, FIRST_STEP):
        try:
            match.submit(step)
        except IllegalStep as error:
            raise BadRecord(number, error.why, by_rules=True) from None
    return match


def run(record: Record, games: Games) -> dict[str, Any] | None:
    """Apply all steps; return the object that the end line has to hold, or None while the game goes on.

    Raises BadRecord for an illegal step.
    """
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
    """The record up to its first badly written line, and the fault there. Raises BadRecord where the header is bad."""
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
    """The step of a line, or None for an end line."""
    found = read_object(line)
    if "end" in found and "do" not in found:
        return None
    return read_step(found, game, players)


_cached_line = lru_cache(maxsize=4096)(_read_line)
"""The same plays and bids come again in every match, so most lines of many records have been read before."""


def _read_setup(header: dict[str, Any], games: Games) -> Setup:
    _exact_keys(header, _HEADER_KEYS, "the header")
    if header["format"] != FORMAT or type(header["format"]) is not int:
        raise BadLine(f"'format' must be {FORMAT}, not {quote(header['format'])}")
    name, variant, players, options = (header[key] for key in _HEADER_KEYS[1:])
    if type(name) is not str or name not in games:
        raise BadLine(f"there is no game {quote(name)} (known: {', '.join(games)})")
    if type(variant) is not str:
        raise BadLine(f"'variant' must be a word, not {quote(variant)}")
    if type(players) is not int:
        raise BadLine(f"'players' must be a whole number, not {quote(players)}")
    if type(options) is not dict:
        raise BadLine(f"'options' must be an object, not {quote(options)}")
    try:
        return games[name].setup(variant, players, options)
    except BadSetup as error:
        raise BadLine(str(error)) from None


def read_step(found: dict[str, Any], game: Game, players: int) -> Step:
    """The step that the object `found` of a line holds; its keys may stand in any order.

    Raises BadLine where it is badly written: see `step_fault`.
    """
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
            raise BadLine(f"{what} has no key {quote(name)}")


def _frozen(value: Any, depth: int) -> Value:
    """A JSON value with tuples for lists. What cannot be an argument stays as it is, and `step_fault` refuses it."""
    return tuple(_frozen(part, depth - 1) for part in value) if type(value) is list and depth else value
