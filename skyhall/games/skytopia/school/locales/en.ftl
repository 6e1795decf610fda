# The words of the lessons.

# What learner and rival are called.
school-seat-0 = Cirrus
school-seat-1 = Halcyon

# The map of the course.
school-line = Every lesson is a storey. Finish a tower and it gets its roof.
school-open = Nothing is locked: a dashed storey can be opened at any time.
chapter-dial = The dial
chapter-towers = Towers
chapter-race = The race
chapter-winning = Winning

# What a newcomer knows after the course.
know-M1 = Your turn: finish what is due and use those towers, send one golem, and the market fills up again. Always in this order.
know-M2 = Each turn you send exactly one golem to a card of the market.
know-M3 = The face you give it is a place on the dial: it is done when that face comes to the pointer. A high number is not more, a low one not sooner.
know-M4 = Sooner is dearer: done in 1, 2, 3, 4 or 5 rounds costs 10, 6, 3, 1 or 0 coins. You pay first.
know-M5 = The card you send to works for you at once.
know-M6 = When your golem’s face is at the pointer, you take the card at the start of your turn and stack it on your tower of its colour.
know-M7 = Then that whole tower works, from the foundation up. So the next card of a tall tower is worth most.
know-M8 = A card may hold golems of everybody. The first to be done takes it; each rival golem there goes home with 3 coins.
know-M9 = On one card no two golems show the same face, and nobody may choose the face at the pointer.
know-M10 = Blue cards give points, gold ones coins; red ones turn golems; purple ones use other cards, trade or add.
know-M11 = Turning a golem one step brings it one round nearer. Never onto the pointer, never onto a face shown on that card; passing is fine.
know-M12 = The game ends one full round after the first deck runs out. What is not done by then only counts 1.
know-M13 = At the end: points so far, three guildmasters, 5 for a Laboratory, 1 for 5 coins, 1 for each golem still at work.
know-M14 = Guildmasters pay every player, and foundations count as cards.
know-M15 = If several towers work, you choose the order. Gains come by themselves, everything else may be skipped.
know-M16 = A card never moves the golems that stand on it.
know-M17 = A card added by an effect is built, but its tower does not work.
know-M18 = Echo Spire uses the top of any of your towers; Hall of Mirrors a card in the same row, or on the same level in your city. No card twice in a chain.
know-M19 = Your own further golems on a card you finish come home without coins.
know-M20 = The start marker goes round against the order of turns, so whoever was last may be first in the next round.
know-M21 = Your ability tile pays by itself when its condition is met.
know-M22 = A tie goes to the city with fewer cards, then to more coins left over.

lesson-send = Send a golem
lesson-send-aim = Choose a card, a round and its price.
lesson-send-recall = It is round 4, and you want a card in round 5. What does that cost?
lesson-send-recall-1 = 10 coins
lesson-send-recall-2 = 1 coin
lesson-send-recall-3 = Nothing

lesson-send-1-say-1 = You build a city in the sky, and the most prestige points win. Each turn you send one golem to work on a card of the market.
lesson-send-1-say-2 = The dial tells the rounds. It turns one notch each round, and what comes to “now”, the pointer, is due.
lesson-send-1-say-3 = Each round has its price: waiting is free, haste costs. Choose a card, then the round.
lesson-send-1-task = Send a golem to either card for nothing.
lesson-send-1-praise = It will be done in round 6, and it cost nothing. A golem is a die: it shows the face that the dial has at round 6.
lesson-send-1-hint-1 = Each round has its price on the dial.
lesson-send-1-hint-2 = Choose a card and round 6: five rounds to wait, no coins to pay.
lesson-send-1-mistake-1 = That cost a coin for one round less. The free round is the one that comes last: round 6.
lesson-send-1-mistake-2 = You paid to be quick. Look on the dial for the round with the price 0.
lesson-send-1-refused-1 = 1 is at the pointer right now, so no golem may be set to it.
lesson-send-1-refused-2 = Done next round costs 10 coins, and you have 5.

lesson-send-2-say-1 = Now you are in a hurry, and you have 8 coins.
lesson-send-2-task = Have a card done by round 3.
lesson-send-2-praise = Two rounds, six coins. The dial always tells you the round.
lesson-send-2-hint-1 = Find round 3 on the dial: what does it cost?
lesson-send-2-hint-2 = Choose round 3: it costs 6 coins.
lesson-send-2-mistake-1 = Free, but not done before round 6. Look on the dial for a round that comes sooner.
lesson-send-2-mistake-2 = Close: that one is done in round 4. One round sooner.
lesson-send-2-mistake-3 = That is done in round 5. Find round 3 on the dial.
lesson-send-2-refused-1 = Round 2 would cost 10 coins, and you have 8. Round 3 will do.

