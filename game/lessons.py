"""Lessons, which are matches that teach a game, and moments, which are unprompted tips of the coach. Both are files in
assets/lessons; their texts are messages.

A lesson is a record, `<game>.jsonl`, and the beats between its steps, `<game>.toml`. If children have a game of their
own, they have a lesson of their own, `<game>_children`. `<game>_next` is a second lesson, for grown-ups. Steps count
from 0: line 2 of the record is step 0. A beat `at = n` comes after n steps, before step n. Several beats at one number
come in the order of the file; the last one may come after the last step. If words belong to a language, the record for
another one is `<game>.<language>.jsonl`. If answers are such words, `<game>.<language>.toml` has the beats that differ:
their `id`, and the keys to replace.

`[lesson]` has `seat`, the learner's seat, `minutes`, the longest duration, `learned`, the rules that it teaches
(messages `<game>-lesson-learned-<name>`), and `aids`, the agreements of the match. A `[[beat]]` has

* `id`: its name. Its message is `<name of the file>-lesson-<id>`; `who` names the seats in it: `{ seat = 1 }`.
* `teaches`: the rules of `learned` that it is about. Each rule is first shown (nothing is asked), then asked with
  something to look at, and at last asked with nothing to look at (`Stage`).
* `look`: where to look, see `Mark`. It is never the wanted answer: that is ringed after two wrong answers.
* `needs`: everything else that the sentence talks about. It is in the light and never covered, as what is in `look`.
* `proof`: cards that have left the table, in a picture in the bubble: `yellow-14@2` was played by seat 2, `w3a@1+2`
  chosen by two seats. Those of a seat in `look` have a gold edge.
* `choose`: the answers that go on. The first is the record's step; each later step stays legal after any of them.
* `offer`: the only answers that are suggested and taken, if there are too many to show.
* `[beat.wrong]`: the reason why another legal answer is not wanted, the first that matches: a name, or `{ id = name,
  who = ... }`. Its message is `<game>-lesson-<id>-not-<name>`. Answers may contain `*`, `?` and `[DR]`, as file names
  do.
* `fast`: how quickly the steps until the next beat are shown. "run": motions take RUN of their time.

Steps of the learner without a beat are played automatically.
"""

import re
import tomllib
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, cast, get_args

from engine import damage
from engine.core.cards import Card
from engine.core.jsonlines import BadRecord
from engine.core.match import Record
from engine.core.messages import Arg, Message, Who, say
from engine.core.packs import BadPack
from engine.core.prompts import Prompt
from engine.core.records import parse, run
from engine.core.seats import Seat
from engine.core.shapes import Lists, Some, Word
from engine.core.steps import Step
from engine.games import GAMES
from game import word_packs
from game.text.languages import SOURCE

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "lessons"
MOMENTS = "moments.toml"
CHILDREN = "_children"
"""Suffix of lessons for children."""
NEXT = "_next"
"""Suffix of a game's second lesson."""
RUN = 0.4
NOTE = "note"
"""The verb of an answer that is no step: in `note A 1` the learner marks letter A for seat 1."""

Fast = Literal["", "run"]
When = Literal["asked", "choosing", "told"]
"""A question is open; an answer is focused or picked but not confirmed; an event was shown."""
Stage = Literal["shown", "helped", "alone"]
"""How a rule is met: the host explains it, asks and says where to look, or only asks."""
MarkKind = Literal["card", "zone", "seat", "number", "set", "hint", "word", "parcels", "letter", "button"]

_ID = re.compile("[a-z0-9]+(?:-[a-z0-9]+)*")
_TAKEN = frozenset({"title", "goal", "next"})
"""Names that no beat may have, because they belong to the lesson as a whole."""
_LESSON = {"seat": int, "minutes": int, "learned": list, "aids": dict}
_BEAT = {
    "id": str, "at": int, "who": dict, "teaches": list, "look": list, "needs": list, "proof": list, "choose": list,
    "offer": list, "wrong": dict, "fast": str,
}  # fmt: skip
_MOMENT = {"id": str, "game": str, "when": str, "trigger": str, "gives": list, "reason": str}


class BadLesson(ValueError):
    """A fault in a file of assets/lessons, in one line: `rook.toml, beat lone-red: ...`."""


Damaged = (BadLesson, BadPack, OSError)
"""Exceptions of reading these files, and the packs that their records need."""


def note(folder: Path, error: Exception) -> None:
    """Note a damaged file of `folder`; `error` is one of Damaged and names it."""
    if isinstance(error, BadPack):
        word_packs.note(error)
        return
    named = error.filename if isinstance(error, OSError) else re.split("[,:]", str(error), maxsplit=1)[0]
    file = folder / str(named)
    damage.note(file if file.exists() or isinstance(error, OSError) else FOLDER / str(named), error)


