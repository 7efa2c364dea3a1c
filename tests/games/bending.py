"""Damaged records: whole records with faults in them, for any game, and the verdict that they must get.

Everything is drawn by a seed, so that a record that finds a fault can be made again.
"""

import json
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from engine.core.game import Game
from engine.core.match import Match
from engine.core.records import BadRecord, Games, Record, check, dumps, parse, read_record, replay, step_line
from engine.core.seats import CHANCE
from engine.core.steps import LARGEST, Kind, Step, Value, Verb, fits
from engine.core.views import plain, viewers
from engine.games import GAMES
from engine.headless.position import next_steps
from tests.contract.sittings import SITTINGS, walked
from tests.refusals import english
from tests.samples import sample_of

ANYWHERE = (0, 1, 2, -1, 7, 45, LARGEST, 10**12, -(10**12), True, False, None, "", "chance", "\x1b[2J\u202e{0}",
            [], [[]], [None], {}, [0], [True], [1, 2, 3], 1.5, 1e300, [[[0]]], {"by": 0}, {"end": {}})  # fmt: skip
"""Values of every type, for any key of any game."""
NUMBERS = (-LARGEST, -1, 0, 1, 2, 3, 4, 5, 9, 45, LARGEST)
"""Whole numbers within and without any range."""
MOST_BENDS = 3

Lines = list[str]


def golden(game: str) -> list[str]:
    """The golden records of a game."""
    folder = Path(__file__).parents[1] / "golden"
    return [path.read_text(encoding="utf-8") for path in sorted(folder.glob(f"{game}-*.jsonl"))]


@cache
def whole_records(game: str) -> tuple[str, ...]:
    """The records to damage: the golden records of a game, and a random walk through each way to set it up."""
    return (*golden(game), *(dumps(walked(session).record()) for session in SITTINGS if session.game.name == game))


@cache
def words_of(game: str) -> tuple[str, ...]:
    """Every text in these records: cards, colours, faults, printed words."""
    found: dict[str, None] = {}
    for text in whole_records(game):
        for line in text.splitlines():
            _gather(json.loads(line), found)
    return tuple(found)


def _gather(value: object, found: dict[str, None]) -> None:
    if isinstance(value, str):
        found[value] = None
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            _gather(part, found)


@cache
def _cards_of(game: str) -> tuple[str, ...]:
    return tuple(filter(GAMES[game].is_card, words_of(game)))


def any_value(game: Game, players: int, kind: Kind, rng: Random) -> Any:
    """A value of that kind, as a step has it: well written, and mostly nonsense."""
    cards, words = _cards_of(game.name), words_of(game.name)
    sizes = (0, 1, 1, 2, 3, players, players + 1, 9)

    def several(part: Callable[[], Any]) -> tuple[Any, ...]:
        return tuple(part() for _ in range(rng.choice(sizes)))

    def card() -> str:
        return rng.choice(cards)

    def number() -> int:
        return rng.choice(NUMBERS)

    made: dict[Kind, Callable[[], Any]] = {
        Kind.INT: number,
        Kind.SEAT: lambda: rng.randrange(players),
        Kind.SEATS: lambda: several(lambda: rng.randrange(players)),
        Kind.BOOL: lambda: rng.random() < 0.5,
        Kind.WORD: lambda: rng.choice((*words, "", "{0}", "{", "\x1b[2J", "\u202e")),
        Kind.CARD: card,
        Kind.CARDS: lambda: several(card),
        Kind.HANDS: lambda: several(lambda: several(card)),
        Kind.INTS: lambda: several(number),
        Kind.NUMBERS: lambda: several(lambda: rng.choice((None, number()))),
        Kind.LISTS: lambda: several(lambda: rng.choice((None, several(card)))),
        Kind.PAIRS: lambda: several(lambda: (card(), rng.choice((*words, "", " x", "\x1b")))),
    }
    return made[kind]()


