"""The coach reviews a finished match: its questions, its findings, and the parts that are shown."""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.core.advice import BEHIND, Advice
from engine.core.events import Event, redact
from engine.core.match import Match
from engine.core.messages import say
from engine.core.records import parse, replay
from engine.core.seats import CHANCE, PUBLIC
from engine.core.steps import Step
from engine.games import GAMES
from engine.headless.arguments import Playout
from engine.headless.playout import playout
from game.bots import Advised
from game.lessons import line_of
from game.quick_bots import QuickBots
from game.text.catalogue import Voice, catalogue_of
from game.theme import Theme
from scenes.replay.chapters import Chapter, chapters_of
from scenes.replay.highlights import MOST, SECONDS, STEPS, TITLE_STANDS, highlights
from scenes.replay.mistake import lesson_of_mistake
from scenes.replay.review import Finding, Review, decided
from scenes.seating import TablePlan, first_seating
from scenes.table.game_table import table_of
from scenes.table.recorded import RecordCursor, cursor
from scenes.table.told import Moment
from tests.samples import screen_sample_of

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.jsonl"))


@cache
def played(game: str) -> Match:
    """Some steps of random players, at a usual table of the game."""
    variant, players, options = screen_sample_of(game).table
    lines = playout(Playout(game, variant, players, 5, json.dumps(dict(options)), "random", 26))
    return replay(parse("".join(f"{line}\n" for line in lines), GAMES), GAMES)


class Coach(QuickBots):
    """A coach that says of each step how far it falls behind, from `costs` by the number of the question."""

    def __init__(self, costs: dict[int, float]) -> None:
        super().__init__()
        self.costs, self.asked, self.forgotten = costs, [], False

    def advise(self, question, about, seed) -> None:
        key, _, view, heard, prompts = question
        answers = [step for prompt in prompts if not prompt.interrupts for step in _few(prompt)]
        if about is None:
            asked = next(one for one in reversed(self.asked) if one[3] is not None)
            advice = Advice(next(step for step in answers if step != asked[3]), "sure")
        else:
            cost = self.costs.get(sum(one[3] is not None for one in self.asked), 0.0)
            other = next((step for step in answers if step != about), about)
            advice = Advice(about, BEHIND, (("better", other),), (), (), cost)
        self.asked.append((key[1], view, heard, about))
        self.said.append(Advised(key, advice))

    def forget(self) -> None:
        self.forgotten = True


def _few(prompt) -> list[Step]:
    steps = prompt.steps()
    return [step for step, _ in zip(steps, range(3), strict=False)]


def gone_through(record: RecordCursor, players: int, coach: Coach) -> Review:
    review = Review(coach, players, record)
    for _ in range(4 * len(record)):
        review.advance()
    assert review.over and review.percent == 100
    return review


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_is_asked_about_each_decision_with_the_seats_knowledge_then(game: str) -> None:
    match, coach = played(game), Coach({})
    record = cursor(match.record())
    review = gone_through(record, match.setup.players, coach)
    again, decisions = Match(match.game, match.setup), {}
    for number, step in enumerate(match.steps):
        if step.by != CHANCE and decided(again.prompts_of(step.by), step):
            decisions[number] = again.view(step.by), again.heard(step.by), step
        again.submit(step)
    assert decisions and {at: known for at, *known in coach.asked} == {at: list(one) for at, one in decisions.items()}
    assert not review.found and review.turning is None


@pytest.mark.parametrize("game", GAMES)
def test_the_worst_step_is_the_turning_point_and_each_seat_has_its_own_worst(game: str) -> None:
    match, coach = played(game), Coach({0: 2.0, 1: 5.0, 2: 3.0, 3: 4.0})
    review = gone_through(cursor(match.record()), match.setup.players, coach)
    asked = [at for at, _, _, about in coach.asked if about is not None]
    costs = dict(zip(asked, (2.0, 5.0, 3.0, 4.0), strict=False))
    assert review.turning is not None and (review.turning.at, review.turning.cost) == (asked[1], 5.0)
    for found in review.found.values():
        own = [cost for at, cost in costs.items() if match.steps[at].by == found.taken.by]
        assert found.cost == max(own) and found.taken == match.steps[found.at] and found.best.step != found.taken
    review.leave()
    assert coach.forgotten, "its processes end"


