"""Speech: the choice of a voice, its arguments, interruptions and queues, and no voice that delays the game."""

import io
import sys
import threading
import wave
from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame
import pytest

from game.settings import Settings
from game.speech import speaker
from game.speech.speaker import Synthesis, Wish, whole_wav
from game.speech.speaker_process import HANGS, SpeakerProcess
from game.speech.speech import GIVEN_UP, Speech
from game.speech.system_voices import ESPEAK, PIPER, SAPI, SAY, SystemVoice, voice_of

FRAME = 1 / 60
ROBOT = SystemVoice(ESPEAK, "espeak-ng")


def wav(seconds: float = 0.1) -> bytes:
    """A silent file of that length."""
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(22_050)
        file.writeframes(bytes(2 * round(seconds * 22_050)))
    return out.getvalue()


def program(folder: Path, does: str) -> str:
    """An executable that acts as a voice; `words` are its arguments."""
    path = folder / "voice"
    path.write_text(f"#!{sys.executable}\nimport sys, time\nwords = sys.stdin.buffer.read()\n{does}\n")
    path.chmod(0o755)
    return str(path)


SAYS_LENGTH = """
import wave
with wave.open(sys.stdout.buffer, "wb") as file:
    file.setnchannels(1)
    file.setsampwidth(2)
    file.setframerate(22_050)
    file.writeframes(bytes(2 * round(len(words) * 2_205)))
"""
"""A voice that is silent for a tenth of a second per letter."""


class Room:
    """The played sounds, and how long speech lasts."""

    silent = False

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.speaking = False

    def speak(self, sentence: bytes) -> None:
        self.heard.append(sentence)
        self.speaking = bool(sentence)

    def stop_speaking(self) -> None:
        self.speaking = False


