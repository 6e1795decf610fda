title = Skytopia
blurb = Send golems to raise the towers of your floating city. Pay to be quick, or wait and see who overtakes whom.

# The door
door-line = Send golems, raise clockwork towers.
door-length = 10 to 13 rounds
door-idle = The chronometer is wound up
door-live = Golems are at work

# Questions
ask-DraftTile = Which ability tile do you take?
ask-ChooseSide = Your { $colour } tile: which side do you turn up?
ask-OpenOn = Where does your first golem start, showing a { $face }?
ask-StackNext = Two or more { $colour } cards are finished. Which goes on the tower first?
ask-ActivateTower = Which tower do you activate first?
ask-Rotate = { $source }: turn a golem { $steps ->
    [one] one step
   *[other] { $steps } steps
} ahead?
ask-Redirect = { $source }: move one of your golems to another card?
ask-RedirectTo = Where does the golem from { $slot } go? It keeps showing a { $face }.
ask-Recall = { $source }: call a golem home?
ask-AddCard = { $source }: add a card to your city{ $cost ->
    [0] {""}
    [one] {" "}for one coin
   *[other] {" "}for { $cost } coins
}?
ask-ActivateTop = { $source }: use the top of one of your towers?
ask-ActivateLine = { $source }: use another card in the same line?
ask-Trade = { $source }: pay { $coins ->
    [one] one coin
   *[other] { $coins } coins
} for { $pp } PP?
ask-TakeCoins = { $source }: take { $coins ->
    [one] one coin
   *[other] { $coins } coins
}, or stay poor?
ask-BuyRotation = { $ability }: pay { $cost ->
    [one] one coin
   *[other] { $cost } coins
} to turn a golem { $steps ->
    [one] one step
   *[other] { $steps } steps
} ahead?
ask-TakeBack = All your golems are at work. Which one do you take back?
ask-Send = Send a golem: which card, and how fast? You have { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.

# Words
word-send = Send a golem to { card-there } ({ $slot }), showing { $face }
word-golem = The golem showing { $face } on { card-there } ({ $slot })
word-card = { card-there } ({ $slot })
word-tower = { $about ->
    [tower] The { $colour } tower
    [foundation] The { $colour } foundation
   *[card] { $card } ({ $colour })
}
word-use = Yes
word-skip = No, go on
word-tile = The { $colour } tile
word-side = Side { $side }

# What happened
event-game_started = The market is open. { $first_player } has the start marker.
event-tile_taken = { $seat } { $how ->
    [draft] takes
   *[dealt] gets
} the { $colour } tile.
event-side_chosen = { $seat } turns up side { $side }.
event-golem_opened = { $seat } opens on { $card } ({ $slot }), showing { $face }.
event-round_began = Round { $round }: { $pointer } is at the pointer.{ $last_round ->
    [none] {""}
   *[other] {" "}Round { $last_round } is the last.
}
event-turn_began = { $seat } to play.
event-card_finished = { $seat } finishes { $card } and stacks it as level { $level } of the { $colour } tower.
event-golem_returned = { $why ->
    [finished] { $owner }’s golem comes home from { $slot }, its work done.
    [overtaken] { $owner } is overtaken on { $slot }: the golem comes home{ $coins ->
        [0] .
        [one] {" "}with one coin.
       *[other] {" "}with { $coins } coins.
    }
    [added] { $owner }’s golem comes home from { $slot }{ $coins ->
        [0] .
        [one] {" "}with one coin.
       *[other] {" "}with { $coins } coins.
    }
   *[recalled] { $owner } calls the golem on { $slot } home.
}
event-tower_activated = { $seat } activates the { $colour } tower.
event-card_activated = { $seat } uses { $card ->
    [none] a foundation
   *[other] { $card }
}{ $by ->
    [top] {" "}as the top of a tower
    [line] {" "}in the same line
   *[tower] {""}
}.
event-gained = { $seat } gains { $pp ->
    [0] {""}
   *[other] { $pp } PP
}{ $coins ->
    [0] {""}
    [one] { $pp ->
        [0] one coin
       *[other] {" "}and one coin
    }
   *[other] { $pp ->
        [0] { $coins } coins
       *[other] {" "}and { $coins } coins
    }
} ({ $source }).
event-traded = { $seat } pays { $coins ->
    [one] one coin
   *[other] { $coins } coins
} for { $pp } PP ({ $source }).
event-golem_rotated = { $seat } turns a golem on { $card } ({ $slot }) from { $face_before } to { $face_after } ({ $source }).
event-golem_redirected = { $seat } moves a golem showing { $face } from { $from } to { $to } ({ $source }).
event-card_added = { $seat } adds { $card } to the { $colour } tower{ $cost ->
    [0] {""}
    [one] {" "}for one coin
   *[other] {" "}for { $cost } coins
} ({ $source }).
event-golem_taken_back = { $seat } takes back the golem showing { $face } on { $card } ({ $slot }).
event-golem_sent = { $seat } sends a golem to { $card } ({ $slot }), showing { $face }: done in round { $finish_round }, { $price ->
    [0] for nothing
    [one] for one coin
   *[other] for { $price } coins
}.
event-skipped = { $seat } passes on what { $source } offers.
event-ability_used = { $seat } uses { $ability }: { $paid ->
    [0] { $pp ->
        [0] { $coins ->
            [one] one coin
           *[other] { $coins } coins
        }
       *[other] { $pp } PP
    }
    [one] one coin paid
   *[other] { $paid } coins paid
}.
event-market_refilled = { $card } is dealt to { $slot }. { $deck_left } left in that deck.
event-deck_exhausted = The { $colour } deck is empty. Round { $last_round } is the last.
event-chronometer_turned = The chronometer moves on: { $from } gives way to { $to }.
event-start_marker_passed = The start marker moves on.
event-game_over = { $reason ->
    [limit] The round limit has been reached.
   *[deck] The last round is over.
} Final points: { $points }.

# Why not
refused-empty-slot = No card lies there.
refused-pointer = { $face } is at the pointer: no golem may be set to it.
refused-face-shown = Another golem on that card already shows { $face }.
refused-too-dear = That face costs { $price ->
    [one] one coin
   *[other] { $price } coins
}; you have { $coins ->
    [0] none
   *[other] { $coins }
}.
refused-golem-in-supply = You may take a golem back only when none is left in your supply.
refused-rival-golem = That golem works for { $owner }.
refused-golem-in-chain = That golem stands on a card in use, and a card cannot move its own golems.
refused-turned-already = This card has already turned that golem.
refused-reaches-pointer = { $steps ->
    [one] One step
   *[other] { $steps } steps
} would take it to the pointer or beyond.
refused-nowhere-to-go = Every other card already shows { $face }.
refused-card-in-chain = That card is in use: it cannot be added as well.
refused-needs-own-golem = None of your golems is at work there.
refused-needs-no-golem = A golem is already at work there.
refused-itself = That is the card in use: it reaches other colours only.
refused-not-in-row = No { $colour } card lies in this row of the market.
refused-not-at-level = Your { $colour } tower has no card at this level.
refused-in-chain = That one has already been used in this chain.
refused-end-only = That card only counts at the end of the game.
refused-nothing-usable = Nothing there can be used now.
refused-tile-taken = { $owner } has the { $colour } tile.
refused-not-waiting = The { $colour } tower got no finished card this turn, or has been activated.

# Options
option-first = Start player
option-first-random = drawn at random
option-first-seat0 = Seat 1
option-opening = Opening golem
option-opening-tile = on your tile’s colour
option-opening-free = wherever you like
option-abilities = Ability tiles
option-abilities-dealt = dealt
option-abilities-draft = drafted
option-sides = Sides of the tiles
option-sides-A = all side A
option-sides-B = all side B
option-sides-each = everybody chooses
box-why-tuned = Balanced by us: coins are scarcer, and red towers pay more.
box-kind-card = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
box-kind-foundation = { $count ->
    [one] 1 foundation
   *[other] { $count } foundations
}
box-field-max = at most
option-market_rows = Market rows
option-market_rows-normal = as many as players
option-market_rows-3 = three (hard, four players)
option-market_rows-2 = two (for the brave, four players)

# The end
end-deck = A deck ran out and the last round is over
end-limit = The round limit was reached

# Phases and reminders
phase-setup = Setting up
phase-finish = Phase 1: finish
phase-activate = Phase 1: activate
phase-send = Phase 2: send
phase-over = Game over
reminder-phases = Finish and activate, send a golem, refill the market.
reminder-prices = The sooner a golem is done, the more it costs: 10, 6, 3, 1 or 0 coins for 1 to 5 rounds.
reminder-end = At the end: guildmasters, Laboratories, 1 PP for every 5 coins, 1 PP for each golem at work.
reminder-own-golems = Your other golems on a card you finish come home without coins.
reminder-added = A card added by an effect does not activate its tower.
reminder-own-card = The card you send to cannot speed up the golems on it.
reminder-pointer = No golem can be turned onto the pointer.
reminder-foundations = Guildmasters count foundations as cards.
reminder-marker = The start marker travels against the order of turns.
warning-too-late = This golem can no longer finish.
warning-take-back = You will have no golem to send next turn.

# Effects
effect-pp = { $n } PP
effect-coins = { $n ->
    [one] one coin
   *[other] { $n } coins
}
effect-pp_per = { $n } PP for each { count-name }, at most { $max }
effect-coins_per = { $n ->
    [one] one coin
   *[other] { $n } coins
} for each { count-name }, at most { $max }
effect-trade = pay { $coins ->
    [one] one coin
   *[other] { $coins } coins
} for { $pp } PP{ $times ->
    [one] {""}
   *[other] , up to { $times } times
}
effect-rotate = turn { $golems ->
    [one] a golem
   *[other] { $golems } golems
} { $steps ->
    [one] one step
   *[other] { $steps } steps
}
effect-redirect = move a golem to another card
effect-recall = call a golem home for { $coins ->
    [one] one coin
   *[other] { $coins } coins
} and { $pp } PP
effect-add = add a card { $from ->
    [mine] where you have a golem
   *[free] without golems
}{ $cost ->
    [0] {""}
    [one] {" "}for one coin
   *[other] {" "}for { $cost } coins
}
effect-top = use one of your tower tops
effect-line = use a card in the same line
effect-end_pp = { $n } PP at the end
count-name = { $count ->
    [coat] card of this coat in your city
    [coats] different coat in your city
    [golems] golem you have at work
    [blue] card in your blue tower
    [gold] card in your gold tower
    [red] card in your red tower
    [purple] card in your purple tower
    [highest] card in your highest tower
   *[lowest] card in your lowest tower
}

# Guildmasters
# Several things: blue, gold and red
all-of = { $n ->
    [1] { $last }
   *[other] { $some } and { $last }
}
score-set = { $pp } PP for each set of { $colours } cards
score-highest = { $pp } PP for each card of your highest tower
score-lowest = { $pp } PP for each card of your lowest tower
score-towers_of = { $pp } PP for each tower of { $size } cards or more
score-heights = { $pp } PP for each different tower height
score-coats_in = { $pp } PP for each different coat in your { $colour } tower
score-most_coat = { $pp } PP for each card of your most frequent coat
score-coat_sets = { $pp } PP for each full set of coats
guildmaster-mechanicians = Mechanicians
guildmaster-smiths = Smiths
guildmaster-glaziers = Glaziers
guildmaster-carters = Carters
guildmaster-builders = Builders
guildmaster-masons = Masons
guildmaster-architects = Architects
guildmaster-surveyors = Surveyors
guildmaster-merchants = Merchants
guildmaster-scholars = Scholars
guildmaster-standard_bearers = Standard-Bearers
guildmaster-genealogists = Genealogists

# Ability tiles
ability-blue-A = Twin Dedication
ability-blue-B = Full Muster
ability-gold-A = Express Contract
ability-gold-B = Innkeeper
ability-red-A = Heraldic Favour
ability-red-B = Clockmender
ability-purple-A = Homecoming
ability-purple-B = Poor Relief
ability-golem_returned = { $pp } PP for each golem of yours that a rival or a card effect sends home
ability-shared_card = { $coins ->
    [one] one coin
   *[other] { $coins } coins
} when a rival sends a golem to a card where you have one
ability-sent_at_price = { $pp } PP if the golem you sent cost exactly { $price ->
    [one] one coin
   *[other] { $price } coins
}
ability-same_coat = { $pp } PP if you have golems on { $cards } market cards of one coat
ability-cards_added = { $pp } PP if { $cards } cards joined your city in Phase 1
ability-no_coins = { $coins ->
    [one] one coin
   *[other] { $coins } coins
} if you have none after Phase 1
ability-buy_rotation = After Phase 1 you may pay { $cost ->
    [one] one coin
   *[other] { $cost } coins
} to turn a golem { $steps ->
    [one] one step
   *[other] { $steps } steps
}
ability-all_home = { $coins ->
    [one] one coin
   *[other] { $coins } coins
} if all your golems are home after Phase 1

# Names
colour-blue = blue
colour-gold = gold
colour-red = red
colour-purple = purple
each-colour = { $thing ->
    [blue] { colour-blue }
    [gold] { colour-gold }
    [red] { colour-red }
    [purple] { colour-purple }
   *[other] { $thing }
}
each-slot = { $thing ->
    [blue-1] { colour-blue } 1
    [blue-2] { colour-blue } 2
    [blue-3] { colour-blue } 3
    [blue-4] { colour-blue } 4
    [gold-1] { colour-gold } 1
    [gold-2] { colour-gold } 2
    [gold-3] { colour-gold } 3
    [gold-4] { colour-gold } 4
    [red-1] { colour-red } 1
    [red-2] { colour-red } 2
    [red-3] { colour-red } 3
    [red-4] { colour-red } 4
    [purple-1] { colour-purple } 1
    [purple-2] { colour-purple } 2
    [purple-3] { colour-purple } 3
    [purple-4] { colour-purple } 4
   *[other] { $thing }
}
coat-gryphon = gryphon
coat-lily = lily
coat-key = key
coat-moon = moon
city-0 = Cirrus
city-1 = Halcyon
city-2 = Zephyria
city-3 = Nimbus
card-beacon_gryphon = Beacon
card-beacon_lily = Beacon
card-belfry_key = Belfry
card-belfry_moon = Belfry
card-hall_of_heralds_gryphon = Hall of Heralds
card-hall_of_heralds_moon = Hall of Heralds
card-clockwork_colonnade_key = Clockwork Colonnade
card-clockwork_colonnade_lily = Clockwork Colonnade
card-gilded_dome_moon = Gilded Dome
card-dream_garden_lily = Dream Garden
card-parade_terrace_gryphon = Parade Terrace
card-parade_terrace_key = Parade Terrace
card-mint_gryphon = Mint
card-mint_lily = Mint
card-mint_moon = Mint
card-toll_bridge_key = Toll Bridge
card-toll_bridge_lily = Toll Bridge
card-guild_exchange_key = Guild Exchange
card-guild_exchange_moon = Guild Exchange
card-freight_dock_gryphon = Freight Dock
card-freight_dock_lily = Freight Dock
card-collectors_house_key = Collector's House
card-collectors_house_moon = Collector's House
card-great_vault_gryphon = Great Vault
card-winding_house_gryphon = Winding House
card-winding_house_lily = Winding House
card-winding_house_moon = Winding House
card-mainspring_key = Mainspring
card-mainspring_moon = Mainspring
card-twin_gears_gryphon = Twin Gears
card-twin_gears_lily = Twin Gears
card-forge_gryphon = Forge
card-forge_key = Forge
card-switchyard_lily = Switchyard
card-recall_horn_key = Recall Horn
card-recall_horn_moon = Recall Horn
card-laboratory_key = Laboratory
card-laboratory_lily = Laboratory
card-echo_spire_gryphon = Echo Spire
card-echo_spire_lily = Echo Spire
card-echo_spire_moon = Echo Spire
card-hall_of_mirrors_key = Hall of Mirrors
card-hall_of_mirrors_lily = Hall of Mirrors
card-hall_of_mirrors_moon = Hall of Mirrors
card-sky_crane_gryphon = Sky Crane
card-sky_crane_key = Sky Crane
card-annex_gryphon = Annex
card-counting_house_moon = Counting House
card-foundation-blue = Blue Foundation
card-foundation-gold = Gold Foundation
card-foundation-red = Red Foundation
card-foundation-purple = Purple Foundation
each-card = { $thing ->
    [beacon_gryphon] { card-beacon_gryphon }
    [beacon_lily] { card-beacon_lily }
    [belfry_key] { card-belfry_key }
    [belfry_moon] { card-belfry_moon }
    [hall_of_heralds_gryphon] { card-hall_of_heralds_gryphon }
    [hall_of_heralds_moon] { card-hall_of_heralds_moon }
    [clockwork_colonnade_key] { card-clockwork_colonnade_key }
    [clockwork_colonnade_lily] { card-clockwork_colonnade_lily }
    [gilded_dome_moon] { card-gilded_dome_moon }
    [dream_garden_lily] { card-dream_garden_lily }
    [parade_terrace_gryphon] { card-parade_terrace_gryphon }
    [parade_terrace_key] { card-parade_terrace_key }
    [mint_gryphon] { card-mint_gryphon }
    [mint_lily] { card-mint_lily }
    [mint_moon] { card-mint_moon }
    [toll_bridge_key] { card-toll_bridge_key }
    [toll_bridge_lily] { card-toll_bridge_lily }
    [guild_exchange_key] { card-guild_exchange_key }
    [guild_exchange_moon] { card-guild_exchange_moon }
    [freight_dock_gryphon] { card-freight_dock_gryphon }
    [freight_dock_lily] { card-freight_dock_lily }
    [collectors_house_key] { card-collectors_house_key }
    [collectors_house_moon] { card-collectors_house_moon }
    [great_vault_gryphon] { card-great_vault_gryphon }
    [winding_house_gryphon] { card-winding_house_gryphon }
    [winding_house_lily] { card-winding_house_lily }
    [winding_house_moon] { card-winding_house_moon }
    [mainspring_key] { card-mainspring_key }
    [mainspring_moon] { card-mainspring_moon }
    [twin_gears_gryphon] { card-twin_gears_gryphon }
    [twin_gears_lily] { card-twin_gears_lily }
    [forge_gryphon] { card-forge_gryphon }
    [forge_key] { card-forge_key }
    [switchyard_lily] { card-switchyard_lily }
    [recall_horn_key] { card-recall_horn_key }
    [recall_horn_moon] { card-recall_horn_moon }
    [laboratory_key] { card-laboratory_key }
    [laboratory_lily] { card-laboratory_lily }
    [echo_spire_gryphon] { card-echo_spire_gryphon }
    [echo_spire_lily] { card-echo_spire_lily }
    [echo_spire_moon] { card-echo_spire_moon }
    [hall_of_mirrors_key] { card-hall_of_mirrors_key }
    [hall_of_mirrors_lily] { card-hall_of_mirrors_lily }
    [hall_of_mirrors_moon] { card-hall_of_mirrors_moon }
    [sky_crane_gryphon] { card-sky_crane_gryphon }
    [sky_crane_key] { card-sky_crane_key }
    [annex_gryphon] { card-annex_gryphon }
    [counting_house_moon] { card-counting_house_moon }
    [foundation-blue] { card-foundation-blue }
    [foundation-gold] { card-foundation-gold }
    [foundation-red] { card-foundation-red }
    [foundation-purple] { card-foundation-purple }
    [compensation] compensation
    [ability] the ability tile
   *[other] { $thing }
}
card-there = { $card ->
    [none] an empty place
   *[other] { $card }
}

# Bots
bot-0 = Cog
bot-1 = Tock
bot-2 = Maro
bot-3 = Pell

# On the screen
screen-round = Round { $round }
screen-round-word = round
screen-r = R{ $round }
screen-now = now
screen-phase-setup = Setting up
screen-phase-finish = Finish
screen-phase-activate = Activate
screen-phase-send = Send
screen-phase-over = Over
screen-dial = Chronometer, round { $round }, { $face } at the pointer
screen-market = Market
screen-left = left
screen-empty = empty
screen-home = home
screen-behind = behind
screen-late = too late
screen-bench = Your golems and purse
screen-golem = { $seat }’s golem, done in round { $round }
screen-golems = Golems: { $home } home, { $out } at work
screen-pay = pay { $price }
screen-pick = Pick { $card } ({ $slot })
screen-tower = { $colour } tower, size { $size }
screen-foundation = Foundation
screen-below = +{ $n } below
screen-above = +{ $n } above
screen-show-below = { $n ->
    [one] 1 storey is
   *[other] { $n } storeys are
} behind the foundation: show the lower ones
screen-show-top = Show the top of the tower
screen-running = so far { $pp } PP and { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
screen-cities = Cities
screen-city-of = The city of { $seat }
screen-all = All
screen-tile = { $colour } tile
screen-starts = starts
screen-turn = turn { $place }
screen-worth = { $track } + guild { $guild } + { $rest }
screen-worth-how = Points on the track, plus guildmasters, plus Laboratories, coins and golems at work
screen-last-round = Round { $round } is the last
screen-at-once = at once
screen-tower-gives = { $colour } tower: { $sums }
screen-send-title = { $card }, face { $face }.
screen-pay-now = Pay
screen-free = Free.
screen-free-send = free
screen-get = Get at once
screen-done-in = Done in round { $round }.
screen-then = The { $colour } tower will then give
screen-in-front = In front of { $names }.
screen-behind-of = Behind { $names }: you get the golem{ $refund ->
    [0] {""}
    [one] {" "}and one coin
   *[other] {" "}and { $refund } coins
} back.
screen-nothing = Behind your own golem: this one goes home for nothing.
screen-own-behind = Your golem behind it goes home for nothing.
screen-how-to-send = Pick a card and how long the golem works: the sooner it is done, the more it costs.
screen-how-to-draft = The ability is yours for the whole game.
screen-how-to-open = This golem is free, and the card it starts on is not used now.
screen-how-to-take-back = It comes home without coins; then you send a golem.
screen-reminder = Reminder
screen-mind = Easy to miss
screen-track = Points on the track
screen-laboratories = Laboratories
screen-coins-left = Coins
screen-golems-left = Golems at work
screen-tower-cards = Tower cards
how-laboratories = What the Laboratories in your city pay at the end.
how-coins = Coins are changed into points at the end, rounded down.
how-golems = Points for golems still at work at the end.
how-tie = Between players with the same points, fewer tower cards win, then more coins left over.
screen-total = Points
screen-per-coat = per card of this coat, to { $max }
screen-per-coats = per coat, to { $max }
screen-per-golems = per golem, to { $max }
screen-per-blue = per blue storey, to { $max }
screen-per-gold = per gold storey, to { $max }
screen-per-red = per red storey, to { $max }
screen-per-purple = per purple storey, to { $max }
screen-per-highest = per storey of your highest, to { $max }
screen-per-lowest = per storey of your lowest, to { $max }
screen-per-end = at the very end
screen-per-top = use the top of a tower
screen-per-line = Use a card of this line
screen-per-redirect = move a golem
screen-per-add-mine = add a card your golem is on
screen-per-add-free = add a card without golems
screen-tiny-coat = /coat
screen-tiny-coats = /coat
screen-tiny-highest = /high
screen-tiny-lowest = /low
screen-tiny-end = end
screen-tiny-top = top
screen-tiny-line = line
screen-tiny-redirect = move
screen-tiny-add-mine = mine
screen-tiny-add-free = free
screen-taken = taken
screen-send = Send a golem: which card, and how fast?
screen-picked = { $card } is picked. How fast should it work?
screen-picked-then = { $card }, { $then }. How fast should it work?
screen-redirect-to = Where does your golem go? It keeps showing a { $face }.
screen-guild-when = Paid to everyone at the end.
screen-with = { $now } → { $then } with { $card }
screen-adds-nothing = { $card } adds nothing
screen-your-ability = Your ability
act-send = { $price ->
    [0] Send for free
   *[other] Send for { $price }
}
act-add = Add { $card }
act-trade = Pay { $coins } for { $pp } PP
act-take = Take { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
act-turn = Turn it to { $face }
act-move = Move this golem
act-home = Call it home
act-done = done in round { $round }
act-paid = home with { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
act-nothing = goes home for nothing
act-late = too late to finish
act-activates = will be used this turn

# The board in words
read-table = The table
read-guildmasters = Guildmasters
read-city = { $name }: the city of { $city }
read-slot = { $colour } { $row }
read-card = { $card }, { $coat } coat: { $effect }
read-golems-there = At work: { $golems }
read-golem = { $name } showing { $face }, { $late ->
    [yes] too late to finish
   *[no] done in round { $round }
}{ $refund ->
    [0] {""}
    [one] , 1 coin if overtaken
   *[other] , { $refund } coins if overtaken
}
read-deck = { $count ->
    [one] 1 card
   *[other] { $count } cards
} left in the { $colour } deck
read-first = { $name } has the start marker
read-pointer = { $face } is at the pointer
read-prices = A golem costs: { $prices }
read-face = { $taken ->
    [yes] { $face } cannot be chosen
   *[no] { $price ->
        [0] nothing
        [one] 1 coin
       *[other] { $price } coins
    } for { $face }, done in round { $round }
}
read-pays = { $name } { $pp } PP
read-now = Now: { $pays }
read-worth = Worth { $points } points now
read-worth-sum = { $track } PP on the track, { $guild } PP from guildmasters, { $rest } PP for Laboratories, coins and golems at work
read-track = { $pp } PP on the track
read-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
read-golems = { $home ->
    [one] 1 golem
   *[other] { $home } golems
} at home and { $out } at work
read-ability = Ability: { $name }, { $text }
read-lies = { $colour } card in line { $row }, coat: { $coat }
read-at-once = a golem sent here now brings { $gains } at once
read-takes = { $name } will take it in round { $round }; the tower will then give { $gains }
read-overtaking = when a card is taken, all golems on it go home: those of the others with { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} each
read-level = level { $level } of the { $colour } tower of { $name }
read-level-coat = level { $level } of the { $colour } tower of { $name }, coat: { $coat }
read-gives = gives { $gains } now
read-foundations-count = foundations count
read-pays-for = { $name } { $pp } PP for { $counted }
counted-set = { $n ->
    [one] 1 set
   *[other] { $n } sets
}
counted-highest = { counted-cards }
counted-lowest = { counted-cards }
counted-most_coat = { counted-cards }
counted-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
counted-towers_of = { $n ->
    [one] 1 tower
   *[other] { $n } towers
}
counted-heights = { $n ->
    [one] 1 height
   *[other] { $n } heights
}
counted-coats_in = { $n ->
    [one] 1 coat
   *[other] { $n } coats
}
counted-coat_sets = { counted-set }
read-foundation = foundation ({ $effect })
read-storey = { $card }, { $coat } coat ({ $effect }; gives { $pp } PP and { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} now)
read-price = { $price ->
    [0] free
    [one] costs 1 coin
   *[other] costs { $price } coins
}
read-done = done in round { $round }
read-gain-pp = { $pp } PP at once
read-gain-coins = { $coins ->
    [one] 1 coin at once
   *[other] { $coins } coins at once
}
read-behind = behind { $names }, home with { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
}
read-behind-own = behind your own golem, goes home for nothing
read-own-behind = your golem behind it goes home for nothing
read-ahead = ahead of { $names }
read-effect = its effect: { $effect }
read-then = the tower will then give { $gains }
read-nothing = nothing by itself
read-go-home = golems go home: { $golems }
read-home = { $name }{ $coins ->
    [0] {""}
    [one] {" "}with 1 coin
   *[other] {" "}with { $coins } coins
}
read-worth-now = worth now
read-change = { $name } { $now } → { $then }
read-activates = its tower will still use it this turn
read-activates-not = it will not be activated
read-overtakes = overtakes { $names }

# Keys
key-faces = The face of the golem to be sent
key-use = Yes, use it
key-skip = No, go on

# The lab
lab-rounds = Rounds
lab-kind-card = Tower cards
lab-kind-card-note = Used by a seat in whose city the card stands at the end.
lab-kind-ability = Abilities
lab-kind-ability-note = Used by the seat that has the tile with this side up.
lab-kind-guildmaster = Guildmasters
lab-kind-guildmaster-note = Used by the one seat that the guildmaster paid most. The one who earns most often wins: read it as how much a guildmaster decides.

# At the terminal
group-send = { $slot } { card-there }
short-send = { $face }
brief-send = { card-there }, face { $face }
short-golem = Golem { $face }, { card-there } ({ $slot })
fact-card = A { $colour } card with the coat { $coat }.
terminal-legend =
    ★ blue  ● gold  ⚙ red  ◆ purple: the towers, with their heights in each city
    ♞ gryphon  ⚜ lily  ⚿ key  ☾ moon: the coats
    Dial: 4 3●→r6: a golem showing 4 costs 3 coins and is done in round 6.
    A4→r9: player A's golem shows 4 and is done in round 9; dim: it cannot win.
    ↻2 ×1: turn one golem two steps; 1 PP/coat≤3: 1 PP for each, at most 3.
    Home and out: golems in the city and at work. Worth: PP if the game ended now.
    Choices: a row for each card with what it gives at once (+2PP +1●), a column
    for each face a golem may show, with its price and the round in which it is
    done (4: 3●→r6).
    ↩3●: a rival is ahead and will finish first, you get 3 coins back;
    ↩0●: your own golem is ahead, this one goes home for nothing;
    r6!: too late, after the last round; past: it overtakes these golems.
terminal-examples =
    send blue-2 4       send a golem showing 4 to the second blue card
    skip                no, go on
    board all           every tower with its cards
    card laboratory     what a card does
    guildmaster masons  what a guildmaster rewards
    ability innkeeper   what a side of an ability tile does
# Why it was won; `$you` is yes if the winner reads it
why-cards = { $points } each; { $you ->
    [yes] you win
   *[no] { $winner } wins
} the tie against { $rivals } with fewer tower cards, { $cards } to { $more }.
why-coins = { $points } points and as many tower cards each; { $you ->
    [yes] you win
   *[no] { $winner } wins
} the tie against { $rivals } with more coins left, { $coins } to { $fewer }.
# The log, for one reader: what a seat does, without its name; `$you` is yes if the reader did it. Marks stand in [ ].
log-tile = { $how ->
    [draft] { $you ->
        [yes] take
       *[no] takes
    }
   *[dealt] { $you ->
        [yes] get
       *[no] gets
    }
} the { $colour } tile
log-side = { $you ->
    [yes] turn
   *[no] turns
} up side { $side }
log-opened = { $you ->
    [yes] open
   *[no] opens
} on { $card } with [die { $face }]
log-finished = { $you ->
    [yes] finish
   *[no] finishes
} { $card }
log-overtaken = { $you ->
    [yes] are
   *[no] is
} overtaken{ $n ->
    [one] {""}
    [2] {" "}twice
   *[other] {" "}{ $n } times
}
log-recalled = { $you ->
    [yes] call
   *[no] calls
} a golem home
log-activated = { $you ->
    [yes] activate
   *[no] activates
} the { $colour } tower
log-gained = { $you ->
    [yes] gain
   *[no] gains
} { $marks }
log-traded = { $you ->
    [yes] trade
   *[no] trades
} [coin { $coins }] for [pp { $pp }]
log-rotated = { $you ->
    [yes] turn
   *[no] turns
} a golem on { $card } from [die { $before }] to [die { $after }]
log-redirected = { $you ->
    [yes] move
   *[no] moves
} golem [die { $face }] to another card
log-added = { $you ->
    [yes] add
   *[no] adds
} { $card } to the { $colour } tower{ $cost ->
    [0] {""}
   *[other] {" "}for [coin { $cost }]
}
log-taken-back = { $you ->
    [yes] take
   *[no] takes
} golem [die { $face }] back from { $card }
log-sent = { $you ->
    [yes] send
   *[no] sends
} a golem to { $card }, [die { $face }] { $price ->
    [0] for nothing
   *[other] for [coin { $price }]
}, done in round { $round }
log-ability = { $you ->
    [yes] use
   *[no] uses
} { $ability }
log-deck = The { $colour } deck is empty: round { $round } is the last.
log-over = { $why }: { $points }.
log-score = { $who } { $points }
log-since-home = { $n ->
    [one] One of your golems came home
   *[other] { $n } of your golems came home
}{ $coins ->
    [0] .
   *[other] {" "}with [coin { $coins }].
}
log-since-ahead = { $seat } is ahead of you on { $card }.
log-since-gone = Gone from the market: { $cards }.
mark-die = face { $n }
mark-coin = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
mark-pp = { $n ->
    [one] 1 point
   *[other] { $n } points
}

# The coach asks “Are you sure?”: what the choice gives away, and the better idea.
slip-late-haste = This golem will not be done before the end, so haste buys nothing.
slip-late-haste-better = Send it for free: it gives the same at once.
slip-late = In round { $done } the game is over: this golem would not be done in time.
slip-late-better =
  Done in round { $round }, for { $cost } { $cost ->
    [one] coin
    *[other] coins
  }.
slip-behind = { $rival } finishes { $card } in round { $their_round }. You would come in round { $my_round }: your golem goes home without the card.
slip-behind-better =
  Round { $round }, for { $cost } { $cost ->
    [one] coin
    *[other] coins
  }. You are there first, and the card is yours.
slip-only-refund = { $rival } finishes { $card } before you, in round { $their_round }. You would only get { $coins } coins back.
slip-only-refund-better = { $better_card }, done in round { $round }: nobody is ahead of you there.
slip-dear = Nobody is racing you there, and { $price } coins are all you have.
slip-dear-better = One round later saves { $saved } coins.
slip-tower-order = You have no coins to trade yet.
slip-tower-order-better = The gold tower would bring some first.
slip-pass = It costs nothing, and passing brings nothing.
slip-pass-better = Use it: the preview shows what comes of it.
slip-trade = Coins left over are worth a fifth of a point each.
slip-trade-better =
  { $coins } coins now make { $points } { $points ->
    [one] point
    *[other] points
  }.
slip-tower =
  { $mine ->
    [0] That brings your towers no points.
    [one] That brings your tower { $mine } point.
    *[other] That brings your tower { $mine } points.
  }
slip-tower-better =
  { $better_card }, done in round { $round }: its tower then gives { $points } { $points ->
    [one] point
    *[other] points
  }.
slip-at-once =
  { $mine ->
    [0] It gives no points at once.
    [one] It gives { $mine } point at once.
    *[other] It gives { $mine } points at once.
  }
slip-at-once-better =
  { $better_card } gives { $points } { $points ->
    [one] point
    *[other] points
  } at once.

# The board at the terminal
draw-round = Round { $n }
draw-last-round = last round
draw-ends-after = ends after round { $n }
draw-start-marker = start marker: { $name }
draw-dial = Dial
draw-deck = { $colour }, { $n } left
draw-empty = empty
draw-do-pp = { $n } PP
draw-do-coins = { $n }●
draw-do-pp_per = { $n } PP/{ draw-counted }≤{ $max }
draw-do-coins_per = { $n }●/{ draw-counted }≤{ $max }
draw-do-trade = { $coins }●→{ $pp } PP ×{ $times }
draw-do-rotate = ↻{ $steps } ×{ $golems }
draw-do-redirect = move golem
draw-do-recall = recall +{ $coins }●
draw-do-add = add { $from ->
    [mine] with your golem
   *[free] without golem
}{ $cost ->
    [0] {""}
   *[other] {" "}{ $cost }●
}
draw-do-top = use a tower top
draw-do-line = use a card in line
draw-do-end_pp = { $n } PP at end
# part
draw-counted = { $count ->
    [coat] coat
    [coats] coats
    [golems] golems
    [blue] blue
    [gold] gold
    [red] red
    [purple] purple
    [highest] highest
   *[lowest] lowest
}
draw-by-set = { $pp } PP a set of { $colours }
draw-by-highest = { $pp } PP a card of the highest tower
draw-by-lowest = { $pp } PP a card of the lowest tower
draw-by-towers_of = { $pp } PP a tower of { $size } cards or more
draw-by-heights = { $pp } PP a different tower height
draw-by-coats_in = { $pp } PP a coat in the { $colour } tower
draw-by-most_coat = { $pp } PP a card of the commonest coat
draw-by-coat_sets = { $pp } PP a full set of coats
draw-pp = { $n } PP
draw-golems = { $home } home { $out } out
draw-worth = worth { $n }
draw-tile = { $colour } tile
draw-past = past { $names }
draw-sheet-track = track
draw-sheet-end = end
draw-sheet-coins = coins
draw-sheet-golems = golems

# What a box holds
box-section-card = Tower cards
box-section-foundation = Foundations
box-section-guildmaster = Guildmasters
box-section-ability = Abilities
box-section-constants = Numbers of the game
box-section-chronometer = Chronometer
box-field-coat = Coat
box-field-coats = Coats: one card for each
box-field-three_plus = Only for three and more
box-field-effect = Effect
box-field-count = For each
box-field-coins = Coins
box-field-pp = PP
box-field-times = How often
box-field-golems = Golems
box-field-steps = Steps
box-field-from = Which cards
box-field-group = Group
box-field-score = Reward
box-field-by = What counts
box-field-size = Storeys
box-field-A = Side A
box-field-B = Side B
box-field-when = When it works
box-field-cards = Cards
box-field-start_coins = Coins at the start
box-field-compensation = Coins for an overtaken golem
box-field-opening_face = Face of the opening golem
box-field-coins_per_pp = Coins for one PP at the end
box-field-golem_pp = PP for a golem at work
box-field-round_limit = Last round
box-field-rows = Rows of the market
box-field-2 = Two players
box-field-3 = Three players
box-field-4 = Four players
box-field-faces = Faces in their order
box-field-prices = Prices by distance
box-value-count-coat = card of this coat
box-value-count-coats = different coat
box-value-count-golems = golem at work
box-value-count-blue = blue storey
box-value-count-gold = golden storey
box-value-count-red = red storey
box-value-count-purple = purple storey
box-value-count-highest = storey of the highest tower
box-value-count-lowest = storey of the lowest tower
box-value-from-mine = with my golem
box-value-from-free = without golems
box-value-colours-blue = Blue
box-value-colours-gold = Gold
box-value-colours-red = Red
box-value-colours-purple = Purple

# Why a bot would choose this: parts of the hall's reason-1 and its like, each a clause of its own.
reason-points-good = it brings { $n } PP
reason-points-bad = it costs { $n } PP
reason-points-rival = { $rival } loses { $n } PP
reason-coins-good = it brings { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
reason-coins-bad = it costs { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
reason-coins-rival = { $rival } loses { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
reason-city-good = it brings worthwhile cards to the city or closer to it
reason-city-bad = it falls behind on the cards of the market
reason-city-rival = { $rival } falls behind on a card of the market
reason-late-good = no golem works in vain
reason-late-bad = a golem will come too late
reason-late-rival = { $rival } has a golem that comes too late
