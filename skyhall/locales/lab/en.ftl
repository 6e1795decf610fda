# The lab in the page.

measure-question = What is asked
measure-empty = Ask thousands of games.
measure-empty-line = Nothing has been measured yet. Pick a number in the box and ask “what if”, or compare boxes side by side. Bots play the same deals with each. You can leave: they play on without the page.
measure-not-good = { $count ->
    [one] Not ready to be measured: the box has one problem. Fix it under Cards.
   *[other] Not ready to be measured: the box has { $count } problems. Fix them under Cards.
}
measure-gone = This study is no longer kept.
measure-ask = What do you want to know?
measure-boxes = Compare boxes
measure-number = A number of the box
measure-number-find = Mint, start_coins …
measure-number-is = It is { $value } now.
measure-number-none = The box has no such number. Choose one from the list.
measure-number-help = Type a name and choose from the list.
measure-values = Values to compare
measure-values-help = Two to eight whole numbers, separated by commas.
measure-beside = Beside { $box }
measure-level = Every seat is played by
measure-greedy = greedy
measure-seats = Seats
measure-games = Games with each
measure-count = { $count }
measure-deals = Deals
measure-deals-same = the same for all
measure-stops = Stop when sure
measure-stops-line = A value ends early once its whole interval is on one side.
measure-yes = yes
measure-sure-to = For whatever every game uses, shares will be known to within about ± { $points } points.
measure-begin = Play
measure-again = Ask something else
measure-suggest-title = Values for { $name }
measure-other-wrong = “{ $name }” cannot be played as it is. { $problem }
measure-runs = Earlier studies
measure-run = { $name }: { $values }
measure-status-waiting = waits
measure-status-running = { $done } of { $total } games
measure-status-paused = Paused at { $done } games. Nothing is lost.
measure-status-stopped = Stopped after { $done } games. These numbers stand.
measure-status-done = { $done } games, done
measure-status-failed = failed after { $done } games
measure-first = whoever plays first
measure-say-warming = The first games are being played.
measure-say-waiting = Too early to tell: the first look comes after { $games } games with each.
measure-say-strong = { $running ->
    [yes] So far: with { $values }, { $name } wins too much.
   *[no] With { $values }, { $name } wins too much.
}
measure-say-weak = { $running ->
    [yes] So far: with { $values }, { $name } wins too little.
   *[no] With { $values }, { $name } wins too little.
}
measure-say-high = { $running ->
    [yes] So far: with { $values }, { $name } may win too much.
   *[no] With { $values }, { $name } may win too much.
}
measure-say-low = { $running ->
    [yes] So far: with { $values }, { $name } may win too little.
   *[no] With { $values }, { $name } may win too little.
}
measure-say-balanced = { $running ->
    [yes] So far: with { $values }, { $name } is in balance.
   *[no] With { $values }, { $name } is in balance.
}
measure-say-unsure = { $running ->
    [yes] So far: nobody can tell yet whether { $name } is in balance.
   *[no] These games do not tell whether { $name } is in balance.
}
measure-alike = { $one } and { $other } cannot be told apart.
measure-outside = { $count ->
    [one] One other component is outside its range: { $names }.
   *[other] { $count } other components are outside their range: { $names }.
}
measure-inside = No other component is clearly outside its range.
measure-before = { $count ->
    [one] One study is ahead of yours.
   *[other] { $count } studies are ahead of yours.
}
measure-soon = It begins in a moment.
measure-failed = The study broke off. What was played is kept.
measure-failed-games = Too many games could not be finished, so the study stopped. The others are kept.
measure-time = Stopped after { $done } games: this hall gives one study no more time. These numbers stand.
measure-seconds = { $count ->
    [one] about a second left
   *[other] about { $count } seconds left
}
measure-minutes = { $count ->
    [one] about a minute left
   *[other] about { $count } minutes left
}
measure-link = The link to this study
measure-away = The hall is not answering. The page keeps trying.
measure-pause = Pause
measure-stop = Stop and keep
measure-go-on = { $count ->
    [one] Play the other game
   *[other] Play the other { $count }
}
measure-copied = Link copied
measure-share = Share
measure-report = Report
measure-files = The numbers for other programs:
measure-remove = Forget this study
measure-honest = Whoever looks often enough finds differences that are not there. So verdicts are given at four looks only, fixed beforehand, with limits that allow for that; between them numbers move, verdicts do not.
measure-lanes = The boxes
measure-base = the first
measure-lane = { $games } of { $of } games
measure-lane-ended = sure after { $games } games
measure-few = { $count ->
    [0] not used yet
    [one] one use: too few
   *[other] { $count } uses: too few
}
measure-sure = How sure are we?
measure-sure-of = How sure are we? What { $name } wins as games come in
measure-as-table = Show as a table
measure-as-chart = Show as a chart
measure-after = after games
measure-whisker = With { $value }, { $name } wins { $share }, between { $span }: { $verdict }.
measure-shaded = Shaded: 95 % interval. Green: the aim.
measure-moves = What moves with it
measure-moves-taken = { $name } taken when offered
measure-moves-earned = Points that { $name } earns
measure-moves-first = Whoever plays first wins
measure-moves-wins = { $name } wins
measure-moves-none = One box alone: nothing to compare.
measure-word-grows = grows
measure-word-falls = falls
measure-word-unsure = not sure yet
measure-word-same = no change
measure-proposals = Suggested values
measure-proposals-line = The same deals were played with each. Nothing changes unless you say so.
measure-proposals-none = None of the values that were tried brings it into its range for sure. Try other numbers by hand, or more games.
measure-proposals-wait = Neighbouring values are being tried; those that are surely wrong end early.
measure-put = Put it into the draft
measure-put-done = It is in the draft
measure-of-games = { $games } games
measure-components = Components
measure-with = With
measure-all = All { $count }
measure-fewer = Fewer
measure-col-component = component
measure-col-offered = offered
measure-col-taken = taken
measure-col-round = round
measure-col-points = points earned
measure-col-wins = win share of seats that used it
measure-col-change = from the first
measure-col-verdict = verdict
measure-through = through others
measure-suggest = Suggest values
measure-verdict-balanced = in balance
measure-verdict-unsure = not sure yet
measure-verdict-watch = to watch
measure-verdict-strong = too strong
measure-verdict-weak = too weak
measure-verdict-few = too few
measure-verdict-none = no verdict
