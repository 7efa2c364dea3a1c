### Rook. Gespielt wird in Runden, um Stiche; ein Blatt ist, was jemand in der Hand hat. Für Kinder heißt der Trumpf Boss.

## What happened

rook-draws = Alle ziehen eine Karte
    .child = Wir alle ziehen eine Karte
rook-draw-tied = Gleichstand: Alle ziehen noch einmal
    .child = Gleich hoch! Alle ziehen noch einmal.
rook-draw-partners = Die zwei hohen Karten spielen zusammen
    .child = Die zwei hohen Karten sind ein Team
rook-draw-dealer = { FACE($seat) } { $seat } gibt zuerst
rook-seats-changed = Partner sitzen sich gegenüber
    .child = Jedes Team sitzt sich gegenüber
rook-dealt = { FACE($seat) } { $seat } gibt
rook-turned = { $suit } ist Trumpf { SIGN($suit) }
    .child = { $suit } ist die Chef-Farbe { SIGN($suit) }
rook-turned-under = Der Rook kommt nach unten: { $suit } ist Trumpf { SIGN($suit) }
    .child = Der Rook kommt weg: { $suit } ist die Chef-Farbe { SIGN($suit) }
rook-bid-made = { FACE($seat) } { $seat } bietet { $amount }
rook-bid-passed = { FACE($seat) } { $seat } passt
rook-auction-won = { FACE($seat) } { $seat } hat das höchste Gebot: { $amount }
    .child = { FACE($seat) } { $seat } bietet am meisten: { $amount }
rook-thrown-in = Niemand hat geboten. Neue Karten!
    .child = Niemand bietet. Neue Karten!
rook-nest-taken = { $seat } nimmt das Nest
rook-nest-laid = { $seat } legt ein Nest ab
rook-nest-repaired = { $seat } berichtigt das Nest
    .child = { $seat } macht das Nest richtig
rook-trump-named = { $seat } macht { $suit } zum Trumpf { SIGN($suit) }
    .child = { $seat } sagt: { $suit } ist Chef { SIGN($suit) }
rook-played = { $seat } spielt { FORM($card, of: "acc") }
rook-taken-rook = Der Rook schlägt alles: { FACE($seat) } { $seat } bekommt { FORM($worth, of: "acc") }
    .child = Der Rook schlägt alle: { $seat } bekommt { FORM($worth, of: "acc") }
rook-taken-trump = Trumpf schlägt { $suit }: { FACE($seat) } { $seat } bekommt { FORM($worth, of: "acc") }
    .child = Die Chef-Karte gewinnt: { $seat } bekommt { FORM($worth, of: "acc") }
rook-taken-trumps = Der höchste Trumpf: { FACE($seat) } { $seat } bekommt { FORM($worth, of: "acc") }
    .child = Die höchste Chef-Karte gewinnt: { $seat } bekommt { FORM($worth, of: "acc") }
rook-taken-color = Die höchste Karte in { $suit }: { FACE($seat) } { $seat } bekommt { FORM($worth, of: "acc") }
    .child = Das höchste { $suit } gewinnt: { $seat } bekommt { FORM($worth, of: "acc") }
# So, wie ihn jemand bekommt.
-rook-the-trick = den Stich
    .child = diesmal keine Sterne
-rook-no-worth = nichts
rook-review-began = Alle Stiche liegen offen
    .child = Jetzt liegen alle Karten offen
rook-agreed = { FACE($seat) } { $seat } stimmt zu
    .child = { FACE($seat) } { $seat } sagt Ja
rook-renege-none = { $card } von { $seat } war richtig. Kein Fehler.
    .child = { $seat } hat alles richtig gemacht
rook-renege-owned = { $seat } gibt einen Fehler zu: { $card }
rook-renege-late = { $card } von { $seat } war falsch. Zum Berichtigen ist es zu spät.
    .child = { $seat } hatte diese Farbe. Jetzt ist es zu spät.
rook-renege-mended = { $card } von { $seat } hat nicht bedient
    .child = { $seat } hatte diese Farbe
rook-taken-back = Die Karten gehen zurück: { $seat } spielt noch einmal
    .child = Die Karten gehen zurück. { $seat } spielt noch einmal.
rook-stopped = { FACE($seat) } Die Runde endet bei der Karte von { $seat }
    .child = { FACE($seat) } Schluss bei der Karte von { $seat }
rook-nest-counted-wrong = { $by } lässt nachzählen: Das Nest von { $seat } ist falsch
    .child = Wir zählen. Das Nest ist falsch.
rook-nest-counted-right = { $by } lässt nachzählen: Das Nest von { $seat } ist richtig
    .child = Wir zählen. Das Nest ist richtig.
rook-ran-out = { FACE($seat) } { $seat } hat keine Karte mehr: Das Nest war zu groß
rook-fine-nest = { $seats } { COUNT($seats) ->
        [one] verliert
       *[other] verlieren
    } { $amount } wegen des Nests
rook-fine-talk = { $seats } { COUNT($seats) ->
        [one] verliert
       *[other] verlieren
    } { $amount } wegen einer Absprache
    .child = { $seats } { COUNT($seats) ->
        [one] verliert
       *[other] verlieren
    } { $amount } für ein Geheimwort
