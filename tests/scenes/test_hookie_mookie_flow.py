"""The flow at the table of Hookie-Mookie: who keeps the screen, public calls, curtains."""

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.messages import Who, say
from engine.core.seats import PUBLIC
from engine.core.steps import Step
from engine.games import GAMES
from game.input.actions import Action
from scenes.games.hookie_mookie.boards import Flip
from scenes.games.hookie_mookie.table import TABLE
from scenes.handover.curtain import CurtainScene
from scenes.seating import Seating, TablePlan
from scenes.table.asks.asks import CardAsk
from scenes.table.turns import AskedAgain
from tests.games.hookie_mookie.tables import cards, hookie, table
from tests.pilot import FRAME
from tests.scenes.at_table import TablePilot, plan
from tests.scenes.voices import worded

GAME = GAMES["hookie_mookie"]
HANDS = ("8 h, 3 cdh, queen c", "8 c, 4 d, 6 s", "9 c, 10 c")


def until_asked(pilot: TablePilot) -> None:
    """A player sees a question, and the curtain is gone."""
    pilot.until(lambda: pilot.scene is pilot.table and pilot.table.screen.answering is not None, 60)


def sit(data: Path, match: Match, people: list[str], pace: str = "off") -> TablePilot:
    """People at the first seats of a match in the middle."""
    seating: Seating = plan("together", match.setup.players, people, "hookie_mookie").seating
    pilot = TablePilot(data, TablePlan(match.setup, seating), match, pace=pace)
    if len(people) > 1:
        pilot.until(lambda: isinstance(pilot.scene, CurtainScene) and not pilot.scene.busy, 60)
        pilot.tap(Action.CONFIRM, people[0])
        until_asked(pilot)
    return pilot


@pytest.mark.parametrize(
    ("variant", "players", "options"),
    [("together", 3, {"must_empty": 3, "jokers": 4}), ("race", 4, {}), ("together", 2, {})],
    ids=str,
)
def test_a_player_who_keeps_the_screen_is_asked_again(variant: str, players: int, options: dict[str, object]) -> None:
    """Known before the step, from public facts, for every lay and every call (HM-28, HM-29, HM-36)."""
    kept = 0
    for seed in range(6):
        match = Match(GAME, GAME.setup(variant, players, options))
        rng, dealer = Random(seed), SeededDealer(seed)
        while not match.over:
            chance = match.chance()
            step = dealer.answer(*chance) if chance else rng.choice(list(rng.choice(match.prompts()).steps()))
            told = TABLE.feature(AskedAgain).after(step, match.view(PUBLIC))
            match.submit(step)
            again = step.by in match.waiting() and step.do in ("lay", "hookie")
            assert told == again, step
            kept += told
    assert kept > 0


def test_callers_choose_at_once_and_all_hear_the_call_with_their_card(tmp_path: Path) -> None:
    """HM-34, HM-36: no second curtain for a player who has just called; the call is heard and seen in public."""
    with sit(tmp_path, table(*HANDS, deck=9), ["pad:1", "pad:2"]) as pilot:
        held = pilot.table
        pilot.context.sound.played.clear()
        pilot.answer("pad:1", Step(0, "hookie", (("partner", 1),)))
        until_asked(pilot)
        assert held.screen.room.viewpoint == 0 and isinstance(held.screen.answering.ask, CardAsk)
        assert TABLE.text.question(("offer",), held.screen.stage.view, 0) == say("hookie_mookie-ask-offer", to=Who(1))
        pilot.context.settings.change(pace="normal")
        pilot.answer("pad:1", Step(0, "offer", (("card", "8-hearts"),)))
        assert held.screen.room.viewpoint == PUBLIC and not held.screen.hand.cards
        said = set()
        for _ in range(240):
            pilot.time(FRAME)
            scene = held.screen.stage.tableau
            if isinstance(scene, Flip):
                said.add(scene.calling)
                assert all(sprite.card is None for sprite in scene.sprites.values())
        assert max(said) == 1.0 and isinstance(pilot.scene, CurtainScene)
        assert [name for name, _ in pilot.context.sound.played].count("hookie") == 1


def test_a_call_that_all_have_heard_is_told_once(tmp_path: Path) -> None:
    with sit(tmp_path, table(*HANDS, deck=9), [], pace="normal") as pilot:
        held = pilot.table
        held.session.computer_players.cancel()
        pilot.context.sound.played.clear()
        for step in (
            Step(0, "hookie", (("partner", 1),)),
            Step(0, "offer", (("card", "8-hearts"),)),
            Step(1, "offer", (("card", "4-diamonds"),)),
        ):
            held.flow.tell(held.session.submit(step, held.screen.room.viewpoint))
            for _ in range(1200):
                held.screen.animations.lane.advance(FRAME)
            assert not held.screen.animations.busy
            held.flow.settle()
        heard = [name for name, _ in pilot.context.sound.played]
        assert heard.count("hookie") == 1 and heard.count("tambourine") == 2 and heard.count("trois") == 1


