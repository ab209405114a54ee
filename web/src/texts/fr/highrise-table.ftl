# La table de Gratte-ciel : ce qui est à l’écran en plus des mots de game.ftl.

hr-towers = Tours
hr-hand = Votre main
hr-number-card = { $card }, carte nombre
hr-playing = en train de jouer
hr-your-turn = C’est à vous.
hr-can = Ce que cette carte peut faire
hr-nothing = Cette carte ne peut pas être jouée pour l’instant.
hr-floor = étage { $floor }
hr-skip = Tout montrer d’un coup
hr-log = Journal
hr-log-title = Ce qui s’est passé
# In the log, beside whose turn it is. $cards: what was drawn, card-… or hr-cards
hr-drew = pioché : { $cards }
hr-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
hr-discard = Défausse
hr-stall-soon = { $count ->
    [one] Si aucune carte ne bouge au prochain tour, la partie s’arrête et la plus haute tour l’emporte.
   *[other] Si aucune carte ne bouge pendant les { $count } prochains tours, la partie s’arrête et la plus haute tour l’emporte.
}
