# What the hall's server says when it says no. The key is `hall-` and the code of the answer.
hall-bad-request = That is not a request this hall understands.
hall-no-token = This needs the secret of a seat.
hall-wrong-token = This secret does not open a seat at this table.
hall-not-host = Only the person who made the table can do that.
hall-not-found = There is no such { $what ->
    [page] page
    [catalogue] catalogue
    [edition] edition
    [game] game
    [deck] deck
    [lesson] lesson
    [puzzle] puzzle
    [passkey] passkey
    [session] session
    [person] person
    [lab] study
    [group] group
    [tournament] tournament
    [box] box
   *[table] table
}.
hall-stale = The table has moved on: you saw version { $version }, it is at { $now }.
hall-illegal = “{ $word }” is not a legal move right now.
hall-not-your-turn = It is not your turn.
hall-not-playing = There is no game running at this table.
hall-already-started = The game has already started.
hall-not-over = That can be done only once the game is over.
hall-bad-name = { $why ->
    [long] A name has at most { $most } characters.
    [hidden] A name is on one line, without characters that cannot be seen.
    [marks] A name has at most two accents on a letter.
    [operator] This name looks like that of the hall’s operators. Please choose another one.
    [bot] This name looks like that of a bot. Please choose another one.
   *[empty] A name has at least one character.
}
hall-you-blocked = Somebody whom you have blocked sits at this table.
hall-not-welcome = You cannot sit down at this table.
hall-used-link = This link has been replaced, or is too old. Ask for a new one.
hall-own-link = This is your own link. Send it to somebody else.
hall-not-friends = You can ask only friends and people of your groups.
hall-not-organiser = Only the organiser can do that.
hall-already-in = You already take part in this tournament.
hall-not-in = You do not take part in this tournament.
hall-tournament-full = All places in this tournament are taken.
hall-too-few = A tournament needs at least { $least } players to begin.
hall-seat-taken = This seat is taken.
hall-no-open-seat = There is no open seat left.
hall-nothing-to-undo = There is nothing you can undo: something was revealed, or somebody else has moved.
hall-nothing-to-take-back = You have not made a move yet.
hall-no-undo-here = There is no undo at this table: every move stands.
hall-undo-by-agreement = At this table the others have to agree before a move is undone. Ask them first.
hall-revealed = That cannot be undone: something was revealed since. Only a training table goes back over that.
hall-take-back-pending = Somebody has already asked to undo a move.
hall-no-take-back = Nobody is waiting for you to agree to an undo.
hall-not-abandoned = The player has not been away long enough.
hall-not-replaced = No bot is playing for this seat.
hall-resigned = You have given up this game.
hall-replaced = A bot is playing for you; take your seat back first.
hall-used-id = This id has already been used for something else: choose another one.
hall-unplayable = This table was played under rules version { $rules }; this hall plays version { $hall }.
hall-no-helps = This table is played without help.
hall-no-coach = There is no coach at this table.
hall-used-pass = This link has been used, or is too old. Make a new one in the menu of your table.
hall-used-ring = This key ring has been used, or is too old. Make a new one on the device that has your tables.
hall-no-accounts = This hall has no accounts. A nickname is all you need.
hall-no-passkeys = Browsers make passkeys only over HTTPS, for an address with a name. Ask whoever runs the hall.
hall-needs-account = Rated games need a name you keep. Sign in, or make an account: it takes a passkey and nothing else.
hall-private = { $name } shows this to friends only.
hall-signed-out = You are signed out here. Sign in again to go on.
hall-wrong-origin = This request came from another page, so it was not carried out.
hall-wrong-code = This recovery code does not work: it has been used, or there is a typo in it.
hall-bad-passkey = This passkey does not open an account here.
hall-old-challenge = That took too long, or was sent twice. Please try again.
hall-prove-again = Show your passkey once more: this cannot be undone.
hall-name-taken = Somebody is called { $name } already. Choose another name.
hall-last-passkey = This is your last passkey. Add another one first.
hall-already-seated = You already have a seat at this table.
hall-no-hint = There is no hint to give right now.
hall-busy = The table is too busy right now; try again.
hall-too-slow = That took too long to arrive.
hall-too-large = That is too large.
hall-banned = You are banned from this hall. Its operator can tell you why, and for how long.
hall-no-partner = You have no partner to talk to here.
hall-no-talk = This table was set up without chat.
hall-nobody-to-report = There is no other person in that seat.
hall-report-what = Say in a few words what happened.
hall-too-many = That is too much at once; please wait a moment.
hall-lab-state = The study cannot do that right now.
hall-lab-busy = { $most ->
    [one] One of your studies is running or waiting, and this hall allows no more. Wait for it, or stop it.
   *[other] { $most } of your studies are running or waiting, and this hall allows no more. Wait for one, or stop one.
}
hall-lab-large = That would be { $games } games; this hall plays at most { $most } for one study. Ask for fewer games or fewer values.
hall-not-your-box = This box is on somebody else’s shelf.
hall-draft-changed = This box was changed somewhere else meanwhile.
hall-shelf-full = Your shelf is full: this hall keeps { $most ->
    [one] one box
   *[other] { $most } boxes
} for you. Put one away, or save it as a file first.
hall-versions-full = This hall keeps { $most ->
    [one] one version
   *[other] { $most } versions
} of a box. Remove an old one first.
hall-box-large = This box is too large for the shelf: this hall keeps at most { $most },000 characters of one.
hall-full = The hall is full just now; try again in a moment.
hall-storage = The hall cannot save anything at the moment: { $why ->
    [full] its disk is full
    [locked] another program has locked its records
    [readonly] its records can only be read
    [disk] its disk reports errors
    [damaged] some of its records are damaged
    [away] its database cannot be reached
   *[slow] its database does not answer
}. Nothing that was confirmed is lost. Try again in a moment.
hall-shutting-down = The hall is closing for a moment; it will be right back.
hall-internal = Something went wrong in the hall. The error has been logged.
# The page: what the hall and the frame of every table say. Games have their own catalogues.

## The hall
page-title = Every door, another sky.
page-line = Play against people or bots. No account, no waiting.
nav-hall = Hall
nav-watch = Watch
language = Language
theme = Theme
theme-light = Light
theme-day = Automatic
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
learn-first = New here? Learn a game
learn-first-line = short lessons on the real board
watch = Watch
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
loading = One moment.
page-gone = The hall is not answering. The page keeps trying.
not-here = There is nothing behind this door.
to-the-hall = To the hall
close = Close
cancel = Cancel
your-name = Your name
guest = Guest

## A new table
create-game = Game
create-players = Seats
create-seat = Seat { $number }
create-seat-me = me
create-seat-open = a person who joins
create-seat-bot = bot, { $level }
create-level = Bots
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
level-random = random
level-first-steps = first steps
level-novice = novice
level-apprentice = apprentice
level-adept = adept
level-veteran = veteran
level-expert = expert
level-master = master
# Why a choice is good; the parts are clauses of the game's catalogue.
hint-chance = { $percent } % to win.
reason-1 = Why: { $first }.
reason-2 = Why: { $first }, and { $second }.
reason-1-but = Why: { $first }, but { $cost }.
reason-2-but = Why: { $first }, and { $second }, but { $cost }.
reason-holds = Why: it keeps what there is; nothing in sight is better.
reason-holds-but = Why: { $cost }, but anything else would be worse.
reason-wins = Why: it wins the game.
create-options = Options
create-edition = Box
edition-tuned = Tuned (balanced)
edition-standard = Standard
# In sentences and on small buttons.
edition-short-tuned = Tuned
edition-short-standard = Standard
box-why-tuned = Balanced by us: some values are not those of the rulebook.
box-why-standard = Every value that the rulebook gives, and our own where it gives none.
box-differs = Differs from { $base } in { $told }
box-own-text = A box of somebody’s own: see its file
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
seek-waiting = Looking for players
seek-begins = The game begins by itself as soon as every seat is taken.
seek-bots-come = In { $time } bots ({ $level }) take the empty seats.
seek-away = This game takes days. You can close the page; you will find your table in the hall.
seek-stop = Stop looking
page-your-turn = Your turn