def any_step(game: Game, verb: Verb, players: int, rng: Random) -> Step:
    """A step with that verb, well written, with any values."""
    args: tuple[tuple[str, Any], ...] = ()
    for field in verb.fields:
        if field.only is not None and field.only not in args:
            continue
        if not field.optional or rng.random() < 0.5:
            known = _said_before(game.name, verb.name, field.name)
            value = rng.choice(known) if known and rng.random() < 0.5 else None
            if not fits(field.kind, value, game.is_card, players):  # from a larger table
                value = any_value(game, players, field.kind, rng)
            args = (*args, (field.name, value))
    return Step(CHANCE if verb.chance else rng.randrange(players), verb.name, args)


@cache
def _said_before(game: str, verb: str, name: str) -> tuple[Value, ...]:
    """Every value that this argument has in the records."""
    steps = (step for text in whole_records(game) for step in parse(text, GAMES).steps if step.do == verb)
    return tuple(dict.fromkeys(value for step in steps for key, value in step.args if key == name))


def bent(game: Game, rng: Random) -> bytes:
    """A whole record of `game` with one to three changes."""
    lines = rng.choice(whole_records(game.name)).splitlines()
    players = json.loads(lines[0])["players"]
    for _ in range(rng.randint(1, MOST_BENDS)):
        rng.choice(_BENDS)(lines, game, players, rng)
    data = ("\n".join(lines) + "\n").encode()
    if rng.random() < 0.05:  # a damaged byte
        at = rng.randrange(len(data))
        data = data[:at] + bytes((data[at] ^ 1 << rng.randrange(8),)) + data[at + 1 :]
    return data[: -rng.randrange(1, 9)] if rng.random() < 0.05 else data


def _lose(lines: Lines, game: Game, players: int, rng: Random) -> None:
    if len(lines) > 1:
        lines.pop(rng.randrange(len(lines)))


def _double(lines: Lines, game: Game, players: int, rng: Random) -> None:
    lines.insert(rng.randrange(len(lines) + 1), rng.choice(lines))


def _swap(lines: Lines, game: Game, players: int, rng: Random) -> None:
    one, other = (min(rng.randrange(len(lines)) + near, len(lines) - 1) for near in (0, 1))
    lines[one], lines[other] = lines[other], lines[one]


def _tear(lines: Lines, game: Game, players: int, rng: Random) -> None:
    at = rng.randrange(len(lines))
    lines[at] = lines[at][: rng.randrange(len(lines[at]) + 1)]


def _stop(lines: Lines, game: Game, players: int, rng: Random) -> None:
    del lines[rng.randrange(1, len(lines) + 1) :]


def _say_anything(lines: Lines, game: Game, players: int, rng: Random) -> None:
    """Put a well written step in the place of another, or before it."""
    at = rng.randrange(1, len(lines) + 1)
    lines[at : at + rng.randrange(2)] = [step_line(any_step(game, rng.choice(game.verbs), players, rng))]


def _change_a_step(lines: Lines, game: Game, players: int, rng: Random) -> None:
    if len(lines) > 1:
        at = rng.randrange(1, len(lines))
        lines[at] = _changed(lines[at], game, players, rng)


def _change_the_header(lines: Lines, game: Game, players: int, rng: Random) -> None:
    lines[0] = _changed(lines[0], game, players, rng)


def _change_the_end(lines: Lines, game: Game, players: int, rng: Random) -> None:
    lines[-1] = _changed(lines[-1], game, players, rng)


def _say_a_key_twice(lines: Lines, game: Game, players: int, rng: Random) -> None:
    at = rng.randrange(len(lines))
    first, comma, rest = lines[at].partition(", ")
    lines[at] = f"{first}{comma}{first.removeprefix('{')}{comma}{rest}"


_BENDS = (
    _lose,
    _double,
    _swap,
    _tear,
    _stop,
    _say_anything,
    _say_anything,
    _say_anything,
    *[_change_a_step] * 6,
    _change_the_header,
    _change_the_end,
    _say_a_key_twice,
)


