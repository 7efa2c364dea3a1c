"""One frame of the program: input reaches the top scene, and its requests are shown in the same frame."""

import pygame
import pytest

from game import surfaces
from game.app import LONGEST_STEP, MOST_PAUSES, STILL
from game.draw import cache
from game.easing import HURRY
from game.gate import Secret
from game.input.actions import KEYS, Action, Press
from game.input.devices import FIRST_SECONDS
from game.scene import Scene
from tests.pilot import FRAME, Pilot
from tests.virtualpad import VirtualPads


class Noted(Scene):
    """Note input and show the number of presses."""

    typing = False

    def __init__(self, context):
        super().__init__(context)
        self.presses, self.told, self.spent, self.rests_after = [], [], [], 0.0

    @property
    def busy(self):
        return sum(self.spent) < self.rests_after

    def act(self, press):
        self.presses.append(press)

    def update(self, dt):
        self.spent.append(dt)

    def focus_lost(self):
        self.told.append("focus lost")

    def devices_changed(self, lost, found):
        self.told.append((lost, found))

    def draw(self, canvas):
        canvas.fill((len(self.presses), 0, 0))


@pytest.fixture
def pilot(tmp_path):
    with Pilot(tmp_path, Noted) as pilot:
        yield pilot


def actions(pilot):
    return [press.action for press in pilot.scene.presses if press.action is not Action.POINT]


def test_keys_clicks_and_presses_arrive(pilot):
    pilot.key("return")
    pilot.key("left")
    pilot.click(1000, 500)
    pilot.press(Action.MENU, "pad:1")
    pilot.point(20, 30)
    assert actions(pilot) == [Action.CONFIRM, Action.LEFT, Action.CONFIRM, Action.MENU]
    at = pilot.scene.presses[2].at
    assert abs(at[0] - 1000) <= 4 and abs(at[1] - 500) <= 4  # the window is a quarter of the stage
    assert pilot.picture().get_at((0, 0))[0] == len(pilot.scene.presses)


def test_letters_arrive_as_text_where_names_are_typed(pilot):
    pilot.key("e")
    pilot.scene.typing = True
    pilot.key("e")
    pilot.type("Ö")
    assert [(press.action, press.text) for press in pilot.scene.presses] == [
        (Action.NEXT, ""),
        (Action.TEXT, "e"),
        (Action.TEXT, "Ö"),
    ]


def test_a_held_key_repeats_until_the_window_loses_the_keyboard(pilot):
    pilot.event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0)
    pilot.frames(1)
    pilot.frames(1, dt=FIRST_SECONDS)
    assert [press.repeated for press in pilot.scene.presses] == [False, True]
    pilot.event(pygame.WINDOWFOCUSLOST)
    pilot.frames(60)
    assert pilot.scene.told == ["focus lost"] and len(pilot.scene.presses) == 2


def test_the_program_rests_while_nothing_moves_and_no_button_is_held(pilot):
    def rests(frames: int) -> list[bool]:
        """Whether it rests after each of so many real frames."""
        out = []
        for _ in range(frames):
            pilot.app.frame(FRAME, pygame.event.get())
            out.append(pilot.app.rests)
        return out

    changed = [False] * STILL  # it looks different in the first of them
    assert rests(STILL + 2) == [*changed, True, True]
    pilot.context.stack.act(Press(Action.CONFIRM, KEYS))
    assert rests(STILL + 2) == [*changed, True, True]
    pilot.event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0)
    assert rests(STILL + 2) == [*changed, False, False], "a held key repeats"
    pilot.event(pygame.KEYUP, key=pygame.K_DOWN, mod=0)
    assert rests(1) == [True]


def test_time_never_jumps(pilot):
    pilot.scene.spent.clear()
    pilot.frames(1, dt=30.0)
    assert pilot.scene.spent == [LONGEST_STEP]


def test_a_request_of_a_press_is_shown_in_the_same_frame(pilot):
    old = pilot.scene
    old.act = lambda press: old.context.stack.push(Noted(old.context))
    pilot.press(Action.CONFIRM)
    assert pilot.scene is not old and pilot.scene.spent == []


