"""The promises of every game about secrets, and about bots."""

import json
from collections import Counter
from random import Random

import pytest

from engine.core.events import redact
from engine.core.match import Match
from engine.core.records import dumps, parse, replay
from engine.core.seats import CHANCE, PUBLIC
from engine.core.views import viewers
from engine.games import GAMES
from engine.headless.arguments import Playout
from engine.headless.playout import playout
from tests.contract.sittings import SITTINGS, any_step, positions, walked
from tests.samples import sample_of

pytestmark = pytest.mark.parametrize("session", SITTINGS, ids=str)


PLENTY = 12
"""Simultaneous choices of one match that are made in two orders."""


FEW = 40
"""Number of worlds that players of the best level try here; the tests of each game use the real number."""


@pytest.fixture(autouse=True)
def _few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The promises must be true for any length of thought, so computer players try few worlds."""

    def few(search):
        return lambda seen, first, second, worlds, *rest: search(seen, first, second, min(worlds, FEW), *rest)

    for thinking in filter(None, (sample_of(game).searching for game in GAMES)):
        monkeypatch.setattr(thinking, "searched", few(thinking.searched))


def seats(session):
    return range(session.setup.players)


def asked(game, state):
    """The seats that are waited for, which is public. What a seat *may* do can be its own secret, such as whether it
    could play or must pass."""
    return {prompt.who for prompt in game.prompts(state) if not prompt.interrupts}


def of(game, state, seat):
    return tuple(prompt for prompt in game.prompts(state) if prompt.who == seat)


def test_record_text_replay_and_resume_are_equal_at_every_cut(session):
    whole = walked(session).record()
    lines, steps = dumps(whole).splitlines(keepends=True), len(whole.steps)
    for cut, match in enumerate(positions(session)):
        assert (match.record().setup, match.record().steps) == (whole.setup, whole.steps[:cut])
        if cut % 7 and cut != steps:
            continue
        text = dumps(match.record())
        assert text.splitlines(keepends=True)[: cut + 1] == lines[: cut + 1]
        again = replay(parse(text, GAMES), GAMES)
        for other in (again, Match.resume(session.game, again.record())):
            assert (other.state, other.steps, other.prompts()) == (match.state, match.steps, match.prompts())
            assert all(other.heard(viewer) == match.heard(viewer) for viewer in viewers(session.setup.players))
            assert other.end() == match.end()


def cards_in(zones):
    return Counter(card for cards in zones.values() for card in cards)


def test_a_twin_gives_its_viewer_the_same_view_and_questions(session):
    game, sample = session.game, sample_of(session.game.name)
    for at, match in enumerate(positions(session, every=6)):
        viewer = (*seats(session), PUBLIC)[at % (session.setup.players + 1)]
        seen, heard, real = match.view(viewer), match.heard(viewer), sample.zones(match.state)
        for seed in (1, 2):
            twin = game.imagine(seen, heard, Random(seed))
            assert game.view(twin, viewer) == seen
            assert game.view(twin, PUBLIC) == match.view(PUBLIC)
            assert of(game, twin, viewer) == of(game, match.state, viewer)
            assert asked(game, twin) == asked(game, match.state)
            imagined = sample.zones(twin)
            assert sample.unknown_pack or cards_in(imagined) == cards_in(real)
            assert {zone: len(cards) for zone, cards in imagined.items() if zone.seat == viewer} == {
                zone: len(cards) for zone, cards in real.items() if zone.seat == viewer
            }


def test_twins_differ_if_something_is_hidden(session):
    game = session.game
    twins = [
        (match.state, game.imagine(match.view(0), match.heard(0), Random(7))) for match in positions(session, every=4)
    ]
    assert any(state != twin for state, twin in twins), "imagine cannot know the real state"


def test_events_hide_the_same_on_every_way_to_a_viewer(session):
    events = walked(session).events
    public = redact(events, PUBLIC)
    for seat in seats(session):
        own = redact(events, seat)
        assert redact(own, seat) == own
        assert redact(own, PUBLIC) == public
        for other in seats(session):
            if other != seat:
                assert redact(redact(own, other), PUBLIC) == public


def told(match, viewer, step):
    """What `viewer` learns from one more step: the events, the view and the questions after it."""
    after, events = match.game.apply(match.state, step)
    return redact(events, viewer), match.game.view(after, viewer), of(match.game, after, viewer)


def test_a_secret_answer_tells_the_others_nothing(session):
    """Other viewers hear and see the same for every answer, as long as it is sealed."""
    rng = Random(session.seed)
    for match in positions(session):
        for prompt in match.prompts():
            if not prompt.secret or match.sealed:
                continue
            answers = [any_step(prompt, rng) for _ in range(4)]
            for viewer in viewers(session.setup.players):
                if viewer != prompt.who:
                    assert len({repr(told(match, viewer, step)) for step in answers}) == 1


def dealt_again(hands, viewer, rng):
    """The same deal for `viewer`, with the others' cards shuffled among them."""
    others = [seat for seat, cards in enumerate(hands) if cards and seat != viewer]
    pack = [card for seat in others for card in hands[seat]]
    rng.shuffle(pack)
    again = list(hands)
    for seat in others:
        again[seat], pack = tuple(pack[: len(hands[seat])]), pack[len(hands[seat]) :]
    return tuple(again)


