# The words of the lessons.

# What learner and rival are called.
school-seat-0 = Cirrus
school-seat-1 = Halcyon

# The map of the course.
school-line = Każda lekcja to piętro. Skończ wieżę, a dostanie dach.
school-open = Nic nie jest zamknięte: piętro narysowane przerywaną linią można otworzyć w każdej chwili.
chapter-dial = Tarcza
chapter-towers = Wieże
chapter-race = Wyścig
chapter-winning = Wygrana

# What a newcomer knows after the course.
know-M1 = Twoja tura: kończysz, co gotowe, i aktywujesz wieże tych kart, przypisujesz jednego golema, a na koniec rynek się uzupełnia. Zawsze w tej kolejności.
know-M2 = W każdej turze przypisujesz dokładnie jednego golema do karty na rynku.
know-M3 = Wartość, którą mu nadajesz, to miejsce na tarczy: golem kończy, gdy ta wartość trafi pod symbol budowy. Wyższa nie znaczy więcej, a niższa nie znaczy wcześniej.
know-M4 = Szybciej znaczy drożej: praca przez 1, 2, 3, 4 lub 5 rund kosztuje 10, 6, 3, 1 lub 0 monet. Płacisz z góry.
know-M5 = Karta, do której przypisujesz golema, działa dla ciebie od razu.
know-M6 = Gdy wartość twojego golema jest pod symbolem budowy, na początku tury bierzesz kartę i kładziesz ją na swojej wieży w jej kolorze.
know-M7 = Wtedy działa cała wieża, od fundamentu w górę. Dlatego następna karta wysokiej wieży jest warta najwięcej.
know-M8 = Na karcie mogą stać golemy wszystkich graczy. Kto pierwszy skończy, bierze kartę; każdy golem rywala wraca stamtąd do miasta z 3 monetami.
know-M9 = Na jednej karcie każdy golem ma inną wartość i nikt nie może wybrać wartości spod symbolu budowy.
know-M10 = Niebieskie karty dają punkty, złote monety; czerwone obracają golemy; fioletowe aktywują inne karty, wymieniają albo dodają.
know-M11 = Obrócenie golema o krok przybliża go o rundę. Nigdy pod symbol budowy, nigdy na wartość, która już jest na tej karcie; minąć ją można.
know-M12 = Partia kończy się pełną rundę po tym, jak wyczerpie się pierwsza talia. Co do tego czasu nie będzie gotowe, liczy się tylko za 1.
know-M13 = Na koniec: dotychczasowe punkty, trzech mistrzów gildii, 5 za laboratorium, 1 za 5 monet, 1 za każdego golema przy pracy.
know-M14 = Mistrzowie gildii płacą każdemu graczowi, a fundamenty liczą się jako karty.
know-M15 = Jeśli działa kilka wież, kolejność wybierasz ty. Zyski przychodzą same, całą resztę można pominąć.
know-M16 = Karta nigdy nie rusza golemów, które na niej stoją.
know-M17 = Karta dodana przez efekt jest zbudowana, ale jej wieża nie działa.
know-M18 = „Iglica echa” aktywuje szczyt dowolnej twojej wieży; „Sala luster” kartę w tym samym rzędzie albo na tym samym piętrze miasta. W jednym łańcuchu żadna karta nie działa dwa razy.
know-M19 = Twoje pozostałe golemy na karcie, którą kończysz, wracają bez monet.
know-M20 = Znacznik pierwszego gracza wędruje w stronę przeciwną do kolejności tur, więc kto grał ostatni, w następnej rundzie może grać pierwszy.
know-M21 = Kafelek zdolności płaci sam, gdy jego warunek jest spełniony.
know-M22 = Przy remisie wygrywa miasto z mniejszą liczbą kart, potem to, które ma więcej monet.

