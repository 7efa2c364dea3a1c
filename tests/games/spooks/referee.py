"""An independent referee: the rules once more, plainly and slowly, from the clauses and not from the engine.

It keeps one mutable table, lists the allowed steps and names the winners. If it and the engine disagree, one of the two
is wrong.
"""

from collections import Counter
from itertools import product


def rank(card: str) -> int:
    """1 to 11; the Cat has 0."""
    last = card.split("-")[-1]
    return 0 if card == "cat" else 11 if last == "m" else int(last)


def suit(card: str) -> str:
    return card.split("-")[0]


def value(card: str) -> int:
    """Points (SP-80)."""
    return 30 if card == "cat" else 20 if rank(card) == 11 else rank(card)


class Referee:
    """One match. `todo` is the queue of next actions: (what, who)."""

    def __init__(self, variant: str, players: int, options: dict) -> None:
        self.variant, self.players = variant, players
        self.masters = options.get("masters", False)
        self.target = None if variant in ("hand", "children") else options.get("target", 200)
        self.totals, self.out, self.rounds = [0] * players, [], 0
        self.over, self.winners = False, []
        self.victim: int | None = None
        self.todo: list[tuple] = [("deal", None)]

    def allowed(self) -> set[tuple] | None:
        """Every step that is allowed now as (who, verb, arguments); None while cards are to be dealt."""
        if self.over:
            return set()
        what, who = self.todo[0]
        if what == "deal":
            return None
        if what in ("lay", "hand"):
            verb = "lay" if what == "lay" else "give"
            return {(seat, verb, (card,)) for seat in who for card in self.hands[seat]}
        hand = self.hands[who]
        if what == "gift":
            fewest = min(self.size(seat) for seat in self.seats if seat != who)
            seats = [seat for seat in self.seats if seat != who and self.size(seat) == fewest]
            return {(who, "give", (card, seat)) for card in hand for seat in seats}
        if what == "give":
            return {(who, "give", (card,)) for card in hand}
        if what == "straight":
            return {(who, "straight", cards) for cards in self.straights(who)}
        if what == "open":
            return {(who, "play", (min((card for card in hand if suit(card) == "spider"), key=rank),))}
        if what == "lead":
            return {(who, "play", (card,)) for card in hand}
        plays = {(who, "play", (card,)) for card in hand if self.fits(card)}
        return plays | ({(who, "pass", ())} if what == "blue" or not plays else set())

    def fits(self, card: str) -> bool:
        top = self.top
        if card == "cat":
            return True
        if suit(top) in ("bone", "bat"):
            return suit(card) == suit(top) or rank(card) == rank(top)
        if self.masters and card == "spider-m" and suit(top) == "spider":
            return True
        return rank(card) == rank(top) + (1 if self.up else -1)

    def straights(self, who: int) -> set[tuple]:
        by_rank = [[card for card in self.hands[who] if rank(card) == number] for number in range(1, 12)]
        found = {(card,) for card in self.hands[who]}
        for low in range(11):
            for high in range(low + 1, 11):
                found |= set(product(*by_rank[low : high + 1]))
        return found

    def size(self, seat: int) -> int:
        return sum(self.hands[seat].values())

    def after(self, seat: int, steps: int = 1) -> int:
        """The neighbour in the direction of play, `steps` -1 against it."""
        seats = self.seats
        return seats[(seats.index(seat) + self.way * steps) % len(seats)]

    def take(self, seat: int, card: str) -> None:
        assert self.hands[seat][card]
        self.hands[seat] -= Counter([card])

    def do(self, by, verb: str, args: dict) -> None:
        """Carry out a step that is allowed."""
        what, who = self.todo[0]
        if verb == "deal":
            return self.deal(args)
        if verb == "pass":
            return self.passed(who)
        if verb in ("play", "straight"):
            cards = args.get("cards") or (args["card"],)
            victim = self.victim if verb == "straight" else None
            for card in cards:
                self.take(by, card)
            return self.put(by, cards[-1], victim)
        self.take(by, args["card"])
        if what in ("lay", "hand"):
            self.down[by] = args["card"]
            self.todo[0] = (what, [seat for seat in who if seat != by])
            if not self.todo[0][1]:
                self.turn_trick() if what == "lay" else self.hand_on()
            return None
        self.hands[args["to"] if what == "gift" else self.victim][args["card"]] += 1
        if not self.size(by):
            return self.end([by])
        self.todo.pop(0)
        return None

    def deal(self, args: dict) -> None:
        self.dealer = args["dealer"]
        self.seats = [seat for seat in range(self.players) if seat not in self.out]
        self.hands = [Counter(cards) for cards in args["hands"]]
        self.way, self.up, self.top, self.actor, self.down = 1, True, "", None, {}
        order = [(self.dealer + 1 + place) % self.players for place in range(self.players)]
        order = [seat for seat in order if seat in self.seats]
        spiders = [
            (rank(card), order.index(seat)) for seat in order for card in self.hands[seat] if suit(card) == "spider"
        ]
        self.todo = [("open", order[min(spiders)[1]])] if spiders else [("lead", order[0])]

    def passed(self, seat: int) -> None:
        if self.todo[0][0] == "red":
            self.victim = seat
            if self.variant == "children":
                bone = suit(self.top) == "bone"
                self.todo = [("lead", self.actor)] if bone else [("give", self.actor), ("lead", seat)]
            elif suit(self.top) == "bone":
                self.todo = [("straight", self.actor)]
            else:
                givers = [self.after(self.actor, -place) for place in range(len(self.seats))]
                self.todo = [("give", giver) for giver in givers if giver != seat] + [("lead", seat)]
        else:
            following = self.after(seat)
            self.todo = [("lead" if following == self.actor else "blue", following)]

    def put(self, seat: int, card: str, victim: int | None) -> None:
        self.top, self.actor = card, seat
        if not self.size(seat):
            return self.end([seat])
        if self.masters and card == "bone-m":
            self.way = -self.way
        if self.masters and card == "bat-m":
            self.up = not self.up
        following = self.after(seat) if victim is None else victim
        phases = {"spider": "blue", "spook": "blue", "cat": "lead", "goblin": "lead"}
        self.todo = [(phases.get(suit(card), "red"), following)]
        if suit(card) == "goblin":
            self.todo.insert(0, ("lay", list(self.seats)))
        if self.masters and card == "goblin-m":
            self.todo.insert(0, ("gift", seat))
        if self.masters and card == "spook-m":
            self.todo.insert(0, ("hand", list(self.seats)))
        return None

    def turn_trick(self) -> None:
        down, self.down = self.down, {}
        empty = [seat for seat in down if not self.size(seat)]
        if empty:
            return self.end(sorted(empty))
        best = [seat for seat, card in down.items() if card == "cat"]
        if not best:
            ranks = [rank(card) for card in down.values() if suit(card) == "goblin"]
            wanted = (max if self.up else min)(ranks, default=0)
            best = [seat for seat, card in down.items() if suit(card) == "goblin" and rank(card) == wanted]
        if len(best) > 1:
            self.todo[0] = ("lay", sorted(best))
        else:
            self.todo = [("lead", best[0])] if best else self.todo[1:]
        return None

    def hand_on(self) -> None:
        down, self.down = self.down, {}
        for seat, card in down.items():
            self.hands[self.after(seat, -1)][card] += 1
        self.todo.pop(0)

    def end(self, winners: list[int]) -> None:
        self.rounds += 1
        for seat in self.seats:
            self.totals[seat] += sum(value(card) * number for card, number in self.hands[seat].items())
        fresh = [seat for seat in self.seats if self.target and self.totals[seat] >= self.target]
        self.out = sorted({*self.out, *fresh})
        left = len(self.seats) - len(fresh)
        self.over = self.variant in ("hand", "children") or (bool(fresh) if self.variant == "series" else left < 3)
        self.winners = [seat for seat in range(self.players) if self.totals[seat] == min(self.totals)]
        assert self.variant != "hand" or self.winners == winners
        self.todo = [("deal", None)]

    def end_line(self) -> dict:
        line = {"scores": self.totals, "winners": self.winners}
        return line if self.variant in ("hand", "children") else {**line, "grabbed": self.out, "rounds": self.rounds}
