# Texts of the app around the games.
navigation = Pages
go-home = Loggia, home page
go-games = My matches
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
how-to-play = How to play
lost-title = There is nothing here
lost-text = The address may be old or mistyped.
lost-home = Home page
not-loaded-title = Something is missing
no-such-table = This table is not on this device
curtain-pass = Please pass the device to { $name }.
curtain-lift = I am { $name }

players = Players
# Two players with the same name; $seat: seat-…
name-at-seat = { $name } ({ $seat })
presence-here = is here
presence-away = is away
presence-away-for = has been away for { $time }
presence-unknown = not known while you are offline
watching = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
# $time: how long, or unknown
prompt-away = { $time ->
    [unknown] It is the turn of { $name }, who is away.
   *[other] It is the turn of { $name }, who has been away for { $time }.
}
thinking = is thinking
clock-left = { $time } left
clock-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
line-lost = The connection is lost. Loggia is reconnecting, and nothing is forgotten.
line-ended = You were logged out here.
server-paused = The server cannot save anything at the moment. Your moves are waiting and will be played.
app-outdated = A new version of Loggia is ready.
app-reload = Update
seat-lost = { $you ->
    [actor] You left or ran out of time, so a bot plays on in your seat.
   *[other] { $name } left or ran out of time, so a bot plays on.
}
undo-asked = { $name } asks to take back the last move.
undo-agree = Allow it
undo-decline = Decline
undo-waiting = You asked to take back your move. Waiting for the others.
undo-declined = Your move stands: not everybody agreed to take it back.
undo = Take back
help = Help
close = Close
resign = Resign
resign-question = Give up this match? { $others ->
    [one] The other player wins, and this cannot be undone.
   *[other] It ends for everybody, the others win, and this cannot be undone.
}
resign-yes = Resign
resign-to-bot = Leave, and { $name } plays on
resign-no = Play on
all-settings = All settings
leave-table = Leave the table
leave-kept = The match is kept for you under “{ go-games }”.
leave-clock = Your clock goes on running.
loading = One moment, please.
title-your-turn = Your turn
title-undo-asked = A question for you
match-end = How it ended
after-match = After the match
play-again = Play again
rematch = Rematch
replay = Watch the replay
another-level = Another opponent
record-download = Download the record
record-share = Share the record
record-missing = The record of this match cannot be fetched. Please try again later.
