# The words of the lessons.

# What learner and rival are called.
school-seat-0 = Nova
school-seat-1 = Comet

# The map of the course.
school-line = Każda lekcja to gwiazda do zebrania. Zbierz cały rozdział, a otworzą się jego drzwi.
school-open = Nic nie jest zamknięte: platformę narysowaną przerywaną linią można otworzyć w każdej chwili.
chapter-falls = Pierwsze upadki
chapter-space = Dół może być wszędzie
chapter-stars = Gwiazdy i karty
chapter-rivals = Rywale

# What a newcomer knows after the course.
know-M1 = Stopy pokazują, gdzie jest „dół”. Po każdym ruchu spadasz w tę stronę, aż zatrzyma cię platforma.
know-M2 = Zabierasz wszystko z każdego pola, przez które przechodzisz, nie tylko z tego, na którym stajesz.
know-M3 = Tura to jedna akcja: zwykły krok, ruch specjalny albo zebranie kart.
know-M4 = Każda karta zagrana zakryta to zwykły krok: o jedno pole w lewo albo w prawo.
know-M5 = Odkryta karta robi to, co ma w nazwie: Długi skok – dwa pola w bok, Wysoki skok – jedno w górę i jedno w bok, Zapadnia – przez podłogę, Obrót, a Joker – dowolne z nich.
know-M6 = Lewo, prawo i góra liczą się od pionka, a nie od ekranu.
know-M7 = Platformy trzymają i blokują z obu stron. Ruchu, który by je przeciął, nie da się wykonać; tylko Zapadnia przechodzi, i to tylko przez własną podłogę.
know-M8 = Obrót zmienia twój dół; potem spadasz w nową stronę, jeśli nic cię nie trzyma.
know-M9 = Plansza nie ma krawędzi: z jednej strony wypadasz, z drugiej wpadasz. Upadki też tak działają.
know-M10 = Gwiazda to 1 punkt, każda para w jednym kolorze jeszcze 1, żeton bisu 1.
know-M11 = Zagrana karta leży przed tobą, aż zbierzesz wszystkie, a to kosztuje akcję. Piąta karta przynosi całą piątkę za darmo.
know-M12 = Przejdź lub spadnij przez rywala: wypada z planszy, a ty zabierasz mu gwiazdę albo żeton.
know-M13 = Pionki nigdy nie blokują i nikt nie jest bezpieczny: zanim staniesz, sprawdź, którędy mogą przejść rywale.
know-M14 = Spoza planszy wchodzisz w następnej turze przez Otwarte Drzwi, ze stopami ustawionymi jak na drzwiach i ze wszystkimi pięcioma kartami.
know-M15 = Pole bisu bez gwiazdy i bez pionka rywala daje żeton za każdym razem, gdy na nie wejdziesz.
know-M16 = Po akcji jeden żeton kupuje jeszcze jedną, raz na turę, z kartami, które zostały na ręce.
know-M17 = Gwiazda na polu bisu to tylko gwiazda; żeton dostanie ten, kto przejdzie tędy następny.
know-M18 = Partia kończy się po rundzie, w której zostało mało gwiazd (we dwoje: 4), więc każdy ma tyle samo tur.
know-M19 = Przy równych punktach wygrywa, kto ma mniej żetonów.
know-M20 = Pionek Otwartych Drzwi przechodzi na następne wolne drzwi, gdy tylko ktoś wejdzie na jego pole.
know-M21 = Karty, która leży odkryta przed rywalem, nie może on teraz zagrać; co leży zakryte, można tylko zgadywać.
know-M22 = Zapadnia niesie do następnej podłogi. W linii z jedną tylko platformą lecisz dookoła i wracasz tam, skąd startujesz.

lesson-feet = Stopami naprzód
lesson-feet-aim = Rusz się, spadnij i zabierz to, co mijasz.

