# The words of the lessons.

# What learner and rival are called.
school-seat-0 = Ada
school-seat-1 = Bruno
school-seat-2 = Cleo
school-seat-3 = Dario

# The map of the course.
school-line = Every lesson is a hex of the dome. Finish it and it lights up.
school-open = Nothing is locked: a dark hex can be opened at any time.
chapter-fight = Move and strike
chapter-lanes = Lanes and towers
chapter-cards = Cards and faiths
chapter-full = The full game
chapter-more = Larger games

# What a newcomer knows after the course.
know-M1 = Fulfil one open victory card, or destroy the enemy nexus, and you win at once; after turn 5 it is a draw.
know-M2 = In a turn the heroes act one after another, the two sides alternating; then come the minions, then upkeep.
know-M3 = A hero has 3 action points and may use each of the five actions once.
know-M4 = Move is up to three hexes; heroes and buildings block, minions and tokens do not.
know-M5 = An Attack needs range and sight; it is attack plus modifier, minus armor.
know-M6 = Sight reaches three hexes and never crosses a white edge.
know-M7 = Two lanes and the dome are counted: every hero and minion that sees the point counts one.
know-M8 = Win a lane by some number, and you draw a card, remove that many minions, deal what is left as damage to a building, and push the token that many steps.
know-M9 = Heroes and cards never hurt towers or the nexus; only control does.
know-M10 = A Lead card adds its cost, not its modifier; only the highest counts, under a hero that sees the point.
know-M11 = Instead of rolling dice you turn over cards and choose one modifier.
know-M12 = A card costs its runes in mana of the hero who plays it; each hero has as much as the turn number.
know-M13 = A Defeated hero is back next turn if it had not acted yet, otherwise a turn later; the other side draws a card.
know-M14 = The first tower to fall opens the nexus.
know-M15 = A Skirmish is two steps and one light blow at a hero, in either order.
know-M16 = A hero in cover is seen only if one of yours is beside it.
know-M17 = Worship is different for each faction: marks, shapes, pillars, illusions.
know-M18 = Whoever wins the dome may call the outsider and act with it.
know-M19 = A reaction can be played with any of your heroes once something is announced; an action card only by the active hero on an empty Stack.
know-M20 = What came last onto the Stack resolves first.
know-M21 = Everything is checked again when it resolves: no target, no effect, and the price is gone.
know-M22 = A hero’s conditions go when it becomes Exhausted.
know-M23 = Armor reduces all damage, but mages pierce it.
know-M24 = In upkeep played and Lead cards go, you draw two, keep seven at most, and everybody is Ready again.
know-M25 = You may be asked to respond even when you can only pass.
know-M26 = With three or four players there are still two sides of four heroes each: partners share towers, minions and progress, and win or lose together.
know-M27 = The sides take turns to activate, and within a side so do the partners; you may leave an activation to your partner.
know-M28 = Your partner’s heroes are friends in every text: they spot for you, and your cards can help them.
know-M29 = A side counts as one: only its highest Lead adds to a point, and its captain, another one each turn, chooses for both in the Minions Phase.
know-M30 = Once something is announced, everybody may answer, clockwise from whoever acts.
know-M31 = Three Lanes has three lanes, two domes, towers of 4 HP and six turns; the lanes are counted first, then the domes.
know-M32 = On Three Lanes heroes may also start at the gates behind the outer towers.
know-M33 = Where an outer tower has fallen, its token turns to the middle tower, and once that is gone to the nexus.
know-M34 = Each dome that you win lets you call the outsider there, even twice in one phase.

lesson-steps = Walk up and strike
lesson-steps-aim = Move into range, then attack.
lesson-steps-recall = How often may one hero use the same action in one activation?
lesson-steps-recall-1 = Once.
lesson-steps-recall-2 = Three times.
lesson-steps-recall-3 = As often as there are action points.

lesson-steps-1-say-1 = You lead a team of heroes; one of yours acts, then one of your rival’s. In a game, victory cards say how to win; this lesson is about the first shot.
lesson-steps-1-say-2 = A hero has three action points. Each of the five actions costs one and may be used once; Move takes you up to three hexes.
lesson-steps-1-say-3 = Sakoshi has two points left and can shoot up to three hexes away. Akhuti is five away.
lesson-steps-1-task = Hit Akhuti.
lesson-steps-1-praise = 3 of his own and 1 from the deck: 4 damage. You will see where the 1 comes from in a moment.
lesson-steps-1-hint-1 = Get closer first.
lesson-steps-1-hint-2 = Move to J6, then Attack.
lesson-steps-1-mistake-1 = From there Akhuti is still more than three hexes away, or out of sight. Sakoshi has no second Move.
lesson-steps-1-mistake-2 = From here Sakoshi reaches nobody, and his Move is spent.
lesson-steps-1-mistake-3 = You ended the activation with points left. They cannot be saved for later.
lesson-steps-1-refused-1 = Nobody is within three hexes and in sight yet.

