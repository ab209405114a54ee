# Les aides de jeu. Voir en/help.ftl.

help-title = Comment jouer

## Balconia

help-balconia-1-title = Le but
help-balconia-1-text = Vous bâtissez un immeuble à deux, et chacun n’en regarde qu’un côté. Les balcons rapportent des points selon ce qui les entoure. À la fin, qui a le plus de points de son côté gagne.

help-balconia-2-title = Au départ
help-balconia-2-text = La grille compte cinq colonnes et cinq niveaux. L’une des trois portes d’entrée se trouve au milieu du rez-de-chaussée : porte turquoise d’un côté, rose de l’autre. Sur les 22 blocs de quatre balcons, 14 entrent en jeu dans un ordre tiré au sort : on révèle un à un les jetons qui portent leurs numéros. Turquoise sélectionne en premier.

help-balconia-3-title = Sélectionner
help-balconia-3-text = Un jeton est révélé, et son bloc va sur le disque de sélection. Gardez deux faces voisines sur votre moitié. Les deux autres se retrouvent sur la moitié de l’adversaire.

help-balconia-4-title = Placer
help-balconia-4-text = L’adversaire choisit l’une des deux faces de sa moitié et place le bloc dans la grille, cette face tournée de son côté. La face opposée, toujours l’une de celles que vous avez gardées, devient votre balcon. Ensuite, les rôles s’échangent.

help-balconia-5-title = Où vont les blocs
help-balconia-5-text = Dans une case vide qui touche un bloc ou la porte d’entrée par le haut, le bas, la gauche ou la droite, jamais en diagonale. Un bloc peut rester suspendu au-dessus d’une case vide. Le rez-de-chaussée ne fait pas exception.

help-balconia-6-title = Votre côté et l’autre
help-balconia-6-text = Vous ne voyez que votre côté. Les balcons d’en face sont passés par le disque : vous pouvez vous en souvenir, mais pas aller vérifier. La gauche et la droite se lisent toujours depuis le côté concerné.

help-balconia-7-title = Lire un balcon
help-balconia-7-text = La plaque sous un balcon montre où regarder, ce qui compte et combien cela rapporte. Sur le petit plan, ✕ est ce balcon, les cases orange comptent, les sombres non. Un balcon sans plaque ne rapporte rien par lui-même.

help-balconia-8-title = « Chaque fois » ou « si »
help-balconia-8-text = Avec ×, chaque élément compté rapporte 1, 2 ou 3 points : on compte les éléments, pas les balcons. Un 5 en gras rapporte 5 points si la condition est remplie. Deux éléments peuvent se trouver sur le même balcon ou non. Un élément barré doit être absent : une case vide convient, mais une zone hors de la grille ne rapporte rien. Avec × et un élément barré, on compte les balcons qui ne l’ont pas, jamais les cases vides. La porte d’entrée n’est pas un balcon et ne montre rien.

help-balconia-9-title = Fleurs et groupes
help-balconia-9-text = Une condition de fleurs vise une seule couleur, ou n’importe laquelle. Quand on compte les couleurs différentes, chacune compte une fois, six au plus. Un groupe part de ce balcon et s’étend vers le haut, le bas, la gauche et la droite aux balcons qui montrent l’élément. Il contient toujours ce balcon, même s’il reste seul. Tous les éléments de ce type dans le groupe comptent.

help-balconia-10-title = Les tourtereaux
help-balconia-10-text = Un tourtereau cherche l’âme sœur dans la colonne voisine, du côté où il regarde, à n’importe quel niveau ; l’autre doit regarder vers lui. Les deux balcons du couple rapportent 5 points chacun. Chaque tourtereau n’a qu’un partenaire. Tout le reste peut servir à autant de conditions qu’on veut.

help-balconia-11-title = La porte et la fin
help-balconia-11-text = Votre porte concerne tout votre côté : elle récompense ce que vous avez en plus grand nombre que l’adversaire, celui des deux éléments dont vous avez le moins, ou l’écart entre deux éléments. Quand le bloc du dernier jeton est placé, la grille contient 15 blocs et l’on compte les deux côtés. Qui a le plus de points gagne. En cas d’égalité, les points de la porte départagent. S’ils sont égaux eux aussi, la victoire est partagée.

