### Who plays: the coat rail, the pages of a seat, names and pictures.

-animal-fox = Fuchs
    .the = der Fuchs
-animal-bear = Bär
    .the = der Bär
-animal-rabbit = Hase
    .the = der Hase
-animal-frog = Frosch
    .the = der Frosch
-animal-badger = Dachs
    .the = der Dachs
-animal-lion = Löwe
    .the = der Löwe
-animal-penguin = Pinguin
    .the = der Pinguin
-animal-pig = Schwein
    .the = das Schwein
-animal-owl = Eule
    .the = die Eule
-animal-mouse = Maus
    .the = die Maus
-animal-hedgehog = Igel
    .the = der Igel
-animal-cat = Katze
    .the = die Katze

## The coat rail

seats-title = Wer spielt?
seats-hello = Hallo! Wer spielt mit?
    .child = Hallo! Wer spielt mit?
seats-how = Drücken und mitspielen. Dann auf „Los“.
    .child = Drück und spiel mit! Dann: Los!
seats-start = Starten
seats-options = Optionen ändern
seats-add = Hinzufügen
seats-join = Mitspielen
seats-leave = Verlassen
seats-ready = Bereit melden
seats-face = Gesicht ändern
seats-wait = Anhalten
seats-waits-for = Noch nicht bereit: { $names }
    .child = Noch nicht bereit: { $names }
seats-not-yours = Nur { $name } ändert dieses Schild
    .child = Das ist das Schild von { $name }
seats-all-ready = Alle sind bereit!
    .child = Wir sind alle bereit!
seats-press = Hier
    mitspielen
seats-press-line = Mitspielen
seats-joins = { $name } spielt mit { FORM($device, of: "dat") } mit
    .child = { $name } spielt mit!
seats-leaves = { $name } ist weg. { $fellow } übernimmt (Computer).
    .child = { $name } geht. { $fellow } setzt sich.
seats-all-taken = Alle { $count } Plätze sind besetzt
    .child = Wir sind { $count }. Los!
seats-counted = { $people ->
        [one] 1 Mensch
       *[other] { $people } Menschen
    }, { $computers ->
        [one] 1 Computerspieler
       *[other] { $computers } Computerspieler
    }
    .child = { $people ->
        [one] 1 Mensch
       *[other] { $people } Menschen
    } und { $computers } Computer
seats-computer = { $name } wird vom Computer gespielt
    .child = Der Computer spielt für { $name }
seats-partners = { $name } und { $fellow } spielen zusammen
    .child = { $name } und { $fellow } sind ein Team
seats-plays-with = { $name } spielt mit { FORM($device, of: "dat") }
    .child = { $name } spielt mit { FORM($device, of: "dat") }
-seats-partner = mit { $name }

## What stands on a tag

seat-shared = { FORM($device, of: "bare") }, geteilt
seat-together = { FORM($device, of: "bare") }, zu zweit
seat-two-devices = { FORM($device, of: "bare") } + { FORM($companion, of: "bare") }
level-gentle = Sanft
level-gentle-line = Macht Fehler. Gut für den Anfang.
    .child = Der Computer sieht nicht alles
level-fair = Solide
level-fair-line = Spielt wie Leute, die das Spiel kennen
    .child = Der Computer spielt gut
level-sharp = Stark
level-sharp-line = Merkt sich alles und denkt voraus
    .child = Der Computer spielt sehr gut
level-master = Meisterhaft
level-master-line = So gut, wie es nur geht
    .child = Der Computer ist schwer zu schlagen

## The page of a seat

seat-who = Wer
seat-who-line = Ein Mensch oder der Computer
    .child = Einer von uns oder ein Computer
seat-person = Mensch
seat-bot = Computer
seat-name = Name
seat-rename = Umbenennen
seat-name-line = { $name } kann auch anders heißen
seat-picture = Bild
seat-picture-line = Tier, Farbe und Muster
    .child = Such dir ein Gesicht aus
seat-change-picture = Bild ändern
seat-place = Platz
seat-place-at = { $number } von { $count }
seat-place-line = Die Reihenfolge am Tisch, im Uhrzeigersinn
    .child = Wer wo sitzt
seat-partner = Spielt zusammen mit { $name }
    .child = Im Team mit { $name }
