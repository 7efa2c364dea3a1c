### Hooky. Wer mitspielt, heißt am Tisch beim Namen; die 26 sind Kinder einer Klasse, drei davon schwänzen.
### Namen werden nie gebeugt: „von { $seat }“. Ein Wort, das man sagt, steht ohne Anführungszeichen: Es ist groß geschrieben.

## What happened

hooky-dealt = { FACE($seat) } { $seat } beginnt jede Runde
    .child = { FACE($seat) } { $seat } fängt jede Runde an
hooky-clue = { FACE($seat) } Startwort von { $seat }: { $word } { $number }
hooky-answered = { FACE($seat) } { $seat } antwortet: { $number }
hooky-sent-back = { FACE($seat) } { $word } gilt nicht: { $seat } sucht ein anderes Wort
hooky-revealed = { FACE($seat) } { $seat } deckt für alle das { $letter } auf { CARD($letter) }
    .child = { FACE($seat) } { $seat } zeigt das { $letter } { CARD($letter) }
hooky-seen = { FACE($seat) } { $seat } sieht eine Karte von { $to } an { FACE($to) }
hooky-declined = { FACE($seat) } { $seat } deckt keine Karte auf
    .child = { FACE($seat) } { $seat } zeigt keine Karte
hooky-round-began = { FACE($seat) } Runde { $round } von { $total }: { $seat } beginnt
    .child = { FACE($seat) } Runde { $round } von { $total }: { $seat } fängt an
# Which round is played.
-hooky-moment = Runde { $round } von { $total }
hooky-round-over = Runde { $round } ist zu Ende
    .child = Runde { $round } ist aus
hooky-round-over-guess = Runde { $round } ist zu Ende: Alle tippen
    .child = Runde { $round } ist aus: Jetzt raten wir
hooky-round-over-hands = Runde { $round } ist zu Ende. Ratet alles, auch die Karten der anderen.
    .child = Runde { $round } ist aus: Jetzt raten wir
hooky-turned = { $name } ist auf dem Schulhof { CARD($letter) }
hooky-guessed = { FACE($seat) } { $seat } hat getippt
hooky-named = { FACE($seat) } { $seat } hat alle Karten geraten
hooky-ended = Alle haben getippt: Wer hat geschwänzt?
    .child = Alle haben geraten: Wer ist nicht da?

hooky-says = { FACE($seat) } { $seat } sagt { $word }
hooky-says-to = { FACE($seat) } { $seat } fragt { $to }: { $word } { FACE($to) }
hooky-hangs = { FACE($seat) } { $word }
hooky-hangs-to = { FACE($seat) } { $word } { FACE($to) }

## Whether a word counts

hooky-count = Gilt { $word }?
    .child = Ist { $word } ein Wort?
hooky-count-yes = Gelten lassen
hooky-count-no = Ablehnen
hooky-counts = { $word } gilt
hooky-goes-back = { $word } gilt nicht
    .child = { $word } gilt nicht
hooky-counts-against = Nur { $seats } { COUNT($seats) ->
        [one] ist
       *[other] sind
    } dagegen: { $word } gilt
    .child = { $word } gilt. Nur { $seats } { COUNT($seats) ->
        [one] sagt
       *[other] sagen
    } Nein.

## What a player is asked

hooky-ask-clue = Sag ein Startwort mit einem deiner Buchstaben
    .child = Buchstabiere ein Startwort
    .how = Ein Buchstabe davon muss unserer sein.
hooky-ask-word = Ein Wort für wen?
    .child = Wähle ein Gesicht. Buchstabiere ein Wort.
    .how = Alle hören, wie viele Buchstaben passen.
hooky-ask-word-reveal = Ein Wort für wen? Oder erst aufdecken.
    .child = Wähle ein Gesicht. Buchstabiere ein Wort.
    .how = Oder zeig eine Karte. Dann darfst du eine ansehen.
