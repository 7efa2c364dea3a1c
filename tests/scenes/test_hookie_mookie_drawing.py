"""The pictures on the square. Each moment of a flip can be drawn, each word is legible, and the sign shows the hour of
the sky."""

from itertools import combinations
from math import radians, sin
from pathlib import Path

import pygame
import pytest

from engine.core.match import Match
from engine.core.seats import PUBLIC
from engine.games.hookie_mookie.cards import VALUES, TableSet
from game.canvas import Blit, Canvas, Fill
from game.cards.slots import around
from game.cards.sprite import CardSprite, Prints
from game.cards.table import Table
from game.draw.plates import plate
from game.theme import GROWN_UP, SEAT_LOOKS, SMALLEST_TEXT, STAGE, Theme
from scenes.ending.results import ResultsScene
from scenes.games.hookie_mookie.art import faces
from scenes.games.hookie_mookie.art.backdrop import day_of
from scenes.games.hookie_mookie.art.furniture import ghost_label, number, taking
from scenes.games.hookie_mookie.art.furniture import over as draw_marks
from scenes.games.hookie_mookie.art.hookie import (
    FLAG_DROP,
    FLAG_X,
    FLAG_Y,
    OTHERS_TAG,
    TAG,
    WARM,
    draw_flip,
    flag,
    light,
)
from scenes.games.hookie_mookie.boards import FACE, OTHERS, TURN, Flip, flip_places, low_row, of_view
from scenes.games.hookie_mookie.layout import arranged, lie
from scenes.games.hookie_mookie.sheets import ShownScene, SoFarScene
from scenes.games.hookie_mookie.table import TABLE
from scenes.games.hookie_mookie.time_of_day import BOW
from scenes.seating import TablePlan, first_seating
from scenes.table.asks.chance_question import ChanceQuestions, ChanceQuestionScene
from scenes.table.stage.scenery import HangingSigns
from scenes.table.stage.stage import Stage
from scenes.table.stage.table_layout import TableLayout
from tests.deals import do
from tests.games.hookie_mookie.tables import cards, hookie, new_match, table
from tests.pilot import Picture, Pilot
from tests.scenes.voices import speakers

pytestmark = pytest.mark.usefixtures("coarse_pictures")
KIDS = Theme(name="kids")
STRONG = Theme(high_contrast=True)
LARGE = Theme(text_scale=2.0)
THEMES = (GROWN_UP, KIDS, STRONG, LARGE)
NAMES = ["grown-up", "kids", "7:1", "200 %"]


