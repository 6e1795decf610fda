# Co mówią polecenia. Słowa, które się wpisuje (help, undo, --resume), są takie same w każdym języku.

## Pomoc

help-usage = Użycie:
help-arguments = Argumenty
help-options = Opcje
help-commands = Polecenia
help-options-stand = OPCJE
help-command-stand = POLECENIE …
help-default = (domyślnie: { $value })
help-skyhall = Cztery gry planszowe o niebie: graj w nie, poznawaj je, projektuj.
help-games = Lista gier: liczba miejsc, opcje i edycje.
help-play = Zagraj w terminalu, z botami albo w kilka osób przy jednej klawiaturze.
help-learn = Naucz się gry w terminalu: lekcje z zadaniami na prawdziwej planszy, a potem pierwsza partia z trenerem. Postępy są zapisywane.
help-simulate = Boty rozgrywają wiele partii, a program zlicza wyniki.
help-arena = Mecze botów: każda para na tych samych rozdaniach i z każdego miejsca; udziały w wygranych, przedziały i rankingi.
help-evaluate = Zmierz strategię: te same rozdania z każdego miejsca przeciw stałym poziomom; udziały w wygranych z przedziałami.
help-dataset = Boty różnych poziomów grają, a partie zostają do nauki: tabela Parquet i zapis .sky każdej z nich.
help-lab = Jeden poziom rozgrywa wiele partii, a raport mówi, co z nich wynika o pudełku: jeden plik HTML z wykresami.
help-train = Naucz program z partii botów, jak dobre są pozycje: powstają wagi dla `judgement=learned`.
help-replay = Przejdź krok po kroku przez zapisaną partię; najpierw sprawdzana jest pozycja końcowa.
help-review = Obejrzyj skończoną partię jeszcze raz: dokładność, szczęście i umiejętności, rozstrzygające momenty i to, co było lepsze.
help-bench = Zmierz tę wersję: losowe partie i decyzje na sekundę oraz czas kopiowania pozycji.
help-serve = Otwórz salę: stoły dla ludzi i botów w sieci. Każda flaga ma też swoją zmienną (SKYHALL_…).
help-backup = Skopiuj plik SQLite sali, cały i sprawdzony, gdy sala jest otwarta.
help-restore = Przywróć kopię na miejsce pliku SQLite sali. Sala musi być zamknięta; poprzedni plik zostaje zachowany.
help-verify = Sprawdź zapis: ziarno z opublikowanym skrótem, każde słowo z zasadami, a na końcu wynik.
help-version = Pokaż wersję i to, czy silnik jest skompilowany.
help-edition = Pudełka z elementami.
help-edition-check = Sprawdź plik z elementami: błędy nazywają wpis, a ostrzeżenia mówią, na co spojrzeć.
help-puzzles = Zadania: szukaj ich, sprawdzaj, licz i rozwiązuj.
help-puzzles-mine = Szukaj zadań w partiach botów: jeden wybór wyraźnie lepszy od pozostałych, każdy wymuszony i zbadany.
help-puzzles-prove = Utwórz zadania gry na nowo z ich pozycji, z dowodem jak w `mine`; niejasne zostają pominięte.
help-puzzles-check = Sprawdź zadania gry jeszcze raz: czy słowa są dozwolone, a rozwiązanie nadal wyraźnie lepsze.
help-puzzles-list = Policz zadania gry: według tematu i trudności, oraz ile z nich znajduje każdy poziom botów.
help-puzzles-play = Rozwiązuj zadania w terminalu: plansza, pytanie i to, do czego prowadzi zły wybór.
help-translate = Sala w innych językach.
help-translate-check = Porównaj katalogi z angielskimi: czego brakuje, co jest nieznane lub błędne i co zmieniło się po angielsku. Kod wyjścia to 1, jeśli coś się znajdzie.
help-translate-accept = Zapisz, że wpisy tłumaczą dzisiejszy tekst angielski, żeby `check` pokazał, kiedy się zmieni.

## Co stoi zamiast wartości

meta-ADDRESS = ADRES
meta-FILE = PLIK
meta-GAME = GRA
meta-KEY = KLUCZ
meta-LANGUAGE = JĘZYK
meta-LESSON = LEKCJA
meta-MODULE = MODUŁ
meta-N = N
meta-NAME = NAZWA
meta-NUMBERS = NUMERY
meta-PATH = ŚCIEŻKA
meta-POLICY = STRATEGIA
meta-PUZZLE = ZADANIE
meta-TARGET = CEL
meta-TEXT = TEKST
meta-VALUE = WARTOŚĆ
meta-WORD = SŁOWO

