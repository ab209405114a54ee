# What happens in the two games, in words. Interface texts of pages are in ui.ftl, help in help.ftl.
#
# Programs put sentences together from finished pieces: a piece is formatted first and handed on as
# a string. Sentences start with a capital and end with a full stop. Labels, pieces and sums
# (sum-…) start small, without a full stop, unless a name comes first.
#
# Variables that mean the same everywhere:
#   $count, $points, $floor, $turns, …  numbers: plural forms depend on them, never strings
#   $name     who acts: the player's name, or seat-green, seat-red, …
#   $victim   whom it is done to, the same way
#   $you      "actor" if the reader is $name, "victim" if the reader is $victim, else "other"
#   $cell     "b3", as the engine has it
#   lists     ($things, $winners, …) are joined by Intl.ListFormat; English is en-GB
#
# Pieces of a symbol or of what is counted, element-SYMBOL and:
#   -count ($count)  2 cats             -none     no cat       ("if there is …", "… in its row")
#   -each            for each cat       -of       cats         ("more …", "the number of …")
#   -some            a cat              -without  without a cat
# SYMBOL is an element, flower, flower_colours or balcony; the last two have no -some, -of and
# -without.

## Amounts

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
floors = { $count ->
    [one] { $count } floor
   *[other] { $count } floors
}
turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
tokens-left = { $count ->
    [0] no token left
    [one] { $count } token left
   *[other] { $count } tokens left
}
# $token and $total: numbers
token-of = token { $token } of { $total }
# $change: "+4" or "−2", the sign included; $points: the same as a number
score-change = { $points ->
    [one] { $change } point
   *[other] { $change } points
}

## The games, seats and roles

game-balconia = Balconia
game-balconia-about = Two players, one building, two sides. Every block you place gives the other player a balcony too.
game-highrise = High-Rises
game-highrise-about = Two to four players race to build the tallest tower, and steal each other’s floors on the way.

seat-green = Green
seat-pink = Pink
seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-white = White

role-selecting = selecting
role-placing = placing

## Cells of the frame
cell-empty = empty
cell-entrance = entrance
# Entrances of the standard set, by name in small letters; another name is shown as it is
entrance-swallow-arch = Swallow arch
entrance-rose-gate = Rose gate
entrance-lantern-door = Lantern door

## Elements, and what else a condition counts

element-cat = cat
element-cat-count = { $count ->
    [0] no cats
    [one] { $count } cat
   *[other] { $count } cats
}
element-cat-each = for each cat
element-cat-some = a cat
element-cat-none = no cat
element-cat-of = cats
element-cat-without = without a cat

element-laundry = laundry
element-laundry-count = { $count ->
    [0] no laundry
    [one] { $count } piece of laundry
   *[other] { $count } pieces of laundry
}
element-laundry-each = for each piece of laundry
element-laundry-some = laundry
element-laundry-none = no laundry
element-laundry-of = pieces of laundry
element-laundry-without = without laundry

element-sunblind = sunblind
element-sunblind-count = { $count ->
    [0] no sunblinds
    [one] { $count } sunblind
   *[other] { $count } sunblinds
}
element-sunblind-each = for each sunblind
element-sunblind-some = a sunblind
element-sunblind-none = no sunblind
element-sunblind-of = sunblinds
element-sunblind-without = without a sunblind

element-heart = heart
element-heart-count = { $count ->
    [0] no hearts
    [one] { $count } heart
   *[other] { $count } hearts
}
element-heart-each = for each heart
element-heart-some = a heart
element-heart-none = no heart
element-heart-of = hearts
element-heart-without = without a heart

element-note = musical note
element-note-count = { $count ->
    [0] no musical notes
    [one] { $count } musical note
   *[other] { $count } musical notes
}
element-note-each = for each musical note
element-note-some = a musical note
element-note-none = no musical note
element-note-of = musical notes
element-note-without = without a musical note

element-bird = bird
element-bird-count = { $count ->
    [0] no birds
    [one] { $count } bird
   *[other] { $count } birds
}
element-bird-each = for each bird
element-bird-some = a bird
element-bird-none = no bird
element-bird-of = birds
element-bird-without = without a bird

