"""The title: the games as small theatres on a shelf, and the row of buttons below it."""

from collections.abc import Hashable, Sequence
from dataclasses import replace

import pygame
from pygame import Rect

from engine.core.messages import Message, say, verbatim
from game.canvas import Canvas
from game.context import Context
from game.draw import text
from game.draw.avatar import face_in_words
from game.draw.icons import icon
from game.draw.logo import draw_logo
from game.easing import GLIDE, animation_seconds
from game.input.actions import MOUSE, TOUCH, Action, Press
from game.kiosk import access
from game.scene import Narrated
from game.theme import GOLD, SEAT_LOOKS
from game.timeline import Lane
from game.widgets.bindings import Binding, bound
from game.widgets.focus import Target
from game.widgets.house_scene import WIDE_SIDE_CURTAINS
from scenes.front import resume
from scenes.front.carousel import Shelf
from scenes.front.gate import gated_line
from scenes.front.leafing import LeafingScene
from scenes.front.title_places import TitlePlaces, offer
from scenes.front.title_row import (
    ABOUT,
    ACCESS,
    CONTINUE,
    EVENING,
    HOW,
    LANGUAGE,
    LEARN,
    MEMORIES,
    PILL_HIGH,
    QUIT,
    SETTINGS,
    TitleButton,
    button_beside,
    button_row,
    draw_word,
    label_of,
)
from scenes.games import CatalogueEntry, entries, kids_preset_of
from scenes.table.said_picture import picture_of

NOTICE_SECONDS = 8.0
"""Seconds that a notice stays in the bar."""
_LOGO_AT, _LOGO_SCALE = (982, 186), 0.86
_EYES = (1420, 190)
"""Middle of the eyes of the Rook in the logo. They look at the thing in focus and blink."""
_SLIDE_WIDE = 420
_BLINK_EVERY, _BLINK_SECONDS = 4.2, 0.26
_FACE = 56


