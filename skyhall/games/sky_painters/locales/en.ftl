title = Sky Painters
blurb = Lay a sky of cards, colour it with dice, and hire the painters who bring hope.

# The door
door-line = Roll the light, paint the grey away.
door-length = 30 to 60 min
door-idle = The sky is still grey
door-live = Somebody is painting

# Questions
ask-MainAction = Your turn: take a cloud, a card, a die or a spot.
ask-PlaceCard = Where does the card go? Edges that touch must match.
ask-ChooseReroll = { $picked ->
    [0] Pick a die to roll again; { $most } at most.
   *[other] Pick another die to roll, or stop here.
}
ask-TakeDie = The dice are rolled. Take one.
ask-PlaceDie = Put the { $colour } { $number } on an empty symbol.
ask-SecondDie = One more die showing { $highest } or less is free. Take it?
ask-AdditionalAction = { $over ->
    [0] Paint, buy a die or a Painter, or end your turn.
    [one] Paint, buy or end your turn. One spot above the limit will be lost.
   *[other] Paint, buy or end your turn. { $over } spots above the limit will be lost.
}
ask-TakeHalo = You closed a halo. Take a token for { price-name }?
ask-KeepHalo = Which halo token do you keep?
ask-TakeFreeCard = Take a card from the offer for free.
ask-CompleteCard = Which card do you complete?
ask-StealCloud = The clouds are gone. Whose cloud do you take?
ask-Levy = You must give something up: { $first_kind ->
    [hope] { $first } hope
    [spots] { $first ->
        [one] one spot
       *[other] { $first } spots
    }
   *[dice] { $first ->
        [one] one die
       *[other] { $first } dice
    }
} or { $second_kind ->
    [hope] { $second } hope
    [spots] { $second ->
        [one] one spot
       *[other] { $second } spots
    }
   *[dice] { $second ->
        [one] one die
       *[other] { $second } dice
    }
}.
ask-Dare = { $reset ->
    [0] Give back all your dice showing { $values },
   *[other] Turn { $reset } of your dice back to 1,
} or let { $owner } gain { $clouds ->
    [0] { price-name }
   *[other] { gain-clouds }
}?
ask-PickDie = { $reset ->
    [0] Pick a die to give back; { $count } to go.
   *[other] Pick a die to turn back to 1; { $count } to go.
}

# Words
word-cloud = Take a cloud
word-spot = Take a spot
word-reroll = First roll dice in the pool again
word-take = Take { $card }{ $position ->
    [left] {" "}(left)
    [centre] {" "}(centre)
    [right] {" "}(right)
   *[top] {" "}(top of the deck)
}
word-die = Take the { $colour } { $number }
word-on = On { $card }, { $colour } { $value }
word-paint = Paint { $card }: turn the { $colour } { $shows } up by one, towards { $value }
word-lower = Paint { $card }: turn the { $colour } { $shows } down by one, towards { $value }
word-hope = Lay hope on { $card }, { $colour } { $value }
word-painter = Hire { $painter } { $position ->
    [left] (left)
    [centre] (centre)
   *[right] (right)
}
word-cell = Lay it in column { $x }, row { $y }
word-halo = Take { $token }
word-drawn = Keep { $token }
word-seat = From { $owner }
word-card = Complete { $card }
word-lose = { $kind ->
    [hope] Give up { $amount } hope
    [spots] Give up { $amount ->
        [one] one spot
       *[other] { $amount } spots
    }
   *[dice] Give up { $amount ->
        [one] one die
       *[other] { $amount } dice
    }
}
word-comply = Do it
word-refuse = Refuse
word-decline = No, thank you
word-enough = That is enough: roll
word-end = End your turn

