"""Asks of a game of shedding cards: runs, a pass beside playing, a card and its receiver."""

from typing import Any

from engine.core.cards import Card, Cards
from engine.core.messages import Message, say
from engine.core.prompts import Prompt
from engine.core.shapes import One, Run
from engine.core.steps import Step
from game.input.actions import MOUSE, Action, Press
from scenes.table.asks.asks import CardAsk, Summary
from scenes.table.asks.picks import CardThenAsk, RunAsk
from scenes.table.asks.questions import make_ask
from tests.scenes.at_ask import act, nowhere


def cards(words: str) -> Cards:
    return tuple(Card(word) for word in words.split())


HAND = cards("bat-3 bat-5 bone-4 bone-4 cat spider-5 spook-6 spook-9")
ASIDES = frozenset(("pass",))


def named(step: Step) -> Message:
    return Message(step.do, step.args)


def press(action: Action, device: str = "pad:1", at: tuple[int, int] | None = None) -> Press:
    return Press(action, device, 0, "", at)


def do(asked: Any, *actions: Action) -> Any:
    """The result of the last press."""
    outcome = None
    for action in actions:
        outcome = act(asked, press(action), nowhere)
    return outcome


def options(*words: str, **more: int) -> tuple[Any, ...]:
    return tuple((("card", Card(word)), *more.items()) for word in words)


def run() -> RunAsk:
    rows: list[list[Card]] = [[] for _ in range(11)]
    for card in HAND:
        if card != "cat":
            rows[int(card.split("-")[1]) - 1].append(card)
    prompt = Prompt(0, "straight", Run(HAND, tuple(tuple(row) for row in rows)), key="cards")
    asked = make_ask(0, (prompt,), HAND, named)
    assert isinstance(asked, RunAsk)
    return asked


def pick(asked: RunAsk, *indices: int) -> None:
    for index in indices:
        if asked.plate is not None:
            do(asked, Action.DOWN)
        asked.focus = index
        assert do(asked, Action.CONFIRM) is None


def test_a_run_is_in_its_order_for_any_order_of_picking() -> None:
    asked = run()
    pick(asked, 6, 2, 1)
    assert [HAND[i] for i in asked.ordered] == ["bone-4", "bat-5", "spook-6"]
    assert do(asked, Action.CONFIRM) == Step(0, "straight", (("cards", cards("bone-4 bat-5 spook-6")),))


def test_a_card_takes_the_place_of_another_of_its_number() -> None:
    asked = run()
    pick(asked, 2, 1, 5)
    assert [HAND[i] for i in asked.ordered] == ["bone-4", "spider-5"]
    pick(asked, 3)
    assert asked.ordered == (3, 5), "the other copy"


def test_a_card_without_a_number_stands_alone() -> None:
    asked = run()
    pick(asked, 0, 2, 4)
    assert asked.ordered == (4,)
    pick(asked, 2)
    assert asked.ordered == (2,)
    pick(asked, 2)
    assert asked.ordered == () and asked.summary is None and asked.plates == ()


def test_possible_next_cards_of_a_run_are_known() -> None:
    asked = run()
    assert asked.joining is None, "any card begins one"
    pick(asked, 2)
    assert asked.joining == set(cards("bat-3 bone-4 bat-5 spider-5"))
    pick(asked, 1)
    assert asked.joining == set(cards("bat-3 bone-4 bat-5 spider-5 spook-6"))
    pick(asked, 4)
    assert asked.joining == {"cat"}


def test_with_a_gap_there_is_nothing_to_confirm() -> None:
    asked = run()
    pick(asked, 0, 1)
    assert asked.plate is None and asked.plates == () and asked.summary == Summary(say("table-no-row"), False)
    pick(asked, 2)
    assert asked.plate == 0
    step = do(asked, Action.CONFIRM)
    assert isinstance(step, Step) and asked.prompt.accepts(step)


def test_one_card_is_an_answer_and_more_can_join_it() -> None:
    asked = run()
    pick(asked, 2)
    assert asked.plate == 0 and asked.summary is not None and asked.summary.complete
    assert do(asked, Action.LEFT, Action.CONFIRM) is None, "from the plate left is the card beside"
    assert [HAND[i] for i in asked.ordered] == ["bone-4", "bat-5"] and asked.plate == 0


