title = Gravity Superstar
blurb = Fall your own way across a board that wraps around, and gather the stars.

# The door
door-line = Fall your own way, gather the stars.
door-length = 15 to 30 min
door-idle = The Open Door waits for a star
door-live = Stars are being gathered

# Questions
ask-ChooseDoor = Where does the Open Door pawn start? Pick a door.
ask-Act = { $laid ->
    [0] Play one card. You move, then fall the way your feet point.
    [one] Play one card: you move, then fall feet first. Or take 1 card back.
   *[other] Play one card: you move, then fall feet first. Or take { $laid } cards back.
}
ask-StealFrom = You ran into { $victim }. What do you take?
ask-Replay = Spend a Replay token on a second action?

# Words
word-end = End your turn
word-replay = Spend a Replay token: act again
word-complete = Take all your cards back
word-simple = Step { side-name } ({ $card } face down)
word-long = Long Jump { side-name }{ $wild ->
    [yes] {" "}(Wild)
   *[no] {""}
}
word-high = High Jump { side-name }{ $wild ->
    [yes] {" "}(Wild)
   *[no] {""}
}
word-drop = Drop{ $wild ->
    [yes] {" "}(Wild)
   *[no] {""}
}
word-rotate = { $side ->
    [left] Quarter turn left
    [right] Quarter turn right
   *[half] Half turn
}{ $wild ->
    [yes] {" "}(Wild)
   *[no] {""}
}
word-steal = { $what ->
    [replay] A Replay token
    [blue] A blue star
    [yellow] A yellow star
    [pink] A pink star
    [green] A green star
    [orange] An orange star
   *[white] A white star
}
word-door = Door { $number }

# What happened
event-game_started = The board is laid: { $layout }. { $first_player } begins.
event-open_door_placed = { $seat } opens door { $door }.
event-turn_began = Round { $round }: { $seat } to play.
event-pawn_placed = { $seat } comes in through door { $door } on { $space }, feet pointing { $facing }.
event-card_played = { $face ->
    [up] { $seat } plays { $card }{ $wild ->
        [yes] {" "}as { $move }
       *[no] {""}
    }{ $side ->
        [left] {" "}to the left
        [right] {" "}to the right
        [half] , a half turn
       *[none] {""}
    }.
   *[down] { $seat } lays a card face down and steps { side-name }.
}
event-hand_restored = { $seat } takes { $cards ->
    [one] one card
   *[other] { $cards } cards
} back{ $reason ->
    [fifth] , free with the fifth card
    [ejected] {" "}after being ejected
   *[complete] {""}
}.
event-pawn_turned = { $seat } turns, feet now pointing { $to }.
event-pawn_entered = { $seat } { $how ->
    [door] appears on
    [fall] falls to
   *[step] moves to
} { $space }{ $wrapped ->
    [yes] , across the edge
   *[no] {""}
}.
event-pawn_landed = { $seat } stands on { $space }, feet pointing { $facing }.
event-pawn_ejected = { $seat } throws { $victim } off { $space }.
event-stolen = { $seat } { $what ->
    [nothing] finds nothing to take from { $victim }.
    [replay] takes a Replay token from { $victim }.
    [blue] takes a blue star from { $victim }.
    [yellow] takes a yellow star from { $victim }.
    [pink] takes a pink star from { $victim }.
    [green] takes a green star from { $victim }.
    [orange] takes an orange star from { $victim }.
   *[white] takes a white star from { $victim }.
}
event-star_taken = { $seat } takes the { star-name } star on { $space }{ $pair ->
    [yes] , which makes a pair
   *[no] {""}
}. { $left_on_board } left.
event-token_taken = { $seat } gains a Replay token on { $space }.
event-token_missed = { $seat } passes the replay place { $space }, but no token is left.
event-open_door_moved = The Open Door pawn moves from door { $from } to door { $to }.
event-open_door_stays = All other doors are taken: door { $door } stays open.
event-token_spent = { $seat } spends a Replay token and acts again.
event-turn_ended = { $seat } is done.
event-round_ended = Round { $round } is over. { $left_on_board ->
    [one] One star is
   *[other] { $left_on_board } stars are
} left on the board.
event-end_triggered = { $seat } reaches the goal with { $points } points: this is the last round.
event-game_over = { $reason ->
    [stars] Few stars are left: the game is over.
    [goal] The goal was reached: the game is over.
    [no_stars] No star is left: the game is over.
   *[stalemate] No star was taken for many rounds: the game is over.
} Points: { $points }.

