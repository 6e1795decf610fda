# What the hall's server says when it says no. The key is `hall-` and the code of the answer.
hall-bad-request = Sala nie rozumie takiego żądania.
hall-no-token = Do tego potrzebny jest sekret miejsca.
hall-wrong-token = Ten sekret nie otwiera żadnego miejsca przy tym stole.
hall-not-host = Może to zrobić tylko osoba, która założyła stół.
hall-not-found = { $what ->
    [page] Nie ma takiej strony.
    [catalogue] Nie ma takiego katalogu.
    [edition] Nie ma takiej edycji.
    [game] Nie ma takiej gry.
    [deck] Nie ma takiej talii.
    [lesson] Nie ma takiej lekcji.
    [puzzle] Nie ma takiego zadania.
    [passkey] Nie ma takiego klucza dostępu.
    [session] Nie ma takiej sesji.
    [person] Nie ma takiej osoby.
    [lab] Nie ma takiego badania.
    [group] Nie ma takiej grupy.
    [tournament] Nie ma takiego turnieju.
    [box] Nie ma takiego pudełka.
   *[table] Nie ma takiego stołu.
}
hall-stale = Stół poszedł dalej: widzisz wersję { $version }, a jest już { $now }.
hall-illegal = „{ $word }” nie jest teraz dozwolonym ruchem.
hall-not-your-turn = To nie twoja tura.
hall-not-playing = Przy tym stole nie toczy się żadna partia.
hall-already-started = Partia już się zaczęła.
hall-not-over = To będzie możliwe dopiero po zakończeniu partii.
hall-bad-name = { $why ->
    [long] Nazwa może mieć najwyżej { $most } znaki.
    [hidden] Nazwa mieści się w jednym wierszu i nie zawiera niewidocznych znaków.
    [marks] Litera w nazwie ma najwyżej dwa znaki diakrytyczne.
    [operator] Ta nazwa wygląda jak nazwa operatora sali. Wybierz inną.
    [bot] Ta nazwa wygląda jak nazwa bota. Wybierz inną.
   *[empty] Nazwa ma przynajmniej jeden znak.
}
hall-you-blocked = Przy tym stole siedzi ktoś, kogo blokujesz.
hall-not-welcome = Nie możesz usiąść przy tym stole.
hall-used-link = Ten link został zastąpiony albo jest za stary. Poproś o nowy.
hall-own-link = To twój własny link. Wyślij go komuś innemu.
hall-not-friends = Możesz zaprosić tylko znajomych i osoby ze swoich grup.
hall-not-organiser = Może to zrobić tylko organizator.
hall-already-in = Już bierzesz udział w tym turnieju.
hall-not-in = Nie bierzesz udziału w tym turnieju.
hall-tournament-full = Wszystkie miejsca w tym turnieju są zajęte.
hall-too-few = Turniej wymaga co najmniej { $least } graczy.
hall-seat-taken = To miejsce jest zajęte.
hall-no-open-seat = Nie ma już wolnego miejsca.
hall-nothing-to-undo = Nie masz czego cofnąć: coś odsłonięto albo ruszył się już ktoś inny.
hall-nothing-to-take-back = Nie ma jeszcze żadnego twojego ruchu.
hall-no-undo-here = Przy tym stole nie ma cofania: każdy ruch zostaje.
hall-undo-by-agreement = Przy tym stole na cofnięcie ruchu muszą się zgodzić pozostali. Najpierw ich poproś.
hall-revealed = Tego nie da się cofnąć: od tamtej pory coś odsłonięto. Cofa się to tylko przy stole treningowym.
hall-take-back-pending = Ktoś już poprosił o cofnięcie ruchu.
hall-no-take-back = Nikt nie czeka na twoją zgodę na cofnięcie.
hall-not-abandoned = Ten gracz jest poza stołem jeszcze za krótko.
hall-not-replaced = Na tym miejscu nie gra żaden bot.
hall-resigned = Ta partia jest już poddana.
hall-replaced = Gra za ciebie bot; najpierw wróć na swoje miejsce.
hall-used-id = Ten identyfikator służy już czemu innemu: wybierz inny.
hall-unplayable = Ten stół grał według zasad w wersji { $rules }; ta sala gra według wersji { $hall }.
hall-no-helps = Przy tym stole gra się bez ułatwień.
hall-no-coach = Przy tym stole nie ma trenera.
hall-used-pass = Ten link już wykorzystano albo jest za stary. Utwórz nowy w menu swojego stołu.
hall-used-ring = Ten pęk kluczy już wykorzystano albo jest za stary. Utwórz nowy na urządzeniu, na którym są twoje stoły.
hall-no-accounts = W tej sali nie ma kont. Wystarczy pseudonim.
hall-no-passkeys = Przeglądarki tworzą klucze dostępu tylko przez HTTPS i dla adresu z nazwą. Zapytaj osobę, która prowadzi salę.
hall-needs-account = Partie rankingowe wymagają stałej nazwy. Zaloguj się albo załóż konto: wystarczy klucz dostępu.
hall-private = { $name } pokazuje to tylko znajomym.
hall-signed-out = Ta sesja już wygasła. Zaloguj się ponownie, aby kontynuować.
hall-wrong-origin = To żądanie przyszło z innej strony, więc go nie wykonano.
hall-wrong-code = Ten kod odzyskiwania nie działa: został już użyty albo jest w nim literówka.
hall-bad-passkey = Ten klucz dostępu nie otwiera tu żadnego konta.
hall-old-challenge = To trwało zbyt długo albo zostało wysłane dwa razy. Spróbuj ponownie.
hall-prove-again = Pokaż jeszcze raz swój klucz dostępu: tego nie da się cofnąć.
hall-name-taken = Ktoś już nazywa się { $name }. Wybierz inną nazwę.
hall-last-passkey = To twój ostatni klucz dostępu. Najpierw dodaj inny.
hall-already-seated = Masz już miejsce przy tym stole.
hall-no-hint = Nie ma teraz nic do podpowiedzenia.
hall-busy = Przy stole jest teraz zbyt duży ruch; spróbuj ponownie.
hall-too-slow = To przyszło zbyt późno.
hall-too-large = To jest za duże.
hall-banned = Nie masz wstępu do tej sali. Operator wie, dlaczego i na jak długo.
hall-no-partner = Nie grasz tu w parze, więc nie ma z kim rozmawiać na osobności.
hall-no-talk = Przy tym stole nie ma czatu: tak go założono.
hall-nobody-to-report = Na tym miejscu nie siedzi nikt inny.
hall-report-what = Napisz w kilku słowach, co się stało.
hall-too-many = Za dużo naraz; poczekaj chwilę.
hall-lab-state = Z tym badaniem nie da się tego teraz zrobić.
hall-lab-busy = { $most ->
    [one] Jedno twoje badanie trwa albo czeka; więcej tu nie można. Poczekaj na nie albo je zatrzymaj.
    [few] { $most } twoje badania trwają albo czekają; więcej tu nie można. Poczekaj na któreś albo je zatrzymaj.
   *[many] { $most } twoich badań trwa albo czeka; więcej tu nie można. Poczekaj na któreś albo je zatrzymaj.
}
hall-lab-large = To byłoby { $games } partii; ta sala rozgrywa na jedno badanie najwyżej { $most }. Poproś o mniej partii albo mniej wartości.
hall-not-your-box = To pudełko stoi na cudzej półce.
hall-draft-changed = W międzyczasie zmieniono to pudełko gdzie indziej.
hall-shelf-full = Twoja półka jest pełna: ta sala przechowuje dla ciebie { $most ->
    [one] jedno pudełko
    [few] { $most } pudełka
   *[other] { $most } pudełek
}. Odłóż któreś albo zapisz je najpierw jako plik.
hall-versions-full = Ta sala przechowuje { $most ->
    [one] jedną wersję
    [few] { $most } wersje
   *[other] { $most } wersji
} pudełka. Usuń najpierw którąś ze starszych.
hall-box-large = To pudełko jest za duże na półkę: na jedno pudełko przypada w tej sali najwyżej { $most } tysięcy znaków.
hall-full = Sala jest teraz pełna; spróbuj za chwilę.
hall-storage = Sala nie może teraz niczego zapisać: { $why ->
    [full] jej dysk jest pełny
    [locked] jej zapisy zablokował inny program
    [readonly] jej zapisy można tylko czytać
    [disk] jej dysk zgłasza błędy
    [damaged] część jej zapisów jest uszkodzona
    [away] jej baza danych jest nieosiągalna
   *[slow] jej baza danych nie odpowiada
}. Nic z tego, co potwierdzono, nie przepadło. Spróbuj za chwilę.
hall-shutting-down = Sala na chwilę się zamyka; zaraz wracamy.
hall-internal = Coś w sali poszło nie tak. Błąd został zapisany.
# The page: what the hall and the frame of every table say. Games have their own catalogues.

## The hall
page-title = Za każdymi drzwiami inne niebo.
page-line = Graj z ludźmi albo z botami. Bez konta, bez czekania.
nav-hall = Sala
nav-watch = Oglądaj
language = Język
theme = Motyw
theme-light = Jasny
theme-day = Automatyczny
theme-dark = Ciemny
play-now = Graj teraz
play-now-game = Graj teraz: { $game }
play-now-any = z botami, dowolna gra
create-table = Załóż stół
create-short = Załóż
join = Dołącz
join-placeholder = Wklej link lub kod
join-code = Link lub kod stołu
learn = Nauka
learn-first = Pierwszy raz? Naucz się gry
learn-first-line = krótkie lekcje na prawdziwej planszy
watch = Oglądaj
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
watch-search = Szukaj po imieniu
watch-range = { $from }–{ $to } z { $total }
watch-back = Poprzednia strona
watch-next = Następna strona
watch-status-lobby = czeka na graczy
watch-status-playing = w toku
watch-status-over = zakończona
watch-status-record = zapis
loading = Chwila.
page-gone = Sala nie odpowiada. Strona wciąż próbuje.
not-here = Za tymi drzwiami nic nie ma.
to-the-hall = Do sali
close = Zamknij
cancel = Anuluj
your-name = Twoje imię
guest = Gość

## A new table
create-game = Gra
create-players = Miejsca
create-seat = Miejsce { $number }
create-seat-me = ja
create-seat-open = osoba, która dołączy
create-seat-bot = bot, { $level }
create-level = Boty
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
level-random = losowy
level-first-steps = pierwsze kroki
level-novice = nowicjusz
level-apprentice = czeladnik
level-adept = biegły
level-veteran = weteran
level-expert = ekspert
level-master = mistrz
# Dlaczego wybór jest dobry; części to zdania z katalogu gry.
hint-chance = Szansa na wygraną: { $percent }%.
reason-1 = Dlaczego: { $first }.
reason-2 = Dlaczego: { $first }, do tego { $second }.
reason-1-but = Dlaczego: { $first }, ale { $cost }.
reason-2-but = Dlaczego: { $first }, do tego { $second }, ale { $cost }.
reason-holds = Dlaczego: zachowuje to, co jest; nic lepszego nie widać.
reason-holds-but = Dlaczego: { $cost }, ale wszystko inne byłoby gorsze.
reason-wins = Dlaczego: wygrywa partię.
create-options = Opcje
create-edition = Pudełko
edition-tuned = Wyważone
edition-standard = Standardowe
edition-short-tuned = Wyważone
edition-short-standard = Standardowe
box-why-tuned = Wyważone przez nas: niektóre wartości są inne niż w instrukcji.
box-why-standard = Wszystkie wartości z instrukcji, a nasze tam, gdzie ich nie podaje.
box-differs = Różnice względem pudełka „{ $base }”: { $told }
box-own-text = Czyjeś własne pudełko: zobacz jego plik
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
create-clock-none = bez zegara
create-clock-seconds = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}
create-clock-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
create-clock-days = { $days ->
    [one] { $days } dzień
   *[many] { $days } dni
}
create-go = Otwórz stół
choice-yes = tak
choice-no = nie
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
seek-any-seats = dowolna
seek-bots = Jeśli nikt nie przyjdzie
seek-bots-after = { $time }, potem boty
seek-bots-never = czekaj dalej
seek-go = Szukaj graczy
seek-waiting = Szukamy graczy
seek-begins = Partia zacznie się sama, gdy wszystkie miejsca będą zajęte.
seek-bots-come = Za { $time } puste miejsca zajmą boty ({ $level }).
seek-away = To partia na wiele dni: możesz zamknąć stronę, stół znajdziesz w sali.
seek-stop = Przestań szukać
page-your-turn = Twoja tura

