# People: oneself, profiles, friends, groups, the leaderboard.

hall-no-accounts = W tej sali nie ma kont. Wystarczy pseudonim.
hall-no-passkeys = Przeglądarki tworzą klucze dostępu tylko przez HTTPS i dla adresu z nazwą. Zapytaj osobę, która prowadzi salę.

# Oneself: an account, its passkeys and codes, and the key ring.

me-hello = Cześć, { $name }
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
profile-unrated = jeszcze bez rankingu
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
results-share = { $won }% wygranych; równy udział: { $fair }%
results-told = { $game }: partii { $games }, według lokat { $counts }. Wygranych { $won }%; równy udział: { $fair }%.
results-legend = Od lewej: pierwsza, druga, dalsze lokaty. Kreska w poprzek to równy udział przy tej liczbie miejsc.
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
notify-title = Gdy nadchodzi twoja tura
notify-on = Ta przeglądarka powiadamia o twojej turze, o zaproszeniach i o kończącym się czasie, także gdy strona jest zamknięta.
notify-can = Ta przeglądarka może powiadamiać o twojej turze, także gdy strona jest zamknięta.
notify-cannot = Ta przeglądarka nie potrafi powiadamiać przy zamkniętej stronie.
notify-refused = Ta przeglądarka ma zakaz powiadomień z tej strony. Możesz to zmienić w jej ustawieniach.
notify-start = Tak, powiadamiaj mnie
notify-stop = Już nie w tej przeglądarce
notify-failed = Usługa powiadomień przeglądarki nie odpowiada. Spróbuj później.
notify-games = O tych grach
notify-reminders = Przypominaj przed końcem czasu w partiach, w których na ruch są całe dni
notify-quiet = Godziny ciszy: powiadomienia czekają, aż miną
notify-quiet-from = Cisza od
notify-quiet-until = Cisza do
unblock = Odblokuj: { $name }
blocked-title = Zablokowani
blocked-what = Nie spotykasz tych osób: ani przy stole, ani w rozmowie.
friends-need = Aby mieć tu znajomych, potrzebujesz stałej nazwy.
friend-link = Wyślij mój link
friend-link-text = Zostańmy znajomymi w Skyhall
friend-link-copied = Link został skopiowany.
friend-link-what = Kto skorzysta z niego w ciągu tygodnia i się zgodzi, zostaje twoim znajomym. Nowy link go zastępuje.
friend-offer = { $name } chce cię dodać do znajomych
friend-offer-what = Znajomi widzą swoje stoły, zapraszają się nawzajem i mogą oglądać profile udostępnione znajomym.
friend-accept = Tak, zostańmy znajomymi
friend-made = { $name } jest teraz wśród twoich znajomych.
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
replays-called = Rozstrzygnięta przez organizatora lub zegar
