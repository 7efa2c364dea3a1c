"""The words and motions of Word Porters: every event has both, and stories end in the state of the match."""

import re
from itertools import chain
from pathlib import Path
from random import Random

import pytest

from engine.core.dealers import SeededDealer
from engine.core.events import redact
from engine.core.match import Match
from engine.core.messages import Message
from engine.core.records import parse, replay
from engine.core.seats import PUBLIC
from engine.core.views import viewers
from engine.games import GAMES
from engine.games.word_porters import events as happened
from engine.games.word_porters.cards import Printed
from engine.games.word_porters.events import RoundEnded
from engine.games.word_porters.state import Placing, PlayedRound
from game.input.actions import Action
from game.text.catalogue import Register, Voice, catalogue_of
from game.text.languages import WHOLE
from scenes.games.word_porters.art.furniture import Moves
from scenes.games.word_porters.boards.reveal import RevealScene
from scenes.games.word_porters.sentences import awaited, choice, next_start, question, scored
from scenes.games.word_porters.table import TABLE
from scenes.replay.replay import THE_END
from scenes.replay.watching import WatchScene
from scenes.seating import TablePlan, first_seating
from scenes.table.phrases import Speakers
from tests.pilot import Pilot
from tests.scenes.at_table import TablePilot, match_of, plan, put_match
from tests.scenes.porters import sit
from tests.scenes.voices import speakers

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = ("Anna", "Theo", "Rosa", "Wren", "Ida", "Max")
WHO = speakers(NAMES, tuple((seat,) for seat in range(6)))


def walked(variant: str, players: int, seed: int = 2):
    """A match that plays itself: (match, step before it is taken)."""
    game = GAMES["word_porters"]
    match, dealer, rng = Match(game, game.setup(variant, players, {})), SeededDealer(seed), Random(seed)
    while not match.over:
        chance = match.chance()
        seat = None if chance else match.waiting()[0]
        step = (
            dealer.answer(*chance)
            if chance
            else game.decide(
                match.view(seat), match.heard(seat), match.prompts_of(seat), "random", rng.randrange(10**6)
            )
        )
        yield match, step
        match.submit(step)


@pytest.mark.parametrize(("variant", "players"), [("standard", 3), ("standard", 6), ("children", 4)])
def test_everything_is_said_with_names(variant: str, players: int) -> None:
    """Public sentences never say "you", for any viewer, and are the same for all."""
    said = set()
    for match, step in walked(variant, players):
        before = len(match.events)
        if (waits := awaited(match.view(PUBLIC), WHO)) is not None:
            said.add(WHO.words(waits))
        copy = Match(match.game, match.setup, state=match.state)
        for event in copy.submit(step):
            told = {
                WHO.words(TABLE.row(event).says(event.to(viewer), match.view(viewer), WHO))
                for viewer in viewers(players)
            }
            assert len(told) == 1
            said |= told
        assert len(match.events) == before
    for words in said:
        assert not {"you", "your"} & set(words.lower().replace(",", " ").replace("’", " ").split()), words
    assert len(said) > 20


@pytest.mark.parametrize("variant", ["standard", "two_rounds"])
def test_every_refusal_of_a_board_is_in_the_words_of_the_table(variant: str) -> None:
    """Players at a table have no tokens or seats; null and tiles are words of a record."""
    told = {
        WHO.words(why)
        for match, _ in walked(variant, 3)
        for prompt in match.prompts()
        for _, why in prompt.refused
        if isinstance(prompt.who, int)
    }
    assert told and not [words for words in told if re.search(r"token|card|seat|null|tile", words)]


@pytest.mark.parametrize(
    ("lowest", "start", "why", "said"),
    [
        ((2,), 2, "alone_lowest", "Rosa is last and starts again"),
        ((3,), 3, "first_lowest", "Wren has the fewest points and starts"),
        ((0, 3), 3, "first_lowest", "Anna and Wren have the fewest points. Wren is next."),
        ((0, 2, 3), 3, "first_lowest", "3 have the fewest points. Wren is next."),
    ],
)
def test_the_next_start_player_is_explained(lowest, start, why, said) -> None:
    """WP-67 to WP-69."""
    played = PlayedRound(1, 0, (), (), (), (), (), (), (0,) * 4)
    assert WHO.words(next_start(RoundEnded(played, (0,) * 4, lowest, start, why))) == said


