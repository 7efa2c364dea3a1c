"""What a child reads on a card is large: in the hand, and on what lies on real tables of the lighter games."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from pygame import Rect

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.seats import CHANCE, PUBLIC, Viewer
from engine.games import GAMES
from engine.headless.playout import Bots, advance
from game.cards.anatomy import index_em
from game.cards.hand import KIDS_MOST, hand
from game.cards.layouts import FACES, trick
from game.cards.ring import ring
from game.draw.svg import PICTURES
from game.theme import GROWN_UP, KIDS
from scenes.games import light_of, look_of
from scenes.games.hookie_mookie.flip import stage
from scenes.games.hooky.spots import sizes as hooky_sizes
from scenes.games.word_porters.labels import word_size
from scenes.games.word_porters.layout import places
from scenes.table.floor import Floor

READ = 120
"""px of an index that a child reads."""
SETS, FEW_SETS = 56, 5
"""px on the sets of Hookie-Mookie where more than so many lie there, and there can be thirteen; never less than
grown-ups get. Of up to so many every index is read like any other."""
LETTERS = 44
"""px of words on boards: ten of them stand there at once."""
STEPS = 110
FACE = 200
"""px of a child's face at tables of up to four."""
READ_IN = {"rook": ("trick", "turned"), "spooks": ("pile",)}


def tables(name: str, players: int) -> Iterator[tuple[Match, Viewer]]:
    """A match of the lighter game among computer players, as its first seat and as everybody sees it."""
    game, preset = GAMES[name], light_of(name).PRESET
    match = Match(game, game.setup(preset.variant, players, dict(preset.options)))
    dealer, bots = SeededDealer(3), Bots(3, ("random",) * players)
    while not match.over and len(match.steps) < STEPS:
        if advance(match, dealer, bots).by != CHANCE:
            yield match, (0 if len(match.steps) % 2 else PUBLIC)


def tops(name: str, match: Match, viewer: Viewer, kids: bool = True) -> dict[str, int]:
    """The index, px, of the top card of each zone that lies open, by the zone's kind."""
    look = look_of(name)
    floor = Floor(match.setup.players, 0, viewer == PUBLIC, kids, look.corners)
    out = {}
    for lying in look.lie(match.view(viewer), floor, {}):
        if lying.cards and (card := lying.cards[-1]) is not None and lying.slots:
            theme = KIDS if kids else GROWN_UP
            index = look.deck.spec(card, theme).index  # type: ignore[attr-defined]
            size = index_em(index, round(lying.slots[-1].width), theme) if index else READ
            out[lying.zone.kind] = min(size, out.get(lying.zone.kind, size))
    return out


@pytest.mark.parametrize(("name", "players"), [("rook", 4), ("spooks", 3), ("spooks", 4), ("spooks", 5)])
def test_what_counts_on_a_table_is_read_across_a_room(name: str, players: int) -> None:
    read = 0
    for match, viewer in tables(name, players):
        sizes = tops(name, match, viewer)
        for kind in READ_IN[name]:
            if kind in sizes:
                read += 1
                assert sizes[kind] >= READ, (match.steps[-1], viewer)
    assert read > STEPS // 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sets_are_larger_for_children_than_for_grown_ups(players: int) -> None:
    laid = 0
    for match, viewer in tables("hookie_mookie", players):
        childs = tops("hookie_mookie", match, viewer)
        grown = tops("hookie_mookie", match, viewer, kids=False)
        for kind, size in childs.items():
            laid += 1
            assert size >= (READ if len(childs) <= FEW_SETS else max(SETS, grown[kind])), (
                match.steps[-1],
                viewer,
                kind,
            )
    assert laid


@pytest.mark.parametrize("signs", [False, True])
@pytest.mark.parametrize("players", range(2, FACES + 1))
def test_faces_are_large(players: int, signs: bool) -> None:
    assert {place.size for place in ring(players, signs=signs, kids=True) if place is not None} == {FACE}


@pytest.mark.parametrize("cards", range(1, KIDS_MOST + 1))
def test_hands_are_large(cards: int) -> None:
    width = hand(cards, kids=True).width
    assert all(index_em(index, width, KIDS) >= READ for index in ("1", "8", "10", "14", "M", "Q"))


def test_two_cards_that_meet_are_large() -> None:
    assert all(index_em(i, round(card.width), KIDS) >= READ for card in stage(large=False).cards for i in ("10", "Q"))


@pytest.mark.parametrize("held", [1, 7, 8, 14])
@pytest.mark.parametrize("players", range(2, FACES + 1))
def test_no_card_of_a_childs_trick_lies_on_another(players: int, held: int) -> None:
    slots = trick(players, kids=True, bottom=hand(held, kids=True).top)
    boxes = [Rect(round(s.x - s.width / 2), round(s.y - s.height / 2), round(s.width), round(s.height)) for s in slots]
    assert not any(one.colliderect(other) for one, other in combinations(boxes, 2))
    assert all(box.bottom <= hand(held, kids=True).top for box in boxes)


@pytest.mark.parametrize("width", [60, 96, 150, 186, 230, 287, 300])
def test_the_index_does_not_shrink_with_the_card(width: int) -> None:
    sizes = [index_em(index, width, KIDS) for index in ("5", "10", "14")]
    assert min(sizes) >= min(READ, 0.7 * width)


@pytest.mark.parametrize("row", [6, 8, 10])
def test_every_hint_of_the_childrens_game_is_large_beside_its_picture(row: int) -> None:
    size = places(4, row, KIDS, True).labels[0].size
    hints = sorted(path.stem for path in (PICTURES / "word_porters" / "hints").glob("*.svg"))
    assert hints and min(word_size(hint, size, KIDS, pictured=True) for hint in hints) >= LETTERS


def test_chalk_is_larger_for_children() -> None:
    assert hooky_sizes(KIDS).letters >= LETTERS > hooky_sizes(GROWN_UP).letters
