# The player aids. help-GAME-N-title and help-GAME-N-text, N from 1 to 12 for both games; the last
# section has the variants. Then a line for every pictogram: help-element-SYMBOL (as in game.ftl),
# help-lovebird-…, help-where-…, help-condition-…, help-door-…. Cards have card-…-effect in game.ftl.
# No variables.

help-title = How to play

## Balconia

help-balconia-1-title = The aim
help-balconia-1-text = You build one house together, and each of you looks at one side of it. Balconies score points for what stands around them. Whoever has more points on their side at the end wins.

help-balconia-2-title = The start
help-balconia-2-text = The frame has five columns and five floors. One of three entrances stands in the middle of the ground floor, with a green door on one side and a pink one on the other. There are 22 blocks with four balconies each. 14 of them come into play, in random order: tokens with their numbers are turned over one by one. Green selects first.

help-balconia-3-title = Selecting
help-balconia-3-text = A token is turned over, and its block comes onto the selection disc. You keep two faces that lie side by side on your half. The other two lie on the other player’s half.

help-balconia-4-title = Placing
help-balconia-4-text = The other player chooses one of the two faces on their half, and puts the block into the frame with that face towards them. The opposite face, always one of those you kept, is your new balcony. Then you swap roles.

help-balconia-5-title = Where blocks go
help-balconia-5-text = Into any empty cell that touches a block or the entrance: above, below, left or right of it, not diagonally. A block may hang above an empty cell. The ground floor is no exception.

help-balconia-6-title = Your side and the other
help-balconia-6-text = You see your own side only. The other player’s balconies went over the disc, so you may remember them, but you cannot look them up. Left and right are always as seen by whoever owns that side.

help-balconia-7-title = Reading a balcony
help-balconia-7-text = The plaque under a balcony shows where to look, what counts and how many points it is worth. On the little map, ✕ is this balcony, orange cells count and dark ones do not. Some balconies have no plaque and score nothing themselves.

help-balconia-8-title = Each time, or if
help-balconia-8-text = With × you get 1, 2 or 3 points for each thing counted: every piece, not every balcony. A bold 5 gives 5 points if the condition is met. Two things may be on the same balcony or on different ones. A crossed-out thing must be missing: an empty cell lacks everything, but a place outside the frame scores nothing. With × and a crossed-out thing, the balconies without it count, and empty cells do not. The entrance is no balcony and shows nothing.

help-balconia-9-title = Flowers and groups
help-balconia-9-text = A flower condition means one colour, or any. Where different colours are counted, each counts once, six at most. A group starts at this balcony and spreads up, down, left and right over balconies that show the thing. It always contains this balcony, even if it stays alone. Everything of that kind in the group counts.

help-balconia-10-title = Lovebirds
help-balconia-10-text = A lovebird looks for a partner in the next column on the side it faces, on any floor, and that partner must look back. Both balconies of a pair score 5 points. Each lovebird has one partner only. Everything else on a balcony may count for as many conditions as it likes.

help-balconia-11-title = The door and the end
help-balconia-11-text = Your door scores for your whole side: for having more of something than the other side, for whichever of two things you have fewer of, or for the difference between two things. When the last token’s block is placed, there are 15 blocks in the frame, and both sides are counted. More points win. A tie goes to the one with more door points. If these are equal too, you share the victory.

help-balconia-12-title = Variants
help-balconia-12-text = Free placement: blocks go into any empty cell. Entrance elsewhere: it stands in another cell of the bottom row. Full building: all 22 blocks are played. Open sides: both of you see everything, which is good for a first match. You may combine them.

## High-Rises

help-highrise-1-title = The aim
help-highrise-1-text = Build your tower floor by floor. A floor is two cards that add up to nine. Whoever completes the fifth floor first wins at once.

help-highrise-2-title = The start
help-highrise-2-text = There are 54 cards: the numbers 1 to 8 four times each, 4 jokers and 18 special cards (4 guard dogs, 2 bones, 3 hammers, 1 wrecking ball, 3 milkshakes, 1 donut van, 3 thieves and 1 super-thief). Everybody gets 5 cards. The rest is the deck, with a discard pile beside it. The first player is drawn at random.

help-highrise-3-title = Your turn
help-highrise-3-text = You draw a card, unless you hold 8 or more. Then you play as many cards as you like, in any order, or none. If you hold fewer than 3 cards at the end, you draw up to 3. When the deck is empty, the discard pile is shuffled and becomes the new deck.

help-highrise-4-title = Building a floor
help-highrise-4-text = Play two cards from your hand that add up to nine, such as 4 and 5. They become the new top floor of your tower.