rook-talk-called = { $by } meldet eine Absprache von { $seat }
    .child = Hat { $seat } ein Geheimwort gesagt?
rook-voted = { FACE($seat) } { $seat } hat abgestimmt
    .child = { FACE($seat) } { $seat } hat sich entschieden
rook-talk-upheld = Beide sagen Ja: Das war eine Absprache
    .child = Beide sagen Ja: Es war ein Geheimwort
rook-talk-denied = { $seats } { COUNT($seats) ->
        [one] sagt
       *[other] sagen
    } Nein. Keine Strafe.
    .child = { $seats } { COUNT($seats) ->
        [one] sagt
       *[other] sagen
    } Nein. Alles ist gut.
rook-nest-turned = { FACE($seat) } { $seat } bekommt auch das Nest: { $worth }
rook-hand-stopped = Abbruch: { $seats } { COUNT($seats) ->
        [one] verliert
       *[other] verlieren
    } { $amount }
    .child = Schluss. { $seats } { COUNT($seats) ->
        [one] verliert
       *[other] verlieren
    } { $amount }
rook-took-most = { $seats } { COUNT($seats) ->
        [one] hat
       *[other] haben
    } am meisten geholt: { $amount }
    .child = { $seats } { COUNT($seats) ->
        [one] hat
       *[other] haben
    } am meisten: { $amount }
rook-next-dealer = Als Nächstes gibt { $seat }
# Zwei Seiten haben das Ziel mit gleich vielen Punkten erreicht, also ist die Partie nicht zu Ende.
rook-tie-next = Gleichstand, also geht es weiter. Als Nächstes gibt { $seat }.
    .child = Gleich viel! Wir spielen weiter
rook-last-hand = Das war die letzte Runde
    .child = Das war die letzte Runde
rook-made = Geschafft! { $count } von { $amount }
    .child = Hurra! { $count } von { $amount }
rook-short = { $count } zu wenig
    .child = Ganz knapp! { $count } zu wenig.
rook-ended = { $seats } { COUNT($seats) ->
        [one] gewinnt
       *[other] gewinnen
    }!

## What a player is asked

rook-ask-bid = Biete mindestens { $amount } oder passe
    .child = Biete { $amount } oder passe
    .how = Das höchste Gebot bekommt das Nest.
rook-ask-pass = Passe
    .child = Passe jetzt
    .how = Das macht nichts. Jetzt ist jemand anders dran.
rook-ask-bury = { $count ->
        [2] Zwei
        [5] Fünf
        [6] Sechs
       *[other] { $count }
    } Karten ins Nest
    .child = Leg { $count } Karten ins Nest
    .how = Behalte die hohen Karten. Leg die niedrigen ab.
rook-ask-bury-more = { rook-ask-bury }
    .child = Leg noch { $left } ab
    .how = Behalte die hohen Karten. Leg die niedrigen ab.
rook-ask-repair-more = Noch { $left } ins Nest
    .child = Mach das Nest richtig
    .how = { $count } Karten gehören hinein.
rook-ask-repair-done = Das Nest hat die richtige Größe
    .child = Jetzt stimmt das Nest
    .how = { $count } Karten gehören hinein.
rook-ask-repair-fewer = { $count } von { $laid } bleiben im Nest ({ $chosen } gewählt)
    .child = Mach das Nest richtig
    .how = { $count } Karten gehören hinein.
rook-ask-trump = Bestimme den Trumpf
    .child = Wähle die Chef-Farbe
    .how = Nimm die Farbe mit den meisten Karten.
rook-ask-lead = Spiel eine Karte aus
    .child = Spiel irgendeine Karte
    .how = Die höchste Karte bekommt alle.
rook-ask-follow = Bediene { $suit } { SIGN($suit) }
    .child = Spiel eine { FORM($suit, of: "adjective") } Karte
    .how = Such das gleiche Bild.
rook-ask-follow-or-rook = Bediene { $suit } { SIGN($suit) } oder spiel den Rook
    .child = Spiel { $suit } oder den Rook
    .how = Der Rook schlägt alle Karten.
rook-ask-rook = Trumpf ist gefragt: Der Rook muss heraus
    .child = Jetzt muss der Rook heraus
    .how = Er ist hier die einzige Chef-Karte.
rook-ask-free = Jede Karte ist erlaubt
    .child = Kein { $suit }: Jede Karte geht
    .how = Die Chef-Farbe kann gewinnen.
rook-ask-vote = { FACE($seat) } War das eine Absprache?
    .child = War das ein Geheimwort?
rook-ask-agree = Stimmt die Zählung?
    .child = Schau hin. Stimmt alles?
    .how = Sag Ja, wenn alles stimmt.

## Whom the table waits for

rook-wait-bid = { $seat } ist mit Bieten dran
    .child = { $seat } bietet oder passt
rook-wait-bury = { $seat } schaut sich das Nest an
    .child = { $seat } schaut ins Nest
rook-wait-trump = { $seat } bestimmt den Trumpf
    .child = { $seat } wählt die Chef-Farbe
rook-wait-vote = { $seats } { COUNT($seats) ->
        [one] stimmt
       *[other] stimmen
    } ab: Absprache von { $seat }?
    .child = { COUNT($seats) ->
        [one] { $seats } sagt Ja oder Nein
       *[other] { COUNT($seats) } überlegen noch
    }
