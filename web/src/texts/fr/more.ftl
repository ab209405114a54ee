# La galerie, l'aide de jeu, la page « À propos » et les parties revues. Voir en/more.ftl.


## La galerie

gallery-text = Tout ce dont les jeux sont faits. { $pointer ->
    [coarse] Appuyez longuement sur un dessin pour lire ce qu’il veut dire. Touchez un balcon pour le voir en grand.
   *[fine] Laissez le pointeur sur un dessin pour lire ce qu’il veut dire. Cliquez sur un balcon pour le voir en grand.
}
gallery-content = À afficher
gallery-symbols = Pictogrammes
gallery-blocks = Blocs
gallery-doors = Portes d’entrée
gallery-block = Bloc { $block }
gallery-face = Bloc { $block }, face { $face }
gallery-door = { $entrance } : { $seat }
gallery-floor-cards = Cartes étage
gallery-specials = Cartes spéciales
gallery-option = { $game } : { $content }
gallery-failed = Les jeux ne se sont pas chargés. Rechargez la page pour réessayer.

## L'aide de jeu

aid-contents = Sommaire
aid-elements = Sur un balcon
aid-where = Où regarder
aid-points = Combien de points
aid-doors = Ce que rapportent les portes
aid-cards = Les cartes
aid-card = { $card } : { $effect }
aid-hint = Appuyez sur une plaque pour la lire en toutes lettres.
help-choose = Choisissez un jeu
help-gallery = Tous les blocs et toutes les cartes

## À propos

about-around-title = À découvrir
about-help = Comment jouer : { $game }
about-replay = Revoir une partie enregistrée
about-licence-whole = La licence complète (en anglais)
about-font = Les titres sont composés en Balsamiq Sans, libre d’usage sous la licence SIL Open Font License.
about-font-whole = La licence des caractères
about-version-title = Version
about-rules = { $game } : règles, version { $version }

## Parties revues

replay-title = Revoir une partie
replay-text = Ouvrez l’enregistrement d’une partie et parcourez-la pas à pas. Tout ce qui était caché pendant le jeu est visible.
replay-open = Ouvrir un enregistrement
replay-drop = { $pointer ->
    [coarse] Vous pouvez aussi coller un enregistrement copié.
   *[fine] Vous pouvez aussi déposer le fichier n’importe où sur cette page, ou coller un enregistrement copié.
}
replay-here = Terminées sur cet appareil
replay-none = Aucune partie terminée sur cet appareil pour le moment. Celles que vous finirez vous attendront ici.
replay-opening = Ouverture de l’enregistrement…
replay-other = Ouvrir un autre enregistrement
replay-of = { $game } : { $players }
replay-matches = Le fichier contient plusieurs parties
replay-match = Partie { $match } sur { $count }
replay-steps = Étapes
replay-first = Première étape
replay-back = Une étape en arrière
replay-forward = Une étape en avant
replay-last = Dernière étape
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-position = Position dans la partie
replay-at = Étape { $at } sur { $count }
replay-all = Toutes les étapes
replay-undone = { $sentence } (coup repris)
replay-keys = Les flèches font reculer et avancer, la barre d’espace lance et arrête la lecture.
replay-result = Résultat
replay-unfinished = Cette partie n’est pas terminée.
replay-download = Télécharger
replay-share = Partager
replay-copied = L’enregistrement est copié.
replay-copied-link = Le lien est copié.
replay-not-shared = Le partage n’a pas fonctionné ici. Téléchargez l’enregistrement et envoyez le fichier.

## Enregistrements illisibles

replay-error-title = Impossible à afficher
replay-error-empty = Le fichier est vide. Choisissez-en un autre, ou enregistrez de nouveau la partie.
replay-error-not_json = Ce n’est pas l’enregistrement d’une partie. Ces fichiers viennent du bouton « Télécharger » et leur nom se termine par .json.
replay-error-torn = L’enregistrement s’arrête au milieu, peut-être parce qu’un téléchargement a été interrompu. Enregistrez-le de nouveau et ouvrez le nouveau fichier.
replay-error-foreign = Ce fichier vient d’un autre programme. Choisissez un enregistrement fait par Loggia.
replay-error-other_kind = Ce fichier vient bien de Loggia, mais il ne contient pas de partie. Choisissez l’enregistrement d’une partie.
replay-error-newer = Cet enregistrement vient d’une autre version de Loggia. Rechargez la page pour obtenir la plus récente, puis réessayez.
replay-error-damaged = Quelque chose ne concorde pas dans cet enregistrement. Enregistrez-le de nouveau là d’où il vient et ouvrez le nouveau fichier.
replay-error-detail = Détails (en anglais) : { $text }
replay-error-large = Ce fichier est trop gros pour l’enregistrement d’une partie. Choisissez-en un autre.
replay-error-unread = Le fichier n’a pas pu être lu. Choisissez-le de nouveau.
replay-error-gone = Cette partie n’est pas sur cet appareil ou n’est plus conservée. Regardez dans « { go-games } », ou ouvrez un fichier.
replay-error-unfinished = Cette partie n’est pas terminée : elle n’a pas encore d’enregistrement. Terminez-la d’abord.
replay-try-again = Réessayer