# Why not
refused-complete = All five cards are in your hand: there is nothing to take back.
refused-card = { $card } lies before you. Take your cards back to use it again.
refused-blocked = A platform on the { $side ->
    [N] upper
    [S] lower
    [W] left
   *[E] right
} edge of { $space } is in the way.
refused-turn = This box does not allow that turn.

# Things by their keys
# part
side-name = { $side ->
    [left] left
    [right] right
   *[half] half a turn
}
# part
star-name = { $colour ->
    [blue] blue
    [yellow] yellow
    [pink] pink
    [green] green
    [orange] orange
   *[white] white
}
each-card = { $thing ->
    [long] { card-long }
    [high] { card-high }
    [drop] { card-drop }
    [rotate] { card-rotate }
   *[wild] { card-wild }
}
each-facing = { $thing ->
    [S] down
    [W] left
    [N] up
   *[E] right
}

# Cards and stars
card-long = Long Jump
card-high = High Jump
card-drop = Drop
card-rotate = Rotate
card-wild = Wild
card-long-short = Long Jump
card-high-short = High Jump
card-drop-short = Drop
card-rotate-short = Rotate
card-wild-short = Wild
star-blue = Blue
star-yellow = Yellow
star-pink = Pink
star-green = Green
star-orange = Orange
star-white = White
bot-0 = Nova
bot-1 = Comet
bot-2 = Pulsar
bot-3 = Quasar
bot-4 = Vega
bot-5 = Nebula

# Options
option-end = When the game ends
option-end-standard = Few stars left: the round in which 4 (2 players), 8 (3–4) or 12 (5–6) stars remain is the last.
option-end-expert = Race: the round in which somebody reaches 18 or 24 points is the last.
option-layout = Tiles
option-layout-random = Dealt at random
option-layout-written = codes such as 2A0 3B2, one for each tile, row by row
option-first_player = Who begins
option-first_player-random = Drawn at random
option-first_player-each = Seat { $place }
option-first_door = First open door
option-first_door-random = Drawn at random
option-first_door-each = Door { $n }
option-first_door-chosen = The first player picks it, seeing the stars
option-stall_rounds = Rounds without a star taken before the game is called off
option-first_card = Who begins the later rounds
option-first_card-stays = Always the first player
option-first_card-passes = Passes to the left every round
box-why-tuned = Balanced by us: on every face five star places are replay places, so that fewer games end in a tie.
box-kind-tile = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}

end-stars = Few stars left on the board
end-goal = The goal was reached
end-no_stars = No star left on the board
end-stalemate = Nobody took a star for many rounds

