"""Rook's animations: one clip for each event. Times and curves are shared by all games; paths come from public
facts."""

from engine.core.events import Event
from engine.games.rook import events as happened
from scenes.games.rook.motions.auction import (
    auction_won,
    bid_made,
    bid_passed,
    nest_laid,
    nest_taken,
    nest_turned,
    trump_named,
)
from scenes.games.rook.motions.dealing import cards_drawn, hand_dealt, hand_thrown_in, seats_changed, trump_turned
from scenes.games.rook.motions.honour import HONOUR_MOTIONS
from scenes.games.rook.motions.tricks import card_played, trick_taken
from scenes.table.game_table import Motion
from scenes.table.stage.flights import said

MOTIONS: dict[type[Event], Motion] = {
    happened.CardsDrawn: cards_drawn,
    happened.SeatsChanged: seats_changed,
    happened.HandDealt: hand_dealt,
    happened.TrumpTurned: trump_turned,
    happened.BidMade: bid_made,
    happened.BidPassed: bid_passed,
    happened.AuctionWon: auction_won,
    happened.HandThrownIn: hand_thrown_in,
    happened.NestTaken: nest_taken,
    happened.NestLaid: nest_laid,
    happened.TrumpNamed: trump_named,
    happened.CardPlayed: card_played,
    happened.TrickTaken: trick_taken,
    happened.NestTurned: nest_turned,
    **HONOUR_MOTIONS,
    happened.HandCounted: said("pluck", 0.6),
    happened.MatchEnded: said("applause", 1.2),
}
"""One entry for every event class of Rook; a test checks that none is missing."""
