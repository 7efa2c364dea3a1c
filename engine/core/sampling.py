"""Random sampling: a question, a value of any shape (even one too large to list), or places for hidden cards.

Hidden cards are only placed where the known facts allow them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from engine.core.cards import Card, Cards
from engine.core.prompts import Prompt
from engine.core.shapes import Assignment, Deal, Lists, Number, One, PrintedDeal, Run, Shape, Some, Stack, Word
from engine.core.steps import Args, Step, Value


@dataclass(frozen=True, slots=True)
class CardRoom:
    """A place for `size` unknown cards, none of them of a `banned` kind."""

    size: int
    banned: frozenset[str] = frozenset()


def fill(
    pool: Sequence[Card], rooms: Sequence[CardRoom], kind: Callable[[Card], str], rng: Random
) -> list[Cards] | None:
    """Return one random way to put every card of `pool` into the rooms, a tuple for each room, or None if impossible.

    `kind` returns what a room can ban about a card: its colour, or the card itself. The cards with the fewest rooms go
    first, each into a random room. A full room passes one of its cards on to another.

    >>> from random import Random
    >>> from engine.core.sampling import CardRoom, fill
    >>> rooms = [CardRoom(1), CardRoom(1, banned=frozenset({"red"}))]
    >>> fill(["red-5", "black-6"], rooms, lambda card: card.split("-")[0], Random(1))
    [('red-5',), ('black-6',)]
    """
    if len(pool) != sum(room.size for room in rooms) or any(room.size < 0 for room in rooms):
        return None
    cards = list(pool)
    rng.shuffle(cards)
    choice = {found: sum(found not in room.banned for room in rooms) for found in set(map(kind, cards))}
    cards.sort(key=lambda card: choice[kind(card)])
    placed: list[list[Card]] = [[] for _ in rooms]
    if not all(_put(card, rooms, placed, set(), kind, rng) for card in cards):
        return None
    return [tuple(cards) for cards in placed]


def _put(
    card: Card,
    rooms: Sequence[CardRoom],
    placed: list[list[Card]],
    tried: set[int],
    kind: Callable[[Card], str],
    rng: Random,
) -> bool:
    own = kind(card)
    open_rooms = [place for place, room in enumerate(rooms) if own not in room.banned]
    spare = [rooms[place].size - len(placed[place]) for place in open_rooms]
    if any(spare):
        placed[rng.choices(open_rooms, spare)[0]].append(card)
        return True
    for place in open_rooms:
        if place not in tried:
            tried.add(place)
            for slot, other in enumerate(placed[place]):
                if _put(other, rooms, placed, tried, kind, rng):
                    placed[place][slot] = card
                    return True
    return False


def any_prompt(prompts: Sequence[Prompt], rng: Random) -> Prompt:
    """Return one of `prompts`, which has at least one. All verbs are equally likely."""
    verb = rng.choice(sorted({prompt.verb for prompt in prompts}))
    return rng.choice([prompt for prompt in prompts if prompt.verb == verb])


def any_step(prompts: Sequence[Prompt], rng: Random) -> Step:
    """Return a random answer to one of `prompts`, which are alternatives; there is at least one.

    Each prompt is equally likely, then each of its values. Of cards it takes the fewest allowed.
    """
    prompt = prompts[0] if len(prompts) == 1 else rng.choice(prompts)
    return prompt.answer(any_value(prompt.shape, rng))


def any_value(shape: Shape, rng: Random) -> Value:
    """Return a value that `shape` accepts, all equally likely. Of cards it takes the fewest allowed, of a run one."""
    match shape:
        case One(options):
            return rng.choice(options)
        case Some():
            return any_some(shape, max(0, shape.least - len(shape.must)), rng)
        case Number(least, most, stride):
            return rng.randrange(least, most + 1, stride)
        case Run(cards):
            return (rng.choice(cards),)
        case Word():
            return any_word(shape, rng)
        case Lists(cards, sizes):
            return tuple(None if size is None else tuple(rng.sample(cards, size)) for size in sizes)
        case Assignment(values, places):
            given = iter(rng.sample(values, sum(places)))
            return tuple(next(given) if is_open else None for is_open in places)
        case Deal():
            return _deal(shape, rng)
        case PrintedDeal(stacks):
            return tuple((stack.name, _stack(stack, rng)) for stack in stacks)


def any_some(some: Some, extra: int, rng: Random) -> Cards:
    """Return all cards that must be chosen, then `extra` random others."""
    return (*some.must, *rng.sample(some.free, extra))


def any_word(word: Word, rng: Random) -> str:
    """Return a word that `word` accepts, drawn letter by letter. There must be one, or this never returns."""
    while True:
        drawn = "".join(rng.choices(word.letters, k=word.length))
        if word.accepts(drawn):
            return drawn


def _deal(deal: Deal, rng: Random) -> Args:
    """The arguments of a deal: `cards` shuffled and cut into `piles`, in their order, again while a `kept` one lies
    aside."""
    while not deal.accepts(args := _cut(deal, rng)):
        pass
    return args


def _cut(deal: Deal, rng: Random) -> Args:
    pack = list(deal.cards)
    rng.shuffle(pack)
    args: list[tuple[str, Value]] = []
    for name, size in deal.piles:
        sizes = (size,) if isinstance(size, int) else size
        piles = tuple(tuple(pack.pop() for _ in range(length)) for length in sizes)
        args.append((name, piles[0] if isinstance(size, int) else piles))
    return tuple(args)


def _stack(stack: Stack, rng: Random) -> tuple[tuple[Value, ...], ...]:
    """The cards of a stack in any order, each on any of its sides, with our own texts."""
    return tuple(rng.choice(sides) for sides in rng.sample(stack.cards, stack.size))