# On the screen
screen-board = The board, { $width } by { $height } spaces; it wraps around at every edge
screen-hand = Your cards
screen-round = Round { $round }
screen-steal = steal one
screen-pair = pair
screen-plus-pair = +1, pair +1
screen-tokens = Replay tokens
screen-pairs = Pairs
screen-points = Points
screen-fewer-tokens = Fewer Replay tokens
how-pairs = One point for every two stars of the same colour.
how-tokens = One point for each Replay token.
how-tie = Between players with the same points, fewer Replay tokens win.
screen-worth = { $change } { $n ->
    [one] point
   *[other] points
}
screen-stars-of = { $colour ->
    [blue] Blue stars
    [yellow] Yellow stars
    [pink] Pink stars
    [green] Green stars
    [orange] Orange stars
   *[white] White stars
}
screen-sum = { $stars ->
    [one] 1 star
   *[other] { $stars } stars
} + { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
} + { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
screen-in-hand = { $cards } in hand
screen-off = off board
screen-left = left
screen-right = right
screen-left-short = left
screen-right-short = right
view-of-pawn = As your pawn sees it
view-on-screen = On your screen
screen-floor = through the floor
screen-face-down = face down
screen-step = step
screen-a-step = Step
screen-turn-left = left
screen-turn-right = right
screen-turn-half = half
screen-blocked = blocked
screen-through = through
screen-steals = steal
screen-steal-most = steal one: up to { $most }
screen-lands = to { $space }
screen-over-to = over
screen-take-back = Take back
screen-ways-of = Ways to play { $card }
screen-scale = How near
screen-near = Near
screen-near-how = Tap the board twice, or spread two fingers on it, to bring it near. Drag it then: it goes on over its edges.
screen-way = { $move } { $side }
screen-before-you = Before you
screen-complete = Complete
screen-complete-what = { $cards ->
    [one] take 1 card back
   *[other] take { $cards } cards back
}
screen-stars-left = Stars on the board
screen-ends-at = ends at { $limit }
screen-goal = the goal is { $goal } points
screen-supply = Replay supply
screen-of = of { $whole }
screen-open-door = Open Door
screen-door-note = Whoever comes in next stands on { $space }. { $stays ->
    [yes] The Open Door then stays where it is.
   *[no] The Open Door then moves to door { $next }.
}
screen-view = View
screen-as-laid = As laid
screen-feet-down = Feet down
screen-danger = Show danger
screen-thrown = { $victim } is out.
screen-fall = fall
screen-move = move
screen-over = then across the edge
screen-token-gain = { $tokens ->
    [one] Replay token
   *[other] Replay tokens
}
screen-door-moves = The Open Door moves to door { $door }.
screen-you-stand = you stand on { $space }, feet
screen-and-theft = and what you steal
screen-theft-most = with what you steal up to { $most }
screen-also = Open to you
screen-ways = { $count ->
    [one] One way to get there
   *[other] { $count } ways to get there
}
screen-point = Point at a card or a ring to see the whole path.

# On a phone
screen-ask-short = { $laid ->
    [0] Play one card: you move, then fall feet first.
   *[other] Play one card and fall feet first, or take { $laid } back.
}
rail-stars = { $left ->
    [one] star
   *[other] stars
}
rail-end = end { $limit }
rail-goal = goal { $goal }
rail-supply = left
rail-door = door
act-then = { $now } → { $points }
act-then-complete = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, no move
act-then-steal = { $now } → { $points }, then steal
open-order = Order
open-by-gain = By gain
open-by-card = By card
open-more = { $count ->
    [one] 1 more without gain
   *[other] { $count } more without gain
}
open-danger = { $count ->
    [one] 1 player could reach you there
   *[other] { $count } players could reach you there
}

# What the signs mean
legend = Signs
legend-long = two to one side
legend-high = one up, one to a side
legend-drop = one down, through the floor
legend-rotate = ↺ ↻ a quarter turn, ½ half a turn
legend-wild = as any of these four
legend-down = Face down
legend-step = any card as one step; 1 on a ring
legend-badge = Replay place
legend-replay = under a star: pays once the star is gone

# The board in words
read-table = The table
read-players = The players
read-board = The board, row by row
read-board-how = Columns go from a to { $last }, from left to right; rows from 1 to { $rows }, from top to bottom. The board goes on over every edge.
read-platforms = Platforms, row by row
read-platforms-how = Nobody moves or falls through a platform. “Above” is the upper edge of a space, “left of” its left edge.
read-row = Row { $row }: { $what }.
read-above = above { $spaces }
read-left-of = left of { $spaces }
read-nothing = nothing
read-feet-S = down
read-feet-W = left
read-feet-N = up
read-feet-E = right
read-you = you, feet { $feet }
read-pawn = { $name }, feet { $feet }
read-star = { $colour } star
read-star-gone = empty star place
read-replay = Replay place
read-door = door { $door }
read-door-open = door { $door }, the Open Door
read-stands = on { $space }, feet { $feet }
read-outside = outside the board
read-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
read-stars = { $count } { $colour } { $count ->
    [one] star
   *[other] stars
}
read-no-stars = No stars
read-pairs = { $count ->
    [one] 1 pair
   *[other] { $count } pairs
}
read-tokens = { $count ->
    [one] 1 Replay token
   *[other] { $count } Replay tokens
}
read-hand = In hand: { $cards }
read-face-up = Before them, face up: { $cards }
read-face-down = { $count ->
    [one] 1 card face down
   *[other] { $count } cards face down
}
read-face-down-own = Face down: { $cards }
read-left = { $left ->
    [one] 1 star on the board
   *[other] { $left } stars on the board
}
read-supply = { $count ->
    [one] 1 Replay token in the supply
   *[other] { $count } Replay tokens in the supply
}
read-open-door = Door { $door } on { $space } is open, feet { $feet }; { $stays ->
    [yes] it stays open
   *[no] door { $next } is next
}
read-lands = to { $space }, feet { $feet }
read-throws = throws { $name } out
read-then = { $points ->
    [one] 1 point then
   *[other] { $points } points then
}
read-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}