lesson-send = Przypisz golema
lesson-send-aim = Wybierz kartę, rundę i jej cenę.
lesson-send-recall = Jest runda 4, a karta ma być gotowa w rundzie 5. Ile to kosztuje?
lesson-send-recall-1 = 10 monet
lesson-send-recall-2 = 1 monetę
lesson-send-recall-3 = Nic

lesson-send-1-say-1 = Budujesz miasto na niebie, a wygrywa najwięcej punktów prestiżu. W każdej turze przypisujesz jednego golema do karty na rynku.
lesson-send-1-say-2 = Tarcza pokazuje rundy. Co rundę obraca się o krok, a to, co trafi na „teraz”, pod symbol budowy, jest gotowe.
lesson-send-1-say-3 = Każda runda ma swoją cenę: czekanie nic nie kosztuje, pośpiech tak. Wybierz kartę, potem rundę.
lesson-send-1-task = Przypisz golema do dowolnej z kart za darmo.
lesson-send-1-praise = Będzie gotowe w rundzie 6 i nic nie kosztuje. Golem to kość: pokazuje wartość, którą tarcza ma przy rundzie 6.
lesson-send-1-hint-1 = Każda runda ma na tarczy swoją cenę.
lesson-send-1-hint-2 = Wybierz kartę i rundę 6: pięć rund czekania, zero monet.
lesson-send-1-mistake-1 = To kosztuje monetę za jedną rundę mniej. Darmowa jest runda, która przyjdzie ostatnia: runda 6.
lesson-send-1-mistake-2 = To zapłata za pośpiech. Szukaj na tarczy rundy z ceną 0.
lesson-send-1-refused-1 = 1 jest właśnie pod symbolem budowy, więc nie można nadać jej golemowi.
lesson-send-1-refused-2 = Gotowe w następnej rundzie kosztuje 10 monet, a masz 5.

lesson-send-2-say-1 = Teraz ci się spieszy i masz 8 monet.
lesson-send-2-task = Niech karta będzie gotowa do rundy 3.
lesson-send-2-praise = Dwie rundy, sześć monet. Tarcza zawsze pokazuje rundę.
lesson-send-2-hint-1 = Znajdź na tarczy rundę 3: ile kosztuje?
lesson-send-2-hint-2 = Wybierz rundę 3: kosztuje 6 monet.
lesson-send-2-mistake-1 = Za darmo, ale gotowe dopiero w rundzie 6. Poszukaj na tarczy wcześniejszej rundy.
lesson-send-2-mistake-2 = Blisko: ta będzie gotowa w rundzie 4. Wybierz o jedną wcześniej.
lesson-send-2-mistake-3 = To będzie gotowe w rundzie 5. Znajdź na tarczy rundę 3.
lesson-send-2-refused-1 = Runda 2 kosztowałaby 10 monet, a masz 8. Wystarczy runda 3.

lesson-use = Działa od razu
lesson-use-aim = Przypisanie golema do karty to także jej aktywacja.
lesson-use-recall = Masz 2 monety i przypisujesz golema do karty, która daje 3. Możesz wybrać rundę, która kosztuje 3?
lesson-use-recall-1 = Nie, płaci się z góry
lesson-use-recall-2 = Tak, karta za to zapłaci
lesson-use-recall-3 = Tylko w pierwszej rundzie

lesson-use-1-say-1 = Karta działa dla ciebie w chwili, gdy przypisujesz do niej golema.
lesson-use-1-say-2 = Niebieskie karty dają punkty, złote monety; czerwone obracają golemy; fioletowe aktywują inne karty, wymieniają albo dodają.
lesson-use-1-say-3 = Wygrywa się punktami prestiżu, a monety kupują czas. Twoja sakiewka jest pusta.
lesson-use-1-task = Zdobądź w tej turze 3 punkty.
lesson-use-1-praise = Trzy punkty za darmowego golema, a „Latarnia” też już jest w drodze do ciebie.
lesson-use-1-hint-1 = Porównaj punkty, które dają karty.
lesson-use-1-hint-2 = Przypisz golema do karty „Latarnia” na rundę 6: nic nie kosztuje, a daje 3 punkty.
lesson-use-1-mistake-1 = „Złocona kopuła” daje punkt za każde piętro złotej wieży, a u ciebie stoi tylko fundament. To 1 punkt.
lesson-use-1-mistake-2 = Dwie monety i punkt: przyda się, ale to nie trzy punkty.
lesson-use-1-mistake-3 = Ta karta daje 2 punkty. Jest jedna, która daje 3.