## The lobby and joining
lobby-title = The table is set
lobby-invite = Send this link, or show the code.
lobby-copy = Copy the link
lobby-copied = Copied
lobby-qr = The link as a code to scan
lobby-start = Start now
lobby-start-why = Bots ({ $level }) take the empty seats.
lobby-wait = The game starts when the host says so.
lobby-join-title = Join this table of { $game }
lobby-take-seat = Take a seat
lobby-full = Every seat is taken. Stay here to watch once the game starts.
learn-game = Learn { $game }
learn-lessons = Lessons
about-title = About this table
about-open = About this table
about-players = { $from ->
    [2] { $to ->
        [2] 2 players
       *[other] 2 to { $to } players
    }
   *[other] { $from } to { $to } players
}
about-clock = Clock
about-helps = Help
about-helps-on = On: hints, threats, and your choices with the best first.
about-helps-off = Off for everybody: no hints, no threats, nothing sorted.
about-undo = Undo
about-undo-free = Free until something is revealed; after that only if the others agree.
about-undo-agreed = Only if the others agree.
about-undo-never = Never: every move stands.
about-undo-training = Always: this is a training table, where even what was revealed can be undone.
about-stand-in = If somebody is away
about-stand-in-who = A bot ({ $level }) plays until they are back.
clock-days = { $days } d { $hours } h
clock-move = { $move } for each decision
clock-bank = { $bank } for the whole game
clock-move-bank = { $move } for each decision, then { $bank } in reserve
house-training = Training table
house-helps-on = help on
house-helps-off = help off
house-undo-free = free undo
house-undo-agreed = undo if all agree
house-undo-never = no undo
house-stand-in = stand-in { $level }

## The frame
frame-left = The state of the game
frame-right = What can be done
frame-panel = Seats, log, chat and rules
frame-strip = Points of all seats
tab-seats = Seats
tab-table = Table
tab-log = Log
tab-chat = Chat
tab-rules = Rules
log-empty = Nothing has happened yet.
log-round = Round { $round }
log-turn = Turn { $turn }
last-round = The last round
step-undo = { $you ->
    [yes] You undo a choice.
   *[no] { $seat } undoes a choice.
}
step-accept_back = { $you ->
    [yes] You agree to the undo.
   *[no] { $seat } agrees to the undo.
}
step-decline_back = { $you ->
    [yes] You do not agree to the undo.
   *[no] { $seat } does not agree to the undo.
}
step-resign = { $you ->
    [yes] You give up.
   *[no] { $seat } gives up.
}
step-leave = { $you ->
    [yes] You leave; a bot plays on.
   *[no] { $seat } leaves; a bot plays on.
}
step-takeover = { $you ->
    [yes] A bot takes over for you.
   *[no] A bot takes over for { $seat }.
}
step-return = { $you ->
    [yes] You are back.
   *[no] { $seat } is back.
}
step-timeout = { $you ->
    [yes] You ran out of time; a bot plays on.
   *[no] { $seat } ran out of time; a bot plays on.
}
step-pause = The hall was closed; the clocks stood still.
chat-apart = partner
chat-to = Who hears it
chat-to-all = Everyone
chat-to-side = Your partner
chat-empty = Say hello.
chat-placeholder = Say something
chat-send = Send
chat-off = There is no chat at this table.
chat-muted = { $n ->
    [one] 1 message is hidden: you muted its author.
   *[other] { $n } messages are hidden: you muted their authors.
}
house-talk-choice = People can chat at this table
house-no-talk = no chat
care-trouble = Trouble with somebody?
care-mute = Mute { $name }
care-unmute = Hear { $name } again
care-report = Report { $name }…
care-report-title = Report { $name }
care-report-what = The operator of this hall gets your report with the latest chat of this table. Nobody at the table learns of it.
care-reason = What happened?
care-reason-insult = Insults or threats
care-reason-stalling = Stalling or leaving on purpose
care-reason-cheating = Cheating
care-reason-name = An offensive name
care-reason-other = Something else
care-words = In your own words
care-send = Send the report
care-thanks = Thank you. The operator will look at what { $name } did.
rules-search = Search the rules
rules-none = No rule mentions that.
rules-absent = This game comes without written rules. At the table you always see what you can do, and why something cannot be done.
rule-open = Rule { $rule }
seat-you = you
seat-open = free
seat-bot = bot, { $level }
seat-partner = your partner
seat-held = away; a bot ({ $level }) is playing
seat-away = away
seat-back = taken back
seat-next = next
seat-resigned = gave up
seat-take-over = Let a bot play for { $name }
seat-come-back = Take my seat back
tray = What you can do
dock = Undo, table and play
sheet-back = Back
act-play = Play it
act-choose = Choose a move
act-wait = Not your turn
act-undo = Undo
act-let-go = Let go
act-ask-undo = Ask to undo
act-withdraw = Stop asking
undo-never = No undo at this table
undo-waits = Waiting for { $others } to agree to your undo.
undo-waits-other = { $name } asks to undo. Waiting for { $others }.
undo-agreed = { $you ->
    [yes] You agree: the move is undone.
   *[no] { $name } agrees: the move is undone.
}
undo-declined = { $you ->
    [yes] You do not agree. The move stands.
   *[no] { $name } does not agree. The move stands.
}
undo-withdrawn = { $you ->
    [yes] You no longer ask to undo. The move stands.
   *[no] { $name } no longer asks to undo. The move stands.
}
act-hint = Hint
act-hint-thinking = Thinking
hint-title = The best moves, with the chance of winning
take-back-asked = { $name } would like to undo the last move. Do you agree?
take-back-yes = Agree
take-back-no = Decline
stand-in-title = A bot ({ $level }) is playing for you.
stand-in-why = Take your seat back and the next decision is yours.
absent-wait = { $name } is away. A bot may play in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
absent-now = { $name } is away.
absent-act = Let a bot play ({ $level })
dock-replay = Replay
watching-title = You are watching.
watching-what = You see what everybody may see: the log, the rules and the chat are open to you, hands and secrets are not.
chat-unread = unread
device-open = Open on another device
device-title = My seat on another device
device-what = Scan the code or open the link there: it works once, for ten minutes. Both devices then play your seat.
device-qr = A code to scan that opens your seat
clock = Time left: { $time }
menu = Menu
state-loading = The table is being set.
state-lobby = Waiting for players.
state-server-gone = The hall is not answering. Your table is safe; the page keeps trying.
state-sending = Your move is on its way.
state-playing = Watch what happens.
state-waits = This table is waiting its turn: other tables of bots play first.
state-bot = { $name } is thinking.
state-other = { $name } is choosing.
state-other-gone = { $name } is away. The table is waiting.
menu-title = At the table
menu-confirm = Confirm each move before it is played
menu-sound = Sounds
menu-speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
menu-resign = Give up
menu-resign-sure = Really give up?
menu-resign-partner = A bot plays on for you beside your partner. The game ends only when your whole side has given up.
menu-leave = Leave; a bot plays for me
menu-link = Copy the link to this table
menu-replay = Replay from the start
menu-reading = Read the board in words
menu-seed = Proof of the deal

## Replay and end
replay-title = Replay
replay-step = Step { $step } of { $total }
replay-slider = Step
replay-first = To the start
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-leap-back = { $what }: the one before
replay-leap-on = { $what }: the next one
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
ending-draw = A draw
ending-you = You win
ending-conceded = { $count ->
    [one] { $names } gave up.
   *[other] { $names } gave up.
}
ending-conceded-you = You gave up.
ending-place = Place
ending-line = Scoring
ending-points = Points
ending-rematch = Rematch
ending-rematch-go = To the rematch
ending-replay = Watch the replay
ending-share = Share
ending-shared = The link to the replay is copied.
ending-share-text = { $game }: { $title }
ending-board = Look at the board
ending-proof = Seed { $seed }; its hash was shown from the start.
choose-which = Which one?
board-plain = The table in numbers
words-plain = What you can do

## Review
review-title = Review
review-this = Review this game
review-leave = To the replay
review-all = Result, luck and moments
review-round = Round { $n }
review-begun = The review is about to begin.
review-looking = Looking at choice { $n } of { $total }
review-progress = How far the review is
review-failed = The review could not be finished. Rounds 1 to { $round } are here.
review-short = The game is too short to be judged. Its moves are here.
review-won = { $count ->
    [one] { $names } won.
   *[other] { $names } share the win.
  }
review-won-points = { $count ->
    [one] { $names } won, { $points }.
   *[other] { $names } share the win, { $points }.
  }
review-to = to
review-decided = It was decided in { $round }.
review-graph = Chance to win
review-graph-of = by choice, for every seat
review-slider = Choice
review-slider-at = Choice { $n }, { $round }: { $shares }
review-share = { $name } { $percent } %
review-result = Result
review-accuracy = accuracy
review-luck = Luck and skill
review-for = for { $name }
review-luck-line = { $way ->
    [gave] It began at { $start } %. Luck gave { $deck }; the rest was play. In percentage points:
    [cost] It began at { $start } %. Luck cost { $deck }; the rest was play. In percentage points:
   *[none] It began at { $start } %. Luck was even; the rest was play. In percentage points:
  }
