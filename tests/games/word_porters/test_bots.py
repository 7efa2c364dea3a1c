"""The steps of computer players in obvious positions, with their reasons; and the meaning of hints."""

from collections.abc import Callable, Iterator, Mapping
from random import Random

import pytest

from engine.core.characters import CHARACTERS
from engine.core.levels import Decision
from engine.core.match import Match
from engine.core.seats import Seat
from engine.games.word_porters import content
from engine.games.word_porters.bots import thinking
from engine.games.word_porters.bots.levels import FAIR, GENTLE, MASTER, THINKING, Level
from engine.games.word_porters.bots.thinking import (
    SURENESS,
    believed,
    considered,
    likeliest,
    manner_bonus,
    opinion,
    trust,
)
from engine.games.word_porters.content import fit, meanings, shared_qualities
from tests.deals import do
from tests.games.word_porters.tables import (
    CHILDREN,
    deal_step,
    give_hints,
    hints,
    identities,
    new_match,
    place,
    vote_all,
    words,
)

SURE = Level("sure", opinion=0.0, bias=0.0, contrast=True)
SIMPLE = Level("simple", opinion=0.0, bias=0.0, contrast=False)
WORDS: Mapping[str, Mapping[str, int]] = {
    "tower": {"big": 2, "high": 2, "hard": 1},
    "whale": {"big": 2, "high": -2, "wet": 2},
    "mouse": {"big": -2, "high": -1, "loud": -1},
    "bird": {"big": -1, "high": 2, "loud": 1},
    "drum": {"loud": 2, "hard": 1},
    "sponge": {"wet": 1, "hard": -2},
}
"""The first words of the table; the other four are unknown."""
HINTS: Mapping[str, Mapping[str, int]] = {
    "big": {"big": 2},
    "small": {"big": -2},
    "high": {"high": 2},
    "low": {"high": -2},
    "loud": {"loud": 2},
    "soft": {"hard": -2},
    "damp": {"wet": 2, "hard": -1},
}
"""The first hints of the row, `h1` and on; the others are unknown."""
TOWER, WHALE, MOUSE, BIRD, DRUM, SPONGE = range(1, 7)


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Only these texts have qualities."""
    table = {**WORDS, **HINTS}
    monkeypatch.setattr(content, "qualities", lambda text: table.get(text, {}))
    fit.cache_clear()
    yield
    fit.cache_clear()


def table(*numbers: int, variant: str = "standard") -> Match:
    """A match in its first hint phase with those numbers; seat 0 starts."""
    match = new_match(len(numbers), variant)
    stack, row = words("a"), hints(variant)
    named = [(card, text) for (card, _), text in zip(stack, WORDS, strict=False)]
    pointing = [(card, text) for (card, _), text in zip(row, HINTS, strict=False)]
    match.submit(deal_step([*named, *stack[len(named) :]], [*pointing, *row[len(pointing) :]]))
    do(match, "chance", "start", seat=0)
    identities(match, numbers)
    return match


def decision(match: Match, seat: Seat, level: Level = SURE) -> Decision:
    """The step of a computer player at `seat` now."""
    return considered(match.view(seat), match.heard(seat), match.prompts_of(seat), level, Random(1))


def hinted(match: Match, level: Level = SURE) -> str:
    """The text of the card on which the seat on turn places."""
    step = decision(match, match.waiting()[0], level).step
    return next(hint.text for hint in match.view("public").row if hint.card == step.arg("hint"))


def test_a_hint_fits_as_far_as_the_marks_agree() -> None:
    """From -2 to 2; a hint with two axes needs both for that; other texts are unknown."""
    assert [fit("tower", hint) for hint in ("big", "small", "high", "loud")] == [2.0, -2.0, 2.0, 0.0]
    assert fit("sponge", "damp") == (1 * 2 + -2 * -1) / 3
    assert fit("whale", "damp") == 4 / 3
    assert fit("Word 7a", "big") == fit("tower", "hint 9") == 0.0
    shared = shared_qualities("sponge", "damp")
    assert [(q.axis, q.word * q.hint > 0) for q in shared] == [("hard", True), ("wet", True)]
    assert [q.word * q.hint > 0 for q in shared_qualities("mouse", "big")] == [False]


@pytest.mark.parametrize(("number", "text"), [(MOUSE, "small"), (DRUM, "loud"), (SPONGE, "soft"), (WHALE, "low")])
def test_a_hint_singles_out_the_own_word(number: int, text: str) -> None:
    """The whale is as big as the tower, but it alone is that low."""
    assert hinted(table(number, 7, 8)) == text
    assert decision(table(number, 7, 8), 0).reason == "fits_best"


def test_a_weaker_player_takes_the_hint_that_fits_best() -> None:
    """Big fits the whale as well as low does, and comes first; the player does not see that it also fits the tower."""
    assert hinted(table(WHALE, 7, 8), SIMPLE) == "big"


def test_the_opposite_of_the_word_is_not_said_while_another_hint_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    """With any opinion of its own: here that a mouse is above all big. Small and quiet say so little for it."""
    opinions = tuple({f"h{at}": 9.0 if at == 1 else 0.0 for at in range(1, 60)} for _ in range(10))
    monkeypatch.setattr(thinking, "opinion", lambda view, strays: opinions)
    assert hinted(table(MOUSE, 7, 8), SIMPLE) == "small"
    match = table(7, 8, MOUSE)
    place(match, "h2", "h8")
    assert hinted(match, SIMPLE) == "low"
    match = table(7, 8, 9, MOUSE)
    place(match, "h2", "h4", "h8")
    assert hinted(match, SIMPLE) == "big"


def test_a_taken_card_is_shared_only_if_it_pays() -> None:
    """High and big say equally much about the tower; only loud fits the drum."""
    match = table(7, 8, TOWER)
    place(match, "h3", "h8")
    assert hinted(match) == "big"
    match = table(7, 8, DRUM)
    place(match, "h5", "h8")
    found = decision(match, 2)
    assert found.step.arg("hint") == "h5" and found.reason == "shared"


def test_children_pass_if_nothing_fits() -> None:
    """With an unknown word, or a row where all hints say the opposite. In the standard game a hint must be given."""
    assert decision(table(9, 7, 8, variant=CHILDREN), 0).reason == "nothing_fits"
    assert decision(table(9, 7, 8), 0).step.do == "place"
    assert decision(table(MOUSE, 7, 8, variant=CHILDREN), 0).step.do == "place"


def test_a_forced_pass_is_given() -> None:
    match = table(1, 2, 3, 4)
    place(match, *range(10))
    assert decision(match, 2) == Decision(match.prompts_of(2)[0].answer(()), "nothing_else")


def beliefs(match: Match, of: Seat, level: Level = SURE) -> list[int]:
    """The words by how likely seat 1 thinks that they belong to seat `of`, the likeliest first."""
    view = match.view(1)
    found = believed(view, opinion(view, level.bias), of, level)
    return sorted(range(1, 11), key=lambda number: -found[number - 1])


def test_the_first_token_says_most() -> None:
    """High before big is the bird before the tower's neighbours; big before high is the whale before the bird."""
    orders: list[tuple[str, str]] = [("h3", "h2"), ("h2", "h3")]
    first = []
    for one, other in orders:
        match = table(9, 10, 8)
        place(match, one, "h8", "h9", other)
        found = beliefs(match, 0)
        assert found[0] == BIRD, "both together say bird, which is small and high"
        first.append((found.index(TOWER), found.index(MOUSE)))
    (tower, mouse), (tower_after, mouse_after) = first
    assert tower < mouse and mouse_after < tower_after


