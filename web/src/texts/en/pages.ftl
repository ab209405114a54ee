# Pages around the tables: start, new matches, tables on the server, my games, settings.
# $game: game-…; $players, $name: names; $time, $increment: times in words ("5 minutes").

menu = Menu
starting = One moment…
try-again = Try again
tries-itself = Loggia keeps trying.
just-now = just now
server-away = The server cannot be reached. You can still play against bots or on one device.

## Start

home-continue = Continue
home-all-games = All { $count } unfinished matches
home-offline = { server-away }
bot-level = Opponent
bot-choose = Choose an opponent
bot-in-words = { $name } ({ $level })

## Awaited moves

awaiting-count = { $count ->
    [one] { $count } match is waiting for you
   *[other] { $count } matches are waiting for you
}
awaiting-notice = It is your turn in { $game }.
awaiting-rematch = A rematch of { $game } is waiting for you.

## Ways to play

way-bots = Against bots
way-bots-help = You play alone against the computer, with or without the internet.
way-device = On one device
way-device-help = You sit together and pass the device around. Before each turn a curtain hides what the others may not see.
way-friends = Online with friends
way-friends-help = Everybody plays on a device of their own. You get a link to send to them.
way-more = More options

## A new match

setup-which = Which game?
setup-title = New match: { $game }
setup-way = How do you want to play?
setup-players = Who plays
setup-seats-drawn = Draw the colours at random
setup-table = The table
setup-listed = Who can join
setup-by-link = Only people with the link
setup-for-all = Anybody: list it under “{ go-lobby }”
setup-spectators = Allow spectators
setup-clock = Clock
setup-leaves = If somebody leaves or runs out of time
setup-leaves-resigns = they resign
setup-leaves-bot = a bot takes over: { $name }
setup-variants = Variants
setup-usual = the usual rules
setup-content-balconia = Blocks
setup-content-highrise = Deck
setup-start = Start
setup-make = Open the table
player-number = Player { $number }
# $number: player-number
chair-who = { $number }: person or bot
chair-level = { $number }: which bot
chair-name = { $number }: name
chair-up = { $number }: move up
chair-is-person = Person
chair-is-friend = Friend
chair-is-bot = Bot
option-in-words = { $option }: { $value }
option-number = Please enter a whole number from { $least } to { $most }, or leave the field empty.
clock-none = No clock
clock-move = Time per move
clock-total = Time for the whole match
clock-for-move = Per move
clock-for-all = Per player, for the whole match
clock-increment = Added with each move
clock-move-of = { $time } per move
clock-total-of = { $time } per player for the whole match
clock-total-plus = { $time } per player for the whole match, plus { $increment } per move

## Names

name-title = What is your name?
name-why = Choose a name, and you sit down. No account is needed.
name-label = Your name
name-help = Others at the table see it. Up to 24 letters.
name-empty = Please enter a name. Any name will do.
name-long = This name is too long. Up to { $most } letters fit, fewer with emoji.
name-sign = This name has an invisible character in it. Please type it again.
name-go = Continue
name-login = I have a login

## Chairs

chair-free = free seat
chair-bot = { $name } (bot)
chair-you = { $name } (you)
chair-kept = reserved for somebody
chair-kept-for = reserved for { $name }
chair-told = knows about the rematch
chair-untold = not here now; the rematch is waiting under “{ go-games }”
chair-kept-for-you = reserved for you
chair-away = away right now
chair-away-for = away for { $time }

## Tables on the server

