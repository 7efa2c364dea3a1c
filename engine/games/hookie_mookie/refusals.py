"""The reason why a step is refused that answers no open question. The message never guesses about cards that the seat
does not know itself."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import cast

from engine.core.cards import Card, Cards
from engine.core.messages import Message, say
from engine.core.seats import CHANCE, Seat
from engine.core.steps import Step
from engine.core.words import quote
from engine.games.hookie_mookie.cards import OPEN, PLACE, VALUE, VALUE_NOUNS, card_noun, find, natural_values
from engine.games.hookie_mookie.options import HAND_SIZE
from engine.games.hookie_mookie.rules import NEW_SET
from engine.games.hookie_mookie.state import State

_NOT_NOW: Message = say("core-no-now")


def refusal(state: State, step: Step) -> Message:
    """Return the reason why no open prompt accepts `step`; call it only after all have refused it."""
    if step.by == CHANCE:
        return _refuse_chance(state, step)
    if state.phase in ("start", "deal"):
        return say("hookie_mookie-no-chance-first")
    if not state.hands[step.by]:
        return say("hookie_mookie-no-out")
    if state.phase == "hookie":
        return _refuse_in_hookie(state, step.by, step)
    if step.by != state.turn:
        return say("core-no-turn")
    refuse = _REFUSE.get(step.do)
    return refuse(state, step) if refuse is not None else _NOT_NOW


def _refuse_chance(state: State, step: Step) -> Message:
    ruleset = state.ruleset
    if state.phase == "start":
        return say("hookie_mookie-no-start-first")
    if state.phase != "deal" or step.do != "deal":
        return say("hookie_mookie-no-not-chance")
    sizes = [len(hand) for hand in cast("tuple[Cards, ...]", step.arg("hands"))]
    piles = len(cast(Cards, step.arg("ghost"))), len(cast(Cards, step.arg("deck")))
    if sizes != [HAND_SIZE] * ruleset.players or piles != (ruleset.ghost_cards, ruleset.deck_size):
        return say(
            "hookie_mookie-no-deal-piles",
            players=ruleset.players,
            size=HAND_SIZE,
            ghost=ruleset.ghost_cards,
            deck=ruleset.deck_size,
        )
    return say("hookie_mookie-no-deal-pack", count=ruleset.jokers)


def _refuse_in_hookie(state: State, seat: Seat, step: Step) -> Message:
    hookie = state.flip()
    if step.do != "offer":
        return say("hookie_mookie-no-offer-first")
    if seat not in (hookie.caller, hookie.partner):
        return say("hookie_mookie-no-offer-turn")
    if seat not in hookie.owing():
        return say("hookie_mookie-no-offered")
    return say("hookie_mookie-no-held", card=card_noun(Card(str(step.arg("card")))))


def _refuse_lay(state: State, step: Step) -> Message:
    hand, cards = state.hands[state.on_turn()], cast(Cards, step.arg("cards"))
    if not cards:
        return say("hookie_mookie-no-lay-none")
    for card, number in Counter(cards).items():
        if card not in hand:
            return say("hookie_mookie-no-held", card=card_noun(card))
        if number > hand.count(card):
            return say("hookie_mookie-no-held-often", card=card_noun(card))
    values = natural_values(cards)
    if len(values) > 1:
        first = next(card for card in cards if VALUE[card] == values[0])
        other = next(card for card in cards if VALUE[card] == values[1])
        return say("hookie_mookie-no-lay-values", card=card_noun(first), other=card_noun(other))
    to = dict(step.args).get("to")
    value = values[0] if values else OPEN
    return _refuse_new(state, value, len(cards)) if to is None else _refuse_adding(state, value, str(to))


def _refuse_new(state: State, value: str, size: int) -> Message:
    least, most = NEW_SET
    if find(state.sets, value):
        return (
            say("hookie_mookie-no-new-open")
            if value == OPEN
            else say("hookie_mookie-no-new-there", value=VALUE_NOUNS[value])
        )
    if size < least:
        return say("hookie_mookie-no-new-few")
    return say("hookie_mookie-no-new-many", count=size) if size > most else _NOT_NOW


def _refuse_adding(state: State, value: str, to: str) -> Message:
    if to not in PLACE:
        return say("hookie_mookie-no-to-word", text=quote(to))
    if find(state.sets, to) is None:
        return say("hookie_mookie-no-to-missing", value=VALUE_NOUNS[to])
    if to == OPEN:
        return say("hookie_mookie-no-open-taken", value=VALUE_NOUNS[value])
    return say("hookie_mookie-no-to-other", value=VALUE_NOUNS[to]) if value != to else _NOT_NOW


def _refuse_done(state: State, step: Step) -> Message:
    return _NOT_NOW if state.laid else say("hookie_mookie-no-done-early")


def _refuse_hookie(state: State, step: Step) -> Message:
    if state.laid:
        return say("hookie_mookie-no-hookie-laid")
    return say("hookie_mookie-no-partner-self" if step.arg("partner") == step.by else "hookie_mookie-no-partner-out")


def _refuse_offer(state: State, step: Step) -> Message:
    return say("hookie_mookie-no-hookie")


def _refuse_draw(state: State, step: Step) -> Message:
    if len(state.holders()) > 1:
        return say("hookie_mookie-no-draw-partner")
    return say("hookie_mookie-no-draw-laid" if state.laid else "hookie_mookie-no-draw-lay")


_REFUSE: Mapping[str, Callable[[State, Step], Message]] = {
    "lay": _refuse_lay,
    "done": _refuse_done,
    "hookie": _refuse_hookie,
    "offer": _refuse_offer,
    "draw": _refuse_draw,
}
