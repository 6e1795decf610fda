title = Skytear
blurb = Four heroes a side, two or three lanes and the domes between: break the enemy nexus, or be the first to fulfil a victory card.

# The door
door-line = Four heroes, one torn sky.
door-length = 3 to 6 turns
door-idle = The tear is quiet
door-live = The dome is contested

# Questions
ask-PickFaction = Pick a faction. Both of its heroes will fight for you.
ask-PickHero = Pick a hero.
ask-PlaceHero = Place { $hero } on one of your start hexes.
ask-Respawn = { $hero } returns. Choose a hex near your nexus.
ask-BuildTriple = Build { $hero }’s set: which card three times? Or take the premade set.
ask-BuildPair = Which card does { $hero } bring twice? { $n ->
    [1] The first of two.
   *[other] The second one.
}
ask-PickBundle = Pick a bundle of two faction cards for one of your heroes, or let it go.
ask-BundleHero = Who brings { $card }?
ask-BundleFor = Which pair of { $hero } does { $card } replace?
ask-Mulligan = Set cards aside for new ones, once only, or keep your hand.
ask-Activate = Which hero acts now?
ask-ActivateOrPass = Which hero of yours acts now? You may leave it to your partner.
ask-Main = { $ap ->
    [0] { $hero } has no action points left: play a card, or end the activation.
    [one] { $hero } has one action point left: act, play a card, or end the activation.
   *[other] { $hero } has { $ap } action points: act, play a card, or end the activation.
}
ask-Caster = Who plays { $card }?
ask-Target = { $what } of { $hero }: { $n ->
    [0] at which { $sort }
   *[other] at which other { $sort }
}{ $free ->
    [0] {""}
   *[1] , or nobody { $n ->
        [0] yet
       *[other] else
    }
}?
ask-Kind = Several pieces share that hex. Which one?
ask-ChooseKind = Several pieces share that hex. Which one?
ask-TargetEffect = { $card }: which effect on the Stack?
ask-Respond = { $what } of { $hero } is about to resolve. Play a reaction, or pass?
ask-MoveTo = Where does { $who } move?
ask-SkirmishStep = { $moved ->
    [1] { $hero } has moved: strike, or be done.
   *[0] { $struck ->
        [1] { $hero } has struck: move up to two hexes, or be done.
       *[0] { $hero } skirmishes: move and strike, in either order.
    }
}
ask-LeadFrom = Lead with { $hero }: a card from your hand, or the unseen top of your deck?
ask-Mark = Which enemy hero is Marked?
ask-Shift = Which Liothan hero takes its other shape?
ask-ExhaustFirst = Exhaust first? All conditions go, the activation ends, and the new shape lasts through the next one.
ask-RemovePillar = Remove a pillar, or be done.
ask-PlacePillar = Where does the pillar rise?
ask-PlaceAt = Where is { $who } placed?
ask-PushTo = Where is { $who } pushed?
ask-TokenStep = Which way does the { name-lane } token go?
ask-Choose = { $what } of { $hero }: which { $sort } within { $within } of { $of ->
    [none] it
   *[other] { $of }
} { $purpose }?
ask-ChooseLane = Which lane token?
ask-MoveIllusion = Where does the illusion go?
ask-PlaceAoE = { $what } of { $hero }: turn the area, then play.
ask-FlipChoice = Which of the flipped cards counts for { $what } of { $hero }?
ask-PredictDiscard = You look at the top of your deck. Discard what you do not want.
ask-PredictOrder = Put the cards back, one by one; the last one lies on top.
ask-Discard = { $n ->
    [one] Discard a card.
   *[other] Discard { $n } more cards, one at a time.
}
ask-OrderTriggers = Several skills trigger. Which goes on the Stack next?
ask-TakeAction = Take a free { $action } with { $hero }?
ask-KillMinion = You won the { name-lane }: which enemy minion is removed?
ask-Reposition = The { name-lane } token has moved on. Where does your minion on { $hex } follow?
ask-SpawnAt = { $n ->
    [one] A new minion for the { name-lane }: where does it stand?
   *[other] New minions for the { name-lane }, up to { $n }: where does the next one stand?
}
ask-SummonOutsider = You hold the dome: place the Wanderer, or let it be.
ask-SummonToDome = { $dome ->
    [west-dome] You hold the west dome: place the Wanderer there, or let it be.
   *[east-dome] You hold the east dome: place the Wanderer there, or let it be.
}
ask-OutsiderMain = { $ap ->
    [one] The Wanderer acts for you: one action point left.
   *[other] The Wanderer acts for you: { $ap } action points.
}
ask-Opponent = The outsider was hurt. Which opponent acts with it?
ask-Provoked = The Wanderer was hurt and turns on whoever did it. What does it do?

# Words
word-pass = Pass
word-done = Done
word-done-LeadFrom = Lead nothing
word-done-SkirmishStep = Stop here
word-done-Target = { $n ->
    [0] No target yet
   *[other] No more targets
}
word-done-Mulligan = { $n ->
    [0] Keep this hand
    [one] Draw a new card
   *[other] Draw { $n } new cards
}
word-end = End activation
word-stay = Stay
word-strike = Strike
word-top = The top card of your deck, unseen
word-yes = Yes
word-no = No
word-act = { $action }
word-skill = { $skill }
word-kind = { $kind }
word-faction = { $faction }
word-hero = { $hero }
word-card = { $card }
word-hex = { $hex }
word-aoe = Over { $hexes }
word-effect = { $what } by { $hero }
word-trigger = { $skill } of { $hero }
word-seat = { $seat }
word-pass-ActivateOrPass = Leave it to your partner

# What happened
event-game_started = The sky opens. { $first_player } plays first. { $n ->
    [0] Only a fallen nexus wins.
    [one] Victory card: { $victory }.
   *[other] Victory cards: { $victory }.
}
event-picked = { $seat } picks { $what }.
event-placed = { $element } takes its place on { $hex }.
event-drew = { $seat } draws { $seen ->
    [yes] { $cards }
   *[no] { $n ->
        [one] a card
       *[other] { $n } cards
    }
}.
event-built = { $seat } builds { $hero }’s set{ $seen ->
    [yes] : { $triple } three times, { $pairs } twice each
   *[no] {""}
}.
event-decks_shown = { $hero } brings { $triple } three times, { $pairs } twice each.
event-bundle = { $seat } takes two of { $card } for { $hero } in place of { $replaced }.
event-bundle_declined = { $seat } takes no bundle.
event-mulligan = { $seat } sets aside { $n ->
    [0] nothing
   *[other] { $seen ->
        [yes] { $cards }
       *[no] { $n ->
            [one] a card
           *[other] { $n } cards
        }
    }
}.
event-round_began = Turn { $round } begins.
event-turn_began = { $hero } acts for { $seat }.
event-declared = { $hero } declares { $action }{ $target ->
    [none] {""}
   *[other] {" "}on { $target }
}.
event-card_played = { $hero } plays { $card }{ $n ->
    [0] {""}
   *[other] {" "}on { $targets }
}.
event-asked = { $seat } may respond.
event-passed = { $seat } passes.
event-triggered = { $skill } of { $hero } triggers.
event-resolved = { $what } of { $hero } resolves.
event-cancelled = { $what } of { $hero } comes to nothing: { $reason ->
    [caster] its caster is gone
    [target] no target is left
    [need] what it needs is missing
   *[countered] it was cancelled
}.
event-redirected = { $what } of { $hero } turns from { $from } to { $to }.
event-flipped = { $seat } flips { $cards }{ $n ->
    [one] {""}
   *[other] {" "}and uses { $chosen }
}, modifier { $modifier }.
event-damaged = { $lost ->
    [0] { $source } does not hurt { $victim } ({ name-sum }).
   *[other] { $source } deals { $lost } damage to { $victim } ({ name-sum }).{ $hp ->
        [0] {""}
       *[other] {" "}{ $hp } HP left.
    }
}
event-prevented = { $by } wards { $victim }: no damage.
event-lost_hp = { $victim } loses { $n } HP; { $hp } left.
event-healed = { $who } heals { $n }; { $hp } HP now.
event-defeated = { $who } is Defeated{ $returns ->
    [0] {""}
   *[other] , to return on turn { $returns }
}.
event-minion_defeated = A minion of { $seat } falls on { $hex }.
event-pillar = { $change ->
    [placed] A pillar of { $seat } rises on { $hex }.
   *[removed] A pillar of { $seat } is gone from { $hex }.
}
event-illusion = { $change ->
    [removed] The illusion of { $hero } fades.
   *[moved] The illusion of { $hero } stands on { $to }.
}
event-condition = { $who } { $change ->
    [gained] gains { $name }
   *[lost] loses { $name }
}.
event-moved = { $who } { $how ->
    [place] is placed from { $from } on { $to }
    [swap] swaps from { $from } to { $to }
    [push] is pushed from { $from } to { $to }
   *[move] moves from { $from } to { $to }
}.
event-aoe = The area covers { $hexes }.
event-buffed = { $stat ->
    [see_cover] Cover hides nobody from { $seat } for now.
    [attack] { $who } gets { $n } more Attack.
    [skirmish] { $who } gets { $n } more Skirmish damage.
    [armor] { $who } gets { $n } more armor.
   *[control] { $who } counts { $n } more for control.
}
event-mana = { $hero } has { $left } mana left.
event-led = { $seat } puts { $seen ->
    [yes] { $card }
   *[no] a card
} from the { $from ->
    [hand] hand
   *[deck] deck
} face down under { $hero }.
event-predicted = { $seat } looks at { $n ->
    [one] the top card of the deck
   *[other] the top { $n } cards of the deck
}{ $discards ->
    [0] {""}
   *[other] , discards { $discarded }
}{ $seen ->
    [yes] { $keeps ->
        [0] {""}
       *[other] , keeps { $kept }
    }
   *[no] {""}
}.
event-discarded = { $seat } discards { $cards }.
event-reshuffled = { $seat } shuffles the discard pile into a new deck.
event-exhausted = { $hero } is Exhausted.
event-turn_ended = { $hero } is done.
event-control = { $point }: { $winner ->
    [none] nobody wins it, { $ahead } all
   *[other] { $winner } wins it, { $ahead } to { $behind }
}{ $n ->
    [0] {""}
    [one] {" "}(Lead card shown: { $leads_revealed })
   *[other] {" "}(Lead cards shown: { $leads_revealed })
}.
event-building_damaged = { $kind ->
    [nexus] The nexus of { $seat }
   *[tower] A tower of { $seat }
} loses { $n } HP; { $hp } left.
event-tower_destroyed = A tower of { $seat } falls.
event-nexus_opened = The nexus of { $seat } lies open, with { $hp } HP.
event-token_moved = The { name-lane } token moves to { $to }.
event-spawned = A minion of { $seat } appears on { $hex }.
event-repositioned = A minion of { $seat } goes from { $from } to { $to ->
    [none] the reserve
   *[other] { $to }
}.
event-outsider_placed = { $seat } brings { outsider-wanderer } to { $hex }.
event-outsider_acts = { outsider-wanderer } acts for { $seat }: { $action }.
event-sides = The sides: { $sides }.
event-captain = { $seat } chooses for the whole side in this Minions Phase.
event-handed_over = { $seat } leaves the activation to { $partner }.
event-opponent_named = { $seat } names { $opponent } to act with { outsider-wanderer }.
event-provoked = { outsider-wanderer } turns on { $by }.
event-victory_progress = { $card }: { $seat } is at { $count }.
event-readied = Ready again: { $heroes }.
event-respawned = { $hero } returns on { $hex }.
event-game_over = { $winner ->
    [none] The game ends in a draw.
   *[other] { $winner } wins.
} { $reason ->
    [nexus] The nexus has fallen.
    [victory] A victory card is fulfilled.
    [both] Both sides got there at once.
   *[limit] The last turn is over.
}

