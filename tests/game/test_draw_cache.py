"""The caches: bounded in memory, and without trouble from a disk that is full, missing or damaged."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from unittest.mock import patch

import pygame
import pytest
from pygame import Surface

from engine import damage
from engine.games import GAMES
from game import surfaces
from game.draw import cache, sources
from game.theme import GROWN_UP
from scenes.games import part_name
from tests.damage_assets import ROOT, link, put

OURS = ("engine", "game", "scenes")


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    cache.use_folder(tmp_path)
    yield tmp_path
    cache.use_folder(None)


def square(side: int = 10, color: str = "#FF0000") -> pygame.Surface:
    surface = pygame.Surface((side, side), pygame.SRCALPHA)
    surface.fill(color)
    return surface


def test_shelf_drops_the_least_recently_used_first() -> None:
    shelf = cache.LruCache(limit=3 * (400 + 256))
    for key in "abc":
        shelf.put(key, square())
    assert shelf.find("a") is not None
    shelf.put("d", square())
    assert shelf.find("b") is None
    assert all(shelf.find(key) is not None for key in "acd")
    assert shelf.used <= shelf.limit


def test_shelf_keeps_the_newest_even_if_it_is_too_large() -> None:
    shelf = cache.LruCache(limit=1000)
    shelf.put("small", square())
    shelf.put("large", square(100))
    assert len(shelf) == 1
    assert shelf.find("large") is not None


@dataclass(frozen=True)
class Bill:
    """A value with pictures in fields of any name."""

    words: str
    paper: pygame.Surface
    seals: tuple[pygame.Surface, ...]


def test_a_value_weighs_the_pictures_of_all_its_fields() -> None:
    assert cache.weight(Bill("a", square(), (square(), square(20)))) == 400 + 400 + 1600


def test_a_part_weighs_as_much_as_the_picture_that_it_keeps(monkeypatch: pytest.MonkeyPatch) -> None:
    """A light that glided over a lesson was cut from a picture of the stage and weighed nothing: 380 MiB."""
    monkeypatch.setattr(cache, "LRU", cache.LruCache(limit=50_000))

    @cache.cached_briefly
    def cut(number: int) -> pygame.Surface:
        return square(30).subsurface((0, 0, 30, 20)).subsurface((0, 0, 2, 2))

    for number in range(50):
        assert cache.weight(cut(number)) == 3600
    assert len(cache.LRU) == 2 and cache.LRU.used < 50_000 * cache.PARTS


class Kept:
    """Keep pictures of so many bytes beside the cache."""

    def __init__(self, used: int) -> None:
        self.used = used


def test_a_holder_that_shares_the_limit_leaves_less_room_as_long_as_it_lives() -> None:
    shelf, one = cache.LruCache(limit=4 * (400 + 256)), 400 + 256
    kept = Kept(0)
    shelf.share(kept)
    for key in "abcd":
        shelf.put(key, square())
    kept.used = 2 * one
    shelf.make_room()
    assert shelf.shared == 2 * one and [key for key in "abcd" if key in shelf] == ["c", "d"]
    del kept
    shelf.put("e", square())
    shelf.put("f", square())
    assert shelf.shared == 0 and [key for key in "cdef" if key in shelf] == ["c", "d", "e", "f"]


def test_holders_leave_a_share_of_the_limit() -> None:
    """Otherwise there would be no room for sharp pictures, which replace stretched ones."""
    one = 400 + 256
    shelf = cache.LruCache(limit=8 * one)
    kept = Kept(100 * one)
    shelf.share(kept)
    for key in "abcdef":
        shelf.put(key, square())
    assert [key for key in "abcdef" if key in shelf] == ["c", "d", "e", "f"]


def test_shelf_counts_a_replaced_value_once() -> None:
    shelf = cache.LruCache(limit=100_000)
    shelf.put("a", square())
    used = shelf.used
    shelf.put("a", square())
    assert shelf.used == used


def test_memory_stays_bounded_while_much_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "LRU", cache.LruCache(limit=50_000))

    @cache.cached
    def draw(number: int) -> tuple[pygame.Surface, ...]:
        return square(30), square(30)

    for number in range(200):
        draw(number)
        assert cache.LRU.used <= 50_000
    assert 0 < len(cache.LRU) < 20


def test_parts_of_pictures_displace_no_picture() -> None:
    shelf = cache.LruCache(limit=12 * (400 + 256))
    shelf.put("picture", square())
    for number in range(50):
        shelf.put(number, square(), part=True)
    assert shelf.find("picture") is not None
    assert [number for number in range(50) if shelf.find(number, part=True) is not None] == [48, 49]
    assert shelf.used <= shelf.limit


def test_a_part_that_is_used_by_itself_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "LRU", cache.LruCache(limit=12 * (400 + 256)))
    made: list[int] = []

    @cache.cached
    def part(number: int) -> pygame.Surface:
        made.append(number)
        return square()

    @cache.cached
    def whole(number: int) -> pygame.Surface:
        return part(number)

    whole(0)
    part(0)
    for number in range(1, 6):
        whole(number)
    part(0)
    assert made == [0, 1, 2, 3, 4, 5]
    part(1)  # was a part only, and others came after it
    assert made[-1] == 1


def test_a_part_of_a_picture_that_is_used_briefly_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """A plate with another number has the same board."""
    monkeypatch.setattr(cache, "LRU", cache.LruCache(limit=12 * (400 + 256)))

    @cache.cached
    def inner() -> pygame.Surface:
        return square()

    @cache.cached
    def board() -> pygame.Surface:
        return inner()

    @cache.cached_briefly
    def plate(number: int) -> pygame.Surface:
        return board() if not number else square()

    for number in range(6):
        plate(number)
    assert board.ready() and not inner.ready() and not plate.ready(0)


def test_a_large_sharp_picture_that_is_dropped_leaves_a_coarse_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before, a frame in 4K painted a whole set again: 340 ms."""
    monkeypatch.setattr(cache, "LRU", cache.LruCache(limit=40 * 1024 * 1024))
    made: list[tuple[int, float]] = []

    @cache.cached
    def room(number: int) -> pygame.Surface:
        made.append((number, surfaces.density()))
        picture = surfaces.new((960, 540))
        picture.fill((10 * number, 0, 0))
        return picture

    with surfaces.at_density(2):
        for number in range(9):  # each has 8 MiB, and the cache holds five
            room(number)
        made.clear()
        with cache.coarse_at_first() as owed:
            shown = room(3)
        assert made == [] and len(owed) == 1
        assert surfaces.density_of(shown) == 1 and shown.get_size() == (960, 540)
        assert Surface.get_at(shown, (900, 500))[0] == 30
        assert cache.LRU.used <= cache.LRU.limit
        cache.LRU.limit //= 3
        with patch.object(surfaces, "smoothscale") as scaled, cache.coarse_at_first():
            cache.LRU.make_room()  # no frame has time for that
        assert cache.LRU.used <= surfaces.bytes_for(cache.LRU.limit) and not scaled.called
        cache.LRU.limit //= 2
        with patch.object(surfaces, "smoothscale") as scaled:
            cache.LRU.make_room(in_a_hurry=True)
        assert not scaled.called