hooky-ask-done = Deck eine Karte auf oder beende den Zug
    .child = Zeig eine Karte oder sag „fertig“
    .how = Wer eine Karte zeigt, darf eine ansehen.
hooky-ask-guess = Wer fehlt? Vermutung { $count } von { $total }
    .child = Wer ist nicht da? Such drei.
    .how = Die Liste sagt, wer es nicht sein kann.
hooky-ask-listed = Ein Wort für { $seat }
    .child = Frag { $seat } mit einem Wort
    .how = Lampen zeigen, wie viele passen.
hooky-ask-guess-once = Wer fehlt? Such drei aus.
    .child = Wer fehlt? Such drei aus.
    .how = Wer durchgestrichen ist, ist da.
hooky-slate-title = Wer fehlt?
hooky-slate-found = Ist es { $name }?
hooky-slate-none = Lampen zeigen, wie viele passen.
hooky-slate-says = { $count ->
    [0] Hat keinen
   *[other] Hat { $count }
 }
hooky-guess-these = Diese drei fehlen
hooky-ask-hands = Wer hat welche Buchstaben?
    .child = Wer hat welche Buchstaben?
    .how = Die Liste verrät viel.

hooky-class-last = Wer war zuletzt in einem Klassenzimmer?
    .child = Wer war zuletzt in der Schule?
hooky-class-last-line = Wer zuletzt in einem Klassenzimmer war, beginnt
    .child = Wer zuletzt da war, fängt an
hooky-class-last-begins = Wer es war, beginnt.
    .child = Wer es war, fängt an.
hooky-class-last-always = Und das auch in jeder weiteren Runde.
    .child = Das gilt für jede Runde.

## Whom the table waits for

hooky-wait-clue = { FACE($seat) } { $seat } überlegt sich ein Startwort
    .child = { $seat } denkt sich ein Wort aus
hooky-wait-word = { FACE($seat) } { $seat } fragt jemanden mit einem Wort
    .child = { $seat } fragt mit einem Wort
hooky-wait-done = { FACE($seat) } { $seat } darf eine Karte aufdecken
    .child = { $seat } darf eine Karte zeigen
hooky-wait-guesses = { COUNT($seats) ->
        [1] { $seats } tippt noch
        [2] { $seats } tippen noch
       *[other] { COUNT($seats) } tippen noch
    }
    .child = { COUNT($seats) ->
        [one] { $seats } überlegt noch
       *[other] { COUNT($seats) } überlegen noch
    }

## Answers by name

hooky-choice-word = { $word }
hooky-choice-ask = { $word } für { $seat }
hooky-choice-reveal = { $letter } für eine Karte von { $seat }
hooky-choice-guess = { $row }
-hooky-hand-row = { $seat } { $row }
hooky-choice-hands = { $hands }
hooky-do-clue = Startwort sagen
hooky-do-ask = Fragen
hooky-do-reveal = Karte aufdecken
    .child = Karte zeigen
hooky-do-guess = Raten
hooky-do-hands = Karten der anderen raten
hooky-do-withdraw = Wort ablehnen
hooky-end-turn = Zug beenden
    .child = Fertig

## Signs and small words on the board

hooky-sign = Hooky
hooky-sign-clues = Startwörter
hooky-sign-round = Runde { $round } von { $total }
hooky-sign-guesses = Raten nach Runde { $round }
hooky-sign-end = Die Schule ist aus
hooky-playground = Schulhof
hooky-earlier = { $count } davor
hooky-spent = Gilt nicht:

## The class book, and the points

hooky-book = Klassenbuch
hooky-see-book = Klassenbuch zeigen
hooky-sheet-points = Punkte
hooky-points = Punkte zeigen
hooky-words = Wörter zeigen
hooky-points-last = Punkte gibt es am Ende
    .child = Punkte gibt es am Schluss
