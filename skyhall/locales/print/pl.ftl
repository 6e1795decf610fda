# Print and play.

paper-title = Wydrukuj i graj
paper-not-good = { $count ->
    [one] Jeszcze nie do druku: pudełko ma jeden błąd. Popraw go w zakładce z kartami.
    [few] Jeszcze nie do druku: pudełko ma { $count } błędy. Popraw je w zakładce z kartami.
   *[many] Jeszcze nie do druku: pudełko ma { $count } błędów. Popraw je w zakładce z kartami.
}
paper-what = Co drukować
paper-boards = Plansze
paper-reference = Ściągi
paper-size = Papier
paper-a4 = A4
paper-letter = Letter
paper-backs = Rewersy
paper-backs-none = Brak
paper-backs-behind = Druga strona
paper-backs-fold = Do zgięcia
paper-backs-behind-line = Odbite w poziomie: odwróć kartkę wzdłuż długiej krawędzi.
paper-backs-fold-line = Awers i rewers obok siebie, z kropkowaną linią zgięcia.
paper-cuts = Cięcie
paper-cuts-corners = Narożniki
paper-cuts-lines = Linie
paper-cuts-none = Brak
paper-bleed = Kolor do brzegu
paper-bleed-line = Tło wychodzi 2 mm poza zewnętrzne cięcia.
paper-ink = Mniej tuszu
paper-ink-line = Białe tło i kontury: dobre w czerni i bieli.
paper-words = Teksty na kartach
paper-words-line = Co robi każda karta, w twoim języku.
paper-summary = Arkusze: { $sheets }, elementy: { $pieces }
paper-summary-backs = Arkusze z rewersami: { $sheets }, elementy: { $pieces }
paper-print = Drukuj lub zapisz PDF
paper-print-line = W oknie druku wybierz 100% i brak marginesów.
paper-sheet = Arkusz { $number } z { $of }
paper-before = Poprzedni arkusz
paper-after = Następny arkusz
paper-head = { $box } ({ $game }) · { $kind } · arkusz { $number } z { $of }
paper-rule = Ta linia ma 50 mm. Jeśli nie, drukuj w skali 100%.
paper-nothing = Nic nie wybrano. Wybierz, co drukować.
paper-options = Opcje
paper-checks = Przed drukiem
paper-fits = Wszystkie teksty mieszczą się na kartach.
paper-tight = { $count ->
    [one] Żeby się zmieścił, tekst jednej karty jest mniejszy: { $names }.
    [few] Żeby się zmieściły, mniejsze są teksty { $count } kart: { $names }.
   *[many] Żeby się zmieściły, mniejsze są teksty { $count } kart: { $names }.
}
paper-grey = Czytelne w szarości: każdy kolor ma swój znak.
paper-copies = Egzemplarze jak w pudełku.