# What happened
event-game_started = The sky is empty and grey. { $first_player } begins. Initial cards: { $letters }.
event-turn_began = Turn { $number }: { $seat }{ $extra ->
    [yes] {" "}plays an extra turn
   *[no] {" "}to play
}{ $critical ->
    [yes] {" "}in the Critical Phase
   *[no] {""}
}.
event-cloud_gained = { $seat } { $victim ->
    [none] takes a cloud
   *[other] takes a cloud from { $victim }
} and has { $clouds }.
event-cloud_paid = { $seat } pays a cloud to recolour a die.
event-card_taken = { $seat } takes { $card } { $position ->
    [left] from the left
    [centre] from the centre
    [right] from the right
   *[top] from the top of the deck for { paid-name }
}{ $collected ->
    [0] {""}
   *[other] {" "}with { $collected } hope on it
}.
event-card_placed = { $seat } lays it in column { $x }, row { $y }.
event-offer_hope_added = Hope on the right card: { $total }.
event-offer_refilled = The offer moves up; { $deck ->
    [0] the deck is empty
    [one] one card is left in the deck
   *[other] { $deck } cards are left in the deck
}.
event-dice_rerolled = { $seat } rolls dice in the pool again.
event-die_taken = { $seat } { $why ->
    [acquired] buys the { $colour } { $number } for { $price ->
        [one] one spot
       *[other] { $price } spots
    }
    [second] also takes the { $colour } { $number }
   *[main] takes the { $colour } { $number }
}.
event-die_placed = The die is { $completed ->
    [yes] set to { $set_to }: completed
   *[no] put down at { $set_to }: not yet completed
}{ $surplus ->
    [0] {""}
   *[other] , { $surplus } left over
}.
event-spots_changed = { $seat } { $won ->
    [yes] gains
   *[no] pays
} { $amount ->
    [one] one spot
   *[other] { $amount } spots
} and has { $total }.
event-hope_changed = { $seat } { $won ->
    [yes] gains
   *[no] pays
} { $amount } hope and has { $total }.
event-die_painted = { $seat } turns a die from { $from } to { $to }{ $completed ->
    [yes] : completed
   *[no] {""}
}.
event-symbol_paid = { $seat } lays { $hope } hope on a symbol.
event-card_completed = { $seat } completes { $card }.
event-leader_taken = { $seat } takes the leader{ $victim ->
    [none] {""}
   *[other] {" "}from { $victim }
}.
event-hope_activated = { $source } wakes the hope of { $seat }: { $total } in all, { $gained } hope gained.
event-hope_slept = The hope symbol of { $source } sleeps: { $seat } does not have the leader.
event-figure_closed = { $seat } closes { $figure ->
    [halo] a halo
   *[cloud] a cloud
}.
event-halo_taken = { $seat } takes { $token } for { price-name }.
event-halo_declined = { $seat } leaves the halo tokens alone.
event-halo_unpayable = { $spots ->
    [none] No halo token is left for { $seat }.
   *[other] { $seat } cannot afford a halo token.
}
event-halo_drawn = { $seat } draws { $count ->
    [one] one halo token
   *[other] { $count } halo tokens
} from the box.
event-halo_kept = { $seat } keeps { $token }.
event-painter_acquired = { $seat } hires { $tile } for { paid-name }.
event-painters_refilled = The Painters move up; { $pile } left in the pile.
event-levied = { $seat } { $kind ->
    [nothing] has nothing to give
    [hope] gives { $amount } hope
    [spots] gives { $amount ->
        [one] one spot
       *[other] { $amount } spots
    }
   *[dice] gives { $amount ->
        [one] one die
       *[other] { $amount } dice
    } back
}.
event-dared = { $seat } { $complied ->
    [yes] does as asked
   *[no] refuses
}.
event-dice_discarded = The dice of { $seat } are rolled into the pool.
event-pool_refilled = No dice were left: completed dice become squares and are rolled.
event-spots_limited = { $seat } loses { $discarded ->
    [one] one spot
   *[other] { $discarded } spots
} above the limit.
event-extra_turn_earned = { $source } gives { $seat } an extra turn.
event-critical_phase = The deck is empty: the Critical Phase begins.
event-standstill_warning = Nothing moves: { $left ->
    [one] one more idle turn ends
   *[other] { $left } more idle turns end
} the game.
event-game_over = { $reason ->
    [star] Star victory: { $seat } has the Painters and the leader.
    [firmament] Firmament victory: { $seat } has a 3×3 sky and the leader.
    [efficiency] { $seat } kept the leader through the Critical Phase: points decide.
    [no_moves] Nobody can go on: points decide.
    [standstill] Nothing moved for too long: points decide.
   *[draw] Nobody can win any more: a draw.
}

# Why not
refused-has-cloud = You already have a cloud.
refused-open-cards = You have { $most } uncompleted cards: complete one first.
refused-top-price = The top card costs { price-name }.
refused-no-cell = There is no cell for this card in your sky.
refused-cell = { $why ->
    [night] { $neighbour } has night on top: nothing goes above it.
    [grass] { $neighbour } has grass below: nothing goes under it.
    [own_night] This card has night on top and would lie under { $neighbour }.
    [own_grass] This card has grass below and would lie above { $neighbour }.
   *[figure] { $neighbour } { $side ->
        [left] on the left
       *[right] on the right
    } shows { $theirs ->
        [cloud] half a cloud
        [halo] half a halo
       *[none] a plain edge
    }, this card { $mine ->
        [cloud] half a cloud
        [halo] half a halo
       *[none] a plain edge
    }.
}
refused-no-symbol = No empty symbol of yours takes this die.
refused-colour = { $colour ->
    [orange] An orange
   *[other] A { $colour }
} die does not fit there, and you have no cloud to recolour it.
refused-dice-used = You cannot buy another die this turn.
refused-die-price = This die costs { $price ->
    [one] one spot
   *[other] { $price } spots
}.
refused-price = This Painter costs { price-name }.
refused-space = This halo space is empty.

# Options
option-variant = Variant
option-variant-classic = Classic
option-variant-forced_landing = Forced Landing: only points win, three more cards
option-variant-tension_duel = Tension Duel: two players, all cards, no points
option-leader_free_painters = With the leader, Painters cost only what is on their tile
option-leader_free_painters-true = Yes
option-leader_free_painters-false = No
option-leader_free_top_card = With the leader, the top card of the deck is free
option-leader_free_top_card-true = Yes
option-leader_free_top_card-false = No
option-deck_size = Cards in play
option-deck_size-0 = As the rules say
option-painter_count = Painters in play
option-painter_count-0 = As the rules say
option-spot_limit = Spots you may keep
option-open_cards = Uncompleted cards you may have
option-extra_dice = Dice you may buy in a turn
option-painters_to_win = Painters for a Star victory
option-victory_needs_leader = Star and Firmament need the leader
option-victory_needs_leader-true = Yes
option-victory_needs_leader-false = No
option-start_goods = Gifts at the start
option-start_goods-true = Yes
option-start_goods-false = No
option-standstill_rounds = Idle rounds before the game is called off
option-spot_limit-0 = None
option-extra_dice-0 = None
box-why-tuned = Balanced by us: cards ask for less, Painters cost more, and the strongest give less.
box-kind-card = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
box-kind-painter = { $count ->
    [one] 1 Painter
   *[other] { $count } Painters
}
box-field-spots = spots
box-field-hope = hope
box-field-star = stars
box-field-points = points

end-star = Star victory
end-firmament = Firmament victory
end-efficiency = Efficiency victory
end-no_moves = No more moves
end-standstill = Standstill
end-draw = Draw

# Prices
price-name = { $spots ->
    [0] { $hope ->
        [0] nothing
       *[other] { $hope } hope
    }
   *[other] { $spots ->
        [one] one spot
       *[other] { $spots } spots
    }{ $hope ->
        [0] {""}
       *[other] {" "}and { $hope } hope
    }
}
paid-name = { $paid_spots ->
    [0] { $paid_hope ->
        [0] nothing
       *[other] { $paid_hope } hope
    }
   *[other] { $paid_spots ->
        [one] one spot
       *[other] { $paid_spots } spots
    }{ $paid_hope ->
        [0] {""}
       *[other] {" "}and { $paid_hope } hope
    }
}