# What a piece is
explain-space = Space { $space }
explain-limit = The game ends with the round after which { $limit } stars or fewer are left.
explain-goal = The round in which somebody reaches { $goal } points is the last.
explain-star = Every star is 1 point; two of a colour make a pair, which is 1 point more.
explain-replay = Whoever enters a Replay place without a star or a pawn on it takes a Replay token from the supply. A token buys a second action; kept, it is 1 point.
explain-door = A pawn off the board comes in at the Open Door, with the feet as the door has them.
explain-pawn = A pawn falls the way its feet point. One that is run into is thrown off the board and gives up a star or a Replay token.
explain-long = Two spaces to the left or two to the right, then you fall.
explain-high = One space up, then one to the left or right, then you fall.
explain-drop = One space down, through the platform you stand on, then you fall.
explain-rotate = A quarter turn either way or a half turn on the spot; then you fall along your new down.
explain-wild = Counts as any one of the four special moves, and lies before you as the Wild card.

# Keys
key-simple = Step with a card face down
key-long = Long Jump
key-high = High Jump
key-rotate = Rotate
key-drop = Drop
key-wild = Wild
key-complete = Take all your cards back

# The lab
lab-rounds = Rounds
lab-kind-card = Special moves
lab-kind-card-note = Used by a seat that played the card face up at least once.
lab-kind-couple = Pairs of stars
lab-kind-couple-note = Used by a seat that has two stars or more of the colour at the end.
lab-kind-token = Replay tokens
lab-kind-token-note = What became of them: one was spent, or one was kept to the end.
lab-kind-start = Tiles of the first entry
lab-kind-start-note = The tile and side through whose door a seat came in first.
couple-blue = { star-blue }
couple-yellow = { star-yellow }
couple-pink = { star-pink }
couple-green = { star-green }
couple-orange = { star-orange }
couple-white = { star-white }
token-spent = Spent
token-kept = Kept

# At the terminal
card-long-text = Two spaces to the left or two to the right.
card-high-text = One space up, then one to the left or right.
card-drop-text = One space down, through the platform you stand on.
card-rotate-text = A quarter turn either way or a half turn, on the spot.
card-wild-text = Counts as any one of the four others, and lies before you as the Wild card.
short-simple = Step { side-name } ({ $card })
short-long = Long Jump { side-name }{ $wild ->
    [yes] {" "}(Wild)
   *[no] {""}
}
short-high = High Jump { side-name }{ $wild ->
    [yes] {" "}(Wild)
   *[no] {""}
}
short-rotate = { $side ->
    [left] ¼ turn left
    [right] ¼ turn right
   *[half] ½ turn
}{ $wild ->
    [yes] {" "}(Wild)
   *[no] {""}
}
terminal-legend =
    ★B   a star, by the first letter of its colour; °★B: it lies on a replay place
    R    a replay place: a Replay token for whoever enters it
    ⌂1↓  a door, and where the feet of who comes in point; white: the open one
    A↓   a pawn by its player's sign, and where its feet point: it falls that way
    ━ ┃  platforms
    Choices: d5↑ where the move ends and how the feet point then; ★G★W the stars
    on the way; +R a Replay token; hits: you run into that player; +3p points.
    A star is 1 point, a pair of one colour 1 more, a Replay token 1.
