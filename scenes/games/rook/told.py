"""Events of Rook as the table tells them, one row for each class. Captions have public facts only, the same for
all viewers."""

from collections.abc import Mapping

from engine.core.messages import Message, Who, say
from engine.core.seats import Seat
from engine.games.rook import events as happened
from engine.games.rook.cards import COLOR_NOUNS, card_noun, color, number
from engine.games.rook.tricks import reason
from engine.games.rook.view import View, ruleset_of, sides_of
from game import ceremonies
from scenes.games.rook.art import faces
from scenes.games.rook.count import CountScene
from scenes.games.rook.motions import auction, dealing, honour, tricks
from scenes.games.rook.sentences import agreed, counted, worth
from scenes.handover.recent_events import STRIP_CARD
from scenes.table.phrases import Speakers, people
from scenes.table.stage.faces import Feeling
from scenes.table.stage.flights import at_once
from scenes.table.told import Moment, StripItem, Told


def _drawn(event: happened.CardsDrawn, view: View, who: Speakers) -> Message:
    if not event.decided:
        return say("rook-draw-tied")
    if event.purpose == "partners":
        return say("rook-draw-partners")
    best = max(range(len(event.cards)), key=lambda seat: number(event.cards[seat]))
    return say("rook-draw-dealer", seat=Who(best))


def _renege(event: happened.RenegeCalled, view: View, who: Speakers) -> Message:
    seat, card = Who(event.seat), card_noun(event.card)
    if not event.true:
        return say("rook-renege-none", seat=seat, card=card)
    if event.by == event.seat:
        return say("rook-renege-owned", seat=seat, card=card)
    return say("rook-renege-late" if event.late else "rook-renege-mended", seat=seat, card=card)


def _nest_called(event: happened.NestCalled, view: View, who: Speakers) -> Message:
    by, seat = Who(event.by), Who(event.seat)
    return say("rook-nest-counted-wrong" if event.wrong else "rook-nest-counted-right", by=by, seat=seat)


def _opened(event: happened.VotesOpened, view: View, who: Speakers) -> Message:
    if event.upheld:
        return say("rook-talk-upheld")
    return say("rook-talk-denied", seats=people([seat for seat, yes in event.votes if not yes]))


def _fine(event: happened.PenaltyWritten, view: View, who: Speakers) -> Message:
    seats = people(who.sides[event.side])
    return say("rook-fine-nest" if event.fault == "nest" else "rook-fine-talk", seats=seats, amount=event.amount)


def _taken(event: happened.TrickTaken, view: View, who: Speakers) -> Message:
    """Who takes a trick, why, and its worth, while its cards are visible to all."""
    seat, led = Who(event.seat), color(event.plays[0][1])
    brings = worth(view, [card for _, card in event.plays]) or say("-rook-the-trick")
    match reason(event.plays, event.seat):
        case "rook":
            return say("rook-taken-rook", seat=seat, worth=brings)
        case "trumps":
            return say("rook-taken-trumps", seat=seat, worth=brings)
        case "trump":
            return say("rook-taken-trump", seat=seat, worth=brings, suit=COLOR_NOUNS[led])
        case "color":
            return say("rook-taken-color", seat=seat, worth=brings, suit=COLOR_NOUNS[led])


def _nest_turned(event: happened.NestTurned, view: View, who: Speakers) -> Message:
    lies = worth(view, event.cards) or say("-rook-no-worth")
    return say("rook-nest-turned", seat=Who(event.seat), worth=lies)


def _taken_feels(event: happened.TrickTaken, view: View) -> Mapping[Seat, Feeling]:
    """The taker is glad about a trick with points."""
    points = ruleset_of(view).worth
    return {event.seat: "smile"} if any(points[card] for _, card in event.plays) else {}


def _taken_moment(event: happened.TrickTaken, view: View) -> Moment | None:
    """A trick with points, by its worth."""
    counts, cards = ruleset_of(view).worth, tuple(card for _, card in event.plays)
    brings = worth(view, cards)
    if brings is None:
        return None
    title = say("rook-moment-trick", seat=Who(event.seat), worth=brings)
    return Moment((event.seat,), sum(counts[card] for card in cards), title, cards)


def _counted_feels(event: happened.HandCounted, view: View) -> Mapping[Seat, Feeling]:
    """The bidder's side is glad about a made bid, and sorry when set."""
    bidder, made, sides = event.result.bidder, event.result.made, sides_of(view)
    if bidder is None or made is None:
        return {}
    return dict.fromkeys(
        (seat for seat, side in enumerate(sides) if side == sides[bidder]), "smile" if made else "droop"
    )


def _called(by: Seat, seat: Seat, right: bool) -> Mapping[Seat, Feeling]:
    """The feelings of caller and called seat."""
    glad, sorry = (by, seat) if right else (seat, by)
    return {glad: "smile", sorry: "droop"}


