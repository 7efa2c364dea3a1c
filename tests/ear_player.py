"""A player who knows only what was said aloud. It wanders over what it hears and confirms what fits.

It knows some words of five letters, and what a few sentences of Hooky ask for.
"""

import re
from collections.abc import Sequence
from random import Random

from game.input.actions import DIRECTIONS, ERASE, Action

WORDS = (
    "HOUSE MOUSE TIGER APPLE BREAD CHAIR DANCE EAGLE FRUIT GRAPE HORSE JUICE KNIFE LEMON MUSIC NIGHT OCEAN PIANO QUEEN",
    "RIVER SNAKE TABLE UNCLE VOICE WATER ZEBRA BLACK CLOCK DREAM EARTH FIELD GLASS HEART LIGHT MONEY PLANT QUICK ROUND",
    "SHIRT TRAIN UNDER VIVID WHITE YOUNG JUDGE BLAZE FIXED JUMPY WALTZ PROXY",
)
SPELLS = ("Spell a word", "Which word")
"""The beginnings of questions that are answered with a spelled word."""
MISSING, MORE, HAND_IN = "Who is missing?", "Choose", "Hand in"
"""The question that is answered with letters, and what the plate says before and when it can be confirmed."""
EVENT = re.compile(r"[A-Z][a-z]+ (?:asks|says|answers|shows)\b")
SPELLED, GUESSED = 5, 3
"""Letters of a word, and of a guess."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
TURNS = sorted(DIRECTIONS, key=lambda action: action.value)
AVOIDED = ("does not fit", "You already have", "you need two", "Choose a card first", "Open register")
"""Words of things that the player does not confirm: what is not allowed, and a page without an answer."""
PATIENCE = 40
"""Presses after which the player tries again what led nowhere."""

Deed = Action | str
"""A press, or letters to type."""


class EarPlayer:
    """Decides from sentences alone. `hear` gets them, in order; `deed` is called when there is silence."""

    def __init__(self, wanted: Sequence[str], seed: int) -> None:
        """`wanted`: names to look for, one after the other, before the match: of the game on the title, for example."""
        self.wanted = list(wanted)
        self.heard = ""
        self._chance = Random(seed)
        self._words = [word for line in WORDS for word in line.split()]
        self._asked = ""  # the question that letters answer
        self._known: set[str] = set()  # everything that was said so far
        self._tried: set[str] = set()  # what was confirmed since there was news
        self._last, self._idle = "", 0
        self._after: list[Deed] = []

    def hear(self, words: str) -> None:
        """Remember one thing that was said."""
        self.heard = words
        if words not in self._known:  # news, so that things may have changed; but what was confirmed last did this
            self._known.add(words)
            self._tried, self._idle = {self._last}, 0
        if EVENT.match(words):
            self._asked = ""
        for sentence in re.split(r"(?<=[.?!]) ", words):
            if sentence.startswith((*SPELLS, MISSING)):
                self._asked = sentence

    def deed(self) -> Deed:
        """Return what to do now."""
        if self._after:
            return self._after.pop(0)
        if self.wanted:
            return self._look_for(self.wanted[0])
        return self._spell() if self._asked else self._wander()

    def _look_for(self, name: str) -> Deed:
        if self.heard.startswith(name):
            self.wanted.pop(0)
            return Action.CONFIRM
        return Action.RIGHT

    def _wander(self) -> Deed:
        """Confirm what was heard, unless it led nowhere before, or move on."""
        self._idle += 1
        if self._idle > PATIENCE:
            self._tried, self._idle = set(), 0
        avoided = self.heard in self._tried or any(words in self.heard for words in AVOIDED)
        if avoided or self._chance.random() < 0.5:
            return self._chance.choice(TURNS)
        self._tried.add(self.heard)
        self._last = self.heard
        return Action.CONFIRM

    def _spell(self) -> Deed:
        """Spell a word, or guess three letters and let the rest be filled in."""
        if not self._asked.startswith(MISSING):
            self._after = [self._words.pop(self._chance.randrange(len(self._words))), Action.CONFIRM]
            return ERASE * SPELLED
        if HAND_IN in self.heard:
            self._asked = ""
            return Action.CONFIRM
        return Action.NEXT if MORE in self.heard else "".join(self._chance.sample(LETTERS, GUESSED))