# The gain of a dare with clouds
gain-clouds = { $clouds ->
    [one] a cloud
   *[other] { $clouds } clouds
}{ $spots ->
    [0] { $hope ->
        [0] {""}
       *[other] {" "}and { price-name }
    }
   *[other] {" "}and { price-name }
}

# Things in sentences, by their kind
each-colour = { $thing ->
    [blue] blue
    [white] white
    [yellow] yellow
    [green] green
    [black] black
    [orange] orange
    [red] red
    [purple] purple
    [grey] grey
   *[other] { $thing }
}

# Colours and figures
colour-blue = Blue
colour-white = White
colour-yellow = Yellow
colour-green = Green
colour-black = Black
colour-orange = Orange
colour-red = Red
colour-purple = Purple
colour-grey = Grey
figure-cloud = Cloud
figure-halo = Halo
limit-night = Night: nothing above
limit-grass = Grass: nothing below

# Lines of the score sheet
score-stars = Stars
score-painters = Painters
score-halos = Halo tokens
score-clouds = Clouds
score-hope = Hope
score-dice = Dice
score-cards = Open cards
score-spots = Spots
score-total = Total

# Components
card-A = First Light
card-B = Morning Mist
card-C = Noon Blaze
card-D = Evening Hush
card-1 = Bumblebee
card-2 = Parrot Parade
card-3 = Swallow Dive
card-4 = Comet Kite
card-5 = Canary Choir
card-6 = Dragonfly Mirror
card-7 = Ladybird Lift
card-8 = Lavender Balloon
card-9 = Paper Dove
card-10 = Monarch Drift
card-11 = Thistle Wind
card-12 = Poppy Hill
card-13 = Sunflower Stair
card-14 = Foxtail Meadow
card-15 = Raven Moon
card-16 = Bat Lullaby
card-17 = Violet Zenith
card-18 = Star Lantern
card-19 = Red Planet
card-20 = Sun Ring East
card-21 = Sun Ring West
card-22 = Saint's Crown
card-23 = Phoenix Wake
card-24 = Jade Serpent
card-25 = Halo Bridge
card-26 = Angel Wing
card-27 = Cherub Trumpet
card-28 = Cloud Caravan
card-29 = Woolly Train
card-30 = Cotton Harbour
card-31 = Storm Herald
card-32 = Gull Squadron
card-33 = Hummingbird Waltz
card-34 = Harlequin Balloon
card-35 = Rainbow Kite
card-36 = Weathercock
painter-commander = Sky Commander
painter-commander-text = Your hope counts double at the end. Play an extra turn now.
painter-commander-brief-text = Hope ×2 at the end; an extra turn now
painter-commander-lasting-text = Hope ×2 at the end
painter-cotton = Sky Cotton
painter-cotton-text = Two hope can stand in for any white die.
painter-cotton-brief-text = 2 hope = a white die
painter-cotton-lasting-text = 2 hope = W
painter-dice = Sky Dice
painter-dice-text = Before you take your main die, roll up to two dice in the pool again.
painter-dice-brief-text = Reroll up to 2 dice first
painter-dice-lasting-text = Reroll 2 first
painter-fugaz = Sky Fugaz
painter-fugaz-text = At the end, 2 points for each leader symbol and 3 for each star symbol on your completed cards.
painter-fugaz-brief-text = 2 points a crown, 3 a star
painter-fugaz-lasting-text = 2 a crown, 3 a star
painter-gnomichaun = Sky Gnomichaun
painter-gnomichaun-text = Two hope can stand in for any green or orange die.
painter-gnomichaun-brief-text = 2 hope = a green or orange die
painter-gnomichaun-lasting-text = 2 hope = G/O
painter-halo = Sky Halo
painter-halo-text = Draw two halo tokens from the box and keep one.
painter-halo-brief-text = Draw 2 halo tokens, keep 1
painter-helpsy = Sky Helpsy
painter-helpsy-text = Complete one of your cards now.
painter-helpsy-brief-text = Complete a card now
painter-levitt_alpha = Sky Levitt Alpha
painter-levitt_alpha-text = A spot can also turn a die down by one, and from 1 to 6.
painter-levitt_alpha-brief-text = A spot also turns a die down
painter-levitt_alpha-lasting-text = Spots turn down too
painter-mad = Sky Mad
painter-mad-text = Each opponent turns three dice back to 1, or you gain 4 spots and 4 hope.
painter-mad-brief-text = Rivals turn 3 dice to 1, or you gain 4 spots, 4 hope
painter-mommy = Sky Mommy
painter-mommy-text = At the end, 6 points for each of your Painters.
painter-mommy-brief-text = 6 points for each Painter
painter-mommy-lasting-text = 6 points a Painter
painter-playful = Sky Playful
painter-playful-text = One hope whenever an opponent completes a card.
painter-playful-brief-text = 1 hope for each card a rival completes
painter-playful-lasting-text = +1 hope a rival’s card
painter-raccoon = Sky Raccoon
painter-raccoon-text = Two hope can stand in for any black or purple die.
painter-raccoon-brief-text = 2 hope = a black or purple die
painter-raccoon-lasting-text = 2 hope = K/P
painter-savings = Sky Savings
painter-savings-text = At the end, your Painters times your clouds in points.
painter-savings-brief-text = Points: Painters × clouds
painter-savings-lasting-text = Painters × clouds
painter-spots = Sky Spots
painter-spots-text = You may keep one more spot.
painter-spots-brief-text = Keep 1 more spot
painter-spots-lasting-text = Keep 1 more spot
painter-tackle = Sky Tackle
painter-tackle-text = Each opponent gives back all dice showing 1, 3 and 5, or you take a cloud. Play an extra turn now.
painter-tackle-brief-text = Rivals give up 1s, 3s, 5s, or a cloud for you; extra turn
painter-tantrum = Sky Tantrum
painter-tantrum-text = Each opponent gives up two dice or six hope. Take a free card. Play an extra turn now.
painter-tantrum-brief-text = Rivals give 2 dice or 6 hope; free card; extra turn
painter-target = Sky Target
painter-target-text = One hope whenever an opponent takes a card from the offer.
painter-target-brief-text = 1 hope for each card a rival takes
painter-target-lasting-text = +1 hope a rival’s pick
painter-upper = Sky Upper
painter-upper-text = Two hope can stand in for any yellow or red die.
painter-upper-brief-text = 2 hope = a yellow or red die
painter-upper-lasting-text = 2 hope = Y/R
painter-winner = Sky Winner
painter-winner-text = After a blue die, take another die showing 1 or 2 for free.
painter-winner-brief-text = After a blue die, a free 1 or 2
painter-winner-lasting-text = B, then a free 1–2
painter-wisdom = Sky Wisdom
painter-wisdom-text = Take two hope from each opponent. Half clouds need not meet for you.
painter-wisdom-brief-text = 2 hope from each rival; half clouds need not meet
painter-wisdom-lasting-text = Clouds need not meet
halo-connection = Connection Halo
halo-connection-text = Half halos need not meet for you.
halo-faith = Faith Halo
halo-faith-text = A hope symbol of 10.
halo-heartbeat = Heartbeat Halo
halo-heartbeat-text = Nine hope now.
halo-honor = Honor Halo
halo-honor-text = 15 points.
halo-ink = Ink Halo
halo-ink-text = Eight spots now.
halo-leadership = Leadership Halo
halo-leadership-text = Take the leader; a hope symbol of 1.
halo-skill = Skill Halo
halo-skill-text = Take a free card; a hope symbol of 6.
halo-swoop = Swoop Halo
halo-swoop-text = Each opponent gives up four hope or six spots; a hope symbol of 6.

