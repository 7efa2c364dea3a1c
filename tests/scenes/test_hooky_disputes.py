"""All players hear a word before it counts (HK-57 to HK-66): who is asked, by which device, and the result."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.match import Match
from engine.core.seats import CHANCE, PUBLIC
from engine.core.steps import Step
from engine.games import GAMES
from game.input.actions import KEYS, MOUSE, Action
from game.widgets.letters import TypedWord
from scenes.games.hooky.art.furniture import Hanging
from scenes.games.hooky.boards.board import HookyBoard
from scenes.games.hooky.boards.spelling import Spelling
from scenes.handover.curtain import CurtainScene
from scenes.handover.lost_device import LostScene
from scenes.seating import Seating
from scenes.table.challenge.challenge import ChallengeScene, plate_rects
from scenes.table.pause import PauseScene
from tests.scenes.at_table import TablePilot, match_of, plan

GAME = GAMES["hooky"]
HANDS = ("GHKST", "BEFRY", "ALNPV", "IOQUX")
KNOWN, ODD, ODDER, NONSENSE = "GHOST", "GLORP", "SNARG", "GHHHK"
"""Words with a letter of the first hand: one on the lists, two that are not, and one that is obvious nonsense."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One folder for all tests, so that a table is painted once."""
    return tmp_path_factory.mktemp("house")


def dealt(disputes: str = "consensus") -> Match:
    """Four seats of which seat 0 gives the first clue."""
    match = Match(GAME, GAME.setup("standard", 4, {"disputes": disputes}))
    hands = tuple(map(tuple, HANDS))
    deal = (("hands", hands), ("playground", ("W", "Z", "C")), ("hooky", ("D", "J", "M")), ("start", 0))
    match.submit(Step(CHANCE, "deal", deal))
    return match


def sits(data: Path, devices: list[str], disputes: str = "consensus", pace: str = "off") -> TablePilot:
    table = plan("standard", 4, list(dict.fromkeys(devices)), "hooky", disputes=disputes)
    people = [replace(table.seating[seat], kind="person", device=device) for seat, device in enumerate(devices)]
    seats = Seating((*people, *table.seating.seats[len(people) :]))
    return TablePilot(data, replace(table, seating=seats), dealt(disputes), pace=pace)


def says(pilot: TablePilot, word: str) -> None:
    """The first seat opens its curtain, if there is one, and says a word; it is told until a player is asked."""
    pilot.until(lambda: pilot.table.screen.asking, 10)
    pilot.table.flow.answer(Step(0, "clue", (("word", word),)))
    for _ in range(20):
        if isinstance(pilot.scene, ChallengeScene) or not pilot.table.screen.animations.busy:
            return
        pilot.time()


def hears(pilot: TablePilot, votes: Mapping[str, Action]) -> None:
    """All answer with one press of their own device; then the verdict is shown and told."""
    for device, action in votes.items():
        pilot.time(0.1)
        pilot.tap(action, device)
    for _ in range(20):
        if not isinstance(pilot.scene, ChallengeScene):
            return
        pilot.time()
    raise AssertionError("a seat has not been heard")


FOR, AGAINST = Action.CONFIRM, Action.EXTRA
FOUR = ["pad:1", "pad:2", "pad:3", "pad:4"]


def test_hk_60_a_word_of_the_lists_counts_without_a_question(folder: Path) -> None:
    with sits(folder, FOUR) as pilot:
        says(pilot, KNOWN)
        assert not isinstance(pilot.scene, ChallengeScene)
        assert [said.word for said in match_of(pilot.table).view(PUBLIC).spoken] == [KNOWN]


@pytest.mark.parametrize(
    ("disputes", "against", "back"),
    [("consensus", 3, True), ("consensus", 2, False), ("majority", 2, True), ("majority", 1, False)],
)
def test_hk_64_how_many_must_object(folder: Path, disputes: str, against: int, back: bool) -> None:
    with sits(folder, FOUR, disputes) as pilot:
        match = match_of(pilot.table)
        says(pilot, ODD)
        assert isinstance(pilot.scene, ChallengeScene)
        assert len(match.steps) == 1, "nothing counts before all have been heard"
        hears(pilot, {device: AGAINST if i < against else FOR for i, device in enumerate(FOUR[1:])})
        view = match.view(PUBLIC)
        if back:
            assert [(sent.word, sent.against) for sent in view.sent_back] == [(ODD, tuple(range(1, against + 1)))]
            assert not view.spoken and view.turn == 0
        else:
            assert not view.sent_back and [said.word for said in view.spoken] == [ODD]


def test_hk_64_with_disputes_off_every_word_stands(folder: Path) -> None:
    with sits(folder, FOUR, "off") as pilot:
        says(pilot, ODD)
        assert not isinstance(pilot.scene, ChallengeScene)
        assert [said.word for said in match_of(pilot.table).view(PUBLIC).spoken] == [ODD]


