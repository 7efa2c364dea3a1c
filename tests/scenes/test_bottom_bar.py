"""The sentence in the bottom bar never overlaps its hints, its face or its host. This holds in every scene, in every
theme and size of text, with the longest names. At the foot of a curtain nothing overlaps."""

from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Rect

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.messages import verbatim
from engine.core.seats import PUBLIC
from engine.games import GAMES
from game.canvas import Canvas, DrawTarget
from game.draw import text
from game.draw.cache import clear
from game.draw.curtain import STRIP
from game.draw.paper import Piece
from game.input.actions import Action
from game.store.people import LONGEST_NAME
from game.text.catalogue import Register
from game.text.languages import WHOLE
from game.theme import CREAM, GROWN_UP, KIDS, SAFE, SEAT_LOOKS, SMALLEST_TEXT, STAGE, Theme
from game.widgets import bottom_bar
from game.widgets.bindings import Binding
from game.widgets.bottom_bar import BarWords, BottomBar, Owner
from game.widgets.hints import Hint, place_hints
from scenes.handover import curtain
from scenes.handover.curtain import CurtainScene
from scenes.seating import Seating, SeatPlan, first_seating
from scenes.table.boards.sheet import Sheet, draw_remarks
from scenes.table.game_table import table_of
from scenes.table.stage.scenery import HangingSigns
from tests.pilot import Pilot
from tests.scenes.drawn_words import new_words
from tests.scenes.houses import all_scenes
from tests.scenes.voices import speakers, voice
from tests.text.test_files import spoken

WIDE = "W" * LONGEST_NAME
HEDGEHOG = Owner(SEAT_LOOKS[3], "Hedgehog")
EDGE = 24
"""px of the screen that no television cuts off."""
SHELLS = 22
"""px of gold at the upper edge of a rail."""
THEMES = [Theme(name, text_scale=scale) for name in ("grown-up", "kids") for scale in (1.0, 1.25, 1.5, 2.0)]
NAMED = ("Play", "Pass", "Coach", "Pause"), ("Face down", "Shown", "Coach", "Pause"), ("Letter", "Delete", "Register")
SAID = (
    f"{WIDE} paused the game; nothing is lost",
    "It must be a 5 or the Cat.",
    "Three alike can go down. If not, call a friend.",
)


class Noted(Canvas):
    """A canvas that notes the place of `said` when it was put there."""

    said: pygame.Surface | None = None
    at = Rect(0, 0, 0, 0)

    def blit(self, source: pygame.Surface, dest: Any, *more: Any, **named: Any) -> Rect:
        at = super().blit(source, dest, *more, **named)
        if source is self.said:
            self.at = Rect(source.get_rect(topleft=Rect(dest).topleft))
        return at


@pytest.fixture
def canvas(monkeypatch: pytest.MonkeyPatch) -> Noted:
    noted, sentence = Noted(STAGE), bottom_bar.sentence

    def laid(*words: Any) -> pygame.Surface:
        noted.said = said = sentence(*words)
        return said

    monkeypatch.setattr(bottom_bar, "sentence", laid)
    return noted


def button(action: Action) -> tuple[str, str]:
    return "xbox", "south"


@pytest.mark.parametrize("theme", THEMES, ids=str)
@pytest.mark.parametrize("names", NAMED)
@pytest.mark.parametrize("words", SAID)
def test_a_seats_own_rail_has_room_for_all_of_it(
    canvas: Noted, theme: Theme, names: tuple[str, ...], words: str
) -> None:
    hints = [Hint(Action.CONFIRM, name) for name in names]
    picture = pygame.Surface((90, 90)) if theme.kids else None
    bar = BottomBar(BarWords(words, picture), hints, button, Owner(SEAT_LOOKS[3], WIDE))
    left, right = bottom_bar.draw_bottom_bar(canvas, bar, theme)
    assert left <= canvas.at.left and canvas.at.right <= right
    assert right < min(spot.rect.left for spot, _ in place_hints(hints, button, theme))
    assert canvas.said is not None and canvas.said.get_bounding_rect().height <= STAGE[1] - theme.bar_top


