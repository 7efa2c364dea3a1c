"""Cuts: parts of records that illustrate the pages of How to play. The files are in assets/lessons/pages: records, and
for each game `<game>.toml`. A page names a cut by its id.

A `[[cut]]` has

* `id`, and `of`: the records that it may be cut from, each with the number of steps before the cut begins. A record is
  a file name in the folder without its suffix; `../rook` is the record of Rook's lesson. The record of the variant on
  the page is used, else the first one.
* `steps`: the number of steps to show; after them the table stands still.
* `viewer`: "0", "1" and so on for the seat whose hand is shown, "open" for all hands, "public" by default.
* `over`: true if the match is over at its end. Then other options are used only if the match still ends there.
* `trick`: true to show the latest trick again at the end, if the game's table can do that.

A `[[cut.cue]]` holds after `at` steps of the cut, until the next step begins; the last one holds while the table stands
still. It has

* `says`: the message `<game>-cut-<says>`, instead of the table's caption; `who` names the seats in it.
* `mark`: what is ringed once the table stands still: cards (`card:red-9`) and seats (`seat:2`).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal

from engine import damage
from engine.core.game import BadSetup
from engine.core.match import Record
from engine.core.messages import Message
from engine.core.packs import PACK_OPTION
from engine.core.records import BadRecord, run
from engine.core.seats import PUBLIC, Seat
from engine.games import GAMES
from game import lessons
from game.lessons import BadLesson, Mark, different, known, mark_of, message_of, named, record_of, toml_of
from game.text.languages import SOURCE

FOLDER = lessons.FOLDER / "pages"
OPEN: Literal["open"] = "open"
"""The viewer that sees all hands."""
CutViewer = Literal["public", "open"] | Seat

MARKED = ("card", "seat")
"""The kinds of marks that a small table can show."""

_CUT = {"id": str, "of": dict, "steps": int, "viewer": str, "over": bool, "trick": bool, "cue": list}
_CUE = {"at": int, "says": str, "who": dict, "mark": list}


NO_OPTIONS: Mapping[str, bool | int | str] = MappingProxyType({})
_record = cache(record_of)


@dataclass(frozen=True, slots=True)
class Cue:
    """A caption and marks after a number of steps; None means the table's own caption."""

    at: int
    says: Message | None
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class Cut:
    """A part of a record of `variant`: `steps` steps after the `first` ones, as `viewer` sees them."""

    id: str
    record: Path
    variant: str
    first: int
    steps: int
    viewer: CutViewer = PUBLIC
    trick: bool = False
    over: bool = False
    cues: tuple[Cue, ...] = ()

    @property
    def last(self) -> int:
        """The number of the record's steps at the end of the cut."""
        return self.first + self.steps

    def cue(self, taken: int) -> Cue:
        """Return the cue that holds after `taken` steps of the record."""
        at = taken - self.first
        return next((cue for cue in self.cues if cue.at == at), Cue(at, None, ()))

    def _whole(self, language: str) -> Record:
        """Return the record in that language, or in English if that one is damaged."""
        try:
            return _record(self.record, language)
        except lessons.Damaged as error:
            lessons.note(FOLDER, error)
            return _record(self.record)

    def cut_from(self, language: str = SOURCE, options: Mapping[str, bool | int | str] = NO_OPTIONS) -> Record:
        """Return the record up to the cut's last step, in that language if it exists. The `options` are used if the
        rules allow the same steps with them, but the words are those of the record."""
        whole = self._whole(language)
        setup, steps = whole.setup, whole.steps[: self.last]
        used = {name: value for name, value in options.items() if name != PACK_OPTION.name}
        if words := setup.options.get(PACK_OPTION.name):
            used[PACK_OPTION.name] = words
        try:
            wanted = Record(GAMES[setup.game].setup(self.variant, setup.players, used), steps)
            end = run(wanted, GAMES)
        except (BadSetup, BadRecord):
            return Record(setup, steps)
        return Record(setup, steps) if self.over and end is None else wanted


