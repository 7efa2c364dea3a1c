### Word Porters. Hinweise sind Kofferanhänger, Marken sind Pakete, getippt wird mit Koffern.

## What happened

word_porters-stacks = Wörter und Hinweise werden gemischt
    .child = Die Karten werden gemischt
word_porters-start = { FACE($seat) } { $seat } beginnt
    .child = { FACE($seat) } { $seat } fängt an
word_porters-words = Runde { $number } von { $amount }. Hier sind zehn Wörter.
    .child = Runde { $number } von { $amount }: Hier sind zehn Wörter
word_porters-hints = { $count } Hinweise liegen in der Reihe
    .child = Hier sind { $count } Hinweise
word_porters-shuffled = Die alten Hinweise werden neu gemischt
    .child = Die alten Hinweise werden neu gemischt
word_porters-identities = Alle bekommen die Nummer eines geheimen Worts
    .child = Alle bekommen ein geheimes Wort
word_porters-placed = { FACE($seat) } { $seat } legt Paket { $number } auf einen freien Hinweis
    .child = { FACE($seat) } { $seat } legt Paket { $number } auf einen Hinweis
word_porters-shared = { FACE($seat) } { $seat } teilt einen Hinweis: Paket { $number }, darunter die { $under }
    .child = { FACE($seat) } { $seat } teilt einen Hinweis
word_porters-passed = { FACE($seat) } { $seat } passt und gibt in dieser Runde keine Hinweise mehr
    .child = { FACE($seat) } { $seat } gibt keine Hinweise mehr
word_porters-forced-pass = { FACE($seat) } Alle Hinweise sind belegt: { $seat } muss passen
    .child = { FACE($seat) } { $seat } gibt keine Hinweise mehr
word_porters-one-hint-left = { FACE($seat) } Nur ein Hinweis ist frei für { $seat }
word_porters-given = Alle Hinweise sind gegeben: Wem gehört welches Wort?
    .child = Alle Hinweise sind da: Wer hat welches Wort?
word_porters-voted = { FACE($seat) } { $seat } hat getippt
    .child = { FACE($seat) } { $seat } ist fertig
word_porters-found = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] fand
       *[other] fanden
    } „{ $word }“ von { $seat } { COUNT($hints) ->
        [0] ohne Hinweis
       *[other] ({ LIST($hints) })
    }
word_porters-found-many = { FACE($seat) } { $count } fanden „{ $word }“ von { $seat } { COUNT($hints) ->
        [0] ohne Hinweis
       *[other] ({ LIST($hints) })
    }
word_porters-found-all = { FACE($seat) } Alle fanden „{ $word }“ von { $seat } { COUNT($hints) ->
        [0] ohne Hinweis
       *[other] ({ LIST($hints) })
    }
    .child = { FACE($seat) } Alle fanden „{ $word }“! { COUNT($hints) ->
        [0] Hurra!
       *[other] { LIST($hints) }
    }
word_porters-found-none = { FACE($seat) } Niemand fand „{ $word }“ von { $seat }: { COUNT($hints) ->
        [0] { $seat } gab keinen Hinweis
       *[other] { LIST($hints) }
    }
    .child = { FACE($seat) } Niemand fand „{ $word }“. Das war schwer
-word_porters-all-found = alle lagen richtig!
    .child = wir lagen alle richtig!
-word_porters-some-found = { $count } von { $amount } richtig
    .child = { $count } von { $amount } richtig
-word_porters-none-found = niemand lag richtig
    .child = das war schwer
word_porters-starts-again = { FACE($seat) } { $seat } allein hat die wenigsten Punkte und beginnt wieder
    .child = { FACE($seat) } { $seat } fängt noch einmal an
word_porters-fewest-starts = { FACE($seat) } { $seat } hat die wenigsten Punkte und beginnt
    .child = { FACE($seat) } { $seat } beginnt die nächste Runde
