# The words of the lessons.

# What learner and rival are called.
school-seat-0 = Ada
school-seat-1 = Bruno

# The map of the course.
school-line = Every lesson is a card of your sky. Finish it and it turns blue.
school-open = Nothing is locked: a grey card can be opened at any time.
chapter-dice = Dice and paint
chapter-sky = Your sky
chapter-hope = Crown and hope
chapter-winning = Winning

# What a newcomer knows after the course.
know-M1 = A turn is one main action, then as many additional ones as you can pay for.
know-M2 = A card with every symbol done turns blue at once, pays, and its dice are rolled back into the pool.
know-M3 = A die goes from the pool onto an empty symbol of its colour and never moves again.
know-M4 = A die equal to its symbol or higher finishes it, and the surplus is yours in spots; a lower one leaves it undone.
know-M5 = One spot paints one of your dice one step up.
know-M6 = You win at once by Star or Firmament, otherwise by points.
know-M7 = There is one leader, taken from whoever has it.
know-M8 = A winged heart pays half the sum of all yours, but only if you have the leader at that moment, and never later.
know-M9 = Within the turn spots have no limit; at its end all above six are lost.
know-M10 = A Painter costs the price on the tile plus that of its place.
know-M11 = What a card pays can be spent at once, so cards finish each other.
know-M12 = Taking a card is free. You lay it at once and for good, and you may have three grey ones at most.
know-M13 = Where two cards lie side by side, their edges show the same figure.
know-M14 = Nothing lies above night or below grass.
know-M15 = Once a turn another die can be bought for the number it shows.
know-M16 = Grey is wild, and a cloud lets any die fit any colour.
know-M17 = You can take a cloud only while you have none; when the supply is empty, you steal one.
know-M18 = Star: five Painters and the leader at the end of your own turn.
know-M19 = Firmament: a 3×3 block of blue cards and the leader.
know-M20 = Once the deck is empty, a turn begun and ended with the leader ends the game.
know-M21 = Points: stars, Painters, halos, clouds by majority, hope (double with the leader), dice, spots.
know-M22 = Taking another card adds a heart to the one on the right; whoever takes that card gets them.
know-M23 = Half rings and half clouds pay when both cards are blue.
know-M24 = The more halo tokens are gone, the more the next one costs; each ring asks only once.
know-M25 = A Painter’s effect happens once, lasts for good, or counts at the end.

# What is answered where a stage has no answer of its own.
answer-1 = A new card, and your main action is gone. The task was another one.
answer-2 = A cloud is useful, but it was your main action.
answer-3 = One spot, and your main action is gone.
answer-4 = Your turn has ended, and the task is still open. Let us try again.

lesson-colours = First colours
lesson-colours-aim = A card asks for dice; the right die finishes it, a bigger one pays you.
lesson-colours-recall = A blue 6 goes on a symbol that wants a blue 2. What happens?
lesson-colours-recall-1 = You gain 4 spots and the symbol is done.
lesson-colours-recall-2 = Nothing: the number must match.
lesson-colours-recall-3 = The die stays a 6.

lesson-colours-1-say-1 = You paint a sky, card by card, and blue cards bring you closer to winning. This sketch, First Light, turns blue when every symbol on it is done.
lesson-colours-1-say-2 = Two symbols are ticked. The last one wants a yellow 4.
lesson-colours-1-say-3 = Each turn you choose one main action. Taking a die from the pool, which belongs to everybody, is one.
lesson-colours-1-task = Finish First Light.
lesson-colours-1-praise = Blue! The card pays 6 spots of paint at once, and its dice are rolled back into the pool for everyone.
lesson-colours-1-hint-1 = Which colour and number are still missing?
lesson-colours-1-hint-2 = Take the yellow 4 and put it on the last symbol of First Light.
lesson-colours-1-mistake-1 = The yellow 2 now sits on the symbol, but 2 is less than 4, so it is not done. A bigger die would have finished it.
lesson-colours-1-mistake-2 = You took a spot of paint. That was your one main action, and the card still waits for its yellow die.
lesson-colours-1-mistake-3 = A new sketch! But taking a card is a main action too, so First Light stays grey this turn.
lesson-colours-1-mistake-4 = A cloud is handy later. For now it used up your main action.
lesson-colours-1-refused-1 = No empty symbol of yours is blue. A die that has nowhere to go stays in the pool.

