"""What the private boards will show, drawn ahead. Whose they are and what is written there plays no part."""

from collections.abc import Iterator

from engine.games.hooky.options import PLAYERS
from engine.games.hooky.vocabulary import common, known, left_out, names
from game.draw.avatar import avatar
from game.draw.focus import PLATE_HOOK, hook, ring
from game.theme import INK, SeatLook, Theme
from game.widgets.letter_keys import letter_key
from scenes.games.hooky.boards.board import CELL_HOOK, framed_set
from scenes.games.hooky.boards.class_book import FACE, FACE_LARGE
from scenes.games.hooky.boards.keys import KEY, OUT, OUT_INK, is_key, key_targets, slot
from scenes.games.hooky.boards.marks import ALL_MARKS, NO
from scenes.games.hooky.boards.register import mark_picture, missing_sign, register_paper
from scenes.games.hooky.boards.spots import lines, spots
from scenes.seating import Seating

TAB_FACE = 70


def warm_boards(theme: Theme) -> Iterator[object]:
    """The lists of words, the set, the keys, the paper of the register and its marks."""
    where = spots(theme)
    yield common()
    yield names()
    yield known()
    yield left_out()
    yield framed_set(theme, where.slate)
    yield hook(PLATE_HOOK)
    yield hook(CELL_HOOK)
    for target in key_targets(where.keys):
        sign, size = is_key(target.id) or "", target.rect.size
        yield ring(*size, size[1] // 4 if size[1] < 72 else 18, theme.ring)
        yield letter_key(sign, size, KEY, INK, False)
        yield letter_key(sign, size, OUT, OUT_INK, True)
    yield slot("", where.slots[0].size, True)
    yield slot("", where.slots[0].size, False)
    for players in PLAYERS:
        yield register_paper(theme, players)
        mark = lines(theme, players).mark
        for kind in ALL_MARKS:
            yield mark_picture(kind, mark, False)
        yield mark_picture(NO, mark, True)
        yield missing_sign(lines(theme, players).face)


def warm_for(theme: Theme, seating: Seating) -> Iterator[object]:
    """Faces, and the same keys in the colours of the people: any letter may be anybody's own."""
    keys = key_targets(spots(theme).keys)
    for plan in seating.seats:
        for size in (TAB_FACE, lines(theme, len(seating)).face, FACE_LARGE if theme.large_text else FACE):
            yield avatar(plan.picture, size)
    for look in _people(seating):
        for target in keys:
            sign = is_key(target.id) or ""
            if len(sign) == 1:
                yield letter_key(sign, target.rect.size, look.light, INK, False)


def _people(seating: Seating) -> tuple[SeatLook, ...]:
    return tuple(plan.picture for plan in seating.seats if plan.person)