class TimedRoom(Room):
    """A room in which speech takes `seconds` a letter. `whole` are the sentences that were heard to their end."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds, self.left = seconds, 0.0
        self.whole: list[str] = []

    def speak(self, sentence: bytes) -> None:
        super().speak(sentence)
        self.left = self.seconds * len(sentence)

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self.left -= dt
        if self.speaking and self.left <= 0:
            self.speaking = False
            self.whole.append(self.heard[-1].decode())


class Prompter(SpeakerProcess):
    """A process that answers at once; with `hangs` it never answers."""

    def __init__(self, hangs: bool = False, device: str = "") -> None:
        super().__init__(device)
        self.asked: list[str] = []
        self.hangs = hangs
        self.there: bytes | None = None

    def ask(self, voice: SystemVoice, words: str, language: str, pace: int, volume: float = 1.0) -> None:
        self.asked.append(words)
        self.there = words.encode()

    def advance(self, dt: float) -> bytes | None:
        if self.hangs:
            return None
        there, self.there = self.there, None
        return there


class TimedPrompter(Prompter):
    """A process for a room with time."""

    def __init__(self, room: TimedRoom) -> None:
        super().__init__()
        self.room = room

    def advance(self, dt: float) -> bytes | None:
        self.room.advance(dt)
        return super().advance(dt)


@pytest.fixture
def spoken() -> tuple[Speech, Room, Prompter]:
    room, prompter = Room(), Prompter()
    return Speech(room, Settings(), lambda: "en", prompter, lambda language: ROBOT), room, prompter


def test_the_best_voice_of_the_machine_is_taken(tmp_path: Path) -> None:
    model = tmp_path / "de" / "thorsten" / "de_DE-thorsten-medium.onnx"
    model.parent.mkdir(parents=True)
    model.touch()

    def there(*programs: str) -> Callable[[str], str | None]:
        return lambda name: f"/bin/{name}" if name in programs else None

    def kind(language: str, platform: str, *programs: str) -> str | None:
        found = voice_of(language, platform, there(*programs), (tmp_path, tmp_path / "nowhere"))
        return found and found.kind

    assert kind("de", "linux", "piper", "espeak-ng") == PIPER
    assert kind("en", "linux", "piper", "espeak-ng") == ESPEAK, "no model speaks English here"
    assert kind("en", "linux", "espeak") == ESPEAK
    assert kind("en", "darwin", "say") == SAY
    assert kind("en", "win32", "powershell") == SAPI
    assert kind("en", "linux") is None


def test_only_pleasant_voices_speak_unasked() -> None:
    assert {kind for kind in (PIPER, SAY, SAPI, ESPEAK) if SystemVoice(kind, "x").good} == {PIPER, SAY, SAPI}


@pytest.mark.parametrize("words", ["Pass to Rosa", "-v; $(rm -rf ~) `ls`\n--help", "Voilà, „Möwe“ 🃏"])
def test_a_sentence_goes_through_a_pipe_and_is_never_part_of_a_command(tmp_path: Path, words: str) -> None:
    said = tmp_path / "said"
    voice = program(tmp_path, f"open({str(said)!r}, 'wb').write(repr(sys.argv).encode() + words); print('RIFF')")
    assert Synthesis().wav(SystemVoice(ESPEAK, voice), words, "en", 160) == b"RIFF\n"
    arguments, told = said.read_bytes().split(b"]", 1)
    assert told == words.encode() and b"'-s', '160'" in arguments and words.encode() not in arguments


def test_a_voice_that_hangs_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaker, "PATIENCE", 0.3)
    hung = program(tmp_path, "open(sys.argv[0] + '.pid', 'w').write(str(__import__('os').getpid())); time.sleep(60)")
    assert Synthesis().wav(SystemVoice(ESPEAK, hung), "hello", "en", 160) == b""
    assert not Path("/proc", Path(f"{hung}.pid").read_text()).exists()
    assert Synthesis().wav(SystemVoice(ESPEAK, "/no/such/program"), "hello", "en", 160) == b""
    failing = program(tmp_path, "sys.exit(1)")
    assert Synthesis().wav(SystemVoice(ESPEAK, failing), "hello", "en", 160) == b""


def wish(number: int) -> Wish:
    """A request for a sentence."""
    return Wish(number, ROBOT, "hello", "en", 160, 1.0)


def test_an_endless_voice_is_ended_after_more_than_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """R10: the program does not wait for it, and does not keep all of it."""
    late = []

    class Timer(threading.Timer):
        def __init__(self, seconds: float, kill: Callable[[], None]) -> None:
            super().__init__(seconds, lambda: (late.append(seconds), kill()))

    monkeypatch.setattr(speaker, "PATIENCE", 2.0)
    monkeypatch.setattr(speaker.threading, "Timer", Timer)
    endless = program(tmp_path, f"sys.stdout.buffer.write(bytes({speaker.MOST_SOUND} + 65536)); time.sleep(60)")
    assert Synthesis().wav(SystemVoice(ESPEAK, endless), "hello", "en", 160) == b"" and not late


@pytest.mark.parametrize("rubbish", [b"RIFF\n", bytes(100_000), b"what? " * 20_000])
def test_an_invalid_sound_is_silence(tmp_path: Path, rubbish: bytes, caplog: pytest.LogCaptureFixture) -> None:
    """R10: before, rubbish went to the mixer unchanged. The speaker itself finds it, and stays."""
    voice = SystemVoice(ESPEAK, program(tmp_path, f"sys.stdout.buffer.write({rubbish[:6]!r} * {len(rubbish) // 6})"))
    process = SpeakerProcess()
    process.ask(voice, "hello", "en", 160)
    assert wait(process) == b"" and not process.failed and not caplog.messages
    process.close()


def test_a_sound_is_known_by_all_of_its_header() -> None:
    """A voice that writes into a pipe claims two gigabytes; every other fault of a file makes it invalid."""
    plain = wav()
    unknown = plain[:4] + b"\x24\xf0\xff\x7f" + plain[8:40] + b"\x00\xf0\xff\x7f" + plain[44:]
    assert whole_wav(plain) == whole_wav(unknown) == plain
    for bad in (b"", plain[:44], plain[:30], b"RIFX" + plain[4:], plain[:8] + b"JPEG" + plain[12:]):
        assert whole_wav(bad) == b""
    assert whole_wav(plain[:22] + b"\x09" + plain[23:]) == b"", "nine channels"
    assert whole_wav(plain[:24] + b"\x01\x00\x00\x00" + plain[28:]) == b"", "one sample a second"
    assert whole_wav(wav(120.0)) == b"" and whole_wav(wav(60.0)) == wav(60.0)


def test_any_bytes_can_be_examined() -> None:
    """The result is a sound, and the same when it is examined again."""
    chance, sounds = Random(1), 0
    for _ in range(600):
        bent = bytearray(wav(0.01))
        for _ in range(chance.randrange(1, 5)):
            bent[chance.randrange(48)] = chance.randrange(256)
        sound = whole_wav(bytes(bent[: chance.choice((len(bent), chance.randrange(len(bent))))]))
        assert whole_wav(sound) == sound
        sounds += bool(sound)
    assert 0 < sounds < 600


@pytest.mark.parametrize("answer", ["1, b'RIFF and so on'", "2, b''", "'1', b''", "1, 'RIFF'"])
def test_the_output_of_a_broken_speaker_never_reaches_the_mixer(answer: str, caplog: pytest.LogCaptureFixture) -> None:
    """R10: it is checked once more on this side."""
    says = "from engine.frames import *\nfrom game.speech.speaker import *\nsource, sink = own_streams()\n"
    says += f"next(received(source)); tell(sink, SpeechSound({answer})); sys.stdin.read()"
    process = SpeakerProcess(command=(sys.executable, "-c", f"import sys\n{says}"))
    process.ask(ROBOT, "hello", "en", 160)
    assert wait(process) == b"" and caplog.messages[0].startswith("the speaker process writes what cannot")


def test_an_outdated_sentence_is_not_spoken() -> None:
    lines: speaker.queue.SimpleQueue[Wish | None] = speaker.queue.SimpleQueue()
    for number in (1, 2, 3):
        lines.put(wish(number))
    asked = speaker.newest(lines)
    assert next(asked).number == 3
    lines.put(None)
    assert list(asked) == []


def test_sentences_come_back_from_a_process_of_their_own(tmp_path: Path) -> None:
    voice = SystemVoice(ESPEAK, program(tmp_path, SAYS_LENGTH))
    process = SpeakerProcess()
    process.ask(voice, "old", "en", 160)
    process.ask(voice, "new", "en", 160)
    assert wait(process) == wav(0.3), "what was asked for before is not said any more"
    assert process.advance(FRAME) is None
    process.ask(voice, "more", "en", 160)
    assert wait(process) == wav(0.4)
    process.close()


def wait(process: SpeakerProcess) -> bytes:
    """The results, with time for a slow machine."""
    for _ in range(3000):
        if (sound := process.advance(0.0)) is not None:
            return sound
        pygame.time.wait(5)
    raise AssertionError("it never came")


def test_a_hanging_process_is_ended_and_given_up_with_one_notice() -> None:
    """The clock is the frames': the test does not wait for it, and no frame does in the game."""
    told = []
    process = SpeakerProcess(command=(sys.executable, "-c", "import time; time.sleep(600)"))
    speech = Speech(Room(), Settings(), lambda: "en", process, lambda language: ROBOT, told.append)
    for _ in range(3):
        speech.speak("Is anybody there?")
        for _ in range(round(HANGS) + 2):
            speech.advance(1.0)
    assert process._process is None and process.failed and told == [GIVEN_UP]
    assert speech.voice is None and not speech.speaking
    speech.close()


