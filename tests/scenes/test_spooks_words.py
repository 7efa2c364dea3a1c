"""The words, sounds and motions of Spooks: every event is told, names instead of "you", every question can be put."""

import re
from random import Random

import pytest

from engine.core.dealers import SeededDealer
from engine.core.events import redact
from engine.core.match import Match
from engine.core.seats import CHANCE, PUBLIC
from engine.core.shapes import Run
from engine.core.views import viewers
from engine.games import GAMES
from engine.games.spooks import events as happened
from engine.games.spooks.cards import CAT
from game.cards.sprite import Prints
from game.cards.table import Table
from game.sound.captions import CAPTIONS as SOUNDS
from game.theme import GROWN_UP, Theme
from scenes.games.spooks.art import faces
from scenes.games.spooks.rule import on, rule
from scenes.games.spooks.rules_words import pages
from scenes.games.spooks.table import TABLE
from scenes.seating import first_seating
from scenes.table.stage.animation_queue import tell, to_tell
from scenes.table.stage.scenery import HangingSigns
from scenes.table.stage.stage import Stage
from scenes.table.stage.table_layout import TableLayout
from tests.scenes.voices import speakers, written_page

GAME = GAMES["spooks"]
EVENTS = {kind for kind in vars(happened).values() if isinstance(kind, type) and issubclass(kind, happened.Event)}
EVENTS -= {happened.Event}
YOU = re.compile(r"\b(you|your|yours)\b", re.IGNORECASE)
SITTINGS = (
    ("hand", 3, {"ghost": True, "masters": True}),
    ("hand", 12, {"decks": 2, "masters": True}),
    ("series", 4, {"target": 60, "masters": True}),
    ("long", 5, {"target": 30}),
)


@pytest.mark.parametrize("variant", ["series", "long"])
def test_pages_say_the_target_of_the_match(variant: str) -> None:
    """A page that says 200 when a match is played to 60 contradicts it; the page of rulings names both."""
    *told, ruled = ([*written_page(page)] for page in pages(variant, {"target": 60}))
    lines = [line for page in told for line in page]
    assert sum("60" in line for line in lines) == 2 and not any("200" in line for line in lines)
    assert any("60" in line for line in ruled), "the book has 200 points"


@pytest.mark.parametrize(("variant", "players", "options"), SITTINGS, ids=str)
@pytest.mark.parametrize("viewer", [PUBLIC, 0, 1])
@pytest.mark.parametrize("calm", [False, True])
def test_random_sittings_are_told_to_the_end(variant, players, options, viewer, calm) -> None:
    """Every story plays and lands, told frame by frame or cut off, and leaves the table in the state of the rules."""
    heard: set[str] = set()
    sound = lambda name, step=0, place=0.0: heard.add(name)  # noqa: E731
    theme = Theme(name="kids") if calm else GROWN_UP
    rng, seating = Random(3), first_seating(players, None)
    match, dealer = Match(GAME, GAME.setup(variant, players, options)), SeededDealer(4)
    floor = TableLayout(players, 0, viewer == PUBLIC, calm, TABLE.feature(HangingSigns) is not None)
    stage = Stage(match.view(viewer), Table(Prints(faces, theme)), floor, sound, calm)
    for number in range(220):
        if match.over:
            break
        told = redact(match.submit(_any(match, dealer, rng)), viewer)
        who = speakers(seating)
        story = tuple(to_tell(told, GAME.follow, stage.view))
        for event, before, _ in story:
            words = who.words(TABLE.row(event).says(event, before, who))
            assert words and not YOU.search(words), words
        _play_out(tell(story, TABLE, stage, who), cut=bool(number % 2))
        assert not stage.table.flying
        _settled(stage, match.view(viewer))
        _questions(match, who)
    assert heard <= set(SOUNDS)
    assert {"slap_cloth", "shuffle"} <= heard


def _any(match: Match, dealer: SeededDealer, rng: Random):
    chance = match.chance()
    if chance:
        return dealer.answer(*chance)
    prompt = rng.choice(match.prompts())
    if isinstance(prompt.shape, Run):
        steps = sorted(list(prompt.steps())[:200], key=lambda step: len(step.args[0][1]))
        return steps[-1]
    return rng.choice(list(prompt.steps()))


def _play_out(story, cut: bool) -> None:
    if cut:
        story.finish()
    for _ in range(400):
        if story.done:
            break
        story.advance(0.2)
    assert story.done


def _settled(stage: Stage, view) -> None:
    """Check that the story shows the state of the view: counts, pile and hand."""
    scene = stage.tableau
    if scene is not None:
        assert view.phase == "trick" and tuple(sorted(scene.sprites)) == view.laid
        assert all(sprite.card is None for sprite in scene.sprites.values())
    stage.tableau = None
    assert stage.view == view
    for lying in TABLE.layout.lie(view, stage.floor, {}):
        if view.phase not in ("deal", "end"):
            there = stage.table.cards(lying.zone)
            assert tuple(sprite.card for sprite in there) == lying.cards
        stage.table.sync(lying.zone, lying.slots, lying.cards, lying.shades)


def _questions(match: Match, who) -> None:
    awaited = {TABLE.text.awaited(match.view(viewer), who) for viewer in viewers(match.setup.players)}
    assert len(awaited) == 1, "the public rail says the same for every viewer"
    assert bool(match.waiting()) == (awaited.pop() is not None)
    for seat in match.waiting():
        view = match.view(seat)
        words = who.words(TABLE.text.question([prompt.verb for prompt in match.asks(seat)], view, 0))
        assert words
        for prompt in match.asks(seat):
            assert TABLE.text.choice(next(prompt.steps()), view, who)


def test_the_rule_depends_on_public_facts() -> None:
    match, dealer = Match(GAME, GAME.setup("hand", 4, {"masters": True})), SeededDealer(9)
    rng = Random(1)
    for _ in range(120):
        if match.over:
            break
        match.submit(_any(match, dealer, rng))
        rules = {rule(match.view(viewer)) for viewer in viewers(4)}
        assert len(rules) == 1


@pytest.mark.parametrize(
    ("top", "up", "masters", "kind", "number", "spider"),
    [
        ("spider-1", True, False, "number", 2, False),  # E1
        ("spook-10", True, False, "number", 11, False),  # E3
        ("spider-m", True, False, "cat", 0, False),  # E4
        ("spook-m", False, False, "number", 10, False),  # D15
        ("spook-1", False, True, "cat", 0, False),  # D16
        ("spider-1", False, True, "cat", 0, True),  # D16
        ("spider-4", True, True, "number", 5, True),  # D17
        ("bone-7", True, False, "match", 7, False),  # D8
        ("bat-m", True, True, "match", 11, False),
        (CAT, True, False, "anything", 0, False),  # SP-34
    ],
)
def test_the_board_shows_the_cards_that_fit(top, up, masters, kind, number, spider) -> None:
    shown = on(top, up, masters)
    assert (shown.kind, shown.number, shown.spider) == (kind, number, spider)


def test_chance_alone_asks_no_player() -> None:
    assert CHANCE not in Match(GAME, GAME.setup("hand", 3, {})).waiting()