def test_a_picture_that_comes_soon_is_made_once_after_the_frame() -> None:
    made: list[int] = []

    @cache.cached
    def picture(number: int) -> pygame.Surface:
        made.append(number)
        return square()

    picture.soon(0)
    with cache.coarse_at_first() as owed:
        picture(1)
        picture.soon(1)
        picture.soon(2)
        assert made == [1]
    (coming,) = owed.values()
    coming.make()
    assert made == [1, 2] and coming.moves and picture.ready(2)


def test_a_picture_made_only_for_a_stored_one_does_not_stay_in_memory(folder: Path) -> None:
    @cache.cached
    def part(side: int) -> pygame.Surface:
        return square(side)

    def whole() -> pygame.Surface:
        out = square(800)
        out.blit(part(600), (0, 0))
        out.blit(part(20), (0, 0))
        return out

    part(700)
    used = cache.LRU.used
    cache.disk("whole", whole)
    assert part.ready(700) and part.ready(20) and not part.ready(600)
    assert cache.LRU.used - used < 10_000


def test_cached_makes_once_per_arguments() -> None:
    made = []

    @cache.cached
    def draw(side: int, color: str = "#000000") -> pygame.Surface:
        made.append((side, color))
        return square(side, color)

    assert draw(3) is draw(3)
    assert draw(3, color="#FFFFFF") is not draw(3)
    assert len(made) == 2


