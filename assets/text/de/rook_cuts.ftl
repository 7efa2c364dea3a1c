### Was über die kleinen Tische neben den Seiten zu Rook gesagt wird, anstelle dessen, was der Tisch sagt. $seat: jemand am Tisch.

rook-cut-led = { $seat } spielt Rot aus: alle bedienen
    .child = { $seat } legt Rot
rook-cut-highest-led = Die 13 ist die höchste rote Karte: { $seat } bekommt den Stich
    .child = Die 13 ist hoch: { $seat } bekommt alles
