# A table, once it is there: lobby, menu, chat, recap, end, the board in words, replay.

create-level = Bots
box-own-text = Somebody’s own box: see its file

## Finding a game
seek-waiting = Looking for players
seek-begins = The game begins by itself as soon as every seat is taken.
seek-bots-come = In { $time } bots ({ $level }) take the empty seats.
seek-away = This game takes days. You can close the page; you will find your table in the hall.
seek-stop = Stop looking

## The lobby and joining
lobby-title = The table is set
lobby-invite = Send this link, or show the code.
lobby-qr = The link as a code to scan
lobby-start = Start now
lobby-start-why = Bots ({ $level }) take the empty seats.
lobby-wait = The game starts when the host says so.
lobby-join-title = Join this table of { $game }
lobby-take-seat = Take a seat
lobby-full = Every seat is taken. Stay here to watch once the game starts.
about-title = About this table
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

## The frame
frame-strip = Points of all seats
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
seat-take-over = Let a bot play for { $name }
sheet-back = Back
dock-replay = Replay
device-open = Open on another device
device-title = My seat on another device
device-what = Scan the code or open the link there: it works once, for ten minutes. Both devices then play your seat.
device-qr = A code to scan that opens your seat
menu-title = At the table
menu-confirm = Confirm each move before it is played
menu-sound = Sounds
menu-resign = Give up
menu-resign-sure = Really give up?
menu-resign-partner = A bot plays on for you beside your partner. The game ends only when your whole side has given up.
menu-leave = Leave; a bot plays for me
menu-link = Copy the link to this table
menu-reading = Read the board in words
menu-seed = Proof of the deal

## Replay and end
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
ending-you = You win
ending-place = Place
ending-points = Points
ending-rematch = Rematch
ending-rematch-go = To the rematch
ending-share = Share
ending-shared = The link to the replay is copied.
ending-share-text = { $game }: { $title }
ending-board = Look at the board
ending-proof = Seed { $seed }; its hash was shown from the start.

## Review
review-both = Both results
review-first-time = The first time
review-this-time = This time
review-retried = Tried again
# `$points` is none where the game counts none
review-placed = { $points ->
    [none] place { $place }
   *[other] { $points }, place { $place }
}

## Without a mouse, without sight
reading = The board in words
reading-leave = Show the board
reading-choices = { $count ->
    [one] One choice
   *[other] { $count } choices
}
reading-refused = Not possible now
keys-groups = to the next group of choices
keys-arrows = to the choice that lies that way
keys-pages = through all of a group, also what cannot be chosen
keys-play = choose, and once more to play
keys-let-go = let go
keys-undo = undo
keys-read = the board in words, and back
keys-list = this list

## Following the others
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
ending-best = Coloured: the best in each line.
ending-best-how = Coloured: the best in each line. Open an underlined line to see how it is counted.

# A profile: ratings, results, replays, records; the leaderboard; rated games.

rated-here = This game counts for your rating. There is no help and no undo; leaving counts as a loss.
block-done = You will not meet { $name } any more.
invite-friends = Friends to invite
invite-friend-label = Invite { $name }
invite-friend = Invite
invite-asked = Invited
ending-same = New table with the same people
about-tournament = Tournament
about-tournament-to = To the tournament
