# The words of the illustrated rules of Skytopia; what they are shown with is in ../rules.toml.

case-ST-1-1 = Round 1
case-ST-1-1-text = The pointer, with the hammer on it, is at 1. The face 6 is one step away, the face 2 five steps.
case-ST-1-2 = Round 2
case-ST-1-2-text = The dial has moved on by one: 6 is at the pointer, and every golem is one step nearer.
miss-ST-1-1 = Does a golem ever change its face by itself?
miss-ST-1-1-answer = No. The dial turns, the golems keep their faces.

case-ST-3-1 = Patient
case-ST-3-1-text = Done in five rounds: this golem costs nothing.
case-ST-3-2 = Hasty
case-ST-3-2-text = Done in two rounds: that costs 6 coins.
case-ST-3-3 = Now
case-ST-3-3-text = The face at the pointer has no price: it cannot be chosen.
miss-ST-3-1 = Do I pay anything else for the card?
miss-ST-3-1-answer = No. The price of the face is all you pay.

case-ST-4-1 = Three golems, three faces
case-ST-4-1-text = Each shows a face of its own. The one that is done first takes the card.
case-ST-4-2 = Taken
case-ST-4-2-text = A golem already shows 4 here: another golem must show a different face.

case-ST-5-1 = Never onto the pointer
case-ST-5-1-text = Whatever the round, the face at the pointer is closed: to sending and to turning.

case-ST-8-1 = The market
case-ST-8-1-text = Four colours, and as many lines as there are players. The decks lie above.
case-ST-8-2 = Three guildmasters
case-ST-8-2-text = One of each kind. They pay everybody at the end, so plan for them from the start.

case-ST-11-1 = Your city
case-ST-11-1-text = Four foundations. They count as cards, and they work like cards.
case-ST-11-2 = Your bench
case-ST-11-2-text = Five golems, five coins, no points yet, and one ability for the whole game.

case-ST-13-1 = A golem is at work already
case-ST-13-1-text = It shows 5 on line 1 of your tile's colour. It cost nothing and used nothing.

case-ST-14-1 = The dial moves on
case-ST-14-1-text = When everybody has had a turn, the next face comes to the pointer, and the start marker goes to the right.

turn-ST-16-1 = Look
turn-ST-16-1-text = Your golem on Belfry shows the face at the pointer. Bruno's is two rounds behind.
turn-ST-16-2 = Finish
turn-ST-16-2-text = Belfry is yours, and Bruno's golem goes home with 3 coins. Your blue tower works from the ground up: 1, 3, then 2 and a coin.
turn-ST-16-3 = Choose
turn-ST-16-3-text = You must send one golem. Toll Bridge in four rounds costs 1 coin.
turn-ST-16-4 = Send
turn-ST-16-4-text = You pay, and the card works at once: 2 coins and a point.
turn-ST-16-5 = Refill
turn-ST-16-5-text = The empty slot gets the next card of its colour. Your turn is over.
miss-ST-16-1 = May I send first and finish later?
miss-ST-16-1-answer = No. The order is always the same.
miss-ST-16-2 = May I skip sending?
miss-ST-16-2-answer = No. If no golem is at home, you take one back first.

case-ST-17-1 = Yours
case-ST-17-1-text = The card goes on top of your tower of its colour.
miss-ST-17-1 = Is the slot filled at once?
miss-ST-17-1-answer = No, only at the end of the turn.

case-ST-18-1 = Overtaken, but paid
case-ST-18-1-text = Somebody else was first. Your two golems come home with 3 coins each.
miss-ST-18-1 = And if my own second golem is on the card I finish?
miss-ST-18-1-answer = It comes home too, and brings nothing.

case-ST-19-1 = Two at once
case-ST-19-1-text = Both are blue and both are done: you say which one goes on the tower first. The upper one works last.

case-ST-21-1 = Two towers
case-ST-21-1-text = A gold and a purple card are done: both towers work, in the order you like. Coins first, then trade them.

case-ST-22-1 = From the ground up
case-ST-22-1-text = Foundation, then storey by storey. Higher towers bring more every time a card joins them.
miss-ST-22-1 = May I leave a storey out?
miss-ST-22-1-answer = You may skip whatever asks for a choice. Coins and points come by themselves.

case-ST-25-1 = Three at home
case-ST-25-1-text = One of them must go to work this turn.
case-ST-25-2 = Nobody at home
case-ST-25-2-text = First take one back from the market, without pay, then send it.
miss-ST-25-1 = May I take a golem back just because I want to?
miss-ST-25-1-answer = Only while you have none at home.

case-ST-26-1 = A card and a face
case-ST-26-1-text = Pay the price of the face, put the golem on the card, and use the card.
miss-ST-26-1 = May I send two golems to the same card?
miss-ST-26-1-answer = Yes, with different faces.

case-ST-28-1 = At once
case-ST-28-1-text = Beacon gives 3 points as soon as the golem is there, and again whenever your blue tower works with it.