rook-wait-repair = { $seat } berichtigt das Nest
    .child = { $seat } macht das Nest richtig
rook-wait-mend = { $seat } spielt noch einmal, diesmal nach den Regeln
    .child = { $seat } spielt noch einmal
rook-wait-review = { $seats } { COUNT($seats) ->
        [one] sieht
       *[other] sehen
    } sich die Stiche an
    .child = { COUNT($seats) ->
        [one] { $seats } schaut alle Karten an
       *[other] { COUNT($seats) } schauen noch
    }
rook-wait-lead = { $seat } spielt aus
    .child = { $seat } spielt irgendeine Karte
rook-wait-follow = { $seat } ist dran
    .child = { $suit } kam zuerst. { $seat } spielt.

## Answers that are no cards

rook-bid = { $amount }
rook-bid-of = { $amount } bieten
rook-pass = Passen
rook-lay-down = Ablegen
rook-put-right = Nest berichtigen
rook-play = Spielen
rook-trump = { $suit } { SIGN($suit) }
rook-vote-yes = { $amount } Punkte abziehen
rook-vote-no = Gut sein lassen
rook-agree = Zustimmen

## Calls

rook-call = Einspruch erheben
rook-call-nest = { FACE($seat) } Das Nest von { $seat } hat die falsche Größe
rook-call-nest-line = Zählt das Nest von { $seat } nach. Das geht einmal in jeder Runde.
    .child = Wir zählen das Nest von { $seat }
rook-call-talk = { FACE($seat) } Absprache von { $seat }
rook-call-talk-line = { $seats } stimmen ab: { $amount } Punkte, wenn beide Ja sagen
    .child = { $seats } sagen Ja oder Nein
rook-call-trick = { FACE($seat) } { $seat } in Stich { $trick }
rook-call-trick-line = { $seat } hat dort nicht bedient
rook-call-card = { FACE($seat) } { FORM($card, of: "bare") } von { $seat } in Stich { $trick } { SIGN($card) }
rook-call-card-line = { $suit } war gefragt, und { $seat } hat nicht bedient
    .child = { $suit } kam zuerst. { $seat } spielte etwas anderes.
rook-own-refused = Diese Karte von { $name } war richtig: Da ist nichts zu berichtigen
    .child = Diese Karte war richtig
# About the last trick, when it lies there again.
rook-latest-trick = { FACE($seat) } { $seat } nahm Stich { $trick } mit { FORM($card, of: "dat") }
    .child = { FACE($seat) } Stich { $trick } ging an { $seat }
rook-trick = Stich { $trick }

## Bubbles and signs: short

-rook-says-pass = passe
rook-says-talk = Absprache!
-rook-says-voted = gewählt
rook-says-yes = Ja
rook-says-no = Nein
-rook-says-agrees = stimmt
rook-says-call = Halt!
rook-says-mistake = Mein Fehler!
rook-says-count = Zählen!
rook-says-empty = Karten alle!
-rook-strip-trick = +1
-rook-strip-talk = Psst!
-rook-strip-nest = Nest?
-rook-strip-call = Halt!

rook-sign-trump = Trumpf
    .child = Chef
rook-sign-nest = Nest
rook-sign-high-bid = Gebot
rook-sign-no-bid = Noch kein Gebot
rook-sign-dealer = Gibt
rook-sign-least = Ab { $amount }
rook-sign-cards = { $count } Karten
rook-sign-bid = { $name } bietet
rook-sign-target = Bis { $amount }
rook-color = { $suit }
-rook-led = Ausspiel
    .child = zuerst
-rook-amount = { $amount }
-rook-change = { SIGNED($amount) }

-rook-sub-tricks = { $count ->
        [0] noch kein Stich
        [one] 1 Stich
       *[other] { $count } Stiche
    }
-rook-sub-partner = mit { $seat }
-rook-sub-total = bisher { $amount }

## The review

rook-review-trick = Stich { $trick } von { $count }
rook-review-tricks = Stiche zeigen
rook-review-took = { $seat } holte ihn mit { FORM($card, of: "dat") }
    .child = { $seat } bekam ihn mit { FORM($card, of: "dat") }
rook-review-doubt = { $seats } { COUNT($seats) ->
        [one] hat
       *[other] haben
    } { $suit } nicht bedient
    .child = { COUNT($seats) ->
        [one] Hatte
       *[other] Hatten
    } { $seats } kein { $suit }?
rook-review-agreed = { $seat } hat schon zugestimmt
    .child = { $seat } hat schon Ja gesagt

## The sheets

rook-scores = Punkte zeigen
# A side's line of the count as it is read aloud: what was taken, what that scores, and its total.
rook-count-line = { $seats }: { $count } geholt, { SIGNED($amount) }, zusammen { $number }
# Which hand is played.
-rook-moment = Runde { $number }
rook-sheet-title = Rook bis { $amount }
# Wer führt, um wie viele Punkte oder Sterne; wie viele die besten Seiten haben, wo niemand führt.
rook-sheet-lead = { $seats } { COUNT($seats) ->
        [one] führt
       *[other] führen
    } mit { $amount } Vorsprung
    .child = { $seats } { COUNT($seats) ->
        [one] ist
       *[other] sind
    } vorn