def test_free_hints_count_too() -> None:
    """Seat 0 takes big though low and damp were free: so not the whale, but the tower, or a player who saw less."""
    match = table(9, 10, 8)
    place(match, "h1")
    assert beliefs(match, 0)[0] == TOWER
    view = match.view(1)
    found = believed(view, opinion(view, 0.0), 0, SIMPLE)
    assert found[TOWER - 1] == found[WHALE - 1]


def test_a_clear_player_is_believed_more_in_the_next_round() -> None:
    """High and big for the tower, but loud and damp for a mouse: once both words are open, seat 0 is believed, and seat
    1 is not. Before that neither is known."""
    match = table(TOWER, MOUSE, 8)
    before = [trust(match.view(2), seat, SURE) for seat in range(2)]
    place(match, "h3", "h5", "h9", "h1", "h7", "h2", "h8", "h6", "h4")
    assert [trust(match.view(2), seat, SURE) for seat in range(2)] == before, "hints alone prove nothing"
    vote_all(match)
    clear, odd = (trust(match.view(2), seat, SURE) for seat in range(2))
    assert before[0] == before[1] == pytest.approx((1 / len(SURENESS),) * len(SURENESS))
    assert clear[-1] > before[0][-1] > odd[-1] and clear[0] < before[0][0] < odd[0]
    assert (sum(clear), sum(odd)) == pytest.approx((1.0, 1.0))


