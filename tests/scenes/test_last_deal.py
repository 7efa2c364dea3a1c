"""A long match ends after the deal that is being played, where everyone at the table agrees to that."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.games import GAMES
from game.context import Context
from game.input.actions import KEYS, MOUSE, Action
from scenes.ending.kids_results import PartyScene
from scenes.ending.results import ResultsScene
from scenes.evening import diary
from scenes.games import DEALS, by_seat, unit_of
from scenes.lobby.match_setup import opened
from scenes.seating import TablePlan
from scenes.table.boards.sheet import Sheet
from scenes.table.challenge.challenge import ChallengeScene, plate_rects
from scenes.table.game_table import table_of
from scenes.table.last_deal import Agreement, Deals, LastDeal
from scenes.table.notes import TABLE
from scenes.table.pause import LAST, MORE, PauseScene
from scenes.table.scene import TableScene
from tests.scenes.at_table import TablePilot, match_of, plan

FOUR = ["pad:1", "pad:2", "pad:3", "pad:4"]


def several(game: str, variant: str) -> bool:
    """Whether a match of the variant has more than one deal."""
    deals = table_of(game).feature(Deals)
    kind = GAMES[game].variant(variant)
    setup = GAMES[game].setup(variant, kind.players[0], {})
    return deals is not None and deals.several(GAMES[game].view(GAMES[game].start(setup), "public"))


VARIANTS = [(game, kind.name) for game in GAMES for kind in GAMES[game].variants]
LONG = [one for one in VARIANTS if several(*one)]
SHORT = [one for one in VARIANTS if one not in LONG]


def table(game: str, variant: str, devices: list[str]) -> TablePlan:
    """A table at which a match takes several deals."""
    kind = GAMES[game].variant(variant)
    targets = {option.name: option.default for option in kind.options if option.name == "target"}
    return plan(variant, kind.players[0], devices, game, **targets)


def rook(devices: list[str]) -> TablePlan:
    return table("rook", "classic", devices)


def deals_over(pilot: TablePilot) -> int:
    deals = pilot.table.screen.game_table.feature(Deals)
    assert deals is not None
    return deals.over(match_of(pilot.table).view("public"))


def playing(pilot: TablePilot) -> None:
    """Play until cards are out."""
    pilot.until(lambda: len(match_of(pilot.table).steps) > 6)


def paused(pilot: TablePilot, what: str, device: str = "pad:1") -> None:
    """Choose a tag in the pause."""
    pilot.table.privacy.pause(device)
    pilot.context.stack.apply()
    assert isinstance(pilot.scene, PauseScene)
    assert what in [target.id for target in pilot.scene.targets()]
    pilot.scene.focus.at = what
    pilot.tap(Action.CONFIRM, device)


def votes(pilot: TablePilot, said: list[tuple[str, Action]]) -> None:
    """Computer players agree first; then one press after the other, and the verdict is shown for a while."""
    for _ in range(5):
        pilot.time(0.5)
    for device, action in said:
        assert isinstance(pilot.scene, ChallengeScene)
        pilot.tap(action, device)
    for _ in range(4):
        pilot.time()
    assert not isinstance(pilot.scene, ChallengeScene)


def end_of(pilot: TablePilot) -> ResultsScene:
    pilot.until(lambda: isinstance(pilot.scene, ResultsScene))
    assert isinstance(pilot.scene, ResultsScene)
    return pilot.scene


def written(scene: ResultsScene) -> str:
    assert scene.ending is not None
    return f"{scene.words_of(scene.ending.words)}. {scene.words_of(scene.sentence())}"


@pytest.mark.parametrize(("game", "variant"), LONG, ids=map("-".join, LONG))
def test_the_match_ends_after_its_deal_with_the_scores_as_they_are(tmp_path: Path, game: str, variant: str) -> None:
    with TablePilot(tmp_path, table(game, variant, [KEYS])) as pilot:
        playing(pilot)
        paused(pilot, LAST, KEYS)
        votes(pilot, [(KEYS, Action.CONFIRM)])
        scene, match = end_of(pilot), match_of(pilot.table)
        assert deals_over(pilot) == 1 and not match.over, "the record stops there and has no end"
        totals = by_seat(match.setup, match.view("public").totals)
        best = min(totals) if unit_of(game, variant).fewest else max(totals)
        assert list(scene.winners) == [seat for seat, total in enumerate(totals) if total == best]
        assert {seat: one.score for one in scene.order for seat in one.seats} == dict(enumerate(totals))
        assert ("lead" in written(scene)) and written(scene).endswith("You agreed to end the match after 1 deal")
        store = pilot.context.store
        assert (
            store.matches.to_continue() is None and store.history.results() == () and store.matches.finished() is None
        )
        pilot.frames(2)


@pytest.mark.parametrize(("game", "variant"), SHORT, ids=map("-".join, SHORT))
def test_a_match_of_one_deal_does_not_offer_it(tmp_path: Path, game: str, variant: str) -> None:
    kind = GAMES[game].variant(variant)
    with TablePilot(tmp_path, plan(variant, kind.players[0], [KEYS], game)) as pilot:
        pilot.table.privacy.pause(KEYS)
        pilot.context.stack.apply()
        assert isinstance(pilot.scene, PauseScene)
        assert {LAST, MORE}.isdisjoint(target.id for target in pilot.scene.targets())


def test_four_people_agree_each_with_their_own_pad(tmp_path: Path) -> None:
    with TablePilot(tmp_path, rook(FOUR)) as pilot:
        playing(pilot)
        paused(pilot, LAST)
        for device in ("pad:1", "pad:1", "pad:3", "pad:2"):
            pilot.tap(Action.CONFIRM, device)
            pilot.time(0.1)
        assert isinstance(pilot.scene, ChallengeScene) and pilot.scene.waiting == [3], "a pad has one voice"
        assert pilot.table.session.last_deal.number is None
        votes(pilot, [("pad:4", Action.CONFIRM)])
        assert pilot.table.session.last_deal.number == 1
        assert pilot.table.standing is not None, "a sign says so as long as it stands"
        end_of(pilot)
        assert deals_over(pilot) == 1


def test_one_who_wants_to_play_on_is_enough(tmp_path: Path) -> None:
    with TablePilot(tmp_path, rook(FOUR)) as pilot:
        playing(pilot)
        paused(pilot, LAST)
        votes(pilot, [(device, Action.EXTRA if device == "pad:3" else Action.CONFIRM) for device in FOUR])
        assert pilot.table.session.last_deal.number is None and pilot.table.standing is None
        pilot.until(lambda: deals_over(pilot) == 1)
        pilot.until(lambda: match_of(pilot.table).view("public").phase != "deal")
        assert not isinstance(pilot.scene, ResultsScene)


def test_people_who_share_a_pad_press_once_each(tmp_path: Path) -> None:
    shared = rook(["pad:1", "pad:2"])
    seating = shared.seating.put(1, replace(shared.seating[1], device="pad:1"))
    with TablePilot(tmp_path, replace(shared, seating=seating)) as pilot:
        playing(pilot)
        paused(pilot, LAST)
        for _ in range(5):
            pilot.time(0.5)
        pilot.tap(Action.CONFIRM, "pad:1")
        assert isinstance(pilot.scene, ChallengeScene) and pilot.scene.waiting == [1]
        votes(pilot, [("pad:1", Action.CONFIRM)])
        assert pilot.table.session.last_deal.number == 1


def test_a_pointer_agrees(tmp_path: Path) -> None:
    with TablePilot(tmp_path, rook([MOUSE])) as pilot:
        playing(pilot)
        paused(pilot, LAST, MOUSE)
        for _ in range(5):
            pilot.time(0.5)
        pilot.tap(Action.CONFIRM, MOUSE, plate_rects(pilot.context.theme)[0].center)
        for _ in range(4):
            pilot.time()
        assert pilot.table.session.last_deal.number == 1


def test_the_agreement_is_undone_in_the_pause(tmp_path: Path) -> None:
    with TablePilot(tmp_path, rook(FOUR)) as pilot:
        playing(pilot)
        paused(pilot, LAST)
        votes(pilot, [(device, Action.CONFIRM) for device in FOUR])
        paused(pilot, MORE, "pad:2")
        assert pilot.table.session.last_deal.number is None and pilot.said.startswith("The match goes on")
        pilot.until(lambda: deals_over(pilot) == 2 or isinstance(pilot.scene, ResultsScene))
        assert deals_over(pilot) == 2


def test_between_two_deals_it_ends_at_once(tmp_path: Path) -> None:
    """On the page that counts a deal, `this deal` is the one that was counted."""
    with TablePilot(tmp_path, rook([KEYS])) as pilot:
        pilot.until(lambda: deals_over(pilot) == 1 and isinstance(pilot.scene, Sheet))
        paused(pilot, LAST, KEYS)
        votes(pilot, [(KEYS, Action.CONFIRM)])
        assert isinstance(pilot.scene, ResultsScene) and deals_over(pilot) == 1


def test_a_match_resumed_on_another_day_keeps_the_agreement(tmp_path: Path) -> None:
    with TablePilot(tmp_path, rook([KEYS])) as pilot:
        playing(pilot)
        paused(pilot, LAST, KEYS)
        votes(pilot, [(KEYS, Action.CONFIRM)])
    with TablePilot(tmp_path) as pilot:
        assert pilot.table.session.last_deal.number == 1
        end_of(pilot)
        assert deals_over(pilot) == 1


@pytest.mark.parametrize("number", [0, -1, True, "1", [1], 1.5, None])
def test_a_damaged_note_is_no_agreement(tmp_path: Path, number: Any) -> None:
    with TablePilot(tmp_path, rook([KEYS])) as pilot:
        notes = pilot.table.session.notes.of(TABLE)
        notes.write("last_deal", number)
        assert Agreement(notes, None).number is None
        assert Agreement(notes, 3).number == 3


def test_the_smaller_of_vote_and_limit_counts(tmp_path: Path) -> None:
    with TablePilot(tmp_path, rook([KEYS])) as pilot:
        agreement = Agreement(pilot.table.session.notes.of(TABLE), 3)
        agreement.decide(LastDeal(2))
        assert (agreement.number, agreement.voted) == (2, 2)
        agreement.decide(LastDeal(4))
        assert agreement.number == 3


def test_a_limit_among_the_options_ends_the_match(tmp_path: Path) -> None:
    with TablePilot(tmp_path, replace(rook([KEYS]), aids=((DEALS.name, "3"),))) as pilot:
        assert pilot.table.standing is None, "no deal is the last one yet"
        scene = end_of(pilot)
        assert deals_over(pilot) == 3 and not match_of(pilot.table).over
        assert written(scene).endswith("after 3 deals")


def test_a_match_that_reaches_its_goal_in_the_last_deal_is_won(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("beginner", 4, [KEYS])) as pilot:
        playing(pilot)
        paused(pilot, LAST, KEYS)
        votes(pilot, [(KEYS, Action.CONFIRM)])
        scene = end_of(pilot)
        assert match_of(pilot.table).over and scene.ending is None
        assert len(pilot.context.store.history.results()) == 1 and pilot.context.store.matches.finished() is not None


@pytest.mark.parametrize(("game", "variant"), VARIANTS, ids=map("-".join, VARIANTS))
def test_the_limit_is_on_the_page_if_there_are_several_deals(game: str, variant: str) -> None:
    offered = DEALS.name in [aid.name for aid in opened(game, variant).helps]
    assert offered == ((game, variant) in LONG)


def test_an_evening_counts_the_standings_and_no_player_has_won(tmp_path: Path) -> None:
    """The seat that leads gets the points of a win tonight; nothing is learned or remembered as won."""
    with TablePilot(tmp_path, rook([KEYS])) as first:
        context: Context = first.context
        evening = diary.begun(context, ("rook", "spooks"), light=False)
        sits = rook([KEYS])
        aids = (diary.evening_aid(evening),)
        won: list[object] = []
        context.learning.won = lambda *what: won.append(what)
        first.sit_down(TableScene(context, replace(sits, aids=aids)))
        context.stack.reset(first.table)
        context.stack.apply()
        diary.keep(context, evening.seated(diary.guests_of(first.table.screen.room.seating), ()))
        playing(first)
        paused(first, LAST, KEYS)
        votes(first, [(KEYS, Action.CONFIRM)])
        scene = end_of(first)
        found = diary.present_evening(context)
        assert found is not None and len(found.played) == 1 and found.next_game == "spooks"
        names = first.table.screen.room.seating.names
        assert {names[seat] for seat in scene.winners} == {
            name for name, points in found.played[0].points if points == 3
        }
        assert not won and not context.store.people.memories()


def test_children_end_with_their_party(tmp_path: Path) -> None:
    with TablePilot(tmp_path, table("rook", "beginner", [KEYS])) as pilot:
        pilot.context.settings.change(theme="kids")
        playing(pilot)
        paused(pilot, LAST, KEYS)
        votes(pilot, [(KEYS, Action.CONFIRM)])
        pilot.until(lambda: isinstance(pilot.scene, PartyScene))
        assert deals_over(pilot) == 1
        pilot.frames(2)