TOLD: tuple[Told[View], ...] = (
    Told(happened.CardsDrawn, _drawn, dealing.cards_drawn, ceremony=ceremonies.DRAW),
    Told(happened.SeatsChanged, lambda event, view, who: say("rook-seats-changed"), dealing.seats_changed),
    Told(
        happened.HandDealt,
        lambda event, view, who: say("rook-dealt", seat=Who(event.dealer)),
        dealing.hand_dealt,
        ceremony=ceremonies.DEAL,
    ),
    Told(
        happened.TrumpTurned,
        lambda event, view, who: say(
            "rook-turned-under" if event.rook_under else "rook-turned", suit=COLOR_NOUNS[event.color]
        ),
        dealing.trump_turned,
    ),
    Told(
        happened.BidMade,
        lambda event, view, who: say("rook-bid-made", seat=Who(event.seat), amount=event.amount),
        auction.bid_made,
        ceremony=ceremonies.BID,
        strip=lambda event: StripItem(event.seat, said=say("rook-bid", amount=event.amount)),
    ),
    Told(
        happened.BidPassed,
        lambda event, view, who: say("rook-bid-passed", seat=Who(event.seat)),
        auction.bid_passed,
        ceremony=ceremonies.BID,
        strip=lambda event: StripItem(event.seat, said=say("-rook-says-pass")),
    ),
    Told(
        happened.AuctionWon,
        lambda event, view, who: say("rook-auction-won", seat=Who(event.seat), amount=event.amount),
        auction.auction_won,
    ),
    Told(happened.HandThrownIn, lambda event, view, who: say("rook-thrown-in"), dealing.hand_thrown_in),
    Told(happened.NestTaken, lambda event, view, who: say("rook-nest-taken", seat=Who(event.seat)), auction.nest_taken),
    Told(
        happened.NestLaid,
        lambda event, view, who: say("rook-nest-repaired" if event.repair else "rook-nest-laid", seat=Who(event.seat)),
        auction.nest_laid,
    ),
    Told(
        happened.TrumpNamed,
        lambda event, view, who: say("rook-trump-named", seat=Who(event.seat), suit=COLOR_NOUNS[event.color]),
        auction.trump_named,
        strip=lambda event: StripItem(event.seat, picture=lambda *_: faces.suit_chip(event.color, STRIP_CARD)),
    ),
    Told(
        happened.CardPlayed,
        lambda event, view, who: say("rook-played", seat=Who(event.seat), card=card_noun(event.card)),
        tricks.card_played,
        ceremony=ceremonies.CARD,
        strip=lambda event: StripItem(event.seat, event.card),
    ),
    Told(
        happened.TrickTaken,
        _taken,
        tricks.trick_taken,
        ceremony=ceremonies.TRICK,
        feels=_taken_feels,
        moment=_taken_moment,
        strip=lambda event: StripItem(event.seat, said=say("-rook-strip-trick")),
        chapter=lambda event: event.seat,
    ),
    Told(happened.ReviewBegan, lambda event, view, who: say("rook-review-began"), honour.review_began),
    Told(happened.CountAgreed, lambda event, view, who: agreed(event.seat), honour.count_agreed),
    Told(
        happened.RenegeCalled,
        _renege,
        honour.renege_called,
        feels=lambda event, view: _called(event.by, event.seat, event.true),
        strip=lambda event: StripItem(event.by, said=say("-rook-strip-call")),
    ),
    Told(
        happened.CardsTakenBack,
        lambda event, view, who: say("rook-taken-back", seat=Who(event.turn)),
        honour.cards_taken_back,
    ),
    Told(happened.HandStopped, lambda event, view, who: say("rook-stopped", seat=Who(event.seat)), honour.hand_stopped),
    Told(
        happened.NestCalled,
        _nest_called,
        honour.nest_called,
        feels=lambda event, view: _called(event.by, event.seat, event.wrong),
        strip=lambda event: StripItem(event.by, said=say("-rook-strip-nest")),
    ),
    Told(happened.HandRanOut, lambda event, view, who: say("rook-ran-out", seat=Who(event.seat)), honour.hand_ran_out),
    Told(happened.PenaltyWritten, _fine, honour.penalty_written),
    Told(
        happened.TalkCalled,
        lambda event, view, who: say("rook-talk-called", by=Who(event.by), seat=Who(event.seat)),
        honour.talk_called,
        strip=lambda event: StripItem(event.by, said=say("-rook-strip-talk")),
    ),
    Told(happened.VoteSealed, lambda event, view, who: say("rook-voted", seat=Who(event.seat)), honour.vote_sealed),
    Told(happened.VotesOpened, _opened, honour.votes_opened),
    Told(happened.NestTurned, _nest_turned, auction.nest_turned),
    Told(
        happened.HandCounted,
        lambda event, view, who: counted(event.result, who),
        at_once,
        ceremony=ceremonies.COUNT,
        feels=_counted_feels,
        page=CountScene.of_event,
    ),
    Told(
        happened.MatchEnded,
        lambda event, view, who: say("rook-ended", seats=people(event.winners)),
        tricks.match_ended,
    ),
)
"""One row for every class of events; a test checks that none is missing."""
