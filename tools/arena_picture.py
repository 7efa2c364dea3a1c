"""A picture of an arena's report: `arena GAME ... --picture PNG`.

Every value is drawn on its interval. The levels of a round robin are on one scale, the strongest at the top, beside a
table of wins between levels. For other reports each measure has a column, with levels above and differences below. Dots
are filled if the difference from zero is clear, and hollow otherwise.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil, floor, log10
from pathlib import Path
from typing import Any, NamedTuple

from pygame import Rect, Surface

from engine.core.characters import BotName
from engine.headless.arena_lines import extent, neighbours, won
from game.draw import text
from game.draw.color import contrast, lighter, mix
from game.draw.house_set import house_set
from game.draw.paper import board, with_shadow
from game.draw.svg import fragment
from game.theme import BAD, CARD_EDGE, CREAM, CREAM_SHADE, GOOD, INK, SEAT_LOOKS, STAGE
from scenes.games import entry_of
from scenes.snapshot import save

_LOOKS = {look.name: look.main for look in SEAT_LOOKS}
_COLORS = {
    "random": _LOOKS["slate"],
    "gentle": _LOOKS["green"],
    "fair": _LOOKS["sky"],
    "sharp": _LOOKS["orange"],
    "master": _LOOKS["plum"],
}
_DIFFERENCE, _FADED = _LOOKS["indigo"], "#5E5673"
_SIDE_CURTAINS = 110
PAPER = Rect(70, 196, 1780, 850)
_INNER = Rect(114, 226, 1692, 760)
_NOTE_LINE = 1018
_TITLE, _SUB, _BODY, _SMALL = 72, 34, 38, 30
_LADDER = 1020
"""Width of the scale of a round robin, px; the rest is for the table of wins."""
_ROW_MOST, _ROW_LARGE, _GAP, _HEAD, _FOOT = 170, 116, 44, 64, 52
_MANY = 6
"""Most differences of a measure. If there are more, only those between neighbours are drawn."""
_BAND, _DOT, _HOLE = 22, 15, 8
"""px in a large row: half an interval's height, the radius of a value, and of the hole in an unclear one."""
_TICK_ROOM, _PAD = 84, 0.06
_NUMBER_ROOM, _SMALLEST = 56, 22
_HARDLY = 0.05
_VALUE_ABOVE = 0.27
"""Share of a row between its middle and its numbers above, and its interval below."""


def write(found: Mapping[str, Any], out: Path) -> None:
    """Write the picture of a report to `out` (PNG). Raises BadUse if that fails."""
    save(lambda: drawn(found), out)


def drawn(found: Mapping[str, Any]) -> Surface:
    """The picture, as large as the stage."""
    out = house_set(side_curtains=_SIDE_CURTAINS, light_at=420).copy()
    with_shadow(board(PAPER.width, PAPER.height, CREAM, 22, CARD_EDGE, 4)).draw(out, PAPER.center)
    ink = inked(found)
    out.blit(fragment("".join(ink.shapes), STAGE), (0, 0))
    for one in ink.words:
        text.place(out, one.words, one.size, one.at, one.color, one.role, one.align)
    return out


def inked(found: Mapping[str, Any]) -> "Ink":
    """All shapes and words of a report."""
    ink = Ink()
    rating = found.get("kind") == "elo"
    heading = f"{entry_of(found['game']).title}: {'computer players by Elo' if rating else 'computer players compared'}"
    ink.write(heading, text.fit(heading, _TITLE, 1500, "display"), (960, 102), CREAM, "display", "center")
    options = "".join(f", {option} {value}" for option, value in found["options"].items())
    line = text.clipped(f"{found['variant']}{options}: {extent(found)}", _SUB, 1640, "semibold")
    ink.write(line, _SUB, (960, 164), CREAM, align="center")
    if rating:
        _ladder(ink, found, Rect(_INNER.topleft, (_LADDER, _INNER.height)))
        _crossed(ink, found, Rect(_INNER.left + _LADDER + 60, _INNER.top, _INNER.width - _LADDER - 60, _INNER.height))
    else:
        _measures(ink, found, _INNER)
    note = "bars are 95 % intervals" + ("" if rating else "; a hollow difference is not clear of 0")
    ink.write(note, _SMALL, (_INNER.right, _NOTE_LINE), _FADED, align="right")
    return ink


