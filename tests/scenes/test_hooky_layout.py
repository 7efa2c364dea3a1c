"""Hooky on the stage: things are apart inside the safe rectangle, and every drawn letter is legible."""

import itertools
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest
from pygame import Rect

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.seats import PUBLIC
from engine.core.steps import Step
from engine.core.zones import Zone
from engine.games import GAMES
from engine.games.hooky.options import Ruleset
from engine.headless.playout import LevelBots, advance
from game.canvas import Canvas, Fill
from game.cards.ring import header
from game.cards.slots import around, height_of
from game.draw import text
from game.draw.boards import crown
from game.draw.color import contrast
from game.draw.figures import hat
from game.draw.frame import valance
from game.theme import CREAM, GROWN_UP, SAFE, SEAT_LOOKS, SMALLEST_TEXT, STAGE, Theme
from scenes.games.hooky.art.backdrop import FRAME, SLATE
from scenes.games.hooky.art.chalk import CHALK, CHALK_QUIET, ON_TILE, faced
from scenes.games.hooky.art.count_drawing import (
    HEAD_ROOM,
    Board,
    card_at,
    draw_reveal,
    guess_places,
    hand_places,
    ribbon_at,
    total_at,
    total_px,
)
from scenes.games.hooky.art.furniture import (
    CARD,
    Hanging,
    clean_slate,
    draw_hanging,
    letter_at,
    paper_letter,
)
from scenes.games.hooky.art.signs import after, round_sign, title
from scenes.games.hooky.layout import GROWN, WordRow, column, rows_end, sizes, slate_words, spots, spots_of
from scenes.games.hooky.sentences import choice
from scenes.games.hooky.sheets import SheetScene
from scenes.games.hooky.table import TABLE
from scenes.seating import first_seating
from scenes.table.asks.bids import ChoicePlate, ChoiceRow
from scenes.table.asks.questions import DoorAnswers
from scenes.table.boards import table_count
from scenes.table.boards.sheet import Asked
from scenes.table.challenge.challenge import face_rects, plate_rects
from scenes.table.stage.own_hand import open_cards
from scenes.table.stage.table_layout import SeatRow, TableLayout
from tests.games.hooky.tables import dealt, to_round
from tests.pilot import Pilot
from tests.scenes.apart import meeting
from tests.scenes.voices import speakers
from tests.scenes.wordless import forget_words

pytestmark = pytest.mark.usefixtures("coarse_pictures")
WHO = speakers(())
KIDS, LARGE, STRONG = Theme(name="kids"), Theme(text_scale=2.0), Theme(high_contrast=True)
THEMES = pytest.mark.parametrize("theme", [GROWN_UP, KIDS, LARGE, STRONG], ids=["plain", "kids", "200 %", "7:1"])
SEATS = pytest.mark.parametrize("players", [3, 4, 5])
PLAYGROUND = {3: 2, 4: 3, 5: 3}
HANDS = {3: 7, 4: 5, 5: 4}
MOST_SAID = {3: 13, 4: 19, 5: 25}
"""Words about one hand: its clue, and every question of all the others."""


@THEMES
@SEATS
def test_everything_on_the_board_is_apart(players: int, theme: Theme) -> None:
    where = spots(players, PLAYGROUND[players], theme)
    shown = {
        "sign": where.sign,
        "hooks": where.hooks,
        "playground": around(where.playground),
        **{f"seat {seat}": place.tab for seat, place in enumerate(header(players, where.band))},
        **{f"hand {seat}": box for seat, box in enumerate(where.hands)},
        **{f"rows {seat}": box for seat, box in enumerate(where.rows)},
        "spent": where.spent,
    }
    things = {name: Rect(box) for name, box in shown.items()}
    assert meeting(things) == []
    slate = Rect(where.slate)
    assert slate.bottom < theme.bar_top
    for name, rect in things.items():
        assert slate.contains(rect) and SAFE.contains(rect), (name, rect)
    for seat in range(players):
        cards = where.hand(seat, HANDS[players])
        assert all(b.x - a.x >= a.width for a, b in itertools.pairwise(cards)), "no small card covers another"
        box = Rect(where.hands[seat])
        assert all(box.left <= card.x - card.width / 2 and card.x + card.width / 2 <= box.right for card in cards)


