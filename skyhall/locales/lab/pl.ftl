# The lab in the page.

measure-question = Pytanie
measure-empty = Zapytaj tysiące partii.
measure-empty-line = Nic jeszcze nie zmierzono. Wybierz liczbę z pudełka i zapytaj „co by było, gdyby”, albo porównaj pudełka. Z każdym boty grają te same rozdania. Możesz wyjść: grają dalej bez strony.
measure-not-good = { $count ->
    [one] Jeszcze nie do mierzenia: pudełko ma jeden błąd. Popraw go w zakładce z kartami.
    [few] Jeszcze nie do mierzenia: pudełko ma { $count } błędy. Popraw je w zakładce z kartami.
   *[many] Jeszcze nie do mierzenia: pudełko ma { $count } błędów. Popraw je w zakładce z kartami.
}
measure-gone = Tego badania już nie ma.
measure-ask = Czego chcesz się dowiedzieć?
measure-boxes = Porównaj pudełka
measure-number = Liczba z pudełka
measure-number-find = Mennica, monety na początku…
measure-number-is = Teraz: { $value }.
measure-number-none = W pudełku nie ma takiej liczby. Wybierz z listy.
measure-number-help = Wpisz nazwę i wybierz z listy.
measure-values = Porównywane wartości
measure-values-help = Od dwóch do ośmiu liczb całkowitych, po przecinku.
measure-beside = Obok pudełka „{ $box }”
measure-level = Na każdym miejscu gra
measure-greedy = zachłanny
measure-seats = Miejsca
measure-games = Partie z każdym
measure-count = { $count }
measure-deals = Rozdania
measure-deals-same = te same dla wszystkich
measure-stops = Zakończ, gdy wynik pewny
measure-stops-line = Wartość kończy wcześniej, gdy cały jej przedział leży po jednej stronie.
measure-yes = tak
measure-sure-to = Udział będzie znany z dokładnością do około ± { $points } p.p. – przy tym, czego używa się w każdej partii.
measure-begin = Rozegraj
measure-again = Zapytaj o coś innego
measure-suggest-title = Wartości: { $name }
measure-other-wrong = „{ $name }” nie da się tak zagrać. { $problem }
measure-runs = Wcześniejsze badania
measure-run = { $name }: { $values }
measure-status-waiting = czeka
measure-status-running = partie: { $done } z { $total }
measure-status-paused = Wstrzymane, partie: { $done }. Nic nie przepadło.
measure-status-stopped = Zatrzymane, partie: { $done }. Te liczby zostają.
measure-status-done = gotowe, partie: { $done }
measure-status-failed = przerwane, partie: { $done }
measure-first = kto gra pierwszy
measure-say-warming = Trwają pierwsze partie.
measure-say-waiting = Za wcześnie, by coś powiedzieć: pierwsze podliczenie po { $games } partiach z każdym.
measure-say-strong = { $running ->
    [yes] Na razie: przy „{ $values }” za często wygrywa { $name }.
   *[no] Przy „{ $values }” za często wygrywa { $name }.
}
measure-say-weak = { $running ->
    [yes] Na razie: przy „{ $values }” za rzadko wygrywa { $name }.
   *[no] Przy „{ $values }” za rzadko wygrywa { $name }.
}
measure-say-high = { $running ->
    [yes] Na razie: przy „{ $values }” być może za często wygrywa { $name }.
   *[no] Przy „{ $values }” być może za często wygrywa { $name }.
}
measure-say-low = { $running ->
    [yes] Na razie: przy „{ $values }” być może za rzadko wygrywa { $name }.
   *[no] Przy „{ $values }” być może za rzadko wygrywa { $name }.
}
measure-say-balanced = { $running ->
    [yes] Na razie: przy „{ $values }” { $name } wygrywa w sam raz.
   *[no] Przy „{ $values }” { $name } wygrywa w sam raz.
}
measure-say-unsure = { $running ->
    [yes] Na razie: jeszcze nie wiadomo, czy { $name } wygrywa w sam raz.
   *[no] Te partie nie mówią, czy { $name } wygrywa w sam raz.
}
measure-alike = { $one } i { $other }: nie da się ich odróżnić.
measure-outside = { $count ->
    [one] Poza swoim pasmem jest jeszcze jeden element: { $names }.
    [few] Poza swoim pasmem są jeszcze { $count } elementy: { $names }.
   *[many] Poza swoim pasmem jest jeszcze { $count } elementów: { $names }.
}
measure-inside = Żaden inny element nie jest wyraźnie poza swoim pasmem.
measure-before = { $count ->
    [one] Przed twoim jest jedno badanie.
    [few] Przed twoim są { $count } badania.
   *[many] Przed twoim jest { $count } badań.
}
measure-soon = Zaraz się zacznie.
measure-failed = Badanie się urwało. To, co rozegrano, zostaje.
measure-failed-games = Zbyt wielu partii nie dało się dokończyć, więc badanie stanęło. Pozostałe zostają.
measure-time = Zatrzymane, partie: { $done }. Ta sala nie daje jednemu badaniu więcej czasu. Te liczby zostają.
measure-seconds = { $count ->
    [one] jeszcze około sekundy
    [few] jeszcze około { $count } sekund
   *[many] jeszcze około { $count } sekund
}
measure-minutes = { $count ->
    [one] jeszcze około minuty
   *[many] jeszcze około { $count } minut
}
measure-link = Link do tego badania
measure-away = Sala nie odpowiada. Strona wciąż próbuje.
measure-pause = Wstrzymaj
measure-stop = Zatrzymaj i zachowaj
measure-go-on = { $count ->
    [one] Rozegraj pozostałą partię
   *[other] Rozegraj pozostałe partie ({ $count })
}
measure-copied = Link skopiowany
measure-share = Udostępnij
measure-report = Raport
measure-files = Liczby dla innych programów:
measure-remove = Usuń to badanie
measure-honest = Kto często zagląda, znajduje różnice, których nie ma. Oceny padają tylko przy czterech podliczeniach, ustalonych z góry, z progami, które to uwzględniają; pomiędzy nimi liczby się ruszają, oceny nie.
measure-lanes = Pudełka
measure-base = pierwsze
measure-lane = partie: { $games } z { $of }
measure-lane-ended = pewne, partie: { $games }
measure-few = { $count ->
    [0] jeszcze nieużyte
    [one] jedno użycie: za mało
    [few] { $count } użycia: za mało
   *[many] { $count } użyć: za mało
}
measure-sure = Na ile to pewne?
measure-sure-of = Na ile to pewne? Wygrane w miarę kolejnych partii: { $name }
measure-as-table = Pokaż jako tabelę
measure-as-chart = Pokaż jako wykres
measure-after = po tylu partiach
measure-whisker = Przy „{ $value }” { $name } wygrywa { $share }, przedział { $span }: { $verdict }.
measure-shaded = Cień: przedział 95%. Na zielono: założenie.
measure-moves = Co się z tym zmienia
measure-moves-taken = { $name }: brane, gdy dostępne
measure-moves-earned = { $name }: zdobyte punkty
measure-moves-first = Wygrywa, kto gra pierwszy
measure-moves-wins = { $name }: wygrane
measure-moves-none = Jedno pudełko: nie ma czego porównać.
measure-word-grows = rośnie
measure-word-falls = spada
measure-word-unsure = jeszcze niepewne
measure-word-same = bez zmian
measure-proposals = Proponowane wartości
measure-proposals-line = Z każdą rozegrano te same rozdania. Nic się nie zmieni bez twojej zgody.
measure-proposals-none = Żadna z wypróbowanych wartości nie daje pewności, że element mieści się w paśmie. Spróbuj innych liczb albo więcej partii.
measure-proposals-wait = Próbowane są sąsiednie wartości; te na pewno złe kończą wcześniej.
measure-put = Wstaw do szkicu
measure-put-done = Jest w szkicu
measure-of-games = partie: { $games }
measure-components = Elementy
measure-with = Przy
measure-all = Wszystkie ({ $count })
measure-fewer = Mniej
measure-col-component = element
measure-col-offered = dostępne
measure-col-taken = wzięte
measure-col-round = runda
measure-col-points = zdobyte punkty
measure-col-wins = wygrane miejsc, które go użyły
measure-col-change = wobec pierwszego
measure-col-verdict = ocena
measure-through = przez inne
measure-suggest = Zaproponuj wartości
measure-verdict-balanced = wyważone
measure-verdict-unsure = jeszcze niepewne
measure-verdict-watch = do obserwacji
measure-verdict-strong = za silne
measure-verdict-weak = za słabe
measure-verdict-few = za mało
measure-verdict-none = bez oceny
