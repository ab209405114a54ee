# The table of High-Rises: what is on the screen besides the words of game.ftl.

hr-towers = Towers
hr-hand = Your hand
hr-number-card = { $card }, number card
hr-playing = playing now
hr-your-turn = It is your turn.
hr-can = What this card can do
hr-nothing = This card cannot be played right now.
hr-floor = floor { $floor }
hr-skip = Show it all at once
hr-log = Log
hr-log-title = What happened
# In the log, beside whose turn it is. $cards: what was drawn, card-… or hr-cards
hr-drew = drawn: { $cards }
hr-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hr-discard = Discard pile
# $count: so many more turns without a card moved end the match
hr-stall-soon = { $count ->
    [one] If no card moves in the next turn, the match ends and the tallest tower wins.
   *[other] If no card moves in the next { $count } turns, the match ends and the tallest tower wins.
}
