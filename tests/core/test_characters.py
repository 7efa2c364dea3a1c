"""Characters take legal steps, as all players of their level do, and sometimes play differently in every game."""

from random import Random

import pytest

from engine.core.characters import CHARACTERS, PLAIN, BotName, Manner
from engine.core.dealers import SeededDealer
from engine.core.levels import RANDOM
from engine.core.match import Match
from engine.games import GAMES
from engine.headless.playout import LevelBots, advance

LEVEL = "gentle"
"""The traits that characters share with their level are the same for every level, and this one thinks least."""
ENOUGH, SEVERAL = 60, 2


def test_a_player_is_its_level_and_its_manner_in_one_word():
    for name, character in CHARACTERS.items():
        bot = BotName("sharp", name)
        assert BotName.read(str(bot)) == bot and bot.manner == character.manner
    assert BotName.read("sharp") == BotName("sharp") and BotName("sharp").manner == PLAIN
    for word in ("sharp:nobody", "sharp:"):
        with pytest.raises(ValueError, match="no character"):
            _ = BotName.read(word).manner


def test_no_two_have_a_name_a_face_or_a_manner_in_common():
    for of in ("name", "called", "animal", "manner"):
        assert len({getattr(one, of) for one in CHARACTERS.values()}) == len(CHARACTERS) == 6


def test_what_a_character_dislikes_is_what_its_opposite_likes():
    step = Manner(0.3, -0.2, 0.5, 1.0, -1.0)
    for one in CHARACTERS.values():
        opposite = Manner(
            -one.manner.dares, -one.manner.hoards, -one.manner.gambles, -one.manner.echoes, -one.manner.hurries
        )
        assert one.manner.likes(step) == -opposite.likes(step)
    assert PLAIN.likes(step) == 0.0


@pytest.mark.parametrize("name", GAMES)
def test_manners_show_in_every_game_and_stay_legal(name: str):
    """Every character is asked at each decision of a match among computer players without manners."""
    game = GAMES[name]
    match = Match(game, game.setup(game.variants[0].name, game.variants[0].players[0], {}))
    dealer, rng, own = SeededDealer(4), Random(4), set()
    for _ in range(ENOUGH):
        match.deal(dealer)
        if match.over or len(own) >= SEVERAL:
            break
        seat, seed = match.waiting()[0], rng.getrandbits(32)
        known = match.view(seat), match.heard(seat), match.prompts_of(seat)
        plain = game.decide(*known, LEVEL, seed)
        for character in CHARACTERS:
            step = game.decide(*known, str(BotName(LEVEL, character)), seed)
            assert step == game.decide(*known, str(BotName(LEVEL, character)), seed)
            assert any(prompt.accepts(step) for prompt in known[2])
            own |= {character} if step != plain else set()
        match.submit(plain)
    assert len(own) >= SEVERAL, own


@pytest.mark.parametrize("name", GAMES)
def test_an_unknown_character_is_no_computer_player(name: str):
    game = GAMES[name]
    match = Match(game, game.setup(game.variants[0].name, game.variants[0].players[0], {}))
    match.deal(SeededDealer(1))
    seat = match.waiting()[0]
    for level in (RANDOM, LEVEL):
        with pytest.raises(ValueError, match="nobody"):
            game.decide(match.view(seat), match.heard(seat), match.prompts_of(seat), f"{level}:nobody", 1)


def test_matches_take_characters_as_they_take_levels():
    match = Match(GAMES["spooks"], GAMES["spooks"].setup("hand", 3, {}))
    dealer, bots = SeededDealer(2), LevelBots(2, (str(BotName(LEVEL, "gambler")), LEVEL, LEVEL))
    while not match.over:
        advance(match, dealer, bots)
    assert match.end()
