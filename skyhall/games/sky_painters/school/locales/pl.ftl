# The words of the lessons.

# What learner and rival are called.
school-seat-0 = Ada
school-seat-1 = Bruno

# The map of the course.
school-line = Każda lekcja to karta twojego nieba. Skończ ją, a zrobi się niebieska.
school-open = Nic nie jest zamknięte: szarą kartę można otworzyć w każdej chwili.
chapter-dice = Kości i farba
chapter-sky = Twoje niebo
chapter-hope = Korona i nadzieja
chapter-winning = Wygrana

# What a newcomer knows after the course.
know-M1 = Tura to jedna akcja główna, a potem tyle dodatkowych, na ile cię stać.
know-M2 = Karta z wypełnionymi wszystkimi polami od razu robi się niebieska, płaci, a jej kości wracają rzutem do puli.
know-M3 = Kość idzie z puli na puste pole swojego koloru i już nigdy się nie rusza.
know-M4 = Kość równa polu lub wyższa wypełnia je, a nadwyżka to twoje plamy; niższa zostawia je niewypełnione.
know-M5 = Jedna plama podnosi jedną z twoich kości o 1.
know-M6 = Wygrywasz od razu wygraną gwiezdną lub firmamentu, a inaczej punktami.
know-M7 = Przywództwo jest jedno; zabiera się je temu, kto je ma.
know-M8 = Skrzydlate serce daje połowę sumy wszystkich twoich, ale tylko wtedy, gdy masz w tej chwili przywództwo, i nigdy później.
know-M9 = W trakcie tury plamy nie mają limitu; na jej końcu wszystko ponad sześć przepada.
know-M10 = Malarz kosztuje tyle, ile widać na kafelku, plus cenę miejsca.
know-M11 = To, co płaci karta, można od razu wydać, więc karty kończą się nawzajem.
know-M12 = Wzięcie karty jest darmowe. Kładziesz ją od razu i na stałe, a szarych możesz mieć najwyżej trzy.
know-M13 = Gdzie dwie karty leżą obok siebie, ich krawędzie pokazują tę samą figurę.
know-M14 = Nic nie leży nad nocą ani pod trawą.
know-M15 = Raz na turę można kupić drugą kość za tyle, ile pokazuje.
know-M16 = Szara kość pasuje wszędzie, a chmura pozwala położyć każdą kość na każdy kolor.
know-M17 = Chmurę możesz wziąć tylko wtedy, gdy nie masz żadnej; gdy zasoby są puste, zabierasz ją komuś.
know-M18 = Wygrana gwiezdna: pięciu malarzy i przywództwo na końcu własnej tury.
know-M19 = Wygrana firmamentu: blok 3×3 niebieskich kart i przywództwo.
know-M20 = Gdy talia jest pusta, tura zaczęta i skończona z przywództwem kończy partię.
know-M21 = Punkty: gwiazdy, malarze, aureole, większość chmur, nadzieja (podwójnie z przywództwem), kości, plamy.
know-M22 = Wzięcie innej karty dokłada serce do tej po prawej; kto ją weźmie, dostaje serca.
know-M23 = Połówki pierścieni i chmur płacą, gdy obie karty są niebieskie.
know-M24 = Im mniej zostało żetonów aureoli, tym droższy jest następny; każdy pierścień pyta tylko raz.
know-M25 = Efekt malarza działa raz, działa stale albo liczy się na koniec.

# What is answered where a stage has no answer of its own.
answer-1 = Nowa karta, a akcja główna zużyta. Zadanie było inne.
answer-2 = Chmura się przyda, ale to była twoja akcja główna.
answer-3 = Jedna plama, a akcja główna zużyta.
answer-4 = Tura się skończyła, a zadanie czeka. Spróbujmy jeszcze raz.

lesson-colours = Pierwsze kolory
lesson-colours-aim = Karta chce kości; właściwa ją kończy, a wyższa jeszcze ci płaci.
lesson-colours-recall = Niebieska 6 idzie na pole, które chce niebieskiej 2. Co się dzieje?
lesson-colours-recall-1 = Zyskujesz 4 plamy, a pole jest wypełnione.
lesson-colours-recall-2 = Nic: liczba musi się zgadzać.
lesson-colours-recall-3 = Kość zostaje szóstką.

