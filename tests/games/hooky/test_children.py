"""Who is missing?, the children's game: HK-101 to HK-124 of docs/variants.md, which also has the examples."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from engine.core.cards import Card
from engine.core.dealers import SeededDealer
from engine.core.game import BadSetup
from engine.core.jsonlines import BadRecord
from engine.core.match import Match
from engine.core.packs import all_packs as packs
from engine.core.records import parse
from engine.core.seats import CHANCE, PUBLIC, Seat
from engine.core.steps import Step
from engine.games.hooky.bots.thinking import sayable
from engine.games.hooky.deduction_sheet import deduced
from engine.games.hooky.events import CardsDealt, HookyGuessed, MatchEnded, RoundBegan, RoundOver
from engine.games.hooky.game import GAME
from engine.games.hooky.offered_words import information, offered
from engine.games.hooky.vocabulary import vocabulary
from engine.headless.position import next_steps
from tests.contract.sittings import wander
from tests.deals import do, of_kind, refuses
from tests.referees import as_written, refereed

PAGE = (Path(__file__).parents[3] / "docs" / "variants.md").read_text(encoding="utf-8").split("## Hooky")[1]
GOLDEN = Path(__file__).parents[2] / "golden" / "hooky-who-is-missing-four.jsonl"
TWELVE = "ABEHKMNORSTU"
HANDS, MISSING = ("BAT", "HOM", "KNE"), "RSU"
"""The deal of the page's examples."""


def deal_step(hands: tuple[str, ...] = HANDS, missing: str = MISSING, start: Seat = 0, playground: str = "") -> Step:
    piles = (("hands", tuple(map(tuple, hands))), ("playground", tuple(playground)), ("hooky", tuple(missing)))
    return Step(CHANCE, "deal", (*piles, ("start", start)))


def new_match(**options: str | int) -> Match:
    return Match(GAME, GAME.setup("children", 3, options))


def dealt(start: Seat = 0, hands: tuple[str, ...] = HANDS, missing: str = MISSING, **options: str | int) -> Match:
    match = new_match(**options)
    match.submit(deal_step(hands, missing, start))
    return match


def any_word(match: Match) -> str:
    """A word that may be asked now."""
    return str(next(match.prompts()[0].steps()).arg("word"))


def ask(match: Match, word: str = "") -> int:
    """The seat on turn asks the next one; returns the number."""
    (prompt,) = match.prompts()
    do(match, match.waiting()[0], "ask", of=dict(prompt.fixed)["of"], word=word or any_word(match))
    return match.state.spoken[-1].number


def to_round(match: Match, number: int) -> Match:
    """Play up to the first turn of that round; one more than there are is the guesses."""
    while match.state.phase == "turns" and match.state.round < number:
        ask(match)
    return match


def guess(match: Match, seat: Seat, letters: str) -> None:
    do(match, seat, "guess", letters=tuple(letters))


def ended(*guesses: str) -> Match:
    """The examples' deal with these guesses."""
    match = to_round(dealt(), 7)
    for seat, letters in enumerate(guesses):
        guess(match, seat, letters)
    return match


@pytest.mark.parametrize("players", [2, 4, 5])
def test_hk_101_three_seats(players: int) -> None:
    with pytest.raises(BadSetup, match="for 3 players"):
        GAME.setup("children", players, {})


def test_hk_102_twelve_letters_one_of_each() -> None:
    match = new_match()
    match.deal(SeededDealer(1))
    cards = [*(card for hand in match.state.hands for card in hand), *match.state.hooky]
    assert sorted(cards) == list(TWELVE)
    for hands, missing in ((("BAT", "HOM", "KNB"), MISSING), (HANDS, "RSC")):
        step = deal_step(hands, missing)
        assert "A B E H K M N O R S T U" in refuses(new_match(), CHANCE, "deal", **dict(step.args))


