"""KeptPin: the PIN that holds, the file's until the operator chooses another on the screen. Only hashes are kept.

It counts until the file says another PIN; so with its own hash stands that of what the file said then.
"""

from game.kiosk.pin import FACTORY_HASH, FACTORY_PIN, fault, hash_fault, hash_of, matches, too_easy
from game.settings import Keeper

_KEPT = "pin"
"""The name of the operator's own PIN among the kept settings: its hash, and that of the file's."""


class KeptPin:
    """Whoever changes it on the screen, or reads it from an older version, has it hashed at once."""

    def __init__(self, keeper: Keeper, plain: str, hashed: str = "", older: object = None) -> None:
        """`plain` and `hashed` are what the file says; a hash counts more. `older` is what a version kept that knew no
        hashes: the operator's PIN, and what the file said then."""
        self._keeper = keeper
        own, under = _read(keeper.setting(_KEPT))
        self._file = hashed or _file_hash(plain, under)
        self._own = own if under == self._file else ""
        self.legible = plain != FACTORY_PIN
        """Whether a PIN of the operator's stands in the file for everybody to read."""
        if isinstance(older, list) and len(older) == 2 and not any(map(fault, older)):
            digits, before = older
            if matches(before, self._file):
                self.change(digits)
        self.easy = self._holds == FACTORY_HASH
        """Whether the PIN that holds is easy to guess, as far as one can know: of a hash when it has opened."""

    @property
    def _holds(self) -> str:
        return self._own or self._file

    def opens(self, digits: str) -> bool:
        """Whether these are the right ones. Slow: see `pin.hash_of`."""
        return matches(digits, self._holds)

    def opened(self, digits: str) -> None:
        """They were."""
        self.easy = too_easy(digits)

    def change(self, digits: str) -> None:
        """The operator's own from now on; who calls has looked whether it may be one. As slow as `opens`."""
        self._own, self.easy = hash_of(digits), too_easy(digits)
        self._keeper.keep_setting(_KEPT, [self._own, self._file])

    def reset(self) -> None:
        """The file's again."""
        self._own, self.easy = "", self._file == FACTORY_HASH
        self._keeper.keep_setting(_KEPT, [])


def _file_hash(plain: str, under: str) -> str:
    """The hash of what the file says in plain text: the one of the last start where it says the same."""
    if plain == FACTORY_PIN:
        return FACTORY_HASH
    return under if matches(plain, under) else hash_of(plain)


def _read(kept: object) -> tuple[str, str]:
    """The operator's hash and that of the file; empty where there are none."""
    if not isinstance(kept, list) or len(kept) != 2 or not all(kept) or any(map(hash_fault, kept)):
        return "", ""
    return kept[0], kept[1]
