title = Cloud Race
blurb = Roll the die or play a wind from your hand, ride the updrafts, and be the furthest when somebody arrives.

# The door
door-line = Catch the wind, mind the storms.
door-length = 5 to 10 min
door-idle = The kites are still on the meadow
door-live = Kites are in the air

# Questions and answers
ask-Fly = Roll the die, or play a wind?
word-roll = Roll the die (1 to { $die })
word-play = Play { $wind }: { $steps ->
    [one] one cloud
   *[other] { $steps } clouds
}
refused-wind = You have no { $wind } in your hand.

# What happened
event-game_started = { $length } clouds lie ahead. { $first_player } begins.
event-round_began = Round { $round }.
event-turn_began = It is { $seat }’s turn.
event-rolled = { $seat } rolls a { $number }.
event-wind_played = { $seat } plays { $wind } and flies { $steps ->
    [one] one cloud
   *[other] { $steps } clouds
}.
event-flew = { $seat } is on cloud { $to }.
event-carried = The cloud carries { $seat } to cloud { $to }.
event-pushed = { $seat } pushes { $victim } back to cloud { $to }.
event-wind_drawn = { $wind ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws { $wind }.
}
event-game_over = { $reason ->
    [arrived] A kite has arrived: the race is over.
   *[called_off] The race is called off.
}
end-arrived = A kite has arrived
end-called_off = Called off

# The box
each-wind = { $thing ->
    [breath] Breath
    [breeze] Breeze
    [gale] Gale
   *[other] { $thing }
}
edition-standard = The box as designed
wind-breath = Breath
wind-breeze = Breeze
wind-gale = Gale

# Names of bots, by seat
bot-0 = Kestrel
bot-1 = Swift
bot-2 = Heron
bot-3 = Plover

# On the plain board
view-round = Round
view-rounds = Rounds at most
view-length = Clouds to the finish
view-die = Sides of the die
view-clouds = Updrafts and storms
view-clouds-is = from cloud { $at } to { $to }
view-deck = Winds left in the deck
view-rolled = Last roll
view-active = {""}
view-ended = {""}
view-cloud = Cloud
view-cards = Winds in hand

# The rules, in short
rules =
    # The race
    ## Dealing (CR-1)
    Everybody is dealt three winds, hidden from the others.
    ## Your turn (CR-2, CR-3, CR-6)
    Roll the die and fly that far, or play a wind and fly as far as it says; then draw another wind. The last cloud stops you.
    ## Updrafts and storms (CR-4)
    An updraft carries you on, a storm throws you back, once a turn.
    ## Pushing (CR-5)
    Land on a rival and you push the rival one cloud back, though not off the meadow or the last cloud.
    # The end
    ## The last round (CR-7)
    The round in which a kite arrives is the last. After twenty rounds the race is called off.
    ## Who wins (CR-8)
    Whoever is furthest wins; if several are, the one with the most winds left.

# The lab
lab-rounds = Rounds
lab-kind-wind = Winds
lab-kind-wind-note = Used by a seat that played the card at least once.

# What a box holds
box-section-winds = Winds
box-section-clouds = Clouds
box-section-race = The race
box-field-length = Clouds to the finish
box-field-die = Sides of the die
box-field-hand = Winds in hand
box-field-rounds = Rounds at most
box-field-steps = How far
box-field-copies = Copies
box-field-at = Cloud
box-field-kind = Kind
box-field-by = How far it carries
box-value-kind-updraft = updraft
box-value-kind-storm = storm
