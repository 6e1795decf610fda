title = Gravity Superstar
blurb = Spadaj po swojemu przez planszę, która nie ma krawędzi, i zbieraj gwiazdy.

# The door
door-line = Spadaj po swojemu, zbieraj gwiazdy.
door-length = 15–30 min
door-idle = Otwarte Drzwi czekają na gwiazdę
door-live = Ktoś zbiera gwiazdy

# Questions
ask-ChooseDoor = Gdzie zaczyna pionek Otwartych Drzwi? Wybierz drzwi.
ask-Act = { $laid ->
    [0] Zagraj kartę. Ruszasz się, a potem spadasz tam, gdzie masz stopy.
    [one] Zagraj kartę: ruch, potem upadek w stronę stóp. Albo zbierz { $laid } kartę.
    [few] Zagraj kartę: ruch, potem upadek w stronę stóp. Albo zbierz { $laid } karty.
   *[many] Zagraj kartę: ruch, potem upadek w stronę stóp. Albo zbierz { $laid } kart.
}
ask-StealFrom = Zderzenie: { $victim }. Co zabierasz?
ask-Replay = Wydajesz żeton bisu na drugą akcję?

# Words
word-end = Zakończ turę
word-replay = Wydaj żeton bisu: jeszcze jedna akcja
word-complete = Zbierz wszystkie karty
word-simple = Krok { side-to } (zakryta karta: { card-nom })
word-long = Długi skok { side-to }{ wild-note }
word-high = Wysoki skok { side-to }{ wild-note }
word-drop = Zapadnia{ wild-note }
word-rotate = { $side ->
    [left] Ćwierć obrotu w lewo
    [right] Ćwierć obrotu w prawo
   *[half] Pół obrotu
}{ wild-note }
word-steal = { $what ->
    [replay] Żeton bisu
    [blue] Niebieska gwiazda
    [yellow] Żółta gwiazda
    [pink] Różowa gwiazda
    [green] Zielona gwiazda
    [orange] Pomarańczowa gwiazda
   *[white] Biała gwiazda
}
word-door = Drzwi { $number }
# Parts of these sentences.
side-to = { $side ->
    [left] w lewo
   *[right] w prawo
}
wild-note = { $wild ->
    [yes] {" "}(Joker)
   *[no] {""}
}

