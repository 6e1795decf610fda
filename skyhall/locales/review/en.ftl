# The review of a game.

review-title = Review
review-leave = To the replay
review-all = Result, luck and moments
review-round = Round { $n }
review-begun = The review is about to begin.
review-looking = Looking at choice { $n } of { $total }
review-progress = How far the review is
review-failed = The review could not be finished. Rounds 1 to { $round } are here.
review-short = The game is too short to be judged. Its moves are here.
review-won = { $count ->
    [one] { $names } won.
   *[other] { $names } share the win.
  }
review-won-points = { $count ->
    [one] { $names } won, { $points }.
   *[other] { $names } share the win, { $points }.
  }
review-to = to
review-decided = It was decided in { $round }.
review-graph = Chance to win
review-graph-of = by choice, for every seat
review-slider = Choice
review-slider-at = Choice { $n }, { $round }: { $shares }
review-share = { $name } { $percent } %
review-result = Result
review-accuracy = accuracy
review-luck = Luck and skill
review-for = for { $name }
review-luck-line = { $way ->
    [gave] It began at { $start } %. Luck gave { $deck }; the rest was play. In percentage points:
    [cost] It began at { $start } %. Luck cost { $deck }; the rest was play. In percentage points:
   *[none] It began at { $start } %. Luck was even; the rest was play. In percentage points:
  }
review-luck-own = Own slips
review-luck-rivals = Rivals’ slips
review-luck-deck = Luck
review-luck-result = In the end
review-moments = Moments
review-moments-of = { $count } of { $choices } choices
review-only = Only { $name }
review-no-slips = No slips. Look at the best moves instead.
review-as-table = As a table
review-choice = Choice
review-verdict = Verdict
review-moment = This moment
review-moment-back = Previous moment
review-moment-on = Next moment
review-mark-best = Best move
review-mark-inaccuracy = Inaccuracy
review-mark-mistake = Mistake
review-mark-blunder = Blunder
review-mark-none = A choice
review-played = Played { $percent } %
review-better = Better { $percent } %
review-sure = Give or take { $error } %.
review-unsure = Too close to call: the difference may be off by { $error } %.
review-guess = { $count ->
    [one] A guess: how it might have gone on, one choice.
   *[other] A guess: how it might have gone on, { $count } choices.
  }
review-go-on = See what follows
review-back = Back to the moment
review-retry = Retry from here
review-controls = Through the game
review-back-one = One choice back
review-on-one = One choice forward
review-next = Next moment
review-shown = What the board shows
review-show-played = Played
review-show-better = Better
review-show-both = Both
review-share-link = Share
