"""Asks: the effects of presses, without a screen."""

from functools import partial

from engine.core.cards import Card
from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.messages import say
from engine.core.steps import Step
from engine.games import GAMES
from game.input.actions import MOUSE, TOUCH, Action, Press
from scenes.games.rook.table import TABLE
from scenes.seating import first_seating
from scenes.table.asks.asks import CardAsk, CardsAsk, OnPlate, PlatesAsk, Summary
from scenes.table.asks.questions import make_ask
from tests.scenes.at_ask import act, nowhere
from tests.scenes.voices import speakers

HAND = (Card("red-7"), Card("red-9"), Card("green-5"), Card("rook"))


def named(view: object, step: Step) -> object:
    """The name of an answer at this table."""
    return TABLE.text.choice(step, view, speakers(first_seating(4, None)))


def press(action: Action, device: str = "pad:1", at: tuple[int, int] | None = None) -> Press:
    return Press(action, device, 0, "", at)


def match_at(verb: str, variant: str = "classic") -> Match:
    """A match at a question of that verb, by the first offered answers."""
    game = GAMES["rook"]
    match, dealer = Match(game, game.setup(variant, 4, {})), SeededDealer(5)
    for _ in range(60):
        match.deal(dealer)
        seat = match.waiting()[0]
        asked = [prompt for prompt in match.prompts_of(seat) if not prompt.interrupts]
        if any(prompt.verb == verb for prompt in asked):
            return match
        bids = len([event for event in match.events if type(event).__name__ == "BidMade"])
        prompt = next((p for p in asked if p.verb == ("pass" if bids else "bid")), asked[0])
        match.submit(next(iter(prompt.steps())))
    raise AssertionError(verb)


def asked_of(match: Match):
    seat = match.waiting()[0]
    view = match.view(seat)
    return make_ask(seat, match.prompts_of(seat), view.hand, partial(named, view)), match


def test_a_card_is_chosen_and_played_and_a_wrong_one_says_why() -> None:
    asked = CardAsk(
        0, HAND, {HAND[0]: Step(0, "play", (("card", HAND[0]),))}, {HAND[2]: ("must-follow", "red")}, focus=2
    )
    assert act(asked, press(Action.CONFIRM), nowhere) == ("must-follow", "red")
    for _ in range(2):
        assert act(asked, press(Action.RIGHT), nowhere) is None
    assert asked.focus == 0, "it goes round at the ends"
    assert act(asked, press(Action.CONFIRM), nowhere) == Step(0, "play", (("card", HAND[0]),))


def test_a_mouse_plays_at_once_and_a_finger_chooses_first() -> None:
    answers = {card: Step(0, "play", (("card", card),)) for card in HAND}
    mouse, finger = CardAsk(0, HAND, answers, {}, focus=2), CardAsk(0, HAND, answers, {}, focus=2)
    first = lambda at: 0  # noqa: E731
    assert act(mouse, press(Action.POINT, MOUSE, (9, 9)), first) is None
    assert mouse.focus == 0
    assert act(mouse, press(Action.CONFIRM, MOUSE, (9, 9)), first) == answers[HAND[0]]
    assert act(finger, press(Action.CONFIRM, TOUCH, (9, 9)), first) is None
    assert act(finger, press(Action.CONFIRM, TOUCH, (9, 9)), first) == answers[HAND[0]]
    assert act(finger, press(Action.CONFIRM, TOUCH, (9, 9)), nowhere) is None


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
        act(asked, press(Action.RIGHT), nowhere)
    assert asked.focus == 3 and act(asked, press(Action.CONFIRM), nowhere) == asked.plates[3].step
    assert act(asked, press(Action.CONFIRM, MOUSE, (1, 1)), lambda at: 1) == asked.plates[1].step
    assert act(asked, press(Action.CONFIRM, MOUSE, (1, 1)), nowhere) is None


def picked(asked: CardsAsk, count: int) -> None:
    """Pick so many cards from the first one on, as a player picks them."""
    asked.focus = 0
    for _ in range(count):
        assert asked.plate is None, "the hook stays in the hand as long as something is missing"
        assert act(asked, press(Action.CONFIRM), nowhere) is None
        if asked.plate is None:
            act(asked, press(Action.RIGHT), nowhere)