lesson-colours-1-say-1 = Malujesz niebo, karta po karcie, a niebieskie karty zbliżają cię do wygranej. Ten szkic, „Pierwsze światło”, zrobi się niebieski, gdy wypełnisz na nim każde pole.
lesson-colours-1-say-2 = Dwa pola są odhaczone. Ostatnie chce żółtej 4.
lesson-colours-1-say-3 = W każdej turze wybierasz jedną akcję główną. Jedną z nich jest wzięcie kości z puli, która należy do wszystkich.
lesson-colours-1-task = Skończ kartę „Pierwsze światło”.
lesson-colours-1-praise = Niebieska! Karta od razu płaci 6 plam farby, a jej kości wracają rzutem do puli dla wszystkich.
lesson-colours-1-hint-1 = Jakiego koloru i jakiej liczby jeszcze brakuje?
lesson-colours-1-hint-2 = Weź żółtą 4 i połóż ją na ostatnim polu karty „Pierwsze światło”.
lesson-colours-1-mistake-1 = Żółta 2 leży na polu, ale 2 to mniej niż 4, więc pole nie jest wypełnione. Wyższa kość by je skończyła.
lesson-colours-1-mistake-2 = Plama farby to była twoja jedyna akcja główna, a karta nadal czeka na żółtą kość.
lesson-colours-1-mistake-3 = Nowy szkic! Ale wzięcie karty to też akcja główna, więc „Pierwsze światło” zostaje w tej turze szare.
lesson-colours-1-mistake-4 = Chmura przyda się później. Teraz zużyła twoją akcję główną.
lesson-colours-1-refused-1 = Żadne twoje puste pole nie jest niebieskie. Kość, która nie ma dokąd pójść, zostaje w puli.

lesson-colours-2-say-1 = „Nurkująca jaskółka” chce niebieskiej 1, czarnej 5 i pomarańczowej 4, w dowolnej kolejności. Kość, która leży na polu, już tam zostaje.
lesson-colours-2-say-2 = Kość może być wyższa niż pole. Obraca się ją w dół do tej liczby, a każdy krok nadwyżki to plama dla ciebie.
lesson-colours-2-task = Zarób pięć plam jedną kością.
lesson-colours-2-praise = Pięć plam i pole wypełnione. Niskie pola to małe skarbonki: trzymaj je na wysokie kości.
lesson-colours-2-hint-1 = Im niższe pole, tym więcej zostaje z wysokiej kości.
lesson-colours-2-hint-2 = Połóż niebieską 6 na niebieskiej 1 karty „Nurkująca jaskółka”.
lesson-colours-2-mistake-1 = Niebieska 1 pasuje idealnie, więc nic nie zostaje. Gdzie różnica między kością a polem jest największa?
lesson-colours-2-mistake-2 = Wypełnione, z nadwyżką 2 plam. W puli jest wyższa niebieska kość.
lesson-colours-2-mistake-3 = Jeden krok nadwyżki, jedna plama. Za wysoką kość najlepiej płaci niskie pole.
lesson-colours-2-mistake-4 = Jedna plama, zawsze pod ręką. Dobra kość może dać pięć.

lesson-paint = Pociągnięcie pędzla
lesson-paint-aim = Po akcji głównej plamy podnoszą kości, a jedna skończona karta płaci za następną.
lesson-paint-recall = Twoja kość pokazuje 3, a pole chce 5. Ile kosztuje dokończenie?
lesson-paint-recall-1 = 2 plamy.
lesson-paint-recall-2 = 5 plam.
lesson-paint-recall-3 = Drugą kość.

lesson-paint-1-say-1 = Jedyna żółta kość pokazuje 2, a pole chce 4. Mimo to może tam pójść.
lesson-paint-1-say-2 = Po akcji głównej możesz zrobić tyle innych rzeczy, na ile cię stać. Jedną z nich jest malowanie: plama podnosi jedną z twoich kości o 1.
lesson-paint-1-task = Skończ w tej turze kartę „Pierwsze światło”.
lesson-paint-1-praise = Niska kość nigdy nie jest bezużyteczna; kosztuje tylko trochę farby.
lesson-paint-1-hint-1 = Najpierw kość, potem farba.
lesson-paint-1-hint-2 = Weź żółtą 2, połóż ją na karcie „Pierwsze światło” i pomaluj dwa razy.
lesson-paint-1-mistake-1 = Kość jest pomalowana do 3, brakuje jednego pociągnięcia. Plama na nie jeszcze była.
lesson-paint-1-mistake-2 = Kość leży z wartością 2. Twoje dwie plamy podniosłyby ją do 4 przed końcem tury.
lesson-paint-1-mistake-3 = Trzecia plama, ale żadnej kości do malowania. Akcja główna miała przynieść kość.

