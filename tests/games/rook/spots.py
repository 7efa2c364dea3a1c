"""Positions in the middle of a hand, written as words, to ask computer players for a card."""

from dataclasses import fields

from engine.core.events import Heard
from engine.core.prompts import Prompt
from engine.core.shapes import One
from engine.core.steps import Step
from engine.games.rook.bots import decide
from engine.games.rook.cards import playable, sort_hand, suit
from engine.games.rook.events import CardPlayed, HandDealt
from engine.games.rook.view import View

_SIZES = {4: 5, 5: 6, 6: 2}


def cards(words: str) -> tuple[str, ...]:
    """`"red 5 14, rook"` as cards."""
    found = []
    for group in words.split(","):
        color, *numbers = group.split()
        found += [f"{color}-{number}" for number in numbers] or [color]
    return sort_hand(found)


def spot(
    hand: str,
    trick: str = "",
    seat: int = 0,
    trump: str = "red",
    bidder: int | None = None,
    variant: str = "classic",
    past: tuple[str, ...] = (),
    players: int = 4,
    **more: object,
) -> tuple[View, Heard]:
    """What `seat` sees and heard when it must play; `trick` and each of `past` are like `"1 red-5, 2 red-7"`."""
    before, now = [_plays(text) for text in past], _plays(trick)
    held = cards(hand)
    events: list[object] = [HandDealt(3, (None,) * players, (len(held) + len(past),) * players, _SIZES[players])]
    for number, plays in enumerate((*before, now), 1):
        events += [CardPlayed(player, card, number, place) for place, (player, card) in enumerate(plays)]
    played = {player for player, _ in now}
    given: dict[str, object] = {name.name: () for name in fields(View)} | {
        "viewer": seat, "variant": variant, "players": players, "target": 300, "honour": False, "phase": "play",
        "partner_draw": False, "seating": tuple(range(players)), "dealer": 3, "hand": held,
        "counts": tuple(len(held) - (player in played) for player in range(players)), "nest_size": _SIZES[players],
        "nest": None, "nest_dealt": None, "turned": None, "rook_under": False, "asked": (seat,), "bidder": bidder,
        "bid": None if bidder is None else 80, "trump": trump, "trick": now, "trick_number": len(past) + 1,
        "latest": None, "accused": None, "accuser": None, "own_vote": None, "nest_counted": False, "mending": False,
        "totals": (0, 0),
    }  # fmt: skip
    return View(**(given | more)), tuple(events)


def card_of(view: View, heard: Heard, level: str = "fair", seed: int = 1) -> str:
    """The card that a computer player plays there."""
    led = suit(view.trick[0][1], view.trump) if view.trick else None
    options = tuple((("card", card),) for card in playable(view.hand, led, view.trump or ""))
    return str(decide(view, heard, (Prompt(view.viewer, "play", One(options)),), level, seed).arg("card"))


def says(view: View, heard: Heard, *prompts: Prompt, level: str = "fair", seed: int = 1) -> Step:
    """The answer to other questions."""
    return decide(view, heard, prompts, level, seed)


def _plays(text: str) -> tuple[tuple[int, str], ...]:
    pairs = (play.split() for play in text.split(",") if play.strip())
    return tuple((int(seat), card) for seat, card in pairs)
