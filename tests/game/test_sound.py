"""Sound: every name has its files and a caption, voices have rules, and a missing device stops nothing."""

import io
import itertools
import math
import os
import re
import shutil
import subprocess
import sys
import threading
import time
import wave
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.settings import Settings
from game.sound import decoded, levels
from game.sound.captions import CAPTIONS, SAID_FOR, SHOWN_FOR, UNSHOWN, Captions
from game.sound.catalogue import EVENTS, FOLDER, LOUDNESS, PIECES, VARIANTS, files
from game.sound.decoded import MOST, Decoded
from game.sound.mixer import AMBIENCE, FREQUENCY
from game.sound.player import CHATTER_EVERY, NO_DEVICE, Sound
from game.sound.voices import ONCE_IN, SPREAD, WIDEST, Voices
from game.store.database import FULL
from scenes.games import entries
from tests.scenes.voices import voice

ROOT = Path(__file__).resolve().parents[2]
FRAME = 1 / 60


@pytest.fixture(autouse=True)
def _dummy_device(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield
    pygame.mixer.quit()


def until(there: Callable[[], bool], sound: Sound) -> None:
    """Run frames until a thread has done its work."""
    for _ in range(2000):
        sound.advance(FRAME)
        if there():
            return
        pygame.time.wait(2)
    raise AssertionError("it never came")


def test_files_and_captions_are_the_same_names() -> None:
    assert set(LOUDNESS) | set(EVENTS) | set(PIECES) == set(CAPTIONS)
    layers = {f"{name}_end" for name, piece in PIECES.items() if piece.layered}
    wanted = {file for name in CAPTIONS for file in files(name)} | layers
    assert wanted == {path.stem for path in FOLDER.glob("*.ogg")}
    assert set(CAPTIONS) > UNSHOWN and set(VARIANTS) <= set(LOUDNESS)
    assert {event for events in EVENTS.values() for event in events} <= set(LOUDNESS)
    said = [voice().words(message) for message in CAPTIONS.values()]
    assert all(words and "you" not in words.lower().split() for words in said)


def test_every_sound_of_a_scene_exists() -> None:
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
    fanfares = [entry.fanfare for entry in entries()]
    assert len(set(fanfares)) == len(fanfares) and set(fanfares) <= set(CAPTIONS) - UNSHOWN


def test_playing_logs_captions_and_keeps_the_log_short() -> None:
    sound = Sound(Settings())
    for _ in range(2000):
        sound.play("slap")
    sound.play("pluck", 3)
    assert sound.played[-1] == ("pluck", 3) and len(sound.played) == 1000
    assert sound.captions.shown == (CAPTIONS["slap"], CAPTIONS["pluck"])
    sound.close()


def test_an_unknown_name_is_a_mistake_of_ours_and_fails_at_once() -> None:
    with pytest.raises(KeyError):
        Sound(Settings(), mute=True).play("boing")


def test_music_and_ambience_loop_as_loud_as_the_settings_say() -> None:
    settings = Settings()
    sound = Sound(settings)
    assert not sound.silent and sound.notice is None
    sound.music("title")
    sound.ambience("evening")
    sound.music("title")
    assert [name for name, _ in sound.played] == ["title", "evening"]
    round_table = pygame.mixer.Channel(1)
    until(lambda: pygame.mixer.music.get_busy() and round_table.get_busy(), sound)
    for _ in range(120):
        sound.advance(FRAME)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.64, abs=0.01)
    assert round_table.get_volume() == pytest.approx(0.64, abs=0.01)
    settings.change(music=10)
    sound.advance(FRAME)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.01, abs=0.01)
    settings.change(music=80, ambience=False)
    until(lambda: not round_table.get_busy(), sound)
    assert pygame.mixer.music.get_busy()
    settings.change(music=0)
    sound.advance(FRAME)
    assert not pygame.mixer.music.get_busy()
    settings.change(music=80)
    sound.advance(FRAME)
    assert pygame.mixer.music.get_busy()
    sound.music(None)
    sound.ambience("")
    sound.music("")
    for _ in range(120):
        sound.advance(FRAME)
    assert not pygame.mixer.music.get_busy()
    assert len(sound.played) == 2
    sound.close()
    sound.play("slap")
    assert sound.silent