lesson-use-2-say-1 = Najpierw płacisz ty, a dopiero potem karta płaci tobie. Masz 1 monetę.
lesson-use-2-task = Skończ turę z co najmniej 3 monetami i z kartą gotową do rundy 5.
lesson-use-2-praise = Wydana jedna moneta, zarobione trzy i runda do przodu.
lesson-use-2-hint-1 = Która karta daje monety?
lesson-use-2-hint-2 = Przypisz golema do karty „Mennica” na rundę 5: kosztuje jedyną monetę, a daje trzy.
lesson-use-2-mistake-1 = Cztery monety, ale pięć rund. Stać cię na jedną rundę mniej.
lesson-use-2-mistake-2 = „Latarnia” płaci punktami. Po monety idź do złotej karty.
lesson-use-2-refused-1 = Ta runda kosztuje 3, a masz 1. Monety z karty „Mennica” przychodzą po zapłacie.

lesson-done = Ukończona karta
lesson-done-aim = Zobacz, jak działa wieża, i buduj tam, gdzie jest wysoka.
lesson-done-recall = Na złotym fundamencie (1 moneta) stoi „Mennica” (3 monety), a ty kończysz „Płatny most” (2 monety, 1 punkt). Ile dostajesz monet?
lesson-done-recall-1 = 6
lesson-done-recall-2 = 2
lesson-done-recall-3 = 3

lesson-done-1-say-1 = Twoja tura zawsze wygląda tak: kończysz, co gotowe, i aktywujesz wieże tych kart, przypisujesz jednego golema, a na koniec rynek się uzupełnia.
lesson-done-1-say-2 = Twój golem na karcie „Latarnia” skończy w rundzie 3: wtedy jego wartość, 5, trafi pod symbol budowy.
lesson-done-1-task = Przypisz kolejnego golema, gdzie chcesz, a potem patrz.
lesson-done-1-praise = Golem wrócił do miasta, „Latarnia” została pierwszym piętrem niebieskiej wieży, a wieża zadziałała od dołu: 1 punkt, potem 3.
lesson-done-1-hint-1 = Może być każda karta.
lesson-done-1-hint-2 = Przypisz golema do karty „Mennica” na rundę 7, za darmo.

lesson-done-2-say-1 = Za każdym razem, gdy wieża dostaje kartę, działa znów każde jej piętro.
lesson-done-2-task = Przypisz golema do karty, która da ci najwięcej w rundzie ukończenia.
lesson-done-2-praise = „Ogród snów” sam daje jeden punkt. Na szczycie tej wieży uruchamia 1, 3, 2 i 1: siedem.
lesson-done-2-hint-1 = Gdzie stoją twoje piętra?
lesson-done-2-hint-2 = Niebieska karta: uruchamia znów całą niebieską wieżę.
lesson-done-2-mistake-1 = Trzy monety teraz i cztery po ukończeniu. Ale inna twoja wieża tylko czeka, by zadziałać.
lesson-done-2-mistake-2 = Dwa punkty teraz i mała wieża później. Która z twoich wież już jest wysoka?

lesson-order = W jakiej kolejności?
lesson-order-aim = Wybierz, która wieża zadziała pierwsza i co pominąć.
lesson-order-recall = Czy możesz odmówić temu, co proponuje karta?
lesson-order-recall-1 = Tak, gdy tylko pyta
lesson-order-recall-2 = Nie, nigdy
lesson-order-recall-3 = Tylko w ostatniej rundzie

