"""Word Porters for a child: the own word belongs to no other seat, the question names it, and pictures are large."""

from collections.abc import Hashable
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from engine.core.seats import PUBLIC
from engine.games.word_porters.options import NUMBERS
from game.canvas import Blit, Canvas
from game.draw.avatar import avatar
from game.draw.figures import figure
from game.easing import PARCEL_HOPS
from game.input.actions import KEYS, MOUSE, TOUCH, Action
from game.theme import KIDS, SAFE, STAGE, Theme
from scenes.games.word_porters.art.child_cards import own_card
from scenes.games.word_porters.art.parcels import Token, token
from scenes.games.word_porters.art.word_plates import WORDS, picture_of
from scenes.games.word_porters.boards.child_peek import peek_board
from scenes.games.word_porters.boards.friends import FACE, HEAD, POSE, _glance
from scenes.games.word_porters.boards.three_hints import HOP, PARCEL, ThreeHints
from scenes.games.word_porters.boards.three_words import ThreeWords
from scenes.games.word_porters.layout import THREE, in_threes, own_word
from scenes.table.boards.private_board import PrivateBoard
from tests.scenes.at_table import match_of
from tests.scenes.drawn_words import all_words, letter_sizes
from tests.scenes.porters import Porters, sit

LARGE = Theme(name="kids", text_scale=2.0)


def shown_words(pilot: Porters) -> set[str]:
    """All words that are drawn for the first time in a frame of the table."""
    with all_words() as drawn:
        pilot.frames(1)
        return set(drawn.words)


def kids_table(folder: Path) -> Porters:
    pilot = sit(folder, KEYS, players=3, variant="children")
    pilot.context.settings.change(theme="kids")
    pilot.frames(1)
    return pilot


def board_of(pilot: Porters, kind: type) -> object:
    """Answer as a computer player would until there is that board."""
    for _ in range(400):
        board = pilot.table.screen.board
        if pilot.scene is pilot.table and isinstance(board, kind):
            return board
        if board is not None and pilot.scene is pilot.table:
            pilot.table.act_for_player()
        pilot.time()
    raise AssertionError(f"no {kind.__name__}")


def in_sight(board: PrivateBoard) -> list[Hashable]:
    """The targets on the stage."""
    return [target.id for target in board.targets() if target.rect.colliderect((0, 0), STAGE)]


def test_the_public_hall_has_the_given_hints_and_no_word(tmp_path: Path) -> None:
    """Words come when they are chosen, and all other hints are not there."""
    with sit(tmp_path, players=3, variant="two_rounds") as pilot:
        pilot.context.settings.change(theme="kids")
        while len((view := match_of(pilot.table).view(PUBLIC)).placings) < 3 or not view.turn:
            pilot.time()
        pilot.table.flow.settle()
        shown, given = shown_words(pilot), {placing.hint for placing in view.placings}
        assert not {word.text for word in view.words} & shown
        assert {hint.text for hint in view.row} & shown == {hint.text for hint in view.row if hint.card in given}
        assert {plan.name for plan in pilot.table.screen.room.seating.seats} <= shown


def test_a_child_looks_at_its_word_and_later_at_its_guesses(tmp_path: Path) -> None:
    with kids_table(tmp_path) as pilot:
        board = board_of(pilot, ThreeWords)
        behind, own, others = board.behind, board.view.number, board.vote.others
        numbers = [number for number in NUMBERS if number != own]
        tiles = tuple(None if seat == behind.seat else numbers[seat] for seat in range(board.view.players))
        texts = {word.text: number for number, word in enumerate(board.view.words, 1)}
        for given, shown in ((None, {own}), (tiles, {own, *(numbers[seat] for seat in others)})):
            peek = peek_board(pilot.context, replace(behind, view=replace(board.view, tiles=given)))
            with all_words() as drawn:
                peek.paint(Canvas(STAGE))
            assert {texts[word] for word in drawn.words if word in texts} == shown


