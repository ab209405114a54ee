# Ce qui se passe dans les deux jeux. Les variables sont décrites dans en/game.ftl.

## Quantités

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
floors = { $count ->
    [one] { $count } étage
   *[other] { $count } étages
}
turns = { $count ->
    [one] { $count } tour de jeu
   *[other] { $count } tours de jeu
}
tokens-left = { $count ->
    [0] plus aucun jeton
    [one] encore { $count } jeton
   *[other] encore { $count } jetons
}
token-of = jeton { $token } sur { $total }
score-change = { $points ->
    [one] { $change } point
   *[other] { $change } points
}

## Les jeux, les places et les rôles

game-balconia = Balconia
game-balconia-about = Deux personnes, un immeuble, deux côtés. Chaque bloc placé donne aussi un balcon à l’adversaire.
game-highrise = Gratte-ciel
game-highrise-about = De deux à quatre personnes construisent la plus haute tour, quitte à voler des étages en chemin.

seat-green = Turquoise
seat-pink = Rose
seat-red = Rouge
seat-blue = Bleu
seat-yellow = Jaune
seat-white = Blanc

role-selecting = sélection
role-placing = placement

## Les cases de la grille
cell-empty = vide
cell-entrance = porte d’entrée
entrance-swallow-arch = Arche aux hirondelles
entrance-rose-gate = Portail aux roses
entrance-lantern-door = Porte à la lanterne

## Les éléments et le reste de ce qui se compte

element-cat = chat
element-cat-count = { $count ->
    [0] aucun chat
    [one] { $count } chat
   *[other] { $count } chats
}
element-cat-each = par chat
element-cat-some = un chat
element-cat-none = aucun chat
element-cat-of = de chats
element-cat-without = sans chat

element-laundry = linge étendu
element-laundry-count = { $count ->
    [0] aucun linge étendu
    [one] { $count } pièce de linge
   *[other] { $count } pièces de linge
}
element-laundry-each = par pièce de linge
element-laundry-some = du linge étendu
element-laundry-none = aucun linge étendu
element-laundry-of = de pièces de linge
element-laundry-without = sans linge étendu

element-sunblind = store banne
element-sunblind-count = { $count ->
    [0] aucun store banne
    [one] { $count } store banne
   *[other] { $count } stores bannes
}
element-sunblind-each = par store banne
element-sunblind-some = un store banne
element-sunblind-none = aucun store banne
element-sunblind-of = de stores bannes
element-sunblind-without = sans store banne

element-heart = cœur
element-heart-count = { $count ->
    [0] aucun cœur
    [one] { $count } cœur
   *[other] { $count } cœurs
}
element-heart-each = par cœur
element-heart-some = un cœur
element-heart-none = aucun cœur
element-heart-of = de cœurs
element-heart-without = sans cœur

element-note = note de musique
element-note-count = { $count ->
    [0] aucune note de musique
    [one] { $count } note de musique
   *[other] { $count } notes de musique
}
element-note-each = par note de musique
element-note-some = une note de musique
element-note-none = aucune note de musique
element-note-of = de notes de musique
element-note-without = sans note de musique

element-bird = oiseau
element-bird-count = { $count ->
    [0] aucun oiseau
    [one] { $count } oiseau
   *[other] { $count } oiseaux
}
element-bird-each = par oiseau
element-bird-some = un oiseau
element-bird-none = aucun oiseau
element-bird-of = d’oiseaux
element-bird-without = sans oiseau

element-person = personne
element-person-count = { $count ->
    [0] aucune personne
    [one] { $count } personne
   *[other] { $count } personnes
}
element-person-each = par personne
element-person-some = une personne
element-person-none = personne
element-person-of = de personnes
element-person-without = sans personne

element-flower_magenta = fleur magenta
element-flower_magenta-count = { $count ->
    [0] aucune fleur magenta
    [one] { $count } fleur magenta
   *[other] { $count } fleurs magenta
}
element-flower_magenta-each = par fleur magenta
element-flower_magenta-some = une fleur magenta
element-flower_magenta-none = aucune fleur magenta
element-flower_magenta-of = de fleurs magenta
element-flower_magenta-without = sans fleur magenta