rook-sheet-won = { $seats } { COUNT($seats) ->
        [one] gewinnt
       *[other] gewinnen
    } mit { $amount } Vorsprung
    .child = { $seats } { COUNT($seats) ->
        [one] gewinnt
       *[other] gewinnen
    }
rook-sheet-level = Gleichstand mit je { $amount }
    .child = Niemand ist vorn
-rook-count-hand = Runde
-rook-count-total = gesamt
rook-count-bid = { FACE($seat) } { $seat } hat { $amount } geboten, Trumpf { SIGN($suit) }
rook-count-trump = Trumpf { SIGN($suit) }
    .child = Chef { SIGN($suit) }
rook-count-stopped = { FACE($seat) } Abbruch wegen { $seat }

## The coach

-rook-worth = { $unit ->
        [stars] { $amount ->
            [one] ein Stern
           *[other] { $amount } Sterne
        }
       *[points] { $amount ->
            [one] ein Punkt
           *[other] { $amount } Punkte
        }
    }
    .acc = { $unit ->
        [stars] { $amount ->
            [one] einen Stern
           *[other] { $amount } Sterne
        }
       *[points] { $amount ->
            [one] einen Punkt
           *[other] { $amount } Punkte
        }
    }
-rook-lying = { $unit ->
        [stars] { $amount ->
            [0] er bringt das Ausspiel
            [one] im Stich liegt ein Stern
           *[other] im Stich liegen { $amount } Sterne
        }
       *[points] { $amount ->
            [0] er bringt das Ausspiel
            [one] im Stich liegt ein Punkt
           *[other] im Stich liegen { $amount } Punkte
        }
    }

rook-why-bid-what-it-counts = Deine Karten holen etwa { FORM($worth, of: "acc") }. { $amount } klappt in { $count } von 10 Fällen.
rook-why-pass-too-weak = { rook-why-bid-what-it-counts }
rook-why-bid-to-contest = Klappt nur in { $count } von 10 Fällen. Doch Passen überlässt anderen den Trumpf.
rook-why-bid-beyond = Deine Karten holen etwa { FORM($worth, of: "acc") }. { $amount } klappt nur in { $count } von 10 Fällen.
rook-why-pass-to-defend = { $amount } klappt in { $count } von 10 Fällen. Sonst kostet es { $amount }, Passen nichts.
rook-why-pass-for-partner = { $seat } ist Partner: Mit { $amount } über { $seat } hinauszugehen bringt nichts.
rook-why-pass-all-the-same = Achtung: { $amount } würde in { $count } von 10 Fällen klappen.
rook-why-bid-highest = Mehr kann niemand bieten.
rook-why-void-and-hide = Dieses Nest { COUNT($suits) ->
        [0] { $amount ->
            [0] lässt auf der Hand, was stechen kann
           *[other] verbirgt { FORM($worth, of: "acc") }
        }
       *[other] { $amount ->
            [0] lässt kein { LIST($suits, last: "or") } auf der Hand
           *[other] lässt kein { LIST($suits, last: "or") } auf der Hand und verbirgt { FORM($worth, of: "acc") }
        }
    }.
rook-why-nest-of-wrong-size = Ins Nest gehören { $count } Karten.
rook-why-longest-color = { $suit } macht am meisten aus diesem Blatt: { $count } { $count ->
        [one] Trumpf
       *[other] Trümpfe
    }.
rook-why-shorter-color = { $suit } gibt { $count } { $count ->
        [one] Trumpf
       *[other] Trümpfe
    } und macht etwa gleich viel aus diesem Blatt.
rook-why-only-card = Nur diese Karte ist erlaubt.
    .child = Nur diese Karte geht.
rook-why-spend-the-bird = Er schlägt alles. { $lying }.
    .child = Er schlägt alles.
rook-why-draw-trump = Trumpf ziehen: { $count ->
        [one] Einer ist
       *[other] { $count } sind
    } noch draußen, und { COUNT($cards) ->
        [0] jeder Stich holt welche davon
       *[other] das sichert { FORM($cards, of: "acc") }
    }.
    .child = Das holt die Chef-Karten heraus.
rook-why-lead-trump = Alle müssen Trumpf bedienen: { $count ->
        [one] Einer ist
       *[other] { $count } sind
    } noch draußen.
    .child = Alle müssen die Chef-Farbe spielen.
rook-why-cash-top = Keine Karte ihrer Farbe schlägt sie, also holt sie jetzt den Stich.
    .child = Die Karte ist die beste ihrer Farbe.
rook-why-lead-top = Das ist die höchste ihrer Farbe. Nur ein Trumpf schlägt sie noch.
    .child = Die Karte ist die beste ihrer Farbe.
rook-why-lead-counter = Das ist gewagt, aber vielleicht holst du den Stich.
    .child = Vielleicht gewinnen wir damit.
rook-why-lead-low = Du brauchst sie am wenigsten. Behalte, was noch stechen kann.
    .child = Die brauchen wir nicht.
rook-why-win-cheaply = Du spielst als Letzter, also genügt sie. { $lying }.
    .child = Wir sind die Letzten und gewinnen.
rook-why-win-surely = Keine Karte, die noch kommt, schlägt sie. { $lying }.
    .child = Damit gewinnen wir den Stich.
