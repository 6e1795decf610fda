# The words of the lessons.

# What learner and rival are called.
school-seat-0 = Ada
school-seat-1 = Bruno
school-seat-2 = Cleo
school-seat-3 = Dario

# The map of the course.
school-line = Każda lekcja to pole kopuły. Skończ ją, a się rozświetli.
school-open = Nic nie jest zamknięte: ciemne pole można otworzyć w każdej chwili.
chapter-fight = Ruch i cios
chapter-lanes = Aleje i wieże
chapter-cards = Karty i wiary
chapter-full = Pełna gra
chapter-more = Większe partie

# What a newcomer knows after the course.
know-M1 = Spełnij jedną odkrytą kartę zwycięstwa albo zniszcz wrogi nexus, a wygrywasz od razu; po turze 5 jest remis.
know-M2 = W turze bohaterowie działają po kolei, na przemian z obu stron; potem stronnicy, potem porządki.
know-M3 = Bohater ma 3 punkty akcji i każdej z pięciu akcji może użyć raz.
know-M4 = Ruch to do trzech pól; bohaterowie i budynki blokują, stronnicy i znaczniki nie.
know-M5 = Atak wymaga zasięgu i pola widzenia; to atak plus modyfikator minus pancerz.
know-M6 = Wzrok sięga trzech pól i nigdy nie przechodzi przez białą krawędź.
know-M7 = Liczy się dwie aleje i kopułę: każdy bohater i stronnik, który widzi punkt, liczy się za jeden.
know-M8 = Gdy wygrywasz aleję, dobierasz kartę, usuwasz tylu stronników, ile wynosi przewaga, resztę zadajesz budynkowi jako obrażenia i o tyle samo pól przesuwasz znacznik.
know-M9 = Bohaterowie i karty nigdy nie ranią wież ani nexusu; robi to tylko kontrola.
know-M10 = Karta rozkazu dodaje swój koszt, nie modyfikator; liczy się tylko najwyższa, pod bohaterem, który widzi punkt.
know-M11 = Zamiast rzucać kośćmi odkrywasz karty i wybierasz jeden modyfikator.
know-M12 = Karta kosztuje tyle many, ile ma run, z many bohatera, który ją zagrywa; każdy ma jej tyle, ile wynosi numer tury.
know-M13 = Pokonany bohater wraca w następnej turze, jeśli jeszcze nie działał, inaczej o turę później; druga strona dobiera kartę.
know-M14 = Pierwsza zburzona wieża otwiera nexus.
know-M15 = Potyczka to dwa kroki i jeden lekki cios w bohatera, w dowolnej kolejności.
know-M16 = Bohatera w osłonie widać tylko wtedy, gdy obok stoi ktoś z twoich.
know-M17 = Modlitwa w każdej frakcji jest inna: piętna, postacie, filary, iluzje.
know-M18 = Kto wygra kopułę, może wezwać przybysza i nim kierować.
know-M19 = Reakcję można zagrać dowolnym swoim bohaterem, gdy coś ogłoszono; kartę akcji tylko aktywnym bohaterem przy pustym Stosie.
know-M20 = Co trafiło na Stos ostatnie, rozpatruje się pierwsze.
know-M21 = Przy rozpatrzeniu wszystko sprawdza się jeszcze raz: nie ma celu, nie ma efektu, a cena przepada.
know-M22 = Stany bohatera znikają, gdy się wyczerpie.
know-M23 = Pancerz zmniejsza wszystkie obrażenia, ale magowie go przebijają.
know-M24 = W porządkach znikają zagrane karty i karty rozkazu, dobierasz dwie, zostawiasz najwyżej siedem i wszyscy są znów w gotowości.
know-M25 = Możesz dostać pytanie o odpowiedź nawet wtedy, gdy możesz tylko spasować.
know-M26 = Przy trzech i czterech osobach też są dwie strony po czworo bohaterów: partnerzy mają wspólne wieże, stronników i postępy, razem wygrywają i razem przegrywają.
know-M27 = Strony aktywują na przemian, a w obrębie strony na przemian działają partnerzy; aktywację możesz oddać partnerowi.
know-M28 = Bohaterowie partnera są sojusznikami w każdym tekście: wypatrują dla ciebie, a twoje karty mogą im pomóc.
know-M29 = Strona liczy się jako całość: do punktu dolicza się tylko jej najwyższy rozkaz, a w fazie stronników za oboje wybiera kapitan, co turę kto inny.
know-M30 = Gdy coś ogłoszono, odpowiedzieć może każdy, zgodnie z ruchem wskazówek zegara od tego, kto działa.
know-M31 = Mapa „Trzy aleje” to trzy aleje, dwie kopuły, wieże po 4 PŻ i sześć tur; najpierw liczy się aleje, potem kopuły.
know-M32 = Na mapie „Trzy aleje” bohaterowie mogą zaczynać także przy bramach za skrajnymi wieżami.
know-M33 = Gdzie padła skrajna wieża, znacznik skręca ku środkowej, a gdy i jej nie ma, ku nexusowi.
know-M34 = Każda wygrana kopuła pozwala wezwać do niej przybysza, nawet dwa razy w jednej fazie.

lesson-steps = Podejdź i uderz
lesson-steps-aim = Wejdź w zasięg, potem atakuj.
lesson-steps-recall = Ile razy w jednej aktywacji bohater może użyć tej samej akcji?
lesson-steps-recall-1 = Raz.
lesson-steps-recall-2 = Trzy razy.
lesson-steps-recall-3 = Tyle, ile ma punktów akcji.