class Mark(NamedTuple):
    """A thing on the table to point at. Written `card:yellow-14`, `zone:hand`, `number:word`, `set:king`, `hint:h18`,
    `word:2` (by its number), `seat:3`, `parcels:1` (all of seat 1), `letter:A@1` (row A, column of seat 1 in a
    register)."""

    kind: MarkKind
    name: str = ""
    seat: Seat | None = None


class Proof(NamedTuple):
    """A card in the picture in a bubble, with the seats that played or chose it."""

    card: Card
    seats: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Beat:
    """A place in a lesson where the host says something; the module's docstring explains the fields."""

    id: str
    at: int
    says: Message
    look: tuple[Mark, ...] = ()
    needs: tuple[Mark, ...] = ()
    teaches: tuple[str, ...] = ()
    proof: tuple[Proof, ...] = ()
    choose: tuple[str, ...] = ()
    offer: tuple[str, ...] = ()
    wrong: tuple[tuple[str, Message], ...] = ()
    fast: Fast = ""

    @property
    def stage(self) -> Stage:
        """How its rules are met here."""
        if not self.choose:
            return "shown"
        return "helped" if self.look else "alone"

    def wants(self, line: str) -> bool:
        """Whether this answer, written by `line_of`, continues the lesson."""
        return line in self.choose

    def why_not(self, line: str) -> Message | None:
        """Return why this answer is not wanted yet, or None if no reason is given."""
        if self.wants(line):
            return None
        return next((why for pattern, why in self.wrong if fnmatchcase(line, pattern)), None)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A match that teaches a game; `name` is that of its file. `seat`: the learner's seat. `minutes`: the longest
    duration. `goal`: the aim of the game. `next`: the closing words. `learned`: the rules that it teaches, a few words
    each."""

    name: str
    game: str
    seat: Seat
    minutes: int
    record: Record
    beats: tuple[Beat, ...]
    aids: Mapping[str, str]
    title: Message
    goal: Message
    next: Message
    learned: tuple[Message, ...]

    @property
    def kept_as(self) -> str:
        """The name of a learner's progress: children's lessons share it with the other one of their game."""
        return self.name.removesuffix(CHILDREN)

    def fast(self, step: int) -> Fast:
        """Return how quickly that step is shown, by the latest beat before it."""
        return next((beat.fast for beat in reversed(self.beats) if beat.at <= step), "")

    def said(self) -> Iterator[tuple[str, Message]]:
        """Yield every message with the id of its beat; "" for the lesson as a whole."""
        yield from (("", message) for message in (self.title, self.goal, self.next, *self.learned))
        for beat in self.beats:
            yield beat.id, beat.says
            yield from ((beat.id, why) for _, why in beat.wrong)


@dataclass(frozen=True, slots=True)
class Moment:
    """An unprompted tip of the coach, heard once in a lifetime. `trigger` describes its condition, which depends on the
    seat's view and questions only. `gives`: names of its arguments. `reason`: clauses of the rules."""

    id: str
    game: str
    when: When
    trigger: str
    gives: tuple[str, ...]
    reason: str

    def says(self, **given: Arg) -> Message:
        """Return its message. TypeError if the arguments are not those of `gives`."""
        if set(given) != set(self.gives):
            raise TypeError(f"{self.id} is given {sorted(given)}, and needs {sorted(self.gives)}")
        return say(self.key, **given)

    @property
    def key(self) -> str:
        """The key of its message."""
        return f"moments-{self.id}"


# Answers


def line_of(step: Step, prompts: tuple[Prompt, ...] = ()) -> str:
    """Return a step as one line: its verb, then its values in the record's order, `-` for none. Values after a list
    follow their name (`lay 7-clubs 7-hearts to 7`).

    `prompts`: the questions that it answers. Cards whose order does not matter are sorted.
    """
    loose = any(isinstance(one.shape, Some | Lists) and one.verb == step.do and one.accepts(step) for one in prompts)
    words, listed = [step.do], False
    for name, value in step.args:
        if listed:
            words.append(name)
        listed = isinstance(value, tuple)
        values = [_word(one) for one in value] if isinstance(value, tuple) else [_word(value)]
        words += sorted(values) if loose and listed else values
    return " ".join(words)


def _word(value: object) -> str:
    if isinstance(value, tuple):
        return " ".join(map(_word, value))
    return "-" if value is None else str(value)