element-flower_light_pink = fleur rose pâle
element-flower_light_pink-count = { $count ->
    [0] aucune fleur rose pâle
    [one] { $count } fleur rose pâle
   *[other] { $count } fleurs rose pâle
}
element-flower_light_pink-each = par fleur rose pâle
element-flower_light_pink-some = une fleur rose pâle
element-flower_light_pink-none = aucune fleur rose pâle
element-flower_light_pink-of = de fleurs rose pâle
element-flower_light_pink-without = sans fleur rose pâle

element-flower_purple = fleur violette
element-flower_purple-count = { $count ->
    [0] aucune fleur violette
    [one] { $count } fleur violette
   *[other] { $count } fleurs violettes
}
element-flower_purple-each = par fleur violette
element-flower_purple-some = une fleur violette
element-flower_purple-none = aucune fleur violette
element-flower_purple-of = de fleurs violettes
element-flower_purple-without = sans fleur violette

element-flower_orange = fleur orange
element-flower_orange-count = { $count ->
    [0] aucune fleur orange
    [one] { $count } fleur orange
   *[other] { $count } fleurs orange
}
element-flower_orange-each = par fleur orange
element-flower_orange-some = une fleur orange
element-flower_orange-none = aucune fleur orange
element-flower_orange-of = de fleurs orange
element-flower_orange-without = sans fleur orange

element-flower_turquoise = fleur turquoise
element-flower_turquoise-count = { $count ->
    [0] aucune fleur turquoise
    [one] { $count } fleur turquoise
   *[other] { $count } fleurs turquoise
}
element-flower_turquoise-each = par fleur turquoise
element-flower_turquoise-some = une fleur turquoise
element-flower_turquoise-none = aucune fleur turquoise
element-flower_turquoise-of = de fleurs turquoise
element-flower_turquoise-without = sans fleur turquoise

element-flower_white = fleur blanche
element-flower_white-count = { $count ->
    [0] aucune fleur blanche
    [one] { $count } fleur blanche
   *[other] { $count } fleurs blanches
}
element-flower_white-each = par fleur blanche
element-flower_white-some = une fleur blanche
element-flower_white-none = aucune fleur blanche
element-flower_white-of = de fleurs blanches
element-flower_white-without = sans fleur blanche

element-flower = fleur
element-flower-count = { $count ->
    [0] aucune fleur
    [one] { $count } fleur
   *[other] { $count } fleurs
}
element-flower-each = par fleur
element-flower-some = une fleur
element-flower-none = aucune fleur
element-flower-of = de fleurs
element-flower-without = sans fleur

element-flower_colours = couleurs de fleurs
element-flower_colours-count = { $count ->
    [0] aucune fleur
    [one] { $count } couleur de fleur
   *[other] { $count } couleurs de fleurs
}
element-flower_colours-each = par couleur de fleur différente
element-flower_colours-none = aucune fleur

element-balcony = autre balcon
element-balcony-count = { $count ->
    [0] aucun autre balcon
    [one] { $count } autre balcon
   *[other] { $count } autres balcons
}
element-balcony-each = pour chaque autre balcon
element-balcony-none = aucun autre balcon

lovebird-left = tourtereau tourné vers la gauche
lovebird-left-some = un tourtereau tourné vers la gauche
lovebird-right = tourtereau tourné vers la droite
lovebird-right-some = un tourtereau tourné vers la droite

balcony-without-count = { $count ->
    [0] aucun balcon { $without }
    [one] { $count } balcon { $without }
   *[other] { $count } balcons { $without }
}

## Les zones

where-row = dans sa rangée
where-row_above = dans la rangée au-dessus
where-around = tout autour
where-column_right = dans la colonne de droite
where-column_left = dans la colonne de gauche
where-column_above = plus haut dans sa colonne
where-column_below = plus bas dans sa colonne
where-right = juste à droite
where-left = juste à gauche
where-group = dans son groupe

## Les conditions

condition-each = { points } { $each } { $where }.
condition-each-without = { points } pour chaque balcon { $without } { $where }.
condition-if-has = { points } s’il y a { $thing } { $where }.
condition-if-has-both = { points } s’il y a { $first } et { $second } { $where }.
condition-if-lacks = { points } s’il n’y a { $none } { $where }.
condition-lovebird-left = 5 points avec un tourtereau tourné vers la droite dans la colonne de gauche.
condition-lovebird-right = 5 points avec un tourtereau tourné vers la gauche dans la colonne de droite.
condition-none = Aucune condition.