def _changed(line: str, game: Game, players: int, rng: Random) -> str:
    """The line with a value somewhere in it exchanged, or a key or a part of a list added, removed, moved."""
    try:
        found = json.loads(line)
    except ValueError:
        return line
    place: Any = found
    while isinstance(place, dict | list) and place:
        key = rng.choice(list(place) if isinstance(place, dict) else range(len(place)))
        if not (isinstance(place[key], dict | list) and place[key] and rng.random() < 0.6):
            break
        place = place[key]
    if not (isinstance(place, dict | list) and place):
        return line
    way = rng.randrange(8)
    if way == 0:
        del place[key]
    elif way == 1 and isinstance(place, dict):
        names = [field.name for verb in game.verbs for field in verb.fields]
        place[rng.choice([*names, "by", "do", "end", "extra"])] = _other(place[key], game, players, rng)
    elif way == 1:
        place.insert(key, _other(place[key], game, players, rng))
    elif way == 2:
        other = rng.choice(list(place) if isinstance(place, dict) else range(len(place)))
        place[key], place[other] = place[other], place[key]
    elif way == 3:
        place[key] = [place[key]]
    else:
        place[key] = _other(place[key], game, players, rng)
    return json.dumps(found)


def _other(value: object, game: Game, players: int, rng: Random) -> object:
    """Another value for `value`, often of its own type."""
    if rng.random() < 0.5:
        return rng.choice(ANYWHERE)
    if type(value) is int:
        return rng.choice((value - 1, value + 1, -value, value + players, *range(players)))
    return rng.choice(words_of(game.name))


def verdict(data: bytes) -> BadRecord | None:
    """The verdict of `verify` on a record: None if it is good. AssertionError if the verdict cannot be right.

    The named line must be the earliest fault: all lines before it are a good beginning, and with it they are not. A
    good record must go through `Match` step by step. Each step is accepted by a prompt, and all cards are where cards
    can be. All viewers have a view, the next steps can be listed, and a computer player answers. Written down again, it
    must be the same match.
    """
    bad = _fault(data, check)
    if bad is None:
        _good_by_every_other_way(data)
    else:
        _refused_at_its_earliest_line(data, bad)
    return bad


def _refused_at_its_earliest_line(data: bytes, bad: BadRecord) -> None:
    said = english(bad.reason)
    assert said and said.isprintable(), said
    lines = data.split(b"\n")
    last = max(1, len(lines) - (not lines[-1]))
    assert 1 <= bad.line <= last + 1
    if bad.line > last:
        assert "end line is missing" in said
        return
    with_it, before = (_fault(b"\n".join(lines[:end]) + b"\n", check) for end in (bad.line, bad.line - 1))
    assert with_it is not None and with_it.line == bad.line
    if bad.line > 1 and before is not None:
        assert before.line == bad.line and "end line is missing" in english(before.reason)
    assert str(_fault(data, replay)) == str(bad), "`legal` and `views` say the same as `verify`"


def _fault(data: bytes, play: Callable[[Record, Games], object]) -> BadRecord | None:
    try:
        read_record(data, GAMES, play)
    except BadRecord as bad:
        return bad
    return None


def _good_by_every_other_way(data: bytes) -> None:
    record = parse(data, GAMES)
    game, match = GAMES[record.setup.game], Match(GAMES[record.setup.game], record.setup)
    packs = set()
    for step in record.steps:
        assert any(prompt.accepts(step) for prompt in match.prompts()), step
        match.submit(step)
        counted = Counter(card for pile in sample_of(game.name).zones(match.state).values() for card in pile)
        assert all(map(game.is_card, counted))
        packs |= {frozenset(counted.items())} if counted else set()
    assert len(packs) <= 1, "cards appeared or disappeared"
    assert match.over == (record.end is not None)
    assert json.dumps(match.end(), sort_keys=True) == json.dumps(record.end, sort_keys=True)
    for viewer in viewers(record.setup.players):
        json.dumps(plain(match.view(viewer)), allow_nan=False)
    json.dumps(next_steps(match))
    for seat in match.waiting()[:1] if not match.chance() else ():
        step = game.decide(match.view(seat), match.heard(seat), match.prompts_of(seat), game.levels[0], 1)
        assert any(prompt.accepts(step) for prompt in match.prompts())
    again = read_record(dumps(match.record()), GAMES, replay)
    assert again.state == match.state and again.record() == match.record()
