# Print and play.

paper-title = Print and play
paper-not-good = { $count ->
    [one] Not ready to be printed: the box has one problem. Fix it under Cards.
   *[other] Not ready to be printed: the box has { $count } problems. Fix them under Cards.
}
paper-what = What to print
paper-boards = Boards
paper-reference = Reference sheets
paper-size = Paper
paper-a4 = A4
paper-letter = Letter
paper-backs = Backs
paper-backs-none = None
paper-backs-behind = Other side
paper-backs-fold = To fold
paper-backs-behind-line = Mirrored left to right: flip the paper on its long edge.
paper-backs-fold-line = Front and back side by side, with a dotted line to fold at.
paper-cuts = Cutting
paper-cuts-corners = Corners
paper-cuts-lines = Lines
paper-cuts-none = None
paper-bleed = Colour to the edge
paper-bleed-line = The background runs 2 mm past every outer cut.
paper-ink = Less ink
paper-ink-line = White background and outlines: good in black and white.
paper-words = Words on the cards
paper-words-line = What each does, in your language.
paper-summary = { $sheets ->
    [one] One sheet
   *[other] { $sheets } sheets
}, { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
}
paper-summary-backs = { $sheets ->
    [one] One sheet with its back
   *[other] { $sheets } sheets with backs
}, { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
}
paper-print = Print or save as PDF
paper-print-line = Choose 100 % and no margins in the print window.
paper-sheet = Sheet { $number } of { $of }
paper-before = The sheet before
paper-after = The next sheet
paper-head = { $box } ({ $game }) · { $kind } · sheet { $number } of { $of }
paper-rule = This line is 50 mm long. If not, print at 100 %.
paper-nothing = Nothing is chosen. Choose what to print.
paper-options = Options
paper-checks = Before you print
paper-fits = All words fit their cards.
paper-tight = { $count ->
    [one] The words of one card are printed smaller so that they fit: { $names }.
   *[other] The words of { $count } cards are printed smaller so that they fit: { $names }.
}
paper-grey = Readable in grey: every colour has its mark.
paper-copies = Copies as in the box.
