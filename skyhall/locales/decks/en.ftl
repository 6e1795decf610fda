# The deck builder.

decks-title = Decks
decks-back = To the game
decks-name = Name of the deck
decks-unnamed = My deck { $number }
decks-new = A new deck: it is kept from your first click on.
decks-kept = Kept in this browser
decks-no-room = This browser has no room left: take the deck along as text.
decks-by-link = Came by a link
decks-keep = Keep this deck
decks-mine = My decks
decks-none = You have no decks in this browser yet.
decks-begin = An empty deck
decks-samples = Begin with a deck of the box
decks-copy = Copy
decks-copy-of = Copy { $name }
decks-throw-of = Throw { $name } away
decks-throw-yes = Yes, throw it away
decks-box-usual = The hall’s own box
decks-own-box = Decks for a box of your own: open it in the studio, then “Build decks from it”.
decks-heroes = Heroes
decks-state-none = not in the deck
decks-state-wrong = needs fixing
decks-state-premade = premade
decks-state-legal = built
decks-pool = Cards that may be chosen
decks-show = Which cards are shown
decks-for = For { $hero }
decks-all = All cards
decks-faction = Any faction
decks-hero = Any hero
decks-cost = Any cost
decks-cost-of = Cost { $cost }
decks-rune = Any rune
decks-search = Find in names and texts
decks-none-found = No card matches that.
decks-show-again = Show the others again
decks-card-told = { $name }: { $kind ->
    [action] action
   *[other] reaction
}, cost { $cost }, { $runes ->
    [none] no runes
   *[other] { $runes }
}, modifier { $modifier }. { $text }
decks-copies = Copies of { $card }
decks-copies-of = { $card }: { $n ->
    [0] none
    [one] one copy
   *[other] { $n } copies
}
decks-to = For { $hero }
decks-ultimate = { $hero }’s ultimate: always one copy
decks-always = always
decks-whole = The deck
decks-whole-of = Whole deck: { $cards } cards, { $heroes ->
    [one] one hero
   *[other] { $heroes } heroes
}
decks-set-of = { $hero }’s set
decks-empty-set = { $hero } is not in this deck. Choose one card three times and two cards twice; at a table the premade set is one click away.
decks-from-premade = Begin with the premade set
decks-leave = Take the hero out of the deck
decks-drop = Take out { $card }
decks-sums = Modifiers: { $modifiers } of at most { $most }
decks-problems = { $count ->
    [one] One thing to fix
   *[other] { $count } things to fix
}
decks-legal = Everything fits the rules.
decks-curve = Cards by cost
decks-curve-of = Cost { $cost }: { $n ->
    [one] one card
   *[other] { $n } cards
}
decks-runes = Runes
decks-reactions = { $reactions ->
    [one] One reaction
   *[other] { $reactions } reactions
} · { $cost } mana in all
decks-text = As text
decks-text-what = One line for each hero: one card three times, two cards twice. The terminal reads and writes the same (skyhall deck).
decks-line = Line { $line }: { $text }
decks-unread = Lines that could not be read: { $lines }. Fix them here first; nothing is lost.
decks-take-text = Use this text
decks-copy-text = Copy the text
decks-save-text = Save as a file
decks-from-file = From a file