review-luck-own = Own slips
review-luck-rivals = Rivals’ slips
review-luck-deck = Luck
review-luck-result = In the end
review-moments = Moments
review-moments-of = { $count } of { $choices } choices
review-only = Only { $name }
review-no-slips = No slips. Look at the best moves instead.
review-as-table = As a table
review-choice = Choice
review-verdict = Verdict
review-moment = This moment
review-moment-back = Previous moment
review-moment-on = Next moment
review-mark-best = Best move
review-mark-inaccuracy = Inaccuracy
review-mark-mistake = Mistake
review-mark-blunder = Blunder
review-mark-none = A choice
review-played = Played { $percent } %
review-better = Better { $percent } %
review-sure = These chances may be off by { $error }.
review-unsure = Too close to call: the difference may be off by { $error }.
review-guess = { $count ->
    [one] A guess: how it might have gone on, one choice.
   *[other] A guess: how it might have gone on, { $count } choices.
  }
review-go-on = See what follows
review-back = Back to the moment
review-retry = Retry from here
review-both = Both results
review-first-time = The first time
review-this-time = This time
review-retried = Tried again
# `$points` is none where the game counts none
review-placed = { $points ->
    [none] place { $place }
   *[other] { $points }, place { $place }
}
review-controls = Through the game
review-back-one = One choice back
review-on-one = One choice forward
review-next = Next moment
review-shown = What the board shows
review-show-played = Played
review-show-better = Better
review-show-both = Both
review-share-link = Share

## Without a mouse, without sight
announcements = What happens at the table
reading = The board in words
reading-open = Read the board
reading-leave = Show the board
reading-choices = { $count ->
    [one] One choice
   *[other] { $count } choices
}
reading-refused = Not possible now
reading-chosen = Chosen: { $what }. Press again to play.
board-whole = Whole board
keys = Keys
keys-groups = to the next group of choices
keys-arrows = to the choice that lies that way
keys-pages = through all of a group, also what cannot be chosen
keys-play = choose, and once more to play
keys-let-go = let go
keys-undo = undo
keys-read = the board in words, and back
keys-list = this list
seat-points = { $points ->
    [one] point
   *[other] points
}
## Following the others
bar-others = { $moved } of { $others } others
act-skip = Skip
act-skip-mine = Skip to my turn
key-space = Space
speed-off = Off
recap-title = Since you last moved
round-so-far = The round so far
round-begins = The others move.
round-next = { $name } is next
round-next-you = You are next
round-then = , then { $name }
recap-you = You
recap-same = { $points ->
    [one] still 1 point
   *[other] still { $points } points
}
recap-again = Watch again
recap-row = Watch this turn again
recap-move = My move
state-again = { $name } took a move back and is deciding again.
log-you = you
log-points = from { $before } to { $after } points
log-back = { $name } took this back
log-back-you = You took this back

ending-best = Coloured: the best in each line.
ending-best-how = Coloured: the best in each line. Open an underlined line to see how it is counted.

## Why it was won; `$you` is yes if the winner reads it
why-points = { $you ->
    [yes] You win
   *[no] { $winner } wins
} with { $points } points, ahead of { $rival } with { $rival_points }.
why-shared = { $points } points each: { $winners } share the win.

## The school
school-missed = That does not do it yet. Look at what happened, and try again.
school-refused = { $text }
school-stars = { $stars ->
    [one] 1 star of 3
   *[other] { $stars } stars of 3
}
school-kept = Your progress is kept on this device.
school-not-kept = This browser stores nothing for us: your progress is gone once you close the page.

# The map of a course
course-line = Short lessons on the real board, from nothing to your first game.
course-absent = This game has no lessons yet. Its rules tell you all you need to know.
course-start = Start
course-continue = Continue
course-continue-at = { $lesson }, step { $step } of { $steps }
course-of = of { $all } lessons
course-count = { $done } of { $all } lessons done
course-short = { $done } of { $all }
course-new = new
course-rules-only = rules only
course-minutes = about { $minutes } min left
course-all-done = all done
course-lessons = Lessons
course-lesson-minutes = { $minutes } min
course-more = Besides the lessons
course-games = Courses
course-start-with = { $lesson }, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
course-first-game = First game with a coach
course-first-game-text = One gentle bot, no clock, and a coach who says what is new and asks before a big slip.
course-first-game-best = Best after “{ $chapter }”, but you can start now.
course-first-game-start = Start
course-tile-game = First game
course-tile-game-more = with a coach
course-tile-puzzle = Puzzles
course-tile-puzzle-more = find the move
course-tile-rules = Rules
course-tile-rules-more = to look things up
course-play-gentle = against a gentle bot
course-play = Play your first game, with a coach
course-rules = The rules
course-rules-text = Everything in words, to look things up.
course-rules-open = Read the rules
course-unlocked = Nothing is locked: open any lesson at any time.

## The map of a course
map-chapters = Chapters
map-chapter = , chapter { $number } of { $all }
map-done = , { $done } of { $all } done
map-of = { $done } of { $all }
map-lesson = Lesson { $number },{" "}
map-in-progress = , in progress, step { $step } of { $steps }
map-to-do = , not done yet
map-step-minutes = step { $step } of { $steps }, { $minutes } min
map-card-next = Next lesson, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
map-card-other = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
map-card-done = Done. Play it again for more stars, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}

## Progress that travels
along = Take it along
along-title = Take your progress along
along-text = Open this link on another device, or load the file there. Nothing is sent to the hall.
along-copy = Copy the link
along-copied = The link is copied.
along-copy-yourself = The browser does not let us copy: select the link and copy it yourself.
along-save = Save a file
along-link = Your progress as a link
along-bring = Bring progress in
along-paste = A link from another device
along-file = A file from another device
along-found = This came along:
along-course = { $game }: { $done } of { $all } lessons done
along-unknown = { $game }: this hall has no such course; it is kept all the same
along-better-stays = It is added to what you have done here; of every step the better result stays.
along-take-in = Add it here
along-taken = Done: it is all here now.
along-no-file = This is not progress from Skyhall. Expected a link or a file made with “Take it along”.
along-no-course = { $game }: expected the stars of its steps and where it was left.
along-no-stars = { $game }, step { $step }: { $stars } stars. Expected 1, 2 or 3.
course-end-title = You can play { $game }!
course-end-text = One gentle bot and no clock. The coach says what is new and asks before a big slip; you can silence it at any time.

# A lesson
lesson-of = Lesson { $lesson } of { $lessons }
lesson-step = step { $step } of { $steps }
lesson-leave = Leave the lesson
lesson-to-map = Back to the map
lesson-leave-title = Leave the lesson?
lesson-leave-text = Nothing is lost: you go on at this very step when you come back.
lesson-stay = Stay
lesson-panel = The lesson
lesson-speech = What the coach says
lesson-sentences = Sentences
lesson-sentence-back = Previous sentence
lesson-sentence-next = Next sentence
lesson-acts = Play, hint, show me
lesson-goal = Goal
lesson-hints = Hints
lesson-hint = Hint
lesson-hint-first = Give me something to think about
lesson-hint-more = One more hint
lesson-hint-point = Point at what to play
lesson-hint-show = Show me the move
lesson-longer = That works too.
lesson-shorter = Here is the shorter one.
lesson-show-me = Show me
lesson-again = Try again
lesson-your-turn = Now you
lesson-continue = Continue
lesson-finish = Finish
lesson-skip = Skip this step
lesson-back-to = Back to the lesson
lesson-missed-title = Not this way.
lesson-refused = That cannot be done here.
lesson-step-done = Done!
lesson-done-title = Done, and the lesson with it!
lesson-shown-title = This is how it goes.
lesson-shown = { $moves }. Now do it yourself.
lesson-failed-title = Something is missing.
lesson-failed = This step could not be set up. Skip it, your progress is safe.
lesson-stars-left = { $stars ->
    [3] Solve it on the first try for three stars.
    [2] Solve it now for two stars.
   *[other] Solve it yourself for one star.
}
lesson-stars-won = { $stars ->
    [3] Three stars: solved on the first try.
    [2] Two stars.
   *[other] One star.
}
lesson-end-title = Done: { $lesson }
lesson-end-now = What you know now
lesson-next = Next lesson: { $lesson }
recall-title = Do you remember?
recall-right = That is right. (Rule { $rule })
recall-wrong = Not quite. The answer is “{ $answer }” (Rule { $rule })
recall-skip = Skip the question

