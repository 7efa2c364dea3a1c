"""Frames: what processes of this program tell each other. A frame is four bytes of length, then a pickle."""

import os
import pickle
import struct
from collections.abc import Iterator
from typing import BinaryIO

LENGTH = struct.Struct(">I")
MOST_BYTES = 1 << 25
"""Longest body of a frame. No message comes near it, so a larger length means a stream out of step."""
_CHUNK = 1 << 16


class BadFrame(ValueError):
    """Bytes that are no frame, so that nothing behind them can be read either."""


def frame(message: object) -> bytes:
    """Pack `message` for a pipe."""
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(body)) + body


class Unframer:
    """Cuts a stream of bytes, as it comes in, into messages."""

    def __init__(self) -> None:
        self._bytes = bytearray()

    def feed(self, data: bytes) -> Iterator[object]:
        """Add `data`, and yield the messages that are complete; those that are not consumed stay for the next call.
        BadFrame if a length is too large or a body is no pickle."""
        self._bytes += data
        return self._messages()

    def _messages(self) -> Iterator[object]:
        while len(self._bytes) >= LENGTH.size:
            (size,) = LENGTH.unpack_from(self._bytes)
            if size > MOST_BYTES:
                raise BadFrame(f"a frame of {size} bytes")
            end = LENGTH.size + size
            if len(self._bytes) < end:
                return
            body = bytes(self._bytes[LENGTH.size : end])
            del self._bytes[:end]
            try:
                message = pickle.loads(body)
            except Exception as error:  # a pickle can fail in any way at all
                raise BadFrame(type(error).__name__) from None
            yield message


def own_streams() -> tuple[BinaryIO, BinaryIO]:
    """Return standard input and output of a helper process, for frames alone. Anything printed from now on goes to
    standard error."""
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return os.fdopen(0, "rb", buffering=0, closefd=False), sink


def received(source: BinaryIO) -> Iterator[object]:
    """Yield the messages of an unbuffered stream until it ends. BadFrame as for `Unframer`."""
    unframer = Unframer()
    while data := source.read(_CHUNK):
        yield from unframer.feed(data)


def tell(sink: BinaryIO, message: object) -> None:
    """Write one message and flush it."""
    sink.write(frame(message))
    sink.flush()