@pytest.mark.parametrize("players", [3, 6])
def test_a_vote_shows_a_child_three_words_at_a_time_and_never_its_own(players: int, tmp_path: Path) -> None:
    """WP-49: with the face of a friend and its hints there are seven things. All other words come with the ring."""
    with sit(tmp_path, KEYS, players=players, variant="children") as pilot:
        pilot.context.settings.change(theme="kids")
        pilot.frames(1)
        board = board_of(pilot, ThreeWords)
        assert isinstance(board, ThreeWords)
        own, seen = board.view.number, []
        for _ in range(len(NUMBERS)):
            assert board.focus.at in in_sight(board) and len(in_sight(board)) <= THREE
            seen += [word for word in in_sight(board) if word not in seen]
            pilot.key("right")
        assert seen == [("word", number) for number in NUMBERS if number != own]
        for _ in board.vote.others:
            number = next(number for number in board.row if number not in board.given.values())
            board.settle(("word", number))
            pilot.press(Action.CONFIRM, KEYS)
            pilot.frames(40)
        assert board.vote.complete and board.plate.focused and len(in_sight(board)) == players
        words, plate = board.plate.words, board.plate._drawn
        assert words is not None and plate.summary is not None
        assert plate._words(plate.summary).words == board.words_of(words), "pictures leave room for all words"
        with letter_sizes() as sizes:
            board.paint(Canvas(STAGE))
        assert len(set.union(*(sizes.get(name, set()) for name in board.behind.who.names))) == 1, "names of one size"
        assert all(SAFE.contains(target.rect) for target in board.targets())


@pytest.mark.parametrize("device", [MOUSE, TOUCH])
def test_arrows_turn_the_words_of_a_vote(device: str, tmp_path: Path) -> None:
    with kids_table(tmp_path) as pilot:
        board = board_of(pilot, ThreeWords)
        assert isinstance(board, ThreeWords)
        first = in_sight(board)
        for way, shown in ((1, THREE), (1, 2 * THREE), (-1, THREE), (-1, 0)):
            arrow = next(rect for where, rect in board.arrows() if where == way)
            pilot.point_at(arrow.center, device)
            pilot.frames(40)
            assert board.first == shown and board.given == {}
        assert in_sight(board) == first


def hint_board(pilot: Porters) -> ThreeHints:
    board = board_of(pilot, ThreeHints)
    assert isinstance(board, ThreeHints)
    return board


def drawn(board: ThreeHints) -> list[pygame.Surface]:
    canvas = Canvas(STAGE)
    board.paint(canvas)
    return [command.source for command in canvas.commands if isinstance(command, Blit)]


def test_the_question_names_the_word_and_no_other_is_there(tmp_path: Path) -> None:
    with kids_table(tmp_path) as pilot:
        board = hint_board(pilot)
        asked, number = board.sentence(), board.view.number
        assert asked is not None and number is not None
        assert dict(asked.args)["word"] == board.view.words[number - 1].text
        size, look, theme = own_word(board.theme).size, board.shown.own, board.theme
        words = [
            own_card(word.text, picture_of(WORDS, word.text), look, size, theme).surface for word in board.view.words
        ]
        shown = drawn(board)
        assert [i for i, word in enumerate(words, 1) if word in shown] == [number]


def test_a_child_has_seven_things_at_most_before_it(tmp_path: Path) -> None:
    """Two friends, the own word, three hints and a parcel, at every number of seats."""
    for players in (3, 4, 6):
        with sit(tmp_path / str(players), KEYS, players=players, variant="children") as pilot:
            pilot.context.settings.change(theme="kids")
            pilot.frames(1)
            board = hint_board(pilot)
            shown, seat = drawn(board), board.behind.seat
            looks = [plan.picture for plan in board.behind.seating.seats]
            others = [look for other, look in enumerate(looks) if other != seat]
            friends = [look for look in others if avatar(look, FACE) in shown]
            assert friends == [looks[other] for other in sorted({(seat + 1) % players, (seat - 1) % players})]
            assert len(in_sight(board)) == 3 and board.ghost() is not None
            for look in others:
                assert not any(token(Token(look, (1,)), width, board.theme).surface in shown for width in (PARCEL, 44))