# Puzzles
puzzles-of = { $game }: puzzles
puzzles-line = Positions from real games in which one choice is clearly the best. Find it.
puzzles-count = { $done } of { $all } solved
puzzles-none-left = You have solved them all.
puzzles-none-left-theme = You have solved all of this theme.
puzzle-number = Puzzle { $number }
puzzle-origin = From a game between bots, checked by a long search
puzzle-difficulty-name = Difficulty
puzzle-difficulty = Difficulty { $difficulty } of 5
puzzle-hard-1 = easy
puzzle-hard-2 = not too hard
puzzle-hard-3 = tricky
puzzle-hard-4 = hard
puzzle-hard-5 = very hard
puzzle-theme = Theme
puzzle-themes = Themes
puzzle-all-themes = All themes
puzzle-theme-hidden = shown once you have solved it
puzzle-levels = Bots that find it
puzzle-levels-none = none of the levels
puzzle-steps = { $steps } choices in a row.
puzzle-line-name = Your line
puzzle-found = { $found } of { $all } found
puzzle-step-open = Your choice
puzzle-acts = Play, undo, hint, give up
puzzle-undo = Undo
puzzle-give-up = Give up
puzzle-give-up-title = See the solution?
puzzle-give-up-text = Your streak ends here. You can still play through the solution.
puzzle-show = Show the solution
puzzle-go-on = Keep trying
puzzle-next = Next puzzle
puzzle-first = Start solving
puzzle-leave = Leave the puzzle
puzzle-to-list = All puzzles
puzzle-back-to = Back to the puzzle
puzzle-missed-title = That is not it.
puzzle-missed = { $share ->
    [0] That way you hardly ever win; with the right choice it would be { $best } games in 100.
    [one] You would win about one game in 100; with the right choice it would be { $best }.
   *[other] You would win about { $share } games in 100; with the right choice it would be { $best }.
}
puzzle-follow-you = You go on: { $moves }.
puzzle-follow-rival = { $name } answers: { $moves }.
puzzle-solved-title = Solved!
puzzle-solved = { $share ->
    [100] From here the win is yours.
   *[other] From here you win about { $share } games in 100.
}
puzzle-shown-title = This is the solution.
puzzle-failed = This puzzle could not be set up. Skip it: it does not count.
puzzle-why = Why the other choices fail
puzzle-more-of-theme = More puzzles on this theme
puzzle-wins = { $share } %
puzzle-move = “{ $move }”
puzzle-then = Then: { $moves }
puzzle-hint-among = It is one of these: { $choices }.
puzzle-hint-costs = A hint costs the point, not the streak.
puzzle-streak-name = How your latest puzzles went
puzzle-streak = { $streak ->
    [0] No streak yet
   *[other] { $streak } in a row
}
puzzle-best = best { $best }
puzzle-rating = rating
puzzle-latest = The latest, the newest last
puzzle-went-solved = solved
puzzle-went-hinted = solved with a hint
puzzle-went-failed = missed
puzzle-went-new = not tried yet
puzzle-day = Puzzle of the day
puzzle-day-solve = Solve it
puzzle-day-again = Look at it again
puzzle-day-solved = You have solved today’s. Tomorrow there is another one.
puzzle-day-failed = Today’s puzzle did not arrive. Try one of the others.
puzzle-days = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
puzzle-all = All { $all } puzzles
puzzle-others = The other puzzles

# The coach of a first game.
coach = Coach
tab-coach = Coach
coach-first-game = First game
coach-turn = First game, turn { $turn }
coach-quieter = Quieter
coach-voice = How much the coach says
coach-voice-all = Big slips too
coach-voice-new = New things only
coach-voice-silent = Silent
coach-is-silent = Silent. Quieter brings me back.
coach-watching = I am watching. Ask me with Hint.
coach-thinking = Let me think
coach-blind = I cannot see far right now. The game goes on.
coach-new = New to you
coach-got-it = Got it
coach-rule = Rule { $rule }
coach-sure = Are you sure?
coach-yours = Yours: { $word }
coach-drawn-yours = Yours
coach-better = Better idea
coach-take = Take this one
coach-keep = Keep mine
coach-take-back = Take it back
coach-anyway = Play it anyway
coach-learnt =
    { $count ->
        [one] { $count } thing learnt
       *[other] { $count } things learnt
    }
coach-learnt-title =
    { $count ->
        [one] One thing you learnt
       *[other] { $count } things you learnt
    }
coach-next = To try next:
coach-review = Review this game
coach-take-backs = Undo is free in a first game.
coach-log = Log and rules
coach-back = Back to the coach

# The illustrated rules.
rules-seat-0 = Ada
rules-seat-1 = Bruno
rules-seat-2 = Cleo
rules-seat-3 = Dario
rules-seat-4 = Edda
rules-seat-5 = Falk
rules-contents = Contents
rules-parts = Parts of the rules
rules-beside = Icons and the box
rules-setup = Set-up
rules-icons = Icons
rules-box = The box
rules-box-short = Box
rules-reminder = Reminder
rules-worked = A worked turn
rules-worked-note = every picture is a real position: click one to try it yourself
rules-step = { $step } of { $steps }
rules-step-back = Previous step
rules-step-on = Next step
rules-missed = Easy to miss
rules-turn-pages = Other pages
rules-to-page = Open its page
rules-to-course = To the lessons
rules-find = Find a rule, an icon or a card
rules-find-short = Find
rules-found = { $count ->
    [one] One thing found
   *[other] { $count } things found
}
rules-nothing = Nothing called “{ $query }”.
rules-meant = Did you mean { $name }?
rules-print = Print
rules-play = Learn by playing
rules-full = Rules, illustrated
rules-all = All { $count }
rules-larger = Larger
rules-on-pages = On these pages
rules-on-things = On { $count ->
    [one] one thing in the box
   *[other] { $count } things in the box
}
rules-things = { $count ->
    [one] one thing
   *[other] { $count } things
}
rules-shelves = What is in it
rules-filter = Show only those with
rules-turned = Other side
rules-box-search = Search the box
rules-shown = { $count } of { $all }
rules-box-none = Nothing in the box is like that.
rules-box-all = Show all
rules-box-empty = This game does not list its box here.
rules-no-icons = This game lists no icons here.
rules-no-setup = This game describes its set-up in the rules alone.
rules-no-reminder = This game has no reminder.
rules-no-picture = This picture could not be drawn.
rules-box-differs = Box “{ $box }”: { $count ->
    [one] one entry differs
   *[other] { $count } entries differ
} from standard
rules-box-same = Box “{ $box }”
rules-players = Number of players
rules-seats = { $count } players
rules-try = Try it
rules-trying = Try it yourself
rules-try-note = Play what you like: nothing is kept and nothing is judged.
rules-tried = Your turn is over. Start again, or go back to the rules.
rules-again = Start again
rules-back = Back to the rules

