# The words of the illustrated rules of Sky Painters; what they are shown with is in ../rules.toml.

case-SP-32-1 = Gwiazda
case-SP-32-1-text = Pięciu malarzy, a przywództwo jest twoje: wygrywasz od razu.
case-SP-32-2 = Firmament
case-SP-32-2-text = Dziewięć ukończonych kart w bloku trzy na trzy, a przywództwo jest twoje: wygrywasz od razu.
case-SP-32-3 = Najwięcej punktów
case-SP-32-3-text = Nikomu się nie udało? Partia trwa do końca i liczy się punkty.
miss-SP-32-1 = Czy to działa w środku mojej tury?
miss-SP-32-1-answer = Nie. Sprawdza się to na końcu tury, więc wtedy nadal trzeba mieć przywództwo.
miss-SP-32-2 = A jeśli dwoje graczy ma tyle samo punktów?
miss-SP-32-2-answer = Mają wspólną wygraną.

case-SP-1-1 = Przed tobą
case-SP-1-1-text = Jedna szara karta z trzema polami kości. To serce twojego nieba.
case-SP-1-2 = Oferta
case-SP-1-2-text = Trzy karty leżą odkryte obok talii, a jej wierzch też widać.
case-SP-1-3 = Pula
case-SP-1-3-text = Trzydzieści kości. Ich liczby zostają jak po rzucie, aż ktoś je weźmie.
case-SP-1-4 = Żetony aureoli
case-SP-1-4-text = Czekają na drabinie; pod nią widać, ile kosztuje następny.

turn-SP-9-1 = Patrz
turn-SP-9-1-text = Karcie „Trzmiel” brakuje tylko niebieskiej 5.
turn-SP-9-2 = Weź niebieską 6
turn-SP-9-2-text = Twoja akcja główna. Kość obraca się w dół na 5 i zostaje jedna plama.
turn-SP-9-3 = Ukończona
turn-SP-9-3-text = „Trzmiel” robi się niebieski i płaci 7 plam i chmurę. Jego skrzydlate serce śpi, bo nie masz przywództwa.
turn-SP-9-4 = Wydaj
turn-SP-9-4-text = Dwie plamy podnoszą pomarańczową 2 do 4. „Nurkująca jaskółka” też robi się niebieska: jeszcze 7 plam i przywództwo dla ciebie.
turn-SP-9-5 = Zostaje sześć
turn-SP-9-5-text = To, co na końcu tury masz ponad sześć, przepada. Lepiej najpierw to wydaj.
miss-SP-9-1 = Czy w trakcie tury można mieć ponad sześć plam?
miss-SP-9-1-answer = Tak. Liczy się tylko koniec tury.
miss-SP-9-2 = Czy można malować przed akcją główną?
miss-SP-9-2-answer = Nie. Akcja główna jest zawsze pierwsza.

case-SP-10-1 = Nie masz żadnej
case-SP-10-1-text = Weź jedną z zasobów. Jeśli są puste, oddaje ci ją przeciwnik, który ma ich najwięcej.
case-SP-10-2 = Masz jedną
case-SP-10-2-text = Wtedy ta akcja jest zamknięta, aż ją zużyjesz.
miss-SP-10-1 = Czy można mieć dwie chmury?
miss-SP-10-1-answer = Tak: ukończone karty i malarze dają je bez względu na to, ile już masz.

case-SP-12-1 = Co można wziąć
case-SP-12-1-text = Trzy odkryte karty są za darmo. Wierzch talii kosztuje 3 plamy i 3 nadzieje.
case-SP-12-2 = Nadzieja rośnie
case-SP-12-2-text = Weź inną kartę, a na tej po prawej leży o jedną nadzieję więcej dla tego, kto ją weźmie.
case-SP-12-3 = Najwyżej trzy
case-SP-12-3-text = Z trzema nieukończonymi kartami nie możesz wziąć kolejnej.
miss-SP-12-1 = Czy ukończone karty liczą się do tych trzech?
miss-SP-12-1-answer = Nie. Tylko szare.
miss-SP-12-2 = Kto dostaje nadzieję z karty po prawej?
miss-SP-12-2-answer = Ten, kto tę kartę weźmie: całą i od razu.

