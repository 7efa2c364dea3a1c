"""Frames: what processes of this program tell each other. A frame is four bytes of length, then a pickle."""

import os
import pickle
import struct
from collections.abc import Iterator
from typing import BinaryIO

LENGTH = struct.Struct(">I")
MOST_BYTES = 1 << 25
"""No message is anywhere near this long: a longer frame means that the stream is out of step."""
_CHUNK = 1 << 16


class BadFrame(ValueError):
    """Bytes that are no frame. What comes after them cannot be understood either."""


def frame(message: object) -> bytes:
    """`message` as it goes through a pipe."""
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(body)) + body


class Unframer:
    """Cuts a stream of bytes, as it comes in, into messages."""

    def __init__(self) -> None:
        self._bytes = bytearray()

    def feed(self, data: bytes) -> Iterator[object]:
        """Take `data`, and give the messages that are complete now, each when it is asked for. Those that are not asked
        for stay. BadFrame where a length is absurd or a body is no pickle."""
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
    """Standard input and output of a helper process, for frames alone: what is printed from now on goes to standard
    error."""
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return os.fdopen(0, "rb", buffering=0, closefd=False), sink


def received(source: BinaryIO) -> Iterator[object]:
    """Yield what is written into an unbuffered stream until it ends. BadFrame where that is no frames."""
    unframer = Unframer()
    while data := source.read(_CHUNK):
        yield from unframer.feed(data)


def tell(sink: BinaryIO, message: object) -> None:
    """Write one message, and let it go out."""
    sink.write(frame(message))
    sink.flush()