def test_hk_103_three_cards_each_three_missing_none_over() -> None:
    one, other = dealt(start=2), new_match()
    assert one.waiting() == (2,)
    other.submit(deal_step(("TAB", "MOH", "ENK"), "USR", 2))
    assert one.state == other.state
    for step in (deal_step(("BA", "HOM", "KNE"), "RSU", playground="T"), deal_step(("BATH", "OM", "KNE"))):
        assert "3 × 3 letters" in refuses(new_match(), CHANCE, "deal", **dict(step.args))


@pytest.mark.parametrize(
    ("verb", "args"),
    [
        ("clue", {"word": "BREAD"}),
        ("reveal", {"card": "B", "of": 1}),
        ("done", {}),
        ("withdraw", {"of": 1, "word": "BOOK", "against": (1, 2)}),
        ("hands", {"letters": (None, tuple("HOM"), tuple("KNE"))}),
    ],
)
def test_hk_104_there_are_only_questions_and_guesses(verb: str, args: dict) -> None:
    for match in (dealt(), to_round(dealt(), 2), to_round(dealt(), 7)):
        assert "only ask words of the list and guess" in refuses(match, 0, verb, **args)
    assert [option.name for option in GAME.variant("children").options] == ["rounds", "words"]


@pytest.mark.parametrize(("start", "rounds"), [(0, 6), (1, 6), (2, 4), (1, 3)])
def test_hk_105_rounds_go_clockwise_from_the_start_seat(start: Seat, rounds: int) -> None:
    """HK-105, HK-123: as many as the option says."""
    match, order = dealt(start, rounds=rounds), []
    while match.state.phase == "turns":
        order.append((match.state.round, match.waiting()))
        ask(match)
    seats = [(start,), ((start + 1) % 3,), ((start + 2) % 3,)]
    assert order == [(number, seat) for number in range(1, rounds + 1) for seat in seats]


def test_hk_106_the_round_says_whom_a_seat_asks() -> None:
    match, asked = dealt(), []
    while match.state.phase == "turns":
        seat, number = match.waiting()[0], match.state.round
        first = 1 if number % 2 else 2
        of, other = (seat + first) % 3, (seat + 3 - first) % 3
        assert f"In round {number} seat {seat} asks seat {of}." == refuses(
            match, seat, "ask", of=other, word=any_word(match)
        )
        assert refuses(match, seat, "ask", of=seat, word=any_word(match)) == "Choose another player."
        ask(match)
        asked.append((match.state.spoken[-1].of - seat) % 3)
    assert asked == [1, 1, 1, 2, 2, 2] * 3


@pytest.mark.parametrize("pack", packs(), ids=lambda pack: pack.language)
def test_hk_107_any_word_of_the_list_and_no_other(pack) -> None:
    match, words = dealt(words=pack.language), tuple(vocabulary(pack.language).children)
    assert [step["word"] for step in next_steps(match)] == list(words)
    for word in ("TUNA", "hat", "ABE", ""):
        assert "isn't on the list" in refuses(match, 0, "ask", of=1, word=word)


@pytest.mark.parametrize("language", ["xx", "eng", "EN", ""])
def test_hk_104_and_107_only_an_existing_list_is_named(language: str) -> None:
    """HK-104, HK-107: a rule asks for the list, so a record of another language is refused in its first line."""
    lines = GOLDEN.read_text(encoding="utf-8").splitlines()
    lines[0] = lines[0].replace('"rounds": 4', f'"rounds": 4, "words": "{language}"')
    with pytest.raises(BadRecord, match='option "words" must be one of en, de') as found:
        parse("\n".join(lines) + "\n", {"hooky": GAME})
    assert found.value.line == 1
    with pytest.raises(BadSetup, match="must be one of en, de"):
        new_match(words=language)


@pytest.mark.parametrize("pack", packs(), ids=lambda pack: pack.language)
def test_hk_108_the_lists_are_those_of_the_page(pack) -> None:
    words = list(vocabulary(pack.language).children)
    listed = re.split(r"`words` at `..`, \d+ words:\n", PAGE)[1 + [p.language for p in packs()].index(pack.language)]
    assert listed.partition("\n#")[0].split() == words
    assert all(3 <= len(word) <= 5 and set(word) <= set(TWELVE) for word in words)
    assert 60 <= len(words) <= 120
    for letter in TWELVE:
        assert sum(letter in word for word in words) >= 8, "each of the twelve can be asked about"


