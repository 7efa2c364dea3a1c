"""Honour: calling what everybody could have seen, voting, agreeing. Never from knowledge of a hand.

The evidence for a renege: a seat did not follow a colour, and later in the hand showed a card of it. A bidder who put
a nest right in between may have got that card from there (RK-Q63), so that is no evidence.
"""

from collections.abc import Sequence

from engine.core.events import Heard
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.rook.bots.choice import Decision
from engine.games.rook.bots.counting import repaired_in, this_hand, tricks_of
from engine.games.rook.cards import ROOK, suit
from engine.games.rook.view import Play, View


def suspects(view: View, heard: Heard) -> tuple[tuple[Seat, int], ...]:
    """Plays (seat, trick) that a later card of the same seat gives away as reneges, the latest first: one that is
    still in time can be mended."""
    if view.trump is None:
        return ()
    events = this_hand(heard)
    tricks, repaired = tricks_of(events), repaired_in(events)
    found: list[tuple[Seat, int]] = []
    for number in sorted(tricks, reverse=True):
        plays = tricks[number]
        if not plays:
            continue
        lead = suit(plays[0][1], view.trump)
        for seat, card in plays[1:]:
            if card == ROOK or suit(card, view.trump) == lead or (seat == view.bidder and number <= repaired):
                continue
            if _shown_later(tricks, number, seat, lead, view.trump):
                found.append((seat, number))
    return tuple(found)


def _shown_later(tricks: dict[int, list[Play]], number: int, seat: Seat, color: str, trump: str) -> bool:
    return any(
        player == seat and suit(card, trump) == color
        for later, plays in tricks.items()
        if later > number
        for player, card in plays
    )


def accusation(view: View, heard: Heard, prompts: Sequence[Prompt]) -> Decision | None:
    """A call that the open prompts allow and the cards on the table justify, or None."""
    options = [(prompt, args) for prompt in prompts if prompt.verb == "call" for args in prompt.options]
    if not options:
        return None
    for seat, trick in suspects(view, heard):
        for prompt, args in options:
            said = dict(args)
            if seat != view.viewer and said.get("fault") == "renege" and (said["seat"], said["trick"]) == (seat, trick):
                return Decision(Step(prompt.who, "call", args), "seen_to_renege")
    return None


def vote(prompt: Prompt) -> Decision:
    """Against a fine: a computer player hears no talk at the table and accuses nobody on hearsay."""
    against = next((args for args in prompt.options if ("uphold", False) in args), prompt.options[0])
    return Decision(Step(prompt.who, "vote", against), "heard_nothing")
