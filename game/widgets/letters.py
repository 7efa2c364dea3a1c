"""Letters: a word typed with keys on the screen, 7 across and 4 down, or with a keyboard at any time. Also the paper
keys, among them backspace and "ready"."""

import unicodedata
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

import pygame
from pygame import Rect

from game.draw import text
from game.draw.cache import cached
from game.draw.color import darker
from game.draw.paper import Piece, board, with_shadow
from game.draw.svg import fragment
from game.input.actions import ERASE
from game.theme import CREAM, INK
from game.widgets.focus import Target

COLUMNS = 7
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ERASED, DONE = "erase", "done"
KEYS: tuple[str, ...] = (*ALPHABET, ERASED, DONE)
KEY_GAP = 12
PLAIN = CREAM
ERASES, READY, NOT_READY = "#E7B7A5", "#A9DDB9", "#C9D3C6"
TICK_INK, QUIET_INK = "#0F4A28", "#5B6A60"
FONT = "kids_bold"
LETTER_SHARE = 0.8  # em of a letter, as a share of the key's height
SIGN_SHARE = 0.66
_RADIUS, _EDGE = 16, 4
_ERASE = (
    f'<path d="M36 20H92V80H36L8 50Z" fill="none" stroke="{INK}" stroke-width="8" stroke-linejoin="round"/>'
    f'<path d="M50 38L74 62M74 38L50 62" stroke="{INK}" stroke-width="8" stroke-linecap="round"/>'
)
_TICK = (
    '<path d="M16 54L40 78L86 24" stroke="{ink}" stroke-width="14" fill="none" stroke-linecap="round" '
    'stroke-linejoin="round"/>'
)


@dataclass(frozen=True, slots=True)
class TypedWord:
    """The word so far, of at most `most` letters. With `name` it is written as a name (Rosa, not ROSA) and takes all
    characters of names; else only letters A to Z, without accents."""

    text: str = ""
    most: int = 12
    name: bool = True

    @property
    def full(self) -> bool:
        """Whether no more letters fit."""
        return len(self.text) >= self.most

    def typed(self, letters: str) -> "TypedWord":
        """Return the word with more letters from a keyboard, or with one less for ERASE."""
        text = self.text
        for letter in letters:
            if letter == ERASE:
                text = text[:-1]
            elif not self.name:
                text = (text + plain_letters(letter))[: self.most]
            elif len(text) < self.most and (letter.isalnum() or (text and letter in " -'.")):
                text += letter
        return replace(self, text=text)

    def pressed(self, key: Hashable) -> "TypedWord":
        """Return the word after a key on the screen; `done` changes nothing."""
        if key == ERASED:
            return self.typed(ERASE)
        if not isinstance(key, str) or key not in ALPHABET:
            return self
        inside_word = bool(self.text) and self.text[-1].isalpha()
        return self.typed(key.lower() if self.name and inside_word else key)


def plain_letters(typed: str) -> str:
    """Return the letters A to Z of a typed text, without accents, in capitals."""
    taken_apart = unicodedata.normalize("NFKD", typed).upper()
    return "".join(letter for letter in taken_apart if letter in ALPHABET)


def letter_targets(box: Rect) -> tuple[Target, ...]:
    """Return the keys for a word in a box, row by row."""
    return key_targets(KEYS, COLUMNS, box)


def key_targets(
    keys: Sequence[str], columns: int, box: Rect, gap: int = KEY_GAP, wider: Mapping[str, int] = MappingProxyType({})
) -> tuple[Target, ...]:
    """Return `keys` in a box, row by row, each a target ("key", its sign). `wider`: keys that take more than one of the
    `columns`; they must fill their rows."""
    columns_taken = [wider.get(key, 1) for key in keys]
    rows = -(-sum(columns_taken) // columns)
    step, deep = (box.width + gap) // columns, (box.height + gap) // rows
    placed, before = [], 0
    for key, taken in zip(keys, columns_taken, strict=True):
        row, column = divmod(before, columns)
        rect = Rect(box.left + column * step, box.top + row * deep, taken * step - gap, deep - gap)
        placed.append(Target(("key", key), rect))
        before += taken
    return tuple(placed)


@cached
def letter_key(
    sign: str, size: tuple[int, int], ground: str = PLAIN, ink: str = INK, struck: bool = False, ready: bool = True
) -> Piece:
    """Return a key of that size, anchored at its middle: a letter, ERASED or DONE. `struck`: the letter is crossed out.
    `ready`: whether DONE would end the word."""
    wide, high = size
    if sign == ERASED:
        ground = ERASES
    elif sign == DONE:
        ground = READY if ready else NOT_READY
    face = board(wide, high, ground, _RADIUS, darker(ground, 0.2), _EDGE).copy()
    picture = _sign(sign, size, ink, ready)
    face.blit(picture, picture.get_rect(center=(wide // 2, high // 2 - 1)))
    if struck:
        line = f'<path d="M{wide * 0.18} {high / 2}H{wide * 0.82}" stroke="{ink}" stroke-width="6"/>'
        face.blit(fragment(line, size), (0, 0))
    return with_shadow(face, 5, 90, (1, 4))


def _sign(sign: str, size: tuple[int, int], ink: str, ready: bool) -> pygame.Surface:
    if sign not in (ERASED, DONE):
        return text.inked(sign, round(min(size) * LETTER_SHARE), ink, FONT)
    side = round(min(size) * SIGN_SHARE)
    if sign == ERASED:
        return fragment(_ERASE, (100, 100), (side, side))
    return fragment(_TICK.format(ink=TICK_INK if ready else QUIET_INK), (100, 100), (side, side))
