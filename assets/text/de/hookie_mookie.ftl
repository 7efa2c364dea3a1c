### Hookie-Mookie. Zahlen heißen am Tisch „die 8“ und „drei 8er“, ein Satz sind drei oder vier gleiche. Wer einen
### Hookie ruft, deckt mit jemandem blind auf; der Mookie ist das Legen. Namen werden nie gebeugt: „von { $seat }“.

-hookie_mookie-some = { $count ->
        [one] { $value }
        [2] zwei { FORM($value, of: "many") }
        [3] drei { FORM($value, of: "many") }
        [4] vier { FORM($value, of: "many") }
       *[other] { $count } { FORM($value, of: "many") }
    }
    .acc = { $count ->
        [one] { FORM($value, of: "acc") }
        [2] zwei { FORM($value, of: "many") }
        [3] drei { FORM($value, of: "many") }
        [4] vier { FORM($value, of: "many") }
       *[other] { $count } { FORM($value, of: "many") }
    }
-hookie_mookie-cards = { $count ->
        [one] eine Karte
        [2] zwei Karten
        [3] drei Karten
        [4] vier Karten
        [5] fünf Karten
       *[other] { $count } Karten
    }

## What happened

hookie_mookie-begins = { FACE($seat) } { $seat } beginnt
    .child = { FACE($seat) } { $seat } fängt an
hookie_mookie-dealt = Sieben Karten für alle
    .child = Sieben Karten für jeden von uns
hookie_mookie-silence = Ab jetzt spricht niemand mehr über Karten
    .child = Jetzt redet niemand mehr über Karten
hookie_mookie-laid = { FACE($seat) } { $seat } legt { LIST($cards, of: "acc") }
hookie_mookie-added = { FACE($seat) } { $seat } legt { LIST($cards, of: "acc") } an
hookie_mookie-added-to = { FACE($seat) } { $seat } legt { LIST($cards, of: "acc") } zu den { FORM($value, of: "many-dat") }
hookie_mookie-cleared = Alle vier { FORM($value, of: "many") }: Der Satz ist voll
    .child = Alle vier sind da: Der Satz ist voll!
hookie_mookie-done = { FACE($seat) } { $seat } ist fertig
hookie_mookie-called = { FACE($seat) } { $seat } ruft { FACE($to) } { $to }
    .child = { FACE($seat) } { $seat } deckt mit { FACE($to) } { $to } auf
hookie_mookie-offered = { FACE($seat) } { $seat } hat gewählt
hookie_mookie-counted = Alle zählen laut: un, deux, trois
hookie_mookie-flipped = { $value } und { $other }
hookie_mookie-flipped-alike = Zwei { FORM($value, of: "many") }
hookie_mookie-kept = { FACE($seat) } { $seat } und { FACE($to) } { $to } haben ein Paar { FORM($value, of: "many") }!
hookie_mookie-kept-joker = { FACE($seats) } Das passt: { FORM($value, of: "many") }!
hookie_mookie-kept-jokers = { FACE($seats) } Ein Paar Joker!
hookie_mookie-returned = Kein Paar: { $seat } hat { FORM($value, of: "acc") }, { $to } { FORM($other, of: "acc") }
    .child = { $seat } hat { FORM($value, of: "acc") }, { $to } { FORM($other, of: "acc") }
hookie_mookie-drawn = { FACE($seat) } Kein Paar. { $seat } zieht { -hookie_mookie-cards }.
    .child = { FACE($seat) } { $seat } zieht { -hookie_mookie-cards }
hookie_mookie-drawn-alone = Niemand zu rufen: { FACE($seat) } { $seat } zieht { -hookie_mookie-cards }
    .child = { FACE($seat) } { $seat } zieht { -hookie_mookie-cards }
hookie_mookie-emptied = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] ist
       *[other] sind
    } raus, { $count ->
        [one] eine Hand fehlt noch
       *[other] { $count } fehlen noch
    }
hookie_mookie-emptied-last = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] hat
       *[other] haben
    } keine Karten mehr!
hookie_mookie-sundown = Die letzte Karte: Die Sonne geht unter
hookie_mookie-ended-cards = Die Sonne ist weg. Die Karten gewinnen.
hookie_mookie-ended-all = Voilà: Alle gewinnen!
hookie_mookie-ended = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] gewinnt
       *[other] gewinnen
    }!