## Argumenty i opcje

arg-accounts = Czy można zakładać konta.
arg-all-languages = Bez niego: wszystkie języki, jakie są.
arg-arena-bots = Kto gra, po przecinkach: boty lub poziomy, na przykład greedy,adept.
arg-arena-out = Gdzie na bieżąco zapisywać wyniki (wiersze JSON).
arg-backup = Kopia zapasowa.
arg-batch = Strategia dostaje wiele wierszy i zwraca akcję dla każdego.
arg-bot-tables = Ile stołów samych botów może grać naraz na klienta; 0: bez limitu.
arg-bots-by-chance = Boty lub poziomy, po przecinkach; każde miejsce w partii dostaje losowo jeden z nich.
arg-bots-by-seat = Boty według miejsc, po przecinkach, albo jeden dla wszystkich.
arg-catalogues = Tylko katalogi w tym folderze (domyślnie: sala i wszystkie gry).
arg-clock = Milisekundy na decyzję; 0: bez zegara, więc mecz da się dokładnie powtórzyć.
arg-confirm = Pytaj przed ruchem bota, dopóki można jeszcze cofnąć.
arg-connections = Otwarte połączenia na klienta; 0: bez limitu.
arg-database = postgresql://… albo ścieżka do pliku SQLite.
arg-dataset-out = Folder (domyślnie: dataset-GRA tutaj).
arg-deep = Sprawdź dokładniej; trwa dłużej.
arg-edition = Nazwa edycji albo ścieżka do pliku .toml.
arg-effort = Jak wnikliwie badać: 0.2 to szybko, 5 trwa pięć razy dłużej.
arg-finished = Zapis .sky skończonej partii.
arg-first-game = Cała partia z łagodnym botem i z trenerem.
arg-for-game = Do której gry należy; bez tego program zgaduje.
arg-game = Nazwa z listy `skyhall games`.
arg-games = Ile partii.
arg-games-each = Partie przeciw każdemu z nich.
arg-games-pairing = Partie na parę.
arg-hall-file = Plik SQLite sali, jak w `skyhall serve`.
arg-help = Pokaż tę pomoc i zakończ.
arg-host = Gdzie nasłuchiwać; 0.0.0.0 dla sieci lokalnej.
arg-install-completion = Niech powłoka dopełnia polecenia skyhall.
arg-journal = Zapisuj w tym pliku każdą skończoną partię (wiersze JSON).
arg-json = Pokaż wynik jako JSON.
arg-keep = Ile zachować w folderze; 0 zachowuje wszystkie.
arg-keys = Wpisy; bez nich wszystkie przetłumaczone.
arg-lab-bots = Poziom lub bot, który gra na każdym miejscu.
arg-lab-editions = Edycja według nazwy lub ścieżki; podaj kilka, aby je porównać.
arg-lab-games = Ile partii każdej edycji.
arg-lab-out = Plik raportu (HTML); CSV i JSON leżą obok.
arg-lab-sweep = Porównaj wartości jednej liczby: 'card Mint.effect 1.n=3,4,5'.
arg-language = W jakim języku mówić: en, es, pl … (domyślnie w języku systemu). Może stać w dowolnym miejscu.
arg-language-file = Tak, jak nazywają się jego pliki: pl dla pl.ftl.
arg-lesson = Numer lub nazwa; bez tego lista.
arg-lesson-box = Pudełko z własnymi lekcjami, według nazwy lub ścieżki.
arg-log-level = debug, info, warning lub error.
arg-open = Otwórz salę w przeglądarce.
arg-opponents = Przeciwnicy, po przecinkach: boty lub poziomy.
arg-option = Opcja gry; można powtarzać.
arg-players = Kto gdzie siedzi, po przecinkach: ludzie albo boty (od first-steps do master), na przykład Ada,adept.
arg-policy = Funkcja od obserwacji i maski z twojego modułu.
arg-port = Port; 0 bierze dowolny wolny.
arg-proved-out = Plik z zadaniami, zapisywany na bieżąco.
arg-proxies = Serwery pośredniczące, którym wierzymy w X-Forwarded-For.
arg-public-url = Adres, pod którym ludzie trafiają do sali.
arg-puzzle = Numer; bez niego zadanie dnia.
arg-puzzle-file = Plik z `mine` zamiast zadań gry.
arg-puzzle-games = Ile partii botów przejrzeć.
arg-puzzle-glance = Jak długo na początku badać każdy wybór.
arg-puzzle-iterations = Jak długo badać każdy wybór w każdym z przeszukiwań, zanim się liczy.
arg-puzzle-only = Tylko te, na przykład 3,17; bez tego wszystkie.
arg-puzzle-out = Plik z zadaniami; ich partie leżą obok.
arg-puzzle-play = Jak długo myśli bot, który gra i proponuje.
arg-puzzle-searches = Ile razy przeszukać każdy wybór; program mówi, jak bardzo wyniki się różnią.
arg-puzzle-theme = Tylko zadania tego tematu z puzzles.toml; bez tego wszystkie.
arg-qr = Pokaż kod QR adresu.
arg-rate = Żądania na sekundę od jednego klienta; 0: bez limitu.
arg-ray = Graj na tym klastrze Ray.
arg-record = Zapis .sky.
arg-redis = redis://…, gdy kilka węzłów ma jedną bazę.
arg-resume = Kontynuuj to, co jest w pliku; nic nie jest rozgrywane dwa razy.
arg-resume-game = Kontynuuj zapisaną partię.
arg-rp-id = Domena, z którą związane są klucze dostępu.
arg-save = Gdzie zapisać partię (domyślnie: nowy plik tutaj).
arg-seats = Liczba miejsc.
arg-seats-policy = Liczba miejsc; strategia zajmuje jedno z nich.
arg-seats-you = Liczba miejsc, jeśli nie ma --players: ty i czeladnicy.
arg-seconds = Jak długo mierzyć każdą grę, w sekundach.
arg-seed = Dowolny tekst; to samo ziarno daje to samo rozdanie.
arg-seed-check = Dowolny tekst: inne przeszukiwania niż te, które znalazły zadania.
arg-seed-games = Dowolny tekst; to samo ziarno daje te same partie.
arg-seed-hash = Skrót, który stół opublikował na początku.
arg-seed-lines = Dowolny tekst; to samo ziarno daje te same wiersze.
arg-serve-ray = Adres klastra Ray, na którym grają boty, albo local.
arg-serve-workers = Procesy, w których grają boty.
arg-short = Tylko policz; nie wypisuj wpisów.
arg-show-completion = Pokaż, czego powłoka potrzebuje, żeby dopełniać polecenia skyhall.
arg-sockets = Otwarte gniazda na klienta; 0: bez limitu.
arg-step = Pokaż pozycję po tylu słowach i zakończ.
arg-tables = Nowe stoły na klienta; 0: bez limitu.
arg-target = Plik do zapisania albo folder na kolejne kopie.
arg-toml = Plik .toml.
arg-train-bots = Kto gra, na zmianę, po przecinkach; gra podaje kilku.
arg-train-folder = Gdzie zostają rozegrane partie.
arg-train-games = Partie przy najmniejszej liczbie miejsc; przy jednym więcej połowa, przy dwóch jedna trzecia …
arg-train-out = Dokąd trafiają wagi.
arg-train-positions = Ile pozycji oglądać w każdej partii.
arg-version = Pokaż wersję i zakończ.
arg-workers = Procesy robocze; 0 to po jednym na rdzeń.

