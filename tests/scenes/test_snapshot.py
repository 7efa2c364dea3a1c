"""Snapshots: the same bytes every time, the whole stage in every shape, and no secret from the viewer."""

import json
import os
import subprocess
import sys
from functools import cache as cached
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

import pygame
import pytest

from engine.headless.arguments import BadUse
from game import surfaces
from game.draw import cache
from game.paths import cache_folder
from game.theme import STAGE
from scenes.snapshot import snapshot
from scenes.table.stage.bodies import Bodies
from tests import picture_cache
from tests.pilot import COARSE, SMALL

ROOT = Path(__file__).parents[2]
CLASSIC = ROOT / "tests" / "golden" / "rook-classic.jsonl"
SEATS, AUCTION, TRICKS = 4, 5, 29
"""Players of the record, and lines of it: bids are made; tricks are played and one has begun."""


@pytest.fixture(autouse=True)
def _house_folder(monkeypatch):
    """Stored pictures go into the folder of all tests, never into the user's own."""
    monkeypatch.setattr("scenes.snapshot.cache_folder", lambda data: cache_folder(picture_cache.data))
    yield
    cache.use_folder(None)


def cut(path: Path, lines: int, to: Path) -> Path:
    to.write_text("".join(path.read_text().splitlines(keepends=True)[:lines]))
    return to


def drawn(record: Path, viewer, folder: Path, theme: str = "grown-up", size=SMALL) -> bytes:
    """A snapshot; a small one is as coarse as a pilot's pictures."""
    out = folder / "out.png"
    with patch.object(surfaces, "STEPS", (COARSE, *surfaces.STEPS) if size == SMALL else surfaces.STEPS):
        snapshot(record, viewer, out, theme, size)
    return out.read_bytes()


@pytest.mark.parametrize("viewer", ["public", 1])
def test_the_same_bytes_from_an_empty_folder_and_from_a_full_one(tmp_path, monkeypatch, viewer):
    monkeypatch.setattr("scenes.snapshot.cache_folder", lambda data: tmp_path / "pictures")
    record = cut(CLASSIC, TRICKS, tmp_path / "record")
    monkeypatch.setattr(cache, "LRU", cache.LruCache(cache.MEMORY_LIMIT))
    first = drawn(record, viewer, tmp_path)
    assert list((tmp_path / "pictures").iterdir()), "the next one is quicker"
    cache.clear()
    assert drawn(record, viewer, tmp_path) == first
    assert drawn(record, viewer, tmp_path) == first


def test_the_same_bytes_in_processes_of_their_own(tmp_path):
    record = cut(CLASSIC, TRICKS, tmp_path / "record")
    seen = set()
    for number in range(2):
        out = tmp_path / f"{number}.png"
        words = ["snapshot", str(record), "--viewer", "2", "--out", str(out), "--theme", "kids", "--size", "640x360"]
        seeds = {"PYTHONHASHSEED": str(number + 1), "XDG_CACHE_HOME": str(tmp_path / "home")}
        done = subprocess.run(
            [sys.executable, "main.py", *words], cwd=ROOT, capture_output=True, env={**os.environ, **seeds}, timeout=120
        )
        assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
        seen.add(out.read_bytes())
    assert len(seen) == 1


@pytest.mark.parametrize("size", [(1920, 1080), (960, 540), (1024, 768), (2560, 1080), (800, 1280), (320, 180)])
def test_every_size_holds_the_whole_stage_in_its_middle(tmp_path, size):
    record = cut(CLASSIC, AUCTION, tmp_path / "record")
    whole = pygame.image.load(_file(auction(), tmp_path))
    fitted = pygame.image.load(_file(drawn(record, "public", tmp_path, size=size), tmp_path))
    assert whole.get_size() == STAGE and fitted.get_size() == size
    scale = min(size[0] / STAGE[0], size[1] / STAGE[1])
    inside = round(STAGE[0] * scale), round(STAGE[1] * scale)
    left, top = (size[0] - inside[0]) // 2, (size[1] - inside[1]) // 2
    grain = (40, 22)  # drawn for another size it is the same picture except its edges
    stage = pygame.transform.smoothscale(fitted.subsurface((left, top, *inside)), grain)
    small = pygame.transform.smoothscale(whole, grain)
    pairs = zip(pygame.image.tobytes(stage, "RGB"), pygame.image.tobytes(small, "RGB"), strict=True)
    assert max(abs(one - other) for one, other in pairs) < 24
    if left > 1:
        margin = {tuple(fitted.get_at((x, size[1] // 2))[:3]) for x in range(left)}
        assert len(margin) > 1, "pleats, not one flat colour"


@cached
def auction() -> bytes:
    """The stage in the size that it is drawn in."""
    with TemporaryDirectory() as folder:
        return drawn(cut(CLASSIC, AUCTION, Path(folder) / "record"), "public", Path(folder), size=None)


def _file(data: bytes, folder: Path) -> str:
    file = folder / "picture.png"
    file.write_bytes(data)
    return str(file)


def test_players_have_figures(tmp_path, monkeypatch):
    seen, plain = [], Bodies.figure_of
    monkeypatch.setattr(Bodies, "figure_of", lambda self, *asked: seen.append(plain(self, *asked)) or seen[-1])
    drawn(cut(CLASSIC, TRICKS, tmp_path / "record"), "public", tmp_path)
    assert len(seen) >= SEATS and None not in seen[-SEATS:]


def test_themes_and_viewers_differ(tmp_path):
    record = cut(CLASSIC, TRICKS, tmp_path / "record")
    pictures = [drawn(record, viewer, tmp_path, theme) for viewer in ("public", 0, 1) for theme in ("grown-up", "kids")]
    assert len(set(pictures)) == 6


def twin(record: Path, first: int, second: int, to: Path) -> Path:
    """The same with the hands of two seats exchanged in the deal; no card of them was played yet."""
    lines = [json.loads(line) for line in record.read_text().splitlines()]
    (deal,) = (line for line in lines if line.get("do") == "deal")
    hands = deal["hands"]
    hands[first], hands[second] = hands[second], hands[first]
    to.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return to


def test_twins_look_alike_to_all_who_must_not_know(tmp_path):
    """Two records with the same public history: the public and the third seat get the same bytes, the others do not."""
    record = cut(CLASSIC, AUCTION, tmp_path / "record")
    other = twin(record, 0, 3, tmp_path / "twin")
    assert record.read_bytes() != other.read_bytes()
    for viewer in ("public", 1, 2):
        assert drawn(record, viewer, tmp_path) == drawn(other, viewer, tmp_path)
    assert drawn(record, 0, tmp_path) != drawn(other, 0, tmp_path)


@pytest.mark.parametrize(
    ("where", "why"), [("", "directory"), ("none/out.png", "no such file"), ("/dev/full", "space")]
)
def test_an_unwritable_file_is_reported_in_one_line(tmp_path, where, why):
    if where == "/dev/full" and not Path(where).exists():
        where, why = "", "directory"
    with pytest.raises(BadUse) as refused:
        snapshot(CLASSIC, "public", tmp_path / where, "grown-up", None)
    assert why in str(refused.value) and "\n" not in str(refused.value)