class Writing(NamedTuple):
    """Words with the arguments of `text.place`."""

    words: str
    size: float
    at: tuple[float, float]
    color: str
    role: str
    align: str


@dataclass(slots=True)
class Ink:
    """The content of the paper: shapes (SVG), and words above them."""

    shapes: list[str] = field(default_factory=list)
    words: list[Writing] = field(default_factory=list)

    def write(
        self,
        words: str,
        size: float,
        at: tuple[float, float],
        color: str = INK,
        role: str = "semibold",
        align: str = "left",
    ) -> None:
        self.words.append(Writing(words, size, at, color, role, align))

    def write_over(self, words: str, size: float, at: tuple[float, float]) -> None:
        """Write words at a place with lines behind it."""
        wide = text.width(words, round(size), "semibold") + 12
        ground = f'width="{wide}" height="{size:.1f}" rx="6" fill="{CREAM}" fill-opacity=".95"'
        self.shapes.append(f'<rect x="{at[0] - wide / 2:.1f}" y="{at[1] - size / 2:.1f}" {ground}/>')
        self.write(words, size, at, align="center")

    def line(self, color: str, begin: tuple[float, float], end: tuple[float, float], wide: float = 2) -> None:
        (x, y), (right, low) = begin, end
        self.shapes.append(f'<path d="M{x:.1f} {y:.1f}L{right:.1f} {low:.1f}" stroke="{color}" stroke-width="{wide}"/>')

    def box(self, color: str, left: float, top: float, wide: float, high: float, radius: float = 0) -> None:
        self.shapes.append(
            f'<rect x="{left:.1f}" y="{top:.1f}" width="{wide:.1f}" height="{high:.1f}" rx="{radius}" fill="{color}"/>'
        )

    def disc(self, color: str, at: tuple[float, float], radius: float) -> None:
        self.shapes.append(f'<circle cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="{radius}" fill="{color}"/>')