def _bytes(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def laid_out() -> Match:
    """Two sets are on the table, and the second seat is on turn."""
    match = table("8 h, 3 cdh, 5 hsc", "8 c, 4 d, 6 s", "9 c", "10 c")
    do(match, 0, "lay", cards=cards("3 cdh"))
    do(match, 0, "lay", cards=cards("5 hsc"))
    do(match, 0, "done")
    return match


@pytest.mark.parametrize("theme", [GROWN_UP, KIDS], ids=("grown-up", "kids"))
@pytest.mark.parametrize("viewer", [PUBLIC, 0])
def test_everything_beside_a_flip_is_gone_when_the_light_is_back(theme: Theme, viewer: int) -> None:
    """Nothing is left for a frame to remove: no second deck, no second name and no light. The owner of the open hand,
    who has no plate at the table, is gone as well."""
    seating, private = first_seating(4, None), viewer != PUBLIC
    floor = TableLayout(4, 0, not private, theme.kids)
    stage = Stage(laid_out().view(viewer), Table(Prints(faces, theme)), floor, lambda *said: None)
    canvas = Canvas(STAGE)
    draw_flip(canvas, Flip(1, 3, 0.001), stage, seating, theme)
    dark, *lit = canvas.commands
    assert isinstance(dark, Fill) and min(dark.color) > 250
    drawn = [command.source for command in lit if isinstance(command, Blit)]
    assert len(drawn) == len(lit) and light(WARM)[0] not in drawn
    for seat in (1, 3):
        place = floor.place(seat)
        assert place is not None
        side, plan = "left" if place.side == "l" else "right", seating[seat]
        mine = plate(plan.picture, plan.name, (), side, theme, True, None, size=FACE, most=TAG)
        assert any(source is mine.surface for source in drawn)


def test_the_table_of_a_flip_is_taken_away_when_it_is_darkest() -> None:
    """The table is seen until then, and hidden from then on."""
    seating, deck = first_seating(4, None), Table(Prints(faces, GROWN_UP))
    stage = Stage(laid_out().view(PUBLIC), deck, TableLayout(4, 0, True), lambda *said: None)

    def drawn(share: float) -> tuple[int, bool]:
        canvas = Canvas(STAGE)
        draw_flip(canvas, Flip(1, 3, share), stage, seating, GROWN_UP)
        (dark,) = (command.color for command in canvas.commands if isinstance(command, Fill))
        return sum(dark[:3]), canvas.commands[0].hides()

    moments = [drawn(hundredth / 100) for hundredth in range(1, 101)]
    darkest, (_, hidden) = min(range(100), key=lambda at: moments[at][0]), zip(*moments, strict=True)
    assert hidden == (False,) * darkest + (True,) * (100 - darkest)


def test_the_marks_of_a_set_go_with_its_cards() -> None:
    """While sets make room they are not drawn at the cards' later places."""
    view = laid_out().view(PUBLIC)
    floor, deck = TableLayout(4, 0, True), Table(Prints(faces, GROWN_UP))
    stage = Stage(view, deck, floor, lambda *said: None)

    def marks() -> list[tuple[int, int]]:
        canvas = Canvas(STAGE)
        draw_marks(canvas, stage, first_seating(4, None), GROWN_UP)
        return [command.place[:2] for command in canvas.commands]

    for lying in lie(view, floor, {}):
        deck.sync(lying.zone, lying.slots, lying.cards)
    there = marks()
    for lying in lie(view, floor, {}):
        deck.sync(lying.zone, [slot.moved(-30) for slot in lying.slots], lying.cards)
    assert there and marks() == [(x - 30, y) for x, y in there]


@pytest.mark.parametrize("theme", THEMES, ids=NAMES)
def test_a_flip_can_be_drawn_at_every_moment(theme: Theme) -> None:
    """HM-38: dark, called, one card, two cards, each word of the count, both open, the result."""
    deck, seating = Table(Prints(faces, theme)), first_seating(4, None)
    view = laid_out().view(PUBLIC)
    stage = Stage(view, deck, TableLayout(4, 0, True, theme.kids, large=theme.large_text), lambda *said: None)
    scene = Flip(1, 3, 0.3)
    seen = []

    def look() -> None:
        canvas = Canvas(STAGE)
        deck.prints.new_frame()
        draw_flip(canvas, scene, stage, seating, theme)
        seen.append(Picture(canvas))

    look()
    scene.light, scene.calling = 1.0, 0.5
    look()
    scene.calling = 0.0
    for seat in scene.seats:
        scene.sprites[seat] = CardSprite.resting(scene.slot(seat, stage.floor))
        look()
    for said in (1, 2, 3):
        scene.said = said
        look()
    for seat, card in zip(scene.seats, cards("8 hc"), strict=True):
        scene.sprites[seat].card = card
    look()
    for matched in (True, False):
        scene.matched, scene.share = matched, 1.0
        look()
    assert len(seen) == 10 and all(one != other for one, other in combinations(seen, 2))


@pytest.mark.parametrize("winds", [False, True])
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("sets", [1, 4, 8, 13])
def test_nothing_covers_the_low_row(sets: int, large: bool, winds: bool) -> None:
    """Flags, both cards, their owners and the viewer do not cover it, deck or ghost hand, with any number of sets; and
    the owners' plates do not cover the two cards."""
    theme = LARGE if large else GROWN_UP
    floor = TableLayout(4, 0, True, large=large, winds=winds)
    row, places = low_row(floor), flip_places(floor)
    laid = tuple(
        TableSet(value, tuple(f"{value}-{suit}" for suit in ("hearts", "clubs", "spades"))) for value in VALUES[:sets]
    )
    lying = [around(slots) for slots in arranged(laid, row.box, False).values()]
    parts = [pygame.Rect(rect) for rect in row.rects().values()] + lying
    hung = [flag(i, 2 if i == 2 else 1).rect((FLAG_X[i], FLAG_Y[i] + FLAG_DROP)) for i in range(3)]
    cards = [around([slot]).inflate(*[round(slot.height * sin(radians(TURN)) / 2)] * 2) for slot in places.cards]
    owners = [
        plate(SEAT_LOOKS[0], "Maximiliane", (), side, theme, True, None, size=FACE, most=TAG).rect(at)
        for side, at in zip(("left", "right"), places.faces, strict=True)
    ]
    watching = [
        plate(SEAT_LOOKS[1], "Maximiliane", (), "right" if other.side == "r" else "left", theme, most=OTHERS_TAG).rect(
            (other.x, other.y)
        )
        for other in OTHERS
    ]
    assert all(part.bottom <= theme.bar_top for part in lying)
    for over in (*hung, *cards, *owners, *watching):
        assert over.collidelist(parts) == -1, over
    for plates in (owners, watching):
        for one in plates:
            assert one.collidelist(hung) == -1 and one.collidelist(cards) == -1, one


def test_hm_37_in_a_flip_all_players_see_the_same_two_backs() -> None:
    match = table("8 h, 3 c", "8 c, 4 d", "9 c")
    floor = TableLayout(3, 0, True)
    assert of_view(match.view(PUBLIC), floor) is None
    do(match, 0, "hookie", partner=1)
    do(match, 1, "offer", card="8-clubs")
    for viewer in (PUBLIC, 0, 1, 2):
        scene = of_view(match.view(viewer), floor)
        assert scene is not None and scene.seats == (0, 1)
        assert {seat: sprite.card for seat, sprite in scene.sprites.items()} == {1: None}


@pytest.mark.parametrize("theme", THEMES, ids=NAMES)
def test_no_letter_on_the_square_is_too_small(theme: Theme, letters: list[int], tmp_path: Path) -> None:
    match = table("8 h, 3 c", "8 c, 4 d", "9 c", deck=12, must_empty=3, cleared=[(value, 0) for value in VALUES[9:]])
    hookie(match, 1, "3 c", "4 d")
    view, seating = match.view(PUBLIC), first_seating(3, None)
    TABLE.feature(HangingSigns).hung(view, speakers(seating), seating, theme)
    number(7, True, theme)
    ghost_label("ghosts 12", theme)
    assert letters and min(letters) >= SMALLEST_TEXT
    who = speakers(seating)
    with Pilot(tmp_path) as pilot:
        pilot.context.settings.change(
            theme=theme.name, high_contrast=theme.high_contrast, text_size=round(100 * theme.text_scale)
        )
        pilot.frames(2)
        for scene in (
            SoFarScene(pilot.context, view, who, seating),
            ShownScene(pilot.context, match.heard(PUBLIC), view, who, seating),
            _lots(pilot, seating),
        ):
            letters.clear()
            pilot.context.stack.push(scene)
            pilot.frames(2)
            # indices of small cards are as large as their strips allow
            assert sum(size < SMALLEST_TEXT - 3 for size in letters) == 0, (type(scene).__name__, letters)
            pilot.context.stack.dismiss()
            pilot.frames(1)


def _lots(pilot: Pilot, seating) -> ChanceQuestionScene:
    prompt = new_match(3).chance()[0]
    who = speakers(seating)
    lot = next(prompt.steps())
    return ChanceQuestionScene(
        pilot.context, TABLE.feature(ChanceQuestions).by_verb["start"], lot, who, seating, TABLE, lambda device: None
    )


def test_the_sign_shows_the_hour_that_the_sky_has() -> None:
    """Noon before anything is drawn, the end of the day with the last card, the same for every viewer."""
    assert day_of(new_match(3).view(PUBLIC)) == 0.0
    hours = [day_of(table("8 h", "8 c", "9 c", deck=left).view(PUBLIC)) for left in (26, 13, 6, 0)]
    assert hours == [0.0, 0.5, 1 - 6 / 26, 1.0]
    match = table("8 h", "8 c", deck=9)
    assert len({day_of(match.view(viewer)) for viewer in (PUBLIC, 0, 1)}) == 1
    seating = first_seating(2, None)
    boards = set()
    for left in (33, 20, 9, 1):
        view = table("8 h", "8 c", deck=left).view(PUBLIC)
        (_, sun), _ = TABLE.feature(HangingSigns).hung(view, speakers(seating), seating, GROWN_UP)
        boards.add(_bytes(sun.surface))
    assert len(boards) == 4


def test_sets_that_take_the_chosen_cards_are_lit() -> None:
    """HM-24, HM-55, HM-57, HM-58: by value, jokers anywhere, the open set for a value without a set."""
    sets = {"queen": "queen hs", "joker": "joker 2"}
    view = table("queen c, 8 h, joker 1", "8 c", sets=sets, jokers=3).view(0)
    assert taking(view, cards("queen c")) == ("queen",)
    assert taking(view, cards("queen c, joker 1")) == ("queen",)
    assert taking(view, cards("8 h")) == ("joker",)
    assert taking(view, cards("joker 1")) == ("queen", "joker")
    assert taking(view, cards("queen c, 8 h")) == () == taking(view, ())
    assert taking(table("8 h", "8 c", sets={"queen": "queen hs"}).view(0), cards("8 h")) == ()


# The endings


@pytest.mark.parametrize(
    ("variant", "end", "words", "sentence"),
    [
        ("together", {"scores": [1, 1, 1], "winners": [0, 1, 2], "result": "players"}, "Voilà", "before sunset"),
        ("together", {"scores": [0, 0, 0], "winners": [], "result": "cards"}, "The cards win", "The sun is down"),
        ("race", {"scores": [0, 1, 0], "winners": [1], "result": "players"}, "wins!", "First to empty a hand"),
        ("race", {"scores": [1, 0, 1], "winners": [0, 2], "result": "players"}, "win!", "First to empty a hand"),
        ("race", {"scores": [0, 0, 0], "winners": [], "result": "cards"}, "The cards win", "The sun is down"),
    ],
)
@pytest.mark.parametrize("settings", [{}, {"theme": "kids", "text_size": 200}], ids=["grown-up", "kids 200 %"])
def test_hm_64_to_68_each_end_has_its_own_podium(
    tmp_path: Path, variant: str, end: dict[str, object], words: str, sentence: str, settings: dict[str, object]
) -> None:
    match = new_match(3, variant)
    with Pilot(tmp_path) as pilot:
        pilot.context.settings.change(**settings)
        pilot.context.sound.played.clear()
        scene = ResultsScene(pilot.context, TablePlan(match.setup, first_seating(3, "pad:1")), end)
        pilot.context.stack.push(scene)
        pilot.frames(30)
        assert scene.ending is not None
        assert words in scene.voice.words(scene.ending.words) and sentence in scene.voice.words(scene.sentence())
        assert (scene.ending.bowing is not None) == (not end["winners"])
        assert all(standing.score is None for standing in scene.order), "there are no points"
        first = scene.podium.steps[0].standing
        assert not end["winners"] or first.seats == tuple(end["winners"])
        sound = "applause" if not end["winners"] else "family_dance"
        assert sound in [name for name, _ in pilot.context.sound.played]
        pilot.settle()
        pilot.frames(1)


def test_the_cards_that_take_a_bow_are_cards_of_the_deck() -> None:
    assert len(set(BOW)) == 5 and all(faces.face(card, 116, GROWN_UP) for card in BOW)