def test_hk_109_a_number_counts_places() -> None:
    match = dealt()
    assert [ask(match, word) for word in ("MOON", "TREE", "SUN")] == [3, 2, 0]


def test_hk_110_not_the_same_letters_to_the_same_seat() -> None:
    match = to_round(dealt(), 1)
    for word in ("EARTH", "EARTH", "EARTH", "HEART"):  # other seats may, and seat 0 may ask seat 2 in round 2
        ask(match, word)
    to_round(match, 3)
    for word in ("EARTH", "HEART"):
        assert "the same letters" in refuses(match, 0, "ask", of=1, word=word)
    ask(match, "HAT")


def test_hk_111_hands_are_private() -> None:
    match = dealt()
    for viewer in (PUBLIC, 0, 1, 2):
        assert match.view(viewer).hand == (tuple(sorted(HANDS[viewer])) if isinstance(viewer, int) else ())
        assert match.view(viewer).hands == match.view(viewer).hooky == ()
        (told,) = of_kind(match.heard(viewer), CardsDealt)
        assert [hand is not None for hand in told.hands] == [seat == viewer for seat in range(3)]


def test_hk_112_words_and_numbers_are_public() -> None:
    match = to_round(dealt(), 2)
    for viewer in (PUBLIC, 0, 1, 2):
        assert match.view(viewer).spoken == match.state.spoken
        assert match.view(viewer).start == 0


def test_hk_113_guesses_are_sealed() -> None:
    one, other = to_round(dealt(), 7), to_round(dealt(), 7)
    guess(one, 1, "RSU")
    guess(other, 1, "ABE")
    for viewer in (PUBLIC, 0, 2):
        assert one.view(viewer) == other.view(viewer) and one.heard(viewer) == other.heard(viewer)
        assert one.view(viewer).asked == (0, 2)
    (told,) = of_kind(one.heard(1), HookyGuessed)
    assert told.letters == tuple("RSU") and not told.owes


def every_deal(match: Match, seat: Seat) -> Iterator[tuple[set[str], set[str], set[str]]]:
    """All hands and missing letters that fit the seat's knowledge, tried one by one: first the next seat's hand."""
    own = set(HANDS[seat])
    rest = [letter for letter in TWELVE if letter not in own]
    for first in combinations(rest, 3):
        left = [letter for letter in rest if letter not in first]
        for second in combinations(left, 3):
            hands = {seat: own, (seat + 1) % 3: set(first), (seat + 2) % 3: set(second)}
            said = match.state.spoken
            if all(sum(letter in hands[one.of] for letter in one.word) == one.number for one in said):
                yield hands[(seat + 1) % 3], hands[(seat + 2) % 3], set(left) - set(second)


@cache
def halfway() -> Match:
    match = dealt()
    for word in ("MOON", "TREE", "SUN", "SKUNK", "BAT", "SHOE", "BUS", "STONE"):
        ask(match, word)
    return match


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_hk_114_and_115_the_register_has_the_facts_of_every_deal(seat: Seat) -> None:
    """HK-114, HK-115: neither more nor less."""
    match = halfway()
    deals, made = list(every_deal(match, seat)), deduced(match.view(seat))
    columns = (made.hands[(seat + 1) % 3], made.hands[(seat + 2) % 3], made.hooky)
    assert any(column.certain for column in columns), "something can be worked out"
    for column, found in zip(columns, zip(*deals, strict=True), strict=True):
        for letter in TWELVE:
            holds = [letter in hand for hand in found]
            expected = "yes" if all(holds) else "maybe" if any(holds) else "no"
            assert column.mark(Card(letter)) == expected


