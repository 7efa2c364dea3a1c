"""Settings: the players' choices, checked when they are read and saved when they change."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Protocol

from engine.core.messages import Message, say
from game.text.languages import LANGUAGES

Bindings = tuple[tuple[str, tuple[str, ...]], ...]
"""Actions with the keys or buttons that replace the standard ones: `(("confirm", ("return", "e")),)`."""

Listener = Callable[["Values"], None]

READ_AS_SUITS, READ_NOTHING, READ_SENTENCES, READ_ALL = "suits", "nothing", "sentences", "all"
"""What is read aloud."""
SCAN_PACES: Mapping[str, float] = {"slow": 2.6, "normal": 1.7, "fast": 1.0}
"""Seconds of a step of the ring for one switch."""
_MOST_BINDINGS = 64
_LONGEST_WORD = 32


@dataclass(frozen=True, slots=True)
class Values:
    """The values of all settings. Volumes and text size are percentages."""

    effects: int = 80
    music: int = 80
    speech: int = 80
    read_aloud: str = READ_AS_SUITS
    """What a system voice reads: as suits the players, nothing, the host's sentences, or everything."""
    speech_pace: str = "normal"
    """How fast it reads."""
    ambience: bool = True
    """Whether there is background sound at tables; as loud as the music."""
    night: bool = False
    """Softer music, and no loud sounds."""
    mono: bool = False
    """The same sound for both ears."""
    pace: str = "normal"
    reduced_motion: bool = False
    text_size: int = 100
    theme: str = "grown-up"
    language: str = ""
    """The name of a language's folder; "" for the system's language."""
    high_contrast: bool = False
    bright_room: bool = False
    one_switch: str = "off"
    """How fast a ring walks over everything that can be chosen, for a player with one button; or off."""
    swap_confirm: bool = False
    """Whether confirm and cancel are exchanged on pads."""
    look: str = "press"
    """How a hand is opened: while the button is held, or by one press and closed by another."""
    captions: bool = False
    """Sounds in words. Off by default: the table should be calm, and the bar shows what matters."""
    key_bindings: Bindings = ()
    left_bindings: Bindings = ()
    right_bindings: Bindings = ()
    """For the two halves of a shared keyboard."""
    pad_bindings: Bindings = ()
    fullscreen: bool = True
    rumble: bool = True
    sealed_deals: bool = False
    """After each deal all players see its seal, which the replay opens. Never for children."""


CHOICES: Mapping[str, tuple[Any, ...]] = {
    "effects": tuple(range(0, 101, 10)),
    "music": tuple(range(0, 101, 10)),
    "speech": tuple(range(0, 101, 10)),
    "read_aloud": (READ_AS_SUITS, READ_NOTHING, READ_SENTENCES, READ_ALL),
    "speech_pace": ("slow", "normal", "fast"),
    "pace": ("off", "fast", "normal", "slow"),
    "text_size": (100, 125, 150, 175, 200),
    "theme": ("grown-up", "kids"),
    "one_switch": ("off", *SCAN_PACES),
    "language": ("", *LANGUAGES),
    "look": ("hold", "press"),
}
"""The possible values of each setting, in the order of the settings page. Settings without an entry are yes or no."""

TITLES: Mapping[str, Message] = {
    "effects": say("settings-effects"),
    "music": say("settings-music"),
    "speech": say("settings-speech"),
    "read_aloud": say("settings-read-aloud"),
    "speech_pace": say("settings-speech-pace"),
    "ambience": say("settings-ambience"),
    "night": say("settings-night"),
    "mono": say("settings-mono"),
    "pace": say("settings-pace"),
    "text_size": say("settings-text-size"),
    "theme": say("settings-theme"),
    "language": say("settings-language"),
    "reduced_motion": say("settings-reduced-motion"),
    "high_contrast": say("settings-high-contrast"),
    "bright_room": say("settings-bright-room"),
    "captions": say("settings-captions"),
    "look": say("settings-look"),
    "one_switch": say("settings-one-switch"),
    "swap_confirm": say("settings-swap-confirm"),
    "sealed_deals": say("settings-sealed-deals"),
    "rumble": say("settings-rumble"),
    "fullscreen": say("settings-fullscreen"),
    "key_bindings": say("settings-keys"),
    "left_bindings": say("settings-left-keys"),
    "right_bindings": say("settings-right-keys"),
    "pad_bindings": say("settings-pad-buttons"),
}
"""The name of each setting on its page."""

SUITED: Mapping[tuple[str, Any], Mapping[str, Any]] = {("theme", "kids"): {"pace": "slow", "speech_pace": "slow"}}
"""Values that follow from another choice unless the player has chosen them as well; they are not saved."""