def test_hints_stop_growing_before_they_take_two_rows_of_the_low_rail() -> None:
    hints = [
        Hint(Action.CONFIRM, "Nehmen"),
        Hint(Action.UP, "Maximilian rufen"),
        Hint(Action.INFO, "Stand"),
        Hint(Action.MENU, "Pause"),
    ]
    one, other = ([spot.rect for spot, _ in place_hints(hints, button, Theme(text_scale=by))] for by in (1.0, 1.25))
    assert len({rect.centery for rect in other}) == 1
    assert place_hints(hints[:1], button, Theme(text_scale=1.25))[0][0].rect.width > one[0].width


@pytest.mark.parametrize("theme", THEMES, ids=str)
def test_two_rows_of_hints_fit_between_the_lights_and_the_foot_of_the_screen(theme: Theme) -> None:
    names = "Noch einmal geben", "Partie sichern", "Bild sichern", "Wiederholung zeigen"
    rects = [spot.rect for spot, _ in place_hints([Hint(Action.CONFIRM, name) for name in names], button, theme)]
    assert len({rect.centery for rect in rects}) == 2
    assert all(theme.bar_top + SHELLS <= rect.top and rect.bottom <= STAGE[1] - EDGE for rect in rects)


def test_hints_of_children_stay_in_one_row_as_long_as_words_have_room_beside_them() -> None:
    hints = [Hint(Action.CONFIRM, name) for name in ("Go on", "Start over", "Choose learner", "Back")]
    assert len({spot.rect.centery for spot, _ in place_hints(hints, button, Theme("kids"))}) == 1


@cache
def longest_refusals(language: str, kids: bool) -> list[str]:
    """Replace refusals by the longest ones in a rail."""
    register: Register = "child" if kids else "grown-up"
    return sorted((words for key, words in spoken(language, register) if "-no-" in key), key=len)[-6:]


@pytest.mark.parametrize("theme", THEMES, ids=str)
@pytest.mark.parametrize("language", WHOLE)
def test_the_longest_refusals_are_completely_shown_in_a_rail(canvas: Noted, language: str, theme: Theme) -> None:
    """While one is shown the hints stay; with any number of rows its letters do not touch the shells."""
    hints = [Hint(Action.CONFIRM, "Play"), Hint(Action.INFO, "Coach"), Hint(Action.MENU, "Pause")]
    with new_words() as drawn:
        for words in longest_refusals(language, theme.kids):
            bar = BottomBar(BarWords(words), hints, button, HEDGEHOG)
            bottom_bar.draw_bottom_bar(canvas, bar, theme)
            assert canvas.said is not None
            inked = canvas.said.get_bounding_rect().move(canvas.at.topleft)
            assert theme.bar_top + SHELLS <= inked.top and inked.bottom <= STAGE[1] - EDGE, words
    assert drawn.words and drawn.cut == set()


@pytest.mark.parametrize("theme", THEMES, ids=str)
def test_the_longest_sentence_has_room_beside_the_hints_of_every_scene(
    pilot: Pilot, canvas: Noted, theme: Theme
) -> None:
    pilot.context.settings.change(theme=theme.name, text_size=round(100 * theme.text_scale), reduced_motion=True)
    longest = [longest_refusals(language, theme.kids)[-1] for language in WHOLE]
    for scene, words in product(all_scenes(pilot), longest):
        scene.enter()
        hints = scene.hints()
        left, right = bottom_bar.draw_bottom_bar(canvas, BottomBar(BarWords(words), hints, button), theme)
        assert left <= canvas.at.left and canvas.at.right <= right, (type(scene).__name__, words)
        assert right < min(spot.rect.left for spot, _ in place_hints(hints, button, theme))
        assert canvas.said is not None and canvas.said.get_bounding_rect().height <= STAGE[1] - theme.bar_top


@dataclass(frozen=True, slots=True)
class Written:
    """Written words, their paper and place, and whether they are wider than it."""

    on: pygame.Surface
    words: str
    at: Rect
    cut: bool


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """All words that are written from now on."""
    found: list[Written] = []
    place = text.place

    def noted(
        on: pygame.Surface,
        words: str,
        size: float,
        at: tuple[float, float],
        color: str = CREAM,
        role: str = "bold",
        align: str = "center",
    ) -> Rect:
        rect = place(on, words, size, at, color, role, align)
        found.append(Written(on, words, rect, rect.width < text.width(words, size, role)))
        return rect

    clear()
    monkeypatch.setattr(text, "place", noted)
    return found