lesson-feet-1-say-1 = Zbierasz gwiazdy. Kto na końcu ma najwięcej punktów, wygrywa.
lesson-feet-1-say-2 = To jest Nova. Mała strzałka pokazuje, gdzie ma stopy: po każdym ruchu spada w tę stronę, aż coś ją zatrzyma.
lesson-feet-1-say-3 = Zagraj dowolną kartę zakrytą, żeby zrobić jeden krok.
lesson-feet-1-task = Zaprowadź Novę do niebieskiej gwiazdy.
lesson-feet-1-praise = Jeden krok, jeden upadek, jedna gwiazda. Każdy ruch w tej grze kończy się upadkiem.
lesson-feet-1-hint-1 = Z której strony, o jedno pole dalej, nie ma podłogi?
lesson-feet-1-hint-2 = Zagraj dowolną kartę zakrytą i zrób krok w lewo: d5 nie ma podłogi, więc Nova spada na d6.
lesson-feet-1-mistake-1 = Tak trafiasz na f5, a tam trzyma cię podłoga. Gwiazda leży po drugiej stronie.
lesson-feet-1-mistake-2 = Zapadnia przechodzi przez podłogę pod stopami. Tutaj wystarczy mały krok w bok.
lesson-feet-1-mistake-3 = Teraz stopy wskazują inną stronę, więc tam spadasz. Zostaw stopy, jak są, i zrób krok.
lesson-feet-1-mistake-4 = To był skok i poniósł cię obok gwiazdy. Spróbuj jednego kroku zakrytą kartą.

lesson-feet-2-say-1 = Dwie gwiazdy wiszą dokładnie pod nią, a po drodze jest podłoga. Jedna z kart przechodzi przez podłogi.
lesson-feet-2-task = Zabierz obie gwiazdy jedną kartą.
lesson-feet-2-praise = Przez pierwszą gwiazdę przelatujesz, na drugiej lądujesz. Minąć to znaczy zabrać.
lesson-feet-2-hint-1 = Zostań w tej kolumnie.
lesson-feet-2-hint-2 = Zagraj Zapadnię: przechodzisz przez podłogę i spadasz przez d4 na d6.
lesson-feet-2-mistake-1 = Krok w bok i upadek w sąsiedniej kolumnie. Gwiazdy są dokładnie pod miejscem startu.
lesson-feet-2-mistake-2 = Obrót jest, ale podłoga nadal przeszkadza. Przejdź przez nią.
lesson-feet-2-mistake-3 = Ta droga oddala od gwiazd. Wiszą dokładnie pod twoimi stopami.

lesson-cards = Jedna karta, dwa użycia
lesson-cards-aim = Zakryta karta to krok, odkryta to własna sztuczka.
lesson-cards-recall = Zagrywasz Długi skok zakryty i idziesz w lewo. O ile pól?
lesson-cards-recall-1 = O jedno
lesson-cards-recall-2 = O dwa
lesson-cards-recall-3 = O ile chcesz

lesson-cards-1-say-1 = Twoja tura to jedna akcja: krok, sztuczka albo zebranie kart.
lesson-cards-1-say-2 = Każda karta może być zwykłym krokiem, gdy leży zakryta, albo własną sztuczką, gdy leży odkryta. Joker może być dowolną z pozostałych.
lesson-cards-1-say-3 = Długi skok niesie o dwa pola w bok, a potem spadasz.
lesson-cards-1-task = Zabierz obie gwiazdy jedną kartą.
lesson-cards-1-praise = Dwa w bok, potem w dół kolumny. Karta leży teraz odkryta: wszyscy wiedzą, że już jej nie masz.
lesson-cards-1-hint-1 = Ile pól dzieli cię od kolumny z gwiazdami?
lesson-cards-1-hint-2 = Zagraj odkryty Długi skok w prawo.
lesson-cards-1-mistake-1 = Zakryta karta to tylko jeden krok, cokolwiek na niej widać. Zagraj ją odkrytą.
lesson-cards-1-mistake-2 = Jedna gwiazda, ładnie, ale teraz stopy wskazują bok i e5 jest poza twoją drogą. Zostaw stopy i skocz.
lesson-cards-1-mistake-3 = W tamtej stronie nic nie ma. Gwiazdy są w kolumnie dwa pola na prawo.

