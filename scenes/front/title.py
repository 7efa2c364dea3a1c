"""The title: the games as small theatres on a shelf, and the row of buttons below it."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import pygame
from pygame import Rect

from engine.core.messages import Message, say, verbatim
from engine.damage import INSTALL_AGAIN
from game.canvas import Canvas
from game.context import Context
from game.draw import text
from game.draw.avatar import avatar, disc
from game.draw.boards import pill
from game.draw.cache import cached
from game.draw.icons import icon
from game.draw.logo import draw_logo
from game.draw.paper import Piece, with_shadow
from game.easing import GLIDE, paced
from game.input.actions import MOUSE, TOUCH, Action, Press
from game.scene import Narrated
from game.store.saved import SavedMatch
from game.text.catalogue import Voice, catalogue_of
from game.text.languages import LANGUAGES
from game.theme import GOLD, GOLD_INK, SAFE, SEAT_LOOKS, Theme
from game.timeline import Lane
from game.widgets.bindings import Binding, bound
from game.widgets.focus import Target
from game.widgets.house_scene import WIDE_SIDE_CURTAINS, HouseScene
from scenes.front import resume
from scenes.front.carousel import Shelf
from scenes.front.gate import for_grown_ups, gated_line
from scenes.games import CatalogueEntry, entries, kids_preset_of
from scenes.table.said_picture import picture_of

NOTICE_SECONDS = 8.0
"""Seconds that a notice stays in the bar."""
_LOGO_AT, _LOGO_SCALE = (982, 186), 0.86
_EYES = (1420, 190)
"""Middle of the eyes of the Rook in the logo. They look at the thing in focus and blink."""
_SLIDE_WIDE = 420
_BLINK_EVERY, _BLINK_SECONDS = 4.2, 0.26
CONTINUE, EVENING, HOW, LEARN = "continue", "evening", "how", "learn"
SETTINGS, QUIT, LANGUAGE, MEMORIES, ABOUT = "settings", "quit", "language", "memories", "about"
PILL_HIGH = 72
_SIDES = (
    (
        1,
        SAFE.left + 8,
        (
            (CONTINUE, "play", say("title-continue")),
            (HOW, "question", say("title-how")),
            (LEARN, "learn", say("title-learn")),
        ),
    ),
    (
        -1,
        SAFE.right - 8,
        (
            (QUIT, "door", say("title-quit")),
            (ABOUT, "info", say("title-about")),
            (LANGUAGE, "speech", None),
            (SETTINGS, "gear", say("settings")),
            (EVENING, "cup", say("title-evening")),
            (MEMORIES, "album", say("title-memories")),
        ),
    ),
)
"""The two sides of buttons: direction, x of the edge, and the buttons from the edge inwards with name, picture and
label. The button of a language is labelled with its name."""
_NAMED = 2
"""Languages that are named on the button for them."""
_COLORS = ("#2A1640", "#8E6BA8")
_FACE = 56
_WORD, _WORD_UP = (46, 88), 14
"""Letters and height of the word of a button without words, and px between both."""
_GAP = 16
_SIDE = 512
"""Width for the buttons of one side, px. Between the sides is room for the longest name with its arrows."""


@dataclass(frozen=True, slots=True)
class TitleButton:
    """A button in the row below the shelf, with its place. Continue, rules and lessons are to the left of the name, the
    others to its right."""

    name: str
    piece: Piece
    at: tuple[int, int]
    wordless: bool
    """Whether it is a picture only, so its word is shown while it is in focus."""

    @property
    def rect(self) -> Rect:
        """Its rectangle on the stage."""
        return self.piece.rect(self.at)


class TitleScene(HouseScene):
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
        self.saved: SavedMatch | None = None
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
        self._look_for_match()
        self.focus.at = ("game", self.chosen)
        self.settle()
        self._say_notices()
        if self.context.game and not self.opened:
            self.opened = True
            self.chosen = next(
                (i for i, entry in enumerate(self.entries) if entry.game == self.context.game), self.chosen
            )
            self._play(self.device)
        if self.resumes:
            self.resumes = False
            self._go_on()

    def uncover(self, result: object) -> None:
        self.context.sound.music("title")
        self._look_for_match()
        super().uncover(result)
        self._say_notices()

    def _look_for_match(self) -> None:
        self.saved = self.context.store.open_match()

    def _say_notices(self) -> None:
        """Show the notices of the program in the bar, one after the other."""
        self._unsaid += self.context.sound.captions.take()
        if self._unsaid and not self.said:
            self.said, self._said_left = self._unsaid.pop(0), NOTICE_SECONDS

    # State

    def targets(self) -> Sequence[Target]:
        games = [Target(("game", number), self.shelf.rect(number)) for number in self.shelf.order]
        return (*games, *button_targets(self._buttons()))

    def _buttons(self) -> tuple[TitleButton, ...]:
        """The row below the shelf.

        A kiosk has no button to quit but one for the language. Continue needs an open match. There are no memories of
        children or in a kiosk. The page about the program is for grown-ups; in the children's theme the settings lead
        to it.
        """
        leave_out = [QUIT, EVENING] if self.context.kiosk else [LANGUAGE]
        leave_out += [ABOUT] * self.children
        leave_out += [MEMORIES] * (self.children or self.context.kiosk is not None)
        leave_out += [CONTINUE] * (self.saved is None) + [LEARN] * (not self._teaches)
        return button_row(self.shelf.line, self.theme, self.context.voice, leave_out, in_short(self._others))

    @cached_property
    def _teaches(self) -> bool:
        """Whether a game that is offered here has a lesson. At home all are offered, so no lookup is needed."""
        if self.context.kiosk is None:
            return True
        from game.lessons import lessons

        return any(entry.game in lessons() for entry in self.entries)

    @property
    def _others(self) -> tuple[str, ...]:
        return others(self.context.language)

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
        self._turn_shelf(step)
        return True

    def swiped(self, way: Action, press: Press) -> None:
        if way in (Action.LEFT, Action.RIGHT):
            self._turn_shelf(1 if way is Action.RIGHT else -1)

    def _turn_shelf(self, step: int) -> None:
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
                self._play(press.device)
        elif target == CONTINUE:
            self._go_on()
        elif target == EVENING:
            self._evening(press.device)
        elif target == HOW:
            self._how()
        elif target == LEARN:
            self._learn(press.device)
        elif target == MEMORIES:
            self.context.sound.play("choose")
            self.context.stack.push(self.context.place("memories", press.device))
        elif target == ABOUT:
            self.context.sound.play("choose")
            self.context.stack.push(self.context.place("about"))
        elif target == SETTINGS:
            self._settings()
        elif target == LANGUAGE:
            self.context.sound.play("turn")
            if len(self._others) == 1:
                self.context.settings.change(language=self._others[0])
                self.settle()
            else:
                self.context.stack.push(self.context.place("languages"))
        elif target == QUIT:
            for_grown_ups(self.context, self.context.quit, press.device)

    def bindings(self) -> tuple[Binding, ...]:
        """On the shelf, also the actions of the buttons below. Pointers have the buttons."""
        continues = Binding(Action.EXTRA, lambda press: self._go_on(), say("title-continue"))
        how = Binding(Action.INFO, lambda press: self._how(), say("title-how"))
        settings = Binding(Action.MENU, lambda press: self._settings(), say("settings"))
        others = (*((continues,) if self.saved is not None else ()), how, settings)
        if not self._on_shelf:
            games = self.moves(Action.UP, say("hint-games"))
            shown: tuple[Binding, ...] = (self.chooses(say("hint-choose")), games)
        else:
            shown = (self.chooses(say("hint-play")), *(() if self.device in (MOUSE, TOUCH) else others))
        quits = bound(() if self.context.kiosk else (Action.BACK,), lambda press: self.settle(QUIT))
        left = Binding(Action.PREV, lambda press: self._turn_shelf(-1))
        right = Binding(Action.NEXT, lambda press: self._turn_shelf(1))
        return self.with_focus(*shown, *(one.silent for one in others), *quits, left, right)

    def click_outside(self, press: Press) -> None:
        """Press the arrows beside the name."""
        assert press.at is not None
        for step in self.shelf.arrows:
            if self.shelf.arrow_rect(step).collidepoint(press.at):
                self._turn_shelf(step)

    def _play(self, device: str) -> None:
        self.context.sound.play("choose")
        self.context.stack.push(self.context.place("seats", self.entry.game, device))

    def _go_on(self) -> None:
        """Continue the last match at its table."""
        if self.saved is None:
            return
        table, words = resume.table_of(self.context, self.saved)
        if table is None:
            self._look_for_match()
            self.settle(("game", self.chosen))
            self.said, self._said_left = words, NOTICE_SECONDS
            return
        if words:
            self.context.sound.captions.say(words)
        self.context.sound.music(None)
        self.context.stack.push(table)

    def _evening(self, device: str) -> None:
        """Continue the open evening at its table, its standings or its first seats; without one, open a programme for a
        new evening."""
        from scenes.evening import diary  # the title is shown before the games are loaded

        evening = diary.found(self.context)
        if evening is not None and self.saved is not None and diary.of_match(self.context, self.saved.aids):
            self._go_on()
            return
        self.context.sound.play("choose")
        if evening is None:
            self.context.stack.push(self.context.place("programme", device))
        elif evening.played and not self.children:
            self.context.stack.push(self.context.place("standings", evening, device))
        else:
            diary.goes_on(self.context, evening, device)

    def _how(self) -> None:
        self.context.sound.play("choose")
        self.context.stack.push(self.context.place("rules", self.entry.game))

    def _learn(self, device: str) -> None:
        from scenes.lesson.offer import own_lessons

        if not own_lessons(self.context):
            self.refuse(INSTALL_AGAIN)
            return
        self.context.sound.play("choose")
        self.context.stack.push(self.context.place("learn", self.entry.game, device))

    def _settings(self) -> None:
        self.context.sound.play("choose")
        for_grown_ups(self.context, lambda: self.context.stack.push(self.context.place("settings")), self.device)

    # Drawing

    def update(self, dt: float) -> None:
        super().update(dt)
        self._say_notices()
        self.clock += dt
        self.lane.advance(paced(dt, 0.0 if self.context.settings.get.reduced_motion else self.context.pace))

    def sentence(self) -> Message | None:
        at = self.focus.at
        if at == CONTINUE and self.saved is not None:
            return resume.line_for(self.saved)
        if at == LANGUAGE:  # in the other language, for players who read that
            return offer(self._others[0])
        if isinstance(at, str):
            return {
                HOW: say("title-how-line", game=self.entry.title),
                EVENING: say("title-evening-line"),
                LEARN: say("title-learn-line"),
                MEMORIES: say("title-memories-line"),
                ABOUT: say("about-line"),
                SETTINGS: gated_line(self.context, say("settings-line")),
                QUIT: gated_line(self.context, say("title-quit-line")),
            }[at]
        return kids_preset_of(self.entry.game).GOAL if self.children else self.entry.line

    def named(self, target: Hashable) -> Message | None:
        if isinstance(target, tuple):
            return verbatim(self.entries[int(target[1])].title)
        if target == LANGUAGE:
            return verbatim(in_short(self._others))
        return next(label for _, _, side in _SIDES for name, _, label in side if name == target)

    def narrated(self) -> Narrated:
        """With the number of players in words; the bar has a picture for it."""
        told = super().narrated()
        if self.children or not self._on_shelf or self.said is not None:
            return told
        players = self.worded(say("narrated-players", text=self.entry.players))
        return replace(told, sentence=f"{self.worded(self.entry.line)}. {players}")

    def counted_targets(self) -> Sequence[Hashable]:
        """The shelf or the row below it, each with its own count."""
        if self._on_shelf:
            return [("game", number) for number in range(len(self.entries))]
        return [button.name for button in self._buttons()]

    def laid_out(self, words: str) -> str | Sequence[text.Part]:
        if self.focus.at == CONTINUE and self.saved is not None:
            return (*(avatar(SEAT_LOOKS[look], _FACE) for look in resume.looks_of(self.saved)), words)
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
        for button in self._buttons():
            button.piece.draw(canvas, button.at)
            if self.focus.at == button.name:
                self.draw_focus(canvas, button.rect)
                label = self.named(button.name)
                if button.wordless and label is not None:
                    draw_word(canvas, button, self.worded(label), self.theme)


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


def others(language: str) -> tuple[str, ...]:
    """Return all languages but one, the next ones first."""
    codes = tuple(LANGUAGES)
    at = codes.index(language) + 1 if language in codes else 0
    return tuple(code for code in (*codes[at:], *codes[:at]) if code != language)


def offer(language: str) -> Message:
    """Return the offer of a language, in that language."""
    return verbatim(Voice(catalogue_of(language)).words(say("title-language-line")))


def in_short(languages: Sequence[str]) -> str:
    """Return the names of the first of some languages for a button."""
    names = " · ".join(LANGUAGES[language].name for language in languages[:_NAMED])
    return f"{names} …" if len(languages) > _NAMED else names


def button_row(
    line: int, theme: Theme, voice: Voice, leave_out: Sequence[str] = (), language: str = ""
) -> tuple[TitleButton, ...]:
    """All buttons except `leave_out`, centred on `line`; one offers `language`. With large text they are pictures only,
    except a language, which has none. If they do not fit, those nearest the edge become pictures."""
    out = []
    for side, start, buttons in _SIDES:
        shown = [button for button in buttons if button[0] not in leave_out]
        wordless = len(shown)
        pieces = _pills(shown, wordless, theme, voice, language)
        for alone in () if theme.large_text else reversed(range(len(shown))):  # paint few words that will not fit
            wider = _pills(shown, alone, theme, voice, language)
            if sum(piece.box.width + _GAP for piece in wider) - _GAP > _SIDE:
                break
            pieces, wordless = wider, alone
        x = start
        for number, ((name, _, label), piece) in enumerate(zip(shown, pieces, strict=True)):
            at = x + side * piece.box.width // 2, line
            out.append(TitleButton(name, piece, at, number < wordless and label is not None))
            x += side * (piece.box.width + _GAP)
    return tuple(out)


def _pills(
    buttons: Sequence[tuple[str, str, Message | None]], alone: int, theme: Theme, voice: Voice, language: str
) -> list[Piece]:
    """The buttons of one side, from the edge inwards; the first few are pictures only."""
    return [
        _pill(picture, language if label is None else voice.words(label), theme, number < alone and label is not None)
        for number, (_, picture, label) in enumerate(buttons)
    ]


def draw_word(canvas: Canvas, button: TitleButton, word: str, theme: Theme) -> None:
    """Draw the word of a button without words above it."""
    piece = pill((word,), GOLD_INK, GOLD, *_WORD, 4, theme)
    rect = piece.rect(button.rect.center).clamp(SAFE)
    rect.bottom = button.rect.top - _WORD_UP
    piece.draw(canvas, rect.center)


def button_targets(buttons: Sequence[TitleButton]) -> tuple[Target, ...]:
    return tuple(Target(button.name, button.rect) for button in buttons)


def button_beside(buttons: Sequence[TitleButton], name: str, step: int) -> str:
    """The name of the next button to the right (1) or left (-1) of `name`; the ends are joined."""
    names = [button.name for button in sorted(buttons, key=lambda button: button.at)]
    return names[(names.index(name) + step) % len(names)]


def _pill(picture: str, label: str, theme: Theme, alone: bool) -> Piece:
    return _round(picture) if alone else pill((icon(picture, 34), label), *_COLORS, 32, PILL_HIGH, 3)


@cached
def _round(picture: str) -> Piece:
    """A button with a picture and no words."""
    out, drawn = disc(PILL_HIGH, *_COLORS, 3).copy(), icon(picture, 38)
    out.blit(drawn, drawn.get_rect(center=(PILL_HIGH // 2, PILL_HIGH // 2)))
    return with_shadow(out, 10, 120, (2, 7))