rook-why-win-likely = Damit holst du den Stich wahrscheinlich. { $lying }.
    .child = Vielleicht gewinnt sie.
rook-why-trump-in = Du hast kein { $suit }, also darfst du stechen. { $lying }.
    .child = Die Chef-Farbe gewinnt.
rook-why-give-partner = { $seat } hat diesen Stich und bekommt ihre Punkte.
    .child = Unsere Seite gewinnt das.
rook-why-trust-partner = { $seat } kann den Stich noch holen und bekommt ihre Punkte.
    .child = Vielleicht gewinnt unsere Seite.
rook-why-duck = Dieser Stich ist keine hohe Karte wert.
    .child = Die hohen Karten bleiben hier.
rook-why-throw-away = Du hast kein { $suit }, und sie nützt am wenigsten.
    .child = Die brauchen wir nicht.
rook-why-against-the-rules = { $suit } ist gefragt, und du kannst bedienen.
rook-why-seen-to-renege = In Stich { $trick } hätte { $seat } bedienen können: Eine spätere Karte hat es gezeigt.
rook-why-own-up = Ein Fehler in Stich { $trick } lässt sich umsonst berichtigen, solange Zeit ist.
rook-why-call-on-suspicion = { $seat } hat in Stich { $trick } nicht bedient. Bewiesen ist noch nichts.
rook-why-call-nest = Das Nest von { $seat } nachzählen zu lassen kostet nichts.
rook-why-call-talk = Der Trainer hört nicht mit: Was { $seat } gesagt hat, müssen andere beurteilen.
rook-why-heard-nothing = Der Trainer hat nichts gehört, wofür { $seat } zahlen sollte.
rook-why-heard-talk = Der Trainer hört nicht mit: Wer { $seat } gehört hat, weiß es besser.
rook-why-nothing-to-call = Nichts, was auf dem Tisch liegt, verlangt nach mehr.
rook-why-let-it-pass = In Stich { $trick } hätte { $seat } bedienen können und kommt davon.

rook-behind = Idee: { $idea }. { $rather }.
rook-coach-play = Spiel { FORM($card, of: "acc") }.
rook-coach-bid = Biete { $amount }.
rook-coach-pass = Passe.
rook-coach-bury = Leg die markierten Karten ab.
rook-coach-trump = Mach { $suit } zum Trumpf.
rook-coach-knows = Der Trainer kennt deine Karten und alle gespielten. Wer den Rest hat, rät er.
    .child = Ich sehe unsere Karten. Den Rest rate ich.
-rook-idea-void-and-hide = die schwächsten Karten ablegen
-rook-idea-longest-color = { $suit } zum Trumpf machen
-rook-idea-shorter-color = { -rook-idea-longest-color }
-rook-idea-spend-the-bird = den Stich mit dem Rook holen
-rook-idea-draw-trump = Trumpf ziehen
-rook-idea-lead-trump = Trumpf ausspielen
-rook-idea-cash-top = mit { FORM($card, of: "dat") } den Stich sofort holen
-rook-idea-lead-top = die höchste einer Farbe ausspielen
-rook-idea-lead-counter = mit { FORM($card, of: "dat") } punkten
-rook-idea-lead-low = ausspielen, was am wenigsten nützt
-rook-idea-win-cheaply = den Stich zum Schluss holen
-rook-idea-win-surely = den Stich sicher holen
-rook-idea-win-likely = den Stich wohl mit { FORM($card, of: "dat") } holen
-rook-idea-trump-in = mit Trumpf stechen
-rook-idea-give-partner = { $seat } Punkte geben
-rook-idea-trust-partner = auf { $seat } vertrauen
-rook-idea-duck = nicht mehr als { FORM($card, of: "acc") } hergeben
-rook-idea-throw-away = { FORM($card, of: "acc") } abwerfen
-rook-rather-card = { $card } ist { FORM($worth, of: "acc") } besser
-rook-rather-trump = { $suit } ist { FORM($worth, of: "acc") } besser
-rook-rather-nest = ein anderes Nest rettet { FORM($worth, of: "acc") } mehr

rook-outlook-takes = Der Trainer erwartet etwa { FORM($worth, of: "acc") }.
rook-outlook-made = Von 10 Fällen klappt { LIST($odds) }.
-rook-made-in = { $amount } in { $count }

## How to play: variants and options

rook-beginner = Anfängerspiel
rook-beginner-line = Ohne Bieten: Eine aufgedeckte Karte bestimmt den Trumpf
rook-intermediate = Je ein Gebot
rook-intermediate-line = Eine Bietrunde, und abgezogen wird nie
rook-classic = Klassisch, Partner
rook-classic-line = Zwei gegen zwei, mit richtigem Bieten
rook-alone = Klassisch, allein
rook-alone-line = Zu fünft oder sechst, ohne den Rook
rook-target = Spielen bis
rook-target-line = Mit so vielen endet das Spiel
rook-enforcement = Falsche Karten
rook-enforcement-line = Oder dem Tisch vertrauen: Was auffällt, kostet Punkte
-rook-strict = gehen nicht
-rook-honour = mit Einspruch
rook-partners = Partner
rook-partners-line = Hohe gegen niedrige Karten, dann werden Plätze getauscht
-rook-partners-seated = wie ihr sitzt
-rook-partners-drawn = ausgelost