def test_ready_tells_without_drawing() -> None:
    @cache.cached
    def draw(side: int, color: str = "#000000") -> pygame.Surface:
        return square(side, color)

    assert not draw.ready(4)
    draw(4)
    assert draw.ready(4)
    assert not draw.ready(4, color="#FFFFFF")


def test_pictures_may_be_written_later_piece_by_piece(tmp_path: Path) -> None:
    jobs: list[Iterator[object]] = []
    cache.use_folder(tmp_path, jobs.append)
    try:
        drawn = cache.disk("large", lambda: square(600))
        assert not list(tmp_path.iterdir())
        (job,) = jobs
        assert len(list(job)) > 3, "a large picture takes more than one piece of work"
        again = cache.disk("large", never)
        assert pygame.image.tobytes(again, "RGBA") == pygame.image.tobytes(drawn, "RGBA")
        assert len(jobs) == 1
    finally:
        cache.use_folder(None)


def test_few_pictures_wait_to_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory finding: on a slow machine all stored pictures of an evening waited, in 4K 33 MB each."""
    jobs: list[Iterator[object]] = []
    monkeypatch.setattr(cache, "UNSAVED", 2 * 4 * 100 * 100)
    cache.use_folder(tmp_path, jobs.append)
    try:
        for number in range(4):
            assert cache.disk(f"large {number}", lambda: square(100)).get_width() == 100
        assert len(jobs) == 2
        for _ in jobs.pop():
            pass
        cache.disk("large 4", lambda: square(100))
        assert len(jobs) == 2 and len(list(tmp_path.iterdir())) == 1
    finally:
        cache.use_folder(None)


@pytest.mark.parametrize("alpha", [True, False])
def test_a_stored_picture_of_many_portions_comes_back_to_the_pixel(
    folder: Path, monkeypatch: pytest.MonkeyPatch, alpha: bool
) -> None:
    monkeypatch.setattr(cache, "_PORTION", 1000)
    picture = pygame.Surface((93, 71), pygame.SRCALPHA if alpha else 0)
    for x in range(93):
        picture.fill((2 * x, 255 - x, x * x % 256, x * 5 % 256), (x, x % 71, 3, 50))
    said = "RGBA" if alpha else "RGB"
    cache.disk("many", lambda: picture)
    assert pygame.image.tobytes(cache.disk("many", never), said) == pygame.image.tobytes(picture, said)
    (file,) = folder.glob("*.paper")
    whole = file.read_bytes()
    assert whole[10:14] == (71).to_bytes(4, "little"), "where the height is written"
    higher, lower = (whole[:10] + high.to_bytes(4, "little") + whole[14:] for high in (72, 70))
    for spoiled in (whole[:-1], whole[:-20], higher, lower):
        file.write_bytes(spoiled)
        assert cache.disk("many", square).get_width() == 10, "a part of a picture is none"
        file.write_bytes(whole)


def never() -> pygame.Surface:
    raise AssertionError("should have come from the disk")


@pytest.mark.parametrize("alpha", [True, False])
def test_disk_returns_the_same_pixels(folder: Path, alpha: bool) -> None:
    picture = pygame.Surface((33, 7), pygame.SRCALPHA if alpha else 0)
    picture.fill((10, 200, 30, 90) if alpha else (10, 200, 30))
    cache.disk("picture", lambda: picture)
    again = cache.disk("picture", never)
    assert again.get_size() == (33, 7)
    assert again.get_at((32, 6)) == picture.get_at((32, 6))
    assert bool(again.get_flags() & pygame.SRCALPHA) == alpha


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the program's code that may be changed; pictures are made from it as at each start."""
    root = tmp_path / "copy"
    root.mkdir()
    for name in OURS:
        link(ROOT / name, root / name)
    monkeypatch.setattr(sources, "of", sources.of.__wrapped__)
    monkeypatch.setattr(sources, "_file_of", lambda module: file_in(root, module))
    return root