def noted(by: Seat, letter: str, seat: Seat) -> Step:
    """Return the answer of a learner who marks a letter in a register. No match accepts it."""
    return Step(by, NOTE, (("letter", letter), ("seat", seat)))


@dataclass(frozen=True, slots=True)
class Offered(Word):
    """The words that a lesson offers, out of all that a question accepts."""

    words: tuple[str, ...] = ()

    @classmethod
    def of(cls, asked: Word, words: tuple[str, ...]) -> "Offered":
        """Return `asked`, limited to `words`."""
        return cls(asked.letters, asked.length, asked.any_of, asked.barred, asked.spent, words)

    def accepts(self, chosen: object) -> bool:
        return chosen in self.words

    def count(self) -> int:
        return len(self.words)

    def each(self) -> Iterator[str]:
        return iter(self.words)


# Reading


def lessons() -> tuple[str, ...]:
    """The games with a lesson, in the order of the registry. A lesson's files may still be damaged."""
    return tuple(game for game in GAMES if _is_there(game))


def _is_there(name: str) -> bool:
    """Whether either file of a lesson exists. If only one does, the other is missing."""
    return any((FOLDER / f"{name}{end}").is_file() for end in (".toml", ".jsonl"))


def lesson_for(game: str, children: bool) -> str:
    """Return the name of a game's lesson; children have another one if they play a variant of their own."""
    theirs = f"{game}{CHILDREN}"
    return theirs if children and _is_there(theirs) else game


def all_lessons() -> tuple[str, ...]:
    """The names of all lessons, the grown-ups' first."""
    first = dict.fromkeys(lesson_for(game, children) for children in (False, True) for game in lessons())
    return (*first, *(after for name in first if (after := next_lesson(name))))


def next_lesson(name: str) -> str:
    """Return the name of the lesson after that one, or ""."""
    return f"{name}{NEXT}" if _is_there(f"{name}{NEXT}") else ""


@cache
def lesson_of(name: str, language: str = SOURCE) -> Lesson | None:
    """Return the lesson of that name, or None if its files are damaged. Its words are in `language` if those files are
    whole."""
    for spoken in dict.fromkeys((language, SOURCE)):
        try:
            return read_lesson(FOLDER / f"{name}.toml", spoken)
        except Damaged as error:
            note(FOLDER, error)
    return None


@cache
def moments() -> tuple[Moment, ...]:
    """All moments, in the order of their file; empty if it is damaged."""
    try:
        return read_moments(FOLDER / MOMENTS)
    except Damaged as error:
        note(FOLDER, error)
        return ()


def read_lesson(path: Path, language: str = SOURCE) -> Lesson:
    """Read a lesson from its file and the record beside it, with the words of `language` if it has any."""
    name, table = path.stem, toml_of(path, {"lesson": dict, "beat": list})
    game, record = name.removesuffix(NEXT).removesuffix(CHILDREN), record_of(path, language)
    if record.setup.game != game:
        raise BadLesson(f"{path.name}: its record is of {record.setup.game}")
    where = f"{path.name}, lesson"
    its = known(where, table["lesson"], _LESSON, needed=("seat", "minutes", "learned"))
    seat, aids, learned = its["seat"], its.get("aids", {}), different(where, "learned", its["learned"])
    if seat not in range(record.setup.players):
        raise BadLesson(f"{where}: there is no seat {seat}")
    reader = _Beats(name, seat, record, learned)
    beats = tuple(reader.beat(file, number, one) for number, (file, one) in enumerate(_beats(path, table, language), 1))
    if not beats or beats[-1].at != len(record.steps):
        raise BadLesson(f"{path.name}: the last beat stands at {len(record.steps)}")
    title, goal, last = (say(f"{name}-lesson-{part}") for part in ("title", "goal", "next"))
    tags = tuple(say(f"{name}-lesson-learned-{tag}") for tag in learned)
    return Lesson(name, game, seat, its["minutes"], record, beats, MappingProxyType(aids), title, goal, last, tags)


def _beats(path: Path, table: Mapping[str, Any], language: str) -> list[tuple[str, object]]:
    """Return the beats of a lesson's table, as `language` has them, each with the name of its file for errors."""
    beats: list[tuple[str, object]] = [(path.name, beat) for beat in table["beat"]]
    own = path.with_suffix(f".{language}.toml")
    if not own.is_file():
        return beats
    places = {str(beat.get("id")): place for place, (_, beat) in enumerate(beats) if isinstance(beat, dict)}
    for number, one in enumerate(toml_of(own, {"beat": list})["beat"], 1):
        where = f"{own.name}, beat {named(one, number)}"
        its = known(where, one, _BEAT, needed=("id",))
        if its["id"] not in places:
            raise BadLesson(f"{where}: {path.name} has no such beat")
        place = places[its["id"]]
        beats[place] = own.name, {**cast(dict[str, Any], beats[place][1]), **its}
    return beats