# The studio
nav-studio = Studio
yes = yes
no = no
studio-first = Take a box and change it.
studio-boxes = { $count ->
    [one] One box is on your shelf.
   *[other] { $count } boxes are on your shelf.
}
studio-lead = Every card, tile and hero is drawn as at the table. Change what you like: nothing is lost, and whatever does not fit is pointed out on the spot.
studio-mine = My boxes
studio-new-from = A new box, made from
studio-new-name = My { $game }
studio-copy-name = { $name }, again
studio-unnamed = No name yet
studio-of = { $game }, made from { $base }
studio-on = made from { $base }
studio-away = Put it away
studio-away-yes = Yes, put it away
studio-not-here = This browser has no such box.
studio-to-shelf = To the shelf
studio-name = Name of the box
studio-tabs = Parts of the studio
studio-tab-cards = Cards
studio-tab-lab = Lab
studio-tab-print = Print
studio-tab-position = Position
studio-position-lead = Write down any position as TOML or JSON. It is laid out on the real board with this box as it is now, and you play on from there, for every seat in turn.
studio-position-text = Position, as TOML or JSON
studio-position-keys = Leave out what does not matter: it takes its usual value. Whatever is impossible is pointed out, with what was expected.
studio-position-example = Start from the example
studio-position-open = Open the position
studio-position-playing = A position with “{ $box }”
studio-position-back = Back to the text
studio-position-note = You play for every seat, always for the one that has to decide. Nothing of it is kept.
studio-position-over = The game is over.
studio-seat = Seat { $number }
studio-menu = More about this box
studio-kept = Draft kept
studio-keeping = Kept here, on its way to the hall
studio-offline = Offline. Kept here, sent later.
studio-here-only = Kept in this browser only. { $why }
studio-where-both = kept in the hall
studio-where-here = only in this browser
studio-where-hall = from another device
studio-versions-count = { $count ->
    [one] one version
   *[other] { $count } versions
}
studio-is-shared = shared
studio-versions = Versions
studio-version = Version { $number }
studio-draft = The draft
studio-draft-sent = as it is on the bench
studio-draft-waiting = on its way to the hall
studio-draft-offline = kept here, sent later
studio-draft-refused = kept in this browser only
studio-draft-conflict = changed on another device
studio-the-base = the base
studio-restore = Start again from here
studio-restored = Version { $number } is on the bench. Undo brings back what was there.
studio-version-away = Remove
studio-version-away-yes = Yes, remove it
studio-version-gone = Version { $number } is removed.
studio-save = Save a version
studio-save-version = Save version { $number }
studio-version-name = What is new in it? (may be left empty)
studio-version-saved = Version { $number } saved.
studio-version-theirs = As it was on the other device
studio-share = Share this box
studio-share-short = Share
studio-share-what = Whoever has the link may read the box as it is at that moment, and make a box of their own from it. They cannot change yours.
studio-unshare = Stop sharing it
studio-shared = Somebody shows you this box. You can read it, and change a copy of your own.
studio-make-mine = Make my own from it
studio-clash = This box was changed on another device.
studio-clash-what = Both are kept until you choose.
studio-keep-mine = Keep mine (the other becomes a version)
studio-take-theirs = Take the other (Undo brings mine back)
studio-keep-both = Keep both as two boxes
studio-see-both = { $count ->
    [one] See the one value that differs
   *[other] See the { $count } values that differ
}
studio-value = Value
studio-there = There
studio-here = Here
studio-no-room = This browser has no room to keep the box.
studio-export = Save as a file (TOML)
studio-text = Show the text
studio-only-good = Only a box without problems has a text.
studio-duplicate = Make a copy
studio-kinds = Kinds of things
studio-filters = What is shown
studio-search = Name or effect
studio-all = All
studio-changed = Changed { $count }
studio-wrong = Problems { $count }
studio-none = There is nothing like that in the box.
studio-none-changed = Nothing of this kind differs from the base.
studio-show-all = Show all
studio-numbers = Numbers
studio-count = { $count ->
    [one] one
   *[other] { $count }
}
studio-others = The others
studio-changes = { $count ->
    [one] one change
   *[other] { $count } changes
}
studio-is-changed = Changed
studio-problems = { $count ->
    [one] One problem
   *[other] { $count } problems
}
studio-new = new
studio-gone = gone
studio-other = { $field }: changed
studio-difference = Different from { $base }
studio-no-difference = Nothing differs from { $base } yet. Change any card.
studio-rest = All else is as in the base.
studio-before = The one before
studio-after = The next one
studio-drawn-as-base = Drawn as in { $base } until the problem is solved.
studio-copy-entry = Another one like this
studio-remove-entry = Take it out of the box
studio-add-entry = Add one
studio-new-entry = New
studio-less = { $field }: one less
studio-more = { $field }: one more
studio-nth = { $field } { $n }
studio-part = part { $n }
studio-take-away = Take away: { $what }
studio-add-one = Add: { $field }
studio-add-part = Add a part
studio-parts = { $count ->
    [one] One part, in this order
   *[other] { $count } parts, in this order
}
studio-parts-of = In this order, { $count } of at most { $most }
studio-part-moved = Part { $part } is now number { $place } of { $count }.
studio-up = Part { $n } up
studio-down = Part { $n } down
studio-forms = How primitives are written
studio-nothing-to-set = There is nothing to set here.
studio-set-to = Set to { $value }
studio-back-to = Back to { $value }, as in { $base }
studio-not-ready = Not ready yet.
studio-whole-box = the box
studio-looking = Looking it over …
studio-fits = Fits.
studio-differs = { $count ->
    [0] Nothing differs from { $base }.
    [one] One thing differs from { $base }.
   *[other] { $count } things differ from { $base }.
}
studio-unusual = It cannot be played with the usual options. These do: { $options }.
studio-unplayable = No options were found that this box can be played with: { $why }
studio-warnings = { $count ->
    [one] One thing to look at
   *[other] { $count } things to look at
}
studio-undo = Undo
studio-try = Try at a table
studio-wrong-missing = { $field } is missing.
studio-wrong-number = { $field } is { $value }. It must be a whole number from { $low } to { $high }.
studio-wrong-flag = { $field } is { $value }. It must be true or false.
studio-wrong-text = { $field } is empty. It must be a text.
studio-wrong-choice = { $field } is { $value }. It must be one of these: { $values }.
studio-wrong-numbers = { $field } holds { $value }. Each must be a whole number from { $low } to { $high }.
studio-wrong-list = { $field } is { $value }. It must be a list.
studio-wrong-table = { $field } is { $value }. It must be a table.
studio-wrong-shape = { $field } holds { $value }, which is not written like the others.
studio-wrong-count = { $most ->
    [-1] { $field } has { $count }. It must have at least { $least }.
   *[other] { $field } has { $count }. It must have { $least } to { $most }.
}
box-section-edition = The box itself
box-section-name = Name of the box
box-field-name = Name
box-field-id = Id
box-field-colour = Colour
box-field-colours = Colours
box-field-cost = Cost
box-field-price = Price
box-field-source = Where it comes from
box-field-do = What it does
box-field-n = How many
box-field-effects = Effects

## The lab in the page
measure-title = Lab
measure-parts = Lab and print
measure-question = What is asked
measure-empty = Ask thousands of games.
measure-empty-line = Nothing has been measured yet. Pick a number in the box and ask “what if”, or compare boxes side by side. Bots play the same deals with each. You can leave: they play on without the page.
measure-not-good = { $count ->
    [one] Not ready to be measured: the box has one problem. Mend it under Cards.
   *[other] Not ready to be measured: the box has { $count } problems. Mend them under Cards.
}
measure-gone = This study is no longer kept.
measure-ask = What do you want to know?
measure-sweep = What if …
measure-boxes = Compare boxes
measure-number = A number of the box
measure-number-find = Mint, start_coins …
measure-number-is = It is { $value } now.
measure-number-none = The box has no such number. Choose one from the list.
measure-number-help = Type a name and choose from the list.
measure-values = Values to compare
measure-values-help = Two to eight whole numbers, separated by commas.
measure-beside = Beside { $box }
measure-level = Every seat is played by
measure-greedy = greedy
measure-seats = Seats
measure-games = Games with each
measure-count = { $count }
measure-deals = Deals
measure-deals-same = the same for all
measure-stops = Stop when sure
measure-stops-line = A value ends early once its whole interval is on one side.
measure-yes = yes
measure-sure-to = A share will be known to about ± { $points } points, for what every game uses.
measure-begin = Play
measure-again = Ask something else
measure-suggest-title = Values for { $name }
measure-other-wrong = “{ $name }” cannot be played as it is. { $problem }
measure-runs = Earlier studies
measure-run = { $name }: { $values }
measure-status-waiting = waits
measure-status-running = { $done } of { $total } games
measure-status-paused = Paused at { $done } games. Nothing is lost.
measure-status-stopped = Stopped after { $done } games. These numbers stand.
measure-status-done = { $done } games, done
measure-status-failed = failed after { $done } games
measure-first = whoever plays first
measure-say-warming = The first games are being played.
measure-say-waiting = Too early to tell: the first look comes after { $games } games with each.
measure-say-strong = { $running ->
    [yes] So far: with { $values }, { $name } wins too much.
   *[no] With { $values }, { $name } wins too much.
}
measure-say-weak = { $running ->
    [yes] So far: with { $values }, { $name } wins too little.
   *[no] With { $values }, { $name } wins too little.
}
measure-say-high = { $running ->
    [yes] So far: with { $values }, { $name } may win too much.
   *[no] With { $values }, { $name } may win too much.
}
measure-say-low = { $running ->
    [yes] So far: with { $values }, { $name } may win too little.
   *[no] With { $values }, { $name } may win too little.
}
measure-say-balanced = { $running ->
    [yes] So far: with { $values }, { $name } is in balance.
   *[no] With { $values }, { $name } is in balance.
}
measure-say-unsure = { $running ->
    [yes] So far: nobody can tell yet whether { $name } is in balance.
   *[no] These games do not tell whether { $name } is in balance.
}
measure-alike = { $one } and { $other } cannot be told apart.
measure-outside = { $count ->
    [one] One other component is outside its range: { $names }.
   *[other] { $count } other components are outside their range: { $names }.
}
measure-inside = No other component is clearly outside its range.
measure-before = { $count ->
    [one] One study is ahead of yours.
   *[other] { $count } studies are ahead of yours.
}
measure-soon = It begins in a moment.
measure-failed = The study broke off. What was played is kept.
measure-failed-games = Too many games could not be finished, so the study stopped. The others are kept.
measure-time = Stopped after { $done } games: this hall gives one study no more time. These numbers stand.
measure-seconds = { $count ->
    [one] about a second left
   *[other] about { $count } seconds left
}
measure-minutes = { $count ->
    [one] about a minute left
   *[other] about { $count } minutes left
}
measure-link = The link to this study
measure-away = The hall is not answering. The page keeps trying.
measure-pause = Pause
measure-stop = Stop and keep
measure-go-on = { $count ->
    [one] Play the other game
   *[other] Play the other { $count }
}
measure-copied = Link copied
measure-share = Share
measure-report = Report
measure-files = The numbers for other programs:
measure-remove = Forget this study
measure-honest = Whoever looks often enough finds differences that are not there. So verdicts are given at four looks only, fixed beforehand, with limits that allow for that; between them numbers move, verdicts do not.
measure-lanes = The boxes
measure-base = the first
measure-lane = { $games } of { $of } games
measure-lane-ended = sure after { $games } games
measure-few = { $count ->
    [0] not used yet
    [one] one use: too few
   *[other] { $count } uses: too few
}
measure-sure = How sure are we?
measure-sure-of = How sure are we? What { $name } wins as games come in
measure-as-table = Show as a table
measure-as-chart = Show as a chart
measure-after = after games
measure-whisker = With { $value }, { $name } wins { $share }, between { $span }: { $verdict }.
measure-shaded = Shaded: 95 % interval. Green: the aim.
measure-moves = What moves with it
measure-moves-taken = { $name } taken when offered
measure-moves-earned = Points that { $name } earns
measure-moves-first = Whoever plays first wins
measure-moves-wins = { $name } wins
measure-moves-none = One box alone: nothing to compare.
measure-word-grows = grows
measure-word-falls = falls
measure-word-unsure = not sure yet
measure-word-same = no change
measure-proposals = Suggested values
measure-proposals-line = The same deals were played with each. Nothing changes unless you say so.
measure-proposals-none = None of the values that were tried brings it into its range for sure. Try other numbers by hand, or more games.
measure-proposals-wait = Neighbouring values are being tried; those that are surely wrong end early.
measure-put = Put it into the draft
measure-put-done = It is in the draft
measure-of-games = { $games } games
measure-components = Components
measure-with = With
measure-all = All { $count }
measure-fewer = Fewer
measure-col-component = component
measure-col-offered = offered
measure-col-taken = taken
measure-col-round = round
measure-col-points = points earned
measure-col-wins = win share of seats that used it
measure-col-change = from the first
measure-col-verdict = verdict
measure-through = through others
measure-suggest = Suggest values
measure-verdict-balanced = in balance
measure-verdict-unsure = not sure yet
measure-verdict-watch = to watch
measure-verdict-strong = too strong
measure-verdict-weak = too weak
measure-verdict-few = too few
measure-verdict-none = no verdict

