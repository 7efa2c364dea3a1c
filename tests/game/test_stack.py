"""The stack: requests wait for the end of the frame, and private scenes are removed in one frame."""

import pytest

from game.canvas import Canvas
from game.gate import Secret
from game.input.actions import Action, Press
from game.painter import Painter
from game.scene import Scene
from game.stack import SceneStack

SIZE = (64, 36)
HIS = Secret(frozenset(("pad:1",)), 20.0)


class Noted(Scene):
    """A scene of one colour that notes what it is told."""

    secret = None
    releases = False

    def __init__(self, name, notes, color=(0, 0, 0), opaque=True, secret=None):
        self.name, self.notes, self.color = name, notes, color
        self.opaque, self.secret = opaque, secret

    def note(self, what):
        self.notes.append(f"{self.name} {what}")

    def enter(self):
        self.note("enter")

    def leave(self):
        self.note("leave")

    def cover(self):
        self.note("cover")

    def uncover(self, result):
        self.note(f"uncover {result}")

    def act(self, press):
        self.note(f"act {press.action.value}{' up' if press.released else ''}")

    def update(self, dt):
        self.note("update")

    def draw(self, canvas):
        if self.opaque:
            canvas.fill(self.color)
        self.note("draw")

    def focus_lost(self):
        self.note("focus lost")

    def devices_changed(self, lost, found):
        self.note(f"lost {lost} found {found}")


@pytest.fixture
def notes():
    return []


@pytest.fixture
def painter():
    return Painter(SIZE)


def show(stack, painter):
    """Show a frame."""
    canvas = Canvas(SIZE)
    stack.draw(canvas)
    painter.paint(canvas)


def settled(stack, notes, *scenes):
    for scene in scenes:
        stack.push(scene)
    stack.apply()
    notes.clear()


def test_requests_wait_until_the_frame_is_over(notes):
    stack = SceneStack()
    stack.push(Noted("a", notes))
    assert stack.top is None and notes == []
    stack.apply()
    assert stack.top.name == "a" and notes == ["a enter"]


def test_push_and_dismiss_tell_both_scenes(notes):
    stack = SceneStack()
    settled(stack, notes, Noted("a", notes))
    stack.push(Noted("b", notes))
    stack.apply()
    stack.dismiss(7)
    stack.apply()
    assert notes == ["a cover", "b enter", "b leave", "a uncover 7"]


def test_a_scene_can_pass_its_decision_to_the_one_below(notes):
    stack = SceneStack()
    settled(stack, notes, Noted("a", notes))
    between = Noted("b", notes)
    between.hands_down = True
    for scene in (between, Noted("c", notes)):
        stack.push(scene)
        stack.apply()
    notes.clear()
    stack.dismiss(None)
    stack.apply()
    assert notes == ["c leave", "b uncover None"]
    stack.push(Noted("c", notes))
    stack.apply()
    notes.clear()
    stack.dismiss(7)
    stack.apply()
    assert notes == ["c leave", "b leave", "a uncover 7"]


def test_replace_and_reset(notes):
    stack = SceneStack()
    settled(stack, notes, Noted("a", notes), Noted("b", notes))
    stack.replace(Noted("c", notes))
    stack.reset(Noted("d", notes))
    stack.apply()
    assert notes == ["b leave", "c enter", "c leave", "a leave", "d enter"]


def test_the_last_scene_stays(notes):
    stack = SceneStack()
    settled(stack, notes, Noted("a", notes))
    stack.dismiss()
    stack.apply()
    assert stack.top.name == "a" and notes == []


def test_requests_of_an_entering_scene_are_done_as_well(notes):
    stack = SceneStack()
    first = Noted("a", notes)
    first.enter = lambda: stack.replace(Noted("b", notes))
    stack.push(first)
    stack.apply()
    assert stack.top.name == "b"


def test_drawing_begins_at_the_highest_opaque_scene(notes, painter):
    stack = SceneStack()
    settled(stack, notes, Noted("a", notes), Noted("b", notes), Noted("c", notes, opaque=False))
    show(stack, painter)
    assert notes == ["b draw", "c draw"]


def test_only_the_top_scene_acts_and_lives(notes):
    stack = SceneStack()
    settled(stack, notes, Noted("a", notes), Noted("b", notes, opaque=False))
    stack.act(Press(Action.CONFIRM, "keys"))
    stack.update(0.1)
    assert notes == ["b act confirm", "b update"]