lesson-order-1-say-1 = Dwie karty są gotowe naraz i to ty wybierasz, która wieża zadziała pierwsza.
lesson-order-1-say-2 = Zwykłe zyski przychodzą same. To, o co gra pyta, można pominąć.
lesson-order-1-say-3 = Złota daje monety, fioletowa zamienia trzy monety na punkty. Twoja sakiewka jest pusta.
lesson-order-1-task = Wymień monety co najmniej dwa razy.
lesson-order-1-praise = Najpierw zarób, potem wydaj. Jeśli pominiesz wymianę fundamentu i dwa razy użyjesz karty „Kantor”, zyskasz nawet punkt więcej.
lesson-order-1-hint-1 = Co trzeba mieć, żeby wymieniać?
lesson-order-1-hint-2 = Najpierw złota wieża, potem zgódź się na wymiany.
lesson-order-1-mistake-1 = Z pustą sakiewką fioletowa wieża nie miała czego wymienić. Niech najpierw zadziała złota.
lesson-order-1-mistake-2 = Jedna wymiana i trzy monety w zapasie. Możesz wymienić jeszcze raz.
lesson-order-1-mistake-3 = Monety zostały w sakiewce. Tutaj trzy monety są więcej warte jako punkty.

lesson-race = Kto skończy pierwszy
lesson-race-aim = Wyprzedź rywala albo zarób na przegranej.
lesson-race-recall = Kończysz kartę; z niej wraca twój drugi golem i golem rywala. Kto dostaje monety?
lesson-race-recall-1 = Tylko rywal, 3
lesson-race-recall-2 = Oboje, po 3
lesson-race-recall-3 = Nikt

lesson-race-1-say-1 = Halcyon, twój rywal, skończy kartę „Latarnia” w rundzie 4. Kto pierwszy skończy, ten ją bierze.
lesson-race-1-say-2 = Każdy golem rywala, który tam jeszcze stoi, wraca do miasta z 3 monetami. Twoje własne wracają bez.
lesson-race-1-task = Wyprzedź gracza Halcyon.
lesson-race-1-praise = Kończysz rundę wcześniej niż Halcyon. Tamten golem wraca z 3 monetami na pocieszenie.
lesson-race-1-hint-1 = Halcyon skończy w rundzie 4. Które rundy są wcześniej?
lesson-race-1-hint-2 = Przypisz golema do karty „Latarnia” na rundę 3, za 6 monet.
lesson-race-1-mistake-1 = Trzy punkty teraz, ale Halcyon kończy przed tobą: twój golem wróci z 3 monetami i bez karty.
lesson-race-1-mistake-2 = Dobra karta, ale wyścig trwa na karcie „Latarnia”.
lesson-race-1-refused-1 = Tam już jeden golem ma 4. Na jednej karcie wszystkie wartości są różne.
lesson-race-1-refused-2 = Następna runda kosztowałaby 10. Wystarczy skończyć rundę przed graczem Halcyon.

lesson-race-2-say-1 = Przegrany wyścig bywa dobrym interesem. Halcyon bierze kartę „Mennica” jeszcze w tej rundzie, po twojej turze.
lesson-race-2-task = Twoja sakiewka jest pusta. Zbierz 6 monet, zanim Halcyon przypisze golema.
lesson-race-2-praise = Trzy monety z karty „Mennica” i trzy kolejne, gdy zabrano ci ją sprzed nosa. A golem jest już w mieście.
lesson-race-2-hint-1 = Co dostajesz, gdy ktoś kończy kartę, nad którą pracujesz?
lesson-race-2-hint-2 = Przypisz golema do karty „Mennica” na rundę 12: płaci teraz i jeszcze raz, gdy Halcyon ją weźmie.
lesson-race-2-mistake-1 = Trzy punkty to niemało, ale monet z tego nie ma. Pomyśl, ile dostaje golem, który nie zdążył.

