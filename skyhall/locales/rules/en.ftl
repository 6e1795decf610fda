# The illustrated rules.

rules-seat-0 = Ada
rules-seat-1 = Bruno
rules-seat-2 = Cleo
rules-seat-3 = Dario
rules-seat-4 = Edda
rules-seat-5 = Falk
rules-contents = Contents
rules-parts = Parts of the rules
rules-beside = Icons and the box
rules-setup = Set-up
rules-box = The box
rules-box-short = Box
rules-reminder = Reminder
rules-worked = A worked turn
rules-worked-note = every picture is a real position: click one to try it yourself
rules-step = { $step } of { $steps }
rules-step-back = Previous step
rules-step-on = Next step
rules-missed = Easy to miss
rules-turn-pages = Other pages
rules-to-page = Open its page
rules-to-course = To the lessons
rules-find = Find a rule, an icon or a card
rules-find-short = Find
rules-found = { $count ->
    [one] One thing found
   *[other] { $count } things found
}
rules-nothing = Nothing called “{ $query }”.
rules-meant = Did you mean { $name }?
rules-play = Learn by playing
rules-all = All { $count }
rules-larger = Larger
rules-on-pages = On these pages
rules-on-things = On { $count ->
    [one] one thing in the box
   *[other] { $count } things in the box
}
rules-things = { $count ->
    [one] one thing
   *[other] { $count } things
}
rules-shelves = What is in it
rules-filter = Show only those with
rules-turned = Other side
rules-box-search = Search the box
rules-shown = { $count } of { $all }
rules-box-none = Nothing in the box matches that.
rules-box-all = Show all
rules-box-empty = This game does not list its box here.
rules-no-icons = This game lists no icons here.
rules-no-setup = This game describes its set-up in the rules alone.
rules-no-picture = This picture could not be drawn.
rules-box-differs = Box “{ $box }”: { $count ->
    [one] one entry differs
   *[other] { $count } entries differ
} from standard
rules-box-same = Box “{ $box }”
rules-players = Number of players
rules-seats = { $count } players
rules-try = Try it
rules-trying = Try it yourself
rules-try-note = Play what you like: nothing is kept and nothing is judged.
rules-tried = Your turn is over. Start again, or go back to the rules.
rules-back = Back to the rules