lesson-colours-2-say-1 = Swallow Dive wants a blue 1, a black 5 and an orange 4, in any order. A die that lies on a symbol stays there.
lesson-colours-2-say-2 = A die may be bigger than its symbol. It is turned down to the number, and every step left over is a spot for you.
lesson-colours-2-task = Earn five spots with one die.
lesson-colours-2-praise = Five spots, and the symbol is done. Low symbols are little treasure chests: keep them for high dice.
lesson-colours-2-hint-1 = The lower the symbol, the more of a high die is left over.
lesson-colours-2-hint-2 = Put the blue 6 on Swallow Dive’s blue 1.
lesson-colours-2-mistake-1 = The blue 1 is a perfect fit, so nothing is left over. Where is the gap between die and symbol widest?
lesson-colours-2-mistake-2 = Done, with 2 spots left over. There is a bigger blue die in the pool.
lesson-colours-2-mistake-3 = One step left over, one spot. A low symbol pays best for a high die.
lesson-colours-2-mistake-4 = One spot, always yours for the asking. A good die can bring five.

lesson-paint = A stroke of paint
lesson-paint-aim = After the main action spots raise dice, and one finished card pays for the next.
lesson-paint-recall = Your die shows 3 and its symbol wants 5. What does it cost to finish it?
lesson-paint-recall-1 = 2 spots.
lesson-paint-recall-2 = 5 spots.
lesson-paint-recall-3 = A second die.

lesson-paint-1-say-1 = The only yellow die shows 2, and the symbol wants 4. It may go there all the same.
lesson-paint-1-say-2 = After your main action you may do as many other things as you can pay for. Painting is one: a spot turns one of your dice one step up.
lesson-paint-1-task = Finish First Light this turn.
lesson-paint-1-praise = A low die is never useless; it just costs a little paint.
lesson-paint-1-hint-1 = First the die, then the paint.
lesson-paint-1-hint-2 = Take the yellow 2, put it on First Light, and paint it twice.
lesson-paint-1-mistake-1 = You painted the die to 3 and stopped one stroke short. You had a spot left for it.
lesson-paint-1-mistake-2 = The die lies there at 2. Your two spots would have carried it to 4 before the turn ended.
lesson-paint-1-mistake-3 = A third spot, but no die to paint. The main action had to bring the die.

lesson-paint-2-say-1 = Your main action is done, and two spots are left to paint with. First Light needs 2 more, Swallow Dive 3.
lesson-paint-2-say-2 = Each card pays when it turns blue, and that paint is yours to use at once.
lesson-paint-2-task = Finish both cards before the turn ends.
lesson-paint-2-praise = That chain is the heart of the game: finish one, and let it finish the next.
lesson-paint-2-hint-1 = Which of the two can you finish with what you have?
lesson-paint-2-hint-2 = Paint First Light twice; its 6 spots then paint Swallow Dive three times.
lesson-paint-2-mistake-1 = One stroke each, and neither is finished. Both on First Light would have paid you back at once.
lesson-paint-2-mistake-2 = Both spots went into Swallow Dive, and it still lacks one. Finish something first: it will pay for the rest.
lesson-paint-2-mistake-3 = You stopped with a card almost done. Nothing is lost, but nothing was earned.

lesson-second = A second die
lesson-second-aim = Once a turn another die can be bought for the number it shows.
lesson-second-recall = You need a red 5 and a white 1, both in the pool. Which one is your main action?
lesson-second-recall-1 = The red 5.
lesson-second-recall-2 = The white 1.
lesson-second-recall-3 = It makes no difference.

