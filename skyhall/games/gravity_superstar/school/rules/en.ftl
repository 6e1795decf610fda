# The words of the illustrated rules of Gravity Superstar; what they are shown with is in ../rules.toml.

case-GS-1-1 = Feet down
case-GS-1-1-text = The arrow under the boots is this pawn's down. Its left is left on the screen too.
case-GS-1-2 = Feet up
case-GS-1-2-text = This pawn hangs, as you see it. Its left is right on the screen, and it falls upwards.
case-GS-1-3 = No rim
case-GS-1-3-text = It falls out below and comes in above, in the same column. A marks where it leaves and where it returns.
miss-GS-1-1 = Whose left is meant?
miss-GS-1-1-answer = The pawn's, always. Turn the board in your mind until its feet point down.

case-GS-4-1 = It holds
case-GS-4-1-text = A platform under the feet: here this pawn stands.
case-GS-4-2 = It blocks
case-GS-4-2-text = A platform to the left of the pawn: no step and no jump goes through it.
miss-GS-4-1 = Does a platform work from one side only?
miss-GS-4-1-answer = No, from both. Only Drop goes through.

case-GS-7-1 = Two tiles, two doors
case-GS-7-1-text = Each tile has a door. The lit one is open: that is where pawns come in. The dashed one is next.

case-GS-12-1 = Full of stars
case-GS-12-1-text = Every star place and every replay place starts with a star.
case-GS-12-2 = Your five cards
case-GS-12-2-text = Everybody has the same ones. No cards are drawn in this game.

case-GS-17-1 = In by the open door
case-GS-17-1-text = The pawn comes in by itself, with its feet as the door has them. Then the Open Door moves on.

turn-GS-18-1 = Look
turn-GS-18-1-text = Two stars below you, and two cards in hand: High Jump and Drop.
turn-GS-18-2 = Choose
turn-GS-18-2-text = Any card can be a simple move: High Jump face down, one to the right.
turn-GS-18-3 = Move
turn-GS-18-3-text = You stand over the stars now. One card is left.
turn-GS-18-4 = Replay
turn-GS-18-4-text = A token buys a second action. Drop takes you through the platform.
turn-GS-18-5 = Collect
turn-GS-18-5-text = Both stars on the way are yours. It was your fifth card: all of them are back in your hand.
miss-GS-18-1 = Do I have to show the card of a simple move?
miss-GS-18-1-answer = No. It lies face down, and nobody knows which it was.
miss-GS-18-2 = May I pay two tokens for three actions?
miss-GS-18-2-answer = No. One token a turn is the most.

case-GS-19-1 = One more
case-GS-19-1-text = One token goes back to the supply, and you act again with the cards you still hold.

case-GS-20-1 = All back
case-GS-20-1-text = Three cards lay before you; now you hold all five. Your pawn has not moved.

case-GS-21-1 = One to the left
case-GS-21-1-text = Any card will do, face down. After the step you fall.
case-GS-21-2 = There you are
case-GS-21-2-text = What you fell past is yours, too.

case-GS-22-1 = Five special moves
case-GS-22-1-text = Face up, a card does what it is named after. Then it lies before you until you take it back.

case-GS-23-1 = Two aside
case-GS-23-1-text = Two spaces, nothing needed under them. Then you fall.

case-GS-24-1 = One up, one aside
case-GS-24-1-text = Up means away from your feet. Both spaces must be free of platforms on the way.

case-GS-25-1 = Through the floor
case-GS-25-1-text = Down through your own platform, and on until the next one.
miss-GS-25-1 = What if there is no other platform in that line?
miss-GS-25-1-answer = You fall once around the board and land on the same one, from the other side of the rim.

case-GS-26-1 = Half a turn
case-GS-26-1-text = The feet point up now, nothing holds them up, and the pawn falls up.
case-GS-26-2 = A quarter turn
case-GS-26-2-text = Now down is to the side: it falls along the row, over the rim and in again.

case-GS-27-1 = Any of the four
case-GS-27-1-text = Here it is a Long Jump. It lies before you as the Wild card.

case-GS-28-1 = Blocked
case-GS-28-1-text = To the left there is a platform: neither a step nor a jump goes that way.

case-GS-29-1 = The last one
case-GS-29-1-text = Your fifth card is played: all five come back at once, for nothing.

case-GS-30-1 = As far as it goes
case-GS-30-1-text = Only a platform under the feet ends a fall. Stars on the way are taken.

