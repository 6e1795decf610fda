# The school: courses, lessons, puzzles, the coach of a first game.


## The school
school-missed = That does not do it yet. Look at what happened, and try again.
school-refused = { $text }
school-stars = { $stars ->
    [one] 1 star of 3
   *[other] { $stars } stars of 3
}
school-kept = Your progress is kept on this device.
school-not-kept = This browser stores nothing for us: your progress is gone once you close the page.

# The map of a course

course-line = Short lessons on the real board, from nothing to your first game.
course-absent = This game has no lessons yet. Its rules tell you all you need to know.
course-start = Start
course-continue = Continue
course-continue-at = { $lesson }, step { $step } of { $steps }
course-of = of { $all } lessons
course-count = { $done } of { $all } lessons done
course-short = { $done } of { $all }
course-new = new
course-rules-only = rules only
course-minutes = about { $minutes } min left
course-all-done = all done
course-lessons = Lessons
course-lesson-minutes = { $minutes } min
course-more = Besides the lessons
course-games = Courses
course-start-with = { $lesson }, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
course-first-game = First game with a coach
course-first-game-text = One gentle bot, no clock, and a coach who says what is new and asks before a big slip.
course-first-game-best = Best after “{ $chapter }”, but you can start now.
course-first-game-start = Start
course-tile-game = First game
course-tile-game-more = with a coach
course-tile-puzzle = Puzzles
course-tile-puzzle-more = find the move
course-tile-rules = Rules
course-tile-rules-more = with pictures
course-play-gentle = against a gentle bot
course-play = Play your first game, with a coach
course-rules = The rules
course-rules-text = Every case in a picture, every icon, the whole box.
course-rules-open = Read the rules
course-unlocked = Nothing is locked: open any lesson at any time.

## The map of a course
map-chapters = Chapters
map-chapter = , chapter { $number } of { $all }
map-done = , { $done } of { $all } done
map-of = { $done } of { $all }
map-lesson = Lesson { $number },{" "}
map-in-progress = , in progress, step { $step } of { $steps }
map-to-do = , not done yet
map-step-minutes = step { $step } of { $steps }, { $minutes } min
map-card-next = Next lesson, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
map-card-other = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
map-card-done = Done. Play it again for more stars, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}

## Progress that travels
along = Take it along
along-title = Take your progress along
along-text = Open this link on another device, or load the file there. Nothing is sent to the hall.
along-copy = Copy the link
along-copied = The link is copied.
along-copy-yourself = The browser does not let us copy: select the link and copy it yourself.
along-save = Save a file
along-link = Your progress as a link
along-bring = Bring progress in
along-paste = A link from another device
along-file = A file from another device
along-found = This came along:
along-course = { $game }: { $done } of { $all } lessons done
along-unknown = { $game }: this hall has no such course; it is kept all the same
along-better-stays = It is added to what you have done here; of every step the better result stays.
along-take-in = Add it here
along-taken = Done: it is all here now.
course-end-title = You can play { $game }!
course-end-text = One gentle bot and no clock. The coach says what is new and asks before a big slip; you can silence it at any time.

# A lesson

lesson-of = Lesson { $lesson } of { $lessons }
lesson-step = step { $step } of { $steps }
lesson-leave = Leave the lesson
lesson-to-map = Back to the map
lesson-leave-title = Leave the lesson?
lesson-leave-text = Nothing is lost: you go on at this very step when you come back.
lesson-stay = Stay
lesson-speech = What the coach says
lesson-sentences = Sentences
lesson-sentence-back = Previous sentence
lesson-sentence-next = Next sentence
lesson-acts = Play, hint, show me
lesson-goal = Goal
lesson-hints = Hints
lesson-hint = Hint
lesson-hint-first = Give me something to think about
lesson-hint-more = One more hint
lesson-hint-point = Point at what to play
lesson-hint-show = Show me the move
lesson-longer = That works too.
lesson-shorter = Here is the shorter one.
lesson-show-me = Show me
lesson-again = Try again
lesson-your-turn = Now you
lesson-continue = Continue
lesson-finish = Finish
lesson-skip = Skip this step
lesson-back-to = Back to the lesson
lesson-missed-title = Not this way.
lesson-refused = That cannot be done here.
lesson-step-done = Done!
lesson-done-title = Done, and the lesson with it!
lesson-shown-title = This is how it goes.
lesson-shown = { $moves }. Now do it yourself.
lesson-failed-title = Something is missing.
lesson-failed = This step could not be set up. Skip it, your progress is safe.
lesson-stars-left = { $stars ->
    [3] Solve it on the first try for three stars.
    [2] Solve it now for two stars.
   *[other] Solve it yourself for one star.
}
lesson-stars-won = { $stars ->
    [3] Three stars: solved on the first try.
    [2] Two stars.
   *[other] One star.
}
lesson-end-title = Done: { $lesson }
lesson-end-now = What you know now
lesson-next = Next lesson: { $lesson }
recall-title = Do you remember?
recall-right = That is right. (Rule { $rule })
recall-wrong = Not quite. The answer is “{ $answer }” (rule { $rule }).
recall-skip = Skip the question