word_porters-next-of-two = { FACE($seat) } { $seats } haben die wenigsten: { $seat } ist dran
    .child = { FACE($seat) } { $seat } beginnt die nächste Runde
word_porters-next-of-many = { FACE($seat) } { $count } haben die wenigsten Punkte: { $seat } ist dran
    .child = { FACE($seat) } { $seat } beginnt die nächste Runde
word_porters-ended = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] gewinnt
       *[other] gewinnen
    }!

## What a player is asked

word_porters-ask-place = Paket { $number } kommt auf einen freien Hinweis
    .child = Leg Paket { $number } auf einen Hinweis
    .how = Such einen Hinweis, der zum geheimen Wort passt.
word_porters-ask-pass = Alle Hinweise sind belegt: Passe
    .child = Alle Hinweise sind voll: Passe
word_porters-ask-vote = Wem gehört welches Wort?
    .child = Wer hat welches Wort?
    .how = Schau auf die Pakete. Such für jedes Gesicht ein Wort aus.
word_porters-youngest = Wer ist am jüngsten?
word_porters-youngest-begins = Damit steht fest, wer beginnt.
    .child = Damit steht fest, wer anfängt.
word_porters-youngest-parcels = Und von jetzt an sprechen nur noch die Pakete.
    .child = Ab jetzt sprechen nur die Pakete.
word_porters-youngest-starts = Wer am jüngsten ist, beginnt
    .child = Wer am jüngsten ist, fängt an

## Whom the table waits for

word_porters-wait-hint = { FACE($seat) } { $seat } gibt einen Hinweis
    .child = { $seat } gibt einen Hinweis
word_porters-wait-votes = { COUNT($seats) ->
        [1] { $seats } wählt noch
        [2] { $seats } wählen noch
       *[other] { COUNT($seats) } wählen noch
    }
    .child = { COUNT($seats) ->
        [1] { $seats } wählt noch
       *[other] { COUNT($seats) } wählen noch
    }

## Answers, and what stands at the seats

word_porters-scores = Punkte zeigen
word_porters-peek = Wort ansehen
-word_porters-choice-hint = { $hint }
word_porters-choice-place = Legen
word_porters-choice-pass = Passen
word_porters-choice-vote = Raten
word_porters-choice-tiles = { $tiles }
-word_porters-tile = { $seat } { $number }
-word_porters-own-word = eigenes Wort: { $number }
-word_porters-says-pass = passe

## The board on which a hint is given, and the one with the own word

word_porters-no-word-yet = Noch kein geheimes Wort
    .child = Noch kein geheimes Wort
word_porters-word-of = Das Wort von { $seat } ist { $number }: { $word }
    .child = Das Wort von { $seat } ist { $number }: { $word }
word_porters-goes-here = Paket { $number } kommt hierher, { $count ->
        [0] keins bleibt
        [1] eins bleibt
       *[other] zwei bleiben
    }
    .child = Was passt zu { $word }?
word_porters-two-go-here = Zwei Pakete zum Teilen, { $number } obenauf, { $count ->
        [0] keins bleibt
        [1] eins bleibt
       *[other] zwei bleiben
    }
    .child = Zwei Pakete kommen hierher
word_porters-pass-asked = Passen gilt für die ganze Runde
    .child = Passen gilt für die ganze Runde
word_porters-give-hint = Hinweis geben

## The vote

word_porters-vote-asks = Welches Wort hat { $seat }?
    .child = Das Wort von { $seat }?
word_porters-vote-count = { $number } von { $amount }
-word_porters-left-out = nicht benutzt
word_porters-vote-whose = Wessen Wort? Das von { $seat }
word_porters-vote-gets = { $seat } bekommt { $number }, { $word }
    .child = { $seat } bekommt { $word }
word_porters-vote-own = { FACE($seat) } Das Wort hat { $seat } selbst
    .child = { FACE($seat) } Das Wort hat { $seat } selbst
word_porters-vote-back = { $seat } gibt { $number }, { $word }, zurück
    .child = { $seat } gibt { $word } zurück