# Bots
bot-0 = Mira
bot-1 = Tomás
bot-2 = Juno
bot-3 = Otto

# On the screen
screen-stage = Turn { $turn }
review-round = Turn { $n }
last-round = Critical Phase
screen-skies = Skies and score sheet
screen-sky = The sky of { $seat }
screen-my-sky = Your sky
screen-sheet = Score sheet
screen-if-now = If it ended now
screen-star = Painters for the Star
screen-firmament = Best 3×3 block
screen-the-leader = The leader
screen-race = Race
screen-win-note = { $variant ->
    [tension_duel] Only Star and Firmament win{ screen-with-leader }. There are no points.
    [forced_landing] There is no Star and no Firmament: points decide when the game runs out.
   *[classic] Star and Firmament win at once{ screen-with-leader }. Points count only when the game runs out.
}
screen-with-leader = { $leader ->
    [no] {""}
   *[yes] , with the leader
}
screen-card = { $title }, { $side ->
    [blue] painted
   *[grey] not yet painted
}
screen-symbol = { $colour } { $value }{ $done ->
    [yes] , completed
   *[no] { $shows ->
        [0] , empty
       *[other] , shows { $shows }
    }
}.
screen-fits = fits
screen-ties = { $figure ->
    [halo] ties a halo
   *[cloud] ties a cloud
}
screen-shut = closed for good
screen-beside = { $side ->
    [left] Left of
    [right] Right of
    [above] Above
   *[below] Below
} { $card }
screen-map = Map of the sky
screen-paint-all = { $spots ->
    [0] Every symbol is done
    [one] 1 spot completes it
   *[other] { $spots } spots complete it
}
screen-sleeps = Would wake { $hope } hope with the leader
screen-cards = Sky cards
screen-deck = { $count ->
    [0] deck empty
    [one] one card in the deck
   *[other] { $count } in the deck
}{ $ends ->
    [no] {""}
   *[yes] , then the Critical Phase
}
screen-critical = Critical Phase
screen-deck-empty = Deck empty
screen-no-card = No card
screen-free = free
screen-short = { $spots ->
    [0] { $hope } hope short
    [one] 1 spot{ screen-short-hope } short
   *[other] { $spots } spots{ screen-short-hope } short
}
screen-short-hope = { $hope ->
    [0] {""}
   *[other] {" "}and { $hope } hope
}
screen-lacks = short
screen-places = { $count ->
    [0] no place
    [one] 1 place
   *[other] { $count } places
}
screen-painters = Sky Painters
screen-painters-short = Painters
screen-payable = affordable after this
screen-pile = { $count ->
    [0] pile empty
   *[other] { $count } in the pile
}
screen-next = next in
screen-no-painter = No Painter
screen-halos = Halos
screen-next-costs = next
screen-no-halos = all taken
screen-read-token = Choose a token to read what it brings.
screen-stairs = What a token costs, by how many are gone
screen-used = used:
screen-pool = Dice pool
screen-grey = Grey: any colour
screen-die = { $colour } { $number }{ $count ->
    [1] {""}
   *[other] , { $count } of them
}
screen-pool-count = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
screen-reroll = Reroll
screen-purse = What { $seat } has
screen-limit = limit { $limit }
screen-over = { $over } too many
screen-hope = hope
screen-clouds = { $count ->
    [one] cloud
   *[other] clouds
}
screen-awake = awake
screen-asleep = asleep
screen-half = half is { $hope }
screen-half-of = Hope symbols { $total }: half is { $hope }
screen-wakes = wakes { $hope }
screen-sleeps-short = sleeps { $hope }
screen-leader = Has the leader
screen-star-count = { $have } of { $need } Painters for the Star
screen-block = Block { $done }/9
screen-extra = { $count ->
    [one] extra turn
   *[other] { $count } extra turns
}
screen-turn = This turn
screen-receipt = What this turn brought
screen-turn-empty = Nothing yet.
screen-hints = Hints, by your chance of winning
screen-painter-done = done
screen-nth = { $nth ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $nth }th
}
screen-nth-star = { screen-nth }: Star
screen-steps = Steps of the turn
screen-step-1 = Main
screen-step-2 = Extra
screen-step-3 = Limit
screen-step-4 = Review
screen-combo = Combo ×{ $cards }
screen-locked = rolled: no way back
screen-now = Now
screen-then = Then
screen-supply = { $count ->
    [0] No clouds left: the next one is taken from whoever has the most.
    [one] One cloud left in the supply.
   *[other] { $count } clouds left in the supply.
}
screen-firm-note = Best block: { $done } of 9 painted, { $placed } laid.
screen-ends = The game ends after a turn that { $owner } begins and ends with the leader.
screen-idle = { $left ->
    [one] One more idle turn ends the game.
   *[other] { $left } more idle turns end the game.
}
screen-in-hand = in hand
screen-from = From { $owner }
screen-forced = { $seat } must answer { $owner }.
screen-forced-you = { $owner } makes you choose.
screen-tab-dice = Dice
screen-tab-cards = Cards
screen-tab-painters = Painters
screen-tab-halos = Halos
screen-tab-score = Score
screen-leaves = Dice, cards, Painters and halos
screen-you = You

