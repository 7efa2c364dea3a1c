"""Settings in five tabs on a coat rail. Each change holds at once, is kept, and shows on the sample beside it."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from pygame import Rect

from engine.core.messages import Message, say
from game.canvas import Canvas
from game.context import Context
from game.draw import text
from game.draw.cache import cached
from game.draw.focus import peg
from game.draw.house_set import coat_rail
from game.draw.icons import icon
from game.draw.paper import Piece, board, with_shadow
from game.easing import HOOK
from game.input.actions import KEYS, KEYS_LEFT, KEYS_RIGHT, MOUSE, TOUCH, Action, Press
from game.input.bindings import PAD_FAMILY
from game.settings import READ_ALL, READ_AS_SUITS, READ_NOTHING, READ_SENTENCES, TITLES, choices
from game.text.catalogue import named
from game.theme import CARD_EDGE, CREAM, INK, Theme
from game.timeline import Lane
from game.widgets.bindings import Binding
from game.widgets.controls import Control, ControlKind
from game.widgets.focus import Target
from game.widgets.menu import ROW_GAP, Row, draw_rows
from game.widgets.page import Page
from scenes.front.leafing import LeafingScene
from scenes.front.samples import Sample

LOOK, SOUND, PACE, BUTTONS, HELP = "look", "sound", "pace", "buttons", "help"
VOICE, AGAIN, ABOUT = "voice", "again", "about"
SPOKEN = ("speech", "read_aloud", "speech_pace", "mono")
"""Settings on the page of the host's voice."""


@dataclass(frozen=True, slots=True)
class SettingsTab:
    """A tag on the coat rail: its title and picture, its line in the bar, its settings."""

    id: str
    title: Message
    picture: str
    line: Message
    rows: tuple[str, ...]


TABS = (
    SettingsTab(
        LOOK,
        say("settings-tab-look"),
        "eye",
        say("settings-tab-look-line"),
        ("text_size", "theme", "high_contrast", "bright_room", "fullscreen"),
    ),
    SettingsTab(
        SOUND,
        say("settings-tab-sound"),
        "sound",
        say("settings-tab-sound-line"),
        ("effects", "music", VOICE, "ambience", "night"),
    ),
    SettingsTab(
        PACE,
        say("settings-tab-pace"),
        "clock",
        say("settings-tab-pace-line"),
        ("pace", "reduced_motion", "look", "rumble", "sealed_deals"),
    ),
    SettingsTab(
        BUTTONS,
        say("settings-tab-buttons"),
        "pad",
        say("settings-tab-buttons-line"),
        (KEYS, KEYS_LEFT, KEYS_RIGHT, PAD_FAMILY, "swap_confirm"),
    ),
    SettingsTab(
        HELP,
        say("settings-tab-help"),
        "question",
        say("settings-tab-help-line"),
        ("language", "captions", "one_switch", AGAIN, ABOUT),
    ),
)
LINES: dict[str, Message] = {
    "effects": say("settings-effects-line"),
    "music": say("settings-music-line"),
    "speech": say("settings-speech-line"),
    "read_aloud": say("settings-read-aloud-line"),
    "speech_pace": say("settings-speech-pace-line"),
    "ambience": say("settings-ambience-line"),
    "night": say("settings-night-line"),
    "mono": say("settings-mono-line"),
    "pace": say("settings-pace-line"),
    "text_size": say("settings-text-size-line"),
    "theme": say("settings-theme-line"),
    "language": say("settings-language-line"),
    "reduced_motion": say("settings-reduced-motion-line"),
    "high_contrast": say("settings-high-contrast-line"),
    "bright_room": say("settings-bright-room-line"),
    "captions": say("settings-captions-line"),
    "look": say("settings-look-line"),
    "one_switch": say("settings-one-switch-line"),
    "swap_confirm": say("settings-swap-confirm-line"),
    "sealed_deals": say("settings-sealed-deals-line"),
    "rumble": say("settings-rumble-line"),
    "fullscreen": say("settings-fullscreen-line"),
}
"""The bar's line for each setting."""
PAGES: dict[str, tuple[Message, Message]] = {
    KEYS: (TITLES["key_bindings"], say("settings-keys-line")),
    KEYS_LEFT: (TITLES["left_bindings"], say("settings-half-line")),
    KEYS_RIGHT: (TITLES["right_bindings"], say("settings-half-line")),
    PAD_FAMILY: (TITLES["pad_bindings"], say("settings-pad-buttons-line")),
    VOICE: (say("settings-voice"), say("settings-voice-line")),
    AGAIN: (say("settings-again"), say("settings-again-line")),
    ABOUT: (say("about"), say("about-line")),
}
"""Title and line of the rows that open a page of their own."""
_VALUES: dict[tuple[str, Any], Message] = {
    ("pace", "off"): say("value-off"),
    ("pace", "fast"): say("value-fast"),
    ("pace", "normal"): say("value-normal"),
    ("pace", "slow"): say("value-slow"),
    ("one_switch", "off"): say("value-off"),
    ("one_switch", "slow"): say("value-slow"),
    ("one_switch", "normal"): say("value-normal"),
    ("one_switch", "fast"): say("value-fast"),
    ("read_aloud", READ_AS_SUITS): say("value-to-children"),
    ("read_aloud", READ_NOTHING): say("value-nothing"),
    ("read_aloud", READ_SENTENCES): say("value-sentences"),
    ("read_aloud", READ_ALL): say("value-all"),
    ("speech_pace", "slow"): say("value-slow"),
    ("speech_pace", "normal"): say("value-normal"),
    ("speech_pace", "fast"): say("value-fast"),
    ("language", ""): say("value-system"),
    ("theme", "grown-up"): say("value-grown-ups"),
    ("theme", "kids"): say("value-children"),
    ("look", "hold"): say("value-hold"),
    ("look", "press"): say("value-press"),
}

