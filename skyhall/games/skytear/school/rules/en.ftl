# The words of the illustrated rules of Skytear; what they are shown with is in ../rules.toml.

case-SK-1-1 = The field
case-SK-1-1-text = Gold circles are south, violet diamonds north. Each side has a nexus, and a tower and minions in both lanes.

case-SK-4-1 = Count hexes
case-SK-4-1-text = Three steps around Sakoshi. Whatever stands between does not make the way longer to count, only to walk.

case-SK-6-1 = What he sees
case-SK-6-1-text = Up to three hexes away, step by step. What lies in the dark he does not see: no line goes across a white edge.
miss-SK-6-1 = Do heroes and buildings block the view?
miss-SK-6-1-answer = No. Only white edges do.

case-SK-7-1 = Hidden
case-SK-7-1-text = Akhuti stands in the reeds, two hexes away: she cannot be targeted.
case-SK-7-2 = Found
case-SK-7-2-text = A hero right beside her sees her. Now all friends may target her.
miss-SK-7-1 = Does cover protect from areas?
miss-SK-7-1-answer = Only where sight is needed. What needs no sight is not stopped by cover.

case-SK-15-1 = Known to all
case-SK-15-1-text = Your deck is made of the cards of your four heroes. Which they are is no secret; their order is.

case-SK-18-1 = One by one
case-SK-18-1-text = Pale heroes have acted. The sides take turns until nobody is Ready; then the minions count.

turn-SK-19-1 = Look
turn-SK-19-1-text = Sakoshi has three action points. Akhuti is out of reach.
turn-SK-19-2 = Move
turn-SK-19-2-text = A Move goes up to three hexes. The bright ones can be reached.
turn-SK-19-3 = Closer
turn-SK-19-3-text = He stands two hexes from her, in range and in sight.
turn-SK-19-4 = Attack
turn-SK-19-4-text = Attack 3, and the better of two flipped modifiers, 1: she loses 4.
turn-SK-19-5 = Lead
turn-SK-19-5-text = A card face down under him counts later, when the lane is counted. His points are spent.
miss-SK-19-1 = May a hero attack twice?
miss-SK-19-1-answer = No. Each kind of action once in an activation.
miss-SK-19-2 = Must I use all three points?
miss-SK-19-2-answer = No. End the activation whenever you like; what is left is lost.

case-SK-20-1 = An action card
case-SK-20-1-text = For the active hero, while the Stack is empty.
case-SK-20-2 = A reaction card
case-SK-20-2-text = For any of your heroes on the map, also in answer to something.

case-SK-23-1 = Three hexes
case-SK-23-1-text = Every bright hex can be reached.
case-SK-23-2 = There
case-SK-23-2-text = Minions can be passed, but not stood on. Heroes and buildings are in the way.
miss-SK-23-1 = Do white edges stop a Move?
miss-SK-23-1-answer = No. They stop sight, not feet.

case-SK-24-1 = A card for the lane
case-SK-24-1-text = The dearest Lead card under the heroes that see a point adds its cost there. Shuriken Storm adds 3.

case-SK-25-1 = Attack and flip
case-SK-25-1-text = The plate shows what may come of it. Attack 3, the better modifier 1, no armor: 4 HP are gone.
miss-SK-25-1 = Can heroes attack a tower?
miss-SK-25-1-answer = No. Only lanes that are won hurt buildings.

case-SK-27-1 = Move and strike
case-SK-27-1-text = Up to two hexes, then one flip as damage at an enemy hero. Or strike first and slip away.

case-SK-29-1 = Kurumo mark
case-SK-29-1-text = Yami marks a hero within three. Then comes a skill of Yami’s own: a leap next to her, and 1 damage.
case-SK-29-2 = Taulot raise pillars
case-SK-29-2-text = Tlakali breaks one pillar and raises another.

case-SK-31-1 = Ready, tired, hurt
case-SK-31-1-text = Sakoshi is Ready. Yami has acted and is Exhausted. Akhuti has 2 HP left.
miss-SK-31-1 = When does a Defeated hero return?
miss-SK-31-1-answer = On the next turn, or one later if it was Exhausted when it fell.

case-SK-36-1 = Small discs
case-SK-36-1-text = Sakoshi is Fast and in Frenzy: Move and damage 2 higher. Akhuti is Slow: Move 2 lower, and she is Marked.

case-SK-38-1 = Runes and mana
case-SK-38-1-text = A card costs as much as it has runes. In turn 3 every hero has 3 mana, less what is spent.
miss-SK-38-1 = Is mana shared by my heroes?
miss-SK-38-1-answer = No. Each hero pays with its own.

case-SK-39-1 = The right colours
case-SK-39-1-text = All colours of the card must be among the runes of the hero who plays it, and the mana must be there.

