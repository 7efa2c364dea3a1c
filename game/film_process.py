"""FilmProcess: a process that makes a moving picture, an animated WebP, of frames as they come (`python main.py film`),
so that no frame of the game waits for it. It gets a line that says how many there are and how large, then their pixels;
it gives a dot for each, and in the end the file."""

import io
import json
import os
import subprocess
import sys
from typing import IO

from engine import program
from game.pipes import Pipes, open_pipes

QUALITY, EFFORT = 72, 3
"""Of 100, and of 6: a frame takes the encoder some 30 ms, and twenty seconds some four megabytes."""
TAKEN = b"."
_COMMAND = program.again(program.FILM)


class FilmProcess:
    """A film of `count` frames of `size`, each seen for `milliseconds`. It takes one frame after the other, as `ready`
    says. OSError where no process can be started."""

    def __init__(self, size: tuple[int, int], count: int, milliseconds: int) -> None:
        flags = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0) | getattr(subprocess, "CREATE_NO_WINDOW", 0)
        self._process = subprocess.Popen(
            _COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=program.HOUSE, bufsize=0, creationflags=flags
        )
        self._pipes: Pipes | None = open_pipes(self._process)
        self._sent, self._taken, self._file = 0, 0, bytearray()
        self._count, self.ended = count, False
        self._pipes.write(json.dumps([*size, count, milliseconds]).encode() + b"\n")

    @property
    def ready(self) -> bool:
        """Whether it waits for the next frame."""
        self._read()
        return self._sent == self._taken < self._count and not self.ended

    @property
    def file(self) -> bytes | None:
        """The whole film, once it is made; b"" where it went wrong; None as long as it is under way."""
        self._read()
        if not self.ended:
            return None
        return bytes(self._file) if self._taken == self._count and self._file.startswith(b"RIFF") else b""

    def add(self, pixels: bytes) -> None:
        """The next frame: red, green and blue of each pixel."""
        assert self._pipes is not None
        self._pipes.write(pixels)
        self._sent += 1

    def close(self) -> None:
        """Nobody wants it any more."""
        pipes, self._pipes = self._pipes, None
        if pipes is not None:
            self._process.kill()
            pipes.close()
            self._process.wait()

    def _read(self) -> None:
        if self._pipes is None or self.ended:
            return
        data, self.ended = self._pipes.read()
        while data and self._taken < self._count:
            self._taken, data = self._taken + 1, data[len(TAKEN) :]
        self._file += data


def encode(source: IO[bytes], sink: IO[bytes]) -> None:
    """Read frames, and write the film. Frames are asked for one at a time: all of them at once would be much memory."""
    from PIL import Image

    wide, high, count, milliseconds = json.loads(source.readline())

    class Frames(Image.Image):
        """A picture of several frames, as the encoder goes through them."""

        n_frames = count

        def __init__(self) -> None:
            super().__init__()
            self._at = -1
            self.seek(0)

        def seek(self, frame: int) -> None:
            if frame > self._at:
                self._at = frame
                pixels = source.read(wide * high * 3)
                if len(pixels) < wide * high * 3:
                    raise SystemExit  # whoever wanted the film is gone
                read = Image.frombytes("RGB", (wide, high), pixels)
                self.im, self._mode, self._size = read.im, read.mode, read.size
                sink.write(TAKEN)
                sink.flush()

        def tell(self) -> int:
            return self._at

    out = io.BytesIO()
    Frames().save(
        out, "WEBP", save_all=True, duration=milliseconds, loop=0, quality=QUALITY, method=EFFORT, minimize_size=False
    )
    sink.write(out.getvalue())
    sink.flush()


def main() -> None:
    """Be that process."""
    sink = os.fdopen(os.dup(1), "wb")
    sys.stdout = sys.stderr  # a stray print must not get into the film
    if hasattr(os, "nice"):
        os.nice(10)
    encode(os.fdopen(0, "rb", closefd=False), sink)