## Co jest źle w poleceniu

usage-no-command = Nie ma polecenia „{ $name }”.{ $count ->
    [0] {""}
   *[other] {" "}Może chodziło o: { $near }?
}
usage-no-option = Nie ma opcji { $name }
usage-no-value = { $name }: potrzebna jest wartość
usage-missing = Brakuje: { $name }
usage-value = Zła wartość „{ $name }”: { $kind ->
    [int] potrzebna jest liczba całkowita
    [float] potrzebna jest liczba
   *[other] potrzebna jest inna
}{ $low ->
    [none] {""}
   *[other] , co najmniej { $low }
}{ $high ->
    [none] {""}
   *[other] , najwyżej { $high }
}
usage-extra = Za dużo argumentów: { $words }
usage-command = Potrzebne jest polecenie
cli-no-language = --language „{ $language }”{ $near }: potrzebny jest jeden z { $known }
cli-option-form = opcja „{ $text }”: oczekiwano NAZWA=WARTOŚĆ
cli-players-and-seats = --players wymienia { $players ->
    [one] { $players } gracza
   *[many] { $players } graczy
}, a --seats mówi { $seats }: podaj tylko jedno z nich
cli-players-empty = --players „{ $players }”: przed każdym przecinkiem i po nim musi stać imię
cli-bot-meant = Nie ma bota „{ $name }”. Chodziło o bota { $bot }? (Enter: tak, n: to człowiek)
cli-no-bot = --players: „{ $name }” to nie bot (może „{ $bot }”?)
cli-which-game = { $file }: może należeć do { $games }: wskaż grę przez --game
cli-unread = Nie da się odczytać { $file }: { $why }
cli-unwritten = { $file }: nie da się zapisać: { $why }
cli-out-exists = { $file } już istnieje: podaj inne --out
os-ENOENT = nie ma takiego pliku ani folderu
os-EACCES = brak uprawnień
os-EPERM = brak uprawnień
os-EISDIR = to folder
os-ENOTDIR = część ścieżki nie jest folderem
os-EEXIST = już istnieje
os-ENOSPC = na dysku nie ma już miejsca
os-EROFS = nie można tam pisać
os-EADDRINUSE = adres jest zajęty
os-EADDRNOTAVAIL = ten komputer nie ma takiego adresu