# Why not
refused-no-ap = No action points left.
refused-used = Already used in this activation.
refused-no-target = No legal target in sight.
refused-nobody-to-mark = No enemy hero within 3 to be Marked.
refused-hidden = { $who } in cover: hidden from { $hero } while none of your heroes is next to that hex.
refused-stack-not-empty = An action card needs an empty Stack in your own activation.
refused-not-in-simple = This card answers another one, which cannot happen in simple mode.
refused-nothing-to-answer = This card answers another one, and the Stack is empty.
refused-other-hero = { $here ->
    [yes] Only { $hero } can play this card.
   *[no] Only { $hero } can play this card, who is not on the map.
}
refused-no-runes = { $hero ->
    [none] None of your heroes on the map has { $runes }
   *[other] { $hero } lacks { $runes }
}{ $n ->
    [0] .
    [one] ; { $others } has what it takes.
   *[other] ; { $others } have what it takes.
}
refused-no-mana = { $hero } has { $mana } mana left; this card costs { $cost }.
refused-no-lane-token = No lane token in sight.
refused-nobody-to-choose = Nobody is near enough.

# Options
option-setup = How heroes are chosen
option-setup-faction_draft = Draft factions: one, two, and the last one
option-setup-hero_draft = Draft heroes one by one
option-setup-fixed = Fixed sides
option-matchup = Sides (with fixed sides)
option-matchup-kurumo-nupten-liothan-taulot = Kurumo and Nupten against Liothan and Taulot
option-matchup-kurumo-liothan-nupten-taulot = Kurumo and Liothan against Nupten and Taulot
option-matchup-kurumo-taulot-nupten-liothan = Kurumo and Taulot against Nupten and Liothan
option-mode = Rules
option-mode-full = Full: reactions and the Stack
option-mode-simple = Simple: everything happens at once, nobody reacts
option-first_player = Who plays first
option-first_player-random = Drawn at random
option-first_player-0 = Seat 1, the south
option-first_player-1 = Seat 2, the north
option-first_player-2 = Seat 3
option-first_player-3 = Seat 4
option-minion_placement = Minions
option-minion_placement-manual = Placed by the players
option-minion_placement-auto = Placed automatically, as many as possible
option-victory_cards = Victory cards in play
option-victory_cards-0 = None
option-map = Map
option-map-two_lanes = Two Lanes: two lanes and a dome, up to 5 turns
option-map-three_lanes = Three Lanes: three lanes and two domes, up to 6 turns
option-alone = Who plays alone (three players)
option-alone-0 = Seat 1
option-alone-1 = Seat 2
option-alone-2 = Seat 3
option-partner_hands = Partners' hands
option-partner_hands-open = Open: partners see each other's cards
option-partner_hands-closed = Closed: partners see what everybody sees
option-decks = Decks
option-decks-premade = Premade: every hero brings its own eight cards
option-decks-chosen = Your own: built in secret, then shown
option-decks-draft = Drafted: pick faction cards in turn
box-why-tuned = Balanced by us, so that fewer games end in a draw: heroes have fewer hit points, and a nexus falls sooner.
box-kind-numbers = { $count ->
    [one] 1 value
   *[other] { $count } values
}
box-kind-heroes = { $count ->
    [one] 1 hero
   *[other] { $count } heroes
}
box-kind-victory = { $count ->
    [one] 1 victory card
   *[other] { $count } victory cards
}
box-kind-sample_decks = { $count ->
    [one] 1 sample deck
   *[other] { $count } sample decks
}
box-field-hp = HP
box-field-nexus_hp = HP of a nexus

# How it ended
end-nexus = A nexus has fallen
end-victory = A victory card was fulfilled
end-both = Both sides got there at once
end-limit = The last turn is over

# Phases, states, actions
phase-draft = Draft
phase-mulligan = Mulligan
phase-heroes = Heroes Phase
phase-minions = Minions Phase
phase-upkeep = Upkeep
phase-over = The end
state-ready = Ready
state-exhausted = Exhausted
state-defeated = Defeated
action-move = Move
action-move-short = Move
action-lead = Lead
action-attack = Attack
action-skirmish = Skirmish
action-worship = Worship
kind-hero = Hero
kind-minion = Minion
kind-pillar = Pillar
kind-illusion = Illusion
kind-outsider = Outsider
point-west = West lane
point-middle = Middle lane
point-east = East lane
point-dome = Dome
point-west-dome = West dome
point-east-dome = East dome
rune-fire = Fire
rune-air = Air
rune-ice = Ice
rune-earth = Earth

# Conditions
condition-slow = Slow
condition-slow-text = Moves 2 fewer hexes
condition-fast = Fast
condition-fast-text = Moves 2 more hexes
condition-frenzy = Frenzy
condition-frenzy-text = 2 more Attack and Skirmish damage
condition-disarm = Disarm
condition-disarm-text = 2 less Attack and Skirmish damage
condition-marked = Marked
condition-marked-text = Hunted by the Kurumo
condition-shapeshifted = Shapeshifted
condition-shapeshifted-text = In its other shape: shape skills are on

# Factions and heroes
faction-kurumo = Kurumo
faction-kurumo-text = Mark an enemy hero within 3; the hero's worship skill follows.
faction-nupten = Nupten
faction-nupten-text = Send the hero's illusion out; heroes near it share its skills.
faction-liothan = Liothan
faction-liothan-text = A Liothan hero within 3 takes its other shape.
faction-taulot = Taulot
faction-taulot-text = Remove a pillar, raise a new one; removing wakes the worship skill.
hero-sakoshi = Sakoshi
hero-yami = Yami
hero-haburat = Haburat
hero-akhuti = Akhuti
hero-corjof = Corjof
hero-gulbjarn = Gulbjarn
hero-cotlic = Cotlic
hero-tlakali = Tlakali
outsider-wanderer = the Wanderer
class-marksman = Marksman
class-warrior = Warrior
class-assassin = Assassin
class-support = Support
class-mage = Mage
class-tank = Tank
class-mage-text = Ignores armor

