"""What a learner knows after the lesson of Hooky: questions, and the beats that answer them."""

QUIZ = {
    "What do you look for, and what is it worth?": {"missing": "letters that are missing", "guesses": "10 points"},
    "What does a number say?": {"number": "one of its letters", "counts-twice": "at each of its places"},
    "What must a clue hold?": {"everyone": "At least one letter must fit"},
    "Whom can you ask, and is 0 possible?": {"asked": "ask any player about a word", "zero": "0 is a good answer"},
    "Can you ask the same player the same letters twice?": {"zero": "Don’t ask { $seat } the same letters again"},
    "What does a reveal cost and bring?": {"peek": "Show one of your cards and you can look at another"},
    "What is the Playground?": {"playground": "one Playground card is turned up"},
    "When do you guess?": {"guesses": "After rounds 4, 5 and 6"},
    "What else scores at the end?": {"won": "guess the other hands, 1 point a letter"},
    "Does a card that you have shown still count?": {"without": "still counts in your number"},
}