case-SP-14-1 = Krawędzie się zgadzają
case-SP-14-1-text = Pół aureoli spotyka drugą połowę. Gładkie krawędzie spotykają gładkie, pół chmury – pół chmury.
case-SP-14-2 = Krawędzie się różnią
case-SP-14-2-text = „Trzmiel” ma gładką krawędź: nie pójdzie tam, gdzie czeka pół aureoli. Pasuje po drugiej stronie, powyżej lub poniżej.
case-SP-14-3 = Noc
case-SP-14-3-text = Nad kartą nocy nic nigdy nie leży: nie można jej więc położyć pod inną kartą.
case-SP-14-4 = Trawa
case-SP-14-4-text = Pod kartą trawy nic nigdy nie leży: nie można jej więc położyć nad inną kartą.
miss-SP-14-1 = Czy górne i dolne krawędzie muszą się zgadzać?
miss-SP-14-1-answer = Nie, tylko lewe i prawe. W pionie liczy się tylko noc i trawa.
miss-SP-14-2 = Czy można obrócić kartę?
miss-SP-14-2-answer = Nie. Karty zawsze leżą prosto.

case-SP-15-1 = Pasuje
case-SP-15-1-text = Ta sama liczba: pole jest wypełnione.
case-SP-15-2 = Za wysoka
case-SP-15-2-text = Obraca się ją w dół, a reszta to twoje plamy: tutaj dwie.
case-SP-15-3 = Za niska
case-SP-15-3-text = Zostaje, a pole jest niewypełnione. Domaluj ją później, plama za krok.
case-SP-15-4 = Szara
case-SP-15-4-text = Szara kość pasuje do każdego koloru.
case-SP-15-5 = Za chmurę
case-SP-15-5-text = Zapłać chmurą, a pasuje kość dowolnego koloru.
case-SP-15-6 = Nigdzie nie pasuje
case-SP-15-6-text = Nie ma wolnego czerwonego pola ani chmury do zapłaty: tej kości nie można wziąć.
miss-SP-15-1 = Czy można specjalnie wziąć za niską kość?
miss-SP-15-1-answer = Tak. Trzyma miejsce, aż ją domalujesz.
miss-SP-15-2 = Czy plamami z nadwyżki można zapłacić za tę samą kość?
miss-SP-15-2-answer = Nie. Za drugą kość płaci się najpierw, a reszta wraca potem.

case-SP-18-1 = Jedna plama
case-SP-18-1-text = Choćby nic innego nie było możliwe, to działa zawsze.

case-SP-26-1 = Zapłać jej liczbę
case-SP-26-1-text = Pierwsza kość jest za darmo. Druga, biała 2, kosztuje 2 plamy: drogą bierz za darmo, a tanią kupuj.
case-SP-26-2 = Za droga
case-SP-26-2-text = Szóstka kosztuje 6 plam, nawet jeśli część by wróciła.
miss-SP-26-1 = Ile kości można kupić?
miss-SP-26-1-answer = Jedną na turę, po akcji głównej, jakakolwiek była.

case-SP-27-1 = Plama za krok
case-SP-27-1-text = Dwie plamy podnoszą żółtą 2 do 4. Pole jest wypełnione.
case-SP-27-2 = Nie dalej
case-SP-27-2-text = Kość na wypełnionym polu zostaje, jaka jest: nigdy ponad pole, nigdy w dół, nigdy z 6 na 1.
miss-SP-27-1 = Ile razy można malować?
miss-SP-27-1-answer = Tyle razy, ile masz plam, na dowolnie wielu kościach.

case-SP-28-1 = Dwie ceny
case-SP-28-1-text = Malarz kosztuje tyle, ile jest na kafelku, i tyle, ile chce jego miejsce: po lewej najdrożej, po prawej najtaniej.
case-SP-28-2 = Zatrudniony
case-SP-28-2-text = Płacisz i malarz jest twój na stałe. Najpierw działa efekt, potem przywództwo, potem skrzydlate serce.
miss-SP-28-1 = Czy w jednej turze można zatrudnić kilku malarzy?
miss-SP-28-1-answer = Tak, tylu, na ilu cię stać.

case-SP-30-1 = Dwie nadzieje
case-SP-30-1-text = Z właściwym malarzem dwie nadzieje wypełniają puste pole w jednym z jego kolorów.

case-SP-19-1 = Z szarej niebieska
case-SP-19-1-text = Ostatnie pole jest wypełnione: kości wracają rzutem do puli, a karta płaci.
miss-SP-19-1 = W jakiej kolejności płaci?
miss-SP-19-1-answer = Plamy, przywództwo, skrzydlate serce, potem aureole i chmury od lewej do prawej.
miss-SP-19-2 = Czy można z tym poczekać?
miss-SP-19-2-answer = Nie. Karta od razu robi się niebieska.