lesson-second-1-say-1 = Two symbols are empty, and both dice lie in the pool.
lesson-second-1-say-2 = Your main die is free. Once a turn, after it, you may buy another for as many spots as it shows.
lesson-second-1-task = Finish First Light this turn. You have two spots.
lesson-second-1-praise = Two dice in one turn: that is how cards are finished fast.
lesson-second-1-hint-1 = One die is free and one is bought. Which one would you rather not pay for?
lesson-second-1-hint-2 = Take the yellow 4 first, then buy the white 2 for two spots.
lesson-second-1-mistake-1 = The white 2 came free, so the yellow 4 would have cost 4 spots, and you have 2. Take the dear die free and buy the cheap one.
lesson-second-1-mistake-2 = Well begun. You still had two spots, just enough to buy the white 2.
lesson-second-1-mistake-3 = A spot is small change next to a free die.

lesson-lay = Lay your sky
lesson-lay-aim = Take a card and find it a place.
lesson-lay-recall = Three of your cards are still grey. May you take another?
lesson-lay-recall-1 = No, not before one is finished.
lesson-lay-recall-2 = Yes, for a spot.
lesson-lay-recall-3 = Yes, always.

lesson-lay-1-say-1 = Another main action: take one of three cards and lay it beside your own, upright, for good. You may have three grey cards at most.
lesson-lay-1-say-2 = Side by side, edges must agree: plain with plain, half a ring with half a ring, half a cloud with half a cloud. First Light has half a ring on its right.
lesson-lay-1-task = Lay a card that completes the ring.
lesson-lay-1-praise = When both cards are blue, a closed ring brings a treasure. We will come to that.
lesson-lay-1-hint-1 = Whose left edge shows half a ring?
lesson-lay-1-hint-2 = Take Sun Ring East or Hummingbird Waltz and lay it right of First Light.
lesson-lay-1-mistake-1 = Bumblebee fits there, but its sides are plain, so the ring stays open. Look for a card with half a ring on its left.
lesson-lay-1-mistake-2 = The right card! Above First Light its half ring meets nothing, though. It belongs on the right.
lesson-lay-1-mistake-3 = On this side two plain edges meet. The half ring is on the other side.
lesson-lay-1-refused-1 = A plain edge never meets half a ring.

lesson-lay-2-say-1 = Hearts are hope, the second thing you pay with. Whenever somebody takes another card, one heart is added to the card on the right.
lesson-lay-2-task = Collect three hope.
lesson-lay-2-praise = Three hope. An unloved card is sometimes the best one.
lesson-lay-2-hint-1 = The hearts come with the card they lie on.
lesson-lay-2-hint-2 = Take Swallow Dive, the card on the right, and lay it anywhere.
lesson-lay-2-mistake-1 = You passed over the card on the right, so a fourth heart lies on it now, for whoever takes it next.
lesson-lay-2-mistake-2 = A fine card, but the hope lies on the one to its right.
lesson-lay-2-mistake-3 = That is paint. Hope lies on the card on the right.

lesson-lay-3-say-1 = Red Planet has a night sky along its top. Nothing may ever lie above night, and nothing below grass.
lesson-lay-3-say-2 = One way to win is a block of three by three blue cards, so leave yourself room.
lesson-lay-3-task = Lay Red Planet where it blocks nothing beside First Light.
lesson-lay-3-praise = Night on top, grass at the bottom: then both are harmless.
lesson-lay-3-hint-1 = Where does night belong?
lesson-lay-3-hint-2 = Take Red Planet and lay it above First Light.
lesson-lay-3-mistake-1 = It fits, but the place above it is now closed for good. On top of your sky, night is in nobody’s way.
lesson-lay-3-mistake-2 = Swallow Dive has no night at all. This time it is about Red Planet, on the right.
lesson-lay-3-refused-1 = Its night edge would touch First Light from below.

