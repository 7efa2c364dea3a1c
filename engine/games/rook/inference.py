"""Inference: the proofs in the events of one hand about cards that a viewer does not see, and random hypotheses about
their places.

Some hypotheses contradict the result of a call in `honour`; replaying them shows it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from engine.core.cards import Card, Cards
from engine.core.events import Event
from engine.core.sampling import CardRoom, fill
from engine.core.seats import Seat, Viewer
from engine.games.rook import events as happened
from engine.games.rook.cards import COLOR, ROOK
from engine.games.rook.options import Ruleset


@dataclass(slots=True)
class ShownCard:
    """A card that was played, whether it is still on the table or was taken back.

    `off` are the colours that the seat should have played and did not: none if it followed or led. `verdict` is the
    result of a call. `before_repair`: the bidder had not put the nest right yet.
    """

    seat: Seat
    card: Card
    off: frozenset[str]
    enforced: bool
    held: frozenset[Card]  # cards of that seat known by then from plays taken back
    before_repair: bool = True
    verdict: bool | None = None
    standing: bool = True


@dataclass(slots=True)
class Evidence:
    """The plays of a hand in order, and the known facts about a nest of the wrong size."""

    shown: list[ShownCard] = field(default_factory=list)
    wrong: bool = False
    repaired: bool = False
    ran_out: bool = False

    def cards(self, seat: Seat) -> frozenset[Card]:
        return frozenset(play.card for play in self.shown if play.seat == seat)

    def in_hand(self, seat: Seat) -> frozenset[Card]:
        """Return the shown cards of `seat` that went back to its hand."""
        standing = {play.card for play in self.shown if play.standing}
        return self.cards(seat) - standing


def gather(events: Sequence[Event]) -> Evidence:
    """Read the events of the hand being played, from the deal on."""
    found = Evidence()
    trump = ""
    spots: dict[tuple[Seat, int], ShownCard] = {}
    leads: dict[int, str] = {}
    enforced = False
    for event in events:
        match event:
            case happened.TrumpTurned(color=color) | happened.TrumpNamed(color=color):
                trump = color
            case happened.CardPlayed(seat=seat, card=card, trick=trick, place=place):
                suit = trump if card == ROOK else COLOR[card]
                led = leads.setdefault(trick, suit) if place else suit
                leads[trick] = led
                off = _not_followed(card, led, trump) if place else frozenset[str]()
                play = ShownCard(seat, card, off, enforced, found.in_hand(seat) - {card}, not found.repaired)
                found.shown.append(play)
                spots[seat, trick] = play
                enforced = False
            case happened.RenegeCalled(seat=seat, trick=trick, true=true):
                spots[seat, trick].verdict = true
            case happened.CardsTakenBack(plays=plays):
                for seat, _, trick in plays:
                    spots[seat, trick].standing = False
                enforced = True
            case happened.NestCalled(wrong=True):
                found.wrong = True
            case happened.HandRanOut():
                found.wrong = found.ran_out = True
            case happened.NestLaid(repair=True):
                found.repaired = True
    return found


def _not_followed(card: Card, led: str, trump: str) -> frozenset[str]:
    """Return the colours that a seat playing by the rules lacks when it plays `card` (RK-50 to RK-57)."""
    if card == ROOK or COLOR[card] == led:
        return frozenset()
    return frozenset((led, COLOR[ROOK])) if led == trump else frozenset((led,))


TRUST = (1.0, 1.0, 0.8, 0.6, 0.4, 0.2, 0.0, 0.0, 0.0, 0.0)
"""By guess, the assumed probability that a seat that did not follow could not (`honour` only)."""


@dataclass(frozen=True, slots=True)
class DealKnowledge:
    """A viewer's certain knowledge at some point of a hand. `laid`: the high bidder has laid a nest down."""

    ruleset: Ruleset
    viewer: Viewer
    own: Cards  # the viewer's hand as dealt
    nest: Cards  # of the nest as dealt, the known cards; top first in the beginner's game
    bidder: Seat | None
    laid: bool
    evidence: Evidence


@dataclass(frozen=True, slots=True)
class GuessedDeal:
    """Hands and nest as dealt; the nest as laid down and after a repair, if that is hidden from the viewer."""

    hands: tuple[Cards, ...]
    nest: Cards
    laid: Cards = ()
    repaired: Cards = ()


