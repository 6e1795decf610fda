# What the hall's server says when it says no. The key is `hall-` and the code of the answer.
hall-bad-request = That is not a request this hall understands.
hall-no-token = This needs the secret of a seat.
hall-wrong-token = This secret does not open a seat at this table.
hall-not-host = Only the person who made the table can do that.
hall-not-found = There is no such { $what ->
    [page] page
    [catalogue] catalogue
    [edition] edition
    [game] game
    [deck] deck
    [lesson] lesson
    [puzzle] puzzle
    [passkey] passkey
    [session] session
    [person] person
    [lab] study
    [group] group
    [tournament] tournament
    [box] box
   *[table] table
}.
hall-stale = The table has moved on: you saw version { $version }, it is at { $now }.
hall-illegal = “{ $word }” is not a legal move right now.
hall-not-your-turn = It is not your turn.
hall-not-playing = There is no game running at this table.
hall-already-started = The game has already started.
hall-not-over = That can be done only once the game is over.
hall-bad-name = { $why ->
    [long] A name has at most { $most } characters.
    [hidden] A name fits on one line, without invisible characters.
    [marks] A name has at most two accents on a letter.
    [operator] This name looks like that of the hall’s operators. Please choose another one.
    [bot] This name looks like that of a bot. Please choose another one.
   *[empty] A name has at least one character.
}
hall-you-blocked = Somebody whom you have blocked sits at this table.
hall-not-welcome = You cannot sit down at this table.
hall-used-link = This link has been replaced, or is too old. Ask for a new one.
hall-own-link = This is your own link. Send it to somebody else.
hall-not-friends = You can ask only friends and people of your groups.
hall-not-organiser = Only the organiser can do that.
hall-already-in = You already take part in this tournament.
hall-not-in = You do not take part in this tournament.
hall-tournament-full = All places in this tournament are taken.
hall-too-few = A tournament needs at least { $least } players to begin.
hall-seat-taken = This seat is taken.
hall-no-open-seat = There is no open seat left.
hall-nothing-to-undo = There is nothing you can undo: something was revealed, or somebody else has moved.
hall-nothing-to-take-back = You have not made a move yet.
hall-no-undo-here = There is no undo at this table: every move stands.
hall-undo-by-agreement = At this table the others have to agree before a move is undone. Ask them first.
hall-revealed = That cannot be undone: something was revealed since. Only a training table goes back over that.
hall-take-back-pending = Somebody has already asked to undo a move.
hall-no-take-back = Nobody is waiting for you to agree to an undo.
hall-not-abandoned = The player has not been away long enough.
hall-not-replaced = No bot is playing for this seat.
hall-resigned = You have given up this game.
hall-replaced = A bot is playing for you; take your seat back first.
hall-used-id = This id has already been used for something else: choose another one.
hall-unplayable = This table was played under rules version { $rules }; this hall plays version { $hall }.
hall-no-helps = This table is played without help.
hall-no-coach = There is no coach at this table.
hall-used-pass = This link has been used, or is too old. Make a new one in the menu of your table.
hall-used-ring = This key ring has been used, or is too old. Make a new one on the device that has your tables.
hall-needs-account = Rated games need a name you keep. Sign in, or make an account: it takes a passkey and nothing else.
hall-private = { $name } shows this to friends only.
hall-signed-out = You are signed out here. Sign in again to go on.
hall-wrong-origin = This request came from another page, so it was not carried out.
hall-wrong-code = This recovery code does not work: it has been used, or there is a typo in it.
hall-bad-passkey = This passkey does not open an account here.
hall-old-challenge = That took too long, or was sent twice. Please try again.
hall-prove-again = Show your passkey once more: this cannot be undone.
hall-name-taken = Somebody is called { $name } already. Choose another name.
hall-last-passkey = This is your last passkey. Add another one first.
hall-already-seated = You already have a seat at this table.
hall-no-hint = There is no hint to give right now.
hall-busy = The table is too busy right now; try again.
hall-too-slow = That took too long to arrive.
hall-too-large = That is too large.
hall-banned = You are banned from this hall. Its operator can tell you why, and for how long.
hall-no-partner = You have no partner to talk to here.
hall-no-talk = This table was set up without chat.
hall-nobody-to-report = There is no other person in that seat.
hall-report-what = Say in a few words what happened.
hall-too-many = That is too much at once; please wait a moment.
hall-lab-state = The study cannot do that right now.
hall-lab-busy = { $most ->
    [one] One of your studies is running or waiting, and this hall allows no more. Wait for it, or stop it.
   *[other] { $most } of your studies are running or waiting, and this hall allows no more. Wait for one, or stop one.
}
hall-lab-large = That would be { $games } games; this hall plays at most { $most } for one study. Ask for fewer games or fewer values.
hall-not-your-box = This box is on somebody else’s shelf.
hall-draft-changed = This box was changed somewhere else meanwhile.
hall-shelf-full = Your shelf is full: this hall keeps { $most ->
    [one] one box
   *[other] { $most } boxes
} for you. Put one away, or save it as a file first.
hall-versions-full = This hall keeps { $most ->
    [one] one version
   *[other] { $most } versions
} of a box. Remove an old one first.
hall-box-large = This box is too large for the shelf: this hall keeps at most { $most },000 characters of one.
hall-full = The hall is full just now; try again in a moment.
hall-storage = The hall cannot save anything at the moment: { $why ->
    [full] its disk is full
    [locked] another program has locked its records
    [readonly] its records can only be read
    [disk] its disk reports errors
    [damaged] some of its records are damaged
    [away] its database cannot be reached
   *[slow] its database does not answer
}. Nothing that was confirmed is lost. Try again in a moment.
hall-shutting-down = The hall is closing for a moment; it will be right back.
hall-internal = Something went wrong in the hall. The error has been logged.
hall-no-push = This browser’s push service is not one that this hall uses.