## How to play: the pages

rook-page-words = Wörter des Spiels
rook-words-trick = Stich: Alle spielen eine Karte, und die beste bekommt sie alle.
rook-words-trump = Trumpf: eine Farbe, die alle anderen schlägt. Jede Runde hat ihre eigene.
rook-words-nest = Nest: { $nest } Karten, die beiseiteliegen. Die oberste zeigt die Trumpffarbe.
rook-words-nest-won =
    Gebot: das Versprechen, so viel zu holen. Das höchste Gebot bestimmt den Trumpf.
    Nest: Karten, die beiseiteliegen. Das höchste Gebot bekommt sie und legt andere dafür ab.
rook-words-counter = Zählkarte: eine Karte, die etwas bringt, wie 5, 10 und 14.
rook-page-idea = Worum es geht
rook-idea-beginner =
    Vier spielen, alle für sich.
    Holt Stiche, in denen Sterne sind.
    { $amount } Sterne gewinnen das Spiel.
rook-idea-intermediate =
    Vier spielen, alle für sich.
    Versprecht eine Zahl Sterne und bestimmt den Trumpf, oder haltet andere auf.
    { $amount } Sterne gewinnen das Spiel.
rook-idea-classic =
    Vier spielen, zwei gegen zwei. Partner sitzen sich gegenüber und zählen gemeinsam.
    Versprecht beim Bieten Punkte und holt sie dann.
    { $amount } Punkte gewinnen das Spiel.
rook-idea-alone =
    Fünf oder sechs spielen, alle für sich.
    Versprecht beim Bieten Punkte und holt sie dann.
    { $amount } Punkte gewinnen das Spiel.
rook-page-cards = Die Karten
rook-cards-bird =
    Vier Farben: grünes Blatt, roter Mohn, schwarzer Hut, gelbe Sonne.
    Jede geht von 5 bis 14.
    Eine weitere Karte hat keine Farbe: der Rook.
rook-cards-alone =
    Vier Farben: grünes Blatt, roter Mohn, schwarzer Hut, gelbe Sonne.
    Jede geht von 1 bis 14.
    Der Rook bleibt in der Schachtel.
rook-page-counters = Was zählt
rook-counters-stars =
    Eine 5 hat einen Stern. Eine 10 und eine 14 haben zwei. Der Rook hat vier.
    Alle anderen Karten haben keinen.
    Alle Karten zusammen haben { $amount } Sterne.
rook-counters-points =
    Ein Stern ist 5 Punkte wert. Eine 5 zählt 5, eine 10 und eine 14 zählen 10.
    Der Rook zählt 20. Alle anderen Karten zählen nichts.
    Alle Karten zusammen haben { $amount } Punkte.
rook-counters-alone =
    Ein Stern ist 5 Punkte wert. Eine 5 zählt 5, eine 10 und eine 14 zählen 10.
    Alle anderen Karten zählen nichts.
    Alle Karten zusammen haben { $amount } Punkte.
rook-page-deal = Das Geben
rook-deal-drawn =
    Alle ziehen eine Karte. Die höchste gibt zuerst.
    Später gibt, wer links davon sitzt.
rook-deal-four = { $hand } Karten für jeden Platz, { $nest } verdeckt ins Nest.
rook-deal-secret = Ein Blatt ist geheim.
rook-deal-secret-partner = Ein Blatt ist geheim, auch vor dem Partner.
rook-deal-players = { $count ->
        [5] Zu fünft
       *[6] Zu sechst
    }: { $hand } Karten für alle, { $nest } ins Nest.
rook-page-partners = Partner ziehen
rook-partners-can = Auf Wunsch werden Partner ausgelost, statt dass ihr sie wählt.
rook-partners-are = Die Karten losen aus, wer Partner ist.
rook-partners-page =
    Die zwei höheren Karten spielen gegen die zwei niedrigeren.
    Dann werden Plätze getauscht, bis Partner sich gegenübersitzen.
rook-page-trump = Trumpf
rook-trump-page =
    Die oberste Karte des Nests wird aufgedeckt. Damit ist ihre Farbe in dieser Runde Trumpf.
    Ist es der Rook, kommt er nach unten, und die nächste wird aufgedeckt.
    Der Rest des Nests schläft: Er zählt für niemanden.
rook-page-one-bid = Je ein Gebot
rook-one-bid =
    Links vom Geber geht es los. Alle sind einmal dran: eine Zahl Sterne oder „passe“.
    Jedes Gebot ist höher als das vorige, von { $least } bis { $amount }. Ein Gebot von { $amount } beendet es sofort.
    Passen alle, gibt es neue Karten, und jemand anders gibt.
rook-page-auction = Das Bieten
rook-auction =
    Links vom Geber geht es los. Die Gebote beginnen bei { $least } und steigen um { $step } oder mehr.
    Es geht immer weiter reihum. Wer passt, ist bis zur nächsten Runde heraus.
    Das letzte Gebot gewinnt. Ein Gebot von { $amount } gewinnt sofort.
    Passen alle, gibt es neue Karten, und jemand anders gibt.
