"""The boards of Word Porters for hints, votes and looks: what they offer, refuse and keep."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.messages import Message, say
from engine.core.seats import PUBLIC
from engine.core.steps import Step
from game.canvas import Blit, Canvas
from game.draw import cache
from game.draw.paper import Piece
from game.easing import PARCEL_FLIES
from game.input.actions import TOUCH, Action
from game.theme import STAGE
from scenes.games.word_porters.art.furniture import word_piece
from scenes.games.word_porters.art.vote_drawing import own_hints, round_spots
from scenes.games.word_porters.art.word_plates import DIM
from scenes.games.word_porters.boards.hall_board import PeekBoard
from scenes.games.word_porters.boards.hint_board import PASS, STAY, HintBoard, pass_plates
from scenes.games.word_porters.boards.voting import VoteBoard
from scenes.games.word_porters.table import forced
from scenes.handover.curtain import CurtainScene
from scenes.table.boards.answer_plate import PLATE
from tests.pilot import picture_of
from tests.scenes.at_table import match_of
from tests.scenes.porters import Porters, sit
from tests.scenes.voices import written_plate

FIRST, SECOND = "pad:1", "pad:2"


def voting(pilot: Porters) -> VoteBoard:
    """The vote in front of a player."""
    board = pilot.board
    assert isinstance(board, VoteBoard)
    return board


def test_a_vote_can_be_rearranged_until_it_is_handed_in(tmp_path: Path) -> None:
    """WP-48 to WP-51, WP-53: no seat without a tile, no tile twice, never the own seat; the own number may be given."""
    with sit(tmp_path, FIRST) as pilot:
        pilot.until_phase("votes")
        board = voting(pilot)
        assert board.vote.others == (1, 2, 3) and board.vote.asked == 1 and board.vote.summary is None
        pilot.go_to(("word", 4), FIRST)
        assert board.given == {1: 4} and board.vote.asked == 2
        assert written_plate(board.vote.summary, board.voice) == ("No guess yet for Hazel and Otto", False)
        assert PLATE not in {target.id for target in board.targets()}, "nothing can be confirmed there yet"
        pilot.go_to(("word", 4), FIRST)
        assert board.given == {2: 4} and board.vote.asked == 1, "the tile is there once: seat 1 is looked for again"
        pilot.go_to(("word", 9), FIRST)
        assert not board.plate.focused
        pilot.go_to(("word", board.view.number), FIRST)
        assert board.vote.complete and board.plate.focused and board.given == {1: 9, 2: 4, 3: board.view.number}
        pilot.go_to(("word", 4), FIRST)
        assert 2 not in board.given and board.vote.asked == 2 and not board.plate.focused, "that part is taken back"
        pilot.go_to(("word", 5), FIRST)
        assert board.plate.focused
        pilot.tap(Action.CONFIRM, FIRST)
        assert pilot.table.screen.board is None
        tiles = match_of(pilot.table).steps[-1].arg("tiles")
        assert tiles == (None, 9, 5, board.view.number)


def complete_vote(pilot: Porters) -> VoteBoard:
    """A vote with a number for each seat."""
    pilot.until_phase("votes")
    for number in (4, 2, 7):
        pilot.go_to(("word", number), FIRST)
    return voting(pilot)


def test_enter_after_the_last_word_hands_the_vote_in_and_never_takes_back(tmp_path: Path) -> None:
    with sit(tmp_path, FIRST) as pilot:
        board = complete_vote(pilot)
        assert board.plate.focused and written_plate(board.vote.summary, board.voice) == ("Hand in guesses", True)
        assert [hint.label for hint in board.hints()] == ["Hand in", "Change", "Pause"]
        pilot.tap(Action.CONFIRM, FIRST)
        assert match_of(pilot.table).steps[-1].arg("tiles") == (None, 4, 2, 7)


def test_enter_alone_gives_each_player_another_word_and_never_the_own_one(tmp_path: Path) -> None:
    with sit(tmp_path, FIRST) as pilot:
        pilot.until_phase("votes")
        board = voting(pilot)
        for _ in board.vote.others:
            pilot.tap(Action.CONFIRM, FIRST)
        assert board.vote.complete and board.plate.focused and board.view.number not in board.given.values()


def test_from_the_plate_up_or_down_leads_back_to_the_last_word(tmp_path: Path) -> None:
    with sit(tmp_path, FIRST) as pilot:
        board = complete_vote(pilot)
        for action in (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT):
            pilot.tap(action, FIRST)
            assert board.focus.at == ("word", 7) and board.vote.complete, action
            board.settle(PLATE)


def test_back_takes_the_words_back_one_by_one_and_then_hides(tmp_path: Path) -> None:
    with sit(tmp_path, FIRST, SECOND) as pilot:
        pilot.until_curtain("votes", FIRST)
        board = complete_vote(pilot)
        for left, asked in (({1: 4, 2: 2}, 3), ({1: 4}, 2), ({}, 1)):
            pilot.tap(Action.BACK, FIRST)
            assert board.given == left and board.vote.asked == asked and not board.plate.focused
        assert board.vote.summary is None and pilot.table.screen.board is board
        pilot.tap(Action.BACK, FIRST)
        assert pilot.table.screen.board is None and pilot.table.screen.room.viewpoint == PUBLIC


def test_the_extra_button_hands_no_vote_in(tmp_path: Path) -> None:
    with sit(tmp_path, FIRST) as pilot:
        board = complete_vote(pilot)
        pilot.tap(Action.EXTRA, FIRST)
        assert pilot.table.screen.board is board and board.vote.complete


def moving_vote(pilot: Porters) -> tuple[VoteBoard, list[str]]:
    """A vote that opens now, with motion, and its sounds."""
    pilot.until_phase("votes")
    pilot.context.settings.change(pace="normal", reduced_motion=False)
    board, heard = voting(pilot), list[str]()
    board.sound = heard.append
    board.enter()
    return board, heard


def test_parcels_come_from_the_hints_of_the_round_to_the_board(tmp_path: Path) -> None:
    """One after the other, each with its sound; a press in between lands them."""
    with sit(tmp_path, FIRST) as pilot:
        board, heard = moving_vote(pilot)
        count = len(own_hints(board.view, board.vote.asked, board.shown.looks))
        placed = {one.hint for one in board.view.placings if one.seat == board.vote.asked}
        labels = [board.shown.where.labels[place] for place, hint in enumerate(board.view.row) if hint.card in placed]
        spots = [spot[:2] for spot in round_spots(board.shown, board.vote.asked)]
        assert count == len(labels) > 1 and all(any(rect.collidepoint(spot) for rect in labels) for spot in spots)
        assert board.moving.fallen < 1 and board.moving.parcels == [0.0] * count
        pilot.time(PARCEL_FLIES.seconds)
        assert board.moving.parcels[0] == 1 > board.moving.parcels[1] > 0 and heard == ["parcel"]
        pilot.tap(Action.CONFIRM, FIRST)
        assert board.moving.fallen == 1 and not board.moving.parcels


def test_the_suitcase_goes_to_the_named_seat_and_the_face_turns(tmp_path: Path) -> None:
    with sit(tmp_path, FIRST) as pilot:
        board, heard = moving_vote(pilot)
        pilot.time()
        heard.clear()
        pilot.go_to(("word", 4), FIRST)
        assert board.case_at(1) == board.shown.where.words[3].center and board.moving.before == 1
        assert board.moving.turned == 0 and board.vote.asked == 2
        pilot.time()
        assert board.shown.where.seats[1].collidepoint(board.case_at(1)) and board.moving.turned == 1
        assert heard.count("latch") == 1


def test_with_less_motion_a_vote_is_there_at_once(tmp_path: Path) -> None:
    with sit(tmp_path, FIRST) as pilot:
        pilot.until_phase("votes")
        board = voting(pilot)
        pilot.context.settings.change(pace="normal", reduced_motion=True)
        board.enter()
        assert board.moving.fallen == 1 and not board.moving.parcels
        pilot.go_to(("word", 4), FIRST)
        assert not board.moving.cases and board.moving.turned == 1


def test_the_own_word_is_dimmed_and_may_still_be_given(tmp_path: Path) -> None:
    """WP-53."""
    with sit(tmp_path, FIRST) as pilot:
        pilot.until_phase("votes")
        board = voting(pilot)
        number = board.view.number
        assert number is not None
        drawn, plain = Canvas(STAGE), word_piece(board.shown, number, em=board.where.word_em)
        board.draw(drawn)
        dim = word_piece(board.shown, number, DIM, em=board.where.word_em)
        shown = [one.source for one in drawn.commands if isinstance(one, Blit)]
        assert dim.surface in shown and plain.surface not in shown
        pilot.go_to(("word", number), FIRST)
        assert board.given == {1: number}


def test_choices_survive_the_curtain(tmp_path: Path) -> None:
    with sit(tmp_path, FIRST, SECOND) as pilot:
        pilot.until_curtain("votes", FIRST)
        pilot.until_phase("votes")
        pilot.go_to(("word", 3), FIRST)
        pilot.tap(Action.LOOK, FIRST)
        assert pilot.table.screen.board is None and pilot.table.screen.room.viewpoint == PUBLIC
        pilot.until_phase("votes")
        board = pilot.board
        assert isinstance(board, VoteBoard) and board.given == {1: 3} and board.vote.asked == 2


def test_a_note_of_another_round_or_of_nonsense_counts_for_nothing(tmp_path: Path) -> None:
    with sit(tmp_path, FIRST) as pilot:
        pilot.until_phase("votes")
        board = pilot.board
        assert isinstance(board, VoteBoard)
        good = {"round": 1, "tiles": [None, 4, 7, None]}
        assert board.vote._noted(good) == {1: 4, 2: 7}
        for note in (
            None,
            7,
            [],
            {"round": 2, "tiles": [None, 4, 7, None]},
            {"round": 1, "tiles": [None, 4, 4, None]},
            {"round": 1, "tiles": [4]},
            {"round": 1},
        ):
            assert board.vote._noted(note) == {}
        assert board.vote._noted({"round": 1, "tiles": [3, True, 11, "4"]}) == {}


def test_an_impossible_place_gives_its_reason(tmp_path: Path) -> None:
    """WP-32, WP-33: the own hint, and sharing with one parcel; nothing is submitted."""
    with sit(tmp_path, FIRST) as pilot:
        said = set()
        pilot.until_phase("hints")
        while len(said) < 2:
            board = pilot.board
            assert isinstance(board, HintBoard)
            refused = [hint.card for hint in board.view.row if not board.onto(hint.card)]
            steps = len(match_of(pilot.table).steps)
            for hint in refused:
                pilot.go_to(hint, FIRST)
                assert len(match_of(pilot.table).steps) == steps and board.ghost() is None
                said.add(board.said)
            pilot.on()
            pilot.until_phase("hints")
        assert said == {say("word_porters-no-own-there"), say("word_porters-no-share-one", number=3)}


def test_the_hook_shows_the_parcels_to_place_and_the_rest(tmp_path: Path) -> None:
    """WP-30, WP-31."""
    with sit(tmp_path, FIRST) as pilot:
        pilot.until_phase("hints")
        board = pilot.board
        assert isinstance(board, HintBoard)
        taken = {placing.hint for placing in board.view.placings}
        assert board.focus.at not in taken, "the hook begins at an empty hint"
        ghost = board.ghost()
        assert ghost is not None and ghost[1].numbers == (1,) and board.left() == (2, 3)
        while not taken:
            pilot.on()
            pilot.until_phase("hints")
            board = pilot.board
            mine = {placing.hint for placing in board.view.placings if placing.seat == 0}
            taken = {placing.hint for placing in board.view.placings} - mine
        board.settle(sorted(taken)[0])
        ghost = board.ghost()
        assert ghost is not None and ghost[1].shared and len(board.left() or ()) == 3 - 2 - len(mine_of(board))


def mine_of(board: HintBoard) -> list[int]:
    """Parcels that the seat has placed already."""
    return [number for placing in board.view.placings if placing.seat == 0 for number in placing.tokens]


def test_a_finger_sees_the_price_of_a_hint_before_choosing_it(tmp_path: Path) -> None:
    with sit(tmp_path, TOUCH) as pilot:
        pilot.until_phase("hints")
        board = pilot.board
        steps = len(match_of(pilot.table).steps)
        target = next(target for target in board.targets() if target.id != board.focus.at and board.onto(target.id))
        pilot.touch(*target.rect.center)
        assert board.focus.at == target.id and board.ghost() is not None
        assert len(match_of(pilot.table).steps) == steps
        pilot.touch(*target.rect.center)
        assert match_of(pilot.table).steps[steps].arg("hint") == target.id


def test_a_child_is_told_that_a_pass_is_for_the_round(tmp_path: Path) -> None:
    """WP-78, WP-Q28: said before the pass counts, with the way back under the hook."""
    with sit(tmp_path, FIRST, variant="children") as pilot:
        pilot.until_phase("hints")
        board = pilot.board
        assert isinstance(board, HintBoard)
        steps = len(match_of(pilot.table).steps)
        pilot.tap(Action.EXTRA, FIRST)
        assert board.passing and board.focus.at == STAY and board.sentence() == say("word_porters-pass-asked")
        pilot.tap(Action.CONFIRM, FIRST)
        assert not board.passing and len(match_of(pilot.table).steps) == steps
        pilot.tap(Action.EXTRA, FIRST)
        pilot.go_to(PASS, FIRST)
        assert match_of(pilot.table).steps[steps].do == "pass"
        pilot.until(lambda: match_of(pilot.table).view(PUBLIC).phase == "votes")
        assert 0 in match_of(pilot.table).view(PUBLIC).passed


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_both_answers_to_a_pass_fit_their_places(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """The one with the hook too, and with the largest letters."""
    drawn: list[tuple[Piece, tuple[float, float]]] = []
    with sit(tmp_path, FIRST, variant="children") as pilot:
        pilot.context.settings.change(language=language, text_size=200, theme="kids")
        pilot.until_phase("hints")
        pilot.tap(Action.EXTRA, FIRST)
        board = pilot.board
        assert isinstance(board, HintBoard) and board.passing
        draw = Piece.draw
        monkeypatch.setattr(Piece, "draw", lambda piece, on, at: drawn.append((piece, at)) or draw(piece, on, at))
        for action in (Action.LEFT, Action.RIGHT):
            pilot.tap(action, FIRST)
            drawn.clear()
            picture_of(pilot.scene)
            for rect in pass_plates().values():
                plates = [piece.box.width for piece, at in drawn if at == rect.center]
                assert plates and max(plates) <= rect.width


def test_no_player_passes_while_a_hint_is_empty(tmp_path: Path) -> None:
    """WP-38: no button, no hint for it."""
    with sit(tmp_path, FIRST) as pilot:
        pilot.until_phase("hints")
        board = pilot.board
        pilot.tap(Action.EXTRA, FIRST)
        assert isinstance(board, HintBoard) and not board.passing
        assert Action.EXTRA not in {hint.action for hint in board.hints()}


def test_another_word_for_a_seat_leads_back_to_all_guesses(tmp_path: Path) -> None:
    """The plate is in reach of a player with one switch, who has no arrows."""
    with sit(tmp_path, FIRST) as pilot:
        pilot.until_phase("votes")
        board = voting(pilot)
        for number in (4, 9, board.view.number):
            pilot.go_to(("word", number), FIRST)
        assert board.reviewing and board.plate.focused
        board.settle(("seat", 2))
        assert board.reviewing and board.plate.targets
        pilot.tap(Action.CONFIRM, FIRST)
        assert not board.reviewing and board.vote.asked == 2
        other = next(number for number in range(1, 11) if number not in board.given.values())
        pilot.go_to(("word", other), FIRST)
        assert board.reviewing and board.plate.focused and board.given[2] == other


def says(words: object, key: str) -> bool:
    """Whether that message is shown."""
    return isinstance(words, Message) and words.key == key


def test_a_single_possible_place_is_not_asked_for(tmp_path: Path) -> None:
    """WP-38: all players read the reason, then the parcel goes there by itself."""
    with sit(tmp_path, FIRST, SECOND, pace="normal") as pilot:

        def left() -> Step | None:
            step = forced(match_of(pilot.table).view(PUBLIC))
            return step if step is not None and step.do == "place" else None

        pilot.until(lambda: left() is not None and says(pilot.table.screen.stage.caption, "word_porters-one-hint-left"))
        step, steps = left(), len(match_of(pilot.table).steps)
        assert step is not None and not pilot.table.screen.asking and pilot.scene is pilot.table
        pilot.time(0.5)
        assert len(match_of(pilot.table).steps) == steps, "it is read first"
        pilot.time()
        assert match_of(pilot.table).steps[steps] == step


def test_a_board_for_a_hint_keeps_no_picture(tmp_path: Path) -> None:
    """Before, each had a veil as large as the stage, and a rehearsal of many hints took 300 MiB."""
    with sit(tmp_path, FIRST, SECOND) as pilot:
        pilot.until_curtain("hints", FIRST)
        pilot.tap(Action.CONFIRM, FIRST)
        pilot.until(lambda: pilot.table.screen.board is not None)
        board = pilot.board
        assert isinstance(board, HintBoard)
        assert cache.weight(tuple(vars(board).values())) == 0


def test_a_seat_may_look_at_its_own_number_at_any_time(tmp_path: Path) -> None:
    """WP-24: at the curtain of another."""
    with sit(tmp_path, FIRST, SECOND) as pilot:
        pilot.until_curtain("hints", FIRST)
        pilot.tap(Action.LOOK, SECOND)
        pilot.until(lambda: isinstance(pilot.scene, CurtainScene) and pilot.scene.device == SECOND)
        pilot.until(lambda: pilot.table.screen.board is not None)
        board = pilot.board
        assert isinstance(board, PeekBoard) and board.behind.seat == 1
        assert board.view.tiles is None
        own = f"{board.view.number}: {board.view.words[board.view.number - 1].text}"
        assert board.behind.who.words(board.sentence()) == f"Theo’s word is {own}"
        pilot.tap(Action.BACK, SECOND)
        assert pilot.table.screen.room.viewpoint == PUBLIC


def test_a_voter_may_look_at_their_own_vote(tmp_path: Path) -> None:
    """WP-52: as long as it is there, and at no other."""
    with sit(tmp_path, FIRST, SECOND) as pilot:
        pilot.until_curtain("votes", SECOND)
        pilot.tap(Action.LOOK, FIRST)
        pilot.until(lambda: pilot.table.screen.board is not None)
        board = pilot.board
        assert isinstance(board, PeekBoard) and board.behind.seat == 0
        assert board.view.tiles == match_of(pilot.table).state.votes[0]
        without = PeekBoard(pilot.context, replace(board.behind, view=replace(board.view, tiles=None)))
        assert picture_of(board) != picture_of(without)
