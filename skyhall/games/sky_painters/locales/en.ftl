title = Sky Painters
blurb = Lay a sky of cards, colour it with dice, and hire the painters who bring hope.

# Questions
ask-MainAction = Your turn: take a cloud, a card, a die or a spot.
ask-PlaceCard = Where shall the card go? Its edges must meet their like.
ask-ChooseReroll = { $picked ->
    [0] Pick a die to roll again, at most { $most }.
   *[other] Pick another die to roll, or say enough.
}
ask-TakeDie = The dice are rolled. Take one.
ask-PlaceDie = Put the { $colour } { $number } on an empty symbol.
ask-SecondDie = One more die, showing { $highest } or less, is free. Take it?
ask-AdditionalAction = { $over ->
    [0] Paint, buy a die or a Painter, or end your turn.
    [one] Paint, buy or end your turn. One spot above the limit will be lost.
   *[other] Paint, buy or end your turn. { $over } spots above the limit will be lost.
}
ask-TakeHalo = You closed a halo. Take a token for { price-name }?
ask-KeepHalo = Which halo token do you keep?
ask-TakeFreeCard = Take a card from the offer, free.
ask-CompleteCard = Which card shall be completed?
ask-StealCloud = The clouds are gone. Whose cloud do you take?
ask-Levy = You must give something up: { $first } { $first_kind ->
    [hope] hope
    [spots] spots
   *[dice] dice
} or { $second } { $second_kind ->
    [hope] hope
    [spots] spots
   *[dice] dice
}.
ask-Dare = { $reset ->
    [0] Give back all your dice showing { $values },
   *[other] Turn { $reset } of your dice back to 1,
} or let { $owner } gain { $clouds ->
    [0] { price-name }
   *[other] a cloud
}?
ask-PickDie = { $reset ->
    [0] Pick a die to give back; { $count } to go.
   *[other] Pick a die to turn back to 1; { $count } to go.
}

# Words
word-cloud = Take a cloud
word-spot = Take a spot
word-reroll = Roll dice of the pool first
word-take = Take { $card }{ $position ->
    [left] {" "}(left)
    [centre] {" "}(centre)
    [right] {" "}(right)
   *[top] {" "}(top of the deck)
}
word-die = Take the { $colour } { $number }
word-on = On { $card }, { $colour } { $value }
word-paint = Paint { $card }: { $colour } { $shows } one up, towards { $value }
word-lower = Turn { $card }: { $colour } { $shows } one down, towards { $value }
word-hope = Lay hope on { $card }, { $colour } { $value }
word-painter = Hire { $painter } ({ $position })
word-cell = Lay it in column { $x }, row { $y }
word-halo = Take { $token }
word-drawn = Keep { $token }
word-seat = From { $owner }
word-card = Complete { $card }
word-lose = { $kind ->
    [hope] Give { $amount } hope
    [spots] Give { $amount ->
        [one] one spot
       *[other] { $amount } spots
    }
   *[dice] Give { $amount ->
        [one] one die
       *[other] { $amount } dice
    }
}
word-comply = Do it
word-refuse = Refuse
word-decline = No, thank you
word-enough = Enough: roll
word-end = End your turn