lesson-steps-2-say-1 = Yami fights hand to hand: range one, so right beside the foe.
lesson-steps-2-say-2 = Heroes and buildings block the way; minions and tokens do not.
lesson-steps-2-task = Hit Gulbjarn.
lesson-steps-2-praise = 4, plus 1 from the deck, minus 1 for his armor: 4 damage.
lesson-steps-2-hint-1 = Which hex touches Gulbjarn’s and is three steps away?
lesson-steps-2-hint-2 = Move to J5, then Attack.
lesson-steps-2-mistake-1 = So close! There is still a gap between Yami and Gulbjarn, and Yami’s range is one hex.
lesson-steps-2-mistake-2 = Yami stayed put, with nobody near.
lesson-steps-2-mistake-3 = The activation is over, and there is not a scratch on Gulbjarn.
lesson-steps-2-refused-1 = Gulbjarn is four hexes away, and Yami’s range is one.

lesson-sight = What a hero can see
lesson-sight-aim = White edges stop every line of sight; cover hides a hero until you stand beside it.
lesson-sight-recall = Two heroes stand side by side with a white edge between them. May one attack the other?
lesson-sight-recall-1 = No.
lesson-sight-recall-2 = Yes, they are adjacent.
lesson-sight-recall-3 = Only with a bow.

lesson-sight-1-say-1 = The blue hexes in the middle are the dome, and a white edge runs around it. Nobody sees across a white edge, but anyone may walk across.
lesson-sight-1-say-2 = Akhuti is three hexes away, behind glass.
lesson-sight-1-task = Hit Akhuti.
lesson-sight-1-praise = The same edge protects you, too, when you want it to.
lesson-sight-1-hint-1 = Go where she is: inside.
lesson-sight-1-hint-2 = Move to H7, then Attack.
lesson-sight-1-mistake-1 = The white edge is still between you. You have to stand on the same side of it as Akhuti.
lesson-sight-1-mistake-2 = Sakoshi stayed outside, and his Move is spent.
lesson-sight-1-mistake-3 = The activation is over. Through the glass not even Sakoshi can shoot.
lesson-sight-1-refused-1 = Akhuti is near enough, but the white edge is in between.

lesson-sight-2-say-1 = Akhuti hides in the reeds: that is cover. You see an enemy in cover only if one of your heroes stands right next to it.
lesson-sight-2-say-2 = And the white edge still counts: a hero beside her, but inside the dome, sees nothing.
lesson-sight-2-task = Hit Akhuti.
lesson-sight-2-praise = Any of your heroes can be the scout: one stands beside the reeds, another shoots.
lesson-sight-2-hint-1 = Someone has to stand next to the reeds.
lesson-sight-2-hint-2 = Move to I7, then Attack.
lesson-sight-2-mistake-1 = You stand right beside her, but with the white edge in between. Go round to the open side.
lesson-sight-2-mistake-2 = You stand right beside her, but with the white edge in between. Go round to the open side.
lesson-sight-2-mistake-3 = You are in range, but nobody of yours is next to the reeds, so Akhuti stays hidden.
lesson-sight-2-mistake-4 = From here the reeds hide her, and your Move is spent.
lesson-sight-2-mistake-5 = The activation is over, and Akhuti was never seen.
lesson-sight-2-refused-1 = Akhuti is in cover and none of your heroes is next to her.

lesson-flips = The deck decides
lesson-flips-aim = An attack turns over cards and you choose the modifier; armor takes some off.
lesson-flips-recall = A hero who has not acted this turn is defeated on turn 2. When does it return?
lesson-flips-recall-1 = Turn 3.
lesson-flips-recall-2 = Turn 4.
lesson-flips-recall-3 = Never.

