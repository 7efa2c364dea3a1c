"""The tips of the coach of Hooky about words, reveals and guesses, and the certain facts."""

from engine.core.advice import BEHIND
from tests.advised import advice, of, outlook, said
from tests.deals import do
from tests.games.hooky.tables import HANDS, HOOKY, PLAYGROUND, ask, dealt, to_guesses, to_round

SEEN = dict(zip(range(1, 4), HANDS[4][1:], strict=True))
"""The hands of the others, for seat 0, which holds G H K S T."""


def test_a_clue_should_tell_little() -> None:
    match = dealt()
    little, more = advice(match, 0), of(match, 0, "clue", word="GHOST")
    assert (little.reason, little.fact("number")) == ("clue_tells_little", 1)
    assert (more.reason, more.fact("number")) == ("clue_tells_more", 4)
    assert said(match, more) == "It has 4 letters of yours. A word with fewer would tell less."


def test_a_question_is_worth_the_information_of_its_number() -> None:
    """For a word without a letter that another seat can hold, the number is known before."""
    match = dealt()
    to_round(match, 1)
    best, dull = advice(match, 0), of(match, 0, "ask", of=1, word="GHKST")
    assert best.reason == "splits_best" and best.fact("hands") > 1000 and len(best.fact("letters")) == 2
    assert (dull.reason, dull.fact("idea"), dull.fact("letters")) == (BEHIND, "splits", ())
    assert dull.fact("by") > 1.0
    assert said(match, dull).startswith("Plan: learn about Ben’s cards with GHKST. ")


def test_another_seed_advises_the_same_clue_and_question() -> None:
    """So no player is told that a question was a mistake that the coach itself advised."""
    match = dealt()
    clues = {advice(match, 0, seed=seed) for seed in range(5)}
    to_round(match, 1)
    questions = {advice(match, 0, seed=seed) for seed in range(5)}
    assert len(clues) == len(questions) == 1
    asked = questions.pop()
    later = advice(match, 0, asked.step, seed=7)
    assert (later.reason, later.cost) == (asked.reason, 0.0) and asked.step in later.sensible


def test_a_hand_that_is_known_tells_nothing_more() -> None:
    match = dealt()
    to_round(match, 1)
    ask(match, 1, "BEFRY")
    do(match, 1, "ask", of=0, word="QUICK")
    do(match, 2, "ask", of=0, word="JUMPY")
    do(match, 3, "ask", of=0, word="DWARF")
    assert match.waiting() == (0,)
    told = of(match, 0, "ask", of=1, word="BEING")
    assert (told.reason, told.fact("idea"), told.fact("seat")) == (BEHIND, "known_already", 1)
    assert (1, 1, tuple("BEFRY")) in dict(told.outlook)["sure"], "seat, hands, letters"
    assert outlook(match, told)[1].startswith("Ben: B E F R Y, 1 hand")


def test_a_reveal_gives_a_letter_away() -> None:
    match = to_round(dealt(), 2)
    told = of(match, 0, "reveal", card="T", of=2)
    assert told.reason == "gives_away" and said(match, told) == "To look at Cleo you’d show them all your T."
    open_book = of(match, 0, "reveal", card="G", of=1)
    assert (open_book.reason, open_book.fact("sure")) == ("known_anyway", 100), "the clue was GGGGG, and its number 5"


def test_a_look_without_new_information_is_never_advised() -> None:
    """Seat 1's hand is known to the last letter, so even showing a letter that all know is not worth a look at it."""
    match = dealt()
    to_round(match, 1)
    ask(match, 1, "BEFRY")
    to_round(match, 2)
    told = of(match, 0, "reveal", card="G", of=1)
    assert told.reason == "look_is_little" and said(match, told) == (
        "A look at Ben tells you little. Keep your G hidden."
    )
    assert advice(match, 0).step.arg("of") != 1


def test_a_guess_is_worth_the_letters_that_will_be_right() -> None:
    match = to_guesses(dealt(), 4)
    told, wild = advice(match, 0), of(match, 0, "guess", letters=("G", "H", "K"))
    assert told.reason == "likeliest_missing"
    assert [share for _, share in told.fact("likely")] == [share for _, share in dict(told.outlook)["missing"]]
    assert dict(wild.facts)["likely"] == (("G", 0), ("H", 0), ("K", 0)), "the own letters are not missing"
    assert (wild.reason, wild.fact("idea")) == (BEHIND, "likeliest_missing")


def test_certain_conclusions_are_said_as_certain() -> None:
    match = dealt()
    to_round(match, 1)
    for round_, (seat, hand) in enumerate(SEEN.items(), 1):
        to_round(match, round_)
        ask(match, seat, hand)
    told = advice(to_guesses(match, 4), 0)
    assert set(told.step.arg("letters")) <= set(HOOKY[4]) | set(PLAYGROUND[4])
    assert {letters for _, _, letters in dict(told.outlook)["sure"]} == {tuple(hand) for hand in SEEN.values()}
    assert all(hands == 1 for _, hands, _ in dict(told.outlook)["sure"])


def test_whole_hands_are_worth_their_letters() -> None:
    match = to_guesses(dealt(), 6)
    do(match, 0, "guess", letters=("A", "B", "C"))
    told = advice(match, 0)
    wild = of(match, 0, "hands", letters=(None, tuple("GHKST"), tuple("GHKST"), tuple("GHKST")))
    assert (told.reason, told.fact("of")) == ("likeliest_hands", 15)
    assert (wild.reason, wild.fact("right")) == (BEHIND, 0)


def test_a_word_that_was_sent_back_is_no_mistake() -> None:
    match = to_round(dealt(), 1)
    told = of(match, 0, "withdraw", of=1, word="XXYYZ", against=(1, 2, 3))
    assert told.reason == "word_sent_back" and told.fact("word") == "XXYYZ"
