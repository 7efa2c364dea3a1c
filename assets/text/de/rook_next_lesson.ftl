### Die zweite Übungspartie von Rook, in der Reihenfolge, in der sie gespielt wird.

rook_next-lesson-title = Bieten und Partner
rook_next-lesson-goal = Biete, nimm das Nest, nenne Trumpf und hilf deinem Partner.
    .child = Biete und hilf dem Partner!
rook_next-lesson-next = Jetzt ein klassisches Spiel: Ein sanfter Partner wartet schon.
    .child = Jetzt ein richtiges Spiel!

rook_next-lesson-partner = { $seat } ist dein Partner. Deine und seine Punkte zählen zusammen.
    .child = { $seat } ist hier der Partner.
rook_next-lesson-promise = { $seat } bietet 75 Punkte. Das höchste Gebot nennt Trumpf.
    .child = { $seat } bietet 75. Das höchste Gebot gewinnt.
rook_next-lesson-bid = Deine Karten sind stark. Biete fünf mehr.
    .child = Die Karten sind gut. Biete fünf mehr!
rook_next-lesson-bid-not-high = Das ist viel versprochen. Geh um fünf hinauf, solange es reicht.
    .child = Noch nicht so viel. Biete fünf mehr.
rook_next-lesson-bid-not-pass = Du hast den Rook und Schwarz 14 und 13. Das ist ein Gebot wert.
    .child = Der Rook ist da. Biete!
rook_next-lesson-your-bid = Jetzt du. { $seat } hat 85 geboten.
    .child = { $seat } bietet 85. Was jetzt?
rook_next-lesson-your-bid-not-high = Das ist viel versprochen. Fünf mehr genügen.
    .child = Noch nicht so viel. Biete fünf mehr.
rook_next-lesson-your-bid-not-pass = Deine Karten reichen für 90. Nach dem Passen bietest du nicht mehr.
    .child = Die Karten sind gut. Biete fünf mehr.
rook_next-lesson-nest = Dein Gebot gewinnt, also gehört dir das Nest. Leg fünf Karten dafür weg.
    .child = Das Nest gehört uns! Fünf Karten müssen weg.
rook_next-lesson-bury = Behalte Schwarz, den Rook und Gelb mit Sternen. Welche fünf können weg?
    .child = Behalte Schwarz und Gelb. Welche fünf können weg?
rook_next-lesson-bury-not-other = Leg alles Rot und alles Grün weg. Dann kannst du beides stechen.
    .child = Rot und Grün können weg. Alle!
rook_next-lesson-your-colour = Jetzt du. Nenne Trumpf.
    .child = Wähl jetzt die Chef-Farbe!
rook_next-lesson-your-colour-not-other = Nimm die Farbe, von der du am meisten hast.
    .child = Welche Farbe ist am meisten da?
rook_next-lesson-gift = Die 14 von { $seat } gewinnt auch für dich. Du hast kein Grün, also gib Sterne dazu.
    .child = { $seat } gewinnt hier. Welche Karte hat zwei Sterne?
rook_next-lesson-gift-not-trump = { $seat } gewinnt schon. Stich deinen Partner nicht.
    .child = { $seat } gewinnt schon. Behalte die Karte.
rook_next-lesson-gift-not-five = Ein Stern ist gut. Die 10 bringt zwei.
    .child = Ein Stern ist gut. Zwei sind besser!
rook_next-lesson-gift-not-fourteen = Die 14 kann selbst gewinnen. Gib eine, die es nicht kann.
    .child = Die 14 kann selbst gewinnen. Behalte sie.
rook_next-lesson-your-gift = Jetzt du. { $seat } spielt wieder aus.
    .child = { $seat } spielt wieder. Welche Karte jetzt?
rook_next-lesson-your-gift-not-trump = { $seat } gewinnt schon. Stich deinen Partner nicht.
    .child = { $seat } gewinnt schon. Behalte die Karte.
rook_next-lesson-your-gift-not-fourteen = Die 14 kann selbst gewinnen. Gib eine, die es nicht kann.
    .child = Die 14 kann selbst gewinnen. Behalte sie.
rook_next-lesson-won = Neun Sterne sind 45 von 90 Punkten. Fehlt am Ende etwas, gehen 90 verloren.
    .child = Neun Sterne! Jetzt noch das Gebot.

# Was gelernt wurde, am Ende auf Anhängern.
rook_next-lesson-learned-bid = Bieten
rook_next-lesson-learned-nest = Nest und Trumpf
rook_next-lesson-learned-partner = Partner
