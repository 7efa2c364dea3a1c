"""The narrator: the texts of pages and tables that are read aloud, their length, and those that never are."""

from dataclasses import replace
from pathlib import Path
from typing import cast
from unittest.mock import patch

import pygame
import pytest

from engine.games import GAMES
from game.input.actions import Action
from game.lessons import lesson_of
from game.settings import READ_ALL, READ_AS_SUITS, READ_NOTHING, READ_SENTENCES
from game.sound.mixer import Mixer
from game.sound.player import Sound
from game.speech.narrator import SETTLES, SWITCHED_ON
from game.speech.speech import Speech
from game.speech.system_voices import ESPEAK, PIPER, SystemVoice
from scenes.handover.curtain import CurtainScene
from scenes.kiosk.operators import OperatorContext
from scenes.kiosk.pin import DigitsScene
from scenes.lesson.lesson_table import LessonTable
from scenes.lesson.offer import lone_learner
from scenes.lobby.seat import SeatScene
from scenes.seating import as_data, from_data, vacate, with_device
from scenes.table.scene import TableScene
from tests.game.test_speech import Prompter, Room, TimedPrompter, TimedRoom
from tests.pilot import FRAME, Pilot
from tests.samples import screen_sample_of
from tests.scenes.at_kiosk import KioskPilot
from tests.scenes.at_table import TablePilot, plan

STANDS = round(SETTLES / FRAME) + 3
"""Frames after which the shown text has been read."""


A_LETTER = 0.03
"""Seconds that the voice of a test takes for a letter."""


def listen(pilot: Pilot, kind: str = ESPEAK, much: str = READ_ALL, room: TimedRoom | None = None) -> list[str]:
    """All that is said from now on, by a voice of that kind."""
    narrator = pilot.built.narrator
    voice, room = SystemVoice(kind, kind), room or TimedRoom(A_LETTER)
    narrator.room.speech = Speech(
        room, pilot.context.settings, lambda: pilot.context.language, TimedPrompter(room), lambda language: voice
    )
    narrator.room.forget()
    pilot.context.settings.change(read_aloud=much)
    said: list[str] = []
    narrator.room.speech.said = said
    return said


def wait(pilot: Pilot) -> None:
    """Wait until the shown text is read, without drawing."""
    for _ in range(STANDS):
        pilot.app.advance(FRAME, pygame.event.get())


def test_a_page_says_its_title_focus_position_and_buttons(pilot: Pilot) -> None:
    said = listen(pilot)
    scene = pilot.context.place("settings")
    pilot.context.stack.push(scene)
    wait(pilot)
    count = len(scene.rows())
    assert said[-1].startswith(f"Look. Text size: 100%, 1 of {count}. Size of all text.")
    assert said[-1].endswith("Right arrow: Increase. E: Change tab. Esc: Back.")
    said.clear()
    pilot.press(Action.DOWN)
    wait(pilot)
    assert said == [f"Cards and words: Grown-ups, 2 of {count}. Children get larger cards and fewer words."]
    pilot.press(Action.RIGHT)
    wait(pilot)
    assert said[1:] == [f"Cards and words: Children, 2 of {count}."], "what has not changed is not said again"


def test_a_held_direction_does_not_read_all_that_it_passes(pilot: Pilot) -> None:
    said = listen(pilot)
    pilot.context.stack.push(pilot.context.place("settings"))
    wait(pilot)
    said.clear()
    for _ in range(3):
        pilot.press(Action.DOWN)
        pilot.frames(2)
    wait(pilot)
    assert len(said) == 1 and "4 of" in said[0]


def test_moving_on_cuts_the_sentence_at_once(pilot: Pilot) -> None:
    listen(pilot)
    pilot.context.stack.push(pilot.context.place("settings"))
    wait(pilot)
    speech = pilot.built.narrator.room.speech
    assert speech.speaking
    pilot.press(Action.DOWN)
    assert not speech.speaking


