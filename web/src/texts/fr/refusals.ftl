# Pourquoi cela n'a pas marché, et que faire ensuite. Voir en/refusals.ftl.

## Tables

refusal-already_started = La partie a déjà commencé. Vous pouvez la regarder ou chercher une autre table.
refusal-not_started = La partie n’a pas encore commencé. Elle démarre dès que toutes les places sont prises.
refusal-no_such_chair = Cette place n’existe pas à cette table. Choisissez-en une parmi celles affichées.
refusal-chair_taken = Cette place est prise ou réservée à quelqu’un. Choisissez-en une autre.
refusal-already_seated = Vous avez déjà une place à cette table.
refusal-not_seated = Vous n’avez pas de place à quitter à cette table.
refusal-not_your_table = Seule la personne qui a ouvert la table peut le faire.
refusal-table_closed = Cette table est fermée. Ouvrez-en une nouvelle ou rejoignez-en une autre.
refusal-stale = Il s’est passé autre chose entre-temps. Regardez de nouveau, puis décidez.
refusal-too_many_undos = Cette partie est trop longue pour reprendre des coups. Continuez à partir d’ici.
refusal-not_at_table = C’est réservé aux personnes qui jouent. Ici, vous regardez la partie.
refusal-not_your_turn = Ce n’est pas encore à vous. Votre tour revient bientôt.
refusal-not_an_action = La table n’a pas compris ce coup. Rechargez la page et réessayez.
refusal-match_over = La partie est finie. Vous pouvez demander une revanche.
refusal-match_not_over = La revanche sera possible une fois cette partie finie.
refusal-nothing_to_undo = Il n’y a rien à reprendre.
refusal-undo_to_chance = Ce que le hasard a décidé reste décidé. Reprenez l’une de vos décisions.
refusal-not_your_decision = Cette décision n’était pas la vôtre. Vous pouvez reprendre les vôtres.
refusal-nothing_asked = Personne ne demande à reprendre un coup.
refusal-impossible = Ce n’est pas possible à cette table.
refusal-unknown = Cela n’a pas marché. Réponse du serveur : { $text }

## Balconia

refusal-select_first = Il faut d’abord garder deux faces, puis placer le bloc.
refusal-place_first = Il faut d’abord placer le bloc posé sur le disque.
refusal-no_such_face = Le bloc n’a pas cette face. Choisissez l’une des deux de votre moitié du disque.
refusal-face_kept = Cette face est sur l’autre moitié du disque. Choisissez l’une des deux de la vôtre.
refusal-no_such_cell = C’est hors de la grille. Choisissez une case éclairée.
refusal-cell_filled = Il y a déjà un bloc dans cette case. Choisissez-en une vide.
refusal-cell_not_adjacent = Cette case ne touche encore aucun bloc. Choisissez une case éclairée.
refusal-entrance_first = Il faut d’abord tirer au sort la porte d’entrée.
refusal-door_first = Il faut d’abord tirer au sort la place de la porte d’entrée.
refusal-reveal_first = Il faut d’abord révéler un jeton.
refusal-no_such_entrance = Cette porte d’entrée n’existe pas. Choisissez l’une des trois.
refusal-door_off_ground = La porte d’entrée se trouve dans la rangée du bas.
refusal-no_such_token = Ce jeton n’existe pas. Ils vont de 1 à 22.
refusal-token_used = Ce jeton a déjà été révélé.

## Gratte-ciel