lesson-steps-1-say-1 = Prowadzisz drużynę bohaterów; działa jeden twój, potem jeden rywala. Jak się wygrywa, mówią w grze karty zwycięstwa; tu chodzi o pierwszy strzał.
lesson-steps-1-say-2 = Bohater ma trzy punkty akcji. Każda z pięciu akcji kosztuje jeden i można jej użyć raz; Ruch niesie do trzech pól.
lesson-steps-1-say-3 = Sakoshi ma jeszcze dwa punkty i strzela na trzy pola. Do Akhuti jest pięć pól.
lesson-steps-1-task = Traf Akhuti.
lesson-steps-1-praise = 3 jego własne i 1 z talii: 4 obrażenia. Skąd ta jedynka, zobaczysz za chwilę.
lesson-steps-1-hint-1 = Najpierw podejdź.
lesson-steps-1-hint-2 = Ruch na J6, potem Atak.
lesson-steps-1-mistake-1 = Stąd Akhuti jest nadal dalej niż trzy pola albo poza polem widzenia. Drugiego Ruchu Sakoshi nie ma.
lesson-steps-1-mistake-2 = Stąd Sakoshi nikogo nie dosięgnie, a Ruch jest już zużyty.
lesson-steps-1-mistake-3 = Koniec aktywacji, a punkty zostały. Nie da się ich zachować na później.
lesson-steps-1-refused-1 = Nikogo nie ma jeszcze w zasięgu trzech pól i w polu widzenia.

lesson-steps-2-say-1 = Yami walczy wręcz: zasięg jeden, czyli tuż obok wroga.
lesson-steps-2-say-2 = Bohaterowie i budynki stoją na drodze; stronnicy i znaczniki nie.
lesson-steps-2-task = Traf Gulbjarna.
lesson-steps-2-praise = 4, plus 1 z talii, minus 1 za jego pancerz: 4 obrażenia.
lesson-steps-2-hint-1 = Które pole styka się z Gulbjarnem i jest o trzy kroki stąd?
lesson-steps-2-hint-2 = Ruch na J5, potem Atak.
lesson-steps-2-mistake-1 = Tak blisko! Między Yami a Gulbjarnem jest jeszcze luka, a zasięg Yami to jedno pole.
lesson-steps-2-mistake-2 = Yami stoi w miejscu, a w pobliżu nie ma nikogo.
lesson-steps-2-mistake-3 = Koniec aktywacji, a Gulbjarn nie ma ani draśnięcia.
lesson-steps-2-refused-1 = Gulbjarn jest o cztery pola stąd, a zasięg Yami to jedno pole.

lesson-sight = Co widzi bohater
lesson-sight-aim = Białe krawędzie zatrzymują wzrok; osłona ukrywa bohatera, aż staniesz obok.
lesson-sight-recall = Dwoje bohaterów stoi obok siebie, a między nimi biegnie biała krawędź. Czy jedno może atakować drugie?
lesson-sight-recall-1 = Nie.
lesson-sight-recall-2 = Tak, sąsiadują.
lesson-sight-recall-3 = Tylko z łukiem.

lesson-sight-1-say-1 = Niebieskie pola pośrodku to kopuła, a wokół niej biegnie biała krawędź. Nikt przez nią nie widzi, ale każdy może przejść.
lesson-sight-1-say-2 = Akhuti jest o trzy pola stąd, za szkłem.
lesson-sight-1-task = Traf Akhuti.
lesson-sight-1-praise = Ta sama krawędź chroni też ciebie, gdy tego chcesz.
lesson-sight-1-hint-1 = Idź tam, gdzie jest ona: do środka.
lesson-sight-1-hint-2 = Ruch na H7, potem Atak.
lesson-sight-1-mistake-1 = Między wami nadal jest biała krawędź. Trzeba stać po tej samej jej stronie co Akhuti.
lesson-sight-1-mistake-2 = Sakoshi jest na zewnątrz, a Ruch już zużyty.
lesson-sight-1-mistake-3 = Koniec aktywacji. Przez szkło nie strzeli nawet Sakoshi.
lesson-sight-1-refused-1 = Akhuti jest dość blisko, ale dzieli was biała krawędź.

lesson-sight-2-say-1 = Akhuti kryje się w trzcinach: to osłona. Wroga w osłonie widzisz tylko wtedy, gdy tuż obok stoi twój bohater.
lesson-sight-2-say-2 = Biała krawędź też się liczy: bohater obok niej, ale wewnątrz kopuły, nic nie widzi.
lesson-sight-2-task = Traf Akhuti.
lesson-sight-2-praise = Zwiadowcą może być każdy twój bohater: jeden stoi przy trzcinach, drugi strzela.
lesson-sight-2-hint-1 = Ktoś musi stanąć przy trzcinach.
lesson-sight-2-hint-2 = Ruch na I7, potem Atak.
lesson-sight-2-mistake-1 = Stoisz tuż obok niej, ale dzieli was biała krawędź. Obejdź ją do otwartej strony.
lesson-sight-2-mistake-2 = Stoisz tuż obok niej, ale dzieli was biała krawędź. Obejdź ją do otwartej strony.
lesson-sight-2-mistake-3 = Zasięg jest, ale przy trzcinach nie stoi nikt z twoich, więc Akhuti pozostaje ukryta.
lesson-sight-2-mistake-4 = Stąd kryją ją trzciny, a Ruch jest już zużyty.
lesson-sight-2-mistake-5 = Koniec aktywacji, a Akhuti nikt nie widział.
lesson-sight-2-refused-1 = Akhuti jest w osłonie, a obok niej nie stoi żaden twój bohater.

lesson-flips = Decyduje talia
lesson-flips-aim = Atak odkrywa karty, a ty wybierasz modyfikator; część zabiera pancerz.
lesson-flips-recall = Bohater, który w tej turze jeszcze nie działał, pada w turze 2. Kiedy wraca?
lesson-flips-recall-1 = W turze 3.
lesson-flips-recall-2 = W turze 4.
lesson-flips-recall-3 = Nigdy.