help-balconia-12-title = Variantes
help-balconia-12-text = Placement libre : un bloc va dans n’importe quelle case vide. Porte ailleurs : elle occupe une autre case de la rangée du bas. Immeuble complet : les 22 blocs sont joués. Côtés visibles : tout le monde voit tout, idéal pour une première partie. Toutes se combinent.

## Gratte-ciel

help-highrise-1-title = Le but
help-highrise-1-text = Construisez votre tour étage par étage. Un étage, c’est deux cartes dont la somme fait neuf. Qui termine en premier son cinquième étage gagne aussitôt.

help-highrise-2-title = Au départ
help-highrise-2-text = Il y a 54 cartes : les nombres de 1 à 8 en quatre exemplaires, 4 jokers et 18 cartes spéciales (4 chiens de garde, 2 os, 3 marteaux, 1 boule de démolition, 3 milk-shakes, 1 camion à donuts, 3 voleurs et 1 super-voleur). Chacun reçoit 5 cartes. Le reste forme la pioche, à côté de la défausse. On tire au sort qui commence.

help-highrise-3-title = Votre tour
help-highrise-3-text = Piochez une carte, sauf si vous en avez déjà 8 ou plus. Jouez ensuite autant de cartes que vous voulez, dans l’ordre que vous voulez, ou aucune. À la fin, s’il vous en reste moins de 3, complétez votre main à 3. Quand la pioche est vide, la défausse est mélangée et devient la nouvelle pioche.

help-highrise-4-title = Construire un étage
help-highrise-4-text = Jouez deux cartes de votre main dont la somme fait neuf, par exemple 4 et 5. Elles forment le nouveau dernier étage de votre tour.

help-highrise-5-title = Voler une carte étage
help-highrise-5-text = Jouez une carte nombre et prenez, au dernier étage d’une tour adverse, celle qui fait neuf avec elle. Les deux forment votre nouvel étage. L’autre carte adverse est défaussée et cet étage disparaît. Un étage gardé par un chien est à l’abri du vol.

help-highrise-6-title = Les jokers
help-highrise-6-text = Un joker remplace n’importe quel nombre à côté d’une carte nombre, jamais à côté d’un autre joker. Dans la tour, il garde cette valeur, même volé. On ne peut pas voler avec un joker de sa main. Une fois défaussé, il redevient libre.

help-highrise-7-title = Chiens et os
help-highrise-7-text = Un chien de garde surveille un étage de votre tour. On ne peut rien y voler, et le marteau ne peut pas le détruire. Un seul chien par étage. Un os éloigne n’importe quel chien adverse. Les deux cartes sont défaussées.

help-highrise-8-title = Marteau et boule de démolition
help-highrise-8-text = Le marteau détruit le dernier étage d’une tour adverse si aucun chien ne le garde. La boule de démolition le détruit dans tous les cas, et le chien est défaussé lui aussi.

help-highrise-9-title = Les voleurs
help-highrise-9-text = Un voleur prend une carte au hasard dans une main adverse. Le super-voleur en prend une dans chaque main adverse. La carte volée peut se jouer dans le même tour. Seules les deux personnes concernées savent laquelle c’était.

help-highrise-10-title = Milk-shakes et camion à donuts
help-highrise-10-text = Un milk-shake coûte à un adversaire son prochain tour : le milk-shake est défaussé, et c’est tout. Le camion à donuts fait passer un tour à tous les adversaires. Vous finissez le vôtre comme d’habitude, en piochant si besoin, puis vous jouez encore un tour complet. Un seul camion par tour.

help-highrise-11-title = Si plus rien ne bouge
help-highrise-11-text = Avec 8 cartes en main, on ne pioche plus, et personne n’est obligé de jouer. Si aucune carte n’est piochée, jouée ou défaussée pendant trois tours de table, la partie s’arrête et la plus haute tour l’emporte. À hauteur égale, la victoire est partagée. Un avertissement s’affiche un tour de table avant.