def test_the_voice_ends_with_its_process(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    process = SpeakerProcess()
    hung = program(tmp_path, f"open({str(pid)!r}, 'w').write(str(__import__('os').getpid())); time.sleep(60)")
    process.ask(SystemVoice(ESPEAK, hung), "hello", "en", 160)
    for _ in range(1000):
        assert process.advance(0.0) is None
        if pid.exists() and pid.read_text():
            break
        pygame.time.wait(5)
    process.close()
    pygame.time.wait(20)
    state = Path("/proc", pid.read_text(), "stat")
    assert not state.exists() or state.read_text().rpartition(")")[2].split()[0] == "Z"


def test_no_process_at_all_is_silence() -> None:
    process = SpeakerProcess(command=("/no/such/program",))
    process.ask(ROBOT, "hello", "en", 160)
    assert process.advance(FRAME) == b"" and process.failed and process.advance(FRAME) is None
    process.close()


def test_a_move_interrupts_and_news_wait(spoken: tuple[Speech, Room, Prompter]) -> None:
    speech, room, prompter = spoken
    speech.speak("Settings")
    speech.advance(FRAME)
    assert room.heard == [b"Settings"] and speech.speaking
    speech.speak("Anna plays a card", cuts=False)
    speech.advance(FRAME)
    assert len(room.heard) == 1, "it waits for the end"
    room.speaking = False
    speech.advance(FRAME)
    speech.advance(FRAME)
    assert room.heard[-1] == b"Anna plays a card"
    speech.speak("Music")
    speech.advance(FRAME)
    assert room.heard[-1] == b"Music" and prompter.asked == ["Settings", "Anna plays a card", "Music"]


def test_two_news_wait_at_most(spoken: tuple[Speech, Room, Prompter]) -> None:
    speech, room, prompter = spoken
    speech.speak("first")
    for news in ("one", "two", "three"):
        speech.speak(news, cuts=False)
    room.speaking = True
    speech.advance(FRAME)
    room.speaking = False
    for _ in range(3):
        speech.advance(FRAME)
        room.speaking = False
    assert prompter.asked == ["first", "two", "three"]


def test_speech_is_busy_until_the_last_waiting_sentence_has_ended(spoken: tuple[Speech, Room, Prompter]) -> None:
    speech, room, _ = spoken
    assert not speech.busy
    speech.speak("first")
    speech.speak("second", cuts=False)
    for _ in range(2):
        speech.advance(FRAME)
        assert speech.busy
        room.speaking = False
        assert speech.busy == (len(room.heard) < 2)


def test_a_sentence_stops_in_the_middle_and_no_other_follows(spoken: tuple[Speech, Room, Prompter]) -> None:
    speech, room, _ = spoken
    speech.speak("one")
    speech.advance(FRAME)
    speech.speak("two", cuts=False)
    speech.hush()
    assert not room.speaking
    for _ in range(3):
        speech.advance(FRAME)
    assert room.heard == [b"one"]
    speech.speak("three")
    speech.hush()
    speech.advance(FRAME)
    assert room.heard == [b"one"], "it was not ready yet, and is not wanted any more"


def test_a_sentence_is_made_once_and_can_be_repeated(spoken: tuple[Speech, Room, Prompter]) -> None:
    speech, room, prompter = spoken
    for words in ("Music", "Voice", "Music"):
        speech.speak(words)
        speech.advance(FRAME)
    speech.repeat()
    assert prompter.asked == ["Music", "Voice"]
    assert room.heard == [b"Music", b"Voice", b"Music", b"Music"]


def test_no_speech_is_requested_if_it_could_not_be_heard(spoken: tuple[Speech, Room, Prompter]) -> None:
    speech, room, prompter = spoken
    room.silent = True
    speech.speak("hello")
    speech.advance(FRAME)
    assert (prompter.asked, room.heard, list(speech.said)) == ([], [], ["hello"])


def test_a_headset_plays_sound_for_one_player_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is played on a device of that name, in a process of its own, and no sound of it comes back into the game."""
    played = tmp_path / "played.raw"
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(played))
    monkeypatch.delenv("PYGAME_HIDE_SUPPORT_PROMPT", raising=False)
    sound = tmp_path / "sentence.wav"
    sound.write_bytes(wav(0.4).replace(bytes(400), b"\x00\x40" * 200))
    voice = SystemVoice(ESPEAK, program(tmp_path, f"sys.stdout.buffer.write(open({str(sound)!r}, 'rb').read())"))
    process = SpeakerProcess("System audio output device")
    process.ask(voice, "Red five", "en", 160)
    assert wait(process) == b"said"
    for _ in range(400):
        if played.exists() and any(played.read_bytes()):
            break
        pygame.time.wait(10)
    process.close()
    assert any(played.read_bytes())


def test_a_missing_headset_is_not_replaced_by_another_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    opened = speaker.Headphones("A headset that is not there")
    opened.play(wav(), 1.0)
    assert pygame.mixer.get_init() is None
