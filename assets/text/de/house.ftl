### What the house says: the title, the pause, the settings.

-list-and = und
-list-or = oder

## What buttons do

hint-choose = Auswählen
hint-change = Ändern
hint-back = Zurück
hint-play = Spielen
hint-games = Spiel wählen
hint-as-usual = Zurücksetzen
# Left and right on a level bar; the shoulders turn a tab.
hint-tab = Reiter wechseln
hint-raise = Erhöhen
hint-lower = Verringern

done = Fertig
done-line = Zurück

## The title

title-continue = Weiter
title-continue-line = Die letzte Partie fortsetzen
    .child = Das letzte Spiel geht weiter
title-continue-with = Weiter mit { LIST($names, of: "dat") }
    .child = Weiter geht’s mit { LIST($names, of: "dat") }
-more-people = { $count ->
        [one] eine weitere Person
       *[other] { $count } weitere
    }
    .dat = { $count ->
        [one] einer weiteren Person
       *[other] { $count } weiteren
    }
title-how = Regeln lesen
title-how-line = Die Regeln von { $game }
    .child = So spielt ihr { $game }
title-quit = Beenden
title-evening = Abend planen
title-evening-line = Mehrere Spiele, ein Gesamtsieg
    .child = Viele Spiele nacheinander
title-quit-line = Spiel beenden
title-about = Mitwirkende zeigen
title-language-line = Alles auf Deutsch
gate-ask = Fragt dafür bitte einen Erwachsenen

## The pause: what stands on its tags, and what is said about each

pause-title = Pause
# Where the match is: $where is a hand or a round.
pause-where = { $game }, { $where }
pause-by = { $name } hat angehalten. Nichts geht verloren.
    .child = { $name } macht eine Pause
pause-go-on = Weiter
pause-go-on-line = Zurück an den Tisch
    .child = Zurück zum Spiel
pause-call = Einspruch erheben
pause-call-line = Etwas war gegen die Regeln
    .child = War etwas falsch?
pause-own = Notizen öffnen
pause-own-line = Hinter dem Vorhang, nur für einen Platz
    .child = Nur einer von uns darf gucken
pause-rules = Regeln lesen
pause-rules-line = Die Regeln dieses Spiels
    .child = So geht dieses Spiel
pause-evening = Abend zeigen
pause-evening-line = Wer heute Abend vorn liegt
pause-sheet = Punkte zeigen
# A score sheet before anything is counted: the game and its variant, when that is, and how the match is set up.
sheet-title = { $game }: { $variant }
sheet-before = Noch ohne Punkte
sheet-this-table = An diesem Tisch
-sheet-hand = Runde
-sheet-dealer = gibt
-sheet-bid = Gebot
-sheet-total = Summe
# A line of it as it is read aloud: which hand, or whose, and what stands there, as `Ida: 80`, or the total.
sheet-row = { $where }: { LIST($items) }
sheet-deals-next = { $seat } gibt als Nächstes
sheet-deals = { $seat } gibt
sheet-bids = { $seat } bietet { $amount }
sheet-hands = { $count ->
        [0] Noch keine Runde gezählt
        [one] 1 Runde
       *[other] { $count } Runden
    }
    .child = { $count ->
        [0] Noch keine Runde ist fertig
        [one] Eine Runde ist fertig
       *[other] { $count } Runden sind fertig
    }
scores-so-far = Alle bisherigen Runden
    .child = Schaut euch die Punkte an
pause-seats = Plätze tauschen
pause-seats-line = Menschen und Computerspieler
pause-seats-change = Links und rechts wechselt, wer hier spielt
    .child = Links oder rechts: Wer spielt hier?
# A match of several deals: the whole table may end it after the deal that is being played, or play on after all.
pause-last = Letzte Runde spielen
pause-last-line = Fragt alle, ob die Partie nach dieser Runde endet
    .child = Hören wir danach auf?
pause-more = Weiterspielen
pause-more-line = Nach dieser Runde geht es weiter
    .child = Danach spielen wir weiter!
