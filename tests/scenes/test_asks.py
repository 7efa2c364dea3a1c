"""Asks: what presses come to, without a screen."""

from functools import partial

from engine.core.cards import Card
from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.steps import Step
from engine.games import GAMES
from game.input.actions import MOUSE, TOUCH, Action, Press
from scenes.games.rook.table import TABLE
from scenes.seating import first_seating
from scenes.table.asks.asks import NOT_YET, READY, CardAsk, CardsAsk, PlatesAsk
from scenes.table.asks.questions import ask

HAND = (Card("red-7"), Card("red-9"), Card("green-5"), Card("rook"))


def named(view: object, step: Step) -> object:
    """What an answer is called at this table."""
    return TABLE.choice(step, view, TABLE.speakers(view, first_seating(4, None)))


def nowhere(at: tuple[int, int]) -> None:
    return None


def press(action: Action, device: str = "pad:1", at: tuple[int, int] | None = None) -> Press:
    return Press(action, device, 0, "", at)


def match_at(verb: str, variant: str = "classic") -> Match:
    """A match that has come to a question of that verb, by the first answers offered."""
    game = GAMES["rook"]
    match, dealer = Match(game, game.setup(variant, 4, {})), SeededDealer(5)
    for _ in range(60):
        match.deal(dealer)
        seat = match.waiting()[0]
        asked = [prompt for prompt in match.asks(seat) if not prompt.interrupts]
        if any(prompt.verb == verb for prompt in asked):
            return match
        bids = len([event for event in match.events if type(event).__name__ == "BidMade"])
        prompt = next((p for p in asked if p.verb == ("pass" if bids else "bid")), asked[0])
        match.submit(next(iter(prompt.steps())))
    raise AssertionError(verb)


def asked_of(match: Match):
    seat = match.waiting()[0]
    view = match.view(seat)
    return ask(seat, match.asks(seat), view.hand, partial(named, view)), match


def test_a_card_is_chosen_and_played_and_a_wrong_one_says_why() -> None:
    asked = CardAsk(0, HAND, {HAND[0]: Step(0, "play", (("card", HAND[0]),))}, {HAND[2]: ("must-follow", "red")}, 2)
    assert asked.act(press(Action.CONFIRM), nowhere) == ("must-follow", "red")
    for _ in range(2):
        assert asked.act(press(Action.RIGHT), nowhere) is None
    assert asked.focus == 0, "it goes round at the ends"
    assert asked.act(press(Action.CONFIRM), nowhere) == Step(0, "play", (("card", HAND[0]),))


def test_a_mouse_plays_at_once_and_a_finger_chooses_first() -> None:
    answers = {card: Step(0, "play", (("card", card),)) for card in HAND}
    mouse, finger = CardAsk(0, HAND, answers, {}, 2), CardAsk(0, HAND, answers, {}, 2)
    first = lambda at: 0  # noqa: E731
    assert mouse.act(press(Action.POINT, MOUSE, (9, 9)), first) is None
    assert mouse.focus == 0
    assert mouse.act(press(Action.CONFIRM, MOUSE, (9, 9)), first) == answers[HAND[0]]
    assert finger.act(press(Action.CONFIRM, TOUCH, (9, 9)), first) is None
    assert finger.act(press(Action.CONFIRM, TOUCH, (9, 9)), first) == answers[HAND[0]]
    assert finger.act(press(Action.CONFIRM, TOUCH, (9, 9)), nowhere) is None


def test_every_question_of_rook_has_its_ask() -> None:
    auction, match = asked_of(match_at("bid"))
    assert isinstance(auction, PlatesAsk)
    assert auction.plates[auction.focus].step.do == "bid", "the row begins at the least bid, not at the pass"
    assert any(plate.step.do == "pass" for plate in auction.plates)
    assert all(any(prompt.accepts(plate.step) for prompt in match.prompts()) for plate in auction.plates)
    bury, _ = asked_of(match_at("bury"))
    assert isinstance(bury, CardsAsk)
    trump, _ = asked_of(match_at("trump"))
    assert isinstance(trump, PlatesAsk) and len(trump.plates) == 4
    play, match = asked_of(match_at("play"))
    assert isinstance(play, CardAsk) and play.focus == len(play.hand) // 2
    assert all(any(prompt.accepts(step) for prompt in match.prompts()) for step in play.answers.values())


def test_plates_stop_at_the_ends_and_answer() -> None:
    asked, _ = asked_of(match_at("trump"))
    assert isinstance(asked, PlatesAsk)
    for _ in range(9):
        asked.act(press(Action.RIGHT), nowhere)
    assert asked.focus == 3 and asked.act(press(Action.CONFIRM), nowhere) == asked.plates[3].step
    assert asked.act(press(Action.CONFIRM, MOUSE, (1, 1)), lambda at: 1) == asked.plates[1].step
    assert asked.act(press(Action.CONFIRM, MOUSE, (1, 1)), nowhere) is None


def test_cards_are_picked_and_put_back_until_there_are_enough() -> None:
    asked, match = asked_of(match_at("bury"))
    assert isinstance(asked, CardsAsk)
    asked.focus = 0
    assert asked.act(press(Action.EXTRA), nowhere) == NOT_YET
    for _ in range(5):
        asked.act(press(Action.CONFIRM), nowhere)
        if not asked.on_plate:
            asked.act(press(Action.RIGHT), nowhere)
    assert asked.enough and asked.on_plate, "with the last card the plate above has the focus"
    asked.act(press(Action.DOWN), nowhere)
    asked.act(press(Action.CONFIRM), nowhere)
    assert len(asked.chosen) == 4, "the card under the hook goes back"
    assert asked.act(press(Action.EXTRA), nowhere) == NOT_YET
    asked.act(press(Action.CONFIRM), nowhere)
    step = asked.act(press(Action.CONFIRM, MOUSE, (1, 1)), lambda at: READY)
    assert isinstance(step, Step)
    assert match.submit(step)


def test_what_may_only_interrupt_is_not_asked() -> None:
    game = GAMES["rook"]
    match = Match(game, game.setup("classic", 4, {"enforcement": "honour"}))
    match.deal(SeededDealer(3))
    seat = match.waiting()[0]
    view = match.view(seat)
    asked = ask(seat, match.asks(seat), view.hand, partial(named, view))
    assert isinstance(asked, PlatesAsk)
    assert {plate.step.do for plate in asked.plates} <= {"bid", "pass"}
