### Hookie-Mookie: the pictures beside children's sentences. A card stands for a set.

hookie_mookie-begins = icons/people
hookie_mookie-dealt = icons/cards
hookie_mookie-silence = icons/silent
hookie_mookie-cleared = 8-hearts
hookie_mookie-called = kids/flip
hookie_mookie-returned = icons/eye
hookie_mookie-drawn = kids/draw
hookie_mookie-drawn-alone = kids/draw

hookie_mookie-hair = icons/people
hookie_mookie-hair-begins = icons/people
hookie_mookie-hair-silence = icons/silent
hookie_mookie-hair-sentence = icons/people

hookie_mookie-ask-offer = kids/flip
hookie_mookie-ask-draw = kids/draw
hookie_mookie-ask-call = icons/people
hookie_mookie-ask-call-two = icons/people
hookie_mookie-ask-done = icons/tick
hookie_mookie-ask-new = 8-hearts
hookie_mookie-ask-add = 8-hearts
hookie_mookie-ask-more = 8-hearts
hookie_mookie-ask-turn = icons/question
hookie_mookie-ask-which = 8-hearts
hookie_mookie-ask-how-many = 8-hearts
hookie_mookie-ask-lay = 8-hearts

hookie_mookie-call = icons/people

hookie_mookie-wait-offer = kids/flip
hookie_mookie-wait-more = 8-hearts
hookie_mookie-wait-alone = kids/draw
hookie_mookie-wait-turn = kids/flip

hookie_mookie-missing = hookie_mookie/sun
hookie_mookie-race = icons/crown
hookie_mookie-shown-line = icons/eye
hookie_mookie-lost = hookie_mookie/sun
hookie_mookie-won = hookie_mookie/sun
hookie_mookie-goal = hookie_mookie/sun
hookie_mookie-coach-knows = icons/eye
hookie_mookie-why-all-shown = icons/feather
hookie_mookie-why-answer-promise = kids/flip
hookie_mookie-why-call-anyway = kids/flip
hookie_mookie-why-call-blind = kids/flip
hookie_mookie-why-call-unheld = kids/flip
hookie_mookie-why-joker-matches = icons/feather
hookie_mookie-why-keep-promise = kids/flip
hookie_mookie-why-lay-all = icons/feather
hookie_mookie-why-lay-one = icons/feather
hookie_mookie-why-lay-part = icons/feather
hookie_mookie-why-must-lay = icons/feather
hookie_mookie-why-nothing-else = icons/feather
hookie_mookie-why-one-set-a-turn = icons/feather
hookie_mookie-why-show-highest = icons/feather
hookie_mookie-why-show-other = icons/feather
hookie_mookie-why-show-spared = icons/feather
hookie_mookie-why-stop-laying = icons/feather