## Kolumny

col-accuracy = dokładność
col-against = przeciw
col-all = razem
col-bot = bot
col-by-hand = ręcznie
col-clone = kopia µs
col-decisions-s = decyzje/s
col-editions = edycje
col-game = gra
col-games = partie
col-games-s = partie/s
col-interval = przedział 95%
col-lead = średnia przewaga
col-log-loss = strata log.
col-longest = najdłużej ms
col-luck = szczęście
col-mean = średnio punktów
col-ms = ms na decyzję
col-off-by = błąd
col-options = opcje
col-own = własne potknięcia
col-place = lokata
col-player = gracz
col-points = punkty
col-positions = pozycje
col-rating = ranking
col-rescaled = przeskalowane
col-result = wynik
col-rivals = potknięcia rywali
col-seat = miejsce
col-seats = miejsca
col-start = początek
col-test = test
col-theme = temat
col-took = udział
col-wins = wygrane

## Co można wpisać przy stole, w lekcji i przy zadaniu

do-number = wybierz numerem
do-either = wybierz numerem albo szarym słowem
do-word = wybierz szarym słowem (każdym dozwolonym)
do-ahead = odpowiedz od razu i na następne pytanie; przepada, jeśli ktoś inny coś zrobi
do-undo = cofnij ostatni wybór, dopóki nic nie zostało odsłonięte i nikt inny nie zdecydował
do-why = co wygląda na możliwe, ale nie jest, i która zasada tego zabrania
do-hint = co zrobiłby silny gracz, z szansą na wygraną
do-log = wszystko, co się dotąd wydarzyło
do-board = stół jeszcze raz; także to, co zwinięte
do-legend = co znaczą znaki
do-kind = co jest na tym wydrukowane; about { $NAME }: dowolnego rodzaju
do-about = co jest wydrukowane na elemencie z pudełka
do-save = zapisz partię teraz
do-quit = zakończ; partia jest zapisana i można do niej wrócić (tak samo działa Ctrl-C)
do-lesson-hint = podpowiedź; pytaj dalej po następne, a w końcu po rozwiązanie
do-lesson-again = zacznij to zadanie od nowa
do-lesson-board = stół i zadanie jeszcze raz; także to, co zwinięte
do-lesson-list = z powrotem do listy lekcji
do-lesson-quit = zakończ; postępy są zapisane (tak samo działa Ctrl-C)
do-puzzle-hint = podpowiedź; zapytaj ponownie po jeszcze jedną
do-puzzle-again = zacznij to zadanie od nowa
do-puzzle-solution = rozwiązanie
do-puzzle-next = następne zadanie
do-puzzle-board = stół i pytanie jeszcze raz; także to, co zwinięte
do-puzzle-quit = zakończ (tak samo działa Ctrl-C)

## Przy stole