# What happened
event-game_started = Plansza ułożona: { $layout }. Zaczyna { $first_player }.
event-open_door_placed = { $seat } otwiera drzwi { $door }.
event-turn_began = Runda { $round }: teraz { $seat }.
event-pawn_placed = { $seat } wchodzi przez drzwi { $door } na { $space }, stopy { $facing }.
event-card_played = { $face ->
    [up] { $seat } zagrywa { card-acc }{ $wild ->
        [yes] {" "}jako { move-acc }
       *[no] {""}
    }{ $side ->
        [left] {" "}w lewo
        [right] {" "}w prawo
        [half] , pół obrotu
       *[none] {""}
    }.
   *[down] { $seat } zagrywa zakrytą kartę: krok { side-to }.
}
event-hand_restored = { $seat } zbiera { cards-acc }{ $reason ->
    [fifth] {" "}za darmo, z piątą kartą
    [ejected] {" "}po wypchnięciu
   *[complete] {""}
}.
event-pawn_turned = { $seat } obraca się, stopy teraz { $to }.
event-pawn_entered = { $seat } { $how ->
    [door] pojawia się na
    [fall] spada na
   *[step] idzie na
} { $space }{ $wrapped ->
    [yes] , przez krawędź
   *[no] {""}
}.
event-pawn_landed = { $seat } stoi na { $space }, stopy { $facing }.
event-pawn_ejected = { $seat } wypycha z pola { $space } rywala: { $victim }.
event-stolen = { $what ->
    [nothing] { $seat } nie ma czego zabrać. Rywal: { $victim }.
    [replay] { $seat } zabiera żeton bisu. Traci go { $victim }.
   *[other] { $seat } zabiera { loot-acc } gwiazdę. Traci ją { $victim }.
}
event-star_taken = { $seat } bierze { star-acc } gwiazdę ({ $space }){ $pair ->
    [yes] {" "}i ma parę
   *[no] {""}
}. Zostaje na planszy: { $left_on_board }.
event-token_taken = { $seat } zyskuje żeton bisu ({ $space }).
event-token_missed = { $seat } mija pole bisu { $space }, ale żetonów już nie ma.
event-open_door_moved = Pionek Otwartych Drzwi przechodzi z drzwi { $from } na drzwi { $to }.
event-open_door_stays = Wszystkie inne drzwi są zajęte: otwarte zostają drzwi { $door }.
event-token_spent = { $seat } wydaje żeton bisu i ma jeszcze jedną akcję.
event-turn_ended = { $seat } kończy turę.
event-round_ended = Koniec rundy { $round }. Na planszy { $left_on_board ->
    [one] zostaje { $left_on_board } gwiazda
    [few] zostają { $left_on_board } gwiazdy
   *[many] zostaje { $left_on_board } gwiazd
}.
event-end_triggered = { $seat } osiąga cel i ma { points-acc }: to ostatnia runda.
event-game_over = { $reason ->
    [stars] Zostało mało gwiazd: koniec partii.
    [goal] Cel osiągnięty: koniec partii.
    [no_stars] Nie ma już gwiazd: koniec partii.
   *[stalemate] Od wielu rund nikt nie wziął gwiazdy: koniec partii.
} Punkty: { $points }.
# Parts of these sentences: a card as object, a card by name, a colour of a star as object.
card-acc = { $card ->
    [long] Długi skok
    [high] Wysoki skok
    [drop] Zapadnię
    [rotate] Obrót
   *[wild] Jokera
}
move-acc = { $move ->
    [long] Długi skok
    [high] Wysoki skok
    [drop] Zapadnię
   *[rotate] Obrót
}
card-nom = { $card ->
    [long] { card-long }
    [high] { card-high }
    [drop] { card-drop }
    [rotate] { card-rotate }
   *[wild] { card-wild }
}
star-acc = { $colour ->
    [blue] niebieską
    [yellow] żółtą
    [pink] różową
    [green] zieloną
    [orange] pomarańczową
   *[white] białą
}
loot-acc = { $what ->
    [blue] niebieską
    [yellow] żółtą
    [pink] różową
    [green] zieloną
    [orange] pomarańczową
   *[white] białą
}
cards-acc = { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}
points-acc = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

# Why not
refused-complete = Masz na ręce całą piątkę: nie ma czego zbierać.
refused-card = Ta karta ({ card-nom }) leży przed tobą. Zbierz karty, żeby znów jej użyć.
refused-blocked = Na drodze jest platforma: { $side ->
    [N] górna
    [S] dolna
    [W] lewa
   *[E] prawa
} krawędź pola { $space }.
refused-turn = To pudełko nie pozwala na taki obrót.

# Things by their keys. A card stays a key: each sentence declines it.
each-card = { $thing }
each-facing = { $thing ->
    [S] ↓
    [W] ←
    [N] ↑
   *[E] →
}

# Cards and stars
card-long = Długi skok
card-high = Wysoki skok
card-drop = Zapadnia
card-rotate = Obrót
card-wild = Joker
card-long-short = Długi
card-high-short = Wysoki
card-drop-short = Zapadnia
card-rotate-short = Obrót
card-wild-short = Joker
star-blue = Niebieski
star-yellow = Żółty
star-pink = Różowy
star-green = Zielony
star-orange = Pomarańczowy
star-white = Biały
bot-0 = Nova
bot-1 = Comet
bot-2 = Pulsar
bot-3 = Quasar
bot-4 = Vega
bot-5 = Nebula