lesson-flips-1-say-1 = There are no dice. When Sakoshi attacks, you turn over the top two cards of your deck and choose one modifier.
lesson-flips-1-say-2 = Attack plus modifier, minus armor. Gulbjarn has 5 HP and armor 1.
lesson-flips-1-task = Defeat Gulbjarn.
lesson-flips-1-praise = You draw a card for it. He had not acted yet, so he is back next turn; after acting it would have taken one turn more.
lesson-flips-1-hint-1 = Both cards are on the table. Do the sum with each.
lesson-flips-1-hint-2 = Attack, then choose Crippling Precision with its +3.
lesson-flips-1-mistake-1 = 3 + 1 − 1 makes 3, and he stands with 2. The other card said +3.
lesson-flips-1-mistake-2 = No arrow was loosed, and Gulbjarn walks on.

lesson-lane = Hold the lane
lesson-lane-aim = When all heroes are done, lanes are counted; a Lead card adds its cost.
lesson-lane-recall = A Lead card costs 1 and has +3. How much does it add to control?
lesson-lane-recall-1 = 1.
lesson-lane-recall-2 = 3.
lesson-lane-recall-3 = 4.

lesson-lane-1-say-1 = Yami is the last hero to act this turn. Then comes the Minions Phase, and every lane token is counted.
lesson-lane-1-say-2 = Each hero and each minion that sees the token counts one for its side. Right now it is two against two.
lesson-lane-1-task = Win the lane of token 1 and push the token.
lesson-lane-1-praise = Won by one: you drew a card, took away one enemy minion, and the token moved one step towards their tower.
lesson-lane-1-hint-1 = A third pair of eyes on the token is all you need.
lesson-lane-1-hint-2 = Move to I8 and end the activation, then choose a minion to remove.
lesson-lane-1-mistake-1 = Two against two, so nothing happened. From there Yami does not see the token: three hexes, and no white edge in between.
lesson-lane-1-mistake-2 = Two against two: a tie moves nothing. Yami was the one to break it.

lesson-lane-2-say-1 = Lead puts a card face down under a hero. If that hero sees the token when lanes are counted, the card adds its cost in runes; of several, only the highest.
lesson-lane-2-say-2 = It is three against three. What you win by first removes minions, and the rest damages a tower within three hexes of the token.
lesson-lane-2-task = Damage the tower.
lesson-lane-2-praise = Won by three: two minions gone, and one damage for the tower. A strong card can win a fight or a lane, not both.
lesson-lane-2-hint-1 = Count the runes, not the modifier.
lesson-lane-2-hint-2 = Lead Shuriken Storm, which costs 3, and end the activation.
lesson-lane-2-mistake-1 = Its +3 is a modifier, good for attacks. As a Lead it adds its cost, 1: enough for one minion.
lesson-lane-2-mistake-2 = Won by two, and both minions are gone. One more, and the tower would have felt it.
lesson-lane-2-mistake-3 = A card from the deck is a gamble: this one cost 1. You held a better one.
lesson-lane-2-mistake-4 = No card was led, and three against three moves nothing.
lesson-lane-2-mistake-5 = Three against three: nothing happened. A Lead would have decided it.

lesson-stone = Bring down a tower
lesson-stone-aim = Heroes never hurt buildings; winning lanes does, and a victory card ends the game.
lesson-stone-recall = Can a hero attack a tower?
lesson-stone-recall-1 = No, only control damages buildings.
lesson-stone-recall-2 = Yes, when adjacent.
lesson-stone-recall-3 = Only with a mage.

lesson-stone-1-say-1 = First Stone lies open: whoever destroys a tower wins. Bringing down the nexus wins as well; if nobody has won by the end of turn 5, it is a draw.
lesson-stone-1-say-2 = Heroes and cards never hurt buildings; only winning a lane does. Their tower has 2 HP. You would win three to two, but that one point only removes a minion.
lesson-stone-1-task = Win the game this turn.
lesson-stone-1-praise = Three against one, nobody to shield it: the tower falls, and the game is yours. Without that victory card the fall would open their nexus.
lesson-stone-1-hint-1 = What if the minion were not there when lanes are counted?
lesson-stone-1-hint-2 = Attack the minion on K2, then end the activation.
lesson-stone-1-mistake-1 = Akhuti is hurt, but she still counts, and the minion still shields the tower. Count again without the minion.
lesson-stone-1-mistake-2 = Won by one: the minion is gone, and the tower still stands.

lesson-cards = Runes and mana
lesson-cards-aim = Cards cost mana, not action points; every hero has as much as the turn number.
lesson-cards-recall = It is turn 3. How much mana does each of your heroes have at the start?
lesson-cards-recall-1 = 3.
lesson-cards-recall-2 = 1.
lesson-cards-recall-3 = 3 for all of them together.