cli-guest = Gość
cli-you = Ty
cli-signs = Znaki
cli-examples = Na przykład
cli-kinds = NAZWA może być takiego rodzaju: { $kinds }
cli-no-refusals = Wszystko, co wygląda na możliwe, jest możliwe.
cli-won = { $count ->
    [one] Wygrywa { $names }.
   *[other] Wspólna wygrana: { $names }.
}
cli-ask-number = { $text }: wpisz numer od 1 do { $most }, słowo albo help
cli-ask-no-answer = „{ $word }” to nie odpowiedź na to pytanie: wybierz numer albo wpisz board, aby je znów zobaczyć
cli-ask-again = Wpisz { $number } albo to samo jeszcze raz, aby wybrać.
cli-no-thing = { $kind ->
    [about] w tym pudełku nic nie nazywa się „{ $name }”; jest na przykład: { $some }
   *[other] w tym pudełku nie ma „{ $name }” ({ $kind }); jest na przykład: { $some }
}
cli-thing-name = potrzebna jest nazwa: { $some }
cli-play-begins = { $title }: { $names }. W każdej chwili możesz wpisać [bold]help[/].
cli-play-saved = Partia zapisana: { $file }
cli-play-kept = Zapisano: { $file }
cli-play-resume = Aby grać dalej: { $command }
cli-play-only = { $name }: możliwe tylko { $word }.
cli-play-not-played = Nie zagrano: { $words }.
cli-play-next = Teraz { $name }. Naciśnij Enter, aby grać dalej, albo wpisz [/]undo[dim]:
cli-play-wait = To musi poczekać na twoją turę: naciśnij Enter albo wpisz undo.
cli-play-turn = { $name }: twoja tura
cli-play-look-away = Pozostali niech odwrócą wzrok. Potem naciśnij Enter.
cli-play-no-undo = Nie ma czego cofnąć: coś odsłonięto albo zdecydował już ktoś inny.
cli-play-other-game = { $file } to partia gry { $game }, a nie { $wanted }
cli-play-other-seats = --players wymienia { $players ->
    [one] { $players } gracza
   *[many] { $players } graczy
}, a w zapisie { $seats ->
    [one] jest { $seats } miejsce
    [few] są { $seats } miejsca
   *[many] jest { $seats } miejsc
}
cli-coach = Trener:
cli-coach-sure = Na pewno?
cli-coach-better = Lepszy pomysł:
cli-coach-take = Wpisz { $word }, aby z niego skorzystać, albo swój wybór jeszcze raz, aby przy nim zostać.
cli-coach-says = { $what ->
    [slips] Trener: także o dużych wpadkach.
    [new] Trener: tylko o nowościach.
   *[silent] Trener: milczy.
}
cli-coach-begins = { $title }: pierwsza partia z trenerem. W każdej chwili możesz wpisać [bold]help[/], a [bold]quiet[/], aby słyszeć mniej.

## Lekcje i zadania

