const e=`# The board
## Your own down (GS-1 to GS-3)
Every pawn lies flat and has its own down: the side its feet point to. Left and right are meant as the pawn sees them, so they swap on the screen when the feet point up.
The board has no rim. Who leaves it on one side comes in on the opposite side of the same row or column.
## Platforms (GS-4 to GS-6)
A platform lies on the line between two spaces and works from both sides. It carries who has it at the feet, and stops every step sideways or upwards. Only Drop goes through one.
A platform drawn on the rim of a tile counts for the space beyond it too, also across the edge of the board.
Whenever you are asked to move, you stand on a platform. Two pawns never share a space.

# Setting up
## Tiles and doors (GS-7 to GS-11)
Two players use two tiles, three or four use four, five or six use six. Each tile has one door. The doors are numbered once around, and the Open Door pawn starts on one of them.
## Stars, tokens, cards (GS-12 to GS-16)
Every star place and every replay place starts with a star. Eighteen Replay tokens lie in the supply. Everybody holds the same five cards, and all pawns start off the board.
A round is one turn of every player, first player first.

# Your turn
## Come in (GS-17)
If your pawn is off the board, it comes in by itself at the open door, with the feet as the door has them. That counts as entering the space.
## Act once (GS-18)
Then you do exactly one thing: a simple move, a special move, or taking your cards back.
## Act again (GS-19)
After it you may pay one Replay token for a second action, with the cards you still hold. One token a turn is the most; one that you gained this very turn will do.

# Cards
## Take your cards back (GS-20)
Complete your hand: all cards that lie before you come back. Your pawn does not move. It needs at least one card before you.
## Simple move (GS-21)
Lay any card face down and move one space to your left or right. Nobody sees which card it was.
## Special move (GS-22)
Lay a card face up and do what it says. A card that lies before you cannot be used until you take it back.
## Long Jump (GS-23)
Two spaces to the left or two to the right.
## High Jump (GS-24)
One space up, then one to the left or right.
## Drop (GS-25, GS-31)
One space down, through the platform you stand on. The next platform on that line stops you, even if it is the same one after a whole lap.
## Rotate (GS-26, GS-32)
A quarter turn either way or a half turn, on the spot. If you still stand, nothing else happens; otherwise you fall along your new down.
## Wild (GS-27)
Counts as any one of the four special moves, and lies before you as the Wild card.
## Blocked moves (GS-28)
A simple move, a Long Jump and a High Jump need the whole way free of platforms. Pawns never block, and nothing is needed under the spaces you pass.
## The fifth card (GS-29, GS-33)
When your last card leaves your hand, all five come back at once, before you move. So you can always do something.
## Falling (GS-30)
After every action you fall along your down until a platform stops you, however far, over tiles and edges. Everything on the way is entered.

# On the way
## Entering (GS-34, GS-35)
You enter every space you step or fall into, whether you stop there or not. Each one is dealt with fully before the next.
## Meeting a pawn (GS-36, GS-37)
A pawn you run into is thrown off the board. Its owner takes all cards back unseen and comes in again on their next turn.
## Stealing (GS-38)
You must take one thing from that player: a star of a colour you choose, or a Replay token. If they have only one kind of thing, it is taken without asking.
## Stars (GS-39, GS-41)
A star you enter is yours. There is no limit.
## Replay places (GS-40)
A replay place that has neither a star nor a pawn on it gives a token from the supply, every time somebody enters it.
## The Open Door moves (GS-42)
When somebody enters the space of the Open Door pawn, it moves on to the next door in the cycle without a pawn on it.

# The end
## The last round (GS-43, GS-49)
At the end of a round few stars are left: 4 with two players, 8 with three or four, 12 with five or six. Then it is over.
## Points (GS-44, GS-45)
A star is a point, every pair of one colour one more, every Replay token one. Most points win; on a tie, fewer tokens.
## The race (GS-46, GS-47)
With the expert end, the first to reach the goal (18 or 24 points) makes this round the last. It stays the last, whatever is stolen after it.
## Nothing happens (GS-48)
If no star leaves the board for many rounds in a row, the game is called off and scored.
`;export{e as default};