case-GS-34-1 = Everything on the way
case-GS-34-1-text = You enter each space of the path, one after the other. You stop only where it ends.
miss-GS-34-1 = Must I stop on a star to take it?
miss-GS-34-1-answer = No. Passing is enough.

case-GS-36-1 = Bump!
case-GS-36-1-text = The other pawn stands in your way: it is thrown off the board.
miss-GS-36-1 = Does the other player lose the turn?
miss-GS-36-1-answer = No. They take all cards back and come in at the open door.

case-GS-38-1 = Take one thing
case-GS-38-1-text = A star of the colour you like, or a token. A second blue star makes a pair: 2 points.

case-GS-39-1 = Yours
case-GS-39-1-text = One point, and one more if it makes a pair.

case-GS-40-1 = Uncovered
case-GS-40-1-text = No star and no pawn on it: whoever enters gets a token.
case-GS-40-2 = Covered
case-GS-40-2-text = A star lies on it. Take the star first; the next one to enter gets a token.
miss-GS-40-1 = Does it give a token only once?
miss-GS-40-1-answer = No, every time somebody enters, as long as the supply lasts.

case-GS-42-1 = The next door
case-GS-42-1-text = As soon as somebody enters the open door's space, the next free door opens.

case-GS-44-1 = Count
case-GS-44-1-text = Six stars, 6 points. A pair of blue and a pair of green, 2. A token, 1. That makes 9.
miss-GS-44-1 = Who wins a tie?
miss-GS-44-1-answer = Whoever has fewer tokens.

icon-blue = Blue star
icon-blue-text = 1 point, pair +1
icon-yellow = Yellow star
icon-yellow-text = 1 point, pair +1
icon-pink = Pink star
icon-pink-text = 1 point, pair +1
icon-green = Green star
icon-green-text = 1 point, pair +1
icon-orange = Orange star
icon-orange-text = 1 point, pair +1
icon-white = White star
icon-white-text = 1 point, pair +1
icon-down = Down
icon-down-text = where this pawn falls
icon-platform = Platform
icon-platform-text = holds and blocks
icon-replay = Replay
icon-replay-text = a token for another action
icon-badge = Covered
icon-badge-text = replay place under a star
icon-socket = Star place
icon-socket-text = its star is taken
icon-door = Door
icon-door-text = a way in, later
icon-open = Open door
icon-open-text = pawns come in here
icon-long = Long Jump
icon-long-text = two aside
icon-high = High Jump
icon-high-text = one up, one aside
icon-drop = Drop
icon-drop-text = through your floor
icon-rotate = Rotate
icon-rotate-text = quarter or half turn
icon-wild = Wild
icon-wild-text = any of the four
icon-facedown = Face down
icon-facedown-text = a simple move
icon-card = Card in hand
icon-card-text = still to be played
icon-point = Points
icon-point-text = stars, pairs and tokens

shelf-cards = Action cards
shelf-tiles = Tiles
shelf-stars = Stars

setup-1 = With { $seats } players lay { $rows ->
    [1] { $columns } tiles side by side
   *[other] { $rows } rows of { $columns } tiles
}, any side up, turned as you like.
setup-2 = Number the doors once around. The Open Door pawn starts on one of them, here on door { $door }.
setup-3 = Draw stars from the bag and put one on every star place and every replay place: { $stars } in all.
setup-4 = Put { $supply } Replay tokens into the supply.
setup-5 = Everybody takes a pawn and the same five cards. All pawns start off the board and come in on their first turn.

reminder-turn = Your turn
reminder-turn-text =
    Come in by the open door <open> if you are out
    One action
    A token <replay> buys one more
reminder-actions = Actions
reminder-actions-text =
    Any card face down <facedown>: one step left or right
    <long> 2 aside · <high> 1 up, 1 aside · <drop> through your floor
    <rotate> a quarter left or right, or half · <wild> any of these
    Complete: all cards back
    Your fifth card brings all five back for nothing
reminder-always = Always
reminder-always-text =
    Then you fall the way your feet point <down>
    Take what you pass
    Over the rim and in again
    No step through a platform <platform>
reminder-meet = On the way
reminder-meet-text =
    A rival in your way: out, and you take one star or token
    Replay place without star or pawn: a token <replay>
reminder-points = Points
reminder-points-text =
    Star 1 · pair of one colour +1 · token 1
    Tie: fewer tokens
reminder-end = The end
reminder-end-text =
    After a round with at most 4 stars left (2 players), 8 (3 or 4), 12 (5 or 6)
    Expert end: somebody reaches 18 (2, 4, 6 players) or 24 (3, 5); the round is finished