def read_moments(path: Path) -> tuple[Moment, ...]:
    """Read the moments of a file."""
    found: dict[str, Moment] = {}
    for number, one in enumerate(toml_of(path, {"moment": list})["moment"], 1):
        where = f"{path.name}, moment {named(one, number)}"
        its = known(where, one, _MOMENT, needed=("id", "game", "when", "trigger", "reason"))
        if not _ID.fullmatch(its["id"]) or its["id"] in found:
            raise BadLesson(f"{where}: the id is none, or there twice")
        if its["game"] not in GAMES:
            raise BadLesson(f"{where}: there is no game {its['game']}")
        if its["when"] not in get_args(When):
            raise BadLesson(f"{where}: when is one of {', '.join(get_args(When))}")
        gives = different(where, "gives", its.get("gives", []))
        found[its["id"]] = Moment(its["id"], its["game"], its["when"], its["trigger"], gives, its["reason"])
    return tuple(found.values())


def said_in(folder: Path) -> Iterator[tuple[str, str, frozenset[str]]]:
    """Yield what the files of a folder say: the place, the key, and the names of its arguments. BadLesson for the first
    bad file."""
    for path in sorted(folder.glob("*.toml")):
        if path.name == MOMENTS:
            for moment in read_moments(path):
                yield f"{path.name}, moment {moment.id}", moment.key, frozenset(moment.gives)
        else:
            name, _, language = path.stem.partition(".")
            for beat, message in read_lesson(folder / f"{name}.toml", language or SOURCE).said():
                where = f"{path.name}, beat {beat}" if beat else path.name
                yield where, message.key, frozenset(name for name, _ in message.args)


class _Beats:
    """Reads the beats of one lesson in order."""

    def __init__(self, name: str, learner: Seat, record: Record, learned: Collection[str]) -> None:
        self.name, self.learner, self.record, self.learned = name, learner, record, learned
        self.ids: set[str] = set()
        self.latest = 0

    def beat(self, file: str, number: int, found: object) -> Beat:
        """Return the beat of a TOML table in that file."""
        where = f"{file}, beat {named(found, number)}"
        its = known(where, found, _BEAT, needed=("id", "at"))
        name, at, fast = its["id"], its["at"], its.get("fast", "")
        choose, offer, teaches = (different(where, key, its.get(key, [])) for key in ("choose", "offer", "teaches"))
        if not _ID.fullmatch(name) or name in self.ids | _TAKEN:
            raise BadLesson(f"{where}: the id is none, or there twice")
        if at not in range(self.latest, len(self.record.steps) + 1):
            raise BadLesson(f"{where}: at {at} is before the beat above or behind the record's end")
        if fast not in get_args(Fast):
            raise BadLesson(f"{where}: fast is one of {', '.join(filter(None, get_args(Fast)))}")
        if choose and fast:
            raise BadLesson(f"{where}: nothing can be chosen where time flies")
        if not choose and (offer or its.get("wrong")):
            raise BadLesson(f"{where}: offer and wrong need choose")
        if unknown := [rule for rule in teaches if rule not in self.learned]:
            raise BadLesson(f"{where}: {unknown[0]} is not learned in this lesson")
        self.ids.add(name)
        self.latest = at
        players = self.record.setup.players
        look, needs = (self._marks(where, its, key) for key in ("look", "needs"))
        if choose:
            self._check_first(where, at, choose[0])
            if told := [mark.name for mark in look if mark.kind != "set" and mark.name in choose[0].split()[1:]]:
                raise BadLesson(f"{where}: look shows the answer {told[0]}")
        says = self._message(where, name, its.get("who", {}))
        wrong = tuple(self._wrong(where, name, pattern, why) for pattern, why in its.get("wrong", {}).items())
        proof = tuple(_proof(where, one, players) for one in different(where, "proof", its.get("proof", [])))
        return Beat(name, at, says, look, needs, teaches, proof, choose, offer, wrong, fast)

    def _marks(self, where: str, its: Mapping[str, Any], key: str) -> tuple[Mark, ...]:
        players = self.record.setup.players
        return tuple(mark_of(where, mark, players) for mark in different(where, key, its.get(key, [])))

    def _check_first(self, where: str, at: int, line: str) -> None:
        """Check that the first answer is the learner's step of the record, in any order of cards, or a note."""
        if line.startswith(f"{NOTE} "):
            return
        step = self.record.steps[at] if at < len(self.record.steps) else None
        if step is None or step.by != self.learner or sorted(line_of(step).split()) != sorted(line.split()):
            raise BadLesson(f"{where}: the learner's step {at} of the record is not {line}")

    def _wrong(self, where: str, beat: str, pattern: str, found: object) -> tuple[str, Message]:
        where = f"{where}, {pattern}"
        if isinstance(found, str):
            found = {"id": found}
        its = known(where, found, {"id": str, "who": dict}, needed=("id",))
        if not _ID.fullmatch(its["id"]):
            raise BadLesson(f"{where}: {its['id']} is no name")
        return pattern, self._message(where, f"{beat}-not-{its['id']}", its.get("who", {}))

    def _message(self, where: str, name: str, who: Mapping[str, Any]) -> Message:
        others = set(range(self.record.setup.players)) - {self.learner}
        return message_of(where, f"{self.name}-lesson-{name}", who, others)


