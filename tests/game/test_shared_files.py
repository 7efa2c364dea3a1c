"""R6: saved files never replace others, belong to those who may read the folder, and are written completely or not at
all."""

import errno
import os
from pathlib import Path

import pytest

from engine.headless.arguments import BadUse, Export
from game import shared_files
from game.shared_files import write_new
from game.store.export import export
from tests.game.test_export import played

RECORD = {".jsonl": b"steps", ".jsonl.seals": b"seals"}


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def no_room_for(content: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the disk full when this content is to be written."""

    def full(handle: int) -> None:
        if os.fstat(handle).st_size == len(content):
            raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(shared_files, "sync", full)


def test_r6_a_taken_name_gets_the_next_number_and_a_pair_of_files_the_same(tmp_path: Path) -> None:
    write_new(tmp_path, "match-1", RECORD)
    (tmp_path / "match-1-2.jsonl.seals").write_bytes(b"of another match")
    paths = write_new(tmp_path, "match-1", {".jsonl": b"later", ".jsonl.seals": b"later seals"})
    assert [path.name for path in paths] == ["match-1-3.jsonl", "match-1-3.jsonl.seals"]
    assert (tmp_path / "match-1.jsonl").read_bytes() == b"steps"
    assert (tmp_path / "match-1-2.jsonl.seals").read_bytes() == b"of another match"
    assert names(tmp_path) == [
        "match-1-2.jsonl.seals",
        "match-1-3.jsonl",
        "match-1-3.jsonl.seals",
        "match-1.jsonl",
        "match-1.jsonl.seals",
    ]


@pytest.mark.skipif(os.name != "posix", reason="modes of POSIX")
@pytest.mark.parametrize(("umask", "mode"), [(0o022, 0o644), (0o002, 0o664), (0o077, 0o600)])
def test_r6_a_shared_file_has_the_rights_of_other_files_there(tmp_path: Path, umask: int, mode: int) -> None:
    before = os.umask(umask)
    try:
        (path,) = write_new(tmp_path, "picture", {".png": b"x"})
    finally:
        os.umask(before)
    assert path.stat().st_mode & 0o777 == mode


def test_r6_if_the_second_of_two_files_does_not_fit_neither_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_room_for(b"long seals", monkeypatch)
    with pytest.raises(OSError, match="No space"):
        write_new(tmp_path, "match-1", {".jsonl": b"steps", ".jsonl.seals": b"long seals"})
    assert names(tmp_path) == []


def test_r6_the_command_export_leaves_both_older_files_if_one_does_not_fit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    played(data, "spooks")
    export(Export(out, data=data))
    seals = (tmp_path / "out.seals").read_bytes()
    out.write_bytes(b"older")
    no_room_for(seals, monkeypatch)
    with pytest.raises(BadUse, match=r"cannot write .*: no space left"):
        export(Export(out, data=data))
    assert out.read_bytes() == b"older" and names(tmp_path) == ["data", "out", "out.seals"]