lesson-flips-1-say-1 = Tu nie ma kości. Gdy Sakoshi atakuje, odkrywasz dwie karty z wierzchu talii i wybierasz jeden modyfikator.
lesson-flips-1-say-2 = Atak plus modyfikator minus pancerz. Gulbjarn ma 5 PŻ i pancerz 1.
lesson-flips-1-task = Pokonaj Gulbjarna.
lesson-flips-1-praise = Dobierasz za to kartę. Gulbjarn jeszcze nie działał, więc wraca w następnej turze; po działaniu wróciłby o turę później.
lesson-flips-1-hint-1 = Obie karty leżą na stole. Policz z każdą.
lesson-flips-1-hint-2 = Atak, potem wybierz kartę „Bolesna precyzja” z +3.
lesson-flips-1-mistake-1 = 3 + 1 − 1 to 3, więc zostają mu 2 PŻ. Druga karta miała +3.
lesson-flips-1-mistake-2 = Żadna strzała nie poleciała i Gulbjarn idzie dalej.

lesson-lane = Utrzymaj aleję
lesson-lane-aim = Gdy wszyscy bohaterowie skończą, liczy się aleje; karta rozkazu dodaje swój koszt.
lesson-lane-recall = Karta rozkazu kosztuje 1 i ma +3. Ile dodaje do kontroli?
lesson-lane-recall-1 = 1.
lesson-lane-recall-2 = 3.
lesson-lane-recall-3 = 4.

lesson-lane-1-say-1 = Yami działa w tej turze na końcu. Potem przychodzi faza stronników i liczy się każdy znacznik alei.
lesson-lane-1-say-2 = Każdy bohater i każdy stronnik, który widzi znacznik, liczy się za jeden dla swojej strony. Teraz jest dwa do dwóch.
lesson-lane-1-task = Wygraj aleję znacznika 1 i przesuń go.
lesson-lane-1-praise = Przewaga 1: dobierasz kartę, znika jeden wrogi stronnik, a znacznik idzie o krok ku ich wieży.
lesson-lane-1-hint-1 = Wystarczy trzecia para oczu przy znaczniku.
lesson-lane-1-hint-2 = Ruch na I8 i koniec aktywacji, potem wybierz stronnika do usunięcia.
lesson-lane-1-mistake-1 = Dwa do dwóch, więc nic się nie stało. Stamtąd Yami nie widzi znacznika: trzy pola i żadnej białej krawędzi po drodze.
lesson-lane-1-mistake-2 = Dwa do dwóch: remis niczego nie rusza. Przełamać go może właśnie Yami.

lesson-lane-2-say-1 = Rozkaz kładzie zakrytą kartę pod bohaterem. Jeśli przy liczeniu alei ten bohater widzi znacznik, karta dodaje swój koszt w runach; z kilku tylko najwyższy.
lesson-lane-2-say-2 = Jest trzy do trzech. Przewaga usuwa najpierw stronników, a reszta rani wieżę w zasięgu trzech pól od znacznika.
lesson-lane-2-task = Zrań wieżę.
lesson-lane-2-praise = Przewaga 3: znika dwóch stronników i zostaje jedno obrażenie dla wieży. Silna karta wygrywa walkę albo aleję, nie obie naraz.
lesson-lane-2-hint-1 = Licz runy, nie modyfikator.
lesson-lane-2-hint-2 = Rozkaz z kartą „Burza shurikenów”, która kosztuje 3, i koniec aktywacji.
lesson-lane-2-mistake-1 = Jej +3 to modyfikator, dobry do ataku. Jako rozkaz dodaje swój koszt, 1: wystarczy na jednego stronnika.
lesson-lane-2-mistake-2 = Przewaga 2 i obaj stronnicy znikają. Jeszcze jeden i poczułaby to wieża.
lesson-lane-2-mistake-3 = Karta z talii to loteria: ta kosztowała 1. Lepsza była na ręce.
lesson-lane-2-mistake-4 = Bez karty rozkazu trzy do trzech niczego nie rusza.
lesson-lane-2-mistake-5 = Trzy do trzech: nic się nie stało. Rozkaz by to rozstrzygnął.

lesson-stone = Zburz wieżę
lesson-stone-aim = Bohaterowie nigdy nie ranią budynków; robią to wygrane aleje, a karta zwycięstwa kończy partię.
lesson-stone-recall = Czy bohater może atakować wieżę?
lesson-stone-recall-1 = Nie, budynki rani tylko kontrola.
lesson-stone-recall-2 = Tak, gdy stoi obok.
lesson-stone-recall-3 = Tylko mag.

lesson-stone-1-say-1 = Odkryta jest karta „Pierwszy kamień”: kto zburzy wieżę, wygrywa. Wygrywa też zniszczenie nexusu; jeśli do końca tury 5 nikt nie wygra, jest remis.
lesson-stone-1-say-2 = Bohaterowie i karty nigdy nie ranią budynków; robi to tylko wygrana aleja. Ich wieża ma 2 PŻ. Wygrasz trzy do dwóch, ale ten jeden punkt usuwa tylko stronnika.
lesson-stone-1-task = Wygraj partię w tej turze.
lesson-stone-1-praise = Trzy do jednego i nikt jej nie osłania: wieża pada, a partia jest twoja. Bez tej karty zwycięstwa jej upadek otworzyłby nexus.
lesson-stone-1-hint-1 = A gdyby przy liczeniu alei tego stronnika nie było?
lesson-stone-1-hint-2 = Atakuj stronnika na K2, potem zakończ aktywację.
lesson-stone-1-mistake-1 = Akhuti jest ranna, ale nadal się liczy, a stronnik nadal osłania wieżę. Policz jeszcze raz bez stronnika.
lesson-stone-1-mistake-2 = Przewaga 1: stronnik znika, a wieża stoi.

lesson-cards = Runy i mana
lesson-cards-aim = Karty kosztują manę, nie punkty akcji; każdy bohater ma jej tyle, ile wynosi numer tury.
lesson-cards-recall = Jest tura 3. Ile many ma na początku każdy twój bohater?
lesson-cards-recall-1 = 3.
lesson-cards-recall-2 = 1.
lesson-cards-recall-3 = 3 wszyscy razem.

