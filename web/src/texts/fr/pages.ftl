# Pages around the tables: start, new matches, tables on the server, my games, settings.
# $game: game-…; $players, $name: names; $time, $increment: times in words ("5 minutes").

menu = Menu
starting = Un instant…
try-again = Réessayer
just-now = à l’instant
server-away = Le serveur est injoignable. On peut toujours jouer contre des bots ou sur un seul appareil.

## Start

home-continue = Continuer
home-all-games = Les { $count } parties en cours
home-offline = Le serveur est injoignable. Vous pouvez tout de même jouer contre des bots ou sur un seul appareil.
bot-level = Niveau du bot

## Awaited moves

awaiting-count = { $count ->
    [one] { $count } partie vous attend
   *[other] { $count } parties vous attendent
}
awaiting-notice = { $game } : c’est à vous de jouer.

## Ways to play

way-bots = Contre des bots
way-bots-help = Vous jouez contre l’ordinateur, même sans connexion.
way-device = Sur un appareil
way-device-help = Vous êtes ensemble et vous vous passez l’appareil. Avant chaque tour, un rideau cache ce que les autres ne doivent pas voir.
way-friends = Entre amis
way-friends-help = Chacun joue sur son appareil. Vous recevez un lien à envoyer.
way-more = Plus d’options

## A new match

setup-which = Quel jeu ?
setup-title = Nouvelle partie : { $game }
setup-way = Comment jouez-vous ?
setup-players = Qui joue
setup-seats-drawn = Tirer les places au sort
setup-table = La table
setup-listed = Qui peut venir
setup-by-link = Seulement ceux qui ont le lien
setup-for-all = Tout le monde, parmi les tables ouvertes
setup-spectators = D’autres peuvent regarder
setup-clock = Pendule
setup-leaves = Qui part ou dépasse son temps
setup-leaves-resigns = abandonne
setup-leaves-bot = cède la place à un bot : { $name }
setup-variants = Variantes
setup-usual = la règle habituelle
setup-content-balconia = Blocs
setup-content-highrise = Paquet
setup-start = Commencer
setup-make = Ouvrir la table
player-number = Joueur { $number }
# $number: player-number
chair-who = { $number } : personne ou bot
chair-level = { $number } : niveau du bot
chair-name = { $number } : nom
chair-up = { $number } : monter
chair-is-person = Quelqu’un ici
chair-is-friend = Un ami
chair-is-bot = Bot
option-in-words = { $option } : { $value }
option-number = Indiquez un nombre entier de { $least } à { $most }, ou laissez le champ vide.
clock-none = Sans pendule
clock-move = Un temps par coup
clock-total = Un temps pour toute la partie
clock-for-move = Par coup
clock-for-all = Pour toute la partie
clock-increment = Ajouté à chaque coup
clock-move-of = { $time } par coup
clock-total-of = { $time } pour toute la partie
clock-total-plus = { $time } pour toute la partie, plus { $increment } à chaque coup

## Names

name-label = Votre nom
name-help = Les autres le voient à la table. 24 lettres au plus.
name-empty = Indiquez un nom. N’importe lequel convient.
name-long = Ce nom est trop long. Il peut avoir { $most } lettres au plus, moins avec des émojis.
name-sign = Ce nom contient un signe invisible. Tapez-le de nouveau.
name-go = Continuer
name-login = J’ai un identifiant

## Chairs

chair-free = place libre
chair-bot = { $name } (bot)
chair-you = { $name } (vous)
chair-kept = gardée pour quelqu’un
chair-kept-for-you = gardée pour vous
chair-away = pas là pour le moment

## Tables on the server

