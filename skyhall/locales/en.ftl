# What the hall's server says when it says no. The key is `hall-` and the code of the answer.
hall-bad-request = That is not a request this hall understands.
hall-no-token = This needs the secret of a seat.
hall-wrong-token = This secret opens no seat at this table (any more).
hall-not-host = Only who made the table may do this.
hall-not-found = There is no such { $what ->
    [none] table
   *[other] { $what }
}.
hall-stale = The table has moved on: you saw version { $version }, it is at { $now }.
hall-illegal = “{ $word }” is not legal now.
hall-not-your-turn = It is not your turn.
hall-not-playing = There is no game running at this table.
hall-already-started = The game has started already.
hall-not-over = This is for games that are over.
hall-seat-taken = This seat is taken.
hall-no-open-seat = There is no open seat left.
hall-nothing-to-undo = There is nothing to take back: something was revealed, or another seat has decided.
hall-nothing-to-take-back = You have not decided anything yet.
hall-take-back-pending = A take-back has been asked for already.
hall-no-take-back = There is no take-back for you to answer.
hall-not-abandoned = This seat has not been left for long enough.
hall-not-replaced = No bot plays for this seat.
hall-resigned = You gave up this game.
hall-replaced = A bot plays for you; take your seat back first.
hall-unplayable = This table was played by rules version { $rules }; this hall plays version { $hall }.
hall-no-hint = There is no advice to give now.
hall-busy = The table is too busy just now; try again.
hall-too-large = That is too large.
hall-too-many = That is too much at once; wait a little.
hall-shutting-down = The hall is closing for a moment; come right back.
hall-internal = Something went wrong in the hall. It has been written down.
# The page: what the hall and the frame of every table say. Games have their own catalogues.

## The hall
page-title = Four doors, four skies.
page-line = Play people or bots. No account, no wait.
nav-hall = Hall
nav-watch = Watch
nav-learn = Learn
nav-tables = My tables
theme = Theme
theme-light = Light
theme-day = Follow the day
theme-dark = Dark
play-now = Play now
play-now-game = Play now: { $game }
play-now-any = against bots, any game
create-table = Create a table
create-short = Create
join = Join
join-placeholder = Paste a link or code
join-code = Link or code of a table
learn = Learn
watch = Watch
seats-from-to = { $from } to { $to }
seats-just = { $from }
tables-open = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
door-consequence = You play { $bots ->
    [one] one bot
   *[other] { $bots } bots
}, the table is set at once.
line-gravity-superstar = Fall your own way, gather the stars.
line-skytopia = Send golems, raise clockwork towers.
line-sky-painters = Roll the light, paint the grey away.
line-skytear = Four heroes, one torn sky.
length-gravity-superstar = 15 to 30 min
length-skytopia = 10 to 13 rounds
length-sky-painters = 30 to 60 min
length-skytear = 3 to 5 turns
idle-gravity-superstar = The Open Door waits for a star
idle-skytopia = The chronometer is wound up
idle-sky-painters = The sky is still grey
idle-skytear = The tear is quiet
live-gravity-superstar = Stars are being gathered
live-skytopia = Golems are at work
live-sky-painters = Somebody is painting
live-skytear = The dome is contested
door-watch = Watch the table of { $names }: { $game }
my-tables = My tables
my-tables-wait = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
}
my-tables-none = No table yet. Open a door.
my-turn = Your turn
my-other-turn = { $name } plays
my-over = Finished
my-lobby = Waiting for players
verb-continue = Continue
verb-look = Look in
verb-replay = Replay
verb-open = Open
fair = Every deal can be checked: the hash of its seed comes first, the seed comes last.
watch-title = Tables to watch
watch-none = Nobody plays in the open right now. Open a table and list it: others will find it here.
watch-status-lobby = waiting for players
watch-status-playing = in play
watch-status-over = finished
watch-status-record = a record
loading = One moment.
page-gone = The hall does not answer. It is tried again by itself.
try-again = Try again
not-here = There is nothing behind this door.
to-the-hall = To the hall
close = Close
cancel = Cancel
your-name = Your name
your-name-why = Others see it at the table.
guest = Guest

