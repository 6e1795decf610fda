title = Skytopia
blurb = Send golems to raise the towers of your floating city. Pay to be quick, or wait and see who overtakes whom.

# Questions
ask-DraftTile = Which ability tile do you take?
ask-ChooseSide = Your { colour-name } tile: which side do you turn up?
ask-OpenOn = Where does your first golem start, showing a { $face }?
ask-StackNext = Two or more { colour-name } cards are finished. Which goes on the tower first?
ask-ActivateTower = Which tower do you activate first?
ask-Rotate = { source-name }: turn a golem { $steps ->
    [one] one step
   *[other] { $steps } steps
} ahead?
ask-Redirect = { source-name }: move one of your golems to another card?
ask-RedirectTo = Where does the golem from { slot-name } go? It keeps showing a { $face }.
ask-Recall = { source-name }: call a golem home?
ask-AddCard = { source-name }: add a card to your city{ $cost ->
    [0] {""}
    [one] {" "}for one coin
   *[other] {" "}for { $cost } coins
}?
ask-ActivateTop = { source-name }: use the top of one of your towers?
ask-ActivateLine = { source-name }: use another card in the same line?
ask-Trade = { source-name }: pay { $coins ->
    [one] one coin
   *[other] { $coins } coins
} for { $pp } PP?
ask-TakeCoins = { source-name }: take { $coins ->
    [one] one coin
   *[other] { $coins } coins
}, or stay poor?
ask-BuyRotation = Clockmender: pay { $cost ->
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
word-send = Send a golem to { card-name } ({ slot-name }), showing { $face }
word-golem = The golem showing { $face } on { card-name } ({ slot-name })
word-card = { card-name } ({ slot-name })
word-tower = { $card ->
    [tower] The { colour-name } tower
    [foundation] The { colour-name } foundation
   *[other] { card-name } ({ colour-name })
}
word-use = Yes
word-skip = No, go on
word-tile = The { colour-name } tile
word-side = Side { $side }

# What happened
event-game_set_up = The market is open.
event-tile_taken = { $seat } { $how ->
    [draft] takes
   *[dealt] gets
} the { colour-name } tile.
event-side_chosen = { $seat } turns up side { $side }.
event-golem_opened = { $seat } opens on { card-name } ({ slot-name }), showing { $face }.
event-round_began = Round { $round }: { $pointer } is at the pointer.{ $last_round ->
    [none] {""}
   *[other] {" "}Round { $last_round } is the last.
}
event-turn_began = { $seat } to play.
event-card_finished = { $seat } finishes { card-name } and stacks it as level { $level } of the { colour-name } tower.
event-golem_returned = { $why ->
    [finished] { $owner }’s golem comes home from { slot-name }, its work done.
    [overtaken] { $owner } is overtaken on { slot-name }: golem and { $coins } coins back.
    [added] { $owner }’s golem comes home from { slot-name }{ $coins ->
        [0] .
       *[other] {" "}with { $coins } coins.
    }
   *[recalled] { $owner } calls the golem on { slot-name } home.
}
event-tower_activated = { $seat } activates the { colour-name } tower.
event-card_activated = { $seat } uses { $card ->
    [none] a foundation
   *[other] { card-name }
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
} ({ source-name }).
event-traded = { $seat } pays { $coins } coins for { $pp } PP ({ source-name }).
event-golem_rotated = { $seat } turns a golem on { card-name } ({ slot-name }) from { $face_before } to { $face_after } ({ source-name }).
event-golem_redirected = { $seat } moves a golem showing { $face } from { from-name } to { to-name } ({ source-name }).
event-card_added = { $seat } adds { card-name } to the { colour-name } tower{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } coins
} ({ source-name }).
event-golem_taken_back = { $seat } takes back the golem showing { $face } on { card-name } ({ slot-name }).
event-golem_sent = { $seat } sends a golem to { card-name } ({ slot-name }), showing { $face }: done in round { $finish_round }, { $price ->
    [0] for nothing
    [one] for one coin
   *[other] for { $price } coins
}.
event-skipped = { $seat } passes on { source-name }.
event-ability_used = { $name } of { $seat }: { $pp ->
    [0] { $coins ->
        [-1] one coin paid
        [one] one coin
       *[other] { $coins } coins
    }
   *[other] { $pp } PP
}.
event-market_refilled = { card-name } comes to { slot-name }. { $deck_left } left in that deck.
event-deck_exhausted = The { colour-name } deck is empty. Round { $last_round } is the last.
event-chronometer_turned = The chronometer moves on: { $from } gives way to { $to }.
event-start_marker_passed = The start marker moves on.
event-game_over = { $reason ->
    [limit] The round limit is reached.
   *[deck] The last round is played.
} Final points: { $totals }.

# Why not
refused-empty-slot = No card lies there.
refused-pointer = { $face } is at the pointer: no golem may be set to it.
refused-face-shown = Another golem on that card shows { $face } already.
refused-too-dear = That face costs { $price ->
    [one] one coin
   *[other] { $price } coins
}; you have { $coins ->
    [0] none
   *[other] { $coins }
}.
refused-golem-in-supply = You may take a golem back only when none is left in your supply.
refused-rival-golem = That golem works for { $owner }.
refused-golem-in-chain = It stands on a card that is being used: that card cannot move its own golems.
refused-turned-already = This card has turned that golem already.
refused-reaches-pointer = { $steps ->
    [one] One step
   *[other] { $steps } steps
} would take it to the pointer or beyond.
refused-nowhere-to-go = Every other card shows { $face } already.
refused-card-in-chain = That card is being used: it cannot be added as well.
refused-needs-own-golem = None of your golems works there.
refused-needs-no-golem = A golem works there already.
refused-not-in-line = The { colour-name } column has nothing in this line.
refused-in-chain = That one has been used in this chain already.
refused-end-only = That card only counts at the end of the game.
refused-nothing-usable = Nothing there could be used now.
refused-tile-taken = { $owner } has the { colour-name } tile.
refused-not-waiting = The { colour-name } tower got no finished card this turn, or has been activated.