hooky-part-guess = Runde { $round }, je { $amount }
hooky-part-letters = Buchstaben der anderen
hooky-part-hands = Komplette Blätter
hooky-part-guess-short = Runde { $round }
hooky-part-letters-short = Buchstaben
hooky-part-hands-short = Blätter
-hooky-part-each = je { $amount }
hooky-total = Summe
hooky-wins = { $seat } gewinnt!
hooky-wins-shared = { $seats } teilen sich den Sieg
    .child = { $seats } gewinnen zusammen!
hooky-wins-earliest = Punktgleich: { $seat } lag in einer früheren Runde richtig
    .child = So knapp! { $seat } wusste es zuerst.
hooky-wins-most = Punktgleich: { $seat } hatte früher mehr Buchstaben richtig
    .child = So knapp! { $seat } wusste es zuerst.
hooky-wins-reveals = Punktgleich: { $seat } hat weniger Karten aufgedeckt
    .child = So knapp! { $seat } hat weniger gezeigt.

## The great reveal

hooky-found-none = Wer hat geschwänzt?
    .child = Wer ist nicht da?
hooky-found-some = { $names } …
hooky-found-all = { $names } haben geschwänzt
    .child = { $names } sind nicht da!
hooky-hands-before = Wer kannte welche Karten?
    .child = Wer kannte die Karten?
hooky-hands-shown = { $seat } hatte { $row }
hooky-count-all = { $seats } { COUNT($seats) ->
        [one] hat
       *[other] haben
    } alle drei erraten!
    .child = { $seats } { COUNT($seats) ->
        [one] hat
       *[other] haben
    } alle drei!
hooky-count-together = Alle haben alle drei erraten!
    .child = Wir haben alle drei!
hooky-count-some = { $seats } { COUNT($seats) ->
        [one] hat
       *[other] haben
    } { $count } von 3 erraten
    .child = { $seats } { COUNT($seats) ->
        [one] hat
       *[other] haben
    } { $count } von 3
hooky-count-none = Keiner der drei wurde erraten
    .child = Keiner wurde erraten
hooky-count-won = { $seats } { COUNT($seats) ->
        [one] gewinnt
       *[other] gewinnen
    } mit { $amount }!
hooky-next-hands = Karten zeigen
hooky-next-on = Weiter

## Boards behind the curtain: what the buttons do

hooky-hint-register = Liste öffnen
    .child = Liste
hooky-hint-letter = Buchstaben setzen
hooky-hint-say = Sagen
hooky-hint-hand-in = Abgeben
hooky-hint-fill = Füllen
hooky-hint-fill-rest = Rest füllen
hooky-hint-take = Nehmen
hooky-hint-take-out = Wegnehmen
hooky-hint-put-back = Zurücklegen
hooky-hint-reveal = Aufdecken
    .child = Zeigen
hooky-hint-undo = Rückgängig machen

## A word is spelled

hooky-spell-ask = Frage
hooky-spell-clue = Startwort
    .child = Startwort
hooky-spell-for = Welches Wort für { $seat }?
    .child = Buchstabiere ein Wort für { $seat }
hooky-spell-any = Ein Wort mit einem deiner Buchstaben
    .child = Buchstabiere ein Startwort
hooky-spelled = { $word } für { $seat }?
hooky-spelled-clue = { $word } als Startwort? Das ergibt { $count }
    .child = { $word } als Startwort?
hooky-spelled-unknown = { $word }? Da wird der Tisch gefragt.
    .child = { $word }? Die anderen sagen Ja oder Nein.
hooky-spelled-unknown-clue = { $word } ergibt { $count }, doch da wird der Tisch gefragt
    .child = { $word }? Die anderen sagen Ja oder Nein.
hooky-spell-how-many = Wie viele?
hooky-spell-letters = { $count } von { $total } Buchstaben
hooky-spell-done = Allen sagen
hooky-spell-done-to = { $seat } fragen