@THEMES
@pytest.mark.parametrize("words", [("CRANE",), ()], ids=["sent back", "all kept"])
def test_words_end_above_the_answers_on_the_board(theme: Theme, words: tuple[str, ...]) -> None:
    where = spots(3, PLAYGROUND[3], theme)
    row = ChoiceRow(
        [ChoicePlate(WHO.words(choice(Step(0, verb), None, WHO))) for verb in ("done", "reveal")],
        theme,
        y=TABLE.feature(DoorAnswers).row,
    )
    top = min(rect.top for _, rect in row.layout().plates)
    left, above, wide, _ = where.rows[0]
    for over in (top, None):
        ends = rows_end(SimpleNamespace(row_top=over, view=SimpleNamespace(sent_back=words)), where)
        assert min(ends, where.spent[1]) + (where.spent[3] if words else 0) <= (over or where.slate[1] + where.slate[3])
        rows = column(
            tuple(WordRow(1, "CRANE", 2) for _ in range(MOST_SAID[3])), (left, above, wide, ends - above), theme
        )
        assert all(box[1] + box[3] <= ends for _, box in rows.rows)


def _at_table(players: int, theme: Theme, rounds: int, row_top: int | None = None) -> SimpleNamespace:
    """The stage of a match after that many rounds of routine questions."""
    view = to_round(dealt(players), rounds).view(PUBLIC)
    floor = TableLayout(players, 0, True, theme.kids, large=theme.large_text)
    return SimpleNamespace(view=view, floor=floor, row_top=row_top)


@THEMES
@SEATS
def test_words_on_the_slate_are_larger_while_there_are_few(players: int, theme: Theme) -> None:
    """All in one size, beside their faces, and never over what the slate says at its foot."""
    before = GROWN
    for rounds in (1, 2, 4, 6):
        stage = _at_table(players, theme, rounds)
        where = spots_of(stage.view, stage.floor)
        words = slate_words(stage, where, theme)
        letters = {found.letters for found in words.columns if found.rows}
        grown = [one for one in letters if one > sizes(theme).letters]
        assert all(faced(one, where.rows[0][2]) for one in grown)
        if words.topic is None:  # its room goes to the words
            assert max(letters) <= before
            before = max(letters)
        boxes = [Rect(box) for found in words.columns for _, box in found.rows]
        assert all(box.bottom <= words.ends for box in boxes)
        if words.topic is not None:
            assert Rect(where.slate).contains(words.topic) and words.topic.top >= words.ends
            assert words.topic.bottom <= where.spent[1] or not stage.view.sent_back
    first = slate_words(_at_table(players, theme, 1), where, theme)
    if not (theme.large_text or theme.kids):
        assert max(found.letters for found in first.columns) > sizes(theme).letters


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_foot_of_the_slate_says_what_the_round_is_about_until_words_need_it(players: int) -> None:
    for rounds, free in ((0, True), (1, True), (6, False)):
        stage = _at_table(players, GROWN_UP, rounds)
        words = slate_words(stage, spots_of(stage.view, stage.floor), GROWN_UP)
        assert (words.topic is not None) == free
        asked = _at_table(players, GROWN_UP, rounds, row_top=800)
        assert slate_words(asked, spots_of(asked.view, asked.floor), GROWN_UP).topic is None, "answers lie there"
    child = _at_table(players, KIDS, 0)
    assert slate_words(child, spots_of(child.view, child.floor), KIDS).topic is None


@THEMES
@SEATS
def test_words_are_below_each_other_and_the_newest_is_always_visible(players: int, theme: Theme) -> None:
    for seat, box in enumerate(spots(players, PLAYGROUND[players], theme).rows):
        for count in range(MOST_SAID[players] + 1):
            rows = tuple(WordRow(seat, f"WORD{i}"[:5], i % 6) for i in range(count))
            shown = column(rows, box, theme)
            places = [Rect(place) for _, place in shown.rows]
            assert meeting({str(i): place for i, place in enumerate(places)}) == []
            assert all(Rect(box).contains(place) for place in places)
            assert shown.letters >= SMALLEST_TEXT
            assert not rows or shown.rows[-1][0] == rows[-1]
            left_out = sum(row.left_out for row, _ in shown.rows)
            assert len([row for row, _ in shown.rows if not row.left_out]) + left_out == count
    if not theme.large_text and players == 3:
        assert not left_out, "with three there is room for everything"


