# La table de Balconia ; voir en/balconia-table.ftl.

bt-cell-balcony = { $cell }. { $face } { points }.
bt-cell-door = { $cell }, porte d’entrée. { $door } { $sum }
bt-cell-empty = { $cell }, vide
bt-cell-closed = { $cell }, construit, volets fermés
bt-cell-free = { $cell }, libre
bt-cell-legal = { $cell }, libre, rapporterait { $change }
bt-cell-chosen = { $cell }, choisie, rapporterait { $change }
bt-floor = étage { $floor }

bt-your-side = Votre façade
bt-side-of = Façade de { $name }
bt-sides = Façade affichée
bt-acts = à son tour

bt-disc = Bloc { $block } sur le disque
bt-face = { $face }
bt-face-on-half = { $face } Face { $mark }, sur la moitié de : { $name }.
bt-prompt-keep = Gardez deux faces voisines.
bt-prompt-face = Choisissez une des deux faces de votre moitié.
bt-prompt-cell = Choisissez une case éclairée.
bt-prompt-confirm = Posez-le ici ou essayez une autre case.
bt-turned = Sur votre moitié : { $first } { $second }
bt-nothing = rien dessus
bt-confirm = Poser
bt-take-back = Choisir à nouveau
bt-close = Fermer
bt-hint = Pointez ou touchez un balcon pour voir ce qu’il regarde.
bt-effect = Posé en { $cell } :

bt-lookers = { $count ->
    [one] Regardé par { $cells }.
   *[other] Regardé par { $cells }.
}
bt-no-lookers = Aucun balcon ne regarde cette case.

bt-doors = Les deux portes
bt-your-door = Votre porte
bt-door-of = Porte de { $name }

bt-unused = { $count ->
    [one] { $count } bloc peut encore venir
   *[other] { $count } blocs peuvent encore venir
}

bt-log = Déroulement
bt-log-entrance = La porte d’entrée { $number } est placée dans l’immeuble.
bt-your-change = Votre façade : { $change }.

bt-counting = On compte les façades
bt-skip = Passer le décompte
bt-sheet = Feuille de score
bt-sheet-all = Balcon par balcon
bt-balconies = Balcons
bt-door = Porte
bt-total = Total
bt-tie-row = Égalité : points de la porte
bt-tie-break = Les deux façades ont autant de points, les portes départagent donc.
