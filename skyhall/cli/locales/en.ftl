# What the commands say. Words that are typed (help, undo, --resume) are the same in every language.

## Help

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-options-stand = OPTIONS
help-command-stand = COMMAND …
help-default = (default: { $value })
help-skyhall = Four board games of the sky: play them, study them, design them.
help-games = List the games with their seats, options and editions.
help-play = Play a game in the terminal, against bots or with several people at one keyboard.
help-learn = Learn a game in the terminal: lessons with tasks on the real board, then a first game with a coach. What you have solved is kept.
help-simulate = Let bots play many games and count the results.
help-arena = Let bots play matches: every pairing over the same deals, from every seat; shares, intervals and ratings.
help-evaluate = Measure a policy: the same deals from every seat against fixed levels; shares of the win with intervals.
help-dataset = Let levels play and keep the games for learning: a Parquet table, and a .sky record of each.
help-lab = Let one level play many games and report what they say about the box: one HTML file, plots included.
help-train = Learn from games of bots against themselves how good positions look: the weights of `judgement=learned`.
help-replay = Step through a recorded game; its final position is checked first.
help-review = Look at a finished game again: accuracy, luck and skill, the moments that decided it, and what was better.
help-bench = Measure this build: random games and decisions per second, and the time a clone takes.
help-serve = Open the hall: tables for people and bots over the network. Every flag has a SKYHALL_… variable too.
help-backup = Copy the hall's SQLite file, whole and checked, while the hall is open.
help-restore = Put a backup in the place of the hall's SQLite file. The hall must be closed; what was there is kept.
help-verify = Check a record: the seed against its published hash, every word against the rules, and the result.
help-version = Print the version and whether the engine is compiled.
help-edition = Boxes of components.
help-edition-check = Check a component file: errors name the entry, warnings point out what to look at.
help-puzzles = Puzzles: find, check, count and solve them.
help-puzzles-mine = Look for puzzles in games of bots: one choice clearly better than all others, each forced and searched.
help-puzzles-prove = Make the puzzles of a game again from their positions, by the proof of `mine`; what is not clear is left out.
help-puzzles-check = Check the puzzles of a game again: the words are legal, and the solution is still clearly better.
help-puzzles-list = Count the puzzles of a game: by theme and difficulty, and how many each level of bots finds.
help-puzzles-play = Solve puzzles in the terminal: the board, the question, and what a wrong choice leads to.
help-translate = The hall in other languages.
help-translate-check = Compare catalogues with the English ones: what is missing, unknown or wrong, and what changed in English. The exit code is 1 if anything is.
help-translate-accept = Write down that entries translate the English text of today, so that `check` tells when it changes.

## What stands for a value

meta-ADDRESS = ADDRESS
meta-FILE = FILE
meta-GAME = GAME
meta-KEY = KEY
meta-LANGUAGE = LANGUAGE
meta-LESSON = LESSON
meta-MODULE = MODULE
meta-N = N
meta-NAME = NAME
meta-NUMBERS = NUMBERS
meta-PATH = PATH
meta-POLICY = POLICY
meta-PUZZLE = PUZZLE
meta-TARGET = TARGET
meta-TEXT = TEXT
meta-VALUE = VALUE
meta-WORD = WORD

## Arguments and options