lesson-cards-1-say-1 = Sakoshi nie ma już akcji, ale karty kosztują manę: tyle, ile mają run. W turze 2 każdy bohater ma 2.
lesson-cards-1-say-2 = Bohater może zagrać kartę, której runy sam nosi. „Obława” rośnie z każdym własnym bohaterem w zasięgu dwóch pól od celu.
lesson-cards-1-task = Pokonaj Tlakali.
lesson-cards-1-praise = 1 za kartę, 2 za dwoje sojuszników w pobliżu, 1 z odkrycia: 4. W porządkach mana wraca, zagrane karty i karty rozkazu znikają, a ty dobierasz dwie, do siedmiu na ręce.
lesson-cards-1-hint-1 = Dwoje twoich bohaterów stoi blisko Tlakali. Która karta to lubi?
lesson-cards-1-hint-2 = Zagraj kartę „Obława” na Tlakali.
lesson-cards-1-mistake-1 = 2 obrażenia, a 1 mana to za mało na kartę „Obława”. Tlakali miała 4 PŻ.
lesson-cards-1-mistake-2 = Karty zostały na ręce, a Tlakali na nogach.
lesson-cards-1-refused-1 = „Burza shurikenów” kosztuje 3, a Sakoshi ma 2 many.

lesson-skirmish = Uderz i uciekaj
lesson-skirmish-aim = Potyczka to dwa kroki i lekki cios w bohatera, w dowolnej kolejności.
lesson-skirmish-recall = Czy Potyczka może trafić stronnika?
lesson-skirmish-recall-1 = Nie, tylko bohaterów.
lesson-skirmish-recall-2 = Tak.
lesson-skirmish-recall-3 = Tylko gdy stoi w osłonie.

lesson-skirmish-1-say-1 = Potyczka: wybierz wrogiego bohatera w polu widzenia, potem zrób do dwóch kroków i uderz raz, przed nimi albo po nich.
lesson-skirmish-1-say-2 = Cios jest lekki: to tylko jedna odkryta karta. Corjof ma 1 PŻ.
lesson-skirmish-1-task = Pokonaj Corjofa.
lesson-skirmish-1-praise = Stojąc od razu obok Corjofa, można najpierw uderzyć, a potem wycofać się w bezpieczne miejsce.
lesson-skirmish-1-hint-1 = Wskaż cel, podejdź, uderz.
lesson-skirmish-1-hint-2 = Potyczka z Corjofem na J5, krok na J6, cios.
lesson-skirmish-1-mistake-1 = Potyczka bez celu to tylko krótki spacer. Najpierw wskaż Corjofa.
lesson-skirmish-1-mistake-2 = Tuż obok Corjofa i bez ciosu!
lesson-skirmish-1-mistake-3 = Kroki były, ale nie do Corjofa, a Yami bije tylko wręcz.
lesson-skirmish-1-mistake-4 = Bez kroku Corjof jest za daleko na cios.
lesson-skirmish-1-mistake-5 = Corjof uciekł z ostatnim PŻ.

lesson-faiths = Cztery wiary
lesson-faiths-aim = Modlitwa w każdej frakcji znaczy co innego.
lesson-faiths-recall = Kiedy bohater traci swoje stany?
lesson-faiths-recall-1 = Gdy się wyczerpie, na końcu aktywacji.
lesson-faiths-recall-2 = Od razu.
lesson-faiths-recall-3 = Nigdy.

lesson-faiths-1-say-1 = Kurumo, frakcja ognia: Modlitwa daje Piętno wrogiemu bohaterowi w zasięgu trzech pól. Yami skacze do niego i gryzie za 1.
lesson-faiths-1-task = Pokonaj Akhuti, która ma 6 PŻ. Yami nie ma już Ruchu.
lesson-faiths-1-praise = 1 za skok, 5 za Atak.
lesson-faiths-1-hint-1 = Yami podróżuje Modlitwą.
lesson-faiths-1-hint-2 = Modlitwa, lądowanie obok Akhuti, Atak.
lesson-faiths-1-mistake-1 = Skok idealny, ale brakło Ataku.
lesson-faiths-1-mistake-2 = Yami czeka. Modlitwa pokonałaby całą drogę jednym skokiem.
lesson-faiths-1-refused-1 = Akhuti jest o trzy pola stąd.

lesson-faiths-2-say-1 = Liothan, frakcja lodu: Modlitwa zmienia własnego bohatera w zasięgu trzech pól w bestię. Potyczka niedźwiedzia zamiata trzy pola naraz.
lesson-faiths-2-say-2 = Możesz najpierw wyczerpać bohatera: postać potrwa wtedy przez jego następną aktywację, ale ta się kończy.
lesson-faiths-2-task = Traf Sakoshiego i Yami jedną Potyczką.
lesson-faiths-2-praise = Stany takie jak ten znikają, gdy bohater się wyczerpie.
lesson-faiths-2-hint-1 = Najpierw postać, potem cios.
lesson-faiths-2-hint-2 = Modlitwa, bez wyczerpania, potem Potyczka, cios i obszar nad obojgiem.
lesson-faiths-2-mistake-1 = Gulbjarn najpierw się wyczerpał, a to skończyło jego aktywację. Niedźwiedziem będzie w następnej turze.
lesson-faiths-2-mistake-2 = We własnej postaci trafia tylko jednego bohatera. Niedźwiedź trafia wszystkich.
lesson-faiths-2-mistake-3 = Obszar objął tylko jedno z nich. Połóż go nad obojgiem.
lesson-faiths-2-mistake-4 = Niedźwiedź śpi dalej.

