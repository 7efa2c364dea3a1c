### What the operator of a kiosk reads, behind the door with the PIN.

operator = Betreuung
operator-unsaved = Es lässt sich nichts speichern: Änderungen gelten bis zum nächsten Start

## The way in

operator-pin-of-kiosk = Die PIN dieses Kiosks
operator-checking = Die PIN wird geprüft
operator-wrong-pin = Falsche PIN. Nächster Versuch in { $count } { $count ->
        [one] Sekunde
       *[other] Sekunden
    }
operator-digits = { $least } bis { $most } Ziffern
operator-blind = Jede Ziffer beginnt bei der 5
operator-show-ring = Ring zeigen
operator-hide-ring = Ring verdecken

## A new PIN

operator-pin = PIN ändern
operator-pin-line = Eine andere PIN wählen
operator-pin-easy-line = Die PIN ist leicht zu erraten. Bitte ändern.
operator-pin-new = Neue PIN
operator-pin-again = Noch einmal
operator-pin-length = Eine PIN hat { $least } bis { $most } Ziffern
operator-pin-easy = Das ist leicht zu erraten. Bitte eine andere.
operator-pin-other = Die zweite PIN war anders
operator-pin-changed = Die PIN ist geändert
operator-own-pin = Eine eigene PIN
operator-own-pin-choose = Neue PIN wählen
operator-own-pin-choose-line = Die jetzige ist leicht zu erraten, bitte wähle eine andere
operator-own-pin-later = Später fragen
operator-own-pin-later-line = Die Frage kommt beim nächsten Besuch wieder

## Games

operator-games = Spiele
operator-games-line = Welche Spiele und Varianten zur Wahl stehen
operator-offered = Zur Wahl
operator-left-out = Ausgelassen
operator-one-game = Ein Spiel muss zur Wahl stehen

## Opening hours

operator-hours = Öffnungszeiten
operator-hours-line = Wann der Kiosk offen ist, Tag für Tag
operator-day-hours = { $day }: { $hours }
operator-day-line = Diesen Tag ändern
operator-open = Offen
operator-yes = Ja
operator-no = Nein
operator-from = Von
operator-to = Bis
operator-half-hours = In halben Stunden
operator-next-day = Am nächsten Tag
operator-all-like-this = Auf alle übertragen
operator-all-are-like-this = Alle Tage sind jetzt so

## Sound, screen, time limits

operator-sound = Ton
operator-sound-line = Wie laut alles ist
operator-screen = Bildschirm
operator-screen-line = Aussehen, Sprache und Schriftgröße
operator-times = Fristen
operator-times-line = Wie lange auf Gäste gewartet wird
operator-changed = Hier geändert. In der Datei steht { $setting }.
operator-begin-with = Womit alle Gäste beginnen
operator-sealed-deals-line = Nach dem Geben ein Siegel, das die Wiederholung öffnet. Nicht für Kinder.
operator-loud-hours = Leisere Stunden
operator-loud-hours-line = In diesen Stunden klingt alles leiser
operator-show = Vorführung
operator-show-line = Wie laut sie ist, wenn niemand spielt
operator-loud-full = Voll
operator-loud-quiet = Leise
operator-loud-none = Stumm
operator-cover = Blatt verdecken
operator-cover-line = Ein offenes Blatt, das niemand berührt
operator-still-playing = Frage an den Besuch
operator-still-playing-line = So lange ohne Berührung, dann wird gefragt
operator-countdown = Zeit zum Antworten
operator-countdown-line = Danach fangen die Nächsten neu an
operator-show-begins = Die Vorführung beginnt
operator-show-begins-line = Wenn den Titel niemand berührt, und nach einer Partie
operator-seconds = { $amount } s
operator-megabytes = { $amount } MB

## The message to passers-by

operator-message = Mitteilung
operator-message-line = Was Vorbeigehende lesen
operator-closed-message = Nachricht bei Ruhe
operator-closed-message-line = Steht neben der Öffnungszeit. Ist sie leer, zeigen wir die Nachricht.
operator-message-letters = { $count } von { $most } Zeichen
operator-message-kept = Die Mitteilung ist gespeichert
operator-message-space = Leer

## Counts

