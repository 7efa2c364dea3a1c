"""Figures of sounds: `python -m tools.measure_sounds [NAME...]`, for those in assets/sounds, or for files with a path.

LUFS in the file: `M` of the loudest 400 ms, `E` of the loudest 100 ms, `I` of the whole; `TP` true peak, dBTP. `late`,
`rise`: ms until 5 % of the highest point and from there to 90 %. `tv`: dB that a television without bass takes from E.
Per cent of the energy: `mud` 150 to 400 Hz, `harsh` 2 to 5 kHz, `air` over 8 kHz. `side`: difference of the ears
against their sum. `seam`: the step from the end to the beginning against a usual one. `quiet`: per cent of the time
with M under -45.
"""

import sys
from pathlib import Path

import numpy as np

from game.sound.catalogue import FOLDER
from tools.loudness import effect_loudness, programme_loudness, true_peak, windows, without_bass
from tools.mastering import read
from tools.synth import RATE

_HALF_MS = RATE // 2000


def figures(sound: np.ndarray) -> dict[str, float]:
    """All figures by name."""
    height = np.abs(sound).max(axis=1)
    height = height[: len(height) // _HALF_MS * _HALF_MS].reshape(-1, _HALF_MS).max(axis=1)
    start = int(np.argmax(height > 0.05 * height.max()))
    full = int(np.argmax(height > 0.9 * height.max()))
    mono = sound.mean(axis=1)
    energy, hertz = np.abs(np.fft.rfft(mono)) ** 2, np.fft.rfftfreq(len(mono), 1 / RATE)

    def share(low: float, high: float) -> float:
        return float(100 * energy[(hertz >= low) & (hertz < high)].sum() / (energy.sum() or 1.0))

    loud, steps = effect_loudness(sound), np.abs(np.diff(mono))
    long = windows(sound, 0.4, 0.1)
    return {
        "s": len(sound) / RATE,
        "M": float(long.max()),
        "E": loud,
        "I": programme_loudness(sound),
        "TP": true_peak(sound),
        "late": start / 2,
        "rise": (full - start) / 2,
        "tv": loud - effect_loudness(without_bass(sound)),
        "mid": float((hertz * energy).sum() / (energy.sum() or 1.0)),
        "mud": share(150, 400),
        "harsh": share(2000, 5000),
        "air": share(8000, RATE),
        "side": float((sound[:, 0] - sound[:, 1]).std() / (sound.sum(axis=1).std() or 1.0)),
        "seam": float(abs(mono[0] - mono[-1]) / (steps.mean() + 1e-9)),
        "quiet": 100 * float((long < -45).mean()),
    }


def main(names: list[str]) -> None:
    """Print a line for each sound."""
    paths = [Path(name) if "/" in name else FOLDER / f"{name}.ogg" for name in names] or sorted(FOLDER.glob("*.ogg"))
    for number, path in enumerate(paths):
        row = figures(read(path))
        if not number:
            print(f"{'':16}" + "".join(f"{name:>7}" for name in row))
        print(
            f"{path.stem:16}"
            + "".join(f"{value:7.2f}" if name in ("s", "side") else f"{value:7.1f}" for name, value in row.items())
        )


if __name__ == "__main__":
    main(sys.argv[1:])