# What happened
event-game_started = The sky is empty and gray. { $seat } begins. Initial cards: { $letters }.
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
event-card_taken = { $seat } takes { $title } { $position ->
    [top] from the top of the deck for { paid-name }
   *[other] from the { $position }
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
event-dice_rerolled = { $seat } rolls dice of the pool again.
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
event-card_completed = { $seat } completes { $title }.
event-leader_taken = { $seat } takes the leader{ $victim ->
    [none] {""}
   *[other] {" "}from { $victim }
}.
event-hope_activated = { $title } wakes the hope of { $seat }: { $total } in all, { $gained } hope gained.
event-hope_slept = The hope symbol of { $title } sleeps: { $seat } does not have the leader.
event-figure_closed = { $seat } closes a { $figure }.
event-halo_taken = { $seat } takes { $title } for { price-name }.
event-halo_declined = { $seat } leaves the halo tokens alone.
event-halo_unpayable = { $seat } cannot have a halo token.
event-halo_drawn = { $seat } draws { $count ->
    [one] one halo token
   *[other] { $count } halo tokens
} from the box.
event-halo_kept = { $seat } keeps { $title }.
event-painter_acquired = { $seat } hires { $title } for { paid-name }.
event-painters_refilled = The Painters move up; { $pile } left in the pile.
event-levied = { $seat } { $kind ->
    [nothing] has nothing to give
    [hope] gives { $amount } hope
    [spots] gives { $amount } spots
   *[dice] gives { $amount } dice back
}.
event-dared = { $seat } { $complied ->
    [yes] does as asked
   *[no] refuses
}.
event-dice_discarded = The dice of { $seat } are rolled into the pool.
event-pool_refilled = No die was left: completed dice become squares and are rolled.
event-spots_limited = { $seat } loses { $discarded ->
    [one] one spot
   *[other] { $discarded } spots
} above the limit.
event-extra_turn_earned = { $title } gives { $seat } an extra turn.
event-critical_phase = The deck is empty: the Critical Phase begins.
event-standstill_warning = Nothing moves: { $left ->
    [one] one more idle turn ends
   *[other] { $left } more idle turns end
} the game.
event-game_ended = { $how ->
    [star] Star victory: { $seat } has the Painters and the leader.
    [firmament] Firmament victory: { $seat } has a 3×3 sky and the leader.
    [efficiency] { $seat } kept the leader through the Critical Phase: points decide.
    [no_moves] Nobody can move on: points decide.
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
refused-colour = A { $colour } die does not fit there, and you have no cloud to recolour it.
refused-dice-used = You have bought your die for this turn.
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
painter-cotton = Sky Cotton
painter-cotton-text = Two hope stand for any white die.
painter-dice = Sky Dice
painter-dice-text = Before your main die, roll up to two dice of the pool.
painter-fugaz = Sky Fugaz
painter-fugaz-text = At the end 2 points a leader symbol and 3 a star symbol on your completed cards.
painter-gnomichaun = Sky Gnomichaun
painter-gnomichaun-text = Two hope stand for any green or orange die.
painter-halo = Sky Halo
painter-halo-text = Draw two halo tokens from the box and keep one.
painter-helpsy = Sky Helpsy
painter-helpsy-text = Complete one of your cards now.
painter-levitt_alpha = Sky Levitt Alpha
painter-levitt_alpha-text = A spot also turns a die one down, and 1 into 6.
painter-mad = Sky Mad
painter-mad-text = Each opponent turns three dice back to 1, or you gain 4 spots and 4 hope.
painter-mommy = Sky Mommy
painter-mommy-text = At the end 6 points for each of your Painters.
painter-playful = Sky Playful
painter-playful-text = One hope whenever an opponent completes a card.
painter-raccoon = Sky Raccoon
painter-raccoon-text = Two hope stand for any black or purple die.
painter-savings = Sky Savings
painter-savings-text = At the end your Painters times your clouds.
painter-spots = Sky Spots
painter-spots-text = You may keep one more spot.
painter-tackle = Sky Tackle
painter-tackle-text = Each opponent gives back all dice showing 1, 3 and 5, or you take a cloud. Play an extra turn now.
painter-tantrum = Sky Tantrum
painter-tantrum-text = Each opponent gives two dice or six hope. Take a free card. Play an extra turn now.
painter-target = Sky Target
painter-target-text = One hope whenever an opponent takes a card from the offer.
painter-upper = Sky Upper
painter-upper-text = Two hope stand for any yellow or red die.
painter-winner = Sky Winner
painter-winner-text = After a blue die, take another showing 1 or 2, free.
painter-wisdom = Sky Wisdom
painter-wisdom-text = Take two hope from each opponent. Half clouds need not meet for you.
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
halo-swoop-text = Each opponent gives four hope or six spots; a hope symbol of 6.

# Bots
bot-0 = Mira
bot-1 = Tomás
bot-2 = Juno
bot-3 = Otto

# On the screen
screen-stage = Turn { $turn }
last-round = Critical Phase
screen-skies = Skies and score sheet
screen-sky = The sky of { $seat }
screen-my-sky = Your sky
screen-sheet = Score sheet
screen-if-now = If it ended now
screen-star = Painters for the Star
screen-firmament = Best 3×3 block
screen-win-note = Star and Firmament win at once, with the leader. Points count only when the game runs out.
screen-card = { $title }, { $side ->
    [blue] painted
   *[gray] not yet painted
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
screen-paint-for = paint for
screen-sleeps = Would wake { $hope } hope with the leader
screen-cards = Sky cards
screen-deck = { $count ->
    [one] one card in the deck, then the Critical Phase
   *[other] { $count } in the deck, then the Critical Phase
}
screen-critical = Critical Phase
screen-deck-empty = Deck empty
screen-no-card = No card
screen-free = free
screen-short = Short: { $spots } spots and { $hope } hope
screen-places = { $count ->
    [0] no place
    [one] 1 place
   *[other] { $count } places
}
screen-painters = Sky Painters
screen-painters-short = Painters
screen-payable = payable after this
screen-pile = { $count ->
    [0] pile empty
   *[other] { $count } in the pile
}
screen-next = next in
screen-no-painter = No Painter
screen-halos = Halos
screen-next-costs = next
screen-no-halos = all taken
screen-read-token = Point at a token to read what it brings.
screen-stairs = What a token costs, by how many are gone
screen-used = used:
screen-pool = Dice pool
screen-grey = Grey: any colour
screen-die = { $colour } { $number }{ $count ->
    [1] {""}
   *[other] , { $count } of them
}
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
screen-turn-short = +{ $spots } spots, +{ $hope } hope, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
screen-combo = Combo ×{ $cards }
screen-locked = rolled: no way back
screen-now = Now
screen-then = Then
screen-supply = { $count ->
    [0] No clouds left: the next is taken from who has most.
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

# The receipt of a turn
tally-main = A spot
tally-die = Another die: { $colour } { $number }
tally-surplus = Left over from { $colour } { $number }
tally-paint = Paint
tally-card = { $title } pays
tally-completed = { $title } painted
tally-painter = { $title }
tally-halo = { $title }
tally-symbol = Hope instead of a die
tally-top = Top of the deck
tally-collected = Hope on the card
tally-activated = Hope wakes
tally-slept = { $title }: hope sleeps
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
tally-extra = { $title }: an extra turn

# The lab
lab-rounds = Turns of all seats
lab-kind-card = Sky cards
lab-kind-card-note = Used by a seat that completed the card.
lab-kind-painter = Painters
lab-kind-painter-note = Used by a seat that acquired the Painter.
lab-kind-halo = Halo tokens
lab-kind-halo-note = Used by a seat that has the token at the end.
