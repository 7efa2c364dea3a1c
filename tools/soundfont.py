"""Instruments: FluidSynth plays parts with one soundfont that has an open licence. The game itself needs neither."""

import hashlib
import os
import subprocess
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np

from tools.score import Part
from tools.synth import RATE

FONT = "MuseScore_General_Full.sf3"
CHECKSUM = "f9a37b36655f23e167c66ec91bef6097c8e99be29286219a54062919eb41aeae"
PLACES = (Path("/usr/share/sounds/sf3"), Path("/usr/share/sounds/sf2"))
WHERE = "BY_HOOK_SOUNDFONT"
"""Environment variable with the path of a soundfont at another place."""
DRUMS = 9
"""MIDI channel of a kit."""
_TICKS = 480
_LEAD = 1.0
"""Beats of silence at the start, so that programs are set before notes. They are cut off again."""


@cache
def font() -> Path:
    """The path of the soundfont. Raises FileNotFoundError if there is none, and ValueError if the existing sounds were
    made with another one."""
    said = os.environ.get(WHERE)
    found = [path for path in ([Path(said)] if said else [folder / FONT for folder in PLACES]) if path.is_file()]
    if not found:
        raise FileNotFoundError(
            f"{FONT} is missing: install musescore-general-soundfont, or say in {WHERE} where it lies"
        )
    if hashlib.sha256(found[0].read_bytes()).hexdigest() != CHECKSUM:
        raise ValueError(f"{found[0]} is not the {FONT} that the sounds were played on")
    return found[0]


def played(
    parts: Sequence[Part], seconds: float, tempo: float = 60.0, rounds: int = 1, tail: float = 0.0
) -> np.ndarray:
    """Play the parts together, shape (samples, 2): `seconds` at `tempo` beats a minute, and `tail` seconds more in
    which they fade.

    Of several `rounds` the last one is kept, so that notes at the end of the one before sound into its start.
    """
    beats = seconds * tempo / 60
    with tempfile.TemporaryDirectory() as folder:
        score, raw = Path(folder) / "score.mid", Path(folder) / "sound.raw"
        score.write_bytes(_midi(parts, beats, tempo, rounds))
        command = ["fluidsynth", "-niq", "-r", str(RATE), "-g", "0.4", "-T", "raw", "-O", "float", "-E", "little"]
        options = {
            "chorus.active": 0,
            "dynamic-sample-loading": 1,
            "reverb.room-size": 0.45,
            "reverb.damp": 0.35,
            "reverb.level": 0.5,
            "reverb.width": 0.8,
        }
        for name, value in options.items():
            command += ["-o", f"synth.{name}={value}"]
        subprocess.run([*command, "-F", str(raw), str(font()), str(score)], check=True, stdout=subprocess.DEVNULL)
        sound = np.frombuffer(raw.read_bytes(), "<f4").reshape(-1, 2).astype(float)
    start = round((_LEAD * 60 / tempo + (rounds - 1) * seconds) * RATE)
    wanted = round((seconds + tail) * RATE)
    sound = sound[start : start + wanted]
    return np.vstack([sound, np.zeros((wanted - len(sound), 2))])


def _midi(parts: Sequence[Part], beats: float, tempo: float, rounds: int) -> bytes:
    """A MIDI file of one track."""
    events: list[tuple[int, int, bytes]] = [(0, -1, b"\xff\x51\x03" + round(60_000_000 / tempo).to_bytes(3, "big"))]
    melodic = iter(channel for channel in range(16) if channel != DRUMS)
    for part in parts:
        channel = DRUMS if part.kit else next(melodic)
        events += [(0, -1, _on(channel, message)) for message in part.setting()]
        for number in range(rounds):
            for beat, order, message in part.events:
                tick = round((beat + number * beats + _LEAD) * _TICKS)
                events.append((tick, order, _on(channel, message)))
    events.append((round((beats * rounds + _LEAD + 4) * _TICKS), 3, b"\xff\x2f\x00"))
    track, now = bytearray(), 0
    for tick, _, message in sorted(events, key=lambda event: event[:2]):
        track += _length(tick - now) + message
        now = tick
    head = b"MThd" + (6).to_bytes(4, "big") + b"".join(n.to_bytes(2, "big") for n in (0, 1, _TICKS))
    return head + b"MTrk" + len(track).to_bytes(4, "big") + bytes(track)


def _on(channel: int, message: bytes) -> bytes:
    return bytes((message[0] | channel, *message[1:]))


def _length(ticks: int) -> bytes:
    out = [ticks & 127]
    while ticks := ticks >> 7:
        out.insert(0, ticks & 127 | 128)
    return bytes(out)
