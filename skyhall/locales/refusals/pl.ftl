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
hall-stale = Partia poszła dalej: widzisz wersję { $version }, a jest już { $now }.
hall-illegal = „{ $word }” nie jest teraz dozwolonym ruchem.
hall-not-your-turn = To nie twoja tura.
hall-not-playing = Przy tym stole nie toczy się żadna partia.
hall-already-started = Partia już się zaczęła.
hall-not-over = To będzie możliwe dopiero po zakończeniu partii.
hall-bad-name = { $why ->
    [long] Nazwa może mieć najwyżej { $most ->
        [one] { $most } znak
        [few] { $most } znaki
       *[many] { $most } znaków
    }.
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
hall-nothing-to-undo = Nie masz czego cofnąć: coś odsłonięto albo zdecydował już ktoś inny.
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
hall-unplayable = Przy tym stole grano według zasad w wersji { $rules }; ta sala gra według wersji { $hall }.
hall-no-helps = Przy tym stole gra się bez ułatwień.
hall-no-coach = Przy tym stole nie ma trenera.
hall-used-pass = Ten link już wykorzystano albo jest za stary. Utwórz nowy w menu swojego stołu.
hall-used-ring = Ten pęk kluczy już wykorzystano albo jest za stary. Utwórz nowy na urządzeniu, na którym są twoje stoły.
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
hall-nobody-to-report = Na tym miejscu nie siedzi żadna inna osoba.
hall-report-what = Napisz w kilku słowach, co się stało.
hall-too-many = Za dużo naraz; poczekaj chwilę.
hall-lab-state = Z tym badaniem nie da się tego teraz zrobić.
hall-lab-busy = { $most ->
    [one] Jedno twoje badanie trwa albo czeka; więcej tu nie można. Poczekaj na nie albo je zatrzymaj.
    [few] { $most } twoje badania trwają albo czekają; więcej tu nie można. Poczekaj na któreś albo je zatrzymaj.
   *[many] { $most } twoich badań trwa albo czeka; więcej tu nie można. Poczekaj na któreś albo je zatrzymaj.
}
hall-lab-large = Partii byłoby { $games }, a w jednym badaniu ta sala rozgrywa najwyżej { $most }. Poproś o mniej partii albo mniej wartości.
hall-not-your-box = To pudełko stoi na cudzej półce.
hall-draft-changed = W międzyczasie zmieniono to pudełko gdzie indziej.
hall-shelf-full = Twoja półka jest pełna: ta sala przechowuje dla ciebie { $most ->
    [one] jedno pudełko
    [few] { $most } pudełka
   *[other] { $most } pudełek
}. Odłóż któreś na dobre albo zapisz je najpierw jako plik.
hall-versions-full = Ta sala przechowuje { $most ->
    [one] jedną wersję
    [few] { $most } wersje
   *[other] { $most } wersji
} pudełka. Usuń najpierw którąś ze starszych.
hall-box-large = To pudełko jest za duże na półkę: na jedno pudełko przypada w tej sali najwyżej { $most } tys. znaków.
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
hall-no-push = Ta sala nie korzysta z usługi powiadomień tej przeglądarki.
