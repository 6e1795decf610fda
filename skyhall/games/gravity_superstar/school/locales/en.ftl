# The words of the lessons.

# What learner and rival are called.
school-seat-0 = Nova
school-seat-1 = Comet

# The map of the course.
school-line = Every lesson is a star to collect. Collect a whole chapter and its door opens.
school-open = Nothing is locked: a dashed platform can be opened at any time.
chapter-falls = First falls
chapter-space = Every way is down
chapter-stars = Stars and cards
chapter-rivals = Rivals

# What a newcomer knows after the course.
know-M1 = Your feet say where “down” is. After every move you fall that way until a platform stops you.
know-M2 = You take what lies in every space you pass through, not only where you stop.
know-M3 = A turn is one action: a simple move, a special move, or taking your cards back.
know-M4 = Any card laid face down is a simple move: one space to your left or right.
know-M5 = Face up, a card does what it says: Long Jump two aside, High Jump one up and one aside, Drop through your floor, Rotate, Wild as any of them.
know-M6 = Left, right and up are the pawn’s, not the screen’s.
know-M7 = Platforms hold and block on both sides. A move that would cross one cannot be made; only Drop goes through, and only through your own floor.
know-M8 = Rotate changes your down; then you fall the new way, if nothing holds you.
know-M9 = The board has no edge: out on one side, in on the other, falls too.
know-M10 = A star is 1 point, every pair of one colour 1 more, a Replay token 1.
know-M11 = A played card stays before you until you take all of them back, which is your action. The fifth card brings all five home for free.
know-M12 = Move or fall through a rival: they are off the board and you take a star or a token of theirs.
know-M13 = Pawns never block, and nobody is safe: look where rivals can pass before you stop.
know-M14 = Off the board you come in on your next turn through the open door, feet as the door says, with all five cards.
know-M15 = A replay place with no star and no rival’s pawn on it pays a token each time you enter it.
know-M16 = After your action one token buys one more, once a turn, with the cards still in hand.
know-M17 = A star on a replay place is just a star; the token is for the next one who comes by.
know-M18 = The game ends after a round with few stars left (with two players: 4), so everybody has had the same number of turns.
know-M19 = If points are equal, fewer tokens win.
know-M20 = The Open Door pawn moves on to the next free door whenever somebody enters its space.
know-M21 = A card that lies face up before a rival cannot be played by them now; what lies face down is anybody’s guess.
know-M22 = Drop stops at the next floor. On a line with a single platform it takes you all the way round to where you were.

lesson-feet = Feet first
lesson-feet-aim = Move, fall, and take what you pass.

lesson-feet-1-say-1 = You collect stars. Whoever has the most points at the end wins.
lesson-feet-1-say-2 = This is Nova. The little arrow shows where her feet are: after every move she falls that way until something holds her.
lesson-feet-1-say-3 = Lay any card face down to take one step.
lesson-feet-1-task = Bring Nova to the blue star.
lesson-feet-1-praise = One step, one fall, one star. Every move in this game ends with a fall.
lesson-feet-1-hint-1 = Which side of her has no floor one space further on?
lesson-feet-1-hint-2 = Lay any card face down and step left: d5 has no floor, so she falls to d6.
lesson-feet-1-mistake-1 = That took you to f5, where a floor holds you. The star lies on the other side.
lesson-feet-1-mistake-2 = Drop goes through the floor under your feet. Here one small step aside is enough.
lesson-feet-1-mistake-3 = Now your feet point another way, so you fell that way. Keep your feet where they are and step.
lesson-feet-1-mistake-4 = That was a jump, and it led past the star. Try a single step with a card face down.

lesson-feet-2-say-1 = Two stars hang straight below her, with a floor in the way. One card goes through floors.
lesson-feet-2-task = Take both stars with one card.
lesson-feet-2-praise = You fell through the first star and landed on the second. Passing is taking.
lesson-feet-2-hint-1 = Stay in this column.
lesson-feet-2-hint-2 = Play Drop: it takes you through the floor, and you fall past d4 to d6.
lesson-feet-2-mistake-1 = You stepped off and fell down the next column. The stars are right below where you stood.
lesson-feet-2-mistake-2 = You turned, but the floor you stood on is still in the way. Go through it.
lesson-feet-2-mistake-3 = That leads away from the stars. They hang straight below your feet.