## Who begins

hookie_mookie-hair = Wer hat die längsten Haare?
    .child = Wer hat die längsten Haare?
hookie_mookie-hair-begins = Wer das ist, beginnt.
    .child = Wer das ist, fängt an.
hookie_mookie-hair-silence = Und sobald die Karten verteilt sind, spricht niemand mehr über sie.
    .child = Verratet nichts von euren Karten.
hookie_mookie-hair-sentence = Wer die längsten Haare hat, beginnt
    .child = Die längsten Haare fangen an

## What a player is asked

hookie_mookie-ask-offer = Eine Karte für { $to }, verdeckt
    .child = Leg eine Karte verdeckt hin
    .how = Vielleicht passt sie zur anderen Karte.
hookie_mookie-ask-draw = Niemand mehr zu rufen: Zieh
    .child = Niemand zu rufen: Zieh Karten
    .how = Nimm neue Karten vom Stapel.
hookie_mookie-ask-call = Einen Hookie rufen: Mit wem?
    .child = Wer deckt mit auf?
    .how = Such ein Gesicht aus. Zwei gleiche Karten bleiben liegen.
hookie_mookie-ask-call-two = Nichts zu legen: Ruf { $to }
    .child = Deck mit { $to } auf
    .how = Zwei gleiche Karten bleiben liegen.
hookie_mookie-ask-done = Mehr lässt sich nicht legen
    .child = Das ist alles. Hör hier auf.
hookie_mookie-ask-new = Drei oder vier gleiche sind ein Satz
    .child = Nimm drei oder vier gleiche
    .how = Die gleiche Zahl oder das gleiche Gesicht.
hookie_mookie-ask-add = Leg einen neuen Satz oder leg an
    .child = Neuer Satz, oder leg dazu
    .how = Ein neuer Satz braucht drei gleiche Karten.
hookie_mookie-ask-more = Leg noch mehr oder hör hier auf
    .child = Leg mehr oder hör auf
    .how = Karten dürfen zu einem Satz, der schon daliegt.
hookie_mookie-ask-turn = Leg Karten oder ruf einen Hookie
    .child = Legen oder jemanden rufen?
    .how = Drei gleiche dürfen auf den Tisch. Sonst ruf jemanden.
hookie_mookie-ask-which = Welche Karten?
    .child = Welche Karten legst du hin?
    .how = Die hellen Karten kommen auf den Tisch.
hookie_mookie-ask-how-many = Wie viele?
    .child = Wie viele legst du hin?
    .how = Die hellen Karten kommen auf den Tisch.
hookie_mookie-ask-lay = Leg Karten
    .child = Leg Karten hin
    .how = Die gleiche Zahl oder das gleiche Gesicht.

## Whom the table waits for, and what may come

hookie_mookie-wait-offer = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] wählt
       *[other] wählen
    } eine Karte
    .child = { $seats } { COUNT($seats) ->
        [one] wählt
       *[other] wählen
    } eine Karte
hookie_mookie-wait-more = { FACE($seat) } { $seat } legt mehr oder ist fertig
    .child = { $seat } legt mehr oder ist fertig
hookie_mookie-wait-alone = { FACE($seat) } { $seat } legt oder zieht
    .child = { $seat } legt oder zieht Karten
hookie_mookie-wait-turn = { FACE($seat) } { $seat } legt oder ruft einen Hookie
    .child = { $seat } legt oder ruft jemanden

## Answers: what stands on the plate that hands them in

hookie_mookie-call = Rufen
    .child = Jemanden rufen
hookie_mookie-call-seat = { $to } rufen { FACE($to) }
hookie_mookie-offer = Verdeckt legen
hookie_mookie-draw = { $count } ziehen
hookie_mookie-stop = Aufhören
hookie_mookie-lay = Legen
hookie_mookie-lay-value = { FORM($value, of: "many") } legen
hookie_mookie-lay-new = { LIST($cards, of: "acc") } legen
hookie_mookie-lay-more = { LIST($cards, of: "acc") } anlegen
hookie_mookie-lay-onto = { LIST($cards, of: "acc") } zu den { FORM($value, of: "many-dat") }
hookie_mookie-add-to = Zu den { FORM($value, of: "many-dat") } legen