case-SK-44-1 = The number on the card
case-SK-44-1-text = Flipped cards lend their modifier, nothing else. A high one is worth keeping in the deck.

case-SK-46-1 = Announced, then answered
case-SK-46-1-text = Sakoshi attacks. Before it happens, the other side may answer, here with Time Glitch. The last answer happens first.
miss-SK-46-1 = May I answer with an action card?
miss-SK-46-1-answer = No. Only with reactions.

case-SK-57-1 = Armor
case-SK-57-1-text = The shield lowers every damage by its number, but not what a mage does.

case-SK-90-1 = Count the point
case-SK-90-1-text = Heroes and minions that see the token count one each. Under it stands who would win now.
miss-SK-90-1 = Do all my Lead cards count?
miss-SK-90-1-answer = No, only the dearest one there.

case-SK-94-1 = Won by three
case-SK-94-1-text = Two enemy minions fall, and one damage is left for the tower. The token moves on.
miss-SK-94-1 = When can a nexus be hurt?
miss-SK-94-1-answer = Once a tower of its side has fallen.

case-SK-81-1 = The outsider
case-SK-81-1-text = Whoever wins the dome may call it and act with it. It is an enemy to both sides otherwise.

case-SK-108-1 = Ways to win
case-SK-108-1-text = One open victory card is enough, or the enemy nexus. The pips show how far each side is.
miss-SK-108-1 = What if both get there at once?
miss-SK-108-1-answer = Then the game is a draw.

case-SK-130-1 = Two against two
case-SK-130-1-text = Sakoshi, Yami, Corjof and Gulbjarn fight for the south, two for each partner. Every player has a colour and a shape: warm colours for the south, cool ones for the north.
case-SK-130-2 = A partner’s eyes
case-SK-130-2-text = Gulbjarn, your partner’s, stands beside the reeds. So Sakoshi may shoot at Akhuti.
miss-SK-130-1 = Do partners share cards or mana?
miss-SK-130-1-answer = No. Towers, minions and progress are the side’s; hand, deck and mana are each player’s own.

turn-SK-140-1 = Your turn to choose
turn-SK-140-1-text = Your heroes are far from Akhuti. Your partner’s Gulbjarn stands beside her.
turn-SK-140-2 = Leave it
turn-SK-140-2-text = You leave the activation to your partner, and Gulbjarn acts.
turn-SK-140-3 = Strike
turn-SK-140-3-text = Akhuti falls before she could act. Your side’s next activation is yours.
miss-SK-140-1 = May my partner hand it back?
miss-SK-140-1-answer = No. Whoever was left an activation takes it.

case-SK-143-1 = For a friend
case-SK-143-1-text = Sakoshi attacks Cotlic. Haburat’s player may answer with Time Glitch and move the partner’s Cotlic away.
miss-SK-143-1 = Who decides where my hero is moved?
miss-SK-143-1-answer = Whoever played the card makes its choices.

case-SK-148-1 = One Lead for the side
case-SK-148-1-text = Two heroes and a minion, and of the two Lead cards only the 3: six against four.
miss-SK-148-1 = Do both partners’ Leads count?
miss-SK-148-1-answer = No, only the highest of the side.
miss-SK-148-2 = Who chooses for both?
miss-SK-148-2-answer = The captain: the first seat in odd turns, the second in even ones.

case-SK-160-1 = Three lanes, two domes
case-SK-160-1-text = West, middle and east. The fourth token shows which dome is counted first.

case-SK-163-1 = From the gate
case-SK-163-1-text = One Move from the gate, and Sakoshi sees the west token.
miss-SK-163-1 = Do heroes return at a gate?
miss-SK-163-1-answer = No. They come back near the nexus.

case-SK-167-1 = Two tokens, one tower
case-SK-167-1-text = The east tower has fallen, and its token has turned to the middle one. Sakoshi sees both tokens and counts twice.
miss-SK-167-1 = Can one side call the outsider twice?
miss-SK-167-1-answer = Yes, if it wins both domes.

case-SK-175-1 = His own, and the faction’s
case-SK-175-1-text = Gank is Sakoshi’s own. Public Shame and Pack Hunt are Kurumo’s: he may take them instead of his.

case-SK-178-1 = A set for Sakoshi
case-SK-178-1-text = Public Shame three times, Gank and Lifesteal twice each, and the ultimate. The triple costs 1, and the modifiers add up to 7.
miss-SK-178-1 = May two heroes take the same faction card?
miss-SK-178-1-answer = Not in one deck.
miss-SK-178-2 = Who may play a faction card?
miss-SK-178-2-answer = Any of your heroes with its rune.

