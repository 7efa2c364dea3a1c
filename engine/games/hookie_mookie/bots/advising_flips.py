"""What the coach says of flips: whom to call, and which card to offer."""

from typing import cast

from engine.core.advice import Details, Thought
from engine.core.cards import Card
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.hookie_mookie.bots.expectations import Promises
from engine.games.hookie_mookie.bots.flipping import fresh, rival
from engine.games.hookie_mookie.bots.tiers import Tier
from engine.games.hookie_mookie.cards import JOKER, VALUE
from engine.games.hookie_mookie.view import View


def call_thought(view: View, promises: Promises, step: Step, best: Step) -> Thought:
    """What calling that seat is worth."""
    seat, other = cast(Seat, step.by), cast(Seat, step.arg("partner"))
    promised = promises.of(other, seat)
    if rival(view, other, seat):
        return Thought(step, Tier.POOR, "helps_home", _seat(other, ("left", view.counts[other])))
    if promised and any(VALUE[card] == promised for card in view.hand):
        return Thought(step, Tier.BEST, "answer_promise", _seat(other, ("value", promised)))
    if JOKER in view.hand:
        return Thought(step, _blind(promises, other, best), "joker_matches", _seat(other))
    if promised is None:
        return Thought(step, _blind(promises, other, best), "call_blind", _seat(other))
    if step == best:
        return Thought(step, Tier.BEST, "call_anyway", _seat(other, ("value", promised)))
    return Thought(step, Tier.LOST, "call_unheld", _seat(other, ("value", promised)))


def _blind(promises: Promises, other: Seat, best: Step) -> Tier:
    """Without a promise it is all the same whom one calls of those who have shown least, if one is to call at all."""
    if best.do != "hookie":
        return Tier.UNSURE
    least = len(promises.shown[cast(Seat, best.arg("partner"))])
    return Tier.BEST if len(promises.shown[other]) <= least else Tier.UNSURE


def offer_thought(view: View, promises: Promises, step: Step, best: Step) -> Thought:
    """What it is worth to lay that card face down."""
    seat, card = cast(Seat, step.by), cast(Card, step.arg("card"))
    assert view.caller is not None and view.partner is not None
    calls = seat == view.caller
    other = view.partner if calls else view.caller
    value, wanted = VALUE[card], VALUE[cast(Card, best.arg("card"))]
    alike = value == wanted
    if not calls and rival(view, other, seat) and alike:
        return Thought(step, Tier.BEST, "help_nobody_home", _seat(other, ("left", view.counts[other])))
    promised = promises.of(other, seat) if calls else promises.of(seat, other)
    held = promised is not None and any(VALUE[one] == promised for one in view.hand)
    if held and value == promised:
        return Thought(
            step,
            Tier.BEST if alike else Tier.UNSURE,
            "answer_promise" if calls else "keep_promise",
            _seat(other, ("value", value)),
        )
    if card == JOKER and alike:
        return Thought(step, Tier.BEST, "joker_matches", _seat(other))
    if card == JOKER:
        return Thought(step, Tier.POOR, "spend_joker")
    if held:
        reason = "miss_promise" if calls else "break_promise"
        return Thought(step, Tier.LOST, reason, _seat(other, ("value", promised)))
    facts = (("value", value),)
    if alike:
        reason = fresh(view, seat, promises).reason
        return Thought(step, Tier.BEST, reason if reason != "joker_matches" else "show_highest", facts)
    return Thought(step, Tier.UNSURE, "show_other", facts)


def _seat(seat: Seat, *more: tuple[str, object]) -> Details:
    return (("seat", seat), *more)
