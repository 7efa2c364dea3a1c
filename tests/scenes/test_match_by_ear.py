"""A match by ear: no event's sentence is cut off or lost while the screen is read aloud."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from engine.core.messages import say
from engine.core.seats import PUBLIC
from engine.games import GAMES
from game.input.actions import KEYS, Action
from game.scene import Scene
from game.speech.speech import SLOWER, WORDS_A_MINUTE, ended
from scenes.ending.results import ResultsScene
from scenes.games import COACH, entry_of
from scenes.table.coach.coach import COACH_KEY
from scenes.table.facts import SpokenFacts
from scenes.table.scene import TableScene
from scenes.table.stage.stage import Stage
from tests.ear_player import EarPlayer
from tests.game.test_speech import TimedRoom
from tests.pilot import Pilot
from tests.samples import screen_sample_of
from tests.scenes.at_table import TablePilot, plan
from tests.scenes.test_narrator import listen, wait

STEP, ENOUGH, PAUSE = 1 / 30, 12, 4.0
"""Seconds of a step, sentences to hear, and seconds until the player answers."""


def captions(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The captions of all events from now on, as they are read."""
    told: list[str] = []
    begin = Stage.begin

    def begun(stage: Stage, caption: object, before: object, after: object) -> None:
        begin(stage, caption, before, after)  # type: ignore[arg-type]
        scene = pilot.context.stack.top
        if caption is not None and isinstance(scene, TableScene) and not scene.screen.room.private:
            words = scene.bar_words().text
            if not told or told[-1] != words:  # the same sentence is read once
                told.append(words)

    monkeypatch.setattr(Stage, "begin", begun)
    return told


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("pace", "letter"), [("normal", 0.05), ("off", 0.09)])
def test_each_event_is_heard_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, pace: str, letter: float
) -> None:
    """One person answers some seconds after each question; the voice is slow."""
    variant, players, options = screen_sample_of(game).twin_walks[0][0]
    with TablePilot(tmp_path, plan(variant, players, ["pad:1"], game, **options)) as pilot:
        pilot.context.settings.change(pace=pace)
        room = TimedRoom(letter)
        listen(pilot, room=room)
        told, waited = captions(pilot, monkeypatch), 0.0
        for _ in range(round(600 / STEP)):
            pilot.app.advance(STEP, ())
            scene = pilot.scene
            asks = not isinstance(scene, TableScene) or (scene.screen.asking and not scene.busy)
            waited = waited + STEP if asks else 0.0
            if waited > PAUSE:
                waited = 0.0
                scene.act_for_player()
            if len(told) > ENOUGH:
                break
        whole = " ".join(room.whole)
        assert len(told) > ENOUGH
        assert [words for words in told[:ENOUGH] if words not in whole] == []


def press_key(pilot: Pilot, key: int) -> None:
    """Press a key of a listener."""
    pilot.event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
    pilot.app.advance(STEP, pygame.event.get())


def at_question(pilot: Pilot, number: int) -> TableScene:
    """The table at the `number`-th own question."""
    for _ in range(6000):
        pilot.app.advance(1 / 10, ())
        scene = pilot.scene
        if isinstance(scene, TableScene) and scene.screen.asking and not scene.busy:
            number -= 1
            if not number:
                return scene
        if not isinstance(scene, TableScene) or (scene.screen.asking and not scene.busy):
            scene.act_for_player()
    raise AssertionError("no such question")


@pytest.mark.parametrize("game", GAMES)
def test_keys_say_one_fact_after_the_other(tmp_path: Path, game: str) -> None:
    variant, players, options = screen_sample_of(game).twin_walks[0][0]
    with TablePilot(tmp_path, plan(variant, players, ["pad:1"], game, **options)) as pilot:
        scene = at_question(pilot, 3)
        said, facts = listen(pilot), scene.spoken_facts()
        wait(pilot)
        assert len(facts) > 3 and len({*facts}) == len(facts)
        said.clear()
        for _ in range(len(facts) + 1):
            press_key(pilot, pygame.K_F8)
        assert said == [*facts, facts[0]]
        press_key(pilot, pygame.K_F7)
        assert said[-1] == facts[-1]
        axis = pygame.CONTROLLER_AXIS_RIGHTX
        for value in (30_000, 32_000, 0, -30_000, 2_000):
            pilot.event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0)
            pilot.app.advance(STEP, pygame.event.get())
        assert said[-2:] == [facts[0], facts[-1]], "once for each lean, to the right and to the left"


@pytest.mark.parametrize("game", GAMES)
def test_each_fact_of_a_hand_is_known_to_its_listener_only(tmp_path: Path, game: str) -> None:
    """In public no fact speaks of a hand; among several people no fact is said while a hand is open."""
    variant, players, options = screen_sample_of(game).twin_walks[0][0]
    with TablePilot(tmp_path, plan(variant, players, ["pad:1", "pad:2"], game, **options)) as pilot:
        said, private = listen(pilot), 0
        for _ in range(6000):
            pilot.app.advance(1 / 10, ())
            scene = pilot.scene
            if isinstance(scene, TableScene) and scene.screen.room.private:
                private += 1
                said.clear()
                press_key(pilot, pygame.K_F8)
                assert scene.spoken_facts() == () and not said
            elif isinstance(scene, TableScene) and scene.screen.room.viewpoint == PUBLIC:
                hidden = {words for seat in (0, 1) for words in secrets_of(scene, seat)}
                assert not hidden & {*scene.spoken_facts()}
            if private == 3:
                break
            if not isinstance(scene, TableScene) or (scene.screen.asking and not scene.busy):
                scene.act_for_player()
        assert private == 3