## Small words at seats and on boards

-hookie_mookie-out = raus
hookie_mookie-says-start = Ich fang an
-hookie_mookie-says-chosen = gewählt
-hookie_mookie-says-done = fertig
-hookie_mookie-says-out = raus!
-hookie_mookie-strip-miss = kein Paar
-hookie_mookie-cards-left = Karten übrig
-hookie_mookie-ghosts = Geister { $count }
hookie_mookie-whole = Volle Sätze
-hookie_mookie-whole-none = noch keine

## Sheets

hookie_mookie-so-far = Stand
hookie_mookie-see-so-far = Stand zeigen
hookie_mookie-sheet-left = { $count ->
        [one] Noch 1 Karte
       *[other] Noch { $count } Karten
    }
hookie_mookie-missing = { $count ->
        [one] Eine Hand muss noch leer werden
       *[other] { $count } Hände müssen noch leer werden
    }
    .child = { $count ->
        [one] Eine Hand muss noch leer werden
       *[other] { $count } Hände müssen noch leer werden
    }
hookie_mookie-race = Die erste leere Hand gewinnt
    .child = Die erste leere Hand gewinnt
hookie_mookie-shown = Gezeigt und noch da
hookie_mookie-shown-line = Was alle gesehen haben
    .child = Diese Karten haben alle gesehen
hookie_mookie-left = Was übrig war
hookie_mookie-left-ghosts = Geister
hookie_mookie-left-deck = Stapel
-hookie_mookie-left-none = leer

## The end of a match

hookie_mookie-count-won = { $count ->
        [one] Geschafft mit 1 Karte im Stapel
       *[other] Geschafft mit { $count } Karten im Stapel
    }
hookie_mookie-count-lost = { $count ->
        [one] Die Sonne geht unter, 1 Karte bleibt
       *[other] Die Sonne geht unter, { $count } Karten bleiben
    }
hookie_mookie-count-sets = { $count ->
        [one] 1 voller Satz
       *[other] { $count } volle Sätze
    }
hookie_mookie-lost = Die Karten gewinnen
    .child = Die Sonne ist untergegangen
hookie_mookie-podium-lost = Die Karten gewinnen
hookie_mookie-podium-lost-line = Die Sonne ist untergegangen
hookie_mookie-won = Bevor die Sonne unterging
    .child = Geschafft, bevor es dunkel wurde!
hookie_mookie-podium-won-line = Eine Hand war leer, bevor die Sonne unterging
hookie_mookie-podium-race = { $seats } { COUNT($seats) ->
        [one] gewinnt
       *[other] gewinnen
    }!
hookie_mookie-podium-race-line = Die erste leere Hand

## Why: what the coach says

hookie_mookie-why-answer-promise = { $seat } hat { FORM($value, of: "acc") } gezeigt und noch auf der Hand.
    .child = { $seat } hat die gleiche.
hookie_mookie-why-joker-matches = Ein Joker passt zu allem, was { $seat } legt.
    .child = Ein Joker passt immer.
hookie_mookie-why-call-blind = Du kennst kein Paar, aber du siehst zwei neue Karten.
    .child = Dann sehen wir zwei neue Karten.
hookie_mookie-why-call-unheld = { $seat } legt wohl { FORM($value, of: "acc") }, und dazu passt hier nichts.
    .child = Vielleicht kommt eine neue Karte.
hookie_mookie-why-call-anyway = Hier passt nichts Bekanntes: { $seat } zeigte am wenigsten, vielleicht kommt { $value }.
    .child = Vielleicht kommt eine neue Karte.
hookie_mookie-why-helps-home = { $seat } hat nur noch { -hookie_mookie-cards }: Ein Paar würde { $seat } weiterhelfen.
hookie_mookie-why-keep-promise = { $seat } hat von dir { FORM($value, of: "acc") } gesehen und rechnet wohl damit.
    .child = { $seat } kennt diese Karte.
