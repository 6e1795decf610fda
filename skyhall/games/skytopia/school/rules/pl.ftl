# The words of the illustrated rules of Skytopia; what they are shown with is in ../rules.toml.

case-ST-1-1 = Runda 1
case-ST-1-1-text = Symbol budowy wskazuje 1. Wartość 6 jest o krok stąd, wartość 2 o pięć kroków.
case-ST-1-2 = Runda 2
case-ST-1-2-text = Tarcza przesunęła się o jeden: pod symbolem budowy jest 6, a każdy golem jest o krok bliżej.
miss-ST-1-1 = Czy golem sam zmienia wartość?
miss-ST-1-1-answer = Nie. Obraca się tarcza, golemy zachowują swoje wartości.

case-ST-3-1 = Cierpliwie
case-ST-3-1-text = Gotowy za pięć rund: ten golem nic nie kosztuje.
case-ST-3-2 = W pośpiechu
case-ST-3-2-text = Gotowy za dwie rundy: to kosztuje 6 monet.
case-ST-3-3 = Teraz
case-ST-3-3-text = Wartość pod symbolem budowy nie ma ceny: nie można jej wybrać.
miss-ST-3-1 = Czy za kartę płaci się coś jeszcze?
miss-ST-3-1-answer = Nie. Cena wartości to wszystko.

case-ST-4-1 = Trzy golemy, trzy wartości
case-ST-4-1-text = Każdy ma inną. Ten, który pierwszy skończy, bierze kartę.
case-ST-4-2 = Zajęte
case-ST-4-2-text = Ktoś ma tu już 4: następny golem musi mieć inną wartość.

case-ST-5-1 = Nigdy pod symbol budowy
case-ST-5-1-text = W każdej rundzie wartość pod symbolem budowy jest zamknięta: nie wolno ani przypisać z nią golema, ani na nią obrócić.

case-ST-8-1 = Rynek
case-ST-8-1-text = Cztery kolory i tyle rzędów, ilu graczy. Talie leżą powyżej.
case-ST-8-2 = Trzech mistrzów gildii
case-ST-8-2-text = Po jednym z każdego rodzaju. Na koniec płacą każdemu, więc myśl o nich od początku.

case-ST-11-1 = Twoje miasto
case-ST-11-1-text = Cztery fundamenty. Liczą się jako karty i działają jak karty.
case-ST-11-2 = Twoje golemy i sakiewka
case-ST-11-2-text = Pięć golemów, pięć monet, na razie zero punktów i jedna zdolność na całą partię.

case-ST-13-1 = Jeden golem już pracuje
case-ST-13-1-text = Ma wartość 5 w rzędzie 1, w kolorze twojego kafelka. Nic nie kosztował i niczego nie aktywował.

case-ST-14-1 = Tarcza idzie dalej
case-ST-14-1-text = Gdy każdy miał swoją turę, pod symbol budowy trafia następna wartość, a znacznik pierwszego gracza idzie w prawo.

turn-ST-16-1 = Patrz
turn-ST-16-1-text = Twój golem na karcie „Dzwonnica” ma wartość spod symbolu budowy. Golem gracza Bruno jest dwie rundy w tyle.
turn-ST-16-2 = Ukończ
turn-ST-16-2-text = „Dzwonnica” jest twoja, a golem gracza Bruno wraca z 3 monetami. Niebieska wieża działa od dołu: 1, 3, potem 2 i moneta.
turn-ST-16-3 = Wybierz
turn-ST-16-3-text = Musisz przypisać jednego golema. „Płatny most” za cztery rundy kosztuje 1 monetę.
turn-ST-16-4 = Przypisz
turn-ST-16-4-text = Płacisz, a karta działa od razu: 2 monety i punkt.
turn-ST-16-5 = Uzupełnij
turn-ST-16-5-text = W puste miejsce wchodzi następna karta tego koloru. Koniec tury.
miss-ST-16-1 = Czy można najpierw przypisać, a ukończyć potem?
miss-ST-16-1-answer = Nie. Kolejność jest zawsze ta sama.
miss-ST-16-2 = Czy można nie przypisywać golema?
miss-ST-16-2-answer = Nie. Jeśli w mieście nie ma żadnego, najpierw zabierasz jednego z rynku.

case-ST-17-1 = Twoja
case-ST-17-1-text = Karta trafia na szczyt twojej wieży w tym kolorze.
miss-ST-17-1 = Czy puste miejsce uzupełnia się od razu?
miss-ST-17-1-answer = Nie, dopiero na końcu tury.

