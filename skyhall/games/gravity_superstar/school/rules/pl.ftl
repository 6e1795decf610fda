# The words of the illustrated rules of Gravity Superstar; what they are shown with is in ../rules.toml.

case-GS-1-1 = Stopami w dół
case-GS-1-1-text = Strzałka pod butami to dół tego pionka. Jego lewo to też lewo na ekranie.
case-GS-1-2 = Stopami w górę
case-GS-1-2-text = Ten pionek, jak widać, wisi. Jego lewo jest na ekranie po prawej, a spada w górę.
case-GS-1-3 = Bez krawędzi
case-GS-1-3-text = Wypada dołem i wpada górą, w tej samej kolumnie. Litera A pokazuje, gdzie znika i gdzie wraca.
miss-GS-1-1 = Czyje lewo?
miss-GS-1-1-answer = Zawsze pionka. Obróć planszę w myślach, aż jego stopy będą w dole.

case-GS-4-1 = Trzyma
case-GS-4-1-text = Platforma pod stopami: tu ten pionek stoi.
case-GS-4-2 = Blokuje
case-GS-4-2-text = Platforma po lewej stronie pionka: nie przejdzie przez nią ani krok, ani skok.
miss-GS-4-1 = Czy platforma działa tylko z jednej strony?
miss-GS-4-1-answer = Nie, z obu. Przechodzi tylko Zapadnia.

case-GS-7-1 = Dwa kafelki, dwoje drzwi
case-GS-7-1-text = Każdy kafelek ma drzwi. Oświetlone są otwarte: tędy wchodzą pionki. Przerywana linia to następne.

case-GS-12-1 = Pełno gwiazd
case-GS-12-1-text = Każde pole gwiazdy i każde pole bisu zaczyna z gwiazdą.
case-GS-12-2 = Twoje pięć kart
case-GS-12-2-text = Każdy ma takie same. W tej grze kart się nie dobiera.

case-GS-17-1 = Przez Otwarte Drzwi
case-GS-17-1-text = Pionek wchodzi sam, ze stopami ustawionymi jak na drzwiach. Potem Otwarte Drzwi idą dalej.

turn-GS-18-1 = Patrz
turn-GS-18-1-text = Pod tobą dwie gwiazdy, a na ręce dwie karty: Wysoki skok i Zapadnia.
turn-GS-18-2 = Wybierz
turn-GS-18-2-text = Każda karta może być zwykłym krokiem: zakryty Wysoki skok, jedno pole w prawo.
turn-GS-18-3 = Rusz się
turn-GS-18-3-text = Stoisz teraz nad gwiazdami. Została jedna karta.
turn-GS-18-4 = Bis
turn-GS-18-4-text = Żeton kupuje drugą akcję. Zapadnia przenosi cię przez platformę.
turn-GS-18-5 = Zbierz
turn-GS-18-5-text = Obie gwiazdy po drodze są twoje. To była piąta karta: wszystkie wracają na rękę.
miss-GS-18-1 = Czy przy zwykłym kroku trzeba pokazać kartę?
miss-GS-18-1-answer = Nie. Leży zakryta i nikt nie wie, która to.
miss-GS-18-2 = Czy za dwa żetony można mieć trzy akcje?
miss-GS-18-2-answer = Nie. Najwyżej jeden żeton na turę.

case-GS-19-1 = Jeszcze jedna
case-GS-19-1-text = Jeden żeton wraca do zasobów, a ty masz jeszcze jedną akcję z kartami, które zostały na ręce.

case-GS-20-1 = Wszystkie wracają
case-GS-20-1-text = Przed tobą leżały trzy karty; teraz masz na ręce całą piątkę. Pionek się nie ruszył.

case-GS-21-1 = Jedno pole w lewo
case-GS-21-1-text = Dowolną kartą, zakrytą. Po kroku spadasz.
case-GS-21-2 = I już
case-GS-21-2-text = To, co mijasz, spadając, też jest twoje.

case-GS-22-1 = Pięć ruchów specjalnych
case-GS-22-1-text = Odkryta karta robi to, co ma w nazwie. Potem leży przed tobą, aż ją zbierzesz.

