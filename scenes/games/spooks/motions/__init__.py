"""Animations of Spooks: one clip for each event. Times and curves are shared by all games; paths come from public
facts."""

from engine.core.events import Event
from engine.games.spooks import events as happened
from scenes.games.spooks.motions.plays import card_played, hand_dealt, turn_came_back, turn_passed
from scenes.games.spooks.motions.red import answer_failed, bite_began, card_given, straight_laid
from scenes.games.spooks.motions.trick import (
    card_chosen,
    card_laid,
    cards_handed,
    direction_turned,
    gift_owed,
    hand_ended,
    handing_began,
    order_turned,
    trick_began,
    trick_turned,
)
from scenes.table.game_table import Motion
from scenes.table.stage.flights import said

MOTIONS: dict[type[Event], Motion] = {
    happened.HandDealt: hand_dealt,
    happened.CardPlayed: card_played,
    happened.TurnPassed: turn_passed,
    happened.TurnCameBack: turn_came_back,
    happened.AnswerFailed: answer_failed,
    happened.StraightLaid: straight_laid,
    happened.DirectionTurned: direction_turned,
    happened.OrderTurned: order_turned,
    happened.TrickBegan: trick_began,
    happened.CardLaid: card_laid,
    happened.TrickTurned: trick_turned,
    happened.BiteBegan: bite_began,
    happened.GiftOwed: gift_owed,
    happened.CardGiven: card_given,
    happened.HandingBegan: handing_began,
    happened.CardChosen: card_chosen,
    happened.CardsHanded: cards_handed,
    happened.HandEnded: hand_ended,
    happened.SeatsGrabbed: said("seized", 1.6),
    happened.MatchEnded: said("applause", 1.2),
}
"""One entry for every event class of Spooks; a test checks that none is missing."""
