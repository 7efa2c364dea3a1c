"""The round sign: the number of the round, and what follows each: a card of the Playground, or a guess."""

import pygame

from engine.core.messages import Message, say
from engine.games.hooky.view import View
from game.canvas import put
from game.draw import text
from game.draw.boards import sign
from game.draw.cache import cached
from game.draw.color import lighter
from game.draw.icons import icon
from game.draw.paper import Piece, board, to_write_on
from game.theme import CREAM, GOLD, GOLD_INK, Theme
from scenes.games.hooky.art.faces import back
from scenes.games.hooky.layout import spots
from scenes.seating import Seating
from scenes.table.phrases import Speakers
from scenes.table.stage.swings import Hung

GROUND = "#16302A"
PLACE, STEP = 62, 72
NUMBER = 44
PASSED, OPEN = "#3C6A5C", "#24493F"
TITLE_HIGH = 52
AFTER_HIGH = 40


def title(view: View) -> Message:
    """Return the heading of the sign."""
    if view.phase == "clues":
        return say("hooky-sign-clues")
    if view.phase == "guesses":
        return say("hooky-sign-guesses", round=view.round)
    if view.phase == "end":
        return say("hooky-sign-end")
    return say("hooky-sign-round", round=view.round, total=view.rounds) if view.round else say("hooky-sign")


def after(view: View) -> tuple[str, ...]:
    """Return what follows each round: "card" (HK-68, HK-69), "guess" (HK-71) or nothing."""
    cards = len(view.turned) + view.playground_size
    return tuple(
        "guess" if number in view.ruleset.guessed_after else "card" if number <= cards else ""
        for number in range(1, view.rounds + 1)
    )


def signs(view: View, who: Speakers, seating: Seating, theme: Theme) -> tuple[Hung, ...]:
    """Return one board, on the left."""
    where = spots(view.players, len(view.turned) + view.playground_size, Theme(theme.name, text_scale=theme.text_scale))
    left, top, wide, high = where.sign
    now = view.rounds + 1 if view.phase == "end" else view.round
    return (((left, top), round_sign(who.words(title(view)), now, after(view), (wide, high), theme)),)


@cached
def round_sign(words: str, now: int, afterwards: tuple[str, ...], size: tuple[int, int], theme: Theme) -> Piece:
    """A place for each round, those before `now` pale, anchored at its upper left corner."""
    wide, high = size
    ground = theme.sign if theme.high_contrast else GROUND
    piece, paper = to_write_on(sign(wide, high, words, 60, theme, ground))
    titled = 0 if theme.large_text else TITLE_HIGH
    middle = titled + (high - titled - AFTER_HIGH) / 2 + 2
    for place, then in enumerate(afterwards):
        number = place + 1
        x = wide / 2 + (place - (len(afterwards) - 1) / 2) * STEP
        put(paper, _place(number, number == now, number < now), center=(x, middle))
        mark = _then(then)
        if mark is not None:
            put(paper, mark, center=(x, high - AFTER_HIGH / 2 - 5))
    return piece


@cached
def _place(number: int, now: bool, passed: bool) -> pygame.Surface:
    ground = GOLD if now else PASSED if passed else OPEN
    high = 46
    out = board(PLACE, high, ground, 12, lighter(ground, 0.25), 3).copy()
    color = GOLD_INK if now else CREAM
    text.place(out, str(number), NUMBER - 8, (PLACE / 2, high / 2), color, "extrabold")
    return out


@cached
def _then(what: str) -> pygame.Surface | None:
    """A small back for the Playground's next card, a question mark for a guess."""
    if what == "card":
        return back(24)
    if what == "guess":
        return icon("question", 34, CREAM, GROUND)
    return None
