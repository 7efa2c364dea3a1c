"""Pads that are real to SDL: they are plugged and unplugged, look alike, flutter, and are never counted twice."""

from dataclasses import replace

import pygame
import pytest

from game.input import pads
from game.input.actions import Action, Press
from game.input.bindings import STANDARD
from game.input.devices import FIRST_SECONDS, NEXT_SECONDS, Devices
from game.input.pads import family as pad_family
from game.input.pointer import Pointer
from game.settings import Values
from tests.virtualpad import ARCADE_STICK, DUALSENSE, NO_NAME, SWITCH_PRO, VirtualPads

UP, DOWN, LEFT, RIGHT = Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT


@pytest.fixture
def plugs():
    pygame.display.init()
    pygame.display.set_mode((64, 36))
    pygame.joystick.init()
    plugged = VirtualPads()
    yield plugged
    plugged.unplug_all()
    pygame.event.clear()


@pytest.fixture
def devices(plugs):
    pygame.event.clear()
    return Devices(Pointer(lambda x, y: (round(x), round(y)), lambda: (64, 36)))


def read(devices):
    """The presses since the last call, as (device, action) pairs, without releases and pointers."""
    presses = [press for event in pygame.event.get() for press in devices.read(event)]
    return [(press.device, press.action) for press in presses if not press.released]


def test_two_identical_pads_are_two_and_each_press_counts_once(plugs, devices):
    first, second = plugs.plug(), plugs.plug()
    read(devices)
    assert devices.changes() == ((), ("pad:1", "pad:2"))
    for pad, button, said in (
        (first, "south", ("pad:1", Action.CONFIRM)),
        (second, "east", ("pad:2", Action.BACK)),
        (second, "dpad left", ("pad:2", LEFT)),
        (first, "start", ("pad:1", Action.MENU)),
        (first, "select", ("pad:1", Action.LOOK)),
        (second, "north", ("pad:2", Action.INFO)),
        (second, "west", ("pad:2", Action.EXTRA)),
        (first, "l", ("pad:1", Action.PREV)),
        (first, "r", ("pad:1", Action.NEXT)),
    ):
        pad.press(button)
        assert read(devices) == [said]
        pad.release(button)
        assert read(devices) == []


def test_pads_that_were_there_before_are_found(plugs):
    plugs.plug()
    devices = Devices(Pointer(lambda x, y: None, lambda: (64, 36)))
    assert devices.all() == ("keys", "pad:1", "mouse")
    read(devices)
    assert devices.changes() == ((), ())


def test_a_stick_does_not_flutter(plugs, devices):
    pad = plugs.plug()
    read(devices)
    said = []
    for value in (0.3, 0.7, 0.5, 0.65, 0.45, 0.9, 0.1, -0.9, 0.9):
        pad.push("left x", value)
        said += read(devices)
    assert said == [("pad:1", RIGHT), ("pad:1", LEFT), ("pad:1", RIGHT)]
    pad.push("left x", 0.0)
    pad.push("left y", -1.0)
    assert read(devices) == [("pad:1", UP)]


def test_triggers_are_shoulders(plugs, devices):
    pad = plugs.plug()
    read(devices)
    pad.push("l trigger", 1.0)
    assert read(devices) == [("pad:1", Action.PREV)]
    pad.push("l trigger", 0.0)
    pad.push("r trigger", 1.0)
    assert read(devices) == [("pad:1", Action.NEXT)]


def test_a_pad_that_comes_back_gets_no_number_by_its_model(plugs, devices):
    """G2: before, any pad of a model could become the lost one, and open its owner's hand."""
    first, second = plugs.plug(), plugs.plug(kind=DUALSENSE, name="DualSense")
    read(devices)
    devices.changes()
    devices.bind(0, "pad:1")
    devices.bind(1, "pad:2")
    first.press("dpad up")
    read(devices)
    first.unplug()
    read(devices)
    assert devices.changes() == (("pad:1",), ())
    assert not devices.here("pad:1") and devices.device_of(0) == "pad:1" and devices.lost_before("pad:1")
    assert list(devices.advance(10.0)) == []  # it was unplugged while up was held
    second.press("south")
    assert read(devices) == [("pad:2", Action.CONFIRM)]
    third = plugs.plug(kind=SWITCH_PRO, name="Pro Controller")
    again = plugs.plug()
    read(devices)
    assert devices.changes() == ((), ("pad:3", "pad:4"))
    known, others = devices.pads.identity("pad:1"), ("pad:2", "pad:3", "pad:4", "pad:5")
    assert [devices.may_be(device, known) for device in others] == [False, False, True, False]
    assert [devices.may_be(device, pads.UNKNOWN) for device in others] == [True, True, True, False]
    devices.take_number("pad:4", "pad:1")
    again.press("dpad down")
    assert read(devices) == [("pad:1", DOWN)] and not devices.lost_before("pad:1")
    third.press("south")
    assert read(devices) == [("pad:3", Action.CONFIRM)]