lesson-paint-2-say-1 = Akcja główna za tobą, a do malowania zostały dwie plamy. „Pierwsze światło” potrzebuje jeszcze 2, „Nurkująca jaskółka” 3.
lesson-paint-2-say-2 = Każda karta płaci, gdy robi się niebieska, a tej farby możesz użyć od razu.
lesson-paint-2-task = Skończ obie karty przed końcem tury.
lesson-paint-2-praise = Taki łańcuch to serce tej gry: skończ jedną, a ona skończy następną.
lesson-paint-2-hint-1 = Którą z dwóch możesz skończyć tym, co masz?
lesson-paint-2-hint-2 = Pomaluj dwa razy kartę „Pierwsze światło”; za jej 6 plam pomalujesz trzy razy kartę „Nurkująca jaskółka”.
lesson-paint-2-mistake-1 = Po jednym pociągnięciu i żadna nie jest skończona. Oba na karcie „Pierwsze światło” zwróciłyby się od razu.
lesson-paint-2-mistake-2 = Obie plamy poszły na kartę „Nurkująca jaskółka”, a i tak brakuje jednej. Skończ coś najpierw: zapłaci za resztę.
lesson-paint-2-mistake-3 = Koniec tury z prawie skończoną kartą. Nic nie przepadło, ale też nic nie zarobiono.

lesson-second = Druga kość
lesson-second-aim = Raz na turę można kupić drugą kość za tyle, ile pokazuje.
lesson-second-recall = Potrzebujesz czerwonej 5 i białej 1, obie są w puli. Która to akcja główna?
lesson-second-recall-1 = Czerwona 5.
lesson-second-recall-2 = Biała 1.
lesson-second-recall-3 = Wszystko jedno.

lesson-second-1-say-1 = Dwa pola są puste, a obie kości leżą w puli.
lesson-second-1-say-2 = Kość z akcji głównej jest darmowa. Raz na turę, po niej, możesz kupić drugą za tyle plam, ile pokazuje.
lesson-second-1-task = Skończ w tej turze kartę „Pierwsze światło”. Masz dwie plamy.
lesson-second-1-praise = Dwie kości w jednej turze: tak szybko kończy się karty.
lesson-second-1-hint-1 = Jedna kość jest darmowa, drugą się kupuje. Za którą wolisz nie płacić?
lesson-second-1-hint-2 = Weź najpierw żółtą 4, potem kup białą 2 za dwie plamy.
lesson-second-1-mistake-1 = Biała 2 przyszła za darmo, więc żółta 4 kosztowałaby 4 plamy, a masz 2. Drogą kość bierz za darmo, a tanią kupuj.
lesson-second-1-mistake-2 = Dobry początek. Zostały dwie plamy, akurat na białą 2.
lesson-second-1-mistake-3 = Plama to drobne przy darmowej kości.

lesson-lay = Ułóż swoje niebo
lesson-lay-aim = Weź kartę i znajdź jej miejsce.
lesson-lay-recall = Trzy twoje karty są jeszcze szare. Możesz wziąć kolejną?
lesson-lay-recall-1 = Nie, dopóki którejś nie skończysz.
lesson-lay-recall-2 = Tak, za plamę.
lesson-lay-recall-3 = Tak, zawsze.

lesson-lay-1-say-1 = Inna akcja główna: weź jedną z trzech kart i połóż ją obok swoich, prosto i na stałe. Szarych kart możesz mieć najwyżej trzy.
lesson-lay-1-say-2 = Sąsiednie krawędzie muszą się zgadzać: gładka z gładką, pół pierścienia z połową pierścienia, pół chmury z połową chmury. „Pierwsze światło” ma po prawej pół pierścienia.
lesson-lay-1-task = Połóż kartę, która domknie pierścień.
lesson-lay-1-praise = Gdy obie karty są niebieskie, zamknięty pierścień daje skarb. Jeszcze do tego dojdziemy.
lesson-lay-1-hint-1 = Która karta ma na lewej krawędzi pół pierścienia?
lesson-lay-1-hint-2 = Weź „Słoneczny krąg: wschód” albo „Walc kolibra” i połóż na prawo od karty „Pierwsze światło”.
lesson-lay-1-mistake-1 = „Trzmiel” tam pasuje, ale boki ma gładkie, więc pierścień zostaje otwarty. Szukaj karty z połową pierścienia po lewej.
lesson-lay-1-mistake-2 = Dobra karta! Ale nad kartą „Pierwsze światło” jej pół pierścienia nic nie spotyka. Jej miejsce jest po prawej.
lesson-lay-1-mistake-3 = Z tej strony spotykają się dwie gładkie krawędzie. Pół pierścienia jest po drugiej stronie.
lesson-lay-1-refused-1 = Gładka krawędź nigdy nie spotyka połowy pierścienia.

