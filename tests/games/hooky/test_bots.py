"""The choices of computer players, and their reasons."""

from dataclasses import replace
from itertools import permutations
from random import Random

import pytest

from engine.core.characters import CHARACTERS, PLAIN, Manner
from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.shapes import One
from engine.core.steps import Step
from engine.games.hooky.bots import thinking
from engine.games.hooky.bots.guessing import Counts, all_hands, assigned, likeliest, missing
from engine.games.hooky.bots.hand_sets import by_number, hand_sets
from engine.games.hooky.bots.levels import FAIR, GENTLE, MASTER, SHARP
from engine.games.hooky.bots.question_weights import AskedHand, entropy, hopes, weight, weights_of
from engine.games.hooky.bots.thinking import bits, considered, look_bits, manner_bonus, noticed, public_odds
from engine.games.hooky.cards import WORD_LENGTH, number
from engine.games.hooky.deduction import Fact, letters, mask, masks, possible
from engine.games.hooky.deduction_sheet import deduced
from engine.games.hooky.game import GAME
from engine.games.hooky.state import SpokenWord
from engine.games.hooky.vocabulary import vocabulary
from engine.headless.playout import LevelBots, advance
from tests.deals import do
from tests.games.hooky.tables import HANDS, ask, clue, dealt, dull_turn, filler, reveal, to_guesses, to_round

ALL_DEALS = 2_000_000


def thought(match: Match, level=FAIR, seed: int = 1):
    """The step of the seat on turn, or the first that owes one, and its reason."""
    seat = match.waiting()[0]
    return considered(match.view(seat), match.heard(seat), match.prompts_of(seat), level, Random(seed))


def told_everything(match: Match) -> Match:
    """Five questions, asked by others, that determine seat 1's hand B E F R Y."""
    to_round(match, 1)
    ask(match, 1, "BEFRY")
    return match


def test_a_starting_clue_tells_little() -> None:
    """One letter of the hand among five different ones."""
    for seed in range(10):
        decision = thought(dealt(), seed=seed)
        word = str(decision.step.arg("word"))
        assert decision.reason == "clue_tells_little"
        assert len(set(word)) == 5 and len(set(word) & set(HANDS[4][0])) == 1 and word in vocabulary("en").common


def test_a_question_splits_the_remaining_hands() -> None:
    """Of hands that are equal but for one letter, a word without that letter tells nothing."""
    sets = hand_sets(tuple(mask("ABCD" + letter) for letter in "EFGH"))
    assert bits(sets, "ABCDZ") == 0.0
    assert bits(sets, "EFZZZ") == 1.0
    assert bits(sets, "EFFZZ") == 1.5
    assert bits(sets, "EFFGG") == pytest.approx(1.5)


def test_hands_are_sorted_by_their_number_for_a_word_all_at_once() -> None:
    rng = Random(5)
    hands = tuple(mask(rng.sample("ABCDEFGH", 3)) for _ in range(70))
    for word in ("ABCDE", "AABBC", "AAAAA", "ABABA", "XYZZY"):
        sets = by_number(hand_sets(hands), word)
        by_clause = [number(word, letters(hand)) for hand in hands]
        assert [[place for place in range(70) if those >> place & 1] for those in sets] == [
            [place for place, told in enumerate(by_clause) if told == wanted] for wanted in range(WORD_LENGTH + 1)
        ]
    assert by_number(hand_sets(()), "ABCDE") == (0,) * (WORD_LENGTH + 1)


def test_a_known_hand_is_not_asked() -> None:
    """Seat 1's hand is known after a five, to a seat that uses every number; the next question goes to another."""
    match = told_everything(dealt())
    assert match.waiting() == (1,)
    do(match, 1, "ask", of=0, word="QUICK")
    for seed in range(10):
        decision = thought(match, SHARP, seed)
        assert decision.reason == "splits_best" and decision.step.arg("of") != 1


def test_a_seat_that_knows_all_asks_anything() -> None:
    """HK-28: a turn without a question does not exist."""
    match = to_round(dealt(3), 1)
    do(match, 0, "ask", of=1, word="HIJKL")
    do(match, 1, "ask", of=2, word="OPQRS")
    do(match, 2, "ask", of=1, word="MMNNN")
    to_round(match, 2)
    for of, word in ((1, "MMNNM"), (2, "TTTTU")):
        do(match, 0, "ask", of=of, word=word)
        do(match, 0, "done")
        while match.waiting() != (0,):
            dull_turn(match)
    assert {seat: len(hands) for seat, hands in possible(match.view(0)).items()} == {1: 1, 2: 1}
    decision = thought(match)
    assert decision.reason == "all_known" and any(prompt.accepts(decision.step) for prompt in match.prompts_of(0))