lesson-cards = One card, two uses
lesson-cards-aim = Face down, a card is a step; face up, it is a trick of its own.
lesson-cards-recall = You lay Long Jump face down and go left. How many spaces do you walk?
lesson-cards-recall-1 = One
lesson-cards-recall-2 = Two
lesson-cards-recall-3 = As many as you like

lesson-cards-1-say-1 = Your turn is one action: a step, a trick, or taking your cards back.
lesson-cards-1-say-2 = Each card can be a plain step, face down, or its own trick, face up. Wild can be any of the others.
lesson-cards-1-say-3 = Long Jump goes two spaces to the side before you fall.
lesson-cards-1-task = Take both stars with one card.
lesson-cards-1-praise = Two to the side, then down the column. The card now lies face up: everybody knows you have used it.
lesson-cards-1-hint-1 = How many spaces away is the column with the stars?
lesson-cards-1-hint-2 = Play Long Jump face up, to the right.
lesson-cards-1-mistake-1 = Face down, a card is worth one step only, whatever it shows. Play it face up.
lesson-cards-1-mistake-2 = One star, nicely done, but now your feet point sideways and e5 is out of your way. Keep your feet and jump.
lesson-cards-1-mistake-3 = There is nothing to take that way. The stars are in the column two to your right.

lesson-cards-2-say-1 = High Jump is one up, then one to the side. The whole way must be free: a platform in between rules the move out.
lesson-cards-2-task = Take both stars with one card.
lesson-cards-2-praise = Both stars in your pocket. Below there is no floor: you fell out at the bottom and in again at the top. More on that soon.
lesson-cards-2-hint-1 = You need to go up first.
lesson-cards-2-hint-2 = Play High Jump to the right: k5, then l5.
lesson-cards-2-mistake-1 = You fell upwards into one star. A jump would have passed both.
lesson-cards-2-mistake-2 = You went by underneath. The stars are one row above you.
lesson-cards-2-refused-1 = See the platform on the left of k5? No step may cross one, so this jump cannot even be tried.

lesson-turning = Turn yourself
lesson-turning-aim = Rotate, and know whose left is left.
lesson-turning-recall = A pawn’s feet point to the top of the screen. Where is its left?
lesson-turning-recall-1 = Right on the screen
lesson-turning-recall-2 = Left on the screen
lesson-turning-recall-3 = Up

lesson-turning-1-say-1 = Rotate turns you on the spot. Then your new down pulls.
lesson-turning-1-task = The star hangs above you. Make “up” your new “down”.
lesson-turning-1-praise = Up is the new down. From now on you fall towards the top of the screen.
lesson-turning-1-hint-1 = Your feet should point at the star.
lesson-turning-1-hint-2 = Play Rotate, half a turn.
lesson-turning-1-mistake-1 = You turned, but a platform holds you on that side, so nothing happened. Try the other turns.
lesson-turning-1-mistake-2 = A quarter turn makes you fall sideways. The star is straight above: how far must your feet turn?
lesson-turning-1-mistake-3 = Jumping only takes you past it. Let yourself fall to it.

lesson-turning-2-say-1 = Now your feet point to the right of the screen. So your own left is down here.
lesson-turning-2-task = One plain step takes the star. Which way?
lesson-turning-2-praise = Left for the pawn, down for you. Turn the board in your mind until the pawn stands on its feet, and it is easy.
lesson-turning-2-hint-1 = Tilt your head until the pawn stands upright.
lesson-turning-2-hint-2 = Step left with any card: c4, and from there you fall to d4.
lesson-turning-2-mistake-1 = You turned the pawn instead of walking it. Keep the feet where they are.
lesson-turning-2-mistake-2 = Right direction, one space too far: at c5 a platform holds you. Walk, do not jump.
lesson-turning-2-mistake-3 = That is not its left. Picture yourself standing with your feet to the right of the screen.
lesson-turning-2-refused-1 = Your right is up the screen, and there is a platform. The star lies the other way.

lesson-rim = No edge
lesson-rim-aim = Out on one side, in on the other.
lesson-rim-recall = You drop through the only platform on your line. Where do you stop?
lesson-rim-recall-1 = Where you were
lesson-rim-recall-2 = At the rim
lesson-rim-recall-3 = Nowhere: you keep falling