# Options
option-first = Start player
option-first-random = drawn at random
option-first-seat0 = seat 0
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
option-market_rows = Market rows
option-market_rows-normal = as many as players
option-market_rows-3 = three (hard, four players)
option-market_rows-2 = two (for the brave, four players)

# The end
end-deck = A deck ran out, and the last round is played.
end-limit = The round limit is reached.

# Phases and reminders
phase-setup = Setting up
phase-finish = Phase 1: finish
phase-activate = Phase 1: activate
phase-send = Phase 2: send
phase-over = Game over
reminder-phases = Finish and activate, send a golem, refill the market.
reminder-prices = The sooner a golem is done, the dearer: 10, 6, 3, 1 or 0 coins for 1 to 5 rounds.
reminder-end = At the end: guildmasters, Laboratories, 1 PP for every 5 coins, 1 PP for each golem at work.
reminder-own-golems = Your other golems on a card you finish come home without coins.
reminder-added = A card added by an effect does not activate its tower.
reminder-own-card = The card you send to cannot speed up the golems on it.
reminder-pointer = No golem can be turned onto the pointer.
reminder-foundations = Guildmasters count foundations as cards.
reminder-marker = The start marker travels against the order of turns.
warning-too-late = This golem cannot finish any more.
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
effect-trade = pay { $coins } coins for { $pp } PP{ $times ->
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
effect-recall = call a golem home for { $coins } coins and { $pp } PP
effect-add = add a card { $from ->
    [mine] where you have a golem
   *[free] without golems
}{ $cost ->
    [0] {""}
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
ability-shared_card = { $coins } coins when a rival sends a golem to a card where you have one
ability-sent_at_price = { $pp } PP if the golem you sent cost exactly { $price }
ability-same_coat = { $pp } PP if you have golems on { $cards } market cards of one coat
ability-cards_added = { $pp } PP if { $cards } cards joined your city in Phase 1
ability-no_coins = { $coins } coins if you have none after Phase 1
ability-buy_rotation = After Phase 1 you may pay { $cost } to turn a golem { $steps }
ability-all_home = { $coins } coins if all your golems are home after Phase 1

# Names
colour-name = { $colour ->
    [blue] { colour-blue }
    [gold] { colour-gold }
    [red] { colour-red }
    [purple] { colour-purple }
   *[other] { $colour }
}
colour-blue = blue
colour-gold = gold
colour-red = red
colour-purple = purple
slot-name = { $slot ->
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
   *[other] { $slot }
}
from-name = { $from ->
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
   *[other] { $from }
}
to-name = { $to ->
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
   *[other] { $to }
}
coat-gryphon = gryphon
coat-lily = lily
coat-key = key
coat-moon = moon
city-0 = Cirrus
city-1 = Halcyon
city-2 = Zephyria
city-3 = Nimbus
golems-0 = white
golems-1 = green
golems-2 = yellow
golems-3 = black
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
card-name = { $card ->
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
    [none] an empty place
   *[other] { $card }
}
source-name = { $source ->
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
    [ability] ability tile
   *[other] { $source }
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
screen-pick = Pick { card-name } ({ slot-name })
screen-tower = { colour-name } tower, size { $size }
screen-foundation = Foundation
screen-running = so far { $pp } PP and { $coins } coins
screen-cities = Cities
screen-city-of = The city of { $seat }
screen-all = All
screen-tile = { colour-name } tile
screen-starts = starts
screen-turn = turn { $place }
screen-worth = { $track } + guild { $guild } + { $rest }
screen-worth-how = Points on the track, plus guildmasters, plus Laboratories, coins and golems at work
screen-last-round = Round { $round } is the last
screen-at-once = at once
screen-tower-gives = { colour-name } tower: { $sums }
screen-send-title = { card-name }, face { $face }.
screen-pay-now = Pay
screen-free = Free.
screen-free-send = free
screen-get = Get at once
screen-done-in = Done in round { $round }.
screen-then = The tower would then give
screen-in-front = In front of { $names }.
screen-behind-of = Behind { $names }: golem and { $refund ->
    [0] nothing
   *[other] { $refund } coins
} back.
screen-overtakes = Overtakes { $names }.
screen-how-to-send = Pick a card and how long the golem works: the sooner it is done, the dearer.
screen-how-to-draft = The ability is yours for the whole game.
screen-how-to-open = This golem is free, and the card it starts on is not used now.
screen-how-to-take-back = It comes home without coins; then you send a golem.
screen-reminder = Reminder
screen-mind = Easily missed
screen-track = Points on the track
screen-laboratories = Laboratories
screen-coins-left = Coins
screen-golems-left = Golems at work
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

# The lab
lab-rounds = Rounds
lab-kind-card = Tower cards
lab-kind-card-note = Used by a seat in whose city the card stands at the end.
lab-kind-ability = Abilities
lab-kind-ability-note = Used by the seat before which this side of the tile lies.
lab-kind-guildmaster = Guildmasters
lab-kind-guildmaster-note = Used by the one seat that the guildmaster paid most. Who earns most often wins: read it as how much a guildmaster decides.