word_porters-vote-missing = { $seats } { COUNT($seats) ->
        [one] fehlt
       *[other] fehlen
    }
word_porters-vote-complete = Vermutung abgeben
    .child = Abgeben
word_porters-vote-review = { $count ->
        [2] Beide Wörter sind gewählt
       *[other] Alle Wörter sind gewählt
    }
    .child = Alles fertig? Gib ab!
word_porters-vote-answer = Wort von { $seat }:
word_porters-vote-advice = Zeig auf ein Wort, um es zu ändern
word_porters-vote-hand-in = Abgeben
word_porters-vote-give = Raten
word_porters-vote-take-back = Zurücknehmen
word_porters-vote-next = Weiter

## The reveal, and the sheets

word_porters-whose-word = Das Wort von { $seat }
word_porters-next-word = Weiter
word_porters-round = Runde { $number }
-word_porters-sheet-round = Runde
-word_porters-sheet-begins = beginnt
word_porters-sheet-start = { $seat } beginnt
# Which round is played.
-word_porters-moment = Runde { $number } von { $amount }
word_porters-round-of = Runde { $number } von { $amount }
word_porters-count-most = { $seats } { COUNT($seats) ->
        [one] bekommt
       *[other] bekommen
    } { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }!
word_porters-count-all = Alle bekommen { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }!
word_porters-count-none = Alle Wörter blieben geheim
word_porters-points = Punkte
word_porters-why = Grund zeigen
word_porters-sheet-empty = Noch keine Runde gewertet
    .child = Noch keine Punkte
word_porters-sheet-hints = Wofür war welcher Hinweis gedacht?
    .child = Wofür war welcher Hinweis?
word_porters-column-word = Wort
word_porters-column-hints = Hinweise
word_porters-column-finders = Gefunden
word_porters-column-points = Punkte
-word_porters-no-hints = keine Hinweise
-word_porters-nobody = niemand
word_porters-hint-unknown = { $seat } weiß, warum „{ $hint }“ für { $word } steht
    .child = { $seat } weiß, warum „{ $hint }“ für { $word } steht
word_porters-hint-fits = „{ $hint }“ sagt viel über { $word }
    .child = „{ $hint }“ passt gut zu { $word }
word_porters-hint-fits-more = „{ $hint }“ sagt viel über { $word }, mehr über { $rival }
    .child = „{ $hint }“ passt zu { $word }, noch besser zu { $rival }.
word_porters-hint-fits-a-little = „{ $hint }“ sagt ein wenig über { $word }
    .child = „{ $hint }“ passt ein bisschen zu { $word }
word_porters-hint-fits-a-little-more = „{ $hint }“ sagt ein wenig über { $word }, mehr über { $rival }
    .child = „{ $hint }“ passt zu { $word }. Besser zu { $rival }.
word_porters-hint-opposite = „{ $hint }“ sagt das Gegenteil von { $word }
    .child = „{ $hint }“ passt gar nicht zu { $word }
word_porters-hint-opposite-left = „{ $hint }“ sagt das Gegenteil von { $word }: Sonst war kein Hinweis frei
    .child = „{ $hint }“ passt nicht zu { $word }. Sonst war nichts frei.
word_porters-hint-nothing = „{ $hint }“ sagt nichts über { $word }
    .child = „{ $hint }“ passt nicht zu { $word }
word_porters-hint-nothing-left = „{ $hint }“ sagt nichts über { $word }: Sonst war kein Hinweis frei
    .child = „{ $hint }“ passt nicht zu { $word }. Sonst war nichts frei.

## The coach

word_porters-why-fits-best = Das sagt am meisten über { $word }. Manche denken an { $rival }.
    .child = Das passt am besten.
word_porters-why-fits = Das passt zu { $word } so gut wie andere. Manche denken an { $rival }.
    .child = Das passt gut.
word_porters-why-says-little = Dabei denken alle eher an { $rival } als an { $word }.
    .child = Das passt mehr zu { $rival }.