# Options
option-end = Kiedy kończy się partia
option-end-standard = Mało gwiazd: ostatnia jest runda, po której zostają 4 gwiazdy (2 graczy), 8 (3–4) albo 12 (5–6).
option-end-expert = Wyścig: ostatnia jest runda, w której ktoś osiąga 18 albo 24 punkty.
option-layout = Kafelki
option-layout-random = Rozdane losowo
option-layout-written = kody, na przykład 2A0 3B2, po jednym na kafelek, rząd po rzędzie
option-first_player = Kto zaczyna
option-first_player-random = Losowo
option-first_player-each = Miejsce { $place }
option-first_door = Pierwsze otwarte drzwi
option-first_door-random = Losowo
option-first_door-each = Drzwi { $n }
option-first_door-chosen = Wybiera je pierwszy gracz, widząc gwiazdy
option-stall_rounds = Ile rund bez zdobytej gwiazdy kończy partię
option-first_card = Kto zaczyna kolejne rundy
option-first_card-stays = Zawsze pierwszy gracz
option-first_card-passes = Po kolei, w lewo
box-why-tuned = Wyważone przez nas: na każdej stronie pięć pól gwiazd to pola bisu, żeby było mniej remisów.
box-kind-tile = { $count ->
    [one] { $count } kafelek
    [few] { $count } kafelki
   *[many] { $count } kafelków
}

end-stars = Mało gwiazd na planszy
end-goal = Cel osiągnięty
end-no_stars = Na planszy nie ma już gwiazd
end-stalemate = Od wielu rund nikt nie wziął gwiazdy

# On the screen
screen-board = Plansza, { $width } na { $height } pól; każda krawędź przechodzi w przeciwległą
screen-hand = Twoje karty
screen-round = Runda { $round }
screen-steal = zabierz 1
screen-pair = para
screen-plus-pair = +1, para +1
screen-tokens = Żetony bisu
screen-pairs = Pary
screen-points = Punkty
screen-fewer-tokens = Mniej żetonów bisu
how-pairs = Punkt za każde dwie gwiazdy tego samego koloru.
how-tokens = Punkt za każdy żeton bisu.
how-tie = Przy równych punktach wygrywa, kto ma mniej żetonów bisu.
screen-worth = { $change } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
screen-stars-of = { $colour ->
    [blue] Niebieskie gwiazdy
    [yellow] Żółte gwiazdy
    [pink] Różowe gwiazdy
    [green] Zielone gwiazdy
    [orange] Pomarańczowe gwiazdy
   *[white] Białe gwiazdy
}
screen-sum = { $stars ->
    [one] { $stars } gwiazda
    [few] { $stars } gwiazdy
   *[many] { $stars } gwiazd
} + { $pairs ->
    [one] { $pairs } para
    [few] { $pairs } pary
   *[many] { $pairs } par
} + { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
   *[many] { $tokens } żetonów
}
screen-in-hand = { $cards } na ręce
screen-off = poza planszą
screen-left = w lewo
screen-right = w prawo
screen-left-short = lewo
screen-right-short = prawo
view-of-pawn = Tak widzi to twój pionek
view-on-screen = Na twoim ekranie
screen-floor = przez podłogę
screen-face-down = zakryta
screen-step = krok
screen-a-step = Krok
screen-turn-left = w lewo
screen-turn-right = w prawo
screen-turn-half = pół
screen-blocked = blokada
screen-through = w dół
screen-steals = łup
screen-steal-most = zabierasz: do { $most }
screen-lands = na { $space }
screen-over-to = przez
screen-take-back = Zbierz karty
screen-ways-of = Jak zagrać kartę { $card }
screen-scale = Przybliżenie
screen-near = Bliżej
screen-near-how = Dotknij planszy dwa razy albo rozsuń na niej dwa palce, żeby ją przybliżyć. Potem przeciągaj: idzie dalej przez krawędzie.
screen-way = { $move } { $side }
screen-before-you = Przed tobą
screen-complete = Zbierz
screen-complete-what = zbierz { cards-acc }
screen-stars-left = Gwiazdy na planszy
screen-ends-at = koniec przy { $limit }
screen-goal = { $goal ->
    [one] cel: { $goal } punkt
    [few] cel: { $goal } punkty
   *[many] cel: { $goal } punktów
}
screen-supply = Bisy w zasobach
screen-of = z { $whole }
screen-open-door = Otwarte Drzwi
screen-door-note = Kto wejdzie następny, stanie na { $space }. { $stays ->
    [yes] Otwarte Drzwi zostaną potem na miejscu.
   *[no] Otwarte Drzwi przejdą potem na drzwi { $next }.
}
screen-view = Widok
screen-as-laid = Jak leży
screen-feet-down = Stopami w dół
screen-danger = Zagrożenia
screen-thrown = { $victim } wypada.
screen-fall = upadek
screen-move = ruch
screen-over = potem przez krawędź
screen-token-gain = { $tokens ->
    [one] żeton bisu
    [few] żetony bisu
   *[many] żetonów bisu
}
screen-door-moves = Otwarte Drzwi przechodzą na drzwi { $door }.
screen-you-stand = stoisz na { $space }, stopy
screen-and-theft = i to, co zabierzesz
screen-theft-most = z tym, co zabierzesz, do { $most }
screen-also = Twoje możliwości
screen-ways = { $count ->
    [one] { $count } droga, by tam dotrzeć
    [few] { $count } drogi, by tam dotrzeć
   *[many] { $count } dróg, by tam dotrzeć
}
screen-point = Wskaż kartę albo pierścień, żeby zobaczyć całą drogę.