def test_a_pad_that_is_unplugged_is_told_to_the_scene(pilot):
    plugs = VirtualPads()
    pad = plugs.plug()
    pilot.frames(1)
    pad.press("south")
    pilot.frames(1)
    pad.unplug()
    pilot.frames(1)
    assert pilot.scene.told == [((), ("pad:1",)), (("pad:1",), ())]
    assert [press.device for press in pilot.scene.presses] == ["pad:1"]


def test_full_screen_and_back_by_key_is_kept(pilot, tmp_path):
    assert pilot.context.window.windowed
    pilot.key("f11")
    assert not pilot.context.window.windowed and pilot.context.settings.get.fullscreen
    pilot.event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=pygame.KMOD_LALT)
    pilot.frames(1)
    assert pilot.context.window.windowed and pilot.scene.presses == []


def test_closing_the_window_ends_the_program(pilot):
    pilot.event(pygame.QUIT)
    pilot.frames(1)
    assert not pilot.app.running


def test_settling_waits_for_the_scene(pilot):
    scene = Noted(pilot.context)
    scene.rests_after = 0.5
    pilot.context.stack.push(scene)
    pilot.settle()
    assert pilot.scene is scene and not pilot.context.stack.moving and sum(scene.spent) >= 0.5


def test_settings_and_arguments_make_the_theme(tmp_path):
    with Pilot(tmp_path, Noted, kids=True, speed="off") as pilot:
        assert pilot.context.theme.kids and pilot.context.pace == 0.0
        pilot.context.settings.change(text_size=200, high_contrast=True)
        assert pilot.context.theme.text_scale == 2.0 and pilot.context.theme.high_contrast
    with Pilot(tmp_path, Noted) as pilot:
        assert not pilot.context.theme.kids and pilot.context.theme.text_scale == 2.0


class Gallery(Noted):
    """Show some pictures that must be made first."""

    many = 3

    def draw(self, canvas):
        for number in range(self.many):
            canvas.blit(painting(id(self), number), (0, 0))


@cache.cached
def painting(scene, number):
    return pygame.Surface((4, 4))


def test_a_frame_with_slow_pictures_pauses_between_them_and_no_press_reaches_what_is_not_shown(tmp_path):
    with Pilot(tmp_path, Noted) as pilot:
        app, told = pilot.app, []
        app.longest_paint = -1.0  # every picture is too slow
        app.presented, app.paints = lambda: told.append("frame"), lambda: told.append("paints")
        gallery = Gallery(pilot.context)
        pilot.context.stack.push(gallery)
        press = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
        for events in ((), (press,), (), ()):
            app.frame(0.02, events)
        assert told == ["paints"] * 3 + ["frame"] and not gallery.presses, "it was pressed before anything stood there"
        app.frame(0.02, ())
        assert [one.action for one in gallery.presses] == [Action.CONFIRM]
        assert sum(gallery.spent) == pytest.approx(0.08), "the time passed for the waiting players"


def test_a_frame_whose_pictures_never_fit_in_memory_together_is_shown_in_the_end(tmp_path):
    with Pilot(tmp_path, Noted) as pilot:
        gallery, told = Gallery(pilot.context), []
        gallery.many = 10 * MOST_PAUSES
        pilot.app.longest_paint, pilot.app.presented = -1.0, lambda: told.append("frame")
        pilot.context.stack.push(gallery)
        for _ in range(MOST_PAUSES + 1):
            pilot.app.frame(0.02, ())
        assert told == ["frame"]


@cache.cached
def _square(number):
    return surfaces.new((20 + number, 20))


class Squares(Scene):
    """Show one still picture and one that changes in every frame."""

    def __init__(self, context):
        super().__init__(context)
        self.frame = 0

    def draw(self, canvas):
        self.frame += 1
        self.still, moving = _square(0), _square(self.frame)
        canvas.blit(self.still, (0, 0))
        canvas.blit(moving, (50, 0))


def test_a_new_picture_in_4k_is_coarse_until_it_stands_still_and_a_frame_has_time(tmp_path):
    with Pilot(tmp_path, Squares) as pilot:
        pilot.context.idle_work.jobs.clear()
        surfaces.use_density(2)
        pilot.app.show()
        assert surfaces.density_of(pilot.scene.still) == 1 and not pilot.context.idle_work.jobs
        pilot.app.show()
        assert surfaces.density_of(pilot.scene.still) == 1, "no frame waits for it"
        pilot.context.idle_work.run_all()
        pilot.app.show()
        assert surfaces.density_of(pilot.scene.still) == 2
        assert not any(_square.ready(number) for number in range(1, pilot.scene.frame + 1)), "they are gone"