@pytest.mark.parametrize("level", [GENTLE, FAIR, SHARP, MASTER])
def test_a_letter_unknown_to_the_others_is_not_shown(level) -> None:
    match = dealt()
    for word in ("GECKO", "BLACK", "ALIBI", "IGLOO"):
        clue(match, word)
    to_round(match, 2)
    ask(match, 1, "BREAD")
    assert max(public_odds(match.view(0)).values()) < MASTER.shows_from
    assert thought(match, level) == (Step(0, "done"), "reveals_nothing")


def test_a_master_shows_a_known_letter_and_looks_where_it_learns_most() -> None:
    """A clue of one letter has told that seat 0 holds it; a word has told seat 2's whole hand. All others have already
    shown a letter."""
    match = to_round(dealt(), 1)
    ask(match, 2, "ALNPV")
    to_round(match, 2)
    assert set(public_odds(match.view(0))) == set("GHKST")
    assert public_odds(match.view(0))["G"] == 1.0 > public_odds(match.view(0))["H"]
    assert thought(match, MASTER)[0].do == "ask", "no other seat has shown a card: that would cost a tie"
    dull_turn(match)
    for card, seen in (("B", "G"), ("A", "G"), ("I", "G")):
        reveal(match, card, 0, seen)
        dull_turn(match)
    assert match.waiting() == (0,)
    step, reason = thought(match, MASTER)
    assert (step.do, step.arg("card"), reason) == ("reveal", "G", "known_anyway")
    assert step.arg("of") in (1, 3)
    assert thought(match, SHARP)[0].do == "ask"


def test_a_hand_that_follows_from_the_others_is_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three hands fit the answers of seat 3, but only one of them leaves seats 0 and 2 a hand that fits. All other
    facts favour a reveal here."""
    match, dealer, bots = Match(GAME, GAME.setup("standard", 4, {})), SeededDealer(13), LevelBots(13, ("fair",) * 4)
    while match.state.round < 5 or match.waiting() != (1,):
        advance(match, dealer, bots)
    view, lists, eager = match.view(1), possible(match.view(1)), replace(MASTER, shows_from=0.0, looks_for=0.1)
    assert len(lists[3]) == 3 and deduced(view).hands[3].certain == mask(match.state.hands[3])
    monkeypatch.setattr(thinking, "costs_a_tie", lambda view: False)
    (asked,) = [prompt for prompt in match.prompts_of(1) if prompt.verb == "reveal"]
    found = thinking.reveal(view, [asked], lists, eager)
    assert found is not None and found.step.arg("of") != 3
    options = tuple((("card", card), ("of", 3)) for card in view.hand)
    assert thinking.reveal(view, [replace(asked, shape=One(options))], lists, eager) is None


def test_with_three_the_public_hands_are_too_many_to_count() -> None:
    """Seven out of 24 letters: too many for a person's head, so a computer player does not count them either."""
    assert public_odds(to_round(dealt(3), 2).view(0)) == {}


def test_guesses_name_the_letters_that_are_in_no_hand() -> None:
    """With all hands known the Hooky cards are the remaining letters, and every hand is named."""
    match = to_guesses(dealt(), 6)
    view = match.view(0)
    lists = {seat: (mask(HANDS[4][seat]),) for seat in (1, 2, 3)}
    counts = Counts(view, weights_of(view, lists, FAIR), ALL_DEALS)
    assert missing(view, counts) == ("D", "J", "M")
    assert all_hands(view, counts) == (None, *(tuple(sorted(hand)) for hand in HANDS[4][1:]))


def test_deals_are_counted_whole() -> None:
    """Hands that conflict with every hand of another seat do not count."""
    match = to_guesses(dealt(3), 6)
    view = match.view(0)
    one, two = mask("HIJKLMN"), mask("HIJKLMO")
    lists = {1: (one, two), 2: (mask("OPQRSTU"),)}
    counts = Counts(view, weights_of(view, lists, FAIR), ALL_DEALS)
    assert counts.hand(1) == dict.fromkeys("HIJKLMN", 1.0)
    assert missing(view, counts) == ("X", "Y", "Z")


def test_long_lists_are_counted_each_for_itself() -> None:
    """The letters that are in the fewest hands are named."""
    view = to_guesses(dealt(3), 4).view(0)
    lists = {1: (mask("HIJKLMN"), mask("HIJKLMX")), 2: (mask("OPQRSTU"), mask("OPQRSTN"))}
    counts = Counts(view, weights_of(view, lists, FAIR), 0)
    assert counts.hooky()["Y"] == counts.hooky()["Z"] == 1.0
    assert counts.hooky()["X"] == counts.hooky()["U"] == 0.5 and counts.hooky().get("N", 0.0) == 0.0
    assert missing(view, counts) == ("U", "Y", "Z")