def test_a_share_of_all_volumes_counts_at_once_and_leaves_the_settings() -> None:
    settings = Settings()
    settings.change(effects=100, music=100, speech=100)
    sound = Sound(settings)
    sound.music("title")
    until(lambda: pygame.mixer.music.get_busy(), sound)
    sound.share = 0.5
    for _ in range(120):
        sound.advance(FRAME)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.25, abs=0.01)
    assert sound.volume == 0.25 and settings.get.effects == settings.get.music == 100
    settings.change(effects=80)
    assert sound.volume == pytest.approx(0.16)
    sound.close()


def test_at_night_the_bed_is_softer_and_nothing_is_loud() -> None:
    settings = Settings(night=True)
    loud = {
        name: levels.as_played(written, 80)
        + 20 * math.log10(levels.effect(settings.get, written) / levels.loudness(80))
        for name, written in LOUDNESS.items()
    }
    assert max(loud.values()) <= levels.NIGHT_MOST + 0.01
    assert loud["slide"] == levels.as_played(LOUDNESS["slide"], 80), "what is soft stays as it is"
    sound = Sound(settings)
    sound.music("title")
    until(lambda: pygame.mixer.music.get_busy(), sound)
    for _ in range(120):
        sound.advance(FRAME)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.64 * levels.factor(levels.AT_NIGHT), abs=0.01)
    sound.close()


def test_the_bed_gets_softer_in_small_steps_and_comes_back() -> None:
    sound = Sound(Settings())
    sound.music("title")
    until(lambda: pygame.mixer.music.get_busy(), sound)
    heard = []
    for frame in range(150):
        if frame == 90:
            sound.play("slap")
        if frame == 80:
            sound.play("slide")
        sound.advance(FRAME)
        heard.append(20 * math.log10(max(pygame.mixer.music.get_volume(), 0.001) / 0.64))
    assert heard[89] == pytest.approx(0, abs=0.2), "a slide is too soft for that"
    assert min(heard[90:110]) == pytest.approx(levels.UNDER_EFFECTS, abs=0.3)
    assert all(before - after < 1.3 for before, after in itertools.pairwise(heard))
    assert heard[-1] == pytest.approx(0, abs=0.2)
    sound.private = lambda: True
    for _ in range(60):
        sound.advance(FRAME)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.64 * levels.factor(levels.UNDER_SECRETS), abs=0.02)
    sound.close()


def test_one_ear_is_a_device_of_one_channel() -> None:
    settings = Settings()
    sound = Sound(settings)
    assert pygame.mixer.get_init()[2] == 2
    settings.change(mono=True)
    sound.play("slap", place=1.0)
    assert pygame.mixer.get_init()[2] == 1 and not sound.silent
    sound.close()


def test_effects_never_take_a_reserved_channel() -> None:
    sound = Sound(Settings())
    sound.ambience("evening")
    until(pygame.mixer.Channel(1).get_busy, sound)
    kept = pygame.mixer.Channel(1).get_sound()
    for step in (-1, 0, 1):  # each of them has three times as many files as there are channels
        for name in LOUDNESS:
            sound.play(name, step)
        sound.advance(FRAME)
    assert pygame.mixer.Channel(1).get_sound() is kept
    assert not pygame.mixer.Channel(0).get_busy() and not pygame.mixer.Channel(2).get_busy()
    sound.close()


def test_cards_and_other_things_have_six_sounds_at_once_at_most() -> None:
    sound = Sound(Settings())
    for name in ("shuffle", "rope", "curtain", "sweep", "wave", "spider", "bones", "wings", "hand_on"):
        sound.play(name)
        sound.advance(FRAME)
    pygame.time.wait(60)
    assert sum(pygame.mixer.Channel(number).get_busy() for number in range(24)) == 6
    sound.close()


