# The doors of the hall: its first page, a new table, finding a game, the header of every page but a table.

## The hall
page-title = Za każdymi drzwiami inne niebo.
page-line = Graj z ludźmi albo z botami. Bez konta, bez czekania.
nav-hall = Sala
nav-watch = Oglądaj
play-now-game = Graj teraz: { $game }
play-now-any = z botami, dowolna gra
create-table = Załóż stół
create-short = Załóż
join = Dołącz
join-placeholder = Wklej link lub kod
join-code = Link lub kod stołu
learn-first = Pierwszy raz? Naucz się gry
learn-first-line = krótkie lekcje na prawdziwej planszy
seats-from-to = { $from }–{ $to }
seats-just = { $from }
tables-open = { $count ->
    [one] { $count } stół
    [few] { $count } stoły
   *[many] { $count } stołów
}
door-consequence = { $bots ->
    [one] Grasz z jednym botem; stół jest gotowy od razu.
   *[many] Grasz z { $bots } botami; stół jest gotowy od razu.
}
door-idle = Przy stole nie ma nikogo
door-live = Trwa partia
door-about = O grze { $game }
door-watch = Oglądaj partię { $game }: { $names }
my-tables = Moje stoły
my-tables-wait = { $count ->
    [one] { $count } stół czeka na ciebie
    [few] { $count } stoły czekają na ciebie
   *[many] { $count } stołów czeka na ciebie
}
my-tables-none = Nie masz jeszcze stołów. Otwórz któreś drzwi.
my-turn = Twoja tura
my-other-turn = Teraz { $name }
my-over = Zakończona
my-won = Wygrana
my-bot = Bot ({ $level })
my-won-by = { $count ->
    [one] Wygrywa { $names }
   *[many] Wspólna wygrana: { $names }
}
my-lobby = Czeka na graczy
verb-continue = Graj dalej
verb-look = Zajrzyj
verb-replay = Powtórka
verb-open = Otwórz
fair = Każde rozdanie można sprawdzić: skrót jego ziarna widać na początku, samo ziarno na końcu.
watch-title = Stoły do oglądania
watch-none = Nikt teraz nie gra publicznie. Załóż stół i wpisz go na listę: inni znajdą go tutaj.
watch-none-found = Teraz nie ma takiego stołu.
watch-games = Która gra
watch-all = Wszystkie gry
watch-search = Szukaj po nazwie
watch-range = { $from }–{ $to } z { $total }
watch-back = Poprzednia strona
watch-next = Następna strona
watch-status-lobby = czeka na graczy
watch-status-playing = w toku
watch-status-over = zakończona
watch-status-record = zapis

## A new table
create-players = Miejsca
create-seat = Miejsce { $number }
create-seat-me = ja
create-seat-open = osoba, która dołączy
create-seat-bot = bot, { $level }
create-seats = Ile miejsc
create-house = Uczciwa gra
house-helps = Ułatwienia
house-helps-why = Podpowiedzi, zagrożenia i twoje możliwości, od najlepszej
house-helps-choice-on = włączone dla wszystkich
house-helps-choice-off = wyłączone dla wszystkich
house-take-backs = Cofanie
house-take-backs-free = swobodne, póki nic nie odsłonięto
house-take-backs-agreed = tylko za zgodą pozostałych
house-take-backs-never = nigdy
house-training-choice = Stół treningowy: z botami można cofnąć nawet to, co odsłonięto
house-stand-in-choice = Bot, który gra za nieobecnych
create-options = Opcje
box-own = własne pudełko…
box-file = Jego plik (.toml)
box-text = Albo jego tekst
box-placeholder = Wklej tu tekst pliku
box-pasted = wklejony tekst
box-check = Sprawdź pudełko
box-good = „{ $name }” jest w porządku.
box-first = Najpierw sprawdź pudełko, potem otwórz stół.
create-listed = Na liście: każdy w sali może go znaleźć i dołączyć
create-clock = Czas na decyzję
create-go = Otwórz stół
choice-written = wpiszę ręcznie…
choice-write = Wpisana wartość
choice-expected = Dozwolone: { $expected }
choice-limits = od { $from } do { $to }