case-ST-31-1 = A new card
case-ST-31-1-text = The finished card has left; the next one of its colour takes its place.

case-ST-33-1 = A chain
case-ST-33-1-text = Echo Spire uses the top of one of your towers, here Beacon. Nothing is used twice in one chain.

case-ST-36-1 = One step nearer
case-ST-36-1-text = Winding House turns your golem from 4 to 5: it is done a round sooner.
case-ST-36-2 = Not onto the pointer
case-ST-36-2-text = This golem is one step away. Turning it would put it at the pointer.
case-ST-36-3 = Passing is fine
case-ST-36-3-text = Mainspring turns two steps: past the rival's 5 and on to 6. Now you are first.
miss-ST-36-1 = May a card turn the golem that was just sent to it?
miss-ST-36-1-answer = No. It never moves golems that stand on it.
miss-ST-36-2 = May I turn fewer steps?
miss-ST-36-2-answer = No. Exactly as many as it says, or not at all.

case-ST-37-1 = In the same line
case-ST-37-1-text = From the market, Hall of Mirrors uses a card of another colour in its line.

case-ST-38-1 = The top
case-ST-38-1-text = The highest card of any of your towers; of a bare one its foundation.

case-ST-41-1 = For the end
case-ST-41-1-text = A Laboratory is never used. It counts 5 points when the game is over.

case-ST-42-1 = A deck is empty
case-ST-42-1-text = This round is finished, and one more is played.

case-ST-43-1 = Count
case-ST-43-1-text = Points on the track, guildmasters, Laboratories, coins, and golems still at work.

case-ST-44-1 = They pay everybody
case-ST-44-1-text = Beside each guildmaster is what every player would get now.

case-ST-46-1 = Express Contract
case-ST-46-1-text = Your tile is always in sight. This one gives a point for a send that cost exactly 6.

icon-point = Points
icon-point-text = prestige, most wins
icon-coin = Coins
icon-coin-text = pay for haste
icon-rotate = Turn
icon-rotate-text = a golem, that many steps
icon-redirect = Move
icon-redirect-text = a golem to another card
icon-recall = Call home
icon-recall-text = a golem, and get paid
icon-add = Add
icon-add-text = a card to your tower
icon-top = Top
icon-top-text = use a tower's highest card
icon-line = Line
icon-line-text = use a card in line
icon-trade = Trade
icon-trade-text = coins for points
icon-laboratory = Laboratory
icon-laboratory-text = 5 points at the end
icon-golem = Golem at work
icon-golem-text = shows when it is done
icon-home = Golem at home
icon-home-text = ready to be sent
icon-blue = Blue
icon-blue-text = towers of points
icon-gold = Gold
icon-gold-text = towers of coins
icon-red = Red
icon-red-text = towers that turn golems
icon-purple = Purple
icon-purple-text = towers that use others
icon-gryphon = Gryphon
icon-gryphon-text = coat of a card
icon-lily = Lily
icon-lily-text = coat of a card
icon-key = Key
icon-key-text = coat of a card
icon-moon = Moon
icon-moon-text = coat of a card

shelf-cards = Cards
shelf-guildmasters = Guildmasters
shelf-tiles = Ability tiles
shelf-foundations = Foundations

setup-1 = Set the dial so that the pointer is at its first face.
setup-2 = { $seats ->
    [2] Put the cards marked 3+ back into the box.
   *[other] All cards are used.
} Make a deck of each colour and lay { $lines } cards of each below it: the market has { $lines } lines.
setup-3 = Draw one guildmaster of each of the three kinds.
setup-4 = Each of the { $seats } players gets a city with four foundations.
setup-5 = Everybody takes five golems, { $coins } coins and an ability tile. One golem starts on line 1 of that tile's colour, showing 5.
setup-6 = Draw lots for the start marker. Whoever gets it goes first in round 1.

reminder-turn = Your turn
reminder-turn-text =
    1 Finish what is at the pointer; its towers work from the bottom up
    2 Send one golem <home>; its card works at once
    3 The market fills
reminder-price = Prices
reminder-price-text =
    Done in 1, 2, 3, 4, 5 rounds: 10, 6, 3, 1, 0 <coin>
    Nobody at home: take one back first, without pay
reminder-card = On a card
reminder-card-text =
    All faces differ, and none is at the pointer
    First done takes it; every rival golem there goes home with 3 <coin>
    Added cards do not set off their tower
reminder-never = Never
reminder-never-text =
    Turn onto the pointer, or onto a face shown there <rotate>
    Move golems that stand on the card in use <redirect>
    Use one card twice in a chain <top> <line>
reminder-ending = The end
reminder-ending-text =
    A deck runs out: this round is finished, one more follows
    Start marker: to the right, against the order of turns
reminder-score = Score
reminder-score-text =
    <point> on the track + three guildmasters (foundations count)
    + 5 for each <laboratory> + 1 for 5 <coin> + 1 for each golem at work <golem>
    Tie: fewer cards, then coins left over