word_porters-why-hardly-fits = Das passt kaum zu { $word }, schadet aber wenig. Manche denken an { $rival }.
    .child = Das schadet nicht.
word_porters-why-shared = Das ist zwei Pakete für { $word } wert. Manche denken an { $rival }.
    .child = Das ist zwei Pakete wert.
word_porters-why-unknown-text = Was das mit { $word } zu tun hat, weiß der Trainer nicht.
    .child = Das kenne ich nicht.
word_porters-why-nothing-fits = Nichts Freies passt zu { $word }. Kein Hinweis ist besser als ein falscher.
    .child = Kein freier Hinweis passt.
word_porters-why-keeps-tokens = „{ $hint }“ würde noch etwas über { $word } sagen.
    .child = „{ $hint }“ passt noch.
word_porters-why-nothing-else = Es ist kein Hinweis mehr frei.
    .child = Es ist kein Hinweis mehr da.
word_porters-why-likeliest = Die Pakete von { $seat } sprechen am klarsten: { $word }, zu { $chance } % sicher.
    .child = Das passt am besten.
word_porters-why-reads = Bei { $seat } liegt { $word } knapp vorn. Etwa { $count } von { $amount } sind richtig.
    .child = Das passt am besten.
word_porters-coach-place = Nimm „{ $hint }“.
word_porters-coach-pass = Passe.
word_porters-coach-knows = Der Trainer kennt dein Wort und alle Pakete. Wie andere sie lesen, rät er.
    .child = Ich kenne unser Wort. Die anderen rate ich.
-word_porters-idea-fits = mit „{ $hint }“ auf { $word } deuten
-word_porters-idea-unknown-text = { -word_porters-idea-fits }
-word_porters-idea-hardly-fits = { -word_porters-idea-fits }
-word_porters-idea-says-little = { -word_porters-idea-fits }
-word_porters-idea-shared = „{ $hint }“ für { $word } teilen
-word_porters-idea-reads = bei { $seat } auf { $word } kommen
word_porters-why-behind-a-hint = Idee: { $idea }. Ein anderer Hinweis sagt es klarer.
word_porters-why-behind-a-pass = Idee: { $idea }. Besser wäre kein Hinweis.
word_porters-why-behind-a-word = Idee: { $idea }. Ein anderes Wort ist wahrscheinlicher.
word_porters-outlook-beliefs = Alle dächten an: { $odds }
-word_porters-odds = { $word } { $chance } %
word_porters-outlook-reads = { $read }
word_porters-outlook-two-reads = { $read }. { $more }
-word_porters-read = { $seat }: { $word } { $chance } %
-word_porters-read-two = { $seat }: { $word } { $chance } %, { $rival } { $count } %

## How a match is set up

word_porters-variant-standard = Das ganze Spiel
word_porters-variant-standard-line = Zehn Wörter, vage Hinweise, vier Runden
word_porters-variant-children = Für Kinder
word_porters-variant-children-line = Leichte Wörter mit Bildern, und niemand muss einen Hinweis geben
word_porters-variant-two-rounds = Zwei Runden
word_porters-variant-two-rounds-line = Für Kinder: leichte Wörter mit Bildern, halb so lang
word_porters-preset = Leichte Wörter
word_porters-preset-line = Für Kinder: drei Plätze, Wörter mit Bildern
word_porters-option-mix-sides = Wörter
word_porters-option-mix-sides-line = Jede Karte hat ein leichtes Wort und auf der Rückseite ein schweres
-word_porters-mixed-sides = gemischt
-word_porters-one-side = alle gleich schwer
word_porters-option-words = Wörter auf
word_porters-option-words-line = Die Sprache der Wörter und Hinweise

## The pages of the rules: a title, and its sentences

word_porters-page-idea = Darum geht es
word_porters-rules-idea =
    Zehn Wörter liegen auf dem Tisch. Alle haben heimlich eins davon.
    Pakete auf Hinweisen deuten darauf. Dann raten alle, wem welches Wort gehört.
    Nach { $count } Runden gewinnen die meisten Punkte.