cli-help-any-time = { $title }: w każdej chwili możesz wpisać [bold]help[/].
cli-hint = Rada:
cli-solution = Rozwiązanie:
cli-press-enter = Naciśnij Enter, aby przejść dalej.
cli-lessons-kept = Postępy są zapisane. Aby uczyć się dalej: { $command }
cli-lessons-ask = { $lesson ->
    [none] Wszystkie lekcje zrobione. Numer: ta lekcja. quit: koniec.
   *[other] Enter: { $lesson }. Numer: ta lekcja. quit: koniec.
}
cli-lessons-expected = Wpisz numer od 1 do { $most }, list, help albo quit.
cli-lessons-done = Zrobione lekcje: { $done } z { $all }
cli-parts-done = zrobione części: { $done } z { $all }
cli-minutes = { $n } min
cli-lesson = Lekcja { $number }: { $title }
cli-part = Część { $place } z { $all }
cli-lesson-done = [bold green]{ $title }: zrobione.[/] Teraz już wiesz:
cli-lesson-after = { $lesson ->
    [none] Wszystkie lekcje zrobione. Enter: lista lekcji; możesz też wpisać again, list, quit.
   *[other] Enter: { $lesson }; możesz też wpisać again, list, quit.
}
cli-lesson-anew = Pozycja ułożona od nowa. Spróbuj jeszcze raz albo wpisz hint.
cli-lesson-solution = wpisz { $words }
cli-task = Zadanie:
cli-nothing-to-solve = Tu nie ma nic do rozwiązania.
cli-recall = Pamiętasz?
cli-recall-expected = Wpisz numer od 1 do { $most }.
cli-recall-right = Dobrze.
cli-recall-wrong = Niezupełnie. Prawidłowa odpowiedź: { $answer } ({ $rule })
cli-progress-broken = { $file } nie zawiera twoich postępów ({ $why }); plik nazywa się teraz { $aside }, a postępy zaczynają się od nowa
cli-progress-unwritten = Nie da się zapisać { $file }: { $why }; postępy nie zostaną zachowane
cli-puzzle = Zadanie { $number }
cli-puzzle-ask = Zadanie:
cli-puzzle-steps = Znalezione kroki: { $found } z { $all }
cli-puzzle-after = Enter albo next: następne zadanie. again: jeszcze raz. quit: koniec.
cli-puzzle-right = Dobrze. Dalej.
cli-puzzle-solved = Rozwiązane.
cli-puzzle-anew = Pozycja ułożona od nowa. Spróbuj jeszcze raz albo wpisz hint lub give up.
cli-puzzle-wins = { $choice }: wygrywa { $wins } na 100
cli-puzzle-found-by = { $count ->
    [0] Nie znajduje tego żaden poziom botów. Enter: następne zadanie.
   *[other] Poziomy botów, które to znajdują: { $levels }. Enter: następne zadanie.
}
cli-puzzle-no-hint = Nie ma więcej podpowiedzi; give up pokaże rozwiązanie.
cli-puzzles-exist = { $file } już istnieje: podaj inne --out albo --resume, aby kontynuować razem z { $games }
cli-puzzles-mined = Partie: { $games }, pozycje: { $positions }, zaproponowane: { $proposed }, udowodnione: { $proved }. Plik z zadaniami: { $file }
cli-puzzles-proved = { $file }: { $count ->
    [one] { $count } zadanie.
    [few] { $count } zadania.
   *[many] { $count } zadań.
} { $unclear ->
    [0] Wszystkie są jasne.
   *[other] Niejasne i pominięte: { $numbers }.
}
cli-puzzles-clear = { $file }: { $count ->
    [one] { $count } zadanie, jasne
    [few] { $count } zadania, wszystkie jasne
   *[many] { $count } zadań, wszystkie jasne
}
cli-puzzles-unclear = { $file }: już niejasne { $count ->
    [one] zadanie
   *[other] zadania
} { $numbers }: usuń je albo szukaj dłużej
cli-puzzles-found = Ile znajdują: { $found }. Wszystkich zadań: { $all }.

## Zapisy i analizy

cli-replay-step = --step { $step }: zapis ma tylko { $total ->
    [one] { $total } słowo
    [few] { $total } słowa
   *[many] { $total } słów
}
cli-replay-checked = { $file }: { $game }, { $names }, { $words ->
    [one] { $words } słowo
    [few] { $words } słowa
   *[many] { $words } słów
}, sprawdzono
cli-replay-start = początek
cli-replay-ask = Enter dalej · b wstecz · numer · q koniec:
cli-review-progress = analiza
cli-review-short = Partia jest za krótka, żeby ją ocenić.
cli-review-no-slips = { $moments ->
    [0] Żadnych potknięć.
   *[other] Żadnych potknięć. Obejrzyj za to najlepsze ruchy.
}
cli-review-moments = Momenty: { $count } z { $all } wyborów, z szansą na wygraną
cli-review-won = { $count ->
    [one] Wygrywa { $names }
   *[other] Wspólna wygrana: { $names }
} ({ $points }).
cli-review-decided = Rozstrzygnięcie: { $round }.
cli-review-sum = Początek, potknięcia i szczęście to punkty szansy; razem dają wynik.
cli-review-better = lepsze: { $choice }
cli-review-then = a potem może: { $choices }
cli-verify-seed = { $file }: ziarno nie pasuje do skrótu { $hash }: stół nie zaczynał od niego
cli-verify-valid = { $file }: poprawny: { $said }
cli-verify-words = { $count ->
    [one] { $count } dozwolone słowo
    [few] { $count } dozwolone słowa
   *[many] { $count } dozwolonych słów
}
cli-verify-hash = { $known ->
    [published] skrót ziarna { $hash }; zgadza się z opublikowanym
    [recorded] skrót ziarna { $hash }; zgadza się z zapisanym
   *[unknown] skrót ziarna { $hash }; porównaj go z opublikowanym
}
cli-verify-result = wynik { $result } się zgadza
cli-verify-digest = { $known ->
    [yes] odcisk { $digest } się zgadza
   *[no] odcisk { $digest }
}

## Wiele partii