lesson-colour = Any colour you like
lesson-colour-aim = Grey dice are wild; a cloud lets any die take any place.
lesson-colour-recall = When may you take a cloud as your main action?
lesson-colour-recall-1 = Only while you have none.
lesson-colour-recall-2 = Always.
lesson-colour-recall-3 = Only if the pool is empty.

lesson-colour-1-say-1 = No yellow die is left. Grey dice are wild: they stand in for any colour.
lesson-colour-1-task = Finish First Light.
lesson-colour-1-praise = There are only four grey dice. People fight for them.
lesson-colour-1-hint-1 = Grey goes anywhere.
lesson-colour-1-hint-2 = Take the grey 5 for the yellow 4.
lesson-colour-1-mistake-1 = Wild in colour, not in number: 2 is still less than 4, and you have no spots to paint with.
lesson-colour-1-mistake-2 = A spot can wait. A wild die that fits will not lie there for long.
lesson-colour-1-refused-1 = White does not fit the yellow symbol, and you have no cloud to change it.

lesson-colour-2-say-1 = No yellow, no grey, but you have a cloud. Pay it, and a die of any colour may take the place.
lesson-colour-2-task = Finish First Light.
lesson-colour-2-praise = With no cloud in hand you may take one as your main action; when the supply is empty, you steal one.
lesson-colour-2-hint-1 = Any colour will do now. Which number do you need?
lesson-colour-2-hint-2 = Take the blue 5 and put it on the yellow 4; the cloud is paid by itself.
lesson-colour-2-mistake-1 = The cloud changed the colour, but a 3 is still less than 4. It was worth a bigger die.
lesson-colour-2-mistake-2 = You kept the cloud. Here it would have bought a whole card.
lesson-colour-2-refused-1 = You may take a cloud only while you have none.

lesson-crown = Crown before hearts
lesson-crown-aim = Winged hearts pay only whoever has the leader at that moment.
lesson-crown-recall = You finish a card with a winged heart of 6 while a rival has the crown. How much hope do you gain?
lesson-crown-recall-1 = None, though the heart counts in later sums.
lesson-crown-recall-2 = 3.
lesson-crown-recall-3 = 6.

lesson-crown-1-say-1 = The crown is the leader: there is one, and finishing a card with a crown takes it from whoever has it.
lesson-crown-1-say-2 = Comet Kite carries a winged heart of 8. When it turns blue while the crown is yours, you gain half of all your winged hearts added up.
lesson-crown-1-task = Each card needs one more spot, and you have two. Finish both and gain six hope.
lesson-crown-1-praise = 8 and First Light’s 4 make 12, and half of that is 6 hope. Every winged heart you collect makes the next one richer.
lesson-crown-1-hint-1 = What must be yours before a winged heart pays?
lesson-crown-1-hint-2 = Paint Swallow Dive first, then Comet Kite.
lesson-crown-1-mistake-1 = Comet Kite turned blue while your rival wore the crown, so its heart slept and paid nothing. It will not pay later either.
lesson-crown-1-mistake-2 = The crown is yours, well done. Comet Kite was one stroke away from six hope.

lesson-painters = Hire a Painter
lesson-painters-aim = Painters cost spots and hope; paint above six is lost at the end of the turn.
lesson-painters-recall = Your turn ends with 11 spots. How many do you keep?
lesson-painters-recall-1 = 6.
lesson-painters-recall-2 = 11.
lesson-painters-recall-3 = None.

