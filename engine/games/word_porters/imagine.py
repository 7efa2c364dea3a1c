"""imagine(): a complete state that a viewer could not tell from the real one.

Words, row, tokens, passes, scored rounds and the viewer's own numbers and tiles are as seen. Random are the others'
numbers and tiles, the order of the hint stack and the words to come. These words are any cards that were not laid, with
the texts of either set. No view says which words this table saw in other matches.
"""

from collections.abc import Iterable, Iterator, Mapping
from random import Random

from engine.core.cards import Card
from engine.core.events import Heard
from engine.core.seats import Seat
from engine.core.shapes import same_text
from engine.games.word_porters.cards import WORDS, Printed, number_of, side_of
from engine.games.word_porters.deal import our_texts
from engine.games.word_porters.options import NUMBERS, Ruleset
from engine.games.word_porters.state import State, Tiles
from engine.games.word_porters.view import View


def imagine(seen: View, heard: Heard, rng: Random) -> State:
    """Return a state with the same view and the same questions for the viewer; `rng` draws all that is hidden."""
    del heard  # the view contains all that was heard
    chosen = Ruleset(seen.variant, seen.players, seen.mix_sides, seen.language)
    if seen.phase == "deal":
        return State(chosen, "deal", scores=seen.scores)
    hints = _hints(seen, chosen, rng)
    gone = {hint.card for hint in seen.row} | set(seen.discarded)
    stack = [hint.card for hint in hints if hint.card not in gone]
    rng.shuffle(stack)
    return State(
        ruleset=chosen,
        phase=seen.phase,
        words=_words(seen, chosen, rng),
        hints=hints,
        start=seen.start,
        round=seen.round,
        turn=seen.turn,
        stack=tuple(stack),
        row=tuple(hint.card for hint in seen.row),
        discarded=seen.discarded,
        numbers=_numbers(seen, rng),
        placings=seen.placings,
        passed=seen.passed,
        votes=_votes(seen, rng),
        played=seen.played,
        scores=seen.scores,
    )


def _words(seen: View, ruleset: Ruleset, rng: Random) -> tuple[Printed, ...]:
    """The words that were laid so far, then any others, on possible sides."""
    known = [word for played in seen.played for word in played.words]
    if seen.phase != "end":
        known += seen.words  # at the end the last played round contains them
    seen_sides = {side_of(word.card) for word in known}
    showing = rng.choice([sides for sides in ruleset.showing if seen_sides <= set(sides)])
    drawn = {number_of(word.card) for word in known}
    free = [card for card in WORDS if number_of(card[0]) not in drawn]
    chosen = rng.sample(free, ruleset.word_stack - len(known))
    sides = [rng.choice([side for side in card if side_of(side) in showing]) for card in chosen]
    return (*known, *_with_texts(sides, known, our_texts(ruleset.language), rng))


def _hints(seen: View, ruleset: Ruleset, rng: Random) -> tuple[Printed, ...]:
    """All hint cards in any order; those that were in a row keep their texts."""
    laid = (hint for row in (*(played.row for played in seen.played), seen.row) for hint in row)
    known = {hint.card: hint for hint in laid}
    unseen = [card for card in ruleset.hints if card not in known]
    others = _with_texts(unseen, known.values(), our_texts(ruleset.language), rng)
    hints = [*known.values(), *others]
    rng.shuffle(hints)
    return tuple(hints)


def _with_texts(
    cards: Iterable[Card], known: Iterable[Printed], ours: Mapping[Card, tuple[str, ...]], rng: Random
) -> Iterator[Printed]:
    """Unseen cards with texts of our packs, of either set. If a seen card has the same text, the card's name is added,
    because texts must differ (WP-80)."""
    taken = {same_text(card.text) for card in known}
    for card in cards:
        text = rng.choice(ours[card])
        if same_text(text) in taken:
            text = f"{text} {card}"
        taken.add(same_text(text))
        yield Printed(card, text)


def _numbers(seen: View, rng: Random) -> tuple[int, ...]:
    """The viewer's own number and any others (WP-21, WP-22); the real ones after they were turned up."""
    if seen.phase == "end":
        return seen.played[-1].numbers
    if seen.phase not in ("hints", "votes"):
        return ()
    free = iter(rng.sample([number for number in NUMBERS if number != seen.number], seen.players))
    return tuple(
        seen.number if seat == seen.viewer and seen.number is not None else next(free) for seat in range(seen.players)
    )


def _votes(seen: View, rng: Random) -> tuple[Tiles | None, ...]:
    """The viewer's own vote, random tiles for other seats that have voted, None for the rest."""
    if seen.phase == "end":
        return seen.played[-1].votes
    if seen.phase != "votes":
        return ()
    return tuple(_vote(seen, seat, rng) if seat in seen.voted else None for seat in range(seen.players))


def _vote(seen: View, seat: Seat, rng: Random) -> Tiles:
    if seat == seen.viewer and seen.tiles is not None:
        return seen.tiles
    drawn = iter(rng.sample(NUMBERS, seen.players - 1))
    return tuple(None if other == seat else next(drawn) for other in range(seen.players))