class TitleScene(LeafingScene):
    """Left and right turn the shelf; confirm opens the seats of the game in the middle."""

    side_curtains = WIDE_SIDE_CURTAINS
    light_at = 620
    ring_radius = PILL_HIGH // 2
    hook_holds_focus = False

    def __init__(self, context: Context, opened: bool = False, resumes: bool = False) -> None:
        """`opened`: whether the game of the command line was opened before. `resumes`: whether to continue the last
        match at once."""
        super().__init__(context)
        kiosk = context.kiosk
        self.entries = tuple(entry for entry in entries() if kiosk is None or entry.game in kiosk.config.games)
        self.chosen = len(self.entries) // 2
        self.slide = 0.0
        self.clock = 0.0
        self.lane = Lane()
        self.opened, self.resumes = opened, resumes
        self.places = TitlePlaces(context, tuple(entry.game for entry in self.entries))
        self._unsaid: list[Message] = []

    @property
    def shelf(self) -> Shelf:
        """The present state of the shelf."""
        return Shelf(self.entries, self.chosen, self.theme)

    @property
    def entry(self) -> CatalogueEntry:
        return self.entries[self.chosen]

    def enter(self) -> None:
        self.context.sound.music("title")
        self.context.sound.chatter("greet")
        self.places.look_for_match()
        self.focus.at = ("game", self.chosen)
        self.settle()
        self._say_notices()
        if self.context.game and not self.opened:
            self.opened = True
            self.chosen = next(
                (i for i, entry in enumerate(self.entries) if entry.game == self.context.game), self.chosen
            )
            self.places.play(self.entry.game, self.device)
        if self.resumes:
            self.resumes = False
            self._open(CONTINUE, self.device)

    def uncover(self, result: object) -> None:
        self.context.sound.music("title")
        self.places.look_for_match()
        super().uncover(result)
        self._say_notices()

    def _say_notices(self) -> None:
        """Show the notices of the program in the bar, one after the other."""
        self._unsaid += self.context.sound.captions.take()
        if self._unsaid and not self.said:
            self.said, self._said_left = self._unsaid.pop(0), NOTICE_SECONDS

    # State

    def targets(self) -> Sequence[Target]:
        games = [Target(("game", number), self.shelf.rect(number)) for number in self.shelf.order]
        return (*games, *(Target(button.name, button.rect) for button in self._buttons()))

    def _buttons(self) -> tuple[TitleButton, ...]:
        """The row below the shelf."""
        places, theme = self.places, self.theme
        return button_row(self.shelf.line, theme, self.context.voice, places.missing, places.other_languages)

    # Input

    @property
    def _on_shelf(self) -> bool:
        return isinstance(self.focus.at, tuple)

    def _direct(self, press: Press) -> None:
        """Up and down change between the middle theatre and the row of buttons; left and right walk along each."""
        if press.action is Action.DOWN and self._on_shelf:
            self.settle(self._buttons()[0].name)
        elif press.action is Action.UP and not self._on_shelf:
            self.settle(("game", self.chosen))
        elif press.action in (Action.LEFT, Action.RIGHT) and not self._on_shelf:
            step = 1 if press.action is Action.RIGHT else -1
            self.settle(button_beside(self._buttons(), str(self.focus.at), step))
        else:
            super()._direct(press)

    def turn(self, target: Hashable, step: int, press: Press) -> bool:
        if not isinstance(target, tuple):
            return False
        self.leaf(step)
        return True

    def leaf(self, step: int) -> None:
        """Turn the shelf to the next game, right (1) or left (-1). A shelf with one game does not move."""
        if len(self.entries) > 1:
            self._choose_game((self.chosen + step) % len(self.entries))

    def _choose_game(self, number: int) -> None:
        """Move another game to the middle, from its side."""
        step = 1 if self.shelf.distance(number) > 0 else -1
        self.chosen = number
        self.focus.at = ("game", number)
        self.context.sound.play("turn")
        self.said = None
        self.slide = float(step)
        self.lane.finish()
        self.slide = float(step)
        self.lane.play(GLIDE.tween(self, slide=0.0))
        self.settle()

    def _point(self, press: Press) -> None:
        """Only a click turns the shelf, not a pointer over a theatre."""
        found = self.focus.hit(press.at) if press.at else None
        if not isinstance(found, tuple) or found == ("game", self.chosen):
            super()._point(press)

    def choose(self, target: Hashable, press: Press) -> None:
        if isinstance(target, tuple):
            if target[1] != self.chosen:
                self._choose_game(int(target[1]))
            else:
                self.places.play(self.entry.game, press.device)
        else:
            self._open(str(target), press.device)

    def _open(self, name: str, device: str) -> None:
        """Open what a button leads to, or say why it leads nowhere."""
        why = self.places.open(name, self.entry.game, device)
        if why is not None:
            self.refuse(why)
            self._said_left = NOTICE_SECONDS
        self.settle(None if name not in self.places.missing else ("game", self.chosen))

    def bindings(self) -> tuple[Binding, ...]:
        """On the shelf, also the actions of the buttons below. Pointers have the buttons."""
        continues = Binding(Action.EXTRA, lambda press: self._open(CONTINUE, press.device), say("title-continue"))
        how = Binding(Action.INFO, lambda press: self._open(HOW, press.device), say("title-how"))
        settings = Binding(Action.MENU, lambda press: self._open(SETTINGS, press.device), say("settings"))
        eases = Binding(Action.LOOK, lambda press: self._open(ACCESS, press.device), access.label(self.context))
        of_buttons = {CONTINUE: continues, HOW: how, SETTINGS: settings, ACCESS: eases}
        if self.context.kiosk is not None:  # the sign needs the room in the bar
            of_buttons[SETTINGS] = settings.silent
        others = tuple(one for name, one in of_buttons.items() if name not in self.places.missing)
        if not self._on_shelf:
            games = self.moves(Action.UP, say("hint-games"))
            shown: tuple[Binding, ...] = (self.chooses(say("hint-choose")), games)
        else:
            shown = (self.chooses(say("hint-play")), *(() if self.device in (MOUSE, TOUCH) else others))
        quits = bound(() if self.context.kiosk else (Action.BACK,), lambda press: self.settle(QUIT))
        return self.with_focus(*shown, *(one.silent for one in others), *quits, *self.shoulders())

    def arrows(self) -> Sequence[tuple[int, Rect]]:
        return self.shelf.arrows

    # Drawing

    def update(self, dt: float) -> None:
        super().update(dt)
        self._say_notices()
        self.clock += dt
        self.lane.advance(animation_seconds(dt, 0.0 if self.context.settings.get.reduced_motion else self.context.pace))

    def sentence(self) -> Message | None:
        at = self.focus.at
        if at == CONTINUE and self.places.saved is not None:
            return resume.line_for(self.places.saved)
        if at == LANGUAGE:  # in the other language, for players who read that
            return offer(self.places.languages[0])
        if isinstance(at, str):
            return {
                HOW: say("title-how-line", game=self.entry.title),
                EVENING: say("title-evening-line"),
                LEARN: say("title-learn-line"),
                MEMORIES: say("title-memories-line"),
                ABOUT: say("about-line"),
                ACCESS: say("access-line"),
                SETTINGS: gated_line(self.context, say("settings-line")),
                QUIT: gated_line(self.context, say("title-quit-line")),
            }[at]
        return kids_preset_of(self.entry.game).GOAL if self.children else self.entry.line

    def named(self, target: Hashable) -> Message | None:
        if isinstance(target, tuple):
            return verbatim(self.entries[int(target[1])].title)
        if target == LANGUAGE:
            return verbatim(self.places.other_languages)
        if target == ACCESS:
            return access.label(self.context)
        return label_of(str(target))

    def narration(self) -> Narrated:
        """With the number of players in words; the bar has a picture for it."""
        told = super().narration()
        if self.children or not self._on_shelf or self.said is not None:
            return told
        players = self.words_of(say("narrated-players", text=self.entry.players))
        return replace(told, sentence=f"{self.words_of(self.entry.line)}. {players}")

    def counted_targets(self) -> Sequence[Hashable]:
        """The shelf or the row below it, each with its own count."""
        if self._on_shelf:
            return [("game", number) for number in range(len(self.entries))]
        return [button.name for button in self._buttons()]

    def laid_out(self, words: str) -> str | Sequence[text.Part]:
        if self.focus.at == CONTINUE and self.places.saved is not None:
            return (*(face_in_words(SEAT_LOOKS[look], _FACE) for look in resume.looks_of(self.places.saved)), words)
        if self.children or isinstance(self.focus.at, str):
            return words
        return (words, icon("dot", 40, GOLD), icon("person", 46), self.entry.players)

    def pictured(self) -> pygame.Surface | None:
        return picture_of("icons/speech", None, self.theme) if self.children and self.focus.at == LANGUAGE else None

    def paint(self, canvas: Canvas) -> None:
        self.shelf.draw(canvas, self.slide, isinstance(self.focus.at, tuple))
        shut = 0.0 if self.context.settings.get.reduced_motion else lid(self.clock)
        draw_logo(canvas, _LOGO_AT, _LOGO_SCALE, gaze(self.focus.rect, self.slide), shut)
        self.shelf.draw_name(canvas)
        self.draw_arrows(canvas)
        for button in self._buttons():
            button.piece.draw(canvas, button.at)
            if self.focus.at == button.name:
                self.draw_focus(canvas, button.rect)
                label = self.named(button.name)
                if button.wordless and label is not None:
                    draw_word(canvas, button, self.words_of(label), self.theme)


def gaze(rect: Rect | None, slide: float) -> tuple[float, float]:
    """Unit vector from the eyes to the thing in focus, while the shelf is still `slide` places aside."""
    middle = rect.center if rect else (960, 560)
    dx, dy = middle[0] + slide * _SLIDE_WIDE - _EYES[0], middle[1] - _EYES[1]
    far = max(1.0, (dx * dx + dy * dy) ** 0.5)
    return dx / far, dy / far


def lid(clock: float) -> float:
    """How far the eyes are closed, 0 (open) to 1 (shut), `clock` seconds after the curtain rose."""
    since = clock % _BLINK_EVERY
    if since > _BLINK_SECONDS or clock < _BLINK_EVERY:
        return 0.0
    half = _BLINK_SECONDS / 2
    return 1 - abs(since - half) / half