hooky-not-word = Ein Wort hat fünf Buchstaben
    .child = Ein Wort braucht fünf Buchstaben.
hooky-not-sent-back = { $word } galt schon einmal nicht
    .child = { $word } galt nicht. Nimm ein neues Wort.
hooky-not-asked-before = Diese Buchstaben hast du bei { $seat } schon gefragt
    .child = Die Buchstaben waren schon dran. Nimm ein neues Wort.
hooky-not-clue-letter = { $word } hat keinen deiner Buchstaben
    .child = Es fehlt einer von unseren Buchstaben.

## A card is revealed

hooky-reveal-card = Welche Karte wird aufgedeckt?
    .child = Welche Karte zeigen wir?
hooky-reveal-seat = { $letter } liegt dann offen. Bei wem siehst du nach?
    .child = Wir zeigen das { $letter }. Bei wem sehen wir nach?
hooky-reveal-then = Dann eine zufällige Karte ansehen von
    .child = Dann sieh eine Karte an von
hooky-reveal-card-first = Zuerst kommt die Karte
    .child = Such zuerst eine Karte aus
hooky-reveal-all-open = Alle Karten von { $seat } liegen offen
    .child = Wir sehen alle Karten von { $seat }
hooky-seen-from = Eine Karte von { $seat }

## Guesses

hooky-guess-missing = Wer fehlt?
    .child = Wer ist nicht da?
hooky-guess-hand = Welche Buchstaben hat { $seat }?
hooky-guess-before = Runde { $round }: { $row }
hooky-guess-filled = Alles ist ausgefüllt
    .child = Alles ist voll
hooky-guess-more = { $count ->
        [one] Noch ein Buchstabe
       *[other] Noch { $count } Buchstaben
    }
    .child = { $count ->
        [one] Such noch einen aus
       *[other] Such noch { $count } aus
    }
hooky-guess-hand-in = Vermutung abgeben
hooky-guess-hand-in-all = Alles abgeben
hooky-guess-row-full = Diese Reihe ist voll
hooky-guess-face-up = Das { $letter } liegt dort offen
    .child = Wir sehen das { $letter } alle
hooky-guess-not-missing = Das { $letter } kann nicht fehlen
    .child = Das { $letter } ist da
hooky-guess-not-theirs = Das { $letter } kann nicht bei { $seat } sein
    .child = { $seat } kann das { $letter } nicht haben

## The register

hooky-known-own = Du hast { $name }
    .child = Wir haben { $name }
hooky-known-turned = { $name } ist auf dem Schulhof
    .child = Wir sehen { $name } alle
hooky-known-theirs = { $name } ist bei { $seat }
    .child = { $seat } hat { $name }
hooky-band-own = Eigene
hooky-band-turned = Schulhof
hooky-band-open = Offen
hooky-narrowed = { $word } { $number }: Von { LIST($letters) } hat { $seat } { $count }
    .child = { $seat } hat { $count } von { LIST($letters) }
hooky-narrowed-twice = { $word } { $number }: { $seat } hat etwas von { LIST($letters) }. Doppeltes zählt doppelt.
    .child = { $seat } hat etwas von { LIST($letters) }
hooky-narrowed-all = { $word } { $number }: { $seat } hat { LIST($letters) }
    .child = { $seat } hat { LIST($letters) }
hooky-narrowed-none = { $word } { $number }: { $seat } hat kein { LIST($letters, last: "or") }
    .child = { $seat } hat kein { LIST($letters, last: "or") }
hooky-narrowed-known = { $word } { $number } sagt nichts Neues über { $seat }
    .child = Nichts Neues über { $seat }
