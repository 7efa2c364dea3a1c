### Was neben dem, was auf dem Bildschirm steht, vorgelesen wird. $item: worauf der Haken zeigt, ein Name oder eine Karte.
### $button: eine Taste, $words: was sie tut. $text: wie viele mitspielen.

narrated-on = Ab jetzt wird alles vorgelesen
    .child = Ich lese jetzt alles vor
narrated-off = Es wird nichts mehr vorgelesen
    .child = Ich bin jetzt still
narrated-of = { $item }, { $number } von { $count }
narrated-row = { $name }: { $value }
narrated-hint = { $button }: { $words }
narrated-picked = { $item }, gewählt
narrated-unfit = { $item }, passt nicht
narrated-players = { $text } Personen
key-left = Pfeil links
key-right = Pfeil rechts
key-up = Pfeil hoch
key-down = Pfeil runter

## Facts of a table, for players who listen

table-fact-hand = Du hast { LIST($cards, of: "acc") }
table-fact-playable = Du kannst { LIST($cards, of: "acc") } spielen
table-fact-laid = { $seat } hat { FORM($card, of: "acc") } gelegt
table-fact-cards = { $seat } hat { $count ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $count } Karten
    }