lesson-cards-1-say-1 = Sakoshi has used all his actions, but cards cost mana instead: as much as they have runes. On turn 2 every hero has 2.
lesson-cards-1-say-2 = A hero may play a card whose runes it carries. Gank grows with each friendly hero within two hexes of the target.
lesson-cards-1-task = Defeat Tlakali.
lesson-cards-1-praise = 1 for the card, 2 for two friends nearby, 1 turned over: 4. In upkeep mana returns, played and Lead cards go, and you draw two, up to seven in hand.
lesson-cards-1-hint-1 = Two of your heroes are close to Tlakali. Which card likes that?
lesson-cards-1-hint-2 = Play Gank on Tlakali.
lesson-cards-1-mistake-1 = 2 damage, and the 1 mana left is not enough for Gank. Tlakali had 4 HP.
lesson-cards-1-mistake-2 = You kept your cards, and Tlakali kept standing.
lesson-cards-1-refused-1 = Shuriken Storm costs 3, and Sakoshi has 2 mana.

lesson-skirmish = Hit and run
lesson-skirmish-aim = A Skirmish is two steps and a light blow at a hero, in either order.
lesson-skirmish-recall = Can a Skirmish hit a minion?
lesson-skirmish-recall-1 = No, only heroes.
lesson-skirmish-recall-2 = Yes.
lesson-skirmish-recall-3 = Only if it stands in cover.

lesson-skirmish-1-say-1 = Skirmish: choose an enemy hero in sight, then take up to two steps and strike once, before or after them.
lesson-skirmish-1-say-2 = The blow is light: nothing but one card turned over. Corjof has 1 HP.
lesson-skirmish-1-task = Defeat Corjof.
lesson-skirmish-1-praise = Had you stood next to Corjof already, you could have struck first and stepped back into safety.
lesson-skirmish-1-hint-1 = Name the target, step up close, strike.
lesson-skirmish-1-hint-2 = Skirmish at Corjof on J5, step to J6, strike.
lesson-skirmish-1-mistake-1 = A Skirmish without a target is just a short walk. Name Corjof first.
lesson-skirmish-1-mistake-2 = You stood right beside Corjof and did not strike!
lesson-skirmish-1-mistake-3 = You walked, but not up to Corjof, and Yami strikes only hand to hand.
lesson-skirmish-1-mistake-4 = You stayed where you were, too far away to strike.
lesson-skirmish-1-mistake-5 = Corjof got away with one last HP.

lesson-faiths = Four faiths
lesson-faiths-aim = Worship means something else for each faction.
lesson-faiths-recall = When does a hero lose its conditions?
lesson-faiths-recall-1 = When it becomes Exhausted, at the end of its activation.
lesson-faiths-recall-2 = At once.
lesson-faiths-recall-3 = Never.

lesson-faiths-1-say-1 = Kurumo, the fire faction: Worship marks an enemy hero within three hexes. Yami leaps to the marked hero and bites for 1.
lesson-faiths-1-task = Defeat Akhuti, who has 6 HP. Yami has no Move left.
lesson-faiths-1-praise = 1 for the leap, 5 for the Attack.
lesson-faiths-1-hint-1 = Worship is Yami’s way to travel.
lesson-faiths-1-hint-2 = Worship, land beside Akhuti, Attack.
lesson-faiths-1-mistake-1 = The leap was perfect, and the Attack was still to come.
lesson-faiths-1-mistake-2 = Yami waited. Worship would have made the whole way in one leap.
lesson-faiths-1-refused-1 = Akhuti is three hexes away.

lesson-faiths-2-say-1 = Liothan, the ice faction: Worship turns a hero of theirs within three hexes into a beast. The bear’s Skirmish sweeps three hexes at once.
lesson-faiths-2-say-2 = You may exhaust the hero first: the shape then lasts through its next activation, but this one ends.
lesson-faiths-2-task = Hit Sakoshi and Yami with one Skirmish.
lesson-faiths-2-praise = Conditions like this one go when the hero becomes Exhausted.
lesson-faiths-2-hint-1 = First the shape, then the blow.
lesson-faiths-2-hint-2 = Worship, do not exhaust, then Skirmish, strike and lay the sweep over both.
lesson-faiths-2-mistake-1 = Gulbjarn exhausted himself first, and that ended his activation. He will be a bear next turn.
lesson-faiths-2-mistake-2 = In his own shape he strikes one hero only. The bear strikes them all.
lesson-faiths-2-mistake-3 = The sweep covered just one of them. Lay it over both.
lesson-faiths-2-mistake-4 = The bear slept on.

