"""The coach's words that are not from a game, its tip, and the places of its marks, without a table."""

from collections.abc import Callable
from types import SimpleNamespace

import pytest
from pygame import Rect

from engine.core.advice import Advice, waiting
from engine.core.messages import Message, say, verbatim
from engine.core.prompts import Prompt
from engine.core.shapes import Assignment, Lists, Number, One, Run, Shape, Some, Word
from engine.core.steps import Step
from game.bots import Question
from game.draw import text
from game.input.actions import Action
from game.theme import SAFE, SMALLEST_TEXT, Theme
from game.widgets.bindings import Binding, dispatch, printed
from scenes.table.boards.sheet import draw_remarks
from scenes.table.coach.coach import Coach, Tip, with_coach
from scenes.table.coach.drawing import fitted, marked, room, tip_box
from scenes.table.coach.words import SILENT, CoachWords, answers, cards_of
from tests.scenes.at_table import Press
from tests.scenes.voices import speakers, voice, worded

HAND = ("red-5", "red-5", "green-9", "rook")
SEAT = 2


def one(*cards: str) -> One:
    return One(tuple((("card", card),) for card in cards))


@pytest.mark.parametrize(
    ("shape", "said"),
    [
        (One(), "Do"),
        (one("red-5", "green-9"), "Do (3 of 4 cards)"),
        (one(*HAND), "Do (any card)"),
        (One(((("to", 1),), (("to", 3),))), "Do (2 choices)"),
        (Number(75, 120, 5), "75 to 120 in steps of 5"),
        (Number(1, 3), "1 to 3"),
        (Number(120, 120, 5), "120"),
        (Some(HAND, 2, 2), "Do (2 of 4 cards)"),
        (Some(HAND, 1, 3), "Do (1 to 3 of 4 cards)"),
        (Run(HAND, (("red-5",), ("green-9",))), "Do (one of 3 cards, or some in a row)"),
        (Run(("rook",), (("rook",),)), "Do (one card)"),
        (Word(tuple("ABCDE"), 5), "a word of 5 letters"),
        (Lists(HAND, (1, None)), "Do (with every list filled)"),
        (Assignment((1, 2), (True, True)), "Do (with a number for every other player)"),
    ],
)
def test_the_legal_answers_are_named_for_every_shape(shape: Shape, said: str) -> None:
    prompt = Prompt(SEAT, "do", shape, key="" if isinstance(shape, One) else "value")
    assert worded(answers(prompt, HAND, lambda: named(Step(SEAT, "do")))) == said


def named(step: Step) -> Message:
    """`Bid 75`, `Draw 2`, `Pass`: a message with only that."""
    amount = str(dict(step.args).get("amount", ""))
    words = f"Bid {amount}" if step.do == "bid" else amount or step.do.capitalize()
    return say("table-device", device=words)


def speech(*prompts: Prompt, clauses_of: Callable[[Message], str] = lambda why: "") -> CoachWords:
    text = SimpleNamespace(choice=lambda step, view, who: named(step))
    look = SimpleNamespace(text=text)
    words = SimpleNamespace(sentence=lambda advice: say("table-device", device=f"C says {advice.reason}"))
    who = speakers(("A", "B", "C"), ())
    return CoachWords(look, words, None, who, SEAT, prompts, HAND, clauses_of)


BID = Prompt(SEAT, "bid", Number(75, 80, 5), key="amount")
PASS = Prompt(SEAT, "pass")


def test_legal_answers_come_with_the_reason_against_others() -> None:
    assert speech(BID, PASS).legal() == ("You can: 75 to 80 in steps of 5 or Pass",)
    refused = ((((("card", "rook"),)), say("rook-no-rook-forced")),)
    assert speech(Prompt(SEAT, "play", one("red-5"), refused=refused)).legal() == (
        "You can: Play (2 of 4 cards)",
        "Trump was led. The Rook is your only trump, so play it.",
    )
    numbered = speech(Prompt(SEAT, "play", one("red-5"), refused=refused), clauses_of=lambda why: "RK-55")
    assert numbered.legal()[1] == "Trump was led. The Rook is your only trump, so play it. (RK-55)"
    bury = Prompt(SEAT, "bury", Some(HAND, 2, 2), key="cards")
    assert speech(bury, Prompt(SEAT, "draw", One(((("amount", "Draw 2"),),)))).legal() == (
        "You can: Bury (2 of 4 cards) or Draw 2",
    )
    call = Prompt(SEAT, "call", interrupts=True)
    assert speech(PASS, call).legal() == ("You can: Pass",), "what a seat merely may shout is no part of the question"


def test_cards_are_marked_and_everything_else_is_named() -> None:
    said = speech(BID, PASS)
    bids = [BID.answer(amount) for amount in (75, 80)]
    play = Step(SEAT, "play", (("card", "rook"),))
    both = Step(SEAT, "lay", (("cards", ("red-5", "rook")),))
    assert said.sensible(Advice(bids[0], "x", (), tuple(bids))) == "Try: Bid 75 or Bid 80"
    assert said.sensible(Advice(play, "x", (), (play, Step(SEAT, "pass")))) == "Try: the marked card or Pass"
    assert said.sensible(Advice(both, "x", (), (both,))) == "Try: the marked cards"
    assert said.sensible(Advice(waiting(SEAT), "x")) == "Better not. Wait."
    assert said.sensible(None) == said.why(None) == worded(SILENT)
    assert said.why(Advice(play, "x")) == "C says x"
    assert said.why(Advice(bids[0], "x")) == "Bid 75. C says x"
    assert said.why(Advice(Step(SEAT, "pass"), "x")) == "Pass. C says x"
    assert said.why(Advice(Step(SEAT, "pass"), "to \u201cpass\u201d")) == "C says to \u201cpass\u201d"