def test_a_pointer_picks_where_it_presses() -> None:
    asked = run()
    assert act(asked, press(Action.CONFIRM, MOUSE, (5, 5)), lambda at: 7) is None
    assert asked.ordered == (7,)
    assert act(asked, press(Action.CONFIRM, MOUSE, (5, 5)), nowhere) is None
    assert asked.ordered == (7,)


def test_a_pass_has_a_button_of_its_own_beside_playing() -> None:
    prompts = (
        Prompt(0, "play", One(options("bat-5", "spider-5"))),
        Prompt(0, "pass"),
    )
    asked = make_ask(0, prompts, HAND, named, ASIDES)
    assert isinstance(asked, CardAsk) and asked.able and asked.hand[asked.focus] == "spider-5"
    assert do(asked, Action.EXTRA) == Step(0, "pass")
    assert do(asked, Action.CONFIRM) == Step(0, "play", (("card", Card("spider-5")),))
    assert asked.aside is not None and asked.aside.name == Message("pass")


def test_a_seat_that_cannot_play_passes_with_the_main_button_and_has_no_cursor() -> None:
    asked = make_ask(0, (Prompt(0, "pass"),), HAND, named, ASIDES)
    assert isinstance(asked, CardAsk) and not asked.able
    focus = asked.focus
    assert do(asked, Action.RIGHT, Action.LEFT, Action.LEFT) is None and asked.focus == focus
    assert act(asked, press(Action.CONFIRM, MOUSE, (5, 5)), lambda at: 2) is None, "no card can be played"
    assert do(asked, Action.CONFIRM) == do(asked, Action.EXTRA) == Step(0, "pass")


def test_no_pass_if_none_is_offered() -> None:
    asked = make_ask(0, (Prompt(0, "play", One(options(*HAND))),), HAND, named, ASIDES)
    assert isinstance(asked, CardAsk) and asked.aside is None
    assert do(asked, Action.EXTRA) is None


def test_a_card_and_then_its_receiver() -> None:
    """Every plate gives the card to a player; only its own press takes the same card back."""
    given = tuple(args for seat in (1, 3) for args in options(*dict.fromkeys(HAND), to=seat))
    asked = make_ask(0, (Prompt(0, "give", One(given)),), HAND, named, ASIDES)
    assert isinstance(asked, CardThenAsk) and asked.plates == ()
    asked.focus = 1
    assert do(asked, Action.CONFIRM) is None
    assert asked.plate == 0
    assert [plate.step for plate in asked.plates] == [
        Step(0, "give", (("card", Card("bat-5")), ("to", seat))) for seat in (1, 3)
    ]
    assert do(asked, Action.DOWN) is None and asked.plate is None and asked.chosen == [1], "back to the hand"
    assert do(asked, Action.CONFIRM) is None and asked.chosen == [], "the same card again goes back"
    asked.focus = 4
    assert do(asked, Action.CONFIRM, Action.BACK) is None and asked.chosen == [], "and back takes it back"
    assert do(asked, Action.CONFIRM, Action.RIGHT, Action.CONFIRM) == Step(
        0, "give", (("card", Card("cat")), ("to", 3))
    )


def test_with_one_possible_receiver_only_the_card_is_asked() -> None:
    asked = make_ask(0, (Prompt(0, "give", One(options(*dict.fromkeys(HAND), to=2))),), HAND, named)
    assert isinstance(asked, CardAsk)
    assert do(asked, Action.CONFIRM) == Step(0, "give", (("card", HAND[asked.focus]), ("to", 2)))


def test_a_cursor_goes_from_row_to_row() -> None:
    asked = make_ask(0, (Prompt(0, "play", One(options(*HAND))),), HAND, named)
    assert isinstance(asked, CardAsk)
    rows = lambda index, down: index + 4 * down if 0 <= index + 4 * down < 8 else None  # noqa: E731
    asked.focus = 5
    act(asked, press(Action.UP), nowhere, rows)
    assert asked.focus == 1
    act(asked, press(Action.UP), nowhere, rows)
    assert asked.focus == 1, "nothing lies above the row behind"
    act(asked, press(Action.DOWN), nowhere, rows)
    assert asked.focus == 5
