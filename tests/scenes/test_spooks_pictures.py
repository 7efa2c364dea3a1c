"""The pictures of Spooks: all cards differ, texts are legible, every moment can be drawn in every theme."""

from itertools import combinations, islice
from pathlib import Path
from random import Random

import pygame
import pytest

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.messages import say
from engine.core.seats import PUBLIC
from engine.games import GAMES
from engine.games.spooks.cards import BAT_MASTER, CAT, COLOR, PACK
from engine.games.spooks.events import HandEnded
from engine.games.spooks.view import View
from game import surfaces
from game.canvas import DrawTarget
from game.cards.card_face import index_em
from game.cards.slots import KIDS_WIDTH
from game.cards.sprite import CardSprite, Prints
from game.cards.table import Table
from game.draw import glyphs, text
from game.draw.color import contrast
from game.draw.paper import Piece
from game.text.catalogue import Register, Voice, catalogue_of
from game.text.languages import WHOLE
from game.theme import CREAM, GROWN_UP, SEAT_LOOKS, SMALLEST_TEXT, STAGE, Theme
from scenes.games.spooks.art import faces, signs
from scenes.games.spooks.art.signs import PAINTS, SignWords, rule_board, wanted_card
from scenes.games.spooks.art.tile import CARDS, painted
from scenes.games.spooks.boards import Tableau, draw_creature, draw_tableau, row
from scenes.games.spooks.count import CountScene
from scenes.games.spooks.layout import BOARD, CHILDREN, PRIVATE
from scenes.games.spooks.rule import ANYTHING, OPENING, STRAIGHT, Rule, on
from scenes.games.spooks.table import TABLE
from scenes.seating import first_seating
from scenes.table.stage.stage import Flourish
from scenes.table.stage.table_layout import TableLayout
from tests.pilot import Pilot
from tests.scenes.voices import speakers, voice
from tests.scenes.wordless import forget_words

KIDS = Theme(name="kids")
STRONG = Theme(high_contrast=True)
LARGE = Theme(text_scale=2.0)
LAY, LAY_DOWN = (
    (say("spooks-rule-lay"), say("-spooks-rule-lay-line", order=order)) for order in ("up", "down")
)  # in either order of numbers
BUSY = tuple(
    Rule(kind, color, *LAY, suit=suit, slots=tuple((seat, seat % 2 == 0) for seat in range(12)))
    for kind, color, suit in (("lay", "green", ""), ("bite", "red", "bat"), ("gift", "green", "goblin"))
)
RULES = (ANYTHING, OPENING, STRAIGHT, *BUSY, *(on(top, up, True) for top in PACK for up in (True, False)))


def written(rule: Rule, language: str = "en", register: Register = "grown-up") -> SignWords:
    """The words of a rule."""
    return SignWords.of(rule, Voice(catalogue_of(language), register).words)


