"""Five minutes of a show as they are heard: as loud as a programme should be, without a clipping peak or a gap."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from game.sound.player import Sound
from scenes.kiosk.show import Show
from tests.game.loudness import blocks, lufs, of_programme
from tests.game.mixer import RATE, Mixer
from tests.scenes.at_kiosk import KioskPilot

SECONDS, FRAME = 300, 1 / 30
FULL = '[sound]\nattract = "full"\n'
HOLE = -45.0
"""LUFS of four tenths of a second that count as silence."""


def test_a_show_is_as_loud_as_a_programme_should_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the default sliders: the loudness of a console's programme, and less than a tenth of silence."""
    heard = show_heard(tmp_path, monkeypatch)
    power = blocks(heard, RATE)
    assert of_programme(power) == pytest.approx(-23, abs=2)
    assert np.abs(heard).max() < 10 ** (-1 / 20)
    assert (lufs(power) < HOLE).mean() < 0.1


def show_heard(data: Path, monkeypatch: pytest.MonkeyPatch) -> np.ndarray:
    """The output to the loudspeakers while computer players play the offered games in turn."""
    with KioskPilot(data, FULL) as pilot:
        sound = Sound(pilot.context.settings)
        mixer = Mixer(monkeypatch)
        show = Show(replace(pilot.context, sound=sound), pilot.kiosk)
        show.begin()
        for _ in range(round(SECONDS / FRAME)):
            show.advance(FRAME)
            sound.advance(FRAME)
            mixer.mix(FRAME)
        show.close()
        sound.close()
    return np.concatenate(mixer.heard)