@dataclass(frozen=True, slots=True)
class _Scale:
    """Maps values from `low` to `high` to x from `left` to `right`, px."""

    low: float
    high: float
    left: float
    right: float

    def at(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return self.left + max(0.0, min(1.0, share)) * (self.right - self.left)

    def ticks(self) -> dict[float, str]:
        """Round values with their labels, as many as fit."""
        rough = (self.high - self.low) * _TICK_ROOM / (self.right - self.left)
        power = floor(log10(rough))
        step = next(10.0**power * many for many in (1, 2, 5, 10) if 10.0**power * many >= rough)
        values = [step * number for number in range(ceil(self.low / step), floor(self.high / step) + 1)]
        return {value: _minus(f"{value + 0.0:.{max(0, -power)}f}") for value in values}


def _scale(found: Sequence[Mapping[str, Any]], left: float, right: float, *values: float) -> _Scale:
    """A scale that contains all intervals, and `values`."""
    ends = [each["value"] + sign * (each["within"] or 0.0) for each in found for sign in (-1, 1)]
    low, high = min((*ends, *values)), max((*ends, *values))
    room = (high - low or abs(high) or 1.0) * _PAD
    return _Scale(low - room, high + room, left, right)


def _color(level: str) -> str:
    """The colour of a level, for all its characters."""
    return _COLORS.get(BotName.read(level).level, _DIFFERENCE)


def _interval(
    ink: Ink, scale: _Scale, found: Mapping[str, Any], y: float, color: str, size: float = 1.0, clear: bool = True
) -> None:
    """Draw a value on its interval; `size` is 1 in a large row."""
    within = found["within"] or 0.0
    left, right = scale.at(found["value"] - within), scale.at(found["value"] + within)
    high = 2 * _BAND * size
    ink.box(lighter(color, 0.62), left, y - high / 2, max(2.0, right - left), high, round(high / 2))
    at = (scale.at(found["value"]), y)
    ink.disc(CREAM, at, round((_DOT + 4) * size))
    ink.disc(color, at, round(_DOT * size))
    if not clear:
        ink.disc(CREAM, at, round(_HOLE * size))


def _axis(ink: Ink, scale: _Scale, top: float, bottom: float, zero: bool = False) -> None:
    """Draw lines at round values with their numbers below. `zero`: whether the line at 0 is stronger."""
    for value, words in scale.ticks().items():
        x = scale.at(value)
        ink.line(INK if zero and not value else CARD_EDGE, (x, top), (x, bottom), 4 if zero and not value else 2)
        ink.write(words, _SMALL, (x, bottom + 26), _FADED, align="center")


def _minus(number: str) -> str:
    return number.replace("-", "\N{MINUS SIGN}")


def _number(value: float, unit: float, signed: bool = False) -> str:
    """A number with the digits that make sense for the magnitude `unit`."""
    digits = 0 if unit >= 50 else 1 if unit >= 5 else 2
    return _minus(f"{value:{'+' if signed else ''}.{digits}f}")


def _told(found: Mapping[str, Any], unit: float, signed: bool = False) -> str:
    within = "" if found["within"] is None else f" ±{_number(found['within'], unit)}"
    return _number(found["value"], unit, signed) + within


def _is_clear(found: Mapping[str, Any]) -> bool:
    """Whether the interval excludes zero. If all deals were alike, whether chance is an unlikely reason."""
    if found["within"] is None:
        return bool(found.get("by_chance", 1.0) < _HARDLY)
    return bool(abs(found["value"]) > found["within"])


def _ladder(ink: Ink, found: Mapping[str, Any], box: Rect) -> None:
    """Draw a row for each level, with its Elo on one scale."""
    levels = found["levels"]
    names = max(text.width(level, _BODY, "bold") for level in levels) + 36
    numbers = max(text.width(_told(each["elo"], 100), _BODY, "semibold") for each in levels.values()) + 30
    ink.write("1500 is their average", _SMALL, (box.left + names, box.top + 14), _FADED)
    scale = _scale([each["elo"] for each in levels.values()], box.left + names, box.right - numbers)
    top, bottom = box.top + _HEAD, box.bottom - _FOOT
    _axis(ink, scale, top, bottom)
    step = (bottom - top) / len(levels)
    size = min(1.0, step / _ROW_LARGE)
    for place, (level, each) in enumerate(levels.items()):
        y = top + step * (place + 0.5)
        ink.write(level, _BODY, (box.left, y), INK, "bold")
        _interval(ink, scale, each["elo"], y, _color(level), size)
        ink.write(_told(each["elo"], 100), _BODY, (box.right, y), INK, align="right")


def _crossed(ink: Ink, found: Mapping[str, Any], box: Rect) -> None:
    """Draw the table of shares of wins, the row's level against the column's. Columns have numbers if names do not
    fit."""
    levels = list(found["levels"])
    gaps = {(pair["first"], pair["second"]): pair for pair in found["differences"]}
    room = max(text.width(level, _SMALL, "bold") for level in levels) + _NUMBER_ROOM
    step = min((box.width - room) / len(levels), (box.height - _HEAD - _FOOT) / len(levels))
    left, top = box.right - step * len(levels), box.top + (box.height - step * len(levels)) / 2
    longest = max(levels, key=lambda level: text.width(level, _SMALL, "bold"))
    letters = text.fit(longest, _SMALL, step - 8, "bold", _SMALLEST)
    named = text.width(longest, letters, "bold") <= step - 8
    for row, level in enumerate(levels):
        y = top + step * (row + 0.5)
        ink.write(level if named else f"{level} {row + 1}", _SMALL, (left - 18, y), INK, "bold", "right")
        for column, other in enumerate(levels):
            share, x = won(gaps, level, other), left + step * column
            color = CREAM_SHADE if share is None else _shade(share)
            ink.box(color, x + 3, y - step / 2 + 3, step - 6, step - 6, 12)
            if share is not None:
                dark = CREAM if contrast(CREAM, color) > contrast(INK, color) else INK
                ink.write(f"{100 * share:.0f}", min(_BODY, step * 0.48), (x + step / 2, y), dark, "bold", "center")
    for column, level in enumerate(levels):
        at = (left + step * (column + 0.5), top - 24)
        ink.write(level if named else str(column + 1), letters if named else _SMALL, at, INK, "bold", "center")
    ink.write("% of the wins, row against column", _SMALL, (box.right, top - 74), _FADED, align="right")


def _shade(share: float) -> str:
    """A colour from red over paper to green."""
    return mix(CREAM_SHADE, GOOD if share > 0.5 else BAD, min(1.0, abs(share - 0.5) * 1.7))


def _measures(ink: Ink, found: Mapping[str, Any], box: Rect) -> None:
    """Draw a column for each measure: levels on a scale of their own, differences on one with zero."""
    levels, pairs = found["levels"], found["differences"]
    pairs = neighbours(found) if len(pairs) > _MANY else pairs
    names = list(dict.fromkeys(name for level in levels.values() for name in level["results"]))
    rows = [(level, _color(level), each["results"]) for level, each in levels.items()]
    apart = [(f"{pair['first']} \N{MINUS SIGN} {pair['second']}", _DIFFERENCE, pair["results"]) for pair in pairs]
    size = text.fit(max((row[0] for row in (*rows, *apart)), key=len), _BODY, 420, "bold")
    first = max(text.width(row[0], size, "bold") for row in (*rows, *apart)) + _GAP
    wide = (box.width - first + _GAP) / max(1, len(names))
    blocks = [block for block in (rows, apart) if block]
    high = box.height - _HEAD - _FOOT * len(blocks) - _GAP * (len(blocks) - 1)
    step = min(_ROW_MOST, high / max(1, len(rows) + len(apart)))
    spare = high - step * (len(rows) + len(apart))
    top = box.top + _HEAD + spare / 2
    for column, name in enumerate(names):
        ink.write(name, _BODY, (box.left + first + wide * column, top - 50), INK, "bold")
    for block in blocks:
        bottom = top + step * len(block)
        for place, (name, _, _) in enumerate(block):
            ink.write(name, min(size, step * 0.6), (box.left, top + step * (place + 0.5)), INK, "bold")
        for column, name in enumerate(names):
            left = box.left + first + wide * column
            shown = [(y, color, results[name]) for y, (_, color, results) in enumerate(block) if name in results]
            if shown:
                _panel(
                    ink,
                    shown,
                    Rect(round(left), round(top), round(wide - _GAP), round(bottom - top)),
                    step,
                    signed=block is apart,
                )
        top = bottom + _FOOT + _GAP


def _panel(ink: Ink, shown: Sequence[tuple[int, str, Mapping[str, Any]]], box: Rect, step: float, signed: bool) -> None:
    """Draw the values of one measure, each in its row: (row, colour, value)."""
    values = [each for _, _, each in shown]
    scale = _scale(values, box.left, box.right, *((0.0,) if signed else ()))
    unit = max(max(abs(each["value"]), each["within"] or 0.0) for each in values)
    _axis(ink, scale, box.top, box.bottom, signed)
    grown = min(1.0, step / _ROW_LARGE)
    for row, color, each in shown:
        y = box.top + step * (row + 0.5)
        clear = not signed or _is_clear(each)
        _interval(ink, scale, each, y + step * _VALUE_ABOVE * 0.8, color, grown * 0.8, clear)
        words = _told(each, unit, signed)
        letters = min(_SMALL, step * 0.4)
        half = text.width(words, round(letters), "semibold") / 2
        x = max(box.left + half, min(box.right - half, scale.at(each["value"])))
        ink.write_over(words, letters, (x, y - step * _VALUE_ABOVE * 0.8))