## Finding a game
seek-title = Znajdź partię
seek-look = Szukaj partii
seek-none = Nikt teraz nie szuka partii. Zacznij szukać: jeśli chcesz, po chwili puste miejsca zajmą boty.
seek-sit = Usiądź
seek-sit-label = { $missing ->
    [one] { $game }, czeka: { $names }, jedno wolne miejsce, { $clock }: usiądź
    [few] { $game }, czeka: { $names }, { $missing } wolne miejsca, { $clock }: usiądź
   *[many] { $game }, czeka: { $names }, { $missing } wolnych miejsc, { $clock }: usiądź
}
seek-terms = { $seats ->
    [few] { $seats } osoby · { $clock }
   *[many] { $seats } osób · { $clock }
}
seek-taken = Ktoś cię uprzedził: miejsce obok gracza { $name } jest zajęte.
seek-games = W co chcesz zagrać?
seek-no-game = Wybierz co najmniej jedną grę.
seek-any-seats = dowolna liczba
seek-bots = Jeśli nikt nie przyjdzie
seek-bots-after = { $time }, potem boty
seek-bots-never = czekaj dalej
seek-go = Szukaj graczy
house-talk-choice = Przy tym stole można rozmawiać na czacie

## Progress that travels
along-no-file = To nie są postępy ze Skyhall. Potrzebny jest link albo plik z „Weź ze sobą”.
along-no-course = { $game }: brakuje gwiazdek za kroki i miejsca przerwania.
along-no-stars = { $game }, krok { $step }: liczba gwiazdek { $stars }. Może być 1, 2 lub 3.
nav-studio = Pracownia
me-title = Ty

# A profile: ratings, results, replays, records; the leaderboard; rated games.

graph-rating = Ranking
rated-friendly = Towarzyska
rated-choice = Rankingowa czy towarzyska
rated-needs = Partie rankingowe wymagają stałej nazwy i zegara.
rated-keep = Zachowaj moją nazwę
rated-level = Poziom
rated-any = dowolny
rated-near = zbliżony do mojego
rated-people = Partie rankingowe toczą się między ludźmi: zostaw miejsce dla kogoś, kto dołączy.
rated-box = W partiach rankingowych używa się pudełka dołączonego do gry, takiego samego dla wszystkich.
rated-means = Partia liczy się do rankingu wszystkich, którzy w nią grają. Ułatwienia i cofanie są wyłączone, zegar chodzi, każdy potrzebuje konta, a odejście oznacza przegraną.
friends-title = Towarzystwo
friends-yours = Twoi znajomi
friends-none = Wyślij komuś swój link i usiądźcie przy jednym stole.
friend-part = Usuń
friend-part-label = Usuń ze znajomych: { $name }
friend-here = w sali
friend-away = poza salą
friend-plays = gra teraz: { $game }
friend-waits = czeka na graczy: { $game }
friend-watch-label = { verb-look }: { $name }
friend-join-label = { seek-sit }: { $name }
invited = { $name } zaprasza cię do gry: { $game }
invited-no = Nie, dziękuję
create-same = Wszyscy z poprzedniego stołu dostaną zaproszenie.
create-group = Cała grupa dostanie zaproszenie.

# Turnieje

nav-tournaments = Turnieje
tour-terms = { $game }, liczba miejsc: { $seats }, { $clock }. { $format }.
tour-format-swiss = System szwajcarski
tour-format-robin = Każdy z każdym
tour-span-days = { $days ->
    [one] 1 dzień
    [few] { $days } dni
   *[other] { $days } dni
}{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } h
}
tour-span-hours = { $hours } h{ $minutes ->
    [0] {""}
   *[other] {" "}{ $minutes } min
}
tour-span-minutes = { $minutes } min
tour-in = za { $span }
tour-open = Zajęte miejsca: { $count } z { $most }.
tour-open-at = Początek: { $when }, jeśli zgłoszeń będzie co najmniej { $least }.
tour-open-by = Zaczyna organizator, najlepiej gdy graczy jest co najmniej { $least }.
tour-you-are-in = Bierzesz udział. Damy znać, gdy przyjdzie twoja kolej.
tour-cancelled = Odwołany: zgłosiło się za mało osób albo odwołał go organizator. Nic więcej się nie zmienia.
tour-paused = Wstrzymany przez organizatora. Partie toczą się dalej, ale żadna runda się w tym czasie nie kończy.
tour-done = { $count ->
    [one] Wygrywa { $names }.
   *[other] Pierwsze miejsce dzielą { $names }.
}
tour-running = Runda { $round } z { $rounds }. Koniec najpóźniej: { $until }.
tour-rest-bye = W tej rundzie pauzujesz i dostajesz punkt.
tour-rest-left = Rywal zrezygnował: dostajesz punkt.
tour-rest-apart = W tej rundzie nie masz stołu: dostajesz pół punktu.
tour-play = Graj
tour-look-in = Zajrzyj
tour-somebody = Ktoś
cup-asked = Masz zaproszenie na turniej { $cup }.
cup-pair = { $cup }, runda { $round }: twój stół jest otwarty.
cup-soon = { $cup }: runda kończy się za { $span }, a twoja partia jeszcze trwa.
cup-look = Zobacz
cup-away = Schowaj
decks-link = Talie
learn-lessons = Lekcje
