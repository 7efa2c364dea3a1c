"""Setup: WP-1 to WP-14, and the parts (WP-Q1 to WP-Q12)."""

import pytest

from engine.core.dealers import SeededDealer
from engine.core.game import BadSetup
from engine.core.seats import CHANCE
from engine.core.views import viewers
from engine.games.word_porters import content
from engine.games.word_porters.cards import CHICK_HINTS, HINT_CARDS, WORD_CARDS
from engine.games.word_porters.deal import our_texts
from engine.games.word_porters.events import HintsLaid, StacksMade, StartChosen, WordsLaid
from engine.games.word_porters.game import GAME
from tests.deals import do, of_kind, refuses
from tests.games.word_porters.tables import (
    CHILDREN,
    deal_step,
    dealt,
    give_hints,
    hints,
    laid,
    left,
    new_match,
    to_round,
    verbs,
    words,
)


def refuses_deal(match, word_stack, hint_stack) -> str:
    """The sentence with which a deal is refused."""
    step = deal_step(word_stack, hint_stack)
    return refuses(match, step.by, step.do, **dict(step.args))


@pytest.mark.parametrize("players", [0, 1, 2, 7, -3])
@pytest.mark.parametrize("variant", ["standard", CHILDREN])
def test_wp_1_for_three_to_six(players: int, variant: str) -> None:
    with pytest.raises(BadSetup, match="3 to 6 players"):
        GAME.setup(variant, players, {})


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_wp_1_turns_go_clockwise(players: int) -> None:
    """WP-1, WP-2: the seat number is the colour; every seat plays alike."""
    match = dealt(players, start=players - 1)
    turns = []
    for _ in range(players):
        turns.append(match.waiting()[0])
        do(match, turns[-1], "place", hint=match.state.row[len(turns)])
    assert turns == [players - 1, *range(players - 1)]


def test_wp_3_three_tokens_each() -> None:
    """WP-3, WP-26, WP-Q40: tokens 1, 2 and 3 in front of every seat."""
    match = dealt(6)
    assert [left(match, seat) for seat in range(6)] == [(1, 2, 3)] * 6


def test_wp_4_ten_tiles_each() -> None:
    """WP-4: a vote draws on the numbers 1 to 10, one of each."""
    match = dealt(3)
    give_hints(match)
    (prompt,) = match.prompts_of(0)
    assert all(prompt.accepts(prompt.answer((None, n, n % 10 + 1))) for n in range(1, 11))
    assert not any(prompt.accepts(prompt.answer((None, n, 5))) for n in (0, 5, 11))


def test_wp_5_no_seat_has_a_point_at_first() -> None:
    assert new_match(5).view("public").scores == dealt(5).view("public").scores == (0,) * 5


def test_wp_6_the_word_stack_is_shuffled_sides_and_all() -> None:
    """WP-6, WP-7: another seed gives other cards and other sides; both sides are about as frequent."""
    dealt_cards = []
    for seed in range(8):
        match = new_match()
        match.deal(SeededDealer(seed))
        dealt_cards.append(tuple(word.card for word in match.state.words))
    assert len(set(dealt_cards)) == 8
    sides = [card[-1] for cards in dealt_cards for card in cards]
    assert 0.35 < sides.count("a") / len(sides) < 0.65


@pytest.mark.parametrize("sides", ["a", "b", "ab", "aab"])
def test_wp_7_with_mixed_sides_any_mix_is_allowed(sides: str) -> None:
    """WP-7, WP-Q6: mix_sides is on unless the header says otherwise."""
    match = new_match()
    assert match.submit(deal_step(words(sides), hints()))


def test_wp_8_without_mixed_sides_all_show_the_same() -> None:
    for side in "ab":
        match = new_match(mix_sides=False)
        match.submit(deal_step(words(side), hints()))
        assert verbs(match) == {"start"}
    assert "same side" in refuses_deal(new_match(mix_sides=False), words("ab"), hints())
    assert GAME.setup("standard", 4, {"mix_sides": True}).options == {}


def test_wp_8_a_dealer_shows_either_side() -> None:
    """WP-8: chance decides which; never both."""
    shown = set()
    for seed in range(12):
        match = new_match(mix_sides=False)
        match.deal(SeededDealer(seed))
        sides = {word.card[-1] for word in match.state.words}
        assert len(sides) == 1
        shown |= sides
    assert shown == {"a", "b"}


def test_wp_9_all_hint_cards_in_any_order() -> None:
    """WP-9, WP-Q5: those with the Chick included."""
    match = new_match()
    match.submit(deal_step(words(), hints()[::-1]))
    assert match.state.stack[0] == "h53" and len(match.state.stack) == HINT_CARDS
    for bent in (hints()[1:], hints(CHILDREN), (*hints()[1:], ("h2", "once more")), (*hints(), ("h1", "again"))):
        assert "each of the 53 once" in refuses_deal(new_match(), words(), bent)