@pytest.mark.parametrize(
    ("theme", "kind", "much"),
    [("kids", PIPER, READ_SENTENCES), ("kids", ESPEAK, READ_NOTHING), ("grown-up", PIPER, READ_NOTHING)],
)
def test_unasked_only_children_are_read_to_and_only_by_a_good_voice(
    pilot: Pilot, theme: str, kind: str, much: str
) -> None:
    said = listen(pilot, kind, READ_AS_SUITS)
    pilot.context.settings.change(theme=theme)
    wait(pilot)
    assert pilot.built.narrator.much == much and bool(said) == (much == READ_SENTENCES)
    pilot.context.settings.change(read_aloud=READ_ALL)
    assert pilot.built.narrator.much == READ_ALL, "chosen is chosen"


def test_the_host_reads_only_the_sentence_of_the_rail(pilot: Pilot) -> None:
    pilot.context.stack.push(pilot.context.place("settings"))
    pilot.frames(1)
    said = listen(pilot, much=READ_SENTENCES)
    wait(pilot)
    spoken = pilot.scene.bar_words()
    assert spoken is not None and said == [f"{spoken.text}."]


def test_a_sentence_that_is_still_shown_is_read_to_its_end(tmp_path: Path) -> None:
    """Moving along the own hand does not interrupt the question."""
    with TablePilot(tmp_path, plan("classic", 4, ["pad:1"])) as pilot:
        said = listen(pilot, much=READ_SENTENCES)
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        while not scene.screen.asking or scene.busy:
            pilot.app.advance(1 / 10, ())
        wait(pilot)
        asked, told = len(said), scene.narration()
        pilot.press(Action.RIGHT, "pad:1")
        now = scene.narration()
        assert told is not None and now is not None
        assert now.item != told.item and now.sentence == told.sentence
        wait(pilot)
        assert pilot.built.narrator.room.speech.speaking and len(said) == asked


def test_a_speaking_host_does_not_chatter(pilot: Pilot) -> None:
    sound = pilot.context.sound
    listen(pilot, much=READ_NOTHING)
    sound.voices.clock += 100
    sound.chatter("greet")
    assert sound.played[-1][0] == "chatter_greet"
    listen(pilot)
    sound.voices.clock += 100
    sound.played.clear()
    sound.chatter("greet")
    assert not sound.played


def test_everything_can_be_read_from_the_first_picture_on_and_repeated(pilot: Pilot) -> None:
    said = listen(pilot, much=READ_NOTHING)
    wait(pilot)
    assert not said
    pilot.event(pygame.KEYDOWN, key=pygame.K_F9, mod=pygame.KMOD_LCTRL, unicode="", scancode=0)
    wait(pilot)
    assert said[0] == pilot.context.voice.words(SWITCHED_ON) and len(said) > 1
    speech = pilot.built.narrator.room.speech
    speech.hush()
    pilot.event(pygame.KEYDOWN, key=pygame.K_F9, mod=0, unicode="", scancode=0)
    pilot.frames(1)
    assert speech.speaking
    pilot.event(pygame.KEYDOWN, key=pygame.K_F9, mod=pygame.KMOD_LCTRL, unicode="", scancode=0)
    wait(pilot)
    assert pilot.context.settings.get.read_aloud == READ_NOTHING


def test_everything_with_a_focus_has_a_name_or_a_sentence(pilot: Pilot) -> None:
    """On every page that the title leads to, in both registers."""
    listen(pilot)
    for theme in ("grown-up", "kids"):
        pilot.context.settings.change(theme=theme)
        game = next(iter(GAMES))
        for place in (("seats", game), ("rules", game), ("learn", game), ("settings",), ("title",)):
            scene = pilot.context.place(*place)
            pilot.context.stack.push(scene)
            pilot.frames(1)
            for target in scene.focus.targets:
                scene.focus.at = target.id
                told = scene.narration()
                assert told is not None and (told.item or told.sentence), (place, target.id)
            pilot.context.stack.dismiss()
            pilot.frames(1)