lesson-turning = Obracaj golemy
lesson-turning-aim = Co robią czerwone karty i gdzie mają granice.
lesson-turning-recall = Przypisujesz golema do karty „Nakręcarnia”, gdzie już pracuje twój golem. Czy może ona go obrócić?
lesson-turning-recall-1 = Nie, karta nigdy nie rusza golemów, które na niej stoją
lesson-turning-recall-2 = Tak
lesson-turning-recall-3 = Tylko pod symbol budowy

lesson-turning-1-say-1 = Czerwone karty obracają golema, który już pracuje: mniej kroków, szybszy koniec.
lesson-turning-1-say-2 = Nigdy pod symbol budowy, nigdy na wartość, która już jest na tej karcie, choć minąć ją można. I karta nigdy nie rusza golemów, które na niej stoją.
lesson-turning-1-task = Na karcie „Latarnia” masz rundę straty do gracza Halcyon. Wyprzedź go.
lesson-turning-1-praise = Dwa kroki: obok piątki gracza Halcyon, prosto na 6. Kończysz w następnej rundzie, Halcyon rundę później.
lesson-turning-1-hint-1 = Jeden krok jest zablokowany. A dwa?
lesson-turning-1-hint-2 = Przypisz golema do karty „Sprężyna główna” i obróć swojego golema na karcie „Latarnia”.
lesson-turning-1-mistake-1 = Jeden krok dałby twojemu golemowi 5, a golem z piątką już tam stoi, więc niczego nie dało się obrócić. Dwa kroki ją miną.
lesson-turning-1-mistake-2 = Dobra karta, ale efekt pominięty. Wybierz swojego golema na karcie „Latarnia”.
lesson-turning-1-mistake-3 = To niczego nie obraca. Szukaj karty, która obraca golema o dwa kroki.
lesson-turning-1-refused-1 = Drugi golem kosztowałby tam 10. Obróć tego, którego masz.

lesson-turning-2-say-1 = Zaraz zadziała twoja czerwona wieża: fundament obraca golema o krok, a „Nakręcarnia” o kolejny.
lesson-turning-2-task = Niech „Latarnia” będzie gotowa w następnej rundzie.
lesson-turning-2-praise = Z trzech rund zrobiła się jedna. Dwa efekty mogą obrócić tego samego golema dwa razy.
lesson-turning-2-hint-1 = Możesz dwa razy obrócić tego samego golema.
lesson-turning-2-hint-2 = Za każdym razem wybierz golema na karcie „Latarnia”.
lesson-turning-2-mistake-1 = Pół drogi: jeden krok wykonany, jeden pominięty. Użyj obu na karcie „Latarnia”.
lesson-turning-2-mistake-2 = Oba efekty pominięte. Obracanie nic tu nie kosztuje.
lesson-turning-2-refused-1 = Jeden krok ustawiłby go pod symbolem budowy, a tak obrócić nie wolno. I tak będzie gotowy w następnej rundzie.

lesson-cards = Karty, które aktywują karty
lesson-cards-aim = Co robią fioletowe karty.
lesson-cards-recall = Efekt dodał kartę do twojej złotej wieży. Czy wieża działa?
lesson-cards-recall-1 = Nie
lesson-cards-recall-2 = Tak
lesson-cards-recall-3 = Tylko fundament

lesson-cards-1-say-1 = „Iglica echa” aktywuje szczyt jednej z twoich wież. Ty wybierasz której.
lesson-cards-1-say-2 = Inna fioletowa karta, „Sala luster”, aktywuje zamiast tego kartę w tym samym rzędzie albo na tym samym piętrze miasta. W jednym łańcuchu żadna karta nie działa dwa razy.
lesson-cards-1-task = Zdobądź 3 punkty fioletową kartą.
lesson-cards-1-praise = „Latarnia” zadziałała znowu, choć nikt jej nie tknął. Im wyższe miasto, tym lepsze echo.
lesson-cards-1-hint-1 = Która z twoich wież ma na szczycie punkty?
lesson-cards-1-hint-2 = Przypisz golema do karty „Iglica echa” i wybierz niebieską wieżę.
lesson-cards-1-mistake-1 = Echo karty „Mennica”: trzy monety. Po punkty wybierz niebieską wieżę.
lesson-cards-1-mistake-2 = Echo pominięte. Wybierz wieżę, której szczyt chcesz aktywować.
lesson-cards-1-mistake-3 = Dwa punkty z czerwonej karty; fioletowa potrafi więcej.

