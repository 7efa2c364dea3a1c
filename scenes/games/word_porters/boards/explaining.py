"""What each hint of a round was meant for: one walks over the hints on the paper, and the rail tells about them."""

from collections.abc import Sequence
from dataclasses import replace

from pygame import Rect

from engine.games.word_porters.content import Meaning, meanings, qualities
from engine.games.word_porters.state import Played
from game.canvas import Canvas
from game.draw.focus import ring
from game.input.actions import DIRECTIONS, Action, Press
from game.theme import Theme
from game.widgets.bindings import Binding, bound, table
from game.widgets.focus import Focus, Target
from scenes.games.word_porters.sheets.round_page import hint_rects

MUCH = 1.0
"""From this fit on a hint says a lot."""
RADIUS = 14


def explained(meaning: Meaning, played: Played, name: str) -> str:
    """One sentence about a hint that `name` gave; nothing is known about texts that are not ours."""
    hint, word = f"“{meaning.hint.text}”", meaning.word.text
    if not (qualities(meaning.hint.text) and qualities(word)):
        return f"{name} knows why {hint} is for {word}"
    if meaning.fit > 0:
        much = "a lot" if meaning.fit >= MUCH else "a little"
        more = f", more about {played.words[meaning.others[0] - 1].text}" if meaning.others else ""
        return f"{hint} says {much} about {word}{more}"
    said = f"{hint} says the opposite of {word}" if meaning.fit < 0 else f"{hint} says nothing about {word}"
    return f"{said}: no other hint was empty" if meaning.left_over else said


class Explaining:
    """A walk over the hints of one round; nothing is chosen before somebody sets off."""

    def __init__(self, played: Played, names: Sequence[str]) -> None:
        self.played, self.names = played, tuple(names)
        self._told = {(told.seat, told.hint.card): told for told in meanings(played)}
        self._focus: Focus | None = None

    def bindings(self, box: Rect) -> tuple[Binding, ...]:
        """Directions walk from hint to hint, a pointer goes where it points."""

        def walk(press: Press) -> None:
            self.act(press, box)

        return table((Binding(Action.DOWN, walk, "Why?"), *bound((*DIRECTIONS, Action.POINT), walk)))

    def or_else(self, on: Binding, box: Rect) -> Binding:
        """`on`, unless a pointer presses a hint."""

        def do(press: Press) -> None:
            if not self.act(press, box):
                on.do(press)

        return replace(on, do=do)

    def act(self, press: Press, box: Rect) -> bool:
        """Whether the press was one of the walk; `box` is that of the page."""
        targets = tuple(Target(key, rect) for key, rect in hint_rects(self.played, box).items())
        if press.at is not None:
            return self._point(press, targets)
        if press.action not in DIRECTIONS or not targets:
            return False
        if self._focus is None:
            self._focus = Focus(targets, targets[0].id)
        else:
            self._focus.show(targets)
            self._focus.move(press.action)
        return True

    def _point(self, press: Press, targets: Sequence[Target]) -> bool:
        focus = self._focus or Focus(targets)
        found = focus.hit(press.at) if press.at is not None else None
        if found is None or press.action not in (Action.POINT, Action.CONFIRM):
            return False
        focus.show(targets, found)
        self._focus = focus
        return True

    @property
    def meaning(self) -> Meaning | None:
        """What is told about now."""
        at = self._focus.at if self._focus else None
        return self._told.get(at) if isinstance(at, tuple) else None

    def sentence(self) -> str:
        """What the rail says about it, "" before anybody has set off."""
        told = self.meaning
        return explained(told, self.played, self.names[told.seat]) if told else ""

    def draw(self, canvas: Canvas, theme: Theme) -> None:
        """The ring round the hint."""
        rect = self._focus.rect if self._focus else None
        if rect is not None:
            ring(rect.width, rect.height, RADIUS, theme.ring).draw(canvas, rect.center)
