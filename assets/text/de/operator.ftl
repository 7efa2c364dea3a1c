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
operator-hide-ring = Ring verbergen

## A new PIN

operator-pin = PIN ändern
operator-pin-line = Eine andere PIN wählen
operator-pin-easy-line = Leicht zu erraten: bitte ändern
operator-pin-new = Neue PIN
operator-pin-again = Noch einmal
operator-pin-length = Eine PIN hat { $least } bis { $most } Ziffern
operator-pin-easy = Das ist leicht zu erraten; bitte eine andere
operator-pin-other = Das war nicht dieselbe
operator-pin-changed = Die PIN ist geändert
operator-own-pin = Eine eigene PIN
operator-own-pin-choose = Neue PIN wählen
operator-own-pin-choose-line = Die jetzige ist leicht zu erraten, bitte wähle eine andere
operator-own-pin-later = Jetzt nicht
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
operator-all-like-this = Alle Tage so
operator-all-are-like-this = Alle Tage sind jetzt so

## Sound, screen, time limits

operator-sound = Ton
operator-sound-line = Wie laut alles ist
operator-screen = Bildschirm
operator-screen-line = Aussehen, Sprache und Schriftgröße
operator-times = Fristen
operator-times-line = Wie lange auf Gäste gewartet wird
operator-changed = Hier geändert; in der Datei steht: { $setting }
operator-begin-with = Womit alle Gäste beginnen
operator-sealed-deals-line = Nach dem Geben ein Siegel, das die Wiederholung öffnet; nicht für Kinder
operator-show = Vorführung
operator-show-line = Wie laut sie ist, wenn niemand spielt
operator-loud-full = Voll
operator-loud-quiet = Leise
operator-loud-none = Stumm
operator-cover = Blatt verdecken
operator-cover-line = Ein offenes Blatt, das niemand berührt
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
operator-message-letters = { $count } von { $most } Zeichen
operator-message-kept = Die Mitteilung ist gespeichert
operator-message-space = Leer

## Counts

operator-counts = Zahlen
operator-counts-line = Partien, Minuten, verlorene Controller; auch als Datei
operator-shown = Zu sehen
operator-shown-line = Alle Tage oder einer davon
operator-all-days = Alle Tage
operator-nothing-counted = Noch ist nichts gezählt
operator-plays = Partien
operator-finished = Beendet
operator-left = Verlassen
operator-minutes = Minuten
operator-pads-lost = Controller verloren: { $count }
operator-restarts = Neustarts: { $count }
operator-save = Als Datei speichern
operator-save-line = Eine Tabelle mit jedem Tag, für andere Programme
operator-saved = Gespeichert als { $path }
operator-not-written = Schreiben ist nicht möglich: { $error }
operator-not-written-somehow = Schreiben ist nicht möglich

## State

operator-state = Zustand
operator-state-line = Fehler in der Datei, Speicher, Tempo
operator-state-look = Zustand: { $count } zu prüfen
operator-file-well = Mit der Datei ist alles in Ordnung
operator-file-well-line = Jeder Schlüssel darin gilt
operator-disk-well = Alles ist auf dem Datenträger
operator-disk-well-line = Änderungen und Zahlen überstehen einen Stromausfall
operator-no-frames = Noch ist kein Bild gezeichnet
operator-frames = { $count } Bilder pro Sekunde, das langsamste { $amount } ms
operator-frames-line = In den letzten zehn Sekunden ungefähr
operator-memory = { $amount } MB belegt; Grenze
operator-memory-untold = Belegt: das System sagt es nicht; Grenze
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
operator-safe = Nach mehreren Abstürzen läuft alles mit sicheren Einstellungen: einfache Bilder, kein Ton, nichts vom Datenträger.
operator-memory-only = Was jetzt geschieht, wird nicht gespeichert: es hält bis zum nächsten Start.

## As in the factory, and the way out

operator-factory = Wie ab Werk
operator-factory-line = Alles vergessen, was hier geändert wurde, und alle Zahlen
operator-factory-ask = Wie ab Werk?
operator-factory-forget = Änderungen und Zahlen vergessen
operator-factory-sure = Wirklich alles?
operator-factory-yes = Ja, wie ab Werk
operator-factory-done = Alles ist, wie die Datei sagt, und nichts ist gezählt
operator-quit = Programm beenden
operator-quit-line = Der Kiosk endet
operator-quit-ask = Programm beenden?
operator-quit-yes = Beenden
operator-leave = Zurück zum Kiosk
operator-leave-line = Bereit für die nächsten Gäste
operator-go-back = Nein, zurück
operator-go-back-line = Nichts ändert sich
