# The illustrated rules.

rules-seat-0 = Ada
rules-seat-1 = Bruno
rules-seat-2 = Cleo
rules-seat-3 = Dario
rules-seat-4 = Edda
rules-seat-5 = Falk
rules-contents = Spis treści
rules-parts = Części zasad
rules-beside = Ikony i pudełko
rules-setup = Przygotowanie
rules-box = Pudełko
rules-box-short = Pudełko
rules-reminder = Ściąga
rules-worked = Przykładowa tura
rules-worked-note = każdy obrazek to prawdziwa pozycja: kliknij, by spróbować
rules-step = { $step } z { $steps }
rules-step-back = Poprzedni krok
rules-step-on = Następny krok
rules-missed = Łatwo przeoczyć
rules-turn-pages = Inne strony
rules-to-page = Otwórz stronę
rules-to-course = Do lekcji
rules-find = Znajdź zasadę, ikonę lub kartę
rules-find-short = Szukaj
rules-found = { $count ->
    [one] { $count } wynik
    [few] { $count } wyniki
   *[many] { $count } wyników
}
rules-nothing = Nie ma nic o nazwie „{ $query }”.
rules-meant = Może chodzi o: { $name }?
rules-play = Ucz się, grając
rules-all = Wszystkie: { $count }
rules-larger = Powiększ
rules-on-pages = Na tych stronach
rules-on-things = { $count ->
    [one] Na { $count } elemencie w pudełku
   *[many] Na { $count } elementach w pudełku
}
rules-things = { $count ->
    [one] { $count } element
    [few] { $count } elementy
   *[many] { $count } elementów
}
rules-shelves = Co w nim jest
rules-filter = Pokaż tylko te z
rules-turned = Druga strona
rules-box-search = Szukaj w pudełku
rules-shown = { $count } z { $all }
rules-box-none = Nic takiego w pudełku nie ma.
rules-box-all = Pokaż wszystko
rules-box-empty = Ta gra nie pokazuje tu swojego pudełka.
rules-no-icons = Ta gra nie pokazuje tu ikon.
rules-no-setup = Ta gra opisuje przygotowanie tylko w zasadach.
rules-no-picture = Tego obrazka nie udało się narysować.
rules-box-differs = Pudełko „{ $box }”: { $count ->
    [one] { $count } różnica
    [few] { $count } różnice
   *[many] { $count } różnic
} względem standardowego
rules-box-same = Pudełko „{ $box }”
rules-players = Liczba graczy
rules-seats = { $count ->
    [one] { $count } gracz
   *[many] { $count } graczy
}
rules-try = Spróbuj
rules-trying = Spróbuj
rules-try-note = Graj, co chcesz: nic się nie zapisuje i nikt nie ocenia.
rules-tried = Tura skończona. Zacznij od nowa albo wróć do zasad.
rules-back = Wróć do zasad
