# The words of the illustrated rules of Skytear; what they are shown with is in ../rules.toml.

case-SK-1-1 = Pole walki
case-SK-1-1-text = Złote koła to południe, fioletowe romby to północ. Każda strona ma nexus, a w obu alejach wieżę i stronników.

case-SK-4-1 = Licz pola
case-SK-4-1-text = Trzy kroki wokół Sakoshiego. To, co stoi po drodze, nie wydłuża liczenia, tylko marsz.

case-SK-6-1 = Co widzi
case-SK-6-1-text = Na trzy pola, krok po kroku. Tego, co w mroku, nie widzi: żadna linia nie przechodzi przez białą krawędź.
miss-SK-6-1 = Czy bohaterowie i budynki zasłaniają widok?
miss-SK-6-1-answer = Nie. Tylko białe krawędzie.

case-SK-7-1 = Ukryta
case-SK-7-1-text = Akhuti stoi w trzcinach, o dwa pola stąd: nie może być celem.
case-SK-7-2 = Znaleziona
case-SK-7-2-text = Bohater tuż obok ją widzi. Teraz może być celem dla wszystkich sojuszników.
miss-SK-7-1 = Czy osłona chroni przed obszarami?
miss-SK-7-1-answer = Tylko tam, gdzie potrzebny jest wzrok. Tego, co wzroku nie wymaga, osłona nie zatrzyma.

case-SK-15-1 = Znane wszystkim
case-SK-15-1-text = Twoja talia to karty czworga twoich bohaterów. Jakie są, nie jest tajemnicą; ich kolejność tak.

case-SK-18-1 = Po kolei
case-SK-18-1-text = Bladzi bohaterowie już działali. Strony grają na przemian, aż nikt nie jest w gotowości; potem liczy się stronników.

turn-SK-19-1 = Patrz
turn-SK-19-1-text = Sakoshi ma trzy punkty akcji. Akhuti jest poza zasięgiem.
turn-SK-19-2 = Ruch
turn-SK-19-2-text = Ruch niesie do trzech pól. Jasne są w zasięgu.
turn-SK-19-3 = Bliżej
turn-SK-19-3-text = Stoi dwa pola od niej, w zasięgu i w polu widzenia.
turn-SK-19-4 = Atak
turn-SK-19-4-text = Atak 3 i lepszy z dwóch odkrytych modyfikatorów, 1: Akhuti traci 4.
turn-SK-19-5 = Rozkaz
turn-SK-19-5-text = Zakryta karta pod nim liczy się później, przy liczeniu alei. Punkty są wydane.
miss-SK-19-1 = Czy bohater może atakować dwa razy?
miss-SK-19-1-answer = Nie. Każdy rodzaj akcji raz na aktywację.
miss-SK-19-2 = Czy trzeba użyć wszystkich trzech punktów?
miss-SK-19-2-answer = Nie. Kończ aktywację, kiedy chcesz; co zostało, przepada.

case-SK-20-1 = Karta akcji
case-SK-20-1-text = Dla aktywnego bohatera, gdy Stos jest pusty.
case-SK-20-2 = Karta reakcji
case-SK-20-2-text = Dla dowolnego twojego bohatera na planszy, także jako odpowiedź.

case-SK-23-1 = Trzy pola
case-SK-23-1-text = Każde jasne pole jest w zasięgu.
case-SK-23-2 = Na miejscu
case-SK-23-2-text = Stronników można minąć, ale nie wolno na nich stanąć. Bohaterowie i budynki stoją na drodze.
miss-SK-23-1 = Czy białe krawędzie zatrzymują Ruch?
miss-SK-23-1-answer = Nie. Zatrzymują wzrok, nie nogi.

case-SK-24-1 = Karta dla alei
case-SK-24-1-text = Najdroższa karta rozkazu pod bohaterami, którzy widzą punkt, dodaje tam swój koszt. „Burza shurikenów” dodaje 3.

case-SK-25-1 = Atak i odkrycie
case-SK-25-1-text = Tabliczka pokazuje, co może z tego wyjść. Atak 3, lepszy modyfikator 1, bez pancerza: ubywa 4 PŻ.
miss-SK-25-1 = Czy bohaterowie mogą atakować wieżę?
miss-SK-25-1-answer = Nie. Budynki ranią tylko wygrane aleje.

case-SK-27-1 = Krok i cios
case-SK-27-1-text = Do dwóch pól, potem jedno odkrycie jako obrażenia dla wrogiego bohatera. Albo najpierw cios, a potem odwrót.

case-SK-29-1 = Kurumo dają Piętno
case-SK-29-1-text = Yami daje Piętno bohaterowi w zasięgu 3. Potem, dzięki własnej umiejętności, skacze obok i zadaje 1 obrażenie.
case-SK-29-2 = Taulot stawiają filary
case-SK-29-2-text = Tlakali burzy jeden filar i stawia drugi.