lesson-use = It works at once
lesson-use-aim = Sending a golem to a card is also using it.
lesson-use-recall = You have 2 coins and send to a card that gives 3. Can you choose a round that costs 3?
lesson-use-recall-1 = No, you pay first
lesson-use-recall-2 = Yes, the card pays for it
lesson-use-recall-3 = Only in the first round

lesson-use-1-say-1 = A card works for you the moment you send a golem to it.
lesson-use-1-say-2 = Blue cards give points and gold ones coins; red ones turn golems; purple ones use other cards, trade or add.
lesson-use-1-say-3 = Prestige points win the game, coins buy speed. Your purse is empty.
lesson-use-1-task = Make 3 points this turn.
lesson-use-1-praise = Three points for a free golem, and the Beacon is on its way to you as well.
lesson-use-1-hint-1 = Compare the points that the cards give.
lesson-use-1-hint-2 = Send to the Beacon for round 6: it costs nothing and gives 3 points.
lesson-use-1-mistake-1 = The Dome gives a point for each storey of your gold tower, and only its foundation stands. That made 1.
lesson-use-1-mistake-2 = Two coins and a point: useful, but not three points.
lesson-use-1-mistake-3 = That card gives 2 points. One card gives 3.

lesson-use-2-say-1 = You pay first, and only then does the card pay you. You have 1 coin.
lesson-use-2-task = End this turn with 3 coins or more, and have the card done by round 5.
lesson-use-2-praise = One coin out, three coins in, and a round saved.
lesson-use-2-hint-1 = Which card gives coins?
lesson-use-2-hint-2 = Send to the Mint for round 5: it costs your only coin and gives three.
lesson-use-2-mistake-1 = Four coins, but five rounds. You could afford to be one round quicker.
lesson-use-2-mistake-2 = The Beacon pays in points. For coins look at the gold card.
lesson-use-2-refused-1 = That round costs 3, and you have 1. The Mint’s coins come after you have paid.

lesson-done = A finished card
lesson-done-aim = See a tower work, and build where it is tall.
lesson-done-recall = On your gold foundation (1 coin) stands a Mint (3 coins), and you finish a Toll Bridge (2 coins, 1 point). How many coins do you get?
lesson-done-recall-1 = 6
lesson-done-recall-2 = 2
lesson-done-recall-3 = 3

lesson-done-1-say-1 = Your turn always goes like this: finish what is due and use those towers, send one golem, and the market fills up again.
lesson-done-1-say-2 = Your golem on the Beacon is due in round 3: its face, 5, comes to the pointer then.
lesson-done-1-task = Send another golem wherever you like, and then watch.
lesson-done-1-praise = The golem came home, the Beacon became the first storey of your blue tower, and the tower worked from the bottom up: 1 point, then 3.
lesson-done-1-hint-1 = Any card will do.
lesson-done-1-hint-2 = Send to the Mint for round 7, for nothing.

lesson-done-2-say-1 = Each time a tower gets a card, every storey works again.
lesson-done-2-task = Send a golem to the card that will bring you the most in the round it is done.
lesson-done-2-praise = The Garden alone gives a single point. On top of that tower it sets off 1, 3, 2 and 1: seven.
lesson-done-2-hint-1 = Where do your storeys stand?
lesson-done-2-hint-2 = The blue card: it makes the whole blue tower work again.
lesson-done-2-mistake-1 = Three coins now, and four when it is done. But another tower of yours is waiting to work.
lesson-done-2-mistake-2 = Two points now, and a small tower later. Which of your towers is already tall?

lesson-order = In which order?
lesson-order-aim = Choose which tower works first, and what to skip.
lesson-order-recall = May you refuse what a card offers?
lesson-order-recall-1 = Yes, whenever it asks
lesson-order-recall-2 = No, never
lesson-order-recall-3 = Only in the last round

lesson-order-1-say-1 = Two cards are done at once, and you choose which tower works first.
lesson-order-1-say-2 = Plain gains come by themselves. Whenever you are asked, you may say no.
lesson-order-1-say-3 = Gold makes coins; purple turns three coins into points. Your purse is empty.
lesson-order-1-task = Trade at least twice.
lesson-order-1-praise = First earn, then spend. If you skip the foundation’s trade and use the Counting House twice, you even get a point more.
lesson-order-1-hint-1 = What must you have before you can trade?
lesson-order-1-hint-2 = Gold tower first, then say yes to the trades.
lesson-order-1-mistake-1 = With an empty purse the purple tower had nothing to trade. Let the gold tower work first.
lesson-order-1-mistake-2 = One trade made, and three coins left over. You may trade again.
lesson-order-1-mistake-3 = You kept the coins. Three coins are worth more as points here.