@pytest.mark.parametrize("theme", [one for one in THEMES if one.text_scale == 2], ids=str)
def test_no_sentence_overlaps_its_hints_and_no_word_is_cut(
    tmp_path: Path, canvas: Noted, written: list[Written], theme: Theme
) -> None:
    with Pilot(tmp_path, size=STAGE) as pilot:
        pilot.context.settings.change(theme=theme.name, text_size=200, reduced_motion=True)
        for scene in all_scenes(pilot):
            canvas.at = Rect(0, 0, 0, 0)
            scene.enter()
            scene.draw(canvas)
            placed = [spot.rect for spot, _ in place_hints(scene.hints(), scene.button, scene.theme)]
            assert canvas.at.collidelist(placed) < 0, type(scene).__name__
            assert not [line.words for line in written if line.cut], type(scene).__name__


@pytest.mark.parametrize("theme", THEMES, ids=str)
def test_the_longest_names_stay_on_the_signs_of_rook(written: list[Written], theme: Theme) -> None:
    pygame.display.set_mode((320, 180))
    game, dealer, game_table = GAMES["rook"], SeededDealer(2), table_of("rook")
    seating = Seating(tuple(replace(plan, name=WIDE) for plan in first_seating(4, "keys").seats))
    match, who = Match(game, game.setup("classic", 4, {})), speakers(seating.names, ((0, 2), (1, 3)))
    while match.view(PUBLIC).phase != "play":
        written.clear()
        game_table.feature(HangingSigns).hung(match.view(PUBLIC), who, seating, theme)
        assert not [line.words for line in written if line.cut]
        for one, other in combinations(written, 2):
            assert one.on is not other.on or not one.at.colliderect(other.at), (one.words, other.words)
        if match.chance():
            match.submit(dealer.answer(*match.chance()))
        else:
            seat = match.waiting()[0]
            match.submit(game.decide(match.view(seat), match.heard(seat), match.prompts_of(seat), "gentle", 1))


def asked_at(pilot: Pilot, count: int, name: str) -> CurtainScene:
    """A curtain that closes for a seat with so many buttons beside the one that opens it."""
    there = (Action.EXTRA, "Take back", "back"), (Action.LOOK, "See word", ""), (Action.PREV, "Call", "bell")
    does = tuple(Binding(action, lambda press: None, verbatim(words), icon) for action, words, icon in there[:count])
    return CurtainScene(pilot.context, SeatPlan("person", name, 10, "pad:1"), does=does)


@pytest.mark.parametrize("theme", THEMES, ids=str)
def test_nothing_overlaps_at_the_foot_of_a_curtain(pilot: Pilot, monkeypatch: pytest.MonkeyPatch, theme: Theme) -> None:
    drawn: list[Rect] = []
    draw = Piece.draw

    def noted(piece: Piece, canvas: DrawTarget, at: tuple[float, float]) -> None:
        drawn.append(piece.rect(at))
        draw(piece, canvas, at)

    pilot.context.settings.change(theme=theme.name, text_size=round(100 * theme.text_scale), reduced_motion=True)
    monkeypatch.setattr(Piece, "draw", noted)
    for count, name in product((0, 1, 2, 3), ("Rosa", WIDE)):
        scene = asked_at(pilot, count, name)
        drawn.clear()
        scene.draw(Canvas(STAGE))
        foot = [rect for rect in drawn if rect.top >= STRIP.top - curtain._HOST_SIZE and rect.width < STAGE[0]]
        assert len(foot) == 2 + bool(count), (count, name)
        for one, other in combinations(foot, 2):
            assert not one.colliderect(other), (count, name, one, other)
        for rect in foot:
            assert rect.left >= SAFE.left and rect.top >= curtain.BOARD.bottom - curtain._HOST_SIZE
        panel = curtain.panel(scene.placed())
        assert not panel.colliderect(STRIP) and panel.bottom <= curtain.HEM


@pytest.mark.parametrize("theme", THEMES, ids=str)
def test_a_player_who_asked_the_coach_has_room_below_a_sheet(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, theme: Theme
) -> None:
    pilot.context.settings.change(theme=theme.name, text_size=round(100 * theme.text_scale))
    sheet = Sheet(pilot.context, speakers(("Anna", "Theo"), ()), first_seating(2, "keys"))
    without = sheet.paper
    sheet.asked = tuple((SEAT_LOOKS[seat], (12, 30, 7)) for seat in range(8))
    assert without.contains(sheet.paper)
    drawn: list[Rect] = []
    draw = Piece.draw

    def noted(piece: Piece, canvas: DrawTarget, at: tuple[float, float]) -> None:
        if canvas.get_size() == STAGE:
            drawn.append(piece.rect(at))
        draw(piece, canvas, at)

    monkeypatch.setattr(Piece, "draw", noted)
    draw_remarks(Canvas(STAGE), sheet.asked, sheet.opened, (sheet.paper.bottom + theme.bar_top) / 2, theme, voice())
    assert drawn and all(SAFE.left <= row.left and row.right <= SAFE.right for row in drawn)
    assert all(sheet.paper.bottom < row.top and row.bottom < theme.bar_top for row in drawn)


