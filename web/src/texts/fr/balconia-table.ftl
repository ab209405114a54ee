# La table de Balconia ; voir en/balconia-table.ftl.

bt-cell-balcony = { $cell }. { $face } { points }.
bt-cell-door = { $cell }, porte d’entrée. { $door } { $sum }
bt-cell-empty = { $cell }, vide
bt-cell-closed = { $cell }, occupée, volets fermés
bt-cell-free = { $cell }, libre
bt-cell-legal = { $cell }, libre, rapporterait { $change }
bt-cell-chosen = { $cell }, choisie, rapporterait { $change }
bt-floor = niveau { $floor }

bt-your-side = Votre côté
bt-side-of = Côté : { $name }
bt-sides = Côté affiché
bt-acts = tour en cours

bt-disc = Bloc { $block } sur le disque
bt-face = { $face }
bt-face-on-half = { $face } Face { $mark }, moitié du disque : { $name }.
bt-prompt-keep = Gardez deux faces voisines.
bt-prompt-face = Choisissez une des deux faces de votre moitié.
bt-face-first = Choisissez d’abord une des deux faces, puis la case.
bt-prompt-cell = Choisissez une case éclairée.
bt-prompt-confirm = Placez-le ici ou essayez une autre case.
bt-turned = Sur votre moitié : { $first } { $second }
bt-nothing = rien dessus
bt-confirm = Placer
bt-take-back = Choisir à nouveau
bt-hint = { $pointer ->
    [coarse] Touchez un balcon pour voir ce qu’il regarde. Gardez le doigt sur une face pour la voir en grand.
   *[fine] Survolez un balcon pour voir ce qu’il regarde.
}
bt-effect = Placé en { $cell } :

bt-lookers = { $count ->
    [one] Le balcon { $cells } regarde cette case.
   *[other] Les balcons { $cells } regardent cette case.
}
bt-no-lookers = Aucun balcon ne regarde cette case.

bt-doors = Les deux portes
bt-your-door = Votre porte
bt-door-of = Porte : { $name }

bt-unused = { $count ->
    [one] { $count } bloc peut encore sortir
   *[other] { $count } blocs peuvent encore sortir
}

bt-log = Déroulement
bt-log-entrance = La porte d’entrée { $number } est placée dans l’immeuble.
bt-your-change = Votre côté : { $change }.

bt-counting = On compte les points
bt-skip = Passer le décompte
bt-sheet = Feuille de score
bt-sheet-all = Balcon par balcon
bt-balconies = Balcons
bt-door = Porte
bt-total = Total
bt-tie-row = Égalité : points de la porte
bt-hidden-why = Les deux côtés restent cachés jusqu’à la fin de la partie.