def guesses(known: DealKnowledge, rng: Random) -> Iterator[GuessedDeal]:
    """The proposals, the likeliest first: all seats play by the rules and the nest has its size."""
    for trust in TRUST if known.ruleset.honour else TRUST[:1]:
        for extra in _extras(known):
            guess = _guess(known, extra, trust, rng)
            if guess is not None:
                yield guess


def _extras(known: DealKnowledge) -> Sequence[int]:
    """Return the possible numbers of cards by which the bidder's hand is too big because the nest is too small. Below
    zero it is the other way round."""
    evidence, ruleset = known.evidence, known.ruleset
    if not ruleset.honour or not known.laid or known.bidder == known.viewer or known.bidder is None:
        return (0,)
    if evidence.ran_out:
        before = {play.card for play in evidence.shown if play.seat == known.bidder and play.before_repair}
        return (len(before) - ruleset.hand_size,)
    sizes = range(-ruleset.hand_size, ruleset.nest_size + 1)
    return sorted((size for size in sizes if size or not evidence.wrong), key=lambda size: (abs(size), -size))


def _guess(known: DealKnowledge, extra: int, trust: float, rng: Random) -> GuessedDeal | None:
    ruleset, evidence = known.ruleset, known.evidence
    others = [seat for seat in range(ruleset.players) if seat != known.viewer]
    hidden_bidder = known.bidder if known.laid and known.bidder != known.viewer else None
    held = {seat: set(evidence.cards(seat)) for seat in others}
    seen = {*known.own, *known.nest}.union(*held.values())
    pool = [card for card in ruleset.deck if card not in seen]
    bans = {seat: _bans(known, seat, trust, rng) for seat in others}
    _give_needed(evidence, held, bans, pool, rng)
    plain = [seat for seat in others if seat != hidden_bidder]
    rooms = [CardRoom(ruleset.hand_size - len(held[seat]), bans[seat][0] | bans[seat][1]) for seat in plain]
    if hidden_bidder is None:
        nest_room = CardRoom(ruleset.nest_size - len(known.nest))
        filled = fill(pool, [*rooms, nest_room], COLOR.__getitem__, rng)
        if filled is None:
            return None
        nest = _in_order(known, filled[-1])
        return GuessedDeal(tuple(_hands(known, plain, held, filled)), nest)
    desk = _Desk.of(known, hidden_bidder, held[hidden_bidder], bans[hidden_bidder], extra, rng)
    filled = fill(pool, [*rooms, *desk.rooms], COLOR.__getitem__, rng)
    if filled is None:
        return None
    kept, moved, buried = filled[-3:]
    return desk.guess(_hands(known, plain, held, filled), (kept, moved, buried), rng)


def _hands(known: DealKnowledge, plain: list[Seat], held: dict[Seat, set[Card]], filled: list[Cards]) -> list[Cards]:
    """Return the hands as dealt, by seat; the hidden bidder's is left empty."""
    hands: list[Cards] = [()] * known.ruleset.players
    if isinstance(known.viewer, int):
        hands[known.viewer] = known.own
    for seat, cards in zip(plain, filled, strict=False):
        hands[seat] = (*held[seat], *cards)
    return hands  # a list, so that the bidder's hand can be added


def _in_order(known: DealKnowledge, others: Cards) -> Cards:
    """Return a nest as dealt. In the beginner's game the Rook Bird that was turned first was above the turned card."""
    if known.nest and known.nest[0] == ROOK:
        return (ROOK, known.nest[1], *others)
    return (*known.nest, *others)


def _bans(known: DealKnowledge, seat: Seat, trust: float, rng: Random) -> tuple[frozenset[str], frozenset[str]]:
    """Return the colours that `seat` lacks among its unseen cards: before and after the bidder put the nest right."""
    bans: tuple[set[str], set[str]] = (set(), set())
    shown = known.evidence.shown
    for place, play in enumerate(shown):
        if play.seat != seat or not play.off or play.verdict is True:
            continue
        certain = not known.ruleset.honour or play.enforced or play.verdict is False
        if certain or (not _held_to_follow(shown, place) and rng.random() < trust):
            bans[0 if play.before_repair else 1].update(play.off)
    return frozenset(bans[0]), frozenset(bans[1])


