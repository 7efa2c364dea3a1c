"""Figures: each animal has its paws, a pose ends at the waist, and a mirrored figure is the same the other way."""

import pygame
import pytest

from game.draw.animals import KINDS
from game.draw.expressions import GLANCES
from game.draw.figures import FUR, POSES, TALL, features, figure, paw, shade
from game.draw.paper import Piece
from game.theme import SEAT_LOOKS

HEAD = 40


def test_every_animal_has_the_fur_of_its_paws() -> None:
    assert set(FUR) == set(KINDS) == {look.animal for look in SEAT_LOOKS}


@pytest.mark.parametrize("pose", POSES)
def test_a_pose_stands_on_its_waist_and_is_as_high_as_said(pose: str) -> None:
    piece = figure(SEAT_LOOKS[0], pose, HEAD)
    assert piece.box.bottom == 0 and piece.box.left < 0 < piece.box.right
    raised = any(arm.raised for arm in (POSES[pose].left, POSES[pose].right))
    assert raised or piece.box.height <= HEAD * TALL * 1.1


@pytest.mark.parametrize("pose", ["lift", "toss"])
def test_a_thing_in_the_raised_paw_is_where_the_paw_is(pose: str) -> None:
    """The paw's fur is there, in both directions."""
    for mirrored in (False, True):
        piece = figure(SEAT_LOOKS[0], pose, 200, mirrored)
        across, up = paw(pose, 200, mirrored)
        found = piece.surface.get_at((round(piece.anchor[0] + across), round(piece.anchor[1] + up)))
        assert abs(found.r - pygame.Color(FUR[SEAT_LOOKS[0].animal]).r) < 24 and found.a == 255


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize(("pose", "expression"), [("rest", "blink"), ("rest", GLANCES[0]), ("think", "smile")])
def test_a_figure_with_features_is_one_with_that_expression(
    monkeypatch: pytest.MonkeyPatch, pose: str, expression: str, mirrored: bool
) -> None:
    """Apart from a few pixels: a frog has its eyes at the edge of its head."""
    other = f"{pose} {expression}"
    monkeypatch.setitem(POSES, other, POSES[pose]._replace(expression=expression))
    for look in SEAT_LOOKS:
        plain, whole = (drawn(figure(look, name, 97, mirrored)) for name in (pose, other))
        over = drawn(figure(look, pose, 97, mirrored), features(look, pose, 97, mirrored, expression))
        assert different(plain, whole) > 20
        assert different(over, whole) <= 6, look.animal


def drawn(*pieces: Piece) -> pygame.Surface:
    """Pieces over each other on a grey ground."""
    ground = pygame.Surface((300, 300))
    ground.fill("#808080")
    for piece in pieces:
        piece.draw(ground, (150, 290))
    return ground


def different(one: pygame.Surface, other: pygame.Surface) -> int:
    """The number of pixels that look different."""
    alike = pygame.mask.from_threshold(one, (0, 0, 0), (40, 40, 40, 255), other)
    return one.get_width() * one.get_height() - alike.count()


def test_the_shade_of_a_figure_has_its_shape_and_one_colour() -> None:
    piece = shade(SEAT_LOOKS[1], HEAD, "#6A58A0")
    assert piece.surface.get_size() == figure(SEAT_LOOKS[1], "rest", HEAD).surface.get_size()
    middle = piece.surface.get_at((piece.anchor[0], piece.anchor[1] - HEAD // 2))
    assert (middle.r, middle.g, middle.b) == (0x6A, 0x58, 0xA0)
