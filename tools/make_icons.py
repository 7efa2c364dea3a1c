"""Make the program's icon in all formats that systems need, from `assets/pictures/icon.svg`:

    python -m tools.make_icons FOLDER

    by-hook-or-by-rook-16.png ... -1024.png     desktops of Linux, by size
    by-hook-or-by-rook.svg                      the same at any size
    by-hook-or-by-rook.ico                      Windows
    by-hook-or-by-rook.icns                     macOS

The repository has none of them. Packages make them during their build.
"""

import argparse
import os
import struct
from io import BytesIO
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game.draw.svg import PICTURES
from game.window import DESKTOP_FILE

SOURCE = PICTURES / "icon.svg"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
WINDOWS = (16, 24, 32, 48, 64, 128, 256)
MAC = {
    "icp4": 16,
    "icp5": 32,
    "icp6": 64,
    "ic07": 128,
    "ic08": 256,
    "ic09": 512,
    "ic10": 1024,
    "ic11": 32,
    "ic12": 64,
    "ic13": 256,
    "ic14": 512,
}
"""Names of the sizes in macOS. The second line is for screens with two pixels per point."""


def png(size: int) -> bytes:
    """The icon, size px wide and high."""
    data = BytesIO()
    pygame.image.save(pygame.image.load_sized_svg(SOURCE, (size, size)), data, "icon.png")
    return data.getvalue()


def ico(pictures: dict[int, bytes]) -> bytes:
    """A file for Windows: a directory with 16 bytes for each picture, then the pictures. 256 px are written as 0."""
    out, place = struct.pack("<HHH", 0, 1, len(WINDOWS)), 6 + 16 * len(WINDOWS)
    for size in WINDOWS:
        data = pictures[size]
        out += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), place)
        place += len(data)
    return out + b"".join(pictures[size] for size in WINDOWS)


def icns(pictures: dict[int, bytes]) -> bytes:
    """A file for macOS: name and length before each picture and before the whole. Lengths include these eight bytes."""
    parts = b"".join(
        struct.pack(">4sI", name.encode(), 8 + len(pictures[size])) + pictures[size] for name, size in MAC.items()
    )
    return struct.pack(">4sI", b"icns", 8 + len(parts)) + parts


def make(folder: Path) -> None:
    """Write all of them to `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {size: png(size) for size in SIZES}
    for size, data in pictures.items():
        (folder / f"{DESKTOP_FILE}-{size}.png").write_bytes(data)
    (folder / f"{DESKTOP_FILE}.svg").write_bytes(SOURCE.read_bytes())
    (folder / f"{DESKTOP_FILE}.ico").write_bytes(ico(pictures))
    (folder / f"{DESKTOP_FILE}.icns").write_bytes(icns(pictures))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Make the program's icon in every form.")
    parser.add_argument("folder", type=Path)
    make(parser.parse_args().folder)
