"""The title: five little theatres on a shelf, one of them awake."""

from collections.abc import Hashable, Iterator, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.draw import text
from game.draw.boards import pill
from game.draw.focus import hook
from game.draw.house_set import shelf
from game.draw.icons import icon
from game.draw.logo import draw_logo
from game.draw.paper import Piece, spot
from game.easing import GLIDE, paced
from game.input.actions import MOUSE, TOUCH, Action, Press
from game.theme import GOLD, SAFE, Theme
from game.timeline import Lane
from game.widgets.focus import Target
from game.widgets.hints import Hint
from game.widgets.house_scene import NARROW_LEGS, RULES_LEGS, WIDE_LEGS, HouseScene
from scenes.games import BILLS, Bill
from scenes.theatres import SHAPE, STANDS, arrow, front_wide, shelf_top, theatre

if TYPE_CHECKING:
    from game.house import House
    from game.saved import SavedMatch

CONTINUE, HOW, SETTINGS, QUIT = "continue", "how", "settings", "quit"
_LEFT = ((CONTINUE, "play", "Continue"), (HOW, "question", "How"))
_RIGHT = ((QUIT, "door", "Quit"), (SETTINGS, "gear", "Settings"))
_PILL = ("#2A1640", "#8E6BA8")
_PILL_HIGH = 72
_GAP = 16
_LOGO_AT, _LOGO_SCALE = (982, 186), 0.86
_BLINK_EVERY, _BLINK_SECONDS = 4.2, 0.26


