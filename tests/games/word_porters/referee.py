"""A second, plainer reading of the rules: steps as a record has them, one after the other, and the allowed next ones.

It shares no line with the engine and is slow on purpose; if the two disagree, one of them is wrong.
"""

from typing import Any


class Referee:
    """One match. `allowed` says whether a step may come next, `take` takes it."""

    def __init__(self, players: int, variant: str, mix: bool) -> None:
        self.players, self.children, self.mix = players, variant != "standard", mix
        self.rounds, self.last = (2, 2) if variant == "two_rounds" else (4, 3)
        self.texts: dict[str, str] = {}
        self.deck: list[str] = []
        self.used: list[str] = []
        self.row: list[str] = []
        self.begun = False
        self.start = self.round = 0
        self.numbers: list[int] = []
        self.lying: dict[str, list[tuple[int, list[int]]]] = {}
        self.held: list[list[int]] = []
        self.out: set[int] = set()
        self.turn: int | None = None
        self.votes: dict[int, list[int | None]] = {}
        self.points: list[list[int]] = []
        self.starts: list[int] = []

    def wants(self) -> str:
        """The next thing that must happen."""
        if not self.texts:
            return "deal"
        if not self.begun:
            return "start"
        if len(self.points) == self.rounds:
            return "nothing"
        if not self.deck:
            return "reshuffle"
        if not self.numbers:
            return "identities"
        return "hints" if self.turn is not None else "votes"

    def totals(self) -> list[int]:
        """The scores."""
        return [sum(points[seat] for points in self.points) for seat in range(self.players)]

    def allowed(self, step: dict[str, Any]) -> bool:
        """Whether the step may come next; it is well written."""
        by, do, wants = step["by"], step["do"], self.wants()
        if wants == "hints":
            if by != self.turn:
                return False
            empty = [hint for hint in self.row if hint not in self.lying]
            return self.children or not empty if do == "pass" else do == "place" and self._can_go(by, step["hint"])
        if wants == "votes":
            return do == "vote" and by not in self.votes and self._good_vote(by, step["tiles"])
        if do != wants:
            return False
        if do == "deal":
            return self._good_deal(step)
        if do == "start":
            return 0 <= step["seat"] < self.players
        if do == "reshuffle":
            return sorted(step["hints"]) == sorted(self.used)
        return len(step["numbers"]) == self.players and self._different(step["numbers"])

    def take(self, step: dict[str, Any]) -> None:
        """Take an allowed step."""
        do, by = step["do"], step["by"]
        if do == "deal":
            self.texts = dict([*map(tuple, step["words"]), *map(tuple, step["hints"])])
            self.deck = [card for card, _ in step["hints"]]
        elif do == "start":
            self.begun, self.start = True, step["seat"]
            self._lay_out()
        elif do == "reshuffle":
            self.deck, self.used = list(step["hints"]), []
            self._draw()
        elif do == "identities":
            self.numbers, self.turn = list(step["numbers"]), self.start
        elif do == "vote":
            self.votes[by] = step["tiles"]
            if len(self.votes) == self.players:
                self._score()
        else:
            if do == "place":
                self._put(by, step["hint"])
            else:
                self.out.add(by)
            order = [(by + way) % self.players for way in range(1, self.players + 1)]
            self.turn = next((seat for seat in order if self.held[seat] and seat not in self.out), None)

    def _lay_out(self) -> None:
        self.starts.append(self.start)
        self.used += self.row
        self.row, self.numbers, self.lying, self.out, self.votes, self.turn = [], [], {}, set(), {}, None
        self.held = [list(range(1, self.last + 1)) for _ in range(self.players)]
        self._draw()

    def _draw(self) -> None:
        while self.deck and len(self.row) < {3: 9, 4: 10, 5: 11, 6: 12}[self.players]:
            self.row.append(self.deck.pop(0))

    def _can_go(self, seat: int, hint: str) -> bool:
        if hint not in self.row or seat in [other for other, _ in self.lying.get(hint, [])]:
            return False
        return hint not in self.lying or (self.last in self.held[seat] and self.held[seat] != [self.last])

    def _put(self, seat: int, hint: str) -> None:
        down = [self.held[seat].pop(0)]
        if hint in self.lying:
            self.held[seat].remove(self.last)
            down.append(self.last)
        self.lying.setdefault(hint, []).append((seat, down))

    def _different(self, numbers: list[int]) -> bool:
        return len(set(numbers)) == len(numbers) and all(1 <= number <= 10 for number in numbers)

    def _good_vote(self, seat: int, tiles: list[int | None]) -> bool:
        if len(tiles) != self.players or tiles[seat] is not None:
            return False
        others = tiles[:seat] + tiles[seat + 1 :]
        return None not in others and self._different([tile for tile in others if tile is not None])

    def _score(self) -> None:
        gained = [0] * self.players
        for owner in range(self.players):
            for voter, tiles in self.votes.items():
                if voter != owner and tiles[owner] == self.numbers[owner]:
                    gained[owner] += 1
                    gained[voter] += 1
        self.points.append(gained)
        if len(self.points) < self.rounds:
            low = [seat for seat, total in enumerate(self.totals()) if total == min(self.totals())]
            if low != [self.start]:
                self.start = (self.start + 1) % self.players
                while self.start not in low:
                    self.start = (self.start + 1) % self.players
            self._lay_out()

    def _good_deal(self, step: dict[str, Any]) -> bool:
        words, hints = step["words"], step["hints"]
        names = [card for card, _ in words]
        sides = {name[-1] for name in names}
        if len(names) != 10 * self.rounds or any(name[0] != "w" for name in names):
            return False
        if len({name[:-1] for name in names}) != len(names):
            return False
        if (self.children and sides != {"a"}) or (not self.mix and len(sides) != 1):
            return False
        chicks = [f"h{number}" for number in range(1, 31 if self.children else 54)]
        if sorted(card for card, _ in hints) != sorted(chicks):
            return False
        return all(self._good_texts([text for _, text in stack]) for stack in (words, hints))

    def _good_texts(self, texts: list[str]) -> bool:
        plain = all(text and not text[0].isspace() and not text[-1].isspace() for text in texts)
        plain = plain and not any(letter < " " or "\x7f" <= letter <= "\x9f" for text in texts for letter in text)
        return plain and len({text.casefold() for text in texts}) == len(texts)