element-person = person
element-person-count = { $count ->
    [0] no people
    [one] { $count } person
   *[other] { $count } people
}
element-person-each = for each person
element-person-some = a person
element-person-none = nobody
element-person-of = people
element-person-without = without people

element-flower_magenta = magenta flower
element-flower_magenta-count = { $count ->
    [0] no magenta flowers
    [one] { $count } magenta flower
   *[other] { $count } magenta flowers
}
element-flower_magenta-each = for each magenta flower
element-flower_magenta-some = a magenta flower
element-flower_magenta-none = no magenta flower
element-flower_magenta-of = magenta flowers
element-flower_magenta-without = without a magenta flower

element-flower_light_pink = light pink flower
element-flower_light_pink-count = { $count ->
    [0] no light pink flowers
    [one] { $count } light pink flower
   *[other] { $count } light pink flowers
}
element-flower_light_pink-each = for each light pink flower
element-flower_light_pink-some = a light pink flower
element-flower_light_pink-none = no light pink flower
element-flower_light_pink-of = light pink flowers
element-flower_light_pink-without = without a light pink flower

element-flower_purple = purple flower
element-flower_purple-count = { $count ->
    [0] no purple flowers
    [one] { $count } purple flower
   *[other] { $count } purple flowers
}
element-flower_purple-each = for each purple flower
element-flower_purple-some = a purple flower
element-flower_purple-none = no purple flower
element-flower_purple-of = purple flowers
element-flower_purple-without = without a purple flower

element-flower_orange = orange flower
element-flower_orange-count = { $count ->
    [0] no orange flowers
    [one] { $count } orange flower
   *[other] { $count } orange flowers
}
element-flower_orange-each = for each orange flower
element-flower_orange-some = an orange flower
element-flower_orange-none = no orange flower
element-flower_orange-of = orange flowers
element-flower_orange-without = without an orange flower

element-flower_turquoise = turquoise flower
element-flower_turquoise-count = { $count ->
    [0] no turquoise flowers
    [one] { $count } turquoise flower
   *[other] { $count } turquoise flowers
}
element-flower_turquoise-each = for each turquoise flower
element-flower_turquoise-some = a turquoise flower
element-flower_turquoise-none = no turquoise flower
element-flower_turquoise-of = turquoise flowers
element-flower_turquoise-without = without a turquoise flower

element-flower_white = white flower
element-flower_white-count = { $count ->
    [0] no white flowers
    [one] { $count } white flower
   *[other] { $count } white flowers
}
element-flower_white-each = for each white flower
element-flower_white-some = a white flower
element-flower_white-none = no white flower
element-flower_white-of = white flowers
element-flower_white-without = without a white flower

element-flower = flower
element-flower-count = { $count ->
    [0] no flowers
    [one] { $count } flower
   *[other] { $count } flowers
}
element-flower-each = for each flower
element-flower-some = a flower
element-flower-none = no flower
element-flower-of = flowers
element-flower-without = without a flower

element-flower_colours = flower colours
element-flower_colours-count = { $count ->
    [0] no flowers
    [one] { $count } flower colour
   *[other] { $count } flower colours
}
element-flower_colours-each = for each different flower colour
element-flower_colours-none = no flower

element-balcony = other balcony
element-balcony-count = { $count ->
    [0] no other balconies
    [one] { $count } other balcony
   *[other] { $count } other balconies
}
element-balcony-each = for each other balcony
element-balcony-none = no other balcony

lovebird-left = lovebird facing left
lovebird-left-some = a lovebird facing left
lovebird-right = lovebird facing right
lovebird-right-some = a lovebird facing right

# Balconies without something; $without: element-…-without
balcony-without-count = { $count ->
    [0] no balcony { $without }
    [one] { $count } balcony { $without }
   *[other] { $count } balconies { $without }
}

## Where a condition looks

where-row = in its row
where-row_above = in the row above
where-around = around it
where-column_right = in the column to its right
where-column_left = in the column to its left
where-column_above = above it in the column
where-column_below = below it in the column
where-right = directly to its right
where-left = directly to its left
where-group = in its group

