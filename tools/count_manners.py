"""How often computer players make moves that people would laugh at.

    python -m tools.count_manners GAME LEVEL,LEVEL,... [HANDS] [FIRST] [PLAYED_BY]

Four of PLAYED_BY (or of the first LEVEL) play matches from the deal FIRST on, until HANDS hands are over. In a game
without hands a match counts as one. At every question with both an offence and another answer, each LEVEL is asked what
it does. So slow levels can be counted over as many hands as others, played by a quick one. The output has the number of
tempting questions, by verb, and the offences of each LEVEL.

Steps are judged by the open cards and the hand of the seat that takes them, never by the code of computer players.
Offences that this code excludes would not be counted otherwise.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, cast

from engine.core.cards import Card, Cards
from engine.core.events import Heard
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games import GAMES
from engine.games.hookie_mookie.cards import JOKER, VALUE, find, natural_values
from engine.games.hookie_mookie.events import CardsFlipped, CardsLaid
from engine.games.hookie_mookie.rules import NEW_SET
from engine.games.hookie_mookie.view import View as HookieView
from engine.games.hooky.deduction_sheet import deduced
from engine.games.hooky.view import View as HookyView
from engine.games.rook.bots.counting import POINTS, lead_of, winner
from engine.games.rook.cards import NUMBER, playable, suit
from engine.games.rook.view import View as RookView
from engine.games.rook.view import partner_of
from engine.games.spooks.cards import CAT, FITTING
from engine.games.spooks.view import View as SpooksView
from engine.games.word_porters.content import fit
from engine.games.word_porters.view import View as PortersView
from engine.headless.playout import LevelBots
from tools.measuring import PLAYERS, hands_of, new_match, parser, players, turns

Judge = Callable[[Any, Heard, Step], Iterator[str]]
"""Yields the faults of a step, from what its seat sees and has heard."""


def _raised(view: RookView, heard: Heard, step: Step) -> Iterator[str]:
    if view.bidder is not None and view.bidder == partner_of(view):
        out = {seat for seat, amount in view.bids if amount is None}
        if len(out - {view.viewer, view.bidder}) == view.players - 2:
            yield "raises a partner whom no player can outbid"


LOW, BIG = 10, 14
"""A card above `LOW` may be kept for a trick of its own. Only the Rook Bird and trumps beat `BIG`."""


def _played(view: RookView, heard: Heard, step: Step) -> Iterator[str]:
    """The last card trumps the partner's trick. Or a counter goes to a trick that the partner cannot take any more, or
    that has a 14 or the bird."""
    seat, card = view.viewer, cast(Card, step.arg("card"))
    if not view.trick or not isinstance(seat, int):
        return
    trump, partner = view.trump or "", partner_of(view)
    holder, top = winner(view.trick, trump)
    to_come = {(seat + later) % view.players for later in range(1, view.players - len(view.trick))}
    if winner((*view.trick, (-1, card)), trump)[0] == -1:
        trumped = suit(card, trump) == trump != suit(view.trick[0][1], trump)
        if trumped and holder == partner and not to_come and any(suit(one, trump) != trump for one in _allowed(view)):
            yield "trumps a trick that is its partner's"
    elif POINTS[card] and holder != partner and (partner not in to_come or NUMBER[top] >= BIG):
        instead = [one for one in _alternatives(view, card) if not POINTS[one] and NUMBER[one] <= LOW]
        yield from ["throws a counter onto a lost trick"] if instead else []


def _allowed(view: RookView) -> Cards:
    trump = view.trump or ""
    return playable(view.hand, lead_of(view.trick, trump), trump)


def _alternatives(view: RookView, card: Card) -> Cards:
    """The cards to play instead of a counter: of its colour, or of a side colour."""
    trump = view.trump or ""
    return tuple(one for one in _allowed(view) if suit(one, trump) == suit(card, trump) or suit(one, trump) != trump)


Place = Seat | None
"""The seat of a hand in Hooky, or None for the Hooky cards."""


def _revealed(view: HookyView, heard: Heard, step: Step) -> Iterator[str]:
    if step.arg("of") in _known_hands(view):
        yield "reveals a letter for a look at a hand that is known"


@lru_cache(maxsize=1)
def _known_hands(view: HookyView) -> frozenset[Seat]:
    return frozenset(seat for seat, hand in enumerate(deduced(view).hands) if hand.certain == hand.possible)


def _named(view: HookyView, heard: Heard, step: Step) -> Iterator[str]:
    named = _all_named(view, step)
    if len({letter for _, letter in named}) < len(named):
        yield "names a letter at two places"
    if any(place != lies for place, letter in named for lies in _open(view, letter)):
        yield "names a letter that all players see elsewhere, or that is its own"


def _all_named(view: HookyView, step: Step) -> list[tuple[Place, Card]]:
    """The letters that a seat names by `step`, with their places. At the end the other answer is included, if there is
    one."""
    letters = cast("tuple[Any, ...]", step.arg("letters"))
    over = len(view.guesses) == len(view.ruleset.guessed_after)
    missing: Cards = letters if step.do == "guess" else view.guesses[-1] if over else ()
    hands = letters if step.do == "hands" else (view.hand_guess or () if view.round == view.rounds else ())
    held = [(seat, letter) for seat, cards in enumerate(hands) for letter in cards or ()]
    return [*((None, letter) for letter in missing), *held]


def _open(view: HookyView, letter: Card) -> Iterator[Seat]:
    """The certain places of a letter, without any deduction: the seat of a hand, -1 for the Playground."""
    if letter in view.turned:
        yield -1
    for seat, shown in enumerate(view.shown):
        if letter in shown or (seat == view.viewer and letter in view.hand):
            yield seat


NEARLY_OUT = 2
"""Cards of a rival who has to be stopped at any price."""


def _put_down(view: SpooksView, heard: Heard, step: Step) -> Iterator[str]:
    """The Cat as the first card that a seat puts down. It fits on any card and can be played at any time."""
    put = [*view.pile, *(play for trick in view.tricks for play in trick.cards)]
    first = all(seat != view.viewer for seat, _ in put) and len(view.hand) > 1
    stops = min(view.counts[seat] for seat in view.seats if seat != view.viewer) <= NEARLY_OUT
    if CAT in dict(step.args).values() and first and not stops and _could_keep(view):
        yield "gives the Cat away" if step.do == "give" else "spends the Cat in the first round"


def _could_keep(view: SpooksView) -> bool:
    """Whether another move than the Cat was allowed: another card, or to pass on blue."""
    if view.phase == "red":
        fitting = FITTING[view.pile[-1][1], view.up, view.masters]
        return any(card in fitting for card in view.hand if card != CAT)
    return True


def _offered(view: HookieView, heard: Heard, step: Step) -> Iterator[str]:
    """A caller has a card like the one that its partner took back in the latest flip, and does not play it to match."""
    latest = next((event for event in reversed(heard) if isinstance(event, CardsFlipped | CardsLaid)), None)
    if view.viewer != view.caller or not isinstance(latest, CardsFlipped) or latest.matched:
        return
    shown = {latest.caller: latest.caller_card, latest.partner: latest.partner_card}
    card = shown.get(view.partner if view.partner is not None else -1)
    if card is None or card == JOKER or view.viewer in shown:
        return
    values = {VALUE[one] for one in view.hand}
    if VALUE[card] in values and VALUE[cast(Card, step.arg("card"))] not in (VALUE[card], VALUE[JOKER]):
        yield "does not answer the card that it was just shown"


def _kept(view: HookieView, heard: Heard, step: Step) -> Iterator[str]:
    """Any move but a lay, with a hand of one value that may be laid."""
    values = natural_values(view.hand)
    if len(values) == 1 and JOKER not in view.hand and (find(view.sets, values[0]) or len(view.hand) in NEW_SET):
        yield "keeps a hand that it could lay down at once"


SAYS = 1.0
"""Marks from which on a hint means a word, or below 0 the opposite."""


def _placed(view: PortersView, heard: Heard, step: Step) -> Iterator[str]:
    """A hint with the opposite of the own word, although a suitable hint is free."""
    word, taken = _word(view, view.number), {placing.hint for placing in view.placings}
    fits = {printed.card: fit(word, printed.text) for printed in view.row}
    free = [much for card, much in fits.items() if card not in taken]
    if fits[cast(Card, step.arg("hint"))] <= -SAYS and max(free, default=0.0) >= SAYS:
        yield "says the opposite of its word, with a hint free that suits it"


def _voted(view: PortersView, heard: Heard, step: Step) -> Iterator[str]:
    """A word that all tokens of its seat contradict, although another one is left that all of them suit."""
    tiles = cast("tuple[int | None, ...]", step.arg("tiles"))
    texts = {printed.card: printed.text for printed in view.row}
    for seat, number in enumerate(tiles):
        hints = [texts[placing.hint] for placing in view.placings if placing.seat == seat]
        if number is None or not hints:
            continue
        left = [one for one in range(1, len(view.words) + 1) if one != view.number and one not in tiles]
        if all(fit(_word(view, number), hint) <= -SAYS for hint in hints) and any(
            all(fit(_word(view, one), hint) >= SAYS for hint in hints) for one in left
        ):
            yield "guesses a word of which all tokens say the opposite"


def _word(view: PortersView, number: int | None) -> str:
    assert number is not None
    return view.words[number - 1].text


OFFENCES: Mapping[str, Mapping[str, Judge]] = {
    "hookie_mookie": {"offer": _offered, "hookie": _kept, "done": _kept, "draw": _kept},
    "hooky": {"reveal": _revealed, "guess": _named, "hands": _named},
    "rook": {"bid": _raised, "play": _played},
    "spooks": {"play": _put_down, "lay": _put_down, "give": _put_down},
    "word_porters": {"place": _placed, "vote": _voted},
}
"""By game and verb, the judge of a step. Steps with other verbs have no faults."""
MANY = 100
"""Questions with more answers are not searched; they always have both faulty and other answers."""


def offences(game: str, view: Any, heard: Heard, step: Step) -> Iterator[str]:
    """Yield the faults of a step, from what its seat sees and has heard."""
    judge = OFFENCES[game].get(step.do)
    return iter(()) if judge is None else judge(view, heard, step)


def temptations(game: str, view: Any, heard: Heard, prompts: Sequence[Prompt]) -> set[str]:
    """The verbs of faulty answers to `prompts`; none if all answers are faulty, or none is."""
    found, blameless = set(), False
    for prompt in prompts:
        if prompt.verb not in OFFENCES[game]:
            blameless |= not prompt.interrupts
        elif prompt.count() > MANY:
            found.add(prompt.verb)
            blameless = True
        else:
            wrong = [any(offences(game, view, heard, step)) for step in prompt.steps()]
            found |= {prompt.verb} if any(wrong) else set()
            blameless |= not all(wrong)
    return found if blameless else set()


@dataclass(slots=True)
class OffenceCount:
    """Counts over `hands`. `tempted`: tempting questions by verb. `found`: by level, how often each offence came up."""

    found: Mapping[str, Counter[str]]
    hands: int = 0
    tempted: Counter[str] = field(default_factory=Counter)


def counted(game: str, levels: Sequence[str], hands: int, first: int, played_by: str = "") -> OffenceCount:
    """Count the offences of `levels` over at least that many hands of four `played_by` (or of the first level). The
    players are judged by their moves. The other levels are judged by their answers, which include their own earlier
    ones."""
    chosen, count, deal = GAMES[game], OffenceCount({level: Counter() for level in levels}), first
    played_by = played_by or levels[0]
    while count.hands < hands:
        match, bots = new_match(chosen), {level: LevelBots(deal, (level,) * PLAYERS) for level in (played_by, *levels)}
        given: defaultdict[tuple[str, Seat], list[Step]] = defaultdict(list)
        for seat in turns(match, deal):
            step, view, heard = bots[played_by].step(match, seat), match.view(seat), match.heard(seat)
            if tempted := temptations(game, view, heard, match.prompts_of(seat)):
                count.tempted.update(tempted)
                for level, found in count.found.items():
                    taken = step if level == played_by else bots[level].step(match, seat)
                    answered = given[level, seat]
                    found.update(offences(game, _after(view, answered), heard, taken))
                    answered.append(taken)
            match.submit(step)
        count.hands, deal = count.hands + hands_of(match), deal + 1
    return count


def _after(view: Any, answered: Sequence[Step]) -> Any:
    """The view of a seat that has given these answers itself. Only Hooky's answers depend on earlier ones here, and
    none of them is ever left out."""
    if not isinstance(view, HookyView):
        return view
    guesses = tuple(cast(Cards, step.arg("letters")) for step in answered if step.do == "guess")
    hands = [cast("tuple[Cards | None, ...]", step.arg("letters")) for step in answered if step.do == "hands"]
    return replace(view, guesses=guesses, hand_guess=hands[-1] if hands else None)


def main(words: Sequence[str]) -> None:
    """Play and print."""
    begun = parser(__doc__, "levels", hands=1000, first=0, played_by="")
    said = begun.parse_args(words)
    levels = players(begun, GAMES[said.game], said.levels)
    if said.played_by:
        players(begun, GAMES[said.game], said.played_by)
    count = counted(said.game, levels, said.hands, said.first, said.played_by)
    tempted = ", ".join(f"{verb} {often}" for verb, often in sorted(count.tempted.items())) or "nothing"
    print(f"{count.hands} hands; tempted: {tempted}")
    for level, found in count.found.items():
        print(f"{level}: {', '.join(f'{what} {often}' for what, often in found.items()) or 'nothing'}")


if __name__ == "__main__":
    main(sys.argv[1:])