lesson-faiths-3-say-1 = Taulot, the earth faction: Worship may break a pillar and then raises one. Near pillars their heroes are stronger.
lesson-faiths-3-say-2 = When Tlakali breaks a pillar, every enemy next to it takes 1.
lesson-faiths-3-task = Defeat Corjof.
lesson-faiths-3-praise = Pillars block nobody; they wait.
lesson-faiths-3-hint-1 = Something beside Corjof can be broken.
lesson-faiths-3-hint-2 = Worship, break the pillar on J6, raise a new one anywhere.
lesson-faiths-3-mistake-1 = You kept the old pillar, so it cannot burst. Break the one beside Corjof.
lesson-faiths-3-mistake-2 = The pillar stands, and so does Corjof.

lesson-faiths-4-say-1 = Nupten, the air faction: Worship sends an illusion. Heroes within three hexes of it share its owner’s gifts.
lesson-faiths-4-say-2 = Haburat’s Attack is 1 stronger when the illusion is next to the victim.
lesson-faiths-4-task = Defeat Corjof, who has 6 HP.
lesson-faiths-4-praise = An illusion has 1 HP: it can be struck down like a minion.
lesson-faiths-4-hint-1 = One more damage is missing. Who can lend it?
lesson-faiths-4-hint-2 = Worship, put the illusion next to Corjof, Attack.
lesson-faiths-4-mistake-1 = 4 + 1 makes 5: one short. The illusion should have come first.
lesson-faiths-4-mistake-2 = The illusion stood too far from Corjof to help: 5 damage, one short.
lesson-faiths-4-mistake-3 = Corjof saw neither Haburat nor the illusion.

lesson-dome = The Wanderer
lesson-dome-aim = Whoever wins the dome commands the outsider for one activation.

lesson-dome-1-say-1 = After the lanes the dome is counted. Two of your heroes see its star and only one of theirs, so you may call the Wanderer.
lesson-dome-1-say-2 = It comes next to the star, or onto it, and acts for you: three points, for Move, Attack, Skirmish and two skills, each once.
lesson-dome-1-task = Let the Wanderer defeat Corjof.
lesson-dome-1-praise = The Wanderer keeps all wounds and belongs to nobody. If your hero hurts it, your rival chooses how it answers.
lesson-dome-1-hint-1 = Put the Wanderer where Corjof is within reach.
lesson-dome-1-hint-2 = Place the Wanderer on F7 and Attack.
lesson-dome-1-mistake-1 = You sent the Wanderer away. It would have fought for you, just this once.
lesson-dome-1-mistake-2 = The Wanderer came, looked, and stayed idle. Corjof was right there.

lesson-answers = Answer back
lesson-answers-aim = Reactions are played on top of what was announced; the top resolves first.

lesson-answers-1-say-1 = From here on we play the full game. Sakoshi announced an Attack; it lies on the Stack and has not happened yet.
lesson-answers-1-say-2 = Before it does, you may play a reaction card with any of your heroes. Time Glitch moves a friend one hex.
lesson-answers-1-say-3 = When the Attack resolves, it looks again: no target in sight, no hit.
lesson-answers-1-task = Make the Attack miss.
lesson-answers-1-praise = No card is turned over, and Sakoshi’s point is spent all the same.
lesson-answers-1-hint-1 = Where would Sakoshi lose sight of her?
lesson-answers-1-hint-2 = Play Time Glitch and move Akhuti into the reeds on H8.
lesson-answers-1-mistake-1 = You let it happen: 4 damage, and Akhuti is gone. It is often right to pass, but not this time.
lesson-answers-1-mistake-2 = The card was played, and Akhuti stayed where she was.
lesson-answers-1-mistake-3 = She moved, but Sakoshi still sees her within three hexes. Look for a place where she is hidden or out of reach.
lesson-answers-1-refused-1 = Hurricane Strike is an action card: only on your own activation, with the active hero.

lesson-answers-2-say-1 = Now it is your Attack, and your rival has answered with Time Glitch. It lies on top, so it would happen first.
lesson-answers-2-say-2 = You may answer the answer. Unfamiliar Terrain takes a movement off the Stack.
lesson-answers-2-task = Make your Attack hit.
lesson-answers-2-praise = Last in, first out. That is the whole secret of the Stack.
lesson-answers-2-hint-1 = What lies on top resolves first. What if it were gone?
lesson-answers-2-hint-2 = Play Unfamiliar Terrain on Time Glitch, with Gulbjarn or with Sakoshi.
lesson-answers-2-mistake-1 = Time Glitch resolved first, Akhuti slipped into the reeds, and your Attack found nobody.
lesson-answers-2-refused-1 = Lifesteal is an action card: not while something is on the Stack.