lesson-faiths-3-say-1 = Taulot, frakcja ziemi: Modlitwa może zburzyć filar, a potem stawia nowy. Przy filarach ich bohaterowie są silniejsi.
lesson-faiths-3-say-2 = Gdy Tlakali burzy filar, każdy wróg obok niego dostaje 1 obrażenie.
lesson-faiths-3-task = Pokonaj Corjofa.
lesson-faiths-3-praise = Filary nikogo nie blokują; czekają.
lesson-faiths-3-hint-1 = Obok Corjofa jest coś, co da się zburzyć.
lesson-faiths-3-hint-2 = Modlitwa, zburz filar na J6, postaw nowy gdziekolwiek.
lesson-faiths-3-mistake-1 = Stary filar stoi, więc nie może wybuchnąć. Zburz ten obok Corjofa.
lesson-faiths-3-mistake-2 = Filar stoi i Corjof też.

lesson-faiths-4-say-1 = Nupten, frakcja powietrza: Modlitwa wysyła iluzję. Bohaterowie w zasięgu trzech pól od niej mają dary jej właściciela.
lesson-faiths-4-say-2 = Atak Haburat jest o 1 silniejszy, gdy iluzja stoi obok ofiary.
lesson-faiths-4-task = Pokonaj Corjofa, który ma 6 PŻ.
lesson-faiths-4-praise = Iluzja ma 1 PŻ: można ją zniszczyć jak stronnika.
lesson-faiths-4-hint-1 = Brakuje jednego obrażenia. Kto je doda?
lesson-faiths-4-hint-2 = Modlitwa, iluzja obok Corjofa, Atak.
lesson-faiths-4-mistake-1 = 4 + 1 to 5: o jedno za mało. Najpierw powinna być iluzja.
lesson-faiths-4-mistake-2 = Iluzja stoi za daleko od Corjofa, by pomóc: 5 obrażeń, o jedno za mało.
lesson-faiths-4-mistake-3 = Corjof nie zobaczył ani Haburat, ani iluzji.

lesson-dome = Wędrowiec
lesson-dome-aim = Kto wygra kopułę, prowadzi przybysza przez jedną aktywację.

lesson-dome-1-say-1 = Po alejach liczy się kopułę. Jej gwiazdę widzi dwoje twoich bohaterów i tylko jeden wrogi, więc możesz wezwać Wędrowca.
lesson-dome-1-say-2 = Staje obok gwiazdy albo na niej i działa dla ciebie: trzy punkty na Ruch, Atak, Potyczkę i dwie umiejętności, każde raz.
lesson-dome-1-task = Niech Wędrowiec pokona Corjofa.
lesson-dome-1-praise = Wędrowiec zachowuje wszystkie rany i nie należy do nikogo. Jeśli zrani go twój bohater, rywal wybiera, jak odpowie.
lesson-dome-1-hint-1 = Postaw Wędrowca tam, skąd dosięgnie Corjofa.
lesson-dome-1-hint-2 = Postaw Wędrowca na F7 i wybierz Atak.
lesson-dome-1-mistake-1 = Wędrowiec odprawiony. A walczyłby dla ciebie, ten jeden raz.
lesson-dome-1-mistake-2 = Wędrowiec przyszedł, popatrzył i nic. A Corjof stał tuż obok.

lesson-answers = Odpowiedz
lesson-answers-aim = Reakcje zagrywa się na to, co ogłoszono; wierzch rozpatruje się pierwszy.

lesson-answers-1-say-1 = Odtąd gramy pełną grę. Sakoshi ogłasza Atak; leży on na Stosie i jeszcze się nie wydarzył.
lesson-answers-1-say-2 = Zanim się wydarzy, możesz zagrać kartę reakcji dowolnym swoim bohaterem. „Usterka czasu” przesuwa sojusznika o jedno pole.
lesson-answers-1-say-3 = Gdy Atak się rozpatruje, sprawdza jeszcze raz: nie ma celu w polu widzenia, nie ma trafienia.
lesson-answers-1-task = Spraw, by Atak chybił.
lesson-answers-1-praise = Nie odkrywa się żadnej karty, a punkt akcji Sakoshi i tak traci.
lesson-answers-1-hint-1 = Gdzie Sakoshi straci ją z oczu?
lesson-answers-1-hint-2 = Zagraj kartę „Usterka czasu” i przesuń Akhuti w trzciny na H8.
lesson-answers-1-mistake-1 = Atak przeszedł: 4 obrażenia i Akhuti pada. Często warto spasować, ale nie tym razem.
lesson-answers-1-mistake-2 = Karta zagrana, a Akhuti stoi tam, gdzie stała.
lesson-answers-1-mistake-3 = Ruszyła się, ale Sakoshi nadal widzi ją w zasięgu trzech pól. Szukaj miejsca, gdzie będzie ukryta albo poza zasięgiem.
lesson-answers-1-refused-1 = „Cios huraganu” to karta akcji: tylko we własnej aktywacji, aktywnym bohaterem.

lesson-answers-2-say-1 = Teraz to twój Atak, a rywal odpowiada kartą „Usterka czasu”. Leży na wierzchu, więc wydarzyłaby się pierwsza.
lesson-answers-2-say-2 = Na odpowiedź też można odpowiedzieć. „Obcy teren” zdejmuje ruch ze Stosu.
lesson-answers-2-task = Spraw, by twój Atak trafił.
lesson-answers-2-praise = Ostatnie weszło, pierwsze wychodzi. To cały sekret Stosu.
lesson-answers-2-hint-1 = To, co na wierzchu, rozpatruje się pierwsze. A gdyby tego nie było?
lesson-answers-2-hint-2 = Zagraj kartę „Obcy teren” na kartę „Usterka czasu”; niech zrobi to Gulbjarn albo Sakoshi.
lesson-answers-2-mistake-1 = „Usterka czasu” rozpatrzyła się pierwsza, Akhuti umknęła w trzciny, a twój Atak nie ma celu.
lesson-answers-2-refused-1 = „Kradzież życia” to karta akcji: nie można, gdy coś leży na Stosie.