face = Balcon avec { $things }. { $condition }
face-bare = Balcon vide. { $condition }

## Les portes

door-majority = 5 points s’il y a plus { $first } de ce côté que de l’autre, et 3 points s’il y a plus { $second }.
door-fewer_of-either = 1 point { $firstEach } ou { $secondEach } : seul l’élément le moins présent compte. À égalité, le nombre commun compte.
door-fewer_of-strict = 1 point { $firstEach } ou { $secondEach } : seul l’élément le moins présent compte. À égalité, aucun point.
door-fewer_of-left_only = 1 point { $firstEach }, s’il y a moins { $first } que { $second }.
door-difference = L’écart entre le nombre { $first } et le nombre { $second }, en points.

## Les calculs en toutes lettres

sum-each = { $things } × { $each } = { points }
sum-colours = { $flowers } : { $things } × { $each } = { points }
sum-there = { $things } { $where } : { points }
sum-none = { $none } { $where } : { points }
sum-none-without = aucun balcon { $without } { $where } : 0 point
sum-outside = ce qu’il regarde est hors de la grille : 0 point
sum-no-condition = aucune condition : 0 point
sum-lovebird-paired = en couple avec le tourtereau en { $cell } : 5 points
sum-lovebird-alone = aucun partenaire libre dans cette colonne : 0 point
sum-lovebird-outside = regarde hors de la grille : 0 point
sum-door-majority = { $first } contre { $otherFirst }, { $second } contre { $otherSecond } : { points }
sum-door-open = { $first }, { $second } : décidé en fin de partie
sum-door-fewer_of = { $first }, { $second } : { points }
sum-door-difference = { $first }, { $second } : { $more } − { $less } = { points }

## À faire maintenant, Balconia

prompt-keep = Gardez deux faces voisines. Les deux autres vont sur l’autre moitié du disque.
prompt-face = Choisissez l’une des deux faces de votre moitié.
prompt-wait = { $role ->
    [selecting] { $name } choisit les deux faces à garder.
   *[placing] { $name } place le bloc.
}

## Le journal, Balconia

log-door = La porte d’entrée est en { $cell }.
log-token = Le jeton { $token } est révélé.
log-keep = { $you ->
    [actor] Vous gardez deux faces.
   *[other] { $name } garde deux faces.
}
log-place = { $you ->
    [actor] Vous placez le bloc { $block } en { $cell }.
   *[other] { $name } place le bloc { $block } en { $cell }.
}

## Résultats, Balconia

result-win = { $you ->
    [actor] Vous gagnez de { points } : { $score } à { $other }.
   *[other] { $name } gagne de { points } : { $score } à { $other }.
}
result-tie-door = { $you ->
    [actor] Vous gagnez grâce à votre porte, { $door } à { $otherDoor }.
   *[other] { $name } gagne grâce à sa porte, { $door } à { $otherDoor }.
}
result-tie-why = Égalité à { points } : les portes départagent les deux côtés.
result-shared = La victoire est partagée.
result-shared-why = Égalité à { points }, et autant de points pour les portes.

## À toutes les tables

result-winners = { $you ->
    [actor] { $count ->
        [one] Vous gagnez.
       *[other] Vous partagez la victoire avec { $winners }.
    }
   *[other] { $count ->
        [one] { $winners } gagne.
       *[other] { $winners } partagent la victoire.
    }
}
log-resigned = { $you ->
    [actor] Vous abandonnez la partie.
   *[other] { $name } abandonne la partie.
}
log-timeout = { $you ->
    [actor] Votre temps est écoulé.
   *[other] Le temps est écoulé pour { $name }.
}
log-left = { $you ->
    [actor] Vous quittez la table.
   *[other] { $name } quitte la table.
}
log-stand-in = { $player } remplace { $name } : départ ou temps écoulé.
log-undo = { $you ->
    [actor] Vous reprenez un coup.
   *[other] { $name } reprend un coup.
}
log-started = La partie commence.
log-rematch = Une revanche est ouverte.

## Les cartes de Gratte-ciel