case-SK-31-1 = Gotowość, wyczerpanie, rany
case-SK-31-1-text = Sakoshi jest w gotowości. Yami już po aktywacji, stąd wyczerpanie. Akhuti ma jeszcze 2 PŻ.
miss-SK-31-1 = Kiedy wraca pokonany bohater?
miss-SK-31-1-answer = W następnej turze albo o turę później, jeśli padł wyczerpany.

case-SK-36-1 = Małe krążki
case-SK-36-1-text = Sakoshi ma Przyspieszenie i Szał: Ruch i obrażenia o 2 większe. Akhuti ma Spowolnienie, czyli Ruch o 2 mniejszy, i Piętno.

case-SK-38-1 = Runy i mana
case-SK-38-1-text = Karta kosztuje tyle, ile ma run. W turze 3 każdy bohater ma 3 many, bez tego, co już wydał.
miss-SK-38-1 = Czy mana moich bohaterów jest wspólna?
miss-SK-38-1-answer = Nie. Każdy płaci własną.

case-SK-39-1 = Właściwe kolory
case-SK-39-1-text = Wszystkie kolory karty muszą być wśród run bohatera, który ją zagrywa, i musi starczyć many.

case-SK-44-1 = Liczba na karcie
case-SK-44-1-text = Odkryte karty dają modyfikator i nic więcej. Wysoki warto trzymać w talii.

case-SK-46-1 = Ogłoszone, potem odpowiedź
case-SK-46-1-text = Sakoshi atakuje. Zanim to się stanie, druga strona może odpowiedzieć, tutaj kartą „Usterka czasu”. Ostatnia odpowiedź dzieje się pierwsza.
miss-SK-46-1 = Czy można odpowiedzieć kartą akcji?
miss-SK-46-1-answer = Nie. Tylko reakcjami.

case-SK-57-1 = Pancerz
case-SK-57-1-text = Tarcza zmniejsza każde obrażenia o swoją liczbę, ale nie to, co robi mag.

case-SK-90-1 = Policz punkt
case-SK-90-1-text = Bohaterowie i stronnicy, którzy widzą znacznik, liczą się po jednym. Pod nim widać, kto by teraz wygrał.
miss-SK-90-1 = Czy liczą się wszystkie moje karty rozkazu?
miss-SK-90-1-answer = Nie, tylko najdroższa z nich.

case-SK-94-1 = Przewaga 3
case-SK-94-1-text = Pada dwóch wrogich stronników i zostaje jedno obrażenie dla wieży. Znacznik idzie dalej.
miss-SK-94-1 = Kiedy można zranić nexus?
miss-SK-94-1-answer = Gdy padła już wieża jego strony.

case-SK-81-1 = Przybysz
case-SK-81-1-text = Kto wygra kopułę, może go wezwać i nim kierować. Poza tym jest wrogiem obu stron.

case-SK-108-1 = Drogi do wygranej
case-SK-108-1-text = Wystarczy jedna odkryta karta zwycięstwa albo wrogi nexus. Kropki pokazują, jak daleko jest każda strona.
miss-SK-108-1 = A jeśli obie strony zdążą naraz?
miss-SK-108-1-answer = Wtedy jest remis.

case-SK-130-1 = Dwoje na dwoje
case-SK-130-1-text = Sakoshi, Yami, Corjof i Gulbjarn walczą dla południa, po dwoje u każdego partnera. Każdy gracz ma swój kolor i kształt: południe ciepłe kolory, północ chłodne.
case-SK-130-2 = Oczy partnera
case-SK-130-2-text = Gulbjarn twojego partnera stoi przy trzcinach. Dzięki temu Sakoshi może strzelić do Akhuti.
miss-SK-130-1 = Czy partnerzy mają wspólne karty i manę?
miss-SK-130-1-answer = Nie. Wieże, stronnicy i postępy są strony; ręka, talia i mana każdego z osobna.

turn-SK-140-1 = Wybór należy do ciebie
turn-SK-140-1-text = Twoi bohaterowie są daleko od Akhuti. Gulbjarn partnera stoi tuż obok niej.
turn-SK-140-2 = Oddaj kolej
turn-SK-140-2-text = Oddajesz aktywację partnerowi i działa Gulbjarn.
turn-SK-140-3 = Cios
turn-SK-140-3-text = Akhuti pada, zanim zdążyła zadziałać. Następna aktywacja twojej strony jest twoja.
miss-SK-140-1 = Czy partner może oddać kolej z powrotem?
miss-SK-140-1-answer = Nie. Komu oddano aktywację, ten działa.

