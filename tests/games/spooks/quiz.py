"""What a learner knows after the lesson of Spooks: questions, and the beats that answer them."""

QUIZ = {
    "How do you win?": {"aim": "Get rid of all your cards first"},
    "What fits on a blue card?": {"blue": "the next number, of any kind"},
    "Can you pass on blue, and play later?": {"passed": "free, and you can play again later"},
    "What happens when all pass?": {"goblin": "All passed, so you lead any card"},
    "Must you play on red?": {"match": "If you can, you must"},
    "What follows when a Bone is not matched?": {"straight": "lay a straight"},
    "What follows when a Bat is not matched?": {"bite": "gives", "bitten": "the bitten player leads"},
    "What happens after a Goblin?": {"trick": "all lay one more card. The highest Goblin wins"},
    "Who leads after a trick without a Goblin?": {"no-goblin": "the next player leads"},
    "What can the Cat do?": {"cat-fits": "fits on every card", "no-goblin": "A Cat in a trick wins it"},
}