lesson-race = Who finishes first
lesson-race-aim = Overtake, or profit from losing.
lesson-race-recall = You finish a card; your second golem on it and a rival’s come home. Who gets coins?
lesson-race-recall-1 = Only the rival, 3
lesson-race-recall-2 = Both of you, 3 each
lesson-race-recall-3 = Nobody

lesson-race-1-say-1 = Halcyon, your rival, will be done with the Beacon in round 4. Whoever is done first takes it.
lesson-race-1-say-2 = Every rival golem still there goes home with 3 coins. Further golems of your own go home without.
lesson-race-1-task = Get ahead of Halcyon.
lesson-race-1-praise = You will be done a round before Halcyon. That golem goes home with 3 coins for the trouble.
lesson-race-1-hint-1 = Halcyon is done in round 4. Which rounds come sooner?
lesson-race-1-hint-2 = Send to the Beacon for round 3, for 6 coins.
lesson-race-1-mistake-1 = Three points now, but Halcyon is done before you: your golem will come home with 3 coins and no card.
lesson-race-1-mistake-2 = A fine card, but the race is on the Beacon.
lesson-race-1-refused-1 = A golem shows 4 there already. On one card all faces are different.
lesson-race-1-refused-2 = Next round would cost 10. You only need to be one round quicker than Halcyon.

lesson-race-2-say-1 = Losing a race can be good business. Halcyon takes the Mint this very round, after your turn.
lesson-race-2-task = Your purse is empty. Have 6 coins by the time Halcyon sends.
lesson-race-2-praise = Three coins from the Mint, three more when it was taken from under you. And your golem is home already.
lesson-race-2-hint-1 = What do you get when somebody finishes a card you work on?
lesson-race-2-hint-2 = Send to the Mint for round 12: it pays now, and pays again when Halcyon takes it.
lesson-race-2-mistake-1 = Three points are not bad, but no coins came of it. Think of what an overtaken golem is paid.

lesson-turning = Turn the golems
lesson-turning-aim = What red cards do, and their limits.
lesson-turning-recall = You send to a Winding House where a golem of yours already works. Can it turn that golem?
lesson-turning-recall-1 = No, a card never moves the golems on it
lesson-turning-recall-2 = Yes
lesson-turning-recall-3 = Only onto the pointer

lesson-turning-1-say-1 = Red cards turn a golem that is already at work: fewer steps, done sooner.
lesson-turning-1-say-2 = Never onto the pointer, never onto a face shown on that card, though passing it is fine. And a card never moves the golems that stand on it.
lesson-turning-1-task = You are a round behind Halcyon on the Beacon. Get past.
lesson-turning-1-praise = Two steps took you past Halcyon’s 5 to 6. You are done next round, Halcyon a round later.
lesson-turning-1-hint-1 = One step is blocked. Two?
lesson-turning-1-hint-2 = Send to the Mainspring and turn your golem on the Beacon.
lesson-turning-1-mistake-1 = One step would set your golem to 5, and a golem shows 5 there, so nothing could be turned. Two steps would go past it.
lesson-turning-1-mistake-2 = The right card, and then you passed on it. Choose your golem on the Beacon.
lesson-turning-1-mistake-3 = That turns nothing. Look for a card that turns a golem two steps.
lesson-turning-1-refused-1 = A second golem there would cost 10. Turn the one you have.

lesson-turning-2-say-1 = Your red tower is about to work: its foundation turns a golem one step, and the Winding House another.
lesson-turning-2-task = Have the Beacon done next round.
lesson-turning-2-praise = Three rounds became one. Two effects may turn the same golem twice.
lesson-turning-2-hint-1 = You may turn the same golem twice.
lesson-turning-2-hint-2 = Choose the golem on the Beacon both times.
lesson-turning-2-mistake-1 = Half way: one step turned, one passed up. Use both on the Beacon.
lesson-turning-2-mistake-2 = You passed both times. Turning costs nothing here.
lesson-turning-2-refused-1 = One step would bring it to the pointer, and no golem may be turned onto the pointer. It is done next round anyway.

