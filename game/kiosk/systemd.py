"""Systemd: tells the system's service that runs us how it goes, where it asks for that. No pygame here."""

import os
import socket
from collections.abc import Mapping, Sequence

SOCKET, WATCHDOG, WHOSE = "NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID"
ASKED = (SOCKET, WATCHDOG, WHOSE)
"""The environment's words of the service, meant for one process and not for its children."""
_PINGS = 4
"""As often within the service's patience it is told that all is well."""


class Systemd:
    """Datagrams to the service's socket (`sd_notify`). Silent where there is none, and where it does not listen."""

    def __init__(self, environment: Mapping[str, str], pids: Sequence[int] = ()) -> None:
        """`pids`: who may be meant; without any this process, and the compositor or X server that has started it."""
        self._address = environment.get(SOCKET, "")
        meant = environment.get(WHOSE) in (None, *map(str, pids or (os.getpid(), os.getppid())))
        wait = environment.get(WATCHDOG, "")
        self.every = int(wait) / 1e6 / _PINGS if meant and wait.isdecimal() else None
        """Seconds between pings; None where the service does not wait for any."""
        self._pinged: float | None = None

    def ready(self) -> None:
        """The first picture stands."""
        self._tell("READY=1")

    def alive(self, now: float) -> None:
        """Pictures come; `now` is any clock in seconds."""
        if self.every is not None and (self._pinged is None or now - self._pinged >= self.every):
            self._pinged = now
            self._tell("WATCHDOG=1")

    def status(self, words: str) -> None:
        """A line for whoever asks the service how it is."""
        self._tell(f"STATUS={words}")

    def stopping(self) -> None:
        """It ends because it shall."""
        self._tell("STOPPING=1")

    def _tell(self, words: str) -> None:
        if not self._address.startswith(("/", "@")) or not hasattr(socket, "AF_UNIX"):
            return
        address = "\0" + self._address[1:] if self._address.startswith("@") else self._address
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
                sender.setblocking(False)  # nor one that listens and does not read
                sender.sendto(words.encode(), address)
        except OSError:  # a service that does not listen must not stop the evening
            return