seat-device = Gerät
seat-device-line = Zwei können sich Controller oder Tasten teilen
    .child = Zwei teilen sich einen Controller
# $name: a sound device, as the machine calls it.
seat-headset = Kopfhörer
seat-headset-none = Keiner
seat-headset-line = Liest deine Karten vor. Achte darauf, dass nur du es hörst.
    .child = Das kann sonst niemand hören
seat-headset-worn = Deine Karten werden in { $name } vorgelesen. Achte darauf, dass nur du es hörst.
    .child = Nur in { $name } zu hören
seat-level = Können
seat-remove = Person entfernen
seat-remove-line = Mit einer Person weniger spielen
    .child = Einer von uns geht weg
seat-more-line = Mehr zu { $name }
    .child = Was gibt es noch?
seat-done-line = Zurück zu allen Plätzen
    .child = Zurück zu allen Plätzen

## Characters

# A character is a computer player with a name, a face and a manner.
seat-character = Spielweise
characters-pick = Wer spielt hier?
    .child = Wer spielt hier?
character-bold = Kühn
    .child = Ist mutig
character-bold-line = { $name } bietet hoch und geht gern voran
    .child = Der Löwe ist mutig
character-bold-glad = Bravo!
    .child = Ja!
character-bold-sorry = Noch mal!
    .child = Nächstes Mal!
character-careful = Vorsichtig
    .child = Passt gut auf
character-careful-line = { $name } wagt nichts und lässt sich Zeit
    .child = Der Igel passt gut auf
character-careful-glad = Puh!
    .child = Puh!
character-careful-sorry = Ich ahnte es
    .child = Na gut!
character-hoarder = Spart auf
    .child = Hebt alles auf
character-hoarder-line = { $name } hebt das Beste bis zum Schluss auf
    .child = Die Maus hebt Gutes auf
character-hoarder-glad = Meins!
    .child = Für mich!
character-hoarder-sorry = Mein Schatz!
    .child = Oh nein!
character-gambler = Setzt auf Glück
    .child = Mag Glück
character-gambler-line = { $name } mag alles, was auch schiefgehen kann
    .child = Die Katze mag Glück
character-gambler-glad = So ein Glück!
    .child = So ein Glück!
character-gambler-sorry = Alles oder nichts!
    .child = Kein Glück!
character-joker = Macht nach
    .child = Macht gern nach
character-joker-line = { $name } greift auf, was gerade gesagt oder gespielt wurde
    .child = Der Frosch macht gern nach
character-joker-glad = Ha, dasselbe!
    .child = Haha!
character-joker-sorry = Sehr witzig
    .child = Wie lustig!
character-quick = Hat es eilig
    .child = Ist schnell
character-quick-line = { $name } antwortet schnell und legt gern viel auf einmal
    .child = Der Hase ist schnell
character-quick-glad = Weiter!
    .child = Hopp!
character-quick-sorry = Zu schnell
    .child = Hoppla!
character-none = Wie alle
    .child = Spielt einfach
character-none-line = { $name } spielt wie alle anderen
    .child = Spielt einfach mit

## Names, and pictures for children

naming-choose = Einen Namen wählen oder eintippen
naming-taken = { $name } sitzt schon am Tisch
naming-no-letter = Den { $number }. Buchstaben haben unsere Schriften nicht. Bitte schreib den Namen anders.
    .child = Buchstabe { $number } geht hier nicht
pictures-pick = Such dir ein Bild aus
    .child = Such dir ein Bild aus
pictures-of = Ein Bild für { $name }
pictures-be = { $name } ist { FORM($animal, of: "the") }
    .child = Sei { FORM($animal, of: "the") }
# A player takes the picture of a computer player.
pictures-swap = { $name } ist { FORM($animal, of: "the") }, { $fellow } bekommt ein anderes Bild
pictures-taken = { FORM($animal, of: "the") } ist schon da
    .child = { FORM($animal, of: "the") } ist schon da
pictures-taken-now = { FORM($animal, of: "the") } ist schon da. Nimm ein anderes Bild.
    .child = { FORM($animal, of: "the") } ist da. Such weiter!
hint-pick = Nehmen
hint-more = Mehr zeigen