terminal-examples =
    drop              play the card Drop
    long left         Long Jump to the left; long left wild: with the Wild card
    simple wild left  lay Wild face down and step left
    complete          take all your cards back
    card rotate       what a card does
# The log, for one reader: what a seat does, without its name; `$you` is yes if the reader did it. Marks stand in [ ].
log-started = The board is laid. { $you ->
    [yes] You play
   *[no] { $first } plays
} first.
log-opened = { $you ->
    [yes] open
   *[no] opens
} door { $door }
log-came = { $you ->
    [yes] come
   *[no] comes
} in through door { $door }
log-played = { $you ->
    [yes] play
   *[no] plays
} { $card }{ $wild ->
    [yes] {" "}as { $move }
   *[no] {""}
}{ $side ->
    [left] {" "}to the left
    [right] {" "}to the right
    [half] , half a turn
   *[none] {""}
}
log-stepped = { $you ->
    [yes] lay
   *[no] lays
} a card face down and { $you ->
    [yes] step
   *[no] steps
} { $side ->
    [half] around
    [left] left
   *[right] right
}
log-turned = { $you ->
    [yes] lay
   *[no] lays
} a card face down and { $you ->
    [yes] turn
   *[no] turns
} { $side ->
    [half] around
    [left] left
   *[right] right
}
log-fell = { $you ->
    [yes] fall
   *[no] falls
} { $n ->
    [one] one space
   *[other] { $n } spaces
}
log-over-edge = { $you ->
    [yes] go
   *[no] goes
} over the edge
log-took = { $you ->
    [yes] take
   *[no] takes
} { $marks }{ $pairs ->
    [0] {""}
    [one] {" "}and { $you ->
        [yes] make
       *[no] makes
    } a pair
   *[other] {" "}and { $you ->
        [yes] make
       *[no] makes
    } { $pairs } pairs
}
log-threw = { $you ->
    [yes] throw
   *[no] throws
} { $victim } out on { $space }
log-stole = { $you ->
    [yes] steal
   *[no] steals
} { $marks }
log-stole-nothing = { $you ->
    [yes] find
   *[no] finds
} nothing to steal
log-again = { $you ->
    [yes] use
   *[no] uses
} [replay 1] to act again
log-restored = { $you ->
    [yes] take
   *[no] takes
} { $cards ->
    [one] one card
   *[other] { $cards } cards
} back
log-goal = { $seat } { $you ->
    [yes] reach
   *[no] reaches
} { $points } points: this is the last round.
log-over = { $why }: { $points }.
log-score = { $who } { $points }
log-since-hand = { $n ->
    [one] You have 1 card in hand again.
   *[other] You have { $n } cards in hand again.
}
log-since-stars = { $n ->
    [one] 1 star is
   *[other] { $n } stars are
} gone, { $left ->
    [one] 1 is
   *[other] { $left } are
} left.
log-since-door = Door { $door } is open now.
mark-star = { $which ->
    [blue] a blue star
    [yellow] a yellow star
    [pink] a pink star
    [green] a green star
    [orange] an orange star
   *[white] a white star
}
mark-replay = { $n ->
    [one] a Replay token
   *[other] { $n } Replay tokens
}

# Why it was won; `$you` is yes if the winner reads it
why-tokens = { $points } each; { $you ->
    [yes] you win
   *[no] { $winner } wins
} with fewer Replay tokens, { $tokens } to { $more }.