card-1 = 1
card-1-some = un 1
card-2 = 2
card-2-some = un 2
card-3 = 3
card-3-some = un 3
card-4 = 4
card-4-some = un 4
card-5 = 5
card-5-some = un 5
card-6 = 6
card-6-some = un 6
card-7 = 7
card-7-some = un 7
card-8 = 8
card-8-some = un 8
card-number-effect = Deux cartes dont la somme fait neuf forment un étage. Une seule suffit pour voler l’autre au sommet d’une tour adverse.

card-joker = joker
card-joker-caption = joker
card-joker-some = un joker
card-joker-effect = Remplace n’importe quel nombre à côté d’une carte nombre, et garde cette valeur dans la tour.
card-dog = chien de garde
card-dog-caption = chien
card-dog-some = un chien de garde
card-dog-effect = Protège un étage de votre tour du vol et du marteau.
card-bone = os
card-bone-caption = os
card-bone-some = un os
card-bone-effect = Éloigne un chien de garde adverse, à n’importe quel étage.
card-hammer = marteau
card-hammer-caption = marteau
card-hammer-some = un marteau
card-hammer-effect = Détruit le dernier étage d’une tour adverse, sauf si un chien le garde.
card-ball = boule de démolition
card-ball-caption = boule
card-ball-some = une boule de démolition
card-ball-effect = Détruit le dernier étage d’une tour adverse, chien de garde compris.
card-milkshake = milk-shake
card-milkshake-caption = milk-shake
card-milkshake-some = un milk-shake
card-milkshake-effect = Fait perdre son prochain tour à un adversaire.
card-thief = voleur
card-thief-caption = voleur
card-thief-some = un voleur
card-thief-effect = Prend une carte au hasard dans la main d’un adversaire.
card-super_thief = super-voleur
card-super_thief-caption = super-voleur
card-super_thief-some = un super-voleur
card-super_thief-effect = Prend une carte au hasard dans la main de chaque adversaire.
card-van = camion à donuts
card-van-caption = camion
card-van-some = un camion à donuts
card-van-effect = Tous les adversaires passent un tour, et vous rejouez.

## La table de Gratte-ciel

