# Pages around the tables: start, new matches, tables on the server, my games, settings.
# $game: game-…; $players, $name: names; $time, $increment: times in words ("5 minutes").

menu = Menu
starting = One moment…
try-again = Try again
just-now = just now
server-away = The server cannot be reached. Games against bots and at one device still work.

## Start

home-continue = Continue
home-all-games = All { $count } unfinished games
home-offline = The server cannot be reached. You can play against bots and at one device all the same.
bot-level = Level of the bot

## Awaited moves

awaiting-count = { $count ->
    [one] { $count } game awaits your move
   *[other] { $count } games await your move
}
awaiting-notice = It is your move in { $game }.

## Ways to play

way-bots = Against bots
way-bots-help = You play alone against the computer. This also works without the internet.
way-device = At one device
way-device-help = You sit together and hand the device around. Before each turn a curtain hides what others must not see.
way-friends = With friends
way-friends-help = Everybody plays on a device of their own. You get a link to send around.
way-more = More choices

## A new match

setup-which = Which game?
setup-title = New match: { $game }
setup-way = How do you play?
setup-players = Who plays
setup-seats-drawn = Draw lots for the seats
setup-table = The table
setup-listed = Who can come
setup-by-link = Only those who have the link
setup-for-all = Anybody: show it among the open tables
setup-spectators = Others may watch
setup-clock = Clock
setup-leaves = Whoever leaves or runs out of time
setup-leaves-resigns = resigns
setup-leaves-bot = is replaced by a bot: { $name }
setup-variants = Variants
setup-usual = the usual rules
setup-content-balconia = Blocks
setup-content-highrise = Deck
setup-start = Start
setup-make = Open the table
player-number = Player { $number }
# $number: player-number
chair-who = { $number }: person or bot
chair-level = { $number }: level of the bot
chair-name = { $number }: name
chair-up = { $number }: move up
chair-is-person = Person
chair-is-friend = A friend
chair-is-bot = Bot
option-in-words = { $option }: { $value }
option-number = Please enter a whole number from { $least } to { $most }, or leave the field empty.
clock-none = No clock
clock-move = Time for each move
clock-total = Time for the whole match
clock-for-move = For each move
clock-for-all = For the whole match
clock-increment = Added with each move
clock-move-of = { $time } for each move
clock-total-of = { $time } for the whole match
clock-total-plus = { $time } for the whole match, plus { $increment } with each move

## Names

name-label = Your name
name-help = Others at the table see it. Up to 24 letters.
name-empty = Please enter a name. Any name will do.
name-long = This name is too long. Up to { $most } letters fit, fewer with emoji.
name-sign = This name has a hidden sign in it. Please type it again.
name-go = Go on
name-login = I have a login

## Chairs

chair-free = free chair
chair-bot = { $name } (bot)
chair-you = { $name } (you)
chair-kept = kept for somebody
chair-kept-for-you = kept for you
chair-away = away right now

## Tables on the server

table-welcome = Somebody invites you to a game
table-welcome-why = Tell the others your name. You need no account, and you can still decide to only watch.
table-away = The table cannot be reached
table-not-for-us = This table cannot be shown
table-coming = The table is being fetched…
table-closed = This table is closed
table-closed-why = Whoever opened it left before the match began.
table-make = Open a table
table-rematch = To the rematch
table-watch-rematch = Watch the rematch
room-waiting = { $count ->
    [0] Everybody is here. The match begins.
    [one] Waiting for { $count } more player. The match begins when all chairs are taken.
   *[other] Waiting for { $count } more players. The match begins when all chairs are taken.
}
room-free = { $count ->
    [one] { $count } chair is free. Sit down to play, or stay and watch.
   *[other] { $count } chairs are free. Sit down to play, or stay and watch.
}
room-lost = The connection is broken. It is being opened again, and nothing is lost.
room-sit = Sit down
room-get-up = Get up
room-bot = Put a bot here
room-bot-yes = Let it sit down
room-close = Close the table
room-close-question = Nobody else sits here. If you get up, the table closes and its link leads nowhere.
room-stay = Stay
room-facts = How it is played here
room-seats-drawn = Lots are drawn for the seats
room-seats-chosen = Seats go by the order of the chairs
room-listed = Anybody can find this table
room-by-link = Only those who have the link come here
room-spectators = Others may watch
room-no-spectators = Nobody else may watch
room-stand-in = A bot takes over for whoever leaves: { $name }
room-no-stand-in = Whoever leaves resigns
share-title = Invite others
share-how = Send this link. Whoever opens it can sit down at once.
share-link = Link to this table
share-copy = Copy the link
share-copied = Copied
share-by-hand = The link is selected: copy it with the keyboard or the menu of your device.
share-share = Share
share-text = Come and play { $game } with me.
share-code = The link as a code to scan with a camera

## Open tables

lobby-text = Here people wait for others to play with.
lobby-none = Nobody is waiting right now. Open a table and others will find it here.
lobby-name-why = Tell the others your name to see who is waiting. You need no account.
lobby-look = Look
lobby-sit-label = Sit down with { $players }
lobby-look-label = Look at the table of { $players }

## My games

games-none = You have not played here yet.
games-begin = Choose a game
games-offline = The server cannot be reached, so only games on this device are shown.
games-running = Unfinished
games-finished = Finished
games-more = Show more
games-move = Play on
games-open = Open
games-replay = Watch again
# $action: games-move, games-open or games-replay
games-label = { $action }: { $game }, { $players }
games-state-awaits = Your move
games-state-playing = The others are to move
games-state-open = Waiting for players
games-where-online = on the server
games-where-device = on this device
games-closed = Closed before it began.
games-forget = Delete
games-forget-this = Delete the game: { $players }
games-forget-question = Delete { $game } ({ $players }) from this device? It cannot be brought back.
games-keep = Keep it

## Settings

settings-language = Language
# $language: by its own name
language-missing = { $language } could not be loaded. Check the connection and reload the page.
settings-theme = Colours
settings-theme-auto = as on the device
settings-theme-light = light
settings-theme-dark = dark
settings-at-table = At the table
settings-motion = Motion
settings-motion-help = Cards and blocks move to their places. Off if your device asks for less motion.
settings-sounds = Sounds
settings-sounds-help = A quiet sound when something happens.
settings-notifications = Notifications
settings-notifications-help = The browser tells you when it is your move in a game on the server, while the page is open in the background.
settings-notifications-denied = The browser blocks notifications from this page. Allow them in its settings first.
settings-name = Name
settings-name-save = Keep this name
settings-saved = Saved.

## Account

account-title = Account
account-help = You can play without one. A login lets you come back to your games from another device.
account-away = The server cannot be reached, so nothing can be changed here now.
account-is = You are logged in as { $name }, with the login { $login }.
account-make = Add a login
account-make-help = Login: 3 to 24 letters a to z, digits, dots and dashes. Password: at least 8 characters. A forgotten password cannot be restored.
account-log-in = Log in
account-log-in-help = If you play under another name here without a login, those games stay behind.
account-log-out = Log out
account-login = Login
account-password = Password
account-empty = Please enter login and password.
account-bad-login = A login has 3 to 24 letters a to z, digits, dots or dashes.
account-bad-password = A password has at least 8 characters, and 200 at most.
account-made = Done. Come back with the login { $login } from any device.
account-in = You are logged in.
account-out = You are logged out.
