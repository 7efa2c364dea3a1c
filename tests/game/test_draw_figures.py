"""Figures: each animal has its paws, a pose ends at the waist, and a mirrored figure is the same the other way."""

import pygame
import pytest

from game.draw.animals import KINDS
from game.draw.figures import FUR, POSES, TALL, figure, paw, shade
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


def test_the_shade_of_a_figure_has_its_shape_and_one_colour() -> None:
    piece = shade(SEAT_LOOKS[1], HEAD, "#6A58A0")
    assert piece.surface.get_size() == figure(SEAT_LOOKS[1], "rest", HEAD).surface.get_size()
    middle = piece.surface.get_at((piece.anchor[0], piece.anchor[1] - HEAD // 2))
    assert (middle.r, middle.g, middle.b) == (0x6A, 0x58, 0xA0)
