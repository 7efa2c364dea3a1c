"""Checks of the machine for the operator: buttons and sticks, loudspeakers, screen."""

from collections.abc import Sequence

from engine.core.messages import say
from game.input.actions import Press
from game.widgets.menu import Row
from scenes.kiosk.button_check import ButtonCheck
from scenes.kiosk.keys import next_choice, shown
from scenes.kiosk.operators import OperatorPage, Way
from scenes.kiosk.screen_check import ScreenCheck

TONE = "celesta"
_LOUD = "sound.effects"
SIDES = {"left": -1.0, "right": 1.0, "both": 0.0}
"""Where a tone sounds."""


class CheckPage(OperatorPage):
    """The three checks."""

    title = say("operator-check")

    def rows(self) -> Sequence[Row]:
        ways = (
            Way("buttons", say("operator-check-buttons"), say("operator-check-buttons-line"), "pad", ButtonCheck),
            Way("sound", say("operator-check-sound"), say("operator-check-sound-line"), "sound", SoundCheckPage),
            Way("screen", say("operator-check-screen"), say("operator-check-screen-line"), "eye", ScreenCheck),
        )
        return (*(way.row(self.keeper) for way in ways), self.closing_row())


class SoundCheckPage(OperatorPage):
    """A tone on each side, at the loudness that counts now and that can be changed here."""

    title = say("operator-check-sound")

    def rows(self) -> Sequence[Row]:
        mono = self.kiosk.config["sound.mono"]
        line = say("operator-tone-mono" if mono else "operator-tone-line")
        return (
            Row("left", say("operator-tone-left"), None, line, "sound"),
            Row("right", say("operator-tone-right"), None, line, "sound"),
            Row("both", say("operator-tone-both"), None, say("operator-tone-both-line"), "sound"),
            Row(
                _LOUD,
                say("settings-effects"),
                shown(_LOUD, self.kiosk.config[_LOUD]),
                say("settings-effects-line"),
                "sound",
            ),
            self.closing_row(),
        )

    def choose(self, target: object, press: Press) -> None:
        """Play a tone instead of the sound of a choice."""
        if target in SIDES:
            self.sound_at(SIDES[str(target)])
        else:
            super().choose(target, press)

    def sound_at(self, place: float) -> None:
        """Play the tone at a place from -1 (left) to 1."""
        self.context.sound.play(TONE, place=place, exactly=True)

    def turn_value(self, row: Row, step: int, press: Press) -> None:
        self.kiosk.change(_LOUD, next_choice(self.kiosk, _LOUD, step))
        self.context.settings.change(effects=self.kiosk.config[_LOUD])
        self.sound_at(SIDES["both"])