class TitleScene(HouseScene):
    """Left and right turn the shelf, confirm opens the seats of the game in the middle."""

    legs = WIDE_LEGS
    light_at = 620
    ring_radius = _PILL_HIGH // 2
    hangs = False

    def __init__(self, house: "House", opened: bool = False) -> None:
        super().__init__(house)
        self.chosen = next(i for i, bill in enumerate(BILLS) if bill.awake)
        self.slide = 0.0
        self.clock = 0.0
        self.lane = Lane()
        self.opened = opened
        self.saved: SavedMatch | None = None
        self._heard_notices = 0

    @property
    def bill(self) -> Bill:
        """The game in the middle."""
        return BILLS[self.chosen]

    def enter(self) -> None:
        self._look_for_match()
        self.focus.at = ("game", self.chosen)
        self.settle()
        self._say_notices()
        self.house.slack.add(_warm(self.theme))
        if self.house.game and not self.opened:
            self.opened = True
            self.chosen = next((i for i, bill in enumerate(BILLS) if bill.game == self.house.game), self.chosen)
            self._play(self.device)

    def uncover(self, result: object) -> None:
        self._look_for_match()
        super().uncover(result)
        self._say_notices()

    def _look_for_match(self) -> None:
        self.saved = self.house.store.open_match()

    def _say_notices(self) -> None:
        """What the store does without, once each."""
        notices = (*self.house.store.notices, *self.house.settings.notices)
        if len(notices) > self._heard_notices:
            self._heard_notices = len(notices)
            self.said, self._said_left = notices[-1], 8.0

    # What there is

    @property
    def _line(self) -> int:
        """The middle of the row with the name and the buttons."""
        return (shelf_top(self.theme) + 60 + self.theme.rail_top) // 2

    def _distance(self, number: int) -> int:
        """How far right of the middle a theatre stands: -2 to 2."""
        return (number - self.chosen + 2) % len(BILLS) - 2

    def _theatre_rect(self, number: int) -> Rect:
        stand = STANDS[self._distance(number)]
        wide = round(front_wide(self.theme) * stand.scale)
        high = round(wide * SHAPE)
        return Rect(round(stand.x - wide / 2), shelf_top(self.theme) - high, wide, high)

    def targets(self) -> Sequence[Target]:
        order = sorted(range(len(BILLS)), key=lambda number: -abs(self._distance(number)))
        games = [Target(("game", number), self._theatre_rect(number)) for number in order]
        return (*games, *(Target(name, piece.rect(at)) for name, piece, at in self._buttons()))

    def _buttons(self) -> tuple[tuple[str, Piece, tuple[int, int]], ...]:
        """Continue and the rules at the left of the name, the others at its right, from the edges inwards."""
        out = []
        for side, start, buttons in ((1, SAFE.left + 90, _LEFT), (-1, SAFE.right - 90, _RIGHT)):
            x = start
            for name, picture, label in buttons:
                if (name == QUIT and self.house.kiosk) or (name == CONTINUE and self.saved is None):
                    continue
                piece = self._pill(picture, label)
                out.append((name, piece, (x + side * piece.box.width // 2, self._line)))
                x += side * (piece.box.width + _GAP)
        return tuple(out)

    def _pill(self, picture: str, label: str) -> Piece:
        large = self.theme.large_text
        parts = (icon(picture, 44 if large else 38),) if large else (icon(picture, 34), label)
        return pill(parts, *_PILL, 32, _PILL_HIGH, 3)

    # What people do

    def turn(self, target: Hashable, step: int, press: Press) -> bool:
        if not isinstance(target, tuple):
            return False
        self._choose_game((self.chosen + step) % len(BILLS), step)
        return True

    def _choose_game(self, number: int, step: int) -> None:
        self.chosen = number
        self.focus.at = ("game", number)
        self.house.sound.play("turn")
        self.said = ""
        self.slide = float(step)
        self.lane.finish()
        self.slide = float(step)
        self.lane.play(GLIDE.tween(self, slide=0.0))
        self.settle()

    def _point(self, press: Press) -> None:
        """A pointer over a theatre at the side does not turn the shelf; a click does."""
        found = self.focus.hit(press.at) if press.at else None
        if not isinstance(found, tuple) or found == ("game", self.chosen):
            super()._point(press)

    def choose(self, target: Hashable, press: Press) -> None:
        if isinstance(target, tuple):
            if target[1] != self.chosen:
                step = 1 if self._distance(int(target[1])) > 0 else -1
                self._choose_game(int(target[1]), step)
            else:
                self._play(press.device)
        elif target == CONTINUE:
            self._go_on()
        elif target == HOW:
            self._how()
        elif target == SETTINGS:
            self._settings()
        elif target == QUIT:
            self.house.quit()

    def other(self, press: Press) -> None:
        if press.action is Action.INFO:
            self._how()
        elif press.action is Action.MENU:
            self._settings()
        elif press.action is Action.BACK and not self.house.kiosk:
            self.settle(QUIT)
        elif press.action is Action.EXTRA and self.saved is not None:
            self._go_on()
        elif press.action in (Action.PREV, Action.NEXT):
            step = 1 if press.action is Action.NEXT else -1
            self._choose_game((self.chosen + step) % len(BILLS), step)

    def missed(self, press: Press) -> None:
        """The arrows beside the name."""
        assert press.at is not None
        for step in (-1, 1):
            if Rect(0, 0, 90, 90).move(960 + step * self._arrow_at() - 45, self._line - 45).collidepoint(press.at):
                self._choose_game((self.chosen + step) % len(BILLS), step)

    def _play(self, device: str) -> None:
        if not self.bill.awake:
            self.house.sound.play("refuse")
            self.say(f"{self.bill.title} is still asleep")
            return
        from scenes.seats import SeatsScene

        self.house.sound.play("choose")
        self.house.stack.push(SeatsScene(self.house, self.bill.game, device))

    def _go_on(self) -> None:
        """Back to the table of the last match."""
        from engine.games import GAMES
        from game.saved import resume
        from scenes.seating import TablePlan, from_data
        from scenes.table.scene import TableScene

        if self.saved is None:
            return
        match, words = resume(self.saved, GAMES)
        if match is None:
            self.house.store.shelve_match(self.saved.id)
            self._look_for_match()
            self.settle(("game", self.chosen))
            self.said, self._said_left = words, 8.0
            return
        self.house.store.reopen_match(self.saved)
        seating = from_data(list(self.saved.seats), match.setup.players)
        self.house.stack.push(TableScene(self.house, TablePlan(match.setup, seating, self.saved.id), match))

    def _how(self) -> None:
        from scenes.how_to import HowToScene

        if not self.bill.awake:
            self.say(f"{self.bill.title} is still asleep")
            return
        self.house.sound.play("choose")
        self.house.stack.push(HowToScene(self.house, self.bill.game))

    def _settings(self) -> None:
        from scenes.settings import SettingsScene

        self.house.sound.play("choose")
        self.house.stack.push(SettingsScene(self.house))

    # What they see

    def update(self, dt: float) -> None:
        super().update(dt)
        self.clock += dt
        self.lane.advance(paced(dt, 0.0 if self.house.settings.get.reduced_motion else self.house.pace))

    def sentence(self) -> str | Sequence[text.Part]:
        at = self.focus.at
        if at == CONTINUE and self.saved is not None:
            names = [str(seat.get("name", "")) for seat in self.saved.seats if seat.get("kind") == "person"]
            return ("Continue with " + " and ".join(names[:3])) if names else "Continue the last match"
        if isinstance(at, str):
            return {
                HOW: f"The rules of {self.bill.title}",
                SETTINGS: "Sound, speed, text, buttons",
                QUIT: "Leave the house",
            }[at]
        if not self.bill.awake:
            return f"{self.bill.line}: still asleep"
        return (self.bill.line, icon("dot", 40, GOLD), icon("person", 46), self.bill.players)

    def hints(self) -> Sequence[Hint]:
        if not isinstance(self.focus.at, tuple):
            return (Hint(Action.CONFIRM, "Choose"), Hint(Action.UP, "Games"))
        more = (Hint(Action.EXTRA, "Continue"),) if self.saved is not None else ()
        if not self.bill.awake:
            return (*more, Hint(Action.MENU, "Settings"))
        if self.device in (MOUSE, TOUCH):
            return (Hint(Action.CONFIRM, "Play"),)
        return (Hint(Action.CONFIRM, "Play"), *more, Hint(Action.INFO, "How"), Hint(Action.MENU, "Settings"))

    def pressed_hint(self, hint: Hint, press: Press) -> None:
        if hint.action is Action.CONFIRM:
            self.choose(self.focus.at, press)
        else:
            super().pressed_hint(hint, press)

    def _gaze(self) -> tuple[float, float]:
        """From the eyes to the thing in focus."""
        rect = self.focus.rect or Rect(960, 560, 0, 0)
        dx, dy = rect.centerx + self.slide * 420 - 1420, rect.centery - 190
        far = max(1.0, (dx * dx + dy * dy) ** 0.5)
        return dx / far, dy / far

    def _lid(self) -> float:
        """How far the eyes are closed: a blink now and then."""
        if self.house.settings.get.reduced_motion:
            return 0.0
        since = self.clock % _BLINK_EVERY
        if since > _BLINK_SECONDS or self.clock < _BLINK_EVERY:
            return 0.0
        half = _BLINK_SECONDS / 2
        return 1 - abs(since - half) / half

    def paint(self, canvas: pygame.Surface) -> None:
        shelf().draw(canvas, (960, shelf_top(self.theme)))
        for number in sorted(range(len(BILLS)), key=lambda n: -abs(self._distance(n))):
            self._draw_theatre(canvas, number)
        draw_logo(canvas, _LOGO_AT, _LOGO_SCALE, self._gaze(), self._lid())
        self._draw_name(canvas)
        for name, piece, at in self._buttons():
            piece.draw(canvas, at)
            if self.focus.at == name:
                self.draw_focus(canvas, piece.rect(at))

    def _draw_theatre(self, canvas: pygame.Surface, number: int) -> None:
        distance = self._distance(number)
        stand = STANDS[distance]
        neighbour = STANDS.get(distance + (1 if self.slide > 0 else -1), stand)
        x = stand.x + (neighbour.x - stand.x) * abs(self.slide)
        if distance == 0 and self.theme.glow:
            light = spot(900, 640, GOLD, 0.75)
            canvas.blit(light, light.get_rect(center=(round(x), 560)))
        piece = theatre(BILLS[number], stand.scale, self.theme)
        rect = piece.draw(canvas, (round(x), shelf_top(self.theme)))
        if distance == 0 and isinstance(self.focus.at, tuple):
            hook(84).draw(canvas, (rect.centerx, rect.top + 10))

    def _arrow_at(self) -> int:
        """How far from the middle the arrows stand."""
        return max(150, text.width(self.bill.title, self._name_size(), "display") // 2 + 62)

    def _name_size(self) -> int:
        return text.fit(self.bill.title, 84 if not self.theme.large_text else 56, 460, "display")

    def _draw_name(self, canvas: pygame.Surface) -> None:
        text.place(canvas, self.bill.title, self._name_size(), (960, self._line), GOLD, "display")
        for left in (True, False):
            sign = arrow(left)
            canvas.blit(sign, sign.get_rect(center=(960 + (-1 if left else 1) * self._arrow_at(), self._line)))


def _warm(theme: Theme) -> Iterator[None]:
    """Paint what the next scenes stand in, while nobody waits for it."""
    from game.draw.house_set import house_set

    for legs in (NARROW_LEGS, RULES_LEGS):
        house_set(theme, HouseScene.light_at, legs)
        yield
