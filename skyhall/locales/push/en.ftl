# What a browser is told while the page is closed.

push-turn = Your turn in { $game }
push-turn-body = The others are waiting for you.
push-late = Not much time left in { $game }
push-late-body = It is still your turn.
push-asked = You are invited to { $game }
push-asked-body = There is a free seat for you.
push-cup = You are invited to { $cup }
push-cup-body = A tournament of { $game }.
push-pair = { $cup }: round { $round } begins
push-pair-body = You have been paired, and your table is open.
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
push-several = { $count ->
    [one] { $count } table waits for you
   *[other] { $count } tables wait for you
}