arg-accounts = Whether people may have accounts.
arg-all-languages = Without it, every language there is.
arg-arena-bots = Who plays, separated by commas: bots or levels, as in greedy,adept.
arg-arena-out = Where results are saved as they come in (JSON lines).
arg-backup = A backup.
arg-batch = The policy takes rows and returns an action a row.
arg-bot-tables = Tables without people that play at once per client; 0: no limit.
arg-bots-by-chance = Bots or levels, separated by commas; each seat of a game gets one of them by chance.
arg-bots-by-seat = Bots by seat, separated by commas, or one for all seats.
arg-catalogues = Only the catalogues under this folder (default: the hall and all games).
arg-clock = Milliseconds per decision; 0: no clock, so the match can be repeated exactly.
arg-confirm = Ask before a bot moves, while you can still undo.
arg-connections = Open connections per client; 0: no limit.
arg-database = postgresql://…, or the path of an SQLite file.
arg-dataset-out = The folder (default: dataset-GAME here).
arg-deep = Check more thoroughly; takes longer.
arg-edition = Name of an edition, or the path of a .toml file.
arg-effort = How hard to look: 0.2 is quick, 5 takes five times as long.
arg-finished = The .sky record of a finished game.
arg-first-game = A whole game against a gentle bot, with a coach.
arg-for-game = Which game it is for; guessed if not given.
arg-game = As `skyhall games` lists them.
arg-games = How many games.
arg-games-each = Games against each of them.
arg-games-pairing = Games per pairing.
arg-hall-file = The hall's SQLite file, as for `skyhall serve`.
arg-help = Show this help and stop.
arg-host = Where to listen; 0.0.0.0 for the local network.
arg-install-completion = Let the shell complete commands of skyhall.
arg-journal = Keep every game in this file as it ends (JSON lines).
arg-json = Print the result as JSON.
arg-keep = How many to keep in a folder; 0 keeps all.
arg-keys = Entries; without them, all that are translated.
arg-lab-bots = The level or bot that plays every seat.
arg-lab-editions = An edition by name or path; give several to compare them.
arg-lab-games = How many games of each edition.
arg-lab-out = The file of the report (HTML); CSV and JSON go beside it.
arg-lab-sweep = Compare values of one number: 'card Mint.effect 1.n=3,4,5'.
arg-language = What to speak: en, es, pl … (default: the system's language). It may stand anywhere.
arg-language-file = As its files are called: pl for pl.ftl.
arg-lesson = Its number or name; without it, the list.
arg-lesson-box = A box that brings lessons of its own, by name or path.
arg-log-level = debug, info, warning or error.
arg-open = Open the hall in a browser.
arg-opponents = The opponents, separated by commas: bots or levels.
arg-option = A game option; may be repeated.
arg-players = Who sits where, separated by commas: people, or bots (first-steps to master), as in Ada,adept.
arg-policy = A callable over observation and mask, from your module.
arg-port = The port; 0 takes any free one.
arg-proved-out = The file of the puzzles, written as they are made.
arg-proxies = Proxies whose X-Forwarded-For is trusted.
arg-public-url = The address at which people reach the hall.
arg-puzzle = Its number; without it, the one of today.
arg-puzzle-file = A file of `mine` instead of the puzzles of the game.
arg-puzzle-games = How many games of bots to look through.
arg-puzzle-glance = How long every choice is searched at first.
arg-puzzle-iterations = How long every choice is searched, in each of its searches, before it counts.
arg-puzzle-only = Only these, such as 3,17; without it, all.
arg-puzzle-out = The file of the puzzles; their games are kept beside it.
arg-puzzle-play = How long the bot thinks that plays and proposes.
arg-puzzle-searches = How many searches of every choice; how far they differ is told.
arg-puzzle-theme = Only puzzles of this theme of puzzles.toml; without it, all.
arg-qr = Print a QR code of the address.
arg-rate = Requests per second from one client; 0: no limit.
arg-ray = Play on this Ray cluster instead.
arg-record = A .sky record.
arg-redis = redis://…, for several nodes on one database.
arg-resume = Continue what the file has; nothing is played twice.
arg-resume-game = Continue a saved game.
arg-rp-id = The domain that passkeys are bound to.
arg-save = Where to save the record (default: a new file here).
arg-seats = Number of seats.
arg-seats-policy = Number of seats; the policy has one of them.
arg-seats-you = Number of seats, if --players is not given: you and apprentices.
arg-seconds = How long to measure each game.
arg-seed = Any text; the same seed deals the same game.
arg-seed-check = Any text: other searches than those that found them.
arg-seed-games = Any text; the same seed plays the same games.
arg-seed-hash = The hash that the table published at its start.
arg-seed-lines = Any text; the same seed makes the same lines.
arg-serve-ray = Address of a Ray cluster that runs the bots, or local.
arg-serve-workers = Processes that run the bots.
arg-short = Count only; do not list entries.
arg-show-completion = Print what the shell needs to complete commands of skyhall.
arg-sockets = Open sockets per client; 0: no limit.
arg-step = Show the position after that many words and stop.
arg-tables = New tables per client; 0: no limit.
arg-target = A file to write, or a folder that collects them.
arg-toml = A .toml file.
arg-train-bots = Who plays, in turn, separated by commas; the game names some.
arg-train-folder = Where the played games are kept.
arg-train-games = Games with the fewest seats; half as many with one more, a third with two more …
arg-train-out = Where the weights go.
arg-train-positions = Positions looked at in every game.
arg-version = Print the version and stop.
arg-workers = Worker processes; 0 means one per core.

## What is wrong about a command

usage-no-command = No such command '{ $name }'.{ $count ->
    [0] {""}
   *[other] {" "}Did you mean { $near }?
}
usage-no-option = No such option: { $name }
usage-no-value = { $name }: expected a value
usage-missing = Missing: { $name }
usage-value = Invalid value for '{ $name }': { $kind ->
    [int] expected a whole number
    [float] expected a number
   *[other] expected another one
}{ $low ->
    [none] {""}
   *[other] , at least { $low }
}{ $high ->
    [none] {""}
   *[other] , at most { $high }
}
usage-extra = More arguments than expected: { $words }
usage-command = Expected a command
cli-no-language = --language "{ $language }"{ $near }: expected one of { $known }
cli-option-form = option "{ $text }": expected NAME=VALUE
cli-players-and-seats = --players names { $players ->
    [one] { $players } player
   *[other] { $players } players
}, --seats says { $seats }: give only one of the two
cli-players-empty = --players "{ $players }": expected a name before and after each comma
cli-bot-meant = There is no bot "{ $name }". Did you mean { $bot }? (Enter: yes, n: a person)
cli-no-bot = --players: "{ $name }" is not a bot (did you mean "{ $bot }"?)
cli-which-game = { $file }: it could be for { $games }: say which with --game
cli-unread = { $file } cannot be read: { $why }
cli-unwritten = { $file }: cannot be written: { $why }
cli-out-exists = { $file } exists: give another --out
os-ENOENT = there is no such file or folder
os-EACCES = permission denied
os-EPERM = permission denied
os-EISDIR = it is a folder
os-ENOTDIR = part of the path is not a folder
os-EEXIST = it exists already
os-ENOSPC = there is no room left on the disk
os-EROFS = it cannot be written to
os-EADDRINUSE = the address is in use
os-EADDRNOTAVAIL = this machine has no such address

## Columns

col-accuracy = accuracy
col-against = against
col-all = all
col-bot = bot
col-by-hand = by hand
col-clone = clone µs
col-decisions-s = decisions/s
col-editions = editions
col-game = game
col-games = games
col-games-s = games/s
col-interval = 95 % interval
col-lead = mean lead
col-log-loss = log-loss
col-longest = longest ms
col-luck = luck
col-mean = mean points
col-ms = ms per decision
col-off-by = off by
col-options = options
col-own = own slips
col-place = place
col-player = player
col-points = points
col-positions = positions
col-rating = rating
col-rescaled = rescaled
col-result = result
col-rivals = rivals' slips
col-seat = seat
col-seats = seats
col-start = start
col-test = test
col-theme = theme
col-took = took
col-wins = wins

## What may be typed at a table, in a lesson and at a puzzle

do-number = choose by number
do-either = choose by number, or by the word in grey
do-word = choose by the word in grey (any legal word)
do-ahead = answer the next question as well; forgotten if somebody else does something
do-undo = take your last choice back, until something is revealed or another seat decides
do-why = what looks playable but is not, and the rule
do-hint = what a strong player would do, with the chance of winning
do-log = everything that has happened so far
do-board = the table again; with everything that is folded
do-legend = what the signs mean
do-kind = what is printed on it; about { $NAME }: of any kind
do-about = what is printed on a thing of the box
do-save = save the record now
do-quit = stop; the game is saved and can be resumed (Ctrl-C does the same)
do-lesson-hint = a hint; ask again for more, and in the end for the solution
do-lesson-again = begin this task again
do-lesson-board = the table and the task again; with everything that is folded
do-lesson-list = back to the lessons
do-lesson-quit = stop; what you have solved is kept (Ctrl-C does the same)
do-puzzle-hint = a hint; ask again for one more
do-puzzle-again = begin this puzzle again
do-puzzle-solution = the solution
do-puzzle-next = the next puzzle
do-puzzle-board = the table and the question again; with everything that is folded
do-puzzle-quit = stop (Ctrl-C does the same)

## At a table

cli-guest = Guest
cli-you = You
cli-signs = Signs
cli-examples = For example
cli-kinds = NAME may be of these kinds: { $kinds }
cli-no-refusals = Everything that looks playable is.
cli-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
cli-ask-number = { $text }: expected a number from 1 to { $most }, a word, or help
cli-ask-no-answer = "{ $word }" does not answer this question: choose a number, or type board to see it again
cli-ask-again = Type { $number }, or the same again, to choose it.
cli-no-thing = { $kind ->
    [about] there is nothing called "{ $name }" in this box: expected one of { $some }
   *[other] there is no { $kind } called "{ $name }" in this box: expected one of { $some }
}
cli-thing-name = expected a name: { $some }
cli-play-begins = { $title }: { $names }. Type [bold]help[/] at any time.
cli-play-saved = The game is saved in { $file }
cli-play-kept = Saved: { $file }
cli-play-resume = Continue with: { $command }
cli-play-only = { $name }: only { $word } is possible.
cli-play-not-played = Not played: { $words }.
cli-play-next = { $name } is next. Press Enter to continue, or type [/]undo[dim]:
cli-play-wait = That has to wait until it is your turn: press Enter, or type undo.
cli-play-turn = { $name }, it is your turn
cli-play-look-away = Everybody else, look away. Then press Enter.
cli-play-no-undo = There is nothing you can undo: something was revealed, or somebody else has moved.
cli-play-other-game = { $file } is a game of { $game }, not of { $wanted }
cli-play-other-seats = --players names { $players ->
    [one] { $players } player
   *[other] { $players } players
}, but the record has { $seats } seats
cli-coach = Coach:
cli-coach-sure = Are you sure?
cli-coach-better = Better idea:
cli-coach-take = Type { $word } to take it, or your own choice once more to keep it.
cli-coach-says = { $what ->
    [slips] The coach: big slips too.
    [new] The coach: new things only.
   *[silent] The coach: silent.
}
cli-coach-begins = { $title }: a first game with a coach. Type [bold]help[/] at any time, or [bold]quiet[/] to hear less.

## Lessons and puzzles

cli-help-any-time = { $title }: type [bold]help[/] at any time.
cli-hint = Hint:
cli-solution = Solution:
cli-press-enter = Press Enter to go on.
cli-lessons-kept = What you have solved is kept. Continue with: { $command }
cli-lessons-ask = { $lesson ->
    [none] You have done them all. A number: that lesson. quit: stop.
   *[other] Enter: { $lesson }. A number: that lesson. quit: stop.
}
cli-lessons-expected = Expected a number from 1 to { $most }, list, help or quit.
cli-lessons-done = { $done } of { $all } lessons done
cli-parts-done = { $done } of { $all } parts done
cli-minutes = { $n } min
cli-lesson = Lesson { $number }: { $title }
cli-part = Part { $place } of { $all }
cli-lesson-done = [bold green]{ $title }: done.[/] Now you know:
cli-lesson-after = { $lesson ->
    [none] You have done them all. Enter: the lessons, or again, list, quit.
   *[other] Enter: { $lesson }, or again, list, quit.
}
cli-lesson-anew = The position is set up again. Try again, or type hint.
cli-lesson-solution = type { $words }
cli-task = Task:
cli-nothing-to-solve = There is nothing to solve here.
cli-recall = Do you remember?
cli-recall-expected = Expected a number from 1 to { $most }.
cli-recall-right = Right.
cli-recall-wrong = Not quite. The answer: { $answer } ({ $rule })
cli-progress-broken = { $file } is not what was kept ({ $why }); it is now { $aside }, and your progress starts again from nothing
cli-progress-unwritten = { $file } cannot be written: { $why }; your progress is not kept
cli-puzzle = Puzzle { $number }
cli-puzzle-ask = Puzzle:
cli-puzzle-steps = { $found } of { $all } steps found
cli-puzzle-after = Enter or next: the next puzzle. again: once more. quit: stop.
cli-puzzle-right = Right. Go on.
cli-puzzle-solved = Solved.
cli-puzzle-anew = The position is set up again. Try again, or type hint or give up.
cli-puzzle-wins = { $choice }: wins { $wins } of 100
cli-puzzle-found-by = { $count ->
    [0] No level of bots finds it. Enter: the next puzzle.
   *[other] Levels of bots that find it: { $levels }. Enter: the next puzzle.
}
cli-puzzle-no-hint = There is no other hint; give up shows the solution.
cli-puzzles-exist = { $file } exists: give another --out, or --resume to go on with it and { $games }
cli-puzzles-mined = Games { $games }, positions { $positions }, proposed { $proposed }, proved { $proved }. The puzzles are in { $file }
cli-puzzles-proved = { $file }: { $count ->
    [one] { $count } puzzle.
   *[other] { $count } puzzles.
} { $unclear ->
    [0] All were clear.
   *[other] Not clear, and left out: { $numbers }.
}
cli-puzzles-clear = { $file }: { $count ->
    [one] { $count } puzzle, clear
   *[other] { $count } puzzles, all clear
}
cli-puzzles-unclear = { $file }: no longer clear in { $count ->
    [one] puzzle
   *[other] puzzles
} { $numbers }: drop them, or search longer
cli-puzzles-found = Found by { $found } of { $all }.

## Records and reviews

cli-replay-step = --step { $step }: the record has only { $total } words
cli-replay-checked = { $file }: { $game }, { $names }, { $words ->
    [one] { $words } word
   *[other] { $words } words
}, checked
cli-replay-start = set-up
cli-replay-ask = Enter next · b back · a number · q quit:
cli-review-progress = review
cli-review-short = The game is too short to be judged.
cli-review-no-slips = { $moments ->
    [0] No slips.
   *[other] No slips. Look at the best moves instead.
}
cli-review-moments = Moments: { $count } of { $all } choices, with the chance to win
cli-review-won = { $count ->
    [one] { $names } won
   *[other] { $names } share the win
} ({ $points }).
cli-review-decided = It was decided in { $round }.
cli-review-sum = Start, slips and luck are points of chance; together they make the result.
cli-review-better = better: { $choice }
cli-review-then = then perhaps: { $choices }
cli-verify-seed = { $file }: the seed does not match the hash { $hash }: it is not the one the table began with
cli-verify-valid = { $file }: valid: { $said }
cli-verify-words = { $count ->
    [one] { $count } word is legal
   *[other] { $count } words are legal
}
cli-verify-hash = { $known ->
    [published] seed hash { $hash }; it is the published one
    [recorded] seed hash { $hash }; it is the one in the record
   *[unknown] seed hash { $hash }; compare it with the published one
}
cli-verify-result = result { $result } is correct
cli-verify-digest = { $known ->
    [yes] digest { $digest } is correct
   *[no] digest { $digest }
}

## Many games

cli-stopped-resume = Stopped; continue with --resume.
cli-stopped-so-far = Stopped; these are the games played so far.
cli-games-of = { $played } of { $planned } games
cli-arena-kept = { $played } of { $planned } games are in { $file }
cli-simulated = { $title }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
cli-simulated-speed = { $each } decisions per game · { $games } games/s · { $decisions } decisions/s
cli-evaluated = { $policy } at { $game }, { $box }, rules { $rules }{ $options }, { $seats } seats (fair share { $fair } %), seed "{ $seed }", skyhall { $version }
cli-lab-stopped = Stopped; the report covers the games played so far.
cli-lab-nothing = Stopped before any game was over: there is nothing to report.
cli-lab-kept = { $played } of { $planned } games; the report is in { $file }
cli-lab-out = --out { $file }: expected a file in an existing folder
cli-lab-out-html = --out { $file }: expected the name of an HTML file; tables are written beside it
cli-train-stopped = Stopped; the games are in { $folder }: continue with --resume.
cli-train-kept = The weights are in { $file }
cli-train-playing = { $game }, { $seats } seats, playing
cli-train-looking = { $game }, { $seats } seats, looking
cli-train-missing = skyhall train needs NumPy ({ $name } is missing): pip install 'skyhall[research]'

## The hall, boxes, languages

cli-version = { $build ->
    [pure] pure Python
   *[compiled] compiled
}
cli-serve-open = Skyhall is open at { $address }
cli-serve-missing = the server needs more than the base install ({ $name } is missing): pip install 'skyhall[server]'
cli-serve-failed = the server could not start; the log above says why
cli-serve-port = cannot listen on { $address }: { $why }
cli-backup-made = a backup of { $bytes } bytes: { $file }
cli-backup-back = { $file } is in place
cli-backup-kept = what was there before: { $file }
cli-warning = warning:
cli-edition-valid = a valid edition "{ $name }" for { $game }, content { $content }
cli-translate-nothing = nothing is translated yet: put a <language>.ftl beside an en.ftl
cli-translate-no-file = there is no catalogue "{ $file }"
cli-translate-no-key = "{ $key }" is not an entry that is both in English and in { $language }
cli-translate-accepted = { $count ->
    [one] { $count } entry written down.
   *[other] { $count } entries written down.
}
cli-translate-changed = { $key }: changed in English since it was translated
cli-translate-state = { $there } of { $all } entries{ $unseen ->
    [0] {""}
   *[other] , { $unseen } not yet written down as seen
}
cli-translate-todo = { $count ->
    [0] fine
   *[other] { $count } to do
}

help-care = Care for people: reports, bans, and what operators did.
help-care-reports = List the reports that wait for an operator.
help-care-report = Show a report with the chat around it.
help-care-close = Note that a report is dealt with.
help-care-ban = Shut an account or a client out; open halls learn of it within seconds.
help-care-bans = List who is shut out.
help-care-lift = Let somebody in again.
help-care-audit = Show what was reported and what operators did, the newest first.
arg-care-number = Its number in the list.
arg-care-by = Who does it, for the audit log.
arg-care-all = Those that are closed as well.
arg-care-name = The name of an account.
arg-care-client = An address instead of an account.
arg-care-days = For how many days; 0: for good.
arg-care-why = Why, in a few words.
arg-care-most = How many lines at most.
care-number = No.
care-when = when
care-game = game
care-who = who
care-reason = reason
care-by = by
care-words = words
care-what = what
care-since = since
care-until = until
care-why = why
care-for-good = for good
care-reason-insult = insults
care-reason-stalling = stalling
care-reason-cheating = cheating
care-reason-name = the name
care-reason-other = something else
care-did-reported = reported
care-did-closed = closed
care-did-banned = shut out
care-did-lifted = let in again
care-nameless = (deleted account)
care-no-reports = No reports are waiting.
care-no-bans = Nobody is shut out.
care-no-audit = Nothing was noted yet.
care-no-report = there is no report { $number }: skyhall care reports --all lists them
care-not-open = report { $number } is not open: skyhall care reports lists those that are
care-closed = report { $number } is closed
care-report = report { $number }: { $by } about { $who }, { $reason }, { $at }
care-table = at { $game }, table { $table }
care-name-or-client = expected the name of an account, or --client ADDRESS, and not both
care-banned = { $days ->
    [0] { $name } is shut out for good
    [one] { $name } is shut out for 1 day
   *[other] { $name } is shut out for { $days } days
}
care-no-ban = there is no ban { $number }: skyhall care bans lists them
care-lifted = ban { $number } is lifted
care-no-file = { $file }: there is no such file: expected the hall's database
care-no-database = the database does not answer as this version expects: open the hall once with it ({ $why })
care-no-address = "{ $text }" is not an address: expected something like 203.0.113.7 or 2001:db8::1
care-nobody = nobody has an account called "{ $name }"
# Boxes and spreadsheets
help-edition-reference = Show all that a box of a game may hold: keys, ranges, primitives with examples.
help-edition-export = Write a list of a box as a spreadsheet (CSV), a row for each entry.
help-edition-import = Write the box with the entries of a spreadsheet in the place of its own, checked.
meta-LIST = LIST
meta-SHEET = SHEET
arg-list = Which list of entries, such as card.
arg-laid-into = The .toml file that the sheet is laid into.
arg-csv = A .csv file.
arg-reference-language = The language of its words.
help-deck = Decks of one's own: what they are built from, building and checking them.
help-deck-pool = What sets are built from: a hero's own cards and those of its faction, and the decks that the box proposes.
help-deck-check = Check a deck: its sums and its curve, and all that is wrong with it; exit code 1 if anything is.
help-deck-build = Build a deck hero by hero, checked as it grows, and keep it in a file.
arg-deck = A deck for the people at the table, with the option decks=chosen.
arg-deck-file = A deck: a line for each hero.
arg-deck-out = The file that the deck is kept in.
arg-deck-heroes = The heroes, with commas between them; all if none is named.
cli-deck-none = { $game } with edition { $edition } has no decks to build: expected a box with faction cards
cli-deck-no-hero = no hero "{ $name }"{ $near }
cli-deck-long = { $file } is longer than { $most } characters: expected a line for each hero
cli-deck-card = Card
cli-deck-cost = Cost
cli-deck-modifier = Flip
cli-deck-type = Type
cli-deck-text = Text
cli-deck-kind = { $kind ->
    [action] action
    [response] response
   *[reaction] reaction
}
cli-deck-sums = modifiers { $modifiers } of { $most }, cost { $cost }, reactions { $reactions }
cli-deck-curve = cards by cost  { $curve }
cli-deck-premade = premade: { $line }
cli-deck-legal = The deck is legal.
cli-deck-ask = { $hero }: the card taken three times, then the two taken twice; Enter for the premade set
cli-deck-three = Three cards, by number or by name: 5 1 2, or public-shame gank lifesteal.
cli-deck-kept = The deck is kept in { $file }.
cli-deck-use = Play with it: { $command }