case-GS-23-1 = Dwa w bok
case-GS-23-1-text = Dwa pola, pod którymi nic nie musi być. Potem spadasz.

case-GS-24-1 = Jedno w górę, jedno w bok
case-GS-24-1-text = W górę znaczy w stronę przeciwną do stóp. Po drodze nie może być żadnej platformy.

case-GS-25-1 = Przez podłogę
case-GS-25-1-text = W dół przez własną platformę i dalej, aż do następnej.
miss-GS-25-1 = A jeśli w tej linii nie ma innej platformy?
miss-GS-25-1-answer = Spadasz raz dookoła planszy i lądujesz na tej samej, od drugiej strony krawędzi.

case-GS-26-1 = Pół obrotu
case-GS-26-1-text = Stopy wskazują teraz górę, nic ich nie trzyma i pionek spada w górę.
case-GS-26-2 = Ćwierć obrotu
case-GS-26-2-text = Teraz dół jest z boku: pionek spada wzdłuż rzędu, przez krawędź i z powrotem.

case-GS-27-1 = Dowolna z czterech
case-GS-27-1-text = Tutaj to Długi skok. Przed tobą leży jako Joker.

case-GS-28-1 = Zablokowane
case-GS-28-1-text = Na lewo jest platforma: nie pójdzie tam ani krok, ani skok.

case-GS-29-1 = Ostatnia
case-GS-29-1-text = Piąta karta zagrana: cała piątka wraca od razu i za darmo.

case-GS-30-1 = Do końca
case-GS-30-1-text = Upadek kończy tylko platforma pod stopami. Gwiazdy po drodze zabierasz.

case-GS-34-1 = Wszystko po drodze
case-GS-34-1-text = Wchodzisz na każde pole drogi, jedno po drugim. Zatrzymujesz się dopiero na jej końcu.
miss-GS-34-1 = Czy trzeba stanąć na gwieździe, żeby ją zabrać?
miss-GS-34-1-answer = Nie. Wystarczy ją minąć.

case-GS-36-1 = Zderzenie!
case-GS-36-1-text = Na twojej drodze stoi inny pionek: wypada z planszy.
miss-GS-36-1 = Czy ten gracz traci turę?
miss-GS-36-1-answer = Nie. Zbiera wszystkie karty i wchodzi przez Otwarte Drzwi.

case-GS-38-1 = Zabierz jedną rzecz
case-GS-38-1-text = Gwiazdę w wybranym kolorze albo żeton. Druga niebieska gwiazda daje parę: 2 punkty.

case-GS-39-1 = Twoja
case-GS-39-1-text = Jeden punkt i jeszcze jeden, jeśli powstaje para.

case-GS-40-1 = Odsłonięte
case-GS-40-1-text = Bez gwiazdy i bez pionka: kto wejdzie, dostaje żeton.
case-GS-40-2 = Zasłonięte
case-GS-40-2-text = Leży na nim gwiazda. Najpierw bierze się gwiazdę; następny, kto wejdzie, dostaje żeton.
miss-GS-40-1 = Czy daje żeton tylko raz?
miss-GS-40-1-answer = Nie, za każdym razem, gdy ktoś wejdzie, póki starczy zasobów.

case-GS-42-1 = Następne drzwi
case-GS-42-1-text = Gdy tylko ktoś wejdzie na pole Otwartych Drzwi, otwierają się następne wolne drzwi.

case-GS-44-1 = Liczenie
case-GS-44-1-text = Sześć gwiazd, 6 punktów. Para niebieskich i para zielonych, 2. Żeton, 1. Razem 9.
miss-GS-44-1 = Kto wygrywa przy remisie?
miss-GS-44-1-answer = Ten, kto ma mniej żetonów.

