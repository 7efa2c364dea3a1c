"""Two people with pads that are real to SDL: seats, curtain, an open hand, and a pad that is unplugged."""

from tests.pilot import Pilot
from tests.virtualpad import DUALSENSE

PATIENCE = 400  # rounds of looking at the screen


def tap(pilot, pad, button):
    pad.press(button)
    pilot.frames(1)
    pad.release(button)
    pilot.frames(2)


def is_private(pilot):
    return bool(pilot.context.stack.secrets)


def place(pilot):
    return type(pilot.scene).__name__


def test_a_pad_that_goes_takes_the_hand_off_the_screen_at_once(tmp_path, plugs):
    with Pilot(tmp_path, speed="off") as pilot:
        pads = [plugs.plug(), plugs.plug(kind=DUALSENSE, name="DualSense")]
        pilot.frames(5)
        for pad in pads:  # the first opens the seats and sits, the second joins
            tap(pilot, pad, "south")
            pilot.settle()
        tap(pilot, pads[0], "start")
        pilot.settle()
        devices = pilot.context.devices
        assert [devices.seat_of(f"pad:{number}") for number in (1, 2)] == [0, 1]
        for _ in range(PATIENCE):
            if is_private(pilot):
                break
            assert place(pilot) in ("CurtainScene", "TableScene")
            for pad in pads if place(pilot) == "CurtainScene" else ():
                tap(pilot, pad, "south")
            pilot.frames(5)
        assert is_private(pilot), "there was no question"
        for pad in pads:  # for either holder of the hand, a lost pad must not leave it open
            pad.unplug()
        pilot.frames(1)
        assert not is_private(pilot)
        pads = [plugs.plug(), plugs.plug(kind=DUALSENSE, name="DualSense")]
        pilot.frames(30)
        for pad in pads:  # each person shows which pad it is
            assert not is_private(pilot) and place(pilot) == "LostScene"
            tap(pilot, pad, "south")
        assert not is_private(pilot) and place(pilot) == "CurtainScene"
        assert [devices.seat_of(f"pad:{number}") for number in (1, 2)] == [0, 1]