def test_hk_116_three_words_with_information() -> None:
    match = new_match()
    match.deal(SeededDealer(3))
    while match.state.phase == "turns":
        seat, (prompt,) = match.waiting()[0], match.prompts()
        view, of = match.view(seat), dict(prompt.fixed)["of"]
        three = offered(view, prompt)
        legal = {str(step.arg("word")) for step in prompt.steps()}
        told = information(view, of, sorted(legal))
        assert len(set(three)) == 3 and set(three) <= legal
        assert sum(told[word] > 0 for word in three) == min(3, sum(bits > 0 for bits in told.values()))
        twin = GAME.imagine(view, match.heard(seat), Random(4))
        assert offered(GAME.view(twin, seat), prompt) == three
        do(match, seat, "ask", of=of, word=three[0])


@pytest.mark.parametrize(("language", "kept"), [("en", {"BOMB", "OAK", "TOMB"}), ("de", {"BOMBE", "TOAST"})])
def test_hk_124_words_that_are_kept_are_legal_and_never_offered(language: str, kept: set[str]) -> None:
    its = vocabulary(language)
    assert set(its.children) - set(its.asked) == kept
    pictures = [its.children[word] for word in its.asked]
    assert len(set(pictures)) == len(pictures), "no two words of a list have the same picture"
    for seed in range(30):
        match = new_match(words=language)
        match.deal(SeededDealer(seed))
        seat, (prompt,) = match.waiting()[0], match.prompts()
        legal = {str(step.arg("word")) for step in prompt.steps()}
        assert kept <= legal and not kept & set(offered(match.view(seat), prompt))
    assert not kept & set(sayable(match.view(seat)))


def test_hk_117_each_seat_guesses_once_in_any_order() -> None:
    match = to_round(dealt(), 6)
    assert "after round 6" in refuses(match, 0, "guess", letters=tuple("RSU"))
    to_round(match, 7)
    assert {prompt.who for prompt in match.prompts()} == {0, 1, 2}
    assert all(prompt.secret and prompt.verb == "guess" for prompt in match.prompts())
    guess(match, 2, "RSU")
    guess(match, 0, "RSU")
    assert match.waiting() == (1,)


def test_hk_123_six_rounds_unless_the_header_names_another_number() -> None:
    assert new_match().setup.options == {} == new_match(rounds=6).setup.options
    assert new_match(rounds=4).setup.options == {"rounds": 4}
    for rounds in (2, 7, "4", True):
        with pytest.raises(BadSetup, match='option "rounds" must be'):
            new_match(rounds=rounds)


@pytest.mark.parametrize("rounds", [3, 4, 5])
def test_hk_123_the_guess_is_after_the_last_round(rounds: int) -> None:
    match = to_round(dealt(rounds=rounds), rounds)
    assert f"cards after round {rounds}." in refuses(match, 0, "guess", letters=tuple("RSU"))
    assert match.view(PUBLIC).rounds == rounds and not [prompt for prompt in match.prompts() if prompt.secret]
    to_round(match, rounds + 1)
    assert of_kind(match.events, RoundOver)[-1] == RoundOver(rounds, guessing=True, hands=False)
    assert of_kind(match.events, RoundBegan)[-1] == RoundBegan(rounds, 0, rounds)
    assert {prompt.verb for prompt in match.prompts()} == {"guess"} and match.state.round == rounds
    for seat in range(3):
        guess(match, seat, "RSU")
    assert match.end() == {"scores": [3, 3, 3], "winners": [0, 1, 2], "parts": [[3], [3], [3]], "decided": "shared"}


@pytest.mark.parametrize("letters", ["RS", "RSUT", "RRS", "RSC"])
def test_hk_118_three_different_letters_of_the_twelve(letters: str) -> None:
    match = to_round(dealt(), 7)
    refuses(match, 0, "guess", letters=tuple(letters))
    guess(match, 0, "BAT")
    assert "already guessed" in refuses(match, 0, "guess", letters=tuple("RSU"))