lesson-lay-2-say-1 = Serca to nadzieja, druga rzecz, którą płacisz. Gdy ktoś bierze inną kartę, na kartę po prawej trafia jedno serce.
lesson-lay-2-task = Zbierz te trzy nadzieje.
lesson-lay-2-praise = Trzy nadzieje. Niechciana karta bywa najlepsza.
lesson-lay-2-hint-1 = Serca idą z kartą, na której leżą.
lesson-lay-2-hint-2 = Weź kartę po prawej („Nurkująca jaskółka”) i połóż ją gdziekolwiek.
lesson-lay-2-mistake-1 = Karta po prawej pominięta, więc leży na niej już czwarte serce, dla tego, kto ją weźmie.
lesson-lay-2-mistake-2 = Dobra karta, ale nadzieja leży na tej po jej prawej stronie.
lesson-lay-2-mistake-3 = To farba. Nadzieja leży na karcie po prawej.

lesson-lay-3-say-1 = „Czerwona planeta” ma wzdłuż górnej krawędzi nocne niebo. Nic nigdy nie może leżeć nad nocą ani pod trawą.
lesson-lay-3-say-2 = Jedna z dróg do wygranej to blok trzy na trzy z niebieskich kart, więc zostaw sobie miejsce.
lesson-lay-3-task = Połóż kartę „Czerwona planeta” tak, by niczego nie blokowała obok karty „Pierwsze światło”.
lesson-lay-3-praise = Noc na górze, trawa na dole: wtedy niczemu nie szkodzą.
lesson-lay-3-hint-1 = Gdzie jest miejsce nocy?
lesson-lay-3-hint-2 = Weź kartę „Czerwona planeta” i połóż ją nad kartą „Pierwsze światło”.
lesson-lay-3-mistake-1 = Pasuje, ale miejsce nad nią jest odtąd zamknięte na dobre. Na szczycie nieba noc nikomu nie przeszkadza.
lesson-lay-3-mistake-2 = „Nurkująca jaskółka” nie ma nocy. Tym razem chodzi o kartę po prawej, „Czerwona planeta”.
lesson-lay-3-refused-1 = Jej nocna krawędź dotknęłaby karty „Pierwsze światło” od dołu.

lesson-colour = Dowolny kolor
lesson-colour-aim = Szare kości pasują wszędzie; chmura kładzie każdą kość w każde miejsce.
lesson-colour-recall = Kiedy możesz wziąć chmurę jako akcję główną?
lesson-colour-recall-1 = Tylko gdy nie masz żadnej.
lesson-colour-recall-2 = Zawsze.
lesson-colour-recall-3 = Tylko gdy pula jest pusta.

lesson-colour-1-say-1 = Nie ma już żółtej kości. Szare pasują wszędzie: zastępują dowolny kolor.
lesson-colour-1-task = Skończ kartę „Pierwsze światło”.
lesson-colour-1-praise = Szare kości są tylko cztery. Wszyscy na nie polują.
lesson-colour-1-hint-1 = Szara pasuje wszędzie.
lesson-colour-1-hint-2 = Weź szarą 5 na żółte pole 4.
lesson-colour-1-mistake-1 = Dowolny kolor, ale nie dowolna liczba: 2 to nadal mniej niż 4, a nie masz plam do malowania.
lesson-colour-1-mistake-2 = Plama może poczekać. Szara kość, która pasuje, długo tam nie poleży.
lesson-colour-1-refused-1 = Biała nie pasuje na żółte pole, a nie masz chmury, żeby to zmienić.

lesson-colour-2-say-1 = Ani żółtej, ani szarej, ale masz chmurę. Zapłać nią, a miejsce zajmie kość dowolnego koloru.
lesson-colour-2-task = Skończ kartę „Pierwsze światło”.
lesson-colour-2-praise = Gdy nie masz żadnej chmury, możesz wziąć jedną jako akcję główną, a gdy zasoby są puste, zabrać ją komuś.
lesson-colour-2-hint-1 = Teraz pasuje każdy kolor. Jakiej liczby potrzebujesz?
lesson-colour-2-hint-2 = Weź niebieską 5 i połóż ją na żółtym polu 4; chmura zapłaci się sama.
lesson-colour-2-mistake-1 = Chmura zmieniła kolor, ale 3 to nadal mniej niż 4. Warta była wyższej kości.
lesson-colour-2-mistake-2 = Chmura została u ciebie. Tutaj kupiłaby całą kartę.
lesson-colour-2-refused-1 = Chmurę możesz wziąć tylko wtedy, gdy nie masz żadnej.

