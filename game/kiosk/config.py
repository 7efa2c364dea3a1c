"""Config: the settings of a kiosk's operator, each with its default and limits. Pure values, no file."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from os.path import isabs
from types import MappingProxyType
from typing import Any

from engine.core.messages import Message, say
from engine.core.words import quote, shown
from engine.games import GAMES
from game import settings
from game.kiosk.opening_hours import ALWAYS, loudness, spans
from game.kiosk.pin import FACTORY_PIN, FEWEST_DIGITS, MOST_DIGITS, is_hash, is_pin
from game.settings import READ_AS_SUITS

FULL, QUIET, SILENT = "full", "quiet", "none"
"""Volume of the show that passers-by see."""
DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
ALL, NONE = "all", "none"
"""A game with all of its variants, and a game that is not offered."""
LONGEST_MESSAGE = 80
MESSAGE, CLOSED_MESSAGE = "screen.message", "screen.closed_message"
LOUD_HOURS = "sound.hours"
LEAST_MEMORY, MOST_MEMORY = 500, 65536
"""Bounds of the memory limit in MiB. A healthy kiosk needs more than the lower one."""
PIN, PIN_HASH = "operator.pin", "operator.pin_hash"
SECRET = (PIN, PIN_HASH)
"""Keys that are never shown; `KeptPin` keeps them."""
MEMORY_LIMIT, STATUS = "machine.memory_limit", "machine.status"

Fault = Callable[[str, Any], Message | None]
"""Returns what is wrong with the value of a key, or None."""


@dataclass(frozen=True, slots=True)
class Key:
    """One setting, `section.name`, with its default and its checks. `said` explains it in the example file. `choices`:
    the values that the operator's screen offers, in order."""

    name: str
    default: Any
    fault: Fault
    said: str
    choices: tuple[Any, ...] = ()


def _one_of(*choices: Any) -> Fault:
    def fault(name: str, value: Any) -> Message | None:
        if any(type(value) is type(choice) and value == choice for choice in choices):
            return None
        offered = ", ".join(str(choice) or '""' for choice in choices)
        return say("-operator-fault-one-of", key=name, offered=offered, written=quote(value))

    return fault


def _from_to(least: int, most: int) -> Fault:
    def fault(name: str, value: Any) -> Message | None:
        if type(value) is int and least <= value <= most:
            return None
        return say("-operator-fault-number", key=name, least=str(least), most=str(most), written=quote(value))

    return fault


def _hours(name: str, value: Any) -> Message | None:
    try:
        if isinstance(value, str) and spans(value) is not None:
            return None
    except ValueError:
        pass
    return say("-operator-fault-hours", key=name, written=quote(value))


def _loud_hours(name: str, value: Any) -> Message | None:
    try:
        if isinstance(value, str):
            loudness(value)
            return None
    except ValueError:
        pass
    return say("-operator-fault-loud-hours", key=name, written=quote(value))


def _message(name: str, value: Any) -> Message | None:
    if isinstance(value, str) and len(value) <= LONGEST_MESSAGE and (value.isprintable() or not value):
        return None
    return say("-operator-fault-message", key=name, count=LONGEST_MESSAGE, written=quote(value))


def _memory(name: str, value: Any) -> Message | None:
    if type(value) is int and (value == 0 or LEAST_MEMORY <= value <= MOST_MEMORY):
        return None
    least, most = str(LEAST_MEMORY), str(MOST_MEMORY)  # as the messages need them
    return say("-operator-fault-memory", key=name, least=least, most=most, written=quote(value))


def _folder(name: str, value: Any) -> Message | None:
    if value == "" or (isinstance(value, str) and value.isprintable() and isabs(value)):
        return None
    return say("-operator-fault-folder-name", key=name, written=quote(value))


def _pin(name: str, value: Any) -> Message | None:
    """Check a PIN without repeating it in the message."""
    least, most = str(FEWEST_DIGITS), str(MOST_DIGITS)
    return None if is_pin(value) else say("-operator-fault-pin", key=name, least=least, most=most)


def _pin_hash(name: str, value: Any) -> Message | None:
    return None if is_hash(value) else say("-operator-fault-pin-hash", key=name)


def _variants(game: str) -> Fault:
    def fault(name: str, value: Any) -> Message | None:
        if value in (ALL, NONE):
            return None
        known = [variant.name for variant in GAMES[game].variants]
        words = value if isinstance(value, list | tuple) else [value]
        if not words:
            return say("-operator-fault-no-variant", key=name, written=quote(value))
        if all(word in known for word in words):
            return None
        return say("-operator-fault-variants", key=name, offered=", ".join(known), written=quote(value))

    return fault


def _setting(key: str, said: str) -> Key:
    """The key of a setting of the program, which has its own default and choices."""
    name = key.partition(".")[2]
    choices = settings.choices(name)
    return Key(key, getattr(settings.DEFAULTS, name), _one_of(*choices), said, choices)


