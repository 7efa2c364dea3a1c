"""What a learner knows after the lesson of Hookie-Mookie: questions, and the beats that answer them."""

QUIZ = {
    "How do you win?": {"aim": "Together, empty one hand before the deck’s gone"},
    "What can you do in a turn?": {"called": "lay cards or call"},
    "What is a set?": {"alike": "Three or four of a kind"},
    "Whose sets can you add to?": {"theirs": "Sets belong to everyone"},
    "What happens to two cards that match?": {"first-flip": "both stay on the table", "match": "No player draws"},
    "Who draws after a miss?": {"miss": "The caller draws two cards, the other player one"},
    "Do suits matter?": {"alike": "Suits don’t matter"},
    "What happens to a full set?": {"full": "It leaves the table"},
    "Can you talk about your cards?": {"remember": "can’t talk about cards"},
    "What are the ghosts?": {"ghosts": "ghost cards are out of the game"},
}