table-welcome = On vous invite à jouer
table-welcome-why = Présentez-vous aux autres. Aucun compte n’est nécessaire, et vous pourrez aussi simplement regarder.
table-away = La table est injoignable
table-not-for-us = Cette table ne peut pas être affichée
table-coming = La table arrive…
table-closed = Cette table est fermée
table-closed-why = La personne qui l’avait ouverte est partie avant le début de la partie.
table-make = Ouvrir une table
table-rematch = Rejoindre la revanche
table-watch-rematch = Regarder la revanche
room-waiting = { $count ->
    [0] Tout le monde est là. La partie commence.
    [one] Il manque { $count } joueur. La partie commence quand toutes les places sont prises.
   *[other] Il manque { $count } joueurs. La partie commence quand toutes les places sont prises.
}
room-free = { $count ->
    [one] { $count } place est libre. Asseyez-vous pour jouer, ou restez pour regarder.
   *[other] { $count } places sont libres. Asseyez-vous pour jouer, ou restez pour regarder.
}
room-lost = La connexion est coupée. Elle se rétablit, et rien n’est perdu.
room-sit = S’asseoir
room-get-up = Se lever
room-bot = Mettre un bot ici
room-bot-yes = L’installer
room-close = Fermer la table
room-close-question = Il n’y a que vous à cette table. Si vous vous levez, elle ferme et son lien ne mène plus nulle part.
room-stay = Rester
room-facts = Comment on joue ici
room-seats-drawn = Les places sont tirées au sort
room-seats-chosen = Les places suivent l’ordre affiché
room-listed = Tout le monde peut trouver cette table
room-by-link = On vient ici seulement par le lien
room-spectators = D’autres peuvent regarder
room-no-spectators = Personne d’autre ne peut regarder
room-stand-in = Un bot remplace qui s’en va : { $name }
room-no-stand-in = Qui s’en va abandonne
share-title = Inviter
share-how = Envoyez ce lien. Qui l’ouvre peut s’asseoir aussitôt.
share-link = Lien vers cette table
share-copy = Copier le lien
share-copied = Copié
share-by-hand = Le lien est sélectionné : copiez-le avec le clavier ou le menu de votre appareil.
share-share = Partager
share-text = Une partie de { $game } avec moi ?
share-code = Le lien sous forme de code à scanner

## Open tables

lobby-text = Ici, on attend d’autres joueurs.
lobby-none = Personne n’attend pour l’instant. Ouvrez une table, et d’autres la trouveront ici.
lobby-name-why = Présentez-vous pour voir qui attend. Aucun compte n’est nécessaire.
lobby-look = Voir
lobby-sit-label = S’asseoir avec { $players }
lobby-look-label = Voir la table : { $players }

## My games

games-none = Vous n’avez pas encore joué ici.
games-begin = Choisir un jeu
games-offline = Le serveur est injoignable : seules les parties de cet appareil sont affichées.
games-running = En cours
games-finished = Terminées
games-more = Afficher plus
games-move = Jouer
games-open = Ouvrir
games-replay = Revoir
# $action: games-move, games-open or games-replay
games-label = { $action } : { $game }, { $players }
games-state-awaits = À vous de jouer
games-state-playing = Aux autres de jouer
games-state-open = En attente de joueurs
games-where-online = sur le serveur
games-where-device = sur cet appareil
games-closed = Fermée avant le début.
games-forget = Supprimer
games-forget-this = Supprimer la partie : { $players }
games-forget-question = Supprimer { $game } ({ $players }) de cet appareil ? Ce sera définitif.
games-keep = Garder

## Settings

settings-language = Langue
# $language: by its own name
language-missing = Le chargement a échoué pour cette langue : { $language }. Vérifiez la connexion et rechargez la page.
settings-theme = Couleurs
settings-theme-auto = comme l’appareil
settings-theme-light = claires
settings-theme-dark = sombres
settings-at-table = À la table
settings-motion = Mouvements
settings-motion-help = Cartes et blocs glissent vers leur place. Désactivé si votre appareil demande moins de mouvements.
settings-sounds = Sons
settings-sounds-help = Un son discret quand quelque chose se passe.
settings-notifications = Notifications
settings-notifications-help = Le navigateur vous prévient quand c’est à vous dans une partie du serveur, tant que la page reste ouverte en arrière-plan.
settings-notifications-denied = Le navigateur bloque les notifications de cette page. Autorisez-les d’abord dans ses réglages.
settings-name = Nom
settings-name-save = Enregistrer le nom
settings-saved = Enregistré.

## Account

account-title = Compte
account-help = On peut jouer sans. Un identifiant permet de retrouver ses parties sur un autre appareil.
account-away = Le serveur est injoignable : rien ne peut être changé ici pour l’instant.
account-is = Vous jouez sous le nom { $name }, avec l’identifiant { $login }.
account-make = Ajouter un identifiant
account-make-help = Identifiant : 3 à 24 lettres de a à z, chiffres, points et tirets. Mot de passe : 8 caractères au moins. Un mot de passe oublié ne peut pas être retrouvé.
account-log-in = Se connecter
account-log-in-help = Si vous jouez ici sous un autre nom sans identifiant, ces parties ne vous suivront pas.
account-log-out = Se déconnecter
account-login = Identifiant
account-password = Mot de passe
account-empty = Indiquez l’identifiant et le mot de passe.
account-bad-login = Un identifiant a 3 à 24 lettres de a à z, chiffres, points ou tirets.
account-bad-password = Un mot de passe a au moins 8 caractères, et 200 au plus.
account-made = C’est fait. Revenez avec l’identifiant { $login } depuis n’importe quel appareil.
account-in = Connexion réussie.
account-out = Votre session est terminée.
