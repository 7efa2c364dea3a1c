"""Cuts: some steps of a record that show what a page of the rules says. They are files in assets/lessons/pages: the
records, and for each game what is cut from them, `<game>.toml`. A page names a cut by its id.

A `[[cut]]` has

* `id`, and `of`: the records it may be cut from, with how many steps each has taken where the cut begins. A record is
  a name in the folder without its end; `../rook` is that of Rook's lesson. That of the variant which is read about is
  taken, else the first.
* `steps`: so many are told; then the table stands.
* `viewer`: "0" and so on for the seat whose hand stands in the bar, "open" for all hands on the table, "public", which
  it is without it.
* `over`: true where the match is over at its end, so that it is played with other options only where it still is.
* `trick`: true where at its end the latest trick lies there again, if the game's table can show it.

A `[[cut.cue]]` holds where `at` steps of the cut have been told, from the beginning of the latest of them to the
beginning of the next; that of the last step once the table stands. It has

* `says`: it says `<game>-cut-<says>` in place of what the table says; `who` names the seats in that sentence.
* `mark`: what is ringed once the table stands there: cards (`card:red-9`) and seats (`seat:2`).
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
from engine.core.records import BadRecord, run
from engine.core.seats import PUBLIC, Seat
from engine.games import GAMES
from game import lessons
from game.lessons import BadLesson, Mark, different, known, mark_of, message_of, named, record_of, toml_of
from game.text.languages import SOURCE

FOLDER = lessons.FOLDER / "pages"
OPEN: Literal["open"] = "open"
"""The viewer who looks into all hands."""
CutViewer = Literal["public", "open"] | Seat

MARKED = ("card", "seat")
"""The kinds of marks that a small table can show."""

_CUT = {"id": str, "of": dict, "steps": int, "viewer": str, "over": bool, "trick": bool, "cue": list}
_CUE = {"at": int, "says": str, "who": dict, "mark": list}


NO_OPTIONS: Mapping[str, bool | int | str] = MappingProxyType({})
_record = cache(record_of)


@dataclass(frozen=True, slots=True)
class Cue:
    """What is said and ringed where so many steps were told; None where the table's own words do."""

    at: int
    says: Message | None
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class Cut:
    """`steps` steps of a record of a `variant`, from where it has taken `first`, as `viewer` sees them."""

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
        """How many steps its record has taken where it ends."""
        return self.first + self.steps

    def cue(self, taken: int) -> Cue:
        """What holds where its record has taken so many steps."""
        at = taken - self.first
        return next((cue for cue in self.cues if cue.at == at), Cue(at, None, ()))

    def _whole(self, language: str) -> Record:
        """The record in that language, or in the source language where that one is damaged."""
        try:
            return _record(self.record, language)
        except lessons.Damaged as error:
            lessons.note(FOLDER, error)
            return _record(self.record)

    def cut_from(self, language: str = SOURCE, options: Mapping[str, bool | int | str] = NO_OPTIONS) -> Record:
        """The record up to the last step, in that language where it has one, and at a table that is set up with these
        options where the rules allow the same steps there."""
        whole = self._whole(language)
        setup, steps = whole.setup, whole.steps[: self.last]
        try:
            wanted = Record(GAMES[setup.game].setup(self.variant, setup.players, options), steps)
            end = run(wanted, GAMES)
        except (BadSetup, BadRecord):
            return Record(setup, steps)
        return Record(setup, steps) if self.over and end is None else wanted


def cut_of(game: str, name: str, variant: str) -> Cut | None:
    """A cut by its id, from a record of that variant if there is one; None where there is no such cut."""
    found, path = cuts_of(game).get(name), FOLDER / f"{game}.toml"
    if found is None:
        if cuts_of(game) or not path.is_file():  # else it was noted why there are none
            damage.note(path, f"there is no cut {name}")
        return None
    return next((cut for cut in found if cut.variant == variant), found[0])


@cache
def cuts_of(game: str) -> Mapping[str, tuple[Cut, ...]]:
    """The cuts of a game by their ids, one for each of its records; none where it has no file or a damaged one."""
    path = FOLDER / f"{game}.toml"
    try:
        return MappingProxyType({cuts[0].id: cuts for cuts in read_cuts(path)} if path.is_file() else {})
    except lessons.Damaged as error:
        lessons.note(FOLDER, error)
        return MappingProxyType({})


def read_cuts(path: Path) -> Iterator[tuple[Cut, ...]]:
    """The cuts in a file, with the records that it names."""
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
        raise BadLesson(f"{where}: nobody looks from {its['viewer']}")
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
    """What the files of a folder say: where it stands, the key, and the gaps that are filled. BadLesson for the first
    file that makes no sense."""
    firsts = ((path, cuts[0]) for path in sorted(folder.glob("*.toml")) for cuts in read_cuts(path))
    for path, cut in firsts:
        for cue in cut.cues:
            if cue.says is not None:
                where = f"{path.name}, cut {cut.id}, at {cue.at}"
                yield where, cue.says.key, frozenset(name for name, _ in cue.says.args)