@pytest.mark.parametrize("theme", [one for one in THEMES if one.kids], ids=str)
def test_the_second_line_for_children_is_on_every_screen(monkeypatch: pytest.MonkeyPatch, theme: Theme) -> None:
    """Beside a picture, if that leaves room for it, and beside the pictures in the words."""
    noted, both = Noted(STAGE), bottom_bar.sentence_and_how

    def laid(*words: Any) -> pygame.Surface:
        noted.said = said = both(*words)
        return said

    monkeypatch.setattr(bottom_bar, "sentence_and_how", laid)
    hints = [Hint(Action.CONFIRM, "Place a parcel"), Hint(Action.EXTRA, "Pass"), Hint(Action.MENU, "Pause")]
    words = pygame.Surface((70, 70)), " Hedgehog gets hourglass"
    for how, lowest in (
        ("Pick a hint that fits the secret word.", SAFE.bottom),
        ("Look at the parcels. Pick a word for each face.", STAGE[1] - EDGE),  # it takes two rows here
    ):
        said = BarWords(words, pygame.Surface((100, 100)), how)
        bottom_bar.draw_bottom_bar(noted, BottomBar(said, hints, button, HEDGEHOG), theme)
        assert noted.said is not None
        inked = noted.said.get_bounding_rect().move(noted.at.topleft)
        assert theme.bar_top < inked.top and inked.bottom <= lowest, how


@pytest.mark.parametrize("theme", [one for one in THEMES if one.text_scale in (1.0, 2.0)])
@pytest.mark.parametrize(
    "words", [("Ask", "Lamps tell how many letters fit."), ("Which word?", "Fit the secret word. " * 3)]
)
def test_a_sentence_and_its_second_line_shrink_together(theme: Theme, words: tuple[str, str]) -> None:
    """Neither has the smallest letters while the other has room, and both are complete."""
    room = 640, SAFE.bottom - theme.bar_top - 30
    upper, lower = bottom_bar.both_laid((words[0],), (words[1],), room, theme)
    assert upper[0] >= lower[0] >= SMALLEST_TEXT
    assert lower[0] >= 0.7 * upper[0] - 1
    assert [" ".join(map(str, (part for row in rows for part in row))) for _, rows in (upper, lower)] == [
        " ".join(one.split()) for one in words
    ]


@pytest.mark.parametrize("width", range(300, 900, 40))
def test_rows_are_about_equally_long_with_any_room(width: int) -> None:
    """Also if the smallest letters are still too many rows for it: no word is alone in the last one."""
    theme = Theme("kids")
    words = "Everybody takes all the cards that have the same colour as the first one did"
    letters, rows = bottom_bar._laid((words,), (width, 84), theme)
    long = [text.line_width(row, letters, theme.sentence_role) for row in rows]
    assert len(rows) == 1 or min(long) > 0.5 * max(long)
    assert " ".join(str(part) for row in rows for part in row) == words


def test_two_rows_have_letters_that_are_legible_across_a_room() -> None:
    letters, rows = bottom_bar._laid(
        ("Whoever stands here may play another card, of the colour that was led.",), (760, 84), Theme()
    )
    assert len(rows) == 2 and letters >= 40


def test_three_small_rows_take_the_room_of_the_line_below_a_name(canvas: Noted) -> None:
    hints = [Hint(Action.CONFIRM, name) for name in ("Legen", "Stich zeigen", "Punkte zeigen", "Anhalten")]
    owner = Owner(SEAT_LOOKS[0], "Anna", "8 Karten, bisher 0")
    ends = {}
    for words in ("Leg eine hin", "Leg irgendeine Karte: Der höchste Kobold gewinnt"):
        bar = BottomBar(BarWords(words), hints, button, owner)
        ends[words], right = bottom_bar.draw_bottom_bar(canvas, bar, Theme())
        assert canvas.said is not None and canvas.said.get_height() <= SAFE.bottom - Theme().bar_top
        assert ends[words] <= canvas.at.left and canvas.at.right <= right
    short, long = ends.values()
    assert long < short, "what fits leaves it there"