def file_in(root: Path, module: str) -> Path:
    """The file of a module below a folder."""
    path = root.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def test_disk_distinguishes_keys_and_painters(folder: Path, copy: Path) -> None:
    painter = "game.easing"
    cache.disk("picture", lambda: square(5), painter)
    put(copy / "game" / "easing.py", b"x = 1\n")
    assert cache.disk("picture", lambda: square(6), painter).get_width() == 6
    assert cache.disk("picture", lambda: square(7)).get_width() == 7
    assert cache.disk("other", lambda: square(8), painter).get_width() == 8


BACKDROPS = [f"scenes.games.{game}.art.backdrop" for game in GAMES if part_name(game, "art").endswith(".art")]


@pytest.mark.parametrize("painter", BACKDROPS)
def test_the_imports_of_a_backdrop_change_its_picture(painter: str, copy: Path) -> None:
    """All imports of its own game, however indirect, and their imports from other packages."""
    before, imported = sources.of(painter), sources.modules_of(painter)
    own = {name for name in imported if name.startswith(painter.removesuffix("art.backdrop"))}
    assert own and {name for module in own for name in imports(file_in(copy, module))} <= imported
    for name in imported:
        file = file_in(copy, name)
        put(file, file.read_bytes() + b"\n")
        assert sources.of(painter) != before, name
        put(file, None)
        with suppress(FileNotFoundError):  # the rest of `from package import module` is the package
            assert sources.of(painter) != before, name
        link(file_in(ROOT, name), file)
    assert sources.of(painter) == before


def imports(path: Path) -> Iterator[str]:
    """The modules of the program that a file imports, by Python's own parser."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] in OURS:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if file_in(ROOT, inner).exists() else node.module


@pytest.mark.parametrize("painter", BACKDROPS)
def test_a_backdrop_is_made_from_its_imports(painter: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Structure, section 0: each named files that no longer existed, and kept its old picture when others changed."""
    asked: list[object] = []
    monkeypatch.setattr(cache, "_found", lambda said, make, painters: asked.append(painters) or square())
    module = import_module(painter)
    if hasattr(module, "hour"):
        module.hour.__wrapped__(GROWN_UP, 0.5)
    else:
        module.backdrop.__wrapped__(GROWN_UP)
    assert asked == [(painter,)]


def test_a_missing_painter_raises(folder: Path, copy: Path) -> None:
    """So does a missing import of it."""
    with pytest.raises(FileNotFoundError):
        cache.disk("picture", square, "scenes.games.rook.art.nest")
    put(copy / "game" / "draw" / "paper.py", None)
    with pytest.raises(FileNotFoundError):
        cache.disk("picture", square, "scenes.games.rook.art.backdrop")


def test_a_picture_with_a_stand_in_is_not_kept(folder: Path, noted: Callable[[], object]) -> None:
    """R3: the picture would still be shown after a new installation of the program."""
    damage.note(Path("font.ttf"), "missing")
    cache.disk("picture", square)
    assert not list(folder.iterdir())
    damage.forget()
    cache.disk("picture", square)
    assert list(folder.iterdir())