case-ST-18-1 = Za późno, ale z zapłatą
case-ST-18-1-text = Ktoś skończył pierwszy. Twoje dwa golemy wracają, każdy z 3 monetami.
miss-ST-18-1 = A jeśli na karcie, którą kończę, stoi mój drugi golem?
miss-ST-18-1-answer = Też wraca, ale nic nie przynosi.

case-ST-19-1 = Dwie naraz
case-ST-19-1-text = Obie niebieskie i obie gotowe: ty mówisz, która pierwsza trafia na wieżę. Górna działa ostatnia.

case-ST-21-1 = Dwie wieże
case-ST-21-1-text = Gotowa jest złota i fioletowa karta: działają obie wieże, w wybranej kolejności. Najpierw monety, potem ich wymiana.

case-ST-22-1 = Od dołu do góry
case-ST-22-1-text = Fundament, a potem piętro po piętrze. Wyższe wieże dają więcej za każdym razem, gdy dochodzi karta.
miss-ST-22-1 = Czy można pominąć piętro?
miss-ST-22-1-answer = Można pominąć wszystko, co wymaga wyboru. Monety i punkty przychodzą same.

case-ST-25-1 = Trzy w mieście
case-ST-25-1-text = Jeden z nich musi w tej turze iść do pracy.
case-ST-25-2 = Nikogo w mieście
case-ST-25-2-text = Najpierw zabierz jednego z rynku, bez zapłaty, a potem go przypisz.
miss-ST-25-1 = Czy można zabrać golema ot tak, bo się chce?
miss-ST-25-1-answer = Tylko wtedy, gdy w mieście nie ma żadnego.

case-ST-26-1 = Karta i wartość
case-ST-26-1-text = Zapłać cenę wartości, postaw golema na karcie i aktywuj kartę.
miss-ST-26-1 = Czy można przypisać dwa golemy do tej samej karty?
miss-ST-26-1-answer = Tak, z różnymi wartościami.

case-ST-28-1 = Od razu
case-ST-28-1-text = „Latarnia” daje 3 punkty, gdy tylko stanie tam golem, i znów za każdym razem, gdy działa z nią niebieska wieża.

case-ST-31-1 = Nowa karta
case-ST-31-1-text = Ukończona karta zniknęła; na jej miejsce wchodzi następna w tym kolorze.

case-ST-33-1 = Łańcuch
case-ST-33-1-text = „Iglica echa” aktywuje szczyt jednej z twoich wież, tutaj kartę „Latarnia”. W jednym łańcuchu nic nie działa dwa razy.

case-ST-36-1 = O krok bliżej
case-ST-36-1-text = „Nakręcarnia” obraca twojego golema z 4 na 5: skończy rundę wcześniej.
case-ST-36-2 = Nie pod symbol budowy
case-ST-36-2-text = Temu golemowi został jeden krok. Obrót postawiłby go pod symbolem budowy.
case-ST-36-3 = Minąć wolno
case-ST-36-3-text = „Sprężyna główna” obraca o dwa kroki: obok piątki rywala, na 6. Teraz jesteś z przodu.
miss-ST-36-1 = Czy karta może obrócić golema, którego właśnie do niej przypisano?
miss-ST-36-1-answer = Nie. Nigdy nie rusza golemów, które na niej stoją.
miss-ST-36-2 = Czy można obrócić o mniej kroków?
miss-ST-36-2-answer = Nie. Dokładnie o tyle, ile mówi karta, albo wcale.

case-ST-37-1 = W tym samym rzędzie
case-ST-37-1-text = Na rynku „Sala luster” aktywuje kartę innego koloru w swoim rzędzie.

case-ST-38-1 = Szczyt
case-ST-38-1-text = Najwyższa karta dowolnej twojej wieży; gdy wieża jest pusta, jej fundament.

case-ST-41-1 = Na koniec
case-ST-41-1-text = Laboratorium nigdy się nie aktywuje. Daje 5 punktów, gdy partia się skończy.

case-ST-42-1 = Talia jest pusta
case-ST-42-1-text = Tę rundę gra się do końca, a potem jeszcze jedną.

case-ST-43-1 = Liczenie
case-ST-43-1-text = Punkty na torze, mistrzowie gildii, laboratoria, monety i golemy przy pracy.

case-ST-44-1 = Płacą każdemu
case-ST-44-1-text = Obok każdego mistrza gildii widać, ile dostałby teraz każdy gracz.

