"""Fifty questions that a learner can answer after a lesson, each with the beats that say the answer before any wrong
one is given."""

import pytest

from engine.games import GAMES
from game.lessons import lesson_of, lessons
from game.text.catalogue import Voice, catalogue_of

Beats = dict[str, str]
"""The beats that answer a question, each with words that it must say."""
QUIZ: dict[str, dict[str, Beats]] = {
    "rook": {
        "Which cards hold stars, and how many?": {"worth": "two stars. A 5 has one, and the Rook has four"},
        "How do you know which colour is trump?": {"trump": "top card is black, so black is trump"},
        "What must you play if you have the colour led?": {"led": "you must follow"},
        "What can you play if you have none of it?": {"trump-in": "you can play any card"},
        "When can you play the Rook?": {"rook": "on any card"},
        "Who takes a trick?": {"two-stars": "highest card of the led colour", "four-stars": "Trump beats"},
        "Who leads the next trick?": {"lead": "You took it, so you lead"},
        "When must you play the Rook?": {"forced": "the Rook is your only trump? You must"},
        "Must you trump if you cannot follow?": {"trump-in": "don’t have to trump"},
        "How many stars win? Do those in the nest count?": {"won": "Stars in the nest count for no player"},
    },
    "spooks": {
        "How do you win?": {"aim": "Get rid of all your cards first"},
        "What fits on a blue card?": {"blue": "the next number, of any kind"},
        "Can you pass on blue, and play later?": {"passed": "free, and you can play again later"},
        "What happens when all pass?": {"goblin": "All passed, so you lead any card"},
        "Must you play on red?": {"match": "If a card fits, you must play one"},
        "What follows when a Bone is not matched?": {"straight": "lay a straight"},
        "What follows when a Bat is not matched?": {"bite": "gives", "bitten": "the bitten player leads"},
        "What happens after a Goblin?": {"trick": "all lay one more card. The highest Goblin wins"},
        "Who leads after a trick without a Goblin?": {"no-goblin": "the next player leads"},
        "What can the Cat do?": {"cat-fits": "fits on every card", "no-goblin": "A Cat in a trick wins it"},
    },
    "hookie_mookie": {
        "How do you win?": {"aim": "Together, empty one hand before the deck ends"},
        "What can you do in a turn?": {"called": "lay cards or call"},
        "What is a set?": {"alike": "Three or four of a kind"},
        "Whose sets can you add to?": {"theirs": "Sets belong to everyone"},
        "What happens to two cards that match?": {"first-flip": "both stay on the table", "match": "No player draws"},
        "Who draws after a miss?": {"miss": "The caller draws two cards, the other player one"},
        "Do suits matter?": {"alike": "Suits don’t matter"},
        "What happens to a full set?": {"full": "It leaves the table"},
        "Can you talk about your cards?": {"remember": "can’t talk about cards"},
        "What are the ghosts?": {"ghosts": "ghost cards are out of the game"},
    },
    "hooky": {
        "What do you look for, and what is it worth?": {"missing": "letters that are missing", "guesses": "10 points"},
        "What does a number say?": {"number": "one of its letters", "counts-twice": "at each of its places"},
        "What must a clue hold?": {"everyone": "At least one letter must fit"},
        "Whom can you ask, and is 0 possible?": {"asked": "one player of your choice", "zero": "0 is a good answer"},
        "Can you ask the same player the same letters twice?": {"zero": "Don’t ask { $seat } the same letters again"},
        "What does a reveal cost and bring?": {"peek": "Show one of your cards and you can look at another"},
        "What is the Playground?": {"playground": "one Playground card is turned up"},
        "When do you guess?": {"guesses": "After rounds 4, 5 and 6"},
        "What else scores at the end?": {"won": "name the other hands, 1 point a letter"},
        "Does a card that you have shown still count?": {"without": "still counts in your number"},
    },
    "word_porters": {
        "What are the others to find?": {"own-word": "Your secret word", "parcels": "lead the others to it"},
        "Which parcel goes first?": {"must": "your lowest parcel"},
        "What does sharing a hint cost?": {"shared": "costs two parcels"},
        "Can you use a hint twice?": {"must": "can’t use a hint twice"},
        "Can you pass?": {"must": "you must place"},
        "Can two players have the same word?": {"vote": "All words differ"},
        "How often can you give a word?": {"vote": "only once"},
        "Who gets points for a right guess?": {"found": "a point for each side"},
        "How many rounds are there?": {"again": "four rounds"},
        "How can you point to your word?": {"parcels": "Only parcels on hints"},
    },
}  # fmt: skip


def test_each_game_has_ten_questions() -> None:
    assert set(QUIZ) == set(GAMES) == set(lessons()) and all(len(asked) == 10 for asked in QUIZ.values())


@pytest.mark.parametrize(("game", "question"), [(game, question) for game, asked in QUIZ.items() for question in asked])
def test_a_beat_says_the_answer(game: str, question: str) -> None:
    lesson = lesson_of(game)
    names = tuple("abcd"[: lesson.record.setup.players])
    voice, beats = Voice(catalogue_of("en"), "grown-up", names), {beat.id: beat for beat in lesson.beats}
    for name, words in QUIZ[game][question].items():
        said, others = voice.words(beats[name].says), [words.replace("{ $seat }", player) for player in names]
        assert any(one in said for one in others), (name, said)
        assert beats[name].stage != "alone", f"{name} asks without help, so it explains nothing"
