"""The seats: joining, leaving, sharing, naming, and the way to play."""

from itertools import combinations

import pytest

from engine.core.messages import say
from game.draw.tags import named_aside, wide_tag
from game.input.actions import KEYS, KEYS_LEFT, KEYS_RIGHT, Action
from game.store.people import Person
from game.theme import SAFE, SEAT_LOOKS, Theme
from scenes.front.title import TitleScene
from scenes.lobby import joining, seat_row
from scenes.lobby.naming import NamingScene
from scenes.lobby.seat import SeatScene
from scenes.lobby.seats import SeatsScene
from scenes.lobby.together import lamps_rect
from scenes.seating import first_seating, join, resize
from tests.pilot import Pilot
from tests.scenes.drawn_words import all_words
from tests.scenes.houses import rook_in_the_middle


@pytest.fixture
def pilot(pilot: Pilot) -> Pilot:
    pilot.context.settings.change(reduced_motion=True)
    rook_in_the_middle(pilot)
    return pilot


def test_pads_join_leave_and_share(pilot: Pilot) -> None:
    pilot.press(Action.CONFIRM, "pad:1")
    seats = pilot.scene
    assert isinstance(seats, SeatsScene)
    pilot.press(Action.CONFIRM, "pad:2")
    assert seats.seating.people == (True, True, False, False)
    assert seats.focus.at == "start"
    pilot.press(Action.BACK, "pad:2")
    assert seats.seating.people == (True, False, False, False)
    # A computer player's seat becomes a person's: that person shares the pad that pressed.
    seats.settle(("seat", 2))
    pilot.press(Action.CONFIRM, "pad:1")
    pilot.press(Action.RIGHT, "pad:1")
    pilot.press(Action.BACK, "pad:1")
    assert seats.seating.people == (True, False, True, False)
    assert seats.seating.shared(2)


def test_two_people_share_a_keyboard(pilot: Pilot) -> None:
    pilot.press(Action.CONFIRM, KEYS)
    seats = pilot.scene
    assert isinstance(seats, SeatsScene)
    seats.settle(("seat", 1))
    pilot.press(Action.CONFIRM, KEYS)
    page = pilot.scene
    assert isinstance(page, SeatScene)
    pilot.press(Action.RIGHT, KEYS)
    page.settle("device")
    pilot.press(Action.RIGHT, KEYS)  # from the whole keyboard to its left half
    assert page.seating[1].device == "keys-left"
    pilot.press(Action.BACK, KEYS)
    assert seats.seating[0].device == "keys-right"
    assert pilot.context.devices.keyboard.shared
    pilot.press(Action.BACK, "keys-right")
    assert not pilot.context.devices.keyboard.shared


def test_a_name_is_spelled_with_a_pad_or_typed_or_taken_from_the_list(pilot: Pilot) -> None:
    pilot.context.store.people.keep(Person("Mirjam", 7))
    pilot.press(Action.CONFIRM, "pad:1")
    seats = pilot.scene
    assert isinstance(seats, SeatsScene)
    assert seats.seating[0].name == "Mirjam"
    assert seats.seating[0].look == 7

    def open_naming() -> NamingScene:
        seats.settle(("seat", 0))
        pilot.press(Action.CONFIRM, "pad:1")
        pilot.press(Action.EXTRA, "pad:1")
        assert isinstance(pilot.scene, NamingScene)
        return pilot.scene

    naming = open_naming()
    for letter in "JO":
        naming.settle(("key", letter))
        pilot.press(Action.CONFIRM, "pad:1")
    pilot.press(Action.MENU, "pad:1")
    pilot.press(Action.BACK, "pad:1")
    assert seats.seating[0].name == "Jo"
    open_naming()
    pilot.type("Zoë")
    pilot.key("return")
    pilot.press(Action.BACK, "pad:1")
    assert seats.seating[0].name == "Zoë"


@pytest.mark.parametrize("theme", ["grown-up", "kids"])
def test_a_name_that_no_font_can_draw_is_refused_and_can_be_corrected(theme: str, pilot: Pilot) -> None:
    """G7: before, such letters were boxes, and two different names could look the same on a plate."""
    pilot.context.settings.change(theme=theme)
    seating = first_seating(4, KEYS)
    scene = NamingScene(pilot.context, seating[0], seating.names, KEYS)
    pilot.context.stack.push(scene)
    pilot.frames(1)
    pilot.type("Li\N{CJK UNIFIED IDEOGRAPH-4E2D}")
    pilot.key("return")
    assert pilot.scene is scene and scene.said == say("naming-no-letter", number=3)
    pilot.key("backspace")
    pilot.frames(60)  # a child's presses are heard more slowly
    pilot.key("return")
    pilot.frames(1)
    assert pilot.scene is not scene and scene.word.text == "Li"


def test_options_change_the_table_and_go_back_to_the_defaults(pilot: Pilot) -> None:
    pilot.press(Action.CONFIRM, "pad:1")
    seats = pilot.scene
    assert isinstance(seats, SeatsScene)
    pilot.press(Action.EXTRA, "pad:1")
    for _ in range(3):
        pilot.press(Action.RIGHT, "pad:1")
    pilot.scene.settle("players")
    pilot.press(Action.RIGHT, "pad:1")
    pilot.press(Action.BACK, "pad:1")
    assert seats.match_setup.variant == "classic_individual"
    assert len(seats.seating) == seats.match_setup.players == 6
    assert seats.match_setup.setup().players == 6


