"""Animated faces: the same for every viewer, still with reduced motion, each at its own time."""

from functools import partial

import pytest

from engine.core.events import redact
from engine.core.match import Match
from engine.core.views import viewers
from engine.games import GAMES
from game.canvas import Canvas
from game.draw.animals import KINDS
from game.draw.avatar import avatar, expressed
from game.draw.expressions import GLANCES, features
from game.painter import paint
from game.theme import SEAT_LOOKS
from scenes.table.game_table import table_of
from scenes.table.stage.faces import EVERY, EVERY_MORE, FELT, GLANCE, Faces, towards
from scenes.table.stage.faces import KINDS as PERIODS
from tests.contract.sittings import SITTINGS, walked
from tests.pilot import pixels

pytestmark = pytest.mark.usefixtures("small_window")

FRAME = 1 / 60
FEELING = tuple(game for game in GAMES if any(row.feels for row in table_of(game).told))


@pytest.mark.parametrize("game", FEELING)
def test_an_expression_is_the_same_for_every_viewer(game: str) -> None:
    """An event with a secret for one seat makes no face glad or sorry."""
    game_table, felt = table_of(game), set()
    played = walked(next(session for session in SITTINGS if session.game.name == game))
    match = Match(played.game, played.setup)
    for step in played.steps:
        views = {viewer: match.view(viewer) for viewer in viewers(played.setup.players)}
        events = match.submit(step)
        for at, event in enumerate(events):
            feels = game_table.row(event).feels
            if feels is None:
                continue
            shown = [dict(feels(redact(events, viewer)[at], view)) for viewer, view in views.items()]
            assert all(one == shown[0] for one in shown), event
            felt |= set(shown[0].items())
    assert felt


@pytest.mark.parametrize("kind", KINDS)
def test_every_expression_of_a_head_is_another(kind: str) -> None:
    assert len({pixels(features(kind, 90, expression).surface) for expression in GLANCES}) == len(GLANCES)
    assert len({pixels(features(kind, 90, one).surface) for one in ("", "blink", "droop")}) == 3


@pytest.mark.parametrize("size", [68, 80, 128, 150, 196])
def test_an_expression_fits_exactly_on_the_face(size: int) -> None:
    """The default one of a face changes no pixel of it."""
    look, at = SEAT_LOOKS[0], (150, 150)

    def drawn(over: bool) -> int:
        canvas = Canvas((300, 300))
        canvas.fill((10, 20, 30))
        face = avatar(look, size)
        canvas.blit(face, face.get_rect(center=at))
        if over:
            expressed(canvas, look, size, "", at)
        return pixels(paint(canvas))

    assert drawn(True) == drawn(False)


def living(seconds: float) -> Faces:
    faces = Faces()
    for _ in range(round(seconds / FRAME)):
        faces.advance(FRAME)
    return faces


def test_seats_do_not_blink_together_and_all_of_them_do() -> None:
    faces, blinks = Faces(), dict.fromkeys(range(4), 0)
    together = 0
    for _ in range(round(30 / FRAME)):
        faces.advance(FRAME)
        shut = [seat for seat in blinks if faces.expression(seat, (0, 0)) == "blink"]
        together += len(shut) == len(blinks)
        for seat in shut:
            blinks[seat] += 1
    longest = EVERY + EVERY_MORE * (PERIODS - 1)
    assert all(frames >= 30 // longest for frames in blinks.values()) and not together


def test_all_look_at_a_laid_card_for_a_while() -> None:
    faces = living(1.0)
    faces.glance((960, 400))
    expression = partial(faces.expression, 0)
    assert expression((200, 400)) == "right" and expression((960, 100)) == "down" and expression((960, 390)) == ""
    faces.advance(GLANCE + FRAME)
    assert expression((200, 400)) in ("", "blink")


def test_eyes_turn_the_way_they_say() -> None:
    for glance in GLANCES:
        right, down = ("right" in glance) - ("left" in glance), ("down" in glance) - ("up" in glance)
        assert towards((0, 0), (500 * right, 500 * down)) == glance


def test_a_seats_feeling_comes_first_and_passes() -> None:
    faces = living(1.0)
    faces.glance((960, 400))
    faces.feel({2: "droop"})
    assert faces.expression(2, (100, 100)) == "droop" and faces.expression(1, (100, 100)) != "droop"
    faces.advance(FELT + FRAME)
    assert faces.expression(2, (100, 100)) != "droop"


def test_a_halo_pulses_round_the_thinking_face_only() -> None:
    faces = living(0.1)
    faces.thinking = 1
    sizes = set()
    for _ in range(120):
        faces.advance(FRAME)
        sizes.add(faces.halo(1))
        assert not faces.halo(0)
    assert len(sizes) > 3


def test_nothing_moves_with_reduced_motion() -> None:
    """The clock is never advanced then, as the clip is not played."""
    faces = Faces()
    faces.glance((960, 400))
    faces.feel({0: "smile"})
    faces.thinking = 0
    assert faces.expression(0, (100, 100)) == "" and not faces.halo(0)