## Conditions
# $where: where-…; $each: element-…-each; $without: element-…-without; $thing, $first, $second:
# element-…-some; $none: element-…-none

condition-each = { points } { $each } { $where }.
condition-each-without = { points } for each balcony { $where } { $without }.
condition-if-has = { points } if there is { $thing } { $where }.
condition-if-has-both = { points } if there is { $first } and { $second } { $where }.
condition-if-lacks = { points } if there is { $none } { $where }.
condition-lovebird-left = 5 points with a lovebird facing right in the column to its left.
condition-lovebird-right = 5 points with a lovebird facing left in the column to its right.
condition-none = No condition.

# $things: a list of element-…-count, and lovebird-…-some; $condition: one of the above
face = Balcony with { $things }. { $condition }
face-bare = Balcony with nothing on it. { $condition }

## Doors
# $first, $second: element-…-of; $firstEach, $secondEach: element-…-each

door-majority = 5 points for more { $first } on this side than on the other, and 3 points for more { $second }.
door-fewer_of-either = 1 point { $firstEach } or { $secondEach }, whichever there are fewer of. Equal numbers count too.
door-fewer_of-strict = 1 point { $firstEach } or { $secondEach }, whichever there are fewer of. Equal numbers score nothing.
door-fewer_of-left_only = 1 point { $firstEach }, if there are fewer { $first } than { $second }.
door-difference = The difference between the numbers of { $first } and { $second }, in points.

## Sums in words
# $things: element-…-count or balcony-without-count, or a list of them; $none: …-none

sum-each = { $things } × { $each } = { points }
# $flowers: a list of flowers, element-flower_…-count; $things: element-flower_colours-count
sum-colours = { $flowers }: { $things } × { $each } = { points }
sum-there = { $things } { $where }: { points }
sum-none = { $none } { $where }: { points }
sum-none-without = no balcony { $where } { $without }: 0 points
sum-outside = what it looks at is outside the frame: 0 points
sum-no-condition = no condition: 0 points
sum-lovebird-paired = paired with the lovebird at { $cell }: 5 points
sum-lovebird-alone = no free partner in that column: 0 points
sum-lovebird-outside = looks out of the frame: 0 points
# $first, $second: element-…-count of this side; $otherFirst, $otherSecond: numbers of the other
sum-door-majority = { $first } against { $otherFirst }, { $second } against { $otherSecond }: { points }
sum-door-open = { $first }, { $second }: decided at the end
sum-door-fewer_of = { $first }, { $second }: { points }
# $more, $less: the two numbers, the larger one first
sum-door-difference = { $first }, { $second }: { $more } − { $less } = { points }

## What to do now, Balconia

prompt-keep = Keep two faces that lie side by side. The other two go to the other half of the disc.
prompt-face = Choose one of the two faces on your half.
prompt-wait = { $role ->
    [selecting] { $name } is choosing two faces to keep.
   *[placing] { $name } is placing the block.
}

## The log, Balconia
# $token, $block: numbers

log-door = The entrance stands at { $cell }.
log-token = Token { $token } is turned over.
log-keep = { $you ->
    [actor] You keep two faces.
   *[other] { $name } keeps two faces.
}
log-place = { $you ->
    [actor] You place block { $block } at { $cell }.
   *[other] { $name } places block { $block } at { $cell }.
}

## Results, Balconia
# $score, $other: the winner's and the other's points, $points: by how many, or of both; $door, $otherDoor: of their doors

result-win = { $you ->
    [actor] You win by { points }, { $score } to { $other }.
   *[other] { $name } wins by { points }, { $score } to { $other }.
}
result-tie-door = { $you ->
    [actor] You win on door points, { $door } to { $otherDoor }.
   *[other] { $name } wins on door points, { $door } to { $otherDoor }.
}
result-tie-why = Both sides have { points }, so the doors decide.
result-shared = The victory is shared.
result-shared-why = Both sides have { points }, and as many from the doors.

## What happens at any table
# $count: how many win; $winners: a list of their names, without the reader's; $player: the bot's
# name (bot-…)