lesson-answers-3-say-1 = Corjof atakuje. Cel, Haburat, ma jeszcze 3 PŻ i 2 many. „Testudo” daje 2 pancerza; „Usterka czasu” przesuwa o jedno pole.
lesson-answers-3-say-2 = Corjof jest magiem: wszystko, co robi mag, przebija pancerz.
lesson-answers-3-task = Utrzymaj Haburat przy życiu.
lesson-answers-3-praise = Pytanie może paść nawet wtedy, gdy możesz tylko spasować: dzięki temu nikt nie odczyta twojej ręki z pauzy.
lesson-answers-3-hint-1 = Na maga pancerz nie pomoże. Odległość tak.
lesson-answers-3-hint-2 = Zagraj kartę „Usterka czasu” i wyjdź z zasięgu.
lesson-answers-3-mistake-1 = Dwa pancerza więcej, a pióra maga przeszły na wylot. Na kartę „Usterka czasu” nie ma już many.
lesson-answers-3-mistake-2 = Haburat jest gdzie indziej, ale Corjof widzi na trzy pola. Wystarczyłby krok dalej.
lesson-answers-3-mistake-3 = 2 i 1 to 3, a Haburat ma 3.

lesson-partners = Dwoje na dwoje
lesson-partners-aim = Partnerzy to jedna strona: działają na przemian, liczą się razem i pomagają sobie.
lesson-partners-recall = Pod ten sam znacznik idą dwa rozkazy: twój za 2 i partnera za 3. Ile dodają?
lesson-partners-recall-1 = 3: z całej strony liczy się tylko najwyższy.
lesson-partners-recall-2 = 5.
lesson-partners-recall-3 = 2: liczy się tylko twój.

lesson-partners-1-say-1 = We czworo gra się dwoje na dwoje. Sakoshi i Yami są twoi, Corjof i Gulbjarn partnera: jedna strona, jeden nexus, jedno zwycięstwo.
lesson-partners-1-say-2 = Gulbjarn stoi tuż obok Akhuti, która ma 4 PŻ. Jeśli wasza strona zmarnuje tę aktywację, Akhuti zadziała i umknie.
lesson-partners-1-say-3 = Partnerzy aktywują na przemian i teraz kolej na ciebie. Możesz ją jednak oddać partnerowi; następna będzie znów twoja.
lesson-partners-1-task = Niech Akhuti padnie, zanim zadziała.
lesson-partners-1-praise = Gulbjarn uderza, a kartę za to dobiera partner. Pokonanie liczy się waszej stronie.
lesson-partners-1-hint-1 = Kto może teraz dosięgnąć Akhuti?
lesson-partners-1-hint-2 = Oddaj tę aktywację partnerowi.
lesson-partners-1-mistake-1 = Sakoshi jest o całą aleję od Akhuti. Gdy skończy, zadziała ona.
lesson-partners-1-mistake-2 = Yami jest o całą aleję od Akhuti. Po tej aktywacji zadziała ona.

lesson-partners-2-say-1 = Przy punkcie wasza strona liczy się jako całość: twoi bohaterowie, bohaterowie partnera i stronnicy. Tutaj jest trzy do czterech.
lesson-partners-2-say-2 = Pod Gulbjarnem leży zakryta karta „Dzikie siły” o koszcie 3. Partnerzy widzą nawzajem swoje karty, chyba że przy stole ustalono inaczej. Razem to sześć do czterech.
lesson-partners-2-say-3 = Przewaga wyniesie dwa, ale wieżę osłania trzech stronników. Sakoshi działa na końcu i ma jeden punkt akcji.
lesson-partners-2-task = Zrań wieżę.
lesson-partners-2-praise = Sześć do trzech, a stronników zostało dwóch: jedno obrażenie dla wieży. W turach nieparzystych takie wybory należą do pierwszego miejsca strony, jej kapitana, w parzystych do drugiego.
lesson-partners-2-hint-1 = Drugi rozkaz nic nie doda. Co zmniejszy ich liczbę?
lesson-partners-2-hint-2 = Atakuj stronnika, potem zakończ aktywację.
lesson-partners-2-mistake-1 = Z całej strony liczy się tylko najwyższy rozkaz, a to 3 partnera. Twój przepadł: nadal sześć do czterech.
lesson-partners-2-mistake-2 = Akhuti jest ranna, ale wieżę nadal osłania trzech stronników.
lesson-partners-2-mistake-3 = Przewaga 2, a stronników było trzech. Jeden mniej i poczułaby to wieża.

lesson-partners-3-say-1 = Znów pełna gra. Sakoshi, tym razem wróg, atakuje Corjofa twojego partnera. Odpowiedzieć może każdy, zgodnie z ruchem wskazówek zegara od tego, kto działa; teraz pytanie pada do ciebie.
lesson-partners-3-say-2 = Bohaterowie partnera są sojusznikami w każdym tekście. „Usterka czasu” przesuwa o jedno pole sojusznika stojącego najwyżej trzy pola od Haburat.
lesson-partners-3-task = Uratuj Corjofa.
lesson-partners-3-praise = Płacisz ty, żyje bohater partnera. Czego partnerzy nie mogą: wydawać cudzej many ani zagrywać cudzych kart.
lesson-partners-3-hint-1 = Gdzie Sakoshi straci Corjofa z oczu?
lesson-partners-3-hint-2 = Zagraj kartę „Usterka czasu”, wybierz Corjofa i przesuń go w trzciny na H8.
lesson-partners-3-mistake-1 = Pas, partner nie ma żadnej karty i Corjof pada. Pomoc mogła przyjść tylko od ciebie.
lesson-partners-3-mistake-2 = To nie Haburat grozi niebezpieczeństwo. Karta może przesunąć także bohatera partnera.
lesson-partners-3-mistake-3 = Sakoshi nadal widzi Corjofa w zasięgu trzech pól. Szukaj miejsca, gdzie będzie ukryty albo poza zasięgiem.
lesson-partners-3-refused-1 = „Cios huraganu” to karta akcji: tylko we własnej aktywacji, aktywnym bohaterem.