icon-blue = Niebieska gwiazda
icon-blue-text = 1 punkt, para +1
icon-yellow = Żółta gwiazda
icon-yellow-text = 1 punkt, para +1
icon-pink = Różowa gwiazda
icon-pink-text = 1 punkt, para +1
icon-green = Zielona gwiazda
icon-green-text = 1 punkt, para +1
icon-orange = Pomarańczowa gwiazda
icon-orange-text = 1 punkt, para +1
icon-white = Biała gwiazda
icon-white-text = 1 punkt, para +1
icon-down = Dół
icon-down-text = tam spada ten pionek
icon-platform = Platforma
icon-platform-text = trzyma i blokuje
icon-replay = Bis
icon-replay-text = żeton na jeszcze jedną akcję
icon-badge = Zasłonięte
icon-badge-text = pole bisu pod gwiazdą
icon-socket = Pole gwiazdy
icon-socket-text = gwiazda już zabrana
icon-door = Drzwi
icon-door-text = wejście na później
icon-open = Otwarte Drzwi
icon-open-text = tędy wchodzą pionki
icon-long = Długi skok
icon-long-text = dwa w bok
icon-high = Wysoki skok
icon-high-text = jedno w górę, jedno w bok
icon-drop = Zapadnia
icon-drop-text = przez własną podłogę
icon-rotate = Obrót
icon-rotate-text = ćwierć lub pół obrotu
icon-wild = Joker
icon-wild-text = dowolna z czterech
icon-facedown = Zakryta
icon-facedown-text = zwykły krok
icon-card = Karta na ręce
icon-card-text = jeszcze do zagrania
icon-point = Punkty
icon-point-text = gwiazdy, pary i żetony

shelf-cards = Karty akcji
shelf-tiles = Kafelki
shelf-stars = Gwiazdy

setup-1 = { $seats ->
    [one] Dla { $seats } gracza
   *[many] Dla { $seats } graczy
} ułóżcie { $rows ->
    [1] { $columns ->
        [one] { $columns } kafelek
        [few] { $columns } kafelki obok siebie
       *[many] { $columns } kafelków obok siebie
    }
   *[other] { $rows ->
        [one] { $rows } rząd
        [few] { $rows } rzędy
       *[many] { $rows } rzędów
    } po { $columns ->
        [one] { $columns } kafelku
        [few] { $columns } kafelki
       *[many] { $columns } kafelków
    }
}, dowolną stroną do góry, obrócone, jak chcecie.
setup-2 = Ponumerujcie drzwi dookoła planszy. Pionek Otwartych Drzwi zaczyna na jednych z nich, tutaj: drzwi { $door }.
setup-3 = Losujcie gwiazdy z woreczka i połóżcie po jednej na każdym polu gwiazdy i każdym polu bisu, razem { $stars }.
setup-4 = Odłóżcie do zasobów { $supply ->
    [one] { $supply } żeton bisu
    [few] { $supply } żetony bisu
   *[many] { $supply } żetonów bisu
}.
setup-5 = Każdy bierze pionek i te same pięć kart. Wszystkie pionki zaczynają poza planszą i wchodzą w swojej pierwszej turze.

reminder-turn = Twoja tura
reminder-turn-text =
    Wejdź przez Otwarte Drzwi <open>, jeśli nie ma cię na planszy
    Jedna akcja
    Żeton <replay> kupuje jeszcze jedną
reminder-actions = Akcje
reminder-actions-text =
    Dowolna karta zakryta <facedown>: krok w lewo lub w prawo
    <long> 2 w bok · <high> 1 w górę, 1 w bok · <drop> przez własną podłogę
    <rotate> ćwierć w lewo lub w prawo albo pół · <wild> dowolna z nich
    Zbierz: wracają wszystkie karty
    Piąta karta przynosi całą piątkę za darmo
reminder-always = Zawsze
reminder-always-text =
    Potem spadasz w stronę stóp <down>
    Zabieraj to, co mijasz
    Przez krawędź i z powrotem
    Żadnego kroku przez platformę <platform>
reminder-meet = Po drodze
reminder-meet-text =
    Rywal na drodze wypada, a ty zabierasz gwiazdę lub żeton
    Pole bisu bez gwiazdy i pionka: żeton <replay>
reminder-points = Punkty
reminder-points-text =
    Gwiazda 1 · para jednego koloru +1 · żeton 1
    Remis: kto ma mniej żetonów
reminder-end = Koniec
reminder-end-text =
    Po rundzie, gdy zostały najwyżej 4 gwiazdy (2 graczy), 8 (3 lub 4), 12 (5 lub 6)
    Koniec dla ekspertów: ktoś ma 18 punktów (2, 4, 6 graczy) albo 24 (3, 5); rundę gra się do końca