def test_friends_look_at_the_hint_that_has_the_ring(tmp_path: Path) -> None:
    """Once their figures are ready; until then they are faces. With large text they stay faces."""
    with kids_table(tmp_path) as pilot:
        board = hint_board(pilot)
        pilot.context.idle_work.run_all()
        looks = [plan.picture for seat, plan in enumerate(board.behind.seating.seats) if seat != board.behind.seat]
        turned = []
        for place in range(THREE):
            board.settle(board.row[place].card)
            shown = drawn(board)
            turned.append([figure(look, POSE, HEAD, True).surface in shown for look in looks])
            assert not any(avatar(look, FACE) in shown for look in looks)
        assert turned == [[False, True]] * 3, "from both sides towards the hints"
        glances = {_glance(x, 300, False) for x in (100, 700, 1300)}
        assert glances == {"down", "down-right", "right"} and _glance(-500, 300, True) == _glance(500, 300, False)


def test_the_parcel_hops_to_the_next_hint(tmp_path: Path) -> None:
    """In an arc, and at once with reduced motion."""
    with kids_table(tmp_path) as pilot:
        board = hint_board(pilot)
        board.settle(board.row[0].card)
        board.update(1.0)
        start = board.parcel_now()
        assert start == board._parcel_at(board.row[0].card)
        pilot.context.settings.change(reduced_motion=False)
        pilot.press(Action.RIGHT, KEYS)
        end = board._parcel_at(board.row[1].card)
        board.update(PARCEL_HOPS.seconds / 2 - 1 / 60)
        x, y = board.parcel_now()
        assert start[0] < x < end[0] and y == pytest.approx(start[1] - HOP, abs=4)
        board.update(PARCEL_HOPS.seconds)
        assert board.parcel_now() == end
        pilot.context.settings.change(reduced_motion=True)
        pilot.press(Action.LEFT, KEYS)
        assert board.parcel_now() == start


@pytest.mark.parametrize("device", [KEYS, MOUSE, TOUCH])
def test_every_hint_comes_into_view_three_at_a_time(device: str, tmp_path: Path) -> None:
    with kids_table(tmp_path) as pilot:
        board, seen = hint_board(pilot), []
        steps = len(match_of(pilot.table).steps)
        for _ in range(len(board.row)):
            assert board.focus.at in in_sight(board) and len(in_sight(board)) <= THREE
            seen += [hint for hint in in_sight(board) if hint not in seen]
            if device == KEYS:
                pilot.key("right")
            elif ends := [rect for way, rect in board.arrows() if way == 1]:
                pilot.point_at(ends[0].center, device)
                pilot.frames(40)  # a child's repeats are ignored before
        assert seen == [hint.card for hint in board.row] == [one.card for one in board.view.row if board.onto(one.card)]
        assert len(match_of(pilot.table).steps) == steps, "no parcel was put down"
        for _ in range(len(seen)):
            if device == KEYS:
                pilot.key("left")
            elif ends := [rect for way, rect in board.arrows() if way == -1]:
                pilot.point_at(ends[0].center, device)
                pilot.frames(40)  # a child's repeats are ignored before
        assert board.first == 0


@pytest.mark.parametrize("theme", [KIDS, LARGE], ids=["100 %", "200 %"])
def test_three_hints_and_the_own_word_are_apart_above_the_bar(theme: Theme) -> None:
    hints, word = [in_threes(place, 3, theme) for place in range(9)], own_word(theme)
    assert not any(one.colliderect(other) for one, other in combinations((word, *hints), 2))
    assert [rect.colliderect((0, 0), STAGE) for rect in hints] == [False] * 3 + [True] * 3 + [False] * 3
    assert all(SAFE.contains(rect) and rect.bottom <= theme.bar_top for rect in (word, *hints[3:6]))