table-away = The table cannot be reached
table-not-for-us = This table cannot be shown
table-coming = Loading the table…
table-closed = This table is closed
table-closed-why = The person who opened it left before the match began.
table-make = Open a table
table-rematch = Go to the rematch
table-watch-rematch = Watch the rematch
rematch-asked = { $you ->
    [actor] You asked for a rematch.
   *[other] { $name } asks for a rematch.
}
room-invites = { $name } invites you to play { $game }
room-waiting = { $count ->
    [0] Everybody is here. The match begins.
    [one] Waiting for { $count } more player. The match begins when all seats are taken.
   *[other] Waiting for { $count } more players. The match begins when all seats are taken.
}
room-free = { $count ->
    [one] { $count } seat is free. Sit down to play, or stay and watch.
   *[other] { $count } seats are free. Sit down to play, or stay and watch.
}
room-free-to-play = { $count ->
    [one] { $count } seat is free. Sit down to play.
   *[other] { $count } seats are free. Sit down to play.
}
room-lost = { line-lost }
room-sit = Sit down
room-get-up = Get up
room-bot = Add a bot
room-close = Close the table
room-close-question = You are the only one here. If you get up, the table closes and its link stops working.
room-stay = Stay
room-facts = At this table
room-seats-drawn = Colours are drawn at random
room-seats-chosen = Everybody plays the colour shown
room-listed = Anybody can join: it is listed under “{ go-lobby }”
room-by-link = Only people with the link can join
room-spectators = Spectators are welcome
room-no-spectators = No spectators
room-stand-in = If somebody leaves, a bot takes over: { $name }
room-no-stand-in = Whoever leaves resigns
share-title = Invite others
share-how = Send this link. Whoever opens it can sit down at once.
share-link = Link to this table
share-copy = Copy the link
share-copied = Copied
share-by-hand = The link is selected: copy it with the keyboard or the menu of your device.
share-share = Share
share-text = Come and play { $game } with me.
share-code = QR code with the link to this table

## Open tables

lobby-text = Here you find people to play with.
lobby-none = Nobody is waiting right now. Open a table and others will find it here.
lobby-look = View
lobby-sit-label = Sit down at the table: { $players }
lobby-look-label = View the table: { $players }

## My games

games-none = You have not played here yet.
games-none-here = There is no match on this device.
games-begin = Choose a game
games-offline = The server cannot be reached, so only matches on this device are shown.
games-running = Unfinished
games-finished = Finished
games-more = Show more
games-move = Play on
games-open = Open
games-replay = Watch the replay
# $action: games-move, games-open or games-replay
games-label = { $action }: { $game }, { $players }
games-state-awaits = Your turn
games-state-rematch = Rematch: a seat is reserved for you
games-state-playing = Somebody else’s turn
games-state-open = Waiting for players
games-where-online = online
games-where-device = on this device
games-closed = The table was closed before the match began.
games-forget = Delete
games-forget-this = Delete the match: { $players }
games-forget-question = Delete { $game } ({ $players }) from this device? This cannot be undone.
games-keep = Keep it

## Settings

settings-language = Language
# $language: by its own name
language-switch = Language: { $language }
language-missing = { $language } could not be loaded. Check the connection and reload the page.
settings-theme = Appearance
settings-theme-auto = same as the device
settings-theme-light = light
settings-theme-dark = dark
settings-speed = Motion
settings-speed-calm = calm
settings-speed-brisk = brisk
settings-speed-instant = instant
settings-speed-help = How fast cards and blocks move and bots play. Nothing moves if your device is set to reduce motion.
settings-at-table = At the table
settings-sounds = Sounds
settings-sounds-help = Quiet sounds for what happens at the table. They start with your first tap or click.
settings-vibration = Vibration
settings-vibration-help = A short buzz when it is your turn, when a block lands, and when something hits you.
settings-notifications = Notifications
settings-notifications-help = The browser tells you when it is your turn in an online match, while the page is open in the background.
settings-notifications-denied = The browser blocks notifications from this page. Allow them in its settings first.
settings-name = Name
settings-name-save = Save the name
settings-saved = Saved.

## Account

account-title = Account
account-help = You can play without one. A login lets you come back to your matches from another device.
account-away = The server cannot be reached, so nothing can be changed here now.
account-is = You are logged in as { $name }, with the login { $login }.
account-make = Add a login
account-make-help = Login: 3 to 24 letters a to z, digits, dots and dashes. Password: at least 8 characters. A forgotten password cannot be restored.
account-log-in = Log in
account-log-in-help = Matches you play here without a login do not come along.
account-log-out = Log out
account-login = Login
account-password = Password
account-empty = Please enter login and password.
account-bad-login = A login has 3 to 24 letters a to z, digits, dots or dashes.
account-bad-password = A password has at least 8 characters, and 200 at most.
account-made = Done. You can log in as { $login } on any device now.
account-in = You are logged in.
account-out = You are logged out.

## Seats that are not free

chair-reserved = reserved seat
room-reserved = { $count ->
    [one] No seat is free: the one that is left is reserved.
   *[other] No seat is free: those that are left are reserved.
}
room-may-watch = You can stay and watch.