lesson-rim-1-say-1 = Out at the bottom, in at the top: this board is a ring both ways.
lesson-rim-1-task = Both stars are in the column to your right. Get there from below.
lesson-rim-1-praise = You left at the bottom of column e and came back in at its top.
lesson-rim-1-hint-1 = e6 has no floor.
lesson-rim-1-hint-2 = Step right: you fall out at the bottom and in again at the top.
lesson-rim-1-mistake-1 = You jumped onto the green star from the side. One row lower you would have fallen through both.
lesson-rim-1-mistake-2 = Round the rim you went, but down your own column. The stars are one to the right.
lesson-rim-1-mistake-3 = That way does not pass column e from the top. What happens if you step off to the right?

lesson-rim-2-say-1 = It works sideways too.
lesson-rim-2-say-2 = Falls go round as well. Drop takes you to the next floor, and on a line with a single platform that is the one you started from.
lesson-rim-2-task = Take both stars with one card.
lesson-rim-2-praise = You fell to the right, over the rim, and in on the left. There is no far side on this board.
lesson-rim-2-hint-1 = Make the row your way down.
lesson-rim-2-hint-2 = Rotate left: your feet point to the right of the screen.
lesson-rim-2-mistake-1 = One star, and then a floor. To reach a1 in one go you have to fall along the row.
lesson-rim-2-mistake-2 = You fell the other way along the row. Turn your feet towards the stars.
lesson-rim-2-mistake-3 = You passed the yellow star and then fell down. Fall along the row instead.
lesson-rim-2-mistake-4 = That leaves the top row. Both stars lie in it.

lesson-pairs = What counts
lesson-pairs-aim = Two stars of one colour are worth more than two alone.
lesson-pairs-recall = Three pink stars and a white one: how many points?
lesson-pairs-recall-1 = 5
lesson-pairs-recall-2 = 4
lesson-pairs-recall-3 = 6

lesson-pairs-1-say-1 = A star is worth one point, and two of the same colour are worth three.
lesson-pairs-1-say-2 = You own a blue and a green star. More than one way here brings two stars, but only one brings four points.
lesson-pairs-1-task = Find the four points.
lesson-pairs-1-praise = Two stars, two pairs, four points. Before each move ask which colours you are short of.
lesson-pairs-1-hint-1 = Which colours do you own one of?
lesson-pairs-1-hint-2 = Long Jump to the right: blue on e2, green on e5.
lesson-pairs-1-mistake-1 = Two stars, two points, and no pair. Look for the colours you already own.
lesson-pairs-1-mistake-2 = Blue makes a pair, well seen. There is a way that takes the green one too.
lesson-pairs-1-mistake-3 = There is no star that way. Count what each path would bring before you play.

lesson-replay = Once more
lesson-replay-aim = Earn a token and spend it.
lesson-replay-recall = A star lies on a replay place, and you fall through. What do you get?
lesson-replay-recall-1 = The star
lesson-replay-recall-2 = The star and a token
lesson-replay-recall-3 = The token

lesson-replay-1-say-1 = This loop is a replay place. Uncovered, it pays a token to everyone who comes by, again and again.
lesson-replay-1-say-2 = A star on it covers it: take the star, and the token is for the next one who comes by.
lesson-replay-1-say-3 = After your action a token buys one more.
lesson-replay-1-task = Take both stars this turn.
lesson-replay-1-praise = Earned on the way, spent at once. Kept, the token would have been a point; here it bought a star.
lesson-replay-1-hint-1 = The order matters: which star has a token on the way?
lesson-replay-1-hint-2 = Step left through b4, spend the Replay token, then step right.
lesson-replay-1-mistake-1 = One star, but no token that way, so your turn is over. Pass the replay place first.
lesson-replay-1-mistake-2 = You have a token and stopped. Say yes to the second action.
lesson-replay-1-mistake-3 = Good plan, but the second action missed c6. From b5 it is one step and a fall.
lesson-replay-1-mistake-4 = There is no star and no token that way. Column b has both.

lesson-five = Five cards
lesson-five-aim = Know when your cards come back to you.
lesson-five-recall = Four cards lie before you. What is the cheapest way to get all five back?
lesson-five-recall-1 = Play the fifth
lesson-five-recall-2 = Take them back
lesson-five-recall-3 = Wait a turn

lesson-five-1-say-1 = Cards you have played lie before you and cannot be used. Taking them back is your whole turn.
lesson-five-1-say-2 = Unless you play the fifth: then all five come home for free.
lesson-five-1-task = Get your cards back, and both stars as well.
lesson-five-1-praise = Five cards and two stars in one turn. Counting to five saves you a turn each time round.
lesson-five-1-hint-1 = What happens when the last card leaves your hand?
lesson-five-1-hint-2 = Play Long Jump face up, to the left.
lesson-five-1-mistake-1 = You have your cards, but that was your turn. Playing the last card brings them back for nothing.
lesson-five-1-mistake-2 = The cards came back, well done. As a jump the same card would have reached the stars too.