def _held_to_follow(shown: list[ShownCard], place: int) -> bool:
    """Whether the seat should have played another card that it is known to have held then, or showed later."""
    play = shown[place]
    later = {other.card for other in shown[place + 1 :] if other.seat == play.seat}
    return any(COLOR[card] in play.off for card in (play.held | later) - {play.card})


def _give_needed(
    evidence: Evidence,
    held: dict[Seat, set[Card]],
    bans: dict[Seat, tuple[frozenset[str], frozenset[str]]],
    pool: list[Card],
    rng: Random,
) -> None:
    """Give each rightly called seat a card to follow with, from the pool if none has been seen."""
    for place, play in enumerate(evidence.shown):
        if play.verdict is not True or play.seat not in held or _held_to_follow(evidence.shown, place):
            continue
        if any(COLOR[card] in play.off for card in held[play.seat] - evidence.cards(play.seat)):
            continue
        banned = bans[play.seat][0] | bans[play.seat][1]
        fitting = [card for card in pool if COLOR[card] in play.off and COLOR[card] not in banned]
        if fitting:
            card = rng.choice(fitting)
            pool.remove(card)
            held[play.seat].add(card)


@dataclass(slots=True)
class _Desk:
    """The cards of a high bidder with a hidden nest. `kept` are in hand all the time. `moved` moved when the nest was
    put right: out of the hand if it was too small, into it if it was too big. The rest is buried all the time."""

    ruleset: Ruleset
    bidder: Seat
    extra: int
    repaired: bool
    kept: set[Card]
    moved: set[Card]
    rooms: tuple[CardRoom, CardRoom, CardRoom]

    @classmethod
    def of(
        cls,
        known: DealKnowledge,
        bidder: Seat,
        held: set[Card],
        bans: tuple[frozenset[str], frozenset[str]],
        extra: int,
        rng: Random,
    ) -> "_Desk":
        ruleset, repaired = known.ruleset, known.evidence.repaired
        before, after = bans
        moving = abs(extra) if repaired else 0
        kept_size = ruleset.hand_size + (min(extra, 0) if repaired else extra)
        buried_size = ruleset.nest_size - (max(extra, 0) if repaired else extra)
        kept, moved = set(held), set[Card]()
        if repaired and extra:
            fixed, loose = _loose(known, bidder, held, into_hand=extra < 0)
            barred = before if extra < 0 else after
            kept = set(fixed)
            rng.shuffle(loose)
            for card in sorted(loose, key=lambda card: COLOR[card] not in barred):
                wanted = COLOR[card] in barred or len(kept) >= kept_size
                (moved if wanted and len(moved) < moving else kept).add(card)
        moved_banned = after if extra < 0 else before
        rooms = (
            CardRoom(kept_size - len(kept), before | after),
            CardRoom(moving - len(moved), moved_banned),
            CardRoom(buried_size),
        )
        return cls(ruleset, bidder, extra, repaired, kept, moved, rooms)

    def guess(self, hands: list[Cards], parts: tuple[Cards, Cards, Cards], rng: Random) -> GuessedDeal:
        """Return the whole guess. The bidder's fourteen cards are divided at random into the hand and the nest as
        dealt."""
        kept, moved, buried = (*self.kept, *parts[0]), (*self.moved, *parts[1]), parts[2]
        everything = [*kept, *moved, *buried]
        rng.shuffle(everything)
        hands[self.bidder] = tuple(everything[: self.ruleset.hand_size])
        nest = tuple(everything[self.ruleset.hand_size :])
        small, big = buried, (*buried, *moved)
        laid, repaired = (big, small) if self.extra < 0 else (small, big)
        if not self.repaired:
            laid = buried
        return GuessedDeal(tuple(hands), nest, laid, repaired)


def _loose(known: DealKnowledge, bidder: Seat, held: set[Card], into_hand: bool) -> tuple[set[Card], list[Card]]:
    """Divide the known cards of the bidder: those in hand before and after the repair of the nest, and those that may
    have moved. Into the hand: first shown later; out of it: not shown since."""
    plays = [play for play in known.evidence.shown if play.seat == bidder]
    before = {play.card for play in plays if play.before_repair}
    after = {play.card for play in plays if not play.before_repair or play.standing}
    loose = [card for card in sorted(held) if card not in (before if into_hand else after)]
    return held - set(loose), loose