lesson-cards-2-say-1 = Wysoki skok to jedno pole w górę i jedno w bok. Cała droga musi być wolna: platforma po drodze wyklucza ruch.
lesson-cards-2-task = Zabierz obie gwiazdy jedną kartą.
lesson-cards-2-praise = Obie gwiazdy w kieszeni. Na dole nie ma podłogi: wypadasz dołem i wpadasz z powrotem górą. Wkrótce o tym więcej.
lesson-cards-2-hint-1 = Najpierw trzeba w górę.
lesson-cards-2-hint-2 = Zagraj Wysoki skok w prawo: k5, potem l5.
lesson-cards-2-mistake-1 = Spadasz w górę na jedną gwiazdę. Skok minąłby obie.
lesson-cards-2-mistake-2 = Ta droga idzie dołem. Gwiazdy są o rząd wyżej.
lesson-cards-2-refused-1 = Widzisz platformę po lewej stronie k5? Żaden krok jej nie przetnie, więc tego skoku nie da się nawet spróbować.

lesson-turning = Obróć się
lesson-turning-aim = Obracaj się i pamiętaj, czyje lewo się liczy.
lesson-turning-recall = Stopy pionka wskazują górę ekranu. Gdzie jest jego lewo?
lesson-turning-recall-1 = Po prawej na ekranie
lesson-turning-recall-2 = Po lewej na ekranie
lesson-turning-recall-3 = U góry

lesson-turning-1-say-1 = Obrót obraca cię w miejscu. Potem ciągnie cię nowy dół.
lesson-turning-1-task = Gwiazda wisi nad tobą. Niech „góra” zostanie nowym „dołem”.
lesson-turning-1-praise = Góra to nowy dół. Odtąd spadasz ku górze ekranu.
lesson-turning-1-hint-1 = Stopy powinny wskazywać gwiazdę.
lesson-turning-1-hint-2 = Zagraj Obrót, pół obrotu.
lesson-turning-1-mistake-1 = Obrót jest, ale z tej strony trzyma cię platforma, więc nic się nie stało. Spróbuj innych obrotów.
lesson-turning-1-mistake-2 = Po ćwierci obrotu spadasz w bok. Gwiazda jest dokładnie nad tobą: jak daleko muszą obrócić się stopy?
lesson-turning-1-mistake-3 = Skok tylko ją mija. Pozwól sobie na nią spaść.

lesson-turning-2-say-1 = Teraz stopy wskazują prawą stronę ekranu. Twoje lewo jest więc na dole ekranu.
lesson-turning-2-task = Jeden zwykły krok zabiera gwiazdę. W którą stronę?
lesson-turning-2-praise = Dla pionka w lewo, dla ciebie w dół. Obróć planszę w myślach, aż pionek stanie na nogach, i już jest łatwo.
lesson-turning-2-hint-1 = Przechyl głowę, aż pionek stanie prosto.
lesson-turning-2-hint-2 = Zrób krok w lewo dowolną kartą: c4, a stamtąd spadasz na d4.
lesson-turning-2-mistake-1 = To był obrót, a nie krok. Zostaw stopy, jak są.
lesson-turning-2-mistake-2 = Dobry kierunek, o jedno pole za daleko: na c5 trzyma cię platforma. Idź, nie skacz.
lesson-turning-2-mistake-3 = To nie jego lewo. Wyobraź sobie, że stoisz stopami do prawej strony ekranu.
lesson-turning-2-refused-1 = Twoje prawo jest na ekranie w górze, a tam jest platforma. Gwiazda leży po drugiej stronie.