# Skills
skill-hunters-eye = Hunter's Eye
skill-hunters-eye-text = 1 more Attack and Skirmish damage against a Marked target.
skill-smoke-step = Smoke Step
skill-smoke-step-text = Worship: then move up to 2.
skill-cold-blood = Cold Blood
skill-cold-blood-text = When he Defeats an enemy hero: heal 3.
skill-wolf-leap = Wolf Leap
skill-wolf-leap-text = Worship: leap next to the Marked hero and deal it 1 damage.
skill-scent-of-fear = Scent of Fear
skill-scent-of-fear-text = 1 more armor within 1 of a Marked enemy hero.
skill-mirage-blades = Mirage Blades
skill-mirage-blades-text = Near the illusion: 1 more Skirmish damage.
skill-light-step = Light Step
skill-light-step-text = Near the illusion: 1 more Move.
skill-ambush = Ambush
skill-ambush-text = 1 more Attack on an enemy within 1 of a friendly illusion.
skill-resonant-light = Resonant Light
skill-resonant-light-text = Near the illusion: 1 more armor.
skill-retribution = Retribution
skill-retribution-text = When her Attack resolves: 1 damage to another enemy within 3.
skill-raven-form = Raven Form
skill-raven-form-text = Shapeshifted: 1 more Move, and Moves pass over anybody.
skill-grey-watch = Grey Watch
skill-grey-watch-text = Cover does not hide enemies from him.
skill-ursine-rage = Ursine Rage
skill-ursine-rage-text = Shapeshifted: his Skirmish sweeps up to three hexes and hits every enemy hero there.
skill-feral-majesty = Feral Majesty
skill-feral-majesty-text = 1 more Skirmish damage for each Shapeshifted friend within 3, himself included.
skill-taulots-blessing = Taulot's Blessing
skill-taulots-blessing-text = Within 3 of a friendly pillar: 1 more armor.
skill-strength-of-the-king = Strength of the King
skill-strength-of-the-king-text = Worship: remove any number of pillars; 1 more Skirmish damage for each.
skill-wrath-of-the-hive = Wrath of the Hive
skill-wrath-of-the-hive-text = When an enemy hero within 1 damages him, it loses 1 HP.
skill-blood-ward = Blood Ward
skill-blood-ward-text = Within 3 of a friendly pillar: friendly minions within 3 of her take no damage from heroes or the outsider.
skill-crumbling-rite = Crumbling Rite
skill-crumbling-rite-text = Worship: 1 damage to every enemy within 1 of the pillars removed.
skill-collective-grief = Collective Grief
skill-collective-grief-text = When a friendly minion within 3 falls in the Heroes Phase: heal 1.
skill-provoked = Provoked
skill-provoked-text = Whoever hurts the outsider gets an answer: the other side acts with it once.
skill-rift-step = Rift Step
skill-rift-step-text = Place the outsider on a free hex within 4.
skill-sky-rend = Sky Rend
skill-sky-rend-text = 2 damage to every enemy hero within 1.

# Power cards
card-shuriken-storm = Shuriken Storm
card-shuriken-storm-text = Up to 3 enemy heroes: 2 damage + one flip to each.
card-gank = Gank
card-gank-text = An enemy hero: 1 damage + flip, and 1 for each friendly hero within 2 of it.
card-lifesteal = Lifesteal
card-lifesteal-text = An enemy: 2 damage; heal as much as it lost.
card-crippling-precision = Crippling Precision
card-crippling-precision-text = An enemy hero becomes Slow; if it is Marked, Disarmed too.
card-kneel-before-me = Kneel Before Me
card-kneel-before-me-text = All enemy heroes within 2: 2 damage, Slow and Marked.
card-dragon-punch = Dragon Punch
card-dragon-punch-text = An enemy within 1: 3 damage + flip, then push it 2.
card-clear-mind = Clear Mind
card-clear-mind-text = A friendly hero within 3 loses Slow, Disarm and Marked. Draw a card.
card-combustion = Combustion
card-combustion-text = Burn 1 mana of an enemy hero; if it is Marked, 1 damage.
card-blades-of-lightning = Blades Of Lightning
card-blades-of-lightning-text = 2 more action points; each action may be declared twice in this activation.
card-testudo = Testudo
card-testudo-text = Friendly heroes within 1: 2 more armor in this activation.
card-time-warp = Time Warp
card-time-warp-text = Discard the cards on a friendly hero within 3 (but no Time Warp) and regain its burned mana. Draw a card.
card-time-glitch = Time Glitch
card-time-glitch-text = A friendly hero within 3 moves 1.
card-word-of-nupten = Word Of Nupten
card-word-of-nupten-text = Move an enemy hero up to 3; other enemy heroes within 1 of it take 2 damage; it becomes Disarmed.
card-twister-of-souls = Twister Of Souls
card-twister-of-souls-text = Swap an enemy hero with any other hero in sight, then deal it 1 damage + flip.
card-redirect = Redirect
card-redirect-text = An enemy Attack, Skirmish or card aimed at one friendly hero hits another friend within 2 of it.
card-hurricane-strike = Hurricane Strike
card-hurricane-strike-text = An enemy: 1 damage, then push it 2.
card-featherstorm = Featherstorm
card-featherstorm-text = Lay five hexes over a hex in sight: 2 damage + flip to all enemies there.
card-gathering-storm = Gathering Storm
card-gathering-storm-text = Draw 2 cards; unless Shapeshifted, discard one.
card-icewall = Icewall
card-icewall-text = Lay a line of three over a hex in sight: enemy heroes there become Slow and Disarmed.
card-through-the-eyes = Through The Eyes
card-through-the-eyes-text = Predict 3. Cover hides no enemy from your side in this activation.
card-feral-vitality = Feral Vitality
card-feral-vitality-text = Heal 6, become Shapeshifted and Fast.
card-grapple = Grapple
card-grapple-text = Place an enemy hero from within 1 on any free hex next to you; it becomes Slow.
card-unfamiliar-terrain = Unfamiliar Terrain
card-unfamiliar-terrain-text = Cancel a Move, a Skirmish or a moving card of an enemy hero within 3.
card-presence = Presence
card-presence-text = Counts 1 more for control this turn. Predict 2.
card-my-kingdom = My Kingdom
card-my-kingdom-text = At a lane token in sight: place up to 2 minions, then advance the token 2.
card-rampant-hatred = Rampant Hatred
card-rampant-hatred-text = Gain Frenzy, then take a free Skirmish.
card-safeguard = Safeguard
card-safeguard-text = An enemy Attack, Skirmish or card aimed at one other friendly hero within 3 hits you instead. 1 more armor.
card-lord-of-the-many = Lord Of The Many
card-lord-of-the-many-text = At a lane token in sight: place a minion. Heal 1 for each friendly minion within 2, at most 3.
card-the-thousandth-ritual = The Thousandth Ritual
card-the-thousandth-ritual-text = Remove up to 3 friendly pillars: an enemy hero loses 2 HP, and 2 more for each.
card-mud-flood = Mud Flood
card-mud-flood-text = A cone in front of you: 1 damage + flip to all enemies there; heroes become Slow.
card-crawling-darkness = Crawling Darkness
card-crawling-darkness-text = Raise a pillar within 3; enemy heroes within 1 of it lose 1 HP.
card-sacrifice = Sacrifice
card-sacrifice-text = Give up a friendly minion or pillar within 3: a friendly hero within 3 heals 3. Draw a card.
card-skytear-flux = Skytear Flux
card-skytear-flux-text = Once per game, for the first player: 1 more mana for a hero. Draw a card.
card-ember-trail = Ember Trail
card-ember-trail-text = An enemy hero becomes Marked. Then move 2.
card-public-shame = Public Shame
card-public-shame-text = An enemy hero becomes Marked; if it is Slow, it loses 1 HP.
card-pack-hunt = Pack Hunt
card-pack-hunt-text = An enemy hero: 2 damage + flip; if it is Marked, take a free Move.
card-forge-oath = Forge Oath
card-forge-oath-text = A friendly hero within 2 gains Frenzy, and 1 more armor in this activation.
card-borrowed-wind = Borrowed Wind
card-borrowed-wind-text = A friendly hero within 3 becomes Fast.
card-glass-maze = Glass Maze
card-glass-maze-text = Lay four hexes over a hex in sight: 1 damage + flip to all enemies there; heroes become Slow.
card-second-thought = Second Thought
card-second-thought-text = Predict 2. Draw a card.
card-exchange-of-masks = Exchange Of Masks
card-exchange-of-masks-text = Swap places with another friendly hero within 3; it has 2 more armor in this activation.
card-winter-coat = Winter Coat
card-winter-coat-text = A friendly hero within 2: 2 more armor in this activation.
card-call-of-the-herd = Call Of The Herd
card-call-of-the-herd-text = Friendly heroes within 3 become Fast, and those of Liothan Shapeshifted.
card-thin-ice = Thin Ice
card-thin-ice-text = An enemy hero becomes Slow; if you are Shapeshifted, 2 damage.
card-hush-of-snow = Hush Of Snow
card-hush-of-snow-text = Cancel a Lead or a Worship of an enemy hero within 3.
card-raise-the-cairn = Raise The Cairn
card-raise-the-cairn-text = Raise a pillar within 3. Heal 2.
card-cave-in = Cave-In
card-cave-in-text = Remove up to 2 friendly pillars. An enemy: 1 damage + flip, and 2 more for each.
card-root-road = Root Road
card-root-road-text = Choose a friendly pillar within 6: you are placed next to it.
card-march-of-husks = March Of Husks
card-march-of-husks-text = At a lane token in sight: place up to 2 minions. Counts 1 more for control this turn.
deck-red-trail = Red Trail
deck-red-trail-text = Marks its prey and punishes it.
deck-house-of-mirrors = House Of Mirrors
deck-house-of-mirrors-text = Trades places and never stands where it was aimed at.
deck-white-herd = White Herd
deck-white-herd-text = Comes all at once and hardly ever answers.
deck-walking-hill = Walking Hill
deck-walking-hill-text = Builds, collapses, and reappears elsewhere.

# Victory cards
victory-left-breach = Left Breach
victory-right-breach = Right Breach
victory-first-stone = First Stone
victory-dominion = Dominion
victory-headhunters = Headhunters
victory-twin-kill = Twin Kill
victory-skytear-bond = Skytear Bond
victory-clean-sweep = Clean Sweep
victory-outsiders-bane = Outsider's Bane
victory-siege = Siege
victory-middle-breach = Middle Breach
victory-great-dominion = Great Dominion
victory-hunting-party = Hunting Party
victory-double-bond = Double Bond
victory-wide-front = Wide Front
victory-text = { $condition ->
    [tower] { $side ->
        [left] Destroy the enemy tower on your left lane.
        [right] Destroy the enemy tower on your right lane.
        [middle] Destroy the enemy tower on the middle lane.
       *[any] Destroy an enemy tower.
    }
    [control_wins] Win control { $goal ->
        [one] once.
       *[other] { $goal } times.
    }
    [kills] Defeat { $goal ->
        [one] an opposing hero.
       *[other] { $goal } opposing heroes.
    }
    [kills_in_turn] Defeat { $goal ->
        [one] an opposing hero.
       *[other] { $goal } opposing heroes in one turn.
    }
    [dome_wins] Win a dome { $goal ->
        [one] once.
       *[other] { $goal } times.
    }
    [sweep] Win { $points ->
        [one] a control point
       *[other] { $points } control points
    } in one Minions Phase.
    [outsider] Bring the outsider down.
   *[siege] End { $goal ->
        [one] a Minions Phase
       *[other] { $goal } Minions Phases
    } with a lane token next to an enemy building.
}