case-ST-46-1 = Ekspresowe zlecenie
case-ST-46-1-text = Twój kafelek jest zawsze na widoku. Ten daje punkt za przypisanie, które kosztowało dokładnie 6.

icon-point = Punkty
icon-point-text = prestiż: wygrywa najwięcej
icon-coin = Monety
icon-coin-text = płacą za pośpiech
icon-rotate = Obróć
icon-rotate-text = golema o tyle kroków
icon-redirect = Przenieś
icon-redirect-text = golema na inną kartę
icon-recall = Wezwij
icon-recall-text = golema, z zyskiem
icon-add = Dodaj
icon-add-text = kartę do wieży
icon-top = Szczyt
icon-top-text = aktywuj najwyższą kartę wieży
icon-line = Rząd
icon-line-text = aktywuj kartę w rzędzie
icon-trade = Wymiana
icon-trade-text = monety na punkty
icon-laboratory = Laboratorium
icon-laboratory-text = 5 punktów na koniec
icon-golem = Golem przy pracy
icon-golem-text = pokazuje, kiedy skończy
icon-home = Golem w mieście
icon-home-text = gotów do przypisania
icon-blue = Niebieskie
icon-blue-text = wieże punktów
icon-gold = Złote
icon-gold-text = wieże monet
icon-red = Czerwone
icon-red-text = wieże, które obracają golemy
icon-purple = Fioletowe
icon-purple-text = wieże, które aktywują inne
icon-gryphon = Gryf
icon-gryphon-text = herb na karcie
icon-lily = Lilia
icon-lily-text = herb na karcie
icon-key = Klucz
icon-key-text = herb na karcie
icon-moon = Księżyc
icon-moon-text = herb na karcie

shelf-cards = Karty
shelf-guildmasters = Mistrzowie gildii
shelf-tiles = Kafelki zdolności
shelf-foundations = Fundamenty

setup-1 = Ustawcie tarczę tak, by symbol budowy wskazywał jej pierwszą wartość.
setup-2 = { $seats ->
    [2] Karty z oznaczeniem 3+ odłóżcie do pudełka.
   *[other] Grają wszystkie karty.
} Ułóżcie talię z każdego koloru i pod każdą wyłóżcie { $lines ->
    [one] { $lines } kartę: rynek ma { $lines } rząd.
    [few] { $lines } karty: rynek ma { $lines } rzędy.
   *[many] { $lines } kart: rynek ma { $lines } rzędów.
}
setup-3 = Wylosujcie po jednym mistrzu gildii z każdego z trzech rodzajów.
setup-4 = { $seats ->
    [one] { $seats } gracz dostaje
   *[many] Każdy z { $seats } graczy dostaje
} miasto z czterema fundamentami.
setup-5 = Każdy bierze pięć golemów, { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
} i kafelek zdolności. Jeden golem zaczyna w rzędzie 1, w kolorze tego kafelka, z wartością 5.
setup-6 = Wylosujcie, kto dostaje znacznik pierwszego gracza. Ta osoba zaczyna rundę 1.

reminder-turn = Twoja tura
reminder-turn-text =
    1 Ukończ, co jest pod symbolem budowy; wieże działają od dołu
    2 Przypisz jednego golema <home>; jego karta działa od razu
    3 Rynek się uzupełnia
reminder-price = Ceny
reminder-price-text =
    Gotowe za 1, 2, 3, 4, 5 rund: 10, 6, 3, 1, 0 <coin>
    Nikogo w mieście: najpierw zabierz jednego, bez zapłaty
reminder-card = Na karcie
reminder-card-text =
    Wszystkie wartości różne i żadna pod symbolem budowy
    Kto pierwszy, bierze kartę; każdy golem rywala wraca z 3 <coin>
    Dodane karty nie uruchamiają swojej wieży
reminder-never = Nigdy
reminder-never-text =
    Obrót pod symbol budowy albo na zajętą wartość <rotate>
    Ruszanie golemów z karty, która działa <redirect>
    Dwa razy ta sama karta w łańcuchu <top> <line>
reminder-ending = Koniec
reminder-ending-text =
    Talia się wyczerpuje: gra się tę rundę do końca i jeszcze jedną
    Znacznik pierwszego gracza: w prawo, przeciwnie do kolejności tur
reminder-score = Punkty
reminder-score-text =
    <point> na torze + trzech mistrzów gildii (fundamenty się liczą)
    + 5 za <laboratory> + 1 za 5 <coin> + 1 za golema przy pracy <golem>
    Remis: mniej kart, potem pozostałe monety