lesson-cards = Cards that use cards
lesson-cards-aim = What purple cards do.
lesson-cards-recall = A card was added by an effect to your gold tower. Does the tower work?
lesson-cards-recall-1 = No
lesson-cards-recall-2 = Yes
lesson-cards-recall-3 = Only its foundation

lesson-cards-1-say-1 = Echo Spire uses the top of one of your towers. You choose which.
lesson-cards-1-say-2 = Another purple card, Hall of Mirrors, uses a card in the same row instead, or on the same level in your city. No card works twice in one chain.
lesson-cards-1-task = Make 3 points with a purple card.
lesson-cards-1-praise = The Beacon worked again, although nobody touched it. The taller your city, the better an echo.
lesson-cards-1-hint-1 = Which of your towers has points on top?
lesson-cards-1-hint-2 = Send to the Echo Spire and choose the blue tower.
lesson-cards-1-mistake-1 = The Mint echoed: three coins. For points choose the blue tower.
lesson-cards-1-mistake-2 = You passed on the echo. Choose the tower whose top you want.
lesson-cards-1-mistake-3 = Two points from the red card; the purple one can do better.

lesson-cards-2-say-1 = Halcyon is done with the Beacon next round, long before you. The Sky Crane lifts a card your golem stands on straight into your city.
lesson-cards-2-task = Get the Beacon.
lesson-cards-2-praise = The Beacon is yours, and Halcyon gets 3 coins. The tower did not work, for only a finished card sets it off, but it stands for good.
lesson-cards-2-hint-1 = One card takes another without waiting.
lesson-cards-2-hint-2 = Send to the Sky Crane, then choose the Beacon.
lesson-cards-2-mistake-1 = The crane stood ready, and you let it pass. Choose the card your golem works on.
lesson-cards-2-mistake-2 = Three points, but Halcyon still takes the card next round. The crane could take it now.
lesson-cards-2-mistake-3 = Coins are fine, but the Beacon goes to Halcyon. Use the crane.

lesson-end = How it ends
lesson-end-aim = Guildmasters, last rounds and the final sum.

lesson-end-1-say-1 = A deck has run out in this round, so one more full round follows: this is round 8, and round 9 is the last. What is not done by then counts one point at most.
lesson-end-1-say-2 = Three guildmasters pay every player at the end, and foundations count as cards. They pay for sets of blue and gold, a tall tower, and different coats of arms on gold.
lesson-end-1-task = Send a golem to the card they will pay best, in time. You have 10 coins.
lesson-end-1-praise = From 6 to 12: a second set and a first coat. Foundations count, that is why one gold card is enough.
lesson-end-1-hint-1 = Compare what the guildmasters would pay you for each card.
lesson-end-1-hint-2 = The gold card, for round 9: it costs all your 10 coins.
lesson-end-1-mistake-1 = The right card, too late: it is not done by round 9. Coins are worth little at the end, so spend them.
lesson-end-1-mistake-2 = The tower would pay seven points, but the guildmasters only one more. The question was what they like best.
lesson-end-1-mistake-3 = None of the three looks at red here. Read their cards again.
lesson-end-1-refused-1 = 6 is at the pointer right now, so no golem may be set to it.

lesson-end-2-say-1 = The very last turn: 35 to 38. Five coins make one point, a golem at work one point, and a Laboratory would be worth 5.
lesson-end-2-say-2 = In a tie, the city with fewer cards wins, then the one with more coins left over.
lesson-end-2-task = Win the game.
lesson-end-2-praise = Six coins became six points, and nobody misses the coins now.
lesson-end-2-hint-1 = Seven coins are worth one point. Can they be worth more?
lesson-end-2-hint-2 = Send to the Counting House for nothing and trade twice.
lesson-end-2-mistake-1 = One trade brings you level, a shared win. What else would you spend coins on, in the last turn?
lesson-end-2-mistake-2 = The Counting House stood open, and the coins stayed in your purse, five for one point.
lesson-end-2-mistake-3 = That is not enough to catch up. Where do coins become points?

lesson-tile = Your tile
lesson-tile-aim = Know your own ability, and who begins.

lesson-tile-1-say-1 = This is your ability tile, Express Contract. It pays a point when a golem is sent for exactly 6 coins.
lesson-tile-1-task = Earn its point.
lesson-tile-1-praise = Six coins, one point on top, and a card in two rounds. Every tile has its moment: read yours before you send.
lesson-tile-1-hint-1 = The tile names a price.
lesson-tile-1-hint-2 = Any card, for round 3: it costs 6.
lesson-tile-1-mistake-1 = Free is not six. The tile looks at the price alone.
lesson-tile-1-mistake-2 = That cost less than six. Exactly six, says the tile.

