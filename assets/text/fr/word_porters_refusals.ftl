### Word Porters : pourquoi une chose n’est pas possible. Rien n’y parle d’un mot que la place ne connaît pas.

## Donner

word_porters-no-deal-first = Mélange d’abord les piles.
word_porters-no-dealt = Les piles sont déjà mélangées.
word_porters-no-deal-words = Une donne nomme { $count } cartes de mots.
word_porters-no-word-twice = La carte de mot { $word } est deux fois dans la pile.
word_porters-no-deal-chicks = Le jeu des enfants prend seulement le côté poussin, a.
word_porters-no-deal-sides = Si les côtés ne sont pas mêlés, toutes les cartes montrent le même.
word_porters-no-deal-hints = La pile d’indices a les cartes h1 à { $word }, chacune des { $count } une fois.
word_porters-no-text-bad = Ce texte ne va pas sur une carte : { $text }. Il faut des lettres, sans espaces autour ni caractères de contrôle.
word_porters-no-text-twice = Deux cartes d’une pile ont le même texte : { $text }.
word_porters-no-reshuffle-first = La pile d’indices est vide. Mélange d’abord les indices écartés.
word_porters-no-reshuffle-cards = Mélange exactement les indices écartés, aucun de la rangée.
word_porters-no-reshuffle-ever = On ne remélange rien dans ce jeu.
word_porters-no-reshuffle = Remélange la pile d’indices seulement quand elle est vide.
word_porters-no-have-identities = Les numéros secrets sont déjà donnés.
word_porters-no-identities-seats = { $players } joueurs reçoivent chacun un numéro secret.

## Le début

word_porters-no-start-first = Nommez d’abord le premier joueur.
    .child = D’abord, qui est le plus jeune ?
word_porters-no-started = Le premier joueur est déjà nommé.
    .child = On sait qui commence.
word_porters-no-lay-first = Les mots, les indices et les numéros secrets viennent d’abord.
    .child = D’abord les mots.

## Les indices

word_porters-no-has-passed = { $seat } a passé, et c’est pour toute la manche.
    .child = On passe pour toute la manche.
word_porters-no-tokens = Tu n’as plus de colis.
    .child = Il n’y a plus de colis.
word_porters-no-not-in-row = Cet indice n’est pas sur la table.
    .child = Cet indice n’est pas là.
word_porters-no-own-there = Tu as déjà un colis sur cet indice.
    .child = Notre colis est là. Prends un autre indice.
word_porters-no-share-one = Pour partager un indice, il faut deux colis. Tu n’as plus que le { $number }.
    .child = Pour partager, il faut deux colis.
word_porters-no-pass-empty = Tu ne peux pas passer. Il reste un indice libre.
    .child = Un indice est libre. On ne passe pas.
word_porters-no-vote-later = On devine quand tous les indices sont donnés.
    .child = D’abord tous les indices.
word_porters-no-hints-over = Tous les indices sont donnés. Maintenant, devine.
    .child = Les indices sont finis. On devine.

## La réponse

word_porters-no-voted = { $seat } a déjà deviné.
    .child = C’est rendu. Attends les autres.
word_porters-no-vote-seats = Nomme un mot pour chacun des { $players } joueurs, null pour toi.
    .child = Choisis un mot par visage.
word_porters-no-vote-own = Ne devine pas ton propre mot.
    .child = C’est notre mot secret.
word_porters-no-vote-all = Devine un mot pour chaque autre joueur.
    .child = Choisis un mot par visage.
word_porters-no-number-range = Les mots ont les numéros { $least } à { $most }, pas { $number }.
    .child = Il n’y a pas ce mot.
word_porters-no-number-twice = Chaque numéro sert une fois. Tu as pris { $number } deux fois.
    .child = Chaque mot va une fois.