def test_two_pads_change_numbers_when_one_shows_that_it_is_the_other(plugs, devices):
    first, second = plugs.plug(), plugs.plug()
    read(devices)
    devices.take_number("pad:2", "pad:1")
    first.press("south")
    second.press("east")
    assert set(read(devices)) == {("pad:2", Action.CONFIRM), ("pad:1", Action.BACK)}


def test_a_serial_number_proves_a_pad(plugs, devices, monkeypatch):
    serials = iter(("mine", "yours", "yours", "mine", "", ""))
    told = pads.identity_of
    monkeypatch.setattr(pads, "identity_of", lambda joystick: replace(told(joystick), serial=next(serials)))
    mine, yours = plugs.plug(), plugs.plug()
    read(devices)
    mine.unplug()
    yours.unplug()
    read(devices)
    devices.changes()
    plugs.plug()
    read(devices)
    assert devices.changes() == ((), ("pad:2",))
    back = plugs.plug()
    read(devices)
    assert devices.changes() == ((), ("pad:1",))
    back.unplug()
    plugs.plug()
    read(devices)
    assert devices.changes() == (("pad:1",), ("pad:3",)), "no serial number proves nothing"


def test_a_pad_kept_from_another_evening_is_found_by_its_serial_number_only(plugs, devices, monkeypatch):
    serials = iter(("one", "two"))
    told = pads.identity_of
    monkeypatch.setattr(pads, "identity_of", lambda joystick: replace(told(joystick), serial=next(serials)))
    first, second = plugs.plug(), plugs.plug()
    read(devices)
    kept = devices.pads.identity("pad:2")
    assert kept.guid and not devices.prove("pad:1", replace(kept, serial=""))
    assert devices.prove("pad:1", kept)
    second.press("south")
    first.press("east")
    assert set(read(devices)) == {("pad:1", Action.CONFIRM), ("pad:2", Action.BACK)}


def test_numbers_of_missing_pads_are_free_when_people_sit_down_again(plugs, devices):
    pad, other = plugs.plug(), plugs.plug()
    read(devices)
    pad.unplug()
    other.unplug()
    read(devices)
    devices.pads.forget_gone(("pad:1",))
    devices.changes()
    plugs.plug()
    read(devices)
    assert devices.changes() == ((), ("pad:2",))


def test_sdl_is_asked_for_values_without_a_pygame_name(plugs, devices):
    """A virtual pad has no serial number and no path; that SDL knows the pad at all shows that it was asked."""
    plugs.plug()
    read(devices)
    (pad,) = devices.pads.devices()
    sdl = pads._sdl()
    assert sdl is not None and sdl.SDL_JoystickFromInstanceID(pad.joystick.get_instance_id())
    assert pads.identity_of(pad.joystick) == pads.Identity(pad.joystick.get_guid())


def test_the_last_device_is_connected(plugs, devices):
    first, second = plugs.plug(), plugs.plug()
    read(devices)
    first.press("south")
    read(devices)
    assert devices.last == "pad:1"
    first.unplug()
    read(devices)
    assert devices.last == "pad:2"
    second.unplug()
    read(devices)
    assert devices.last == "keys"
    devices.share_keyboard(True)
    assert devices.last == "keys-left"
    assert devices.hint(Action.CONFIRM) == ("keys", "F")


def test_a_pad_without_a_mapping_still_plays(plugs, devices):
    pad = plugs.plug(name="No Name Stick", kind=NO_NAME, joystick=ARCADE_STICK, axes=2, buttons=8, hats=1)
    read(devices)
    pad.press(0)
    assert read(devices) == [("pad:1", Action.CONFIRM)]
    said = []
    for value in (8, 9, 1, 0, 4, 2):
        pad.hat(value)
        said += read(devices)
    assert [action for _, action in said] == [LEFT, UP, DOWN, RIGHT]
    pad.push("left y", 1.0)
    assert read(devices) == [("pad:1", DOWN)]
    assert devices.family("pad:1") == "pad"


def test_families_are_told_by_the_maker(plugs, devices):
    for kind, name in ((DUALSENSE, "Wireless Controller"), (SWITCH_PRO, "Pro Controller"), (NO_NAME, "Thing")):
        plugs.plug(kind=kind, name=name)
    plugs.plug()
    read(devices)
    assert [devices.family(f"pad:{n}") for n in (1, 2, 3, 4)] == ["playstation", "nintendo", "pad", "xbox"]
    assert devices.family("keys-left") == "keys" and devices.family("touch") == "pointer"


@pytest.mark.parametrize(
    ("guid", "name", "family"),
    [
        ("030000005e0400008e02000014010000", "", "xbox"),
        ("050000004c050000e60c000000810000", "", "playstation"),
        ("030000007e0500000920000011810000", "", "nintendo"),
        ("03000000de2800000512000011010000", "Steam Deck Controller", "deck"),
        ("03000000de280000ff11000001000000", "Microsoft X-Box 360 pad 0", "xbox"),
        ("030000000d0f0000c100000011010000", "", "nintendo"),
        ("00000000000000000000000000000000", "Generic X-Box pad", "xbox"),
        ("", "Thing", "pad"),
        ("zz", "", "pad"),
        ("05000000526574726f5061640000000", "", "pad"),
    ],
)
def test_family_of_any_guid(guid, name, family):
    assert pad_family(guid, name) == family