def asked_by_seat_1(match: Match, word: str) -> Match:
    """Seat 1 asks seat 0 for that word in round 1."""
    to_round(match, 1)
    while match.waiting() != (1,):
        dull_turn(match)
    do(match, 1, "ask", of=0, word=word)
    return match


def test_a_hand_with_letters_that_its_owner_asked_for_is_unlikely_for_a_master() -> None:
    """Seat 1 asked seat 0 for QUICK in round 1, so it hardly holds Q or U. A fair player learns nothing from that."""
    match = asked_by_seat_1(dealt(), "QUICK")
    view, asked, free = match.view(0), mask("BQUXY"), mask("BLVXY")
    lists = {1: (asked, free)}
    odds = weights_of(view, lists, MASTER)[1]
    assert odds[asked] < odds[free]
    assert weights_of(view, lists, FAIR)[1] == {asked: 1.0, free: 1.0}


def test_a_question_with_an_answer_in_the_own_hand_tells_about_it() -> None:
    """Two letters of GECKO are in seat 0's hand. A seat with C, G and O knows that seat 0 has the E, and asks for
    another word. So seat 1, which asks for it, has another hand."""
    match = dealt()
    clue(match, "GECKO")
    asked_by_seat_1(match, "EEEEE")
    knows, wonders = mask("CGOXY"), mask("BLVXY")
    odds = weights_of(match.view(2), {1: (knows, wonders)}, MASTER)[1]
    assert odds[knows] < odds[wonders]


def test_with_three_only_asked_letters_count_against_a_hand() -> None:
    """Seven out of 26 letters are too many hands to guess the thoughts of others."""
    match = asked_by_seat_1(dealt(3), "EEEEE")
    has, lacks = mask("EHIJKLM"), mask("HIJKLMN")
    odds = weights_of(match.view(0), {1: (has, lacks)}, MASTER)[1]
    assert odds[has] < odds[lacks]


def test_good_questions_are_believed_and_random_ones_are_not() -> None:
    """A question that a careful player would hardly ask with one hand, after three others of the same seat."""
    thinking, by_lot = [8.0] * 3, [0.1] * 3
    believed, doubted = (weight([*before, 0.1]) / weight([*before, 8.0]) for before in (thinking, by_lot))
    assert 0.0 < 10 * believed < doubted < 1.0


def test_the_information_of_a_word_counts_the_own_hand_and_all_open_cards() -> None:
    """Of two letters out of six, with C and D asked for: none 6 times, one 8 times, both once. Then one more letter is
    known to be missing, and then C is known to be there."""
    pool, own, word = mask("ABCDEFGH"), mask("AB"), "CDXXX"
    assert hopes(AskedHand(pool, 0, 2, ()), word)(own) == pytest.approx(entropy((6, 8, 1)))
    assert hopes(AskedHand(pool, mask("H"), 2, ()), word)(own) == pytest.approx(entropy((3, 6, 1)))
    assert hopes(AskedHand(pool, mask("H"), 2, (Fact(masks("CXXXX"), 1),)), word)(own) == pytest.approx(entropy((3, 1)))
    assert hopes(AskedHand(pool, 0, 2, ()), word)(mask("CDEFGH")) == 0.0
    assert entropy((1, 1)) == 1.0 and entropy((1, 0, 1, 2)) == 1.5 and entropy((0, 7)) == entropy((0, 0)) == 0.0


@pytest.mark.parametrize("level", [GENTLE, FAIR, SHARP, MASTER])
def test_final_answers_name_every_letter_once(level) -> None:
    """For any observations: no letter is in two hands, or in a hand and missing."""
    match = to_round(dealt(), 3)
    ask(match, 1, "BREAD")
    to_guesses(match, 6)
    view, asks = match.view(0), {prompt.verb: [prompt] for prompt in match.prompts_of(0)}
    guess, hands = (considered(view, (), asks[verb], level, Random(1)).step for verb in ("guess", "hands"))
    named = [*guess.arg("letters"), *(letter for hand in hands.arg("letters") if hand for letter in hand)]
    assert len(named) == len(set(named)) == 3 + 3 * 5
    assert not set(named) & {*HANDS[4][0], *view.turned}


@pytest.mark.parametrize("spare", [0, 2])
def test_no_other_way_to_place_letters_is_worth_more(spare: int) -> None:
    rng = Random(5)
    for rows in (1, 2, 3, 4) * 10:
        worth = [[rng.choice((0.0, 1.0, rng.random())) for _ in range(rows + spare)] for _ in range(rows)]
        found, ways = assigned(worth), permutations(range(rows + spare), rows)
        most = max(sum(row[at] for row, at in zip(worth, way, strict=True)) for way in ways)
        assert len(set(found)) == rows
        assert sum(row[at] for row, at in zip(worth, found, strict=True)) == pytest.approx(most)