# On a phone
screen-ask-short = { $laid ->
    [0] Zagraj kartę: ruch, potem upadek w stronę stóp.
    [one] Zagraj kartę i spadnij albo zbierz { $laid } kartę.
    [few] Zagraj kartę i spadnij albo zbierz { $laid } karty.
   *[many] Zagraj kartę i spadnij albo zbierz { $laid } kart.
}
rail-stars = { $left ->
    [one] gwiazda
    [few] gwiazdy
   *[many] gwiazd
}
rail-end = koniec { $limit }
rail-goal = cel { $goal }
rail-supply = zostało
rail-door = drzwi
act-then = { $now } → { $points }
act-then-complete = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}, bez ruchu
act-then-steal = { $now } → { $points }, potem łup
open-order = Kolejność
open-by-gain = Zysk
open-by-card = Karta
open-more = { $count ->
    [one] jeszcze { $count } bez zysku
   *[many] jeszcze { $count } bez zysku
}
open-danger = { $count ->
    [one] { $count } gracz może cię tam dosięgnąć
   *[many] { $count } graczy może cię tam dosięgnąć
}

# What the signs mean
legend = Znaki
legend-long = dwa w jedną stronę
legend-high = jedno w górę, jedno w bok
legend-drop = jedno w dół, przez podłogę
legend-rotate = ↺ ↻ ćwierć obrotu, ½ pół obrotu
legend-wild = dowolna z tych czterech
legend-down = Zakryta
legend-step = dowolna karta jako krok; 1 na pierścieniu
legend-badge = Pole bisu
legend-replay = pod gwiazdą: płaci, gdy gwiazdy już nie ma