lesson-rim = Bez krawędzi
lesson-rim-aim = Z jednej strony wypadasz, z drugiej wpadasz.
lesson-rim-recall = Przechodzisz Zapadnią przez jedyną platformę w swojej linii. Gdzie się zatrzymasz?
lesson-rim-recall-1 = Tam, skąd ruszasz
lesson-rim-recall-2 = Na krawędzi
lesson-rim-recall-3 = Nigdzie: spadasz bez końca

lesson-rim-1-say-1 = Wypadasz dołem, wpadasz górą: ta plansza to pierścień w obu kierunkach.
lesson-rim-1-task = Obie gwiazdy są w kolumnie na prawo. Dostań się tam od dołu.
lesson-rim-1-praise = Na dole kolumny e wypadasz, na górze wpadasz z powrotem.
lesson-rim-1-hint-1 = e6 nie ma podłogi.
lesson-rim-1-hint-2 = Zrób krok w prawo: wypadasz dołem i wpadasz z powrotem górą.
lesson-rim-1-mistake-1 = Skok na zieloną gwiazdę z boku. O rząd niżej upadek zabrałby obie.
lesson-rim-1-mistake-2 = Przez krawędź, owszem, ale we własnej kolumnie. Gwiazdy są o jedną na prawo.
lesson-rim-1-mistake-3 = Ta droga nie mija kolumny e od góry. Co się stanie, gdy zejdziesz w prawo?

lesson-rim-2-say-1 = W bok działa to tak samo.
lesson-rim-2-say-2 = Upadki też idą dookoła. Zapadnia niesie do następnej podłogi, a w linii z jedną tylko platformą to ta, z której ruszasz.
lesson-rim-2-task = Zabierz obie gwiazdy jedną kartą.
lesson-rim-2-praise = Spadasz w prawo, przez krawędź, i wpadasz z lewej. Na tej planszy nie ma drugiego końca.
lesson-rim-2-hint-1 = Niech rząd stanie się twoją drogą w dół.
lesson-rim-2-hint-2 = Obróć się w lewo: stopy wskażą prawą stronę ekranu.
lesson-rim-2-mistake-1 = Jedna gwiazda, a potem podłoga. Żeby za jednym razem sięgnąć a1, trzeba spadać wzdłuż rzędu.
lesson-rim-2-mistake-2 = To upadek wzdłuż rzędu w drugą stronę. Obróć stopy ku gwiazdom.
lesson-rim-2-mistake-3 = Żółta gwiazda minięta, a potem upadek w dół. Spadaj raczej wzdłuż rzędu.
lesson-rim-2-mistake-4 = Ta droga opuszcza górny rząd. Obie gwiazdy leżą właśnie w nim.

lesson-pairs = Co się liczy
lesson-pairs-aim = Dwie gwiazdy jednego koloru są warte więcej niż dwie osobno.
lesson-pairs-recall = Trzy różowe gwiazdy i jedna biała: ile to punktów?
lesson-pairs-recall-1 = 5
lesson-pairs-recall-2 = 4
lesson-pairs-recall-3 = 6

lesson-pairs-1-say-1 = Gwiazda jest warta jeden punkt, a dwie tego samego koloru trzy.
lesson-pairs-1-say-2 = Masz niebieską i zieloną gwiazdę. Dwie gwiazdy da tu niejedna droga, ale tylko jedna daje cztery punkty.
lesson-pairs-1-task = Znajdź te cztery punkty.
lesson-pairs-1-praise = Dwie gwiazdy, dwie pary, cztery punkty. Przed każdym ruchem pytaj, których kolorów ci brakuje.
lesson-pairs-1-hint-1 = Których kolorów masz po jednym?
lesson-pairs-1-hint-2 = Długi skok w prawo: niebieska na e2, zielona na e5.
lesson-pairs-1-mistake-1 = Dwie gwiazdy, dwa punkty i ani jednej pary. Szukaj kolorów, które już masz.
lesson-pairs-1-mistake-2 = Niebieska daje parę, dobre oko. Jest droga, która zabiera też zieloną.
lesson-pairs-1-mistake-3 = Tam nie ma gwiazdy. Zanim zagrasz, policz, co da każda droga.