hookie_mookie-why-break-promise = { $seat } rechnet vielleicht mit { FORM($value, of: "dat") } von dir. Dies ist eine andere Karte.
hookie_mookie-why-miss-promise = { $seat } legt wohl { FORM($value, of: "acc") }, und hier wäre eine Karte, die passt.
hookie_mookie-why-show-highest = Das ist deine höchste neue Karte ohne Satz.
    .child = Das ist die höchste neue Karte.
hookie_mookie-why-show-spared = Die brauchst du am wenigsten.
    .child = Die brauchen wir nicht.
hookie_mookie-why-show-other = Hier geht jede Karte. Üblich ist die höchste neue.
    .child = Jede Karte ist gut.
hookie_mookie-why-all-shown = Alle kennen deine Karten schon. Das ist die höchste.
    .child = Das ist die höchste Karte.
hookie_mookie-why-rival-nearly-done = { $seat } hat nur noch { -hookie_mookie-cards }: nichts zeigen, was { $seat } weiterhilft.
hookie_mookie-why-spend-joker = Ein Joker ist zu schade dafür: Beim Aufdecken passt er zu allem.
hookie_mookie-why-lay-all = Du kannst in diesem Zug alles legen.
    .child = Alle Karten können weg!
hookie_mookie-why-lay-one = { FORM($cards, of: "acc") } zu legen ist ein Zug ohne Risiko.
    .child = Legen ist sicher.
hookie_mookie-why-lay-part = Alle { FORM($value, of: "many") } aus dieser Hand dürfen zusammen auf den Tisch.
    .child = Die können alle weg.
hookie_mookie-why-must-lay = Irgendetwas muss auf den Tisch, und ohne Joker geht nichts.
    .child = Etwas muss weg.
hookie_mookie-why-one-set-a-turn = Ein Satz genügt. Heb den nächsten für einen sicheren Zug auf.
    .child = Ein Satz reicht. Der Rest bleibt hier.
hookie_mookie-why-stop-laying = Hier lässt sich noch etwas legen, und das lohnt sich.
    .child = Es geht noch mehr.
hookie_mookie-why-nothing-else = Du kannst niemanden rufen und nichts legen.
    .child = Anders geht es nicht.
hookie_mookie-coach-call = Ruf { $to }.
hookie_mookie-coach-offer = Zeig { FORM($value, of: "acc") }.
hookie_mookie-coach-lay = Leg die { FORM($value, of: "many") }.
hookie_mookie-coach-draw = Zieh { $count }.
hookie_mookie-coach-done = Leg nichts mehr.
hookie_mookie-coach-knows = Der Trainer merkt sich alle gezeigten Karten. Hände und Stapel sieht er nicht.
    .child = Ich merke mir die gezeigten Karten.

hookie_mookie-why-behind = Idee: { $idea }. Besser: { $better }.
-hookie_mookie-idea-answer-promise = mit { FORM($value, of: "dat") } von { $seat } ein Paar machen
-hookie_mookie-idea-call-unheld = { -hookie_mookie-idea-answer-promise }
-hookie_mookie-idea-joker-matches = mit einem Joker ein Paar machen
-hookie_mookie-idea-call-blind = sehen, was { $seat } hat
-hookie_mookie-idea-helps-home = mit { $seat } ein Paar machen
-hookie_mookie-idea-keep-promise = { FORM($value, of: "acc") } noch einmal zeigen
-hookie_mookie-idea-break-promise = { FORM($value, of: "acc") } vor { $seat } zurückhalten
-hookie_mookie-idea-miss-promise = { $seat } etwas Neues zeigen
-hookie_mookie-idea-show-other = { FORM($value, of: "acc") } zeigen
-hookie_mookie-idea-spend-joker = einen Joker gleich hergeben
-hookie_mookie-idea-lay-one = { FORM($cards, of: "acc") } legen
-hookie_mookie-idea-lay-part = erst { FORM($cards, of: "acc") } legen
-hookie_mookie-idea-one-set-a-turn = den Rest für später behalten
-hookie_mookie-idea-stop-laying = { -hookie_mookie-idea-one-set-a-turn }
-hookie_mookie-better-call = { $seat } rufen
-hookie_mookie-better-show = { FORM($value, of: "acc") } zeigen
-hookie_mookie-better-lay = die { FORM($value, of: "many") } legen
-hookie_mookie-better-stop = den Rest behalten
-hookie_mookie-better-draw = ziehen

