"""Tables written as people would write them: `"king csd, 7 sdh, queen d, joker 2"` are three kings (clubs, spades,
diamonds), three sevens, the queen of diamonds and two jokers."""

from collections.abc import Mapping, Sequence

from engine.core.cards import Card, Cards
from engine.core.events import Event
from engine.core.match import Match
from engine.core.prompts import Prompt
from engine.core.seats import CHANCE, Seat
from engine.core.steps import Step
from engine.games.hookie_mookie.cards import PLACE, Cleared, TableSet, pack, sort_hand, without
from engine.games.hookie_mookie.game import GAME
from engine.games.hookie_mookie.options import HAND_SIZE, ruleset
from engine.games.hookie_mookie.state import State
from tests.deals import do

SUITS = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}


def cards(text: str) -> Cards:
    """Cards in the order written."""
    found: list[Card] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        value, letters = part.split()
        if value == "joker":
            found += [Card("joker")] * int(letters)
        else:
            found += [Card(f"{value}-{SUITS[letter]}") for letter in letters]
    return tuple(found)


def new_match(players: int = 3, variant: str = "together", **options: object) -> Match:
    """A match before its first step."""
    return Match(GAME, GAME.setup(variant, players, options))


def deal(match: Match, hands: Sequence[str], deck: str = "", first: Seat = 0) -> tuple[Event, ...]:
    """The start and the deal. Hands, then ghost hand, then the rest of the deck are filled up in the pack's order."""
    chosen = match.state.ruleset
    do(match, CHANCE, "start", seat=first)
    top = cards(deck)
    dealt = [list(cards(hand)) for hand in hands]
    rest = list(without(pack(chosen.jokers), (*top, *(card for hand in dealt for card in hand))))
    for hand in dealt:
        while len(hand) < HAND_SIZE:
            hand.append(rest.pop(0))
    ghost = [rest.pop(0) for _ in range(chosen.ghost_cards)]
    piles = (("hands", tuple(map(tuple, dealt))), ("ghost", tuple(ghost)), ("deck", (*top, *rest)))
    return match.submit(Step(CHANCE, "deal", piles))


def table(
    *hands: str,
    sets: Mapping[str, str] | None = None,
    deck: str | int = 20,
    cleared: Sequence[tuple[str, int]] = (),
    turn: Seat = 0,
    variant: str = "together",
    **options: int,
) -> Match:
    """A match in the middle: `deck` is its cards from the top, or how many of the remaining ones; the ghost hand is the
    rest. `sets` by value word, `cleared` with their jokers."""
    setup = GAME.setup(variant, len(hands), options)
    held = tuple(sort_hand(cards(hand)) for hand in hands)
    lying = [TableSet(value, sort_hand(cards(text))) for value, text in (sets or {}).items()]
    gone = tuple(Cleared(value, jokers) for value, jokers in cleared)
    used = [card for pile in (*held, *(known.cards for known in lying)) for card in pile]
    used += [card for known in gone for card in (*cards(f"{known.value} cdhs"), *cards(f"joker {known.jokers}"))]
    rest = without(pack(int(setup.options.get("jokers", 0))), used)
    drawn = rest[:deck] if isinstance(deck, int) else cards(deck)
    state = State(
        ruleset(setup),
        "turn",
        turn,
        held,
        sort_hand(without(rest, drawn)),
        drawn,
        tuple(sorted(lying, key=lambda known: PLACE[known.value])),
        gone,
    )
    return Match(GAME, setup, state)


def lay(match: Match, text: str, to: str | None = None) -> tuple[Event, ...]:
    """The seat on turn lays cards."""
    args = {"cards": cards(text)} | ({} if to is None else {"to": to})
    return do(match, match.waiting()[0], "lay", **args)


def hookie(match: Match, partner: Seat, own: str, other: str) -> tuple[Event, ...]:
    """The seat on turn calls `partner`; it offers `own`, the partner `other`. Returns the events of the second
    offer."""
    caller = match.waiting()[0]
    do(match, caller, "hookie", partner=partner)
    do(match, caller, "offer", card=cards(own)[0])
    return do(match, partner, "offer", card=cards(other)[0])


def on_table(match: Match) -> dict[str, Cards]:
    """The sets on the table, by value word."""
    return {known.value: known.cards for known in match.state.sets}


def counts(match: Match) -> tuple[int, ...]:
    """Cards in each hand, then those in the deck."""
    return (*(len(hand) for hand in match.state.hands), len(match.state.deck))


def verbs(match: Match) -> set[str]:
    """The verbs that are allowed now."""
    return {prompt.verb for prompt in match.prompts()}


def listed(prompts: Sequence[Prompt], verb: str) -> set[tuple[object, ...]]:
    """All answers with that verb, each as the tuple of its arguments; cards sorted."""
    steps = [step for prompt in prompts for step in prompt.steps() if step.do == verb]
    return {tuple(sort_hand(part) if isinstance(part, tuple) else part for _, part in step.args) for step in steps}
