# People: oneself, profiles, friends, groups, the leaderboard.

hall-no-accounts = This hall has no accounts. A nickname is all you need.
hall-no-passkeys = Browsers make passkeys only over HTTPS, for an address with a name. Ask whoever runs the hall.

# Oneself: an account, its passkeys and codes, and the key ring.

me-hello = Hello, { $name }
me-line = Your name, your tables and your ratings are the same on every device.
me-line-guest = A nickname is all you need to play. Here you take your tables to another device, or keep your name for good.
account-title = Keep my name
account-why = With an account your tables are on every device, rated games count, and you have a profile. No e-mail, no password.
account-make = Keep this name
account-passkey = Your browser makes a passkey: you open it with your fingerprint, your face or your PIN, as you open your device.
account-have = Do you have an account?
account-enter = Sign in with a passkey
account-lost = No passkey at hand?
account-code = Recovery code
account-recover = Sign in with the code
passkey-closed = No passkey was chosen. Nothing has changed.
account-you = Name and profile
account-rename = Change name
account-renamed = Your new name is used from now on.
account-kept = Saved.
account-seen = Who sees my profile
seen-by-everybody = everybody
seen-by-friends = friends
seen-by-nobody = nobody
account-leave = Sign out here
passkeys-title = Passkeys
passkeys-why = Add one on each device you use. If you lose a device, remove its passkey here.
passkey-nameless = Passkey
passkey-dates = made { $made }, last used { $used }
passkey-remove = Remove
passkey-remove-label = Remove the passkey “{ $name }”
passkey-add = Add a passkey
passkey-added = The new passkey opens your account from now on.
codes-title = Recovery codes
codes-fresh = Your new recovery codes
codes-why = Write these down, or save them where nobody else looks. Each one opens your account once, if no passkey is at hand. They are never shown again.
codes-save = Save as a file
codes-done = I have them
codes-left = { $count ->
    [one] You have one recovery code left.
   *[other] You have { $count } recovery codes left.
}
codes-new = Make new codes
sessions-title = Where you are signed in
session-nameless = A browser
session-here = this browser
session-seen = last used { $when }
session-end = Sign out
session-end-label = Sign out “{ $name }”
session-ended = Signed out there. What was open in that browser is closed.
sessions-end-others = Sign out everywhere else
data-title = Your data
data-what = The file holds everything the hall knows about you, with a record of each of your games. If you delete your account, your games stay, played by “somebody”.
data-export = Download everything about me
data-forget = Delete my account
data-forget-sure = Your name, passkeys, ratings, profile and chat lines are deleted at once and cannot be brought back. Games that you are playing are given up.
data-forget-yes = Delete everything
data-forget-no = Keep my account
ring-title = Key ring
ring-what = { $count ->
    [one] This browser holds the key to one table. Take it to another device.
   *[other] This browser holds the keys to { $count } tables. Take them all to another device.
}
ring-none = This browser holds no table yet. Once you sit at one, you can take it to another device here.
ring-boxes = The boxes of your studio come along: both devices then have the same shelf.
ring-make = Make a link and a code to scan
ring-once = Open this on the other device within ten minutes. It works once. Whoever opens it has your seats.
ring-qr = QR code of the link
ring-here = { $count ->
    [0] The key ring was empty.
    [one] One table is in this browser now.
   *[other] { $count } tables are in this browser now.
}

# A profile: ratings, results, replays, records; the leaderboard; rated games.

