### Hookie-Mookie : les noms de ses cartes. $value : le nom d’une valeur. $suit : celui d’une enseigne.

-hookie_mookie-ace = un as
    .bare = as
    .many = as
-hookie_mookie-number = un { $number }
    .bare = { $number }
    .many = { $number }
-hookie_mookie-jack = un valet
    .bare = valet
    .many = valets
-hookie_mookie-queen = une dame
    .bare = dame
    .many = dames
-hookie_mookie-king = un roi
    .bare = roi
    .many = rois
-hookie_mookie-joker = un joker
    .bare = joker
    .many = jokers
-hookie_mookie-clubs = trèfle
-hookie_mookie-diamonds = carreau
-hookie_mookie-hearts = cœur
-hookie_mookie-spades = pique
-hookie_mookie-card = { FORM($value, of: "bare") } de { $suit }