## The lobby and joining
lobby-title = Stół jest gotowy
lobby-invite = Wyślij ten link albo pokaż kod.
lobby-copy = Kopiuj link
lobby-copied = Skopiowano
lobby-qr = Link jako kod do zeskanowania
lobby-start = Zacznij teraz
lobby-start-why = Puste miejsca zajmą boty ({ $level }).
lobby-wait = Partia zacznie się, gdy zdecyduje osoba, która założyła stół.
lobby-join-title = Dołącz do stołu { $game }
lobby-take-seat = Zajmij miejsce
lobby-full = Wszystkie miejsca są zajęte. Zostań tu i oglądaj, gdy partia się zacznie.
learn-game = Nauka: { $game }
learn-lessons = Lekcje
about-title = O tym stole
about-open = O tym stole
about-players = { $from ->
    [2] { $to ->
        [2] 2 graczy
       *[many] od 2 do { $to } graczy
    }
   *[many] od { $from } do { $to } graczy
}
about-clock = Zegar
about-helps = Ułatwienia
about-helps-on = Włączone: podpowiedzi, zagrożenia i możliwości od najlepszej.
about-helps-off = Wyłączone dla wszystkich: żadnych podpowiedzi, zagrożeń ani sortowania.
about-undo = Cofanie
about-undo-free = Swobodne, póki nic nie odsłonięto; potem tylko za zgodą pozostałych.
about-undo-agreed = Tylko za zgodą pozostałych.
about-undo-never = Nigdy: każdy ruch zostaje.
about-undo-training = Zawsze: to stół treningowy, cofnąć można nawet to, co odsłonięto.
about-stand-in = Gdy kogoś nie ma
about-stand-in-who = Gra bot ({ $level }), aż ta osoba wróci.
clock-days = { $days } d { $hours } godz.
clock-move = { $move } na każdą decyzję
clock-bank = { $bank } na całą partię
clock-move-bank = { $move } na każdą decyzję, potem { $bank } rezerwy
house-training = Stół treningowy
house-helps-on = z ułatwieniami
house-helps-off = bez ułatwień
house-undo-free = swobodne cofanie
house-undo-agreed = cofanie za zgodą
house-undo-never = bez cofania
house-stand-in = zastępstwo: { $level }

## The frame
frame-left = Stan partii
frame-right = Co można zrobić
frame-panel = Miejsca, dziennik, czat i zasady
frame-strip = Punkty wszystkich miejsc
tab-seats = Miejsca
tab-table = Stół
tab-log = Dziennik
tab-chat = Czat
tab-rules = Zasady
log-empty = Nic się jeszcze nie wydarzyło.
log-round = Runda { $round }
log-turn = Tura { $turn }
last-round = Ostatnia runda
step-undo = { $you ->
    [yes] Cofasz wybór.
   *[no] { $seat } cofa wybór.
}
step-accept_back = { $you ->
    [yes] Zgadzasz się na cofnięcie.
   *[no] { $seat } zgadza się na cofnięcie.
}
step-decline_back = { $you ->
    [yes] Nie zgadzasz się na cofnięcie.
   *[no] { $seat } nie zgadza się na cofnięcie.
}
step-resign = { $you ->
    [yes] Poddajesz partię.
   *[no] { $seat } poddaje partię.
}
step-leave = { $you ->
    [yes] Odchodzisz; dalej gra bot.
   *[no] { $seat } odchodzi; dalej gra bot.
}
step-takeover = { $you ->
    [yes] Twoje miejsce przejmuje bot.
   *[no] { $seat }: miejsce przejmuje bot.
}
step-return = { $you ->
    [yes] Wracasz.
   *[no] { $seat } wraca.
}
step-timeout = { $you ->
    [yes] Twój czas się skończył; dalej gra bot.
   *[no] { $seat }: koniec czasu, dalej gra bot.
}
step-pause = Sala była zamknięta; zegary stały.
chat-apart = partner
chat-to = Do kogo
chat-to-all = Do wszystkich
chat-to-side = Do partnera
chat-empty = Przywitaj się.
chat-placeholder = Napisz coś
chat-send = Wyślij
chat-off = Przy tym stole nie ma czatu.
chat-muted = { $n ->
    [one] 1 ukryta wiadomość od wyciszonej osoby.
    [few] { $n } ukryte wiadomości od wyciszonych osób.
    [many] { $n } ukrytych wiadomości od wyciszonych osób.
   *[other] { $n } ukrytej wiadomości od wyciszonych osób.
}
house-talk-choice = Przy tym stole można rozmawiać na czacie
house-no-talk = bez czatu
care-trouble = Ktoś sprawia kłopoty?
care-mute = Wycisz: { $name }
care-unmute = Słuchaj znowu: { $name }
care-report = Zgłoś: { $name }…
care-report-title = Zgłoszenie: { $name }
care-report-what = Operator tej sali dostanie zgłoszenie razem z ostatnią rozmową przy tym stole. Nikt przy stole się o tym nie dowie.
care-reason = Co się stało?
care-reason-insult = Obelgi lub groźby
care-reason-stalling = Granie na czas lub celowe odejście
care-reason-cheating = Oszukiwanie
care-reason-name = Obraźliwa nazwa
care-reason-other = Coś innego
care-words = Własnymi słowami
care-send = Wyślij zgłoszenie
care-thanks = Dziękujemy. Operator sprawdzi, co zrobił gracz { $name }.
rules-search = Szukaj w zasadach
rules-none = Żadna zasada o tym nie mówi.
rules-absent = Ta gra nie ma spisanych zasad. Przy stole zawsze widzisz, co możesz zrobić i dlaczego czegoś nie można.
rule-open = Zasada { $rule }
seat-you = ty
seat-open = wolne
seat-bot = bot, { $level }
seat-partner = gra z tobą
seat-held = poza stołem; gra bot ({ $level })
seat-away = poza stołem
seat-back = cofnięte
seat-next = następne
seat-resigned = partia poddana
seat-take-over = { $name }: niech gra bot
seat-come-back = Wróć na moje miejsce
tray = Co możesz zrobić
dock = Cofnij, stół i zagraj
sheet-back = Wróć
act-play = Zagraj
act-choose = Wybierz ruch
act-wait = Nie twoja tura
act-undo = Cofnij
act-let-go = Odłóż
act-ask-undo = Poproś
act-withdraw = Wycofaj
undo-never = Przy tym stole nie ma cofania
undo-waits = Twoja prośba o cofnięcie. Czekamy na zgodę: { $others }.
undo-waits-other = { $name } prosi o cofnięcie. Czekamy na zgodę: { $others }.
undo-agreed = { $you ->
    [yes] Zgadzasz się: ruch cofnięty.
   *[no] { $name } zgadza się: ruch cofnięty.
}
undo-declined = { $you ->
    [yes] Nie zgadzasz się. Ruch zostaje.
   *[no] { $name } nie zgadza się. Ruch zostaje.
}
undo-withdrawn = { $you ->
    [yes] Nie prosisz już o cofnięcie. Ruch zostaje.
   *[no] { $name } nie prosi już o cofnięcie. Ruch zostaje.
}
act-hint = Rada
act-hint-thinking = Myślę
hint-title = Najlepsze ruchy i szansa na wygraną
take-back-asked = { $name } prosi o cofnięcie ostatniego ruchu. Zgoda?
take-back-yes = Zgoda
take-back-no = Odmowa
stand-in-title = Gra za ciebie bot ({ $level }).
stand-in-why = Wróć na swoje miejsce, a następna decyzja będzie twoja.
absent-wait = { $name } jest poza stołem. Bot może zagrać za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
absent-now = { $name } jest poza stołem.
absent-act = Niech gra bot ({ $level })
dock-replay = Powtórka
watching-title = Oglądasz partię.
watching-what = Widzisz to, co mogą widzieć wszyscy: dziennik, zasady i czat są dla ciebie otwarte, karty na rękach i sekrety – nie.
chat-unread = nieprzeczytane
device-open = Otwórz na innym urządzeniu
device-title = Moje miejsce na innym urządzeniu
device-what = Zeskanuj tam kod albo otwórz link: działa raz, przez dziesięć minut. Odtąd możesz grać na obu urządzeniach.
device-qr = Kod do zeskanowania, który otwiera twoje miejsce
clock = Zostało czasu: { $time }
menu = Menu
state-loading = Szykujemy stół.
state-lobby = Czekamy na graczy.
state-server-gone = Sala nie odpowiada. Twój stół jest bezpieczny; strona wciąż próbuje.
state-sending = Twój ruch jest w drodze.
state-playing = Patrz, co się dzieje.
state-waits = Ten stół czeka na swoją kolej: najpierw grają inne stoły botów.
state-bot = { $name } myśli.
state-other = { $name } wybiera.
state-other-gone = { $name } jest poza stołem. Stół czeka.
menu-title = Przy stole
menu-confirm = Potwierdzaj każdy ruch przed zagraniem
menu-sound = Dźwięki
menu-speed = Tempo
speed-slow = Wolne
speed-normal = Zwykłe
speed-fast = Szybkie
menu-resign = Poddaj partię
menu-resign-sure = Na pewno poddać?
menu-resign-partner = Za ciebie zagra bot, a twoja strona gra dalej. Partia skończy się dopiero, gdy podda ją cała strona.
menu-leave = Odejdź; gra za mnie bot
menu-link = Kopiuj link do tego stołu
menu-replay = Powtórka od początku
menu-reading = Pokazuj planszę jako tekst
menu-seed = Dowód rozdania

## Replay and end
replay-title = Powtórka
replay-step = Krok { $step } z { $total }
replay-slider = Krok
replay-first = Na początek
replay-back = Krok wstecz
replay-forward = Krok naprzód
replay-last = Na koniec
replay-leap-back = { $what }: wstecz
replay-leap-on = { $what }: naprzód
replay-play = Odtwarzaj
replay-pause = Pauza
replay-copy = Kopiuj link do tego kroku
replay-from-here = Graj dalej stąd
replay-leave = Opuść powtórkę
replay-record = Pobierz zapis
ending-title = { $count ->
    [one] Wygrywa { $names }
   *[many] Wspólna wygrana: { $names }
}
ending-draw = Remis
ending-you = Wygrywasz
ending-conceded = { $count ->
    [one] { $names } poddaje partię.
   *[many] { $names } poddają partię.
}
ending-conceded-you = Poddajesz partię.
ending-place = Lokata
ending-line = Punktacja
ending-points = Punkty
ending-rematch = Rewanż
ending-rematch-go = Do rewanżu
ending-replay = Obejrzyj powtórkę
ending-share = Udostępnij
ending-shared = Link do powtórki skopiowany.
ending-share-text = { $game }: { $title }
ending-board = Spójrz na planszę
ending-proof = Ziarno { $seed }; jego skrót było widać od początku.
choose-which = Co wybierasz?
board-plain = Stół w liczbach
words-plain = Co możesz zrobić

## Review
review-title = Analiza
review-this = Analizuj tę partię
review-leave = Do powtórki
review-all = Wynik, szczęście i momenty
review-round = Runda { $n }
review-begun = Analiza zaraz się zacznie.
review-looking = Sprawdzam wybór { $n } z { $total }
review-progress = Postęp analizy
review-failed = Analizy nie udało się dokończyć. Są tu rundy od 1 do { $round }.
review-short = Partia jest za krótka, żeby ją ocenić. Jej ruchy są tutaj.
review-won = { $count ->
    [one] Wygrywa { $names }.
   *[many] Wspólna wygrana: { $names }.
  }