def test_an_answer_can_only_be_confirmed_after_its_last_part_with_the_hook_on_the_plate() -> None:
    asked, match = asked_of(match_at("bury"))
    assert isinstance(asked, CardsAsk)
    assert asked.summary is None and not asked.begun
    picked(asked, 3)
    assert asked.summary == Summary(say("table-picked", count=3, amount=5), False) and asked.begun
    act(asked, press(Action.UP), nowhere)
    assert asked.plate is None and asked.plates == (), "a plate that misses something has no hook"
    asked.focus = 3
    act(asked, press(Action.CONFIRM), nowhere)
    act(asked, press(Action.RIGHT), nowhere)
    act(asked, press(Action.CONFIRM), nowhere)
    assert asked.plate == 0 and asked.summary == Summary(say("rook-lay-down"), True)
    step = act(asked, press(Action.CONFIRM), nowhere)
    assert isinstance(step, Step) and match.submit(step)


def test_enter_again_after_the_last_part_confirms_and_takes_nothing_back() -> None:
    asked, _ = asked_of(match_at("bury"))
    assert isinstance(asked, CardsAsk)
    picked(asked, 5)
    before = list(asked.chosen)
    assert isinstance(act(asked, press(Action.CONFIRM), nowhere), Step) and asked.chosen == before


def test_every_direction_leads_from_the_plate_back_to_the_hand() -> None:
    for action, focus in ((Action.DOWN, 4), (Action.UP, 4), (Action.LEFT, 3), (Action.RIGHT, 5)):
        asked, _ = asked_of(match_at("bury"))
        assert isinstance(asked, CardsAsk)
        picked(asked, 5)
        assert act(asked, press(action), nowhere) is None
        assert (asked.plate, asked.focus, len(asked.chosen)) == (None, focus, 5), action
        while asked.plate is None:
            act(asked, press(Action.UP), nowhere)
        assert asked.plate == 0, "and Up to the plate again"


def test_choosing_a_part_again_takes_it_back_and_the_hook_stays_there() -> None:
    asked, _ = asked_of(match_at("bury"))
    assert isinstance(asked, CardsAsk)
    picked(asked, 5)
    act(asked, press(Action.DOWN), nowhere)
    act(asked, press(Action.CONFIRM), nowhere)
    assert (
        asked.chosen == [0, 1, 2, 3]
        and asked.plate is None
        and asked.summary == Summary(say("table-picked", count=4, amount=5), False)
    )


def test_back_takes_the_latest_part_back_from_any_place_of_the_hook() -> None:
    asked, _ = asked_of(match_at("bury"))
    assert isinstance(asked, CardsAsk)
    picked(asked, 5)
    for left in (4, 3, 2, 1, 0):
        assert asked.begun
        act(asked, press(Action.BACK), nowhere)
        assert asked.chosen == list(range(left)) and asked.plate is None
    assert not asked.begun and asked.summary is None


def test_the_extra_button_hands_nothing_in() -> None:
    asked, _ = asked_of(match_at("bury"))
    assert isinstance(asked, CardsAsk)
    picked(asked, 5)
    assert act(asked, press(Action.EXTRA), nowhere) is None


def test_a_pointer_confirms_on_the_plate() -> None:
    for device in (MOUSE, TOUCH):
        asked, match = asked_of(match_at("bury"))
        assert isinstance(asked, CardsAsk)
        picked(asked, 5)
        step = act(asked, press(Action.CONFIRM, device, (1, 1)), lambda at: OnPlate(0))
        assert isinstance(step, Step)
        assert match.submit(step)


def test_an_optional_interruption_is_not_asked() -> None:
    game = GAMES["rook"]
    match = Match(game, game.setup("classic", 4, {"enforcement": "honour"}))
    match.deal(SeededDealer(3))
    seat = match.waiting()[0]
    view = match.view(seat)
    asked = make_ask(seat, match.prompts_of(seat), view.hand, partial(named, view))
    assert isinstance(asked, PlatesAsk)
    assert {plate.step.do for plate in asked.plates} <= {"bid", "pass"}