# Names by key. `each-card` says how an argument of the kind `card` is called; lists are called one by one. The parts of
# a key like `minion 1 J5` are $item, $of and $at; $of is "you" where the log is read by its owner. A key that no
# catalogue knows is shown as it is.
name-one = { $item ->
    [sakoshi] { hero-sakoshi }
    [yami] { hero-yami }
    [haburat] { hero-haburat }
    [akhuti] { hero-akhuti }
    [corjof] { hero-corjof }
    [gulbjarn] { hero-gulbjarn }
    [cotlic] { hero-cotlic }
    [tlakali] { hero-tlakali }
    [outsider] { outsider-wanderer }
    [kurumo] { faction-kurumo }
    [nupten] { faction-nupten }
    [liothan] { faction-liothan }
    [taulot] { faction-taulot }
    [move] { action-move }
    [lead] { action-lead }
    [attack] { action-attack }
    [skirmish] { action-skirmish }
    [worship] { action-worship }
    [shuriken-storm] { card-shuriken-storm }
    [gank] { card-gank }
    [lifesteal] { card-lifesteal }
    [crippling-precision] { card-crippling-precision }
    [kneel-before-me] { card-kneel-before-me }
    [dragon-punch] { card-dragon-punch }
    [clear-mind] { card-clear-mind }
    [combustion] { card-combustion }
    [blades-of-lightning] { card-blades-of-lightning }
    [testudo] { card-testudo }
    [time-warp] { card-time-warp }
    [time-glitch] { card-time-glitch }
    [word-of-nupten] { card-word-of-nupten }
    [twister-of-souls] { card-twister-of-souls }
    [redirect] { card-redirect }
    [hurricane-strike] { card-hurricane-strike }
    [featherstorm] { card-featherstorm }
    [gathering-storm] { card-gathering-storm }
    [icewall] { card-icewall }
    [through-the-eyes] { card-through-the-eyes }
    [feral-vitality] { card-feral-vitality }
    [grapple] { card-grapple }
    [unfamiliar-terrain] { card-unfamiliar-terrain }
    [presence] { card-presence }
    [my-kingdom] { card-my-kingdom }
    [rampant-hatred] { card-rampant-hatred }
    [safeguard] { card-safeguard }
    [lord-of-the-many] { card-lord-of-the-many }
    [the-thousandth-ritual] { card-the-thousandth-ritual }
    [mud-flood] { card-mud-flood }
    [crawling-darkness] { card-crawling-darkness }
    [sacrifice] { card-sacrifice }
    [skytear-flux] { card-skytear-flux }
    [ember-trail] { card-ember-trail }
    [public-shame] { card-public-shame }
    [pack-hunt] { card-pack-hunt }
    [forge-oath] { card-forge-oath }
    [borrowed-wind] { card-borrowed-wind }
    [glass-maze] { card-glass-maze }
    [second-thought] { card-second-thought }
    [exchange-of-masks] { card-exchange-of-masks }
    [winter-coat] { card-winter-coat }
    [call-of-the-herd] { card-call-of-the-herd }
    [thin-ice] { card-thin-ice }
    [hush-of-snow] { card-hush-of-snow }
    [raise-the-cairn] { card-raise-the-cairn }
    [cave-in] { card-cave-in }
    [root-road] { card-root-road }
    [march-of-husks] { card-march-of-husks }
    [hunters-eye] { skill-hunters-eye }
    [smoke-step] { skill-smoke-step }
    [cold-blood] { skill-cold-blood }
    [wolf-leap] { skill-wolf-leap }
    [scent-of-fear] { skill-scent-of-fear }
    [mirage-blades] { skill-mirage-blades }
    [light-step] { skill-light-step }
    [ambush] { skill-ambush }
    [resonant-light] { skill-resonant-light }
    [retribution] { skill-retribution }
    [raven-form] { skill-raven-form }
    [grey-watch] { skill-grey-watch }
    [ursine-rage] { skill-ursine-rage }
    [feral-majesty] { skill-feral-majesty }
    [taulots-blessing] { skill-taulots-blessing }
    [strength-of-the-king] { skill-strength-of-the-king }
    [wrath-of-the-hive] { skill-wrath-of-the-hive }
    [blood-ward] { skill-blood-ward }
    [crumbling-rite] { skill-crumbling-rite }
    [collective-grief] { skill-collective-grief }
    [rift-step] { skill-rift-step }
    [sky-rend] { skill-sky-rend }
    [provoked] { skill-provoked }
    [left-breach] { victory-left-breach }
    [right-breach] { victory-right-breach }
    [first-stone] { victory-first-stone }
    [dominion] { victory-dominion }
    [headhunters] { victory-headhunters }
    [twin-kill] { victory-twin-kill }
    [skytear-bond] { victory-skytear-bond }
    [clean-sweep] { victory-clean-sweep }
    [outsiders-bane] { victory-outsiders-bane }
    [siege] { victory-siege }
    [middle-breach] { victory-middle-breach }
    [great-dominion] { victory-great-dominion }
    [hunting-party] { victory-hunting-party }
    [double-bond] { victory-double-bond }
    [wide-front] { victory-wide-front }
    [minion] { $of ->
        [you] your minion on { $at }
       *[other] the minion of { $of } on { $at }
    }
    [pillar] { $of ->
        [you] your pillar on { $at }
       *[other] the pillar of { $of } on { $at }
    }
    [illusion] the illusion of { name-owner }
    [hex] { $of }
    [effect] { name-effect }
   *[other] { $thing }
}
name-owner = { $of ->
    [sakoshi] { hero-sakoshi }
    [yami] { hero-yami }
    [haburat] { hero-haburat }
    [akhuti] { hero-akhuti }
    [corjof] { hero-corjof }
    [gulbjarn] { hero-gulbjarn }
    [cotlic] { hero-cotlic }
    [tlakali] { hero-tlakali }
   *[other] { $of }
}
name-effect = { $of ->
    [move] { action-move }
    [lead] { action-lead }
    [attack] { action-attack }
    [skirmish] { action-skirmish }
    [worship] { action-worship }
    [shuriken-storm] { card-shuriken-storm }
    [gank] { card-gank }
    [lifesteal] { card-lifesteal }
    [crippling-precision] { card-crippling-precision }
    [kneel-before-me] { card-kneel-before-me }
    [dragon-punch] { card-dragon-punch }
    [clear-mind] { card-clear-mind }
    [combustion] { card-combustion }
    [blades-of-lightning] { card-blades-of-lightning }
    [testudo] { card-testudo }
    [time-warp] { card-time-warp }
    [time-glitch] { card-time-glitch }
    [word-of-nupten] { card-word-of-nupten }
    [twister-of-souls] { card-twister-of-souls }
    [redirect] { card-redirect }
    [hurricane-strike] { card-hurricane-strike }
    [featherstorm] { card-featherstorm }
    [gathering-storm] { card-gathering-storm }
    [icewall] { card-icewall }
    [through-the-eyes] { card-through-the-eyes }
    [feral-vitality] { card-feral-vitality }
    [grapple] { card-grapple }
    [unfamiliar-terrain] { card-unfamiliar-terrain }
    [presence] { card-presence }
    [my-kingdom] { card-my-kingdom }
    [rampant-hatred] { card-rampant-hatred }
    [safeguard] { card-safeguard }
    [lord-of-the-many] { card-lord-of-the-many }
    [the-thousandth-ritual] { card-the-thousandth-ritual }
    [mud-flood] { card-mud-flood }
    [crawling-darkness] { card-crawling-darkness }
    [sacrifice] { card-sacrifice }
    [skytear-flux] { card-skytear-flux }
    [ember-trail] { card-ember-trail }
    [public-shame] { card-public-shame }
    [pack-hunt] { card-pack-hunt }
    [forge-oath] { card-forge-oath }
    [borrowed-wind] { card-borrowed-wind }
    [glass-maze] { card-glass-maze }
    [second-thought] { card-second-thought }
    [exchange-of-masks] { card-exchange-of-masks }
    [winter-coat] { card-winter-coat }
    [call-of-the-herd] { card-call-of-the-herd }
    [thin-ice] { card-thin-ice }
    [hush-of-snow] { card-hush-of-snow }
    [raise-the-cairn] { card-raise-the-cairn }
    [cave-in] { card-cave-in }
    [root-road] { card-root-road }
    [march-of-husks] { card-march-of-husks }
    [hunters-eye] { skill-hunters-eye }
    [smoke-step] { skill-smoke-step }
    [cold-blood] { skill-cold-blood }
    [wolf-leap] { skill-wolf-leap }
    [scent-of-fear] { skill-scent-of-fear }
    [mirage-blades] { skill-mirage-blades }
    [light-step] { skill-light-step }
    [ambush] { skill-ambush }
    [resonant-light] { skill-resonant-light }
    [retribution] { skill-retribution }
    [raven-form] { skill-raven-form }
    [grey-watch] { skill-grey-watch }
    [ursine-rage] { skill-ursine-rage }
    [feral-majesty] { skill-feral-majesty }
    [taulots-blessing] { skill-taulots-blessing }
    [strength-of-the-king] { skill-strength-of-the-king }
    [wrath-of-the-hive] { skill-wrath-of-the-hive }
    [blood-ward] { skill-blood-ward }
    [crumbling-rite] { skill-crumbling-rite }
    [collective-grief] { skill-collective-grief }
    [rift-step] { skill-rift-step }
    [sky-rend] { skill-sky-rend }
    [provoked] { skill-provoked }
   *[other] an effect
}
each-element = { name-one }
each-card = { name-one }
each-deed = { name-one }
each-victory = { name-one }
each-rune = { $thing ->
    [fire] { rune-fire }
    [air] { rune-air }
    [ice] { rune-ice }
    [earth] { rune-earth }
   *[other] { $thing }
}
each-pick = { name-one }
each-action = { name-one }
each-condition = { $thing ->
    [slow] { condition-slow }
    [fast] { condition-fast }
    [frenzy] { condition-frenzy }
    [disarm] { condition-disarm }
    [marked] { condition-marked }
   *[shapeshifted] { condition-shapeshifted }
}
each-kind = { $thing ->
    [hero] { kind-hero }
    [minion] { kind-minion }
    [pillar] { kind-pillar }
    [illusion] { kind-illusion }
   *[outsider] { kind-outsider }
}
each-sort = { $thing ->
    [enemy] enemy
    [enemy_hero] enemy hero
    [friendly] friend
    [friendly_hero] friendly hero
    [any_hero] hero
    [friendly_minion] friendly minion
    [friendly_pillar] friendly pillar
    [minion_or_pillar] friendly minion or pillar
    [hex] hex
   *[piece] piece
}
# What the chosen one is for: the end of a question that begins with "which friendly hero".
each-purpose = { $thing ->
    [damage] takes the damage
    [lose] loses HP
    [heal] heals
    [give] is affected
    [cleanse] is freed from its conditions
    [move] moves
    [place] is placed
    [swap] changes places
    [push] is pushed
    [burn] loses mana
    [mana] gains mana
    [refund] regains its mana
    [buff] grows stronger
    [control] counts for more
    [defeat] is given up
    [take] acts
    [redirect] takes the hit instead
   *[none] is meant
}
each-where = { $thing }
each-point = { $thing ->
    [west] { point-west }
    [middle] { point-middle }
    [east] { point-east }
    [west-dome] { point-west-dome }
    [east-dome] { point-east-dome }
   *[dome] { point-dome }
}
name = { $who }

