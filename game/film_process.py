"""FilmProcess: a process that encodes frames into an animated WebP (`python main.py film`), so that no frame of the
game waits for it.

It receives a Film with number and size of the frames, then the pixels of each. It answers TAKEN to each, and sends the
file at the end.
"""

import io
import time
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeGuard

from engine import program
from engine.frames import own_streams, received, tell
from game.helper_process import HelperProcess

QUALITY, EFFORT = 72, 3
"""Of 100, and of 6. A frame takes the encoder some 30 ms, and twenty seconds some four megabytes."""
PATIENCE = 15.0
"""Seconds that the process may take for a frame, or for the file after the last one."""
MOST_FILM = 32_000_000
"""Largest film in bytes, some eight times the usual size."""
TAKEN = "taken"
COMMAND = program.again(program.FILM)


class Film(NamedTuple):
    """Size of a film's frames in pixels, their number, and milliseconds of each."""

    size: tuple[int, int]
    frames: int
    milliseconds: int


class FilmProcess:
    """A film of `count` frames of `size`, each shown for `milliseconds`. Add a frame whenever it is `ready`."""

    def __init__(
        self,
        size: tuple[int, int],
        count: int,
        milliseconds: int,
        command: Sequence[str] = COMMAND,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._process = HelperProcess("film", command, most=MOST_FILM, clock=clock)
        self._sent = self._taken = 0
        self._count = count
        self._file: bytes | None = None
        self._process.send(Film(size, count, milliseconds))

    @property
    def ready(self) -> bool:
        """Whether it waits for the next frame."""
        self._read()
        return self._sent == self._taken < self._count and not self._process.fault

    @property
    def file(self) -> bytes | None:
        """The whole film once it is encoded, b"" after a failure, None before."""
        self._read()
        return b"" if self._process.fault else self._file

    def add(self, pixels: bytes) -> None:
        """Add the next frame: red, green and blue of each pixel."""
        self._process.send(pixels)
        self._sent += 1
        self._process.expect(PATIENCE)

    def close(self) -> None:
        self._process.close()

    def _read(self) -> None:
        for said in self._process.received():
            if said == TAKEN and self._taken < self._sent:
                self._taken += 1
                if self._taken == self._count:
                    self._process.expect(PATIENCE)
                else:
                    self._process.rest()
            elif self._taken == self._count and self._file is None and is_webp(said):
                self._file = said
                self._process.rest()
            else:
                self._process.refuse()


def is_webp(said: object) -> TypeGuard[bytes]:
    """Whether these are the bytes of a whole WebP file."""
    return (
        isinstance(said, bytes)
        and (said[:4], said[8:12]) == (b"RIFF", b"WEBP")
        and int.from_bytes(said[4:8], "little") == len(said) - 8
    )


def encode(told: Iterator[object], say: Callable[[object], None]) -> None:
    """Encode the frames that come in `told`, and `say` the film. Each frame is acknowledged, so that only one is in
    memory at a time."""
    from PIL import Image

    wanted = next(told)
    assert isinstance(wanted, Film)
    size, count, milliseconds = wanted

    class Frames(Image.Image):
        """A picture of several frames, in the form that the encoder iterates over."""

        n_frames = count

        def __init__(self) -> None:
            super().__init__()
            self._at = -1
            self.seek(0)

        def seek(self, frame: int) -> None:
            if frame > self._at:
                self._at = frame
                pixels = next(told, None)
                if not isinstance(pixels, bytes):
                    raise SystemExit  # the film was cancelled
                read = Image.frombytes("RGB", size, pixels)
                self.im, self._mode, self._size = read.im, read.mode, read.size
                say(TAKEN)

        def tell(self) -> int:
            return self._at

    out = io.BytesIO()
    Frames().save(
        out, "WEBP", save_all=True, duration=milliseconds, loop=0, quality=QUALITY, method=EFFORT, minimize_size=False
    )
    say(out.getvalue())


def main() -> None:
    """Run as the film process until standard input is closed."""
    source, sink = own_streams()
    told = received(source)
    encode(told, lambda said: tell(sink, said))
    for _ in told:
        pass