def test_a_pad_that_is_pulled_out_gives_its_seat_back(pilot: Pilot) -> None:
    pilot.press(Action.CONFIRM, "pad:1")
    seats = pilot.scene
    assert isinstance(seats, SeatsScene)
    pilot.press(Action.CONFIRM, "pad:2")
    seats.devices_changed(("pad:2",), ())
    assert seats.seating.people == (True, False, False, False)
    seats.devices_changed(("pad:1",), ())
    assert seats.seating[0].person
    assert seats.seating[0].device is None
    assert seats.focus.target is not None


def test_a_second_person_joins_with_the_other_half_of_the_keyboard(pilot: Pilot) -> None:
    pilot.key("return")
    seats = pilot.scene
    assert isinstance(seats, SeatsScene)
    pilot.key("f")
    assert seats.seating.people == (True, True, False, False)
    assert [plan.device for plan in seats.seating.seats[:2]] == ["keys-right", "keys-left"]
    assert pilot.context.devices.keyboard.shared
    pilot.key("g")  # the second one leaves: the keyboard is whole again
    assert seats.seating.people == (True, False, False, False)
    pilot.key("escape")
    assert isinstance(pilot.scene, TitleScene)
    pilot.key("f")  # no free device is invited here
    assert isinstance(pilot.scene, TitleScene)


def test_two_pads_two_at_one_keyboard_and_a_computer_player(pilot: Pilot) -> None:
    pilot.press(Action.CONFIRM, "pad:1")
    seats = pilot.scene
    assert isinstance(seats, SeatsScene)
    seats.match_setup = seats.match_setup.with_variant("classic_individual")
    seats.seating = resize(seats.seating, 5)
    pilot.press(Action.CONFIRM, "pad:2")
    pilot.key("return")
    pilot.key("f")
    held = [plan.device for plan in seats.seating.seats]
    assert held == ["pad:1", "pad:2", "keys-right", "keys-left", None]
    assert len(set(seats.seating.names)) == 5
    seats.settle("start")
    pilot.press(Action.MENU, "keys-left")
    assert type(pilot.scene).__name__ != "SeatsScene"
    assert pilot.context.devices.keyboard.shared


@pytest.mark.parametrize("theme", [Theme(), Theme("kids"), Theme(text_scale=1.5), Theme("kids", text_scale=2.0)])
@pytest.mark.parametrize("count", range(2, 13))
def test_every_tag_has_room_on_the_rails(theme: Theme, count: int) -> None:
    room = seat_row.row_layout((True,) * (count - 1), True, theme)
    rects = [room.tag(number) for number in range(count)]
    if not room.small:
        lamps = lamps_rect(count, room)
        assert SAFE.contains(lamps) and lamps.bottom <= theme.bar_top and lamps.collidelist(rects) < 0
    rects.append(seat_row.start_pill("Start", theme).rect(room.start))
    rects.append(seat_row.game_pill("A whole evening", theme).rect(room.game))
    for rect in rects:
        assert SAFE.contains(rect)
        assert rect.bottom <= theme.bar_top
    for one, other in combinations(rects, 2):
        assert not one.colliderect(other)


def test_invitations_depend_on_free_pads_and_free_keys(pilot: Pilot) -> None:
    devices = pilot.context.devices
    alone = first_seating(4, "pad:1")
    assert [button for _, button in joining.invited(alone, devices)] == ["south", "Enter"]
    assert [button for _, button in joining.invited(join(alone, KEYS), devices)] == ["south", "F"]
    both = join(join(alone, KEYS_LEFT), KEYS_RIGHT)
    assert [button for _, button in joining.invited(both, devices)] == ["south"]


def test_a_table_of_people_grows_for_each_new_press(pilot: Pilot) -> None:
    seats = SeatsScene(pilot.context, "spooks", "pad:1")
    pilot.context.stack.push(seats)
    pilot.frames(1)
    for number in range(2, 10):
        pilot.press(Action.CONFIRM, f"pad:{number}")
        assert len(seats.seating) == max(3, number)
        assert sum(seats.seating.people) == number
        assert seats.focus.at == "start"
    assert seats.match_setup.options == {"decks": 2}, "so many need a second deck"
    assert seats.match_setup.setup().players == 9
    pilot.press(Action.BACK, "pad:9")
    assert sum(seats.seating.people) == 8


@pytest.mark.parametrize("theme", [Theme(), Theme(text_scale=1.5), Theme("kids", text_scale=2.0)], ids=str)
def test_in_the_pause_too_long_names_are_below_the_pictures_and_complete(pilot: Pilot, theme: Theme) -> None:
    assert named_aside(("Ida", "Max"), 304, theme) and not named_aside(("Ida", "Wilhelmine"), 304, theme)
    with all_words() as drawn:
        wide_tag(SEAT_LOOKS[0], "Wilhelmine", "keys", True, (266, 190), False, theme)
    assert "Wilhelmine" in drawn.words and not drawn.cut