lesson-answers-3-say-1 = Corjof attacks Haburat, who has 3 HP left and 2 mana. Testudo gives 2 armor; Time Glitch moves one hex.
lesson-answers-3-say-2 = Corjof is a mage: everything a mage does pierces armor.
lesson-answers-3-task = Keep Haburat alive.
lesson-answers-3-praise = You may be asked even when you can only pass: so nobody can read your hand from a pause.
lesson-answers-3-hint-1 = Armor is no help against a mage. Distance is.
lesson-answers-3-hint-2 = Play Time Glitch and step out of range.
lesson-answers-3-mistake-1 = Two more armor, and the mage’s feathers went straight through. Time Glitch is out of reach now: the mana is spent.
lesson-answers-3-mistake-2 = Haburat moved, but Corjof can see three hexes away. One step further would have done it.
lesson-answers-3-mistake-3 = 2 and 1 make 3, and Haburat had 3.

lesson-partners = Two against two
lesson-partners-aim = Partners share one side: they take turns, count as one and help each other.
lesson-partners-recall = You and your partner each led a card at the same token, costing 2 and 3. How much do they add?
lesson-partners-recall-1 = 3: only the highest of a side counts.
lesson-partners-recall-2 = 5.
lesson-partners-recall-3 = 2: only your own counts.

lesson-partners-1-say-1 = With four players, two play together against the other two. Sakoshi and Yami are yours, Corjof and Gulbjarn your partner’s: one side, one nexus, one victory.
lesson-partners-1-say-2 = Gulbjarn stands right beside Akhuti, who has 4 HP. If your side wastes this activation, she goes next and gets away.
lesson-partners-1-say-3 = Partners take turns to activate, and it is yours. But you may leave it to your partner; the next one is then yours again.
lesson-partners-1-task = See that Akhuti falls before she acts.
lesson-partners-1-praise = Gulbjarn struck, and your partner drew the card for it. The kill counts for your side.
lesson-partners-1-hint-1 = Who can reach Akhuti right now?
lesson-partners-1-hint-2 = Leave this activation to your partner.
lesson-partners-1-mistake-1 = Sakoshi is a whole lane away from Akhuti. When he is done, she acts.
lesson-partners-1-mistake-2 = Yami is a whole lane away from Akhuti. When Yami is done, she acts.

lesson-partners-2-say-1 = At a point your side counts as one: your heroes, your partner’s and the minions together. Here it is three of you against four.
lesson-partners-2-say-2 = Gulbjarn has Feral Vitality face down: it costs 3. Partners see each other’s cards, unless the table says otherwise. That makes six against four.
lesson-partners-2-say-3 = You would win by two, but three minions shield the tower. Sakoshi is the last to act and has one action point.
lesson-partners-2-task = Damage the tower.
lesson-partners-2-praise = Six against three, two minions left: one damage for the tower. In odd turns the first seat of a side is its captain and makes such choices, in even turns the second.
lesson-partners-2-hint-1 = A second Lead adds nothing. What would make them fewer?
lesson-partners-2-hint-2 = Attack a minion, then end the activation.
lesson-partners-2-mistake-1 = Only the highest Lead of a side counts, and that is your partner’s 3. Yours was wasted: still six against four.
lesson-partners-2-mistake-2 = Akhuti is hurt, but three minions still shield the tower.
lesson-partners-2-mistake-3 = Won by two, and there were three minions. One fewer, and the tower would have felt it.

lesson-partners-3-say-1 = The full game again. Sakoshi, an enemy this time, attacks your partner’s Corjof. Everybody may answer, clockwise from whoever acts; now you are asked.
lesson-partners-3-say-2 = Your partner’s heroes are friends in every text. Time Glitch moves a friend within three hexes of Haburat by one hex.
lesson-partners-3-task = Save Corjof.
lesson-partners-3-praise = You paid, your partner’s hero lives. What partners cannot do: spend each other’s mana, or play each other’s cards.
lesson-partners-3-hint-1 = Where would Sakoshi lose sight of Corjof?
lesson-partners-3-hint-2 = Play Time Glitch, choose Corjof and move him into the reeds on H8.
lesson-partners-3-mistake-1 = You passed, your partner held nothing, and Corjof fell. You were the only help.
lesson-partners-3-mistake-2 = Haburat was not the one in danger. The card can move your partner’s hero just as well.
lesson-partners-3-mistake-3 = Sakoshi still sees Corjof within three hexes. Look for a place where he is hidden or out of reach.
lesson-partners-3-refused-1 = Hurricane Strike is an action card: only on your own activation, with the active hero.