# The coach asks “Are you sure?”: what the choice gives away, and the better idea.
slip-last = This ends the game, and you would be behind.
slip-last-better = Another move does better: look where it lands.
slip-fifth = You would spend a turn on taking your cards back.
slip-fifth-better = Play the last card instead, and all five come back for free.
slip-take-back = You still hold { $cards } cards. Taking back now costs you a turn.
slip-take-back-better = Play on: the fifth card brings them all back for free.
slip-danger = { $rival } could run into you on { $space } and take a star or a token.
slip-danger-better = This brings as much, and is out of reach.
slip-exposed = { $rival } could run into you on { $space }.
slip-exposed-better = There you are out of reach.
slip-points = There is a way worth { $points } points more.
slip-points-better = Look at what it passes on its way.
slip-more = There is a way worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} more.
slip-more-better = Look at what it passes on its way.
slip-wild = That lays your Wild card face down, and it could do more later.
slip-wild-better = { $card } would do for the same step.
slip-end = One more action would bring { $points } points, and the token costs one.
slip-end-better = Spend the token: it is the last round.

# The box, in the illustrated rules.
book-stars = { $count } of them are in the bag.
book-tile = Tile { $tile }
book-tile-text = One side of a tile, six by six spaces, with { $doors ->
    [one] one door
   *[other] { $doors } doors
}. It may lie turned.

# The board at the terminal
draw-round = Round { $n }
draw-last-round = last round
draw-stars-left = { $n ->
    [one] 1 star left
   *[other] { $n } stars left
}
draw-ends-at = ends at { $n }
draw-goal = goal { $n } points
draw-open-door = open door { $n }, next { $next }
draw-open-door-stays = door { $n } stays open
draw-no-door-open = no door open yet
draw-tokens-left = { $n ->
    [one] 1 Replay token left
   *[other] { $n } Replay tokens left
}
draw-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
draw-no-stars = no stars
draw-pairs = { $n ->
    [one] 1 pair
   *[other] { $n } pairs
}
draw-tokens = { $n } Replay
draw-laid = laid { $cards }
draw-face-down = face down { $cards }
draw-hand = hand { $cards }
draw-unknown = { $n } face down
draw-hits = hits { $name }
draw-sheet-colours = colours
draw-sheet-stars = stars
draw-sheet-pairs = pairs
draw-sheet-tokens = Replay

# What a box holds
box-section-tile = Tiles
box-section-stars = Stars in the bag
box-section-replay = Replay tokens
box-section-players = By number of players
box-section-cards = What the cards do
box-field-a = Side A
box-field-b = Side B
box-field-map = Drawing
box-field-blue = Blue
box-field-yellow = Yellow
box-field-pink = Pink
box-field-green = Green
box-field-orange = Orange
box-field-white = White
box-field-tokens = Tokens
box-field-count = Players
box-field-columns = Columns of tiles
box-field-rows = Rows of tiles
box-field-end_stars = Stars left at the end
box-field-expert_points = Points for experts
box-field-long = Long Jump
box-field-high = High Jump
box-field-rotate = Rotate
box-field-drop = Drop
box-field-wild = Wild
box-field-side = Sideways
box-field-up = Upwards
box-field-turns = Turns
box-value-turns-left = Left
box-value-turns-right = Right
box-value-turns-half = Half a turn

# Why a bot would choose this: parts of the hall's reason-1 and its like, each a clause of its own.
reason-points-good = it brings { $n ->
    [one] 1 point
   *[other] { $n } points
}
reason-points-bad = it costs { $n ->
    [one] 1 point
   *[other] { $n } points
}
reason-points-rival = { $rival } loses { $n ->
    [one] 1 point
   *[other] { $n } points
}
reason-tokens-good = it earns a Replay token
reason-tokens-bad = it spends a Replay token
reason-tokens-rival = { $rival } has one fewer Replay token
reason-pairs-good = it starts a pair whose other star is still on the board
reason-pairs-bad = a pair is harder to complete
reason-pairs-rival = { $rival } finds it harder to complete a pair
reason-cards-good = it leaves more cards in hand
reason-cards-bad = it leaves fewer cards in hand
reason-cards-rival = { $rival } has fewer cards in hand
reason-next-good = it sets up a good next move
reason-next-bad = it leaves little to gain next
reason-next-rival = { $rival } has less to gain next
reason-danger-good = it gets out of a rival’s way
reason-danger-bad = a rival can throw the pawn off
reason-danger-rival = { $rival } can be thrown off
reason-board-good = it brings the pawn onto the board
reason-board-bad = it leaves the board
reason-board-rival = { $rival } is off the board
