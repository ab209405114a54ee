# Pages around the tables: start, new matches, tables on the server, my games, settings.
# $game: game-…; $players, $name: names; $time, $increment: times in words ("5 minutes").

menu = Menu
starting = Un instant…
try-again = Réessayer
tries-itself = Loggia continue d’essayer.
just-now = à l’instant
server-away = Le serveur est injoignable. Vous pouvez toujours jouer contre des bots ou sur un seul appareil.

## Start

home-continue = Continuer
home-all-games = Les { $count } parties en cours
home-offline = { server-away }
bot-level = Adversaire
bot-choose = Choisir un adversaire
bot-in-words = { $name } ({ $level })

## Awaited moves

awaiting-count = { $count ->
    [one] { $count } partie vous attend
   *[other] { $count } parties vous attendent
}
awaiting-notice = { $game } : c’est à vous de jouer.
awaiting-rematch = { $game } : une revanche vous attend.

## Ways to play

way-bots = Contre des bots
way-bots-help = Vous jouez contre l’ordinateur, avec ou sans connexion.
way-device = Sur un seul appareil
way-device-help = Vous êtes ensemble et vous vous passez l’appareil. Avant chaque tour, un rideau cache ce que les autres ne doivent pas voir.
way-friends = En ligne entre amis
way-friends-help = Chacun joue sur son appareil. Vous recevez un lien à envoyer.
way-more = Plus d’options

## A new match

setup-which = Quel jeu ?
setup-title = Nouvelle partie : { $game }
setup-way = Comment voulez-vous jouer ?
setup-players = Qui joue
setup-seats-drawn = Tirer les couleurs au sort
setup-table = La table
setup-listed = Qui peut venir
setup-by-link = Seulement les personnes qui ont le lien
setup-for-all = Tout le monde : l’afficher dans « { go-lobby } »
setup-spectators = Autoriser les spectateurs
setup-clock = Pendule
setup-leaves = Si quelqu’un part ou dépasse son temps
setup-leaves-resigns = c’est un abandon
setup-leaves-bot = un bot prend le relais : { $name }
setup-variants = Variantes
setup-usual = la règle habituelle
setup-content-balconia = Blocs
setup-content-highrise = Paquet
setup-start = Commencer
setup-make = Ouvrir la table
player-number = Joueur { $number }
# $number: player-number
chair-who = { $number } : personne ou bot
chair-level = { $number } : quel bot
chair-name = { $number } : nom
chair-up = { $number } : monter
chair-is-person = Une personne
chair-is-friend = À inviter
chair-is-bot = Bot
option-in-words = { $option } : { $value }
option-number = Indiquez un nombre entier de { $least } à { $most }, ou laissez le champ vide.
clock-none = Sans pendule
clock-move = Un temps par coup
clock-total = Un temps pour toute la partie
clock-for-move = Par coup
clock-for-all = Par joueur, pour toute la partie
clock-increment = Ajouté à chaque coup
clock-move-of = { $time } par coup
clock-total-of = { $time } par joueur pour toute la partie
clock-total-plus = { $time } par joueur pour toute la partie, plus { $increment } à chaque coup

## Names

name-title = Comment vous appelez-vous ?
name-why = Choisissez un nom, et vous voilà à table. Aucun compte n’est nécessaire.
name-label = Votre nom
name-help = Les autres le voient à la table. 24 lettres au plus.
name-empty = Indiquez un nom. N’importe lequel convient.
name-long = Ce nom est trop long. Il peut avoir { $most } lettres au plus, moins avec des émojis.
name-sign = Ce nom contient un caractère invisible. Tapez-le de nouveau.
name-go = Continuer
name-login = J’ai un identifiant

## Chairs

chair-free = place libre
chair-bot = { $name } (bot)
chair-you = { $name } (vous)
chair-kept = place réservée à quelqu’un
chair-kept-for = place réservée à { $name }
chair-told = est au courant de la revanche
chair-untold = pas là pour le moment ; la revanche attend dans « { go-games } »
chair-kept-for-you = place qui vous est réservée
chair-away = pas là pour le moment
chair-away-for = plus là depuis { $time }

## Tables on the server