## Ways to play, and what can be set

hookie_mookie-together = Gemeinsam
hookie_mookie-together-line = Alle gegen die Karten: gemeinsam gewinnen oder verlieren
hookie_mookie-together-harder = Zu viert gewinnt der Stapel öfter als zu dritt
hookie_mookie-a-race = Wettlauf
hookie_mookie-a-race-line = Die erste leere Hand gewinnt allein
hookie_mookie-deck-wins = Der Stapel gewinnt { $count } von 100 Wettläufen
hookie_mookie-must-empty = Leere Hände
hookie_mookie-must-empty-line = Je mehr leer werden müssen, desto schwerer
-hookie_mookie-must-empty-value = { $count ->
        [one] eine
        [2] zwei
       *[other] drei
    }
hookie_mookie-ghost-hand = Geisterkarten
hookie_mookie-ghost-hand-line = Karten, die niemand sieht: Weniger sind leichter
hookie_mookie-caller = Wer ruft, zieht
hookie_mookie-partner = Partner zieht
hookie_mookie-penalty-line = Wenn es beim Aufdecken nicht passt: Weniger ist leichter
hookie_mookie-jokers = Joker
hookie_mookie-jokers-line = Joker passen zu jeder Karte und machen es leichter
hookie_mookie-jokers-value = { $count ->
        [one] 1 Joker
       *[other] { $count } Joker
    }
-hookie_mookie-none = keine

## The pages of the rules

hookie_mookie-page-idea = Die Idee
hookie_mookie-page-idea-together =
    Alle spielen gemeinsam gegen den Stapel.
    Der Stapel ist der Tag: Mit jeder gezogenen Karte sinkt die Sonne.
    { $count ->
        [one] Ist eine Hand vor dem Stapel leer? Dann haben alle gewonnen.
        [2] Sind zwei Hände vor dem Stapel leer? Dann haben alle gewonnen.
       *[other] Sind drei Hände vor dem Stapel leer? Dann haben alle gewonnen.
    }
hookie_mookie-page-idea-race =
    Alle spielen für sich.
    Die erste leere Hand gewinnt allein.
    Ist der Stapel vorher leer, gewinnen die Karten.
hookie_mookie-page-cards = Die Karten
hookie_mookie-page-cards-lines =
    Nur der Wert zählt: Ass, 2 bis 10, Bube, Dame, König.
    Farben spielen keine Rolle, und kein Wert schlägt einen anderen.
    Von jedem gibt es vier.
hookie_mookie-page-start = Der Anfang
hookie_mookie-page-start-lines =
    { $count ->
        [0] Alle bekommen sieben Karten. Geisterkarten gibt es nicht.
        [one] Alle bekommen sieben Karten. Eine Geisterkarte spielt nicht mit.
       *[other] Alle bekommen sieben Karten. { $count } Geisterkarten spielen nicht mit.
    }
    Der Rest ist der Stapel.
    Wer die längsten Haare hat, beginnt. Dann geht es im Uhrzeigersinn weiter.
hookie_mookie-page-silence = Schweigen
hookie_mookie-page-silence-lines =
    Niemand sagt oder zeigt etwas über Karten.
    Auch was man als Nächstes vorhat, sagt niemand.
    Was die anderen haben, findet ihr nur durch Aufdecken heraus.
hookie_mookie-page-turn = Ein Zug
hookie_mookie-page-turn-lines =
    Leg Karten oder ruf einen Hookie. Du hast die Wahl.
    Genau eins von beiden musst du tun.
    Du darfst auch rufen, wenn du legen könntest.
hookie_mookie-page-new = Ein neuer Satz
hookie_mookie-page-new-lines =
    Drei oder vier Karten von einem Wert sind ein neuer Satz.
    Zwei sind zu wenig: Ein Paar entsteht nur durch einen Hookie.
    In einem Zug dürfen mehrere Sätze gelegt werden.
hookie_mookie-page-onto = An einen Satz legen
hookie_mookie-page-onto-lines =
    Du kannst Karten zu einem Satz ihres Werts legen, egal von wem er ist.
    Von jedem Wert gibt es höchstens einen Satz.
    Die Punkte unter einem Satz zeigen, wie viele der vier daliegen.