lesson-painters-1-say-1 = A Sky Painter costs spots and hope: the price on its tile and a little for its place in the row, least on the right.
lesson-painters-1-say-2 = Within your turn you may hold any number of spots. When it ends, all above six are lost.
lesson-painters-1-task = Hire a Sky Painter.
lesson-painters-1-praise = Finish, then spend, all in one turn. Painters are worth points, bend rules for you, and five of them can win the game.
lesson-painters-1-hint-1 = Five spots are missing. What could pay them this turn?
lesson-painters-1-hint-2 = Paint First Light once; with its 6 spots hire the Painter on the right.
lesson-painters-1-mistake-1 = Nine spots went into the night and six came out. One stroke on First Light would have made them fourteen.
lesson-painters-1-mistake-2 = Fourteen spots, and eight of them were lost. Sky Levitt Alpha costs just fourteen, with four hope.
lesson-painters-1-refused-1 = Sky Levitt Alpha costs 14 spots and 4 hope here; 5 spots are missing.

lesson-painters-2-say-1 = Sky Cotton works for you now. Some Painters work once, when they arrive, some for good, and some at the end.
lesson-painters-2-say-2 = Cotton works for good: two hope fill an empty white symbol, without any die.
lesson-painters-2-task = Finish First Light without a die.
lesson-painters-2-praise = Every Painter is a small new rule on your side.
lesson-painters-2-hint-1 = Cotton takes payment in hearts.
lesson-painters-2-hint-2 = Pay two hope onto the white symbol of First Light.
lesson-painters-2-mistake-1 = You kept your two hope. Here they were worth a whole card.

lesson-rings = Rings and clouds
lesson-rings-aim = A figure of two halves pays when both cards are blue.
lesson-rings-recall = Two halo spaces are empty already. Is the next token free?
lesson-rings-recall-1 = No: 3 spots and 1 hope.
lesson-rings-recall-2 = Yes, always.
lesson-rings-recall-3 = No: 2 spots.

lesson-rings-1-say-1 = Weathercock and Morning Mist share a ring, a halo. Once both are blue, you may take one of these halo tokens, this once.
lesson-rings-1-say-2 = The first token of the game is free, and each one after it costs more. Weathercock brings the crown as well.
lesson-rings-1-task = Close the ring and end up with at least nine hope.
lesson-rings-1-praise = The chance comes once for each ring. If you cannot pay at that moment, it is gone.
lesson-rings-1-hint-1 = Finish the grey half of the ring, then compare what the tokens pay right now.
lesson-rings-1-hint-2 = Put the blue 6 on Weathercock, then take Heartbeat.
lesson-rings-1-mistake-1 = Faith is a winged heart of 10: with Morning Mist’s 4 that makes 14, and half of it is 7. Good for later, but not nine now.
lesson-rings-1-mistake-2 = Ink pays 8 spots of paint. It was hope you were after.
lesson-rings-1-mistake-3 = Honor is 15 points at the end, and no hope today.
lesson-rings-1-mistake-4 = Connection lets you lay cards as if rings were plain edges. It pays nothing today.
lesson-rings-1-mistake-5 = You let the token go, and this ring will not ask again.
lesson-rings-1-mistake-6 = The blue 2 is too low, and there is no paint to raise it. The ring stays open.

lesson-rings-2-say-1 = Half clouds work in the same way: both cards blue, and a cloud is yours.
lesson-rings-2-say-2 = Two grey cards each need one more die.
lesson-rings-2-task = Win a cloud.
lesson-rings-2-praise = If you finished Swallow Dive first and bought the second die: bravo, the crown woke the heart as well.
lesson-rings-2-hint-1 = Which grey card touches the other half of the cloud?
lesson-rings-2-hint-2 = Put the white 4 on Comet Kite.
lesson-rings-2-mistake-1 = Swallow Dive is blue and the crown is yours. It has no half cloud, though: Comet Kite has, and its die was there to be bought.
lesson-rings-2-mistake-2 = A cloud, but it took your whole main action. Comet Kite would have given one on top of its paint.
lesson-rings-2-mistake-3 = A spot. Both cards still wait.

lesson-wins = Two quick victories
lesson-wins-aim = Five Painters, or a block of nine, and the crown.