lesson-wide = Szerokie pole
lesson-wide-aim = Trzy aleje: bramy, znaczniki, które skręcają do środka, i dwie kopuły.

lesson-wide-1-say-1 = Trzy aleje: zachodnia, środkowa i wschodnia, tu ze znacznikami 1, 2 i 3, w każdej dwie wieże po 4 PŻ, a po obu stronach środka kopuła. Partia trwa do sześciu tur.
lesson-wide-1-say-2 = Do skrajnych alei jest od nexusu daleko. Dlatego bohater może zacząć też przy bramie, za skrajną wieżą; stamtąd po jednym Ruchu widzi znacznik.
lesson-wide-1-task = Wygraj zachodnią aleję; działa Sakoshi.
lesson-wide-1-praise = Spod nexusu zajęłoby to Yami dwie tury. Najpierw wybierz aleję, potem miejsce startu.
lesson-wide-1-hint-1 = W zachodniej alei jest dwa do dwóch. Skąd Sakoshi widzi B5?
lesson-wide-1-hint-2 = Ruch na B7 i koniec aktywacji, potem wybierz stronnika do usunięcia.
lesson-wide-1-mistake-1 = Stamtąd Sakoshi nie widzi zachodniego znacznika: dwa do dwóch i nic się nie rusza.
lesson-wide-1-mistake-2 = Sakoshi zostaje przy bramie: dwa do dwóch i nic się nie rusza.

lesson-wide-2-say-1 = Odkryta jest karta „Wyłom pośrodku”: kto zburzy środkową wieżę, wygrywa. Ich wieża, na H5, ma jeszcze 2 PŻ.
lesson-wide-2-say-2 = Ich wschodnia wieża już padła. Odtąd wschodni znacznik skręca do środka, ku najbliższemu budynkowi: leży na I5, tuż przy środkowej wieży.
lesson-wide-2-say-3 = Środkowy znacznik na H8 też jest dość blisko. Przy każdym masz przewagę 1 i za każdym razem wieżę osłania jeden stronnik.
lesson-wide-2-task = Wygraj partię w tej turze.
lesson-wide-2-praise = Dwa razy trzy do jednego: z każdej alei jedno obrażenie. Kto stoi między dwiema alejami, liczy się w obu.
lesson-wide-2-hint-1 = Czy Sakoshi może widzieć oba znaczniki naraz?
lesson-wide-2-hint-2 = Ruch na I8, potem koniec aktywacji.
lesson-wide-2-mistake-1 = Stamtąd Sakoshi widzi tylko jeden z dwóch znaczników: jedno obrażenie i wieży zostaje 1 PŻ.
lesson-wide-2-mistake-2 = Stamtąd Sakoshi nie widzi żadnego znacznika. W obu alejach przewaga 1, a to usuwa tylko stronników.

lesson-wide-3-say-1 = Aleje są policzone. Odkryta jest karta „Podwójny łup”: kto w jednej turze pokona dwoje bohaterów, wygrywa.
lesson-wide-3-say-2 = Kopuły są dwie, a Wędrowiec jeden. Każdą kopułę wygrywa się osobno i kto ją wygra, może wezwać do niej Wędrowca, nawet jeśli przed chwilą działał gdzie indziej.
lesson-wide-3-task = Wygraj partię Wędrowcem.
lesson-wide-3-praise = Wezwany dwa razy, pokonani oboje. Gdyby każda strona wygrała jedną kopułę, Wędrowiec działałby po kolei dla obu.
lesson-wide-3-hint-1 = W każdej kopule jest ktoś z wrogów u kresu sił.
lesson-wide-3-hint-2 = Postaw Wędrowca na E6, Atak, koniec; potem postaw go na K7 i znów Atak.
lesson-wide-3-mistake-1 = Wędrowiec nie przyszedł do zachodniej kopuły, więc Corjof stoi dalej.
lesson-wide-3-mistake-2 = Wędrowiec nie pokonał Corjofa, a we wschodniej kopule może paść już tylko jeden bohater.
lesson-wide-3-mistake-3 = Jeden pokonany. Wschodnia kopuła też jest wygrana i można było wezwać Wędrowca drugi raz.
lesson-wide-3-mistake-4 = Wędrowiec przyszedł do wschodniej kopuły, ale Akhuti nadal stoi.

# Puzzles: what each is about, the question, and the first hint
theme-finish = Pewny koniec
theme-finish-ask = Tę partię można wygrać tu i teraz.
theme-finish-hint = Spójrz na karty zwycięstwa: której brakuje jednego kroku?
theme-who-first = Kto pierwszy
theme-who-first-ask = Którego bohatera aktywujesz?
theme-who-first-hint = Pierwszy działa ten, kto może coś rozstrzygnąć albo zaraz oberwie.
theme-strike = Cios
theme-strike-ask = Jeden wybór odwraca tę partię. Znajdź go.
theme-strike-hint = Którego wrogiego bohatera da się pokonać tym, co zostało?
theme-shield = Tarcza
theme-shield-ask = Co jest tu najwięcej warte?
theme-shield-hint = Stronnicy trzymają aleję i osłaniają wieżę. Policz obie strony przy znaczniku.
theme-prey = Właściwa ofiara
theme-prey-ask = Wybierz cel.
theme-prey-hint = Nie tylko kto jest najsłabszy: kto stoi tam, gdzie ci szkodzi, i kto działa następny?
theme-where-to-stand = Gdzie stanąć
theme-where-to-stand-ask = Gdzie jest właściwe miejsce?
theme-where-to-stand-hint = Policz zasięg i pole widzenia do tego, co chcesz zrobić, i do tego, co może zrobić Bruno.
theme-which-action = Która akcja?
theme-which-action-ask = Co ma teraz zrobić ten bohater?
theme-which-action-hint = Każda akcja raz na aktywację, a karta kosztuje manę. Co musi być pierwsze, żeby reszta zadziałała?