lesson-five-2-say-1 = You have Drop, High Jump and a token. First a step to the right, then down through the floor.
lesson-five-2-say-2 = Any card can pay for the step. Choose the one you will not miss.
lesson-five-2-task = Take both stars this turn.
lesson-five-2-praise = High Jump paid for the step and Drop did the work. The second action uses what is left in your hand.
lesson-five-2-hint-1 = Which card do you need for the second action?
lesson-five-2-hint-2 = Step right with High Jump face down, Replay, then Drop.
lesson-five-2-mistake-1 = You paid for the step with Drop, and Drop was your next move. Lay down the other card.
lesson-five-2-mistake-2 = You stand where you want to be. Spend the token and go on.
lesson-five-2-mistake-3 = That is not the column of the stars. First one step to the right.

lesson-bump = Bump!
lesson-bump-aim = Throw a rival out, steal well, and keep out of the way.
lesson-bump-recall = You may steal a star. You own one green; she owns two green and one orange. Which one is best?
lesson-bump-recall-1 = Green
lesson-bump-recall-2 = Orange
lesson-bump-recall-3 = It makes no difference

lesson-bump-1-say-1 = Pawns do not block. Fall through Comet and she is out, and you take something of hers.
lesson-bump-1-say-2 = You choose what. One of her stars is worth two points to you and costs her two.
lesson-bump-1-task = Throw Comet out and take that star.
lesson-bump-1-praise = Your pair made, hers broken: a swing of four points. She comes back on her next turn with all five cards.
lesson-bump-1-hint-1 = Your way down leads through her.
lesson-bump-1-hint-2 = Drop, then take a blue star.
lesson-bump-1-mistake-1 = One point up for you, one down for her. Look for the colour in which you have one and she has two.
lesson-bump-1-mistake-2 = A token is a point and a second action, often a good catch. Here a star is worth twice as much.
lesson-bump-1-mistake-3 = You went by. She stands in your column, two spaces below.

lesson-bump-2-say-1 = Now the other way round: look at the spaces Comet could pass through next turn.
lesson-bump-2-say-2 = Her Long Jump lies face up, so she cannot play it. Her Wild could still be one, and what lies face down is anybody’s guess.
lesson-bump-2-task = Take a star and stop where she cannot reach you.
lesson-bump-2-praise = Same gain, no danger. A glance at her reach is worth a pair.
lesson-bump-2-hint-1 = Which of the two stars lies where Comet cannot pass?
lesson-bump-2-hint-2 = Long Jump to the right ends on e5, out of her reach.
lesson-bump-2-mistake-1 = A star, but c6 is in her reach: she may land on you and break your pair. The other star is just as good.
lesson-bump-2-mistake-2 = That took nothing. You can have both, a star and peace.

lesson-door = In by the door, out with a win
lesson-door-aim = Come in, and know when it ends.

lesson-door-1-say-1 = You were thrown out, so you come in where the Open Door pawn stands. Your feet point as the door says: up.
lesson-door-1-say-2 = The Open Door pawn has moved on to the next free door, as it does whenever somebody enters its space.
lesson-door-1-task = Take the white star.
lesson-door-1-praise = In, over the rim, and a star. Being thrown out costs you a star, not your game.
lesson-door-1-hint-1 = Left is where the pawn’s left hand is.
lesson-door-1-hint-2 = Step left with any card: l1, then you fall over the rim to l5.
lesson-door-1-mistake-1 = That was your right. With your feet up, your left is on the right of the screen.
lesson-door-1-mistake-2 = Good idea, wrong column. The star lies one further to your left.
lesson-door-1-mistake-3 = Your feet are fine as they are: up leads over the rim to row 6 and 5. Just change the column.
lesson-door-1-mistake-4 = Not there. Where would you fall from l1, feet up?

lesson-door-2-say-1 = Five stars are left, and with two players the game ends after a round that leaves four or fewer.
lesson-door-2-say-2 = If points are equal, whoever has fewer tokens wins.
lesson-door-2-say-3 = This is the last turn of the round: you have 8 points, Comet has 9.
lesson-door-2-task = Take a star and win.
lesson-door-2-praise = The pair made it 10 to 9, and the round was over. You know the game now: off to a real one.
lesson-door-2-hint-1 = Count what each star is worth to you.
lesson-door-2-hint-2 = Step left to the blue star: it makes a pair.
lesson-door-2-mistake-1 = That ends it 9 to 9, a shared win. One of the stars is worth two points to you.
lesson-door-2-mistake-2 = No star taken, so another round follows and she is ahead. Which star makes a pair?