def test_hk_63_all_but_the_speaker_are_asked_once(folder: Path) -> None:
    with sits(folder, FOUR) as pilot:
        says(pilot, ODD)
        scene = pilot.scene
        assert isinstance(scene, ChallengeScene) and scene.challenge.asked == (1, 2, 3)
        pilot.tap(AGAINST, "pad:1")
        assert not scene.said and "not a question for" in str(scene.bar_words().words)
        pilot.tap(AGAINST, "pad:3")
        pilot.tap(FOR, "pad:3")
        assert scene.said == {2: True} and "already" in str(scene.bar_words().words)
        pilot.frames(1)


def test_players_who_share_a_device_press_once_each(folder: Path) -> None:
    with sits(folder, ["pad:1", "pad:1", "pad:1", "pad:1"], "majority") as pilot:
        says(pilot, ODD)
        for _ in range(3):
            assert isinstance(pilot.scene, ChallengeScene)
            pilot.tap(AGAINST, "pad:1")
        hears(pilot, {})
        assert match_of(pilot.table).view(PUBLIC).sent_back[0].against == (1, 2, 3)


@pytest.mark.parametrize("disputes", ["consensus", "majority"])
def test_hk_63_computer_players_send_back_obvious_nonsense(folder: Path, disputes: str) -> None:
    """One person among them: it goes back, without presses of the others."""
    with sits(folder, ["pad:1"], disputes) as pilot:
        says(pilot, NONSENSE)
        hears(pilot, {})
        assert [sent.word for sent in match_of(pilot.table).view(PUBLIC).sent_back] == [NONSENSE]
        pilot.until(lambda: pilot.table.screen.asking)
        assert match_of(pilot.table).view(PUBLIC).turn == 0, "the same seat says another word"


@pytest.mark.parametrize("disputes", ["consensus", "majority"])
@pytest.mark.parametrize("word", [ODD, "DHRUV", "VIBHA", "KEIKO", "TRISH"])
def test_hk_59_without_other_people_a_name_is_not_asked_about(folder: Path, word: str, disputes: str) -> None:
    """Computer players abstain, and there are no other people: one person's word counts at once, and the board says so
    before."""
    with sits(folder, ["pad:1"], disputes) as pilot:
        pilot.until(lambda: pilot.table.screen.asking, 10)
        board = pilot.table.screen.board
        assert isinstance(board, HookyBoard) and isinstance(board.panel, Spelling)
        board.panel.spelled.word = TypedWord(word, 5, name=False)
        assert board.words_of(board.panel.sentence()).startswith(f"Say {word} as your clue?")
        board.panel.spelled.word = TypedWord(NONSENSE, 5, name=False)
        assert "the others decide if it counts" in board.words_of(board.panel.sentence())
        says(pilot, word)
        assert not isinstance(pilot.scene, ChallengeScene)
        assert [said.word for said in match_of(pilot.table).view(PUBLIC).spoken][:1] == [word]


@pytest.mark.parametrize(
    ("votes", "disputes", "back"),
    [
        ([AGAINST], "consensus", True),
        ([AGAINST], "majority", True),
        ([FOR], "consensus", False),
        ([AGAINST, FOR], "majority", False),
        ([AGAINST, AGAINST], "consensus", True),
    ],
)
def test_hk_64_computer_players_that_abstain_follow_most_people(
    folder: Path, votes: list[Action], disputes: str, back: bool
) -> None:
    """They vote after all people have, so that an abstention keeps no word in the game, and sends none back."""
    with sits(folder, FOUR[: 1 + len(votes)], disputes) as pilot:
        says(pilot, ODD)
        scene = pilot.scene
        assert isinstance(scene, ChallengeScene)
        pilot.time()
        assert not scene.said, "they wait for the people"
        hears(pilot, dict(zip(FOUR[1:], votes, strict=False)))
        view = match_of(pilot.table).view(PUBLIC)
        assert [sent.against for sent in view.sent_back] == ([(1, 2, 3)] if back else [])
        assert [said.word for said in view.spoken] == ([] if back else [ODD])


def test_hk_60_one_person_alone_does_not_send_back_a_known_word(folder: Path) -> None:
    """Computer players know the word, and say so before the others."""
    with sits(folder, FOUR[:2], pace="normal") as pilot:
        pilot.until(lambda: pilot.table.screen.asking, 10)
        pilot.table.flow.answer(Step(0, "clue", (("word", KNOWN),)))
        pilot.time(0.4)
        pilot.tap(Action.EXTRA, "pad:2")
        assert isinstance(pilot.scene, ChallengeScene)
        hears(pilot, {"pad:2": AGAINST})
        pilot.until(lambda: bool(match_of(pilot.table).view(PUBLIC).spoken), 20)
        assert not match_of(pilot.table).view(PUBLIC).sent_back