review-won-points = { $count ->
    [one] Wygrywa { $names }, { $points }.
   *[many] Wspólna wygrana: { $names }, { $points }.
  }
review-to = do
review-decided = Rozstrzygnięcie: { $round }.
review-graph = Szansa na wygraną
review-graph-of = po każdym wyborze, dla każdego miejsca
review-slider = Wybór
review-slider-at = Wybór { $n }, { $round }: { $shares }
review-share = { $name } { $percent }%
review-result = Wynik
review-accuracy = dokładność
review-luck = Szczęście i umiejętności
review-for = dla: { $name }
review-luck-line = { $way ->
    [gave] Na początku { $start }%. Szczęście dało { $deck }; cała reszta to gra. W punktach procentowych:
    [cost] Na początku { $start }%. Pech zabrał { $deck }; cała reszta to gra. W punktach procentowych:
   *[none] Na początku { $start }%. Szczęście wyszło na zero; cała reszta to gra. W punktach procentowych:
  }
review-luck-own = Własne potknięcia
review-luck-rivals = Potknięcia rywali
review-luck-deck = Szczęście
review-luck-result = Na koniec
review-moments = Momenty
review-moments-of = { $choices ->
    [one] { $count } z { $choices } wyboru
   *[many] { $count } z { $choices } wyborów
}
review-only = Tylko { $name }
review-no-slips = Żadnych potknięć. Zobacz za to najlepsze ruchy.
review-as-table = Jako tabela
review-choice = Wybór
review-verdict = Ocena
review-moment = Ten moment
review-moment-back = Poprzedni moment
review-moment-on = Następny moment
review-mark-best = Najlepszy ruch
review-mark-inaccuracy = Niedokładność
review-mark-mistake = Pomyłka
review-mark-blunder = Gruby błąd
review-mark-none = Wybór
review-played = Zagrane { $percent }%
review-better = Lepsze { $percent }%
review-sure = Te szanse mogą odbiegać o { $error }.
review-unsure = Zbyt wyrównane, by rozstrzygać: różnica może odbiegać o { $error }.
review-guess = { $count ->
    [one] Domysł: tak mogło pójść dalej, { $count } wybór.
    [few] Domysł: tak mogło pójść dalej, { $count } wybory.
   *[many] Domysł: tak mogło pójść dalej, { $count } wyborów.
  }
review-go-on = Zobacz ciąg dalszy
review-back = Wróć do momentu
review-retry = Zagraj stąd jeszcze raz
review-both = Oba wyniki
review-first-time = Za pierwszym razem
review-this-time = Tym razem
review-retried = Ponownie
# `$points` is none where the game counts none
review-placed = { $points ->
    [none] lokata { $place }
   *[other] { $points }, lokata { $place }
}
review-controls = Przewijanie partii
review-back-one = Wybór wstecz
review-on-one = Wybór naprzód
review-next = Następny moment
review-shown = Co pokazuje plansza
review-show-played = Zagrane
review-show-better = Lepsze
review-show-both = Oba
review-share-link = Udostępnij