# Puzzles: what each is about, the question, and the first hint
theme-last-word = The last word
theme-last-word-ask = The game ends with this turn. Make it yours.
theme-last-word-hint = Count the points of both sides after each choice. Ties go to whoever has fewer tokens.
theme-loot = What to steal
theme-loot-ask = You may steal one thing. Which?
theme-loot-hint = Look at what makes a pair for you, and at what breaks a pair for your rival.
theme-token-first = Token first
theme-token-first-ask = Make the most of this turn.
theme-token-first-hint = A modest first action can pay for a second one: where is a token to be had?
theme-nothing-now = Twice in one turn
theme-nothing-now-ask = Make the most of this turn.
theme-nothing-now-hint = You can afford a second action. Find the one you want to end with, then the one that leads there.
theme-throw-out = Throw-out
theme-throw-out-ask = One choice turns this game. Find it.
theme-throw-out-hint = Where does your rival’s pawn stand, and from where would you fall onto it?
theme-long-way = The long way round
theme-long-way-ask = Get the most out of this move.
theme-long-way-hint = Some moves pass more than one star. Follow each one to its end, over the rim too.
theme-which-card = Which card pays?
theme-which-card-ask = A small step will do, but with which card?
theme-which-card-hint = A card laid face down makes a simple step. Which card will you not miss?
theme-landing = Where to land
theme-landing-ask = Where should this move end?
theme-landing-hint = Look at what you pass, at where you come to rest, and at who can reach you there.

# What the coach of a first game says, once each.
coach-steal-title = Take one thing
coach-steal = You ran into them, so you take one thing. Best is a colour in which you have one and they have two.
coach-thrown-out-title = Thrown out
coach-thrown-out = Thrown out: it happens to everybody. All your cards are back, and you come in again by the lit door.
coach-last-round-title = The last round
coach-last-round = This is the last round. Now only points count, and if they are equal, fewer tokens win.
coach-replay-title = Once more?
coach-replay = You own a token: spend it for one more action, or keep it as a point. Look at the rings: is there a pair to be had?
coach-in-by-the-door-title = You are in
coach-in-by-the-door = You are in, and your feet point where the door said. The small arrow under your boots is your down.
coach-first-act-title = Look before you leap
coach-first-act = Point at an arrow or tap it, and the whole way is drawn: steps solid, the fall dotted. Nothing is played until you press the large button.
coach-fell-title = You move, then you fall
coach-fell = You moved, then you fell. Whatever you pass on the way is yours.
coach-no-edge-title = No edge
coach-no-edge = Over the rim and in again on the far side. Discs with the same letter mark the two ends.
coach-pair-title = A pair
coach-pair = A pair: two points for one star. Look for colours of which you own an odd number.
coach-token-title = A Replay token
coach-token = A Replay token. It is a point as long as you keep it, and a second action when you do not.
coach-face-down-title = Face down
coach-face-down = They laid a card face down, and only they know which. What lies face up they cannot use for now.
coach-two-cards-title = Two cards left
coach-two-cards = Two cards left. Play on until the fifth and they all come back for free.
coach-fifth-card-title = Five plays, no turn lost
coach-fifth-card = Your fifth card brought all five back, and the move still counted. That is the rhythm: five plays, no turn lost.
coach-held-title = Turned without a fall
coach-held = Something held you at once, so you did not fall. Your left and right have changed, though.
coach-danger-title = In reach
coach-danger = They could reach you where you stand. Move on, or be where they cannot pass.
coach-blocked-title = A platform in the way
coach-blocked = A platform is in the way of some arrows; no step may cross it. Try another arrow: the free ones show their path.
coach-door-moved-title = The door moves on
coach-door-moved = Somebody passed through the open door, so it moved on. Whoever comes in next uses the new one.
coach-quiet-title = A quiet spell
coach-quiet = A quiet spell: nobody has taken a star for two rounds. Try Rotate, as a new down opens new ways.
coach-game-over-title = How it was counted
coach-game-over = The list shows stars, pairs and tokens. Look for the turn where the lead changed hands.