# What the coach of a first game says, once each.
coach-goals-title = Trzy drogi do wygranej
coach-goals = Trzy karty zwycięstwa leżą odkryte, a wystarczy jedna. Wybierz tę, która pasuje do twoich bohaterów, i pilnuj rywala.
coach-place-heroes-title = Gdzie zaczynają bohaterowie
coach-place-heroes = Twoi bohaterowie zaczynają wokół nexusu. Z pól z przodu już jeden Ruch sięga alei albo kopuły.
coach-mulligan-title = Zostawić czy wymienić
coach-mulligan = Na pierwsze tury zostaw tanie karty: z jedną maną bohater zagra jedną runę. Drogie karty to mocne rozkazy.
coach-activate-title = Kto pierwszy?
coach-activate = Wybierz, kto działa pierwszy. Bohater w niebezpieczeństwie albo taki, który może teraz uderzyć, nie powinien czekać.
coach-main-title = Trzy akcje
coach-main = Trzy akcje, każda najwyżej raz, a do tego karty. Zanim spojrzysz na wroga, spójrz na aleje.
coach-flip-title = Modyfikator wybierasz ty
coach-flip = Ty wybierasz, który modyfikator się liczy. Obie karty idą do odrzuconych.
coach-armor-title = Pancerz
coach-armor = Część zabrał pancerz. Magowie się nim nie przejmują.
coach-enemy-down-title = Jeden mniej
coach-enemy-down = Jeden mniej, a ty dobierasz kartę. Wróci obok swojego nexusu, a jeśli już działał, to o turę później.
coach-hero-down-title = Twój bohater pada
coach-hero-down = To boli, ale twój bohater wróci z pełnymi PŻ. Do tego czasu w alejach liczy się o jeden mniej.
coach-mana-left-title = Została mana
coach-mana-left = Punktów akcji już nie ma, ale jest mana. Przed końcem można jeszcze zagrać kartę.
coach-led-title = Zakryta karta
coach-led = Zakryta karta dodaje swój koszt do alei. Zobaczysz ją, gdy będą liczone aleje.
coach-last-to-act-title = Ostatnia aktywacja
coach-last-to-act = Ostatnia aktywacja tury widzi wszystko. Użyj jej, by przechylić aleję.
coach-control-title = Liczenie alei
coach-control = Aleje liczy się po kolei: kto widzi znacznik, plus najwyższy rozkaz. Różnica mówi, co się stanie.
coach-token-near-title = Znacznik jest bliżej
coach-token-near = Rywal przesunął znacznik. W zasięgu trzech pól od niego twoja wieża może oberwać.
coach-building-title = Trafiony budynek
coach-building = Wieże padają od liczenia, nigdy od mieczy. Najpierw obrażenia biorą na siebie stronnicy, którzy widzą znacznik.
coach-tower-down-title = Wieża zburzona
coach-tower-down = Wieża padła, a nexus za nią stoi otworem. Jej właścicielowi nie przybędą już stronnicy w tej alei.
coach-outsider-title = Wędrowiec
coach-outsider = Kto wygrał kopułę, kieruje Wędrowcem. Bije mocno i zostaje tam, gdzie skończy.
coach-provoked-title = Oddaje cios
coach-provoked = Zrań Wędrowca, a druga strona zdecyduje, jak odpowie. Dobij go albo trzymaj się z dala.
coach-condition-title = Stany
coach-condition = Stany trwają do końca aktywacji bohatera. Stan nadany wyczerpanemu bohaterowi trwa przez jego następną aktywację.
coach-pillar-title = Filary
coach-pillar = Modlitwa Taulot działa: stanął filar. Przy filarach ta frakcja jest silniejsza, a zburzony może zranić tych, którzy stoją obok.
coach-illusion-title = Iluzje
coach-illusion = Modlitwa Nupten działa: pojawiła się iluzja. Bohaterowie w pobliżu mają dary jej właściciela, a można ją zniszczyć jak stronnika.
coach-marked-title = Piętno
coach-marked = Modlitwa Kurumo działa: bohater ma Piętno. Bohaterowie tej frakcji robią mu większą krzywdę.
coach-shapeshifted-title = Przemiana
coach-shapeshifted = Modlitwa Liothan działa: bohater zmienił się w bestię. Jej umiejętności działają, póki to trwa.
coach-reshuffled-title = Nowa talia
coach-reshuffled = Talia była pusta, więc karty odrzucone stały się nową. Są w niej znów wszystkie twoje modyfikatory.
coach-one-short-title = O krok od wygranej
coach-one-short = Rywal jest o krok od karty zwycięstwa. Co może go zatrzymać?
coach-last-turn-title = Ostatnia tura
coach-last-turn = Ostatnia tura. Jeśli nikt nie wygra, jest remis.
coach-respond-title = Możesz odpowiedzieć
coach-respond = Coś ogłoszono, ale jeszcze się nie wydarzyło. Możesz odpowiedzieć reakcją albo spasować.
coach-only-pass-title = Tylko pas
coach-only-pass = Pytanie pada, choć możesz tylko spasować, żeby nikt nie odczytał twojej ręki. Jeśli wolisz, włącz automatyczne pasowanie.
coach-on-top-title = Ostatnie weszło, pierwsze wychodzi
coach-on-top = Karta rywala leży na wierzchu, więc rozpatruje się pierwsza. Czy twój plan potem nadal zadziała?
coach-cancelled-title = Przepadło razem z ceną
coach-cancelled = Nie ma już celu albo przyszła kontra: przepada, a z tym i cena.
coach-flux-title = Prąd Skytear
coach-flux = „Prąd Skytear” jest twój, bo zaczynasz: jedna mana i jedna karta, raz na partię.