def test_two_cards_that_miss_lie_open_long_enough_to_remember_at_any_time(tmp_path: Path) -> None:
    with sit(tmp_path, table(*HANDS, deck=9), [], pace="normal") as pilot:
        held = pilot.table
        held.session.computer_players.cancel()
        for step in (
            Step(0, "hookie", (("partner", 1),)),
            Step(0, "offer", (("card", "8-hearts"),)),
            Step(1, "offer", (("card", "4-diamonds"),)),
        ):
            held.screen.animations.lane.finish()
            held.flow.settle()
            events = held.session.submit(step, held.screen.room.viewpoint)
            for event in events * 20:
                held.screen.repeated.note(event)
            held.flow.tell(events)
        seconds = 0.0
        while held.screen.animations.busy:
            held.screen.animations.lane.advance(FRAME)
            scene = held.screen.stage.tableau
            shown = [sprite.card for sprite in scene.sprites.values()] if isinstance(scene, Flip) else []
            seconds += FRAME if len(shown) == 2 and all(shown) else 0.0
        assert seconds >= 1.2


def test_a_call_to_a_player_with_an_open_hand_leaves_the_light_on(tmp_path: Path) -> None:
    """A10: the table stays lit while the player chooses, and gets dark once, for the cards."""
    with sit(tmp_path, table(*HANDS, deck=9), [], pace="normal") as pilot:
        held = pilot.table
        held.session.computer_players.cancel()
        held.screen.set_viewpoint(1)
        lights: list[float] = []
        said: set[int] = set()

        def tell(step: Step) -> None:
            held.flow.tell(held.session.submit(step, 1))
            while held.screen.animations.busy:
                held.screen.animations.lane.advance(FRAME)
                scene = held.screen.stage.tableau
                lights.append(scene.light if isinstance(scene, Flip) else 0.0)
                said.update(held.screen.stage.bubbles)
            held.screen.sync()

        tell(Step(0, "hookie", (("partner", 1),)))
        assert set(lights) == {0.0} and said == {0}, "the caller says it at the plate"
        tell(Step(0, "offer", (("card", "8-hearts"),)))
        tell(Step(1, "offer", (("card", "4-diamonds"),)))
        dark = [light > 0.5 for light in lights]
        assert max(lights) == 1.0 and sum(a != b for a, b in pairwise(dark)) == 2, "in once, and out once"


def test_hm_28_a_player_who_has_laid_keeps_the_screen_until_done(tmp_path: Path) -> None:
    with sit(tmp_path, table(*HANDS, deck=9), ["pad:1", "pad:2"]) as pilot:
        held = pilot.table
        pilot.answer("pad:1", Step(0, "lay", (("cards", cards("3 cdh")),)))
        until_asked(pilot)
        assert held.screen.room.viewpoint == 0 and held.session.facts_for(0).verbs == ("done",)
        pilot.tap(Action.CONFIRM, "pad:1")
        assert held.screen.room.viewpoint == PUBLIC
        pilot.until(lambda: isinstance(pilot.scene, CurtainScene))


def test_the_strip_at_a_curtain_is_no_reminder() -> None:
    """HM-74: the strip shows lays, matches and penalties, never the cards that went back."""
    match = table(*HANDS, deck=9)
    hookie(match, 1, "8 h", "4 d")
    strip = [row.strip(event) for event in match.heard(PUBLIC) if (row := TABLE.row(event)).strip is not None]
    told = [item for item in strip if item is not None]
    assert [item.words or worded(item.said) for item in told] == ["miss", "+2", "+1"]
    assert not any(item.card or item.picture for item in told)


def test_hm_37_no_motion_or_sound_tells_which_card_was_offered(tmp_path: Path) -> None:
    """The same frames for any card: place, size and time of the back in public."""
    ways = []
    for number, card in enumerate(("8-hearts", "3-clubs")):
        with sit(tmp_path / str(number), table(*HANDS, deck=9), [], pace="normal") as pilot:
            held = pilot.table
            held.session.computer_players.cancel()
            for step in (Step(0, "hookie", (("partner", 1),)), Step(0, "offer", (("card", card),))):
                held.flow.tell(held.session.submit(step, held.screen.room.viewpoint))
                way = []
                while held.screen.animations.busy:
                    held.screen.animations.lane.advance(FRAME)
                    scene = held.screen.stage.tableau
                    way.append([sprite.slot for sprite in scene.sprites.values()] if isinstance(scene, Flip) else [])
                held.flow.settle()
            ways.append((way, list(pilot.context.sound.played)))
    assert ways[0] == ways[1]