icon-south = South
icon-south-text = gold circle
icon-north = North
icon-north-text = violet diamond
icon-outsider = Outsider
icon-outsider-text = enemy to both
icon-ap = Action points
icon-ap-text = three for each activation
icon-mana = Mana
icon-mana-text = pays for cards
icon-hp = HP
icon-hp-text = at none it falls
icon-attack = Attack
icon-attack-text = damage before the flip
icon-armor = Armor
icon-armor-text = lowers damage
icon-range = Range
icon-range-text = how far it attacks
icon-fire = Fire
icon-fire-text = a rune
icon-air = Air
icon-air-text = a rune
icon-ice = Ice
icon-ice-text = a rune
icon-earth = Earth
icon-earth-text = a rune
icon-action = Action card
icon-action-text = active hero, empty Stack
icon-reaction = Reaction card
icon-reaction-text = any hero, any time
icon-minion = Minion
icon-minion-text = counts in its lane
icon-tower = Tower
icon-tower-text = guards its lane
icon-nexus = Nexus
icon-nexus-text = without it you lose
icon-pillar = Pillar
icon-pillar-text = Taulot raise it
icon-fast = Fast
icon-fast-text = Move 2 more
icon-slow = Slow
icon-slow-text = Move 2 less
icon-frenzy = Frenzy
icon-frenzy-text = damage 2 more
icon-disarm = Disarm
icon-disarm-text = damage 2 less
icon-marked = Marked
icon-marked-text = by a Kurumo
icon-shapeshifted = Shapeshifted
icon-shapeshifted-text = a Liothan as a beast

shelf-heroes = Heroes
shelf-cards = Power cards
shelf-victory = Victory cards
shelf-outsider = Outsider

setup-1 = { $seats ->
    [2] The two players sit on either side of the field. Each takes four heroes: drafted by faction, drafted one by one, or fixed.
    [3] One player takes one side and four heroes, two partners the other and two heroes each: drafted by faction, drafted one by one, or fixed.
   *[4] Two players sit against two, partners across from each other. Each takes two heroes: drafted by faction, drafted one by one, or fixed.
} They begin next to their nexus; lane tokens and minions go to their places. On Three Lanes they may begin at a gate, too.
setup-2 = Draw the victory cards and lay them open.
setup-3 = Choose the first player at random: the same one for all { $turns } turns, who also holds Skytear Flux.
setup-4 = Shuffle the cards of your heroes and draw { $seats ->
    [2] { $hand }
    [3] { $hand } if you play alone, { $pair } with a partner
   *[4] { $pair }
}. Once you may set some aside for new ones.

reminder-win = Winning and the turn
reminder-win-text =
    One open victory card, or the enemy nexus. After turn 5: a draw
    Heroes in turns until all have acted, then lane 1, lane 2, the dome, then upkeep: draw two, keep seven, all Ready
reminder-hero = A hero: three points, each action once
reminder-hero-text =
    Move 3
    Attack <attack>: in range <range> and sight; attack + a flipped modifier − armor <armor>
    Skirmish: 2 steps and a flip's damage at a hero
    Lead: a card face down, from hand or deck
    Worship
    Cards cost runes in that hero's mana <mana>; mana = turn
reminder-sight = Sight, armor, conditions
reminder-sight-text =
    Three hexes, not across white edges; into cover only with a hero beside it
    Mages pierce armor <armor>
    <fast> <slow> Move ± 2 · <frenzy> <disarm> Attack and Skirmish ± 2
reminder-count = Counting a point
reminder-count-text =
    Heroes + minions <minion> that see it + the highest Lead; the winner draws a card
    Lane won by a margin: that many minions go, the rest damages the nearest building within three; the token moves on; both spawn up to two
    Dome: the winner may call the outsider
reminder-fall = Falling
reminder-fall-text =
    Defeated: back next turn, or the one after if Exhausted; the other side draws
    First tower <tower> down: the nexus <nexus> opens
reminder-worship = Worship
reminder-worship-text =
    Kurumo mark a hero within three <marked>
    Liothan take a beast's shape <shapeshifted>
    Taulot break and raise pillars <pillar>
    Nupten send an illusion
reminder-stack = The Stack
reminder-stack-text =
    Announce, answer <reaction>, answer the answer; the last happens first
    No target left, no effect
    Lanes before duels; the dear card leads, the high modifier stays in the deck
reminder-partners = Partners
reminder-partners-text =
    Sides take turns, partners too; leave an activation to your partner if you like
    Friends in every text; own cards, own mana; two heroes: draw one, keep five
    One Lead for the side; the captain chooses, another each turn
reminder-wide = Three Lanes
reminder-wide-text =
    Six turns, towers <tower> of 4, gates; lanes 1, 2, 3, then both domes
    Outer tower down: its token turns to the middle tower, then to the nexus
    Each dome won calls the outsider <outsider>, even twice
reminder-decks = Own decks
reminder-decks-text =
    Ultimate, one card × 3 (cost 1), two × 2; modifiers 10 at most
    Own cards and the faction's; a faction card for one hero only