def test_sounds_that_start_together_are_played_once() -> None:
    voices = Voices()
    assert voices.ask("slap") is not None
    assert [voices.ask("slap") for _ in range(11)] == [None] * 11
    voices.clock += ONCE_IN + 0.001
    assert voices.ask("slap") is not None


def test_twelve_cards_that_land_at_once_do_not_clip(tmp_path: Path) -> None:
    """The mixer's output to the loudspeakers with the default sliders: cards, and other things beside them."""
    mix = tmp_path / "mix.raw"
    code = (
        "import pygame; from game.settings import Settings; from game.sound.player import Sound\n"
        "s = Sound(Settings()); s.music('waltz'); s.ambience('square')\n"
        "for frame in range(150):\n"
        "    for seat in range(12 * (frame in (60, 90, 120))):\n"
        "        s.play('slap', place=seat / 6 - 1); s.play('trumpet', seat % 4); s.play('slap_cloth')\n"
        "    s.advance(1 / 60); pygame.time.wait(16)\n"
        "s.close()\n"
    )
    environment = {
        **os.environ,
        "SDL_AUDIODRIVER": "disk",
        "SDL_DISKAUDIOFILE": str(mix),
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, check=True, timeout=60)
    heights = [abs(sample) for sample in memoryview(mix.read_bytes()).cast("h")]
    assert max(heights) > 3000, "it was heard"
    assert max(heights) < 32767


def test_one_sound_in_several_pitches_is_spread() -> None:
    voices = Voices()
    first = voices.ask("trumpet", 0)
    assert first is not None and [voices.ask("trumpet", step) for step in (1, 2, 3)] == [None] * 3
    began = []
    for _ in range(20):
        voices.clock += 1 / 60
        began += [(voice.step, voice.at) for voice in voices.begin()]
    assert began == [(step, pytest.approx(step * SPREAD)) for step in (1, 2, 3)]


@pytest.mark.parametrize("name", sorted(VARIANTS))
def test_variants_are_shuffled_and_none_comes_twice_running(name: str) -> None:
    voices, heard = Voices(), []
    for _ in range(200):
        voice = voices.ask(name)
        assert voice is not None
        heard.append(voice.file)
        voices.clock += 1.0
    assert set(heard) == set(files(name))
    assert all(one != other for one, other in itertools.pairwise(heard))
    count = len(files(name))
    assert all(sorted(heard[i : i + count]) == sorted(files(name)) for i in range(0, 200 - count, count))


def test_private_sounds_shift_no_variant_of_public_ones() -> None:
    heard = []
    for private in (0, 5):
        voices = Voices()
        for _ in range(private):
            voices.ask("slap", private=True)
            voices.clock += 1.0
        files = []
        for _ in range(30):
            voice = voices.ask("slap")
            assert voice is not None
            files.append(voice.file)
            voices.clock += 1.0
        heard.append(files)
    assert heard[0] == heard[1]


def test_sounds_that_begin_together_are_softer_one_by_one() -> None:
    voices = Voices()
    shares = [voice.share for name in ("slap", "bell", "caw", "knock") if (voice := voices.ask(name)) is not None]
    assert shares == [pytest.approx(n**-0.5) for n in (1, 2, 3, 4)]
    voices.clock += ONCE_IN
    voice = voices.ask("curtain")
    assert voice is not None and voice.share == 1.0


def test_a_place_is_never_in_one_ear_only() -> None:
    left, right = Voices().ask("slap", place=-5), Voices().ask("slap", place=0.5)
    assert left is not None and left.place == -WIDEST
    assert right is not None and right.place == WIDEST / 2


def test_the_host_chatters_rarely() -> None:
    sound = Sound(Settings())
    sound.chatter("greet")
    sound.chatter("news")
    assert [name for name, _ in sound.played] == ["chatter_greet"] and sound.speaking
    sound.advance(CHATTER_EVERY)
    sound.chatter("news")
    assert [name for name, _ in sound.played] == ["chatter_greet", "chatter_news"]
    assert sound.captions.shown == (CAPTIONS["chatter_greet"],)
    sound.close()