pause-other = Spiel wechseln
pause-other-kept = Diese Partie wartet hier
    .child = Dieses Spiel wartet hier
pause-other-asked = Ein anderes Spiel?
pause-play-on = Weiterspielen
pause-leave = Verlassen
pause-leave-line = Die Partie wird für später gespeichert

## Settings

settings = Einstellungen öffnen
settings-line = Ton, Tempo, Text, Tasten

settings-tab-look = Bild
settings-tab-look-line = Schrift, Licht und Kontrast
settings-tab-sound = Ton
settings-tab-sound-line = Wie laut alles ist
settings-tab-pace = Tempo
settings-tab-pace-line = Wie schnell und wie lebhaft
settings-tab-buttons = Tasten
settings-tab-buttons-line = Welche Taste was macht
settings-tab-help = Hilfe
settings-tab-help-line = Sprache, Untertitel, Hinweise
# Over what shows a setting as it is now.
settings-sample-look = So sieht es aus
settings-sample-sound = Hör zu
settings-sample-pace = So schnell
settings-sample-buttons = Drück eine davon
settings-sample-help = So helfen wir
settings-sample-turn = Du bist dran, { $name }
settings-sample-quiet = Still
settings-sample-deals = Eine Karte kommt
settings-sample-press = Nichts gedrückt
settings-sample-coach = Frag mich, wenn du deine Karten ansiehst

settings-effects = Geräusche
settings-effects-line = Lautstärke von Karten und Tisch
settings-music = Musik
settings-music-line = Wie laut die Musik ist
settings-voice = Stimme des Gastgebers
settings-voice-line = Wie laut er ist, was vorgelesen wird und wie schnell
settings-speech = Stimme
settings-speech-line = Wie laut der Gastgeber ist
settings-read-aloud = Vorlesen
settings-read-aloud-line = Nutzt die Stimme dieses Geräts. Kinder hören sie nur, wenn sie gut klingt.
settings-speech-pace = Lesetempo
settings-speech-pace-line = Wie schnell vorgelesen wird
settings-ambience = Rund um den Tisch
settings-ambience-line = Grillen, Wind oder das Meer, weit weg
settings-night = Nacht
settings-night-line = Leisere Musik und keine lauten Geräusche
settings-mono = Mono
settings-mono-line = Für beide Ohren derselbe Ton
settings-pace = Tempo
settings-pace-line = Tempo der Karten. „Aus“ zeigt sofort das Ergebnis.
settings-text-size = Schriftgröße
settings-text-size-line = Größe der Schrift
settings-theme = Karten und Texte
settings-theme-line = Für Kinder: größere Karten, weniger Text
settings-language = Sprache
settings-language-line = Sprache des Spiels
settings-reduced-motion = Weniger Bewegung
settings-reduced-motion-line = Alles erscheint sofort, statt zu wandern
settings-high-contrast = Hoher Kontrast
settings-high-contrast-line = Dunklerer Grund, hellere Schrift
settings-bright-room = Heller Raum
settings-bright-room-line = Mehr Kontrast für sonnige Räume
settings-captions = Geräusche als Text
settings-captions-line = Jedes Geräusch als Text zeigen
settings-look = Ins Blatt schauen
settings-look-line = Taste halten, oder einmal zum Öffnen und einmal zum Schließen drücken
settings-one-switch = Eine Taste
settings-one-switch-line = Spiel mit einer Taste: Ein Ring wandert, und du drückst
settings-swap-confirm = Bestätigen rechts
settings-swap-confirm-line = Auf Controllern tauschen „Bestätigen“ und „Zurück“ die Plätze
settings-sealed-deals = Versiegelte Karten
settings-sealed-deals-line = Zeigt nach dem Geben ein Siegel. Die Wiederholung öffnet es. Nicht für Kinder.
settings-rumble = Vibration
settings-rumble-line = Controller vibrieren ein wenig
settings-fullscreen = Vollbild
settings-fullscreen-line = Der ganze Fernseher oder ein Fenster

