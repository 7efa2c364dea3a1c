"""Letters: a word typed with keys on the screen, 7 across and 4 down, or with a real keyboard at any time."""

import unicodedata
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from pygame import Rect

from game.input.actions import ERASE
from game.widgets.focus import Target

COLUMNS = 7
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ERASED, DONE = "erase", "done"
KEYS: tuple[str, ...] = (*ALPHABET, ERASED, DONE)
KEY_GAP = 12


@dataclass(frozen=True, slots=True)
class Word:
    """What stands there so far; at most `most` letters. `name` writes it as a name: Rosa, not ROSA, and takes whatever
    stands in names; else there are letters A to Z alone, and accents are dropped."""

    text: str = ""
    most: int = 12
    name: bool = True

    @property
    def full(self) -> bool:
        """Whether no letter fits in any more."""
        return len(self.text) >= self.most

    def typed(self, letters: str) -> "Word":
        """With a letter (or what a real keyboard sends) behind it, or one less for ERASE."""
        text = self.text
        for letter in letters:
            if letter == ERASE:
                text = text[:-1]
            elif not self.name:
                text = (text + plain_letters(letter))[: self.most]
            elif len(text) < self.most and (letter.isalnum() or (text and letter in " -'.")):
                text += letter
        return replace(self, text=text)

    def pressed(self, key: Hashable) -> "Word":
        """After a key on the screen; `done` changes nothing."""
        if key == ERASED:
            return self.typed(ERASE)
        if not isinstance(key, str) or key not in ALPHABET:
            return self
        inside_word = bool(self.text) and self.text[-1].isalpha()
        return self.typed(key.lower() if self.name and inside_word else key)


def plain_letters(typed: str) -> str:
    """The letters A to Z of what was typed, without accents, in capitals."""
    taken_apart = unicodedata.normalize("NFKD", typed).upper()
    return "".join(letter for letter in taken_apart if letter in ALPHABET)


def letter_targets(box: Rect) -> tuple[Target, ...]:
    """The keys of a word in a box, row by row."""
    return key_targets(KEYS, COLUMNS, box)


def key_targets(
    keys: Sequence[str], columns: int, box: Rect, gap: int = KEY_GAP, wider: Mapping[str, int] = MappingProxyType({})
) -> tuple[Target, ...]:
    """`keys` in a box, row by row, each a target ("key", its sign). `wider` names keys that take more than one of the
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
