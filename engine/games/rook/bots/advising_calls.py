"""What the coach says of honour's calls, votes and agreements. It hears no talk at the table and accuses nobody on
hearsay."""

from collections.abc import Sequence

from engine.core.advice import Advice, Details
from engine.core.events import Heard
from engine.core.prompts import Prompt
from engine.core.steps import Step
from engine.games.rook.bots.honour import accusation, suspects, vote
from engine.games.rook.bots.sides import partner_of
from engine.games.rook.view import View


def called_advice(view: View, heard: Heard, prompts: Sequence[Prompt], step: Step | None) -> Advice | None:
    """A call that is due, or what is to be said of a call or a vote; None where something else is asked."""
    due = accusation(view, heard, prompts)
    sensible = (due.step,) if due else ()
    if due and (step is None or step == due.step):
        return Advice(due.step, due.reason, _spot(due.step), sensible)
    if step is not None and step.do == "call":
        return Advice(step, *_call(view, heard, step), sensible)
    ballot = next((prompt for prompt in prompts if prompt.verb == "vote"), None)
    if ballot is None:
        return None
    best = vote(ballot).step
    reason = "heard_talk" if step is not None and step != best else "heard_nothing"
    return Advice(step or best, reason, (("seat", view.accused),), tuple(ballot.steps()))


def suspicion(view: View, heard: Heard) -> tuple[str, Details]:
    """What there is to say of agreeing to a count: that somebody was seen to renege and is let off, or nothing."""
    ours = view.viewer, partner_of(view)
    for seat, trick in suspects(view, heard):
        if seat not in ours:
            return "let_it_pass", (("seat", seat), ("trick", trick))
    return "nothing_to_call", ()


def _call(view: View, heard: Heard, step: Step) -> tuple[str, Details]:
    seat = step.arg("seat")
    match step.arg("fault"):
        case "nest":
            return "call_nest", (("seat", seat),)
        case "talk":
            return "call_talk", (("seat", seat),)
    if seat == view.viewer:
        return "own_up", (("trick", step.arg("trick")),)
    seen = (seat, step.arg("trick")) in suspects(view, heard)
    return "seen_to_renege" if seen else "call_on_suspicion", _spot(step)


def _spot(step: Step) -> Details:
    return (("seat", step.arg("seat")), ("trick", step.arg("trick")))