hookie_mookie-page-done = Fertig
hookie_mookie-page-done-lines =
    Du musst nicht alles legen, was du könntest.
    Leg so viel, wie du willst, und sag dann „fertig“.
    Ein Satz mit allen vier Karten ist voll und verlässt den Tisch.
hookie_mookie-page-hookie = Hookie
hookie_mookie-page-hookie-lines =
    Wer ruft, nennt jemanden, der noch Karten hat. Ablehnen gilt nicht.
    Beide wählen heimlich eine eigene Karte und legen sie verdeckt hin.
    Alle zählen laut: un, deux, trois. Dann drehen sich beide Karten zugleich um.
hookie_mookie-page-match = Es passt
hookie_mookie-page-match-lines =
    Beide Karten haben den gleichen Wert: Dann bleiben sie als Satz liegen.
    Oder sie kommen zum Satz dieses Werts.
    Niemand zieht.
hookie_mookie-page-miss = Es passt nicht
hookie_mookie-page-miss-lines =
    Beide Karten gehen zurück, wenn alle sie gesehen haben.
    Wer gerufen hat, zieht { -hookie_mookie-cards }, der Partner { $amount ->
        [one] eine
        [2] zwei
        [3] drei
        [4] vier
       *[other] fünf
    }.
    Wer sich merkt, was zu sehen war, hat beim nächsten Mal das Paar.
hookie_mookie-page-habits = Gute Sitten
hookie_mookie-page-habits-lines =
    Beim ersten Hookie ist es üblich, die höchste Karte zu legen.
    Später legt, wer ruft, was der Partner zuletzt gezeigt hat.
    Das sind Gewohnheiten, keine Regeln.
hookie_mookie-page-jokers = Joker
hookie_mookie-page-jokers-lines =
    { $count ->
        [0] Joker sind eine Option. Beim Aufdecken passt ein Joker zu jeder Karte.
        [one] Es gibt einen. Beim Aufdecken passt ein Joker zu jeder Karte.
       *[other] Es gibt { $count }. Beim Aufdecken passt ein Joker zu jeder Karte.
    }
    Ein Joker passt in jeden Satz. Drei oder vier Joker sind ein offener Satz.
    Ein offener Satz bekommt den Wert der ersten Karten, die dazukommen.
hookie_mookie-page-out = Wer raus ist
hookie_mookie-page-out-lines =
    Wer keine Karten mehr hat, ist raus und trägt eine Krone.
    Eine Karte, die verdeckt daliegt, zählt noch zur Hand.
    Wer raus ist, wird nicht mehr gerufen.
hookie_mookie-page-end = Das Ende
hookie_mookie-page-end-together =
    { $count ->
        [one] Ist eine Hand leer, gewinnt ihr alle. Voilà!
        [2] Sind zwei Hände leer, gewinnt ihr alle. Voilà!
       *[other] Sind drei Hände leer, gewinnt ihr alle. Voilà!
    }
    Ist die letzte Karte des Stapels gezogen, ist die Sonne weg.
    Dann gewinnen sofort die Karten.
hookie_mookie-page-end-race =
    Eine Hand ist leer: Wer sie hatte, gewinnt. Zwei bei einem Aufdecken teilen sich den Sieg.
    Die letzte Karte des Stapels ist gezogen: Niemand gewinnt.

## Where the book is silent

hookie_mookie-ours-last = Mit der letzten Karte des Stapels ist Schluss.
hookie_mookie-ours-short = Reicht der Stapel nicht, zieht zuerst, wer gerufen hat.
hookie_mookie-ours-pair = Ein zweites Paar kommt zum Satz seines Werts.
hookie_mookie-ours-out = Eine leere Hand bleibt leer: kein Zug, keine Karten.
hookie_mookie-ours-alone = Hat von dreien nur noch eine Person Karten, legt sie welche oder zieht { -hookie_mookie-cards }.
hookie_mookie-ours-together = Zwei Hände leer bei einem Aufdecken: Beide zählen.
hookie_mookie-ours-joker-pair = Zwei Joker passen und sind ein offener Satz.
hookie_mookie-ours-joker-value = Ein offener Satz bekommt keinen Wert, der schon daliegt.
hookie_mookie-ours-joker-whole = Voll machen einen Satz nur die vier echten Karten.
hookie_mookie-ours-joker-new = Ein neuer Satz hat höchstens vier Karten, Joker mitgezählt.