## Print and play
paper-tab = Print
paper-title = Print and play
paper-not-good = { $count ->
    [one] Not ready to be printed: the box has one problem. Mend it under Cards.
   *[other] Not ready to be printed: the box has { $count } problems. Mend them under Cards.
}
paper-what = What to print
paper-boards = Boards
paper-reference = Reference sheets
paper-size = Paper
paper-a4 = A4
paper-letter = Letter
paper-backs = Backs
paper-backs-none = None
paper-backs-behind = Other side
paper-backs-fold = To fold
paper-backs-behind-line = Mirrored left to right: flip the paper on its long edge.
paper-backs-fold-line = Front and back side by side, with a dotted line to fold at.
paper-cuts = Cutting
paper-cuts-corners = Corners
paper-cuts-lines = Lines
paper-cuts-none = None
paper-bleed = Colour to the edge
paper-bleed-line = The background runs 2 mm past every outer cut.
paper-ink = Less ink
paper-ink-line = White background and outlines: good in black and white.
paper-words = Words on the cards
paper-words-line = What each does, in your language.
paper-summary = { $sheets ->
    [one] One sheet
   *[other] { $sheets } sheets
}, { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
}
paper-summary-backs = { $sheets ->
    [one] One sheet with its back
   *[other] { $sheets } sheets with backs
}, { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
}
paper-print = Print or save as PDF
paper-print-line = Choose 100 % and no margins in the print window.
paper-sheet = Sheet { $number } of { $of }
paper-before = The sheet before
paper-after = The next sheet
paper-head = { $box } ({ $game }) · { $kind } · sheet { $number } of { $of }
paper-rule = This line is 50 mm long. If not, print at 100 %.
paper-nothing = Nothing is chosen. Choose what to print.
paper-options = Options
paper-checks = Before you print
paper-fits = All words fit their cards.
paper-tight = { $count ->
    [one] The words of one card are printed smaller so that they fit: { $names }.
   *[other] The words of { $count } cards are printed smaller so that they fit: { $names }.
}
paper-grey = Readable in grey: every colour has its mark.
paper-copies = Copies as in the box.

# Oneself: an account, its passkeys and codes, and the key ring.
me-title = You
me-hello = Hello, { $name }
me-line = Your name, your tables and your ratings are the same on every device.
me-line-guest = A nickname is all you need to play. Here you take your tables to another device, or keep your name for good.
account-title = Keep my name
account-why = With an account your tables are on every device, rated games count, and you have a profile. No e-mail, no password.
account-make = Keep this name
account-passkey = Your browser makes a passkey: you open it with your fingerprint, your face or your PIN, as you open your device.
account-have = Do you have an account?
account-enter = Sign in with a passkey
account-lost = No passkey at hand?
account-code = Recovery code
account-recover = Sign in with the code
passkey-closed = No passkey was chosen. Nothing has changed.
account-you = Name and profile
account-rename = Change name
account-renamed = Your new name is used from now on.
account-kept = Saved.
account-seen = Who sees my profile
seen-by-everybody = everybody
seen-by-friends = friends
seen-by-nobody = nobody
account-leave = Sign out here
passkeys-title = Passkeys
passkeys-why = Add one on each device you use. If you lose a device, remove its passkey here.
passkey-nameless = Passkey
passkey-dates = made { $made }, last used { $used }
passkey-remove = Remove
passkey-remove-label = Remove the passkey “{ $name }”
passkey-add = Add a passkey
passkey-added = The new passkey opens your account from now on.
codes-title = Recovery codes
codes-fresh = Your new recovery codes
codes-why = Write these down, or save them where nobody else looks. Each one opens your account once, if no passkey is at hand. They are never shown again.
codes-save = Save as a file
codes-done = I have them
codes-left = { $count ->
    [one] You have one recovery code left.
   *[other] You have { $count } recovery codes left.
}
codes-new = Make new codes
sessions-title = Where you are signed in
session-nameless = A browser
session-here = this browser
session-seen = last used { $when }
session-end = Sign out
session-end-label = Sign out “{ $name }”
session-ended = Signed out there. What was open in that browser is closed.
sessions-end-others = Sign out everywhere else
data-title = Your data
data-what = The file holds everything the hall knows about you, with a record of each of your games. If you delete your account, your games stay, played by “somebody”.
data-export = Download everything about me
data-forget = Delete my account
data-forget-sure = Your name, passkeys, ratings, profile and chat lines are deleted at once and cannot be brought back. Games that you are playing are given up.
data-forget-yes = Delete everything
data-forget-no = Keep my account
ring-title = Key ring
ring-what = { $count ->
    [one] This browser holds the key to one table. Take it to another device.
   *[other] This browser holds the keys to { $count } tables. Take them all to another device.
}
ring-none = This browser holds no table yet. Once you sit at one, you can take it to another device here.
ring-boxes = The boxes of your studio come along: both devices then have the same shelf.
ring-make = Make a link and a code to scan
ring-once = Open this on the other device within ten minutes. It works once. Whoever opens it has your seats.
ring-qr = QR code of the link
ring-here = { $count ->
    [0] The key ring was empty.
    [one] One table is in this browser now.
   *[other] { $count } tables are in this browser now.
}
somebody = Somebody