hand-size = { $count ->
    [0] aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
deck-size = { $count ->
    [0] la pioche est vide
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
discard-size = { $count ->
    [0] la défausse est vide
    [one] { $count } carte dans la défausse
   *[other] { $count } cartes dans la défausse
}
discard-top = sur le dessus : { $card }
milkshakes = { $count ->
    [one] { $count } milk-shake
   *[other] { $count } milk-shakes
}
van-in-centre = le camion à donuts est là
hand-empty = Votre main est vide
tower-goal = { $count } sur { $goal } étages
floor-words = { $guarded ->
    [yes] étage { $floor } : { $low } et { $high }, gardé par un chien
   *[no] étage { $floor } : { $low } et { $high }
}
value-joker = joker valant { $value }
end-turn = { $count ->
    [0] Finir le tour
    [one] Finir, piocher { $count } carte
   *[other] Finir, piocher { $count } cartes
}
prompt-play = Jouez autant de cartes que vous voulez, ou finissez votre tour.
prompt-none = Vous ne pouvez jouer aucune carte. Finissez votre tour.
prompt-others-turn = C’est à { $name } de jouer.
prompt-deal = On distribue les cartes.
prompt-draw = Votre tour commence par une carte.
prompt-theft = Le voleur pioche dans une main.
prompt-refill = Votre main se complète.
prompt-ended = Votre tour est fini.

## Le journal, Gratte-ciel

log-first = { $you ->
    [actor] Vous commencez.
   *[other] { $name } commence.
}
log-deal = { $count ->
    [one] Tout le monde reçoit { $count } carte.
   *[other] Tout le monde reçoit { $count } cartes.
}
log-draw = { $you ->
    [actor] Vous piochez { $card }.
   *[other] { $name } pioche { $card }.
}
log-draw-unseen = { $you ->
    [actor] Vous piochez { cards }.
   *[other] { $name } pioche { cards }.
}
log-build = { $you ->
    [actor] Vous construisez l’étage { $floor } : { $low } + { $high }.
   *[other] { $name } construit l’étage { $floor } : { $low } + { $high }.
}
log-build-joker = { $you ->
    [actor] Vous construisez l’étage { $floor } : { $number } + joker valant { $value }.
   *[other] { $name } construit l’étage { $floor } : { $number } + joker valant { $value }.
}
log-steal = { $you ->
    [actor] Avec { $with }, vous volez { $card } au dernier étage chez { $victim }. C’est maintenant votre étage { $floor }.
    [victim] Avec { $with }, { $name } vole { $card } à votre dernier étage. Cet étage disparaît.
   *[other] Avec { $with }, { $name } vole { $card } au dernier étage chez { $victim }.
}
log-steal-joker = { $you ->
    [actor] Avec { $with }, vous volez le joker valant { $value } au dernier étage chez { $victim }. C’est maintenant votre étage { $floor }.
    [victim] Avec { $with }, { $name } vole le joker valant { $value } à votre dernier étage. Cet étage disparaît.
   *[other] Avec { $with }, { $name } vole le joker valant { $value } au dernier étage chez { $victim }.
}
log-dog = { $you ->
    [actor] Votre chien garde l’étage { $floor }.
   *[other] { $name } place un chien de garde à l’étage { $floor }.
}
log-bone = { $you ->
    [actor] Votre os éloigne le chien qui gardait l’étage { $floor } chez { $victim }.
    [victim] Avec un os, { $name } éloigne votre chien de l’étage { $floor }.
   *[other] Avec un os, { $name } éloigne le chien de l’étage { $floor } chez { $victim }.
}
log-hammer = { $you ->
    [actor] Votre marteau détruit l’étage { $floor } chez { $victim }.
    [victim] Au marteau, { $name } détruit votre étage { $floor }.
   *[other] Au marteau, { $name } détruit l’étage { $floor } chez { $victim }.
}
log-ball = { $you ->
    [actor] Votre boule de démolition détruit l’étage { $floor } chez { $victim }.
    [victim] À la boule de démolition, { $name } détruit votre étage { $floor }.
   *[other] À la boule de démolition, { $name } détruit l’étage { $floor } chez { $victim }.
}
log-ball-dog = { $you ->
    [actor] Votre boule de démolition détruit l’étage { $floor } chez { $victim }, chien compris.
    [victim] À la boule de démolition, { $name } détruit votre étage { $floor }, chien compris.
   *[other] À la boule de démolition, { $name } détruit l’étage { $floor } chez { $victim }, chien compris.
}
log-milkshake = { $you ->
    [actor] Vous offrez un milk-shake à { $victim }, qui perdra un tour.
    [victim] { $name } vous offre un milk-shake. Il vous coûte votre prochain tour.
   *[other] { $name } offre un milk-shake à { $victim }, qui perdra un tour.
}
log-thief = { $you ->
    [actor] Vous envoyez un voleur chez { $victim }.
    [victim] { $name } vous envoie un voleur.
   *[other] { $name } envoie un voleur chez { $victim }.
}
log-theft = { $you ->
    [actor] Vous prenez { $card } à { $victim }.
    [victim] { $name } vous prend { $card }.
   *[other] { $name } prend { $card } à { $victim }.
}
log-theft-unseen = { $you ->
    [actor] Vous prenez une carte à { $victim }.
    [victim] { $name } vous prend une carte.
   *[other] { $name } prend une carte à { $victim }.
}
log-super_thief = { $you ->
    [actor] Vous envoyez le super-voleur chez tout le monde.
   *[other] { $name } envoie le super-voleur chez tout le monde.
}
log-van = { $you ->
    [actor] Votre camion à donuts arrive. Les autres passent un tour, et vous rejouez.
   *[other] { $name } fait venir le camion à donuts. Les autres passent un tour, et { $name } rejoue.
}
log-end = { $you ->
    [actor] { $count ->
        [0] Vous finissez votre tour.
       *[other] Vous finissez votre tour et piochez { cards }.
    }
   *[other] { $count ->
        [0] { $name } finit son tour.
       *[other] { $name } finit son tour et pioche { cards }.
    }
}
log-reshuffle = La défausse est mélangée et devient la pioche.
log-lost-turn = { $you ->
    [actor] Vous buvez votre milk-shake et perdez ce tour.
   *[other] { $name } boit un milk-shake et perd son tour.
}
log-missed-turn = { $you ->
    [actor] Vous faites la queue au camion à donuts et passez un tour.
   *[other] { $name } fait la queue au camion à donuts et passe un tour.
}
log-extra-turn = { $you ->
    [actor] Vous rejouez.
   *[other] { $name } rejoue.
}
log-stalled = Aucune carte n’a bougé depuis trop longtemps : la partie s’arrête. La plus haute tour l’emporte ; à égalité, la victoire est partagée.
log-turn-limit = { $count ->
    [one] La partie s’arrête après { $count } tour de jeu. La plus haute tour l’emporte ; à égalité, la victoire est partagée.
   *[other] La partie s’arrête après { $count } tours de jeu. La plus haute tour l’emporte ; à égalité, la victoire est partagée.
}

## Résultats, Gratte-ciel

result-tower = { $you ->
    [actor] Vous terminez l’étage { $count } et gagnez.
   *[other] { $name } termine l’étage { $count } et gagne.
}
result-margin = { floors } contre { $others }.
result-most-floors = { $you ->
    [actor] Vous gagnez avec { floors }.
   *[other] { $name } gagne avec { floors }.
}
result-shared-floors = { floors } chacun.

## Les coups, pour boutons et lecteurs d'écran

play-turn-left = Tourner le bloc vers la gauche
play-turn-right = Tourner le bloc vers la droite
play-keep = Garder ces deux faces
play-build = Construire { $low } + { $high }
play-steal = Voler { $card } à { $victim }
play-steal-joker = Voler le joker valant { $value } à { $victim }
play-dog = Placer le chien à l’étage { $floor }
play-bone = Éloigner le chien de l’étage { $floor } chez { $victim }
play-hammer = Détruire au marteau le dernier étage chez { $victim }
play-ball = Détruire à la boule de démolition le dernier étage chez { $victim }
play-milkshake = Offrir un milk-shake à { $victim }
play-thief = Envoyer le voleur chez { $victim }
play-super_thief = Envoyer le super-voleur chez tout le monde
play-van = Faire venir le camion à donuts

## Options

option-entrance = Porte d’entrée
option-entrance-help = Laquelle des trois portes d’entrée se trouve dans l’immeuble.
option-entrance-random = au hasard
option-entrance-1 = la première
option-entrance-2 = la deuxième
option-entrance-3 = la troisième
option-door = Place de la porte d’entrée
option-door-help = La case de la rangée du bas où se trouve la porte, comptée depuis la gauche de Turquoise.
option-door-a1 = première case (a1)
option-door-b1 = deuxième case (b1)
option-door-c1 = au milieu (c1)
option-door-d1 = quatrième case (d1)
option-door-e1 = cinquième case (e1)
option-door-random = au hasard
option-fewer_of = Portes de l’élément le moins présent
option-fewer_of-help = Les éditions ne s’accordent pas sur les portes qui comptent l’élément le moins présent des deux.
option-fewer_of-either = l’égalité compte
option-fewer_of-either-help = Le plus petit des deux nombres rapporte. S’ils sont égaux, ce nombre rapporte aussi.
option-fewer_of-strict = l’égalité ne rapporte rien
option-fewer_of-strict-help = Le plus petit des deux nombres rapporte, et rien s’ils sont égaux. C’est la règle anglaise et russe.
option-fewer_of-left_only = seul l’élément de gauche compte
option-fewer_of-left_only-help = L’élément de gauche rapporte s’il y en a moins que de celui de droite. C’est la règle française.
option-free_placement = Placement libre
option-free_placement-help = Un bloc peut aller dans n’importe quelle case vide, pas seulement à côté d’un autre.
option-full_building = Immeuble complet
option-full_building-help = Une partie plus longue : les 22 jetons sont joués et presque toutes les cases se remplissent.
option-open_facades = Côtés visibles
option-open_facades-help = Tout le monde voit les deux côtés de l’immeuble. Pratique pour apprendre ensemble.
option-players = Nombre de joueurs
option-players-value = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
option-first = Qui commence
option-first-help = Qui joue le premier tour.
option-first-drawn = au hasard
option-floors = Étages pour gagner
option-floors-help = La hauteur de la tour qui gagne : 5 étages d’habitude, 4 pour une partie courte.
option-floors-value = { floors }
option-turn_limit = Limite de tours de jeu
option-turn_limit-help = La partie s’arrête après ce nombre de tours, tous joueurs confondus, et la plus haute tour l’emporte.
option-turn_limit-none = sans limite
option-turn_limit-value = { turns }
option-stall_rounds = Tours de table à vide
option-stall_rounds-help = La partie s’arrête après ce nombre de tours de table de suite sans carte piochée, jouée ou défaussée.
option-stall_rounds-value = { $count ->
    [one] { $count } tour de table
   *[other] { $count } tours de table
}

## Jeux de blocs et de cartes

content-balconia-standard = Les blocs de Loggia
content-balconia-standard-help = 22 blocs bien à nous, conçus pour être équitables des deux côtés.
content-highrise-standard = 54 cartes
content-highrise-standard-help = Le paquet habituel, avec 3 milk-shakes.
content-highrise-printed = 55 cartes
content-highrise-printed-help = Avec un quatrième milk-shake, comme dans la règle russe.

## Robots
# bot-BOT : le nom ; -level : le niveau ; -play : pour commencer ; -GAME : comment on y joue ;
# -GAME-strength : avec quelle force, mesurée à deux (README, bench/README.md).

bot-newcomer = Timo
bot-newcomer-level = Nouveau venu
bot-newcomer-play = Jouer contre Timo
bot-newcomer-balconia = Ne regarde que son côté et garde ce qui lui plaît.
bot-newcomer-balconia-strength = Niveau 1 sur 6, le plus facile : idéal pour une première partie.
bot-newcomer-highrise = Joue ses cartes comme elles viennent.
bot-newcomer-highrise-strength = Niveau 1 sur 6, le plus facile : idéal pour une première partie.
bot-tenant = Otto
bot-tenant-level = Locataire
bot-tenant-play = Jouer contre Otto
bot-tenant-balconia = Regarde les deux côtés, mais ne retient que vos dernières faces.
bot-tenant-balconia-strength = Niveau 2 sur 6, facile : bat Timo 3 fois sur 4.
bot-tenant-highrise = S’occupe d’abord de sa tour, puis s’en prend à n’importe qui.
bot-tenant-highrise-strength = Niveau 2 sur 6, facile : bat Timo 6 fois sur 10.
bot-neighbour = Flora
bot-neighbour-level = Voisine
bot-neighbour-play = Jouer contre Flora
bot-neighbour-balconia = N’oublie rien et choisit le meilleur coup du moment.
bot-neighbour-balconia-strength = Niveau 3 sur 6, moyen : bat Otto 2 fois sur 3.
bot-neighbour-highrise = Joue tout dans le bon ordre, et contre qui est en tête.
bot-neighbour-highrise-strength = Niveau 3 sur 6, moyen : bat Otto 7 fois sur 10.
bot-architect = Clara
bot-architect-level = Architecte
bot-architect-play = Jouer contre Clara
bot-architect-balconia = Pense aux blocs qui peuvent encore venir.
bot-architect-balconia-strength = Niveau 4 sur 6, fort : bat Flora 3 fois sur 4.
bot-architect-highrise = Imagine la main des autres et la suite de chaque coup.
bot-architect-highrise-strength = Niveau 4 sur 6, fort : bat Flora 6 fois sur 10.
bot-master = Bruno
bot-master-level = Maître d’œuvre
bot-master-play = Jouer contre Bruno
bot-master-balconia = Prévoit loin et joue les deux derniers blocs sans faute.
bot-master-balconia-strength = Niveau 5 sur 6, très fort : bat Clara 3 fois sur 4.
bot-master-highrise = Soupèse ce que chacun peut avoir en main et comment il peut répondre.
bot-master-highrise-strength = Niveau 5 sur 6, très fort : bat Clara 6 fois sur 10.
bot-analyst = Irma
bot-analyst-level = Analyste
bot-analyst-play = Jouer contre Irma
bot-analyst-balconia = Prend son temps et joue les trois derniers blocs sans faute.
bot-analyst-balconia-strength = Niveau 6 sur 6, le plus fort, mais de peu : Bruno gagne presque une fois sur deux.
bot-analyst-highrise = Prend son temps et voit plus loin que tout le monde.
bot-analyst-highrise-strength = Niveau 6 sur 6, le plus fort : bat Bruno 56 fois sur 100.
bot-random = Hasard
bot-sensible = Raisonnable
