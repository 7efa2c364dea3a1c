"""The words and sounds of Hooky: the story of a round, verdicts and ties."""

from dataclasses import replace
from random import Random

from engine.core.dealers import SeededDealer
from engine.core.events import redact
from engine.core.match import Match
from engine.core.seats import PUBLIC
from engine.games import GAMES
from engine.games.hooky import events as happened
from engine.games.hooky.view import View
from game.cards.sprite import Prints
from game.cards.table import Table
from game.sound.captions import CAPTIONS as SOUNDS
from game.theme import GROWN_UP
from scenes.games.hooky import sounds
from scenes.games.hooky.art import faces
from scenes.games.hooky.sentences import decided, verdict
from scenes.games.hooky.table import TABLE
from scenes.seating import first_seating
from scenes.table.stage.animation_queue import tell, to_tell
from scenes.table.stage.stage import Stage
from scenes.table.stage.table_layout import SeatRow, TableLayout
from tests.scenes.voices import speakers

GAME = GAMES["hooky"]
WHO = speakers(("Anna", "Theo", "Rosa", "Wren"), ((0,), (1,), (2,), (3,)))


def test_every_sound_exists() -> None:
    named = [value for name, value in vars(sounds).items() if name.isupper()]
    flat = {sound for value in named for sound in ((value,) if isinstance(value, str) else value)}
    assert flat <= set(SOUNDS)


def test_no_seat_has_a_tick_before_it_has_guessed() -> None:
    """HK-71: the round is over, and all still have to guess."""
    match, dealer, rng, told = Match(GAME, GAME.setup("standard", 3, {})), SeededDealer(4), Random(3), ()
    while not any(isinstance(event, happened.RoundOver) and event.guessing for event in told):
        before = match.view(PUBLIC)
        told = redact(_step(match, dealer, rng, 1), PUBLIC)
    floor = TableLayout(3, 0, True, row=TABLE.feature(SeatRow).of(3, GROWN_UP))
    stage = Stage(before, Table(Prints(faces, GROWN_UP)), floor, lambda name, step=0, place=0.0: None)
    story = tell(tuple(to_tell(told, GAME.follow, before)), TABLE, stage, speakers(first_seating(3, None)))
    seen = set()
    while not story.done:
        story.advance(0.1)
        if stage.view.phase == "guesses":
            seen |= {TABLE.layout.items(stage.view, seat, GROWN_UP) for seat in range(3)}
    assert seen == {()}


def _step(match: Match, dealer: SeededDealer, rng: Random, number: int) -> tuple[object, ...]:
    """The step of a computer player; sometimes a word is sent back, or a card revealed."""
    if match.chance():
        return match.submit(dealer.answer(*match.chance()))
    seat = match.waiting()[0]
    asks = match.prompts_of(seat)
    reveals = [prompt for prompt in asks if prompt.verb == "reveal"]
    if reveals and rng.random() < 0.4:
        return match.submit(rng.choice(list(reveals[0].steps())))
    step = GAME.decide(match.view(seat), match.heard(seat), asks, "gentle", number)
    if step.do in ("ask", "clue") and number % 7 == 0:
        against = tuple(other for other in range(match.setup.players) if other != seat)
        step = step._replace(do="withdraw", args=(*step.args, ("against", against)))
    return match.submit(step)


def test_hk_95_to_98_the_decision_of_a_tie_is_said_in_words() -> None:
    match = Match(GAME, GAME.setup("standard", 4, {}))
    view: View = match.view(PUBLIC)
    said = {
        how: WHO.words(decided(replace(view, winners=winners, decided=how, scores=(1, 1, 0, 0))))
        for how, winners in (("score", (0,)), ("earliest", (0,)), ("most", (1,)), ("reveals", (1,)), ("shared", (0, 1)))
    }
    assert len(set(said.values())) == 5 and all("Anna" in words or "Theo" in words for words in said.values())
    assert "share" in said["shared"] and "earlier" in said["earliest"]


def test_hk_64_the_verdict_is_said_by_name() -> None:
    assert WHO.words(verdict((), "GLORP", False)) == "GLORP counts"
    assert WHO.words(verdict((1,), "GLORP", False)) == "GLORP counts. Only Theo is against it."
    assert WHO.words(verdict((1, 2), "GLORP", False)) == "GLORP counts. Only Theo and Rosa are against it."
    assert WHO.words(verdict((1, 2, 3), "GLORP", True)) == "GLORP doesn’t count"
