# The texts of the lab's report. Shares and numbers come as texts, too.

lab-kicker = Laboratorium Skyhall · raport wyważenia
lab-title = { $title } – raport wyważenia
lab-lead = Partie: { $games }, miejsca: { $seats }, na każdym miejscu bot: { $level }.
lab-lead-several = Partie z każdym z { $boxes } pudełek: { $games }, te same rozdania dla wszystkich; miejsca: { $seats }, na każdym miejscu bot: { $level }.
lab-fact-edition = Edycja
lab-fact-level = Boty
lab-fact-seats = Miejsca
lab-fact-games = Partie
lab-fact-games-each = po { $games }
lab-fact-seed = Ziarno
lab-fact-sweep = Zmieniana wartość
lab-fact-options = Opcje
lab-fact-version = Silnik
lab-fact-version-value = skyhall { $version }, zasady { $rules }
lab-again = Żeby sporządzić ten raport jeszcze raz:

lab-part-glance = W skrócie
lab-part-changes = Czym różnią się edycje
lab-part-values = Wartości, które się różnią
lab-part-places = Kolejność gry
lab-part-endings = Jak kończą się partie
lab-part-length = Długość
lab-part-points = Punkty
lab-part-branching = Wybory
lab-part-components = Udział wygranych według elementów
lab-part-pairs = Co do siebie pasuje
lab-part-method = Jak to czytać

lab-place = { $place ->
    [1] Pierwsze miejsce w kolejności
    [2] Drugie miejsce w kolejności
    [3] Trzecie miejsce w kolejności
    [4] Czwarte miejsce w kolejności
    [5] Piąte miejsce w kolejności
    [6] Szóste miejsce w kolejności
   *[other] Miejsce { $place } w kolejności
}
lab-verdict-sentence = { $what } wygrywa { $share } [{ $interval }]: { $verdict ->
    [within] w granicach założenia { $aim }
    [reaching] w granicach założenia { $aim }, choć przedział poza nie wychodzi
    [touching] poza założeniem { $aim }, choć przedział o nie zahacza
   *[outside] poza założeniem { $aim }
}.
lab-ties = Remisy: { $share } partii [{ $interval }], { $verdict ->
    [within] poniżej założenia { $aim }
    [reaching] poniżej założenia { $aim }, choć przedział poza nie wychodzi
    [touching] powyżej założenia { $aim }, choć przedział o nie zahacza
   *[outside] powyżej założenia { $aim }
}.
lab-ties-none = Remisy: ani jednego. Partie: { $games }.
lab-components-none = Żaden element nie ma co najmniej { $enough } użyć: za mało partii, by oceniać.
lab-components-fine = { $watch ->
    [0] Elementy z co najmniej { $enough } użyciami: { $tested }, wszystkie wygrywają w granicach swojego pasma.
    [1] Elementy z co najmniej { $enough } użyciami: { $tested }, żaden nie jest wyraźnie poza pasmem; jeden może być.
   *[many] Elementy z co najmniej { $enough } użyciami: { $tested }, żaden nie jest wyraźnie poza pasmem; być może jest { $watch }.
}
lab-components-out = Wyraźnie poza pasmem: { $out } z { $tested } elementów z co najmniej { $enough } użyciami: { $names }{ $watch ->
    [0] .
    [1] ; być może jeszcze jeden.
   *[many] ; być może jeszcze { $watch }.
}
lab-length-sentence = Partia to średnio { $moves } decyzji, w dziewięciu partiach na dziesięć od { $low } do { $high }.
lab-rounds-sentence = { $name }: średnio { $rounds }, w dziewięciu partiach na dziesięć od { $low } do { $high }.
lab-points-sentence = Zwycięzcy mają średnio { $points } punktów, w dziewięciu partiach na dziesięć od { $low } do { $high }, a wygrywają przewagą { $margin }.
lab-branching-sentence = Gdzie jest wybór, to średnio spośród { $mean } akcji; { $forced } wszystkich decyzji daje tylko jedną.

