# The words of the illustrated rules of Sky Painters; what they are shown with is in ../rules.toml.

case-SP-32-1 = Star
case-SP-32-1-text = Five Painters, and the leader is yours: you win at once.
case-SP-32-2 = Firmament
case-SP-32-2-text = Nine painted cards in a block of three by three, and the leader is yours: you win at once.
case-SP-32-3 = Most points
case-SP-32-3-text = Nobody managed either? Then the game runs out and the points are counted.
miss-SP-32-1 = Does it count in the middle of my turn?
miss-SP-32-1-answer = No. The turn is reviewed at its end, so you must still hold the leader then.
miss-SP-32-2 = What if two players have the same points?
miss-SP-32-2-answer = They share the victory.

case-SP-1-1 = Before you
case-SP-1-1-text = One grey card with three symbols. It is the heart of your sky.
case-SP-1-2 = The market
case-SP-1-2-text = Three cards lie open beside the deck, whose top card can be seen too.
case-SP-1-3 = The pool
case-SP-1-3-text = Thirty dice. Their numbers stay as they were rolled until somebody takes them.
case-SP-1-4 = The halo tokens
case-SP-1-4-text = They wait on the ladder; below it is what the next one costs.

turn-SP-9-1 = Look
turn-SP-9-1-text = Bumblebee lacks only its blue 5.
turn-SP-9-2 = Take the blue 6
turn-SP-9-2-text = Your main action. It is turned down to 5, and one spot is left over.
turn-SP-9-3 = Painted
turn-SP-9-3-text = Bumblebee turns blue and pays 7 spots and a cloud. Its winged heart sleeps, for you do not lead.
turn-SP-9-4 = Spend
turn-SP-9-4-text = Two spots raise the orange 2 to 4. Swallow Dive turns blue too: 7 more spots, and the leader comes to you.
turn-SP-9-5 = Keep six
turn-SP-9-5-text = What you hold above six at the end of your turn is lost. Better spend it first.
miss-SP-9-1 = May I go over six spots during my turn?
miss-SP-9-1-answer = Yes. Only the end of the turn counts.
miss-SP-9-2 = May I paint before my main action?
miss-SP-9-2-answer = No. The main action comes first, always.

case-SP-10-1 = You have none
case-SP-10-1-text = Take one from the supply. If it is empty, the opponent with most gives you one.
case-SP-10-2 = You have one
case-SP-10-2-text = Then this action is closed to you until you have used it.
miss-SP-10-1 = Can I ever have two clouds?
miss-SP-10-1-answer = Yes: painted cards and Painters give them no matter how many you have.

case-SP-12-1 = What can be taken
case-SP-12-1-text = The three open cards are free. The top of the deck costs 3 spots and 3 hope.
case-SP-12-2 = Hope piles up
case-SP-12-2-text = Take any other card, and one more hope lies on the right one for whoever takes it.
case-SP-12-3 = Three at most
case-SP-12-3-text = With three uncompleted cards you cannot take another.
miss-SP-12-1 = Do painted cards count towards the three?
miss-SP-12-1-answer = No. Only the grey ones do.
miss-SP-12-2 = Who gets the hope on the right card?
miss-SP-12-2-answer = Whoever takes that card, all of it, at once.

case-SP-14-1 = Edges agree
case-SP-14-1-text = Half a halo meets the other half. Plain edges meet plain ones, half clouds half clouds.
case-SP-14-2 = Edges differ
case-SP-14-2-text = Bumblebee has a plain edge: it cannot go where half a halo waits. It fits on the other side, above or below.
case-SP-14-3 = Night
case-SP-14-3-text = Nothing may ever lie above a night card: so it cannot go under another card.
case-SP-14-4 = Grass
case-SP-14-4-text = Nothing may ever lie under a grass card: so it cannot go on top of another card.
miss-SP-14-1 = Do the upper and lower edges have to agree?
miss-SP-14-1-answer = No, only left and right ones. Up and down only night and grass matter.
miss-SP-14-2 = May I turn a card?
miss-SP-14-2-answer = No. Cards always lie upright.

