"""The flow at the table of Spooks: who keeps the screen, what may be looked at again, and motions beside."""

from pathlib import Path
from random import Random

import pytest

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.messages import say
from engine.core.seats import PUBLIC
from engine.core.shapes import Run
from engine.core.steps import Step
from engine.games import GAMES
from game.canvas import Blit, Canvas
from game.draw import cache
from game.draw.boards import crown
from game.input.actions import Action
from game.theme import GROWN_UP, STAGE, Theme
from scenes.games.spooks.table import TABLE
from scenes.handover.curtain import CurtainScene
from scenes.seating import TablePlan, first_seating
from scenes.table.bindings import LATEST_KEY
from scenes.table.stage.hud import DroppedSeats, LeadingSeats
from scenes.table.stage.latest_trick import latest_trick
from scenes.table.turns import AskedAgain
from tests.games.spooks.tables import lay, on, play
from tests.pilot import FRAME
from tests.scenes.at_table import TablePilot, draw_figures, match_of
from tests.scenes.honour_table_helpers import open_curtain, sit

GAME = GAMES["spooks"]
HANDS = ("goblin 10 m, spook 2 5", "bat 2 3 4 5", "bone 2 3", "spider 2 3 4")


def answered(data: Path, card: str, **options: object) -> TablePilot:
    """Two people and two computer players; the person at seat 0 has led `card`, and the story is over."""
    pilot = sit(data, on(*HANDS, **options), {0: "pad:1", 1: "pad:2"})
    open_curtain(pilot)
    pilot.answer("pad:1", Step(0, "play", (("card", card),)))
    pilot.until(lambda: pilot.table.screen.answering is not None or isinstance(pilot.scene, CurtainScene), 20)
    return pilot


def test_sp_71_the_giver_of_a_card_for_the_master_of_goblins_keeps_the_screen(tmp_path: Path) -> None:
    with answered(tmp_path, "goblin-m", masters=True) as pilot:
        table = pilot.table
        assert pilot.scene is table and table.screen.room.viewpoint == 0
        assert table.screen.answering is not None and table.session.facts_for(0).verbs == ("give",)
        pilot.on()
        assert table.screen.room.viewpoint == PUBLIC, "the trick is public"


@pytest.mark.parametrize(("card", "masters"), [("goblin-10", True), ("goblin-m", False)])
def test_any_other_goblin_begins_a_trick_behind_the_curtain(tmp_path: Path, card: str, masters: bool) -> None:
    with answered(tmp_path, card, masters=masters) as pilot:
        assert isinstance(pilot.scene, CurtainScene) and pilot.table.screen.room.viewpoint == PUBLIC


@pytest.mark.parametrize(("players", "options"), [(3, {"decks": 2}), (5, {}), (8, {"ghost": True})], ids=str)
def test_a_player_who_keeps_the_screen_is_asked_again(players: int, options: dict[str, object]) -> None:
    """Known before the step, from public facts, for every play and every straight."""
    kept = 0
    for seed in range(8):
        match = Match(GAME, GAME.setup("hand", players, {"masters": True, **options}))
        rng, dealer = Random(seed), SeededDealer(seed)
        while not match.over:
            chance = match.chance()
            step = dealer.answer(*chance) if chance else _any(match, rng)
            told = TABLE.feature(AskedAgain).after(step, match.view(PUBLIC))
            match.submit(step)
            again = match.waiting() == (step.by,) and step.do in ("play", "straight")
            assert told == again, step
            kept += told
    assert kept > 0


@pytest.mark.parametrize("people", [{0: "pad:1"}, {0: "pad:1", 1: "pad:2"}], ids=len)
def test_sp_40_the_latest_trick_can_be_seen_again_with_its_owners(tmp_path: Path, people: dict[int, str]) -> None:
    """By an asked player without a pass under that button; until the next trick turns, or the hand is over."""
    match = on(*HANDS)
    assert latest_trick(TABLE, match.view(PUBLIC), Theme()) is None
    play(match, "goblin-10")
    laid = {"s0": "goblin-m", "s1": "bat-2", "s2": "bone-2", "s3": "spider-2"}
    lay(match, **laid)
    lying = latest_trick(TABLE, match.view(PUBLIC), Theme())
    assert lying is not None
    assert dict(zip(lying.owners, lying.cards, strict=True)) == dict(enumerate(laid.values()))
    assert [slot.x for slot in lying.slots] == sorted(slot.x for slot in lying.slots)
    assert lying.trick.began == "goblin-10"
    assert all(latest_trick(TABLE, match.view(seat), Theme()) == lying for seat in range(4))
    with sit(tmp_path, match, people) as pilot:
        if len(people) > 1:
            open_curtain(pilot)
        assert LATEST_KEY in [hint.action for hint in pilot.table.hints()]
        pilot.frames(30)
        before = pilot.drawn()
        pilot.press(LATEST_KEY, "pad:1")
        assert pilot.drawn() != before
        pilot.press(Action.CONFIRM, "pad:1")
        assert pilot.table.screen.answering is not None and match_of(pilot.table).steps == match.steps