hooky-mark-open = Löschen
hooky-mark-no = Nein eintragen
hooky-mark-maybe = Vielleicht eintragen
hooky-mark-yes = Ja eintragen
hooky-hand-open = Hat { $seat } das { $letter }?
hooky-hand-no = { $seat } hat kein { $letter }
hooky-hand-maybe = Vielleicht hat { $seat } das { $letter }
hooky-hand-yes = { $seat } hat das { $letter }
hooky-missing-open = Fehlt das { $letter }?
hooky-missing-no = Das { $letter } fehlt nicht
hooky-missing-maybe = Vielleicht fehlt das { $letter }
hooky-missing-yes = Das { $letter } fehlt
hooky-mark-sure = Das weiß die Liste schon
    .child = Das steht von allein da
hooky-mark-nothing = Nichts rückgängig zu machen
    .child = Hier geht es nicht zurück
hooky-book-all = Alle Wörter bisher
hooky-book-own = Eigene Karten von { $seat }

## The coach

-hooky-odds = { $letter } { $amount } %
-hooky-hands = { $count ->
        [one] 1 Hand
       *[other] { $count } Hände
    }
-hooky-fits = { $count ->
        [one] ein Buchstabe
       *[other] { $count } Buchstaben
    }
    .dat = { $count ->
        [one] einem Buchstaben
       *[other] { $count } Buchstaben
    }
    .acc = { $count ->
        [one] einen Buchstaben
       *[other] { $count } Buchstaben
    }
hooky-why-clue-tells-little = Es verrät den anderen wenig. Es hat { FORM($fits, of: "acc") } von dir.
hooky-why-clue-tells-more = Es hat { FORM($fits, of: "acc") } von dir. Weniger davon verrät weniger.
hooky-why-any-clue = Es ist so gut wie jedes Wort. Es hat { FORM($fits, of: "acc") } von dir.
hooky-why-splits-best = { COUNT($letters) ->
        [0] Das verrät dir am meisten über die Karten von { $seat }.
       *[other] Das verrät dir am meisten über die Karten von { $seat }. Es geht um { $letters }.
    }
    .child = Das verrät uns am meisten.
hooky-why-splits = { COUNT($letters) ->
        [0] Das ist für { $seat } so gut wie jedes andere Wort.
       *[other] Das ist für { $seat } so gut wie jedes andere Wort. Es geht um { $letters }.
    }
    .child = Das ist ein gutes Wort.
hooky-why-all-known = Du kennst alle Karten, also ist jedes Wort recht.
    .child = Wir kennen alle Karten.
hooky-why-known-already = Du kennst die Karten von { $seat } schon. Keine Zahl verrät mehr.
    .child = Wir kennen diese Karten.
hooky-why-known-anyway = Die anderen ahnen dein { $letter } schon zu { $amount } %.
hooky-why-gives-away = Für den Blick bei { $seat } zeigst du allen dein { $letter }.
hooky-why-look-is-little = Ein Blick zu { $seat } sagt fast nichts Neues: Das { $letter } bleibt besser verdeckt.
hooky-why-reveals-nothing = Deck nichts auf. Ein offener Buchstabe hilft allen, ein Blick nur dir.
hooky-why-could-look = Die anderen ahnen das { $letter } zu { $amount } %: Ein Blick kostet fast nichts.
hooky-why-likeliest-missing = Am ehesten fehlen: { $odds }.
    .child = Die fehlen wohl.
hooky-why-likeliest-hands = Von { $total } Buchstaben sind wohl etwa { $count } richtig.
hooky-why-word-sent-back = { $word } galt nicht: Ein anderes Wort ist genauso gut.
hooky-coach-clue = Nenn { $word }.
hooky-coach-ask = Frag { $seat } nach { $word }.
hooky-coach-reveal = Zeig dein { $letter } und sieh bei { $seat } nach.
hooky-coach-guess = Rate { $letters }.
hooky-coach-knows = Der Trainer kennt deine Karten und alle Zahlen. Den Rest schließt er, fremde Karten sieht er nicht.
    .child = Ich sehe unsere Karten. Den Rest rate ich.