def test_a_deal_tells_a_seat_nothing_of_the_others(session):
    """With the others' cards shuffled, the viewer hears and sees the same, as long as the same seat begins. If cards
    decide that, it is public."""
    game, players, rng = session.game, session.setup.players, Random(session.seed)
    for match, step in zip(positions(session), walked(session).steps, strict=False):
        hands = dict(step.args).get("hands")
        if step.by != CHANCE or hands is None:
            continue
        begins = asked(game, game.apply(match.state, step)[0])
        for viewer in seats(session):
            deals = [dealt_again(hands, viewer, rng) for _ in range(8 * players)]
            others = [
                step._replace(args=tuple((key, deal if key == "hands" else value) for key, value in step.args))
                for deal in deals
            ]
            others = [other for other in others if other != step]
            alike = [other for other in others if asked(game, game.apply(match.state, other)[0]) == begins][:3]
            assert alike
            for other in alike:
                assert told(match, viewer, other) == told(match, viewer, step)
                assert told(match, PUBLIC, other) == told(match, PUBLIC, step)


def test_the_order_of_sealed_answers_shows_nowhere(session):
    rng, tried = Random(session.seed), 0
    for match in positions(session):
        if tried >= PLENTY:
            return
        sealing = {prompt.verb for prompt in match.prompts() if prompt.secret}
        for verb in sealing:
            prompts = [prompt for prompt in match.prompts() if prompt.secret and prompt.verb == verb]
            if len({prompt.who for prompt in prompts}) < 2:
                continue
            tried += 1
            answers = [any_step(prompt, rng) for prompt in {prompt.who: prompt for prompt in prompts}.values()]
            forth, back = (Match.resume(session.game, match.record()) for _ in range(2))
            for step in answers:
                forth.submit(step)
            for step in reversed(answers):
                back.submit(step)
            assert (forth.state, forth.steps, forth.events) == (back.state, back.steps, back.events)
            assert session.game.view(forth.state, PUBLIC) == session.game.view(back.state, PUBLIC)


def test_bots_are_legal_at_every_level_and_blind_to_secrets(session):
    game = session.game
    for at, match in enumerate(positions(session, every=9)):
        waiting = match.waiting()
        if waiting:
            seat, level = waiting[at % len(waiting)], game.levels[at % len(game.levels)]
            seen, heard, prompts = match.view(seat), match.heard(seat), match.prompts_of(seat)
            step = game.decide(seen, heard, prompts, level, at)
            assert step.by == seat
            assert any(prompt.accepts(step) for prompt in prompts)
            twin = game.imagine(seen, heard, Random(at))
            assert game.decide(game.view(twin, seat), heard, of(game, twin, seat), level, at) == step


def test_a_bot_cannot_reach_chance(session):
    """The first deal depends on the dealer's seed alone, not on the numbers that the bots draw from theirs."""
    setup = session.setup
    records = [
        list(playout(Playout(setup.game, setup.variant, setup.players, 5, json.dumps(dict(setup.options)), level, 3)))
        for level in session.game.levels
    ]
    assert all(line == records[0][at] for lines in records for at, line in enumerate(lines) if CHANCE in line)
