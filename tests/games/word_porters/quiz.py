"""What a learner knows after the lesson of Word Porters: questions, and the beats that answer them."""

QUIZ = {
    "What are the others to find?": {"own-word": "Your secret word", "parcels": "lead the others to it"},
    "Which parcel goes first?": {"must": "your lowest parcel"},
    "What does sharing a hint cost?": {"shared": "costs two parcels"},
    "Can you use a hint twice?": {"must": "can’t use a hint twice"},
    "Can you pass?": {"must": "you must place"},
    "Can two players have the same word?": {"vote": "All words differ"},
    "How often can you give a word?": {"vote": "only once"},
    "Who gets points for a right guess?": {"found": "a point for both of you"},
    "How many rounds are there?": {"again": "four rounds"},
    "How can you point to your word?": {"parcels": "Only your parcels on hints"},
}