lesson-wins-1-say-1 = Star victory: end your turn with five Painters and the crown, and the game is yours.
lesson-wins-1-say-2 = You have four Painters, and your rival wears the crown.
lesson-wins-1-task = Win the game this turn.
lesson-wins-1-praise = Star victory! It counts only at the end of your own turn.
lesson-wins-1-hint-1 = Two things are missing, and you can pay for both.
lesson-wins-1-hint-2 = Paint Swallow Dive once and hire Sky Fugaz, in either order.
lesson-wins-1-mistake-1 = Five Painters, but the crown is still across the table. Swallow Dive lacked one stroke.
lesson-wins-1-mistake-2 = The crown is yours with four Painters. Sky Fugaz on the right was within your means.

lesson-wins-2-say-1 = Firmament victory: a block of three by three blue cards, and the crown. Cards around it do not matter.
lesson-wins-2-say-2 = The crown is already yours.
lesson-wins-2-task = Win the game this turn.
lesson-wins-2-praise = Firmament victory! Watch your rivals’ blocks as well as your own.
lesson-wins-2-hint-1 = Eight of the nine are blue. Which is the ninth?
lesson-wins-2-hint-2 = Put the blue 3 on Swallow Dive, then end your turn.
lesson-wins-2-mistake-1 = Parrot Parade pays handsomely, but it lies outside the block. The ninth card was Swallow Dive.
lesson-wins-2-mistake-2 = A spot, with the victory one die away.

lesson-last = The last page
lesson-last-aim = When the deck is empty, whoever keeps the crown for a whole turn ends the game.

lesson-last-1-say-1 = The deck is empty: the Critical Phase. You began this turn with the crown, and if you still have it at the end, the game is over and points decide.
lesson-last-1-say-2 = Stars, Painters, halos, hope (double with the crown), dice and spots all count. Most clouds are worth 15 points, and whoever ties for most gets all 15.
lesson-last-1-task = Win on points. You are behind.
lesson-last-1-praise = You know all you need. Time for a real game!
lesson-last-1-hint-1 = Compare the points: where do you have nothing, and your rival fifteen?
lesson-last-1-hint-2 = Take a cloud, then end your turn.
lesson-last-1-mistake-1 = One more die is one more point, and two spots left over are another. A cloud was worth fifteen.
lesson-last-1-mistake-2 = A point for the die and one for the paint: not nearly enough. A cloud was worth fifteen.
lesson-last-1-mistake-3 = Two spots make one point. Your rival has 15 for a single cloud.

# Puzzles: what each is about, the question, and the first hint
theme-last-page = Last page
theme-last-page-ask = The game is about to end. Make it end well.
theme-last-page-hint = Count the points of both sides after each choice, clouds and halos included.
theme-hearts = Hearts pay hearts
theme-hearts-ask = Make the most of this turn.
theme-hearts-hint = A Painter with a winged heart adds to your sum, and that may pay at once. What can you hire?
theme-two-keys = Two keys
theme-two-keys-ask = Make the most of this turn.
theme-two-keys-hint = Look at the Painters you can pay for now, and at what each would do for you.
theme-which-halo = Which halo?
theme-which-halo-ask = Which halo is for you?
theme-which-halo-hint = Some halos pay at once, others as long as you have them. What do you need most right now?
theme-crown = The crown decides
theme-crown-ask = One choice turns this game. Find it.
theme-crown-hint = Which of your cards would bring the crown, and what wakes up with it?
theme-order = Order
theme-order-ask = Make the most of this turn.
theme-order-hint = A card is nearly done. Where do your spots finish something, and what comes first?
theme-turn-blue = Turn it blue
theme-turn-blue-ask = Make the most of this choice.
theme-turn-blue-hint = Which of your cards can be finished now, and which reward is worth the most?
theme-which-symbol = Which symbol?
theme-which-symbol-ask = You have a die in hand. Where does it belong?
theme-which-symbol-hint = Look at which card comes nearer to being done, and at what the other symbols will need.
theme-which-action = Which action?
theme-which-action-ask = What is your best choice?
theme-which-action-hint = Think of the turn as a whole: what should your sky look like at its end?