def test_hk_119_all_cards_are_shown_after_the_third_guess() -> None:
    match = ended("RSU", "RSN")
    assert not match.over and match.view(PUBLIC).hooky == ()
    guess(match, 2, "USR")
    (told,) = of_kind(match.events, MatchEnded)
    assert told.hooky == tuple(MISSING) and told.hands == tuple(tuple(sorted(hand)) for hand in HANDS)
    assert told.guesses == ((tuple("RSU"),), (tuple("NRS"),), (tuple("RSU"),))


def test_hk_120_nothing_follows_the_last_guess() -> None:
    match = ended("RSU", "RSU", "RSU")
    assert match.over and not match.prompts()
    refuses(match, 0, "guess", letters=tuple("RSU"))


def test_hk_121_and_122_a_point_for_each_missing_letter() -> None:
    """HK-121, HK-122: example 3; and one seat alone ahead."""
    assert ended("RSU", "RSN", "USR").end() == {
        "scores": [3, 2, 3],
        "winners": [0, 2],
        "parts": [[3], [2], [3]],
        "decided": "shared",
    }
    assert ended("BAT", "RSN", "USB").end() == {
        "scores": [0, 2, 2],
        "winners": [1, 2],
        "parts": [[0], [2], [2]],
        "decided": "shared",
    }
    assert ended("BAT", "RSN", "UBA").end()["decided"] == "score"


class Referee:
    """A second reading of the page, with records as its only input; it shares no line with the engine."""

    def __init__(self, words: list[str], rounds: int) -> None:
        self.words, self.hands, self.start = words, list[list[str]](), 0
        self.questions = 3 * rounds
        self.asked: list[tuple[int, int, str]] = []
        self.guessed: set[int] = set()

    def allowed(self, step: dict) -> bool:
        if not self.hands:
            return step["do"] == "deal"
        if step["do"] == "guess":
            ready = len(self.asked) == self.questions and step["by"] not in self.guessed
            return ready and len(step["letters"]) == 3 == len(set(step["letters"]) & set(TWELVE))
        if step["do"] != "ask" or len(self.asked) == self.questions:
            return False
        by, number = (self.start + len(self.asked)) % 3, 1 + len(self.asked) // 3
        of = (by + (1 if number % 2 else 2)) % 3
        again = (by, of, "".join(sorted(step["word"]))) in self.asked
        return (step["by"], step["of"]) == (by, of) and step["word"] in self.words and not again

    def take(self, step: dict) -> None:
        if step["do"] == "deal":
            self.hands, self.start = step["hands"], step["start"]
        elif step["do"] == "ask":
            self.asked.append((step["by"], step["of"], "".join(sorted(step["word"]))))
        else:
            self.guessed.add(step["by"])


def new_referee(rounds: int) -> Referee:
    return Referee(re.split(r"`words` at `..`, \d+ words:\n", PAGE)[1].split("`words`")[0].split(), rounds)


@pytest.mark.parametrize("seed", range(3))
def test_a_referee_with_only_the_page_agrees(seed: int) -> None:
    """Whole matches at random, and at each step possible and impossible steps."""
    rounds = (6, 4, 3)[seed]
    match, dealer, rng = new_match(rounds=rounds), SeededDealer(seed), Random(seed)
    while not match.over:
        referee = refereed(new_referee(rounds), match.steps)
        for tried in _tries(rng) if match.state.hands else ():
            legal = any(prompt.accepts(tried) for prompt in match.prompts())
            assert referee.allowed(as_written(tried)) == legal, tried
        wander(match, dealer, rng)
    refereed(new_referee(rounds), match.steps)


def _tries(rng: Random) -> Iterator[Step]:
    for _ in range(4):
        word = rng.choice(("EARTH", "HEART", "TUNA", "BUS", "TEE"))
        yield Step(rng.randrange(3), "ask", (("of", rng.randrange(3)), ("word", word)))
        yield Step(rng.randrange(3), "guess", (("letters", tuple(rng.sample("ABEHKMNORSTUC", 3))),))
