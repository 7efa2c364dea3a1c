"""Sound: every name has a file and a caption, and no device is no reason to stop."""

import io
import math
import os
import re
import shutil
import subprocess
import sys
import wave
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.settings import Settings
from game.sound.captions import CAPTIONS, ROUNDS, SAID_FOR, SHOWN_FOR, UNSHOWN, Captions
from game.sound.player import FOLDER, NO_DEVICE, Sound, _pitched
from scenes.games import BILLS
from tools.make_sounds import RECIPES, make
from tools.synth import RATE

ROOT = Path(__file__).resolve().parents[2]
LONGEST = {
    "fanfare": 2.0,
    "applause": 1.5,
    "bell": 1.0,
    "start": 0.7,
    "midnight": 2.0,
    "school_bell": 0.9,
    "break_bell": 1.0,
    "found_one": 0.7,
    "found_two": 0.9,
    "found_three": 1.4,
    "school_out": 2.0,
    "miss": 0.8,
    "sundown": 1.5,
    "voila": 1.3,
    "family_dance": 2.0,
    "chime": 2.0,
    "tunnel": 0.95,
    "arrival": 2.0,
    **dict.fromkeys(ROUNDS, 20),
}
"""Seconds; everything else stays about half a second."""


@pytest.fixture(autouse=True)
def _dummy_device(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield
    pygame.mixer.quit()


def samples(name: str) -> memoryview:
    """The samples of a file as it lies in assets."""
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        assert (file.getframerate(), file.getnchannels(), file.getsampwidth()) == (RATE, 1, 2)
        return memoryview(file.readframes(file.getnframes())).cast("h")


def test_recipes_files_and_captions_are_the_same_names() -> None:
    assert set(RECIPES) == set(CAPTIONS) == {path.stem for path in FOLDER.glob("*.wav")}
    assert set(CAPTIONS) > UNSHOWN
    assert all(words and "you" not in words.lower().split() for words in CAPTIONS.values())


def test_every_sound_that_a_scene_asks_for_is_there() -> None:
    asked = re.compile(r"""(?:play|hear|_said|music|ambience)\(\s*"([a-z_]+)\"""")
    wanted = {
        (path.name, name)
        for folder in ("scenes", "game")
        for path in (ROOT / folder).rglob("*.py")
        for name in asked.findall(path.read_text(encoding="utf-8"))
    }
    assert len(wanted) > 20
    assert {(file, name) for file, name in wanted if name not in CAPTIONS} == set()


def test_every_game_has_a_fanfare_of_its_own() -> None:
    fanfares = [entry.fanfare for entry in BILLS]
    assert len(set(fanfares)) == len(BILLS) and set(fanfares) <= set(CAPTIONS) - UNSHOWN


@pytest.mark.parametrize("name", sorted(RECIPES))
def test_every_sound_is_short_heard_and_not_cut(name: str) -> None:
    heard = samples(name)
    assert len(heard) / RATE <= LONGEST.get(name, 0.51)
    assert 1500 < max(map(abs, heard)) < 32000
    if name not in ROUNDS:
        assert max(map(abs, heard[-20:])) < 600, "it ends with a click"
    assert abs(sum(heard) / len(heard)) < 200, "it is off centre"


@pytest.mark.parametrize("name", sorted(ROUNDS))
def test_what_goes_round_has_no_seam(name: str) -> None:
    """Neither a step from the last sample to the first nor a sudden other loudness."""
    heard = samples(name)
    steps = [abs(b - a) for a, b in pairwise(heard)]
    assert abs(heard[0] - heard[-1]) <= max(steps)
    part = RATE // 2
    loud = [math.hypot(*heard[start : start + part]) for start in range(0, len(heard) - part, part)]
    seam = math.hypot(*heard[: part // 2], *heard[-part // 2 :])
    assert min(loud) * 0.7 <= seam <= max(loud) * 1.4


@pytest.mark.parametrize("name", ["slap", "pluck", "wings", "choose", "chalk", "tambourine", "parcel"])
def test_the_script_makes_the_files_that_are_there(name: str) -> None:
    made, there = memoryview(make(name)).cast("h"), samples(name)
    assert len(made) == len(there)
    assert max(abs(a - b) for a, b in zip(made, there, strict=True)) <= 2  # another machine's sine may differ a little


def test_playing_logs_captions_and_keeps_the_log_short() -> None:
    sound = Sound(Settings())
    for _ in range(2000):
        sound.play("slap")
    sound.play("pluck", 3)
    assert sound.played[-1] == ("pluck", 3) and len(sound.played) == 1000
    assert sound.captions.shown == (CAPTIONS["slap"], CAPTIONS["pluck"])
    sound.close()


def test_an_unknown_name_is_a_mistake_of_ours_and_seen_at_once() -> None:
    with pytest.raises(KeyError):
        Sound(Settings(), mute=True).play("boing")


def test_volumes_follow_the_settings_and_music_goes_round() -> None:
    settings = Settings()
    sound = Sound(settings)
    assert not sound.silent and sound.notice == ""
    sound.music("title")
    sound.ambience("evening")
    sound.music("title")
    assert [name for name, _ in sound.played] == ["title", "evening"]
    channel = pygame.mixer.Channel(0)
    tune = channel.get_sound()
    assert channel.get_busy() and tune.get_volume() == pytest.approx(0.16, abs=0.01)
    settings.change(music=10, effects=50)
    assert tune.get_volume() == pytest.approx(0.01, abs=0.005)
    assert sound.volume == 0.25
    settings.change(music=0)
    settings.change(music=80)
    pygame.time.wait(1000)  # longer than it would have taken to fade away
    assert channel.get_busy()
    assert tune.get_volume() == pytest.approx(0.64, abs=0.01)
    sound.music(None)
    sound.ambience("")
    sound.music("")
    assert len(sound.played) == 2
    sound.close()
    sound.play("slap")
    assert sound.silent


def test_effects_never_take_the_channel_of_the_music() -> None:
    sound = Sound(Settings())
    sound.music("title")
    tune = pygame.mixer.Channel(0).get_sound()
    for _ in range(100):
        sound.play("bell")
    assert pygame.mixer.Channel(0).get_sound() is tune
    sound.close()


def test_steps_of_pitch_shorten_the_sound() -> None:
    pygame.mixer.init(24_000)
    low = pygame.mixer.Sound(FOLDER / "pluck.wav").get_length()
    data = (FOLDER / "pluck.wav").read_bytes()
    lengths = [pygame.mixer.Sound(file=io.BytesIO(_pitched(data, step))).get_length() for step in (-5, 0, 5)]
    assert lengths == [pytest.approx(low * 2, rel=0.02), pytest.approx(low), pytest.approx(low / 2, rel=0.02)]


def test_missing_and_broken_files_are_silence(tmp_path: Path) -> None:
    shutil.copy(FOLDER / "slap.wav", tmp_path)
    (tmp_path / "pat.wav").write_bytes(b"RIFF nonsense")
    (tmp_path / "bell.wav").mkdir()
    sound = Sound(Settings(), folder=tmp_path)
    for name in ("slap", "pat", "bell", "caw"):
        sound.play(name)
        sound.play(name, 2)
    sound.music("title")
    assert list(sound.preload()) == list(CAPTIONS)
    assert len(sound.played) == 9
    sound.close()


def test_without_a_device_one_sentence_and_nothing_on_the_terminal() -> None:
    code = (
        "from game.settings import Settings; from game.sound.player import Sound\n"
        "s = Sound(Settings()); s.play('slap'); s.music('title'); s.ambience('evening'); s.music(None); s.advance(1)\n"
        "print(s.notice, s.silent, len(s.played), s.captions.shown)\n"
    )
    environment = {**os.environ, "SDL_AUDIODRIVER": "no such driver", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.stdout.strip(), done.stderr) == (f"{NO_DEVICE} True 3 ('A card lands',)", "")


def test_muted_opens_no_device_and_says_nothing() -> None:
    sound = Sound(Settings(), mute=True)
    sound.play("bell")
    assert sound.silent and sound.notice == "" and pygame.mixer.get_init() is None


def test_captions_stand_for_a_while_two_at_most_and_none_twice() -> None:
    captions = Captions()
    for name in ("slap", "slap", "focus", "caw", "bell"):
        captions.hear(name)
    assert captions.shown == ("A caw", "A bell")
    captions.advance(SHOWN_FOR / 2)
    captions.hear("bell")
    captions.advance(SHOWN_FOR / 2 + 0.01)
    assert captions.shown == ("A bell",)
    captions.advance(SHOWN_FOR)
    assert captions.shown == ()


def test_what_the_house_says_stands_longer_and_beside_the_captions() -> None:
    captions = Captions()
    captions.say("The disk is full.")
    captions.hear("bell")
    captions.advance(SHOWN_FOR + 0.01)
    assert (captions.shown, captions.said) == ((), ("The disk is full.",))
    captions.advance(SAID_FOR)
    assert captions.said == ()
    captions.say("The disk is full.")
    assert captions.take() == ["The disk is full."] and captions.said == ()