name-sum = { $base }{ $modifier ->
    [0] {""}
   *[other] , flip { $modifier }
}{ $bonus ->
    [0] {""}
   *[other] , bonus { $bonus }
}{ $armor ->
    [0] {""}
   *[other] , armor −{ $armor }
}
name-lane = { $where ->
    [west] west lane
    [middle] middle lane
   *[east] east lane
}

# On the screen
screen-board = The field with its lanes, heroes and minions. Hexes that may be chosen are buttons.
review-round = Turn { $n }
last-round = The last turn
log-round = Turn { $round }
screen-stage = Turn { $turn } of { $turns } · { $phase }
screen-control = { $name }: { $own } to { $foe }
screen-hp = { $hp } HP
screen-tower = Tower of { $seat }, { $hp } HP
screen-nexus = Nexus of { $seat }, { $hp ->
    [none] closed
   *[other] { $hp } HP
}
screen-wanderer = Wanderer
screen-hand = Your hand
screen-flipped = Flipped cards
screen-looking = The cards you look at
screen-no-cards = No cards in hand.
screen-choices = Your choices
screen-turn-back = Turn the area back
screen-turn-on = Turn the area
screen-placement = Placement { $n } of { $of }
screen-passing = Passing for you…
screen-ending = Ending for you…
screen-ends = End activations by themselves when nothing is left to do
phone-end = End
screen-lead-top = Lead top card
screen-lead-top-short = Top card
screen-lead-top-why = Lead with the unseen top card of your deck, in one click.
screen-place-rest = Place all { $n } nearby
screen-strikes = Strike after moving
screen-cast-by = { $hero } plays { $card }
screen-set-aside = Set aside
screen-kind-action = Action
screen-kind-reaction = Reaction
screen-only = only { $hero }
screen-flip-value = flip
screen-can-play = { $hero } can play it: costs { $cost } of { $mana } mana.
screen-cards-of = Cards
screen-leads = Lead cards:
screen-no-discard = Nothing discarded yet.
screen-legend = What the lines mean
screen-legend-reach = a Move can end here
screen-legend-range = range of an Attack
screen-legend-dark = out of sight
screen-legend-hidden = hidden by cover
screen-legend-may = an area may reach it
screen-legend-area = the area as laid
screen-legend-trail = the path it takes
screen-turns = Turns
screen-returns = { $hero } is back on turn { $turn }
screen-out = { $hero } does not come back
screen-priority = Reactions
screen-priority-why = When you are asked for a reaction. What is in your hand changes neither the question nor the time a pass takes.
screen-priority-always = Always ask
screen-priority-targeted = Ask when targeted
screen-priority-activation = Pass until my activation
screen-priority-turn = Pass this turn
screen-stack = The Stack
screen-items = { $n ->
    [0] empty
    [one] 1 item
   *[other] { $n } items
}
screen-stack-empty = Actions and cards wait here for responses; the top one resolves first.
screen-would-cancel = Would be cancelled now.
screen-your-priority = Your response
screen-their-priority = { $seat } may respond
screen-action-move = As many hexes as the hero's movement allows; past minions, but not past heroes.
screen-action-lead = A card face down under the hero; its cost counts towards control.
screen-action-attack = Attack value plus the best flip, minus armor.
screen-action-skirmish = Up to two hexes and a strike, in either order.
screen-action-worship = The gift of the hero's faction.
screen-goals = Any one of these wins, or the nexus
screen-goals-short = Goals
screen-goals-none = No victory cards
screen-goals-nexus = Only a fallen nexus wins.
screen-progress = You { $own }, the other side { $foe }, of { $goal }
screen-forecast = If minions moved now
screen-phase-told = The last Minions Phase
screen-told-won = { $winner ->
    [none] Nobody wins it.
   *[other] { $winner } wins it by { $lead }.
}
screen-told-leads = Lead cards revealed: { $cards }.
screen-told-fallen = { $n ->
    [one] A minion of { $seat } falls.
   *[other] { $n } minions of { $seat } fall.
}
screen-told-spawned = { $n ->
    [one] { $seat }: a new minion on { $hexes }.
   *[other] { $seat }: new minions on { $hexes }.
}
screen-told-moved = The token moves to { $to }.
screen-show-now = Now
screen-show-past = Last phase
screen-verdict = { $what ->
    [nobody] Even: nobody wins it.
    [dome] { $winner } by { $lead }: may call the Wanderer.
    [dome-alone] { $winner } by { $lead }: wins the dome.
    [building] { $winner } by { $lead }: { $damage } damage to a building.
   *[advance] { $winner } by { $lead }: { $lost ->
        [0] the token moves on.
        [one] a minion falls, the token moves on.
       *[other] { $lost } minions fall, the token moves on.
    }
}
screen-unseen-leads = { $n ->
    [one] One Lead unseen.
   *[other] { $n } Leads unseen.
}
screen-part-heroes = { $n ->
    [one] 1 hero
   *[other] { $n } heroes
}
screen-part-minions = { $n ->
    [one] 1 minion
   *[other] { $n } minions
}
screen-part-bonus = { $n } bonus
screen-part-lead = { $n } Lead
screen-flip = flips
screen-hit = { $victim }: { name-sum } = { $lost ->
    [0] nothing
   *[other] { $lost } HP
}
screen-sight = Sight
screen-sight-why = Point at a hex or hero: what it cannot see goes dark, cover is dotted.
screen-closer = Zoom in
screen-farther = Zoom out
screen-next = next
screen-next-why = Activates a hero next
screen-ready-heroes = { $n ->
    [one] One hero Ready
   *[other] { $n } heroes Ready
}
screen-point = Point
screen-point-why = The next hex you choose is marked for your partner for a few seconds
screen-pointed = { $name } points at { $hex }.
screen-near = To the question
screen-whole = The whole map
screen-shut = Close
screen-pick = Pick
screen-pick-sure = Sure?
screen-pick-name = Pick { $name }
screen-armor = Armor
screen-in-hand = Cards in hand
screen-deck = Cards in the deck
screen-discard = Cards discarded
screen-open-hand = Open to you as a partner
screen-reserve = Minions in reserve
screen-back-on = back on turn { $turn }
screen-acting = acting · { $ap } AP
screen-mana = { $n } mana left{ $burned ->
    [0] {""}
   *[other] , { $burned } burned
}
screen-lead-unseen = A Lead, face down
screen-moves = moves { $n }
screen-skill-off = { $icon ->
    [shapeshifted] Off: not Shapeshifted.
    [pillar] Off: no friendly pillar within 3.
    [illusion] Off: no friendly illusion within 3.
   *[other] Off for now.
}
screen-cards-on = Played this turn:
screen-towers-left = Towers standing
screen-nexus-left = HP of the nexus
screen-nexus-safe = closed
screen-heroes-left = Heroes on the map
screen-sum = { $sum }{ $flip ->
    [yes] {" "}with the flip
   *[no] {""}
}{ $armor ->
    [0] {""}
   *[other] , less armor
}.
screen-falls = Falls.
screen-may-fall = May fall.
screen-small = { $n ->
    [one] 1 other piece
   *[other] { $n } other pieces
}
screen-small-fall = { $sure ->
    [0] may fall
   *[other] { $sure ->
        [one] 1 falls
       *[other] { $sure } fall
    }
}
screen-resolving = resolving
screen-way = { $n ->
    [1] Worst of { $of } ways
   *[other] Way { $n } of { $of }
}
screen-way-only = Only one way to lay it
screen-way-back = Previous way to lay it
screen-way-on = Next way to lay it
screen-has-passed = { $seat } passed
screen-would = What it would do