help-highrise-12-title = Variantes
help-highrise-12-text = Partie courte : quatre étages suffisent. Limite de tours de jeu : la partie s’arrête au bout d’un certain nombre de tours, et la plus haute tour l’emporte. Une carte ne se joue que là où elle a un effet ; on ne peut pas simplement la jeter.

## Pictogrammes : ce qu'il y a sur un balcon

help-element-cat = Chat : violet, assis sur la rambarde. Chaque chat compte.
help-element-laundry = Linge étendu : chaque pièce sur le fil compte, quelle qu’elle soit.
help-element-sunblind = Store banne : la toile au-dessus de la fenêtre.
help-element-heart = Cœur : il flotte à côté de la fenêtre.
help-element-note = Note de musique : elle flotte à côté de la fenêtre.
help-element-bird = Oiseau : turquoise, perché sur la rambarde.
help-element-person = Personne : à la fenêtre. Dans les blocs de Loggia, un tourtereau en est une aussi.
help-element-flower_magenta = Fleur magenta : compte aussi comme fleur de n’importe quelle couleur.
help-element-flower_light_pink = Fleur rose pâle : compte aussi comme fleur de n’importe quelle couleur.
help-element-flower_purple = Fleur violette : compte aussi comme fleur de n’importe quelle couleur.
help-element-flower_orange = Fleur orange : compte aussi comme fleur de n’importe quelle couleur.
help-element-flower_turquoise = Fleur turquoise : compte aussi comme fleur de n’importe quelle couleur.
help-element-flower_white = Fleur blanche : compte aussi comme fleur de n’importe quelle couleur.
help-element-flower = Fleur : de n’importe laquelle des six couleurs.
help-element-flower_colours = Couleurs de fleurs : chaque couleur différente compte une fois, six au plus.
help-element-balcony = Autre balcon : chaque balcon de la zone, sans compter celui-ci.
help-element-no = Barré : ce qui doit être absent.
help-lovebird-left = Tourtereau tourné vers la gauche : 5 points si un autre regarde vers la droite dans la colonne de gauche.
help-lovebird-right = Tourtereau tourné vers la droite : 5 points si un autre regarde vers la gauche dans la colonne de droite.

## Pictogrammes : où

help-where-row = Toute la rangée, ce balcon compris.
help-where-row_above = Toute la rangée juste au-dessus.
help-where-around = Les huit cases autour de ce balcon, diagonales comprises.
help-where-column_right = Toute la colonne juste à droite.
help-where-column_left = Toute la colonne juste à gauche.
help-where-column_above = Toutes les cases au-dessus de ce balcon dans sa colonne.
help-where-column_below = Toutes les cases en dessous de ce balcon dans sa colonne.
help-where-right = Une seule case, juste à droite.
help-where-left = Une seule case, juste à gauche.
help-where-group = Les balcons reliés entre eux qui montrent l’élément, celui-ci compris, quelle que soit la forme.

## Pictogrammes : combien de points

help-condition-each = ×1, ×2, ×3 : autant de points pour chacun.
help-condition-if = Un 5 en gras : 5 points, une seule fois, si la condition est remplie.
help-condition-if-both = Deux éléments et un 5 en gras : au moins un de chaque, ensemble ou séparés.
help-condition-if-lacks = Un élément barré et un 5 en gras : il ne doit pas y en avoir. Les cases vides conviennent, les cases hors de la grille non.
help-condition-without = Un élément barré et × : des points pour chaque balcon qui ne l’a pas.

## Pictogrammes : portes

help-door-majority = Plus que l’autre côté : 5 points pour l’élément du haut, 3 points pour celui du bas. Rien en cas d’égalité. Décidé en fin de partie.
help-door-fewer_of = Le moins présent des deux : 1 point par exemplaire de celui dont vous avez le moins.
help-door-difference = L’écart : le plus grand nombre moins le plus petit, en points.
