### Hookie-Mookie: the nouns of its cards. .bare stands behind a suit: „Herz-König“; .bare-acc where it is the object, .many is several of them.

-hookie_mookie-ace = ein Ass
    .dat = einem Ass
    .bare = Ass
    .bare-acc = Ass
    .many = Asse
    .many-dat = Assen
    .gender = n
-hookie_mookie-number = eine { $number }
    .dat = einer { $number }
    .bare = { $number }
    .bare-acc = { $number }
    .many = { $number }er
    .many-dat = { $number }ern
    .gender = f
-hookie_mookie-jack = ein Bube
    .acc = einen Buben
    .dat = einem Buben
    .bare = Bube
    .bare-acc = Buben
    .many = Buben
    .many-dat = Buben
    .gender = m
-hookie_mookie-queen = eine Dame
    .dat = einer Dame
    .bare = Dame
    .bare-acc = Dame
    .many = Damen
    .many-dat = Damen
    .gender = f
-hookie_mookie-king = ein König
    .acc = einen König
    .dat = einem König
    .bare = König
    .bare-acc = König
    .many = Könige
    .many-dat = Königen
    .gender = m
-hookie_mookie-joker = ein Joker
    .acc = einen Joker
    .dat = einem Joker
    .bare = Joker
    .bare-acc = Joker
    .many = Joker
    .many-dat = Jokern
    .gender = m
-hookie_mookie-clubs = Kreuz
-hookie_mookie-diamonds = Karo
-hookie_mookie-hearts = Herz
-hookie_mookie-spades = Pik
-hookie_mookie-card = { FORM($value, of: "gender") ->
        [m] der
        [n] das
       *[f] die
    } { $suit }-{ FORM($value, of: "bare") }
    .acc = { FORM($value, of: "gender") ->
        [m] den
        [n] das
       *[f] die
    } { $suit }-{ FORM($value, of: "bare-acc") }
