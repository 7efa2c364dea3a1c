"""The row below the shelf of the title: continue and the rules at the left of the name, the others at its right."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from game.draw.boards import pill
from game.draw.icons import icon
from game.draw.paper import Piece
from game.theme import SAFE, Theme
from game.widgets.focus import Target

CONTINUE, HOW, SETTINGS, QUIT = "continue", "how", "settings", "quit"
PILL_HIGH = 72
_SIDES = (
    (1, SAFE.left + 90, ((CONTINUE, "play", "Continue"), (HOW, "question", "How"))),
    (-1, SAFE.right - 90, ((QUIT, "door", "Quit"), (SETTINGS, "gear", "Settings"))),
)
"""Which way a side is filled, from which x, and with what, from the edge inwards: name, picture, label."""
_COLORS = ("#2A1640", "#8E6BA8")
_GAP = 16


@dataclass(frozen=True, slots=True)
class TitleButton:
    """One of them where it stands."""

    name: str
    piece: Piece
    at: tuple[int, int]

    @property
    def rect(self) -> Rect:
        """Its outline on the stage."""
        return self.piece.rect(self.at)


def row(line: int, theme: Theme, leave_out: Sequence[str] = ()) -> tuple[TitleButton, ...]:
    """All buttons but those left out, centred on `line`. With large text they are pictures alone."""
    out = []
    for side, start, buttons in _SIDES:
        x = start
        for name, picture, label in buttons:
            if name in leave_out:
                continue
            piece = _pill(picture, label, theme)
            out.append(TitleButton(name, piece, (x + side * piece.box.width // 2, line)))
            x += side * (piece.box.width + _GAP)
    return tuple(out)


def targets(buttons: Sequence[TitleButton]) -> tuple[Target, ...]:
    """What can be focused."""
    return tuple(Target(button.name, button.rect) for button in buttons)


def beside(buttons: Sequence[TitleButton], name: str, step: int) -> str:
    """The next button to the right (1) or left (-1) of `name`, round at the ends."""
    names = [button.name for button in sorted(buttons, key=lambda button: button.at)]
    return names[(names.index(name) + step) % len(names)]


def _pill(picture: str, label: str, theme: Theme) -> Piece:
    large = theme.large_text
    parts = (icon(picture, 44 if large else 38),) if large else (icon(picture, 34), label)
    return pill(parts, *_COLORS, 32, PILL_HIGH, 3)