case-SP-20-1 = Przywództwo
case-SP-20-1-text = Korona na karcie daje ci przywództwo, nawet od innego gracza.

case-SP-21-1 = Obudzone
case-SP-21-1-text = Masz przywództwo: dodajesz wszystkie swoje skrzydlate serca, 4 i 8, a połowę z tego dostajesz w nadziei: 6.
case-SP-21-2 = Uśpione
case-SP-21-2-text = Nie masz przywództwa: serce liczy się do późniejszych sum, ale teraz nic nie daje.
miss-SP-21-1 = Czy śpiące serce budzi się, gdy dostanę przywództwo?
miss-SP-21-1-answer = Nie. Liczy się znów, gdy przyjdzie następne serce, a ty masz przywództwo.
miss-SP-21-2 = A jeśli suma jest nieparzysta?
miss-SP-21-2-answer = Połowę zaokrągla się w dół.

case-SP-22-1 = Dwie połowy
case-SP-22-1-text = Obie karty są ukończone i pierścień jest zamknięty: możesz wziąć jeden żeton aureoli.
case-SP-22-2 = Drabina
case-SP-22-2-text = Cena zależy od tego, ile żetonów ubyło, a nie które: pierwszy jest darmowy, każdy kolejny droższy.
miss-SP-22-1 = Czy po żeton można wrócić później?
miss-SP-22-1-answer = Nie. Pierścień pyta raz.
miss-SP-22-2 = Czy wystarczy jedna ukończona połowa?
miss-SP-22-2-answer = Nie. Obie karty muszą być niebieskie.

case-SP-24-1 = Dwie połowy
case-SP-24-1-text = Obie karty są ukończone: chmura między nimi jest cała i dostajesz jedną.
case-SP-24-2 = Cała chmura
case-SP-24-2-text = Chmura wśród nagród karty przychodzi, gdy ta karta robi się niebieska.
miss-SP-24-1 = A jeśli chmur już nie ma?
miss-SP-24-1-answer = Zabierasz jedną przeciwnikowi, który ma ich najwięcej.

case-SP-31-1 = Z dziewięciu sześć
case-SP-31-1-text = Trzy plamy przepadają. Nadzieja i chmury nie mają limitu.

case-SP-35-1 = Talia jest pusta
case-SP-35-1-text = Odtąd partię kończy pierwsza tura, którą ktoś zacznie i skończy z przywództwem.
miss-SP-35-1 = Czy partia kończy się od razu, jeśli mam przywództwo, gdy schodzi ostatnia karta?
miss-SP-35-1-answer = Nie. Z przywództwem trzeba zacząć i skończyć turę już po wyczerpaniu talii.

case-SP-40-1 = Wynik na bieżąco
case-SP-40-1-text = Arkusz liczy przez cały czas, więc zawsze wiesz, jak stoisz.
miss-SP-40-1 = Czy gracze z równą liczbą chmur mają tę samą lokatę?
miss-SP-40-1-answer = Tak, i każdy dostaje za nią wszystkie punkty. Kto nie ma żadnej chmury, nie dostaje nic.

case-SP-42-1 = Kwadrat
case-SP-42-1-text = Pole zostaje wypełnione, jego kość wróciła do puli i nikt już go nie ruszy.

case-SP-47-1 = Wyścig
case-SP-47-1-text = Tutaj liczą się tylko malarze, blok i to, kto ma przywództwo.

icon-spot = Plama
icon-spot-text = płaci za kości i malarzy
icon-hope = Nadzieja
icon-hope-text = 1 punkt, z przywództwem 2
icon-cloud = Chmura
icon-cloud-text = każda kość, każdy kolor
icon-star = Gwiazda
icon-star-text = punkty po ukończeniu
icon-leader = Przywództwo
icon-leader-text = budzi skrzydlate serca
icon-winged = Skrzydlate serce
icon-winged-text = połowa w nadziei
icon-asleep = Śpi
icon-asleep-text = nie masz przywództwa
icon-halo = Aureola
icon-halo-text = dwie połowy: żeton
icon-half-cloud = Pół chmury
icon-half-cloud-text = dwie połowy: chmura
icon-symbol = Pole kości
icon-symbol-text = kolor i liczba
icon-open = Niewypełnione
icon-open-text = jeszcze czeka na liczbę
icon-tick = Wypełnione
icon-tick-text = pokazuje swoją liczbę
icon-square = Kwadrat
icon-square-text = wypełnione, kość wróciła
icon-brush = Pędzel
icon-brush-text = ile plam brakuje
icon-night = Noc
icon-night-text = nic nie leży powyżej
icon-grass = Trawa
icon-grass-text = nic nie leży poniżej
icon-now = Błyskawica
icon-now-text = działa raz, teraz
icon-always = Pętla
icon-always-text = działa całą partię
icon-end = Flaga
icon-end-text = liczy się na koniec
icon-blue = Niebieskie
icon-blue-text = niebieskie pola
icon-white = Białe
icon-white-text = białe pola
icon-yellow = Żółte
icon-yellow-text = żółte pola
icon-green = Zielone
icon-green-text = zielone pola
icon-black = Czarne
icon-black-text = czarne pola
icon-orange = Pomarańczowe
icon-orange-text = pomarańczowe pola
icon-red = Czerwone
icon-red-text = czerwone pola
icon-purple = Fioletowe
icon-purple-text = fioletowe pola
icon-grey = Szara kość
icon-grey-text = pasuje do każdego koloru

