"""imagine(): a complete state that a viewer could not tell from the real one.

Words, numbers, looks, face-up cards and the viewer's own hand and guesses are as seen. The others have hands that fit
every public number. The remaining letters are placed at random in the Playground and among the Hooky cards.
"""

from dataclasses import replace
from random import Random

from engine.core.cards import Cards
from engine.core.events import Heard
from engine.core.seats import Seat
from engine.games.hooky.cards import sort_hand
from engine.games.hooky.deduction import Hands, letters, possible
from engine.games.hooky.events import HandsGuessed, HookyGuessed
from engine.games.hooky.options import HOOKY
from engine.games.hooky.state import HandGuess, Look, State
from engine.games.hooky.view import View


def imagine(seen: View, heard: Heard, rng: Random) -> State:
    """Return a state with the same view and the same questions for the viewer; `rng` draws the hidden cards.

    ValueError if nothing fits `seen`.
    """
    chosen = seen.ruleset
    if seen.phase == "deal":
        return State(chosen, "deal")
    hands = seen.hands or _hands(seen, rng)
    playground, hooky = _rest(seen, hands, rng)
    state = State(
        ruleset=chosen,
        phase=seen.phase,
        start=seen.start,
        turn=seen.turn,
        round=seen.round,
        hands=hands,
        playground=playground,
        turned=len(seen.turned),
        hooky=hooky,
        spoken=seen.spoken,
        sent_back=seen.sent_back,
        looks=_looks(seen, hands, rng),
        asked=seen.questioned,
        looked=seen.looked,
    )
    return _with_guesses(state, seen, heard, rng)


def _hands(seen: View, rng: Random) -> tuple[Cards, ...]:
    """A hand for every seat, without common cards."""
    found = shared_out(possible(seen), rng)
    if found is None:
        raise ValueError("no hands fit what is seen")
    return tuple(letters(found[seat]) if seat in found else seen.hand for seat in range(seen.players))


def shared_out(lists: dict[Seat, Hands], rng: Random) -> dict[Seat, int] | None:
    """Return one hand for each seat from its list, without common cards, or None. The seat with the fewest choices is
    first."""
    if not lists:
        return {}
    seat = min(lists, key=lambda seat: (len(lists[seat]), seat))
    rest = {other: hands for other, hands in lists.items() if other != seat}
    own = lists[seat]
    first = rng.randrange(len(own)) if own else 0
    for hand in (*own[first:], *own[:first]):
        left = {other: tuple([h for h in hands if not h & hand]) for other, hands in rest.items()}
        if all(left.values()) and (found := shared_out(left, rng)) is not None:
            return {seat: hand, **found}
    return None


def _rest(seen: View, hands: tuple[Cards, ...], rng: Random) -> tuple[Cards, Cards]:
    """The Playground, face-up cards first, and the Hooky cards: all letters that are in no hand."""
    if seen.phase == "end":
        return seen.turned, seen.hooky
    held = {card for hand in hands for card in hand} | set(seen.turned)
    loose = [card for card in seen.ruleset.kind.letters if card not in held]
    rng.shuffle(loose)
    return (*seen.turned, *loose[HOOKY:]), sort_hand(loose[:HOOKY])


def _looks(seen: View, hands: tuple[Cards, ...], rng: Random) -> tuple[Look, ...]:
    """The looks. Others saw a random card that was face down then; a look that waits for chance has no card yet."""
    found: list[Look] = []
    for place, look in enumerate(seen.looks):
        if look.card is not None or (seen.phase == "look" and place == len(seen.looks) - 1):
            found.append(look)
            continue
        open_then = [earlier.shown for earlier in seen.looks[:place] if earlier.seat == look.of]
        found.append(replace(look, card=rng.choice([card for card in hands[look.of] if card not in open_then])))
    return tuple(found)


def _with_guesses(state: State, seen: View, heard: Heard, rng: Random) -> State:
    """The viewer's own guesses; for the others random letters, as many as the events say."""
    if seen.phase == "end":
        return replace(state, guesses=seen.all_guesses, hand_guesses=seen.all_hand_guesses)
    guesses: list[tuple[Cards, ...]] = []
    named: list[HandGuess | None] = []
    for seat in range(seen.players):
        if seat == seen.viewer:
            guesses.append(seen.guesses)
            named.append(seen.hand_guess)
            continue
        given = sum(isinstance(event, HookyGuessed) and event.seat == seat for event in heard)
        guesses.append(tuple(_any(state.ruleset.kind.letters, HOOKY, rng) for _ in range(given)))
        told = any(isinstance(event, HandsGuessed) and event.seat == seat for event in heard)
        others = [None if other == seat else seen.hand_size for other in range(seen.players)]
        pool = state.ruleset.kind.letters
        named.append(tuple(None if size is None else _any(pool, size, rng) for size in others) if told else None)
    return replace(state, guesses=tuple(guesses), hand_guesses=tuple(named))


def _any(letters: Cards, size: int, rng: Random) -> Cards:
    return sort_hand(rng.sample(letters, size))