lesson-crown = Korona przed sercami
lesson-crown-aim = Skrzydlate serca płacą tylko temu, kto ma w tej chwili przywództwo.
lesson-crown-recall = Kończysz kartę ze skrzydlatym sercem 6, a koronę ma rywal. Ile nadziei zyskujesz?
lesson-crown-recall-1 = Ani jednej, choć serce liczy się w późniejszych sumach.
lesson-crown-recall-2 = 3.
lesson-crown-recall-3 = 6.

lesson-crown-1-say-1 = Korona to przywództwo: jest jedna, a skończenie karty z koroną zabiera ją temu, kto ją ma.
lesson-crown-1-say-2 = „Latawiec z ogonem” ma skrzydlate serce 8. Gdy zrobi się niebieski, a korona jest twoja, zyskujesz połowę sumy wszystkich swoich skrzydlatych serc.
lesson-crown-1-task = Każdej karcie brakuje jednej plamy, a masz dwie. Skończ obie i zyskaj sześć nadziei.
lesson-crown-1-praise = 8 i 4 z karty „Pierwsze światło” daje 12, a połowa z tego to 6 nadziei. Każde zebrane skrzydlate serce wzbogaca następne.
lesson-crown-1-hint-1 = Co musi być twoje, zanim skrzydlate serce zapłaci?
lesson-crown-1-hint-2 = Pomaluj najpierw kartę „Nurkująca jaskółka”, potem „Latawiec z ogonem”.
lesson-crown-1-mistake-1 = „Latawiec z ogonem” zrobił się niebieski, gdy koronę miał rywal, więc serce spało i nic nie dało. Później też nie zapłaci.
lesson-crown-1-mistake-2 = Korona jest twoja, brawo. Karcie „Latawiec z ogonem” brakowało jednego pociągnięcia do sześciu nadziei.

lesson-painters = Zatrudnij malarza
lesson-painters-aim = Malarze kosztują plamy i nadzieję; farba ponad sześć przepada na końcu tury.
lesson-painters-recall = Kończysz turę z 11 plamami. Ile zachowujesz?
lesson-painters-recall-1 = 6.
lesson-painters-recall-2 = 11.
lesson-painters-recall-3 = Ani jednej.

lesson-painters-1-say-1 = Malarz kosztuje plamy i nadzieję: cenę z kafelka i trochę za miejsce w rzędzie, najmniej po prawej.
lesson-painters-1-say-2 = W trakcie tury możesz mieć dowolnie wiele plam. Gdy się kończy, wszystko ponad sześć przepada.
lesson-painters-1-task = Zatrudnij malarza.
lesson-painters-1-praise = Kończ i wydawaj, wszystko w jednej turze. Malarze są warci punkty, naginają dla ciebie zasady, a pięciu może wygrać partię.
lesson-painters-1-hint-1 = Brakuje pięciu plam. Co mogłoby je dać w tej turze?
lesson-painters-1-hint-2 = Pomaluj raz kartę „Pierwsze światło”; za jej 6 plam zatrudnij malarza po prawej.
lesson-painters-1-mistake-1 = Z dziewięciu plam zostaje na noc sześć. Jedno pociągnięcie na karcie „Pierwsze światło” zrobiłoby z nich czternaście.
lesson-painters-1-mistake-2 = Czternaście plam, z czego osiem przepadło. Sky Levitt Alpha kosztuje akurat czternaście i cztery nadzieje.
lesson-painters-1-refused-1 = Sky Levitt Alpha kosztuje tu 14 plam i 4 nadzieje; brakuje 5 plam.

lesson-painters-2-say-1 = Sky Cotton pracuje teraz dla ciebie. Jedni malarze działają raz, gdy przychodzą, inni stale, a jeszcze inni na koniec.
lesson-painters-2-say-2 = Sky Cotton działa stale: dwie nadzieje wypełniają puste białe pole bez żadnej kości.
lesson-painters-2-task = Skończ kartę „Pierwsze światło” bez kości.
lesson-painters-2-praise = Każdy malarz to mała nowa zasada po twojej stronie.
lesson-painters-2-hint-1 = Sky Cotton bierze zapłatę w sercach.
lesson-painters-2-hint-2 = Połóż dwie nadzieje na białym polu karty „Pierwsze światło”.
lesson-painters-2-mistake-1 = Dwie nadzieje zostały u ciebie. Tutaj były warte całą kartę.