## A new table
create-game = Game
create-players = Seats
create-seat = Seat { $number }
create-seat-me = me
create-seat-open = a person who joins
create-seat-bot = bot, { $level }
create-level = Bots
level-random = random
level-novice = novice
level-apprentice = apprentice
level-adept = adept
level-veteran = veteran
level-expert = expert
create-options = Options
create-edition = Box
edition-tuned = Tuned (balanced)
edition-standard = Standard
box-own = a box of my own …
box-file = Its file (.toml)
box-text = Or its text
box-placeholder = Paste the text of the file here
box-pasted = pasted text
box-check = Check the box
box-good = “{ $name }” is fine.
box-first = Check your box first, then open the table.
create-listed = Listed: anybody in the hall may find and join it
create-clock = Time for each decision
create-clock-none = no clock
create-clock-seconds = { $seconds } seconds
create-clock-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
create-clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
create-go = Open the table
choice-yes = yes
choice-no = no
choice-expected = Allowed: { $expected }

## The lobby and joining
lobby-title = The table is laid
lobby-invite = Send this link, or show the code.
lobby-copy = Copy the link
lobby-copied = Copied
lobby-qr = The link as a code to scan
lobby-start = Start now
lobby-start-why = Free seats are played by bots.
lobby-wait = The game starts when the host says so.
lobby-join-title = Sit down at { $game }
lobby-take-seat = Take a seat
lobby-watch = Just watch
lobby-full = Every seat is taken.

## The frame
frame-left = The state of the game
frame-right = What can be done
frame-panel = Seats, log, chat and rules
frame-strip = Points of all seats
tab-seats = Seats
tab-log = Log
tab-chat = Chat
tab-rules = Rules
log-empty = Nothing has happened yet.
log-round = Round { $round }
log-turn = Turn { $turn }
last-round = The last round
step-undo = { $seat } takes a choice back.
step-accept_back = { $seat } agrees to the take-back.
step-decline_back = { $seat } does not agree to the take-back.
step-resign = { $seat } gives up.
step-leave = { $seat } leaves; a bot keeps the seat.
step-takeover = A bot plays for { $seat }.
step-return = { $seat } is back.
step-timeout = { $seat } ran out of time; a bot goes on.
step-pause = The hall was closed; no clock ran.
chat-empty = Say hello.
chat-placeholder = Say something
chat-send = Send
rules-search = Search the rules
rules-none = No rule speaks of that.
rule-open = Rule { $rule }
seat-you = you
seat-open = free
seat-bot = bot, { $level }
seat-held = away, a bot ({ $level }) plays
seat-away = away
seat-resigned = gave up
seat-take-over = Let a bot play for { $name }
seat-come-back = Take my seat back
tray = What you can do
act-play = Play it
act-choose = Choose a move
act-wait = Not your turn
act-undo = Undo
act-take-back = Ask back
act-asked = Asked
act-hint = Hint
act-hint-thinking = Thinking
hint-title = The best, with the hope to win
take-back-asked = { $name } would like to take the last move back.
take-back-yes = Agree
take-back-no = Decline
clock = Time left: { $time }
menu = Menu
state-loading = The table is being laid.
state-lobby = Waiting for players.
state-server-gone = The hall does not answer. Your table is safe; it is tried again by itself.
state-sending = Your move is on its way.
state-playing = Watch what happens.
state-bot = { $name } is thinking.
state-other = { $name } is choosing.
state-other-gone = { $name } is away. The table waits.
menu-title = At the table
menu-confirm = A second click plays a move
menu-sound = Sounds
menu-motion = Movement
menu-speed = Speed
speed-slow = slow
speed-normal = normal
speed-fast = fast
menu-resign = Give up
menu-resign-sure = Really give up?
menu-leave = Leave, a bot keeps my seat
menu-link = Copy the link of this table
menu-replay = Replay from the start
menu-keys = Keys: Tab goes from choice to choice, Enter plays, Escape lets go, Z takes back.
menu-seed = Proof of the deal

## Replay and end
replay-title = Replay
replay-step = Step { $step } of { $total }
replay-slider = Step
replay-first = To the start
replay-back = One step back
replay-forward = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-copy = Copy a link to this step
replay-from-here = Play on from here
replay-leave = Leave the replay
replay-record = Download the record
ending-title = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
ending-you = You win
ending-conceded = The game was given up.
ending-place = Place
ending-line = Scoring
ending-rematch = Rematch
ending-rematch-go = To the rematch
ending-replay = Watch the replay
ending-board = Look at the board
ending-proof = Seed { $seed }; its hash was shown from the start.
and = and
choose-which = Which one?
board-plain = The table in numbers
words-plain = What you can do