case-SP-15-1 = It fits
case-SP-15-1-text = Same number: the symbol is completed.
case-SP-15-2 = Too high
case-SP-15-2-text = It is turned down, and the rest is yours in spots: here two.
case-SP-15-3 = Too low
case-SP-15-3-text = It stays, not completed. Paint it up later, a spot a step.
case-SP-15-4 = Grey
case-SP-15-4-text = A grey die fits every colour.
case-SP-15-5 = For a cloud
case-SP-15-5-text = Pay a cloud, and a die of any colour will do.
case-SP-15-6 = Fits nowhere
case-SP-15-6-text = No red symbol is free and there is no cloud to pay: this die cannot be taken.
miss-SP-15-1 = May I take a die that is too low on purpose?
miss-SP-15-1-answer = Yes. It keeps its place until you paint it up.
miss-SP-15-2 = May the spots left over pay for the die itself?
miss-SP-15-2-answer = No. A second die is paid first, then the rest comes back.

case-SP-18-1 = One spot
case-SP-18-1-text = Whatever else is closed to you, this always works.

case-SP-26-1 = Pay its number
case-SP-26-1-text = The first die is free. The second, a white 2, costs 2 spots: take the dear one free and buy the cheap one.
case-SP-26-2 = Too dear
case-SP-26-2-text = A 6 costs 6 spots, even if some would come back.
miss-SP-26-1 = How many dice can I buy?
miss-SP-26-1-answer = One a turn, after the main action, whatever that was.

case-SP-27-1 = A spot a step
case-SP-27-1-text = Two spots raise the yellow 2 to 4. The symbol is completed.
case-SP-27-2 = No further
case-SP-27-2-text = A completed die stays as it is: never above its symbol, never down, never from 6 to 1.
miss-SP-27-1 = How often may I paint?
miss-SP-27-1-answer = As often as you have spots, on as many dice as you like.

case-SP-28-1 = Two prices
case-SP-28-1-text = Each Painter costs what is on the tile and what is asked for its place: left is the dearest, right the cheapest.
case-SP-28-2 = Hired
case-SP-28-2-text = You pay, and the Painter is yours for good. First comes the effect, then the leader, then the winged heart.
miss-SP-28-1 = May I hire several Painters in one turn?
miss-SP-28-1-answer = Yes, as many as you can pay.

case-SP-30-1 = Two hope
case-SP-30-1-text = With the right Painter two hope complete an empty symbol of one of their colours.

case-SP-19-1 = Grey to blue
case-SP-19-1-text = The last symbol is completed: the dice are rolled back into the pool, and the card pays.
miss-SP-19-1 = In which order does it pay?
miss-SP-19-1-answer = Spots, leader, winged heart, then halos and clouds from left to right.
miss-SP-19-2 = May I wait?
miss-SP-19-2-answer = No. A card turns blue at once.

case-SP-20-1 = The leader
case-SP-20-1-text = A crown on the card brings the leader to you, even from another player.

case-SP-21-1 = Awake
case-SP-21-1-text = You lead: all your winged hearts are added up, 4 and 8, and half of that is yours as hope: 6.
case-SP-21-2 = Asleep
case-SP-21-2-text = You do not lead: the heart counts towards later sums, but brings nothing now.
miss-SP-21-1 = Does a sleeping heart wake when I get the leader?
miss-SP-21-1-answer = No. It is counted again when your next heart comes while you lead.
miss-SP-21-2 = What if the sum is odd?
miss-SP-21-2-answer = Half of it is rounded down.

case-SP-22-1 = Two halves
case-SP-22-1-text = Both cards are painted and the ring is closed: you may take one halo token.
case-SP-22-2 = The ladder
case-SP-22-2-text = The price goes by how many are gone, not by which: the first is free, each later one dearer.
miss-SP-22-1 = May I come back for the token later?
miss-SP-22-1-answer = No. A ring asks once.
miss-SP-22-2 = Does one painted half count?
miss-SP-22-2-answer = No. Both cards must be blue.

case-SP-24-1 = Two halves
case-SP-24-1-text = Both cards are painted: the cloud between them is whole, and you get one.
case-SP-24-2 = A whole one
case-SP-24-2-text = The cloud among the rewards of a card comes when that card turns blue.
miss-SP-24-1 = What if there are no clouds left?
miss-SP-24-1-answer = Then you take one from the opponent who has most.

case-SP-31-1 = Nine become six
case-SP-31-1-text = Three spots are lost. Hope and clouds have no limit.

case-SP-35-1 = The deck is empty
case-SP-35-1-text = From now on the game ends with the first turn that somebody begins and ends with the leader.
miss-SP-35-1 = Does it end at once if I have the leader when the last card goes?
miss-SP-35-1-answer = No. The turn must begin and end with you as leader after the deck has run out.

case-SP-40-1 = The score so far
case-SP-40-1-text = The sheet counts all the time, so you always know where you stand.
miss-SP-40-1 = Do players with the same number of clouds share their place?
miss-SP-40-1-answer = Yes, and each gets all the points of that place. Whoever has no cloud gets nothing.

