### Die Übungspartie von Hookie-Mookie, in der Reihenfolge, in der sie gespielt wird.

hookie_mookie-lesson-title = Ein kurzer Tag
hookie_mookie-lesson-goal = Macht zusammen eine Hand leer, bevor die Sonne untergeht.
    .child = Leert eine Hand, bevor es dunkel wird!
hookie_mookie-lesson-next = Jetzt ein ganzer Tag: Ein sanfter Partner wartet schon.
    .child = Jetzt ein richtiger Tag!

hookie_mookie-lesson-day = Zusammen spielt ihr gegen den Tag. Macht eine Hand leer, bevor der Stapel weg ist.
    .child = Wir sind ein Team. Eine Hand muss leer werden!
hookie_mookie-lesson-set = Ein Zug ist eins von beiden: Karten legen oder jemanden rufen. Drei gleiche sind ein Satz.
    .child = Drei gleiche dürfen auf den Tisch. Leg die Könige!
hookie_mookie-lesson-set-not-call = Ein Hookie ist geraten, und ohne Paar kostet er Karten. Drei Könige sind sicher.
    .child = Die Könige sind sicher. Leg sie zuerst.
hookie_mookie-lesson-done = Sonst ist nichts ein Satz. Sag „fertig“, dann ist { $seat } dran.
    .child = Das ist alles. Sag „fertig“!
hookie_mookie-lesson-first-flip = { $seat } ruft dich. Beide zeigen zugleich eine Karte, beim ersten Mal die höchste.
    .child = { $seat } ruft! Zeig die höchste Karte.
hookie_mookie-lesson-first-flip-not-nine = Üblich ist deine höchste Karte, damit { $seat } sie erraten kann.
    .child = Zuerst zeigen wir die höchste Karte.
hookie_mookie-lesson-first-flip-not-seven = Lass deine 7er zusammen. Noch eine, und sie sind ein Satz.
    .child = Lass die 7er zusammen. Mit dreien gehen sie weg.
hookie_mookie-lesson-miss = Kein Paar: Beide Karten gehen zurück, und der Stapel verliert drei Karten.
    .child = Kein Paar. Wir müssen neue Karten nehmen.
hookie_mookie-lesson-remember = Aber nun weißt du von einer 9 dort, und { $seat } kennt deine Dame. Merk dir beides.
    .child = Dort ist eine 9. Merk sie dir gut!
hookie_mookie-lesson-third-seven = Du hast eine dritte 7 gezogen. Ein Satz auf der Hand braucht kein Glück.
    .child = Drei 7er! Leg sie hin.
hookie_mookie-lesson-third-seven-not-call = Rufen darfst du. Aber die 7er sind sicher, und ein Hookie ohne Paar kostet Karten.
    .child = Leg sie zuerst. Das ist sicher.
hookie_mookie-lesson-call = { $seat } hat den vierten König zu deinen gelegt: Sätze gehören allen. Sonst passt nichts, also ruf jemanden.
    .child = Jetzt passt keine Karte. Ruf { $seat }!
hookie_mookie-lesson-shown-nine = Wer ruft, zeigt, was drüben zu sehen war. Was hast du dort gesehen?
    .child = Was hat { $seat } gezeigt? Zeig das Gleiche!
hookie_mookie-lesson-shown-nine-not-queen = { $seat } hat eine 9 gezeigt und wartet auf deine. Die Dame kommt später.
    .child = Dort war eine 9. Zeig die 9.
hookie_mookie-lesson-match = Ein Paar kostet nichts und macht beide Hände kleiner. Eine Karte ist noch da.
    .child = Ein Paar! Nur noch eine Karte.
hookie_mookie-lesson-shown-queen = { $seat } ruft und hat deine Dame gesehen. Verlass dich darauf.
    .child = { $seat } hat die Dame gesehen. Zeig sie!
hookie_mookie-lesson-won = Eine Hand ist leer, also gewinnt ihr beide. Euer Gedächtnis hat es geschafft.
    .child = Eine Hand ist leer. Alle gewinnen!

# Was gelernt wurde, am Ende auf Anhängern.
hookie_mookie-lesson-learned-set = Sätze
    .child = Drei gleiche
hookie_mookie-lesson-learned-call = Rufen
hookie_mookie-lesson-learned-memory = Merken
hookie_mookie-lesson-learned-match = Ein Paar