help-highrise-5-title = Stealing a floor card
help-highrise-5-text = Play one number card and take, from an opponent’s top floor, the card that makes nine with it. Both become your new top floor. The opponent’s other card is discarded, and that floor is gone. A floor with a guard dog is safe from this.

help-highrise-6-title = Jokers
help-highrise-6-text = A joker stands for any number beside a number card, never beside another joker. In the tower it keeps that value, also when it is stolen. You cannot steal with a joker from your hand. Once discarded, it is free again.

help-highrise-7-title = Dogs and bones
help-highrise-7-text = A guard dog watches one floor of your tower. Nothing can be stolen from that floor, and the hammer cannot destroy it. Each floor has room for one dog. A bone lures away any dog of an opponent. Both cards are discarded.

help-highrise-8-title = Hammer and wrecking ball
help-highrise-8-text = The hammer destroys an opponent’s top floor, if no dog guards it. The wrecking ball destroys it in any case, and the dog is discarded too.

help-highrise-9-title = Thieves
help-highrise-9-text = A thief takes a random card from an opponent’s hand. The super-thief takes one from every opponent. You may play what you took in the same turn. Only you and the one it came from know the card.

help-highrise-10-title = Milkshakes and the donut van
help-highrise-10-text = A milkshake costs an opponent the next turn: the milkshake is discarded, and that is all. The donut van makes all opponents miss a turn. You finish yours as usual, draw if you need to, and take another full turn. Only one van may come in a turn.

help-highrise-11-title = If nothing moves
help-highrise-11-text = With 8 cards in hand you do not draw, and nobody has to play. If no card is drawn, played or discarded for three rounds, the match ends and the tallest tower wins. Towers of the same height share the victory. A warning comes one round before.

help-highrise-12-title = Variants
help-highrise-12-text = Short game: four floors win. Turn limit: the match ends after a number of turns, and the tallest tower wins. A card can only be played where it has an effect; you cannot simply throw it away.

## Pictograms: what is on a balcony

help-element-cat = Cat: purple, sitting on the railing. Every cat counts.
help-element-laundry = Laundry: every piece on the line counts, whatever it is.
help-element-sunblind = Sunblind: the awning above the window.
help-element-heart = Heart: floating beside the window.
help-element-note = Musical note: floating beside the window.
help-element-bird = Bird: turquoise, perched on the railing.
help-element-person = Person: at the window. In Loggia’s blocks a lovebird is one too.
help-element-flower_magenta = Magenta flower: also counts as a flower of any colour.
help-element-flower_light_pink = Light pink flower: also counts as a flower of any colour.
help-element-flower_purple = Purple flower: also counts as a flower of any colour.
help-element-flower_orange = Orange flower: also counts as a flower of any colour.
help-element-flower_turquoise = Turquoise flower: also counts as a flower of any colour.
help-element-flower_white = White flower: also counts as a flower of any colour.
help-element-flower = Flower: any of the six colours.
help-element-flower_colours = Flower colours: each different colour counts once, six at most.
help-element-balcony = Other balcony: each balcony there, this one not counted.
help-element-no = Crossed out: what must be missing.
help-lovebird-left = Lovebird facing left: 5 points with one facing right in the column to the left.
help-lovebird-right = Lovebird facing right: 5 points with one facing left in the column to the right.

## Pictograms: where

help-where-row = The whole row, this balcony included.
help-where-row_above = The whole row directly above.
help-where-around = The eight cells around this balcony, diagonals included.
help-where-column_right = The whole column directly to the right.
help-where-column_left = The whole column directly to the left.
help-where-column_above = All cells above this balcony in its column.
help-where-column_below = All cells below this balcony in its column.
help-where-right = The one cell directly to the right.
help-where-left = The one cell directly to the left.
help-where-group = Connected balconies that show the thing, this one included, in any shape.

## Pictograms: how many points

help-condition-each = ×1, ×2, ×3: that many points for each.
help-condition-if = A bold 5: 5 points, once, if the condition is met.
help-condition-if-both = Two things and a bold 5: at least one of each, together or apart.
help-condition-if-lacks = A crossed-out thing and a bold 5: none of it there. Empty cells are fine, cells outside the frame are not.
help-condition-without = A crossed-out thing and ×: points for each balcony without it.

## Pictograms: doors

help-door-majority = More than the other side: 5 points for the upper thing, 3 points for the lower one. A tie gives nothing. Decided at the end.
help-door-fewer_of = The fewer of two: 1 point for each of whichever you have fewer of.
help-door-difference = The difference: the larger number minus the smaller one, in points.
