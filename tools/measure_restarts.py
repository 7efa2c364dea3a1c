"""How long a kiosk is away: after `kill -9`, and after its loop has stopped.

    python -m tools.measure_restarts [ROUNDS]

Runs the whole kiosk without a screen. It counts from the signal to the first frame of the next game, when the kiosk
notifies the system's service manager. POSIX only. A round takes a minute, because three crashes within a minute start
safe settings.
"""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
APART = 31.0
"""Seconds between two crashes."""
WAYS = {"kill -9": signal.SIGKILL, "a loop that stands still": signal.SIGSTOP}
PATIENCE = 120.0
_LOOK_EVERY = 0.05  # seconds


class Service:
    """Listens like systemd. The kiosk is asked for a ping with every beat."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "notify"
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.socket.bind(str(self.path))
        self.environment = {"NOTIFY_SOCKET": str(self.path), "WATCHDOG_USEC": "4000"}

    def forget(self) -> None:
        """Forget all pings so far."""
        self.socket.setblocking(False)
        try:
            while self.socket.recv(100):
                pass
        except BlockingIOError:
            self.socket.settimeout(PATIENCE)

    def wait(self) -> float:
        """Wait for the next ping. Returns its time."""
        self.socket.settimeout(PATIENCE)
        while self.socket.recv(100) != b"WATCHDOG=1":
            pass
        return time.monotonic()


def child_of(process: int) -> int:
    """The process of the game that a supervisor has started; 0 if there is none."""
    found = subprocess.run(["pgrep", "-P", str(process)], capture_output=True, text=True, check=False)
    return int((found.stdout.split() or ["0"])[0])


def main(rounds: int) -> None:
    """Measure, and write to standard output."""
    with tempfile.TemporaryDirectory() as name:
        service = Service(Path(name))
        silent = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        words = [sys.executable, "main.py", "--kiosk", "--data", f"{name}/data"]
        begun = time.monotonic()
        kiosk = subprocess.Popen(words, cwd=ROOT, env={**os.environ, **silent, **service.environment})
        try:
            sys.stdout.write(f"first start: {service.wait() - begun:.2f} s\n")
            for _ in range(rounds):
                for way, number in WAYS.items():
                    time.sleep(APART)
                    old, begun = child_of(kiosk.pid), time.monotonic()
                    os.kill(old, number)
                    while child_of(kiosk.pid) in (old, 0):
                        time.sleep(_LOOK_EVERY)
                    service.forget()  # beats of the old game may arrive late
                    sys.stdout.write(f"{way}: {service.wait() - begun:.2f} s\n")
                    sys.stdout.flush()
        finally:
            kiosk.terminate()
            kiosk.wait(PATIENCE)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2)
