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
home-text = Jouez contre un bot, à plusieurs devant le même écran ou avec des amis au loin.
game-balconia-pitch = À deux, on bâtit un seul immeuble, vu des deux côtés. Choisissez ce que l’autre reçoit, placez ce qui vous sert.
game-highrise-pitch = Deux cartes qui font neuf forment un étage. Cinq étages gagnent, si personne ne les emporte.
play-bot = Jouer contre un bot
play-other = D’autres façons de jouer
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
presence-here = regarde la table
presence-away = n’est pas là
thinking = réfléchit
clock-left = Il reste { $time }
clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
line-lost = La connexion est perdue. Elle va être rétablie ; rien n’est oublié.
line-ended = Votre session est terminée ici.
server-paused = Rien ne peut être enregistré pour l’instant. Vos actions attendent et seront faites.
app-outdated = Une version plus récente de Loggia est disponible.
app-reload = Mettre à jour
seat-lost = { $you ->
    [actor] Départ ou temps écoulé : un bot joue à votre place.
   *[other] Départ ou temps écoulé : un bot remplace { $name }.
}
undo-asked = { $name } demande à annuler son dernier coup.
undo-agree = Accepter
undo-decline = Refuser
undo-waiting = Vous avez demandé à annuler votre coup. Les autres doivent répondre.
undo-declined = Votre coup reste joué : tout le monde n’est pas d’accord pour l’annuler.
undo = Annuler
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
loading = Un instant, s’il vous plaît.
title-your-turn = À vous
title-undo-asked = Une question pour vous
after-match = Après la partie
play-again = Rejouer
rematch = Revanche
replay = Revoir la partie
record-download = Télécharger l’enregistrement
record-share = Partager l’enregistrement
record-missing = Impossible d’obtenir l’enregistrement de cette partie. Réessayez plus tard.