# What the coach of a first game says, once each.
coach-first-turn-title = One main action
coach-first-turn = One main action to begin with: a die, a card, a cloud or a spot. If a die fits well, it is rarely wrong.
coach-surplus-title = Steps left over
coach-surplus = The steps left over became spots. Low symbols for high dice: that is where paint comes from.
coach-too-low-title = Too low, and fine
coach-too-low = This die is too low, and that is fine. Paint it with spots when you need the card.
coach-extras-title = Now the extras
coach-extras = Now the extras: paint, buy one die, hire a Painter, in any order. When nothing is worth it, end your turn.
coach-first-blue-title = A blue card
coach-first-blue = Your first blue card! What it pays is yours this very moment, so look what else you can finish.
coach-chain-title = A chain
coach-chain = Two in one turn: that is a chain. Holding a card almost done until its partner is ready often pays.
coach-heart-slept-title = A heart that slept
coach-heart-slept = The winged heart slept, since the crown was not yours. It still counts in the sum when another one wakes.
coach-heart-woke-title = A heart that woke
coach-heart-woke = Half of all your winged hearts, paid in hope. The next one will pay more.
coach-crown-mine-title = The crown is yours
coach-crown-mine = The crown is yours until somebody takes it. Finish a winged heart while you have it.
coach-crown-gone-title = The crown has gone
coach-crown-gone = The crown has gone. A card with a crown, some Painters and one halo token bring it back.
coach-six-spots-title = More than six spots
coach-six-spots = You have more spots than you may keep: the rest are lost at the end of the turn. Paint, buy or hire.
coach-can-hire-title = A Painter for hire
coach-can-hire = You can pay for a Painter. Five of them and the crown win the game.
coach-rival-hired-title = Your rival hired
coach-rival-hired = Your rival has hired a Painter. Count them: at five, the crown decides.
coach-hope-gathers-title = Hope is gathering
coach-hope-gathers = Hope is gathering on the right card. Even a plain card may be worth taking for it.
coach-three-grey-title = Three grey cards
coach-three-grey = Your three places are full. Finish a card before you take another one.
coach-nothing-fits-title = Nothing fits
coach-nothing-fits = Nothing fits this time. A cloud makes any die fit next turn.
coach-ring-title = A ring is closed
coach-ring = A ring is closed, and it asks only once. Compare what each token pays now and later.
coach-ring-unpaid-title = A ring not paid
coach-ring-unpaid = The ring is closed, but you could not pay for a token. Keep a few spots when a ring is near.
coach-refilled-title = Dice come back
coach-refilled = The pool was empty, so finished dice were replaced by squares and rolled again. The squares keep your symbols done.
coach-extra-turn-title = One more turn
coach-extra-turn = One more turn after this one, complete with its own main action.
coach-asked-by-painter-title = A Painter asks
coach-asked-by-painter = A rival’s Painter asks something of you. Give what hurts least, or let them have their gain.
coach-dared-title = A Painter dares you
coach-dared = A rival’s Painter dares you. Give up the dice, or let them have their gain.
coach-six-block-title = Six in a block
coach-six-block = Six blue cards in one block of nine. From here Firmament is in sight.
coach-thin-deck-title = The deck runs out
coach-thin-deck = The deck is nearly empty. Soon whoever keeps the crown for a whole turn can end the game.
coach-critical-title = The Critical Phase
coach-critical = The Critical Phase: from now on the crown ends the game. Open the points and see who would like that.
coach-standstill-title = A standstill
coach-standstill = Nobody has moved the game on for a while. If that lasts, it ends as it stands.