def test_moving_pictures_are_made_before_still_ones_or_not_at_all(tmp_path):
    """A moving picture is no longer needed once it has passed."""
    made = []

    class Passing(Scene):
        at = 0

        def draw(self, canvas):
            self.at += 1
            for name, moves in (("still", False), (f"at {self.at}", True)):
                cache.owe(name, lambda name=name: made.append(name), moves=moves)

    with Pilot(tmp_path, Passing) as pilot:
        pilot.context.idle_work.jobs.clear()
        surfaces.use_density(2)
        pilot.app.show()
        pilot.app.show()
        pilot.context.idle_work.run_all()
        assert made == [f"at {pilot.scene.at}", "still"]


def test_a_slow_picture_is_sharpened_part_by_part():
    made = []

    @cache.cached
    def part(number):
        made.append(number)
        return surfaces.new((20, 20))

    whole = cache.cached(lambda: [part(number) for number in range(4)])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cache, "A_PIECE", 0.0)
        pieces = [len(made) for _ in cache.in_pieces(whole)]
    assert pieces[:4] == [1, 2, 3, 4] and len(made) == 4 and whole.ready()


class Hurried(Noted):
    """Runs faster while a player holds Confirm, unless it `waits` for a press or hides a `secret`."""

    waits, hidden = False, None

    @property
    def secret(self):
        return self.hidden

    @property
    def hurries(self):
        return not self.waits


@pytest.fixture
def hurried(tmp_path):
    with Pilot(tmp_path, Hurried) as pilot:
        pilot.scene.spent.clear()
        yield pilot


def down(pilot, key="return", up=False):
    kind = pygame.KEYUP if up else pygame.KEYDOWN
    pilot.event(kind, key=pygame.key.key_code(key), mod=0, unicode="", scancode=0)


def factors(pilot, seconds):
    """How many times as fast as usual the scene ran, frame by frame."""
    pilot.scene.spent.clear()
    pilot.frames(round(seconds * 60))
    return [round(dt * 60, 3) for dt in pilot.scene.spent]


def test_holding_confirm_runs_the_scene_three_times_as_fast_until_it_is_released(hurried):
    down(hurried)
    held = factors(hurried, 1.0)
    assert held[:20] == [1.0] * 20 and held[-20:] == [HURRY] * 20, "a tap hurries nothing"
    down(hurried, up=True)
    assert factors(hurried, 0.5) == [1.0] * 30


def test_only_confirm_hurries(hurried):
    down(hurried, "left")
    assert factors(hurried, 1.0) == [1.0] * 60


def test_a_scene_that_waits_for_a_press_is_not_hurried_and_gets_one_press_only(hurried):
    hurried.scene.waits = True
    down(hurried)
    assert factors(hurried, 2.0) == [1.0] * 120
    assert actions(hurried) == [Action.CONFIRM]


def test_a_hand_that_is_open_is_hurried_by_its_own_player_only(hurried):
    hurried.scene.hidden = Secret(frozenset(("pad:0",)), 60.0)
    down(hurried)
    assert factors(hurried, 1.0) == [1.0] * 60
    hurried.scene.hidden = Secret(frozenset(("keys",)), 60.0)
    assert factors(hurried, 0.5) == [HURRY] * 30


def test_nothing_is_held_any_more_once_the_window_has_lost_the_keyboard(hurried):
    down(hurried)
    hurried.frames(60)
    hurried.event(pygame.WINDOWFOCUSLOST)
    assert factors(hurried, 1.0)[1:] == [1.0] * 59


def test_a_badge_says_that_everything_runs_faster(hurried):
    still = hurried.drawn()
    down(hurried)
    hurried.frames(60)
    hurried.scene.presses.clear()
    faster = hurried.drawn()
    assert faster != still
    down(hurried, up=True)
    hurried.frames(2)
    assert hurried.drawn() == still