# A phone: the question in two lines, and the act under the board
phone-ask-main = Take a cloud, a card, a die or a spot.
phone-completes = completes { $card }
phone-fits = { $count ->
    [one] fits one symbol
   *[other] fits { $count } symbols
}
phone-lost = { $count ->
    [one] 1 spot will be lost
   *[other] { $count } spots will be lost
}
phone-die = Take { $colour } { $number }
phone-on = Place it
phone-paint = Paint it one up
phone-lower = Turn it one down
phone-hire = Hire { $name }
phone-take = Take { $card }
phone-put-back = Put back

# The receipt of a turn
tally-main = A spot
tally-die = Another die: { $colour } { $number }
tally-surplus = Left over from { $colour } { $number }
tally-paint = Paint
tally-card = { $source } pays
tally-completed = { $source } painted
tally-painter = { $source }
tally-halo = { $source }
tally-symbol = Hope instead of a die
tally-top = Top of the deck
tally-collected = Hope on the card
tally-activated = Hope wakes
tally-slept = { $source }: hope sleeps
tally-watching = Watching the others
tally-dare = A dare refused
tally-levy = Given up
tally-limit = Above the limit
tally-effect = An effect
tally-cloud = A cloud
tally-recolour = A die recoloured
tally-rolled = Dice rolled
tally-figure = { $figure ->
    [halo] A halo closes
   *[cloud] A cloud closes
}
tally-leader = { $victim ->
    [none] The leader
   *[other] The leader, from { $victim }
}
tally-extra = { $source }: an extra turn

# The board in words
read-table = The table
read-none = none
read-no-leader = Nobody has the leader
read-leader = { $name } has the leader
read-in-hand = In hand: a { $colour } die showing { $number }
read-dice = { $colour } dice: { $numbers }
read-pos-left = Left
read-pos-centre = Centre
read-pos-right = Right
read-pos-top = Top of the deck
read-wants = asks for { $symbols }
read-rewards = pays { $rewards }
read-spots = { $count ->
    [one] 1 spot
   *[other] { $count } spots
}
read-the-leader = the leader
read-hope-symbol = hope symbol of { $hope }
read-a-cloud = a cloud
read-star-points = { $points ->
    [one] star of 1 point
   *[other] star of { $points } points
}
read-end-points = { $points ->
    [one] 1 point at the end
   *[other] { $points } points at the end
}
read-edge = half a { $figure } on the { $side ->
    [left] left
   *[right] right
} edge
read-hope-on = { $hope } hope lies on it
read-costs = costs { $price }
read-price = Costs { $total }{ $reduced ->
    [yes] {" "}with the leader, who pays nothing for the place.
   *[no] , of which { $place } for its place.
}
read-deck = { $count ->
    [0] The deck is empty
    [one] 1 card in the deck{ read-then-critical }
   *[other] { $count } cards in the deck{ read-then-critical }
}
read-then-critical = { $ends ->
    [no] {""}
   *[yes] , then the Critical Phase
}
read-pile = { $count ->
    [one] 1 Painter in the pile
   *[other] { $count } Painters in the pile
}
read-brings = Brings { $what }
read-next-halo = The next token costs { $price }
read-space = Space { $number }: { $what }
read-drawn = Drawn: { $token }
read-spots-of = { $count ->
    [one] 1 spot
   *[other] { $count } spots
} of at most { $limit }
read-hope = { $count } hope
read-clouds = { $count ->
    [one] 1 cloud
   *[other] { $count } clouds
}
read-points = { $points ->
    [one] 1 point
   *[other] { $points } points
} if it ended now
read-wakes = { $awake ->
    [yes] the next hope symbol wakes { $hope } hope
   *[no] the next hope symbol would wake { $hope } hope with the leader
}
read-cell = Column { $x }, row { $y }
read-own-painter = Painter: { $painter }
read-own-halo = Halo token: { $token }
read-fits = fits { $cards }
read-fits-nowhere = fits nowhere
read-change = { $way ->
    [less] pay
   *[more] gain
} { $goods ->
    [spots] { $count ->
        [one] 1 spot
       *[other] { $count } spots
    }
    [hope] { $count } hope
   *[clouds] { $count ->
        [one] 1 cloud
       *[other] { $count } clouds
    }
}

# Keys
key-spot = Take a spot
key-cloud = Take a cloud
key-take = Take a card
key-die = Take a die
key-paint = Paint a die one up
key-lower = Turn a die one down
key-hope = Lay hope, or take a halo token
key-painter = Hire a Painter
key-on = Where it goes, or what is given
key-comply = Do it
key-no = No, or enough
key-end = End your turn