# The board in words
read-table = Stół
read-players = Gracze
read-board = Plansza, rząd po rzędzie
read-board-how = Kolumny idą od a do { $last }, od lewej do prawej; rzędy od 1 do { $rows }, od góry do dołu. Plansza ciągnie się przez każdą krawędź.
read-platforms = Platformy, rząd po rzędzie
read-platforms-how = Nikt nie przejdzie ani nie spadnie przez platformę. „Nad” to górna krawędź pola, „na lewo od” to jego lewa krawędź.
read-row = Rząd { $row }: { $what }.
read-above = nad { $spaces }
read-left-of = na lewo od { $spaces }
read-nothing = nic
read-feet-S = w dół
read-feet-W = w lewo
read-feet-N = w górę
read-feet-E = w prawo
read-you = ty, stopy { $feet }
read-pawn = { $name }, stopy { $feet }
read-star = gwiazda, kolor { $colour }
read-star-gone = puste pole gwiazdy
read-replay = pole bisu
read-door = drzwi { $door }
read-door-open = drzwi { $door }, Otwarte Drzwi
read-stands = na { $space }, stopy { $feet }
read-outside = poza planszą
read-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
read-stars = { $count ->
    [one] { $count } gwiazda
    [few] { $count } gwiazdy
   *[many] { $count } gwiazd
}, kolor { $colour }
read-no-stars = Bez gwiazd
read-pairs = { $count ->
    [one] { $count } para
    [few] { $count } pary
   *[many] { $count } par
}
read-tokens = { $count ->
    [one] { $count } żeton bisu
    [few] { $count } żetony bisu
   *[many] { $count } żetonów bisu
}
read-hand = Na ręce: { $cards }
read-face-up = Przed graczem, odkryte: { $cards }
read-face-down = { $count ->
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
   *[many] { $count } zakrytych kart
}
read-face-down-own = Zakryte: { $cards }
read-left = { $left ->
    [one] { $left } gwiazda na planszy
    [few] { $left } gwiazdy na planszy
   *[many] { $left } gwiazd na planszy
}
read-supply = { $count ->
    [one] { $count } żeton bisu w zasobach
    [few] { $count } żetony bisu w zasobach
   *[many] { $count } żetonów bisu w zasobach
}
read-open-door = Otwarte są drzwi { $door } na { $space }, stopy { $feet }; { $stays ->
    [yes] pozostają otwarte
   *[no] następne są drzwi { $next }
}
read-lands = na { $space }, stopy { $feet }
read-throws = wypycha: { $name }
read-then = { $points ->
    [one] potem { $points } punkt
    [few] potem { $points } punkty
   *[many] potem { $points } punktów
}
read-in-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}

# What a piece is
explain-space = Pole { $space }
explain-limit = Partia kończy się z rundą, po której na planszy zostaje najwyżej tyle gwiazd: { $limit }.
explain-goal = Ostatnia jest runda, w której ktoś osiągnie cel. Cel w punktach: { $goal }.
explain-star = Każda gwiazda to 1 punkt; dwie jednego koloru to para, czyli jeszcze 1 punkt.
explain-replay = Kto wejdzie na pole bisu bez gwiazdy i bez pionka, bierze żeton bisu z zasobów. Żeton kupuje drugą akcję; zachowany to 1 punkt.
explain-door = Pionek spoza planszy wchodzi przez Otwarte Drzwi, ze stopami ustawionymi jak na drzwiach.
explain-pawn = Pionek spada tam, gdzie ma stopy. Ten, na którego ktoś wpadnie, wypada z planszy i oddaje gwiazdę albo żeton bisu.
explain-long = Dwa pola w lewo albo dwa w prawo, potem upadek.
explain-high = Jedno pole w górę, potem jedno w lewo albo w prawo, potem upadek.
explain-drop = Jedno pole w dół, przez platformę, na której stoisz, potem upadek.
explain-rotate = Ćwierć obrotu w dowolną stronę albo pół obrotu w miejscu; potem upadek w stronę nowego dołu.
explain-wild = Liczy się jako dowolny z czterech ruchów specjalnych i leży przed tobą jako Joker.

# Keys
key-simple = Krok zakrytą kartą
key-long = Długi skok
key-high = Wysoki skok
key-rotate = Obrót
key-drop = Zapadnia
key-wild = Joker
key-complete = Zbierz wszystkie karty

