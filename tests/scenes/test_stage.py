"""Things on the stage: signs that swing with a new text, the pack in front of the dealer."""

from itertools import combinations
from math import hypot
from types import SimpleNamespace
from unittest.mock import patch

import pygame
import pytest
from pygame import Rect

from engine.core.cards import Card
from engine.core.events import redact
from engine.core.match import Match
from engine.core.seats import PUBLIC
from engine.games import GAMES
from game import surfaces
from game.canvas import Blit, Canvas
from game.cards.slots import Slot, around
from game.cards.sprite import CardSprite, PlainPrints
from game.cards.table import Table
from game.draw import cache
from game.draw.paper import Piece
from game.theme import BAR_TOP, GROWN_UP, STAGE
from scenes.table.game_table import table_of
from scenes.table.stage.flights import PACK, turn_over
from scenes.table.stage.stage import Stage
from scenes.table.stage.swings import GROWN, SECONDS, Swings
from scenes.table.stage.table_layout import BAR_HAND, TableLayout
from tests.contract.sittings import SITTINGS, walked

pytestmark = pytest.mark.usefixtures("small_window")

FRAME = 1 / 60
LEFT, RIGHT = (112, 74), (1400, 74)


def board(color: str) -> Piece:
    paper = pygame.Surface((40, 20), pygame.SRCALPHA)
    paper.fill(color)
    return Piece(paper, (0, 0), Rect(0, 0, 40, 20))


def test_a_sign_with_a_new_text_grows_and_swings_and_then_rests() -> None:
    """Not at first; not when it is only painted again; and the other one stays as it is."""
    swings, turned, sizes = Swings(), [], []
    swings.compare([(LEFT, board("red")), (RIGHT, board("blue"))])
    swings.compare([(LEFT, board("red")), (RIGHT, board("blue"))])
    assert not swings.angle(LEFT) and not swings.angle(RIGHT)
    for _ in range(round(SECONDS / FRAME) + 2):
        swings.advance(FRAME)
        swings.compare([(LEFT, board("green")), (RIGHT, board("blue"))])
        turned.append(swings.angle(LEFT))
        sizes.append(swings.size(LEFT))
        assert not swings.angle(RIGHT) and swings.size(RIGHT) == 1
    assert max(turned) > 1 and min(turned) < -1 and not turned[-1]
    assert max(sizes) >= GROWN and sizes[-1] == 1, "it grows, and rests small"


def test_a_swinging_sign_is_turned_once_for_each_angle_and_again_with_a_new_text() -> None:
    swings, seen = Swings(), []
    for color in ("red", "green", "blue"):
        shown: dict[tuple[float, float], set[pygame.Surface]] = {}
        for _ in range(round(SECONDS / FRAME / 3)):
            swings.advance(FRAME)
            swings.compare([(LEFT, board(color))])
            canvas = Canvas((320, 180))
            swings.draw(canvas, LEFT, board(color), 0)
            turned = canvas.commands[0]
            assert isinstance(turned, Blit)
            if swings.angle(LEFT):
                shown.setdefault((swings.angle(LEFT), swings.size(LEFT)), set()).add(turned.source)
        assert all(len(pictures) == 1 for pictures in shown.values())
        seen.append(set().union(*shown.values()))
    assert seen[1] and not seen[1] & seen[2]


def test_the_next_picture_of_a_swinging_sign_is_made_before_its_frame() -> None:
    swings, signs = Swings(), {color: board(color) for color in ("red", "green")}
    swings.compare([(LEFT, signs["red"])])
    turned: list[int] = []
    for number in range(30):
        swings.advance(FRAME)
        swings.compare([(LEFT, signs["green"])])
        with patch("game.surfaces.rotozoom", wraps=surfaces.rotozoom) as turn, cache.coarse_at_first() as owed:
            swings.draw(Canvas((320, 180)), LEFT, signs["green"], 0)
            turned += [number] * turn.call_count
        for one in owed.values():
            one.make()
    assert len(swings._turned[LEFT]) > 10 and not turned


def test_a_grown_sign_stays_on_its_side_of_the_stage() -> None:
    """It grows away from the nearer edge, which cuts it off otherwise."""
    for at, wide in ((LEFT, 40), (RIGHT, 40)):
        swings = Swings()
        swings.compare([(at, board("red"))])
        swings.compare([(at, board("blue"))])
        while swings.size(at) < GROWN or swings.angle(at):
            swings.advance(FRAME)
        canvas = Canvas(STAGE)
        swings.draw(canvas, at, board("blue"), 0)
        place = Rect(canvas.commands[0].place)
        assert place.width > wide and (abs(place.left - at[0]) <= 1 or abs(place.right - at[0] - wide) <= 1)