# Puzzles

puzzles-of = { $game }: puzzles
puzzles-line = Positions from real games in which one choice is clearly the best. Find it.
puzzles-count = { $done } of { $all } solved
puzzles-none-left = You have solved them all.
puzzles-none-left-theme = You have solved all of this theme.
puzzle-number = Puzzle { $number }
puzzle-origin = From a game between bots, checked by a long search
puzzle-difficulty-name = Difficulty
puzzle-difficulty = Difficulty { $difficulty } of 5
puzzle-hard-1 = easy
puzzle-hard-2 = not too hard
puzzle-hard-3 = tricky
puzzle-hard-4 = hard
puzzle-hard-5 = very hard
puzzle-theme = Theme
puzzle-themes = Themes
puzzle-all-themes = All themes
puzzle-theme-hidden = shown once you have solved it
puzzle-levels = Bots that find it
puzzle-levels-none = none of the levels
puzzle-steps = { $steps } choices in a row.
puzzle-line-name = Your line
puzzle-found = { $found } of { $all } found
puzzle-step-open = Your choice
puzzle-acts = Play, undo, hint, give up
puzzle-undo = Undo
puzzle-give-up = Give up
puzzle-give-up-title = See the solution?
puzzle-give-up-text = Your streak ends here. You can still play through the solution.
puzzle-show = Show the solution
puzzle-go-on = Keep trying
puzzle-next = Next puzzle
puzzle-first = Start solving
puzzle-leave = Leave the puzzle
puzzle-to-list = All puzzles
puzzle-back-to = Back to the puzzle
puzzle-missed-title = That is not it.
puzzle-missed = { $share ->
    [0] That way you hardly ever win; with the right choice it would be { $best } games in 100.
    [one] You would win about one game in 100; with the right choice it would be { $best }.
   *[other] You would win about { $share } games in 100; with the right choice it would be { $best }.
}
puzzle-follow-you = It may go on like this, luck included: you play { $moves }.
puzzle-follow-rival = { $name } answers: { $moves }.
puzzle-solved-title = Solved!
puzzle-solved = { $share ->
    [100] From here the win is yours.
   *[other] From here you win about { $share } games in 100.
}
puzzle-shown-title = This is the solution.
puzzle-failed = This puzzle could not be set up. Skip it: it does not count.
puzzle-why = Why the other choices fail
puzzle-more-of-theme = More puzzles on this theme
puzzle-wins = { $share } %
puzzle-move = “{ $move }”
puzzle-then = Then: { $moves }
puzzle-hint-among = It is one of these: { $choices }.
puzzle-hint-costs = A hint costs the point, not the streak.
puzzle-streak-name = How your latest puzzles went
puzzle-streak = { $streak ->
    [0] No streak yet
   *[other] { $streak } in a row
}
puzzle-best = best { $best }
puzzle-rating = rating
puzzle-latest = The latest, the newest last
puzzle-went-solved = solved
puzzle-went-hinted = solved with a hint
puzzle-went-failed = missed
puzzle-went-new = not tried yet
puzzle-day = Puzzle of the day
puzzle-day-solve = Solve it
puzzle-day-again = Look at it again
puzzle-day-solved = You have solved today’s. Tomorrow there is another one.
puzzle-day-failed = Today’s puzzle did not arrive. Try one of the others.
puzzle-days = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
puzzle-all = All { $all } puzzles
puzzle-others = The other puzzles

# The coach of a first game.

coach-first-game = First game
coach-quieter = Quieter
coach-voice = How much the coach says
coach-voice-all = Big slips too
coach-voice-new = New things only
coach-voice-silent = Silent
coach-is-silent = Silent. Quieter brings me back.
coach-watching = I am watching. Ask me with Hint.
coach-thinking = Let me think
coach-blind = I cannot see far right now. The game goes on.
coach-new = New to you
coach-got-it = Got it
coach-rule = Rule { $rule }
coach-sure = Are you sure?
coach-yours = Yours: { $word }
coach-drawn-yours = Yours
coach-better = Better idea
coach-take = Take this one
coach-keep = Keep mine
coach-learnt =
    { $count ->
        [one] { $count } thing learnt
       *[other] { $count } things learnt
    }
coach-learnt-title =
    { $count ->
        [one] One thing you learnt
       *[other] { $count } things you learnt
    }
coach-next = Not met yet:
coach-review = Review this game
coach-take-backs = Undo is free in a first game.