def test_marks_are_on_the_cards_that_steps_name() -> None:
    def play(card: str) -> Step:
        return Step(SEAT, "play", (("card", card),))

    assert marked((play("rook"), play("red-5")), HAND) == (0, 3), "equal cards are one answer"
    assert marked((Step(SEAT, "lay", (("cards", ("red-5", "red-5")),)), play("rook")), HAND) == (0, 1)
    assert marked((Step(SEAT, "pass"),), HAND) == () == cards_of(Step(SEAT, "bid", (("amount", 75),)), HAND)


def test_a_broken_coach_marks_nothing_and_a_taken_step_is_marked_before_it_speaks() -> None:
    bots = SimpleNamespace(advise=lambda *question: None, cancel=lambda key: None, advised=tuple)
    taken = Step(SEAT, "play", (("card", "rook"),))
    coach = Coach(bots, Question("k", "g", None, (), ()), speech(), lambda depth: None, taken)
    coach.look_back()
    assert coach.best == taken and coach.sensible == ()
    coach.leave()
    assert coach.best is None and not coach.open


LONGEST = "A reason that is exactly as long as sentences may be, which is some ninety letters, no more."
THEMES = [Theme(name, text_scale=scale) for name in ("grown-up", "kids") for scale in (1.0, 1.5, 2.0)]


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: f"{theme.name} {theme.text_scale}")
@pytest.mark.parametrize("tip", [(LONGEST,), ("About 85 points. Made in 10 deals:",), ("So",)])
def test_a_tip_is_legible_in_every_theme(theme: Theme, tip: tuple[str, ...]) -> None:
    """All of it, in legible letters, in the rail, between the face and three buttons."""
    box = tip_box(Tip(tip), 400, 1180, theme)
    assert box.top > theme.bar_top - 40 and box.left >= SAFE.left and box.right == 1180
    inner = (box.width - 210, SAFE.bottom - box.top - 8)
    letters, rows = fitted(tip, inner, theme.sentence_px(38), theme.sentence_role)
    assert letters >= SMALLEST_TEXT and " ".join(rows) == " ".join(tip)
    assert all(text.width(row, letters, theme.sentence_role) <= inner[0] for row in rows)


REFUSED = ("You can: Place a parcel (9 choices)", "You already have a parcel on that hint.")


def test_a_tip_covers_the_name_before_a_word_is_cut_off() -> None:
    """If the buttons leave it little room beside the name, as in Word Porters with a pad."""
    beside, refused, short = Rect(506, 0, 610, 0), Tip(REFUSED), Tip(("So",))
    box = tip_box(refused, beside.left, beside.right, Theme())
    assert box.left < beside.left and box.right == beside.right
    for left_alone in (short, Tip(("Etwa 85 Punkte, in 50\u00a0% der Deals",))):
        assert tip_box(left_alone, beside.left, beside.right, Theme()).left == beside.left, "what fits leaves the name"
    letters, rows = fitted(REFUSED, room(box, None).size, 38, "bold")
    assert letters >= SMALLEST_TEXT and " ".join(rows) == " ".join(REFUSED)


def test_words_that_do_not_fit_end_with_an_ellipsis() -> None:
    letters, rows = fitted((LONGEST,), (300, 90), 60, "bold")
    assert letters == SMALLEST_TEXT and len(rows) == 2 and rows[-1].endswith("…")


def test_while_it_speaks_it_has_the_room_of_the_other_buttons() -> None:
    def shown(*asked: Binding, alone: bool) -> list[str]:
        bound = with_coach(asked, coach, alone, lambda press: coach.deeper(), lambda press: coach.shut())
        return [hint.label for hint in printed(bound, voice())]

    def does(press: Press) -> None:
        del press

    pick, more = Binding(Action.CONFIRM, does, verbatim("Play")), Binding(Action.EXTRA, does, verbatim("See trick"))
    pause = Binding(Action.MENU, does, verbatim("Pause"))
    bots = SimpleNamespace(advise=lambda *question: None)
    coach = Coach(bots, Question("k", "g", None, (), ()), speech(PASS), lambda depth: None)
    assert shown(pick, more, pause, alone=False) == ["Play", "See trick", "Coach", "Pause"]
    assert shown(pick, alone=True) == ["Play", "Coach"]
    coach.deeper()
    assert shown(pick, more, pause, alone=False) == ["Play", "Advice", "Pause"]
    assert shown(pick, more, pause, alone=True) == ["Play", "Advice", "Close"]
    quiet = with_coach((pick, pause), None, True, does, does)
    assert quiet == (pick, pause)
    dispatch(Press(Action.BACK, "keys"), with_coach((pick, more, pause), coach, True, does, lambda press: coach.shut()))
    assert not coach.open, "Close closes it"


def test_without_a_question_nothing_is_drawn() -> None:
    draw_remarks(None, (), (), 0.0, Theme(), voice())