def test_a_changed_drawing_never_shows_its_old_picture(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawing = tmp_path / "pictures" / "animals" / "fox.svg"
    drawing.parent.mkdir(parents=True)
    drawing.write_text("<path/>")
    monkeypatch.setattr(sources, "ASSETS", tmp_path)
    monkeypatch.setattr(sources, "of_all", sources.of_all.__wrapped__)  # as at the next start
    cache.disk("picture", lambda: square(5))
    drawing.write_text("<circ/>")
    assert cache.disk("picture", lambda: square(6)).get_width() == 6
    drawing.with_name("owl.svg").write_text("<path/>")
    assert cache.disk("picture", lambda: square(7)).get_width() == 7


@pytest.mark.parametrize("spoiled", [b"", b"PAPER1", b"\0" * 40, b"PAPER1" + b"\xff" * 60])
def test_damaged_pictures_are_made_again(folder: Path, spoiled: bytes) -> None:
    cache.disk("picture", square)
    for file in folder.glob("*.paper"):
        file.write_bytes(spoiled)
    assert cache.disk("picture", square).get_at((1, 1)) == pygame.Color("#FF0000")
    assert cache.disk("picture", never).get_width() == 10


def test_a_cut_off_picture_is_made_again(folder: Path) -> None:
    cache.disk("picture", lambda: square(200))
    (file,) = folder.glob("*.paper")
    file.write_bytes(file.read_bytes()[:-10])
    assert cache.disk("picture", square).get_width() == 10


def test_disk_survives_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    wall = tmp_path / "wall"
    wall.write_text("a file where the folder should be")
    cache.use_folder(wall / "pictures")
    try:
        assert cache.disk("picture", square).get_width() == 10
    finally:
        cache.use_folder(None)


def test_disk_survives_a_full_disk(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(cache.os, "replace", full)
    assert cache.disk("picture", square).get_width() == 10
    assert not list(folder.iterdir())


def test_folder_is_pruned_to_its_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "DISK_LIMIT", 1000)
    for number in range(5):
        (tmp_path / f"{number}.paper").write_bytes(b"x" * 400)
    (tmp_path / "left.part").write_bytes(b"x")
    cache.use_folder(tmp_path)
    cache.use_folder(None)
    assert sum(file.stat().st_size for file in tmp_path.iterdir()) <= 1000
    assert not list(tmp_path.glob("*.part"))


def test_a_stored_picture_is_reported_only_if_it_must_be_made(folder: Path) -> None:
    told: list[str] = []
    cache.tell_before_painting(lambda: told.append("made"))
    try:
        for _ in range(2):
            cache.disk("told", square)
        assert told == ["made"]
        cache.use_folder(None)
        cache.disk("told", square)
        assert told == ["made"] * 2
    finally:
        cache.tell_before_painting(None)


def steps(many: int, done: list[int]) -> cache.Painting:
    out = square()
    for number in range(many):
        done.append(number)
        out.fill("#00FF00", (number, 0, 1, 1))
        yield
    return out


@pytest.mark.parametrize("kept", [True, False])
def test_a_stored_picture_is_made_step_by_step_and_no_step_is_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    cache.use_folder(tmp_path if kept else None)
    monkeypatch.setattr(cache, "LRU", cache.LruCache(cache.MEMORY_LIMIT))
    monkeypatch.setattr(cache, "A_PIECE", 0.0)
    done: list[int] = []
    many = 2 * cache.MOST_BREAKS
    painted = cache.cached(lambda: cache.disk_in_steps("stepwise", lambda: steps(many, done)))
    try:
        pieces = [len(done) for _ in cache.in_pieces(painted)]
        assert pieces[:many] == list(range(1, many + 1)) == [number + 1 for number in done]
        at_once = cache.at_once(steps(many, []))
        assert pygame.image.tobytes(painted(), "RGBA") == pygame.image.tobytes(at_once, "RGBA")
        assert not cache._begun and bool(list(tmp_path.iterdir())) == kept
    finally:
        cache.use_folder(None)


def test_a_step_is_not_interrupted_for_time(folder: Path) -> None:
    made: list[int] = []

    @cache.cached
    def part(number: int) -> pygame.Surface:
        made.append(number)
        return square()

    def painting() -> cache.Painting:
        for number in range(3):
            part(number).get_size()
            cache.disk(f"nested {number}", lambda number=number: part(10 + number))
        yield
        return square()

    with pytest.raises(cache.StoredPictureWaits), cache.for_a_while(0.0, parts_too=True):
        cache.disk_in_steps("nesting", painting)
    assert made == [0, 10, 1, 11, 2, 12]
    cache.disk_in_steps("nesting", never_begun)


def never_begun() -> cache.Painting:
    raise AssertionError("should have gone on")


def test_only_one_picture_waits_and_none_once_another_process_has_made_it(folder: Path) -> None:
    def broken_off(name: str) -> None:
        with pytest.raises(cache.StoredPictureWaits), cache.for_a_while(0.0):
            cache.disk_in_steps(name, lambda: steps(3, []))

    for name in ("first", "second"):
        broken_off(name)
        assert [said.split()[0] for said in cache._begun] == [name]
    cache.disk("second", square)  # as another process would
    cache.disk_in_steps("second", never_begun)
    assert not cache._begun
    broken_off("first")
    cache.clear()
    assert not cache._begun
