"""The cards for a table: words that it has not seen, then those seen longest ago. In its first match every word has a
hint that suits it."""

from random import Random

import pytest

from engine.core.cards import Card
from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.seats import CHANCE
from engine.core.steps import Step
from engine.games.word_porters import card_choice
from engine.games.word_porters.cards import WORDS
from engine.games.word_porters.content import fit
from engine.games.word_porters.deal import our_texts
from tests.games.word_porters.tables import CHILDREN, deal_step, give_hints, hints, new_match, vote_all, words

Past = list[tuple[Step, ...]]
TABLES = [("standard", {}), ("standard", {"mix_sides": False}), (CHILDREN, {})]
STRONG = 1.5
HINTS = hints(CHILDREN)
"""Texts that no real card has: if words are chosen by what was seen, hints play no part."""


class Stocking:
    """A dealer that chooses for a table with that past."""

    def __init__(self, match: Match, past: Past, seed: int) -> None:
        self.match, self.past = match, past
        self.fair, self.rng = SeededDealer(seed), Random(seed)

    def deal(self) -> None:
        """Take the chance steps that are asked for."""
        step = self.fair.answer(*self.match.chance())
        self.match.submit(card_choice.stocked(self.match.state, step, self.past, self.rng))


def played(match: Match, past: Past, seed: int) -> Match:
    """A whole match, routine except for its chance steps."""
    dealer = Stocking(match, past, seed)
    while not match.over:
        play_on(dealer)
    return match


def play_on(dealer: Stocking) -> None:
    """The next step in the dealer's match."""
    match = dealer.match
    if match.chance():
        dealer.deal()
    elif match.state.phase == "hints":
        give_hints(match)
    else:
        vote_all(match)


def texts_of(match: Match) -> list[str]:
    return [word.text for word in match.state.words]


def past_of(*laid: list[tuple[str, str]], rounds: int = 4) -> Past:
    """Matches with those word stacks, played for so many rounds."""
    numbered = Step(CHANCE, "identities", (("numbers", (1, 2, 3)),))
    return [(deal_step(stack, HINTS), *rounds * (numbered,)) for stack in laid]


def side_a(cards: range, at: int) -> list[tuple[str, str]]:
    """Side a of those cards of set `at`."""
    return [(f"w{number}a", our_texts("en")[Card(f"w{number}a")][at]) for number in cards]


@pytest.mark.parametrize(("variant", "options", "matches"), [("standard", {}, 12), (CHILDREN, {}, 6)])
def test_no_word_comes_again_while_there_are_others(variant: str, options: dict[str, object], matches: int) -> None:
    """Twelve whole matches with both sides of both sets, six of the children's game: 480 and 240 different words."""
    past: Past = []
    seen: list[str] = []
    for seed in range(matches):
        match = new_match(3, variant, **options)
        Stocking(match, past, seed).deal()
        seen += texts_of(match)
        past += past_of([(word.card, word.text) for word in match.state.words])
    assert len(set(seen)) == len(seen) == 40 * matches


def test_words_seen_longest_ago_come_when_all_were_seen() -> None:
    """The first match used set 1 of the cards 41 to 80, and the others all the rest."""
    rest = [side_a(range(first, first + 40 if first < 121 else 151), at) for at in (0, 1) for first in (1, 41, 81, 121)]
    first = rest.pop(1)
    match = new_match(4, CHILDREN)
    Stocking(match, past_of(first, *rest), 5).deal()
    assert {(word.card, word.text) for word in match.state.words} == set(first)


def test_a_word_seen_again_was_seen_recently() -> None:
    stack = side_a(range(1, 41), 0)
    assert set(card_choice.last_seen(past_of(stack, side_a(range(41, 81), 0), stack)).values()) == {2, 3}


def test_words_of_unplayed_rounds_are_not_seen() -> None:
    stack = side_a(range(1, 41), 0)
    assert set(card_choice.last_seen(past_of(stack, rounds=2))) == {text.casefold() for _, text in stack[:20]}
    assert not card_choice.last_seen([(), *past_of(stack, rounds=0)])


def test_words_count_as_seen_in_any_spelling() -> None:
    match = new_match(4, CHILDREN)
    shouted = [(card, text.upper()) for card, text in side_a(range(1, 151), 0)]
    Stocking(match, past_of(*(shouted[first : first + 40] for first in (0, 40, 80, 120))), 1).deal()
    assert set(texts_of(match)) <= {our_texts("en")[sides[0]][1] for sides in WORDS}


@pytest.mark.parametrize(("variant", "options"), TABLES)
@pytest.mark.parametrize("known", [0, 1])
def test_a_stocked_deal_keeps_the_dealers_sides_and_hints(variant: str, options: dict[str, object], known: int) -> None:
    """The match accepts it, hints are as they were shuffled, and words show their sides of that deal."""
    for seed in range(4):
        match = new_match(5, variant, **options)
        step = SeededDealer(seed).answer(*match.chance())
        given = card_choice.stocked(match.state, step, past_of(side_a(range(1, 41), 0))[:known], Random(seed))
        assert given.arg("hints") == step.arg("hints")
        showing = {card[-1] for card, _ in given.arg("words")}
        assert showing == {card[-1] for card, _ in step.arg("words")}
        match.submit(given)


@pytest.mark.parametrize(("variant", "options"), TABLES)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_in_a_first_match_every_word_has_a_hint_in_its_row(
    players: int, variant: str, options: dict[str, object]
) -> None:
    """In all four rounds, with the hints that the children's game shuffles again."""
    for seed in range(5):
        match = played(new_match(players, variant, **options), [], seed)
        for told in match.state.played:
            for word in told.words:
                assert any(fit(word.text, hint.text) >= STRONG for hint in told.row), (word, told.row)


def test_a_first_match_is_chosen_from_both_sets_and_all_numbers() -> None:
    found = set()
    for seed in range(60):
        match = new_match(4, CHILDREN)
        Stocking(match, [], seed).deal()
        found |= set(texts_of(match))
    assert len(found) > 290


def test_new_hint_stacks_stay_as_shuffled_if_words_are_known() -> None:
    match = new_match(4, CHILDREN)
    past = past_of(side_a(range(1, 41), 0))
    dealer = Stocking(match, past, 2)
    while match.state.phase != "reshuffle":
        play_on(dealer)
    step = SeededDealer(1).answer(*match.chance())
    assert card_choice.stocked(match.state, step, past, Random(1)) == step


def test_a_first_match_with_other_texts_continues_without_suitable_hints() -> None:
    match = new_match(5, CHILDREN)
    match.submit(deal_step(words("a"), HINTS))
    assert played(match, [], 3).over
