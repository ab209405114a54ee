# Why something did not work, and what to do next. refusal-CODE, error-CODE and close-CODE of
# docs/PROTOCOL.md, word for word; only those lines that are not opened again by themselves have a
# close-CODE. No variables, but in refusal-unknown and error-unknown ($text: what the server said,
# in English).

## Tables

refusal-already_started = The match has already begun. You can watch it, or find another table.
refusal-not_started = The match has not begun yet. It starts as soon as all seats are taken.
refusal-no_such_chair = This table has no such seat. Choose one of those shown.
refusal-chair_taken = That seat is taken or reserved for somebody. Choose another one.
refusal-already_seated = You already sit at this table.
refusal-not_seated = You do not sit at this table, so there is no seat to leave.
refusal-not_your_table = Only the person who opened the table can do this.
refusal-table_closed = This table is closed. Open a new one, or join another.
refusal-stale = Something else happened first. Look again, then decide.
refusal-too_many_undos = This match has grown too long to take anything back. Play on from here.
refusal-not_at_table = Only those who play can do that. You are watching.
refusal-not_your_turn = It is somebody else’s turn. Yours will come soon.
refusal-not_an_action = The table did not understand that move. Reload the page and try again.
refusal-match_over = The match is over. You can ask for a rematch.
refusal-match_not_over = A rematch is possible once this match is over.
refusal-nothing_to_undo = There is nothing to take back.
refusal-undo_to_chance = What chance has drawn cannot be drawn again. Take back a decision of your own.
refusal-not_your_decision = That was somebody else’s decision. You can take back your own.
refusal-nothing_asked = Nobody is asking to take a move back.
refusal-impossible = That cannot be done at this table.
refusal-unknown = That did not work. The server says: { $text }

## Balconia

refusal-select_first = Two faces are kept first, then the block is placed.
refusal-place_first = The block on the disc is placed first.
refusal-no_such_face = The block has no such face. Choose one of the two on your half of the disc.
refusal-face_kept = That face is on the other half of the disc. Choose one of the two on yours.
refusal-no_such_cell = That is outside the frame. Choose a cell that glows.
refusal-cell_filled = There is a block in that cell already. Choose an empty one.
refusal-cell_not_adjacent = That cell is not next to a block yet. Choose one that glows.
refusal-entrance_first = The entrance is drawn first.
refusal-door_first = The place of the entrance is drawn first.
refusal-reveal_first = A token is turned over first.
refusal-no_such_entrance = There is no such entrance. Choose one of the three.
refusal-door_off_ground = The entrance stands in the bottom row.
refusal-no_such_token = There is no such token. They go from 1 to 22.
refusal-token_used = That token has been turned over before.

## High-Rises

refusal-not_in_hand = That card is not in your hand. Choose another one.
refusal-not_nine = The two cards of a floor add up to nine. Choose another pair.
refusal-needs_number = That takes a number card from 1 to 8.
refusal-joker_steals = A joker cannot steal a floor card. Use a number card.
refusal-no_such_seat = Nobody sits there. Choose one of the players.
refusal-own_seat = This card is played against somebody else.
refusal-no_floor = There is no floor yet.
refusal-no_such_floor = That tower has no such floor. Choose one that stands.
refusal-not_on_top = No card of that top floor makes nine with yours. Try another card or another tower.
refusal-top_guarded = A dog guards that floor, so nothing can be stolen from it. A bone would lure the dog away.
refusal-hammer_guarded = A dog guards that floor, so the hammer cannot reach it. A bone or the wrecking ball would help.
refusal-dog_there = A dog guards that floor already. Choose another floor.
refusal-no_dog = There is no dog on that floor. Choose a floor that has one.
refusal-empty_hand = There is no card in that hand. Choose somebody who has one.
refusal-all_hands_empty = Nobody else holds a card, so there is nothing to steal.
refusal-second_van = The donut van is here already. One per turn is enough.
refusal-deal_first = The cards are dealt first.
refusal-draw_first = A card is drawn first.
refusal-theft_first = The thief takes a card first.
refusal-refill_first = The hand is filled up first.
refusal-nothing_to_draw = There is nothing to draw now. Play a card, or end the turn.
refusal-not_the_drawer = Somebody else draws now.
refusal-not_in_stock = That card is not among those that can be drawn.
refusal-not_the_thief = Somebody else steals now.
refusal-not_the_robbed = The thief reaches into another hand.
refusal-not_in_their_hand = That card is not in the hand it is taken from.

## Errors

error-not_understood = The server did not understand this. Reload the page and try again.
error-no_guest = The server does not know you yet. Enter a name to play.
error-wrong_login = Login and password do not match. Check both and try again.
error-other_origin = This page does not belong to the server. Open the server’s own address.
error-no_spectators = Only those who sit at this table can see it.
error-unknown_match = There is no such match, or it is no longer kept. Check the link.
error-nothing_there = There is nothing at this address.
error-match_not_over = The record will be there when the match is over.
error-login_taken = Somebody else has this login. Choose another one.
error-body_too_large = That is too much at once. Send something shorter.
error-header_too_large = The browser sent too much data. Clear the cookies of this page and try again.
error-not_json = The server expected another kind of message. Reload the page and try again.
error-too_often = That was a little too fast. Wait a moment and try again.
error-busy = The server is busy. Wait a moment and try again.
error-too_many_connections = Too many connections come from your network. Close other tabs, or try again later.
error-hello_first = The page and the server have lost touch. Reload the page.
error-too_many_tables = You have 100 open tables. Finish or leave one to open another.
error-too_many_watched = You are watching 64 matches. Close one to watch another.
error-not_stored = This device could not save that, so nothing was done. Free some space, or allow this page to store data, and try again.
error-not_loaded = This could not be loaded. Check the connection and reload the page.
error-unknown = Something went wrong. The server says: { $text }

## When the line closes

close-4001 = You are logged out here. Log in to play on.
