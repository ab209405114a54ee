# Balconia's table. $cell is "b3", $change is score-change, $face a sentence about a balcony,
# $name a player. Cells of the facade as a screen reader names them:

bt-cell-balcony = { $cell }. { $face } { points }.
bt-cell-door = { $cell }, entrance. { $door } { $sum }
bt-cell-empty = { $cell }, empty
bt-cell-closed = { $cell }, built, shutters closed
bt-cell-free = { $cell }, free
bt-cell-legal = { $cell }, free, would bring { $change }
bt-cell-chosen = { $cell }, chosen, would bring { $change }
bt-floor = floor { $floor }

bt-your-side = Your side
bt-side-of = { $name }’s side
bt-sides = Side shown
bt-acts = to move

# $block: a number; $mark: A or B, the same on two opposite faces
bt-disc = Block { $block } on the disc
bt-face = { $face }
bt-face-on-half = { $face } Face { $mark }, half of the disc: { $name }.
bt-prompt-keep = Keep two faces that lie side by side.
bt-prompt-face = Choose one of the two faces on your half.
bt-face-first = First choose one of the two faces, then the cell.
bt-prompt-cell = Choose a cell that glows.
bt-prompt-confirm = Place it here, or try another cell.
bt-turned = On your half: { $first } { $second }
bt-nothing = nothing on it
bt-confirm = Place
bt-take-back = Choose again
bt-hint = { $pointer ->
    [coarse] Tap a balcony to see what it looks at. Hold a face to see it large.
   *[fine] Point at a balcony to see what it looks at.
}
bt-effect = Placed at { $cell }:

# $cells: a list of cells, $count of them
bt-lookers = { $count ->
    [one] The balcony at { $cells } looks at this cell.
   *[other] The balconies at { $cells } look at this cell.
}
bt-no-lookers = No balcony looks at this cell.

bt-doors = The two doors
bt-your-door = Your door
bt-door-of = { $name }’s door

bt-unused = { $count ->
    [one] { $count } block may still come up
   *[other] { $count } blocks may still come up
}

bt-log = What happened
# $number: 1, 2 or 3
bt-log-entrance = Entrance { $number } is set into the building.
bt-your-change = Your side: { $change }.

bt-counting = Counting the points
bt-skip = Skip the count
bt-sheet = Score sheet
bt-sheet-all = Balcony by balcony
bt-balconies = Balconies
bt-door = Door
bt-total = Total
bt-tie-row = Tie-break: door points
bt-hidden-why = Both sides stay hidden until the match is over.