lab-moves = Decyzje
lab-ties-title = Remisy
lab-outside-title = Elementy poza pasmem
lab-scores = Punkty wszystkich miejsc
lab-winners = Punkty zwycięzców
lab-margins = Przewaga zwycięzcy
lab-widths = Akcje do wyboru
lab-mean = średnia
lab-nine-of-ten = dziewięć na dziesięć
lab-wins = wygrane
lab-uses = użycia
lab-component = element
lab-of-kind = Razem wszystkie tego rodzaju wygrywają { $share }.
lab-flag-high = za silny
lab-flag-low = za słaby
lab-flag-watch = do obserwacji
lab-flag-few = mało użyć
lab-band = pasmo { $band }
lab-detail-offered = dostępne
lab-detail-taken = wzięte
lab-detail-when = pierwsze użycie w rundzie
lab-detail-points = zdobyte punkty

lab-pairs-method = Dwa elementy pasują do siebie, gdy miejsca, które użyły obu, wygrywają więcej, niż tłumaczy każdy z nich z osobna (jeden bez drugiego, plus drugi bez pierwszego, minus żaden); przeszkadzają sobie, gdy takie miejsca wygrywają mniej. Test jest dwustronny, z poprawką Holma dla wszystkich par pudełka.
lab-pairs-both = oba
lab-pairs-expected = oczekiwane
lab-pairs-told = { $tested ->
    [0] Żadna para nie wystąpiła dość często.
   *[other] Pary, które wystąpiły dość często: { $tested }. { $found ->
        [0] To, ile wygrywają, może tłumaczyć przypadek.
        [one] Wyniku { $found } z nich przypadek nie tłumaczy.
       *[other] Wyników { $found } z nich przypadek nie tłumaczy.
    }
}

lab-changes-method = Porównane rzeczy: { $tested }. Udziały testem z dla dwóch proporcji, średnie testem Welcha, oba dwustronne; poprawka Holma trzyma szansę choćby jednej fałszywej różnicy poniżej 5%. { $found ->
    [0] Nic nie różni się istotnie.
    [one] Istotnie różni się { $found } rzecz.
    [few] Istotnie różnią się { $found } rzeczy.
   *[many] Istotnie różni się { $found } rzeczy.
}
lab-changes-what = co
lab-changes-chance = p, po poprawce
lab-changes-by = zmiana
lab-topic-place = { $name }: wygrane
lab-topic-ties = Remisy
lab-topic-ending = Zakończenie: { $name }
lab-topic-decisive = Rozstrzyga: { $name }
lab-topic-moves = Decyzje na partię
lab-topic-rounds = { $name } na partię
lab-topic-winners = Punkty zwycięzców
lab-topic-margins = Przewaga zwycięzcy
lab-topic-branching = Akcje do wyboru
lab-topic-wins = { $name } ({ $kind }): wygrane
lab-topic-use = { $name } ({ $kind }): użycie przez miejsca
lab-changes-first = z pudełkiem { $box }
lab-changes-other = z drugim
lab-topic-with = { $what }, pudełko { $box }
lab-topic-taken = { $name } ({ $kind }): brane, gdy dostępne
lab-topic-earned = { $name } ({ $kind }): zdobyte punkty
lab-values-none = Pliki zawierają te same wartości.
lab-values-where = wartość

lab-method-share = Zakres podany przy udziale to jego 95-procentowy przedział metodą Wilsona: gdyby powtórzyć całe badanie z innymi rozdaniami, około 95 na 100 takich przedziałów zawierałoby prawdziwy udział. Wspólną wygraną dzieli się po równo.
lab-method-uses = Wygrane elementu to wygrane miejsc, które go użyły; dwa miejsca, które użyły go w jednej partii, to dwa użycia. Nie jest to dowód przyczyny: zwycięzcy często używają wszystkiego więcej, dlatego przy każdym rodzaju widać też, ile wygrywa on cały razem.
lab-method-details = „Dostępne” liczy egzemplarze, które można było wziąć, „wzięte” tę ich część, którą ktoś wziął. Zdobyte punkty to te, które element przyniósł temu, kto go użył, egzemplarz po egzemplarzu. Kreska znaczy, że działa tylko przez inne albo że gra tego nie mówi.
lab-method-flags = „Za silny” i „za słaby” znaczą, że poza pasmem leży cały przedział; „do obserwacji” znaczy, że leży tam udział, ale nie cały przedział. Poniżej { $enough } użyć nie ma oceny.
lab-method-bots = Boty grają na każdym miejscu równie dobrze, ale nie tak jak ludzie. Czego nigdy nie znajdują, tego w tych liczbach nie ma.

# At the terminal
lab-remark-flag = { $flag }, wygrywa { $share }, użycia: { $uses }
lab-remark-same = Porównane rzeczy: { $tested }. Nic nie różni się istotnie.