_RAIL, _RAIL_WIDE, _LIFT = 116, 1640, 34  # y and width of the coat rail; px higher with large text
_TAG, _TAG_STEP, _TAG_TOP, _OPEN_DOWN = (282, 116), 314, 138, 20
_TAG_LETTERS, _TAG_ICON, _TAG_PAD, _TAG_GAP, _PEG = 44, 54, 22, 14, 62
_TAG_PAPER, _TAG_EDGE = "#B9AC9A", "#8F8371"
_BOARD, _SAMPLE = Rect(113, 313, 1140, 564), Rect(1277, 313, 532, 564)
_GROUND, _EDGE = "#221833", "#4A3358"
_SAMPLE_GROUND, _SAMPLE_EDGE = "#1F1A45", "#3D3778"
_ROW, _IN_BOARD, _ROWS_LARGE, _ABOVE_BAR = 92, 28, 3, 30


def value_of(name: str, value: object) -> Message:
    """The words for a value: `80 %`, `Slow`, `On`."""
    if isinstance(value, bool):
        return say("value-on") if value else say("value-off")
    if isinstance(value, int):
        return say("value-percent", amount=value) if value else say("value-silent")
    if name == "language" and value:
        return named(str(value))
    return _VALUES[name, value]


def control_of(name: str, value: object) -> Control:
    """The control for a setting: a slider for numbers, a switch for yes and no, plates for others."""
    offered = choices(name)
    kind = (
        ControlKind.SWITCH
        if isinstance(value, bool)
        else ControlKind.BAR
        if isinstance(value, int)
        else ControlKind.PLATES
    )
    words = tuple(value_of(name, choice) for choice in offered)
    return Control(kind, words, offered.index(value), from_nothing=offered[0] == 0 and kind is ControlKind.BAR)