# The lab
lab-rounds = Rundy
lab-kind-card = Ruchy specjalne
lab-kind-card-note = Użyte przez miejsce, które choć raz zagrało tę kartę odkrytą.
lab-kind-couple = Pary gwiazd
lab-kind-couple-note = Użyte przez miejsce, które na koniec ma co najmniej dwie gwiazdy tego koloru.
lab-kind-token = Żetony bisu
lab-kind-token-note = Co się z nimi stało: jeden wydano albo jeden zachowano do końca.
lab-kind-start = Kafelki pierwszego wejścia
lab-kind-start-note = Kafelek i strona, przez której drzwi miejsce weszło po raz pierwszy.
couple-blue = { star-blue }
couple-yellow = { star-yellow }
couple-pink = { star-pink }
couple-green = { star-green }
couple-orange = { star-orange }
couple-white = { star-white }
token-spent = Wydany
token-kept = Zachowany

# At the terminal
card-long-text = Dwa pola w lewo albo dwa w prawo.
card-high-text = Jedno pole w górę, potem jedno w lewo albo w prawo.
card-drop-text = Jedno pole w dół, przez platformę, na której stoisz.
card-rotate-text = Ćwierć obrotu w dowolną stronę albo pół obrotu, w miejscu.
card-wild-text = Liczy się jako dowolna z czterech pozostałych i leży przed tobą jako Joker.
short-simple = Krok { side-to } ({ card-nom })
short-long = Długi { side-to }{ wild-note }
short-high = Wysoki { side-to }{ wild-note }
short-rotate = { $side ->
    [left] ¼ obrotu w lewo
    [right] ¼ obrotu w prawo
   *[half] ½ obrotu
}{ wild-note }
terminal-legend =
    ★B   gwiazda, według litery koloru; °★B: leży na polu bisu
    R    pole bisu: żeton bisu dla tego, kto na nie wejdzie
    ⌂1↓  drzwi i kierunek stóp pionka, który wchodzi; białe: otwarte
    A↓   pionek ze znakiem gracza i kierunek jego stóp: tam spada
    ━ ┃  platformy
    Możliwości: d5↑ gdzie kończy się ruch i jak stoją stopy; ★G★W gwiazdy
    po drodze; +R żeton bisu; wypycha: wpadasz na tego gracza; +3p punkty.
    Gwiazda to 1 punkt, para jednego koloru jeszcze 1, żeton bisu 1.
terminal-examples =
    drop              zagraj kartę Zapadnia
    long left         Długi skok w lewo; long left wild: Jokerem
    simple wild left  połóż zakrytego Jokera i zrób krok w lewo
    complete          zbierz wszystkie karty
    card rotate       co robi karta
