"""The coach's words that are not from a game, its tip, and the places of its marks, without a table."""

from types import SimpleNamespace

import pytest
from pygame import Rect

from engine.core.advice import Advice, waiting
from engine.core.messages import Message, say, verbatim
from engine.core.steps import Step
from game.bots import Brief
from game.draw import text
from game.input.actions import Action
from game.text.catalogue import Register
from game.theme import SAFE, SMALLEST_TEXT, Theme
from game.widgets.bindings import Binding, dispatch, hints_of
from scenes.table.boards.sheet import draw_remarks
from scenes.table.coach.coach import Coach, Tip, with_coach
from scenes.table.coach.drawing import fitted, marked, room, tip_box
from scenes.table.coach.words import SILENT, CoachWords, Level, cards_of
from tests.scenes.at_table import Press
from tests.scenes.voices import speakers, voice, worded

HAND = ("red-5", "red-5", "green-9", "rook")
SEAT = 2


def named(step: Step) -> Message:
    """`Bid 75`, `Draw 2`, `Pass`: a message with only that."""
    amount = str(dict(step.args).get("amount", ""))
    words = f"Bid {amount}" if step.do == "bid" else amount or step.do.capitalize()
    return say("table-device", device=words)


def does(step: Step, view: object) -> Message | None:
    """`Play red 5.` for cards only."""
    return say("table-device", device=f"Play {step.arg('card')}.") if step.do == "play" else None


def speech(register: Register = "grown-up") -> CoachWords:
    text = SimpleNamespace(choice=lambda step, view, who: named(step))
    game_table = SimpleNamespace(text=text)
    expects = (say("table-device", device="C expects 5."),)
    words = SimpleNamespace(
        does=does,
        sentence=lambda advice: say("table-device", device=f"C says {advice.reason}."),
        outlook=lambda advice: expects,
        KNOWS=say("rook-coach-knows"),
    )
    who = speakers(("A", "B", "C"), (), register)
    return CoachWords(game_table, words, None, who, SEAT, HAND)  # type: ignore[arg-type]


def bid(amount: int) -> Step:
    return Step(SEAT, "bid", (("amount", amount),))


def play(card: str) -> Step:
    return Step(SEAT, "play", (("card", card),))


PASS = Step(SEAT, "pass")


def test_the_first_level_says_one_thing_with_its_reason_and_marks_only_that() -> None:
    first = speech().levels(Advice(play("rook"), "x", (), (play("rook"), play("red-5"))))[0]
    assert first == Level(("Play rook. C says x.",), (play("rook"),))
    assert speech().levels(Advice(bid(75), "x", (), (bid(75),)))[0].lines == ("Bid 75. C says x.",)


def test_the_second_level_names_what_is_as_good_and_the_first_weaker_step_with_its_cost() -> None:
    def second(*sensible: Step, weaker: Advice | None = None) -> Level:
        return speech().levels(Advice(sensible[0], "x", (), sensible, weaker=weaker))[1]

    assert second(play("rook"), play("red-5"), PASS) == Level(
        ("Just as good: the marked card or Pass.",), (play("rook"), play("red-5"), PASS)
    )
    assert second(bid(75), bid(80)).lines == ("Just as good: Bid 80.",)
    alone = second(bid(75), weaker=Advice(bid(90), "y"))
    assert alone == Level(("The coach found nothing as good.", "Weaker: Bid 90. C says y."), (bid(75),))


def test_the_third_level_says_what_the_coach_expects_and_what_it_knows() -> None:
    third = speech().levels(Advice(bid(75), "x", (), (bid(75),)))[2]
    assert third == Level(("C expects 5.", worded(say("rook-coach-knows"))), (bid(75),))


def test_a_child_hears_no_weaker_step_and_no_numbers_and_sees_the_card() -> None:
    advice = Advice(play("rook"), "x", (), (play("rook"), PASS), weaker=Advice(PASS, "y"))
    first, second, third = speech("child").levels(advice)
    assert (first.picture, second.picture, third.picture) == ("rook", "rook", "icons/eye")
    assert len(second.lines) == len(third.lines) == 1


def test_without_an_answer_it_has_one_level() -> None:
    (wait,) = speech().levels(Advice(waiting(SEAT), "x"))
    assert wait == Level(("Better not. Wait. C says x.",))
    assert speech().levels(None) == (Level((worded(SILENT),)),)


def test_a_step_that_was_taken_is_named_unless_it_is_a_card() -> None:
    assert speech().back(play("rook"), Advice(play("rook"), "x")) == "C says x."
    assert speech().back(bid(75), Advice(bid(75), "x")) == "Bid 75. C says x."
    assert speech().back(bid(75), None) == worded(SILENT)


def test_marks_are_on_the_cards_that_steps_name() -> None:
    assert marked((play("rook"), play("red-5")), HAND) == (0, 3), "equal cards are one answer"
    assert marked((Step(SEAT, "lay", (("cards", ("red-5", "red-5")),)), play("rook")), HAND) == (0, 1)
    assert marked((Step(SEAT, "pass"),), HAND) == () == cards_of(Step(SEAT, "bid", (("amount", 75),)), HAND)


def test_a_broken_coach_marks_nothing_and_a_taken_step_is_marked_before_it_speaks() -> None:
    bots = SimpleNamespace(advise=lambda *question: None, cancel=lambda key: None, poll_advice=tuple)
    taken = play("rook")
    coach = Coach(bots, Brief("k", "g", None, (), ()), speech(), lambda depth: None, taken)  # type: ignore[arg-type]
    coach.look_back()
    assert coach.marked == (taken,)
    coach.leave()
    assert coach.marked == () and not coach.open


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


def test_while_it_speaks_the_other_buttons_stay() -> None:
    """Only a player who is alone closes it with the back button."""

    def shown(*asked: Binding, alone: bool) -> list[str]:
        bound = with_coach(asked, coach, alone, lambda press: coach.deeper(), lambda press: coach.shut())
        return [hint.label for hint in hints_of(bound, voice())]

    def does(press: Press) -> None:
        del press

    pick, more = Binding(Action.CONFIRM, does, verbatim("Play")), Binding(Action.EXTRA, does, verbatim("See trick"))
    pause = Binding(Action.MENU, does, verbatim("Pause"))
    bots = SimpleNamespace(advise=lambda *question: None)
    coach = Coach(bots, Brief("k", "g", None, (), ()), speech(), lambda depth: None)  # type: ignore[arg-type]
    assert shown(pick, more, pause, alone=False) == ["Play", "See trick", "Coach", "Pause"]
    assert shown(pick, alone=True) == ["Play", "Coach"]
    coach.deeper()
    assert shown(pick, more, pause, alone=False) == ["Play", "See trick", "Compare", "Pause"]
    assert shown(pick, more, pause, alone=True) == ["Play", "See trick", "Compare", "Close"]
    quiet = with_coach((pick, pause), None, True, does, does)
    assert quiet == (pick, pause)
    dispatch(Press(Action.BACK, "keys"), with_coach((pick, more, pause), coach, True, does, lambda press: coach.shut()))
    assert not coach.open, "Close closes it"


def test_without_a_question_nothing_is_drawn() -> None:
    draw_remarks(None, (), (), 0.0, Theme(), voice())
