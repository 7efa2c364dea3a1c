"""A second, plainer reading of the rules: steps as a record has them, one after the other, and the allowed next ones.

It shares no line with the engine and is slow on purpose; if the two disagree, one of them is wrong.
"""

from string import ascii_uppercase
from typing import Any

SIZES = {3: (7, 2), 4: (5, 3), 5: (4, 3)}


class Referee:
    """One match. `allowed` says whether a step may come next, `take` takes it."""

    def __init__(self, players: int, disputes: str) -> None:
        self.players, self.disputes = players, disputes
        self.hands: list[set[str]] = []
        self.open: list[set[str]] = [set() for _ in range(players)]
        self.start = self.turns = 0  # turns taken, clues included
        self.asked = self.revealed = False
        self.looked_at: int | None = None
        self.banned: set[str] = set()
        self.put: set[tuple[int, int, str]] = set()
        self.numbers: list[int] = []
        self.guesses: dict[tuple[int, int], set[str]] = {}
        self.named: dict[int, list[set[str] | None]] = {}

    @property
    def round(self) -> int:
        """0 for the clues; after the last turn of a round with guesses that round until all are in."""
        done, rest = divmod(self.turns, self.players)
        waiting = rest == 0 and done - 1 in (4, 5, 6) and not self.all_in(done - 1)
        return done - 1 if waiting else done

    def all_in(self, number: int) -> bool:
        """Whether all guesses after that round are in."""
        seats = range(self.players)
        return all((seat, number) in self.guesses for seat in seats) and (number < 6 or len(self.named) == self.players)

    def guessing(self) -> bool:
        """Whether it is the time of guesses."""
        return self.turns == (self.round + 1) * self.players and self.round in (4, 5, 6) and not self.all_in(self.round)

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.turns == 7 * self.players and self.all_in(6)

    def turn(self) -> int:
        """The seat whose turn it is."""
        return (self.start + self.turns) % self.players

    def allowed(self, step: dict[str, Any]) -> bool:
        """Whether the step may come next; it is well written."""
        by, do = step["by"], step["do"]
        if not self.hands:
            return do == "deal" and self._whole_deal(step)
        if do == "deal" or self.over():
            return False
        if self.looked_at is not None:
            hidden = self.hands[self.looked_at] - self.open[self.looked_at]
            return do == "peek" and by == "chance" and step["card"] in hidden
        if self.guessing():
            return self._good_guess(step)
        if by != self.turn() or do in ("peek", "guess", "hands"):
            return False
        if do == "clue" or (do == "withdraw" and "of" not in step):
            return self.round == 0 and self._good_word(step) and self._sent_back(step)
        if do in ("ask", "withdraw"):
            return self.round > 0 and not self.asked and self._good_word(step) and self._sent_back(step)
        return (self.asked and self._may_reveal()) if do == "done" else self._good_reveal(step)

    def take(self, step: dict[str, Any]) -> None:
        """Take an allowed step."""
        do, by = step["do"], step["by"]
        if do == "deal":
            self.hands, self.start = [set(hand) for hand in step["hands"]], step["start"]
        elif do == "withdraw":
            self.banned.add(step["word"])
        elif do in ("clue", "ask"):
            of = step.get("of", by)
            self.numbers.append(len([letter for letter in step["word"] if letter in self.hands[of]]))
            if do == "ask":
                self.put.add((by, of, "".join(sorted(step["word"]))))
            self.asked = True
            self._turn_over(do == "clue" or not self._may_reveal())
        elif do == "reveal":
            self.open[by].add(step["card"])
            self.looked_at, self.revealed = step["of"], True
        elif do == "peek":
            self.looked_at = None
            self._turn_over(self.asked)
        elif do == "done":
            self._turn_over(True)
        elif do == "guess":
            self.guesses[by, self.round] = set(step["letters"])
        else:
            self.named[by] = [None if cards is None else set(cards) for cards in step["letters"]]

    def _turn_over(self, over: bool) -> None:
        if over:
            self.turns, self.asked, self.revealed = self.turns + 1, False, False

    def _whole_deal(self, step: dict[str, Any]) -> bool:
        hand, playground = SIZES[self.players]
        piles = [*step["hands"], step["playground"], step["hooky"]]
        sizes = [len(pile) for pile in piles] == [hand] * self.players + [playground, 3]
        letters = sorted(letter for pile in piles for letter in pile) == list(ascii_uppercase)
        return sizes and letters and step["start"] in range(self.players)

    def _good_word(self, step: dict[str, Any]) -> bool:
        word, by, of = step["word"], step["by"], step.get("of")
        if len(word) != 5 or set(word) - set(ascii_uppercase) or word in self.banned:
            return False
        if of is None:
            return bool(set(word) & self.hands[by])
        return of in range(self.players) and of != by and (by, of, "".join(sorted(word))) not in self.put

    def _sent_back(self, step: dict[str, Any]) -> bool:
        if step["do"] != "withdraw":
            return True
        others, against = [seat for seat in range(self.players) if seat != step["by"]], step["against"]
        enough = {"off": 99, "consensus": len(others), "majority": 1 + len(others) // 2}[self.disputes]
        return against == [seat for seat in others if seat in against] and len(against) >= enough

    def _may_reveal(self) -> bool:
        hidden = [bool(hand - shown) for hand, shown in zip(self.hands, self.open, strict=True)]
        others = any(there for seat, there in enumerate(hidden) if seat != self.turn())
        return self.round >= 2 and not self.revealed and hidden[self.turn()] and others

    def _good_reveal(self, step: dict[str, Any]) -> bool:
        by, of = step["by"], step["of"]
        if not self._may_reveal() or of == by or of not in range(self.players):
            return False
        return step["card"] in self.hands[by] - self.open[by] and bool(self.hands[of] - self.open[of])

    def _good_guess(self, step: dict[str, Any]) -> bool:
        by, do = step["by"], step["do"]
        if do == "guess":
            return (by, self.round) not in self.guesses and len(step["letters"]) == 3 == len(set(step["letters"]))
        if do != "hands" or self.round != 6 or by in self.named or len(step["letters"]) != self.players:
            return False
        size = SIZES[self.players][0]
        return all(
            cards is None if seat == by else cards is not None and len(cards) == size == len(set(cards))
            for seat, cards in enumerate(step["letters"])
        )
