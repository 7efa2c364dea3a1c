### Sätze, die der Trainer ungefragt sagt, jeden nur einmal. Gemeint ist ein einziger Platz und was dieser wissen darf.

## Rook

moments-rook-trick = Das war ein Stich, eine Karte von jedem. Wer ihn holt, bekommt die Sterne und spielt aus.
    .child = Die beste Karte bekommt alle.
moments-rook-lone-counter = Diese Karte zählt, und eine höhere kann sie holen. Spiel erst etwas aus, was nichts zählt.
    .child = Diese Karte zählt. Vielleicht ist sie dann weg.
moments-rook-rook-for-nothing = Der Rook gewinnt jeden Stich. In diesem zählt noch nichts.
    .child = Da liegt noch nicht viel. Behalte den Rook.
moments-rook-forced-out = Trumpf ist gefragt, und der Rook ist dein einziger. Also muss er heraus.
    .child = Jetzt muss der Rook heraus.
moments-rook-partner-has-it = Dein Partner hat diesen Stich. Gib etwas, was zählt, und spar die hohe Karte.
    .child = Unser Team hat ihn. Behalte die hohe Karte.
moments-rook-first-bid = Ein Gebot verspricht Punkte. Gut sind hohe Karten, Zählkarten und wenige Farben.
    .child = Biete, was diese Karten holen können.
moments-rook-first-nest = Werde hier eine Farbe los. Wer den letzten Stich holt, bekommt, was du ablegst.
    .child = Werde eine Farbe los.
moments-rook-not-the-bidder = Du sitzt links vom Geber, also spielst du aus, egal wer geboten hat.
    .child = Links vom Geber geht es los.
moments-rook-set-back = Das Gebot ist nicht erreicht, also wird es ganz abgezogen. Ein kleineres ist sicherer.
    .child = Das hat nicht gereicht. Biete nächstes Mal weniger.

## Spooks

moments-spooks-pass-is-free = Du darfst auch passen, wenn du legen könntest. Oft ist Spielen besser.
    .child = Spiel sie oder passe. Beides ist gut.
moments-spooks-cat-wasted = Die Katze passt auf alles. Behalte sie, bis sonst nichts mehr passt.
    .child = Behalte die Katze für später.
moments-spooks-red-must = Rot muss bedient werden, wenn du kannst: die gleiche Art oder die gleiche Zahl.
    .child = Rot! Das gleiche Bild oder die gleiche Zahl.
moments-spooks-first-goblin = Alle legen eine Karte. Der Kobold auf dem Stapel gehört nicht zum Stich.
    .child = Alle legen eine Karte hin.
moments-spooks-goblin-leads-two = Mit einem Kobold gehen zwei Karten weg: er selbst und eine im Stich.
    .child = Mit einem Kobold gehen zwei Karten weg.
moments-spooks-row-in-hand = Wer deinen Knochen nicht bedienen kann, lässt dich eine Reihe legen. Du hast eine.
    .child = Spiel einen Knochen. Dann geht vielleicht eine Reihe.
moments-spooks-straight-short = Dein Blatt hat eine längere Reihe als diese.
    .child = Es geht noch eine längere Reihe.
moments-spooks-victim-leads = Mehr Karten, aber jetzt beginnst du: Jede Karte ist erlaubt.
    .child = Jetzt darf jede Karte weg!
moments-spooks-one-left = { $seat } hat nur noch eine Karte. Auf Blau passt nur eine einzige Zahl.
    .child = { $seat } hat nur eine Karte. Spiel Blau!

## Hookie-Mookie

moments-hookie-aim = Alle gewinnen, wenn { $count ->
        [one] eine Hand vor dem Stapel leer ist
       *[other] { $count } Hände vor dem Stapel leer sind
    }.
    .child = { $count ->
        [one] Eine leere Hand, und alle gewinnen!
       *[other] { $count } leere Hände, und alle gewinnen!
    }
moments-hookie-lay-first = Du kannst Karten legen, ohne etwas zu wagen. Ein Hookie ohne Paar kostet Karten.
    .child = Leg zuerst. Das ist sicher.
moments-hookie-first-call = Beim ersten Hookie zeigen die meisten die höchste Karte. Mit deiner gibt es vielleicht ein Paar.
    .child = Zuerst zeigen wir die höchste Karte.