def test_a_look_is_worth_the_information_of_its_letter() -> None:
    """Of two hands that differ in one letter of five, a look tells which it is one time in five."""
    view = to_round(dealt(), 2).view(0)
    assert look_bits(view, 1, (mask("BEFRY"),)) == 0.0
    assert look_bits(view, 1, (mask("BEFRY"), mask("BEFRX"))) == pytest.approx(0.2)
    assert look_bits(view, 1, (mask("BEFRY"), mask("ILOQU"))) == pytest.approx(1.0)


def test_ties_are_broken_by_the_alphabet() -> None:
    assert likeliest({"C": 1.0, "B": 2.0, "A": 1.0, "D": 1.0}, 3) == ("A", "B", "C")


def test_gentle_forgets_numbers_but_no_clue_and_no_crossed_out_letters() -> None:
    """It uses the clues and some of the numbers, the same ones every time. Its own zeros are always used; fair and
    better use all."""
    match = to_round(dealt(), 5)
    view = match.view(0)
    all_told, own = (possible(view, noticed(view, level)) for level in (FAIR, GENTLE))
    assert all_told == possible(view)
    assert all(len(own[seat]) >= len(all_told[seat]) for seat in (1, 2, 3))
    assert any(len(own[seat]) > len(all_told[seat]) for seat in (1, 2, 3))
    clues = [said for said in view.spoken if said.of is None]
    assert clues and all(noticed(view, GENTLE)(told) for told in clues)
    asked = [SpokenWord(1, 0, 1, word, number) for number in (0, 2) for word in vocabulary(view.language).common[:500]]
    kept = [told for told in asked if noticed(view, GENTLE)(told)]
    assert sum(not told.number for told in kept) == 500
    assert 0.3 < sum(told.number == 2 for told in kept) / 500 < 0.5, "four of ten"
    assert all(noticed(view, FAIR)(told) for told in asked)


def test_a_letter_seen_in_a_look_is_named() -> None:
    match = to_round(dealt(), 2)
    reveal(match, "G", 1, "F")
    to_guesses(match, 6)
    decision = considered(
        match.view(0),
        match.heard(0),
        [prompt for prompt in match.prompts_of(0) if prompt.verb == "hands"],
        GENTLE,
        Random(1),
    )
    assert decision.reason == "likeliest_hands"
    assert "F" in decision.step.arg("letters")[1]
    assert "F" not in decision.step.arg("letters")[2]


def test_a_daring_player_asks_for_no_own_letter_for_its_own_sake() -> None:
    """A careful player values it twice as much as others. G, H and T are seat 0's."""
    view = to_round(dealt(), 1).view(0)
    plain, bold, careful = PLAIN, CHARACTERS["bold"].manner, CHARACTERS["careful"].manner

    def valued(word: str, manner: Manner) -> float:
        own = thinking.OWN_LETTER * len(set(word) & set(view.hand))
        return own + thinking.SPARED * manner_bonus(view, 1, word, manner)

    assert [valued("LIGHT", manner) for manner in (bold, plain, careful)] == pytest.approx([0.0, 0.15, 0.3])
    assert [valued("BREAD", manner) for manner in (bold, plain, careful)] == [0.0, 0.0, 0.0]


def test_a_hurrying_player_asks_round_the_table() -> None:
    """No other does; always the same neighbour would be asked too often to win."""
    manner, match = CHARACTERS["quick"].manner, to_round(dealt(), 1)
    for following in (1, 2, 3, 1):
        while match.waiting() != (0,):
            dull_turn(match)
        view = match.view(0)
        assert [of for of in (1, 2, 3) if manner_bonus(view, of, "BREAD", manner) == 1.0] == [following]
        assert [manner_bonus(view, of, "BREAD", manner) for of in (1, 2, 3)].count(0.0) == 2
        ask(match, following, filler(match))
        if match.waiting() == (0,):
            do(match, 0, "done")


def test_every_word_of_the_vocabulary_was_refused() -> None:
    """If every word has been sent back it says five letters."""
    match = dealt()
    for word in vocabulary("en").common:
        if set(word) & set(HANDS[4][0]):
            do(match, 0, "withdraw", word=word, against=(1, 2, 3))
    decision = thought(match)
    assert decision.reason == "any_clue" and match.prompts_of(0)[0].accepts(decision.step)


def test_a_seat_without_a_question_gets_none() -> None:
    match = dealt()
    with pytest.raises(ValueError, match="nothing"):
        considered(match.view(1), match.heard(1), match.prompts_of(1), FAIR, Random(1))
    clue(match)