@pytest.mark.parametrize("game", GAMES)
def test_a_mistake_is_a_lesson_that_wants_the_better_answer_and_comments_the_own_one(game: str) -> None:
    match, coach = played(game), Coach({2: 1.0})
    record = cursor(match.record())
    found = gone_through(record, match.setup.players, coach).turning
    assert found is not None
    plan = TablePlan(match.setup, first_seating(match.setup.players, None))
    # its reason is one of the game's own, as the coach's would be
    own = GAMES[game].advise(*_knows(match, found), None, 1)
    best = Advice(found.best.step, own.reason, own.facts)
    lesson = lesson_of_mistake(record, plan, Finding(found.at, found.seat, found.person, found.taken, 1.0, best))
    asked, why = lesson.beats
    taken = line_of(found.taken, record.prompts_of(found.at, found.seat))
    assert asked.wants(line_of(best.step, record.prompts_of(found.at, found.seat))) and not asked.wants(taken)
    assert asked.why_not(taken) != asked.why_not("something else") is not None
    assert (asked.at, why.at) == (found.at, found.at + 1) and lesson.record.steps[-1] == best.step
    assert len(cursor(lesson.record)) == why.at, "its record keeps the rules"


def _knows(match: Match, found: Finding):
    record = cursor(match.record())
    state = record.state(found.at)
    view = record.game.view(state, found.seat)
    return view, record.heard(found.at, found.seat), record.prompts_of(found.at, found.seat)


@pytest.mark.parametrize("game", GAMES)
def test_highlights_are_at_most_three_with_the_turning_point_among_them_and_the_end_last(game: str) -> None:
    match, game_table = played(game), table_of(game)
    record = cursor(match.record())
    chapters = chapters_of(record.told, record.hands, game_table)
    parts = [chapter for of_hand in chapters for chapter in of_hand]
    decisions = [number for number, step in enumerate(record.steps) if step.by != CHANCE and number < parts[-1].begins]
    for turned in (*decisions[:1], None):
        shown = highlights(record, chapters, game_table, turned)
        assert shown[-1].ends == len(record) and 1 <= len(shown) <= MOST
        assert all(0 < part.ends - part.begins <= STEPS for part in shown)
        assert list(shown) == sorted(shown, key=lambda part: part.begins)
        turning = [part for part in shown if part.moment.title.key == "replay-moment-turning"]
        assert len(turning) == (turned is not None)
        assert all(part.begins <= turned < part.ends for part in turning)


def test_the_heaviest_moments_of_different_parts_are_shown_with_their_titles() -> None:
    record, game_table = cursor(played("spooks").record()), table_of("spooks")
    seen = [number for number, told in enumerate(record.told) if redact(told, PUBLIC)]
    parts = [Chapter(begins, begins + 4) for begins in (0, 4, 8, 12)] + [Chapter(16, len(record))]
    weights = {redact(record.told[number], PUBLIC)[0]: number for number in seen if number < 12}

    def moment(event, view) -> Moment | None:
        return Moment((1,), weights[event], say("table-turn", name=str(weights[event]))) if event in weights else None

    told = tuple(replace(row, moment=moment) for row in game_table.told)
    shown = highlights(record, (parts,), replace(game_table, told=told), None)
    best = [max(number for number in seen if number < 12 and number // 4 == part) for part in (1, 2)]
    assert [(part.begins, part.ends) for part in shown[:-1]] == [
        (max(number // 4 * 4, number + 1 - STEPS), number + 1) for number in best
    ]
    assert [dict(part.moment.title.args)["name"] for part in shown[:-1]] == [str(number) for number in best]


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_is_judged_from_the_public_view_before_its_event(game: str) -> None:
    match, game_table, judged, before = (
        played(game),
        table_of(game),
        list[tuple[Event, Any]](),
        list[tuple[Event, Any]](),
    )
    record = cursor(match.record())
    told = tuple(replace(row, moment=lambda event, view: judged.append((event, view))) for row in game_table.told)
    highlights(record, chapters_of(record.told, record.hands, game_table), replace(game_table, told=told), None)
    again = Match(match.game, match.setup)
    for step in match.steps:
        view = again.view(PUBLIC)
        for event in redact(again.submit(step), PUBLIC):
            before.append((event, view))
            view = match.game.follow(view, event)
    assert judged == before


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_moments_of_a_real_match_have_seats_cards_and_titles_of_their_own(path: Path) -> None:
    match = replay(parse(path.read_bytes(), GAMES), GAMES)
    record, game_table = cursor(match.record()), table_of(match.setup.game)
    shown = highlights(record, chapters_of(record.told, record.hands, game_table), game_table, None)
    winners = match.end()["winners"]
    assert shown[-1].moment.title.key == ("replay-moment-won" if winners else "replay-moment-end")
    for part in shown:
        assert part.moment.seats and set(part.moment.seats) <= set(range(match.setup.players))
        assert all(game_table.deck.face(card, 40, Theme()) for card in part.moment.cards)
        for language in ("en", "de", "fr"):
            names = tuple(f"N{seat}" for seat in range(match.setup.players))
            assert Voice(catalogue_of(language), "grown-up", names).words(part.moment.title)


def test_each_step_of_the_highlights_is_shown_for_at_least_a_second() -> None:
    assert MOST * (STEPS + TITLE_STANDS) <= SECONDS