lesson-cards-2-say-1 = Halcyon kończy kartę „Latarnia” w następnej rundzie, długo przed tobą. „Podniebny żuraw” przenosi kartę, na której stoi twój golem, prosto do miasta.
lesson-cards-2-task = Zdobądź kartę „Latarnia”.
lesson-cards-2-praise = „Latarnia” jest twoja, a Halcyon dostaje 3 monety. Wieża nie zadziałała, bo uruchamia ją tylko ukończona karta, ale piętro stoi już na dobre.
lesson-cards-2-hint-1 = Jedna karta zabiera inną bez czekania.
lesson-cards-2-hint-2 = Przypisz golema do karty „Podniebny żuraw”, potem wybierz kartę „Latarnia”.
lesson-cards-2-mistake-1 = Żuraw był gotów, a efekt pominięty. Wybierz kartę, nad którą pracuje twój golem.
lesson-cards-2-mistake-2 = Trzy punkty, ale Halcyon i tak bierze kartę w następnej rundzie. Żuraw może ją zabrać już teraz.
lesson-cards-2-mistake-3 = Monety są dobre, ale kartę „Latarnia” bierze Halcyon. Użyj żurawia.

lesson-end = Jak się kończy
lesson-end-aim = Mistrzowie gildii, ostatnie rundy i końcowa suma.

lesson-end-1-say-1 = W tej rundzie wyczerpała się talia i zostaje jeszcze jedna pełna runda: teraz jest runda 8, a runda 9 jest ostatnia. Co do tego czasu nie będzie gotowe, liczy się najwyżej za punkt.
lesson-end-1-say-2 = Trzej mistrzowie gildii płacą na koniec każdemu, a fundamenty liczą się jako karty. Płacą za zestawy niebieskich i złotych, za wysoką wieżę i za różne herby na złotych.
lesson-end-1-task = Przypisz golema do karty, za którą zapłacą najwięcej, i to na czas. Masz 10 monet.
lesson-end-1-praise = Z 6 na 12: drugi zestaw i pierwszy herb. Fundamenty się liczą, dlatego wystarczy jedna złota karta.
lesson-end-1-hint-1 = Porównaj, ile mistrzowie gildii zapłacą ci za każdą kartę.
lesson-end-1-hint-2 = Złota karta na rundę 9: kosztuje wszystkie 10 monet.
lesson-end-1-mistake-1 = Dobra karta, ale za późno: nie będzie gotowa do rundy 9. Na koniec monety są mało warte, więc je wydaj.
lesson-end-1-mistake-2 = Wieża dałaby siedem punktów, ale mistrzowie gildii tylko jeden więcej. Pytanie było, co oni lubią najbardziej.
lesson-end-1-mistake-3 = Żaden z trzech nie patrzy tu na czerwone. Przeczytaj ich karty jeszcze raz.
lesson-end-1-refused-1 = 6 jest właśnie pod symbolem budowy, więc nie można nadać jej golemowi.

lesson-end-2-say-1 = Ostatnia tura: 35 do 38. Pięć monet daje punkt, golem przy pracy punkt, a laboratorium byłoby warte 5.
lesson-end-2-say-2 = Przy remisie wygrywa miasto z mniejszą liczbą kart, potem to, któremu zostało więcej monet.
lesson-end-2-task = Wygraj partię.
lesson-end-2-praise = Sześć monet zamieniło się w sześć punktów, a monet i tak nikt już nie potrzebuje.
lesson-end-2-hint-1 = Siedem monet jest warte jeden punkt. Czy mogą być warte więcej?
lesson-end-2-hint-2 = Przypisz golema za darmo do karty „Kantor” i wymień dwa razy.
lesson-end-2-mistake-1 = Jedna wymiana daje remis i wspólną wygraną. Na co innego wydać monety w ostatniej turze?
lesson-end-2-mistake-2 = „Kantor” stał otworem, a monety zostały w sakiewce, po pięć za punkt.
lesson-end-2-mistake-3 = To nie wystarczy, żeby dogonić. Gdzie monety zamieniają się w punkty?

