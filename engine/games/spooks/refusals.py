"""The reason why a step is refused that answers no open question. The message never guesses about cards that the seat
does not know itself."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import cast

from engine.core.cards import Card, Cards
from engine.core.messages import Message, Who, say
from engine.core.seats import CHANCE
from engine.core.steps import Step
from engine.games.spooks.cards import CAT, NUMBER, SPIDERS, card_noun
from engine.games.spooks.dealing import dealers, opening_card
from engine.games.spooks.options import hand_sizes
from engine.games.spooks.pile import why_unfit
from engine.games.spooks.state import Hand, State, fewest

_WAITING: Mapping[str, str] = {
    "open": "spooks-no-open-first",
    "lead": "spooks-no-lead-first",
    "blue": "spooks-no-blue-first",
    "red": "spooks-no-red-first",
    "straight": "spooks-no-straight-first",
    "trick": "spooks-no-trick-first",
    "bite": "spooks-no-bite-first",
    "gift": "spooks-no-gift-first",
    "handing": "spooks-no-handing-first",
}
"""The message about the step that is due first, by phase."""
_NOT_NOW: Message = say("core-no-now")


def refusal(state: State, step: Step) -> Message:
    """Return the reason why no open prompt accepts `step`; call it only after all have refused it."""
    if step.by == CHANCE:
        return _refuse_deal(state, step) if state.hand is None else say("spooks-no-deal-over")
    if state.hand is None:
        return say("spooks-no-deal-first")
    if step.by not in state.hand.seats:
        return say("spooks-no-dropped", seat=Who(step.by))
    return _REFUSE.get(step.do, _refuse_unknown)(state, step)


def _refuse_unknown(state: State, step: Step) -> Message:
    return _NOT_NOW


def _refuse_deal(state: State, step: Step) -> Message:
    ruleset = state.ruleset
    named = dict(step.args)
    dealer, hands = cast(int, named["dealer"]), cast("tuple[Cards, ...]", named["hands"])
    if dealer not in dealers(state):
        return say("spooks-no-deal-turn", number=dealers(state)[0])
    with_ghost = "ghost" in named
    if with_ghost != ruleset.ghost:
        return say("spooks-no-deal-ghost" if ruleset.ghost else "spooks-no-deal-no-ghost")
    if len(hands) != ruleset.players:
        return say("spooks-no-deal-seats", players=ruleset.players)
    sizes, ghost_size = hand_sizes(ruleset, state.seats, dealer)
    for seat, hand in enumerate(hands):
        if len(hand) != sizes[seat]:
            return say("spooks-no-deal-size", number=seat, count=sizes[seat], given=len(hand))
    ghost = cast(Cards, named.get("ghost", ()))
    if len(ghost) != ghost_size:
        return say("spooks-no-deal-ghost-size", count=ghost_size, given=len(ghost))
    if ruleset.even and SPIDERS[0] in ghost:
        return say("spooks-no-deal-aside", card=card_noun(SPIDERS[0]))
    surplus = Counter(card for hand in (*hands, ghost) for card in hand) - Counter(ruleset.deck)
    return say("spooks-no-deal-twice", card=card_noun(next(iter(surplus)))) if surplus else _NOT_NOW


def _refuse_play(state: State, step: Step) -> Message:
    hand, card = state.live(), cast(Card, step.arg("card"))
    if state.phase not in ("open", "lead", "blue", "red"):
        return say(_WAITING[state.phase])
    if step.by != hand.turn:
        return say("core-no-turn")
    if card not in hand.hands[hand.turn]:
        return say("spooks-no-held", card=card_noun(card))
    if state.phase == "open":
        return say("spooks-no-open-card", card=card_noun(opening_card(hand)))
    return _NOT_NOW if state.phase == "lead" else why_unfit(hand.top, hand.up)


def _refuse_pass(state: State, step: Step) -> Message:
    hand = state.live()
    if state.phase not in ("open", "lead", "blue", "red"):
        return say(_WAITING[state.phase])
    if step.by != hand.turn:
        return say("core-no-turn")
    if state.phase == "red":
        return say("spooks-no-red-able", card=card_noun(hand.top))
    return say("spooks-no-pass-open" if state.phase == "open" else "spooks-no-pass-lead")


def _refuse_straight(state: State, step: Step) -> Message:
    hand, cards = state.live(), cast(Cards, step.arg("cards"))
    if state.phase != "straight":
        return say("spooks-no-straights" if state.ruleset.children else "spooks-no-straight-none")
    if step.by != hand.actor:
        return say("spooks-no-straight-turn")
    if not cards:
        return say("spooks-no-straight-empty")
    lacking = Counter(cards) - Counter(hand.hands[hand.actor])
    if lacking:
        return say("spooks-no-held", card=card_noun(next(iter(lacking))))
    if CAT in cards:
        return say("spooks-no-straight-cat")
    return say(
        "spooks-no-straight-order" if len({NUMBER[card] for card in cards}) == len(cards) else "spooks-no-straight-same"
    )


def _refuse_lay(state: State, step: Step) -> Message:
    hand, card = state.live(), cast(Card, step.arg("card"))
    if state.phase != "trick":
        return say("spooks-no-lay-none")
    if step.by not in hand.laying:
        return say("spooks-no-lay-playoff")
    if any(seat == step.by for seat, _ in hand.laid):
        return say("spooks-no-lay-twice")
    return say("spooks-no-held", card=card_noun(card))


def _refuse_give(state: State, step: Step) -> Message:
    hand, named = state.live(), dict(step.args)
    card = cast(Card, named["card"])
    if state.phase not in ("bite", "gift", "handing"):
        return say("spooks-no-give-none")
    if state.phase == "handing" and any(seat == step.by for seat, _ in hand.laid):
        return say("spooks-no-give-twice")
    if state.phase == "bite" and step.by != hand.givers[0]:
        return _refuse_bite(state, hand, step)
    if state.phase == "gift" and step.by != hand.actor:
        return say("spooks-no-gift-turn")
    assert isinstance(step.by, int)
    if card not in hand.hands[step.by]:
        return say("spooks-no-held", card=card_noun(card))
    if state.phase != "gift":
        return say("spooks-no-give-to")
    if "to" not in named:
        return say("spooks-no-gift-to")
    return _NOT_NOW if named["to"] in fewest(hand, step.by) else say("spooks-no-gift-fewest")


def _refuse_bite(state: State, hand: Hand, step: Step) -> Message:
    if step.by == hand.victim:
        return say("spooks-no-give-victim")
    if step.by in hand.givers:
        return say("spooks-no-give-turn")
    # In the children's game only the Bat's player gives (SP-117), so the others' turn never comes.
    return (
        say("spooks-no-give-bat", seat=Who(hand.givers[0])) if state.ruleset.children else say("spooks-no-give-twice")
    )


_REFUSE: Mapping[str, Callable[[State, Step], Message]] = {
    "play": _refuse_play,
    "pass": _refuse_pass,
    "straight": _refuse_straight,
    "lay": _refuse_lay,
    "give": _refuse_give,
}