shelf-cards = Karty
shelf-painters = Malarze
shelf-halos = Aureole

setup-1 = { $seats ->
    [one] { $seats } gracz dostaje
   *[many] Każdy z { $seats } graczy dostaje
} jedną z szarych kart z literą i kładzie ją jako środek swojego nieba.
setup-2 = Potasujcie karty dla { $seats ->
    [one] { $seats } gracza
   *[many] { $seats } graczy
}. Wyłóżcie trzy w rzędzie; { $deck ->
    [one] { $deck } pozostała to talia
    [few] { $deck } pozostałe to talia
   *[many] { $deck } pozostałych to talia
}, odkryta. Resztę odłóżcie do pudełka.
setup-3 = Potasujcie malarzy. Trzech leży na miejscach: lewym, środkowym i prawym; w stosie czeka { $pile }.
setup-4 = Połóżcie losowo żetony aureoli na drabinie. Do pudełka wraca { $box ->
    [one] { $box } żeton
    [few] { $box } żetony
   *[many] { $box } żetonów
}.
setup-5 = Rzućcie wszystkimi kośćmi: to pula. Gdy każdy ma swoją część, obok niej { $clouds ->
    [one] leży { $clouds } chmura
    [few] leżą { $clouds } chmury
   *[many] leży { $clouds } chmur
}; plamy i nadzieja leżą pod ręką.
setup-6 = Wylosujcie pierwszego gracza. Kto gra później, zaczyna z czymś więcej. Przywództwa nie ma na razie nikt.

reminder-turn = Twoja tura
reminder-turn-text =
    1 Jedna akcja główna: kość na jej kolor (za wysoka: reszta w <spot>) · karta (najwyżej trzy szare, lewe i prawe krawędzie się zgadzają) · <cloud> (tylko gdy nie masz) · <spot>
    2 Dowolne dodatki: maluj, 1 <spot> za krok · kup jedną kość za jej liczbę · zatrudnij malarzy (kafelek + miejsce)
    3 Zachowaj sześć <spot>
    4 Czy to już wygrana?
reminder-blue = Karta robi się niebieska
reminder-blue-text =
    Kości wracają rzutem do puli, potem <spot>, <leader>, <winged>, potem <halo> i <cloud> od lewej do prawej
    Z przywództwem: połowa sumy wszystkich twoich <winged> jako <hope>
reminder-prices = Ceny
reminder-prices-text =
    Dowolny kolor: szara kość albo zapłać <cloud>
    Miejsce malarza: lewe 2 <spot> 2 <hope>, środkowe 1 i 1, prawe 1 <spot>
    Wierzch talii: 3 <spot> 3 <hope>
    Żetony aureoli: za darmo, 2 <spot>, 3 + 1 <hope>, 4 + 2, 5 + 4; każdy pierścień pyta raz
reminder-win = Wygrana i koniec
reminder-win-text =
    Od razu, z <leader>: pięciu malarzy albo niebieski blok trzy na trzy
    Inaczej: talia jest pusta, a ktoś zaczyna i kończy turę z <leader>
reminder-points = Punkty
reminder-points-text =
    <star> na ukończonych kartach · malarze · żetony aureoli
    <cloud> według lokaty 15, 7, 5, 0 (nic bez chmur)
    <hope> po 1, z <leader> po 2
    1 za kość · 1 za szarą kartę · 1 za dwie <spot>
reminder-habits = Dobre nawyki
reminder-habits-text =
    Wysokie kości na niskie pola
    Korona przed sercami
    Kończ, potem wydawaj, przed końcem tury
    Drogą kość za darmo, tanią kupuj
