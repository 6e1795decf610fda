# The texts of the lab's report. Shares and numbers come as texts, too.

lab-kicker = Skyhall lab · balance report
lab-title = { $title } — balance report
lab-lead = { $games } games, { $seats } seats, every seat played by { $level }.
lab-lead-several = { $games } games with each of { $boxes } boxes, the same deals for all; { $seats } seats, every seat played by { $level }.
lab-fact-edition = Edition
lab-fact-level = Bots
lab-fact-seats = Seats
lab-fact-games = Games
lab-fact-games-each = { $games } each
lab-fact-seed = Seed
lab-fact-sweep = Swept value
lab-fact-options = Options
lab-fact-version = Engine
lab-fact-version-value = skyhall { $version }, rules { $rules }
lab-again = To make this report again:

lab-part-glance = At a glance
lab-part-changes = What differs between the editions
lab-part-values = The values that differ
lab-part-places = Order of play
lab-part-endings = How games end
lab-part-length = Length
lab-part-points = Points
lab-part-branching = Choices
lab-part-components = Win share by component
lab-part-pairs = What goes together
lab-part-method = How to read this

lab-place = { $place ->
    [1] First to play
    [2] Second to play
    [3] Third to play
    [4] Fourth to play
    [5] Fifth to play
    [6] Sixth to play
   *[other] Number { $place } to play
}
lab-verdict-sentence = { $what } wins { $share } [{ $interval }]: { $verdict ->
    [within] within the aim of { $aim }
    [reaching] within the aim of { $aim }, though the interval reaches beyond it
    [touching] outside the aim of { $aim }, though the interval touches it
   *[outside] outside the aim of { $aim }
}.
lab-ties = Ties: { $share } of games [{ $interval }], { $verdict ->
    [within] under the aim of { $aim }
    [reaching] under the aim of { $aim }, though the interval reaches beyond it
    [touching] over the aim of { $aim }, though the interval touches it
   *[outside] over the aim of { $aim }
}.
lab-ties-none = Ties: none in { $games } games.
lab-components-none = No component was used { $enough } times or more: too few games to judge.
lab-components-fine = { $watch ->
    [0] All { $tested } components with { $enough } uses or more win within their bands.
    [1] None of { $tested } components with { $enough } uses or more is clearly outside its band; one may be.
   *[other] None of { $tested } components with { $enough } uses or more is clearly outside its band; { $watch } may be.
}
lab-components-out = { $out } of { $tested } components with { $enough } uses or more { $out ->
    [1] is
   *[other] are
} clearly outside the band: { $names }{ $watch ->
    [0] .
    [1] ; one more may be.
   *[other] ; { $watch } more may be.
}
lab-length-sentence = A game takes { $moves } decisions on average, { $low } to { $high } in nine games out of ten.
lab-rounds-sentence = { $name }: { $rounds } on average, { $low } to { $high } in nine games out of ten.
lab-points-sentence = Winners have { $points } points on average, { $low } to { $high } in nine games out of ten, and win by { $margin }.
lab-branching-sentence = Where there is a choice, it is between { $mean } actions on average; { $forced } of all decisions offer only one.

lab-moves = Decisions
lab-ties-title = Ties
lab-outside-title = Components outside
lab-scores = Points of all seats
lab-winners = Points of winners
lab-margins = Winning margin
lab-widths = Actions to choose from
lab-mean = mean
lab-nine-of-ten = nine out of ten
lab-wins = wins
lab-uses = uses
lab-component = component
lab-of-kind = Together, all of this kind win { $share }.
lab-flag-high = too strong
lab-flag-low = too weak
lab-flag-watch = to watch
lab-flag-few = few uses
lab-band = band { $band }
lab-detail-offered = offered
lab-detail-taken = taken
lab-detail-when = first used in round
lab-detail-points = points earned

lab-pairs-method = Two components go together when seats that used both win more than each of the two explains by itself (one alone, plus the other alone, less neither); they get in each other’s way when such seats win less. The test is two-sided, with Holm’s correction for all pairs of a box.
lab-pairs-both = both
lab-pairs-expected = expected
lab-pairs-told = { $tested ->
    [0] No pair was seen often enough.
    [one] { $tested } pair was seen often enough; { $found ->
        [0] chance may explain what it wins.
       *[other] chance does not explain what it wins.
    }
   *[other] { $tested } pairs were seen often enough; { $found ->
        [0] chance may explain what all of them win.
        [one] of one, chance does not explain what it wins.
       *[other] of { $found }, chance does not explain what they win.
    }
}

lab-changes-method = { $tested } things were compared: shares by the two-proportion z-test, means by Welch’s test, both two-sided; Holm’s correction keeps the chance of even one false difference under 5 %. { $found ->
    [0] Nothing differs significantly.
    [1] One thing differs significantly.
   *[other] { $found } things differ significantly.
}
lab-changes-what = what
lab-changes-chance = p, corrected
lab-changes-by = change
lab-topic-place = { $name } wins
lab-topic-ties = Ties
lab-topic-ending = Ending: { $name }
lab-topic-decisive = Decided by: { $name }
lab-topic-moves = Decisions per game
lab-topic-rounds = { $name } per game
lab-topic-winners = Points of winners
lab-topic-margins = Winning margin
lab-topic-branching = Actions to choose from
lab-topic-wins = { $name } ({ $kind }): wins
lab-topic-use = { $name } ({ $kind }): used by seats
lab-changes-first = with { $box }
lab-changes-other = with the other
lab-topic-with = { $what }, with { $box }
lab-topic-taken = { $name } ({ $kind }): taken when offered
lab-topic-earned = { $name } ({ $kind }): points earned
lab-values-none = The files contain the same values.
lab-values-where = value

lab-method-share = The range given with a share is its 95 % interval by Wilson’s method: if the whole study were repeated with other deals, about 95 out of 100 such intervals would contain the true share. A shared win is split equally.
lab-method-uses = A component’s wins are those of the seats that used it; two seats that used it in one game count as two uses. That is no proof of cause: winners often use more of everything, so each kind also shows what all of it wins together.
lab-method-details = Offered counts the copies that came up to be had, taken the part of them that somebody took. Points earned are those that a component brought who used it, copy by copy. A dash means that it works through others only, or that the game does not tell.
lab-method-flags = “Too strong” and “too weak” mean that the whole interval lies outside the band; “to watch” means that the share does, but not all of the interval. With fewer than { $enough } uses there is no verdict.
lab-method-bots = The bots play every seat equally well, but not the way people do. What they never find is not in these numbers.

# At the terminal
lab-remark-flag = { $flag }, wins { $share } of { $uses } uses
lab-remark-same = { $tested } things were compared: nothing differs significantly.