def test_a_curtain_says_whose_it_is_and_then_there_is_silence_until_it_closes(tmp_path: Path) -> None:
    table = plan("classic", 4, ["pad:1", "pad:2"])
    with TablePilot(tmp_path, table) as pilot:
        said = listen(pilot)
        while not isinstance(pilot.scene, CurtainScene):
            pilot.frames(1)
        wait(pilot)
        name = pilot.scene.name
        assert said[-1].startswith(f"{name}’s turn. ")
        pilot.press(Action.CONFIRM, pilot.scene.device or "pad:1")
        assert not pilot.built.narrator.room.speech.speaking
        pilot.settle()
        assert pilot.context.stack.secrets
        said.clear()
        for way in (Action.RIGHT, Action.LEFT, Action.UP):
            pilot.press(way, pilot.context.devices.device_of(pilot.scene.screen.room.viewpoint) or "pad:1")
            wait(pilot)
        assert said == []


@pytest.mark.parametrize("game", GAMES)
def test_for_a_single_person_the_table_reads_everything(tmp_path: Path, game: str) -> None:
    """The question, and each thing under the hook, in the hand or on a board, for a few questions."""
    variant, players, options = screen_sample_of(game).twin_walks[0][0]
    with TablePilot(tmp_path, plan(variant, players, ["pad:1"], game, **options)) as pilot:
        said, asked = listen(pilot), 0
        for _ in range(60 * 20):
            pilot.app.advance(1 / 10, ())
            scene = pilot.scene
            if not isinstance(scene, TableScene):
                scene.act_for_player()
            elif scene.screen.asking and not scene.busy:
                asked += 1
                assert_told(scene)
                wait(pilot)
                assert scene.narration() is not None and said
                scene.act_for_player()
            if asked == 4:
                break
        assert asked == 4


def assert_told(scene: TableScene) -> None:
    """Check that the viewer hears the thing under the hook, at any place."""
    board, asked = scene.screen.board, scene.screen.answering
    if board is not None:
        for target in board.focus.targets:
            board.settle(target.id)
            told = scene.narration()
            assert told is not None and (told.item or told.sentence), target.id
    else:
        told = scene.narration()
        assert asked is not None and told is not None and told.item and told.sentence