rook-page-worth = Was ein Blatt wert ist
rook-worth-high = Hohe Karten holen Stiche, und viele Karten einer Farbe auch, wenn sie Trumpf wird.
rook-worth-counters = Neben hohen Karten sind 5er und 10er sicher. Ohne sie sind sie bald verloren.
rook-worth-short = Gut ist eine Farbe mit einer Karte oder keiner. Dort sticht bald dein Trumpf.
rook-worth-partner = Partner versprechen gemeinsam: Ein Blatt allein muss nicht alles holen.
rook-page-nest = Das Nest
rook-nest-page =
    Das höchste Gebot bekommt das Nest, heimlich, und legt gleich viele Karten ab.
    Jede Karte darf weg, auch eine, die zählt.
    Danach wird eine der vier Farben Trumpf.
rook-nest-advice =
    Gut liegt dort eine 5 oder 10 ohne Schutz. Oder der Rest einer kurzen Farbe.
    Aber der letzte Stich bekommt das Nest.
rook-page-trick = Ein Stich
rook-trick-first = Wer links vom Geber sitzt, spielt zuerst aus. Jede Karte ist erlaubt.
rook-trick-first-bidding = Wer links vom Geber sitzt, spielt zuerst aus, egal wer geboten hat. Jede Karte ist erlaubt.
rook-trick-page =
    Die anderen bedienen reihum mit der ausgespielten Farbe.
    Wer keine davon hat, darf alles spielen, auch Trumpf.
rook-page-taker = Wer ihn bekommt
rook-taker-page =
    Der höchste Trumpf bekommt den Stich.
    Ohne Trumpf bekommt ihn die höchste Karte der ausgespielten Farbe.
    Wer ihn hat, spielt zum nächsten aus. Den letzten Stich dürfen alle noch einmal ansehen.
rook-page-bird = Der Rook
rook-bird-page =
    Er ist der höchste Trumpf und gewinnt jeden Stich.
    Er darf immer gespielt werden, auch wenn man bedienen könnte.
    Ist Trumpf gefragt und der Rook der einzige Trumpf im Blatt, muss er heraus.
    Wird der Rook ausgespielt, ist Trumpf gefragt.
rook-page-last = Der letzte Stich
rook-last-stars =
    Wer den letzten Stich bekommt, bekommt auch das Nest mit jedem Stern darin.
    Um ein volles Nest lohnt sich also ein Kampf.
rook-last-points =
    Wer den letzten Stich bekommt, bekommt auch das Nest mit jedem Punkt darin.
    Um ein volles Nest lohnt sich also ein Kampf.
rook-page-counting = Das Zählen
rook-counting-beginner =
    Alle bekommen die Sterne in ihren Stichen.
    Sterne, die im Nest geblieben sind, sind verloren.
rook-counting-intermediate =
    Alle bekommen die Sterne, die sie geholt haben.
    Auch wer geboten hat, wenn das Gebot erfüllt ist. Wenn nicht, gibt es dort in dieser Runde nichts.
    Abgezogen wird nie etwas.
rook-counting-classic =
    Partner zählen zusammen, was sie geholt haben.
    Gebot erfüllt: Die Seite bekommt alles, was sie geholt hat, nicht nur das Gebot.
    Gebot verfehlt: Die Seite verliert das ganze Gebot und bekommt nichts.
    Die andere Seite bekommt immer, was sie geholt hat. Es kann unter null gehen.
rook-counting-alone =
    Gebot erfüllt: Wer geboten hat, bekommt alles Geholte, nicht nur das Gebot.
    Gebot verfehlt: Wer geboten hat, verliert das ganze Gebot und bekommt nichts.
    Alle anderen bekommen, was sie geholt haben. Es kann unter null gehen.
rook-page-example = Ein Beispiel
rook-example-beginner =
    Vier Plätze haben 2, 6, 13 und 1 geholt: So viele Sterne bekommen sie.
    Das sind 22. Die beiden anderen Sterne sind im Nest geblieben.
rook-example-intermediate =
    Geboten 9, geholt 8, das gibt keine Sterne für dieses Gebot.
    Die anderen haben 5, 7 und 4 geholt und bekommen sie.
    Geboten 9, geholt 9, das gibt neun Sterne.
rook-example-classic =
    Geboten 95, geholt 75: Die Seite verliert 95.
    Die andere Seite hat die anderen 45 geholt und bekommt 45.
    Geboten 95, geholt 100: Die Seite bekommt 100.
rook-example-alone =
    Geboten 60, geholt 45: Wer geboten hat, verliert 60.
    Die anderen haben 30, 15, 10 und nichts geholt, und das bekommen sie.
    Geboten 60, geholt 70: Wer geboten hat, bekommt 70.
rook-page-end = Das Ende
rook-end-stars =
    Das Spiel endet nach der Runde, in der jemand { $amount } Sterne erreicht.
    Sind es mehrere, gewinnen die meisten Sterne. Bei Gleichstand folgt noch eine Runde.
rook-end-classic =
    Das Spiel endet nach der Runde, in der eine Seite { $amount } Punkte erreicht.
    Sind es beide, gewinnt die höhere Zahl, egal wer geboten hat. Bei Gleichstand folgt noch eine Runde.
rook-end-alone =
    Das Spiel endet nach der Runde, in der jemand { $amount } Punkte erreicht.
    Sind es mehrere, gewinnt die höchste Zahl. Bei Gleichstand folgt noch eine Runde.
