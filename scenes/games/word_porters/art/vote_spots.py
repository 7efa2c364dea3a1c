"""The places of a vote: first one question after the other, above the ten words. Once every seat has a word, a board
for each of them, above the plate that hands in the vote. Pure geometry."""

from dataclasses import dataclass
from functools import cache

from pygame import Rect

from game.theme import SAFE, Theme
from scenes.games.word_porters.layout import GAP, WORDS_IN_LINE, in_threes

HINTS = 3
"""Most hints of a seat, because it has three parcels."""
PAD, CLOSE = 24, 10  # px from a board's edge, and for three hints side by side
BETWEEN = 24  # px between two boards
PLATE_MOST = 1560
LABEL_GAP = 18
_FACE, _FACE_LARGE, _FACE_TAUGHT = 214, 176, 140
_TAUGHT = {
    # by (large text, kids): top and height of the board; top, height and gap of the words of grown-ups
    (False, False): (402, 216, (628, 126, 16)),
    (False, True): (360, 240, (0, 0, 0)),
    (True, False): (410, 210, (628, 95, 8)),
    (True, True): (348, 228, (0, 0, 0)),
}
_BESIDE = 296  # px from the board's left edge to the question


@dataclass(frozen=True, slots=True)
class AskedSpots:
    """One question.

    `board` with middle and size of the `face`, the `count` below it, and the line of the `question`. `labels` are for
    the hints, and `left` is the line of unused ones (flat if there is no room). `words` are in order of their numbers,
    for a child the first three of them, and `word_em` is their size if they fit.
    """

    board: Rect
    face: tuple[int, int]
    face_size: int
    count: tuple[int, int]
    question: Rect
    labels: tuple[Rect, ...]
    left: Rect
    words: tuple[Rect, ...]
    word_em: int


