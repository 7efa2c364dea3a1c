"""Cuts: some steps of a record that show what a page of the rules says. They are files in assets/lessons/pages: the
records, and for each game what is cut from them, `<game>.toml`. A page names a cut by its id.

Steps count as in lessons: line 2 of the record is step 0, and after n steps the table stands at n. A `[[cut]]` has

* `id`, and `record`: a name in the folder without its end; `../rook` is the record of Rook's lesson.
* `from`, `to`: the table stands at `from`, the steps up to `to` are told, and it stands there.
* `viewer`: "0" and so on for the seat whose hand stands in the rail, "open" for all hands on the table, "public", which
  it is without it.
* `trick`: true where at its end the latest trick lies there again, if the game's table can show it.

A `[[cut.cue]]` holds from where the steps before `at` have been told, as long as the table stands there and while it
tells nothing newer: from the beginning of step `at - 1` to the beginning of step `at`. It has

* `says`: it says `<game>-cut-<says>` in place of what the table says; `who` names the seats in that sentence.
* `mark`: what is ringed once the table stands there: cards (`card:red-9`) and seats (`seat:2`).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal

from engine.core.match import Record
from engine.core.messages import Message
from engine.core.seats import PUBLIC, Seat
from game import lessons
from game.lessons import BadLesson, Mark, different, known, mark_of, message_of, named, record_of, toml_of
from game.text.languages import SOURCE

FOLDER = lessons.FOLDER / "pages"
OPEN: Literal["open"] = "open"
"""The viewer who looks into all hands."""
CutViewer = Literal["public", "open"] | Seat

MARKED = ("card", "seat")
"""The kinds of marks that a small table can show."""

_CUT = {"id": str, "record": str, "from": int, "to": int, "viewer": str, "trick": bool, "cue": list}
_CUE = {"at": int, "says": str, "who": dict, "mark": list}


@dataclass(frozen=True, slots=True)
class Cue:
    """What is said and ringed where the table stands `at` so many steps; None where its own words do."""

    at: int
    says: Message | None
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class Cut:
    """Steps `first` to `last` of a record, as `viewer` sees them."""

    id: str
    record: Path
    first: int
    last: int
    viewer: CutViewer = PUBLIC
    trick: bool = False
    cues: tuple[Cue, ...] = ()

    def cue(self, at: int) -> Cue:
        """What holds where the table stands `at` so many steps."""
        return next((cue for cue in self.cues if cue.at == at), Cue(at, None, ()))

    def cut_from(self, language: str = SOURCE) -> Record:
        """The record up to the last step, in that language where it has one."""
        whole = record_of(self.record, language)
        return Record(whole.setup, whole.steps[: self.last], None)


def cut_of(game: str, name: str) -> Cut:
    """A cut by its id. KeyError where there is none, BadLesson where its file makes no sense."""
    return cuts_of(game)[name]


@cache
def cuts_of(game: str) -> Mapping[str, Cut]:
    """The cuts of a game by their ids; none where it has no file."""
    path = FOLDER / f"{game}.toml"
    return MappingProxyType({cut.id: cut for cut in read_cuts(path)} if path.is_file() else {})


def read_cuts(path: Path) -> Iterator[Cut]:
    """The cuts in a file, with the records that it names."""
    game, ids = path.stem, set[str]()
    for number, found in enumerate(toml_of(path, {"cut": list})["cut"], 1):
        where = f"{path.name}, cut {named(found, number)}"
        its = known(where, found, _CUT, needed=("id", "record", "from", "to"))
        if its["id"] in ids:
            raise BadLesson(f"{where}: it is there twice")
        ids.add(its["id"])
        yield _cut(where, game, path.parent / its["record"], its)


def _cut(where: str, game: str, path: Path, its: Mapping[str, Any]) -> Cut:
    record, first, last = record_of(path), its["from"], its["to"]
    players = record.setup.players
    if record.setup.game != game:
        raise BadLesson(f"{where}: its record is of {record.setup.game}")
    if not 0 <= first < last <= len(record.steps):
        raise BadLesson(f"{where}: from {first} to {last} is no part of the record")
    viewers: dict[str, CutViewer] = {
        PUBLIC: PUBLIC,
        OPEN: OPEN,
        **{str(seat): seat for seat in range(record.setup.players)},
    }
    viewer = viewers.get(its.get("viewer", PUBLIC))
    if viewer is None:
        raise BadLesson(f"{where}: nobody looks from {its['viewer']}")
    cues = tuple(_cue(where, game, players, cue) for cue in its.get("cue", []))
    places = [cue.at for cue in cues]
    if places != sorted(set(places)) or not set(places) <= set(range(first, last + 1)):
        raise BadLesson(f"{where}: its cues stand in order, each at a step of its own")
    return Cut(its["id"], path, first, last, viewer, its.get("trick", False), cues)


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
    """What the files of a folder say: where it stands, the key, and the gaps that are filled. BadLesson for the first
    file that makes no sense."""
    cuts = ((path, cut) for path in sorted(folder.glob("*.toml")) for cut in read_cuts(path))
    for path, cut in cuts:
        for cue in cut.cues:
            if cue.says is not None:
                where = f"{path.name}, cut {cut.id}, at {cue.at}"
                yield where, cue.says.key, frozenset(name for name, _ in cue.says.args)