result-winners = { $you ->
    [actor] { $count ->
        [one] You win.
       *[other] You share the victory with { $winners }.
    }
   *[other] { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }
}
log-resigned = { $you ->
    [actor] You resign.
   *[other] { $name } resigns.
}
log-timeout = { $you ->
    [actor] Your time is up.
   *[other] { $name } runs out of time.
}
log-left = { $you ->
    [actor] You leave the table.
   *[other] { $name } leaves the table.
}
log-stand-in = { $player } now plays for { $name }, who left or ran out of time.
log-undo = { $you ->
    [actor] You take back a move.
   *[other] { $name } takes back a move.
}
log-started = The match begins.
log-rematch = A rematch is waiting.

## Cards of High-Rises
# card-CARD, and for all but numbers: -caption (short, for the card), -effect. -some follows a verb.

card-1 = 1
card-1-some = a 1
card-2 = 2
card-2-some = a 2
card-3 = 3
card-3-some = a 3
card-4 = 4
card-4-some = a 4
card-5 = 5
card-5-some = a 5
card-6 = 6
card-6-some = a 6
card-7 = 7
card-7-some = a 7
card-8 = 8
card-8-some = an 8
card-number-effect = Two cards that add up to nine make a floor. One alone can steal its partner from an opponent’s top floor.

card-joker = joker
card-joker-caption = joker
card-joker-some = a joker
card-joker-effect = Stands for any number beside a number card, and keeps that value in the tower.
card-dog = guard dog
card-dog-caption = dog
card-dog-some = a guard dog
card-dog-effect = Guards a floor of your tower against theft and the hammer.
card-bone = bone
card-bone-caption = bone
card-bone-some = a bone
card-bone-effect = Lures an opponent’s guard dog away from any floor.
card-hammer = hammer
card-hammer-caption = hammer
card-hammer-some = a hammer
card-hammer-effect = Destroys an opponent’s top floor, unless a dog guards it.
card-ball = wrecking ball
card-ball-caption = ball
card-ball-some = a wrecking ball
card-ball-effect = Destroys an opponent’s top floor, and its guard dog with it.
card-milkshake = milkshake
card-milkshake-caption = milkshake
card-milkshake-some = a milkshake
card-milkshake-effect = Makes an opponent lose their next turn.
card-thief = thief
card-thief-caption = thief
card-thief-some = a thief
card-thief-effect = Takes a random card from an opponent’s hand.
card-super_thief = super-thief
card-super_thief-caption = super-thief
card-super_thief-some = a super-thief
card-super_thief-effect = Takes a random card from the hand of every opponent.
card-van = donut van
card-van-caption = donut van
card-van-some = a donut van
card-van-effect = All opponents miss a turn, and you take another one.

## The table of High-Rises

