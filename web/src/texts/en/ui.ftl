# Texts of the app around the games.
navigation = Pages
go-home = Loggia, to the start
go-games = My games
go-lobby = Open tables
go-gallery = Gallery
go-settings = Settings
go-about = About
you = You
home-title = Two games about building houses
home-text = Play against a bot, with somebody beside you, or with friends far away.
game-balconia-pitch = Two players build one house and see it from two sides. Choose what the other gets, place what serves you.
game-highrise-pitch = Two cards that make nine are a floor. Five floors win, if nobody takes them away.
play-bot = Play against a bot
play-other = More ways to play
how-to-play = How to play
lost-title = There is nothing here
lost-text = The address may be old or mistyped.
lost-home = To the start
not-loaded-title = Something is missing
no-such-table = This table is not on this device
curtain-pass = Please hand the device to { $name }.
curtain-lift = I am { $name }

players = Players
# Two players with the same name; $seat: seat-…
name-at-seat = { $name } ({ $seat })
presence-here = is looking
presence-away = is away
thinking = is thinking
clock-left = { $time } left
clock-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
line-lost = The connection is lost. Trying to get it back; nothing is forgotten.
line-ended = You were logged out here.
server-paused = Nothing can be saved at the moment. What you did waits and will be done.
app-outdated = A newer Loggia is here.
app-reload = Load it
seat-lost = { $you ->
    [actor] You left or your time is up, so a bot plays on in your seat.
   *[other] { $name } left or ran out of time, so a bot plays on.
}
undo-asked = { $name } asks to take the last move back.
undo-agree = Allow it
undo-decline = Decline
undo-waiting = You asked to take your move back. Waiting for the others.
undo-declined = Your move stands: not everybody wants to take it back.
undo = Take back
help = Help
close = Close
resign = Resign
resign-question = Give up this match? { $others ->
    [one] The other player wins, and it cannot be taken back.
   *[other] It ends for everybody, the others win, and it cannot be taken back.
}
resign-yes = Resign
resign-to-bot = Leave, and { $name } plays on
resign-no = Play on
loading = One moment, please.
title-your-turn = Your turn
title-undo-asked = A question for you
after-match = After the match
play-again = Play again
rematch = Rematch
replay = Look at it again
record-download = Download the record
record-share = Share the record
record-missing = The record of this match cannot be fetched. Please try again later.