def test_releases_come_only_to_scenes_that_ask(notes):
    stack = SceneStack()
    settled(stack, notes, Noted("a", notes))
    up = Press(Action.LOOK, "keys", released=True)
    stack.act(up)
    stack.top.releases = True
    stack.act(up)
    assert notes == ["a act look up"]


def test_private_scenes_are_removed_in_one_frame(notes, painter):
    stack = SceneStack()
    settled(stack, notes, Noted("hand", notes, (255, 0, 0), secret=HIS))
    show(stack, painter)
    stack.push(Noted("curtain", notes, (0, 0, 255)))
    stack.apply()
    show(stack, painter)
    assert not stack.moving
    assert painter.picture.get_at((5, 5))[:3] == (0, 0, 255)


def test_no_secret_remains_below_another_scene(notes, painter):
    """A scene that does not cover itself is removed: the only way back to it is through the curtain."""
    stack = SceneStack()
    table, hand = Noted("table", notes), Noted("hand", notes, secret=HIS)
    settled(stack, notes, table, hand)
    stack.push(Noted("dialog", notes, opaque=False))
    stack.apply()
    assert hand not in stack.scenes and not stack.secrets
    stack.dismiss()
    stack.apply()
    assert stack.top is table


def test_during_a_secret_only_its_own_devices_are_heard_and_all_may_stop_the_game(notes):
    stack = SceneStack()
    settled(stack, notes, Noted("hand", notes, secret=HIS))
    for device in ("pad:1", "pad:2", "keys", "mouse", "touch"):
        for action in Action:
            notes.clear()
            stack.act(Press(action, device))
            assert bool(notes) == (device == "pad:1" or action is Action.MENU), (device, action)


def test_a_secret_below_an_opening_scene_counts_too(notes):
    """The hand is already below a curtain that opens."""
    stack = SceneStack()
    table = Noted("table", notes)
    settled(stack, notes, table, Noted("curtain", notes, opaque=False))
    table.secret = HIS
    notes.clear()
    stack.act(Press(Action.CONFIRM, "pad:2"))
    assert notes == []
    stack.act(Press(Action.CONFIRM, "pad:1"))
    assert notes == ["curtain act confirm"]


def test_an_untouched_open_hand_is_hidden_after_a_while(notes):
    stack = SceneStack()
    hand = Noted("hand", notes, secret=HIS)
    hand.hide = lambda: hand.note("hide")
    settled(stack, notes, hand)
    notes.clear()
    stack.update(HIS.patience - 1)
    stack.act(Press(Action.LEFT, "pad:2"))
    assert "hand hide" not in notes
    stack.update(2.0)
    assert "hand hide" in notes, "a device that is not heard keeps nothing open"


def test_a_hand_that_its_seat_touches_stays_open(notes):
    stack = SceneStack()
    hand = Noted("hand", notes, secret=HIS)
    hand.hide = lambda: hand.note("hide")
    settled(stack, notes, hand)
    for _ in range(3):
        stack.update(HIS.patience - 1)
        stack.act(Press(Action.LEFT, "pad:1"))
    assert "hand hide" not in notes


def test_lost_focus_and_devices_reach_all_visible_scenes(notes):
    stack = SceneStack()
    scenes = (Noted("a", notes), Noted("b", notes), Noted("c", notes, opaque=False), Noted("d", notes, opaque=False))
    settled(stack, notes, *scenes)
    stack.focus_lost()
    stack.devices_changed(("pad:1",), ())
    assert notes[:3] == ["d focus lost", "c focus lost", "b focus lost"]
    assert len(notes) == 6 and notes[3] == "d lost ('pad:1',) found ()"


def test_a_scene_that_asked_for_another_gets_no_more_presses_or_time(notes):
    stack = SceneStack()
    settled(stack, notes, Noted("a", notes))
    stack.act(Press(Action.MENU, "pad:1"))
    stack.push(Noted("b", notes))
    stack.act(Press(Action.CONFIRM, "pad:2"))
    stack.update(0.1)
    stack.apply()
    stack.update(0.1)
    assert notes == ["a act menu", "a cover", "b enter", "b update"]


def test_a_cleared_stack_forgets_scenes_and_requests_without_telling_them(notes):
    stack = SceneStack()
    settled(stack, notes, Noted("a", notes))
    stack.push(Noted("b", notes))
    stack.clear()
    stack.reset(Noted("c", notes))
    stack.apply()
    assert notes == ["c enter"] and len(stack.scenes) == 1