def test_a_player_may_object_to_a_known_word_before_its_number(folder: Path) -> None:
    """HK-60, HK-61: the table decides, not a list; but not after the number was given."""
    with sits(folder, FOUR, "majority", pace="normal") as pilot:
        pilot.until(lambda: pilot.table.screen.asking, 10)
        pilot.table.flow.answer(Step(0, "clue", (("word", KNOWN),)))
        pilot.time(0.4)
        assert "Object" in [hint.label for hint in pilot.table.hints()]
        assert pilot.table.busy and not pilot.table.hurries, "a held button leaves the others their time"
        pilot.tap(Action.EXTRA, "pad:2")
        assert isinstance(pilot.scene, ChallengeScene)
        for device in FOUR[1:]:
            pilot.tap(AGAINST, device)
        pilot.until(lambda: bool(match_of(pilot.table).view(PUBLIC).sent_back))
        assert "Object" not in [hint.label for hint in pilot.table.hints()]


def test_a_pointer_answers_on_the_plates(folder: Path) -> None:
    with sits(folder, ["pad:1", MOUSE], "majority") as pilot:
        says(pilot, ODD)
        scene = pilot.scene
        assert isinstance(scene, ChallengeScene)
        _, against = plate_rects(pilot.table.screen.theme)
        pilot.tap(Action.CONFIRM, MOUSE, (5, 5))
        assert 1 not in scene.said
        pilot.tap(Action.CONFIRM, MOUSE, against.center)
        assert scene.said[1] is True


def test_hk_61_a_kill_during_the_question_leaves_nothing_of_the_word(tmp_path: Path) -> None:
    table = plan("standard", 4, [KEYS, "pad:2"], "hooky")
    with TablePilot(tmp_path, table) as pilot:
        pilot.until(lambda: pilot.table.screen.asking or isinstance(pilot.scene, CurtainScene), 200)
        match = match_of(pilot.table)
        seat, before = match.waiting()[0], list(match.steps)
        word = next(word for word in (ODD, ODDER, "WULBY", "CEPID") if _could(match, seat, word))
        pilot.until(lambda: pilot.table.screen.asking, 10)
        pilot.table.flow.answer(Step(seat, "clue", (("word", word),)))
        for _ in range(5):
            pilot.time()
        assert isinstance(pilot.scene, ChallengeScene)
    with TablePilot(tmp_path) as later:
        assert match_of(later.table).steps == before
        assert match_of(later.table).waiting() == (seat,)


def _could(match: Match, seat: int, word: str) -> bool:
    return any(prompt.accepts(Step(seat, "clue", (("word", word),))) for prompt in match.prompts_of(seat))


def test_a_pause_in_the_middle_asks_again(folder: Path) -> None:
    with sits(folder, FOUR) as pilot:
        says(pilot, ODD)
        pilot.tap(AGAINST, "pad:2")
        pilot.tap(Action.MENU, "pad:2")
        assert isinstance(pilot.scene, PauseScene)
        pilot.tap(Action.BACK, "pad:2")
        pilot.time()
        assert isinstance(pilot.scene, ChallengeScene)
        assert isinstance(pilot.table.screen.stage.tableau, Hanging) and pilot.table.screen.stage.tableau.word == ODD
        pilot.frames(2)
        hears(pilot, dict.fromkeys(FOUR[1:], FOR))
        assert [said.word for said in match_of(pilot.table).view(PUBLIC).spoken] == [ODD]


def test_a_lost_pad_is_searched_before_its_owner_is_asked(folder: Path) -> None:
    with sits(folder, FOUR) as pilot:
        says(pilot, ODD)
        pilot.context.stack.devices_changed(("pad:3",), ())
        pilot.context.stack.apply()
        assert isinstance(pilot.scene, LostScene)
        for _ in range(2):
            pilot.tap(Action.CONFIRM, "pad:7")
        pilot.time()
        assert isinstance(pilot.scene, ChallengeScene)
        hears(pilot, dict.fromkeys(("pad:2", "pad:7", "pad:4"), AGAINST))
        assert match_of(pilot.table).view(PUBLIC).sent_back[0].against == (1, 2, 3)


def test_hk_62_a_word_that_breaks_another_clause_is_never_heard(folder: Path) -> None:
    """A clue without an own letter (HK-20) is refused to its writer only; the others learn nothing."""
    with sits(folder, FOUR) as pilot:
        says(pilot, "BLURF")
        assert not isinstance(pilot.scene, ChallengeScene) and pilot.table.screen.stage.tableau is None
        assert len(match_of(pilot.table).steps) == 1
