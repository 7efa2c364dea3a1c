"""The questions of each phase and the effect of each verb: the three functions that run a Rook match."""

from engine.core.game import Setup, make_apply, make_phase_prompts
from engine.core.prompts import Prompt
from engine.core.steps import Field, Kind, Step, Verb
from engine.games.rook.auction import auction_prompts, bid, say_pass
from engine.games.rook.honour import agree, call, call_prompts, cast_vote, review_prompts, vote_prompts
from engine.games.rook.nest import bury, bury_prompts, name_trump, repair, repair_prompts, trump_prompts
from engine.games.rook.options import ruleset
from engine.games.rook.seating import deal, deal_prompts, draw, draw_prompts
from engine.games.rook.state import Honour, Outcome, State
from engine.games.rook.tricks import play, play_prompts

VERBS = (
    Verb("draw", (Field("for", Kind.WORD), Field("cards", Kind.CARDS)), chance=True),
    Verb("deal", (Field("hands", Kind.HANDS), Field("nest", Kind.CARDS)), chance=True),
    Verb("bid", (Field("amount", Kind.INT),)),
    Verb("pass"),
    Verb("bury", (Field("cards", Kind.CARDS),)),
    Verb("trump", (Field("color", Kind.WORD),)),
    Verb("play", (Field("card", Kind.CARD),)),
    Verb(
        "call",
        (Field("fault", Kind.WORD), Field("seat", Kind.SEAT), Field("trick", Kind.INT, only=("fault", "renege"))),
    ),
    Verb("vote", (Field("uphold", Kind.BOOL),)),
    Verb("agree"),
)
"""The record's verbs."""


def start(setup: Setup) -> State:
    """Return the state before the first step. First partners are drawn, if the setup says so, else the first dealer."""
    chosen = ruleset(setup)
    return State(
        chosen,
        "partners" if chosen.partner_draw else "draw",
        tuple(range(chosen.players)),
        (0,) * len(chosen.sides),
    )


_by_phase = make_phase_prompts(
    {
        "partners": draw_prompts,
        "draw": draw_prompts,
        "deal": deal_prompts,
        "auction": auction_prompts,
        "bury": bury_prompts,
        "trump": trump_prompts,
        "play": play_prompts,
        "review": review_prompts,
    }
)


def prompts(state: State) -> tuple[Prompt, ...]:
    """Return the open questions: those of the phase and, in `honour`, the calls that may interrupt it."""
    hand = state.hand
    if hand is None or hand.honour is None:
        return _by_phase(state)
    return _honour_prompts(state, hand.honour)


def _honour_prompts(state: State, honour: Honour) -> tuple[Prompt, ...]:
    if honour.vote is not None:
        return vote_prompts(honour.vote)
    if honour.repairing:
        return repair_prompts(state)
    return _by_phase(state) + call_prompts(state)


def asking(state: State, verb: str) -> tuple[Prompt, ...]:
    """Return those of `prompts` that may ask for `verb`. This is faster, since calls are many and rare in a record."""
    honour = state.hand.honour if state.hand else None
    if honour is None or verb == "call" or honour.vote is not None or honour.repairing:
        return prompts(state)
    return _by_phase(state)


def _bury_or_repair(state: State, step: Step) -> Outcome:
    honour = state.live().honour
    return repair(state, step) if honour is not None and honour.repairing else bury(state, step)


apply = make_apply(
    {
        "draw": draw,
        "deal": deal,
        "bid": bid,
        "pass": say_pass,
        "bury": _bury_or_repair,
        "trump": name_trump,
        "play": play,
        "call": call,
        "vote": cast_vote,
        "agree": agree,
    }
)
"""The effect of a step, by its verb."""