lesson-tile-2-say-1 = One last thing: the start marker goes round against the order of turns. Last in this round may be first in the next.
lesson-tile-2-say-2 = You know the game now: off to a real one.

# Puzzles: what each is about, the question, and the first hint
theme-in-time = Just in time
theme-in-time-ask = The last round. What can still be done?
theme-in-time-hint = Count what each choice is worth when the game ends: points, guildmasters, coins and golems at work.
theme-their-nose = From under their nose
theme-their-nose-ask = Do something that Halcyon will not like.
theme-their-nose-hint = Whose golems are waiting on the cards of the market? A card can be taken from under them.
theme-chain = The chain
theme-chain-ask = Get the most out of this choice.
theme-chain-hint = One card can set another to work, and that one a third. Begin where the chain is longest.
theme-tower-order = Which tower?
theme-tower-order-ask = Which one should work?
theme-tower-order-hint = Add up what every storey gives, not only the topmost one.
theme-new-place = Move a golem
theme-new-place-ask = A golem may change its time or its place. What is best?
theme-new-place-hint = A golem that is turned or moved finishes at another time, or another card. Who finishes first takes it.
theme-at-once = A card at once
theme-at-once-ask = Which card do you take, if any?
theme-at-once-hint = A card that joins a tower at once needs no golem and no time. Which tower gains the most?
theme-send = Where to send
theme-send-ask = Where do you send your golem, and for which round?
theme-send-hint = Ask of every card who is first on it, when it will be done, and what it does the moment you send.

# What the coach of a first game says, once each.
coach-last-round-title = The last round
coach-last-round = This is the last round. A golem sent now is worth what its card gives at once, plus one point.
coach-deck-out-title = A deck is empty
coach-deck-out = A deck is empty, so one more round follows this one. Ask of every golem you send: will it be done in time?
coach-overtaken-title = Overtaken
coach-overtaken = Your rival was done first, and your golem came home with 3 coins. You had the use of the card when you sent it, so little is lost.
coach-tower-order-title = Which tower first?
coach-tower-order = Two towers are ready and you choose the order. Let the one that earns coins work before the one that spends them.
coach-stack-order-title = Two cards, one tower
coach-stack-order = Two cards for one tower: you choose which lies lower. Levels matter to the Hall of Mirrors, and the top to an Echo Spire.
coach-rotate-title = Turn a golem
coach-rotate = Pick the golem that should be done sooner. It cannot reach the pointer or a face already shown on its card.
coach-redirect-title = Change cards
coach-redirect = You may move a golem to another card; it keeps its face. Move it where nobody is ahead of it.
coach-recall-title = Call it home
coach-recall = You may call a golem home for coins. Do it with one that will lose its race.
coach-add-card-title = Built without waiting
coach-add-card = You may build a card without waiting. Its tower will not work now, but it will be taller next time.
coach-use-top-title = A card that uses another
coach-use-top = This card uses the top of one of your towers. Choose the one that gives most now.
coach-use-line-title = A card that mirrors
coach-use-line = This card uses another one in its line. Choose the one that gives most now.
coach-trade-title = Coins for points
coach-trade = Coins for points, if you like. Keep enough for your next golem.
coach-first-send-title = Send a golem
coach-first-send = Choose a card, then the round: the later, the cheaper. The preview shows the price and what the tower will give. One golem of yours is already at work.
coach-compare-title = Now and later
coach-compare = Compare cards by two things: what they give now, and what the whole tower gives when they are done.
coach-finished-title = Done!
coach-finished = Done! The card is on your tower, and the tower works from the bottom up.
coach-company-title = Two golems, one card
coach-company = Company on your card! Whoever finishes first takes it, and the others go home with 3 coins each. Compare the two notches.
coach-start-marker-title = Two turns in a row
coach-start-marker = The start marker has come round to you, so you have two turns in a row now.
coach-tile-pays-title = Your tile paid
coach-tile-pays = Your tile paid. It does so by itself, each time its condition is met.
coach-full-purse-title = A full purse
coach-full-purse = Your purse is full. Coins are for speed: at the end, five of them are just one point.
coach-last-golem-title = The last golem at home
coach-last-golem = Only one golem is left at home. The next to be done comes back in time, so send it without worry.
coach-thin-decks-title = The decks run thin
coach-thin-decks = A deck has two cards left or fewer. Start nothing that needs five rounds.
coach-game-over-title = How it was counted
coach-game-over = The table shows the track, guildmasters, coins and golems. Look for the line where most points were won.