def message_of(where: str, key: str, who: Mapping[str, Any], seats: Collection[Seat]) -> Message:
    """Return a message whose arguments are the players of these seats."""
    for seat in who.values():
        if type(seat) is not int or seat not in seats:
            raise BadLesson(f"{where}: {seat} is not another player's seat")
    return say(key, **{gap: Who(seat) for gap, seat in who.items()})


def mark_of(where: str, written: str, players: int) -> Mark:
    """Parse a mark for a table with that many players."""
    kind, _, name = written.partition(":")
    if kind not in get_args(MarkKind) or not name:
        raise BadLesson(f"{where}: there is no mark {written}")
    seat = None
    if kind in ("seat", "parcels"):
        name, seat = "", _seat(name)
    elif kind == "letter":
        name, _, column = name.partition("@")
        seat = _seat(column)
    if (kind in ("seat", "parcels", "letter")) != (seat in range(players)):
        raise BadLesson(f"{where}: the mark {written} is at no seat")
    return Mark(cast(MarkKind, kind), name, seat)


def _proof(where: str, written: str, players: int) -> Proof:
    """Parse a card of `proof` for a table with that many players."""
    card, _, by = written.partition("@")
    seats = tuple(_seat(one) for one in by.split("+")) if by else ()
    if not card or not all(seat in range(players) for seat in seats):
        raise BadLesson(f"{where}: the proof {written} is at no seat")
    return Proof(Card(card), cast(tuple[Seat, ...], seats))


def _seat(text: str) -> Seat | None:
    return int(text) if text.isdecimal() else None


def record_of(path: Path, language: str = SOURCE) -> Record:
    """Read the record of that path, in `language` if it exists, and check it against the rules. BadPack if the words of
    its game cannot be read."""
    own = path.with_suffix(f".{language}.jsonl")
    path = own if own.is_file() else path.with_suffix(".jsonl")
    try:
        record = parse(path.read_bytes(), GAMES)
        if prepare := GAMES[record.setup.game].prepare:
            prepare(record.setup)
        run(record, GAMES)
    except BadRecord as error:
        raise BadLesson(f"{path.name}, {error}") from None
    return record


def toml_of(path: Path, kinds: Mapping[str, type]) -> dict[str, Any]:
    """Return the tables of a TOML file. BadLesson names the line of a syntax error."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:  # also for text that is not UTF-8
        raise BadLesson(f"{path.name}: {str(error)[:1].lower()}{str(error)[1:]}") from None
    return known(path.name, found, kinds, needed=tuple(kinds))


def known(where: str, found: object, kinds: Mapping[str, type], needed: tuple[str, ...]) -> dict[str, Any]:
    """Check a table: all needed keys, no unknown ones, and values of the right types."""
    if not isinstance(found, dict):
        raise BadLesson(f"{where}: this is no table")
    if missing := [key for key in needed if key not in found]:
        raise BadLesson(f"{where}: {missing[0]} is missing")
    for key, value in found.items():
        if key not in kinds:
            raise BadLesson(f"{where}: there is no key {key}")
        if type(value) is not kinds[key]:
            raise BadLesson(f"{where}: {key} is of another kind")
    return found


def different(where: str, key: str, found: list[Any]) -> tuple[str, ...]:
    """Check a list of distinct texts."""
    if not all(type(one) is str and one for one in found) or len(set(found)) != len(found):
        raise BadLesson(f"{where}: {key} is no list of different words")
    return tuple(found)


def named(found: object, number: int) -> str:
    """Return how errors name a table: by its id, or by its number from 1."""
    name = found.get("id") if isinstance(found, dict) else None
    return name if isinstance(name, str) and name else str(number)