# A profile: ratings, results, replays, records; the leaderboard; rated games.
profile-who = Who it is
profile-line = { $games ->
    [one] In the hall since { $since }. One game so far, { $people ->
        [0] against bots
       *[other] with people
    }.
   *[other] In the hall since { $since }. { $games } games, { $people } of them with people.
}
profile-edit = Edit
profile-seen = Seen by { $who }
profile-share = Share
profile-open = My profile
profile-ratings = Ratings by game
profile-month = { $change } this month
profile-unrated = no rated game yet
profile-rating = Rating
profile-first-dot = Your first rated game draws the first dot.
profile-no-rating = There is no rated game yet.
graph-hint = Shaded: how sure it is. Dotted: where our bots stand.
graph-provisional = { $count ->
    [one] One more game until the rating is sure enough.
   *[other] { $count } more games until the rating is sure enough.
}
graph-finding = { $game } from { $first } to { $rating }, give or take { $doubt }; above the bot { $level }.
graph-finding-low = { $game } from { $first } to { $rating }, give or take { $doubt }; below all bots.
graph-keys = Rating, game by game: the arrow keys go from one to the next, Enter opens the replay
graph-point = { $sign ->
    [minus] { $day }: { $rating }, { $size } less. Place { $place } of { $seats }.
   *[plus] { $day }: { $rating }, { $size } more. Place { $place } of { $seats }.
}
graph-day = Day
graph-rating = Rating
graph-change = Change
graph-place = Place
graph-place-of = { $place } of { $seats }
graph-as-table = Show as a table
graph-as-picture = Show as a picture
results-title = Results
results-among = Against whom
results-all = All
results-people = People
results-bots = Bots
results-share = { $won } % won; a fair share is { $fair }
results-told = { $game }: { $games } games, by places { $counts }. { $won } percent won; a fair share is { $fair }.
results-legend = From the left: first, second, later places. The tick across is the fair share for the number of seats.
met-title = You and { $name }
met-line = { $games ->
    [one] One game:
   *[other] { $games } games:
} you came out ahead in { $ahead }, { $name } in { $behind }{ $even ->
    [0] .
   *[other] ; level, or on the same side, in { $even }.
}
met-replays = Replays of { $game } with { $name }
results-none = No game yet.
replays-title = Replays
replays-search = Search the replays
replays-count = { $count ->
    [one] One game
   *[other] { $count } games
}
replays-any = any
replays-player = With
replays-result = Result
replays-won = won
replays-lost = not won
replays-ending = Ending
replays-since = From
replays-until = Until
replays-kept = Marked
replays-favourites = favourites
replays-shared = shared
replays-favour = Favourite: { $names }
replays-share = Share
replays-is-shared = Shared
replays-share-label = Share the game of { $names } in the profile
replays-open = Replay of { $game }, { $names }, { $day }
replays-more = Show more
replays-no-hit = No game like that.
replays-all = Show all games
replays-none = The first game that is over will be here.
replays-conceded = Given up before the end
records-title = Records
records-none = The first game sets them all.
record-points = Most points
record-margin = Clearest win, in points
record-quick = Quickest win, in moves
record-long = Longest game, in moves
record-where = { $game }, { $seats } seats, { $day }
boxes-title = Favourite boxes
boxes-games = { $count ->
    [one] one game
   *[other] { $count } games
}
leaders-title = Leaderboard
leaders-line = People with at least ten rated games, and our bots on the same scale. 400 points ahead means odds of ten to one.
leaders-who = Name
leaders-games = Games
leaders-often = { $share } % of the rated games against { $name }
leaders-short = { $share } % of the rated games were over very soon
leaders-none = Nobody has played ten rated games yet.
rated-friendly = Friendly
rated-rated = Rated
rated-choice = Rated or friendly
rated-needs = Rated games need a name you keep, and a clock.
rated-keep = Keep my name
rated-level = Level
rated-any = any
rated-near = near mine
rated-here = This game counts for your rating. There is no help and no undo; leaving counts as a loss.
rated-people = Rated games are between people: leave a seat for somebody who joins.
rated-box = Rated games use a box that comes with the game, the same for everybody.
rated-means = It counts for the rating of everybody who plays. Help and undo are off, the clock runs, everybody needs an account, and leaving counts as a loss.
hall-no-push = This browser’s push service is not one that this hall uses.
push-turn = Your turn in { $game }
push-turn-body = The others are waiting for you.
push-late = Not much time left in { $game }
push-late-body = It is still your turn.
push-asked = You are invited to { $game }
push-asked-body = There is a free seat for you.
push-cup = You are invited to { $cup }
push-cup-body = A tournament of { $game }.
push-pair = { $cup }: round { $round } begins
push-pair-body = Your pair is drawn and your table is open.
push-round-body = Your game is not over yet. At the end whoever has thought less wins.
push-round-hours = { $hours ->
    [one] { $cup }: the round ends in { $hours } hour
   *[other] { $cup }: the round ends in { $hours } hours
}
push-round-minutes = { $minutes ->
    [one] { $cup }: the round ends in { $minutes } minute
   *[other] { $cup }: the round ends in { $minutes } minutes
}
push-several-body = Open the hall to see them.
notify-title = When it is your turn
notify-on = This browser tells you when it is your turn, when somebody invites you, and before your time runs out, even while the page is closed.
notify-can = This browser can tell you when it is your turn, even while the page is closed.
notify-cannot = This browser cannot tell you anything while the page is closed.
notify-refused = You told this browser not to allow notifications from this page. You can change that in its settings.
notify-start = Yes, tell me
notify-stop = Not in this browser any more
notify-failed = The browser’s push service did not answer. Try again later.
notify-games = For these games
notify-reminders = Remind me before my time runs out in games with days for a move
notify-quiet = Quiet hours: whatever comes up waits until they are over
notify-quiet-from = Quiet from
notify-quiet-until = Quiet until
push-several = { $count ->
    [one] { $count } table waits for you
   *[other] { $count } tables wait for you
}
care-block = Block { $name }…
block = Block
block-no = No
block-sure = You no longer hear them, they cannot sit down at your tables, and looking for a game never brings you together. They are not told. You can undo this under Company.
block-done = You will not meet { $name } any more.
unblock = Meet { $name } again
blocked-title = Blocked
blocked-what = You do not meet these people: neither at a table nor in the chat.
friends-title = Company
friends-yours = Your friends
friends-none = Send somebody your link and play at the same table.
friends-need = Friends need a name you keep.
friend-link = Send my link
friend-link-text = Be my friend at Skyhall
friend-link-copied = The link is copied.
friend-link-what = Whoever follows it within a week and says yes is your friend. A new link replaces it.
friend-offer = { $name } would like to be your friend
friend-offer-what = Friends see each other’s tables, invite each other, and may see profiles that are shown to friends.
friend-accept = Yes, be friends
friend-made = { $name } is your friend now.
friend-part = Remove
friend-part-label = Remove { $name } from your friends
friend-here = is here
friend-away = is away
friend-plays = is playing { $game }
friend-waits = is waiting for players: { $game }
friend-watch-label = { verb-look }: { $name }
friend-join-label = { seek-sit }: { $name }
groups-title = Groups for a regular evening
groups-none = A group has its people, its evening, and a table for everyone in one click.
group-new = New group
group-change = Change
group-change-label = Change { $name }
group-name = Name
group-game = Usually plays
group-game-any = this and that
group-day = Evening
group-day-none = no fixed evening
group-time = At ({ $zone })
group-keep = Save
group-next = Next: { $when }.
group-table = Table for everyone
group-bring = Bring a friend
group-remove = Remove { $name }
group-leave = Leave
group-leave-label = Leave { $name }
invited = { $name } invites you to { $game }
invited-no = No, thank you
invite-friends = Friends to invite
invite-friend-label = Invite { $name }
invite-friend = Invite
invite-asked = Invited
create-same = Everybody who sat at the last table is invited.
create-group = Everybody in the group is invited.
ending-same = New table with the same people
# Files in the studio
studio-bring = Bring a file
studio-bring-note = A box of any of the games, as TOML.
studio-sheets = Spreadsheets
studio-sheet-of = Which list
studio-sheet-save = Save the list as CSV
studio-sheet-bring = Take the list from a CSV file
studio-sheet-taken = { $count ->
    [one] One entry was taken over. Undo brings the old ones back.
   *[other] { $count } entries were taken over. Undo brings the old ones back.
}

# Tournaments