lesson-rings = Pierścienie i chmury
lesson-rings-aim = Figura z dwóch połówek płaci, gdy obie karty są niebieskie.
lesson-rings-recall = Dwa miejsca aureoli są już puste. Czy następny żeton jest darmowy?
lesson-rings-recall-1 = Nie: 3 plamy i 1 nadzieja.
lesson-rings-recall-2 = Tak, zawsze.
lesson-rings-recall-3 = Nie: 2 plamy.

lesson-rings-1-say-1 = „Kurek na dachu” i „Poranna mgła” mają wspólny pierścień, aureolę. Gdy obie karty są niebieskie, możesz, ten jeden raz, wziąć któryś z żetonów aureoli.
lesson-rings-1-say-2 = Pierwszy żeton w partii jest darmowy, a każdy następny kosztuje więcej. „Kurek na dachu” przynosi też koronę.
lesson-rings-1-task = Zamknij pierścień i miej na koniec co najmniej dziewięć nadziei.
lesson-rings-1-praise = Każdy pierścień daje tę szansę tylko raz. Jeśli wtedy nie możesz zapłacić, przepada.
lesson-rings-1-hint-1 = Skończ szarą połowę pierścienia, a potem porównaj, co żetony płacą w tej chwili.
lesson-rings-1-hint-2 = Połóż niebieską 6 na karcie „Kurek na dachu”, potem weź aureolę tętna.
lesson-rings-1-mistake-1 = Aureola wiary to skrzydlate serce 10: z 4 z karty „Poranna mgła” to 14, a połowa z tego to 7. Dobre na później, ale to nie dziewięć teraz.
lesson-rings-1-mistake-2 = Aureola atramentu daje 8 plam farby. A chodziło o nadzieję.
lesson-rings-1-mistake-3 = Aureola honoru to 15 punktów na koniec i ani jednej nadziei dziś.
lesson-rings-1-mistake-4 = Aureola więzi pozwala kłaść karty tak, jakby pierścienie były gładkimi krawędziami. Dziś nic nie płaci.
lesson-rings-1-mistake-5 = Żeton pominięty, a ten pierścień już nie zapyta.
lesson-rings-1-mistake-6 = Niebieska 2 jest za niska, a nie ma farby, żeby ją podnieść. Pierścień zostaje otwarty.

lesson-rings-2-say-1 = Połówki chmur działają tak samo: obie karty niebieskie i chmura jest twoja.
lesson-rings-2-say-2 = Dwóm szarym kartom brakuje po jednej kości.
lesson-rings-2-task = Zdobądź chmurę.
lesson-rings-2-praise = Jeśli pierwsza była „Nurkująca jaskółka”, a druga kość kupiona: brawo, korona obudziła też serce.
lesson-rings-2-hint-1 = Która szara karta styka się z drugą połową chmury?
lesson-rings-2-hint-2 = Połóż białą 4 na karcie „Latawiec z ogonem”.
lesson-rings-2-mistake-1 = „Nurkująca jaskółka” jest niebieska, a korona twoja. Ale nie ma ona połowy chmury: ma ją „Latawiec z ogonem”, a jego kość była do kupienia.
lesson-rings-2-mistake-2 = Chmura, ale za całą akcję główną. „Latawiec z ogonem” dałby ją na dokładkę do farby.
lesson-rings-2-mistake-3 = Plama. Obie karty nadal czekają.

lesson-wins = Dwie szybkie wygrane
lesson-wins-aim = Pięciu malarzy albo blok dziewięciu kart, i korona.

lesson-wins-1-say-1 = Wygrana gwiezdna: skończ turę z pięcioma malarzami i koroną, a partia jest twoja.
lesson-wins-1-say-2 = Masz czterech malarzy, a koronę nosi rywal.
lesson-wins-1-task = Wygraj partię w tej turze.
lesson-wins-1-praise = Wygrana gwiezdna! Liczy się tylko na końcu własnej tury.
lesson-wins-1-hint-1 = Brakuje dwóch rzeczy i na obie cię stać.
lesson-wins-1-hint-2 = Pomaluj raz kartę „Nurkująca jaskółka” i zatrudnij malarza Sky Fugaz, w dowolnej kolejności.
lesson-wins-1-mistake-1 = Pięciu malarzy jest, ale korona wciąż leży po drugiej stronie stołu. Karcie „Nurkująca jaskółka” brakowało jednego pociągnięcia.
lesson-wins-1-mistake-2 = Korona jest twoja, ale malarzy czterech. Na malarza Sky Fugaz po prawej było cię stać.

