# The doors of the hall: its first page, a new table, finding a game, the header of every page but a table.

## The hall
page-title = Every door, another sky.
page-line = Play against people or bots. No account, no waiting.
nav-hall = Hall
nav-watch = Watch
play-now-game = Play now: { $game }
play-now-any = against bots, any game
create-table = Create a table
create-short = Create
join = Join
join-placeholder = Paste a link or code
join-code = Link or code of a table
learn-first = New here? Learn a game
learn-first-line = short lessons on the real board
seats-from-to = { $from } to { $to }
seats-just = { $from }
tables-open = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
door-consequence = You play against { $bots ->
    [one] one bot
   *[other] { $bots } bots
}; the table is set at once.
door-idle = Nobody is at the table
door-live = A game is on
door-about = About { $game }
door-watch = Watch { $names } play { $game }
my-tables = My tables
my-tables-wait = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
}
my-tables-none = No tables yet. Open a door.
my-turn = Your turn
my-other-turn = { $name } to move
my-over = Finished
my-won = You won
my-bot = The { $level } bot
my-won-by = { $count ->
    [one] { $names } won
   *[other] { $names } share the win
}
my-lobby = Waiting for players
verb-continue = Continue
verb-look = Look in
verb-replay = Replay
verb-open = Open
fair = Every deal can be checked: the hash of its seed is shown at the start, the seed itself at the end.
watch-title = Tables to watch
watch-none = Nobody is playing in public right now. Open a table and list it: others will find it here.
watch-none-found = No table like that right now.
watch-games = Which game
watch-all = All games
watch-search = Search by name
watch-range = { $from }–{ $to } of { $total }
watch-back = Previous page
watch-next = Next page
watch-status-lobby = waiting for players
watch-status-playing = in play
watch-status-over = finished
watch-status-record = a record

## A new table
create-players = Seats
create-seat = Seat { $number }
create-seat-me = me
create-seat-open = a person who joins
create-seat-bot = bot, { $level }
create-seats = How many seats
create-house = Fair play
house-helps = Help
house-helps-why = Hints, threats, and your choices with the best first
house-helps-choice-on = on for everybody
house-helps-choice-off = off for everybody
house-take-backs = Undo
house-take-backs-free = free until something is revealed
house-take-backs-agreed = only if the others agree
house-take-backs-never = never
house-training-choice = Training table: against bots, even what was revealed can be undone
house-stand-in-choice = The bot that plays for whoever is away
create-options = Options
box-own = a box of my own …
box-file = Its file (.toml)
box-text = Or its text
box-placeholder = Paste the text of the file here
box-pasted = pasted text
box-check = Check the box
box-good = “{ $name }” is fine.
box-first = Check your box first, then open the table.
create-listed = Listed: anybody in the hall can find and join it
create-clock = Time for each decision
create-go = Open the table
choice-written = as I write it …
choice-write = Written out
choice-expected = Allowed: { $expected }
choice-limits = { $from } to { $to }

## Finding a game
seek-title = Find a game
seek-look = Look for a game
seek-none = Nobody is looking for a game right now. Start looking: if nobody comes, bots can take the empty seats.
seek-sit = Sit down
seek-sit-label = { $missing ->
    [one] { $game } with { $names }, one seat open, { $clock }: sit down
   *[other] { $game } with { $names }, { $missing } seats open, { $clock }: sit down
}
seek-terms = { $seats } players · { $clock }
seek-taken = Somebody was quicker: the seat beside { $name } is taken.
seek-games = Which games?
seek-no-game = Choose at least one game.
seek-any-seats = any number
seek-bots = If nobody comes
seek-bots-after = bots sit down after { $time }
seek-bots-never = keep waiting
seek-go = Look for players
house-talk-choice = People can chat at this table

## Progress that travels
along-no-file = This is not progress from Skyhall. Expected a link or a file made with “Take it along”.
along-no-course = { $game }: expected the stars of its steps and where it was left.
along-no-stars = { $game }, step { $step }: { $stars } stars. Expected 1, 2 or 3.
nav-studio = Studio
me-title = You

# A profile: ratings, results, replays, records; the leaderboard; rated games.

graph-rating = Rating
rated-friendly = Friendly
rated-choice = Rated or friendly
rated-needs = Rated games need a name you keep, and a clock.
rated-keep = Keep my name
rated-level = Level
rated-any = any
rated-near = near mine
rated-people = Rated games are between people: leave a seat for somebody who joins.
rated-box = Rated games use a box that comes with the game, the same for everybody.
rated-means = It counts for the rating of everybody who plays. Help and undo are off, the clock runs, everybody needs an account, and leaving counts as a loss.
friends-title = Company
friends-yours = Your friends
friends-none = Send somebody your link and play at the same table.
friend-part = Remove
friend-part-label = Remove { $name } from your friends
friend-here = is here
friend-away = is away
friend-plays = is playing { $game }
friend-waits = is waiting for players: { $game }
friend-watch-label = { verb-look }: { $name }
friend-join-label = { seek-sit }: { $name }
invited = { $name } invites you to { $game }
invited-no = No, thank you
create-same = Everybody who sat at the last table is invited.
create-group = Everybody in the group is invited.

# Tournaments

nav-tournaments = Tournaments
tour-terms = { $game }, { $seats } seats, { $clock }. { $format }.
tour-format-swiss = Swiss
tour-format-robin = Round robin
tour-span-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}{ $hours ->
    [0] {""}
    [one] , 1 hour
   *[other] , { $hours } hours
}
tour-span-hours = { $hours } h{ $minutes ->
    [0] {""}
   *[other] {" "}{ $minutes } min
}
tour-span-minutes = { $minutes } min
tour-in = in { $span }
tour-open = { $count } of { $most } places taken.
tour-open-at = Starts { $when }, with { $least } or more.
tour-open-by = The organiser starts it, best with { $least } or more.
tour-you-are-in = You are in. You will be told when it is your turn.
tour-cancelled = Cancelled: too few came, or the organiser called it off. Nothing else changes.
tour-paused = Paused by the organiser. Tables go on; no round ends meanwhile.
tour-done = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the first place.
}
tour-running = Round { $round } of { $rounds }, ends { $until } at the latest.
tour-rest-bye = You rest this round and get the point.
tour-rest-left = Your rival has left: you get the point.
tour-rest-apart = No table for you this round: you get half a point.
tour-play = Play
tour-look-in = Look in
tour-somebody = Somebody
cup-asked = You are invited to { $cup }.
cup-pair = { $cup }, round { $round }: your table is open.
cup-soon = { $cup }: the round ends in { $span }, and your game is not over.
cup-look = Look at it
cup-away = Put away
decks-link = Decks
learn-lessons = Lessons