# On a phone: questions of two lines, what the act does, and what comes of it
phone-Main = { $hero }, { $ap ->
    [0] no action points left: play a card, or end.
    [one] 1 action point: act, play a card, or end.
   *[other] { $ap } action points: act, play a card, or end.
}
phone-Choose = { $what }: which { $sort } { $purpose }?
phone-Respond = { $own ->
    [yes] Your { $hero }: { $what }
   *[no] { $seat }'s { $hero }: { $what }
}{ $aimed ->
    [none] {""}
   *[other] {" "}on { $aimed }
}. React, or let it happen?
phone-Mulligan = Set cards aside for new ones, once only.
phone-ExhaustFirst = Exhaust first, to keep the new shape through the next activation?
phone-LeadFrom = Lead with { $hero }: from your hand, or the top of your deck?
phone-PredictDiscard = The top of your deck: discard what you do not want.
phone-PredictOrder = Put the cards back; the last one lies on top.
phone-let = let it happen
phone-unused = { $ap ->
    [one] 1 action point unused
   *[other] { $ap } action points unused
}
phone-change = { $point } { $before } → { $after }
phone-no-change = Changes nothing at the lanes or the dome.
phone-at = Choose { $who }
phone-hex = Go to { $hex }
phone-ahead-to = { $action } to { $hex }
phone-ahead-at = { $action }: { $target }
phone-cast = Cast with { $hero }
phone-lay = Lay it here
phone-mana = { $cost } mana
phone-of-mana = { $cost } of { $mana } mana
phone-card-Mulligan = Set { $card } aside
phone-card-Discard = Discard { $card }
phone-card-PredictDiscard = Discard { $card }
phone-card-PredictOrder = Put { $card } back
phone-card-LeadFrom = Lead { $card }
phone-card-FlipChoice = Count { $card }
phone-who = Who casts it
phone-cannot = Cannot be played now
phone-card-before = Previous card
phone-card-next = Next card
phone-card-of = Card { $n } of { $of }
phone-hero = { $hp } of { $max } HP, { $mana } mana, attack { $attack }, armor { $armor }, moves { $move }.
phone-harmless = Hurts nobody as things stand.
phone-odds = falls on { $from }: { $n } of { $of } cards
phone-near = Zoom in
phone-stack = Stack
phone-worst = worst of { $n }
card-featherstorm-short = Feather­storm
card-unfamiliar-terrain-short = Unfamil­iar Terrain
card-combustion-short = Combus­tion
card-the-thousandth-ritual-short = Thou­sandth Ritual
card-lord-of-the-many-short = Lord Of Many

# The board in words
read-table = The table
read-roster = The heroes to choose from
read-side = { $name }, { $north ->
    [yes] the north
   *[no] the south
}
read-points-of-control = Lanes and dome
read-map = The map
read-map-how = Hexes are named by a letter and a number. Letters go from A in the west to K in the east, numbers from 1 in the north. F is the longest column, with 13. A hex touches the one above and the one below it, and two in each column beside it: E5 touches F5 and F6 towards the middle, D4 and D5 away from it.
read-cover = Cover: { $hexes }
read-dome = Dome: { $hexes }
read-acting = { $hero } acts for { $name } and has { $ap ->
    [one] 1 action point
   *[other] { $ap } action points
} left
read-flux = { $name } has the Skytear Flux{ $used ->
    [yes] , used
   *[no] {""}
}
read-no-flux = Nobody has the Skytear Flux
read-outsider = The Wanderer is on { $hex } with { $hp } of { $max } HP
read-flipped = Flipped: { $cards }
read-item = { $what } of { $hero }, played by { $name }
read-aimed = aimed at { $targets }
read-on-hexes = on { $hexes }
read-harm = { $who } loses { $least ->
    [0] up to { $most }
   *[other] { $least } to { $most }
} of { $hp } HP
read-kind = { $kind ->
    [action] action
   *[other] reaction
}, costs { $cost } mana, runes { $runes }, counts { $modifier } when flipped
read-printed = { $hp } HP, armor { $armor }, attack { $attack } with { $flips ->
    [one] 1 flip
   *[other] { $flips } flips
}, range { $range }
read-cards = { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $deck } in the deck, { $discard } discarded, { $reserve ->
    [one] 1 minion
   *[other] { $reserve } minions
} in reserve
read-minions = { $count ->
    [0] no minions on the map
    [one] 1 minion, on { $hexes }
   *[other] { $count } minions, on { $hexes }
}
read-pillars = Pillars on { $hexes }
read-illusion = The illusion of { $hero } on { $hex }
read-tower = Tower on { $hex }: { $hp ->
    [0] destroyed
   *[other] { $hp } HP
}
read-nexus = Nexus on { $hex }: { $hp ->
    [-1] closed, it cannot be damaged yet
   *[other] { $hp } HP
}
read-on = on { $hex }
read-off-map = off the map
read-hp = { $hp } of { $max } HP
read-stats = attack { $attack } with { $flips ->
    [one] 1 flip
   *[other] { $flips } flips
}, armor { $armor }, moves { $move }, range { $range }
read-attack = { $attack } with { $flips ->
    [one] 1 flip
   *[other] { $flips } flips
},
read-leads = Lead cards: { $cards }
read-skills = skills { $skills }
read-control = { $name } { $value }{ $parts ->
    [none] {""}
   *[other] {" "}({ $parts })
}{ $unknown ->
    [0] {""}
    [one] {" "}and 1 Lead card unseen
   *[other] {" "}and { $unknown } Lead cards unseen
}
read-point = { $name }, on { $hex }: control { $sides }
read-progress = { $name } is at { $n }
read-partner = partner: { $name }
read-open-hand = cards in hand, open to you: { $cards }
read-casters = can be played by { $heroes }
read-empty = empty
read-whose = { $what } of { $name }{ $hp ->
    [0] {""}
   *[other] , { $hp } HP
}
read-a-tower = tower
read-a-nexus = nexus
read-token = lane token
read-is-cover = cover

# Jumps in a replay
leap-turn = Turn
leap-hero = Hero
leap-event = Event

# Keys
key-pass = Pass
key-turn = Turn the area to be laid
key-zoom = Zoom in, zoom out
key-whole = The whole map

# The lab
lab-rounds = Turns
lab-kind-faction = Factions
lab-kind-faction-note = Used by a seat that has all heroes of the faction.
lab-kind-team = Pairs of factions
lab-kind-team-note = Used by a seat that has all heroes of both factions, and of no other.
lab-kind-hero = Heroes
lab-kind-hero-note = Used by a seat whose team the hero is in.
lab-kind-card = Power cards
lab-kind-card-note = Used by a seat that played the card at least once.
lab-kind-victory = Victory cards
team-kurumo = { faction-kurumo }
team-nupten = { faction-nupten }
team-liothan = { faction-liothan }
team-taulot = { faction-taulot }

# Names of bots, by seat
bot-0 = Ashen
bot-1 = Vesper
bot-2 = Marrow
bot-3 = Sable

# The log, for one reader: what a seat does, without its name; `$you` is yes if the reader did it. Marks stand in [ ].
log-started = { $you ->
    [yes] You play
   *[no] { $first } plays
} first. { $n ->
    [0] Only a fallen nexus wins.
    [one] Victory card: { $victory }.
   *[other] Victory cards: { $victory }.
}
log-picked = { $you ->
    [yes] pick
   *[no] picks
} { $what }
log-drew = { $you ->
    [yes] draw
   *[no] draws
} { $seen ->
    [yes] { $cards }
   *[no] { $n ->
        [one] a card
       *[other] { $n } cards
    }
}
log-set-aside = { $you ->
    [yes] set
   *[no] sets
} aside { $n ->
    [0] nothing
    [one] a card
   *[other] { $n } cards
}
log-passed = { $you ->
    [yes] pass
   *[no] passes
}
log-sides = { $first } against { $second }.
log-built = { $you ->
    [yes] build
   *[no] builds
} { $hero }’s set{ $seen ->
    [yes] : { $triple } three times, { $pairs } twice each
   *[no] {""}
}
log-bundle = { $you ->
    [yes] take
   *[no] takes
} two of { $card } for { $hero } in place of { $replaced }
log-bundle-declined = { $you ->
    [yes] take
   *[no] takes
} no bundle
log-handed-over = { $you ->
    [yes] leave
   *[no] leaves
} the activation to { $partner }
log-captain = { $you ->
    [yes] choose
   *[no] chooses
} for the whole side in this Minions Phase
log-opponent = { $you ->
    [yes] name
   *[no] names
} { $opponent } to act with { outsider-wanderer }
log-flipped = { $you ->
    [yes] flip
   *[no] flips
} { $chosen } ({ $modifier })
log-led = { $you ->
    [yes] put
   *[no] puts
} a card face down under { $hero }
log-predicted = { $you ->
    [yes] look
   *[no] looks
} at the top of the deck{ $discards ->
    [0] {""}
   *[other] {" "}and { $you ->
        [yes] discard
       *[no] discards
    } { $discarded }
}
log-discarded = { $you ->
    [yes] discard
   *[no] discards
} { $cards }
log-reshuffled = { $you ->
    [yes] shuffle
   *[no] shuffles
} a new deck
log-outsider = { $you ->
    [yes] bring
   *[no] brings
} { outsider-wanderer } to { $hex }
log-acts = { $hero } acts.
log-moved = { $who } { $how ->
    [push] is pushed
    [swap] swaps places
    [place] is placed
   *[move] moves
} to { $to }.
log-hit = { $lost ->
    [0] { $victim } takes no damage.
   *[other] { $victim } takes { $lost } damage: { $before } → { $hp } HP.
}
log-fallen = { $you ->
    [yes] { $n ->
        [one] One of your minions falls
       *[other] { $n } of your minions fall
    }
   *[no] { $n ->
        [one] A minion of { $seat } falls
       *[other] { $n } minions of { $seat } fall
    }
}.
log-spawned = { $you ->
    [yes] { $n ->
        [one] One of your minions comes in
       *[other] { $n } of your minions come in
    }
   *[no] { $n ->
        [one] A minion of { $seat } comes in
       *[other] { $n } minions of { $seat } come in
    }
}.
log-pillar = { $you ->
    [yes] Your pillar
   *[no] A pillar of { $seat }
} { $change ->
    [placed] rises on { $hex }
   *[removed] is gone from { $hex }
}.
log-building = { $you ->
    [yes] Your
   *[no] The
} { $kind ->
    [nexus] nexus
   *[tower] tower
}{ $you ->
    [yes] {""}
   *[no] {" "}of { $seat }
} loses { $n } HP; { $hp } left.
log-tower-fell = { $you ->
    [yes] One of your towers falls.
   *[no] A tower of { $seat } falls.
}
log-nexus-open = { $you ->
    [yes] Your nexus is open
   *[no] The nexus of { $seat } is open
}, with { $hp } HP.
log-control = { $point }: { $winner ->
    [none] nobody wins it, { $ahead } all.
   *[other] { $winner } { $you ->
        [yes] win
       *[no] wins
    } it, { $ahead } to { $behind }.
}
log-progress = { $card }: { $seat } { $you ->
    [yes] are
   *[no] is
} at { $count }.
log-over = { $winner ->
    [none] { $why }: the game is a draw.
   *[other] { $why }: { $you ->
        [yes] you win.
       *[no] { $winner } wins.
    }
}