def test_a_sign_that_falls_strikes_the_table_and_things_on_it_jump() -> None:
    stage = Stage(
        None,
        Table(PlainPrints(table_of(next(iter(GAMES))).deck, GROWN_UP)),
        TableLayout(4, 0, True),
        lambda *told: None,
    )
    clip, lifted, jolted = stage.sign_falls(LEFT), [], []
    while not clip.done:
        clip.advance(FRAME)
        lifted.append(stage.swings.lifted.get(LEFT, 0.0))
        jolted.append(stage.jolted)
    assert lifted[0] > 40 and not lifted[-1] and max(jolted) > 3 and jolted.index(max(jolted)) > 2
    stage.calm = True
    stage.sign_falls(LEFT).finish()
    assert not stage.swings.lifted, "with reduced motion it is just there"


def test_a_new_sign_swings() -> None:
    swings = Swings()
    swings.compare([(RIGHT, board("blue"))])
    for _ in range(8):
        swings.advance(FRAME)
        swings.compare([(LEFT, board("red")), (RIGHT, board("blue"))])
    assert swings.angle(LEFT) and not swings.angle(RIGHT)


def games_with_a_dealer() -> list[str]:
    """Games in which a seat deals."""
    return [name for name in GAMES if any(hasattr(row.event, "dealer") for row in table_of(name).told)]


@pytest.mark.parametrize("game", games_with_a_dealer())
def test_cards_are_dealt_from_in_front_of_the_dealer(game: str) -> None:
    played = walked(next(session for session in SITTINGS if session.game.name == game))
    match, packs = Match(played.game, played.setup), 0
    for step in played.steps:
        view, events = match.view(PUBLIC), redact(match.submit(step), PUBLIC)
        for event in events:
            if hasattr(event, "dealer") and hasattr(event, "hands"):
                floor = TableLayout(played.setup.players, 0, True)
                stage = Stage(view, Table(PlainPrints(table_of(game).deck, GROWN_UP)), floor, lambda *said: None)
                stage.begin(None, view, played.game.follow(view, event))
                clip = table_of(game).row(event).motion(event, stage)
                while not stage.table.cards(PACK):
                    clip.advance(FRAME)
                pack, goal = stage.table.cards(PACK)[0], floor.pack(event.dealer)
                assert (pack.x, pack.y) == pytest.approx((goal.x, goal.y), abs=8)
                packs += 1
            view = played.game.follow(view, event)
    assert packs


@pytest.mark.parametrize("public", [True, False])
@pytest.mark.parametrize("kids", [True, False])
@pytest.mark.parametrize("players", range(2, 13))
def test_the_pack_is_clear_of_all_plates_and_nearest_to_the_dealers(players: int, kids: bool, public: bool) -> None:
    for large in (False, True):
        floor = TableLayout(players, 0, public, kids, large=large)
        packs = [floor.pack(seat) for seat in range(players)]
        assert all(one != other for one, other in combinations(packs, 2))
        for seat, pack in enumerate(packs):
            places = {other: floor.place(other) for other in range(players)}
            plates = {other: Rect(place.rect) for other, place in places.items() if place}
            assert around([pack]).collidelist(list(plates.values())) < 0, (seat, large)
            if seat not in plates:
                assert pack.y > 600
            elif players < 7:  # small plates are close together
                far = {other: _between(around([pack]), plate) for other, plate in plates.items()}
                assert far[seat] == min(far.values())


def _between(one: Rect, other: Rect) -> float:
    """px from one to the other."""
    across = max(one.left - other.right, other.left - one.right, 0)
    return hypot(across, max(one.top - other.bottom, other.top - one.bottom, 0))


def test_with_reduced_motion_a_card_that_turns_over_is_there_in_every_frame() -> None:
    """Before, it was gone for some frames, as if a player had taken it."""
    sprite = CardSprite.at(Slot(960, 500, 0.0, 1.0), Card("red-5"))
    clip = turn_over(sprite, Card("rook"), SimpleNamespace(calm=True))
    assert sprite.showing == "red-5"
    for _ in range(20):
        clip.advance(1 / 60)
        assert sprite.alpha == 255 and sprite.showing == "rook"


def test_cards_of_a_seat_in_the_rail_are_behind_it() -> None:
    assert around([BAR_HAND]).top >= BAR_TOP