## Without a mouse, without sight
announcements = Co dzieje się przy stole
reading = Plansza jako tekst
reading-open = Czytaj planszę
reading-leave = Pokaż planszę
reading-choices = { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
   *[many] { $count } możliwości
}
reading-refused = Teraz niemożliwe
reading-chosen = Wybrane: { $what }. Naciśnij jeszcze raz, by zagrać.
board-whole = Cała plansza
keys = Klawisze
keys-groups = do następnej grupy możliwości
keys-arrows = do możliwości w tę stronę
keys-pages = przez całą grupę, także to, czego nie można wybrać
keys-play = wybierz, a potem jeszcze raz, by zagrać
keys-let-go = odłóż
keys-undo = cofnij
keys-read = plansza jako tekst i z powrotem
keys-list = ta lista
seat-points = { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
## Following the others
bar-others = { $moved } z { $others } pozostałych
act-skip = Pomiń
act-skip-mine = Pomiń do mojej tury
key-space = Spacja
speed-off = Wyłączone
recap-title = Od twojego ruchu
round-so-far = Runda do tej pory
round-begins = Grają pozostali.
round-next = Dalej gra { $name }
round-next-you = Dalej grasz ty
round-then = , potem { $name }
recap-you = Ty
recap-same = { $points ->
    [one] nadal { $points } punkt
    [few] nadal { $points } punkty
   *[many] nadal { $points } punktów
}
recap-again = Jeszcze raz
recap-row = Obejrzyj tę turę jeszcze raz
recap-move = Mój ruch
state-again = { $name } cofa ruch i wybiera na nowo.
log-you = ty
log-points = z { $before } na { $after ->
    [one] { $after } punkt
    [few] { $after } punkty
   *[many] { $after } punktów
}
log-back = { $name } cofa ten ruch
log-back-you = Cofasz ten ruch

ending-best = W kolorze: najlepszy wynik każdego wiersza.
ending-best-how = W kolorze: najlepszy wynik każdego wiersza. Podkreślony wiersz mówi, jak się go liczy.

## Why it was won; `$you` is yes if the winner reads it
why-points = { $you ->
    [yes] Wygrywasz, mając
   *[no] { $winner } wygrywa, mając
} { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}. Dalej: { $rival }, { $rival_points } pkt.
why-shared = Po { $points ->
    [one] { $points } punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
}. Wspólna wygrana: { $winners }.

## The school
school-missed = To jeszcze nie to. Zobacz, co się stało, i spróbuj ponownie.
school-refused = { $text }
school-stars = { $stars ->
    [one] { $stars } gwiazdka z 3
    [few] { $stars } gwiazdki z 3
   *[many] { $stars } gwiazdek z 3
}
school-kept = Twoje postępy są zapisane na tym urządzeniu.
school-not-kept = Ta przeglądarka niczego nam nie przechowa: postępy znikną po zamknięciu strony.

# The map of a course
course-line = Krótkie lekcje na prawdziwej planszy, od zera do pierwszej partii.
course-absent = Ta gra nie ma jeszcze lekcji. Wszystko, co trzeba wiedzieć, jest w zasadach.
course-start = Zacznij
course-continue = Dalej
course-continue-at = { $lesson }, krok { $step } z { $steps }
course-of = { $all ->
    [one] z { $all } lekcji
   *[many] z { $all } lekcji
}
course-count = Ukończone lekcje: { $done } z { $all }
course-short = { $done } z { $all }
course-new = nowe
course-rules-only = tylko zasady
course-minutes = jeszcze około { $minutes } min
course-all-done = wszystko gotowe
course-lessons = Lekcje
course-lesson-minutes = { $minutes } min
course-more = Oprócz lekcji
course-games = Kursy
course-start-with = { $lesson }, { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
course-first-game = Pierwsza partia z trenerem
course-first-game-text = Jeden łagodny bot, żadnego zegara i trener, który mówi, co nowe, i dopytuje przed dużą wpadką.
course-first-game-best = Najlepiej po rozdziale „{ $chapter }”, ale możesz zacząć już teraz.
course-first-game-start = Zacznij
course-tile-game = Pierwsza partia
course-tile-game-more = z trenerem
course-tile-puzzle = Zadania
course-tile-puzzle-more = znajdź ruch
course-tile-rules = Zasady
course-tile-rules-more = gdy chcesz coś sprawdzić
course-play-gentle = z łagodnym botem
course-play = Zagraj pierwszą partię z trenerem
course-rules = Zasady
course-rules-text = Wszystko na piśmie, gdy chcesz coś sprawdzić.
course-rules-open = Czytaj zasady
course-unlocked = Nic nie jest zamknięte: każdą lekcję można otworzyć w każdej chwili.

## The map of a course
map-chapters = Rozdziały
map-chapter = , rozdział { $number } z { $all }
map-done = , ukończone { $done } z { $all }
map-of = { $done } z { $all }
map-lesson = Lekcja { $number },{" "}
map-in-progress = , w toku, krok { $step } z { $steps }
map-to-do = , jeszcze nieukończona
map-step-minutes = krok { $step } z { $steps }, { $minutes } min
map-card-next = Następna lekcja, { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
map-card-other = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
map-card-done = Ukończona. Zagraj ją jeszcze raz po więcej gwiazdek, { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}

## Progress that travels
along = Weź ze sobą
along-title = Weź postępy ze sobą
along-text = Otwórz ten link na innym urządzeniu albo wczytaj tam plik. Nic nie trafia do sali.
along-copy = Kopiuj link
along-copied = Link skopiowany.
along-copy-yourself = Przeglądarka nie pozwala kopiować: zaznacz link i skopiuj go ręcznie.
along-save = Zapisz plik
along-link = Twoje postępy jako link
along-bring = Wczytaj postępy
along-paste = Link z innego urządzenia
along-file = Plik z innego urządzenia
along-found = Wczytano:
along-course = { $game }: ukończone lekcje { $done } z { $all }
along-unknown = { $game }: ta sala nie zna takiego kursu, ale i tak go zachowa
along-better-stays = Dołączy do tego, co masz tutaj; z każdego kroku zostaje lepszy wynik.
along-take-in = Dodaj tutaj
along-taken = Gotowe: wszystko już tu jest.
along-no-file = To nie są postępy ze Skyhall. Potrzebny jest link albo plik z „Weź ze sobą”.
along-no-course = { $game }: brakuje gwiazdek za kroki i miejsca przerwania.
along-no-stars = { $game }, krok { $step }: liczba gwiazdek { $stars }. Może być 1, 2 lub 3.
course-end-title = Umiesz grać w { $game }!
course-end-text = Jeden łagodny bot i żadnego zegara. Trener mówi, co nowe, i pyta przed dużą wpadką; w każdej chwili możesz go wyciszyć.

# A lesson
lesson-of = Lekcja { $lesson } z { $lessons }
lesson-step = krok { $step } z { $steps }
lesson-leave = Opuść lekcję
lesson-to-map = Wróć do mapy
lesson-leave-title = Opuścić lekcję?
lesson-leave-text = Nic nie przepadnie: wrócisz dokładnie do tego kroku.
lesson-stay = Zostań
lesson-panel = Lekcja
lesson-speech = Co mówi trener
lesson-sentences = Zdania
lesson-sentence-back = Poprzednie zdanie
lesson-sentence-next = Następne zdanie
lesson-acts = Zagraj, rada, pokaż
lesson-goal = Cel
lesson-hints = Podpowiedzi
lesson-hint = Rada
lesson-hint-first = Naprowadź mnie
lesson-hint-more = Jeszcze jedna rada
lesson-hint-point = Wskaż, co zagrać
lesson-hint-show = Pokaż ruch
lesson-longer = To też działa.
lesson-shorter = A tu krótsza droga.
lesson-show-me = Pokaż
lesson-again = Jeszcze raz
lesson-your-turn = Teraz ty
lesson-continue = Dalej
lesson-finish = Zakończ
lesson-skip = Pomiń ten krok
lesson-back-to = Wróć do lekcji
lesson-missed-title = Nie tędy.
lesson-refused = Tutaj tak nie można.
lesson-step-done = Gotowe!
lesson-done-title = Gotowe, i cała lekcja też!
lesson-shown-title = Tak to się robi.
lesson-shown = { $moves }. Teraz twoja kolej.
lesson-failed-title = Czegoś brakuje.
lesson-failed = Tego kroku nie udało się przygotować. Pomiń go, twoje postępy są bezpieczne.
lesson-stars-left = { $stars ->
    [3] Za pierwszym razem: trzy gwiazdki.
    [2] Teraz: dwie gwiazdki.
   *[other] Bez pomocy: jedna gwiazdka.
}
lesson-stars-won = { $stars ->
    [3] Trzy gwiazdki: rozwiązane za pierwszym razem.
    [2] Dwie gwiazdki.
   *[other] Jedna gwiazdka.
}
lesson-end-title = Ukończona: { $lesson }
lesson-end-now = Co już wiesz
lesson-next = Następna lekcja: { $lesson }
recall-title = Pamiętasz?
recall-right = Zgadza się. (Zasada { $rule })
recall-wrong = Nie całkiem. Odpowiedź to „{ $answer }” (Zasada { $rule })
recall-skip = Pomiń pytanie

# Puzzles
puzzles-of = { $game }: zadania
puzzles-line = Pozycje z prawdziwych partii, w których jeden wybór jest wyraźnie najlepszy. Znajdź go.
puzzles-count = Rozwiązane: { $done } z { $all }
puzzles-none-left = Wszystkie są już rozwiązane.
puzzles-none-left-theme = Z tego tematu wszystkie są już rozwiązane.
puzzle-number = Zadanie { $number }
puzzle-origin = Z partii botów, sprawdzone długim przeszukiwaniem
puzzle-difficulty-name = Trudność
puzzle-difficulty = Trudność { $difficulty } z 5
puzzle-hard-1 = łatwe
puzzle-hard-2 = nie za trudne
puzzle-hard-3 = podchwytliwe
puzzle-hard-4 = trudne
puzzle-hard-5 = bardzo trudne
puzzle-theme = Temat
puzzle-themes = Tematy
puzzle-all-themes = Wszystkie tematy
puzzle-theme-hidden = widoczny po rozwiązaniu
puzzle-levels = Boty, które to znajdują
puzzle-levels-none = żaden z poziomów
puzzle-steps = { $steps ->
    [one] { $steps } wybór.
    [few] { $steps } wybory z rzędu.
   *[many] { $steps } wyborów z rzędu.
}
puzzle-line-name = Twoje ruchy
puzzle-found = Znalezione: { $found } z { $all }
puzzle-step-open = Twój wybór
puzzle-acts = Zagraj, cofnij, rada, poddaj
puzzle-undo = Cofnij
puzzle-give-up = Poddaj
puzzle-give-up-title = Pokazać rozwiązanie?
puzzle-give-up-text = Twoja seria się skończy. Rozwiązanie możesz i tak przejść krok po kroku.
puzzle-show = Pokaż rozwiązanie
puzzle-go-on = Próbuj dalej
puzzle-next = Następne zadanie
puzzle-first = Zacznij rozwiązywać
puzzle-leave = Opuść zadanie
puzzle-to-list = Wszystkie zadania
puzzle-back-to = Wróć do zadania
puzzle-missed-title = To nie to.
puzzle-missed = { $share ->
    [0] Tak nie wygrasz prawie nigdy; z właściwym wyborem byłoby to { $best } na 100 partii.
   *[other] Tak wygrasz około { $share } partii na 100; z właściwym wyborem { $best }.
}
puzzle-follow-you = Dalej grasz: { $moves }.
puzzle-follow-rival = { $name } odpowiada: { $moves }.
puzzle-solved-title = Rozwiązane!
puzzle-solved = { $share ->
    [100] Stąd wygrana jest twoja.
   *[other] Stąd wygrasz około { $share } partii na 100.
}
puzzle-shown-title = Oto rozwiązanie.
puzzle-failed = Tego zadania nie udało się przygotować. Pomiń je: nie liczy się.
puzzle-why = Dlaczego inne wybory zawodzą
puzzle-more-of-theme = Więcej zadań na ten temat
puzzle-wins = { $share }%
puzzle-move = „{ $move }”
puzzle-then = Potem: { $moves }
puzzle-hint-among = To jedno z tych: { $choices }.
puzzle-hint-costs = Rada kosztuje punkt, nie serię.
puzzle-streak-name = Jak poszły ostatnie zadania
puzzle-streak = { $streak ->
    [0] Na razie bez serii
   *[other] { $streak } z rzędu
}
puzzle-best = rekord { $best }
puzzle-rating = ranking
puzzle-latest = Ostatnie, najnowsze na końcu
puzzle-went-solved = rozwiązane
puzzle-went-hinted = rozwiązane z radą
puzzle-went-failed = nieudane
puzzle-went-new = jeszcze nietknięte
puzzle-day = Zadanie dnia
puzzle-day-solve = Rozwiąż
puzzle-day-again = Obejrzyj jeszcze raz
puzzle-day-solved = Dzisiejsze już rozwiązane. Jutro będzie następne.
puzzle-day-failed = Dzisiejsze zadanie nie dotarło. Spróbuj innego.
puzzle-days = { $days ->
    [one] { $days } dzień z rzędu
   *[many] { $days } dni z rzędu
}
puzzle-all = Wszystkie zadania: { $all }
puzzle-others = Pozostałe zadania

# The coach of a first game.
coach = Trener
tab-coach = Trener
coach-first-game = Pierwsza partia
coach-turn = Pierwsza partia, tura { $turn }
coach-quieter = Ciszej
coach-voice = Ile mówi trener
coach-voice-all = Także duże wpadki
coach-voice-new = Tylko nowości
coach-voice-silent = Milczy
coach-is-silent = Milczę. „Ciszej” przywraca mi głos.
coach-watching = Patrzę. Pytaj mnie przyciskiem „Rada”.
coach-thinking = Niech pomyślę
coach-blind = Teraz nie widzę daleko. Partia trwa.
coach-new = To coś nowego
coach-got-it = Jasne
coach-rule = Zasada { $rule }
coach-sure = Na pewno?
coach-yours = Twój ruch: { $word }
coach-drawn-yours = Twój wybór
coach-better = Lepszy pomysł
coach-take = Wybierz ten
coach-keep = Zostaw mój
coach-take-back = Cofnij
coach-anyway = Mimo to zagraj
coach-learnt =
    { $count ->
        [one] { $count } poznana rzecz
        [few] { $count } poznane rzeczy
       *[many] { $count } poznanych rzeczy
    }
coach-learnt-title =
    { $count ->
        [one] { $count } rzecz, którą już znasz
        [few] { $count } rzeczy, które już znasz
       *[many] { $count } rzeczy, które już znasz
    }
coach-next = Spróbuj teraz:
coach-review = Analizuj tę partię
coach-take-backs = W pierwszej partii cofanie jest bez ograniczeń.
coach-log = Dziennik i zasady
coach-back = Wróć do trenera

# The illustrated rules.
rules-seat-0 = Ada
rules-seat-1 = Bruno
rules-seat-2 = Cleo
rules-seat-3 = Dario
rules-seat-4 = Edda
rules-seat-5 = Falk
rules-contents = Spis treści
rules-parts = Części zasad
rules-beside = Ikony i pudełko
rules-setup = Przygotowanie
rules-icons = Ikony
rules-box = Pudełko
rules-box-short = Pudełko
rules-reminder = Ściąga
rules-worked = Przykładowa tura
rules-worked-note = każdy obrazek to prawdziwa pozycja: kliknij, by spróbować
rules-step = { $step } z { $steps }
rules-step-back = Poprzedni krok
rules-step-on = Następny krok
rules-missed = Łatwo przeoczyć
rules-turn-pages = Inne strony
rules-to-page = Otwórz stronę
rules-to-course = Do lekcji
rules-find = Znajdź zasadę, ikonę lub kartę
rules-find-short = Szukaj
rules-found = { $count ->
    [one] { $count } wynik
    [few] { $count } wyniki
   *[many] { $count } wyników
}
rules-nothing = Nie ma nic o nazwie „{ $query }”.
rules-meant = Może chodzi o: { $name }?
rules-print = Drukuj
rules-play = Ucz się, grając
rules-full = Zasady z obrazkami
rules-all = Wszystkie: { $count }
rules-larger = Powiększ
rules-on-pages = Na tych stronach
rules-on-things = { $count ->
    [one] Na { $count } elemencie w pudełku
   *[many] Na { $count } elementach w pudełku
}
rules-things = { $count ->
    [one] { $count } element
    [few] { $count } elementy
   *[many] { $count } elementów
}
rules-shelves = Co w nim jest
rules-filter = Pokaż tylko te z
rules-turned = Druga strona
rules-box-search = Szukaj w pudełku
rules-shown = { $count } z { $all }
rules-box-none = Nic takiego w pudełku nie ma.
rules-box-all = Pokaż wszystko
rules-box-empty = Ta gra nie pokazuje tu swojego pudełka.
rules-no-icons = Ta gra nie pokazuje tu ikon.
rules-no-setup = Ta gra opisuje przygotowanie tylko w zasadach.
rules-no-reminder = Ta gra nie ma ściągi.
rules-no-picture = Tego obrazka nie udało się narysować.
rules-box-differs = Pudełko „{ $box }”: { $count ->
    [one] { $count } różnica
    [few] { $count } różnice
   *[many] { $count } różnic
} względem standardowego
rules-box-same = Pudełko „{ $box }”
rules-players = Liczba graczy
rules-seats = { $count ->
    [one] { $count } gracz
   *[many] { $count } graczy
}
rules-try = Spróbuj
rules-trying = Spróbuj
rules-try-note = Graj, co chcesz: nic się nie zapisuje i nikt nie ocenia.
rules-tried = Tura skończona. Zacznij od nowa albo wróć do zasad.
rules-again = Zacznij od nowa
rules-back = Wróć do zasad

# The studio
nav-studio = Pracownia
yes = tak
no = nie
studio-first = Weź pudełko i zmień je.
studio-boxes = { $count ->
    [one] Na twojej półce stoi jedno pudełko.
    [few] Na twojej półce stoją { $count } pudełka.
    [many] Na twojej półce stoi { $count } pudełek.
   *[other] Na twojej półce stoi { $count } pudełka.
}
studio-lead = Każda karta, kafelek i bohater wygląda tak jak przy stole. Zmieniaj, co chcesz: nic nie ginie, a to, co nie pasuje, jest wskazane na miejscu.
studio-mine = Moje pudełka
studio-new-from = Nowe pudełko na podstawie
studio-new-name = { $game } po mojemu
studio-copy-name = { $name }, kopia
studio-unnamed = Jeszcze bez nazwy
studio-of = { $game }, na podstawie pudełka „{ $base }”
studio-on = na podstawie pudełka „{ $base }”
studio-away = Odłóż na dobre
studio-away-yes = Tak, odłóż na dobre
studio-not-here = W tej przeglądarce nie ma takiego pudełka.
studio-to-shelf = Na półkę
studio-name = Nazwa pudełka
studio-tabs = Części pracowni
studio-tab-cards = Karty
studio-tab-lab = Laboratorium
studio-tab-print = Druk
studio-tab-position = Pozycja
studio-position-lead = Opisz dowolną pozycję w formacie TOML albo JSON. Zostanie rozłożona na prawdziwej planszy z tym pudełkiem w obecnym stanie, a dalej grasz za wszystkie miejsca po kolei.
studio-position-text = Pozycja w TOML albo JSON
studio-position-keys = Pomiń to, co nieistotne: przyjmie zwykłą wartość. Jeśli coś jest niemożliwe, pokażemy co i czego oczekiwano.
studio-position-example = Zacznij od przykładu
studio-position-open = Otwórz pozycję
studio-position-playing = Pozycja z pudełkiem „{ $box }”
studio-position-back = Wróć do tekstu
studio-position-note = Grasz za wszystkich, zawsze za to miejsce, które ma zdecydować. Nic z tego nie zostaje zapisane.
studio-position-over = Koniec partii.
studio-seat = Miejsce { $number }
studio-menu = Więcej o tym pudełku
studio-kept = Szkic zapisany
studio-keeping = Zapisane tutaj, w drodze do sali
studio-offline = Brak połączenia. Zapisane tutaj, wyślemy później.
studio-here-only = Zapisane tylko w tej przeglądarce. { $why }
studio-where-both = zapisane w sali
studio-where-here = tylko w tej przeglądarce
studio-where-hall = z innego urządzenia
studio-versions-count = { $count ->
    [one] jedna wersja
    [few] { $count } wersje
   *[other] { $count } wersji
}
studio-is-shared = udostępnione
studio-versions = Wersje
studio-version = Wersja { $number }
studio-draft = Szkic
studio-draft-sent = taki jak na warsztacie
studio-draft-waiting = w drodze do sali
studio-draft-offline = zapisany tutaj, wyślemy później
studio-draft-refused = zapisany tylko w tej przeglądarce
studio-draft-conflict = zmieniony na innym urządzeniu
studio-the-base = podstawa
studio-restore = Zacznij od tej wersji
studio-restored = Wersja { $number } jest na warsztacie. „Cofnij” przywróci to, co było.
studio-version-away = Usuń
studio-version-away-yes = Tak, usuń
studio-version-gone = Wersja { $number } usunięta.
studio-save = Zapisz wersję
studio-save-version = Zapisz wersję { $number }
studio-version-name = Co w niej nowego? (można zostawić puste)
studio-version-saved = Wersja { $number } zapisana.
studio-version-theirs = Tak jak było na innym urządzeniu
studio-share = Udostępnij to pudełko
studio-share-short = Udostępnij
studio-share-what = Kto ma link, może przeczytać pudełko takie, jakie jest w danej chwili, i zrobić na jego podstawie własne. Twojego nie zmieni.
studio-unshare = Przestań udostępniać
studio-shared = Ktoś pokazuje ci to pudełko. Możesz je przeczytać i zmieniać własną kopię.
studio-make-mine = Zrób własne na jego podstawie
studio-clash = To pudełko zmieniono na innym urządzeniu.
studio-clash-what = Zachowamy obie wersje, dopóki nie wybierzesz.
studio-keep-mine = Zostaw moje (tamto stanie się wersją)
studio-take-theirs = Weź tamto („Cofnij” przywróci moje)
studio-keep-both = Zachowaj oba jako dwa pudełka
studio-see-both = { $count ->
    [one] Pokaż wartość, która się różni
    [few] Pokaż { $count } wartości, które się różnią
   *[other] Pokaż { $count } wartości, które się różnią
}
studio-value = Wartość
studio-there = Tam
studio-here = Tutaj
studio-no-room = Ta przeglądarka nie ma miejsca na zapisanie pudełka.
studio-export = Zapisz jako plik (TOML)
studio-text = Pokaż tekst
studio-only-good = Tekst ma tylko pudełko bez błędów.
studio-duplicate = Zrób kopię
studio-kinds = Rodzaje elementów
studio-filters = Co jest pokazane
studio-search = Nazwa lub efekt
studio-all = Wszystkie
studio-changed = Zmienione: { $count }
studio-wrong = Z błędem: { $count }
studio-none = W pudełku nie ma nic takiego.
studio-none-changed = Nic tego rodzaju nie różni się od podstawy.
studio-show-all = Pokaż wszystko
studio-numbers = Liczby
studio-count = { $count ->
    [one] jedna
    [few] { $count }
    [many] { $count }
   *[other] { $count }
}
studio-others = Pozostałe
studio-changes = { $count ->
    [one] jedna zmiana
    [few] { $count } zmiany
    [many] { $count } zmian
   *[other] { $count } zmiany
}
studio-is-changed = Zmienione
studio-problems = { $count ->
    [one] Jeden błąd
    [few] { $count } błędy
    [many] { $count } błędów
   *[other] { $count } błędu
}
studio-new = nowe
studio-gone = usunięte
studio-other = { $field }: zmiana
studio-difference = Inne niż w pudełku „{ $base }”
studio-no-difference = Nic jeszcze nie różni się od pudełka „{ $base }”. Zmień dowolną kartę.
studio-rest = Cała reszta jest jak w podstawie.
studio-before = Poprzednia
studio-after = Następna
studio-drawn-as-base = Do czasu usunięcia błędu rysunek jest jak w pudełku „{ $base }”.
studio-copy-entry = Jeszcze jedna taka
studio-remove-entry = Wyjmij z pudełka
studio-add-entry = Dodaj
studio-new-entry = Nowy
studio-less = { $field }: o jeden mniej
studio-more = { $field }: o jeden więcej
studio-nth = { $field } { $n }
studio-part = część { $n }
studio-take-away = Usuń: { $what }
studio-add-one = Dodaj: { $field }
studio-add-part = Dodaj część
studio-parts = { $count ->
    [one] Jedna część, w tej kolejności
    [few] { $count } części, w tej kolejności
    [many] { $count } części, w tej kolejności
   *[other] { $count } części, w tej kolejności
}
studio-parts-of = W tej kolejności, { $count } z najwyżej { $most }
studio-part-moved = Część { $part } jest teraz { $place }. z { $count }.
studio-up = Część { $n } wyżej
studio-down = Część { $n } niżej
studio-forms = Jak zapisuje się efekty
studio-nothing-to-set = Tu nie ma nic do ustawienia.
studio-set-to = Ustaw { $value }
studio-back-to = Przywróć { $value }, jak w pudełku „{ $base }”
studio-not-ready = Jeszcze nie gotowe.
studio-whole-box = pudełko
studio-looking = Sprawdzanie…
studio-fits = Pasuje.
studio-differs = { $count ->
    [0] Nic nie różni się od pudełka „{ $base }”.
    [one] Jedna rzecz różni się od pudełka „{ $base }”.
    [few] { $count } rzeczy różnią się od pudełka „{ $base }”.
    [many] { $count } rzeczy różni się od pudełka „{ $base }”.
   *[other] { $count } rzeczy różni się od pudełka „{ $base }”.
}
studio-unusual = Nie można w to grać ze zwykłymi opcjami. Pasują te: { $options }.
studio-unplayable = Nie znaleziono opcji, z którymi można grać tym pudełkiem: { $why }
studio-warnings = { $count ->
    [one] Jedna rzecz do sprawdzenia
    [few] { $count } rzeczy do sprawdzenia
    [many] { $count } rzeczy do sprawdzenia
   *[other] { $count } rzeczy do sprawdzenia
}
studio-undo = Cofnij
studio-try = Wypróbuj przy stole
studio-wrong-missing = Brakuje: { $field }.
studio-wrong-number = { $field }: { $value }. Ma to być liczba całkowita od { $low } do { $high }.
studio-wrong-flag = { $field }: { $value }. Ma być true albo false.
studio-wrong-text = { $field }: pusto. Ma to być tekst.
studio-wrong-choice = { $field }: { $value }. Ma to być jedno z: { $values }.
studio-wrong-numbers = { $field }: { $value }. Każda ma być liczbą całkowitą od { $low } do { $high }.
studio-wrong-list = { $field }: { $value }. Ma to być lista.
studio-wrong-table = { $field }: { $value }. Ma to być tabela.
studio-wrong-shape = { $field }: { $value } nie jest zapisane tak jak pozostałe.
studio-wrong-count = { $most ->
    [-1] { $field }: jest { $count }, ma być co najmniej { $least }.
   *[other] { $field }: jest { $count }, ma być od { $least } do { $most }.
}
box-section-edition = Samo pudełko
box-section-name = Nazwa pudełka
box-field-name = Nazwa
box-field-id = Identyfikator
box-field-colour = Kolor
box-field-colours = Kolory
box-field-cost = Koszt
box-field-price = Cena
box-field-source = Skąd pochodzi
box-field-do = Co robi
box-field-n = Ile
box-field-effects = Efekty

## The lab in the page
measure-title = Laboratorium
measure-parts = Laboratorium i druk
measure-question = Pytanie
measure-empty = Zapytaj tysiące partii.
measure-empty-line = Nic jeszcze nie zmierzono. Wybierz liczbę z pudełka i zapytaj „co by było, gdyby”, albo porównaj pudełka. Z każdym boty grają te same rozdania. Możesz wyjść: grają dalej bez strony.
measure-not-good = { $count ->
    [one] Jeszcze nie do mierzenia: pudełko ma jeden błąd. Popraw go w zakładce z kartami.
    [few] Jeszcze nie do mierzenia: pudełko ma { $count } błędy. Popraw je w zakładce z kartami.
   *[many] Jeszcze nie do mierzenia: pudełko ma { $count } błędów. Popraw je w zakładce z kartami.
}
measure-gone = Tego badania już nie ma.
measure-ask = Czego chcesz się dowiedzieć?
measure-sweep = Co by było, gdyby…
measure-boxes = Porównaj pudełka
measure-number = Liczba z pudełka
measure-number-find = Mint, start_coins…
measure-number-is = Teraz: { $value }.
measure-number-none = W pudełku nie ma takiej liczby. Wybierz z listy.
measure-number-help = Wpisz nazwę i wybierz z listy.
measure-values = Porównywane wartości
measure-values-help = Od dwóch do ośmiu liczb całkowitych, po przecinku.
measure-beside = Obok pudełka „{ $box }”
measure-level = Na każdym miejscu gra
measure-greedy = zachłanny
measure-seats = Miejsca
measure-games = Partie z każdym
measure-count = { $count }
measure-deals = Rozdania
measure-deals-same = te same dla wszystkich
measure-stops = Zakończ, gdy wynik pewny
measure-stops-line = Wartość kończy wcześniej, gdy cały jej przedział leży po jednej stronie.
measure-yes = tak
measure-sure-to = Udział będzie znany z dokładnością około ± { $points } pkt, dla tego, czego używa każda partia.
measure-begin = Rozegraj
measure-again = Zapytaj o coś innego
measure-suggest-title = Wartości: { $name }
measure-other-wrong = „{ $name }” nie da się tak zagrać. { $problem }
measure-runs = Wcześniejsze badania
measure-run = { $name }: { $values }
measure-status-waiting = czeka
measure-status-running = partie: { $done } z { $total }
measure-status-paused = Wstrzymane, partie: { $done }. Nic nie przepadło.
measure-status-stopped = Zatrzymane, partie: { $done }. Te liczby zostają.
measure-status-done = gotowe, partie: { $done }
measure-status-failed = przerwane, partie: { $done }
measure-first = kto gra pierwszy
measure-say-warming = Trwają pierwsze partie.
measure-say-waiting = Za wcześnie, by coś powiedzieć: pierwsze podliczenie po { $games } partiach z każdym.
measure-say-strong = { $running ->
    [yes] Na razie: przy „{ $values }” za często wygrywa { $name }.
   *[no] Przy „{ $values }” za często wygrywa { $name }.
}
measure-say-weak = { $running ->
    [yes] Na razie: przy „{ $values }” za rzadko wygrywa { $name }.
   *[no] Przy „{ $values }” za rzadko wygrywa { $name }.
}
measure-say-high = { $running ->
    [yes] Na razie: przy „{ $values }” być może za często wygrywa { $name }.
   *[no] Przy „{ $values }” być może za często wygrywa { $name }.
}
measure-say-low = { $running ->
    [yes] Na razie: przy „{ $values }” być może za rzadko wygrywa { $name }.
   *[no] Przy „{ $values }” być może za rzadko wygrywa { $name }.
}
measure-say-balanced = { $running ->
    [yes] Na razie: przy „{ $values }” { $name } wygrywa w sam raz.
   *[no] Przy „{ $values }” { $name } wygrywa w sam raz.
}
measure-say-unsure = { $running ->
    [yes] Na razie: jeszcze nie wiadomo, czy { $name } wygrywa w sam raz.
   *[no] Te partie nie mówią, czy { $name } wygrywa w sam raz.
}
measure-alike = { $one } i { $other }: nie da się ich odróżnić.
measure-outside = { $count ->
    [one] Poza swoim pasmem jest jeszcze jeden element: { $names }.
    [few] Poza swoim pasmem są jeszcze { $count } elementy: { $names }.
   *[many] Poza swoim pasmem jest jeszcze { $count } elementów: { $names }.
}
measure-inside = Żaden inny element nie jest wyraźnie poza swoim pasmem.
measure-before = { $count ->
    [one] Przed twoim jest jedno badanie.
    [few] Przed twoim są { $count } badania.
   *[many] Przed twoim jest { $count } badań.
}
measure-soon = Zaraz się zacznie.
measure-failed = Badanie się urwało. To, co rozegrano, zostaje.
measure-failed-games = Zbyt wielu partii nie dało się dokończyć, więc badanie stanęło. Pozostałe zostają.
measure-time = Zatrzymane, partie: { $done }. Ta sala nie daje jednemu badaniu więcej czasu. Te liczby zostają.
measure-seconds = { $count ->
    [one] jeszcze około sekundy
    [few] jeszcze około { $count } sekund
   *[many] jeszcze około { $count } sekund
}
measure-minutes = { $count ->
    [one] jeszcze około minuty
   *[many] jeszcze około { $count } minut
}
measure-link = Link do tego badania
measure-away = Sala nie odpowiada. Strona wciąż próbuje.
measure-pause = Wstrzymaj
measure-stop = Zatrzymaj i zachowaj
measure-go-on = { $count ->
    [one] Rozegraj pozostałą partię
   *[other] Rozegraj pozostałe partie ({ $count })
}
measure-copied = Link skopiowany
measure-share = Udostępnij
measure-report = Raport
measure-files = Liczby dla innych programów:
measure-remove = Zapomnij to badanie
measure-honest = Kto często zagląda, znajduje różnice, których nie ma. Oceny padają tylko przy czterech podliczeniach, ustalonych z góry, z progami, które to uwzględniają; pomiędzy nimi liczby się ruszają, oceny nie.
measure-lanes = Pudełka
measure-base = pierwsze
measure-lane = partie: { $games } z { $of }
measure-lane-ended = pewne, partie: { $games }
measure-few = { $count ->
    [0] jeszcze nieużyte
    [one] jedno użycie: za mało
    [few] { $count } użycia: za mało
   *[many] { $count } użyć: za mało
}
measure-sure = Na ile to pewne?
measure-sure-of = Na ile to pewne? Wygrane w miarę kolejnych partii: { $name }
measure-as-table = Pokaż jako tabelę
measure-as-chart = Pokaż jako wykres
measure-after = po tylu partiach
measure-whisker = Przy „{ $value }” { $name } wygrywa { $share }, przedział { $span }: { $verdict }.
measure-shaded = Cień: przedział 95%. Zielone: cel.
measure-moves = Co się z tym zmienia
measure-moves-taken = { $name }: brane, gdy dostępne
measure-moves-earned = { $name }: zdobyte punkty
measure-moves-first = Wygrywa, kto gra pierwszy
measure-moves-wins = { $name }: wygrane
measure-moves-none = Jedno pudełko: nie ma czego porównać.
measure-word-grows = rośnie
measure-word-falls = spada
measure-word-unsure = jeszcze niepewne
measure-word-same = bez zmian
measure-proposals = Proponowane wartości
measure-proposals-line = Z każdą rozegrano te same rozdania. Nic się nie zmieni bez twojej zgody.
measure-proposals-none = Żadna z wypróbowanych wartości nie daje pewności, że element mieści się w paśmie. Spróbuj innych liczb albo więcej partii.
measure-proposals-wait = Próbowane są sąsiednie wartości; te na pewno złe kończą wcześniej.
measure-put = Wstaw do szkicu
measure-put-done = Jest w szkicu
measure-of-games = partie: { $games }
measure-components = Elementy
measure-with = Przy
measure-all = Wszystkie ({ $count })
measure-fewer = Mniej
measure-col-component = element
measure-col-offered = dostępne
measure-col-taken = wzięte
measure-col-round = runda
measure-col-points = zdobyte punkty
measure-col-wins = wygrane miejsc, które go użyły
measure-col-change = wobec pierwszego
measure-col-verdict = ocena
measure-through = przez inne
measure-suggest = Zaproponuj wartości
measure-verdict-balanced = wyważone
measure-verdict-unsure = jeszcze niepewne
measure-verdict-watch = do obserwacji
measure-verdict-strong = za silne
measure-verdict-weak = za słabe
measure-verdict-few = za mało
measure-verdict-none = bez oceny

## Print and play
paper-tab = Druk
paper-title = Wydrukuj i graj
paper-not-good = { $count ->
    [one] Jeszcze nie do druku: pudełko ma jeden błąd. Popraw go w zakładce z kartami.
    [few] Jeszcze nie do druku: pudełko ma { $count } błędy. Popraw je w zakładce z kartami.
   *[many] Jeszcze nie do druku: pudełko ma { $count } błędów. Popraw je w zakładce z kartami.
}
paper-what = Co drukować
paper-boards = Plansze
paper-reference = Ściągi
paper-size = Papier
paper-a4 = A4
paper-letter = Letter
paper-backs = Rewersy
paper-backs-none = Brak
paper-backs-behind = Druga strona
paper-backs-fold = Do zgięcia
paper-backs-behind-line = Odbite w poziomie: odwróć kartkę wzdłuż długiej krawędzi.
paper-backs-fold-line = Awers i rewers obok siebie, z kropkowaną linią zgięcia.
paper-cuts = Cięcie
paper-cuts-corners = Narożniki
paper-cuts-lines = Linie
paper-cuts-none = Brak
paper-bleed = Kolor do brzegu
paper-bleed-line = Tło wychodzi 2 mm poza zewnętrzne cięcia.
paper-ink = Mniej tuszu
paper-ink-line = Białe tło i kontury: dobre w czerni i bieli.
paper-words = Teksty na kartach
paper-words-line = Co robi każda karta, w twoim języku.
paper-summary = Arkusze: { $sheets }, elementy: { $pieces }
paper-summary-backs = Arkusze z rewersami: { $sheets }, elementy: { $pieces }
paper-print = Drukuj lub zapisz PDF
paper-print-line = W oknie druku wybierz 100% i brak marginesów.
paper-sheet = Arkusz { $number } z { $of }
paper-before = Poprzedni arkusz
paper-after = Następny arkusz
paper-head = { $box } ({ $game }) · { $kind } · arkusz { $number } z { $of }
paper-rule = Ta linia ma 50 mm. Jeśli nie, drukuj w skali 100%.
paper-nothing = Nic nie wybrano. Wybierz, co drukować.
paper-options = Opcje
paper-checks = Przed drukiem
paper-fits = Wszystkie teksty mieszczą się na kartach.
paper-tight = { $count ->
    [one] Żeby się zmieścił, tekst jednej karty jest mniejszy: { $names }.
    [few] Żeby się zmieściły, mniejsze są teksty { $count } kart: { $names }.
   *[many] Żeby się zmieściły, mniejsze są teksty { $count } kart: { $names }.
}
paper-grey = Czytelne w szarości: każdy kolor ma swój znak.
paper-copies = Egzemplarze jak w pudełku.

# Oneself: an account, its passkeys and codes, and the key ring.
me-title = Ty
me-hello = Witaj, { $name }
me-line = Twoja nazwa, stoły i rankingi są takie same na każdym urządzeniu.
me-line-guest = Do gry wystarczy pseudonim. Tutaj przeniesiesz swoje stoły na inne urządzenie albo zachowasz nazwę na stałe.
account-title = Zachowaj moją nazwę
account-why = Z kontem twoje stoły są na każdym urządzeniu, partie rankingowe się liczą i masz profil. Bez e-maila i bez hasła.
account-make = Zachowaj tę nazwę
account-passkey = Przeglądarka utworzy klucz dostępu: otwierasz go odciskiem palca, twarzą lub kodem PIN, tak jak swoje urządzenie.
account-have = Masz już konto?
account-enter = Zaloguj się kluczem dostępu
account-lost = Nie masz klucza dostępu pod ręką?
account-code = Kod odzyskiwania
account-recover = Zaloguj się kodem
passkey-closed = Nie wybrano klucza dostępu. Nic się nie zmieniło.
account-you = Nazwa i profil
account-rename = Zmień nazwę
account-renamed = Od teraz obowiązuje nowa nazwa.
account-kept = Zapisano.
account-seen = Kto widzi mój profil
seen-by-everybody = wszyscy
seen-by-friends = znajomi
seen-by-nobody = nikt
account-leave = Wyloguj się tutaj
passkeys-title = Klucze dostępu
passkeys-why = Dodaj klucz na każdym urządzeniu, którego używasz. Jeśli zgubisz urządzenie, usuń tutaj jego klucz.
passkey-nameless = Klucz dostępu
passkey-dates = utworzony { $made }, ostatnio użyty { $used }
passkey-remove = Usuń
passkey-remove-label = Usuń klucz dostępu „{ $name }”
passkey-add = Dodaj klucz dostępu
passkey-added = Nowy klucz dostępu otwiera odtąd twoje konto.
codes-title = Kody odzyskiwania
codes-fresh = Twoje nowe kody odzyskiwania
codes-why = Zapisz je albo schowaj tam, gdzie nikt inny nie zagląda. Każdy otwiera twoje konto jeden raz, gdy nie masz klucza dostępu. Nie zostaną pokazane ponownie.
codes-save = Zapisz jako plik
codes-done = Mam je
codes-left = { $count ->
    [one] Został ci { $count } kod odzyskiwania.
    [few] Zostały ci { $count } kody odzyskiwania.
   *[many] Zostało ci { $count } kodów odzyskiwania.
}
codes-new = Utwórz nowe kody
sessions-title = Gdzie trwają twoje sesje
session-nameless = Przeglądarka
session-here = ta przeglądarka
session-seen = ostatnio użyta { $when }
session-end = Wyloguj
session-end-label = Wyloguj „{ $name }”
session-ended = Wylogowano. Wszystko, co było otwarte w tamtej przeglądarce, jest zamknięte.
sessions-end-others = Wyloguj wszędzie indziej
data-title = Twoje dane
data-what = W pliku jest wszystko, co sala wie o tobie, razem z zapisem każdej twojej partii. Jeśli usuniesz konto, partie zostaną, a zamiast twojej nazwy będzie w nich „ktoś”.
data-export = Pobierz wszystko o mnie
data-forget = Usuń moje konto
data-forget-sure = Twoja nazwa, klucze dostępu, rankingi, profil i wiadomości z czatu zostaną od razu usunięte i nie da się ich przywrócić. Trwające partie zostaną poddane.
data-forget-yes = Usuń wszystko
data-forget-no = Zachowaj konto
ring-title = Pęk kluczy
ring-what = { $count ->
    [one] Ta przeglądarka ma klucz do { $count } stołu. Przenieś go na inne urządzenie.
    [few] Ta przeglądarka ma klucze do { $count } stołów. Przenieś je wszystkie na inne urządzenie.
   *[many] Ta przeglądarka ma klucze do { $count } stołów. Przenieś je wszystkie na inne urządzenie.
}
ring-none = Ta przeglądarka nie ma jeszcze żadnego stołu. Gdy gdzieś usiądziesz, przeniesiesz stąd swój stół na inne urządzenie.
ring-boxes = Razem z nimi pójdą pudełka z twojej pracowni: oba urządzenia będą miały tę samą półkę.
ring-make = Utwórz link i kod do zeskanowania
ring-once = Otwórz to na drugim urządzeniu w ciągu dziesięciu minut. Działa raz. Kto to otworzy, ma twoje miejsca.
ring-qr = Kod QR z linkiem
ring-here = { $count ->
    [0] Pęk kluczy był pusty.
    [one] { $count } stół jest teraz w tej przeglądarce.
    [few] { $count } stoły są teraz w tej przeglądarce.
   *[many] { $count } stołów jest teraz w tej przeglądarce.
}
somebody = Ktoś

# A profile: ratings, results, replays, records; the leaderboard; rated games.
profile-who = Kto to jest
profile-line = { $games ->
    [one] W sali od: { $since }. Jedna partia, { $people ->
        [0] z botami
       *[other] z ludźmi
    }.
    [few] W sali od: { $since }. { $games } partie, w tym z ludźmi: { $people }.
   *[many] W sali od: { $since }. { $games } partii, w tym z ludźmi: { $people }.
}
profile-edit = Edytuj
profile-seen = Widoczność: { $who }
profile-share = Udostępnij
profile-open = Mój profil
profile-ratings = Rankingi w poszczególnych grach
profile-month = { $change } w tym miesiącu
profile-unrated = jeszcze bez partii rankingowej
profile-rating = Ranking
profile-first-dot = Pierwsza partia rankingowa narysuje pierwszy punkt.
profile-no-rating = Nie ma jeszcze żadnej partii rankingowej.
graph-hint = Zacieniony obszar: niepewność. Linie kropkowane: nasze boty.
graph-provisional = { $count ->
    [one] Jeszcze { $count } partia, zanim ranking będzie dość pewny.
    [few] Jeszcze { $count } partie, zanim ranking będzie dość pewny.
   *[many] Jeszcze { $count } partii, zanim ranking będzie dość pewny.
}
graph-finding = { $game }: od { $first } do { $rating }, plus minus { $doubt }; powyżej bota na poziomie { $level }.
graph-finding-low = { $game }: od { $first } do { $rating }, plus minus { $doubt }; poniżej wszystkich botów.
graph-keys = Ranking partia po partii: strzałki prowadzą od jednej do drugiej, Enter otwiera powtórkę
graph-point = { $sign ->
    [minus] { $day }: { $rating }, o { $size } mniej. Lokata { $place } z { $seats }.
   *[plus] { $day }: { $rating }, o { $size } więcej. Lokata { $place } z { $seats }.
}
graph-day = Dzień
graph-rating = Ranking
graph-change = Zmiana
graph-place = Lokata
graph-place-of = { $place } z { $seats }
graph-as-table = Pokaż jako tabelę
graph-as-picture = Pokaż jako wykres
results-title = Wyniki
results-among = Przeciw komu
results-all = Wszystkie
results-people = Ludzie
results-bots = Boty
results-share = { $won }% wygranych; uczciwy udział: { $fair }
results-told = { $game }: partii { $games }, według lokat { $counts }. Wygranych { $won } procent; uczciwy udział: { $fair }.
results-legend = Od lewej: pierwsza, druga, dalsze lokaty. Kreska w poprzek to uczciwy udział przy tej liczbie miejsc.
met-title = Ty i { $name }
met-line = { $games ->
    [one] Jedna partia.
    [few] { $games } partie.
   *[many] { $games } partii.
} Lepszy wynik: ty – { $ahead }, { $name } – { $behind }{ $even ->
    [0] .
   *[other] ; remis albo wspólna strona – { $even }.
}
met-replays = Powtórki gry { $game } z graczem { $name }
results-none = Jeszcze żadnej partii.
replays-title = Powtórki
replays-search = Szukaj powtórek
replays-count = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}
replays-any = dowolne
replays-player = Z kim
replays-result = Wynik
replays-won = wygrana
replays-lost = bez wygranej
replays-ending = Zakończenie
replays-since = Od
replays-until = Do
replays-kept = Oznaczone
replays-favourites = ulubione
replays-shared = udostępnione
replays-favour = Ulubiona: { $names }
replays-share = Udostępnij
replays-is-shared = Udostępniona
replays-share-label = Udostępnij w profilu partię: { $names }
replays-open = Powtórka: { $game }, { $names }, { $day }
replays-more = Pokaż więcej
replays-no-hit = Nie ma takiej partii.
replays-all = Pokaż wszystkie partie
replays-none = Tu pojawi się pierwsza zakończona partia.
replays-conceded = Poddana przed końcem
records-title = Rekordy
records-none = Pierwsza partia ustanowi wszystkie.
record-points = Najwięcej punktów
record-margin = Najwyższa wygrana, w punktach
record-quick = Najszybsza wygrana, w ruchach
record-long = Najdłuższa partia, w ruchach
record-where = { $game }, miejsc: { $seats }, { $day }
boxes-title = Ulubione pudełka
boxes-games = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}
leaders-title = Tabela graczy
leaders-line = Osoby, które rozegrały co najmniej dziesięć partii rankingowych, i nasze boty na tej samej skali. 400 punktów przewagi to szanse dziesięć do jednego.
leaders-who = Nazwa
leaders-games = Partie
leaders-often = { $share }% partii rankingowych przeciw jednej osobie: { $name }
leaders-short = { $share }% partii rankingowych skończyło się bardzo szybko
leaders-none = Nikt nie rozegrał jeszcze dziesięciu partii rankingowych.
rated-friendly = Towarzyska
rated-rated = Rankingowa
rated-choice = Rankingowa czy towarzyska
rated-needs = Partie rankingowe wymagają stałej nazwy i zegara.
rated-keep = Zachowaj moją nazwę
rated-level = Poziom
rated-any = dowolny
rated-near = zbliżony do mojego
rated-here = Ta partia liczy się do rankingu. Bez ułatwień i bez cofania; odejście oznacza przegraną.
rated-people = Partie rankingowe toczą się między ludźmi: zostaw miejsce dla kogoś, kto dołączy.
rated-box = Partie rankingowe rozgrywa się pudełkiem dołączonym do gry, takim samym dla wszystkich.
rated-means = Partia liczy się do rankingu wszystkich, którzy w nią grają. Ułatwienia i cofanie są wyłączone, zegar chodzi, każdy potrzebuje konta, a odejście oznacza przegraną.
hall-no-push = Ta sala nie korzysta z usługi powiadomień tej przeglądarki.
push-turn = Twoja tura: { $game }
push-turn-body = Pozostali czekają na ciebie.
push-late = Zostało mało czasu: { $game }
push-late-body = Wciąż trwa twoja tura.
push-asked = Zaproszenie do gry: { $game }
push-asked-body = Czeka na ciebie wolne miejsce.
push-cup = Zaproszenie na turniej: { $cup }
push-cup-body = Gra turnieju: { $game }.
push-pair = { $cup }: zaczyna się runda { $round }
push-pair-body = Pary są rozlosowane, twój stół jest otwarty.
push-round-body = Twoja partia jeszcze trwa. Gdy czas rundy minie, wygra ten, kto krócej myślał.
push-round-hours = { $hours ->
    [one] { $cup }: do końca rundy { $hours } godzina
    [few] { $cup }: do końca rundy { $hours } godziny
   *[many] { $cup }: do końca rundy { $hours } godzin
}
push-round-minutes = { $minutes ->
    [one] { $cup }: do końca rundy { $minutes } minuta
    [few] { $cup }: do końca rundy { $minutes } minuty
   *[many] { $cup }: do końca rundy { $minutes } minut
}
push-several-body = Otwórz salę, aby je zobaczyć.
notify-title = Gdy nadchodzi twoja tura
notify-on = Ta przeglądarka powiadamia o twojej turze, o zaproszeniach i o kończącym się czasie, także gdy strona jest zamknięta.
notify-can = Ta przeglądarka może powiadamiać o twojej turze, także gdy strona jest zamknięta.
notify-cannot = Ta przeglądarka nie potrafi powiadamiać przy zamkniętej stronie.
notify-refused = Ta przeglądarka ma zakaz powiadomień z tej strony. Możesz to zmienić w jej ustawieniach.
notify-start = Tak, powiadamiaj mnie
notify-stop = Już nie w tej przeglądarce
notify-failed = Usługa powiadomień przeglądarki nie odpowiada. Spróbuj później.
notify-games = O tych grach
notify-reminders = Przypominaj przed końcem czasu w partiach, w których na ruch są dni
notify-quiet = Godziny ciszy: powiadomienia czekają, aż miną
notify-quiet-from = Cisza od
notify-quiet-until = Cisza do
push-several = { $count ->
    [one] { $count } stół czeka na ciebie
    [few] { $count } stoły czekają na ciebie
   *[many] { $count } stołów czeka na ciebie
}
care-block = Zablokuj: { $name }…
block = Zablokuj
block-no = Nie
block-sure = Nie usłyszysz już tej osoby, nie usiądzie ona przy twoich stołach, a szukanie partii nigdy was nie połączy. Nie dowie się o tym. Możesz to cofnąć na stronie „Towarzystwo”.
block-done = Już nie spotkasz gracza { $name }.
unblock = Odblokuj: { $name }
blocked-title = Zablokowani
blocked-what = Nie spotykasz tych osób: ani przy stole, ani w rozmowie.
friends-title = Towarzystwo
friends-yours = Twoi znajomi
friends-none = Wyślij komuś swój link i usiądźcie przy jednym stole.
friends-need = Znajomi wymagają stałej nazwy.
friend-link = Wyślij mój link
friend-link-text = Zostańmy znajomymi w Skyhall
friend-link-copied = Link został skopiowany.
friend-link-what = Kto skorzysta z niego w ciągu tygodnia i się zgodzi, zostaje twoim znajomym. Nowy link go zastępuje.
friend-offer = { $name } chce cię dodać do znajomych
friend-offer-what = Znajomi widzą swoje stoły, zapraszają się nawzajem i mogą oglądać profile udostępnione znajomym.
friend-accept = Tak, zostańmy znajomymi
friend-made = { $name } jest teraz wśród twoich znajomych.
friend-part = Usuń
friend-part-label = Usuń ze znajomych: { $name }
friend-here = w sali
friend-away = poza salą
friend-plays = gra w { $game }
friend-waits = czeka na graczy: { $game }
friend-watch-label = { verb-look }: { $name }
friend-join-label = { seek-sit }: { $name }
groups-title = Grupy na stały wieczór
groups-none = Grupa ma swoich ludzi, swój wieczór i stół dla wszystkich jednym kliknięciem.
group-new = Nowa grupa
group-change = Zmień
group-change-label = Zmień grupę { $name }
group-name = Nazwa
group-game = Zwykle gra w
group-game-any = różne gry
group-day = Wieczór
group-day-none = bez stałego wieczoru
group-time = O godzinie ({ $zone })
group-keep = Zapisz
group-next = Najbliższy wieczór: { $when }.
group-table = Stół dla wszystkich
group-bring = Dodaj kogoś ze znajomych
group-remove = Usuń: { $name }
group-leave = Opuść
group-leave-label = Opuść grupę { $name }
invited = { $name } zaprasza cię do gry: { $game }
invited-no = Nie, dziękuję
invite-friends = Znajomi do zaproszenia
invite-friend-label = Zaproś: { $name }
invite-friend = Zaproś
invite-asked = Zaproszono
create-same = Wszyscy z poprzedniego stołu dostaną zaproszenie.
create-group = Cała grupa dostanie zaproszenie.
ending-same = Nowy stół z tymi samymi ludźmi
# Files in the studio
studio-bring = Wczytaj plik
studio-bring-note = Pudełko dowolnej z gier, w formacie TOML.
studio-sheets = Arkusze
studio-sheet-of = Która lista
studio-sheet-save = Zapisz listę jako CSV
studio-sheet-bring = Wczytaj listę z pliku CSV
studio-sheet-taken = { $count ->
    [one] Wczytano jeden wpis. „Cofnij” przywraca poprzednie.
    [few] Wczytano { $count } wpisy. „Cofnij” przywraca poprzednie.
    [many] Wczytano { $count } wpisów. „Cofnij” przywraca poprzednie.
   *[other] Wczytano { $count } wpisu. „Cofnij” przywraca poprzednie.
}

# Turnieje

nav-tournaments = Turnieje
ending-called-clock = Czas rundy minął: wygrywa ten, kto krócej się zastanawiał.
ending-called-organiser = O tej partii rozstrzygnął organizator.
replays-called = Rozstrzygnięta przez organizatora lub zegar
step-call = Partia rozstrzygnięta: runda się skończyła albo zdecydował organizator.
tour-new = Zorganizuj turniej
tour-none = Na razie żadnego nie zaplanowano. Zorganizuj własny: wystarczą cztery osoby.
tour-needs = Turnieje wymagają stałej nazwy
tour-list-mine = Twoje
tour-list-open = Otwarte
tour-list-running = W toku
tour-list-over = Zakończone
tour-list-done = Zakończony.
tour-you-are-asked = Masz zaproszenie.
tour-terms = { $game }, liczba miejsc: { $seats }, { $clock }. { $format }.
tour-format-swiss = System szwajcarski
tour-format-robin = Każdy z każdym
tour-rated = rankingowy
tour-friendly = towarzyski
tour-by-link = tylko z linkiem
tour-span-days = { $days ->
    [one] 1 dzień
    [few] { $days } dni
   *[other] { $days } dni
}{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } godz.
}
tour-span-hours = { $hours } godz.{ $minutes ->
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
tour-resting-bye = { $name } pauzuje i dostaje punkt.
tour-resting-left = { $name }: rywal zrezygnował, punkt przyznany.
tour-resting-apart = { $name }: bez stołu w tej rundzie, pół punktu.
tour-rounds = rundy
tour-round = Runda { $round }
tour-table = Stół { $number }
tour-count-over = zakończone: { $over } z { $all }
tour-points = { $count ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
tour-first = zaczyna
tour-over = koniec
tour-called = rozstrzygnięte
tour-you-play = Twoja kolej, zostało { $left }
tour-plays = gra { $name }, { $left }
tour-late = { $name } się spóźnia: zostało { $left }
tour-round-ends = Runda kończy się za { $span }.
tour-replay = Powtórka
tour-watch = Oglądaj
tour-play = Graj
tour-look-in = Zajrzyj
tour-verb-label = { $verb }, stół { $number }
tour-why = Dlaczego takie pary?
tour-why-swiss = Spotykają się osoby z równą liczbą punktów, nikt nie trafia drugi raz na tego samego rywala, póki da się tego uniknąć, a kto częściej zaczynał, teraz gra jako drugi.
tour-why-robin = Każdy spotyka się z każdym raz i zaczyna tyle samo razy, ile gra jako drugi.
tour-why-tables = Spotykają się osoby z równą liczbą punktów, jak najrzadziej te, które już ze sobą grały, a miejsca zmieniają się co rundę.
tour-why-odd = Przy stole { $table } punkty są różne: nie było już nikogo z równą liczbą.
tour-why-again = Przy stole { $table } ktoś spotyka się ponownie: nie było innego wyjścia.
tour-standings = Tabela
tour-standings-when = po zakończonych partiach
tour-players = Uczestnicy
tour-player = gracz
tour-place = lokata
tour-place-n = Lokata { $place }
tour-no-points = Bez punktów
tour-points-head = punkty
tour-rivals = rywale
tour-rivals-what = Suma punktów wszystkich rywali; rozstrzyga przy równej liczbie punktów
tour-up = w górę
tour-down = w dół
tour-you = ty
tour-left = rezygnacja
tour-somebody = Ktoś
tour-bye-letter = P
tour-square-won = Runda { $round }: wygrana, przeciwnik: { $names }
tour-square-lost = Runda { $round }: przegrana, przeciwnik: { $names }
tour-square-shared = Runda { $round }: remis, przeciwnik: { $names }
tour-square-runs = Runda { $round }: partia trwa, przeciwnik: { $names }
tour-square-bye = Runda { $round }: bez stołu
tour-square-none = Runda { $round }: jeszcze nie rozlosowana
tour-deals = Każdy stół ma własne rozdanie. Skrót jego ziarna znamy od początku; samo ziarno widać po partii.
tour-deals-check = Sprawdź
tour-seed = ziarno
cup-asked = Masz zaproszenie na turniej { $cup }.
cup-pair = { $cup }, runda { $round }: twój stół jest otwarty.
cup-soon = { $cup }: runda kończy się za { $span }, a twoja partia jeszcze trwa.
cup-look = Zobacz
cup-away = Schowaj
tour-game-round = Runda { $round }
tour-game-round-of = Runda { $round } z { $of }
tour-tab-pairs = Pary
tour-tab-standings = Tabela
tour-tab-rules = Zasady
tour-rules = Zasady
tour-rule-box = { $game }, pudełko „{ $box }”; bez ułatwień i cofania.
tour-rule-swiss = W każdej rundzie spotykają się osoby z równą liczbą punktów. Nikt nie odpada.
tour-rule-robin = Każdy gra z każdym.
tour-rule-tables = W każdej rundzie przy jednym stole siadają osoby z podobną liczbą punktów. Nikt nie odpada.
tour-rule-points = Wygrana to 1 punkt, remis ½, pauza 1 (najpierw ostatni w tabeli, nikt dwa razy, póki inni jeszcze nie pauzowali).
tour-rule-points-tables = Pierwsza lokata przy stole daje { $win } pkt, każda następna o jeden mniej; przy wspólnej lokacie punkty się dzieli. Pauza liczy się jak wygrana.
tour-rule-clock = Komu skończy się czas na decyzję, za tego gra bot, a punkt przepada, chyba że ta osoba wróci do gry. Runda trwa najwyżej { $span }; potem wygrywa ten, kto krócej się zastanawiał, a nieobecni nie dostają nic.
tour-rule-dates = Następna runda zaczyna się w swoim terminie, nawet jeśli wszystkie partie skończyły się wcześniej.
tour-rule-soon = Następna runda zaczyna się, gdy tylko skończą się wszystkie partie.
tour-rule-leave = Kto rezygnuje, nie gra w kolejnych rundach; rozegrane partie się liczą, a kolejni rywale w systemie „każdy z każdym” dostają punkt. Osoby, które się zablokowały, nie spotykają się: po pół punktu.
tour-rule-ties = Przy równej liczbie punktów: najpierw punkty wszystkich rywali, potem partie między sobą, potem wygrane z innego miejsca przy stole niż pierwsze; jeśli i to nie rozstrzyga, lokata jest wspólna.
tour-rule-rated = Partie liczą się do rankingu, oprócz tych, o których rozstrzygnie organizator.
tour-rule-friendly = Partie są towarzyskie.
tour-rule-organiser = Organizuje { $name }.
tour-join = Weź udział
tour-start = Zacznij teraz
tour-pause = Wstrzymaj
tour-resume = Wznów
tour-invite = Zaproś…
tour-invite-group = Grupa { $name }
tour-asked = { $count ->
    [0] Nie ma już kogo zaprosić.
    [one] Zaproszono jedną osobę.
    [few] Zaproszono { $count } osoby.
   *[other] Zaproszono { $count } osób.
}
tour-link = Udostępnij link
tour-link-copied = Link skopiowany. Kto go ma, może wziąć udział.
tour-leave = Zrezygnuj
tour-leave-sure = W kolejnych rundach nie dostaniesz już stołu. Rozegrane partie się liczą; ta, którą grasz, toczy się dalej.
tour-cancel = Odwołaj
tour-cancel-sure = Turniej się nie odbędzie.
tour-end = Zakończ teraz
tour-end-sure = Nie będzie już rund. Partie, które jeszcze trwają, się nie liczą.
tour-stay = Nie, zostaw
tour-drop = Wyklucz
tour-drop-label = Wyklucz: { $name }
tour-drop-sure = Ta osoba nie dostanie już stołu w kolejnych rundach. Rozegrane partie się liczą.
tour-decide = Rozstrzygnij
tour-decide-label = Rozstrzygnij stół { $number }
tour-decide-title = Rozstrzygnij stół { $number }
tour-decide-what = Dla stołu, przy którym partia utknęła. Zakończy się i nie będzie się liczyć do rankingu.
tour-name = Nazwa
tour-seats = Miejsca przy stole
tour-form = System
tour-form-swiss = Szwajcarski
tour-form-robin = Każdy z każdym
tour-how-many = Liczba rund
tour-length = Czas na rundę
tour-next = Następna runda
tour-next-soon = gdy tylko skończą się wszystkie partie
tour-next-dates = gdy nadejdzie jej termin
tour-least = Najmniej graczy
tour-most = Najwięcej graczy
tour-starts = Początek
tour-starts-none = Puste: turniej zaczynasz ty.
tour-listed = Pokaż na liście; inaczej przyjdą tylko osoby z linkiem
tour-strict = Wszystkie partie toczą się bez ułatwień i cofania. Każdy uczestnik potrzebuje konta.
tour-make = Utwórz turniej
about-tournament = Turniej
about-tournament-to = Do turnieju

# Układanie talii
decks-title = Talie
decks-back = Do gry
decks-name = Nazwa talii
decks-unnamed = Moja talia { $number }
decks-new = Nowa talia: zapisuje się od pierwszego kliknięcia.
decks-kept = Zapisana w tej przeglądarce
decks-no-room = Ta przeglądarka nie ma już miejsca: zabierz talię jako tekst.
decks-by-link = Przyszła z linkiem; zapisze się, gdy coś w niej zmienisz.
decks-mine = Moje talie
decks-none = W tej przeglądarce nie masz jeszcze żadnych talii.
decks-begin = Pusta talia
decks-samples = Zacznij od talii z pudełka
decks-copy = Kopiuj
decks-copy-of = Kopiuj: { $name }
decks-throw-of = Wyrzuć: { $name }
decks-throw-yes = Tak, wyrzuć
decks-box-usual = Zwykłe pudełko
decks-own-box = Talie do własnego pudełka: otwórz je w pracowni i wybierz „Układaj z niego talie”.
decks-from-box = Układaj z niego talie
decks-heroes = Bohaterowie
decks-state-none = poza talią
decks-state-wrong = do poprawy
decks-state-premade = gotowy zestaw
decks-state-legal = ułożony
decks-pool = Karty do wyboru
decks-show = Które karty widać
decks-for = Dla: { $hero }
decks-all = Wszystkie karty
decks-faction = Każda frakcja
decks-hero = Każdy bohater
decks-cost = Każdy koszt
decks-cost-of = Koszt { $cost }
decks-rune = Każda runa
decks-search = Szukaj w nazwach i tekstach
decks-none-found = Nie ma takiej karty.
decks-show-again = Pokaż znowu pozostałe
decks-card-told = { $name }: { $kind ->
    [action] akcja
   *[other] reakcja
}, koszt { $cost }, { $runes ->
    [none] bez run
   *[other] { $runes }
}, modyfikator { $modifier }. { $text }
decks-copies = Kopie: { $card }
decks-copies-of = { $card }: { $n ->
    [0] brak
    [one] jedna kopia
    [few] { $n } kopie
   *[other] { $n } kopii
}
decks-to = Dla: { $hero }
decks-ultimate = Karta ostateczna ({ $hero }): zawsze jedna kopia
decks-always = zawsze
decks-whole = Talia
decks-whole-of = Cała talia, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}, { $heroes ->
    [one] jeden bohater
    [few] { $heroes } bohaterowie
   *[other] { $heroes } bohaterów
}
decks-set-of = Zestaw: { $hero }
decks-empty-set = { $hero } nie należy do tej talii. Wybierz jedną kartę trzy razy i dwie karty po dwa razy; przy stole gotowy zestaw jest o jedno kliknięcie.
decks-from-premade = Zacznij od gotowego zestawu
decks-leave = Usuń tego bohatera z talii
decks-drop = Usuń: { $card }
decks-sums = Modyfikatory: { $modifiers }, najwyżej { $most }
decks-problems = { $count ->
    [one] Jedna rzecz do poprawy
    [few] { $count } rzeczy do poprawy
   *[other] { $count } rzeczy do poprawy
}
decks-legal = Wszystko jest zgodne z zasadami.
decks-curve = Karty według kosztu
decks-curve-of = Koszt { $cost }: { $n ->
    [one] jedna karta
    [few] { $n } karty
   *[other] { $n } kart
}
decks-runes = Runy
decks-reactions = { $reactions ->
    [one] Jedna reakcja
    [few] { $reactions } reakcje
   *[other] { $reactions } reakcji
} · razem { $cost } many
decks-text = Jako tekst
decks-text-what = Jeden wiersz na bohatera: jedna karta trzy razy, dwie po dwa razy. Terminal czyta i pisze to samo (skyhall deck).
decks-line = Wiersz { $line }: { $text }
decks-unread = Wiersze nie do odczytania: { $lines }. Najpierw popraw je tutaj; nic nie przepadnie.
decks-take-text = Użyj tego tekstu
decks-copy-text = Kopiuj tekst
decks-save-text = Zapisz jako plik
decks-from-file = Z pliku
decks-link = Talie
decks-build-first = Ułóż talie, zanim usiądziesz do stołu