lesson-replay = Jeszcze raz
lesson-replay-aim = Zdobądź żeton i go wydaj.
lesson-replay-recall = Na polu bisu leży gwiazda, a ty przez nie spadasz. Co dostajesz?
lesson-replay-recall-1 = Gwiazdę
lesson-replay-recall-2 = Gwiazdę i żeton
lesson-replay-recall-3 = Żeton

lesson-replay-1-say-1 = Ta pętla to pole bisu. Odkryte daje żeton każdemu, kto tędy przechodzi, raz za razem.
lesson-replay-1-say-2 = Gwiazda je zasłania: zabierasz gwiazdę, a żeton dostanie następny, kto tędy przejdzie.
lesson-replay-1-say-3 = Po akcji żeton kupuje jeszcze jedną.
lesson-replay-1-task = Zabierz obie gwiazdy w tej turze.
lesson-replay-1-praise = Zdobyty po drodze, od razu wydany. Zachowany byłby punktem, a tak kupił gwiazdę.
lesson-replay-1-hint-1 = Liczy się kolejność: przy której gwieździe jest po drodze żeton?
lesson-replay-1-hint-2 = Zrób krok w lewo przez b4, zgódź się na bis i zrób krok w prawo.
lesson-replay-1-mistake-1 = Jest gwiazda, ale bez żetonu, więc twoja tura się kończy. Przejdź najpierw przez pole bisu.
lesson-replay-1-mistake-2 = Masz żeton, a kończysz turę. Zgódź się na drugą akcję.
lesson-replay-1-mistake-3 = Dobry plan, ale druga akcja minęła się z c6. Z b5 to jeden krok i upadek.
lesson-replay-1-mistake-4 = Tam nie ma ani gwiazdy, ani żetonu. W kolumnie b jest jedno i drugie.

lesson-five = Pięć kart
lesson-five-aim = Sprawdź, kiedy karty do ciebie wracają.
lesson-five-recall = Przed tobą leżą cztery karty. Jak najtaniej odzyskać wszystkie pięć?
lesson-five-recall-1 = Zagrać piątą
lesson-five-recall-2 = Zebrać je
lesson-five-recall-3 = Poczekać turę

lesson-five-1-say-1 = Zagrane karty leżą przed tobą i nie można ich użyć. Zebranie ich to cała twoja tura.
lesson-five-1-say-2 = Chyba że zagrasz piątą: wtedy cała piątka wraca za darmo.
lesson-five-1-task = Odzyskaj karty, a do tego obie gwiazdy.
lesson-five-1-praise = Pięć kart i dwie gwiazdy w jednej turze. Licząc do pięciu, za każdym razem oszczędzasz turę.
lesson-five-1-hint-1 = Co się dzieje, gdy z ręki schodzi ostatnia karta?
lesson-five-1-hint-2 = Zagraj odkryty Długi skok w lewo.
lesson-five-1-mistake-1 = Karty są, ale to cała twoja tura. Zagranie ostatniej karty przynosi je za darmo.
lesson-five-1-mistake-2 = Karty wróciły, brawo. Jako skok ta sama karta sięgnęłaby też gwiazd.

lesson-five-2-say-1 = Masz Zapadnię, Wysoki skok i żeton. Najpierw krok w prawo, potem w dół przez podłogę.
lesson-five-2-say-2 = Za krok można zapłacić dowolną kartą. Wybierz tę, której nie będzie ci brakować.
lesson-five-2-task = Zabierz obie gwiazdy w tej turze.
lesson-five-2-praise = Wysoki skok zapłacił za krok, a Zapadnia zrobiła swoje. Druga akcja korzysta z tego, co zostało na ręce.
lesson-five-2-hint-1 = Której karty potrzebujesz do drugiej akcji?
lesson-five-2-hint-2 = Krok w prawo zakrytym Wysokim skokiem, bis, potem Zapadnia.
lesson-five-2-mistake-1 = Zapadnia poszła na krok, a miała być następnym ruchem. Połóż drugą kartę.
lesson-five-2-mistake-2 = Stoisz tam, gdzie trzeba. Wydaj żeton i idź dalej.
lesson-five-2-mistake-3 = To nie ta kolumna. Najpierw jeden krok w prawo.