hand-size = { $count ->
    [0] no card in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
deck-size = { $count ->
    [0] the deck is empty
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
discard-size = { $count ->
    [0] the discard pile is empty
    [one] { $count } card in the discard pile
   *[other] { $count } cards in the discard pile
}
discard-top = on top: { $card }
milkshakes = { $count ->
    [one] { $count } milkshake
   *[other] { $count } milkshakes
}
van-in-centre = the donut van is here
hand-empty = Your hand is empty
# $goal: floors that win
tower-goal = { $count } of { $goal } floors
# $low, $high: a number, or value-joker; $guarded: "yes" or "no"
floor-words = { $guarded ->
    [yes] floor { $floor }: { $low } and { $high }, guarded by a dog
   *[no] floor { $floor }: { $low } and { $high }
}
value-joker = joker as { $value }
# $count: how many cards will be drawn
end-turn = { $count ->
    [0] End turn
    [one] End turn, draw { $count } card
   *[other] End turn, draw { $count } cards
}
prompt-play = Play as many cards as you like, or end your turn.
prompt-none = You can play no card now. End your turn.
prompt-others-turn = { $name } is playing.
prompt-deal = The cards are dealt.
prompt-draw = Your turn begins with a card.
prompt-theft = The thief reaches into a hand.
prompt-refill = Your hand is filled up.
prompt-ended = Your turn is over.

## The log, High-Rises
# $card: card-…-some

log-first = { $you ->
    [actor] You begin.
   *[other] { $name } begins.
}
log-deal = { $count ->
    [one] Everybody is dealt { $count } card.
   *[other] Everybody is dealt { $count } cards.
}
log-draw = { $you ->
    [actor] You draw { $card }.
   *[other] { $name } draws { $card }.
}
log-draw-unseen = { $you ->
    [actor] You draw { cards }.
   *[other] { $name } draws { cards }.
}
# $low + $high = 9; the spaces do not break, as in every sum of a floor
log-build = { $you ->
    [actor] You build floor { $floor }: { $low } + { $high }.
   *[other] { $name } builds floor { $floor }: { $low } + { $high }.
}
# $number: the number card; $value: what the joker stands for
log-build-joker = { $you ->
    [actor] You build floor { $floor }: { $number } + joker as { $value }.
   *[other] { $name } builds floor { $floor }: { $number } + joker as { $value }.
}
# $with, $card: the card played and the card taken, card-…-some; $floor: the new floor
log-steal = { $you ->
    [actor] You play { $with } and steal { $card } from { $victim }’s top floor. It is your floor { $floor } now.
    [victim] { $name } plays { $with } and steals { $card } from your top floor. That floor is gone.
   *[other] { $name } plays { $with } and steals { $card } from { $victim }’s top floor.
}
log-steal-joker = { $you ->
    [actor] You play { $with } and steal the joker worth { $value } from { $victim }’s top floor. It is your floor { $floor } now.
    [victim] { $name } plays { $with } and steals the joker worth { $value } from your top floor. That floor is gone.
   *[other] { $name } plays { $with } and steals the joker worth { $value } from { $victim }’s top floor.
}
log-dog = { $you ->
    [actor] Your guard dog watches floor { $floor }.
   *[other] { $name } sets a guard dog on floor { $floor }.
}
log-bone = { $you ->
    [actor] Your bone lures the dog away from { $victim }’s floor { $floor }.
    [victim] { $name } lures your dog away from floor { $floor } with a bone.
   *[other] { $name } lures { $victim }’s dog away from floor { $floor } with a bone.
}
log-hammer = { $you ->
    [actor] Your hammer destroys { $victim }’s floor { $floor }.
    [victim] { $name }’s hammer destroys your floor { $floor }.
   *[other] { $name }’s hammer destroys { $victim }’s floor { $floor }.
}
log-ball = { $you ->
    [actor] Your wrecking ball destroys { $victim }’s floor { $floor }.
    [victim] { $name }’s wrecking ball destroys your floor { $floor }.
   *[other] { $name }’s wrecking ball destroys { $victim }’s floor { $floor }.
}
log-ball-dog = { $you ->
    [actor] Your wrecking ball destroys { $victim }’s floor { $floor }, and the dog goes too.
    [victim] { $name }’s wrecking ball destroys your floor { $floor }, and your dog goes too.
   *[other] { $name }’s wrecking ball destroys { $victim }’s floor { $floor }, and the dog goes too.
}
log-milkshake = { $you ->
    [actor] You treat { $victim } to a milkshake. { $victim } will lose a turn.
    [victim] { $name } treats you to a milkshake. It costs you your next turn.
   *[other] { $name } treats { $victim } to a milkshake. { $victim } will lose a turn.
}
log-thief = { $you ->
    [actor] You send a thief to { $victim }.
    [victim] { $name } sends you a thief.
   *[other] { $name } sends a thief to { $victim }.
}
log-theft = { $you ->
    [actor] You take { $card } from { $victim }’s hand.
    [victim] { $name } takes { $card } from your hand.
   *[other] { $name } takes { $card } from { $victim }’s hand.
}
log-theft-unseen = { $you ->
    [actor] You take a card from { $victim }’s hand.
    [victim] { $name } takes a card from your hand.
   *[other] { $name } takes a card from { $victim }’s hand.
}
log-super_thief = { $you ->
    [actor] You send the super-thief to everybody.
   *[other] { $name } sends the super-thief to everybody.
}
log-van = { $you ->
    [actor] Your donut van arrives. The others miss a turn, and you take another one.
   *[other] { $name }’s donut van arrives. Everybody else misses a turn, and { $name } takes another one.
}
log-end = { $you ->
    [actor] { $count ->
        [0] You end your turn.
       *[other] You end your turn and draw { cards }.
    }
   *[other] { $count ->
        [0] { $name } ends the turn.
       *[other] { $name } ends the turn and draws { cards }.
    }
}
log-reshuffle = The discard pile is shuffled and becomes the deck.
log-lost-turn = { $you ->
    [actor] You drink your milkshake and lose this turn.
   *[other] { $name } drinks a milkshake and loses the turn.
}
log-missed-turn = { $you ->
    [actor] You queue at the donut van and miss a turn.
   *[other] { $name } queues at the donut van and misses a turn.
}
log-extra-turn = { $you ->
    [actor] You take another turn.
   *[other] { $name } takes another turn.
}
log-stalled = No card has moved for too long, so the match ends. The tallest tower wins, and equal ones share the victory.
log-turn-limit = { $count ->
    [one] { $count } turn has been played, and the match ends. The tallest tower wins, and equal ones share the victory.
   *[other] { $count } turns have been played, and the match ends. The tallest tower wins, and equal ones share the victory.
}

## Results, High-Rises
# $count: floors

result-tower = { $you ->
    [actor] You complete floor { $count } and win.
   *[other] { $name } completes floor { $count } and wins.
}
result-margin = { floors } to { $others }.
result-most-floors = { $you ->
    [actor] You win with { floors }.
   *[other] { $name } wins with { floors }.
}
# What each of those has who share the victory
result-shared-floors = { floors } each.

## Moves as labels
# For buttons and screen readers. $card: card-…-some; otherwise as in the log

play-turn-left = Turn the block to the left
play-turn-right = Turn the block to the right
play-keep = Keep these two faces
play-build = Build { $low } + { $high }
play-steal = Steal { $card } from { $victim }
play-steal-joker = Steal the joker worth { $value } from { $victim }
play-dog = Set the dog on floor { $floor }
play-bone = Lure { $victim }’s dog away from floor { $floor }
play-hammer = Destroy { $victim }’s top floor with the hammer
play-ball = Destroy { $victim }’s top floor with the wrecking ball
play-milkshake = Treat { $victim } to a milkshake
play-thief = Send the thief to { $victim }
play-super_thief = Send the super-thief to everybody
play-van = Call the donut van

## Options
# option-KEY, option-KEY-help, option-KEY-VALUE; numbers: option-KEY-value ($count).
# Seats (first) are seat-…; a first player that is not given is option-first-drawn.

option-entrance = Entrance
option-entrance-help = Which of the three entrance blocks stands in the building.
option-entrance-random = drawn at random
option-entrance-1 = the first
option-entrance-2 = the second
option-entrance-3 = the third
option-door = Position of the entrance
option-door-help = The cell of the bottom row where the entrance stands, counted from Green’s left.
option-door-a1 = first cell (a1)
option-door-b1 = second cell (b1)
option-door-c1 = in the middle (c1)
option-door-d1 = fourth cell (d1)
option-door-e1 = fifth cell (e1)
option-door-random = drawn at random
option-fewer_of = Doors for the fewer of two
option-fewer_of-help = The editions of the rules differ on doors that score whichever of two things there are fewer of.
option-fewer_of-either = equal numbers count
option-fewer_of-either-help = The smaller number scores. If both are equal, that number scores.
option-fewer_of-strict = equal numbers score nothing
option-fewer_of-strict-help = The smaller number scores, and nothing does if both are equal. This is how the English and Russian rules have it.
option-fewer_of-left_only = only the left one counts
option-fewer_of-left_only-help = The thing on the left scores, if there are fewer of it than of the one on the right. This is how the French rules have it.
option-free_placement = Free placement
option-free_placement-help = Blocks may go into any empty cell, not only next to another block.
option-full_building = Full building
option-full_building-help = A longer game: all 22 tokens are played, and almost every cell is filled.
option-open_facades = Open sides
option-open_facades-help = Everybody sees both sides of the building. Good for learning together.
option-players = Players
option-players-value = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
option-first = First player
option-first-help = Who takes the first turn.
option-first-drawn = drawn at random
option-floors = Floors to win
option-floors-help = How tall a tower wins. The usual game has 5 floors, the short one 4.
option-floors-value = { floors }
option-turn_limit = Turn limit
option-turn_limit-help = The match ends after this many turns of all players together, and the tallest tower wins.
option-turn_limit-none = no limit
option-turn_limit-value = { turns }
option-stall_rounds = Rounds without a move
option-stall_rounds-help = The match ends after this many rounds in a row in which no card was drawn, played or discarded.
option-stall_rounds-value = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}

## Block sets and decks

content-balconia-standard = Loggia’s blocks
content-balconia-standard-help = 22 blocks of our own, made to be fair to both sides.
content-highrise-standard = 54 cards
content-highrise-standard-help = The usual deck, with 3 milkshakes.
content-highrise-printed = 55 cards
content-highrise-printed-help = With a fourth milkshake, as the Russian rules list it.

## Bots
# bot-BOT: the name; -level: what they are, and how strong; -play: to start a match; -GAME: how they play
# it; -GAME-strength: how well, as measured between two players (README, bench/README.md).

bot-newcomer = Timo
bot-newcomer-level = Newcomer
bot-newcomer-play = Play against Timo
bot-newcomer-balconia = Looks at his own side alone, and keeps what he likes best.
bot-newcomer-balconia-strength = Level 1 of 6, the easiest: just right for your first match.
bot-newcomer-highrise = Plays his cards as they come.
bot-newcomer-highrise-strength = Level 1 of 6, the easiest: just right for your first match.
bot-tenant = Otto
bot-tenant-level = Tenant
bot-tenant-play = Play against Otto
bot-tenant-balconia = Looks at both sides, but remembers only your latest faces.
bot-tenant-balconia-strength = Level 2 of 6, easy: beats Timo in 3 of 4 matches.
bot-tenant-highrise = Minds his own tower first, then strikes at anybody.
bot-tenant-highrise-strength = Level 2 of 6, easy: beats Timo in 6 of 10 matches.
bot-neighbour = Flora
bot-neighbour-level = Neighbour
bot-neighbour-play = Play against Flora
bot-neighbour-balconia = Forgets nothing, and takes what is best for this turn.
bot-neighbour-balconia-strength = Level 3 of 6, medium: beats Otto in 2 of 3 matches.
bot-neighbour-highrise = Plays everything in good order, and against whoever leads.
bot-neighbour-highrise-strength = Level 3 of 6, medium: beats Otto in 7 of 10 matches.
bot-architect = Clara
bot-architect-level = Architect
bot-architect-play = Play against Clara
bot-architect-balconia = Thinks of the blocks that may still come.
bot-architect-balconia-strength = Level 4 of 6, strong: beats Flora in 3 of 4 matches.
bot-architect-highrise = Imagines the others’ hands, and how each play would end.
bot-architect-highrise-strength = Level 4 of 6, strong: beats Flora in 6 of 10 matches.
bot-master = Bruno
bot-master-level = Master
bot-master-play = Play against Bruno
bot-master-balconia = Plans far ahead, and plays the last two blocks without a slip.
bot-master-balconia-strength = Level 5 of 6, very strong: beats Clara in 3 of 4 matches.
bot-master-highrise = Weighs what everybody may hold and answer.
bot-master-highrise-strength = Level 5 of 6, very strong: beats Clara in 6 of 10 matches.
bot-analyst = Irma
bot-analyst-level = Analyst
bot-analyst-play = Play against Irma
bot-analyst-balconia = Takes her time, and plays the last three blocks without a slip.
bot-analyst-balconia-strength = Level 6 of 6, the strongest, but only just: Bruno wins nearly half of their matches.
bot-analyst-highrise = Takes her time, and looks further than anybody.
bot-analyst-highrise-strength = Level 6 of 6, the strongest: beats Bruno in 56 of 100 matches.
bot-random = Random
bot-sensible = Sensible