nav-tournaments = Tournaments
ending-called-clock = The round was over: whoever had thought less wins.
ending-called-organiser = The organiser decided this game.
replays-called = Decided by the organiser or the clock
step-call = The game is decided: the round is over, or the organiser has called it.
tour-new = Organise a tournament
tour-none = None is planned. Organise one: four people are enough.
tour-needs = Tournaments need a name you keep
tour-list-mine = Yours
tour-list-open = Open
tour-list-running = Being played
tour-list-over = Over
tour-list-done = Over.
tour-you-are-asked = You are invited.
tour-terms = { $game }, { $seats } seats, { $clock }. { $format }.
tour-format-swiss = Swiss
tour-format-robin = Round robin
tour-rated = rated
tour-friendly = friendly
tour-by-link = by link only
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
tour-resting-bye = { $name } rests and gets the point.
tour-resting-left = { $name }: the rival has left, the point is given.
tour-resting-apart = { $name } has no table this round, half a point.
tour-rounds = rounds
tour-round = Round { $round }
tour-table = Table { $number }
tour-count-over = { $over } of { $all } over
tour-points = { $count ->
    [one] 1 point
   *[other] { $points } points
}
tour-first = plays first
tour-over = over
tour-called = decided
tour-you-play = Your turn, { $left } left
tour-plays = { $name } plays, { $left }
tour-late = { $name } is late: { $left } left
tour-round-ends = The round ends in { $span }.
tour-replay = Replay
tour-watch = Watch
tour-play = Play
tour-look-in = Look in
tour-verb-label = { $verb }, table { $number }
tour-why = Why these pairs?
tour-why-swiss = Equal points meet, nobody meets twice while it can be avoided, and whoever played first more often now plays second.
tour-why-robin = Everybody meets everybody once, and plays first as often as second.
tour-why-tables = Equal points meet, people who have met before as rarely as possible, and seats change from round to round.
tour-why-odd = At table { $table } points differ: nobody equal was left.
tour-why-again = At table { $table } people meet again: there was no other way.
tour-standings = Standings
tour-standings-when = after the games that are over
tour-players = Players
tour-player = player
tour-place = place
tour-place-n = Place { $place }
tour-no-points = No points
tour-points-head = points
tour-rivals = rivals
tour-rivals-what = The points of all rivals, which decide between equals
tour-up = places up
tour-down = places down
tour-you = you
tour-left = has left
tour-somebody = Somebody
tour-bye-letter = B
tour-square-won = Round { $round }: won against { $names }
tour-square-lost = Round { $round }: lost to { $names }
tour-square-shared = Round { $round }: shared with { $names }
tour-square-runs = Round { $round }: plays { $names }
tour-square-bye = Round { $round }: no table
tour-square-none = Round { $round }: not drawn
tour-deals = Every table has a deal of its own. The hash of its seed is known from the start; the seed is shown when the game is over.
tour-deals-check = Check them
tour-seed = seed
cup-asked = You are invited to { $cup }.
cup-pair = { $cup }, round { $round }: your table is open.
cup-soon = { $cup }: the round ends in { $span }, and your game is not over.
cup-look = Look at it
cup-away = Put away
tour-game-round = Round { $round }
tour-game-round-of = Round { $round } of { $of }
tour-tab-pairs = Pairs
tour-tab-standings = Standings
tour-tab-rules = Rules
tour-rules = Rules
tour-rule-box = { $game } with the box “{ $box }”; no help, no take-backs.
tour-rule-swiss = Every round those with equal points meet. Nobody is knocked out.
tour-rule-robin = Everybody meets everybody.
tour-rule-tables = Every round those with about equal points sit at one table. Nobody is knocked out.
tour-rule-points = A win is 1 point, a shared game ½, a bye 1 (the lowest first, nobody twice while others had none).
tour-rule-points-tables = The first at a table gets { $win } points, each next place one less; shared places share. A bye counts as a win.
tour-rule-clock = Whoever runs out of time for a decision is replaced by a bot and gets no point unless they come back. A round takes { $span } at most; then whoever has thought less wins, and whoever is away gets nothing.
tour-rule-dates = The next round begins on its date, even if all tables are over before.
tour-rule-soon = The next round begins as soon as all tables are over.
tour-rule-leave = Whoever leaves is not paired any more; games so far count, and the rivals of later rounds of a round robin get the point. Those who have blocked each other do not meet: half a point each.
tour-rule-ties = Equal points: first the points of all rivals, then games against each other, then wins from another seat than the first; else the place is shared.
tour-rule-rated = Games are rated, except those that the organiser decides.
tour-rule-friendly = Games are friendly.
tour-rule-organiser = Organised by { $name }.
tour-join = Take part
tour-start = Start now
tour-pause = Pause
tour-resume = Go on
tour-invite = Invite…
tour-invite-group = Group { $name }
tour-asked = { $count ->
    [0] Nobody new to invite.
    [one] One person is invited.
   *[other] { $count } people are invited.
}
tour-link = Share the link
tour-link-copied = The link is copied. Whoever has it may take part.
tour-leave = Leave
tour-leave-sure = You will not be paired any more. Games so far count; the one you are playing goes on.
tour-cancel = Call it off
tour-cancel-sure = It will not take place.
tour-end = End now
tour-end-sure = There will be no more rounds. Tables that are still played do not count.
tour-stay = No, go on
tour-drop = Take out
tour-drop-label = Take { $name } out
tour-drop-sure = They will not be paired any more. Games so far count.
tour-decide = Decide
tour-decide-label = Decide table { $number }
tour-decide-title = Decide table { $number }
tour-decide-what = For a table that does not go on. Its game ends and is not rated.
tour-name = Name
tour-seats = Seats at a table
tour-form = Form
tour-form-swiss = Swiss
tour-form-robin = Round robin
tour-how-many = Rounds
tour-length = Time for a round
tour-next = Next round
tour-next-soon = as soon as all tables are over
tour-next-dates = when its time has come
tour-least = Players at least
tour-most = Players at most
tour-starts = Starts on
tour-starts-none = Empty: you start it.
tour-listed = Show in the list; else only people with the link can come
tour-strict = All tables are played without help and take-backs. Everybody who takes part needs an account.
tour-make = Create tournament
about-tournament = Tournament
about-tournament-to = To the tournament

# The deck builder
decks-title = Decks
decks-back = To the game
decks-name = Name of the deck
decks-unnamed = My deck { $number }
decks-new = A new deck: it is kept from your first click on.
decks-kept = Kept in this browser
decks-no-room = This browser has no room left: take the deck along as text.
decks-by-link = Came by a link; it is kept once you change it.
decks-mine = My decks
decks-none = You have no decks in this browser yet.
decks-begin = An empty deck
decks-samples = Begin with a deck of the box
decks-copy = Copy
decks-copy-of = Copy { $name }
decks-throw-of = Throw { $name } away
decks-throw-yes = Yes, throw it away
decks-box-usual = The hall’s own box
decks-own-box = Decks for a box of your own: open it in the studio, then “Build decks from it”.
decks-from-box = Build decks from it
decks-heroes = Heroes
decks-state-none = not in the deck
decks-state-wrong = to be mended
decks-state-premade = premade
decks-state-legal = built
decks-pool = Cards that may be chosen
decks-show = Which cards are shown
decks-for = For { $hero }
decks-all = All cards
decks-faction = Any faction
decks-hero = Any hero
decks-cost = Any cost
decks-cost-of = Cost { $cost }
decks-rune = Any rune
decks-search = Find in names and texts
decks-none-found = No card is like that.
decks-show-again = Show the others again
decks-card-told = { $name }: { $kind ->
    [action] action
   *[other] reaction
}, cost { $cost }, { $runes ->
    [none] no runes
   *[other] { $runes }
}, modifier { $modifier }. { $text }
decks-copies = Copies of { $card }
decks-copies-of = { $card }: { $n ->
    [0] none
    [one] one copy
   *[other] { $n } copies
}
decks-to = For { $hero }
decks-ultimate = { $hero }’s ultimate: always one copy
decks-always = always
decks-whole = The deck
decks-whole-of = Whole deck: { $cards } cards, { $heroes ->
    [one] one hero
   *[other] { $heroes } heroes
}
decks-set-of = { $hero }’s set
decks-empty-set = { $hero } is not in this deck. Choose one card three times and two cards twice; at a table the premade set is one click away.
decks-from-premade = Begin with the premade set
decks-leave = Take the hero out of the deck
decks-drop = Take out { $card }
decks-sums = Modifiers: { $modifiers } of at most { $most }
decks-problems = { $count ->
    [one] One thing to mend
   *[other] { $count } things to mend
}
decks-legal = Everything fits the rules.
decks-curve = Cards by cost
decks-curve-of = Cost { $cost }: { $n ->
    [one] one card
   *[other] { $n } cards
}
decks-runes = Runes
decks-reactions = { $reactions ->
    [one] One reaction
   *[other] { $reactions } reactions
} · { $cost } mana in all
decks-text = As text
decks-text-what = One line for each hero: one card three times, two cards twice. The terminal reads and writes the same (skyhall deck).
decks-line = Line { $line }: { $text }
decks-unread = Lines that could not be read: { $lines }. Mend them here first; nothing is lost.
decks-take-text = Use this text
decks-copy-text = Copy the text
decks-save-text = Save as a file
decks-from-file = From a file
decks-link = Decks
decks-build-first = Build decks before you sit down
