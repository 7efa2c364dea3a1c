"""A lobby for all players at once: each device acts for its own tag, and all ready means that the table opens."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.canvas import Blit, Canvas
from game.easing import COUNT_DOWN
from game.input.actions import DIRECTIONS, MOUSE, TOUCH, Action
from game.theme import STAGE
from scenes.front.greeting import LEARN, GreetingScene
from scenes.handover.curtain import CurtainScene
from scenes.lesson.offer import PLAY
from scenes.lobby.pictures import PicturesScene
from scenes.lobby.seats import START, SeatsScene
from scenes.lobby.together import COUNTS, draw_number, lamp
from scenes.table.scene import TableScene
from tests.pilot import FRAME, Pilot

FOUR = ("pad:1", "pad:2", "pad:3", "pad:4")
COUNT = COUNTS * COUNT_DOWN


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    with Pilot(tmp_path, lambda context: SeatsScene(context, "rook", "pad:1")) as pilot:
        pilot.context.settings.change(reduced_motion=True)
        yield pilot


def lobby(pilot: Pilot) -> SeatsScene:
    assert isinstance(pilot.scene, SeatsScene)
    return pilot.scene


def all_join(pilot: Pilot) -> SeatsScene:
    for pad in FOUR[1:]:
        pilot.press(Action.CONFIRM, pad)
    assert lobby(pilot).seating.devices == FOUR
    return lobby(pilot)


def test_the_hook_stays_on_start_when_players_join(pilot: Pilot) -> None:
    assert all_join(pilot).focus.at == START


@pytest.mark.parametrize("rate", [3, 6])
def test_four_people_who_mash_a_are_at_the_table_within_six_seconds(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, rate: int
) -> None:
    """Each presses so often a second. The first one does not leave the others behind."""
    monkeypatch.setattr(pilot.context.devices, "all", lambda: (*FOUR, MOUSE))
    lobby(pilot)
    spent = 0.0
    while not isinstance(pilot.scene, TableScene | CurtainScene):
        for pad in FOUR:
            pilot.press(Action.CONFIRM, pad)
            pilot.frames(60 // rate // 4 - 1)
            spent += FRAME * (60 // rate // 4)
        assert spent < 6.0
    table = next(scene for scene in pilot.context.stack.scenes if isinstance(scene, TableScene))
    assert table.screen.room.seating.devices == FOUR


def test_left_and_right_change_the_own_face_and_nothing_of_the_others(pilot: Pilot) -> None:
    seats = all_join(pilot)
    before = [plan.look for plan in seats.seating.seats]
    pilot.press(Action.RIGHT, "pad:3")  # stops the count
    pilot.press(Action.RIGHT, "pad:3")
    after = [plan.look for plan in seats.seating.seats]
    assert after[2] not in before and after[:2] == before[:2] and after[3] == before[3]
    assert seats.together.unready == {2} and not seats.together.number
    pilot.press(Action.LEFT, "pad:3")
    assert [plan.look for plan in seats.seating.seats] == before, "faces of others are left out"


def test_no_other_pad_makes_a_player_ready(pilot: Pilot) -> None:
    seats = all_join(pilot)
    pilot.press(Action.RIGHT, "pad:3")
    for pad in ("pad:1", "pad:2", "pad:4"):
        pilot.press(Action.CONFIRM, pad)
    assert seats.together.unready == {2} and pilot.scene is seats and not seats.together.number
    pilot.press(Action.CONFIRM, "pad:3")
    assert not seats.together.unready and seats.together.number == COUNTS


def test_menu_does_not_start_without_a_player_who_is_not_ready(pilot: Pilot) -> None:
    seats = all_join(pilot)
    pilot.press(Action.LEFT, "pad:2")
    pilot.press(Action.MENU, "pad:1")
    pilot.frames(2)
    assert pilot.scene is seats and seats.said is not None and "Theo" in seats.words_of(seats.said)


@pytest.mark.parametrize("action", sorted(DIRECTIONS, key=lambda action: action.value))
def test_any_direction_stops_the_count_and_its_player_is_not_ready(pilot: Pilot, action: Action) -> None:
    seats = all_join(pilot)
    looks = [plan.look for plan in seats.seating.seats]
    assert seats.together.number
    pilot.press(action, "pad:4")
    pilot.frames(round((COUNT + 1) * 60))
    assert pilot.scene is seats and seats.together.unready == {3}
    assert [plan.look for plan in seats.seating.seats] == looks and seats.seating.people[3]
    pilot.press(Action.CONFIRM, "pad:4")
    pilot.frames(round((COUNT + 1) * 60))
    assert pilot.scene is not seats


def test_back_of_the_first_player_stops_the_count(pilot: Pilot) -> None:
    seats = all_join(pilot)
    pilot.press(Action.BACK, "pad:1")
    pilot.frames(round((COUNT + 1) * 60))
    assert pilot.scene is seats and seats.together.unready == {0} and seats.seating.people == (True,) * 4


def test_a_pad_that_joins_begins_the_count_again(pilot: Pilot) -> None:
    pilot.press(Action.CONFIRM, "pad:2")
    seats = lobby(pilot)
    pilot.frames(100)
    assert seats.together.number == 1
    pilot.press(Action.CONFIRM, "pad:3")
    assert seats.together.number == COUNTS


def test_back_steps_down(pilot: Pilot) -> None:
    seats = all_join(pilot)
    pilot.press(Action.RIGHT, "pad:2")
    pilot.press(Action.BACK, "pad:2")
    assert not seats.seating.people[1] and not seats.together.unready


def test_x_opens_the_own_page(pilot: Pilot) -> None:
    all_join(pilot)
    pilot.press(Action.EXTRA, "pad:3")
    assert isinstance(pilot.scene, PicturesScene) and pilot.scene.seat == 2
    pilot.press(Action.BACK, "pad:3")
    assert lobby(pilot).together.unready == {2}


def test_the_first_pad_still_reaches_computer_players_and_options(pilot: Pilot) -> None:
    pilot.press(Action.CONFIRM, "pad:2")
    seats = lobby(pilot)
    pilot.press(Action.DOWN, "pad:2")
    assert seats.focus.at == START, "only the first one moves the focus"
    pilot.press(Action.CONFIRM, "pad:2")
    pilot.press(Action.UP, "pad:1")
    pilot.press(Action.UP, "pad:1")
    assert seats.focus.at != START
    assert ("seat", 0) not in {target.id for target in seats.targets()}


@pytest.mark.parametrize("pointer", [MOUSE, TOUCH])
def test_a_pointer_does_the_same_on_its_own_tag_only(pilot: Pilot, pointer: str) -> None:
    pilot.press(Action.CONFIRM, "pad:2")
    seats = lobby(pilot)
    tag = seats.room.tag(3)
    pilot.press(Action.CONFIRM, pointer, at=tag.center)
    assert seats.seating[3].device == pointer
    look = seats.seating[3].look
    pilot.press(Action.CONFIRM, pointer, at=(tag.right - 20, tag.centery))
    assert seats.seating[3].look != look and seats.together.unready == {3}
    pilot.press(Action.CONFIRM, pointer, at=seats.room.tag(1).center)
    assert seats.together.unready == {3} and seats.said is not None and "Theo" in seats.words_of(seats.said)
    pilot.press(Action.CONFIRM, pointer, at=tag.center)
    assert not seats.together.unready and seats.together.number


def test_people_with_one_pad_pass_it_round(pilot: Pilot) -> None:
    pilot.press(Action.CONFIRM, "pad:2")
    seats = lobby(pilot)
    seats.join("pad:2", 2)
    seats.together.change(1)
    seats.together.change(2)
    pilot.press(Action.CONFIRM, "pad:2")
    assert seats.together.unready == {2}
    pilot.press(Action.CONFIRM, "pad:2")
    assert not seats.together.unready


def test_one_person_alone_starts_at_once(pilot: Pilot) -> None:
    seats = lobby(pilot)
    pilot.press(Action.CONFIRM, "pad:1")
    pilot.frames(2)
    assert pilot.scene is not seats


def presses_to_the_first_card(tmp_path: Path, people: int) -> int:
    """How often the players press A, from the title of a new house to their table."""
    with Pilot(tmp_path, newcomers=True) as pilot:
        pads, pressed = FOUR[:people], 0
        pilot.context.settings.change(reduced_motion=True)

        def press(action: Action, pad: str) -> None:
            nonlocal pressed
            pressed += 1
            pilot.press(action, pad)
            pilot.settle()

        press(Action.CONFIRM, pads[0])
        for pad in pads[1:]:
            press(Action.CONFIRM, pad)
        if people == 1:
            press(Action.CONFIRM, pads[0])
        for _ in range(60 * 20):
            if not isinstance(pilot.scene, SeatsScene):
                break
            pilot.frames(1)
        assert isinstance(pilot.scene, GreetingScene) and pilot.scene.focus.at == (LEARN if people == 1 else PLAY)
        if people == 1:
            press(Action.RIGHT, pads[0])
            press(Action.CONFIRM, pads[0])
        for _ in range(60 * 60):
            if isinstance(pilot.scene, CurtainScene):
                press(Action.CONFIRM, pilot.scene.device or pads[0])
            elif isinstance(pilot.scene, TableScene) and pilot.scene.screen.asking:
                return pressed
            pilot.frames(1)
        raise AssertionError(type(pilot.scene))


def test_one_person_presses_four_times_from_the_start_to_the_first_card(tmp_path: Path) -> None:
    assert presses_to_the_first_card(tmp_path, 1) <= 4


def test_four_people_press_five_times_from_the_start_to_the_first_card(tmp_path: Path) -> None:
    assert presses_to_the_first_card(tmp_path, 4) <= 5


def drawn(pilot: Pilot) -> list[Blit]:
    """All surfaces of the next frame."""
    return [command for command in pilot.app.draw().commands if isinstance(command, Blit)]


def test_a_lamp_for_each_person_is_lit_once_that_player_is_ready(pilot: Pilot) -> None:
    """They are in the place of the start button, which has no ring there, and part for the count."""
    seats = all_join(pilot)
    pilot.press(Action.RIGHT, "pad:3")
    looks = [seats.seating[seat].picture for seat in range(4)]

    def places(lit: tuple[bool, ...]) -> list[tuple[int, int]]:
        sources = [lamp(look, on).surface for look, on in zip(looks, lit, strict=True)]
        commands = drawn(pilot)
        return [next(command.place[:2] for command in commands if command.source is source) for source in sources]

    waiting = places((True, True, False, True))
    assert len({y for _, y in waiting}) == 1 and seats.focus.at == START
    with pytest.raises(StopIteration):
        places((True, True, True, True))
    pilot.press(Action.CONFIRM, "pad:3")
    assert seats.together.number == COUNTS
    counting = places((True, True, True, True))
    assert [x < before for (x, _), (before, _) in zip(counting, waiting, strict=True)] == [True, True, False, False]


@pytest.mark.parametrize("still", [False, True])
def test_a_number_of_the_count_comes_from_near(pilot: Pilot, still: bool) -> None:
    """Not with less motion."""
    pilot.context.settings.change(reduced_motion=still)
    seats = all_join(pilot)
    canvases = []
    for _ in range(18):
        canvas = Canvas(STAGE)
        draw_number(canvas, seats.together, seats.room, still)
        canvases.append(canvas.commands)
        pilot.frames(1)
    assert (canvases[0] == canvases[-1]) == still and canvases[-1] == canvases[-2]