cli-stopped-resume = Przerwano; kontynuuj przez --resume.
cli-stopped-so-far = Przerwano; oto partie rozegrane do tej pory.
cli-games-of = partie: { $played } z { $planned }
cli-arena-kept = Partie: { $played } z { $planned }. Plik: { $file }
cli-simulated = { $title }, { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}
cli-simulated-speed = { $each } decyzji na partię · { $games } partii/s · { $decisions } decyzji/s
cli-evaluated = { $policy } w grze { $game }, { $box }, zasady { $rules }{ $options }, miejsca: { $seats } (równy udział { $fair }%), ziarno „{ $seed }”, skyhall { $version }
cli-lab-stopped = Przerwano; raport obejmuje partie rozegrane do tej pory.
cli-lab-nothing = Przerwano przed końcem pierwszej partii: nie ma o czym mówić.
cli-lab-kept = Partie: { $played } z { $planned }. Raport: { $file }
cli-lab-out = --out { $file }: potrzebny jest plik w istniejącym folderze
cli-lab-out-html = --out { $file }: potrzebna jest nazwa pliku HTML; tabele są zapisywane obok
cli-train-stopped = Przerwano; partie leżą w { $folder }: kontynuuj przez --resume.
cli-train-kept = Wagi zapisane: { $file }
cli-train-playing = { $game }, miejsca: { $seats }, gra
cli-train-looking = { $game }, miejsca: { $seats }, przegląd
cli-train-missing = skyhall train potrzebuje NumPy (brakuje { $name }): pip install 'skyhall[research]'

## Sala, pudełka, języki

cli-version = { $build ->
    [pure] czysty Python
   *[compiled] skompilowany
}
cli-serve-open = Sala Skyhall jest otwarta: { $address }
cli-serve-missing = serwer wymaga więcej niż podstawowa instalacja (brakuje { $name }): pip install 'skyhall[server]'
cli-serve-failed = serwer nie mógł wystartować; powód jest w dzienniku powyżej
cli-serve-port = nie da się nasłuchiwać na { $address }: { $why }
cli-backup-made = kopia zapasowa, { $bytes } bajtów: { $file }
cli-backup-back = { $file } jest na miejscu
cli-backup-kept = co było tam wcześniej: { $file }
cli-warning = ostrzeżenie:
cli-edition-valid = poprawna edycja „{ $name }” gry { $game }, zawartość { $content }
cli-translate-nothing = nic jeszcze nie jest przetłumaczone: połóż <język>.ftl obok en.ftl
cli-translate-no-file = nie ma katalogu „{ $file }”
cli-translate-no-key = wpisu „{ $key }” nie ma zarazem po angielsku i w języku { $language }
cli-translate-accepted = { $count ->
    [one] Zapisano { $count } wpis.
    [few] Zapisano { $count } wpisy.
   *[many] Zapisano { $count } wpisów.
}
cli-translate-changed = { $key }: tekst angielski zmienił się od czasu tłumaczenia
cli-translate-state = wpisy: { $there } z { $all }{ $unseen ->
    [0] {""}
   *[other] , jeszcze niezapisane jako widziane: { $unseen }
}
cli-translate-todo = { $count ->
    [0] w porządku
   *[other] do zrobienia: { $count }
}

