# Texts of the app around the games.
navigation = Pages
go-home = Loggia, accueil
go-games = Mes parties
go-lobby = Tables ouvertes
go-gallery = Galerie
go-settings = Réglages
go-about = À propos
you = Vous
home-title = Deux jeux où l’on bâtit des maisons
home-text = Jouez contre un bot, à plusieurs sur un seul appareil ou avec des amis au loin.
game-balconia-pitch = À deux, on bâtit un seul immeuble, vu des deux côtés. Choisissez ce que l’autre reçoit, placez ce qui vous sert.
game-highrise-pitch = Deux cartes qui font neuf forment un étage. Cinq étages gagnent, si personne ne les emporte.
play-bot = Jouer contre un bot
how-to-play = Comment jouer
lost-title = Il n’y a rien ici
lost-text = L’adresse est peut-être ancienne ou mal saisie.
lost-home = Retour à l’accueil
not-loaded-title = Il manque quelque chose
no-such-table = Cette table n’est pas sur cet appareil
curtain-pass = Passez l’appareil à { $name }, s’il vous plaît.
curtain-lift = C’est moi, { $name }

players = Joueurs
name-at-seat = { $name } ({ $seat })
presence-here = est là
presence-away = n’est pas là
presence-away-for = n’est plus là depuis { $time }
presence-unknown = inconnu tant que vous êtes hors ligne
watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
prompt-away = { $time ->
    [unknown] On attend { $name }, qui n’est pas là.
   *[other] On attend { $name }, qui n’est plus là depuis { $time }.
}
thinking = réfléchit
clock-left = Il reste { $time }
clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
line-lost = La connexion est perdue. Loggia la rétablit, et rien n’est oublié.
line-ended = Votre session est terminée ici.
server-paused = Le serveur ne peut rien enregistrer pour l’instant. Vos coups attendent et seront joués.
app-outdated = Une nouvelle version de Loggia est prête.
app-reload = Mettre à jour
seat-lost = { $you ->
    [actor] Départ ou temps écoulé : un bot joue à votre place.
   *[other] Départ ou temps écoulé : un bot remplace { $name }.
}
undo-asked = { $name } demande à reprendre son dernier coup.
undo-agree = Accepter
undo-decline = Refuser
undo-waiting = Vous avez demandé à reprendre votre coup. Les autres doivent répondre.
undo-declined = Votre coup reste joué : tout le monde n’a pas accepté que vous le repreniez.
undo = Reprendre le coup
help = Aide
close = Fermer
resign = Abandonner
resign-question = Abandonner cette partie ? { $others ->
    [one] L’adversaire gagne, et c’est définitif.
   *[other] Elle se termine pour tout le monde, les autres gagnent, et c’est définitif.
}
resign-yes = Abandonner
resign-to-bot = Partir, et { $name } joue à ma place
resign-no = Continuer
all-settings = Tous les réglages
leave-table = Quitter la table
leave-kept = La partie vous attend dans « { go-games } ».
leave-clock = Votre pendule continue de tourner.
loading = Un instant, s’il vous plaît.
title-your-turn = À vous
title-undo-asked = Une question pour vous
match-end = Fin de la partie
after-match = Après la partie
play-again = Rejouer
rematch = Revanche
replay = Revoir la partie
another-level = Un autre adversaire
record-download = Télécharger l’enregistrement
record-share = Partager l’enregistrement
record-missing = Impossible d’obtenir l’enregistrement de cette partie. Réessayez plus tard.