_READ, _LANGUAGES = settings.CHOICES["read_aloud"], settings.CHOICES["language"]
_PATIENCE = (30, 45, 60, 90, 120, 180, 240, 300, 450, 600)
_SOUND = (
    _setting("sound.effects", "Cards and cloth, in percent by tens."),
    _setting("sound.music", "The tune of the house, in percent by tens."),
    _setting("sound.speech", "The voice of the host, in percent by tens."),
    _setting(
        "sound.read_aloud",
        f"What a voice of the machine reads: {', '.join(_READ)}; {READ_AS_SUITS}: to children, if it is a good one.",
    ),
    _setting("sound.ambience", "false: nothing is heard round the tables."),
    _setting("sound.night", "true: music is softer and nothing is loud."),
    _setting("sound.mono", "true: for one loudspeaker."),
)
_SCREEN = (
    _setting("screen.theme", "grown-up or kids."),
    _setting(
        "screen.language",
        f'What every visitor begins with: {", ".join(filter(None, _LANGUAGES))}, or "" for that of the machine.',
    ),
    _setting("screen.text_size", "In percent: 100, 125, 150, 175 or 200."),
    _setting("screen.sealed_deals", "true: a seal is shown after each deal (not to children)."),
)
_HOUSE_KEYS: tuple[Key, ...] = (
    *(Key(f"hours.{day}", ALWAYS, _hours, "") for day in DAYS),
    *_SOUND,
    Key(
        LOUD_HOURS,
        "",
        _loud_hours,
        'When all of it is softer, in percent of the volumes above: "20:00-08:00 50, 08:00-10:00 30". Local time.',
        ("", "18:00-09:00 50", "20:00-08:00 50", "20:00-08:00 20", "22:00-07:00 0"),
    ),
    Key(
        "sound.attract",
        QUIET,
        _one_of(FULL, QUIET, SILENT),
        f"While nobody plays and computer players show the games: {FULL}, {QUIET} or {SILENT}.",
        (FULL, QUIET, SILENT),
    ),
    *_SCREEN,
    Key(MESSAGE, "", _message, "What the house says to passers-by, in one line."),
    Key(CLOSED_MESSAGE, "", _message, 'The same while it is closed; "": what it says at other times.'),
    Key(
        "times.cover",
        20,
        _from_to(10, 200),
        "Seconds until an open hand is covered that nobody touches, 10 to 200; children have twice as long.",
        (10, 15, 20, 30, 45, 60, 90, 120, 200),
    ),
    Key(
        "times.still_playing",
        90,
        _from_to(30, 600),
        'Seconds without a touch until "Still playing?" is asked, 30 to 600.',
        _PATIENCE,
    ),
    Key("times.countdown", 30, _from_to(20, 600), "Seconds that this question stands, 20 to 600.", (20, *_PATIENCE)),
    Key(
        "times.attract",
        60,
        _from_to(30, 600),
        "Seconds that the title or the end of a match stands untouched until computer players play, 30 to 600.",
        _PATIENCE,
    ),
    Key(
        PIN,
        FACTORY_PIN,
        _pin,
        f"Opens the operator's screen, {FEWEST_DIGITS} to {MOST_DIGITS} digits. Who can read this file can read it.",
    ),
    Key(PIN_HASH, "", _pin_hash, "Instead of it the line that `python main.py pin` prints; it counts more."),
    Key(
        MEMORY_LIMIT,
        900,
        _memory,
        f"MiB of memory, {LEAST_MEMORY} or more, above which it starts again once nobody plays; 0: no limit.",
        (0, 600, 700, 800, 900, 1000, 1200, 1500, 2000),
    ),
    Key(STATUS, "", _folder, 'Folder for its status, such as "/var/lib/node_exporter"; "": none is written.'),
)
SECTIONS: Mapping[str, str] = MappingProxyType(
    {
        "games": f'What is offered: "{ALL}" variants, some of them such as ["classic", "beginner"], or "{NONE}".',
        "hours": 'When the house is open: "10:00-18:00", "10:00-12:00, 14:00-02:00" or "closed". Local time.',
        "sound": "",
        "screen": "",
        "times": "",
        "operator": "",
        "machine": "",
    }
)


def keys() -> Mapping[str, Key]:
    """All settings by name, in the order of the example file: one for each game, then the others."""
    games = (Key(f"games.{game}", ALL, _variants(game), "") for game in GAMES)
    return MappingProxyType({key.name: key for key in (*games, *_HOUSE_KEYS)})


def defaults() -> Mapping[str, Any]:
    """The default of each setting."""
    return MappingProxyType({name: key.default for name, key in keys().items()})


def fault_of(name: str, value: object) -> Message | None:
    """Return what is wrong with `value` for the setting `name`, or None."""
    known_keys = keys()
    if name not in known_keys:
        section = name.partition(".")[0]
        known = [key.partition(".")[2] for key in known_keys if key.startswith(f"{section}.")]
        return say("-operator-fault-unknown", key=shown(name), offered=", ".join(known or SECTIONS))
    return known_keys[name].fault(name, value)


@dataclass(frozen=True, slots=True)
class Config:
    """The values of all settings, by `section.name`. Always complete and valid."""

    values: Mapping[str, Any] = field(default_factory=defaults)

    def __getitem__(self, name: str) -> Any:
        return self.values[name]

    def said(self, changes: Mapping[str, Any]) -> "Config":
        """Return a config with these changes, which the caller has checked."""
        return replace(self, values=MappingProxyType({**self.values, **changes}))

    def variants(self, game: str) -> tuple[str, ...]:
        """Return the offered variants of a game, in the game's order; empty if the game is left out."""
        value, known = self.values[f"games.{game}"], tuple(variant.name for variant in GAMES[game].variants)
        if value in (ALL, NONE):
            return known if value == ALL else ()
        return tuple(name for name in known if name in value)

    @property
    def games(self) -> tuple[str, ...]:
        return tuple(game for game in GAMES if self.values[f"games.{game}"] != NONE)

    @property
    def week(self) -> tuple[str, ...]:
        """The opening hours, from Monday on."""
        return tuple(self.values[f"hours.{day}"] for day in DAYS)

    @property
    def settings(self) -> dict[str, Any]:
        """The settings that each visitor starts with."""
        return {key.name.partition(".")[2]: self.values[key.name] for key in (*_SOUND, *_SCREEN)}
