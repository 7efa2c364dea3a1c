"""Twins on the screen: secrets from a viewpoint change none of its pictures, sounds and words.

The twin of a match comes from the game's own `imagine`. One more step that looks the same is taken in both, and its
story is compared frame by frame.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.core.dealers import SeededDealer
from engine.core.events import Event, redact
from engine.core.match import Match
from engine.core.prompts import Prompt
from engine.core.sampling import any_value
from engine.core.seats import CHANCE, PUBLIC, Viewer
from engine.core.shapes import One, Some
from engine.core.steps import IllegalStep, Step
from engine.games import GAMES
from game.learning import Learning
from game.sound.player import Sound
from scenes.seating import TablePlan
from scenes.table.scene import TableScene
from tests.pilot import picture_of
from tests.samples import screen_sample_of
from tests.scenes.at_table import TablePilot, draw_figures, plan, poses, table_with
from tests.scenes.coached import ON

FRAME = 1 / 6
CALLS = 0.25
"""How often a walk in honour makes a call, so that calls, votes and repairs come up."""
WALKS = tuple((game, *way, every) for game in GAMES for way, every in screen_sample_of(game).twin_walks)
TRIES = 30
PLENTY = 300
"""Answers of one question from which one is drawn: all runs of a large hand are too many."""


def any_step(prompt: Prompt, rng: Random) -> Step:
    """A random answer."""
    if isinstance(prompt.shape, Some):
        return prompt.answer(any_value(prompt.shape, rng))
    return rng.choice(list(islice(prompt.steps(), PLENTY)))


def walk(table: TablePlan, every: int, rng: Random) -> Iterator[tuple[Match, Step]]:
    """Positions of one sitting and the next step in each; every verb at least once, and every story with a secret."""
    game = GAMES[table.setup.game]
    match, dealer = Match(game, table.setup), SeededDealer(2)
    kinds: set[tuple[str, ...]] = set()
    for number in range(150):
        if match.over:
            return
        chance = next((prompt for prompt in match.prompts() if prompt.who == CHANCE), None)
        calls = [prompt for prompt in match.prompts() if prompt.interrupts]
        if chance is not None:
            step = dealer.answer(chance)
        elif calls and rng.random() < CALLS:
            step = any_step(rng.choice(calls), rng)
        else:
            seat = match.waiting()[0]
            step = game.decide(match.view(seat), match.heard(seat), match.prompts_of(seat), "gentle", number)
        hiding = (event for event in copy(match).submit(step) if event.to(PUBLIC) != event)
        kind = (step.do, str(step.by == 0), *(type(event).__name__ for event in hiding))
        if kind not in kinds or number % every == 0:
            kinds.add(kind)
            yield match, step
        match.submit(step)


@cache
def walked(number: int) -> tuple[tuple[Match, Step], ...]:
    """The walk through the table of that number in `WALKS`, each position with the events heard so far."""
    game, variant, players, options, every = WALKS[number]
    positions = []
    for match, step in walk(plan(variant, players, ["pad:1"], game, **options), every, Random(4)):
        here = copy(match)
        here.events = list(match.events)
        positions.append((here, step))
    return tuple(positions)


def copy(match: Match, state: Any = None) -> Match:
    return Match(match.game, match.setup, state=match.state if state is None else state)


def turned(step: Step, viewer: Viewer, players: int, rng: Random) -> Step:
    """A deal with the cards of all others shuffled among them, or a number for each of them."""

    def moved(hands: Any) -> Any:
        if isinstance(hands, tuple) and len(hands) == players and all(type(number) is int for number in hands):
            numbers = [number for seat, number in enumerate(hands) if seat != viewer]
            rng.shuffle(numbers)
            return tuple(number if seat == viewer else numbers.pop() for seat, number in enumerate(hands))
        if not isinstance(hands, tuple) or len(hands) != players or not isinstance(hands[0], tuple):
            return hands
        cards = [card for seat, hand in enumerate(hands) if seat != viewer for card in hand]
        rng.shuffle(cards)
        return tuple(hand if seat == viewer else tuple(cards.pop() for _ in hand) for seat, hand in enumerate(hands))

    return step._replace(args=tuple((name, moved(value)) for name, value in step.args))


def twin(match: Match, step: Step, viewer: Viewer) -> tuple[Match, Step] | None:
    """Another match and a step in it that look the same to the viewer; None if a few tries found none."""
    game, after = match.game, copy(match)
    told = redact(after.submit(step), viewer)
    for seed in range(TRIES):
        rng = Random(seed)
        state = game.imagine(match.view(viewer), match.heard(viewer), rng)
        other = turned(step, viewer, match.setup.players, rng) if step.by == CHANCE else step
        prompts = [p for p in game.prompts(state) if p.who == step.by and p.verb == step.do]
        hidden = [p for p in prompts if p.secret or isinstance(p.shape, Some) or not p.accepts(step)]
        drawn = step.by == CHANCE and bool(hidden) and isinstance(hidden[0].shape, One)
        if hidden and (drawn or step.by not in (CHANCE, viewer)):
            other = any_step(hidden[0], rng)
        trial = copy(match, state)
        try:
            events = trial.submit(other)
        except IllegalStep:
            continue
        if redact(events, viewer) == told and trial.view(viewer) == after.view(viewer):
            return copy(match, state), other
    return None


def shown(pilot: TablePilot, table: TablePlan, match: Match, step: Step) -> dict[str, list[Any]]:
    """All that people see and hear of a table at rest and of the story of one step."""
    context = replace(pilot.context, sound=Sound(pilot.context.settings, mute=True), learning=Learning.without())
    scene = table_with(context, table, match)
    scene.screen.listen()
    context.sound.played.clear()
    draw_figures(scene)
    seen: dict[str, list[Any]] = {
        "pictures": [picture_of(scene)],
        "captions": [],
        "aloud": [scene.narration()],
        "after": [],
        "poses": [],
    }
    seen["told"] = [type(event).__name__ for event in _submitted(scene, step)]
    while scene.screen.animations.busy:
        scene.screen.animations.lane.advance(FRAME)
        context.sound.advance(FRAME)
        scene.screen.update_hand()
        scene.screen.hand.update(FRAME)
        scene.screen.stage.party.advance(FRAME)
        scene.screen.animate(FRAME)
        draw_figures(scene)
        seen["poses"].append(poses(scene))
        seen["pictures"].append(picture_of(scene))
        seen["captions"].append(scene.screen.stage.caption)
        seen["aloud"].append(scene.narration())
    scene.screen.sync()
    scene.screen.listen()  # the coach may have an unasked tip about the story
    seen["pictures"].append(picture_of(scene))
    seen["after"] = [type(page).__name__ for page in scene.screen.animations.after]
    seen["sounds"] = list(context.sound.played)
    seen["voices"] = list(context.sound.begun)
    return seen


def _submitted(scene: TableScene, step: Step) -> tuple[Event, ...]:
    events = scene.session.submit(step, scene.screen.room.viewpoint)
    scene.flow.tell(events)
    return events


@pytest.mark.parametrize("devices", [("pad:1",), ("pad:1", "pad:2")], ids=["seat 0", "public"])
@pytest.mark.parametrize("number", range(len(WALKS)), ids=lambda number: str(WALKS[number]))
def test_twins_look_and_sound_the_same(tmp_path: Path, number: int, devices: tuple[str, ...]) -> None:
    game, variant, players, options, _ = WALKS[number]
    table = replace(plan(variant, players, devices, game, **options), aids=ON)
    viewer: Viewer = 0 if len(devices) == 1 else PUBLIC
    with TablePilot(tmp_path, table, pace="normal") as pilot:
        compared = differ = 0
        for match, step in walked(number):
            found = twin(match, step, viewer)
            if found is None:
                continue
            other, other_step = found
            compared += 1
            differ += (match.state, step) != (other.state, other_step)
            first, second = (
                shown(pilot, table, copy(match), step),
                shown(pilot, table, other, other_step),
            )
            for what in first:
                assert first[what] == second[what], (what, step, other_step)
        assert compared >= 3 and differ >= 2
