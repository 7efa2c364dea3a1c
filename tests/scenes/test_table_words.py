"""The words of Rook: every sentence for children, who took what and why, and whose turn it is."""

import ast
import re
from inspect import getmembers, isclass

import pygame
import pytest

from engine.core.events import Event
from engine.core.match import Match
from engine.core.seats import PUBLIC
from engine.games import GAMES
from engine.games.rook import events as happened
from game.cards.sprite import Prints
from game.cards.table import Table
from game.text.catalogue import InlinePicture
from game.theme import GROWN_UP
from game.timeline import Wait
from scenes.games.rook.art import faces
from scenes.games.rook.table import TABLE
from scenes.seating import first_seating
from scenes.table.game_table import table_of
from scenes.table.stage.hud import part_picture
from scenes.table.stage.stage import Stage
from scenes.table.stage.table_layout import TableLayout
from tests.deals import bid, deal, do, drawn, new_match
from tests.scenes.test_kids_words import readable
from tests.scenes.voices import speakers
from tests.text.test_files import SHORT, spoken
from tools.check_messages import ROOT, MessageUse, Module

pytestmark = pytest.mark.usefixtures("small_window")

GAME = GAMES["rook"]
EVENTS = {kind for _, kind in getmembers(happened, isclass) if issubclass(kind, Event)}
EVENTS -= {Event, happened.HandResult}  # a line of the sheet, which HandCounted tells
YOU = re.compile(r"\byou(r|rs)?\b", re.IGNORECASE)


def test_children_can_read_all_sentences_of_the_table() -> None:
    """Every sentence, not only those of a match."""
    here = (ROOT / "scenes/games/rook/sentences.py", ROOT / "scenes/games/rook/told.py")
    code = [Module(ROOT, path, ast.parse(path.read_text(encoding="utf-8"))) for path in here]
    keys = {found.key for module in code for found in module.sayings() if isinstance(found, MessageUse)}
    said = [words for key, words in spoken("en", "child", SHORT, "Fox") if key in keys and not key.startswith("-")]
    assert len(said) > len(EVENTS)
    readable(said)
    assert not any(YOU.search(words) for words in said)


@pytest.mark.parametrize(
    ("taken", "told"), [((4, 9, 9, 2), "Ben and Cleo took the most: 9"), ((10, 9, 3, 2), "Anna took the most: 10")]
)
def test_all_players_with_the_most_are_named(taken: tuple[int, ...], told: str) -> None:
    """In the beginner's game there is no bid: the hand is told by its highest score."""
    who = speakers(("Anna", "Ben", "Cleo", "Dora"), ((0,), (1,), (2,), (3,)))
    result = happened.HandResult(3, None, None, "red", taken, taken, (0,) * 4, taken, None, None)
    event = happened.HandCounted(result)
    view = Match(GAME, GAME.setup("beginner", 4, {})).view(PUBLIC)
    assert who.words(TABLE.row(event).says(event, view, who)) == told
    child = speakers(who.names, who.sides, "child")
    assert child.words(TABLE.row(event).says(event, view, child)) == told.replace("took", "got")


@pytest.mark.parametrize(
    ("variant", "plays", "taker", "told", "child"),
    [
        (
            "beginner",
            "red-5 red-14 red-6 yellow-14",
            1,
            "Ben has the highest red and takes 5 stars",
            "The top red wins. Ben gets 5 stars",
        ),
        (
            "beginner",
            "red-6 red-7 red-8 red-9",
            3,
            "Dora has the highest red and takes the trick",
            "The top red wins. Dora gets no stars this time",
        ),
        (
            "classic",
            "red-14 black-6 red-8 red-9",
            1,
            "A trump beats red, so Ben takes 10 points",
            "The boss card wins. Ben gets 10 points",
        ),
        (
            "classic",
            "red-14 black-6 black-8 red-9",
            2,
            "Cleo has the highest trump and takes 10 points",
            "The top boss card wins. Cleo gets 10 points",
        ),
        (
            "intermediate",
            "red-14 rook black-8 red-9",
            1,
            "The Rook beats everything, so Ben takes 6 stars",
            "The Rook beats them all. Ben gets 6 stars",
        ),
    ],
)
def test_a_trick_says_its_reason_and_its_value(variant: str, plays: str, taker: int, told: str, child: str) -> None:
    """RK-5, RK-6, RK-59, RK-60, RK-62: in stars or in points, as the game counts."""
    view = Match(GAME, GAME.setup(variant, 4, {})).view(PUBLIC)
    event = happened.TrickTaken(taker, 1, tuple(enumerate(plays.split())))
    for register, words in (("grown-up", told), ("child", child)):
        who = speakers(("Anna", "Ben", "Cleo", "Dora"), None, register)
        assert who.words(TABLE.row(event).says(event, view, who)) == words


def _silence(name: str, step: int = 0, place: float = 0.0) -> None:
    del name, step


def test_the_public_sentence_tells_bidding_from_playing() -> None:
    """The awaited action of a seat: its bid, the nest, its trump; then the table's usual words are enough."""
    match = drawn(new_match("intermediate"), 0)
    deal(match, {})
    seating, said = first_seating(4, None), []
    name = seating[1].name

    def waits() -> str:
        view = match.view(PUBLIC)
        who = speakers(seating)
        return who.words(TABLE.text.awaited(view, who))

    said.append(waits())
    bid(match, "1")
    for _ in range(3):
        bid(match, "-")
    said.append(waits())
    do(match, 1, "bury", cards=match.view(1).hand[:5])
    said.append(waits())
    do(match, 1, "trump", color="red")
    said.append(waits())
    assert said == [f"{name} is bidding", f"{name} looks at the nest", f"{name} names trump", f"{name} leads"]


def test_a_beat_stays_when_motion_is_off() -> None:
    stage = Stage(None, Table(Prints(faces, GROWN_UP)), TableLayout(4, 0, True), _silence, calm=True)
    assert isinstance(stage.beat(1.0), Wait)


@pytest.mark.parametrize(("game", "sign"), [("rook", "rook/poppy"), ("spooks", "spooks/spider")])
def test_a_picture_in_a_sentence_is_the_same_in_every_frame(game, sign):
    """The rail keeps sentences by their parts: another picture each frame would paint it again sixty times a second."""
    game_table = table_of(game)
    no_people = first_seating(2, None)
    assert part_picture(InlinePicture("sign", sign), game_table, no_people, 56) is part_picture(
        InlinePicture("sign", sign), game_table, no_people, 56
    )


def test_a_face_in_a_sentence_is_as_large_as_its_disc():
    """With room for a halo around it, it would be much smaller than the letters in a narrow bar."""
    face = part_picture(InlinePicture("face", 1), table_of("rook"), first_seating(2, None), 56)
    drawn = pygame.mask.from_surface(face, 200).get_bounding_rects()
    assert face.get_size() == (56, 56) and drawn[0].width >= 54 and drawn[0].height >= 54