def secrets_of(scene: TableScene, seat: int) -> set[str]:
    """The facts that the view of `seat` has and the public one does not."""
    own = scene.screen.game_table.feature(SpokenFacts)
    if own is None:
        return set()
    told = [own.of(scene.session.facts_for(viewer).view, scene.screen.speakers) for viewer in (seat, PUBLIC)]
    words = [{" ".join(map(ended, map(scene.screen.speakers.words, fact))) for fact in facts} for facts in told]
    return words[0] - words[1]


def test_a_sentence_is_said_again_and_then_slower(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("classic", 4, ["pad:1"])) as pilot:
        at_question(pilot, 1)
        listen(pilot)
        wait(pilot)
        paces = []
        speech = pilot.built.narrator.room.speech
        ask = speech._process.ask
        speech._process.ask = lambda voice, words, language, pace, volume=1.0: (  # type: ignore[method-assign]
            paces.append(pace),
            ask(voice, words, language, pace, volume),
        )[1]
        speech._kept.clear()
        for _ in range(2):
            press_key(pilot, pygame.K_F9)
        usual = WORDS_A_MINUTE["normal"]
        assert paces == [usual, round(usual * SLOWER)] and SLOWER < 1


def test_each_refusal_is_said(tmp_path: Path) -> None:
    """The second one for the same reason too."""
    with TablePilot(tmp_path, plan("classic", 4, ["pad:1"])) as pilot:
        scene = at_question(pilot, 1)
        said = listen(pilot)
        wait(pilot)
        why = say("table-must-hold")
        for _ in range(2):
            said.clear()
            assert scene.screen.open_question is not None
            scene.screen.open_question.refused += 1
            scene.saying.refuse(why, pilot.context.audience, 0)
            wait(pilot)
            assert [words.rstrip(".") for words in said] == [pilot.context.voice.words(why)]


def test_the_coach_is_heard(tmp_path: Path) -> None:
    table = replace(plan("classic", 4, ["pad:1"]), aids=((COACH.name, "on"),))
    with TablePilot(tmp_path, table) as pilot:
        scene = at_question(pilot, 1)
        said = listen(pilot)
        wait(pilot)
        said.clear()
        pilot.press(COACH_KEY, "pad:1")
        for _ in range(100):
            wait(pilot)
            tip = scene.panel.now()
            if tip is not None and tip.tip.lines:
                break
        wait(pilot)
        assert tip is not None and all(any(line in words for words in said) for line in tip.tip.lines)


QUIET = 0.6
"""Seconds of silence after which a listener acts."""


def played_by_ear(pilot: Pilot, player: EarPlayer, until: Callable[[Scene], bool], device: str = KEYS) -> list[object]:
    """Let `player` play until a scene comes, with what it hears only. Returns what it was refused, with the number of
    steps and what it had heard last."""
    said, heard, silence = listen(pilot, room=TimedRoom(0.0)), 0, 0.0
    refused: list[object] = []
    for _ in range(40_000):
        pilot.app.advance(1 / 10, ())
        if until(pilot.scene):
            return refused
        if heard < len(said) or pilot.built.narrator.room.speech.busy:
            for words in said[heard:]:
                player.hear(words)
            heard, silence = len(said), 0.0
            continue
        silence += 1 / 10
        if silence < QUIET:
            continue
        silence = 0.0
        scene, deed = pilot.scene, player.deed()
        before, steps = refusals(scene), scene.session.step_count if isinstance(scene, TableScene) else 0
        if isinstance(deed, Action):
            pilot.press(deed, device)
        else:
            for letter in deed:
                pilot.press(Action.TEXT, device, text=letter)
        if pilot.scene is scene and refusals(scene) > before:
            refused.append((steps, player.heard, deed))
    raise AssertionError((type(pilot.scene).__name__, said[-8:]))


def refusals(scene: Scene) -> int:
    """The number of refusals at the open question."""
    asked = scene.screen.open_question if isinstance(scene, TableScene) else None
    return asked.refused if asked is not None else 0


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_by_ear(tmp_path: Path, game: str) -> None:
    variant, players, options = screen_sample_of(game).twin_walks[0][0]
    with TablePilot(tmp_path, plan(variant, players, [KEYS], game, **options)) as pilot:
        refused = played_by_ear(pilot, EarPlayer((), 7), lambda scene: isinstance(scene, ResultsScene))
        assert max(Counter(refused).values(), default=0) <= 1, "never twice for the same thing at a question"


@pytest.mark.parametrize("game", GAMES)
def test_a_listener_gets_from_the_title_to_the_first_question(tmp_path: Path, game: str) -> None:
    with Pilot(tmp_path) as pilot:
        asked = lambda scene: isinstance(scene, TableScene) and scene.screen.asking and not scene.busy  # noqa: E731
        assert played_by_ear(pilot, EarPlayer((entry_of(game).title, "Start"), 7), asked) == []