operator-counts = Zahlen
operator-counts-line = Partien, Minuten und verlorene Controller, auch als Datei
operator-shown = Zu sehen
operator-shown-line = Alle Tage oder einer davon
operator-all-days = Alle Tage
operator-nothing-counted = Noch ist nichts gezählt
operator-plays = Partien
operator-finished = Beendet
operator-left = Abgebrochen
operator-left-early = Früh weg
operator-counted = Was
operator-counted-line = Spiele, Stunden des Tages, oder wie weit Besuche kamen
operator-by-game = Je Spiel
operator-by-hour = Je Stunde
operator-by-visit = Besuche
operator-visits = Besuche
operator-visits-counted = { $count } { $count ->
        [one] Besuch
       *[other] Besuche
    }, und wie weit sie kamen
operator-to-title = Nur bis zum Titel
operator-to-seats = Ein Spiel gewählt
operator-to-table = Eine Partie begonnen
operator-to-end = Zu Ende gespielt
operator-minutes = Minuten
operator-pads-lost = Controller verloren: { $count }
operator-restarts = Neustarts: { $count }
operator-save = Als Datei speichern
operator-save-line = Eine Tabelle mit jedem Tag, für andere Programme
operator-saved = Gespeichert als { $path }
operator-not-written = Schreiben ist nicht möglich: { $error }
operator-not-written-somehow = Schreiben ist nicht möglich

## State

operator-check = Gerät prüfen
operator-check-line = Knöpfe, Lautsprecher und Bildschirm ausprobieren
operator-check-buttons = Knöpfe prüfen
operator-check-buttons-line = Jeden drücken und leuchten sehen
operator-check-sound = Lautsprecher prüfen
operator-check-sound-line = Einen Ton links und rechts spielen
operator-check-screen = Bildschirm prüfen
operator-check-screen-line = Farbbalken, Gitter, Ränder und Berührungen sehen
operator-check-keys = Drück eine Taste oder einen Knopf. Halte Zurück zwei Sekunden, um zu gehen.
operator-check-pad = Das ist Controller { $number }. Drück jeden Knopf. Halte Zurück zwei Sekunden, um zu gehen.
operator-tone-left = Links spielen
operator-tone-right = Rechts spielen
operator-tone-both = Beide spielen
operator-tone-line = So laut wie jetzt eingestellt
operator-tone-mono = Beide Seiten klingen gleich, für einen Lautsprecher
operator-tone-both-line = Stell damit die Lautstärke ein
operator-screen-bars = Farbbalken: acht Farben und 16 Grautöne
operator-screen-grid = Gitter: gerade Linien und ein runder Kreis
operator-screen-frame = Der weiße Rahmen ist der Rand. Im goldenen stehen alle Worte.
operator-screen-touch = Berühr den Bildschirm und sieh, wo es ankommt
operator-screen-keys = Drücken für das nächste Bild, zwei Sekunden halten für zurück
operator-kept = Was gespeichert wird
operator-kept-line = Was dieser Kiosk speichert und wann er es löscht
operator-state = Zustand
operator-state-line = Fehler in der Datei, Speicher, Tempo
operator-state-look = Zustand: { $count } zu prüfen
operator-state-look-line = Was nicht stimmt, eins nach dem anderen
operator-whole-line = Auswählen, um es ganz zu lesen
operator-file-well = Mit der Datei ist alles in Ordnung
operator-file-well-line = Jeder Schlüssel darin gilt
# $file: names of files with their versions. $since: a date and a time.
operator-taken = Einstellungen aus { $file }, gelesen { $since }
operator-disk-well = Alles ist auf dem Datenträger
operator-disk-well-line = Änderungen und Zahlen überstehen einen Stromausfall
operator-no-frames = Noch ist kein Bild gezeichnet
operator-frames = { $count } Bilder pro Sekunde, das langsamste { $amount } ms
operator-frames-line = In den letzten zehn Sekunden ungefähr
operator-memory = { $amount } MB belegt, Grenze
operator-memory-untold = Speicher unbekannt, Grenze
operator-memory-line = Darüber startet der Kiosk neu, sobald niemand spielt
operator-no-limit = Keine
operator-wrong-pins = { $count } { $count ->
        [one] falsche PIN
       *[other] falsche PINs
    } seit { $since }
operator-wrong-pins-line = Auswählen löscht die Zahl
operator-wrong-pins-seen = Die Zahl ist gelöscht
operator-legible = Die PIN steht lesbar in der Datei
operator-legible-line = Besser die Zeile, die main.py pin ausgibt
operator-safe = Nach mehreren Abstürzen gelten sichere Einstellungen. Das heißt einfache Bilder, kein Ton, nichts wird gespeichert. Was eingestellt war, gilt weiter.
operator-memory-only = Was jetzt geschieht, wird nicht gespeichert: Es hält bis zum nächsten Start.

## As in the factory, and the way out