case-SK-143-1 = Dla sojusznika
case-SK-143-1-text = Sakoshi atakuje Cotlica. Właściciel Haburat może odpowiedzieć kartą „Usterka czasu” i odsunąć Cotlica partnera.
miss-SK-143-1 = Kto decyduje, dokąd przesunie się mój bohater?
miss-SK-143-1-answer = Wybiera ten, kto zagrał kartę.

case-SK-148-1 = Jeden rozkaz na stronę
case-SK-148-1-text = Dwoje bohaterów i stronnik, a z dwóch kart rozkazu tylko ta za 3: sześć do czterech.
miss-SK-148-1 = Czy liczą się rozkazy obojga partnerów?
miss-SK-148-1-answer = Nie, tylko najwyższy z całej strony.
miss-SK-148-2 = Kto wybiera za oboje?
miss-SK-148-2-answer = Kapitan: w turach nieparzystych pierwsze miejsce, w parzystych drugie.

case-SK-160-1 = Trzy aleje, dwie kopuły
case-SK-160-1-text = Zachód, środek i wschód. Czwarty znacznik pokazuje, którą kopułę liczy się najpierw.

case-SK-163-1 = Od bramy
case-SK-163-1-text = Jeden Ruch od bramy i Sakoshi widzi zachodni znacznik.
miss-SK-163-1 = Czy bohaterowie wracają przy bramie?
miss-SK-163-1-answer = Nie. Wracają w pobliże nexusu.

case-SK-167-1 = Dwa znaczniki, jedna wieża
case-SK-167-1-text = Wschodnia wieża padła, a jej znacznik skręcił ku środkowej. Sakoshi widzi oba znaczniki i liczy się dwa razy.
miss-SK-167-1 = Czy jedna strona może wezwać przybysza dwa razy?
miss-SK-167-1-answer = Tak, jeśli wygra obie kopuły.

case-SK-175-1 = Własne i frakcji
case-SK-175-1-text = „Obława” to własna karta Sakoshi. „Publiczna hańba” i „Łowy stada” są Kurumo: może je wziąć zamiast swoich.

case-SK-178-1 = Zestaw dla Sakoshi
case-SK-178-1-text = „Publiczna hańba” trzy razy, „Obława” i „Kradzież życia” po dwa i karta ostateczna. Potrójna kosztuje 1, a modyfikatory dają razem 7.
miss-SK-178-1 = Czy dwoje bohaterów może wziąć tę samą kartę frakcji?
miss-SK-178-1-answer = Nie w jednej talii.
miss-SK-178-2 = Kto może zagrać kartę frakcji?
miss-SK-178-2-answer = Każdy twój bohater, który ma jej runę.

icon-south = Południe
icon-south-text = złote koło
icon-north = Północ
icon-north-text = fioletowy romb
icon-outsider = Przybysz
icon-outsider-text = wróg obu stron
icon-ap = Punkty akcji
icon-ap-text = trzy na aktywację
icon-mana = Mana
icon-mana-text = płaci za karty
icon-hp = PŻ
icon-hp-text = przy zerze pada
icon-attack = Atak
icon-attack-text = obrażenia przed odkryciem
icon-armor = Pancerz
icon-armor-text = zmniejsza obrażenia
icon-range = Zasięg
icon-range-text = jak daleko atakuje
icon-fire = Ogień
icon-fire-text = runa
icon-air = Powietrze
icon-air-text = runa
icon-ice = Lód
icon-ice-text = runa
icon-earth = Ziemia
icon-earth-text = runa
icon-action = Karta akcji
icon-action-text = aktywny bohater, pusty Stos
icon-reaction = Karta reakcji
icon-reaction-text = dowolny bohater, zawsze
icon-minion = Stronnik
icon-minion-text = liczy się w swojej alei
icon-tower = Wieża
icon-tower-text = strzeże alei
icon-nexus = Nexus
icon-nexus-text = bez niego przegrywasz
icon-pillar = Filar
icon-pillar-text = stawiają go Taulot
icon-fast = Przyspieszenie
icon-fast-text = Ruch o 2 większy
icon-slow = Spowolnienie
icon-slow-text = Ruch o 2 mniejszy
icon-frenzy = Szał
icon-frenzy-text = obrażenia o 2 większe
icon-disarm = Rozbrojenie
icon-disarm-text = obrażenia o 2 mniejsze
icon-marked = Piętno
icon-marked-text = od Kurumo
icon-shapeshifted = Przemiana
icon-shapeshifted-text = Liothan jako bestia

shelf-heroes = Bohaterowie
shelf-cards = Karty mocy
shelf-victory = Karty zwycięstwa
shelf-outsider = Przybysz

