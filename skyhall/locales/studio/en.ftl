# The studio: shelf, cards, versions, positions.

cancel = Cancel

# The studio

studio-first = Take a box and change it.
studio-boxes = { $count ->
    [one] One box is on your shelf.
   *[other] { $count } boxes are on your shelf.
}
studio-lead = Every card, tile and hero is drawn as at the table. Change what you like: nothing is lost, and whatever does not fit is pointed out on the spot.
studio-mine = My boxes
studio-new-from = A new box, made from
studio-new-name = My { $game }
studio-copy-name = { $name }, again
studio-unnamed = No name yet
studio-of = { $game }, made from { $base }
studio-on = made from { $base }
studio-away = Put it away
studio-away-yes = Yes, put it away
studio-not-here = This browser has no such box.
studio-to-shelf = To the shelf
studio-name = Name of the box
studio-tabs = Parts of the studio
studio-tab-cards = Cards
studio-tab-lab = Lab
studio-tab-print = Print
studio-tab-position = Position
studio-position-lead = Write down any position as TOML or JSON. It is laid out on the real board with this box as it is now, and you play on from there, for every seat in turn.
studio-position-text = Position, as TOML or JSON
studio-position-keys = Leave out what does not matter: it takes its usual value. Whatever is impossible is pointed out, with what was expected.
studio-position-example = Start from the example
studio-position-open = Open the position
studio-position-playing = A position with “{ $box }”
studio-position-back = Back to the text
studio-position-note = You play for every seat, always for the one that has to decide. Nothing of it is kept.
studio-position-over = The game is over.
studio-seat = Seat { $number }
studio-menu = More about this box
studio-kept = Draft kept
studio-keeping = Kept here, on its way to the hall
studio-offline = Offline. Kept here, sent later.
studio-here-only = Kept in this browser only. { $why }
studio-where-both = kept in the hall
studio-where-here = only in this browser
studio-where-hall = from another device
studio-versions-count = { $count ->
    [one] one version
   *[other] { $count } versions
}
studio-is-shared = shared
studio-versions = Versions
studio-version = Version { $number }
studio-draft = The draft
studio-draft-sent = as it is on the bench
studio-draft-waiting = on its way to the hall
studio-draft-offline = kept here, sent later
studio-draft-refused = kept in this browser only
studio-draft-conflict = changed on another device
studio-the-base = the base
studio-restore = Start again from here
studio-restored = Version { $number } is on the bench. Undo brings back what was there.
studio-version-away = Remove
studio-version-away-yes = Yes, remove it
studio-version-gone = Version { $number } is removed.
studio-save = Save a version
studio-save-version = Save version { $number }
studio-version-name = What is new in it? (may be left empty)
studio-version-saved = Version { $number } saved.
studio-version-theirs = As it was on the other device
studio-share = Share this box
studio-share-short = Share
studio-share-what = Whoever has the link may read the box as it is at that moment, and make a box of their own from it. They cannot change yours.
studio-unshare = Stop sharing it
studio-shared = Somebody shows you this box. You can read it, and change a copy of your own.
studio-make-mine = Make my own from it
studio-clash = This box was changed on another device.
studio-clash-what = Both are kept until you choose.
studio-keep-mine = Keep mine (the other becomes a version)
studio-take-theirs = Take the other (Undo brings mine back)
studio-keep-both = Keep both as two boxes
studio-see-both = { $count ->
    [one] See the one value that differs
   *[other] See the { $count } values that differ
}
studio-value = Value
studio-there = There
studio-here = Here
studio-no-room = This browser has no room to keep the box.
studio-export = Save as a file (TOML)
studio-text = Show the text
studio-only-good = Only a box without problems has a text.
studio-duplicate = Make a copy
studio-kinds = Kinds of things
studio-filters = What is shown
studio-search = Name or effect
studio-all = All
studio-changed = Changed { $count }
studio-wrong = Problems { $count }
studio-none = There is nothing like that in the box.
studio-none-changed = Nothing of this kind differs from the base.
studio-show-all = Show all
studio-numbers = Numbers
studio-count = { $count ->
    [one] one
   *[other] { $count }
}
studio-others = The others
studio-changes = { $count ->
    [one] one change
   *[other] { $count } changes
}
studio-is-changed = Changed
studio-problems = { $count ->
    [one] One problem
   *[other] { $count } problems
}
studio-new = new
studio-gone = gone
studio-other = { $field }: changed
studio-difference = Different from { $base }
studio-no-difference = Nothing differs from { $base } yet. Change any card.
studio-rest = All else is as in the base.
studio-before = The one before
studio-after = The next one
studio-drawn-as-base = Drawn as in { $base } until the problem is solved.
studio-copy-entry = Another one like this
studio-remove-entry = Take it out of the box
studio-add-entry = Add one
studio-new-entry = New
studio-less = { $field }: one less
studio-more = { $field }: one more
studio-nth = { $field } { $n }
studio-part = part { $n }
studio-take-away = Take away: { $what }
studio-add-one = Add: { $field }
studio-add-part = Add a part
studio-parts = { $count ->
    [one] One part, in this order
   *[other] { $count } parts, in this order
}
studio-parts-of = In this order, { $count } of at most { $most }
studio-part-moved = Part { $part } is now number { $place } of { $count }.
studio-up = Part { $n } up
studio-down = Part { $n } down
studio-forms = How primitives are written
studio-nothing-to-set = There is nothing to set here.
studio-set-to = Set to { $value }
studio-back-to = Back to { $value }, as in { $base }
studio-not-ready = Not ready yet.
studio-whole-box = the box
studio-looking = Looking it over …
studio-fits = Fits.
studio-differs = { $count ->
    [0] Nothing differs from { $base }.
    [one] One thing differs from { $base }.
   *[other] { $count } things differ from { $base }.
}
studio-unusual = It cannot be played with the usual options. These do: { $options }.
studio-unplayable = No options were found that this box can be played with: { $why }
studio-warnings = { $count ->
    [one] One thing to look at
   *[other] { $count } things to look at
}
studio-undo = Undo
studio-try = Try at a table
studio-wrong-missing = { $field } is missing.
studio-wrong-number = { $field } is { $value }. It must be a whole number from { $low } to { $high }.
studio-wrong-flag = { $field } is { $value }. It must be true or false.
studio-wrong-text = { $field } is empty. It must be a text.
studio-wrong-choice = { $field } is { $value }. It must be one of these: { $values }.
studio-wrong-numbers = { $field } holds { $value }. Each must be a whole number from { $low } to { $high }.
studio-wrong-list = { $field } is { $value }. It must be a list.
studio-wrong-table = { $field } is { $value }. It must be a table.
studio-wrong-shape = { $field } holds { $value }, which is not written like the others.
studio-wrong-count = { $most ->
    [-1] { $field } has { $count }. It must have at least { $least }.
   *[other] { $field } has { $count }. It must have { $least } to { $most }.
}
box-section-edition = The box itself
box-section-name = Name of the box

# Files in the studio

studio-bring = Bring a file
studio-bring-note = A box of any of the games, as TOML.
studio-sheets = Spreadsheets
studio-sheet-of = Which list
studio-sheet-save = Save the list as CSV
studio-sheet-bring = Take the list from a CSV file
studio-sheet-taken = { $count ->
    [one] One entry was taken over. Undo brings the old ones back.
   *[other] { $count } entries were taken over. Undo brings the old ones back.
}
decks-from-box = Build decks from it
measure-sweep = What if …
measure-title = Lab
measure-parts = Lab and print
paper-tab = Print
