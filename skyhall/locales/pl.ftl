# What every page says, and the frame of every table at first sight. What is said in one room alone is in its folder.

## The hall
language = Język
theme = Motyw
theme-light = Jasny
theme-day = Automatyczny
theme-dark = Ciemny
play-now = Graj teraz
learn = Nauka
watch = Oglądaj
loading = Chwila.
page-gone = Sala nie odpowiada. Strona wciąż próbuje.
not-here = Za tymi drzwiami nic nie ma.
to-the-hall = Do sali
close = Zamknij
your-name = Grasz jako
guest = Gość

## A new table
create-game = Gra
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
create-edition = Pudełko
edition-tuned = Wyważone
edition-standard = Standardowe
edition-short-tuned = Wyważone
edition-short-standard = Standardowe
box-why-tuned = Wyważone przez nas: niektóre wartości są inne niż w instrukcji.
box-why-standard = Wszystkie wartości z instrukcji, a nasze tam, gdzie ich nie podaje.
box-differs = Różnice względem pudełka „{ $base }”: { $told }
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
choice-yes = tak
choice-no = nie
page-your-turn = Twoja tura

## The lobby and joining
lobby-copy = Kopiuj link
lobby-copied = Skopiowano
learn-game = Nauka: { $game }
about-open = O tym stole
clock-days = { $days ->
    [one] { $days } dzień
   *[many] { $days } dni
} { $hours } h
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
house-no-talk = bez czatu
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
seat-next = zaraz gra
seat-resigned = partia poddana
seat-come-back = Wróć na moje miejsce
tray = Co możesz zrobić
dock = Cofnij, stół i zagraj
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
watching-title = Oglądasz partię.
watching-what = Widzisz to, co mogą widzieć wszyscy: dziennik, zasady i czat są dla ciebie otwarte, karty na rękach i sekrety – nie.
chat-unread = nieprzeczytane
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
menu-speed = Tempo
speed-slow = Wolne
speed-normal = Zwykłe
speed-fast = Szybkie
menu-replay = Powtórka od początku

## Replay and end
replay-title = Powtórka
ending-title = { $count ->
    [one] Wygrywa { $names }
   *[many] Wspólna wygrana: { $names }
}
ending-draw = Remis
ending-conceded = { $count ->
    [one] { $names } poddaje partię.
   *[many] { $names } poddają partię.
}
ending-conceded-you = Poddajesz partię.
ending-line = Punktacja
ending-replay = Obejrzyj powtórkę
choose-which = Co wybierasz?
board-plain = Stół w liczbach
words-plain = Co możesz zrobić
review-this = Analizuj tę partię

## Without a mouse, without sight
announcements = Co dzieje się przy stole
reading-open = Czytaj planszę
reading-chosen = Wybrane: { $what }. Naciśnij jeszcze raz, by zagrać.
board-whole = Cała plansza
keys = Klawisze
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
state-again = { $name } cofa ruch i wybiera na nowo.
log-you = ty
log-points = z { $before } na { $after ->
    [one] { $after } punkt
    [few] { $after } punkty
   *[many] { $after } punktów
}
log-back = { $name } cofa ten ruch
log-back-you = Cofasz ten ruch
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
lesson-panel = Lekcja

# The coach of a first game.

coach = Trener
tab-coach = Trener
coach-take-back = Cofnij
coach-anyway = Mimo to zagraj
coach-log = Dziennik i zasady
coach-back = Wróć do trenera

# The illustrated rules.

rules-icons = Ikony
rules-print = Drukuj
rules-full = Zasady z obrazkami
rules-no-reminder = Ta gra nie ma ściągi.
rules-again = Zacznij od nowa

# The studio

yes = tak
no = nie
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
somebody = Ktoś

# A profile: ratings, results, replays, records; the leaderboard; rated games.

rated-rated = Rankingowa
care-block = Zablokuj: { $name }…
block = Zablokuj
block-no = Nie
block-sure = Nie usłyszysz już tej osoby, nie usiądzie ona przy twoich stołach, a szukanie partii nigdy was nie połączy. Nie dowie się o tym. Możesz to cofnąć na stronie „Towarzystwo”.

# Turnieje

ending-called-clock = Czas rundy minął: wygrywa ten, kto krócej się zastanawiał.
ending-called-organiser = O tej partii rozstrzygnął organizator.
step-call = Partia rozstrzygnięta: runda się skończyła albo zdecydował organizator.
decks-build-first = Ułóż talie, zanim usiądziesz do stołu