## For children: the lighter way to play, and its pages

hookie_mookie-goal = Werdet Karten los, bevor die Sonne untergeht!
    .child = Findet Paare, bevor die Sonne untergeht!
hookie_mookie-light = Sonnentag
hookie_mookie-light-line = Für Kinder: mit Jokern, und ohne Paar zieht man nur eine Karte
hookie_mookie-light-about = Worum es geht
hookie_mookie-light-about-lines =
    Wir spielen zusammen.
    { $count ->
        [one] Eine Hand muss leer sein, bevor die Sonne untergeht.
        [2] Zwei Hände müssen leer sein, bevor die Sonne untergeht.
       *[other] Drei Hände müssen leer sein, bevor die Sonne untergeht.
    }
hookie_mookie-light-alike = Drei gleiche
hookie_mookie-light-alike-lines =
    Drei oder vier gleiche Karten dürfen auf den Tisch.
    Nur die Zahl oder das Gesicht zählt.
hookie_mookie-light-onto = An einen Satz
hookie_mookie-light-onto-lines = Noch so eine? Dann darf sie zu den anderen.
hookie_mookie-light-hookie = Ein Hookie
hookie_mookie-light-hookie-lines =
    Ein Paar gibt es nur beim Hookie. Ruf jemanden!
    Beide legen eine Karte verdeckt hin.
    Un, deux, trois und umdrehen!
hookie_mookie-light-match = Es passt
hookie_mookie-light-match-lines = Sind beide gleich? Dann bleiben sie liegen.
hookie_mookie-light-miss = Es passt nicht
hookie_mookie-light-miss-both = Nicht gleich? Beide gehen zurück. Beide ziehen { -hookie_mookie-cards }.
hookie_mookie-light-miss-each =
    Nicht gleich? Beide gehen zurück.
    Wer gerufen hat, zieht { -hookie_mookie-cards }. Wer gerufen wurde, zieht { $amount ->
        [one] eine
        [2] zwei
        [3] drei
        [4] vier
       *[other] fünf
    }.
hookie_mookie-light-miss-lines = Merkt euch, was zu sehen war!
hookie_mookie-light-jokers = Joker
hookie_mookie-light-jokers-lines =
    { $count ->
        [one] Es gibt einen Joker.
        [2] Es gibt zwei Joker.
        [3] Es gibt drei Joker.
       *[other] Es gibt vier Joker.
    }
    Ein Joker passt zu jeder Karte.
hookie_mookie-light-sun = Die Sonne
hookie_mookie-light-sun-lines =
    Mit jeder neuen Karte sinkt die Sonne.
    Keine Karten mehr? Dann ist die Sonne weg.

# Was jemand getan hat, unter dem Namen auf dem Fest der Kinder.
-hookie-mookie-did-pairs = fand { $count ->
        [one] ein Paar
       *[other] { $count } Paare
    }
-hookie-mookie-did-cards = legte { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
-hookie-mookie-did-calls = rief { $count ->
        [one] einmal
       *[other] { $count }-mal
    }
-hookie-mookie-did-friend = half gern mit

hookie_mookie-next-turn = Nächster Zug

-hookie-mookie-fact-pairs = Paare gefunden
-hookie-mookie-fact-cards = Karten gelegt
-hookie-mookie-fact-calls = Hookies gerufen

## Facts of the table, for players who listen

hookie_mookie-fact-sets = Auf dem Tisch: { LIST($sets) }
hookie_mookie-fact-gone = Volle Sätze sind weg: { LIST($values, of: "many") }
hookie_mookie-fact-offer = Du hast { FORM($card, of: "acc") } gewählt
hookie_mookie-fact-left = { $count ->
        [one] Noch 1 Person muss fertig werden
       *[other] Noch { $count } Personen müssen fertig werden
    }
hookie_mookie-fact-deck = { $count ->
        [one] 1 Karte liegt
       *[other] { $count } Karten liegen
    } im Stapel, { $ghosts } sind Geister
