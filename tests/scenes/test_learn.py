"""The shelf of lessons, the question before a first match, the lesson from a pause, and the end of a lesson."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pygame
import pytest

from engine.core.messages import say
from engine.games import GAMES
from game.easing import LESSON_STANDS
from game.input.actions import KEYS, KEYS_LEFT, KEYS_RIGHT, MOUSE, TOUCH, Action, Press
from game.learning import Progress
from game.lessons import lesson_of, lessons
from game.theme import SMALLEST_TEXT
from game.widgets.house_scene import HouseScene
from scenes.front.greeting import LEARN, GreetingScene
from scenes.front.how_to import HowToScene
from scenes.front.learn import LearnScene
from scenes.front.learners import MOST
from scenes.front.title import TitleScene
from scenes.lesson.lesson_end import AGAIN, NEXT, SHELF, LessonEndScene, letters_for
from scenes.lesson.lesson_table import LessonTable
from scenes.lesson.offer import PLAY
from scenes.lobby.naming import NamingScene
from scenes.lobby.seats import SeatsScene
from scenes.table.game_table import table_of
from scenes.table.pause import LESSON, RULES, PauseScene
from scenes.table.scene import TableScene
from tests.pilot import FRAME, Pilot
from tests.scenes.at_kiosk import KioskPilot
from tests.scenes.at_table import plan
from tests.scenes.houses import plan_for

PAD, OTHER = "pad:1", "pad:2"
GAME = lessons()[0]


class Unseen(Pilot):
    """Let time pass without drawing: these tests are about ways. All these scenes are drawn in other tests."""

    def frame(self, dt: float = FRAME) -> None:
        self.app.advance(dt, pygame.event.get())


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    with Unseen(tmp_path, lambda context: TitleScene(context, opened=True), newcomers=True) as made:
        made.context.settings.change(pace="off", reduced_motion=True)
        yield made


def choose(pilot: Pilot, target: object, device: str = KEYS) -> None:
    """Choose a target with a device."""
    scene = pilot.scene
    assert isinstance(scene, HouseScene)
    if device in (MOUSE, TOUCH):
        at = next(one.rect.center for one in scene.targets() if one.id == target)
        (pilot.click if device == MOUSE else pilot.touch)(*at)
    else:
        scene.settle(target)
        pilot.press(Action.CONFIRM, device)
    pilot.frames(1)


def shelf(pilot: Pilot, game: str | None = GAME, device: str = KEYS) -> LearnScene:
    scene = LearnScene(pilot.context, game, device)
    pilot.context.stack.push(scene)
    pilot.frames(1)
    return scene


def ended(pilot: Pilot, scene: LessonTable | None = None) -> LessonEndScene:
    """The end of a lesson that accepts presses, in the place of its table."""
    table = scene or pilot.scene
    assert isinstance(table, LessonTable)
    flow = table.flow
    pilot.context.stack.replace(pilot.context.place("lesson_end", flow.lesson, flow.learners))
    pilot.frames(60)
    assert isinstance(pilot.scene, LessonEndScene)
    return pilot.scene


# The shelf


@pytest.mark.parametrize("device", [PAD, KEYS, MOUSE, TOUCH])
def test_from_the_title_to_a_lesson_with_every_device(pilot: Pilot, device: str) -> None:
    choose(pilot, "learn", device)
    assert isinstance(pilot.scene, LearnScene)
    assert [lesson.kept_as for lesson in pilot.scene.lessons] == [*lessons(), "rook_next", "spooks_next"]
    choose(pilot, ("lesson", lessons()[-1]), device)
    table = pilot.scene
    assert isinstance(table, LessonTable) and table.flow.lesson.game == lessons()[-1]
    assert [one.name for one in table.flow.learners] == ["Anna"]


def test_a_left_lesson_has_a_bookmark_and_continues_there_or_from_the_start(pilot: Pilot) -> None:
    scene = shelf(pilot)
    assert "hint-from-start" not in printed(scene)
    pilot.context.learning.note_beat(GAME, scene.learners.seating.seats, 2)
    scene.uncover(None)
    assert scene.progress(scene.lesson) == Progress(2) and {"hint-from-start", "hint-go-on"} <= printed(scene)
    assert scene.sentence() == say("learn-goes-on", number=3, count=len(scene.lesson.beats))
    for action, beat in ((Action.CONFIRM, 2), (Action.INFO, 0)):
        pilot.context.learning.note_beat(GAME, scene.learners.seating.seats, 2)
        pilot.press(action)
        assert isinstance(pilot.scene, LessonTable) and pilot.scene.flow.number == beat
        pilot.press(Action.BACK)
        assert pilot.scene is scene
    pilot.context.learning.note_beat(GAME, scene.learners.seating.seats, 10**6)
    scene.uncover(None)
    assert scene.progress(scene.lesson) == Progress(0), "there are not so many beats"


def printed(scene: LearnScene) -> set[str]:
    return {one.words.key for one in scene.bindings() if one.words is not None}


def test_a_finished_lesson_has_a_tick_for_the_current_learners(pilot: Pilot) -> None:
    scene = shelf(pilot)
    pilot.context.learning.note_end(GAME, scene.learners.seating.seats)
    scene.uncover(None)
    assert scene.progress(scene.lesson).done and scene.sentence() == say("learn-done")
    pilot.press(Action.EXTRA)
    naming = pilot.scene
    assert isinstance(naming, NamingScene)
    choose(pilot, ("kept", "Rosa"))
    assert scene.learners.seating.names == ("Rosa",) and not scene.progress(scene.lesson).done


def test_children_learn_under_another_picture(pilot: Pilot) -> None:
    pilot.context.settings.change(theme="kids")
    scene = shelf(pilot)
    assert scene.learners.seating.names == ("Fox",)
    pilot.press(Action.EXTRA)
    assert scene.learners.seating.names == ("Bear",)


def test_pressing_another_device_joins_the_lesson_until_back(pilot: Pilot) -> None:
    scene = shelf(pilot, device=PAD)
    pilot.press(Action.CONFIRM, OTHER)
    assert scene.learners.seating.devices == (PAD, OTHER) and len(set(scene.learners.seating.names)) == 2
    pilot.press(Action.CONFIRM, KEYS)
    pilot.press(Action.BACK, OTHER)
    assert pilot.scene is scene and scene.learners.seating.devices == (PAD, KEYS)
    pilot.press(Action.CONFIRM, KEYS)
    assert isinstance(pilot.scene, LessonTable)
    assert [one.device for one in pilot.scene.flow.learners] == [PAD, KEYS]


def test_a_lost_device_learns_no_more_and_the_shelf_has_room_for_some(pilot: Pilot) -> None:
    scene = shelf(pilot, device=PAD)
    for number in range(2, MOST + 2):
        pilot.press(Action.CONFIRM, f"pad:{number}")
    assert len(scene.learners.seating) == MOST and scene.said == say("learn-full")
    scene.devices_changed([OTHER], [])
    assert len(scene.learners.seating) == MOST - 1 and OTHER not in scene.learners.seating.held
    scene.devices_changed([plan.device for plan in scene.learners.seating.seats if plan.device], [])
    assert len(scene.learners.seating) == 1


@pytest.mark.parametrize("theme", ["grown-up", "kids"])
@pytest.mark.parametrize("size", [100, 200])
def test_all_lessons_come_into_view_above_the_rail(pilot: Pilot, theme: str, size: int) -> None:
    pilot.context.settings.change(theme=theme, text_size=size)
    scene = shelf(pilot, lessons()[0])
    seen = set[object]()
    offered = [*lessons(), *(["rook_next", "spooks_next"] if theme == "grown-up" else [])]
    for _ in offered:
        for target in scene.targets():
            seen.add(target.id)
            assert target.rect.bottom < scene.theme.bar_top and 0 < target.rect.left < target.rect.right < 1920
        assert scene.focus.at in {target.id for target in scene.targets()}
        pilot.press(Action.RIGHT)
    assert seen == {("lesson", name) for name in offered}
    assert scene.focus.at == ("lesson", offered[-1])


def test_a_kiosk_has_the_shelf_on_its_title_with_the_games_that_it_offers(tmp_path: Path) -> None:
    others = "".join(f'{game} = "none"\n' for game in GAMES if game != GAME)
    with KioskPilot(tmp_path, f"[games]\n{others}", newcomers=True) as pilot:
        pilot.welcome()
        choose(pilot, "learn")
        scene = pilot.scene
        assert isinstance(scene, LearnScene) and [lesson.game for lesson in scene.lessons] == [GAME]
        pilot.press(Action.CONFIRM)
        pilot.frames(2)
        assert isinstance(pilot.scene, LessonTable) and pilot.kiosk.usage.rows() == (), "a lesson is no match"
        pilot.context.learning.note_end(GAME, scene.learners.seating.seats)
        pilot.keeper.begin_again()
        assert pilot.context.learning.progress(GAME, scene.learners.seating.seats) == Progress()
        pilot.sit_down(game=GAME)
        assert isinstance(pilot.scene, TableScene) and pilot.context.stack.scenes[-1] is pilot.scene, "no question"
        pause = PauseScene(pilot.context, plan_for())
        assert LESSON not in {target.id for target in pause.targets()}
        assert not any(screen.lesson for screen in HowToScene(pilot.context, GAME).screens)


def test_all_players_hear_all_tips_again(pilot: Pilot) -> None:
    anna = shelf(pilot).learners.seating[0]
    pilot.context.learning.hear(anna, "rook-trick")
    pilot.context.stack.push(pilot.context.place("settings"))
    pilot.frames(1)
    choose(pilot, "again")
    choose(pilot, "tips")
    assert not pilot.context.learning.heard(anna, "rook-trick")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("theme", ["grown-up", "kids"])
def test_the_buttons_of_the_title_are_clear_of_the_name_and_its_arrows(pilot: Pilot, theme: str, language: str) -> None:
    title = pilot.scene
    assert isinstance(title, TitleScene)
    match = pilot.context.store.matches.begin(plan_for().setup, [])
    pilot.context.store.matches.leave(match)
    title.places.look_for_match()
    for size in (100, 200):
        pilot.context.settings.change(theme=theme, language=language, text_size=size)
        buttons = [button.rect for button in title._buttons()]
        assert len(buttons) == (6 if theme == "kids" else 8)
        for chosen in range(len(title.entries)):
            title.chosen = chosen
            arrows = [rect.inflate(-34, 0) for _, rect in title.shelf.arrows]
            assert all(rect.collidelist(arrows) < 0 for rect in buttons)
            assert all(rect.right < 960 or rect.left > 960 for rect in buttons)


# The question before a first match


def started(pilot: Pilot, game: str = GAME, device: str = KEYS) -> None:
    """A single person sits down and begins."""
    seats = SeatsScene(pilot.context, game, device)
    pilot.context.stack.push(seats)
    pilot.frames(1)
    seats.start()
    pilot.frames(1)


@pytest.mark.parametrize(("theme", "game"), [*(("grown-up", game) for game in lessons()), ("kids", GAME)])
def test_a_player_who_is_new_to_a_game_is_asked_once(pilot: Pilot, theme: str, game: str) -> None:
    pilot.context.settings.change(theme=theme)
    started(pilot, game)
    scene = pilot.scene
    assert isinstance(scene, GreetingScene) and scene.focus.at == LEARN and len(scene.newcomers) == 1
    assert scene.goal == pilot.context.voice.wording(table_of(game).goal)
    pilot.press(Action.BACK)
    assert isinstance(pilot.scene, TableScene) and pilot.scene.session.setup.game == game
    pilot.context.stack.dismiss()
    pilot.frames(1)
    started(pilot, game)
    again = pilot.scene
    assert isinstance(again, GreetingScene) == (theme == "kids"), "children are greeted each time"
    assert not isinstance(again, GreetingScene) or not again.newcomers


@pytest.mark.parametrize("device", [PAD, KEYS, MOUSE, TOUCH])
def test_the_match_continues_as_it_was_set_up_after_the_lesson(pilot: Pilot, device: str) -> None:
    started(pilot, GAME, device)
    greeting = pilot.scene
    assert isinstance(greeting, GreetingScene)
    choose(pilot, LEARN, device)
    assert isinstance(pilot.scene, LessonTable)
    assert [one.device for one in pilot.scene.flow.learners] == [device]
    end = ended(pilot)
    assert end.match_waits and [target.id for target in end.targets()] == [PLAY, AGAIN]
    choose(pilot, PLAY, device)
    pilot.frames(1)
    table = pilot.scene
    assert isinstance(table, TableScene) and not isinstance(table, LessonTable)
    assert table.session.plan == greeting.plan
    assert pilot.context.devices.device_of(0) == device


def test_a_lesson_that_is_left_leads_back_to_the_question(pilot: Pilot) -> None:
    started(pilot)
    greeting = pilot.scene
    choose(pilot, LEARN)
    pilot.press(Action.BACK)
    pilot.frames(1)
    assert pilot.scene is greeting and greeting.focus.at == PLAY


def test_a_player_who_knows_a_game_or_its_lesson_is_not_asked(pilot: Pilot) -> None:
    learning, greeted = pilot.context.learning, []
    for number, game in enumerate(lessons()):
        seats = SeatsScene(pilot.context, game, KEYS)
        if number % 2:
            learning.note_end(game, seats.seating.seats)
        else:
            pilot.context.store.matches.begin(seats.match_setup.setup(), [{"kind": "person", "name": "Anna"}])
        started(pilot, game)
        greeted.append(isinstance(pilot.scene, GreetingScene))
        pilot.context.stack.dismiss()
        pilot.frames(1)
    assert greeted == [False] * len(lessons())


@pytest.mark.parametrize("game", sorted(set(GAMES) - set(lessons())))
def test_a_game_without_a_lesson_never_offers_one(pilot: Pilot, game: str) -> None:
    started(pilot, game)
    assert isinstance(pilot.scene, TableScene)
    pause = PauseScene(pilot.context, pilot.scene.session.plan)
    assert LESSON not in {target.id for target in pause.targets()}
    assert not any(screen.lesson for screen in HowToScene(pilot.context, game).screens)


# In the middle of a match


@pytest.mark.parametrize("game", lessons())
def test_a_match_waits_below_a_lesson_and_comes_back_unchanged(pilot: Pilot, game: str) -> None:
    """With two people: its seats, devices, music and ambience; no hand is open."""
    variant = GAMES[game].variants[0]
    table = TableScene(pilot.context, plan(variant.name, variant.players[0], (KEYS_LEFT, KEYS_RIGHT), game))
    pilot.context.stack.push(table)
    pilot.frames(40)
    below, before, gone = list(pilot.context.stack.scenes), room(pilot), table.privacy.missing.gone
    table.privacy.pause(KEYS_LEFT)
    pilot.frames(1)
    choose(pilot, LESSON, KEYS_LEFT)
    lesson = pilot.scene
    assert isinstance(lesson, LessonTable) and lesson.flow.lesson.game == game and room(pilot) != before
    assert [one.name for one in lesson.flow.learners] == list(table.screen.room.seating.names[:2])
    assert pilot.context.devices.here(KEYS_RIGHT)
    ended(pilot)
    choose(pilot, PLAY, KEYS_LEFT)
    pilot.frames(1)
    assert pilot.context.stack.scenes == below and table.screen.room.looker is None
    assert room(pilot) == before and table.privacy.missing.gone == gone


def test_from_the_rules_in_a_pause_all_of_the_table_learn(pilot: Pilot) -> None:
    variant = GAMES[GAME].variants[0]
    table = plan(variant.name, variant.players[0], (KEYS_LEFT, KEYS_RIGHT), GAME)
    pilot.context.stack.push(PauseScene(pilot.context, table))
    pilot.frames(1)
    choose(pilot, RULES, KEYS_RIGHT)
    pilot.press(Action.EXTRA, KEYS_RIGHT)
    pilot.frames(1)
    rules = pilot.scene
    assert isinstance(rules, HowToScene)
    rules.page = len(rules.screens) - 1
    choose(pilot, LESSON, KEYS_RIGHT)
    assert isinstance(pilot.scene, LessonTable)
    people = [seat for seat in table.seating.seats if seat.person]
    assert len(people) == 2 and list(pilot.scene.flow.learners) == people


def room(pilot: Pilot) -> object:
    """The devices of people, and the sounds that they hear."""
    return pilot.context.devices.held, pilot.context.sound.piece, pilot.context.sound.round_table


def test_the_pause_says_the_goal_of_the_game(pilot: Pilot) -> None:
    words: list[str] = []
    for game in lessons():
        variant = GAMES[game].variants[0]
        pause = PauseScene(pilot.context, plan(variant.name, variant.players[0], (KEYS,), game))
        words.append(pilot.context.voice.words(pause.goal))
    assert len(set(words)) == len(lessons())


def test_the_rules_end_with_the_lesson(pilot: Pilot) -> None:
    scene = HowToScene(pilot.context, GAME)
    pilot.context.stack.push(scene)
    pilot.frames(1)
    assert [screen.lesson for screen in scene.screens].count(True) == 1 and scene.screens[-1].lesson
    for _ in scene.screens[1:]:
        pilot.press(Action.NEXT)
    pilot.press(Action.CONFIRM)
    assert isinstance(pilot.scene, LessonTable) and pilot.scene.flow.lesson.game == GAME
    ended(pilot)
    pilot.press(Action.BACK)
    assert pilot.scene is scene
    scene.settle()
    choose(pilot, "lesson", MOUSE)
    assert isinstance(pilot.scene, LessonTable)


# The end


def at_the_end(pilot: Pilot, game: str = GAME) -> LessonEndScene:
    """The end of a lesson above the shelf, when it hears presses."""
    scene = LessonEndScene(pilot.context, lesson_of(game), shelf(pilot, game).learners.seating.seats)
    scene.stood = LESSON_STANDS
    pilot.context.stack.push(scene)
    pilot.frames(1)
    pilot.settle()
    return scene


def test_the_end_accepts_no_press_at_first_and_stays_then(pilot: Pilot) -> None:
    scene = LessonEndScene(pilot.context, lesson_of(GAME), shelf(pilot).learners.seating.seats)
    pilot.context.stack.push(scene)
    pilot.frames(1)
    assert scene.stood < LESSON_STANDS
    for action in (Action.CONFIRM, Action.BACK, Action.MENU, Action.RIGHT):
        pilot.press(action)
    pilot.click(*scene._plates()[0][2])
    assert pilot.scene is scene and scene.ignores_input and scene.hints() == ()
    pilot.frames(60)
    assert not scene.ignores_input and scene.focus.at == PLAY
    pilot.frames(600)
    assert pilot.scene is scene
    pilot.press(Action.CONFIRM)
    assert isinstance(pilot.scene, SeatsScene)


@pytest.mark.parametrize("device", [PAD, KEYS, MOUSE, TOUCH])
def test_the_choices_after_a_lesson_with_every_device(pilot: Pilot, device: str) -> None:
    for offer, expected in ((AGAIN, LessonTable), (SHELF, LearnScene), (PLAY, SeatsScene)):
        end = at_the_end(pilot)
        assert [target.id for target in end.targets()] == [PLAY, SHELF, AGAIN]
        choose(pilot, offer, device)
        assert type(pilot.scene) is expected, offer
        pilot.context.stack.reset(TitleScene(pilot.context, opened=True))
        pilot.frames(1)


def test_the_lesson_itself_comes_to_its_end_and_is_done(pilot: Pilot) -> None:
    scene = shelf(pilot)
    lesson = scene.lesson
    pilot.context.learning.note_beat(GAME, scene.learners.seating.seats, len(lesson.beats) - 1)
    pilot.press(Action.CONFIRM)
    pilot.settle()
    pilot.press(Action.CONFIRM)
    pilot.settle()
    assert isinstance(pilot.scene, LessonEndScene) and pilot.scene.sentence() == lesson.next
    assert pilot.context.learning.progress(GAME, scene.learners.seating.seats) == Progress(0, done=True)
    assert pilot.context.store.people.all() == () and pilot.context.store.matches.to_continue() is None


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("theme", ["grown-up", "kids"])
def test_learned_things_fit_on_their_tags(pilot: Pilot, language: str, theme: str) -> None:
    for game, size in product(lessons(), (100, 200)):
        pilot.context.settings.change(theme=theme, language=language, text_size=size)
        scene = at_the_end(pilot, game)
        labels = tuple(map(scene.words_of, scene.lesson.learned))
        assert letters_for(labels, 200, scene.theme) >= SMALLEST_TEXT - 6, labels
        assert all(target.rect.bottom < scene.theme.bar_top for target in scene.targets())
        assert all(0 < target.rect.left < target.rect.right < 1920 for target in scene.targets())
        assert all(scene._picture(message) is not None for message in scene.lesson.learned)


def test_a_second_lesson_is_offered_at_the_end_of_the_first_one(pilot: Pilot) -> None:
    """And has a progress of its own. Children have none."""
    for theme in ("kids", "grown-up"):
        pilot.context.settings.change(theme=theme)
        scene = at_the_end(pilot, "rook")
        assert (NEXT in {target.id for target in scene.targets()}) == (theme == "grown-up")
    scene.choose(NEXT, Press(Action.CONFIRM, KEYS))
    pilot.frames(2)
    assert isinstance(pilot.scene, LessonTable) and pilot.scene.flow.lesson.name == "rook_next"
    pilot.scene.flow.to_beat(3)
    assert pilot.context.learning.progress("rook_next", scene.learners).beat == 3
    assert pilot.context.learning.progress("rook", scene.learners).beat == 0