FOUR = (
    Hint(Action.CONFIRM, "Choose"),
    Hint(Action.INFO, "See scores", spare="crown"),
    Hint(Action.EXTRA, "Last trick", spare="tricks"),
    Hint(Action.MENU, "Pause", spare="pause"),
)


def in_lines(bar: BottomBar, theme: Theme) -> int:
    room = bottom_bar._sentence_room(bar, theme), bottom_bar._high(theme)
    return len(bottom_bar._laid(bottom_bar._parts(bar.spoken.words), room, theme)[1])


@pytest.mark.parametrize(
    ("words", "theme"),
    [
        ("Lay any card", GROWN_UP),
        ("Follow yellow or play the Rook", GROWN_UP),
        ("Anna has voted", Theme("kids")),
        ("Anna plays a card", Theme("kids")),
    ],
    ids=str,
)
def test_hints_become_icons_before_a_sentence_breaks(words: str, theme: Theme) -> None:
    """A12: only as many as needed, the last ones first, and never the main one. A child's sentence also grows by it."""
    bar = BottomBar(BarWords(words), FOUR, button, Owner(SEAT_LOOKS[0], "Anna"))
    shown = bottom_bar.with_room(bar, theme)
    assert in_lines(replace(bar, hints=shown), theme) == 1
    bare = [hint.bare for hint in shown]
    assert bare == sorted(bare) and not bare[0]
    first = bare.index(True) if True in bare else len(bare)
    if first < len(bare):
        fuller = (*shown[:first], replace(shown[first], bare=False), *shown[first + 1 :])
        assert in_lines(replace(bar, hints=fuller), theme) > 1 or _too_wide(replace(bar, hints=fuller), theme)
        assert not theme.kids or first == 1 or not _too_wide(replace(bar, hints=shown), theme)
    assert [hint.label for hint in shown] == [hint.label for hint in FOUR], "the narrator reads them still"


def _too_wide(bar: BottomBar, theme: Theme) -> bool:
    parts = bottom_bar._parts(bar.spoken.words)
    return bottom_bar._one_line(parts, theme, full=theme.kids) > bottom_bar._sentence_room(bar, theme)


def test_hints_keep_their_words_beside_a_sentence_that_breaks_in_any_case() -> None:
    bar = BottomBar(BarWords("A very long sentence about many things " * 4), FOUR, button, Owner(SEAT_LOOKS[0], "Anna"))
    assert bottom_bar.with_room(bar, GROWN_UP) == FOUR
    assert bottom_bar.with_room(replace(bar, spoken=BarWords("Short")), GROWN_UP) == FOUR


def test_a_childs_question_is_as_large_as_its_hints_can_make_it() -> None:
    """Beside a face and a name no question of this length has its full size; icons leave it more than words."""
    hints = (
        Hint(Action.CONFIRM, "Spielen"),
        Hint(Action.EXTRA, "Passen", "feather", spare="feather"),
        Hint(Action.MENU, "Anhalten", spare="pause"),
    )
    grows = []
    for length in range(8, 60, 3):
        words = ("Spiel die 2 oder die Katze " * 3)[:length].strip()
        bar = BottomBar(BarWords(words), hints, button, Owner(SEAT_LOOKS[0], "Anna"))
        shown = bottom_bar.with_room(bar, KIDS)
        sizes = [letters(replace(bar, hints=one)) for one in (hints, shown, all_bare(hints))]
        assert sizes[1] == sizes[2] >= sizes[0]
        assert shown == hints or sizes[0] < KIDS.sentence_px(46), "words stay beside a question in its full size"
        grows.append(sizes[2] - sizes[0])
    assert grows[0] == 0 < max(grows)


def letters(bar: BottomBar) -> int:
    return bottom_bar._laid(
        bottom_bar._parts(bar.spoken.words), (bottom_bar._sentence_room(bar, KIDS), bottom_bar._high(KIDS)), KIDS
    )[0]


def all_bare(hints: tuple[Hint, ...]) -> tuple[Hint, ...]:
    return (hints[0], *(replace(hint, bare=True) for hint in hints[1:]))