help-care = Opieka nad ludźmi: zgłoszenia, blokady i to, co zrobili operatorzy.
help-care-reports = Pokaż zgłoszenia, które czekają na operatora.
help-care-report = Pokaż zgłoszenie razem z rozmową z tamtej chwili.
help-care-close = Zapisz, że zgłoszenie jest załatwione.
help-care-ban = Zablokuj konto albo klienta; otwarte sale dowiadują się o tym w kilka sekund.
help-care-bans = Pokaż, kto jest zablokowany.
help-care-lift = Wpuść kogoś z powrotem.
help-care-audit = Pokaż zgłoszenia i działania operatorów, od najnowszych.
arg-care-number = Numer z listy.
arg-care-by = Kto to robi; trafi do dziennika.
arg-care-all = Także te załatwione.
arg-care-name = Nazwa konta.
arg-care-client = Adres zamiast konta.
arg-care-days = Na ile dni; 0: na zawsze.
arg-care-why = Dlaczego, w kilku słowach.
arg-care-most = Najwyżej tyle wierszy.
care-number = Nr
care-when = kiedy
care-game = gra
care-who = kto
care-reason = powód
care-by = przez
care-words = słowa
care-what = co
care-since = od
care-until = do
care-why = dlaczego
care-for-good = na zawsze
care-reason-insult = obelgi
care-reason-stalling = granie na czas
care-reason-cheating = oszukiwanie
care-reason-name = nazwa
care-reason-other = coś innego
care-did-reported = zgłoszenie
care-did-closed = załatwione
care-did-banned = blokada
care-did-lifted = koniec blokady
care-nameless = (konto usunięte)
care-no-reports = Żadne zgłoszenie nie czeka.
care-no-bans = Nikt nie jest zablokowany.
care-no-audit = Jeszcze nic nie zapisano.
care-no-report = nie ma zgłoszenia { $number }: lista jest w skyhall care reports --all
care-not-open = zgłoszenie { $number } nie jest otwarte: otwarte pokazuje skyhall care reports
care-closed = zgłoszenie { $number } załatwione
care-report = zgłoszenie { $number }: { $by } o graczu { $who }, { $reason }, { $at }
care-table = gra { $game }, stół { $table }
care-name-or-client = podaj nazwę konta albo --client ADRES, ale nie jedno i drugie
care-banned = { $days ->
    [0] { $name }: blokada na zawsze
    [one] { $name }: blokada na 1 dzień
    [few] { $name }: blokada na { $days } dni
    [many] { $name }: blokada na { $days } dni
   *[other] { $name }: blokada na { $days } dnia
}
care-no-ban = nie ma blokady { $number }: lista jest w skyhall care bans
care-lifted = blokada { $number } zdjęta
care-no-file = { $file }: nie ma takiego pliku; potrzebna jest baza danych sali
care-no-database = baza nie odpowiada tak, jak oczekuje ta wersja: otwórz z nią raz salę ({ $why })
care-no-address = „{ $text }” nie jest adresem; przykład: 203.0.113.7 albo 2001:db8::1
care-nobody = nikt nie ma konta o nazwie „{ $name }”
# Boxes and spreadsheets
help-edition-reference = Pokaż wszystko, co może zawierać pudełko gry: klucze, zakresy, efekty z przykładami.
help-edition-export = Zapisz listę z pudełka jako arkusz (CSV), po wierszu na wpis.
help-edition-import = Zapisz pudełko z wpisami z arkusza zamiast własnych, po sprawdzeniu.
meta-LIST = LISTA
meta-SHEET = ARKUSZ
arg-list = Która lista wpisów, na przykład card.
arg-laid-into = Plik .toml, do którego trafia arkusz.
arg-csv = Plik .csv.
arg-reference-language = Język opisów.
help-deck = Własne talie: z czego się je układa, układanie i sprawdzanie.
help-deck-pool = Z czego układa się zestawy: karty bohatera i jego frakcji oraz talie, które proponuje pudełko.
help-deck-check = Sprawdź talię: sumy, rozkład kosztów i wszystko, co w niej nie tak; kod wyjścia 1, jeśli coś jest nie tak.
help-deck-build = Ułóż talię bohater po bohaterze, ze sprawdzaniem na bieżąco, i zapisz ją w pliku.
arg-deck = Talia dla osób przy stole, z opcją decks=chosen.
arg-deck-file = Talia: wiersz dla każdego bohatera.
arg-deck-out = Plik, w którym zapisać talię.
arg-deck-heroes = Bohaterowie, po przecinku; wszyscy, jeśli nikogo nie podano.
cli-deck-none = { $game } z edycją { $edition } nie ma talii do układania: potrzebne jest pudełko z kartami frakcji
cli-deck-no-hero = nie ma bohatera „{ $name }”{ $near }
cli-deck-long = { $file } ma ponad { $most } znaków: oczekiwano wiersza dla każdego bohatera
cli-deck-card = Karta
cli-deck-cost = Koszt
cli-deck-modifier = Odkrycie
cli-deck-type = Typ
cli-deck-text = Treść
cli-deck-kind = { $kind ->
    [action] akcja
    [response] odpowiedź
   *[reaction] reakcja
}
cli-deck-sums = modyfikatory { $modifiers } z { $most }, koszt { $cost }, reakcje { $reactions }
cli-deck-curve = karty według kosztu  { $curve }
cli-deck-premade = gotowy: { $line }
cli-deck-legal = Talia jest poprawna.
cli-deck-ask = { $hero }: karta brana trzy razy, potem dwie brane po dwa razy; Enter bierze gotowy zestaw
cli-deck-three = Trzy karty, numerami lub nazwami: 5 1 2 albo public-shame gank lifesteal.
cli-deck-kept = Talia zapisana w pliku { $file }.
cli-deck-use = Zagraj nią: { $command }