profile-who = Who it is
profile-line = { $games ->
    [one] In the hall since { $since }. One game so far, { $people ->
        [0] against bots
       *[other] with people
    }.
   *[other] In the hall since { $since }. { $games } games, { $people } of them with people.
}
profile-edit = Edit
profile-seen = Seen by { $who }
profile-share = Share
profile-open = My profile
profile-ratings = Ratings by game
profile-month = { $change } this month
profile-unrated = no rated game yet
profile-rating = Rating
profile-first-dot = Your first rated game draws the first dot.
profile-no-rating = There is no rated game yet.
graph-hint = Shaded: how sure it is. Dotted: where our bots stand.
graph-provisional = { $count ->
    [one] One more game until the rating is sure enough.
   *[other] { $count } more games until the rating is sure enough.
}
graph-finding = { $game } from { $first } to { $rating }, give or take { $doubt }; above the bot { $level }.
graph-finding-low = { $game } from { $first } to { $rating }, give or take { $doubt }; below all bots.
graph-keys = Rating, game by game: the arrow keys go from one to the next, Enter opens the replay
graph-point = { $sign ->
    [minus] { $day }: { $rating }, { $size } less. Place { $place } of { $seats }.
   *[plus] { $day }: { $rating }, { $size } more. Place { $place } of { $seats }.
}
graph-day = Day
graph-change = Change
graph-place = Place
graph-place-of = { $place } of { $seats }
graph-as-table = Show as a table
graph-as-picture = Show as a picture
results-title = Results
results-among = Against whom
results-all = All
results-people = People
results-bots = Bots
results-share = { $won } % won; a fair share is { $fair }
results-told = { $game }: { $games } games, by places { $counts }. { $won } percent won; a fair share is { $fair }.
results-legend = From the left: first, second, later places. The tick across is the fair share for the number of seats.
met-title = You and { $name }
met-line = { $games ->
    [one] One game:
   *[other] { $games } games:
} you came out ahead in { $ahead }, { $name } in { $behind }{ $even ->
    [0] .
   *[other] ; level, or on the same side, in { $even }.
}
met-replays = Replays of { $game } with { $name }
results-none = No game yet.
replays-title = Replays
replays-search = Search the replays
replays-count = { $count ->
    [one] One game
   *[other] { $count } games
}
replays-any = any
replays-player = With
replays-result = Result
replays-won = won
replays-lost = not won
replays-ending = Ending
replays-since = From
replays-until = Until
replays-kept = Marked
replays-favourites = favourites
replays-shared = shared
replays-favour = Favourite: { $names }
replays-share = Share
replays-is-shared = Shared
replays-share-label = Share the game of { $names } in the profile
replays-open = Replay of { $game }, { $names }, { $day }
replays-more = Show more
replays-no-hit = No game like that.
replays-all = Show all games
replays-none = The first game that is over will be here.
replays-conceded = Given up before the end
records-title = Records
records-none = The first game sets them all.
record-points = Most points
record-margin = Clearest win, in points
record-quick = Quickest win, in moves
record-long = Longest game, in moves
record-where = { $game }, { $seats } seats, { $day }
boxes-title = Favourite boxes
boxes-games = { $count ->
    [one] one game
   *[other] { $count } games
}
leaders-title = Leaderboard
leaders-line = People with at least ten rated games, and our bots on the same scale. 400 points ahead means odds of ten to one.
leaders-who = Name
leaders-games = Games
leaders-often = { $share } % of the rated games against { $name }
leaders-short = { $share } % of the rated games ended very early
leaders-none = Nobody has played ten rated games yet.
notify-title = When it is your turn
notify-on = This browser tells you when it is your turn, when somebody invites you, and before your time runs out, even while the page is closed.
notify-can = This browser can tell you when it is your turn, even while the page is closed.
notify-cannot = This browser cannot tell you anything while the page is closed.
notify-refused = You told this browser not to allow notifications from this page. You can change that in its settings.
notify-start = Yes, tell me
notify-stop = Not in this browser any more
notify-failed = The browser’s push service did not answer. Try again later.
notify-games = For these games
notify-reminders = Remind me before my time runs out in games with days for a move
notify-quiet = Quiet hours: whatever comes up waits until they are over
notify-quiet-from = Quiet from
notify-quiet-until = Quiet until
unblock = Meet { $name } again
blocked-title = Blocked
blocked-what = You do not meet these people: neither at a table nor in the chat.
friends-need = Friends need a name you keep.
friend-link = Send my link
friend-link-text = Be my friend at Skyhall
friend-link-copied = The link is copied.
friend-link-what = Whoever follows it within a week and says yes is your friend. A new link replaces it.
friend-offer = { $name } would like to be your friend
friend-offer-what = Friends see each other’s tables, invite each other, and may see profiles that are shown to friends.
friend-accept = Yes, be friends
friend-made = { $name } is your friend now.
groups-title = Groups for a regular evening
groups-none = A group has its people, its evening, and a table for everyone in one click.
group-new = New group
group-change = Change
group-change-label = Change { $name }
group-name = Name
group-game = Usually plays
group-game-any = this and that
group-day = Evening
group-day-none = no fixed evening
group-time = At ({ $zone })
group-keep = Save
group-next = Next: { $when }.
group-table = Table for everyone
group-bring = Bring a friend
group-remove = Remove { $name }
group-leave = Leave
group-leave-label = Leave { $name }
replays-called = Decided by the organiser or the clock