# The log, for one reader: what a seat does, without its name; `$you` is yes if the reader did it. Marks stand in [ ].
log-started = Plansza ułożona. { $you ->
    [yes] Zaczynasz ty.
   *[no] Zaczyna { $first }.
}
log-opened = { $you ->
    [yes] otwierasz
   *[no] otwiera
} drzwi { $door }
log-came = { $you ->
    [yes] wchodzisz
   *[no] wchodzi
} przez drzwi { $door }
log-played = { $you ->
    [yes] zagrywasz
   *[no] zagrywa
} { card-acc }{ $wild ->
    [yes] {" "}jako { move-acc }
   *[no] {""}
}{ $side ->
    [left] {" "}w lewo
    [right] {" "}w prawo
    [half] , pół obrotu
   *[none] {""}
}
log-stepped = { $you ->
    [yes] zagrywasz
   *[no] zagrywa
} zakrytą kartę: krok { $side ->
    [half] w tył
    [left] w lewo
   *[right] w prawo
}
log-turned = { $you ->
    [yes] zagrywasz
   *[no] zagrywa
} zakrytą kartę: obrót { $side ->
    [half] o pół
    [left] w lewo
   *[right] w prawo
}
log-fell = { $you ->
    [yes] spadasz
   *[no] spada
} o { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
}
log-over-edge = { $you ->
    [yes] przechodzisz
   *[no] przechodzi
} przez krawędź
log-took = { $you ->
    [yes] bierzesz
   *[no] bierze
} { $marks }{ $pairs ->
    [0] {""}
    [one] {" "}i { $you ->
        [yes] masz parę
       *[no] ma parę
    }
    [few] {" "}i { $you ->
        [yes] masz { $pairs } pary
       *[no] ma { $pairs } pary
    }
   *[many] {" "}i { $you ->
        [yes] masz { $pairs } par
       *[no] ma { $pairs } par
    }
}
log-threw = { $you ->
    [yes] wypychasz
   *[no] wypycha
} { $victim ->
    [you] cię z { $space }
   *[other] z { $space } rywala: { $victim }
}
log-stole = { $you ->
    [yes] zabierasz
   *[no] zabiera
} { $marks }
log-stole-nothing = { $you ->
    [yes] nie masz czego zabrać
   *[no] nie ma czego zabrać
}
log-again = { $you ->
    [yes] wydajesz
   *[no] wydaje
} [replay 1] na jeszcze jedną akcję
log-restored = { $you ->
    [yes] zbierasz
   *[no] zbiera
} { cards-acc }
log-goal = { $seat } { $you ->
    [yes] osiągasz
   *[no] osiąga
} cel, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: to ostatnia runda.
log-over = { $why }: { $points }.
log-score = { $who } { $points }
log-since-hand = { $n ->
    [one] Masz znów na ręce { $n } kartę.
    [few] Masz znów na ręce { $n } karty.
   *[many] Masz znów na ręce { $n } kart.
}
log-since-stars = { $n ->
    [one] Ubyła { $n } gwiazda
    [few] Ubyły { $n } gwiazdy
   *[many] Ubyło { $n } gwiazd
}, { $left ->
    [one] została { $left }
    [few] zostały { $left }
   *[many] zostało { $left }
}.
log-since-door = Otwarte są teraz drzwi { $door }.
mark-star = { $which ->
    [blue] niebieską gwiazdę
    [yellow] żółtą gwiazdę
    [pink] różową gwiazdę
    [green] zieloną gwiazdę
    [orange] pomarańczową gwiazdę
   *[white] białą gwiazdę
}
mark-replay = { $n ->
    [one] żeton bisu
    [few] { $n } żetony bisu
   *[many] { $n } żetonów bisu
}

# Why it was won; `$you` is yes if the winner reads it
why-tokens = Po { $points } pkt; { $you ->
    [yes] wygrywasz
   *[no] wygrywa { $winner }
}: mniej żetonów bisu, { $tokens } do { $more }.

# The coach asks “Are you sure?”: what the choice gives away, and the better idea.
slip-last = To kończy partię, a ty jesteś w tyle.
slip-last-better = Inny ruch da więcej: zobacz, gdzie ląduje.
slip-fifth = Zebranie kart kosztuje całą turę.
slip-fifth-better = Zagraj ostatnią kartę, a cała piątka wróci za darmo.
slip-take-back = Masz jeszcze na ręce { cards-acc }. Zbieranie teraz kosztuje turę.
slip-take-back-better = Graj dalej: piąta karta przyniesie wszystkie za darmo.
slip-danger = { $rival } może na ciebie wpaść na { $space } i zabrać gwiazdę albo żeton.
slip-danger-better = To daje tyle samo, a jest poza zasięgiem.
slip-exposed = { $rival } może na ciebie wpaść na { $space }.
slip-exposed-better = Tam nikt cię nie dosięgnie.
slip-points = Jest droga, która daje o { points-acc } więcej.
slip-points-better = Zobacz, co mija po drodze.
slip-more = Jest droga, która daje o { points-acc } więcej.
slip-more-better = Zobacz, co mija po drodze.
slip-wild = Kładziesz zakrytego Jokera, a później może zrobić więcej.
slip-wild-better = Na ten sam krok wystarczy { card-nom }.
slip-end = Jeszcze jedna akcja da { points-acc }, a żeton kosztuje jeden.
slip-end-better = Wydaj żeton: to ostatnia runda.