DEFAULTS = Values()
_LISTS = ("key_bindings", "left_bindings", "right_bindings", "pad_bindings")


def choices(name: str) -> tuple[Any, ...]:
    """Return the possible values of the setting `name`, in order; empty for bindings, which have their own page."""
    return () if name in _LISTS else CHOICES.get(name, (False, True))


def is_valid(name: str, value: object) -> bool:
    """Whether `value` is valid for the setting `name`. True is no number here, and 1 is no truth value."""
    if name in _LISTS:
        return isinstance(value, tuple) and len(value) <= _MOST_BINDINGS and all(map(_is_binding, value))
    return any(type(value) is type(choice) and value == choice for choice in choices(name))


def _is_binding(pair: object) -> bool:
    match pair:
        case (str(action), tuple(names)):
            return all(isinstance(word, str) and 0 < len(word) <= _LONGEST_WORD for word in (action, *names))
    return False


def _frozen(value: object) -> object:
    """Return lists from the store as tuples, which can be compared and hashed."""
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


class SettingsStore(Protocol):
    """The part of the store that settings use."""

    def setting(self, name: str) -> object:
        """Return the saved value, or None."""

    def keep_setting(self, name: str, value: object) -> None:
        """Save `value`, which has only JSON types."""


class Settings:
    """The current settings (`get`), with methods to change them, and listeners.

    `notices`: one sentence for each saved value that was invalid; its default is used instead.
    """

    def __init__(self, keeper: SettingsStore | None = None, **overrides: Any) -> None:
        """Read the values of `keeper`. `overrides` (from the command line) hold for this run and are not saved."""
        self.notices: tuple[Message, ...] = ()
        self.get = Values()
        self._keeper = keeper
        self._listeners: list[Listener] = []
        self._chosen: set[str] = set()
        self.usual = DEFAULTS
        """The values that `reset` restores."""
        if keeper is not None:
            self._read(keeper)
        self._chosen.update(overrides)
        self.get = self._suit(replace(self.get, **_checked(overrides)))

    def change(self, **changes: Any) -> None:
        """Set and save values, and call the listeners. ValueError for an unknown name or a bad value."""
        new = {name: value for name, value in _checked(changes).items() if getattr(self.get, name) != value}
        self._chosen.update(changes)
        for name, value in new.items():
            if self._keeper is not None:
                self._keeper.keep_setting(name, value)
        self._become(self._suit(replace(self.get, **new)))

    def reset(self) -> None:
        """Restore the usual values, as if no player had chosen anything."""
        for name in self._chosen:
            if self._keeper is not None:
                self._keeper.keep_setting(name, None)
        self._chosen.clear()
        self._become(self._suit(self.usual))

    def _become(self, values: Values) -> None:
        if values == self.get:
            return
        self.get = values
        for listener in tuple(self._listeners):
            listener(values)

    def _suit(self, values: Values) -> Values:
        """Return the values, with those that were not chosen set to what suits the others."""
        for (name, choice), suits in SUITED.items():
            chosen = self._chosen | {other for other in suits if getattr(self.usual, other) != getattr(DEFAULTS, other)}
            there = suits if getattr(values, name) == choice else {other: getattr(DEFAULTS, other) for other in suits}
            values = replace(values, **{other: to for other, to in there.items() if other not in chosen})
        return values

    def turn(self, name: str, step: int) -> None:
        """Choose the next value of a setting, in the order of the page and around its ends."""
        offered = choices(name)
        self.change(**{name: offered[(offered.index(getattr(self.get, name)) + step) % len(offered)]})

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` with the new values after every change. Returns a function that stops it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener) if listener in self._listeners else None

    def _read(self, keeper: SettingsStore) -> None:
        odd, usable = list[Message](), dict[str, Any]()
        for field in fields(Values):
            kept = _frozen(keeper.setting(field.name))
            if kept is None:
                continue
            if is_valid(field.name, kept):
                usable[field.name] = kept
            else:
                odd.append(TITLES[field.name])
        self.get = replace(self.get, **usable)
        self._chosen.update(usable)
        if odd:
            self.notices = (say("notice-settings-odd", names=tuple(odd)),)


def _checked(changes: Mapping[str, Any]) -> dict[str, Any]:
    for name, value in changes.items():
        if not hasattr(DEFAULTS, name):
            raise ValueError(f"there is no setting '{name}'")
        if not is_valid(name, value):
            raise ValueError(f"the setting '{name}' cannot be {value!r:.60}")
    return dict(changes)
