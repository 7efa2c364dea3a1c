"""Pictures of sounds: `python -m tools.sound_pictures FOLDER [NAME...]`, for files with a path, or all music and
ambience.

The upper part shows the spectrum over time, the lower part the loudness.
"""

import sys
import wave
from pathlib import Path

import matplotlib
import numpy as np

matplotlib.use("agg")
from matplotlib import pyplot

from game.sound.catalogue import EVENTS, FOLDER, PIECES
from tools.loudness import programme_loudness, true_peak, windows
from tools.mastering import read
from tools.synth import RATE

_WINDOW = 4096
_HOP = 1200
_FLOOR = -90


def heard(path: Path) -> np.ndarray:
    """One of our sounds, or a recording of a show as WAV (48 kHz, stereo)."""
    if path.suffix != ".wav":
        return read(path)
    with wave.open(str(path)) as file:
        return np.frombuffer(file.readframes(file.getnframes()), "<i2").reshape(-1, 2) / 32768.0


def picture(path: Path, out: Path) -> None:
    """Write one picture (PNG)."""
    sound = heard(path)
    mono = np.pad(sound.mean(axis=1), (0, _WINDOW))
    hop = max(64, min(_HOP, len(sound) // 400))
    frames = np.lib.stride_tricks.sliding_window_view(mono, _WINDOW)[::hop]
    spectrum = 20 * np.log10(np.abs(np.fft.rfft(frames * np.hanning(_WINDOW), axis=1)).T / _WINDOW * 4 + 1e-9)
    seconds = len(sound) / RATE
    figure, (above, below) = pyplot.subplots(2, 1, figsize=(14, 7), sharex=True, height_ratios=(2, 1))
    hertz = np.fft.rfftfreq(_WINDOW, 1 / RATE)
    times = np.arange(spectrum.shape[1]) * hop / RATE
    above.pcolormesh(times, hertz[1:], spectrum[1:], vmin=_FLOOR, vmax=-15, cmap="magma", rasterized=True)
    above.set(yscale="log", ylim=(50, 20_000), ylabel="Hz")
    for long, colour in ((0.4, "#8E6BA8"), (3.0, "#C8322B")):
        curve = windows(sound, long, 0.05)
        below.plot(np.arange(len(curve)) * 0.05 - long / 2, curve, colour, linewidth=1, label=f"{long} s")
    below.set(ylim=(-60, -5), xlim=(0, seconds), xlabel="s", ylabel="LUFS")
    below.grid(alpha=0.3)
    below.legend(loc="lower right")
    above.set_title(
        f"{path.stem}: I {programme_loudness(sound):.1f} LUFS, TP {true_peak(sound):.1f} dBTP, {seconds:.1f} s"
    )
    figure.tight_layout()
    figure.savefig(out / f"{path.stem}.png", dpi=70)
    pyplot.close(figure)


def main(folder: Path, names: list[str]) -> None:
    """Write a picture of each sound."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names or (*PIECES, *EVENTS):
        picture(Path(name) if "/" in name else FOLDER / f"{name}.ogg", folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