# The lab
lab-rounds = Turns of all seats
lab-kind-card = Sky cards
lab-kind-card-note = Used by a seat that completed the card.
lab-kind-painter = Painters
lab-kind-painter-note = Used by a seat that hired the Painter.
lab-kind-halo = Halo tokens
lab-kind-halo-note = Used by a seat that has the token at the end.

# The log, for one reader: what a seat does, without its name; `$you` is yes if the reader did it. Marks stand in [ ].
log-started = The sky is empty and grey. { $you ->
    [yes] You begin
   *[no] { $first } begins
}.
log-cloud = { $you ->
    [yes] take
   *[no] takes
} [cloud 1]{ $victim ->
    [none] {""}
   *[other] {" "}from { $victim }
}
log-cloud-paid = { $you ->
    [yes] pay
   *[no] pays
} [cloud 1] to recolour a die
log-card = { $you ->
    [yes] take
   *[no] takes
} “{ $card }”
log-rerolled = { $you ->
    [yes] reroll
   *[no] rerolls
} { $n ->
    [one] a die
   *[other] { $n } dice
}
log-die = { $bought ->
    [yes] { $you ->
        [yes] buy
       *[no] buys
    }
   *[no] { $you ->
        [yes] take
       *[no] takes
    }
} [die { $colour } { $number }]
log-painted = { $you ->
    [yes] paint
   *[no] paints
} { $n ->
    [one] a die
   *[other] { $n } dice
}
log-symbol = { $you ->
    [yes] lay
   *[no] lays
} [hope { $hope }] on a symbol
log-completed = { $you ->
    [yes] complete
   *[no] completes
} “{ $card }”
log-leader = { $you ->
    [yes] take
   *[no] takes
} the leader{ $victim ->
    [none] {""}
   *[other] {" "}from { $victim }
}
log-figure = { $you ->
    [yes] close
   *[no] closes
} a { $figure ->
    [halo] halo
   *[cloud] cloud
}
log-halo = { $you ->
    [yes] take
   *[no] takes
} the token “{ $token }”
log-painter = { $you ->
    [yes] hire
   *[no] hires
} { $tile }
log-since-gone = Gone: { $things }.
log-gained = { $you ->
    [yes] gain
   *[no] gains
} { $marks }
log-paid = { $you ->
    [yes] pay
   *[no] pays
} { $marks }
log-levied = { $kind ->
    [nothing] { $you ->
        [yes] have
       *[no] has
    } nothing to give
    [hope] { $you ->
        [yes] give
       *[no] gives
    } [hope { $amount }]
    [spots] { $you ->
        [yes] give
       *[no] gives
    } [spot { $amount }]
   *[dice] { $you ->
        [yes] give
       *[no] gives
    } dice
}
log-complied = { $you ->
    [yes] do
   *[no] does
} as asked
log-refused = { $you ->
    [yes] refuse
   *[no] refuses
}
log-discarded = { $you ->
    [yes] roll
   *[no] rolls
} { $n ->
    [one] a die
   *[other] { $n } dice
} back into the pool
log-limited = { $you ->
    [yes] lose
   *[no] loses
} [spot { $n }] above the limit
log-extra = { $you ->
    [yes] earn
   *[no] earns
} an extra turn
log-over = { $why }: { $points }.
log-won = { $why }.
log-score = { $who } { $points }
mark-die = { $which ->
    [blue] a blue
    [white] a white
    [yellow] a yellow
    [green] a green
    [black] a black
    [orange] an orange
    [red] a red
    [purple] a purple
   *[grey] a grey
} { $n }
mark-spot = { $n ->
    [one] 1 spot
   *[other] { $n } spots
}
mark-hope = { $n } hope
mark-cloud = { $n ->
    [one] a cloud
   *[other] { $n } clouds
}