@cache
def asked_spots(theme: Theme, taught: bool = False) -> AskedSpots:
    """Return the places of a question. In a lesson (`taught`) all is lower, below the host."""
    large = theme.large_text
    if taught:
        at, board_high, (top, high, gap) = _TAUGHT[large, theme.kids]
        board = Rect(SAFE.left, at, SAFE.width, board_high)
        face, under, tall = _FACE_TAUGHT, 92, board_high - 104
    else:
        board = Rect(SAFE.left, 172, SAFE.width, 300) if large else Rect(SAFE.left, 176, SAFE.width, 346)
        top, high, gap = (484, 166, 10) if large else (552, 152, 16)
        face, under = _FACE_LARGE if large else _FACE, 108
        tall = board.height - 130 if large or theme.kids else 146
        if theme.kids:  # three words at a time, and no header
            board = Rect(SAFE.left, 72, SAFE.width, 356) if large else Rect(SAFE.left, 92, SAFE.width, 384)
            tall = board.height - 136
    right = board.left + _BESIDE
    wide = (board.right - PAD - right - (HINTS - 1) * LABEL_GAP) // HINTS
    labels = tuple(Rect(right + i * (wide + LABEL_GAP), board.top + under, wide, tall) for i in range(HINTS))
    left_top = labels[0].bottom + 6
    no_room = large or theme.kids or taught
    left = Rect(right, left_top, board.right - PAD - right, 0 if no_room else board.bottom - 8 - left_top)
    each = (SAFE.width - GAP * (WORDS_IN_LINE - 1)) // WORDS_IN_LINE
    words: tuple[Rect, ...] = tuple(
        Rect(
            round(SAFE.left + place * (SAFE.width - each) / (WORDS_IN_LINE - 1)), top + line * (high + gap), each, high
        )
        for line in range(2)
        for place in range(WORDS_IN_LINE)
    )
    word_em = 66 if large else 56
    if theme.kids:
        words, word_em = tuple(in_threes(place, 0, theme, taught) for place in range(len(words))), 96
    return AskedSpots(
        board,
        (board.left + _BESIDE // 2, board.top + (84 if taught else 104 if large else 142)),
        face,
        (board.left + _BESIDE // 2, board.bottom - (28 if taught else 44)),
        Rect(right, board.top + (8 if taught else 20), board.right - PAD - right, 80),
        labels,
        left,
        words,
        word_em,
    )


@dataclass(frozen=True, slots=True)
class AnswerSpots:
    """The board of one seat's word: the `face`, the `title`, the `word` plate and the `case` (middle and width, 0 for
    none). `hints` is empty if there is no room."""

    board: Rect
    face: Rect
    title: Rect
    word: Rect
    case: tuple[int, int, int]
    hints: tuple[Rect, ...]


@cache
def answer_spots(others: int, theme: Theme) -> tuple[AnswerSpots, ...]:
    """Return a board for each of the other seats, in their order."""
    top, high = _span(others, theme)
    row = 2 * 766 + BETWEEN if theme.kids and others == 2 and not theme.large_text else SAFE.width
    wide = (row - BETWEEN * (others - 1)) // others
    left = SAFE.centerx - row // 2
    boards = (Rect(left + i * (wide + BETWEEN), top, wide, high) for i in range(others))
    two = _two_for_children if theme.kids else _two
    return tuple(two(board, theme) if others == 2 else _narrow(board, theme) for board in boards)


def _span(others: int, theme: Theme) -> tuple[int, int]:
    """Upper edge and height of the boards. Children's boards use the place of the header."""
    if theme.kids:
        return (72, 480) if theme.large_text else (96, 400)
    if theme.large_text:
        return 176, 450
    return 184, 330 if others == 2 else 420


def _two_for_children(board: Rect, theme: Theme) -> AnswerSpots:
    """For two in the children's theme: a large face over its name, and the word with its picture."""
    face = Rect(0, 0, 232, 232)
    face.center = (board.left + 158, board.top + 160)
    word = Rect(board.right - 430 - PAD, board.top + 44, 430, 268)
    title = Rect(board.left + PAD, board.bottom - 112, word.left - 2 * PAD - board.left, 84)
    return AnswerSpots(board, face, title, word, (board.right - 76, board.bottom - 54, 104), ())


def _two(board: Rect, theme: Theme) -> AnswerSpots:
    """For two: the face, the word beside it, the suitcase, and the hints behind it."""
    face = Rect(board.left + 40, board.top + 38, 132, 132)
    title = Rect(board.left + 196, board.top + 30, 420, 64)
    if theme.large_text:
        title = Rect(board.left + 196, board.top + 40, board.width - 220, 130)
        word = Rect(board.left + PAD, board.top + 220, board.width - 2 * PAD, 190)
        return AnswerSpots(board, face, title, word, (0, 0, 0), ())
    word = Rect(board.left + 196, board.top + 94, 420, 104)
    wide = (board.width - 2 * CLOSE - 2 * 4) // HINTS
    hints = tuple(Rect(board.left + CLOSE + i * (wide + 4), board.top + 212, wide, 100) for i in range(HINTS))
    return AnswerSpots(board, face, title, word, (board.right - 112, board.top + 116, 128), hints)


def _narrow(board: Rect, theme: Theme) -> AnswerSpots:
    """For three and more: all parts below each other."""
    face = Rect(board.left + 20, board.top + 20, 96, 96)
    title = Rect(face.right + 14, face.top, board.right - 16 - face.right - 14, face.height)
    word = Rect(board.left + 16, face.bottom + 14, board.width - 32, 84)
    if theme.large_text or theme.kids:
        word.height = board.bottom - 24 - word.top
        return AnswerSpots(board, face, title, word, (0, 0, 0), ())
    top = word.bottom + 10
    each = (board.bottom - 12 - top - 2 * 4) // HINTS
    hints = tuple(Rect(word.left, top + i * (each + 4), word.width, each) for i in range(HINTS))
    return AnswerSpots(board, face, title, word, (0, 0, 0), hints)


@cache
def plate_spot(theme: Theme) -> Rect:
    """Return the place of the plate that hands in the vote, with its greatest width."""
    high, middle = (176, 732) if theme.large_text else (168, 690) if theme.kids else (140, 706)
    return Rect(SAFE.centerx - PLATE_MOST // 2, middle - high // 2, PLATE_MOST, high)