def test_a_lesson_reads_its_hosts_words(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        said = listen(pilot, much=READ_SENTENCES)
        lesson = lesson_of(next(iter(GAMES)))
        learners = lone_learner(pilot.context, "keys").seats
        table = LessonTable(pilot.context, lesson, learners)
        pilot.context.stack.push(table)
        for _ in range(600):
            pilot.app.advance(1 / 10, ())
            if table.beat_view.stands:
                break
        wait(pilot)
        assert said[-1].startswith(table.beat_view.words.rstrip("."))


def test_a_headset_is_chosen_at_a_seat_once_everything_is_read_and_kept_nowhere(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Mixer, "outputs", property(lambda mixer: ("Television", "Headset")))
    seating = plan("classic", 4, ["pad:1"]).seating
    assert SeatScene(pilot.context, seating, 0).row("headset") is None
    pilot.context.settings.change(read_aloud=READ_ALL)
    scene = SeatScene(pilot.context, seating, 0)
    pilot.context.stack.push(scene)
    pilot.frames(1)
    worn = []
    for _ in range(3):
        scene.settle("headset")
        pilot.press(Action.RIGHT)
        worn.append(scene.seating[0].headset)
    assert worn == ["Television", "Headset", ""]
    seated = seating.put(0, replace(seating[0], headset="Headset"))
    assert from_data(as_data(seated), 4)[0].headset == "" == vacate(seated, 0)[0].headset
    assert with_device(seated, 0, "pad:1")[0].headset == "Headset"
    assert with_device(seated, 0, "pad:2")[0].headset == "", "a new pad may be another person's"


class Heard(Speech):
    """The speech of a headset."""

    def __init__(self, pilot: Pilot, device: str) -> None:
        robot = SystemVoice(ESPEAK, ESPEAK)
        super().__init__(Room(), pilot.context.settings, lambda: "en", Prompter(device=device), lambda language: robot)
        self.device = device


def test_a_headset_reads_private_things_to_its_seat_and_nothing_to_the_room(tmp_path: Path) -> None:
    table = plan("classic", 4, ["pad:1", "pad:2"])
    seats = table.seating
    table = replace(table, seating=seats.put(0, replace(seats[0], headset="Anna's")))
    with TablePilot(tmp_path, table) as pilot:
        said, worn = listen(pilot), list[Heard]()
        pilot.built.narrator._whisper = lambda device: worn.append(Heard(pilot, device)) or worn[-1]
        looked = set()
        for _ in range(30 * 60):
            pilot.app.advance(1 / 30, ())
            scene = pilot.scene
            if isinstance(scene, CurtainScene) and not scene.busy:
                said.clear()
                pilot.press(Action.CONFIRM, scene.device or "pad:1")
            elif isinstance(scene, TableScene) and scene.screen.room.private and scene.screen.asking:
                heard = len(worn[0].said) if worn else 0
                wait(pilot)
                seat = scene.screen.room.looker
                told = scene.narration_for(seat)
                if seat == 0:
                    assert len(worn[0].said) > heard and told.sentence in worn[0].said[-1]
                elif worn:
                    assert len(worn[0].said) == heard, "what is another seat's is not even asked for"
                    assert scene.whisper() is None
                assert not any(told.sentence in words for words in said)
                looked.add(seat)
                scene.act_for_player()
            if looked >= {0, 1}:
                break
        assert looked >= {0, 1} and [one.device for one in worn] == ["Anna's"]


def test_at_the_end_all_but_children_hear_the_scores(pilot: Pilot) -> None:
    table, end = plan("classic", 4, ["pad:1"]), {"scores": [310, 120], "winners": [0, 2]}
    place = pilot.context.place("results", table, end).narration()
    names = table.seating.names
    assert place is not None
    assert place.lines == (f"{names[0]} and {names[2]}: 310", f"{names[1]} and {names[3]}: 120")
    pilot.context.settings.change(theme="kids")
    party = pilot.context.place("party", table, end).narration()
    assert party is not None
    assert not any(digit in words for words in (party.place, party.sentence, *party.lines) for digit in "0123456789")


@pytest.mark.parametrize("much", [READ_SENTENCES, READ_ALL])
def test_sheets_are_read_after_the_sentence_and_another_page_by_itself(pilot: Pilot, much: str) -> None:
    said = listen(pilot, much=much)
    scene = pilot.context.place("results", plan("classic", 4, ["pad:1"]), {"scores": [310, 120], "winners": [0, 2]})
    pilot.context.stack.push(scene)
    wait(pilot)
    told = scene.narration()
    assert told is not None and f"{told.sentence}. {told.lines[0]}. {told.lines[1]}." in said[-1]
    page = replace(told, lines=("Another page",))
    with patch.object(type(scene), "narration", lambda self: page):
        wait(pilot)
    assert said[-1] == "Another page."


def test_the_focus_is_not_read_while_a_pin_is_typed(tmp_path: Path) -> None:
    with KioskPilot(tmp_path) as pilot:
        scene = DigitsScene(cast(OperatorContext, pilot.app.tap), SWITCHED_ON, lambda digits: None)
        pilot.context.stack.push(scene)
        pilot.frames(1)
        told = {scene.narration().item for _ in map(scene.settle, [one.id for one in scene.targets()])}
        assert told == {""}


def test_notices_are_read(pilot: Pilot) -> None:
    said = listen(pilot)
    pilot.context.stack.push(pilot.context.place("settings"))
    wait(pilot)
    said.clear()
    pilot.context.sound.captions.say(SWITCHED_ON)
    wait(pilot)
    assert said == [f"{pilot.context.voice.words(SWITCHED_ON)}."]


def test_the_names_of_devices_are_those_of_the_machine(monkeypatch: pytest.MonkeyPatch, pilot: Pilot) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sound = Sound(pilot.context.settings)
    assert sound.mixer.outputs
    sound.close()
    assert sound.mixer.outputs == () == pilot.context.sound.mixer.outputs