operator-factory = Alles zurücksetzen
operator-factory-line = Alle Änderungen von hier und alle Zahlen vergessen
operator-factory-ask = Alles zurücksetzen?
operator-factory-forget = Zurücksetzen
operator-factory-sure = Wirklich alles löschen?
operator-factory-yes = Alles löschen
operator-factory-done = Alles ist wie in der Datei, und nichts ist gezählt
operator-quit = Programm beenden
operator-quit-line = Der Kiosk endet
operator-quit-ask = Programm beenden?
operator-quit-yes = Beenden
operator-leave = Zurück zum Kiosk
operator-leave-line = Bereit für die nächsten Gäste
operator-go-back = Nein, zurück
operator-go-back-line = Nichts ändert sich

## Was an der Datei falsch ist. $key: ein Name darin. $written: was da steht. $offered: was da stehen darf.

operator-mistake = { $file }: { $fault }
operator-mistake-line = { $file }, Zeile { $number }: { $fault }
-operator-fault-unknown = { $key } ist unbekannt (bekannt: { $offered })
-operator-fault-one-of = { $key } muss eines von { $offered } sein, nicht { $written }
-operator-fault-number = { $key } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $written }
-operator-fault-hours = { $key } muss „closed“ sein oder Zeiten wie „10:00-14:00“, nicht { $written }
-operator-fault-loud-hours = { $key } muss Zeiten mit einer Lautstärke wie „20:00-08:00 50“ nennen, nicht { $written }
-operator-fault-message = { $key } muss eine Zeile mit höchstens { $count } Zeichen in Anführungszeichen sein, nicht { $written }
-operator-fault-memory = { $key } muss 0 oder eine ganze Zahl von { $least } bis { $most } sein, nicht { $written }
-operator-fault-folder-name = { $key } muss der ganze Pfad eines Ordners in Anführungszeichen sein, nicht { $written }
-operator-fault-pin = { $key } muss aus { $least } bis { $most } Ziffern in Anführungszeichen bestehen
-operator-fault-pin-hash = { $key } muss sein, was „python main.py pin“ ausgegeben hat
-operator-fault-no-variant = { $key } muss eine Variante oder „none“ sein, nicht { $written }
-operator-fault-variants = { $key } muss „all“, „none“ oder etwas von { $offered } sein, nicht { $written }
-operator-fault-no-game = kein Spiel ist übrig, also bieten wir alle an
-operator-fault-more = { $count } { $count ->
        [one] weiterer Fehler
       *[other] weitere Fehler
    }
-operator-fault-no-file = diese Datei gibt es nicht, also gilt nichts daraus
-operator-fault-folder = ist keine Datei, also gilt nichts daraus
-operator-fault-unread = ist nicht zu lesen ({ $error }), also gilt nichts daraus
-operator-fault-name = hat einen unmöglichen Dateinamen, also gilt nichts daraus
-operator-fault-large = ist größer als { $count } KB, also gilt nichts daraus
-operator-fault-no-utf8 = ist nicht in UTF-8, also gilt nichts daraus
-operator-fault-dots = hat zu viele Punkte, die Zeile zählt nicht
-operator-fault-statement = braucht einen Namen und „=“, [Klammern] oder „#“, die Zeile zählt nicht
-operator-fault-equals = braucht „=“ hinter dem Namen, die Zeile zählt nicht
-operator-fault-rest = geht hinter dem Wert weiter, die Zeile zählt nicht
-operator-fault-value = braucht eine Zahl, true, false oder Worte in Anführungszeichen, die Zeile zählt nicht
-operator-fault-quote = hat am Ende kein Anführungszeichen, die Zeile zählt nicht
-operator-fault-bracket = hat keine schließende Klammer, die Zeile zählt nicht
-operator-fault-backslash = braucht „\\“ für jedes „\“ in Anführungszeichen, die Zeile zählt nicht
-operator-fault-twice = wiederholt eine frühere Zeile und zählt nicht
-operator-fault-sign = hat ein verbotenes Zeichen, die Zeile zählt nicht
-operator-fault-nonsense = ergibt keinen Sinn, die Zeile zählt nicht
-operator-fault-too-much = zu viel ist falsch, also gilt nichts daraus
-operator-fault-include = { $key } braucht den Pfad einer Datei in Anführungszeichen, nicht { $written }
-operator-fault-circle = include führt im Kreis, oder durch mehr als { $count } Dateien
-operator-fault-slow = war zu langsam zu lesen, also gilt nichts daraus
# $since: a date and a time.
-operator-fault-former = da ist ein Fehler, also bleiben die Einstellungen vom { $since }