def test_the_pass_keeps_its_button(tmp_path: Path) -> None:
    match = on(*HANDS)
    play(match, "goblin-10")
    lay(match, s0="goblin-m", s1="bat-2", s2="bone-2", s3="spider-2")
    play(match, "spook-2")
    assert latest_trick(TABLE, match.view(PUBLIC), Theme()) is not None
    with sit(tmp_path, match, {1: "pad:1"}) as pilot:
        assert [hint.label for hint in pilot.table.hints() if hint.action is LATEST_KEY] == ["Pass"]


def test_sp_52_the_plate_of_a_seat_that_cannot_answer_shivers(tmp_path: Path) -> None:
    match = on("goblin 9, spook 2", "bat 9", "bone 2 3", "spider 2", top="bone-5", actor=3, phase="red", turn=0)
    with sit(tmp_path, match, {0: "pad:1"}) as pilot:
        pilot.context.settings.change(pace="normal", reduced_motion=False)
        table = pilot.table
        table.screen.build()
        table.flow.tell(table.session.submit(Step(0, "pass"), table.screen.room.viewpoint))
        aside = []
        for _ in range(60):
            pilot.time(FRAME)
            aside.append(table.screen.stage.shaken.get(0, 0.0))
        assert min(aside) < 0 < max(aside) and aside[-1] == 0.0
        assert set(table.screen.stage.shaken) == {0}


@pytest.mark.parametrize("kids", [False, True])
@pytest.mark.parametrize("players", [4, 8])
def test_leaders_have_crowns_at_the_table_and_in_their_own_bar(tmp_path: Path, players: int, kids: bool) -> None:
    """The fewest points lead. Figures, faces on small plates and the face in the bar show it, children's don't."""
    cache.clear()  # so that all crowns of a size are one picture
    totals = ((90, 20, 30, 20) * 2)[:players]
    match = on(*(HANDS * 2)[:players], variant="series", totals=totals, turn=1)
    with TablePilot(tmp_path, TablePlan(match.setup, first_seating(players, "pad:1")), match, kids=kids) as pilot:
        draw_figures(pilot.table)
        crowns = {crown(wide).surface for wide in range(20, 120)}
        for viewer in (PUBLIC, *range(players)):
            pilot.table.screen.set_viewpoint(viewer)
            canvas = Canvas(STAGE)
            pilot.table.draw(canvas)
            worn = sum(isinstance(one, Blit) and one.source in crowns for one in canvas.commands)
            assert worn == (0 if kids else totals.count(20)), viewer


def test_no_player_leads_before_the_first_count() -> None:
    leads = TABLE.feature(LeadingSeats)
    assert leads is not None
    for totals, seats in (((90, 20, 30, 20, 50), (1, 3)), ((0, 0, 0, 0, 0), ())):
        view = on("", *HANDS, variant="series", totals=totals, turn=1).view(PUBLIC)
        assert tuple(leads.of(view)) == seats


def test_sp_88_a_plate_says_that_its_seat_has_dropped_out() -> None:
    match = on("", *HANDS, variant="long", totals=(210, 20, 30, 40, 50), dropped=(0,), turn=1)
    view = match.view(PUBLIC)
    assert [TABLE.feature(DroppedSeats).out(view, seat) for seat in range(5)] == [True, False, False, False, False]
    assert TABLE.layout.items(view, 0, GROWN_UP)[0] == ("", say("-spooks-dropped"))
    assert all(("", "out") not in TABLE.layout.items(view, seat, GROWN_UP) for seat in range(1, 5))
    series = on("", *HANDS, variant="series", totals=(210, 20, 30, 40, 50), dropped=(0,), turn=1)
    assert not TABLE.feature(DroppedSeats).out(series.view(PUBLIC), 0), "there the match is over with it"


def _any(match: Match, rng: Random) -> Step:
    prompt = rng.choice(match.prompts())
    if isinstance(prompt.shape, Run):
        return rng.choice(list(prompt.steps())[:200])
    return rng.choice(list(prompt.steps()))