lesson-wide = The wide field
lesson-wide-aim = Three Lanes: gates, tokens that turn inwards, and two domes.

lesson-wide-1-say-1 = Three Lanes: west, middle and east, here with tokens 1, 2 and 3, two towers of 4 HP in each, and a dome on either side of the middle. The game lasts up to six turns.
lesson-wide-1-say-2 = The outer lanes are far from the nexus. So a hero may also start at a gate, behind an outer tower; from there one Move brings the token into sight.
lesson-wide-1-task = Win the west lane with Sakoshi.
lesson-wide-1-praise = Yami, beside the nexus, would have needed two turns for it. Choose the lane before you choose the start.
lesson-wide-1-hint-1 = The west lane stands at two against two. From where does Sakoshi see B5?
lesson-wide-1-hint-2 = Move to B7 and end the activation, then choose a minion to remove.
lesson-wide-1-mistake-1 = From there Sakoshi does not see the west token: two against two, and nothing moved.
lesson-wide-1-mistake-2 = Sakoshi stayed at the gate: two against two, and nothing moved.

lesson-wide-2-say-1 = Middle Breach lies open: whoever destroys the middle tower wins. Theirs, on H5, has 2 HP left.
lesson-wide-2-say-2 = Their east tower has fallen. Since then the east token has turned inwards, to the next building: it lies on I5, beside the middle tower.
lesson-wide-2-say-3 = The middle token on H8 is close enough, too. At each you are ahead by one, and each time one minion shields the tower.
lesson-wide-2-task = Win the game this turn.
lesson-wide-2-praise = Three against one, twice: one damage from each lane. Whoever stands between two lanes counts in both.
lesson-wide-2-hint-1 = Can Sakoshi see both tokens at once?
lesson-wide-2-hint-2 = Move to I8, then end the activation.
lesson-wide-2-mistake-1 = There Sakoshi sees only one of the two tokens: one damage, and the tower has 1 HP left.
lesson-wide-2-mistake-2 = There Sakoshi sees neither token. Both lanes were won by one, and that only removed minions.

lesson-wide-3-say-1 = The lanes are counted. Twin Kill lies open: whoever defeats two heroes in one turn wins.
lesson-wide-3-say-2 = There are two domes and one Wanderer. Each dome is won for itself, and its winner may call the Wanderer there, even if it has just acted elsewhere.
lesson-wide-3-task = Win the game with the Wanderer.
lesson-wide-3-praise = Called twice, two heroes down. Had each side won a dome, the Wanderer would have acted for both, one after the other.
lesson-wide-3-hint-1 = In each dome one of their heroes is worn out.
lesson-wide-3-hint-2 = Place the Wanderer on E6, Attack, end; then place it on K7 and Attack.
lesson-wide-3-mistake-1 = You did not call the Wanderer to the west dome, so Corjof stays.
lesson-wide-3-mistake-2 = The Wanderer left Corjof standing, and only one hero is left to fall in the east dome.
lesson-wide-3-mistake-3 = One is down. You have won the east dome as well, and could have called the Wanderer a second time.
lesson-wide-3-mistake-4 = The Wanderer came to the east dome, but Akhuti still stands.

# Puzzles: what each is about, the question, and the first hint
theme-finish = Sure finish
theme-finish-ask = The game can be won here and now.
theme-finish-hint = Look at the victory cards: which of them is one step from done?
theme-who-first = Who goes first
theme-who-first-ask = Which hero do you activate?
theme-who-first-hint = Whoever can decide something, or is about to be struck, acts first.
theme-strike = Strike
theme-strike-ask = One choice turns this game. Find it.
theme-strike-hint = Which enemy hero can be brought down with what you have left?
theme-shield = The shield
theme-shield-ask = What is worth most here?
theme-shield-hint = Minions hold the lane and shield the tower. Count both sides at the token.
theme-prey = The right prey
theme-prey-ask = Choose your target.
theme-prey-hint = Not only who is weakest: who stands where it hurts you, and who acts next?
theme-where-to-stand = Where to stand
theme-where-to-stand-ask = Where is the right place?
theme-where-to-stand-hint = Count range and sight for what you want to do next, and for what Bruno can do to you.
theme-which-action = Which action?
theme-which-action-ask = What should this hero do now?
theme-which-action-hint = An action can be used once in an activation, and a card costs mana. What must come first for the rest to work?

