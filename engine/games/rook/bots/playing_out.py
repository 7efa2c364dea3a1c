"""Playing out: the rest of a hand, every seat by a rule of thumb (the heuristic), for its result.

Each simulated seat looks at its own cards, at the played cards and at the trick on the table. Written for speed: some
ten thousand hands a second are played out, with some hundred thousand calls of the heuristic.
"""

from functools import cache

from engine.games.rook.bots.position import (
    COLOR_MASKS,
    COLOR_OF,
    COUNTERS,
    FIVES,
    FOURTEENS,
    ROOKS,
    TENS,
    WIDTH,
    WORTH,
    Position,
    points,
)

_PLAINS = COLOR_MASKS[0] & ~COUNTERS
"""Cards of the first colour that count nothing."""
_EVERY = sum(1 << WIDTH * place for place in range(len(COLOR_MASKS)))
"""Factor for a card of the first colour that gives the cards of that number in all colours."""
ROOK_FROM = 10
"""Points on the table from which a trick is worth the Rook Bird."""
COVER_FROM = 5
"""Points on the table from which a seat before the last one tries a card that can still be beaten."""


def takes(card: int, best: int, led: int, trumps: int) -> bool:
    """Whether `card`, played later, takes the trick from `best` (RK-59 to RK-62)."""
    if card & trumps:
        return not best & trumps or card > best
    return bool(card & led) and not best & trumps and card > best


def color_led(card: int, trumps: int) -> int:
    """Return the colour to follow when `card` is led, as a mask; the Rook Bird asks for trumps (RK-56)."""
    return trumps if card & trumps else COLOR_OF[card]


def choose(
    hand: int, trumps: int, led: int, best: int, ally: bool, table: int, behind: int, out: int, attacks: bool
) -> int:
    """Return the card to play, as one bit.

    `led` is the colour led, 0 for the leader. `best` is the card that holds the trick, and `ally` whether a partner
    played it. `table` has the points of the trick, `behind` the number of opponents yet to play, and `out` the cards
    that this seat has not seen. `attacks` tells whether it is of the high bidder's side.
    """
    if not led:
        return _lead(hand, trumps, out, attacks)
    legal = hand & led
    if not legal:
        legal = hand
    elif led != trumps:
        legal |= hand & trumps & ROOKS
    if not legal & legal - 1:
        return legal
    if best & trumps:
        above = trumps & -(best << 1)
        win = legal & above
    else:
        above = led & -(best << 1)
        win = legal & above | legal & trumps
    if ally:
        if not behind or not out & above:
            return _richest(legal & ~win or legal, trumps)
        win &= led
    if not win:
        return _cheapest(legal, trumps)
    return _win(legal, win, trumps, led, table, behind, out, ally)


def _win(legal: int, win: int, trumps: int, led: int, table: int, behind: int, out: int, ally: bool) -> int:
    """Return the card of a seat that could take the trick with any of `win`."""
    plain = win & led & ~ROOKS
    if plain:
        if not behind:
            if plain & COUNTERS:
                return plain & TENS or plain & FOURTEENS or plain & FIVES
            return plain & -plain if table or led == trumps else _cheapest(legal, trumps)
        top = 1 << plain.bit_length() - 1
        if not out & led & -(top << 1):
            return top
        if led == trumps:
            return plain & -plain if behind == 1 and not ally else _cheapest(legal, trumps)
        if behind == 1 and not ally and table >= COVER_FROM and not top & COUNTERS:
            return top
        return _cheapest(legal if ally else legal & ~win or legal, trumps)
    ruff = win & trumps & ~ROOKS
    if ruff and led != trumps:
        if not behind and ruff & (TENS | FIVES):
            return ruff & TENS or ruff & FIVES
        low = ruff & ~COUNTERS or ruff
        return low & -low
    if win & ROOKS and table >= ROOK_FROM:
        return win & ROOKS
    return _cheapest(legal & ~win or legal, trumps)


def _richest(legal: int, trumps: int) -> int:
    """Return a counter for our own trick: a ten, a five, rather of a side colour; 14s are kept."""
    side = legal & ~trumps
    found = side & TENS or side & FIVES or legal & (TENS | FIVES)
    return found & -found or _cheapest(legal, trumps)


def _cheapest(legal: int, trumps: int) -> int:
    """Return the least useful card, of a side colour if there is one: a low card that counts nothing, then higher ones,
    then counters."""
    cards = legal & ~trumps or legal
    if not cards & cards - 1:
        return cards
    ranks = cards | cards >> 2 * WIDTH
    ranks = (ranks | ranks >> WIDTH) & COLOR_MASKS[0]
    least = ranks & _PLAINS or ranks
    found = cards & (least & -least) * _EVERY
    return found & -found


def _lead(hand: int, trumps: int, out: int, attacks: bool) -> int:
    mine, theirs = hand & trumps, out & trumps
    side = hand & ~trumps
    plain = mine & ~ROOKS
    if plain and theirs and (attacks or not side):
        return _draw(plain, mine, theirs)
    for color in COLOR_MASKS:
        own = side & color
        if own:
            top = 1 << own.bit_length() - 1
            others = out & color
            if not others & -(top << 1) and (attacks or others or not theirs):
                return top
    if side:
        return _cheapest(side, trumps)
    return plain & -plain or mine


def _draw(plain: int, mine: int, theirs: int) -> int:
    """Return a card for a round of trumps: the highest if no card beats it, else the Rook Bird, else a low one."""
    top = 1 << plain.bit_length() - 1
    if not theirs & -(top << 1):
        return top
    low = plain & ~COUNTERS or plain
    return mine & ROOKS or low & -low


@cache
def _turns(sides: tuple[int, ...]) -> tuple[tuple[tuple[int, int, int], ...], ...]:
    """Return for each leader the seats in turn: seat, its side, how many opponents are yet to play."""
    players = len(sides)
    orders = [[(leader + place) % players for place in range(players)] for leader in range(players)]
    return tuple(
        tuple(
            (seat, sides[seat], sum(sides[later] != sides[seat] for later in order[place + 1 :]))
            for place, seat in enumerate(order)
        )
        for order in orders
    )


def play_out(position: Position, hands: list[int], card: int, nest: int) -> list[int]:
    """Return the points by side when `position.seat` plays `card` and all seats continue by the rule of thumb.

    `hands` by seat, as bit sets without the cards of the trick, is changed. `nest` has the buried cards.
    """
    taken = list(position.home)
    sides, trumps, attackers = position.sides, position.trumps, position.attackers
    turns = _turns(sides)
    hands[position.seat] ^= card
    left = position.deck & ~position.gone & ~card
    leader, plays = position.leader, [*position.trick, card]
    while True:
        led = best = table = side = 0
        for seat, own, behind in turns[leader]:
            if plays:
                card = plays.pop(0)
            else:
                hand = hands[seat]
                if hand & hand - 1:
                    card = choose(hand, trumps, led, best, side == own, table, behind, left & ~hand, own == attackers)
                else:
                    card = hand
                hands[seat] = hand ^ card
                left ^= card
            if not led:
                led, best, leader, side = color_led(card, trumps), card, seat, own
            elif takes(card, best, led, trumps):
                best, leader, side = card, seat, own
            table += WORTH.get(card, 0)
        taken[side] += table
        if not hands[leader]:
            taken[side] += points(nest) if position.last_takes_nest else 0
            return taken