# Why it was won; `$you` is yes if the winner reads it
why-star = Star victory: { $you ->
    [yes] you win
   *[no] { $winner } wins
} with { $painters } Painters and the leader.
why-firmament = Firmament victory: { $you ->
    [yes] you win
   *[no] { $winner } wins
} with a full 3 × 3 sky and the leader.
# Painters and halo tokens of boxes of one's own, composed from their primitives
told-leader = Take the leader.
told-hope-symbol = A hope symbol of { $n }.
told-points = { $n ->
    [one] 1 point.
   *[other] { $n } points.
}
told-or = { $n ->
    [1] { $last }
   *[other] { $some } or { $last }
}
told-loss = { $what ->
    [lose_hope] { $n } hope
    [lose_spots] { $n ->
        [one] 1 spot
       *[other] { $n } spots
    }
   *[lose_dice] { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
}
told-gain = { $what ->
    [gain_hope] { $n } hope
    [gain_spots] { $n ->
        [one] 1 spot
       *[other] { $n } spots
    }
   *[gain_cloud] { $n ->
        [one] a cloud
       *[other] { $n } clouds
    }
}
told-extra-turn = Play an extra turn now.
told-gain-spots = Gain { $n ->
    [one] 1 spot
   *[other] { $n } spots
} now.
told-gain-hope = Gain { $n } hope now.
told-take-card = Take a free card now.
told-complete-card = Complete one of your cards now.
told-draw-halo = Draw { $n ->
    [one] a halo token from the box.
   *[other] { $n } halo tokens from the box and keep one.
}
told-steal-hope = Take { $n } hope from each opponent.
told-levy = Each opponent gives { $first } or { $second }.
told-dare = { $n ->
    [0] Each opponent gives back all dice showing { $numbers }
    [one] Each opponent turns 1 die back to 1
   *[other] Each opponent turns { $n } dice back to 1
}, or you gain { $gains }.
told-hope-for-dice = { $n } hope can stand in for any { $colours } die.
told-reroll = Before your main die, roll up to { $n ->
    [one] 1 die
   *[other] { $n } dice
} of the pool.
told-paint-down = A spot can also turn a die down by one, and from 1 to 6.
told-on-opponent-completes = { $n } hope whenever an opponent completes a card.
told-on-opponent-takes-offer = { $n } hope whenever an opponent takes a card from the offer.
told-spot-limit = You may keep { $n } more { $n ->
    [one] spot
   *[other] spots
}.
told-ignore-figure = { $figure ->
    [cloud] Half clouds need not meet for you.
   *[halo] Half halos need not meet for you.
}
told-second-die = After a { $colour } die, take another showing { $n } or less, free.
told-hope-as-leader = Your hope counts at the end as if you were the leader.
told-per-symbol = At the end { $n } points for each leader symbol and { $m } for each star symbol on your completed cards.
told-per-painter = At the end { $n ->
    [one] 1 point
   *[other] { $n } points
} for each of your Painters.
told-painters-times-clouds = At the end your Painters times your clouds.
# The same in few words, for a small tile
brief-extra-turn = extra turn
brief-gain-spots = +{ $n } { $n ->
    [one] spot
   *[other] spots
}
brief-gain-hope = +{ $n } hope
brief-take-card = free card
brief-complete-card = complete a card
brief-draw-halo = { $n ->
    [one] a halo token
   *[other] draw { $n } halo tokens, keep 1
}
brief-steal-hope = { $n } hope from each rival
brief-levy = rivals give { $first } or { $second }
brief-dare = { $n ->
    [0] rivals give up dice showing { $numbers }
    [one] rivals turn 1 die to 1
   *[other] rivals turn { $n } dice to 1
}, or you gain { $gains }
brief-hope-for-dice = { $n } hope = { $letters }
brief-reroll = reroll { $n } first
brief-paint-down = spots turn down too
brief-on-opponent-completes = +{ $n } hope a rival’s card
brief-on-opponent-takes-offer = +{ $n } hope a rival’s pick
brief-spot-limit = keep { $n } more { $n ->
    [one] spot
   *[other] spots
}
brief-ignore-figure = { $figure ->
    [cloud] clouds need not meet
   *[halo] halos need not meet
}
brief-second-die = { $colour }, then a free { $n ->
    [one] 1
   *[other] 1–{ $n }
}
brief-hope-as-leader = hope ×2 at the end
brief-per-symbol = { $n } a crown, { $m } a star
brief-per-painter = { $n } { $n ->
    [one] point
   *[other] points
} a Painter
brief-painters-times-clouds = Painters × clouds

# At the terminal
short-paint = Paint { $card }: { $colour } { $shows } up, to { $value }
short-lower = Paint { $card }: { $colour } { $shows } down, to { $value }
short-cell = Column { $x }, row { $y }
fact-symbols = Symbols: { $symbols }.
fact-edges = Left edge: { $left ->
    [cloud] half a cloud
    [halo] half a halo
   *[none] plain
}; right edge: { $right ->
    [cloud] half a cloud
    [halo] half a halo
   *[none] plain
}{ $cloud ->
    [yes] ; a whole cloud in the middle
   *[no] {""}
}.
fact-price = Its own price: { price-name }, beside that of its place.
terminal-legend =
    b blue  w white  y yellow  g green  k black  o orange  r red  p purple  x grey
    Gull Squadron b2 w2 k3 ☁·◯ +6 ♡4 ★5: a card's symbols, its left edge, middle
    and right edge (☁ cloud, ◯ halo), then what it pays when done: spots, ♛ the
    leader, ♡ a hope symbol, ★ points. ♥2 beside it: hope that lies on it.
    In a sky: b2 an empty symbol, 2✓ a die that is done, 2/ one still to be
    painted, ■✓ ♥✓ filled by an effect or by hope; blue: a completed card.
    ♡3→4: hope symbols, and the hope they bring when they wake. ♛ the leader.
    3×3 5/9: completed cards of the best block.
    Choices: what changes at once, and the Painters you could hire then; for a die
    the best it can do on your cards (2 short: spots to paint it up).
terminal-examples =
    cloud            take a cloud; spot: a spot
    take left        take the left card of the offer
    die blue 4       take a blue 4
    board all        every sky
    card gull        what is printed on a card
    painter savings  what a Painter does and costs
    halo ink         what a halo token does

# The coach asks “Are you sure?”: what the choice gives away, and the better idea.
slip-win = You can win this turn.
slip-win-better = Look again: with this the game is yours.
slip-ends-behind =
  This ends the game, and you are { $points } { $points ->
    [one] point
    *[other] points
  } behind.
slip-ends-behind-better = Use what you have first.
slip-spots = { $spots } spots will be lost: you may keep { $limit }.
slip-spots-better = Spend some of them first.
slip-heart = The winged heart will sleep, as the crown is not yours.
slip-heart-better = Finish { $card } first: it brings the crown.
slip-cloud = This costs your cloud.
slip-cloud-better = The { $colour } { $number } would fit without one.
slip-dear-die = If you want both dice, this one is the cheap one: the { $colour } { $number } would be too dear to buy.
slip-dear-die-better = Take the { $colour } { $number } for free, then buy the { $cheap } { $cheap_number }.
slip-hope-left = { $hope } hope on the right card stays behind for your rival.
slip-hope-left-better = Take the right card and the hope with it.
slip-shut = Nothing will ever fit beside it then, in a cell that your block of nine needs.
slip-shut-better = This cell keeps your block open.
slip-free-token = The token costs nothing, and the ring asks only once.
slip-free-token-better = Take the one that pays most.
slip-finishes = This finishes nothing.
slip-finishes-better = It finishes { $card }, which pays at once.
slip-points =
  This leaves { $points } { $points ->
    [one] point
    *[other] points
  } behind.
slip-points-better = It brings them at once.
slip-surplus = This die leaves fewer spots over.
slip-surplus-better =
  The { $colour } { $number } brings { $spots } { $spots ->
    [one] spot
    *[other] spots
  }.

# The board at the terminal
draw-over = { $how }. The game is over, won by { $names }
draw-over-nobody = { $how }. The game is over; nobody wins
draw-turn = Turn { $n }
draw-extra-turn = Turn { $n } (extra)
draw-step = step { $n }
draw-critical = Critical Phase
draw-idle-turns = { $n } of { $most } idle turns
draw-pool = Pool
draw-in-hand = In hand
draw-left = left
draw-centre = centre
draw-right = right
draw-top = top
draw-of-deck = of { $n }
draw-price = { $spots } spots { $hope } hope
draw-then = then { $name } ({ $n })
draw-none = none
draw-each-for = for { $price }
draw-clouds-left = { $n } clouds left
draw-top-card-for = top card for { $price }
draw-painters = Painters
draw-halos = Halos
draw-drawn = Drawn
draw-tokens = { $n } tokens
draw-night = night
draw-grass = grass
draw-points = { $n } pts
draw-spots = spots
draw-hope = hope
draw-clouds = clouds
draw-has = has
draw-gain-spots = { $signed } { $n ->
    [one] spot
   *[other] spots
}
draw-gain-hope = { $signed } { $n ->
   *[other] hope
}
draw-gain-clouds = { $signed } { $n ->
    [one] cloud
   *[other] clouds
}
draw-gain-points = { $signed } { $n ->
    [one] point
   *[other] points
}
draw-done = { $card } done
draw-figure_closed = figure closed
draw-extra_turn_earned = extra turn
draw-hope_slept = hope sleeps
draw-spots_limited = spots lost
draw-fits-nowhere = fits nowhere
draw-for-a-cloud = for a cloud
draw-short = { $n } short
draw-fits = fits
draw-fits-over = fits, { $n } over
draw-places = { $n ->
    [one] 1 place
   *[other] { $n } places
}
draw-then-hire = then { $name }

# What a box holds
box-section-card = Sky cards
box-section-painter = Painters
box-section-halo = Halo tokens
box-section-dice = Dice
box-section-supply = Supply
box-section-setup = Set-up
box-section-board = Prices on the board
box-section-scoring = Scoring
box-field-symbols = Symbols
box-field-left = Left edge
box-field-right = Right edge
box-field-top = Top edge
box-field-bottom = Bottom edge
box-field-cloud = Clouds
box-field-leader = Leader
box-field-draw = Draw
box-field-keep = Keep
box-field-options = One of two losses
box-field-lose_hope = Hope lost
box-field-lose_spots = Spots lost
box-field-lose_dice = Dice lost
box-field-reset_dice = Dice to reset
box-field-discard_values = Dice that show
box-field-else = Else gain
box-field-gain_spots = Spots
box-field-gain_hope = Hope
box-field-gain_cloud = Clouds
box-field-figure = Figure
box-field-max = At most
box-field-when = When
box-field-blue = Blue
box-field-white = White
box-field-yellow = Yellow
box-field-green = Green
box-field-black = Black
box-field-orange = Orange
box-field-red = Red
box-field-purple = Purple
box-field-grey = Grey
box-field-clouds = Clouds
box-field-deck = Cards in the deck for 2, 3, 4
box-field-painters = Painters for 2, 3, 4
box-field-halo_spaces = Spaces for halos
box-field-forced_landing_extra = Extra cards for Forced Landing
box-field-start = What seats begin with
box-field-top_card = Top card
box-field-painter_left = Painter on the left
box-field-painter_centre = Painter in the middle
box-field-painter_right = Painter on the right
box-field-halo_cost = Halos, one after the other
box-field-hope_with_leader = Hope, with the leader
box-field-die = A die that is left
box-field-open_card = An open card
box-field-spots_per_point = Spots for one point
box-value-left-none = nothing
box-value-left-cloud = half cloud
box-value-left-halo = half halo
box-value-right-none = nothing
box-value-right-cloud = half cloud
box-value-right-halo = half halo
box-value-top-none = open
box-value-top-night = night
box-value-bottom-none = open
box-value-bottom-grass = grass
box-value-colours-b = Blue
box-value-colours-w = White
box-value-colours-y = Yellow
box-value-colours-g = Green
box-value-colours-k = Black
box-value-colours-o = Orange
box-value-colours-r = Red
box-value-colours-p = Purple

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
reason-spots-good = it brings { $n ->
    [one] 1 spot
   *[other] { $n } spots
}
reason-spots-bad = it costs { $n ->
    [one] 1 spot
   *[other] { $n } spots
}
reason-spots-rival = { $rival } loses { $n ->
    [one] 1 spot
   *[other] { $n } spots
}
reason-hope-good = it brings { $n } hope
reason-hope-bad = it costs { $n } hope
reason-hope-rival = { $rival } loses { $n } hope
reason-leader-good = it takes the leader
reason-leader-bad = it gives up the leader
reason-leader-rival = { $rival } loses the leader
reason-clouds-good = it brings { $n ->
    [one] 1 cloud
   *[other] { $n } clouds
}
reason-clouds-bad = it costs { $n ->
    [one] 1 cloud
   *[other] { $n } clouds
}
reason-clouds-rival = { $rival } loses { $n ->
    [one] 1 cloud
   *[other] { $n } clouds
}
reason-painters-good = it hires a Painter
reason-painters-bad = it gives up a Painter
reason-painters-rival = { $rival } loses a Painter
reason-next-good = it brings the next Painter within reach
reason-next-bad = the next Painter is farther away
reason-next-rival = { $rival } is farther from the next Painter
reason-cards-good = it makes progress on the sky cards
reason-cards-bad = it leaves the sky cards farther from completion
reason-cards-rival = { $rival } is farther from completing sky cards
reason-block-good = it builds up the 3×3 block
reason-block-bad = it spoils the 3×3 block
reason-block-rival = { $rival } gets no 3×3 block
reason-halos-good = it closes a halo
reason-halos-bad = it gives up a halo
reason-halos-rival = { $rival } loses a halo
reason-turn-good = it earns an extra turn
reason-turn-bad = it uses up the extra turn
reason-turn-rival = { $rival } has one fewer extra turn