-hooky-idea-splits-best = mit { $word } etwas über { $seat } erfahren
-hooky-idea-splits = { -hooky-idea-splits-best }
-hooky-idea-all-known = { $seat } fragen
-hooky-idea-known-already = { $seat } trotz bekannter Karten fragen
-hooky-idea-likeliest-missing = { $letters } nennen
-hooky-idea-likeliest-hands = Buchstaben nennen, etwa { $count } davon richtig
-hooky-better-ask = { $word } für { $seat } verrät mehr
-hooky-better-guess = { $letters } sind eher dabei
-hooky-better-hands = andere sind eher dabei
hooky-why-behind = Idee: { $idea }. { $better }.

hooky-outlook-missing = Es fehlen: { $odds }.
-hooky-sure = { $seat }: { $row }, { $hands }
-hooky-unsure = { $seat }: { $hands }
hooky-outlook-one = { $hand }.
hooky-outlook-two = { $hand }. { $next }.

## How it is set up

hooky-children = Wer fehlt?
hooky-children-line = Zwölf Schulkinder, Wörter mit Bildern, einmal raten
hooky-missing-idea = Wer fehlt?
hooky-missing-idea-lines =
    Zwölf Kinder gehen in diese Schule. Jeder von euch dreien hat drei.
    Drei fehlen. Findet heraus, welche!
hooky-missing-ask = Mit einem Wort fragen
hooky-missing-ask-lines =
    Wer dran ist, wählt eins von drei Wörtern mit Bildern.
    Die Runde sagt, wer gefragt wird. Erst die nächste Person, dann die andere.
hooky-missing-number = Die Zahl
hooky-missing-number-lines =
    Lampen zeigen, wie viele Buchstaben des Wortes die gefragte Person hat.
    Ein Buchstabe, der zweimal vorkommt, zählt zweimal.
hooky-missing-slate = Die Tafel
hooky-missing-slate-lines =
    Alle haben eine eigene Tafel. Wer nicht fehlen kann, wird durchgestrichen.
    Ein Gesicht zeigt, wer das Kind hat.
hooky-missing-guess = Raten
hooky-missing-guess-lines =
    Nach { $count } Runden nennen alle geheim drei Kinder.
    Jedes richtige ist ein Punkt, und die meisten Punkte gewinnen.
hooky-ours-list = Gefragt wird nur mit Wörtern der Liste, und keines wird zurückgewiesen.
hooky-ours-turns = Die Runde sagt, wer gefragt wird. Erst die nächste Person, dann die andere, im Wechsel.
hooky-ours-shared = Wer gleich viele Punkte hat, teilt sich den Sieg.
hooky-option-rounds = Runden
hooky-option-rounds-line = Weniger Runden lassen mehr zu raten
-hooky-rounds = { $count }
hooky-standard = Sechs Runden
hooky-standard-line = Mit Wörtern fragen, Zahlen hören, die drei Fehlenden finden
hooky-disputes = Umstrittene Wörter
hooky-disputes-line = Wann ein Wort, das niemand kennt, nicht gilt
-hooky-disputes-consensus = ablehnen, wenn alle dagegen sind
-hooky-disputes-majority = ablehnen, wenn die Mehrheit dagegen ist
-hooky-disputes-off = jedes Wort gilt
hooky-pack = Wörter auf
hooky-pack-line = Die Sprache der Wörter, die das Haus sagt, anbietet und kennt
hooky-preset = Wer fehlt?
hooky-preset-line = Für Kinder: zwölf Schulkinder, Wörter als Bild
hooky-goal = Findet die drei Buchstaben, die fehlen!
    .child = Findet die drei, die fehlen!

## How it is played

hooky-page-idea = Worum es geht
hooky-page-idea-lines =
    26 Kinder, eins für jeden Buchstaben. Drei von ihnen schwänzen.
    Alle haben einige der anderen auf der Hand. Wörter und Zahlen verraten, wer wen hat.
    Punkte gibt es für die drei Fehlenden und für die Karten der anderen.
