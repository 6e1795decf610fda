title = Gravity Superstar
blurb = Fall your own way across a board that wraps around, and gather the stars.

# Questions
ask-ChooseDoor = Where shall the Open Door pawn start? Pick a door.
ask-Act = Play one card: you move, then you fall to your feet. Or take your cards back.
ask-StealFrom = You ran into { $victim }. What do you take?
ask-Replay = Spend a Replay token for a second action, or end your turn?

# Words
word-end = End your turn
word-replay = Spend a Replay token: act again
word-complete = Take all your cards back into hand
word-simple = Step { $side } ({ $card ->
    [long] Long Jump
    [high] High Jump
    [drop] Drop
    [rotate] Rotate
   *[wild] Wild
} face down)
word-long = Long Jump { $side }{ $wild ->
    [yes] {" "}(Wild)
   *[no] {""}
}
word-high = High Jump { $side }{ $wild ->
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
   *[other] A { $what } star
}
word-door = Door { $number }

# What happened
event-game_started = The board is laid: { $layout }. { $first_player } begins.
event-open_door_placed = { $seat } opens door { $door }.
event-turn_started = Round { $round }: { $seat } to play.
event-pawn_placed = { $seat } comes in through door { $door } on { $space }, feet { $facing }.
event-card_played = { $face ->
    [up] { $seat } plays { $card ->
        [long] Long Jump
        [high] High Jump
        [drop] Drop
        [rotate] Rotate
       *[wild] the Wild card as { $move ->
            [long] a Long Jump
            [high] a High Jump
            [drop] a Drop
           *[rotate] a Rotate
        }
    }{ $side ->
        [left] {" "}to the left
        [right] {" "}to the right
        [half] {" "}upside down
       *[none] {""}
    }.
   *[down] { $seat } lays a card face down and steps { $side }.
}
event-hand_restored = { $seat } takes { $cards ->
    [one] one card
   *[other] { $cards } cards
} back{ $reason ->
    [fifth] {" "}for free with the fifth card
    [ejected] {" "}after being ejected
   *[complete] {""}
}.
event-pawn_turned = { $seat } turns: feet from { $from } to { $to }.
event-pawn_entered = { $seat } { $how ->
    [door] appears on
    [fall] falls to
   *[step] moves to
} { $space }{ $wrapped ->
    [yes] , over the edge
   *[no] {""}
}.
event-pawn_landed = { $seat } stands on { $space }, feet { $facing }.
event-pawn_ejected = { $seat } throws { $victim } off { $space }.
event-stolen = { $seat } { $what ->
    [nothing] finds nothing to take from { $victim }.
    [replay] takes a Replay token from { $victim }.
   *[other] takes a { $what } star from { $victim }.
}
event-star_taken = { $seat } takes the { $colour } star on { $space }. { $left_on_board } left.
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
refused-card = { $card ->
    [long] Long Jump
    [high] High Jump
    [drop] Drop
    [rotate] Rotate
   *[wild] Wild
} lies before you. Take your cards back to use it again.
refused-blocked = A platform on the { $side ->
    [N] upper
    [S] lower
    [W] left
   *[E] right
} edge of { $space } is in the way.
refused-turn = This box does not allow that turn.

# Cards and stars
card-long = Long Jump
card-high = High Jump
card-drop = Drop
card-rotate = Rotate
card-wild = Wild
star-blue = Blue
star-yellow = Yellow
star-pink = Pink
star-green = Green
star-orange = Orange
star-white = White
superstar-0 = Nova
superstar-1 = Comet
superstar-2 = Pulsar
superstar-3 = Quasar
superstar-4 = Vega
superstar-5 = Nebula

# Options
option-end = When the game ends
option-end-standard = Few stars left: the round in which 4 (2 players), 8 (3–4) or 12 (5–6) stars remain is the last.
option-end-expert = Race: the round in which somebody reaches 18 or 24 points is the last.
option-layout = Tiles
option-layout-random = Dealt at random
option-first_player = Who begins
option-first_player-random = Drawn at random
option-first_door = First open door
option-first_door-random = Drawn at random
option-first_door-chosen = The first player picks it, seeing the stars
option-stall_rounds = Rounds without a star taken before the game is called off

end-stars = Few stars left on the board
end-goal = The goal was reached
end-no_stars = No star left on the board
end-stalemate = Nobody took a star for many rounds

# On the screen
screen-board = The board, { $width } by { $height } spaces; it goes on over every edge
screen-hand = Your cards
screen-round = Round { $round }
screen-steal = steal one
screen-pair = pair
screen-plus-pair = +1, pair +1
screen-tokens = Replay tokens
screen-pairs = Pairs
screen-points = Points
screen-stars-of = Stars, { $colour }
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
screen-off = outside
screen-left = left
screen-right = right
screen-floor = through the floor
screen-face-down = face down
screen-step = step
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
screen-door-note = Whoever comes in next stands on { $space }. Then it moves to door { $next }.
screen-view = View
screen-as-laid = As laid
screen-feet-down = Feet down
screen-danger = Show danger
screen-thrown = { $victim } is out.
screen-fall = fall
screen-move = move
screen-over = then over the edge
screen-token-gain = { $tokens ->
    [one] Replay token
   *[other] Replay tokens
}
screen-door-moves = The Open Door moves to { $door }.
screen-you-stand = you stand on { $space }, feet
screen-and-theft = and what you steal
screen-also = Open to you
screen-ways = { $count } ways to get there
screen-point = Point at a card or a ring to see its whole way.

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