lesson-bump = Zderzenie!
lesson-bump-aim = Wypchnij rywala, zabierz mu to, co trzeba, i nie stój na drodze.
lesson-bump-recall = Możesz zabrać gwiazdę. Masz jedną zieloną, a rywal dwie zielone i jedną pomarańczową. Która jest najlepsza?
lesson-bump-recall-1 = Zielona
lesson-bump-recall-2 = Pomarańczowa
lesson-bump-recall-3 = Wszystko jedno

lesson-bump-1-say-1 = Pionki nie blokują. Spadnij przez Comet, a wypadnie z planszy i coś jej zabierzesz.
lesson-bump-1-say-2 = Ty wybierasz co. Jedna z jej gwiazd jest dla ciebie warta dwa punkty, a ją kosztuje dwa.
lesson-bump-1-task = Wypchnij Comet i zabierz tę gwiazdę.
lesson-bump-1-praise = Twoja para jest, jej para rozbita: różnica czterech punktów. Comet wraca w następnej turze ze wszystkimi kartami.
lesson-bump-1-hint-1 = Twoja droga w dół prowadzi przez nią.
lesson-bump-1-hint-2 = Zapadnia, potem zabierz niebieską gwiazdę.
lesson-bump-1-mistake-1 = Punkt dla ciebie, punkt mniej dla niej. Szukaj koloru, w którym ty masz jedną, a ona dwie.
lesson-bump-1-mistake-2 = Żeton to punkt i druga akcja, często dobry łup. Tutaj gwiazda jest warta dwa razy tyle.
lesson-bump-1-mistake-3 = Ta droga ją mija. Comet stoi w twojej kolumnie, dwa pola niżej.

lesson-bump-2-say-1 = A teraz na odwrót: spójrz na pola, przez które Comet może przejść w następnej turze.
lesson-bump-2-say-2 = Jej Długi skok leży odkryty, więc nie może go zagrać. Jej Joker wciąż może nim być, a co leży zakryte, można tylko zgadywać.
lesson-bump-2-task = Zabierz gwiazdę i stań tam, gdzie cię nie dosięgnie.
lesson-bump-2-praise = Zysk ten sam, ryzyka brak. Rzut oka na jej zasięg jest wart tyle, co para.
lesson-bump-2-hint-1 = Która z dwóch gwiazd leży tam, gdzie Comet nie przejdzie?
lesson-bump-2-hint-2 = Długi skok w prawo kończy się na e5, poza jej zasięgiem.
lesson-bump-2-mistake-1 = Jest gwiazda, ale c6 leży w jej zasięgu: może na ciebie spaść i rozbić ci parę. Druga gwiazda jest równie dobra.
lesson-bump-2-mistake-2 = Ten ruch nic nie dał. Możesz mieć jedno i drugie: gwiazdę i spokój.

lesson-door = Wejście drzwiami, wyjście z wygraną
lesson-door-aim = Wejdź na planszę i zobacz, kiedy partia się kończy.

