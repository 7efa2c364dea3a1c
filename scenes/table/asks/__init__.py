"""How a person answers: one ask for each shape of question. No game's words, no secrets of others."""