@pytest.mark.parametrize("theme", [GROWN_UP, KIDS, LARGE, STRONG, KIDS.scaled(1.25), KIDS.scaled(2)], ids=str)
@SEATS
def test_the_reveal_is_on_the_slate_and_legible(players: int, theme: Theme) -> None:
    slate, ruleset = Rect(spots(players, PLAYGROUND[players], theme).slate), Ruleset(players, "off")
    for places, tiles in ((guess_places(ruleset, theme), 3), (hand_places(ruleset, theme), HANDS[players])):
        columns = {f"column {seat}": Rect(box) for seat, box in enumerate(places.columns)}
        if places.labels:
            columns["rounds"] = Rect(places.labels)
        assert meeting(columns) == []
        assert all(slate.contains(rect) for rect in columns.values())
        assert all(b - a >= places.tile for a, b in itertools.pairwise(places.rows))
        assert places.rows[-1] + places.tile / 2 <= slate.bottom
        assert places.tile * ON_TILE >= SMALLEST_TEXT
        assert all(tiles * places.tile < wide for _, _, wide, _ in places.columns)
        cards = [card_at(place, 1.0, theme) for place in range(3)]
        worn = crown(round(places.head * table_count._CROWN)).box.height + table_count._HOP
        crowned = places.foot + hat("cheer", places.head)[1] - worn
        assert max(top + height_of(wide) for _, top, wide in cards) <= crowned, "crowns reach no card"
        assert all(places.head * HEAD_ROOM < wide / 1.6 for _, _, wide, _ in places.columns), "names beside players"
        points_end = total_at(ruleset, places, 0, theme)[1] + 0.4 * total_px(ruleset, theme)
        assert points_end <= places.rows[0] - places.tile / 2, "points above the first line"
        (middle, _), room = ribbon_at()
        assert cards[-1][0] + cards[-1][2] / 2 < middle - room / 2 and middle + room / 2 < slate.right


@THEMES
def test_the_asked_players_are_below_the_word(theme: Theme) -> None:
    """HK-63: three or four faces, two plates, and the word above them."""
    at = [letter_at(i, theme.large_text) for i in range(5)]
    word = {f"letter {i}": Rect(0, 0, *CARD).move(x - CARD[0] / 2, y - CARD[1] / 2) for i, (x, y) in enumerate(at)}
    plates = dict(zip(("fits", "against"), plate_rects(theme), strict=True))
    faces = {f"face {i}": rect for i, rect in enumerate(face_rects(4, theme))}
    things = {**word, **plates, **faces}
    assert meeting(things) == []
    assert all(SAFE.contains(rect) and rect.bottom <= theme.bar_top for rect in things.values())


def test_hands_are_open_in_a_watched_record_only() -> None:
    """HK-14: in the columns, where players see backs."""
    match = dealt()
    view, floor = (
        match.view(PUBLIC),
        TableLayout(4, 0, True, row=TABLE.feature(SeatRow).of(4, GROWN_UP)),
    )
    hands = {seat: open_cards(TABLE, match.view(seat)) for seat in range(4)}
    for seat in range(4):
        zone = Zone("hand", seat)
        closed = next(lying for lying in TABLE.layout.lie(view, floor, {}) if lying.zone == zone)
        opened = next(lying for lying in TABLE.layout.lie(view, floor, hands) if lying.zone == zone)
        assert set(closed.cards) == {None} and opened.cards == match.view(seat).hand
        own = next(lying for lying in TABLE.layout.lie(match.view(seat), floor, {}) if lying.zone == zone)
        assert own.cards == match.view(seat).hand, "and for its owner"


def test_chalk_stands_out() -> None:
    for slate in SLATE:
        assert contrast(CHALK, slate) >= 7 and contrast(CHALK_QUIET, slate) >= 4.5


# Sizes of words