def test_the_hosts_beak_moves_while_he_is_heard_and_rests_with_less_motion() -> None:
    settings = Settings()
    sound = Sound(settings)

    def seen() -> set[bool]:
        out = set()
        for _ in range(30):
            sound.advance(FRAME)
            out.add(sound.beak_open)
        return out

    assert seen() == {False}
    sound.chatter("greet")
    assert seen() == {False, True}
    settings.change(reduced_motion=True)
    assert sound.speaking and seen() == {False}
    sound.close()


def test_a_sentence_is_spoken_over_a_softer_bed_and_can_stop_in_the_middle() -> None:
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(22_050)
        file.writeframes(bytes(2 * 22_050 * 5))
    sound = Sound(Settings())
    sound.music("title")
    until(lambda: pygame.mixer.music.get_busy(), sound)
    sound.speak(out.getvalue())
    assert sound.speaking
    for _ in range(90):
        sound.advance(FRAME)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.64 * levels.factor(levels.UNDER_SPEECH), abs=0.01)
    sound.chatter("greet")
    sound.stop_speaking()
    pygame.time.wait(60)
    assert not sound.speaking
    sound.speak(b"no sound at all")
    until(lambda: not sound.speaking, sound)
    sound.close()


def test_distant_sounds_are_far_apart_and_the_same_for_all_viewers() -> None:
    heard = []
    for _ in range(2):
        sound = Sound(Settings(), mute=True)
        sound.ambience("night")
        for _ in range(60 * 300):
            sound.advance(FRAME)
        heard.append([(voice.at, voice.name, voice.place) for voice in sound.begun])
    assert heard[0] == heard[1]
    times = [at for at, _, _ in heard[0]]
    assert 4 <= len(times) <= 15 and all(20 <= after - at <= 71 for at, after in itertools.pairwise(times))


def test_steps_of_pitch_shorten_the_sound() -> None:
    pygame.mixer.init(FREQUENCY, allowedchanges=0)
    decoded = Decoded(FOLDER)
    lengths = [sound.get_length() for step in (-5, 0, 5) if (sound := decoded.effect("pluck", step)) is not None]
    low = lengths[1]
    assert lengths == [pytest.approx(low * 2, rel=0.02), pytest.approx(low), pytest.approx(low / 2, rel=0.02)]


def test_the_oldest_effects_give_way() -> None:
    pygame.mixer.init(FREQUENCY, allowedchanges=0)
    decoded, held = Decoded(FOLDER), []
    first = decoded.effect("slap_1")
    for name in LOUDNESS:
        for file in files(name):
            sound = decoded.effect(file)
            assert sound is not None
            held.append(sound.get_length() * FREQUENCY * 4)
            assert decoded.effect("slap_1") is first, "it is heard again and again"
    assert sum(held) > MOST and decoded.full
    assert decoded.effect("focus") is not None


def test_missing_and_broken_files_are_silence(tmp_path: Path, noted: Callable[[], dict[str, str]]) -> None:
    """R3: and each is noted, except details that a log has no room for."""
    shutil.copy(FOLDER / "bell.ogg", tmp_path)
    (tmp_path / "pat_1.ogg").write_bytes(b"OggS nonsense")
    (tmp_path / "caw.ogg").mkdir()
    (tmp_path / "evening.ogg").write_bytes(b"nonsense")
    sound = Sound(Settings(), folder=tmp_path)
    for name in ("bell", "pat", "caw", "knock"):
        sound.play(name)
        sound.play(name, 2)
        sound.advance(0.1)
    sound.music("title")
    sound.ambience("evening")
    for _ in range(90):
        sound.advance(FRAME)
    assert list(sound.preload()) == [file for name in LOUDNESS for file in files(name)]
    assert len(sound.played) == 10
    decoded.wait()
    assert noted()[str(tmp_path / "title.ogg")] == noted()[str(tmp_path / "caw.ogg")] == "missing"
    assert {str(tmp_path / f"{name}.ogg") for name in ("pat_1", "evening", "knock")} <= noted().keys()
    assert str(tmp_path / "bell.ogg") not in noted()
    sound.close()