hooky-page-cards = Die Karten
hooky-page-cards-lines =
    Zu dritt habt ihr je 7 Karten, zu viert 5, zu fünft 4.
    Drei Karten fehlen. Niemand sieht sie an.
    Der Rest ist der Schulhof: drei Karten, zu dritt zwei.
hooky-page-clues = Startwörter
hooky-page-clues-lines =
    Alle sagen ein Wort mit fünf Buchstaben und hören seine Zahl.
    Die Zahl sagt, an wie vielen Stellen des Wortes ein Buchstabe von euch steht.
    Ein Startwort braucht mindestens einen eurer Buchstaben.
hooky-page-number = Die Zahl
hooky-page-number-lines =
    Ein Buchstabe zählt an jeder Stelle. Wer nur das D hat, sagt zu TEDDY 2.
    Welche Buchstaben gezählt haben, wird nie verraten.
    Die Zahl stimmt immer.
hooky-page-turn = Ein Zug
hooky-page-turn-lines =
    Frag jemand anders mit einem Wort aus fünf Buchstaben.
    Alle hören die Zahl.
    Auch 0 ist möglich. Niemand darf passen.
    Niemand fragt dieselbe Person zweimal mit demselben Wort.
    Seine Buchstaben anders geordnet zählen auch als dieses Wort.
hooky-page-words = Wörter
hooky-page-words-lines = Jedes Wort aus fünf Buchstaben, auch Namen.
hooky-words-asked = Kennt das Haus es nicht, werden die anderen gefragt.
hooky-words-all = Sind alle dagegen, darf es niemand benutzen.
hooky-words-most = Ist mehr als die Hälfte dagegen, darf es niemand benutzen.
hooky-words-free = Niemand wird gefragt, ob es ein Wort gibt: In dieser Partie gilt jedes.
hooky-words-pack = Die Wörter des Hauses: { $name }.
-hooky-spelled = { $letter } ist { $word }
hooky-page-pack = Wörter auf { $name }
hooky-page-pack-lines =
    Hooky hat nur die Buchstaben A bis Z.
    { $spelled }.
    Wer einen davon eingibt, bekommt beide Buchstaben.
hooky-page-register = Die Liste
hooky-page-register-lines =
    Die Liste hat eine Spalte für jede Person und den Haken für die Fehlenden.
    Ein Druck macht aus dem Punkt Nein, Vielleicht, Ja. Offenes steht von selbst da.
    Nur du kannst das sehen. Deine Zeichen dürfen falsch sein.
hooky-page-worked-out = Gut überlegt
hooky-page-worked-out-lines =
    Du hast D und R und hörst, dass DARAN bei jemandem 2 ist.
    D und R hast du, also kommt die 2 von A, N und A.
    Das N allein gibt 1, alle drei geben 3. Also ist es das A.
hooky-page-reveal = Eine Karte aufdecken
hooky-page-reveal-lines =
    Ab Runde 2 darfst du in deinem Zug eine eigene Karte aufdecken.
    Dafür siehst du eine Karte einer anderen Person an. Der Zufall sucht sie aus.
    Eine offene Karte zählt weiter in jeder Zahl.
hooky-page-rounds = Runden
hooky-page-rounds-lines =
    Es gibt sechs Runden. Wer zuletzt in einem Klassenzimmer war, beginnt jede davon.
    Nach Runde 1, 2 und 3 wird eine Karte des Schulhofs umgedreht.
    Zu dritt nur nach 1 und 2. Diese Buchstaben hat niemand, und sie fehlen nicht.
hooky-page-guesses = Raten
hooky-page-guesses-lines =
    Nach Runde 4, 5 und 6 ratet ihr die drei fehlenden Buchstaben, geheim.
    Danach könnt ihr nichts ändern und erfahrt nicht, ob es stimmt.
    Nach Runde 6 ratet ihr auch die Karten der anderen.