@pytest.mark.parametrize(
    ("right", "said"),
    [
        ((), "Anna’s lamp stayed a secret (tempting and near)"),
        ((1,), "Theo found Anna’s lamp (tempting and near)"),
        ((1, 3), "Theo and Wren found Anna’s lamp (tempting and near)"),
        ((1, 2, 3), "3 found Anna’s lamp (tempting and near)"),
        ((1, 2, 3, 4), "Everyone found Anna’s lamp (tempting and near)"),
    ],
)
def test_the_hints_that_found_a_word_are_told(right, said) -> None:
    """In the order of giving, with any other hints on the table."""
    words = (Printed("w1a", "boat"), Printed("w2a", "lamp"))
    row = tuple(Printed(f"h{i}", text) for i, text in enumerate(("near", "loud", "tempting")))
    placings = (Placing(0, row[2].card, (1,)), Placing(1, row[1].card, (1,)), Placing(0, row[0].card, (2,)))
    played = PlayedRound(1, 0, words, row, placings, (), (2,), (), (0,) * 5)
    event = happened.SeatScored(0, 2, (None, 2, 2, 2, 2), right, (0,) * 5, (0,) * 5)
    assert WHO.words(scored(event, played)) == said


@pytest.mark.parametrize("calm", [False, True])
@pytest.mark.parametrize("cut", [False, True])
def test_stories_end_in_the_state_of_the_match(tmp_path: Path, calm: bool, cut: bool) -> None:
    """Told to their end or cut short, with and without motion: the shown state is the true one."""
    table = plan("standard", 4, ["pad:1", "pad:2"], "word_porters")
    with TablePilot(tmp_path, table, pace="normal") as pilot:
        pilot.context.settings.change(reduced_motion=calm)
        scene, told = pilot.table, 0
        scene.screen.build()
        for match, step in walked("standard", 4):
            put_match(scene, Match(match.game, match.setup, state=match.state))
            scene.screen.set_viewpoint(PUBLIC)
            events = redact(match_of(scene).submit(step), PUBLIC)
            if any(TABLE.row(event).page for event in events):
                break
            scene.flow.tell(events)
            for _ in range(0 if cut else 2000):
                if not scene.screen.animations.busy:
                    break
                scene.screen.animations.lane.advance(1 / 30)
            scene.screen.animations.lane.finish()
            assert scene.screen.stage.view == match_of(scene).view(PUBLIC), step
            assert scene.screen.stage.tableau is None
            told += 1
        assert told > 12


def test_no_frame_shows_the_next_round_before_it_is_laid_out(tmp_path: Path) -> None:
    """All of a scoring is one step: during its story, the match is a round ahead of the picture."""
    with sit(tmp_path, "pad:1", pace="normal") as pilot:
        table = pilot.table
        pilot.until(lambda: isinstance(pilot.scene, RevealScene), 4000)
        before: list[object] = []
        while not table.screen.animations.busy or pilot.scene is not table:
            scene = pilot.scene
            if scene is table:
                before.append(table.screen.stage.caption)
            if not scene.busy:
                pilot.press(Action.CONFIRM, "pad:1")
            pilot.frames(1)
        assert before == [] and table.screen.stage.view.round == 2
        assert isinstance(table.screen.stage.tableau, Moves) and table.screen.stage.tableau.words < 5, (
            "words come one by one"
        )


def test_a_watched_record_shows_every_reveal(tmp_path: Path) -> None:
    """There are no people, so every scored seat comes and goes by itself."""
    data = (GOLDEN / "word_porters-rulebook.jsonl").read_bytes()
    match = replay(parse(data, GAMES), GAMES)
    seen = []

    def first(context):
        context.settings.change(pace="off")
        scene = WatchScene(context, TablePlan(match.setup, first_seating(match.setup.players, None)), match.record())
        context.idle_work.jobs.clear()
        return scene

    with Pilot(tmp_path, first) as pilot:
        watch = pilot.scene
        for _ in range(4000):
            if isinstance(pilot.scene, RevealScene) and pilot.scene not in seen:
                seen.append(pilot.scene)
            if isinstance(watch, WatchScene) and watch.screen.stage.caption == THE_END:
                break
            pilot.context.stack.update(2.0)
            pilot.context.stack.apply()
        scored = [event for event in match.events if isinstance(event, happened.SeatScored)]
        assert [scene.event for scene in seen] == scored and len(scored) >= match.setup.players


@pytest.mark.parametrize("register", ["grown-up", "child"])
@pytest.mark.parametrize("language", WHOLE)
def test_no_message_falls_back_to_another_language(language: str, register: Register) -> None:
    """Events, questions, waits and answers of whole matches."""
    catalogue = catalogue_of(language)
    catalogue.chain = catalogue.chain[:1]
    who = Speakers(Voice(catalogue, register, NAMES), WHO.sides)
    for match, step in chain(walked("standard", 4), walked("children", 3)):
        said: list[Message | None] = [
            TABLE.row(event).says(event, match.view(PUBLIC), who) for event in match.events[-3:]
        ]
        if not match.chance():
            view, asks = match.view(seat := match.waiting()[0]), match.prompts_of(match.waiting()[0])
            said += [question([prompt.verb for prompt in asks], view), awaited(match.view(PUBLIC), who)]
            said += [choice(step, view, who)] if step.by == seat else []
        for words in said:
            assert isinstance(words, Message)
            assert who.words(words) and "  " not in who.words(words), words