def test_without_a_device_one_sentence_and_nothing_on_the_terminal() -> None:
    code = (
        "from game.settings import Settings; from game.sound.player import Sound\n"
        "s = Sound(Settings()); s.play('slap'); s.music('title'); s.ambience('evening'); s.music(None); s.advance(1)\n"
        "s.speak(b''); s.stop_speaking(); s.chatter('greet')\n"
        "print(s.notice, s.silent, len(s.played), *(one.key for one in s.captions.shown))\n"
    )
    environment = {**os.environ, "SDL_AUDIODRIVER": "no such driver", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.stdout.strip(), done.stderr) == (f"{NO_DEVICE} True 4 sound-slap sound-chatter-greet", "")


def test_muted_opens_no_device_and_says_nothing() -> None:
    sound = Sound(Settings(), mute=True)
    sound.play("bell")
    assert sound.silent and sound.notice is None and pygame.mixer.get_init() is None


def rested(sound: Sound) -> Sound:
    """Let the bed fade and move until it is at rest."""
    until(lambda: not sound._bed.moves, sound)
    return sound


def test_the_bed_wakes_for_another_piece_another_table_and_a_layer() -> None:
    sound = Sound(Settings())
    rested(sound).music("barn")
    until(pygame.mixer.music.get_busy, sound)
    rested(sound).ambience("evening")
    until(pygame.mixer.Channel(AMBIENCE).get_busy, sound)
    rested(sound).near_end(True)
    until(lambda: sound.layer_on, sound)
    rested(sound).music(None)
    until(lambda: not pygame.mixer.music.get_busy(), sound)
    rested(sound).ambience(None)
    until(lambda: not pygame.mixer.Channel(AMBIENCE).get_busy(), sound)
    sound.close()


def test_time_passes_for_captions_and_for_notices_while_there_are_any() -> None:
    sound = Sound(Settings(), mute=True)
    for _ in range(2):
        sound.play("bell")
        sound.advance(SHOWN_FOR + 0.01)
        assert sound.captions.shown == ()
        sound.captions.say(FULL)
        sound.advance(SAID_FOR + 0.01)
        assert sound.captions.said == ()


def test_captions_stay_for_a_while_two_at_most_and_none_twice() -> None:
    captions = Captions()
    for name in ("slap", "slap", "focus", "caw", "bell"):
        captions.hear(name)
    assert captions.shown == (CAPTIONS["caw"], CAPTIONS["bell"])
    captions.advance(SHOWN_FOR / 2)
    captions.hear("bell")
    captions.advance(SHOWN_FOR / 2 + 0.01)
    assert captions.shown == (CAPTIONS["bell"],)
    captions.advance(SHOWN_FOR)
    assert captions.shown == ()


def test_notices_stay_longer_beside_the_captions() -> None:
    captions = Captions()
    captions.say(FULL)
    captions.hear("bell")
    captions.advance(SHOWN_FOR + 0.01)
    assert (captions.shown, captions.said) == ((), (FULL,))
    captions.advance(SAID_FOR)
    assert captions.said == ()
    captions.say(FULL)
    assert captions.take() == [FULL] and captions.said == ()


def test_the_device_closes_only_when_no_thread_decodes_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sweep of damaged files ended with an abort in a run that closed and opened the device at once."""
    begun, ended, real = threading.Semaphore(0), list[bool](), pygame.mixer.Sound

    def slow(*given: object, **named: object) -> pygame.mixer.Sound:
        begun.release()
        time.sleep(0.1)
        ended.append(pygame.mixer.get_init() is not None)
        return real(*given, **named)  # type: ignore[arg-type]

    sound = Sound(Settings())
    monkeypatch.setattr(pygame.mixer, "Sound", slow)
    sound.ambience("evening")
    sound.speak(b"no sound")
    sound.stop_speaking()
    for _ in range(4):
        sound.advance(0.5)
    for _ in range(2):
        assert begun.acquire(timeout=60)
    sound.close()
    assert ended == [True, True]