lesson-tile = Twój kafelek
lesson-tile-aim = Poznaj własną zdolność i sprawdź, kto zaczyna.

lesson-tile-1-say-1 = Oto twój kafelek zdolności, „Ekspresowe zlecenie”. Daje punkt za przypisanie golema za dokładnie 6 monet.
lesson-tile-1-task = Zdobądź ten punkt.
lesson-tile-1-praise = Sześć monet, punkt na dokładkę i karta za dwie rundy. Każdy kafelek ma swoją chwilę: przeczytaj swój, zanim przypiszesz golema.
lesson-tile-1-hint-1 = Kafelek podaje cenę.
lesson-tile-1-hint-2 = Dowolna karta na rundę 3: kosztuje 6.
lesson-tile-1-mistake-1 = Za darmo to nie za sześć. Kafelek patrzy tylko na cenę.
lesson-tile-1-mistake-2 = To kosztowało mniej niż sześć. Kafelek mówi: dokładnie sześć.

lesson-tile-2-say-1 = I jeszcze jedno: znacznik pierwszego gracza wędruje w stronę przeciwną do kolejności tur. Kto w tej rundzie jest ostatni, w następnej może być pierwszy.
lesson-tile-2-say-2 = Znasz już grę: czas na prawdziwą partię.

# Puzzles: what each is about, the question, and the first hint
theme-in-time = W samą porę
theme-in-time-ask = Ostatnia runda. Co jeszcze da się zrobić?
theme-in-time-hint = Policz, ile każdy wybór jest wart na koniec: punkty, mistrzowie gildii, monety i golemy przy pracy.
theme-their-nose = Sprzed nosa
theme-their-nose-ask = Zrób coś, co graczowi Halcyon się nie spodoba.
theme-their-nose-hint = Czyje golemy czekają na kartach rynku? Kartę można zabrać im sprzed nosa.
theme-chain = Łańcuch
theme-chain-ask = Wyciśnij z tego wyboru, ile się da.
theme-chain-hint = Jedna karta może uruchomić drugą, a ta trzecią. Zacznij tam, gdzie łańcuch jest najdłuższy.
theme-tower-order = Która wieża?
theme-tower-order-ask = Która ma zadziałać?
theme-tower-order-hint = Zsumuj, co daje każde piętro, nie tylko najwyższe.
theme-new-place = Przenieś golema
theme-new-place-ask = Golem może zmienić czas albo miejsce. Co jest najlepsze?
theme-new-place-hint = Golem obrócony albo przeniesiony kończy kiedy indziej albo kończy inną kartę. Kto pierwszy skończy, ten ją bierze.
theme-at-once = Karta od razu
theme-at-once-ask = Którą kartę bierzesz, jeśli w ogóle?
theme-at-once-hint = Karta, która od razu trafia do wieży, nie potrzebuje golema ani czasu. Która wieża zyska najwięcej?
theme-send = Do której karty
theme-send-ask = Do której karty przypisujesz golema i na którą rundę?
theme-send-hint = Przy każdej karcie pytaj, kto jest na niej pierwszy, kiedy będzie gotowa i co daje w chwili przypisania.