setup-1 = { $seats ->
    [2] Po obu stronach pola siada 2 graczy. Każdy bierze czworo bohaterów: z doboru frakcji, z doboru po jednym albo ustalonych.
    [3] Po jednej stronie siada jeden gracz z czworgiem bohaterów, po drugiej dwoje partnerów, po dwoje bohaterów każde: z doboru frakcji, z doboru po jednym albo ustalonych.
   *[4] Gra się dwoje na dwoje, partnerzy siedzą naprzeciw siebie. Każdy bierze dwoje bohaterów: z doboru frakcji, z doboru po jednym albo ustalonych.
} Zaczynają obok swojego nexusu; znaczniki alei i stronnicy idą na swoje miejsca. Na mapie „Trzy aleje” mogą zacząć także przy bramie.
setup-2 = Wylosujcie karty zwycięstwa i połóżcie je odkryte.
setup-3 = Wylosujcie pierwszego gracza. Jest nim przez { $turns ->
    [one] { $turns } turę
    [few] wszystkie { $turns } tury
   *[many] wszystkie { $turns } tur
} i ma kartę „Prąd Skytear”.
setup-4 = Potasuj karty swoich bohaterów i dobierz { $seats ->
    [2] { $hand }
    [3] { $hand }, jeśli grasz bez partnera, a { $pair }, jeśli z partnerem
   *[4] { $pair }
}. Raz możesz odłożyć część i wziąć nowe.

reminder-win = Wygrana i tura
reminder-win-text =
    Jedna odkryta karta zwycięstwa albo wrogi nexus. Po turze 5: remis
    Bohaterowie na przemian, aż zadziałają wszyscy, potem aleja 1, aleja 2, kopuła, potem porządki: dobierz dwie, zostaw siedem, wszyscy w gotowości
reminder-hero = Bohater: trzy punkty, każda akcja raz
reminder-hero-text =
    Ruch 3
    Atak <attack>: w zasięgu <range> i w polu widzenia; atak + odkryty modyfikator − pancerz <armor>
    Potyczka: 2 kroki i obrażenia z odkrycia dla bohatera
    Rozkaz: zakryta karta z ręki albo z talii
    Modlitwa
    Karty kosztują runy w manie bohatera <mana>; mana = tura
reminder-sight = Wzrok, pancerz, stany
reminder-sight-text =
    Trzy pola, nie przez białe krawędzie; w osłonę tylko z bohaterem obok
    Magowie przebijają pancerz <armor>
    <fast> <slow> Ruch ± 2 · <frenzy> <disarm> Atak i Potyczka ± 2
reminder-count = Liczenie punktu
reminder-count-text =
    Bohaterowie + stronnicy <minion>, którzy go widzą, + najwyższy rozkaz; zwycięzca dobiera kartę
    Przewaga w alei: tylu stronników znika, reszta rani najbliższy budynek w zasięgu 3; znacznik idzie dalej; obu stronom pojawia się do dwóch
    Kopuła: zwycięzca może wezwać przybysza
reminder-fall = Gdy ktoś pada
reminder-fall-text =
    Pokonany: wraca w następnej turze albo o turę później, gdy padł wyczerpany; druga strona dobiera
    Pada pierwsza wieża <tower>: otwiera się nexus <nexus>
reminder-worship = Modlitwa
reminder-worship-text =
    Kurumo dają Piętno bohaterowi w zasięgu 3 <marked>
    Liothan przybierają postać bestii <shapeshifted>
    Taulot burzą i stawiają filary <pillar>
    Nupten wysyłają iluzję
reminder-stack = Stos
reminder-stack-text =
    Ogłoś, odpowiedz <reaction>, odpowiedz na odpowiedź; ostatnie dzieje się pierwsze
    Nie ma celu, nie ma efektu
    Aleje przed pojedynkami; droga karta na rozkaz, wysoki modyfikator zostaje w talii
reminder-partners = Partnerzy
reminder-partners-text =
    Strony na przemian, partnerzy też; aktywację możesz oddać partnerowi
    Sojusznicy w każdym tekście; własne karty, własna mana; przy dwojgu bohaterach dobierz jedną, zostaw pięć
    Jeden rozkaz na stronę; wybiera kapitan, co turę kto inny
reminder-wide = Trzy aleje
reminder-wide-text =
    Sześć tur, wieże <tower> po 4, bramy; aleje 1, 2, 3, potem obie kopuły
    Pada skrajna wieża: znacznik skręca ku środkowej, potem ku nexusowi
    Każda wygrana kopuła wzywa przybysza <outsider>, nawet dwa razy
reminder-decks = Własne talie
reminder-decks-text =
    Karta ostateczna, jedna × 3 (koszt 1), dwie × 2; modyfikatory razem do 10
    Karty własne i frakcji; karta frakcji tylko u jednego bohatera