case-SP-42-1 = A square
case-SP-42-1-text = The symbol stays completed, its die has gone back to the pool, and nobody can touch it.

case-SP-47-1 = The race
case-SP-47-1-text = Nothing is counted here but Painters, the block, and who leads.

icon-spot = Spot
icon-spot-text = pays for dice and Painters
icon-hope = Hope
icon-hope-text = 1 point, 2 as leader
icon-cloud = Cloud
icon-cloud-text = any die, any colour
icon-star = Star
icon-star-text = points once painted
icon-leader = Leader
icon-leader-text = wakes winged hearts
icon-winged = Winged heart
icon-winged-text = half comes as hope
icon-asleep = Asleep
icon-asleep-text = you do not lead
icon-halo = Halo
icon-halo-text = two halves: a token
icon-half-cloud = Half cloud
icon-half-cloud-text = two halves: a cloud
icon-symbol = Symbol
icon-symbol-text = colour and number wanted
icon-open = Not completed
icon-open-text = number still wanted
icon-tick = Completed
icon-tick-text = shows its number
icon-square = Square
icon-square-text = completed, die gone back
icon-brush = Brush
icon-brush-text = spots to finish it
icon-night = Night
icon-night-text = nothing lies above
icon-grass = Grass
icon-grass-text = nothing lies below
icon-now = Bolt
icon-now-text = happens once, now
icon-always = Loop
icon-always-text = holds all game
icon-end = Flag
icon-end-text = counts at the end
icon-blue = Blue
icon-blue-text = blue symbols
icon-white = White
icon-white-text = white symbols
icon-yellow = Yellow
icon-yellow-text = yellow symbols
icon-green = Green
icon-green-text = green symbols
icon-black = Black
icon-black-text = black symbols
icon-orange = Orange
icon-orange-text = orange symbols
icon-red = Red
icon-red-text = red symbols
icon-purple = Purple
icon-purple-text = purple symbols
icon-grey = Grey die
icon-grey-text = fits every colour

shelf-cards = Cards
shelf-painters = Painters
shelf-halos = Halos

setup-1 = Each of the { $seats } players gets one of the grey cards with a letter, and lays it down as the middle of a sky.
setup-2 = Shuffle the cards for { $seats } players. Lay three in a row; the other { $deck } are the deck, face up. Put the rest back into the box.
setup-3 = Shuffle the Painters. Three lie on the places left, centre and right; { $pile } wait in the pile.
setup-4 = Put halo tokens on the ladder at random. The other { $box } go back into the box.
setup-5 = Roll all dice: they are the pool. { $clouds } clouds lie beside it once everybody has their share; spots and hope lie within reach.
setup-6 = Choose the first player at random. Whoever plays later starts with a little more. Nobody is the leader yet.

reminder-turn = Your turn
reminder-turn-text =
    1 One main action: a die onto its colour (too high: the rest in <spot>) · a card (three grey at most, left and right edges agree) · a <cloud> (only with none) · a <spot>
    2 Any extras: paint, 1 <spot> a step · buy one die for its number · hire Painters (tile + place)
    3 Keep six <spot>
    4 Have you won?
reminder-blue = A card turns blue
reminder-blue-text =
    Dice are rolled back, then <spot>, <leader>, <winged>, then <halo> and <cloud> from left to right
    With the leader: half the sum of all your <winged> as <hope>
reminder-prices = Prices
reminder-prices-text =
    Any colour: a grey die, or pay a <cloud>
    Painter's place: left 2 <spot> 2 <hope>, centre 1 and 1, right 1 <spot>
    Top card of the deck: 3 <spot> 3 <hope>
    Halo tokens: free, 2 <spot>, 3 + 1 <hope>, 4 + 2, 5 + 4; each ring asks once
reminder-win = Winning and the end
reminder-win-text =
    At once, with the <leader>: five Painters, or a blue block of three by three
    Else: the deck is empty, and somebody begins and ends a turn with the <leader>
reminder-points = Points
reminder-points-text =
    <star> on painted cards · Painters · halo tokens
    <cloud> by place 15, 7, 5, 0 (none without clouds)
    <hope> 1 each, 2 with the <leader>
    1 a die · 1 a grey card · 1 for two <spot>
reminder-habits = Good habits
reminder-habits-text =
    High dice on low symbols
    Crown before hearts
    Finish, then spend, before the turn ends
    The dear die free, the cheap one bought