word_porters-rules-idea-children =
    Alle haben heimlich eins von zehn Wörtern.
    Pakete auf Hinweisen deuten darauf.
    Dann raten alle. Nach { $count } Runden gewinnen die meisten Punkte.
word_porters-page-things = Was dazugehört
word_porters-rules-things =
    Ein Wort ist ein Schild mit einer Nummer.
    Ein Hinweis ist ein Kofferanhänger: 9 zu dritt, bis zu 12 zu sechst.
    Alle haben die Pakete { $parcels }.
word_porters-rules-pack = Wörter und Hinweise: { $name }.
word_porters-page-number = Die geheime Nummer
word_porters-rules-number =
    Alle bekommen eine Marke mit einer geheimen Nummer. Keine gibt es doppelt.
    Die anderen sollen das Wort mit dieser Nummer finden.
    Die Marke darf man jederzeit wieder ansehen.
word_porters-page-hint = Einen Hinweis geben
word_porters-rules-hint =
    Wer am jüngsten ist, beginnt. Dann geht es im Uhrzeigersinn, ein Hinweis pro Zug.
    Auf einen freien Hinweis kommt das kleinste Paket, das noch da ist.
    Paket 1 ist also der erste Gedanke.
word_porters-page-sharing = Einen Hinweis teilen
word_porters-rules-sharing =
    Auf einen belegten Hinweis kommen zwei Pakete: das kleinste und darunter die { $under }.
    Wer nicht beide hat, kann nicht teilen.
    Niemand legt zweimal auf denselben Hinweis.
word_porters-page-passing = Passen
word_porters-rules-passing =
    Solange ein Hinweis frei ist, muss man ein Paket legen, auch wenn nichts passt.
    Ist keiner frei, darf man passen.
    Wer passt, gibt in dieser Runde keine Hinweise mehr.
word_porters-rules-passing-children =
    Niemand muss legen: Passen darf man jederzeit.
    Wer passt, gibt in dieser Runde keine Hinweise mehr. So lesen wir das Regelheft.
    Die anderen machen weiter.
word_porters-page-silence = Nichts verraten
word_porters-rules-silence =
    Nur Pakete dürfen etwas sagen.
    Keine Worte, keine Blicke, kein Stöhnen.
    Die Reihenfolge sagt viel, und auch, was frei bleibt.
word_porters-page-vote = Raten
word_porters-rules-vote =
    Dann tippen alle zugleich und geheim.
    Für alle anderen sagt je ein Koffer, welches Wort ihnen gehört.
    Keine Nummer kommt zweimal vor. Alles lässt sich ändern, bis es abgegeben ist.
word_porters-page-count = Die Wertung
word_porters-rules-count =
    Nacheinander werden die geheimen Nummern aufgedeckt.
    Dann öffnen sich die Koffer, die dafür gepackt wurden.
    Ein richtiger Koffer bringt beiden einen Punkt, euch und der Person mit dem Wort.
word_porters-page-track = Die Strecke
word_porters-rules-track =
    Jeder Punkt ist ein Schritt auf der Strecke.
    Ein falscher Koffer kostet nichts.
    Nach der 20 geht es durch den Tunnel, mit +20 an der Mütze.
word_porters-page-next = Die nächste Runde
word_porters-rules-next =
    Neue Wörter, neue Hinweise, und alle Pakete kommen zurück.
    Wer die wenigsten Punkte hat, beginnt.
    Sind es mehrere, beginnt der nächste dieser Plätze, im Uhrzeigersinn ab dem letzten Anfang.