rook-page-honour = Auf Ehrenwort
rook-honour-can = Auf Wunsch könnt ihr auch Falsches legen. Die anderen erheben dann Einspruch.
rook-honour-is = Hier könnt ihr auch Falsches legen. Die anderen erheben dann Einspruch.
rook-honour-page =
    Dafür ist die Glocke da, unten oder in der Pause.
    Rechtzeitig geht die Karte zurück, und eine richtige wird gespielt.
    Zu spät bricht die Runde ab. Diese Seite verliert das höchste Gebot und bekommt nichts.
rook-page-fines = Einspruch und Strafen
rook-fines-free = Ein Einspruch ohne Grund kostet nichts.
rook-fines-nest = Ein Nest von falscher Größe kostet { $amount } und wird berichtigt, wenn noch Zeit ist.
rook-fines-talk = Eine Absprache kostet { $amount }, wenn die beiden Unbeteiligten sie bestätigen.
rook-fines-review = Vor dem Zählen liegen alle Stiche offen, und alle stimmen zu.

## Where the book is silent

rook-ours-target = Im Regelheft gewinnen { $amount }.
rook-ours-draw = Bei doppelter höchster Zahl ziehen alle noch einmal.
rook-ours-partners = Zweite und dritte Zahl gleich: Partner neu ziehen.
rook-ours-asleep = Ein Rook im Nest ist aus dem Spiel.
rook-ours-low = Die 1 ist die niedrigste Karte ihrer Farbe.
rook-ours-first = Auch wer anfängt, darf passen.
rook-ours-last = Passen alle anderen, darf der letzte Platz bieten oder passen.
rook-ours-most = Kein Gebot geht über { $amount }: Mehr gibt es nicht.
rook-ours-thrown = Passen alle, zählt die Runde nicht, und es wird neu gegeben.
rook-ours-exact = Genau { $amount } Punkte reichen.
rook-ours-tie = Bei Gleichstand an der Spitze folgt noch eine Runde für alle.
rook-ours-back = Geht eine Karte zurück, dann auch alle danach.
rook-ours-owning = Eigene Fehler kann man nur rechtzeitig melden.

## The game for children: its name and line for grown-ups, and its pages

rook-goal = Gewinnt die Stiche mit Sternen!
    .child = Fangt die Karten mit Sternen!
rook-light = Erste Sterne
rook-light-line = Für Kinder: ohne Bieten, { $amount } Sterne gewinnen
rook-light-about = Worum es geht
rook-light-about-page =
    Fangt Karten mit Sternen.
    Wer { $amount } Sterne hat, gewinnt.
rook-light-colors = Vier Farben
rook-light-colors-page =
    Ein Hut, eine Mohnblume, ein Blatt und eine Sonne.
    Eine hohe Zahl schlägt eine niedrige.
rook-light-boss = Die Chef-Farbe
rook-light-boss-page =
    Das Nest zeigt die Chef-Farbe.
    Eine Chef-Karte schlägt die anderen Farben.
rook-light-round = Eine Runde
rook-light-round-page =
    Eine Karte kommt zuerst.
    Die anderen spielen die gleiche Farbe.
    Keine davon da? Dann geht jede Karte.
rook-light-taker = Wer bekommt die Karten?
rook-light-taker-page =
    Die höchste Chef-Karte bekommt alle.
    Keine Chef-Karte? Dann die höchste der ersten Farbe.
rook-light-bird = Der Rook
rook-light-bird-page =
    Der Rook schlägt alle.
    Er darf immer. Er hat vier Sterne.
rook-light-stars = Die Sterne
rook-light-stars-page =
    Eine 5 hat einen Stern. Eine 10 und eine 14 haben zwei.
    Am Ende zählen wir die Sterne.

# Die Gläser, in denen Kinder ihre Sterne fangen. $count: so viele fehlen im vollsten.
rook-jar-wins = Ein volles Glas gewinnt
rook-jars-empty = Noch ist jedes Glas leer
rook-jar-needs = { $seats } { COUNT($seats) ->
        [one] braucht
       *[other] brauchen
    } noch { $count ->
        [one] einen Stern
       *[other] { $count } Sterne
    }
rook-jar-full = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] hat
       *[other] haben
    } ein volles Glas!

# Was jemand getan hat, unter dem Namen auf dem Fest der Kinder.
-rook-did-rook = fing den Rook
-rook-did-stars = fing { $count ->
        [one] einen Stern
       *[other] { $count } Sterne
    }
-rook-did-tricks = holte { $count ->
        [one] einmal
       *[other] { $count }-mal
    } Karten
-rook-did-cards = spielte { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }

rook-next-trick = Nächster Stich
rook-moment-trick = { $seat } holt { FORM($worth, of: "acc") }

-rook-fact-rook = mit dem Rook
-rook-fact-tricks = Stiche gemacht
-rook-fact-stars = Sterne gefangen

## Facts of the table, for players who listen

rook-fact-worth = Dein Blatt zählt { FORM($worth, of: "acc") }
rook-fact-nest = Das Nest hat dir { LIST($cards, of: "acc") } gebracht
rook-fact-taken = { $seat } hat { FORM($tricks, of: "acc") }
rook-fact-laid = Du hast { LIST($cards, of: "acc") } ins Nest gelegt