# What the coach of a first game says, once each.
coach-goals-title = Three ways to win
coach-goals = Three victory cards lie open, and one of them is enough. Choose the one that suits your heroes, and keep an eye on theirs.
coach-place-heroes-title = Where heroes start
coach-place-heroes = Your heroes start around the nexus. From the hexes in front a single Move already reaches a lane or the dome.
coach-mulligan-title = Keep or change
coach-mulligan = Keep cheap cards for the first turns: with one mana a hero plays one rune. Dear cards make strong Leads.
coach-activate-title = Who acts first?
coach-activate = Choose who acts first. A hero in danger, or one who can strike now, should not wait.
coach-main-title = Three actions
coach-main = Three actions, each at most once, and cards besides. Look at the lanes before you look at the enemy.
coach-flip-title = You choose the modifier
coach-flip = You choose which modifier counts. Both cards go to the discard pile.
coach-armor-title = Armor
coach-armor = Armor took some of it. Mages do not care about armor.
coach-enemy-down-title = One down
coach-enemy-down = One down, and a card for you. It comes back next to its nexus, later if it had acted already.
coach-hero-down-title = Your hero is down
coach-hero-down = That hurts, but your hero returns with full HP. Until then the lanes count one fewer.
coach-mana-left-title = Mana left
coach-mana-left = No action points left, but mana. A card can still be played before you end.
coach-led-title = A card face down
coach-led = A face-down card adds its cost to a lane. You will see it when the lanes are counted.
coach-last-to-act-title = The last to act
coach-last-to-act = The last activation of the turn sees everything. Use it to tip a lane.
coach-control-title = The lanes are counted
coach-control = Lanes are counted one by one: who sees the token, plus the highest Lead. The difference is what happens.
coach-token-near-title = The token came nearer
coach-token-near = They have pushed the token. Within three hexes of it, your tower can be damaged.
coach-building-title = A building is hit
coach-building = Towers fall by counting, never by swords. Minions that see the token take the damage first.
coach-tower-down-title = A tower has fallen
coach-tower-down = A tower has fallen, and the nexus behind it is open. No more minions come for its owner in that lane.
coach-outsider-title = The Wanderer
coach-outsider = Whoever won the dome acts with the Wanderer. It strikes hard and stays where it ends.
coach-provoked-title = It strikes back
coach-provoked = Hurt the Wanderer and the other side decides how it answers. Finish it, or stay away.
coach-condition-title = Conditions
coach-condition = Conditions last until the hero’s activation ends. One given to an Exhausted hero stays through its next activation.
coach-pillar-title = Pillars
coach-pillar = Taulot Worship at work: a pillar has been raised. Near pillars that faction is stronger, and a broken one may hurt whoever stands beside it.
coach-illusion-title = Illusions
coach-illusion = Nupten Worship at work: an illusion has been sent. Heroes near it share its owner’s gifts, and it can be struck down like a minion.
coach-marked-title = Marked
coach-marked = Kurumo Worship at work: a hero is Marked. That faction’s heroes do more to whoever is Marked.
coach-shapeshifted-title = Shapeshifted
coach-shapeshifted = Liothan Worship at work: a hero has become a beast. Its beast skills work as long as that lasts.
coach-reshuffled-title = A new deck
coach-reshuffled = The deck was empty, so the discard pile became the new one. All your modifiers are in it again.
coach-one-short-title = One step from winning
coach-one-short = Your rival is one step from a victory card. What would stop it?
coach-last-turn-title = The last turn
coach-last-turn = The last turn. If nobody wins, it is a draw.
coach-respond-title = You may answer
coach-respond = Something has been announced and has not happened yet. You may answer with a reaction, or let it be.
coach-only-pass-title = Only a pass
coach-only-pass = You are asked although you can only pass, so that nobody can read your hand. Turn on automatic passing if you like.
coach-on-top-title = Last in, first out
coach-on-top = Their card lies on top, so it resolves first. Would your own plan still work afterwards?
coach-cancelled-title = Gone, price and all
coach-cancelled = Nothing left to hit, or countered: it is gone, and so is its price.
coach-flux-title = Skytear Flux
coach-flux = Skytear Flux is yours because you go first: one mana and one card, once in the game.
