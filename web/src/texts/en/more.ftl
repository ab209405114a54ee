# The gallery, the player aid, the page about Loggia, and matches watched again.
# $name: a player; $at, $count, $match, $block, $face: numbers.


## The gallery

gallery-text = Everything the games are made of. { $pointer ->
    [coarse] Hold a picture to read what it means. Tap a balcony to see it large.
   *[fine] Rest the pointer on a picture to read what it means. Click a balcony to see it large.
}
gallery-content = What to show
gallery-symbols = Pictograms
gallery-blocks = Blocks
gallery-doors = Entrances
gallery-block = Block { $block }
gallery-face = Block { $block }, face { $face }
# $entrance: entrance-…; $seat: seat-…
gallery-door = { $entrance }: { $seat }
gallery-floor-cards = Floor cards
gallery-specials = Special cards
# $game: game-…; $content: content-…
gallery-option = { $game }: { $content }
gallery-failed = The games did not load. Reload the page to try again.

## The player aid

aid-contents = Contents
aid-elements = On a balcony
aid-where = Where to look
aid-points = How many points
aid-doors = What doors score
aid-cards = The cards
# $card: card-…; $effect: card-…-effect
aid-card = { $card }: { $effect }
aid-hint = Press a plaque to read it in words.
help-choose = Choose a game
help-gallery = All blocks and cards

## About

about-around-title = Look around
about-help = How to play { $game }
about-replay = Watch a replay
about-licence-whole = The licence in full
about-font = Headings are set in Balsamiq Sans, which may be used freely under the SIL Open Font License.
about-font-whole = The licence of the typeface
about-version-title = Version
# $version: a number
about-rules = { $game }: rules, version { $version }

## Matches watched again

replay-title = Watch a replay
replay-text = Open the record of a match and go through it step by step. Everything that was hidden during play is shown.
replay-open = Open a record
replay-drop = { $pointer ->
    [coarse] You can also paste a copied record.
   *[fine] You can also drop the file anywhere on this page, or paste a copied record.
}
replay-here = Finished on this device
replay-none = There is no finished match on this device yet. The ones you play to the end will wait here.
replay-opening = Opening the record…
replay-other = Open another record
# $players: a list of names
replay-of = { $game }: { $players }
replay-matches = The file holds several matches
replay-match = Match { $match } of { $count }
replay-steps = Steps
replay-first = First step
replay-back = One step back
replay-forward = One step forward
replay-last = Last step
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-position = Position in the match
replay-at = Step { $at } of { $count }
replay-all = All steps
# $sentence: from the log
replay-undone = { $sentence } (taken back)
replay-keys = Arrow keys go back and forward, the space bar plays and pauses.
replay-result = Result
replay-unfinished = This match is not over yet.
replay-download = Download
replay-share = Share
replay-copied = The record has been copied.
replay-copied-link = The link has been copied.
replay-not-shared = Sharing did not work here. Download the record and send the file.

## Records that cannot be shown

replay-error-title = This cannot be shown
replay-error-empty = The file is empty. Choose another one, or save the record again.
replay-error-not_json = This is not the record of a match. Records are saved with “Download”, and their names end in .json.
replay-error-torn = The record ends in the middle, perhaps because a download was interrupted. Save it again, and open the new file.
replay-error-foreign = Another program wrote this file. Choose a record that Loggia has saved.
replay-error-other_kind = This file is Loggia’s, but it holds no match. Choose the record of a match.
replay-error-newer = This record comes from another version of Loggia. Reload the page to get the newest one, and try again.
replay-error-damaged = Something in this record does not add up. Save it again where you got it, and open the new file.
# $text: the program's words, in English
replay-error-detail = Details: { $text }
replay-error-large = This file is too large for the record of a match. Choose another one.
replay-error-unread = The file could not be read. Choose it again.
replay-error-gone = This match is not on this device, or it is no longer kept. Look under “{ go-games }”, or open a file.
replay-error-unfinished = This match is not over, so there is no record of it yet. Finish it first.
replay-try-again = Try again