@pytest.fixture
def letters(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """All written words with their sizes, without a cache."""
    written: list[tuple[str, int]] = []
    write = text.text

    def watched(words: str, size: float, color: str = CREAM, role: str = "bold") -> pygame.Surface:
        written.append((words, round(size)))
        return write(words, size, color, role)

    monkeypatch.setattr(text, "text", watched)
    forget_words(monkeypatch)
    return written


def _whole(players: int) -> Match:
    """A match to its end among computer players."""
    game = GAMES["hooky"]
    match = Match(game, game.setup("standard", players, {}))
    bots, dealer = LevelBots(1, ("random",) * players), SeededDealer(1)
    while not match.over:
        advance(match, dealer, bots)
    return match


@pytest.mark.parametrize(("players", "theme"), [(3, LARGE), (4, KIDS), (5, GROWN_UP), (5, LARGE)], ids=str)
def test_no_letter_of_the_reveal_and_the_class_book_is_too_small(
    players: int, theme: Theme, letters: list[tuple[str, int]]
) -> None:
    match, seating = _whole(players), first_seating(players, None)
    view, who = match.view(PUBLIC), speakers(seating)
    canvas = pygame.Surface(STAGE)
    board = Board(match.events[-1], match.state.ruleset, found=3.0, risen=1.0, guesses=3 * players)
    draw_reveal(canvas, board, seating, who, theme)
    board.page, board.hands = "hands", players
    draw_reveal(canvas, board, seating, who, theme)
    board.last, board.told = True, 1.0
    draw_reveal(canvas, board, seating, who, theme)
    draw_hanging(canvas, Hanging(0, 1, "GHOST", number=3), seating, theme)
    round_sign.__wrapped__(
        who.words(title(view)), 4, after(view), spots(players, PLAYGROUND[players], theme).sign[2:], theme
    )
    small = [words for words in letters if words[1] < SMALLEST_TEXT - 1]
    assert small == []
    assert {str(score) for score in view.scores} <= {words for words, _ in letters}, "totals are written"
    assert {words for words, _ in letters} >= set(view.hooky)


def test_a_word_goes_up_with_its_slate_behind_the_valance() -> None:
    """It does not disappear from one frame to the next; and a refused word does not come up again."""

    def tops(down: float, drops: float) -> list[int]:
        canvas = Canvas(STAGE)
        draw_hanging(canvas, Hanging(0, 1, "GHOST", down, [drops] * 5, 3), first_seating(3, None), GROWN_UP)
        sources = [(getattr(command, "source", None), command.place[1]) for command in canvas.commands]
        assert sources[-1][0] is valance(FRAME).parts[-1][0]
        return [y for source, y in sources if source is paper_letter("G").surface]

    (there,), (on_the_way,) = tops(1.0, 0.0), tops(0.5, 0.0)
    assert there - on_the_way == round(clean_slate(GROWN_UP)[1].height / 2)
    assert tops(0.5, -1.0) == []


@pytest.fixture(scope="module")
def context(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One folder for all tests, so that pictures are painted once."""
    return tmp_path_factory.mktemp("house")


@pytest.mark.parametrize("settings", [{}, {"theme": "kids"}, {"text_size": 200}], ids=str)
def test_the_class_book_shows_words_and_points(
    settings: dict[str, Any], letters: list[tuple[str, int]], context: Path
) -> None:
    match = _whole(4)
    view, seating = match.view(PUBLIC), first_seating(4, None)
    with Pilot(context) as pilot:
        pilot.context.settings.change(pace="off", **settings)
        pilot.frames(2)
        sheet = TABLE.sheet.made(pilot.context, view, speakers(seating), seating)
        assert isinstance(sheet, SheetScene)
        pilot.context.stack.push(sheet)
        letters.clear()
        pilot.frames(1)
        assert {str(score) for score in view.scores} <= {words for words, _ in letters}
        assert all(size >= SMALLEST_TEXT for _, size in letters)
        letters.clear()
        sheet.points = False
        for line in range(20):
            sheet.first = min(line, sheet._last)
            pilot.frames(1)
        assert {said.word for said in view.spoken} <= {words for words, _ in letters}
        assert [word for word in letters if word[1] < SMALLEST_TEXT - 1] == []


@pytest.mark.parametrize("theme", [GROWN_UP, KIDS], ids=["plain", "kids"])
@SEATS
def test_the_asker_is_beside_every_word(players: int, theme: Theme) -> None:
    """With any number of words; with large text the words come first."""
    box = spots(players, PLAYGROUND[players], theme).rows[0]
    for count in range(1, MOST_SAID[players] + 1):
        shown = column(tuple(WordRow(0, "WOMEN", 3) for _ in range(count)), box, theme)
        assert all(faced(shown.letters, wide) for _, (_, _, wide, _) in shown.rows), (count, shown.letters)


@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize("asked", [(), ((SEAT_LOOKS[0], (1, 0, 0)),)], ids=["", "asked"])
def test_the_words_of_the_class_book_end_on_its_paper(size: int, asked: Asked, context: Path) -> None:
    """It and its columns are shorter if remarks on the coach are below the paper."""
    match = _whole(4)
    seating = first_seating(4, None)
    with Pilot(context) as pilot:
        pilot.context.settings.change(theme="grown-up", text_size=size)
        sheet = SheetScene(pilot.context, match.view(PUBLIC), speakers(seating), seating)
        sheet.asked, sheet.points = asked, False
        pilot.context.stack.push(sheet)
        pilot.frames(1)
        sheet.first = 0
        canvas = Canvas(STAGE)
        sheet.paint(canvas, sheet.paper, pilot.context.theme)
        lines = [Rect(one.place).bottom for one in canvas.commands if isinstance(one, Fill) and one.place]
        assert lines and max(lines) < sheet.paper.bottom