settings-keys = Tasten
settings-keys-line = Welche Taste was tut
settings-left-keys = Linke Tasten
settings-right-keys = Rechte Tasten
settings-half-line = Für zwei an einer Tastatur
settings-pad-buttons = Controllertasten
settings-pad-buttons-line = Welcher Knopf was tut
settings-again = Neu anfangen
settings-again-line = Alle Hinweise noch einmal zeigen oder alles zurücksetzen
settings-tips = Alle Hinweise wiederholen
settings-tips-line = Jeden Hinweis noch einmal zeigen
settings-tips-done = Jeder Hinweis kommt noch einmal
settings-reset = Alles zurücksetzen
settings-reset-line = So wie beim ersten Start
settings-reset-done = Alle Einstellungen sind wieder wie am Anfang

## What a setting can be

value-on = An
value-off = Aus
value-partial = { $name } ({ $amount } %)
value-percent = { $amount } %
value-silent = Stumm
value-system = Wie das Gerät
value-fast = Schnell
value-normal = Normal
value-slow = Langsam
value-grown-ups = Erwachsene
value-children = Kinder
value-hold = Halten
value-press = Drücken
value-to-children = Kindern
value-nothing = Nichts
value-sentences = Was der Gastgeber sagt
value-all = Alles

## The rules

hint-next = Weiter
hint-pages = Blättern
hint-other-game = Spiel wechseln
rules-silent = Wo das Regelheft schweigt
rules-clauses = { $count ->
        [one] Regel { $numbers }
       *[other] Regeln { $numbers }
    }
rules-page = Seite { $number } von { $count }
    .child = Seite { $number } von { $count }
rules-clip = Clip { $number } von { $count }
rules-read = Alle Regeln lesen
game-variant = { $game }: { $variant }

## The grown-ups' gate: a small sum

gate-title = Für Erwachsene
gate-sum = Wie viel ist das?
    .child = Wie viel ist das?
gate-wrong = Nicht ganz. Hier ist eine neue Aufgabe.
    .child = Nicht ganz. Hier ist eine neue.

## Hello, before a match of children

greeting-all = Hallo!
    .child = Hallo!
greeting-names = Hallo, { $names }!
    .child = Hallo, { $names }!

## Which key or button does what

remap-confirm = Auswählen
remap-back = Zurück
remap-extra = Extra
remap-info = Regeln
remap-prev = Zurückblättern
remap-next = Weiterblättern
remap-menu = Menü
remap-look = Ins Blatt schauen
remap-up = Hoch
remap-down = Runter
remap-left = Links
remap-right = Rechts

pad-south = Unten
pad-east = Rechts
pad-west = Links
pad-north = Oben
pad-left-shoulder = Schulter links
pad-right-shoulder = Schulter rechts
pad-left-trigger = Trigger links
pad-right-trigger = Trigger rechts
pad-stick = Linker Stick
pad-cross-up = Kreuz oben
pad-cross-down = Kreuz unten
pad-cross-left = Kreuz links
pad-cross-right = Kreuz rechts

hint-set = Belegen
remap-press-key = Auswählen, dann die Taste drücken
remap-press-button = Auswählen, dann den Knopf drücken
remap-now = Jetzt drücken
remap-which = Was drückst du für „{ $action }“?
remap-foreign = Diese Taste gehört zur anderen Hälfte
remap-needs = „{ $action }“ braucht einen Knopf, den jeder Controller hat
remap-apply = Übernehmen
remap-apply-line = Zuerst wird zehn Sekunden lang ausprobiert
remap-usual = Zurücksetzen
remap-usual-line = Die Tasten wie am Anfang
remap-is-usual = Alle Tasten sind wie üblich
remap-leave = Verlassen
remap-leave-line = Ohne Änderung
remap-keep-title = Diese Tasten behalten?
remap-keep = Behalten
remap-before = Zurücknehmen
remap-before-soon = In { $count } { $count ->
        [one] Sekunde
       *[other] Sekunden
    } wieder wie vorher
