### What the house does without, and what became of things on the disk: a sentence each, short enough for a rail.

## Saving

notice-locked = Das Programm läuft schon mit diesen Spielständen, darum speichert dieses hier nichts.
    .child = Jetzt wird nichts gespeichert. Bitte fragt einen Erwachsenen.
notice-read-only = Im Datenordner lässt sich nicht schreiben, darum wird nichts gespeichert.
    .child = Jetzt wird nichts gespeichert. Bitte fragt einen Erwachsenen.
notice-full = Der Datenträger ist voll: Gespeichert wird erst wieder, wenn Platz ist.
    .child = Jetzt wird nichts gespeichert. Bitte fragt einen Erwachsenen.
notice-unusable = Der Datenordner ist nicht zu gebrauchen, darum wird nichts gespeichert.
    .child = Jetzt wird nichts gespeichert. Bitte fragt einen Erwachsenen.
notice-failed = Solange der Datenträger nicht richtig antwortet, wird nichts gespeichert.
    .child = Jetzt wird nichts gespeichert. Bitte fragt einen Erwachsenen.
notice-again = Das Speichern klappt wieder, und nichts ist verloren.
    .child = Jetzt wird wieder alles gespeichert.
notice-unsaved-at-close = Die Spielstände ließen sich nicht richtig schließen. Alles Gespielte ist gespeichert.
    .child = Alles Gespielte ist gespeichert.

## The file of the games

notice-games-newer = Die Spielstände sind von einer neueren Version. Wir ändern und speichern nichts.
    .child = Die alten Partien bleiben. Neue werden nicht gespeichert.
notice-games-whole = Die Spielstände waren beschädigt, aber alle sind gerettet.
    .child = Alte Partien waren kaputt. Jetzt sind alle wieder da.
notice-games-counted = Die Spielstände waren beschädigt: { $came } von { $known } sind gerettet, die beschädigte Datei bleibt.
    .child = Alte Partien waren kaputt. { $came } von { $known } sind wieder da.
notice-games-partly = Die Spielstände waren beschädigt. Was lesbar war, ist gerettet.
    .child = Alte Partien waren kaputt. Manche sind wieder da.
notice-games-unreadable = Die Spielstände waren nicht lesbar. Wir behalten sie und beginnen eine neue Datei.
    .child = Die alten Partien sind kaputt. Neue werden gespeichert.
notice-games-end-lost = Das Ende der Spielstände war beschädigt: Die letzten Schritte fehlen vielleicht.
    .child = Das Ende der letzten Partie fehlt vielleicht.
notice-games-missing = Die Spielstände waren weg: Was nach ihrer letzten Kopie gespielt wurde, fehlt.
    .child = Manche der letzten Partien sind weg.
notice-games-gone = Die Spielstände waren weg, darum ist eine neue Datei angelegt.
    .child = Die alten Partien sind weg. Neue werden gespeichert.
notice-games-moved = Die Spielstände wurden währenddessen verschoben, darum sind sie neu gespeichert.
    .child = Die alten Partien liegen jetzt woanders.
notice-games-no-copy = Wir konnten von den Spielständen keine Kopie machen. Gespeichert ist nur einmal.
    .child = Alle Partien sind gespeichert, aber nur einmal.

## The file of the settings

notice-settings-newer = Die Einstellungen sind von einer neueren Version. Änderungen gelten nur jetzt.
    .child = Was ihr jetzt ändert, gilt nur heute.
notice-settings-whole = Die Einstellungen waren beschädigt, aber alle sind gerettet.
    .child = Die Einstellungen waren kaputt. Jetzt sind alle wieder da.
notice-settings-partly = Die Einstellungen waren beschädigt. Was lesbar war, ist gerettet.
    .child = Die Einstellungen waren kaputt. Manche sind wieder da.
notice-settings-unreadable = Die Einstellungen waren nicht lesbar. Wir behalten sie und beginnen eine neue Datei.
    .child = Alle Einstellungen sind wie am Anfang.
notice-settings-end-lost = Die Einstellungen waren beschädigt: Die letzten Änderungen fehlen vielleicht.
    .child = Die letzte Änderung fehlt vielleicht.
notice-settings-missing = Die Einstellungen waren weg: Was nach ihrer letzten Kopie geändert wurde, fehlt.
    .child = Die letzte Änderung ist weg.
notice-settings-gone = Die Einstellungen waren weg, darum ist alles wie am Anfang.
    .child = Alle Einstellungen sind wie am Anfang.
notice-settings-moved = Die Einstellungen wurden währenddessen verschoben, darum sind sie neu gespeichert.
    .child = Die Einstellungen liegen jetzt woanders.
notice-settings-no-copy = Wir konnten von den Einstellungen keine Kopie machen. Gespeichert ist nur einmal.
    .child = Die Einstellungen sind gespeichert, aber nur einmal.
notice-settings-odd = Einige Einstellungen waren nicht lesbar und sind wie am Anfang: { LIST($names) }.
    .child = Manche Einstellungen sind wie am Anfang.

## A match that was to be gone on with

notice-match-cut = Die gespeicherte Partie war abgeschnitten: Nach Schritt { $number } geht es weiter.
    .child = Das Ende fehlt. Es geht etwas weiter vorn los.
notice-match-against-rules = Die Partie kann nicht weitergehen. Zeile { $number } ist gegen die Regeln. Alles bleibt gespeichert.
    .child = Die letzte Partie geht nicht weiter. Alles bleibt.
notice-match-unreadable = Die Partie kann nicht weitergehen. Zeile { $number } ist nicht lesbar. Alles bleibt gespeichert.
    .child = Die letzte Partie geht nicht weiter. Alles bleibt.
notice-match-unfollowed = Die Partie kann nicht weitergehen, weil etwas nicht stimmt. Alles bleibt gespeichert.
    .child = Die letzte Partie geht nicht weiter. Alles bleibt.

notice-words-unreadable = Die Wörter für dieses Spiel sind nicht lesbar: { $file }
    .child = Die Wörter sind kaputt. Bitte fragt einen Erwachsenen.
notice-words-unreadable-line = Die Wörter für dieses Spiel sind nicht lesbar: { $file }, Zeile { $number }
    .child = Die Wörter sind kaputt. Bitte fragt einen Erwachsenen.

## Files of the program

notice-install-again = Ein Teil des Spiels ist beschädigt. Installiert es neu, dann ist es wieder ganz.
    .child = Das Spiel ist ein wenig kaputt. Bitte fragt einen Erwachsenen.

## Computer players

notice-no-process = Computerspieler können hier nicht nachdenken, spielen einfacher und geben keinen Rat.
    .child = Der Computer kann jetzt nicht denken.

## Sound and log

notice-no-sound = Es gibt kein Tongerät, darum bleibt das Spiel stumm.
    .child = Jetzt ist nichts zu hören.
notice-voice-hangs = Die Stimme dieses Geräts antwortet nicht, darum wird nichts vorgelesen.
    .child = Jetzt kann niemand vorlesen.
notice-log = Das Protokoll lässt sich nicht schreiben, darum hält es nur bis zum nächsten Start.
    .child = Jetzt wird nicht alles aufgeschrieben.