lesson-door-1-say-1 = Po wypchnięciu wchodzisz tam, gdzie stoi pionek Otwartych Drzwi. Stopy masz ustawione jak na drzwiach: w górę.
lesson-door-1-say-2 = Pionek Otwartych Drzwi przeszedł już na następne wolne drzwi, jak zawsze, gdy ktoś wejdzie na jego pole.
lesson-door-1-task = Zabierz białą gwiazdę.
lesson-door-1-praise = Do środka, przez krawędź i jest gwiazda. Wypchnięcie kosztuje gwiazdę, nie partię.
lesson-door-1-hint-1 = Lewo jest tam, gdzie lewa ręka pionka.
lesson-door-1-hint-2 = Zrób krok w lewo dowolną kartą: l1, a potem spadasz przez krawędź na l5.
lesson-door-1-mistake-1 = To było twoje prawo. Gdy stopy są w górze, twoje lewo jest po prawej stronie ekranu.
lesson-door-1-mistake-2 = Dobry pomysł, nie ta kolumna. Gwiazda leży o jedną dalej, po twojej lewej.
lesson-door-1-mistake-3 = Stopy są dobrze ustawione: droga w górę prowadzi przez krawędź do rzędów 6 i 5. Zmień tylko kolumnę.
lesson-door-1-mistake-4 = Nie tam. Gdzie spadniesz z l1 ze stopami w górze?

lesson-door-2-say-1 = Zostało pięć gwiazd, a we dwoje partia kończy się po rundzie, która zostawia cztery lub mniej.
lesson-door-2-say-2 = Przy równych punktach wygrywa, kto ma mniej żetonów.
lesson-door-2-say-3 = To ostatnia tura rundy: masz 8 punktów, Comet ma 9.
lesson-door-2-task = Zabierz gwiazdę i wygraj.
lesson-door-2-praise = Para dała 10 do 9 i runda się skończyła. Znasz już grę: czas na prawdziwą partię.
lesson-door-2-hint-1 = Policz, ile każda gwiazda jest dla ciebie warta.
lesson-door-2-hint-2 = Zrób krok w lewo do niebieskiej gwiazdy: daje parę.
lesson-door-2-mistake-1 = Tak kończy się 9 do 9, wspólną wygraną. Jedna z gwiazd jest dla ciebie warta dwa punkty.
lesson-door-2-mistake-2 = Bez gwiazdy będzie jeszcze jedna runda, a Comet prowadzi. Która gwiazda daje parę?

# Puzzles: what each is about, the question, and the first hint
theme-last-word = Ostatnie słowo
theme-last-word-ask = Partia kończy się tą turą. Niech będzie twoja.
theme-last-word-hint = Policz punkty obu stron po każdym wyborze. Przy remisie wygrywa, kto ma mniej żetonów.
theme-loot = Co zabrać
theme-loot-ask = Możesz zabrać jedną rzecz. Którą?
theme-loot-hint = Sprawdź, co da ci parę, a co rozbije parę rywalowi.
theme-token-first = Najpierw żeton
theme-token-first-ask = Wyciśnij z tej tury, ile się da.
theme-token-first-hint = Skromna pierwsza akcja może opłacić drugą: gdzie można zdobyć żeton?
theme-nothing-now = Dwa razy w jednej turze
theme-nothing-now-ask = Wyciśnij z tej tury, ile się da.
theme-nothing-now-hint = Stać cię na drugą akcję. Znajdź tę, którą chcesz zakończyć turę, a potem tę, która do niej prowadzi.
theme-throw-out = Wypchnięcie
theme-throw-out-ask = Jeden wybór odwraca tę partię. Znajdź go.
theme-throw-out-hint = Gdzie stoi pionek rywala i skąd można na niego spaść?
theme-long-way = Dłuższą drogą
theme-long-way-ask = Wyciśnij z tego ruchu, ile się da.
theme-long-way-hint = Niektóre ruchy mijają więcej niż jedną gwiazdę. Prześledź każdy do końca, także przez krawędź.
theme-which-card = Która karta zapłaci?
theme-which-card-ask = Wystarczy mały krok, ale którą kartą?
theme-which-card-hint = Karta zagrana zakryta to zwykły krok. Której nie będzie ci brakować?
theme-landing = Gdzie wylądować
theme-landing-ask = Gdzie powinien skończyć się ten ruch?
theme-landing-hint = Patrz, co mijasz, gdzie się zatrzymasz i kto może cię tam dosięgnąć.

