"""FilmProcess: a process that encodes frames into an animated WebP and a smaller GIF (`python main.py film`), so that
no frame of the game waits for it.

It receives a Film with number and size of the frames, then the pixels of each. It answers TAKEN to each, and sends the
files at the end.
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
GIF_SHARE, GIF_EVERY = 2 / 3, 2
"""Share of the size and of the frames that a GIF has, since messengers take up to some ten megabytes. A frame takes
12 ms, the end 0.3 s, and 24 seconds some eight megabytes."""
PATIENCE = 15.0
"""Seconds that the process may take for a frame, or for the file after the last one."""
MOST_FILM = 32_000_000
"""Largest files of a film in bytes together, three times the usual size."""
TAKEN = "taken"
COMMAND = program.again(program.FILM)
WEBP, GIF = ".webp", ".gif"


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
        self._files: dict[str, bytes] | None = None
        self._process.send(Film(size, count, milliseconds))

    @property
    def ready(self) -> bool:
        """Whether it waits for the next frame."""
        self._read()
        return self._sent == self._taken < self._count and not self._process.fault

    @property
    def files(self) -> dict[str, bytes] | None:
        """The whole film by suffix once it is encoded, {} after a failure, None before."""
        self._read()
        return {} if self._process.fault else self._files

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
            elif self._taken == self._count and self._files is None and are_films(said):
                self._files = said
                self._process.rest()
            else:
                self._process.refuse()


def are_films(said: object) -> TypeGuard[dict[str, bytes]]:
    """Whether these are the bytes of a whole WebP file and of a whole GIF."""
    return isinstance(said, dict) and list(said) == [WEBP, GIF] and is_webp(said[WEBP]) and is_gif(said[GIF])


def is_webp(said: object) -> bool:
    """Whether these are the bytes of a whole WebP file."""
    return (
        isinstance(said, bytes)
        and (said[:4], said[8:12]) == (b"RIFF", b"WEBP")
        and int.from_bytes(said[4:8], "little") == len(said) - 8
    )


def is_gif(said: object) -> bool:
    """Whether these are the bytes of a GIF to its last one."""
    return isinstance(said, bytes) and (said[:6], said[-1:]) == (b"GIF89a", b";")


def encode(told: Iterator[object], say: Callable[[object], None]) -> None:
    """Encode the frames that come in `told`, and `say` the films. Each frame is acknowledged, so that only one is in
    memory at a time, besides the small ones of the GIF."""
    from PIL import Image

    wanted = next(told)
    assert isinstance(wanted, Film)
    size, count, milliseconds = wanted
    small = max(1, round(size[0] * GIF_SHARE)), max(1, round(size[1] * GIF_SHARE))
    kept: list[Image.Image] = []

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
                if frame % GIF_EVERY == 0:
                    shown = read.resize(small, Image.Resampling.LANCZOS)
                    kept.append(shown.quantize(method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE))
                say(TAKEN)

        def tell(self) -> int:
            return self._at

    webp, gif = io.BytesIO(), io.BytesIO()
    Frames().save(
        webp, "WEBP", save_all=True, duration=milliseconds, loop=0, quality=QUALITY, method=EFFORT, minimize_size=False
    )
    kept[0].save(gif, "GIF", save_all=True, append_images=kept[1:], duration=GIF_EVERY * milliseconds, loop=0)
    say({WEBP: webp.getvalue(), GIF: gif.getvalue()})


def main() -> None:
    """Run as the film process until standard input is closed."""
    source, sink = own_streams()
    told = received(source)
    encode(told, lambda said: tell(sink, said))
    for _ in told:
        pass
