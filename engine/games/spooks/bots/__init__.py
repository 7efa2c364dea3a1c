"""Computer players of Spooks: each a pure function of what one seat sees, what it heard, and a seed of its own."""

from engine.core.levels import computer_player
from engine.games.spooks.bots.levels import THINKING
from engine.games.spooks.bots.random_bot import any_answer
from engine.games.spooks.bots.thinking import considered

decide = computer_player(THINKING, considered, any_answer)

__all__ = ["decide"]