# What the coach of a first game says, once each.
coach-last-round-title = Ostatnia runda
coach-last-round = To ostatnia runda. Golem przypisany teraz jest wart tyle, ile jego karta daje od razu, plus jeden punkt.
coach-deck-out-title = Talia jest pusta
coach-deck-out = Talia jest pusta, więc po tej rundzie będzie jeszcze jedna. Przy każdym golemie pytaj: czy skończy na czas?
coach-overtaken-title = Golem nie zdążył
coach-overtaken = Rywal skończył pierwszy, a twój golem wrócił z 3 monetami. Karta zadziałała dla ciebie już przy przypisaniu, więc strata jest mała.
coach-tower-order-title = Która wieża najpierw?
coach-tower-order = Dwie wieże są gotowe, a kolejność wybierasz ty. Niech ta, która zarabia monety, zadziała przed tą, która je wydaje.
coach-stack-order-title = Dwie karty, jedna wieża
coach-stack-order = Dwie karty do jednej wieży: wybierasz, która leży niżej. Piętro jest ważne dla karty „Sala luster”, a szczyt dla karty „Iglica echa”.
coach-rotate-title = Obróć golema
coach-rotate = Wybierz golema, który ma skończyć szybciej. Nie może trafić pod symbol budowy ani na wartość, która już jest na jego karcie.
coach-redirect-title = Zmień kartę
coach-redirect = Możesz przenieść golema na inną kartę; zachowa wartość. Przenieś go tam, gdzie nikt go nie wyprzedza.
coach-recall-title = Wezwij golema
coach-recall = Możesz wezwać golema z powrotem i dostać monety. Zrób to z tym, który i tak przegra wyścig.
coach-add-card-title = Bez czekania
coach-add-card = Możesz zbudować kartę bez czekania. Jej wieża teraz nie zadziała, ale następnym razem będzie wyższa.
coach-use-top-title = Karta, która aktywuje inną
coach-use-top = Ta karta aktywuje szczyt jednej z twoich wież. Wybierz ten, który teraz da najwięcej.
coach-use-line-title = Karta, która odbija inną
coach-use-line = Ta karta aktywuje inną w swoim rzędzie. Wybierz tę, która teraz da najwięcej.
coach-trade-title = Monety na punkty
coach-trade = Monety na punkty, jeśli chcesz. Zostaw sobie dość na następnego golema.
coach-first-send-title = Przypisz golema
coach-first-send = Wybierz kartę, potem rundę: im później, tym taniej. Podgląd pokaże cenę i to, co da wieża. Jeden twój golem już pracuje.
coach-compare-title = Teraz i później
coach-compare = Porównuj karty według dwóch rzeczy: co dają teraz i co da cała wieża, gdy będą gotowe.
coach-finished-title = Gotowe!
coach-finished = Gotowe! Karta leży na wieży, a wieża działa od dołu do góry.
coach-company-title = Dwa golemy, jedna karta
coach-company = Towarzystwo na twojej karcie! Kto pierwszy skończy, bierze ją, a inni wracają z 3 monetami. Porównaj obie wartości na tarczy.
coach-start-marker-title = Dwie tury z rzędu
coach-start-marker = Znacznik pierwszego gracza dotarł do ciebie, więc masz teraz dwie tury z rzędu.
coach-tile-pays-title = Kafelek zapłacił
coach-tile-pays = Twój kafelek zapłacił. Robi to sam za każdym razem, gdy jego warunek jest spełniony.
coach-full-purse-title = Pełna sakiewka
coach-full-purse = Twoja sakiewka jest pełna. Monety są po to, żeby się spieszyć: na koniec pięć z nich to tylko jeden punkt.
coach-last-golem-title = Ostatni golem w mieście
coach-last-golem = W mieście został tylko jeden golem. Następny skończy i wróci na czas, więc przypisz go bez obaw.
coach-thin-decks-title = Talie się kurczą
coach-thin-decks = W którejś talii są najwyżej dwie karty. Nie zaczynaj niczego, co wymaga pięciu rund.
coach-game-over-title = Jak to policzono
coach-game-over = Tabela pokazuje tor punktacji, mistrzów gildii, monety i golemy. Szukaj wiersza, w którym padło najwięcej punktów.