@pytest.mark.usefixtures("shadowless", "coarse_pictures")
@pytest.mark.parametrize("language", WHOLE)
def test_every_board_over_two_rows_has_its_title(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """Before, a title too long for a small board was left out: a blank board says nothing to a newcomer."""
    titles: list[str] = []
    place = text.place

    def write(canvas: DrawTarget, words: str, *rest: object) -> pygame.Rect:
        titles.append(words)
        return place(canvas, words, *rest)

    monkeypatch.setattr(text, "place", write)
    laid = Rule("lay", "green", *LAY, slots=((0, False),))
    moments = (laid, *RULES)
    for large, kids in ((False, False), (False, True), (True, False)):
        scale = PRIVATE[large, kids][2][1]
        for rule in moments:
            titles.clear()
            words = written(rule, language, "child" if kids else "grown-up")
            looks = tuple(SEAT_LOOKS[seat] for seat, _ in rule.slots)
            rule_board.__wrapped__(rule, words, looks, LARGE if large else GROWN_UP, scale)
            assert words.title in titles, (words.title, scale)


@pytest.mark.usefixtures("shadowless", "coarse_pictures")
@pytest.mark.parametrize("register", ["grown-up", "child"])
@pytest.mark.parametrize("language", WHOLE)
def test_nothing_on_a_board_is_cut_at_its_edges(
    monkeypatch: pytest.MonkeyPatch, language: str, register: Register
) -> None:
    """At any of its sizes."""
    wide: dict[str, int] = {}
    place = text.place

    def write(
        canvas: DrawTarget, words: str, size: float, at: tuple[float, float], color: str, role: str = "bold", *rest: str
    ) -> pygame.Rect:
        wide[words] = text.width(words, size, role)
        return place(canvas, words, size, at, color, role, *rest)

    monkeypatch.setattr(text, "place", write)
    for scale in {1.0, *(scale for rows in PRIVATE.values() for _, scale in rows.values())}:
        laid = (Rule("lay", "green", *words, slots=((0, False),)) for words in (LAY, LAY_DOWN))
        for rule in (*laid, *RULES):
            looks = tuple(SEAT_LOOKS[seat] for seat, _ in rule.slots)
            rule_board.__wrapped__(rule, written(rule, language, register), looks, GROWN_UP, scale)
    assert {words: size for words, size in wide.items() if size > BOARD[0] - 24} == {}


@pytest.fixture
def shadowless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Paint boards without their shadows, which have no words and take the longest."""
    monkeypatch.setattr(signs, "with_shadow", lambda paper, *_: Piece(paper, (0, 0), paper.get_rect()))


@pytest.fixture
def letters(shadowless: None, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Sizes of all letters that are drawn, without a cache; the caps of keys have letters of their own."""
    sizes: list[int] = []
    written, cap = text.text, glyphs._cap

    def write(words: str, size: float, color: str = CREAM, role: str = "bold") -> pygame.Surface:
        sizes.append(round(size))
        return written(words, size, color, role)

    def capped(label: str, size: int) -> pygame.Surface:
        before = len(sizes)
        drawn = cap(label, size)
        del sizes[before:]
        return drawn

    monkeypatch.setattr(text, "text", write)
    monkeypatch.setattr(glyphs, "_cap", capped)
    forget_words(monkeypatch)
    return sizes


def _bytes(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


@pytest.mark.parametrize("theme", [GROWN_UP, KIDS, STRONG], ids=["grown-up", "kids", "7:1"])
def test_every_card_has_a_face_of_its_own(theme: Theme) -> None:
    drawn = {card: _bytes(faces.face(card, 172, theme)) for card in PACK}
    assert len(set(drawn.values())) == len(PACK) == 56
    assert _bytes(faces.back(172)) not in drawn.values()


def test_six_and_nine_differ_also_upside_down() -> None:
    for suit in ("spider", "spook", "goblin", "bone", "bat"):
        six, nine = faces.face(f"{suit}-6", 220, GROWN_UP), faces.face(f"{suit}-9", 220, GROWN_UP)
        assert _bytes(six) != _bytes(pygame.transform.rotate(nine, 180))


def test_a_childs_index_is_large() -> None:
    assert all(index_em(faces.spec(card, KIDS).index, KIDS_WIDTH, KIDS) >= 120 for card in PACK)


def test_index_and_pennant_stand_out() -> None:
    for theme, least in ((GROWN_UP, 4.25), (STRONG, 7.0)):
        for card in PACK:
            spec = faces.spec(card, theme)
            assert contrast(spec.index_color, spec.pennant) >= least, card


def test_every_color_has_a_seal_of_its_own() -> None:
    seals = [_bytes(faces.seal_picture(color, 80)) for color in ("blue", "green", "red", "none")]
    assert all(a != b for a, b in combinations(seals, 2))
    assert {COLOR[card] for card in PACK} == set(PAINTS)


@pytest.mark.usefixtures("coarse_pictures")
@pytest.mark.parametrize("theme", [GROWN_UP, STRONG, LARGE], ids=["grown-up", "7:1", "200 %"])
def test_no_letter_on_a_board_is_too_small(monkeypatch: pytest.MonkeyPatch, theme: Theme, letters: list[int]) -> None:
    """At any size of the board."""
    scales = {scale for rows in PRIVATE.values() for _, scale in rows.values()}
    for scale in sorted(scales):
        forget_words(monkeypatch)
        for rule in RULES:
            letters.clear()
            rule_board.__wrapped__(rule, written(rule), SEAT_LOOKS[: len(rule.slots)], theme, scale)
            assert all(round(size * scale) >= SMALLEST_TEXT for size in letters), (rule, scale, letters)


def test_no_letter_on_a_wanted_card_is_too_small(monkeypatch: pytest.MonkeyPatch, letters: list[int]) -> None:
    for width in {width for rows in CHILDREN.values() for _, width in rows.values()}:
        forget_words(monkeypatch)
        for rule in RULES:
            letters.clear()
            wanted_card.__wrapped__(rule, "oder", SEAT_LOOKS[: len(rule.slots)], KIDS, width)
            assert all(size >= SMALLEST_TEXT for size in letters), (rule.kind, width, letters)


@pytest.mark.usefixtures("coarse_pictures")
@pytest.mark.parametrize("theme", [GROWN_UP, KIDS, STRONG, LARGE], ids=["grown-up", "kids", "7:1", "200 %"])
@pytest.mark.parametrize("players", [2, 3, 6, 12])
def test_a_trick_can_be_drawn_at_every_moment(players: int, theme: Theme) -> None:
    canvas, table = surfaces.new(STAGE), Table(Prints(faces, theme))
    seating = first_seating(12, None)
    scene = Tableau(tuple(range(players)), PACK[25], 1)
    pictures = set()
    floor = TableLayout(players, 0, True, large=theme.large_text)
    slots = row(players, floor).cards
    for seat in range(players):
        draw_tableau(canvas, scene, table, voice(), seating, theme, floor)
        pictures.add(_bytes(canvas))
        scene.sprites[seat] = CardSprite.at(slots[seat], PACK[seat] if seat % 2 else None)
    for light, winner, share in ((0.3, None, 0.0), (0.7, None, 0.0), (1.0, 0, 0.4), (1.0, 0, 1.0)):
        scene.light, scene.winner, scene.share = light, winner, share
        draw_tableau(canvas, scene, table, voice(), seating, theme, floor)
        pictures.add(_bytes(canvas))
    assert len(pictures) == players + 4


@pytest.mark.parametrize("kind", ["spider", "spook", "goblin", "bone", "bat", "cat", "carrier", "swarm"])
def test_every_suit_has_a_motion_of_its_own(kind: str) -> None:
    blank = pygame.Surface((600, 600))
    pictures = {_bytes(_after(blank, Flourish(kind, (300, 300), share))) for share in (0.2, 0.5, 0.63)}
    assert len(pictures) == 3 and _bytes(blank) not in pictures


def _after(blank: pygame.Surface, flourish: Flourish) -> pygame.Surface:
    canvas = blank.copy()
    draw_creature(canvas, flourish)
    return canvas


def _played(variant: str, players: int, **options: object) -> View:
    game = GAMES["spooks"]
    match, dealer, rng = Match(game, game.setup(variant, players, options)), SeededDealer(3), Random(1)
    while not match.over:
        chance = match.chance()
        step = dealer.answer(*chance) if chance else rng.choice(list(islice(rng.choice(match.prompts()).steps(), 50)))
        match.submit(step)
    view: View = match.view(PUBLIC)
    return view


@pytest.mark.parametrize(
    ("variant", "players", "options", "settings"),
    [
        ("hand", 3, {"decks": 2, "ghost": True}, {"text_size": 200}),
        ("series", 5, {"target": 60}, {"theme": "kids"}),
        ("long", 12, {"decks": 2, "target": 60}, {}),
    ],
    ids=str,
)
def test_counts_and_sheets_can_be_read_to_the_end(
    tmp_path: Path,
    variant: str,
    players: int,
    options: dict[str, object],
    settings: dict[str, object],
    letters: list[int],
) -> None:
    view = _played(variant, players, **options)
    seating = first_seating(players, None)
    who = speakers(seating)
    with Pilot(tmp_path, size=STAGE) as pilot:
        pilot.context.settings.change(pace="off", **settings)
        pilot.frames(2)
        letters.clear()
        ended = HandEnded(view.sheet[-1], None)
        count = CountScene(pilot.context, ended, view, who, first_seating(players, "keys"))
        pilot.context.stack.push(count)
        pilot.settle()
        assert [count.counted(seat) for seat in count.seats] == [view.sheet[-1].points[seat] for seat in count.seats]
        pilot.context.stack.replace(TABLE.sheet.made(pilot.context, view, who, seating))
        pilot.frames(2)
        assert "win" in voice().words(pilot.scene.sentence())
        # the indices of small cards are as large as their strips allow
        assert sum(size < SMALLEST_TEXT - 3 for size in letters) == 0


def test_the_little_theatre_has_three_cards_and_a_set() -> None:
    assert len(CARDS) == 3 and CAT in CARDS and BAT_MASTER in PACK
    assert painted(440, 343).get_size() == (440, 343)