def test_a_seat_without_hints_may_own_any_word() -> None:
    match = table(9, 10, 8)
    view = match.view(1)
    found = believed(view, opinion(view, 0.0), 0, SURE)
    assert found == pytest.approx((*[1 / 9] * 9, 0.0)), "but that of the one who thinks"


def test_tiles_are_assigned_together() -> None:
    """Both seats look like number 1; it goes to the one to which no other word fits."""
    only = (0.91, *[0.01] * 9)
    either = (0.5, 0.42, *[0.01] * 8)
    assert likeliest([either, only], None) == (2, 1)
    assert likeliest([only, either], 10) == (1, 2)


def test_a_word_against_all_tokens_is_not_guessed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small, low and soft, which one player takes for the tower above all. Two tokens of another seat speak against it,
    the third one does not."""
    opinions = tuple({f"h{at}": 9.0 if number == TOWER else 0.0 for at in range(1, 60)} for number in range(1, 11))
    monkeypatch.setattr(thinking, "opinion", lambda view, strays: opinions)
    for last, guessed in (("h6", False), ("h5", True)):
        match = table(MOUSE, 9, 10)
        place(match, "h2", "h8", "h9", "h4", "h1", "h3", last)
        give_hints(match)
        said = decision(match, 1, SIMPLE).step.arg("tiles")
        assert isinstance(said, tuple) and (said[0] == TOWER) == guessed


def test_the_own_number_belongs_to_no_other_seat() -> None:
    assert likeliest([(0.91, 0.02, *[0.01] * 7, 0.0 + 0.03)], own=1) == (10,)
    match = table(BIRD, MOUSE, 8)
    place(match, "h2", "h4", "h2")
    give_hints(match)
    tiles = decision(match, 1).step.arg("tiles")
    assert isinstance(tiles, tuple) and MOUSE not in tiles and tiles[1] is None


def test_the_hints_of_all_are_read() -> None:
    """Clear hints for four words: each seat finds all others."""
    match = table(TOWER, WHALE, DRUM, SPONGE)
    place(match, "h1", "h4", "h5", "h6", "h3", "h7")
    give_hints(match)
    for seat in range(4):
        numbers = (TOWER, WHALE, DRUM, SPONGE)
        expected = tuple(None if other == seat else number for other, number in enumerate(numbers))
        assert decision(match, seat).step.arg("tiles") == expected


def test_a_seat_has_its_own_opinion_and_keeps_it() -> None:
    """If not, all would read one table and each other's minds. It is the same for a whole match."""
    match = table(TOWER, WHALE, DRUM)
    views = [match.view(seat) for seat in range(3)]
    own = [opinion(view, FAIR.opinion) for view in views]
    assert own[0] != own[1] and own[1] != own[2]
    place(match, "h1", "h2")
    assert opinion(match.view(0), FAIR.opinion) == own[0]
    assert opinion(views[0], 0.0) == opinion(views[1], 0.0)
    strayed: Callable[[float], float] = lambda marks: sum(  # noqa: E731
        abs(opinion(views[0], marks)[word]["h9"]) for word in range(10)
    )
    assert 0.0 == strayed(0.0) < strayed(FAIR.opinion) < strayed(GENTLE.opinion)