def test_a_steam_virtual_pad_is_the_decks_own_on_a_deck(monkeypatch):
    monkeypatch.setenv("SteamDeck", "1")
    assert pad_family("03000000de280000ff11000001000000", "Microsoft X-Box 360 pad 0") == "deck"
    assert pad_family("050000004c050000e60c000000810000", "Wireless Controller") == "playstation"


def test_rumble_reaches_the_pad_unless_it_is_turned_off(plugs, devices):
    pad = plugs.plug()
    read(devices)
    devices.rumble("pad:1", 0.5, 1.0, 0.1)
    assert pad.rumbles[0] == (32767, 65535)
    count = len(pad.rumbles)
    devices.configure(Values(rumble=False))
    devices.rumble("pad:1")
    devices.rumble("pad:9")
    devices.rumble("keys")
    assert len(pad.rumbles) == count


def test_settings_swap_confirm_and_remap(plugs, devices):
    pad = plugs.plug()
    read(devices)
    devices.configure(Values(swap_confirm=True, pad_bindings=(("extra", ("north",)), ("info", ("west",)))))
    pad.press("east")
    pad.press("north")
    assert read(devices) == [("pad:1", Action.CONFIRM), ("pad:1", Action.EXTRA)]
    assert devices.hint(Action.CONFIRM, "pad:1") == ("xbox", "east")


def test_the_next_button_is_reported_by_name_on_request(plugs, devices):
    known, plain = plugs.plug(), plugs.plug("Stick", NO_NAME, ARCADE_STICK, axes=2, buttons=16, hats=1)
    read(devices)

    def heard():
        presses = [press for event in pygame.event.get() for press in devices.read(event, raw=True)]
        return [(press.device, press.text) for press in presses if press.action is Action.RAW]

    for button in ("south", "guide", "right stick", "l", "dpad up", "select"):
        known.press(button)
        assert heard() == [("pad:1", button)]
        known.release(button)
        assert heard() == []
    known.push("l trigger", 1.0)
    assert heard() == [("pad:1", "l trigger")]
    names = []
    for number in range(16):
        plain.press(number)
        names += [name for device, name in heard() if device == "pad:2"]
    assert names[:8] == ["south", "east", "west", "north", "l", "r", "select", "start"]
    assert names[8:] == [f"button {number}" for number in range(9, 17)]


def test_a_button_with_only_a_number_can_be_given_an_action(plugs, devices):
    plain = plugs.plug("Stick", NO_NAME, ARCADE_STICK, axes=2, buttons=16, hats=1)
    read(devices)
    devices.configure(Values(pad_bindings=(("confirm", ("button 12",)),)))
    plain.press(11)
    plain.press(0)
    assert read(devices) == [("pad:1", Action.CONFIRM), ("pad:1", Action.CONFIRM)]


def test_a_held_direction_repeats(plugs, devices):
    pad = plugs.plug()
    read(devices)
    pad.press("dpad right")
    assert read(devices) == [("pad:1", RIGHT)]
    assert list(devices.advance(FIRST_SECONDS - 0.01)) == []
    assert list(devices.advance(0.02)) == [Press(RIGHT, "pad:1", repeated=True)]
    assert list(devices.advance(NEXT_SECONDS)) == [Press(RIGHT, "pad:1", repeated=True)]
    pad.release("dpad right")
    read(devices)
    assert list(devices.advance(9.0)) == []


def test_presses_know_the_seat_that_holds_the_device(plugs, devices):
    pad = plugs.plug()
    read(devices)
    devices.bind(3, "pad:1")
    pad.press("south")
    (press,) = (press for event in pygame.event.get() for press in devices.read(event))
    assert press == Press(Action.CONFIRM, "pad:1", seat=3)
    assert devices.seats_of("pad:1") == {3} and devices.device_of(3) == "pad:1"
    assert devices.seats_of("mouse") == frozenset() and devices.seat_of("mouse") is None
    assert devices.last == "pad:1"


def test_a_shared_device_belongs_to_all_who_share_it(devices):
    devices.bind(0, "keys")
    devices.bind(2, "keys")
    assert devices.seats_of("keys") == {0, 2} and devices.seat_of("keys") is None
    devices.bind(2, "mouse")
    assert devices.seat_of("keys") == 0 and devices.device_of(2) == "mouse"
    devices.free_all()
    assert devices.device_of(0) is None and devices.seats_of("keys") == frozenset()


def test_sharing_the_keyboard_changes_the_devices(devices):
    devices.share_keyboard(True)
    assert devices.changes() == (("keys",), ("keys-left", "keys-right"))
    assert devices.all() == ("keys-left", "keys-right", "mouse")
    devices.share_keyboard(True)
    assert devices.changes() == ((), ())


def test_bindings_of_pads_know_only_buttons_that_exist():
    from game.input.pads import BUTTONS, STICK, TRIGGERS

    known = {*BUTTONS.values(), *TRIGGERS.values(), *STICK.values()}
    assert {name for names in STANDARD.pad.values() for name in names} <= known