# Why it was won; `$you` is yes if the winner reads it
why-nexus = { $you ->
    [yes] you win
   *[no] { $winner } wins
}: the enemy nexus has fallen.
why-card = { $you ->
    [yes] you win
   *[no] { $winner } wins
} by completing the victory card { $card }.
# Cards and skills of boxes of one's own, composed from their primitives
told-faction = { $mechanic ->
    [marks] Worship marks an enemy hero within 3; the hero's worship skill follows.
    [illusions] Worship sends the hero's illusion out; heroes near it share its skills.
    [shapeshift] Worship gives a hero of this faction within 3 its other shape.
   *[pillars] Worship removes a pillar and raises a new one; removing one triggers the worship skill.
}
told-icon = { $icon ->
    [shapeshifted] { "while Shapeshifted: " }
    [pillar] { "within 3 of a friendly pillar: " }
    [illusion] { "near the illusion: " }
   *[other] { "" }
}
told-static = { $what }{ $when }
told-when = { $when ->
    [vs_marked] { " against Marked enemies" }
    [near_marked] { " near a Marked enemy" }
    [vs_near_illusion] { " against enemies near an illusion" }
   *[always] { "" }
}
told-per = { " for each " }{ $condition } friendly hero within { $n }, this one included
told-bonus = { $stat ->
    [attack] { $n } attack damage
    [skirmish] { $n } Skirmish damage
    [armor] { $n } armor
   *[move] { $n } to a Move
}
told-flag = { $flag ->
    [fly] flies over whatever is in the way
    [see_cover] sees through cover
   *[unpillar] removes any number of pillars
}
told-skirmish-area = a Skirmish hits an area of { $n ->
    [one] 1 hex
   *[other] { $n } hexes
}
told-ward = friendly minions within { $n } take no damage from heroes or the outsider
told-on = { $event }{ $what }
told-event = { $event ->
    [worship] { "Worship: " }
    [defeats] { "when this hero Defeats an enemy hero: " }
    [resolves] { "after its own " }{ $action }{ ": " }
    [damaged] { "when an enemy hero within " }{ $n }{ " damages this hero: " }
    [minion] { "when a friendly minion within " }{ $n }{ " is Defeated: " }
   *[choice] { "" }
}
told-needs-token = needs a lane token in sight
told-or = { $some } or { $last }
told-kind = { $kind ->
    [enemy] enemy
    [friendly] friend
    [any_hero] hero
    [enemy_hero] enemy hero
    [friendly_hero] friendly hero
    [friendly_minion] friendly minion
    [friendly_pillar] friendly pillar
   *[hex] hex
}
told-item = { $item ->
    [move] Move
    [lead] Lead
    [attack] Attack
    [skirmish] Skirmish
    [worship] Worship
    [card] card
   *[moving_card] moving card
}
told-stack = target an enemy { $items } { $by ->
    [yes] of an enemy hero
   *[no] aimed at one { $other ->
        [yes] other friendly hero
       *[no] friendly hero
    }
}{ $n ->
    [-1] { "" }
   *[other] { " within " }{ $n } of the caster
}
told-target = target one { $kind } in sight within { $n }{ $most ->
    [1] { "" }
   *[other] { ", up to " }{ $most } times
}
told-ref = { $ref ->
    [caster] the caster
    [t1] the target
    [t2] the second target
    [t3] the third target
    [c1] the chosen one
    [c2] the second one chosen
    [marked] the Marked hero
    [it] that one
    [pillar] the new pillar
    [removed] the pillars removed
    [old] its target
    [targets] each target
   *[team] your side
}
told-each = every { $kind } within { $n } of { $of }{ $except ->
    [none] { "" }
   *[other] { " other than " }{ $except }
}
told-area = every { $kind } in the area
told-if = if { $who } { $is }, { $then }
told-unless = unless { $who } { $is }, { $then }
told-is = { $condition ->
    [frenzy] has { $name }
    [disarm] is Disarmed
   *[other] is { $name }
}
told-gets = { $condition ->
    [frenzy] gains { $name }
    [disarm] becomes Disarmed
   *[other] becomes { $name }
}
told-flip = { $n ->
    [1] a flip
   *[other] the better of { $n } flips
}
told-count = { $factor } for each { $kind } within { $n } of { $of }{ $most ->
    [-1] { "" }
   *[other] { " (at most " }{ $most })
}
told-varying = { $what ->
    [lost] { $factor ->
        [1] as much as was lost
       *[other] { $factor } times what was lost
    }
   *[removed] { $factor } for each pillar removed
}{ $most ->
    [-1] { "" }
   *[other] { " (at most " }{ $most })
}
told-choose = choose one { $kind } within { $n } of { $of }{ $except ->
    [none] { "" }
   *[other] { " other than " }{ $except }
}
told-damage = { $plain ->
    [yes] deal { $n } damage to { $who }
   *[no] deal damage to { $who }: { $n }
}
told-lose = { $plain ->
    [yes] { $who } loses { $n } HP
   *[no] { $who } loses HP: { $n }
}
told-heal = { $plain ->
    [yes] { $who } regains { $n } HP
   *[no] { $who } regains HP: { $n }
}
told-give = { $who } { $gets }
told-cleanse = { $who } loses { $what }
told-move = { $who } moves up to { $n }
told-place = place { $who } on a free hex { $low ->
    [0] within { $n } of { $of }
   *[other] next to { $of }
}
told-swap = { $who } and { $other } change places
told-push = push { $who } { $n } away
told-area-laid = lay an area of { $n } hexes
told-predict = predict { $n }
told-draw = { $n ->
    [1] draw a card
   *[other] draw { $n } cards
}
told-discard = { $n ->
    [1] discard a card
   *[other] discard { $n } cards
}
told-burn = burn { $n } mana of { $who }
told-mana = { $who } gains { $n } mana
told-refund = discard the other cards on { $who } and restore its burned mana
told-buff = { $stat ->
    [see_cover] cover hides no enemy from { $who } in this activation
    [attack] { $who } deals more attack damage in this activation: { $n }
    [skirmish] { $who } deals more Skirmish damage in this activation: { $n }
   *[armor] { $who } has more armor in this activation: { $n }
}
told-control = { $who } counts { $n } more for control this turn
told-spawn = { $n ->
    [1] place a minion at the lane token
   *[other] place up to { $n } minions at the lane token
}
told-token = advance the lane token { $n }
told-defeat = { $who } is Defeated
told-pillar = raise a pillar within { $n } of the caster
told-unpillar = remove up to { $n } friendly pillars
told-take = { $who } takes a free { $what }
told-ap = { $n ->
    [1] 1 more action point
   *[other] { $n } more action points
}{ $twice ->
    [yes] { ", and each action may be declared twice in this activation" }
   *[no] { "" }
}
told-cancel = cancel { $who }
told-redirect = { $who } hits { $other } instead

# At the terminal
fact-card = { $kind ->
    [action] Action
    [response] Response
   *[reaction] Reaction
}{ $hero ->
    [none] {""}
   *[other] {" "}of { $hero }
}{ $ultimate ->
    [yes] , ultimate
   *[no] {""}
}. Runes: { $runes }. Mana: { $cost }. Flip: { $modifier }.
fact-hero = { $role } of { $faction }: { $hp } HP, { $armor } armor, attack { $attack } with { $flips ->
    [one] one flip
   *[other] { $flips } flips
}, range { $range }.
terminal-legend =
    Ya10 a hero and its HP; m minion; ▲ pillar; ◇ illusion; T5 tower; N nexus
    ① lane token; ◎ dome; ━ ┃ white edges; + there is more on this hex
    Yellow, underlined: you may choose this hex. Blue ground: dome; green: cover.
    Sakoshi* 8/10 0 3 2 E11: HP, armor, attack, mana left, place (t4: back in
    turn 4); a star: conditions, told below the map; a dot: exhausted.
    ¹ first player, ƒ with Skytear Flux. Control: as it is now; ?: unknown Leads.
    Gank 2A+0: two runes, Action (R: Reaction or Response), flip modifier.
    Stack: N or S for the side; × it would be cancelled now.
    Choices: Yami −1…3 of 8: HP it may lose; † it may fall; ? it may be spared.
