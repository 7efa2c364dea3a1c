"""Tables: fixed stacks, and the routine parts of a match."""

from collections.abc import Sequence

from engine.core.events import Event
from engine.core.match import Match
from engine.core.seats import CHANCE, Seat
from engine.core.steps import Step
from engine.games.word_porters.game import GAME
from tests.deals import do

Pair = tuple[str, str]
CHILDREN, TWO_ROUNDS = "children", "two_rounds"


def words(sides: str = "ab", cards: Sequence[int] = range(1, 41)) -> tuple[Pair, ...]:
    """A word stack: those cards in order, with alternating sides, and texts that no real card has."""
    shown = [(number, sides[place % len(sides)]) for place, number in enumerate(cards)]
    return tuple((f"w{number}{side}", f"Word {number}{side}") for number, side in shown)


def hints(variant: str = "standard") -> tuple[Pair, ...]:
    """A whole hint stack in order: `h1` on top."""
    return tuple((f"h{number}", f"hint {number}") for number in range(1, 54 if variant == "standard" else 31))


def deal_step(word_stack: Sequence[object], hint_stack: Sequence[object]) -> Step:
    """The deal of those stacks."""
    return Step(CHANCE, "deal", (("words", tuple(word_stack)), ("hints", tuple(hint_stack))))


def new_match(players: int = 4, variant: str = "standard", **options: object) -> Match:
    """A match before its first step."""
    return Match(GAME, GAME.setup(variant, players, options))


def laid(players: int = 4, start: Seat = 0, variant: str = "standard", **options: object) -> Match:
    """A match with its first round laid out: words `w1a`, `w2b`, `w3a` ... (for children: all `a`), then `h1`."""
    match = new_match(players, variant, **options)
    laid_out = range(1, 21 if variant == TWO_ROUNDS else 41)
    match.submit(deal_step(words("ab" if variant == "standard" else "a", laid_out), hints(variant)))
    do(match, CHANCE, "start", seat=start)
    return match


def dealt(
    players: int = 4,
    start: Seat = 0,
    variant: str = "standard",
    numbers: Sequence[int] = (4, 9, 1, 10, 2, 7),
    **options: object,
) -> Match:
    """A match in its first hint phase; with four those are the numbers of the example in docs/rules/word_porters.md."""
    match = laid(players, start, variant, **options)
    identities(match, numbers)
    return match


def identities(match: Match, numbers: Sequence[int] = (4, 9, 1, 10, 2, 7)) -> tuple[Event, ...]:
    """Give each seat an identity card."""
    return do(match, CHANCE, "identities", numbers=tuple(numbers[: match.setup.players]))


def place(match: Match, *hints: str | int) -> tuple[Event, ...]:
    """Each seat on turn places on the next of these hint cards; a number is a place in the row, 0 first. Returns the
    events of the last placing."""
    events: tuple[Event, ...] = ()
    for hint in hints:
        card = match.state.row[hint] if isinstance(hint, int) else hint
        events = do(match, match.waiting()[0], "place", hint=card)
    return events


def give_hints(match: Match) -> tuple[Event, ...]:
    """Play the rest of the hint phase: each seat takes the first empty card as long as there is one, and none
    shares."""
    events: tuple[Event, ...] = ()
    while match.state.phase == "hints":
        taken = {placing.hint for placing in match.state.placings}
        free = [hint for hint in match.state.row if hint not in taken]
        seat = match.waiting()[0]
        events = do(match, seat, "place", hint=free[0]) if free else do(match, seat, "pass")
    return events


def tiles(voter: Seat, players: int, first: int = 1) -> tuple[int | None, ...]:
    """A vote: the numbers from `first` on, one after the other."""
    numbers = iter(range(first, first + players))
    return tuple(None if seat == voter else next(numbers) for seat in range(players))


def vote(match: Match, *votes: Sequence[int | None]) -> tuple[Event, ...]:
    """The votes of seats 0, 1, 2 ...; returns the events of the last one."""
    events: tuple[Event, ...] = ()
    for seat, given in enumerate(votes):
        events = do(match, seat, "vote", tiles=tuple(given))
    return events


def vote_all(match: Match) -> tuple[Event, ...]:
    """All missing votes, none of them right: for every seat a number that is not its own."""
    events: tuple[Event, ...] = ()
    for seat in match.waiting():
        events = do(match, seat, "vote", tiles=wrong(seat, match.state.numbers))
    return events


def wrong(voter: Seat, numbers: Sequence[int]) -> tuple[int | None, ...]:
    """Tiles that are all wrong: numbers that no seat has, then the voter's own."""
    free = iter([number for number in range(1, 11) if number not in numbers] + [numbers[voter]])
    return tuple(None if seat == voter else next(free) for seat in range(len(numbers)))


def right(voter: Seat, numbers: Sequence[int], seats: Sequence[Seat]) -> tuple[int | None, ...]:
    """Tiles that are right for those seats and wrong for all others."""
    free = iter([number for number in range(1, 11) if number not in numbers] + [numbers[voter]])
    return tuple(
        None if seat == voter else numbers[seat] if seat in seats else next(free) for seat in range(len(numbers))
    )


def to_round(match: Match, number: int) -> Match:
    """Routine rounds without a point up to the hints of that round; one after the last is the end."""
    while match.state.round < number and not match.over:
        if match.state.phase == "hints":
            give_hints(match)
        vote_all(match)
        if match.state.phase == "reshuffle":
            do(match, CHANCE, "reshuffle", hints=match.state.discarded)
        if match.state.phase == "identities":
            identities(match)
    return match


def left(match: Match, seat: Seat) -> tuple[int, ...]:
    """The tokens that a seat has not placed."""
    return match.view("public").tokens[seat]


def can_go(match: Match) -> set[str]:
    """The hint cards on which the seat on turn may place."""
    asked = [prompt for prompt in match.prompts() if prompt.verb == "place"]
    return {str(dict(args)["hint"]) for prompt in asked for args in prompt.shape.options}


def verbs(match: Match) -> set[str]:
    """The verbs that are allowed now."""
    return {prompt.verb for prompt in match.prompts()}