# The box, in the illustrated rules.
book-stars = { $count ->
    [one] W woreczku jest taka { $count }.
    [few] W woreczku są takie { $count }.
   *[many] W woreczku jest takich { $count }.
}
book-tile = Kafelek { $tile }
book-tile-text = Jedna strona kafelka, sześć na sześć pól{ $doors ->
    [one] , z jednymi drzwiami
   *[many] ; liczba drzwi: { $doors }
}. Może leżeć obrócona.

# The board at the terminal
draw-round = Runda { $n }
draw-last-round = ostatnia runda
draw-stars-left = gwiazd na planszy: { $n }
draw-ends-at = koniec przy { $n }
draw-goal = cel: { $n } pkt
draw-open-door = otwarte drzwi { $n }, potem { $next }
draw-open-door-stays = drzwi { $n } pozostają otwarte
draw-no-door-open = drzwi jeszcze zamknięte
draw-tokens-left = żetony bisu: { $n }
draw-points = { $n } pkt
draw-no-stars = bez gwiazd
draw-pairs = { $n ->
    [one] { $n } para
    [few] { $n } pary
   *[many] { $n } par
}
draw-tokens = bis: { $n }
draw-laid = wyłożone: { $cards }
draw-face-down = zakryte: { $cards }
draw-hand = ręka: { $cards }
draw-unknown = zakryte: { $n }
draw-hits = wypycha: { $name }
draw-sheet-colours = kolory
draw-sheet-stars = gwiazdy
draw-sheet-pairs = pary
draw-sheet-tokens = bisy

# What a box holds
box-section-tile = Kafelki
box-section-stars = Gwiazdy w woreczku
box-section-replay = Żetony bisu
box-section-players = Według liczby graczy
box-section-cards = Co robią karty
box-field-a = Strona A
box-field-b = Strona B
box-field-map = Rysunek
box-field-blue = Niebieskie
box-field-yellow = Żółte
box-field-pink = Różowe
box-field-green = Zielone
box-field-orange = Pomarańczowe
box-field-white = Białe
box-field-tokens = Żetony
box-field-count = Gracze
box-field-columns = Kolumny kafelków
box-field-rows = Rzędy kafelków
box-field-end_stars = Gwiazdy na koniec
box-field-expert_points = Punkty dla ekspertów
box-field-long = Długi skok
box-field-high = Wysoki skok
box-field-rotate = Obrót
box-field-drop = Zapadnia
box-field-wild = Joker
box-field-side = W bok
box-field-up = W górę
box-field-turns = Obroty
box-value-turns-left = W lewo
box-value-turns-right = W prawo
box-value-turns-half = Pół obrotu

# Dlaczego bot tak wybiera: części zdania z reason-1 w sali.
reason-points-good = daje { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
reason-points-bad = kosztuje { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
reason-points-rival = { $rival } traci { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
reason-tokens-good = daje żeton bisu
reason-tokens-bad = kosztuje żeton bisu
reason-tokens-rival = { $rival } ma o żeton bisu mniej
reason-pairs-good = zaczyna parę, której druga gwiazda leży jeszcze na planszy
reason-pairs-bad = trudniej będzie dopełnić parę
reason-pairs-rival = { $rival } trudniej dopełni parę
reason-cards-good = zostawia więcej kart na ręce
reason-cards-bad = zostawia mniej kart na ręce
reason-cards-rival = { $rival } ma mniej kart na ręce
reason-next-good = przygotowuje dobry następny ruch
reason-next-bad = zostawia niewiele do zyskania w następnym ruchu
reason-next-rival = { $rival } ma potem mniej do zyskania
reason-danger-good = schodzi z drogi rywalom
reason-danger-bad = rywal może wypchnąć pionek
reason-danger-rival = { $rival } może wypaść z planszy
reason-board-good = wprowadza pionek na planszę
reason-board-bad = zabiera pionek z planszy
reason-board-rival = { $rival } jest poza planszą