def cut_of(game: str, name: str, variant: str) -> Cut | None:
    """Return a cut by its id, preferably from a record of that variant; None if there is no such cut."""
    found, path = cuts_of(game).get(name), FOLDER / f"{game}.toml"
    if found is None:
        if cuts_of(game) or not path.is_file():  # if not, the damage is already noted
            damage.note(path, f"there is no cut {name}")
        return None
    return next((cut for cut in found if cut.variant == variant), found[0])


@cache
def cuts_of(game: str) -> Mapping[str, tuple[Cut, ...]]:
    """The cuts of a game by id, one for each record; empty if its file is missing or damaged."""
    path = FOLDER / f"{game}.toml"
    try:
        return MappingProxyType({cuts[0].id: cuts for cuts in read_cuts(path)} if path.is_file() else {})
    except lessons.Damaged as error:
        lessons.note(FOLDER, error)
        return MappingProxyType({})


def read_cuts(path: Path) -> Iterator[tuple[Cut, ...]]:
    """Yield the cuts of a file, read together with their records."""
    game, ids = path.stem, set[str]()
    for number, found in enumerate(toml_of(path, {"cut": list})["cut"], 1):
        where = f"{path.name}, cut {named(found, number)}"
        its = known(where, found, _CUT, needed=("id", "of", "steps"))
        if its["id"] in ids or not its["of"]:
            raise BadLesson(f"{where}: it is there twice, or of no record")
        ids.add(its["id"])
        yield tuple(_cut(where, game, path.parent / name, first, its) for name, first in its["of"].items())


def _cut(where: str, game: str, path: Path, first: object, its: Mapping[str, Any]) -> Cut:
    record, steps = _record(path), its["steps"]
    players = record.setup.players
    if record.setup.game != game:
        raise BadLesson(f"{where}: its record is of {record.setup.game}")
    if type(first) is not int or first < 0 or steps < 1 or first + steps > len(record.steps):
        raise BadLesson(f"{where}: {path.name} has no {steps} steps from {first}")
    viewers: dict[str, CutViewer] = {str(seat): seat for seat in range(players)}
    viewers |= {PUBLIC: PUBLIC, OPEN: OPEN}
    viewer = viewers.get(its.get("viewer", PUBLIC))
    if viewer is None:
        raise BadLesson(f"{where}: no seat looks from {its['viewer']}")
    cues = tuple(_cue(where, game, players, cue) for cue in its.get("cue", []))
    places = [cue.at for cue in cues]
    if places != sorted(set(places)) or not set(places) <= set(range(steps + 1)):
        raise BadLesson(f"{where}: its cues stand in order, each at a step of its own")
    trick, over = its.get("trick", False), its.get("over", False)
    if over and (record.end is None or first + steps < len(record.steps)):
        raise BadLesson(f"{where}: the match is not over at its end")
    return Cut(its["id"], path, record.setup.variant, first, steps, viewer, trick, over, cues)


def _cue(where: str, game: str, players: int, found: object) -> Cue:
    its = known(f"{where}, cue", found, _CUE, needed=("at",))
    at, says = its["at"], its.get("says")
    where = f"{where}, cue at {at}"
    message = None if says is None else message_of(where, f"{game}-cut-{says}", its.get("who", {}), range(players))
    marks = tuple(mark_of(where, mark, players) for mark in different(where, "mark", its.get("mark", [])))
    if wrong := [mark.kind for mark in marks if mark.kind not in MARKED]:
        raise BadLesson(f"{where}: a small table cannot show a {wrong[0]}")
    return Cue(at, message, marks)


def said_in(folder: Path) -> Iterator[tuple[str, str, frozenset[str]]]:
    """Yield what the files of a folder say: the place, the key, and the names of its arguments. BadLesson for the first
    bad file."""
    firsts = ((path, cuts[0]) for path in sorted(folder.glob("*.toml")) for cuts in read_cuts(path))
    for path, cut in firsts:
        for cue in cut.cues:
            if cue.says is not None:
                where = f"{path.name}, cut {cut.id}, at {cue.at}"
                yield where, cue.says.key, frozenset(name for name, _ in cue.says.args)