word_porters-page-sides = Leichte und schwere Wörter
word_porters-rules-sides = Jede Wortkarte hat eine leichte und eine schwere Seite.
word_porters-rules-sides-mixed = Leicht und schwer sind gemischt. Eine Option lässt alle Karten auf einer Seite: alle leicht oder alle schwer.
word_porters-rules-sides-same = Alle Karten zeigen die gleiche Seite: zufällig alle leicht oder alle schwer. Eine Option mischt sie.
word_porters-page-end = Das Ende
word_porters-rules-end =
    Das Spiel endet nach { $count } Runden.
    Die meisten Punkte gewinnen. Haben mehrere die meisten, gewinnen sie gemeinsam.

## Where the book is silent

word_porters-ours-rounds = Das Regelheft hat für Kinder vier Runden. Dieses kürzere Spiel ist unseres.
word_porters-ours-pass = Passen gilt für die Runde, nicht nur für einen Zug.
word_porters-ours-empty = Auch neben freien Hinweisen darf man teilen.
word_porters-ours-lone = Die { $under } allein kann nicht teilen.
word_porters-ours-third = Auch zu dritt kostet das Teilen zwei Pakete.
word_porters-ours-own = Die eigene Nummer auf einem Koffer ist nie richtig.
word_porters-ours-tie = Haben alle gleich viel, beginnt der nächste Platz.
word_porters-ours-back = Jede Wortkarte kommt nur einmal, mit einer Seite.

## For children: the goal, and the pages of the rules

word_porters-goal = Führe die anderen zu deinem Wort und finde ihre!
    .child = Hilf allen, das geheime Wort zu finden!
word_porters-kids-page-idea = Darum geht es
word_porters-kids-idea =
    Alle haben ein geheimes Wort.
    Hilf den anderen, deins zu finden.
word_porters-kids-page-number = Das geheime Wort
word_porters-kids-number =
    Auf der Marke steht eine Nummer.
    Bei dieser Nummer steht das geheime Wort.
word_porters-kids-page-hint = Ein Hinweis
word_porters-kids-hint =
    Leg ein Paket auf einen Hinweis, der passt.
    Erst 1, dann 2.
word_porters-kids-page-sharing = Ein Hinweis für zwei
word_porters-kids-sharing = Liegt da schon ein Paket? Dann braucht es zwei Pakete.
word_porters-kids-page-pass = Passen
word_porters-kids-pass =
    Kein Hinweis ist gut? Dann passe.
    Passen gilt für die ganze Runde.
word_porters-kids-page-silence = Nichts verraten
word_porters-kids-silence =
    Nur Pakete sprechen.
    Keine Worte und keine Blicke.
word_porters-kids-page-vote = Raten
word_porters-kids-vote =
    Jetzt raten alle.
    Wer hat welches Wort?
word_porters-kids-page-points = Punkte
word_porters-kids-points =
    Richtig geraten? Das ist ein Punkt für beide.
    Am Ende gewinnen die meisten Punkte.

# Was jemand getan hat, unter dem Namen auf dem Fest der Kinder.
-word-porters-did-words = fand { $count ->
        [one] ein Wort
       *[other] { $count } Wörter
    }
-word-porters-did-parcels = verteilte { $count ->
        [one] ein Paket
       *[other] { $count } Pakete
    }
-word-porters-did-clear = half { $count ->
        [one] einmal
       *[other] { $count }-mal
    }

word_porters-next-hint = Nächster Hinweis
word_porters-moment = { $count ->
        [one] Einmal
       *[other] { $count }-mal
    } gefunden: „{ $word }“ von { $seat }
word_porters-moment-secret = „{ $word }“ von { $seat } blieb geheim

-word-porters-fact-words = Wörter erraten
-word-porters-fact-parcels = Hinweise gelegt
-word-porters-fact-clear = mal richtig erraten

## Facts of the table, for players who listen

word_porters-fact-own = Dein Wort ist { $word }
word_porters-fact-parcels = Du hast die Pakete { LIST($numbers) }
word_porters-fact-given = { $seat } hat Paket { $count } auf { $hint } gelegt
word_porters-fact-words = Die Wörter sind { LIST($words) }
word_porters-fact-hints = Die Hinweise sind { LIST($hints) }
