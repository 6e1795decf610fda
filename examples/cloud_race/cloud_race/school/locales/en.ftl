# The words of the lessons.

# What learner and rival are called.
school-seat-0 = Ada
school-seat-1 = Ben

# What a newcomer knows after the course.
know-winds = A wind flies you as far as it says, and you draw a new card for it; the die is a gamble.
know-clouds = Some clouds carry you on, others throw you back.
know-pushing = Land on a rival’s cloud and they are pushed back.
know-arriving = Whoever reaches the last cloud has arrived; the race ends with that round, and cards decide between equals.

lesson-winds = Wind or die
lesson-winds-aim = Fly as far as you mean to.
lesson-winds-recall = You land on a storm. What happens?
lesson-winds-recall-1 = You are thrown back
lesson-winds-recall-2 = You lose a card
lesson-winds-recall-3 = Nothing

lesson-winds-1-say-1 = Your kite is on cloud 1 of 30. Each turn you roll the die, or play a wind that flies just as far as it says.
lesson-winds-1-say-2 = A Breeze flies 4, and on cloud 5 an updraft carries you on by 3.
lesson-winds-1-task = Reach cloud 8, and keep your Gale for later.
lesson-winds-1-praise = Four clouds on your own, three more for nothing. Let the clouds do the work.
lesson-winds-1-hint-1 = Which cloud carries you on?
lesson-winds-1-hint-2 = Play the Breeze: it lands on cloud 5.
lesson-winds-1-mistake-1 = You are there, but your Gale is gone. A shorter wind gets just as far here.
lesson-winds-1-mistake-2 = The die falls as it likes. A wind flies exactly as far as you need.
lesson-winds-1-mistake-3 = Two clouds are not enough, and cloud 3 does nothing for you.

lesson-rivals = Push and arrive
lesson-rivals-aim = Use your rivals, and know how it ends.

lesson-rivals-1-say-1 = Ben is on cloud 14. Land there too, and he is pushed back by one.
lesson-rivals-1-task = Push Ben back.
lesson-rivals-1-praise = Ahead of him by a nose, and it cost you nothing.
lesson-rivals-1-hint-1 = How far away is he?
lesson-rivals-1-hint-2 = Play the Breeze: 10 and 4 make 14.
lesson-rivals-1-mistake-1 = A fine flight, but Ben stays where he is.
lesson-rivals-1-mistake-2 = That fell short of Ben. He is four clouds away.

lesson-rivals-2-say-1 = Cloud 30 is the last. Once somebody is there, the round is finished and the furthest kite wins; between equals, cards decide.
lesson-rivals-2-task = Win the race this round.
lesson-rivals-2-praise = You have arrived. Off to a real race!
lesson-rivals-2-hint-1 = How far is it to cloud 30?
lesson-rivals-2-hint-2 = Play the Breeze or the Gale: both reach the last cloud.
lesson-rivals-2-mistake-1 = Cloud 28 is a storm, and it threw you back to 25.
