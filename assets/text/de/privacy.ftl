### What a kiosk keeps and what it wipes: for its operator, and for visitors who ask.

## When something goes

privacy-with-visitor = Wird gelöscht, sobald der Gast weg ist, auch vom Datenträger
privacy-until-factory = Aufgehoben bis zu den Werkseinstellungen
privacy-of-machine = Nur über das Gerät, wird nach und nach überschrieben
privacy-by-hand = Selbst angelegt. Wir löschen sie nie.

## What there is, in a few words and whole

privacy-people = Namen und Bilder der Plätze
privacy-people-whole = Die Namen, die sich Besucher gegeben haben, und Farbe und Tier ihrer Plätze. Kinder geben keine an.
privacy-learned = Was jemand gelernt hat
privacy-learned-whole = Welche Lektionen und Hinweise jemand hatte. Dieser Kiosk schreibt davon nichts auf: Es ist mit dem Besuch vergessen.
privacy-memories = Erinnerungen an Partien
privacy-memories-whole = Zu Hause die Partien jeder Person. Ein Kiosk speichert davon nichts.
privacy-matches = Partien
privacy-matches-whole = Die Partie, die gerade läuft: Spiel und Optionen, und wer wo sitzt.
privacy-steps = Schritte der Partien
privacy-steps-whole = Jedes Geben und jede Antwort der Partie, damit nichts verloren geht, solange gespielt wird.
privacy-notes = Notizen eines Platzes
privacy-notes-whole = Eigene Notizen, und wie oft jede Person den Trainer gefragt hat.
privacy-seals = Siegel
privacy-seals-whole = Womit jedes Geben versiegelt wurde, und was das Siegel öffnet.
privacy-results = Ergebnisse
privacy-results-whole = Wie die Partien dieses Besuchs ausgegangen sind.
privacy-books = Zahlen
privacy-books-whole = Besuche, Partien, verlorene Controller und Neustarts jeder Stunde. Dazu die gespielten Minuten, und wie weit Besuche kamen. Nur Zahlen, niemand kommt darin vor. Nach { $count } Tagen vergessen wir die Stunden und behalten die Tage.
privacy-changes = Was hier geändert wurde
privacy-changes-whole = Was auf diesen Seiten geändert wurde: Spiele, Zeiten, Ton, Bild, Nachrichten und Fristen.
privacy-taken = Kopie der Einstellungen
privacy-taken-whole = Was zuletzt ohne Fehler in den Dateien stand. Es gilt, solange eine Datei fehlt oder falsch ist.
privacy-pin = Die PIN
privacy-pin-whole = Nur ein Hash davon. Die Ziffern findet nur, wer alle probiert.
privacy-tried = Falsche PINs
privacy-tried-whole = Wie viele falsche PINs es gab und seit wann, nie ihre Ziffern.
privacy-shown = Das zuletzt gezeigte Spiel
privacy-shown-whole = Welches Spiel zuletzt vorgeführt wurde, damit als Nächstes ein anderes kommt.
privacy-log = Das Protokoll
privacy-log-whole = Start und Ende des Programms, Fehler, und die Zeit falscher PINs. Keine Namen, keine Karten, keine Ziffern. Ist es voll, gehen die ältesten Zeilen.
privacy-stood = Wo das Programm stand
privacy-stood-whole = Die Zeilen des Programms, an denen es stand, falls es hängen bleibt. Nichts, was jemand auf der Hand hat.
privacy-cache = Gemalte Bilder
privacy-cache-whole = Kulissen und Vorhänge, die im Voraus gemalt wurden. Man kann sie jederzeit löschen.
privacy-lock = Das Schloss
privacy-lock-whole = Eine leere Datei, damit kein zweiter Kiosk denselben Ordner benutzt.
privacy-file = Die eigene Datei
privacy-file-whole = Was für diesen Kiosk aufgeschrieben wurde. Er liest es nur.
privacy-table = Die Tabelle der Zahlen
privacy-table-whole = Die Zahlen, wie sie zuletzt als Datei gesichert wurden.
privacy-status = Der Status
privacy-status-whole = Was der Kiosk tut, seine Zahlen und wann jedes Gerät zuletzt gedrückt wurde. Zu einem Fehler in der Vorführung kommt ihr Bild. Ein anderes Programm darf ihn lesen.
privacy-disk = Was ein Datenträger behalten kann
privacy-disk-line = Was kein Programm versprechen kann
privacy-flash = Auch Kopien und beschädigte Dateien werden gelöscht. Eine SD-Karte oder SSD kann alte Blöcke aber eine Weile behalten. Fachleute finden vielleicht etwas davon, wenn nichts verschlüsselt ist.