lesson-wins-2-say-1 = Wygrana firmamentu: blok trzy na trzy z niebieskich kart i korona. Karty dookoła nie mają znaczenia.
lesson-wins-2-say-2 = Korona już jest twoja.
lesson-wins-2-task = Wygraj partię w tej turze.
lesson-wins-2-praise = Wygrana firmamentu! Pilnuj bloków rywali tak samo jak własnych.
lesson-wins-2-hint-1 = Osiem z dziewięciu jest niebieskich. Która to dziewiąta?
lesson-wins-2-hint-2 = Połóż niebieską 3 na karcie „Nurkująca jaskółka” i zakończ turę.
lesson-wins-2-mistake-1 = „Parada papug” hojnie płaci, ale leży poza blokiem. Dziewiątą kartą była „Nurkująca jaskółka”.
lesson-wins-2-mistake-2 = Plama, a do wygranej brakowało jednej kości.

lesson-last = Ostatnia strona
lesson-last-aim = Gdy talia jest pusta, partię kończy ten, kto przez całą turę utrzyma koronę.

lesson-last-1-say-1 = Talia jest pusta: to faza krytyczna. Zaczynasz tę turę z koroną, a jeśli na końcu nadal ją masz, partia się kończy i decydują punkty.
lesson-last-1-say-2 = Liczą się gwiazdy, malarze, aureole, nadzieja (podwójnie z koroną), kości i plamy. Najwięcej chmur to 15 punktów, a przy remisie każdy dostaje pełne 15.
lesson-last-1-task = Wygraj na punkty. Na razie przegrywasz.
lesson-last-1-praise = Wiesz już wszystko. Czas na prawdziwą partię!
lesson-last-1-hint-1 = Porównaj punkty: gdzie ty nie masz nic, a rywal piętnaście?
lesson-last-1-hint-2 = Weź chmurę i zakończ turę.
lesson-last-1-mistake-1 = Jeszcze jedna kość to jeszcze jeden punkt, a dwie plamy nadwyżki to kolejny. Chmura była warta piętnaście.
lesson-last-1-mistake-2 = Punkt za kość i punkt za farbę: o wiele za mało. Chmura była warta piętnaście.
lesson-last-1-mistake-3 = Dwie plamy to jeden punkt. Rywal ma 15 za jedną chmurę.

# Puzzles: what each is about, the question, and the first hint
theme-last-page = Ostatnia strona
theme-last-page-ask = Partia zaraz się skończy. Niech skończy się dobrze.
theme-last-page-hint = Policz punkty obu stron po każdym wyborze, razem z chmurami i aureolami.
theme-hearts = Serca za serca
theme-hearts-ask = Wyciśnij z tej tury, ile się da.
theme-hearts-hint = Malarz ze skrzydlatym sercem powiększa sumę i może od razu zapłacić. Kogo możesz zatrudnić?
theme-two-keys = Dwa klucze
theme-two-keys-ask = Wyciśnij z tej tury, ile się da.
theme-two-keys-hint = Spójrz na malarzy, na których cię teraz stać, i na to, co każdy zrobi dla ciebie.
theme-which-halo = Która aureola?
theme-which-halo-ask = Która aureola jest dla ciebie?
theme-which-halo-hint = Jedne aureole płacą od razu, inne tak długo, jak je masz. Czego teraz najbardziej potrzebujesz?
theme-crown = Decyduje korona
theme-crown-ask = Jeden wybór odwraca tę partię. Znajdź go.
theme-crown-hint = Która z twoich kart przyniesie koronę i co się z nią obudzi?
theme-order = Kolejność
theme-order-ask = Wyciśnij z tej tury, ile się da.
theme-order-hint = Jedna karta jest prawie gotowa. Gdzie twoje plamy coś kończą i co jest pierwsze?
theme-turn-blue = Na niebiesko
theme-turn-blue-ask = Wyciśnij z tego wyboru, ile się da.
theme-turn-blue-hint = Którą kartę możesz teraz skończyć i która nagroda jest warta najwięcej?
theme-which-symbol = Które pole?
theme-which-symbol-ask = Masz w ręku kość. Gdzie jest jej miejsce?
theme-which-symbol-hint = Patrz, która karta zbliży się do końca i czego będą potrzebować pozostałe pola.
theme-which-action = Która akcja?
theme-which-action-ask = Jaki wybór jest najlepszy?
theme-which-action-hint = Myśl o całej turze: jak ma wyglądać twoje niebo na jej końcu?