moments-hookie-remember = Kein Paar, aber alle haben beide Karten gesehen. Damit klappt es vielleicht bald.
    .child = Merk dir beide Karten gut!
moments-hookie-shown-value = { $seat } hat eine Karte gezeigt, und du hast die gleiche. Zeig deine.
    .child = { $seat } hat eine gleiche gezeigt. Such sie!
moments-hookie-own-promise = { $seat } kennt eine Karte von dir und rechnet vielleicht damit. Zeig sie wieder.
    .child = { $seat } kennt eine Karte hier. Such sie!
moments-hookie-add = Sätze gehören allen. Eine deiner Karten passt zu einem davon.
    .child = Die Sätze gehören allen. Leg dazu!
moments-hookie-late = Noch dreimal kein Paar, und die Sonne ist untergegangen. Ruf nur, wenn du etwas weißt.
    .child = Die Sonne steht tief. Gib acht!
moments-hookie-last-card = Mit einer Karte hast du keine Wahl. Zeig sie den anderen, damit sie sie sich merken.
    .child = Nur noch eine Karte! Zeig sie jemandem.

## Hooky

moments-hooky-clue-loud = Das wäre { $number }. Ein oder zwei Buchstaben zu verraten genügt.
    .child = Das verrät viel. Verrate lieber weniger.
moments-hooky-double = Ein Buchstabe, der zweimal dasteht, zählt doppelt. Das verrät ihn oft.
    .child = Was zweimal da ist, zählt auch zweimal.
moments-hooky-zero = Eine 0 verrät viel. Dort ist keiner dieser Buchstaben.
    .child = Es ist 0! Keiner davon ist da.
moments-hooky-known-word = Diese Zahl kannst du ausrechnen. Frag nach Buchstaben, die offen sind.
    .child = Das wissen wir schon. Nimm neue Buchstaben.
moments-hooky-heard-word = Diese Zahl haben schon alle gehört. Das bringt nichts Neues.
    .child = Das wissen schon alle. Nimm ein neues Wort.
moments-hooky-reveal-safe = Du darfst eine Karte aufdecken und eine ansehen. Das { $letter } kennen ohnehin schon alle.
    .child = Zeig eine Karte, die alle kennen.
moments-hooky-reveal-secret = Bei diesem Buchstaben ist sich noch niemand sicher. Ein anderer ist schon bekannt.
    .child = Den kennt noch niemand. Nimm einen bekannten.
moments-hooky-marks = Die Liste merkt sich alles für dich. Trag ein, was du weißt.
    .child = Die Liste hilft. Schau sie an!
moments-hooky-first-guess = Falsch raten kostet nichts, also rate mutig. Du darfst auch dasselbe noch mal raten.
    .child = Falsch raten macht nichts. Such drei aus!

## Word Porters

moments-porters-own-word = Wähle den Hinweis, der zu deinem Wort passt und schlecht zu den anderen.
    .child = Was passt zu deinem Wort?
moments-porters-better-elsewhere = Dieser Hinweis passt besser zu { $word }. Dort würden alle suchen.
    .child = Das passt besser zu { $word }.
moments-porters-sharing = Da liegt schon ein Paket. Teilen kostet auch deine { $number }, also einen Hinweis weniger.
    .child = Teilen kostet zwei Pakete.
moments-porters-lone-three = Ein Paket allein kann nicht teilen. Es braucht einen freien Hinweis.
    .child = Ein Paket braucht einen freien Hinweis.
moments-porters-must-place = Nichts passt, und legen musst du trotzdem. Wähle, was am wenigsten schadet.
    .child = Nichts passt gut. Nimm, was am wenigsten stört.
moments-porters-pass = Passen gilt für die ganze Runde. Deine anderen Pakete bleiben zu Hause.
    .child = Passen gilt für die ganze Runde.
moments-porters-order = Paket 1 war der erste Gedanke. Eine 3 unter einem anderen ist nur der Preis.
    .child = Paket 1 sagt am meisten. Schau zuerst dort.
moments-porters-own-number = Das ist dein eigenes Wort. Anderen kann es nicht gehören.
    .child = Das ist das geheime Wort hier.
moments-porters-surer-first = Jedes Wort wird nur einmal vergeben. Gib es dorthin, wo du dir sicherer bist.
    .child = Jedes Wort geht nur einmal.