def test_wp_10_the_word_stack_down_to_its_fortieth_card() -> None:
    """WP-10, WP-Q8: no more and no fewer; four rounds use them up, and nothing is shuffled again."""
    for bent in (words()[1:], words(cards=range(1, 42)), (*words()[1:], ("h1", "no word"))):
        assert "names 40 word cards" in refuses_deal(new_match(), bent, hints())
    match = to_round(dealt(), 4)
    assert [word.card for word in match.state.laid()] == [pair[0] for pair in words()[30:]]


def test_wp_11_no_card_twice() -> None:
    """WP-11, WP-Q7: not on its other side either."""
    stack = words("a")
    for again in (("w2a", "other text"), ("w2b", "other side")):
        assert "w2 is in the stack twice" in refuses_deal(new_match(), (again, *stack[1:]), hints())


def test_wp_12_ten_identity_cards() -> None:
    """WP-12: numbers 1 to 10, and no other."""
    match = laid()
    assert "1 to 10, not 11" in refuses(match, CHANCE, "identities", numbers=(4, 11, 1, 10))
    assert "1 to 10, not 0" in refuses(match, CHANCE, "identities", numbers=(4, 0, 1, 10))


def test_wp_13_the_start_step_names_the_youngest() -> None:
    """WP-13, WP-Q12: any seat, people or computer players; the table or chance decides."""
    for seat in range(4):
        match = new_match()
        match.submit(deal_step(words(), hints()))
        assert "seat from 0 to 3" in refuses(match, CHANCE, "start", seat=4)
        assert "Name the first player first" in refuses(match, CHANCE, "identities", numbers=(1, 2, 3, 4))
        events = do(match, CHANCE, "start", seat=seat)
        assert [type(event) for event in events] == [StartChosen, WordsLaid, HintsLaid]
        assert of_kind(events, StartChosen)[0].seat == match.state.start == seat
        assert "already" in refuses(match, CHANCE, "start", seat=seat)


def test_wp_14_four_rounds_of_the_same_course() -> None:
    """WP-14, WP-Q39: with every number of players."""
    for players in (3, 6):
        match = to_round(dealt(players), 5)
        assert match.over
        spoken = [step.do for step in match.steps]
        flow = ["place"] * 9 if players == 3 else ["place"] * 12 + ["pass"] * 6
        assert spoken == ["deal", "start", *["identities", *flow, *["vote"] * players] * 4]


def test_the_deal_comes_first_and_once() -> None:
    match = new_match()
    assert "Shuffle the" in refuses(match, CHANCE, "start", seat=0)
    assert "come first" in refuses(match, 0, "place", hint="h1")
    assert match.submit(deal_step(words(), hints())) == (StacksMade(40, 53),)
    step = deal_step(words(), hints())
    assert "already" in refuses(match, step.by, step.do, **dict(step.args))


def test_wp_q1_one_hint_word_on_a_card() -> None:
    """WP-17, WP-Q1, WP-Q2: card and word are one thing; a hint card has no other side."""
    match = laid()
    row = match.view("public").row
    assert [(hint.card, hint.text) for hint in row] == list(hints()[:10])
    assert not any(GAME.is_card(name) for name in ("h1a", "h3b", "h54", "h0", "w151a", "w1", "w0a", "1", ""))


def test_wp_q3_the_content_is_two_sets_of_150_two_sided_words_and_53_hints() -> None:
    """WP-Q3, WP-Q4: a Chick on side `a` of each word card, and on the hints 1 to 30."""
    assert [word.number for word in content.content_of("en").words] == 2 * list(range(1, WORD_CARDS + 1))
    assert [hint.number for hint in content.content_of("en").hints] == list(range(1, HINT_CARDS + 1))
    assert [hint.chick for hint in content.content_of("en").hints] == [True] * CHICK_HINTS + [False] * (
        HINT_CARDS - CHICK_HINTS
    )


def test_wp_q11_the_unseen_stacks_are_in_no_view() -> None:
    """The order of a stack is unknown; its height is public."""
    match = laid()
    for viewer in viewers(4):
        text = repr(match.view(viewer))
        assert "Word 11a" not in text and "hint 11" not in text and "w11" not in text
        assert match.view(viewer).stack_size == 43


def test_any_card_of_a_deal_is_of_one_set_or_the_other_by_chance() -> None:
    """The number says which card it is, the text of which set. Equal seeds deal the same."""
    first = {side for card in content.content_of("en").words[:WORD_CARDS] for side in (card.a, card.b)}
    for variant in ("standard", CHILDREN):
        match, again = new_match(variant=variant), new_match(variant=variant)
        for session in (match, again):
            session.deal(SeededDealer(3))
        assert match.steps == again.steps
        of_first = sum(word.text in first for word in match.state.words)
        assert 10 < of_first < 30
        assert all(word.text in our_texts("en")[word.card] for word in match.state.words)
