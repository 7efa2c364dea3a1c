"""What a learner knows after the lesson of Rook: questions, and the beats that answer them."""

QUIZ = {
    "Which cards hold stars, and how many?": {"worth": "two stars. A 5 has one, and the Rook has four"},
    "How do you know which colour is trump?": {"trump": "top card is black, so black is trump"},
    "What must you play if you have the colour led?": {"led": "you must follow"},
    "What can you play if you have none of it?": {"trump-in": "you can play any card"},
    "When can you play the Rook?": {"rook": "on any card"},
    "Who takes a trick?": {"two-stars": "highest card of the led colour", "four-stars": "Trump beats"},
    "Who leads the next trick?": {"lead": "You took it, so you lead"},
    "When must you play the Rook?": {"forced": "the Rook is your only trump, you must play it"},
    "Must you trump if you cannot follow?": {"trump-in": "don’t have to trump"},
    "How many stars win? Do those in the nest count?": {"won": "Stars in the nest don’t count"},
}