hooky-page-points = Punkte
hooky-page-points-lines =
    Ein fehlender Buchstabe zählt nach Runde 4 und 5 je 5.
    Nach Runde 6 zählt er 10.
    Ein richtiger Buchstabe der anderen zählt 1. Ein komplettes Blatt zählt 1 mehr.
    Falsche Buchstaben kosten nichts.
hooky-page-end = Das Ende
hooky-page-end-lines =
    Alle Tipps und alle Hände werden gezeigt. Die meisten Punkte gewinnen.
    Gleichstand? Es gewinnt, wer früher richtig lag oder dort mehr Buchstaben richtig hatte.
    Immer noch? Weniger aufgedeckte Karten gewinnen. Danach wird der Sieg geteilt.
hooky-page-advice = Guter Rat
hooky-page-advice-lines =
    Ein Startwort verrät den anderen viel: Ein Buchstabe der Hand darin genügt.
    Eine 0 ist viel wert: Alle Buchstaben des Wortes sind woanders.
    Am besten deckt man eine Karte auf, von der die anderen schon wissen.

## Where the book is silent

hooky-ours-asker = Verbraucht ist ein Wort nur zwischen zweien.
hooky-ours-known = Auch mit dem eigenen Startwort darf man gefragt werden.
hooky-ours-speaker = Wer ein Wort sagt, stimmt darüber nicht ab.
hooky-ours-computers = Computer lehnen nur ab, was klar kein Wort ist.
hooky-ours-look = Offene Karten werden beim Nachsehen nie gezogen.
hooky-ours-no-look = Ist sonst nichts verdeckt, kann niemand aufdecken.
hooky-ours-hands = Jede Hand bekommt so viele Buchstaben wie Karten.
hooky-ours-guess = Auch eigene und offene Buchstaben darf man tippen.

## The same for children

hooky-kids-idea = Worum es geht
hooky-kids-idea-lines =
    12 Kinder gehen in diese Schule.
    Drei fehlen. Findet heraus, wer.
hooky-kids-word = Ein Wort
hooky-kids-word-lines =
    Such eins von drei Bildern aus.
    Jemand sagt, wie viele Buchstaben passen.
hooky-kids-number = Die Lampen
hooky-kids-number-lines =
    Eine Lampe für jeden Buchstaben, der passt.
    Einer ist zweimal da? Beide zählen.
hooky-kids-list = Die Tafel
hooky-kids-list-lines =
    Die Tafel streicht durch, wer nicht fehlt.
    Ein Gesicht zeigt, wer das Kind hat.
hooky-kids-guess = Wer fehlt?
hooky-kids-guess-lines =
    Alle fragen { $count }-mal.
    Dann raten alle drei. Richtige zählen.

# Was jemand getan hat, unter dem Namen auf dem Fest der Kinder.
-hooky-did-found = fand { $count ->
        [one] ein Kind
       *[other] { $count } von ihnen
    }
-hooky-did-asked = stellte { $count ->
        [one] eine Frage
       *[other] { $count } Fragen
    }
-hooky-did-answered = gab { $count ->
        [one] eine Antwort
       *[other] { $count } Antworten
    }

hooky-next-word = Nächstes Wort

-hooky-fact-found = gefunden in Hooky
-hooky-fact-asked = kluge Fragen
-hooky-fact-answered = Antworten gegeben

## Facts of the table, for players who listen

hooky-fact-letters = Du hast { LIST($letters) }
hooky-fact-open = Auf dem Schulhof liegen { LIST($letters) }
hooky-fact-shown = { $seat } zeigt { LIST($letters) }
hooky-fact-saw = Du hast bei { $seat } { $letter } gesehen
hooky-fact-guess = Dein letzter Tipp: { LIST($letters) }
hooky-fact-number = Die Zahl ist { $count }