def test_a_seat_that_reads_better_takes_others_less_for_itself() -> None:
    """The damp thing is the sponge for all; seat 1 has its own opinion of damp, and a master knows that others have
    not."""
    match = table(9, TOWER, 8)
    place(match, "h7")
    give_hints(match)
    view = match.view(1)
    plain = opinion(view, 0.0)
    assert opinion(view, MASTER.bias) == plain != opinion(view, MASTER.opinion)
    strayed = [
        abs(opinion(view, level.bias)[SPONGE - 1]["h7"] - plain[SPONGE - 1]["h7"]) for level in THINKING.values()
    ]
    assert strayed == sorted(strayed, reverse=True) and len(set(strayed)) == len(strayed)
    tiles = decision(match, 1, MASTER).step.arg("tiles")
    assert isinstance(tiles, tuple) and tiles[0] == SPONGE


def test_an_opinion_depends_on_no_secret() -> None:
    one, other = table(TOWER, WHALE, DRUM), table(MOUSE, WHALE, SPONGE)
    assert opinion(one.view(1), FAIR.opinion) == opinion(other.view(1), FAIR.opinion)


def test_the_meaning_of_hints_after_a_round() -> None:
    """The qualities that word and hint share, the forced shares, and the words that the hint fits better."""
    match = table(TOWER, WHALE, MOUSE)
    place(match, "h3", "h1", "h1", "h9", "h2", "h4", "h5", "h6")
    vote_all(match)
    told = meanings(match.view("public").played[0])
    assert [(m.seat, m.token, m.word.text, m.hint.text) for m in told[:3]] == [
        (0, 1, "tower", "high"),
        (1, 1, "whale", "big"),
        (2, 1, "mouse", "big"),
    ]
    assert [(quality.axis, quality.word, quality.hint) for quality in told[0].by] == [("high", 2, 2)]
    assert [m.shared for m in told] == [False, False, True, *[False] * 5]
    assert (told[2].fit, told[2].others) == (-2.0, (TOWER, WHALE, 5, 6, 7, 8, 9, 10, BIRD))
    assert told[3].by == () and told[3].fit == 0.0 and not any(m.left_over for m in told)


def test_the_last_empty_card_is_told_apart() -> None:
    """A hint that had to be given says less about the word."""
    match = table(TOWER, WHALE, MOUSE)
    place(match, *range(9))
    vote_all(match)
    told = meanings(match.view(2).played[0])
    assert [m.left_over for m in told] == [False] * 8 + [True]


def test_a_hurrying_player_takes_the_first_card_that_fits_and_no_other() -> None:
    view, quick = table(TOWER, WHALE, MOUSE, BIRD).view(0), CHARACTERS["quick"].manner
    first, last = view.row[0].card, view.row[-1].card
    assert manner_bonus(view, first, 2.0, quick) > manner_bonus(view, last, 2.0, quick)
    assert manner_bonus(view, first, -1.0, quick) == manner_bonus(view, last, -1.0, quick) == 0.0


def test_an_echoing_player_takes_the_latest_taken_card_and_then_its_neighbours() -> None:
    match = table(TOWER, WHALE, MOUSE, BIRD)
    place(match, "h5", "h3")
    view, joker = match.view(2), CHARACTERS["joker"].manner
    liked = [manner_bonus(view, card, 1.0, joker) for card in ("h3", "h2", "h4", "h5", "h1")]
    assert liked[0] > liked[1] == liked[2] > liked[3] == liked[4] == 0.0


def test_a_hoarding_player_continues_beside_its_own_parcels_and_shares_unwillingly() -> None:
    """Seat 0 has begun at h5; others took h9 and h3."""
    match = table(TOWER, WHALE, MOUSE)
    place(match, "h5", "h9", "h3")
    view, hoarder = match.view(0), CHARACTERS["hoarder"].manner
    liked = {card: manner_bonus(view, card, 1.0, hoarder) for card in ("h4", "h6", "h1", "h8", "h3")}
    assert liked["h4"] == liked["h6"] > liked["h1"] == liked["h8"] == 0.0 > liked["h3"]