# What the coach of a first game says, once each.
coach-steal-title = Zabierz jedną rzecz
coach-steal = Zderzenie z rywalem: zabierasz mu jedną rzecz. Najlepiej kolor, w którym ty masz jedną gwiazdę, a on dwie.
coach-thrown-out-title = Wypchnięcie
coach-thrown-out = Wypchnięcie zdarza się każdemu. Masz znów wszystkie karty i wchodzisz przez oświetlone drzwi.
coach-last-round-title = Ostatnia runda
coach-last-round = To ostatnia runda. Teraz liczą się tylko punkty, a przy remisie wygrywa, kto ma mniej żetonów.
coach-replay-title = Jeszcze raz?
coach-replay = Masz żeton: wydaj go na jeszcze jedną akcję albo zachowaj jako punkt. Spójrz na pierścienie: czy da się zdobyć parę?
coach-in-by-the-door-title = Jesteś w grze
coach-in-by-the-door = Jesteś na planszy, a stopy masz ustawione jak na drzwiach. Mała strzałka pod butami to twój dół.
coach-first-act-title = Patrz, gdzie skaczesz
coach-first-act = Wskaż strzałkę lub jej dotknij, a narysuje się cała droga: kroki linią ciągłą, upadek kropkami. Nic się nie zagra, dopóki nie naciśniesz dużego przycisku.
coach-fell-title = Ruch, potem upadek
coach-fell = Najpierw ruch, potem upadek. Wszystko, co mijasz po drodze, jest twoje.
coach-no-edge-title = Bez krawędzi
coach-no-edge = Przez krawędź i z powrotem z drugiej strony. Krążki z tą samą literą oznaczają oba końce.
coach-pair-title = Para
coach-pair = Para: dwa punkty za jedną gwiazdę. Szukaj kolorów, których masz nieparzystą liczbę.
coach-token-title = Żeton bisu
coach-token = Żeton bisu. Póki go trzymasz, to punkt; gdy go wydasz, to druga akcja.
coach-face-down-title = Zakryta karta
coach-face-down = Rywal zagrywa zakrytą kartę i tylko on wie którą. Tego, co leży odkryte, na razie nie może użyć.
coach-two-cards-title = Jeszcze dwie karty
coach-two-cards = Zostały dwie karty. Graj dalej aż do piątej, a wszystkie wrócą za darmo.
coach-fifth-card-title = Pięć zagrań bez straty tury
coach-fifth-card = Piąta karta oddała ci wszystkie pięć, a ruch i tak się liczył. Taki jest rytm: pięć zagrań i ani jednej straconej tury.
coach-held-title = Obrót bez upadku
coach-held = Coś od razu cię trzyma, więc nie spadasz. Ale twoje lewo i prawo są już inne.
coach-danger-title = W zasięgu
coach-danger = Tu, gdzie stoisz, rywal może cię dosięgnąć. Idź dalej albo stań tam, gdzie nie przejdzie.
coach-blocked-title = Platforma na drodze
coach-blocked = Niektórym strzałkom przeszkadza platforma; żaden krok jej nie przetnie. Spróbuj innej strzałki: wolne pokazują swoją drogę.
coach-door-moved-title = Drzwi idą dalej
coach-door-moved = Ktoś minął Otwarte Drzwi, więc otworzyły się następne. Kto wejdzie teraz, skorzysta z nowych.
coach-quiet-title = Cisza
coach-quiet = Cisza na planszy: od dwóch rund nikt nie zabrał gwiazdy. Spróbuj Obrotu, bo nowy dół otwiera nowe drogi.
coach-game-over-title = Jak to policzono
coach-game-over = Lista pokazuje gwiazdy, pary i żetony. Poszukaj tury, w której zmieniło się prowadzenie.