refusal-not_in_hand = Cette carte n’est pas dans votre main. Choisissez-en une autre.
refusal-not_nine = Les deux cartes d’un étage font neuf à elles deux. Choisissez une autre paire.
refusal-needs_number = Il faut ici une carte nombre, de 1 à 8.
refusal-joker_steals = Un joker ne peut pas voler de carte étage. Utilisez une carte nombre.
refusal-no_such_seat = Cette place est vide. Choisissez quelqu’un à la table.
refusal-own_seat = Cette carte se joue contre quelqu’un d’autre.
refusal-no_floor = Il n’y a pas encore d’étage.
refusal-no_such_floor = Cette tour n’a pas cet étage. Choisissez-en un déjà construit.
refusal-not_on_top = Aucune carte de ce dernier étage ne fait neuf avec la vôtre. Essayez une autre carte ou une autre tour.
refusal-top_guarded = Un chien garde cet étage : rien à voler. Un os l’éloignerait.
refusal-hammer_guarded = Un chien garde cet étage : le marteau n’y peut rien. Un os ou la boule de démolition aiderait.
refusal-dog_there = Un chien garde déjà cet étage. Choisissez-en un autre.
refusal-no_dog = Il n’y a pas de chien à cet étage. Choisissez un étage gardé.
refusal-empty_hand = Cette main est vide. Choisissez quelqu’un qui a une carte.
refusal-all_hands_empty = Les autres mains sont vides : il n’y a rien à voler.
refusal-second_van = Le camion à donuts est déjà là. Un par tour suffit.
refusal-deal_first = Il faut d’abord distribuer les cartes.
refusal-draw_first = Il faut d’abord piocher une carte.
refusal-theft_first = Le voleur prend d’abord une carte.
refusal-refill_first = Il faut d’abord compléter la main.
refusal-nothing_to_draw = Rien à piocher pour l’instant. Jouez une carte ou finissez le tour.
refusal-not_the_drawer = C’est quelqu’un d’autre qui pioche.
refusal-not_in_stock = Cette carte ne peut pas être piochée.
refusal-not_the_thief = C’est quelqu’un d’autre qui vole.
refusal-not_the_robbed = Le voleur vise une autre main.
refusal-not_in_their_hand = Cette carte n’est pas dans la main visée.

## Erreurs

error-not_understood = Le serveur n’a pas compris. Rechargez la page et réessayez.
error-no_guest = Le serveur ne vous connaît pas encore. Donnez un nom pour jouer.
error-wrong_login = L’identifiant et le mot de passe ne vont pas ensemble. Vérifiez-les et réessayez.
error-other_origin = Cette page n’est pas celle du serveur. Ouvrez l’adresse du serveur lui-même.
error-no_spectators = Cette table n’est visible que des personnes qui y jouent.
error-unknown_match = Cette partie n’existe pas ou n’est plus conservée. Vérifiez le lien.
error-nothing_there = Il n’y a rien à cette adresse.
error-match_not_over = L’enregistrement sera là quand la partie sera finie.
error-login_taken = Cet identifiant est déjà pris. Choisissez-en un autre.
error-body_too_large = C’est trop d’un coup. Envoyez quelque chose de plus court.
error-header_too_large = Le navigateur a envoyé trop de données. Effacez les cookies de cette page et réessayez.
error-not_json = Le serveur attendait un autre type de message. Rechargez la page et réessayez.
error-too_often = C’était un peu trop rapide. Attendez un instant et réessayez.
error-busy = Le serveur est très occupé. Attendez un instant et réessayez.
error-too_many_connections = Trop de connexions viennent de votre réseau. Fermez d’autres onglets ou réessayez plus tard.
error-hello_first = La page et le serveur se sont perdus de vue. Rechargez la page.
error-too_many_tables = Vous avez 100 tables en cours. Terminez ou quittez l’une d’elles pour en ouvrir une autre.
error-too_many_watched = Vous regardez déjà 64 parties. Fermez-en une pour en regarder une autre.
error-not_stored = Cet appareil n’a pas pu l’enregistrer ; rien n’a donc été fait. Libérez de l’espace ou autorisez cette page à stocker des données, puis réessayez.
error-not_loaded = Le chargement a échoué. Vérifiez la connexion et rechargez la page.
error-unknown = Quelque chose n’a pas marché. Réponse du serveur : { $text }

## Quand la connexion se ferme

close-4001 = Votre session est terminée ici. Connectez-vous pour continuer.