class SettingRows(Page):
    """Rows of settings. Each change holds at once, and each setting can return to its default."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.sample = Sample(context)

    def setting(self, name: str) -> Row:
        value = getattr(self.context.settings.get, name)
        return Row(name, TITLES[name], value_of(name, value), LINES[name], control=control_of(name, value))

    def choose(self, target: Hashable, press: Press) -> None:
        super().choose(target, press)
        self.try_out()

    def turn(self, target: Hashable, step: int, press: Press) -> bool:
        done = super().turn(target, step, press)
        if done:
            self.try_out()
        return done

    def turn_value(self, row: Row, step: int, press: Press) -> None:
        self.context.settings.turn(str(row.id), step)

    def try_out(self) -> None:
        """Play a sample of the setting in focus, if it has one."""
        self.sample.show(self.focus.at)

    def as_usual(self) -> tuple[Binding, ...]:
        """The button that restores the default, if the setting in focus differs from it."""
        name, settings = str(self.focus.at), self.context.settings
        if not hasattr(settings.usual, name) or getattr(settings.get, name) == getattr(settings.usual, name):
            return ()
        return (Binding(Action.EXTRA, self._reset, say("hint-as-usual")),)

    def on_row(self) -> Binding:
        """A slider also says which direction means more."""
        row = self.row(self.focus.at)
        if (
            row is None
            or row.control is None
            or row.control.kind is not ControlKind.BAR
            or self.device in (MOUSE, TOUCH)
        ):
            return super().on_row()
        if row.control.can(1):
            return self.moves(Action.RIGHT, say("hint-raise"))
        return self.moves(Action.LEFT, say("hint-lower"))

    def _reset(self, press: Press) -> None:
        """Restore the default of the setting in focus."""
        name = str(self.focus.at)
        self.context.sound.play("turn")
        self.context.settings.change(**{name: getattr(self.context.settings.usual, name)})
        self.settle()

    def cover(self) -> None:
        self.sample.rest()

    def leave(self) -> None:
        self.sample.rest()

    def update(self, dt: float) -> None:
        super().update(dt)
        self.sample.update(dt)


class VoiceScene(SettingRows):
    """Volume of the host, which words are read aloud, their pace, and one sound for both ears."""

    title = PAGES[VOICE][0]

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.focus.at = SPOKEN[0]

    def rows(self) -> Sequence[Row]:
        return tuple(map(self.setting, SPOKEN))

    def bindings(self) -> tuple[Binding, ...]:
        return self.with_focus(self.on_row(), *self.as_usual(), self.leads_back())


class AgainScene(Page):
    """What can start again: the coach's tips, or all settings."""

    title = PAGES[AGAIN][0]

    def rows(self) -> Sequence[Row]:
        return (
            Row("tips", say("settings-tips"), None, say("settings-tips-line"), "feather", do=self._forget_tips),
            Row("reset", say("settings-reset"), None, say("settings-reset-line"), "replay", do=self._reset),
        )

    def _forget_tips(self) -> None:
        self.context.learning.forget_moments()
        self.say(say("settings-tips-done"))

    def _reset(self) -> None:
        self.context.settings.reset()
        self.say(say("settings-reset-done"))
        self.settle()


