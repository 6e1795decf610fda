# What every page says, and the frame of every table at first sight. What is said in one room alone is in its folder.

## The hall
language = Language
theme = Theme
theme-light = Light
theme-day = Automatic
theme-dark = Dark
play-now = Play now
learn = Learn
watch = Watch
loading = One moment.
page-gone = The hall is not answering. The page keeps trying.
not-here = There is nothing behind this door.
to-the-hall = To the hall
close = Close
your-name = Your name
guest = Guest

## A new table
create-game = Game
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
create-edition = Box
edition-tuned = Tuned (balanced)
edition-standard = Standard
# In sentences and on small buttons.
edition-short-tuned = Tuned
edition-short-standard = Standard
box-why-tuned = Balanced by us: some values are not those of the rulebook.
box-why-standard = Every value that the rulebook gives, and our own where it gives none.
box-differs = Differs from { $base } in { $told }
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
choice-yes = yes
choice-no = no
page-your-turn = Your turn

## The lobby and joining
lobby-copy = Copy the link
lobby-copied = Copied
learn-game = Learn { $game }
about-open = About this table
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
house-no-talk = no chat
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
seat-come-back = Take my seat back
tray = What you can do
dock = Undo, table and play
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
watching-title = You are watching.
watching-what = You see what everybody may see: the log, the rules and the chat are open to you, hands and secrets are not.
chat-unread = unread
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
menu-speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
menu-replay = Replay from the start

## Replay and end
replay-title = Replay
ending-title = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
ending-draw = A draw
ending-conceded = { $count ->
    [one] { $names } gave up.
   *[other] { $names } gave up.
}
ending-conceded-you = You gave up.
ending-line = Scoring
ending-replay = Watch the replay
choose-which = Which one?
board-plain = The table in numbers
words-plain = What you can do
review-this = Review this game

## Without a mouse, without sight
announcements = What happens at the table
reading-open = Read the board
reading-chosen = Chosen: { $what }. Press again to play.
board-whole = Whole board
keys = Keys
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
state-again = { $name } took a move back and is deciding again.
log-you = you
log-points = from { $before } to { $after } points
log-back = { $name } took this back
log-back-you = You took this back
why-points = { $you ->
    [yes] You win
   *[no] { $winner } wins
} with { $points } points, ahead of { $rival } with { $rival_points }.
why-shared = { $points } points each: { $winners } share the win.
lesson-panel = The lesson

# The coach of a first game.

coach = Coach
tab-coach = Coach
coach-take-back = Take it back
coach-anyway = Play it anyway
coach-log = Log and rules
coach-back = Back to the coach

# The illustrated rules.

rules-icons = Icons
rules-print = Print
rules-full = Rules, illustrated
rules-no-reminder = This game has no reminder.
rules-again = Start again

# The studio

yes = yes
no = no
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
somebody = Somebody

# A profile: ratings, results, replays, records; the leaderboard; rated games.

rated-rated = Rated
care-block = Block { $name }…
block = Block
block-no = No
block-sure = You no longer hear them, they cannot sit down at your tables, and looking for a game never brings you together. They are not told. You can undo this under Company.

# Tournaments

ending-called-clock = The round was over: whoever had thought less wins.
ending-called-organiser = The organiser decided this game.
step-call = The game is decided: the round is over, or the organiser has called it.
decks-build-first = Build decks before you sit down
