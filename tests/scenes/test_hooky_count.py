"""The great reveal (HK-84 to HK-93): page by page, card by card, with exactly the points that were made."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.messages import say
from engine.core.seats import PUBLIC
from engine.games import GAMES
from engine.games.hooky.events import MatchEnded
from engine.games.hooky.options import Ruleset
from engine.games.hooky.view import View
from engine.headless.playout import LevelBots, advance
from game.input.actions import KEYS, Action, Press
from scenes.games.hooky.art.count_drawing import Board
from scenes.games.hooky.art.signs import after, title
from scenes.games.hooky.count import CountScene
from scenes.games.hooky.sentences import people
from scenes.seating import first_seating
from tests.games.hooky.tables import dealt, to_guesses, to_round
from tests.pilot import Pilot
from tests.scenes.voices import speakers, worded

GAME = GAMES["hooky"]


def ended(players: int = 4) -> tuple[Match, MatchEnded]:
    """A match among computer players, to its end."""
    match = Match(GAME, GAME.setup("standard", players, {}))
    bots, dealer = LevelBots(3, ("gentle",) * players), SeededDealer(5)
    while not match.over:
        advance(match, dealer, bots)
    event = match.events[-1]
    assert isinstance(event, MatchEnded)
    return match, event


@pytest.fixture(scope="module")
def context(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One folder for all: what is painted is painted once."""
    return tmp_path_factory.mktemp("house")


def opens(pilot: Pilot, device: str | None, pace: str = "normal") -> CountScene:
    """The reveal of a match of four, with a person with that device, or none."""
    match, event = ended()
    seating = first_seating(4, device)
    view = match.view(PUBLIC)
    pilot.context.settings.change(pace=pace)
    scene = CountScene(pilot.context, event, view, speakers(seating), seating)
    pilot.context.stack.push(scene)
    pilot.context.stack.apply()
    return scene


def confirm(scene: CountScene) -> None:
    scene.act(Press(Action.CONFIRM, KEYS, 0))


def test_hk_84_the_missing_come_one_after_the_other_and_then_guess_after_guess(context: Path) -> None:
    with Pilot(context) as pilot:
        scene = opens(pilot, KEYS)
        found: list[float] = []
        guesses: list[int] = []
        while scene.lane.busy:
            scene.update(0.1)
            found.append(scene.board.found)
            guesses.append(scene.board.guesses)
            shown = (scene.board.found, scene.board.risen)
            assert not scene.board.guesses or shown == (3.0, 1.0), "first who is missing, then who knew"
        assert {1.0, 2.0, 3.0} <= set(found) and found == sorted(found)
        assert guesses == sorted(guesses) and set(range(13)) <= {*guesses}
        assert not scene.board.hands
        sounds = [name for name, _ in pilot.context.sound.played]
        order = [name for name in sounds if name.startswith("found")]
        assert order == ["found_one", "found_two", "found_three"]
        pilot.frames(1)


def test_points_count_once_their_stars_have_come(context: Path) -> None:
    with Pilot(context) as pilot:
        scene = opens(pilot, KEYS)
        board, seats, guessed = scene.board, range(4), len(scene.view.ruleset.guessed_after)
        while scene.lane.busy:
            opened, before = board.guesses, [board.total(seat) for seat in seats]
            scene.update(0.05)
            if board.guesses == opened + 1:
                number, seat = divmod(opened, 4)
                assert [board.total(seat) for seat in seats] == before, "stars are on their way"
                assert (board.flown < 1) == bool(scene.event.parts[seat][number])
        assert [board.total(seat) for seat in seats] == [sum(scene.event.parts[seat][:guessed]) for seat in seats]


def test_the_ribbon_comes_last_and_says_who_was_right_then_who_has_won(context: Path) -> None:
    with Pilot(context) as pilot:
        scene = opens(pilot, KEYS)
        event, poses = scene.event, set()
        while not scene.board.told:
            poses |= {scene.board.pose(seat) for seat in range(4)}
            scene.update(0.05)
        assert poses == {"rest"}, "nothing tells the result before"
        right = [sum(letter in event.hooky for letter in guesses[-1]) for guesses in event.guesses]
        best = [seat for seat, count in enumerate(right) if count == max(right)]
        assert max(right) and scene.outcome == say("hooky-count-some", seats=people(best), count=max(right))
        scene.board.event = replace(event, winners=tuple(seat for seat in range(4) if seat not in best))
        assert [seat for seat in range(4) if scene.board.pose(seat) == "cheer"] == best
        scene.board.event = event
        scene.lane.finish()
        confirm(scene)
        assert not scene.board.told
        scene.lane.finish()
        assert scene.outcome == say("hooky-count-won", seats=people(event.winners), amount=max(event.scores))
        assert [seat for seat in range(4) if scene.board.pose(seat) == "cheer"] == list(event.winners)


def test_presses_end_the_motion_and_turn_the_pages(context: Path) -> None:
    with Pilot(context) as pilot:
        scene = opens(pilot, KEYS)
        pages = []
        for _ in range(2):
            assert scene.lane.busy
            confirm(scene)
            assert not scene.lane.busy, "the first press lands"
            pages.append((scene.board.page, scene.hints()[0].label))
            pilot.frames(1)
            confirm(scene)
        assert pages == [("guesses", "See cards"), ("hands", "Continue")]
        pilot.context.stack.apply()
        assert pilot.scene is not scene, "on to the podium"


def test_without_people_the_pages_turn_by_themselves(context: Path) -> None:
    with Pilot(context) as pilot:
        scene = opens(pilot, None, pace="fast")
        pages = set()
        for _ in range(3000):
            if pilot.scene is not scene:
                break
            pages.add(scene.board.page)
            pilot.context.stack.update(0.1)
            pilot.context.stack.apply()
        assert pages == {"guesses", "hands"} and pilot.scene is not scene


@pytest.mark.parametrize("players", [3, 4, 5])
def test_hk_85_to_91_points_add_up_to_the_score(players: int) -> None:
    """Nothing counts before it is open; with the last hand all have the scores of the record."""
    _, event = ended(players)
    board = Board(event, Ruleset(4, "consensus"), found=3.0, risen=1.0)
    seats = range(players)
    assert [board.total(seat) for seat in seats] == [0] * players
    for number in range(1, 3):
        board.guesses = number * players
        assert [board.total(seat) for seat in seats] == [sum(event.parts[seat][:number]) for seat in seats]
    board.guesses = 3 * players
    for hands in range(players + 1):
        board.hands = hands
        assert all(board.total(seat) <= event.scores[seat] for seat in seats)
    assert [board.total(seat) for seat in seats] == list(event.scores)


def test_hk_67_to_71_the_sign_shows_the_round_and_what_comes_after_each() -> None:
    for players, cards in ((3, 2), (4, 3), (5, 3)):
        view: View = dealt(players).view(PUBLIC)
        assert after(view) == (*("card",) * cards, *("",) * (3 - cards), *("guess",) * 3)
        assert worded(title(view)) == "Starting clues"
    match = to_round(dealt(), 2)
    assert worded(title(match.view(PUBLIC))) == "Round 2 of 6"
    assert worded(title(to_guesses(match, 4).view(PUBLIC))) == "Guesses after round 4"