terminal-examples =
    act attack        take the action Attack
    hex E11           choose a hex; as an action: attack, move or skirmish there
    top               lead with the top card of your deck
    all               put the minions of a lane on the nearest hexes
    act skirmish, hex E6, hex E5, strike
    card gank         what Gank does; said again, it is played where it may be
    hero yami         the hero with all skills; said again, it is chosen
    skill cold blood  what a skill does
    victory dominion  what a victory card asks for
    board all         with played cards, Leads and discard piles

# The coach asks “Are you sure?”: what the choice gives away, and the better idea.
slip-attack = { $hero } still has action points.
slip-attack-better = { $hero } could still attack { $target }.
slip-step = Nobody acts after { $hero } this turn, and the { $point } is not yours.
slip-step-better = A step to { $hex } would win the { $point }.
slip-blind = { $hero } sees no token, so the card would not count.
slip-blind-better = Do this first.
slip-lead = This card does not win you the { $point }.
slip-lead-better = { $card } costs more and would win it.
slip-sure = This one may well survive.
slip-sure-better = { $target } would fall for sure.
slip-shield = A minion on { $hex } shields the building.
slip-shield-better = Without that minion the building falls.
slip-exposed = { $enemy } can reach { $hex }, and { $hero } has little HP left.
slip-exposed-better = There { $hero } is out of reach.
slip-leaves = { $hero } holds the { $point }, and this gives it up.
slip-leaves-better = From there the { $point } stays yours.
slip-exhaust = That ends the activation of { $hero }, with action points left.
slip-exhaust-better = Stay ready, and use the shape now.
slip-save = { $hero } may fall to what is on the Stack.
slip-save-better = { $card } could save { $hero }.
slip-harm = Something else would hurt more.
slip-harm-better = It can cost { $target } up to { $most } HP.

# The board at the terminal
draw-turn = Turn { $n }/{ $of }
draw-ap = { $n } AP
draw-hp = { $n }/{ $of } HP
draw-hp-left = { $n } HP
draw-control = Control
draw-lane = lane
draw-dome = dome
draw-victory = Victory
draw-now = Now
draw-stack-top-first = Stack, top first
draw-south = South
draw-north = North
draw-goods = hand { $hand } deck { $deck } minions { $minions }
draw-returns = t{ $n }
draw-off = off
draw-hand = Hand
draw-hand-of = Hand of { $name }
draw-none = none
draw-flipped = Flipped
draw-you-look-at = You look at
draw-played = played { $card }
draw-discarded = { $name } discarded
draw-leads = leads { $card }
draw-leads-unknown = leads ? from { $source ->
    [deck] deck
   *[hand] hand
}
draw-mana-by = { $n } mana, by { $heroes }
draw-more = { $n } more
draw-minion = minion
draw-pillar = pillar
draw-illusion = illusion
draw-tower = tower
draw-nexus = nexus
draw-outsider = Wanderer
draw-harm = { $who } −{ $lost } of { $hp }
draw-of = { $n } of { $goal }
draw-sheet-towers = towers
draw-sheet-nexus = nexus
draw-whole = whole
draw-fallen = fallen
draw-runes = { $n ->
    [one] 1 rune
   *[other] { $n } runes
}, flip { $modifier }

# What a box holds
box-section-heroes = Heroes
box-section-cards = Power cards
box-section-victory = Victory cards
box-section-factions = Factions
box-section-outsider = Outsider
box-section-runes = Runes
box-section-cards_per_hero = Cards of each hero
box-section-numbers = Numbers of the game
box-section-map = Map
box-section-maps = Further maps
box-section-shapes = Areas of effect
box-section-faction_cards = Faction cards
box-section-sample_decks = Sample decks
box-field-faction = Faction
box-field-class = Class
box-field-range = Range
box-field-attack = Attack
box-field-flips = Flips
box-field-armor = Armor
box-field-rune = Rune
box-field-runes = Runes
box-field-skills = Skills
box-field-icon = When it is on
box-field-static = What it adds
box-field-when = On what condition
box-field-on = What triggers it
box-field-hero = Hero
box-field-copies = Copies
box-field-type = Type
box-field-modifier = Modifier
box-field-ultimate = Ultimate
box-field-response = Answers an item of the Stack
box-field-flux = Skytear Flux
box-field-condition = How it is won
box-field-side = Which lane
box-field-goal = How many
box-field-mechanic = Worship
box-field-radius = Distance from the dome point
box-field-cards_per_hero = Cards of each hero
box-field-turns = Turns
box-field-ap = Action points
box-field-move = Move
box-field-skirmish_move = Move of a Skirmish
box-field-los = Line of sight
box-field-hand_start = Hand at the start
box-field-draw_upkeep = Cards drawn each turn
box-field-hand_limit = Hand limit
box-field-pair_hand_start = Hand at the start, in pairs
box-field-pair_draw_upkeep = Cards drawn each turn, in pairs
box-field-pair_hand_limit = Hand limit, in pairs
box-field-tower_hp = HP of a tower
box-field-minions_per_faction = Minions of a faction
box-field-minions_per_lane_start = Minions on a lane at the start
box-field-spawn = Minions that come each turn
box-field-frenzy = What Frenzy and Disarm change
box-field-slow = What Slow and Fast change
box-field-drawing = Drawing
box-field-first_column = First column
box-field-symmetric = The same for both seats
box-field-white_edges = White edges
box-field-starts = Start hexes of the sides
box-field-deck = Victory cards drawn from
box-field-points = Points in one phase
box-field-numbers = Numbers that it changes
box-field-victory = Its own victory cards
box-field-lanes = Lanes
box-field-token = Token
box-field-towers = Towers
box-field-minions = Minions
box-field-anchored = Begins at its caster
box-field-cells = Cells
box-field-lines = Lines
box-value-icon-always = always
box-value-icon-worship = on Worship
box-value-icon-shapeshifted = while shapeshifted
box-value-icon-pillar = with a pillar
box-value-icon-illusion = with an illusion
box-value-icon-triggered = when triggered
box-value-type-action = action
box-value-type-reaction = reaction
box-value-side-left = left
box-value-side-right = right
box-value-side-any = any
box-value-side-middle = middle
box-value-id-three_lanes = Three Lanes
box-value-mechanic-marks = marks
box-value-mechanic-shapeshift = shapeshifting
box-value-mechanic-pillars = pillars
box-value-mechanic-illusions = illusions

# Why a bot would choose this: parts of the hall's reason-1 and its like, each a clause of its own.
reason-goals-good = it comes closer to a victory card
reason-goals-bad = a victory card moves farther away
reason-goals-rival = { $rival } falls back on a victory card
reason-buildings-good = it puts enemy buildings under pressure
reason-buildings-bad = it takes the pressure off enemy buildings
reason-buildings-rival = { $rival } threatens buildings less
reason-control-good = it gains control of lanes or the dome
reason-control-bad = it gives up control of lanes or the dome
reason-control-rival = { $rival } loses control of lanes or the dome
reason-heroes-good = it keeps the heroes in good health
reason-heroes-bad = the heroes lose HP
reason-heroes-rival = { $rival } has heroes who lose HP
reason-danger-good = a weak hero gets out of reach
reason-danger-bad = a weak hero is within reach of an enemy
reason-danger-rival = { $rival } has a weak hero within reach
reason-strike-good = it threatens to defeat a hero
reason-strike-bad = it threatens enemy heroes less
reason-strike-rival = { $rival } threatens heroes less
reason-cards-good = it brings { $n ->
    [one] 1 card
   *[other] { $n } cards
}
reason-cards-bad = it costs { $n ->
    [one] 1 card
   *[other] { $n } cards
}
reason-cards-rival = { $rival } loses { $n ->
    [one] 1 card
   *[other] { $n } cards
}
reason-minions-good = it brings { $n ->
    [one] 1 minion
   *[other] { $n } minions
}
reason-minions-bad = it costs { $n ->
    [one] 1 minion
   *[other] { $n } minions
}
reason-minions-rival = { $rival } loses { $n ->
    [one] 1 minion
   *[other] { $n } minions
}
reason-favour-good = it strengthens the heroes
reason-favour-bad = it weakens the heroes
reason-favour-rival = { $rival } has weaker heroes
reason-cover-good = a hero hides in cover
reason-cover-bad = a hero leaves cover
reason-cover-rival = { $rival } has one hero fewer in cover

# Decks of one's own at the table
decks-set-of = { $hero }’s set
decks-how = One card three times, two cards twice. Nobody on the other side sees it before everybody is done.
decks-use = Use “{ $name }”
decks-builder = Build a deck on a page of its own
decks-hand-in = Hand in { $hero }’s set
decks-waits = { $name } is building in secret.
decks-secret = hidden until everybody is done
decks-bundles = { $n ->
    [one] One bundle of two copies is left
   *[other] { $n } bundles of two copies are left
}
decks-picks = { $name } picks a bundle.
decks-for = For { $hero }
decks-in-place = In place of which pair?
word-done-PickBundle = Take no bundle
word-done-BuildTriple = Take the premade set