class SettingsScene(LeafingScene, SettingRows):
    """Shoulder buttons change the tab. The tables of keys and pads and the host's voice have pages of their own."""

    hook_share = 0.98

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.tab = TABS[0]
        self.focus.at = self.tab.rows[0]
        self.lane = Lane()
        self.down = 1.0
        """How far the open tag has come down, 0 to 1."""

    # State

    @property
    def title(self) -> Message:
        """The title of the open tag, which replaces that of the page."""
        return self.tab.title

    def rows(self) -> Sequence[Row]:
        return tuple(self._row(name) for name in self.names(self.tab))

    def names(self, tab: SettingsTab) -> tuple[str, ...]:
        """The settings of a tab. A kiosk has no choice between window and full screen."""
        return tuple(name for name in tab.rows if name != "fullscreen" or not self.context.kiosk)

    def _row(self, name: str) -> Row:
        if name in PAGES:
            return Row(name, PAGES[name][0], None, PAGES[name][1], leads=True)
        return self.setting(name)

    @property
    def _up(self) -> int:
        return _LIFT if self.theme.large_text else 0

    def _boards(self) -> tuple[Rect, Rect]:
        """Rectangles of the rows and of the sample, as high as the bar allows."""
        high = self.theme.bar_top - _ABOVE_BAR - (_BOARD.top - self._up) if self.theme.large_text else _BOARD.height
        left, right = (Rect(board.left, board.top - self._up, board.width, high) for board in (_BOARD, _SAMPLE))
        return left, right

    @property
    def row_high(self) -> int:
        if not self.theme.large_text:
            return _ROW
        return (self._boards()[0].height - 2 * _IN_BOARD + ROW_GAP) // _ROWS_LARGE - ROW_GAP

    def box(self) -> Rect:
        inner = self._boards()[0].inflate(-2 * _IN_BOARD, -2 * _IN_BOARD)
        wanted = len(self.rows()) * (self.row_high + ROW_GAP) - ROW_GAP
        return Rect(inner.left, inner.top, inner.width - 2, min(inner.height, wanted))

    def beside(self) -> tuple[Target, ...]:
        """The tags on the rail."""
        first = 960 - (len(TABS) - 1) * _TAG_STEP // 2
        return tuple(
            Target(("tab", tab.id), Rect(0, 0, *_TAG).move(first + i * _TAG_STEP - _TAG[0] // 2, self._tag_top(tab)))
            for i, tab in enumerate(TABS)
        )

    def _tag_top(self, tab: SettingsTab) -> int:
        return _TAG_TOP - self._up + (round(_OPEN_DOWN * self.down) if tab is self.tab else 0)

    def settle(self, at: Hashable = None) -> None:
        """Open the tab of the setting `at`, if it is another one."""
        tab = next((tab for tab in TABS if at in self.names(tab)), self.tab)
        if tab is not self.tab:
            self._open(tab)
        super().settle(at)

    # Input

    def _open(self, tab: SettingsTab) -> None:
        """Let another tag come down."""
        self.tab, self.first, self.held = tab, 0, None
        self.sample.rest()
        self.lane.finish()
        if not self.context.settings.get.reduced_motion:
            self.down = 0.0
            self.lane.play(HOOK.tween(self, down=1.0))

    def leaf(self, step: int) -> None:
        """Open the next tab or the one before; the ends are joined."""
        tab = TABS[(TABS.index(self.tab) + step) % len(TABS)]
        on_tag = isinstance(self.focus.at, tuple)
        self.sound("hook")
        self._open(tab)
        self.settle(("tab", tab.id) if on_tag else self.names(tab)[0])
        self.try_out()

    def choose(self, target: Hashable, press: Press) -> None:
        """Open a tag; on the open tag move to its first setting."""
        if not isinstance(target, tuple):
            super().choose(target, press)
            return
        tab = next(tab for tab in TABS if tab.id == target[1])
        if tab is self.tab:
            self.sound("focus")
            self.settle(self.names(tab)[0])
        else:
            self.leaf(TABS.index(tab) - TABS.index(self.tab))
            if press.at is not None:
                self.settle(target)

    def turn(self, target: Hashable, step: int, press: Press) -> bool:
        if isinstance(target, tuple):
            self.leaf(step)
            return True
        return super().turn(target, step, press)

    def _direct(self, press: Press) -> None:
        """Up and down walk over the rows and their tag."""
        if press.action in (Action.UP, Action.DOWN):
            line: tuple[Hashable, ...] = (("tab", self.tab.id), *(row.id for row in self.rows()))
            at = line.index(self.focus.at) if self.focus.at in line else 0
            self.sound("focus")
            self.settle(line[(at + (1 if press.action is Action.DOWN else -1)) % len(line)])
            self.try_out()
        else:
            super()._direct(press)

    def act(self, press: Press) -> None:
        if not press.released and press.at is None:
            self.sample.pressed(press)
        super().act(press)

    def bindings(self) -> tuple[Binding, ...]:
        return self.with_focus(self.on_row(), *self.as_usual(), *self.shoulders(say("hint-tab")), self.leads_back())

    def chosen(self, row: Row, press: Press) -> None:
        if row.id == VOICE:
            self.context.stack.push(VoiceScene(self.context))
        elif row.id == AGAIN:
            self.context.stack.push(AgainScene(self.context))
        elif row.id == ABOUT:
            self.context.stack.push(self.context.place("about"))
        else:
            from scenes.front.remap import RemapScene

            self.context.stack.push(RemapScene(self.context, str(row.id)))

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.lane.busy:
            self.lane.advance(dt)
            self.focus.show(self.targets())  # the ring comes down with its tag

    # Drawing

    def named(self, target: Hashable) -> Message | None:
        if isinstance(target, tuple):
            return next(tab.title for tab in TABS if tab.id == target[1])
        return super().named(target)

    def sentence(self) -> Message | None:
        if isinstance(self.focus.at, tuple):
            return next(tab.line for tab in TABS if tab.id == self.focus.at[1])
        return super().sentence()

    def paint(self, canvas: Canvas) -> None:
        theme, (rows, sample) = self.theme, self._boards()
        coat_rail(_RAIL_WIDE).draw(canvas, (960, _RAIL - self._up))
        words = tuple(self.words_of(tab.title) for tab in TABS)
        for tab, target in zip(TABS, self.beside(), strict=True):
            _tag(self.words_of(tab.title), tab.picture, tab is self.tab, words, theme).draw(canvas, target.rect.center)
            peg(_PEG).draw(canvas, (target.rect.centerx, target.rect.top))
        _ground(rows.size, _GROUND, _EDGE).draw(canvas, rows.center)
        draw_rows(canvas, self.part(), self.focus.at, theme, self.voice)
        _ground(sample.size, _SAMPLE_GROUND, _SAMPLE_EDGE).draw(canvas, sample.center)
        self.sample.draw(canvas, self.tab.id, sample)
        self.draw_focus(canvas)

    @property
    def hook_holds_focus(self) -> bool:
        return not isinstance(self.focus.at, tuple)

    def draw_focus(self, canvas: Canvas, rect: Rect | None = None, radius: int | None = None) -> None:
        """Draw the focus; a tag has a peg on the rail instead of the page's hook."""
        super().draw_focus(canvas, rect, radius)
        if not self.hook_holds_focus and self.focus.rect is not None:
            peg(_PEG).draw(canvas, (self.focus.rect.centerx, self.focus.rect.top))


@cached
def _ground(size: tuple[int, int], color: str, edge: str) -> Piece:
    return with_shadow(board(*size, color, 26, edge, 4), 14, 130, (3, 10))


@cached
def _tag(words: str, picture: str, is_open: bool, all_words: tuple[str, ...], theme: Theme) -> Piece:
    """A tag with its words beside its picture. With large letters the picture is left out first. All tags have letters
    of one size."""
    wide, high = _TAG
    paper, edge = (CREAM, CARD_EDGE) if is_open else (_TAG_PAPER, _TAG_EDGE)
    out = board(wide, high, paper, 18, edge, 4).copy()
    side = 0 if theme.large_text else _TAG_ICON
    beside = side + _TAG_GAP if side else 0
    room, role = wide - 2 * _TAG_PAD - beside, theme.sentence_role
    letters = min(text.fit(one, min(theme.sentence_px(_TAG_LETTERS), 76), room, role) for one in all_words)
    left = (wide - beside - text.width(words, letters, role)) // 2
    middle = high / 2 + 6
    if side:
        out.blit(icon(picture, side, INK, paper), (left, round(middle - side / 2)))
    text.place(out, words, letters, (left + beside, middle), INK, role, "left")
    return with_shadow(out, 12, 130, (2, 8))