table-away = La table est injoignable
table-not-for-us = Cette table ne peut pas être affichée
table-coming = Chargement de la table…
table-closed = Cette table est fermée
table-closed-why = La personne qui l’avait ouverte est partie avant le début de la partie.
table-make = Ouvrir une table
table-rematch = Rejoindre la revanche
table-watch-rematch = Regarder la revanche
rematch-asked = { $you ->
    [actor] Vous avez demandé une revanche.
   *[other] { $name } demande une revanche.
}
room-invites = { $name } vous invite à jouer à { $game }
room-waiting = { $count ->
    [0] Tout le monde est là. La partie commence.
    [one] Il manque { $count } joueur. La partie commence quand toutes les places sont prises.
   *[other] Il manque { $count } joueurs. La partie commence quand toutes les places sont prises.
}
room-free = { $count ->
    [one] { $count } place est libre. Asseyez-vous pour jouer, ou restez pour regarder.
   *[other] { $count } places sont libres. Asseyez-vous pour jouer, ou restez pour regarder.
}
room-free-to-play = { $count ->
    [one] { $count } place est libre. Asseyez-vous pour jouer.
   *[other] { $count } places sont libres. Asseyez-vous pour jouer.
}
room-lost = { line-lost }
room-sit = S’asseoir
room-get-up = Se lever
room-bot = Ajouter un bot
room-close = Fermer la table
room-close-question = Il n’y a que vous à cette table. Si vous vous levez, elle ferme et son lien ne marche plus.
room-stay = Rester
room-facts = À cette table
room-seats-drawn = Les couleurs sont tirées au sort
room-seats-chosen = Chacun joue la couleur affichée
room-listed = Tout le monde peut venir : la table figure dans « { go-lobby } »
room-by-link = Seules les personnes qui ont le lien peuvent venir
room-spectators = Les spectateurs sont les bienvenus
room-no-spectators = Sans spectateurs
room-stand-in = Si quelqu’un s’en va, un bot prend le relais : { $name }
room-no-stand-in = Qui s’en va abandonne
share-title = Inviter
share-how = Envoyez ce lien. Qui l’ouvre peut s’asseoir aussitôt.
share-link = Lien vers cette table
share-copy = Copier le lien
share-copied = Copié
share-by-hand = Le lien est sélectionné : copiez-le avec le clavier ou le menu de votre appareil.
share-share = Partager
share-text = Une partie de { $game } avec moi ?
share-code = Code QR du lien vers cette table

## Open tables

lobby-text = Ici, on trouve avec qui jouer.
lobby-none = Personne n’attend pour l’instant. Ouvrez une table, et d’autres la trouveront ici.
lobby-look = Voir
lobby-sit-label = S’asseoir à la table : { $players }
lobby-look-label = Voir la table : { $players }

## My games

games-none = Vous n’avez pas encore joué ici.
games-none-here = Aucune partie sur cet appareil.
games-begin = Choisir un jeu
games-offline = Le serveur est injoignable : seules les parties de cet appareil sont affichées.
games-running = En cours
games-finished = Terminées
games-more = Afficher plus
games-move = Continuer
games-open = Ouvrir
games-replay = Revoir la partie
# $action: games-move, games-open or games-replay
games-label = { $action } : { $game }, { $players }
games-state-awaits = À vous de jouer
games-state-rematch = Revanche : une place vous est réservée
games-state-playing = Aux autres de jouer
games-state-open = En attente de joueurs
games-where-online = en ligne
games-where-device = sur cet appareil
games-closed = La table a été fermée avant le début.
games-forget = Supprimer
games-forget-this = Supprimer la partie : { $players }
games-forget-question = Supprimer { $game } ({ $players }) de cet appareil ? Ce sera définitif.
games-keep = Garder

## Settings

settings-language = Langue
# $language: by its own name
language-switch = Langue : { $language }
language-missing = Le chargement a échoué pour cette langue : { $language }. Vérifiez la connexion et rechargez la page.
settings-theme = Apparence
settings-theme-auto = comme l’appareil
settings-theme-light = claire
settings-theme-dark = sombre
settings-speed = Mouvements
settings-speed-calm = calmes
settings-speed-brisk = vifs
settings-speed-instant = instantanés
settings-speed-help = La vitesse des cartes et des blocs, et celle des bots. Rien ne bouge si votre appareil est réglé pour réduire les animations.
settings-at-table = À la table
settings-sounds = Sons
settings-sounds-help = Des sons discrets pour ce qui se passe à la table, à partir de votre premier geste.
settings-vibration = Vibrations
settings-vibration-help = Une vibration courte quand c’est à vous, quand un bloc se pose et quand quelque chose vous touche.
settings-notifications = Notifications
settings-notifications-help = Le navigateur vous prévient quand c’est à vous dans une partie en ligne, tant que la page reste ouverte en arrière-plan.
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
account-log-in-help = Les parties jouées ici sans identifiant ne vous suivront pas.
account-log-out = Se déconnecter
account-login = Identifiant
account-password = Mot de passe
account-empty = Indiquez l’identifiant et le mot de passe.
account-bad-login = Un identifiant a 3 à 24 lettres de a à z, chiffres, points ou tirets.
account-bad-password = Un mot de passe a au moins 8 caractères, et 200 au plus.
account-made = C’est fait. Vous pouvez maintenant vous connecter avec { $login } sur n’importe quel appareil.
account-in = Connexion réussie.
account-out = Votre session est terminée.

## Seats that are not free

chair-reserved = place réservée
room-reserved = { $count ->
    [one] Aucune place n’est libre : celle qui reste est réservée.
   *[other] Aucune place n’est libre : celles qui restent sont réservées.
}
room-may-watch = Vous pouvez rester pour regarder.