# What the coach of a first game says, once each.
coach-first-turn-title = Jedna akcja główna
coach-first-turn = Na początek jedna akcja główna: kość, karta, chmura albo plama. Kość, która dobrze pasuje, rzadko jest złym wyborem.
coach-surplus-title = Nadwyżka
coach-surplus = Kroki nadwyżki zamieniły się w plamy. Niskie pola na wysokie kości: stąd się bierze farba.
coach-too-low-title = Za niska? Nie szkodzi
coach-too-low = Ta kość jest za niska i nic nie szkodzi. Pomaluj ją plamami, gdy będziesz potrzebować karty.
coach-extras-title = Teraz dodatki
coach-extras = Teraz dodatki: maluj, kup jedną kość, zatrudnij malarza, w dowolnej kolejności. Gdy nic się nie opłaca, zakończ turę.
coach-first-blue-title = Niebieska karta
coach-first-blue = Twoja pierwsza niebieska karta! To, co płaci, masz od razu, więc sprawdź, co jeszcze możesz skończyć.
coach-chain-title = Łańcuch
coach-chain = Dwie w jednej turze: to łańcuch. Często opłaca się trzymać prawie skończoną kartę, aż druga będzie gotowa.
coach-heart-slept-title = Serce spało
coach-heart-slept = Skrzydlate serce spało, bo korona nie jest twoja. I tak wliczy się do sumy, gdy obudzi się inne.
coach-heart-woke-title = Serce się budzi
coach-heart-woke = Połowa wszystkich twoich skrzydlatych serc, wypłacona w nadziei. Następne zapłaci więcej.
coach-crown-mine-title = Korona jest twoja
coach-crown-mine = Korona jest twoja, póki ktoś jej nie zabierze. Skończ teraz kartę ze skrzydlatym sercem.
coach-crown-gone-title = Korony już nie ma
coach-crown-gone = Korona przepadła. Wraca dzięki karcie z koroną, niektórym malarzom i jednemu żetonowi aureoli.
coach-six-spots-title = Ponad sześć plam
coach-six-spots = Masz więcej plam, niż możesz zachować: reszta przepadnie na końcu tury. Maluj, kupuj lub zatrudniaj.
coach-can-hire-title = Malarz do wzięcia
coach-can-hire = Stać cię na malarza. Pięciu i korona wygrywają partię.
coach-rival-hired-title = Rywal zatrudnia
coach-rival-hired = Rywal ma nowego malarza. Licz ich: przy pięciu decyduje korona.
coach-hope-gathers-title = Nadzieja się zbiera
coach-hope-gathers = Na karcie po prawej zbiera się nadzieja. Nawet słabą kartę warto dla niej wziąć.
coach-three-grey-title = Trzy szare karty
coach-three-grey = Trzy miejsca są zajęte. Skończ kartę, zanim weźmiesz następną.
coach-nothing-fits-title = Nic nie pasuje
coach-nothing-fits = Tym razem nic nie pasuje. Z chmurą w następnej turze pasuje każda kość.
coach-ring-title = Zamknięty pierścień
coach-ring = Pierścień jest zamknięty i pyta tylko raz. Porównaj, co każdy żeton płaci teraz, a co później.
coach-ring-unpaid-title = Pierścień bez zapłaty
coach-ring-unpaid = Pierścień jest zamknięty, ale zabrakło na żeton. Gdy pierścień jest blisko, zostaw sobie kilka plam.
coach-refilled-title = Kości wracają
coach-refilled = Pula była pusta, więc gotowe kości zastąpiono kwadratami i rzucono na nowo. Kwadraty trzymają twoje pola wypełnione.
coach-extra-turn-title = Dodatkowa tura
coach-extra-turn = Po tej jeszcze jedna tura, z własną akcją główną.
coach-asked-by-painter-title = Malarz prosi
coach-asked-by-painter = Malarz rywala czegoś od ciebie chce. Oddaj to, co boli najmniej, albo niech ma swój zysk.
coach-dared-title = Malarz rzuca wyzwanie
coach-dared = Malarz rywala rzuca ci wyzwanie. Oddaj kości albo niech ma swój zysk.
coach-six-block-title = Sześć w bloku
coach-six-block = Sześć niebieskich kart w jednym bloku 3×3. Stąd już widać firmament.
coach-thin-deck-title = Talia się kończy
coach-thin-deck = Talia jest prawie pusta. Wkrótce partię skończy ten, kto przez całą turę utrzyma koronę.
coach-critical-title = Faza krytyczna
coach-critical = Faza krytyczna: odtąd korona kończy partię. Otwórz punkty i zobacz, komu by to pasowało.
coach-standstill-title = Zastój
coach-standstill = Od dłuższej chwili nikt nie posuwa gry naprzód. Jeśli tak dalej pójdzie, partia skończy się tak, jak stoi.
