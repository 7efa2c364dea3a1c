### What the house does without, and what became of things on the disk: a sentence each, short enough for a rail.

## Saving

notice-locked = Das Programm läuft schon mit diesen Spielständen, darum speichert dieses hier nichts.
notice-read-only = Im Datenordner lässt sich nicht schreiben, darum wird nichts gespeichert.
notice-full = Der Datenträger ist voll: Gespeichert wird erst wieder, wenn Platz ist.
notice-unusable = Der Datenordner ist nicht zu gebrauchen, darum wird nichts gespeichert.
notice-failed = Der Datenträger antwortet nicht richtig: So lange wird nichts gespeichert.
notice-again = Das Speichern geht wieder, und nichts ging verloren.
notice-unsaved-at-close = Die Spielstände ließen sich nicht richtig schließen; das Gespielte ist trotzdem gespeichert.

## The file of the games

notice-games-newer = Die Spielstände sind von einer neueren Version: Alles bleibt, wie es ist, nichts wird gespeichert.
notice-games-whole = Die Spielstände waren beschädigt, aber alle sind gerettet; die beschädigte Datei bleibt.
notice-games-counted = Die Spielstände waren beschädigt: { $came } von { $known } sind gerettet, die beschädigte Datei bleibt.
notice-games-partly = Die Spielstände waren beschädigt: Was lesbar war, ist gerettet; die Datei bleibt.
notice-games-unreadable = Die Spielstände waren nicht lesbar: Alles bleibt aufgehoben, eine neue Datei ist angelegt.
notice-games-end-lost = Das Ende der Spielstände war beschädigt: Die letzten Schritte fehlen vielleicht.
notice-games-missing = Die Spielstände waren weg: Was nach ihrer letzten Kopie gespielt wurde, fehlt.
notice-games-gone = Die Spielstände waren weg, darum ist eine neue Datei angelegt.
notice-games-moved = Die Spielstände wurden unterwegs verschoben, darum sind sie neu gespeichert.
notice-games-no-copy = Von den Spielständen gibt es keine Kopie; gespeichert sind sie trotzdem.

## The file of the settings

notice-settings-newer = Die Einstellungen sind von einer neueren Version: Alles bleibt, wie es ist, Änderungen gelten nur jetzt.
notice-settings-whole = Die Einstellungen waren beschädigt, aber alle sind gerettet; die beschädigte Datei bleibt.
notice-settings-partly = Die Einstellungen waren beschädigt: Was lesbar war, ist gerettet; die Datei bleibt.
notice-settings-unreadable = Die Einstellungen waren nicht lesbar: Alles bleibt aufgehoben, eine neue Datei ist angelegt.
notice-settings-end-lost = Die Einstellungen waren beschädigt: Die letzten Änderungen fehlen vielleicht.
notice-settings-missing = Die Einstellungen waren weg: Was nach ihrer letzten Kopie geändert wurde, fehlt.
notice-settings-gone = Die Einstellungen waren weg, darum ist alles wie am Anfang.
notice-settings-moved = Die Einstellungen wurden unterwegs verschoben, darum sind sie neu gespeichert.
notice-settings-no-copy = Von den Einstellungen gibt es keine Kopie; gespeichert sind sie trotzdem.
notice-settings-odd = Einige Einstellungen waren nicht lesbar und sind wie am Anfang: { LIST($names) }.

## A match that was to be gone on with

notice-match-cut = Die gespeicherte Partie war abgeschnitten: Nach Schritt { $number } geht es weiter.
notice-match-against-rules = Die Partie kann nicht weitergehen: Zeile { $number } ist gegen die Regeln. Alles bleibt aufgehoben.
notice-match-unreadable = Die Partie kann nicht weitergehen: Zeile { $number } ist nicht lesbar. Alles bleibt aufgehoben.
notice-match-unfollowed = Die Partie kann nicht weitergehen, weil sie sich nicht nachspielen lässt. Alles bleibt aufgehoben.

notice-words-unreadable = Die Wörter für dieses Spiel sind nicht lesbar: { $error }

## Sound and log

notice-no-sound = Es gibt kein Tongerät, darum bleibt das Spiel stumm.
notice-log = Das Protokoll lässt sich nicht schreiben, darum hält es nur bis zum nächsten Start.
